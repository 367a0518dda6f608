chapter-components = Das Spielmaterial

rule-GAT-01 = Jeder Kaffee-/Milchstein hat einen Baristawert von 1 bis 4 und eine von drei Zubereitungsarten: kalt, schaumig oder heiß. Er hat eine Milchseite und eine Kaffeeseite; Wert und Symbol sind auf beiden gleich. Die Spalte, in der er in die Maschine kommt, bestimmt die sichtbare Seite. Danach wird er nicht mehr gewendet, weder in der Maschine noch auf einer Tasse.
    .title = Die Steine

rule-GAT-02 = Es gibt insgesamt 36 Steine. Wie sie sich auf Werte und Zubereitungsarten verteilen, zeigte nur ein Bild, das uns nicht mehr vorliegt; wir verwenden deshalb eine gleichmäßige Mischung, und die Materialliste nennt die genauen Zahlen. Zwei Steine mit gleichem Wert und gleicher Zubereitungsart sind völlig gleichwertig.
    .title = Die Verteilung der Steine

rule-GAT-03 = Du besitzt je eine Tasse der fünf Sorten: Espresso, Espresso Macchiato, Doppio, Cappuccino und Latte Macchiato. Eine Tasse besteht aus ein bis vier Feldern übereinander, weiß für Milch und braun für Kaffee; der Cappuccino etwa hat unten einen Kaffee und darüber zwei Milch. Die Felder siehst du auf den Tassen, die Münzen auf der Getränkekarte und die Punkte auf den Getränkeplättchen.
    .title = Die fünf Tassen

rule-GAT-04 = Auf einiges ist immer Verlass. Eine volle Tasse reicht stets für das niedrigste Plättchen ihrer Sorte, du kannst sie also immer servieren; je weniger verschiedene Zubereitungsarten, desto mehr Münzen gibt es; und die Plättchen einer Sorte steigen im Wert an. Deine fünf Tassen haben zusammen 12 Felder, 6 für Milch und 6 für Kaffee.
    .title = Worauf Verlass ist

rule-GAT-05 = Von jeder Tassensorte gibt es nur das niedrigste Getränkeplättchen mehrfach. Jedes höhere ist ein Einzelstück: Wer früh serviert, hat die größere Auswahl.
    .title = Seltene Getränkeplättchen

rule-GAT-06 = Es gibt 45 Münzen, jede ist 1 wert. Zu einem leeren Vorrat schweigt die Anleitung; wir spielen, dass die Münzen begrenzt sind. Steht dir mehr zu, als im Vorrat liegt, nimmst du, was da ist. Der Rest verfällt, Schulden werden nicht notiert.
    .title = Münzen sind begrenzt

rule-GAT-07 = Es gibt 12 Zuckerwürfel. Die Anleitung sagt nicht, was bei leerem Vorrat geschieht; wir spielen, dass auch sie begrenzt sind. Ist keiner mehr da, wenn du einen Stein mit dem Wert 1 kaufst, gehst du leer aus und bekommst ihn auch später nicht.
    .title = Zucker ist begrenzt

rule-GAT-08 = Die Espressomaschine hat links eine Milchspalte und rechts eine Kaffeespalte mit je fünf Reihen. Reihe 1 ist unten, Reihe 5 ganz oben. Zwei Steine nebeneinander in derselben Reihe sind Nachbarn. Lücken gibt es nie, und alle zehn Plätze sind belegt, wenn du dich für eine Aktion entscheidest; nur solange ein gekaufter Stein noch seine Tasse sucht, ist der oberste Platz seiner Spalte frei.
    .title = Die Espressomaschine

chapter-setup = Spielaufbau

rule-GAT-10 = Eigentlich beginnt, wer zuletzt einen Kaffee getrunken hat. Online lässt sich das nicht prüfen; deshalb wird ausgelost oder vor der Partie festgelegt, wer anfängt. Diese Person behält die Startspielerkarte bis zum Schluss, die anderen folgen im Uhrzeigersinn.
    .title = Wer beginnt

