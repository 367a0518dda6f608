chapter-basics = Das Spiel im Überblick

rule-CTR-001 = Gespielt werden drei Zeitabschnitte – 1970, 1975 und 1980 –, und jeder durchläuft dieselben sechs Phasen: Arbeiten, Arbeiter einsetzen, Handeln & Bauen, Ernten, Verkaufen und Zurücksetzen. Nach dem Zurücksetzen von 1980 entscheidet die Schlusswertung.
    .title = Drei Zeitabschnitte, sechs Phasen

rule-CTR-002 = Zu zweit spielt ihr gegeneinander, und André, eine dritte Firma, die von allein spielt, sitzt mit am Tisch. Alles, was von der Spielerzahl abhängt, richtet sich dann nach den Werten für drei, sofern eine Regel nicht ausdrücklich vom Spiel zu zweit oder von André spricht.
    .title = Zwei Spieler und André

rule-CTR-003 = Die Reihe der Firmenmarker zeigt, wer wann dran ist. Phase 1, das Aushelfen in Phase 2 und Phase 3 folgen ihr; Phase 5 läuft in umgekehrter Richtung, und wer dort früher passt, ist im nächsten Zeitabschnitt früher dran. André steht immer ganz am Ende.
    .title = Zugreihenfolge

rule-CTR-004 = Dürfen andere mitziehen, wird reihum gefragt: zuerst alle, die in der Zugreihenfolge hinter der handelnden Person stehen, dann von vorn weiter, bis alle anderen gefragt wurden. Handelt von fünf Personen die dritte, folgen die vierte, die fünfte, die erste und die zweite.
    .title = Reihum fragen

rule-CTR-005 = Die fünf Kooperativen sind Guatemala, Kolumbien, Brasilien, Äthiopien und Indonesien. Sumatra ist nur die Heimat der Zibetkatzen: Wenn eine Regel von einer Kooperative spricht, ist Sumatra nie gemeint.
    .title = Sumatra ist keine Kooperative

rule-CTR-006 = In deinem Firmenvorrat liegt, was du ausgeben kannst: Münzen, Esel und Lastwagen (auch –3-Siegpunkte-Plättchen und sehr spät gewonnene Zibetkatzen liegen dort). Der Bonusvorrat ist deine Notreserve. Deine Figuren und Teile neben dem Plan bilden den persönlichen Vorrat: Du musst sie erst erhalten, bevor du sie nutzen kannst. Münzen und Arbeiter neben dem Hauptplan sind der allgemeine Vorrat.
    .title = Die vier Vorräte

rule-CTR-007 = Einen Esel oder Lastwagen aus dem Firmenvorrat zu nutzen, kostet keine eigene Aktion. Es braucht aber einen Anlass: Man setzt sie nur ein, während man eine Plantage anlegt.
    .title = Esel und Lastwagen kosten keine Aktion

rule-CTR-008 = Du zahlst immer mit Münzen aus deinem Firmenvorrat, und sie kommen in den allgemeinen Vorrat. Münzen im Bonusvorrat musst du erst herausnehmen, bevor du sie ausgeben kannst.
    .title = Mit Münzen zahlen

rule-CTR-009 = André ist ein vollwertiger Gegner: Du kannst Arbeiter auf seine Plantagen schicken, seine Teile belegen Plätze, und seine Bohnen und Qualitätswerte nehmen in der Wertung Ränge ein. Zu seinen Rängen sagt die Anleitung nichts Genaues; wir spielen, dass er sie einnimmt.
    .title = André zählt als Gegner

rule-CTR-010 = Auf den Plänen ist nichts geheim: Verträge, Kaffee, Münzen und die ganzen Stapel der Arabica-Marker darf man jederzeit ansehen. Nur im Spiel zu zweit ist einiges verdeckt, und das gehört André.
    .title = Offene Informationen

rule-CTR-011 = Lässt dir eine Lage nur eine Möglichkeit, wird sie für dich ausgeführt. Kannst du nur noch passen oder abschließen, passt du, ohne gefragt zu werden.
    .title = Keine Frage ohne Wahl

rule-CTR-012 = Ein Effekt wird in der Reihenfolge, die die Pläne zeigen, ganz zu Ende geführt, bevor jemand anders etwas entscheidet. Kleinere Entscheidungen unterwegs trifft die Person, die in der jeweiligen Regel genannt ist.
    .title = Eins nach dem anderen

rule-CTR-013 = Nach jedem einzelnen Effekt wird geschaut, ob jemand ein Ziel oder den Bonus für alle fünf Arabica-Reihen erreicht hat. Die gesamte Ernte gilt als ein Effekt, ebenso der Kaffee aus den Vorratsmarkern beim Zurücksetzen: Dort werden die Ziele jeweils einmal am Ende geprüft, in Zugreihenfolge.
    .title = Wann Boni und Ziele geprüft werden

rule-CTR-014 = Ist das, was du bekommen sollst, nicht mehr da – kein Esel, keine Zibetkatze, kein Lastwagen oder Händler im persönlichen Vorrat, ein leerer Arabica-Stapel, kein Tier-Marker mehr –, gehst du leer aus. Ersatz gibt es nicht.
    .title = Nichts mehr zu holen

rule-CTR-020 = Du hast 9 Esel, 2 Lastwagen, 6 Zibetkatzen und 6 Händler; auch Plantagen, Gebäude, Marker und Vorratsmarker sind durch ihre Anzahl begrenzt. Von einem Mangel an Münzen, –3-Siegpunkte-Plättchen, Bohnen oder Arbeitern sagt die Anleitung nichts; wir spielen, dass sie nie ausgehen.
    .title = Was ausgehen kann

rule-CTR-021 = Was aus dem Spiel genommen wird, kommt nie zurück. Das betrifft erfüllte Verträge, ausgegebene Vorratsmarker, entfernte Händler, den benutzten Aktionsmarker in deiner Farbe, durch Strafe verlorene Plantagen und abgelegte Farmen.
    .title = Aus dem Spiel

chapter-setup = Aufbau des Hauptplans

rule-CTR-030 = Jede Person nimmt eine Farbe mit allen Teilen. Zu zweit bekommt André eine dritte Farbe.
    .title = Farben

rule-CTR-031 = Zu viert oder zu fünft liegen über den Kaffeebars Joker-Vorratsmarker bereit, einer je Spieler. Zu zweit oder zu dritt gibt es keine.
    .title = Joker-Vorratsmarker

rule-CTR-032 = Von jeder der fünf Tierarten wird ein Tier-Marker gemischt, und jede der ersten fünf Bars erhält einen davon auf ihrem untersten Feld, das 6 Kaffee verlangt.
    .title = Tiere an den Bars

rule-CTR-033 = In Seoul liegt je ein Joker-Marker auf dem Feld „3“ und auf dem Feld „4“.
    .title = Joker in Seoul

rule-CTR-034 = Von jedem Buchstaben – A, B und C – wird ein Ziel zufällig gezogen. Die anderen sechs kommen in die Schachtel.
    .title = Ziele ziehen

rule-CTR-035 = Jede Kooperative erhält 3 Vorratsmarker ihrer Farbe in ihrem Handelshaus und 6 Arbeiter in ihrem Ortszentrum; ihr eigener Tier-Marker und ein Joker-Marker liegen neben Reihe 2/3 bereit. Im Handelshaus liegt eine Münze: zu zweit oder zu dritt an der 3. Position, zu viert an der 4., zu fünft an der 5.
    .title = Kooperativen vorbereiten

rule-CTR-036 = Alle beginnen mit 1 Zibetkatze auf Sumatra. André hat dort keine.
    .title = Erste Zibetkatze

rule-CTR-037 = Du stellst auf das Startfeld jeder der fünf Arabica-Reihen einen Firmenmarker. Einer deiner Händler wartet über Spalte 2, einer deiner Lastwagen über Spalte 3; du gewinnst sie, wenn du in allen Reihen vorankommst.
    .title = Arabica-Leiste vorbereiten

rule-CTR-038 = Die Arabica-Marker werden gemischt und offen zu den sechs Vertragsbonus-Stapeln gelegt: je 3 bei A und B, je 2 bei C bis F; zu viert je Stapel 1 mehr, zu fünft je 2 mehr. Zu zweit wird vorher von jeder Farbe ein Marker für André beiseitegelegt. Der Rest kommt in die Schachtel, und die Stapel dürfen alle durchsehen.
    .title = Vertragsbonus-Stapel

