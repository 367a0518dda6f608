game-title = Coffee Traders
game-pitch = Plantagen anlegen, Händler einsetzen, ernten und verkaufen: drei Zeitabschnitte fairer Handel, von der ersten Kooperative bis in die Bars von Seoul.
    .short = Lege Plantagen an, ernte und verkaufe: drei Zeitabschnitte fairer Handel.
game-progress = { $period } · { $phase }

## Wortschatz

seat-5 = André
coop-guatemala = Guatemala
coop-colombia = Kolumbien
coop-brazil = Brasilien
coop-ethiopia = Äthiopien
coop-indonesia = Indonesien
coffee-guatemala = Guatemala-Kaffee
coffee-colombia = Kolumbien-Kaffee
coffee-brazil = Brasilien-Kaffee
coffee-ethiopia = Äthiopien-Kaffee
coffee-indonesia = Indonesien-Kaffee
coffee-luwak = Kopi Luwak
coffee-any = Kaffee einer beliebigen Sorte
space-a1 = Reihe 1, Platz 1
space-a2 = Reihe 1, Platz 2
space-a3 = Reihe 1, Platz 3
space-a4 = Reihe 1, Platz 4
space-a5 = Reihe 1, Platz 5
space-a6 = Reihe 1, Platz 6
space-a7 = Reihe 1, Platz 7
space-a8 = Reihe 1, Platz 8
space-b1 = Reihe 1/2, Platz 1
space-b2 = Reihe 1/2, Platz 2
space-b3 = Reihe 1/2, Platz 3
space-b4 = Reihe 1/2, Platz 4
space-b5 = Reihe 1/2, Platz 5
space-b6 = Reihe 1/2, Platz 6
space-b7 = Reihe 1/2, Platz 7
space-c1 = Reihe 2/3, Platz 1
space-c2 = Reihe 2/3, Platz 2
space-c3 = Reihe 2/3, Platz 3
space-c4 = Reihe 2/3, Platz 4
space-c5 = Reihe 2/3, Platz 5
space-c6 = Reihe 2/3, Platz 6
space-c7 = Reihe 2/3, Platz 7
path-pb1 = Weg zu Reihe 1/2, Platz 1
path-pb2 = Weg zu Reihe 1/2, Platz 2
path-pb3 = Weg zu Reihe 1/2, Platz 3
path-pb4 = Weg zu Reihe 1/2, Platz 4
path-pb5 = Weg zu Reihe 1/2, Platz 5
path-pb6 = Weg zu Reihe 1/2, Platz 6
path-pb7 = Weg zu Reihe 1/2, Platz 7
path-pc1 = Weg zu Reihe 2/3, Platz 1
path-pc2 = Weg zu Reihe 2/3, Platz 2
path-pc3 = Weg zu Reihe 2/3, Platz 3
path-pc4 = Weg zu Reihe 2/3, Platz 4
path-pc5 = Weg zu Reihe 2/3, Platz 5
path-pc6 = Weg zu Reihe 2/3, Platz 6
path-pc7 = Weg zu Reihe 2/3, Platz 7
site-s1 = Stationsplatz 1
site-s2 = Stationsplatz 2
site-s3 = Stationsplatz 3
site-s4 = Stationsplatz 4
site-s5 = Stationsplatz 5
site-p1 = Postenplatz 1
site-p2 = Postenplatz 2
site-p3 = Postenplatz 3
site-p4 = Postenplatz 4
site-p5 = Postenplatz 5
site-h1 = Krankenhausplatz 1
site-h2 = Krankenhausplatz 2
site-h3 = Krankenhausplatz 3
site-h4 = Krankenhausplatz 4
site-h5 = Krankenhausplatz 5
site-f1 = Farmplatz 1
site-f2 = Farmplatz 2
site-f3 = Farmplatz 3
site-f4 = Farmplatz 4
site-f5 = Farmplatz 5
building-warehouse = Lagerhaus
building-station = Produktionsstation
building-fairtrade = Fairtrade-Posten
building-hospital = Krankenhaus
city-amsterdam = Amsterdam
city-vienna = Wien
city-rome = Rom
city-new_york = New York
city-melbourne = Melbourne
city-seoul = Seoul
letter-A = A
letter-B = B
letter-C = C
letter-D = D
letter-E = E
letter-F = F
objective-warehouses_5 = alle 5 Lagerhäuser bauen
objective-stations_3_fairtrade_3 = alle 3 Stationen und alle 3 Posten bauen
objective-contracts_6 = alle 6 Verträge erfüllen
objective-traders_in_5_houses = in allen 5 Handelshäusern einen Händler haben
objective-ten_coffees_in_2_warehouses = von 2 Sorten gleichzeitig je mindestens 10 Kaffee haben
    .strict = von 2 Sorten je 10 Kaffee haben, beide unter einem Lagerhaus
