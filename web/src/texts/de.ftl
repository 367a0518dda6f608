## Die Wörter der Seite selbst. Spiele und Server bringen ihre eigenen mit.

page-title = Ludocafé
page-home = Startseite
page-skip = Zum Inhalt springen
page-navigation = Hauptmenü
page-loading = Einen Moment …
page-close = Schließen
page-cancel = Abbrechen
page-save = Speichern
page-saved = Gespeichert.
page-send = Senden
page-copy = Link kopieren
page-copied = Kopiert.
page-copy-failed = Der Browser erlaubt das Kopieren nicht. Markiere den Link und kopiere ihn von Hand.
page-error = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
page-offline = Der Server ist nicht erreichbar. Die Seite versucht es weiter.
page-not-found = Hier ist nichts
page-toggle-theme = Zwischen Hell und Dunkel wechseln
page-language = Sprache
page-rules = Regeln
page-about = Über uns
page-settings = Einstellungen

guest-name = Gast
player-number = Spieler { $number }
page-bot = Bot { $number }
level-random = Zufall
    .motto = würfelt
level-apprentice = Lehrling
    .motto = lernt mit dir
level-regular = Stammgast
    .motto = kennt das Haus
level-barista = Barista
    .motto = spielt gut
level-master = Meister
    .motto = denkt lange nach

## Startseite

page-hero = Vier Kaffee-Brettspiele an deinem Tisch.
page-hero-more = Gegen Bots, übers Netz oder am selben Bildschirm. Ohne Konto.
page-games = Spiele
page-my-games = Meine Partien
page-show-games = Welche Partien
page-show-all = Alle
page-show-turn = Ich bin dran
page-show-waiting = Wartend
page-show-over = Beendet
page-finished = Beendet
page-search-games = Namen, Spiele, Daten suchen
page-no-games = Hier stehen bald deine Partien.
page-to-the-street = Spiel aussuchen
page-games-going = Laufende Partien
page-col-game = Spiel
page-col-with = Mit
page-col-turn = Wer dran ist
page-points-now-title = Punkte jetzt
page-not-begun = Noch nicht begonnen
page-seats = Anzahl der Spieler
page-seats-free = { $count ->
    [one] Ein Platz frei
   *[other] { $count } Plätze frei
}
page-bot-for-me = Ein Bot spielt für dich
page-opened = { $when ->
    [jetzt] gerade eröffnet
   *[other] eröffnet { $when }
}
page-since-when = { $when ->
    [jetzt] letzter Schritt gerade eben
   *[other] letzter Schritt { $when }
}
page-send-link = Verschicke den Link oder setz einen Bot hin
page-invite-do = Einladen
page-look-at = Ansehen
page-open-tables = Offene Tische
page-no-open-tables = Kein Tisch ist offen. Öffne einen, und andere finden ihn hier.
page-players = { $least }–{ $most } Spieler
page-minutes = { $minutes } Min.
page-complexity = Schwierigkeit { $level } von 5
page-play-now = Gegen Bots spielen
page-new-table = Mit Freunden
page-rules-of = Regeln von { $game }
page-your-turn = Du bist dran
page-awaited = Es fehlen noch: { $names }.
page-is-done = fertig
page-turn-of = { $name } ist dran
page-waiting = Wartet auf Mitspieler
page-join-table = Mitspielen
page-over = Beendet
page-free-chair = Freier Platz
page-seated = { $taken } von { $seats } am Tisch
page-open-table-clock = { $clock ->
    [none] ohne Uhr
    [move] Uhr für jeden Zug
   *[bank] Uhr für die Partie
}
page-all-games = alle { $count }
page-turns-waiting = { $count ->
    [one] In 1 Partie bist du dran
   *[other] In { $count } Partien bist du dran
}
page-play-on = Weiter
page-street = Straße
page-first-games = Zum ersten Mal hier?

## Einen Tisch eröffnen

