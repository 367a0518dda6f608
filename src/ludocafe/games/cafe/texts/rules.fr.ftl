chapter-components = Le matériel

rule-CAF-01 = Le jeu comprend 4 cartes de départ et 48 cartes Plan, toutes différentes. Chaque carte est divisée en 6 cases, trois en largeur et deux en hauteur.
    .title = Les cartes

rule-CAF-02 = Votre carte Entreprise a deux fonctions : sa piste, de 1 à 8, indique les points d’action qu’il vous reste, et votre entrepôt se trouve en dessous, avec une colonne par couleur de grain. Chacune des 4 cartes Entreprise va avec la carte de départ qui porte le même dos.
    .title = La carte Entreprise

rule-CAF-03 = Il y a 140 grains de café, 35 de chaque sorte : Arabica, Robusta, Excelsa et Liberica. Partout où des couleurs sont énumérées ici, elles suivent l’ordre jaune, marron, vert, rouge.
    .title = Les grains de café

rule-CAF-04 = Pour nous, le jaune est l’Arabica, le marron le Robusta, le vert l’Excelsa et le rouge le Liberica : le livret cite couleurs et sortes dans cet ordre et n’en dit pas plus. C’est purement décoratif ; en jeu, seule la couleur compte.
    .title = Couleurs et sortes de café

rule-CAF-05 = Chaque joueur dispose d’un grand marqueur blanc pour sa piste de points d’action ; la boîte en contient 4, que le livret français appelle des tasses. L’unique pion Cafetier se trouve devant la personne qui est Cafetier à ce moment-là.
    .title = Marqueurs et pion

rule-CAF-06 = Il existe sept sortes de cases : production (A, avec un grain d’une couleur), séchage (B), torréfaction (C), Café (D), tasse, bateau et case vide. Un Café occupe soit une case, soit deux cases de la même carte qui se touchent par un côté.
    .title = Les sortes de cases

rule-CAF-07 = Chaque Café porte le nom de sa ville et son année d’ouverture. Il indique aussi combien de grains de chaque couleur il demande, et combien de points de victoire il rapporte une fois qu’il les a tous reçus.
    .title = Ce que montre un Café

rule-CAF-08 = 8 des 48 cartes Plan portent une étoile au dos. Elles ne servent que dans la partie standard à 4 joueurs. Ici, le dos des cartes de la pioche n’est pas montré : une étoile ne renseigne donc personne.
    .title = Les cartes étoile

rule-CAF-09 = Les grains ne manquent jamais. Autour d’une vraie table, si les cubes se font rares, un cube posé sur la carte Entreprise en vaut 5 ; les 35 cubes d’une couleur ne sont donc pas une limite. Vous pouvez toujours produire, même si bien plus de grains de cette couleur sont déjà en jeu.
    .title = Une réserve inépuisable

rule-CAF-10 = Votre carte de départ comporte trois cases de production qui se touchent et forment un groupe, une case de séchage, une case de torréfaction et une tasse. Dans le texte dont nous disposons du livret allemand, la dernière case porte plutôt un quatrième A. Nous jouons qu’elle sert à torréfier, comme dans les descriptions publiques du jeu, afin que chaque entreprise puisse produire, sécher et torréfier dès la première manche.
    .title = La carte de départ

rule-CAF-11 = Deux entreprises ne commencent jamais avec les mêmes couleurs : il manque à chaque carte de départ une couleur différente. La répartition exacte est la nôtre, car le livret ne la montre qu’en image ; regardez votre carte de départ pour connaître vos couleurs.
    .title = Les couleurs des cartes de départ

rule-CAF-12 = Les entreprises portent le nom des quatre origines citées dans l’introduction du livret : le Brésil, Sao Tomé-et-Principe, l’Angola et le Timor. Ces noms sont de nous et n’ont aucun effet sur le jeu.
    .title = Les noms des entreprises

