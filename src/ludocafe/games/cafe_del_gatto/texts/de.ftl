game-title = Café del Gatto
game-pitch = Kaufe Milch und Kaffee aus der Espressomaschine, fülle deine fünf Tassen von unten nach oben und serviere die besten Getränke, bevor die guten Plättchen weg sind.
    .short = Fülle fünf Tassen und serviere, bevor die guten Plättchen weg sind.
game-progress = Runde { $round }

## Vocabulary

face-milk = Milch
face-coffee = Kaffee
token-1c = 1 kalt
token-1f = 1 schaumig
token-1h = 1 heiß
token-2c = 2 kalt
token-2f = 2 schaumig
token-2h = 2 heiß
token-3c = 3 kalt
token-3f = 3 schaumig
token-3h = 3 heiß
token-4c = 4 kalt
token-4f = 4 schaumig
token-4h = 4 heiß
token-5c = 5 kalt
token-5f = 5 schaumig
token-5h = 5 heiß
token-6c = 6 kalt
token-6f = 6 schaumig
token-6h = 6 heiß
cup-espresso = Espresso
cup-espresso_macchiato = Espresso Macchiato
cup-doppio = Doppio
cup-cappuccino = Cappuccino
cup-latte_macchiato = Latte Macchiato

## Prompts

prompt-turn_start = Du bist dran: Kaufe einen Stein, serviere volle Tassen oder nimm Münzen.
    .other = { $seat } wählt eine Aktion.
prompt-after_clean = Die Spalte ist gereinigt: Kaufe einen Stein, reinige weiter oder beende deinen Zug.
    .other = { $seat } entscheidet, wie es nach dem Reinigen weitergeht.
prompt-place = Wähle eine Tasse für den Stein { $face } { $token }.
    .other = { $seat } wählt eine Tasse für den Stein { $face } { $token }.
prompt-sugar = { $cup }, Baristawert { $barista }: Wie viele Zuckerwürfel gibst du dazu?
    .other = { $seat } darf die Tasse { $cup } süßen (Baristawert { $barista }).
prompt-tile = { $cup }, Baristawert { $barista }: Wähle ein Getränkeplättchen.
    .other = { $seat } wählt ein Getränkeplättchen für die Tasse { $cup } (Baristawert { $barista }).
prompt-serve_more = Serviere eine weitere volle Tasse oder höre auf.
    .other = { $seat } darf eine weitere Tasse servieren.
prompt-interim_serve = Zwischenrunde: Serviere eine deiner vollen Tassen.
    .other = Zwischenrunde: { $seat } serviert eine volle Tasse.
prompt-interim_discard = Niemand konnte servieren: Leere deine vollste Tasse.
    .other = Niemand konnte servieren: { $seat } leert die vollste Tasse.
prompt-game_over = Die Partie ist zu Ende.
    .other = Die Partie ist zu Ende.

## Actions

action-clean = Spalte { $column } reinigen
action-buy = { $column } { $token } aus Reihe { $row } kaufen ({ $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
})
action-place = Auf die Tasse { $cup } legen
action-serve = Tasse { $cup } servieren (Steine im Wert von { $sum })
action-sugar = { $cubes ->
    [0] Kein Zucker
    [one] { $cubes } Zuckerwürfel dazugeben
   *[other] { $cubes } Zuckerwürfel dazugeben
}
action-tile = Getränkeplättchen { $value } nehmen
action-discard = Tasse { $cup } leeren
action-take = { $amount ->
    [0] Münzen nehmen (der Vorrat ist leer)
    [one] { $amount } Münze nehmen
   *[other] { $amount } Münzen nehmen
}
action-end_serve = Aufhören zu servieren
action-end_turn = Zug beenden

## Effects

effect-pay = { $amount ->
    [one] −{ $amount } Münze
   *[other] −{ $amount } Münzen
}
effect-coins = { $amount ->
    [one] +{ $amount } Münze
   *[other] +{ $amount } Münzen
}
effect-sugar = +{ $amount } Zuckerwürfel
effect-points = { $amount ->
    [one] +{ $amount } Punkt
   *[other] +{ $amount } Punkte
}
effect-menu = { $amount ->
    [one] Getränkekarte +{ $amount } Münze
   *[other] Getränkekarte +{ $amount } Münzen
}
effect-filling = { $filled } von { $size ->
    [one] { $size } Feld gefüllt
   *[other] { $size } Feldern gefüllt
}, Steine im Wert von { $sum }
effect-barista = Baristawert { $barista }

## Log

event-coins_paid = { $seat } zahlt { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}.
event-coins_gained = { $amount ->
    [0] { $seat } erhält keine Münzen.
    [one] { $seat } erhält { $amount } Münze.
   *[other] { $seat } erhält { $amount } Münzen.
}
event-token_bought = { $seat } kauft { $column } { $token } aus Reihe { $row } für { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}.
event-sugar_gained = { $cubes ->
    [0] { $seat } erhält keinen Zucker: Der Vorrat ist leer.
   *[other] { $seat } erhält { $cubes } Zuckerwürfel.
}
event-token_placed = { $seat } legt { $face } { $token } auf die Tasse { $cup }.
event-token_drawn = Neu in der Spalte { $column }, Reihe { $row }: { $token }.
event-bag_refilled = Der Beutel wird mit { $tokens ->
    [one] { $tokens } Stein
   *[other] { $tokens } Steinen
} aus der Ablage gefüllt.
event-column_cleaned = { $seat } reinigt die Spalte { $column }.
event-cup_served = { $seat } serviert die Tasse { $cup } mit Steinen im Wert von { $sum }.
event-sugar_spent = { $seat } gibt { $cubes } Zuckerwürfel dazu.
event-tile_taken = { $seat } nimmt das Getränkeplättchen { $value } ({ $cup }).
event-interim_started = Beutel und Ablage sind leer: Zwischenrunde, eröffnet von { $seat }.
event-interim_skipped = { $seat } wird übersprungen.
event-cup_emptied = { $seat } leert die Tasse { $cup }.
event-end_triggered = { $seat } hat alle Tassen serviert: Das ist die letzte Runde.
event-game_ended = Die Partie ist zu Ende.
event-turn_started = { $seat } ist dran.

