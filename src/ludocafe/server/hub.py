"""The house: all tables this process knows, who is connected, and every change made to them.

A table's truth is in storage. A process keeps a copy of the tables in use; each has a lock, changes are stored under it, and
nobody hears of a step before it is committed.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from functools import cached_property, lru_cache
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe import registry
from ludocafe.bots.levels import LEVELS
from ludocafe.coach.hint import Hint as CoachHint
from ludocafe.core.edition import Edition
from ludocafe.core.errors import BadInput, IllegalAction, LudocafeError
from ludocafe.core.game import Game
from ludocafe.core.luck import commitment, new_seed
from ludocafe.core.model import Choice, Refusal, ScoreLine
from ludocafe.core.record import EditionMark, Record
from ludocafe.server import messages as m
from ludocafe.server import metrics
from ludocafe.server.bus import Bus, Came, Changed, Here, Moved, Said, encode
from ludocafe.server.documents import AskDoc, ChairDoc, TableDoc, decode_doc, encode_doc
from ludocafe.server.errors import Refuse
from ludocafe.server.identity import Signer, clean, new_id
from ludocafe.server.play import History, Match, Played, record, redacted, stored_record
from ludocafe.server.schema import chats, editions, entries, members, tables, turns
from ludocafe.server.settings import Settings
from ludocafe.server.storage import EntryRow, Storage, TurnRow, chance_of, chance_text
from ludocafe.server.thinking import HINT, Pool, Question, Reply, ThinkingFailed, question

log = structlog.get_logger()

TAKE_OVER = "regular"  # the level that stands in when a clock runs out or somebody leaves
LOG_LINES = 200
CHAT_LINES = 50
LISTED = 200
IDLE = 120.0  # seconds after which a table nobody uses is forgotten
SWEEP = 1.0
HEARTBEAT = 5.0
SILENCE = 16.0  # seconds after which a silent worker's people count as gone

_encoder = msgspec.json.Encoder()


class Client(Protocol):
    """A live connection, as the house sees it."""

    player: str | None
    name: str
    lean: bool
    mine: list[int]
    shown: int | None

    def push(self, message: str) -> None: ...


class LiveTable:
    """A table in use."""

    __slots__ = (
        "clients",
        "doc",
        "game",
        "id",
        "lock",
        "match",
        "note",
        "number",
        "remote",
        "seed",
        "stored_actor",
        "stored_state",
        "thinking",
        "used",
        "version",
    )

    def __init__(self, id: str, doc: TableDoc, version: int, seed: str) -> None:
        self.id = id
        self.doc = doc
        self.version = version
        self.seed = seed
        self.game: Game | None = None  # None: its rules or its edition cannot be played here
        self.match: Match | None = None  # None: not started, or pinned
        self.note: m.Note | None = None
        self.stored_state = "open"
        self.stored_actor: int | None = None
        self.number = 0
        self.clients: list[Client] = []
        self.remote: dict[int, set[str]] = {}  # seats connected to other workers
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.used = time.monotonic()

    @property
    def state(self) -> m.TableState:
        if self.doc.aborted:
            return "aborted"
        if self.doc.started is None:
            return "open"
        if self.match is None:
            return "over" if self.stored_state == "over" else "running"
        return "over" if self.match.over else "running"

    @property
    def actor(self) -> int | None:
        if self.state != "running":
            return None
        return self.stored_actor if self.match is None else self.match.actor

    def now(self) -> float:
        """Seconds since the game began."""
        return max(0.0, round(time.time() - (self.doc.started or 0.0), 3))

    def online(self, seat: int) -> bool:
        return bool(self.remote.get(seat)) or any(seat in client.mine for client in self.clients)

    def bot_to_move(self) -> bool:
        actor = self.actor
        return actor is not None and self.match is not None and self.doc.chairs[actor].kind == "bot"

    def turn(self) -> TurnRow:
        """Where the table stands, for storage."""
        state = self.state
        match = self.match
        if match is None or state != "running":
            return TurnRow(self.id, state, self._number(), None, False, None, time.time())
        actor = match.actor
        at = match.clockwork.deadline(self.doc, actor)
        deadline = None if at is None else (self.doc.started or 0.0) + at
        return TurnRow(self.id, state, match.number, actor, self.doc.chairs[actor].kind == "bot", deadline, time.time())

    def _number(self) -> int:
        return self.number if self.match is None else self.match.number


class BotRunner(Protocol):
    """Where bots think: in this process's pool, or in bot workers far away."""

    def wanted(self, live: LiveTable) -> None:
        """It is a bot's turn."""

    async def hint(self, live: LiveTable, seat: int) -> CoachHint:
        """What the coach would consider on a seat, now."""

    async def consult(self, asked: Question) -> Reply:
        """What the coach says to a piece of a review."""

    async def close(self) -> None: ...


