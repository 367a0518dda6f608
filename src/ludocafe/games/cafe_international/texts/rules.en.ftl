chapter-components = The cards

rule-CIN-01 = The café welcomes 96 guests, 48 ladies and 48 gentlemen, from 12 nations. Each guest card shows one of them.
    .title = Guest cards

rule-CIN-02 = Every nation sends 4 ladies and 4 gentlemen. Two cards with the same nation and the same gender are alike in every respect.
    .title = Eight guests per nation

rule-CIN-03 = There are 24 table cards, two for each of the 12 nations.
    .title = Table cards

rule-CIN-04 = This is the card game: the jokers, the bar and the chips of the board game of the same name do not exist here. Points are simply written down as you score them.
    .title = No jokers, no bar, no chips

rule-CIN-05 = The guests come from Central Africa, China, Cuba, England, France, Germany, India, Italy, Russia, Spain, Turkey and the United States.
    .title = The twelve nations

chapter-cafe = The café

rule-CIN-10 = Five tables lie in the café at all times. They form an X: one in each corner and one in the centre.
    .title = Five tables in an X

rule-CIN-11 = Each table has four seats, one on each side: above, below, left and right.
    .title = Four seats per table

rule-CIN-12 = Tables that lie close together share seats, so the café has 12 in all. The 4 inner seats belong to three tables each, the centre one among them; the 8 outer seats belong to a single corner table. The centre table has inner seats only, a corner table two inner and two outer ones.
    .title = Inner and outer seats

rule-CIN-13 = A seat has room for one guest.
    .title = One guest per seat

rule-CIN-14 = Moving guests is not mentioned in the rulebook; we play that they keep their seats. A guest leaves the café only when a table it sits at is complete.
    .title = Guests stay put

chapter-setup = Setting up

rule-CIN-20 = Guest cards and table cards are shuffled separately and form two piles.
    .title = Two piles

rule-CIN-21 = Each of you receives 7 guest cards. The others form the face-down guest pile: 82 cards with two players, 75 with three, 68 with four and 61 with five.
    .title = Dealing the guests

rule-CIN-22 = Five table cards are turned up to form the café, and the 19 that remain are stacked face down as the table pile. Both tables of one nation may well lie out together.
    .title = The first five tables

rule-CIN-23 = At the start all seats are free, everybody has 0 points, and nobody has a face-down card in front of them.
    .title = An empty café

rule-CIN-24 = The rulebook leaves open how the first player is found. We draw lots, unless you have named someone for your table. After that you play clockwise, so the player on the left always comes next.
    .title = Who begins

rule-CIN-25 = The rulebook does not go into the order of these steps; we always keep to the same one. First the guests are shuffled, then the tables, then the first player is found. The guests are dealt one at a time, starting with that player, and finally the tables are turned up: top left, top right, centre, bottom left, bottom right.
    .title = The order of setting up

chapter-turn = Your turn

rule-CIN-30 = On your turn you do one of three things: seat one to three guests in the café, draw a guest card, or put a guest card face down in front of you.
    .title = Three possible actions

rule-CIN-31 = You never have to seat anyone. Even if a guest of yours would fit, you may choose another action that is open to you.
    .title = Seating is voluntary

rule-CIN-32 = When you have carried out your action, the player on your left takes a turn.
    .title = Next player

rule-CIN-33 = A card you play goes from your hand to its seat, and you receive the points for it right away. It counts as one of your three cards this turn.
    .title = First: sit down and score

rule-CIN-34 = If the guest brought no points, it has opened a table and is waiting for company: your next card has to be its partner. If it brought points, nobody is waiting.
    .title = Next: is someone waiting for a partner?

rule-CIN-35 = After the scoring, complete tables leave the café and new ones take their place. This can bring the game to an end.
    .title = Then: complete tables leave

rule-CIN-36 = Last of all it is settled how your turn goes on. With no cards left in hand, you decide whether the game ends; if a guest is waiting for a partner, you seat the partner; after your third card the turn ends by itself. In all other cases you may play another card or end your turn.
    .title = Finally: how the turn goes on

