preparation-cold = froid
preparation-creamy = crémeux
preparation-hot = chaud
board-token = { $face } { $token }, rangée { $row }, prix { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
board-barista = Valeur des jetons
board-tile-left = Tuile { $value } : { $count ->
    [0] épuisée
    [one] { $count } disponible
   *[other] { $count } disponibles
}
board-tile-owned = Tuile { $value } : chez { $seat }
board-tile-gone = épuisée
board-tile-missing = il manque { $missing }
board-serving = Service : { $cup }
board-sugar = Dés de sucre
board-less-sugar = Moins de sucre
board-more-sugar = Plus de sucre
board-coins = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
board-reserve = Réserve de pièces
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
