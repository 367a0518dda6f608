chapter-basics = The game in outline

rule-CTR-001 = You play three periods – 1970, 1975 and 1980 – and each of them runs through the same six phases: Work, Assign workers, Trade & build, Harvest, Sell and Reset. When the reset of 1980 is done, the final scoring decides the game.
    .title = Three periods, six phases

rule-CTR-002 = Two people play against each other with André, an automatic third company, at the table. Everything that depends on the number of players then follows the three-player values, unless a rule names the two-player game or André himself.
    .title = Two players and André

rule-CTR-003 = The row of company markers shows who goes first. Phase 1, the helping step of phase 2 and phase 3 follow this order; phase 5 runs through it backwards, and whoever passes earlier there will be earlier in the next period. André always stays at the very end of the row.
    .title = Turn order

rule-CTR-004 = When others may join in, the question goes round in a loop: first the players behind the acting player in turn order, then on from the front of the row until everybody else has been asked. If the third of five players acts, the fourth, fifth, first and second follow.
    .title = Loop order

rule-CTR-005 = The five cooperatives are Guatemala, Colombia, Brazil, Ethiopia and Indonesia. Sumatra is only the home of the civets: whenever a rule speaks of a cooperative, Sumatra is left out.
    .title = Sumatra is not a cooperative

rule-CTR-006 = Your enterprise reserve holds what you can spend: coins, donkeys and trucks (–3 VP tokens and civets won very late lie there too). The bonus reserve is your emergency kit. Your own pieces beside the board are the personal supply: they must first be gained before you can use them. Coins and workers beside the main board form the general supply.
    .title = The four supplies

rule-CTR-007 = Using a donkey or truck from your enterprise reserve costs no action of its own. It needs an occasion, though: you can only use them while you are adding a plantation.
    .title = Donkeys and trucks cost no action

rule-CTR-008 = You always pay with coins from your enterprise reserve, and they go to the general supply. Coins that lie in the bonus reserve must be moved out before you can spend them.
    .title = Paying with coins

rule-CTR-009 = André is a full opponent: you may send workers to his plantations, his pieces fill spaces, and his beans and quality values take ranks in the scoring. The rulebook does not spell out his ranks; we play that he takes them.
    .title = André counts as an opponent

rule-CTR-010 = Nothing on the boards is secret: contracts, coffees, coins and the whole stacks of Arabica counters may be looked at whenever you like. Only the two-player game has a few hidden things, and they belong to André.
    .title = Open information

rule-CTR-011 = If a situation leaves you only one possibility, it is carried out for you. If passing or finishing is all you could do, you pass without being asked.
    .title = No question without a choice

rule-CTR-012 = An effect is carried out to its end, in the order shown on the boards, before another player decides anything. Smaller choices on the way are made by the player whom the rule in question names.
    .title = One thing after the other

rule-CTR-013 = After each single effect it is checked whether somebody has reached an objective or the bonus for all five Arabica rows. The whole harvest counts as one effect, and so does the coffee from stock counters during the reset: objectives are checked once at the end of each, in turn order.
    .title = When bonuses and objectives are checked

rule-CTR-014 = If the piece you should receive has run out – no donkey, civet, truck or trader in your personal supply, an empty Arabica stack, no animal counter left – you go without it. There is no substitute.
    .title = Nothing left to gain

rule-CTR-020 = You have 9 donkeys, 2 trucks, 6 civets and 6 traders; plantations, buildings, counters and stock counters are limited by their number as well. The rulebook names no shortage of coins, –3 VP tokens, beans or workers; we play that these never run out.
    .title = What can run out

rule-CTR-021 = Pieces removed from the game never return. This happens to fulfilled contracts, spent stock counters, removed traders, the used action marker in your own colour, plantations lost to a penalty and discarded farms.
    .title = Removed from the game

chapter-setup = Setting up the main board

rule-CTR-030 = Each player takes one colour with all its pieces. With two players, André receives a third colour.
    .title = Colours

rule-CTR-031 = With four or five players, joker stock counters wait above the coffee bars, one for each player. With two or three players there are none.
    .title = Joker stock counters

rule-CTR-032 = One animal counter of each of the five kinds is shuffled, and each of the first five bars receives one on its bottom slot, the one that asks for 6 coffees.
    .title = Animals at the bars

rule-CTR-033 = In Seoul a joker animal counter lies on slot “3” and another one on slot “4”.
    .title = Jokers in Seoul

rule-CTR-034 = One objective tile of each letter – A, B and C – is drawn at random. The other six go back to the box.
    .title = Drawing the objectives

rule-CTR-035 = Each cooperative gets 3 stock counters of its colour in its trading house and 6 workers in its town centre; its own animal counter and a joker animal counter wait beside row 2/3. One coin lies in the trading house, under the 3rd position with two or three players, the 4th with four and the 5th with five.
    .title = Preparing the cooperatives

rule-CTR-036 = Every player starts with 1 civet in Sumatra. André has none.
    .title = First civet

rule-CTR-037 = You put one company marker on the start space of each of the five Arabica rows. One of your traders waits above column 2, one of your trucks above column 3; you win them later by advancing in all rows.
    .title = Preparing the Arabica track

rule-CTR-038 = The Arabica counters are shuffled and stacked face up on the six contract bonus spaces: 3 each for A and B, 2 each for C to F; with four players 1 more on each stack, with five players 2 more. In a two-player game one counter of each colour is first put aside for André. Whatever is left over goes to the box, and anyone may look through the stacks.
    .title = Contract bonus stacks

