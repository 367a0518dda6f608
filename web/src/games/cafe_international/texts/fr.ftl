board-chair = Place { $chair } ({ $table })
board-table = { $table }, { $slot }
board-free = libre
board-waits = attend de la compagnie
board-gain = +{ $amount }
board-up-to = ≤ { $amount }
board-hand = Votre main
board-empty-hand = Aucune carte en main
board-card = { $guest }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } cartes)
}
board-no-seat = aucune place pour l’instant
board-best = meilleure place : +{ $amount }
board-sort = Trier la main
board-sort-nation = Nationalité
board-sort-playable = Jouables
board-sort-points = Points
board-turn = { $placed } à table, encore { $left ->
    [one] { $left } possible
   *[other] { $left } possibles
}
board-guest-pile = { $count ->
    [one] { $count } carte Client restante
   *[other] { $count } cartes Client restantes
}
board-table-pile = { $count ->
    [one] { $count } table restante
   *[other] { $count } tables restantes
}
board-put-down = Poser une carte face cachée
board-which-down = Quelle carte posez-vous face cachée ?
board-made = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-unseen = Clients encore à venir
board-gender = Clients
board-gender-W = dames
board-gender-M = messieurs
board-objects = s’y oppose
board-undo = Reprendre
