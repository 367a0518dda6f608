chapter-basics = La partie en bref

rule-CTR-001 = Vous jouez trois périodes – 1970, 1975 et 1980 – et chacune passe par les six mêmes phases : Travailler, Affecter des ouvriers, Commercer & construire, Récolter, Vendre et Réinitialiser. Une fois la phase 6 de 1980 terminée, le décompte final dit qui gagne.
    .title = Trois périodes, six phases

rule-CTR-002 = À deux, vous vous affrontez en compagnie d’André, une troisième entreprise qui joue toute seule. Tout ce qui dépend du nombre de joueurs suit alors les valeurs prévues pour trois, sauf si une règle parle expressément de la partie à deux ou d’André.
    .title = Deux joueurs et André

rule-CTR-003 = La file des marqueurs entreprise donne l’ordre du tour. La phase 1, l’étape d’entraide de la phase 2 et la phase 3 le suivent ; la phase 5 le parcourt à rebours, et plus tôt on y passe, plus tôt on jouera à la période suivante. André reste toujours tout au bout de la file.
    .title = Ordre du tour

rule-CTR-004 = Quand les autres peuvent se joindre à une action, on fait la boucle : d’abord les joueurs placés après le joueur actif dans l’ordre du tour, puis on reprend depuis le début de la file jusqu’à ce que chacun ait été interrogé. Si le troisième de cinq joueurs agit, viennent ensuite le quatrième, le cinquième, le premier et le deuxième.
    .title = Ordre en boucle

rule-CTR-005 = Les cinq coopératives sont le Guatemala, la Colombie, le Brésil, l’Éthiopie et l’Indonésie. Sumatra n’est que le domaine des civettes : quand une règle parle d’une coopérative, Sumatra n’en fait jamais partie.
    .title = Sumatra n’est pas une coopérative

rule-CTR-006 = Votre réserve entreprise contient ce que vous pouvez dépenser : pièces, ânes et camions (les jetons –3 PV et les civettes gagnées très tard s’y trouvent aussi). La réserve bonus est votre trousse de secours. Vos pièces de jeu posées à côté du plateau forment la réserve personnelle : il faut d’abord les gagner pour s’en servir. Les pièces de monnaie et les ouvriers à côté du plateau principal constituent la réserve générale.
    .title = Les quatre réserves

rule-CTR-007 = Se servir d’un âne ou d’un camion de la réserve entreprise ne coûte pas d’action. Encore faut-il en avoir l’occasion : ils ne s’emploient que pendant l’ajout d’une plantation.
    .title = Ânes et camions ne coûtent pas d’action

rule-CTR-008 = Vous payez toujours avec les pièces de votre réserve entreprise, et elles vont à la réserve générale. Les pièces de la réserve bonus doivent en être sorties avant de pouvoir être dépensées.
    .title = Payer avec des pièces

rule-CTR-009 = André est un adversaire à part entière : vous pouvez envoyer des ouvriers sur ses plantations, ses éléments occupent des emplacements, et ses grains comme ses valeurs qualité prennent des rangs au décompte. Le livret ne précise rien sur ses rangs ; nous jouons qu’il les prend.
    .title = André compte comme adversaire

rule-CTR-010 = Rien n’est secret sur les plateaux : contrats, cafés, pièces et piles entières de compteurs Arabica peuvent être consultés à tout moment. Seule la partie à deux comporte quelques éléments cachés, et ils concernent André.
    .title = Informations publiques

rule-CTR-011 = Si une situation ne vous laisse qu’une possibilité, elle est exécutée pour vous. S’il ne vous reste qu’à passer ou à terminer, vous passez sans qu’on vous le demande.
    .title = Pas de question sans choix

rule-CTR-012 = Un effet est mené jusqu’au bout, dans l’ordre indiqué sur les plateaux, avant qu’un autre joueur décide quoi que ce soit. Les petits choix qui se présentent en chemin reviennent au joueur que désigne la règle concernée.
    .title = Une chose après l’autre

rule-CTR-013 = Après chaque effet, on regarde si quelqu’un a rempli un objectif ou gagné le bonus des cinq rangées Arabica. La récolte entière compte comme un seul effet, de même que les cafés des compteurs stock pendant la réinitialisation : les objectifs y sont vérifiés une seule fois, à la fin, dans l’ordre du tour.
    .title = Quand vérifier bonus et objectifs

rule-CTR-014 = Si l’élément que vous devriez recevoir manque – plus d’âne, de civette, de camion ou de négociant dans votre réserve personnelle, pile Arabica vide, plus de compteur animal –, vous y renoncez. Rien ne le remplace.
    .title = Plus rien à gagner

rule-CTR-020 = Vous disposez de 9 ânes, 2 camions, 6 civettes et 6 négociants ; les plantations, bâtiments, compteurs et compteurs stock sont eux aussi en nombre limité. Le livret ne prévoit pas de pénurie de pièces, de jetons –3 PV, de grains ou d’ouvriers ; nous jouons qu’il y en a toujours assez.
    .title = Ce qui peut manquer

rule-CTR-021 = Ce qui est retiré du jeu ne revient jamais. C’est le cas des contrats remplis, des compteurs stock dépensés, des négociants retirés, du marqueur action de votre couleur une fois utilisé, des plantations perdues par pénalité et des fermes défaussées.
    .title = Retiré du jeu

chapter-setup = Mise en place du plateau principal

rule-CTR-030 = Chaque joueur prend une couleur et tous ses éléments. À deux, André reçoit une troisième couleur.
    .title = Les couleurs

rule-CTR-031 = À quatre ou cinq, des compteurs stock joker attendent au-dessus des bars à café, un par joueur. À deux ou trois, il n’y en a pas.
    .title = Compteurs stock joker

rule-CTR-032 = On mélange un compteur animal de chacune des cinq espèces, et chacun des cinq premiers bars en reçoit un sur son emplacement du bas, celui qui demande 6 cafés.
    .title = Les animaux des bars

rule-CTR-033 = À Séoul, un compteur joker se trouve sur l’emplacement « 3 » et un autre sur l’emplacement « 4 ».
    .title = Les jokers de Séoul

rule-CTR-034 = On tire au hasard une tuile objectif de chaque lettre : A, B et C. Les six autres retournent dans la boîte.
    .title = Tirage des objectifs

rule-CTR-035 = Chaque coopérative reçoit 3 compteurs stock de sa couleur dans sa maison de négoce et 6 ouvriers dans son centre-ville ; son compteur animal et un compteur joker attendent à côté de la rangée 2/3. Une pièce est posée dans la maison de négoce : à la 3e position à deux ou trois joueurs, à la 4e à quatre, à la 5e à cinq.
    .title = Préparer les coopératives

rule-CTR-036 = Chaque joueur commence avec 1 civette à Sumatra. André n’en a pas.
    .title = Première civette

rule-CTR-037 = Vous posez un marqueur entreprise sur la case de départ de chacune des cinq rangées Arabica. Un de vos négociants attend au-dessus de la colonne 2 et un de vos camions au-dessus de la colonne 3 ; vous les gagnerez en progressant dans toutes les rangées.
    .title = Préparer la piste Arabica

rule-CTR-038 = Les compteurs Arabica sont mélangés et empilés face visible sur les six emplacements bonus de contrat : 3 sur A et B, 2 sur C à F ; 1 de plus par pile à quatre joueurs, 2 de plus à cinq. À deux, on met d’abord de côté un compteur de chaque couleur pour André. Le reste retourne dans la boîte, et chacun peut consulter les piles.
    .title = Emplacements bonus de contrat

