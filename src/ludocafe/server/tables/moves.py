"""Moves: checked, committed, then told to everybody at the table."""

import contextlib
from collections.abc import Callable
from functools import lru_cache

import sqlalchemy as sa

from ludocafe.core.match import Step
from ludocafe.server import messages as m
from ludocafe.server import metrics
from ludocafe.server.appending import EntryRow
from ludocafe.server.bus import Moved, encode
from ludocafe.server.errors import Refuse
from ludocafe.server.play import LOG_LINES, TimedMatch
from ludocafe.server.schema import entries
from ludocafe.server.storage import StorageAway, chance_text
from ludocafe.server.tables.context import GRACE, Context
from ludocafe.server.tables.presenter import FrameCache, Presenter
from ludocafe.server.tables.standings import Standings
from ludocafe.server.tables.table import LiveTable, running, settle
from ludocafe.server.tables.tables import Tables


class Moves:
    """Carries out what seats do."""

    def __init__(self, context: Context, tables: Tables, presenter: Presenter, standings: Standings) -> None:
        self.context = context
        self.tables = tables
        self.presenter = presenter
        self.standings = standings

    async def act(self, live: LiveTable, seat: int, number: int, do: str, client: str) -> int:
        """Do something for a seat; returns the new state number once it is stored."""
        async with live.lock:
            match = running(live)
            if number != match.number:
                found = await self._done_before(live, seat, client)
                if found is None:
                    raise Refuse("stale", 409)
                return found
            code = match.check(seat, do)
            return await self.store(live, match, match.apply(seat, code, live.now()), client)

    async def undo(self, live: LiveTable, seat: int, count: int, client: str) -> int:
        async with live.lock:
            match = running(live)
            found = await self._done_before(live, seat, client)
            if found is not None:
                return found
            return await self.store(live, match, match.undo(seat, count, live.now()), client)

    async def play_code(self, live: LiveTable, seat: int, number: int, code: int) -> None:
        """A bot's action, decided on state ``number``; nothing happens if the game has moved on."""
        async with live.lock:
            match = live.match
            if match is None or live.state != "running" or match.number != number or live.doc.chairs[seat].kind != "bot":
                return
            match.game.check(match.state, code)
            with contextlib.suppress(Refuse):  # another worker was faster
                await self.store(live, match, match.apply(seat, code, live.now()), "")

    async def follow(self, live: LiveTable, news: Moved) -> None:
        """Make the step that another worker has committed."""
        async with live.lock:
            match = live.match
            if match is None or news.number <= match.number:
                return
            if news.number > match.number + 1 or news.undo:
                await self.rebuild(live)
                return
            code = match.game.parse(match.state, news.do)
            self.tell(live, match, match.apply(news.seat, code, news.at))
            if live.thinking is not None and not live.bot_to_move():
                live.thinking.cancel()
            if live.due() is not None:  # by whoever stored this step, unless they do not know the plan yet
                self.context.later(self.context.plans.play(live, GRACE))

    async def store(self, live: LiveTable, match: TimedMatch, step: Step, client: str) -> int:
        """Commit a step, then tell everybody. When another worker was first, take over its steps instead."""
        made = step.entry
        entry = EntryRow(live.id, step.number, made.seat, made.do, made.undo, chance_text(made.chance), made.at, client)
        news = ""
        if self.context.settings.postgresql:
            news = encode(Moved(self.context.bus.worker, live.id, step.number, made.seat, made.do, made.undo, made.at))
        try:
            stored = await self.context.storage.append(entry, live.turn(), news)
        except StorageAway:
            self.context.forget(
                live, step.seat
            )  # whether the step was stored is not known: it is loaded afresh when storage is back
            raise
        except BaseException:
            await self.rebuild(live)
            raise
        if not stored:
            await self.rebuild(live)
            found = await self._done_before(live, step.seat, client) if client else None
            if found is None:
                raise Refuse("stale", 409)
            return found
        _counter(live.doc.game)()
        self.tell(live, match, step)
        if match.over:
            metrics.FINISHED.labels(live.doc.game).inc()
            self.context.later(self.standings.keep(live))
        elif live.actor != step.seat:
            self.context.call(live)
        self.context.consider(live)
        return step.number

    async def rebuild(self, live: LiveTable) -> None:
        """Throw away what was not stored and take over what others stored."""
        try:
            match = await self.tables.played_again(live)
        except StorageAway:
            self.context.forget(live)  # no storage, no truth
            raise
        match.trim(LOG_LINES)
        live.match = match
        for client in live.clients:
            settle(client, live.actor)
            self.presenter.push_snapshot(live, client)

    def tell(self, live: LiveTable, match: TimedMatch, step: Step) -> None:
        """Everybody at the table learns of a committed step, each what they may see."""
        actor = live.actor
        over = match.over
        frames: dict[tuple[int | None, tuple[int, ...], bool], bytes] = {}
        shared = FrameCache(match)
        for client in live.clients:
            settle(client, actor)
            key = (client.shown, tuple(client.mine), client.lean)
            frame = frames.get(key)
            if frame is None:
                frame = frames[key] = self.presenter.frame(live, match, shared, step, client)
            client.push(frame)
        if over:
            for client in live.clients:
                if not client.lean:
                    client.push(m.pack(m.TableChanged(self.presenter.info(live, client.player))))

    async def _done_before(self, live: LiveTable, seat: int, client: str) -> int | None:
        """The number that a request with this id led to, when it was carried out already."""
        query = sa.select(entries.c.number).where(
            entries.c.table_id == live.id, entries.c.client == client, entries.c.seat == seat
        )
        row = await self.context.storage.one(query)
        return None if row is None else int(row.number)


@lru_cache(maxsize=64)
def _counter(game: str) -> Callable[[], None]:
    """What counts a game's committed steps."""
    return metrics.MOVES.labels(game).inc
