game-title = Coffee Traders
game-pitch = Found plantations, place traders, harvest and sell: three periods of fair trade, from the first cooperative to the bars of Seoul.
    .short = Found plantations, harvest and sell: three periods of fair trade.
game-progress = { $period } · { $phase }

## Vocabulary

seat-5 = André
coop-guatemala = Guatemala
coop-colombia = Colombia
coop-brazil = Brazil
coop-ethiopia = Ethiopia
coop-indonesia = Indonesia
coffee-guatemala = Guatemalan coffee
coffee-colombia = Colombian coffee
coffee-brazil = Brazilian coffee
coffee-ethiopia = Ethiopian coffee
coffee-indonesia = Indonesian coffee
coffee-luwak = Kopi Luwak
coffee-any = coffee of any one kind
space-a1 = row 1, space 1
space-a2 = row 1, space 2
space-a3 = row 1, space 3
space-a4 = row 1, space 4
space-a5 = row 1, space 5
space-a6 = row 1, space 6
space-a7 = row 1, space 7
space-a8 = row 1, space 8
space-b1 = row 1/2, space 1
space-b2 = row 1/2, space 2
space-b3 = row 1/2, space 3
space-b4 = row 1/2, space 4
space-b5 = row 1/2, space 5
space-b6 = row 1/2, space 6
space-b7 = row 1/2, space 7
space-c1 = row 2/3, space 1
space-c2 = row 2/3, space 2
space-c3 = row 2/3, space 3
space-c4 = row 2/3, space 4
space-c5 = row 2/3, space 5
space-c6 = row 2/3, space 6
space-c7 = row 2/3, space 7
path-pb1 = path to row 1/2, space 1
path-pb2 = path to row 1/2, space 2
path-pb3 = path to row 1/2, space 3
path-pb4 = path to row 1/2, space 4
path-pb5 = path to row 1/2, space 5
path-pb6 = path to row 1/2, space 6
path-pb7 = path to row 1/2, space 7
path-pc1 = path to row 2/3, space 1
path-pc2 = path to row 2/3, space 2
path-pc3 = path to row 2/3, space 3
path-pc4 = path to row 2/3, space 4
path-pc5 = path to row 2/3, space 5
path-pc6 = path to row 2/3, space 6
path-pc7 = path to row 2/3, space 7
site-s1 = station space 1
site-s2 = station space 2
site-s3 = station space 3
site-s4 = station space 4
site-s5 = station space 5
site-p1 = post space 1
site-p2 = post space 2
site-p3 = post space 3
site-p4 = post space 4
site-p5 = post space 5
site-h1 = hospital space 1
site-h2 = hospital space 2
site-h3 = hospital space 3
site-h4 = hospital space 4
site-h5 = hospital space 5
site-f1 = farm space 1
site-f2 = farm space 2
site-f3 = farm space 3
site-f4 = farm space 4
site-f5 = farm space 5
building-warehouse = warehouse
building-station = production station
building-fairtrade = fair-trade post
building-hospital = hospital
city-amsterdam = Amsterdam
city-vienna = Vienna
city-rome = Rome
city-new_york = New York
city-melbourne = Melbourne
city-seoul = Seoul
letter-A = A
letter-B = B
letter-C = C
letter-D = D
letter-E = E
letter-F = F
objective-warehouses_5 = build all 5 warehouses
objective-stations_3_fairtrade_3 = build all 3 stations and all 3 posts
objective-contracts_6 = fulfil all 6 contracts
objective-traders_in_5_houses = have a trader in each of the 5 trading houses
objective-ten_coffees_in_2_warehouses = hold 10 or more of each of 2 coffees at once
    .strict = hold 10 or more of each of 2 coffees, both under warehouses
