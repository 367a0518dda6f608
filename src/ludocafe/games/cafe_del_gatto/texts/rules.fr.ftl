chapter-components = Le matériel

rule-GAT-01 = Chaque jeton Café / Lait porte une valeur Barista de 1 à 4 et un type de préparation : froid, crémeux ou chaud. Il a une face Lait et une face Café, avec la même valeur et le même symbole des deux côtés. La colonne où il entre dans la machine fixe la face visible ; ensuite, on ne le retourne plus, ni dans la machine ni sur une tasse.
    .title = Les jetons

rule-GAT-02 = Le jeu compte 36 jetons. Leur répartition entre valeurs et préparations ne figurait que sur une image aujourd’hui perdue ; nous utilisons donc un mélange équilibré, détaillé dans la liste du matériel. Deux jetons de même valeur et de même préparation sont parfaitement équivalents.
    .title = La répartition des jetons

rule-GAT-03 = Vous possédez une tasse de chacun des cinq types : espresso, espresso macchiato, doppio, cappuccino et latte macchiato. Une tasse empile de une à quatre cases, blanches pour le lait et marron pour le café ; le cappuccino, par exemple, a un café en bas et deux laits au-dessus. Les cases se lisent sur les tasses, les gains en pièces sur la carte des boissons et les points sur les tuiles Boisson.
    .title = Les cinq tasses

rule-GAT-04 = Certaines choses sont toujours vraies. Une tasse pleine suffit pour la plus petite tuile de son type, elle peut donc toujours être servie ; moins il y a de préparations différentes, plus elle rapporte de pièces ; et les tuiles d’un même type vont en augmentant. Vos cinq tasses totalisent 12 cases, 6 pour le lait et 6 pour le café.
    .title = Ce qui est toujours vrai

rule-GAT-05 = Pour chaque type de tasse, seule la tuile Boisson la plus faible existe en plusieurs exemplaires. Toutes les autres sont uniques : les premiers à servir ont donc davantage de choix.
    .title = Des tuiles uniques

rule-GAT-06 = Il y a 45 pièces, toutes de valeur 1. Le livret ne dit rien d’une réserve vide ; chez nous, les pièces sont limitées. Si la réserve ne couvre pas ce qui vous est dû, vous prenez ce qui reste ; le surplus est perdu et aucune dette n’est notée.
    .title = Les pièces sont limitées

rule-GAT-07 = Il y a 12 dés de sucre. Le livret ne prévoit pas qu’ils viennent à manquer ; chez nous, ils sont limités eux aussi. Si la réserve est vide quand vous achetez un jeton de valeur 1, vous n’obtenez pas de dé, et vous ne le recevrez pas plus tard.
    .title = Le sucre est limité

rule-GAT-08 = La machine à expresso a une colonne Lait à gauche et une colonne Café à droite, de cinq rangées chacune. La rangée 1 est en bas, la rangée 5 tout en haut. Deux jetons côte à côte dans la même rangée sont voisins. Une colonne n’a jamais de trou, et les dix emplacements sont occupés chaque fois que vous choisissez une action ; seul l’emplacement du haut reste vide un instant, le temps de poser le jeton acheté.
    .title = La machine à expresso

chapter-setup = Mise en place

rule-GAT-10 = La tradition veut que commence celui ou celle qui a bu un café en dernier. En ligne, c’est invérifiable : on tire donc au sort, ou l’on choisit avant la partie. Cette personne garde la carte Premier joueur jusqu’à la fin, et les autres suivent dans le sens horaire.
    .title = Qui commence

rule-GAT-11 = Les 36 jetons sont mélangés dans la pochette. On en tire cinq pour la colonne Lait, puis cinq pour la colonne Café, chaque colonne se remplissant de bas en haut avec la face qui lui correspond. Les 26 autres restent dans la pochette ; la défausse est encore vide.
    .title = Remplir la machine

rule-GAT-12 = Tout le monde reçoit 5 pièces. La première personne à jouer en rend aussitôt 1, c’est son pourboire, et débute avec 4. Personne n’a encore de sucre ; les 12 dés et les pièces non distribuées constituent la réserve.
    .title = L’argent de départ

