preparation-cold = froid
preparation-creamy = crémeux
preparation-hot = chaud
board-token = { $face } { $token }, rangée { $row }, prix { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
board-tile-left = Tuile { $value } : { $count ->
    [0] épuisée
    [one] { $count } disponible
   *[other] { $count } disponibles
}
board-tile-owned = Tuile { $value } : chez { $seat }
board-sugar = Dés de sucre
board-coins = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
board-sugar-reserve = { $amount ->
    [one] { $amount } dé de sucre en réserve
   *[other] { $amount } dés de sucre en réserve
}
board-bag = Pochette { $bag } · défausse { $discard }
board-still-in-bag = Encore dans la pochette (+ à la défausse)
board-cup-served = servie pour { $value ->
    [one] { $value } point
   *[other] { $value } points
}
board-cup-filled = { $filled ->
    [one] { $filled } case remplie
   *[other] { $filled } cases remplies
} sur { $size }
board-interim = Tour intermédiaire : la pochette et la défausse étaient vides, { $round ->
    [2] personne ne peut servir et chacun vide sa tasse la plus remplie
   *[other] qui a une tasse pleine en sert une
}
board-lead = en tête
board-first-player = Premier joueur
board-served = { $count ->
    [one] { $count } servie sur { $total }
   *[other] { $count } servies sur { $total }
}
board-price-later = puis { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
board-sure = { $left ->
    [0] Il ne resterait aucune pièce
    [one] Il ne resterait qu’une pièce
   *[other] Il ne resterait que { $left } pièces
}. Nettoyer ?
brief-turn_started = { "" }
log-turn_started = { "" }
log-coins_paid = { "" }
brief-coins_paid = { "" }
brief-token_drawn = { "" }
brief-sugar_spent = { "" }
brief-interim_started = { "" }
brief-game_ended = { "" }
brief-bag_refilled = { "" }
brief-token_bought = { $column } { $token } pour { $price }
brief-token_placed = sur { $cup }
brief-sugar_gained = { $cubes ->
    [0] { "" }
    [one] +{ $cubes } sucre
   *[other] +{ $cubes } sucres
}
brief-cup_served = { $cup }
brief-tile_taken = tuile { $value }
brief-coins_gained = { $amount ->
    [one] +{ $amount } pièce
   *[other] +{ $amount } pièces
}
board-neighbour-price = le voisin fixe le prix
board-clean = nettoyer
board-really = vraiment ?
board-not = Non
board-clean-title = Nettoyer la colonne ?
board-gap = { $face }, rangée { $row }, vide
board-keeps = Il vous reste { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
board-leaves = il reste { $coins }
board-kinds = sortes
board-pays = pièces
board-menu-of = { $cup }, pièces selon le nombre de préparations : { $menu }.
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-worth = vaut { $worth }
board-worth-then = vaut { $worth } → { $then }
board-empty = vide
board-on-cup = { $face } { $token }
board-short-espresso_macchiato = Macchiato
board-short-latte_macchiato = Latte
board-purse-sugar = { $cubes ->
    [one] { $cubes } sucre
   *[other] { $cubes } sucres
}
board-serve = servir
board-full = pleine : { $worth }
board-or-here = ou ici
board-pour-out = vider
board-take = prendre { $amount }
board-left = reste { $count }
board-bowl = sucre
board-in-bag = pochette
board-discard = défausse
board-reserve-holds = Réserve de pièces : { $amount }
board-cups-of = Tasses de { $seat }
board-slip = Bon de commande
board-close-bag = Fermer la liste
board-plain = nature
board-sugar-or-tile = Choisissez le sucre, ou tout de suite une tuile sur l’ardoise.
board-pick-tile = Choisissez une tuile Boisson sur l’ardoise.
board-slip-full = { $drink } : pleine
board-slip-kinds = { $kinds ->
    [1] vaut { $worth }, une sorte
   *[other] vaut { $worth }, { $kinds } sortes
}
board-slip-tile = { $change ->
    [0] puis tuile { $tile }
    [one] puis tuile { $tile }, +{ $change } pièce
   *[other] puis tuile { $tile }, +{ $change } pièces
}
board-slip-sweet = { $cubes ->
    [one] ou tuile { $tile } ({ $cubes } sucre)
   *[other] ou tuile { $tile } ({ $cubes } sucres)
}
board-in-hand = { $face } { $token }
board-brings-sugar = +1 dé de sucre
board-fits = { $count ->
    [one] va sur { $count } tasse
   *[other] va sur { $count } tasses
}
board-interim-title = Tour intermédiaire
board-closed = Le café ferme. Bien servi !
board-not-served = non servie
board-all-points = Points
board-bowl-title = Sucre
board-the-end = La fin
board-order = ordre du tour
board-chip-buy = Acheter
board-chip-token = 1 jeton
board-serve-chip = Servir
board-chip-ready = { $count ->
    [0] aucune
    [one] { $count } prête
   *[other] { $count } prêtes
}
board-chip-take = Prendre
board-ask = À vous : que prenez-vous ?
board-ready = { $count ->
    [one] { $count } tasse est prête à servir.
   *[other] { $count } tasses sont prêtes à servir.
}
board-which-cup = { $face } { $token } pour { $price } : sur quelle tasse ?
board-drop-here = posez-le ici
board-back = Reposer
board-you = vous
board-now = { $points } pts
board-stop-machine = Machine
board-stop-cups = Mes tasses
board-stop-menu = Carte
board-stop-others = Autres
board-counter = Le comptoir
board-move-pays = paie
board-move-takes = prend des pièces
board-move-pours = verse
board-move-slides = glisse
board-move-refills = remplit
board-move-sugar = sucre
board-move-cleans = nettoie
board-move-serves = sert
board-move-tile = tuile
board-move-empties = vide
board-move-bell = cloche
log-heading = Tour { $round }
    .brief = { $round }
