chapter-components = What is in the box

rule-CAF-01 = The game has 4 start cards and 48 plan cards, and no two plan cards are alike. Every card is divided into 6 squares, three wide and two high.
    .title = The cards

rule-CAF-02 = Your company card does two jobs: its track from 1 to 8 shows how many action points you have left, and below it lies your warehouse, with one column for each bean colour. Each of the 4 company cards goes with the start card that has the same back.
    .title = The company card

rule-CAF-03 = There are 140 beans, 35 of each kind: Arabica, Robusta, Excelsa and Liberica. Wherever colours are listed here, they come in the order yellow, brown, green, red.
    .title = The beans

rule-CAF-04 = We treat yellow as Arabica, brown as Robusta, green as Excelsa and red as Liberica, because the rulebook lists colours and kinds in that order and says no more about it. This is only decoration: in play, nothing but the colour matters.
    .title = Colours and kinds of coffee

rule-CAF-05 = Each player has one large white marker for the action-point track; the box holds 4 of them. The single Cafetier pawn stands in front of whoever is Cafetier at the moment.
    .title = Markers and pawn

rule-CAF-06 = There are seven kinds of square: production (A, showing a bean of one colour), drying (B), roasting (C), café (D), cup, ship and empty. A café fills either one square or two squares of the same card that share an edge.
    .title = The kinds of square

rule-CAF-07 = Every café names its city and the year in which it opened. It also tells you how many beans of which colours it wants, and how many victory points it is worth once it has received all of them.
    .title = What a café shows

rule-CAF-08 = 8 of the 48 plan cards carry a star on the back. They take part only in the standard game with 4 players. The backs of the pile are not shown here, so nobody can read anything from a star.
    .title = The star cards

rule-CAF-09 = Beans never run out. At a real table a cube lying on the company card stands for 5 when cubes become scarce, so the 35 cubes of a colour are not a limit. You may always produce, even if far more beans of that colour are already in play.
    .title = An endless supply

rule-CAF-10 = Your start card has three production squares that touch and form one group, one drying square, one roasting square and one cup. In the text we have of the German rulebook, the last square bears a fourth A instead. We play it as the roasting square, as public descriptions of the game have it, so that every company can produce, dry and roast from the very first round.
    .title = The start card

rule-CAF-11 = No two companies begin with the same colours: each start card leaves out a different one. The exact colours are our own choice, because the rulebook shows them only in a picture; your start card tells you which ones you have.
    .title = The colours of the start cards

rule-CAF-12 = The companies are named after the four origins in the rulebook’s introduction: Brazil, São Tomé and Príncipe, Angola and Timor. The names are ours and have no influence on play.
    .title = The names of the companies

rule-CAF-13 = The rulebook shows one plan card as a sample: a ship, a production square and a cup in the upper row, and a production square, an empty square and a one-square café in the lower row. Our deck contains a card with this layout; its colours and its café are our own choice.
    .title = The sample card

rule-CAF-14 = In our deck no plan card shows more than a single cup or more than a single ship; the rulebook does not say so, and the cards of your own box may show more. If you want many action points, you need many cards with a cup – and you should take care not to cover the cups you already have.
    .title = Cups and ships on a card

rule-CAF-15 = 23 historic cafés of Portugal appear in the game, each on a card of its own. Our list follows the Portuguese route of historic cafés, which has very probably served as the model. Where no usable opening year of a member could be found, another historic café has taken its place.
    .title = The historic cafés

rule-CAF-16 = The rulebook’s examples mention a café in Coimbra that wants 3 beans, cafés worth 2, 3 and 4 points, and a café that needs both red and yellow. Cafés that take up more room tend to be worth more. What a café in this deck wants and pays is shown on its card.
    .title = What cafés ask for

rule-CAF-17 = The rulebook does not list the plan cards one by one. Apart from the few facts it gives away, the layouts, colours, orders, points and stars of this deck are therefore our own design. Just look at the cards: everything you need is printed on them.
    .title = Our deck of plan cards

