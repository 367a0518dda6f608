"""Plans for a seat's next turn: the intended steps, and whether they still fit.

A plan says nothing about rules. Its steps are kept as they were foreseen: the question and the choice with its details and
effects. When the question comes and offers exactly this choice, nothing that the plan depended on has changed; otherwise whoever
made it is asked. A standing plan answers every question of some kinds by what its answers would bring.
"""

import msgspec

from ludocafe.core.chance import Chance
from ludocafe.core.errors import BadInput
from ludocafe.core.match import Match
from ludocafe.core.model import Choice, Decision, Fields
from ludocafe.core.state import Journal, State

MOST_STEPS = 40  # of one plan


class PlannedStep(msgspec.Struct, frozen=True):
    """A question as it was foreseen, and the choice that answers it."""

    decision: Decision
    choice: Choice


class TurnPlan(msgspec.Struct, frozen=True, tag="turn"):
    """The intended steps of a seat's next turn."""

    steps: list[PlannedStep]


class Preference(msgspec.Struct, frozen=True):
    """An action to answer with; with an ``effect`` only if its ``amount`` would be at least so much."""

    action: str
    effect: str = ""
    least: int = 0


class StandingPlan(msgspec.Struct, frozen=True, tag="standing"):
    """The first of the ``answers`` that holds, to every question of these kinds, while the game's progress says ``during``."""

    questions: list[str]
    answers: list[Preference]
    during: Fields


Plan = TurnPlan | StandingPlan


class _ChanceNeeded(Exception):
    """The step needs a random draw."""


class _NoChance(Chance):
    """Raises on every draw."""

    def below(self, stream: int, n: int) -> int:
        raise _ChanceNeeded


class Rehearsal:
    """The next turn of a waiting seat, tried step by step on a copy of the state, as far as it can be foreseen.

    >>> from ludocafe import registry
    >>> match = Match(registry.game("cafe_del_gatto"), 2, seed="any text")
    >>> rehearsal = Rehearsal(match, 1)
    >>> rehearsal.do("take")
    >>> [step.choice.notation for step in rehearsal.steps], rehearsal.choices()
    (['take'], [])
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.game = match.game
        self.seat = seat
        self.state: State | None = match.preview_state(seat)
        self.steps: list[PlannedStep] = []
        self._ended = self.state is None

    def choices(self) -> list[Choice]:
        """What may be tried next; nothing once another seat decides, something is drawn, or something hidden is revealed."""
        return [] if self._ended else self.game.choices(self.state)

    def do(self, notation: str) -> None:
        """Try a step; raises when it is not possible."""
        if self.state is None or self._ended or len(self.steps) == MOST_STEPS:
            raise BadInput("nothing-to-plan")
        code = self.game.parse(self.state, notation)
        self.game.check(self.state, code)
        self.steps.append(PlannedStep(self.game.decision(self.state), self.game.choice(self.state, code)))
        after, journal = self.state.copy(), Journal()
        try:
            after.apply(code, _NoChance(), journal)
        except _ChanceNeeded:
            self._ended = True
            return
        if self.game.reveals(journal):
            self._ended = True
        else:
            self.state, self._ended = after, after.actor() != self.seat


def answer(plan: Plan, match: Match, seat: int, made: int = 0) -> Choice | None:
    """The plan's answer to the question that a seat is asked now, after ``made`` of its steps; None: ask the seat."""
    if seat not in match.deciding:
        return None
    if isinstance(plan, TurnPlan):
        return _planned_answer(plan.steps[made], match, seat)
    progress = match.game.progress(match.state)
    if match.decision(seat).kind not in plan.questions or any(progress.get(name) != value for name, value in plan.during.items()):
        return None
    return _standing_answer(plan, match.choices(seat))


def _planned_answer(step: PlannedStep, match: Match, seat: int) -> Choice | None:
    code = step.choice.code
    if match.decision(seat) != step.decision or step.choice.notation not in match.legal(seat):
        return None
    return step.choice if match.game.choice(match.state, code) == step.choice else None


def _standing_answer(plan: StandingPlan, choices: list[Choice]) -> Choice | None:
    for wanted in plan.answers:
        offered = next((choice for choice in choices if choice.action.kind == wanted.action), None)
        if offered is None:
            continue
        if not wanted.effect:
            return offered
        amount = next((effect.fields.get("amount") for effect in offered.effects if effect.kind == wanted.effect), None)
        if not isinstance(amount, int):
            return None  # nobody can say what it would bring
        if amount >= wanted.least:
            return offered
    return None


def ended(plan: Plan, match: Match) -> bool:
    """Whether the time of a standing plan is over."""
    progress = match.game.progress(match.state)
    return isinstance(plan, StandingPlan) and any(progress.get(name) != value for name, value in plan.during.items())
