"""Reviews of finished games, decision by decision, with their progress stored.

The pieces of a review are thought about one at a time, so that no bot at a live table waits for more than one of them.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe.coach.review import VERSION, Judgement, Turning, doubts, ends_higher, proven, seen, wins_more
from ludocafe.core.errors import LudocafeError
from ludocafe.core.game import win_shares
from ludocafe.core.match import Match
from ludocafe.server import messages as m
from ludocafe.server.schema import reviews
from ludocafe.server.storage import StorageAway
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.tables import Tables
from ludocafe.server.thinking import COMPARE, JUDGE, Question, Reply, ThinkingFailed, piece

log = structlog.get_logger()

Consult = Callable[[Question], Awaitable[Reply]]

JUDGING = 0.85  # the part of the work that judging all decisions is


class Reviewing:
    """Makes reviews."""

    def __init__(self, context: Context, tables: Tables) -> None:
        self.context = context
        self.tables = tables
        self._turn = asyncio.Lock()  # whose piece is next

    async def review(self, id: str, consult: Consult) -> None:
        """Look back at a table's game and store what was found; ``consult`` thinks about a piece."""
        living = asyncio.create_task(self._keep_alive(id))
        try:
            live = await self.tables.find(id)
            review = await self._review_match(id, await self.tables.played_again(live), consult)
            await self._store(id, "done", 1.0, msgspec.json.encode(review).decode())
        except StorageAway:
            raise  # it stays begun, and is taken up when storage is back
        except (ThinkingFailed, LudocafeError) as error:
            log.error("review failed", table=id, error=f"{type(error).__name__}: {error}")
            await self._store(id, "failed", 0.0)
        finally:
            living.cancel()

    async def restart_lost(self, patience: float) -> None:
        """Restart the reviews without a heartbeat for ``patience`` seconds."""
        silent = (reviews.c.state == "running", reviews.c.version == VERSION, reviews.c.updated <= time.time() - patience)
        for row in await self.context.storage.all(sa.select(reviews.c.table_id, reviews.c.updated).where(*silent)):
            claim = sa.update(reviews).where(reviews.c.table_id == row.table_id, reviews.c.updated == row.updated)

            async def take(connection: AsyncConnection, claim: sa.Update = claim) -> bool:
                return (await connection.execute(claim.values(updated=time.time()))).rowcount == 1

            if await self.context.storage.write(take):
                self.context.bots.review(row.table_id)

    async def _review_match(self, id: str, match: Match, consult: Consult) -> m.GameReview:
        game, steps, simulations = match.game, match.steps, self.context.settings.review_simulations
        judgements: list[Judgement] = []
        for number, step in enumerate(steps, start=1):
            async with self._turn:
                reply = await consult(piece(game, JUDGE, seen(game, step), number, step.code, simulations))
            assert reply.judgement is not None
            judgements.append(reply.judgement)
            await self._store(id, "running", JUDGING * number / len(steps))
        doubtful = doubts(judgements)
        turnings: list[Turning] = []
        for count, (number, better) in enumerate(doubtful, start=1):
            step = steps[number - 1]
            async with self._turn:
                reply = await consult(piece(game, COMPARE, seen(game, step), number, step.code, simulations, better))
            assert reply.turning is not None
            turnings.append(reply.turning)
            await self._store(id, "running", JUDGING + (1 - JUDGING) * count / len(doubtful))
        unclear = sum(not (wins_more(turning) or ends_higher(turning)) for turning in turnings)
        return _by_state_number(match, simulations, judgements, proven(turnings), unclear)

    async def _keep_alive(self, id: str) -> None:
        """Write a heartbeat while one piece is being computed: it may take long."""
        while True:
            await asyncio.sleep(self.context.settings.patience / 4)
            with contextlib.suppress(StorageAway):  # another time
                await self._write(id, {"updated": time.time()})

    async def _store(self, id: str, state: m.ReviewState, progress: float, data: str = "") -> None:
        await self._write(id, {"state": state, "progress": round(progress, 3), "updated": time.time(), "data": data})

    async def _write(self, id: str, values: dict[str, object]) -> None:
        async def store(connection: AsyncConnection) -> None:
            await connection.execute(sa.update(reviews).where(reviews.c.table_id == id).values(**values))

        await self.context.storage.write(store)


def _by_state_number(
    match: Match, simulations: int, judgements: list[Judgement], turnings: list[Turning], unclear: int
) -> m.GameReview:
    """The review by the numbers of the table's states, which count steps taken back too."""
    points = [
        m.ReviewPoint(step.number - 1, judgement.moment.shares, judgement.moment.points)
        for step, judgement in zip(match.steps, judgements, strict=True)
    ]
    shares = [round(share, 3) for share in win_shares(match.game.places(match.state))]
    points.append(m.ReviewPoint(match.number, shares, [float(match.state.points(seat)) for seat in range(match.seats)]))
    return m.GameReview(
        match.seats,
        simulations,
        points,
        [
            m.ReviewTurning(
                number=match.steps[turning.number - 1].number,
                decision=turning.number,
                seat=turning.seat,
                played=turning.played,
                better=turning.better,
                share=turning.share,
                share_margin=turning.share_margin,
                points=turning.points,
                points_margin=turning.points_margin,
                differences=turning.differences,
                text="coach-turning" if wins_more(turning) else "coach-turning-points",
            )
            for turning in turnings
        ],
        unclear,
    )