chapter-setup = Setting up

rule-CAF-20 = Play goes clockwise. The player on your left is always the next one in this direction, and after the last seat it is the first seat’s turn again.
    .title = Seats and direction of play

rule-CAF-21 = The standard game is for 1 to 4 players, the auction variant for 2 to 4. Alone you play the standard game and try to score as high as you can. The rulebook gives no setup for an auction with a single player, so such a table cannot be opened.
    .title = Standard game, auction and solo

rule-CAF-22 = You receive a company with its start card, lay that card down as the beginning of your area and put 1 bean of each colour into your warehouse. The rulebook does not say who gets which company; we play that lots are drawn unless the table chooses.
    .title = What each player starts with

rule-CAF-23 = In the standard game 4 players use all 48 plan cards; with 3 players the 8 star cards leave the game, with 2 players another 8 cards at random, and alone another 16 instead. In the auction variant the star cards always leave the game, with 3 players also 8 random cards and with 2 players 16. The random cards are put away unseen. In this way the pile comes out exactly: its last card is revealed in round 8.
    .title = Preparing the draw pile

rule-CAF-24 = Whoever drank coffee most recently is the first Cafetier. Here you settle it before the game begins; if you do not, it is drawn by lot.
    .title = The first Cafetier

rule-CAF-25 = Chance has a say only before the first round: it may assign the companies, name the first Cafetier, and it shuffles the plan cards. After that everything depends on your decisions. A game started from the same secret number and played with the same moves will unfold in exactly the same way.
    .title = Where luck plays a part

chapter-round = How a round runs

rule-CAF-30 = In the standard game picking goes clockwise from the player on the Cafetier’s left, so the Cafetier picks last; in the auction variant the Cafetier picks first. The rulebook sets no order for the build turns, in which everyone places and acts; we keep the order of picking. Nothing you do in your build turn affects the others; around a real table you may therefore play these turns at the same time.
    .title = Who plays when

rule-CAF-31 = The big choices – picking, placing, bidding, acting, ending your turn – are always left to you, even when only one option remains. Small follow-up questions, such as which bean to pay or where a bean goes, are settled for you when only one answer is possible. In the same way placing is skipped if you have no card, and you pass automatically if you cannot bid. Such automatic steps do not count as moves.
    .title = What is done for you

chapter-draft = Picking a plan card

rule-CAF-40 = In the standard game every round begins with 3 plan cards from the top of the pile, laid face up for all to see.
    .title = Three open cards

rule-CAF-41 = You pay only for cards that show a cup, and the price is 1 bean from your warehouse in whichever colour you like; it goes back to the supply. If at least 2 ships are already visible in your area, you pay nothing; a ship on the card you are about to take does not help yet.
    .title = The price of a card

rule-CAF-42 = You must take a card, and it must be one you can afford: a card without a cup, or any card if you have a bean in your warehouse or at least 2 visible ships. As long as there is such a card, one that you cannot pay for may not be chosen.
    .title = Which cards you may take

rule-CAF-43 = It can happen that every open card has a cup while your warehouse is empty and you see fewer than 2 ships in your area. Then you choose any one of the cards and discard it without paying. You place nothing in this round, but you carry out your actions as usual.
    .title = When you can afford nothing

rule-CAF-44 = The card you took lies open in front of you until you place it. Its gap is filled at once from the pile, so that the next player also chooses among three cards; after the last pick the two remaining cards are discarded. The rulebook is silent on a card that was discarded because its player could pay for none; we play that it is replaced in the same way.
    .title = Replacing the card

chapter-turn = Your build turn

rule-CAF-45 = If you hold a plan card, you must place it before doing anything else. Only if you had to discard your card while picking do you skip this step.
    .title = Place first

rule-CAF-46 = After placing, count the cups visible in your whole area: that is your number of action points, but never more than 8. The number stays the same for the rest of the turn, and as one cup must always remain visible, you have at least 1.
    .title = Your action points

