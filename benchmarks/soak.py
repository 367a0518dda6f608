"""Does the server stay as it is over time? People come and go at many tables, and its memory, descriptors and tasks are watched.

    PYTHONPATH=build/native:. python benchmarks/soak.py [--minutes 60] [--tables 300] [--json FILE]

Every table has two people, who move about every three seconds, leave now and then for a few seconds, talk, look back and ask for
the digest; where a game ends, two others begin a new one, some of them new guests, and some against a bot. Every half minute the
resident memory of the server, its open descriptors, and the tasks of its event loop are noted. A line is fitted to the samples of
the last half hour (of the second half, if the run is shorter than an hour): along it none of them may have grown by more than
5 %, and the server must have been ready every time. The database is SQLite, as without any option. The memory of bot processes
is noted, too, but not judged: they come and go.
"""

import argparse
import asyncio
import collections
import contextlib
import datetime
import json
import os
import platform
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from tests.server.clients import Person, ServerProcess, Table, two_at_a_table
from tests.server.stubborn import BROKEN

from ludocafe.core import playout

ROOT = Path(__file__).parents[1]
SAMPLE = 30.0  # seconds
THINK = 6.0  # seconds a player thinks at most
ALLOWED = 0.05  # growth
WINDOW = 30.0  # minutes at the end that are judged
WATCHED = ("resident_mib", "descriptors", "tasks")


class Crowd:
    """The people of all tables."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.rng = random.Random(seed)
        self.free: list[Person] = []
        self.counts = {"guests": 0, "games": 0, "moves": 0, "connections": 0, "refusals": 0}
        self.broken: collections.Counter[str] = collections.Counter()  # connections, by what ended them

    async def take(self) -> Person:
        """Somebody without a table; every tenth is new, and somebody known goes for good."""
        if self.free and self.rng.random() > 0.1:
            return self.free.pop(self.rng.randrange(len(self.free)))
        if self.free:
            await self.free.pop(0).http.aclose()
        self.counts["guests"] += 1
        return await Person(self.url).named(f"Guest {self.counts['guests']}")

    async def keep_a_table(self) -> None:
        """One game after another."""
        while True:
            two = [await self.take(), await self.take()]
            try:
                if self.rng.random() < 0.1:
                    id = (await two[0].open("me", "bot:apprentice"))["id"]
                    await self.play(two[0], id)
                else:
                    id = await two_at_a_table(*two)
                    await asyncio.gather(*(self.play(person, id) for person in two))
                self.counts["games"] += 1
            except AssertionError as error:
                self.counts["refusals"] += 1
                print(error, file=sys.stderr)
            self.free += two

    async def play(self, person: Person, id: str) -> None:
        """Come, play for a while, go away, come back; until the game is over."""
        while True:
            self.counts["connections"] += 1
            try:
                async with person.live(id, lean=self.rng.random() < 0.2) as live:
                    if not await self.stay(person, live, id):
                        return
            except BROKEN as error:
                self.broken[type(error).__name__] += 1
            await asyncio.sleep(self.rng.uniform(0.1, 10.0))

    async def stay(self, person: Person, live: Table, id: str) -> bool:
        """Play until it is time to leave; False when the game is over."""
        for _ in range(self.rng.randrange(5, 60)):
            while not live.legal():
                if live.state and live.state["result"] is not None:
                    return False
                await asyncio.wait_for(live.until("snapshot", "step", "state"), 600)
                live.seen.clear()
            await asyncio.sleep(self.rng.uniform(0.0, THINK))
            number = live.number
            answer = await live.act(self.rng.choice(live.legal()))
            self.counts["moves" if answer["type"] == "done" else "refusals"] += 1
            while live.number == number:
                await live.until("snapshot", "step", "state")
            live.seen.clear()
            chance = self.rng.random()
            if chance < 0.02:
                await live.send("chat", text=f"That was number {number}.")
            elif chance < 0.03:
                await person.http.get(f"/api/tables/{id}/digest?since={max(0, number - 20)}&lang=en")
            elif chance < 0.035:
                await person.http.get(f"/api/tables/{id}/at/{number // 2}")
        return True


def resident(pid: int) -> float:
    """Resident memory of a process, in MiB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def sample(pid: int, metrics: str) -> dict[str, float]:
    """How big the server is now."""
    values = dict(line.rsplit(" ", 1) for line in metrics.splitlines() if line and line[0] != "#")
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {
        "resident_mib": round(resident(pid), 2),
        "bots_mib": round(sum(resident(int(child)) for child in children), 2),
        "descriptors": len(os.listdir(f"/proc/{pid}/fd")),  # noqa: PTH208
        "tasks": float(values["ludocafe_asyncio_tasks"]),
        "tables": float(values["ludocafe_tables_in_memory"]),
        "connections": float(values["ludocafe_live_connections"]),
    }