rule-GAT-11 = Alle 36 Steine werden im Beutel gemischt. Fünf davon kommen in die Milchspalte, die nächsten fünf in die Kaffeespalte, jeweils von unten nach oben und mit der passenden Seite nach vorn. Die übrigen 26 bleiben im Beutel; die Ablage ist noch leer.
    .title = Die Maschine füllen

rule-GAT-12 = Alle erhalten 5 Münzen. Wer beginnt, gibt davon gleich 1 als Trinkgeld zurück und startet also mit 4. Zucker hat noch niemand; die 12 Würfel und die restlichen Münzen bilden den Vorrat.
    .title = Das Startgeld

rule-GAT-13 = Die Getränkeplättchen werden nach Tassensorte geordnet und offen vom niedrigsten zum höchsten Wert ausgelegt. Das niedrigste jeder Sorte bildet einen Stapel mit einem Exemplar pro Person; überzählige kommen zurück in die Schachtel. Die Einzelstücke sind immer alle im Spiel, egal zu wievielt ihr seid.
    .title = Die Getränkeplättchen auslegen

rule-GAT-14 = Alle legen von jeder Sorte eine leere Tasse vor sich aus, insgesamt fünf. Nicht benötigte Tassen bleiben in der Schachtel.
    .title = Deine fünf leeren Tassen

chapter-turn = Dein Zug

rule-GAT-20 = Gespielt wird im Uhrzeigersinn. In deinem Zug tust du genau eines: einen Stein kaufen, eine oder mehrere volle Tassen servieren oder 2 Münzen nehmen. Die Maschine zu reinigen ist keine Aktion, sondern kann einem Kauf vorausgehen; hörst du danach auf, endet dein Zug ohne Aktion.
    .title = Eine Aktion pro Zug

rule-GAT-21 = Du sitzt nie fest: Zu Beginn deines Zuges darfst du immer Münzen nehmen, auch wenn der Vorrat leer ist und es einem Passen gleichkommt. Auch die Partie kann nicht stecken bleiben. Ist der Vorrat leer, hat mindestens eine Person genug für jeden Stein; sie kann kaufen oder servieren, oder sie hat schon alles serviert, und das Ende ist nah.
    .title = Es geht immer etwas

chapter-cleaning = Die Maschine reinigen

rule-GAT-30 = Um eine Spalte zu reinigen, brauchst du 2 Münzen und mindestens eine offene Tasse, also eine, die weder voll noch serviert ist. Von der Tasse steht nichts in der Anleitung; wir spielen so, weil das Reinigen einen Kauf vorbereitet und ohne offene Tasse kein Kauf möglich ist.
    .title = Wann man reinigen darf

rule-GAT-31 = Zahle 2 Münzen in den Vorrat und lege die fünf Steine einer Spalte auf die Ablage. Dann werden fünf neue gezogen und füllen diese Spalte von unten nach oben, mit der Seite, die zu ihr gehört. Die andere Spalte bleibt, wie sie ist.
    .title = So wird gereinigt

rule-GAT-32 = Du darfst in einem Zug beliebig oft reinigen, dieselbe Spalte oder die andere, solange du jedes Mal 2 Münzen zahlst. Die Anleitung denkt an den Fall, dass nichts Passendes da ist; wir spielen, dass du allein das beurteilst.
    .title = Noch einmal reinigen

rule-GAT-33 = Gereinigt wird vor einem Kauf, auch mehrmals. Ob danach eine andere Aktion folgen darf, sagt die Anleitung nicht; wir spielen, dass du erneut reinigen, einen Stein kaufen oder deinen Zug beenden darfst, selbst wenn das Geld noch reicht. Servieren und Münzen nehmen geht in diesem Zug nicht mehr, denn das Reinigen gehört zum Kauf.
    .title = Nach dem Reinigen

rule-GAT-34 = Du darfst auch deine letzten 2 Münzen fürs Reinigen ausgeben, selbst wenn du dir danach keinen Stein mehr leisten kannst. Dein Zug ist dann einfach vorbei.
    .title = Reinigen mit den letzten Münzen

