"""A game on the server: a match with clocks, its log lines for each viewer, and its record."""

from collections.abc import Iterable
from typing import Any

import msgspec

from ludocafe.core.fair_chance import commitment
from ludocafe.core.game import Game
from ludocafe.core.match import Match, Step
from ludocafe.core.model import Choice
from ludocafe.core.plans import StandingPlan, ended
from ludocafe.core.record import OWN, EditionMark, Entry, Record
from ludocafe.server.appending import EntryRow
from ludocafe.server.documents import KeptDoc, TableDoc
from ludocafe.server.messages import LogLine
from ludocafe.server.storage import chance_of

LOG_LINES = 200  # steps of a running game that are kept for those who come to the table


class Clockwork:
    """Thinking time: the seconds used by each seat, and when its present turn began."""

    __slots__ = ("at", "began", "stopped", "used")

    def __init__(self, seats: int) -> None:
        self.used = [0.0] * seats
        self.at = 0.0
        self.began = [0.0] * seats
        self.stopped = [0.0] * seats  # until when each seat could decide

    def tick(self, deciding: tuple[int, ...], at: float, begun: Iterable[int]) -> None:
        """These seats could decide until ``at``; then a turn began for those who have ``begun``."""
        for seat in deciding:
            self.used[seat] += max(0.0, at - self.at)
        self.at = max(at, self.at)
        for seat in deciding:
            self.stopped[seat] = self.at
        for seat in begun:
            self.began[seat] = self.at

    def resume(self, seat: int) -> None:
        """A seat took back the end of its turn: continue with the time that was left."""
        self.began[seat] += self.at - self.stopped[seat]

    def left(self, doc: TableDoc, deciding: tuple[int, ...], now: float) -> dict[int, float]:
        """Seconds left by seat, ``now`` seconds after the start."""
        running = max(0.0, now - self.at)
        if doc.clock.kind == "move":
            return {seat: round(max(0.0, doc.clock.seconds - (now - self.began[seat])), 1) for seat in deciding}
        if doc.clock.kind == "bank":
            spent = [used + (running if seat in deciding else 0.0) for seat, used in enumerate(self.used)]
            return {seat: round(max(0.0, doc.clock.seconds - seconds), 1) for seat, seconds in enumerate(spent)}
        return {}

    def deadlines(self, doc: TableDoc, deciding: tuple[int, ...]) -> dict[int, float]:
        """When (seconds after the start) the time of each deciding seat is up; bots have all the time they want."""
        clock = doc.clock
        if clock.kind == "none":
            return {}
        people = [seat for seat in deciding if doc.chairs[seat].kind != "bot"]
        if clock.kind == "move":
            return {seat: self.began[seat] + clock.seconds for seat in people}
        return {seat: self.at + clock.seconds - self.used[seat] for seat in people}


