chapter-components = Das Spielmaterial

rule-CAF-01 = Zum Spiel gehören 4 Startkarten und 48 Planungskarten, von denen keine der anderen gleicht. Jede Karte ist in 6 Felder unterteilt, drei nebeneinander und zwei übereinander.
    .title = Die Karten

rule-CAF-02 = Deine Firmenkarte hat zwei Aufgaben: Auf ihrer Leiste von 1 bis 8 siehst du, wie viele Aktionspunkte dir bleiben, und unter ihr liegt dein Lager mit einer Spalte für jede Bohnenfarbe. Jede der 4 Firmenkarten gehört zu der Startkarte mit der gleichen Rückseite.
    .title = Die Firmenkarte

rule-CAF-03 = Es gibt 140 Bohnen, je 35 der Sorten Arabica, Robusta, Excelsa und Liberica. Wo hier Farben aufgezählt werden, gilt immer die Reihenfolge gelb, braun, grün, rot.
    .title = Die Bohnen

rule-CAF-04 = Bei uns steht Gelb für Arabica, Braun für Robusta, Grün für Excelsa und Rot für Liberica, denn in dieser Reihenfolge zählt die Anleitung Farben und Sorten auf; mehr verrät sie nicht. Das ist reine Zierde: Im Spiel kommt es nur auf die Farbe an.
    .title = Farben und Kaffeesorten

rule-CAF-05 = Für die Leiste der Aktionspunkte hat jede Person einen großen weißen Würfel; insgesamt sind es 4. Die einzige Meister-Figur steht immer vor der Person, die gerade Meister ist.
    .title = Aktionswürfel und Meister-Figur

rule-CAF-06 = Es gibt sieben Arten von Feldern: Bohnenfeld (A, mit einer Bohne in einer bestimmten Farbe), Trocken-Feld (B), Rösten-Feld (C), Kaffeehaus (D), Kaffeetasse, Schiff und leeres Feld. Ein Kaffeehaus belegt entweder ein Feld oder zwei Felder derselben Karte, die eine Kante gemeinsam haben.
    .title = Die Arten von Feldern

rule-CAF-07 = Jedes Kaffeehaus nennt seine Stadt und das Jahr seiner Eröffnung. Außerdem zeigt es, wie viele Bohnen welcher Farben es haben möchte und wie viele Siegpunkte es bringt, sobald es sie alle bekommen hat.
    .title = Was ein Kaffeehaus zeigt

rule-CAF-08 = 8 der 48 Planungskarten tragen einen Stern auf der Rückseite. Sie kommen nur im Standardspiel zu viert vor. Die Rückseiten des Stapels werden hier nicht gezeigt, damit niemand aus einem Stern etwas ablesen kann.
    .title = Die Sternkarten

rule-CAF-09 = Bohnen gehen nie aus. Am Spieltisch zählt ein Würfel auf der Firmenkarte für 5, wenn die Würfel knapp werden; die 35 Würfel einer Farbe sind also keine Grenze. Du darfst immer anbauen, auch wenn schon weit mehr Bohnen dieser Farbe im Spiel sind.
    .title = Unbegrenzter Vorrat

rule-CAF-10 = Deine Startkarte hat drei Bohnenfelder, die aneinandergrenzen und eine Gruppe bilden, ein Trocken-Feld, ein Rösten-Feld und eine Kaffeetasse. Im Text der deutschen Anleitung, der uns vorliegt, trägt das letzte Feld stattdessen ein viertes A. Wir spielen es als Rösten-Feld, wie es öffentliche Beschreibungen des Spiels tun, damit jede Firma von der ersten Runde an anbauen, trocknen und rösten kann.
    .title = Die Startkarte

rule-CAF-11 = Keine zwei Firmen beginnen mit denselben Farben: Auf jeder Startkarte fehlt eine andere. Die genaue Verteilung stammt von uns, weil die Anleitung sie nur im Bild zeigt; welche Farben du hast, siehst du auf deiner Startkarte.
    .title = Die Farben der Startkarten

