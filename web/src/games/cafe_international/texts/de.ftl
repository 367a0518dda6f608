board-chair = Platz { $chair } ({ $table })
board-table = { $table }, { $slot }
board-free = frei
board-waits = wartet auf Gesellschaft
board-gain = +{ $amount }
board-up-to = ≤ { $amount }
board-hand = Deine Hand
board-empty-hand = Keine Karten auf der Hand
board-card = { $guest }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } Karten)
}
board-no-seat = zurzeit kein Platz
board-best = bester Platz +{ $amount }
board-sort = Hand sortieren
board-sort-nation = Nation
board-sort-playable = Spielbar
board-sort-points = Punkte
board-turn = { $placed } gesetzt, noch { $left } möglich
board-guest-pile = { $count ->
    [one] noch { $count } Gästekarte
   *[other] noch { $count } Gästekarten
}
board-table-pile = { $count ->
    [one] noch { $count } Tisch
   *[other] noch { $count } Tische
}
board-put-down = Eine Karte verdeckt ablegen
board-which-down = Welche Karte legst du verdeckt ab?
board-made = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-unseen = Gäste, die noch kommen können
board-gender = Gäste
board-gender-W = Damen
board-gender-M = Herren
board-objects = hat etwas dagegen
board-undo = Zurücknehmen
