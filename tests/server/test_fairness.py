"""Thinking time is shared between people: nobody's bots wait because somebody else has many."""

import asyncio
import contextlib
import statistics
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from ludocafe.server.fair_queue import FairQueue, Priority, Urgency
from ludocafe.server.settings import Limits
from tests.server.clients import PATIENCE, Person, ServerProcess, bot_workers, people, run, strain
from tests.server.postgres import Postgres

GREEDY = 100  # tables of four masters
GOAL = 1.0  # seconds until an apprentice has answered, at the 95th percentile, on a machine that has nothing else to do


class Watch:
    """A clock that goes when told."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


def waits(person: str, urgency: Urgency = Urgency.WATCHED) -> Priority:
    return Priority(urgency, (person,))


def served(queue: "FairQueue[str]", watch: Watch, jobs: int, seconds: float = 1.0) -> list[str]:
    """Who is served, one after another, when every job takes so long."""
    order = []
    for _ in range(jobs):
        job = queue.next()
        assert job is not None
        queue.run(job)
        watch.at += seconds
        queue.remove(job)
        order.append(job.item)
    return order


def test_queue_is_fair_between_people_not_tables() -> None:
    watch = Watch()
    queue: FairQueue[str] = FairQueue(watch)
    for number in range(20):
        queue.add(f"greedy {number}", lambda: waits("greedy"))
    for number in range(3):
        queue.add(f"modest {number}", lambda: waits("modest"))
    order = served(queue, watch, 8)
    assert [one.split()[0] for one in order[:6]].count("modest") == 3
    assert [one for one in order if one.startswith("greedy")] == [f"greedy {number}" for number in range(5)]


def test_queue_orders_by_urgency() -> None:
    watch = Watch()
    queue: FairQueue[str] = FairQueue(watch)
    queue.add("alone", lambda: waits("ana", Urgency.ALONE))
    queue.add("awaited", lambda: waits("ben", Urgency.AWAITED))
    queue.add("watched", lambda: waits("cleo"))
    assert served(queue, watch, 3) == ["watched", "awaited", "alone"]


def test_running_job_is_interrupted_for_a_person_who_used_less() -> None:
    watch = Watch()
    queue: FairQueue[str] = FairQueue(watch)
    first = queue.add("first", lambda: waits("greedy"))
    queue.run(first)
    second = queue.add("second", lambda: waits("greedy"))
    assert queue.to_interrupt(second) is None, "not for another table of the same person"
    watch.at += 1.0
    other = queue.add("other", lambda: waits("modest"))
    assert queue.to_interrupt(other) is first
    queue.interrupt(first)
    queue.run(other)
    watch.at += 0.2
    assert queue.to_interrupt(first) is None, "a little more is no reason to stop it again"
    watch.at += 3.0
    assert queue.to_interrupt(first) is other


def test_absence_earns_no_computing_time() -> None:
    watch = Watch()
    queue: FairQueue[str] = FairQueue(watch)
    for number in range(100):
        queue.add(f"old {number}", lambda: waits("old"))
    served(queue, watch, 50)
    for number in range(100):
        queue.add(f"new {number}", lambda: waits("new"))
    order = served(queue, watch, 10)
    assert 4 <= sum(one.startswith("new") for one in order) <= 6


def test_a_job_becomes_urgent_when_somebody_comes_to_watch() -> None:
    watch = Watch()
    queue: FairQueue[str] = FairQueue(watch)
    here = False
    queue.add("first", lambda: waits("ana", Urgency.AWAITED))
    queue.add("second", lambda: waits("ben", Urgency.WATCHED if here else Urgency.AWAITED))
    here = True
    queue.refresh()
    assert served(queue, watch, 2) == ["second", "first"]


# -- a greedy guest at a real server ------------------------------------------------------------------------------------


async def be_greedy(person: Person) -> list[str]:
    """Open a hundred tables of four masters without a person, as many as the server takes."""
    body = {"game": "coffee_traders", "seats": 4, "chairs": [{"kind": "bot", "level": "master"}] * 4}
    answers = [await person.http.post("/api/tables", json=body) for _ in range(GREEDY)]
    refused = [answer.json()["text"] for answer in answers if answer.status_code == 429]
    assert set(refused) <= {"too-many-bot-tables"}
    return [answer.json()["id"] for answer in answers if answer.status_code < 300]


@contextlib.asynccontextmanager
async def watching(person: Person, count: int) -> AsyncIterator[None]:
    """Sit at so many tables of masters with a live connection to each."""
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(count):
            id = (await person.open("bot:master", "bot:master", "bot:master", "me", game="coffee_traders"))["id"]
            await stack.enter_async_context(person.live(id))
        yield


async def answers_of_an_apprentice(person: Person, moves: int) -> list[float]:
    """How long it takes until it is one's turn again, at a table with an apprentice."""
    times: list[float] = []
    while len(times) < moves:
        id = (await person.open("me", "bot:apprentice"))["id"]
        async with person.live(id) as live:
            while len(times) < moves and await live.my_turn():
                number = live.number
                await live.act(live.legal()[0])
                while live.number == number:
                    await live.until("step")
                if not live.legal():
                    began = time.perf_counter()
                    while not live.legal() and live.state["result"] is None:
                        await asyncio.wait_for(live.until("step"), 60 * PATIENCE)
                    times.append(time.perf_counter() - began)
    return times


