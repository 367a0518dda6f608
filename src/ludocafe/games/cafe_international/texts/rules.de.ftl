chapter-components = Die Karten

rule-CIN-01 = Das Café empfängt 96 Gäste aus 12 Nationen: 48 Damen und 48 Herren. Jede Gästekarte zeigt einen von ihnen.
    .title = Gästekarten

rule-CIN-02 = Aus jeder Nation kommen 4 Damen und 4 Herren. Zwei Karten mit gleicher Nationalität und gleichem Geschlecht sind in jeder Hinsicht gleich.
    .title = Acht Gäste pro Nation

rule-CIN-03 = Es gibt 24 Tischkarten, zwei für jede der 12 Nationen.
    .title = Tischkarten

rule-CIN-04 = Dies ist das Kartenspiel: Joker, Bar und Chips des gleichnamigen Brettspiels kommen hier nicht vor. Punkte werden einfach laufend notiert.
    .title = Keine Joker, keine Bar, keine Chips

rule-CIN-05 = Die Gäste kommen aus China, Deutschland, England, Frankreich, Indien, Italien, Kuba, Russland, Spanien, der Türkei, den USA und Zentralafrika.
    .title = Die zwölf Nationen

chapter-cafe = Das Café

rule-CIN-10 = Im Café liegen immer fünf Tische. Sie bilden ein X: einer in jeder Ecke und einer in der Mitte.
    .title = Fünf Tische im X

rule-CIN-11 = Jeder Tisch hat vier Plätze, einen an jeder Seite: oben, unten, links und rechts.
    .title = Vier Plätze pro Tisch

rule-CIN-12 = Nahe Tische teilen sich Plätze, deshalb hat das Café insgesamt 12. Die 4 inneren Plätze gehören zu je drei Tischen, darunter immer der mittlere; die 8 äußeren gehören nur zu einem Ecktisch. Der mittlere Tisch hat nur innere Plätze, ein Ecktisch zwei innere und zwei äußere.
    .title = Innere und äußere Plätze

rule-CIN-13 = Auf jedem Platz sitzt höchstens ein Gast.
    .title = Ein Gast pro Platz

rule-CIN-14 = Vom Umsetzen steht nichts in der Anleitung; wir spielen, dass alle Gäste sitzen bleiben. Ein Gast verlässt das Café erst, wenn ein Tisch, an dem er sitzt, voll besetzt ist.
    .title = Gäste bleiben sitzen

chapter-setup = Spielaufbau

rule-CIN-20 = Gästekarten und Tischkarten werden getrennt gemischt und bilden zwei Stapel.
    .title = Zwei Stapel

rule-CIN-21 = Alle erhalten 7 Gästekarten. Die übrigen bilden den verdeckten Gästestapel: 82 Karten zu zweit, 75 zu dritt, 68 zu viert und 61 zu fünft.
    .title = Gäste austeilen

rule-CIN-22 = Fünf Tischkarten werden aufgedeckt und bilden das Café, die anderen 19 sind der verdeckte Tischstapel. Beide Tische einer Nation dürfen gleichzeitig ausliegen.
    .title = Die ersten fünf Tische

rule-CIN-23 = Am Anfang sind alle Plätze frei, alle haben 0 Punkte, und vor niemandem liegt eine verdeckte Karte.
    .title = Ein leeres Café

rule-CIN-24 = Wie bestimmt wird, wer beginnt, lässt die Anleitung offen. Wir losen, es sei denn, ihr habt für euren Tisch jemanden festgelegt. Danach geht es im Uhrzeigersinn weiter, also immer nach links.
    .title = Wer beginnt

rule-CIN-25 = Die genaue Abfolge steht nicht in der Anleitung; wir halten immer dieselbe ein. Erst werden die Gäste gemischt, dann die Tische, dann wird bestimmt, wer beginnt. Ab dieser Person werden die Gäste einzeln reihum verteilt, und zuletzt werden die Tische aufgedeckt: oben links, oben rechts, Mitte, unten links, unten rechts.
    .title = Die Reihenfolge beim Aufbau

chapter-turn = Dein Zug

rule-CIN-30 = In deinem Zug tust du eines von dreien: ein bis drei Gäste ins Café setzen, eine Gästekarte ziehen oder eine Gästekarte verdeckt vor dir ablegen.
    .title = Drei mögliche Aktionen

