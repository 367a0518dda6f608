
board-region-bars = Bars
board-desk = What you can do

board-space = { $coop }, { $space }
board-empty = { $place }: empty
board-occupied = { $place }: level { $level } plantation of { $name }, with worker
board-unoccupied = { $place }: level { $level } plantation of { $name }, without worker
board-path = { $coop }, { $path }: donkeys of { $names }
board-path-empty = { $coop }, { $path }: no donkey
board-site = { $coop }, { $site }: free
board-site-taken = { $coop }, { $site }: { $name }
board-house = Trading house of { $coop }: { $names }; stock counters: { $stock }
board-house-empty = Trading house of { $coop }: nobody; stock counters: { $stock }
board-crop = Harvest now: { $crop }; with all workers: { $full }
board-quality = Quality values, highest first
board-animals = Animal counters left: own { $own }, joker { $joker }
board-town = Town centre of { $coop }: { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
board-which-way = Which transport?
board-sumatra = Sumatra
board-objectives = Objectives
board-points = { $points } VP

board-arabica = Arabica track
board-all-rows = all: { $points } VP
board-all-rows-trader = All five rows here: the trader
board-all-rows-truck = All five rows here: the truck
board-first-donkey = The first one here receives a donkey

board-slot = { $city }, slot { $slot }: { $amount } × { $coffee } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $points } VP
board-slot-taken = { $city }, slot { $slot }: { $name } delivered { $amount } × { $coffee } ({ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $points } VP)
board-contracts = Contracts
board-line = { $have } of { $need } × { $coffee }
board-contract = Contract { $letter }: { $asked }; brings { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $points } VP
board-contract-done = Contract { $letter } is fulfilled ({ $asked }; { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $points } VP)

board-strip = Supplies of { $name }
board-order = Turn order
board-next-order = Order of passing: the next turn order
board-exchange = Exchange { $ratio }:1
board-own-coins = Coins: { $number }
board-own-donkeys = Donkeys: { $number }
board-own-trucks = Trucks: { $number }
board-own-workers = Workers: { $number }
board-own-traders = Traders in area III: { $number }
board-own-contractors = Contractors: { $number }
board-own-markers = Action markers: { $number }
board-own-civets = Civets kept: { $number }
board-coffees = Coffees
board-coffee = { $coffee }: { $number }
board-coffee-stored = { $coffee }: { $number }, own warehouse for { $room }
board-bonus = Bonus reserve
board-bonus-there = Bonus reserve: { $element }
board-bonus-locked = Bonus reserve: { $element }; the last element must stay
board-bonus-gone = Bonus reserve: { $element } is used

board-short-plant = { $plantation_row }: level { $level }
board-short-civet = Civet
board-short-coins = Coins
board-short-deliver = To { $city }
board-short-drop = Trader for » »
board-join-house = You would stand on position { $place } and receive { $coffees } of { $crop } coffees if the harvest came now; traders left: { $traders }.
board-declining = Joining is declined by itself until the period ends.
board-ask-again = Ask me again

board-item = Level { $level } plantation, { $cost ->
    [0] free
    [one] { $cost } coin
   *[other] { $cost } coins
}
board-farm-item = Farm, { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}
board-building = { $building }, number { $number }: { $points } VP
board-stores = Warehouses and counters
board-stores-are = Warehouses: { $columns } over a coffee, { $row } in the row
board-stock = Stock counters
board-stock-of = Stock counters of { $coop }: { $number }
board-counters = Counter track
board-counter-track = { $filled } of { $slots } slots: { $points } VP
board-tokens = –3 VP tokens: { $number }

board-andre = André decides nothing: his contract and his counters tell him where he plants, trades and sells.
board-andre-contract = his contract of this period
board-andre-top = top line
board-andre-middle = middle line
board-andre-bottom = bottom line
board-andre-plantations = Plantations left: { $one } of level 1, { $two } of level 2, { $three } of level 3
board-andre-posts = Posts left: { $number }
board-andre-traders = Traders left: { $number }
board-andre-counters = Counters turned over:

board-scores = If the game ended now
board-scores-final = Final score
board-score-item = Item
board-score-bars = Deliveries
board-score-majorities = Majorities in the bars
board-score-objectives = Objectives
board-score-coops = Cooperatives
board-score-arabica = Arabica track
board-score-reserve = Enterprise reserve
board-score-plantations = Level 3 plantation of row B
board-score-workers = Worker reserve
board-score-buildings = Buildings
board-score-contracts = Contracts
board-score-counters = Counter track
board-score-total = Total

board-story = What happened by itself

