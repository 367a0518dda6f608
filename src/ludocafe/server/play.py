"""A game on the server: the live match, lean in memory, and its history, played again from the entries when asked for."""

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Any

import msgspec

from ludocafe.core.errors import BadInput, IllegalAction
from ludocafe.core.game import Game, View
from ludocafe.core.luck import FairChance, Recorder, commitment
from ludocafe.core.model import Choice, Decision, Event, Refusal, ScoreLine
from ludocafe.core.record import EditionMark, Entry, Record, Result
from ludocafe.core.state import OVER, Journal, State
from ludocafe.core.table import Table
from ludocafe.server.appending import EntryRow
from ludocafe.server.documents import TableDoc
from ludocafe.server.messages import LogLine
from ludocafe.server.storage import chance_of

TO_AND_FRO = 4  # steps of a table, those taken back among them, for each of the longest possible game


class Clockwork:
    """Thinking time, a function of who had to act when: seconds used by seat, when the present turn began, and its steps."""

    __slots__ = ("at", "began", "step", "used")

    def __init__(self, seats: int) -> None:
        self.used = [0.0] * seats
        self.at = 0.0
        self.began = 0.0
        self.step = 0

    def tick(self, actor: int, at: float, next_actor: int) -> None:
        """``actor`` was to act until ``at``; then it was ``next_actor``'s turn."""
        if actor >= 0:
            self.used[actor] += max(0.0, at - self.at)
        self.at = max(at, self.at)
        self.step += 1
        if next_actor != actor:
            self.began = self.at
            self.step = 0

    def left(self, doc: TableDoc, actor: int, now: float) -> dict[int, float]:
        """Seconds left by seat, ``now`` seconds after the start."""
        running = max(0.0, now - self.at)
        if doc.clock.kind == "move":
            return {} if actor < 0 else {actor: round(max(0.0, doc.clock.seconds - (now - self.began)), 1)}
        if doc.clock.kind == "bank":
            spent = [used + (running if seat == actor else 0.0) for seat, used in enumerate(self.used)]
            return {seat: round(max(0.0, doc.clock.seconds - seconds), 1) for seat, seconds in enumerate(spent)}
        return {}

    def deadline(self, doc: TableDoc, actor: int) -> float | None:
        """When (seconds after the start) the actor's time is up; None without a clock or for a bot."""
        if actor < 0 or doc.clock.kind == "none" or doc.chairs[actor].kind == "bot":
            return None
        if doc.clock.kind == "move":
            return self.began + doc.clock.seconds
        return self.at + doc.clock.seconds - self.used[actor]