rule-CIN-37 = Sometimes none of your remaining cards can be seated. The rulebook says nothing about it; with us you still choose “End the turn” yourself, because skipping you at once would give away something about your hand.
    .title = Ending your turn yourself

chapter-seating = Where a guest may sit

rule-CIN-40 = A guest can only sit down on a free seat.
    .title = The seat must be free

rule-CIN-41 = At least one table at the seat must have the guest’s nation. Any other tables at the same seat may belong to any nation.
    .title = One table must match the nation

rule-CIN-42 = Ladies and gentlemen must be balanced at a table: one lady and one gentleman, two of one and one of the other, or two of each. The rulebook says this of “a table”; we play that it must be right at every table of the seat once your guest is seated, foreign and empty ones included. Two guests of the same gender on their own, or three of a gender, are refused.
    .title = Ladies and gentlemen

rule-CIN-43 = Nobody sits alone unless they belong to the group of a neighbouring table. The rulebook does not explain this further; we play that your guest may be alone at one of its tables if it has company at another table of the same seat. The other exception is a guest who opens a table.
    .title = A guest on its own

rule-CIN-44 = Only the tables at the chosen seat are looked at. Whatever odd company has been left over at other tables does not get in your way.
    .title = Only your own tables count

rule-CIN-45 = The rulebook only asks that the nation matches on one side. We play that the table that matches and the table with the company need not be the same: a French guest, say, may be alone at the French table as long as somebody suitable sits at the Italian table of the same seat.
    .title = Match here, company there

rule-CIN-46 = Each guest you seat must earn at least one point of its own. In other words, it must have company at one table or more.
    .title = Every card must score

rule-CIN-47 = You may seat up to 3 guests per turn. The rulebook speaks of “a table” here, yet its examples count several; we play that the guests may go to quite different tables.
    .title = Up to three guests

chapter-opening = Opening a table

rule-CIN-50 = There is one way to seat a guest for 0 points: if all tables at the seat are empty, the guest may open there. But you must seat a suitable partner with your very next card.
    .title = Opening with a couple

rule-CIN-51 = A guest opens exactly when all tables at its seat were empty before, and then it earns nothing. As soon as somebody sits at one of them, your guest either scores or is not allowed to sit there.
    .title = What counts as opening

rule-CIN-52 = You may open only if you are certain to have a partner: it must be your first or second card of the turn, and another card in your hand must have a permitted seat beside the opening guest. The rulebook demands the partner; refusing the opening when there is none is our way of making sure.
    .title = No opening without a partner

rule-CIN-53 = The rulebook asks for another suitable guest without saying where. We play that the partner takes a seat that shares a table with the opening guest and follows all the seating rules. So it is always a guest of the other gender and earns at least 2 points. Its nation may match any table at its own seat, not just the shared one.
    .title = The partner

rule-CIN-54 = The opening guest counts as one of your three cards. You may play a couple alone, a couple followed by a scoring guest, or a scoring guest followed by a couple. You cannot open with your last card or open a second time after a couple.
    .title = Opening and the three cards

rule-CIN-55 = As long as the café is empty, the only way in is to open with a couple. If your hand holds no suitable couple, you need another action, which usually means drawing.
    .title = The first guests of the game

rule-CIN-56 = The partner may complete another table and leave the café with it, so that the opening guest stays behind alone. The rulebook is silent here; we play that this is fine and that you owe no further guest.
    .title = When the partner leaves at once

chapter-scoring = Points

rule-CIN-60 = Each guest is scored by itself as soon as it sits down, in the order in which you play your cards. Only the tables at its seat count.
    .title = Card by card

rule-CIN-61 = If the seat belongs to several tables, each is scored separately, and you receive the sum.
    .title = Several tables at once

rule-CIN-62 = What counts is how many guests sit at the table, including the new one. Two guests bring 2 points, three bring 3 and four bring 4. If all of them have the table’s own nation, it is twice as much: 4, 6 or 8 points.
    .title = What a table is worth

