game-title = Café del Gatto
game-pitch = Buy milk and coffee from the espresso machine, fill your five cups from the bottom up and serve the best drinks before the good tiles are gone.
    .short = Fill five cups from the cat’s machine and serve before the good tiles are gone.
game-progress = Round { $round }

## Vocabulary

face-milk = milk
face-coffee = coffee
token-1c = 1 cold
token-1f = 1 creamy
token-1h = 1 hot
token-2c = 2 cold
token-2f = 2 creamy
token-2h = 2 hot
token-3c = 3 cold
token-3f = 3 creamy
token-3h = 3 hot
token-4c = 4 cold
token-4f = 4 creamy
token-4h = 4 hot
token-5c = 5 cold
token-5f = 5 creamy
token-5h = 5 hot
token-6c = 6 cold
token-6f = 6 creamy
token-6h = 6 hot
cup-espresso = Espresso
cup-espresso_macchiato = Espresso macchiato
cup-doppio = Doppio
cup-cappuccino = Cappuccino
cup-latte_macchiato = Latte macchiato

## Prompts

prompt-turn_start = Your turn: buy a token, serve full cups or take coins.
    .other = { $seat } chooses an action.
prompt-after_clean = The column is clean: buy a token, clean again or end your turn.
    .other = { $seat } decides what to do after cleaning.
prompt-place = Choose a cup for the { $face } token { $token }.
    .other = { $seat } chooses a cup for the { $face } token { $token }.
prompt-sugar = { $cup }, barista value { $barista }: how many sugar cubes do you add?
    .other = { $seat } may sweeten the { $cup } (barista value { $barista }).
prompt-tile = { $cup }, barista value { $barista }: choose a drink tile.
    .other = { $seat } chooses a drink tile for the { $cup } (barista value { $barista }).
prompt-serve_more = Serve another full cup, or stop serving.
    .other = { $seat } may serve another cup.
prompt-interim_serve = Intermediate round: serve one of your full cups.
    .other = Intermediate round: { $seat } serves a full cup.
prompt-interim_discard = Nobody could serve: empty your fullest cup.
    .other = Nobody could serve: { $seat } empties the fullest cup.
prompt-game_over = The game is over.
    .other = The game is over.

## Actions

action-clean = Clean the { $column } column
action-buy = Buy { $column } { $token } from row { $row } ({ $price ->
    [one] { $price } coin
   *[other] { $price } coins
})
action-place = Put it on the { $cup }
action-serve = Serve the { $cup } (tokens worth { $sum })
action-sugar = { $cubes ->
    [0] No sugar
    [one] Add { $cubes } sugar cube
   *[other] Add { $cubes } sugar cubes
}
action-tile = Take the drink tile { $value }
action-discard = Empty the { $cup }
action-take = { $amount ->
    [0] Take coins (the reserve is empty)
    [one] Take { $amount } coin
   *[other] Take { $amount } coins
}
action-end_serve = Stop serving
action-end_turn = End the turn

## Effects

effect-pay = { $amount ->
    [one] −{ $amount } coin
   *[other] −{ $amount } coins
}
effect-coins = { $amount ->
    [one] +{ $amount } coin
   *[other] +{ $amount } coins
}
effect-sugar = { $amount ->
    [one] +{ $amount } sugar cube
   *[other] +{ $amount } sugar cubes
}
effect-points = { $amount ->
    [one] +{ $amount } point
   *[other] +{ $amount } points
}
effect-menu = { $amount ->
    [one] drinks menu +{ $amount } coin
   *[other] drinks menu +{ $amount } coins
}
effect-filling = { $filled } of { $size ->
    [one] { $size } space filled
   *[other] { $size } spaces filled
}, tokens worth { $sum }
effect-barista = barista value { $barista }

## Log

