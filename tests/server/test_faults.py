"""Whatever happens to the database: nothing acknowledged is lost, nothing is done twice, and soon everything runs again."""

import asyncio
import contextlib
import os
import resource
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from prometheus_client import REGISTRY
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe.server import messages as m
from ludocafe.server.schema import entries, secrets
from ludocafe.server.services import Services
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage, StorageAway
from ludocafe.server.supervisor import Pulse, Supervisor
from tests.server.clients import PATIENCE, Person, ServerProcess, bot_workers, people, run, strain, two_at_a_table
from tests.server.postgres import Postgres, postgres
from tests.server.proxy import FaultProxy
from tests.server.stubborn import Players, bot_answers, check_storage, persistently, sound

BACK = 10.0  # seconds after which everything must run again, on a machine that has nothing else to do
FAULT = 5.0  # seconds that a lasting fault lasts
SHORT, LONG = 2, 100  # seconds for a move at the tables whose clocks are watched
GIVEN = 1.5  # seconds by which a fault may be taken for shorter than it was
Fault = Callable[[], Awaitable[None]]


async def clock_runs_out(person: Person, table: str) -> None:
    """The clock of a table runs out and a bot takes over."""

    async def look() -> None:
        assert (await person.get(f"/api/tables/{table}"))["chairs"][0]["kind"] == "bot"

    await persistently(look)


class Scene:
    """A house under load whose database is about to fail."""

    def __init__(self, url: str, players: Players, ana: Person, ben: Person) -> None:
        self.url = url
        self.players = players
        self.ana = ana
        self.ben = ben

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, url: str, pairs: int = 3) -> AsyncIterator["Scene"]:
        names = [f"P{number}" for number in range(2 * pairs)]
        async with people(url, "Ana", "Ben", *names) as (ana, ben, *guests):
            players = Players(guests, seed=3)
            players.start()
            yield cls(url, players, ana, ben)
            await players.end()

    async def suffer(self, name: str, fault: Fault, mend: Fault, lasts: float = FAULT, playable: bool = False) -> None:
        """Everything recovers within ``BACK`` seconds of the end of a fault, and nobody's clock ran meanwhile."""
        short, long = [
            await two_at_a_table(self.ana, self.ben, clock={"kind": "move", "seconds": seconds}) for seconds in (SHORT, LONG)
        ]
        before = len(self.players.acknowledged)
        strained = strain()
        async with asyncio.timeout(BACK * strained):
            while len(self.players.acknowledged) == before:
                await asyncio.sleep(0.02)
        left = await self._left(long)
        began = time.monotonic()
        await fault()
        await asyncio.sleep(lasts)
        await mend()
        ended = time.monotonic()
        try:
            async with asyncio.timeout(BACK * strained):
                await sound(self.ana)
                if lasts and not playable:
                    spent = left - await self._left(long)
                    assert spent <= time.monotonic() - began - lasts + GIVEN * strained, (
                        f"{name}: the clock ran while nobody could move"
                    )
                await bot_answers(self.ana)
                before = len(self.players.acknowledged)
                while len(self.players.acknowledged) == before:
                    await asyncio.sleep(0.02)
                await clock_runs_out(self.ana, short)
        except TimeoutError:
            health = (await self.ana.http.get("/api/health")).text
            raise AssertionError(f"{name}: not back after {time.monotonic() - ended:.1f} s: {health}") from None

    async def _left(self, table: str) -> float:
        """What is left of the only clock that runs."""
        async with self.ana.live(table) as live:
            (seconds,) = (await live.until("snapshot"))["clock"].values()
            return float(seconds)


def quick(work: Callable[[], object]) -> Fault:
    async def fault() -> None:
        work()

    return fault


async def nothing() -> None:
    """There is nothing to mend."""