rule-GAT-35 = Wer gereinigt hat, muss nicht kaufen. Die Anleitung sagt nur, dass man es kann; wir spielen, dass du deinen Zug beenden darfst, obwohl du dir einen Stein leisten könntest. Ist weder eine weitere Reinigung noch ein Kauf möglich, endet der Zug von selbst.
    .title = Nach dem Reinigen aufhören

chapter-buying = Einen Stein kaufen

rule-GAT-40 = Du kaufst pro Zug nur einen Stein. Du brauchst genug Münzen und eine offene Tasse, deren nächstes Feld die Farbe der sichtbaren Seite hat. Ein gekaufter Stein kommt sofort auf eine Tasse; vom Aufheben steht nichts in der Anleitung, und wir spielen, dass du einen Stein, der auf keine deiner Tassen passt, nicht kaufen kannst.
    .title = Welchen Stein du kaufen darfst

rule-GAT-41 = Ein Stein kostet so viele Münzen, wie sein Nachbar in der anderen Spalte an Baristawert hat. In Reihe 4 kommt 1 Münze Aufpreis dazu, in der obersten Reihe sind es 2. Der Wert des gekauften Steins und das Symbol des Nachbarn spielen keine Rolle; die Preise reichen also von 1 bis 6. Ein Kaffee in Reihe 4 neben einer Milch mit dem Wert 2 kostet zum Beispiel 2 + 1 = 3 Münzen.
    .title = Der Preis

rule-GAT-42 = Zuerst zahlst du in den Vorrat und nimmst den Stein; was darüber liegt, rutscht eine Reihe tiefer. Hat er den Wert 1, bekommst du einen Zuckerwürfel. Dann legst du ihn auf das nächste Feld einer deiner Tassen, und zum Schluss wird für die oberste Reihe dieser Spalte ein neuer Stein gezogen. Damit ist dein Zug zu Ende.
    .title = Der Ablauf eines Kaufs

rule-GAT-43 = Einen Zuckerwürfel gibt es zu einem Stein, auf dem eine 1 steht, egal was du bezahlt hast. Ein Preis von 1 bringt dagegen keinen Zucker. Ablehnen kannst du den Würfel nicht.
    .title = Zucker für den Wert 1

rule-GAT-44 = Immer wenn du kaufen kannst, hat jeder Stein einen Nachbarn; nur solange ein gekaufter Stein seine Tasse sucht, ist ein Platz leer. Die Anleitung sagt dazu nichts; wir zählen den fehlenden Nachbarn als 0 zuzüglich Aufpreis der Reihe, doch diesen Preis zahlt nie jemand.
    .title = Ein Stein ohne Nachbarn

rule-GAT-45 = Tassen werden von unten nach oben gefüllt, ohne ein Feld auszulassen: Milch auf Weiß, Kaffee auf Braun, und kein Stein wird gewendet, damit er passt. Kommen mehrere deiner Tassen infrage, wählst du. Ein Umlegen erwähnt die Anleitung nicht; wir spielen, dass ein Stein liegen bleibt, bis seine Tasse serviert wird oder in einer Zwischenrunde geleert werden muss.
    .title = Den Stein auf eine Tasse legen

rule-GAT-46 = Erst wählst du die Tasse, dann siehst du, welcher neue Stein in die Maschine kommt.
    .title = Erst die Tasse, dann der neue Stein

chapter-serving = Servieren

rule-GAT-50 = Zum Servieren brauchst du mindestens eine volle Tasse. Mit einer einzigen Aktion darfst du mehrere deiner vollen Tassen servieren und auch welche für später aufheben. Eine Reihenfolge nennt die Anleitung nicht; wir spielen, dass du sie eine nach der anderen servierst, wie du magst, und nach jeder aufhören darfst.
    .title = Eine oder mehrere Tassen servieren