rule-CAF-13 = Une carte Plan sert d’exemple dans le matériel du livret : en haut, un bateau, une case de production et une tasse ; en bas, une case de production, une case vide et un Café d’une case. Notre pioche contient une carte ainsi disposée ; ses couleurs et son Café sont notre choix.
    .title = La carte d’exemple

rule-CAF-14 = Dans notre pioche, aucune carte Plan ne montre plusieurs tasses ni plusieurs bateaux ; le livret n’en dit rien, et les cartes de votre propre boîte peuvent en montrer davantage. Pour avoir beaucoup de points d’action, il vous faut donc beaucoup de cartes à tasse – et mieux vaut ne pas couvrir les tasses que vous avez déjà.
    .title = Tasses et bateaux sur une carte

rule-CAF-15 = 23 Cafés historiques du Portugal figurent dans le jeu, chacun sur sa propre carte. Notre liste suit la route portugaise des Cafés historiques, qui a très probablement servi de modèle. Quand aucune année d’ouverture utilisable n’a pu être trouvée, un autre Café historique a pris sa place.
    .title = Les Cafés historiques

rule-CAF-16 = Les exemples du livret citent un Café de Coimbra qui demande 3 grains, des Cafés à 2, 3 et 4 points, et un Café qui a besoin de rouge et de jaune. Ceux qui prennent plus de place rapportent en général davantage. Ce qu’un Café de cette pioche demande et rapporte est indiqué sur sa carte.
    .title = Ce que demandent les Cafés

rule-CAF-17 = Le livret ne décrit pas les cartes Plan une par une. En dehors des quelques indications qu’il donne, la disposition, les couleurs, les commandes, les points et les étoiles de cette pioche sont donc notre création. Regardez simplement les cartes : tout ce qu’il vous faut y figure.
    .title = Nos cartes Plan

chapter-setup = Mise en place

rule-CAF-20 = On joue dans le sens horaire. Le joueur à votre gauche est toujours le suivant dans ce sens, et après la dernière place on revient à la première.
    .title = Places et sens du jeu

rule-CAF-21 = La partie standard se joue de 1 à 4, la variante avec enchères de 2 à 4. En solo, vous jouez la partie standard et visez le plus gros score possible. Le livret ne prévoit pas de mise en place pour des enchères à un seul joueur : une telle table ne peut pas être ouverte.
    .title = Partie standard, enchères et solo

rule-CAF-22 = Vous recevez une entreprise et sa carte de départ ; vous posez celle-ci pour commencer votre zone d’activité et placez 1 grain de chaque couleur dans votre entrepôt. Le livret ne dit pas qui reçoit quelle entreprise ; nous jouons que le sort décide, sauf si la table choisit.
    .title = Ce que chacun reçoit

rule-CAF-23 = En partie standard, on joue avec les 48 cartes Plan à 4 ; à 3, on retire les 8 cartes étoile ; à 2, en plus, 8 cartes au hasard, et en solo 16 au lieu de ces 8. Dans la variante avec enchères, on retire toujours les cartes étoile, plus 8 cartes au hasard à 3 joueurs et 16 à 2. Personne ne regarde les cartes retirées au hasard. La pioche tombe ainsi juste : sa dernière carte est révélée à la manche 8.
    .title = Préparer la pioche

rule-CAF-24 = Qui a bu un café en dernier commence comme Cafetier. Ici, vous en convenez avant le début de la partie ; sinon, on tire au sort.
    .title = Le premier Cafetier

rule-CAF-25 = Le hasard n’intervient qu’avant la première manche : il peut attribuer les entreprises et désigner le premier Cafetier, et il mélange les cartes Plan. Ensuite, tout dépend de vos décisions. Une partie lancée avec le même nombre secret et jouée avec les mêmes coups se déroule exactement de la même façon.
    .title = La part du hasard

chapter-round = Le déroulement d’une manche