rule-CTR-039 = Le marqueur période commence sur 1970, le marqueur phase sur la phase 1.
    .title = Marqueurs période et phase

rule-CTR-040 = Le premier ordre du tour est tiré au sort entre les joueurs. S’il participe, André est ajouté à la fin.
    .title = Premier ordre du tour

chapter-player-boards = Mise en place des plateaux joueur

rule-CTR-041 = On mélange un compteur animal de chaque espèce et chaque joueur en reçoit un, face visible. Les autres vont dans la boîte.
    .title = Votre animal

rule-CTR-042 = Vous commencez avec 3 marqueurs action noirs ; à quatre joueurs, vous en avez aussi un de votre couleur. Votre réserve bonus contient 1 marqueur action noir (A), 1 négociant (B) et 3 pièces (C), votre réserve entreprise 1 âne et 3 pièces.
    .title = Marqueurs et réserves au départ

rule-CTR-043 = Huit de vos plantations et vos deux fermes occupent leurs emplacements imprimés dans les rangées A, B et C de votre plateau. Les trois plantations de niveau 1 restantes iront sur le plateau principal pendant la mise en place.
    .title = Plantations du plateau joueur

rule-CTR-044 = Votre réserve ouvrier commence avec 2 ouvriers. À cinq joueurs, elle n’en contient que 1.
    .title = Ouvriers au départ

rule-CTR-045 = La zone III reçoit 3 négociants, ou 4 à deux ou trois joueurs. Quatre entrepôts, trois stations de production, trois postes de commerce équitable et l’hôpital y prennent leur place.
    .title = Négociants et bâtiments

rule-CTR-046 = Dans la zone IV, le compteur échange montre sa face 4:1 et recouvre le 2:1 imprimé ; les six cubes café partent de 0. Votre premier entrepôt se place sur l’emplacement gris et permet de garder 1 café de chaque type. D’après l’exemple du livret, nous jouons qu’il y reste toute la partie.
    .title = Stockage au départ

rule-CTR-050 = Chaque joueur reçoit un contrat de chaque lettre de A à E. Le livret demande seulement un contrat de la bonne lettre ; nous les distribuons au hasard. Le contrat F n’est pas tiré : c’est celui qui porte le même numéro que votre contrat E.
    .title = Distribution des contrats

rule-CTR-051 = Les contrats ont deux faces. À deux ou trois, on joue la face 3 joueurs, plus exigeante ; à quatre ou cinq, l’autre face.
    .title = Face des contrats

rule-CTR-054 = À quatre ou cinq, un handicap est possible pour les joueurs expérimentés : 2 ou 4 de leurs contrats, tirés au hasard, sont retournés sur leur face 3 joueurs, plus difficile. On en convient pour chaque joueur avant la partie.
    .title = Handicap

rule-CTR-055 = Votre contrat F indique le café dont vous disposez au départ : 2 du type du haut, 1 de celui du milieu et 1 de celui du bas.
    .title = Café de départ

rule-CTR-056 = Vos trois plantations de niveau 1 restantes vont dans la rangée 1 des coopératives indiquées par le contrat F : sur l’emplacement du milieu pour le café du haut, le plus à droite pour celui du milieu, le plus à gauche pour celui du bas. Elles ne coûtent rien, ne rapportent aucun » et n’envoient pas d’ouvrier au centre-ville. Toutes commencent sans ouvrier.
    .title = Plantations de départ

rule-CTR-058 = Avec l’option pour joueurs expérimentés, la plantation du café du bas du contrat F n’a pas de place imposée. Quand toutes les autres sont posées, celles d’André comprises, chacun choisit dans l’ordre du tour un emplacement vide de la rangée 1 dans la coopérative de son choix. Le café de départ ne change pas et aucun ouvrier ne va au centre-ville.
    .title = Dernière plantation au choix

rule-CTR-059 = À cinq joueurs, vous avancez d’une colonne avant le début de la partie, sur la rangée Arabica du café du haut de votre contrat E.
    .title = Coup de pouce à cinq joueurs

rule-CTR-060 = À côté de vos contrats se trouvent 1 civette et le compteur animal que vous avez reçu, ainsi que 1 négociant à quatre ou cinq joueurs. Vous les gagnez en complétant des rangées de contrats.
    .title = Éléments à côté des contrats

chapter-andre-setup = Mise en place d’André

rule-CTR-061 = Les cinq compteurs Arabica d’André, un de chaque couleur, sont mélangés et posés face cachée sur son plateau. Ils décideront où il enverra ses négociants.
    .title = Les compteurs d’André

rule-CTR-062 = Parmi les contrats non distribués, André reçoit au hasard un A, un B et un C, face 3 joueurs visible. On les empile : A au-dessus, puis B, et C tout en dessous.
    .title = Les contrats d’André

rule-CTR-063 = On tire pour André un des contrats F que personne n’a reçus ; ses trois plantations de niveau 1 sont placées d’après lui, comme les vôtres. Dans chacune de ces trois coopératives, il construit aussi une station de production sur l’emplacement 4–5 joueurs. Le contrat est ensuite défaussé, et André ne reçoit pas de café.
    .title = Plantations et stations de départ d’André

rule-CTR-064 = Sur son plateau, André garde 2 plantations de niveau 1, 4 de niveau 2 et 2 de niveau 3, ainsi que 3 postes de commerce équitable, 3 négociants et 6 grains. Il n’a ni pièces, ni café, ni civette à Sumatra. Le livret ne le place jamais sur la piste Arabica ; nous jouons qu’il n’y est pas.
    .title = Le plateau d’André

chapter-arabica = La piste Arabica

rule-CTR-070 = Chaque » avance votre marqueur d’une colonne dans la rangée concernée, jusqu’à la colonne 7. En entrant sur la colonne 4, vous gagnez 1 pièce ; le tout premier joueur à entrer sur la colonne 5 d’une rangée gagne un âne. Si vous êtes sur la 7, ou sur la 6 alors que quelqu’un d’autre occupe la 7, le » est sans effet.
    .title = Avancer

rule-CTR-071 = Sur toutes les colonnes avant la septième, les joueurs peuvent se tenir ensemble sans limite de nombre. Dans chaque rangée, la colonne 7 n’accueille qu’un seul joueur.
    .title = Partager une colonne

rule-CTR-072 = Quand la rangée d’un » est à votre choix – avec un compteur joker ou certains bonus –, vous la prenez parmi celles où vous pouvez encore avancer. Si aucune ne le permet, le » est perdu.
    .title = Choisir une rangée

rule-CTR-073 = La première fois que vos marqueurs ont tous atteint au moins la colonne 2 dans les cinq rangées, votre négociant de la piste rejoint la zone III ou, si vous le voulez et s’il est vide, l’emplacement B de la réserve bonus. La première fois qu’ils ont tous atteint au moins la colonne 3, votre camion rejoint la réserve entreprise. Vous ne gagnez chacun qu’une fois et le gardez, même si vous reculez ensuite.
    .title = Négociant et camion de la piste

rule-CTR-074 = On ne recule que pour payer une pénalité. On ne peut reculer ni depuis les colonnes 4 et 5, ni depuis la case de départ. Ce que vous avez gagné en chemin reste acquis, et aucun bonus ne se gagne une seconde fois.
    .title = Reculer

rule-CTR-075 = Si le joueur de la colonne 7 recule, la place redevient libre pour tout le monde.
    .title = La colonne 7 se libère

chapter-counters = La piste compteur

