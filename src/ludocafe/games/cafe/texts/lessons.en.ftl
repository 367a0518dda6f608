## The first game, step by step (lessons.toml)

lesson-building = Building
lesson-building-goal = Welcome! You run a young coffee company: beans are produced, dried, roasted and delivered to Portugal’s historic cafés. After eight rounds, cafés that got all they ordered score, and so do the beans in your warehouse.
lesson-building-area = This is your start card. On A squares you produce beans, on B you dry them, on C you roast them. The cup is worth one action per turn. In your warehouse lies one bean of each colour.
lesson-building-cards = Each round you take one of three open cards and lay it over your area. Cards are free, unless they show a cup: then they cost one bean from your warehouse.
lesson-building-pick = Cups mean actions, so they are worth a bean. Take the card in the middle: it has a cup and Café Aviz, which pays 5 points for a yellow, a brown and a red bean.
lesson-building-pay = Pay with whichever bean you like. The warehouse scores the two colours you have fewest of, so keep an eye on the mix.
lesson-building-edge = The other player has taken a card, too. Now lay yours: it must cover two to four squares of your area. First move it to the edge, so that it covers one square or none, and try to lay it there.
lesson-building-place = Covering too little or too much is refused, and so is hiding your last cup. Now lay it as shown, over the drying and roasting squares: it brings new ones. Only what lies on top counts.
lesson-building-produce = Two cups are visible: two actions. First produce beans: each empty square of a connected group of A squares gets a bean of its colour. Choose your start card’s group of three.
lesson-building-dry = The second action: dry. An empty B square takes all beans of one colour, from anywhere in your area.
lesson-building-colour = Which colour shall it be? Brown and red are wanted by your café. You choose.
lesson-building-end = No actions are left. End your turn; then it is the other player’s turn to build.

lesson-delivering = Roasting and delivering
lesson-delivering-cafe = Another game, with a second card: three cups, three actions. Café Aviz has its yellow bean and still wants a brown and a red one. Two red beans are roasted, a brown one is dry.
lesson-delivering-deliver = Deliver! All roasted beans leave at once: to cafés that want them or to your warehouse.
lesson-delivering-send = Send the first red bean to Café Aviz. It takes no more than it has ordered, so the second one goes to your warehouse.
lesson-delivering-roast = The roasting square is empty again. Roast the brown bean: roasting works like drying, one step further.
lesson-delivering-again = And deliver once more with your last action.
lesson-delivering-complete = Send the brown bean to Café Aviz: its order is complete, and it is worth 5 points. But never cover it: a café that is covered, even in part, is closed.

lesson-ending = The end
lesson-ending-last = The last turn of the last round. Your warehouse holds 2 yellow, 3 brown and 3 red beans, but no green one. Two green beans are roasted: deliver them. No café wants them, so they go to the warehouse.
lesson-ending-end = End your turn; with it the game is over.
lesson-ending-result = Café Aviz brings 5 points. In the warehouse your rarest colour counts double, 2 × 2, and the second rarest once, 2 more: 11 points. The other player has 7. Beans still on their way are worth nothing.
lesson-ending-advice = You know how it goes now. Collect cups early, keep squares of one kind together, watch your rarest colours – and think twice before you cover a café. Two visible ships make cup cards free. Enjoy your first game!