rule-CAF-30 = En partie standard, on choisit les cartes dans le sens horaire à partir de la gauche du Cafetier ; le Cafetier choisit donc en dernier. Dans la variante avec enchères, le Cafetier choisit en premier. Le livret ne fixe aucun ordre pour les tours de construction, où chacun pose sa carte et agit ; nous gardons celui du choix. Comme ces tours ne s’influencent pas, on peut aussi les jouer en même temps autour d’une vraie table.
    .title = Qui joue quand

rule-CAF-31 = Les grandes décisions – choisir une carte, la poser, enchérir, agir, terminer votre tour – vous reviennent toujours, même s’il ne reste qu’une possibilité. Les petites questions qui suivent, comme le grain à payer ou sa destination, se règlent d’elles-mêmes quand une seule réponse est possible. De même, la pose est sautée si vous n’avez pas de carte, et vous passez automatiquement si vous ne pouvez pas enchérir. Ces étapes ne comptent pas comme des coups.
    .title = Ce qui se fait tout seul

chapter-draft = Choisir une carte Plan

rule-CAF-40 = En partie standard, chaque manche commence par les 3 premières cartes Plan de la pioche, posées face visible.
    .title = Trois cartes visibles

rule-CAF-41 = Une carte sans tasse est gratuite. Une carte avec tasse coûte 1 grain de la couleur de votre choix, qui quitte votre entrepôt pour la réserve générale. Si au moins 2 bateaux sont déjà visibles dans votre zone d’activité, vous ne payez rien ; un bateau sur la carte que vous prenez ne compte pas encore.
    .title = Le prix d’une carte

rule-CAF-42 = Vous devez prendre une carte que vous pouvez vous offrir : une carte sans tasse, ou n’importe laquelle si vous avez un grain dans votre entrepôt ou au moins 2 bateaux visibles. Tant qu’il y en a une, vous ne pouvez pas choisir une carte que vous ne pouvez pas payer.
    .title = Les cartes que vous pouvez prendre

rule-CAF-43 = Il arrive que toutes les cartes visibles aient une tasse, que votre entrepôt soit vide et que moins de 2 bateaux soient visibles dans votre zone. Vous choisissez alors une carte quelconque et la défaussez sans rien payer. Vous ne posez rien durant cette manche, mais vous effectuez vos actions comme d’habitude.
    .title = Quand vous ne pouvez rien payer

rule-CAF-44 = La carte prise reste visible devant vous jusqu’à ce que vous la posiez. Une carte de la pioche la remplace aussitôt, pour que le joueur suivant choisisse lui aussi parmi trois cartes ; après le dernier choix, les deux cartes restantes sont défaussées. Le livret ne dit rien d’une carte défaussée faute de pouvoir payer ; chez nous, elle est remplacée de la même façon.
    .title = Le remplacement de la carte

chapter-turn = Votre tour de construction

rule-CAF-45 = Si vous avez une carte Plan, vous devez la poser avant toute autre chose. Vous ne sautez cette étape que si vous avez dû défausser votre carte au moment du choix.
    .title = D’abord poser

rule-CAF-46 = Après la pose, comptez les tasses visibles dans toute votre zone d’activité : c’est votre nombre de points d’action, avec un maximum de 8. Ce nombre vaut pour tout le tour, et comme une tasse doit toujours rester visible, vous en avez au moins 1.
    .title = Vos points d’action

rule-CAF-47 = Produire, sécher, torréfier ou livrer coûte chaque fois 1 point d’action ; l’ordre est libre et vous pouvez répéter une action. Retirer des grains d’une case est gratuit. Vous pouvez terminer votre tour à tout moment : aucune action n’est obligatoire, et les points non dépensés sont perdus. Le livret parle d’au moins une action ; nous y voyons le minimum auquel vous avez droit.
    .title = Dépenser ses points d’action

rule-CAF-48 = La manche s’achève quand tous ont terminé leur tour. En partie standard, le pion Cafetier passe alors à gauche ; dans la variante avec enchères, la carte que personne n’a choisie est défaussée et le pion reste où il est. On enchaîne avec la manche suivante ou, après la manche 8, avec le décompte final.
    .title = Fin de la manche