rule-CAF-12 = Die Firmen heißen nach den vier Herkunftsländern aus der Einleitung der Anleitung: Brasilien, São Tomé und Príncipe, Angola und Timor. Die Namen haben wir gewählt; auf das Spiel haben sie keinen Einfluss.
    .title = Die Namen der Firmen

rule-CAF-13 = Eine Planungskarte stellt die Anleitung als Muster vor: oben Schiff, Bohnenfeld und Kaffeetasse, unten Bohnenfeld, leeres Feld und ein Kaffeehaus auf einem Feld. Eine Karte mit diesem Aufbau liegt auch in unserem Stapel; ihre Farben und ihr Kaffeehaus haben wir selbst gewählt.
    .title = Die Musterkarte

rule-CAF-14 = In unserem Stapel zeigt keine Planungskarte mehrere Kaffeetassen oder mehrere Schiffe; die Anleitung sagt dazu nichts, und die Karten deiner eigenen Schachtel dürfen es anders halten. Wer viele Aktionspunkte möchte, braucht also viele Karten mit Tasse – und sollte die Tassen, die schon ausliegen, möglichst nicht abdecken.
    .title = Tassen und Schiffe auf einer Karte

rule-CAF-15 = 23 historische Kaffeehäuser Portugals kommen im Spiel vor, jedes auf einer eigenen Karte. Unsere Liste folgt der portugiesischen Route der historischen Kaffeehäuser, die höchstwahrscheinlich Vorbild war. Wo sich kein brauchbares Eröffnungsjahr finden ließ, ist ein anderes historisches Haus eingesprungen.
    .title = Die historischen Kaffeehäuser

rule-CAF-16 = In den Beispielen der Anleitung kommen ein Kaffeehaus in Coimbra mit 3 verlangten Bohnen, Kaffeehäuser für 2, 3 und 4 Punkte und eines mit Bedarf an Rot und Gelb vor. Größere Häuser sind meist auch mehr wert. Was ein Kaffeehaus in diesem Stapel verlangt und einbringt, steht auf seiner Karte.
    .title = Was Kaffeehäuser verlangen

rule-CAF-17 = Die Anleitung führt die Planungskarten nicht einzeln auf. Bis auf die wenigen Angaben, die sie macht, sind Aufbau, Farben, Bestellungen, Punkte und Sterne dieses Stapels deshalb von uns gestaltet. Ein Blick auf die Karten genügt: Alles, was du wissen musst, steht darauf.
    .title = Unsere Planungskarten

chapter-setup = Spielaufbau

rule-CAF-20 = Gespielt wird im Uhrzeigersinn. Links von dir sitzt immer, wer in dieser Richtung als Nächstes kommt; auf den letzten Platz folgt wieder der erste.
    .title = Sitzplätze und Spielrichtung

rule-CAF-21 = Das Standardspiel ist für 1 bis 4 Personen, die Auktionsvariante für 2 bis 4. Allein spielst du das Standardspiel und versuchst, möglichst viele Punkte zu holen. Für eine Auktion mit nur einer Person nennt die Anleitung keinen Aufbau; ein solcher Tisch lässt sich daher nicht eröffnen.
    .title = Standardspiel, Auktion und Solo

rule-CAF-22 = Du bekommst eine Firma mit ihrer Startkarte, legst diese Karte als Anfang deines Firmengeländes aus und nimmst 1 Bohne jeder Farbe in dein Lager. Wer welche Firma erhält, sagt die Anleitung nicht; wir spielen, dass das Los entscheidet, sofern der Tisch nicht selbst wählt.
    .title = Womit alle beginnen

rule-CAF-23 = Im Standardspiel sind zu viert alle 48 Planungskarten dabei; zu dritt kommen die 8 Sternkarten heraus, zu zweit zusätzlich 8 zufällige Karten und allein stattdessen zusätzlich 16. In der Auktionsvariante scheiden die Sternkarten immer aus, zu dritt außerdem 8 zufällige Karten und zu zweit 16. Die zufälligen Karten legt man ungesehen weg. So geht der Stapel genau auf: Seine letzte Karte wird in Runde 8 aufgedeckt.
    .title = Den Stapel vorbereiten

