preparation-cold = cold
preparation-creamy = creamy
preparation-hot = hot
board-token = { $face } { $token }, row { $row }, price { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
board-tile-left = Tile { $value }: { $count ->
    [0] none left
   *[other] { $count } left
}
board-tile-owned = Tile { $value }: { $seat } has it
board-sugar = Sugar cubes
board-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
board-sugar-reserve = { $amount ->
    [one] { $amount } sugar cube left
   *[other] { $amount } sugar cubes left
}
board-bag = Bag { $bag } · discard { $discard }
board-still-in-bag = Still in the bag (+ on the discard)
board-cup-served = served for { $value ->
    [one] { $value } point
   *[other] { $value } points
}
board-cup-filled = { $filled } of { $size ->
    [one] { $size } space filled
   *[other] { $size } spaces filled
}
board-interim = Intermediate round: bag and discard were empty, { $round ->
    [2] nobody can serve and everyone empties the fullest cup
   *[other] everyone with a full cup serves one
}
board-lead = leads
board-first-player = First player
board-served = { $count } of { $total } served
board-price-later = then { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
board-sure = { $left ->
    [0] No coin would be left
    [one] Only { $left } coin would be left
   *[other] Only { $left } coins would be left
}. Clean?
brief-turn_started = { "" }
log-turn_started = { "" }
log-coins_paid = { "" }
brief-coins_paid = { "" }
brief-token_drawn = { "" }
brief-sugar_spent = { "" }
brief-interim_started = { "" }
brief-game_ended = { "" }
brief-bag_refilled = { "" }
brief-token_bought = { $column } { $token } for { $price }
brief-token_placed = on the { $cup }
brief-sugar_gained = { $cubes ->
    [0] { "" }
   *[other] +{ $cubes } sugar
}
brief-cup_served = { $cup }
brief-tile_taken = tile { $value }
brief-coins_gained = { $amount ->
    [one] +{ $amount } coin
   *[other] +{ $amount } coins
}
board-neighbour-price = pay the number next door
board-clean = clean
board-really = sure?
board-not = Leave it
board-clean-title = Clean the column?
board-gap = { $face }, row { $row }, empty
board-keeps = You keep { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
board-leaves = leaves { $coins }
board-kinds = kinds
board-pays = coins
board-menu-of = { $cup }, coins by number of preparations: { $menu }.
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-worth = worth { $worth }
board-worth-then = worth { $worth } → { $then }
board-empty = empty
board-on-cup = { $face } { $token }
board-short-espresso_macchiato = Macchiato
board-short-latte_macchiato = Latte
board-purse-sugar = { $cubes } sugar
board-serve = serve
board-full = full: { $worth }
board-or-here = or here
board-pour-out = empty it
board-take = take { $amount }
board-left = { $count } left
board-bowl = sugar
board-in-bag = bag
board-discard = discard
board-reserve-holds = Coin reserve: { $amount }
board-cups-of = Cups of { $seat }
board-slip = Order slip
board-close-bag = Close the list
board-plain = plain
board-sugar-or-tile = Choose the sugar, or at once a drink tile on the slate.
board-pick-tile = Choose a drink tile on the slate.
board-slip-full = { $drink } full
board-slip-kinds = { $kinds ->
    [1] worth { $worth }, one kind
   *[other] worth { $worth }, { $kinds } kinds
}
board-slip-tile = { $change ->
    [0] then tile { $tile }
    [one] then tile { $tile }, +{ $change } coin
   *[other] then tile { $tile }, +{ $change } coins
}
board-slip-sweet = { $cubes ->
    [one] or tile { $tile } with sugar
   *[other] or tile { $tile } with { $cubes } sugar
}
board-in-hand = { $face } { $token }
board-brings-sugar = +1 sugar cube
board-fits = { $count ->
    [one] fits one cup
   *[other] fits { $count } cups
}
board-interim-title = Intermediate round
board-closed = The café is closed. Well poured!
board-not-served = not served
board-all-points = Points
board-bowl-title = Sugar
board-the-end = The end
board-order = turn order
board-chip-buy = Buy
board-chip-token = 1 token
board-serve-chip = Serve
board-chip-ready = { $count ->
    [0] none yet
   *[other] { $count } ready
}
board-chip-take = Take
board-ask = Your turn: what will it be?
board-ready = { $count ->
    [one] { $count } cup is ready to serve.
   *[other] { $count } cups are ready to serve.
}
board-which-cup = { $face } { $token } for { $price }: on which cup?
board-drop-here = put it here
board-back = Put back
board-you = you
board-now = { $points } now
board-stop-machine = Machine
board-stop-cups = My cups
board-stop-menu = Menu
board-stop-others = Others
board-counter = The counter
board-move-pays = pays
board-move-takes = takes coins
board-move-pours = pours
board-move-slides = slides
board-move-refills = refills
board-move-sugar = sugar
board-move-cleans = cleans
board-move-serves = serves
board-move-tile = tile
board-move-empties = empties
board-move-bell = bell
log-heading = Round { $round }
    .brief = { $round }