rule-CIN-31 = Du musst nie einen Gast setzen. Auch wenn einer passen würde, darfst du eine andere Aktion wählen, die dir offensteht.
    .title = Setzen ist freiwillig

rule-CIN-32 = Nach deiner Aktion ist die Person links von dir dran.
    .title = Wer als Nächstes dran ist

rule-CIN-33 = Die gespielte Karte kommt aus deiner Hand auf ihren Platz, und du erhältst sofort die Punkte dafür. Sie zählt als eine deiner drei Karten in diesem Zug.
    .title = Zuerst: hinsetzen und werten

rule-CIN-34 = Hat der Gast keine Punkte gebracht, dann hat er einen Tisch eröffnet und wartet auf Gesellschaft: Deine nächste Karte muss sein Tischpartner sein. Hat er Punkte gebracht, wartet niemand.
    .title = Danach: Wartet jemand auf einen Tischpartner?

rule-CIN-35 = Nach der Wertung verlassen voll besetzte Tische das Café und werden ausgetauscht. Dabei kann die Partie zu Ende gehen.
    .title = Dann: Volle Tische gehen

rule-CIN-36 = Zuletzt zeigt sich, wie dein Zug weitergeht. Hast du keine Handkarten mehr, entscheidest du, ob die Partie endet; wartet ein Gast auf einen Tischpartner, setzt du diesen; nach der dritten Karte endet der Zug von selbst. Sonst darfst du noch eine Karte spielen oder den Zug beenden.
    .title = Schließlich: wie der Zug weitergeht

rule-CIN-37 = Manchmal lässt sich keine deiner restlichen Karten setzen. Die Anleitung sagt dazu nichts; bei uns wählst du trotzdem selbst „Zug beenden“, denn ein sofortiges Weiterschalten würde etwas über deine Handkarten verraten.
    .title = Den Zug selbst beenden

chapter-seating = Wo ein Gast sitzen darf

rule-CIN-40 = Ein Gast kann sich nur auf einen freien Platz setzen.
    .title = Der Platz muss frei sein

rule-CIN-41 = Mindestens ein Tisch an diesem Platz muss die Nationalität des Gastes haben. Welche Nationalität die übrigen Tische an dem Platz haben, ist egal.
    .title = Ein Tisch muss zur Nationalität passen

rule-CIN-42 = Damen und Herren sollen sich an einem Tisch die Waage halten: eine Dame und ein Herr, zwei vom einen und einer vom anderen Geschlecht oder zwei von beiden. Die Anleitung sagt das von „einem Tisch“; wir spielen, dass es an jedem Tisch des Platzes stimmen muss, sobald dein Gast sitzt, auch an fremden und leeren. Zwei Gäste gleichen Geschlechts unter sich oder drei gleichen Geschlechts werden abgelehnt.
    .title = Damen und Herren

rule-CIN-43 = Allein sitzt niemand, außer wer zur Gruppe eines Nachbartisches gehört. Näher erklärt die Anleitung das nicht; wir spielen, dass dein Gast an einem seiner Tische allein sein darf, wenn er an einem anderen Tisch desselben Platzes Gesellschaft hat. Die andere Ausnahme ist ein Gast, der einen Tisch eröffnet.
    .title = Allein am Tisch

rule-CIN-44 = Geprüft werden nur die Tische am gewählten Platz. Was an anderen Tischen an schiefer Gesellschaft übrig geblieben ist, stört dich nicht.
    .title = Nur deine Tische zählen

rule-CIN-45 = Die Anleitung verlangt nur, dass die Nationalität an einer Seite passt. Wir spielen, dass der Tisch mit der passenden Nationalität und der Tisch mit der Gesellschaft nicht derselbe sein müssen: Ein französischer Gast darf etwa allein am französischen Tisch sitzen, wenn am italienischen Tisch desselben Platzes jemand Passendes ist.
    .title = Hier die Nationalität, dort die Gesellschaft

rule-CIN-46 = Jeder Gast, den du setzt, muss für sich mindestens einen Punkt bringen. Anders gesagt: Er braucht an wenigstens einem Tisch Gesellschaft.
    .title = Jede Karte muss punkten

