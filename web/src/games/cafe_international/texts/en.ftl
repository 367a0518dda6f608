board-chair = Seat { $chair } ({ $table })
board-table = { $table }, { $slot }
board-free = free
board-waits = waits for company
board-gain = +{ $amount }
board-up-to = ≤ { $amount }
board-hand = Your hand
board-empty-hand = No cards in hand
board-card = { $guest }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } cards)
}
board-no-seat = no seat now
board-best = best seat +{ $amount }
board-sort = Sort the hand
board-sort-nation = Nation
board-sort-playable = Playable
board-sort-points = Points
board-turn = { $placed } seated, { $left } more possible
board-guest-pile = { $count ->
    [one] { $count } guest card left
   *[other] { $count } guest cards left
}
board-table-pile = { $count ->
    [one] { $count } table left
   *[other] { $count } tables left
}
board-put-down = Put a card face down
board-which-down = Which card do you put face down?
board-made = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-unseen = Guests still to come
board-gender = Guests
board-gender-W = ladies
board-gender-M = gentlemen
board-objects = objects
board-undo = Take back
