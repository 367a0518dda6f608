## Les mots de la page elle-même. Les jeux et le serveur apportent les leurs.

page-title = Ludocafé
page-home = Page d’accueil
page-skip = Aller au contenu
page-navigation = Menu principal
page-loading = Un instant…
page-close = Fermer
page-cancel = Annuler
page-save = Enregistrer
page-saved = Enregistré.
page-send = Envoyer
page-copy = Copier le lien
page-copied = Copié.
page-copy-failed = Le navigateur refuse la copie. Sélectionnez le lien et copiez-le à la main.
page-error = Quelque chose n’a pas marché. Veuillez réessayer.
page-offline = Le serveur est injoignable. La page continue d’essayer.
page-not-found = Il n’y a rien ici
page-toggle-theme = Passer du clair au sombre
page-language = Langue
page-rules = Règles
page-about = À propos
page-settings = Réglages

guest-name = Invité
player-number = Joueur { $number }
page-bot = Robot { $number }
level-random = Hasard
    .motto = joue aux dés
level-apprentice = Apprenti
    .motto = apprend avec vous
level-regular = Habitué
    .motto = connaît la maison
level-barista = Barista
    .motto = joue bien
level-master = Maître
    .motto = réfléchit longtemps

## Page d’accueil

page-hero = Quatre jeux de café, à votre table.
page-hero-more = Contre des robots, à distance ou autour d’un écran. Sans compte.
page-games = Jeux
page-my-games = Mes parties
page-show-games = Quelles parties
page-show-all = Toutes
page-show-turn = À moi
page-show-waiting = En attente
page-show-over = Terminées
page-finished = Terminées
page-search-games = Chercher noms, jeux, dates
page-no-games = Vos parties seront ici.
page-to-the-street = Choisir un jeu
page-games-going = Parties en cours
page-col-game = Jeu
page-col-with = Avec
page-col-turn = À qui le tour
page-points-now-title = Points actuels
page-not-begun = Pas commencée
page-seats = Nombre de joueurs
page-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-bot-for-me = Un robot joue pour vous
page-opened = { $when ->
    [maintenant] ouverte à l’instant
   *[other] ouverte { $when }
}
page-since-when = { $when ->
    [maintenant] dernier coup à l’instant
   *[other] dernier coup { $when }
}
page-send-link = Envoyez le lien, ou faites asseoir un robot
page-invite-do = Inviter
page-look-at = Voir
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table n’est ouverte. Ouvrez-en une, les autres la trouveront ici.
page-players = { $least } à { $most } joueurs
page-minutes = { $minutes } min
page-complexity = Complexité { $level } sur 5
page-play-now = Jouer contre des robots
page-new-table = Avec des amis
page-rules-of = Règles de { $game }
page-your-turn = À vous
page-awaited = On attend { $names }.
page-is-done = a fini
page-turn-of = À { $name } de jouer
page-waiting = En attente de joueurs
page-join-table = Rejoindre
page-over = Terminée
page-free-chair = Place libre
page-seated = { $taken } sur { $seats } à table
page-open-table-clock = { $clock ->
    [none] sans pendule
    [move] une pendule par tour
   *[bank] une pendule par partie
}
page-all-games = toutes ({ $count })
page-turns-waiting = { $count ->
    [one] À vous dans 1 partie
   *[other] À vous dans { $count } parties
}
page-play-on = Continuer
page-street = La rue
page-first-games = Première visite ?

## Créer une table

page-create-how = Comment voulez-vous jouer ?
page-create = Ouvrir une table
page-create-bots = Contre des robots
    .help = La partie commence tout de suite. Choisissez la force de vos adversaires.
page-create-friends = Avec des amis
    .help = Les places libres ont un lien à envoyer. La partie commence quand tout le monde est là, en direct ou sur plusieurs jours.
page-create-device = Sur cet appareil
    .help = Passez-vous l’appareil. Les cartes cachées le restent : un écran de passage sépare les tours.
page-your-name = Votre nom
page-chairs = Places
page-chair = Place { $number }
page-chair-me = Moi
page-chair-bot = Robot
page-chair-open = Personne par lien
    .help = Vous recevez un lien pour cette place dès que la table est ouverte.
