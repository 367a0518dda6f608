chapter-components = Les cartes

rule-CIN-01 = Le café accueille 96 clients de 12 nationalités : 48 dames et 48 messieurs. Chaque carte Client représente l’un d’eux.
    .title = Les cartes Client

rule-CIN-02 = Chaque nationalité compte 4 dames et 4 messieurs. Deux cartes de même nationalité et de même sexe sont identiques en tout point.
    .title = Huit clients par nationalité

rule-CIN-03 = Il existe 24 cartes Table, soit deux par nationalité.
    .title = Les cartes Table

rule-CIN-04 = Il s’agit ici du jeu de cartes : les jokers, le bar et les jetons du jeu de plateau du même nom n’y figurent pas. Les points sont simplement notés au fur et à mesure.
    .title = Ni jokers, ni bar, ni jetons

rule-CIN-05 = Les clients viennent d’Allemagne, d’Angleterre, de Centrafrique, de Chine, de Cuba, d’Espagne, des États-Unis, de France, d’Inde, d’Italie, de Russie et de Turquie.
    .title = Les douze nationalités

chapter-cafe = Le café

rule-CIN-10 = Le café se compose en permanence de cinq tables disposées en X : une à chaque coin et une au centre.
    .title = Cinq tables en X

rule-CIN-11 = Une table offre quatre places, une par côté : en haut, en bas, à gauche et à droite.
    .title = Quatre places par table

rule-CIN-12 = Les tables proches partagent des places, si bien que le café en a 12 au total. Les 4 places intérieures appartiennent chacune à trois tables, dont celle du centre ; les 8 places extérieures n’appartiennent qu’à une table de coin. La table centrale n’a que des places intérieures, une table de coin en a deux de chaque sorte.
    .title = Places intérieures et extérieures

rule-CIN-13 = Une place n’accueille qu’un seul client.
    .title = Un client par place

rule-CIN-14 = Le livret ne parle pas de déplacer les clients ; chez nous, ils gardent leur place. Un client ne quitte le café que lorsqu’une table où il est assis est complète.
    .title = Les clients restent assis

chapter-setup = Mise en place

rule-CIN-20 = On mélange d’un côté les cartes Client, de l’autre les cartes Table, pour former deux pioches.
    .title = Deux pioches

rule-CIN-21 = Tout le monde reçoit 7 cartes Client. Les autres constituent la pioche Client, face cachée : 82 cartes à deux joueurs, 75 à trois, 68 à quatre et 61 à cinq.
    .title = Distribuer les clients

rule-CIN-22 = Cinq cartes Table sont retournées pour former le café, et les 19 autres deviennent la pioche Table, face cachée. Les deux tables d’une même nationalité peuvent très bien s’y trouver ensemble.
    .title = Les cinq premières tables

rule-CIN-23 = Au départ, toutes les places sont libres, tout le monde est à 0 point et personne n’a de carte face cachée devant soi.
    .title = Un café vide

rule-CIN-24 = Le livret ne dit pas comment désigner qui commence. Nous tirons au sort, sauf si vous avez choisi quelqu’un pour votre table. On joue ensuite dans le sens horaire, en passant toujours à la personne de gauche.
    .title = Qui commence

rule-CIN-25 = Le livret ne fixe pas l’ordre de ces étapes ; nous suivons toujours le même. On mélange les clients, puis les tables, puis on désigne qui commence. Les clients sont distribués un par un à partir de cette personne, et les tables sont enfin retournées : en haut à gauche, en haut à droite, au centre, en bas à gauche, en bas à droite.
    .title = L’ordre de la mise en place

chapter-turn = Votre tour

rule-CIN-30 = À votre tour, vous faites une chose parmi trois : placer de un à trois clients au café, piocher une carte Client, ou en poser une face cachée devant vous.
    .title = Trois actions possibles

rule-CIN-31 = Rien ne vous oblige à placer un client. Même si l’un des vôtres trouvait une place, vous pouvez préférer une autre action qui vous est ouverte.
    .title = Placer reste facultatif

rule-CIN-32 = Après votre action, la personne à votre gauche joue.
    .title = Au suivant

rule-CIN-33 = La carte jouée passe de votre main à sa place, et vous marquez aussitôt ses points. Elle compte parmi vos trois cartes du tour.
    .title = D’abord : s’asseoir et marquer

