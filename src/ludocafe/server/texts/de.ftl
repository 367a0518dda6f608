# Was der Server sagt.
need-name = Bitte nenne zuerst deinen Namen.
bad-name = Dieser Name geht nicht.
bad-email = Das ist keine E-Mail-Adresse.
bad-webhook = Das ist keine öffentliche Adresse, die mit https:// beginnt.
no-notice-way = Es gibt kein Ziel dafür: Lass es dir von einem Browser sagen oder gib eine Adresse an.
name-taken = Dieser Name ist vergeben. Bitte wähle einen anderen.
login-failed = Name und Passphrase oder der Link passen nicht.
no-such-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
no-such-state = Bis Schritt { $number } ist die Partie nicht gekommen.
not-your-seat = Das ist nicht dein Platz.
seat-taken = Dieser Platz ist besetzt.
no-open-chair = Alle Plätze sind besetzt.
already-seated = Du sitzt schon an diesem Tisch.
bad-invitation = Diese Einladung gilt nicht für diesen Tisch.
table-not-open = Die Partie hat schon begonnen.
table-not-running = Die Partie läuft nicht.
table-not-over = Die Partie ist noch nicht zu Ende.
too-many-tables = Du hast schon { $limit } Tische. Bitte beende oder verlasse zuerst einen.
too-many-bot-tables = Du hast schon { $limit } Tische, an denen nur Bots spielen. Bitte warte, bis an einem davon die Partie vorbei ist.
bad-chairs = Zu jedem Platz gehört genau ein Stuhl, und höchstens einer kann deiner sein.
unknown-level = Es gibt keinen Bot der Stufe { $level }.
bad-clock = Eine Uhr braucht eine Zeit; ohne Uhr gibt es keine.
stale = Am Tisch ging es inzwischen weiter. Bitte schau noch einmal.
pinned-rules = Diese Partie begann mit Version { $version } der Regeln, die dieser Server nicht mehr spielt. Sie bleibt, wie sie ist, und geht weiter, wenn es diese Version wieder gibt.
hints-off = Wenn andere mitspielen, gibt es keine Tipps.
no-question = Es ist keine Frage offen.
question-open = Es ist schon eine Frage offen.
too-much-undone = An diesem Tisch wurde schon so viel zurückgenommen, dass nichts mehr zurückgeht. Bitte spielt weiter.
empty-chat = Schreib zuerst etwas.
too-fast = Nicht so schnell, bitte.
too-large = Das ist zu viel auf einmal.
bad-message = Diese Nachricht ist nicht zu verstehen.
bad-request = Diese Anfrage ist nicht zu verstehen.
not-found = Hier ist nichts.
not-allowed = Das geht hier nicht.
no-header = Die Anfrage kommt nicht von unserer Seite (die Kopfzeile X-Ludocafe fehlt).
bad-origin = Die Anfrage kommt von einer fremden Seite.
unknown-host = Diesen Namen hat der Server nicht. Wer ihn betreibt, kann den Namen erlauben (LUDOCAFE_HOSTS).
server-error = Bei uns ging etwas schief.
storage-away = Der Server erreicht gerade seine Datenbank nicht. Nichts ist verloren: Warte einen Moment und versuche es noch einmal.
port-in-use = Port { $port } ist belegt, vielleicht von einem Ludocafé, das schon läuft. Nimm dieses oder beende es, oder wähle einen anderen Port: --port { $other }, oder LUDOCAFE_PORT={ $other } make play.
database-in-use = Ein anderer Server benutzt die Datenbank { $file }.
database-linked = Die Datenbank { $file } hat einen zweiten Namen (einen Hardlink). Bitte entferne ihn: Zwei Server könnten die Datei sonst zugleich ändern.
database-unreachable = PostgreSQL ist nicht zu erreichen oder lässt uns nicht ein. Bitte prüfe Adresse und Passwort.
workers-need-postgresql = Mehrere Prozesse brauchen PostgreSQL: Gib --database postgresql://… an.
bad-settings = Die Einstellungen sind nicht brauchbar: { $detail }
bad-public-url = „{ $url }“ ist keine Adresse eines Servers wie https://play.example.org.
public-url-path = Der Server braucht einen eigenen Hostnamen und kann nicht unter einem Pfad liegen ({ $url }): gib ihm { $host } oder einen anderen Namen, etwa games.example.org.
database-not-empty = In dieser Datenbank sind schon Tabellen. Stelle in eine leere wieder her; nichts wurde geändert.
file-exists = { $file } gibt es schon.
no-such-file = { $file } gibt es nicht.
no-such-program = { $program } ist nicht installiert.
bad-backup = { $file } ist keine unversehrte Kopie einer Datenbank.
page-not-built = Der Server läuft, aber die Seite gehört nicht zu dieser Installation. Die Schnittstelle ist hier beschrieben:
invitation-title = { $name } lädt dich zu { $game } ein
invitation-text = { $players } Spieler, etwa { $minutes } Minuten. { $free ->
    [0] Alle Plätze sind besetzt; zuschauen geht.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
} Ganz ohne Konto.
notice-turn-title = Du bist dran: { $game }
notice-turn-body = { $name }, du bist dran: { $game }. { $link }
notice-trial-title = Ludocafé: eine Mitteilung zur Probe
notice-trial-body = { $name }, so sagt dir Ludocafé, dass du dran bist.

