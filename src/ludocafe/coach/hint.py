"""Hints: up to three good options with what they promise and where the points would come from."""

import msgspec

from ludocafe.bots.budget import Budget, mix
from ludocafe.bots.thinker import new_search, sampled
from ludocafe.bots.tuning import tuning
from ludocafe.coach.outlook import Difference, Outlook, differences, outlooks
from ludocafe.core.game import Game, View
from ludocafe.core.model import Choice

OPTIONS = 3
GAMES = 16  # played on from each option to see where its points come from
BUDGET = Budget(seconds=0.5)
WORTH_TRYING = 0.002  # of all simulations; options tried less are no suggestions


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
    search = new_search(game, seat, view.seats, seed, setting=tuning(game.id).whole())
    done = search.run(state, budget.simulations or 0, budget.seconds or 0.0)
    tried = search.options()
    best = [code for code, visits, _ in tried if visits >= WORTH_TRYING * done][:OPTIONS] or [code for code, _, _ in tried[:1]]
    found = outlooks(game, state, seat, best, GAMES, mix(seed, 3))
    suggestions = []
    for rank, code in enumerate(best):
        visits, shares, points = search.outlook(code)
        against = found[1 if rank == 0 else 0] if len(best) > 1 else None
        suggestions.append(
            Suggestion(
                choice=game.choice(state, code),
                visits=visits,
                share=round(shares[seat], 3),
                points=round(points[seat], 1),
                rivals=round(max((p for other, p in enumerate(points) if other != seat), default=0.0), 1),
                differences=_against(found[rank], against),
            )
        )
    return Hint(seat, view.seats, done, suggestions)


def _against(one: Outlook, other: Outlook | None) -> list[Difference]:
    return differences(one, other) if other is not None else []