objective-bars_6_with_2_or_more = an jede der 6 Bars einmal mindestens 2 Kaffee liefern
objective-plantations_11 = alle 11 Plantagen anlegen
objective-upper_plantation_and_building_in_4 = in 4 Kooperativen eine obere Plantage und ein Gebäude
objective-quality_8_in_2 = Qualitätswert von mindestens 8 in 2 Kooperativen
item-animal = Tier-Marker
item-civet = Zibetkatze
item-trader = Händler
element-A = Aktionsmarker
element-B = Händler
element-C = drei Münzen
counter-arabica = Arabica-Marker
counter-animal = Tier-Marker
counter-joker = Joker-Marker
plantation_row-A = A
plantation_row-B = B
plantation_row-C = C
transport-none = ohne Transport
transport-donkey = mit Eseln
transport-truck = mit dem Lastwagen
animal_choice-own = das Tier der Kooperative
animal_choice-joker = das Joker-Tier
spot-area3 = Bereich III
spot-bonus = den Bonusvorrat
store-row = nächster Reihenplatz
store-guatemala = über Guatemala-Kaffee
store-colombia = über Kolumbien-Kaffee
store-brazil = über Brasilien-Kaffee
store-ethiopia = über Äthiopien-Kaffee
store-indonesia = über Indonesien-Kaffee
store-luwak = über Kopi Luwak
phase-setup = Aufbau
phase-work = Arbeiten
phase-workers = Arbeiter einsetzen
phase-trade = Handeln & Bauen
phase-harvest = Ernten
phase-sell = Verkaufen
phase-reset = Zurücksetzen
phase-over = Spielende
period-1970 = 1970
period-1975 = 1975
period-1980 = 1980
atom-civet = Zibetkatze
atom-worker = Arbeiter
atom-arabica = » in einer Reihe nach Wahl
atom-donkey = Esel
atom-coin = Münze
atom-building = kostenloses Gebäude
atom-truck = Lastwagen
atom-hospital = Krankenhaus
atom-coffee_any = ein Kaffee nach Wahl
atom-coffee_coop_2 = zwei Kaffee der Kooperative
atom-exchange_3 = Tausch 3:1
atom-exchange_2 = Tausch 2:1

## Phasenführer

guide-setup = Wähle den Platz deiner letzten Startplantage.
guide-work = Gib Aktionsmarker für Plantagen, Arbeiter, Esel, Zibetkatzen oder Münzen aus; wer passt, scheidet aus der Phase aus.
guide-workers = Besetze deine Plantagen, hilf anderen und zahle dann für unbesetzte Plantagen.
guide-trade = Setze Händler ein oder baue; andere dürfen mitziehen. Die Phase endet, wenn alle nacheinander passen.
guide-harvest = Posten und Händler teilen sich den Kaffee.
guide-sell = Erfülle Verträge oder beliefere Bars; die Passreihenfolge wird die neue Zugreihenfolge.
guide-reset = Lagere Kaffee und fülle den Bonusvorrat auf.
guide-over = Schlusswertung.

## Fragen

prompt-setup = Wähle einen freien Platz in Reihe 1 für deine letzte Plantage.
    .other = { $seat } legt die letzte Plantage an.
prompt-work = Wähle eine Aktion oder passe.
    .other = { $seat } wählt eine Aktion.
prompt-space = Wohin kommt die Plantage der Stufe { $level }?
    .other = { $seat } legt eine Plantage der Stufe { $level } an.
prompt-animal = { $coop }: Welchen Tier-Marker nimmst du?
    .other = { $seat } nimmt einen Tier-Marker ({ $coop }).
prompt-row = In welcher Arabica-Reihe rückst du vor?
    .other = { $seat } wählt eine Arabica-Reihe.
prompt-farm = Farm bauen oder aus dem Spiel nehmen?
    .other = { $seat } entscheidet über die Farm.
prompt-serve = { $coop }: nur { $number } im Ortszentrum. Wer bekommt einen Arbeiter?
    .other = { $number ->
        [one] { $seat } wählt, wer den letzten Arbeiter bekommt ({ $coop }).
       *[other] { $seat } wählt, wer einen von { $number } Arbeitern bekommt ({ $coop }).
    }
prompt-on = { $coop }: Welche Plantage von { $owner } bekommt den Arbeiter?
    .other = { $seat } wählt eine Plantage von { $owner } ({ $coop }).