class Hub:
    """All the house's business in one process."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.bus = Bus(settings, self._heard, self._catch_up_all)
        self.live: dict[str, LiveTable] = {}
        self.signer = Signer("00")
        self.bots: BotRunner = LocalBots(self)
        self.turn_notice: Callable[[str, LiveTable, int], None] | None = None
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._games: dict[str, Game] = {}
        self._background: set[asyncio.Task[Any]] = set()
        self._loops: list[asyncio.Task[None]] = []
        self._workers: dict[str, float] = {}
        self.ready = False
        self.sweeps = True

    # -- life ------------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        self.signer = Signer(await self.storage.secret("signing"))
        await self.bus.open()
        self.storage.tell(encode(Here(self.bus.worker, [], ask=True)))
        if self.sweeps:
            self._loops.append(asyncio.create_task(self._sweep_for_ever(), name="sweep"))
        if self.settings.postgresql:
            self._loops.append(asyncio.create_task(self._beat_for_ever(), name="heartbeat"))
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        self.storage.tell(encode(Here(self.bus.worker, [])))
        for task in (*self._loops, *self._background, *(live.thinking for live in self.live.values() if live.thinking)):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.bots.close()
        await self.bus.close()

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something beside the present request, and report if it fails."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    # -- loading ---------------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """A table by id, from memory or from storage; ``Refuse`` when there is none."""
        live = self.live.get(id)
        if live is None:
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
            self.live[id] = live
            metrics.TABLES.set(len(self.live))
        live.used = time.monotonic()
        return live

    async def _load(self, id: str) -> LiveTable:
        row = await self.storage.one(_TABLES.where(tables.c.id == id))
        if row is None:
            raise Refuse("no-such-table", 404)
        live = _stored(row)
        live.game = await self.game_of(live.doc)
        if live.game is None:
            live.note = m.Note("pinned-rules", {"version": live.doc.rules_version})
        elif live.doc.started is not None:
            try:
                live.match = (await self.history(live)).match()
            except LudocafeError as error:
                # These entries do not fit these rules: kept as they are, like those of another version.
                log.error("table does not replay", table=id, game=live.doc.game, error=error.text)
                live.game = None
                live.note = m.Note("pinned-rules", {"version": live.doc.rules_version})
        return live

    async def game_of(self, doc: TableDoc) -> Game | None:
        """The game a table is played with; None when this version of the house cannot play it any more."""
        kind = registry.kinds().get(doc.game)
        if kind is None or kind.rules_version != doc.rules_version:
            return None
        standard = registry.game(doc.game)
        if standard.edition.hash == doc.edition_hash:
            return standard
        if doc.edition_hash not in self._games:
            data = await self.edition(doc.edition_hash)
            try:
                self._games[doc.edition_hash] = registry.game(doc.game, Edition(data, doc.edition))
            except BadInput:
                return None
        return self._games[doc.edition_hash]

    async def edition(self, hash: str) -> dict[str, Any]:
        row = await self.storage.one(sa.select(editions.c.data).where(editions.c.hash == hash))
        assert row is not None, "a table's edition is stored with it"
        data: dict[str, Any] = msgspec.json.decode(row.data)
        return data

    async def history(self, live: LiveTable, upto: int | None = None) -> History:
        """A table's game played again from storage (pinned ones cannot)."""
        if live.game is None:
            raise Refuse("pinned-rules", 409, {"version": live.doc.rules_version})
        rows = await self.storage.entries(live.id)
        history = History(live.game, live.doc, live.seed, (), upto)
        for index, row in enumerate(rows):
            if upto is not None and row.number > upto:
                break
            history._play(row)
            if index % 50 == 49:
                await asyncio.sleep(0)  # let others act while a long game is played again
        return history

    # -- who may do what -------------------------------------------------------------------------------------------------

    def watch_token(self, live: LiveTable) -> str:
        return self.signer.link("watch", live.id)

    def invitation(self, live: LiveTable) -> str:
        return self.signer.link("invitation", live.id)

    def is_member(self, live: LiveTable, player: str | None) -> bool:
        if player is None:
            return False
        return any(player in (chair.player, chair.former) for chair in live.doc.chairs) or live.doc.creator == player

    def admit(self, live: LiveTable, player: str | None, token: str | None = None) -> None:
        """May this person see the table at all? Otherwise it does not exist."""
        if self.is_member(live, player) or live.doc.listed:
            return
        if self.signer.fits(token, "watch", live.id) or self.signer.fits(token, "invitation", live.id):
            return
        raise Refuse("no-such-table", 404)

    def info(self, live: LiveTable, player: str | None) -> m.TableInfo:
        """The table as one person sees it."""
        doc = live.doc
        member = self.is_member(live, player)
        chairs = [
            m.ChairInfo(
                seat,
                chair.kind,
                chair.name,
                chair.level,
                chair.kind == "bot" or live.online(seat),
                player is not None and chair.player == player,
            )
            for seat, chair in enumerate(doc.chairs)
        ]
        return m.TableInfo(
            id=live.id,
            game=doc.game,
            rules_version=doc.rules_version,
            edition=m.EditionInfo(doc.edition, doc.edition_hash),
            seats=doc.seats,
            settings=doc.settings,
            state=live.state,
            chairs=chairs,
            clock=doc.clock,
            listed=doc.listed,
            undo_after_turn=doc.undo_after_turn,
            created=doc.created,
            number=live._number(),
            actor=live.actor,
            commitment=commitment(live.seed),
            seed=live.seed if live.state == "over" else None,
            invitation=self.invitation(live) if member and live.state == "open" else None,
            watch=self.watch_token(live) if member or doc.listed else None,
            rematch=doc.rematch,
            note=live.note,
        )

    async def listed(self, player: str | None, state: str) -> list[m.TableInfo]:
        """The public tables in one state, newest first."""
        query = _TABLES.where(tables.c.listed, turns.c.state == state).order_by(tables.c.created.desc()).limit(LISTED)
        return [self.info(self._known(row), player) for row in await self.storage.all(query)]

    async def tables_of(self, player: str) -> list[m.TableInfo]:
        """A person's tables, the latest first."""
        query = _TABLES.join(members, members.c.table_id == tables.c.id).where(members.c.player_id == player)
        rows = await self.storage.all(query.order_by(turns.c.updated.desc()).limit(LISTED))
        return [self.info(self._known(row), player) for row in rows]

    def _known(self, row: sa.Row[Any]) -> LiveTable:
        return self.live.get(row.id) or _stored(row)

    # -- opening and changing tables -------------------------------------------------------------------------------------

    async def create(self, player: str, name: str, new: m.NewTable) -> LiveTable:
        """Open a table; it starts at once when no chair is open."""
        game = _game_for(new)
        settings = game.check_settings(new.seats, new.settings)
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
        await self._check_number_of_tables(player)
        return await self._open(doc, game)

    async def _check_number_of_tables(self, player: str) -> None:
        query = sa.select(sa.func.count()).select_from(members.join(turns, turns.c.table_id == members.c.table_id))
        row = await self.storage.one(query.where(members.c.player_id == player, turns.c.state.in_(("open", "running"))))
        if row is not None and row[0] >= self.settings.limits.tables:
            raise Refuse("too-many-tables", 429, {"limit": self.settings.limits.tables})

    async def _open(self, doc: TableDoc, game: Game) -> LiveTable:
        live = LiveTable(new_id(), doc, 0, new_seed())
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
            await self._store_doc(connection, live, doc, 0)

        try:
            await self.storage.write(store)
        except sa.exc.IntegrityError:  # another worker stored the edition at the same moment
            await self.storage.write(store)
        self.live[live.id] = live
        metrics.TABLES.set(len(self.live))
        metrics.OPENED.labels(doc.game).inc()
        self._consider(live)
        return live

    async def _store_doc(self, connection: AsyncConnection, live: LiveTable, doc: TableDoc, version: int) -> None:
        """Write a table's document; start the game when its last chair was taken."""
        match = live.match
        if doc.started is None and not doc.aborted and doc.full() and live.game is not None:
            doc.started = time.time()
            history = History(live.game, doc, live.seed, ())
            match = history.match()
            await connection.execute(
                sa.insert(entries).values(
                    table_id=live.id,
                    number=0,
                    seat=-1,
                    do="",
                    undo=0,
                    chance=chance_text(history.table.setup),
                    at=0.0,
                    client="",
                )
            )
        live.doc, live.match, live.version = doc, match, version
        text = encode_doc(doc).decode()
        await connection.execute(sa.update(tables).where(tables.c.id == live.id).values(doc=text, version=version))
        turn = live.turn()._asdict()
        del turn["number"]
        await connection.execute(sa.update(turns).where(turns.c.table_id == live.id).values(**turn))
        seated = doc.people() | {doc.creator}
        rows = await connection.execute(sa.select(members.c.player_id).where(members.c.table_id == live.id))
        new = seated - {row.player_id for row in rows}
        if new:
            await connection.execute(
                sa.insert(members), [{"table_id": live.id, "player_id": player, "seen": 0} for player in sorted(new)]
            )

    async def change(self, live: LiveTable, alter: Callable[[TableDoc], None]) -> None:
        """Change a table's document; ``alter`` raises to refuse, and may run again on a newer document."""
        async with live.lock:
            await self._change(live, alter)

    async def _change(self, live: LiveTable, alter: Callable[[TableDoc], None]) -> None:
        kept = live.doc, live.match, live.version

        async def store(connection: AsyncConnection) -> int:
            query = sa.select(tables.c.doc, tables.c.version).where(tables.c.id == live.id)
            row = (await connection.execute(query.with_for_update())).one()
            doc = decode_doc(row.doc)
            alter(doc)
            await self._store_doc(connection, live, doc, row.version + 1)
            return int(row.version) + 1

        try:
            await self.storage.write(store, lambda version: encode(Changed(self.bus.worker, live.id, version)))
        except BaseException:
            live.doc, live.match, live.version = kept
            raise
        self._table_changed(live, restarted=kept[1] is not live.match)

    def _table_changed(self, live: LiveTable, restarted: bool = False) -> None:
        """Tell everybody at the table; those whose seats changed get everything anew."""
        if live.state in ("aborted", "over") and live.thinking is not None:
            live.thinking.cancel()
        for client in list(live.clients):
            mine = live.doc.seats_of(client.player)
            if mine != client.mine or restarted:
                client.mine = mine
                settle(client, live.actor)
                self.later(self.send_snapshot(live, client))
            elif not client.lean:
                client.push(pack(m.TableChanged(self.info(live, client.player))))
        self._consider(live)

    async def _reload_doc(self, live: LiveTable) -> None:
        """Another worker changed the table."""
        async with live.lock:
            row = await self.storage.one(sa.select(tables.c.doc, tables.c.version).where(tables.c.id == live.id))
            if row is None or row.version <= live.version:
                return
            started = live.doc.started
            live.doc, live.version = decode_doc(row.doc), row.version
            if started is None and live.doc.started is not None and live.game is not None:
                live.match = (await self.history(live)).match()
            self._table_changed(live, restarted=started != live.doc.started)

    async def join(self, live: LiveTable, player: str, name: str, asked: m.Join) -> None:
        """Sit down: on an open chair, on a seat handed over, or back on the own seat that a bot holds."""
        token = asked.invitation

        def alter(doc: TableDoc) -> None:
            for seat, chair in enumerate(doc.chairs):
                if chair.hand and self.signer.fits(token, "hand", live.id, seat, chair.hand):
                    doc.chairs[seat] = ChairDoc("person", player, name, hand=chair.hand + 1)
                    return
            for seat, chair in enumerate(doc.chairs):
                if chair.kind == "bot" and chair.former == player and asked.seat in (None, seat):
                    doc.chairs[seat] = ChairDoc("person", player, name, hand=chair.hand)
                    return
            if doc.started is not None or doc.aborted:
                raise Refuse("table-not-open", 409)
            if not (doc.listed or player == doc.creator or self.signer.fits(token, "invitation", live.id)):
                raise Refuse("bad-invitation", 403)
            if doc.seats_of(player):
                raise Refuse("already-seated", 409)
            free = [seat for seat, chair in enumerate(doc.chairs) if chair.kind == "open"]
            if asked.seat is not None and asked.seat not in free:
                raise Refuse("seat-taken", 409, {"seat": asked.seat})
            if not free:
                raise Refuse("no-open-chair", 409)
            doc.chairs[free[0] if asked.seat is None else asked.seat] = ChairDoc("person", player, name)

        await self.change(live, alter)

    async def leave(self, live: LiveTable, player: str, level: str = TAKE_OVER, only: int | None = None) -> None:
        """Stand up: an open table frees the chair, a running one goes on with a bot; without people it ends."""
        if level not in LEVELS:
            raise Refuse("unknown-level", 400, {"level": level})

        def alter(doc: TableDoc) -> None:
            seats = [seat for seat in doc.seats_of(player) if only in (None, seat)]
            if not seats:
                raise Refuse("not-your-seat", 403)
            if live.state in ("over", "aborted"):
                raise Refuse("game-is-over", 409)
            for seat in seats:
                chair = doc.chairs[seat]
                if doc.started is None:
                    doc.chairs[seat] = ChairDoc("open")
                else:
                    doc.chairs[seat] = ChairDoc("bot", None, chair.name, level, player, chair.hand)
            doc.ask = None
            # People who leave end the game; somebody who resigns the last seat may still watch the bots finish it.
            doc.aborted = not doc.people() and (doc.started is None or only is None)

        await self.change(live, alter)

    async def hand(self, live: LiveTable, player: str, seat: int) -> m.HandLink:
        """A link token by which somebody else takes over a seat; it works once."""

        def alter(doc: TableDoc) -> None:
            if seat not in doc.seats_of(player):
                raise Refuse("not-your-seat", 403)
            doc.chairs[seat].hand += 1

        await self.change(live, alter)
        return m.HandLink(seat, self.signer.link("hand", live.id, seat, live.doc.chairs[seat].hand))

    async def rematch(self, live: LiveTable, player: str) -> LiveTable:
        """The same people, the same game, once more. Asking twice gives the same table."""
        if player not in live.doc.people() and not any(chair.former == player for chair in live.doc.chairs):
            raise Refuse("not-your-seat", 403)
        if live.state not in ("over", "aborted"):
            raise Refuse("table-not-over", 409)
        if live.game is None:
            raise Refuse("pinned-rules", 409, {"version": live.doc.rules_version})
        if live.doc.rematch is None:
            await self._check_number_of_tables(player)
            old = live.doc
            chairs = [
                ChairDoc("person", chair.former, chair.name)
                if chair.former
                else ChairDoc(chair.kind, chair.player, chair.name, chair.level)
                for chair in old.chairs
            ]
            again = msgspec.structs.replace(
                old, chairs=chairs, started=None, aborted=False, ask=None, rematch=None, created=time.time(), creator=player
            )
            second = await self._open(again, live.game)

            def alter(doc: TableDoc) -> None:
                doc.rematch = doc.rematch or second.id

            await self.change(live, alter)
            if live.doc.rematch != second.id:  # somebody else was faster
                await self.change(second, _abort)
        assert live.doc.rematch is not None
        return await self.table(live.doc.rematch)

    # -- playing ---------------------------------------------------------------------------------------------------------

    async def act(self, live: LiveTable, seat: int, number: int, do: str, client: str) -> int:
        """Do something for a seat; returns the new state number once it is stored."""
        async with live.lock:
            match = _running(live)
            if number != match.number:
                found = await self._done_before(live, seat, client)
                if found is None:
                    raise Refuse("stale", 409)
                return found
            code = match.check(seat, do)
            return await self._store(live, match, match.apply(seat, code, live.now()), client)

    async def undo(self, live: LiveTable, seat: int, count: int, client: str) -> int:
        async with live.lock:
            match = _running(live)
            found = await self._done_before(live, seat, client)
            if found is not None:
                return found
            played = match.undo(seat, count, live.doc.undo_after_turn, live.now())
            return await self._store(live, match, played, client)

    async def play_code(self, live: LiveTable, seat: int, number: int, code: int) -> None:
        """A bot's action, decided on state ``number``; nothing happens if the game has moved on."""
        async with live.lock:
            match = live.match
            if match is None or live.state != "running" or match.number != number or live.doc.chairs[seat].kind != "bot":
                return
            refusal = match.game.refusal(match.state, code)
            if refusal is not None:
                raise IllegalAction(refusal)
            with contextlib.suppress(Refuse):  # another worker was faster
                await self._store(live, match, match.apply(seat, code, live.now()), "")

    async def _done_before(self, live: LiveTable, seat: int, client: str) -> int | None:
        """The number that a request with this id led to, when it was carried out already."""
        query = sa.select(entries.c.number).where(
            entries.c.table_id == live.id, entries.c.client == client, entries.c.seat == seat
        )
        row = await self.storage.one(query)
        return None if row is None else int(row.number)

    async def _store(self, live: LiveTable, match: Match, played: Played, client: str) -> int:
        """Commit a step, then tell everybody. When another worker was first, take over its steps instead."""
        entry = EntryRow(
            live.id, played.number, played.seat, played.do, played.undo, chance_text(played.chance), played.at, client
        )
        news = ""
        if self.settings.postgresql:
            news = encode(Moved(self.bus.worker, live.id, played.number, played.seat, played.do, played.undo, played.at))
        try:
            stored = await self.storage.append(entry, live.turn(), news)
        except BaseException:
            await self._rebuild(live)
            raise
        if not stored:
            await self._rebuild(live)
            found = await self._done_before(live, played.seat, client) if client else None
            if found is None:
                raise Refuse("stale", 409)
            return found
        _count_move(live.doc.game)
        self._moved(live, match, played)
        self._consider(live)
        return played.number

    async def _rebuild(self, live: LiveTable) -> None:
        """Throw away what was not stored and take over what others stored."""
        try:
            history = await self.history(live)
        except (DBAPIError, OSError):
            # No storage, no truth: forget the table, so that it is loaded afresh.
            self.forget(live)
            raise
        live.match = history.match()
        for client in live.clients:
            settle(client, live.actor)
            self._push_snapshot(live, client, history)

    def forget(self, live: LiveTable) -> None:
        if self.live.get(live.id) is live:
            del self.live[live.id]
        if live.thinking is not None:
            live.thinking.cancel()
        for client in list(live.clients):
            client.push("")  # an empty message closes the connection: the client comes back and finds the truth

    def _moved(self, live: LiveTable, match: Match, played: Played) -> None:
        """Everybody at the table learns of a committed step, each what they may see."""
        live.number = match.number
        actor = live.actor
        over = match.over
        frames: dict[tuple[int | None, tuple[int, ...], bool], str] = {}
        shared = _Shared(match)
        for client in live.clients:
            settle(client, actor)
            key = (client.shown, tuple(client.mine), client.lean)
            frame = frames.get(key)
            if frame is None:
                frame = frames[key] = self._frame(live, match, shared, played, client)
            client.push(frame)
        if over:
            metrics.FINISHED.labels(live.doc.game).inc()
            for client in live.clients:
                if not client.lean:
                    client.push(pack(m.TableChanged(self.info(live, client.player))))
        if self.turn_notice is not None and actor is not None and actor != played.seat:
            chair = live.doc.chairs[actor]
            if chair.player is not None and not live.online(actor):
                self.turn_notice(chair.player, live, actor)

    def _frame(self, live: LiveTable, match: Match, shared: "_Shared", played: Played, client: Client) -> str:
        asked = shared.decision.seat
        deciding = asked is not None and asked == client.shown and asked in client.mine
        if client.lean:
            return pack(
                m.Lean(
                    match.number,
                    client.shown,
                    client.mine,
                    match.view(client.shown),
                    shared.decision,
                    match.legal() if deciding else [],
                    shared.result,
                )
            )
        return pack(
            m.Step(
                number=match.number,
                entry=m.StepEntry(
                    played.seat, played.told(client.mine if client.shown is not None else (), match.over), played.undo
                ),
                events=played.seen(match.game, client.shown, match.over),
                seat=client.shown,
                mine=client.mine,
                view=match.view(client.shown),
                decision=shared.decision,
                choices=match.choices() if deciding else [],
                scores=shared.scores,
                places=shared.places,
                result=shared.result,
                undo=self._undoable(live, match, client),
                clock=match.clockwork.left(live.doc, match.actor, live.now()),
            )
        )

    def _undoable(self, live: LiveTable, match: Match, client: Client) -> int:
        if match.over:
            return 0
        return max((match.undoable(seat, live.doc.undo_after_turn) for seat in client.mine), default=0)

    # -- asking the table ------------------------------------------------------------------------------------------------

    async def ask_takeback(self, live: LiveTable, player: str, count: int) -> None:
        """Ask the other people to agree; alone with bots one agrees with oneself."""
        async with live.lock:
            match = _running(live)
            mine = live.doc.seats_of(player)
            history = await self.history(live)
            if not 1 <= count <= len(history.table.steps):
                raise BadInput("nothing-to-undo")
            ask = AskDoc(mine[0], count, match.number, dict.fromkeys(mine, True))

            def alter(doc: TableDoc) -> None:
                if doc.ask is not None and doc.ask.number == match.number:
                    raise Refuse("question-open", 409)
                doc.ask = ask

            if not _agreed(live.doc, ask):
                await self._change(live, alter)
                self.say(live, pack(_ask_message(ask, True)))
                return
            await self._take_back(live, match, ask)

    async def answer(self, live: LiveTable, player: str, agree: bool) -> None:
        """Answer the open question. Everybody must agree; one refusal closes it."""
        async with live.lock:
            match = _running(live)
            ask = live.doc.ask
            if ask is None or ask.number != match.number:
                raise Refuse("no-question", 409)

            def alter(doc: TableDoc) -> None:
                if doc.ask is None or doc.ask.number != match.number:
                    raise Refuse("no-question", 409)
                doc.ask.answers.update(dict.fromkeys(doc.seats_of(player), agree))

            await self._change(live, alter)
            ask = live.doc.ask
            assert ask is not None
            if agree and not _agreed(live.doc, ask):
                self.say(live, pack(_ask_message(ask, True)))
                return

            def close(doc: TableDoc) -> None:
                doc.ask = None

            await self._change(live, close)
            self.say(live, pack(_ask_message(ask, False)))
            if agree:
                await self._take_back(live, match, ask)

    async def _take_back(self, live: LiveTable, match: Match, ask: AskDoc) -> None:
        history = await self.history(live)
        if history.number != ask.number or match.number != ask.number:
            raise Refuse("stale", 409)
        await self._store(live, match, match.take_back(ask.by, ask.count, history, live.now()), "")

    # -- talking ---------------------------------------------------------------------------------------------------------

    async def chat(self, live: LiveTable, player: str, name: str, text: str) -> None:
        text = clean(text)
        if not text:
            raise Refuse("empty-chat")
        mine = live.doc.seats_of(player)
        line = m.ChatLine(mine[0] if mine else None, name, text, round(time.time(), 3))

        async def store(connection: AsyncConnection) -> None:
            await connection.execute(
                sa.insert(chats).values(table_id=live.id, player_id=player, seat=line.seat, name=name, text=text, at=line.at)
            )

        await self.storage.write(store)
        self.say(live, pack(line))

    async def chat_lines(self, live: LiveTable) -> list[m.ChatLine]:
        query = sa.select(chats).where(chats.c.table_id == live.id).order_by(chats.c.id.desc()).limit(CHAT_LINES)
        return [m.ChatLine(row.seat, row.name, row.text, row.at) for row in reversed(await self.storage.all(query))]

    def say(self, live: LiveTable, message: str) -> None:
        """Tell everybody at the table, on all workers (bots do not care)."""
        self._say_here(live, message)
        self.storage.tell(encode(Said(self.bus.worker, live.id, msgspec.Raw(message.encode()))))

    def _say_here(self, live: LiveTable, message: str) -> None:
        for client in live.clients:
            if not client.lean:
                client.push(message)

    # -- coming and going ------------------------------------------------------------------------------------------------

    async def connect(self, live: LiveTable, client: Client) -> None:
        """A client comes in and gets the whole picture."""
        client.mine = live.doc.seats_of(client.player)
        settle(client, live.actor)
        before = {seat for seat in client.mine if live.online(seat)}
        live.clients.append(client)
        live.used = time.monotonic()
        metrics.CLIENTS.inc()
        for seat in client.mine:
            if seat not in before:
                self._presence(live, seat, True)
        await self.send_snapshot(live, client, first=True)

    def disconnect(self, live: LiveTable, client: Client) -> None:
        live.clients.remove(client)
        live.used = time.monotonic()
        metrics.CLIENTS.dec()
        for seat in client.mine:
            if not any(seat in other.mine for other in live.clients):
                self._presence(live, seat, False)
        if client.player is not None and client.mine and live.match is not None:
            self.later(self._remember_seen(live.id, client.player, live.match.number))

    def _presence(self, live: LiveTable, seat: int, online: bool) -> None:
        self.storage.tell(encode(Came(self.bus.worker, live.id, seat, online)))
        if online or not live.remote.get(seat):
            self._say_here(live, pack(m.Presence(seat, online)))

    async def _remember_seen(self, table: str, player: str, number: int) -> None:
        async def store(connection: AsyncConnection) -> None:
            mine = (members.c.table_id == table) & (members.c.player_id == player)
            await connection.execute(sa.update(members).where(mine).values(seen=number))

        await self.storage.write(store)

    async def send_snapshot(self, live: LiveTable, client: Client, first: bool = False) -> None:
        """Everything a client needs. A table that has not started, or is pinned, has no state to show."""
        history: History | None = None
        seen = 0
        lines: list[m.ChatLine] = []
        if first and not client.lean:
            lines = await self.chat_lines(live)
            query = sa.select(members.c.seen).where(members.c.table_id == live.id, members.c.player_id == client.player)
            row = await self.storage.one(query)
            seen = 0 if row is None else int(row.seen)
        async with live.lock:
            if live.match is not None and not client.lean and live.match.number:
                history = await self.history(live)
            self._push_snapshot(live, client, history, seen)
        for line in lines:
            client.push(pack(line))
        ask = live.doc.ask
        if first and ask is not None and live.match is not None and ask.number == live.match.number and not client.lean:
            client.push(pack(_ask_message(ask, True)))

    def _push_snapshot(self, live: LiveTable, client: Client, history: History | None, seen: int = 0) -> None:
        match = live.match
        if match is None:
            client.push(pack(m.TableChanged(self.info(live, client.player))))
            return
        shared = _Shared(match)
        if client.lean:
            client.push(self._frame(live, match, shared, Played(0, 0, "", "", 0, 0.0, [], []), client))
            return
        client.push(pack(self.snapshot(live, match, client, history, seen)))

    def snapshot(self, live: LiveTable, match: Match, client: Client, history: History | None, seen: int = 0) -> m.Snapshot:
        shared = _Shared(match)
        asked = shared.decision.seat
        deciding = asked is not None and asked == client.shown and asked in client.mine
        log_lines: list[m.LogLine] = []
        if history is not None:
            log_lines = history.lines(client.shown, live.state == "over", max(0, history.number - LOG_LINES))
        return m.Snapshot(
            table=self.info(live, client.player),
            number=match.number,
            seat=client.shown,
            mine=client.mine,
            view=match.view(client.shown),
            decision=shared.decision,
            choices=match.choices() if deciding else [],
            scores=shared.scores,
            places=shared.places,
            result=shared.result,
            undo=self._undoable(live, match, client),
            clock=match.clockwork.left(live.doc, match.actor, live.now()),
            log=log_lines,
            seen=seen,
        )

    # -- looking back ----------------------------------------------------------------------------------------------------

    async def at(self, live: LiveTable, client: Client, number: int) -> m.Snapshot:
        """The table as it was at state ``number``, as this person may see it."""
        if live.doc.started is None:
            raise Refuse("table-not-running", 409)
        if number > live._number():
            raise Refuse("no-such-state", 404, {"number": number})
        history = await self.history(live, number)
        client.mine = live.doc.seats_of(client.player)
        client.shown = client.mine[0] if len(client.mine) == 1 else None
        snapshot = self.snapshot(live, history.match(), client, history)
        snapshot.undo = 0
        snapshot.clock = {}
        if number < live._number():
            snapshot.choices = []
        return snapshot

    async def digest(self, live: LiveTable, player: str | None, since: int) -> tuple[m.Digest, History]:
        if live.doc.started is None:
            raise Refuse("table-not-running", 409)
        history = await self.history(live)
        mine = live.doc.seats_of(player)
        viewer = mine[0] if len(mine) == 1 else None
        lines = history.lines(viewer, live.state == "over", min(since, history.number))
        return m.Digest(since, history.number, lines, []), history

    async def record(self, live: LiveTable, player: str | None) -> Record:
        """The record: whole when the game is over, without what this person may not know before."""
        doc = live.doc
        if doc.started is None:
            raise Refuse("table-not-running", 409)
        data = None
        standard = registry.kinds().get(doc.game)
        if standard is None or registry.game(doc.game).edition.hash != doc.edition_hash:
            data = await self.edition(doc.edition_hash)
        edition = EditionMark(doc.edition, doc.edition_hash, data)
        if live.game is None:
            if live.state != "over":
                raise Refuse("pinned-rules", 409, {"version": doc.rules_version})
            rows = await self.storage.entries(live.id, after=-1)
            return stored_record(doc, edition, live.seed, chance_of(rows[0].chance), rows[1:])
        history = await self.history(live)
        if live.state == "over":
            return record(doc, edition, live.seed, history)
        return redacted(doc, edition, live.seed, history, doc.seats_of(player))

    async def why(self, live: LiveTable, player: str, seat: int, do: str) -> Refusal | None:
        """Why a person's own seat cannot do something now."""
        if seat not in live.doc.seats_of(player):
            raise Refuse("not-your-seat", 403)
        return _running(live).refusal(seat, do)

    async def plans(self, live: LiveTable, player: str, seat: int) -> list[Choice]:
        """What a person's own waiting seat may try."""
        if seat not in live.doc.seats_of(player):
            raise Refuse("not-your-seat", 403)
        return _running(live).plans(seat)

    async def hint(self, live: LiveTable, player: str, seat: int) -> tuple[int, CoachHint]:
        """What the coach would consider on an own seat; not where other people play."""
        if seat not in live.doc.seats_of(player):
            raise Refuse("not-your-seat", 403)
        if live.doc.people() != {player}:
            raise Refuse("hints-off", 409)
        match = _running(live)
        if match.actor != seat:
            raise BadInput("not-your-turn", {"actor": match.actor})
        number = match.number
        hint = await self.bots.hint(live, seat)
        if match.number != number:
            raise Refuse("stale", 409)
        return number, hint

    # -- bots and clocks -------------------------------------------------------------------------------------------------

    def _consider(self, live: LiveTable) -> None:
        if live.bot_to_move():
            self.bots.wanted(live)

    async def _sweep_for_ever(self) -> None:
        """Clocks that ran out, bots that got stuck with a worker that died, tables nobody uses."""
        patience = 0.0
        while True:
            try:
                await self.sweep(patience)
            except (DBAPIError, OSError) as error:
                log.warning("sweep failed", error=type(error).__name__)
            patience = self.settings.patience
            await asyncio.sleep(SWEEP)

    async def sweep(self, patience: float) -> None:
        now = time.time()
        running = turns.c.state == "running"
        late = await self.storage.all(sa.select(turns.c.table_id).where(running, turns.c.deadline < now))
        for row in late:
            try:
                await self._expire(row.table_id)
            except LudocafeError as error:
                log.warning("clock not handled", table=row.table_id, error=error.text)
        stuck = await self.storage.all(
            sa.select(turns.c.table_id, turns.c.number).where(running, turns.c.bot, turns.c.updated <= now - patience)
        )
        for row in stuck:
            await self._take_up(row.table_id, row.number)
        self._forget_unused()

    async def _expire(self, id: str) -> None:
        """The declared consequence of a clock that ran out: a bot takes over the seat."""
        live = await self.table(id)
        async with live.lock:
            match = live.match
            actor = live.actor
            if match is None or actor is None:
                return
            deadline = match.clockwork.deadline(live.doc, actor)
            if deadline is None or live.now() < deadline:
                await self._touch(live)
                return

            def alter(doc: TableDoc) -> None:
                chair = doc.chairs[actor]
                if chair.kind != "bot":
                    doc.chairs[actor] = ChairDoc("bot", None, chair.name, TAKE_OVER, chair.player, chair.hand)

            await self._change(live, alter)
            metrics.EXPIRED.inc()

    async def _touch(self, live: LiveTable) -> None:
        """Write again where a table stands."""

        async def store(connection: AsyncConnection) -> None:
            turn = live.turn()._asdict()
            stands = (turns.c.table_id == live.id) & (turns.c.number <= turn["number"])
            await connection.execute(sa.update(turns).where(stands).values(**turn))

        await self.storage.write(store)

    async def _take_up(self, id: str, number: int) -> None:
        live = await self.table(id)
        await self.catch_up(live, number)
        if live.bot_to_move() and live.thinking is None:
            await self._touch(live)  # so that nobody else takes it up at the same time
            self._consider(live)

    async def catch_up(self, live: LiveTable, number: int) -> None:
        """Make sure that a table is at state ``number`` or later, and that its people are up to date."""
        await self._reload_doc(live)
        if live._number() < number and live.match is not None:
            async with live.lock:
                await self._rebuild(live)

    def _forget_unused(self) -> None:
        horizon = time.monotonic() - IDLE
        for live in [live for live in self.live.values() if not live.clients and live.used < horizon]:
            if live.thinking is None and not live.lock.locked():
                del self.live[live.id]
        metrics.TABLES.set(len(self.live))

    # -- other workers ---------------------------------------------------------------------------------------------------

    async def _heard(self, news: Any) -> None:
        match news:
            case Moved():
                await self._heard_move(news)
            case Changed():
                live = self.live.get(news.table)
                if live is not None and news.version > live.version:
                    self.later(self._reload_doc(live))
            case Said():
                live = self.live.get(news.table)
                if live is not None:
                    self._say_here(live, bytes(news.message).decode())
            case Came():
                self._heard_presence(news.table, news.seat, news.worker, news.online)
            case Here():
                self._heard_worker(news)

    async def _heard_move(self, news: Moved) -> None:
        live = self.live.get(news.table)
        if live is None or live.match is None:
            return
        if not live.clients and live.thinking is None and not live.lock.locked():
            del self.live[news.table]  # nobody here cares; it is loaded again when somebody does
            return
        self.later(self._follow(live, news))

    async def _follow(self, live: LiveTable, news: Moved) -> None:
        """Make the step that another worker has committed."""
        async with live.lock:
            match = live.match
            if match is None or news.number <= match.number:
                return
            if news.number > match.number + 1 or news.undo:
                await self._rebuild(live)
                return
            code = match.game.parse(match.state, news.do)
            self._moved(live, match, match.apply(news.seat, code, news.at))
            if live.thinking is not None and not live.bot_to_move():
                live.thinking.cancel()

    async def _catch_up_all(self) -> None:
        """News may have been lost: look at every table in use."""
        for live in list(self.live.values()):
            await self._reload_doc(live)
            if live.match is not None:
                async with live.lock:
                    await self._rebuild(live)

    def _heard_presence(self, table: str, seat: int, worker: str, online: bool) -> None:
        live = self.live.get(table)
        if live is None:
            return
        before = live.online(seat)
        workers = live.remote.setdefault(seat, set())
        (workers.add if online else workers.discard)(worker)
        if live.online(seat) != before:
            self._say_here(live, pack(m.Presence(seat, online)))

    def _heard_worker(self, news: Here) -> None:
        self._workers[news.worker] = time.monotonic()
        for table, seat in news.seats:
            self._heard_presence(table, seat, news.worker, True)
        if not news.seats and not news.ask:
            self._worker_gone(news.worker)
        if news.ask:
            self._beat()

    def _worker_gone(self, worker: str) -> None:
        self._workers.pop(worker, None)
        for live in self.live.values():
            for seat, workers in live.remote.items():
                if worker in workers:
                    self._heard_presence(live.id, seat, worker, False)

    def _beat(self) -> None:
        seats = [(live.id, seat) for live in self.live.values() for client in live.clients for seat in client.mine]
        for start in range(0, max(1, len(seats)), 100):
            part = seats[start : start + 100]
            if part:
                self.storage.tell(encode(Here(self.bus.worker, part)))

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            self._beat()
            horizon = time.monotonic() - SILENCE
            for worker in [worker for worker, heard in self._workers.items() if heard < horizon]:
                self._worker_gone(worker)


