## Nations and guests

nation-CF = Zentral­afrika
nation-CN = China
nation-CU = Kuba
nation-DE = Deutsch­land
nation-ES = Spanien
nation-FR = Frank­reich
nation-GB = England
nation-IN = Indien
nation-IT = Italien
nation-RU = Russland
nation-TR = Türkei
nation-US = USA
gender-W = Dame
gender-M = Herr
board-chair = Platz { $chair } ({ $table })
board-table = { $table }, { $slot }
board-free = frei
board-waits = wartet auf Gesellschaft
board-gain = +{ $amount }
board-loss = −{ $amount }
board-then = dann { $amount }
board-complete = voll besetzt
board-new = neu
board-draw = ziehen
board-objects = hat etwas dagegen
board-guests-left = { $count ->
    [one] { $count } Gast
   *[other] { $count } Gäste
}
board-tables-left = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
board-unseen = Noch zu erwarten
board-gender = Gäste
board-gender-W = Damen
board-gender-M = Herren

board-hand = Deine Hand
board-hand-size = { $count } von { $most }
board-empty-hand = Keine Karten auf der Hand
board-card = { $guest }
board-no-seat = zurzeit kein Platz
board-best = bester Platz +{ $amount }
board-sort = Hand sortieren
board-sort-nation = Nation
board-sort-playable = Spielbar
board-sort-points = Beste
board-put-down = Eine verdeckt ablegen

ask-turn = Wen setzt du?
ask-turn-none = Niemand passt: Ziehe eine Karte
ask-turn-full = Volle Hand: Setze, oder lege eine ab
ask-down = Welche Karte legst du verdeckt ab?
ask-more = Noch jemanden setzen, oder Zug beenden?
ask-partner = Wer setzt sich dazu?
ask-forming = { $gender }: Besetze die Plätze
ask-offer = Partie beenden oder weiterspielen?
ask-chair = Wer setzt sich auf Platz { $chair }?
ask-guest = { $guest }: wohin?
line-turn = Bis zu { $left ->
    [2] zwei
    [3] drei
   *[other] { $left }
}, oder eine Karte ziehen.
line-turn-full = Bis zu { $left ->
    [2] zwei
    [3] drei
   *[other] { $left }
}, oder eine Karte verdeckt ablegen.
line-turn-none = Mit dem Ziehen endet dein Zug.
line-down = Sie zählt am Ende −{ $amount }.
line-partner = Darf nicht allein bleiben: { $guest }.
line-guest = Für diese Karte ist jetzt kein Platz.
do-place = Hier setzen
do-draw = Ziehen
do-stop = Zug beenden
do-end = Beenden
do-go = Weiterspielen
do-discard = Verdeckt ablegen
board-dots = { $placed } gesetzt, noch höchstens { $left }
board-partner-follows = jetzt, dann bis zu +{ $amount }

board-if-ended = Wenn jetzt Schluss wäre
board-turn-guests = { $count ->
    [one] { $guests }
   *[other] { $count } Gäste
}
board-turn-drew = zieht eine Karte
board-turn-down = legt eine Karte ab
board-turn-complete = { $table } voll besetzt
board-lead = führt

stop-cafe = Café
stop-hand = Hand { $count }
stop-players = Spieler
board-map = Plan des Cafés

tale-sits = nimmt Platz
tale-scores = punktet
tale-full = Tisch voll
tale-new = neuer Tisch
tale-draws = zieht
tale-down = verdeckt
tale-circle = bildet

game-short = Café International
board-bill-made = An den Tischen
board-bill-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
board-bill-mixed = Gemischte Tische
board-bill-own = Nur eigene Nation
board-bill-formation = Kaffeerunden
board-bill-hand = Auf der Hand
board-bill-face_down = Verdeckt

## Beside the board, which marks the seats

log-guest_seated = { $seat } setzt: { $guest }.
log-table_scored = +{ $amount } am { $table } ({ $slot }).
log-table_opened = { $guest } wartet auf Gesellschaft.
log-guest_left = { $guest } geht.
log-guest_drawn = { $seat } zieht: { $guest }.
log-guest_drawn-hidden = { $seat } zieht eine Karte.