prompt-own = Setze Arbeiter auf eigene Plantagen (noch { $workers }) oder höre auf.
    .other = { $seat } besetzt eigene Plantagen ({ $workers } Arbeiter).
prompt-help = Hilf jemandem mit einem Arbeiter (noch { $workers }) oder passe.
    .other = { $seat } darf anderen helfen ({ $workers } Arbeiter).
prompt-penalty = Zahle für unbesetzte Plantagen: noch { $amount }.
    .other = { $seat } zahlt für unbesetzte Plantagen (noch { $amount }).
prompt-remove = Wähle eine Plantage, die du verlierst (insgesamt { $amount }).
    .other = { $seat } verliert eine Plantage (insgesamt { $amount }).
prompt-trade = Setze einen Händler ein, baue, entferne einen Händler oder passe.
    .other = { $seat } handelt, baut oder passt.
prompt-site = Wähle einen Platz: { $building }.
    .other = { $seat } wählt einen Platz: { $building }.
prompt-store = Wohin kommt das neue Lagerhaus?
    .other = { $seat } stellt ein Lagerhaus auf.
prompt-take = Wähle den Kaffee, den du erhältst.
    .other = { $seat } wählt einen Kaffee.
prompt-join_trade = { $coop }: Setzt du auch einen Händler ein?
    .other = { $seat } darf mitziehen ({ $coop }).
prompt-join_build = { $where ->
    [home] { $leader } hat ein Lagerhaus gebaut. Gibst du einen Kaffee und baust auch eines?
   *[coop] { $leader } hat gebaut ({ $coop }). Gibst du einen Kaffee und baust dort auch?
}
    .other = { $where ->
    [home] { $seat } darf mit einem Lagerhaus mitziehen ({ $leader }).
   *[coop] { $seat } darf mitziehen: { $leader }, { $coop }.
}
prompt-give_leader = Welchen Kaffee gibst du { $leader }?
    .other = { $seat } gibt { $leader } einen Kaffee.
prompt-join_kind = Was baust du?
    .other = { $seat } wählt ein Gebäude.
prompt-trader = Wohin kommt der neue Händler?
    .other = { $seat } bringt einen neuen Händler unter.
prompt-sell = Erfülle einen Vertrag, beliefere eine Bar oder passe; Tausch und Kauf sind frei.
    .other = { $seat } verkauft Kaffee.
prompt-second = Liefere ein zweites Mal oder passe für diese Phase.
    .other = { $seat } darf ein zweites Mal liefern.
prompt-type = Mit welchem Kaffee bezahlst du die { $number }?
    .other = { $seat } wählt den Kaffee für eine Lieferung von { $number }.
prompt-luwak_line = Vertrag { $letter }, { $coffee }: Wie viele Kopi Luwak setzt du ein?
    .other = { $seat } bezahlt Vertrag { $letter } ({ $coffee }).
prompt-luwak_bar = Lieferung von { $number } ({ $coffee }): Wie viele Kopi Luwak setzt du ein?
    .other = { $seat } bezahlt eine Lieferung von { $number } ({ $coffee }).
prompt-swap = Tausch gegen { $coffee }: Gib noch { $amount ->
    [one] { $amount } Kaffee
   *[other] { $amount } Kaffee
}.
    .other = { $seat } gibt { $amount ->
    [one] { $amount } Kaffee
   *[other] { $amount } Kaffee
} für { $coffee }.
prompt-spend = Wähle einen Vorratsmarker zum Ausgeben (noch { $amount }).
    .other = { $seat } gibt Vorratsmarker aus (noch { $amount }).
prompt-option = Vertrag { $letter }: Wähle eine Seite des Bonus.
    .other = { $seat } wählt den Bonus von Vertrag { $letter }.
prompt-item = Eine Vertragsreihe ist vollständig: Nimm ein Teil.
    .other = { $seat } nimmt ein Teil neben den Verträgen.
prompt-build = Wähle ein kostenloses Gebäude.
    .other = { $seat } baut kostenlos.
prompt-joker = Auf welchen Platz kommt der Joker-Vorratsmarker?
    .other = { $seat } legt einen Joker-Vorratsmarker.
prompt-storage = Welche Kaffees bekommen ein eigenes Lagerhaus?
    .other = { $seat } ordnet die Lagerhäuser.
prompt-game_over = Die Partie ist zu Ende.
    .other = Die Partie ist zu Ende.

## Aktionen