rule-CTR-078 = Quand vous obtenez un compteur Arabica, animal ou joker, vous le rangez d’abord, puis vous avancez d’un » sur la rangée de sa couleur ; pour un joker, vous choisissez la rangée. Ce » récompense l’obtention du compteur : le placer ou l’apparier plus tard n’en donne pas d’autre.
    .title = Obtenir un compteur

rule-CTR-079 = Un compteur dont vous n’avez encore jamais eu le type et la couleur va seul sur le plus bas emplacement libre ; tous les jokers comptent ensemble comme une espèce animale de plus. Les doubles sont mis de côté. Dès que deux compteurs de même couleur sont de côté – Arabica ou animal, peu importe –, on les empile sur le plus bas emplacement libre.
    .title = Placer les compteurs

rule-CTR-080 = Votre premier joker prend un emplacement à lui seul. Les suivants sont mis de côté et peuvent compléter une paire avec n’importe quel compteur de côté, même un autre joker.
    .title = Les jokers complètent des paires

rule-CTR-081 = Comme seul compte le nombre d’emplacements remplis à la fin, vos jokers mis de côté attendent la fin de la partie. Ils sont alors appariés pour vous de façon à remplir le plus d’emplacements possible ; vous n’y perdez donc jamais. Le livret ne fixe pas ce moment ; c’est ainsi que nous jouons.
    .title = Jokers appariés à la fin

rule-CTR-082 = Votre plateau montre combien d’emplacements compte la piste compteur. Une fois qu’elle est pleine, les compteurs suivants restent de côté et ne rapportent pas de points, mais vous donnent toujours leur ».
    .title = Piste compteur pleine

chapter-bonus-reserve = La réserve bonus

rule-CTR-085 = La réserve bonus offre trois façons de vous tirer d’embarras : A est un marqueur action noir, B un négociant, C un lot de 3 pièces. Une fois sortis, le marqueur rejoint vos marqueurs action, le négociant la zone III et les pièces la réserve entreprise, toujours les trois ensemble.
    .title = Trois secours

rule-CTR-086 = Au moins un des trois éléments doit rester en permanence dans la réserve bonus. Le dernier ne peut pas être pris.
    .title = Il doit en rester un

rule-CTR-087 = Vous pouvez prendre A à votre tour de la phase 1 ; B à votre tour de la phase 3 ou quand un portage vous est proposé ; C à votre tour des phases 1, 3 et 5 (aussi avant une seconde livraison), au moment de décider d’une ferme et en payant une pénalité. Votre tour continue ensuite. Le livret dit simplement que c’est toujours possible ; voici les moments où cela peut servir.
    .title = Quand utiliser la réserve bonus

rule-CTR-088 = Si l’emplacement C est vide, vous pouvez y remettre 3 pièces, autant de fois que vous voulez dans une période, ce qui peut libérer un autre élément. Le livret ne dit pas exactement quand. Nous jouons que vous le faites à votre tour des phases 1, 3 et 5, ou lors d’une proposition de portage si c’est le seul moyen de prendre le négociant B, et que dans un même tour vous prenez C ou vous le rechargez, une seule fois.
    .title = Recharger l’emplacement C

rule-CTR-089 = L’emplacement B ne se recharge qu’au moment où vous gagnez un nouveau négociant, sur la piste Arabica ou à côté de vos contrats. S’il est vide, vous choisissez entre lui et la zone III. Le marqueur action de l’emplacement A ne revient qu’en phase 6.
    .title = Recharger les emplacements B et A

rule-CTR-090 = Pendant la réinitialisation, les trois emplacements sont de nouveau remplis.
    .title = Recharge en phase 6

chapter-objectives = Les objectifs

rule-CTR-092 = Dès que vous remplissez l’un des trois objectifs, votre grain est posé de lui-même sur son plus haut emplacement vide ; chacun ne remplit un objectif qu’une fois et ne le perd jamais. Si un même effet le fait réussir à plusieurs joueurs, le joueur actif passe en premier, puis les autres dans l’ordre du tour. Dans la variante vicieuse à deux, seul l’emplacement du haut est utilisé.
    .title = Remplir un objectif

rule-CTR-093 = Trois objectifs concernent votre plateau : les 5 entrepôts construits, celui de la mise en place compris ; les 3 stations de production et les 3 postes de commerce équitable construits ; les 6 contrats remplis. Trois concernent le commerce : un négociant dans les 5 maisons de négoce à la fois ; au moins 10 cafés de chacun de deux types en même temps ; dans chacun des 6 bars, un grain sur un emplacement de 2 cafés ou plus. Trois concernent le terrain : les 11 plantations placées, même si l’une a été perdue depuis ; dans 4 coopératives, une plantation en rangée 1/2 ou 2/3 et un bâtiment, ferme comprise ; dans 2 coopératives, une valeur qualité d’au moins 8. André ne remplit jamais d’objectif. La règle demande dix cafés « dans deux de vos entrepôts », ce qui se lit de deux façons : les six pistes de café ensemble s’appellent l’entrepôt, et les entrepôts sont des bâtiments. Nous jouons que deux pistes quelconques à dix cafés suffisent ; une table peut choisir que chacune des deux soit en plus surmontée d’un entrepôt.
    .title = Les neuf objectifs

chapter-building = Construire

rule-CTR-095 = Vous pouvez construire l’entrepôt, la station de production ou le poste de commerce équitable le plus haut encore présent dans sa colonne. L’hôpital devient disponible quand votre colonne de stations ou votre colonne de postes est vide. Les fermes ne se construisent pas ainsi.
    .title = Ce que vous pouvez construire

rule-CTR-096 = Une station, un poste ou l’hôpital demande un emplacement vide de son type dans une coopérative. Les emplacements 4–5 joueurs vous sont fermés si vous êtes moins nombreux. Vous n’avez pas besoin d’y posséder une plantation, et plusieurs de vos bâtiments du même type peuvent se trouver dans une coopérative.
    .title = Où vous pouvez construire

rule-CTR-097 = Le bâtiment quitte votre plateau pour l’emplacement choisi ; si celui-ci montre », vous avancez sur la rangée de la coopérative. Vient ensuite son bonus : 2 cafés de la coopérative pour une station, un » au choix pour le deuxième et le troisième poste, 1 café au choix sauf Kopi Luwak pour chaque entrepôt. En plus, le deuxième entrepôt améliore votre échange à 3:1, le troisième envoie une de vos civettes à Sumatra, le quatrième donne l’échange à 2:1 et 1 pièce.
    .title = Ce que rapporte un bâtiment

rule-CTR-098 = Un entrepôt se range dans la zone IV, soit à droite des pistes sur le prochain emplacement, soit au-dessus de l’une des six pistes de café. Comme la capacité ne compte qu’en phase 6, où vous pouvez d’abord réorganiser, on ne vous demande pas l’emplacement lors de la construction, sauf s’il a une importance immédiate : l’entrepôt va simplement à droite.
    .title = Placer un entrepôt

rule-CTR-099 = Une piste de café surmontée d’un entrepôt peut garder 10 cafés. Toute autre piste en garde autant que vous avez d’entrepôts à droite des pistes. On ne le vérifie qu’en phase 6 ; jusque-là, vous pouvez détenir autant de café que vous voulez.
    .title = Capacité de stockage

chapter-work = Phase 1 – Travailler

rule-CTR-100 = Dans l’ordre du tour, chacun effectue une action ou passe, et l’on continue jusqu’à ce que tous aient passé. Passer vous exclut pour le reste de cette phase. La même action peut être choisie autant de fois que vous le souhaitez.
    .title = Agir et passer

