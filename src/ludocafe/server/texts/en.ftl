# What the server says.
need-name = Please tell us your name first.
bad-name = That name cannot be used.
bad-email = That is not an e-mail address.
bad-webhook = That is not a public address beginning with https://.
no-notice-way = There is nowhere to send it: let a browser tell you, or give an address.
name-taken = That name is reserved. Please choose another one.
login-failed = Name and passphrase, or the link, do not match.
no-such-table = There is no such table, or it is not open to you.
no-such-state = The game has not got as far as step { $number }.
not-your-seat = That is not your seat.
seat-taken = That seat is taken.
no-open-chair = All seats are taken.
already-seated = You already sit at this table.
bad-invitation = This invitation is not valid for this table.
table-not-open = The game has already begun.
table-not-running = The game is not running.
table-not-over = The game is not over yet.
too-many-tables = You have { $limit } tables already. Please finish or leave one first.
too-many-bot-tables = You already have { $limit } tables where only bots play. Please wait until one of them is over.
bad-chairs = Each seat needs exactly one chair, and at most one of them can be yours.
unknown-level = There is no bot of the level { $level }.
bad-clock = A clock needs a time; without a clock there is none.
stale = The table has moved on meanwhile. Please look again.
pinned-rules = This game was begun with version { $version } of the rules, which this server no longer plays. It is kept as it is and goes on when that version is back.
hints-off = There are no hints when other people play.
no-question = There is no open question.
question-open = There already is an open question.
too-much-undone = So much was taken back at this table that nothing more can be. Please play on.
empty-chat = Write something first.
too-fast = Not so fast, please.
too-large = That is too much at once.
bad-message = That message cannot be understood.
bad-request = That request cannot be understood.
not-found = There is nothing here.
not-allowed = That cannot be done here.
no-header = The request does not come from our page (the X-Ludocafe header is missing).
bad-origin = The request comes from another site.
unknown-host = This server is not known by that name. Whoever runs it can allow the name (LUDOCAFE_HOSTS).
server-error = Something went wrong on our side.
storage-away = The server cannot reach its database right now. Nothing is lost: please wait a moment and try again.
port-in-use = Port { $port } is taken, perhaps by a Ludocafé that is running already. Use that one or end it, or choose another port: --port { $other }, or LUDOCAFE_PORT={ $other } make play.
database-in-use = Another server uses the database { $file }.
database-linked = The database { $file } has a second name (a hard link). Please remove it: two servers could change the file at once.
database-unreachable = PostgreSQL cannot be reached, or does not let us in. Please check the address and the password.
workers-need-postgresql = Several processes need PostgreSQL: give --database postgresql://…
bad-settings = The settings cannot be used: { $detail }
bad-public-url = “{ $url }” is not an address of a server such as https://play.example.org.
public-url-path = The server needs a host name of its own and cannot lie below a path ({ $url }): give it { $host } or another name, say games.example.org.
database-not-empty = This database already has tables in it. Restore into an empty one; nothing was changed.
file-exists = { $file } already exists.
no-such-file = { $file } does not exist.
no-such-program = { $program } is not installed.
bad-backup = { $file } is not a sound copy of a database.
page-not-built = The server is running, but the page is not part of this installation. The API is described here:
invitation-title = { $name } invites you to { $game }
invitation-text = { $players } players, about { $minutes } minutes. { $free ->
    [0] Every seat is taken; you can watch.
    [one] One seat is free.
   *[other] { $free } seats are free.
} No account needed.
notice-turn-title = Your turn in { $game }
notice-turn-body = { $name }, it is your turn in { $game }. { $link }
notice-trial-title = Ludocafé: a test notice
notice-trial-body = { $name }, this is how Ludocafé will tell you that it is your turn.

# E-mails, and the pages that their links lead to
letter-confirm-title = Ludocafé: do you want e-mails?
letter-confirm-body =
    Somebody gave this address at Ludocafé, a house for board games on the internet, so that it tells them when it is their turn.
    
    Was it you? Then please confirm here: { $link }
    
    Otherwise you need do nothing: no other e-mail comes. If nobody shall ask you again: { $stop }
letter-stop = No more e-mails from here: { $stop }
letters-confirm = Do you want e-mails from Ludocafé?
letters-confirm-text = Ludocafé writes to this address when it is your turn at a table and you are not there. You can end that with one click at any time.
letters-confirm-button = Yes, write to me
letters-confirm-done = Thank you. From now on Ludocafé writes to you when it is your turn.
letters-stop = No more e-mails?
letters-stop-text = Ludocafé then writes nothing to this address any more, whoever asks for it.
letters-stop-button = No more e-mails
letters-stop-done = Done. This address gets no more e-mails.
letters-unhook = Shall this webhook hear nothing more?
letters-unhook-button = Nothing more
letters-unhook-done = Done. The webhook hears nothing more.
letters-bad-link = This link is not valid (any more).

# The command line
serve-help = Run the server: lobby, tables, live play, bots.
serve-help-database = SQLite file, or postgresql://… address
serve-help-log = Log lines as json, console, or off
serve-help-host = Address to listen on
serve-help-port = Port to listen on
serve-help-workers = Number of processes; more than one needs PostgreSQL
serve-help-synchronous = SQLite only: full (survives a power cut) or normal (survives a crash)
serve-help-bots = Where bots think: here, or queue for bot workers
serve-help-bot-processes = Bots thinking at once; 0 chooses by the number of cores
serve-help-public-url = How players reach this server, for instance https://play.example.org
serve-help-proxies = Addresses of reverse proxies to trust
serve-help-open = Open the page in a browser
serve-address = Ludocafé is at { $address } (Ctrl+C ends it)
serve-address-network = Ludocafé is at { $address } for everybody in your network (Ctrl+C ends it)
bot-worker-help-database = postgresql://… address that the servers use
bot-worker-help = Play for the bots of servers that run with --bots queue on the same PostgreSQL.
bot-worker-help-processes = Bots thinking at once; 0 chooses by the number of cores
backup-help = Save a consistent copy of the database, even while the server runs.
backup-help-target = File to write
restore-help = Put a saved copy in the place of a database that does not exist yet (PostgreSQL: of an empty one).
restore-help-source = File to read
edition-too-large = This edition is too large or too deeply nested to be looked at.
edition-odd = This edition cannot be read: { $detail }
edition-of-another-game = This file holds no edition of this game.
no-such-edition = There is no such edition, or its link is no longer shared.
bad-edition-name = The edition needs a name.
too-many-editions = You keep { $limit } editions here already. Throw one away first.
edition-changed-elsewhere = This edition has been saved in another window since. Reload it before you go on.
no-workshop = This game has no workshop.