board-crumbs = This action so far
board-crumbs-folded = { $steps } more
board-crumb-back = Back to: { $step }
board-crumb-kept = { $step } (cannot be taken back)
board-staffing = Plantations without a worker
board-penalty = Pay for empty plantations at once
board-penalty-mix = What to pay with
board-penalty-coins = Pay with coins
board-penalty-track = Pay with the track
board-penalty-stepper = Coins in this payment: { $coins }
board-penalty-fewer = One coin less, one step back more
board-penalty-more = One coin more, one step back less
board-penalty-losses = { $steps ->
    [0] This costs { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[other] This costs { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $steps ->
        [one] { $steps } step back
       *[other] { $steps } steps back
    } (−{ $points } VP):
}
board-penalty-unpaid = { $unpaid } cannot be paid: { $plantations ->
    [one] { $plantations } plantation is lost
   *[other] { $plantations } plantations are lost
}.
board-penalty-pay = Pay like this
board-way = Cheapest way
board-cost = { $given ->
    [0] { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
   *[other] { $coins ->
        [0] { "" }
        [one] { $coins } coin and{ " " }
       *[other] { $coins } coins and{ " " }
    }{ $given ->
            [one] { $given } coffee
           *[other] { $given } coffees
        }
}
board-way-cost = in all { board-cost }
board-way-go = Do it
board-way-why = Why not at once?
board-pay-now = { $jokers ->
    [0] you have enough
   *[other] you have enough with { $jokers } Kopi Luwak
}
board-pay-way = within reach for { board-cost }
board-missing = { $missing ->
    [one] { $missing } missing
   *[other] { $missing } missing
}
board-cheapest = cheapest
board-ranks = { $name }: the next rank
board-rank-coop = { $place }: { $missing } more in quality value, +{ $points } VP
board-rank-bar = { $place }: { $missing ->
    [one] { $missing } delivery
   *[other] { $missing } deliveries
} more, +{ $points } VP
board-rank-arabica = Arabica track: { $missing ->
    [one] { $missing } step
   *[other] { $missing } steps
} more, +{ $points } VP
board-joining = Joining is answered by itself until the period ends: yes from { $least ->
    [one] { $least } coffee
   *[other] { $least } coffees
} on.
board-less = Fewer
board-more = More

## The scene

board-door = { $door ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $door }th
}
board-ranking = Quality in { $coop }: { $ranking }
board-stock-jokers = Joker stock counters for deliveries to all six bars: { $number }
board-all-bars-1 = all 6
board-all-bars-2 = bars
board-objective = { $text }: { $points } VP; reached: { $reached }
board-sumatra-civets = Civets on Sumatra: { $civets }
board-equator = Equator
board-compass = { $year }, phase: { $phase }
board-stacks = Contract bonuses: stacks of Arabica counters
board-stack-of = Stack { $letter }: { $number ->
    [one] { $number } Arabica counter
   *[other] { $number } Arabica counters
}
board-arabica-short = Arabica
board-arabica-columns = Arabica row of { $coop }, columns: { $columns }
board-all-rows-from = All rows at column { $column } or beyond: { $points } VP; { $piece ->
    [trader] the trader
   *[truck] the truck
} still waits for: { $names }
board-all-from = all { $column }+
board-area-work = Work
board-area-workers = Workers
board-area-trade = Trade & build
board-area-store = Warehouse
board-drop = Remove a trader from the game; contractors at work: { $number }
board-for-pair = for a pair
board-keeps = { $number ->
    [0] keeps none of the others
   *[other] keeps { $number } of each coffee
}
board-arrange = Warehouse over { $coffee }: on or off
board-stock-for = { $different } different stock counters: { $warehouses ->
    [one] a warehouse
   *[other] { $warehouses } warehouses
}
board-safe = { $points } safe
board-source-coops = Coops
board-source-bars = Bars
board-source-contracts = Contr.
board-source-others = Others
board-andre-takes = holds { $points } VP
board-stop-map = Map
board-stop-bars = Bars
board-stop-arabica = Arabica
board-stop-desk = Desk
board-stop-others = Others
board-desk-of = Desk of { $name }
board-desk-own = Back to the own desk
board-storage-lost = { $lost ->
    [0] nothing is lost
    [one] { $lost } coffee is lost
   *[other] { $lost } coffees are lost
}
board-storage-no = more warehouses are chosen than there are
board-asks-again = And when asked again?
board-preset-ask = ask me each time
board-preset-never = stay out until the end of { $year }
board-preset-from = join from { $least } { $least ->
    [one] coffee
   *[other] coffees
} on, else stay out

## What is being told

board-move-phase = phase
board-move-plants = plants
board-move-donkey = donkey
board-move-truck = truck
board-move-lost = loses
board-move-worker = workers
board-move-coins = coins
board-move-pays = pays
board-move-civet = civet
board-move-step = Arabica
board-move-counter = counter
board-move-objective = objective
board-move-trader = trader
board-move-builds = builds
board-move-harvest = harvest
board-move-coffee = coffee
board-move-sells = hands over
board-move-gives = gives
board-move-contract = contract
board-move-delivers = delivers
board-move-passes = passes
board-move-andre = André
board-progress = { $have } of { $need }

log-heading = { $period } · { $phase }
    .brief = { $period }
board-did-contract_fulfilled = contract { $letter }
board-did-delivered = delivers to { $city }
board-did-objective_claimed = objective +{ $points }
board-did-plantation_placed = level { $level } in { $coop }
board-did-farm_built = farm in { $coop }
board-did-worker_placed = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
board-did-civet_to_sumatra = civet to Sumatra
board-did-trader_placed = trader to { $coop }
board-did-building_built = { $building } in { $coop }
board-did-warehouse_built = warehouse { $number }
board-did-arabica_advanced = Arabica +{ $count }
board-did-coffee = { $amount ->
    [one] { $count } coffee
   *[other] { $count } coffees
}
board-did-coins = { $amount ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-did-passed = passes
board-lens = { $percent } %: wheel or Esc

## Beside the board, which marks the spaces

log-delivered = { $seat } delivers to { $city }.