rule-CTR-101 = Ajouter une plantation, envoyer des ouvriers et prendre une civette ou des pièces coûtent chacun 1 marqueur action ; élever un âne en coûte 2. À quatre joueurs, les marqueurs noirs sont dépensés en premier et celui de votre couleur en dernier : le livret n’en dit rien, et cela ne vous désavantage jamais.
    .title = Coût des actions

rule-CTR-102 = Si vous n’avez plus de marqueur action et ne pouvez pas obtenir celui de votre réserve bonus, même en rechargeant d’abord l’emplacement C, vous passez automatiquement. Tant qu’il vous reste un marqueur, on vous interroge, puisque prendre des pièces est toujours possible.
    .title = Passer faute de marqueurs

rule-CTR-103 = Les marqueurs action non utilisés ne servent plus à rien pour cette période ; les noirs reviennent en phase 6. Un marqueur de votre couleur non utilisé vous reste pour les périodes suivantes.
    .title = Marqueurs inutilisés

rule-CTR-105 = Choisissez la rangée A, B ou C de votre plateau. L’élément restant le plus à gauche doit être une plantation, vous devez pouvoir payer les pièces indiquées au-dessus, et il faut au moins un emplacement où elle puisse aller.
    .title = Ajouter une plantation

rule-CTR-106 = Choisissez ensuite l’emplacement et, s’il y a lieu, le transport : aucun pour la rangée 1, un âne pour la rangée 1/2, des ânes ou un camion pour la rangée 2/3.
    .title = Emplacement et transport

rule-CTR-107 = L’emplacement doit être vide et sa rangée convenir au niveau : niveau 1 en rangée 1, niveaux 1 et 2 en rangée 1/2, niveaux 2 et 3 en rangée 2/3. Si vous n’avez actuellement aucune plantation dans cette coopérative, il vous faut aussi un ouvrier dans votre réserve ouvrier.
    .title = Où placer une plantation

rule-CTR-108 = Une plantation en rangée 1 n’a besoin ni de transport ni de soutien.
    .title = Planter en rangée 1

rule-CTR-109 = Pour un emplacement de la rangée 1/2, aucun âne d’un autre joueur ne doit se trouver sur le chemin qui y mène, et une de vos plantations de rangée 1 sur ce chemin doit être libre pour soutenir la nouvelle. S’il n’y a encore aucun âne à vous sur ce chemin, un âne de votre réserve entreprise s’y installe ; sans âne, impossible d’y planter.
    .title = Planter en rangée 1/2

rule-CTR-110 = Pour atteindre la rangée 2/3 avec des ânes, le chemin doit être libre d’ânes adverses et une de vos plantations de rangée 1/2 sur ce chemin doit être libre pour soutenir la nouvelle. Il vous faut aussi assez de plantations en rangée 1. Vous ajoutez alors des ânes de votre réserve entreprise jusqu’à en avoir exactement 2 sur le chemin.
    .title = La rangée 2/3 avec des ânes

rule-CTR-111 = Avec un camion, vous sautez la rangée 1/2 : ni soutien ni ânes ne sont nécessaires. Mais aucun âne d’un autre joueur ne doit se trouver sur le chemin menant à l’emplacement, et il vous faut assez de plantations en rangée 1. Le camion de votre réserve entreprise se place à côté de la nouvelle plantation ; vos ânes déjà présents sur le chemin y restent.
    .title = La rangée 2/3 en camion

rule-CTR-112 = Chacune de vos plantations de rangée 1 peut soutenir une de vos plantations de rangée 1/2 qui lui est reliée, et chaque plantation de rangée 1/2 une de celles de la rangée 2/3 ; une plantation atteinte en camion n’en a pas besoin. Inutile de noter laquelle soutient laquelle. Le livret n’explique pas comment en tenir le compte ; nous jouons donc qu’une nouvelle plantation est permise si vos soutiens peuvent être répartis de façon qu’elle ait le sien sans le prendre à une autre.
    .title = Soutien de la rangée inférieure

rule-CTR-113 = Dans chaque coopérative, il vous faut au moins autant de plantations en rangée 1 qu’en rangée 2/3, la nouvelle comprise. Cela vaut pour les ânes comme pour le camion.
    .title = Assez de plantations en rangée 1

rule-CTR-114 = Les ânes et les camions utilisés restent sur le plateau principal jusqu’à la fin de la partie.
    .title = Le transport reste en place

rule-CTR-115 = Vous payez, placez la plantation avec ses ânes ou son camion et, si c’est votre première ici, envoyez un ouvrier de votre réserve ouvrier au centre-ville. Puis vous prenez le bonus indiqué sous la place de la plantation. La rangée 1/2 donne un » pour cette coopérative ; la rangée 2/3 donne un » et, tant qu’il en reste, le compteur animal ou le joker au choix, qui apporte un autre ». Enfin, on règle le sort d’une ferme restée seule dans sa rangée, et quand les rangées A, B et C n’ont plus de plantation, une de vos civettes part pour Sumatra.
    .title = Ce qui se passe quand vous plantez

rule-CTR-116 = Le bonus d’une plantation arrive trop tard pour sa propre pose : ni une pièce ni un âne ainsi gagné ne peut servir à la payer.
    .title = Pas d’aide de son propre bonus

rule-CTR-117 = Une nouvelle plantation n’a pas d’ouvrier. Elle ne produit rien tant qu’elle n’en reçoit pas.
    .title = Une plantation neuve est inoccupée

rule-CTR-118 = Quand il ne reste que la ferme dans la rangée que vous venez d’utiliser, vous décidez aussitôt : payer son coût et la poser sur un emplacement ferme vide de n’importe quelle coopérative, ou la retirer du jeu. Aucune plantation n’est exigée à cet endroit. Une ferme apporte 1 de valeur qualité et rien d’autre.
    .title = La ferme

rule-CTR-120 = Vous pouvez choisir toute coopérative où au moins une plantation, peu importe à qui, est sans ouvrier. Vous n’avez pas besoin d’y posséder quoi que ce soit.
    .title = Envoyer des ouvriers

rule-CTR-121 = Chaque joueur ayant une plantation inoccupée dans la coopérative choisie reçoit un ouvrier du centre-ville, sur une plantation inoccupée de sa rangée la plus basse : 1 avant 1/2 avant 2/3. C’est un ouvrier par joueur, quel que soit le nombre de plantations vides.
    .title = Un ouvrier par joueur

rule-CTR-122 = Quand le centre-ville manque d’ouvriers, le joueur actif choisit qui en reçoit. Tous les ouvriers présents doivent être utilisés.
    .title = Trop peu d’ouvriers

rule-CTR-123 = Si plusieurs plantations de la rangée la plus basse d’un joueur sont libres, le joueur actif choisit. La question n’est posée que si leurs niveaux diffèrent, et seulement quand on sait qui reçoit un ouvrier ; sinon, on prend la plus à gauche. Le livret n’en dit rien ; nous jouons ainsi.
    .title = Quelle plantation reçoit l’ouvrier

rule-CTR-124 = Si le centre-ville est ensuite vide, 1 ouvrier de la réserve générale s’y installe.
    .title = Un nouvel ouvrier au centre-ville

rule-CTR-125 = Si au moins un ouvrier est allé sur la plantation d’un autre joueur, vous avancez d’un » sur la rangée de cette coopérative. Un seul pas, quel que soit le nombre de joueurs aidés.
    .title = Récompense pour l’entraide