rule-CTR-039 = The period marker starts on 1970 and the phase marker on phase 1.
    .title = Period and phase markers

rule-CTR-040 = The starting turn order of the players is drawn at random. André, if he takes part, is added at the end.
    .title = First turn order

chapter-player-boards = Setting up the player boards

rule-CTR-041 = One animal counter of each kind is shuffled and every player receives one, face up. The others go to the box.
    .title = Your own animal

rule-CTR-042 = You begin with 3 black action markers; with four players you also have one in your own colour. Your bonus reserve holds 1 black action marker (A), 1 trader (B) and 3 coins (C), your enterprise reserve 1 donkey and 3 coins.
    .title = Markers and reserves at the start

rule-CTR-043 = Eight of your plantations and both farms stand on their printed places in rows A, B and C of your player board. The three level-1 plantations that remain go to the main board during setup.
    .title = Plantations on the player board

rule-CTR-044 = Your worker reserve starts with 2 workers. With five players it holds only 1.
    .title = Workers at the start

rule-CTR-045 = Area III receives 3 traders, with two or three players 4. Four warehouses, three production stations, three fair-trade posts and the hospital stand on their places in the same area.
    .title = Traders and buildings

rule-CTR-046 = In area IV the exchange counter lies with its 4:1 side up, covering the printed 2:1, and all six coffee cubes start at 0. Your first warehouse stands on the grey slot and gives room for 1 coffee of every type. We read the example in the rulebook so that this warehouse stays there for the whole game.
    .title = Storage at the start

rule-CTR-050 = Each player receives one contract of each letter from A to E. The rulebook only asks for a contract of that letter; we deal them at random. Your contract F is not drawn: it is the one with the same number as your contract E.
    .title = Dealing the contracts

rule-CTR-051 = Contracts have two sides. With two or three players you use the harder 3-player side, with four or five players the other one.
    .title = Side of the contracts

rule-CTR-054 = As a handicap for experienced players in a game of four or five, 2 or 4 of your contracts, drawn at random, can be turned to their harder 3-player side. This is agreed for each player before the game.
    .title = Handicap

rule-CTR-055 = Your contract F shows the coffee you start with: 2 of its top type, 1 of the middle and 1 of the bottom one.
    .title = Starting coffee

rule-CTR-056 = Your three remaining level-1 plantations go to row 1 of the cooperatives named on contract F: for the top coffee on the middle space, for the middle coffee on the rightmost, for the bottom coffee on the leftmost. They cost nothing, bring no » and send no worker to the town centre. All of them start without a worker.
    .title = Starting plantations

rule-CTR-058 = With the option for experienced players, the plantation for the bottom coffee of contract F has no fixed place. Once all the others stand, André’s included, the players choose in turn order any empty row-1 space in any cooperative. The starting coffee stays the same, and no worker goes to the town centre.
    .title = Free choice of the last plantation

rule-CTR-059 = With five players you advance one column before the game starts, on the Arabica row of the top coffee of your contract E.
    .title = Head start with five players

rule-CTR-060 = Beside your contracts lie 1 civet and the animal counter you were given, with four or five players also 1 trader. You win them by completing rows of contracts.
    .title = Items beside the contracts

chapter-andre-setup = Setting up André

rule-CTR-061 = André’s five Arabica counters, one of each colour, are shuffled and laid face down on his board. They will decide where he sends his traders.
    .title = André’s counters

rule-CTR-062 = From the contracts nobody was dealt, André gets a random A, B and C, each with the 3-player side up. They form a stack with A on top, B below it and C at the bottom.
    .title = André’s contracts

rule-CTR-063 = One of the F contracts nobody holds is drawn for André and places his three level-1 plantations just as yours were placed. In each of these three cooperatives he also builds a production station on the space for 4–5 players. The contract is then discarded, and he receives no coffee.
    .title = André’s starting plantations and stations

rule-CTR-064 = On his board André keeps 2 plantations of level 1, 4 of level 2 and 2 of level 3, along with 3 fair-trade posts, 3 traders and 6 beans. He owns neither coins nor coffee, and has no civet in Sumatra. The rulebook never places him on the Arabica track; we play without him there.
    .title = André’s board

chapter-arabica = The Arabica track

rule-CTR-070 = Each » moves your marker one column forward in the row concerned, as far as column 7. Entering column 4 brings you 1 coin; the first player ever to enter column 5 of a row wins a donkey. If you stand on 7, or on 6 while somebody else holds 7, the » has no effect.
    .title = Advancing

rule-CTR-071 = On all columns before the seventh any number of players may stand together. Column 7 has room for only one player in each row.
    .title = Sharing a column

rule-CTR-072 = When you may choose the row of a » – with a joker counter or some bonuses – you pick among the rows in which you can still move. If you cannot move in any of them, the » is lost.
    .title = Choosing a row

rule-CTR-073 = The first time your markers have reached at least column 2 in all five rows, your trader from the track moves to area III or, if you wish and it is empty, to slot B of the bonus reserve. The first time all five have reached at least column 3, your truck moves to the enterprise reserve. You get each of them once and keep it, even if you fall back later.
    .title = Trader and truck of the track

rule-CTR-074 = You move backwards only to pay a penalty. You cannot go back from columns 4 and 5, nor from the start space. What you have won on the way is not returned, and no bonus can be collected a second time.
    .title = Retreating

rule-CTR-075 = When somebody steps back from column 7, the place is open to everyone again.
    .title = Column 7 becomes free

