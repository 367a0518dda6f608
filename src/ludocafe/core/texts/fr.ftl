player-number = Joueur { $number }

## Input that does not fit
unknown-game = Aucun jeu ne s’appelle « { $game } ». Voir : ludocafe games
bad-language = « { $language } » ne fait pas partie de nos langues (en, fr, de).
bad-seats = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
bad-option = Aucune option ne s’appelle « { $option } ».
bad-option-value = « { $given } » n’est pas possible pour l’option « { $option } ».
bad-option-seats = L’option « { $option } » n’est pas possible { $seats ->
    [one] en solitaire
   *[other] à { $seats } joueurs
}.
bad-option-twice = « { $given } » ne peut être choisi que pour un joueur (option « { $option } »).
bad-notation = « { $notation } » n’est pas une action de ce jeu.
bad-action = Ce n’est pas une action de ce jeu : { $action }
bad-position = La position est illisible à « { $where } ».
chance-missing = Une partie a besoin d’une graine de tirage.
no-observations = { $game } n’offre pas aux apprentis d’observations de la forme « { $form } ».
rivals-number = À { $seats } joueurs, il faut un rival de moins que de places, et non { $rivals }.
game-is-over = La partie est terminée.
not-your-turn = C’est à { $seat } de jouer.
nothing-to-undo = Vous ne pouvez rien annuler.
nothing-to-plan = Il n’y a plus rien à prévoir d’avance.
missing-extra = Il faut d’autres paquets : { $command }

## Editions
edition-missing = Le fichier d’édition { $file } n’existe pas.
edition-unreadable = Le fichier d’édition { $file } est illisible : { $detail }
edition-invalid = Cette édition n’est pas jouable : { $key } enfreint une règle du jeu ({ $count ->
    [one] un problème
   *[other] { $count } problèmes
} ; voir : ludocafe edition check).

objection-number = Il faut un nombre entier de { $least } à { $most }.
objection-text = Il faut un texte.
objection-flag = Il faut true (vrai) ou false (faux).
objection-one-of = Il faut une de ces valeurs : { $values }.
objection-list = Il faut une liste de { $least } à { $most } éléments.
objection-table = Il faut une table.
objection-missing = Manque.
objection-unknown-key = « { $given } » est inconnu ici ; sont connus : { $values }.
objection-double-id = L’identifiant « { $given } » figure plus d’une fois.
objection-name = Il faut un mot fait de lettres, de chiffres et de tirets bas.
objection-colour = Il faut une couleur de la forme #1a2b3c.
objection-fixed = Doit valoir { $expected }.
objection-printed = La règle imprime { $printed }.
objection-at-most = Au plus { $limit }.
objection-at-least = Au moins { $limit }.
objection-total = La somme est { $found } au lieu de { $expected }.

## Records
record-not-json = Ce n’est pas un enregistrement : le fichier n’est pas un JSON complet ({ $detail }).
record-not-a-record = Ce n’est pas l’enregistrement d’une partie.
record-unknown-format = Le format { $version } de l’enregistrement est inconnu ; ce programme lit les formats jusqu’à { $newest }.
record-malformed = L’enregistrement est endommagé : { $detail }
record-unknown-game = L’enregistrement concerne un jeu qui n’est pas installé : { $game }
record-other-edition = L’enregistrement a été joué avec une autre édition ({ $edition }) que celle qui est installée.
record-other-rules = L’enregistrement suit la version { $version } des règles ; ce programme a la version { $current }.
record-chance-missing = Entrée { $entry } : un tirage manque dans l’enregistrement.
record-chance-impossible = Entrée { $entry } : le tirage { $result } est impossible (de 0 à moins de { $n }).
record-chance-surplus = Entrée { $entry } : l’enregistrement contient des tirages qui n’ont jamais eu lieu.
record-illegal-entry = Entrée { $entry } : « { $notation } » n’y est pas permis ({ $rule }).
record-bad-entry = Entrée { $entry } : « { $notation } » ne peut pas y être joué.
record-wrong-result = Le résultat enregistré n’est pas celui auquel mène la partie (après l’entrée { $entry }).
record-wrong-seed = Le nombre secret révélé ne correspond pas à l’empreinte de la table.
record-unfair = Entrée { $entry } : les tirages ne proviennent pas du nombre secret révélé.

## Lessons
lesson-unknown = Il n’y a pas de leçon « { $lesson } ».
lesson-over = Cette leçon est terminée.
lesson-your-move = C’est à vous : faites ce que l’entraîneur demande.
lesson-other-choice = C’est possible aussi, mais cette leçon attend autre chose.