page-chair-local = Sur cet appareil
page-sits-me = vous
page-sits-bot = robot
page-sits-open = lien à envoyer
page-sits-local = sur cet appareil
page-add-chair = Ajouter
page-leave-out = Retirer
page-level-of = Niveau de la place { $number }
page-name-of = Nom à la place { $number }
page-shuffle-seats = Places au hasard
page-clock = Pendule
page-clock-none = Aucune
    .help = Prenez votre temps ; une partie peut durer des jours.
page-clock-move = Par tour
    .help = Qui dépasse son temps laisse sa place à un robot.
page-clock-bank = Toute la partie
    .help = Chacun dispose d’une réserve de temps ; quand elle est vide, un robot prend le relais.
page-clock-minutes = minutes
page-taking-back = Annuler un coup
    .help = Jamais après que du nouveau a été révélé.
page-undo-in-turn = Jusqu’à la fin du tour
page-undo-after-turn = Même après le tour
page-private = Table privée
    .more = Seulement avec le lien. Désactivez pour la montrer sur la page d’accueil.
page-public = Table ouverte
    .more = Elle est sur la page d’accueil, et tout le monde peut s’asseoir.
page-starts-at-once = Toutes les places sont prises : la partie commence tout de suite.
page-players-here = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
page-pouring = On verse…
page-open-table = Ouvrir la table
page-start = Commencer la partie

## Salle d’attente, invitations

page-waiting-room = La partie commence dès que toutes les places sont prises.
page-sit-here = S’asseoir à la place { $number }
page-sit-down = S’asseoir et jouer
page-only-watch = Seulement regarder
page-to-my-table = À ma table
page-never-played = Jamais joué ? Prenez une leçon
page-no-seat-left = Toutes les places sont prises ; vous pouvez regarder.
page-game-is-over = Cette partie est terminée.
page-invites = vous invite
page-sits-down = joue
page-still-free = encore libre
page-your-chair = Votre place
page-seat-of = place { $number } sur { $count }
page-then-sit = Vous prenez place
page-then-last = La partie commence tout de suite : c’est la dernière place.
page-then-wait = La partie commence quand toutes les places sont prises.
page-then-hand = Vous continuez la partie en cours, à cette place.
page-then-play = Vous jouez environ { $minutes } minutes
page-then-private = Seulement avec ce lien. Sans compte.
page-then-public = Elle est aussi sur la page d’accueil. Sans compte.
page-leave = Quitter la table
page-invite = Inviter quelqu’un
    .more = Envoyez ce lien, ou faites lire le code par un téléphone.
page-invitation-link = Lien d’invitation
page-invited = Vous avez une invitation pour
page-invited-by = { $name } vous invite à
page-letter = Une invitation
    .line = Un petit café ?