rule-CTR-130 = Pour 2 marqueurs action, un âne quitte votre réserve personnelle pour un chemin qui monte depuis l’une de vos plantations et où une place d’âne est libre. C’est permis même à côté de l’âne d’un autre joueur ou sous un emplacement déjà pris ; un chemin ainsi partagé vous est alors fermé à tous les deux. Vous n’avancez pas sur la piste Arabica.
    .title = Élever un âne

rule-CTR-131 = Pour 1 marqueur action, vous envoyez à Sumatra une civette de votre réserve personnelle, s’il y en a une, ou vous prenez 2 pièces de la réserve générale.
    .title = Civette ou pièces

chapter-workers = Phase 2 – Affecter des ouvriers

rule-CTR-160 = Autour d’une table, tout le monde affecte ses propres ouvriers en même temps. Ici, cela se fait ouvertement, un joueur après l’autre dans l’ordre du tour. Rien ne change pour autant, car à cette étape aucun choix n’affecte les possibilités des autres. Vous pouvez donc prévoir où vont les vôtres pendant que d’autres affectent les leurs. Ce que vous gardez se fait tout seul quand vient votre tour.
    .title = Affecter ses propres ouvriers

rule-CTR-161 = Choisissez une coopérative où vous avez une plantation inoccupée ; un ouvrier de votre réserve ouvrier va dans votre rangée la plus basse qui en contient une. S’il y en a plusieurs de niveaux différents, vous choisissez, sinon on prend la plus à gauche. Continuez tant que vous voulez : vous pouvez aussi garder des ouvriers.
    .title = Placer un ouvrier

rule-CTR-162 = Ensuite, dans l’ordre du tour et tour après tour, vous pouvez placer un ouvrier de votre réserve sur une plantation inoccupée d’un adversaire, ou passer. Le livret ne parle pas de revenir en jeu ; nous jouons donc que passer est définitif pour cette étape.
    .title = Aider les autres

rule-CTR-163 = Vous choisissez une coopérative. L’ouvrier doit aller dans la rangée la plus basse où un adversaire quelconque, André compris, possède une plantation inoccupée ; parmi celles de cette rangée, le choix est libre. En remerciement, vous avancez d’un » sur la rangée de la coopérative.
    .title = Quelle plantation aider

rule-CTR-164 = Pour chacune de vos plantations encore sans ouvrier, vous devez une pénalité : 1 en 1970, 2 en 1975 et 3 en 1980.
    .title = Pénalité pour plantations inoccupées

rule-CTR-165 = Chaque unité de pénalité se paie avec une pièce de votre réserve entreprise ou en reculant d’une case sur la piste Arabica, en combinant à volonté. Vous devez payer tant que vous avez une pièce ou pouvez reculer. Les 3 pièces de la réserve bonus peuvent aider, mais rien ne vous y oblige.
    .title = Payer la pénalité

rule-CTR-166 = Si vous n’avez pas pu tout payer, vous perdez une plantation par pénalité non réglée entièrement : toujours une plantation inoccupée de votre rangée la plus haute ; s’il y en a plusieurs, vous choisissez. Une pénalité payée en partie ne sauve rien, et ce que vous y avez mis est perdu.
    .title = Perdre des plantations

rule-CTR-167 = Une plantation perdue quitte le jeu. Le livret ne dit rien de son transport ; nous jouons que le camion à côté d’elle part aussi, tandis que les ânes restent sur le chemin. Vos autres plantations ne sont pas touchées, même si elles ont perdu leur soutien ; pour les nouvelles et pour la valeur qualité, c’est la nouvelle situation qui compte.
    .title = Après une perte

chapter-trade = Phase 3 – Commercer & construire

rule-CTR-200 = Dans l’ordre du tour, tour après tour, chacun effectue une action ou passe. Passer n’est pas définitif : vous pourrez agir à un tour suivant et faire du portage à tout moment. Chaque action remet à zéro le compte de ceux qui ont passé ; le portage fait partie de l’action du joueur qui la mène.
    .title = Agir et passer

rule-CTR-201 = Si vous ne pouvez ni placer, ni embaucher, ni retirer un négociant, et qu’utiliser ou recharger votre réserve bonus n’y changerait rien, vous passez automatiquement. Le plus souvent, il vous manque alors un négociant ou 2 pièces.
    .title = Passer automatiquement

rule-CTR-205 = Vous ouvrez une maison de négoce où ne se trouve encore aucun négociant : payez 2 pièces et posez un négociant de la zone III en première position. Vous prenez aussi un des compteurs stock de cette maison pour votre emplacement de cette couleur.
    .title = Placer un négociant

rule-CTR-206 = Une maison de négoce a de la place pour 3 négociants, 4 à cinq joueurs. Le livret ne le dit pas clairement, mais nous jouons que personne ne peut avoir plus d’un négociant dans la même maison.
    .title = Places dans une maison de négoce

rule-CTR-207 = Une fois une maison ouverte, on demande aux autres, dans l’ordre en boucle, s’ils veulent y placer gratuitement un négociant sur la prochaine position libre. Il vient de la zone III ; celui de l’emplacement B peut en sortir pour cela si votre réserve bonus le permet. Qui n’a pas de négociant utilisable ou trouve la maison pleine passe. Le portage ne donne pas de compteur stock.
    .title = Portage pour commercer

rule-CTR-208 = Quand tous ont été interrogés et qu’un seul joueur, exactement, n’a pas de négociant dans cette maison, il prend la pièce qui s’y trouve, que ce soit par choix, faute de négociant ou faute de place. Sinon, la pièce reste là. André ne la prend jamais.
    .title = La pièce de l’absent

rule-CTR-215 = Payez 2 pièces et posez un négociant de la zone III à la place d’un bâtiment de votre plateau ; jusqu’à la phase 6, il est entrepreneur. Le bâtiment doit vous être accessible et avoir un emplacement libre, dans la zone IV s’il s’agit d’un entrepôt. Vous le construisez alors avec tous ses effets.
    .title = Embaucher un entrepreneur

rule-CTR-216 = Dans l’ordre en boucle, les autres peuvent suivre : chacun donne au meneur 1 café de n’importe quel type, même du Kopi Luwak, et construit seulement ensuite avec son propre entrepreneur, sans payer de pièces. On construit dans la même coopérative que lui, au choix une station, un poste ou l’hôpital s’il est accessible ; si le meneur a construit un entrepôt, on construit aussi un entrepôt. On reçoit tout ce que le bâtiment rapporte d’ordinaire.
    .title = Portage pour construire

rule-CTR-217 = Pour suivre une construction, il vous faut au préalable un café, un négociant utilisable et au moins un bâtiment que vous puissiez construire à cet endroit. Le café que rapporte le nouveau bâtiment arrive trop tard. Y renoncer ne donne pas de pièce.
    .title = Conditions pour suivre

rule-CTR-218 = Les entrepreneurs reviennent dans la zone III en phase 6. Un bâtiment construit ne retourne jamais sur le plateau joueur.
    .title = Les entrepreneurs reviennent

rule-CTR-225 = Payez 2 pièces et retirez du jeu un négociant de la zone III : vous avancez de deux », sur la même rangée ou sur deux rangées différentes. Le livret ne précise pas quel négociant ; nous jouons qu’il ne doit pas avoir été placé.
    .title = Retirer un négociant

rule-CTR-226 = La phase 3 se termine quand tout le monde passe l’un après l’autre.
    .title = Fin de la phase 3

chapter-harvest = Phase 4 – Récolter

rule-CTR-260 = Dans chaque coopérative, toute plantation avec un ouvrier, peu importe à qui, produit 3 cafés, ou 2 à quatre ou cinq joueurs. Chaque poste de commerce équitable rapporte d’abord 1 café à son propriétaire, puis le négociant en première position en reçoit 1. Ensuite, cinq fois de suite, tous les négociants en reçoivent 1 chacun dans l’ordre de leurs positions, tant qu’il y a du café. Le reste est perdu, la part d’André aussi.
    .title = Partager la récolte

