game-title = Café del Gatto
game-pitch = Achetez du lait et du café à la machine à expresso, remplissez vos cinq tasses de bas en haut et servez les meilleures boissons avant que les belles tuiles ne soient prises.
    .short = Remplissez cinq tasses et servez avant que les belles tuiles ne partent.
game-progress = Tour { $round }

## Vocabulary

face-milk = lait
face-coffee = café
token-1c = 1 froid
token-1f = 1 crémeux
token-1h = 1 chaud
token-2c = 2 froid
token-2f = 2 crémeux
token-2h = 2 chaud
token-3c = 3 froid
token-3f = 3 crémeux
token-3h = 3 chaud
token-4c = 4 froid
token-4f = 4 crémeux
token-4h = 4 chaud
token-5c = 5 froid
token-5f = 5 crémeux
token-5h = 5 chaud
token-6c = 6 froid
token-6f = 6 crémeux
token-6h = 6 chaud
cup-espresso = Espresso
cup-espresso_macchiato = Espresso macchiato
cup-doppio = Doppio
cup-cappuccino = Cappuccino
cup-latte_macchiato = Latte macchiato

## Prompts

prompt-turn_start = À vous : achetez un jeton, servez des tasses pleines ou prenez des pièces.
    .other = { $seat } choisit une action.
prompt-after_clean = La colonne est nettoyée : achetez un jeton, nettoyez encore ou terminez votre tour.
    .other = { $seat } décide de la suite après le nettoyage.
prompt-place = Choisissez une tasse pour le jeton { $face } { $token }.
    .other = { $seat } choisit une tasse pour le jeton { $face } { $token }.
prompt-sugar = { $cup }, valeur Barista { $barista } : combien de dés de sucre ajoutez-vous ?
    .other = { $seat } peut sucrer sa tasse { $cup } (valeur Barista { $barista }).
prompt-tile = { $cup }, valeur Barista { $barista } : choisissez une tuile Boisson.
    .other = { $seat } choisit une tuile Boisson pour sa tasse { $cup } (valeur Barista { $barista }).
prompt-serve_more = Servez une autre tasse pleine ou arrêtez de servir.
    .other = { $seat } peut servir une autre tasse.
prompt-interim_serve = Tour intermédiaire : servez une de vos tasses pleines.
    .other = Tour intermédiaire : { $seat } sert une tasse pleine.
prompt-interim_discard = Personne n’a pu servir : videz votre tasse la plus remplie.
    .other = Personne n’a pu servir : { $seat } vide sa tasse la plus remplie.
prompt-game_over = La partie est terminée.
    .other = La partie est terminée.

## Actions

action-clean = Nettoyer la colonne { $column }
action-buy = Acheter le jeton { $column } { $token }, rangée { $row } ({ $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
})
action-place = Poser sur la tasse { $cup }
action-serve = Servir la tasse { $cup } (jetons d’une valeur de { $sum })
action-sugar = { $cubes ->
    [0] Sans sucre
    [one] Ajouter { $cubes } dé de sucre
   *[other] Ajouter { $cubes } dés de sucre
}
action-tile = Prendre la tuile Boisson { $value }
action-discard = Vider la tasse { $cup }
action-take = { $amount ->
    [0] Prendre des pièces (la réserve est vide)
    [one] Prendre { $amount } pièce
   *[other] Prendre { $amount } pièces
}
action-end_serve = Arrêter de servir
action-end_turn = Terminer le tour

## Effects

effect-pay = { $amount ->
    [one] −{ $amount } pièce
   *[other] −{ $amount } pièces
}
effect-coins = { $amount ->
    [one] +{ $amount } pièce
   *[other] +{ $amount } pièces
}
effect-sugar = { $amount ->
    [one] +{ $amount } dé de sucre
   *[other] +{ $amount } dés de sucre
}
effect-points = { $amount ->
    [one] +{ $amount } point
   *[other] +{ $amount } points
}
effect-menu = { $amount ->
    [one] carte des boissons +{ $amount } pièce
   *[other] carte des boissons +{ $amount } pièces
}
effect-filling = { $filled ->
    [one] { $filled } case remplie
   *[other] { $filled } cases remplies
} sur { $size }, jetons d’une valeur de { $sum }
effect-barista = valeur Barista { $barista }

## Log

event-coins_paid = { $seat } paie { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}.
event-coins_gained = { $amount ->
    [0] { $seat } ne reçoit aucune pièce.
    [one] { $seat } reçoit { $amount } pièce.
   *[other] { $seat } reçoit { $amount } pièces.
}
event-token_bought = { $seat } achète le jeton { $column } { $token }, rangée { $row }, pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}.
event-sugar_gained = { $cubes ->
    [0] { $seat } ne reçoit pas de sucre : la réserve est vide.
    [one] { $seat } reçoit { $cubes } dé de sucre.
   *[other] { $seat } reçoit { $cubes } dés de sucre.
}
event-token_placed = { $seat } pose le jeton { $face } { $token } sur la tasse { $cup }.
event-token_drawn = Nouveau dans la colonne { $column }, rangée { $row } : { $token }.
event-bag_refilled = La pochette est remplie avec { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} de la défausse.
event-column_cleaned = { $seat } nettoie la colonne { $column }.
event-cup_served = { $seat } sert la tasse { $cup } avec des jetons d’une valeur de { $sum }.
event-sugar_spent = { $seat } ajoute { $cubes ->
    [one] { $cubes } dé de sucre
   *[other] { $cubes } dés de sucre
}.
event-tile_taken = { $seat } prend la tuile Boisson { $value } ({ $cup }).
event-interim_started = Pochette et défausse sont vides : tour intermédiaire, ouvert par { $seat }.
event-interim_skipped = { $seat } saute ce tour.
event-cup_emptied = { $seat } vide la tasse { $cup }.
event-end_triggered = { $seat } a servi toutes ses tasses : c’est le dernier tour.
event-game_ended = La partie est terminée.
event-turn_started = C’est à { $seat } de jouer.

