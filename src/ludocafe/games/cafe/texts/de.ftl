game-title = Café
game-pitch = Lege Planungskarten übereinander und baue dein Kaffeegeschäft auf: Bohnen anbauen, trocknen, rösten und an die historischen Kaffeehäuser Portugals liefern.
    .short = Bohnen anbauen, trocknen, rösten und Portugals Cafés beliefern.
game-progress = Runde { $round } von { $rounds }

## Vocabulary

colour-yellow = gelb
colour-brown = braun
colour-green = grün
colour-red = rot
card-P01 = Planungskarte 1
card-P02 = Planungskarte 2
card-P03 = Planungskarte 3
card-P04 = Planungskarte 4
card-P05 = Planungskarte 5
card-P06 = Planungskarte 6
card-P07 = Planungskarte 7
card-P08 = Planungskarte 8
card-P09 = Planungskarte 9
card-P10 = Planungskarte 10
card-P11 = Planungskarte 11
card-P12 = Planungskarte 12
card-P13 = Café Santa Cruz, Coimbra
card-P14 = A Brasileira, Braga
card-P15 = Café Milenário, Guimarães
card-P16 = Café São Gonçalo, Amarante
card-P17 = Café Piolho, Porto
card-P18 = Café Aviz, Porto
card-P19 = Café Majestic, Porto
card-P20 = A Brasileira, Lisboa
card-P21 = Martinho da Arcada, Lisboa
card-P22 = Planungskarte 22
card-P23 = Planungskarte 23
card-P24 = Planungskarte 24
card-P25 = Planungskarte 25
card-P26 = Planungskarte 26
card-P27 = Planungskarte 27
card-P28 = Planungskarte 28
card-P29 = Planungskarte 29
card-P30 = Planungskarte 30
card-P31 = Pastelaria Gomes, Vila Real
card-P32 = Café Paraíso, Tomar
card-P33 = Café Alentejano, Portalegre
card-P34 = Café Águias d’Ouro, Estremoz
card-P35 = Café Calcinha, Loulé
card-P36 = Café Nicola, Lisboa
card-P37 = Pastelaria Versailles, Lisboa
card-P38 = Pastéis de Belém, Lisboa
card-P39 = Confeitaria Nacional, Lisboa
card-P40 = Café Guarany, Porto
card-P41 = Planungskarte 41
card-P42 = Planungskarte 42
card-P43 = Pastelaria Bénard, Lisboa
card-P44 = Café Vianna, Braga
card-P45 = Planungskarte 45
card-P46 = Planungskarte 46
card-P47 = Pastelaria Ramos, Aveiro
card-P48 = Café Arcada, Évora
card-S1 = Startkarte 1
card-S2 = Startkarte 2
card-S3 = Startkarte 3
card-S4 = Startkarte 4
card-warehouse = das Lager
company-brasil = Companhia do Brasil
company-saotome = Companhia de São Tomé
company-angola = Companhia de Angola
company-timor = Companhia de Timor

## Options

option-mode = Modus
option-mode-standard = Standardspiel
option-mode-auction = Mit Auktion
option-build = Bauzüge
option-build-in_turn = nacheinander
option-build-together = alle gleichzeitig
option-companies = Firmen
option-companies-random = ausgelost
option-companies-by_seat = nach Sitzplatz: Brasil, São Tomé, Angola, Timor
option-company_1 = Firma von Spieler 1
option-company_1-any = wie oben
option-company_1-brasil = { company-brasil }
option-company_1-saotome = { company-saotome }
option-company_1-angola = { company-angola }
option-company_1-timor = { company-timor }
option-company_2 = Firma von Spieler 2
option-company_2-any = wie oben
option-company_2-brasil = { company-brasil }
option-company_2-saotome = { company-saotome }
option-company_2-angola = { company-angola }
option-company_2-timor = { company-timor }
option-company_3 = Firma von Spieler 3
option-company_3-any = wie oben
option-company_3-brasil = { company-brasil }
option-company_3-saotome = { company-saotome }
option-company_3-angola = { company-angola }
option-company_3-timor = { company-timor }
option-company_4 = Firma von Spieler 4
option-company_4-any = wie oben
option-company_4-brasil = { company-brasil }
option-company_4-saotome = { company-saotome }
option-company_4-angola = { company-angola }
option-company_4-timor = { company-timor }
option-first_cafetier = Erster Meister
option-first_cafetier-random = ausgelost
option-first_cafetier-1 = Spieler 1
option-first_cafetier-2 = Spieler 2
option-first_cafetier-3 = Spieler 3
option-first_cafetier-4 = Spieler 4