rule-GAT-13 = Les tuiles Boisson sont rangées par type de tasse, face visible, par valeur croissante. La plus faible de chaque type forme une pile d’un exemplaire par joueur ; les exemplaires en trop retournent dans la boîte. Les tuiles uniques servent toutes, quel que soit votre nombre.
    .title = Disposer les tuiles Boisson

rule-GAT-14 = Vous disposez devant vous une tasse vide de chaque type, cinq en tout. Les tasses en trop restent dans la boîte.
    .title = Vos cinq tasses vides

chapter-turn = Votre tour

rule-GAT-20 = On joue dans le sens horaire. À votre tour, vous faites une seule chose : acheter un jeton, servir une ou plusieurs tasses pleines, ou prendre 2 pièces. Nettoyer la machine n’est pas une action, mais un préalable possible à l’achat ; si vous nettoyez puis vous arrêtez là, votre tour se termine sans action.
    .title = Une action par tour

rule-GAT-21 = Rien ne vous bloque jamais : au début de votre tour, vous pouvez toujours prendre des pièces, même si la réserve est vide et que cela revient à passer. La partie ne peut pas se figer non plus. Quand la réserve est vide, au moins une personne a de quoi payer n’importe quel jeton ; elle peut acheter ou servir, ou alors elle a tout servi et la fin est proche.
    .title = Il y a toujours quelque chose à faire

chapter-cleaning = Nettoyer la machine

rule-GAT-30 = Pour nettoyer une colonne, il vous faut 2 pièces et au moins une tasse ouverte, c’est-à-dire ni pleine ni servie. Le livret ne parle pas de la tasse ; nous jouons ainsi parce que le nettoyage prépare un achat, et que sans tasse ouverte aucun achat n’est possible.
    .title = Quand vous pouvez nettoyer

rule-GAT-31 = Payez 2 pièces à la réserve et défaussez les cinq jetons d’une colonne. Cinq nouveaux jetons sont alors tirés et garnissent cette colonne de bas en haut, avec la face qui lui est propre. L’autre colonne ne bouge pas.
    .title = Comment nettoyer

rule-GAT-32 = Vous pouvez nettoyer autant de fois que vous le voulez pendant un tour, la même colonne ou l’autre, tant que vous payez 2 pièces à chaque fois. Le livret pense au cas où rien ne convient ; chez nous, vous en jugez librement.
    .title = Nettoyer encore

rule-GAT-33 = Le nettoyage précède un achat et peut se répéter. Le livret ne dit pas si une autre action peut suivre ; nous jouons que vous pouvez nettoyer à nouveau, acheter un jeton ou terminer votre tour, même si vous aviez de quoi acheter. Servir ou prendre des pièces n’est plus possible ce tour-ci, car le nettoyage fait partie de l’achat.
    .title = Après le nettoyage

rule-GAT-34 = Vous avez le droit de dépenser vos 2 dernières pièces pour nettoyer, même si vous ne pouvez ensuite payer aucun jeton. Votre tour s’arrête alors là.
    .title = Nettoyer avec ses dernières pièces

rule-GAT-35 = Nettoyer n’oblige pas à acheter. Le livret dit seulement que c’est possible ; chez nous, vous pouvez terminer votre tour même si un jeton est à votre portée. Si ni un nouveau nettoyage ni un achat n’est possible, le tour se termine de lui-même.
    .title = S’arrêter après le nettoyage

chapter-buying = Acheter un jeton

rule-GAT-40 = Vous achetez un seul jeton par tour. Il vous faut assez de pièces, et une tasse ouverte dont la prochaine case a la couleur de la face visible. Le jeton acheté va tout de suite sur une tasse ; le livret ne prévoit pas d’en garder ; chez nous, vous ne pouvez donc pas acheter un jeton qu’aucune de vos tasses n’accepte.
    .title = Quel jeton acheter

rule-GAT-41 = Un jeton coûte autant de pièces que la valeur Barista de son voisin, le jeton d’à côté dans l’autre colonne. La rangée 4 ajoute un supplément de 1 pièce, la rangée du haut un supplément de 2. Ni la valeur du jeton acheté ni le symbole du voisin n’interviennent ; les prix vont donc de 1 à 6. Par exemple, en rangée 4, un café à côté d’un lait de valeur 2 coûte 2 + 1 = 3 pièces.
    .title = Le prix