## Refusals

refusal-game-over = Die Partie ist zu Ende.
refusal-not-now = Das ist jetzt nicht möglich.
refusal-place-first = Lege zuerst den gekauften Stein auf eine Tasse.
refusal-sugar-first = Sage zuerst, wie viel Zucker du dazugibst.
refusal-tile-first = Wähle zuerst ein Getränkeplättchen.
refusal-serving-goes-on = Du servierst gerade: Serviere eine weitere volle Tasse oder höre auf.
refusal-interim-serve = In der Zwischenrunde musst du eine volle Tasse servieren.
refusal-interim-empty = In dieser Zwischenrunde musst du deine vollste Tasse leeren.
refusal-only-buy-after-cleaning = Nach dem Reinigen kannst du nur weiter reinigen, kaufen oder den Zug beenden.
refusal-nothing-to-end = Es wird gerade nicht serviert.
refusal-no-pass = So lässt sich der Zug nur nach dem Reinigen beenden.
refusal-no-open-cup = Ohne offene Tasse gibt es nichts, wofür du reinigen könntest.
refusal-cleaning-too-dear = Reinigen kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}, du hast { $coins }.
refusal-no-cup-takes-it = Keine deiner Tassen braucht als Nächstes { $face }.
refusal-too-dear = Dieser Stein kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}, du hast { $coins }.
refusal-nothing-to-place = Du hast noch keinen Stein gekauft.
refusal-cup-served = Die Tasse { $cup } ist schon serviert.
refusal-cup-full = Die Tasse { $cup } ist voll.
refusal-wrong-space = Auf das nächste Feld der Tasse { $cup } passt { $face } nicht.
refusal-cup-not-full = Die Tasse { $cup } ist noch nicht voll: { $missing ->
    [one] { $missing } Stein fehlt
   *[other] { $missing } Steine fehlen
}.
refusal-sugar-only-serving = Zucker lässt sich nur beim Servieren verwenden.
refusal-too-little-sugar = Du hast nicht { $cubes } Zuckerwürfel, sondern nur { $own }.
refusal-tile-only-serving = Getränkeplättchen nimmt man nur beim Servieren.
refusal-no-such-tile = Für die Tasse { $cup } gibt es kein Getränkeplättchen { $value }.
refusal-tile-taken = Das Getränkeplättchen { $value } ist schon vergeben.
refusal-tile-too-high = Das Getränkeplättchen { $value } ist zu hoch für den Baristawert { $barista }.
refusal-emptying-only-interim = Tassen werden nur in einer Zwischenrunde geleert, in der niemand servieren konnte.
refusal-not-the-fullest = Die Tasse { $cup } ist nicht deine vollste.

## Scores and end

source-drink = Getränkeplättchen: { $cup }
    .topic = { $cup }
source-sugar = Übriger Zucker ({ $cubes } Würfel)
    .topic = Übriger Zucker
end-all_served = Jemand hat alle Tassen serviert, und die Runde ist zu Ende gespielt.

## Editions

objection-two-faces = Zuerst kommt die Milch, dann der Kaffee.
objection-token-id = Die Kennung muss „{ $expected }“ sein: Wert und Buchstabe der Zubereitung.
objection-menu-length = Es braucht { $expected ->
    [one] eine Münzzahl
   *[other] { $expected } Münzzahlen
}: eine für jede Anzahl von Zubereitungen, die in die Tasse passt.
objection-decreasing = Weniger verschiedene Zubereitungen bringen nie weniger Münzen.
objection-increasing = Die Werte müssen steigen: Nur das niedrigste Plättchen gibt es mehrfach.
objection-lowest-tile = Die schwächste volle Tasse ist { $most } wert: Mehr darf das niedrigste Plättchen nicht zählen.
objection-lowest-shared = Das niedrigste Plättchen, und nur dieses, gibt es einmal je Spieler.
objection-tile-total = Die Schachtel enthielte { $found } Getränkeplättchen statt { $expected }.
objection-space-total = Die Tassen eines Spielers haben { $milk } Milch- und { $coffee } Kaffeefelder; eine Rezension zählt 6 und 6.

## Terminal picture

picture-machine = Espressomaschine
picture-surcharge = +{ $amount }
picture-price = { $price } ¢
picture-supply = Beutel { $bag } · Ablage { $discard } · Vorrat { $coins } ¢, { $sugar } Zucker
picture-round = Runde { $round }
picture-last-round = Letzte Runde
picture-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
picture-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
picture-sugar = { $cubes } Zucker
picture-tiles = Übrige Plättchen
picture-menu = Karte
picture-in-hand = in der Hand: { $face } { $token }
picture-full = voll
picture-legend = M Milch, C Kaffee · c kalt, f schaumig, h heiß · › nächstes Feld · = Wert · ★ serviert · ¢ Münzen
