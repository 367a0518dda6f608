## The first game, step by step (lessons.toml)

lesson-buying = Kaufen
lesson-buying-goal = Willkommen im Café! Vor dir stehen fünf Tassen. Du füllst sie von unten nach oben und servierst sie; jede bringt dir ein Getränkeplättchen mit Punkten. Hat jemand alle fünf serviert, wird die Runde zu Ende gespielt, und die meisten Punkte gewinnen.
lesson-buying-machine = Das ist die Espressomaschine: links Milch, rechts Kaffee. Jeder Stein zeigt seinen Wert von 1 bis 4 und seine Zubereitungsart: kalt, schaumig oder heiß.
lesson-buying-price = Ein Stein kostet so viele Münzen, wie sein Nachbar wert ist. In der untersten Reihe kostet der Kaffee 2, weil die Milch daneben den Wert 2 hat; diese Milch kostet nur 1. Die beiden obersten Reihen kosten 1 und 2 Münzen mehr.
lesson-buying-buy = Du hast 4 Münzen. Wähle den Kaffee in der untersten Reihe; er ist nur 1 wert, aber zu jeder 1 gibt es einen Zuckerwürfel. Wähle dann eine Tasse für ihn: Braune Felder nehmen Kaffee, weiße Milch, von unten nach oben.
lesson-buying-place = Lege ihn jetzt auf eine leuchtende Tasse.
lesson-buying-other = Die Steine darüber sind nachgerutscht, und aus dem Beutel kam ein neuer. Das war dein Zug! Inzwischen wurde dir gegenüber eine Milch gekauft, und viele Preise haben sich geändert.
lesson-buying-dear = Der unterste Kaffee hat jetzt einen Nachbarn mit dem Wert 4. Versuche trotzdem, ihn zu kaufen: Wenn etwas nicht geht, erfährst du, warum.
lesson-buying-take = Du hast nur noch 2 Münzen. Wenn das Geld knapp ist, kann dein Zug auch so aussehen: Nimm 2 Münzen aus dem Vorrat.
lesson-buying-clean = Du bist wieder dran. Vor dem Kaufen darfst du für 2 Münzen eine Spalte reinigen, auch mehrmals: Ihre fünf Steine gehen, fünf neue kommen. Reinige die Kaffeespalte.
lesson-buying-again = Kleine Werte rechts machen die Milch daneben billig: eine heiße 4 für eine einzige Münze! Kaufe, was dir gefällt, und lege es auf eine Tasse. Es lohnt sich, bei einer Zubereitungsart pro Tasse zu bleiben; warum, zeigt die nächste Lektion.
lesson-buying-fill = Lege ihn jetzt auf eine leuchtende Tasse.

lesson-serving = Servieren
lesson-serving-full = Einige Runden später. Dein Espresso Macchiato und dein Cappuccino sind voll und können serviert werden. Das ist dann deine Aktion in diesem Zug, statt zu kaufen.
lesson-serving-early = Dem Doppio fehlt noch ein Stein. Tippe ihn an und lies, was die Regeln dazu sagen.
lesson-serving-serve = Serviere den Cappuccino. Die Getränkekarte zahlt dir dafür Münzen: je weniger verschiedene Zubereitungsarten auf der Tasse, desto mehr. Schaumig und heiß sind zwei, das macht 3 Münzen.
lesson-serving-sugar = Die Steine sind 6 wert, aber das Plättchen 6 ist schon vergeben, und das nächste zeigt 8. Jeder Zuckerwürfel bringt 1 dazu: Stelle mit + zwei ein und gib sie dazu.
lesson-serving-tile = Nimm die 8! Ein Plättchen darf auch weniger wert sein als dein Getränk, dann bekommst du die Differenz in Münzen. Außer dem niedrigsten gibt es jedes nur einmal.
lesson-serving-more = Die Tasse ist für diese Partie fertig. Im selben Zug darfst du weitere volle Tassen servieren. Serviere auch den Espresso Macchiato.
lesson-serving-choice = Alles darauf ist kalt, darum zahlt die Karte die vollen 3 Münzen. Er ist 5 wert: Willst du 5 Punkte oder weniger Punkte und mehr Münzen? Du entscheidest.

lesson-ending = Das Ende
lesson-ending-last = Die letzte Runde naht: Vier deiner Tassen sind serviert, und der Espresso ist voll. Serviere ihn!
lesson-ending-cube = Eine heiße 4 macht 4. Du hast drei Würfel. Am Ende sind zwei Würfel 1 Punkt wert, einer ist also jetzt besser genutzt: Gib 1 Würfel dazu.
lesson-ending-five = Mit 5 bekommst du den besten Espresso. Nimm ihn!
lesson-ending-result = Alle fünf Tassen sind serviert, die Runde wurde zu Ende gespielt, und die Partie ist zu Ende. Deine Getränke bringen 35 Punkte und zwei Würfel noch 1. Auf der anderen Seite sind es 26: Münzen und nicht servierte Tassen zählen nichts.
lesson-ending-advice = Jetzt weißt du, wie es geht. Serviere früh, solange die hohen Plättchen da sind; bleib bei einer Zubereitungsart pro Tasse, wenn das Geld knapp ist; und sieh dir vor dem Kaufen den Nachbarn an. Viel Spaß bei deiner ersten Partie!
