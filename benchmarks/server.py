"""How much the server carries: scripted players of Café del Gatto on loopback, for SQLite and PostgreSQL.

    PYTHONPATH=build/native:. python benchmarks/server.py [--quick] [--only sqlite-full …] [--clients lean …] [--json FILE]
        [--before FOLDER [--rounds 3]]

With ``--before`` the compiled package in FOLDER (``build/native`` of another version) is measured as well, in turn with this one,
so that both share whatever else the machine does; what counts then is the ratio of processor time per move, flat out.

Two loads per set-up, at the same tables. *Paced*: 500 tables make one move a second each; the figures are the times from
"move sent" to "the other player's client got it". *Flat out*: at 400 tables the next move follows as soon as its player has
heard of the last one, and where a game ends another table joins in; the figure is acknowledged moves per second, in all and
second by second. Both players are connected by WebSocket, as bots (``lean``) or like the page (``page``: views, choices with
their effects, scores and events for both players with every step).
The client is bounded to one process, reads every message and chooses at random among the moves it was offered (from a seed that
is reported; the server draws its shuffles itself). It shares the machine with the server. "µs/move" is the server's processor
time (all of its processes and threads) per acknowledged move, which hardly depends on what else the machine does; the client's
is reported too. Memory is the growth of the server's resident set per table with two connected players, after they played.
"""

import argparse
import asyncio
import contextlib
import datetime
import gc
import json
import os
import platform
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import uvloop
from tests.server.clients import GENEROUS, wait_ready
from tests.server.postgres import postgres
from tests.support import free_port

from ludocafe.core import playout

ROOT = Path(__file__).resolve().parents[1]
SETUPS = ("sqlite-full", "sqlite-normal", "postgresql-1", "postgresql-2")
SEED = 1
AT_ONCE = 16  # tables being opened at the same time

# Pairs of results whose ratios are worth knowing: the first is so many times the second.
RATIOS = (
    ("sqlite-normal lean", "sqlite-full lean"),
    ("sqlite-full page", "sqlite-full lean"),
    ("postgresql-1 lean", "sqlite-full lean"),
    ("postgresql-2 lean", "postgresql-1 lean"),
    ("postgresql-2 page", "postgresql-1 page"),
)


class Size(msgspec.Struct, frozen=True):
    """How much load."""

    paced: int  # tables
    flat_out: int  # tables playing at a time
    reserve: int  # tables that join in where a game ends (after about 100 moves)
    paced_seconds: float
    flat_out_seconds: float


WHOLE = Size(paced=500, flat_out=400, reserve=300, paced_seconds=9.0, flat_out_seconds=7.0)
QUICK = Size(paced=60, flat_out=60, reserve=20, paced_seconds=2.0, flat_out_seconds=2.0)


class News(msgspec.Struct):
    """As much of a server message as a scripted player reads."""

    type: str
    number: int = 0
    legal: list[str] = []
    choices: list["Option"] = []
    result: Any = None  # of a game that is over


class Option(msgspec.Struct):
    """One choice of a page client."""

    notation: str


_decode = msgspec.json.Decoder(News).decode


class Client(asyncio.Protocol):
    """A WebSocket client of the smallest kind, so that the load costs little: text frames, a mask of zeros."""

    def __init__(self, load: "Load", table: int, seat: int, request: bytes) -> None:
        self.load = load
        self.table = table
        self.seat = seat
        self.request = request
        self.buffer = bytearray()
        self.upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.upgraded:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:end])
            del buffer[: end + 4]
            self.upgraded = True
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            kind, payload = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == 1:
                self.load.heard(self, _decode(payload))
            elif kind == 9:
                self._frame(10, payload)
            elif kind == 8:
                raise ConnectionError(payload)

    def send(self, text: bytes) -> None:
        self._frame(1, text)

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)


