## L'atelier : ce que saisit le propriétaire de la boîte

piece-nation = Clients et tables
    .help = Triez les cartes par nation et comptez-les.
piece-nation-one = Nation { $number }
piece-scoring = Points
    .help = Ce que rapporte un client, selon le nombre de personnes alors à la table.
piece-limits = Nombres
    .help = Les mains, les tours et le nombre de cartes en tout.
form-women = Dames
form-men = Messieurs
form-tables = Les tables
form-mixed = Table mixte : points selon les clients
form-own = Une seule nation : points selon les clients
form-circle-points = Petit cercle ou tribu
form-circle-points-one-nation = De même, d’une seule nation
form-start-hand = Cartes au début
form-hand-max = Cartes en main au plus
form-cards-per-turn = Cartes posées par tour au plus
form-cards-per-turn-formation = Cartes posées avec un cercle ou une tribu, au plus
form-penalty-per-card = Pénalité par carte restante
form-guests-total = Clients en tout
form-women-total = Dames en tout
form-men-total = Messieurs en tout
form-tables-total = Tables en tout
form-copies-per-kind = Exemplaires de chaque client
form-tables-per-nation = Tables de chaque nation
