game-title = Coffee Traders
game-pitch = Fondez des plantations, placez des négociants, récoltez et vendez : trois périodes de commerce équitable, de la première coopérative aux bars de Séoul.
    .short = Fondez des plantations, récoltez et vendez : trois périodes de commerce équitable.
game-progress = { $period } · { $phase }

## Vocabulaire

seat-5 = André
coop-guatemala = Guatemala
coop-colombia = Colombie
coop-brazil = Brésil
coop-ethiopia = Éthiopie
coop-indonesia = Indonésie
coffee-guatemala = café du Guatemala
coffee-colombia = café de Colombie
coffee-brazil = café du Brésil
coffee-ethiopia = café d’Éthiopie
coffee-indonesia = café d’Indonésie
coffee-luwak = Kopi Luwak
coffee-any = café d’un seul type au choix
space-a1 = rangée 1, emplacement 1
space-a2 = rangée 1, emplacement 2
space-a3 = rangée 1, emplacement 3
space-a4 = rangée 1, emplacement 4
space-a5 = rangée 1, emplacement 5
space-a6 = rangée 1, emplacement 6
space-a7 = rangée 1, emplacement 7
space-a8 = rangée 1, emplacement 8
space-b1 = rangée 1/2, emplacement 1
space-b2 = rangée 1/2, emplacement 2
space-b3 = rangée 1/2, emplacement 3
space-b4 = rangée 1/2, emplacement 4
space-b5 = rangée 1/2, emplacement 5
space-b6 = rangée 1/2, emplacement 6
space-b7 = rangée 1/2, emplacement 7
space-c1 = rangée 2/3, emplacement 1
space-c2 = rangée 2/3, emplacement 2
space-c3 = rangée 2/3, emplacement 3
space-c4 = rangée 2/3, emplacement 4
space-c5 = rangée 2/3, emplacement 5
space-c6 = rangée 2/3, emplacement 6
space-c7 = rangée 2/3, emplacement 7
path-pb1 = chemin vers la rangée 1/2, emplacement 1
path-pb2 = chemin vers la rangée 1/2, emplacement 2
path-pb3 = chemin vers la rangée 1/2, emplacement 3
path-pb4 = chemin vers la rangée 1/2, emplacement 4
path-pb5 = chemin vers la rangée 1/2, emplacement 5
path-pb6 = chemin vers la rangée 1/2, emplacement 6
path-pb7 = chemin vers la rangée 1/2, emplacement 7
path-pc1 = chemin vers la rangée 2/3, emplacement 1
path-pc2 = chemin vers la rangée 2/3, emplacement 2
path-pc3 = chemin vers la rangée 2/3, emplacement 3
path-pc4 = chemin vers la rangée 2/3, emplacement 4
path-pc5 = chemin vers la rangée 2/3, emplacement 5
path-pc6 = chemin vers la rangée 2/3, emplacement 6
path-pc7 = chemin vers la rangée 2/3, emplacement 7
site-s1 = emplacement de station 1
site-s2 = emplacement de station 2
site-s3 = emplacement de station 3
site-s4 = emplacement de station 4
site-s5 = emplacement de station 5
site-p1 = emplacement de poste 1
site-p2 = emplacement de poste 2
site-p3 = emplacement de poste 3
site-p4 = emplacement de poste 4
site-p5 = emplacement de poste 5
site-h1 = emplacement d’hôpital 1
site-h2 = emplacement d’hôpital 2
site-h3 = emplacement d’hôpital 3
site-h4 = emplacement d’hôpital 4
site-h5 = emplacement d’hôpital 5
site-f1 = emplacement de ferme 1
site-f2 = emplacement de ferme 2
site-f3 = emplacement de ferme 3
site-f4 = emplacement de ferme 4
site-f5 = emplacement de ferme 5
building-warehouse = entrepôt
building-station = station de production
building-fairtrade = poste de commerce équitable
building-hospital = hôpital
city-amsterdam = Amsterdam
city-vienna = Vienne
city-rome = Rome
city-new_york = New York
city-melbourne = Melbourne
city-seoul = Séoul
letter-A = A
letter-B = B
letter-C = C
letter-D = D
letter-E = E
letter-F = F
objective-warehouses_5 = construire les 5 entrepôts
objective-stations_3_fairtrade_3 = construire les 3 stations et les 3 postes
objective-contracts_6 = remplir les 6 contrats
objective-traders_in_5_houses = avoir un négociant dans les 5 maisons de négoce à la fois
objective-ten_coffees_in_2_warehouses = avoir en même temps au moins 10 cafés de chacun de 2 types
    .strict = avoir 10 cafés ou plus de chacun de 2 types, tous deux sous un entrepôt