rule-GAT-42 = D’abord, vous payez à la réserve et prenez le jeton ; ceux du dessus descendent d’une rangée. S’il vaut 1, vous recevez un dé de sucre. Ensuite, vous le posez sur la prochaine case d’une de vos tasses, et un nouveau jeton vient compléter le haut de cette colonne. Votre tour est alors terminé.
    .title = Les étapes d’un achat

rule-GAT-43 = Le dé de sucre accompagne un jeton sur lequel figure un 1, quel que soit le prix versé. Payer 1 pièce ne donne pas de sucre. Le dé ne peut pas être refusé.
    .title = Du sucre pour la valeur 1

rule-GAT-44 = Chaque fois que vous pouvez acheter, tout jeton a un voisin ; un emplacement n’est vide que le temps de poser le jeton acheté. Le livret n’en dit rien ; chez nous, le voisin absent compte pour 0, supplément de la rangée en plus, mais personne ne paie jamais ce prix.
    .title = Un jeton sans voisin

rule-GAT-45 = Une tasse se remplit du bas vers le haut sans sauter de case : le lait sur le blanc, le café sur le marron, et un jeton ne se retourne pas pour convenir. Si plusieurs de vos tasses l’acceptent, vous choisissez. Le livret ne mentionne aucun déplacement ; chez nous, un jeton posé reste en place jusqu’à ce que sa tasse soit servie ou doive être vidée lors d’un tour intermédiaire.
    .title = Poser le jeton sur une tasse

rule-GAT-46 = Vous choisissez d’abord la tasse ; c’est seulement après que vous découvrez le jeton qui entre dans la machine.
    .title = La tasse avant le nouveau jeton

chapter-serving = Servir

rule-GAT-50 = Pour servir, il vous faut au moins une tasse pleine. En une seule action, vous pouvez servir plusieurs tasses pleines, et rien ne vous empêche d’en garder pour plus tard. Le livret ne donne pas d’ordre ; nous jouons que vous les servez l’une après l’autre, dans l’ordre de votre choix, et pouvez vous arrêter après chacune.
    .title = Servir une ou plusieurs tasses

rule-GAT-51 = Comptez les types de préparation présents sur la tasse : 1, 2 ou 3. La ligne de cette tasse sur la carte des boissons donne votre gain en pièces ; moins vous mélangez, plus la tasse rapporte. Les valeurs et le sucre ne jouent ici aucun rôle. Un cappuccino à deux préparations, par exemple, rapporte 3 pièces.
    .title = Les pièces de la carte des boissons

rule-GAT-52 = Faites la somme des valeurs des jetons de la tasse. Chaque dé de sucre que vous rendez alors à la réserve y ajoute 1 ; vous pouvez n’en mettre aucun, en mettre quelques-uns ou tous dans la même boisson. Vous obtenez ainsi la valeur Barista de la boisson.
    .title = Valeur Barista et sucre

rule-GAT-53 = Prenez une tuile Boisson du même type que la tasse, qui ne dépasse pas votre valeur Barista. En prendre une est obligatoire, mais vous pouvez préférer une tuile plus faible que le maximum permis. Il y en a toujours une pour vous : la pile des plus petites en contient une par joueur.
    .title = Choisir une tuile Boisson

rule-GAT-54 = Si votre tuile vaut moins que votre valeur Barista, vous touchez la différence en pièces. Avec une valeur Barista de 7 et la tuile de valeur 3, cela fait par exemple 4 pièces.
    .title = Des pièces pour la différence

rule-GAT-55 = Les jetons de la tasse servie vont à la défausse et la tuile Boisson prend leur place. La tasse ne sert plus de toute la partie : vous ne servez donc chaque type de boisson qu’une fois au plus.
    .title = Une tasse servie est terminée

rule-GAT-56 = Un dé de sucre utilisé en servant compte pour le choix de la tuile, mais aussi pour la différence en pièces. Le livret ne l’affirme pas directement, mais cela découle de ce qu’il dit, et nous jouons ainsi. Un dé inutile pour une meilleure tuile peut donc se changer en 1 pièce.
    .title = Le sucre compte aussi pour la différence

rule-GAT-57 = Les pièces de la carte et celles de la différence vous sont versées ensemble, au moment où vous choisissez la tuile. Si la réserve ne suffit pas pour le tout, vous recevez ce qu’elle contient encore.
    .title = Le paiement

