arena-title = Arena
arena-command = Befehl: { $value }
arena-machine = Rechner: { $value }
arena-date = Datum: { $value }
arena-plan = Plan: { $value }
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
arena-column-bootstrap = 95 % (Startlagen neu gezogen)
arena-column-clear = Eindeutig
arena-column-anytime = 95 % (bei jedem Hinsehen)
arena-column-settled = Entschieden
arena-column-lead = Mittlerer Vorsprung
arena-column-seconds = Sekunden je Zug: Mittel / längster
arena-column-simulations = Simulationen je Entscheidung
arena-column-forfeits = Aufgegeben
arena-yes = ja
arena-no = nein
arena-reading = Ein geteilter Sieg zählt anteilig. Jede Startlage wird in jeder Sitzordnung einmal gespielt. „Eindeutig“ heißt, dass der gleiche Anteil außerhalb der ersten beiden Intervalle liegt; sie gelten für eine vorher gewählte Zahl von Partien. „Entschieden“ heißt, dass er außerhalb des dritten liegt; das gilt, wie oft auch jemand nachgesehen hat, bevor weitergespielt oder aufgehört wurde.
arena-even-out = { $even } ausgeschlossen
arena-even-possible = { $even } möglich
arena-lead = Vorsprung { $lead }
arena-ratings = Wertungen (Bradley–Terry, Elo-Skala, 95 %)
arena-forfeits = Aufgaben
arena-forfeit = { $bot } gibt auf ({ $games ->
    [one] eine Partie
   *[other] { $games } Partien
}): { $reason ->
    [crashed] er hat sich beendet
    [silent] er hat nicht rechtzeitig geantwortet
    [debug] er hat etwas auf die Standardausgabe geschrieben, das kein JSON ist: Meldungen zur Fehlersuche gehören auf die Standardfehlerausgabe
    [illegal] seine Aktion ist nicht erlaubt
   *[nonsense] seine Antwort ist keine Aktion
}. { $detail }
arena-elo = Elo, Mittel 0
arena-progress = Es wird gespielt
arena-written = Die Ergebnisse liegen in { $folder }.
arena-resumed = { $done } von { $games } Partien waren schon gespielt.
arena-other-plan = Im Ordner { $folder } liegen Partien eines anderen Plans. Wähle einen anderen Ordner.
arena-bad-bot = „{ $bot }“ ist kein Bot. Beispiele: regular, master:2000, barista@0.5, stdio:python my_bot.py, http://localhost:9000/
no-network = Dieses Spiel hat kein gelerntes Netz für { $players } Personen.
network-unreadable = „{ $file }“ enthält kein Netz von examples/train.py.
network-of-another-game = Dieses Netz spielt { $game } zu { $players }, mit den Regeln und Beobachtungen, mit denen es gelernt hat.
unknown-level = Es gibt keine Stufe „{ $level }“.
budget-without-search = „{ $level }“ sucht nicht und bekommt daher kein Budget.
arena-help = Bots in fairen, wiederholbaren Serien gegeneinander spielen lassen.
arena-help-match = Ein Bot gegen einen Tisch mit einem anderen.
arena-help-ladder = Jede Stufe gegen die darunter, mit jeder Spielerzahl.
arena-help-tournament = Alle Zusammenstellungen einiger Bots treffen aufeinander.
arena-help-bot = Eine Stufe als Programm spielen, das das Bot-Protokoll spricht.
arena-help-games = Partien je Begegnung (aufgerundet, damit jede Sitzordnung einer Startlage gespielt wird).
arena-help-until-clear = Jede Begegnung beenden, sobald entschieden ist, wer besser ist; --games ist dann die Höchstzahl.
arena-help-out = Ordner für die Ergebnisse; eine unterbrochene Serie wird dort fortgesetzt.
arena-help-workers = Prozesse, die nebeneinander spielen.
arena-help-ray = Auf einem Ray-Verbund spielen: seine Adresse oder „local“.
arena-help-one = Der Bot, um den es geht.
arena-help-others = Der Bot auf allen anderen Plätzen.
arena-help-counts = Spielerzahlen, durch Kommas getrennt (Vorgabe: alle).
arena-help-levels = Stufen von schwach nach stark, durch Kommas getrennt.
arena-help-bots = Bots, durch Kommas getrennt.
arena-help-level = Eine Stufe, auf Wunsch mit Budget: master:2000, barista@0.5
arena-two-bots = Es braucht mindestens zwei verschiedene Bots.
arena-bad-counts = „{ $given }“ ist keine Liste von Spielerzahlen.
