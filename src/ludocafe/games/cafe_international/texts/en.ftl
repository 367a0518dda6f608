game-title = Café International – The Card Game
game-pitch = Seat ladies and gentlemen from twelve nations at the tables of the café; the more company they find, and the more of it from home, the more points you make.
    .short = Seat guests of twelve nations: the more company, the more points.
game-progress = { $guests ->
    [one] 1 guest left
   *[other] { $guests } guests left
}

## Vocabulary

table-CF = Central African table
table-CN = Chinese table
table-CU = Cuban table
table-DE = German table
table-ES = Spanish table
table-FR = French table
table-GB = English table
table-IN = Indian table
table-IT = Italian table
table-RU = Russian table
table-TR = Turkish table
table-US = American table
guest-CF-W = Central African lady
guest-CF-M = Central African gentleman
guest-CN-W = Chinese lady
guest-CN-M = Chinese gentleman
guest-CU-W = Cuban lady
guest-CU-M = Cuban gentleman
guest-DE-W = German lady
guest-DE-M = German gentleman
guest-ES-W = Spanish lady
guest-ES-M = Spanish gentleman
guest-FR-W = French lady
guest-FR-M = French gentleman
guest-GB-W = English lady
guest-GB-M = English gentleman
guest-IN-W = Indian lady
guest-IN-M = Indian gentleman
guest-IT-W = Italian lady
guest-IT-M = Italian gentleman
guest-RU-W = Russian lady
guest-RU-M = Russian gentleman
guest-TR-W = Turkish lady
guest-TR-M = Turkish gentleman
guest-US-W = American lady
guest-US-M = American gentleman
slot-NW = top left
slot-NE = top right
slot-C = centre
slot-SW = bottom left
slot-SE = bottom right
formation-W = coffee circle
formation-M = regulars’ table
letter-W = W
letter-M = M

## Options

option-circle_tribe = Coffee circle and regulars’ table
option-circle_tribe-off = off
option-circle_tribe-on = on
option-first_player = First player
option-first_player-random = drawn by lot
option-first_player-1 = player 1
option-first_player-2 = player 2
option-first_player-3 = player 3
option-first_player-4 = player 4
option-first_player-5 = player 5

## Prompts

prompt-turn = Your turn: seat up to { $left ->
    [2] two
    [3] three
   *[other] { $left }
} guests, or draw a card; with a full hand you may put one face down instead.
    .other = { $seat } seats guests, draws or puts a card face down.
prompt-more = { $placed ->
    [one] One guest is seated
   *[other] { $placed } guests are seated
}: seat another ({ $left } left) or end your turn.
    .other = { $seat } may seat { $left } more or end the turn ({ $placed } seated).
prompt-partner = A second guest must join the { $guest } on seat { $chair } at once.
    .other = { $seat } must find company for the { $guest } on seat { $chair }.
prompt-forming = Your { $gender } at the { $table } ({ $slot }): fill the remaining seats ({ $left }).
    .other = { $seat } forms a { $gender } at the { $table } ({ $slot }), { $left } to go.
prompt-offer = Your hand is empty: end the game, or let it go on?
    .other = { $seat } has no cards left and may end the game.
prompt-game_over = The game is over.
    .other = The game is over.

## Actions

action-place = Seat the { $guest } on seat { $chair } ({ $points ->
    [0] no points yet
    [one] { $points } point
   *[other] { $points } points
})
action-draw = Draw a guest card
action-discard = Put the { $guest } face down
action-stop = End the turn
action-end = End the game
action-go = Play on
action-form = Form a { $gender } at the { $table } ({ $slot })

## Effects

effect-points = { $table } ({ $slot }) +{ $amount }
effect-opens = no points; a partner must follow (up to +{ $amount })
effect-completes = the { $table } ({ $slot }) is complete and leaves
effect-tables_short = the tables run short: the game ends
effect-penalty = { $amount } points at the end
effect-hand = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
effect-last_guest = the last guest card: the game ends
effect-result = place { $place } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Log

event-hand_dealt = { $seat } receives { $cards } cards.
event-guest_seated = { $seat } seats the { $guest } on seat { $chair }.
event-table_scored = { $seat }: +{ $amount } at the { $table } ({ $slot }).
event-table_opened = The { $guest } on seat { $chair } waits for company ({ $seat }).
event-formation_declared = { $seat } announces a { $gender } at the { $table } ({ $slot }).
event-formation_scored = { $seat } completes a { $gender } at the { $table } ({ $slot }): +{ $amount }.
event-table_completed = The { $table } ({ $slot }) is complete and leaves the café.
event-guest_left = The { $guest } leaves seat { $chair }.
event-table_revealed = New in the café ({ $slot }): { $table }.
event-guest_drawn = { $seat } draws the { $guest } ({ $left } left in the pile).
event-guest_drawn-hidden = { $seat } draws a card ({ $left } left in the pile).
event-guest_discarded = { $seat } puts the { $guest } face down.
event-guest_discarded-hidden = { $seat } puts a card face down.
event-hand_emptied = { $seat } has no cards left.
event-play_continued = { $seat } plays on.
event-turn_ended = { $amount ->
    [0] { $seat } ends the turn.
    [one] { $seat } ends the turn with { $amount } point.
   *[other] { $seat } ends the turn with { $amount } points.
}
event-game_ended = The game is over. { $reason }