# E-Mails und die Seiten, auf die ihre Links führen
letter-confirm-title = Ludocafé: Möchtest du E-Mails?
letter-confirm-body =
    Jemand hat diese Adresse bei Ludocafé angegeben, einem Haus für Brettspiele im Internet, um zu erfahren, wer gerade dran ist.
    
    Warst du das? Dann bestätige es hier: { $link }
    
    Sonst musst du nichts tun: Es kommt keine weitere E-Mail. Soll dich niemand mehr fragen: { $stop }
letter-stop = Keine E-Mails mehr von hier: { $stop }
letters-confirm = Möchtest du E-Mails von Ludocafé?
letters-confirm-text = Ludocafé schreibt an diese Adresse, wenn du an einem Tisch dran bist und nicht da bist. Ein Klick genügt, um das jederzeit zu beenden.
letters-confirm-button = Ja, schreibt mir
letters-confirm-done = Danke. Von nun an schreibt dir Ludocafé, wenn du dran bist.
letters-stop = Keine E-Mails mehr?
letters-stop-text = Ludocafé schreibt dann nichts mehr an diese Adresse, wer auch immer darum bittet.
letters-stop-button = Keine E-Mails mehr
letters-stop-done = Erledigt. Diese Adresse bekommt keine E-Mails mehr.
letters-unhook = Soll dieser Webhook nichts mehr hören?
letters-unhook-button = Nichts mehr
letters-unhook-done = Erledigt. Der Webhook hört nichts mehr.
letters-bad-link = Dieser Link gilt nicht (mehr).

# Die Befehlszeile
serve-help = Den Server starten: Empfang, Tische, Spiel in Echtzeit, Bots.
serve-help-database = SQLite-Datei oder Adresse postgresql://…
serve-help-log = Protokoll als json, console oder off
serve-help-host = Adresse, auf der gelauscht wird
serve-help-port = Port, auf dem gelauscht wird
serve-help-workers = Zahl der Prozesse; mehr als einer braucht PostgreSQL
serve-help-synchronous = Nur SQLite: full (übersteht Stromausfall) oder normal (übersteht Absturz)
serve-help-bots = Wo Bots denken: here (hier) oder queue (eigene Bot-Prozesse)
serve-help-bot-processes = Bots, die gleichzeitig denken; 0: nach Zahl der Kerne
serve-help-public-url = Wie Spieler den Server erreichen, etwa https://play.example.org
serve-help-proxies = Adressen von Reverse-Proxys, denen vertraut wird
serve-help-open = Die Seite im Browser öffnen
serve-address = Ludocafé ist unter { $address } (Strg+C beendet)
serve-address-network = Ludocafé ist für alle in eurem Netz unter { $address } (Strg+C beendet)
bot-worker-help-database = Adresse postgresql://… der Server
bot-worker-help = Für die Bots von Servern spielen, die mit --bots queue auf demselben PostgreSQL laufen.
bot-worker-help-processes = Bots, die gleichzeitig denken; 0: nach Zahl der Kerne
backup-help = Eine stimmige Kopie der Datenbank sichern, auch während der Server läuft.
backup-help-target = Datei, die geschrieben wird
restore-help = Eine gesicherte Kopie an die Stelle einer Datenbank setzen, die es noch nicht gibt (PostgreSQL: einer leeren).
restore-help-source = Datei, die gelesen wird
edition-too-large = Diese Edition ist zu groß oder zu tief verschachtelt, um geprüft zu werden.
edition-odd = Diese Edition ist nicht lesbar: { $detail }
edition-of-another-game = Diese Datei enthält keine Edition dieses Spiels.
no-such-edition = Diese Edition gibt es nicht, oder ihr Link wird nicht mehr geteilt.
bad-edition-name = Die Edition braucht einen Namen.
too-many-editions = Du bewahrst hier schon { $limit } Editionen auf. Wirf zuerst eine weg.
edition-changed-elsewhere = Diese Edition ist inzwischen in einem anderen Fenster gespeichert worden. Lade sie neu, bevor du weitermachst.
no-workshop = Dieses Spiel hat keine Werkstatt.
