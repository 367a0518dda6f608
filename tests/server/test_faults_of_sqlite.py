"""Whatever happens to the SQLite file: nothing acknowledged is lost, nothing is done twice, and soon everything runs again."""

import asyncio
import ctypes
import resource
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.clients import ServerProcess, people, run, two_at_a_table
from tests.server.scene import SHORT_FAULT, Fault, Scene, in_time, quick
from tests.server.stubborn import sound

LIBC = ctypes.CDLL(None)
PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH = 24, 1, 2


class File(NamedTuple):
    """A scene on SQLite."""

    scene: Scene
    process: int

    def locked(self) -> tuple[Fault, Fault]:
        """Another program holds the lock."""
        other = sqlite3.connect(self.scene.database, isolation_level=None)
        return quick(lambda: other.execute("BEGIN IMMEDIATE")), quick(other.close)

    def read_only(self) -> tuple[Fault, Fault]:
        """Nobody may write to the file any more; whoever has it open notices as soon as a write fails for another reason."""
        files = [Path(self.scene.database + end) for end in ("", "-wal", "-shm")]
        other = sqlite3.connect(self.scene.database, isolation_level=None)

        async def fault() -> None:
            other.execute("BEGIN IMMEDIATE")
            for file in files:
                file.chmod(0o444)
            await self._refused()
            other.close()
            await self._refused()

        async def mend() -> None:
            for file in files:
                file.chmod(0o644)

        return fault, mend

    async def _refused(self) -> None:
        """What has to be written is refused with a clear word."""
        chairs = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "cafe_del_gatto", "seats": 2, "chairs": chairs}
        answer = await self.scene.ben.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["text"]) == (503, "storage-away")

    def full(self) -> tuple[Fault, Fault]:
        """The disk is full, as far as the server can tell: it may write no file any more, not even its log."""
        return quick(lambda: allow_files(self.process, 0)), quick(lambda: allow_files(self.process, None))


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[File]:
    folder = tmp_path_factory.mktemp("faults")
    database = str(folder / "tables.sqlite3")
    server = ServerProcess(database, before=without_overriding, log=folder / "log")
    with server, asyncio.Runner() as runner, Scene.open(runner, server, database, 2) as scene:
        assert server.process is not None
        yield File(scene, server.process.pid)


def test_the_disk_may_be_full(on_sqlite: File) -> None:
    on_sqlite.scene.suffers(*on_sqlite.full())


def test_the_file_may_be_read_only(on_sqlite: File) -> None:
    on_sqlite.scene.suffers(*on_sqlite.read_only(), SHORT_FAULT)


def test_another_program_may_lock_the_file(on_sqlite: File) -> None:
    on_sqlite.scene.suffers(*on_sqlite.locked())


def without_overriding() -> None:
    """From now on file permissions hold for this process even if it is root's."""
    for capability in CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH:
        LIBC.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)


def allow_files(pid: int, size: int | None) -> None:
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most if size is None else size, most))


def test_readiness_and_answers_tell_of_a_full_disk(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        assert server.process is not None
        async with people(server.url, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as live:
                assert await live.my_turn()
                allow_files(server.process.pid, 0)
                refused = await live.act(live.legal()[0])
                assert (refused["type"], refused["text"]) == ("refused", "storage-away")
            chairs = [{"kind": "me"}, {"kind": "open"}]
            answer = await ana.http.post("/api/tables", json={"game": "cafe_del_gatto", "seats": 2, "chairs": chairs})
            assert (answer.status_code, answer.json()["text"]) == (503, "storage-away")

            async def no_longer_ready() -> None:
                while (await ana.http.get("/api/ready")).status_code == 200:
                    await asyncio.sleep(0.1)

            assert not await in_time([asyncio.create_task(no_longer_ready())])
            assert (await ana.http.get("/api/ready")).json()["status"] == "not-all-tasks"
            health = await ana.get("/api/health")
            assert health["tasks"]["maintenance"] == "restarting"
            allow_files(server.process.pid, None)
            assert not await in_time([asyncio.create_task(sound(ana))])
            async with ana.live(id) as live:
                assert await live.my_turn()
                assert (await live.act(live.legal()[0]))["type"] == "done"

    with ServerProcess(str(tmp_path / "tables.sqlite3"), log=tmp_path / "log") as server:  # its log is on that disk, too
        run(story(server), 60)
