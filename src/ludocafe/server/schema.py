"""The relational schema. A game is its entries: append-only, unique by (table, number); everything else can be rebuilt."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

metadata = MetaData()

# One row each: the signing key, the push key.
secrets = Table("secrets", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

players = Table(
    "players",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("handle", String(80), unique=True),  # the folded name, reserved once there is a passphrase
    Column("passphrase", String(200)),
    Column("generation", Integer, nullable=False, default=0),  # raised to end all sessions
    Column("language", String(8), nullable=False),
    Column("email", String(200), nullable=False, default=""),
    Column("notices", Boolean, nullable=False, default=True),
    Column("push", Text, nullable=False, default="[]"),
    Column("created", Float, nullable=False),
    Column("webhook", String(1000), nullable=False, server_default=""),
    Column("likeness", String(200), nullable=False, server_default=""),  # of the reserved name: nobody else may look so
    Column("confirmed", Boolean, nullable=False, server_default=false()),  # the owner of the e-mail address wants letters
    Index("players_likeness", "likeness"),
)

# Addresses that letters were asked for, by whomever.
addresses = Table(
    "addresses",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("address", String(200), nullable=False, unique=True),
    Column("asked", Float, nullable=False),  # when the letter was sent that asks
    Column("stopped", Boolean, nullable=False),  # the owner wants none from here
)

# Limits that protect people, shared by all workers: what is left of each.
limits = Table(
    "limits",
    metadata,
    Column("key", String(300), primary_key=True),
    Column("left", Float, nullable=False),
    Column("at", Float, nullable=False),
)

editions = Table("editions", metadata, Column("hash", String(64), primary_key=True), Column("data", Text, nullable=False))

# Editions that people make of their boxes; tables keep what they are played with in ``editions``.
own_editions = Table(
    "own_editions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("player_id", String(40), nullable=False),
    Column("game", String(100), nullable=False),
    Column("name", String(80), nullable=False),
    Column("data", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Column("token", String(40)),  # of the link that shows it; none: it is private
    Index("own_editions_player", "player_id"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(100), nullable=False),
    Column("seed", String(80), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("doc", Text, nullable=False),
)

# What changes with every move, apart from the wide row above.
turns = Table(
    "turns",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("state", String(10), nullable=False),
    Column("number", Integer, nullable=False),
    Column("deciding", String(80), nullable=False, server_default=""),  # the seats that may decide, separated by blanks
    Column("bot", Boolean, nullable=False),  # the server decides for one of them: a bot, or a kept plan
    Column("deadline", Float),
    Column("updated", Float, nullable=False),
    Index("turns_state", "state"),
    Index("turns_deadline", "deadline"),
)

members = Table(
    "members",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("player_id", String(40), primary_key=True),
    Column("seen", Integer, nullable=False, default=0),
    Index("members_player", "player_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("do", Text, nullable=False),
    Column("undo", Integer, nullable=False),
    Column("chance", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("client", String(64), nullable=False),  # the id of the request that made the step; empty: none did
)

# When the server was up: clocks stand still outside these times.
hours = Table(
    "hours",
    metadata,
    Column("opened", Float, primary_key=True),
    Column("seen", Float, nullable=False),  # the last sign of life
    Column("rules", Text, nullable=False),  # JSON: the version of each game's rules
)

# How finished games ended, for lists; can be worked out again from the entries.
standings = Table(
    "standings",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("data", Text, nullable=False),
)

# What the coach found in a finished game: made once, then kept.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the coach; what another version found is made anew
    Column("state", String(10), nullable=False),
    Column("progress", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("data", Text, nullable=False),
    Index("reviews_state", "state"),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("player_id", String(40), nullable=False),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chats_table", "table_id"),
    Index("chats_player", "player_id"),
)
