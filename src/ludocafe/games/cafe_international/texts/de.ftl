game-title = Café International – Das Kartenspiel
game-pitch = Setze Damen und Herren aus zwölf Nationen an die Tische des Cafés: Je mehr Gesellschaft sie finden, am besten aus der Heimat des Tisches, desto mehr Punkte machst du.
    .short = Setze Gäste aus zwölf Nationen: je mehr Gesellschaft, desto mehr Punkte.
game-progress = { $guests ->
    [one] Noch 1 Gast
   *[other] Noch { $guests } Gäste
}

## Vocabulary

table-CF = Tisch Zentralafrika
table-CN = Tisch China
table-CU = Tisch Kuba
table-DE = Tisch Deutschland
table-ES = Tisch Spanien
table-FR = Tisch Frankreich
table-GB = Tisch England
table-IN = Tisch Indien
table-IT = Tisch Italien
table-RU = Tisch Russland
table-TR = Tisch Türkei
table-US = Tisch USA
guest-CF-W = Zentralafrikanerin
guest-CF-M = Zentralafrikaner
guest-CN-W = Chinesin
guest-CN-M = Chinese
guest-CU-W = Kubanerin
guest-CU-M = Kubaner
guest-DE-W = Deutsche
guest-DE-M = Deutscher
guest-ES-W = Spanierin
guest-ES-M = Spanier
guest-FR-W = Französin
guest-FR-M = Franzose
guest-GB-W = Engländerin
guest-GB-M = Engländer
guest-IN-W = Inderin
guest-IN-M = Inder
guest-IT-W = Italienerin
guest-IT-M = Italiener
guest-RU-W = Russin
guest-RU-M = Russe
guest-TR-W = Türkin
guest-TR-M = Türke
guest-US-W = Amerikanerin
guest-US-M = Amerikaner
slot-NW = oben links
slot-NE = oben rechts
slot-C = Mitte
slot-SW = unten links
slot-SE = unten rechts
formation-W = Kaffeekränzchen
formation-M = Stammtisch
letter-W = D
letter-M = H

## Options

option-circle_tribe = Kaffeekränzchen und Stammtisch
option-circle_tribe-off = ohne
option-circle_tribe-on = mit
option-first_player = Wer beginnt
option-first_player-random = das Los entscheidet
option-first_player-1 = Spieler 1
option-first_player-2 = Spieler 2
option-first_player-3 = Spieler 3
option-first_player-4 = Spieler 4
option-first_player-5 = Spieler 5

## Prompts

prompt-turn = Du bist dran: Setze bis zu { $left ->
    [2] zwei
    [3] drei
   *[other] { $left }
} Gäste oder ziehe eine Karte; mit voller Hand darfst du stattdessen eine verdeckt ablegen.
    .other = { $seat } setzt Gäste, zieht oder legt eine Karte verdeckt ab.
prompt-more = { $placed ->
    [one] Ein Gast sitzt
   *[other] { $placed } Gäste sitzen
}: Setze noch einen (höchstens { $left }) oder beende deinen Zug.
    .other = { $seat } darf noch { $left ->
    [one] einen Gast
   *[other] { $left } Gäste
} setzen oder den Zug beenden ({ $placed } gesetzt).
prompt-partner = Sofort muss sich jemand dazusetzen: { $guest } auf Platz { $chair } wartet.
    .other = { $seat } muss Gesellschaft finden: { $guest } auf Platz { $chair } wartet.
prompt-forming = { $gender } am { $table } ({ $slot }): Besetze die übrigen Plätze ({ $left }).
    .other = { $seat } bildet: { $gender } am { $table } ({ $slot }), noch { $left }.
prompt-offer = Deine Hand ist leer: Endet die Partie oder geht sie weiter?
    .other = { $seat } hat keine Karten mehr und darf die Partie beenden.
prompt-game_over = Die Partie ist zu Ende.
    .other = Die Partie ist zu Ende.

## Actions

