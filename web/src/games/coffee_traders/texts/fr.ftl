
board-region-bars = Bars
board-desk = Ce que vous pouvez faire

board-space = { $coop }, { $space }
board-empty = { $place } : libre
board-occupied = { $place } : plantation de niveau { $level } ({ $name }), avec ouvrier
board-unoccupied = { $place } : plantation de niveau { $level } ({ $name }), sans ouvrier
board-path = { $coop }, { $path } : ânes ({ $names })
board-path-empty = { $coop }, { $path } : aucun âne
board-site = { $coop }, { $site } : libre
board-site-taken = { $coop }, { $site } : { $name }
board-house = Maison de négoce ({ $coop }) : { $names } ; compteurs stock : { $stock }
board-house-empty = Maison de négoce ({ $coop }) : personne ; compteurs stock : { $stock }
board-crop = Récolte actuelle : { $crop } ; avec tous les ouvriers : { $full }
board-quality = Valeurs qualité, les plus élevées d’abord
board-animals = Compteurs animal restants : coopérative { $own }, joker { $joker }
board-town = Centre-ville ({ $coop }) : { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}
board-which-way = Quel transport ?
board-sumatra = Sumatra
board-objectives = Objectifs
board-points = { $points } PV

board-arabica = Piste Arabica
board-all-rows = toutes : { $points } PV
board-all-rows-trader = Les cinq rangées ici : le négociant
board-all-rows-truck = Les cinq rangées ici : le camion
board-first-donkey = Qui arrive ici en premier reçoit un âne

board-slot = { $city }, emplacement { $slot } : { $amount } × { $coffee } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $points } PV
board-slot-taken = { $city }, emplacement { $slot } : { $name } a livré { $amount } × { $coffee } ({ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $points } PV)
board-contracts = Contrats
board-line = { $have } sur { $need } × { $coffee }
board-contract = Contrat { $letter } : { $asked } ; rapporte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $points } PV
board-contract-done = Contrat { $letter } rempli ({ $asked } ; { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $points } PV)

board-strip = Réserves : { $name }
board-order = Ordre du tour
board-next-order = Ordre dans lequel on a passé : le prochain ordre du tour
board-exchange = Échange { $ratio }:1
board-own-coins = Pièces : { $number }
board-own-donkeys = Ânes : { $number }
board-own-trucks = Camions : { $number }
board-own-workers = Ouvriers : { $number }
board-own-traders = Négociants en zone III : { $number }
board-own-contractors = Entrepreneurs : { $number }
board-own-markers = Marqueurs action : { $number }
board-own-civets = Civettes gardées : { $number }
board-coffees = Cafés
board-coffee = { $coffee } : { $number }
board-coffee-stored = { $coffee } : { $number }, entrepôt réservé pour { $room }
board-bonus = Réserve bonus
board-bonus-there = Réserve bonus : { $element }
board-bonus-locked = Réserve bonus : { $element } ; le dernier élément doit rester
board-bonus-gone = Réserve bonus : { $element }, déjà utilisé

board-short-plant = { $plantation_row } : niveau { $level }
board-short-civet = Civette
board-short-coins = Pièces
board-short-deliver = Vers { $city }
board-short-drop = Négociant contre » »
board-join-house = Vous seriez en position { $place } et recevriez { $coffees } des { $crop } cafés si la récolte avait lieu maintenant ; négociants restants : { $traders }.
board-declining = Refus automatique jusqu’à la fin de la période.
board-ask-again = Me demander à nouveau