rule-CTR-039 = Der Zeitmarker beginnt auf 1970, der Phasenmarker auf Phase 1.
    .title = Zeit- und Phasenmarker

rule-CTR-040 = Die erste Zugreihenfolge der Spieler wird ausgelost. Spielt André mit, kommt er ans Ende.
    .title = Erste Zugreihenfolge

chapter-player-boards = Aufbau der Spielerpläne

rule-CTR-041 = Von jeder Tierart wird ein Tier-Marker gemischt, und alle erhalten einen davon, offen. Die übrigen kommen in die Schachtel.
    .title = Dein eigenes Tier

rule-CTR-042 = Du beginnst mit 3 schwarzen Aktionsmarkern; zu viert kommt einer in deiner Farbe dazu. Im Bonusvorrat liegen 1 schwarzer Aktionsmarker (A), 1 Händler (B) und 3 Münzen (C), im Firmenvorrat 1 Esel und 3 Münzen.
    .title = Marker und Vorräte zu Beginn

rule-CTR-043 = Acht deiner Plantagen und beide Farmen stehen auf ihren aufgedruckten Plätzen in den Reihen A, B und C deines Spielerplans. Die übrigen drei Plantagen der Stufe 1 kommen beim Aufbau auf den Hauptplan.
    .title = Plantagen auf dem Spielerplan

rule-CTR-044 = In deinem Arbeitervorrat stehen zu Beginn 2 Arbeiter. Zu fünft ist es nur 1.
    .title = Arbeiter zu Beginn

rule-CTR-045 = In Bereich III stehen 3 Händler, zu zweit oder zu dritt 4. Vier Lagerhäuser, drei Produktionsstationen, drei Fairtrade-Posten und das Krankenhaus stehen dort auf ihren Plätzen.
    .title = Händler und Gebäude

rule-CTR-046 = In Bereich IV liegt der Tauschmarker mit der Seite 4:1 nach oben und verdeckt das aufgedruckte 2:1; alle sechs Kaffeewürfel beginnen bei 0. Dein erstes Lagerhaus steht auf dem grauen Platz und gibt Raum für 1 Kaffee jeder Sorte. Wir lesen das Beispiel der Anleitung so, dass es dort die ganze Partie über bleibt.
    .title = Lager zu Beginn

rule-CTR-050 = Alle erhalten von A bis E je einen Vertrag. Die Anleitung verlangt nur einen Vertrag mit dem passenden Buchstaben; wir verteilen sie zufällig. Dein Vertrag F wird nicht gezogen: Es ist der mit derselben Nummer wie dein Vertrag E.
    .title = Verträge austeilen

rule-CTR-051 = Verträge haben zwei Seiten. Zu zweit oder zu dritt gilt die schwerere Seite für drei Spieler, zu viert oder zu fünft die andere.
    .title = Seite der Verträge

rule-CTR-054 = Zu viert oder zu fünft gibt es ein Handicap für Erfahrene: 2 oder 4 ihrer Verträge, zufällig gezogen, werden auf die schwerere Seite für drei Spieler gedreht. Das vereinbart ihr vor der Partie für jede Person einzeln.
    .title = Handicap

rule-CTR-055 = Dein Vertrag F zeigt, mit welchem Kaffee du beginnst: 2 von der oberen Sorte, je 1 von der mittleren und der unteren.
    .title = Startkaffee

rule-CTR-056 = Deine drei übrigen Plantagen der Stufe 1 kommen in Reihe 1 der Kooperativen, die Vertrag F nennt: für den oberen Kaffee auf den mittleren Platz, für den mittleren auf den ganz rechts, für den unteren auf den ganz links. Sie kosten nichts, bringen kein » und schicken keinen Arbeiter ins Ortszentrum. Alle beginnen ohne Arbeiter.
    .title = Startplantagen

rule-CTR-058 = Mit der Option für Erfahrene hat die Plantage des unteren Kaffees von Vertrag F keinen festen Platz. Wenn alle anderen stehen, auch die von André, wählen alle in Zugreihenfolge je einen leeren Platz der Reihe 1 in einer beliebigen Kooperative. Der Startkaffee bleibt gleich, und kein Arbeiter kommt ins Ortszentrum.
    .title = Letzte Plantage nach Wahl

rule-CTR-059 = Zu fünft rückst du vor Spielbeginn eine Spalte vor, und zwar in der Arabica-Reihe des oberen Kaffees von deinem Vertrag E.
    .title = Vorsprung zu fünft

rule-CTR-060 = Neben deinen Verträgen liegen 1 Zibetkatze und der Tier-Marker, den du erhalten hast, zu viert oder zu fünft auch 1 Händler. Du gewinnst sie, indem du Vertragsreihen abschließt.
    .title = Teile neben den Verträgen

chapter-andre-setup = Aufbau für André

rule-CTR-061 = Andrés fünf Arabica-Marker, einer von jeder Farbe, werden gemischt und verdeckt auf seinen Plan gelegt. Sie bestimmen, wohin er seine Händler schickt.
    .title = Andrés Marker

rule-CTR-062 = Aus den nicht ausgeteilten Verträgen erhält André zufällig je einen mit A, B und C, mit der Seite für drei Spieler nach oben. Sie bilden einen Stapel: A oben, darunter B, ganz unten C.
    .title = Andrés Verträge

rule-CTR-063 = Für André wird ein F-Vertrag gezogen, den niemand hat; nach ihm kommen seine drei Plantagen der Stufe 1 auf den Plan, so wie deine. In jeder dieser drei Kooperativen baut er außerdem eine Produktionsstation auf den Platz für 4–5 Spieler. Danach wird der Vertrag abgelegt, und Kaffee bekommt André nicht.
    .title = Andrés Startplantagen und Stationen

rule-CTR-064 = Auf seinem Plan hat André 2 Plantagen der Stufe 1, 4 der Stufe 2 und 2 der Stufe 3, dazu 3 Fairtrade-Posten, 3 Händler und 6 Bohnen. Er besitzt weder Münzen noch Kaffee und keine Zibetkatze auf Sumatra. Auf die Arabica-Leiste stellt ihn die Anleitung nirgends; wir spielen dort ohne ihn.
    .title = Andrés Plan

chapter-arabica = Die Arabica-Leiste

rule-CTR-070 = Jedes » bringt deinen Marker in der betreffenden Reihe eine Spalte voran, bis höchstens Spalte 7. In Spalte 4 bekommst du 1 Münze; wer überhaupt als Erstes Spalte 5 einer Reihe betritt, erhält einen Esel. Stehst du auf 7, oder auf 6, während jemand anders die 7 besetzt, verfällt das ».
    .title = Vorrücken

rule-CTR-071 = In allen Spalten vor der siebten dürfen beliebig viele Spieler zusammenstehen. In Spalte 7 ist in jeder Reihe nur für eine Person Platz.
    .title = Eine Spalte teilen

rule-CTR-072 = Darfst du die Reihe für ein » wählen – bei einem Joker-Marker oder manchen Boni –, nimmst du eine, in der du noch vorrücken kannst. Gibt es keine, verfällt das ».
    .title = Eine Reihe wählen

rule-CTR-073 = Sobald deine Marker in allen fünf Reihen mindestens Spalte 2 erreicht haben, zieht dein Händler von der Leiste in Bereich III oder, wenn du willst, auf Platz B des Bonusvorrats, falls dieser leer ist. Sobald alle fünf mindestens Spalte 3 erreicht haben, kommt dein Lastwagen in den Firmenvorrat. Beides gibt es nur einmal, und du behältst es, auch wenn du später zurückgehst.
    .title = Händler und Lastwagen der Leiste

rule-CTR-074 = Zurück geht es nur, um eine Strafe zu zahlen. Von den Spalten 4 und 5 sowie vom Startfeld darf man nicht zurückgehen. Was du unterwegs gewonnen hast, behältst du, und kein Bonus lässt sich ein zweites Mal holen.
    .title = Zurückgehen

rule-CTR-075 = Geht jemand aus Spalte 7 zurück, ist der Platz wieder für alle frei.
    .title = Spalte 7 wird frei

chapter-counters = Die Markerleiste

rule-CTR-078 = Bekommst du einen Arabica-, Tier- oder Joker-Marker, legst du ihn zuerst ab und rückst dann ein » in der Reihe seiner Farbe vor; beim Joker wählst du die Reihe. Das » gehört zum Erhalten des Markers: Wenn er später gelegt oder gepaart wird, gibt es keines mehr.
    .title = Einen Marker erhalten

