"""Storage: SQLite (one process) or PostgreSQL (many), and one writer that commits many tables' moves at once.

Every write of a process goes through its writer. While one transaction is being flushed the next ones gather, so that a
flush to disk is shared by all moves that arrived meanwhile; a caller hears back only after the commit.
"""

import asyncio
import contextlib
import fcntl
import json
import secrets as random_secrets
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import IO, Any, NamedTuple, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludocafe.core.errors import LudocafeError
from ludocafe.server.schema import entries, secrets
from ludocafe.server.settings import Settings

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

CHANNEL = "ludocafe"
PAYLOAD = 7_000  # bytes; PostgreSQL allows a little under 8,000 per notification
ATTEMPTS = 6
MIGRATION_LOCK = 4_815_162_342


class StorageBusy(LudocafeError):
    """Another server process uses this SQLite file."""


class EntryRow(NamedTuple):
    """A stored step of a game."""

    table_id: str
    number: int
    seat: int
    do: str
    undo: int
    chance: str
    at: float
    client: str


class TurnRow(NamedTuple):
    """Where a table stands."""

    table_id: str
    state: str
    number: int
    actor: int | None
    bot: bool
    deadline: float | None
    updated: float


class _Move:
    """An entry on its way to disk."""

    __slots__ = ("done", "entry", "turn")

    def __init__(self, entry: EntryRow, turn: TurnRow, done: "asyncio.Future[bool]") -> None:
        self.entry = entry
        self.turn = turn
        self.done = done


class _Task:
    """Any other write, with the news it brings."""

    __slots__ = ("done", "work")

    def __init__(self, work: Work[Any], done: "asyncio.Future[Any]") -> None:
        self.work = work
        self.done = done


_INSERT = 'INSERT INTO entries (table_id, number, seat, "do", undo, chance, at, client) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
_TURN = "UPDATE turns SET state = ?, number = ?, actor = ?, bot = ?, deadline = ?, updated = ? WHERE table_id = ? AND number < ?"
_INSERT_MANY = sa.text(
    'INSERT INTO entries (table_id, number, seat, "do", undo, chance, at, client) '
    "SELECT * FROM unnest(CAST(:a AS text[]), CAST(:b AS int[]), CAST(:c AS int[]), CAST(:d AS text[]), CAST(:e AS int[]), "
    "CAST(:f AS text[]), CAST(:g AS double precision[]), CAST(:h AS text[])) "
    "ON CONFLICT (table_id, number) DO NOTHING RETURNING table_id, number"
)
_TURN_MANY = sa.text(
    "UPDATE turns SET state = n.state, number = n.number, actor = n.actor, bot = n.bot, "
    "deadline = n.deadline, updated = n.updated "
    "FROM unnest(CAST(:a AS text[]), CAST(:b AS text[]), CAST(:c AS int[]), CAST(:d AS int[]), "
    "CAST(:e AS boolean[]), CAST(:f AS double precision[]), CAST(:g AS double precision[])) "
    "AS n(table_id, state, number, actor, bot, deadline, updated) WHERE turns.table_id = n.table_id AND turns.number < n.number"
)


