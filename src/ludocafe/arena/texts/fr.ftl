arena-title = Arène
arena-command = Commande
arena-machine = Machine
arena-date = Date
arena-plan = Programme
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
arena-column-lead = Avance moyenne
arena-column-seconds = Secondes par coup : moyenne / maximum
arena-column-simulations = Simulations par coup
arena-column-forfeits = Forfaits
arena-yes = oui
arena-no = non
arena-reading = Une victoire partagée compte en fractions. Chaque donne est jouée une fois dans chaque disposition des places. « Net » signifie que la part égale est hors des deux intervalles.
arena-ratings = Classement (Bradley–Terry, échelle Elo, 95 %)
arena-elo = Elo, moyenne 0
arena-progress = Parties en cours
arena-written = Les résultats sont dans { $folder }.
arena-resumed = { $done } parties sur { $games } étaient déjà jouées.
arena-other-plan = Le dossier { $folder } contient les parties d’un autre programme. Choisissez un autre dossier.
bad-bot = « { $bot } » n’est pas un robot. Exemples : regular, master:2000, barista@0.5, stdio:python my_bot.py, http://localhost:9000/
unknown-level = Il n’y a pas de niveau « { $level } ».
budget-without-search = « { $level } » ne fait pas de recherche et n’a donc pas de budget.
missing-extra = Il faut d’autres paquets : pip install "ludocafe[{ $extra }]"
bad-arena = « { $given } » ne convient pas ici : { $option }