rule-CAF-24 = Wer zuletzt Kaffee getrunken hat, beginnt als Meister. Hier legt ihr das vor Spielbeginn fest; andernfalls entscheidet das Los.
    .title = Der erste Meister

rule-CAF-25 = Der Zufall redet nur vor der ersten Runde mit: Er kann die Firmen verteilen, den ersten Meister bestimmen, und er mischt die Planungskarten. Danach hängt alles von euren Entscheidungen ab. Eine Partie mit derselben geheimen Zahl und denselben Zügen verläuft genau gleich.
    .title = Wo der Zufall mitspielt

chapter-round = Der Ablauf einer Runde

rule-CAF-30 = Im Standardspiel wählt ihr im Uhrzeigersinn, links vom Meister beginnend; der Meister wählt also zuletzt. In der Auktionsvariante wählt der Meister zuerst. Für die Bauzüge, in denen alle ihre Karte legen und Aktionen ausführen, nennt die Anleitung keine Reihenfolge; wir behalten die der Kartenwahl bei. Weil kein Bauzug einen anderen beeinflusst, könnt ihr sie am Spieltisch auch gleichzeitig spielen.
    .title = Wer wann dran ist

rule-CAF-31 = Die großen Entscheidungen – Karte wählen, legen, bieten, Aktionen ausführen, Zug beenden – triffst du immer selbst, auch wenn nur eine Möglichkeit bleibt. Kleine Folgefragen, etwa welche Bohne du bezahlst oder wohin eine Bohne geht, erledigen sich von selbst, wenn es nur eine Antwort gibt. Ebenso entfällt das Legen, wenn du keine Karte hast, und wer nicht bieten kann, passt automatisch. Solche Schritte zählen nicht als Spielzüge.
    .title = Was dir abgenommen wird

chapter-draft = Eine Planungskarte wählen

rule-CAF-40 = Im Standardspiel beginnt jede Runde damit, dass die obersten 3 Planungskarten des Stapels offen ausgelegt werden.
    .title = Drei offene Karten

rule-CAF-41 = Karten ohne Kaffeetasse kosten nichts. Eine Karte mit Tasse kostet 1 Bohne beliebiger Farbe, die aus deinem Lager in den allgemeinen Vorrat geht. Sind auf deinem Firmengelände schon mindestens 2 Schiffe sichtbar, zahlst du nichts; ein Schiff auf der Karte, die du gerade nimmst, hilft dabei noch nicht.
    .title = Was eine Karte kostet

rule-CAF-42 = Du musst eine Karte nehmen, und zwar eine, die du dir leisten kannst: eine ohne Tasse oder eine beliebige, wenn du eine Bohne im Lager oder mindestens 2 sichtbare Schiffe hast. Solange es eine solche Karte gibt, darfst du keine wählen, die du nicht bezahlen kannst.
    .title = Welche Karten du nehmen darfst

rule-CAF-43 = Es kann vorkommen, dass alle offenen Karten eine Tasse zeigen, dein Lager leer ist und du weniger als 2 Schiffe auf deinem Gelände siehst. Dann suchst du dir eine beliebige Karte aus und wirfst sie ab, ohne zu bezahlen. Du legst in dieser Runde nichts, deine Aktionen stehen dir aber wie immer zu.
    .title = Wenn du dir nichts leisten kannst

rule-CAF-44 = Die genommene Karte liegt offen vor dir, bis du sie legst. Die Lücke wird sofort vom Stapel aufgefüllt, damit auch die Nächsten unter drei Karten wählen können; nach der letzten Wahl kommen die beiden übrigen Karten auf den Ablagestapel. Zu einer Karte, die jemand aus Mangel an Bohnen abwerfen musste, schweigt die Anleitung; wir ersetzen sie genauso.
    .title = Die Karte wird ersetzt

chapter-turn = Dein Bauzug

