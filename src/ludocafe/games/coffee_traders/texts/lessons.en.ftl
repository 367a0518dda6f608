## The first game, step by step (lessons.toml)

lesson-work = Work
lesson-work-goal = Welcome to fair trade! Over three periods you found plantations, place traders, harvest, fulfil contracts and supply coffee bars. Each period has six phases; at the end the most victory points win. These lessons lead you through one period.
lesson-work-coops = There are five cooperatives. You own three plantations of level 1, in Colombia, Brazil and Indonesia, but nobody works there yet. The Arabica track shows how well you are known in each cooperative; every » moves you one column.
lesson-work-plant = Phase 1: Work. You have three action markers; most actions cost one. Begin with a new plantation: take the first one of row A. It is free and brings a donkey.
lesson-work-space = Row 1 needs no transport, the upper rows do. Put the plantation in Brazil on row 1/2, space 2: your donkey carries it up from your plantation below, and row 1/2 brings a ».
lesson-work-staff = A plantation without a worker yields nothing. Send workers to Colombia: everybody with an empty plantation there gets one, and because you help others, you get a ».
lesson-work-marker = You have one marker left. Breeding a donkey costs two. Try it all the same and see what the rules say.
lesson-work-coins = For one marker you can always take 2 coins, or send a civet to Sumatra, where it will find Kopi Luwak, the joker among the coffees. You choose.
lesson-work-pass = Kind neighbours: a worker has come to your plantation in Indonesia, too. You have no markers left but the one in your bonus reserve; keep it for an emergency and pass.
lesson-work-own = Phase 2: Assign workers. Each plantation still empty after this costs a penalty. Put a worker from your reserve on a plantation in Brazil.
lesson-work-second = And one on the other plantation there. Now all of yours are staffed.

lesson-trade = Trade and harvest
lesson-trade-open = Phase 3: Trade & build. It is mostly traders who bring home coffee. Open the trading house of Brazil for 2 coins: yours is the first place there, and you get a stock counter as well.
lesson-trade-join = The others could join you for free: one did, the other took the coin for staying out. Now Ethiopia has been opened. Join, or decline and take the coin. You choose.
lesson-trade-build = Your turn again. For 2 coins a trader can also build as a contractor. Build a production station.
lesson-trade-site = Put it in Brazil, on space 1: it brings a », 2 Brazilian coffees at once and raises your quality there.
lesson-trade-pass = Others could have joined by giving you a coffee, but nobody did. When all pass one after the other, the phase ends. Pass.
lesson-trade-harvest = Phase 4, the harvest, ran by itself: each staffed plantation yields 3 coffees, whoever owns it. The traders in the house share them, the first one first; without traders the coffee is lost. Your civet in Sumatra found Kopi Luwak.

lesson-sell = Sell
lesson-sell-short = Phase 5: Sell. You have six contracts, worth more the further down they stand. Try contract B, although you lack coffee for it.
lesson-sell-contract = Contract A wants 2 Brazilian, 2 Indonesian and 1 Ethiopian coffee. One is missing, but Kopi Luwak stands in for it. Fulfil contract A.
lesson-sell-bonus = It brings coins and a bonus. Do you want a civet for Sumatra or a worker for your reserve? Besides, you get an Arabica counter with its ».
lesson-sell-deliver = The others have passed, so they will go first in the next period. Deliver to a bar: in Melbourne 5 Brazilian coffees are worth 8 points.
lesson-sell-second = A delivery may be followed by a second one. Bring your last Brazilian coffee to Rome, slot 1.
lesson-sell-pass = One Colombian coffee may stay in your warehouse for later. Pass; then phase 6, the reset, follows by itself: traders and markers come home, coffee without warehouse space is lost, and the next period begins.

lesson-ending = The end
lesson-ending-last = The third period is nearly over. Two Kopi Luwak are left, and Seoul takes nothing else: deliver them to slot 2.
lesson-ending-pass = Pass: with the last reset the game is over and everything is scored.
lesson-ending-result = You win with 79 points: 11 for deliveries and 12 for first place in three bars, 36 for quality in the cooperatives, where the first gets 16, the second 8 and ties share, 9 on the Arabica track, 7 for contracts and a few more for buildings, donkeys and workers.
lesson-ending-advice = You know the outline now. Staff your plantations, put traders where much is harvested, and plan early for contracts and quality in two or three cooperatives. Whatever is impossible tells you why. Enjoy your first game!