action-plant = Plantage aus Reihe { $plantation_row }: Stufe { $level } ({ $price ->
    [0] kostenlos
    [one] { $price } Münze
   *[other] { $price } Münzen
})
action-staff = Arbeiter auf die Plantagen schicken ({ $coop })
action-donkey = Esel in { $coop }: { $path }
action-civet = Zibetkatze nach Sumatra
action-coins = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
} nehmen
action-pass = Passen
action-bonus = Bonusvorrat nutzen: { $element }
action-recharge = Drei Münzen in den Bonusvorrat zurücklegen
action-space = { $coop }, { $space }, { $transport }
action-animal = Nehmen: { $animal_choice }
action-row = » in der Reihe { $coop }
action-farm = Farm in { $coop }, { $site }
action-discard = Farm aus dem Spiel nehmen
action-serve = Arbeiter für { $owner }
action-on = Arbeiter in { $coop }, { $space }
action-work = Arbeiter auf eine eigene Plantage in { $coop }
action-done = Fertig
action-help = Helfen in { $coop }, { $space }
action-coin = Eine Münze zahlen
action-back = « Rückschritt in der Reihe { $coop }
action-remove = Plantage in { $coop }, { $space } verlieren
action-trade = Handelshaus { $coop } eröffnen
action-build = Bauen: { $building }
action-drop = Händler aus dem Spiel nehmen für zwei Schritte »
action-site = Bauen in { $coop }, { $site }
action-store = Lagerhaus: { $store }
action-take = { $coffee } nehmen
action-join = Mitziehen
action-decline = Ablehnen
action-give = { $coffee } geben
action-trader = Händler in { $spot }
action-contract = Vertrag { $letter } erfüllen ({ $points } SP)
action-deliver = Liefern nach { $city }, Feld { $slot }: { $amount } × { $coffee }
action-swap = { $amount } Kaffee gegen { $coffee } tauschen
action-buy = { $coffee } kaufen ({ $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
})
action-stock = { $number } Vorratsmarker ausgeben für { $amount ->
    [one] ein Lagerhaus
   *[other] { $amount } Lagerhäuser
}
action-type = Mit { $coffee } bezahlen
action-luwak = Kopi Luwak: { $number }
action-spend = Vorratsmarker { $coop } ausgeben
action-option = Bonus { $side }: { $atoms }
action-item = Nehmen: { $item }
action-joker = Joker-Vorratsmarker auf { $coop }
action-storage = { $amount ->
    [0] Alle Lagerhäuser in der Reihe
   *[other] Eigene Lagerhäuser: { $tracks }
}

## Wirkungen

