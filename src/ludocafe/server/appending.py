"""How the steps of many tables are written in one transaction.

PostgreSQL gets one statement for all, which passes over numbers that another worker has taken. SQLite gets statements of many
rows from a thread of its own: such a statement lets go of the interpreter once, however many rows it has.
"""

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "ludocafe"
PAYLOAD = 7_000  # bytes; PostgreSQL allows a little under 8,000 per notification
AT_ONCE = 100  # rows of one SQLite statement: every SQLite takes 999 values


class EntryRow(NamedTuple):
    """A stored step of a game: the columns of ``entries`` in their order; ``client`` there is the ``request_id`` here."""

    table_id: str
    number: int
    seat: int
    do: str
    undo: int
    chance: str
    at: float
    request_id: str


class TurnRow(NamedTuple):
    """Where a table stands."""

    table_id: str
    state: str
    number: int
    deciding: str
    bot: bool
    deadline: float | None
    updated: float


Step = tuple[EntryRow, TurnRow]
Accepted = set[tuple[str, int]] | None  # the (table, number) pairs that were still free; None: all

_ENTRIES = 'INSERT INTO entries (table_id, number, seat, "do", undo, chance, at, client) '
_TURNS = "INSERT INTO turns (table_id, state, number, deciding, bot, deadline, updated) "
_NEWER = (
    " ON CONFLICT (table_id) DO UPDATE SET state = excluded.state, number = excluded.number, deciding = excluded.deciding, "
    "bot = excluded.bot, deadline = excluded.deadline, updated = excluded.updated WHERE turns.number < excluded.number"
)
_ENTRIES_MANY = sa.text(
    'INSERT INTO entries (table_id, number, seat, "do", undo, chance, at, client) '
    "SELECT * FROM unnest(CAST(:a AS text[]), CAST(:b AS int[]), CAST(:c AS int[]), CAST(:d AS text[]), "
    "CAST(:e AS int[]), CAST(:f AS text[]), CAST(:g AS double precision[]), CAST(:h AS text[])) "
    "ON CONFLICT (table_id, number) DO NOTHING RETURNING table_id, number"
)
_TURNS_MANY = sa.text(
    "UPDATE turns SET state = n.state, number = n.number, deciding = n.deciding, bot = n.bot, "
    "deadline = n.deadline, updated = n.updated "
    "FROM unnest(CAST(:a AS text[]), CAST(:b AS text[]), CAST(:c AS int[]), CAST(:d AS text[]), "
    "CAST(:e AS boolean[]), CAST(:f AS double precision[]), CAST(:g AS double precision[])) "
    "AS n(table_id, state, number, deciding, bot, deadline, updated) "
    "WHERE turns.table_id = n.table_id AND turns.number < n.number"
)


class SqliteSteps:
    """A connection to an SQLite file and the thread that writes steps through it."""

    def __init__(self, path: Path, pragmas: Iterable[str]) -> None:
        self._thread = ThreadPoolExecutor(1, "steps")
        self._path = path
        self._pragmas = tuple(pragmas)
        self._connection: sqlite3.Connection | None = None

    async def append(self, steps: list[Step]) -> Accepted:
        """Write and commit."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._append, steps)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _append(self, steps: list[Step]) -> Accepted:
        try:
            if self._connection is None:
                self._connection = self._connect()
            with self._connection as connection:
                connection.execute("BEGIN IMMEDIATE")
                return _write(connection, steps)
        except sqlite3.IntegrityError as error:
            raise IntegrityError("append steps", None, error) from error
        except sqlite3.Error as error:
            self._close()
            raise OperationalError("append steps", None, error) from error

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, cached_statements=2 * AT_ONCE + 20)
        for pragma in self._pragmas:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _write(connection: sqlite3.Connection, steps: list[Step]) -> Accepted:
    """One process has the file, so numbers cannot clash; if they ever do, find out which."""
    entries = [entry for entry, _turn in steps]
    accepted: Accepted = None
    if _insert(connection, _ENTRIES, entries, " ON CONFLICT DO NOTHING") != len(entries):
        accepted = {entry[:2] for entry in entries if _is_stored(connection, entry)}
    newest = {turn.table_id: turn for entry, turn in steps if accepted is None or entry[:2] in accepted}
    _insert(connection, _TURNS, list(newest.values()), _NEWER)
    return accepted


def _insert(connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[Any, ...]], conflict: str) -> int:
    """Insert rows, and count those that changed something."""
    changed = 0
    for start in range(0, len(rows), AT_ONCE):
        part = rows[start : start + AT_ONCE]
        values = [value for row in part for value in row]
        changed += connection.execute(statement + _places(len(part), len(part[0])) + conflict, values).rowcount
    return changed


@lru_cache(maxsize=2 * AT_ONCE)
def _places(rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return f"VALUES {', '.join([row] * rows)}"


def _is_stored(connection: sqlite3.Connection, entry: EntryRow) -> bool:
    query = 'SELECT seat, "do", undo, chance, at, client FROM entries WHERE table_id = ? AND number = ?'
    return bool(connection.execute(query, entry[:2]).fetchone() == entry[2:])


async def append_steps(connection: AsyncConnection, steps: list[Step], news: list[str]) -> Accepted:
    """PostgreSQL: write steps and notify the other workers, in one transaction."""
    accepted: set[tuple[str, int]] = set()
    async with connection.begin():
        if steps:
            columns = zip(*(entry for entry, _turn in steps), strict=True)
            found = await connection.execute(_ENTRIES_MANY, dict(zip("abcdefgh", map(list, columns), strict=True)))
            accepted = {(row[0], row[1]) for row in found}
        newest = {turn.table_id: turn for entry, turn in steps if entry[:2] in accepted}
        if newest:
            # Sorted, so that two workers lock rows in the same order.
            columns = zip(*(newest[id] for id in sorted(newest)), strict=True)
            await connection.execute(_TURNS_MANY, dict(zip("abcdefg", map(list, columns), strict=True)))
        for payload in _payloads(news):
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))
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
