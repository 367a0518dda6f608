## Nations and guests

nation-CF = Centra­frique
nation-CN = Chine
nation-CU = Cuba
nation-DE = Allemagne
nation-ES = Espagne
nation-FR = France
nation-GB = Angle­terre
nation-IN = Inde
nation-IT = Italie
nation-RU = Russie
nation-TR = Turquie
nation-US = États-Unis
gender-W = dame
gender-M = monsieur
board-chair = Place { $chair } ({ $table })
board-table = { $table }, { $slot }
board-free = libre
board-waits = attend de la compagnie
board-gain = +{ $amount }
board-loss = −{ $amount }
board-then = puis { $amount }
board-complete = complète
board-new = nouvelle
board-draw = piocher
board-objects = s’y oppose
board-guests-left = { $count ->
    [one] { $count } client
   *[other] { $count } clients
}
board-tables-left = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
board-unseen = Encore à venir
board-gender = Clients
board-gender-W = dames
board-gender-M = messieurs

board-hand = Votre main
board-hand-size = { $count } sur { $most }
board-empty-hand = Aucune carte en main
board-card = { $guest }
board-no-seat = aucune place pour l’instant
board-best = meilleure place : +{ $amount }
board-sort = Trier la main
board-sort-nation = Nation
board-sort-playable = Jouables
board-sort-points = Points
board-put-down = En poser une cachée

ask-turn = Qui placez-vous ?
ask-turn-none = Aucune place possible : piochez
ask-turn-full = Main pleine : placez, ou posez une carte
ask-down = Quelle carte posez-vous face cachée ?
ask-more = Encore un client, ou fin du tour ?
ask-partner = Qui tient compagnie ?
ask-forming = { $gender } : occupez les places
ask-offer = Terminer, ou continuer ?
ask-chair = Qui prend la place { $chair } ?
ask-guest = { $guest } : où ?
line-turn = Jusqu’à { $left ->
    [2] deux
    [3] trois
   *[other] { $left }
}, ou piochez une carte.
line-turn-full = Jusqu’à { $left ->
    [2] deux
    [3] trois
   *[other] { $left }
}, ou une carte face cachée.
line-turn-none = Piocher termine votre tour.
line-down = Elle comptera −{ $amount } à la fin.
line-partner = Il faut du monde auprès de : { $guest }.
line-guest = Aucune place pour cette carte à présent.
do-place = Placer ici
do-draw = Piocher
do-stop = Fin du tour
do-end = Terminer
do-go = Continuer
do-discard = Face cachée
board-dots = { $placed } à table, encore { $left } au plus
board-partner-follows = puis jusqu’à +{ $amount }

board-if-ended = Si la partie finissait maintenant
board-turn-guests = { $count ->
    [one] { $guests }
   *[other] { $count } clients
}
board-turn-drew = pioche une carte
board-turn-down = pose une carte cachée
board-turn-complete = { $table } complète
board-lead = en tête

stop-cafe = Café
stop-hand = Main { $count }
stop-players = Joueurs
board-map = Plan du café

tale-sits = prend place
tale-scores = marque
tale-full = table complète
tale-new = nouvelle table
tale-draws = pioche
tale-down = face cachée
tale-circle = forme

game-short = Café International
board-bill-made = Gagné aux tables
board-bill-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-bill-mixed = Tables mixtes
board-bill-own = Même nation
board-bill-formation = Cercles de café
board-bill-hand = En main
board-bill-face_down = Face cachée

## Beside the board, which marks the seats

log-guest_seated = { $seat } place : { $guest }.
log-table_scored = +{ $amount } à la { $table } ({ $slot }).
log-table_opened = Attend de la compagnie : { $guest }.
log-guest_left = S’en va : { $guest }.
log-guest_drawn = { $seat } pioche : { $guest }.
log-guest_drawn-hidden = { $seat } pioche une carte.
