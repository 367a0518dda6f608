game-title = Café International – le jeu de cartes
game-pitch = Installez dames et messieurs de douze nationalités aux tables du café : plus la compagnie est nombreuse, et plus elle vient du pays de la table, plus vous marquez de points.
    .short = Placez des clients de douze nations : plus on est en compagnie, plus on marque.
game-progress = { $guests ->
    [one] Reste { $guests } client
   *[other] Restent { $guests } clients
}

## Vocabulary

table-CF = table centrafricaine
table-CN = table chinoise
table-CU = table cubaine
table-DE = table allemande
table-ES = table espagnole
table-FR = table française
table-GB = table anglaise
table-IN = table indienne
table-IT = table italienne
table-RU = table russe
table-TR = table turque
table-US = table américaine
guest-CF-W = Centrafricaine
guest-CF-M = Centrafricain
guest-CN-W = Chinoise
guest-CN-M = Chinois
guest-CU-W = Cubaine
guest-CU-M = Cubain
guest-DE-W = Allemande
guest-DE-M = Allemand
guest-ES-W = Espagnole
guest-ES-M = Espagnol
guest-FR-W = Française
guest-FR-M = Français
guest-GB-W = Anglaise
guest-GB-M = Anglais
guest-IN-W = Indienne
guest-IN-M = Indien
guest-IT-W = Italienne
guest-IT-M = Italien
guest-RU-W = Russe (dame)
guest-RU-M = Russe (monsieur)
guest-TR-W = Turque
guest-TR-M = Turc
guest-US-W = Américaine
guest-US-M = Américain
slot-NW = en haut à gauche
slot-NE = en haut à droite
slot-C = au centre
slot-SW = en bas à gauche
slot-SE = en bas à droite
formation-W = petit cercle
formation-M = tribu
letter-W = D
letter-M = M

## Options

option-circle_tribe = Petit cercle et tribu
option-circle_tribe-off = sans
option-circle_tribe-on = avec
option-first_player = Premier joueur
option-first_player-random = tiré au sort
option-first_player-1 = joueur 1
option-first_player-2 = joueur 2
option-first_player-3 = joueur 3
option-first_player-4 = joueur 4
option-first_player-5 = joueur 5

## Prompts

prompt-turn = À vous : placez jusqu’à { $left ->
    [2] deux
    [3] trois
   *[other] { $left }
} clients ou piochez une carte ; avec une main pleine, vous pouvez en poser une face cachée.
    .other = { $seat } place des clients, pioche ou pose une carte face cachée.
prompt-more = { $placed ->
    [one] Un client est placé
   *[other] { $placed } clients sont placés
} : placez encore un client ({ $left } au plus) ou terminez votre tour.
    .other = { $seat } peut encore placer { $left ->
    [one] un client
   *[other] { $left } clients
} ou terminer son tour ({ $placed } déjà à table).
prompt-partner = Un second client doit aussitôt rejoindre : { $guest }, place { $chair }.
    .other = { $seat } doit trouver de la compagnie : { $guest }, place { $chair }.
prompt-forming = À former ({ $gender }) à la { $table } ({ $slot }) : occupez les places restantes ({ $left }).
    .other = { $seat } forme : { $gender } à la { $table } ({ $slot }), encore { $left }.
prompt-offer = Votre main est vide : la partie s’arrête-t-elle, ou continue-t-elle ?
    .other = { $seat } n’a plus de carte et peut terminer la partie.
prompt-game_over = La partie est terminée.
    .other = La partie est terminée.

## Actions

action-place = Placer : { $guest }, place { $chair } ({ $points ->
    [0] pas encore de points
    [one] { $points } point
   *[other] { $points } points
})
action-draw = Piocher une carte Client
action-discard = Poser face cachée : { $guest }
action-stop = Terminer le tour
action-end = Terminer la partie
action-go = Continuer la partie
action-form = Former : { $gender } à la { $table } ({ $slot })

## Effects

effect-points = { $table } ({ $slot }) +{ $amount }
effect-opens = aucun point ; un partenaire doit suivre (jusqu’à +{ $amount })
effect-completes = la { $table } ({ $slot }) est complète et s’en va
effect-tables_short = les tables viennent à manquer : la partie se termine
effect-penalty = { $amount } points à la fin
effect-hand = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main
effect-last_guest = la dernière carte Client : la partie se termine
effect-result = rang { $place } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Log

event-hand_dealt = { $seat } reçoit { $cards } cartes.
event-guest_seated = { $seat } place : { $guest }, place { $chair }.
event-table_scored = { $seat } : +{ $amount } à la { $table } ({ $slot }).
event-table_opened = Attend de la compagnie : { $guest }, place { $chair } ({ $seat }).
event-formation_declared = { $seat } annonce : { $gender } à la { $table } ({ $slot }).
event-formation_scored = { $seat } achève : { $gender } à la { $table } ({ $slot }), +{ $amount }.
event-table_completed = La { $table } ({ $slot }) est complète et quitte le café.
event-guest_left = Place { $chair } libérée : { $guest }.
event-table_revealed = Nouvelle au café ({ $slot }) : { $table }.
event-guest_drawn = { $seat } pioche : { $guest } (il en reste { $left }).
event-guest_drawn-hidden = { $seat } pioche une carte (il en reste { $left }).
event-guest_discarded = { $seat } pose face cachée : { $guest }.
event-guest_discarded-hidden = { $seat } pose une carte face cachée.
event-hand_emptied = { $seat } n’a plus de carte.
event-play_continued = { $seat } continue la partie.
event-turn_ended = { $amount ->
    [0] { $seat } termine son tour.
    [one] { $seat } termine son tour avec { $amount } point.
   *[other] { $seat } termine son tour avec { $amount } points.
}
event-game_ended = La partie est terminée. { $reason }

