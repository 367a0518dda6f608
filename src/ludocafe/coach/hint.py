"""Hints: up to three good options with what they promise and where the points would come from."""

import msgspec

from ludocafe.bots.budget import Budget, mix
from ludocafe.bots.thinking import new_search, sampled
from ludocafe.coach.projection import Difference, Projection, coach_profile, differences, projections
from ludocafe.core.game import Game, View
from ludocafe.core.model import Choice

OPTIONS = 3
GAMES = 48  # played on from each option, all with the same luck, to see what it brings and where the points come from
BUDGET = Budget(seconds=0.5)
LEAST_TRIALS = 8  # options tried less are no suggestions


class Suggestion(msgspec.Struct, frozen=True):
    """An option: the chance to win and the points it promises, compared by source with the best (or next best) option."""

    choice: Choice
    visits: int
    share: float  # of wins, for the seat
    points: float
    rivals: float  # points of the best rival (0 when alone)
    differences: list[Difference] = []


class Hint(msgspec.Struct, frozen=True):
    """What the coach would consider, the best first."""

    seat: int
    seats: int
    simulations: int
    suggestions: list[Suggestion]


def hint(game: Game, view: View, seed: int = 0, budget: Budget = BUDGET) -> Hint:
    """Think about a seat's view and tell up to three options; deterministic for a budget of simulations."""
    state = sampled(game, view, seed)
    seat = int(state.actor())
    search = new_search(game, coach_profile(game), state, seed)
    done = search.run(state, budget.simulations or 0, budget.seconds or 0.0)
    tried = search.options()
    worthy = [(code, visits) for code, visits, _ in tried if visits >= LEAST_TRIALS][:OPTIONS] or [tried[0][:2]]
    found = projections(game, state, seat, [code for code, _ in worthy], GAMES, mix(seed, 3))
    ranked = sorted(zip(worthy, found, strict=True), key=lambda option: _worth(option[1], seat), reverse=True)
    suggestions = []
    for rank, ((code, visits), projection) in enumerate(ranked):
        others = [points for other, points in enumerate(projection.points) if other != seat]
        against = ranked[1 if rank == 0 else 0][1] if len(ranked) > 1 else projection
        suggestions.append(
            Suggestion(
                choice=game.choice(state, code),
                visits=visits,
                share=round(projection.shares[seat], 3),
                points=round(projection.points[seat], 1),
                rivals=round(max(others, default=0.0), 1),
                differences=differences(projection, against),
            )
        )
    return Hint(seat, view.seats, done, suggestions)


def _worth(projection: Projection, seat: int) -> tuple[float, float]:
    """Wins first, then points: the order of what is shown."""
    return projection.shares[seat], projection.points[seat]
