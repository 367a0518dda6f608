## The first game, step by step (lessons.toml)

lesson-buying = Acheter
lesson-buying-goal = Bienvenue au café ! Devant vous se trouvent cinq tasses. Vous les remplissez de bas en haut, vous les servez, et chacune vous rapporte une tuile Boisson avec des points. Dès que quelqu’un a servi ses cinq tasses, on finit le tour de table et le plus grand total l’emporte.
lesson-buying-machine = Voici la machine à expresso : le lait à gauche, le café à droite. Chaque jeton montre sa valeur, de 1 à 4, et sa préparation : froid, crémeux ou chaud.
lesson-buying-price = Un jeton coûte autant de pièces que vaut son voisin. En bas, le café coûte 2 parce que le lait d’à côté a la valeur 2 ; ce lait, lui, ne coûte que 1. Les deux rangées du haut coûtent 1 et 2 pièces de plus.
lesson-buying-buy = Vous avez 4 pièces. Choisissez le café de la rangée du bas ; il ne vaut que 1, mais chaque 1 est accompagné d’un dé de sucre. Choisissez ensuite une tasse : les cases marron prennent le café, les blanches le lait, de bas en haut.
lesson-buying-place = Posez-le maintenant sur une tasse éclairée.
lesson-buying-other = Les jetons du dessus ont glissé et un nouveau est sorti de la pochette. C’était votre tour ! Entre-temps, en face, on a acheté un lait, et bien des prix ont changé.
lesson-buying-dear = Le café du bas a maintenant un voisin de valeur 4. Essayez quand même de l’acheter : tout ce qui est impossible vous dit pourquoi.
lesson-buying-take = Il ne vous reste que 2 pièces. Quand l’argent manque, votre tour peut être ceci : prendre 2 pièces de la réserve.
lesson-buying-clean = À vous de nouveau. Avant d’acheter, vous pouvez nettoyer une colonne pour 2 pièces, autant de fois que vous voulez : ses cinq jetons partent, cinq nouveaux arrivent. Nettoyez la colonne du café.
lesson-buying-again = De petits cafés à droite rendent le lait voisin bon marché : un 4 chaud pour une seule pièce ! Achetez ce qui vous plaît et posez-le sur une tasse. Mieux vaut une seule préparation par tasse ; la prochaine leçon montre pourquoi.
lesson-buying-fill = Posez-le maintenant sur une tasse éclairée.

lesson-serving = Servir
lesson-serving-full = Quelques tours plus tard. Votre espresso macchiato et votre cappuccino sont pleins : vous pouvez les servir. C’est alors votre action de ce tour, au lieu d’acheter.
lesson-serving-early = Il manque encore un jeton au doppio. Touchez-le pour voir ce que disent les règles.
lesson-serving-serve = Servez le cappuccino. La carte des boissons vous paie des pièces : moins il y a de préparations différentes sur la tasse, plus vous gagnez. Crémeux et chaud font deux, donc 3 pièces.
lesson-serving-sugar = Les jetons valent 6, mais la tuile 6 est déjà prise et la suivante montre 8. Chaque dé de sucre ajoute 1 : réglez sur deux dés avec +, puis ajoutez-les.
lesson-serving-tile = Prenez la 8 ! Une tuile peut valoir moins que votre boisson ; vous recevez alors la différence en pièces. Sauf la plus basse, chaque tuile n’existe qu’une fois.
lesson-serving-more = Cette tasse est finie pour la partie. Dans le même tour, vous pouvez servir d’autres tasses pleines. Servez aussi l’espresso macchiato.
lesson-serving-choice = Tout y est froid, la carte paie donc 3 pièces, le maximum. Il vaut 5 : voulez-vous 5 points, ou moins de points et plus de pièces ? À vous de choisir.

lesson-ending = La fin
lesson-ending-last = Le dernier tour approche : quatre de vos tasses sont servies et l’espresso est plein. Servez-le !
lesson-ending-cube = Un 4 chaud fait 4. Vous avez trois dés de sucre. À la fin, deux dés valent 1 point ; le troisième est donc utile maintenant : ajoutez 1 dé.
lesson-ending-five = Avec 5, vous pouvez prendre le meilleur espresso. Allez-y !
lesson-ending-result = Vos cinq tasses sont servies : on a fini le tour de table et la partie est terminée. Vos boissons rapportent 35 points et deux dés 1 de plus. En face, il y en a 26 : les pièces et les tasses non servies ne comptent pas.
lesson-ending-advice = Vous savez maintenant comment on joue. Servez tôt, tant que les hautes tuiles sont là ; gardez une seule préparation par tasse quand l’argent manque ; et regardez le voisin avant d’acheter. Bonne première partie !