rule-CIN-34 = Si le client n’a rien rapporté, c’est qu’il a ouvert une table et attend de la compagnie : votre carte suivante doit être son partenaire. S’il a rapporté des points, personne n’attend.
    .title = Ensuite : quelqu’un attend-il un partenaire ?

rule-CIN-35 = Une fois les points marqués, les tables complètes quittent le café et sont remplacées. Cela peut mettre fin à la partie.
    .title = Puis : les tables complètes partent

rule-CIN-36 = En dernier lieu, on voit comment se poursuit votre tour. Si votre main est vide, vous décidez si la partie s’arrête ; si un client attend un partenaire, vous placez ce partenaire ; après la troisième carte, le tour se termine de lui-même. Dans tous les autres cas, vous pouvez jouer une autre carte ou terminer le tour.
    .title = Enfin : la suite du tour

rule-CIN-37 = Il arrive qu’aucune de vos cartes restantes ne puisse être placée. Le livret n’en dit rien ; chez nous, vous choisissez tout de même « Terminer le tour », car vous faire passer d’office en révélerait trop sur votre main.
    .title = Terminer le tour soi-même

chapter-seating = Où placer un client

rule-CIN-40 = Un client ne peut s’asseoir que sur une place libre.
    .title = La place doit être libre

rule-CIN-41 = Au moins une des tables de la place doit avoir la nationalité du client. Les autres tables de cette place peuvent être de n’importe quelle nationalité.
    .title = Une table de la bonne nationalité

rule-CIN-42 = À une table, dames et messieurs doivent s’équilibrer : une dame avec un monsieur, deux personnes d’un sexe et une de l’autre, ou deux de chaque. Le livret le dit « d’une table » ; nous jouons que cela vaut pour chaque table de la place une fois votre client assis, même étrangère ou vide. Deux personnes du même sexe sans personne d’autre, ou trois du même sexe, sont refusées.
    .title = Dames et messieurs

rule-CIN-43 = Personne ne reste seul à une table, sauf en appartenant au groupe d’une table voisine. Le livret n’en dit pas plus ; nous jouons que votre client peut être seul à l’une de ses tables s’il a de la compagnie à une autre table de la même place. Autre exception : le client qui ouvre une table.
    .title = Seul à la table

rule-CIN-44 = On ne regarde que les tables de la place choisie. La compagnie bancale qui a pu rester aux autres tables ne vous gêne pas.
    .title = Seules vos tables comptent

rule-CIN-45 = Le livret demande seulement que la nationalité convienne d’un côté. Nous jouons que la table de la bonne nationalité et celle où se trouve la compagnie peuvent être différentes : un client français, par exemple, peut être seul à la table française pourvu qu’il y ait quelqu’un qui convienne à la table italienne de la même place.
    .title = Nationalité ici, compagnie là

rule-CIN-46 = Chaque client que vous placez doit rapporter au moins un point à lui seul. Autrement dit, il lui faut de la compagnie à une table au moins.
    .title = Chaque carte doit marquer

rule-CIN-47 = Vous pouvez placer jusqu’à 3 clients par tour. Le livret parle ici d’« une table », mais ses exemples en comptent plusieurs ; nous jouons que les clients peuvent aller à des tables tout à fait différentes.
    .title = Jusqu’à trois clients

chapter-opening = Ouvrir une table

rule-CIN-50 = Il existe une seule façon de placer un client pour 0 point : si toutes les tables de la place sont vides, il peut y ouvrir une table. Mais votre carte suivante doit absolument être un partenaire qui convient.
    .title = Ouvrir à deux

rule-CIN-51 = Un client ouvre une table précisément quand toutes celles de sa place étaient vides, et il ne rapporte alors rien. Dès que quelqu’un est assis à l’une d’elles, soit votre client marque, soit il n’a pas le droit de s’y asseoir.
    .title = Ce qu’ouvrir veut dire

rule-CIN-52 = Vous ne pouvez ouvrir que si le partenaire est assuré : ce doit être votre première ou deuxième carte du tour, et une autre carte de votre main doit avoir une place autorisée auprès du client qui ouvre. Le livret exige le partenaire ; refuser l’ouverture quand il manque est notre façon de le garantir.
    .title = Pas d’ouverture sans partenaire

rule-CIN-53 = Le livret demande un autre client qui convienne, sans dire où. Nous jouons que le partenaire prend une place qui partage une table avec le client qui ouvre, et respecte toutes les règles de placement. Il est donc toujours de l’autre sexe et rapporte au moins 2 points. Sa nationalité peut correspondre à n’importe quelle table de sa propre place, pas forcément à la table commune.
    .title = Le partenaire

