
board-region-bars = Bars
board-desk = Was du tun kannst

board-space = { $coop }, { $space }
board-empty = { $place }: leer
board-occupied = { $place }: Plantage der Stufe { $level } von { $name }, mit Arbeiter
board-unoccupied = { $place }: Plantage der Stufe { $level } von { $name }, ohne Arbeiter
board-path = { $coop }, { $path }: Esel von { $names }
board-path-empty = { $coop }, { $path }: kein Esel
board-site = { $coop }, { $site }: frei
board-site-taken = { $coop }, { $site }: { $name }
board-house = Handelshaus ({ $coop }): { $names }; Vorratsmarker: { $stock }
board-house-empty = Handelshaus ({ $coop }): niemand; Vorratsmarker: { $stock }
board-crop = Ernte jetzt: { $crop }; mit allen Arbeitern: { $full }
board-quality = Qualitätswerte, die höchsten zuerst
board-animals = Tier-Marker übrig: eigene { $own }, Joker { $joker }
board-town = Ortszentrum ({ $coop }): { $workers } Arbeiter
board-which-way = Welcher Transport?
board-sumatra = Sumatra
board-objectives = Ziele
board-points = { $points } SP

board-arabica = Arabica-Leiste
board-all-rows = alle: { $points } SP
board-all-rows-trader = Alle fünf Reihen hier: der Händler
board-all-rows-truck = Alle fünf Reihen hier: der Lastwagen
board-first-donkey = Wer zuerst hier ist, erhält einen Esel

board-slot = { $city }, Feld { $slot }: { $amount } × { $coffee } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} und { $points } SP
board-slot-taken = { $city }, Feld { $slot }: { $name } hat { $amount } × { $coffee } geliefert ({ $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $points } SP)
board-contracts = Verträge
board-line = { $have } von { $need } × { $coffee }
board-contract = Vertrag { $letter }: { $asked }; bringt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} und { $points } SP
board-contract-done = Vertrag { $letter } ist erfüllt ({ $asked }; { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $points } SP)

board-strip = Vorräte von { $name }
board-order = Reihenfolge
board-next-order = Reihenfolge des Passens: die nächste Zugreihenfolge
board-exchange = Tausch { $ratio }:1
board-own-coins = Münzen: { $number }
board-own-donkeys = Esel: { $number }
board-own-trucks = Lastwagen: { $number }
board-own-workers = Arbeiter: { $number }
board-own-traders = Händler in Bereich III: { $number }
board-own-contractors = Bauunternehmer: { $number }
board-own-markers = Aktionsmarker: { $number }
board-own-civets = Behaltene Zibetkatzen: { $number }
board-coffees = Kaffee
board-coffee = { $coffee }: { $number }
board-coffee-stored = { $coffee }: { $number }, eigenes Lagerhaus für { $room }
board-bonus = Bonusvorrat
board-bonus-there = Bonusvorrat: { $element }
board-bonus-locked = Bonusvorrat: { $element }; das letzte Element muss bleiben
board-bonus-gone = Bonusvorrat: { $element } ist verbraucht

board-short-plant = { $plantation_row }: Stufe { $level }
board-short-civet = Zibetkatze
board-short-coins = Münzen
board-short-deliver = Nach { $city }
board-short-drop = Händler für » »
board-join-house = Du stündest auf Position { $place } und bekämst { $coffees } von { $crop } Kaffee, wenn jetzt geerntet würde; Händler übrig: { $traders }.
board-declining = Mitziehen wird bis zum Ende des Zeitabschnitts von selbst abgelehnt.
board-ask-again = Wieder fragen

board-item = Plantage der Stufe { $level }, { $cost ->
    [0] kostenlos
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}
board-farm-item = Farm, { $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}
board-building = { $building }, Nummer { $number }: { $points } SP
board-stores = Lagerhäuser und Marker
board-stores-are = Lagerhäuser: { $columns } über einem Kaffee, { $row } in der Reihe
board-stock = Vorratsmarker
board-stock-of = Vorratsmarker ({ $coop }): { $number }
board-counters = Markerleiste
board-counter-track = { $filled } von { $slots } Plätzen: { $points } SP
board-tokens = –3-SP-Plättchen: { $number }