rule-CTR-261 = Le livret ne dit pas ce qui se passe quand il n’y a pas assez de café pour tous les postes. Nous jouons qu’on en donne un à la fois dans l’ordre du tour, tour après tour, jusqu’à ce que chaque poste soit servi ou qu’il ne reste rien.
    .title = Trop peu de café pour les postes

rule-CTR-262 = Après la récolte, regardez vos cinq cafés de coopérative. Si vous avez au moins 6 de chacun, ou 4 à quatre ou cinq joueurs, une civette de votre réserve personnelle va à Sumatra.
    .title = Civette pour un assortiment complet

rule-CTR-263 = Chacune de vos civettes à Sumatra vous rapporte 1 Kopi Luwak. Ensuite, toutes les civettes qui s’y trouvent retournent dans les réserves personnelles.
    .title = Kopi Luwak

chapter-sell = Phase 5 – Vendre

rule-CTR-280 = Dans l’ordre inverse du tour, chacun à son tour remplit un contrat, livre aux bars ou passe. Passer vous exclut pour le reste de la phase, qui se termine quand tout le monde a passé.
    .title = Vendre et passer

rule-CTR-281 = Quand vous passez, votre marqueur entreprise descend dans la rangée du bas de l’ordre du tour, aussi loin à gauche qu’il y a de la place. Qui passe en premier jouera en premier à la période suivante.
    .title = L’ordre dans lequel on passe fixe l’ordre suivant

rule-CTR-285 = Avec le Kopi Luwak, joker des cafés, vous pouvez payer n’importe quel autre type. Aucun autre café ne peut remplacer un Kopi Luwak.
    .title = Le Kopi Luwak comme joker

rule-CTR-286 = À votre tour, vous pouvez échanger : donnez autant de cafés que l’exige votre ratio – 4, 3 ou 2, de n’importe quels types – et prenez 1 café du type voulu. On ne peut pas obtenir de Kopi Luwak ainsi.
    .title = Échanger du café

rule-CTR-287 = À votre tour, vous pouvez acheter du café de tout type sauf du Kopi Luwak. Un café coûte 2 pièces pendant les deux premières périodes et 3 pendant la dernière.
    .title = Acheter du café

rule-CTR-288 = À votre tour, vous pouvez retirer 3 compteurs stock de couleurs différentes pour construire un entrepôt, ou 5 différents pour en construire deux. Vous recevez les bonus d’entrepôt habituels, sans pièces ni entrepreneur, et personne ne peut suivre. Votre colonne doit encore contenir autant d’entrepôts que vous voulez en construire ; si vous avez plus de trois couleurs, vous choisissez lesquelles dépenser.
    .title = Entrepôts contre compteurs stock

rule-CTR-289 = Un compteur stock joker compte comme la couleur de l’emplacement où il se trouve. S’il le partage avec un compteur ordinaire, c’est l’ordinaire qui est dépensé en premier. Le livret n’en dit rien ; nous jouons ainsi.
    .title = Couleur d’un compteur stock joker

rule-CTR-290 = Échanger, acheter et dépenser des compteurs stock n’est possible qu’en phase 5, à votre tour. Le livret n’en parle que dans cette phase ; nous nous y tenons.
    .title = Seulement en phase 5

rule-CTR-300 = Vous pouvez remplir un contrat ouvert si vous avez tous les cafés demandés. Le Kopi Luwak peut combler ce qui manque.
    .title = Remplir un contrat

rule-CTR-301 = Le contrat se paie ligne par ligne en partant du haut. Si vous pouvez utiliser plus ou moins de Kopi Luwak pour une ligne, vous choisissez combien, pourvu que les autres lignes restent payables.
    .title = Payer un contrat

rule-CTR-302 = Un contrat rempli quitte le jeu ; son emplacement vide rapportera des points à la fin.
    .title = Contrat rempli

rule-CTR-303 = Vous recevez autant de pièces que le montre l’emplacement du contrat.
    .title = Pièces du contrat

rule-CTR-304 = Puis vous prenez le bonus de l’emplacement. S’il comporte une barre oblique, choisissez le côté gauche ou le côté droit. Seuls les côtés qui vous apporteraient quelque chose sont proposés ; s’il n’y en a aucun, vous ne recevez rien.
    .title = Bonus du contrat

rule-CTR-305 = Un bonus peut être une civette pour Sumatra, un ouvrier pour votre réserve ouvrier, un » au choix, un âne ou un camion pour la réserve entreprise, 1 pièce, un bâtiment que vous pourriez construire, ou l’hôpital même s’il n’est pas encore accessible. Construire ne demande ici ni pièces ni entrepreneur, et personne ne peut suivre. Les parties d’un même côté s’appliquent de gauche à droite, chacune autant que possible. En période 3, une civette va quand même à Sumatra, où elle ne rapporte plus rien.
    .title = Ce que signifient les bonus

rule-CTR-306 = Si le contrat voisin de la même rangée – A-B, C-D ou E-F – est lui aussi rempli, prenez un des éléments encore posés à côté de vos contrats. C’est obligatoire s’il y en a un.
    .title = Compléter une rangée de contrats

rule-CTR-307 = Chaque élément ne se prend qu’une fois : votre compteur animal, qui donne aussi son » ; la civette, qui va à Sumatra ; et, à quatre ou cinq joueurs, le négociant, qui va dans la zone III ou sur l’emplacement B s’il est vide. À deux ou trois, il n’y a que deux éléments : une troisième rangée complète n’en donne pas.
    .title = Les éléments à côté des contrats

rule-CTR-308 = En période 3, la civette posée à côté de vos contrats va dans votre réserve entreprise au lieu de Sumatra. Elle y vaut 1 PV.
    .title = La civette tardive

rule-CTR-309 = Enfin, vous prenez le compteur Arabica du dessus de la pile qui porte la lettre de votre contrat, ainsi que son ». Si la pile est vide, vous ne recevez rien.
    .title = Compteur Arabica du contrat

rule-CTR-315 = Choisissez un emplacement vide d’un bar, sans ordre imposé. Vous payez autant de cafés du type indiqué que l’emplacement le demande, et le Kopi Luwak peut remplacer n’importe lequel. Un emplacement de 6 cafés accepte un type de votre choix ; ce peut être le Kopi Luwak lui-même, alors que pour un café de coopérative il en faut au moins un véritable. Séoul n’accepte que du Kopi Luwak.
    .title = Livrer à un bar

rule-CTR-316 = Vous recevez les pièces de l’emplacement et, s’il en porte un, son compteur animal ou joker. Puis vous y posez un de vos grains.
    .title = Récompense d’une livraison

rule-CTR-317 = À quatre ou cinq joueurs, dès que vous avez un grain dans chacun des six bars, vous prenez un compteur stock joker et le posez sur n’importe lequel de vos cinq emplacements stock. Vous n’en recevez qu’un par partie.
    .title = Servir les six bars

rule-CTR-318 = L’action comprend deux livraisons, même au même bar. Après la première, vous effectuez la seconde ou vous passez aussitôt pour le reste de la phase. Entre les deux, vous pouvez échanger, acheter ou utiliser des compteurs stock pour rendre la seconde possible.
    .title = Deux livraisons

chapter-reset = Phase 6 – Réinitialiser

