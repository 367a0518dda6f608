"""What other workers of the installation report."""

from typing import Any

import structlog

from ludocafe.core.errors import LudocafeError
from ludocafe.server.bus import Broadcast, Changed, Heartbeat, Moved, PersonDisconnected, SeatConnection
from ludocafe.server.storage import StorageAway
from ludocafe.server.tables.changes import Changes
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.moves import Moves
from ludocafe.server.tables.presence import Presence
from ludocafe.server.tables.table import LiveTable

log = structlog.get_logger()


class Peers:
    """Applies the messages of other workers."""

    def __init__(self, context: Context, changes: Changes, moves: Moves, presence: Presence) -> None:
        self.context = context
        self.changes = changes
        self.moves = moves
        self.presence = presence

    async def receive(self, news: Any) -> None:
        match news:
            case Moved():
                await self._receive_step(news)
            case Changed():
                live = self.context.live.get(news.table)
                if live is not None and news.version > live.version:
                    self.context.spawn(self.changes.reload(live))
            case Broadcast():
                live = self.context.live.get(news.table)
                if live is not None:
                    self.context.broadcast_here(live, bytes(news.message))
            case SeatConnection():
                self.presence.set_connected(news.table, news.seat, news.worker, news.online)
            case PersonDisconnected():
                self.presence.disconnect_person_here(news.player)
            case Heartbeat():
                self.presence.receive_heartbeat(news)

    async def _receive_step(self, news: Moved) -> None:
        live = self.context.live.get(news.table)
        if live is None or live.match is None:
            return
        if not live.clients and not live.thinking and not live.lock.locked():
            del self.context.live[news.table]  # unused here; it is loaded again when needed
            return
        self.context.spawn(self.moves.follow(live, news))

    async def catch_up_all(self) -> None:
        """Messages may have been lost: check every table in use."""
        for live in list(self.context.live.values()):
            try:
                await self.catch_up(live, live.number + 1)
            except StorageAway:
                raise
            except LudocafeError as error:
                log.warning("table not caught up", table=live.id, error=error.text)

    async def catch_up(self, live: LiveTable, number: int) -> None:
        """Make sure that a table is at state ``number`` or later, and that its people are up to date."""
        await self.changes.reload(live)
        if live.number < number and live.match is not None:
            async with live.lock:
                await self.moves.rebuild(live)
