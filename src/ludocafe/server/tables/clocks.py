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
        """The declared consequence of clocks that ran out: bots take over the seats."""
        live = await self.tables.find(id)
        async with live.lock:
            if live.match is None or not live.deciding:
                return
            now = live.now()
            deadlines = live.match.clockwork.deadlines(live.doc, live.deciding)
            late = [seat for seat, deadline in deadlines.items() if deadline <= now]
            if not late:
                await self.changes.touch(live)
                return

            def alter(doc: TableDoc) -> None:
                for seat in late:
                    chair = doc.chairs[seat]
                    if chair.kind != "bot":
                        doc.chairs[seat] = ChairDoc("bot", None, chair.name, TAKE_OVER, chair.player, chair.hand)

            await self.changes.change_locked(live, alter)
            metrics.EXPIRED.inc(len(late))