rule-GAT-51 = Zähle, wie viele verschiedene Zubereitungsarten auf der Tasse liegen: 1, 2 oder 3. Die Zeile dieser Tasse auf der Getränkekarte zeigt, wie viele Münzen du dafür bekommst; je weniger du mischst, desto besser der Lohn. Werte und Zucker sind hier ohne Bedeutung. Ein Cappuccino mit zwei Zubereitungsarten bringt zum Beispiel 3 Münzen.
    .title = Münzen laut Getränkekarte

rule-GAT-52 = Zähle die Werte der Steine auf der Tasse zusammen. Jeder Zuckerwürfel, den du jetzt in den Vorrat zurücklegst, erhöht die Summe um 1; du darfst keinen, einige oder alle für dasselbe Getränk verwenden. Das Ergebnis ist der Baristawert des Getränks.
    .title = Baristawert und Zucker

rule-GAT-53 = Nimm ein Getränkeplättchen der gleichen Sorte wie die Tasse, das deinen Baristawert nicht übersteigt. Eines musst du nehmen, aber du darfst dich auch für ein niedrigeres als das höchstmögliche entscheiden. Es ist immer eines für dich da: Im Stapel der niedrigsten liegt eines für jede Person.
    .title = Ein Getränkeplättchen wählen

rule-GAT-54 = Ist dein Plättchen weniger wert als dein Baristawert, erhältst du die Differenz in Münzen. Bei einem Baristawert von 7 und dem Plättchen mit dem Wert 3 sind das zum Beispiel 4 Münzen.
    .title = Münzen für die Differenz

rule-GAT-55 = Die Steine der servierten Tasse kommen auf die Ablage, das Getränkeplättchen kommt auf die Tasse. Sie ist damit für den Rest der Partie fertig; du servierst jede Getränkesorte also höchstens einmal.
    .title = Eine servierte Tasse ist fertig

rule-GAT-56 = Ein beim Servieren verwendeter Würfel zählt für die Wahl des Plättchens und ebenso für die Differenz in Münzen. Ausdrücklich steht das nicht in der Anleitung, es folgt aber aus ihrem Wortlaut, und so spielen wir. Brauchst du einen Würfel nicht für ein besseres Plättchen, machst du ihn so zu 1 Münze.
    .title = Zucker zählt auch für die Differenz

rule-GAT-57 = Die Münzen von der Karte und die für die Differenz bekommst du zusammen, sobald du das Plättchen wählst. Reicht der Vorrat nicht für die ganze Summe, erhältst du, was noch darin liegt.
    .title = Die Auszahlung

rule-GAT-58 = Hast du ein Plättchen genommen, darfst du eine weitere volle Tasse servieren oder aufhören. Hast du keine mehr, endet dein Zug von selbst. Die eben verdienten Münzen kannst du erst in späteren Zügen ausgeben.
    .title = Noch eine Tasse servieren

rule-GAT-59 = Zucker lässt sich nur in dem Moment verwenden, in dem du ein Getränk servierst, sei es in deinem Zug oder in einer Zwischenrunde. Weder Steine noch das Reinigen kannst du damit bezahlen.
    .title = Wann Zucker verwendet wird

chapter-coins = Münzen nehmen

rule-GAT-60 = Du bekommst 2 Münzen aus dem Vorrat, und dein Zug ist vorbei. Liegen dort weniger, nimmst du, was da ist, und sei es gar nichts. Das steht dir zu Beginn jedes Zuges offen, nach dem Reinigen aber nicht mehr.
    .title = 2 Münzen nehmen

chapter-bag = Beutel und Ablage

rule-GAT-70 = Neue Steine werden blind aus dem Beutel gezogen, und jeder Stein darin hat die gleiche Chance.
    .title = Einen Stein ziehen

rule-GAT-71 = Der Beutel wird erst aufgefüllt, wenn ein Stein gezogen werden muss und keiner mehr darin ist. Dann kommt die ganze Ablage hinein, wird gemischt, und es geht mit dem Ziehen weiter. Solange niemand einen Stein braucht, bleibt ein leerer Beutel leer.
    .title = Den Beutel auffüllen