rule-CIN-54 = Le client qui ouvre compte parmi vos trois cartes. Vous pouvez jouer un couple seul, un couple puis un client qui marque, ou un client qui marque puis un couple. Vous ne pouvez ni ouvrir avec votre dernière carte, ni ouvrir une seconde fois après un couple.
    .title = L’ouverture et les trois cartes

rule-CIN-55 = Tant que le café est vide, on n’y entre qu’en ouvrant une table à deux. Si votre main ne contient pas de couple qui convienne, il vous faut une autre action, le plus souvent piocher.
    .title = Les premiers clients de la partie

rule-CIN-56 = Le partenaire peut compléter une autre table et quitter le café avec elle, laissant seul le client qui a ouvert. Le livret n’en parle pas ; chez nous, c’est permis et vous ne devez aucun autre client.
    .title = Quand le partenaire repart aussitôt

chapter-scoring = Les points

rule-CIN-60 = Chaque client est compté pour lui-même dès qu’il est assis, dans l’ordre où vous jouez vos cartes. Seules comptent les tables de sa place.
    .title = Carte par carte

rule-CIN-61 = Si la place appartient à plusieurs tables, on compte chacune à part et vous marquez le total.
    .title = Plusieurs tables à la fois

rule-CIN-62 = Ce qui compte, c’est le nombre de clients à la table, le nouveau compris. Deux clients rapportent 2 points, trois en rapportent 3 et quatre en rapportent 4. Si tous ont la nationalité de la table, c’est le double : 4, 6 ou 8 points.
    .title = Ce que vaut une table

rule-CIN-63 = Pour doubler, tous les clients doivent avoir la nationalité de la table elle-même ; partager une autre nationalité ne suffit pas. Deux Russes à la table française rapportent 2 points et non 4. Le livret reste flou sur ce point, mais seule cette lecture s’accorde avec ses exemples.
    .title = Le double pour la seule nationalité de la table

rule-CIN-64 = Une table où votre client est seul ne rapporte rien et ne coûte rien. Le livret ne le précise pas ; nous jouons ainsi.
    .title = Seul, sans points

rule-CIN-65 = Une carte ordinaire rapporte au mieux 20 points. Elle complète alors deux tables de sa propre nationalité où ne sont assis que des compatriotes, pour 8 points chacune, et une troisième table, mixte, pour 4.
    .title = La meilleure carte possible

rule-CIN-66 = Les points marqués vous restent acquis en cours de partie. Seuls les points de malus sont retirés à la fin.
    .title = Rien ne se perd en route

chapter-full-tables = Les tables complètes

rule-CIN-70 = Une table est complète quand ses quatre places sont occupées.
    .title = Quand une table est complète

rule-CIN-71 = Les tables complètes sont remplacées sur-le-champ. Ce que cela change pour vos autres cartes peut se lire de deux façons ; nous jouons que le remplacement suit le décompte de la carte qui les a remplies, même au milieu de votre tour. S’il vous reste des cartes à jouer, vous continuez dans le café renouvelé.
    .title = Remplacées aussitôt

rule-CIN-72 = Toutes les tables complètes s’en vont avec leurs clients, et ne reviendront plus de la partie. Le livret ne parle pas des clients qui occupent aussi une table qui reste ; nous jouons qu’ils partent également, comme le suggère son exemple de deux tables complètes. Une carte ordinaire peut compléter jusqu’à trois tables ; avec la variante, cela peut aller jusqu’à cinq.
    .title = Qui s’en va

rule-CIN-73 = Si la pioche Table ne suffit plus à remplir le café, la partie prend fin tout de suite. Le livret ne dit pas ce que deviennent les dernières tables de la pioche ; nous jouons qu’on n’en retourne plus aucune, même si elle suffirait pour un emplacement sur deux, et que personne ne joue plus de carte.
    .title = Pas assez de tables

rule-CIN-74 = Sinon, chaque emplacement vide reçoit la carte suivante de la pioche Table. Le livret ne donne pas d’ordre ; nous allons d’en haut à gauche, en haut à droite et au centre jusqu’en bas à gauche et en bas à droite.
    .title = Les nouvelles tables