## Refusals

refusal-game-over = La partie est terminée.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-place-first = Posez d’abord le jeton acheté sur une tasse.
refusal-sugar-first = Indiquez d’abord combien de sucre vous ajoutez.
refusal-tile-first = Choisissez d’abord une tuile Boisson.
refusal-serving-goes-on = Vous êtes en train de servir : servez une autre tasse pleine ou arrêtez de servir.
refusal-interim-serve = Pendant le tour intermédiaire, vous devez servir une tasse pleine.
refusal-interim-empty = Pendant ce tour intermédiaire, vous devez vider votre tasse la plus remplie.
refusal-only-buy-after-cleaning = Après un nettoyage, vous pouvez seulement nettoyer encore, acheter ou terminer le tour.
refusal-nothing-to-end = Il n’y a pas de service à terminer.
refusal-no-pass = On ne peut terminer le tour ainsi qu’après un nettoyage.
refusal-no-open-cup = Sans tasse à remplir, nettoyer ne sert à rien.
refusal-cleaning-too-dear = Le nettoyage coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, vous en avez { $coins }.
refusal-no-cup-takes-it = Aucune de vos tasses n’attend de { $face } maintenant.
refusal-too-dear = Ce jeton coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, vous en avez { $coins }.
refusal-nothing-to-place = Vous n’avez pas encore acheté de jeton.
refusal-cup-served = La tasse { $cup } est déjà servie.
refusal-cup-full = La tasse { $cup } est pleine.
refusal-wrong-space = La prochaine case de la tasse { $cup } n’est pas une case { $face }.
refusal-cup-not-full = La tasse { $cup } n’est pas pleine : il manque { $missing ->
    [one] { $missing } jeton
   *[other] { $missing } jetons
}.
refusal-sugar-only-serving = Le sucre ne s’utilise qu’en servant.
refusal-too-little-sugar = Vous n’avez pas { $cubes ->
    [one] { $cubes } dé de sucre
   *[other] { $cubes } dés de sucre
}, seulement { $own }.
refusal-tile-only-serving = On ne prend une tuile Boisson qu’en servant.
refusal-no-such-tile = La tasse { $cup } n’a pas de tuile Boisson { $value }.
refusal-tile-taken = La tuile Boisson { $value } est déjà prise.
refusal-tile-too-high = La tuile Boisson { $value } est trop élevée pour la valeur Barista { $barista }.
refusal-emptying-only-interim = On ne vide une tasse que dans un tour intermédiaire où personne n’a pu servir.
refusal-not-the-fullest = La tasse { $cup } n’est pas votre tasse la plus remplie.

## Scores and end

source-drink = Tuile Boisson : { $cup }
    .topic = { $cup }
source-sugar = Sucre restant ({ $cubes ->
    [one] { $cubes } dé
   *[other] { $cubes } dés
})
    .topic = Sucre restant
end-all_served = Toutes les tasses d’une personne sont servies et le tour de table est complet.

## Editions

objection-two-faces = Le lait vient d’abord, puis le café.
objection-token-id = L’identifiant doit être « { $expected } » : la valeur et la lettre de la préparation.
objection-menu-length = Il faut { $expected ->
    [one] un nombre
   *[other] { $expected } nombres
} de pièces : un pour chaque nombre de préparations que la tasse peut contenir.
objection-decreasing = Moins de préparations différentes ne rapportent jamais moins de pièces.
objection-increasing = Les valeurs doivent croître : seule la tuile la plus basse existe en plusieurs exemplaires.
objection-lowest-tile = La tasse pleine la plus faible vaut { $most } : la tuile la plus basse ne peut valoir plus.
objection-lowest-shared = La tuile la plus basse, et elle seule, existe une fois par joueur.
objection-tile-total = La boîte contiendrait { $found } tuiles Boisson au lieu de { $expected }.
objection-space-total = Les tasses d’un joueur ont { $milk } cases Lait et { $coffee } cases Café ; une critique en compte 6 et 6.

## Terminal picture

picture-machine = Machine à expresso
picture-surcharge = +{ $amount }
picture-price = { $price } ¢
picture-supply = Pochette { $bag } · défausse { $discard } · réserve { $coins } ¢, { $sugar ->
    [one] { $sugar } sucre
   *[other] { $sugar } sucres
}
picture-round = Tour { $round }
picture-last-round = Dernier tour
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
picture-sugar = { $cubes ->
    [one] { $cubes } sucre
   *[other] { $cubes } sucres
}
picture-tiles = Tuiles restantes
picture-menu = Carte
picture-in-hand = en main : { $face } { $token }
picture-full = pleine
picture-legend = M lait, C café · c froid, f crémeux, h chaud · › prochaine case · = valeur · ★ servie · ¢ pièces