rule-GAT-72 = Beim Reinigen kommen die fünf alten Steine auf die Ablage, bevor der erste neue gezogen wird. Was gilt, wenn der Beutel mittendrin leer wird, sagt die Anleitung nicht; wir spielen, dass auch die alten Steine mit hineingemischt werden und gleich wieder auftauchen können. Neue Steine, die schon in der Spalte liegen, bleiben dort.
    .title = Gereinigte Steine können zurückkommen

rule-GAT-73 = Kein Stein geht verloren: Beutel, Ablage, Maschine und Tassen ergeben zusammen immer 36. Nach jedem Zug ist mindestens ein Stein zum Ziehen übrig, sodass sich die Maschine stets auffüllen lässt. Zu zweit liegen höchstens 24 Steine auf Tassen; deshalb gibt es die Zwischenrunde erst ab drei Personen.
    .title = Ein Stein ist immer da

chapter-intermediate = Die Zwischenrunde

rule-GAT-80 = Sind am Ende eines Zuges, nachdem die Maschine aufgefüllt wurde, Beutel und Ablage beide leer, gibt es eine Zwischenrunde. Alle Steine liegen dann in der Maschine und auf euren Tassen. Nur ein Kauf kann dazu führen.
    .title = Wann es dazu kommt

rule-GAT-81 = Wer anfängt, lässt der Wortlaut der Anleitung offen. Wir spielen, dass die Person, die als Nächste dran wäre, die Zwischenrunde eröffnet; sie geht einmal im Uhrzeigersinn herum und endet bei der Person, die gerade gespielt hat. Danach folgt der normale Zug derjenigen, die eröffnet hat. Die Zwischenrunde ist niemandes Zug und kostet niemanden einen.
    .title = Reihenfolge der Zwischenrunde

rule-GAT-82 = Kommst du dran und hast eine volle Tasse, musst du eine deiner Wahl servieren, und zwar nur eine. Münzen und Plättchen gibt es wie sonst; was andere vor dir genommen haben, ist weg. Zucker erwähnt die Anleitung hier nicht; wir spielen, dass du ihn wie bei jedem Servieren einsetzen darfst. Ohne volle Tasse wirst du übersprungen.
    .title = Alle servieren ein Getränk

rule-GAT-83 = Kann mindestens eine Person servieren, ist die Zwischenrunde vorbei, sobald alle mit einer vollen Tasse eine serviert haben. Was die anderen dann tun, sagt die Anleitung nicht; wir spielen, dass alle ohne volle Tasse ihre Steine behalten.
    .title = Wenn nur manche servieren können

rule-GAT-84 = Hat niemand eine volle Tasse, müssen alle in derselben Reihenfolge diejenige ihrer noch nicht servierten Tassen leeren, auf der die meisten Steine liegen. Die Steine kommen ohne Gegenleistung auf die Ablage; die Tasse bleibt dir und kann neu gefüllt werden. Zum Gleichstand schweigt die Anleitung; wir spielen, dass du unter deinen vollsten Tassen wählst. Wer keine Steine hat, wird übersprungen, und vorkommen kann das nur zu viert oder zu fünft.
    .title = Wenn niemand servieren kann

rule-GAT-85 = Nach einer Zwischenrunde liegt immer wieder etwas auf der Ablage, und es geht weiter. Dort warten die Steine, bis das nächste Ziehen sie in den Beutel bringt. Eine zweite Zwischenrunde schließt sich nicht gleich an.
    .title = Es geht weiter

rule-GAT-86 = Über das Spielende in einer Zwischenrunde sagt die Anleitung nichts. Wir spielen, dass eine dort servierte fünfte Tasse das Ende wie sonst einläutet: Die laufende Runde wird fertig gespielt, und war der eben beendete Zug ihr letzter, ist gleich nach der Zwischenrunde Schluss. Endet die Partie ohnehin mit diesem Zug, entfällt die Zwischenrunde.
    .title = Fünfte Tasse in der Zwischenrunde