rule-CAF-49 = Si vous l’avez choisi en ouvrant la table, tout le monde construit en même temps : dès que toutes les cartes de la manche sont choisies (CAF-44 ; dans la variante avec enchères, CAF-86), chacun pose et agit à son rythme. Qui a terminé son tour attend, et la manche s’achève (CAF-48) quand tous ont fini. Le résultat est le même : vous ne posez et n’agissez que dans votre zone d’activité, ne prenez que dans votre entrepôt, les grains ne manquent jamais (CAF-09), et aucune carte n’est révélée avant la manche suivante. Vous pouvez annuler vos propres étapes, même la fin de votre tour, jusqu’à ce que la dernière personne ait fini ; cela ne change rien pour les autres. Le livret permet de jouer ainsi quand on connaît le jeu.
    .title = Construire en même temps

chapter-placement = Poser une carte Plan

rule-CAF-50 = Les cases doivent tomber exactement sur les cases : vous pouvez tourner la carte par quarts de tour, mais ni la retourner ni la poser de biais. Le livret dit seulement qu’on peut la tourner ; le reste est notre façon de jouer. Votre zone d’activité peut s’étendre sans limite dans toutes les directions. Dans l’enregistrement, une pose s’écrit avec la colonne et la ligne du coin supérieur gauche de la carte – colonnes vers la droite, lignes vers le bas – et le nombre de quarts de tour dans le sens horaire.
    .title = Position et rotation

rule-CAF-51 = Là où des cartes se superposent, seule la case du dessus compte. Ce qui est en dessous a disparu pour le reste de la partie et ne sert plus à rien.
    .title = Seule la case du dessus compte

rule-CAF-52 = La pose n’est permise que si la carte couvre 2, 3 ou 4 des cases alors visibles chez vous, ni plus ni moins. Ces cases peuvent appartenir à une ou plusieurs cartes et être de n’importe quelle sorte ; celles qui étaient déjà cachées ne comptent pas une seconde fois. La carte se pose toujours par-dessus, jamais en dessous.
    .title = Couvrir deux à quatre cases

rule-CAF-53 = Les grains qui se trouvent sur des cases de production, de séchage ou de torréfaction couvertes retournent dans la réserve générale. Dans la variante avec enchères, un grain sur un bateau couvert n’est pas perdu : il revient dans votre entrepôt.
    .title = Les grains sous la nouvelle carte

rule-CAF-54 = Un Café n’est ouvert que s’il est entièrement visible. Si vous le couvrez, ne serait-ce qu’une de ses deux cases, il ferme définitivement : tous ses grains retournent dans la réserve, il n’accepte plus de livraison et ne rapporte rien. Cela vaut aussi pour un Café déjà entièrement livré.
    .title = Couvrir un Café

rule-CAF-55 = La moitié encore visible d’un Café fermé n’a plus aucune fonction. Le livret ne dit rien de ces moitiés ; chez nous, elle compte comme une case visible quand on la couvre et peut être couverte comme toute autre case.
    .title = La moitié restante d’un Café

rule-CAF-56 = Après la pose, au moins une tasse doit être visible dans votre zone d’activité. Vous ne pouvez donc couvrir votre dernière tasse que si la nouvelle carte en apporte une. Il existe toujours une façon de poser la carte qui respecte cette règle.
    .title = Jamais sans tasse

rule-CAF-57 = Deux cases sont adjacentes si elles ont un côté commun et sont toutes deux visibles. Peu importe qu’elles soient ou non sur la même carte ; se toucher par un coin ne suffit pas.
    .title = Cases adjacentes

rule-CAF-58 = Des cases visibles adjacentes portant la même lettre A, B ou C forment un groupe ; une case isolée en est un aussi. Les cases de production de couleurs différentes vont ensemble. Le livret ne dit pas si une case occupée par des grains coupe un groupe ; chez nous, elle relie tout de même ses voisines.
    .title = Les groupes

chapter-actions = Les actions