rule-CTR-079 = Ein Marker, dessen Art und Farbe du noch nie hattest, kommt allein auf den untersten freien Platz; alle Joker zusammen gelten als eine weitere Tierart. Jede Wiederholung legst du beiseite. Sobald dort zwei Marker derselben Farbe liegen – ob Arabica oder Tier, ist gleich –, werden sie auf den untersten freien Platz gestapelt.
    .title = Marker ablegen

rule-CTR-080 = Dein erster Joker bekommt einen eigenen Platz. Jeder weitere liegt beiseite und kann mit jedem Marker dort ein Paar bilden, auch mit einem anderen Joker.
    .title = Joker ergänzen Paare

rule-CTR-081 = Da nur zählt, wie viele Plätze am Ende gefüllt sind, warten deine beiseitegelegten Joker bis zum Spielende. Dann werden sie so für dich gepaart, dass möglichst viele Plätze gefüllt sind; du verlierst dadurch nie etwas. Die Anleitung lässt den Zeitpunkt offen; so spielen wir es.
    .title = Joker werden am Ende gepaart

rule-CTR-082 = Dein Spielerplan zeigt, wie viele Plätze die Markerleiste hat. Ist sie voll, bleiben weitere Marker beiseite und bringen keine Punkte, aber immer noch ihr ».
    .title = Volle Markerleiste

chapter-bonus-reserve = Der Bonusvorrat

rule-CTR-085 = Der Bonusvorrat bietet drei Auswege, wenn es eng wird: A ist ein schwarzer Aktionsmarker, B ein Händler, C sind 3 Münzen. Herausgenommen kommt der Marker zu deinen Aktionsmarkern, der Händler in Bereich III, und die Münzen kommen in den Firmenvorrat, immer alle drei zusammen.
    .title = Drei Nothelfer

rule-CTR-086 = Mindestens eines der drei Elemente muss jederzeit im Bonusvorrat liegen. Das letzte darf man nicht nehmen.
    .title = Eines muss bleiben

rule-CTR-087 = A darfst du in deinem Zug in Phase 1 nehmen; B in deinem Zug in Phase 3 oder wenn du mitziehen darfst; C in deinem Zug in den Phasen 1, 3 und 5 (auch vor der zweiten Lieferung), bei der Entscheidung über eine Farm und beim Zahlen einer Strafe. Dein Zug geht danach weiter. Die Anleitung erlaubt es jederzeit; das sind die Momente, in denen es etwas nützt.
    .title = Wann der Bonusvorrat hilft

rule-CTR-088 = Ist Platz C leer, darfst du wieder 3 Münzen hineinlegen, in einem Zeitabschnitt sooft du willst; das kann ein anderes Element frei machen. Wann genau, sagt die Anleitung nicht. Wir spielen, dass es in deinem Zug in den Phasen 1, 3 und 5 geht, oder wenn du zum Mitziehen gefragt wirst und nur so an den Händler B kommst, und dass du in einem Zug C entweder herausnimmst oder auffüllst, und das nur einmal.
    .title = Platz C auffüllen

rule-CTR-089 = Platz B lässt sich nur in dem Moment auffüllen, in dem du einen neuen Händler gewinnst, von der Arabica-Leiste oder neben deinen Verträgen. Ist der Platz leer, wählst du zwischen ihm und Bereich III. Der Aktionsmarker auf Platz A kommt erst in Phase 6 zurück.
    .title = Plätze B und A auffüllen

rule-CTR-090 = Beim Zurücksetzen werden alle drei Plätze wieder gefüllt.
    .title = Auffüllen in Phase 6

chapter-objectives = Ziele

rule-CTR-092 = Sobald du eines der drei Ziele erreichst, kommt deine Bohne von selbst auf dessen obersten leeren Platz; du erreichst ein Ziel nur einmal und verlierst es nie wieder. Erreichen es mehrere durch denselben Effekt, ist zuerst dran, wer gerade handelt, die anderen folgen in Zugreihenfolge. In der gemeinen Variante zu zweit gibt es nur den obersten Platz.
    .title = Ein Ziel erreichen

rule-CTR-093 = Drei Ziele betreffen deinen Plan: alle 5 Lagerhäuser gebaut, das vom Aufbau eingeschlossen; alle 3 Produktionsstationen und 3 Fairtrade-Posten gebaut; alle 6 Verträge erfüllt. Drei betreffen den Handel: gleichzeitig ein Händler in allen 5 Handelshäusern; von zwei Sorten gleichzeitig je mindestens 10 Kaffee; in jeder der 6 Bars eine Bohne auf einem Feld für 2 oder mehr Kaffee. Drei betreffen das Land: alle 11 Plantagen angelegt, auch wenn eine später verloren ging; in 4 Kooperativen eine Plantage in Reihe 1/2 oder 2/3 und ein Gebäude, Farmen mitgezählt; in 2 Kooperativen ein Qualitätswert von mindestens 8. André erreicht nie ein Ziel. Die Regel verlangt zehn Kaffee „in zwei deiner Lagerhäuser“, und das lässt sich auf zwei Arten lesen: Die sechs Kaffeeleisten zusammen heißen das Lager, und Lagerhäuser sind Gebäude. Wir spielen, dass zwei beliebige Leisten mit zehn Kaffee genügen; ein Tisch kann wählen, dass über jeder der beiden auch ein Lagerhaus stehen muss.
    .title = Die neun Ziele

chapter-building = Bauen

rule-CTR-095 = Du kannst das oberste Lagerhaus, die oberste Produktionsstation oder den obersten Fairtrade-Posten bauen, der noch in seiner Spalte steht. Das Krankenhaus wird frei, sobald deine Spalte der Stationen oder der Posten leer ist. Farmen werden nicht auf diese Weise gebaut.
    .title = Was du bauen kannst

rule-CTR-096 = Station, Posten und Krankenhaus brauchen einen leeren Platz ihrer Art in einer Kooperative. Plätze für 4–5 Spieler sind dir verschlossen, wenn ihr weniger seid. Eine Plantage brauchst du dort nicht, und mehrere eigene Gebäude einer Art in derselben Kooperative sind erlaubt.
    .title = Wo du bauen kannst

rule-CTR-097 = Das Gebäude kommt von deinem Plan auf den gewählten Platz; zeigt dieser », rückst du in der Reihe der Kooperative vor. Danach folgt sein Bonus: Eine Station bringt 2 Kaffee dieser Kooperative, der zweite und dritte Posten ein » nach Wahl, jedes Lagerhaus 1 Kaffee nach Wahl außer Kopi Luwak. Außerdem verbessert das zweite Lagerhaus deinen Tausch auf 3:1, das dritte schickt eine Zibetkatze von dir nach Sumatra, und das vierte bringt 2:1 und 1 Münze.
    .title = Was ein Gebäude bringt

rule-CTR-098 = Ein Lagerhaus kommt in Bereich IV, entweder auf den nächsten Platz rechts der Leisten oder über eine der sechs Kaffeeleisten. Da die Lagergrenze erst in Phase 6 zählt, wo du vorher umräumen darfst, wirst du beim Bauen nicht nach dem Platz gefragt, außer wenn er sofort wichtig ist: Das Lagerhaus kommt einfach nach rechts.
    .title = Ein Lagerhaus aufstellen

rule-CTR-099 = Eine Kaffeeleiste mit einem Lagerhaus darüber fasst 10 Kaffee. Jede andere fasst so viele, wie du Lagerhäuser rechts der Leisten hast. Geprüft wird das erst in Phase 6; bis dahin darfst du beliebig viel Kaffee besitzen.
    .title = Lagergrenze

chapter-work = Phase 1 – Arbeiten

rule-CTR-100 = In Zugreihenfolge führt ihr je eine Aktion aus oder passt, immer weiter, bis alle gepasst haben. Wer passt, ist für den Rest dieser Phase ausgestiegen. Dieselbe Aktion darfst du beliebig oft wählen.
    .title = Handeln und passen

rule-CTR-101 = Eine Plantage anlegen, Arbeiter schicken und Zibetkatze oder Münzen nehmen kosten je 1 Aktionsmarker, einen Esel züchten kostet 2. Zu viert gibst du zuerst die schwarzen Marker aus und den in deiner Farbe zuletzt: Die Anleitung lässt das offen, und es schadet dir nie.
    .title = Kosten der Aktionen

