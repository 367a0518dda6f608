"""News between the workers of one installation, over PostgreSQL's LISTEN/NOTIFY. A single process needs none of it."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog

from ludocafe.server.appending import CHANNEL
from ludocafe.server.identity import new_id
from ludocafe.server.settings import Settings

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


class Said(msgspec.Struct, tag="said"):
    """A chat line, or any other ready-made message for everybody at a table."""

    worker: str
    table: str
    message: msgspec.Raw


class Here(msgspec.Struct, tag="here"):
    """A worker is alive; these (table, seat) pairs are connected to it. ``ask`` wants the others to answer at once."""

    worker: str
    seats: list[tuple[str, int]]
    ask: bool = False


class Came(msgspec.Struct, tag="came"):
    """A seat connected to this worker, or left it."""

    worker: str
    table: str
    seat: int
    online: bool


class SentOut(msgspec.Struct, tag="out"):
    """A person has logged out everywhere, or is gone: their connections end."""

    worker: str
    player: str


News = Moved | Changed | Said | Here | Came | SentOut
Heard = Callable[[Any], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]
_decoder = msgspec.json.Decoder(News)


def encode(news: News) -> str:
    return msgspec.json.encode(news).decode()


class Bus:
    """Listens for the news of other workers."""

    def __init__(self, settings: Settings) -> None:
        self.worker = new_id(6)
        self._settings = settings
        self._task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    async def open(self, heard: Heard, missed: Missed) -> None:
        """Give every piece of news to ``heard``; call ``missed`` when some may have been lost."""
        if self._settings.postgresql:
            self._task = asyncio.create_task(self._listen(heard, missed), name="bus")
            await asyncio.wait_for(self.listening.wait(), 30)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, heard: Heard, missed: Missed) -> None:
        """Listen for ever; after a broken connection, catch up with what was missed."""
        import psycopg  # only installations with PostgreSQL need it

        broken = False
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._settings.conninfo, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    if broken:
                        await missed()
                    async for notification in connection.notifies():
                        for line in notification.payload.splitlines():
                            await self._hear(line, heard)
            except (psycopg.Error, OSError) as error:
                log.warning("bus broken", error=type(error).__name__)
                self.listening.clear()
                broken = True
                await asyncio.sleep(0.5)

    async def _hear(self, line: str, heard: Heard) -> None:
        try:
            news = _decoder.decode(line)
        except msgspec.DecodeError:
            log.warning("unreadable news")  # of a worker of another version
            return
        if news.worker != self.worker:
            await heard(news)
