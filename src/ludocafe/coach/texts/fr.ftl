coach-hint = { $choice } : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} (± { $margin }) à la fin, gagne { $share ->
    [one] { $share } partie
   *[other] { $share } parties
} sur 100 jouées rapidement jusqu’au bout.
coach-hint-solo = { $choice } : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} (± { $margin }) à la fin de parties jouées rapidement.
coach-hint-equal = Aussi bon que le premier, autant que ces parties permettent d’en juger.
coach-hint-than-next = Face à la suivante : { $sources }.
coach-hint-than-best = Face à la meilleure : { $sources }.
coach-more = { $amount ->
    [one] { $amount } point de plus par « { $from } »
   *[other] { $amount } points de plus par « { $from } »
}
coach-less = { $amount ->
    [one] { $amount } point de moins par « { $from } »
   *[other] { $amount } points de moins par « { $from } »
}
coach-allowed = « { $notation } » est permis.
coach-curves = Chances de gagner au fil de la partie :
coach-curve-solo = Points attendus au fil de la partie :
coach-curve = { $seat } { $curve }
coach-turnings = Tournants de la partie :
coach-no-turnings = Aucune décision ne ressort : personne n’a beaucoup cédé.
coach-turning = Décision { $number }, { $seat } : { $played }. Mieux : { $better } ({ $share ->
    [one] { $share } victoire
   *[other] { $share } victoires
} de plus sur 100 parties).
coach-turning-points = Décision { $number }, { $seat } : { $played }. Mieux : { $better } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus).
coach-turning-sources = Cela aurait rapporté { $sources }.
coach-thinking = Analyse de la partie
coach-help = Un entraîneur : conseils, raisons, analyses.
coach-help-hint = Jusqu’à trois bonnes options dans une position.
coach-help-why = Pourquoi une action n’est pas possible, avec la règle.
coach-help-review = Analyser une partie terminée : chances et tournants.
coach-help-position = La position dans la notation du jeu.
coach-help-notation = L’action dans la notation du jeu.
coach-help-record = Un fichier d’enregistrement.
coach-help-simulations = Simulations par décision.
coach-help-seconds = Secondes de réflexion.
coach-help-fresh = Ne pas utiliser une analyse gardée à côté de l’enregistrement.
