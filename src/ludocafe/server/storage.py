"""Storage: SQLite (one process) or PostgreSQL (many), and one writer that commits many tables' moves at once.

Every write of a process goes through its writer. While one transaction is being flushed the next ones gather, so that a
flush to disk is shared by all moves that arrived meanwhile; a caller hears back only after the commit.
How steps are written, thousands a second, is in ``appending``.

Whatever the database does, callers hear back: a read within ``READ_LIMIT``, a write within ``WRITE_LIMIT`` and one attempt more;
when it did not work they get ``StorageAway``.
"""

import asyncio
import contextlib
import fcntl
import json
import secrets as random_secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import IO, Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    InternalError,
    InvalidRequestError,
    OperationalError,
    PendingRollbackError,
    ResourceClosedError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from ludocafe.core.errors import LudocafeError
from ludocafe.server import metrics
from ludocafe.server.appending import CHANNEL, Accepted, EntryRow, SqliteSteps, Step, TurnRow, append_steps
from ludocafe.server.schema import entries, secrets
from ludocafe.server.settings import Settings
from ludocafe.server.sockets import KEEPALIVE, Sockets
from ludocafe.server.supervisor import ExpectedFailure, Pulse, Supervisor

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

STATEMENT_LIMIT = 3.0  # seconds PostgreSQL itself allows a statement
READ_LIMIT = 4.0  # seconds for a read, waiting for a connection included: more means that the database does not answer at all
SHORT_BREAK = 1.0  # seconds for which a read that failed is tried again, and after which clocks stand still
WRITE_LIMIT = 5.0  # seconds for which a write is tried again
ATTEMPT_LIMIT = 4.0  # seconds for one attempt to write
POOL = 16  # connections for readers
POOL_LIMIT = 1.0  # seconds to wait for one of them
BUSY_LIMIT = 2.0  # seconds SQLite waits for a lock that another program holds
FIRST_PAUSE, LONGEST_PAUSE = 0.04, 0.5  # seconds between attempts to write
STALL = 20.0  # seconds after which the writer counts as stuck
MIGRATION_LOCK = 4_815_162_342

# What the database raises when it is the one that failed. Anything else is a mistake of ours, or a conflict to be told.
FAULTS = (
    OperationalError,
    InterfaceError,
    InternalError,
    ResourceClosedError,
    PendingRollbackError,
    PoolTimeout,
    OSError,
    TimeoutError,
    sqlite3.Error,
)


class StorageBusy(LudocafeError):
    """Another server process uses this SQLite file."""


class StorageAway(LudocafeError, ExpectedFailure):
    """The database is away. Nothing acknowledged is lost; the request may be repeated."""

    status = 503

    def __init__(self) -> None:
        super().__init__("storage-away")


def is_fault(error: BaseException) -> bool:
    """Is this error a fault of the database or its connection?"""
    if isinstance(error, FAULTS) or (isinstance(error, DBAPIError) and error.connection_invalidated):
        return True
    return type(error) is InvalidRequestError  # a transaction that broke off below us; its subclasses are mistakes of ours


class _Move:
    """A step that waits to be committed."""

    __slots__ = ("done", "step")

    def __init__(self, step: Step, done: "asyncio.Future[bool]") -> None:
        self.step = step
        self.done = done


class _Task:
    """Any other write that waits to be committed."""

    __slots__ = ("done", "work")

    def __init__(self, work: Work[Any], done: "asyncio.Future[Any]") -> None:
        self.work = work
        self.done = done


class _Transaction:
    """An attempt to commit. With a ``receipt`` it can be checked later whether a COMMIT without an answer succeeded."""

    __slots__ = ("receipt", "results")

    def __init__(self) -> None:
        self.results: list[tuple[Any, BaseException | None]] = []
        self.receipt: tuple[int, int] | None = None  # PostgreSQL's number of the transaction, and of the process that runs it


_RECEIPT = sa.text("SELECT txid_current_if_assigned(), pg_backend_pid()")
_STATUS = sa.text("SELECT txid_status(:number)")
_END = sa.text("SELECT pg_terminate_backend(:process)")


