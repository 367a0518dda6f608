"""Tables by id: from memory, or loaded from storage and played again."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
import structlog

from ludocafe import registry
from ludocafe.core.edition import Edition
from ludocafe.core.errors import BadInput, LudocafeError
from ludocafe.core.game import Game
from ludocafe.server import messages as m
from ludocafe.server import metrics
from ludocafe.server.documents import TableDoc, decode_doc
from ludocafe.server.errors import Refuse
from ludocafe.server.play import LOG_LINES, TimedMatch, entry_of
from ludocafe.server.schema import editions, members, tables, turns
from ludocafe.server.storage import StorageAway
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.table import LiveTable

log = structlog.get_logger()

T = TypeVar("T")

SLICE = 0.002  # seconds of work after which others may act
AT_HAND = 50  # games in editions of people's own that are kept for the next table

TABLES = sa.select(
    tables.c.id, tables.c.doc, tables.c.version, tables.c.seed, turns.c.state, turns.c.number, turns.c.deciding, turns.c.updated
).join(turns, turns.c.table_id == tables.c.id)


async def in_slices(items: Sequence[T]) -> AsyncIterator[T]:
    """One after another, letting others act again and again."""
    until = time.perf_counter() + SLICE
    for item in items:
        yield item
        if time.perf_counter() > until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE


class Tables:
    """Finds tables, their games and what was played at them."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._games: dict[str, Game] = {}

    async def find(self, id: str) -> LiveTable:
        """A table by id, from memory or from storage; ``Refuse`` when there is none."""
        live = self.context.live.get(id)
        if live is None:
            if not id.isprintable():
                raise Refuse("no-such-table", 404)
            loading = self._loading.get(id)
            if loading is not None:
                return await asyncio.shield(loading)
            loading = self._loading[id] = asyncio.get_running_loop().create_future()
            try:
                live = await self._load(id)
                loading.set_result(live)
            except BaseException as error:
                loading.set_exception(error)
                loading.exception()  # nobody else may be waiting
                raise
            finally:
                del self._loading[id]
            self.context.live[id] = live
            metrics.TABLES.set(len(self.context.live))
        live.used = time.monotonic()
        return live

    async def _load(self, id: str) -> LiveTable:
        row = await self.context.storage.one(TABLES.where(tables.c.id == id))
        if row is None:
            raise Refuse("no-such-table", 404)
        live = self._stored(row)
        live.game = await self.game_of(live.doc)
        if live.game is None:
            live.note = m.Note("pinned-rules", {"version": live.doc.rules_version})
        elif live.doc.started is not None:
            try:
                live.match = await self.played_again(live)
                live.match.trim(LOG_LINES)
            except StorageAway:
                raise
            except LudocafeError as error:
                # These entries do not fit these rules: kept as they are, like those of another version.
                log.error("table does not replay", table=id, game=live.doc.game, error=error.text)
                live.game = None
                live.note = m.Note("pinned-rules", {"version": live.doc.rules_version})
        return live

    async def game_of(self, doc: TableDoc) -> Game | None:
        """The game a table is played with; None when this version of the server cannot play it any more."""
        kind = registry.kinds().get(doc.game)
        if kind is None or kind.rules_version != doc.rules_version:
            return None
        standard = registry.game(doc.game)
        if standard.edition.hash == doc.edition_hash:
            return standard
        game = self._games.get(doc.edition_hash)
        if game is None:
            data = await self.edition(doc.edition_hash)
            try:
                game = registry.game(doc.game, Edition(data, doc.edition))
            except BadInput:
                return None
            if len(self._games) >= AT_HAND:
                del self._games[next(iter(self._games))]
            self._games[doc.edition_hash] = game
        return game

    async def edition(self, hash: str) -> dict[str, Any]:
        row = await self.context.storage.one(sa.select(editions.c.data).where(editions.c.hash == hash))
        assert row is not None, "a table's edition is stored with it"
        data: dict[str, Any] = msgspec.json.decode(row.data)
        return data

    async def played_again(self, live: LiveTable, upto: int | None = None) -> TimedMatch:
        """A table's game played again from storage, with all its steps (pinned ones cannot)."""
        if live.game is None:
            raise Refuse("pinned-rules", 409, {"version": live.doc.rules_version})
        rows = await self.context.storage.entries(live.id)
        match = TimedMatch(live.game, live.doc, live.seed)
        async for row in in_slices(rows):
            if upto is not None and row.number > upto:
                break
            match.follow(entry_of(row))
        return match

    async def of_bots_alone(self, player: str) -> int:
        """How many running tables that a person opened have no people (any more)."""
        query = (
            sa.select(tables.c.doc).join(turns, turns.c.table_id == tables.c.id).join(members, members.c.table_id == tables.c.id)
        )
        rows = await self.context.storage.all(query.where(members.c.player_id == player, turns.c.state == "running"))
        docs = [decode_doc(row.doc) for row in rows]
        return sum(doc.creator == player and not doc.people() for doc in docs)

    def known(self, row: sa.Row[Any]) -> LiveTable:
        return self.context.live.get(row.id) or self._stored(row)

    def _stored(self, row: sa.Row[Any]) -> LiveTable:
        """A table as its rows tell, without its game."""
        live = LiveTable(row.id, decode_doc(row.doc), row.version, row.seed, self.context.uptime, self.context.remote_seats)
        live.stored_state, live.stored_number = row.state, row.number
        live.stored_deciding = tuple(map(int, row.deciding.split()))
        return live