effect-pay = −{ $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
effect-coins = +{ $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
effect-points = +{ $amount } SP
effect-forfeit = −{ $amount } SP
effect-atom = + { $atom }
effect-advance = 1 Schritt in der Arabica-Reihe { $coop }
effect-animal = + Tier-Marker
effect-donkeys = { $amount ->
    [one] −{ $amount } Esel
   *[other] −{ $amount } Esel
}
effect-worker = −1 Arbeiter
effect-markers = −{ $amount } Aktionsmarker
effect-harvested = { $amount ->
    [0] kein Kaffee, wenn jetzt geerntet würde
   *[other] { $amount } Kaffee, wenn jetzt geerntet würde
}
effect-trader = −1 Händler
effect-gift = −1 Kaffee fürs Mitziehen
effect-may_build = { $building } möglich: +{ $amount } SP
effect-house_coin = { $others ->
    [0] +1 Münze: Alle anderen haben dort einen Händler
    [one] +1 Münze, wenn auch die letzte Person nach dir mitzieht
   *[other] +1 Münze, wenn alle { $others } nach dir mitziehen
}
effect-stock = + Vorratsmarker { $coop }
effect-quality = Qualität { $before } → { $after } in { $coop }
effect-lost = { $amount ->
    [one] { $amount } Kaffee verloren
   *[other] { $amount } Kaffee verloren
}

## Protokoll

event-period_started = Der Zeitabschnitt { $period } beginnt.
event-phase_started = Phase: { $phase }.
event-coins_gained = { $seat } erhält { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}.
event-coins_paid = { $seat } zahlt { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}.
event-plantation_placed = { $seat } legt eine Plantage der Stufe { $level } an: { $coop }, { $space }.
event-donkey_placed = { $seat } stellt einen Esel in { $coop } auf: { $path }.
event-truck_placed = { $seat } parkt einen Lastwagen: { $coop }, { $space }.
event-worker_to_town = { $seat } schickt einen Arbeiter ins Ortszentrum ({ $coop }).
event-donkey_gained = { $seat } erhält einen Esel.
event-truck_gained = { $seat } erhält einen Lastwagen.
event-trader_gained = { $seat } gewinnt einen Händler; er kommt in { $spot }.
event-civet_to_sumatra = { $seat } bringt eine Zibetkatze nach Sumatra.
event-civet_kept = { $seat } behält eine Zibetkatze im Firmenvorrat.
event-worker_gained = { $seat } erhält einen Arbeiter.
event-arabica_advanced = { $seat } rückt in der Arabica-Reihe { $coop } auf Spalte { $column } vor.
event-arabica_retreated = { $seat } geht in der Arabica-Reihe { $coop } auf Spalte { $column } zurück.
event-counter_gained = { $seat } gewinnt einen Marker { $coop } ({ $counter }).
event-joker_gained = { $seat } gewinnt einen Joker-Tier-Marker.
event-pair_stacked = { $seat } stapelt ein Markerpaar { $coop }.
event-objective_claimed = { $seat } erreicht ein Ziel: { $objective } ({ $points } SP).
event-farm_built = { $seat } baut eine Farm: { $coop }, { $site }.
event-farm_discarded = { $seat } verzichtet auf eine Farm.
event-worker_placed = { $seat } setzt einen Arbeiter auf die Plantage von { $owner }: { $coop }, { $space }.
event-town_refilled = Ein neuer Arbeiter kommt ins Ortszentrum ({ $coop }).
event-bonus_used = { $seat } nutzt den Bonusvorrat: { $element }.
event-bonus_recharged = { $seat } legt drei Münzen in den Bonusvorrat zurück.
event-passed = { $seat } passt.
event-penalty_due = { $seat } schuldet { $amount } für unbesetzte Plantagen.
event-plantation_lost = { $seat } verliert die Plantage: { $coop }, { $space }.
event-trader_placed = { $seat } setzt einen Händler auf Position { $place } ({ $coop }).
event-stock_counter_taken = { $seat } nimmt einen Vorratsmarker { $coop }.
event-house_coin_taken = { $seat } nimmt die Münze des Handelshauses { $coop }.
event-building_built = { $seat } baut in { $coop }, { $site }: { $building }.
event-warehouse_built = { $seat } baut Lagerhaus Nummer { $number }.
event-coffee_gained = { $seat } erhält { $amount } × { $coffee }.
event-coffee_paid = { $seat } zahlt { $amount } × { $coffee }.
event-coffee_given = { $seat } gibt 1 × { $coffee } an { $leader }.
event-exchange_improved = { $seat } tauscht jetzt { $ratio }:1.
event-trader_removed = { $seat } nimmt einen Händler aus dem Spiel.
event-crop_counted = { $coop }: { $plantations ->
    [one] { $plantations } besetzte Plantage bringt
   *[other] { $plantations } besetzte Plantagen bringen
} { $amount ->
    [one] { $amount } Kaffee
   *[other] { $amount } Kaffee
}.
event-post_served = { $coop }: Der Posten von { $seat } erhält einen Kaffee.
event-traders_served = { $coop }: Der Händler von { $seat } erhält { $amount ->
    [one] { $amount } Kaffee
   *[other] { $amount } Kaffee
}.
event-crop_lost = { $coop }: { $amount ->
    [one] { $amount } Kaffee geht
   *[other] { $amount } Kaffee gehen
} verloren.
event-civets_returned = { $amount ->
    [one] Eine Zibetkatze von { $seat } kehrt heim.
   *[other] { $amount } Zibetkatzen von { $seat } kehren heim.
}
event-contract_fulfilled = { $seat } erfüllt Vertrag { $letter }.
event-item_taken = { $seat } nimmt ein Teil neben den Verträgen: { $item }.
event-delivered = { $seat } liefert nach { $city }, Feld { $slot }.
event-stock_joker_placed = { $seat } legt den Joker-Vorratsmarker auf { $coop }.
event-stock_spent = { $seat } gibt einen Vorratsmarker { $coop } aus.
event-storage_arranged = { $seat } ordnet die Lagerhäuser neu.
event-coffee_lost = { $seat } hat keinen Platz für { $amount } × { $coffee }.
event-stock_paid = Vorratsmarker bringen { $seat } { $amount } × { $coffee }.
event-tokens_taken = { $seat } nimmt { $amount ->
    [one] ein –3-SP-Plättchen
   *[other] { $amount } –3-SP-Plättchen
}.
event-bonus_refilled = { $seat } füllt den Bonusvorrat auf.
event-order_set = Platz { $place } der Zugreihenfolge: { $seat }.
event-andre_skipped = André hat in seinem Zug { $turn } nichts zu tun.
event-counter_turned = André deckt den Marker { $coop } auf.
event-andre_contract = Andrés neuer Vertrag: { $top }, { $middle }, { $bottom }.
event-counters_shuffled = André mischt seine Marker.
event-game_ended = Der dritte Zeitabschnitt ist vorbei; nun wird gewertet.

## Ablehnungen

refusal-game-over = Die Partie ist zu Ende.
refusal-not-now = Das ist jetzt nicht möglich.
refusal-other-question = Zuerst ist etwas anderes zu entscheiden.
refusal-too-dear = Das kostet { $price }, du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
refusal-no-marker = Du hast zu wenige Aktionsmarker ({ $markers }).
refusal-row-used-up = In Reihe { $plantation_row } ist keine Plantage mehr.
refusal-no-target = Eine Plantage der Stufe { $level } kannst du zurzeit nirgends anlegen.
refusal-nobody-waits = Niemand hat eine unbesetzte Plantage in { $coop }.
refusal-no-spare-donkey = In deinem persönlichen Vorrat ist kein Esel.
refusal-no-such-place = Diesen Platz gibt es nicht.
refusal-path-full = Der Weg ist voller Esel.
refusal-path-not-yours = Keine deiner Plantagen liegt am unteren Ende dieses Weges.
refusal-no-civet = In deinem persönlichen Vorrat ist keine Zibetkatze.
refusal-space-taken = Dort liegt eine Plantage von { $owner }.
refusal-first-row-only = Diese Plantage muss in Reihe 1.
refusal-wrong-level = Diese Reihe nimmt Stufe { $level } nicht an.
refusal-no-worker-to-start = Deine erste Plantage in { $coop } braucht einen Arbeiter aus deinem Vorrat.
refusal-wrong-transport = Reihe 1 braucht keinen Transport, die oberen Reihen brauchen Esel oder Lastwagen.
refusal-path-blocked = Ein Esel von { $owner } versperrt den Weg.
refusal-too-few-below = Du brauchst in Reihe 1 mindestens so viele Plantagen wie in Reihe 2/3.
refusal-no-truck = In deinem Firmenvorrat ist kein Lastwagen.
refusal-no-truck-space = Kein Lastwagen erreicht diesen Platz.
refusal-no-support = Keine freie Plantage von dir in der Reihe darunter unterstützt diesen Platz.
refusal-no-donkey = Du brauchst { $needed } Esel und hast { $donkeys }.
refusal-no-site = Es gibt keinen freien Platz dafür.
refusal-not-for-farms = Dieser Platz ist nicht für eine Farm da.
refusal-not-waiting-there = Das ist keine unbesetzte Plantage von { $owner } in { $coop }.
refusal-delivering = Nach einer Lieferung kannst du nur noch einmal liefern oder für diese Phase passen.
refusal-served-already = { $owner } bekommt schon einen Arbeiter.
refusal-needs-no-worker = { $owner } braucht dort keinen Arbeiter.
refusal-animal-gone = Dieser Tier-Marker ist weg.
refusal-row-full = In der Reihe { $coop } kannst du nicht weiter vor.
refusal-not-lowest-row = Der Arbeiter kommt in die unterste Reihe mit unbesetzter Plantage.
refusal-bonus-not-here = Dieses Element des Bonusvorrats nützt hier nichts: { $element }.
refusal-bonus-empty = Dieser Platz des Bonusvorrats ist leer: { $element }.
refusal-bonus-last = Das letzte Element muss im Bonusvorrat bleiben.
refusal-bonus-guard = Einmal pro Zug genügt: Münzen kamen schon in den Bonusvorrat oder heraus.
refusal-bonus-full = In deinem Bonusvorrat steht schon ein Händler.
refusal-purse-full = Die Münzen liegen schon im Bonusvorrat.
refusal-recharge-useless = Hier hilft Auffüllen nur, wenn es den Händler des Bonusvorrats freigibt.
refusal-no-worker = Dein Arbeitervorrat ist leer.
refusal-nothing-of-yours-waits = Du hast keine unbesetzte Plantage in { $coop }.
refusal-not-an-opponents-plantation = Das ist keine unbesetzte Plantage eines anderen Spielers.
refusal-help-lower-row = Untere Reihen zuerst: In Reihe { $row ->
    [1] 1
    [2] 1/2
   *[3] 2/3
} warten Plantagen.
refusal-must-pay = Zahlen ist Pflicht, solange du eine Münze hast oder zurückgehen kannst.
refusal-no-coins = Du hast keine Münze mehr.
refusal-no-retreat = In der Reihe { $coop } kannst du nicht zurück.
refusal-not-highest-row = Du verlierst zuerst eine unbesetzte Plantage deiner obersten Reihe.
refusal-no-trader = In Bereich III steht kein Händler von dir.
refusal-house-open = Das Handelshaus { $coop } ist schon eröffnet.
refusal-not-the-leaders-place = Wer mitzieht, baut dort, wo zuerst gebaut wurde.
refusal-all-built = Davon ist nichts übrig: { $building }.
refusal-hospital-locked = Noch gesperrt: { $building }. Leere zuerst die Spalte der Stationen oder Posten.
refusal-other-type = Dieser Platz ist nicht dafür da: { $building }.
refusal-site-taken = { $owner } hat dort gebaut.
refusal-site-closed = Dieser Platz ist erst ab { $players } Spielern offen.
refusal-no-slot = Dort ist kein Platz für das Lagerhaus.
refusal-not-luwak = Kopi Luwak gibt es so nicht.
refusal-no-coffee = Du hast keinen { $coffee }.
refusal-contract-done = Vertrag { $letter } ist schon erfüllt.
refusal-coffee-missing = { $missing ->
    [one] Es fehlt { $missing } Kaffee.
   *[other] Es fehlen { $missing } Kaffee.
}
refusal-slot-taken = { $owner } hat dort geliefert.
refusal-delivery-too-large = Dafür reicht dein Kaffee nicht: { $number } nötig.
refusal-too-few-coffees = Ein Tausch kostet { $needed } Kaffee, du hast { $coffees }.
refusal-too-few-warehouses = Du hast zu wenige Lagerhäuser übrig ({ $left }).
refusal-too-few-colours = Du brauchst { $needed } verschiedene Vorratsmarker und hast { $colours }.
refusal-luwak-number = Diese Zahl an Kopi Luwak passt nicht.
refusal-different-colours = Ein Marker { $coop } ist schon ausgegeben; die Farben müssen verschieden sein.
refusal-no-stock-counter = Du hast keinen Vorratsmarker { $coop }.
refusal-no-effect = Diese Seite hätte keine Wirkung.
refusal-item-gone = Das liegt nicht neben deinen Verträgen: { $item }.
refusal-too-many-columns = Du kannst nur { $number ->
    [one] { $number } Lagerhaus
   *[other] { $number } Lagerhäuser
} umstellen.
refusal-storage-no-better = Eine andere Ordnung bewahrt von allem mindestens so viel.

## Wertung und Ende

source-deliveries = Lieferungen an die Bars
source-majority = Mehrheit in { $city }
source-objectives = Ziele
source-coop = { $coop } (Qualitätswert { $quality })
    .topic = { $coop }
source-arabica = Arabica-Leiste
source-reserve = Firmenvorrat
source-plantation = Plantage der Stufe 3 aus Reihe B
source-workers = Arbeitervorrat
source-buildings = Gebäude
source-contracts = Verträge
source-counters = Markerleiste (belegte Plätze: { $number })
    .topic = Markerleiste
end-three_periods = Drei Zeitabschnitte sind gespielt.

## Optionen

option-experienced_last_plantation = Erfahrene wählen den Platz ihrer letzten Plantage
option-experienced_last_plantation-off = nein
option-experienced_last_plantation-on = ja
option-vicious_objectives = Gemeine Variante: Nur wer ein Ziel zuerst erreicht, punktet
option-vicious_objectives-off = nein
option-vicious_objectives-on = ja
option-ten_coffees = Das Ziel „zehn Kaffees in zwei deiner Lagerhäuser“
option-ten_coffees-tracks = zehn einer Sorte auf zwei Leisten
option-ten_coffees-warehouses = zehn einer Sorte auf zwei Leisten, über denen ein Lagerhaus steht
option-handicap_1 = Handicap von Spieler 1: schwerere Verträge
option-handicap_1-0 = keine
option-handicap_1-2 = zwei
option-handicap_1-4 = vier
option-handicap_2 = Handicap von Spieler 2: schwerere Verträge
option-handicap_2-0 = keine
option-handicap_2-2 = zwei
option-handicap_2-4 = vier
option-handicap_3 = Handicap von Spieler 3: schwerere Verträge
option-handicap_3-0 = keine
option-handicap_3-2 = zwei
option-handicap_3-4 = vier
option-handicap_4 = Handicap von Spieler 4: schwerere Verträge
option-handicap_4-0 = keine
option-handicap_4-2 = zwei
option-handicap_4-4 = vier
option-handicap_5 = Handicap von Spieler 5: schwerere Verträge
option-handicap_5-0 = keine
option-handicap_5-2 = zwei
option-handicap_5-4 = vier

## Editionen

objection-contract-order = Die Verträge stehen in der Reihenfolge A1 bis F5: Dieser ist { $id }.
objection-three-types = Ein Vertrag verlangt drei verschiedene Kaffees.
objection-contract-sides = Die Seite für 2 und 3 Spieler ist die schwerere.
objection-same-start = Zwei Verträge F begännen auf demselben Platz: { $coffee } steht zweimal in dieser Zeile.
objection-contract-rows = Die Reihen sind A und B, C und D, E und F.
objection-items = Neben den Verträgen liegen: { $items }.
objection-level-total = Die drei Reihen enthalten { $expected } Plantagen der Stufe { $level }.
objection-farm-last = Eine Farm ist das letzte Teil ihrer Reihe.
objection-farm-rows = Die Reihen A und C enden mit einer Farm, Reihe B nicht.
objection-level-of-plantation = Eine Plantage hat eine Stufe, eine Farm hat keine.
objection-plain-farm = Eine Farm hat weder Bonus noch Punkte.
objection-four-points = Die Regel kennt ein Teil mit 4 SP: die Plantage der Stufe 3 in Reihe B.
objection-fixed-length = Braucht { $expected } Einträge.
objection-offers = Eingetauscht werden Lagermarker in drei und in fünf Farben.
objection-falling = Jede Seite des Markers ist besser als die vorige.
objection-animal-row = Tiermarker liegen nur neben der Reihe 2/3.
objection-space-order = Das ist „{ $expected }“ in der Ordnung der Reihen und Nummern.
objection-one-path = Zu jedem oberen Platz führt genau ein Weg; Platz und Weg nennen einander.
objection-row-size = Die Reihe { $row } hat { $least } bis { $most } Plätze.
objection-donkeys = Die Regel zeigt einen Esel unter Reihe 1/2 und zwei unter Reihe 2/3.
objection-row-below = { $space } liegt nicht einmal in der Reihe darunter.
objection-setup-spaces = Drei verschiedene Plätze der Reihe 1 sind nötig.
objection-site-count = Höchstens { $most } Plätze dieser Art haben Namen.
objection-andre-station = André braucht einen Stationsplatz für 4–5 Spieler.
objection-one-animal = Eine Bar hat höchstens einen ausgelosten Tiermarker.
objection-five-animals = Fünf Felder haben einen ausgelosten Tiermarker, nicht { $found }.
objection-too-many-counters = Verwendet { $found } Arabica-Marker von { $limit }.
objection-stack-size = Ein Stapel hat höchstens { $most } Marker.
objection-andre-post = Muss jedes Mal einen anderen Postenplatz nennen: { $values }.

## Terminalbild

picture-order = Zugreihenfolge: { $order }
picture-next-order = gepasst: { $order }
picture-coop = Kooperative
picture-row-3 = Reihe 2/3
picture-row-2 = Reihe 1/2
picture-row-1 = Reihe 1
picture-donkeys = Esel
picture-house = Haus
picture-buildings = Gebäude
picture-quality = Qualität
picture-town = { $workers } Arbeiter, Ernte { $crop } von { $full }
picture-objective = { $tile } { $text }: { $claims }
picture-stacks = Arabica-Marker: { $stacks }
picture-andre = André: Vertrag { $lines }, aufgedeckt { $turned }, Plantagen übrig { $left }, Händler { $traders }, nimmt { $points } SP
picture-supplies = Vorräte
picture-supplies-of = { $coins }¢ Esel { $donkeys } Lastwagen { $trucks } Katzen { $civets }
picture-people = Leute
picture-people-of = Marker { $markers } Arbeiter { $workers } Händler { $traders }+{ $contractors }
picture-reserve = Bonusvorrat
picture-coffees = Kaffee
picture-storage = Lager, Tausch, Vorrat
picture-plantations = Nächste Plantagen, Gebäude
picture-contracts = Verträge
picture-arabica = Arabica-Leiste
picture-counters = Marker
picture-points-bars = SP Lieferungen
picture-points-majorities = SP Mehrheiten
picture-points-objectives = SP Ziele
picture-points-coops = SP Kooperativen
picture-points-arabica = SP Arabica
picture-points-reserve = SP Vorrat
picture-points-plantations = SP Plantage
picture-points-workers = SP Arbeiter
picture-points-buildings = SP Gebäude
picture-points-contracts = SP Verträge
picture-points-counters = SP Marker
picture-total = SP bei Spielende jetzt
picture-legend = A B C … Spieler · Ziffer = Stufe, ! ohne Arbeiter, t Lastwagen · ☼ Tier, * Joker-Tier · G C B E I Kaffees, K Kopi Luwak, ? beliebig · ¢ Münzen · ★ SP · ▣ Lagerhäuser oder Gebäude übrig · ✚ Krankenhaus · ⌂ Farm · × gepasst
