preparation-cold = kalt
preparation-creamy = schaumig
preparation-hot = heiß
board-token = { $face } { $token }, Reihe { $row }, Preis { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}
board-tile-left = Plättchen { $value }: { $count ->
    [0] keins übrig
   *[other] noch { $count }
}
board-tile-owned = Plättchen { $value }: bei { $seat }
board-sugar = Zuckerwürfel
board-coins = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
board-sugar-reserve = { $amount } Zuckerwürfel im Vorrat
board-bag = Beutel { $bag } · Ablage { $discard }
board-still-in-bag = Noch im Beutel (+ auf der Ablage)
board-cup-served = serviert für { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
board-cup-filled = { $filled } von { $size ->
    [one] { $size } Feld gefüllt
   *[other] { $size } Feldern gefüllt
}
board-interim = Zwischenrunde: Beutel und Ablage waren leer, { $round ->
    [2] niemand kann servieren und alle leeren ihre vollste Tasse
   *[other] wer eine volle Tasse hat, serviert eine
}
board-lead = führt
board-first-player = Startspieler
board-served = { $count } von { $total } serviert
board-price-later = danach { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}
board-sure = { $left ->
    [0] Keine Münze bliebe übrig
    [one] Nur { $left } Münze bliebe übrig
   *[other] Nur { $left } Münzen blieben übrig
}. Reinigen?
brief-turn_started = { "" }
log-turn_started = { "" }
log-coins_paid = { "" }
brief-coins_paid = { "" }
brief-token_drawn = { "" }
brief-sugar_spent = { "" }
brief-interim_started = { "" }
brief-game_ended = { "" }
brief-bag_refilled = { "" }
brief-token_bought = { $column } { $token } für { $price }
brief-token_placed = auf { $cup }
brief-sugar_gained = { $cubes ->
    [0] { "" }
   *[other] +{ $cubes } Zucker
}
brief-cup_served = { $cup }
brief-tile_taken = Plättchen { $value }
brief-coins_gained = { $amount ->
    [one] +{ $amount } Münze
   *[other] +{ $amount } Münzen
}
board-neighbour-price = der Nachbar macht den Preis
board-clean = reinigen
board-really = sicher?
board-not = Lieber nicht
board-clean-title = Die Spalte reinigen?
board-gap = { $face }, Reihe { $row }, leer
board-keeps = Du behältst { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
board-leaves = dann noch { $coins }
board-kinds = Arten
board-pays = Münzen
board-menu-of = { $cup }, Münzen nach der Zahl der Zubereitungsarten: { $menu }.
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-worth = Wert { $worth }
board-worth-then = Wert { $worth } → { $then }
board-empty = leer
board-on-cup = { $face } { $token }
board-short-espresso_macchiato = Macchiato
board-short-latte_macchiato = Latte
board-purse-sugar = { $cubes } Zucker
board-serve = servieren
board-full = voll: { $worth }
board-or-here = oder hier
board-pour-out = leeren
board-take = nimm { $amount }
board-left = noch { $count }
board-bowl = Zucker
board-in-bag = Beutel
board-discard = Ablage
board-reserve-holds = Münzvorrat: { $amount }
board-cups-of = Tassen von { $seat }
board-slip = Bestellzettel
board-close-bag = Liste schließen
board-plain = ohne
board-sugar-or-tile = Wähle den Zucker oder gleich ein Plättchen auf der Tafel.
board-pick-tile = Wähle ein Plättchen auf der Tafel.
board-slip-full = { $drink } voll
board-slip-kinds = { $kinds ->
    [1] Wert { $worth }, eine Art
   *[other] Wert { $worth }, { $kinds } Arten
}
board-slip-tile = { $change ->
    [0] dann Plättchen { $tile }
    [one] dann { $tile }, +{ $change } Münze
   *[other] dann { $tile }, +{ $change } Münzen
}
board-slip-sweet = { $cubes ->
    [one] oder { $tile } mit Zucker
   *[other] oder { $tile } mit { $cubes } Zucker
}
board-in-hand = { $face } { $token }
board-brings-sugar = +1 Zuckerwürfel
board-fits = { $count ->
    [one] passt auf eine Tasse
   *[other] passt auf { $count } Tassen
}
board-interim-title = Zwischenrunde
board-closed = Das Café schließt. Gut eingeschenkt!
board-not-served = nicht serviert
board-all-points = Punkte
board-bowl-title = Zucker
board-the-end = Das Ende
board-order = Reihenfolge
board-chip-buy = Kaufen
board-chip-token = 1 Stein
board-serve-chip = Servieren
board-chip-ready = { $count ->
    [0] noch keine
   *[other] { $count } bereit
}
board-chip-take = Nehmen
board-ask = Du bist dran: Was darf es sein?
board-ready = { $count ->
    [one] { $count } Tasse kann serviert werden.
   *[other] { $count } Tassen können serviert werden.
}
board-which-cup = { $face } { $token } für { $price }: auf welche Tasse?
board-drop-here = hierher legen
board-back = Zurücklegen
board-you = du
board-now = jetzt { $points }
board-stop-machine = Maschine
board-stop-cups = Tassen
board-stop-menu = Karte
board-stop-others = Andere
board-counter = Die Theke
board-move-pays = zahlt
board-move-takes = nimmt Münzen
board-move-pours = gießt ein
board-move-slides = rutscht nach
board-move-refills = füllt nach
board-move-sugar = Zucker
board-move-cleans = reinigt
board-move-serves = serviert
board-move-tile = Plättchen
board-move-empties = leert
board-move-bell = Glocke
log-heading = Runde { $round }
    .brief = { $round }
