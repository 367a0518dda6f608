## The first game, step by step (lessons.toml)

lesson-seating = Placer des clients
lesson-seating-goal = Bienvenue ! Vous avez sept cartes en main : des dames et des messieurs de douze nationalités. Placez-les au café et marquez des points selon la compagnie qu’ils y trouvent. À la fin, chaque carte encore en main coûte 2 points ; le plus grand total l’emporte.
lesson-seating-cafe = Le café a cinq tables de quatre places. Les places intérieures, marquées ici, appartiennent à trois tables à la fois, les places extérieures à une seule. Au moins une table de la place doit avoir la nationalité de votre client.
lesson-seating-open = Le café est vide : on ouvre une table avec un couple. Choisissez l’Espagnole dans votre main, puis la place extérieure au-dessus de la table espagnole. Seule, elle ne rapporte encore rien.
lesson-seating-partner = Un monsieur doit la rejoindre aussitôt. Placez l’Espagnol à gauche de la même table. Deux clients rapportent 2 points, et le double si tous ont la nationalité de la table : 4 points.
lesson-seating-inner = Vous pouvez placer jusqu’à trois clients par tour. La place intérieure entre la table espagnole et l’anglaise touche aussi la table française du centre : placez-y la Française. Trois clients à la table espagnole rapportent 3 points.
lesson-seating-drawn = Après trois cartes, votre tour se termine tout seul, avec 7 points. En face, on a pioché une carte ; vous ne pouvez pas voir laquelle.
lesson-seating-lady = À vous. À chaque table d’une place, dames et messieurs doivent s’équilibrer : jamais deux dames ou deux messieurs seuls, jamais trois. Essayez l’Italienne sur la place intérieure de droite, à côté de la Française.
lesson-seating-gentleman = Eh oui : deux dames seules, c’est refusé. L’Italien, lui, est le bienvenu. Il marque à chaque table où il a de la compagnie : 2 points à la table anglaise et 2 à la française.
lesson-seating-nation = Il est aussi à la table italienne, encore seul. Placez l’Italienne sur une de ses places extérieures : un couple tout italien rapporte 4 points.
lesson-seating-third = Vous pourriez placer aussi l’Anglais, ou finir votre tour et le garder. À vous de choisir !

lesson-tables = Tables complètes
lesson-tables-three = Plus tard, dans une autre partie. Trois clients sont à la table espagnole ; il reste une place, celle qui est marquée. Qui la prendra ?
lesson-tables-fourth = Cette place appartient aussi à la table russe, un Russe peut donc s’y asseoir. Placez votre Russe : quatre clients à la table espagnole rapportent 4 points, et à la table française du centre il forme un couple pour 2.
lesson-tables-new = La table était complète : elle a quitté le café avec tous ses clients et une nouvelle a été retournée, ici une cubaine. Quand les tables viennent à manquer, la partie s’arrête.
lesson-tables-stop = Plus personne dans votre main ne peut s’asseoir. Terminez votre tour.
lesson-tables-draw = En face, on a pioché. Si vous ne pouvez ou ne voulez placer personne, piochez une carte vous aussi : c’est tout votre tour.

lesson-hand = La main pleine
lesson-hand-full = Douze cartes et pas une place pour elles : votre main est pleine. Essayez de piocher encore une carte.
lesson-hand-down = Avec douze cartes, vous en posez une face cachée devant vous. Elle sort du jeu et vous coûte 2 points à la fin. Choisissez-en une que vous n’arriveriez guère à placer.

lesson-ending = La fin
lesson-ending-two = Plus que deux cartes : placez-les et vous pourrez terminer la partie. Commencez par le Français sur la place intérieure de droite : 3 points à la table anglaise et 4 pour un couple français au centre.
lesson-ending-last = Maintenant la Française. Il n’y a qu’une place où l’équilibre est respecté.
lesson-ending-offer = Votre main est vide. Vous pouvez terminer la partie, ou continuer et piocher. Vous menez, et en face il reste des cartes : terminez !
lesson-ending-result = Vous l’emportez par 65 points à 42 : quatre cartes en main et une face cachée coûtent 10 points en face. La partie finit aussi quand les tables manquent ou que le dernier client est pioché. Bonne première partie !