rule-CTR-102 = Hast du keinen Aktionsmarker mehr und kommst auch nicht an den im Bonusvorrat, selbst wenn du zuerst Platz C auffüllst, passt du automatisch. Solange du einen Marker hast, wirst du gefragt, denn Münzen nehmen geht immer.
    .title = Passen ohne Marker

rule-CTR-103 = Nicht genutzte Aktionsmarker bringen in diesem Zeitabschnitt nichts mehr; die schwarzen kommen in Phase 6 zurück. Ein ungenutzter Marker in deiner Farbe bleibt dir für später.
    .title = Ungenutzte Marker

rule-CTR-105 = Wähle Reihe A, B oder C deines Spielerplans. Das am weitesten links verbliebene Teil muss eine Plantage sein, du musst die Münzen darüber zahlen können, und es muss mindestens einen Platz geben, auf den sie darf.
    .title = Eine Plantage anlegen

rule-CTR-106 = Danach wählst du den Platz und, wenn nötig, den Transport: keinen für Reihe 1, einen Esel für Reihe 1/2, Esel oder einen Lastwagen für Reihe 2/3.
    .title = Platz und Transport

rule-CTR-107 = Der Platz muss leer sein und seine Reihe zur Stufe passen: Reihe 1 nimmt Stufe 1, Reihe 1/2 die Stufen 1 und 2, Reihe 2/3 die Stufen 2 und 3. Hast du in dieser Kooperative zurzeit keine Plantage, brauchst du außerdem einen Arbeiter im Arbeitervorrat.
    .title = Wohin eine Plantage darf

rule-CTR-108 = Eine Plantage in Reihe 1 braucht weder Transport noch Unterstützung.
    .title = In Reihe 1 pflanzen

rule-CTR-109 = Für einen Platz in Reihe 1/2 darf auf dem Weg dorthin kein Esel eines anderen Spielers stehen, und eine deiner Plantagen in Reihe 1 an diesem Weg muss frei sein, um die neue zu unterstützen. Hast du auf dem Weg noch keinen Esel, stellst du einen aus dem Firmenvorrat dorthin; ohne Esel kannst du dort nicht pflanzen.
    .title = In Reihe 1/2 pflanzen

rule-CTR-110 = Um Reihe 2/3 mit Eseln zu erreichen, darf auf dem Weg kein fremder Esel stehen, und eine deiner Plantagen in Reihe 1/2 an diesem Weg muss frei sein, um die neue zu unterstützen. Außerdem brauchst du genügend Plantagen in Reihe 1. Dann ergänzt du aus dem Firmenvorrat Esel, bis genau 2 von dir auf dem Weg stehen.
    .title = Reihe 2/3 mit Eseln

rule-CTR-111 = Mit einem Lastwagen überspringst du Reihe 1/2: Du brauchst dort keine Unterstützung und keine Esel. Trotzdem darf kein Esel eines anderen Spielers auf dem Weg zum Platz stehen, und du brauchst genügend Plantagen in Reihe 1. Der Lastwagen aus dem Firmenvorrat kommt neben die neue Plantage; eigene Esel auf dem Weg bleiben stehen.
    .title = Reihe 2/3 mit dem Lastwagen

rule-CTR-112 = Jede deiner Plantagen in Reihe 1 kann eine mit ihr verbundene Plantage von dir in Reihe 1/2 unterstützen und jede in Reihe 1/2 eine in Reihe 2/3; eine mit dem Lastwagen erreichte braucht keine. Niemand muss sich merken, welche Plantage welche unterstützt. Wie man darüber Buch führt, sagt die Anleitung nicht; wir spielen, dass eine neue Plantage erlaubt ist, wenn sich deine Unterstützungen so verteilen lassen, dass sie eine eigene bekommt, ohne sie einer anderen wegzunehmen.
    .title = Unterstützung von unten

rule-CTR-113 = In jeder Kooperative brauchst du in Reihe 1 mindestens so viele Plantagen wie in Reihe 2/3, die neue mitgezählt. Das gilt mit Eseln ebenso wie mit dem Lastwagen.
    .title = Genügend Plantagen in Reihe 1

rule-CTR-114 = Eingesetzte Esel und Lastwagen bleiben bis zum Spielende auf dem Hauptplan.
    .title = Der Transport bleibt stehen

rule-CTR-115 = Du zahlst, stellst die Plantage mit Eseln oder Lastwagen auf und schickst, wenn es hier deine erste ist, einen Arbeiter aus dem Arbeitervorrat ins Ortszentrum. Dann nimmst du den Bonus, der unter dem Platz der Plantage steht. Reihe 1/2 bringt ein » für diese Kooperative; Reihe 2/3 bringt ein » und, solange etwas da ist, den Tier-Marker oder den Joker nach Wahl, der noch ein » gibt. Zuletzt wird eine Farm, die allein in ihrer Reihe übrig ist, abgehandelt, und wenn die Reihen A, B und C keine Plantage mehr haben, kommt eine deiner Zibetkatzen nach Sumatra.
    .title = Ablauf beim Pflanzen

rule-CTR-116 = Der Bonus einer Plantage kommt für ihr eigenes Anlegen zu spät: Weder eine so gewonnene Münze noch ein so gewonnener Esel kann helfen, sie zu bezahlen.
    .title = Keine Hilfe durch den eigenen Bonus

rule-CTR-117 = Eine neue Plantage hat keinen Arbeiter. Ohne ihn erzeugt sie nichts.
    .title = Neue Plantagen stehen leer

rule-CTR-118 = Bleibt in der gerade benutzten Reihe nur noch die Farm übrig, entscheidest du sofort: die Kosten zahlen und sie auf einen leeren Farmplatz einer beliebigen Kooperative stellen oder sie aus dem Spiel nehmen. Eine eigene Plantage ist dort nicht nötig. Eine Farm bringt 1 Qualitätswert und sonst nichts.
    .title = Die Farm

rule-CTR-120 = Du darfst jede Kooperative wählen, in der mindestens eine Plantage, egal wessen, ohne Arbeiter ist. Du musst dort nichts besitzen.
    .title = Arbeiter schicken

rule-CTR-121 = Jeder Spieler mit einer unbesetzten Plantage in der gewählten Kooperative erhält einen Arbeiter aus dem Ortszentrum, auf eine unbesetzte Plantage in seiner untersten Reihe: 1 vor 1/2 vor 2/3. Es ist ein Arbeiter je Spieler, egal wie viele Plantagen leer sind.
    .title = Ein Arbeiter für jeden

rule-CTR-122 = Sind zu wenige Arbeiter im Ortszentrum, wählt der handelnde Spieler, wer einen bekommt. Alle Arbeiter dort müssen genutzt werden.
    .title = Zu wenige Arbeiter

rule-CTR-123 = Sind in der untersten Reihe eines Spielers mehrere Plantagen frei, wählt der handelnde Spieler. Gefragt wird nur, wenn ihre Stufen verschieden sind, und erst, wenn feststeht, wer einen Arbeiter bekommt; sonst nimmt man die am weitesten links. Die Anleitung schweigt dazu; so spielen wir es.
    .title = Welche Plantage den Arbeiter bekommt

rule-CTR-124 = Ist das Ortszentrum danach leer, kommt 1 Arbeiter aus dem allgemeinen Vorrat hinein.
    .title = Ein neuer Arbeiter im Ortszentrum

rule-CTR-125 = Ist mindestens ein Arbeiter auf die Plantage eines anderen Spielers gegangen, rückst du in der Reihe dieser Kooperative ein » vor. Es bleibt bei einem Schritt, egal wie vielen du hilfst.
    .title = Lohn fürs Helfen

rule-CTR-130 = Für 2 Aktionsmarker nimmst du einen Esel aus dem persönlichen Vorrat und stellst ihn auf einen leeren Eselplatz eines Weges, der von einer deiner Plantagen nach oben führt. Das geht auch neben dem Esel eines anderen oder unter einem schon belegten Platz; ein so geteilter Weg ist dann für euch beide gesperrt. Ein » gibt es dafür nicht.
    .title = Einen Esel züchten

rule-CTR-131 = Für 1 Aktionsmarker schickst du entweder eine Zibetkatze aus dem persönlichen Vorrat nach Sumatra, falls dort eine liegt, oder nimmst 2 Münzen aus dem allgemeinen Vorrat.
    .title = Zibetkatze oder Münzen

