game-title = Café
game-pitch = Posez des cartes Plan les unes sur les autres pour bâtir votre entreprise : produisez, séchez et torréfiez des grains, puis livrez-les aux Cafés historiques du Portugal.
    .short = Posez des plans pour produire, sécher et torréfier, puis livrez les cafés du Portugal.
game-progress = Manche { $round } sur { $rounds }

## Vocabulary

colour-yellow = jaune
colour-brown = marron
colour-green = vert
colour-red = rouge
card-P01 = carte plan 1
card-P02 = carte plan 2
card-P03 = carte plan 3
card-P04 = carte plan 4
card-P05 = carte plan 5
card-P06 = carte plan 6
card-P07 = carte plan 7
card-P08 = carte plan 8
card-P09 = carte plan 9
card-P10 = carte plan 10
card-P11 = carte plan 11
card-P12 = carte plan 12
card-P13 = Café Santa Cruz, Coimbra
card-P14 = A Brasileira, Braga
card-P15 = Café Milenário, Guimarães
card-P16 = Café São Gonçalo, Amarante
card-P17 = Café Piolho, Porto
card-P18 = Café Aviz, Porto
card-P19 = Café Majestic, Porto
card-P20 = A Brasileira, Lisboa
card-P21 = Martinho da Arcada, Lisboa
card-P22 = carte plan 22
card-P23 = carte plan 23
card-P24 = carte plan 24
card-P25 = carte plan 25
card-P26 = carte plan 26
card-P27 = carte plan 27
card-P28 = carte plan 28
card-P29 = carte plan 29
card-P30 = carte plan 30
card-P31 = Pastelaria Gomes, Vila Real
card-P32 = Café Paraíso, Tomar
card-P33 = Café Alentejano, Portalegre
card-P34 = Café Águias d’Ouro, Estremoz
card-P35 = Café Calcinha, Loulé
card-P36 = Café Nicola, Lisboa
card-P37 = Pastelaria Versailles, Lisboa
card-P38 = Pastéis de Belém, Lisboa
card-P39 = Confeitaria Nacional, Lisboa
card-P40 = Café Guarany, Porto
card-P41 = carte plan 41
card-P42 = carte plan 42
card-P43 = Pastelaria Bénard, Lisboa
card-P44 = Café Vianna, Braga
card-P45 = carte plan 45
card-P46 = carte plan 46
card-P47 = Pastelaria Ramos, Aveiro
card-P48 = Café Arcada, Évora
card-S1 = carte de départ 1
card-S2 = carte de départ 2
card-S3 = carte de départ 3
card-S4 = carte de départ 4
card-warehouse = l’entrepôt
company-brasil = Companhia do Brasil
company-saotome = Companhia de São Tomé
company-angola = Companhia de Angola
company-timor = Companhia de Timor

## Options

option-mode = Mode
option-mode-standard = Partie standard
option-mode-auction = Avec enchères
option-build = Tours de construction
option-build-in_turn = l’un après l’autre
option-build-together = tout le monde en même temps
option-companies = Entreprises
option-companies-random = tirées au sort
option-companies-by_seat = selon la place : Brasil, São Tomé, Angola, Timor
option-company_1 = Entreprise du joueur 1
option-company_1-any = comme ci-dessus
option-company_1-brasil = { company-brasil }
option-company_1-saotome = { company-saotome }
option-company_1-angola = { company-angola }
option-company_1-timor = { company-timor }
option-company_2 = Entreprise du joueur 2
option-company_2-any = comme ci-dessus
option-company_2-brasil = { company-brasil }
option-company_2-saotome = { company-saotome }
option-company_2-angola = { company-angola }
option-company_2-timor = { company-timor }
option-company_3 = Entreprise du joueur 3
option-company_3-any = comme ci-dessus
option-company_3-brasil = { company-brasil }
option-company_3-saotome = { company-saotome }
option-company_3-angola = { company-angola }
option-company_3-timor = { company-timor }
option-company_4 = Entreprise du joueur 4
option-company_4-any = comme ci-dessus
option-company_4-brasil = { company-brasil }
option-company_4-saotome = { company-saotome }
option-company_4-angola = { company-angola }
option-company_4-timor = { company-timor }
option-first_cafetier = Premier Cafetier
option-first_cafetier-random = tiré au sort
option-first_cafetier-1 = joueur 1
option-first_cafetier-2 = joueur 2
option-first_cafetier-3 = joueur 3
option-first_cafetier-4 = joueur 4

## Prompts

prompt-pick = Prenez une des cartes visibles.
    .other = { $seat } prend une carte.
prompt-pay = Carte à payer : { $card }. Quel grain donnez-vous ?
    .other = { $seat } paie : { $card }.