class LocalBots:
    """Bots in a pool of processes on this machine."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.pool = Pool(hub.settings.bot_processes)

    def wanted(self, live: LiveTable) -> None:
        if live.thinking is None:
            live.thinking = asyncio.create_task(self._play(live))

    async def ask(self, live: LiveTable, seat: int, level: str) -> int:
        match = live.match
        assert match is not None
        asked = question(match.game, level, seat, match.view(seat), live.seed, match.number)
        started = time.perf_counter()
        code = await self.pool.ask(asked)
        metrics.THINKING.labels(level).observe(time.perf_counter() - started)
        return code

    async def hint(self, live: LiveTable, seat: int) -> CoachHint:
        match = live.match
        assert match is not None
        return await self.pool.hint(question(match.game, HINT, seat, match.view(seat), live.seed, match.number))

    async def consult(self, asked: Question) -> Reply:
        return await self.pool.reply(asked)

    async def _play(self, live: LiveTable) -> None:
        """Play for the bots of a table as long as it is their turn."""
        try:
            while live.bot_to_move():
                await self.play_once(live)
        except (ThinkingFailed, LudocafeError, DBAPIError) as error:
            # The sweep takes the turn up again.
            log.error("bot failed", table=live.id, game=live.doc.game, error=f"{type(error).__name__}: {error}")
        finally:
            live.thinking = None

    async def play_once(self, live: LiveTable) -> None:
        match, seat = live.match, live.actor
        assert match is not None
        assert seat is not None
        number = match.number
        self.hub.say(live, pack(m.Thinking(seat)))
        code = await self.ask(live, seat, live.doc.chairs[seat].level or TAKE_OVER)
        await self.hub.play_code(live, seat, number, code)

    async def close(self) -> None:
        await self.pool.close()


_TABLES = sa.select(
    tables.c.id, tables.c.doc, tables.c.version, tables.c.seed, turns.c.state, turns.c.number, turns.c.actor
).join(turns, turns.c.table_id == tables.c.id)


def _stored(row: sa.Row[Any]) -> LiveTable:
    """A table as its rows tell, without its game."""
    live = LiveTable(row.id, decode_doc(row.doc), row.version, row.seed)
    live.stored_state, live.number, live.stored_actor = row.state, row.number, row.actor
    return live


class _Shared:
    """What all viewers of one state have in common, worked out when first asked for."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.decision = match.decision()
        self.result = match.result()
        self.places = self.result.places if self.result is not None else None

    @cached_property
    def scores(self) -> list[list[ScoreLine]]:
        return self._match.scores()


