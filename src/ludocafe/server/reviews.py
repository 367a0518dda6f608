"""The coach looks back at finished games: in the background, decision by decision, once for each table.

The pieces of a review are thought about in the bots' processes, one piece at a time, so that no bot at a live table waits
for more than one of them. How far a review is stands in the database: any worker can tell, and what is done is kept.
"""

import asyncio
import contextlib
import time

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe.coach.review import VERSION, Judgement, Turning, doubts, proven, seen
from ludocafe.core.errors import LudocafeError
from ludocafe.server import messages as m
from ludocafe.server.errors import Refuse
from ludocafe.server.house.table import LiveTable
from ludocafe.server.hub import Hub
from ludocafe.server.play import History
from ludocafe.server.schema import reviews
from ludocafe.server.thinking import COMPARE, JUDGE, ThinkingFailed, piece

log = structlog.get_logger()

STALE = 600.0  # seconds without progress after which another worker's review counts as lost; a piece takes less
JUDGING = 0.85  # the part of the work that judging all decisions is
NONE = m.ReviewAnswer("none", 0.0)


class Reviews:
    """The reviews of one process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._here: set[str] = set()  # tables being looked at by this process
        self._turn = asyncio.Lock()  # whose piece is next

    async def found(self, live: LiveTable) -> m.ReviewAnswer:
        """Where the review of a table stands."""
        row = await self.hub.storage.one(sa.select(reviews).where(reviews.c.table_id == live.id))
        if row is None or row.version != VERSION or (row.state == "running" and self._lost(live.id, row.updated)):
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
                kept = row.version == VERSION and (
                    row.state == "done" or (row.state == "running" and not self._lost(live.id, row.updated))
                )
                if kept:
                    return False
                await connection.execute(sa.delete(reviews).where(reviews.c.table_id == live.id))
            values = {"version": VERSION, "state": "running", "progress": 0.0, "updated": time.time(), "data": ""}
            await connection.execute(sa.insert(reviews).values(table_id=live.id, **values))
            self._here.add(live.id)
            return True

        with contextlib.suppress(IntegrityError):  # another worker was first
            if await self.hub.storage.write(claim):
                self.hub.later(self._work(live))
        return await self.found(live)

    def _lost(self, id: str, updated: float) -> bool:
        """Nobody works on it any more: with SQLite there is only this process, otherwise silence tells."""
        if id in self._here:
            return False
        return not self.hub.storage.postgresql or updated < time.time() - STALE

    async def _work(self, live: LiveTable) -> None:
        try:
            review = await self._review(live, await self.hub.tables.history(live))
            await self._store(live.id, "done", 1.0, msgspec.json.encode(review).decode())
        except (ThinkingFailed, LudocafeError) as error:
            log.error("review failed", table=live.id, game=live.doc.game, error=f"{type(error).__name__}: {error}")
            await self._store(live.id, "failed", 0.0)
        finally:
            self._here.discard(live.id)

    async def _review(self, live: LiveTable, history: History) -> m.GameReview:
        game, steps, simulations = history.game, history.table.steps, self.hub.settings.review_simulations
        judgements: list[Judgement] = []
        for number, step in enumerate(steps, start=1):
            async with self._turn:
                asked = piece(game, JUDGE, seen(game, step), number, step.code, simulations)
                reply = await self.hub.bots.consult(asked)
            assert reply.judgement is not None
            judgements.append(reply.judgement)
            await self._store(live.id, "running", JUDGING * number / len(steps))
        doubtful = doubts(judgements)
        turnings: list[Turning] = []
        for count, (number, better) in enumerate(doubtful, start=1):
            step = steps[number - 1]
            async with self._turn:
                asked = piece(game, COMPARE, seen(game, step), number, step.code, simulations, better)
                reply = await self.hub.bots.consult(asked)
            assert reply.turning is not None
            turnings.append(reply.turning)
            await self._store(live.id, "running", JUDGING + (1 - JUDGING) * count / len(doubtful))
        return _told(history, simulations, judgements, proven(turnings))

    async def _store(self, id: str, state: m.ReviewState, progress: float, data: str = "") -> None:
        values = {"state": state, "progress": round(progress, 3), "updated": time.time(), "data": data}

        async def store(connection: AsyncConnection) -> None:
            await connection.execute(sa.update(reviews).where(reviews.c.table_id == id).values(**values))

        await self.hub.storage.write(store)


def _told(history: History, simulations: int, judgements: list[Judgement], turnings: list[Turning]) -> m.GameReview:
    """The review by the numbers of the table's states, which count steps taken back too."""
    numbers = _lasting(history)
    points = [
        m.ReviewPoint(number - 1, judgement.moment.shares, judgement.moment.points)
        for number, judgement in zip(numbers, judgements, strict=True)
    ]
    table = history.table
    places = history.game.places(table.state)
    shares = [round((place == 1) / places.count(1), 3) for place in places]
    points.append(m.ReviewPoint(history.number, shares, [float(table.state.points(seat)) for seat in range(table.seats)]))
    return m.GameReview(
        table.seats,
        simulations,
        points,
        [
            m.ReviewTurning(
                number=numbers[turning.number - 1],
                decision=turning.number,
                seat=turning.seat,
                played=turning.played,
                better=turning.better,
                share=turning.share,
                points=turning.points,
                differences=turning.differences,
                text="coach-turning" if turning.share > 0 else "coach-turning-points",
            )
            for turning in turnings
        ],
    )


def _lasting(history: History) -> list[int]:
    """The state numbers that the steps which still count led to."""
    numbers: list[int] = []
    for played in history.steps:
        if played.undo:
            del numbers[-played.undo :]
        else:
            numbers.append(played.number)
    return numbers