page-create-how = Wie möchtest du spielen?
page-create = Einen Tisch eröffnen
page-create-bots = Gegen Bots
    .help = Die Partie beginnt sofort. Wähle, wie stark deine Gegner spielen.
page-create-friends = Mit Freunden
    .help = Für freie Plätze gibt es einen Link zum Verschicken. Die Partie beginnt, wenn alle da sind – live oder über Tage.
page-create-device = An diesem Gerät
    .help = Gebt das Gerät herum. Verdeckte Karten bleiben verdeckt: Zwischen den Zügen steht ein Übergabe-Bildschirm.
page-your-name = Dein Name
page-chairs = Plätze
page-chair = Platz { $number }
page-chair-me = Ich
page-chair-bot = Bot
page-chair-open = Person mit Link
    .help = Du bekommst einen Link für diesen Platz, sobald der Tisch eröffnet ist.
page-chair-local = An diesem Gerät
page-sits-me = du
page-sits-bot = Bot
page-sits-open = Link verschicken
page-sits-local = an diesem Gerät
page-add-chair = Dazu
page-leave-out = Weglassen
page-level-of = Stufe auf Platz { $number }
page-name-of = Name auf Platz { $number }
page-shuffle-seats = Zufällige Sitzordnung
page-clock = Uhr
page-clock-none = Keine
    .help = Lasst euch Zeit; eine Partie darf Tage dauern.
page-clock-move = Pro Zug
    .help = Wer die Zeit überschreitet, überlässt den Platz einem Bot.
page-clock-bank = Ganze Partie
    .help = Alle haben ein Zeitkonto; ist es leer, übernimmt ein Bot.
page-clock-minutes = Minuten
page-taking-back = Zurücknehmen
    .help = Nie, nachdem Neues aufgedeckt wurde.
page-undo-in-turn = Bis zum Ende des Zuges
page-undo-after-turn = Auch nach dem Zug
page-private = Privater Tisch
    .more = Nur mit dem Link. Schalte das aus, und der Tisch steht auf der Startseite.
page-public = Offener Tisch
    .more = Er steht auf der Startseite, und alle können sich setzen.
page-starts-at-once = Alle Plätze sind besetzt: Die Partie beginnt sofort.
page-players-here = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
page-pouring = Schenkt ein …
page-open-table = Tisch eröffnen
page-start = Partie beginnen

## Warteraum, Einladungen

page-waiting-room = Die Partie beginnt, sobald alle Plätze besetzt sind.
page-sit-here = Auf Platz { $number } setzen
page-sit-down = Hinsetzen und spielen
page-only-watch = Nur zuschauen
page-to-my-table = An meinen Tisch
page-never-played = Noch nie gespielt? Mach eine Lektion
page-no-seat-left = Alle Plätze sind besetzt; du kannst zuschauen.
page-game-is-over = Diese Partie ist zu Ende.
page-invites = lädt dich ein
page-sits-down = spielt mit
page-still-free = noch frei
page-your-chair = Dein Platz
page-seat-of = Platz { $number } von { $count }
page-then-sit = Du setzt dich
page-then-last = Die Partie beginnt sofort: Es ist der letzte Platz.
page-then-wait = Die Partie beginnt, wenn alle Plätze besetzt sind.
page-then-hand = Du spielst mitten in der Partie auf diesem Platz weiter.
page-then-play = Ihr spielt etwa { $minutes } Minuten
page-then-private = Nur mit diesem Link. Ganz ohne Konto.
page-then-public = Er steht auch auf der Startseite. Ganz ohne Konto.
page-leave = Tisch verlassen
page-invite = Jemanden einladen
    .more = Verschicke diesen Link oder lass ein Telefon den Code lesen.
page-invitation-link = Einladungslink
page-invited = Du bist eingeladen zu
page-invited-by = { $name } lädt dich ein zu
page-letter = Du bist eingeladen
    .line = Lust auf einen Kaffee?