rule-GAT-87 = Hast du deine fünfte Tasse in einer Zwischenrunde serviert und in dieser Runde noch einen Zug vor dir, gibt es für dich nichts mehr zu füllen oder zu servieren. Du kannst dann nur noch Münzen nehmen.
    .title = Ein Zug mit fünf servierten Tassen

chapter-end = Spielende und Wertung

rule-GAT-90 = Hat jemand alle fünf Tassen serviert, ist es die letzte Runde: Gespielt wird noch bis zur Person rechts von der, die angefangen hat, damit alle gleich viele Züge hatten. Serviert genau diese letzte Person die fünfte Tasse, ist sofort Schluss.
    .title = Die letzte Runde

rule-GAT-91 = Zähle die Werte deiner Getränkeplättchen zusammen und nimm für je 2 übrige Zuckerwürfel 1 Punkt dazu; ein einzelner Würfel zählt nichts. Münzen geben keine Punkte, und Steine auf nicht servierten Tassen ebenso wenig, auch nicht auf vollen.
    .title = Punkte zählen

rule-GAT-92 = Wer die meisten Punkte hat, gewinnt die Partie.
    .title = Wer gewinnt

rule-GAT-93 = Bei gleicher Punktzahl liegt vorn, wer mehr Münzen übrig hat. Übriger Zucker hilft beim Gleichstand nicht.
    .title = Gleichstand auflösen

rule-GAT-94 = Für gleich viele Punkte und gleich viele Münzen kennt die Anleitung keine Lösung. Wir spielen einen geteilten Sieg oder weiter hinten denselben Rang.
    .title = Geteilter Sieg

rule-GAT-95 = Die Regeln begrenzen die Zahl der Runden nicht: Wer immer nur Münzen nimmt, könnte ewig weiterspielen. Eine Partie, in der nur Bots spielen und die zu nichts führt, kann abgebrochen werden. Sie gilt dann als unbeendet, und niemand gewinnt.
    .title = Partien ohne Ende

chapter-information = Offenes, Zufall und Zurücknehmen

rule-GAT-100 = Alles auf dem Tisch ist für alle offen: Maschine, Ablage, Tassen, Münzen, Zucker, Plättchen und Vorrat. Unbekannt ist nur der nächste Stein aus dem Beutel. Was noch darin ist, lässt sich aus dem Sichtbaren ableiten; es darf dir also als Hilfe gezeigt werden, nie aber eine Reihenfolge, in der die Steine kommen.
    .title = Alles liegt offen

rule-GAT-101 = Der Zufall bestimmt, wer beginnt, falls gelost wird, die zehn Steine am Anfang, einen Stein nach jedem Kauf und fünf bei jeder Reinigung. Je mehr Steine einer Art im Beutel sind, desto wahrscheinlicher kommt sie; ist der Beutel leer, zählt die Ablage, die gleich hineinkommt.
    .title = Wo der Zufall mitspielt

rule-GAT-102 = Eine beendete Partie lässt sich nachspielen und verläuft dabei genau gleich: Derselbe Anfang und dieselben Entscheidungen ergeben dieselbe Partie. Trotzdem liegen die kommenden Steine nicht im Voraus bereit, sodass niemand, ob Mensch oder Bot, sie vorher sehen kann.
    .title = Partien lassen sich nachspielen

rule-GAT-103 = Du kannst eigene Entscheidungen zurücknehmen, bis etwas Neues aufgedeckt wird oder die nächste Person dran ist. Ein Kauf lässt sich rückgängig machen, bis der Stein auf einer Tasse liegt, die Schritte des Servierens bis zum Ende deines Zuges oder deines Teils der Zwischenrunde; nach dem Reinigen oder nach einem gelegten Stein führt kein Weg zurück. Eine Entscheidung, mit der dein Zug endete, kannst du nur zurücknehmen, wenn euer Tisch es erlaubt, und nur bis die nächste Person etwas entscheidet.
    .title = Zurücknehmen
