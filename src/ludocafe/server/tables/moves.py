"""Moves: check them, commit them, then send them to everybody at the table."""

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
from ludocafe.server.tables.table import LiveTable, choose_viewed_seat, running
from ludocafe.server.tables.tables import Tables


class Moves:
    """Carries out the actions of seats."""

    def __init__(self, context: Context, tables: Tables, presenter: Presenter, standings: Standings) -> None:
        self.context = context
        self.tables = tables
        self.presenter = presenter
        self.standings = standings

    async def act(self, live: LiveTable, seat: int, number: int, do: str, request_id: str) -> int:
        """Carry out a seat's action that was chosen on state ``number``; returns the new state number once it is stored."""
        async with live.lock:
            while True:
                match = running(live)
                if not match.asked_at(seat) <= number <= match.number:
                    return await self._answered_before(live, seat, request_id)
                code = match.check(seat, do)
                stored = await self.store(live, match, match.apply(seat, code, live.now()), request_id)
                if stored is not None:
                    return stored

    async def undo(self, live: LiveTable, seat: int, count: int, request_id: str) -> int:
        async with live.lock:
            asked = running(live).asked_at(seat)
            while True:
                match = running(live)
                found = await self._done_before(live, seat, request_id)
                if found is not None:
                    return found
                if match.asked_at(seat) != asked:
                    raise Refuse("stale", 409)
                stored = await self.store(live, match, match.undo(seat, count, live.now()), request_id)
                if stored is not None:
                    return stored

    async def play_code(self, live: LiveTable, seat: int, number: int, code: int) -> None:
        """Carry out a bot's action that was chosen on state ``number``; do nothing if the game has moved on for its seat."""
        async with live.lock:
            while True:
                match = live.match
                if match is None or live.state != "running" or live.doc.chairs[seat].kind != "bot":
                    return
                if not match.asked_at(seat) <= number <= match.number:
                    return
                match.check_code(seat, code)
                if await self.store(live, match, match.apply(seat, code, live.now()), "") is not None:
                    return

    async def follow(self, live: LiveTable, news: Moved) -> None:
        """Apply a step that another worker has committed."""
        async with live.lock:
            match = live.match
            if match is None or news.number <= match.number:
                return
            if news.number > match.number + 1 or (news.undo and news.do != OWN):
                await self.rebuild(live)
                return
            self.broadcast_step(live, match, match.follow(Entry(news.seat, news.do, undo=news.undo, at=news.at)))
            live.stop_thinking(besides=live.bots_to_move())
            if live.due_step() is not None:  # the worker that stored this step plays it, unless it does not know the plan yet
                self.context.spawn(self.context.plans.play(live, GRACE))

    async def store(self, live: LiveTable, match: TimedMatch, step: Step, request_id: str, planned: bool = False) -> int | None:
        """Commit a step, then send it to everybody; returns its number. ``planned``: the step comes from a kept plan.

        Returns None if another worker was first. Its steps are applied by then, and the caller may try its own again.
        """
        made = step.entry
        entry = EntryRow(live.id, step.number, made.seat, made.do, made.undo, chance_text(made.chance), made.at, request_id)
        news = ""
        if self.context.settings.postgresql:
            news = encode(Moved(self.context.bus.worker, live.id, step.number, made.seat, made.do, made.undo, made.at))
        try:
            stored = await self.context.storage.append(entry, live.turn(), news)
        except StorageAway:
            self.context.unload(
                live, step.seat
            )  # whether the step was stored is not known: it is loaded afresh when storage is back
            raise
        except BaseException:
            await self.rebuild(live)
            raise
        if not stored:
            await self.rebuild(live)
            return await self._done_before(live, step.seat, request_id) if request_id else None
        _counter(live.doc.game)()
        self.broadcast_step(live, match, step)
        if match.over:
            metrics.FINISHED.labels(live.doc.game).inc()
            self.context.spawn(self.standings.keep(live))
        if planned:
            self.context.notify_turn(live, planned=step.seat)
        else:
            self.context.notify_turn(live, besides=live.doc.chairs[step.seat].player)
        self.context.play_automatically(live)
        return step.number

    async def rebuild(self, live: LiveTable) -> None:
        """Load the match again from storage: discard what was not stored, apply what other workers stored."""
        try:
            match = await self.tables.played_again(live)
        except StorageAway:
            self.context.unload(live)  # without storage the state is unknown
            raise
        match.trim(LOG_LINES)
        live.match = match
        for client in live.clients:
            choose_viewed_seat(client, live.deciding)
            self.presenter.push_snapshot(live, client)

    def broadcast_step(self, live: LiveTable, match: TimedMatch, step: Step) -> None:
        """Send a committed step to everybody at the table, each with what they may see."""
        deciding, over = match.deciding, match.over
        frames: dict[tuple[int | None, tuple[int, ...], bool], bytes] = {}
        shared = FrameCache(match)
        for client in live.clients:
            choose_viewed_seat(client, deciding)
            if client.is_bot and client.viewed_seat in deciding and match.asked_at(client.viewed_seat) < step.number:
                continue  # a bot that decides at the same time: it is asked the same as before
            key = (client.viewed_seat, tuple(client.mine), client.is_bot)
            frame = frames.get(key)
            if frame is None:
                frame = frames[key] = self.presenter.frame(live, match, shared, step, client)
            client.push(frame)
        if over:
            for client in live.clients:
                if not client.is_bot:
                    client.push(m.pack(m.TableChanged(self.presenter.info(live, client.player))))

    async def _answered_before(self, live: LiveTable, seat: int, request_id: str) -> int:
        """The answer that a repeated request got the first time; a new request that comes too late is refused."""
        found = await self._done_before(live, seat, request_id)
        if found is None:
            raise Refuse("stale", 409)
        return found

    async def _done_before(self, live: LiveTable, seat: int, request_id: str) -> int | None:
        """The state number that a request with this id led to; None if it was not carried out yet."""
        query = sa.select(entries.c.number).where(
            entries.c.table_id == live.id, entries.c.client == request_id, entries.c.seat == seat
        )
        row = await self.context.storage.one(query)
        return None if row is None else int(row.number)


@lru_cache(maxsize=64)
def _counter(game: str) -> Callable[[], None]:
    """The counter of a game's committed steps."""
    return metrics.MOVES.labels(game).inc
