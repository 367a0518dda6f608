"""Clocks stand still while the server is closed: restarts, kills, sleeping machines, versions that play other rules."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Any, Literal

import msgspec
import psycopg
import pytest

from ludocafe import registry
from ludocafe.server import messages as m
from ludocafe.server.services import Services
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage
from ludocafe.server.tables.bots import LocalBots
from ludocafe.server.tables.table import LiveTable
from ludocafe.server.tables.uptime import BEAT, SILENCE, Closures, Stretch, Uptime
from ludocafe.server.thinking import Question
from tests.server.clients import Document, ServerProcess, people, run, two_at_a_table
from tests.server.postgres import Postgres

DAY = 86_400.0
BANK = 100


class Watch:
    """A clock that goes when told."""

    def __init__(self) -> None:
        self.at = 1_000_000_000.0

    def __call__(self) -> float:
        return self.at

    def wait(self, seconds: float) -> None:
        self.at += seconds


async def opened(database: str, watch: Watch) -> Services:
    storage = Storage(Settings(database=database))
    await storage.open()
    services = Services(storage.settings, storage)
    services.uptime.time = watch
    await services.open()
    await services.supervisor.stop("maintenance")  # the tests sweep themselves, not while they set the clock
    return services


async def killed(services: Services) -> None:
    """What is left of a process that was killed: nothing more is written, the locks are free."""
    for task in services.background_tasks():
        task.cancel()
    services.uptime._keeping = False
    await services.uptime.close()
    await services.bus.close()
    await services.storage.close()


async def shut(services: Services) -> None:
    await services.close()
    await services.storage.close()


def left(live: LiveTable) -> dict[int, float]:
    assert live.match is not None
    return live.match.clockwork.left(live.doc, live.deciding, live.now())


async def act(services: Services, live: LiveTable) -> None:
    assert live.match is not None
    match = live.match
    await services.moves.act(live, match.actor, match.number, match.game.notation(match.state, match.state.legal()[0]), "")


async def table(services: Services, kind: Literal["move", "bank"]) -> LiveTable:
    chairs = [m.Chair("me"), m.Chair("local")]
    return await services.opening.create("ana", "Ana", m.NewTable("cafe_del_gatto", 2, chairs, clock=m.Clock(kind, BANK)))


def test_bots_get_the_step_number_of_their_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A level's time is for a turn, so who thinks must know how many of its decisions are made; a new worker knows, too."""
    database, watch = str(tmp_path / "tables.sqlite3"), Watch()
    told: list[tuple[int, int]] = []

    async def story() -> None:
        services = await opened(database, watch)
        chairs = [m.Chair("me"), m.Chair("local")]
        live = await services.opening.create("ana", "Ana", m.NewTable("cafe_del_gatto", 2, chairs))
        last, step = -1, 0
        for number in range(12):
            if number == 7:
                await shut(services)
                services = await opened(database, watch)
                live = await services.tables.find(live.id)
            match = live.match
            assert match is not None

            async def note(asked: Question, _standing: object) -> int:
                told.append((asked.decisions, asked.step))
                return -1

            bots = services.bots
            assert isinstance(bots, LocalBots)
            monkeypatch.setattr(bots.pool, "ask", note)
            step = step + 1 if match.actor == last else 0
            last = match.actor
            await bots.ask(live, match.actor, "master")
            assert told[-1] == (match.number, step)
            await act(services, live)
        assert {step for _, step in told} >= {0, 1}
        await shut(services)

    run(story())


async def still_people(services: Services, live: LiveTable) -> None:
    """No clock has run out."""
    await services.maintenance.once(60.0)
    assert {chair.kind for chair in live.doc.chairs} <= {"person", "local"}