rule-CAF-47 = Each time you produce, dry, roast or deliver, you spend 1 action point; you choose the order and may repeat an action. Taking beans off a square is free. You may end your turn at any time: no action is compulsory, and points you have not spent are lost. The rulebook speaks of at least one action; we read this as the smallest number you are entitled to.
    .title = Spending action points

rule-CAF-48 = The round is over when everybody has ended their turn. In the standard game the Cafetier pawn then moves on to the left; in the auction variant the card nobody chose goes to the discard pile and the pawn does not move. Then a new round begins; round 8 is followed by the final scoring.
    .title = End of the round

rule-CAF-49 = If you chose this when opening the table, everybody builds at the same time: as soon as all the cards of the round are picked (CAF-44; in the auction variant CAF-86), each of you places and acts at your own pace. Whoever has ended their turn waits, and the round is over (CAF-48) when all are done. It makes no difference to the result: you place and act in your own area only, take from your own warehouse only, beans never run out (CAF-09), and no card is revealed before the next round. You may go back over your own steps, your “end” included, until the last player is done; that changes nothing for the others. The rulebook lets you play this way once you know the game.
    .title = Building at once

chapter-placement = Placing a plan card

rule-CAF-50 = Squares must lie exactly on squares: you may turn a card in quarter turns, but not flip it over or lay it askew. The rulebook only says that cards may be turned; the rest is how we play it. Your area may grow in every direction without limit. In the game record a placement is given by the column and row of the card’s upper left corner – columns count to the right, rows downwards – and by the number of clockwise quarter turns.
    .title = Position and rotation

rule-CAF-51 = Where cards overlap, only the square on top counts. Whatever lies beneath is gone for the rest of the game and plays no part in anything.
    .title = Only the top square counts

rule-CAF-52 = When you lay a card, it has to cover 2, 3 or 4 of the squares now visible in your area – no fewer and no more. They may belong to one card or to several and be of any kind; squares already hidden underneath do not count again. A new card always goes on top, never below another.
    .title = Covering two to four squares

rule-CAF-53 = Beans on covered production, drying and roasting squares return to the supply. In the auction variant a bean on a covered ship is not lost: it returns to your warehouse.
    .title = Beans under a new card

rule-CAF-54 = A café is open only as long as it is completely visible. If you cover it, even if only one of its two squares, it closes for good: all its beans return to the supply, it can no longer be supplied and scores nothing. This also happens to a café that was already complete.
    .title = Covering a café

rule-CAF-55 = The visible half of a closed café no longer does anything. The rulebook is silent on such a half; we play that it still counts as a visible square when you cover it, and that it may be covered like any other.
    .title = The remaining half of a café

rule-CAF-56 = After placing, at least one cup must be visible somewhere in your area. A placement that hides your last cup is therefore only allowed if the new card brings a cup of its own. There is always some way to lay the card that keeps this rule.
    .title = Never without a cup

rule-CAF-57 = Two squares are adjacent if they share an edge and both are visible. It does not matter whether they lie on the same card; touching at a corner is not enough.
    .title = Adjacent squares

rule-CAF-58 = Adjacent visible squares with the same letter A, B or C form a group, and a square on its own is a group too. Production squares of different colours belong together. The rulebook does not say whether squares with beans on them interrupt a group; we play that they link their neighbours just the same.
    .title = Groups

chapter-actions = The actions

rule-CAF-60 = A production square holds at most one bean, of its own colour. A drying or roasting square holds any number of beans, but only of one colour. An open café takes no more of a colour than it asks for; a ship can carry one bean, and only in the auction variant. All other squares stay empty.
    .title = What a square can hold

rule-CAF-61 = Production, drying and roasting squares receive beans only while they are empty; you may not add to a square that already holds some, not even in the same colour. Cafés and your warehouse are exempt.
    .title = No topping up

rule-CAF-62 = Choose a group of production squares with at least one empty square and spend 1 action point: every empty square of the group receives a bean of its colour. Squares that already hold a bean stay as they are. You cannot leave out single squares, but you may take beans off again afterwards, free of charge.
    .title = Produce (A)

