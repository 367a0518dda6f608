player-number = Spieler { $number }

## Input that does not fit
unknown-game = Es gibt kein Spiel namens „{ $game }“. Siehe: ludocafe games
bad-language = „{ $language }“ gehört nicht zu unseren Sprachen (en, fr, de).
bad-seats = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }.
bad-option = Es gibt keine Option namens „{ $option }“.
bad-option-value = „{ $given }“ ist bei der Option „{ $option }“ nicht möglich.
bad-option-seats = Die Option „{ $option }“ ist { $seats ->
    [one] allein
   *[other] mit { $seats } Spielern
} nicht möglich.
bad-option-twice = „{ $given }“ kann nur für einen Spieler gewählt werden (Option „{ $option }“).
bad-notation = „{ $notation }“ ist keine Aktion dieses Spiels.
bad-action = Das ist keine Aktion dieses Spiels: { $action }
bad-position = Die Stellung ist bei „{ $where }“ nicht lesbar.
chance-missing = Eine Partie braucht eine Startzahl.
no-observations = { $game } bietet Lernenden keine Beobachtungen der Form „{ $form }“.
rivals-number = Bei { $seats } Plätzen braucht es einen Gegner weniger als Plätze, nicht { $rivals }.
game-is-over = Die Partie ist zu Ende.
not-your-turn = { $seat } ist dran.
nothing-to-undo = Es gibt nichts, was du zurücknehmen kannst.
nothing-to-plan = Weiter lässt sich nichts vorausplanen.
missing-extra = Dafür fehlen Pakete: { $command }

## Editions
edition-missing = Die Editionsdatei { $file } gibt es nicht.
edition-unreadable = Die Editionsdatei { $file } ist nicht lesbar: { $detail }
edition-invalid = Diese Edition ist nicht spielbar: { $key } verletzt eine Regel des Spiels ({ $count ->
    [one] ein Problem
   *[other] { $count } Probleme
}; siehe: ludocafe edition check).

objection-number = Es braucht eine ganze Zahl von { $least } bis { $most }.
objection-text = Es braucht einen Text.
objection-flag = Es muss true (wahr) oder false (falsch) sein.
objection-one-of = Es muss einer dieser Werte sein: { $values }.
objection-list = Es braucht eine Liste von { $least } bis { $most } Einträgen.
objection-table = Es braucht eine Tabelle.
objection-missing = Fehlt.
objection-unknown-key = „{ $given }“ ist hier unbekannt; bekannt sind: { $values }.
objection-double-id = Die Kennung „{ $given }“ kommt mehr als einmal vor.
objection-name = Es braucht ein Wort aus Buchstaben, Ziffern und Unterstrichen.
objection-colour = Es braucht eine Farbe der Form #1a2b3c.
objection-fixed = Muss { $expected } sein.
objection-printed = Die Regel druckt { $printed }.
objection-at-most = Höchstens { $limit }.
objection-at-least = Mindestens { $limit }.
objection-total = Die Summe ist { $found } statt { $expected }.

## Records
record-not-json = Das ist keine Aufzeichnung: Die Datei ist kein vollständiges JSON ({ $detail }).
record-not-a-record = Das ist keine Aufzeichnung einer Partie.
record-unknown-format = Das Format { $version } der Aufzeichnung ist unbekannt; dieses Programm liest Formate bis { $newest }.
record-malformed = Die Aufzeichnung ist beschädigt: { $detail }
record-unknown-game = Die Aufzeichnung gehört zu einem Spiel, das nicht installiert ist: { $game }
record-other-edition = Die Aufzeichnung wurde mit einer anderen Edition ({ $edition }) gespielt als der installierten.
record-other-rules = Die Aufzeichnung folgt der Regelversion { $version }; dieses Programm hat Version { $current }.
record-chance-missing = Eintrag { $entry }: In der Aufzeichnung fehlt eine Ziehung.
record-chance-impossible = Eintrag { $entry }: Die Ziehung { $result } ist unmöglich (nur 0 bis unter { $n }).
record-chance-surplus = Eintrag { $entry }: Die Aufzeichnung enthält Ziehungen, die nie stattfanden.
record-illegal-entry = Eintrag { $entry }: „{ $notation }“ ist dort nicht erlaubt ({ $rule }).
record-bad-entry = Eintrag { $entry }: „{ $notation }“ kann dort nicht gespielt werden.
record-wrong-result = Das Ergebnis der Aufzeichnung ist nicht das, zu dem die Partie führt (nach Eintrag { $entry }).
record-wrong-seed = Die offengelegte geheime Zahl passt nicht zum Fingerabdruck des Tisches.
record-unfair = Eintrag { $entry }: Die Ziehungen stammen nicht aus der offengelegten geheimen Zahl.

## Lessons
lesson-unknown = Es gibt keine Lektion „{ $lesson }“.
lesson-over = Diese Lektion ist zu Ende.
lesson-your-move = Jetzt bist du dran: Tu, worum dich der Trainer bittet.
lesson-other-choice = Das ginge auch, aber diese Lektion wartet auf etwas anderes.
