"""Writing the steps of many tables at once."""

import asyncio
import time
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe.server.appending import AT_ONCE, EntryRow, SqliteSteps, Step, TurnRow
from ludocafe.server.schema import entries, tables, turns
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage
from tests.server.clients import run


async def _storage(path: Path, count: int) -> Storage:
    """An open storage with ``count`` tables."""
    storage = Storage(Settings(database=str(path / "tables.sqlite3")))
    await storage.open()

    async def store(connection: AsyncConnection) -> None:
        ids = [f"t{table}" for table in range(count)]
        about = {"game": "g", "seed": "00", "listed": False, "created": 0.0, "version": 0, "doc": "{}"}
        await connection.execute(sa.insert(tables), [{"id": id, **about} for id in ids])
        stands = {"state": "running", "number": 0, "deciding": "0", "bot": False, "deadline": None, "updated": 0.0}
        await connection.execute(sa.insert(turns), [{"table_id": id, **stands} for id in ids])

    await storage.write(store)
    return storage


def _step(table: int, number: int, do: str = "take") -> Step:
    id = f"t{table}"
    entry = EntryRow(id, number, 0, do, 0, "[1]", 0.5, str(number))
    return entry, TurnRow(id, "running", number, f"{number % 2}", False, None, time.time())


def test_many_tables_share_a_transaction(tmp_path: Path) -> None:
    async def story() -> None:
        count = AT_ONCE * 2 + 7
        storage = await _storage(tmp_path, count)
        answers = [storage.append(*_step(table, number)) for number in (1, 2) for table in range(count)]
        assert all(await asyncio.gather(*answers))
        found = await storage.all(sa.select(turns.c.number, turns.c.deciding))
        assert [tuple(row) for row in found] == [(2, "0")] * count
        assert await storage.entries("t3") == [_step(3, 1)[0], _step(3, 2)[0]]
        await storage.close()

    run(story())


def test_a_number_that_is_taken_is_refused_alone(tmp_path: Path) -> None:
    async def story() -> None:
        storage = await _storage(tmp_path, 3)
        assert await storage.append(*_step(1, 1))
        steps = [_step(0, 1), _step(1, 1, "another"), _step(2, 1), _step(2, 2)]
        assert await asyncio.gather(*(storage.append(*step) for step in steps)) == [True, False, True, True]
        stored = await storage.all(sa.select(entries.c.table_id, entries.c.do).order_by(entries.c.table_id, entries.c.number))
        assert [tuple(row) for row in stored] == [("t0", "take"), ("t1", "take"), ("t2", "take"), ("t2", "take")]
        await storage.close()

    run(story())


def test_writing_again_what_was_written_is_no_refusal(tmp_path: Path) -> None:
    """A commit whose answer got lost is tried again: its steps count as stored, once."""

    async def story() -> None:
        storage = await _storage(tmp_path, 2)
        writer = SqliteSteps(storage.settings.path, ("foreign_keys = ON",))
        steps = [_step(0, 1), _step(1, 1)]
        assert await writer.append(steps) is None
        assert await writer.append(steps) == {("t0", 1), ("t1", 1)}
        assert len(await storage.all(sa.select(entries))) == 2
        await writer.close()
        await storage.close()

    run(story())


def test_a_broken_write_stores_nothing_and_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        storage = await _storage(tmp_path, 1)
        answers = await asyncio.gather(storage.append(*_step(0, 1)), storage.append(*_step(9, 1)), return_exceptions=True)
        assert all(isinstance(answer, DBAPIError) for answer in answers), "there is no table 9"
        assert not await storage.entries("t0")
        assert await storage.append(*_step(0, 1)), "the next one is fine"
        await storage.close()

    run(story())