rule-CIN-63 = For double points all guests must come from the nation of the table itself; sharing some other nation is not enough. Two Russians at the French table bring 2 points, not 4. The wording of the rulebook is loose on this, but only this reading fits its examples.
    .title = Double points only for the table’s nation

rule-CIN-64 = A table where your guest sits alone brings nothing and does no harm. The rulebook does not spell this out; we play it this way.
    .title = Alone at a table

rule-CIN-65 = The most a single ordinary card can earn is 20 points. It then completes two tables of its own nation with only compatriots at them, 8 points each, and a mixed third table for 4.
    .title = The best possible card

rule-CIN-66 = Points you have scored are safe while the game is running. Only the penalty points at the end are taken off.
    .title = No points lost on the way

chapter-full-tables = Complete tables

rule-CIN-70 = A table is complete once there is a guest on each of its four seats.
    .title = When a table is complete

rule-CIN-71 = Complete tables are replaced straight away. What this means for your other cards can be read in two ways; we play that the replacement comes as soon as you have your points for the filling card, even in the middle of your turn. If you have cards left to play, you carry on in the renewed café.
    .title = Replaced at once

rule-CIN-72 = All complete tables go with the guests sitting there, for the rest of the game. The rulebook does not mention guests who also sit at a table that remains; we play that they go too, as its example with two full tables suggests. An ordinary card can complete up to three tables; in the variant it can be as many as five.
    .title = Who leaves

rule-CIN-73 = If the table pile cannot fill the café again, the game is over immediately. The rulebook does not say what becomes of the table cards that are left; we play that none of them is turned up, even if one of two gaps could be filled, and nobody plays another card.
    .title = Not enough tables

rule-CIN-74 = Otherwise each empty place gets the next card from the table pile. The rulebook gives no order; we fill the places from top left, top right and centre to bottom left and bottom right.
    .title = New tables

rule-CIN-75 = After a replacement a guest may find itself alone; this is allowed, and the game simply goes on. The rulebook mentions only single guests; we play that two ladies or two gentlemen may be left as well, since guests already seated are not checked again.
    .title = Guests left behind

rule-CIN-76 = Between two cards a table may be empty or hold a single guest, a couple, or three guests of both genders. As a leftover, two ladies or two gentlemen on their own can occur as well. Three of a gender never occur, except while a coffee circle or regulars’ table is being formed, and a table with two couples is complete and leaves.
    .title = What you may find at a table

rule-CIN-77 = The rulebook does not say who may join leftover guests; we play that only the result counts. A gentleman may join two ladies, a third lady may not; a lady may join a lone gentleman for 2 points, or 4 if both have the table’s nation, but a second gentleman may not.
    .title = Joining guests left behind

rule-CIN-78 = The rulebook also tolerates guests left at a foreign table after a replacement. In fact this cannot happen: everyone at a complete table leaves, so those who stay still have the table of their nation.
    .title = Left at a foreign table

chapter-drawing = Drawing and putting cards face down

rule-CIN-80 = When you draw, the top card of the guest pile joins your hand and your turn is over. You can play it on a later turn at the earliest.
    .title = Drawing

rule-CIN-81 = Your hand may hold no more than 12 cards. That is why you can draw only if you have 11 or fewer.
    .title = Twelve cards at most

rule-CIN-82 = With 12 cards in hand, a card you put face down stays there for good and costs you 2 points in the final count; your turn is then over. The rulebook describes this only for a full hand; we play that you cannot do it with fewer than 12, when you draw instead.
    .title = Putting a card face down

rule-CIN-83 = With 12 cards in hand and a guest who could be seated, you choose freely between seating and putting a card face down.
    .title = A full hand leaves you the choice

rule-CIN-84 = The rulebook does not say who may see face-down cards. We play that you may look at your own, while the others see only how many there are; the log keeps them secret, too, until the game is over. They never come back into play.
    .title = Face-down cards stay secret

chapter-end = End of the game

rule-CIN-91 = The game ends when complete tables cannot all be replaced. Turning up the last table card does not end it yet; the next shortage does. The card that completed the tables still scores.
    .title = End: tables run short

