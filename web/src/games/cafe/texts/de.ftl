board-letter-yellow = Ge
board-letter-brown = Br
board-letter-green = Gr
board-letter-red = Ro
board-row = Offene Karten
board-taken = vergeben
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
board-turn = Drehen
board-cannot-lay = Hier nicht – warum?
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
board-cups = { $cups ->
    [one] { $cups } Tasse
   *[other] { $cups } Tassen
}
board-not-here = Hier kann sie nicht liegen.
board-order = Reihenfolge
board-here-produce = In dieser Gruppe anbauen
board-here-dry = In dieser Gruppe trocknen
board-here-roast = In dieser Gruppe rösten
board-here-discard = Diese Bohnen entfernen
board-step-produce = anbauen
board-step-dry = trocknen
board-step-roast = rösten
board-step-deliver = liefern
board-way = Vollständig mit { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkten
}: { $steps }
board-taken-now = In dieser Runde genommen
board-has-laid = { $name }: gelegt
board-lays-later = { $name }: noch zu legen
board-laid = gelegt
board-to-lay = legt noch
board-new-after = neu nach { $name }
board-cafe-worth = { $points ->
    [one] Haus { $points } P.
   *[other] Haus { $points } P.
}
board-cups-after = { $points ->
    [one] { $points } Aktionspunkt mit dieser Karte
   *[other] { $points } Aktionspunkte mit dieser Karte
}
board-ships = { $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffe
}
board-served = { $open ->
    [one] { $served } von { $open } Kaffeehaus beliefert
   *[other] { $served } von { $open } Kaffeehäusern beliefert
}
board-of = { $part } von { $all }
board-action-cups = { $cups ->
    [one] { $cups } Aktionstasse
   *[other] { $cups } Aktionstassen
}
board-actions-left = noch { $left } von { $cups } Aktionen
board-pile = { $cards } im Stapel
board-discard = { $cards } abgelegt
board-order-picks = Nimmt, dann baut
board-order-builds = Baut der Reihe nach
board-builds-at-once = Alle bauen zugleich
board-you = du
board-last = Ende
board-sheet-of = Plan der Güter, Blatt { $round } von { $rounds }
board-area-of = Plan von { $name }
board-back = Zurück zu meinem
board-others = Die anderen Häuser
board-cafes = Deine Kaffeehäuser
board-no-cafes = Auf deinem Plan liegt noch kein Kaffeehaus.
board-houses = Kaffeehäuser
board-houses-none = noch keine
board-near = Näher
board-whole = Ganzer Plan
board-stop-row = Karten
board-stop-taken = Genommen
board-stop-plan = Mein Plan
board-stop-others = Die anderen
board-short-production = Anbau
board-short-drying = Trocknen
board-short-roasting = Rösten
board-short-cup = Tasse
board-short-ship = Schiff
board-short-empty = Land
board-short-cafe = Kaffeehaus
board-covers = deckt { $squares } ab: { $what }
board-grown = { $stage ->
    [production] Anbau
    [drying] Trocknen
   *[roasting] Rösten
} { $before } → { $after }
board-turn-back = Andersherum drehen
board-pays = zahlt { $before } → { $after }
board-stores = lagert { $before } → { $after }
board-badge-produce = anbauen +{ $count }
board-badge-dry = trocknen { $count }
board-badge-roast = rösten { $count }
board-badge-deliver = liefern { $count }
board-which-colour = { $task ->
    [dry] Welche Farbe hier trocknen?
   *[roast] Welche Farbe hier rösten?
}
board-none = leer lassen
board-auto-end = Zug dann von selbst beenden
board-pick-help = Berühre eine Karte, um sie auf deinem Plan zu probieren.
board-pick-pay = Sie kostet eine Bohne: Berühre eine in deinem Lager, um zu zahlen und sie zu nehmen.
board-pick-free = Berühre sie noch einmal, um sie zu nehmen.
board-lay-help = Zieh sie oder berühre eine Messingmarke, dann die Karte. R dreht sie, N geht weiter.
board-lay-help-touch = Zieh sie oder berühre eine Messingmarke, dann die Karte.
board-act-help = Berühre eine umrandete Gruppe.
board-ask-done = Für diesen Zug ist keine Aktion mehr übrig.
board-done-help = Beende den Zug, oder entferne vorher Bohnen.
board-pay-help = Berühre eine Bohne in deinem Lager.
board-send-help = Berühre ein Kaffeehaus oder das Lager.
board-step-pays = zahlt
board-step-takes = nimmt
board-step-lays = legt
board-step-stores = lagert
board-step-bids = bietet
board-step-serves = beliefert
board-a-card = eine Karte
board-did-bid_made = bietet { $beans }
board-did-bidder_passed = passt
board-did-card_picked = nimmt { $what }
board-did-pick_blocked = kann keine Karte zahlen
board-did-card_placed = legt { $what }
board-did-cafe_closed = schließt { $what }
board-did-bean_produced = baut { $beans } an
board-did-beans_dried = trocknet { $beans }
board-did-beans_roasted = röstet { $beans }
board-did-bean_served = schickt { $beans } an Kaffeehäuser
board-did-cafe_completed = beliefert { $what } ganz
board-did-beans_stored = lagert { $beans }
board-take = Nehmen
board-lay = Hierhin legen
board-next-spot = Andere Stelle
board-transit = Unterwegs
board-end-cafes = Vollständige Kaffeehäuser
board-end-warehouse = Lager, die zwei niedrigsten
board-end-tie = Gleichstand: { $ovens } beim Rösten, { $patios } beim Trocknen
board-change = { $before } → { $after }
board-cafe-named = { $card }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-plan-smaller = Der Plan ist gewachsen: Er ist ab jetzt kleiner gezeichnet.
board-lead = führt
board-ask-place = Lege deine Karte auf den Plan.
log-heading = Runde { $round }
    .brief = { $round }
brief-card_revealed = { "" }
brief-pawn_passed = { "" }

## Beside the board, which marks the squares

log-card_placed = { $seat } legt { $card } und deckt { $covered ->
    [one] { $covered } Feld
   *[other] { $covered } Felder
} ab.
log-bean_produced = { $seat } baut eine { $colour }e Bohne an.
log-beans_dried = { $seat } trocknet { $beans ->
    [one] { $beans } { $colour }e Bohne
   *[other] { $beans } { $colour }e Bohnen
}.
log-beans_roasted = { $seat } röstet { $beans ->
    [one] { $beans } { $colour }e Bohne
   *[other] { $beans } { $colour }e Bohnen
}.
log-beans_discarded = { $seat } entfernt { $beans ->
    [one] { $beans } { $colour }e Bohne
   *[other] { $beans } { $colour }e Bohnen
}.
log-ship_loaded = { $seat } behält eine { $colour }e Bohne auf dem Schiff.
