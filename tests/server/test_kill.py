"""``kill -9`` under load, fifty times per database: no acknowledged move is ever lost, and nothing needs repair."""

import asyncio
import contextlib
import os
import random
import signal
import sys
from pathlib import Path

import httpx
import msgspec

from ludocafe import registry
from ludocafe.core.match import verify
from ludocafe.core.record import read_record
from ludocafe.server.settings import VARIABLE, Limits, Settings
from tests.server.clients import GENEROUS, ROOT, Person, environment, people, run, two_at_a_table
from tests.server.postgres import Postgres
from tests.server.stubborn import Acknowledged, check_storage, play_on
from tests.support import free_port

KILLS = 50
TABLES = 8


class Phoenix:
    """The server that rises again."""

    def __init__(self, database: str) -> None:
        limits = msgspec.convert(GENEROUS, Limits)
        self.settings = Settings(database=database, port=free_port(), limits=limits, log="off")
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self.pid = 0

    async def start(self) -> None:
        extra = {VARIABLE: msgspec.json.encode(self.settings).decode()}
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.server.phoenix",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment(**extra),
            cwd=ROOT,
        )
        await self.risen()

    async def risen(self) -> None:
        """Wait for the next serving process, and until it serves."""
        assert self.process.stdout is not None
        self.pid = int(await self.process.stdout.readline())
        async with Person(self.url) as visitor:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await visitor.http.get("/api/ready")).status_code == 200:
                        return
                await asyncio.sleep(0.01)

    async def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        await self.risen()

    async def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()


async def _some_progress(acknowledged: Acknowledged, rng: random.Random) -> None:
    """Wait for a random number of acknowledged moves (not for ever), then for a random moment."""
    goal = len(acknowledged) + rng.randrange(30)
    for _ in range(100):
        if len(acknowledged) >= goal:
            break
        await asyncio.sleep(0.02)
    await asyncio.sleep(rng.uniform(0.0, 0.02))


async def _kill_under_load(database: str) -> None:
    phoenix = Phoenix(database)
    await phoenix.start()
    acknowledged: Acknowledged = {}
    rng = random.Random(7)
    stop = asyncio.Event()
    names = [f"P{number}" for number in range(2 * TABLES)]
    async with people(phoenix.url, *names) as guests:
        pairs = list(zip(guests[::2], guests[1::2], strict=True))
        ids = [await two_at_a_table(ana, ben) for ana, ben in pairs]
        playing = [
            asyncio.create_task(play_on(person, id, random.Random(rng.random()), stop, acknowledged))
            for id, pair in zip(ids, pairs, strict=True)
            for person in pair
        ]
        for _ in range(KILLS):
            await _some_progress(acknowledged, rng)
            await phoenix.kill()
            # Finished tables are replaced, so that the load never ends.
            for index, (ana, ben) in enumerate(pairs):
                if all(task.done() for task in playing[2 * index : 2 * index + 2]):
                    id = await two_at_a_table(ana, ben)
                    ids.append(id)
                    for offset, person in enumerate((ana, ben)):
                        task = asyncio.create_task(play_on(person, id, random.Random(rng.random()), stop, acknowledged))
                        playing[2 * index + offset] = task
        await asyncio.sleep(0.3)
        stop.set()
        for task in playing:
            task.cancel()
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome
        over = []
        for id in ids:
            table = await guests[0].http.get(f"/api/tables/{id}")
            if table.status_code == 200 and table.json()["state"] == "over":
                over.append(read_record(msgspec.json.encode(await guests[0].get(f"/api/tables/{id}/record")).decode()))
    await phoenix.stop()
    for record in over:
        verify(record, registry.game_of(record))
    assert len(acknowledged) > KILLS
    await check_storage(database, ids, acknowledged)


def test_nothing_acknowledged_is_lost_with_sqlite(tmp_path: Path) -> None:
    run(_kill_under_load(str(tmp_path / "tables.sqlite3")), 300)


def test_nothing_acknowledged_is_lost_with_postgresql(database_server: Postgres) -> None:
    run(_kill_under_load(database_server.database()), 300)
