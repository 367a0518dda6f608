"""Players whom no fault keeps from playing on, and what must be true of everything they were told."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage
from tests.server.clients import Person, two_at_a_table

Acknowledged = dict[tuple[str, int], str]
REFUSALS = ("stale", "not-your-turn", "storage-away", "game-is-over", "table-not-running")  # what a fault may lead to
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.TransportError)


async def play_on(
    person: Person,
    id: str,
    rng: random.Random,
    stop: asyncio.Event,
    acknowledged: Acknowledged,
    pause: float = 0.0,
    refusals: tuple[str, ...] = REFUSALS,
) -> None:
    """Play on and on, whatever happens to the connection; a request without an answer is repeated under the same id."""
    pending: dict[str, object] | None = None
    while not stop.is_set():
        try:
            async with person.live(id, lean=True) as live:
                while not stop.is_set():
                    if pending is None:
                        if not await live.my_turn():
                            return
                        pending = {
                            "id": f"{live.number}-{rng.random()}",
                            "number": live.number,
                            "seat": live.state["seat"],
                            "do": rng.choice(live.legal()),
                        }
                    await live.send("act", **pending)
                    answer = await live.answer(str(pending["id"]))
                    if answer["type"] == "done":
                        acknowledged[id, answer["number"]] = str(pending["do"])
                    else:
                        # Not carried out: it was lost before it was stored, and the state says what is possible now.
                        assert answer["text"] in refusals, answer
                    pending = None
                    if answer["type"] == "done":
                        while live.number < answer["number"]:
                            await live.until("state")
                        await asyncio.sleep(pause)
                    elif answer["text"] == "storage-away":
                        break  # look again what the state is
        except BROKEN:
            await asyncio.sleep(0.02)


class Players:
    """Pairs of people who play one game after another while something goes wrong."""

    def __init__(self, guests: list[Person], seed: int, pause: float = 0.0) -> None:
        self.pause = pause  # seconds after every move
        self.pairs = list(zip(guests[::2], guests[1::2], strict=True))
        self.rng = random.Random(seed)
        self.stop = asyncio.Event()
        self.acknowledged: Acknowledged = {}
        self.tables: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._keep_playing(ana, ben)) for ana, ben in self.pairs]

    async def _keep_playing(self, ana: Person, ben: Person) -> None:
        while not self.stop.is_set():
            try:
                id = await two_at_a_table(ana, ben)
            except (AssertionError, *BROKEN):  # refused, or not answered: it may have been opened, but nobody relies on it
                await asyncio.sleep(0.1)
                continue
            self.tables.append(id)
            lucks = [random.Random(self.rng.random()) for _ in range(2)]
            await asyncio.gather(
                *(
                    play_on(one, id, rng, self.stop, self.acknowledged, self.pause)
                    for one, rng in zip((ana, ben), lucks, strict=True)
                )
            )

    async def end(self) -> None:
        """Let them stop; a mistake of theirs is one of the test."""
        self.stop.set()
        await asyncio.wait(self._tasks, timeout=0.5)
        for task in self._tasks:
            task.cancel()
        for outcome in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome


async def check_storage(database: str, tables: list[str], acknowledged: Acknowledged) -> Acknowledged:
    """Everything acknowledged is stored as it was acknowledged, nothing was carried out twice, and no number is missing."""
    storage = Storage(Settings(database=database))  # only read, beside whoever has opened it
    try:
        stored: Acknowledged = {}
        for id in tables:
            rows = await storage.entries(id)
            assert [row.number for row in rows] == list(range(1, len(rows) + 1)), id
            requests = Counter((row.seat, row.request_id) for row in rows if row.request_id)
            assert all(count == 1 for count in requests.values()), f"table {id} carried a request out twice"
            stored.update({(id, row.number): row.do for row in rows})
        lost = {key: do for key, do in acknowledged.items() if stored.get(key) != do}
        assert not lost, f"acknowledged, but not stored: {lost}"
        return stored
    finally:
        await storage.close()


async def sound(person: Person) -> None:
    """Wait until the server says that it is ready, all of its tasks included."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            answer = await person.http.get("/api/ready")
            if answer.status_code == 200:
                assert set(answer.json()["tasks"].values()) == {"ok"}
                return
        await asyncio.sleep(0.1)


async def persistently(work: Callable[[], Awaitable[Any]]) -> Any:
    """Ask until it works, as people do."""
    while True:
        with contextlib.suppress(AssertionError, *BROKEN):
            return await work()
        await asyncio.sleep(0.1)


async def bot_answers(person: Person) -> None:
    """At a new table a bot makes its moves, and it is a person's turn again."""
    id = (await persistently(lambda: person.open("bot:random", "me")))["id"]
    async with person.live(id) as live:
        assert await live.my_turn()
        assert live.number > 0
