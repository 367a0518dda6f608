"""What server tests share: a server process, and people with browsers."""

import asyncio
import contextlib
import itertools
import os
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import quote

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from ludocafe.server.app import App
from ludocafe.server.connection_guard import GuardedHttp
from ludocafe.server.wire import Wire
from tests.support import child_environment, free_port

T = TypeVar("T")
Document = dict[str, Any]
ROOT = Path(__file__).resolve().parents[2]

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # never used; the usual one takes long to make

# Tests send faster than people.
GENEROUS = {
    "requests": 1e6,
    "request_burst": 1e6,
    "messages": 1e6,
    "message_burst": 1e6,
    "guests": 1e6,
    "guest_burst": 1e6,
    "openings": 1e6,
    "opening_burst": 1e6,
    "connections": 10_000,
    "tables": 10_000,
}


# What hangs is given up after a time that is generous for a machine with nothing else to do; others have much else to do.
PATIENCE = 4.0
WORK = 0.1  # seconds, to measure what a second is worth


def run(work: Coroutine[Any, Any, T], seconds: float = 60.0) -> T:
    """Run a test's story; one that hangs fails."""
    return asyncio.run(asyncio.wait_for(work, seconds * PATIENCE))


def strain() -> float:
    """How many times as long as on an idle machine work takes right now; for goals in seconds that are meant for such a one."""
    began, used = time.perf_counter(), time.thread_time()
    while time.thread_time() - used < WORK:
        pass
    return max(1.0, (time.perf_counter() - began) / WORK)


def environment(**extra: str) -> dict[str, str]:
    return child_environment(**{"LUDOCAFE_LIMITS": msgspec.json.encode(GENEROUS).decode(), **extra})


class ServerProcess:
    """``ludocafe serve`` as a process of its own."""

    def __init__(
        self,
        database: str,
        *options: str,
        port: int | None = None,
        before: Callable[[], None] | None = None,
        log: Path | None = None,
        **extra: str,
    ) -> None:
        self.before = before  # called in the process before it becomes the server
        self.log = log or Path(os.devnull)
        self.port = port or free_port()
        self.database = database
        self.options = options
        self.extra = extra
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "ServerProcess":
        command = [sys.executable, "-m", "ludocafe", "serve", "--database", self.database]
        command += ["--port", str(self.port), "--log", "json", *self.options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment(**self.extra), cwd=ROOT, stderr=log, preexec_fn=self.before)
        wait_ready(self.url, self.process)
        return self

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20 * PATIENCE)

    def __enter__(self) -> "ServerProcess":
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()


@contextlib.contextmanager
def bot_workers(database: str, count: int, **extra: str) -> Iterator[list["subprocess.Popen[bytes]"]]:
    """``ludocafe bot-worker``, some times."""
    command = [sys.executable, "-m", "ludocafe", "bot-worker", "--database", database, "--processes", "1", "--log", "json"]
    workers = [subprocess.Popen(command, env=environment(**extra), cwd=ROOT, stderr=subprocess.DEVNULL) for _ in range(count)]
    try:
        yield workers
    finally:
        for worker in workers:
            if worker.poll() is None:
                worker.terminate()
        for worker in workers:
            worker.wait(40 * PATIENCE)


@contextlib.asynccontextmanager
async def in_process(app: App) -> AsyncIterator[str]:
    """The application in this very process, behind a real socket; gives its address."""
    config = uvicorn.Config(app, interface="asgi3", port=0, http=GuardedHttp, ws=Wire, log_level="warning", access_log=False)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        assert not serving.done(), "the server did not open"
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving


def commands(folder: Path) -> Path:
    """A folder with the ``ludocafe`` command, as an installation has it."""
    folder.mkdir(exist_ok=True)
    command = folder / "ludocafe"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m ludocafe "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    return folder


def wait_ready(url: str, process: "subprocess.Popen[bytes]", seconds: float = 40.0) -> None:
    """Wait until a server says that it is ready."""
    deadline = time.monotonic() + seconds * PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{url}/api/ready", timeout=5).status_code == 200:
                return
        with contextlib.suppress(subprocess.TimeoutExpired):
            raise RuntimeError(f"the server ended with {process.wait(0.05)}")
    raise TimeoutError("the server does not get ready")


