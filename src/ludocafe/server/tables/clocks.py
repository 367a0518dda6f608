"""Clocks that ran out."""

from ludocafe.server import metrics
from ludocafe.server.documents import ChairDoc, TableDoc
from ludocafe.server.tables.changes import Changes
from ludocafe.server.tables.table import TAKE_OVER
from ludocafe.server.tables.tables import Tables


class Clocks:
    """Carries out what was declared for a clock that runs out."""

    def __init__(self, tables: Tables, changes: Changes) -> None:
        self.tables = tables
        self.changes = changes

    async def expire(self, id: str) -> None:
        """The declared consequence of a clock that ran out: a bot takes over the seat."""
        live = await self.tables.find(id)
        async with live.lock:
            match = live.match
            actor = live.actor
            if match is None or actor is None:
                return
            deadline = match.clockwork.deadline(live.doc, actor)
            if deadline is None or live.now() < deadline:
                await self.changes.touch(live)
                return

            def alter(doc: TableDoc) -> None:
                chair = doc.chairs[actor]
                if chair.kind != "bot":
                    doc.chairs[actor] = ChairDoc("bot", None, chair.name, TAKE_OVER, chair.player, chair.hand)

            await self.changes.change_locked(live, alter)
            metrics.EXPIRED.inc()