## Refusals

refusal-game-over = The game is over.
refusal-not-now = This is not possible now.
refusal-partner-first = First a second guest must join the one who sits alone.
refusal-formation-first = First fill the table you announced.
refusal-offer-first = First say whether the game ends or goes on.
refusal-no-offer = Only a player who has just seated the last card may end the game.
refusal-not-in-hand = You do not hold the { $guest }.
refusal-seat-taken = Seat { $chair } is taken: { $guest }.
refusal-no-matching-table = No table at seat { $chair } ({ $table }) has the nation of the { $guest }.
refusal-gender-at = The { $table } ({ $slot }) objects: with { $women ->
    [0] no ladies
    [one] one lady
   *[other] { $women } ladies
} and { $men ->
    [0] no gentlemen
    [one] one gentleman
   *[other] { $men } gentlemen
} there, the { $guest } cannot take seat { $chair }.
refusal-must-join-opener = The { $guest } on seat { $chair } shares no table with the guest waiting on seat { $opener }.
refusal-needs-partner-none-in-hand = The { $guest } would sit alone at the { $table } ({ $slot }): on seat { $chair } no card in your hand could keep them company.
refusal-needs-partner-no-card-left = The { $guest } would sit alone at the { $table } ({ $slot }): on seat { $chair } it would be your last card this turn, so no partner could follow.
refusal-turn-begun = You have seated guests this turn: seat more or end the turn.
refusal-hand-full = You hold { $cards } cards and cannot draw: seat guests or put one face down.
refusal-hand-not-full = Only with { $most } cards in hand may you put one face down; you hold { $cards }.
refusal-nothing-placed = A turn cannot be passed: seat guests, draw or put a card face down.
refusal-variant-off = Coffee circle and regulars’ table are not played at this table.
refusal-form-wrong-gender = The { $guest } does not belong to this { $gender } at the { $table } ({ $slot }).
refusal-form-other-table = Seat { $chair } is not at the { $table } ({ $slot }), where you form a { $gender }.
refusal-form-needed-elsewhere = If the { $guest } took seat { $chair }, you could no longer complete the { $gender } at the { $table } ({ $slot }).
refusal-form-other-gender-seated = No { $gender } at the { $table } ({ $slot }): { $women ->
    [0] no ladies
    [one] one lady
   *[other] { $women } ladies
} and { $men ->
    [0] no gentlemen
    [one] one gentleman
   *[other] { $men } gentlemen
} sit there.
refusal-form-too-many-cards = A { $gender } at the { $table } ({ $slot }) needs { $cards } cards; you may lay { $left } more this turn.
refusal-form-neighbour = Next to this { $gender } the { $table } ({ $slot }) would be out of balance: now it has { $women ->
    [0] no ladies
    [one] one lady
   *[other] { $women } ladies
} and { $men ->
    [0] no gentlemen
    [one] one gentleman
   *[other] { $men } gentlemen
}.
refusal-form-cards-missing = You cannot fill the free seats ({ $cards }) of the { $table } ({ $slot }) for a { $gender }.

## Scores and end

source-mixed = Guests at mixed tables
source-own = Guests at tables all of their own nation
source-formation = Coffee circles and regulars’ tables
source-hand = Cards in hand ({ $cards })
    .topic = Cards in hand
source-face_down = Cards face down ({ $cards })
    .topic = Cards face down
end-tables = There are not enough tables to fill the café again.
end-guests = The last guest card has been drawn.
end-empty_hand = A player without cards has ended the game.

## Editions

objection-total-women = The ladies add up to { $found } instead of { $expected }.
objection-total-men = The gentlemen add up to { $found } instead of { $expected }.
objection-copies = The file says elsewhere that there are { $expected } of each.
objection-slot = The table { $key } lies in column { $column }, row { $row }.
objection-chair = Seat { $number } stands in column { $column }, row { $row }.
objection-beside = Must name exactly what lies beside it.
objection-seating-fixed = The mixture of ladies and gentlemen is a rule of the game, not a number of the box.
objection-scoring-company = Nobody and a lone guest bring 0, company brings more than 0.

## Terminal picture

picture-cafe = The café
picture-player = Player
picture-made = Points
picture-hand-size = Hand
picture-down = Face down
picture-total = Total
picture-piles = Guest pile { $guests } · table pile { $tables }
picture-turn = points this turn: { $points }
picture-hand = Hand of { $seat }:
picture-face-down = Face down, { $seat }:
picture-legend = [ES ] table · W lady, M gentleman · ·3· free seat · ! waits for company · ◎ being formed · ● cards of the turn