rule-GAT-58 = Une fois la tuile prise, vous pouvez servir une autre tasse pleine ou vous arrêter. Si vous n’en avez pas d’autre, votre tour se termine de lui-même. Les pièces que vous venez de gagner serviront aux tours suivants.
    .title = Servir une autre tasse

rule-GAT-59 = Le sucre ne s’utilise qu’au moment de servir une boisson, à votre tour ou lors d’un tour intermédiaire. Il ne paie ni jeton ni nettoyage.
    .title = Quand utiliser le sucre

chapter-coins = Prendre des pièces

rule-GAT-60 = Vous recevez 2 pièces de la réserve et c’est la fin de votre tour. S’il y en a moins, vous prenez ce qu’il y a, même rien du tout. Ce choix vous est ouvert au début de chaque tour, mais plus après un nettoyage.
    .title = Prendre 2 pièces

chapter-bag = Pochette et défausse

rule-GAT-70 = Les nouveaux jetons sont tirés à l’aveugle de la pochette, et chacun de ceux qu’elle contient a la même chance de sortir.
    .title = Tirer un jeton

rule-GAT-71 = La pochette ne se recharge que s’il faut tirer un jeton et qu’il n’y en a plus. Toute la défausse y est alors versée et mélangée, puis le tirage reprend. Tant que personne n’a besoin d’un jeton, une pochette vide reste vide.
    .title = Recharger la pochette

rule-GAT-72 = Lors d’un nettoyage, les cinq anciens jetons vont dans la défausse avant le premier tirage. Le livret ne dit pas ce qui se passe si la pochette s’épuise en cours de route ; nous jouons que les anciens jetons y retournent aussi et peuvent réapparaître aussitôt. Les nouveaux jetons déjà en place dans la colonne y restent.
    .title = Des jetons nettoyés peuvent revenir

rule-GAT-73 = Aucun jeton ne se perd : pochette, défausse, machine et tasses en totalisent toujours 36. Après chaque tour, il en reste au moins un à tirer, si bien que la machine peut toujours être complétée. À deux, les tasses portent au plus 24 jetons ; c’est pourquoi le tour intermédiaire n’existe qu’à partir de trois joueurs.
    .title = Il reste toujours un jeton à tirer

chapter-intermediate = Le tour intermédiaire

rule-GAT-80 = Si, à la fin d’un tour et une fois la machine complétée, la pochette et la défausse sont vides toutes les deux, un tour intermédiaire a lieu. Tous les jetons se trouvent alors dans la machine et sur vos tasses. Seul un achat peut conduire là.
    .title = Quand il a lieu

rule-GAT-81 = Le livret laisse planer un doute sur qui commence. Chez nous, la personne qui doit jouer ensuite ouvre le tour intermédiaire ; il fait une fois le tour de la table dans le sens horaire et s’achève avec celle qui vient de jouer, puis celle qui l’a ouvert joue normalement. Il ne compte comme tour pour personne et n’en retire à personne.
    .title = L’ordre du tour intermédiaire

rule-GAT-82 = Quand c’est à vous et que vous avez une tasse pleine, vous devez en servir une de votre choix, et une seule. Pièces et tuile s’obtiennent comme toujours ; celles prises avant vous ne sont plus là. Le livret ne parle pas ici du sucre ; nous jouons que vous pouvez l’utiliser comme à chaque service. Sans tasse pleine, vous passez.
    .title = Chacun sert une boisson

rule-GAT-83 = Si au moins une personne peut servir, le tour intermédiaire s’achève quand tous ceux qui ont une tasse pleine en ont servi une. Le livret ne dit pas ce que font alors les autres ; nous jouons que qui n’a pas de tasse pleine conserve tous ses jetons.
    .title = Si certains seulement peuvent servir

rule-GAT-84 = Si personne n’a de tasse pleine, chacun, dans le même ordre, doit vider la plus remplie de ses tasses non servies. Ses jetons partent à la défausse sans rien rapporter ; la tasse reste à vous et pourra être remplie à nouveau. Le livret ne dit rien des égalités ; chez nous, vous choisissez parmi vos tasses les plus remplies. Qui n’a aucun jeton passe, et il faut être quatre ou cinq pour que cela arrive.
    .title = Si personne ne peut servir