board-andre = André entscheidet nichts: Sein Vertrag und seine Marker sagen ihm, wo er pflanzt, handelt und verkauft.
board-andre-contract = sein Vertrag dieses Zeitabschnitts
board-andre-top = obere Zeile
board-andre-middle = mittlere Zeile
board-andre-bottom = untere Zeile
board-andre-plantations = Plantagen übrig: { $one } der Stufe 1, { $two } der Stufe 2, { $three } der Stufe 3
board-andre-posts = Posten übrig: { $number }
board-andre-traders = Händler übrig: { $number }
board-andre-counters = Aufgedeckte Marker:

board-scores = Wenn die Partie jetzt endete
board-scores-final = Endstand
board-score-item = Posten
board-score-bars = Lieferungen
board-score-majorities = Mehrheiten in den Bars
board-score-objectives = Ziele
board-score-coops = Kooperativen
board-score-arabica = Arabica-Leiste
board-score-reserve = Firmenvorrat
board-score-plantations = Plantage der Stufe 3, Reihe B
board-score-workers = Arbeitervorrat
board-score-buildings = Gebäude
board-score-contracts = Verträge
board-score-counters = Markerleiste
board-score-total = Summe

board-story = Was von selbst geschah

board-crumbs = Diese Aktion bisher
board-crumbs-folded = { $steps } weitere
board-crumb-back = Zurück zu: { $step }
board-crumb-kept = { $step } (kann nicht zurückgenommen werden)
board-staffing = Plantagen ohne Arbeiter
board-penalty = Für leere Plantagen auf einmal zahlen
board-penalty-mix = Womit du zahlst
board-penalty-coins = Mit Münzen zahlen
board-penalty-track = Mit der Leiste zahlen
board-penalty-stepper = Münzen in dieser Zahlung: { $coins }
board-penalty-fewer = Eine Münze weniger, ein Rückschritt mehr
board-penalty-more = Eine Münze mehr, ein Rückschritt weniger
board-penalty-losses = { $steps ->
    [0] Das kostet { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
   *[other] Das kostet { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } und { $steps ->
        [one] { $steps } Rückschritt
       *[other] { $steps } Rückschritte
    } (−{ $points } SP):
}
board-penalty-unpaid = { $unpaid } kannst du nicht zahlen: { $plantations ->
    [one] { $plantations } Plantage geht verloren
   *[other] { $plantations } Plantagen gehen verloren
}.
board-penalty-pay = So zahlen
board-way = Günstigster Weg
board-cost = { $given ->
    [0] { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
   *[other] { $coins ->
        [0] { "" }
        [one] { $coins } Münze und{ " " }
       *[other] { $coins } Münzen und{ " " }
    }{ $given } Kaffee
}
board-way-cost = zusammen { board-cost }
board-way-go = So machen
board-way-why = Warum nicht sofort?
board-pay-now = { $jokers ->
    [0] es ist genug da
   *[other] mit { $jokers } Kopi Luwak ist genug da
}
board-pay-way = erreichbar für { board-cost }
board-missing = { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}
board-cheapest = am günstigsten
board-ranks = { $name }: der nächste Rang
board-rank-coop = { $place }: Qualitätswert um { $missing } höher, +{ $points } SP
board-rank-bar = { $place }: { $missing ->
    [one] { $missing } Lieferung
   *[other] { $missing } Lieferungen
} mehr, +{ $points } SP
board-rank-arabica = Arabica-Leiste: { $missing ->
    [one] { $missing } Schritt
   *[other] { $missing } Schritte
} mehr, +{ $points } SP
board-joining = Mitziehen wird bis zum Ende des Zeitabschnitts von selbst beantwortet: ja ab { $least ->
    [one] { $least } Kaffee
   *[other] { $least } Kaffee
}.
board-less = Weniger
board-more = Mehr

## Die Szene

board-door = { $door }.
board-ranking = Qualität in { $coop }: { $ranking }
board-stock-jokers = Joker-Vorratsmarker für Lieferungen an alle sechs Bars: { $number }
board-all-bars-1 = alle 6
board-all-bars-2 = Bars
board-objective = { $text }: { $points } SP; erreicht: { $reached }
board-sumatra-civets = Zibetkatzen auf Sumatra: { $civets }
board-equator = Äquator
board-compass = { $year }, Phase: { $phase }
board-stacks = Vertragsboni: Stapel von Arabica-Markern
board-stack-of = Stapel { $letter }: { $number ->
    [one] { $number } Arabica-Marker
   *[other] { $number } Arabica-Marker
}
board-arabica-short = Arabica
board-arabica-columns = Arabica-Reihe von { $coop }, Spalten: { $columns }
board-all-rows-from = Alle Reihen ab Spalte { $column }: { $points } SP; { $piece ->
    [trader] der Händler
   *[truck] der Lastwagen
} wartet noch auf: { $names }
board-all-from = alle { $column }+
board-area-work = Arbeit
board-area-workers = Arbeiter
board-area-trade = Handel & Bau
board-area-store = Lager
board-drop = Einen Händler aus dem Spiel nehmen; Bauunternehmer am Werk: { $number }
board-for-pair = für ein Paar
board-keeps = { $number ->
    [0] hebt von den anderen nichts auf
   *[other] hebt je { $number } auf
}
board-arrange = Lagerhaus über { $coffee }: an oder aus
board-stock-for = { $different } verschiedene Vorratsmarker: { $warehouses ->
    [one] ein Lagerhaus
   *[other] { $warehouses } Lagerhäuser
}
board-safe = { $points } sicher
board-source-coops = Koop.
board-source-bars = Bars
board-source-contracts = Vertr.
board-source-others = Übriges
board-andre-takes = hält { $points } SP
board-stop-map = Karte
board-stop-bars = Bars
board-stop-arabica = Arabica
board-stop-desk = Tafel
board-stop-others = Andere
board-desk-of = Tafel von { $name }
board-desk-own = Zurück zur eigenen Tafel
board-storage-lost = { $lost ->
    [0] nichts geht verloren
    [one] { $lost } Kaffee geht verloren
   *[other] { $lost } Kaffee gehen verloren
}
board-storage-no = so viele Lagerhäuser gibt es nicht
board-asks-again = Und wenn wieder gefragt wird?
board-preset-ask = jedes Mal fragen
board-preset-never = bis Ende { $year } nicht mitmachen
board-preset-from = ab { $least } Kaffee mitmachen, sonst nicht

## Was gerade erzählt wird

board-move-phase = Phase
board-move-plants = pflanzt
board-move-donkey = Esel
board-move-truck = Lastwagen
board-move-lost = verliert
board-move-worker = Arbeiter
board-move-coins = Münzen
board-move-pays = zahlt
board-move-civet = Zibetkatze
board-move-step = Arabica
board-move-counter = Marker
board-move-objective = Ziel
board-move-trader = Händler
board-move-builds = baut
board-move-harvest = Ernte
board-move-coffee = Kaffee
board-move-sells = gibt ab
board-move-gives = schenkt
board-move-contract = Vertrag
board-move-delivers = liefert
board-move-passes = passt
board-move-andre = André
board-progress = { $have } von { $need }

log-heading = { $period } · { $phase }
    .brief = { $period }
board-did-contract_fulfilled = Vertrag { $letter }
board-did-delivered = beliefert { $city }
board-did-objective_claimed = Ziel +{ $points }
board-did-plantation_placed = Stufe { $level } in { $coop }
board-did-farm_built = Farm in { $coop }
board-did-worker_placed = { $count } Arbeiter
board-did-civet_to_sumatra = Zibetkatze nach Sumatra
board-did-trader_placed = Händler nach { $coop }
board-did-building_built = { $building } in { $coop }
board-did-warehouse_built = Lager { $number }
board-did-arabica_advanced = Arabica +{ $count }
board-did-coffee = { $amount ->
    [one] { $count } Kaffee
   *[other] { $count } Kaffee
}
board-did-coins = { $amount ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
board-did-passed = passt
board-lens = { $percent } %: Mausrad oder Esc

## Beside the board, which marks the spaces

log-delivered = { $seat } liefert nach { $city }.
