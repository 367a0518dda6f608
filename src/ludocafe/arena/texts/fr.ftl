arena-title = Arène
arena-command = Commande : { $value }
arena-machine = Machine : { $value }
arena-date = Date : { $value }
arena-plan = Programme : { $value }
arena-games = { $games ->
    [one] Une partie
   *[other] { $games } parties
}
arena-column-group = Groupe
arena-column-bot = Robot
arena-column-games = Parties
arena-column-share = Part de victoires
arena-column-even = Part égale
arena-column-wilson = 95 % (Wilson)
arena-column-bootstrap = 95 % (donnes retirées au sort)
arena-column-clear = Net
arena-column-anytime = 95 % (à tout moment)
arena-column-settled = Tranché
arena-column-lead = Avance moyenne
arena-column-seconds = Secondes par tour : moyenne / maximum
arena-column-simulations = Simulations par décision
arena-column-forfeits = Forfaits
arena-yes = oui
arena-no = non
arena-reading = Une victoire partagée compte en fractions. Chaque donne est jouée une fois dans chaque disposition des places. « Net » signifie que la part égale est hors des deux premiers intervalles, qui valent pour un nombre de parties choisi d’avance. « Tranché » signifie qu’elle est hors du troisième, qui vaut quel que soit le nombre de fois où l’on a regardé avant de continuer ou d’arrêter.
arena-even-out = égalité { $even } exclue
arena-even-possible = égalité { $even } possible
arena-lead = avance { $lead }
arena-ratings = Classement (Bradley–Terry, échelle Elo, 95 %)
arena-forfeits = Forfaits
arena-forfeit = { $bot } déclare forfait ({ $games ->
    [one] une partie
   *[other] { $games } parties
}) : { $reason ->
    [crashed] il s’est arrêté
    [silent] il n’a pas répondu à temps
    [debug] il a écrit sur sa sortie standard quelque chose qui n’est pas du JSON : les lignes de débogage vont sur l’erreur standard
    [illegal] son action n’est pas permise
   *[nonsense] sa réponse n’est pas une action
}. { $detail }
arena-elo = Elo, moyenne 0
arena-progress = Parties en cours
arena-written = Les résultats sont dans { $folder }.
arena-resumed = { $done } parties sur { $games } étaient déjà jouées.
arena-other-plan = Le dossier { $folder } contient les parties d’un autre programme. Choisissez un autre dossier.
arena-bad-bot = « { $bot } » n’est pas un robot. Exemples : regular, master:2000, barista@0.5, stdio:python my_bot.py, http://localhost:9000/
no-network = Ce jeu n’a pas de réseau entraîné pour { $players } joueurs.
network-unreadable = « { $file } » ne contient pas de réseau d’examples/train.py.
network-of-another-game = Ce réseau joue à { $game } à { $players }, avec les règles et les observations de son apprentissage.
unknown-level = Il n’y a pas de niveau « { $level } ».
budget-without-search = « { $level } » ne fait pas de recherche et n’a donc pas de budget.
arena-help = Faire jouer des robots en séries de parties équitables et reproductibles.
arena-help-match = Un robot contre une tablée d’un autre.
arena-help-ladder = Chaque niveau contre le niveau inférieur, pour chaque nombre de joueurs.
arena-help-tournament = Toutes les combinaisons de quelques robots se rencontrent.
arena-help-bot = Jouer un niveau comme programme qui parle le protocole des robots.
arena-help-games = Parties par rencontre (arrondi vers le haut pour jouer chaque disposition d’une donne).
arena-help-until-clear = Terminer chaque rencontre dès que l’on sait qui est le meilleur ; --games est alors le maximum.
arena-help-out = Dossier des résultats ; une série interrompue y reprend.
arena-help-workers = Processus qui jouent en parallèle.
arena-help-ray = Jouer sur une grappe Ray : son adresse, ou « local ».
arena-help-one = Le robot à éprouver.
arena-help-others = Le robot de toutes les autres places.
arena-help-counts = Nombres de joueurs, séparés par des virgules (par défaut : tous).
arena-help-levels = Niveaux du plus faible au plus fort, séparés par des virgules.
arena-help-bots = Robots, séparés par des virgules.
arena-help-level = Un niveau, avec un budget si l’on veut : master:2000, barista@0.5
arena-two-bots = Il faut au moins deux robots différents.
arena-bad-counts = « { $given } » n’est pas une liste de nombres de joueurs.