@contextlib.asynccontextmanager
async def measured_strain() -> AsyncIterator[list[float]]:
    """How busy the machine is with other things meanwhile, looked at again and again."""
    found = [strain()]

    async def look() -> None:
        while True:
            await asyncio.sleep(1.0)
            found.append(await asyncio.to_thread(strain))

    looking = asyncio.create_task(look())
    try:
        yield found
    finally:
        looking.cancel()
        await asyncio.wait([looking])


async def _greedy_and_modest(url: str, opened: int) -> None:
    async with people(url, "Greedy", "Modest") as (greedy, modest):
        await answers_of_an_apprentice(modest, 2)  # the bots have been started
        tables = await be_greedy(greedy)
        assert len(tables) == opened
        async with watching(greedy, 20), measured_strain() as strained:
            times = await answers_of_an_apprentice(modest, 40)
    p95, goal = statistics.quantiles(times, n=20)[-1], GOAL * max(strained)
    assert p95 < goal, f"95th percentile {p95:.2f} s (of {goal:.2f} s), longest {max(times):.2f} s"


LIMITS = {"requests": 1e6, "request_burst": 1e6, "openings": 1e6, "opening_burst": 1e6, "tables": 1000, "guest_burst": 100}
ALL_ALLOWED = msgspec.json.encode({**LIMITS, "bot_tables": GREEDY}).decode()


def test_an_apprentice_answers_beside_a_hundred_tables_of_masters(tmp_path: Path) -> None:
    """Even a server that lets one guest open all of them thinks for the others first."""
    with ServerProcess(str(tmp_path / "tables.sqlite3"), "--bot-processes", "1", LUDOCAFE_LIMITS=ALL_ALLOWED) as server:
        run(_greedy_and_modest(server.url, GREEDY), 150)


def test_an_apprentice_answers_beside_a_hundred_tables_of_masters_with_bot_workers(database_server: Postgres) -> None:
    database = database_server.database()
    with (
        bot_workers(database, 1, LUDOCAFE_LIMITS=ALL_ALLOWED),
        ServerProcess(database, "--bots", "queue", LUDOCAFE_LIMITS=ALL_ALLOWED) as server,
    ):
        run(_greedy_and_modest(server.url, GREEDY), 200)


def test_of_a_hundred_tables_of_masters_few_are_opened(tmp_path: Path) -> None:
    """At default limits."""

    async def story(url: str) -> None:
        async with people(url, "Greedy") as (greedy,):
            assert len(await be_greedy(greedy)) == Limits().bot_tables

    with ServerProcess(str(tmp_path / "tables.sqlite3"), "--bot-processes", "1", LUDOCAFE_LIMITS="{}") as server:
        run(story(server.url), 60)


def test_tables_of_bots_alone_are_few(tmp_path: Path) -> None:
    limits = msgspec.json.encode({**LIMITS, "bot_tables": 2}).decode()

    async def story(url: str) -> None:
        async with people(url, "Ana") as (ana,):
            for _ in range(2):
                await ana.open("bot:master", "bot:master")
            new = {"game": "cafe_del_gatto", "seats": 2, "chairs": [{"kind": "bot", "level": "master"}] * 2}
            assert (await ana.post("/api/tables", new, 429))["text"] == "too-many-bot-tables"
            mine = (await ana.open("me", "bot:random"))["id"]
            after = await ana.post(f"/api/tables/{mine}/resign", {"level": "random"})
            assert after["state"] == "aborted", "nor by leaving the seat to a bot"

    with ServerProcess(str(tmp_path / "tables.sqlite3"), LUDOCAFE_LIMITS=limits) as server:
        run(story(server.url), 60)


@pytest.mark.parametrize("urgency", list(Urgency))
def test_every_urgency_is_served_in_the_end(urgency: Urgency) -> None:
    watch = Watch()
    queue: FairQueue[str] = FairQueue(watch)
    queue.add("one", lambda: waits("ana", urgency))
    assert served(queue, watch, 1) == ["one"]