page-letter-free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
page-about-minutes = etwa { $minutes } Min.
page-your-name-seen = Dein Name, wie die anderen ihn sehen
page-spectators = Jemanden zuschauen lassen
page-watch-link = Link für Zuschauer
page-closed = Dieser Tisch ist geschlossen
    .more = Alle sind gegangen, bevor die Partie begann.
page-no-table = Dieser Tisch lässt sich nicht öffnen
    .more = Vielleicht ist er privat, oder der Link ist unvollständig. Frag die Person, die dich eingeladen hat.

## Tisch

page-you = du
page-offline-player = nicht verbunden
page-thinking = Überlegt …
page-place = { $place }.
page-time-left = Restzeit: { $time }
page-choices = Was du tun kannst
page-undo = Zurück{ "\u00AD" }nehmen
page-confirm = Bestätigen
page-hint = Gib mir einen Tipp
page-coach-says = Der Trainer meint
    .more = deine Punkte am Ende, geschätzt
page-hint-than-next = gegen die nächstbeste Idee
page-hint-than-best = gegen die beste Idee
page-ask-takeback = Um Rücknahme des letzten Schritts bitten
page-takeback-asked = { $count ->
    [one] { $name } bittet darum, den letzten Schritt zurückzunehmen.
   *[other] { $name } bittet darum, die letzten { $count } Schritte zurückzunehmen.
}
page-agree = Zustimmen
page-decline = Ablehnen
page-took-back = { $count ->
    [one] { $name } nimmt einen Schritt zurück.
   *[other] { $name } nimmt { $count } Schritte zurück.
}
page-log = Verlauf
page-log-empty = Noch ist nichts geschehen.
page-log-of = Zeigen
page-log-everybody = Alle
page-log-none = Nichts von { $name } in den letzten Schritten.
page-since = Neu, während du weg warst
page-open-step = Schritt { $number } ansehen
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-write = Etwas sagen
page-table-menu = Menü des Tisches
page-watching = Du schaust zu
page-reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
page-resign = Meinen Platz einem Bot überlassen
page-hand-seat = Meinen Platz jemandem überlassen
page-seat-link = Link zu diesem Platz
page-hand-over = Gib das Gerät an { $name }
    .more = Wenn { $name } bereit ist, zeigt sich der Tisch von diesem Platz aus.
page-hand-over-ready = Ich bin { $name }
page-why-title = Warum nicht?
page-rule = Regel { $rule }
page-open-rules = In den Regeln öffnen
page-winner = { $count ->
    [one] { $names } gewinnt
   *[other] Geteilter Sieg: { $names }
}
page-rematch = Noch eine Partie
page-to-rematch = Zur nächsten Partie
page-replay = Partie nachspielen
page-download = Aufzeichnung herunterladen
page-fair = Wurde ehrlich gemischt?
    .more = Vor der Partie hat der Server den Fingerabdruck einer geheimen Zahl veröffentlicht; aller Zufall kam aus dieser Zahl. Jetzt ist sie offengelegt, und „ludocafe record verify“ prüft die Aufzeichnung.
page-commitment = Fingerabdruck
page-seed = Geheime Zahl

## Nachspielen

page-first-step = Zum Anfang
page-previous-step = Einen Schritt zurück
page-next-step = Einen Schritt weiter
page-last-step = Zum Ende
page-play = Abspielen
page-pause = Anhalten
page-step = Schritt
page-step-of = { $number } / { $count }
page-copy-step = Link zu diesem Schritt kopieren
page-score-chart = Punkte im Lauf der Partie
    .caption = Punkte, wäre dann Schluss gewesen
page-chart-of = Punkte zeigen von
page-everybody = Alle
page-review = Der Trainer blickt zurück
page-review-about = Der Trainer geht jede Entscheidung durch: wer wie oft gewonnen hätte, was die Partie gewendet hat und was besser gewesen wäre.
page-review-start = Auf diese Partie zurückblicken
page-review-running = Der Trainer blickt auf die Partie zurück …
page-review-failed = Der Trainer ist nicht fertig geworden. Bitte versuche es noch einmal.
page-review-done = { $count ->
    [one] Für jede Entscheidung eine Partie durchgespielt, nur mit dem Wissen von damals.
   *[other] Für jede Entscheidung { $count } Partien durchgespielt, nur mit dem Wissen von damals.
}