objective-bars_6_with_2_or_more = livrer au moins 2 cafés en une fois à chacun des 6 bars
objective-plantations_11 = placer les 11 plantations
objective-upper_plantation_and_building_in_4 = une plantation en rangée haute et un bâtiment dans 4 coopératives
objective-quality_8_in_2 = valeur qualité d’au moins 8 dans 2 coopératives
item-animal = compteur animal
item-civet = civette
item-trader = négociant
element-A = marqueur action
element-B = négociant
element-C = trois pièces
counter-arabica = compteur Arabica
counter-animal = compteur animal
counter-joker = compteur joker
plantation_row-A = A
plantation_row-B = B
plantation_row-C = C
transport-none = sans transport
transport-donkey = à dos d’âne
transport-truck = en camion
animal_choice-own = l’animal de la coopérative
animal_choice-joker = l’animal joker
spot-area3 = la zone III
spot-bonus = la réserve bonus
store-row = prochain emplacement de rangée
store-guatemala = au-dessus du café du Guatemala
store-colombia = au-dessus du café de Colombie
store-brazil = au-dessus du café du Brésil
store-ethiopia = au-dessus du café d’Éthiopie
store-indonesia = au-dessus du café d’Indonésie
store-luwak = au-dessus du Kopi Luwak
phase-setup = Mise en place
phase-work = Travailler
phase-workers = Affecter des ouvriers
phase-trade = Commercer & construire
phase-harvest = Récolter
phase-sell = Vendre
phase-reset = Réinitialiser
phase-over = Partie terminée
period-1970 = 1970
period-1975 = 1975
period-1980 = 1980
atom-civet = civette
atom-worker = ouvrier
atom-arabica = » sur une rangée au choix
atom-donkey = âne
atom-coin = pièce
atom-building = bâtiment gratuit
atom-truck = camion
atom-hospital = hôpital
atom-coffee_any = un café au choix
atom-coffee_coop_2 = deux cafés de la coopérative
atom-exchange_3 = échange 3:1
atom-exchange_2 = échange 2:1

## Guide des phases

guide-setup = Choisissez l’emplacement de votre dernière plantation de départ.
guide-work = Dépensez vos marqueurs action pour des plantations, des ouvriers, des ânes, des civettes ou des pièces ; qui passe quitte la phase.
guide-workers = Occupez vos plantations, aidez les autres, puis payez pour ce qui reste vide.
guide-trade = Placez des négociants ou construisez ; les autres peuvent suivre. La phase s’achève quand tout le monde passe l’un après l’autre.
guide-harvest = Postes et négociants se partagent le café.
guide-sell = Remplissez des contrats ou livrez aux bars ; l’ordre dans lequel on passe devient l’ordre du tour.
guide-reset = Stockez le café et rechargez la réserve bonus.
guide-over = Décompte final.

## Questions

prompt-setup = Choisissez un emplacement libre de la rangée 1 pour votre dernière plantation.
    .other = { $seat } place sa dernière plantation.
prompt-work = Choisissez une action ou passez.
    .other = { $seat } choisit une action.
prompt-space = Où placer la plantation de niveau { $level } ?
    .other = { $seat } place une plantation de niveau { $level }.
prompt-animal = { $coop } : quel compteur animal prenez-vous ?
    .other = { $seat } prend un compteur animal ({ $coop }).
prompt-row = Sur quelle rangée Arabica avancez-vous ?
    .other = { $seat } choisit une rangée Arabica.
prompt-farm = Construire la ferme ou la retirer du jeu ?
    .other = { $seat } décide pour la ferme.
prompt-serve = { $coop } : seulement { $number } au centre-ville. Qui reçoit un ouvrier ?
    .other = { $number ->
        [one] { $seat } choisit qui reçoit le dernier ouvrier ({ $coop }).
       *[other] { $seat } choisit qui reçoit l’un des { $number } ouvriers ({ $coop }).
    }