## Prompts

prompt-pick = Nimm eine der offenen Karten.
    .other = { $seat } nimmt eine Karte.
prompt-pay = Welche Bohne zahlst du für { $card }?
    .other = { $seat } zahlt für { $card }.
prompt-place = Lege { $card } auf dein Firmengelände.
    .other = { $seat } legt { $card }.
prompt-act = Wähle eine Aktion ({ $points ->
    [0] kein Aktionspunkt mehr
    [one] noch { $points } Aktionspunkt
   *[other] noch { $points } Aktionspunkte
}).
    .other = { $seat } baut ({ $points ->
    [0] kein Aktionspunkt mehr
    [one] noch { $points } Aktionspunkt
   *[other] noch { $points } Aktionspunkte
}).
prompt-assign = Welche Farbe kommt auf das Feld in Spalte { $x }, Reihe { $y } zum { $task ->
    [dry] Trocknen
   *[roast] Rösten
}?
    .other = { $seat } wählt für das Feld in Spalte { $x }, Reihe { $y } eine Farbe zum { $task ->
    [dry] Trocknen
   *[roast] Rösten
}.
prompt-send = Wohin geht die nächste { $colour }e Bohne (noch { $beans })?
    .other = { $seat } liefert { $colour }e Bohnen (noch { $beans }).
prompt-bid = Biete um die Meister-Figur: mindestens { $least }, du hast { $own }; oder passe.
    .other = { $seat } bietet mindestens { $least } von { $own } oder passt.
prompt-bid_pay = Wähle die nächste Bohne deines Gebots (noch { $beans } zu zahlen).
    .other = { $seat } zahlt das Gebot (noch { $beans } zu zahlen).
prompt-store = Willst du eine Bohne deines Gebots auf einem Schiff behalten?
    .other = { $seat } darf eine Bohne auf einem Schiff behalten.
prompt-game_over = Die Partie ist zu Ende.
    .other = Die Partie ist zu Ende.

## Actions

action-pick = { $blocked ->
    [1] Abwerfen: { $card }
   *[other] Nehmen: { $card } ({ $price ->
        [0] kostenlos
        [one] { $price } Bohne
       *[other] { $price } Bohnen
    })
}
action-pay = Eine { $colour }e Bohne zahlen
action-place = In Spalte { $x }, Reihe { $y } legen, { $rot ->
    [0] nicht gedreht
    [one] { $rot } Vierteldrehung
   *[other] { $rot } Vierteldrehungen
}
    .idea = So legen, wie gezeigt: { $rot ->
        [0] nicht gedreht
        [one] einmal gedreht
       *[other] { $rot }-mal gedreht
    }
action-produce = In der Gruppe bei Spalte { $x }, Reihe { $y } anbauen ({ $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
})
    .idea = In der gezeigten Gruppe anbauen ({ $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    })
action-dry = In der Gruppe bei Spalte { $x }, Reihe { $y } trocknen ({ $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
})
    .idea = In der gezeigten Gruppe trocknen ({ $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    })
action-roast = In der Gruppe bei Spalte { $x }, Reihe { $y } rösten ({ $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
})
    .idea = In der gezeigten Gruppe rösten ({ $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    })
action-deliver = Alle gerösteten Bohnen liefern
action-discard = Die Bohnen aus Spalte { $x }, Reihe { $y } entfernen
action-end = Den Zug beenden
action-assign = Alle { $colour }en Bohnen hierher
action-assign_none = Dieses Feld leer lassen
action-send = Ziel: { $to }
action-bid = { $beans ->
    [one] { $beans } Bohne
   *[other] { $beans } Bohnen
} bieten
action-pass = Passen
action-bid_pay = Eine { $colour }e Bohne zahlen
action-store = Eine { $colour }e Bohne auf das Schiff in Spalte { $x }, Reihe { $y } legen
action-store_none = Keine Bohne behalten