chapter-counters = The counter track

rule-CTR-078 = When you obtain an Arabica, animal or joker counter, you first put it away and then take one » on the row of its colour; with a joker you choose the row. The » belongs to obtaining the counter: placing or pairing it later brings no further step.
    .title = Obtaining a counter

rule-CTR-079 = A counter whose kind and colour you have never had before goes alone on the lowest free slot; all jokers together count as one more kind of animal. Any repeat is laid aside. As soon as two counters of the same colour lie aside – Arabica or animal makes no difference – they are stacked on the lowest free slot.
    .title = Placing counters

rule-CTR-080 = Your first joker gets a slot of its own. Every further joker lies aside and can complete a pair with any counter there, even with another joker.
    .title = Jokers complete pairs

rule-CTR-081 = Since only the final number of filled slots matters, your jokers lying aside wait until the end of the game. They are then paired for you in the way that fills the most slots, so you can never lose anything by this. The rulebook leaves the moment open; this is how we play it.
    .title = Jokers are paired at the end

rule-CTR-082 = Your player board shows how many slots the counter track has. Once it is full, further counters stay aside and score nothing, but you still get their ».
    .title = A full counter track

chapter-bonus-reserve = The bonus reserve

rule-CTR-085 = The bonus reserve offers three ways out of a tight spot: A is a black action marker, B a trader, C a set of 3 coins. Moved out, the marker joins your action markers, the trader goes to area III and the coins go to your enterprise reserve, always all three together.
    .title = Three emergency helpers

rule-CTR-086 = At least one of the three elements must lie in the bonus reserve at all times. The last one left cannot be taken.
    .title = One must remain

rule-CTR-087 = You may take A on your turn in phase 1; B on your turn in phase 3 or when asked to join in; C on your turn in phases 1, 3 and 5 (also before a second delivery), when deciding about a farm and while paying a penalty. Your turn goes on afterwards. The rulebook says “at any moment”; these are the moments at which it can be of use.
    .title = When to use the bonus reserve

rule-CTR-088 = If slot C is empty, you may put 3 coins back into it, as often as you like in a period; this may set another element free. The rulebook does not say exactly when. We play that you do it on your turn in phases 1, 3 and 5, or when asked to join in if this alone lets you take the trader B, and that within one turn you either take C or refill it, and only once.
    .title = Refilling slot C

rule-CTR-089 = Slot B can be refilled only at the moment you win a new trader, from the Arabica track or as an item beside your contracts. If the slot is empty, you choose between it and area III. The action marker of slot A returns in phase 6 and not before.
    .title = Refilling slots B and A

rule-CTR-090 = During the reset all three slots are filled again.
    .title = Refill in phase 6

chapter-objectives = Objectives

rule-CTR-092 = As soon as you meet one of the three objectives, your bean goes by itself on its highest empty slot; each player scores an objective once and never loses it. If several players meet it through the same effect, the acting player is first and the others follow in turn order. In the vicious variant for two players only the top slot is used.
    .title = Reaching an objective

rule-CTR-093 = Three objectives look at your own board: all 5 warehouses built, the one from setup included; all 3 production stations and 3 fair-trade posts built; all 6 contracts fulfilled. Three look at trade: a trader in all 5 trading houses at once; at least 10 coffees of each of two types at once; a bean on a slot for 2 or more coffees in each of the 6 bars. Three look at the countryside: all 11 plantations placed, even if one was lost later; in 4 cooperatives a plantation in row 1/2 or 2/3 together with a building, farms included; in 2 cooperatives a quality value of 8 or more. André never claims an objective. The rulebook asks for ten coffees “in two of your warehouses”, and that can be read both ways: the six coffee tracks together are called the warehouse, and warehouses are buildings. We play that any two tracks with ten coffees are enough; a table may choose that each of the two also has a warehouse above it.
    .title = The nine objectives

chapter-building = Building

rule-CTR-095 = You can build the topmost warehouse, production station or fair-trade post that is left in its column. The hospital becomes available once your column of stations or your column of posts is empty. Farms cannot be built in this way.
    .title = What you can build

rule-CTR-096 = A station, post or hospital needs an empty space of its kind in a cooperative. Spaces marked for 4–5 players are closed to you in smaller games. You need no plantation there, and you may have several buildings of one kind in the same cooperative.
    .title = Where you can build

rule-CTR-097 = The building leaves your board for the chosen space; if that space shows », you advance on the row of the cooperative. Then comes its bonus: a station brings 2 coffees of that cooperative, the second and third post a » of your choice, and each warehouse 1 coffee of your choice except Kopi Luwak. In addition the second warehouse improves your exchange to 3:1, the third sends one of your civets to Sumatra, and the fourth brings 2:1 and 1 coin.
    .title = What a building brings

rule-CTR-098 = A warehouse is kept in area IV, either in the next slot to the right of the tracks or in a slot above one of the six coffee tracks. Since capacity counts only in phase 6, where you may rearrange first, you are not asked for the slot when building unless it matters at once: the warehouse simply goes to the right.
    .title = Placing a warehouse

rule-CTR-099 = A coffee track with a warehouse above it holds 10. Every other track holds as many coffees as you have warehouses to the right of the tracks. This is checked only in phase 6; until then you may hold as much coffee as you like.
    .title = Storage capacity

chapter-work = Phase 1 – Work