class Storage:
    """The database of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.postgresql = settings.postgresql
        self.engine: AsyncEngine = create_async_engine(settings.url, pool_size=8, max_overflow=8, pool_pre_ping=self.postgresql)
        if not self.postgresql:
            _prepare_sqlite(self.engine, settings.synchronous)
        self.commits = 0
        self.committed_moves = 0
        self._lock_file: IO[str] | None = None
        self._moves: list[_Move] = []
        self._tasks: list[_Task] = []
        self._news: list[str] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._connection: AsyncConnection | None = None
        self._writer: asyncio.Task[None] | None = None

    # -- opening and closing ---------------------------------------------------------------------------------------------

    async def open(self) -> None:
        if not self.postgresql:
            self._lock_file = _lock(self.settings.path)
        await self.migrate()
        self._writer = asyncio.create_task(self._write(), name="storage writer")

    async def close(self) -> None:
        """Commit what is waiting, then let go."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        await self._drop_connection()
        await self.engine.dispose()
        if self._lock_file is not None:
            self._lock_file.close()

    async def migrate(self) -> None:
        """Bring the schema to the newest version; several workers may try at once."""
        async with self.engine.begin() as connection:
            if self.postgresql:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            await connection.run_sync(_upgrade)

    async def secret(self, name: str) -> str:
        """A secret of this installation, drawn at first use."""
        return await self.constant(name, random_secrets.token_hex(32))

    async def constant(self, name: str, value: str) -> str:
        """The stored value of this name; ``value`` if there was none yet."""

        async def keep(connection: AsyncConnection) -> str:
            found = (await connection.execute(sa.select(secrets.c.value).where(secrets.c.name == name))).scalar()
            if found is None:
                await connection.execute(sa.insert(secrets).values(name=name, value=value))
                return value
            return str(found)

        try:
            return await self.write(keep)
        except IntegrityError:  # another worker was first
            return await self.write(keep)

    # -- reading ---------------------------------------------------------------------------------------------------------

    async def all(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def one(self, query: sa.Executable) -> sa.Row[Any] | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first()

    async def answers(self) -> bool:
        """Does the database answer?"""
        try:
            await self.one(sa.select(sa.literal(1)))
        except (DBAPIError, OSError):
            return False
        return True

    async def entries(self, table_id: str, after: int = 0) -> list[EntryRow]:
        """The entries of a table in order, from number ``after`` + 1 on."""
        query = sa.select(entries).where(entries.c.table_id == table_id, entries.c.number > after).order_by(entries.c.number)
        return [EntryRow._make(row) for row in await self.all(query)]

    # -- writing ---------------------------------------------------------------------------------------------------------

    def append(self, entry: EntryRow, turn: TurnRow, news: str = "") -> "asyncio.Future[bool]":
        """Store a step; the answer tells, once it is committed, whether this number was still free."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._moves.append(_Move(entry, turn, done))
        if news and self.postgresql:
            self._news.append(news)
        self._wake.set()
        return done

    async def write(self, work: Work[T], news: Callable[[T], str] | None = None) -> T:
        """Run ``work`` inside the next transaction; it may run again when the database asks for a retry."""

        async def told(connection: AsyncConnection) -> T:
            result = await work(connection)
            if news is not None and self.postgresql:
                await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, news(result))))
            return result

        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tasks.append(_Task(told, done))
        self._wake.set()
        return await done

    def tell(self, news: str) -> None:
        """Tell the other workers, with the next transaction."""
        if self.postgresql:
            self._news.append(news)
            self._wake.set()

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            moves, self._moves = self._moves, []
            tasks, self._tasks = self._tasks, []
            news, self._news = self._news, []
            if moves or tasks or news:
                await self._commit_surely(moves, tasks, news)
            if self._closing and not (self._moves or self._tasks or self._news):
                return

    async def _commit_surely(self, moves: list[_Move], tasks: list[_Task], news: list[str]) -> None:
        """Commit, trying again when the database broke off (deadlock, restart); all callers hear how it went."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                accepted, results = await self._commit(moves, tasks, news)
            except (DBAPIError, OSError) as error:
                await self._drop_connection()
                if attempt == ATTEMPTS:
                    for done in (*(move.done for move in moves), *(task.done for task in tasks)):
                        _fail(done, error)
                    return
                await asyncio.sleep(0.02 * 2**attempt)
                continue
            self.commits += 1
            self.committed_moves += len(moves)
            for move in moves:
                if not move.done.done():
                    move.done.set_result(accepted is None or move.entry[:2] in accepted)
            for task, (result, failure) in zip(tasks, results, strict=True):
                if failure is not None:
                    _fail(task.done, failure)
                elif not task.done.done():
                    task.done.set_result(result)
            return

    async def _commit(
        self, moves: list[_Move], tasks: list[_Task], news: list[str]
    ) -> tuple[set[tuple[str, int]] | None, list[tuple[Any, BaseException | None]]]:
        """One transaction. Returns the accepted (table, number) pairs (None: all) and the results of the tasks."""
        if self._connection is None:
            self._connection = await self.engine.connect()
        connection = self._connection
        results: list[tuple[Any, BaseException | None]] = []
        accepted: set[tuple[str, int]] | None = None
        async with connection.begin():
            for task in tasks:
                results.append(await _nested(connection, task.work))
            if moves:
                if self.postgresql:
                    accepted = await _append_many(connection, moves)
                else:
                    accepted = await _append_each(connection, moves)
            for payload in _payloads(news):
                await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))
        return accepted, results

    async def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(DBAPIError, OSError):  # it may be broken already
                await connection.invalidate()
                await connection.close()


