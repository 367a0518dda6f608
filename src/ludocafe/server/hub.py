"""The hub: the parts of the house, put together."""

import asyncio
import contextlib

from ludocafe.server.bus import Here, encode
from ludocafe.server.house.access import Access
from ludocafe.server.house.advice import Advice
from ludocafe.server.house.archive import Archive
from ludocafe.server.house.bots import LocalBots
from ludocafe.server.house.chairs import Chairs
from ludocafe.server.house.changes import Changes
from ludocafe.server.house.chat import Chat
from ludocafe.server.house.clocks import Clocks
from ludocafe.server.house.lobby import Lobby
from ludocafe.server.house.moves import Moves
from ludocafe.server.house.neighbours import Neighbours
from ludocafe.server.house.opening import Opening
from ludocafe.server.house.presence import Presence
from ludocafe.server.house.reviewing import Reviewing
from ludocafe.server.house.shared import House
from ludocafe.server.house.showing import Showing
from ludocafe.server.house.sweep import Sweep
from ludocafe.server.house.tables import Tables
from ludocafe.server.house.takebacks import TakeBacks
from ludocafe.server.identity import Signer
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage


class Hub(House):
    """All the house's business in one process."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        super().__init__(settings, storage)
        self.tables = Tables(self)
        self.access = Access(self)
        self.showing = Showing(self.access, self.tables)
        self.lobby = Lobby(self, self.tables, self.showing)
        self.changes = Changes(self, self.tables, self.showing)
        self.opening = Opening(self, self.tables, self.changes)
        self.chairs = Chairs(self, self.changes)
        self.moves = Moves(self, self.tables, self.showing)
        self.takebacks = TakeBacks(self, self.tables, self.changes, self.moves)
        self.chat = Chat(self)
        self.presence = Presence(self, self.chat, self.showing)
        self.archive = Archive(self, self.tables, self.showing)
        self.advice = Advice(self)
        self.neighbours = Neighbours(self, self.changes, self.moves, self.presence)
        self.clocks = Clocks(self.tables, self.changes)
        self.reviewing = Reviewing(self, self.tables)
        self.sweep = Sweep(self, self.tables, self.changes, self.clocks, self.neighbours, self.reviewing)
        self.bots = LocalBots(self, self.moves, self.reviewing)
        self.ready = False
        self.sweeps = True
        self._loops: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.signer = Signer(await self.storage.secret("signing"))
        await self.hours.open(keep=self.sweeps)
        await self.bus.open(self.neighbours.heard, self.neighbours.catch_up_all)
        self.storage.tell(encode(Here(self.bus.worker, [], ask=True)))
        if self.sweeps:
            self._loops.append(asyncio.create_task(self.sweep.for_ever(), name="sweep"))
        if self.settings.postgresql:
            self._loops.append(asyncio.create_task(self.presence.beat_for_ever(), name="heartbeat"))
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        self.storage.tell(encode(Here(self.bus.worker, [])))
        for task in (*self._loops, *self.background()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.bots.close()
        await self.bus.close()
        await self.hours.close()
