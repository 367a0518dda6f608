board-letter-yellow = Y
board-letter-brown = B
board-letter-green = G
board-letter-red = R
board-row = Open cards
board-taken = taken
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
board-turn = Turn
board-cannot-lay = Not here – why?
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
board-cups = { $cups ->
    [one] { $cups } cup
   *[other] { $cups } cups
}
board-not-here = It cannot lie here.
board-order = Order of play
board-here-produce = Produce in this group
board-here-dry = Dry in this group
board-here-roast = Roast in this group
board-here-discard = Remove these beans
board-step-produce = produce
board-step-dry = dry
board-step-roast = roast
board-step-deliver = deliver
board-way = Complete with { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}: { $steps }
board-taken-now = Taken this round
board-has-laid = { $name }: laid
board-lays-later = { $name }: to be laid
board-laid = laid
board-to-lay = to lay
board-new-after = new after { $name }
board-cafe-worth = { $points ->
    [one] café { $points } pt
   *[other] café { $points } pts
}
board-cups-after = { $points ->
    [one] { $points } action point with this card
   *[other] { $points } action points with this card
}
board-ships = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}
board-served = { $open ->
    [one] { $served } of { $open } café supplied
   *[other] { $served } of { $open } cafés supplied
}
board-of = { $part } of { $all }
board-action-cups = { $cups ->
    [one] { $cups } action cup
   *[other] { $cups } action cups
}
board-actions-left = { $left } of { $cups } actions left
board-pile = { $cards } in the pile
board-discard = { $cards } set aside
board-order-picks = Takes, then builds
board-order-builds = Builds in this order
board-builds-at-once = All build at once
board-you = you
board-last = last
board-sheet-of = plan of the estates, sheet { $round } of { $rounds }
board-area-of = { $name }’s plan
board-back = Back to mine
board-others = The other houses
board-cafes = Your cafés
board-no-cafes = No café lies on your plan yet.
board-houses = Cafés
board-houses-none = none yet
board-near = Closer
board-whole = Whole plan
board-stop-row = Cards
board-stop-taken = Taken
board-stop-plan = My plan
board-stop-others = Others
board-short-production = field
board-short-drying = patio
board-short-roasting = oven
board-short-cup = cup
board-short-ship = ship
board-short-empty = land
board-short-cafe = café
board-covers = covers { $squares }: { $what }
board-grown = { $stage ->
    [production] fields
    [drying] patios
   *[roasting] ovens
} { $before } → { $after }
board-turn-back = Turn the other way
board-pays = pay { $before } → { $after }
board-stores = store { $before } → { $after }
board-badge-produce = grow +{ $count }
board-badge-dry = dry { $count }
board-badge-roast = roast { $count }
board-badge-deliver = deliver { $count }
board-which-colour = { $task ->
    [dry] Dry which colour here?
   *[roast] Roast which colour here?
}
board-none = leave it empty
board-auto-end = End the turn by itself then
board-pick-help = Touch a card to try it on your plan.
board-pick-pay = It costs one bean: touch one in your warehouse to pay and take it.
board-pick-free = Touch it again to take it.
board-lay-help = Drag it or touch a brass mark, then touch the card. R turns it, N goes on.
board-lay-help-touch = Drag it or touch a brass mark, then touch the card.
board-act-help = Touch a ringed group.
board-ask-done = No action is left for this turn.
board-done-help = End the turn, or remove beans first.
board-pay-help = Touch a bean in your warehouse.
board-send-help = Touch a café, or the warehouse.
board-step-pays = pays
board-step-takes = takes
board-step-lays = lays
board-step-stores = stores
board-step-bids = bids
board-step-serves = serves
board-a-card = a card
board-did-bid_made = bids { $beans }
board-did-bidder_passed = passes
board-did-card_picked = takes { $what }
board-did-pick_blocked = can pay for no card
board-did-card_placed = lays { $what }
board-did-cafe_closed = closes { $what }
board-did-bean_produced = grows { $beans }
board-did-beans_dried = dries { $beans }
board-did-beans_roasted = roasts { $beans }
board-did-bean_served = sends { $beans } to cafés
board-did-cafe_completed = supplies { $what }
board-did-beans_stored = stores { $beans }
board-take = Take it
board-lay = Lay it here
board-next-spot = Next place
board-transit = On its way
board-end-cafes = Complete cafés
board-end-warehouse = Warehouse, the two lowest
board-end-tie = Ties: { $ovens } on ovens, { $patios } on patios
board-change = { $before } → { $after }
board-cafe-named = { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-plan-smaller = The plan has grown: drawn smaller from here on.
board-lead = leads
board-ask-place = Lay your card on the plan.
log-heading = Round { $round }
    .brief = { $round }
brief-card_revealed = { "" }
brief-pawn_passed = { "" }

## Beside the board, which marks the squares

log-card_placed = { $seat } lays { $card } and covers { $covered ->
    [one] { $covered } square
   *[other] { $covered } squares
}.
log-bean_produced = { $seat } produces a { $colour } bean.
log-beans_dried = { $seat } dries { $beans ->
    [one] { $beans } { $colour } bean
   *[other] { $beans } { $colour } beans
}.
log-beans_roasted = { $seat } roasts { $beans ->
    [one] { $beans } { $colour } bean
   *[other] { $beans } { $colour } beans
}.
log-beans_discarded = { $seat } removes { $beans ->
    [one] { $beans } { $colour } bean
   *[other] { $beans } { $colour } beans
}.
log-ship_loaded = { $seat } keeps a { $colour } bean on the ship.
