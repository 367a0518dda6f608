## The first game, step by step (lessons.toml)

lesson-building = Bauen
lesson-building-goal = Willkommen! Du leitest eine junge Kaffeefirma: Bohnen werden angebaut, getrocknet, geröstet und an Portugals historische Kaffeehäuser geliefert. Nach acht Runden zählen die Kaffeehäuser, die alles bekommen haben, und die Bohnen in deinem Lager.
lesson-building-area = Das ist deine Startkarte. Auf A-Feldern wird angebaut, auf B getrocknet, auf C geröstet. Die Tasse ist eine Aktion pro Zug wert. In deinem Lager liegt eine Bohne jeder Farbe.
lesson-building-cards = In jeder Runde nimmst du eine von drei offenen Karten und legst sie auf dein Firmengelände. Karten sind kostenlos, außer sie zeigen eine Tasse: Dann kosten sie eine Bohne aus deinem Lager.
lesson-building-pick = Tassen bringen Aktionen, dafür lohnt sich eine Bohne. Nimm die mittlere Karte: Sie hat eine Tasse und das Café Aviz, das für eine gelbe, eine braune und eine rote Bohne 5 Punkte bringt.
lesson-building-pay = Zahle mit einer Bohne deiner Wahl. Im Lager zählen die beiden Farben, von denen du am wenigsten hast; achte also auf die Mischung.
lesson-building-edge = Auf der anderen Seite wurde auch eine Karte genommen. Lege nun deine: Sie muss zwei bis vier Felder deines Geländes abdecken. Schiebe sie zuerst an den Rand, sodass sie nur ein Feld oder keines abdeckt, und versuche, sie dort zu legen.
lesson-building-place = Zu wenig oder zu viel abzudecken geht nicht, und die letzte Tasse darf nie verschwinden. Lege sie nun wie gezeigt über das Trocken- und das Rösten-Feld: Sie bringt neue mit. Nur was obenauf liegt, zählt.
lesson-building-produce = Zwei Tassen sind zu sehen: zwei Aktionen. Baue zuerst an: Jedes leere A-Feld einer zusammenhängenden Gruppe bekommt eine Bohne seiner Farbe. Wähle die Dreiergruppe deiner Startkarte.
lesson-building-dry = Die zweite Aktion: trocknen. Ein leeres B-Feld nimmt alle Bohnen einer Farbe auf, von überall auf deinem Gelände.
lesson-building-colour = Welche Farbe soll es sein? Dein Kaffeehaus möchte Braun und Rot. Du entscheidest.
lesson-building-end = Keine Aktion ist übrig. Beende deinen Zug; dann wird auf der anderen Seite gebaut.

lesson-delivering = Rösten und liefern
lesson-delivering-cafe = Eine andere Partie, mit einer zweiten Karte: drei Tassen, drei Aktionen. Das Café Aviz hat seine gelbe Bohne und möchte noch eine braune und eine rote. Zwei rote sind geröstet, eine braune ist trocken.
lesson-delivering-deliver = Liefere! Alle gerösteten Bohnen gehen auf einmal weg: zu Kaffeehäusern, die sie möchten, oder in dein Lager.
lesson-delivering-send = Schicke die erste rote Bohne ins Café Aviz. Es nimmt nur, was es bestellt hat; die zweite kommt in dein Lager.
lesson-delivering-roast = Das Rösten-Feld ist wieder leer. Röste die braune Bohne: Rösten geht wie Trocknen, nur eine Stufe weiter.
lesson-delivering-again = Und liefere mit deiner letzten Aktion noch einmal.
lesson-delivering-complete = Schicke die braune Bohne ins Café Aviz: Die Bestellung ist komplett und 5 Punkte wert. Decke es aber nie ab: Ein auch nur teilweise abgedecktes Kaffeehaus ist geschlossen.

lesson-ending = Das Ende
lesson-ending-last = Der letzte Zug der letzten Runde. In deinem Lager liegen 2 gelbe, 3 braune und 3 rote Bohnen, aber keine grüne. Zwei grüne sind geröstet: Liefere sie. Kein Kaffeehaus möchte sie, also kommen sie ins Lager.
lesson-ending-end = Beende deinen Zug; damit ist die Partie zu Ende.
lesson-ending-result = Das Café Aviz bringt 5 Punkte. Im Lager zählt deine seltenste Farbe doppelt, 2 × 2, und die zweitseltenste einfach, noch 2: 11 Punkte. Auf der anderen Seite sind es 7. Bohnen, die noch unterwegs sind, zählen nichts.
lesson-ending-advice = Jetzt weißt du, wie es geht. Sammle früh Tassen, halte gleiche Felder zusammen, achte auf deine seltenen Farben – und überlege gut, bevor du ein Kaffeehaus abdeckst. Zwei sichtbare Schiffe machen Karten mit Tasse kostenlos. Viel Spaß bei deiner ersten Partie!
