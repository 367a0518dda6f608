"""What all parts of the server share in one process."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec

from ludocafe.coach.hint import Hint as CoachHint
from ludocafe.server import messages as m
from ludocafe.server.bus import Broadcast, Bus, encode
from ludocafe.server.editions import Editions
from ludocafe.server.identity import Signer
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage
from ludocafe.server.supervisor import Supervisor
from ludocafe.server.tables.table import LiveTable, RemoteSeats
from ludocafe.server.tables.uptime import Uptime

GRACE = 1.0  # seconds that the worker which stored a step has to play the plan it calls for, until another does


class BotRunner(Protocol):
    """Runs bots: in this process's pool, or in bot workers on other machines."""

    def start_thinking(self, live: LiveTable) -> None:
        """Start thinking for every bot that is to move."""

    async def hint(self, live: LiveTable, seat: int) -> CoachHint:
        """What the coach suggests to a seat now."""

    def review(self, id: str) -> None:
        """Start the review of a table's finished game."""

    async def close(self) -> None: ...


class PlanRunner(Protocol):
    """Plays the plans that seats keep."""

    async def play(self, live: LiveTable, patience: float = 0.0) -> None:
        """Play the answer of a kept plan, after ``patience`` seconds."""


class Context:
    """Settings, storage, message bus, the tables in use, the bot runner, and background tasks."""

    bots: BotRunner
    plans: PlanRunner

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.supervisor: Supervisor = storage.supervisor
        self.uptime = Uptime(storage)
        self.remote_seats: RemoteSeats = {}
        self.editions = Editions(settings, storage)
        self.bus = Bus(settings, self.supervisor)
        self.live: dict[str, LiveTable] = {}
        self.abandoned: set[str] = set()  # tables whose bots maintenance restarts without delay
        self.signer = Signer("00")
        self.turn_notice: Callable[[str, LiveTable, int], None] | None = None

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Run something in the background."""
        return self.supervisor.spawn(work)

    def unload(self, live: LiveTable, mover: int | None = None) -> None:
        """Drop a table whose state is uncertain: its clients are told (the mover gets an answer anyway) and connect again."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        self.abandoned.add(live.id)
        live.stop_thinking()
        for client in list(live.clients):
            if not client.is_bot and mover not in client.mine:
                client.push(m.pack(m.Refused("", "storage-away")))
            # An empty message closes the connection; it is sent after the answer to the request in progress.
            asyncio.get_running_loop().call_soon(client.push, b"")

    def play_automatically(self, live: LiveTable, patience: float = 0.0) -> None:
        """Start what the server does by itself at a table: bots and plans. Plans wait ``patience`` seconds for another worker."""
        if live.bots_to_move():
            self.bots.start_thinking(live)
        if live.due_step() is not None:
            self.spawn(self.plans.play(live, patience))

    def notify_turn(self, live: LiveTable, besides: str | None = None, planned: int | None = None) -> None:
        """Notify people whose turn has begun and who are not connected; not ``besides``, who is just coming.

        A seat with a kept plan is notified only once the plan has no answer: the plan made the latest step for ``planned``.
        """
        if self.turn_notice is None or live.match is None or live.state != "running":
            return
        for seat in live.deciding:
            if (seat != planned and seat not in live.match.begun) or live.planned_answer(seat) is not None:
                continue
            player = live.doc.chairs[seat].player
            if player is not None and player != besides and not live.online(seat):
                self.turn_notice(player, live, seat)

    def broadcast(self, live: LiveTable, message: bytes) -> None:
        """Send a message to everybody at the table, on all workers; bots do not get it."""
        self.broadcast_here(live, message)
        self.storage.publish(encode(Broadcast(self.bus.worker, live.id, msgspec.Raw(message))))

    def broadcast_here(self, live: LiveTable, message: bytes) -> None:
        for client in live.clients:
            if not client.is_bot:
                client.push(message)

    def background_tasks(self) -> list[asyncio.Task[Any]]:
        """All background tasks."""
        return [*self.supervisor.short_tasks(), *(task for live in self.live.values() for task in live.thinking.values())]
