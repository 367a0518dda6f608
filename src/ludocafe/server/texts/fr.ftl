# Ce que dit le serveur.
need-name = Indiquez d’abord votre nom, s’il vous plaît.
bad-name = Ce nom ne peut pas être utilisé.
bad-email = Ce n’est pas une adresse e-mail.
bad-webhook = Ce n’est pas une adresse publique en https.
no-notice-way = Il n’y a nulle part où l’envoyer : laissez un navigateur vous prévenir, ou donnez une adresse.
name-taken = Ce nom est réservé. Choisissez-en un autre.
login-failed = Le nom et la phrase secrète, ou le lien, ne correspondent pas.
no-such-table = Cette table n’existe pas ou ne vous est pas ouverte.
no-such-state = La partie n’est pas arrivée à l’étape { $number }.
not-your-seat = Ce n’est pas votre place.
seat-taken = Cette place est prise.
no-open-chair = Toutes les places sont prises.
already-seated = Vous êtes déjà à cette table.
bad-invitation = Cette invitation n’est pas valable pour cette table.
table-not-open = La partie a déjà commencé.
table-not-running = La partie n’est pas en cours.
table-not-over = La partie n’est pas encore terminée.
too-many-tables = Vous avez déjà { $limit } tables. Terminez ou quittez d’abord l’une d’elles.
too-many-bot-tables = Vous avez déjà { $limit } tables où seuls des robots jouent. Attendez que l’une d’elles soit terminée.
bad-chairs = Il faut exactement une chaise par place, et une seule au plus peut être la vôtre.
unknown-level = Il n’y a pas de robot du niveau { $level }.
bad-clock = Une pendule a besoin d’une durée ; sans pendule, il n’en faut pas.
stale = La table a avancé entre-temps. Regardez de nouveau.
pinned-rules = Cette partie a commencé avec la version { $version } des règles, que ce serveur ne joue plus. Elle est gardée telle quelle et reprendra quand cette version sera de retour.
hints-off = Pas de conseils quand d’autres personnes jouent.
no-question = Il n’y a pas de question en cours.
question-open = Une question est déjà en cours.
too-much-undone = On a déjà tant annulé à cette table qu’on ne peut plus rien annuler. Jouez la suite, s’il vous plaît.
empty-chat = Écrivez d’abord quelque chose.
too-fast = Pas si vite, s’il vous plaît.
too-large = C’est trop à la fois.
bad-message = Ce message est incompréhensible.
bad-request = Cette demande est incompréhensible.
not-found = Il n’y a rien ici.
not-allowed = Ce n’est pas possible ici.
no-header = La demande ne vient pas de notre page (l’en-tête X-Ludocafe manque).
bad-origin = La demande vient d’un autre site.
unknown-host = Ce serveur ne porte pas ce nom. La personne qui l’exploite peut l’autoriser (LUDOCAFE_HOSTS).
server-error = Quelque chose a mal tourné de notre côté.
storage-away = Le serveur ne peut pas joindre sa base de données en ce moment. Rien n’est perdu : patientez un instant et réessayez.
port-in-use = Le port { $port } est pris, peut-être par un Ludocafé déjà lancé. Utilisez celui-là ou arrêtez-le, ou choisissez un autre port : --port { $other }, ou LUDOCAFE_PORT={ $other } make play.
database-in-use = Un autre serveur utilise la base { $file }.
database-linked = La base { $file } a un second nom (un lien physique). Supprimez-le : deux serveurs pourraient modifier le fichier à la fois.
database-unreachable = PostgreSQL est injoignable ou refuse l’accès. Vérifiez l’adresse et le mot de passe.
workers-need-postgresql = Plusieurs processus ont besoin de PostgreSQL : indiquez --database postgresql://…
bad-settings = Les réglages sont inutilisables : { $detail }
bad-public-url = « { $url } » n’est pas une adresse de serveur comme https://play.example.org.
public-url-path = Le serveur a besoin d’un nom d’hôte à lui et ne peut pas se trouver sous un chemin ({ $url }) : donnez-lui { $host } ou un autre nom, par exemple games.example.org.
database-not-empty = Cette base contient déjà des tables. Restaurez dans une base vide ; rien n’a été changé.
file-exists = { $file } existe déjà.
no-such-file = { $file } n’existe pas.
no-such-program = { $program } n’est pas installé.
bad-backup = { $file } n’est pas une copie saine d’une base.
page-not-built = Le serveur fonctionne, mais la page ne fait pas partie de cette installation. L’API est décrite ici :
invitation-title = { $name } vous invite à { $game }
invitation-text = { $players } joueurs, environ { $minutes } minutes. { $free ->
    [0] Toutes les places sont prises ; on peut regarder.
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
} Sans compte.
notice-turn-title = À vous de jouer à { $game }
notice-turn-body = { $name }, c’est à vous de jouer à { $game }. { $link }
notice-trial-title = Ludocafé : une notification d’essai
notice-trial-body = { $name }, c’est ainsi que Ludocafé vous dira que c’est à vous de jouer.