class Load:
    """Scripted players at many tables, and what they measure."""

    def __init__(self, port: int, lean: bool) -> None:
        self.port = port
        self.lean = lean
        self.rng = random.Random(SEED)
        self.tables: list[str] = []
        self.clients: list[Client] = []
        self.number: list[int] = []  # the latest state by table
        self.turn: list[tuple[Client, str] | None] = []  # who is to act, and what will be done
        self.sent: list[float] = []
        self.awaited: list[int] = []  # the state that the move sent will lead to
        self.mover: list[Client | None] = []
        self.delays: list[float] = []
        self.acknowledged = 0
        self.refused = 0
        self.playing: set[int] = set()  # tables of the flat-out load
        self.reserve: list[int] = []

    async def open(self, tables: int) -> None:
        """Open tables for two people, and connect both."""
        about: dict[str, Any] = {
            "base_url": f"http://127.0.0.1:{self.port}",
            "headers": {"X-Ludocafe": "1"},
            "timeout": 60,
        }
        async with httpx.AsyncClient(**about) as ana, httpx.AsyncClient(**about) as ben:
            for client, name in ((ana, "Ana"), (ben, "Ben")):
                (await client.post("/api/me", json={"name": name})).raise_for_status()
            self.number = [-1] * tables
            self.turn = [None] * tables
            self.sent = [0.0] * tables
            self.awaited = [-1] * tables
            self.mover = [None] * tables
            self.tables = [""] * tables
            waiting = iter(range(tables))
            await asyncio.gather(*(self._open_some(waiting, ana, ben) for _ in range(AT_ONCE)))
        async with asyncio.timeout(60):
            while any(turn is None for turn in self.turn):
                await asyncio.sleep(0.05)

    async def _open_some(self, waiting: Iterator[int], ana: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
        chairs = [{"kind": "me"}, {"kind": "open"}]
        for index in waiting:
            made = await ana.post("/api/tables", json={"game": "cafe_del_gatto", "seats": 2, "chairs": chairs})
            table = made.json()
            body = {"invitation": table["invitation"]}
            (await ben.post(f"/api/tables/{table['id']}/join", json=body)).raise_for_status()
            self.tables[index] = table["id"]
            for seat, client in enumerate((ana, ben)):
                await self._connect(index, seat, client.cookies["ludocafe"])

    async def _connect(self, table: int, seat: int, cookie: str) -> None:
        query = "?lean=1" if self.lean else ""
        key = b64encode(os.urandom(16)).decode()
        request = (
            f"GET /api/tables/{self.tables[table]}/live{query} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: ludocafe={cookie}\r\n\r\n"
        ).encode()
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(lambda: Client(self, table, seat, request), "127.0.0.1", self.port)
        self.clients.append(client)

    def heard(self, client: Client, news: News) -> None:
        if news.type in ("state", "step", "snapshot"):
            table = client.table
            options = news.legal if self.lean else [option.notation for option in news.choices]
            if news.number == self.awaited[table] and client is not self.mover[table]:
                self.delays.append(time.perf_counter() - self.sent[table])
            self.number[table] = max(self.number[table], news.number)
            if options:
                self.turn[table] = client, self.rng.choice(options)
                if table in self.playing:
                    self.move(table)
            elif news.result is not None and table in self.playing:
                self._next_table(table)
        elif news.type == "done":
            self.acknowledged += 1
        elif news.type == "refused":
            self.refused += 1

    def _next_table(self, over: int) -> None:
        """A game of the flat-out load is over: go on at another table."""
        self.playing.discard(over)
        if self.reserve:
            table = self.reserve.pop()
            self.playing.add(table)
            self.move(table)

    def move(self, table: int) -> None:
        turn = self.turn[table]
        if turn is None:
            return
        client, do = turn
        self.turn[table] = None
        self.mover[table] = client
        number = self.number[table]
        self.awaited[table] = number + 1
        self.sent[table] = time.perf_counter()
        client.send(b'{"type":"act","id":"%d","number":%d,"seat":%d,"do":"%s"}' % (number, number, client.seat, do.encode()))

    async def run_flat_out(self, tables: int, seconds: float, pid: int) -> dict[str, Any]:
        """As many tables as fast as it goes; the first fifth of the time is not counted."""
        everything = range(len(self.tables))
        self.playing, self.reserve = set(everything[:tables]), list(everything[tables:])
        for table in sorted(self.playing):
            self.move(table)
        await asyncio.sleep(seconds / 5)
        self.delays.clear()
        began, before = time.perf_counter(), self.acknowledged
        work, own = processor_seconds(pid), time.process_time()
        by_second: list[int] = []
        while time.perf_counter() - began < seconds * 4 / 5 - 0.5:
            counted, since = self.acknowledged, time.perf_counter()
            await asyncio.sleep(1.0)
            by_second.append(round((self.acknowledged - counted) / (time.perf_counter() - since)))
        moves = max(1, self.acknowledged - before)
        found = {
            "moves_per_second": round(moves / (time.perf_counter() - began)),
            "by_second": by_second,
            "server_us_per_move": round((processor_seconds(pid) - work) / moves * 1e6),
            "client_us_per_move": round((time.process_time() - own) / moves * 1e6),
            "tables_at_the_end": len(self.playing),
            **self._times(),
        }
        self.playing = set()
        await asyncio.sleep(0.5)
        return found

    async def run_paced(self, tables: int, seconds: float, pid: int) -> dict[str, Any]:
        """One move a second at each table, evenly spread."""
        self.delays.clear()
        began, before, work = time.perf_counter(), self.acknowledged, processor_seconds(pid)
        step = 0
        while time.perf_counter() - began < seconds:
            self.move(step % tables)
            step += 1
            pause = began + step / tables - time.perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
        await asyncio.sleep(0.5)
        moves = max(1, self.acknowledged - before)
        cost = (processor_seconds(pid) - work) / moves * 1e6
        return {"moves_per_second": round(moves / seconds), "server_us_per_move": round(cost), **self._times()}

    def _times(self) -> dict[str, float]:
        if len(self.delays) < 2:
            return {}
        marks = statistics.quantiles(self.delays, n=100)
        return {name: round(marks[int(name[1:]) - 1] * 1000, 1) for name in ("p50", "p95", "p99")}

    def close(self) -> None:
        for client in self.clients:
            client.transport.abort()


@contextlib.contextmanager
def server(database: str, workers: int, synchronous: str, package: Path | None) -> Iterator[tuple[int, int]]:
    """A server of its own, of another ``package`` if there is one; gives its port and process id."""
    port = free_port()
    command = [sys.executable, "-m", "ludocafe", "serve", "--database", database, "--port", str(port)]
    command += ["--workers", str(workers), "--synchronous", synchronous, "--log", "off"]
    environment = {**os.environ, "LUDOCAFE_LIMITS": msgspec.json.encode(GENEROUS).decode()}
    if package is not None:
        environment["PYTHONPATH"] = str(package.resolve())
    process = subprocess.Popen(command, env=environment, cwd=ROOT, stdout=subprocess.DEVNULL)
    try:
        wait_ready(f"http://127.0.0.1:{port}", process)
        yield port, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def processor_seconds(pid: int) -> float:
    """Processor time of a process and its children so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor_seconds(int(child)) for child in children)


def resident(pid: int) -> int:
    """Resident memory of a process and its children, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return pages * os.sysconf("SC_PAGE_SIZE") + sum(resident(int(child)) for child in children)


async def measure(name: str, port: int, pid: int, size: Size, lean: bool) -> dict[str, Any]:
    say(f"{name}: warming up")
    warm = Load(port, lean)
    await warm.open(5)
    await warm.run_flat_out(5, 1.0, pid)
    warm.close()
    before = resident(pid)
    load = Load(port, lean)
    tables = max(size.paced, size.flat_out + size.reserve)
    say(f"{name}: opening {tables} tables")
    await load.open(tables)
    gc.collect()
    gc.disable()  # the client's own pauses are not the server's
    say(f"{name}: {size.paced} moves a second")
    paced = await load.run_paced(size.paced, size.paced_seconds, pid)
    memory = (resident(pid) - before) / 1024 / tables
    say(f"{name}: flat out")
    flat_out = await load.run_flat_out(size.flat_out, size.flat_out_seconds, pid)
    gc.enable()
    load.close()
    return {"paced": paced, "flat_out": flat_out, "kib_per_table": round(memory, 1), "refused": load.refused}


def say(text: str) -> None:
    print(f"{datetime.datetime.now(datetime.UTC):%H:%M:%S} {text}", file=sys.stderr, flush=True)


def measure_setup(name: str, size: Size, lean: bool, package: Path | None = None) -> dict[str, Any]:
    kind, _, detail = name.partition("-")
    with contextlib.ExitStack() as stack:
        workers, synchronous = 1, "full"
        if kind == "postgresql":
            workers = int(detail)
            database = stack.enter_context(postgres()).database()
        else:
            synchronous = detail
            folder = stack.enter_context(tempfile.TemporaryDirectory(dir=ROOT / "build"))
            database = str(Path(folder) / "tables.sqlite3")
        port, pid = stack.enter_context(server(database, workers, synchronous, package))
        return uvloop.run(measure(f"{name} {'lean' if lean else 'page'}", port, pid, size, lean))


def ratios(results: dict[str, Any]) -> dict[str, dict[str, float]]:
    """How set-ups of one run compare."""
    found: dict[str, dict[str, float]] = {}
    for one, other in RATIOS:
        if one in results and other in results:
            a, b = results[one]["flat_out"], results[other]["flat_out"]
            keys = ("moves_per_second", "server_us_per_move")
            found[f"{one} : {other}"] = {key: round(a[key] / b[key], 2) for key in keys}
    return found


def compare(name: str, size: Size, lean: bool, before: Path, rounds: int) -> dict[str, Any]:
    """Processor time per move of this version and of another, measured in turn."""
    times: dict[str, list[int]] = {"before": [], "after": []}
    for _ in range(rounds):
        for which, package in (("before", before), ("after", None)):
            times[which].append(measure_setup(name, size, lean, package)["flat_out"]["server_us_per_move"])
    ratio = sum(times["after"]) / sum(times["before"])
    return {**times, "ratio": round(ratio, 3)}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server.")
    parser.add_argument("--quick", action="store_true", help="small loads, to see that everything works")
    parser.add_argument("--only", nargs="*", default=list(SETUPS), choices=SETUPS)
    parser.add_argument("--clients", nargs="*", default=["lean", "page"], choices=["lean", "page"])
    parser.add_argument("--json", type=Path)
    parser.add_argument("--before", type=Path, help="a folder with the compiled package of another version, to compare with")
    parser.add_argument("--rounds", type=int, default=3, help="how often both are measured")
    arguments = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    size = QUICK if arguments.quick else WHOLE
    compiled = not str(playout.__file__).endswith(".py")
    report: dict[str, Any] = {
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="minutes"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "rules": "compiled" if compiled else "interpreted",
        "load_average": os.getloadavg()[0],
        "seed": SEED,
        "load": msgspec.to_builtins(size),
        "results": {},
    }
    if arguments.before is not None:
        for name in arguments.only:
            for clients in arguments.clients:
                found = compare(name, size, clients == "lean", arguments.before, arguments.rounds)
                report["results"][f"{name} {clients}"] = found
                print(
                    f"{name} {clients}: {found['before']} µs/move before, {found['after']} after, ratio {found['ratio']}",
                    flush=True,
                )
                if arguments.json:
                    arguments.json.write_text(json.dumps(report, indent=1) + "\n")
        return
    columns = ("set-up", "clients", "moves/s", "µs/move", "p50", "p95", "p99", "paced p50", "p95", "p99", "KiB/table")
    print("".join(f"{column:>14}" for column in columns), flush=True)
    for name in arguments.only:
        for clients in arguments.clients:
            found = measure_setup(name, size, clients == "lean")
            report["results"][f"{name} {clients}"] = found
            flat, paced = found["flat_out"], found["paced"]
            row = [name, clients, flat["moves_per_second"], flat["server_us_per_move"], flat["p50"], flat["p95"], flat["p99"]]
            row += [paced["p50"], paced["p95"], paced["p99"], found["kib_per_table"]]
            print("".join(f"{cell:>14}" for cell in row), flush=True)
            report["ratios"] = ratios(report["results"])
            if arguments.json:
                arguments.json.write_text(json.dumps(report, indent=1) + "\n")
    for pair, ratio in report["ratios"].items():
        print(f"{pair}: {ratio['moves_per_second']} times the moves, {ratio['server_us_per_move']} times the processor time each")


if __name__ == "__main__":
    main()