## Regeln

page-all-rules = Alle Spiele
page-search-rules = In den Regeln suchen
page-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
page-chapters = Kapitel
page-of-count = { $number } von { $count }
page-chapter-of = Kapitel { $number } von { $count }
page-previous-chapter = Voriges Kapitel
page-next-chapter = Nächstes Kapitel
page-our-ruling = Unsere Regel.
page-link = Link
    .of = Link zu „{ $title }“ kopieren
page-learn-by-playing = Spielend lernen

## Einstellungen

page-give-up = Aufgeben
page-give-up-sure = Diese Partie aufgeben?
page-leave-do = Verlassen
page-leave-sure = Diesen Tisch verlassen?
page-table-closes = Er wird geschlossen.
page-seat-frees = Dein Platz wird für andere frei.
page-game-ends = Sie endet ohne Ergebnis.
page-bot-takes-over = Ein Bot übernimmt deinen Platz. Die anderen spielen weiter.
page-stay = Bleiben
page-gave-up = Du hast die Partie aufgegeben.
page-left-table = Du hast den Tisch verlassen.
page-won = Gewonnen
page-with-people = Mit Menschen
page-bots-only = Nur Bots
page-again = Nochmal
page-show-more = { $count } weitere zeigen
page-nothing-found = Nichts gefunden.
page-nothing-awaits = Niemand wartet auf dich.
page-nothing-going = Keine Partie läuft.
page-look = Aussehen
page-theme = Farben
page-theme-auto = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-contrast = Mehr Kontrast
page-palette = Bohnenfarben mit hohem Kontrast (Café)
page-motion = Weniger Bewegung
page-playing = Spielen
page-confirm-moves = Jeden Zug bestätigen
page-sound = Klänge
page-identity = Wer du bist
page-identity-more = Dieser Browser merkt sich dich. Mit einer Passphrase nimmst du Namen und Partien auf ein anderes Gerät mit.
page-passphrase = Passphrase (mindestens 8 Zeichen)
page-login = Ich habe einen Namen auf einem anderen Gerät
page-login-do = Übernehmen
page-export = Alle meine Daten herunterladen
page-forget = Mich vergessen
page-forget-sure = Deinen Namen und deine Plätze vergessen? Das lässt sich nicht rückgängig machen.
page-notices = Mitteilungen
page-notices-when = Sie kommen, wenn du dran bist, während du weg bist, in der Sprache dieser Seite.
page-notices-wanted = Mir sagen, wenn ich dran bin
page-notices-webhook = Auch ein Dienst des Betreibers erfährt, dass du dran bist, mit deinem Namen und dem Spiel. Ohne Mitteilungen erfährt er nichts.
page-email = E-Mail-Adresse
page-email-more = Sie dient nur den Mitteilungen, und niemand am Tisch sieht sie.
page-email-unconfirmed = Noch nicht bestätigt: Folge dem Link in der E-Mail, die wir dorthin geschickt haben. Bis dahin geht keine Mitteilung dorthin.
page-email-confirmed = Bestätigt
page-email-again = E-Mail noch einmal senden
page-email-sent = Die E-Mail ist unterwegs.
page-email-already = Diese Adresse hat ihre E-Mail vor Kurzem bekommen; vielleicht liegt sie im Spam. Ohne Zustimmung schreiben wir niemandem zweimal im Monat.
page-webhook = Webhook-Adresse
page-webhook-more = Für einen eigenen Dienst: Er bekommt ein JSON-Objekt mit deinem Namen, dem Spiel und dem Tisch, wenn du dran bist.
page-address-remove = Adresse entfernen
page-notice-try = Mitteilung zur Probe senden
page-notice-sent = Eine Mitteilung ist unterwegs zu dir.
page-notice-failed-letter = Die E-Mail konnte nicht gesendet werden. Stimmt die Adresse?
page-notice-failed-push = Der Mitteilungsdienst des Browsers hat sie nicht angenommen.
page-notice-failed-hook = Der Webhook hat nicht geantwortet oder sie nicht angenommen.
page-push = Diesem Browser sagen, wenn ich dran bin
page-push-forbidden = Der Browser erlaubt keine Mitteilungen.
page-keys = Tasten

