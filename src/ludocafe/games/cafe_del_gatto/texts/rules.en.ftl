chapter-components = What is in the box

rule-GAT-01 = Each coffee/milk token carries a barista value from 1 to 4 and a preparation, which is cold, creamy or hot. One face is milk and the other coffee; value and preparation are the same on both. The column in which a token enters the machine settles which face shows, and from then on it is not turned over, neither in the machine nor on a cup.
    .title = Tokens

rule-GAT-02 = There are 36 tokens in all. How they divide into values and preparations was shown only in a picture that is lost to us, so we use an even mix; the list of components shows how many there are of each. Two tokens with the same value and preparation are worth exactly the same to you.
    .title = The token mix

rule-GAT-03 = You own one cup of each of the five types: espresso, espresso macchiato, doppio, cappuccino and latte macchiato. A cup is a stack of one to four spaces, white for milk and brown for coffee; a cappuccino, for example, has coffee at the bottom and two milks above it. Look at the cups for their spaces, at the drinks menu for the coins and at the drink tiles for the points.
    .title = The five cups

rule-GAT-04 = Some things you can always rely on. A full cup is good enough for the lowest drink tile of its type, so it can always be served; fewer different preparations always earn more coins; and the tiles of one type climb in value. Your five cups have 12 spaces altogether, 6 for milk and 6 for coffee.
    .title = What you can rely on

rule-GAT-05 = For each type of cup, only the drink tile with the lowest value comes in several copies. Each higher tile is one of a kind, so those who serve early have more to choose from.
    .title = Rare drink tiles

rule-GAT-06 = There are 45 coins, each worth 1. The rulebook is silent about an empty reserve; we play that the coins are limited. If you are owed more than the reserve contains, you take what is there and the remainder is lost, without any debt to be settled later.
    .title = Coins can run out

rule-GAT-07 = There are 12 sugar cubes. The rulebook is silent about running out; we play that they are limited too. If none is left when you buy a token of value 1, you get no cube for it, and it is not made up for afterwards.
    .title = Sugar can run out

rule-GAT-08 = The espresso machine has a milk column on the left and a coffee column on the right, with five rows each. Row 1 is at the bottom, row 5 at the top. Tokens side by side in the same row are neighbours. There are never gaps below a token, and all ten places are taken whenever you choose what to do; only while a token just bought is looking for its cup is the top place of its column empty.
    .title = The espresso machine

chapter-setup = Setting up

rule-GAT-10 = By tradition, whoever had a coffee most recently begins. Nobody can check that online, so the first player is drawn by lot or chosen before the game. That person keeps the first-player card until the end, and the others follow clockwise.
    .title = Who begins

rule-GAT-11 = All 36 tokens are mixed in the bag. Five of them fill the milk column and the next five the coffee column, each from the bottom row upwards and with the matching face showing. The bag keeps the other 26, and nothing lies on the discard yet.
    .title = Filling the machine

rule-GAT-12 = Everybody receives 5 coins. The first player gives 1 of them straight back as a tip and therefore begins with 4. Nobody has any sugar yet; the 12 cubes and the coins not handed out form the reserve.
    .title = Starting money

rule-GAT-13 = The drink tiles are sorted by type of cup and laid out face up from the lowest to the highest value. The lowest tile of each type is a pile with one copy per player, and spare copies go back into the box. The single tiles are all in play, however many of you there are.
    .title = Laying out the drink tiles

rule-GAT-14 = Everybody puts one empty cup of each type in front of them, five in all. Cups that nobody needs are left in the box.
    .title = Your five empty cups

chapter-turn = Your turn

rule-GAT-20 = You play in clockwise order. On your turn you do one single thing: buy a token, serve one or more full cups, or take 2 coins. Cleaning the machine is not an action but something you may do ahead of a buy; if you clean and then stop, your turn passes without an action.
    .title = One action per turn

rule-GAT-21 = You can never get stuck: taking coins is open to you at the start of every turn, even if the reserve is empty and it is no more than a pass. The game cannot freeze either. When the reserve is empty, at least one of you is rich enough for any token; that player can buy or serve, or has served everything, and then the end is near.
    .title = There is always something to do

chapter-cleaning = Cleaning the machine

rule-GAT-30 = To clean a column you need 2 coins and at least one open cup, that is, a cup neither full nor served. The rulebook does not mention the cup; we play it this way because cleaning prepares a buy, and without an open cup there is nothing you could buy for.
    .title = When you may clean

rule-GAT-31 = Pay 2 coins into the reserve and put the five tokens of one column on the discard. Then five new ones are drawn and fill that column from the bottom to the top, with its own face showing. The other column stays as it is.
    .title = How cleaning works

rule-GAT-32 = You may clean as often as you like in one turn, the same column or the other one, provided you pay 2 coins each time. The rulebook has in mind a machine with nothing suitable in it; we play that you alone judge what suits you.
    .title = Cleaning again

rule-GAT-33 = Cleaning comes before a buy and may be repeated. The rulebook does not say whether another action may follow; we play that you may clean again, buy a token or end your turn, even if you could afford one. Serving and taking coins are no longer possible this turn, since cleaning belongs to the buy.
    .title = After cleaning