action-place = Setzen: { $guest } auf Platz { $chair } ({ $points ->
    [0] noch keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
action-draw = Gästekarte ziehen
action-discard = Verdeckt ablegen: { $guest }
action-stop = Zug beenden
action-end = Partie beenden
action-go = Weiterspielen
action-form = { $gender } am { $table } ({ $slot }) bilden

## Effects

effect-points = { $table } ({ $slot }) +{ $amount }
effect-opens = keine Punkte; ein Tischpartner muss folgen (bis +{ $amount })
effect-completes = { $table } ({ $slot }) ist voll besetzt und geht
effect-tables_short = die Tische reichen nicht mehr: Die Partie endet
effect-penalty = { $amount } Punkte am Ende
effect-hand = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand
effect-last_guest = die letzte Gästekarte: Die Partie endet
effect-result = Rang { $place } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}

## Log

event-hand_dealt = { $seat } erhält { $cards } Karten.
event-guest_seated = { $seat } setzt: { $guest } auf Platz { $chair }.
event-table_scored = { $seat }: +{ $amount } am { $table } ({ $slot }).
event-table_opened = { $guest } auf Platz { $chair } wartet auf Gesellschaft ({ $seat }).
event-formation_declared = { $seat } sagt an: { $gender } am { $table } ({ $slot }).
event-formation_scored = { $seat } vollendet: { $gender } am { $table } ({ $slot }), +{ $amount }.
event-table_completed = { $table } ({ $slot }) ist voll besetzt und verlässt das Café.
event-guest_left = Platz { $chair } wird frei: { $guest } geht.
event-table_revealed = Neu im Café ({ $slot }): { $table }.
event-guest_drawn = { $seat } zieht: { $guest } (noch { $left } im Stapel).
event-guest_drawn-hidden = { $seat } zieht eine Karte (noch { $left } im Stapel).
event-guest_discarded = { $seat } legt verdeckt ab: { $guest }.
event-guest_discarded-hidden = { $seat } legt eine Karte verdeckt ab.
event-hand_emptied = { $seat } hat keine Karten mehr.
event-play_continued = { $seat } spielt weiter.
event-turn_ended = { $amount ->
    [0] { $seat } beendet den Zug.
    [one] { $seat } beendet den Zug mit { $amount } Punkt.
   *[other] { $seat } beendet den Zug mit { $amount } Punkten.
}
event-game_ended = Die Partie ist zu Ende. { $reason }

## Refusals

refusal-game-over = Die Partie ist zu Ende.
refusal-not-now = Das ist jetzt nicht möglich.
refusal-partner-first = Zuerst muss sich jemand zu dem Gast setzen, der allein ist.
refusal-formation-first = Besetze zuerst den angesagten Tisch.
refusal-offer-first = Sag zuerst, ob die Partie endet oder weitergeht.
refusal-no-offer = Nur wer eben die letzte Karte gesetzt hat, darf die Partie beenden.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $guest }.
refusal-seat-taken = Platz { $chair } ist besetzt: { $guest }.
refusal-no-matching-table = { $guest } findet an Platz { $chair } keinen Tisch der eigenen Nation ({ $table }).
refusal-gender-at = Am { $table } ({ $slot }) geht es nicht: Dort sitzen { $women ->
    [0] keine Dame
    [one] eine Dame
   *[other] { $women } Damen
} und { $men ->
    [0] kein Herr
    [one] ein Herr
   *[other] { $men } Herren
}; { $guest } passt nicht auf Platz { $chair }.
refusal-must-join-opener = Platz { $chair } ({ $guest }) hat keinen Tisch mit dem Gast gemeinsam, der auf Platz { $opener } wartet.
refusal-needs-partner-none-in-hand = Allein am { $table } ({ $slot }): { $guest } auf Platz { $chair } fände unter deinen Handkarten keinen Tischpartner.
refusal-needs-partner-no-card-left = Allein am { $table } ({ $slot }): { $guest } auf Platz { $chair } wäre deine letzte Karte in diesem Zug, ein Tischpartner könnte nicht folgen.
refusal-turn-begun = Du hast schon Gäste gesetzt: Setze weiter oder beende den Zug.
refusal-hand-full = Du hast { $cards } Karten und darfst nicht ziehen: Setze Gäste oder lege eine Karte verdeckt ab.
refusal-hand-not-full = Nur mit { $most } Karten auf der Hand darf man eine verdeckt ablegen; du hast { $cards }.
refusal-nothing-placed = Passen geht nicht: Setze Gäste, ziehe oder lege eine Karte verdeckt ab.
refusal-variant-off = Hier wird ohne Kaffeekränzchen und Stammtisch gespielt.
refusal-form-wrong-gender = { $guest } gehört nicht dazu: { $gender } am { $table } ({ $slot }).
refusal-form-other-table = Platz { $chair } gehört nicht zum { $table } ({ $slot }), wo du bildest: { $gender }.
refusal-form-needed-elsewhere = Wäre Platz { $chair } besetzt ({ $guest }), ließe sich nicht mehr vollenden: { $gender } am { $table } ({ $slot }).
refusal-form-other-gender-seated = Kein { $gender } am { $table } ({ $slot }): Dort sitzen { $women ->
    [0] keine Dame
    [one] eine Dame
   *[other] { $women } Damen
} und { $men ->
    [0] kein Herr
    [one] ein Herr
   *[other] { $men } Herren
}.
refusal-form-too-many-cards = { $gender } am { $table } ({ $slot }) braucht { $cards } Karten; in diesem Zug darfst du noch { $left } legen.
refusal-form-neighbour = Am { $table } ({ $slot }) würde die Mischung nicht mehr stimmen ({ $gender } nebenan): Jetzt sind es { $women ->
    [0] keine Dame
    [one] eine Dame
   *[other] { $women } Damen
} und { $men ->
    [0] kein Herr
    [one] ein Herr
   *[other] { $men } Herren
}.
refusal-form-cards-missing = { $gender }: Die freien Plätze ({ $cards }) am { $table } ({ $slot }) kannst du nicht besetzen.