rule-CIN-75 = Après un remplacement, un client peut rester tout seul ; c’est permis et le jeu suit son cours. Le livret ne parle que d’un client seul ; nous jouons que deux dames ou deux messieurs peuvent rester aussi, car on ne vérifie plus les clients déjà assis.
    .title = Les clients qui restent

rule-CIN-76 = Entre deux cartes, une table peut être vide ou accueillir une personne seule, un couple, ou trois clients des deux sexes. Après un remplacement, il peut aussi y rester deux dames seules ou deux messieurs seuls. Il n’y a jamais plus de deux personnes du même sexe, sauf pendant qu’un petit cercle ou une tribu se forme, et une table à deux couples est complète et s’en va.
    .title = Ce qu’on peut trouver à une table

rule-CIN-77 = Le livret ne dit pas qui peut rejoindre des clients restés là ; nous jouons que seul le résultat compte. Un monsieur peut rejoindre deux dames, une troisième dame non ; une dame peut rejoindre un monsieur seul pour 2 points, ou 4 si tous deux ont la nationalité de la table, mais un second monsieur ne le peut pas.
    .title = Rejoindre les clients restants

rule-CIN-78 = Le livret tolère aussi qu’un client reste à une table étrangère après un remplacement. En réalité, cela n’arrive jamais : tous les clients d’une table complète partent, et ceux qui restent ont donc encore la table de leur nationalité.
    .title = Rester à une table étrangère

chapter-drawing = Piocher et poser face cachée

rule-CIN-80 = Quand vous piochez, la carte du dessus de la pioche Client rejoint votre main et votre tour s’arrête. Vous ne pourrez la jouer qu’à un tour suivant.
    .title = Piocher

rule-CIN-81 = Votre main est limitée à 12 cartes. Vous ne pouvez donc piocher que si vous en avez 11 ou moins.
    .title = Douze cartes au maximum

rule-CIN-82 = Avec 12 cartes en main, une carte posée face cachée reste devant vous jusqu’au décompte final et vous coûte 2 points ; votre tour est alors terminé. Le livret ne décrit cette action que pour une main pleine ; nous jouons qu’elle est impossible avec moins de 12 cartes : vous piochez alors.
    .title = Poser une carte face cachée

rule-CIN-83 = Avec 12 cartes en main et un client qui trouverait une place, vous choisissez librement entre le placer et poser une carte face cachée.
    .title = Main pleine, choix libre

rule-CIN-84 = Le livret ne dit pas qui peut voir les cartes face cachée. Chez nous, vous pouvez regarder les vôtres, les autres n’en voient que le nombre ; le journal garde lui aussi le secret jusqu’à la fin. Ces cartes ne reviennent jamais en jeu.
    .title = Des cartes secrètes

chapter-end = Fin de partie

rule-CIN-91 = La partie finit quand les tables complètes ne peuvent pas toutes être remplacées. Retourner la dernière carte Table ne suffit pas ; c’est au prochain manque de tables que la partie s’arrête. La carte qui a complété les tables marque encore ses points.
    .title = Fin : plus assez de tables

rule-CIN-92 = La partie finit à l’instant où quelqu’un pioche la dernière carte Client. Cette carte fait partie de sa main et lui coûte donc des points.
    .title = Fin : dernier client pioché

rule-CIN-93 = Si vous placez votre dernière carte, vous pouvez, après le décompte et le remplacement, terminer la partie ou la laisser continuer. Le livret ne dit pas combien de temps vaut ce choix ; chez nous, vous décidez à ce moment précis. Si vous continuez, vous ne pourrez que piocher à votre prochain tour, et vider de nouveau votre main vous rendra le choix.
    .title = Fin : main vide

rule-CIN-94 = Le livret ne donne pas d’ordre quand plusieurs fins se rencontrent. Nous jouons qu’on compte d’abord les points, qu’on vérifie ensuite s’il y a assez de tables, et que c’est seulement après que vient le choix de qui a la main vide. Si la partie s’arrête sur-le-champ, tout ce qui devait suivre est annulé, y compris les cartes que vous vouliez encore jouer.
    .title = Ce qui passe d’abord

rule-CIN-95 = À la fin, vous perdez 2 points par carte restée en main et autant par carte face cachée devant vous. Votre total peut devenir négatif.
    .title = Les points de malus

rule-CIN-96 = Le meilleur total l’emporte. Si plusieurs personnes sont à égalité, celle d’entre elles qui a le moins de points de malus passe devant.
    .title = La victoire