rule-CAF-63 = For 1 action point choose a group of drying squares with room in it. Onto each of its empty squares you may move all beans of one colour from all your production squares, near or far. As a whole colour always moves together, each colour can be dried only once per action. You may leave squares empty, but at least one must receive beans; another group costs another action point.
    .title = Dry (B)

rule-CAF-64 = Roasting works like drying, one step further along: for 1 action point, each empty square of the chosen group of roasting squares may receive all beans of one colour from all your drying squares. At least one square must receive beans.
    .title = Roast (C)

rule-CAF-65 = You fill the squares of a group one after the other, and nothing else can come in between. The squares from which you took beans are then empty, so you may use them again with a later action of the same turn.
    .title = One action at a time

rule-CAF-66 = For 1 action point you take up all beans from all your roasting squares; none may stay behind. Each bean goes either to an open café in your area that still lacks its colour or to your warehouse. You may mix freely and supply several cafés with the same action.
    .title = Deliver (D)

rule-CAF-67 = You are asked colour by colour and bean by bean, cafés in the order in which you laid them, without going back, and the warehouse last; once you have sent a bean of a colour to the warehouse, the rest of that colour follows. The rulebook is silent on surplus beans; we play that a café takes only what it has ordered. An incomplete café keeps its beans and can be completed by later deliveries.
    .title = Sharing out a delivery

rule-CAF-68 = Cafés and warehouse form one network, so it does not matter where a café lies. Beans in the warehouse can never be delivered to a café later on; they leave it only to pay for a card or a bid. Beans in a café stay there until the end of the game, unless the café is covered.
    .title = Cafés and warehouse

rule-CAF-69 = You may return beans from a square to the supply for free, even without action points. The rulebook says “always” and “a square”; we play that you may do so in your build turn once you have placed your card, but not in the middle of another action, and that all beans of a production, drying or roasting square go together. Beans in cafés, on ships and in the warehouse are excluded.
    .title = Taking beans off a square

rule-CAF-70 = You cannot spend a point on something that changes nothing: producing in a full group, drying or roasting without beans or without room, delivering without roasted beans. The rulebook does not discuss this; we simply do not offer such actions, since you may end your turn at any time.
    .title = No empty actions

chapter-scoring = End of the game and scoring

rule-CAF-71 = Round 8 is the last one: as soon as everybody has finished their build turn in it, the game is over.
    .title = End of the game

rule-CAF-72 = In the auction variant, the beans on your visible ships first go back to your warehouse. They count like all the others and may well change which colour is your lowest.
    .title = Unloading the ships

rule-CAF-73 = Every open café that has received everything it asked for, in every colour, scores its victory points. A café that lacks even one bean, or that has been covered, scores nothing.
    .title = Scoring the cafés

rule-CAF-74 = In your warehouse, the colour with the fewest beans scores 2 points per bean and the colour with the second fewest 1 point per bean. A colour of which you have none is your lowest and brings 0. Exactly two colours score, even when there is a tie: with 3, 3, 5 and 9 beans you get 6 + 3 = 9 points.
    .title = Scoring the warehouse

rule-CAF-75 = Your result is the sum of cafés and warehouse. Beans still lying on production, drying or roasting squares are worth nothing, nor are cups and ships. During an auction game the score shown already counts the beans on your ships as warehouse beans.
    .title = The final score

rule-CAF-76 = In a tie, the player with more beans on roasting squares is ahead, then the one with more on drying squares; if that does not decide it, the victory is shared. The rulebook says no more than this; we play that only visible squares count and that lower ranks are settled in the same way. Alone there is no ranking, only your score.
    .title = Ties

chapter-auction = The auction variant

rule-CAF-80 = Each round begins with one plan card more than there are players, all laid face up. Cards that are taken are not replaced.
    .title = The open cards in the auction