class TimedMatch(Match):
    """A table's match: dealt from the table's seed, with clocks."""

    def __init__(self, game: Game, doc: TableDoc, seed: str) -> None:
        policy = doc.undo_policy(game)
        super().__init__(game, doc.seats, doc.settings, names=doc.names(), seed=seed, policy=policy, position=doc.position)
        self.clockwork = Clockwork(doc.seats)
        self.begun = self.deciding  # the seats whose turn began with the latest step
        self._asked_at = [0] * doc.seats
        self._at_once = self.state.at_once()
        self._offers: dict[int, tuple[int, list[Choice]]] = {}  # by seat: since when it has had these choices
        self.latest = [0] * doc.seats  # the number of each seat's latest entry
        self._takebacks: list[tuple[int, int, int]] = []  # number and seat of each taking back, and the step it went back to
        self._trimmed_to = 0  # no step up to this one is in memory any more

    def asked_at(self, seat: int) -> int:
        """The number of the latest state that asked something new of a seat.

        Where seats decide at once, steps of others change nothing for it: an action chosen on an earlier state is still valid.
        """
        return self._asked_at[seat]

    def choices(self, seat: int) -> list[Choice]:
        """A seat's choices, cached where seats decide at once: they stay the same whatever others do."""
        if not self._at_once:
            return super().choices(seat)
        since, found = self._offers.get(seat, (-1, []))
        if since != self._asked_at[seat]:
            found = super().choices(seat)
            self._offers[seat] = self._asked_at[seat], found
        return found

    def check_code(self, seat: int, code: int) -> None:
        """Raise unless a seat may play this code."""
        self._check_seat(seat)
        self.game.check(self.state, code)

    def _after_step(self, step: Step, deciding: tuple[int, ...]) -> None:
        if not step.entry.undo:
            step.rule = self.game.rule_of(step.before, step.code)
            step.heading = self.game.heading(step.before)
        elif self.log:
            step.heading = self.log[-1].heading
        super()._after_step(step, deciding)
        at_once, self._at_once = self._at_once, self.state.at_once()
        goes_on, now = at_once == self._at_once, self.deciding
        resumed = step.entry.do == OWN and step.seat not in deciding
        self.begun = () if resumed else tuple(seat for seat in now if seat not in deciding or not goes_on)
        self.clockwork.tick(deciding, step.entry.at, self.begun)
        if resumed:
            self.clockwork.resume(step.seat)
        by_consent = step.entry.undo > 0 and step.entry.do != OWN
        apart = at_once and goes_on and not by_consent  # it concerns its seat alone
        self._asked_at = [since if apart and seat != step.seat else step.number for seat, since in enumerate(self._asked_at)]
        if not self._at_once:
            self._offers.clear()
        self.latest[step.seat] = step.number
        if step.entry.undo:
            self._takebacks.append((step.number, step.seat, self.base))

    def trim(self, keep: int) -> None:
        super().trim(keep)
        if self.steps:
            self._trimmed_to = self.steps[0].number - 1

    @property
    def base(self) -> int:
        """The number of the latest step that is not taken back."""
        return self.steps[-1].number if self.steps else self._trimmed_to

    def plan_progress(self, kept: KeptDoc, seat: int) -> int | None:
        """How many steps of a plan have been made; None: the plan has ended.

        It ends with its last step, when its seat does something else or takes something back, and when the step it was made
        after is taken back.
        """
        if self.over or ended(kept.plan, self):
            return None
        if any(number > kept.number and (by == seat or base < kept.base) for number, by, base in self._takebacks):
            return None
        if isinstance(kept.plan, StandingPlan) or self.latest[seat] <= kept.number:
            return 0
        if not self.reaches(kept.number):
            return None
        own = [step.entry.do for step in self.log if step.number > kept.number and step.seat == seat]
        planned = [step.choice.notation for step in kept.plan.steps]
        return len(own) if own == planned[: len(own)] and len(own) < len(planned) else None

    def lines(self, viewer: int | None, over: bool, since: int = 0) -> list[LogLine]:
        """The steps after state ``since`` as a seat may read them; see ``reaches``."""
        return [line(step, viewer, over) for step in self.log if step.number > since]

    def reaches(self, number: int) -> bool:
        """Are all steps after this state still in the log?"""
        return self.number - len(self.log) <= number


def line(step: Step, viewer: int | None, over: bool) -> LogLine:
    entry = step.entry
    do = step.notation_for(() if viewer is None else (viewer,), over)
    return LogLine(
        step.number, entry.seat, do, entry.undo, entry.at, step.events_for(viewer, over), step.rule, step.heading, step.at_once
    )


def redacted(record: Record, steps: Iterable[Step], viewers: list[int]) -> Record:
    """The record of a running game without what its reader may not know: draws and secret actions."""
    entries = [Entry(step.seat, step.notation_for(viewers, False), undo=step.entry.undo, at=step.entry.at) for step in steps]
    return msgspec.structs.replace(record, setup=[], entries=entries, result=None, seed="", position="")


def stored_record(doc: TableDoc, edition: EditionMark, seed: str, setup: list[int], rows: list[EntryRow]) -> Record:
    """The record of a finished game with other rules, made from storage alone."""
    return Record(
        game=doc.game,
        rules_version=doc.rules_version,
        edition=edition,
        seats=doc.seats,
        settings=doc.settings,
        setup=setup,
        entries=[entry_of(row) for row in rows],
        names=doc.names(),
        commitment=commitment(seed),
        seed=seed,
        position=doc.position,
    )


def entry_of(row: EntryRow) -> Entry:
    return Entry(row.seat, row.do, chance_of(row.chance), row.undo, row.at)


def document(record: Record) -> dict[str, Any]:
    """A record as JSON data."""
    found: dict[str, Any] = msgspec.json.decode(record.to_json())
    return found