class Match:
    """The present state of a running game and the few steps that can still be undone.

    Refused calls change nothing. Applying is separate from storing: the caller stores the entry, and rebuilds the match
    from what is stored when that fails.
    """

    __slots__ = ("actor", "chance", "clockwork", "game", "lone", "number", "offered", "recorder", "state", "tail")

    def __init__(
        self, game: Game, state: State, chance: FairChance, number: int, clockwork: Clockwork, lone: int | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.actor = int(state.actor())  # the seat that decides, or OVER
        self.chance = chance
        self.recorder = Recorder(chance)
        self.number = number
        self.clockwork = clockwork
        self.lone = lone if game.undo_past_bots else None  # the only seat that is not a bot's
        self.tail: list[tuple[int, State]] = []  # who made the latest steps and the states before, as far as they may be undone
        self.offered: dict[str, int] | None = None  # the legal notations of this state and their codes, once asked for

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def check(self, seat: int, do: str) -> int:
        """The code of what a seat wants to do; raises when it may not."""
        if self.actor == OVER:
            raise BadInput("game-is-over")
        if seat != self.actor:
            raise BadInput("not-your-turn", {"seat": self.actor})
        if self.offered is not None and do in self.offered:
            return self.offered[do]
        code = self.game.parse(self.state, do)
        self.game.check(self.state, code)
        return code

    def refusal(self, seat: int, do: str) -> Refusal | None:
        """Why a seat cannot do this now; ``BadInput`` when the question itself makes no sense."""
        try:
            ahead = self.ahead(seat)
            if ahead is not None:
                return self.game.refusal(ahead, self.game.parse(ahead, do))
            self.check(seat, do)
        except IllegalAction as error:
            return error.refusal
        return None

    def ahead(self, seat: int) -> State | None:
        """The state in which a waiting seat may try things."""
        return None if seat == self.actor or self.over else self.game.ahead(self.state, seat)

    def plans(self, seat: int) -> list[Choice]:
        """What a waiting seat may try already."""
        ahead = self.ahead(seat)
        return [] if ahead is None else self.game.choices(ahead)

    def apply(self, seat: int, code: int, at: float) -> "Played":
        """Carry out a checked action."""
        do = self.game.notation(self.state, code)
        public = self.game.public_notation(self.state, code) if _is_secretive(type(self.game)) else do
        before = self.state.copy()
        journal = Journal()
        self.state.apply(code, self.recorder, journal)
        chance = self.recorder.take()
        self._remember(seat, before, bool(chance) or self.game.reveals(journal))
        self._stepped(seat, at)
        return Played(self.number, seat, do, public, 0, at, chance, partial(self.game.read, journal))

    def _stepped(self, actor: int, at: float) -> None:
        """``actor`` was to act until ``at``; the state is a new one."""
        self.number += 1
        self.offered = None
        self.actor = int(self.state.actor())
        self.clockwork.tick(actor, at, self.actor)

    def _remember(self, seat: int, before: State, sealed: bool) -> None:
        if sealed:
            self.tail.clear()
            return
        if self.tail and self.tail[-1][0] != seat:
            self._pass_on()
        self.tail.append((seat, before))

    def _pass_on(self) -> None:
        """Another seat goes on, and the steps before are final; but who plays among bots may go back to the previous turn."""
        if self.lone is None:
            self.tail.clear()
        elif self.tail[-1][0] == self.lone:
            del self.tail[: -self._latest(self.lone)]

    def undoable(self, seat: int, doc: TableDoc) -> int:
        """How many of its own steps the seat may take back by itself; what bots did since goes with them."""
        own = sum(1 for who, _ in self.tail if who == seat)
        if self._worn:
            return 0
        if own == 0 or (seat == self.lone and doc.lone_seat() == seat):
            return own
        if self.tail[-1][0] != seat or not (doc.undo_after_turn or self.actor == seat):
            return 0
        return self._latest(seat)

    def check_turning_back(self) -> None:
        """What is over stays over: everything hidden is known by then. Nor does a game go to and fro for ever."""
        if self.over:
            raise BadInput("game-is-over")
        if self._worn:
            raise BadInput("too-much-undone")

    @property
    def _worn(self) -> bool:
        """Was so much taken back that nothing more may be? All of it is kept, and played again for everybody who looks back."""
        return self.number >= TO_AND_FRO * self.game.longest

    def _latest(self, seat: int) -> int:
        """How many of the latest steps a seat made without anybody else in between."""
        return next((n for n, (who, _) in enumerate(reversed(self.tail)) if who != seat), len(self.tail))

    def undo(self, seat: int, count: int, doc: TableDoc, at: float) -> "Played":
        self.check_turning_back()
        if not 1 <= count <= self.undoable(seat, doc):
            raise BadInput("nothing-to-undo")
        actor = self.actor
        first = [place for place, (who, _) in enumerate(self.tail) if who == seat][-count]
        steps = len(self.tail) - first
        self.state = self.tail[first][1]
        del self.tail[first:]
        return self._undone(seat, steps, actor, at)

    def take_back(self, seat: int, count: int, history: "History", at: float) -> "Played":
        """Take back steps by consent; ``history`` must be that of this very state."""
        self.check_turning_back()
        steps = history.table.steps
        if not 1 <= count <= len(steps):
            raise BadInput("nothing-to-undo")
        actor = self.actor
        self.state = steps[-count].before
        self.tail.clear()
        for step in steps[:-count]:
            self._remember(step.entry.seat, step.before, step.sealed)
        return self._undone(seat, count, actor, at)

    def _undone(self, seat: int, count: int, actor: int, at: float) -> "Played":
        self._stepped(actor, at)
        return Played(self.number, seat, "", "", count, at, [])

    # -- what people see -------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        return self.game.view(self.state, seat)

    def decision(self) -> Decision:
        return self.game.decision(self.state)

    def choices(self) -> list[Choice]:
        return [] if self.over else self.game.choices(self.state)

    def legal(self) -> list[str]:
        if self.offered is None:
            codes = [] if self.over else self.state.legal()
            self.offered = {self.game.notation(self.state, code): code for code in codes}
        return list(self.offered)

    def scores(self) -> list[list[ScoreLine]]:
        return self.game.scores(self.state)

    def result(self) -> Result | None:
        return self.game.result(self.state)


@lru_cache(maxsize=64)
def _is_secretive(game: type[Game]) -> bool:
    """Are there notations that other seats may not read?"""
    return game.public_notation is not Game.public_notation


class Played:
    """A step that was made: all of it; ``line`` gives what a seat may know. Its events are read when somebody wants them."""

    __slots__ = ("_events", "_read", "at", "chance", "do", "number", "public", "seat", "undo")

    def __init__(
        self,
        number: int,
        seat: int,
        do: str,
        public: str,
        undo: int,
        at: float,
        chance: list[int],
        read: Callable[[], list[Event]] = list,
    ) -> None:
        self.number = number
        self.seat = seat
        self.do = do
        self.public = public
        self.undo = undo
        self.at = at
        self.chance = chance
        self._read = read
        self._events: list[Event] | None = None

    @property
    def events(self) -> list[Event]:
        if self._events is None:
            self._events = self._read()
        return self._events

    def told(self, viewers: Iterable[int], over: bool) -> str:
        """The notation as the holder of some seats may read it."""
        return self.do if over or self.seat in viewers else self.public

    def seen(self, game: Game, viewer: int | None, over: bool) -> list[Event]:
        return [game.seen_by(event, viewer, over) for event in self.events]

    def line(self, game: Game, viewer: int | None, over: bool) -> LogLine:
        do = self.told(() if viewer is None else (viewer,), over)
        return LogLine(self.number, self.seat, do, self.undo, self.at, self.seen(game, viewer, over))


class History:
    """A game played again from its entries: every step with its events, and any earlier state."""

    def __init__(self, game: Game, doc: TableDoc, seed: str, rows: Iterable[EntryRow], upto: int | None = None) -> None:
        self.game = game
        self.doc = doc
        self.seed = seed
        self.chance = FairChance(seed)
        self.table = Table(game, doc.seats, doc.settings, self.chance, doc.names())
        self.clockwork = Clockwork(doc.seats)
        self.steps: list[Played] = []
        for row in rows:
            if upto is not None and row.number > upto:
                break
            self.play(row)

    def play(self, row: EntryRow) -> None:
        """Make the step of one entry."""
        table = self.table
        actor = int(table.state.actor())
        if row.undo:
            table.take_back(row.seat, row.undo, row.at)
            self.steps.append(Played(row.number, row.seat, "", "", row.undo, row.at, []))
        else:
            events = table.act(row.seat, row.do, row.at)
            step = table.steps[-1]
            chance = table.entries[-1].chance
            self.steps.append(Played(row.number, row.seat, row.do, step.public, 0, row.at, chance, partial(list, events)))
        self.clockwork.tick(actor, row.at, int(table.state.actor()))

    @property
    def number(self) -> int:
        return len(self.steps)

    def match(self) -> Match:
        """A live match that goes on from here."""
        match = Match(self.game, self.table.state, self.chance, self.number, self.clockwork, self.doc.lone_seat())
        for step in self.table.steps:
            match._remember(step.entry.seat, step.before, step.sealed)
        return match

    def made(self, seat: int) -> list[Choice]:
        """The choices of the action that a seat is in the middle of, as they were offered."""
        game, found = self.game, list[Choice]()
        if game.opens(self.table.state):
            return found
        for step in reversed(self.table.steps):
            if step.entry.seat != seat:
                break
            found.append(game.choice(step.before, game.parse(step.before, step.entry.do)))
            if game.opens(step.before):
                break
        return found[::-1]

    def lines(self, viewer: int | None, over: bool, since: int = 0) -> list[LogLine]:
        return [step.line(self.game, viewer, over) for step in self.steps[since:]]


def record(doc: TableDoc, edition: EditionMark, seed: str, history: History) -> Record:
    """The whole record of a finished game, which anybody can verify."""
    table = history.table
    return _record(doc, edition, seed, table.setup, list(table.entries), table.result(), table.over)


def redacted(doc: TableDoc, edition: EditionMark, seed: str, history: History, viewers: list[int]) -> Record:
    """The record of a running game with everything left out that its reader may not know: draws and secret actions."""
    entries = [Entry(step.seat, step.told(viewers, False), undo=step.undo, at=step.at) for step in history.steps]
    return _record(doc, edition, seed, [], entries, None, revealed=False)


def stored_record(doc: TableDoc, edition: EditionMark, seed: str, setup: list[int], rows: list[EntryRow]) -> Record:
    """The record of a finished game of other rules, from storage alone."""
    entries = [Entry(row.seat, row.do, chance_of(row.chance), row.undo, row.at) for row in rows]
    return _record(doc, edition, seed, setup, entries, None, revealed=True)


def _record(
    doc: TableDoc, edition: EditionMark, seed: str, setup: list[int], entries: list[Entry], result: Result | None, revealed: bool
) -> Record:
    return Record(
        game=doc.game,
        rules_version=doc.rules_version,
        edition=edition,
        seats=doc.seats,
        settings=doc.settings,
        setup=setup,
        entries=entries,
        names=doc.names(),
        result=result,
        commitment=commitment(seed),
        seed=seed if revealed else "",
    )


def document(record: Record) -> dict[str, Any]:
    """A record as JSON data."""
    found: dict[str, Any] = msgspec.json.decode(record.to_json())
    return found
