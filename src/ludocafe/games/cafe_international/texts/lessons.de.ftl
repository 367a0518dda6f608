## The first game, step by step (lessons.toml)

lesson-seating = Gäste setzen
lesson-seating-goal = Willkommen! Du hast sieben Gästekarten auf der Hand: Damen und Herren aus zwölf Nationen. Setze sie im Café an die Tische und mache Punkte für die Gesellschaft, die sie dort finden. Am Ende kostet jede Karte auf der Hand 2 Punkte; die höchste Summe gewinnt.
lesson-seating-cafe = Das Café hat fünf Tische mit je vier Plätzen. Die markierten inneren Plätze gehören zu drei Tischen zugleich, die äußeren nur zu einem. Mindestens ein Tisch am Platz muss die Nationalität deines Gastes haben.
lesson-seating-open = Das Café ist leer, also eröffnest du einen Tisch mit einem Paar. Wähle die Spanierin auf deiner Hand und dann den äußeren Platz über dem spanischen Tisch. Allein bringt sie noch keine Punkte.
lesson-seating-partner = Nun muss sofort ein Herr dazu. Setze den Spanier links an denselben Tisch. Zwei Gäste bringen 2 Punkte, und das Doppelte, wenn alle die Nationalität des Tisches haben: 4 Punkte.
lesson-seating-inner = Du darfst bis zu drei Gäste pro Zug setzen. Der innere Platz zwischen dem spanischen und dem englischen Tisch gehört auch zum französischen in der Mitte: Setze die Französin dorthin. Drei Gäste am spanischen Tisch bringen 3 Punkte.
lesson-seating-drawn = Nach drei Karten endet dein Zug von selbst, mit 7 Punkten. Auf der anderen Seite wurde eine Karte gezogen; welche, siehst du nicht.
lesson-seating-lady = Du bist dran. An jedem Tisch eines Platzes müssen Damen und Herren zusammenpassen: nie zwei Damen oder zwei Herren allein, nie drei von ihnen. Versuche die Italienerin auf dem inneren Platz rechts, neben der Französin.
lesson-seating-gentleman = Genau: Zwei Damen allein, das geht nicht. Der Italiener ist dort willkommen. Er zählt an jedem Tisch, an dem er Gesellschaft hat: 2 Punkte am englischen und 2 am französischen Tisch.
lesson-seating-nation = Er sitzt auch am italienischen Tisch, noch allein. Setze die Italienerin auf einen der äußeren Plätze dort: Ein rein italienisches Paar bringt 4 Punkte.
lesson-seating-third = Du könntest noch den Engländer setzen oder deinen Zug beenden und ihn behalten. Du entscheidest!

lesson-tables = Volle Tische
lesson-tables-three = Später in einer anderen Partie. Am spanischen Tisch sitzen drei Gäste; ein Platz ist frei, der markierte. Wer füllt ihn?
lesson-tables-fourth = Der Platz gehört auch zum russischen Tisch, also darf ein Russe dorthin. Setze deinen Russen: Vier Gäste am spanischen Tisch bringen 4 Punkte, und am französischen in der Mitte bildet er ein Paar für 2.
lesson-tables-new = Der Tisch war voll: Er hat das Café mit allen Gästen verlassen, und ein neuer wurde aufgedeckt, hier ein kubanischer. Reichen die Tischkarten nicht mehr, endet die Partie.
lesson-tables-stop = Niemand aus deiner Hand findet mehr einen Platz. Beende deinen Zug.
lesson-tables-draw = Auf der anderen Seite wurde gezogen. Kannst oder willst du niemanden setzen, ziehe auch du eine Karte: Das ist dann dein ganzer Zug.

lesson-hand = Die volle Hand
lesson-hand-full = Zwölf Karten und für keine ein Platz: Deine Hand ist voll. Versuche, noch eine Karte zu ziehen.
lesson-hand-down = Mit zwölf Karten legst du stattdessen eine verdeckt vor dir ab. Sie ist aus dem Spiel und kostet dich am Ende 2 Punkte. Wähle eine, die du kaum loswirst.

lesson-ending = Das Ende
lesson-ending-two = Noch zwei Karten: Setze beide, dann darfst du die Partie beenden. Beginne mit dem Franzosen auf dem inneren Platz rechts: 3 Punkte am englischen Tisch und 4 als französisches Paar in der Mitte.
lesson-ending-last = Jetzt die Französin. Es gibt nur einen Platz, an dem die Gesellschaft stimmt.
lesson-ending-offer = Deine Hand ist leer. Du darfst die Partie jetzt beenden oder weiterspielen und ziehen. Du liegst vorn, und auf der anderen Seite sind noch Karten: Beende die Partie!
lesson-ending-result = Du gewinnst mit 65 zu 42 Punkten: Vier Karten auf der Hand und eine verdeckte kosten die andere Seite 10. Die Partie endet auch, wenn die Tische nicht mehr reichen oder der letzte Gast gezogen wird. Viel Spaß bei deiner ersten Partie!