rule-CIN-47 = Du darfst pro Zug bis zu 3 Gäste setzen. Die Anleitung spricht hier von „einem Tisch“, zählt in ihren Beispielen aber mehrere; wir spielen, dass die Gäste an ganz verschiedene Tische gehen dürfen.
    .title = Bis zu drei Gäste

chapter-opening = Einen Tisch eröffnen

rule-CIN-50 = Auf eine einzige Weise darfst du einen Gast für 0 Punkte setzen: Sind alle Tische an seinem Platz leer, darf er dort eröffnen. Mit der nächsten Karte musst du dann aber einen passenden Tischpartner dazusetzen.
    .title = Zu zweit eröffnen

rule-CIN-51 = Ein Gast eröffnet genau dann, wenn vorher alle Tische an seinem Platz leer waren, und er bringt dabei nichts ein. Sobald an einem davon jemand sitzt, bringt dein Gast entweder Punkte, oder er darf sich dort nicht hinsetzen.
    .title = Was Eröffnen heißt

rule-CIN-52 = Eröffnen darfst du nur, wenn der Tischpartner sicher ist: Es muss deine erste oder zweite Karte im Zug sein, und eine andere deiner Handkarten muss neben dem eröffnenden Gast einen erlaubten Platz haben. Den Tischpartner verlangt die Anleitung; die Eröffnung ohne ihn gleich abzulehnen, ist unser Weg, das sicherzustellen.
    .title = Keine Eröffnung ohne Tischpartner

rule-CIN-53 = Die Anleitung verlangt einen weiteren passenden Gast, sagt aber nicht, wo. Wir spielen, dass der Tischpartner einen Platz einnimmt, der mit dem eröffnenden Gast einen Tisch teilt, und alle Sitzregeln einhält. Er hat also immer das andere Geschlecht und bringt mindestens 2 Punkte. Seine Nationalität darf zu jedem Tisch an seinem eigenen Platz passen, nicht nur zum gemeinsamen.
    .title = Der Tischpartner

rule-CIN-54 = Der eröffnende Gast zählt zu deinen drei Karten. Möglich sind ein Paar allein, ein Paar und danach ein punktender Gast oder ein punktender Gast und danach ein Paar. Mit der letzten Karte oder nach einem Paar noch einmal zu eröffnen, geht nicht.
    .title = Eröffnung und drei Karten

rule-CIN-55 = Solange das Café leer ist, kommt man nur hinein, indem man zu zweit eröffnet. Hast du kein passendes Paar auf der Hand, bleibt dir nur eine andere Aktion, meist das Ziehen.
    .title = Die ersten Gäste der Partie

rule-CIN-56 = Es kann sein, dass der Tischpartner einen anderen Tisch voll macht und mit ihm das Café verlässt; der eröffnende Gast bleibt dann allein zurück. Die Anleitung schweigt dazu; wir spielen, dass das in Ordnung ist und du keinen weiteren Gast schuldest.
    .title = Wenn der Tischpartner gleich wieder geht

chapter-scoring = Punkte

rule-CIN-60 = Jeder Gast wird für sich gewertet, sobald er sitzt, in der Reihenfolge, in der du die Karten spielst. Es zählen nur die Tische an seinem Platz.
    .title = Karte für Karte

rule-CIN-61 = Gehört der Platz zu mehreren Tischen, wird jeder einzeln gewertet, und du erhältst die Summe.
    .title = Mehrere Tische zugleich

rule-CIN-62 = Entscheidend ist, wie viele Gäste am Tisch sitzen, der neue mitgezählt. Zwei Gäste bringen 2 Punkte, drei bringen 3 und vier bringen 4. Haben alle die Nationalität des Tisches, ist es das Doppelte: 4, 6 oder 8 Punkte.
    .title = Was ein Tisch wert ist

rule-CIN-63 = Für die doppelten Punkte müssen alle Gäste die Nationalität des Tisches selbst haben; irgendeine gemeinsame genügt nicht. Zwei Russen am französischen Tisch bringen 2 Punkte, nicht 4. Die Anleitung ist hier ungenau formuliert, doch nur diese Lesart passt zu ihren Beispielen.
    .title = Doppelt nur für die Nationalität des Tisches

rule-CIN-64 = Ein Tisch, an dem dein Gast allein sitzt, bringt nichts und schadet nicht. Ausdrücklich sagt das die Anleitung nicht; wir spielen es so.
    .title = Allein ohne Punkte