rule-CTR-100 = In turn order each player carries out one action or passes, again and again until all have passed. If you pass, you are out for the rest of this phase. You may choose the same action as often as you like.
    .title = Acting and passing

rule-CTR-101 = Adding a plantation, sending workers and taking a civet or coins cost 1 action marker each; breeding a donkey costs 2. With four players your black markers are spent first and the one in your own colour last: the rulebook leaves this open, and it is never to your disadvantage.
    .title = Cost of the actions

rule-CTR-102 = If you have no action marker left and cannot get at the one in your bonus reserve, not even by refilling slot C first, you pass automatically. As long as you have a marker you are asked, because you can always take coins.
    .title = Passing without markers

rule-CTR-103 = Action markers you do not use bring nothing in this period; the black ones come back in phase 6. An unused marker in your own colour stays with you for later periods.
    .title = Unused markers

rule-CTR-105 = Choose row A, B or C of your player board. Its leftmost remaining piece must be a plantation, you must be able to pay the coins printed above it, and there must be at least one space where it may go.
    .title = Adding a plantation

rule-CTR-106 = Next you choose the space and, where needed, the transport: none for row 1, a donkey for row 1/2, donkeys or a truck for row 2/3.
    .title = Space and transport

rule-CTR-107 = The space must be empty and its row must fit the level: row 1 takes level 1, row 1/2 takes levels 1 and 2, row 2/3 takes levels 2 and 3. If you have no plantation in this cooperative at the moment, you also need a worker in your worker reserve.
    .title = Where a plantation may go

rule-CTR-108 = A plantation in row 1 needs neither transport nor support.
    .title = Planting in row 1

rule-CTR-109 = For a space in row 1/2, no other player’s donkey may stand on the path leading to it, and one of your row-1 plantations at that path must be free to support the new one. If you have no donkey on the path yet, you place one from your enterprise reserve; without a donkey you cannot plant there.
    .title = Planting in row 1/2

rule-CTR-110 = To reach row 2/3 by donkey, the path must be free of other players’ donkeys and one of your row-1/2 plantations at that path must be free to support the new one. You also need enough plantations in row 1. Then you add donkeys from your enterprise reserve until exactly 2 of yours stand on the path.
    .title = Row 2/3 with donkeys

rule-CTR-111 = With a truck you skip row 1/2: you need no support there and no donkeys. Still, no other player’s donkey may stand on the path to the space, and you need enough plantations in row 1. The truck from your enterprise reserve goes beside the new plantation; donkeys of yours already on the path stay where they are.
    .title = Row 2/3 by truck

rule-CTR-112 = Each of your row-1 plantations can support one of your row-1/2 plantations connected to it, and each row-1/2 plantation one of those in row 2/3; a plantation reached by truck needs none. Nobody has to note which supports which. The rulebook does not say how to keep track, so we play that a new plantation is allowed if your supports can be shared out in such a way that it gets one of its own without taking it from another.
    .title = Support from below

rule-CTR-113 = For every plantation you have in row 2/3 of a cooperative, the new one included, you need one in row 1 there. This applies to donkeys and trucks alike.
    .title = Enough plantations in row 1

rule-CTR-114 = Donkeys and trucks you have used stay on the main board until the end of the game.
    .title = Transport stays on the board

rule-CTR-115 = You pay, place the plantation with its donkeys or truck and, if it is your first one here, send a worker from your worker reserve to the town centre. Then you take the bonus printed below the plantation’s place. Row 1/2 brings one » for this cooperative; row 2/3 brings one » and, while any are left, an animal counter or joker of your choice, which gives another ». Last, a farm left alone in its row is dealt with, and when rows A, B and C hold no more plantations, one of your civets goes to Sumatra.
    .title = What happens when you plant

rule-CTR-116 = What a plantation brings as its bonus comes too late for its own placement: neither a coin nor a donkey gained in this way can help to pay for it.
    .title = No help from its own bonus

rule-CTR-117 = A new plantation has no worker. It produces nothing until it gets one.
    .title = New plantations stand empty

rule-CTR-118 = When only the farm is left in the row you have just used, you decide at once: either you pay for it and choose an empty farm space in any cooperative, or it is removed from the game. You need no plantation there. A farm brings 1 quality value and nothing else.
    .title = The farm

rule-CTR-120 = You may choose any cooperative in which at least one plantation, no matter whose, has no worker. You need not own anything there.
    .title = Sending workers

rule-CTR-121 = Every player with an unoccupied plantation in the chosen cooperative receives one worker from the town centre, on an unoccupied plantation in that player’s lowest row: 1 before 1/2 before 2/3. It is one worker per player, however many plantations are empty.
    .title = One worker for each player

rule-CTR-122 = If there are too few workers in the town centre, the acting player chooses who receives one. All the workers there have to be used.
    .title = Too few workers

rule-CTR-123 = If several plantations in a player’s lowest row are free, the acting player chooses. You are asked only when their levels differ, and only after it is clear who receives a worker; otherwise the leftmost is taken. The rulebook is silent here; this is how we play it.
    .title = Which plantation gets the worker

rule-CTR-124 = If the town centre is empty afterwards, 1 worker from the general supply moves in.
    .title = A new worker for the town centre

rule-CTR-125 = If at least one worker went to another player’s plantation, you advance one » on the row of this cooperative. It stays at one step, however many players you helped.
    .title = Reward for helping

rule-CTR-130 = For 2 action markers a donkey leaves your personal supply for a path that leads upwards from one of your plantations and has a donkey space free. You may do so even beside another player’s donkey or below a space that is already taken; a path shared in this way is then closed to both of you. It brings no ».
    .title = Breeding a donkey