def _fail(done: "asyncio.Future[Any]", error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)


async def _nested(connection: AsyncConnection, work: Work[Any]) -> tuple[Any, BaseException | None]:
    """A write of its own inside the common transaction: if it fails, only its own changes are gone."""
    try:
        async with connection.begin_nested():
            return await work(connection), None
    except IntegrityError as error:
        return None, error
    except DBAPIError:
        raise
    except Exception as error:
        return None, error


async def _append_each(connection: AsyncConnection, moves: list[_Move]) -> set[tuple[str, int]] | None:
    """SQLite: one process, so numbers cannot clash; if they ever do, find out which."""
    accepted: set[tuple[str, int]] | None = None
    rows: list[tuple[Any, ...]] = [tuple(move.entry) for move in moves]
    try:
        async with connection.begin_nested():
            await connection.exec_driver_sql(_INSERT, rows)
    except IntegrityError:
        accepted = set()
        for row in rows:
            with contextlib.suppress(IntegrityError):
                async with connection.begin_nested():
                    await connection.exec_driver_sql(_INSERT, row)
                accepted.add((row[0], row[1]))
    turns = [move.turn for move in moves if accepted is None or move.entry[:2] in accepted]
    if turns:
        await connection.exec_driver_sql(
            _TURN, [(t.state, t.number, t.actor, t.bot, t.deadline, t.updated, t.table_id, t.number) for t in turns]
        )
    return accepted


async def _append_many(connection: AsyncConnection, moves: list[_Move]) -> set[tuple[str, int]]:
    """PostgreSQL: one statement for all, which passes over numbers that another worker has taken."""
    columns = zip(*(move.entry for move in moves), strict=True)
    found = await connection.execute(_INSERT_MANY, dict(zip("abcdefgh", (list(column) for column in columns), strict=True)))
    accepted = {(row[0], row[1]) for row in found}
    newest = {move.turn.table_id: move.turn for move in moves if move.entry[:2] in accepted}
    if newest:
        # Sorted, so that two workers lock rows in the same order.
        columns = zip(*(newest[id] for id in sorted(newest)), strict=True)
        await connection.execute(_TURN_MANY, dict(zip("abcdefg", (list(column) for column in columns), strict=True)))
    return accepted


def _payloads(news: list[str]) -> list[str]:
    """The news as lines, packed into notifications."""
    packed: list[str] = []
    for line in news:
        if packed and len(packed[-1].encode()) + len(line.encode()) < PAYLOAD:
            packed[-1] += "\n" + line
        else:
            packed.append(line)
    return packed


def _prepare_sqlite(engine: AsyncEngine, synchronous: str) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, so that savepoints work
        cursor = connection.cursor()
        for pragma in (
            "journal_mode = WAL",
            f"synchronous = {synchronous}",
            "foreign_keys = ON",
            "busy_timeout = 10000",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN")


def _lock(path: Path) -> IO[str]:
    """An SQLite file belongs to one server process at a time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.with_name(path.name + ".lock").open("w")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise StorageBusy("database-in-use", {"file": path.name}) from None
    return file


def _upgrade(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "ludocafe.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def chance_text(results: list[int]) -> str:
    """Draws as they are stored."""
    return f"[{','.join(map(str, results))}]" if results else ""


def chance_of(text: str) -> list[int]:
    return [int(result) for result in json.loads(text)] if text else []
