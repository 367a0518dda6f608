## The workshop: what an owner of the box enters

piece-nation = Guests and tables
    .help = Sort the cards by nation and count them.
piece-nation-one = Nation { $number }
piece-scoring = Points
    .help = What a guest brings, by how many then sit at the table.
piece-limits = Numbers
    .help = Hands, turns and how many cards there are in all.
form-women = Ladies
form-men = Gentlemen
form-tables = Tables
form-mixed = Mixed table: points by guests
form-own = Own nation only: points by guests
form-circle-points = Coffee circle or regulars’ table
form-circle-points-one-nation = The same, all of one nation
form-start-hand = Cards at the start
form-hand-max = Cards in hand, at most
form-cards-per-turn = Cards laid in a turn, at most
form-cards-per-turn-formation = Cards laid with such a circle, at most
form-penalty-per-card = Penalty for each card left
form-guests-total = Guests in all
form-women-total = Ladies in all
form-men-total = Gentlemen in all
form-tables-total = Tables in all
form-copies-per-kind = Copies of each guest
form-tables-per-nation = Tables of each nation