chapter-workers = Phase 2 – Arbeiter einsetzen

rule-CTR-160 = Am Tisch setzen alle ihre eigenen Arbeiter gleichzeitig ein. Hier geschieht es offen, nacheinander in Zugreihenfolge. Das ändert nichts, denn in diesem Schritt beeinflusst keine Wahl die Möglichkeiten der anderen. Darum kannst du deine planen, während andere ihre einsetzen; was du vormerkst, geschieht von selbst, sobald du dran bist.
    .title = Eigene Arbeiter einsetzen

rule-CTR-161 = Wähle eine Kooperative, in der du eine unbesetzte Plantage hast; ein Arbeiter aus deinem Arbeitervorrat kommt in die unterste deiner Reihen, in der eine unbesetzt ist. Sind dort mehrere von verschiedener Stufe, wählst du, sonst nimmt man die am weitesten links. Mach weiter, solange du magst: Arbeiter darfst du auch behalten.
    .title = Einen Arbeiter einsetzen

rule-CTR-162 = Danach darfst du in Zugreihenfolge, Runde um Runde, einen Arbeiter aus deinem Vorrat auf eine unbesetzte Plantage eines Gegners stellen oder passen. Von einer Rückkehr sagt die Anleitung nichts; wir spielen daher, dass Passen in diesem Schritt endgültig ist.
    .title = Anderen aushelfen

rule-CTR-163 = Du wählst eine Kooperative. Der Arbeiter muss in die unterste Reihe, in der irgendein Gegner, auch André, dort eine unbesetzte Plantage hat; unter denen dieser Reihe bist du frei. Zum Dank rückst du in der Reihe der Kooperative ein » vor.
    .title = Welcher Plantage du helfen darfst

rule-CTR-164 = Für jede deiner Plantagen, die noch ohne Arbeiter ist, schuldest du eine Strafe: 1 im Jahr 1970, 2 im Jahr 1975 und 3 im Jahr 1980.
    .title = Strafe für unbesetzte Plantagen

rule-CTR-165 = Jede Einheit der Strafe zahlst du mit einer Münze aus dem Firmenvorrat oder mit einem Schritt zurück auf der Arabica-Leiste, beliebig gemischt. Du musst zahlen, solange du eine Münze hast oder zurückgehen kannst. Die 3 Münzen des Bonusvorrats dürfen helfen, müssen es aber nie.
    .title = Die Strafe zahlen

rule-CTR-166 = Konntest du nicht alles zahlen, verlierst du für jede nicht voll bezahlte Strafe eine Plantage: immer eine unbesetzte in deiner höchsten Reihe; gibt es mehrere, wählst du. Eine nur teilweise bezahlte Strafe rettet nichts, und was du dafür gezahlt hast, ist weg.
    .title = Plantagen verlieren

rule-CTR-167 = Eine verlorene Plantage verlässt das Spiel. Zu ihrem Transport sagt die Anleitung nichts; wir spielen, dass ein Lastwagen neben ihr mitgeht, während Esel auf dem Weg bleiben. Deine anderen Plantagen sind nicht betroffen, selbst wenn sie ihre Unterstützung verloren haben; für neue Plantagen und den Qualitätswert zählt die neue Lage.
    .title = Nach einem Verlust

chapter-trade = Phase 3 – Handeln & Bauen

rule-CTR-200 = In Zugreihenfolge, Runde um Runde, führt ihr je eine Aktion aus oder passt. Passen ist nicht endgültig: Du kannst in einem späteren Zug wieder handeln und jederzeit mitziehen. Mit jeder Aktion beginnt das Zählen des Passens von vorn; das Mitziehen gehört zur Aktion der Person, die sie anführt.
    .title = Handeln und passen

rule-CTR-201 = Kannst du keinen Händler einsetzen, anheuern oder entfernen und würde auch der Bonusvorrat, ob genutzt oder aufgefüllt, daran nichts ändern, passt du automatisch. Meist fehlt dir dann ein Händler oder fehlen dir 2 Münzen.
    .title = Automatisches Passen

rule-CTR-205 = Du eröffnest ein Handelshaus, in dem noch kein Händler steht: Zahle 2 Münzen und stelle einen Händler aus Bereich III auf die erste Position. Außerdem nimmst du einen der Vorratsmarker dieses Hauses für deinen Platz dieser Farbe.
    .title = Einen Händler einsetzen

rule-CTR-206 = Ein Handelshaus hat Platz für 3 Händler, zu fünft für 4. Die Anleitung sagt es nicht ausdrücklich, aber wir spielen, dass niemand mehr als einen Händler im selben Haus haben darf.
    .title = Platz im Handelshaus

rule-CTR-207 = Ist ein Haus eröffnet, werden die anderen reihum gefragt, ob sie kostenlos einen Händler auf die nächste freie Position stellen möchten. Er kommt aus Bereich III; der von Platz B darf dafür heraus, wenn dein Bonusvorrat es erlaubt. Wer keinen nutzbaren Händler hat oder das Haus voll findet, wird übersprungen. Einen Vorratsmarker bringt das Mitziehen nicht.
    .title = Mitziehen beim Handeln

rule-CTR-208 = Wurden alle gefragt und hat genau eine Person keinen Händler in diesem Haus, nimmt sie die Münze, die dort liegt – ob aus freier Wahl, mangels Händler oder mangels Platz. Sonst bleibt sie liegen. André nimmt sie nie.
    .title = Die Münze fürs Fernbleiben

rule-CTR-215 = Zahle 2 Münzen und stelle einen Händler aus Bereich III an die Stelle eines Gebäudes auf deinem Plan; bis Phase 6 ist er Bauunternehmer. Das Gebäude muss dir offenstehen und einen freien Platz haben, ein Lagerhaus in Bereich IV. Dann baust du es mit allen Effekten.
    .title = Einen Bauunternehmer anheuern

rule-CTR-216 = Reihum dürfen die anderen mitziehen: Wer mitzieht, gibt der Person, die das Bauen anführt, 1 Kaffee beliebiger Sorte, auch Kopi Luwak, und baut erst dann mit einem eigenen Bauunternehmer, ohne Münzen zu zahlen. Gebaut wird in derselben Kooperative, nach Wahl Station, Posten oder Krankenhaus, sofern sie offenstehen; wurde zuerst ein Lagerhaus gebaut, ist es auch beim Mitziehen ein Lagerhaus. Mitziehende bekommen alles, was das Gebäude sonst bringt.
    .title = Mitziehen beim Bauen

rule-CTR-217 = Um beim Bauen mitzuziehen, brauchst du schon vorher einen Kaffee, einen nutzbaren Händler und mindestens ein Gebäude, das du dort bauen darfst. Kaffee, den das neue Gebäude bringt, kommt zu spät. Wer hier verzichtet, bekommt keine Münze.
    .title = Was du zum Mitziehen brauchst

rule-CTR-218 = Bauunternehmer kehren in Phase 6 in Bereich III zurück. Gebaute Gebäude kommen nie auf den Spielerplan zurück.
    .title = Bauunternehmer kommen zurück

rule-CTR-225 = Zahle 2 Münzen und nimm einen Händler aus Bereich III aus dem Spiel: Du rückst zweimal » vor, in derselben Reihe oder in zwei verschiedenen. Welcher Händler gemeint ist, sagt die Anleitung nicht; wir spielen, dass es einer sein muss, der noch nicht eingesetzt ist.
    .title = Einen Händler entfernen

rule-CTR-226 = Phase 3 endet, sobald alle Spieler direkt nacheinander gepasst haben.
    .title = Ende von Phase 3

chapter-harvest = Phase 4 – Ernten

rule-CTR-260 = In jeder Kooperative liefert jede Plantage mit Arbeiter, egal wessen, 3 Kaffee, zu viert oder zu fünft 2. Zuerst bringt jeder Fairtrade-Posten seinem Besitzer 1 Kaffee, dann bekommt der Händler auf der ersten Position 1. Danach erhalten fünfmal hintereinander alle Händler je 1 Kaffee in der Reihenfolge ihrer Positionen, solange etwas da ist. Was übrig bleibt, ist verloren, ebenso Andrés Anteil.
    .title = Die Ernte verteilen

