"""Reviews: the coach looks back at finished games in the background, once for each table.

How far a review is stands in the database: any worker can tell, and what is done is kept.
"""

import contextlib
import time

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe.coach.review import VERSION
from ludocafe.server import messages as m
from ludocafe.server.errors import Refuse
from ludocafe.server.schema import reviews
from ludocafe.server.services import Services
from ludocafe.server.tables.table import LiveTable

NONE = m.ReviewAnswer("none", 0.0)


class Reviews:
    """What people ask about reviews."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def found(self, live: LiveTable) -> m.ReviewAnswer:
        """Where the review of a table stands."""
        row = await self.services.storage.one(sa.select(reviews).where(reviews.c.table_id == live.id))
        if row is None or row.version != VERSION:
            return NONE
        done = row.state == "done"
        return m.ReviewAnswer(row.state, row.progress, msgspec.json.decode(row.data, type=m.GameReview) if done else None)

    async def start(self, live: LiveTable) -> m.ReviewAnswer:
        """Begin, unless it is begun or done already; after a failure it is tried again."""
        if live.state != "over":
            raise Refuse("table-not-over", 409)
        if live.game is None:
            raise Refuse("pinned-rules", 409, {"version": live.doc.rules_version})

        async def claim(connection: AsyncConnection) -> bool:
            row = (await connection.execute(sa.select(reviews).where(reviews.c.table_id == live.id))).first()
            if row is not None:
                if row.version == VERSION and row.state in ("done", "running"):
                    return False
                await connection.execute(sa.delete(reviews).where(reviews.c.table_id == live.id))
            values = {"version": VERSION, "state": "running", "progress": 0.0, "updated": time.time(), "data": ""}
            await connection.execute(sa.insert(reviews).values(table_id=live.id, **values))
            return True

        with contextlib.suppress(IntegrityError):  # another worker was first
            if await self.services.storage.write(claim):
                self.services.bots.review(live.id)
                return m.ReviewAnswer("running", 0.0)  # whatever has become of it since
        return await self.found(live)
