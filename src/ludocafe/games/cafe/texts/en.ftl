game-title = Café
game-pitch = Lay plan cards over one another to build your coffee business: grow, dry and roast beans, then deliver them to Portugal’s historic cafés.
    .short = Lay plan cards to grow, dry and roast beans, then deliver to Portugal’s cafés.
game-progress = Round { $round } of { $rounds }

## Vocabulary

colour-yellow = yellow
colour-brown = brown
colour-green = green
colour-red = red
card-P01 = plan card 1
card-P02 = plan card 2
card-P03 = plan card 3
card-P04 = plan card 4
card-P05 = plan card 5
card-P06 = plan card 6
card-P07 = plan card 7
card-P08 = plan card 8
card-P09 = plan card 9
card-P10 = plan card 10
card-P11 = plan card 11
card-P12 = plan card 12
card-P13 = Café Santa Cruz, Coimbra
card-P14 = A Brasileira, Braga
card-P15 = Café Milenário, Guimarães
card-P16 = Café São Gonçalo, Amarante
card-P17 = Café Piolho, Porto
card-P18 = Café Aviz, Porto
card-P19 = Café Majestic, Porto
card-P20 = A Brasileira, Lisboa
card-P21 = Martinho da Arcada, Lisboa
card-P22 = plan card 22
card-P23 = plan card 23
card-P24 = plan card 24
card-P25 = plan card 25
card-P26 = plan card 26
card-P27 = plan card 27
card-P28 = plan card 28
card-P29 = plan card 29
card-P30 = plan card 30
card-P31 = Pastelaria Gomes, Vila Real
card-P32 = Café Paraíso, Tomar
card-P33 = Café Alentejano, Portalegre
card-P34 = Café Águias d’Ouro, Estremoz
card-P35 = Café Calcinha, Loulé
card-P36 = Café Nicola, Lisboa
card-P37 = Pastelaria Versailles, Lisboa
card-P38 = Pastéis de Belém, Lisboa
card-P39 = Confeitaria Nacional, Lisboa
card-P40 = Café Guarany, Porto
card-P41 = plan card 41
card-P42 = plan card 42
card-P43 = Pastelaria Bénard, Lisboa
card-P44 = Café Vianna, Braga
card-P45 = plan card 45
card-P46 = plan card 46
card-P47 = Pastelaria Ramos, Aveiro
card-P48 = Café Arcada, Évora
card-S1 = start card 1
card-S2 = start card 2
card-S3 = start card 3
card-S4 = start card 4
card-warehouse = the warehouse
company-brasil = Companhia do Brasil
company-saotome = Companhia de São Tomé
company-angola = Companhia de Angola
company-timor = Companhia de Timor

## Options

option-mode = Mode
option-mode-standard = Standard game
option-mode-auction = With auctions
option-build = Build turns
option-build-in_turn = one after another
option-build-together = everybody at once
option-companies = Companies
option-companies-random = drawn by lot
option-companies-by_seat = by seat: Brasil, São Tomé, Angola, Timor
option-company_1 = Company of player 1
option-company_1-any = as above
option-company_1-brasil = { company-brasil }
option-company_1-saotome = { company-saotome }
option-company_1-angola = { company-angola }
option-company_1-timor = { company-timor }
option-company_2 = Company of player 2
option-company_2-any = as above
option-company_2-brasil = { company-brasil }
option-company_2-saotome = { company-saotome }
option-company_2-angola = { company-angola }
option-company_2-timor = { company-timor }
option-company_3 = Company of player 3
option-company_3-any = as above
option-company_3-brasil = { company-brasil }
option-company_3-saotome = { company-saotome }
option-company_3-angola = { company-angola }
option-company_3-timor = { company-timor }
option-company_4 = Company of player 4
option-company_4-any = as above
option-company_4-brasil = { company-brasil }
option-company_4-saotome = { company-saotome }
option-company_4-angola = { company-angola }
option-company_4-timor = { company-timor }
option-first_cafetier = First Cafetier
option-first_cafetier-random = drawn by lot
option-first_cafetier-1 = player 1
option-first_cafetier-2 = player 2
option-first_cafetier-3 = player 3
option-first_cafetier-4 = player 4

## Prompts