rule-CAF-45 = Hast du eine Planungskarte genommen, musst du sie legen, bevor du irgendetwas anderes tust. Nur wenn du deine Karte beim Wählen abwerfen musstest, entfällt dieser Schritt.
    .title = Erst legen

rule-CAF-46 = Nach dem Legen zählst du alle sichtbaren Kaffeetassen auf deinem Firmengelände: So viele Aktionspunkte hast du, höchstens aber 8. Die Zahl gilt für den ganzen Zug, und weil immer eine Tasse sichtbar bleiben muss, ist es mindestens 1.
    .title = Deine Aktionspunkte

rule-CAF-47 = Jedes Anbauen, Trocknen, Rösten oder Liefern kostet 1 Aktionspunkt; die Reihenfolge ist frei, und Wiederholungen sind erlaubt. Bohnen von einem Feld zu nehmen kostet nichts. Du darfst den Zug jederzeit beenden: Keine Aktion ist Pflicht, und übrige Punkte verfallen. Die Anleitung spricht von mindestens einer Aktion; wir verstehen das als die Mindestzahl, die dir zusteht.
    .title = Aktionspunkte ausgeben

rule-CAF-48 = Die Runde endet, wenn alle ihren Zug beendet haben. Im Standardspiel wandert die Meister-Figur dann nach links; in der Auktionsvariante kommt die Karte, die niemand wollte, auf den Ablagestapel, und die Figur bleibt stehen. Danach beginnt die nächste Runde oder nach Runde 8 die Schlusswertung.
    .title = Ende der Runde

rule-CAF-49 = Habt ihr das beim Eröffnen des Tisches gewählt, bauen alle zur gleichen Zeit: Sobald alle Karten der Runde gewählt sind (CAF-44, in der Auktionsvariante CAF-86), legt und handelt jeder in seinem eigenen Tempo. Wer seinen Zug beendet hat, wartet; sind alle fertig, endet die Runde (CAF-48). Am Ergebnis ändert das nichts: Du legst und handelst nur auf deinem Firmengelände, nimmst nur aus deinem Lager, Bohnen gehen nie aus (CAF-09), und vor der nächsten Runde wird keine Karte aufgedeckt. Deine eigenen Schritte kannst du zurücknehmen, auch das Zugende, bis der Letzte fertig ist; für die anderen ändert das nichts. Die Anleitung erlaubt es so, wenn ihr das Spiel kennt.
    .title = Gleichzeitig bauen

chapter-placement = Eine Planungskarte legen

rule-CAF-50 = Feld muss genau auf Feld liegen: Du darfst die Karte in Vierteldrehungen drehen, aber weder wenden noch versetzt legen. Die Anleitung erwähnt nur das Drehen; alles Übrige spielen wir so. Dein Firmengelände darf in jede Richtung beliebig wachsen. In der Aufzeichnung steht eine Karte mit Spalte und Zeile ihrer linken oberen Ecke – Spalten zählen nach rechts, Zeilen nach unten – und mit der Zahl der Vierteldrehungen im Uhrzeigersinn.
    .title = Lage und Drehung

rule-CAF-51 = Wo Karten übereinanderliegen, zählt nur das oberste Feld. Was darunter liegt, ist für den Rest der Partie verschwunden und spielt für nichts mehr eine Rolle.
    .title = Nur das oberste Feld zählt

rule-CAF-52 = Erlaubt ist das Legen nur, wenn die Karte 2, 3 oder 4 Felder abdeckt, die bei dir gerade sichtbar sind – nicht weniger und nicht mehr. Die Felder dürfen zu einer oder mehreren Karten gehören und von jeder Art sein; was schon früher verdeckt wurde, zählt nicht noch einmal. Neue Karten kommen immer obendrauf, nie darunter.
    .title = Zwei bis vier Felder abdecken

rule-CAF-53 = Bohnen auf abgedeckten Bohnen-, Trocken- und Rösten-Feldern gehen zurück in den allgemeinen Vorrat. In der Auktionsvariante ist eine Bohne auf einem abgedeckten Schiff nicht verloren: Sie kehrt in dein Lager zurück.
    .title = Bohnen unter einer neuen Karte

