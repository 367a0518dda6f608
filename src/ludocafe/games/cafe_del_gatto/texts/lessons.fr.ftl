## The first game, step by step (lessons.toml)

lesson-buying = Acheter
lesson-buying-goal = Bienvenue au café ! Devant toi se trouvent cinq tasses. Tu les remplis de bas en haut, tu les sers, et chacune te rapporte une tuile Boisson avec des points. Dès que quelqu’un a servi ses cinq tasses, on finit le tour de table et le plus grand total l’emporte.
lesson-buying-machine = Voici la machine à expresso : le lait à gauche, le café à droite. Chaque jeton montre sa valeur, de 1 à 4, et sa préparation : froid, crémeux ou chaud.
lesson-buying-price = Un jeton coûte autant de pièces que vaut son voisin. En bas, le café coûte 2 parce que le lait d’à côté a la valeur 2 ; ce lait, lui, ne coûte que 1. Les deux rangées du haut coûtent 1 et 2 pièces de plus.
lesson-buying-buy = Tu as 4 pièces. Achète le café de la rangée du bas. Il ne vaut que 1, mais chaque jeton de valeur 1 est accompagné d’un dé de sucre.
lesson-buying-place = Pose-le maintenant sur une tasse. Les cases brunes prennent le café, les blanches le lait, et la case libre la plus basse vient en premier. Choisis une des tasses éclairées.
lesson-buying-other = Les jetons du dessus ont glissé et un nouveau est sorti du sac. C’était ton tour ! Entre-temps, l’autre joueur a acheté un lait et bien des prix ont changé.
lesson-buying-dear = Le café du bas a maintenant un voisin de valeur 4. Essaie quand même de l’acheter : tout ce qui est impossible te dit pourquoi.
lesson-buying-take = Il ne te reste que 2 pièces. Quand l’argent manque, ton tour peut être ceci : prendre 2 pièces de la réserve.
lesson-buying-clean = À toi de nouveau. Avant d’acheter, tu peux nettoyer une colonne pour 2 pièces, autant de fois que tu veux : ses cinq jetons partent, cinq nouveaux arrivent. Nettoie la colonne du café.
lesson-buying-again = De petits cafés à droite rendent le lait voisin bon marché : un 4 chaud pour une seule pièce ! Achète ce qui te plaît.
lesson-buying-fill = Et hop, sur une tasse. Plus tard, mieux vaut garder une seule préparation par tasse ; la prochaine leçon te montrera pourquoi.

lesson-serving = Servir
lesson-serving-full = Quelques tours plus tard. Ton espresso macchiato et ton cappuccino sont pleins : tu peux les servir. C’est alors ton action de ce tour, au lieu d’acheter.
lesson-serving-early = Il manque encore un jeton au doppio. Touche-le pour voir ce que disent les règles.
lesson-serving-serve = Sers le cappuccino. La carte des boissons te paie des pièces : moins il y a de préparations différentes sur la tasse, plus tu gagnes. Crémeux et chaud font deux, donc 3 pièces.
lesson-serving-sugar = Les jetons valent 6, mais l’autre joueur a déjà la tuile 6, et la suivante montre 8. Chaque dé de sucre ajoute 1 : prends les deux.
lesson-serving-tile = Prends le 8 ! Une tuile peut valoir moins que ta boisson ; tu reçois alors la différence en pièces. Sauf la plus basse, chaque tuile n’existe qu’une fois.
lesson-serving-more = Cette tasse est finie pour la partie. Dans le même tour, tu peux servir d’autres tasses pleines. Sers aussi l’espresso macchiato.
lesson-serving-choice = Tout y est froid, la carte paie donc 3 pièces, le maximum. Il vaut 5 : veux-tu 5 points, ou moins de points et plus de pièces ? À toi de choisir.

lesson-ending = La fin
lesson-ending-last = Le dernier tour approche : quatre de tes tasses sont servies et l’espresso est plein. Sers-le !
lesson-ending-cube = Un 4 chaud fait 4. Tu as trois dés de sucre. À la fin, deux dés valent 1 point ; le troisième est donc utile maintenant : ajoute 1 dé.
lesson-ending-five = Avec 5, tu peux prendre le meilleur espresso. Vas-y !
lesson-ending-result = Tes cinq tasses sont servies : on a fini le tour de table et la partie est terminée. Tes boissons rapportent 35 points et deux dés 1 de plus. L’autre joueur en a 26 : les pièces et les tasses non servies ne comptent pas.
lesson-ending-advice = Tu sais maintenant comment on joue. Sers tôt, tant que les hautes tuiles sont là ; garde une seule préparation par tasse quand l’argent manque ; et regarde le voisin avant d’acheter. Bonne première partie !
