"""Backups as the hosting page describes them: its commands are run as they stand, while people play."""

import asyncio
import contextlib
import os
import random
import re
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludocafe.cli import app as cli
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage
from tests.server.clients import (
    ROOT,
    Person,
    ServerProcess,
    Table,
    bot_workers,
    commands,
    environment,
    people,
    run,
)
from tests.server.postgres import Postgres
from tests.support import free_port

BRISK = 8  # steps
PAUSE = 2.0  # seconds: a backup may take a minute on a busy machine


def documented() -> tuple[list[str], list[str]]:
    """The commands of the page's section on backups: those for SQLite, those for PostgreSQL."""
    page = (ROOT / "docs" / "hosting" / "index.md").read_text(encoding="utf-8")
    section = page.partition("\n## Backups\n")[2].partition("\n## ")[0]
    blocks = re.findall(r"```console\n(.*?)```", section, re.DOTALL)
    sqlite, postgresql = ([line.removeprefix("$ ") for line in block.splitlines()] for block in blocks)
    return sqlite, postgresql


async def shell(command: str, folder: Path, **extra: str) -> None:
    """Run a command as an operator would."""
    path = f"{commands(folder / 'bin')}:{extra.pop('programs', '')}:{os.environ['PATH']}"
    running = await asyncio.create_subprocess_shell(
        command, cwd=folder, env=environment(PATH=path, **extra), stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    said, _ = await running.communicate()
    assert running.returncode == 0, f"{command}: {said.decode()}"


async def play(table: Table, rng: random.Random, played: dict[int, str]) -> None:
    """Play on and on, and remember what was acknowledged; quickly at first, then so that the game lasts a while."""
    while await table.my_turn():
        await asyncio.sleep(0.0 if len(played) < BRISK else PAUSE)
        do = rng.choice(table.legal())
        answer = await table.act(do)
        assert answer["type"] == "done", answer
        played[answer["number"]] = do
        while table.number < answer["number"]:
            await table.until("step")


@contextlib.asynccontextmanager
async def playing(id: str, ana: Person, ben: Person) -> AsyncIterator[dict[int, str]]:
    """Two people play; gives what was acknowledged so far, at least some steps of theirs (and bots' in between)."""
    certain: dict[int, str] = {}
    rng = random.Random(4)
    async with ana.live(id) as first, ben.live(id) as second:
        going_on = asyncio.gather(play(first, rng, certain), play(second, rng, certain))
        while len(certain) < BRISK:
            assert not going_on.done()
            await asyncio.sleep(0.01)
        yield certain
        assert not going_on.done(), "the game is still running"
        going_on.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await going_on


async def move_in(url: str, *persons: Person) -> None:
    """The same people with the same cookies, at the restored server."""
    for person in persons:
        person.url = url
        person.http.base_url = url


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_documented_backup_is_restored_and_played_on(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    sqlite, postgresql = documented()
    workers = contextlib.ExitStack()
    options: list[str] = []
    extra: dict[str, str] = {}
    if kind == "sqlite":
        database, fresh = str(tmp_path / "tables.sqlite3"), str(tmp_path / "fresh.sqlite3")
        lines = [line.replace("/var/lib/ludocafe/tables.sqlite3", database) for line in sqlite]
    else:
        server: Postgres = request.getfixturevalue("database_server")
        database = server.database()
        fresh = server.url("fresh")
        hosted = [line.replace("postgresql://ludocafe@db/ludocafe", database) for line in postgresql]
        lines = [
            line.replace("postgresql://ludocafe@db/", server.url("")).replace("--host db", "--host 127.0.0.1") for line in hosted
        ]
        options = ["--bots", "queue"]
        extra = {"PGPORT": str(server.port), "programs": str(server.programs)}
    save, *bring_back = lines
    assert "ludocafe backup" in save
    assert "ludocafe restore" in bring_back[-1]

    async def before(url: str, ana: Person, ben: Person) -> tuple[str, dict[int, str]]:
        table = await ana.open("me", "open", "bot:random", clock={"kind": "bank", "seconds": 9000})
        id = str(table["id"])
        await ben.post(f"/api/tables/{id}/join", {"invitation": table["invitation"]})
        async with playing(id, ana, ben) as certain:
            known = dict(certain)
            await shell(save, tmp_path, **extra)
        return id, known

    async def after(ana: Person, ben: Person, id: str, known: dict[int, str]) -> None:
        async with ana.live(id) as first:
            snapshot = await first.until("snapshot")
            assert snapshot["number"] >= max(known)
            assert all(seconds > 8000 for seconds in snapshot["clock"].values())
        async with playing(id, ana, ben) as certain:
            assert min(certain) > max(known)
        record = await ben.get(f"/api/tables/{id}/record")
        for number, do in {**known, **certain}.items():
            assert record["entries"][number - 1]["do"] == do

    async def story() -> None:
        old, new = ServerProcess(database, *options), ServerProcess(fresh, *options, port=free_port())
        if kind == "postgresql":
            workers.enter_context(bot_workers(database, 1))
        await asyncio.to_thread(old.start)
        try:
            async with people(old.url, "Ana", "Ben") as (ana, ben):
                id, known = await before(old.url, ana, ben)
                for line in bring_back:
                    await shell(line, tmp_path, **extra)
                if kind == "postgresql":
                    workers.enter_context(bot_workers(fresh, 1))
                await asyncio.to_thread(new.start)
                await move_in(new.url, ana, ben)
                await after(ana, ben, id, known)
        finally:
            for process in (old, new):
                if process.process is not None:
                    await asyncio.to_thread(process.stop)

    with workers:
        run(story(), 150)


async def storage_opened_once(database: str) -> None:
    """The server's tables lie in this database from now on."""
    storage = Storage(Settings(database=database))
    await storage.open()
    await storage.close()


def test_backup_errors_are_reported(tmp_path: Path, database_server: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    def code(*arguments: str) -> int:
        return CliRunner().invoke(cli, list(arguments)).exit_code

    there, copy = tmp_path / "there.sqlite3", tmp_path / "copy"
    there.touch()
    nonsense = tmp_path / "nonsense"
    nonsense.write_bytes(b"no database" * 100)
    assert code("backup", str(copy), "--database", str(tmp_path / "nowhere")) == 2
    assert code("backup", str(nonsense), "--database", str(there)) == 2
    assert code("restore", str(copy), "--database", str(tmp_path / "new")) == 2
    assert code("restore", str(nonsense), "--database", str(there)) == 2
    assert code("restore", str(nonsense), "--database", str(tmp_path / "new")) == 2

    monkeypatch.setenv("PATH", f"{database_server.programs}:{os.environ['PATH']}")
    nowhere = database_server.url("nowhere")
    assert code("backup", str(copy), "--database", nowhere) == 1
    assert not copy.exists(), "half a backup is none"
    assert code("restore", str(nonsense), "--database", database_server.database()) == 1
    kept = database_server.database()
    run(storage_opened_once(kept))
    refused = CliRunner().invoke(cli, ["restore", str(nonsense), "--database", kept])
    assert refused.exit_code == 2
    assert "Restore into an empty one" in refused.stderr
    monkeypatch.setenv("PATH", str(tmp_path))
    assert code("backup", str(copy), "--database", database_server.database()) == 2


def test_a_password_is_not_shown_to_other_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody on a machine can read command lines."""
    seen = tmp_path / "seen"
    program = tmp_path / "pg_dump"
    program.write_text(f'#!/bin/sh\necho "$@ // $PGPASSWORD" > {seen}\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    address = "postgresql://house:cups%20and%20saucers@db.example.org:5433/tables?sslmode=require"
    assert CliRunner().invoke(cli, ["backup", str(tmp_path / "copy"), "--database", address]).exit_code == 0
    line, _, password = seen.read_text().strip().partition(" // ")
    assert password == "cups and saucers"  # noqa: S105
    assert "saucers" not in line
    for part in ("user=house", "host=db.example.org", "port=5433", "dbname=tables", "sslmode=require"):
        assert part in line
