"""Reviews of finished games: how the chances moved, which decisions turned them, and what would have been better.

Every decision is judged by what its player could know then: the search thinks on the player's view.
"""

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from ludocafe.bots.budget import Budget, mix
from ludocafe.bots.thinking import new_search, sampled
from ludocafe.coach.projection import Difference, coach_profile, differences, margin, paired, projections
from ludocafe.core.game import Game, View
from ludocafe.core.match import Step, replay
from ludocafe.core.model import Choice
from ludocafe.core.record import Record

BUDGET = Budget(simulations=200)
GAMES = 8  # played on from the two options of a turning point at least, more with a greater budget
TURNINGS = 5
LEAST_LOSS = 0.03  # in the search's value (0 to 1)
CANDIDATES = 2 * TURNINGS
VERSION = 3


class Moment(msgspec.Struct, frozen=True):
    """One decision of the game: everyone's chance to win and expected points, as its player could see it."""

    number: int  # of the decision, from 1
    seat: int
    notation: str
    shares: list[float]
    points: list[float]
    loss: float  # what the choice gave away, from 0 to 1


class Turning(msgspec.Struct, frozen=True):
    """A decision that cost much: what was played, what was better, by how much and where the points would have come from."""

    number: int
    seat: int
    played: Choice
    better: Choice
    share: float  # of wins that the better option has more
    points: float  # likewise
    differences: list[Difference]
    share_margin: float = 0.0  # half-width of the 90 % confidence interval of ``share``
    points_margin: float = 0.0  # likewise of ``points``


class Review(msgspec.Struct, frozen=True):
    """A finished game seen by the coach."""

    version: int
    key: str  # of the record and the budget it was made for
    game: str
    seats: int
    simulations: int
    moments: list[Moment]
    turnings: list[Turning]


class Judgement(msgspec.Struct, frozen=True):
    """A moment, and the code of the option that looks best."""

    moment: Moment
    best: int
    missed: bool  # something else was played
    at_once: bool = False  # others decided at the same time


Progress = Callable[[int, int], None]


def review(record: Record, game: Game, budget: Budget = BUDGET, progress: Progress | None = None) -> Review:
    """Look at every decision of a record; ``progress`` is told how many of how many are done."""
    match = replay(record, game)
    judgements: list[Judgement] = []
    for number, step in enumerate(match.steps, start=1):
        judgements.append(judge(game, seen(game, step), step.code, number, budget))
        if progress is not None:
            progress(number, len(match.steps))
    turnings = []
    for number, better in doubts(judgements):
        step = match.steps[number - 1]
        turnings.append(compare(game, seen(game, step), step.code, better, number, budget))
    return Review(
        VERSION,
        key(record, budget),
        game.id,
        record.seats,
        budget.simulations or 0,
        [judgement.moment for judgement in judgements],
        proven(turnings),
    )


def seen(game: Game, step: Step) -> View:
    """What the player of a step could see before it."""
    view: View = game.view(step.before, step.seat)
    return view


def judge(game: Game, view: View, played: int, number: int, budget: Budget = BUDGET) -> Judgement:
    """Think about one decision as its player saw it, and about what was played."""
    root = sampled(game, view, number)
    seat = int(root.actor())
    search = new_search(game, coach_profile(game), root, mix(number, 5))
    search.run(root, budget.simulations or 0, budget.seconds or 0.0)
    options = search.options()
    best, _, best_value = options[0]
    _, shares, points = search.results(best)
    found = next((value for code, _, value in options if code == played), None)
    # An option the search hardly looked at is no better than the worst it tried.
    value = found if found is not None else min(value for _, _, value in options)
    loss = max(0.0, best_value - value) if best != played else 0.0
    moment = Moment(
        number=number,
        seat=seat,
        notation=game.notation(root, played),
        shares=[round(share, 3) for share in shares],
        points=[round(amount, 1) for amount in points],
        loss=round(loss, 3),
    )
    return Judgement(moment, best, best != played, root.at_once())


def doubts(judgements: Sequence[Judgement]) -> list[tuple[int, int]]:
    """The decisions worth a closer look, the costliest first: their numbers and the options that look better."""
    costly = [
        (judgement.moment.loss, judgement.moment.number, judgement.best)
        for place, judgement in enumerate(judgements)
        if judgement.missed and judgement.moment.loss >= LEAST_LOSS and not _put_off(judgement, judgements[place + 1 :])
    ]
    costly.sort(key=lambda doubt: (-doubt[0], doubt[1]))
    return [(number, better) for _, number, better in costly[:CANDIDATES]]


def _put_off(judgement: Judgement, later: Sequence[Judgement]) -> bool:
    """Is what was missed still the best at the same player's next decision? Then nothing was lost yet.

    Where several decide at once, steps of others may lie in between.
    """
    seat = judgement.moment.seat
    following = next((other for other in later if not judgement.at_once or other.moment.seat == seat), None)
    return following is not None and following.moment.seat == seat and following.best == judgement.best


def compare(game: Game, view: View, played: int, better: int, number: int, budget: Budget = BUDGET) -> Turning:
    """Compare what was played with what the search prefers, by games played on from both with the same luck."""
    state = sampled(game, view, number)
    seat = int(state.actor())
    games = max(GAMES, (budget.simulations or 0) // 2)
    good, real = projections(game, state, seat, [better, played], games, mix(number, 7))
    return Turning(
        number=number,
        seat=seat,
        played=game.choice(state, played),
        better=game.choice(state, better),
        share=round(good.shares[seat] - real.shares[seat], 3) if state.seats > 1 else 0.0,
        points=round(good.points[seat] - real.points[seat], 1),
        differences=differences(good, real),
        share_margin=round(margin(paired(good.won, real.won)), 3),
        points_margin=round(margin(paired(good.ended, real.ended)), 1),
    )


def proven(turnings: Sequence[Turning]) -> list[Turning]:
    """The costliest decisions whose better option brought more than noise explains, in the order of the game."""
    held = [turning for turning in turnings if wins_more(turning) or ends_higher(turning)]
    return sorted(held[:TURNINGS], key=lambda turning: turning.number)


def wins_more(turning: Turning) -> bool:
    """Does the better option bring a win in a hundred games at least, beyond noise? Else points tell the difference."""
    return turning.share >= 0.01 and turning.share > turning.share_margin


def ends_higher(turning: Turning) -> bool:
    """Does the better option bring half a point at least, beyond noise, and no fewer wins?"""
    return turning.share >= 0 and turning.points >= 0.5 and turning.points > turning.points_margin


def key(record: Record, budget: Budget) -> str:
    """Names the review of this very game with this budget."""
    game = msgspec.structs.replace(record, names=[])
    text = msgspec.json.encode([VERSION, game, budget])
    return hashlib.sha256(text).hexdigest()[:24]


def stored_review(path: Path, record: Record, game: Game, budget: Budget = BUDGET, progress: Progress | None = None) -> Review:
    """The review kept at ``path`` if it is of this game and budget; else a new one, kept there."""
    if path.exists():
        try:
            found = msgspec.json.decode(path.read_bytes(), type=Review)
        except msgspec.DecodeError:
            found = None  # not a review (any more): make it again
        if found is not None and found.version == VERSION and found.key == key(record, budget):
            return found
    made = review(record, game, budget, progress)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")
    return made
