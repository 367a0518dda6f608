"""Standings for lists of tables: points, places and the progress of the game."""

import contextlib

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe.server import messages as m
from ludocafe.server.errors import Refuse
from ludocafe.server.play import TimedMatch
from ludocafe.server.storage import StorageAway
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.table import LiveTable

_KEEP = sa.text("INSERT INTO standings (table_id, data) VALUES (:table, :data) ON CONFLICT (table_id) DO NOTHING")
_decode = msgspec.json.Decoder(m.Standing).decode


class Standings:
    """Computes standings, and stores those of finished games."""

    def __init__(self, context: Context) -> None:
        self.context = context

    def known(self, live: LiveTable, stored: str | None = None) -> m.Standing | None:
        """The standing that is known without a replay: from memory, or stored when the game ended."""
        if live.match is not None:
            return standing(live.match)
        return None if stored is None else _decode(stored)

    async def of(self, live: LiveTable) -> m.Standing:
        """The standing of a table whose match is in memory."""
        if live.match is None:
            raise Refuse("table-not-running", 409)
        if live.state == "over":
            await self.keep(live)
        return standing(live.match)

    async def keep(self, live: LiveTable) -> None:
        """Store how a game ended. A failure does no harm: the standing can be computed again."""
        if live.match is None:
            return
        data = msgspec.json.encode(standing(live.match)).decode()

        async def store(connection: AsyncConnection) -> None:
            await connection.execute(_KEEP, {"table": live.id, "data": data})

        with contextlib.suppress(StorageAway):  # the next who asks writes it
            await self.context.storage.write(store)


def standing(match: TimedMatch) -> m.Standing:
    """Points that nobody can lose any more while the game goes on, all points and the places at its end."""
    result = match.result()
    if result is not None:
        return m.Standing(result.points, match.game.progress(match.state), result.places)
    gained = match.game.gained
    points = [sum(line.amount for line in lines if not gained or line.source in gained) for lines in match.scores()]
    return m.Standing(points, match.game.progress(match.state))
