"""The hub: the parts of the house, put together."""

import asyncio

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

SWEEP_STALL = 30.0  # seconds without progress after which a task counts as stuck
HEARTBEAT_STALL = 15.0
CLOSING = 5.0  # seconds a task may take to end


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
        self.chairs = Chairs(self, self.tables, self.changes)
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

    async def open(self) -> None:
        self.signer = Signer(await self.storage.secret("signing"))
        await self.hours.open(keep=self.sweeps)
        await self.bus.open(self.neighbours.heard, self.neighbours.catch_up_all)
        self.storage.tell(encode(Here(self.bus.worker, [], ask=True)))
        if self.sweeps:
            self.supervisor.start("sweep", self.sweep.for_ever, SWEEP_STALL)
        if self.settings.postgresql:
            self.supervisor.start("heartbeat", self.presence.beat_for_ever, HEARTBEAT_STALL)
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        self.storage.tell(encode(Here(self.bus.worker, [])))
        for name in ("sweep", "heartbeat"):
            await self.supervisor.stop(name)
        for task in self.background():
            task.cancel()
            await asyncio.wait([task], timeout=CLOSING)
        await self.bots.close()
        await self.editions.close()
        await self.bus.close()
        await self.hours.close()
