"""What the other workers of one installation do."""

from typing import Any

import structlog

from ludocafe.core.errors import LudocafeError
from ludocafe.server.bus import Came, Changed, Here, Moved, Said, SentOut
from ludocafe.server.house.changes import Changes
from ludocafe.server.house.moves import Moves
from ludocafe.server.house.presence import Presence
from ludocafe.server.house.shared import House
from ludocafe.server.house.table import LiveTable
from ludocafe.server.storage import StorageAway

log = structlog.get_logger()


class Neighbours:
    """Follows the other workers' news."""

    def __init__(self, house: House, changes: Changes, moves: Moves, presence: Presence) -> None:
        self.house = house
        self.changes = changes
        self.moves = moves
        self.presence = presence

    async def heard(self, news: Any) -> None:
        match news:
            case Moved():
                await self._heard_move(news)
            case Changed():
                live = self.house.live.get(news.table)
                if live is not None and news.version > live.version:
                    self.house.later(self.changes.reload(live))
            case Said():
                live = self.house.live.get(news.table)
                if live is not None:
                    self.house.say_here(live, bytes(news.message))
            case Came():
                self.presence.heard(news.table, news.seat, news.worker, news.online)
            case SentOut():
                self.presence.send_out_here(news.player)
            case Here():
                self.presence.heard_worker(news)

    async def _heard_move(self, news: Moved) -> None:
        live = self.house.live.get(news.table)
        if live is None or live.match is None:
            return
        if not live.clients and live.thinking is None and not live.lock.locked():
            del self.house.live[news.table]  # nobody here cares; it is loaded again when somebody does
            return
        self.house.later(self.moves.follow(live, news))

    async def catch_up_all(self) -> None:
        """News may have been lost: look at every table in use."""
        for live in list(self.house.live.values()):
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