rule-CTR-350 = La réinitialisation a lieu à la fin de chaque période, la troisième comprise. Ses étapes suivent un ordre fixe et, s’il y a quelque chose à décider, on le fait dans l’ordre du tour.
    .title = Réinitialiser à chaque période

rule-CTR-351 = Tous les négociants des maisons de négoce et tous les entrepreneurs retournent dans la zone III.
    .title = Retour des négociants

rule-CTR-352 = Vous reprenez vos marqueurs action noirs : 3 pour agir et 1 pour l’emplacement A de la réserve bonus. Un marqueur de votre couleur que vous avez utilisé quitte le jeu.
    .title = Retour des marqueurs action

rule-CTR-355 = Vous pouvez réorganiser vos entrepôts entre les emplacements au-dessus des pistes et ceux à droite. Le livret ne dit rien du premier, mais son exemple suggère qu’il reste sur l’emplacement gris, et nous jouons ainsi. On ne vous propose que les répartitions qui ont un intérêt : aucune ne garde moins de café qu’une autre sans en garder davantage d’un autre type. S’il n’en reste qu’une, elle est appliquée pour vous.
    .title = Réorganiser les entrepôts

rule-CTR-356 = Le café qu’une piste ne peut pas garder est perdu.
    .title = Le café en trop est perdu

rule-CTR-357 = Vous pouvez déplacer vos compteurs stock joker vers d’autres emplacements stock. Le livret le permet à chaque fois ; nous jouons qu’en période 3, on ne vous interroge sur les entrepôts et les jokers que si l’objectif des dix cafés de deux types est en jeu et vous reste ouvert. Sinon, vous gardez simplement le plus de café possible et les jokers restent.
    .title = Déplacer les compteurs stock joker

rule-CTR-358 = Chacun de vos compteurs stock vous rapporte 1 café de la couleur de son emplacement. Vous pouvez le garder même au-delà de votre capacité.
    .title = Café des compteurs stock

rule-CTR-360 = Il faut recharger la réserve bonus : le marqueur en A, un négociant de la zone III en B et 3 pièces de la réserve entreprise en C, là où il manque quelque chose. Pour chaque pièce que vous ne pouvez fournir, la réserve générale vous dépanne et vous prenez un jeton –3 PV. Si vous n’avez pas de négociant pour B, l’emplacement reste vide sans pénalité.
    .title = Recharger la réserve bonus

rule-CTR-361 = L’ordre dans lequel vous avez passé en phase 5 devient maintenant l’ordre du tour.
    .title = Nouvel ordre du tour

rule-CTR-362 = Chaque maison de négoce sans pièce en reçoit une nouvelle à sa place habituelle.
    .title = Pièces des maisons de négoce

rule-CTR-363 = Tout le reste est conservé : plantations, ânes, camions, bâtiments, compteurs et éléments à côté des contrats. Le livret ne parle pas des ouvriers lors de la réinitialisation ; nous jouons qu’ils restent définitivement sur leurs plantations.
    .title = Ce qui reste en place

rule-CTR-364 = La période suivante commence par la phase 1. Après la troisième période vient le décompte final.
    .title = Vers la période suivante

chapter-andre = André dans la partie à deux

rule-CTR-400 = André est le troisième joueur, toujours dernier dans l’ordre du tour, donc premier en phase 5. Pour vous deux, toutes les règles de la partie à trois s’appliquent.
    .title = La place d’André

rule-CTR-401 = André suit son contrat visible : A en première période, B en deuxième, C en troisième. Seuls comptent les cafés des lignes du haut, du milieu et du bas ; les quantités n’ont pas d’importance.
    .title = Le contrat visible d’André

rule-CTR-402 = Deux choses restent cachées tant qu’elles ne sont pas retournées : l’ordre des compteurs Arabica face cachée d’André, et ses contrats B et C jusqu’à leur période.
    .title = Ce qu’André cache

rule-CTR-403 = André ne connaît ni pièces, ni café, ni compteurs, ni compteurs stock, ni », ni objectifs, ni contrats à remplir. Il n’en paie et n’en reçoit jamais.
    .title = Ce dont André se passe

rule-CTR-405 = En phase 1, André joue exactement quatre tours, un chaque fois que vient son tour : une plantation pour le café du haut, une plantation pour celui du milieu, des ouvriers pour le haut, des ouvriers pour le milieu. Un tour sans effet est simplement perdu. Il continue quand vous avez tous deux passé, et vous continuez quand il a terminé.
    .title = André au travail

rule-CTR-406 = Dans la coopérative concernée, André cherche à développer ce qu’il a. S’il y possède plus de plantations de niveau 2 que de niveau 3, il ajoute un niveau 3 ; sinon, s’il a plus de niveau 1 que de niveau 2, il ajoute un niveau 2 ; si c’est impossible, ou s’il n’y a rien à développer, il ajoute un niveau 1. Chaque niveau va dans sa propre rangée : 1, 1/2 ou 2/3. S’il n’a pas de plantation qui convient ou pas d’emplacement vide, il saute son tour.
    .title = Quelle plantation André ajoute

rule-CTR-407 = Le livret demande à André de ne couper le chemin de personne si possible, et ses exemples le placent au-dessus de ses propres plantations. Nous jouons ainsi : il cherche les emplacements vides reliés à une de ses plantations de la rangée inférieure ; à défaut, tout emplacement vide de la rangée convient. Parmi eux, il évite les chemins où se trouve un de vos ânes, puis les emplacements qui partagent un chemin avec vos plantations, et prend enfin le plus à gauche.
    .title = Où André plante

rule-CTR-408 = André ne paie rien, n’utilise ni âne ni camion, n’envoie pas d’ouvrier au centre-ville et ne gagne ni » ni compteur animal. Sa plantation commence sans ouvrier, et les ânes des autres restent sur le chemin.
    .title = André plante gratuitement

rule-CTR-410 = À un tour d’ouvriers, chaque joueur ayant une plantation inoccupée dans la coopérative reçoit un ouvrier du centre-ville dans la rangée la plus basse possible, vous deux dans l’ordre du tour et André en dernier. S’il en manque, le premier joueur dans l’ordre du tour choisit qui en reçoit, et tranche aussi entre plantations de niveaux différents. Un centre-ville vide reçoit ensuite 1 ouvrier de la réserve générale ; si aucune plantation n’est inoccupée, le tour est sauté.
    .title = André envoie des ouvriers

rule-CTR-420 = Quand vous avez tous deux terminé la phase 2, chaque plantation inoccupée d’André reçoit un ouvrier du centre-ville de sa coopérative ou, s’il est vide, de la réserve générale. Le centre-ville n’est pas complété ici. André ne paie jamais de pénalité.
    .title = Les ouvriers d’André en phase 2

rule-CTR-421 = À son tour en phase 3, André, s’il lui reste un négociant, retourne des compteurs jusqu’à ce que l’un désigne une maison de négoce avec une position libre, et y place un négociant sans prendre de compteur stock ; vous pouvez alors faire du portage. Le livret laisse le reste ouvert ; nous jouons qu’il saute une maison où il a déjà un négociant, ne paie rien, qu’on vérifie la pièce comme d’habitude, et qu’il passe quand il n’a plus de négociant ou de compteur à retourner.
    .title = André place un négociant

rule-CTR-422 = Si l’un de vous ouvre une maison de négoce, André ne suit que si, au moment où vient son tour d’être interrogé, la prochaine position libre est la deuxième et qu’il lui reste un négociant. Il ne prend jamais la pièce ; personne ne la prend s’il est le seul sans négociant dans la maison. Il ne construit jamais avec un entrepreneur et ne suit jamais une construction.
    .title = André fait du portage