rule-GAT-34 = You may spend your last 2 coins on cleaning, even if you then cannot pay for any token. In that case your turn is simply over.
    .title = Cleaning with your last coins

rule-GAT-35 = After cleaning you are not forced to buy. The rulebook only says that you can; we play that you may end your turn even if you could afford a token. If neither another cleaning nor a buy is possible, the turn ends by itself.
    .title = Stopping after cleaning

chapter-buying = Buying a token

rule-GAT-40 = You buy just one token per turn. You need enough coins for it and an open cup whose next space has the colour of the face showing. A bought token goes straight onto a cup; the rulebook says nothing about keeping one for later, so we play that a token none of your cups can take is not for sale to you.
    .title = Which token you may buy

rule-GAT-41 = A token costs as many coins as the barista value of its neighbour, the token beside it in the other column. Row 4 adds a surcharge of 1 coin and the top row one of 2. The value of the token you buy and the preparation of its neighbour make no difference, so prices run from 1 to 6: a row-4 coffee beside a milk of value 2 costs 2 + 1 = 3 coins.
    .title = The price

rule-GAT-42 = First you pay the reserve and take the token, and those above it slide down a row. If it has the value 1, you receive a sugar cube. Then you put it on the next space of one of your cups, and at the end a fresh token is drawn for the top row of that column. This finishes your turn.
    .title = The steps of a buy

rule-GAT-43 = A sugar cube comes with a token that has a 1 printed on it, whatever you paid. Paying a price of 1 does not bring you sugar. You cannot turn the cube down.
    .title = Sugar for the value 1

rule-GAT-44 = Whenever you can buy, every token has a neighbour; only while a bought token is looking for its cup is one place empty. The rulebook is silent here; we count the missing neighbour as 0, plus the surcharge of the row, but nobody ever pays that price.
    .title = A token without a neighbour

rule-GAT-45 = Cups are filled from the bottom up without skipping a space: milk goes on white, coffee on brown, and a token is not flipped to make it fit. If several of your cups can take it, you choose. The rulebook mentions no way of rearranging; we play that a token stays where you put it until its cup is served or has to be emptied in an intermediate round.
    .title = Putting the token on a cup

rule-GAT-46 = You choose the cup first and only then see which new token comes into the machine.
    .title = Cup first, then the new token

chapter-serving = Serving

rule-GAT-50 = To serve you need at least one full cup. In a single action you may serve several of your full cups, and you may keep some of them for later. The rulebook gives no order; we play that you serve them one by one as you like and may stop after each.
    .title = Serving one or more cups

rule-GAT-51 = Count how many different preparations are on the cup: 1, 2 or 3. The drinks menu shows in the row of that cup how many coins this earns; the fewer kinds you mix, the better the pay. Values and sugar play no part here. A cappuccino with two preparations, for instance, earns 3 coins.
    .title = Coins from the drinks menu

rule-GAT-52 = Add up the values of the tokens on the cup. For each sugar cube you return to the reserve now, the total goes up by 1; you may use none, some or all of your cubes on the same drink. The result is the drink’s barista value.
    .title = Barista value and sugar

rule-GAT-53 = Take one drink tile of the same type as the cup, worth no more than your barista value. You must take one, but you are free to pick a lower tile than you could have. One is always there for you: the pile of lowest tiles contains one for each player.
    .title = Choosing a drink tile

rule-GAT-54 = If your tile is worth less than your barista value, you receive the difference in coins. With a barista value of 7 and the tile of value 3, for example, that makes 4 coins.
    .title = Coins for the difference

rule-GAT-55 = The tokens of the served cup go on the discard and the drink tile goes on the cup. The cup is then finished for the rest of the game, so you serve each type of drink no more than once.
    .title = A served cup is finished

rule-GAT-56 = A cube used while serving counts for the choice of tile and also for the difference in coins. The rulebook does not say this outright, but its sentences add up to it, so we play it that way. You can therefore turn a cube into 1 coin if you do not need it for a better tile.
    .title = Sugar also counts for the difference

rule-GAT-57 = You are paid the coins from the menu and those for the difference together, at the moment you choose your tile. If the reserve has too few for the whole sum, you receive what is left in it.
    .title = Getting paid

rule-GAT-58 = After taking a tile you may serve another full cup or stop. If you have no other full cup, your turn ends by itself. The coins you have just earned are for later turns.
    .title = Serving another cup

rule-GAT-59 = Sugar can only be used at the moment you serve a drink, be it on your own turn or in an intermediate round. It neither pays for tokens nor for cleaning.
    .title = When sugar can be used

chapter-coins = Taking coins

rule-GAT-60 = Take 2 coins from the reserve, and your turn is over. If the reserve holds fewer, you take what there is, even if that is nothing. You may choose this at the start of any turn, but not after cleaning.
    .title = Taking 2 coins

chapter-bag = Bag and discard

rule-GAT-70 = New tokens are drawn blindly from the bag, and each token in it has the same chance of coming out.
    .title = Drawing a token