rule-CTR-261 = Was geschieht, wenn der Kaffee nicht für alle Posten reicht, sagt die Anleitung nicht. Wir spielen, dass er einzeln in Zugreihenfolge ausgeteilt wird, Runde um Runde, bis jeder Posten bedient oder nichts mehr da ist.
    .title = Zu wenig Kaffee für die Posten

rule-CTR-262 = Nach der Ernte schaust du auf deine fünf Kooperativenkaffees. Hast du von jedem mindestens 6, zu viert oder zu fünft mindestens 4, kommt eine Zibetkatze aus deinem persönlichen Vorrat nach Sumatra.
    .title = Zibetkatze für ein volles Sortiment

rule-CTR-263 = Jede deiner Zibetkatzen auf Sumatra bringt dir 1 Kopi Luwak. Danach kommen alle Zibetkatzen dort in die persönlichen Vorräte zurück.
    .title = Kopi Luwak

chapter-sell = Phase 5 – Verkaufen

rule-CTR-280 = In umgekehrter Zugreihenfolge erfüllt, wer dran ist, einen Vertrag, beliefert die Bars oder passt. Wer passt, ist für den Rest der Phase ausgestiegen; sie endet, wenn alle gepasst haben.
    .title = Verkaufen und passen

rule-CTR-281 = Wenn du passt, rückt dein Firmenmarker in die untere Reihe der Zugreihenfolge, so weit nach links, wie Platz ist. Wer zuerst passt, ist im nächsten Zeitabschnitt zuerst dran.
    .title = Passen bestimmt die nächste Reihenfolge

rule-CTR-285 = Unter den Kaffees ist Kopi Luwak der Joker und kann jede andere Sorte bezahlen. Kein anderer Kaffee kann Kopi Luwak ersetzen.
    .title = Kopi Luwak als Joker

rule-CTR-286 = In deinem Zug darfst du tauschen: Gib so viel Kaffee, wie dein Kurs verlangt – 4, 3 oder 2, beliebig gemischt –, und nimm 1 Kaffee der gewünschten Sorte. Kopi Luwak bekommst du so nicht.
    .title = Kaffee tauschen

rule-CTR-287 = In deinem Zug darfst du Kaffee jeder Sorte außer Kopi Luwak kaufen. Ein Kaffee kostet in den ersten beiden Zeitabschnitten 2 Münzen, im letzten 3.
    .title = Kaffee kaufen

rule-CTR-288 = In deinem Zug darfst du 3 Vorratsmarker verschiedener Farben abgeben und ein Lagerhaus bauen, oder 5 verschiedene für zwei. Du bekommst die üblichen Lagerhausboni, brauchst aber weder Münzen noch Bauunternehmer, und niemand darf mitziehen. So viele Lagerhäuser, wie du bauen willst, müssen noch in deiner Spalte stehen; besitzt du mehr als drei Farben, wählst du, welche du abgibst.
    .title = Lagerhäuser für Vorratsmarker

rule-CTR-289 = Ein Joker-Vorratsmarker gilt als die Farbe des Platzes, auf dem er liegt. Liegt dort auch ein gewöhnlicher, wird dieser zuerst ausgegeben. Die Anleitung schweigt dazu; so spielen wir es.
    .title = Farbe eines Joker-Vorratsmarkers

rule-CTR-290 = Tauschen, kaufen und Vorratsmarker ausgeben kannst du nur in Phase 5, in deinem eigenen Zug. Die Anleitung erklärt das nur in dieser Phase; daran halten wir uns.
    .title = Nur in Phase 5

rule-CTR-300 = Du darfst einen offenen Vertrag erfüllen, wenn du allen Kaffee hast, den er verlangt. Kopi Luwak darf einspringen, wo etwas fehlt.
    .title = Einen Vertrag erfüllen

rule-CTR-301 = Den Vertrag bezahlst du Zeile für Zeile von oben. Kannst du für eine Zeile mehr oder weniger Kopi Luwak nehmen, wählst du, wie viele, solange die anderen Zeilen noch bezahlbar bleiben.
    .title = Einen Vertrag bezahlen

rule-CTR-302 = Ein erfüllter Vertrag verlässt das Spiel; sein leerer Platz bringt am Ende Punkte.
    .title = Der Vertrag ist erfüllt

rule-CTR-303 = Du bekommst die Münzen, die neben dem Platz des Vertrags stehen.
    .title = Münzen für einen Vertrag

rule-CTR-304 = Dann nimmst du den Bonus des Platzes. Steht dort ein Schrägstrich, wählst du die linke oder die rechte Seite. Angeboten werden nur Seiten, die dir etwas bringen; gibt es keine, gehst du leer aus.
    .title = Bonus eines Vertrags

rule-CTR-305 = Ein Bonus kann eine Zibetkatze für Sumatra sein, ein Arbeiter für den Arbeitervorrat, ein » nach Wahl, ein Esel oder Lastwagen für den Firmenvorrat, 1 Münze, ein Gebäude, das du bauen könntest, oder das Krankenhaus, selbst wenn es noch nicht frei ist. Bauen kostet hier weder Münzen noch einen Bauunternehmer, und niemand darf mitziehen. Mehrere Teile einer Seite werden von links nach rechts ausgeführt, jeder so weit wie möglich. Im dritten Zeitabschnitt kommt eine Zibetkatze trotzdem nach Sumatra, wo sie nichts mehr bringt.
    .title = Was die Boni bedeuten

rule-CTR-306 = Ist auch der benachbarte Vertrag derselben Reihe – A-B, C-D oder E-F – erfüllt, nimmst du eines der Teile, die noch neben deinen Verträgen liegen. Das musst du, wenn eines da ist.
    .title = Eine Vertragsreihe abschließen

rule-CTR-307 = Jedes Teil gibt es nur einmal: dein eigener Tier-Marker, der auch sein » gibt; die Zibetkatze, die nach Sumatra geht; und zu viert oder zu fünft der Händler, der in Bereich III oder auf einen leeren Platz B kommt. Zu zweit oder zu dritt liegen dort nur zwei Teile: Eine dritte fertige Reihe bringt keines.
    .title = Die Teile neben den Verträgen

rule-CTR-308 = Im dritten Zeitabschnitt kommt die Zibetkatze neben deinen Verträgen in den Firmenvorrat statt nach Sumatra. Dort ist sie 1 Siegpunkt wert.
    .title = Die späte Zibetkatze

rule-CTR-309 = Zum Schluss nimmst du den obersten Arabica-Marker vom Stapel mit dem Buchstaben deines Vertrags samt seinem ». Ist der Stapel leer, bekommst du nichts.
    .title = Arabica-Marker für einen Vertrag

rule-CTR-315 = Wähle ein beliebiges leeres Feld einer Bar; eine Reihenfolge gibt es nicht. Du zahlst so viel Kaffee der angegebenen Sorte, wie das Feld verlangt, und Kopi Luwak darf jeden davon ersetzen. Ein Feld für 6 Kaffee nimmt eine Sorte nach Wahl; das kann auch Kopi Luwak selbst sein, während du von einem Kooperativenkaffee mindestens einen echten brauchst. Seoul nimmt nur Kopi Luwak.
    .title = Eine Bar beliefern

rule-CTR-316 = Du bekommst die Münzen des Feldes und seinen Tier- oder Joker-Marker, falls es einen hat. Dann legst du eine deiner Bohnen darauf.
    .title = Lohn einer Lieferung

rule-CTR-317 = Zu viert oder zu fünft nimmst du einen Joker-Vorratsmarker, sobald du in jeder der sechs Bars eine Bohne hast, und legst ihn auf einen beliebigen deiner fünf Vorratsplätze. Du bekommst nur einen in der ganzen Partie.
    .title = Alle sechs Bars beliefert

rule-CTR-318 = Die Aktion besteht aus zwei Lieferungen, auch an dieselbe Bar. Nach der ersten machst du entweder die zweite oder passt sofort für den Rest der Phase. Dazwischen darfst du tauschen, kaufen oder Vorratsmarker nutzen, um die zweite möglich zu machen.
    .title = Zwei Lieferungen

chapter-reset = Phase 6 – Zurücksetzen

rule-CTR-350 = Zurückgesetzt wird am Ende jedes Zeitabschnitts, auch des dritten. Die Schritte haben eine feste Reihenfolge; gibt es etwas zu entscheiden, geschieht es in Zugreihenfolge.
    .title = Zurücksetzen in jedem Zeitabschnitt