prompt-on = { $coop }, { $owner } : quelle plantation reçoit l’ouvrier ?
    .other = { $seat } choisit une plantation ({ $coop }, { $owner }).
prompt-own = Placez des ouvriers sur vos plantations (reste : { $workers }) ou arrêtez.
    .other = { $seat } occupe ses plantations ({ $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}).
prompt-help = Aidez quelqu’un avec un ouvrier (reste : { $workers }) ou passez.
    .other = { $seat } peut aider les autres ({ $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}).
prompt-penalty = Payez pour les plantations inoccupées : reste { $amount }.
    .other = { $seat } paie pour ses plantations inoccupées (reste { $amount }).
prompt-remove = Choisissez une plantation à perdre ({ $amount } en tout).
    .other = { $seat } perd une plantation ({ $amount } en tout).
prompt-trade = Placez un négociant, construisez, retirez un négociant ou passez.
    .other = { $seat } commerce, construit ou passe.
prompt-site = Choisissez un emplacement : { $building }.
    .other = { $seat } choisit un emplacement : { $building }.
prompt-store = Où placer le nouvel entrepôt ?
    .other = { $seat } place un entrepôt.
prompt-take = Choisissez le café reçu.
    .other = { $seat } choisit un café.
prompt-join_trade = { $coop } : placez-vous aussi un négociant ?
    .other = { $seat } peut suivre ({ $coop }).
prompt-join_build = { $where ->
    [home] { $leader } a construit un entrepôt. Donnez-vous un café pour en construire un aussi ?
   *[coop] { $leader } a construit ({ $coop }). Donnez-vous un café pour y construire aussi ?
}
    .other = { $where ->
    [home] { $seat } peut suivre { $leader } avec un entrepôt.
   *[coop] { $seat } peut suivre { $leader } ({ $coop }).
}
prompt-give_leader = Quel café donnez-vous à { $leader } ?
    .other = { $seat } donne un café à { $leader }.
prompt-join_kind = Que construisez-vous ?
    .other = { $seat } choisit un bâtiment.
prompt-trader = Où va le nouveau négociant ?
    .other = { $seat } place un nouveau négociant.
prompt-sell = Remplissez un contrat, livrez à un bar ou passez ; échange et achat sont libres.
    .other = { $seat } vend du café.
prompt-second = Faites la deuxième livraison ou passez pour cette phase.
    .other = { $seat } peut livrer une deuxième fois.
prompt-type = Avec quel café payez-vous les { $number } ?
    .other = { $seat } choisit le café d’une livraison de { $number }.
prompt-luwak_line = Contrat { $letter }, { $coffee } : combien de Kopi Luwak ?
    .other = { $seat } paie le contrat { $letter } ({ $coffee }).
prompt-luwak_bar = Livraison de { $number } ({ $coffee }) : combien de Kopi Luwak ?
    .other = { $seat } paie une livraison de { $number } ({ $coffee }).
prompt-swap = Échange contre un { $coffee } : donnez encore { $amount ->
    [one] { $amount } café
   *[other] { $amount } cafés
}.
    .other = { $seat } donne { $amount ->
    [one] { $amount } café
   *[other] { $amount } cafés
} contre un { $coffee }.
prompt-spend = Choisissez un compteur stock à dépenser (encore { $amount }).
    .other = { $seat } dépense des compteurs stock (encore { $amount }).
prompt-option = Contrat { $letter } : choisissez un côté du bonus.
    .other = { $seat } choisit le bonus du contrat { $letter }.
prompt-item = Une rangée de contrats est complète : prenez un élément.
    .other = { $seat } prend un élément près des contrats.
prompt-build = Choisissez un bâtiment gratuit.
    .other = { $seat } construit gratuitement.
prompt-joker = Sur quel emplacement poser le compteur stock joker ?
    .other = { $seat } pose un compteur stock joker.
prompt-storage = Quels cafés reçoivent leur propre entrepôt ?
    .other = { $seat } réorganise ses entrepôts.
prompt-game_over = La partie est terminée.
    .other = La partie est terminée.

## Actions