def verdict(samples: list[dict[str, float]]) -> dict[str, Any]:
    """How much everything has grown along a line through the samples of the last half hour, or of the second half."""
    end = samples[-1]["minute"]
    late = [one for one in samples if one["minute"] >= end - min(WINDOW, end / 2)]
    minutes = [one["minute"] for one in late]
    found: dict[str, Any] = {"minutes": round(minutes[-1] - minutes[0], 1)}
    for name in WATCHED:
        slope, start = statistics.linear_regression(minutes, [one[name] for one in late])
        first, last = (start + slope * minute for minute in (minutes[0], minutes[-1]))
        growth = last / first - 1
        found[name] = {"first": round(first, 2), "last": round(last, 2), "growth": round(growth, 4), "flat": growth < ALLOWED}
    return found


def as_it_should_be(found: dict[str, Any]) -> bool:
    return all(found["verdict"][name]["flat"] for name in WATCHED) and all(one["ready"] == 200 for one in found["samples"])


async def soak(server: ServerProcess, tables: int, minutes: float, seed: int) -> dict[str, Any]:
    assert server.process is not None
    pid = server.process.pid
    crowd = Crowd(server.url, seed)
    began = time.monotonic()
    samples: list[dict[str, float]] = []
    playing = []
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as watcher:
        for _ in range(tables):
            playing.append(asyncio.create_task(crowd.keep_a_table()))
            await asyncio.sleep(0.05)
        while time.monotonic() - began < minutes * 60:
            await asyncio.sleep(SAMPLE)
            for task in playing:
                if task.done():
                    await task  # a mistake of ours
            ready = (await watcher.get("/api/ready")).status_code
            now = sample(pid, (await watcher.get("/metrics")).text)
            samples.append({"minute": round((time.monotonic() - began) / 60, 1), "ready": ready, **now})
            print(json.dumps({**samples[-1], "counts": crowd.counts, "broken": crowd.broken}), file=sys.stderr, flush=True)
    for task in playing:
        task.cancel()
    await asyncio.wait(playing, timeout=5)  # clients that are just closing are not waited for
    return {
        "minutes": round((time.monotonic() - began) / 60, 1),
        "counts": crowd.counts,
        "broken": crowd.broken,
        "verdict": verdict(samples),
        "samples": samples,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Watch the server over time.")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="ludocafe-soak-"))
        server = stack.enter_context(ServerProcess(str(Path(folder) / "tables.sqlite3"), "--bot-processes", "1"))
        found = asyncio.run(soak(server, arguments.tables, arguments.minutes, arguments.seed))
    report = {
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="minutes"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "rules": "interpreted" if str(playout.__file__).endswith(".py") else "compiled",
        "load_average": os.getloadavg()[0],
        "database": "SQLite",
        "tables": arguments.tables,
        "seed": arguments.seed,
        **found,
    }
    print(json.dumps(report["verdict"], indent=1))
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    if not as_it_should_be(found):
        sys.exit(1)


if __name__ == "__main__":
    main()