rule-CTR-351 = Alle Händler in den Handelshäusern und alle Bauunternehmer kehren in Bereich III zurück.
    .title = Händler kehren zurück

rule-CTR-352 = Du nimmst deine schwarzen Aktionsmarker zurück: 3 für Aktionen und 1 für Platz A des Bonusvorrats. Ein benutzter Marker in deiner Farbe verlässt das Spiel.
    .title = Aktionsmarker kehren zurück

rule-CTR-355 = Du darfst deine Lagerhäuser zwischen den Plätzen über den Leisten und denen rechts davon umstellen. Vom ersten sagt die Anleitung nichts, doch ihr Beispiel legt nahe, dass es auf dem grauen Platz stehen bleibt, und so spielen wir. Angeboten werden nur die Anordnungen, die sich lohnen: Keine behält weniger Kaffee als eine andere, ohne dafür von einer anderen Sorte mehr zu behalten. Bleibt nur eine übrig, wird sie für dich ausgeführt.
    .title = Lagerhäuser umstellen

rule-CTR-356 = Kaffee, für den auf einer Leiste kein Platz ist, geht verloren.
    .title = Überschüssiger Kaffee geht verloren

rule-CTR-357 = Du darfst deine Joker-Vorratsmarker auf andere Vorratsplätze legen. Die Anleitung erlaubt das jedes Mal; wir spielen, dass du im dritten Zeitabschnitt nach Lagerhäusern und Jokern nur gefragt wirst, solange das Ziel mit zehn Kaffee von zwei Sorten im Spiel ist und dir noch offensteht. Sonst behältst du einfach so viel Kaffee wie möglich, und die Joker bleiben liegen.
    .title = Joker-Vorratsmarker umlegen

rule-CTR-358 = Jeder deiner Vorratsmarker bringt dir 1 Kaffee der Farbe seines Platzes. Du darfst ihn auch über deine Lagergrenze hinaus behalten.
    .title = Kaffee aus Vorratsmarkern

rule-CTR-360 = Dein Bonusvorrat muss wieder gefüllt werden: der Marker auf A, ein Händler aus Bereich III auf B und 3 Münzen aus dem Firmenvorrat auf C, wo etwas fehlt. Für jede Münze, die du nicht aufbringst, springt der allgemeine Vorrat ein und du nimmst ein –3-Siegpunkte-Plättchen. Hast du keinen Händler für B, bleibt der Platz ohne Strafe leer.
    .title = Bonusvorrat auffüllen

rule-CTR-361 = Die Reihenfolge, in der in Phase 5 gepasst wurde, wird nun zur Zugreihenfolge.
    .title = Neue Zugreihenfolge

rule-CTR-362 = Jedes Handelshaus ohne Münze erhält an der gewohnten Stelle eine neue.
    .title = Münzen für die Handelshäuser

rule-CTR-363 = Alles andere bleibt: Plantagen, Esel, Lastwagen, Gebäude, Marker und die Teile neben den Verträgen. Die Arbeiter erwähnt die Anleitung beim Zurücksetzen nicht; wir spielen, dass sie für immer auf ihren Plantagen stehen bleiben.
    .title = Was bleibt

rule-CTR-364 = Der nächste Zeitabschnitt beginnt mit Phase 1. Nach dem dritten folgt die Schlusswertung.
    .title = Weiter zum nächsten Zeitabschnitt

chapter-andre = André im Spiel zu zweit

rule-CTR-400 = André ist der dritte Spieler und in der Zugreihenfolge immer Letzter, also in Phase 5 Erster. Für euch beide gelten alle Regeln des Spiels zu dritt.
    .title = Andrés Platz

rule-CTR-401 = André richtet sich nach seinem sichtbaren Vertrag: A im ersten Zeitabschnitt, B im zweiten, C im dritten. Nur die Kaffees der oberen, mittleren und unteren Zeile zählen; die Mengen spielen keine Rolle.
    .title = Andrés sichtbarer Vertrag

rule-CTR-402 = Zweierlei bleibt bis zum Aufdecken verborgen: die Reihenfolge von Andrés verdeckten Arabica-Markern und seine Verträge B und C, bis ihr Zeitabschnitt kommt.
    .title = Was André verbirgt

rule-CTR-403 = André kennt weder Münzen noch Kaffee, Marker, Vorratsmarker, », Ziele oder Verträge, die zu erfüllen wären. Er zahlt und erhält nichts davon.
    .title = Worauf André verzichtet

rule-CTR-405 = In Phase 1 hat André genau vier Züge, einen jedes Mal, wenn er dran ist: eine Plantage für den oberen Kaffee, eine für den mittleren, Arbeiter für den oberen, Arbeiter für den mittleren. Ein Zug ohne Wirkung verfällt einfach. Er macht weiter, wenn ihr beide gepasst habt, und ihr macht weiter, wenn er fertig ist.
    .title = André bei der Arbeit

rule-CTR-406 = In der betreffenden Kooperative versucht André auszubauen, was er hat. Hat er dort mehr Plantagen der Stufe 2 als der Stufe 3, ergänzt er eine der Stufe 3; sonst, bei mehr der Stufe 1 als der Stufe 2, eine der Stufe 2; klappt das nicht oder gibt es nichts auszubauen, eine der Stufe 1. Jede Stufe kommt in ihre eigene Reihe: 1, 1/2 oder 2/3. Hat er keine passende Plantage oder keinen leeren Platz, lässt er den Zug aus.
    .title = Welche Plantage André ergänzt

rule-CTR-407 = Die Anleitung bittet André, möglichst niemandem den Weg abzuschneiden, und ihre Beispiele setzen ihn über seine eigenen Plantagen. Wir spielen es so: Er sucht leere Plätze, die mit einer seiner Plantagen in der Reihe darunter verbunden sind; gibt es keine, genügt jeder leere Platz der Reihe. Unter diesen meidet er Wege mit einem Esel von euch, dann Plätze, die sich einen Weg mit euren Plantagen teilen, und nimmt schließlich den am weitesten links.
    .title = Wo André pflanzt

rule-CTR-408 = André zahlt nichts, nutzt weder Esel noch Lastwagen, schickt keinen Arbeiter ins Ortszentrum und gewinnt weder » noch Tier-Marker. Seine Plantage beginnt ohne Arbeiter, und fremde Esel auf dem Weg bleiben stehen.
    .title = André pflanzt kostenlos

rule-CTR-410 = In einem Arbeiterzug erhalten alle mit einer unbesetzten Plantage in der Kooperative je einen Arbeiter aus dem Ortszentrum in die unterste mögliche Reihe, ihr beide in Zugreihenfolge und André zuletzt. Reicht es nicht, wählt die erste Person in der Zugreihenfolge, wer einen bekommt, und entscheidet auch zwischen Plantagen verschiedener Stufe. Ein leeres Ortszentrum erhält danach 1 Arbeiter aus dem allgemeinen Vorrat; ist keine Plantage unbesetzt, entfällt der Zug.
    .title = André schickt Arbeiter

rule-CTR-420 = Habt ihr beide Phase 2 abgeschlossen, bekommt jede unbesetzte Plantage Andrés einen Arbeiter aus dem Ortszentrum ihrer Kooperative oder, wenn dieses leer ist, aus dem allgemeinen Vorrat. Das Ortszentrum wird dabei nicht aufgefüllt. André zahlt nie Strafen.
    .title = Andrés Arbeiter in Phase 2

rule-CTR-421 = In seinem Zug in Phase 3 deckt André, wenn er noch einen Händler hat, Marker auf, bis einer ein Handelshaus mit freier Position zeigt, und stellt dort einen Händler hin, ohne einen Vorratsmarker zu nehmen; danach dürft ihr mitziehen. Den Rest lässt die Anleitung offen; wir spielen, dass er Häuser mit einem eigenen Händler überspringt, nichts zahlt, die Münze wie gewohnt geprüft wird und er ohne Händler oder ohne weiteren Marker passt.
    .title = André setzt einen Händler ein

rule-CTR-422 = Eröffnet jemand von euch ein Handelshaus, zieht André nur mit, wenn beim Fragen reihum gerade die zweite Position die nächste freie ist und er noch einen Händler hat. Die Münze nimmt er nie; ist er der Einzige ohne Händler dort, bekommt sie niemand. Mit einem Bauunternehmer baut er nie und zieht auch beim Bauen nie mit.
    .title = André zieht mit

