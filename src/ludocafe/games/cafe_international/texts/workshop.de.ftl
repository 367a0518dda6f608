## Die Werkstatt: was jemand aus der eigenen Schachtel einträgt

piece-nation = Gäste und Tische
    .help = Sortiere die Karten nach Nationen und zähle sie.
piece-nation-one = Nation { $number }
piece-scoring = Punkte
    .help = Was ein Gast bringt, je nachdem, wie viele dann am Tisch sitzen.
piece-limits = Zahlen
    .help = Hände, Züge und wie viele Karten es insgesamt gibt.
form-women = Damen
form-men = Herren
form-tables = Tische
form-mixed = Gemischter Tisch: Punkte nach Gästen
form-own = Nur die eigene Nation: Punkte nach Gästen
form-circle-points = Kaffeekränzchen oder Stammtisch
form-circle-points-one-nation = Ebenso, alle aus einer Nation
form-start-hand = Karten zu Beginn
form-hand-max = Karten auf der Hand, höchstens
form-cards-per-turn = Karten je Zug, höchstens
form-cards-per-turn-formation = Karten mit einer solchen Runde, höchstens
form-penalty-per-card = Abzug je übriger Karte
form-guests-total = Gäste insgesamt
form-women-total = Damen insgesamt
form-men-total = Herren insgesamt
form-tables-total = Tische insgesamt
form-copies-per-kind = Exemplare jedes Gastes
form-tables-per-nation = Tische jeder Nation