rule-CIN-65 = Mehr als 20 Punkte kann eine gewöhnliche Karte nicht bringen. Sie macht dann zwei Tische ihrer eigenen Nationalität voll, an denen nur Landsleute sitzen, für je 8 Punkte, und dazu einen gemischten dritten für 4.
    .title = Die bestmögliche Karte

rule-CIN-66 = Erzielte Punkte sind dir während der Partie sicher. Abgezogen werden nur am Ende die Minuspunkte.
    .title = Unterwegs geht nichts verloren

chapter-full-tables = Voll besetzte Tische

rule-CIN-70 = Ein Tisch ist voll besetzt, sobald auf allen vier Plätzen jemand sitzt.
    .title = Wann ein Tisch voll besetzt ist

rule-CIN-71 = Voll besetzte Tische werden sofort ausgetauscht. Was das für deine weiteren Karten heißt, lässt sich verschieden lesen; wir spielen, dass der Austausch kommt, sobald die Karte gewertet ist, die sie gefüllt hat, auch mitten in deinem Zug. Darfst du noch Karten spielen, machst du im erneuerten Café weiter.
    .title = Sofort ausgetauscht

rule-CIN-72 = Alle voll besetzten Tische gehen mit den Gästen, die dort sitzen, und kommen für den Rest der Partie in die Schachtel. Gäste, die zugleich an einem bleibenden Tisch sitzen, erwähnt die Anleitung nicht; wir spielen, dass auch sie gehen, wie es ihr Beispiel mit zwei vollen Tischen nahelegt. Eine gewöhnliche Karte kann bis zu drei Tische füllen, in der Variante können es sogar fünf sein.
    .title = Wer geht

rule-CIN-73 = Reicht der Tischstapel nicht mehr, um das Café zu füllen, ist die Partie sofort zu Ende. Was mit den letzten Tischkarten geschieht, sagt die Anleitung nicht; wir spielen, dass keine mehr aufgedeckt wird, auch wenn sie für eine von zwei Lücken reichte, und dass niemand mehr eine Karte spielt.
    .title = Zu wenige Tische

rule-CIN-74 = Sonst kommt auf jede freie Stelle die nächste Karte vom Tischstapel. Die Anleitung nennt keine Reihenfolge; wir gehen von oben links über oben rechts und die Mitte nach unten links und unten rechts.
    .title = Neue Tische

rule-CIN-75 = Nach einem Austausch kann ein Gast allein zurückbleiben; das ist erlaubt, und es geht einfach weiter. Die Anleitung nennt nur einzelne Gäste; wir spielen, dass auch zwei Damen oder zwei Herren zurückbleiben dürfen, denn wer schon sitzt, wird nicht noch einmal geprüft.
    .title = Zurückgebliebene Gäste

rule-CIN-76 = Zwischen zwei Karten kann ein Tisch leer sein oder einen einzelnen Gast, ein Paar oder drei Gäste beiderlei Geschlechts haben. Nach einem Austausch können auch zwei Damen oder zwei Herren unter sich übrig sein. Mehr als zwei gleichen Geschlechts sind es nie, außer während ein Kaffeekränzchen oder Stammtisch entsteht, und ein Tisch mit zwei Paaren ist voll besetzt und geht.
    .title = Was man an einem Tisch vorfindet

rule-CIN-77 = Wer sich zu zurückgebliebenen Gästen setzen darf, sagt die Anleitung nicht; wir spielen, dass nur das Ergebnis zählt. Ein Herr darf zu zwei Damen, eine dritte Dame nicht; eine Dame darf zu einem einzelnen Herrn und bringt 2 Punkte oder 4, wenn beide die Nationalität des Tisches haben, ein zweiter Herr darf nicht dazu.
    .title = Zu zurückgebliebenen Gästen setzen

rule-CIN-78 = Die Anleitung duldet auch Gäste, die nach einem Austausch an einem fremden Tisch zurückbleiben. Tatsächlich kommt das nicht vor: Von einem voll besetzten Tisch gehen alle, und wer bleibt, hat den Tisch der eigenen Nationalität noch.
    .title = Am fremden Tisch zurückgeblieben

chapter-drawing = Ziehen und verdeckt ablegen

