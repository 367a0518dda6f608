arena-title = Arena
arena-command = Befehl
arena-machine = Rechner
arena-date = Datum
arena-plan = Plan
arena-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}
arena-column-group = Gruppe
arena-column-bot = Bot
arena-column-games = Partien
arena-column-share = Sieganteil
arena-column-even = Gleicher Anteil
arena-column-wilson = 95 % (Wilson)
arena-column-bootstrap = 95 % (Ausgaben neu gezogen)
arena-column-clear = Eindeutig
arena-column-lead = Mittlerer Vorsprung
arena-column-seconds = Sekunden je Zug: Mittel / längster
arena-column-simulations = Simulationen je Zug
arena-column-forfeits = Aufgaben
arena-yes = ja
arena-no = nein
arena-reading = Ein geteilter Sieg zählt anteilig. Jede Ausgabe wird in jeder Sitzordnung einmal gespielt. „Eindeutig“ heißt, dass der gleiche Anteil außerhalb beider Intervalle liegt.
arena-ratings = Wertungen (Bradley–Terry, Elo-Skala, 95 %)
arena-elo = Elo, Mittel 0
arena-progress = Es wird gespielt
arena-written = Die Ergebnisse liegen in { $folder }.
arena-resumed = { $done } von { $games } Partien waren schon gespielt.
arena-other-plan = Im Ordner { $folder } liegen Partien eines anderen Plans. Bitte einen anderen Ordner wählen.
bad-bot = „{ $bot }“ ist kein Bot. Beispiele: regular, master:2000, barista@0.5, stdio:python my_bot.py, http://localhost:9000/
unknown-level = Es gibt keine Stufe „{ $level }“.
budget-without-search = „{ $level }“ sucht nicht und bekommt daher kein Budget.
missing-extra = Dafür fehlen Pakete: pip install "ludocafe[{ $extra }]"
bad-arena = „{ $given }“ passt hier nicht: { $option }