rule-CTR-423 = Quand vous avez passé tous les deux, André construit un poste de commerce équitable dans la coopérative de la ligne du bas de son contrat visible : si possible sur l’emplacement 4–5 joueurs, sinon sur celui qui montre », qui ne lui rapporte rien, sinon sur le simple. Le livret veut aussi que tous passent l’un après l’autre ; nous jouons que la phase 3 se termine quand les trois joueurs, André compris, ont passé de suite, et qu’il construit ensuite. Si tout est pris, il n’en construit pas.
    .title = Le poste d’André

rule-CTR-425 = À la récolte, les plantations, postes et négociants d’André comptent comme ceux de tout le monde. Le café qu’il reçoit est défaussé.
    .title = La récolte d’André

rule-CTR-426 = À son premier tour de la phase 5, André pose deux grains, l’un pour le café du milieu et l’autre pour celui du bas de son contrat, chacun sur l’emplacement vide de ce café au plus petit nombre dans les cinq premiers bars. S’il n’y en a plus, nous jouons qu’il prend l’emplacement de 6 cafés libre le plus à gauche. Il ne reçoit pas de pièces, et l’animal d’un tel emplacement est perdu pour tous. Ensuite, il a passé.
    .title = André aux bars

rule-CTR-428 = Lors de la réinitialisation, André reprend ses négociants et défausse son contrat visible, ce qui révèle le suivant. Ses cinq compteurs Arabica sont retournés face cachée et mélangés.
    .title = La réinitialisation d’André

rule-CTR-429 = En fin de partie, André ne calcule pas de score à lui. Ses éléments prennent seulement des rangs que vous auriez eus sans lui ; le décompte final explique comment.
    .title = André en fin de partie

chapter-scoring = Décompte final

rule-CTR-430 = Chacun de vos grains dans les bars rapporte les points indiqués sur son emplacement.
    .title = Livraisons aux bars

rule-CTR-431 = Dans chacun des six bars, la personne qui a le plus de grains gagne 4 PV et la deuxième 2 PV. À égalité de nombre, celle dont un grain est le plus bas dans la colonne est devant. Sans grain, pas de rang ; les grains d’André comptent.
    .title = Majorités dans les bars

rule-CTR-432 = Pour chaque objectif rempli, vous marquez les points de l’emplacement où se trouve votre grain.
    .title = Points des objectifs

rule-CTR-435 = Dans chaque coopérative, les joueurs sont classés selon leur valeur qualité. Seuls ceux dont la valeur dépasse 0 y participent.
    .title = Classement dans les coopératives

rule-CTR-436 = Dans une coopérative, le premier rang vaut 16 PV, le deuxième 8 PV et, à quatre ou cinq, le troisième 4 PV. Les joueurs à égalité additionnent les points de tous les rangs qu’ils occupent et les partagent à parts égales, arrondies au supérieur. Le joueur suivant prend le rang d’après : derrière deux premiers à égalité, vous prenez le troisième rang.
    .title = Points des coopératives

rule-CTR-437 = Votre valeur qualité dans une coopérative est la somme des niveaux de vos plantations qui s’y trouvent. Si vous en avez au moins une, ajoutez 2 pour votre hôpital et 1 pour chacune de vos stations, chacun de vos postes et chacune de vos fermes. Que les plantations aient un ouvrier ou non ne change rien.
    .title = Valeur qualité

rule-CTR-440 = Sur la piste Arabica, seules comptent les positions finales : 3 PV si vous avez atteint au moins la colonne 2 dans les cinq rangées, 7 de plus si vous avez atteint au moins la colonne 3 dans toutes. Chaque rangée où vous êtes sur la colonne 6 ou 7 rapporte 6 PV, et chaque colonne 7 encore 4.
    .title = Points de la piste Arabica

rule-CTR-445 = Dans votre réserve entreprise, chaque âne et chaque civette vaut 1 PV, chaque camion 3 PV ; chaque jeton –3 PV vous en coûte 3. Les pièces ne rapportent rien.
    .title = Points de la réserve entreprise

rule-CTR-446 = Vous marquez 4 PV si vous avez placé la plantation de niveau 3 de la rangée B. Elle compte même si vous l’avez perdue ensuite.
    .title = La plantation de niveau 3 de la rangée B

rule-CTR-447 = Chaque ouvrier restant dans votre réserve ouvrier rapporte 1 PV.
    .title = Points des ouvriers

rule-CTR-448 = Chaque bâtiment construit rapporte ce qu’indique sa place vide : 1, 3, 5 et 6 PV pour les entrepôts, 1, 2 et 3 pour les stations, 1, 2 et 3 pour les postes, 4 pour l’hôpital.
    .title = Points des bâtiments

rule-CTR-449 = Chaque contrat rempli rapporte les points imprimés sur son emplacement de votre plateau.
    .title = Points des contrats

rule-CTR-450 = Le plus haut emplacement rempli de votre piste compteur indique les points que vous marquez, une fois appariés les jokers mis de côté. Sans aucun compteur, vous ne marquez rien.
    .title = Points de la piste compteur

rule-CTR-451 = Le plus grand total de points de victoire gagne la partie.
    .title = La victoire

rule-CTR-452 = En cas d’égalité, l’avantage va à qui a le plus de pièces ; celles des réserves entreprise et bonus comptent toutes. Si l’égalité demeure, vous partagez la victoire, au lieu du concours de la meilleure tasse de café proposé par le livret.
    .title = Départager une égalité

rule-CTR-453 = André prend des rangs dans les bars et les coopératives et vous prive ainsi de ces points. Ce qu’il a pris est affiché à titre d’information. Le livret ne le désigne pas comme vainqueur possible ; nous jouons qu’il ne peut pas gagner.
    .title = Les points d’André

chapter-online = Hasard, secrets et coups repris

rule-CTR-600 = Tout ce qui est tiré ou mélangé pendant la mise en place découle d’un seul nombre secret. Avec le même nombre et les mêmes réglages, on retrouve exactement la même mise en place.
    .title = La même mise en place

rule-CTR-601 = À partir de trois joueurs, le hasard n’intervient plus après la mise en place, et rien n’est caché. Tout dépend de vos décisions.
    .title = Plus de hasard après la mise en place

rule-CTR-602 = À deux, la seule surprise est l’ordre des cinq compteurs d’André, mélangés lors de la mise en place et à chaque réinitialisation, ainsi que ses contrats suivants. L’ordre est fixé dès le mélange, mais personne ne voit un compteur avant qu’il soit retourné.
    .title = Les surprises d’André

rule-CTR-603 = Un robot n’en sait pas plus que vous. Les compteurs face cachée d’André lui sont cachés aussi ; il ne peut que deviner lequel viendra ensuite.
    .title = Personne ne regarde en douce

rule-CTR-610 = Vous pouvez reprendre vos propres décisions jusqu’au début de votre tour – ou de votre réponse à un portage ou de votre étape de la phase 2 – tant qu’aucun autre joueur n’a décidé quoi que ce soit et qu’aucun compteur caché n’a été retourné. Ensuite, il faut l’accord de toutes les personnes à la table. Si vous jouez seulement contre des robots, vous pouvez remonter jusqu’à votre tour précédent, sauf si un compteur caché a été retourné entre-temps.
    .title = Reprendre un coup

rule-CTR-611 = Chaque partie est enregistrée avec son nombre secret, ses réglages et toutes les décisions. Elle peut être rejouée à tout moment, et chaque position réapparaît exactement telle qu’elle était.
    .title = Rejouer une partie