rule-CIN-97 = Le livret ne prévoit rien si les points de malus sont eux aussi égaux. Chez nous, la victoire est alors partagée ; plus bas également, le classement suit le total puis les points de malus.
    .title = Victoire partagée

chapter-variant = Variante : petit cercle et tribu

rule-CIN-100 = Quatre dames à une même table forment un petit cercle, quatre messieurs une tribu. Si vous pouvez en former un à votre tour, vous avez droit à quatre cartes au lieu de trois, la quatrième seulement pour cela. Vous pouvez même en former deux dans un tour, avec deux cartes chacun.
    .title = Petit cercle et tribu

rule-CIN-101 = Vous annoncez quelle table vous voulez remplir, et si c’est avec des dames ou des messieurs. Personne de l’autre sexe ne doit y être assis, et votre main doit fournir pour chaque place libre un client dont la nationalité convient, dans la limite de quatre cartes en tout. Le livret donne peu de détails ; chez nous, les clients déjà assis du bon sexe comptent parmi les quatre.
    .title = Quand vous pouvez en former

rule-CIN-102 = Seule la table que vous formez échappe à l’équilibre habituel entre dames et messieurs. Le livret ne dit rien des tables voisines ; chez nous, la compagnie doit y convenir une fois tous les nouveaux clients assis. La table formée leur tient lieu de compagnie.
    .title = Les tables voisines

rule-CIN-103 = Après l’annonce, vous placez les clients un par un, aux places libres de cette table et dans l’ordre voulu. Le livret laisse les détails ouverts ; nous n’admettons que les cartes et les places qui permettent encore d’aller au bout. D’ici là, vous ne pouvez pas vous arrêter ; l’obligation de marquer et les règles d’ouverture sont suspendues.
    .title = Placer le groupe

rule-CIN-104 = La table formée rapporte 20 points avec sa dernière carte, ou 40 si les quatre clients ont la même nationalité, quelle qu’elle soit ; avant cela, elle ne rapporte rien. Le livret ne dit rien des autres tables ; nous les comptons comme d’habitude, carte par carte.
    .title = 20 ou 40 points

rule-CIN-105 = Les cartes du groupe sont considérées comme jouées ensemble. Nous jouons donc que les tables complètes ne partent qu’après la dernière d’entre elles. Tout reprend ensuite normalement : avec deux cartes jouées au plus, vous pouvez en ajouter une.
    .title = Les tables attendent la dernière carte

rule-CIN-106 = Le livret ne dit pas comment combiner cela avec d’autres cartes. Chez nous, les clients ordinaires s’arrêtent à trois cartes comme toujours, et seul un groupe peut mener à quatre. Un client ordinaire puis un groupe de trois, c’est permis ; un groupe de deux puis un client ordinaire aussi.
    .title = Combien de cartes en tout

rule-CIN-107 = Le livret ne parle pas d’annonce ; nous en demandons une, mais rien ne vous oblige à la faire. Sans elle, l’équilibre habituel s’applique, et plusieurs clients du même sexe entre eux restent refusés.
    .title = Seulement après annonce

chapter-information = Information, hasard et coups repris

rule-CIN-110 = Le hasard ne décide que du mélange des deux pioches et de qui commence. Ensuite, l’ordre des pioches est fixé ; le même départ et les mêmes choix redonnent la même partie.
    .title = La part du hasard

rule-CIN-111 = Chacun à la table, robots compris, ne voit que ce que sa place lui permet de voir. Les clients que vous n’avez pas encore vus sont les 96 moins votre main, vos propres cartes face cachée, les clients assis au café et ceux qui sont partis.
    .title = Ce que chacun sait

rule-CIN-112 = Le livret ne parle pas de reprendre un coup ; nous l’admettons pour les clients placés pendant votre tour, en commençant par le dernier. Ce n’est plus possible dès qu’une table a été remplacée, qu’une carte a été piochée ou posée face cachée, que votre tour est fini ou qu’un groupe est achevé. Tant qu’un client attend son partenaire, vous pouvez toujours le reprendre ; et si vous confirmez vos coups, la troisième carte attend votre accord.
    .title = Reprendre un coup

rule-CIN-113 = Chaque partie est enregistrée avec ses joueurs, ses options, la personne qui a commencé, les deux pioches telles qu’elles étaient au départ et toutes les décisions. Cela suffit pour la revoir fidèlement, coup par coup.
    .title = L’enregistrement de la partie