class Storage:
    """The database of one process."""

    def __init__(self, settings: Settings, supervisor: Supervisor | None = None) -> None:
        self.settings = settings
        self.postgresql = settings.postgresql
        self.supervisor = supervisor or Supervisor()
        self.failing_since: float | None = None  # (monotonic) a fault that the opening hours do not know of yet
        self._sockets = Sockets()
        self.engine = self._engine(pool_size=POOL // 2, max_overflow=POOL // 2, pool_timeout=POOL_LIMIT)
        # The writer, and whoever holds a connection for long, have connections of their own: readers cannot starve them.
        self.own = self._engine(poolclass=NullPool)
        self._thread: SqliteSteps | None = None
        self._lock: IO[str] | None = None
        self._moves: list[_Move] = []
        self._tasks: list[_Task] = []
        self._news: list[str] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._closed = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._connection: AsyncConnection | None = None

    def _engine(self, **pooling: Any) -> AsyncEngine:
        if self.postgresql and "poolclass" not in pooling:
            pooling["pool_pre_ping"] = True
        # Errors are logged, and moves and draws are nobody's business.
        engine = create_async_engine(
            self.settings.url, hide_parameters=True, connect_args=KEEPALIVE if self.postgresql else {}, **pooling
        )
        if self.postgresql:
            _prepare_postgresql(engine, self._sockets)
        else:
            _prepare_sqlite(engine, self.settings.synchronous)
        return engine

    # -- opening and closing ---------------------------------------------------------------------------------------------

    async def open(self) -> None:
        if not self.postgresql and self._lock is None:
            self._lock = lock_file(self.settings.path)
        await self.migrate()
        if not self.postgresql:
            self._thread = SqliteSteps(self.settings.path, _pragmas(self.settings.synchronous))
        self._loop = asyncio.get_running_loop()
        self.supervisor.start("writer", self._write, STALL)

    async def close(self) -> None:
        """Commit what is waiting, then close."""
        self._closing = True
        if self._loop is not None:
            self._wake.set()
            with contextlib.suppress(TimeoutError):  # a database that is away keeps nobody from closing
                await asyncio.wait_for(self._closed.wait(), WRITE_LIMIT + ATTEMPT_LIMIT)
            await self.supervisor.stop("writer")
            self._give_up(StorageAway())
        if self._thread is not None:
            await self._thread.close()
        await self._drop_connection()
        await self.own.dispose()
        await self.engine.dispose()
        await self.supervisor.close()
        if self._lock is not None:
            self._lock.close()

    async def migrate(self) -> None:
        """Bring the schema to the newest version; several workers may try at once."""
        async with self.own.begin() as connection:
            if self.postgresql:
                await connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
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
        return await self._read(lambda connection: _all(connection, query))

    async def one(self, query: sa.Executable) -> sa.Row[Any] | None:
        return await self._read(lambda connection: _first(connection, query))

    async def _read(self, work: Work[T]) -> T:
        """Run a query, with retries over a short fault of the database."""
        began = time.monotonic()
        while True:
            try:
                return await self._once(work, self.engine, READ_LIMIT)
            except StorageAway:
                if time.monotonic() - began > SHORT_BREAK:
                    self._note_fault(began)
                    raise
                await asyncio.sleep(2 * FIRST_PAUSE)

    async def apart(self, work: Work[T]) -> T:
        """Run ``work`` in a transaction and on a connection of its own, so that it delays no moves."""
        began = time.monotonic()
        try:
            return await self._once(work, self.own, ATTEMPT_LIMIT)
        except StorageAway:
            self._note_fault(began)
            raise

    async def _once(self, work: Work[T], engine: AsyncEngine, limit: float) -> T:
        try:
            async with _Limit(limit), engine.begin() as connection:
                return await work(connection)
        except Exception as error:
            if not is_fault(error):
                raise
            raise StorageAway() from error

    def limit(self, seconds: float) -> "_Limit":
        """A time limit for users of a connection of their own."""
        return _Limit(seconds)

    def _note_fault(self, began: float) -> None:
        """Remember since when the database is away."""
        if self.failing_since is None:
            self.failing_since = began
            metrics.DATABASE_FAULTS.inc()

    async def answers(self) -> bool:
        """Does the database answer?"""
        try:
            await self.one(sa.select(sa.literal(1)))
        except StorageAway:
            return False
        return True

    async def entries(self, table_id: str, after: int = 0) -> list[EntryRow]:
        """The entries of a table in order, from number ``after`` + 1 on."""
        query = sa.select(entries).where(entries.c.table_id == table_id, entries.c.number > after).order_by(entries.c.number)
        return [EntryRow._make(row) for row in await self.all(query)]

    # -- writing ---------------------------------------------------------------------------------------------------------

    def append(self, entry: EntryRow, turn: TurnRow, news: str = "") -> "asyncio.Future[bool]":
        """Store a step; returns after the commit whether its number was still free."""
        assert self._loop is not None, "storage is open"
        done: asyncio.Future[bool] = self._loop.create_future()
        self._moves.append(_Move((entry, turn), done))
        if news and self.postgresql:
            self._news.append(news)
        self._wake.set()
        return done

    async def write(self, work: Work[T], news: Callable[[T], str] | None = None) -> T:
        """Run ``work`` inside the next transaction; it may run again when the database asks for a retry."""

        async def with_news(connection: AsyncConnection) -> T:
            result = await work(connection)
            if news is not None and self.postgresql:
                await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, news(result))))
            return result

        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tasks.append(_Task(with_news, done))
        self._wake.set()
        return await done

    def publish(self, news: str) -> None:
        """Notify the other workers with the next transaction."""
        if self.postgresql:
            self._news.append(news)
            self._wake.set()

    async def _write(self, pulse: Pulse) -> None:
        """The writer task: what is queued while one transaction is flushed goes into the next."""
        while True:
            pulse.rest()
            await self._wake.wait()
            self._wake.clear()
            pulse.beat()
            tasks, self._tasks = self._tasks, []
            if tasks:
                await self._commit_tasks(tasks)
                pulse.beat()
            moves, self._moves = self._moves, []
            news, self._news = self._news, []
            if moves or news:
                await self._commit_moves(moves, news)
            if self._closing and not (self._moves or self._tasks or self._news):
                self._closed.set()

    def _give_up(self, error: BaseException) -> None:
        """The writer has stopped: fail all waiting writes."""
        for move in self._moves:
            _fail(move.done, error)
        for task in self._tasks:
            _fail(task.done, error)
        self._moves, self._tasks, self._news = [], [], []

    async def _commit_tasks(self, tasks: list[_Task]) -> None:
        transaction = _Transaction()
        try:
            await self._surely(lambda: self._try_tasks(tasks, transaction))
        except BaseException as error:
            for task in tasks:
                _fail(task.done, _caller_error(error))
            if not isinstance(error, Exception):
                raise
            return
        for task, (result, failure) in zip(tasks, transaction.results, strict=True):
            if failure is not None:
                _fail(task.done, failure)
            elif not task.done.done():
                task.done.set_result(result)

    async def _try_tasks(self, tasks: list[_Task], transaction: _Transaction) -> None:
        connection = await self._connected()
        if transaction.receipt is not None and await _was_committed(connection, *transaction.receipt):
            return  # only the answer was lost: carrying it out again would do everything twice
        transaction.receipt = None
        async with connection.begin():
            transaction.results = [await _nested(connection, task.work) for task in tasks]
            if self.postgresql:
                number, process = (await connection.execute(_RECEIPT)).one()
                transaction.receipt = None if number is None else (number, process)

    async def _commit_moves(self, moves: list[_Move], news: list[str]) -> None:
        try:
            accepted = await self._surely(partial(self._try_moves, [move.step for move in moves], news))
        except BaseException as error:
            for move in moves:
                _fail(move.done, _caller_error(error))
            if not isinstance(error, Exception):
                raise
            return
        for move in moves:
            if not move.done.done():
                move.done.set_result(accepted is None or move.step[0][:2] in accepted)

    async def _try_moves(self, steps: list[Step], news: list[str]) -> Accepted:
        if self._thread is not None:
            return await self._thread.append(steps)
        return await append_steps(await self._connected(), steps, news)

    async def _surely(self, commit: Callable[[], Awaitable[T]]) -> T:
        """Commit, with retries for a while after a deadlock or a restart of the database."""
        began = time.monotonic()
        pause = FIRST_PAUSE
        while True:
            try:
                async with _Limit(ATTEMPT_LIMIT):
                    return await commit()
            except Exception as error:
                await self._drop_connection()
                if not is_fault(error):
                    raise  # it will be no better the next time
                lasted = time.monotonic() - began
                if lasted > SHORT_BREAK:
                    self._note_fault(began)
                if lasted > WRITE_LIMIT:
                    raise StorageAway() from error
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    async def _connected(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self.own.connect()
        return self._connection

    async def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await drop(connection)


class _Limit:
    """A time limit, after which all connections to PostgreSQL are closed; it is longer than its own statement timeout."""

    __slots__ = ("_alarm", "_seconds")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._alarm: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> None:
        self._alarm = asyncio.get_running_loop().call_later(self._seconds, Sockets.cut_all)

    async def __aexit__(self, *_: object) -> None:
        if self._alarm is not None:
            self._alarm.cancel()


async def drop(connection: AsyncConnection) -> None:
    """Close a connection in any state."""
    try:
        await connection.invalidate()
        await connection.close()
    except Exception as error:  # it is broken already, in one of many ways
        if not (is_fault(error) or isinstance(error, DBAPIError)):
            raise


async def _all(connection: AsyncConnection, query: sa.Executable) -> Sequence[sa.Row[Any]]:
    return (await connection.execute(query)).all()


async def _first(connection: AsyncConnection, query: sa.Executable) -> sa.Row[Any] | None:
    return (await connection.execute(query)).first()


async def _was_committed(connection: AsyncConnection, number: int, process: int) -> bool:
    """Whether a transaction was committed whose COMMIT got no answer. If it is still running, it is ended first."""
    while True:
        async with connection.begin():
            status = (await connection.execute(_STATUS, {"number": number})).scalar()
            if status != "in progress":
                return bool(status == "committed")
            await connection.execute(_END, {"process": process})
        await asyncio.sleep(FIRST_PAUSE)


def _caller_error(error: BaseException) -> BaseException:
    """The error for the callers of a write when the writer itself fails."""
    return StorageAway() if isinstance(error, asyncio.CancelledError) else error


def _fail(done: "asyncio.Future[Any]", error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)


async def _nested(connection: AsyncConnection, work: Work[Any]) -> tuple[Any, BaseException | None]:
    """Run a write in a savepoint of the common transaction: a failure undoes its own changes only."""
    try:
        async with connection.begin_nested():
            return await work(connection), None
    except (IntegrityError, DataError) as error:
        return None, error
    except DBAPIError:
        raise
    except Exception as error:
        if is_fault(error):
            raise
        return None, error


def _pragmas(synchronous: str) -> tuple[str, ...]:
    waiting = f"busy_timeout = {round(BUSY_LIMIT * 1000)}"
    return waiting, "journal_mode = WAL", f"synchronous = {synchronous}", "foreign_keys = ON"


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


def _prepare_postgresql(engine: AsyncEngine, sockets: Sockets) -> None:
    limit = round(STATEMENT_LIMIT * 1000)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        sockets.add(connection.driver_connection)
        cursor = connection.cursor()
        cursor.execute(f"SET statement_timeout = {limit}; SET idle_in_transaction_session_timeout = {4 * limit}")
        cursor.close()
        connection.commit()


def lock_file(path: Path) -> IO[str]:
    """An SQLite file belongs to one server process at a time, through whatever symbolic link it is named.

    A second hard link cannot be recognised as the same database, by SQLite itself neither: it is refused.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    path = path.resolve()
    if path.exists() and path.stat().st_nlink > 1:
        raise StorageBusy("database-linked", {"file": path.name})
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
