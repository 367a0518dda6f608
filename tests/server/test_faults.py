"""Whatever happens to PostgreSQL: nothing acknowledged is lost, nothing is done twice, and soon everything runs again."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from prometheus_client import REGISTRY
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe.server import bus, queue, sockets, storage, supervisor
from ludocafe.server import messages as m
from ludocafe.server.schema import entries, secrets
from ludocafe.server.services import Services
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage, StorageAway
from ludocafe.server.supervisor import Pulse, Supervisor
from ludocafe.server.tables import maintenance, uptime
from ludocafe.server.tables.bots import LocalBots
from ludocafe.server.tables.table import LiveTable
from tests.server.clients import PATIENCE, run, strain
from tests.server.postgres import Postgres
from tests.server.proxy import FaultProxy
from tests.server.scene import BACK, LONG_FAULT, SHORT_FAULT, Fault, Scene, Setting, behind_a_proxy, nothing, quick


@pytest.fixture(scope="module")
def on_postgresql() -> Iterator[Setting]:
    with behind_a_proxy(2) as setting:
        yield setting


def test_postgresql_may_cut_connections(on_postgresql: Setting) -> None:
    on_postgresql.scene.suffers(quick(on_postgresql.proxy.cut), nothing, 0.0)


def test_postgresql_may_refuse_connections(on_postgresql: Setting) -> None:
    on_postgresql.scene.suffers(on_postgresql.proxy.refuse, on_postgresql.proxy.mend)


def test_the_network_may_freeze(on_postgresql: Setting) -> None:
    on_postgresql.scene.suffers(quick(on_postgresql.proxy.freeze), on_postgresql.proxy.mend, LONG_FAULT)


def test_the_network_may_be_slow(on_postgresql: Setting) -> None:
    proxy = on_postgresql.proxy
    on_postgresql.scene.suffers(quick(lambda: proxy.slow(0.3)), proxy.mend, SHORT_FAULT, playable=True)


def test_connections_may_be_half_open(on_postgresql: Setting) -> None:
    on_postgresql.scene.suffers(quick(on_postgresql.proxy.half_open), nothing, 0.0)


def test_answers_of_postgresql_may_be_lost(on_postgresql: Setting) -> None:
    on_postgresql.scene.suffers(quick(on_postgresql.proxy.lose_answers), on_postgresql.proxy.mend, SHORT_FAULT)


def test_backends_may_be_terminated(on_postgresql: Setting) -> None:
    scene, server, _ = on_postgresql
    scene.suffers(quick(lambda: terminate(server, scene.database)), nothing, 0.0)


def test_postgresql_may_restart(on_postgresql: Setting) -> None:
    on_postgresql.scene.suffers(quick(on_postgresql.server.restart), nothing, 0.0)


def test_postgresql_may_stand_still(on_postgresql: Setting) -> None:
    on_postgresql.scene.suffers(*stopped(on_postgresql.server))


def test_postgresql_may_be_read_only(on_postgresql: Setting) -> None:
    on_postgresql.scene.suffers(*read_only(on_postgresql.server))


def test_the_connection_pool_may_be_exhausted(on_postgresql: Setting) -> None:
    on_postgresql.scene.suffers(*exhausted(on_postgresql.scene))


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


def exhausted(scene: Scene) -> tuple[Fault, Fault]:
    """A table is locked while forty readers wait for it, so that no connection is left; then all backends are terminated."""
    readers: list[asyncio.Task[Any]] = []
    locks: list[psycopg.AsyncConnection[Any]] = []

    async def fault() -> None:
        locks.append(await psycopg.AsyncConnection.connect(scene.database))
        await locks[0].execute("LOCK TABLE members, turns IN ACCESS EXCLUSIVE MODE")
        readers.extend(asyncio.create_task(scene.ben.http.get("/api/me/tables")) for _ in range(40))

    async def mend() -> None:
        await locks[0].close()
        for answer in await asyncio.gather(*readers):
            assert answer.status_code in (200, 503), answer.text
            if answer.status_code == 503:
                assert answer.json()["text"] == "storage-away"

    return fault, mend


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
            async with asyncio.timeout(30 * PATIENCE):
                while not _written(database):
                    await asyncio.sleep(0.02)
            await proxy.mend()
            proxy.cut()
            await waiting
            storage._try_tasks = original  # type: ignore[method-assign]
            rows = await storage.all(sa.select(secrets.c.name).where(secrets.c.name.like("times%")))
            assert (times, [row.name for row in rows]) == (1, ["times 1"])
            await storage.close()

    run(story())


def _written(database: str) -> bool:
    with psycopg.connect(database) as connection:
        return connection.execute("SELECT 1 FROM secrets WHERE name LIKE 'times%'").fetchone() is not None


def test_clocks_stand_still_until_the_fault_is_over(database_server: Postgres) -> None:
    """Not only until the attempt began that was under way when the fault was over."""
    database = database_server.database()

    async def story() -> None:
        storage = Storage(Settings(database=database))
        await storage.open()
        hours = uptime.Uptime(storage)
        await hours.open(True)
        storage.failing_since = time.monotonic()
        began = hours.time()
        async with asyncio.timeout(30 * PATIENCE), await psycopg.AsyncConnection.connect(database) as other:
            await other.execute("LOCK TABLE turns IN ACCESS EXCLUSIVE MODE")
            beat = asyncio.create_task(hours.beat())
            while await (await other.execute("SELECT FROM pg_locks WHERE NOT granted")).fetchone() is None:
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)
            over = hours.time()
            await other.rollback()
            await beat
        assert hours.closed_since(began, "cafe", 1) >= over - began
        await hours.close()
        await storage.close()

    run(story())


def test_no_wait_is_longer_than_recovery_may_take() -> None:
    """A task recovers after the attempt that was under way, a pause, and the moment until it is believed."""
    attempts = {
        "read": storage.SHORT_BREAK + storage.READ_LIMIT,
        "write": storage.ATTEMPT_LIMIT + storage.LONGEST_PAUSE,
        "opening hours": uptime.KEY_LIMIT,
        "connect": sockets.CONNECT_TIMEOUT + bus.LIMIT,
        "listen": bus.QUIET + bus.LIMIT,
        "queue": 2 * queue.LIMIT,
        "lost job": queue.DEAD + queue.PROBE,
    }
    rounds = maintenance.PAUSE + queue.PROBE
    assert max(attempts.values()) + supervisor.LONGEST_PAUSE + supervisor.SOUND_AFTER + rounds < BACK
    assert min(storage.READ_LIMIT, storage.ATTEMPT_LIMIT) > storage.STATEMENT_LIMIT, "PostgreSQL breaks off before we cut"


def test_pauses_between_restarts_grow_up_to_a_limit() -> None:
    pauses: list[float] = []
    pulse = Pulse(1.0, 1.0)
    for _ in range(20):
        pulse.begin()
        pauses.append(pulse.end())
    assert pauses == sorted(pauses)
    assert (pauses[0], pauses[1], pauses[-1]) == (supervisor.FIRST_PAUSE, 2 * supervisor.FIRST_PAUSE, supervisor.LONGEST_PAUSE)


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


def test_unknown_error_ends_neither_maintenance_nor_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even errors that nobody thought of."""

    async def story() -> None:
        storage = Storage(Settings(database=str(tmp_path / "tables.sqlite3")))
        await storage.open()
        services = Services(storage.settings, storage)
        await services.open()
        live = await services.opening.create("ana", "Ana", m.NewTable("cafe_del_gatto", 2, [m.Chair("me"), m.Chair("local")]))
        broken = asyncio.Event()
        before = {task: failures(task) for task in ("maintenance", "writer")}

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
            assert services.supervisor.health()["maintenance"] == "restarting"
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


def test_unknown_bot_failure_is_counted_and_its_turn_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        storage = Storage(Settings(database=str(tmp_path / "tables.sqlite3"), patience=0.5))
        await storage.open()
        services = Services(storage.settings, storage)
        await services.open()
        bots = services.bots
        assert isinstance(bots, LocalBots)
        asked = 0

        async def ask(live: LiveTable, _seat: int, _level: str) -> int:
            nonlocal asked
            asked += 1
            if asked == 1:
                raise ZeroDivisionError
            assert live.match is not None
            return live.match.state.legal()[0]

        monkeypatch.setattr(bots, "ask", ask)
        before = failures("short")
        chairs = [m.Chair("bot", level="random"), m.Chair("me")]
        live = await services.opening.create("ana", "Ana", m.NewTable("cafe_del_gatto", 2, chairs))
        async with asyncio.timeout(BACK * PATIENCE):
            while live.number == 0:
                await asyncio.sleep(0.02)
        assert failures("short") == before + 1
        await services.close()
        await storage.close()

    run(story())


def failures(task: str) -> float:
    return REGISTRY.get_sample_value("ludocafe_task_failures_total", {"task": task}) or 0.0


async def _nothing(_connection: AsyncConnection) -> None:
    """A write that writes nothing."""