rule-CAF-60 = Une case de production contient au plus un grain, de sa couleur. Une case de séchage ou de torréfaction contient autant de grains que l’on veut, mais d’une seule couleur. Un Café ouvert n’accepte pas plus de grains d’une couleur qu’il n’en demande ; un bateau peut porter un grain, dans la variante avec enchères seulement. Les autres cases restent vides.
    .title = Ce que peut contenir une case

rule-CAF-61 = Les cases de production, de séchage et de torréfaction ne reçoivent des grains que si elles sont vides ; vous ne pouvez rien ajouter à une case occupée, même de la même couleur. Les Cafés et votre entrepôt échappent à cette règle.
    .title = Pas d’ajout sur une case occupée

rule-CAF-62 = Choisissez un groupe de cases de production dont au moins une est vide et dépensez 1 point d’action : chaque case vide du groupe reçoit un grain de sa couleur. Les cases occupées ne changent pas. Vous ne pouvez pas en laisser une de côté, mais vous pouvez ensuite retirer des grains gratuitement.
    .title = Produire (A)

rule-CAF-63 = Pour 1 point d’action, choisissez un groupe de cases de séchage où il reste de la place. Sur chacune de ses cases vides, vous pouvez poser tous les grains d’une couleur pris sur toutes vos cases de production, proches ou éloignées. Comme une couleur se déplace toujours en entier, chacune ne sert qu’une fois par action. Vous pouvez laisser des cases vides, mais une au moins doit recevoir des grains ; un autre groupe coûte un autre point.
    .title = Sécher (B)

rule-CAF-64 = Torréfier fonctionne comme sécher, un cran plus loin : pour 1 point d’action, chaque case vide du groupe de torréfaction choisi peut recevoir tous les grains d’une couleur pris sur toutes vos cases de séchage. Une case au moins doit recevoir des grains.
    .title = Torréfier (C)

rule-CAF-65 = Vous remplissez les cases d’un groupe l’une après l’autre, sans que rien d’autre ne puisse s’intercaler. Les cases dont vous avez pris les grains sont alors vides : vous pouvez vous en resservir avec une action ultérieure du même tour.
    .title = Une action à la fois

rule-CAF-66 = Pour 1 point d’action, vous prenez tous les grains de toutes vos cases de torréfaction ; aucun ne peut rester. Chaque grain va à un Café ouvert de votre zone auquel il manque encore un grain de sa couleur, ou dans votre entrepôt. Vous répartissez comme vous voulez et pouvez livrer plusieurs Cafés en une seule action.
    .title = Livrer (D)

rule-CAF-67 = On vous interroge couleur par couleur et grain par grain, les Cafés dans l’ordre où vous les avez posés et sans revenir à un précédent, l’entrepôt en dernier ; dès qu’un grain va à l’entrepôt, le reste de sa couleur suit. Le livret ne dit rien des grains en trop ; chez nous, un Café n’accepte que ce qu’il a commandé. Un Café incomplet garde ses grains et peut être complété par des livraisons ultérieures.
    .title = Répartir une livraison

rule-CAF-68 = Cafés et entrepôt forment un seul réseau : l’emplacement d’un Café n’a pas d’importance. Les grains de l’entrepôt ne peuvent plus jamais être livrés à un Café ; ils n’en sortent que pour payer une carte ou une offre. Un grain livré à un Café ne le quitte plus avant le décompte, à moins que le Café ne soit couvert.
    .title = Cafés et entrepôt

rule-CAF-69 = Vous pouvez remettre librement les grains d’une case dans la réserve, même sans points d’action. Le livret dit « toujours » et « une case » ; nous jouons que c’est possible pendant votre tour de construction, une fois votre carte posée, mais pas au milieu d’une autre action, et que tous les grains d’une case de production, de séchage ou de torréfaction partent ensemble. Les grains des Cafés, des bateaux et de l’entrepôt sont exclus.
    .title = Retirer des grains d’une case

