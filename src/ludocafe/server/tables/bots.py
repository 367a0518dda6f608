"""Bots at the tables of this process."""

import time

import structlog

from ludocafe.coach.hint import Hint as CoachHint
from ludocafe.core.errors import LudocafeError
from ludocafe.server import messages as m
from ludocafe.server import metrics
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.moves import Moves
from ludocafe.server.tables.reviewing import Reviewing
from ludocafe.server.tables.table import TAKE_OVER, LiveTable
from ludocafe.server.thinking import HINT, Pool, ThinkingFailed, question

log = structlog.get_logger()


class LocalBots:
    """Bots in a pool of processes on this machine."""

    def __init__(self, context: Context, moves: Moves, reviewing: Reviewing) -> None:
        self.context = context
        self.moves = moves
        self.reviewing = reviewing
        self.pool = Pool(context.settings.bot_processes)

    def start_thinking(self, live: LiveTable) -> None:
        for seat in live.unattended_bots():
            live.thinking[seat] = self.context.spawn(self._play(live, seat))

    async def ask(self, live: LiveTable, seat: int, level: str) -> int:
        match = live.match
        assert match is not None
        asked = question(match.game, level, seat, match.view(seat), live.seed, match.number, match.turn_steps(seat))
        started = time.perf_counter()
        code = await self.pool.ask(asked, live.priority)
        metrics.THINKING.labels(level).observe(time.perf_counter() - started)
        return code

    async def hint(self, live: LiveTable, seat: int) -> CoachHint:
        match = live.match
        assert match is not None
        asked = question(match.game, HINT, seat, match.view(seat), live.seed, match.number)
        # What this process has announced may rest on what it saw earlier; the coach explains that very choice.
        asked.offered = match.favourite(seat)
        return await self.pool.hint(asked, live.priority)

    def review(self, id: str) -> None:
        self.context.spawn(self.reviewing.review(id, self.pool.reply))

    async def _play(self, live: LiveTable, seat: int) -> None:
        """Play for a bot as long as it is its turn."""
        try:
            while seat in live.bots_to_move():
                await self.play_once(live, seat)
        except (ThinkingFailed, LudocafeError) as error:
            # Maintenance resumes the turn.
            self.context.abandoned.add(live.id)
            log.error("bot failed", table=live.id, game=live.doc.game, error=f"{type(error).__name__}: {error}")
        finally:
            live.finish_thinking(seat)

    async def play_once(self, live: LiveTable, seat: int) -> None:
        match = live.match
        assert match is not None
        number = match.number
        self.context.broadcast(live, m.pack(m.Thinking(seat)))
        code = await self.ask(live, seat, live.doc.chairs[seat].level or TAKE_OVER)
        await self.moves.play_code(live, seat, number, code)

    async def close(self) -> None:
        await self.pool.close()
