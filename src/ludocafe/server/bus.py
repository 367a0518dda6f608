"""Messages between the workers of one installation, over PostgreSQL's LISTEN/NOTIFY. A single process needs none.

The tags are read by workers of other versions during an upgrade, so they stay when a class gets another name.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog

from ludocafe.server.appending import CHANNEL
from ludocafe.server.identity import new_id
from ludocafe.server.settings import Settings
from ludocafe.server.sockets import KEEPALIVE, Sockets
from ludocafe.server.supervisor import ExpectedFailure, Pulse, Supervisor

QUIET = 2.0  # seconds without news after which the connection is tried
LIMIT = 2.0  # seconds for an answer
STALL = 15.0

log = structlog.get_logger()


class Moved(msgspec.Struct, tag="moved", omit_defaults=True):
    """A step was committed."""

    worker: str
    table: str
    number: int
    seat: int
    do: str
    undo: int
    at: float


class Changed(msgspec.Struct, tag="changed"):
    """A table's document has a new version."""

    worker: str
    table: str
    version: int


class Broadcast(msgspec.Struct, tag="said"):
    """A chat line, or any other ready-made message for everybody at a table."""

    worker: str
    table: str
    message: msgspec.Raw


class Heartbeat(msgspec.Struct, tag="here"):
    """A worker is alive; these (table, seat) pairs are connected to it. ``ask`` requests the others' heartbeats at once."""

    worker: str
    seats: list[tuple[str, int]]
    ask: bool = False


class SeatConnection(msgspec.Struct, tag="came"):
    """A seat connected to this worker, or disconnected from it."""

    worker: str
    table: str
    seat: int
    online: bool


class PersonDisconnected(msgspec.Struct, tag="out"):
    """A person has logged out everywhere, or was deleted: all workers close their connections."""

    worker: str
    player: str


News = Moved | Changed | Broadcast | Heartbeat | SeatConnection | PersonDisconnected
Heard = Callable[[Any], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]
_decoder = msgspec.json.Decoder(News)


def encode(news: News) -> str:
    return msgspec.json.encode(news).decode()


class BusBroken(ExpectedFailure):
    """The listening connection is lost."""


class Bus:
    """Listens for messages of other workers."""

    def __init__(self, settings: Settings, supervisor: Supervisor) -> None:
        self.worker = new_id(6)
        self._settings = settings
        self._supervisor = supervisor
        self.listening = asyncio.Event()
        self._missing = False  # news may have been lost

    async def open(self, heard: Heard, missed: Missed) -> None:
        """Pass every message to ``heard``; call ``missed`` when some may have been lost."""
        if self._settings.postgresql:
            self._supervisor.start("bus", lambda pulse: self._listen(pulse, heard, missed), STALL)
            await asyncio.wait_for(self.listening.wait(), 30)

    async def close(self) -> None:
        await self._supervisor.stop("bus")

    async def _listen(self, pulse: Pulse, heard: Heard, missed: Missed) -> None:
        """Listen until the connection breaks; the next attempt catches up with what was missed."""
        import psycopg  # only installations with PostgreSQL need it

        sockets = Sockets()
        alarm = asyncio.get_running_loop().call_later

        async def surely(query: str) -> None:
            """A server that fell silent must not be waited for."""
            cut = alarm(LIMIT, Sockets.cut_all)
            try:
                await connection.execute(query.encode())
            finally:
                cut.cancel()

        try:
            connection = await psycopg.AsyncConnection.connect(self._settings.conninfo, autocommit=True, **KEEPALIVE)
            async with connection:
                sockets.add(connection)
                await surely(f"LISTEN {CHANNEL}")
                if self._missing:
                    await missed()
                self._missing = True
                self.listening.set()
                while True:
                    pulse.beat()
                    async for notification in connection.notifies(timeout=QUIET):
                        pulse.beat()
                        for line in notification.payload.splitlines():
                            await self._hear(line, heard)
                    await surely("SELECT 1")
        except (psycopg.Error, OSError) as error:
            raise BusBroken(type(error).__name__) from error
        finally:
            self.listening.clear()

    async def _hear(self, line: str, heard: Heard) -> None:
        try:
            news = _decoder.decode(line)
        except msgspec.DecodeError:
            log.warning("unreadable news")  # of a worker of another version
            return
        if news.worker != self.worker:
            await heard(news)
