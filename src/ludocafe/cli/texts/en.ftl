cli-about = Play and study modern board games: Café, Café International, Coffee Traders, Café del Gatto.
cli-version = Show the version.
cli-lang = Language of the words: en, fr or de.
cli-json = Print one JSON document and nothing else.
cli-game = Id of the game, see: ludocafe games
cli-players = Number of players.
cli-seed = Whole number that fixes all chance.
cli-option = An option of the game; may be repeated.
cli-frame-arguments = Arguments
cli-frame-options = Options
cli-frame-commands = Commands
cli-frame-default = default: { $value }
cli-frame-variable = variable: { $value }
cli-frame-required = needed
cli-frame-usage = Usage:
cli-frame-command = COMMAND
cli-frame-help = Show this help.
cli-frame-install_completion = Set up completion in this shell.
cli-frame-show_completion = Print the script that sets up completion in this shell.
cli-argument-bot = BOT
cli-argument-bots = BOTS
cli-argument-file = FILE
cli-argument-files = FILE
cli-argument-game = GAME
cli-argument-id = RULE
cli-argument-level = LEVEL
cli-argument-link = LINK
cli-argument-notation = ACTION
cli-argument-one = BOT
cli-argument-others = OPPONENTS
cli-argument-position = POSITION
cli-argument-record = RECORD
cli-argument-source = BACKUP
cli-argument-target = BACKUP
cli-argument-text = POSITION
cli-value-address = ADDRESS
cli-value-decimal = NUMBER
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-notations = ACTIONS
cli-value-number = NUMBER
cli-value-setting = NAME=VALUE
cli-value-text = TEXT
cli-misuse = { $what } { $guess }Help: { $command } --help
cli-misuse-guess = Did you mean { $guess }?
cli-misuse-missing = { $name } is missing.
cli-misuse-extra = Too much: { $extra }.
cli-misuse-no-such-command = There is no command “{ $command }”.
cli-misuse-no-such-option = There is no option { $option }.
cli-misuse-no-value = { $option } needs a value.
cli-misuse-flag = { $option } takes no value.
cli-misuse-bad-value = { $name } takes { $kind ->
    [number] a whole number
    [decimal] a number
    [file] a file
    [folder] a folder
   *[text] a text
}{ $bounds ->
    [both] { " " }from { $low } to { $high }
    [low] , { $low } or more
   *[none] { "" }
}.
cli-misuse-no-command = A command is missing.
cli-games-help = List the games.
cli-rules-help = Read the rules of a game, or one of them.
cli-perft-help = Count the tree of actions per depth (chance fixed by the seed).
cli-position-help = Read a position: draw it, list what is legal, play on.
cli-rule-id = Id of one rule, such as GAT-41.
cli-ids = Print the rule ids, one a line.
cli-depth = How deep to count.
cli-position-text = The position in the game’s notation.
cli-legal = List the legal actions.
cli-play-notations = Actions to play, separated by semicolons.
cli-no-such-rule = There is no rule { $rule }.
cli-not-affiliated = The games belong to their authors and publishers; Ludocafé is not affiliated with them.
cli-column-id = id
cli-column-title = game
cli-column-players = players
cli-column-minutes = minutes
cli-column-authors = by
cli-column-seat = seat
cli-column-bot = bot
cli-column-mean = mean
cli-column-min = min
cli-column-max = max
cli-column-wins = wins
cli-simulate-help = Let bots play many games.
cli-games-count = Number of games.
cli-bots = Bots by seat, separated by commas: random, greedy or a level.
cli-records = Folder that receives one record per game.
cli-playing = Playing
cli-speed = { $games } games/s, { $decisions } decisions/s
bad-bot = There is no bot called “{ $bot }”. Known: { $levels }
cli-record-help = Records of games: verify, show, convert.
cli-record-verify-help = Replay records and check results and shuffles.
cli-record-show-help = Tell a game, or show it after an entry.
cli-record-convert-help = Bring a record to the current format, or write it as a story.
cli-record-files = Record files.
cli-record-file = A record file.
cli-record-at = Show the table after this many entries.
cli-record-output = File to write (default: standard output).
cli-record-text = Write a readable story instead of JSON.
cli-record-complete = { $file }: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, complete, all in order.
cli-record-unfinished = { $file }: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, unfinished game, all in order.
cli-record-fair = The draws come from the revealed secret number.
cli-file-unreadable = The file { $file } cannot be read or written.
cli-file-exists = The file { $file } exists already; nothing was changed.
cli-edition-help = Editions: every number of a game and where it comes from.
cli-edition-check-help = Check an edition file (default: the standard edition).
cli-edition-diff-help = Compare an edition with the standard one.
cli-edition-new-help = Write a copy of the standard edition to change.
cli-edition-stand-ins-help = List the values that are our own because only a picture of the box showed them.
cli-edition-file = An edition file (TOML).
cli-edition-good = { $file }: all in order.
cli-edition-equal = The editions are equal.
cli-edition-written = { $file } written. Change it, then: ludocafe edition check { $game } { $file }
cli-play-help = Play in the terminal, against bots or with friends at one screen.
cli-humans = How many people play at this terminal.
cli-level = Level of the bots.
cli-name = Name of a person; may be repeated.
cli-play-edition = Play with an edition of your own.
cli-play-seed = Text that fixes all chance (default: fresh).
cli-save = Keep the game in this file.
cli-resume = Go on with a saved game.
cli-plain = Words only: no picture of the table, one line for each choice.
cli-bot-name = Bot { $number }
cli-says = { $who }: { $what }
cli-help-line = Type a number or a notation. Also: help, undo, hint, look NUMBER, why NOTATION, rule ID, list, table, save FILE, quit
cli-help-text = A number plays the choice of that line; a notation plays what it says. “undo” takes back your last step as long as nothing new was revealed, “hint” asks the bot, “look 7” shows what a choice would lead to, “why buy milk 5” explains a refusal, “rule GAT-41” shows a rule, “list” repeats the choices, “table” draws the table, “save FILE” keeps the game, “quit” leaves.
cli-hand-over = Hand over to { $name }. Press Enter when nobody else is looking. 
cli-it-is-legal = That is allowed.
cli-no-such-number = Choose a number from 1 to { $most }.
cli-hint = The regular would choose { $number }: { $choice }
cli-not-saved = The game was not saved (use --save FILE).
cli-saved = Saved in { $file }. Go on with: ludocafe play --resume { $file }
cli-doctor-help = Tell in plain words whether this installation is complete and how to mend what is not.
cli-doctor-database = Database to look at: an SQLite file or a postgresql:// address.
doctor-version = Ludocafé { $version }
doctor-native = The rules are compiled and run at full speed.
doctor-plain = The rules run as plain Python: everything works, bots think less deeply.
doctor-plain-fix = Install a C compiler, then install Ludocafé again.
doctor-games = { $count } games are ready, in three languages.
doctor-games-silent = Texts are missing for: { $games }
doctor-games-silent-fix = Install Ludocafé, or the package that brings this game, again.
doctor-server = Online tables can be served.
doctor-no-server = What serving online tables needs is not installed; engine, bots and terminal work without it.
doctor-no-server-fix = { $command }
doctor-page = The page is built.
doctor-no-page = The page is not built; the server only has its programming interface.
doctor-no-page-fix = From a checkout: python build_page.py. Otherwise install the released package.
doctor-database-current = The database { $database } answers and is up to date.
doctor-database-absent = There is no database { $database } yet; the server creates it when it starts.
doctor-database-empty = The database { $database } is empty; the server fills it when it starts.
doctor-database-outdated = The database { $database } belongs to an older version.
doctor-database-outdated-fix = Make a backup (ludocafe backup), then start the server: it brings the database up to date.
doctor-database-newer = The database { $database } belongs to a newer version of Ludocafé.
doctor-database-newer-fix = Install the newer version.
doctor-database-unreachable = The database { $database } does not answer.
doctor-database-unreachable-fix = Check its address, that it is running, and that it is a database of Ludocafé.
doctor-postgresql = PostgreSQL can be used for several workers.
doctor-no-postgresql = Support for PostgreSQL is not installed; one process with an SQLite file needs none.
doctor-no-postgresql-fix = { $command }
doctor-push = Browser notices of turns are switched on.
doctor-no-push = Browser notices of turns are switched off.
doctor-no-push-fix = Set LUDOCAFE_PUSH_CONTACT=mailto:you@example.org before starting the server.
doctor-arena = Tournaments can write tables and plots.
doctor-no-arena = What tournaments need for tables and plots is not installed.
doctor-no-arena-fix = { $command }
doctor-verdict = { $bad ->
    [0] What is installed works.
    [one] One thing does not work: see ✗ above.
   *[other] { $bad } things do not work: see ✗ above.
}
bot-seat-help = Let a bot take a seat at a live table.
bot-seat-help-link = Invitation link of the table or of a seat handed over; with --token its address
bot-seat-help-bot = The bot: stdio:COMMAND, http://ADDRESS or a level, as in the arena
bot-seat-help-token = Identity token of somebody who sits at the table already
bot-seat-help-name = Name of the guest that sits down
bot-seat-over = The game is over. Points: { $points }
bot-seat-unreachable = { $link } does not answer: { $detail }
bot-seat-failed = { $reason ->
    [crashed] The bot ended
    [silent] The bot did not answer in time
   *[nonsense] The bot’s answer is not an action
}. { $detail }
