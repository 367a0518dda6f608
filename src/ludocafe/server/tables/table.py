"""A table in use, and its clients as the server sees them."""

import asyncio
import time
from collections.abc import Iterable
from typing import Protocol

from ludocafe.core.game import Game
from ludocafe.core.model import Choice
from ludocafe.core.plans import answer
from ludocafe.server import messages as m
from ludocafe.server.appending import TurnRow
from ludocafe.server.documents import KeptDoc, TableDoc
from ludocafe.server.errors import Refuse
from ludocafe.server.fair_queue import Priority, Urgency
from ludocafe.server.play import TimedMatch
from ludocafe.server.tables.uptime import Uptime

TAKE_OVER = "regular"  # the level that stands in when a clock runs out or somebody leaves


RemoteSeats = dict[tuple[str, int], set[str]]  # (table, seat) -> the other workers it is connected to


class Client(Protocol):
    """A live connection, as the server sees it."""

    player: str | None
    name: str
    is_bot: bool
    mine: list[int]
    viewed_seat: int | None

    def push(self, message: bytes) -> None: ...


class LiveTable:
    """A table in use."""

    __slots__ = (
        "_doc",
        "clients",
        "game",
        "id",
        "lock",
        "match",
        "note",
        "remote_seats",
        "seed",
        "stored_deciding",
        "stored_number",
        "stored_state",
        "thinking",
        "uptime",
        "used",
        "version",
    )

    def __init__(self, id: str, doc: TableDoc, version: int, seed: str, uptime: Uptime, remote_seats: RemoteSeats) -> None:
        self.uptime = uptime
        self.remote_seats = remote_seats
        self.id = id
        self.game: Game | None = None  # None: its rules or its edition cannot be played here
        self.match: TimedMatch | None = None  # None: not started, or pinned
        self.doc = doc
        self.version = version
        self.seed = seed
        self.note: m.Note | None = None
        self.stored_state = "open"
        self.stored_deciding: tuple[int, ...] = ()
        self.stored_number = 0
        self.clients: list[Client] = []
        self.lock = asyncio.Lock()
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by the seat that a bot thinks for
        self.used = time.monotonic()

    @property
    def doc(self) -> TableDoc:
        return self._doc

    @doc.setter
    def doc(self, doc: TableDoc) -> None:
        """A new document may give a chair to a bot; that changes what the others may take back."""
        self._doc = doc
        if self.match is not None:
            self.match.policy = doc.undo_policy(self.match.game)

    @property
    def state(self) -> m.TableStatus:
        if self.doc.aborted:
            return "aborted"
        if self.doc.started is None:
            return "open"
        if self.match is None:
            return "over" if self.stored_state == "over" else "running"
        return "over" if self.match.over else "running"

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        if self.state != "running":
            return ()
        return self.stored_deciding if self.match is None else self.match.deciding

    @property
    def number(self) -> int:
        """The number of the present state."""
        return self.stored_number if self.match is None else self.match.number

    def began(self) -> float:
        """When the game would have begun if the server had never been down since."""
        doc = self.doc
        started = doc.started or 0.0
        return started + self.uptime.closed_since(started, doc.game, doc.rules_version)

    def now(self) -> float:
        """Seconds since the game began, without those when the server was down."""
        return max(0.0, round(self.uptime.time() - self.began(), 3))

    def online(self, seat: int) -> bool:
        return (self.id, seat) in self.remote_seats or any(seat in client.mine for client in self.clients)

    def priority(self) -> Priority:
        """The people that this table's bots think for, and how urgent that is."""
        doc = self.doc
        here = {chair.player for seat, chair in enumerate(doc.chairs) if chair.player is not None and self.online(seat)}
        here |= {client.player or doc.creator for client in self.clients}
        if here:
            return Priority(Urgency.WATCHED, tuple(sorted(here)))
        people = doc.people()
        return Priority(Urgency.AWAITED, tuple(sorted(people))) if people else Priority(Urgency.ALONE, (doc.creator,))

    def kept_plan(self, seat: int) -> tuple[KeptDoc, int] | None:
        """The plan that a seat keeps, and how many of its steps are made."""
        kept = self.doc.kept.get(seat)
        if kept is None or self.match is None or self.state != "running":
            return None
        made = self.match.plan_progress(kept, seat)
        return None if made is None else (kept, made)

    def due_step(self) -> tuple[int, Choice] | None:
        """The seat that a kept plan answers for now, and the answer."""
        if self.match is None or not self.doc.kept:
            return None
        for seat in self.match.deciding:
            choice = self.planned_answer(seat)
            if choice is not None:
                return seat, choice
        return None

    def planned_answer(self, seat: int) -> Choice | None:
        """The answer that a kept plan gives for a seat now."""
        found = self.kept_plan(seat)
        return None if found is None or self.match is None else answer(found[0].plan, self.match, seat, found[1])

    def bots_to_move(self) -> list[int]:
        """The seats that a bot is to decide for."""
        return [] if self.match is None else [seat for seat in self.deciding if self.doc.chairs[seat].kind == "bot"]

    def stop_thinking(self, besides: Iterable[int] = ()) -> None:
        """Cancel the thinking of all bots but ``besides``."""
        for seat, task in self.thinking.items():
            if seat not in besides:
                task.cancel()

    def unattended_bots(self) -> list[int]:
        """The seats that wait for a bot and that no task of this process thinks for."""
        return [seat for seat in self.bots_to_move() if seat not in self.thinking or self.thinking[seat].cancelling()]

    def finish_thinking(self, seat: int) -> None:
        """The current task has finished thinking for a seat."""
        if self.thinking.get(seat) is asyncio.current_task():
            del self.thinking[seat]

    def turn(self) -> TurnRow:
        """The table's row in ``turns``."""
        state = self.state
        match = self.match
        if match is None or state != "running":
            return TurnRow(self.id, state, self.number, "", False, None, self.uptime.time())
        deciding = match.deciding
        deadlines = match.clockwork.deadlines(self.doc, deciding)
        deadline = self.began() + min(deadlines.values()) if deadlines else None
        by_itself = any(self.doc.chairs[seat].kind == "bot" for seat in deciding) or self.due_step() is not None
        return TurnRow(self.id, state, match.number, " ".join(map(str, deciding)), by_itself, deadline, self.uptime.time())

    def has_member(self, player: str | None) -> bool:
        """Does this person belong to the table: on a seat, on one that a bot holds for them, or as the one who opened it?"""
        if player is None:
            return False
        return any(player in (chair.player, chair.former) for chair in self.doc.chairs) or self.doc.creator == player


def running(live: LiveTable) -> TimedMatch:
    """The match of a table that is being played; ``Refuse`` when it is not."""
    if live.note is not None:
        raise Refuse(live.note.text, 409, live.note.fields)
    if live.match is None or live.doc.aborted:
        raise Refuse("table-not-running", 409)
    return live.match


def choose_viewed_seat(client: Client, deciding: tuple[int, ...]) -> None:
    """Choose whose view a client shows: its only seat's; with several, the one it asked for, while that one may decide."""
    if len(client.mine) == 1:
        client.viewed_seat = client.mine[0]
    elif client.viewed_seat is not None and (client.viewed_seat not in client.mine or client.viewed_seat not in deciding):
        client.viewed_seat = None