rule-CAF-54 = Ein Kaffeehaus ist nur geöffnet, solange es vollständig sichtbar ist. Deckst du es ab, und sei es nur eines seiner beiden Felder, schließt es endgültig: Alle seine Bohnen gehen in den Vorrat, es nimmt keine Lieferung mehr an und bringt keine Punkte. Das gilt auch für ein Haus, das schon vollständig beliefert war.
    .title = Ein Kaffeehaus abdecken

rule-CAF-55 = Die sichtbare Hälfte eines geschlossenen Kaffeehauses hat keine Funktion mehr. Die Anleitung schweigt zu solchen Hälften; wir spielen, dass sie beim Abdecken als sichtbares Feld zählt und wie jedes andere abgedeckt werden darf.
    .title = Die übrige Hälfte eines Kaffeehauses

rule-CAF-56 = Nach dem Legen muss auf deinem Firmengelände mindestens eine Kaffeetasse sichtbar sein. Deine letzte Tasse darfst du also nur abdecken, wenn die neue Karte selbst eine mitbringt. Eine Möglichkeit, die Karte regelgerecht zu legen, gibt es immer.
    .title = Nie ohne Tasse

rule-CAF-57 = Zwei Felder sind benachbart, wenn sie eine Kante gemeinsam haben und beide sichtbar sind. Ob sie auf derselben Karte liegen, ist gleichgültig; eine Berührung an der Ecke genügt nicht.
    .title = Benachbarte Felder

rule-CAF-58 = Benachbarte sichtbare Felder mit demselben Buchstaben A, B oder C bilden eine Gruppe; auch ein einzelnes Feld ist eine. Bohnenfelder verschiedener Farben gehören dabei zusammen. Ob Felder, auf denen Bohnen liegen, eine Gruppe unterbrechen, sagt die Anleitung nicht; bei uns verbinden sie ihre Nachbarn trotzdem.
    .title = Gruppen

chapter-actions = Die Aktionen

rule-CAF-60 = Auf einem Bohnenfeld liegt höchstens eine Bohne, und zwar in seiner Farbe. Ein Trocken- oder Rösten-Feld fasst beliebig viele Bohnen, aber nur in einer Farbe. Ein geöffnetes Kaffeehaus nimmt von keiner Farbe mehr, als es verlangt; ein Schiff trägt eine Bohne, und das nur in der Auktionsvariante. Alle anderen Felder bleiben leer.
    .title = Was auf ein Feld passt

rule-CAF-61 = Bohnen-, Trocken- und Rösten-Felder nehmen nur Bohnen auf, solange sie leer sind; auf ein belegtes Feld darfst du nichts dazulegen, auch nicht in derselben Farbe. Für Kaffeehäuser und dein Lager gilt das nicht.
    .title = Nichts dazulegen

rule-CAF-62 = Wähle eine Gruppe von Bohnenfeldern mit mindestens einem leeren Feld und gib 1 Aktionspunkt aus: Jedes leere Feld der Gruppe erhält eine Bohne seiner Farbe. Belegte Felder bleiben, wie sie sind. Einzelne Felder auslassen kannst du nicht, aber du darfst Bohnen danach kostenlos wieder wegnehmen.
    .title = Anbauen (A)

rule-CAF-63 = Für 1 Aktionspunkt wählst du eine Gruppe von Trocken-Feldern, in der noch Platz ist. Auf jedes ihrer leeren Felder darfst du alle Bohnen einer Farbe von all deinen Bohnenfeldern legen, egal wie weit entfernt. Weil immer die ganze Farbe wandert, kommt jede Farbe pro Aktion nur einmal dran. Felder dürfen leer bleiben, aber mindestens eines muss Bohnen erhalten; eine weitere Gruppe kostet einen weiteren Punkt.
    .title = Trocknen (B)