rule-CTR-423 = Habt ihr beide gepasst, baut André einen Fairtrade-Posten in der Kooperative der unteren Zeile seines sichtbaren Vertrags: möglichst auf den Platz für 4–5 Spieler, sonst auf den mit », das ihm nichts bringt, sonst auf den einfachen. Die Anleitung lässt auch alle nacheinander passen; wir spielen, dass Phase 3 endet, wenn dreimal hintereinander gepasst wurde, André eingeschlossen, und dass er danach baut. Sind alle Plätze belegt, baut er keinen.
    .title = Andrés Fairtrade-Posten

rule-CTR-425 = Bei der Ernte zählen Andrés Plantagen, Posten und Händler wie die aller anderen. Der Kaffee, den er erhält, wird abgelegt.
    .title = Andrés Ernte

rule-CTR-426 = In seinem ersten Zug in Phase 5 legt André zwei Bohnen, eine für den mittleren und eine für den unteren Kaffee seines Vertrags, jeweils auf das leere Feld dieser Sorte mit der kleinsten Zahl in den ersten fünf Bars. Ist keines mehr frei, spielen wir, dass er das am weitesten links liegende freie Feld für 6 Kaffee nimmt. Münzen bekommt er nicht, und das Tier auf so einem Feld ist für alle verloren. Danach hat er gepasst.
    .title = André an den Bars

rule-CTR-428 = Beim Zurücksetzen nimmt André seine Händler zurück und legt seinen sichtbaren Vertrag ab, sodass der nächste erscheint. Seine fünf Arabica-Marker werden alle wieder verdeckt und gemischt.
    .title = Andrés Zurücksetzen

rule-CTR-429 = Am Spielende zählt André keine eigenen Punkte. Seine Teile nehmen nur Ränge ein, die ihr sonst hättet; wie, erklärt die Schlusswertung.
    .title = André am Spielende

chapter-scoring = Schlusswertung

rule-CTR-430 = Jede deiner Bohnen in den Bars bringt die Punkte ihres Feldes.
    .title = Lieferungen an die Bars

rule-CTR-431 = In jeder der sechs Bars bekommt die Person mit den meisten Bohnen 4 Siegpunkte, die zweite 2. Bei gleicher Zahl steht vorn, wer die am weitesten unten liegende Bohne hat. Ohne Bohne gibt es keinen Rang; Andrés Bohnen zählen mit.
    .title = Mehrheiten in den Bars

rule-CTR-432 = Für jedes erreichte Ziel erhältst du die Punkte des Platzes, auf dem deine Bohne liegt.
    .title = Punkte für Ziele

rule-CTR-435 = In jeder Kooperative werden die Spieler nach ihrem Qualitätswert dort gereiht. Mitgezählt wird nur, wer mehr als 0 hat.
    .title = Rangfolge in den Kooperativen

rule-CTR-436 = In einer Kooperative bringt der erste Rang 16 Siegpunkte, der zweite 8 und, zu viert oder zu fünft, der dritte 4. Wer gleichauf liegt, zählt die Punkte aller Ränge zusammen, die man gemeinsam belegt, und teilt sie gleichmäßig, aufgerundet. Danach geht es mit dem nächsten Rang weiter: Hinter zweien, die gemeinsam vorn liegen, bekommst du den dritten.
    .title = Punkte in den Kooperativen

rule-CTR-437 = Dein Qualitätswert in einer Kooperative ist die Summe der Stufen deiner Plantagen dort. Hast du mindestens eine, kommen 2 für dein Krankenhaus und je 1 für jede deiner Stationen, Posten und Farmen dazu. Ob Arbeiter auf den Plantagen stehen, ist gleichgültig.
    .title = Qualitätswert

rule-CTR-440 = Auf der Arabica-Leiste zählen die Endpositionen: 3 Siegpunkte, wenn du in allen fünf Reihen mindestens Spalte 2 erreicht hast, 7 mehr, wenn überall mindestens Spalte 3. Jede Reihe, in der du auf Spalte 6 oder 7 stehst, bringt 6 Siegpunkte, jede Spalte 7 noch einmal 4.
    .title = Punkte auf der Arabica-Leiste

rule-CTR-445 = Im Firmenvorrat ist jeder Esel und jede Zibetkatze 1 Siegpunkt wert, jeder Lastwagen 3; jedes –3-Siegpunkte-Plättchen kostet dich 3. Münzen bringen nichts.
    .title = Punkte im Firmenvorrat

rule-CTR-446 = Du erhältst 4 Siegpunkte, wenn du die Plantage der Stufe 3 aus Reihe B angelegt hast. Sie zählt auch, wenn du sie später verloren hast.
    .title = Die Plantage der Stufe 3 aus Reihe B

rule-CTR-447 = Jeder Arbeiter, der im Arbeitervorrat übrig ist, bringt 1 Siegpunkt.
    .title = Punkte für Arbeiter

rule-CTR-448 = Jedes gebaute Gebäude bringt, was sein leerer Platz zeigt: die Lagerhäuser 1, 3, 5 und 6 Siegpunkte, die Stationen 1, 2 und 3, die Posten 1, 2 und 3, das Krankenhaus 4.
    .title = Punkte für Gebäude

rule-CTR-449 = Jeder erfüllte Vertrag bringt die Punkte, die auf seinem Platz deines Spielerplans aufgedruckt sind.
    .title = Punkte für Verträge

rule-CTR-450 = Der höchste gefüllte Platz deiner Markerleiste zeigt, wie viele Punkte du dafür bekommst, nachdem beiseitegelegte Joker gepaart wurden. Ohne Marker gibt es nichts.
    .title = Punkte auf der Markerleiste

rule-CTR-451 = Wer die meisten Siegpunkte hat, gewinnt.
    .title = Der Sieg

rule-CTR-452 = Bei Gleichstand gewinnt, wer mehr Münzen hat; Firmen- und Bonusvorrat zählen zusammen. Ist auch das gleich, teilt ihr euch den Sieg – anstelle des Wettbewerbs um die beste Tasse Kaffee, den die Anleitung vorschlägt.
    .title = Gleichstand

rule-CTR-453 = André nimmt in den Bars und Kooperativen Ränge ein und enthält euch so diese Punkte vor. Was er eingenommen hat, wird zur Information gezeigt. Als Sieger nennt ihn die Anleitung nicht; wir spielen, dass er nicht gewinnen kann.
    .title = Andrés Punkte

chapter-online = Zufall, Geheimnisse und Zurücknehmen

rule-CTR-600 = Alles, was beim Aufbau gezogen oder gemischt wird, ergibt sich aus einer einzigen geheimen Zahl. Mit derselben Zahl und denselben Einstellungen lässt sich genau derselbe Aufbau wieder herstellen.
    .title = Derselbe Aufbau noch einmal

rule-CTR-601 = Zu dritt, viert oder fünft spielt der Zufall nach dem Aufbau keine Rolle mehr, und nichts ist verdeckt. Alles hängt von euren Entscheidungen ab.
    .title = Kein Glück nach dem Aufbau

rule-CTR-602 = Zu zweit überraschen nur die Reihenfolge von Andrés fünf Markern, die beim Aufbau und bei jedem Zurücksetzen gemischt werden, sowie seine späteren Verträge. Die Reihenfolge steht mit dem Mischen fest, aber niemand sieht einen Marker, bevor er aufgedeckt ist.
    .title = Andrés Überraschungen

rule-CTR-603 = Ein Bot weiß nicht mehr als du. Auch ihm bleiben Andrés verdeckte Marker verborgen; er kann nur raten, welcher als nächster kommt.
    .title = Niemand linst

rule-CTR-610 = Du darfst eigene Entscheidungen bis zum Anfang deines Zuges – oder deiner Antwort aufs Mitziehen oder deines Schrittes in Phase 2 – zurücknehmen, solange niemand anders etwas entschieden hat und kein verdeckter Marker aufgedeckt wurde. Danach müssen alle am Tisch zustimmen. Spielst du nur gegen Bots, darfst du bis zu deinem vorigen Zug zurück, außer wenn dazwischen ein verdeckter Marker aufgedeckt wurde.
    .title = Zurücknehmen

rule-CTR-611 = Jede Partie wird mit ihrer geheimen Zahl, ihren Einstellungen und allen Entscheidungen aufgezeichnet. Sie lässt sich jederzeit nachspielen, und jede Stellung erscheint genau so, wie sie war.
    .title = Eine Partie nachspielen
