"""Storage: SQLite (one process) or PostgreSQL (many), and one writer that commits many tables' moves at once.

Every write of a process goes through its writer. While one transaction is being flushed the next ones gather, so that a
flush to disk is shared by all moves that arrived meanwhile; a caller hears back only after the commit.
How steps are written, thousands a second, is in ``appending``.
"""

import asyncio
import contextlib
import fcntl
import json
import secrets as random_secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import IO, Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludocafe.core.errors import LudocafeError
from ludocafe.server.appending import CHANNEL, Accepted, EntryRow, SqliteSteps, Step, TurnRow, append_steps
from ludocafe.server.schema import entries, secrets
from ludocafe.server.settings import Settings

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

ATTEMPTS = 6
MIGRATION_LOCK = 4_815_162_342


class StorageBusy(LudocafeError):
    """Another server process uses this SQLite file."""


class _Move:
    """A step on its way to disk."""

    __slots__ = ("done", "step")

    def __init__(self, step: Step, done: "asyncio.Future[bool]") -> None:
        self.step = step
        self.done = done


class _Task:
    """Any other write, with the news it brings."""

    __slots__ = ("done", "work")

    def __init__(self, work: Work[Any], done: "asyncio.Future[Any]") -> None:
        self.work = work
        self.done = done


class Storage:
    """The database of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.postgresql = settings.postgresql
        self.engine: AsyncEngine = create_async_engine(
            settings.url,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=self.postgresql,
            hide_parameters=True,  # errors are logged, and moves and draws are nobody's business
        )
        if not self.postgresql:
            _prepare_sqlite(self.engine, settings.synchronous)
        self._thread: SqliteSteps | None = None
        self._lock_file: IO[str] | None = None
        self._moves: list[_Move] = []
        self._tasks: list[_Task] = []
        self._news: list[str] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._connection: AsyncConnection | None = None
        self._writer: asyncio.Task[None] | None = None

    # -- opening and closing ---------------------------------------------------------------------------------------------

    async def open(self) -> None:
        if not self.postgresql:
            self._lock_file = _lock(self.settings.path)
        await self.migrate()
        if not self.postgresql:
            self._thread = SqliteSteps(self.settings.path, _pragmas(self.settings.synchronous))
        self._loop = asyncio.get_running_loop()
        self._writer = self._loop.create_task(self._write(), name="storage writer")

    async def close(self) -> None:
        """Commit what is waiting, then let go."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        if self._thread is not None:
            await self._thread.close()
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
        assert self._loop is not None, "storage is open"
        done: asyncio.Future[bool] = self._loop.create_future()
        self._moves.append(_Move((entry, turn), done))
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
        """The writer: whatever came while one transaction was flushed goes into the next."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            tasks, self._tasks = self._tasks, []
            if tasks:
                await self._commit_tasks(tasks)
            moves, self._moves = self._moves, []
            news, self._news = self._news, []
            if moves or news:
                await self._commit_moves(moves, news)
            if self._closing and not (self._moves or self._tasks or self._news):
                return

    async def _commit_tasks(self, tasks: list[_Task]) -> None:
        try:
            results = await self._surely(partial(self._try_tasks, tasks))
        except (DBAPIError, OSError) as error:
            for task in tasks:
                _fail(task.done, error)
            return
        for task, (result, failure) in zip(tasks, results, strict=True):
            if failure is not None:
                _fail(task.done, failure)
            elif not task.done.done():
                task.done.set_result(result)

    async def _try_tasks(self, tasks: list[_Task]) -> list[tuple[Any, BaseException | None]]:
        connection = await self._connected()
        async with connection.begin():
            return [await _nested(connection, task.work) for task in tasks]

    async def _commit_moves(self, moves: list[_Move], news: list[str]) -> None:
        try:
            accepted = await self._surely(partial(self._try_moves, [move.step for move in moves], news))
        except (DBAPIError, OSError) as error:
            for move in moves:
                _fail(move.done, error)
            return
        for move in moves:
            if not move.done.done():
                move.done.set_result(accepted is None or move.step[0][:2] in accepted)

    async def _try_moves(self, steps: list[Step], news: list[str]) -> Accepted:
        if self._thread is not None:
            return await self._thread.append(steps)
        return await append_steps(await self._connected(), steps, news)

    async def _surely(self, commit: Callable[[], Awaitable[T]]) -> T:
        """Commit, trying again when the database broke off (deadlock, restart)."""
        for attempt in range(1, ATTEMPTS):
            try:
                return await commit()
            except DataError:
                raise  # it will be no better the next time
            except (DBAPIError, OSError):
                await self._drop_connection()
                await asyncio.sleep(0.02 * 2**attempt)
        return await commit()

    async def _connected(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self.engine.connect()
        return self._connection

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
    except (IntegrityError, DataError) as error:
        return None, error
    except DBAPIError:
        raise
    except Exception as error:
        return None, error


def _pragmas(synchronous: str) -> tuple[str, ...]:
    return "journal_mode = WAL", f"synchronous = {synchronous}", "foreign_keys = ON", "busy_timeout = 10000"


def _prepare_sqlite(engine: AsyncEngine, synchronous: str) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, so that savepoints work
        cursor = connection.cursor()
        for pragma in _pragmas(synchronous):
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


def migrations() -> Config:
    """Where Alembic finds the versions of the schema."""
    config = Config()
    config.set_main_option("script_location", "ludocafe.server:migrations")
    return config


def _upgrade(connection: sa.Connection) -> None:
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def chance_text(results: list[int]) -> str:
    """Draws as they are stored."""
    return f"[{','.join(map(str, results))}]" if results else ""


def chance_of(text: str) -> list[int]:
    return [int(result) for result in json.loads(text)] if text else []