rule-CTR-131 = For 1 action marker you either move a civet from your personal supply to Sumatra, if you have one there, or take 2 coins from the general supply.
    .title = Civet or coins

chapter-workers = Phase 2 – Assign workers

rule-CTR-160 = At the table everybody assigns their own workers at the same time. Here it happens openly, one player after the other in turn order. That changes nothing, since nobody’s choice in this step affects the possibilities of the others. So you can plan yours while others assign theirs; what you keep is done by itself when it is your turn.
    .title = Assigning your own workers

rule-CTR-161 = Choose a cooperative in which you have an unoccupied plantation; a worker from your worker reserve goes to your lowest row that has one. If several there differ in level, you choose, otherwise the leftmost is taken. Go on as long as you like: workers may also be kept.
    .title = Placing a worker

rule-CTR-162 = After that, in turn order and round after round, you may place one worker from your reserve on an unoccupied plantation of an opponent, or pass. The rulebook does not speak of coming back, so we play that a pass is final for this step.
    .title = Helping others

rule-CTR-163 = You choose a cooperative. The worker must go to the lowest row in which any opponent, André included, has an unoccupied plantation there; among those in this row you are free. As thanks you advance one » on the row of the cooperative.
    .title = Which plantation you may help

rule-CTR-164 = For each of your plantations still without a worker you owe a penalty: 1 in 1970, 2 in 1975 and 3 in 1980.
    .title = Penalty for unoccupied plantations

rule-CTR-165 = Each unit of the penalty is paid with a coin from your enterprise reserve or with one step back on the Arabica track, mixed as you like. You must pay as long as you have a coin or can step back. The 3 coins of your bonus reserve may help, but you never have to use them.
    .title = Paying the penalty

rule-CTR-166 = If you could not pay everything, you lose one plantation for each penalty not paid in full: always an unoccupied one in your highest row, and in a tie between several you choose. A partly paid penalty saves nothing, and what you paid towards it is gone.
    .title = Losing plantations

rule-CTR-167 = A lost plantation leaves the game. The rulebook does not mention its transport; we play that a truck beside it goes too, while donkeys stay on the path. Your other plantations are not affected, even if they have lost their support; for new ones and for the quality value, the new situation counts.
    .title = After a loss

chapter-trade = Phase 3 – Trade & build

rule-CTR-200 = In turn order, round after round, each player carries out one action or passes. A pass is not final: you may act again on a later turn and may join in with others at any time. Every action starts the count of passes anew; joining in belongs to the action of the player who leads it.
    .title = Acting and passing

rule-CTR-201 = If you can neither place nor hire nor remove a trader, and using or refilling your bonus reserve would not change that, you pass automatically. Usually you then lack a trader or 2 coins.
    .title = Automatic pass

rule-CTR-205 = You open a trading house in which no trader stands yet: pay 2 coins and put a trader from area III on the first position. You also take one of the stock counters of that house for your slot of that colour.
    .title = Placing a trader

rule-CTR-206 = A trading house has room for 3 traders, with five players for 4. The rulebook does not say so outright, but we play that nobody may have more than one trader in the same house.
    .title = Room in a trading house

rule-CTR-207 = After a house has been opened, the others are asked in loop order whether they want to place a trader on the next free position, free of charge. It comes from area III; the one from slot B may be moved out for it if your bonus reserve allows. Whoever has no usable trader or finds the house full is skipped. Joining brings no stock counter.
    .title = Piggyback when trading

rule-CTR-208 = When all have been asked and exactly one player has no trader in this house, that player takes the coin lying there, whether by choice, for want of a trader or for want of room. Otherwise the coin stays. André never takes it.
    .title = The coin for staying out

rule-CTR-215 = Pay 2 coins and let a trader from area III take the place of a building on your player board; until phase 6 it is a contractor. The building must be available to you, and there must be a free space for it, or a free slot in area IV if it is a warehouse. Then you build it with all its effects.
    .title = Hiring a contractor

rule-CTR-216 = In loop order the others may join: each gives the leader 1 coffee of any type, even Kopi Luwak, and only then builds with a contractor of their own without paying coins. They build in the same cooperative as the leader, any station, post or hospital available to them; if the leader built a warehouse, they build a warehouse as well. They receive everything the building normally brings.
    .title = Piggyback when building

rule-CTR-217 = To join a building you need a coffee beforehand, a usable trader and at least one building you may put up there. Coffee that the new building brings comes too late for this. Staying out earns no coin here.
    .title = What you need to join

rule-CTR-218 = Contractors return to area III in phase 6. Buildings, once built, never go back to the player board.
    .title = Contractors come back

rule-CTR-225 = Pay 2 coins and remove one trader in area III from the game: you advance twice », on the same row or on two different ones. The rulebook does not say which trader; we play that it must be one that has not been placed.
    .title = Removing a trader

rule-CTR-226 = Phase 3 ends as soon as all players have passed directly one after the other.
    .title = End of phase 3

chapter-harvest = Phase 4 – Harvest

rule-CTR-260 = In each cooperative every plantation with a worker, no matter whose, yields 3 coffees, with four or five players 2. First each fair-trade post brings its owner 1 coffee, then the trader on the first position gets 1. After that, five times over, all traders get 1 each in the order of their positions, as long as there is coffee. What is left is lost, and so is André’s share.
    .title = Sharing out the harvest