rule-CAF-70 = Vous ne pouvez pas dépenser un point pour quelque chose qui ne change rien : produire dans un groupe plein, sécher ou torréfier sans grains ou sans place, livrer sans grains torréfiés. Le livret n’en parle pas ; nous ne proposons tout simplement pas ces actions, puisque vous pouvez terminer votre tour à tout moment.
    .title = Pas d’action pour rien

chapter-scoring = Fin de la partie et décompte

rule-CAF-71 = La manche 8 est la dernière : dès que chacun y a terminé son tour de construction, la partie s’achève.
    .title = Fin de la partie

rule-CAF-72 = Dans la variante avec enchères, les grains de vos bateaux visibles reviennent d’abord dans votre entrepôt. Ils comptent comme tous les autres et peuvent fort bien changer votre couleur la plus faible.
    .title = Décharger les bateaux

rule-CAF-73 = Chaque Café ouvert qui a reçu tout ce qu’il demandait, dans chaque couleur, rapporte ses points de victoire. S’il lui manque ne serait-ce qu’un grain, ou s’il a été couvert, il ne rapporte rien.
    .title = Décompte des Cafés

rule-CAF-74 = La couleur la moins présente dans votre entrepôt rapporte 2 points par grain, la deuxième moins présente 1 point par grain. Une couleur dont vous n’avez aucun grain est la plus faible et rapporte 0. Deux couleurs exactement sont comptées, même en cas d’égalité : avec 3, 3, 5 et 9 grains, vous marquez 6 + 3 = 9 points.
    .title = Décompte de l’entrepôt

rule-CAF-75 = Votre score est la somme des Cafés et de l’entrepôt. Les grains restés sur les cases de production, de séchage ou de torréfaction ne valent rien, pas plus que les tasses et les bateaux. Pendant une partie avec enchères, le score affiché compte déjà les grains de vos bateaux avec ceux de l’entrepôt.
    .title = Le score final

rule-CAF-76 = En cas d’égalité, l’avantage va à qui a le plus de grains sur ses cases de torréfaction, puis sur ses cases de séchage ; si cela ne suffit pas, la victoire est partagée. Le livret n’en dit pas plus ; nous jouons que seules comptent les cases visibles et que les autres rangs se règlent de même. En solo, il n’y a pas de classement, seulement votre score.
    .title = Égalités

chapter-auction = La variante avec enchères

rule-CAF-80 = Chaque manche commence avec une carte Plan de plus qu’il n’y a de joueurs, toutes face visible. Les cartes prises ne sont pas remplacées.
    .title = Les cartes visibles aux enchères

rule-CAF-81 = On enchérit pour le rôle de Cafetier. En commençant par le Cafetier actuel et dans le sens horaire, chacun fait une offre ou passe, et l’on continue ainsi entre ceux qui n’ont pas encore passé. Tant que personne n’a fait d’offre, le Cafetier garde le pion.
    .title = Enchérir pour le pion

rule-CAF-82 = Une offre compte au moins 1 grain, au moins autant que l’offre en cours et au plus ce que contient votre entrepôt ; égaler suffit pour prendre le pion. Vous choisissez les couleurs et payez aussitôt à la réserve ; ces grains sont perdus même si quelqu’un vous reprend le pion. Si vous faites une nouvelle offre, vous la payez en entier. Le livret laisse planer un doute sur l’offre à égaler ; chez nous, une offre inférieure n’est pas possible.
    .title = Faire une offre

rule-CAF-83 = Si vous passez, vous quittez définitivement cette enchère. Si vous avez trop peu de grains pour égaler l’offre en cours, ou aucun, vous passez automatiquement.
    .title = Passer

rule-CAF-84 = L’enchère se termine quand tous ont passé ; qui a le pion est Cafetier. Nous l’arrêtons aussi dès qu’il ne reste que la personne qui tient le pion grâce à une offre payée, car continuer serait payer pour rien. Si personne n’a encore fait d’offre, même le dernier joueur est interrogé ; si tous passent, le Cafetier ne change pas et personne ne paie.
    .title = Fin de l’enchère