rule-CAF-81 = The players bid for the role of Cafetier. Beginning with the current Cafetier, everyone in clockwise order either makes a bid or passes, and so on around the table among those who have not passed yet. Until somebody bids, the Cafetier keeps the pawn.
    .title = Bidding for the pawn

rule-CAF-82 = A bid is at least 1 bean, at least as high as the bid so far and no more than you have in your warehouse; matching is enough to take the pawn. You choose the colours and pay at once to the supply, and these beans do not come back even if somebody else takes the pawn from you. If you bid again, you pay the whole new bid. The rulebook is not quite clear on which bid must be matched; we play that lower bids are not possible.
    .title = Making a bid

rule-CAF-83 = If you pass, you are out of this auction for good. If you have too few beans to match the bid so far – or none at all – you pass automatically.
    .title = Passing

rule-CAF-84 = The auction ends when everyone has passed; whoever holds the pawn is Cafetier. We also end it as soon as the only one left is the player whose paid bid holds the pawn, since bidding on would be paying for nothing. If nobody has bid, even the last player is asked; if all pass, the Cafetier stays the same and nobody pays.
    .title = End of the auction

rule-CAF-85 = You pay a bid bean by bean, the colours in the order yellow, brown, green, red; once you have moved on to a later colour, you cannot go back to an earlier one. You are therefore only offered a colour if it and the later ones still hold enough beans for the rest of the bid. If there is only one way to pay, it is done for you.
    .title = Paying a bid

rule-CAF-86 = Clockwise from the Cafetier, everyone takes one of the open cards, and no card costs anything, with or without a cup. So the discount for ships is not needed here, and nobody ever has to discard a pick. One card is left over; it is discarded at the end of the round.
    .title = Picking after the auction

rule-CAF-87 = After paying a bid you may keep one of its beans by putting it on one of your visible ships that is still free; the bid counts in full all the same. Each ship carries one bean. The rulebook leaves open whether several ships may be loaded in one auction; we play one bean per bid, so a further bid may use another ship. While it is there, you can neither spend nor deliver that bean, nor return it to the supply.
    .title = Saving a bean on a ship

rule-CAF-88 = The bean returns to your warehouse as soon as its ship is covered, and at the latest at the end of the game before scoring. From then on it is a bean like any other in your warehouse.
    .title = When a ship gives its bean back

rule-CAF-89 = Between rounds the pawn stays with the Cafetier; only the auction can move it. The rulebook mentions no passing on in this variant, so we leave it in place.
    .title = The pawn stays put

chapter-information = Open, hidden and taken back

rule-CAF-90 = Almost everything is open: areas, beans, warehouses, cards taken, open cards, the discard pile, the size of the pile and all bids. Hidden from everybody are the order of the draw pile and the cards that were removed unseen. You may work out which cards have not appeared yet, but nobody knows when or whether they will.
    .title = What everyone can see

rule-CAF-91 = New cards appear only at two moments: when a round begins and, in the standard game, when a card is replaced after a pick. Everything else happens in full view.
    .title = When something new is revealed

rule-CAF-92 = In your build turn you may take back any step, right to the placing of your card, until you end the turn. A pick with its payment can be taken back until you confirm it, but not once the next card has been revealed. Passing, ending your turn and a fully paid bid are final. Alone you may go back to the start of the round, because your pick reveals nothing. Where everybody builds at once, you may even take back the end of your turn, until all are done (CAF-49).
    .title = Taking a move back

rule-CAF-93 = You can leave the table and come back later: cards and their positions, beans, warehouses, remaining action points, and even a half-finished delivery or bid are kept. Cups, ships, groups, open cafés and points always follow from what is visible in the areas.
    .title = Pausing and resuming

rule-CAF-94 = Nothing gets lost: the 48 plan cards are always somewhere in the pile, the open row, the players’ hands, the areas, the discard pile or among the removed cards. Beans lie only on visible squares, every area shows a cup, no café holds more than it asked for, and closed cafés are empty. If a table ever looks otherwise, something has gone wrong: please report it.
    .title = What always holds