rule-CAF-64 = Rösten geht wie Trocknen, nur einen Schritt weiter: Für 1 Aktionspunkt darf jedes leere Feld der gewählten Gruppe von Rösten-Feldern alle Bohnen einer Farbe von all deinen Trocken-Feldern bekommen. Mindestens ein Feld muss Bohnen erhalten.
    .title = Rösten (C)

rule-CAF-65 = Die Felder einer Gruppe belegst du nacheinander; dazwischen kann nichts anderes geschehen. Die Felder, von denen du Bohnen genommen hast, sind danach leer, sodass du sie mit einer späteren Aktion desselben Zuges wieder nutzen darfst.
    .title = Eine Aktion nach der anderen

rule-CAF-66 = Für 1 Aktionspunkt nimmst du alle Bohnen von all deinen Rösten-Feldern; keine darf zurückbleiben. Jede Bohne geht an ein geöffnetes Kaffeehaus auf deinem Gelände, dem noch eine in ihrer Farbe fehlt, oder in dein Lager. Du darfst beliebig mischen und mit einer Aktion mehrere Kaffeehäuser beliefern.
    .title = Liefern (D)

rule-CAF-67 = Du wirst Farbe für Farbe und Bohne für Bohne gefragt, die Kaffeehäuser in der Reihenfolge, in der du sie gelegt hast und ohne Sprung zurück, das Lager zuletzt; geht eine Bohne ins Lager, folgt der Rest dieser Farbe. Zu überzähligen Bohnen schweigt die Anleitung; wir spielen, dass ein Kaffeehaus nur annimmt, was es bestellt hat. Ein unvollständiges Haus behält seine Bohnen und kann später weiter beliefert werden.
    .title = Eine Lieferung verteilen

rule-CAF-68 = Kaffeehäuser und Lager bilden ein gemeinsames Netz; wo ein Haus liegt, ist gleichgültig. Bohnen im Lager dürfen später nie mehr in ein Kaffeehaus; sie verlassen es nur, um eine Karte oder ein Gebot zu bezahlen. Bohnen in einem Kaffeehaus bleiben bis zum Spielende, sofern das Haus nicht abgedeckt wird.
    .title = Kaffeehäuser und Lager

rule-CAF-69 = Bohnen darfst du kostenlos von einem Feld in den Vorrat legen, auch ganz ohne Aktionspunkte. Die Anleitung sagt „immer“ und „Feld“; wir spielen, dass das in deinem Bauzug geht, sobald die Karte liegt, aber nicht mitten in einer anderen Aktion, und dass alle Bohnen eines Bohnen-, Trocken- oder Rösten-Feldes zusammen gehen. Bohnen in Kaffeehäusern, auf Schiffen und im Lager sind ausgenommen.
    .title = Bohnen von einem Feld nehmen

rule-CAF-70 = Für etwas, das nichts ändert, kannst du keinen Punkt ausgeben: Anbauen in einer vollen Gruppe, Trocknen oder Rösten ohne Bohnen oder ohne Platz, Liefern ohne geröstete Bohnen. Die Anleitung äußert sich dazu nicht; wir bieten solche Aktionen gar nicht erst an, denn den Zug beenden darfst du jederzeit.
    .title = Keine leeren Aktionen

chapter-scoring = Spielende und Wertung

rule-CAF-71 = Runde 8 ist die letzte: Sobald alle ihren Bauzug darin beendet haben, ist die Partie vorbei.
    .title = Spielende

rule-CAF-72 = In der Auktionsvariante kehren zuerst die Bohnen von deinen sichtbaren Schiffen in dein Lager zurück. Sie zählen wie alle anderen und können durchaus verändern, welche Farbe bei dir die niedrigste ist.
    .title = Die Schiffe entladen

rule-CAF-73 = Jedes geöffnete Kaffeehaus, das in jeder Farbe alles Verlangte bekommen hat, bringt seine Siegpunkte. Fehlt auch nur eine Bohne oder wurde das Haus abgedeckt, bringt es nichts.
    .title = Wertung der Kaffeehäuser

