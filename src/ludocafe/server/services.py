"""The services: the parts of the server, put together."""

import asyncio

from ludocafe.server.bus import Heartbeat, encode
from ludocafe.server.identity import Signer
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage
from ludocafe.server.tables.access import Access
from ludocafe.server.tables.advice import Advice
from ludocafe.server.tables.archive import Archive
from ludocafe.server.tables.bots import LocalBots
from ludocafe.server.tables.changes import Changes
from ludocafe.server.tables.chat import Chat
from ludocafe.server.tables.clocks import Clocks
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.lobby import Lobby
from ludocafe.server.tables.maintenance import Maintenance
from ludocafe.server.tables.moves import Moves
from ludocafe.server.tables.opening import Opening
from ludocafe.server.tables.peers import Peers
from ludocafe.server.tables.plans import Plans
from ludocafe.server.tables.presence import Presence
from ludocafe.server.tables.presenter import Presenter
from ludocafe.server.tables.reviewing import Reviewing
from ludocafe.server.tables.seating import Seating
from ludocafe.server.tables.standings import Standings
from ludocafe.server.tables.tables import Tables
from ludocafe.server.tables.takebacks import TakeBacks

MAINTENANCE_STALL = 30.0  # seconds without progress after which a task counts as stuck
HEARTBEAT_STALL = 15.0
CLOSING = 5.0  # seconds a task may take to end


class Services(Context):
    """All parts of the server in one process."""

    plans: Plans

    def __init__(self, settings: Settings, storage: Storage) -> None:
        super().__init__(settings, storage)
        self.tables = Tables(self)
        self.access = Access(self)
        self.presenter = Presenter(self.access, self.tables)
        self.standings = Standings(self)
        self.lobby = Lobby(self, self.tables, self.presenter, self.standings)
        self.changes = Changes(self, self.tables, self.presenter)
        self.opening = Opening(self, self.tables, self.changes)
        self.seating = Seating(self, self.tables, self.changes)
        self.moves = Moves(self, self.tables, self.presenter, self.standings)
        self.plans = Plans(self.changes, self.moves)
        self.takebacks = TakeBacks(self, self.tables, self.changes, self.moves)
        self.chat = Chat(self)
        self.presence = Presence(self, self.chat, self.presenter)
        self.archive = Archive(self, self.tables, self.presenter)
        self.advice = Advice(self)
        self.peers = Peers(self, self.changes, self.moves, self.presence)
        self.clocks = Clocks(self.tables, self.changes)
        self.reviewing = Reviewing(self, self.tables)
        self.maintenance = Maintenance(self, self.tables, self.changes, self.clocks, self.peers, self.reviewing)
        self.bots = LocalBots(self, self.moves, self.reviewing)
        self.ready = False
        self.maintains = True

    async def open(self) -> None:
        self.signer = Signer(await self.storage.secret("signing"))
        await self.uptime.open(keep=self.maintains)
        await self.bus.open(self.peers.receive, self.peers.catch_up_all)
        self.storage.publish(encode(Heartbeat(self.bus.worker, [], ask=True)))
        if self.maintains:
            self.supervisor.start("maintenance", self.maintenance.run, MAINTENANCE_STALL)
        if self.settings.postgresql:
            self.supervisor.start("heartbeat", self.presence.keep_beating, HEARTBEAT_STALL)
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        self.storage.publish(encode(Heartbeat(self.bus.worker, [])))
        for name in ("maintenance", "heartbeat"):
            await self.supervisor.stop(name)
        for task in self.background_tasks():
            task.cancel()
            await asyncio.wait([task], timeout=CLOSING)
        await self.bots.close()
        await self.editions.close()
        await self.bus.close()
        await self.uptime.close()
