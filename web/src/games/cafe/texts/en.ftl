board-letter-yellow = Y
board-letter-brown = B
board-letter-green = G
board-letter-red = R
board-row = Open cards
board-taken = taken
board-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-production = production square
board-drying = drying square
board-roasting = roasting square
board-cup = cup
board-ship = ship
board-empty = empty square
board-cafe = café
board-square = { $what } { $x } { $y }
board-beans = { $beans } { $colour }
board-stored = { $beans } { $colour }, each worth { $points }
board-summary = Area of { $squares } squares with { $cups ->
    [one] { $cups } cup
   *[other] { $cups } cups
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}
board-sheet = { $received } of { $demand } beans, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-closed = closed
board-placing = Laying the card
board-move-up = Move up
board-move-left = Move left
board-move-down = Move down
board-move-right = Move right
board-turn = Turn
board-lay = Lay the card here
board-cannot-lay = Not here – why?
board-next-spot = Next place
board-acting = Actions
board-acting-help = Choose an outlined group: A produces, B dries, C roasts.
board-chain = Produce – dry – roast – deliver
board-remove = Remove beans …
board-which-beans = Which beans? (cancel)
board-really-end = End it all the same
board-auto-send = Complete cafés first, the rest into the warehouse
board-auction = Auction for the Cafetier
board-passed = out
board-still-in = still in
board-less = Less
board-more = More
board-cafetier = Cafetier
board-cafetier-is = Cafetier: { $seat }
board-cups = { $cups ->
    [one] { $cups } cup
   *[other] { $cups } cups
}
board-complete = { $count ->
    [one] { $count } café complete
   *[other] { $count } cafés complete
}
board-try = Try places for it meanwhile
board-stop-trying = Stop trying
board-planned = The card waits here until your turn.
board-not-here = It cannot lie here.
board-order = Order of play
board-step-produce = produce
board-step-dry = dry
board-step-roast = roast
board-step-deliver = deliver
board-way = Complete with { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}: { $steps }
