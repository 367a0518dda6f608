## The first game, step by step (lessons.toml)

lesson-seating = Seating guests
lesson-seating-goal = Welcome! You hold seven guest cards: ladies and gentlemen from twelve nations. Seat them in the café and score points for the company they find. At the end each card you still hold costs 2 points; the highest total wins.
lesson-seating-cafe = The café has five tables with four seats each. The marked inner seats belong to three tables at once, the outer ones to a single table. At least one table at the seat must have your guest’s nation.
lesson-seating-open = The café is empty, so you open a table with a couple. Choose the Spanish lady in your hand, then the outer seat above the Spanish table. Alone she brings no points yet.
lesson-seating-partner = Now a gentleman must join her at once. Seat the Spanish gentleman on the left of the same table. Two guests bring 2 points, and double if all at the table have its nation: 4 points.
lesson-seating-inner = You may seat up to three guests per turn. The inner seat between the Spanish and the English table also belongs to the French one in the centre: seat the French lady there. Three guests at the Spanish table bring 3 points.
lesson-seating-drawn = After three cards your turn ends by itself, with 7 points. The other player drew a card; you cannot see which one.
lesson-seating-lady = Your turn. At every table of a seat, ladies and gentlemen must balance: never two ladies or two gentlemen on their own, never three of either. Try the Italian lady on the inner right seat, beside the French lady.
lesson-seating-gentleman = Right: two ladies on their own are refused. The Italian gentleman is welcome there. He scores at every table where he has company: 2 points at the English table and 2 at the French one.
lesson-seating-nation = He sits at the Italian table too, still alone. Seat the Italian lady on one of its outer seats: an all-Italian couple brings 4 points.
lesson-seating-third = You could seat the English gentleman as well, or end your turn and keep him. You choose!

lesson-tables = Complete tables
lesson-tables-three = Later in another game. Three guests sit at the Spanish table; one seat is free, the marked one. Who fills it?
lesson-tables-fourth = The seat also belongs to the Russian table, so a Russian may sit there. Seat your Russian gentleman: four guests at the Spanish table bring 4 points, and at the French table in the centre he makes a couple for 2.
lesson-tables-new = The table was complete: it left the café with all its guests, and a new one was turned up, here a Cuban one. When the table cards run short, the game ends.
lesson-tables-stop = Nobody in your hand can sit down any more. End your turn.
lesson-tables-draw = The other player has drawn. If you cannot or do not want to seat anybody, draw a card as well: that is your whole turn.

lesson-hand = A full hand
lesson-hand-full = Twelve cards and no seat for any of them: your hand is full. Try to draw another card.
lesson-hand-down = With twelve cards you put one face down in front of you instead. It is out of the game and costs you 2 points at the end. Choose one you will hardly get rid of.

lesson-ending = The end
lesson-ending-two = Two cards left: seat them both and you may end the game. Begin with the French gentleman on the inner right seat: 3 points at the English table and 4 as a French couple in the centre.
lesson-ending-last = Now the French lady. There is only one seat where the company stays balanced.
lesson-ending-offer = Your hand is empty. You may end the game now, or play on and draw. You are ahead, and the other player still holds cards: end it!
lesson-ending-result = You win with 65 points to 42: four cards in hand and one face down cost the other player 10. The game also ends when the tables run short or the last guest is drawn. Enjoy your first game!