objective-bars_6_with_2_or_more = deliver 2 or more coffees at once to each of the 6 bars
objective-plantations_11 = place all 11 plantations
objective-upper_plantation_and_building_in_4 = an upper plantation and a building in 4 cooperatives
objective-quality_8_in_2 = quality value 8 or more in 2 cooperatives
item-animal = animal counter
item-civet = civet
item-trader = trader
element-A = action marker
element-B = trader
element-C = three coins
counter-arabica = Arabica counter
counter-animal = animal counter
counter-joker = joker counter
plantation_row-A = A
plantation_row-B = B
plantation_row-C = C
transport-none = without transport
transport-donkey = by donkey
transport-truck = by truck
animal_choice-own = the animal of the cooperative
animal_choice-joker = the joker animal
spot-area3 = area III
spot-bonus = the bonus reserve
store-row = next row slot
store-guatemala = above Guatemalan coffee
store-colombia = above Colombian coffee
store-brazil = above Brazilian coffee
store-ethiopia = above Ethiopian coffee
store-indonesia = above Indonesian coffee
store-luwak = above Kopi Luwak
phase-setup = Set-up
phase-work = Work
phase-workers = Assign workers
phase-trade = Trade & build
phase-harvest = Harvest
phase-sell = Sell
phase-reset = Reset
phase-over = Game over
period-1970 = 1970
period-1975 = 1975
period-1980 = 1980
atom-civet = civet
atom-worker = worker
atom-arabica = » on a row of your choice
atom-donkey = donkey
atom-coin = coin
atom-building = free building
atom-truck = truck
atom-hospital = hospital
atom-coffee_any = one coffee of your choice
atom-coffee_coop_2 = two coffees of the cooperative
atom-exchange_3 = exchange 3:1
atom-exchange_2 = exchange 2:1

## Phase guide

guide-setup = Choose the space of your last starting plantation.
guide-work = Spend action markers on plantations, workers, donkeys, civets or coins; whoever passes is out of the phase.
guide-workers = Staff your own plantations, help others, then pay for what stays empty.
guide-trade = Place traders or build; others may join. The phase ends when all pass in a row.
guide-harvest = Posts and traders share the coffee.
guide-sell = Fulfil contracts or deliver to the bars; the order of passing is the next turn order.
guide-reset = Store coffee and refill the bonus reserve.
guide-over = Final scoring.

## Prompts

prompt-setup = Choose an empty space of row 1 for your last plantation.
    .other = { $seat } places the last plantation.
prompt-work = Choose an action or pass.
    .other = { $seat } chooses an action.
prompt-space = Where does the level { $level } plantation go?
    .other = { $seat } places a level { $level } plantation.
prompt-animal = { $coop }: which animal counter do you take?
    .other = { $seat } takes an animal counter in { $coop }.
prompt-row = On which Arabica row do you advance?
    .other = { $seat } chooses an Arabica row.
prompt-farm = Build the farm or remove it from the game?
    .other = { $seat } decides about the farm.
prompt-serve = { $coop }: only { $number } in the town centre. Who gets a worker?
    .other = { $number ->
        [one] { $seat } chooses who gets the last worker in { $coop }.
       *[other] { $seat } chooses who gets one of { $number } workers in { $coop }.
    }
prompt-on = { $coop }: which plantation of { $owner } gets the worker?
    .other = { $seat } chooses a plantation of { $owner } in { $coop }.
prompt-own = Put workers on your own plantations ({ $workers } left) or stop.
    .other = { $seat } puts workers on their own plantations ({ $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}).
prompt-help = Help another player with a worker ({ $workers } left) or pass.
    .other = { $seat } may help others ({ $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}).
prompt-penalty = Pay for unoccupied plantations: { $amount } left to pay.
    .other = { $seat } pays for unoccupied plantations ({ $amount } left).
prompt-remove = Choose a plantation to lose ({ $amount } in all).
    .other = { $seat } loses a plantation ({ $amount } in all).
prompt-trade = Place a trader, build, remove a trader or pass.
    .other = { $seat } trades, builds or passes.
prompt-site = Choose a space for the { $building }.
    .other = { $seat } chooses a space for the { $building }.
prompt-store = Where does the new warehouse stand?
    .other = { $seat } places a warehouse.
prompt-take = Choose the coffee you receive.
    .other = { $seat } chooses a coffee.
prompt-join_trade = { $coop }: do you place a trader too?
    .other = { $seat } may join in { $coop }.
prompt-join_build = { $where ->
    [home] { $leader } built a warehouse. Do you give a coffee and build one too?
   *[coop] { $leader } built in { $coop }. Do you give a coffee and build there too?
}
    .other = { $where ->
    [home] { $seat } may join { $leader } with a warehouse.
   *[coop] { $seat } may join { $leader } in { $coop }.
}
prompt-give_leader = Which coffee do you give to { $leader }?
    .other = { $seat } gives a coffee to { $leader }.
