"""Moves: checked, committed, then told to everybody at the table."""

from collections.abc import Callable
from functools import lru_cache

import sqlalchemy as sa

from ludocafe.core.match import Step
from ludocafe.core.record import OWN, Entry
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
        """Do something for a seat, decided on state ``number``; returns the new state number once it is stored."""
        async with live.lock:
            while True:
                match = running(live)
                if not match.since(seat) <= number <= match.number:
                    return await self._answered_before(live, seat, client)
                code = match.check(seat, do)
                stored = await self.store(live, match, match.apply(seat, code, live.now()), client)
                if stored is not None:
                    return stored

    async def undo(self, live: LiveTable, seat: int, count: int, client: str) -> int:
        async with live.lock:
            asked = running(live).since(seat)
            while True:
                match = running(live)
                found = await self._done_before(live, seat, client)
                if found is not None:
                    return found
                if match.since(seat) != asked:
                    raise Refuse("stale", 409)
                stored = await self.store(live, match, match.undo(seat, count, live.now()), client)
                if stored is not None:
                    return stored

    async def play_code(self, live: LiveTable, seat: int, number: int, code: int) -> None:
        """A bot's action, decided on state ``number``; nothing happens if the game has moved on for its seat."""
        async with live.lock:
            while True:
                match = live.match
                if match is None or live.state != "running" or live.doc.chairs[seat].kind != "bot":
                    return
                if not match.since(seat) <= number <= match.number:
                    return
                match.check_code(seat, code)
                if await self.store(live, match, match.apply(seat, code, live.now()), "") is not None:
                    return

    async def follow(self, live: LiveTable, news: Moved) -> None:
        """Make the step that another worker has committed."""
        async with live.lock:
            match = live.match
            if match is None or news.number <= match.number:
                return
            if news.number > match.number + 1 or (news.undo and news.do != OWN):
                await self.rebuild(live)
                return
            self.tell(live, match, match.follow(Entry(news.seat, news.do, undo=news.undo, at=news.at)))
            live.stop_thinking(besides=live.bots_to_move())
            if live.due() is not None:  # by whoever stored this step, unless they do not know the plan yet
                self.context.later(self.context.plans.play(live, GRACE))

    async def store(self, live: LiveTable, match: TimedMatch, step: Step, client: str, planned: bool = False) -> int | None:
        """Commit a step, which a kept plan may have ``planned``, then tell everybody; returns its number.

        None: another worker was first. Its steps have been taken over, and the step may be tried again if they do not concern it.
        """
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
            return await self._done_before(live, step.seat, client) if client else None
        _counter(live.doc.game)()
        self.tell(live, match, step)
        if match.over:
            metrics.FINISHED.labels(live.doc.game).inc()
            self.context.later(self.standings.keep(live))
        if planned:
            self.context.call(live, planned=step.seat)
        else:
            self.context.call(live, besides=live.doc.chairs[step.seat].player)
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
            settle(client, live.deciding)
            self.presenter.push_snapshot(live, client)

    def tell(self, live: LiveTable, match: TimedMatch, step: Step) -> None:
        """Everybody at the table learns of a committed step, each what they may see."""
        deciding, over = match.deciding, match.over
        frames: dict[tuple[int | None, tuple[int, ...], bool], bytes] = {}
        shared = FrameCache(match)
        for client in live.clients:
            settle(client, deciding)
            if client.lean and client.shown in deciding and match.since(client.shown) < step.number:
                continue  # a bot that decides at the same time: it is asked the same as before
            key = (client.shown, tuple(client.mine), client.lean)
            frame = frames.get(key)
            if frame is None:
                frame = frames[key] = self.presenter.frame(live, match, shared, step, client)
            client.push(frame)
        if over:
            for client in live.clients:
                if not client.lean:
                    client.push(m.pack(m.TableChanged(self.presenter.info(live, client.player))))

    async def _answered_before(self, live: LiveTable, seat: int, client: str) -> int:
        """What a repeated request was answered; one that comes too late is refused."""
        found = await self._done_before(live, seat, client)
        if found is None:
            raise Refuse("stale", 409)
        return found

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