board-item = Plantation de niveau { $level }, { $cost ->
    [0] gratuite
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
board-farm-item = Ferme, { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
board-building = { $building }, numéro { $number } : { $points } PV
board-stores = Entrepôts et compteurs
board-stores-are = Entrepôts : { $columns } au-dessus d’un café, { $row } dans la rangée
board-stock = Compteurs stock
board-stock-of = Compteurs stock ({ $coop }) : { $number }
board-counters = Piste compteur
board-counter-track = { $filled ->
    [one] { $filled } emplacement
   *[other] { $filled } emplacements
} sur { $slots } : { $points } PV
board-tokens = Jetons –3 PV : { $number }

board-andre = André ne décide de rien : son contrat et ses compteurs lui disent où planter, commercer et vendre.
board-andre-contract = son contrat de cette période
board-andre-top = ligne du haut
board-andre-middle = ligne du milieu
board-andre-bottom = ligne du bas
board-andre-plantations = Plantations restantes : { $one } de niveau 1, { $two } de niveau 2, { $three } de niveau 3
board-andre-posts = Postes restants : { $number }
board-andre-traders = Négociants restants : { $number }
board-andre-counters = Compteurs retournés :

board-scores = Si la partie s’arrêtait maintenant
board-scores-final = Score final
board-score-item = Rubrique
board-score-bars = Livraisons
board-score-majorities = Majorités dans les bars
board-score-objectives = Objectifs
board-score-coops = Coopératives
board-score-arabica = Piste Arabica
board-score-reserve = Réserve entreprise
board-score-plantations = Plantation de niveau 3, rangée B
board-score-workers = Réserve ouvrier
board-score-buildings = Bâtiments
board-score-contracts = Contrats
board-score-counters = Piste compteur
board-score-total = Total

board-story = Ce qui s’est passé tout seul

board-crumbs = Cette action jusqu’ici
board-crumbs-folded = { $steps } de plus
board-crumb-back = Revenir à : { $step }
board-crumb-kept = { $step } (ne peut plus être repris)
board-staffing = Plantations sans ouvrier
board-penalty = Payer d’un coup pour les plantations vides
board-penalty-mix = Avec quoi payer
board-penalty-coins = Payer en pièces
board-penalty-track = Payer sur la piste
board-penalty-stepper = Pièces dans ce paiement : { $coins }
board-penalty-fewer = Une pièce de moins, un recul de plus
board-penalty-more = Une pièce de plus, un recul de moins
board-penalty-losses = { $steps ->
    [0] Cela coûte { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[other] Cela coûte { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } et { $steps ->
        [one] { $steps } recul
       *[other] { $steps } reculs
    } (−{ $points } PV) :
}
board-penalty-unpaid = { $unpaid ->
    [one] { $unpaid } ne peut être payé
   *[other] { $unpaid } ne peuvent être payés
} : { $plantations ->
    [one] { $plantations } plantation est perdue
   *[other] { $plantations } plantations sont perdues
}.
board-penalty-pay = Payer ainsi
board-way = Au moindre coût
board-cost = { $given ->
    [0] { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
   *[other] { $coins ->
        [0] { "" }
        [one] { $coins } pièce et{ " " }
       *[other] { $coins } pièces et{ " " }
    }{ $given ->
            [one] { $given } café
           *[other] { $given } cafés
        }
}
board-way-cost = en tout { board-cost }
board-way-go = Le faire
board-way-why = Pourquoi pas tout de suite ?
board-pay-now = { $jokers ->
    [0] vous en avez assez
   *[other] vous en avez assez avec { $jokers } Kopi Luwak
}
board-pay-way = à portée pour { board-cost }
board-missing = { $missing ->
    [one] il en manque { $missing }
   *[other] il en manque { $missing }
}
board-cheapest = moindre coût
board-ranks = { $name } : le rang suivant
board-rank-coop = { $place } : il manque { $missing } en valeur qualité, +{ $points } PV
board-rank-bar = { $place } : encore { $missing ->
    [one] { $missing } livraison
   *[other] { $missing } livraisons
}, +{ $points } PV
board-rank-arabica = Encore { $missing ->
    [one] { $missing } pas
   *[other] { $missing } pas
}, +{ $points } PV
board-joining = Réponse automatique jusqu’à la fin de la période : oui à partir de { $least ->
    [one] { $least } café
   *[other] { $least } cafés
}.
board-less = Moins
board-more = Plus

## La scène

board-door = { $door ->
    [1] 1er
   *[other] { $door }e
}
board-ranking = Qualité : { $coop } : { $ranking }
board-stock-jokers = Jetons stock joker pour des livraisons aux six bars : { $number }
board-all-bars-1 = les 6
board-all-bars-2 = bars
board-objective = { $text } : { $points } PV ; atteint par : { $reached }
board-sumatra-civets = Civettes à Sumatra : { $civets }
board-equator = Équateur
board-compass = { $year }, phase : { $phase }
board-stacks = Bonus des contrats : piles de compteurs arabica
board-stack-of = Pile { $letter } : { $number ->
    [one] { $number } compteur arabica
   *[other] { $number } compteurs arabica
}
board-arabica-short = Arabica
board-arabica-columns = Rangée arabica : { $coop }, colonnes : { $columns }
board-all-rows-from = Toutes les rangées en colonne { $column } ou au-delà : { $points } PV ; { $piece ->
    [trader] le négociant
   *[truck] le camion
} attend encore : { $names }
board-all-from = tout { $column }+
board-area-work = Travail
board-area-workers = Ouvriers
board-area-trade = Commerce
board-area-store = Entrepôt
board-drop = Retirer un négociant du jeu ; entrepreneurs à l’œuvre : { $number }
board-for-pair = par paire
board-keeps = { $number ->
    [0] ne garde rien des autres
   *[other] garde { $number } de chaque
}
board-arrange = Entrepôt au-dessus de { $coffee } : oui ou non
board-stock-for = { $different } compteurs stock différents : { $warehouses ->
    [one] un entrepôt
   *[other] { $warehouses } entrepôts
}
board-safe = { $points } sûrs
board-source-coops = Coop.
board-source-bars = Bars
board-source-contracts = Contr.
board-source-others = Autres
board-andre-takes = tient { $points } PV
board-stop-map = Carte
board-stop-bars = Bars
board-stop-arabica = Arabica
board-stop-desk = Plateau
board-stop-others = Autres
board-desk-of = Plateau de { $name }
board-desk-own = Retour au plateau personnel
board-storage-lost = { $lost ->
    [0] rien n’est perdu
    [one] { $lost } café est perdu
   *[other] { $lost } cafés sont perdus
}
board-storage-no = il n’y a pas autant d’entrepôts
board-asks-again = Et si l’on redemande ?
board-preset-ask = me demander à chaque fois
board-preset-never = rester à l’écart jusqu’à la fin de { $year }
board-preset-from = suivre à partir de { $least } { $least ->
    [one] café
   *[other] cafés
}, sinon rester à l’écart

## Ce que l’on raconte

board-move-phase = phase
board-move-plants = plante
board-move-donkey = âne
board-move-truck = camion
board-move-lost = perd
board-move-worker = ouvriers
board-move-coins = pièces
board-move-pays = paie
board-move-civet = civette
board-move-step = arabica
board-move-counter = compteur
board-move-objective = objectif
board-move-trader = négociant
board-move-builds = construit
board-move-harvest = récolte
board-move-coffee = café
board-move-sells = remet
board-move-gives = donne
board-move-contract = contrat
board-move-delivers = livre
board-move-passes = passe
board-move-andre = André
board-progress = { $have } sur { $need }

log-heading = { $period } · { $phase }
    .brief = { $period }
board-did-contract_fulfilled = contrat { $letter }
board-did-delivered = livre { $city }
board-did-objective_claimed = objectif +{ $points }
board-did-plantation_placed = niveau { $level } : { $coop }
board-did-farm_built = ferme : { $coop }
board-did-worker_placed = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
board-did-civet_to_sumatra = civette à Sumatra
board-did-trader_placed = négociant : { $coop }
board-did-building_built = { $building } : { $coop }
board-did-warehouse_built = entrepôt { $number }
board-did-arabica_advanced = Arabica +{ $count }
board-did-coffee = { $amount ->
    [one] { $count } café
   *[other] { $count } cafés
}
board-did-coins = { $amount ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
board-did-passed = passe
board-lens = { $percent } % : molette ou Échap

## Beside the board, which marks the spaces

log-delivered = { $seat } livre à { $city }.
