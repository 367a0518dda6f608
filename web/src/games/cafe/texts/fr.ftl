board-letter-yellow = J
board-letter-brown = M
board-letter-green = V
board-letter-red = R
board-row = Cartes visibles
board-taken = prise
board-production = case de production
board-drying = case de séchage
board-roasting = case de torréfaction
board-cup = tasse
board-ship = bateau
board-empty = case vide
board-cafe = Café
board-square = { $what } { $x } { $y }
board-beans = { $beans } { $colour }
board-stored = { $beans } { $colour }, { $points } par grain
board-summary = Zone de { $squares } cases avec { $cups ->
    [one] { $cups } tasse
   *[other] { $cups } tasses
} et { $ships ->
    [one] { $ships } bateau
   *[other] { $ships } bateaux
}
board-sheet = { $received } sur { $demand } grains, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-closed = fermé
board-turn = Tourner
board-cannot-lay = Pas ici – pourquoi ?
board-chain = Produire – sécher – torréfier – livrer
board-remove = Retirer des grains…
board-which-beans = Quels grains ? (annuler)
board-really-end = Terminer quand même
board-auto-send = D’abord compléter les Cafés, le reste à l’entrepôt
board-auction = Enchère pour le Cafetier
board-passed = a passé
board-still-in = en lice
board-less = Moins
board-more = Plus
board-cafetier = Cafetier
board-cups = { $cups ->
    [one] { $cups } tasse
   *[other] { $cups } tasses
}
board-not-here = Elle ne peut pas être posée ici.
board-order = Ordre de jeu
board-here-produce = Produire dans ce groupe
board-here-dry = Sécher dans ce groupe
board-here-roast = Torréfier dans ce groupe
board-here-discard = Retirer ces grains
board-step-produce = produire
board-step-dry = sécher
board-step-roast = torréfier
board-step-deliver = livrer
board-way = Complet avec { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
} : { $steps }
board-taken-now = Prises cette manche
board-has-laid = { $name } : posée
board-lays-later = { $name } : à poser
board-laid = posée
board-to-lay = à poser
board-new-after = nouvelle après { $name }
board-cafe-worth = { $points ->
    [one] Café { $points } pt
   *[other] Café { $points } pts
}
board-cups-after = { $points ->
    [one] { $points } point d’action avec cette carte
   *[other] { $points } points d’action avec cette carte
}
board-ships = { $ships ->
    [one] { $ships } bateau
   *[other] { $ships } bateaux
}
board-served = { $open ->
    [one] { $served } Café servi sur { $open }
   *[other] { $served } Cafés servis sur { $open }
}
board-of = { $part } sur { $all }
board-action-cups = { $cups ->
    [one] { $cups } tasse d’action
   *[other] { $cups } tasses d’action
}
board-actions-left = reste { $left } sur { $cups } actions
board-pile = { $cards } dans la pioche
board-discard = { $cards } à la défausse
board-order-picks = Prend, puis construit
board-order-builds = Construit dans cet ordre
board-builds-at-once = Tout le monde construit
board-you = vous
board-last = fin
board-sheet-of = plan des terres, feuille { $round } sur { $rounds }
board-area-of = Plan de { $name }
board-back = Revenir au mien
board-others = Les autres maisons
board-cafes = Vos Cafés
board-no-cafes = Aucun Café sur votre plan pour l’instant.
board-houses = Ses Cafés
board-houses-none = aucun pour l’instant
board-near = De près
board-whole = Plan entier
board-stop-row = Cartes
board-stop-taken = Prises
board-stop-plan = Mon plan
board-stop-others = Les autres
board-short-production = champ
board-short-drying = séchage
board-short-roasting = four
board-short-cup = tasse
board-short-ship = bateau
board-short-empty = terrain
board-short-cafe = Café
board-covers = recouvre { $squares } : { $what }
board-grown = { $stage ->
    [production] champs
    [drying] séchage
   *[roasting] fours
} { $before } → { $after }
board-turn-back = Tourner dans l’autre sens
board-pays = paie { $before } → { $after }
board-stores = stocke { $before } → { $after }
board-badge-produce = produire +{ $count }
board-badge-dry = sécher { $count }
board-badge-roast = torréfier { $count }
board-badge-deliver = livrer { $count }
board-which-colour = { $task ->
    [dry] Quelle couleur sécher ici ?
   *[roast] Quelle couleur torréfier ici ?
}
board-none = laisser vide
board-auto-end = Dans ce cas, terminer le tour sans clic
board-pick-help = Touchez une carte pour l’essayer sur votre plan.
board-pick-pay = Elle coûte un grain : touchez-en un dans votre entrepôt pour payer et la prendre.
board-pick-free = Touchez-la encore pour la prendre.
board-lay-help = Glissez-la ou touchez un repère doré, puis touchez la carte. R la tourne, N va plus loin.
board-lay-help-touch = Glissez-la ou touchez un repère doré, puis touchez la carte.
board-act-help = Touchez un groupe entouré.
board-ask-done = Il ne reste aucune action pour ce tour.
board-done-help = Terminez le tour, ou retirez d’abord des grains.
board-pay-help = Touchez un grain de votre entrepôt.
board-send-help = Touchez un Café ou l’entrepôt.
board-step-pays = paie
board-step-takes = prend
board-step-lays = pose
board-step-stores = stocke
board-step-bids = enchérit
board-step-serves = sert
board-a-card = une carte
board-did-bid_made = mise { $beans }
board-did-bidder_passed = passe
board-did-card_picked = prend { $what }
board-did-pick_blocked = ne peut payer aucune carte
board-did-card_placed = pose { $what }
board-did-cafe_closed = ferme { $what }
board-did-bean_produced = produit { $beans }
board-did-beans_dried = sèche { $beans }
board-did-beans_roasted = torréfie { $beans }
board-did-bean_served = envoie { $beans } aux Cafés
board-did-cafe_completed = complète { $what }
board-did-beans_stored = stocke { $beans }
board-take = La prendre
board-lay = La poser ici
board-next-spot = Autre endroit
board-transit = En route
board-end-cafes = Cafés complets
board-end-warehouse = Entrepôt, les deux plus bas
board-end-tie = Égalité : { $ovens } sur les fours, { $patios } au séchage
board-change = { $before } → { $after }
board-cafe-named = { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-plan-smaller = Le plan s’est agrandi : il est désormais dessiné plus petit.
board-lead = en tête
board-ask-place = Posez votre carte sur le plan.
log-heading = Manche { $round }
    .brief = { $round }
brief-card_revealed = { "" }
brief-pawn_passed = { "" }

## Beside the board, which marks the squares

log-card_placed = { $seat } pose : { $card }, et couvre { $covered ->
    [one] { $covered } case
   *[other] { $covered } cases
}.
log-bean_produced = { $seat } produit un grain { $colour }.
log-beans_dried = { $seat } sèche { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
} de couleur { $colour ->
    [vert] verte
   *[other] { $colour }
}.
log-beans_roasted = { $seat } torréfie { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
} de couleur { $colour ->
    [vert] verte
   *[other] { $colour }
}.
log-beans_discarded = { $seat } retire { $beans ->
    [one] { $beans } grain
   *[other] { $beans } grains
} de couleur { $colour ->
    [vert] verte
   *[other] { $colour }
}.
log-ship_loaded = { $seat } garde un grain { $colour } sur le bateau.