prompt-place = Posez sur votre zone d’activité : { $card }.
    .other = { $seat } pose : { $card }.
prompt-act = Choisissez une action ({ $points ->
    [0] plus de points d’action
    [one] reste { $points } point d’action
   *[other] reste { $points } points d’action
}).
    .other = { $seat } construit ({ $points ->
    [0] plus de points d’action
    [one] reste { $points } point d’action
   *[other] reste { $points } points d’action
}).
prompt-assign = Quelle couleur va sur la case colonne { $x }, rangée { $y } pour { $task ->
    [dry] sécher
   *[roast] être torréfiée
} ?
    .other = { $seat } choisit ce qui va { $task ->
    [dry] sécher
   *[roast] être torréfié
} sur la case colonne { $x }, rangée { $y }.
prompt-send = Où va le prochain grain { $colour } (encore { $beans }) ?
    .other = { $seat } livre des grains de couleur { $colour ->
    [vert] verte
   *[other] { $colour }
} (encore { $beans }).
prompt-bid = Enchérissez pour devenir Cafetier : au moins { $least }, vous avez { $own } ; ou passez.
    .other = { $seat } offre au moins { $least } sur { $own }, ou passe.
prompt-bid_pay = Choisissez le prochain grain de votre offre (reste { $beans } à payer).
    .other = { $seat } paie son offre (reste { $beans } à payer).
prompt-store = Gardez-vous un grain de votre offre sur un bateau ?
    .other = { $seat } peut garder un grain sur un bateau.
prompt-game_over = La partie est terminée.
    .other = La partie est terminée.

## Actions

action-pick = { $blocked ->
    [1] Défausser : { $card }
   *[other] Prendre : { $card } ({ $price ->
        [0] gratuit
        [one] { $price } grain
       *[other] { $price } grains
    })
}
action-pay = Payer un grain { $colour }
action-place = Poser la carte colonne { $x }, rangée { $y }, { $rot ->
    [0] sans tourner
    [one] { $rot } quart de tour
   *[other] { $rot } quarts de tour
}
    .idea = Poser comme indiqué, { $rot ->
        [0] sans tourner
        [one] tournée une fois
       *[other] tournée { $rot } fois
    }
action-produce = Produire dans le groupe colonne { $x }, rangée { $y } ({ $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
})
    .idea = Produire dans le groupe indiqué ({ $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    })
action-dry = Sécher dans le groupe colonne { $x }, rangée { $y } ({ $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
})
    .idea = Sécher dans le groupe indiqué ({ $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    })
action-roast = Torréfier dans le groupe colonne { $x }, rangée { $y } ({ $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
})
    .idea = Torréfier dans le groupe indiqué ({ $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    })
action-deliver = Livrer tous les grains torréfiés
action-discard = Retirer les grains de la colonne { $x }, rangée { $y }
action-end = Terminer le tour
action-assign = Y mettre tous les grains de couleur { $colour ->
    [vert] verte
   *[other] { $colour }
}
action-assign_none = Laisser cette case vide
action-send = L’envoyer : { $to }
action-bid = Offrir { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
}
action-pass = Passer
action-bid_pay = Payer un grain { $colour }
action-store = Garder un grain { $colour } sur le bateau colonne { $x }, rangée { $y }
action-store_none = Ne garder aucun grain

## Effects

effect-blocked = impossible à payer : la carte est défaussée
effect-price = { $beans ->
    [0] gratuit
    [one] −{ $beans } grain
   *[other] −{ $beans } grains
}
effect-cafe_worth = Café : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
effect-best = au meilleur endroit : { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}
effect-covers = couvre { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}
effect-cups = points d’action { $before } → { $after }
effect-beans_lost = perte : { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
}
effect-cafe_lost = ferme { $card }{ $beans ->
    [0] { "" }
    [one] { " " }(perte : { $beans } grain)
   *[other] { " " }(perte : { $beans } grains)
}
effect-cafe_open = ouvert : { $card }
effect-groups = groupes : production { $production }, séchage { $drying }, torréfaction { $roasting }
effect-points_left = { $points ->
    [0] plus de points d’action
    [one] reste { $points } point d’action
   *[other] reste { $points } points d’action
}
effect-points_lost = { $points ->
    [one] { $points } point d’action inutilisé
   *[other] { $points } points d’action inutilisés
}
effect-delivers = { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
}
effect-loses = −{ $beans } { $colour }
effect-moves = { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
}
effect-produces = +{ $beans } { $colour }
effect-score = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Log

