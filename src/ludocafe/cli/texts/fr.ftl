cli-about = Jouer et étudier des jeux de société modernes : Café, Café International, Coffee Traders, Café del Gatto.
cli-version = Afficher la version.
cli-lang = Langue des textes : en, fr ou de.
cli-json = N’afficher qu’un document JSON.
cli-game = Identifiant du jeu, voir : ludocafe games
cli-players = Nombre de joueurs.
cli-seed = Nombre entier qui fixe tout le hasard.
cli-option = Une option du jeu ; peut être répétée.
cli-frame-arguments = Arguments
cli-frame-options = Options
cli-frame-commands = Commandes
cli-frame-default = par défaut : { $value }
cli-frame-variable = variable : { $value }
cli-frame-required = nécessaire
cli-frame-usage = Emploi :
cli-frame-command = COMMANDE
cli-frame-help = Afficher cette aide.
cli-frame-install_completion = Installer la complétion dans ce shell.
cli-frame-show_completion = Afficher le script qui installe la complétion dans ce shell.
cli-argument-bot = ROBOT
cli-argument-bots = ROBOTS
cli-argument-file = FICHIER
cli-argument-files = FICHIER
cli-argument-game = JEU
cli-argument-id = RÈGLE
cli-argument-level = NIVEAU
cli-argument-link = LIEN
cli-argument-notation = ACTION
cli-argument-one = ROBOT
cli-argument-others = ADVERSAIRES
cli-argument-position = POSITION
cli-argument-record = ENREGISTREMENT
cli-argument-source = SAUVEGARDE
cli-argument-target = SAUVEGARDE
cli-argument-text = POSITION
cli-value-address = ADRESSE
cli-value-decimal = NOMBRE
cli-value-file = FICHIER
cli-value-folder = DOSSIER
cli-value-notations = ACTIONS
cli-value-number = NOMBRE
cli-value-setting = NOM=VALEUR
cli-value-text = TEXTE
cli-misuse = { $what } { $guess }Aide : { $command } --help
cli-misuse-guess = Vouliez-vous dire { $guess } ?
cli-misuse-missing = Il manque { $name }.
cli-misuse-extra = En trop : { $extra }.
cli-misuse-no-such-command = Il n’y a pas de commande « { $command } ».
cli-misuse-no-such-option = Il n’y a pas d’option { $option }.
cli-misuse-no-value = { $option } demande une valeur.
cli-misuse-flag = { $option } ne prend pas de valeur.
cli-misuse-bad-value = { $name } demande { $kind ->
    [number] un nombre entier
    [decimal] un nombre
    [file] un fichier
    [folder] un dossier
   *[text] un texte
}{ $bounds ->
    [both] { " " }de { $low } à { $high }
    [low] { " " }à partir de { $low }
   *[none] { "" }
}.
cli-misuse-no-command = Il manque une commande.
cli-games-help = Lister les jeux.
cli-rules-help = Lire les règles d’un jeu, ou l’une d’elles.
cli-perft-help = Compter l’arbre des actions par profondeur (hasard fixé par la graine).
cli-position-help = Lire une position : la dessiner, lister ce qui est permis, continuer.
cli-rule-id = Identifiant d’une règle, par exemple GAT-41.
cli-ids = Afficher les identifiants des règles, un par ligne.
cli-depth = Profondeur du comptage.
cli-position-text = La position dans la notation du jeu.
cli-legal = Lister les actions permises.
cli-play-notations = Actions à jouer, séparées par des points-virgules.
cli-no-such-rule = Il n’y a pas de règle { $rule }.
cli-not-affiliated = Les jeux appartiennent à leurs auteurs et éditeurs ; Ludocafé ne leur est pas affilié.
cli-column-id = identifiant
cli-column-title = jeu
cli-column-players = joueurs
cli-column-minutes = minutes
cli-column-authors = de
cli-column-seat = place
cli-column-bot = robot
cli-column-mean = moyenne
cli-column-min = min
cli-column-max = max
cli-column-wins = victoires
cli-simulate-help = Faire jouer de nombreuses parties par des robots.
cli-games-count = Nombre de parties.
cli-bots = Robots par place, séparés par des virgules : random, greedy ou un niveau.
cli-records = Dossier qui reçoit un enregistrement par partie.
cli-playing = Parties en cours
cli-speed = { $games } parties/s, { $decisions } décisions/s
bad-bot = Aucun robot ne s’appelle « { $bot } ». Connus : { $levels }
cli-record-help = Enregistrements de parties : vérifier, montrer, convertir.
cli-record-verify-help = Rejouer des enregistrements, vérifier résultats et mélanges.
cli-record-show-help = Raconter une partie, ou la montrer après une entrée.
cli-record-convert-help = Mettre un enregistrement au format actuel, ou l’écrire comme un récit.
cli-record-files = Fichiers d’enregistrement.
cli-record-file = Un fichier d’enregistrement.
cli-record-at = Montrer la table après ce nombre d’entrées.
cli-record-output = Fichier à écrire (par défaut : sortie standard).
cli-record-text = Écrire un récit lisible au lieu de JSON.
cli-record-complete = { $file } : { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, partie complète, tout est en ordre.
cli-record-unfinished = { $file } : { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, partie inachevée, tout est en ordre.
cli-record-fair = Les tirages proviennent du nombre secret révélé.
cli-file-unreadable = Le fichier { $file } ne peut être ni lu ni écrit.
cli-file-exists = Le fichier { $file } existe déjà ; rien n’a été modifié.
cli-edition-help = Éditions : chaque nombre d’un jeu et sa provenance.
cli-edition-check-help = Vérifier un fichier d’édition (par défaut : l’édition standard).
cli-edition-diff-help = Comparer une édition à l’édition standard.
cli-edition-new-help = Écrire une copie de l’édition standard, à modifier.
cli-edition-stand-ins-help = Lister les valeurs que nous avons choisies parce que seule une image de la boîte les montrait.
cli-edition-file = Un fichier d’édition (TOML).
cli-edition-good = { $file } : tout est en ordre.
cli-edition-equal = Les éditions sont identiques.
cli-edition-written = { $file } écrit. Modifiez-le, puis : ludocafe edition check { $game } { $file }
cli-play-help = Jouer dans le terminal, contre des robots ou à plusieurs devant un écran.
cli-humans = Combien de personnes jouent devant ce terminal.
cli-level = Niveau des robots.
cli-name = Nom d’une personne ; peut être répété.
cli-play-edition = Jouer avec votre propre édition.
cli-play-seed = Texte qui fixe tout le hasard (par défaut : nouveau).
cli-save = Conserver la partie dans ce fichier.
cli-resume = Reprendre une partie enregistrée.
cli-plain = Des mots seulement : pas de dessin de la table, une ligne par choix.
cli-bot-name = Robot { $number }
cli-says = { $who } : { $what }
cli-help-line = Saisissez un numéro ou une notation. Aussi : help, undo, hint, look NUMÉRO, why NOTATION, rule ID, list, table, save FICHIER, quit
cli-help-text = Un numéro joue le choix de cette ligne ; une notation joue ce qu’elle dit. « undo » reprend votre dernier coup tant que rien de nouveau n’a été révélé, « hint » demande conseil au robot, « look 7 » montre à quoi un choix mènerait, « why buy milk 5 » explique un refus, « rule GAT-41 » montre une règle, « list » répète les choix, « table » dessine la table, « save FICHIER » conserve la partie, « quit » quitte.
cli-hand-over = Passez la main à { $name }. Appuyez sur Entrée quand personne d’autre ne regarde. 
cli-it-is-legal = C’est permis.
cli-no-such-number = Choisissez un numéro de 1 à { $most }.
cli-hint = L’habitué choisirait { $number } : { $choice }
cli-not-saved = La partie n’a pas été enregistrée (utilisez --save FICHIER).
cli-saved = Enregistré dans { $file }. Pour continuer : ludocafe play --resume { $file }
cli-doctor-help = Dire en clair si cette installation est complète et comment réparer ce qui ne l’est pas.
cli-doctor-database = Base de données à examiner : un fichier SQLite ou une adresse postgresql://.
doctor-version = Ludocafé { $version }
doctor-native = Les règles sont compilées et tournent à pleine vitesse.
doctor-plain = Les règles tournent en Python simple : tout fonctionne, les robots réfléchissent moins loin.
doctor-plain-fix = Installez un compilateur C, puis réinstallez Ludocafé.
doctor-games = { $count } jeux sont prêts, en trois langues.
doctor-games-silent = Des textes manquent pour : { $games }
doctor-games-silent-fix = Réinstallez Ludocafé, ou le paquet qui fournit ce jeu.
doctor-server = Des tables en ligne peuvent être proposées.
doctor-no-server = Ce qu’il faut aux tables en ligne n’est pas installé ; règles, robots et terminal s’en passent.
doctor-no-server-fix = { $command }
doctor-page = La page est construite.
doctor-no-page = La page n’est pas construite ; le serveur n’a que son interface de programmation.
doctor-no-page-fix = Depuis un dépôt : python build_page.py. Sinon, installez le paquet publié.
doctor-database-current = La base { $database } répond et est à jour.
doctor-database-absent = La base { $database } n’existe pas encore ; le serveur la crée au démarrage.
doctor-database-empty = La base { $database } est vide ; le serveur la prépare au démarrage.
doctor-database-outdated = La base { $database } vient d’une version plus ancienne.
doctor-database-outdated-fix = Faites une sauvegarde (ludocafe backup), puis démarrez le serveur : il met la base à jour.
doctor-database-newer = La base { $database } vient d’une version plus récente de Ludocafé.
doctor-database-newer-fix = Installez la version plus récente.
doctor-database-unreachable = La base { $database } ne répond pas.
doctor-database-unreachable-fix = Vérifiez l’adresse, que la base est démarrée et qu’elle appartient à Ludocafé.
doctor-postgresql = PostgreSQL peut servir à plusieurs processus.
doctor-no-postgresql = La prise en charge de PostgreSQL n’est pas installée ; inutile pour un seul processus avec SQLite.
doctor-no-postgresql-fix = { $command }
doctor-push = Les notifications de tour dans le navigateur sont activées.
doctor-no-push = Les notifications de tour dans le navigateur sont désactivées.
doctor-no-push-fix = Définissez LUDOCAFE_PUSH_CONTACT=mailto:vous@example.org avant de démarrer le serveur.
doctor-arena = Les tournois peuvent produire tableaux et graphiques.
doctor-no-arena = Ce qu’il faut aux tournois pour les tableaux et graphiques n’est pas installé.
doctor-no-arena-fix = { $command }
doctor-verdict = { $bad ->
    [0] Ce qui est installé fonctionne.
    [one] Une chose ne marche pas : voir ✗ ci-dessus.
   *[other] { $bad } choses ne marchent pas : voir ✗ ci-dessus.
}
bot-seat-help = Asseoir un robot à une table en ligne.
bot-seat-help-link = Lien d’invitation de la table ou d’une place cédée ; avec --token, son adresse
bot-seat-help-bot = Le robot : stdio:COMMANDE, http://ADRESSE ou un niveau, comme dans l’arène
bot-seat-help-token = Jeton d’identité de quelqu’un qui est déjà à la table
bot-seat-help-name = Nom de l’invité qui s’assoit
bot-seat-over = La partie est terminée. Points : { $points }
bot-seat-unreachable = { $link } ne répond pas : { $detail }
bot-seat-failed = { $reason ->
    [crashed] Le robot s’est arrêté
    [silent] Le robot n’a pas répondu à temps
   *[nonsense] La réponse du robot n’est pas une action
}. { $detail }