rule-GAT-85 = Après un tour intermédiaire, la défausse contient toujours quelque chose, et la partie continue. Les jetons y attendent le prochain tirage, qui les ramènera dans la pochette. Un second tour intermédiaire ne suit pas immédiatement.
    .title = La partie continue

rule-GAT-86 = Le livret ne parle pas de la fin pendant un tour intermédiaire. Chez nous, une cinquième tasse servie à ce moment-là déclenche la fin comme d’habitude : on achève le tour de table en cours, et si le tour qui vient d’être joué en était le dernier, la partie se termine juste après le tour intermédiaire. Si la partie finit de toute façon avec ce tour, il n’y a pas de tour intermédiaire.
    .title = Cinquième tasse au tour intermédiaire

rule-GAT-87 = Si vous avez servi votre cinquième tasse dans un tour intermédiaire et qu’il vous reste à jouer dans ce tour de table, vous n’avez plus rien à remplir ni à servir. Vous pouvez alors seulement prendre des pièces.
    .title = Jouer avec cinq tasses servies

chapter-end = Fin de partie et décompte

rule-GAT-90 = Quand quelqu’un a servi ses cinq tasses, c’est le dernier tour : on joue encore jusqu’à la personne assise à droite de celle qui a commencé, pour que chacun ait eu le même nombre de tours. Si c’est justement la personne qui clôt le tour de table qui sert sa cinquième tasse, la partie s’arrête sur-le-champ.
    .title = Le dernier tour

rule-GAT-91 = Additionnez les valeurs de vos tuiles Boisson et ajoutez 1 point par paire de dés de sucre restants ; un dé isolé ne compte pas. Les pièces ne donnent aucun point, pas plus que les jetons posés sur des tasses non servies, même pleines.
    .title = Compter les points

rule-GAT-92 = Le plus grand nombre de points donne la victoire.
    .title = La victoire

rule-GAT-93 = À égalité de points, l’avantage va à qui possède encore le plus de pièces. Le sucre restant ne départage personne.
    .title = Départager une égalité

rule-GAT-94 = Le livret s’arrête là si points et pièces sont identiques. Chez nous, c’est une victoire partagée, ou le même rang plus bas dans le classement.
    .title = Victoire partagée

rule-GAT-95 = Les règles ne limitent pas le nombre de tours de table : des joueurs qui ne feraient que prendre des pièces pourraient continuer sans fin. Une partie jouée uniquement par des robots et qui ne mène nulle part peut être interrompue. Elle est alors inachevée et n’a pas de vainqueur.
    .title = Les parties sans fin

chapter-information = Information, hasard et coups repris

rule-GAT-100 = Tout ce qui est sur la table est visible de tous : machine, défausse, tasses, pièces, sucre, tuiles et réserve. Seul le prochain jeton de la pochette est inconnu. Le contenu de la pochette se déduit de ce que vous voyez ; il peut donc vous être montré comme aide, mais jamais l’ordre dans lequel les jetons sortiront.
    .title = Tout est visible

rule-GAT-101 = Le hasard désigne qui commence, si l’on tire au sort, les dix jetons du départ, un jeton après chaque achat et cinq à chaque nettoyage. Plus une sorte est nombreuse dans la pochette, plus elle a de chances de sortir ; si la pochette est vide, c’est la défausse sur le point d’y être versée qui compte.
    .title = La part du hasard

rule-GAT-102 = Une partie terminée peut être rejouée et se déroule exactement de la même façon : même départ et mêmes choix donnent la même partie. Pourtant, les jetons à venir ne sont pas rangés d’avance, si bien que personne, humain ou robot, ne peut les entrevoir.
    .title = Les parties peuvent être rejouées

rule-GAT-103 = Vous pouvez reprendre vos choix tant que rien de nouveau n’a été dévoilé et que ce n’est pas à la personne suivante de jouer. Un achat se reprend tant que le jeton n’est pas posé sur une tasse, et les étapes du service jusqu’à la fin de votre tour ou de votre passage dans un tour intermédiaire ; après un nettoyage ou un jeton posé, plus de retour possible. Un choix qui a mis fin à votre tour ne se reprend que si votre table le permet, et seulement avant la première décision de la personne suivante.
    .title = Reprendre un coup