@pytest.mark.parametrize("kind", ["move", "bank"])
@pytest.mark.parametrize("end", [killed, shut])
def test_clocks_exclude_downtime(tmp_path: Path, kind: Literal["move", "bank"], end: Any) -> None:
    database, watch = str(tmp_path / "tables.sqlite3"), Watch()

    async def story() -> None:
        services = await opened(database, watch)
        live = await table(services, kind)
        watch.wait(2)
        await act(services, live)
        watch.wait(3)
        await services.maintenance.once(60.0)
        before = left(live)
        await end(services)
        for downtime in (1, BEAT, SILENCE + 1, 3 * DAY):
            watch.wait(downtime)
            services = await opened(database, watch)
            live = await services.tables.find(live.id)
            # A killed server was last seen at its last beat or move: up to that long may be given back, never taken.
            gift = 3.0 if end is killed else 0.0
            assert all(before[seat] <= now <= before[seat] + gift for seat, now in left(live).items())
            await still_people(services, live)
            before = left(live)
            await end(services)
        services = await opened(database, watch)
        live = await services.tables.find(live.id)
        (actor,) = live.deciding
        watch.wait(4)
        assert left(live)[actor] == pytest.approx(before[actor] - 4, abs=0.11)
        await services.maintenance.once(60.0)
        watch.wait(BANK)  # the server is open now: this time counts
        services.uptime._written = watch.at  # (and shows signs of life)
        await services.maintenance.once(60.0)
        assert live.doc.chairs[actor].kind == "bot"
        await shut(services)

    run(story())