prompt-pick = Take one of the open cards.
    .other = { $seat } takes a card.
prompt-pay = Which bean do you pay for { $card }?
    .other = { $seat } pays for { $card }.
prompt-place = Lay { $card } over your area.
    .other = { $seat } lays { $card }.
prompt-act = Choose an action ({ $points ->
    [0] no action points
    [one] { $points } action point
   *[other] { $points } action points
} left).
    .other = { $seat } builds ({ $points ->
    [0] no action points
    [one] { $points } action point
   *[other] { $points } action points
} left).
prompt-assign = Which colour goes on the square in column { $x }, row { $y } { $task ->
    [dry] to dry
   *[roast] to be roasted
}?
    .other = { $seat } chooses what to { $task ->
    [dry] dry
   *[roast] roast
} on the square in column { $x }, row { $y }.
prompt-send = Where does the next { $colour } bean go ({ $beans } left)?
    .other = { $seat } delivers { $colour } beans ({ $beans } left).
prompt-bid = Bid to become Cafetier: at least { $least }, you have { $own }; or pass.
    .other = { $seat } bids at least { $least } of { $own }, or passes.
prompt-bid_pay = Choose the next bean of your bid ({ $beans } still to pay).
    .other = { $seat } pays the bid ({ $beans } still to pay).
prompt-store = Keep one bean of your bid on a ship?
    .other = { $seat } may keep a bean on a ship.
prompt-game_over = The game is over.
    .other = The game is over.

## Actions

action-pick = { $blocked ->
    [1] Discard { $card }
   *[other] Take { $card } ({ $price ->
        [0] free
        [one] { $price } bean
       *[other] { $price } beans
    })
}
action-pay = Pay a { $colour } bean
action-place = Lay the card in column { $x }, row { $y }, { $rot ->
    [0] not turned
    [one] { $rot } quarter turn
   *[other] { $rot } quarter turns
}
    .idea = Lay the card as shown, { $rot ->
        [0] not turned
        [one] turned once
       *[other] turned { $rot } times
    }
action-produce = Produce in the group in column { $x }, row { $y } ({ $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
})
    .idea = Produce in the group shown ({ $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    })
action-dry = Dry in the group in column { $x }, row { $y } ({ $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
})
    .idea = Dry in the group shown ({ $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    })
action-roast = Roast in the group in column { $x }, row { $y } ({ $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
})
    .idea = Roast in the group shown ({ $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    })
action-deliver = Deliver all roasted beans
action-discard = Remove the beans in column { $x }, row { $y }
action-end = End the turn
action-assign = Bring all { $colour } beans here
action-assign_none = Leave this square empty
action-send = Send it to { $to }
action-bid = Bid { $beans ->
    [one] { $beans } bean
   *[other] { $beans } beans
}
action-pass = Pass
action-bid_pay = Pay a { $colour } bean
action-store = Put a { $colour } bean on the ship in column { $x }, row { $y }
action-store_none = Keep no bean

## Effects

