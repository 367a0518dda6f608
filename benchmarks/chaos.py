"""Pull any plug: random faults and kills under load, and what must be true whatever happens.

    PYTHONPATH=build/native:. python benchmarks/chaos.py [--minutes 30] [--seed 1] [--only FAULT …] [--json FILE]

A server with two workers and a bot worker play on a PostgreSQL of their own, through a proxy that breaks connections as networks
do. Pairs of people play all the time, others play against bots. One fault follows another, chosen by the seed: connections
are cut, refused, frozen, half-open, slow or lose their answers; backends are terminated, PostgreSQL is restarted, stopped for a
while or frozen; a worker of the server or the bot worker is killed with -9 (the bot worker is started again, as systemd would).

After every fault it must be ready with all of its tasks, acknowledge moves, and let bots answer within 10 seconds (noted beside
what was later: how many times as long as alone a process took on this machine at that time); at the
end everything that was acknowledged must be stored as it was, once, without gaps, and every game that is over must verify.
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
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import psycopg
from tests.server.clients import Person, ServerProcess, bot_workers, people, strain
from tests.server.postgres import Postgres, postgres
from tests.server.proxy import FaultProxy
from tests.server.stubborn import Players, bot_answers, check_storage, sound

from ludocafe import registry
from ludocafe.core import playout
from ludocafe.core.match import verify
from ludocafe.core.record import read_record

BACK = 10.0  # seconds after which everything must run again
GIVEN_UP = 60.0  # and after which it is waited for no longer
PARTS = ("ready", "moves", "bots")
PAIRS = 6
PAUSE = 0.05  # seconds between a player's moves
Fault = Callable[[], Awaitable[None]]


def say(text: str) -> None:
    print(f"{datetime.datetime.now(datetime.UTC):%H:%M:%S} {text}", file=sys.stderr, flush=True)


class Installation:
    """What can be broken."""

    def __init__(self, server: Postgres, database: str, proxy: FaultProxy, web: ServerProcess, rng: random.Random) -> None:
        self.server = server
        self.database = database
        self.proxy = proxy
        self.web = web
        self.rng = rng
        self.bots: list[subprocess.Popen[bytes]] = []

    def faults(self) -> dict[str, Fault]:
        return {
            "connections cut": self.cut,
            "connections refused": self.refused,
            "network frozen": self.frozen_network,
            "connections half-open": self.half_open,
            "network slow": self.slow,
            "answers lost": self.lost_answers,
            "backends terminated": self.terminated,
            "PostgreSQL restarted": self.restarted,
            "PostgreSQL frozen": self.frozen_server,
            "worker killed": self.killed_worker,
            "bot worker killed": self.killed_bots,
        }

    async def lasting(self) -> None:
        await asyncio.sleep(self.rng.uniform(0.5, 12.0))

    async def cut(self) -> None:
        self.proxy.cut()

    async def refused(self) -> None:
        await self.proxy.refuse()
        await self.lasting()
        await self.proxy.mend()

    async def frozen_network(self) -> None:
        self.proxy.freeze()
        await self.lasting()
        await self.proxy.mend()

    async def half_open(self) -> None:
        self.proxy.half_open()

    async def slow(self) -> None:
        self.proxy.slow(self.rng.uniform(0.02, 0.5))
        await self.lasting()
        await self.proxy.mend()

    async def lost_answers(self) -> None:
        self.proxy.lose_answers()
        await asyncio.sleep(self.rng.uniform(0.1, 2.0))
        self.proxy.cut()
        await self.proxy.mend()

    async def terminated(self) -> None:
        with psycopg.connect(self.server.url("postgres"), autocommit=True) as connection:
            name = self.database.rpartition("/")[2]
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))

    async def restarted(self) -> None:
        await asyncio.to_thread(self.server.restart)

    async def frozen_server(self) -> None:
        processes = self.server.processes()
        for pid in processes:
            os.kill(pid, signal.SIGSTOP)
        await self.lasting()
        for pid in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    async def killed_worker(self) -> None:
        assert self.web.process is not None
        children = Path(f"/proc/{self.web.process.pid}/task/{self.web.process.pid}/children").read_text().split()
        workers = [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        os.kill(self.rng.choice(workers), signal.SIGKILL)

    async def killed_bots(self) -> None:
        self.bots.pop().kill()
        self.start_bots()

    def start_bots(self) -> None:
        self.bots.append(self._stack.enter_context(bot_workers(self.proxy.url(self.database), 1))[0])

    def __enter__(self) -> "Installation":
        self._stack = contextlib.ExitStack()
        self.start_bots()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()


async def recovered(ana: Person, players: Players) -> dict[str, float]:
    """How long until everything runs again, in seconds."""
    began = time.monotonic()
    before = len(players.acknowledged)
    found: dict[str, float] = {}

    async def noted(name: str, work: Awaitable[None]) -> None:
        await work
        found[name] = round(time.monotonic() - began, 2)

    async def moves() -> None:
        while len(players.acknowledged) == before:
            await asyncio.sleep(0.02)

    async def every_worker_is_ready() -> None:
        for _ in range(6):  # whichever answers
            async with Person(ana.url) as visitor:
                await sound(visitor)

    waiting = [noted("ready", every_worker_is_ready()), noted("moves", moves()), noted("bots", bot_answers(ana))]
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(asyncio.gather(*waiting), GIVEN_UP)
    return found


async def chaos(minutes: float, seed: int, only: list[str]) -> dict[str, Any]:
    rng = random.Random(seed)
    with postgres() as server:
        database = server.database()
        async with FaultProxy.open(server.port) as proxy:
            web = ServerProcess(proxy.url(database), "--workers", "2", "--bots", "queue")
            await asyncio.to_thread(web.start)
            try:
                with Installation(server, database, proxy, web, rng) as installation:
                    return await _chaos(installation, minutes, seed, only)
            finally:
                await asyncio.to_thread(web.stop)


async def _chaos(installation: Installation, minutes: float, seed: int, only: list[str]) -> dict[str, Any]:
    rng, url = installation.rng, installation.web.url
    counts: collections.Counter[str] = collections.Counter()
    times: dict[str, list[dict[str, float]]] = collections.defaultdict(list)
    late: list[dict[str, Any]] = []
    faults = {name: fault for name, fault in installation.faults().items() if not only or name in only}
    async with people(url, "Ana", *(f"P{number}" for number in range(2 * PAIRS))) as (ana, *guests):
        players = Players(guests, seed, PAUSE)
        players.start()
        await asyncio.wait_for(bot_answers(ana), 60)
        end = time.monotonic() + minutes * 60
        bag: list[str] = []
        while time.monotonic() < end:
            bag = bag or rng.sample(sorted(faults), len(faults))  # each as often as any other
            name = bag.pop()
            strained = strain()
            await faults[name]()
            counts[name] += 1
            found = await recovered(ana, players)
            times[name].append(found)
            say(f"{name}: {found}, {len(players.acknowledged)} moves acknowledged")
            if len(found) < len(PARTS) or max(found.values()) > BACK:
                strained = max(strained, strain())
                late.append({"fault": name, "number": sum(counts.values()), "seconds": found, "strain": round(strained, 1)})
            await asyncio.sleep(rng.uniform(0.5, 5.0))
        await players.end()
        verified = 0
        for id in players.tables:
            record = await ana.http.get(f"/api/tables/{id}/record")
            for person in guests:
                if record.status_code == 200:
                    break
                record = await person.http.get(f"/api/tables/{id}/record")
            if record.status_code == 200 and record.json().get("seed"):
                game = read_record(msgspec.json.encode(record.json()).decode())
                verify(game, registry.game_of(game))
                verified += 1
    stored = await check_storage(installation.database, players.tables, players.acknowledged)
    seconds = [one.get(part, GIVEN_UP) for found in times.values() for one in found for part in PARTS]
    return {
        "minutes": minutes,
        "seed": seed,
        "faults": dict(sorted(counts.items())),
        "faults_in_all": sum(counts.values()),
        "tables": len(players.tables),
        "moves_acknowledged": len(players.acknowledged),
        "moves_stored": len(stored),
        "moves_lost": sum(stored.get(key) != do for key, do in players.acknowledged.items()),
        "games_verified": verified,
        "recovery_seconds": {
            name: {part: max(one.get(part, GIVEN_UP) for one in found) for part in PARTS} for name, found in sorted(times.items())
        },
        "recovery_median": round(statistics.median(seconds), 2),
        "recovery_longest": max(seconds),
        "later_than_10_s": late,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Break everything, again and again.")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", default=[], metavar="FAULT", help='such as "bot worker killed"; otherwise all')
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    report = {
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="minutes"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "rules": "interpreted" if str(playout.__file__).endswith(".py") else "compiled",
        "load_average": os.getloadavg()[0],
        **asyncio.run(chaos(arguments.minutes, arguments.seed, arguments.only)),
    }
    print(json.dumps(report, indent=1))
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    if report["later_than_10_s"]:
        sys.exit(1)


if __name__ == "__main__":
    main()