def test_clocks_exclude_machine_sleep(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        services = await opened(str(tmp_path / "tables.sqlite3"), watch)
        live = await table(services, "bank")
        watch.wait(5)
        await services.maintenance.once(60.0)
        before = left(live)
        watch.wait(DAY)
        await still_people(services, live)
        assert left(live) == before
        await shut(services)

    run(story())


def test_clocks_exclude_machine_sleep_during_a_heartbeat(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        services = await opened(str(tmp_path / "tables.sqlite3"), watch)
        live = await table(services, "move")
        watch.wait(BEAT)
        before = left(live)
        write = services.uptime._in_own_transaction

        async def fall_asleep(work: Any) -> Any:
            done = await write(work)
            watch.wait(DAY)
            return done

        with pytest.MonkeyPatch.context() as night:
            night.setattr(services.uptime, "_in_own_transaction", fall_asleep)
            await still_people(services, live)
        await still_people(services, live)
        assert left(live) == before
        await shut(services)

    run(story())


def test_clocks_exclude_time_under_other_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pinned table waits for its version of the rules, and so does its clock."""
    database, watch = str(tmp_path / "tables.sqlite3"), Watch()

    async def first() -> tuple[str, dict[int, float]]:
        services = await opened(database, watch)
        live = await table(services, "bank")
        watch.wait(7)
        before = left(live)
        await shut(services)
        return live.id, before

    async def other_rules(id: str) -> None:
        services = await opened(database, watch)
        for _ in range(4):
            watch.wait(SILENCE - 1)
            await still_people(services, await services.tables.find(id))
        watch.wait(SILENCE - 1)
        await shut(services)

    async def back(id: str, before: dict[int, float]) -> None:
        services = await opened(database, watch)
        live = await services.tables.find(id)
        assert left(live) == before
        await still_people(services, live)
        await act(services, live)
        await shut(services)

    id, before = run(first())
    with monkeypatch.context() as upgraded:
        upgraded.setattr(registry.kinds()["cafe_del_gatto"], "rules_version", 2)
        run(other_rules(id))
    run(back(id, before))


def test_uptime_of_several_workers_is_merged(database_server: Postgres) -> None:
    """Whoever comes to an empty server opens it anew, however short it was empty; others join."""
    settings = Settings(database=database_server.database())
    watch = Watch()

    async def worker() -> tuple[Storage, Uptime]:
        storage = Storage(settings)
        await storage.open()
        hours = Uptime(storage)
        hours.time = watch
        await hours.open(keep=True)
        return storage, hours

    async def gone(worker: tuple[Storage, Uptime], kill: bool) -> None:
        storage, hours = worker
        hours._keeping = not kill
        await hours.close()
        await storage.close()

    async def story() -> None:
        start = watch.at
        first, second = await worker(), await worker()
        watch.wait(10)
        await first[1].beat()
        await gone(first, kill=True)
        watch.wait(10)
        await second[1].beat()
        third = await worker()
        for hours in (second[1], third[1]):
            assert hours.closed_since(start, "cafe_del_gatto", 1) == 0.0
        for one in (second, third):
            await gone(one, kill=False)
        watch.wait(3)
        fourth = await worker()
        assert fourth[1].closed_since(start, "cafe_del_gatto", 1) == 3.0
        fifth = await worker()
        watch.wait(SILENCE + 5)  # both slept
        await fifth[1].beat()
        await fourth[1].beat()
        for hours in (fourth[1], fifth[1]):
            assert hours.closed_since(start, "cafe_del_gatto", 1) == 3.0 + SILENCE + 5
            assert hours.closed_since(start + 22, "cafe_del_gatto", 1) == 1.0 + SILENCE + 5
            assert hours.closed_since(watch.at, "cafe_del_gatto", 1) == 0.0
        for one in (fourth, fifth):
            await gone(one, kill=False)

    run(story())


def test_closures_by_rules_version() -> None:
    stretches = [
        Stretch(0.0, 10.0, {}),
        Stretch(20.0, 30.0, {"a": 1}),
        Stretch(35.0, 50.0, {"a": 2}),
        Stretch(60.0, 70.0, {"a": 1}),
    ]
    assert [Closures(stretches, "a", 1).since(start) for start in (5.0, 15.0, 25.0, 30.0, 65.0)] == [40.0, 35.0, 30.0, 30.0, 0.0]
    assert Closures(stretches, "b", 7).since(5.0) == 25.0
    assert Closures([], "a", 1).since(0.0) == 0.0


# -- a real server, really killed ----------------------------------------------------------------------------------------


def age(database: str, seconds: float) -> None:
    """Make everything stored older: for a server that starts now, as if it started so much later."""
    if database.startswith("postgresql:"):
        with psycopg.connect(database) as postgresql:
            _age(postgresql, "%s", seconds)
    else:
        with contextlib.closing(sqlite3.connect(database)) as sqlite, sqlite:
            _age(sqlite, "?", seconds)


def _age(connection: Any, mark: str, seconds: float) -> None:
    connection.execute(f"UPDATE hours SET opened = opened - {seconds}, seen = seen - {seconds}")  # noqa: S608
    connection.execute(f"UPDATE turns SET deadline = deadline - {seconds}, updated = updated - {seconds}")  # noqa: S608
    for id, text in connection.execute("SELECT id, doc FROM tables").fetchall():
        doc = msgspec.json.decode(text)
        if doc.get("started") is not None:
            doc["started"] -= seconds
        values = (msgspec.json.encode(doc).decode(), id)
        connection.execute(f"UPDATE tables SET doc = {mark} WHERE id = {mark}", values)  # noqa: S608


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_killed_server_comes_back_a_day_later(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = str(tmp_path / "tables.sqlite3")
    if kind == "postgresql":
        database = request.getfixturevalue("database_server").database()
    clocks = ({"kind": "bank", "seconds": 600}, {"kind": "move", "seconds": 600})

    async def story(server: ServerProcess) -> None:
        async with people(server.url, "Ana", "Ben") as (ana, ben):
            ids = [await two_at_a_table(ana, ben, clock=clock) for clock in clocks]
            before: list[Document] = []
            for id in ids:
                async with ana.live(id) as first:
                    await first.my_turn()
                    assert (await first.act(first.legal()[0]))["type"] == "done"
                    while first.number == 0:
                        await first.until("step")
                    before.append(first.state["clock"])
            assert server.process is not None
            server.process.kill()
            server.process.wait()
            age(database, DAY)
            server.start()
            for id, seen in zip(ids, before, strict=True):
                async with ana.live(id) as first, ben.live(id) as second:
                    snapshot = await first.until("snapshot")
                    assert set(snapshot["clock"]) == set(seen)
                    for seat, seconds in snapshot["clock"].items():
                        assert seen[seat] - 120 < seconds <= 600, "a day has passed, but not for the clock"
                    assert [chair["kind"] for chair in snapshot["table"]["chairs"]] == ["person", "person"]
                    await second.until("snapshot")
                    mover = first if first.legal() else second
                    assert (await mover.act(mover.legal()[0]))["type"] == "done"

    with ServerProcess(database) as server:
        run(story(server), 90)