## Über uns

page-about-title = Über Ludocafé
page-about-what = Ludocafé ist ein offenes Haus für moderne Kaffee-Brettspiele: spielen gegen Bots, online oder an einem Bildschirm, jede Regel nachschlagen, jede Partie nachspielen.
page-about-free = Es ist freie Software unter der Lizenz Apache 2.0. Alle Zeichnungen und Texte dieser Seiten sind unsere eigenen.
page-credits = Die Spiele und die Menschen dahinter
page-authors = Autoren
page-illustrators = Illustration
page-publishers = Verlage
page-edition = Hier gespielte Edition
page-edition-standard = die gedruckte, soweit wir sie kennen
page-edition-own = { $name }
page-not-affiliated-title = Unabhängig
page-not-affiliated = Dies ist ein unabhängiges Projekt. Es steht in keiner Verbindung zu den genannten Autoren, Illustratoren und Verlagen und wird von ihnen weder unterstützt noch empfohlen; die Namen der Spiele bezeichnen sie nur. Wenn dir ein Spiel gefällt, kauf die Schachtel: Das wird der schönere Abend.
page-stand-ins-title = Zahlen, die wir nicht kennen konnten
page-stand-ins = Manche Werte der gedruckten Spiele stehen nur in Bildern. Wo wir sie nicht lesen konnten, verwenden wir eigene Ersatzwerte, die in der Edition als solche gekennzeichnet sind; wer die Schachtel besitzt, kann eine Edition mit den gedruckten Werten schreiben.
page-stand-ins-count = { $count ->
    [one] { $count } Ersatzwert in dieser Edition
   *[other] { $count } Ersatzwerte in dieser Edition
}
page-privacy-title = Deine Daten
page-privacy = Über dich werden nur ein Name und ein Cookie gespeichert, außerdem deine Partien und, falls du sie angegeben hast, die Wege für Mitteilungen. In den Einstellungen kannst du alles herunterladen oder löschen.

## Spielen lernen

page-learn = Lernen
page-learn-game = { $game } lernen
page-lessons = Lektionen
page-lesson-step = Schritt { $number } von { $count }
page-lesson-progress = Fortschritt der Lektion
page-lesson-back = Zurück
page-lesson-continue = Weiter
page-lesson-show = Zeig es mir
page-lesson-leave = Lektion verlassen
page-lesson-next = Weiter: { $title }
page-lesson-done = Gut gemacht!
    .more = Du hast „{ $title }“ geschafft.
    .last = Das war die letzte Lektion. Jetzt kannst du deine erste Partie spielen.

## Der Rahmen eines Tisches