# Les e-mails, et les pages où mènent leurs liens
letter-confirm-title = Ludocafé : voulez-vous des e-mails ?
letter-confirm-body =
    Quelqu’un a donné cette adresse à Ludocafé, un lieu de jeux de société sur Internet, pour savoir quand vient son tour.
    
    Est-ce vous ? Alors confirmez ici : { $link }
    
    Sinon, vous n’avez rien à faire : aucun autre e-mail ne viendra. Pour que personne ne vous demande plus : { $stop }
letter-stop = Plus aucun e-mail d’ici : { $stop }
letters-confirm = Voulez-vous des e-mails de Ludocafé ?
letters-confirm-text = Ludocafé écrit à cette adresse quand c’est à vous de jouer et que vous n’êtes pas là. Un clic suffit pour y mettre fin à tout moment.
letters-confirm-button = Oui, écrivez-moi
letters-confirm-done = Merci. Désormais, Ludocafé vous écrit quand c’est à vous de jouer.
letters-stop = Plus d’e-mails ?
letters-stop-text = Ludocafé n’écrira plus rien à cette adresse, qui que ce soit qui le demande.
letters-stop-button = Plus d’e-mails
letters-stop-done = C’est fait. Cette adresse ne reçoit plus d’e-mails.
letters-unhook = Ce webhook ne doit-il plus rien recevoir ?
letters-unhook-button = Plus rien
letters-unhook-done = C’est fait. Le webhook ne reçoit plus rien.
letters-bad-link = Ce lien n’est pas valable, ou ne l’est plus.

# La ligne de commande
serve-help = Lancer le serveur : accueil, tables, parties en direct, robots.
serve-help-database = Fichier SQLite ou adresse postgresql://…
serve-help-log = Journal : json, console ou off
serve-help-host = Adresse d’écoute
serve-help-port = Port d’écoute
serve-help-workers = Nombre de processus ; plus d’un demande PostgreSQL
serve-help-synchronous = SQLite seulement : full (survit à une coupure de courant) ou normal (survit à un arrêt brutal)
serve-help-bots = Où réfléchissent les robots : here (ici) ou queue (processus à part)
serve-help-bot-processes = Robots qui réfléchissent en même temps ; 0 : selon le nombre de cœurs
serve-help-public-url = Adresse du serveur pour les joueurs, par exemple https://play.example.org
serve-help-proxies = Adresses des proxys inverses de confiance
serve-help-open = Ouvrir la page dans un navigateur
serve-address = Ludocafé est à l’adresse { $address } (Ctrl+C pour arrêter)
serve-address-network = Ludocafé est à l’adresse { $address } pour tout votre réseau (Ctrl+C pour arrêter)
bot-worker-help-database = Adresse postgresql://… des serveurs
bot-worker-help = Jouer pour les robots des serveurs lancés avec --bots queue sur le même PostgreSQL.
bot-worker-help-processes = Robots qui réfléchissent en même temps ; 0 : selon le nombre de cœurs
backup-help = Enregistrer une copie cohérente de la base, même pendant que le serveur tourne.
backup-help-target = Fichier à écrire
restore-help = Remettre une copie à la place d’une base qui n’existe pas encore (PostgreSQL : d’une base vide).
restore-help-source = Fichier à lire
edition-too-large = Cette édition est trop grande ou trop imbriquée pour être examinée.
edition-odd = Cette édition est illisible : { $detail }
edition-of-another-game = Ce fichier ne contient pas d’édition de ce jeu.
no-such-edition = Cette édition n’existe pas, ou son lien n’est plus partagé.
bad-edition-name = Il faut un nom à cette édition.
too-many-editions = Vous gardez déjà { $limit } éditions ici. Commencez par en jeter une.
edition-changed-elsewhere = Cette édition a été enregistrée entre-temps dans une autre fenêtre. Rechargez-la avant de continuer.
no-workshop = Ce jeu n’a pas d’atelier.