action-plant = Plantation de la rangée { $plantation_row } : niveau { $level } ({ $price ->
    [0] gratuite
    [one] { $price } pièce
   *[other] { $price } pièces
})
action-staff = Envoyer des ouvriers aux plantations ({ $coop })
action-donkey = Âne ({ $coop }) : { $path }
action-civet = Civette à Sumatra
action-coins = Prendre { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
action-pass = Passer
action-bonus = Utiliser la réserve bonus : { $element }
action-recharge = Remettre trois pièces dans la réserve bonus
action-space = { $coop }, { $space }, { $transport }
action-animal = Prendre { $animal_choice }
action-row = » sur la rangée : { $coop }
action-farm = Ferme : { $coop }, { $site }
action-discard = Retirer la ferme du jeu
action-serve = Ouvrier pour { $owner }
action-on = Ouvrier : { $coop }, { $space }
action-work = Ouvrier sur une de vos plantations ({ $coop })
action-done = Arrêter
action-help = Aider : { $coop }, { $space }
action-coin = Payer une pièce
action-back = « Reculer sur la rangée : { $coop }
action-remove = Perdre la plantation : { $coop }, { $space }
action-trade = Ouvrir la maison de négoce ({ $coop })
action-build = Construire : { $building }
action-drop = Retirer un négociant du jeu pour deux pas »
action-site = Construire : { $coop }, { $site }
action-store = Entrepôt : { $store }
action-take = Prendre un { $coffee }
action-join = Suivre
action-decline = Refuser
action-give = Donner un { $coffee }
action-trader = Négociant dans { $spot }
action-contract = Remplir le contrat { $letter } ({ $points } PV)
action-deliver = Livrer à { $city }, emplacement { $slot } : { $amount } × { $coffee }
action-swap = Échanger { $amount } cafés contre un { $coffee }
action-buy = Acheter un { $coffee } ({ $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
})
action-stock = Dépenser { $number } compteurs stock pour { $amount ->
    [one] un entrepôt
   *[other] { $amount } entrepôts
}
action-type = Payer en { $coffee }
action-luwak = Kopi Luwak : { $number }
action-spend = Dépenser le compteur stock : { $coop }
action-option = Bonus { $side } : { $atoms }
action-item = Prendre : { $item }
action-joker = Compteur stock joker : { $coop }
action-storage = { $amount ->
    [0] Tous les entrepôts en rangée
   *[other] Avec leur propre entrepôt : { $tracks }
}

## Effets

effect-pay = −{ $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
effect-coins = +{ $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
effect-points = +{ $amount } PV
effect-forfeit = −{ $amount } PV
effect-atom = + { $atom }
effect-advance = 1 pas sur la rangée Arabica ({ $coop })
effect-animal = + compteur animal
effect-donkeys = { $amount ->
    [one] −{ $amount } âne
   *[other] −{ $amount } ânes
}
effect-worker = −1 ouvrier
effect-markers = { $amount ->
    [one] −{ $amount } marqueur action
   *[other] −{ $amount } marqueurs action
}
effect-harvested = { $amount ->
    [0] aucun café si la récolte avait lieu maintenant
    [one] { $amount } café si la récolte avait lieu maintenant
   *[other] { $amount } cafés si la récolte avait lieu maintenant
}
effect-trader = −1 négociant
effect-gift = −1 café, pour le meneur
effect-may_build = { $building } possible : +{ $amount } PV
effect-house_coin = { $others ->
    [0] +1 pièce : tous les autres y ont un négociant
    [one] +1 pièce si la dernière personne interrogée après vous suit
   *[other] +1 pièce si les { $others } personnes interrogées après vous suivent toutes
}
effect-stock = + compteur stock { $coop }
effect-quality = qualité { $before } → { $after } ({ $coop })
effect-lost = { $amount ->
    [one] { $amount } café perdu
   *[other] { $amount } cafés perdus
}

## Journal

event-period_started = La période { $period } commence.
event-phase_started = Phase : { $phase }.
event-coins_gained = { $seat } reçoit { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}.
event-coins_paid = { $seat } paie { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}.
event-plantation_placed = { $seat } place une plantation de niveau { $level } : { $coop }, { $space }.
event-donkey_placed = { $seat } pose un âne ({ $coop }) : { $path }.
event-truck_placed = { $seat } gare un camion : { $coop }, { $space }.
event-worker_to_town = { $seat } envoie un ouvrier au centre-ville ({ $coop }).
event-donkey_gained = { $seat } reçoit un âne.
event-truck_gained = { $seat } reçoit un camion.
event-trader_gained = { $seat } gagne un négociant, placé dans { $spot }.
event-civet_to_sumatra = { $seat } amène une civette à Sumatra.
event-civet_kept = { $seat } garde une civette dans la réserve entreprise.
event-worker_gained = { $seat } reçoit un ouvrier.
event-arabica_advanced = { $seat } avance en colonne { $column } sur la rangée Arabica : { $coop }.
event-arabica_retreated = { $seat } recule en colonne { $column } sur la rangée Arabica : { $coop }.
event-counter_gained = { $seat } gagne un compteur { $coop } ({ $counter }).
event-joker_gained = { $seat } gagne un compteur animal joker.
event-pair_stacked = { $seat } empile une paire de compteurs { $coop }.
event-objective_claimed = { $seat } remplit un objectif : { $objective } ({ $points } PV).
event-farm_built = { $seat } construit une ferme : { $coop }, { $site }.
event-farm_discarded = { $seat } renonce à une ferme.
event-worker_placed = { $seat } place un ouvrier : { $coop }, { $space } (plantation : { $owner }).
event-town_refilled = Un nouvel ouvrier arrive au centre-ville ({ $coop }).
event-bonus_used = { $seat } utilise la réserve bonus : { $element }.
event-bonus_recharged = { $seat } remet trois pièces dans la réserve bonus.
event-passed = { $seat } passe.
event-penalty_due = { $seat } doit { $amount } pour des plantations inoccupées.
event-plantation_lost = { $seat } perd la plantation : { $coop }, { $space }.
event-trader_placed = { $seat } place un négociant en position { $place } ({ $coop }).
event-stock_counter_taken = { $seat } prend un compteur stock { $coop }.
event-house_coin_taken = { $seat } prend la pièce de la maison de négoce ({ $coop }).
event-building_built = { $seat } construit : { $building }, { $coop }, { $site }.
event-warehouse_built = { $seat } construit l’entrepôt numéro { $number }.
event-coffee_gained = { $seat } reçoit { $amount } × { $coffee }.
event-coffee_paid = { $seat } paie { $amount } × { $coffee }.
event-coffee_given = { $seat } donne 1 × { $coffee } à { $leader }.
event-exchange_improved = { $seat } échange désormais à { $ratio }:1.
event-trader_removed = { $seat } retire un négociant du jeu.
event-crop_counted = { $coop } : { $plantations ->
    [one] { $plantations } plantation occupée produit
   *[other] { $plantations } plantations occupées produisent
} { $amount ->
    [one] { $amount } café
   *[other] { $amount } cafés
}.
event-post_served = { $coop }, poste : { $seat } reçoit un café.
event-traders_served = { $coop }, négociant : { $seat } reçoit { $amount ->
    [one] { $amount } café
   *[other] { $amount } cafés
}.
event-crop_lost = { $coop } : { $amount ->
    [one] { $amount } café est perdu
   *[other] { $amount } cafés sont perdus
}.
event-civets_returned = { $amount ->
    [one] { $seat } récupère une civette.
   *[other] { $seat } récupère { $amount } civettes.
}
event-contract_fulfilled = { $seat } remplit le contrat { $letter }.
event-item_taken = { $seat } prend un élément près des contrats : { $item }.
event-delivered = { $seat } livre à { $city }, emplacement { $slot }.
event-stock_joker_placed = { $seat } pose le compteur stock joker : { $coop }.
event-stock_spent = { $seat } dépense un compteur stock { $coop }.
event-storage_arranged = { $seat } réorganise ses entrepôts.
event-coffee_lost = { $seat } n’a pas de place pour { $amount } × { $coffee }.
event-stock_paid = Les compteurs stock donnent à { $seat } { $amount } × { $coffee }.
event-tokens_taken = { $seat } prend { $amount ->
    [one] un jeton –3 PV
   *[other] { $amount } jetons –3 PV
}.
event-bonus_refilled = { $seat } recharge la réserve bonus.
event-order_set = Place { $place } dans l’ordre du tour : { $seat }.
event-andre_skipped = André n’a rien à faire à son tour { $turn }.
event-counter_turned = André retourne le compteur { $coop }.
event-andre_contract = Nouveau contrat d’André : { $top }, { $middle }, { $bottom }.
event-counters_shuffled = André mélange ses compteurs.
event-game_ended = La troisième période est finie ; place au décompte.

## Refus

refusal-game-over = La partie est terminée.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-other-question = Il faut d’abord décider autre chose.
refusal-too-dear = Cela coûte { $price }, vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
refusal-no-marker = Vous avez trop peu de marqueurs action ({ $markers }).
refusal-row-used-up = La rangée { $plantation_row } n’a plus de plantation.
refusal-no-target = Vous ne pouvez placer nulle part une plantation de niveau { $level } pour l’instant.
refusal-nobody-waits = Personne n’a de plantation inoccupée ({ $coop }).
refusal-no-spare-donkey = Votre réserve personnelle n’a plus d’âne.
refusal-no-such-place = Cet emplacement n’existe pas.
refusal-path-full = Le chemin est plein d’ânes.
refusal-path-not-yours = Aucune de vos plantations n’est au bas de ce chemin.
refusal-no-civet = Votre réserve personnelle n’a plus de civette.
refusal-space-taken = { $owner } y a une plantation.
refusal-first-row-only = Cette plantation doit aller en rangée 1.
refusal-wrong-level = Cette rangée n’accepte pas le niveau { $level }.
refusal-no-worker-to-start = Votre première plantation ({ $coop }) exige un ouvrier de votre réserve.
refusal-wrong-transport = La rangée 1 se passe de transport, les rangées hautes exigent des ânes ou un camion.
refusal-path-blocked = Un âne bloque le chemin ({ $owner }).
refusal-too-few-below = Il vous faut au moins autant de plantations en rangée 1 qu’en rangée 2/3.
refusal-no-truck = Votre réserve entreprise n’a pas de camion.
refusal-no-truck-space = Aucun camion n’atteint cet emplacement.
refusal-no-support = Aucune de vos plantations libres de la rangée inférieure ne soutient cet emplacement.
refusal-no-donkey = Il faut { $needed ->
    [one] { $needed } âne
   *[other] { $needed } ânes
}, vous en avez { $donkeys }.
refusal-no-site = Il n’y a pas d’emplacement libre.
refusal-not-for-farms = Cet emplacement n’est pas prévu pour une ferme.
refusal-not-waiting-there = Pas de plantation inoccupée à cet endroit ({ $coop }, { $owner }).
refusal-delivering = Après une livraison, vous ne pouvez que livrer encore une fois ou passer pour cette phase.
refusal-served-already = { $owner } reçoit déjà un ouvrier.
refusal-needs-no-worker = { $owner } n’y a pas besoin d’ouvrier.
refusal-animal-gone = Ce compteur animal n’est plus là.
refusal-row-full = Vous ne pouvez plus avancer sur cette rangée ({ $coop }).
refusal-not-lowest-row = L’ouvrier va dans la rangée la plus basse ayant une plantation inoccupée.
refusal-bonus-not-here = Cet élément de la réserve bonus ne sert pas ici : { $element }.
refusal-bonus-empty = Cet emplacement de la réserve bonus est vide : { $element }.
refusal-bonus-last = Le dernier élément doit rester dans la réserve bonus.
refusal-bonus-guard = Une fois par tour suffit : des pièces sont déjà entrées ou sorties de la réserve bonus.
refusal-bonus-full = Votre réserve bonus contient déjà un négociant.
refusal-purse-full = Les pièces sont déjà dans la réserve bonus.
refusal-recharge-useless = Ici, recharger ne sert qu’à libérer le négociant de la réserve bonus.
refusal-no-worker = Votre réserve ouvrier est vide.
refusal-nothing-of-yours-waits = Vous n’avez pas de plantation inoccupée ({ $coop }).
refusal-not-an-opponents-plantation = Ce n’est pas une plantation inoccupée d’un adversaire.
refusal-help-lower-row = Les rangées basses d’abord : des plantations attendent en rangée { $row ->
    [1] 1
    [2] 1/2
   *[3] 2/3
}.
refusal-must-pay = Payer est obligatoire tant qu’il reste une pièce ou un recul possible.
refusal-no-coins = Vous n’avez plus de pièce.
refusal-no-retreat = Vous ne pouvez pas reculer sur cette rangée ({ $coop }).
refusal-not-highest-row = Vous perdez d’abord une plantation inoccupée de votre plus haute rangée.
refusal-no-trader = Vous n’avez pas de négociant en zone III.
refusal-house-open = La maison de négoce est déjà ouverte ({ $coop }).
refusal-not-the-leaders-place = Suivre, c’est construire là où le meneur a construit.
refusal-all-built = Il n’en reste plus : { $building }.
refusal-hospital-locked = Encore bloqué : { $building }. Videz d’abord la colonne des stations ou des postes.
refusal-other-type = Cet emplacement ne convient pas : { $building }.
refusal-site-taken = { $owner } y a construit.
refusal-site-closed = Cet emplacement n’est ouvert qu’à partir de { $players } joueurs.
refusal-no-slot = Il n’y a pas de place pour l’entrepôt.
refusal-not-luwak = Le Kopi Luwak ne s’obtient pas ainsi.
refusal-no-coffee = Vous n’avez pas de { $coffee }.
refusal-contract-done = Le contrat { $letter } est déjà rempli.
refusal-coffee-missing = { $missing ->
    [one] Il manque { $missing } café.
   *[other] Il manque { $missing } cafés.
}
refusal-slot-taken = { $owner } y a livré.
refusal-delivery-too-large = Vous ne pouvez pas payer { $number ->
    [one] { $number } café
   *[other] { $number } cafés
}.
refusal-too-few-coffees = Un échange exige { $needed } cafés, vous en avez { $coffees }.
refusal-too-few-warehouses = Il vous reste trop peu d’entrepôts ({ $left }).
refusal-too-few-colours = Il faut { $needed } compteurs stock différents, vous en avez { $colours }.
refusal-luwak-number = Ce nombre de Kopi Luwak ne convient pas.
refusal-different-colours = Un compteur { $coop } est déjà dépensé ; les couleurs doivent différer.
refusal-no-stock-counter = Vous n’avez pas de compteur stock { $coop }.
refusal-no-effect = Ce côté n’aurait aucun effet.
refusal-item-gone = Cet élément n’est pas à côté de vos contrats : { $item }.
refusal-too-many-columns = Vous pouvez déplacer { $number ->
    [one] { $number } entrepôt
   *[other] { $number } entrepôts
} au plus.
refusal-storage-no-better = Une autre disposition garde au moins autant de tout.

## Décompte et fin

source-deliveries = Livraisons aux bars
source-majority = Majorité à { $city }
source-objectives = Objectifs
source-coop = { $coop } (valeur qualité { $quality })
    .topic = { $coop }
source-arabica = Piste Arabica
source-reserve = Réserve entreprise
source-plantation = Plantation de niveau 3 de la rangée B
source-workers = Réserve ouvrier
source-buildings = Bâtiments
source-contracts = Contrats
source-counters = Piste compteur (emplacements occupés : { $number })
    .topic = Piste compteur
end-three_periods = Trois périodes ont été jouées.

## Options

option-experienced_last_plantation = Les joueurs expérimentés choisissent l’emplacement de leur dernière plantation
option-experienced_last_plantation-off = non
option-experienced_last_plantation-on = oui
option-vicious_objectives = Variante vicieuse : seule la première personne à remplir un objectif marque
option-vicious_objectives-off = non
option-vicious_objectives-on = oui
option-ten_coffees = L’objectif « dix cafés dans deux de vos entrepôts »
option-ten_coffees-tracks = dix d’une sorte sur deux pistes
option-ten_coffees-warehouses = dix d’une sorte sur deux pistes surmontées d’un entrepôt
option-handicap_1 = Handicap du joueur 1 : contrats plus durs
option-handicap_1-0 = aucun
option-handicap_1-2 = deux
option-handicap_1-4 = quatre
option-handicap_2 = Handicap du joueur 2 : contrats plus durs
option-handicap_2-0 = aucun
option-handicap_2-2 = deux
option-handicap_2-4 = quatre
option-handicap_3 = Handicap du joueur 3 : contrats plus durs
option-handicap_3-0 = aucun
option-handicap_3-2 = deux
option-handicap_3-4 = quatre
option-handicap_4 = Handicap du joueur 4 : contrats plus durs
option-handicap_4-0 = aucun
option-handicap_4-2 = deux
option-handicap_4-4 = quatre
option-handicap_5 = Handicap du joueur 5 : contrats plus durs
option-handicap_5-0 = aucun
option-handicap_5-2 = deux
option-handicap_5-4 = quatre

## Éditions

objection-contract-order = Les contrats se suivent de A1 à F5 : celui-ci est { $id }.
objection-three-types = Un contrat demande trois cafés différents.
objection-contract-sides = Le côté pour 2 et 3 joueurs est le plus dur.
objection-same-start = Deux contrats F commenceraient au même emplacement : { $coffee } figure deux fois dans cette ligne.
objection-contract-rows = Les rangées sont A et B, C et D, E et F.
objection-items = À côté des contrats se trouvent : { $items }.
objection-level-total = Les trois rangées contiennent { $expected } plantations de niveau { $level }.
objection-farm-last = Une ferme est le dernier élément de sa rangée.
objection-farm-rows = Les rangées A et C finissent par une ferme, pas la rangée B.
objection-level-of-plantation = Une plantation a un niveau, une ferme n’en a pas.
objection-plain-farm = Une ferme n’a ni bonus ni points.
objection-four-points = La règle connaît un élément à 4 PV : la plantation de niveau 3 de la rangée B.
objection-fixed-length = Il faut { $expected } éléments.
objection-offers = On échange des compteurs de stock de trois et de cinq couleurs.
objection-falling = Chaque côté du compteur est meilleur que le précédent.
objection-animal-row = Les compteurs animaux ne se trouvent qu’à côté de la rangée 2/3.
objection-space-order = C’est « { $expected } » dans l’ordre des rangées et des numéros.
objection-one-path = Un seul chemin mène à chaque emplacement supérieur ; emplacement et chemin se nomment l’un l’autre.
objection-row-size = La rangée { $row } a { $least } à { $most } emplacements.
objection-donkeys = La règle montre un âne sous la rangée 1/2 et deux sous la rangée 2/3.
objection-row-below = { $space } ne figure pas une fois dans la rangée inférieure.
objection-setup-spaces = Il faut trois emplacements différents de la rangée 1.
objection-site-count = Au plus { $most } emplacements de cette sorte ont un nom.
objection-andre-station = André a besoin d’un emplacement de station 4–5 joueurs.
objection-one-animal = Un bar a au plus un compteur animal tiré au sort.
objection-five-animals = Cinq cases ont un compteur animal tiré au sort, pas { $found }.
objection-too-many-counters = Utilise { $found } compteurs Arabica sur { $limit }.
objection-stack-size = Une pile a au plus { $most } compteurs.
objection-andre-post = Doit nommer chaque fois un autre emplacement de poste : { $values }.

## Image de terminal

picture-order = Ordre du tour : { $order }
picture-next-order = ont passé : { $order }
picture-coop = Coopérative
picture-row-3 = Rangée 2/3
picture-row-2 = Rangée 1/2
picture-row-1 = Rangée 1
picture-donkeys = Ânes
picture-house = Maison
picture-buildings = Bâtiments
picture-quality = Qualité
picture-town = { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}, récolte { $crop } sur { $full }
picture-objective = { $tile } { $text } : { $claims }
picture-stacks = Compteurs Arabica : { $stacks }
picture-andre = André : contrat { $lines }, retournés { $turned }, plantations restantes { $left }, négociants { $traders }, prend { $points } PV
picture-supplies = Réserves
picture-supplies-of = { $coins }¢ ânes { $donkeys } camions { $trucks } civettes { $civets }
picture-people = Gens
picture-people-of = marqueurs { $markers } ouvriers { $workers } négociants { $traders }+{ $contractors }
picture-reserve = Réserve bonus
picture-coffees = Café
picture-storage = Entrepôts, échange, stock
picture-plantations = Plantations à venir, bâtiments
picture-contracts = Contrats
picture-arabica = Piste Arabica
picture-counters = Compteurs
picture-points-bars = PV livraisons
picture-points-majorities = PV majorités
picture-points-objectives = PV objectifs
picture-points-coops = PV coopératives
picture-points-arabica = PV Arabica
picture-points-reserve = PV réserve
picture-points-plantations = PV plantation
picture-points-workers = PV ouvriers
picture-points-buildings = PV bâtiments
picture-points-contracts = PV contrats
picture-points-counters = PV compteurs
picture-total = PV si la partie finissait
picture-legend = A B C … joueurs · chiffre = niveau, ! sans ouvrier, t camion · ☼ animal, * animal joker · G C B E I cafés, K Kopi Luwak, ? au choix · ¢ pièces · ★ PV · ▣ entrepôts ou bâtiments restants · ✚ hôpital · ⌂ ferme · × passé
