cli-about = Moderne Brettspiele spielen und erforschen: Café, Café International, Coffee Traders, Café del Gatto.
cli-version = Die Version anzeigen.
cli-lang = Sprache der Texte: en, fr oder de.
cli-json = Nur ein JSON-Dokument ausgeben.
cli-game = Kennung des Spiels, siehe: ludocafe games
cli-players = Anzahl der Spieler.
cli-seed = Ganze Zahl, die allen Zufall festlegt.
cli-option = Eine Option des Spiels; mehrfach möglich.
cli-frame-arguments = Argumente
cli-frame-options = Optionen
cli-frame-commands = Befehle
cli-frame-default = Vorgabe: { $value }
cli-frame-variable = Variable: { $value }
cli-frame-required = nötig
cli-frame-usage = Aufruf:
cli-frame-command = BEFEHL
cli-frame-help = Diese Hilfe anzeigen.
cli-frame-install_completion = Die Vervollständigung in dieser Shell einrichten.
cli-frame-show_completion = Das Skript ausgeben, das die Vervollständigung in dieser Shell einrichtet.
cli-argument-bot = BOT
cli-argument-bots = BOTS
cli-argument-file = DATEI
cli-argument-files = DATEI
cli-argument-game = SPIEL
cli-argument-id = REGEL
cli-argument-level = STUFE
cli-argument-link = LINK
cli-argument-notation = AKTION
cli-argument-one = BOT
cli-argument-others = GEGNER
cli-argument-position = STELLUNG
cli-argument-record = AUFZEICHNUNG
cli-argument-source = SICHERUNG
cli-argument-target = SICHERUNG
cli-argument-text = STELLUNG
cli-value-address = ADRESSE
cli-value-decimal = ZAHL
cli-value-file = DATEI
cli-value-folder = ORDNER
cli-value-notations = AKTIONEN
cli-value-number = ZAHL
cli-value-setting = NAME=WERT
cli-value-text = TEXT
cli-misuse = { $what } { $guess }Hilfe: { $command } --help
cli-misuse-guess = Meintest du { $guess }?
cli-misuse-missing = { $name } fehlt.
cli-misuse-extra = Zu viel: { $extra }.
cli-misuse-no-such-command = Es gibt keinen Befehl „{ $command }“.
cli-misuse-no-such-option = Es gibt keine Option { $option }.
cli-misuse-no-value = { $option } braucht einen Wert.
cli-misuse-flag = { $option } nimmt keinen Wert.
cli-misuse-bad-value = { $name } braucht { $kind ->
    [number] eine ganze Zahl
    [decimal] eine Zahl
    [file] eine Datei
    [folder] einen Ordner
   *[text] einen Text
}{ $bounds ->
    [both] { " " }von { $low } bis { $high }
    [low] { " " }ab { $low }
   *[none] { "" }
}.
cli-misuse-no-command = Es fehlt ein Befehl.
cli-games-help = Die Spiele auflisten.
cli-rules-help = Die Regeln eines Spiels lesen, oder eine davon.
cli-perft-help = Den Aktionsbaum je Tiefe zählen (Zufall durch die Startzahl festgelegt).
cli-position-help = Eine Stellung lesen: zeichnen, Erlaubtes auflisten, weiterspielen.
cli-rule-id = Kennung einer Regel, etwa GAT-41.
cli-ids = Die Kennungen der Regeln ausgeben, eine je Zeile.
cli-depth = Wie tief gezählt wird.
cli-position-text = Die Stellung in der Notation des Spiels.
cli-legal = Die erlaubten Aktionen auflisten.
cli-play-notations = Aktionen, durch Semikolon getrennt.
cli-no-such-rule = Es gibt keine Regel { $rule }.
cli-not-affiliated = Die Spiele gehören ihren Autoren und Verlagen; Ludocafé steht in keiner Verbindung zu ihnen.
cli-column-id = Kennung
cli-column-title = Spiel
cli-column-players = Spieler
cli-column-minutes = Minuten
cli-column-authors = von
cli-column-seat = Platz
cli-column-bot = Bot
cli-column-mean = Mittel
cli-column-min = Min
cli-column-max = Max
cli-column-wins = Siege
cli-simulate-help = Bots viele Partien spielen lassen.
cli-games-count = Anzahl der Partien.
cli-bots = Bots je Platz, durch Kommas getrennt: random, greedy oder eine Stufe.
cli-records = Ordner für je eine Aufzeichnung pro Partie.
cli-playing = Partien laufen
cli-speed = { $games } Partien/s, { $decisions } Entscheidungen/s
bad-bot = Es gibt keinen Bot namens „{ $bot }“. Bekannt: { $levels }
cli-record-help = Aufzeichnungen von Partien: prüfen, zeigen, umwandeln.
cli-record-verify-help = Aufzeichnungen nachspielen, Ergebnis und Mischung prüfen.
cli-record-show-help = Eine Partie erzählen oder nach einem Eintrag zeigen.
cli-record-convert-help = Eine Aufzeichnung ins heutige Format bringen oder als Erzählung schreiben.
cli-record-files = Aufzeichnungsdateien.
cli-record-file = Eine Aufzeichnungsdatei.
cli-record-at = Den Tisch nach so vielen Einträgen zeigen.
cli-record-output = Zu schreibende Datei (sonst Standardausgabe).
cli-record-text = Eine lesbare Erzählung statt JSON schreiben.
cli-record-complete = { $file }: { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}, vollständig, alles in Ordnung.
cli-record-unfinished = { $file }: { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}, unbeendete Partie, alles in Ordnung.
cli-record-fair = Die Ziehungen stammen aus der offengelegten geheimen Zahl.
cli-file-unreadable = Die Datei { $file } kann nicht gelesen oder geschrieben werden.
cli-file-exists = Die Datei { $file } gibt es schon; nichts wurde geändert.
cli-edition-help = Editionen: jede Zahl eines Spiels und ihre Herkunft.
cli-edition-check-help = Eine Editionsdatei prüfen (sonst die Standardedition).
cli-edition-diff-help = Eine Edition mit der Standardedition vergleichen.
cli-edition-new-help = Eine Kopie der Standardedition zum Ändern anlegen.
cli-edition-stand-ins-help = Werte auflisten, die von uns stammen, weil nur ein Bild der Schachtel sie zeigte.
cli-edition-file = Eine Editionsdatei (TOML).
cli-edition-good = { $file }: alles in Ordnung.
cli-edition-equal = Die Editionen sind gleich.
cli-edition-written = { $file } angelegt. Ändere sie, dann: ludocafe edition check { $game } { $file }
cli-play-help = Im Terminal spielen, gegen Bots oder gemeinsam an einem Bildschirm.
cli-humans = Wie viele Menschen an diesem Terminal spielen.
cli-level = Stufe der Bots.
cli-name = Name einer Person; mehrfach möglich.
cli-play-edition = Mit einer eigenen Edition spielen.
cli-play-seed = Text, der allen Zufall festlegt (sonst neu).
cli-save = Die Partie in dieser Datei aufbewahren.
cli-resume = Eine gespeicherte Partie fortsetzen.
cli-plain = Nur Worte: kein Bild vom Tisch, eine Zeile je Möglichkeit.
cli-bot-name = Bot { $number }
cli-says = { $who }: { $what }
cli-help-line = Gib eine Nummer oder Notation ein. Außerdem: help, undo, hint, look NUMMER, why NOTATION, rule ID, list, table, save DATEI, quit
cli-help-text = Eine Nummer spielt die Wahl dieser Zeile, eine Notation spielt, was sie sagt. „undo“ nimmt deinen letzten Schritt zurück, solange nichts Neues aufgedeckt wurde, „hint“ fragt den Bot, „look 7“ zeigt, wohin eine Wahl führen würde, „why buy milk 5“ erklärt eine Ablehnung, „rule GAT-41“ zeigt eine Regel, „list“ wiederholt die Möglichkeiten, „table“ zeichnet den Tisch, „save DATEI“ bewahrt die Partie auf, „quit“ beendet.
cli-hand-over = Weiter an { $name }. Drücke Enter, wenn sonst niemand schaut. 
cli-it-is-legal = Das ist erlaubt.
cli-no-such-number = Wähle eine Nummer von 1 bis { $most }.
cli-hint = Der Stammgast würde { $number } wählen: { $choice }
cli-not-saved = Die Partie wurde nicht gespeichert (nutze --save DATEI).
cli-saved = Gespeichert in { $file }. Weiter mit: ludocafe play --resume { $file }
cli-doctor-help = In klaren Worten sagen, ob diese Installation vollständig ist und wie sich beheben lässt, was fehlt.
cli-doctor-database = Zu prüfende Datenbank: eine SQLite-Datei oder eine postgresql://-Adresse.
doctor-version = Ludocafé { $version }
doctor-native = Die Regeln sind kompiliert und laufen mit voller Geschwindigkeit.
doctor-plain = Die Regeln laufen als reines Python: Alles funktioniert, nur denken die Bots weniger tief.
doctor-plain-fix = Installiere einen C-Compiler und dann Ludocafé noch einmal.
doctor-games = { $count } Spiele sind bereit, in drei Sprachen.
doctor-games-silent = Es fehlen Texte für: { $games }
doctor-games-silent-fix = Installiere Ludocafé oder das Paket mit diesem Spiel noch einmal.
doctor-server = Online-Tische können angeboten werden.
doctor-no-server = Was Online-Tische brauchen, ist nicht installiert; Regeln, Bots und Terminal gehen ohne.
doctor-no-server-fix = { $command }
doctor-page = Die Seite ist gebaut.
doctor-no-page = Die Seite ist nicht gebaut; der Server hat nur seine Programmierschnittstelle.
doctor-no-page-fix = Aus dem Quelltext: python build_page.py. Sonst installiere das veröffentlichte Paket.
doctor-database-current = Die Datenbank { $database } antwortet und ist auf dem neuesten Stand.
doctor-database-absent = Die Datenbank { $database } gibt es noch nicht; der Server legt sie beim Start an.
doctor-database-empty = Die Datenbank { $database } ist leer; der Server richtet sie beim Start ein.
doctor-database-outdated = Die Datenbank { $database } stammt von einer älteren Version.
doctor-database-outdated-fix = Sichere sie (ludocafe backup) und starte dann den Server: Er bringt sie auf den neuesten Stand.
doctor-database-newer = Die Datenbank { $database } stammt von einer neueren Version von Ludocafé.
doctor-database-newer-fix = Installiere die neuere Version.
doctor-database-unreachable = Die Datenbank { $database } antwortet nicht.
doctor-database-unreachable-fix = Prüfe die Adresse, ob sie läuft und ob sie zu Ludocafé gehört.
doctor-postgresql = PostgreSQL kann für mehrere Arbeitsprozesse genutzt werden.
doctor-no-postgresql = Die Unterstützung für PostgreSQL ist nicht installiert; ein einzelner Prozess mit SQLite braucht sie nicht.
doctor-no-postgresql-fix = { $command }
doctor-push = Mitteilungen im Browser, wer dran ist, sind eingeschaltet.
doctor-no-push = Mitteilungen im Browser, wer dran ist, sind ausgeschaltet.
doctor-no-push-fix = Setze LUDOCAFE_PUSH_CONTACT=mailto:du@example.org, bevor du den Server startest.
doctor-arena = Turniere können Tabellen und Grafiken schreiben.
doctor-no-arena = Was Turniere für Tabellen und Grafiken brauchen, ist nicht installiert.
doctor-no-arena-fix = { $command }
doctor-verdict = { $bad ->
    [0] Was installiert ist, funktioniert.
    [one] Eine Sache funktioniert nicht: siehe ✗ oben.
   *[other] { $bad } Dinge funktionieren nicht: siehe ✗ oben.
}
bot-seat-help = Einen Bot an einen laufenden Tisch setzen.
bot-seat-help-link = Einladungslink des Tisches oder eines übergebenen Platzes; mit --token seine Adresse
bot-seat-help-bot = Der Bot: stdio:BEFEHL, http://ADRESSE oder eine Stufe, wie in der Arena
bot-seat-help-token = Identitäts-Token von jemandem, der schon am Tisch sitzt
bot-seat-help-name = Name des Gastes, der sich setzt
bot-seat-over = Die Partie ist zu Ende. Punkte: { $points }
bot-seat-unreachable = { $link } antwortet nicht: { $detail }
bot-seat-failed = { $reason ->
    [crashed] Der Bot hat sich beendet
    [silent] Der Bot hat nicht rechtzeitig geantwortet
   *[nonsense] Die Antwort des Bots ist keine Aktion
}. { $detail }
