"""What the workers of one installation share: limits, and the queue's tables."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import psycopg
import pytest

from ludocafe.server import limits
from ludocafe.server.limits import SharedLimit, forget_limits
from ludocafe.server.queue import Connector, prepare
from ludocafe.server.queue_schema import migrate, migrations
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage
from tests.server.clients import GENEROUS, PATIENCE, ROOT, ServerProcess, environment, people, run, wait_ready
from tests.server.postgres import Postgres


def test_guesses_count_at_all_workers_together(database_server: Postgres) -> None:
    """Whoever guesses passphrases at two servers has no more guesses than at one."""
    database = database_server.database()
    allowed = msgspec.json.encode({**GENEROUS, "logins": 0.0001, "login_burst": 4}).decode()
    with (
        ServerProcess(database, LUDOCAFE_LIMITS=allowed) as first,
        ServerProcess(database, LUDOCAFE_LIMITS=allowed) as second,
    ):

        async def story() -> None:
            async with people(first.url, "Eve") as (eve,), people(second.url, "Eva") as (eva,):
                guess = {"name": "Ben", "passphrase": "seven cups of coffee"}
                answers = [(await one.http.post("/api/me/login", json=guess)).status_code for one in (eve, eva) * 3]
                assert answers == [403] * 4 + [429] * 2

        run(story())


class Watch:
    """A clock that goes when told."""

    def __init__(self) -> None:
        self.at = 1_000_000_000.0

    def time(self) -> float:
        return self.at

    monotonic = time


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_shared_limit_fills_up_again(
    kind: str, tmp_path: Path, database_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch()
    monkeypatch.setattr(limits, "time", watch)
    database = str(tmp_path / "tables.sqlite3") if kind == "sqlite" else database_server.database()

    async def story() -> None:
        storage = Storage(Settings(database=database))
        await storage.open()
        limit = SharedLimit(storage, "test", 20.0, 2.0)
        assert [await limit.take("a") for _ in range(3)] == [True, True, False]
        assert await limit.take("b")
        watch.at += 0.025
        assert not await limit.take("a")
        watch.at += 0.05
        assert [await limit.take("a") for _ in range(2)] == [True, False]
        watch.at += 60
        assert [await limit.take("a") for _ in range(3)] == [True, True, False], "never more than at once"
        await forget_limits(storage)
        await storage.close()

    run(story())


def test_the_queue_is_migrated_by_its_librarys_own_migrations(database_server: Postgres) -> None:
    """Tables of an unknown version are made anew, those of a known one are brought up to date, and others are left alone."""
    settings = Settings(database=database_server.database())

    async def story() -> None:
        old = [path for path in migrations() if path.name < "03"]
        async with await psycopg.AsyncConnection.connect(settings.conninfo, autocommit=True) as connection:
            for path in old:  # an installation of long ago, which kept no account
                await connection.execute(path.read_text(encoding="utf-8").encode())
            assert await migrate(connection) == [path.name for path in migrations()]
        async with await psycopg.AsyncConnection.connect(settings.conninfo, autocommit=True) as connection:
            assert await migrate(connection) == []
            latest = migrations()[-1]
            await connection.execute("DELETE FROM queue_migrations WHERE name = %s", (latest.name,))
            assert await migrate(connection) == [latest.name]
        await prepare(settings)
        connector = Connector(settings)
        await connector.open()
        job = connector.app.configure_task("anything", allow_unknown=True)
        await job.defer_async(table="x")
        await connector.close()
        with psycopg.connect(settings.conninfo) as check:
            assert check.execute("SELECT count(*) FROM procrastinate_jobs").fetchone() == (1,)

    run(story())


def test_every_line_says_who_did_what_for_whom_and_a_dead_worker_is_a_line(tmp_path: Path, database_server: Postgres) -> None:
    log = tmp_path / "log"
    server = ServerProcess(database_server.database(), "--workers", "2")

    def lines() -> list[dict[str, object]]:
        return [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]

    async def story(process: "subprocess.Popen[bytes]") -> None:
        async with people(server.url, "Ana") as (ana,):
            answer = await ana.http.get("/api/games", headers={"X-Forwarded-For": "192.0.2.77"})
            async with asyncio.timeout(20 * PATIENCE):  # the line is written after the answer
                while not (found := [line for line in lines() if line.get("id") == answer.headers["x-request-id"]]):
                    await asyncio.sleep(0.02)
            (told,) = found
            assert (told["path"], told["client"]) == ("/api/games", "192.0.2.0/24"), "the network, not the person"
            workers = {line["worker"] for line in lines() if line["event"] == "open"}
            assert told["worker"] in workers
            victim = told["worker"]
            assert isinstance(victim, int)
            os.kill(victim, signal.SIGKILL)
            async with asyncio.timeout(20 * PATIENCE):
                while not any(line["event"].startswith("worker died") for line in lines()):  # type: ignore[attr-defined]
                    await asyncio.sleep(0.1)
            died = next(line for line in lines() if str(line["event"]).startswith("worker died"))
            assert died["worker"] == victim
            assert died["replacement"] not in workers

    command = [sys.executable, "-m", "ludocafe", "serve", "--database", server.database, "--port", str(server.port)]
    with log.open("wb") as stream:
        process = subprocess.Popen([*command, "--log", "json", "--workers", "2"], env=environment(), cwd=ROOT, stderr=stream)
        try:
            wait_ready(server.url, process)
            run(story(process))
        finally:
            process.terminate()
            process.wait(20 * PATIENCE)


def test_logs_have_no_colours_in_a_file(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.sqlite3"))
    log = tmp_path / "log"
    command = [sys.executable, "-m", "ludocafe", "serve", "--database", server.database, "--port", str(server.port)]
    with log.open("wb") as stream:
        process = subprocess.Popen(command, env=environment(), cwd=ROOT, stderr=stream)
        try:
            wait_ready(server.url, process)
        finally:
            process.terminate()
            process.wait(20 * PATIENCE)
    assert "request" in log.read_text()
    assert "\x1b" not in log.read_text()