rule-CAF-74 = Die Farbe, von der du am wenigsten im Lager hast, bringt 2 Punkte pro Bohne, die mit den zweitwenigsten 1 Punkt pro Bohne. Eine Farbe, die dir ganz fehlt, ist die niedrigste und bringt 0. Gewertet werden genau zwei Farben, auch bei Gleichstand: Bei 3, 3, 5 und 9 Bohnen gibt es 6 + 3 = 9 Punkte.
    .title = Wertung des Lagers

rule-CAF-75 = Dein Ergebnis ist die Summe aus Kaffeehäusern und Lager. Bohnen, die noch auf Bohnen-, Trocken- oder Rösten-Feldern liegen, zählen nichts, ebenso wenig Kaffeetassen und Schiffe. In der Auktionsvariante rechnet der angezeigte Punktestand die Bohnen auf deinen Schiffen schon zum Lager.
    .title = Das Endergebnis

rule-CAF-76 = Bei Gleichstand liegt vorn, wer mehr Bohnen auf Rösten-Feldern hat, danach, wer mehr auf Trocken-Feldern hat; hilft auch das nicht, ist der Sieg geteilt. Mehr sagt die Anleitung nicht; wir spielen, dass nur sichtbare Felder zählen und die Plätze dahinter ebenso entschieden werden. Allein gibt es keine Rangfolge, nur deine Punkte.
    .title = Gleichstand

chapter-auction = Die Auktionsvariante

rule-CAF-80 = Jede Runde beginnt mit einer Planungskarte mehr, als Personen mitspielen; alle liegen offen aus. Für genommene Karten wird nichts nachgelegt.
    .title = Die offenen Karten bei der Auktion

rule-CAF-81 = Ihr bietet um die Rolle des Meisters. Vom bisherigen Meister an bietet oder passt ihr im Uhrzeigersinn, und so geht es reihum weiter unter denen, die noch nicht gepasst haben. Solange niemand bietet, behält der Meister die Figur.
    .title = Bieten um die Meister-Figur

rule-CAF-82 = Ein Gebot umfasst mindestens 1 Bohne, mindestens so viele wie das bisherige Gebot und höchstens so viele, wie in deinem Lager liegen; Gleichziehen genügt, um die Figur zu bekommen. Die Farben wählst du frei und zahlst sofort in den Vorrat; diese Bohnen siehst du nicht wieder, auch wenn dir jemand die Figur wieder abnimmt. Bietest du noch einmal, zahlst du das neue Gebot in voller Höhe. Welches Gebot man erreichen muss, lässt die Anleitung etwas offen; bei uns sind niedrigere Gebote nicht möglich.
    .title = Ein Gebot machen

rule-CAF-83 = Wer passt, ist aus dieser Auktion endgültig ausgeschieden. Hast du zu wenige Bohnen, um mit dem bisherigen Gebot gleichzuziehen, oder gar keine, passt du automatisch.
    .title = Passen

rule-CAF-84 = Die Auktion endet, wenn alle gepasst haben; Meister ist, wer die Figur hat. Wir beenden sie auch, sobald nur noch übrig ist, wer die Figur durch ein bezahltes Gebot hat, denn weiterzubieten hieße für nichts zu zahlen. Hat noch niemand geboten, wird auch die letzte Person gefragt; passen alle, bleibt der Meister derselbe, und niemand zahlt.
    .title = Ende der Auktion

rule-CAF-85 = Ein Gebot bezahlst du Bohne für Bohne, die Farben in der Reihenfolge gelb, braun, grün, rot; von einer späteren Farbe kannst du nicht zu einer früheren zurück. Deshalb wird dir eine Farbe nur angeboten, wenn sie zusammen mit den späteren noch für den Rest des Gebots reicht. Gibt es nur eine Art zu bezahlen, geschieht das von selbst.
    .title = Ein Gebot bezahlen

rule-CAF-86 = Im Uhrzeigersinn, beim Meister beginnend, nimmt sich jede Person eine offene Karte, und keine kostet etwas, ob mit oder ohne Tasse. Der Rabatt für Schiffe entfällt daher, und niemand muss eine gewählte Karte abwerfen. Eine Karte bleibt übrig; sie wird am Ende der Runde abgelegt.
    .title = Kartenwahl nach der Auktion