effect-blocked = cannot be paid: the card is discarded
effect-price = { $beans ->
    [0] free
    [one] −{ $beans } bean
   *[other] −{ $beans } beans
}
effect-cafe_worth = café worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
effect-best = best place: { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}
effect-covers = covers { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
effect-cups = action points { $before } → { $after }
effect-beans_lost = { $beans ->
    [one] { $beans } bean
   *[other] { $beans } beans
} lost
effect-cafe_lost = closes { $card }{ $beans ->
    [0] { "" }
    [one] { " " }({ $beans } bean lost)
   *[other] { " " }({ $beans } beans lost)
}
effect-cafe_open = open: { $card }
effect-groups = groups: production { $production }, drying { $drying }, roasting { $roasting }
effect-points_left = { $points ->
    [0] no action points
    [one] { $points } action point
   *[other] { $points } action points
} left
effect-points_lost = { $points ->
    [one] { $points } action point
   *[other] { $points } action points
} unused
effect-delivers = { $beans ->
    [one] { $beans } bean
   *[other] { $beans } beans
}
effect-loses = −{ $beans } { $colour }
effect-moves = { $beans ->
    [one] { $beans } bean
   *[other] { $beans } beans
}
effect-produces = +{ $beans } { $colour }
effect-score = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Log

event-round_started = Round { $round }; { $seat } is Cafetier.
event-card_revealed = New among the open cards: { $card }.
event-card_picked = { $seat } takes { $card }.
event-pick_blocked = { $seat } can pay for no card; { $card } is discarded.
event-bean_paid = { $seat } pays a { $colour } bean.
event-card_discarded = Discarded: { $card }.
event-card_placed = { $seat } lays { $card } in column { $x }, row { $y } ({ $rot ->
    [0] not turned
    [one] { $rot } quarter turn
   *[other] { $rot } quarter turns
}) and covers { $covered ->
    [one] { $covered } square
   *[other] { $covered } squares
}.
event-beans_covered = { $seat } loses { $beans ->
    [one] { $beans } { $colour } bean
   *[other] { $beans } { $colour } beans
} under the card.
event-cafe_closed = { $seat } closes { $card }.
event-ship_unloaded = A { $colour } bean returns from { $seat }’s ship to the warehouse.
event-points_received = { $seat } has { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}.
event-bean_produced = { $seat } produces a { $colour } bean in column { $x }, row { $y }.
event-beans_dried = { $seat } dries { $beans ->
    [one] { $beans } { $colour } bean
   *[other] { $beans } { $colour } beans
} in column { $x }, row { $y }.
event-beans_roasted = { $seat } roasts { $beans ->
    [one] { $beans } { $colour } bean
   *[other] { $beans } { $colour } beans
} in column { $x }, row { $y }.
event-beans_taken_up = { $seat } delivers beans: { $yellow ->
    [0] {""}
   *[other] { $yellow } yellow
}{ $brown ->
    [0] {""}
   *[other] { $yellow ->
        [0] {""}
       *[other] {", "}
    }{ $brown } brown
}{ $green ->
    [0] {""}
   *[other] { $yellow ->
        [0] { $brown ->
        [0] {""}
       *[other] {", "}
    }
       *[other] {", "}
    }{ $green } green
}{ $red ->
    [0] {""}
   *[other] { $yellow ->
        [0] { $brown ->
        [0] { $green ->
        [0] {""}
       *[other] {", "}
    }
       *[other] {", "}
    }
       *[other] {", "}
    }{ $red } red
}.
event-bean_served = { $seat } sends a { $colour } bean to { $card }.
event-beans_stored = { $seat } stores { $beans ->
    [one] { $beans } { $colour } bean
   *[other] { $beans } { $colour } beans
} in the warehouse.
event-cafe_completed = { $seat } completes { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-beans_discarded = { $seat } removes { $beans ->
    [one] { $beans } { $colour } bean
   *[other] { $beans } { $colour } beans
} from column { $x }, row { $y }.
event-turn_ended = { $seat } ends the turn.
event-building_ended = { $seat } is done building.
event-pawn_passed = The pawn passes to { $seat }.
event-bid_made = { $seat } bids { $beans ->
    [one] { $beans } bean
   *[other] { $beans } beans
}.
event-bean_bid = { $seat } pays a { $colour } bean.
event-ship_loaded = { $seat } keeps a { $colour } bean on the ship in column { $x }, row { $y }.
event-bid_settled = The bid of { $seat } stands at { $beans ->
    [one] { $beans } bean
   *[other] { $beans } beans
}.
event-bidder_passed = { $seat } leaves the auction.
event-auction_won = { $seat } becomes Cafetier for { $beans ->
    [one] { $beans } bean
   *[other] { $beans } beans
}.
event-auction_void = Nobody bids; { $seat } stays Cafetier.
event-game_ended = The game is over.

## Refusals

refusal-game-over = The game is over.
refusal-not-now = This is not possible now.
refusal-pick-first = First take one of the open cards.
refusal-pay-first = First pay for your card.
refusal-place-first = First lay your card.
refusal-acting = Now choose an action or end your turn.
refusal-assign-first = First finish drying or roasting: choose what goes on the square.
refusal-send-first = First finish the delivery: every bean needs a destination.
refusal-bid-first = The auction comes first: bid or pass.
refusal-bid-pay-first = First pay your bid.
refusal-store-first = First say whether a bean stays on a ship.
refusal-no-such-slot = There is no slot { $slot } in this game.
refusal-slot-empty = Slot { $slot } is empty.
refusal-card-too-dear = You cannot pay for { $card }; take a card you can pay for.
refusal-no-such-bean = There is no { $colour } bean in your warehouse.
refusal-covers-too-few = The card would cover { $covered ->
    [one] { $covered } square
   *[other] { $covered } squares
}; at least { $least } are needed.
refusal-covers-too-many = The card would cover { $covered ->
    [one] { $covered } square
   *[other] { $covered } squares
}; at most { $most } are allowed.
refusal-hides-last-cup = No cup would be left visible.
refusal-no-points = You have no action points left.
refusal-nothing-to-deliver = No bean lies on a roasting square.
refusal-not-production = This is not a production square.
refusal-not-drying = This is not a drying square.
refusal-not-roasting = This is not a roasting square.
refusal-nothing-to-dry = No bean lies on a production square.
refusal-nothing-to-roast = No bean lies on a drying square.
refusal-no-card-there = There is no card there.
refusal-group-full = No square of this group is empty.
refusal-not-the-anchor = The group is named by its first square: column { $x }, row { $y }.
refusal-discard-elsewhere = Beans can be removed only from production, drying and roasting squares.
refusal-square-is-empty = There are no beans on this square.
refusal-must-move = At least one colour has to move: this is the last empty square.
refusal-colour-not-there = No { $colour } bean is there to be moved.
refusal-no-such-cafe = Not a café in your area: { $card }.
refusal-cafe-closed = { $card } is closed: it has been covered.
refusal-cafe-wants-none = { $card } has no use for { $colour } beans, or for any more of them.
refusal-cafe-order = The { $colour } beans for { $card } had to be sent before: cafés are served in the order they were laid.
refusal-bid-too-low = A bid of { $beans } is too low; at least { $least } are needed.
refusal-bid-too-high = You cannot bid { $beans }; you have { $own ->
    [one] { $own } bean
   *[other] { $own } beans
}.
refusal-bid-pay-back = Bids are paid in colour order: you cannot go back to { $colour }.
refusal-bid-pay-order = Bids are paid in colour order; with { $colour } you could not pay the remaining { $owed }.
refusal-no-ship-there = None of your ships is visible there.
refusal-ship-loaded = This ship already carries a bean.
refusal-colour-not-bid = Your bid contains no { $colour } bean.

## Scores and end

source-cafe = { $card }
    .topic = Complete cafés
source-lowest = Warehouse, lowest colour: { $colour } ({ $beans } × 2)
    .topic = Warehouse, lowest colour
source-second = Warehouse, second lowest: { $colour } ({ $beans })
    .topic = Warehouse, second lowest colour
end-rounds_played = All rounds have been played.

## Editions

objection-start-company = Company and start card must name each other, in the same order.
objection-start-cup = An area begins with at least one cup.
objection-start-squares = The rulebook shows a cup, a drying square and four squares to produce, at most one of them to roast.
objection-cafe-and-squares = A card has café data exactly when it shows café squares.
objection-cafe-size = The café covers { $found } squares, which is not its size.
objection-cafe-halves = The two halves of a café must share an edge.
objection-demand = A café orders at least one bean.
objection-stars = { $found } cards have a star; the box has { $expected }.
objection-deck-twice = Each set-up stands here once: one to four players, with auctions two to four.
objection-pile = The rounds need a pile of { $expected } cards.
objection-pile-left = { $expected } cards are left for the pile.

## Terminal picture

picture-round = Round { $round } of { $rounds }
picture-cards = pile { $pile }, discarded { $discard }
picture-bid = standing bid { $beans } ({ $seat })
picture-transit = on the way: { $load }
picture-price = { $beans ->
    [one] { $beans } bean
   *[other] { $beans } beans
}
picture-free = free
picture-hand = in hand: { $card }
picture-warehouse = Warehouse
picture-closed = { $card } closed
picture-cafe = { $card }: { $order } = { $points }
picture-player = cups { $cups }, ships { $ships } · action points left { $left } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-covered = Covers
picture-after = Afterwards
picture-legend = A production (y yellow, b brown, g green, r red), B drying, C roasting, D café of that card · ─ same group · 3●r three red beans · ♚ Cafetier
