"""How much the server carries: scripted players of Café del Gatto on loopback, for SQLite and PostgreSQL.

    PYTHONPATH=build/native:. python benchmarks/server.py [--tables 400] [--seconds 10] [--only sqlite-full …] [--json FILE]

Two loads per set-up. *Flat out*: at every table the next move follows as soon as its player has heard of the last one; the
figure is acknowledged moves per second. *Paced*: 500 tables make one move a second each; the figures are the times from
"move sent" to "the other player's client got it". Both players are connected by WebSocket, as bots (``lean``) or like the page
(``page``: views, choices with their effects, scores and events for both players with every step).
The client is bounded to one process; it shares the machine with the server. "µs/move" is the server's processor time (all of
its processes and threads) per acknowledged move, which hardly depends on what else the machine does. Memory is the growth
of the server's resident set per table with two connected players.
"""

import argparse
import asyncio
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
import tempfile
import time
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.server.clients import GENEROUS, wait_ready
from tests.server.postgres import postgres
from tests.support import free_port

from ludocafe.core import playout

ROOT = Path(__file__).resolve().parents[1]
PACED_TABLES = 500
SETUPS = ("sqlite-full", "sqlite-normal", "postgresql-1", "postgresql-2")


class News(msgspec.Struct):
    """As much of a server message as a scripted player reads."""

    type: str
    number: int = 0
    legal: list[str] = []
    choices: list["Option"] = []
    id: str = ""


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
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

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
        self.luck = random.Random(1)
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
        self.flat_out = False

    async def open(self, tables: int) -> None:
        """Open tables for two people, and connect both."""
        base = f"http://127.0.0.1:{self.port}"
        about: dict[str, Any] = {"base_url": base, "headers": {"X-Ludocafe": "1"}, "timeout": 60}
        async with httpx.AsyncClient(**about) as ana, httpx.AsyncClient(**about) as ben:
            for client, name in ((ana, "Ana"), (ben, "Ben")):
                (await client.post("/api/me", json={"name": name})).raise_for_status()
            chairs = [{"kind": "me"}, {"kind": "open"}]
            for _ in range(tables):
                made = await ana.post("/api/tables", json={"game": "cafe_del_gatto", "seats": 2, "chairs": chairs})
                table = made.json()
                body = {"invitation": table["invitation"]}
                (await ben.post(f"/api/tables/{table['id']}/join", json=body)).raise_for_status()
                self.tables.append(table["id"])
                self.number.append(-1)
                self.turn.append(None)
                self.sent.append(0.0)
                self.awaited.append(-1)
                self.mover.append(None)
            for index in range(len(self.tables) - tables, len(self.tables)):
                for seat, client in enumerate((ana, ben)):
                    await self._connect(index, seat, client.cookies["ludocafe"])
        while any(turn is None for turn in self.turn):
            await asyncio.sleep(0.05)

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
                self.turn[table] = client, self.luck.choice(options)
                if self.flat_out:
                    self.move(table)
        elif news.type == "done":
            self.acknowledged += 1
        elif news.type == "refused":
            self.refused += 1

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

    async def run_flat_out(self, seconds: float, pid: int) -> dict[str, float]:
        """Every table as fast as it goes; the first fifth of the time is not counted."""
        self.flat_out = True
        for table in range(len(self.tables)):
            self.move(table)
        await asyncio.sleep(seconds / 5)
        began, before, work = time.perf_counter(), self.acknowledged, processor_seconds(pid)
        self.delays.clear()
        await asyncio.sleep(seconds * 4 / 5)
        moves = self.acknowledged - before
        rate = moves / (time.perf_counter() - began)
        cost = (processor_seconds(pid) - work) / max(1, moves) * 1e6
        self.flat_out = False
        await asyncio.sleep(0.5)
        return {"moves_per_second": round(rate), "server_us_per_move": round(cost), **self._times()}

    async def run_paced(self, seconds: float) -> dict[str, float]:
        """One move a second at each table, evenly spread."""
        self.delays.clear()
        count = len(self.tables)
        began, before = time.perf_counter(), self.acknowledged
        step = 0
        while time.perf_counter() - began < seconds:
            self.move(step % count)
            step += 1
            pause = began + step / count - time.perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
        await asyncio.sleep(0.5)
        return {"moves_per_second": round((self.acknowledged - before) / seconds), **self._times()}

    def _times(self) -> dict[str, float]:
        if len(self.delays) < 2:
            return {}
        marks = statistics.quantiles(self.delays, n=100)
        return {name: round(marks[int(name[1:]) - 1] * 1000, 1) for name in ("p50", "p95", "p99")}

    def close(self) -> None:
        for client in self.clients:
            client.transport.abort()


@contextlib.contextmanager
def server(database: str, workers: int, synchronous: str) -> Iterator[tuple[int, int]]:
    """A server of its own; gives its port and process id."""
    port = free_port()
    command = [sys.executable, "-m", "ludocafe", "serve", "--database", database, "--port", str(port)]
    command += ["--workers", str(workers), "--synchronous", synchronous, "--log", "off"]
    environment = {**os.environ, "LUDOCAFE_LIMITS": msgspec.json.encode(GENEROUS).decode()}
    process = subprocess.Popen(command, env=environment, cwd=ROOT)
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


async def measure(port: int, pid: int, tables: int, seconds: float, lean: bool) -> dict[str, Any]:
    warm = Load(port, lean)
    await warm.open(5)
    await warm.run_flat_out(1.0, pid)
    warm.close()
    before = resident(pid)
    paced = Load(port, lean)
    await paced.open(PACED_TABLES)
    found: dict[str, Any] = {"paced": await paced.run_paced(seconds)}
    found["kib_per_table"] = round((resident(pid) - before) / 1024 / PACED_TABLES, 1)
    found["paced"]["refused"] = paced.refused
    paced.close()
    flat = Load(port, lean)
    await flat.open(tables)
    found["flat_out"] = await flat.run_flat_out(seconds, pid)
    found["flat_out"]["refused"] = flat.refused
    flat.close()
    return found


def measure_setup(name: str, tables: int, seconds: float, lean: bool) -> dict[str, Any]:
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
        port, pid = stack.enter_context(server(database, workers, synchronous))
        return asyncio.run(measure(port, pid, tables, seconds, lean))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server.")
    parser.add_argument("--tables", type=int, default=400, help="tables of the flat-out load")
    parser.add_argument("--seconds", type=float, default=8.0, help="length of each load")
    parser.add_argument("--only", nargs="*", default=list(SETUPS), choices=SETUPS)
    parser.add_argument("--clients", nargs="*", default=["lean", "page"], choices=["lean", "page"])
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    compiled = not str(playout.__file__).endswith(".py")
    report: dict[str, Any] = {
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="minutes"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "rules": "compiled" if compiled else "interpreted",
        "load_average": os.getloadavg()[0],
        "results": {},
    }
    columns = ("set-up", "clients", "moves/s", "µs/move", "p50", "p99", "paced p50", "p95", "p99", "KiB/table")
    print("".join(f"{column:>14}" for column in columns))
    for name in arguments.only:
        for clients in arguments.clients:
            found = measure_setup(name, arguments.tables, arguments.seconds, clients == "lean")
            report["results"][f"{name} {clients}"] = found
            flat, paced = found["flat_out"], found["paced"]
            row = [name, clients, flat["moves_per_second"], flat["server_us_per_move"], flat["p50"], flat["p99"]]
            row += [paced["p50"], paced["p95"], paced["p99"], found["kib_per_table"]]
            print("".join(f"{cell:>14}" for cell in row))
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