rule-CAF-87 = Nach dem Bezahlen darfst du eine Bohne dieses Gebots behalten, indem du sie auf eines deiner sichtbaren, noch freien Schiffe legst; das Gebot zählt trotzdem voll. Jedes Schiff trägt eine Bohne. Ob man in einer Auktion mehrere Schiffe beladen darf, lässt die Anleitung offen; wir spielen eine Bohne je Gebot, ein weiteres Gebot darf also ein weiteres Schiff nutzen. Eine solche Bohne kannst du weder ausgeben noch liefern noch in den Vorrat legen.
    .title = Eine Bohne auf einem Schiff sichern

rule-CAF-88 = Die Bohne kehrt in dein Lager zurück, sobald ihr Schiff abgedeckt wird, spätestens aber am Spielende vor der Wertung. Von da an ist sie eine ganz gewöhnliche Bohne in deinem Lager.
    .title = Wann ein Schiff seine Bohne zurückgibt

rule-CAF-89 = Zwischen den Runden bleibt die Figur beim Meister; nur die Auktion kann sie weiterreichen. Von einer Weitergabe ist in der Anleitung zu dieser Variante keine Rede, darum lassen wir sie stehen.
    .title = Die Figur bleibt stehen

chapter-information = Offen, verborgen, zurückgenommen

rule-CAF-90 = Fast alles ist offen: die Firmengelände, Bohnen, Lager, genommene und ausliegende Karten, der Ablagestapel, die Größe des Stapels und alle Gebote. Verborgen bleiben allen die Reihenfolge des Stapels und die ungesehen entfernten Karten. Du darfst dir ausrechnen, welche Karten noch nicht aufgetaucht sind; ob und wann sie kommen, weiß niemand.
    .title = Was alle sehen

rule-CAF-91 = Neue Karten tauchen nur bei zwei Gelegenheiten auf: zu Beginn einer Runde und im Standardspiel, wenn nach einer Wahl eine Karte nachgelegt wird. Alles andere geschieht offen.
    .title = Wann etwas Neues aufgedeckt wird

rule-CAF-92 = In deinem Bauzug kannst du jeden Schritt zurücknehmen, bis hin zum Legen der Karte, solange du den Zug nicht beendet hast. Eine Kartenwahl samt Bezahlung lässt sich bis zur Bestätigung zurücknehmen, aber nicht mehr, wenn die nächste Karte aufgedeckt ist. Passen, Zugende und ein vollständig bezahltes Gebot sind endgültig. Allein kannst du bis zum Beginn der Runde zurück, denn deine Wahl deckt nichts auf. Bauen alle gleichzeitig, kannst du sogar das Zugende zurücknehmen, bis alle fertig sind (CAF-49).
    .title = Einen Zug zurücknehmen

rule-CAF-93 = Du kannst den Tisch verlassen und später weiterspielen: Karten und ihre Lage, Bohnen, Lager, übrige Aktionspunkte, sogar eine halb verteilte Lieferung oder ein halb bezahltes Gebot bleiben erhalten. Tassen, Schiffe, Gruppen, geöffnete Kaffeehäuser und Punkte ergeben sich immer aus dem, was auf den Firmengeländen sichtbar ist.
    .title = Unterbrechen und weiterspielen

rule-CAF-94 = Nichts geht verloren: Die 48 Planungskarten liegen immer irgendwo im Stapel, in der Auslage, vor den Spielenden, auf den Firmengeländen, auf dem Ablagestapel oder bei den entfernten Karten. Bohnen liegen nur auf sichtbaren Feldern, jedes Gelände zeigt eine Tasse, kein Kaffeehaus hat mehr als verlangt, und geschlossene Häuser sind leer. Sieht ein Tisch einmal anders aus, ist etwas schiefgegangen: Melde es bitte.
    .title = Was immer gilt