page-prompt = Was gefragt ist
page-queue = Was noch kommt
page-skip-tale = Weiter
page-any-key = jede Taste
page-put-back = Zurücklegen
page-on-turn = ist dran
page-now = jetzt
page-if-ended = wäre jetzt Schluss
page-points-now = { $points ->
    [one] jetzt { $points } Punkt
   *[other] jetzt { $points } Punkte
}
page-points-ended = { $points }, wäre jetzt Schluss
page-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
}
page-points-of-others = Punkte der anderen
page-pace = Tempo
page-pace-is = Tempo: { $pace }
page-pace-instant = sofort
page-pace-brisk = flott
page-pace-normal = mittel
page-pace-slow = langsam
page-tools = Werkzeuge
page-table-tools = Der Tisch
page-tool-hint = Tipp
page-tool-again = Noch mal
page-tool-undo = Zurück
page-tool-ask-undo = Zurück?
page-show-again = Noch einmal zeigen, was seit meinem letzten Zug geschah
page-no-hint = Der Trainer hilft, wenn du dran bist und nur gegen Bots spielst
page-plan-ahead = Meinen nächsten Zug planen, während die anderen entscheiden
page-plan-help = Probier deinen nächsten Zug aus; noch ist nichts gespielt.
page-plan-far = So weit lässt sich dein Zug vorhersehen.
page-plan-steps = Geplant: { $steps }
page-plan-kept = Vorgemerkt für deinen Zug: { $steps }
page-plan-ask = Dein Plan war: { $what }. Immer noch?
page-plan-instead = Jetzt wäre es: { $what }
page-plan-try = Planen
page-plan-changed = Seither hat sich etwas geändert.
page-plan-gone = Das geht nicht mehr.
page-plan-do = So spielen
page-plan-keep = Vormerken
page-plan-stop = Planen beenden
page-plan-drop = Plan verwerfen
page-plan-played = Wie geplant: { $what }
page-plan-impossible = Die anderen haben geändert, was du geplant hast.
page-plan-is-kept = Dein Plan ist vorgemerkt. Er wird gespielt, wenn du dran bist und sich nichts geändert hat.
page-sound-on = Ton an
page-sound-off = Ton aus
page-volume = Lautstärke
page-menu = Menü
page-drawer = Verlauf, Chat und Züge
page-drawer-choices = Alle Züge
page-drawer-points = Punkte
page-drawer-coach = Trainer
page-drawer-close = Schublade schließen
page-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
page-no-choices = Gerade gibt es für dich nichts zu entscheiden.
page-stops = Teile des Tisches
page-stop-dot = hier ist etwas möglich
page-resign-sure = Ein Bot spielt für dich weiter, und dieser Platz gehört dir nicht mehr.
page-resign-do = Ja, ein Bot spielt weiter
page-resign-stay = Ich bleibe
page-alone-reach = { $points ->
    [one] { $points } Punkt erreicht
   *[other] { $points } Punkte erreicht
}
page-you-win = Du gewinnst!
page-you-share = Du teilst dir den Sieg!
page-you-came = Du bist { $place }. von { $count }
page-decided = Was den Ausschlag gab:
page-decided-by = { $name } liegt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} vor { $other }, den größten Unterschied macht „{ $from }“ (+{ $most }).
page-decided-lead = { $name } liegt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} vor { $other }, von allem ein wenig.
page-decided-tie-break = { $name } und { $other } haben gleich viele Punkte; der Gleichstand wird nach den Regeln aufgelöst.
page-decided-shared = { $names } liegen gleichauf.
page-points-by-source = Punkte nach Herkunft
page-all-points = Alle Punkte
page-see-board = Den Tisch ansehen
page-look-back = Zurückblicken
page-another-game = Ein anderes Spiel
page-keys-on = Einzelne Buchstaben sind am Tisch Tasten
page-key-number = der Zug mit dieser Nummer
page-key-arrows = sich auf dem Brett und in Listen bewegen
page-key-back = zurücklegen, schließen
page-key-undo = den letzten Schritt zurücknehmen
page-key-redo = ihn wiederholen
page-key-hint = den Trainer fragen und den Tipp schließen
page-key-plan = den nächsten Zug planen, während die anderen entscheiden, und aufhören
page-key-keep = den Plan vormerken
page-key-again = noch einmal zeigen, was geschah
page-key-drawer = Schublade: öffnen, nächste Seite, schließen
page-key-chat = Chat
page-key-pace = nächstes Tempo
page-key-skip = zur Gegenwart; im Rückblick abspielen und anhalten
page-key-step = einen Schritt zurück oder vor
page-key-turn = einen Zug zurück oder vor
page-key-turning = zum nächsten Wendepunkt
page-key-ends = an den Anfang, ans Ende
page-key-later = verbergen, was später kommt, oder zeigen
page-key-play-on = von hier aus weiterspielen
page-key-keys = alle Tasten; auf einem Teil: warum geht das nicht?
page-review-unclear = { $count ->
    [one] Ein weiterer Zug sah teuer aus, doch den Unterschied erklärt der Zufall.
   *[other] { $count } weitere Züge sahen teuer aus, doch den Unterschied erklärt der Zufall.
}
page-review-numbers = Die Kurve in Zahlen
page-resigned = Ein Bot spielt für dich weiter.
page-come-back = Meinen Platz zurücknehmen
page-bot-holds = Ein Bot spielt für { $name }.
page-result = Ergebnis

