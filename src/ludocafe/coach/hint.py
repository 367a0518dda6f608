"""Hints: up to three good options with what they promise and where the points would come from."""

import msgspec

from ludocafe.bots import brains
from ludocafe.bots.budget import Budget, mix
from ludocafe.bots.thinking import new_search, sampled
from ludocafe.coach.projection import Difference, Projection, coach_profile, differences, margin, paired, projections
from ludocafe.core.chance import FastChance
from ludocafe.core.game import Game, View
from ludocafe.core.model import Choice
from ludocafe.core.playout import best_action

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
    margin: float = 0.0  # of the points: the half-width of their 90 % confidence interval
    equal: bool = False  # cannot be told from the best option with so few games


class Hint(msgspec.Struct, frozen=True):
    """What the coach would consider, the best first."""

    seat: int
    seats: int
    simulations: int
    suggestions: list[Suggestion]


def hint(game: Game, view: View, seed: int = 0, budget: Budget = BUDGET, offered: int | None = None) -> Hint:
    """Think about a seat's view and tell up to three options; deterministic for a budget of simulations.

    ``offered``: what the board offers that the view was made for, where it offers something (``Game.favourite``); it comes first.
    """
    state = sampled(game, view, seed)
    seat = int(state.actor())
    search = new_search(game, coach_profile(game), state, seed)
    done = search.run(state, budget.simulations or 0, budget.seconds or 0.0)
    tried = search.options()
    if offered is None:
        offered = game.favourite(state)
    favourite = int(best_action(state, brains.brain_of(game).policy(), FastChance(1))) if offered is None else offered
    enough = [(code, visits) for code, visits, _ in tried if visits >= LEAST_TRIALS and code != offered]
    if offered is not None:
        enough.append((offered, next((visits for code, visits, _ in tried if code == offered), 0)))
    enough = enough or [tried[0][:2]]
    worthy = [*enough[: OPTIONS - 1], *sorted(enough[OPTIONS - 1 :], key=lambda option: option[0] != favourite)][:OPTIONS]
    found = projections(game, state, seat, [code for code, _ in worthy], GAMES, mix(seed, 3))
    ranked = sorted(zip(worthy, found, strict=True), key=lambda option: _worth(option[1], seat), reverse=True)
    # The board's own offer was found by playing on, too; the policy is contradicted only by what can be told from it.
    best = ranked[0][1]
    ranked.sort(key=lambda option: option[0][0] != favourite or (offered is None and _tells_apart(best, option[1])))
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
                margin=round(margin(projection.ended), 1),
                equal=rank > 0 and not _tells_apart(ranked[0][1], projection),
            )
        )
    return Hint(seat, view.seats, done, suggestions)


def _tells_apart(best: Projection, other: Projection) -> bool:
    """Does the best option win more, or end with more points, by more than the noise of the games?"""
    return any(
        abs(sum(gaps)) / len(gaps) > margin(gaps) for gaps in (paired(best.won, other.won), paired(best.ended, other.ended))
    )


def _worth(projection: Projection, seat: int) -> tuple[float, float]:
    """Wins first, then points: the order of what is shown."""
    return projection.shares[seat], projection.points[seat]
