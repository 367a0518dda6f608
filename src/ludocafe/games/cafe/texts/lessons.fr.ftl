## The first game, step by step (lessons.toml)

lesson-building = Construire
lesson-building-goal = Bienvenue ! Vous dirigez une jeune entreprise de café : les grains sont produits, séchés, torréfiés puis livrés aux Cafés historiques du Portugal. Après huit manches, les Cafés qui ont tout reçu rapportent des points, les grains de votre entrepôt aussi.
lesson-building-area = Voici votre carte de départ. Sur les cases A, on produit des grains, sur B on les sèche, sur C on les torréfie. La tasse vaut une action par tour. Dans votre entrepôt se trouve un grain de chaque couleur.
lesson-building-cards = À chaque manche, vous prenez une des trois cartes visibles et la posez sur votre zone. Elles sont gratuites, sauf si elles montrent une tasse : elles coûtent alors un grain de votre entrepôt.
lesson-building-pick = Les tasses donnent des actions, elles valent bien un grain. Prenez la carte du milieu : elle a une tasse et le Café Aviz, qui rapporte 5 points pour un grain jaune, un marron et un rouge.
lesson-building-pay = Payez avec le grain de votre choix. L’entrepôt compte les deux couleurs dont vous avez le moins : surveillez le mélange.
lesson-building-edge = En face, on a pris une carte aussi. Posez la vôtre : elle doit couvrir deux à quatre cases de votre zone. Déplacez-la d’abord vers le bord, pour qu’elle couvre une case ou aucune, et essayez de l’y poser.
lesson-building-place = Couvrir trop peu ou trop est refusé, cacher votre dernière tasse aussi. Posez-la maintenant comme indiqué, sur les cases de séchage et de torréfaction : elle en apporte de nouvelles. Seul ce qui est au-dessus compte.
lesson-building-produce = Deux tasses visibles : deux actions. Produisez d’abord : chaque case A vide d’un groupe relié reçoit un grain de sa couleur. Choisissez le groupe de trois de votre carte de départ.
lesson-building-dry = Deuxième action : sécher. Une case B vide prend tous les grains d’une couleur, d’où qu’ils viennent dans votre zone.
lesson-building-colour = Quelle couleur ? Votre Café veut du marron et du rouge. À vous de choisir.
lesson-building-end = Il ne reste plus d’action. Terminez votre tour ; ensuite, en face, on construit à son tour.

lesson-delivering = Torréfier et livrer
lesson-delivering-cafe = Une autre partie, avec une deuxième carte : trois tasses, trois actions. Le Café Aviz a son grain jaune et attend encore un marron et un rouge. Deux grains rouges sont torréfiés, un marron est sec.
lesson-delivering-deliver = Livrez ! Tous les grains torréfiés partent ensemble : vers les Cafés qui en veulent ou vers votre entrepôt.
lesson-delivering-send = Envoyez le premier grain rouge au Café Aviz. Il ne prend que ce qu’il a commandé ; le second ira à l’entrepôt.
lesson-delivering-roast = La case de torréfaction est de nouveau vide. Torréfiez le grain marron : cela marche comme le séchage, une étape plus loin.
lesson-delivering-again = Et livrez encore une fois avec votre dernière action.
lesson-delivering-complete = Envoyez le grain marron au Café Aviz : sa commande est complète et il vaut 5 points. Mais ne le couvrez jamais : un Café couvert, même en partie, est fermé.

lesson-ending = La fin
lesson-ending-last = Le dernier tour de la dernière manche. Votre entrepôt contient 2 grains jaunes, 3 marron et 3 rouges, mais aucun vert. Deux grains verts sont torréfiés : livrez-les. Aucun Café n’en veut, ils iront à l’entrepôt.
lesson-ending-end = Terminez votre tour, et avec lui la partie.
lesson-ending-result = Le Café Aviz rapporte 5 points. Dans l’entrepôt, votre couleur la plus rare compte double, 2 × 2, et la deuxième une fois, encore 2 : 11 points. En face, il y en a 7. Les grains encore en chemin ne valent rien.
lesson-ending-advice = Vous savez maintenant comment on joue. Prenez tôt des tasses, regroupez les cases de même sorte, surveillez vos couleurs rares, et réfléchissez avant de couvrir un Café. Deux bateaux visibles rendent les cartes à tasse gratuites. Bonne première partie !