rule-CTR-261 = The rulebook does not say what happens when there is too little coffee for all the posts. We play that one coffee at a time is given out in turn order, round after round, until each post has had its share or nothing is left.
    .title = Too little coffee for the posts

rule-CTR-262 = After the harvest, look at your five cooperative coffees. If you hold at least 6 of each, with four or five players 4 of each, one civet from your personal supply goes to Sumatra.
    .title = Civet for a full range

rule-CTR-263 = Each of your civets in Sumatra brings you 1 Kopi Luwak. Then all civets there return to the personal supplies.
    .title = Kopi Luwak

chapter-sell = Phase 5 – Sell

rule-CTR-280 = In reverse turn order, each player in turn fulfils a contract, delivers to the bars or passes. If you pass, you are out for the rest of the phase, which ends when everybody has passed.
    .title = Selling and passing

rule-CTR-281 = When you pass, your company marker moves down to the lower row of the turn order, as far left as there is room. Whoever passes first will be first in the next period.
    .title = Passing sets the next turn order

rule-CTR-285 = Kopi Luwak is the joker among the coffees and can pay for any other type. No other coffee can stand in for Kopi Luwak.
    .title = Kopi Luwak as a joker

rule-CTR-286 = On your turn you may exchange: give as many coffees as your ratio demands – 4, 3 or 2, of any types – and take 1 coffee of the type you want. You cannot get Kopi Luwak in this way.
    .title = Exchanging coffee

rule-CTR-287 = On your turn you may buy coffee of any type but Kopi Luwak. A coffee costs 2 coins in the first two periods and 3 in the last.
    .title = Buying coffee

rule-CTR-288 = On your turn you may remove 3 stock counters of different colours to build a warehouse, or 5 different ones to build two. You receive the warehouse bonuses as usual, but need no coins or contractor, and nobody may join in. As many warehouses as you want to build must still be in your column; if you own more than three colours, you choose which ones to spend.
    .title = Warehouses for stock counters

rule-CTR-289 = A joker stock counter takes on the colour of the slot you put it on. If it shares the slot with an ordinary counter, the ordinary one is spent first. The rulebook is silent here; this is how we play it.
    .title = Colour of a joker stock counter

rule-CTR-290 = Exchanging, buying and spending stock counters are possible only in phase 5, on your own turn. The rulebook explains them in this phase and nowhere else, so we keep to it.
    .title = Only in phase 5

rule-CTR-300 = You may fulfil an open contract if you own all the coffees it asks for. Kopi Luwak may make up for whatever is missing.
    .title = Fulfilling a contract

rule-CTR-301 = You pay the contract line by line from the top. If you could use more or fewer Kopi Luwak for a line, you choose how many, as long as the other lines can still be paid.
    .title = Paying a contract

rule-CTR-302 = A fulfilled contract leaves the game; its empty slot will score at the end.
    .title = The contract is done

rule-CTR-303 = You receive the coins shown beside the slot of the contract.
    .title = Coins for a contract

rule-CTR-304 = Then you take the bonus of the slot. If it shows a slash, you choose the left or the right side. Only sides from which you would gain something are offered; if there is none, you get nothing.
    .title = Bonus of a contract

rule-CTR-305 = A bonus may be a civet for Sumatra, a worker for your worker reserve, a » of your choice, a donkey or truck for the enterprise reserve, 1 coin, a building you could build, or the hospital even if it is not available yet. Building needs no coins and no contractor here, and nobody may join in. Several parts of one side are carried out from left to right, each as far as possible. In period 3 a civet still goes to Sumatra, where it no longer brings anything.
    .title = What the bonuses mean

rule-CTR-306 = If the neighbouring contract of the same row – A-B, C-D or E-F – has been fulfilled too, you take one of the items still lying beside your contracts. You must take one if there is one.
    .title = Completing a row of contracts

rule-CTR-307 = Each item can be taken once: your own animal counter, which also gives its »; the civet, which goes to Sumatra; and with four or five players the trader, who goes to area III or to an empty slot B. With two or three players just two lie there, so your third row earns no item.
    .title = The items beside the contracts

rule-CTR-308 = In period 3 the civet beside your contracts goes to your enterprise reserve instead of Sumatra. There it is worth 1 VP.
    .title = The late civet

rule-CTR-309 = Finally you take the top Arabica counter from the stack with the letter of your contract, together with its ». If the stack is empty, you get nothing.
    .title = Arabica counter for a contract

rule-CTR-315 = Choose any empty slot of a bar; you need not follow an order. You pay as many coffees of the type shown as the slot demands, and Kopi Luwak may replace any of them. A slot for 6 coffees takes one type of your choice; this may be Kopi Luwak itself, while of a cooperative coffee you need at least one real one. Seoul accepts only Kopi Luwak.
    .title = Delivering to a bar

rule-CTR-316 = You receive the coins of the slot and its animal or joker counter, if it has one. Then you put one of your beans on it.
    .title = Reward for a delivery

rule-CTR-317 = With four or five players you take a joker stock counter once you have a bean in each of the six bars, and put it on any of your five stock slots. You get only one per game.
    .title = Supplying all six bars

rule-CTR-318 = The action consists of two deliveries, even to the same bar. After the first you either make the second or pass at once for the rest of the phase. Between them you may exchange, buy or use stock counters to make the second one possible.
    .title = Two deliveries

chapter-reset = Phase 6 – Reset

rule-CTR-350 = The reset is carried out at the end of every period, the third included. Its steps follow a fixed order, and where there is something to decide, players decide in turn order.
    .title = Reset in every period

