"""A server under load whose database fails, and what must be true afterwards."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import NamedTuple

from tests.server.clients import PATIENCE, Person, ServerProcess, bot_workers, people, strain, two_at_a_table
from tests.server.postgres import Postgres, postgres
from tests.server.proxy import FaultProxy
from tests.server.stubborn import Players, bot_answers, check_storage, persistently, sound

BACK = 10.0  # seconds after which everything must run again, on a machine that has nothing else to do
SHORT_FAULT, FAULT, LONG_FAULT = 1.0, 5.0, 8.0  # seconds that faults last: the second is as long as a write is tried again
SHORT, LONG = 2, 100  # seconds for a move at the tables whose clocks are watched
GIVEN = 1.5  # seconds by which a fault may be taken for shorter than it was
Fault = Callable[[], Awaitable[None]]


async def in_time(work: "list[asyncio.Task[None]]", strained: float = 1.0) -> "set[asyncio.Task[None]]":
    """Wait for all of it, ``BACK`` seconds of a machine that has nothing else to do; what is late is given up and told."""
    began = time.monotonic()
    _done, late = await asyncio.wait(work, timeout=BACK * strained)
    while late and time.monotonic() - began < BACK * (strained := max(strained, strain())):  # it has become busier
        _done, late = await asyncio.wait(late, timeout=BACK * strained - (time.monotonic() - began))
    for task in work:
        if task in late:
            task.cancel()
        elif not late:
            task.result()
    return late


async def clock_runs_out(person: Person, table: str) -> None:
    """The clock of a table runs out and a bot takes over."""

    async def look() -> None:
        assert (await person.get(f"/api/tables/{table}"))["chairs"][0]["kind"] == "bot"

    await persistently(look)


class Scene:
    """A server under load whose database is about to fail; the story goes on from test to test."""

    def __init__(self, runner: asyncio.Runner, database: str, ana: Person, ben: Person, players: Players) -> None:
        self.runner = runner
        self.database = database
        self.ana = ana
        self.ben = ben
        self.players = players

    @classmethod
    @contextlib.contextmanager
    def open(cls, runner: asyncio.Runner, server: ServerProcess, database: str, pairs: int) -> Iterator["Scene"]:
        names = [f"P{number}" for number in range(2 * pairs)]
        visitors = people(server.url, "Ana", "Ben", *names)
        ana, ben, *guests = runner.run(visitors.__aenter__())
        scene = cls(runner, database, ana, ben, Players(guests, seed=3))
        try:
            runner.run(scene.begin())
            yield scene
            runner.run(scene.players.end())
        finally:
            runner.run(visitors.__aexit__(None, None, None))

    async def begin(self) -> None:
        self.players.start()
        await asyncio.wait_for(bot_answers(self.ana), 30 * PATIENCE)  # those who think have been started

    def suffers(self, fault: Fault, mend: Fault, lasts: float = FAULT, playable: bool = False) -> None:
        """Everything recovers within ``BACK`` seconds of the end of a fault, and nobody's clock ran meanwhile.

        No acknowledged move is lost, and nothing is carried out twice.
        """
        self.runner.run(asyncio.wait_for(self._suffer(fault, mend, lasts, playable), 60 * PATIENCE))

    async def _suffer(self, fault: Fault, mend: Fault, lasts: float, playable: bool) -> None:
        short, long = [
            await two_at_a_table(self.ana, self.ben, clock={"kind": "move", "seconds": seconds}) for seconds in (SHORT, LONG)
        ]
        await self._somebody_moves()
        strained = strain()
        began, left = time.monotonic(), await self._left(long)
        await fault()
        await asyncio.sleep(lasts)
        await mend()
        await self._recover(short, strained)
        if lasts and not playable:
            spent, passed = left - await self._left(long), time.monotonic() - began
            assert spent <= passed - lasts + GIVEN * strained, "the clock ran while nobody could move"
        stored = await check_storage(self.database, self.players.tables, dict(self.players.acknowledged))
        assert len(stored) > 10

    async def _recover(self, table: str, strained: float) -> None:
        began = time.monotonic()
        signs = {
            "tasks": sound(self.ana),
            "clocks": clock_runs_out(self.ana, table),
            "bots": bot_answers(self.ana),
            "moves": self._somebody_moves(),
        }
        waiting = [asyncio.create_task(work, name=name) for name, work in signs.items()]
        if late := await in_time(waiting, strained):
            health = (await self.ana.http.get("/api/health")).text
            missing = sorted(task.get_name() for task in late)
            raise AssertionError(f"not back after {time.monotonic() - began:.1f} s: {missing}; {health}")
        still = asyncio.create_task(sound(self.ana))  # what had not failed yet may have been taken for sound
        assert not await in_time([still], strained)

    async def _somebody_moves(self) -> None:
        before = len(self.players.acknowledged)
        while len(self.players.acknowledged) == before:
            await asyncio.sleep(0.02)

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


class Setting(NamedTuple):
    """A scene, its PostgreSQL, and the network between them."""

    scene: Scene
    server: Postgres
    proxy: FaultProxy


@contextlib.contextmanager
def behind_a_proxy(pairs: int, *options: str, bots: int = 0) -> Iterator[Setting]:
    """What waits for the proxy waits in threads: it passes on nothing while the loop does not run."""
    with postgres() as server, asyncio.Runner() as runner, contextlib.ExitStack() as stack:
        database = server.database()
        opened = FaultProxy.open(server.port)
        proxy = runner.run(opened.__aenter__())
        stack.callback(lambda: runner.run(opened.__aexit__(None, None, None)))
        process = ServerProcess(proxy.url(database), *options)
        stack.callback(lambda: runner.run(asyncio.to_thread(process.stop)))
        runner.run(asyncio.to_thread(process.start))
        workers = bot_workers(proxy.url(database), bots)
        workers.__enter__()
        stack.callback(lambda: runner.run(asyncio.to_thread(workers.__exit__, None, None, None)))
        with Scene.open(runner, process, database, pairs) as scene:
            yield Setting(scene, server, proxy)