event-coins_paid = { $seat } pays { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-coins_gained = { $amount ->
    [0] { $seat } receives no coins.
    [one] { $seat } receives { $amount } coin.
   *[other] { $seat } receives { $amount } coins.
}
event-token_bought = { $seat } buys { $column } { $token } from row { $row } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
event-sugar_gained = { $cubes ->
    [0] { $seat } receives no sugar: none is left in the reserve.
    [one] { $seat } receives { $cubes } sugar cube.
   *[other] { $seat } receives { $cubes } sugar cubes.
}
event-token_placed = { $seat } puts { $face } { $token } on the { $cup }.
event-token_drawn = New in the { $column } column, row { $row }: { $token }.
event-bag_refilled = The bag is refilled with { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} from the discard.
event-column_cleaned = { $seat } cleans the { $column } column.
event-cup_served = { $seat } serves the { $cup } with tokens worth { $sum }.
event-sugar_spent = { $seat } adds { $cubes ->
    [one] { $cubes } sugar cube
   *[other] { $cubes } sugar cubes
}.
event-tile_taken = { $seat } takes the drink tile { $value } ({ $cup }).
event-interim_started = Bag and discard are empty: intermediate round, opened by { $seat }.
event-interim_skipped = { $seat } is skipped.
event-cup_emptied = { $seat } empties the { $cup }.
event-end_triggered = { $seat } has served all cups: this is the last round.
event-game_ended = The game is over.
event-turn_started = { $seat } begins a turn.

## Refusals

refusal-game-over = The game is over.
refusal-not-now = This is not possible now.
refusal-place-first = First put the token you bought on a cup.
refusal-sugar-first = First say how much sugar you add.
refusal-tile-first = First choose a drink tile.
refusal-serving-goes-on = You are serving: serve another full cup or stop serving.
refusal-interim-serve = In the intermediate round you must serve one full cup.
refusal-interim-empty = In this intermediate round you must empty your fullest cup.
refusal-only-buy-after-cleaning = After cleaning you can only clean again, buy or end the turn.
refusal-nothing-to-end = There is no serving to end.
refusal-no-pass = The turn can be ended like this only after cleaning.
refusal-no-open-cup = Without an open cup there is nothing to clean for.
refusal-cleaning-too-dear = Cleaning costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, you have { $coins }.
refusal-no-cup-takes-it = None of your cups takes { $face } next.
refusal-too-dear = This token costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, you have { $coins }.
refusal-nothing-to-place = You have not bought a token yet.
refusal-cup-served = The { $cup } has been served already.
refusal-cup-full = The { $cup } is full.
refusal-wrong-space = The next space of the { $cup } does not take { $face }.
refusal-cup-not-full = The { $cup } is not full yet: { $missing ->
    [one] { $missing } token is missing
   *[other] { $missing } tokens are missing
}.
refusal-sugar-only-serving = Sugar can be used only while serving.
refusal-too-little-sugar = You do not have { $cubes ->
    [one] { $cubes } sugar cube
   *[other] { $cubes } sugar cubes
}, only { $own }.
refusal-tile-only-serving = Drink tiles are taken only while serving.
refusal-no-such-tile = The { $cup } has no drink tile { $value }.
refusal-tile-taken = The drink tile { $value } has been taken already.
refusal-tile-too-high = The drink tile { $value } is too high for barista value { $barista }.
refusal-emptying-only-interim = Cups are emptied only in an intermediate round in which nobody could serve.
refusal-not-the-fullest = The { $cup } is not your fullest cup.

## Scores and end

source-drink = Drink tile: { $cup }
    .topic = { $cup }
source-sugar = Leftover sugar ({ $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
})
    .topic = Leftover sugar
end-all_served = All cups of a player are served and the round is complete.

## Editions

objection-two-faces = Milk comes first, then coffee.
objection-token-id = The id must be “{ $expected }”: value and letter of the preparation.
objection-menu-length = Needs { $expected ->
    [one] one number
   *[other] { $expected } numbers
} of coins: one for each number of preparations the cup can hold.
objection-decreasing = Fewer different preparations never bring fewer coins.
objection-increasing = The values must rise: only the lowest tile exists more than once.
objection-lowest-tile = The weakest full cup is worth { $most }: the lowest tile may not be worth more.
objection-lowest-shared = The lowest tile, and only that one, has one copy per player.
objection-tile-total = The box would hold { $found } drink tiles instead of { $expected }.
objection-space-total = A player’s cups have { $milk } milk and { $coffee } coffee spaces; a review counts 6 and 6.

## Terminal picture

picture-machine = Espresso machine
picture-surcharge = +{ $amount }
picture-price = { $price } ¢
picture-supply = Bag { $bag } · discard { $discard } · reserve { $coins } ¢, { $sugar } sugar
picture-round = Round { $round }
picture-last-round = Last round
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
picture-sugar = { $cubes } sugar
picture-tiles = Tiles left
picture-menu = Menu
picture-in-hand = in hand: { $face } { $token }
picture-full = full
picture-legend = M milk, C coffee · c cold, f creamy, h hot · › next space · = value so far · ★ served · ¢ coins