def test_postgresql_may_fail_in_any_way() -> None:
    async def story(server: Postgres) -> None:
        database = server.database()
        async with FaultProxy.open(server.port) as proxy:
            house = ServerProcess(proxy.url(database))
            await asyncio.to_thread(house.start)
            try:
                async with Scene.open(house.url) as scene:
                    await scene.suffer("cut", quick(proxy.cut), nothing, 0.0)
                    await scene.suffer("refused", proxy.refuse, proxy.mend)
                    await scene.suffer("frozen network", quick(proxy.freeze), proxy.mend, 2 * FAULT)
                    await scene.suffer("half-open", quick(proxy.half_open), nothing, 0.0)
                    await scene.suffer("slow", quick(lambda: proxy.slow(0.3)), proxy.mend, playable=True)
                    await scene.suffer("lost answers", quick(proxy.lose_answers), proxy.mend, 1.0)
                    await scene.suffer("terminated", quick(lambda: terminate(server, database)), nothing, 0.0)
                    await scene.suffer("restarted", quick(server.restart), nothing, 0.0)
                    await scene.suffer("frozen server", *stopped(server))
                    await scene.suffer("read-only", *read_only(server))
                    async with exhausted(scene, database) as (fault, mend):
                        await scene.suffer("exhausted pool", fault, mend)
                assert len(await check_storage(database, scene.players.tables, scene.players.acknowledged)) > 100
            finally:
                await asyncio.to_thread(house.stop)

    with postgres() as server:
        run(story(server), 300)


def terminate(server: Postgres, database: str) -> None:
    with psycopg.connect(server.url("postgres"), autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (database.rpartition("/")[2],)
        )


def stopped(server: Postgres) -> tuple[Fault, Fault]:
    """All of PostgreSQL's processes stand still."""
    found: list[int] = []

    def stop() -> None:
        found[:] = server.processes()
        for pid in found:
            os.kill(pid, signal.SIGSTOP)

    def go_on() -> None:
        for pid in found:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    return quick(stop), quick(go_on)


def read_only(server: Postgres) -> tuple[Fault, Fault]:
    def alter(value: str) -> Fault:
        def work() -> None:
            with psycopg.connect(server.url("postgres"), autocommit=True) as connection:
                connection.execute("SET default_transaction_read_only = off")
                connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {value}".encode())
                connection.execute("SELECT pg_reload_conf()")

        return quick(work)

    return alter("on"), alter("off")


@contextlib.asynccontextmanager
async def exhausted(scene: Scene, database: str) -> AsyncIterator[tuple[Fault, Fault]]:
    """A table is locked while forty readers wait for it, so that no connection is left; then all backends are terminated."""
    readers: list[asyncio.Task[Any]] = []
    connection = await psycopg.AsyncConnection.connect(database)

    async def fault() -> None:
        await connection.execute("LOCK TABLE members, turns IN ACCESS EXCLUSIVE MODE")
        readers.extend(asyncio.create_task(scene.ben.http.get("/api/me/tables")) for _ in range(40))

    async def mend() -> None:
        await connection.rollback()
        for answer in await asyncio.gather(*readers):
            assert answer.status_code in (200, 503), answer.text
            if answer.status_code == 503:
                assert answer.json()["text"] == "storage-away"

    try:
        yield fault, mend
    finally:
        await connection.close()


def test_bot_workers_outlive_the_databases_faults() -> None:
    """With the queue in PostgreSQL bots answer again, too."""

    async def story(server: Postgres) -> None:
        database = server.database()
        async with FaultProxy.open(server.port) as proxy:
            url = proxy.url(database)
            house = ServerProcess(url, "--bots", "queue")
            await asyncio.to_thread(house.start)
            try:
                with bot_workers(url, 1):
                    async with Scene.open(house.url, pairs=1) as scene:
                        await asyncio.wait_for(bot_answers(scene.ana), 30 * PATIENCE)  # the worker has started
                        await scene.suffer("restarted", quick(server.restart), nothing, 0.0)
                        await scene.suffer("refused", proxy.refuse, proxy.mend)
                        await scene.suffer("frozen", quick(proxy.freeze), proxy.mend, 2 * FAULT)
                        await scene.suffer("half-open", quick(proxy.half_open), nothing, 0.0)
                    assert len(await check_storage(database, scene.players.tables, scene.players.acknowledged)) > 10
            finally:
                await asyncio.to_thread(house.stop)

    with postgres() as server:
        run(story(server), 200)