rule-GAT-71 = The bag is refilled only when a token has to be drawn and there is none left in it. Then everything on the discard goes into the bag and is mixed, and the drawing continues. As long as nobody needs a token, an empty bag just stays empty.
    .title = Refilling the bag

rule-GAT-72 = When you clean, the five old tokens go on the discard before the first new one is drawn. The rulebook does not say what happens if the bag runs out midway; we play that the old tokens are mixed in too and may turn up again at once. New tokens already in the column stay there.
    .title = Cleaned tokens may come back

rule-GAT-73 = No token is ever lost: bag, discard, machine and cups always add up to 36. After each turn at least one token is left to draw, so the machine can always be topped up. Two players can fill 24 spaces at most, and that is why the intermediate round only exists with three or more.
    .title = There is always a token to draw

chapter-intermediate = The intermediate round

rule-GAT-80 = If bag and discard are both empty at the end of a turn, once the machine has been topped up, an intermediate round takes place. All the tokens are then in the machine and on your cups. Only a buy can lead to this.
    .title = When it happens

rule-GAT-81 = The wording of the rulebook leaves open who begins. We play that the player whose turn comes next opens the intermediate round, it goes clockwise once around the table and finishes with the player who has just had a turn; then the opener plays normally. It is nobody’s turn and costs nobody a turn.
    .title = Order of the intermediate round

rule-GAT-82 = When it comes to you and you have a full cup, you must serve one of your choice, and only one. Menu coins and drink tile are given as usual, and tiles or coins taken before you are gone. The rulebook does not mention sugar here; we play that you may use it as in any serving. Without a full cup you are passed over.
    .title = Everyone serves one drink

rule-GAT-83 = If at least one of you can serve, the intermediate round is over once everyone with a full cup has served one. The rulebook does not say what the others do then; we play that those without a full cup keep all their tokens.
    .title = If only some can serve

rule-GAT-84 = If nobody has a full cup, each of you in the same order must empty the cup with the most tokens among those not yet served. Its tokens go on the discard and bring nothing; the cup remains yours and can be filled anew. The rulebook is silent about ties; we play that you choose among your fullest cups. Anyone without tokens is passed over, and it takes four or five players for this to occur.
    .title = If nobody can serve

rule-GAT-85 = After an intermediate round there is always something on the discard again, and play goes on. The tokens wait there until the next draw brings them into the bag. There is no second intermediate round on its heels.
    .title = Play goes on

rule-GAT-86 = The rulebook is silent about the end in an intermediate round. We play that a fifth cup served there brings on the end as usual: the current round is finished, and if the turn just played was its last one, the game ends right after the intermediate round. An intermediate round that could only follow the very last turn of the game is skipped.
    .title = Fifth cup in the intermediate round

rule-GAT-87 = If you served your fifth cup in an intermediate round and still have a turn in this round, there is nothing left for you to fill or serve. You can then only take coins.
    .title = A turn with five served cups

chapter-end = End and scoring

rule-GAT-90 = When somebody has served all five cups, this is the last round: you play on up to the player to the right of the first player, so that all of you have had equally many turns. If that very player served the fifth cup, the game is over immediately.
    .title = The last round

rule-GAT-91 = Add up the values on your drink tiles and score 1 extra point for every 2 sugar cubes you still have; an odd cube counts for nothing. Coins bring no points, and neither do tokens on cups you have not served, even full ones.
    .title = Counting points

rule-GAT-92 = Whoever has the most points wins the game.
    .title = The winner

rule-GAT-93 = If players have equally many points, the one with more coins left is ahead. Leftover sugar does not help to break a tie.
    .title = Breaking a tie

rule-GAT-94 = The rulebook is silent about players level in points and in coins. We play that they share the victory, or the same rank further down.
    .title = Shared victory

rule-GAT-95 = The rules set no limit to the number of rounds, so players who only ever took coins could go on for ever. A game played by bots alone that leads nowhere may be broken off. It then counts as unfinished and has no winner.
    .title = Games without an end

chapter-information = Open information, chance and taking back

rule-GAT-100 = All of you can see the whole table: machine, discard, cups, coins, sugar, tiles and reserve. Only the next token from the bag is unknown. What is still in the bag can be worked out from what you see, so you may be shown it as an aid, but never an order in which the tokens will come.
    .title = Open information

rule-GAT-101 = Chance decides the first player, if drawn by lot, the ten tokens at the start, one token after each buy and five for each cleaning. The more tokens of a kind there are in the bag, the more likely that kind is; if the bag is empty, what counts is the discard that is about to refill it.
    .title = Where chance comes in

rule-GAT-102 = A finished game can be replayed and unfolds in just the same way: the same start and the same choices give the same game. Even so, the tokens to come are not lined up beforehand, so nobody, human or bot, can peek at them.
    .title = Games can be replayed

rule-GAT-103 = You can take back your own choices until something new is revealed or the next player is to move. A buy can be undone until you have put the token on a cup, and the steps of serving until your turn, or your part of an intermediate round, is over; after a cleaning or a placed token there is no way back. A choice that ended your turn can only be taken back if your table allows it, and only until the next player makes a decision.
    .title = Taking back
