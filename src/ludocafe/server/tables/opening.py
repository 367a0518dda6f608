"""Opening tables, for the first time and once more."""

import time

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe import registry
from ludocafe.bots.levels import LEVELS
from ludocafe.core.fair_chance import FairChance, new_seed
from ludocafe.core.game import Game
from ludocafe.core.model import Settings
from ludocafe.server import messages as m
from ludocafe.server import metrics
from ludocafe.server.documents import ChairDoc, TableDoc
from ludocafe.server.errors import Refuse
from ludocafe.server.identity import clean, new_id
from ludocafe.server.limits import SharedLimit
from ludocafe.server.schema import editions, members, tables, turns
from ludocafe.server.tables.changes import Changes
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.table import LiveTable
from ludocafe.server.tables.tables import Tables


class Opening:
    """Opens tables."""

    def __init__(self, context: Context, tables: Tables, changes: Changes) -> None:
        self.context = context
        self.tables = tables
        self.changes = changes
        limits = context.settings.limits
        self.openings = SharedLimit(context.storage, "opening", limits.openings, limits.opening_burst)

    async def create(self, player: str, name: str, new: m.NewTable) -> LiveTable:
        """Open a table; it starts at once when no chair is open."""
        game = await self._game_for(new, player)
        settings = game.check_settings(new.seats, {**_for_people_online(new, game), **new.settings})
        doc = TableDoc(
            game=game.id,
            rules_version=game.rules_version,
            edition=game.edition.name,
            edition_hash=game.edition.hash,
            seats=new.seats,
            settings=settings,
            chairs=[_chair(chair, player, name) for chair in new.chairs],
            clock=new.clock,
            creator=player,
            created=time.time(),
            listed=new.listed,
            undo_after_turn=new.undo_after_turn,
        )
        await self._check_limits(player)
        if all(chair.kind == "bot" for chair in doc.chairs):
            await self._check_bot_tables(player)
        return await self._open(doc, game)

    async def rematch(self, live: LiveTable, player: str) -> LiveTable:
        """The same people, the same game, once more. Asking twice gives the same table."""
        if player not in live.doc.people() and not any(chair.former == player for chair in live.doc.chairs):
            raise Refuse("not-your-seat", 403)
        if live.state not in ("over", "aborted"):
            raise Refuse("table-not-over", 409)
        if live.game is None:
            raise Refuse("pinned-rules", 409, {"version": live.doc.rules_version})
        if live.doc.rematch is None:
            await self._check_limits(player)
            old = live.doc
            chairs = [
                ChairDoc("person", chair.former, chair.name)
                if chair.former
                else ChairDoc(chair.kind, chair.player, chair.name, chair.level)
                for chair in old.chairs
            ]
            again = msgspec.structs.replace(
                old,
                chairs=chairs,
                started=None,
                aborted=False,
                ask=None,
                rematch=None,
                position="",
                origin=None,
                created=time.time(),
                creator=player,
            )
            second = await self._open(again, live.game)
            self.context.notify_turn(second, besides=player)

            def alter(doc: TableDoc) -> None:
                doc.rematch = doc.rematch or second.id

            await self.changes.change(live, alter)
            if live.doc.rematch != second.id:  # somebody else was faster
                await self.changes.change(second, _abort)
        assert live.doc.rematch is not None
        return await self.tables.find(live.doc.rematch)

    async def play_on(self, live: LiveTable, player: str, name: str, wanted: m.PlayOn) -> LiveTable:
        """From an earlier state of a finished game against bots. What the player's seat did not see there is drawn anew."""
        if live.state != "over":
            raise Refuse("table-not-over", 409)
        if live.game is None:
            raise Refuse("pinned-rules", 409, {"version": live.doc.rules_version})
        if wanted.number > live.number:
            raise Refuse("no-such-state", 404, {"number": wanted.number})
        if wanted.level not in LEVELS:
            raise Refuse("unknown-level", 400, {"level": wanted.level})
        match = await self.tables.played_again(live, wanted.number)
        if match.over:
            raise Refuse("game-is-over", 409)
        mine = live.doc.seats_of(player)
        seat = wanted.seat if wanted.seat is not None else mine[0] if mine else match.deciding[0]
        if seat >= match.seats:
            raise Refuse("bad-chairs", 400)
        await self._check_limits(player)
        state = live.game.sample(match.view(seat), FairChance(new_seed()))
        chairs = [
            ChairDoc("person", player, name)
            if place == seat
            else ChairDoc("bot", level=chair.level if chair.kind == "bot" else wanted.level)
            for place, chair in enumerate(live.doc.chairs)
        ]
        doc = TableDoc(
            game=live.doc.game,
            rules_version=live.doc.rules_version,
            edition=live.doc.edition,
            edition_hash=live.doc.edition_hash,
            seats=live.doc.seats,
            settings=live.doc.settings,
            chairs=chairs,
            clock=m.Clock(),
            creator=player,
            created=time.time(),
            position=live.game.position(state),
            origin=m.Origin(live.id, wanted.number),
        )
        return await self._open(doc, live.game)

    async def _open(self, doc: TableDoc, game: Game) -> LiveTable:
        live = LiveTable(new_id(), doc, 0, new_seed(), self.context.uptime, self.context.remote_seats)
        live.game = game

        async def store(connection: AsyncConnection) -> None:
            known = await connection.execute(sa.select(editions.c.hash).where(editions.c.hash == doc.edition_hash))
            if known.first() is None:
                data = msgspec.json.encode(game.edition.data).decode()
                await connection.execute(sa.insert(editions).values(hash=doc.edition_hash, data=data))
            await connection.execute(
                sa.insert(tables).values(
                    id=live.id, game=doc.game, seed=live.seed, listed=doc.listed, created=doc.created, version=0, doc="{}"
                )
            )
            await connection.execute(sa.insert(turns).values(**live.turn()._asdict()))
            await self.changes.store_document(connection, live, doc, 0)

        try:
            await self.context.storage.write(store)
        except sa.exc.IntegrityError:  # another worker stored the edition at the same moment
            await self.context.storage.write(store)
        self.context.live[live.id] = live
        metrics.TABLES.set(len(self.context.live))
        metrics.OPENED.labels(doc.game).inc()
        self.context.play_automatically(live)
        return live

    async def _game_for(self, new: m.NewTable, player: str) -> Game:
        """The game in the edition that is asked for."""
        _check_plan(new)
        if new.edition is not None:
            return await self.context.editions.game(player, new.game, new.edition, "own")
        if new.edition_id is None:
            return registry.game(new.game)
        kept = await self.context.editions.find(new.edition_id, player, new.edition_key)
        if kept.game != new.game:
            raise Refuse("no-such-edition", 404)
        return await self.context.editions.game(player, new.game, kept.data, kept.name)

    async def _check_limits(self, player: str) -> None:
        """So many tables at once, and so many in a while: whoever leaves them may not open others without end."""
        query = sa.select(sa.func.count()).select_from(members.join(turns, turns.c.table_id == members.c.table_id))
        row = await self.context.storage.one(query.where(members.c.player_id == player, turns.c.state.in_(("open", "running"))))
        if row is not None and row[0] >= self.context.settings.limits.tables:
            raise Refuse("too-many-tables", 429, {"limit": self.context.settings.limits.tables})
        if not await self.openings.take(player):
            raise Refuse("too-fast", 429)

    async def _check_bot_tables(self, player: str) -> None:
        """Bots among themselves cost thinking time and nobody waits for them: a few such tables are enough."""
        limit = self.context.settings.limits.bot_tables
        if await self.tables.of_bots_alone(player) >= limit:
            raise Refuse("too-many-bot-tables", 429, {"limit": limit})


