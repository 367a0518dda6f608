board-letter-yellow = J
board-letter-brown = M
board-letter-green = V
board-letter-red = R
board-row = Cartes visibles
board-taken = prise
board-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-production = case de production
board-drying = case de séchage
board-roasting = case de torréfaction
board-cup = tasse
board-ship = bateau
board-empty = case vide
board-cafe = Café
board-square = { $what } { $x } { $y }
board-beans = { $beans } { $colour }
board-stored = { $beans } { $colour }, { $points } par grain
board-summary = Zone de { $squares } cases avec { $cups ->
    [one] { $cups } tasse
   *[other] { $cups } tasses
} et { $ships ->
    [one] { $ships } bateau
   *[other] { $ships } bateaux
}
board-sheet = { $received } sur { $demand } grains, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-closed = fermé
board-placing = Pose de la carte
board-move-up = Vers le haut
board-move-left = Vers la gauche
board-move-down = Vers le bas
board-move-right = Vers la droite
board-turn = Tourner
board-lay = Poser la carte ici
board-cannot-lay = Pas ici – pourquoi ?
board-next-spot = Autre endroit
board-acting = Actions
board-acting-help = Choisissez un groupe entouré : A produit, B sèche, C torréfie.
board-chain = Produire – sécher – torréfier – livrer
board-remove = Retirer des grains…
board-which-beans = Quels grains ? (annuler)
board-really-end = Terminer quand même
board-auto-send = D’abord compléter les Cafés, le reste à l’entrepôt
board-auction = Enchère pour le Cafetier
board-passed = a passé
board-still-in = en lice
board-less = Moins
board-more = Plus
board-cafetier = Cafetier
board-cafetier-is = Cafetier : { $seat }
board-cups = { $cups ->
    [one] { $cups } tasse
   *[other] { $cups } tasses
}
board-complete = { $count ->
    [one] { $count } Café complet
   *[other] { $count } Cafés complets
}
board-try = Essayer des endroits en attendant
board-stop-trying = Arrêter d’essayer
board-planned = La carte attend ici jusqu’à votre tour.
board-not-here = Elle ne peut pas être posée ici.
board-order = Ordre de jeu
board-step-produce = produire
board-step-dry = sécher
board-step-roast = torréfier
board-step-deliver = livrer
board-way = Complet avec { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
} : { $steps }