rule-CTR-351 = Your traders leave the trading houses and, together with your contractors, go back to area III.
    .title = Traders return

rule-CTR-352 = You take back your black action markers: 3 to use and 1 for slot A of the bonus reserve. A marker in your own colour that you have used leaves the game.
    .title = Action markers return

rule-CTR-355 = You may rearrange your warehouses between the slots above the tracks and those to the right. The rulebook says nothing of the first one, but its example suggests that it stays on the grey slot, and so we play. You are offered only the arrangements worth considering: none of them keeps less coffee than another without keeping more of some type. If only one remains, it is carried out for you.
    .title = Rearranging warehouses

rule-CTR-356 = Coffee for which a track has no room is lost.
    .title = Surplus coffee is lost

rule-CTR-357 = You may move your joker stock counters to other stock slots. The rulebook always allows this; we play that in period 3 you are asked about warehouses and joker counters only while the objective of ten coffees of two types is in play and still open to you. Otherwise you simply keep as much coffee as possible and the joker counters stay.
    .title = Moving joker stock counters

rule-CTR-358 = Each of your stock counters brings you 1 coffee of the colour of its slot. You may keep it even above your capacity.
    .title = Coffee from stock counters

rule-CTR-360 = Your bonus reserve must be refilled: the marker in A, a trader from area III in B and 3 coins from the enterprise reserve in C, wherever something is missing. For each coin you cannot provide, the general supply helps out and you take a –3 VP token. If you have no trader for B, the slot stays empty without a penalty.
    .title = Refilling the bonus reserve

rule-CTR-361 = The order in which you passed in phase 5 now becomes the turn order.
    .title = New turn order

rule-CTR-362 = Each trading house without a coin receives a new one in its usual place.
    .title = Coins for the trading houses

rule-CTR-363 = Everything else stays as it is: plantations, donkeys, trucks, buildings, counters and the items beside your contracts. The rulebook does not mention the workers in its reset; we play that they remain on their plantations for good.
    .title = What stays

rule-CTR-364 = The next period begins with phase 1. After the third period comes the final scoring.
    .title = On to the next period

chapter-andre = André in the two-player game

rule-CTR-400 = André is the third player and always last in turn order, which makes him first in phase 5. For the two of you all the rules of the three-player game apply.
    .title = André’s place

rule-CTR-401 = André follows his visible contract: A in the first period, B in the second, C in the third. Only the coffees on its top, middle and bottom line matter; the quantities do not.
    .title = André’s visible contract

rule-CTR-402 = Two things stay hidden until they are turned over: the order of André’s face-down Arabica counters, and his contracts B and C until their period comes.
    .title = What André hides

rule-CTR-403 = André deals with no coins, coffee, counters, stock counters, », objectives or contracts to fulfil. He neither pays nor receives any of them.
    .title = What André does without

rule-CTR-405 = In phase 1 André takes exactly four turns, one whenever his turn comes: a plantation for the top coffee, a plantation for the middle one, workers for the top one, workers for the middle one. If a turn has no effect, it is simply lost. He carries on when both of you have passed, and you carry on when he is done.
    .title = André at work

rule-CTR-406 = In the cooperative concerned André tries to extend what he has. If he has more plantations of level 2 than of level 3 there, he adds a level 3; otherwise, with more of level 1 than of level 2, he adds a level 2; if this fails, or if there is nothing to extend, he adds a level 1. Each level goes to its own row – 1, 1/2 or 2/3. If he has no suitable plantation or no empty space, he skips the turn.
    .title = Which plantation André adds

rule-CTR-407 = The rulebook asks André not to cut off anybody’s path if possible, and its examples put him above his own plantations. We play it like this: he looks for empty spaces connected to one of his plantations in the row below; if there are none, any empty space of the row will do. Among these he avoids paths with a donkey of yours, then spaces that share a path with plantations of yours, and finally takes the leftmost.
    .title = Where André plants

rule-CTR-408 = André pays nothing and uses no donkey or truck, sends no worker to the town centre and gains neither » nor animal counter. His plantation starts without a worker, and donkeys of others on the path stay there.
    .title = André plants for free

rule-CTR-410 = On a workers turn each player with an unoccupied plantation in the cooperative receives a worker from the town centre in the lowest possible row, the two of you in turn order and André last. If there are too few, the first player in turn order chooses who gets one, and also decides between plantations of different levels. An empty town centre then gets 1 worker from the general supply; if no plantation is unoccupied, the turn is skipped.
    .title = André sends workers

rule-CTR-420 = Once you have both finished phase 2, each unoccupied plantation of André gets a worker from the town centre of its cooperative or, when that is empty, from the general supply. The town centre is not topped up here. André never pays penalties.
    .title = André’s workers in phase 2

rule-CTR-421 = On his turn in phase 3 André, if he has a trader left, turns over counters until one shows a trading house with a free position, and places a trader there without taking a stock counter; you may then join in. The rulebook leaves the rest open; we play that he skips a house in which he already has a trader, pays nothing, that the coin is checked as usual, and that he passes once his traders or his face-down counters have run out.
    .title = André places a trader

rule-CTR-422 = If one of you opens a trading house, André joins only when the second position is the next free one at the moment it is his turn to be asked and he has a trader left. He never takes the coin, so nobody gets it if he is the only one without a trader there. Contractors are not for him: he neither hires one nor joins when somebody builds.
    .title = André joins in