def _abort(doc: TableDoc) -> None:
    doc.aborted = True


def _check_plan(new: m.NewTable) -> None:
    """Whether the parts of a plan fit together."""
    if new.game not in registry.kinds():
        raise Refuse("unknown-game", 400, {"game": new.game})
    if len(new.chairs) != new.seats:
        raise Refuse("bad-chairs", 400)
    if sum(chair.kind == "me" for chair in new.chairs) > 1:
        raise Refuse("bad-chairs", 400)
    for chair in new.chairs:
        if chair.kind == "bot" and chair.level not in LEVELS:
            raise Refuse("unknown-level", 400, {"level": chair.level or ""})
    if (new.clock.kind == "none") != (new.clock.seconds == 0):
        raise Refuse("bad-clock", 400)


def _for_people_online(new: m.NewTable, game: Game) -> Settings:
    """The options suggested where several people play, each on a device of their own; who opens the table may say otherwise."""
    kinds = [chair.kind for chair in new.chairs]
    if "local" in kinds or sum(kind != "bot" for kind in kinds) < 2:
        return {}
    return {
        setting.name: setting.online
        for setting in game.settings
        if setting.online and (not setting.seats or new.seats in setting.seats)
    }


def _chair(chair: m.Chair, player: str, name: str) -> ChairDoc:
    given = clean(chair.name) if chair.name else ""
    match chair.kind:
        case "me":
            return ChairDoc("person", player, name)
        case "local":
            return ChairDoc("local", player, given)
        case "bot":
            return ChairDoc("bot", None, given, chair.level)
        case "open":
            return ChairDoc("open")
