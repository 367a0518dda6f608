"""Periodic work."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

import sqlalchemy as sa
import structlog

from ludocafe.core.errors import LudocafeError
from ludocafe.server import metrics
from ludocafe.server.limits import forget_limits
from ludocafe.server.schema import turns
from ludocafe.server.storage import StorageAway
from ludocafe.server.supervisor import Pulse
from ludocafe.server.tables.changes import Changes
from ludocafe.server.tables.clocks import Clocks
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.peers import Peers
from ludocafe.server.tables.reviewing import Reviewing
from ludocafe.server.tables.tables import Tables

log = structlog.get_logger()

IDLE = 120.0  # seconds after which a table nobody uses is forgotten
PAUSE = 1.0  # seconds between two rounds
TIDY = 3600.0  # seconds between looks for limits that can be forgotten


class Maintenance:
    """Handles expired clocks, bots and reviews lost with a dead worker, and unused tables."""

    def __init__(
        self, context: Context, tables: Tables, changes: Changes, clocks: Clocks, peers: Peers, reviewing: Reviewing
    ) -> None:
        self.context = context
        self.tables = tables
        self.changes = changes
        self.clocks = clocks
        self.peers = peers
        self.reviewing = reviewing
        self._tidied = time.monotonic()

    async def run(self, pulse: Pulse) -> None:
        """Run a round every second. The first round, also after a failure, resumes what was lost without waiting ``patience``."""
        patience = 0.0
        while True:
            await self.once(patience, pulse)
            pulse.beat()
            patience = self.context.settings.patience
            await asyncio.sleep(PAUSE)

    async def once(self, patience: float, pulse: Pulse | None = None) -> None:
        now = self.context.uptime.time()  # what became late after this beat began may be late only because the machine slept
        await self.context.uptime.beat()
        running = turns.c.state == "running"
        late = sa.select(turns.c.table_id).where(running, turns.c.deadline < now)
        for row in await self.context.storage.all(late):
            await self._attempt(row.table_id, self.clocks.expire(row.table_id), pulse)
        stuck = sa.select(turns.c.table_id, turns.c.number).where(running, turns.c.bot, turns.c.updated <= now - patience)
        for row in await self.context.storage.all(stuck):
            await self._attempt(row.table_id, self._resume(row.table_id, row.number), pulse)
        while self.context.abandoned:
            id = next(iter(self.context.abandoned))
            await self._attempt(id, self._resume(id, 0), pulse)
            self.context.abandoned.discard(id)
        alone = not self.context.settings.postgresql  # alone, no review from before the start can still be running
        await self.reviewing.restart_lost(patience if alone else self.context.settings.patience)
        self._unload_unused()
        if time.monotonic() - self._tidied > TIDY:
            await forget_limits(self.context.storage)
            self._tidied = time.monotonic()

    async def _attempt(self, id: str, work: Coroutine[Any, Any, None], pulse: Pulse | None) -> None:
        """Run the work of one table; its failure is logged and does not stop the work of others."""
        try:
            await work
        except StorageAway:
            raise
        except Exception as error:
            if isinstance(error, LudocafeError):
                log.warning("table not looked after", table=id, error=error.text)
            else:
                log.error("table not looked after", table=id, exc_info=error)
        if pulse is not None:
            pulse.beat()

    async def _resume(self, id: str, number: int) -> None:
        live = await self.tables.find(id)
        await self.peers.catch_up(live, number)
        if live.unattended_bots() or live.due_step() is not None:
            await self.changes.touch(live)  # so that no other worker resumes it at the same time
            self.context.play_automatically(live)

    def _unload_unused(self) -> None:
        horizon = time.monotonic() - IDLE
        for live in [live for live in self.context.live.values() if not live.clients and live.used < horizon]:
            if not live.thinking and not live.lock.locked():
                del self.context.live[live.id]
        metrics.TABLES.set(len(self.context.live))
        metrics.TASKS.set(len(asyncio.all_tasks()))