## Effects

effect-blocked = nicht bezahlbar: Die Karte wird abgeworfen
effect-price = { $beans ->
    [0] kostenlos
    [one] −{ $beans } Bohne
   *[other] −{ $beans } Bohnen
}
effect-cafe_worth = Kaffeehaus: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
effect-best = an bester Stelle: { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}
effect-covers = deckt { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} ab
effect-cups = Aktionspunkte { $before } → { $after }
effect-beans_lost = verloren: { $beans ->
    [one] { $beans } Bohne
   *[other] { $beans } Bohnen
}
effect-cafe_lost = schließt { $card }{ $beans ->
    [0] { "" }
    [one] { " " }(verloren: { $beans } Bohne)
   *[other] { " " }(verloren: { $beans } Bohnen)
}
effect-cafe_open = offen: { $card }
effect-groups = Gruppen: Anbau { $production }, Trocknen { $drying }, Rösten { $roasting }
effect-points_left = { $points ->
    [0] kein Aktionspunkt mehr
    [one] noch { $points } Aktionspunkt
   *[other] noch { $points } Aktionspunkte
}
effect-points_lost = { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
} ungenutzt
effect-delivers = { $beans ->
    [one] { $beans } Bohne
   *[other] { $beans } Bohnen
}
effect-loses = −{ $beans } { $colour }
effect-moves = { $beans ->
    [one] { $beans } Bohne
   *[other] { $beans } Bohnen
}
effect-produces = +{ $beans } { $colour }
effect-score = +{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Log

event-round_started = Runde { $round }; Meister: { $seat }.
event-card_revealed = Neu in der Auslage: { $card }.
event-card_picked = { $seat } nimmt { $card }.
event-pick_blocked = { $seat } kann keine Karte bezahlen und wirft { $card } ab.
event-bean_paid = { $seat } zahlt eine { $colour }e Bohne.
event-card_discarded = { $card } wird abgelegt.
event-card_placed = { $seat } legt { $card } in Spalte { $x }, Reihe { $y } ({ $rot ->
    [0] nicht gedreht
    [one] { $rot } Vierteldrehung
   *[other] { $rot } Vierteldrehungen
}) und deckt { $covered ->
    [one] { $covered } Feld
   *[other] { $covered } Felder
} ab.
event-beans_covered = { $seat } verliert { $beans ->
    [one] { $beans } { $colour }e Bohne
   *[other] { $beans } { $colour }e Bohnen
} unter der Karte.
event-cafe_closed = { $seat } schließt { $card }.
event-ship_unloaded = Eine { $colour }e Bohne kommt vom Schiff zurück ins Lager ({ $seat }).
event-points_received = { $seat } hat { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}.
event-bean_produced = { $seat } baut in Spalte { $x }, Reihe { $y } eine { $colour }e Bohne an.
event-beans_dried = { $seat } trocknet { $beans ->
    [one] { $beans } { $colour }e Bohne
   *[other] { $beans } { $colour }e Bohnen
} in Spalte { $x }, Reihe { $y }.
event-beans_roasted = { $seat } röstet { $beans ->
    [one] { $beans } { $colour }e Bohne
   *[other] { $beans } { $colour }e Bohnen
} in Spalte { $x }, Reihe { $y }.
event-beans_taken_up = { $seat } liefert Bohnen: { $yellow ->
    [0] {""}
   *[other] Gelb { $yellow }
}{ $brown ->
    [0] {""}
   *[other] { $yellow ->
        [0] {""}
       *[other] {", "}
    }Braun { $brown }
}{ $green ->
    [0] {""}
   *[other] { $yellow ->
        [0] { $brown ->
        [0] {""}
       *[other] {", "}
    }
       *[other] {", "}
    }Grün { $green }
}{ $red ->
    [0] {""}
   *[other] { $yellow ->
        [0] { $brown ->
        [0] { $green ->
        [0] {""}
       *[other] {", "}
    }
       *[other] {", "}
    }
       *[other] {", "}
    }Rot { $red }
}.
event-bean_served = { $seat } schickt eine { $colour }e Bohne an { $card }.
event-beans_stored = { $seat } lagert { $beans ->
    [one] { $beans } { $colour }e Bohne
   *[other] { $beans } { $colour }e Bohnen
} ein.
event-cafe_completed = { $seat } beliefert { $card } vollständig: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-beans_discarded = { $seat } entfernt { $beans ->
    [one] { $beans } { $colour }e Bohne
   *[other] { $beans } { $colour }e Bohnen
} aus Spalte { $x }, Reihe { $y }.
event-turn_ended = { $seat } beendet den Zug.
event-building_ended = { $seat } ist mit dem Bauen fertig.
event-pawn_passed = Die Figur geht an { $seat }.
event-bid_made = { $seat } bietet { $beans ->
    [one] { $beans } Bohne
   *[other] { $beans } Bohnen
}.
event-bean_bid = { $seat } zahlt eine { $colour }e Bohne.
event-ship_loaded = { $seat } behält eine { $colour }e Bohne auf dem Schiff in Spalte { $x }, Reihe { $y }.
event-bid_settled = Das Gebot von { $seat } steht bei { $beans ->
    [one] { $beans } Bohne
   *[other] { $beans } Bohnen
}.
event-bidder_passed = { $seat } verlässt die Auktion.
event-auction_won = { $seat } wird für { $beans ->
    [one] { $beans } Bohne
   *[other] { $beans } Bohnen
} Meister.
event-auction_void = Niemand bietet; { $seat } bleibt Meister.
event-game_ended = Die Partie ist zu Ende.

## Refusals

refusal-game-over = Die Partie ist zu Ende.
refusal-not-now = Das geht jetzt nicht.
refusal-pick-first = Nimm zuerst eine der offenen Karten.
refusal-pay-first = Bezahle zuerst deine Karte.
refusal-place-first = Lege zuerst deine Karte.
refusal-acting = Wähle jetzt eine Aktion oder beende deinen Zug.
refusal-assign-first = Beende zuerst das Trocknen oder Rösten: Wähle, was auf das Feld kommt.
refusal-send-first = Beende zuerst die Lieferung: Jede Bohne braucht ein Ziel.
refusal-bid-first = Zuerst kommt die Auktion: Biete oder passe.
refusal-bid-pay-first = Bezahle zuerst dein Gebot.
refusal-store-first = Sage zuerst, ob eine Bohne auf einem Schiff bleibt.
refusal-no-such-slot = Platz { $slot } gibt es in dieser Partie nicht.
refusal-slot-empty = Platz { $slot } ist leer.
refusal-card-too-dear = { $card } kannst du nicht bezahlen; nimm eine bezahlbare Karte.
refusal-no-such-bean = In deinem Lager liegt keine { $colour }e Bohne.
refusal-covers-too-few = Die Karte würde { $covered ->
    [one] { $covered } Feld
   *[other] { $covered } Felder
} abdecken; mindestens { $least } sind nötig.
refusal-covers-too-many = Die Karte würde { $covered ->
    [one] { $covered } Feld
   *[other] { $covered } Felder
} abdecken; höchstens { $most } sind erlaubt.
refusal-hides-last-cup = Es bliebe keine Tasse sichtbar.
refusal-no-points = Du hast keine Aktionspunkte mehr.
refusal-nothing-to-deliver = Auf keinem Rösten-Feld liegt eine Bohne.
refusal-not-production = Das ist kein Bohnenfeld.
refusal-not-drying = Das ist kein Trocken-Feld.
refusal-not-roasting = Das ist kein Rösten-Feld.
refusal-nothing-to-dry = Auf keinem Bohnenfeld liegt eine Bohne.
refusal-nothing-to-roast = Auf keinem Trocken-Feld liegt eine Bohne.
refusal-no-card-there = Dort liegt keine Karte.
refusal-group-full = Kein Feld dieser Gruppe ist leer.
refusal-not-the-anchor = Die Gruppe heißt nach ihrem ersten Feld: Spalte { $x }, Reihe { $y }.
refusal-discard-elsewhere = Bohnen lassen sich nur von Bohnen-, Trocken- und Rösten-Feldern entfernen.
refusal-square-is-empty = Auf diesem Feld liegen keine Bohnen.
refusal-must-move = Mindestens eine Farbe muss bewegt werden: Das ist das letzte leere Feld.
refusal-colour-not-there = Keine { $colour }e Bohne kann bewegt werden.
refusal-no-such-cafe = { $card } ist kein Kaffeehaus auf deinem Gelände.
refusal-cafe-closed = { $card } ist geschlossen: Es wurde abgedeckt.
refusal-cafe-wants-none = { $card } braucht keine { $colour }en Bohnen oder keine mehr.
refusal-cafe-order = Für { $card } hätten { $colour }e Bohnen vorher geschickt werden müssen: Kaffeehäuser werden in der Reihenfolge beliefert, in der sie gelegt wurden.
refusal-bid-too-low = Ein Gebot von { $beans } ist zu niedrig; mindestens { $least } sind nötig.
refusal-bid-too-high = Du kannst nicht { $beans } bieten; du hast { $own ->
    [one] { $own } Bohne
   *[other] { $own } Bohnen
}.
refusal-bid-pay-back = Gebote zahlt man in der Reihenfolge der Farben: Zu den { $colour }en Bohnen kannst du nicht zurück.
refusal-bid-pay-order = Gebote zahlt man in der Reihenfolge der Farben; ab den { $colour }en Bohnen würde es für den Rest ({ $owed }) nicht reichen.
refusal-no-ship-there = Dort ist keines deiner Schiffe sichtbar.
refusal-ship-loaded = Dieses Schiff trägt schon eine Bohne.
refusal-colour-not-bid = Dein Gebot enthält keine { $colour }e Bohne.

## Scores and end

source-cafe = { $card }
    .topic = Vollständige Kaffeehäuser
source-lowest = Lager, seltenste Farbe: { $colour } ({ $beans } × 2)
    .topic = Lager, seltenste Farbe
source-second = Lager, zweitseltenste: { $colour } ({ $beans })
    .topic = Lager, zweitseltenste Farbe
end-rounds_played = Alle Runden sind gespielt.

## Editions

objection-start-company = Firma und Startkarte müssen einander nennen, in derselben Reihenfolge.
objection-start-cup = Ein Gelände beginnt mit mindestens einer Tasse.
objection-start-squares = Die Regel zeigt eine Tasse, ein Trocken-Feld und vier Felder für Bohnen, von denen höchstens eines röstet.
objection-cafe-and-squares = Eine Karte hat genau dann Angaben zum Kaffeehaus, wenn sie Kaffeehausfelder zeigt.
objection-cafe-size = Das Kaffeehaus nimmt { $found } Felder ein; das ist nicht seine Größe.
objection-cafe-halves = Die beiden Hälften eines Kaffeehauses müssen eine Kante teilen.
objection-demand = Ein Kaffeehaus bestellt mindestens eine Bohne.
objection-stars = { $found } Karten haben einen Stern; die Schachtel hat { $expected }.
objection-deck-twice = Jeder Aufbau steht hier einmal: ein bis vier Spieler, mit Auktion zwei bis vier.
objection-pile = Die Runden brauchen einen Stapel von { $expected } Karten.
objection-pile-left = Für den Stapel bleiben { $expected } Karten.

## Terminal picture

picture-round = Runde { $round } von { $rounds }
picture-cards = Stapel { $pile }, Ablage { $discard }
picture-bid = höchstes Gebot { $beans } ({ $seat })
picture-transit = unterwegs: { $load }
picture-price = { $beans ->
    [one] { $beans } Bohne
   *[other] { $beans } Bohnen
}
picture-free = kostenlos
picture-hand = auf der Hand: { $card }
picture-warehouse = Lager
picture-closed = { $card } geschlossen
picture-cafe = { $card }: { $order } = { $points }
picture-player = Tassen { $cups }, Schiffe { $ships } · Aktionspunkte übrig { $left } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
picture-covered = Abgedeckt
picture-after = Danach
picture-legend = A Anbau (y gelb, b braun, g grün, r rot), B Trocknen, C Rösten, D Kaffeehaus dieser Karte · ─ gleiche Gruppe · 3●r drei rote Bohnen · ♚ Meister
