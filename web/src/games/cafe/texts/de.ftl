board-letter-yellow = Ge
board-letter-brown = Br
board-letter-green = Gr
board-letter-red = Ro
board-row = Offene Karten
board-taken = vergeben
board-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-production = Bohnenfeld
board-drying = Trocken-Feld
board-roasting = Rösten-Feld
board-cup = Tasse
board-ship = Schiff
board-empty = leeres Feld
board-cafe = Kaffeehaus
board-square = { $what } { $x } { $y }
board-beans = { $beans } { $colour }
board-stored = { $beans } { $colour }, je { $points } wert
board-summary = Gelände mit { $squares } Feldern, { $cups ->
    [one] { $cups } Tasse
   *[other] { $cups } Tassen
} und { $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffen
}
board-sheet = { $received } von { $demand } Bohnen, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-closed = geschlossen
board-placing = Karte legen
board-move-up = Nach oben
board-move-left = Nach links
board-move-down = Nach unten
board-move-right = Nach rechts
board-turn = Drehen
board-lay = Karte hierhin legen
board-cannot-lay = Hier nicht – warum?
board-next-spot = Andere Stelle
board-acting = Aktionen
board-acting-help = Wähle eine umrandete Gruppe: A baut an, B trocknet, C röstet.
board-chain = Anbauen – trocknen – rösten – liefern
board-remove = Bohnen entfernen …
board-which-beans = Welche Bohnen? (abbrechen)
board-really-end = Trotzdem beenden
board-auto-send = Erst Kaffeehäuser fertig beliefern, Rest ins Lager
board-auction = Auktion um die Meister-Figur
board-passed = ausgestiegen
board-still-in = noch dabei
board-less = Weniger
board-more = Mehr
board-cafetier = Meister
board-cafetier-is = Meister: { $seat }
board-cups = { $cups ->
    [one] { $cups } Tasse
   *[other] { $cups } Tassen
}
board-complete = { $count ->
    [one] { $count } Kaffeehaus vollständig
   *[other] { $count } Kaffeehäuser vollständig
}
board-try = Inzwischen Stellen dafür ausprobieren
board-stop-trying = Nicht weiter ausprobieren
board-planned = Die Karte wartet hier, bis du dran bist.
board-not-here = Hier kann sie nicht liegen.
board-order = Reihenfolge
board-step-produce = anbauen
board-step-dry = trocknen
board-step-roast = rösten
board-step-deliver = liefern
board-way = Vollständig mit { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkten
}: { $steps }
