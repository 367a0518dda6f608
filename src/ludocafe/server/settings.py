"""The settings of a server, from command line options and ``LUDOCAFE_…`` variables, passed on to its workers."""

import os
from pathlib import Path
from typing import Annotated, Literal

import msgspec

VARIABLE = "LUDOCAFE_SETTINGS"  # how settings reach worker processes


class Limits(msgspec.Struct, frozen=True):
    """What one client may do: amounts per second, each with a burst, and sizes."""

    requests: float = 20.0  # HTTP requests per address
    request_burst: float = 200.0
    messages: float = 20.0  # live messages per connection
    message_burst: float = 100.0
    chats: float = 0.5
    chat_burst: float = 10.0
    guests: float = 0.1  # new identities per address
    guest_burst: float = 30.0
    logins: float = 0.1  # attempts per address and per name
    login_burst: float = 10.0
    openings: float = 0.05  # new tables per person
    opening_burst: float = 100.0
    trials: float = 0.01  # notices sent on trial, per address and per person
    trial_burst: float = 3.0
    letters: float = 20 / 86_400  # letters to one address …
    letter_burst: float = 20.0
    notices: float = 60 / 86_400  # … and notices to one browser or webhook
    notice_burst: float = 60.0
    body: int = 512 * 1024
    message: int = 16 * 1024
    waiting: int = 256  # messages queued for a slow client before it is cut off
    client_sockets: int = 256  # connections of any kind per address (IPv6: per network) and worker
    sockets: int = 0  # connections in all per worker; 0: as many as there are descriptors, less a few
    look_backs: float = 3000.0  # states that are played again per person, to look back …
    look_back_burst: float = 30_000.0  # … at once
    connections: int = 64  # live connections per address and worker
    editions: int = 40  # editions kept per person
    checks: float = 1.0  # checks of editions, and savings, per person
    check_burst: float = 60.0
    tables: int = 100  # open and running tables per person
    bot_tables: int = 5  # running tables of bots alone, per person who opened them


class Smtp(msgspec.Struct, frozen=True):
    """The SMTP server for e-mails; an empty host sends none."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    tls: bool = True


class Settings(msgspec.Struct, frozen=True):
    """Everything an operator can choose."""

    database: str = "ludocafe.sqlite3"  # a file, or postgresql://…
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    synchronous: Literal["full", "normal"] = "full"
    bots: Literal["here", "queue"] = "here"
    patience: float = 15.0  # seconds after which a bot's turn that does not move on is taken up again
    bot_processes: int = 0  # 0: one less than there are cores, at least one
    review_simulations: Annotated[int, msgspec.Meta(ge=1)] = (
        100  # the coach's, for each decision of a game that is looked back at
    )
    public_url: str = ""  # how players reach the server, when behind a proxy
    origins: tuple[str, ...] = ()  # further origins that may open live connections
    hosts: tuple[str, ...] = ()  # further names by which the server may be called
    log_clients: Literal["network", "full", "none"] = "network"  # what of a client's address the log may tell
    trusted_proxies: str = "127.0.0.1"
    webhook: str = ""  # an address of the operator's that hears of every turn of somebody who is away
    personal_webhooks: bool = False  # whether people may give an address of their own that hears of their turns
    push_contact: str = ""  # mailto: address for browser push; empty switches push off
    smtp: Smtp = Smtp()
    limits: Limits = Limits()
    log: Literal["json", "console", "off"] = "json"
    metrics_token: str = ""  # lets others than this machine read /metrics

    @property
    def postgresql(self) -> bool:
        return self.database.startswith(("postgresql://", "postgres://"))

    @property
    def url(self) -> str:
        """The database as SQLAlchemy spells it."""
        if self.postgresql:
            return "postgresql+psycopg://" + self.database.split("://", 1)[1]
        return f"sqlite+aiosqlite:///{self.path}"

    @property
    def path(self) -> Path:
        """The file of an SQLite database."""
        return Path(self.database.removeprefix("sqlite:///")).absolute()

    @property
    def conninfo(self) -> str:
        """The database as PostgreSQL's own library spells it."""
        return "postgresql://" + self.database.split("://", 1)[1]

    def hand_down(self) -> None:
        """Put the settings into the environment, where worker processes find them."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def handed_down(cls) -> "Settings":
        return msgspec.json.decode(os.environ[VARIABLE], type=cls) if VARIABLE in os.environ else cls()