rule-CTR-423 = Once both of you have passed, André builds a fair-trade post in the cooperative on the bottom line of his visible contract: on the space for 4–5 players if possible, otherwise on the one with a », which brings him nothing, otherwise on the plain one. The rulebook also lets everybody pass in a row; we play that phase 3 ends after three passes in a row, his among them, and that he builds after that. If all spaces are taken, he builds none.
    .title = André’s fair-trade post

rule-CTR-425 = In the harvest André’s plantations, posts and traders count like anybody’s. The coffee he receives is discarded.
    .title = André’s harvest

rule-CTR-426 = On his first turn in phase 5 André places two beans, one for the middle and one for the bottom coffee of his contract, each on the empty slot of that coffee with the lowest number in the first five bars. If none is free, we play that he takes the leftmost free slot for 6 coffees. He gets no coins, and the animal on such a slot is lost to everybody. After that he has passed.
    .title = André at the bars

rule-CTR-428 = In the reset André takes back his traders and discards his visible contract, which reveals the next one. All five of his Arabica counters are turned face down again and shuffled.
    .title = André’s reset

rule-CTR-429 = At the end of the game André adds up no score of his own. His pieces only claim ranks that you would otherwise have had; the final scoring explains how.
    .title = André at the end of the game

chapter-scoring = Final scoring

rule-CTR-430 = Each of your beans in the bars scores the points shown on its slot.
    .title = Deliveries to the bars

rule-CTR-431 = In each of the six bars the player with the most beans gets 4 VP and the second 2 VP. If numbers are equal, the player with the bean furthest down ranks first. Without a bean you have no rank; André’s beans count.
    .title = Majorities in the bars

rule-CTR-432 = For each objective you have reached, you score the points of the slot on which your bean lies.
    .title = Points for objectives

rule-CTR-435 = In each cooperative the players are ranked by their quality value there. Only those with a value above 0 take part.
    .title = Ranking in the cooperatives

rule-CTR-436 = The first in a cooperative gets 16 VP, the second 8 VP and, with four or five players, the third 4 VP. Tied players add up the points of all the ranks they cover and share them equally, rounded up. The next player takes the rank after them: behind two who are tied for first, you are third.
    .title = Points in the cooperatives

rule-CTR-437 = Your quality value in a cooperative is the sum of the levels of your plantations there. If you have at least one, add 2 for your hospital and 1 for each station, post and farm of yours. Whether workers stand on the plantations does not matter.
    .title = Quality value

rule-CTR-440 = For the Arabica track, the final positions count: 3 VP if you have reached at least column 2 in all five rows, 7 more if at least column 3 in all of them. Each row in which you stand on column 6 or 7 scores 6 VP, and each column 7 another 4.
    .title = Points on the Arabica track

rule-CTR-445 = In your enterprise reserve each donkey and each civet is worth 1 VP and each truck 3 VP; each –3 VP token costs you 3. Coins score nothing.
    .title = Points in the enterprise reserve

rule-CTR-446 = You score 4 VP if you have placed the level-3 plantation of row B. It counts even if you lost it later.
    .title = The level-3 plantation of row B

rule-CTR-447 = Each worker left in your worker reserve scores 1 VP.
    .title = Points for workers

rule-CTR-448 = Each building you have built scores what its empty place shows: the warehouses 1, 3, 5 and 6 VP, the stations 1, 2 and 3, the posts 1, 2 and 3, the hospital 4.
    .title = Points for buildings

rule-CTR-449 = Each fulfilled contract scores the points printed on its slot of your player board.
    .title = Points for contracts

rule-CTR-450 = The highest filled slot of your counter track shows the points you score for it, after jokers lying aside have been paired. Without any counter you score nothing.
    .title = Points on the counter track

rule-CTR-451 = Whoever has the most victory points wins.
    .title = The winner

rule-CTR-452 = In a tie, the player with more coins wins; coins in the enterprise and bonus reserves both count. If this is equal too, you share the victory – in place of the contest for the best cup of coffee that the rulebook proposes.
    .title = Breaking a tie

rule-CTR-453 = André takes ranks in the bars and in the cooperatives and so keeps these points from you. What he took is shown for information. The rulebook does not name him as a winner; we play that he cannot win.
    .title = André’s points

chapter-online = Chance, secrets and taking back

rule-CTR-600 = Everything that is drawn or shuffled during setup follows from one secret number. With the same number and the same settings, exactly the same game can be set up again.
    .title = The same setup again

rule-CTR-601 = With three to five players chance plays no part once the setup is done, and nothing is hidden. Everything depends on your decisions.
    .title = No luck after setup

rule-CTR-602 = With two players only André can surprise you: through his later contracts and through his five counters, which are shuffled before the game and in every reset. The order is settled when they are shuffled, but nobody sees a counter before it is turned over.
    .title = André’s surprises

rule-CTR-603 = A bot knows no more than you do. André’s face-down counters are hidden from it as well, so it can only guess which one comes next.
    .title = Nobody peeks

rule-CTR-610 = You may take back your own decisions as far as the start of your turn – or of your answer to a joining question or your step in phase 2 – as long as nobody else has decided anything and no hidden counter has been turned over. Afterwards all the people at the table must agree. If you play against bots only, you may go back to your previous turn, unless a hidden counter came to light in between.
    .title = Taking back

rule-CTR-611 = Every game is recorded with its secret number, its settings and all decisions. It can be replayed at any time, and every position comes out exactly as it was.
    .title = Replaying a game