## Refusals

refusal-game-over = La partie est terminée.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-partner-first = Un second client doit d’abord rejoindre celui qui est seul.
refusal-formation-first = Remplissez d’abord la table annoncée.
refusal-offer-first = Dites d’abord si la partie s’arrête ou continue.
refusal-no-offer = Seule la personne qui vient de placer sa dernière carte peut terminer la partie.
refusal-not-in-hand = Vous n’avez pas cette carte : { $guest }.
refusal-seat-taken = La place { $chair } est prise : { $guest }.
refusal-no-matching-table = Aucune table de sa nationalité à la place { $chair } ({ $table }) : { $guest }.
refusal-gender-at = La { $table } ({ $slot }) s’y oppose ({ $women ->
    [0] aucune dame
    [one] une dame
   *[other] { $women } dames
}, { $men ->
    [0] aucun monsieur
    [one] un monsieur
   *[other] { $men } messieurs
} pour l’instant) : place { $chair } impossible ({ $guest }).
refusal-must-join-opener = La place { $chair } ({ $guest }) ne partage aucune table avec le client qui attend à la place { $opener }.
refusal-needs-partner-none-in-hand = Sans compagnie à la { $table } ({ $slot }) : { $guest } à la place { $chair } ne trouverait aucun partenaire dans votre main.
refusal-needs-partner-no-card-left = Sans compagnie à la { $table } ({ $slot }) : { $guest } à la place { $chair } serait votre dernière carte du tour, aucun partenaire ne pourrait suivre.
refusal-turn-begun = Vous avez déjà placé des clients : continuez ou terminez votre tour.
refusal-hand-full = Vous avez { $cards } cartes et ne pouvez pas piocher : placez des clients ou posez une carte face cachée.
refusal-hand-not-full = On ne pose une carte face cachée qu’avec { $most } cartes en main ; vous en avez { $cards }.
refusal-nothing-placed = On ne passe pas son tour : placez des clients, piochez ou posez une carte face cachée.
refusal-variant-off = On joue ici sans petit cercle ni tribu.
refusal-form-wrong-gender = { $guest } ne convient pas : { $gender } à la { $table } ({ $slot }).
refusal-form-other-table = La place { $chair } n’est pas à la { $table } ({ $slot }), où se forme : { $gender }.
refusal-form-needed-elsewhere = Si la place { $chair } était prise ({ $guest }), vous ne pourriez plus achever : { $gender } à la { $table } ({ $slot }).
refusal-form-other-gender-seated = Impossible ({ $gender }) à la { $table } ({ $slot }), déjà occupée : { $women ->
    [0] aucune dame
    [one] une dame
   *[other] { $women } dames
}, { $men ->
    [0] aucun monsieur
    [one] un monsieur
   *[other] { $men } messieurs
}.
refusal-form-too-many-cards = Il faut { $cards } cartes ({ $gender }, { $table }, { $slot }) ; vous pouvez encore en poser { $left } ce tour-ci.
refusal-form-neighbour = À côté ({ $gender }), la { $table } ({ $slot }) perdrait son équilibre : pour l’instant { $women ->
    [0] aucune dame
    [one] une dame
   *[other] { $women } dames
}, { $men ->
    [0] aucun monsieur
    [one] un monsieur
   *[other] { $men } messieurs
}.
refusal-form-cards-missing = Vous ne pouvez pas occuper les places libres ({ $cards }) de la { $table } ({ $slot }) : { $gender }.

## Scores and end

source-mixed = Clients à des tables mixtes
source-own = Clients à des tables entièrement de leur nationalité
source-formation = Petits cercles et tribus
source-hand = Cartes en main ({ $cards })
    .topic = Cartes en main
source-face_down = Cartes face cachée ({ $cards })
    .topic = Cartes face cachée
end-tables = Il n’y a plus assez de tables pour compléter le café.
end-guests = La dernière carte Client a été piochée.
end-empty_hand = Quelqu’un qui n’avait plus de carte a terminé la partie.

## Editions

objection-total-women = Les dames sont { $found } au lieu de { $expected }.
objection-total-men = Les messieurs sont { $found } au lieu de { $expected }.
objection-copies = Le fichier dit ailleurs qu’il y en a { $expected } de chaque.
objection-slot = La table { $key } se trouve en colonne { $column }, rangée { $row }.
objection-chair = La place { $number } se trouve en colonne { $column }, rangée { $row }.
objection-beside = Doit nommer exactement ce qui se trouve à côté.
objection-seating-fixed = Le mélange des dames et des messieurs est une règle du jeu, pas un nombre de la boîte.
objection-scoring-company = Personne et un invité seul rapportent 0, la compagnie plus de 0.

## Terminal picture

picture-cafe = Le café
picture-player = Joueur
picture-made = Points
picture-hand-size = Main
picture-down = Cachées
picture-total = Total
picture-piles = Pioche Client { $guests } · pioche Table { $tables }
picture-turn = points ce tour-ci : { $points }
picture-hand = Main ({ $seat }) :
picture-face-down = Face cachée, { $seat } :
picture-legend = [ES ] table · D dame, M monsieur · ·3· place libre · ! attend de la compagnie · ◎ en formation · ● cartes du tour