rule-CIN-80 = Ziehst du, kommt die oberste Karte des Gästestapels zu deinen Handkarten, und dein Zug ist vorbei. Spielen kannst du sie frühestens in einem späteren Zug.
    .title = Ziehen

rule-CIN-81 = Du darfst höchstens 12 Handkarten haben. Ziehen kannst du deshalb nur mit 11 oder weniger.
    .title = Höchstens zwölf Karten

rule-CIN-82 = Hast du 12 Karten auf der Hand und legst eine verdeckt ab, liegt sie bis zum Ende der Partie vor dir und kostet dich 2 Punkte; dein Zug ist dann vorbei. Die Anleitung beschreibt das nur für die volle Hand; wir spielen, dass es mit weniger als 12 Karten nicht geht, dann ziehst du.
    .title = Eine Karte verdeckt ablegen

rule-CIN-83 = Hast du 12 Handkarten und könntest einen Gast setzen, wählst du frei, ob du setzt oder eine Karte verdeckt ablegst.
    .title = Volle Hand, freie Wahl

rule-CIN-84 = Wer verdeckte Karten ansehen darf, sagt die Anleitung nicht. Wir spielen, dass du deine eigenen ansehen darfst und die anderen nur ihre Zahl kennen; auch der Verlauf hält sie bis zum Ende der Partie geheim. Ins Spiel zurück kommen sie nie.
    .title = Verdeckte Karten bleiben geheim

chapter-end = Ende der Partie

rule-CIN-91 = Die Partie endet, wenn sich voll besetzte Tische nicht alle austauschen lassen. Dass die letzte Tischkarte aufgedeckt wird, beendet sie noch nicht; erst wenn danach wieder Tische fehlen, ist Schluss. Die Karte, die die Tische gefüllt hat, wird noch gewertet.
    .title = Ende: Tische reichen nicht

rule-CIN-92 = Die Partie endet in dem Moment, in dem jemand die letzte Gästekarte zieht. Sie zählt zu den Handkarten dieser Person und kostet daher Punkte.
    .title = Ende: letzter Gast gezogen

rule-CIN-93 = Setzt du deine letzte Karte, darfst du nach Wertung und Austausch die Partie beenden oder weitergehen lassen. Wie lange das gilt, sagt die Anleitung nicht; wir spielen, dass du dich gleich entscheidest. Geht es weiter, kannst du in deinem nächsten Zug nur ziehen, und wird deine Hand erneut leer, hast du wieder die Wahl.
    .title = Ende: leere Hand

rule-CIN-94 = Was gilt, wenn mehrere Enden zusammentreffen, sagt die Anleitung nicht. Wir spielen, dass zuerst gewertet wird, dann geprüft, ob die Tische reichen, und dass erst danach die Wahl hat, wer keine Handkarten mehr hat. Endet die Partie sofort, entfällt alles, was noch gekommen wäre, auch Karten, die du noch spielen wolltest.
    .title = Was zuerst kommt

rule-CIN-95 = Am Ende verlierst du 2 Punkte für jede Karte, die du noch auf der Hand hast, und für jede, die verdeckt vor dir liegt. Dein Ergebnis kann unter null fallen.
    .title = Minuspunkte

rule-CIN-96 = Das höchste Ergebnis gewinnt. Bei Gleichstand liegt unter den Beteiligten vorn, wer die wenigsten Minuspunkte hat.
    .title = Wer gewinnt

rule-CIN-97 = Sind auch die Minuspunkte gleich, schweigt die Anleitung. Wir spielen einen geteilten Sieg; auch auf den hinteren Rängen zählen erst das Ergebnis und dann die Minuspunkte.
    .title = Geteilter Sieg

chapter-variant = Variante: Kaffeekränzchen und Stammtisch

rule-CIN-100 = Vier Damen an einem Tisch sind ein Kaffeekränzchen, vier Herren ein Stammtisch. Kannst du in deinem Zug eine solche Runde bilden, darfst du bis zu vier Karten statt drei spielen, die vierte nur dafür. Sogar zwei Runden in einem Zug sind möglich, mit je zwei Karten.
    .title = Kaffeekränzchen und Stammtisch

