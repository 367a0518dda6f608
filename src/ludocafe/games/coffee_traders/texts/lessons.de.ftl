## The first game, step by step (lessons.toml)

lesson-work = Arbeiten
lesson-work-goal = Willkommen im fairen Handel! In drei Zeitabschnitten legst du Plantagen an, setzt Händler ein, erntest, erfüllst Verträge und belieferst Bars. Jeder Zeitabschnitt hat sechs Phasen; am Ende gewinnt, wer die meisten Siegpunkte hat. Diese Lektionen führen dich durch einen Zeitabschnitt.
lesson-work-coops = Es gibt fünf Kooperativen. Dir gehören drei Plantagen der Stufe 1, in Kolumbien, Brasilien und Indonesien, aber noch arbeitet dort niemand. Die Arabica-Leiste zeigt dein Ansehen in jeder Kooperative; jedes » rückt dich eine Spalte vor.
lesson-work-plant = Phase 1: Arbeiten. Du hast drei Aktionsmarker; die meisten Aktionen kosten einen. Beginne mit einer neuen Plantage: Nimm die erste aus Reihe A. Sie ist kostenlos und bringt einen Esel.
lesson-work-space = Reihe 1 braucht kein Transportmittel, die oberen schon. Setze die Plantage in Brasilien auf Reihe 1/2, Platz 2: Dein Esel bringt sie von deiner Plantage darunter hinauf, und diese Reihe bringt ein ».
lesson-work-staff = Ohne Arbeiter bringt eine Plantage nichts. Schicke Arbeiter nach Kolumbien: Alle mit einer unbesetzten Plantage dort bekommen einen, und weil du anderen hilfst, bekommst du ein ».
lesson-work-marker = Ein Marker ist übrig. Einen Esel zu züchten kostet zwei. Versuche es trotzdem und lies, was die Regeln sagen.
lesson-work-coins = Für einen Marker kannst du immer 2 Münzen nehmen oder eine Zibetkatze nach Sumatra schicken, wo sie Kopi Luwak findet, den Joker unter den Kaffees. Du entscheidest.
lesson-work-pass = Gute Nachbarschaft: Auch auf deine Plantage in Indonesien ist ein Arbeiter gekommen. Du hast nur noch den Marker im Bonusvorrat; hebe ihn für Notfälle auf und passe.
lesson-work-own = Phase 2: Arbeiter einsetzen. Jede Plantage, die danach noch unbesetzt ist, kostet eine Strafe. Setze einen Arbeiter aus deinem Vorrat auf eine Plantage in Brasilien.
lesson-work-second = Und einen auf die andere dort. Jetzt sind alle deine Plantagen besetzt.

lesson-trade = Handeln und ernten
lesson-trade-open = Phase 3: Handeln & Bauen. Kaffee bringen vor allem Händler heim. Eröffne für 2 Münzen das Handelshaus Brasilien: Dort hast du den ersten Platz und bekommst noch einen Vorratsmarker.
lesson-trade-join = Die anderen durften kostenlos mitziehen: Eine Person tat es, die andere nahm die Münze fürs Fernbleiben. Nun wurde Äthiopien eröffnet. Ziehe mit oder lehne ab und nimm die Münze. Du entscheidest.
lesson-trade-build = Du bist wieder dran. Für 2 Münzen kann ein Händler als Bauunternehmer auch bauen. Baue eine Produktionsstation.
lesson-trade-site = Setze sie nach Brasilien auf Platz 1: Sie bringt ein », sofort 2 Brasilien-Kaffee und erhöht dort deine Qualität.
lesson-trade-pass = Die anderen hätten für einen Kaffee an dich mitbauen können, aber niemand wollte. Wenn alle nacheinander passen, endet die Phase. Passe.
lesson-trade-harvest = Phase 4, die Ernte, lief von selbst: Jede besetzte Plantage bringt 3 Kaffee, wem sie auch gehört. Die Händler im Haus teilen sie sich, der erste zuerst; ohne Händler geht der Kaffee verloren. Deine Zibetkatze auf Sumatra fand Kopi Luwak.

lesson-sell = Verkaufen
lesson-sell-short = Phase 5: Verkaufen. Du hast sechs Verträge, nach unten immer wertvoller. Versuche Vertrag B, obwohl dir Kaffee fehlt.
lesson-sell-contract = Vertrag A verlangt 2 Brasilien-Kaffee, 2 Indonesien-Kaffee und 1 Äthiopien-Kaffee. Einer fehlt, aber Kopi Luwak springt ein. Erfülle Vertrag A.
lesson-sell-bonus = Er bringt Münzen und einen Bonus. Möchtest du eine Zibetkatze für Sumatra oder einen Arbeiter für deinen Vorrat? Außerdem bekommst du einen Arabica-Marker mit seinem ».
lesson-sell-deliver = Die anderen haben gepasst und sind darum im nächsten Zeitabschnitt zuerst dran. Beliefere eine Bar: In Melbourne sind 5 Brasilien-Kaffee 8 Punkte wert.
lesson-sell-second = Auf eine Lieferung darf eine zweite folgen. Bringe deinen letzten Brasilien-Kaffee nach Rom, Feld 1.
lesson-sell-pass = Ein Kolumbien-Kaffee darf im Lager bleiben. Passe; Phase 6, das Zurücksetzen, folgt von selbst: Händler und Marker kommen heim, Kaffee ohne Lagerplatz verfällt, und der nächste Zeitabschnitt beginnt.

lesson-ending = Das Ende
lesson-ending-last = Der dritte Zeitabschnitt ist fast vorbei. Zwei Kopi Luwak sind übrig, und Seoul nimmt nichts anderes: Liefere sie auf Feld 2.
lesson-ending-pass = Passe: Mit dem letzten Zurücksetzen ist die Partie zu Ende, und alles wird gewertet.
lesson-ending-result = Du gewinnst mit 79 Punkten: 11 für Lieferungen und 12 für den ersten Platz in drei Bars, 36 für Qualität in den Kooperativen, wo der erste Rang 16, der zweite 8 bringt und bei Gleichstand geteilt wird, 9 auf der Arabica-Leiste, 7 für Verträge und einige für Gebäude, Esel und Arbeiter.
lesson-ending-advice = Die Grundzüge kennst du jetzt. Besetze deine Plantagen, setze Händler dort ein, wo viel geerntet wird, und plane früh Verträge und Qualität in zwei oder drei Kooperativen. Was nicht geht, sagt dir, warum. Viel Spaß bei deiner ersten Partie!