## Before the game, and who is there

page-waiting-for = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
    .more = { $count ->
        [one] Warte auf jemanden oder beginne mit einem Bot.
       *[other] Warte auf andere oder beginne mit Bots.
    }
page-is-here = da
page-is-away = nicht da
page-watching-too = Es sehen zu:
page-nameless = { $count ->
    [one] ein Gast
   *[other] { $count } Gäste
}
page-fill-level = Bots spielen wie
page-fill = { $count ->
    [one] Mit einem Bot beginnen
   *[other] Mit { $count } Bots beginnen
}
page-table-private = nur wer den Link hat
page-table-listed = alle: Der Tisch steht auf der Startseite
page-who-finds = Wer kommen darf
page-length = Dauer
page-tool-table = Tisch
page-tool-record = Protokoll
page-tool-leave = Gehen
page-hint-share = gewinnt { $share } von 100
page-sound-offer = Diesen Tisch kann man hören: Tassen, Münzen, Papier.
page-letters = Buchstaben auf den Teilen
page-away = Während du weg warst
page-away-earlier = { $count ->
    [one] und davor ein Zug
   *[other] und davor { $count } Züge
}
page-away-read = Im Verlauf lesen
page-away-watch = Ansehen
page-away-close = Weiter
page-hide-later = Verbergen, was später kommt
page-tool-play-on = Ab hier
page-replay-play-on = Von hier aus gegen Bots weiterspielen: Was verdeckt war, wird neu gezogen
page-origin = Woher diese Partie kommt: Schritt { $number }
page-played-on = Du spielst ab Schritt { $number } weiter. Was verdeckt war, wird neu gezogen.
page-looking-back = Rückblick
page-look-from = Blick von der Seite von
page-look-from-seat = von { $name } aus

## Die Werkstatt: Editionen der eigenen Schachtel

page-yes = ja
page-no = nein
page-workshop = Werkstatt
page-workshop-lead = Die Schachtel steht bei dir im Regal? Leg ihre Karten auf die Werkbank und trage sie ein. Am Anfang steht unsere Edition; sie sagt bei jedem Wert, ob er gedruckt ist oder nur ein Ersatzwert von uns.
page-workshop-mine = Meine Editionen
page-workshop-new-name = Meine Schachtel
page-workshop-copy-of = { $name } (Kopie)
page-workshop-private = privat
page-workshop-shared = per Link geteilt
page-workshop-throw = Wegwerfen
page-workshop-sure = Wirklich wegwerfen?
page-workshop-name = Name der Edition
page-workshop-pieces = Spielmaterial
page-workshop-undo = Zurück
page-workshop-redo = Wieder vor
page-workshop-file = Datei
page-workshop-save = Hier speichern
page-workshop-share = Teilen
page-workshop-copy = Als meine kopieren
page-workshop-is-device = nur auf diesem Gerät
page-workshop-is-saving = wird gespeichert …
page-workshop-is-saved = gespeichert
page-workshop-is-changed = in einem anderen Fenster geändert
page-workshop-is-away = noch nicht gespeichert, neuer Versuch folgt
page-workshop-is-other = eine fremde Edition
page-workshop-open = { $count ->
    [0] Alles ist mit deiner Schachtel verglichen
    [one] { $count } Ersatzwert ist mit deiner Schachtel zu vergleichen
   *[other] { $count } Ersatzwerte sind mit deiner Schachtel zu vergleichen
}
page-workshop-done = { $done } von { $all }
page-workshop-said = { $refusals ->
    [0] { $remarks ->
        [0] Diese Edition ist spielbar
        [one] Diese Edition ist spielbar, { $remarks } Hinweis
       *[other] Diese Edition ist spielbar, { $remarks } Hinweise
    }
    [one] { $refusals } Fehler hält diese Edition vom Tisch fern
   *[other] { $refusals } Fehler halten diese Edition vom Tisch fern
}
page-workshop-said-title = Was die Prüfung sagt
page-workshop-wrong = { $count ->
    [one] { $count } Einwand
   *[other] { $count } Einwände
}
page-workshop-before = Voriges Stück
page-workshop-next = Nächstes Stück
page-workshop-tick = wie in meiner Schachtel
    .help = Dieser Wert war unser Ersatz. Hak ihn ab, wenn du ihn mit deiner Schachtel verglichen hast; was du einträgst, ist von selbst abgehakt.
