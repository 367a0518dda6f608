## The first game, step by step (lessons.toml)

lesson-buying = Buying
lesson-buying-goal = Welcome to the café! In front of you are five cups. You fill them from the bottom up, serve them and get a drink tile with points for each. Once somebody has served all five, the round is finished and the most points win.
lesson-buying-machine = This is the espresso machine: milk on the left, coffee on the right. Each token shows its value, 1 to 4, and how it is prepared: cold, creamy or hot.
lesson-buying-price = A token costs as many coins as its neighbour is worth. In the bottom row the coffee costs 2 because the milk beside it has the value 2, and that milk costs only 1. The two top rows cost 1 and 2 coins extra.
lesson-buying-buy = You have 4 coins. Choose the coffee in the bottom row; it is worth only 1, but every 1 comes with a sugar cube. Then choose a cup for it: brown spaces take coffee, white ones milk, from the bottom up.
lesson-buying-place = Now put it on a cup that is lit up.
lesson-buying-other = The tokens above slid down and a new one came out of the bag. That was your turn! Meanwhile the other player bought a milk, and many prices have changed.
lesson-buying-dear = The bottom coffee now has a neighbour of value 4. Try to buy it all the same: whatever is impossible tells you why.
lesson-buying-take = You have only 2 coins left. If you are short of money, your turn can be this: take 2 coins from the reserve.
lesson-buying-clean = Your turn again. Before you buy, you may clean a column for 2 coins, as often as you like: its five tokens go, five new ones come. Clean the coffee column.
lesson-buying-again = Low coffees on the right make the milk beside them cheap: a hot 4 for a single coin! Buy whatever you like and put it on a cup. It pays to keep to one preparation per cup; the next lesson shows why.
lesson-buying-fill = Now put it on a cup that is lit up.

lesson-serving = Serving
lesson-serving-full = Some rounds later. Your espresso macchiato and your cappuccino are full and can be served. Serving is your action for this turn, instead of buying.
lesson-serving-early = The doppio still lacks a token. Touch it to hear what the rules say.
lesson-serving-serve = Serve the cappuccino. The drinks menu pays coins for it: the fewer different preparations are on the cup, the more. Creamy and hot make two, that is 3 coins.
lesson-serving-sugar = The tokens are worth 6, but the other player already has the tile 6, and the next one shows 8. Each sugar cube adds 1: set two with + and add them.
lesson-serving-tile = Take the 8! A tile may be worth less than your drink, then you get the difference in coins. Except for the lowest one, each tile exists only once.
lesson-serving-more = The cup is finished for this game. In the same turn you may serve more full cups. Serve the espresso macchiato as well.
lesson-serving-choice = Everything on it is cold, so the menu pays the full 3 coins. It is worth 5: do you want 5 points, or fewer points and more coins? You choose.

lesson-ending = The end
lesson-ending-last = The last round is near: four of your cups are served and the espresso is full. Serve it!
lesson-ending-cube = A hot 4 makes 4. You have three cubes. At the end two cubes are worth 1 point, so one of them is best used now: add 1 cube.
lesson-ending-five = With 5 you can take the best espresso. Do it!
lesson-ending-result = You have served all five cups, so the round was played to its end, and the game is over. Your drinks bring 35 points and two cubes 1 more. The other player has 26: coins and cups that were not served count nothing.
lesson-ending-advice = You know how it goes now. Serve early, while the high tiles are there; keep to one preparation per cup when money is short; and look at the neighbour before you buy. Enjoy your first game!