prompt-join_kind = What do you build?
    .other = { $seat } chooses a building.
prompt-trader = Where does the new trader go?
    .other = { $seat } places a new trader.
prompt-sell = Fulfil a contract, deliver to a bar or pass; exchange and buy freely.
    .other = { $seat } sells coffee.
prompt-second = Make the second delivery or pass for this phase.
    .other = { $seat } may deliver a second time.
prompt-type = With which coffee do you pay the { $number }?
    .other = { $seat } chooses the coffee for a delivery of { $number }.
prompt-luwak_line = Contract { $letter }, { $coffee }: how many Kopi Luwak do you use?
    .other = { $seat } pays contract { $letter } ({ $coffee }).
prompt-luwak_bar = Delivery of { $number } ({ $coffee }): how many Kopi Luwak do you use?
    .other = { $seat } pays a delivery of { $number } ({ $coffee }).
prompt-swap = Exchange for { $coffee }: give { $amount ->
    [one] { $amount } coffee
   *[other] { $amount } coffees
} more.
    .other = { $seat } gives { $amount ->
    [one] { $amount } coffee
   *[other] { $amount } coffees
} for { $coffee }.
prompt-spend = Choose a stock counter to spend ({ $amount } to go).
    .other = { $seat } spends stock counters ({ $amount } to go).
prompt-option = Contract { $letter }: choose one side of the bonus.
    .other = { $seat } chooses the bonus of contract { $letter }.
prompt-item = A row of contracts is complete: take an item.
    .other = { $seat } takes an item beside the contracts.
prompt-build = Choose a building to build for free.
    .other = { $seat } builds for free.
prompt-joker = On which slot do you put the joker stock counter?
    .other = { $seat } places a joker stock counter.
prompt-storage = Which coffees get a warehouse of their own?
    .other = { $seat } arranges the warehouses.
prompt-game_over = The game is over.
    .other = The game is over.

## Actions