page-workshop-tick-all = { $count ->
    [one] Dieses Stück ist wie in meiner Schachtel
   *[other] Dieses Stück ist wie in meiner Schachtel ({ $count } Werte)
}
page-workshop-bench = { $name }, auf der Werkbank
    .help = Die Pfeile führen von Stelle zu Stelle. Ziffern, Plus und Minus ändern Zahlen, Anfangsbuchstaben und Leertaste wählen aus. Eingabe führt zum Formular, Bild auf und Bild ab zu den anderen Stücken, Strg und Eingabe hakt das Stück ab.
page-workshop-value = { $value }
page-workshop-palette = Werte für diese Stelle
page-workshop-minus = Eins weniger
page-workshop-plus = Eins mehr
page-workshop-point = Berühre eine Stelle auf dem Stück oder gehe mit den Pfeilen hin.
page-workshop-more = { $name }: Eins mehr
page-workshop-less = { $name }: Eins weniger
page-workshop-by-link = Wer den Link hat, darf sie ansehen
    .help = Damit spielen und sie kopieren geht, ändern nicht. Schaltest du das aus, ist der alte Link nichts mehr wert.
page-workshop-link = Adresse
page-workshop-copy-link = Link kopieren
page-workshop-copied = Kopiert
page-workshop-download = Als TOML herunterladen
page-workshop-upload = Eine TOML-Datei lesen
page-workshop-paste = Oder ihren Text einfügen
page-workshop-read-it = Einlesen
page-workshop-read = Die Edition ist eingelesen.
page-workshop-restart = Neu mit unserer Edition beginnen
    .help = „Zurück“ bringt deine eigene wieder.
page-own-edition = Welche Edition
page-own-edition-standard = die von Ludocafé
page-own-edition-help = Steht die Schachtel bei dir im Regal?
page-own-edition-make = Mach eine Edition daraus
page-other-edition = Hier wird mit einer anderen Edition gespielt: { $name }
page-differences = { $count ->
    [0] Kein Wert weicht von der Edition von Ludocafé ab.
    [one] { $count } Wert weicht von der Edition von Ludocafé ab.
   *[other] { $count } Werte weichen von der Edition von Ludocafé ab.
}
page-differences-show = Was ist anders?
page-differences-rest = { $count ->
    [one] … und { $count } weiterer.
   *[other] … und { $count } weitere.
}
page-differences-standard = sonst
page-workshop-play = Damit spielen
page-workshop-step-1 = Öffne deine Schachtel: Nimm eine Karte aus dem Regal und trage ein, was sie zeigt.
page-workshop-step-2 = Hak ab, was wie in deiner Schachtel ist. Die Werkstatt zählt, was noch von uns ist.
page-workshop-step-3 = Spiel damit, bewahre sie hier auf, teile sie per Link oder nimm sie als Datei mit.