event-round_started = Manche { $round } ; Cafetier : { $seat }.
event-card_revealed = Nouvelle carte visible : { $card }.
event-card_picked = { $seat } prend : { $card }.
event-pick_blocked = { $seat } ne peut payer aucune carte et en défausse une : { $card }.
event-bean_paid = { $seat } paie un grain { $colour }.
event-card_discarded = Carte défaussée : { $card }.
event-card_placed = { $seat } pose : { $card }, colonne { $x }, rangée { $y } ({ $rot ->
    [0] sans tourner
    [one] { $rot } quart de tour
   *[other] { $rot } quarts de tour
}), et couvre { $covered ->
    [one] { $covered } case
   *[other] { $covered } cases
}.
event-beans_covered = { $seat } perd { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
} de couleur { $colour ->
    [vert] verte
   *[other] { $colour }
} sous la carte.
event-cafe_closed = { $seat } ferme { $card }.
event-ship_unloaded = Un grain { $colour } revient du bateau dans l’entrepôt ({ $seat }).
event-points_received = { $seat } a { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}.
event-bean_produced = { $seat } produit un grain { $colour } colonne { $x }, rangée { $y }.
event-beans_dried = { $seat } sèche { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
} de couleur { $colour ->
    [vert] verte
   *[other] { $colour }
} colonne { $x }, rangée { $y }.
event-beans_roasted = { $seat } torréfie { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
} de couleur { $colour ->
    [vert] verte
   *[other] { $colour }
} colonne { $x }, rangée { $y }.
event-beans_taken_up = { $seat } livre des grains : { $yellow ->
    [0] {""}
   *[other] jaune { $yellow }
}{ $brown ->
    [0] {""}
   *[other] { $yellow ->
        [0] {""}
       *[other] {", "}
    }marron { $brown }
}{ $green ->
    [0] {""}
   *[other] { $yellow ->
        [0] { $brown ->
        [0] {""}
       *[other] {", "}
    }
       *[other] {", "}
    }vert { $green }
}{ $red ->
    [0] {""}
   *[other] { $yellow ->
        [0] { $brown ->
        [0] { $green ->
        [0] {""}
       *[other] {", "}
    }
       *[other] {", "}
    }
       *[other] {", "}
    }rouge { $red }
}.
event-bean_served = { $seat } envoie un grain { $colour } : { $card }.
event-beans_stored = { $seat } met { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
} de couleur { $colour ->
    [vert] verte
   *[other] { $colour }
} dans l’entrepôt.
event-cafe_completed = { $seat } complète { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-beans_discarded = { $seat } retire { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
} de couleur { $colour ->
    [vert] verte
   *[other] { $colour }
} de la colonne { $x }, rangée { $y }.
event-turn_ended = { $seat } termine son tour.
event-building_ended = { $seat } a fini de construire.
event-pawn_passed = Le pion passe à { $seat }.
event-bid_made = { $seat } offre { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
}.
event-bean_bid = { $seat } paie un grain { $colour }.
event-ship_loaded = { $seat } garde un grain { $colour } sur le bateau colonne { $x }, rangée { $y }.
event-bid_settled = Offre retenue ({ $seat }) : { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
}.
event-bidder_passed = { $seat } quitte l’enchère.
event-auction_won = { $seat } devient Cafetier pour { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
}.
event-auction_void = Personne ne fait d’offre ; { $seat } reste Cafetier.
event-game_ended = La partie est terminée.

## Refusals

refusal-game-over = La partie est terminée.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-pick-first = Prenez d’abord une des cartes visibles.
refusal-pay-first = Payez d’abord votre carte.
refusal-place-first = Posez d’abord votre carte.
refusal-acting = Choisissez maintenant une action ou terminez votre tour.
refusal-assign-first = Finissez d’abord de sécher ou de torréfier : choisissez ce qui va sur la case.
refusal-send-first = Finissez d’abord la livraison : chaque grain a besoin d’une destination.
refusal-bid-first = L’enchère d’abord : faites une offre ou passez.
refusal-bid-pay-first = Payez d’abord votre offre.
refusal-store-first = Dites d’abord si un grain reste sur un bateau.
refusal-no-such-slot = Il n’y a pas d’emplacement { $slot } dans cette partie.
refusal-slot-empty = L’emplacement { $slot } est vide.
refusal-card-too-dear = Trop cher pour vous : { $card } ; prenez une carte que vous pouvez payer.
refusal-no-such-bean = Il n’y a pas de grain { $colour } dans votre entrepôt.
refusal-covers-too-few = La carte couvrirait { $covered ->
    [one] { $covered } case
   *[other] { $covered } cases
} ; il en faut au moins { $least }.
refusal-covers-too-many = La carte couvrirait { $covered ->
    [one] { $covered } case
   *[other] { $covered } cases
} ; { $most } au plus sont permises.
refusal-hides-last-cup = Aucune tasse ne resterait visible.
refusal-no-points = Vous n’avez plus de points d’action.
refusal-nothing-to-deliver = Aucun grain ne se trouve sur une case de torréfaction.
refusal-not-production = Ce n’est pas une case de production.
refusal-not-drying = Ce n’est pas une case de séchage.
refusal-not-roasting = Ce n’est pas une case de torréfaction.
refusal-nothing-to-dry = Aucun grain ne se trouve sur une case de production.
refusal-nothing-to-roast = Aucun grain ne se trouve sur une case de séchage.
refusal-no-card-there = Il n’y a pas de carte à cet endroit.
refusal-group-full = Aucune case de ce groupe n’est vide.
refusal-not-the-anchor = Le groupe est désigné par sa première case : colonne { $x }, rangée { $y }.
refusal-discard-elsewhere = On ne retire des grains que des cases de production, de séchage et de torréfaction.
refusal-square-is-empty = Il n’y a pas de grains sur cette case.
refusal-must-move = Au moins une couleur doit bouger : c’est la dernière case vide.
refusal-colour-not-there = Aucun grain { $colour } à déplacer.
refusal-no-such-cafe = Ce n’est pas un Café de votre zone : { $card }.
refusal-cafe-closed = { $card } est fermé : il a été couvert.
refusal-cafe-wants-none = { $card } n’a pas, ou plus, besoin de grains de couleur { $colour ->
    [vert] verte
   *[other] { $colour }
}.
refusal-cafe-order = Les grains de couleur { $colour ->
    [vert] verte
   *[other] { $colour }
} destinés à ce Café ({ $card }) devaient partir avant : on sert les Cafés dans l’ordre de pose.
refusal-bid-too-low = Une offre de { $beans } est trop basse ; il faut au moins { $least }.
refusal-bid-too-high = Vous ne pouvez pas offrir { $beans } ; vous avez { $own ->
    [one] { $own } grain
   *[other] { $own } grains
}.
refusal-bid-pay-back = On paie dans l’ordre des couleurs : vous ne pouvez pas revenir à cette couleur ({ $colour }).
refusal-bid-pay-order = On paie dans l’ordre des couleurs ; avec { $colour } vous ne pourriez pas payer le reste ({ $owed }).
refusal-no-ship-there = Aucun de vos bateaux n’est visible à cet endroit.
refusal-ship-loaded = Ce bateau porte déjà un grain.
refusal-colour-not-bid = Votre offre ne contient pas de grain { $colour }.

## Scores and end

source-cafe = { $card }
    .topic = Cafés complets
source-lowest = Entrepôt, couleur la plus rare : { $colour } ({ $beans } × 2)
    .topic = Entrepôt, couleur la plus rare
source-second = Entrepôt, deuxième plus rare : { $colour } ({ $beans })
    .topic = Entrepôt, deuxième couleur la plus rare
end-rounds_played = Toutes les manches ont été jouées.

## Editions

objection-start-company = L’entreprise et la carte de départ doivent se nommer l’une l’autre, dans le même ordre.
objection-start-cup = Une zone commence avec au moins une tasse.
objection-start-squares = La règle montre une tasse, une case de séchage et quatre cases de production, dont une de torréfaction au plus.
objection-cafe-and-squares = Une carte a des données de café exactement quand elle montre des cases café.
objection-cafe-size = Le café couvre { $found } cases, ce qui n’est pas sa taille.
objection-cafe-halves = Les deux moitiés d’un café doivent se toucher par un côté.
objection-demand = Un café commande au moins un grain.
objection-stars = { $found } cartes ont une étoile ; la boîte en a { $expected }.
objection-deck-twice = Chaque mise en place figure ici une fois : un à quatre joueurs, deux à quatre avec enchères.
objection-pile = Les manches demandent une pioche de { $expected } cartes.
objection-pile-left = Il reste { $expected } cartes pour la pioche.

## Terminal picture

picture-round = Manche { $round } sur { $rounds }
picture-cards = pioche { $pile }, défausse { $discard }
picture-bid = offre en cours { $beans } ({ $seat })
picture-transit = en route : { $load }
picture-price = { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
}
picture-free = gratuit
picture-hand = en main : { $card }
picture-warehouse = Entrepôt
picture-closed = { $card } fermé
picture-cafe = { $card } : { $order } = { $points }
picture-player = tasses { $cups }, bateaux { $ships } · points d’action restants { $left } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-covered = Couvre
picture-after = Ensuite
picture-legend = A production (y jaune, b marron, g vert, r rouge), B séchage, C torréfaction, D Café de cette carte · ─ même groupe · 3●r trois grains rouges · ♚ Cafetier