rule-CIN-92 = The game ends the moment somebody draws the last guest card. That card counts as part of the player’s hand and so costs points.
    .title = End: last guest drawn

rule-CIN-93 = If you seat your last card, you may end the game once scoring and replacement are done, or let it go on. The rulebook does not say how long the offer stands; we play that you decide there and then. If you play on, you can only draw on your next turn, and emptying your hand again brings a new choice.
    .title = End: empty hand

rule-CIN-94 = The rulebook gives no order when several ends meet. We play that scoring comes first, then the check whether there are enough tables, and only then the choice of a player with an empty hand. If the game ends at once, everything that would have followed is dropped, including cards you still wanted to play.
    .title = What comes first

rule-CIN-95 = At the end you lose 2 points for each card still in your hand and for each one lying face down in front of you. Your total may fall below zero.
    .title = Penalty points

rule-CIN-96 = The highest total wins. If several of you share it, fewer penalty points decide.
    .title = The winner

rule-CIN-97 = The rulebook is silent if penalty points are equal as well. We play that those players share the victory; further down, too, ranks follow the total and then the penalty points.
    .title = Shared victory

chapter-variant = Variant: coffee circle and regulars’ table

rule-CIN-100 = Four ladies at one table are a coffee circle, four gentlemen a regulars’ table. If you can form one on your turn, you may play up to four cards instead of three, the fourth only as part of it. Even two of them in one turn are possible, with two cards each.
    .title = Coffee circle and regulars’ table

rule-CIN-101 = You announce which table you want to fill and whether with ladies or gentlemen. Nobody of the other gender may sit there, and your hand must supply a guest with a fitting nation for each free seat, within four cards in all. The rulebook gives few details; we play that suitable guests already seated count towards the four.
    .title = When you may form one

rule-CIN-102 = Only the table you form is exempt from the usual mix of ladies and gentlemen. The rulebook is silent about its neighbours; we play that the company must be right there once all the new guests are seated. The formed table counts as company for them.
    .title = Neighbouring tables

rule-CIN-103 = After your announcement you seat the guests one by one, on the free seats of that table and in any order. The rulebook leaves the details open; we allow just those cards and seats with which you can still finish. Until then you cannot stop, and the duty to score and the rules for opening are suspended.
    .title = Seating the group

rule-CIN-104 = The formed table brings 20 points with its last card, or 40 if all four guests come from the same nation, whichever it is; before that it brings nothing. The rulebook is silent about the other tables; we score them as usual, card by card.
    .title = 20 or 40 points

rule-CIN-105 = The cards of the group count as played together. We therefore play that complete tables leave only after the last of them. Then everything goes on as usual: with two cards or fewer played, you may add another.
    .title = Complete tables wait for the last card

rule-CIN-106 = The rulebook does not say how this combines with other cards. We play that ordinary guests stop at three cards as always and only a group can take you to four. One ordinary guest and then a group of three is fine, and so is a group of two and then one ordinary guest.
    .title = How many cards in all

rule-CIN-107 = The rulebook does not mention an announcement, but we ask for one, and you are never obliged to make it. Without it the usual mix applies, and two or more guests of one gender on their own are still refused.
    .title = Only when announced

chapter-information = What you know, chance and taking back

rule-CIN-110 = Chance decides only how the two piles are shuffled and who begins. After that the order of both piles is fixed, and the same start with the same choices gives the same game again.
    .title = Where chance comes in

rule-CIN-111 = Everyone at the table, bots included, sees only what their own place entitles them to. The guests you have not seen yet are the 96 minus your hand, your own face-down cards, the guests in the café and those who have left.
    .title = What each player knows

rule-CIN-112 = Taking back is not a matter for the rulebook; we allow it for the guests you have seated this turn, latest first. It stops being possible when a table has been replaced, a card drawn or put face down, your turn ended or a group finished. While an opening guest waits for its partner you can always go back, and if you confirm your moves, the third card waits for your confirmation.
    .title = Taking back

rule-CIN-113 = Every game is recorded with its players, options, first player, both piles as they were at the start and all decisions. This is enough to replay it exactly, move by move.
    .title = The game record