rule-CAF-85 = Vous payez une offre grain par grain, les couleurs dans l’ordre jaune, marron, vert, rouge ; vous ne revenez jamais à une couleur précédente. Une couleur ne vous est donc proposée que si elle et les suivantes suffisent encore pour le reste de l’offre. S’il n’y a qu’une façon de payer, cela se fait tout seul.
    .title = Payer une offre

rule-CAF-86 = Dans le sens horaire à partir du Cafetier, chacun prend une des cartes visibles, et aucune ne coûte rien, avec ou sans tasse. La réduction des bateaux n’a donc pas lieu d’être, et personne n’a jamais à défausser son choix. Une carte reste ; elle est défaussée à la fin de la manche.
    .title = Choisir après l’enchère

rule-CAF-87 = Après avoir payé une offre, vous pouvez en garder un grain en le posant sur un de vos bateaux visibles encore libres ; l’offre compte quand même en entier. Chaque bateau porte un grain. Le livret ne précise pas si plusieurs bateaux peuvent être chargés dans une même enchère ; nous jouons un grain par offre, et une offre suivante peut donc utiliser un autre bateau. Un tel grain ne peut être ni dépensé, ni livré, ni remis dans la réserve.
    .title = Mettre un grain à l’abri sur un bateau

rule-CAF-88 = Le grain revient dans votre entrepôt dès que son bateau est couvert, et au plus tard à la fin de la partie, avant le décompte. C’est alors un grain comme les autres dans votre entrepôt.
    .title = Quand un bateau rend son grain

rule-CAF-89 = Entre les manches, le pion reste chez le Cafetier ; seule l’enchère peut le déplacer. Le livret ne parle pas de le transmettre dans cette variante, nous le laissons donc en place.
    .title = Le pion reste en place

chapter-information = Visible, caché, repris

rule-CAF-90 = Presque tout est visible : les zones d’activité, les grains, les entrepôts, les cartes prises, les cartes visibles, la défausse, la taille de la pioche et toutes les offres. Restent cachés pour tous l’ordre de la pioche et les cartes retirées sans être vues. Vous pouvez déduire quelles cartes ne sont pas encore apparues, mais personne ne sait si elles viendront ni quand.
    .title = Ce que tout le monde voit

rule-CAF-91 = De nouvelles cartes n’apparaissent qu’à deux moments : au début d’une manche et, en partie standard, quand une carte est remplacée après un choix. Tout le reste se passe à découvert.
    .title = Quand quelque chose est révélé

rule-CAF-92 = Pendant votre tour de construction, vous pouvez reprendre chaque étape, jusqu’à la pose de la carte, tant que vous n’avez pas terminé le tour. Un choix et son paiement peuvent être repris jusqu’à leur confirmation, mais plus une fois la carte suivante révélée. Passer, terminer son tour et une offre entièrement payée sont définitifs. En solo, vous pouvez remonter jusqu’au début de la manche, car votre choix ne révèle rien. Quand tout le monde construit en même temps, vous pouvez même reprendre la fin de votre tour, tant que tous n’ont pas fini (CAF-49).
    .title = Reprendre un coup

rule-CAF-93 = Vous pouvez quitter la table et revenir plus tard : les cartes et leur position, les grains, les entrepôts, les points d’action restants, et même une livraison ou une offre à moitié réglée sont conservés. Tasses, bateaux, groupes, Cafés ouverts et points découlent toujours de ce qui est visible dans les zones d’activité.
    .title = Interrompre et reprendre

rule-CAF-94 = Rien ne se perd : les 48 cartes Plan sont toujours quelque part, dans la pioche, parmi les cartes visibles, devant les joueurs, dans les zones d’activité, dans la défausse ou parmi les cartes retirées. Les grains ne se trouvent que sur des cases visibles, chaque zone montre une tasse, aucun Café n’a plus qu’il ne demande, et les Cafés fermés sont vides. Si une table présente un jour autre chose, c’est qu’une erreur s’est produite : merci de la signaler.
    .title = Ce qui est toujours vrai