## Scores and end

source-mixed = Gäste an gemischten Tischen
source-own = Gäste an Tischen nur der eigenen Nation
source-formation = Kaffeekränzchen und Stammtische
source-hand = Handkarten ({ $cards })
    .topic = Handkarten
source-face_down = Verdeckte Karten ({ $cards })
    .topic = Verdeckte Karten
end-tables = Die Tische reichen nicht mehr, um das Café zu füllen.
end-guests = Die letzte Gästekarte ist gezogen.
end-empty_hand = Jemand ohne Karten hat die Partie beendet.

## Editions

objection-total-women = Die Damen sind { $found } statt { $expected }.
objection-total-men = Die Herren sind { $found } statt { $expected }.
objection-copies = Anderswo sagt die Datei, dass es von jeder Art { $expected } gibt.
objection-slot = Der Tisch { $key } liegt in Spalte { $column }, Reihe { $row }.
objection-chair = Platz { $number } steht in Spalte { $column }, Reihe { $row }.
objection-beside = Muss genau das nennen, was daneben liegt.
objection-seating-fixed = Die Mischung von Damen und Herren ist eine Regel des Spiels, keine Zahl der Schachtel.
objection-scoring-company = Niemand und ein einzelner Gast bringen 0, Gesellschaft mehr als 0.

## Terminal picture

picture-cafe = Das Café
picture-player = Spieler
picture-made = Punkte
picture-hand-size = Hand
picture-down = Verdeckt
picture-total = Gesamt
picture-piles = Gästestapel { $guests } · Tischstapel { $tables }
picture-turn = Punkte in diesem Zug: { $points }
picture-hand = Hand von { $seat }:
picture-face-down = Verdeckt, { $seat }:
picture-legend = [ES ] Tisch · D Dame, H Herr · ·3· freier Platz · ! wartet auf Gesellschaft · ◎ wird gebildet · ● Karten des Zugs