rule-CIN-101 = Du sagst an, welchen Tisch du füllen willst und ob mit Damen oder mit Herren. Vom anderen Geschlecht darf dort niemand sitzen, und du musst für jeden freien Platz einen Gast mit passender Nationalität auf der Hand haben, insgesamt mit höchstens vier Karten. Die Anleitung verrät wenig; wir spielen, dass schon sitzende Gäste des richtigen Geschlechts zu den vieren zählen.
    .title = Wann man sie bilden darf

rule-CIN-102 = Nur der Tisch, den du füllst, ist von der üblichen Mischung aus Damen und Herren ausgenommen. Zu den Nachbartischen sagt die Anleitung nichts; wir spielen, dass die Gesellschaft dort stimmen muss, wenn alle neuen Gäste sitzen. Der Tisch selbst gilt für sie als Gesellschaft.
    .title = Die Nachbartische

rule-CIN-103 = Nach der Ansage setzt du die Gäste einzeln auf die freien Plätze dieses Tisches, in beliebiger Reihenfolge. Die Einzelheiten lässt die Anleitung offen; wir erlauben nur Karten und Plätze, mit denen du noch fertig werden kannst. Bis dahin kannst du nicht aufhören; die Pflicht zu punkten und die Regeln fürs Eröffnen ruhen so lange.
    .title = Die Runde setzen

rule-CIN-104 = Der gefüllte Tisch bringt mit der letzten Karte 20 Punkte oder 40, wenn alle vier Gäste dieselbe Nationalität haben, egal welche; vorher bringt er nichts. Zu den anderen Tischen schweigt die Anleitung; wir werten sie wie sonst, Karte für Karte.
    .title = 20 oder 40 Punkte

rule-CIN-105 = Die Karten der Runde gelten als zusammen gespielt. Wir spielen deshalb, dass voll besetzte Tische erst nach der letzten von ihnen gehen. Danach läuft alles wie gewohnt: Hast du höchstens zwei Karten gespielt, darfst du noch eine setzen.
    .title = Volle Tische warten auf die letzte Karte

rule-CIN-106 = Wie sich das mit anderen Karten verträgt, sagt die Anleitung nicht. Wir spielen, dass für gewöhnliche Gäste wie immer bei drei Karten Schluss ist und nur eine solche Runde auf vier führen kann. Ein gewöhnlicher Gast und dann eine Runde mit drei Karten geht, ebenso eine mit zwei Karten und dann ein gewöhnlicher Gast.
    .title = Wie viele Karten insgesamt

rule-CIN-107 = Von einer Ansage steht nichts in der Anleitung; wir verlangen sie, doch du bist nie dazu verpflichtet. Ohne sie gilt die übliche Mischung, und mehrere Gäste eines Geschlechts unter sich bleiben verboten.
    .title = Nur mit Ansage

chapter-information = Wissen, Zufall und Zurücknehmen

rule-CIN-110 = Der Zufall bestimmt nur, wie die beiden Stapel gemischt sind und wer beginnt. Danach steht ihre Reihenfolge fest; derselbe Anfang mit denselben Entscheidungen ergibt wieder dieselbe Partie.
    .title = Wo der Zufall mitspielt

rule-CIN-111 = Alle am Tisch, auch Bots, sehen nur das, was ihnen an ihrem Platz zusteht. Noch nicht gesehen hast du die 96 Gäste abzüglich deiner Handkarten, deiner eigenen verdeckten Karten, der Gäste im Café und derer, die gegangen sind.
    .title = Wer was weiß

rule-CIN-112 = Das Zurücknehmen regelt die Anleitung nicht; wir erlauben es für die Gäste, die du in diesem Zug gesetzt hast, den letzten zuerst. Es geht nicht mehr, sobald ein Tisch ausgetauscht, eine Karte gezogen oder verdeckt abgelegt, dein Zug beendet oder eine Runde der Variante fertig ist. Solange ein Gast auf seinen Tischpartner wartet, kannst du immer zurück, und wenn du deine Züge bestätigst, wartet die dritte Karte auf dein Ja.
    .title = Zurücknehmen

rule-CIN-113 = Jede Partie wird aufgezeichnet: wer mitspielt, die Optionen, wer begonnen hat, beide Stapel vom Anfang und alle Entscheidungen. Damit lässt sie sich Schritt für Schritt genau nachspielen.
    .title = Die Aufzeichnung der Partie