action-plant = Plantation of row { $plantation_row }: level { $level } ({ $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
})
action-staff = Send workers to the plantations of { $coop }
action-donkey = Donkey in { $coop }: { $path }
action-civet = Civet to Sumatra
action-coins = Take { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
action-pass = Pass
action-bonus = Use the bonus reserve: { $element }
action-recharge = Put three coins back into the bonus reserve
action-space = { $coop }, { $space }, { $transport }
action-animal = Take { $animal_choice }
action-row = » on the row of { $coop }
action-farm = Farm in { $coop }, { $site }
action-discard = Remove the farm from the game
action-serve = Worker for { $owner }
action-on = Worker in { $coop }, { $space }
action-work = Worker on one’s own plantation in { $coop }
action-done = Stop
action-help = Help in { $coop }, { $space }
action-coin = Pay one coin
action-back = « Step back on the row of { $coop }
action-remove = Lose the plantation in { $coop }, { $space }
action-trade = Open the trading house of { $coop }
action-build = Build: { $building }
action-drop = Remove a trader from the game for two » steps
action-site = Build in { $coop }, { $site }
action-store = Warehouse: { $store }
action-take = Take { $coffee }
action-join = Join
action-decline = Decline
action-give = Give { $coffee }
action-trader = Trader into { $spot }
action-contract = Fulfil contract { $letter } ({ $points } VP)
action-deliver = Deliver to { $city }, slot { $slot }: { $amount } × { $coffee }
action-swap = Exchange { $amount } coffees for { $coffee }
action-buy = Buy { $coffee } ({ $price ->
    [one] { $price } coin
   *[other] { $price } coins
})
action-stock = Spend { $number } stock counters for { $amount ->
    [one] a warehouse
   *[other] { $amount } warehouses
}
action-type = Pay with { $coffee }
action-luwak = Kopi Luwak: { $number }
action-spend = Spend the stock counter of { $coop }
action-option = Bonus { $side }: { $atoms }
action-item = Take: { $item }
action-joker = Joker stock counter on { $coop }
action-storage = { $amount ->
    [0] All warehouses in the row
   *[other] Own warehouses: { $tracks }
}

## Effects

effect-pay = −{ $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
effect-coins = +{ $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
effect-points = +{ $amount } VP
effect-forfeit = −{ $amount } VP
effect-atom = + { $atom }
effect-advance = 1 step on { $coop }’s Arabica row
effect-animal = + animal counter
effect-donkeys = { $amount ->
    [one] −{ $amount } donkey
   *[other] −{ $amount } donkeys
}
effect-worker = −1 worker
effect-markers = { $amount ->
    [one] −{ $amount } action marker
   *[other] −{ $amount } action markers
}
effect-harvested = { $amount ->
    [0] no coffee if the harvest came now
    [one] { $amount } coffee if the harvest came now
   *[other] { $amount } coffees if the harvest came now
}
effect-trader = −1 trader
effect-gift = −1 coffee, for the leader
effect-may_build = { $building } possible: +{ $amount } VP
effect-house_coin = { $others ->
    [0] +1 coin: everybody else has a trader there
    [one] +1 coin if the last one asked after you joins
   *[other] +1 coin if all { $others } asked after you join
}
effect-stock = + stock counter { $coop }
effect-quality = quality { $before } → { $after } in { $coop }
effect-lost = { $amount ->
    [one] { $amount } coffee lost
   *[other] { $amount } coffees lost
}

## Log

event-period_started = The period { $period } begins.
event-phase_started = Phase: { $phase }.
event-coins_gained = { $seat } receives { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-coins_paid = { $seat } pays { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-plantation_placed = { $seat } places a level { $level } plantation in { $coop }, { $space }.
event-donkey_placed = { $seat } puts a donkey in { $coop } on the { $path }.
event-truck_placed = { $seat } parks a truck in { $coop }, { $space }.
event-worker_to_town = { $seat } sends a worker to the town centre of { $coop }.
event-donkey_gained = { $seat } receives a donkey.
event-truck_gained = { $seat } receives a truck.
event-trader_gained = { $seat } gains a trader, who goes into { $spot }.
event-civet_to_sumatra = { $seat } brings a civet to Sumatra.
event-civet_kept = { $seat } keeps a civet in the enterprise reserve.
event-worker_gained = { $seat } receives a worker.
event-arabica_advanced = { $seat } advances to column { $column } on the Arabica row of { $coop }.
event-arabica_retreated = { $seat } steps back to column { $column } on the Arabica row of { $coop }.
event-counter_gained = { $seat } gains a counter of { $coop } ({ $counter }).
event-joker_gained = { $seat } gains a joker animal counter.
event-pair_stacked = { $seat } stacks a pair of counters of { $coop }.
event-objective_claimed = { $seat } reaches an objective: { $objective } ({ $points } VP).
event-farm_built = { $seat } builds a farm in { $coop }, { $site }.
event-farm_discarded = { $seat } gives up a farm.
event-worker_placed = { $seat } puts a worker on the plantation of { $owner } in { $coop }, { $space }.
event-town_refilled = A new worker comes to the town centre of { $coop }.
event-bonus_used = { $seat } uses the bonus reserve: { $element }.
event-bonus_recharged = { $seat } puts three coins back into the bonus reserve.
event-passed = { $seat } passes.
event-penalty_due = { $seat } owes { $amount } for unoccupied plantations.
event-plantation_lost = { $seat } loses the plantation in { $coop }, { $space }.
event-trader_placed = { $seat } puts a trader on position { $place } in { $coop }.
event-stock_counter_taken = { $seat } takes a stock counter of { $coop }.
event-house_coin_taken = { $seat } takes the coin of the trading house of { $coop }.
event-building_built = { $seat } builds in { $coop }, { $site }: { $building }.
event-warehouse_built = { $seat } builds warehouse number { $number }.
event-coffee_gained = { $seat } receives { $amount } × { $coffee }.
event-coffee_paid = { $seat } pays { $amount } × { $coffee }.
event-coffee_given = { $seat } gives { $leader } 1 × { $coffee }.
event-exchange_improved = { $seat } now exchanges { $ratio }:1.
event-trader_removed = { $seat } removes a trader from the game.
event-crop_counted = { $coop }: { $plantations ->
    [one] { $plantations } occupied plantation yields
   *[other] { $plantations } occupied plantations yield
} { $amount ->
    [one] { $amount } coffee
   *[other] { $amount } coffees
}.
event-post_served = { $coop }: the post of { $seat } receives a coffee.
event-traders_served = { $coop }: the trader of { $seat } receives { $amount ->
    [one] { $amount } coffee
   *[other] { $amount } coffees
}.
event-crop_lost = { $coop }: { $amount ->
    [one] { $amount } coffee is lost
   *[other] { $amount } coffees are lost
}.
event-civets_returned = { $amount ->
    [one] A civet of { $seat } returns home.
   *[other] { $amount } civets of { $seat } return home.
}
event-contract_fulfilled = { $seat } fulfils contract { $letter }.
event-item_taken = { $seat } takes an item beside the contracts: { $item }.
event-delivered = { $seat } delivers to { $city }, slot { $slot }.
event-stock_joker_placed = { $seat } puts the joker stock counter on { $coop }.
event-stock_spent = { $seat } spends a stock counter of { $coop }.
event-storage_arranged = { $seat } rearranges the warehouses.
event-coffee_lost = { $seat } has no room for { $amount } × { $coffee }.
event-stock_paid = Stock counters bring { $seat } { $amount } × { $coffee }.
event-tokens_taken = { $seat } takes { $amount ->
    [one] a –3 VP token
   *[other] { $amount } –3 VP tokens
}.
event-bonus_refilled = { $seat } refills the bonus reserve.
event-order_set = Place { $place } in turn order: { $seat }.
event-andre_skipped = André has nothing to do on his turn { $turn }.
event-counter_turned = André turns over the counter of { $coop }.
event-andre_contract = André’s new contract: { $top }, { $middle }, { $bottom }.
event-counters_shuffled = André shuffles his counters.
event-game_ended = The third period is over; now everything is scored.

## Refusals

refusal-game-over = The game is over.
refusal-not-now = This is not possible now.
refusal-other-question = Something else has to be decided first.
refusal-too-dear = This costs { $price }, you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
refusal-no-marker = You have too few action markers ({ $markers }).
refusal-row-used-up = Row { $plantation_row } has no plantation left.
refusal-no-target = There is no space you could put a level { $level } plantation on now.
refusal-nobody-waits = Nobody has an unoccupied plantation in { $coop }.
refusal-no-spare-donkey = Your personal supply holds no donkey.
refusal-no-such-place = There is no such space.
refusal-path-full = The path is full of donkeys.
refusal-path-not-yours = None of your plantations lies at the lower end of this path.
refusal-no-civet = Your personal supply holds no civet.
refusal-space-taken = { $owner } has a plantation there.
refusal-first-row-only = This plantation must go to row 1.
refusal-wrong-level = This row does not take level { $level }.
refusal-no-worker-to-start = Your first plantation in { $coop } needs a worker from your reserve.
refusal-wrong-transport = Row 1 needs no transport, the upper rows need donkeys or a truck.
refusal-path-blocked = A donkey of { $owner } blocks the path.
refusal-too-few-below = You need at least as many plantations in row 1 as in row 2/3.
refusal-no-truck = Your enterprise reserve holds no truck.
refusal-no-truck-space = No truck can reach this space.
refusal-no-support = No free plantation of yours in the row below supports this space.
refusal-no-donkey = You need { $needed ->
    [one] { $needed } donkey
   *[other] { $needed } donkeys
}, you have { $donkeys }.
refusal-no-site = There is no free space for it.
refusal-not-for-farms = This space is not meant for a farm.
refusal-not-waiting-there = This is no unoccupied plantation of { $owner } in { $coop }.
refusal-delivering = After a delivery you may only deliver once more or pass for this phase.
refusal-served-already = { $owner } already gets a worker.
refusal-needs-no-worker = { $owner } needs no worker there.
refusal-animal-gone = This animal counter is gone.
refusal-row-full = You cannot advance any further on the row of { $coop }.
refusal-not-lowest-row = The worker goes to the lowest row with an unoccupied plantation.
refusal-bonus-not-here = This element of the bonus reserve cannot be used here: { $element }.
refusal-bonus-empty = This place of the bonus reserve is empty: { $element }.
refusal-bonus-last = The last element must stay in the bonus reserve.
refusal-bonus-guard = Once per turn is enough: coins have already moved in or out of the bonus reserve.
refusal-bonus-full = Your bonus reserve already holds a trader.
refusal-purse-full = The coins lie in the bonus reserve already.
refusal-recharge-useless = Here recharging helps only when it makes the trader of the bonus reserve usable.
refusal-no-worker = Your worker reserve is empty.
refusal-nothing-of-yours-waits = You have no unoccupied plantation in { $coop }.
refusal-not-an-opponents-plantation = This is not an unoccupied plantation of another player.
refusal-help-lower-row = Lower rows come first: plantations in row { $row ->
    [1] 1
    [2] 1/2
   *[3] 2/3
} are waiting.
refusal-must-pay = Paying is compulsory while you have a coin or can step back.
refusal-no-coins = You have no coin left.
refusal-no-retreat = You cannot step back on the row of { $coop }.
refusal-not-highest-row = You lose an unoccupied plantation of your highest row first.
refusal-no-trader = You have no trader in area III.
refusal-house-open = The trading house of { $coop } is already open.
refusal-not-the-leaders-place = Joining means building where the leader built.
refusal-all-built = Nothing of this kind is left: { $building }.
refusal-hospital-locked = Still locked: { $building }. First empty the column of stations or posts.
refusal-other-type = This space is not meant for it: { $building }.
refusal-site-taken = { $owner } has built there.
refusal-site-closed = This space is open with { $players } or more players only.
refusal-no-slot = There is no room for the warehouse there.
refusal-not-luwak = Kopi Luwak cannot be had this way.
refusal-no-coffee = You have no { $coffee }.
refusal-contract-done = Contract { $letter } is fulfilled already.
refusal-coffee-missing = { $missing ->
    [one] { $missing } coffee is missing.
   *[other] { $missing } coffees are missing.
}
refusal-slot-taken = { $owner } has delivered there.
refusal-delivery-too-large = You cannot pay { $number ->
    [one] { $number } coffee
   *[other] { $number } coffees
} for it.
refusal-too-few-coffees = An exchange takes { $needed } coffees, you have { $coffees }.
refusal-too-few-warehouses = You have too few warehouses left ({ $left }).
refusal-too-few-colours = You need { $needed } different stock counters, you have { $colours }.
refusal-luwak-number = This number of Kopi Luwak does not work here.
refusal-different-colours = A counter of { $coop } is spent already; the colours must differ.
refusal-no-stock-counter = You have no stock counter of { $coop }.
refusal-no-effect = This side would have no effect.
refusal-item-gone = This does not lie beside your contracts: { $item }.
refusal-too-many-columns = You can move only { $number ->
    [one] { $number } warehouse
   *[other] { $number } warehouses
}.
refusal-storage-no-better = Another arrangement keeps at least as much of everything.

## Scores and end

source-deliveries = Deliveries to the bars
source-majority = Majority in { $city }
source-objectives = Objectives
source-coop = { $coop } (quality value { $quality })
    .topic = { $coop }
source-arabica = Arabica track
source-reserve = Enterprise reserve
source-plantation = Level 3 plantation of row B
source-workers = Worker reserve
source-buildings = Buildings
source-contracts = Contracts
source-counters = Counter track (slots filled: { $number })
    .topic = Counter track
end-three_periods = Three periods have been played.

## Options

option-experienced_last_plantation = Experienced players choose the space of their last plantation
option-experienced_last_plantation-off = no
option-experienced_last_plantation-on = yes
option-vicious_objectives = Vicious variant: only the first to reach an objective scores
option-vicious_objectives-off = no
option-vicious_objectives-on = yes
option-ten_coffees = The objective “ten coffees in two of your warehouses”
option-ten_coffees-tracks = ten of a type on two tracks
option-ten_coffees-warehouses = ten of a type on two tracks that have a warehouse above
option-handicap_1 = Handicap of player 1: harder contracts
option-handicap_1-0 = none
option-handicap_1-2 = two
option-handicap_1-4 = four
option-handicap_2 = Handicap of player 2: harder contracts
option-handicap_2-0 = none
option-handicap_2-2 = two
option-handicap_2-4 = four
option-handicap_3 = Handicap of player 3: harder contracts
option-handicap_3-0 = none
option-handicap_3-2 = two
option-handicap_3-4 = four
option-handicap_4 = Handicap of player 4: harder contracts
option-handicap_4-0 = none
option-handicap_4-2 = two
option-handicap_4-4 = four
option-handicap_5 = Handicap of player 5: harder contracts
option-handicap_5-0 = none
option-handicap_5-2 = two
option-handicap_5-4 = four

## Editions

objection-contract-order = Contracts stand in the order A1 to F5: this one is { $id }.
objection-three-types = A contract asks for three different coffees.
objection-contract-sides = The side for 2 and 3 players is the harder one.
objection-same-start = Two contracts F would begin on the same space: { $coffee } stands twice in this line.
objection-contract-rows = The rows are A and B, C and D, E and F.
objection-items = Beside the contracts lie: { $items }.
objection-level-total = The three rows hold { $expected } plantations of level { $level }.
objection-farm-last = A farm is the last item of its row.
objection-farm-rows = Rows A and C end in a farm, row B does not.
objection-level-of-plantation = A plantation has a level, a farm has none.
objection-plain-farm = A farm has neither a bonus nor points.
objection-four-points = The rulebook knows one item worth 4 VP: the level 3 plantation of row B.
objection-fixed-length = Needs { $expected } entries.
objection-offers = Stock counters of three and of five colours are traded in.
objection-falling = Each side of the counter is better than the one before.
objection-animal-row = Animal counters lie beside row 2/3 only.
objection-space-order = This is “{ $expected }” in the order of rows and numbers.
objection-one-path = Exactly one path leads to every upper space, and space and path name each other.
objection-row-size = Row { $row } has { $least } to { $most } spaces.
objection-donkeys = The rulebook shows one donkey below row 1/2 and two below row 2/3.
objection-row-below = { $space } does not lie once in the row below.
objection-setup-spaces = Three different spaces of row 1 are needed.
objection-site-count = At most { $most } spaces of this kind have names.
objection-andre-station = André needs a station space for 4–5 players.
objection-one-animal = A bar has at most one animal counter drawn by lot.
objection-five-animals = Five slots have an animal counter drawn by lot, not { $found }.
objection-too-many-counters = Uses { $found } Arabica counters of { $limit }.
objection-stack-size = A stack has at most { $most } counters.
objection-andre-post = Must name each time another post space: { $values }.

## Terminal picture

picture-order = Turn order: { $order }
picture-next-order = passed: { $order }
picture-coop = Cooperative
picture-row-3 = Row 2/3
picture-row-2 = Row 1/2
picture-row-1 = Row 1
picture-donkeys = Donkeys
picture-house = House
picture-buildings = Buildings
picture-quality = Quality
picture-town = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, crop { $crop } of { $full }
picture-objective = { $tile } { $text }: { $claims }
picture-stacks = Arabica counters: { $stacks }
picture-andre = André: contract { $lines }, turned { $turned }, plantations left { $left }, traders { $traders }, takes { $points } VP
picture-supplies = Supplies
picture-supplies-of = { $coins }¢ donkeys { $donkeys } trucks { $trucks } civets { $civets }
picture-people = People
picture-people-of = markers { $markers } workers { $workers } traders { $traders }+{ $contractors }
picture-reserve = Bonus reserve
picture-coffees = Coffee
picture-storage = Warehouses, exchange, stock
picture-plantations = Next plantations, buildings left
picture-contracts = Contracts
picture-arabica = Arabica track
picture-counters = Counters
picture-points-bars = VP deliveries
picture-points-majorities = VP majorities
picture-points-objectives = VP objectives
picture-points-coops = VP cooperatives
picture-points-arabica = VP Arabica
picture-points-reserve = VP reserve
picture-points-plantations = VP plantation
picture-points-workers = VP workers
picture-points-buildings = VP buildings
picture-points-contracts = VP contracts
picture-points-counters = VP counters
picture-total = VP if it ended now
picture-legend = A B C … players · number = level, ! no worker, t truck · ☼ animal, * joker animal · G C B E I coffees, K Kopi Luwak, ? any · ¢ coins · ★ VP · ▣ warehouses or buildings left · ✚ hospital · ⌂ farm · × passed