def test_sqlite_may_fail_in_any_way(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")

    async def story(house: ServerProcess) -> None:
        assert house.process is not None
        pid = house.process.pid
        other = sqlite3.connect(database, isolation_level=None)
        async with Scene.open(house.url) as scene:
            # A full disk, as far as this process can tell: no file of its may be written any more.
            await scene.suffer("full disk", quick(lambda: allow_files(pid, 0)), quick(lambda: allow_files(pid, None)))
            await scene.suffer(
                "locked", quick(lambda: other.execute("BEGIN IMMEDIATE")), quick(lambda: other.execute("ROLLBACK"))
            )
        other.close()
        assert await asyncio.to_thread(house.stop) in (0, -signal.SIGTERM)
        assert len(await check_storage(database, scene.players.tables, scene.players.acknowledged)) > 50

    with ServerProcess(database) as house:
        run(story(house), 120)


def allow_files(pid: int, size: int | None) -> None:
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most if size is None else size, most))


def test_readiness_and_answers_tell_of_a_full_disk(tmp_path: Path) -> None:
    async def story(house: ServerProcess) -> None:
        assert house.process is not None
        async with people(house.url, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as live:
                assert await live.my_turn()
                allow_files(house.process.pid, 0)
                refused = await live.act(live.legal()[0])
                assert (refused["type"], refused["text"]) == ("refused", "storage-away")
            chairs = [{"kind": "me"}, {"kind": "open"}]
            answer = await ana.http.post("/api/tables", json={"game": "cafe_del_gatto", "seats": 2, "chairs": chairs})
            assert (answer.status_code, answer.json()["text"]) == (503, "storage-away")
            async with asyncio.timeout(BACK * strain()):
                while (ready := await ana.http.get("/api/ready")).status_code == 200:
                    await asyncio.sleep(0.1)
            assert ready.json()["status"] == "not-all-tasks"
            health = await ana.get("/api/health")
            assert health["tasks"]["sweep"] == "restarting"
            allow_files(house.process.pid, None)
            async with asyncio.timeout(BACK * strain()):
                await sound(ana)
            async with ana.live(id) as live:
                assert await live.my_turn()
                assert (await live.act(live.legal()[0]))["type"] == "done"

    with ServerProcess(str(tmp_path / "tables.sqlite3")) as house:
        run(story(house), 60)


def test_sqlite_may_become_read_only(tmp_path: Path) -> None:
    """Connections that may not write are given up for new ones."""

    async def story() -> None:
        storage = Storage(Settings(database=str(tmp_path / "tables.sqlite3")))
        await storage.open()
        try:
            await storage.secret("one")
            connection = await storage._connected()
            await connection.execute(sa.text("ROLLBACK") if connection.in_transaction() else sa.text("PRAGMA query_only = ON"))
            assert len(await storage.secret("two")) == 64, "the next connection may write"
        finally:
            await storage.close()

    run(story())


# -- the parts -----------------------------------------------------------------------------------------------------------


def test_a_write_whose_answer_is_lost_is_not_done_twice(database_server: Postgres) -> None:
    """COMMIT arrives, its answer does not: the writer asks what became of the transaction before it tries again."""
    database = database_server.database()

    async def story() -> None:
        async with FaultProxy.open(database_server.port) as proxy:
            storage = Storage(Settings(database=proxy.url(database)))
            await storage.open()
            times = 0

            async def insert(connection: AsyncConnection) -> None:
                nonlocal times
                times += 1
                await connection.execute(sa.insert(secrets).values(name=f"times {times}", value=""))

            original = storage._try_tasks

            async def lossy(tasks: Any, transaction: Any) -> None:
                """The answer to this COMMIT goes missing."""
                connection = await storage._connected()
                first = transaction.receipt is None

                @sa.event.listens_for(connection.sync_connection, "commit", once=True)
                def before_commit(_connection: Any) -> None:
                    if first:
                        proxy.lose_answers()

                if not first:
                    await proxy.mend()
                await original(tasks, transaction)

            storage._try_tasks = lossy  # type: ignore[method-assign]
            waiting = asyncio.create_task(storage.write(insert))
            await asyncio.sleep(1.0)
            await proxy.mend()
            proxy.cut()
            await waiting
            storage._try_tasks = original  # type: ignore[method-assign]
            rows = await storage.all(sa.select(secrets.c.name).where(secrets.c.name.like("times%")))
            assert (times, [row.name for row in rows]) == (1, ["times 1"])
            await storage.close()

    run(story())


def test_a_task_that_ends_is_started_again_and_health_says_so() -> None:
    async def story() -> None:
        supervisor = Supervisor()
        begun = 0
        healthy = asyncio.Event()

        async def works(pulse: Pulse) -> None:
            nonlocal begun
            begun += 1
            if begun == 1:
                raise KeyError("unheard of")
            if begun == 2:
                return  # ends without a word
            healthy.set()
            while True:
                pulse.beat()
                await asyncio.sleep(0.05)

        async def hangs(pulse: Pulse) -> None:
            pulse.beat()
            await asyncio.Event().wait()

        supervisor.start("works", works, 1.0)
        assert not supervisor.fine()
        await asyncio.wait_for(healthy.wait(), 5 * PATIENCE)
        assert (begun, supervisor.health()) == (3, {"works": "restarting"}), "it is not believed at once"
        async with asyncio.timeout(5 * PATIENCE):
            while not supervisor.fine():
                await asyncio.sleep(0.05)
        assert begun == 3
        supervisor.start("hangs", hangs, 0.2)
        async with asyncio.timeout(5 * PATIENCE):
            while not failures("hangs"):
                await asyncio.sleep(0.05)
        assert not supervisor.fine()
        await supervisor.close()

    run(story())


def test_an_unknown_error_ends_neither_the_sweep_nor_the_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even errors that nobody thought of."""

    async def story() -> None:
        storage = Storage(Settings(database=str(tmp_path / "tables.sqlite3")))
        await storage.open()
        services = Services(storage.settings, storage)
        await services.open()
        live = await services.opening.create("ana", "Ana", m.NewTable("cafe_del_gatto", 2, [m.Chair("me"), m.Chair("local")]))
        broken = asyncio.Event()
        before = {task: failures(task) for task in ("sweep", "writer")}

        async def break_down(*_: Any) -> None:
            broken.set()
            raise ZeroDivisionError

        with monkeypatch.context() as breaking:
            breaking.setattr(services.uptime, "beat", break_down)
            breaking.setattr(storage, "_commit_tasks", break_down)
            await asyncio.wait_for(broken.wait(), 5 * PATIENCE)
            with pytest.raises((StorageAway, TimeoutError)):
                await asyncio.wait_for(storage.write(_nothing), 1)
            async with asyncio.timeout(5 * PATIENCE):
                while not all(failures(task) > before[task] for task in before):
                    await asyncio.sleep(0.02)
            assert services.supervisor.health()["sweep"] == "restarting"
        async with asyncio.timeout(BACK * strain()):
            while not services.supervisor.fine():
                await asyncio.sleep(0.05)
        assert live.match is not None
        match = live.match
        await services.moves.act(live, match.actor, 0, match.game.notation(match.state, match.state.legal()[0]), "x")
        count = await storage.one(sa.select(sa.func.count()).select_from(entries).where(entries.c.table_id == live.id))
        assert count is not None
        assert count[0] == 2
        await services.close()
        await storage.close()

    run(story())


def failures(task: str) -> float:
    return REGISTRY.get_sample_value("ludocafe_task_failures_total", {"task": task}) or 0.0


async def _nothing(_connection: AsyncConnection) -> None:
    """A write that writes nothing."""
