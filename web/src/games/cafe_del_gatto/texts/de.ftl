preparation-cold = kalt
preparation-creamy = schaumig
preparation-hot = heiß
board-token = { $face } { $token }, Reihe { $row }, Preis { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}
board-barista = Wert der Steine
board-tile-left = Plättchen { $value }: { $count ->
    [0] keins übrig
   *[other] noch { $count }
}
board-tile-owned = Plättchen { $value }: bei { $seat }
board-tile-gone = vergeben
board-tile-missing = { $missing } zu wenig
board-serving = Servieren: { $cup }
board-sugar = Zuckerwürfel
board-less-sugar = Weniger Zucker
board-more-sugar = Mehr Zucker
board-coins = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
board-reserve = Münzvorrat
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
