"""A search bot at one seat: feeds views to the search, keeps its tree between moves, or thinks in several processes."""

import os
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from typing import Any

import msgspec

from ludocafe.bots.budget import Budget, mix
from ludocafe.bots.search import Race, Search, is_lucky
from ludocafe.bots.tuning import tuning
from ludocafe.core.chance import FastChance
from ludocafe.core.edition import Edition
from ludocafe.core.errors import BadInput
from ludocafe.core.game import Game, View
from ludocafe.core.state import State

# What earlier thoughts are worth after a draw: they were averaged over all draws, now one is known.
AFTER_LUCK = 0.5

# An option in the race of a search: code, trials, and the sums of values, of differences from the favourite and of their squares.
Row = tuple[int, int, float, float, float]


class Option(msgspec.Struct, frozen=True):
    """An action at the root of a search: how often it was tried and its mean value (0 to 1) for the seat."""

    code: int
    visits: int
    value: float


class Thinker:
    """Thinks for one seat of one game. ``saw`` tells it what was played, so that it can build on earlier thoughts.

    With ``far`` it looks further ahead and more closely, in games where that pays with much time.
    """

    def __init__(self, game: Game, seat: int, seats: int, budget: Budget, far: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.budget = budget
        self.far = far
        self.search: Search | None = None
        self.root: State | None = None  # the sampled state of the latest decision, while the game has not left it
        self.simulations = 0  # of the latest decision

    def choose(self, view: View, seed: int) -> int:
        """The action to play; at once when there is only one."""
        state = sampled(self.game, view, seed)
        legal = state.legal()
        self.root = state
        self.simulations = 0
        if len(legal) == 1:
            return legal[0]
        return self.think(state, seed)[0].code

    def options(self, view: View, seed: int) -> list[Option]:
        """What the search found about every action it tried, most tried first."""
        return self.think(sampled(self.game, view, seed), seed)

    def think(self, state: State, seed: int) -> list[Option]:
        if self.budget.workers > 1:
            return self._think_together(state, seed)
        if self.search is None:
            self.search = new_search(self.game, self.seat, self.seats, seed, self.far)
        self.simulations = self.search.run(state, self.budget.simulations or 0, self.budget.seconds or 0.0)
        return [Option(*option) for option in self.search.options()]

    def saw(self, actor: int, code: int | None) -> None:
        """An action was played; None when the seat may not know which."""
        if self.search is None:
            return
        if code is None:
            self.search = self.root = None
            return
        keep = 1.0
        if self.root is not None:
            if code in self.root.legal() and not is_lucky(self.root, code, 0):
                self.root.apply(code, FastChance(0), None)
            else:
                self.root = None
                keep = AFTER_LUCK
        self.search.advance(actor, code, keep)

    def _think_together(self, state: State, seed: int) -> list[Option]:
        budget = self.budget
        share = -(-budget.simulations // budget.workers) if budget.simulations else 0
        position = self.game.position(state)
        edition = self.game.other_edition()
        jobs = [
            team(budget.workers).submit(
                _think_alone,
                self.game.id,
                edition,
                position,
                self.seat,
                mix(seed, worker),
                share,
                budget.seconds or 0.0,
                self.far,
            )
            for worker in range(budget.workers)
        ]
        found = [job.result() for job in jobs]
        self.simulations = sum(row[1] for rows in found for row in rows)
        return merged(found, tuning(self.game.id, self.far).caution)


def sampled(game: Game, view: View, seed: int) -> State:
    """A state the seat may think on; raises when it is not the seat's turn."""
    state = game.sample(view, FastChance(mix(seed, 0)))
    if view.seat is None or view.seat != state.actor():
        raise BadInput("not-your-turn", {"seat": int(state.actor())})
    return state


def new_search(game: Game, seat: int, seats: int, seed: int, far: bool = False) -> Search:
    """A search as the game is set, for one with much time if it is to look ``far``."""
    policy, playouts = (game.keen_policy, game.patient_policy) if far else (game.policy, game.quick_policy)
    return Search(policy, game.action_count, seat, seats, mix(seed, 1) >> 1, tuning(game.id, far), playouts)


def merged(found: list[list[Row]], caution: float) -> list[Option]:
    """What several searches found about the same position, added up."""
    race = Race()
    for rows in found:
        race.add(rows)
    return [Option(*option) for option in race.ranking(caution)]


@lru_cache(maxsize=1)
def team(workers: int) -> ProcessPoolExecutor:
    """The processes that think together; kept for the next move."""
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    for ready in [pool.submit(os.getpid) for _ in range(workers)]:
        ready.result()
    return pool


def _think_alone(
    game_id: str, edition: dict[str, Any] | None, position: str, seat: int, seed: int, simulations: int, seconds: float, far: bool
) -> list[Row]:
    """One worker's part: states travel between processes as position text."""
    from ludocafe import registry

    game = registry.game(game_id, None if edition is None else Edition(edition))
    state = game.parse_position(position)
    search = new_search(game, seat, int(state.seats), seed, far)
    search.run(state, simulations, seconds)
    return search.race.rows()
