"""What all parts of the server share in one process."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec

from ludocafe.coach.hint import Hint as CoachHint
from ludocafe.server import messages as m
from ludocafe.server.bus import Bus, Said, encode
from ludocafe.server.editions import Editions
from ludocafe.server.identity import Signer
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage
from ludocafe.server.supervisor import Supervisor
from ludocafe.server.tables.table import Elsewhere, LiveTable
from ludocafe.server.tables.uptime import Uptime

GRACE = 1.0  # seconds that the worker which stored a step has to play the plan it calls for, until another does


class BotRunner(Protocol):
    """Where bots think: in this process's pool, or in bot workers far away."""

    def wanted(self, live: LiveTable) -> None:
        """Bots are to move."""

    async def hint(self, live: LiveTable, seat: int) -> CoachHint:
        """What the coach would consider on a seat, now."""

    def review(self, id: str) -> None:
        """A table's finished game is to be looked back at."""

    async def close(self) -> None: ...


class PlanRunner(Protocol):
    """Plays what seats have planned."""

    async def play(self, live: LiveTable, patience: float = 0.0) -> None:
        """Play what a kept plan answers now, after so many seconds."""


class Context:
    """Settings, storage, news, the tables in use, who plays the bots, and work that goes on beside requests."""

    bots: BotRunner
    plans: PlanRunner

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.supervisor: Supervisor = storage.supervisor
        self.uptime = Uptime(storage)
        self.elsewhere: Elsewhere = {}
        self.editions = Editions(settings, storage)
        self.bus = Bus(settings, self.supervisor)
        self.live: dict[str, LiveTable] = {}
        self.abandoned: set[str] = set()  # tables whose bots must be taken up again without patience
        self.signer = Signer("00")
        self.turn_notice: Callable[[str, LiveTable, int], None] | None = None

    def later(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Run something beside the present request."""
        return self.supervisor.spawn(work)

    def forget(self, live: LiveTable, mover: int | None = None) -> None:
        """Its truth is not known here any more: say so (the mover hears it anyway); its clients come back and find it."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        self.abandoned.add(live.id)
        live.stop_thinking()
        for client in list(live.clients):
            if not client.lean and mover not in client.mine:
                client.push(m.pack(m.Refused("", "storage-away")))
            # An empty message closes the connection, once whoever asked for something has an answer.
            asyncio.get_running_loop().call_soon(client.push, b"")

    def consider(self, live: LiveTable, patience: float = 0.0) -> None:
        """What the server itself is to do at a table; a plan is left to another worker for so many seconds."""
        if live.bots_to_move():
            self.bots.wanted(live)
        if live.due() is not None:
            self.later(self.plans.play(live, patience))

    def call(self, live: LiveTable, besides: str | None = None, planned: int | None = None) -> None:
        """Let those know whose turn has begun, if they are not there (``besides`` is just coming).

        For whom a kept plan decides, it is their turn when the plan has no answer any more: its step was made for ``planned``.
        """
        if self.turn_notice is None or live.match is None or live.state != "running":
            return
        for seat in live.deciding:
            if (seat != planned and seat not in live.match.begun) or live.answer_for(seat) is not None:
                continue
            player = live.doc.chairs[seat].player
            if player is not None and player != besides and not live.online(seat):
                self.turn_notice(player, live, seat)

    def say(self, live: LiveTable, message: bytes) -> None:
        """Tell everybody at the table, on all workers (bots do not care)."""
        self.say_here(live, message)
        self.storage.tell(encode(Said(self.bus.worker, live.id, msgspec.Raw(message))))

    def say_here(self, live: LiveTable, message: bytes) -> None:
        for client in live.clients:
            if not client.lean:
                client.push(message)

    def background(self) -> list[asyncio.Task[Any]]:
        """Everything that goes on beside requests."""
        return [*self.supervisor.short_tasks(), *(task for live in self.live.values() for task in live.thinking.values())]