@lru_cache(maxsize=64)
def _moves(game: str) -> Callable[[], None]:
    return metrics.MOVES.labels(game).inc


def _count_move(game: str) -> None:
    _moves(game)()


def pack(message: Any) -> str:
    return _encoder.encode(message).decode()


def settle(client: Client, actor: int | None) -> None:
    """Whose view a client shows: its only seat's; with several, the one it asked for, until another seat is to act."""
    if len(client.mine) == 1:
        client.shown = client.mine[0]
    elif client.shown is not None and (client.shown not in client.mine or client.shown != actor):
        client.shown = None


def _running(live: LiveTable) -> Match:
    if live.note is not None:
        raise Refuse(live.note.text, 409, live.note.fields)
    if live.match is None or live.doc.aborted:
        raise Refuse("table-not-running", 409)
    return live.match


def _agreed(doc: TableDoc, ask: AskDoc) -> bool:
    """Everybody who holds a seat has said yes."""
    return all(any(ask.answers.get(seat) for seat in doc.seats_of(player)) for player in doc.people())


def _ask_message(ask: AskDoc, open: bool) -> m.Ask:
    return m.Ask("takeback", ask.by, ask.count, ask.answers, open)


def _abort(doc: TableDoc) -> None:
    doc.aborted = True


def _game_for(new: m.NewTable) -> Game:
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
    if new.edition is None:
        return registry.game(new.game)
    _check_sizes(new.edition)
    try:
        return registry.game(new.game, Edition(new.edition, "own"))
    except BadInput:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError, RecursionError) as error:
        raise Refuse("edition-unreadable", 400, {"file": "edition", "detail": type(error).__name__}) from None


def _check_sizes(node: Any, depth: int = 0) -> None:
    """An edition of one's own holds small numbers and short lists, whatever game it is for."""
    fine = depth < 12
    if isinstance(node, dict):
        fine = fine and len(node) <= 500
        for value in node.values() if fine else ():
            _check_sizes(value, depth + 1)
    elif isinstance(node, list):
        fine = fine and len(node) <= 500
        for value in node if fine else ():
            _check_sizes(value, depth + 1)
    elif isinstance(node, int | float):
        fine = abs(node) <= 10_000
    elif isinstance(node, str):
        fine = len(node) <= 2_000
    if not fine:
        raise Refuse("edition-unreadable", 400, {"file": "edition", "detail": "size"})


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


__all__ = ["Client", "Hub", "LiveTable", "LocalBots", "pack", "settle"]