class Table:
    """A live connection of one person."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ids = itertools.count(1)
        self.number = 0
        self.seen: list[Document] = []  # everything received
        self.state: Document = {}  # the latest snapshot or step

    async def receive(self, seconds: float = 10.0 * PATIENCE) -> Document:
        message: Document = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), seconds))
        self.seen.append(message)
        if message["type"] in ("snapshot", "step", "state"):
            self.state = message
            self.number = message["number"]
        return message

    async def until(self, *types: str, fits: Callable[[Document], bool] = lambda _message: True) -> Document:
        """The next message of one of these types (that fits)."""
        while True:
            message = await self.receive()
            if message["type"] in types and fits(message):
                return message

    async def send(self, type: str, **fields: Any) -> str:
        """Send a request; returns its id."""
        id = f"{os.getpid()}-{builtin_id(self)}-{next(self.ids)}"
        if type in ("act", "undo", "why", "plan", "keep", "stand", "drop", "takeback", "hint"):
            fields.setdefault("id", id)
        await self.socket.send(msgspec.json.encode({"type": type, **fields}).decode())
        return str(fields.get("id", id))

    async def answer(self, id: str) -> Document:
        """What the server says to a request."""
        return await self.until("done", "refused", "why", "plans", "hint", fits=lambda message: message["id"] == id)

    async def act(self, do: str, seat: int | None = None, number: int | None = None) -> Document:
        """Do something and wait for the answer."""
        who = self.state["decision"]["seat"] if seat is None else seat
        return await self.answer(await self.send("act", seat=who, do=do, number=self.number if number is None else number))

    def legal(self) -> list[str]:
        """What this client may do now."""
        if "legal" in self.state:
            return list(self.state["legal"])
        return [choice["notation"] for choice in self.state.get("choices", ())]

    async def my_turn(self) -> bool:
        """Wait for the own turn; False when the game is over."""
        while not self.legal():
            if self.state and self.state["result"] is not None:
                return False
            await self.until("snapshot", "step", "state")
        return True


def builtin_id(thing: object) -> int:
    return id(thing)


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, headers={"X-Ludocafe": "1"}, timeout=30, verify=NO_TLS)

    async def __aenter__(self) -> "Person":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """An HTTP request; without ``status`` it must succeed."""
        answer = await self.http.request(method, path, json=body)
        if status is None:
            assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text}"
        else:
            assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        kind = answer.headers.get("content-type", "")
        return answer.json() if kind.startswith("application/json") and answer.content else answer.text

    async def get(self, path: str, status: int | None = None) -> Any:
        return await self.ask("GET", path, status=status)

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return await self.ask("POST", path, body, status)

    async def named(self, name: str, language: str = "en") -> "Person":
        await self.post("/api/me", {"name": name, "language": language})
        return self

    async def open(self, *chairs: str, game: str = "cafe_del_gatto", **fields: Any) -> Any:
        """Open a table; chairs are "me", "open", "local" or "bot:<level>"."""
        made = []
        for chair in chairs:
            kind, _, level = chair.partition(":")
            made.append({"kind": kind, "level": level} if level else {"kind": kind})
        return await self.post("/api/tables", {"game": game, "seats": len(chairs), "chairs": made, **fields})

    def headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar), "Origin": self.url}

    @contextlib.asynccontextmanager
    async def live(self, table: str, watch: str = "", lean: bool = False, **headers: str) -> AsyncIterator[Table]:
        """Connect to a table."""
        query = "&".join([f"watch={quote(watch)}"] * bool(watch) + ["lean=1"] * lean)
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live?{query}"
        async with connect(address, additional_headers={**self.headers(), **headers}, max_size=2**22) as socket:
            yield Table(socket)


@contextlib.asynccontextmanager
async def people(url: str, *names: str) -> AsyncIterator[list[Person]]:
    """Some people who have told their names."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await (await stack.enter_async_context(Person(url))).named(name) for name in names]


async def two_at_a_table(ana: Person, ben: Person, **fields: Any) -> str:
    """A running table of two people."""
    table = await ana.open("me", "open", **fields)
    await ben.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    return str(table["id"])


async def play_out(tables: list[Table], choose: Callable[[list[str]], str], limit: int = 5000) -> int:
    """Everybody plays until the game is over; returns the number of acknowledged steps."""

    async def one(table: Table) -> int:
        done = 0
        while await table.my_turn() and done < limit:
            before = table.number
            answer = await table.act(choose(table.legal()))
            assert answer["type"] == "done", answer
            done += 1
            while table.number == before:
                await table.until("step", "state")
        return done

    return sum(await asyncio.gather(*(one(table) for table in tables)))