page-letter-free = { $count ->
    [0] Toutes les places sont prises.
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
page-about-minutes = environ { $minutes } min
page-your-name-seen = Votre nom, tel que les autres le voient
page-spectators = Laisser regarder quelqu’un
page-watch-link = Lien pour les spectateurs
page-closed = Cette table est fermée
    .more = Tout le monde est parti avant le début de la partie.
page-no-table = Cette table ne peut pas être ouverte
    .more = Elle est peut-être privée, ou le lien est incomplet. Demandez à la personne qui vous a envoyé le lien.

## Table

page-you = vous
page-offline-player = hors ligne
page-thinking = Réfléchit…
page-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
page-time-left = Temps restant : { $time }
page-choices = Ce que vous pouvez faire
page-undo = Annuler
page-confirm = Confirmer
page-hint = Un conseil
page-coach-says = L’avis de l’entraîneur
    .more = vos points à la fin, une estimation
page-hint-than-next = face à la deuxième idée
page-hint-than-best = face à la meilleure idée
page-ask-takeback = Demander à annuler le dernier coup
page-takeback-asked = { $count ->
    [one] { $name } demande à annuler le dernier coup.
   *[other] { $name } demande à annuler les { $count } derniers coups.
}
page-agree = Accepter
page-decline = Refuser
page-took-back = { $count ->
    [one] { $name } annule un coup.
   *[other] { $name } annule { $count } coups.
}
page-log = Journal
page-log-empty = Il ne s’est encore rien passé.
page-log-of = Montrer
page-log-everybody = Tout le monde
page-log-none = Rien pour { $name } dans les derniers coups.
page-since = Nouveau depuis votre départ
page-open-step = Voir l’étape { $number }
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-write = Dire quelque chose
page-table-menu = Menu de la table
page-watching = Vous regardez
page-reconnecting = La connexion est perdue. Reconnexion en cours…
page-resign = Laisser ma place à un robot
page-hand-seat = Céder ma place à quelqu’un
page-seat-link = Lien vers cette place
page-hand-over = Passez l’appareil à { $name }
    .more = Quand { $name } est là, la table se montre depuis sa place.
page-hand-over-ready = Je suis { $name }
page-why-title = Pourquoi pas ?
page-rule = Règle { $rule }
page-open-rules = Ouvrir dans les règles
page-winner = { $count ->
    [one] { $names } gagne
   *[other] Victoire partagée : { $names }
}
page-rematch = Rejouer
page-to-rematch = Vers la partie suivante
page-replay = Revoir la partie
page-download = Télécharger l’enregistrement
page-fair = Le hasard était-il honnête ?
    .more = Avant la partie, le serveur a publié l’empreinte d’un nombre secret dont tout le hasard est tiré. Il est maintenant révélé, et « ludocafe record verify » vérifie l’enregistrement.
page-commitment = Empreinte
page-seed = Nombre secret

## Revoir une partie

page-first-step = Au début
page-previous-step = Une étape en arrière
page-next-step = Une étape en avant
page-last-step = À la fin
page-play = Lecture
page-pause = Pause
page-step = Étape
page-step-of = { $number } / { $count }
page-copy-step = Copier le lien vers cette étape
page-score-chart = Les points au fil de la partie
    .caption = Points si la partie s’était arrêtée là
page-chart-of = Montrer les points de
page-everybody = Tous
page-review = Le regard de l’entraîneur
page-review-about = L’entraîneur reprend chaque choix : qui aurait gagné combien de fois, quels choix ont fait basculer la partie, et ce qui valait mieux.
page-review-start = Analyser cette partie
page-review-running = L’entraîneur analyse la partie…
page-review-failed = L’entraîneur n’a pas pu finir. Veuillez réessayer.
page-review-done = { $count ->
    [one] Une partie essayée pour chaque choix, avec ce que son joueur pouvait savoir, sans plus.
   *[other] { $count } parties essayées pour chaque choix, avec ce que son joueur pouvait savoir, sans plus.
}

## Règles

page-all-rules = Tous les jeux
page-search-rules = Chercher dans les règles
page-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
page-chapters = Chapitres
page-of-count = { $number } sur { $count }
page-chapter-of = Chapitre { $number } sur { $count }
page-previous-chapter = Chapitre précédent
page-next-chapter = Chapitre suivant
page-our-ruling = Notre règle.
page-link = Lien
    .of = Copier le lien vers « { $title } »
page-learn-by-playing = Apprendre en jouant

## Réglages

page-give-up = Abandonner
page-give-up-sure = Abandonner cette partie ?
page-leave-do = Quitter
page-leave-sure = Quitter cette table ?
page-table-closes = Elle ferme.
page-seat-frees = Votre place est libre pour quelqu’un d’autre.
page-game-ends = Elle finit sans résultat.
page-bot-takes-over = Un robot prend votre place. Les autres continuent.
page-stay = Rester
page-gave-up = Vous avez abandonné la partie.
page-left-table = Vous avez quitté la table.
page-won = Gagnées
page-with-people = Avec des gens
page-bots-only = Robots seuls
page-again = Rejouer
page-show-more = Afficher { $count } de plus
page-nothing-found = Rien trouvé.
page-nothing-awaits = Personne ne vous attend.
page-nothing-going = Aucune partie en cours.
page-look = Apparence
page-theme = Couleurs
page-theme-auto = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-contrast = Plus de contraste
page-palette = Couleurs des grains très contrastées (Café)
page-motion = Moins de mouvement
page-playing = Jouer
page-confirm-moves = Confirmer chaque coup
page-sound = Sons
page-identity = Qui vous êtes
page-identity-more = Ce navigateur se souvient de vous. Une phrase secrète permet d’emporter votre nom et vos parties sur un autre appareil.
page-passphrase = Phrase secrète (8 caractères au moins)
page-login = J’ai un nom sur un autre appareil
page-login-do = Le reprendre
page-export = Télécharger toutes mes données
page-forget = M’oublier
page-forget-sure = Oublier votre nom et vos places ? C’est définitif.
page-notices = Notifications de tour
page-notices-when = Les notifications partent quand votre tour arrive en votre absence, dans la langue de cette page.
page-notices-wanted = Me prévenir quand c’est à moi
page-notices-webhook = Un service de l’hébergeur apprend aussi que c’est à vous, avec votre nom et le jeu. Sans notifications, il n’apprend rien.
page-email = Adresse e-mail
page-email-more = Elle ne sert qu’à vous prévenir, et personne à la table ne la voit.
page-email-unconfirmed = Pas encore confirmée : suivez le lien de l’e-mail que nous y avons envoyé. Jusque-là, rien d’autre n’y est envoyé.
page-email-confirmed = Confirmée
page-email-again = Renvoyer l’e-mail
page-email-sent = L’e-mail est en route.
page-email-already = Cette adresse a reçu son e-mail il y a peu ; il est peut-être parmi les indésirables. Sans accord, nous n’écrivons pas deux fois par mois.
page-webhook = Adresse d’un webhook
page-webhook-more = Pour un service à vous : il reçoit un objet JSON avec votre nom, le jeu et la table quand c’est à vous.
page-address-remove = Retirer l’adresse
page-notice-try = Envoyer une notification d’essai
page-notice-sent = Une notification est en route vers vous.
page-notice-failed-letter = L’e-mail n’a pas pu être envoyé. L’adresse est-elle juste ?
page-notice-failed-push = Le service de notifications du navigateur ne l’a pas acceptée.
page-notice-failed-hook = Le webhook n’a pas répondu, ou ne l’a pas acceptée.
page-push = Prévenir ce navigateur quand c’est à moi
page-push-forbidden = Le navigateur n’autorise pas les notifications.
page-keys = Touches

## À propos

page-about-title = À propos de Ludocafé
page-about-what = Ludocafé est une maison ouverte aux jeux de société modernes autour du café : jouez contre des robots, en ligne ou autour d’un écran, consultez chaque règle et revoyez chaque partie.
page-about-free = C’est un logiciel libre sous licence Apache 2.0. Tous les dessins et tous les textes de ces pages sont les nôtres.
page-credits = Les jeux et celles et ceux qui les ont faits
page-authors = Auteurs
page-illustrators = Illustrateurs
page-publishers = Éditeurs
page-edition = Édition jouée ici
page-edition-standard = celle imprimée, pour ce que nous en savons
page-edition-own = { $name }
page-not-affiliated-title = Sans lien avec les éditeurs
page-not-affiliated = Ce projet est indépendant. Il n’est ni lié aux auteurs, illustrateurs et éditeurs cités, ni approuvé ou soutenu par eux ; les noms des jeux ne servent qu’à les désigner. Si un jeu vous plaît, achetez la boîte : la soirée n’en sera que plus belle.
page-stand-ins-title = Les nombres que nous ne pouvions pas connaître
page-stand-ins = Certaines valeurs des jeux imprimés ne figurent que dans des images. Là où nous n’avons pas pu les lire, nous utilisons nos propres valeurs, signalées dans l’édition ; qui possède la boîte peut écrire une édition avec les valeurs imprimées.
page-stand-ins-count = { $count ->
    [one] { $count } valeur de remplacement dans cette édition
   *[other] { $count } valeurs de remplacement dans cette édition
}
page-privacy-title = Vos données
page-privacy = Un nom et un cookie sont tout ce qui est gardé de vous, en plus de vos parties et, si vous les avez donnés, des moyens de vous prévenir. Vous pouvez tout télécharger ou tout effacer dans les réglages.

## Apprendre à jouer

page-learn = Apprendre
page-learn-game = Apprendre à jouer à { $game }
page-lessons = Leçons
page-lesson-step = Étape { $number } sur { $count }
page-lesson-progress = Avancement de la leçon
page-lesson-back = Retour
page-lesson-continue = Continuer
page-lesson-show = Montrez-moi
page-lesson-leave = Quitter la leçon
page-lesson-next = Suite : { $title }
page-lesson-done = Bravo !
    .more = Vous avez terminé « { $title } ».
    .last = C’était la dernière leçon. Vous pouvez jouer votre première partie.

## Le cadre d’une table

page-prompt = Ce qui est demandé
page-queue = Étapes à venir
page-skip-tale = Passer
page-any-key = une touche
page-put-back = Reposer
page-on-turn = joue
page-now = maintenant
page-if-ended = si on s’arrêtait là
page-points-now = { $points ->
    [one] { $points } point maintenant
   *[other] { $points } points maintenant
}
page-points-ended = { $points } si on s’arrêtait là
page-points-word = { $points ->
    [one] point
   *[other] points
}
page-points-of-others = Points des autres
page-pace = Rythme
page-pace-is = Rythme : { $pace }
page-pace-instant = immédiat
page-pace-brisk = vif
page-pace-normal = modéré
page-pace-slow = lent
page-tools = Outils
page-table-tools = La table
page-tool-hint = Conseil
page-tool-again = Revoir
page-tool-undo = Annuler
page-tool-ask-undo = Annuler ?
page-show-again = Revoir ce qui s’est passé depuis mon dernier tour
page-no-hint = L’entraîneur aide à votre tour, quand vous ne jouez que contre des robots
page-plan-ahead = Préparer mon prochain tour pendant que les autres décident
page-plan-help = Essayez votre prochain tour ; rien n’est encore joué.
page-plan-far = Votre tour se laisse prévoir jusqu’ici.
page-plan-steps = Prévu : { $steps }
page-plan-kept = Gardé pour votre tour : { $steps }
page-plan-ask = Vous aviez prévu : { $what }. Toujours d’accord ?
page-plan-instead = Ce serait maintenant : { $what }
page-plan-try = Prévoir
page-plan-changed = Quelque chose a changé depuis.
page-plan-gone = Ce n’est plus possible.
page-plan-do = Jouer ainsi
page-plan-keep = Garder
page-plan-stop = Ne plus prévoir
page-plan-drop = Abandonner le plan
page-plan-played = Comme prévu : { $what }
page-plan-impossible = Les autres ont changé ce que vous prépariez.
page-plan-is-kept = Votre plan est gardé. Il sera joué à votre tour, si rien n’a changé.
page-sound-on = Son activé
page-sound-off = Son coupé
page-volume = Volume
page-menu = Menu
page-drawer = Journal, discussion et choix
page-drawer-choices = Tous les choix
page-drawer-points = Points
page-drawer-coach = Entraîneur
page-drawer-close = Fermer le tiroir
page-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
page-no-choices = Vous n’avez rien à choisir pour l’instant.
page-stops = Parties de la table
page-stop-dot = il y a quelque chose à choisir ici
page-resign-sure = Un robot joue pour vous, et cette place n’est plus la vôtre.
page-resign-do = Oui, un robot continue
page-resign-stay = Je reste
page-alone-reach = { $points ->
    [one] { $points } point atteint
   *[other] { $points } points atteints
}
page-you-win = Vous gagnez !
page-you-share = Vous partagez la victoire !
page-you-came = { $place ->
    [1] Vous êtes 1er sur { $count }
   *[other] Vous êtes { $place }e sur { $count }
}
page-decided = Ce qui a fait la différence :
page-decided-by = { $name } devance { $other } { $points ->
    [one] d’un point
   *[other] de { $points } points
} et creuse surtout l’écart avec « { $from } » (+{ $most }).
page-decided-lead = { $name } devance { $other } { $points ->
    [one] d’un point
   *[other] de { $points } points
}, un peu partout.
page-decided-tie-break = { $name } et { $other } sont à égalité de points ; le départage décide.
page-decided-shared = Rien ne départage { $names }.
page-points-by-source = Points par origine
page-all-points = Total
page-see-board = Regarder la table
page-look-back = Revoir la partie
page-another-game = Une autre partie
page-keys-on = Les lettres seules servent de raccourcis à la table
page-key-number = le choix qui porte ce numéro
page-key-arrows = se déplacer sur le plateau et dans les listes
page-key-back = reposer, fermer
page-key-undo = annuler la dernière étape
page-key-redo = la refaire
page-key-hint = demander à l’entraîneur, puis fermer le conseil
page-key-plan = préparer le prochain tour pendant que les autres décident, et arrêter
page-key-keep = garder ce qui est prévu
page-key-again = revoir ce qui s’est passé
page-key-drawer = tiroir : ouvrir, onglet suivant, fermer
page-key-chat = discussion
page-key-pace = rythme suivant
page-key-skip = passer au présent ; dans une rediffusion, lecture et pause
page-key-step = une étape en arrière ou en avant
page-key-turn = un tour en arrière ou en avant
page-key-turning = au prochain tournant
page-key-ends = au début, à la fin
page-key-later = cacher la suite, ou la montrer
page-key-play-on = jouer à partir d’ici
page-key-keys = toutes les touches ; sur une pièce : pourquoi est-ce impossible ?
page-review-unclear = { $count ->
    [one] Un autre choix semblait coûteux, mais le hasard explique l’écart.
   *[other] { $count } autres choix semblaient coûteux, mais le hasard explique l’écart.
}
page-review-numbers = La courbe en chiffres
page-resigned = Un robot joue pour vous.
page-come-back = Reprendre ma place
page-bot-holds = Un robot joue pour { $name }.
page-result = Résultat

## Before the game, and who is there

page-waiting-for = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
    .more = { $count ->
        [one] Attendez quelqu’un, ou commencez avec un robot.
       *[other] Attendez les autres, ou commencez avec des robots.
    }
page-is-here = en ligne
page-is-away = hors ligne
page-watching-too = Regardent :
page-nameless = { $count ->
    [one] un visiteur
   *[other] { $count } visiteurs
}
page-fill-level = Les robots jouent comme
page-fill = { $count ->
    [one] Commencer avec un robot
   *[other] Commencer avec { $count } robots
}
page-table-private = seulement qui a le lien
page-table-listed = tout le monde : la table figure à l’accueil
page-who-finds = Qui peut venir
page-length = Durée
page-tool-table = La table
page-tool-record = Partie
page-tool-leave = Partir
page-hint-share = gagne { $share } fois sur 100
page-sound-offer = On peut entendre cette table : tasses, pièces, papier.
page-letters = Des lettres sur les pièces
page-away = En votre absence
page-away-earlier = { $count ->
    [one] et { $count } tour avant
   *[other] et { $count } tours avant
}
page-away-read = Lire dans le journal
page-away-watch = Le revoir
page-away-close = Continuer
page-hide-later = Cacher la suite
page-tool-play-on = Jouer
page-replay-play-on = Jouer à partir d’ici contre des robots : ce qui était caché est tiré à nouveau
page-origin = D’où vient cette partie : étape { $number }
page-played-on = Vous jouez à partir de l’étape { $number }. Ce qui était caché est tiré à nouveau.
page-looking-back = Regard en arrière
page-look-from = Regarder du côté de
page-look-from-seat = côté de { $name }

## L’atelier : les éditions de sa propre boîte

page-yes = oui
page-no = non
page-workshop = Atelier
page-workshop-lead = Vous avez la boîte ? Posez ses cartes sur l’établi et saisissez-les. On part de notre édition, qui dit pour chaque valeur si elle est imprimée ou si ce n’est qu’une valeur de remplacement.
page-workshop-mine = Mes éditions
page-workshop-new-name = Ma boîte
page-workshop-copy-of = { $name } (copie)
page-workshop-private = privée
page-workshop-shared = partagée par lien
page-workshop-throw = Jeter
page-workshop-sure = Jeter pour de bon ?
page-workshop-name = Nom de l’édition
page-workshop-pieces = Matériel
page-workshop-undo = Annuler
page-workshop-redo = Rétablir
page-workshop-file = Fichier
page-workshop-save = Enregistrer ici
page-workshop-share = Partager
page-workshop-copy = En faire une copie à moi
page-workshop-is-device = sur cet appareil seulement
page-workshop-is-saving = enregistrement…
page-workshop-is-saved = enregistrée
page-workshop-is-changed = modifiée dans une autre fenêtre
page-workshop-is-away = pas encore enregistrée, nouvel essai
page-workshop-is-other = l’édition de quelqu’un d’autre
page-workshop-open = { $count ->
    [0] Tout est comparé avec votre boîte
    [one] { $count } valeur de remplacement à comparer avec votre boîte
   *[other] { $count } valeurs de remplacement à comparer avec votre boîte
}
page-workshop-done = { $done } sur { $all }
page-workshop-said = { $refusals ->
    [0] { $remarks ->
        [0] On peut y jouer
        [one] On peut y jouer, { $remarks } remarque
       *[other] On peut y jouer, { $remarks } remarques
    }
    [one] { $refusals } défaut empêche d’y jouer
   *[other] { $refusals } défauts empêchent d’y jouer
}
page-workshop-said-title = Ce que disent les vérifications
page-workshop-wrong = { $count ->
    [one] { $count } objection
   *[other] { $count } objections
}
page-workshop-before = Pièce précédente
page-workshop-next = Pièce suivante
page-workshop-tick = comme dans ma boîte
    .help = C’était notre valeur de remplacement. Cochez-la quand vous l’avez comparée avec votre boîte ; ce que vous saisissez se coche tout seul.
page-workshop-tick-all = { $count ->
    [one] Cette pièce est comme dans ma boîte ({ $count } valeur)
   *[other] Cette pièce est comme dans ma boîte ({ $count } valeurs)
}
page-workshop-bench = { $name }, sur l’établi
    .help = Les flèches mènent d’un endroit à l’autre. Les chiffres, plus et moins changent les nombres, les initiales et la barre d’espace choisissent. Entrée mène au formulaire, Page haut et Page bas aux autres pièces, Contrôle et Entrée coche la pièce.
page-workshop-value = { $value }
page-workshop-palette = Valeurs pour cet endroit
page-workshop-minus = Un de moins
page-workshop-plus = Un de plus
page-workshop-point = Touchez un endroit de la pièce, ou allez-y avec les flèches.
page-workshop-more = { $name } : un de plus
page-workshop-less = { $name } : un de moins
page-workshop-by-link = La montrer à qui a le lien
    .help = On peut y jouer et la copier, pas la modifier. Si vous décochez, l’ancien lien ne vaut plus rien.
page-workshop-link = Lien
page-workshop-copy-link = Copier le lien
page-workshop-copied = Lien copié
page-workshop-download = Télécharger en TOML
page-workshop-upload = Lire un fichier TOML
page-workshop-paste = Ou coller son texte
page-workshop-read-it = Lire
page-workshop-read = L’édition est lue.
page-workshop-restart = Repartir de notre édition
    .help = « Annuler » ramène la vôtre.
page-own-edition = Quelle édition
page-own-edition-standard = celle de Ludocafé
page-own-edition-help = Vous avez la boîte ?
page-own-edition-make = Faites-en une édition
page-other-edition = On joue ici avec une autre édition : { $name }
page-differences = { $count ->
    [0] Aucune valeur ne diffère de l’édition de Ludocafé.
    [one] { $count } valeur diffère de l’édition de Ludocafé.
   *[other] { $count } valeurs diffèrent de l’édition de Ludocafé.
}
page-differences-show = Qu’est-ce qui change ?
page-differences-rest = { $count ->
    [one] Et { $count } autre.
   *[other] Et { $count } autres.
}
page-differences-standard = sinon
page-workshop-play = Jouer avec
page-workshop-step-1 = Ouvrez votre boîte : prenez une carte sur l’étagère et saisissez ce qu’elle montre.
page-workshop-step-2 = Cochez ce qui est comme dans votre boîte. L’atelier compte ce qui vient encore de nous.
page-workshop-step-3 = Jouez avec, gardez-la ici, partagez-la par lien ou emportez-la dans un fichier.
