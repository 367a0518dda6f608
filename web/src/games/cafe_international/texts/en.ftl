## Nations and guests

nation-CF = Central Africa
nation-CN = China
nation-CU = Cuba
nation-DE = Germany
nation-ES = Spain
nation-FR = France
nation-GB = England
nation-IN = India
nation-IT = Italy
nation-RU = Russia
nation-TR = Turkey
nation-US = United States
gender-W = lady
gender-M = gentleman
board-chair = Seat { $chair } ({ $table })
board-table = { $table }, { $slot }
board-free = free
board-waits = waits for company
board-gain = +{ $amount }
board-loss = −{ $amount }
board-then = then { $amount }
board-complete = complete
board-new = new
board-draw = draw
board-objects = objects
board-guests-left = { $count ->
    [one] { $count } guest
   *[other] { $count } guests
}
board-tables-left = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
board-unseen = Still to come
board-gender = Guests
board-gender-W = ladies
board-gender-M = gentlemen

board-hand = Your hand
board-hand-size = { $count } of { $most }
board-empty-hand = No cards in hand
board-card = { $guest }
board-no-seat = no seat now
board-best = best seat +{ $amount }
board-sort = Sort the hand
board-sort-nation = Nation
board-sort-playable = Playable
board-sort-points = Best
board-put-down = Put one face down

ask-turn = Whom do you seat?
ask-turn-none = Nobody fits: draw a card
ask-turn-full = Twelve cards: seat, or put one down
ask-down = Which card goes face down?
ask-more = Seat another, or end your turn
ask-partner = Who keeps them company?
ask-forming = { $gender }: fill the seats
ask-offer = End the game, or play on?
ask-chair = Who sits on seat { $chair }?
ask-guest = { $guest }: where?
line-turn = Up to { $left ->
    [2] two
    [3] three
   *[other] { $left }
}, or draw a card.
line-turn-full = Up to { $left ->
    [2] two
    [3] three
   *[other] { $left }
}, or one card face down.
line-turn-none = Drawing ends your turn.
line-down = It counts −{ $amount } at the end.
line-partner = The { $guest } must not stay alone.
line-guest = No seat for this card now.
do-place = Seat here
do-draw = Draw
do-stop = End turn
do-end = End the game
do-go = Play on
do-discard = Face down
board-dots = { $placed } seated, up to { $left } more
board-partner-follows = now, then up to +{ $amount }

board-if-ended = If it ended now
board-turn-guests = { $count ->
    [one] { $guests }
   *[other] { $count } guests
}
board-turn-drew = draws a card
board-turn-down = puts a card face down
board-turn-complete = { $table } complete
board-lead = leads

stop-cafe = Café
stop-hand = Hand { $count }
stop-players = Players
board-map = Map of the café

tale-sits = takes a seat
tale-scores = scores
tale-full = table complete
tale-new = new table
tale-draws = draws
tale-down = face down
tale-circle = forms

game-short = Café International
board-bill-made = Made at the tables
board-bill-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-bill-mixed = Mixed tables
board-bill-own = Own nation
board-bill-formation = Coffee circles
board-bill-hand = In hand
board-bill-face_down = Face down

## Beside the board, which marks the seats

log-guest_seated = { $seat } seats the { $guest }.
log-table_scored = +{ $amount } at the { $table } ({ $slot }).
log-table_opened = The { $guest } waits for company.
log-guest_left = The { $guest } leaves.
log-guest_drawn = { $seat } draws the { $guest }.
log-guest_drawn-hidden = { $seat } draws a card.
