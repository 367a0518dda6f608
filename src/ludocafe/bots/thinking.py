"""One search for one decision, in this process or in several in parallel."""

import os
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from typing import Any

import msgspec

from ludocafe.bots import brains
from ludocafe.bots.budget import Budget, mix
from ludocafe.bots.search import Race, Search
from ludocafe.core.brain import SearchProfile
from ludocafe.core.chance import FastChance
from ludocafe.core.edition import Edition
from ludocafe.core.errors import BadInput
from ludocafe.core.game import Game, View
from ludocafe.core.state import State

# An option in the race of a search: code, trials, and the sums of values, of differences from the favourite and of their squares.
Row = tuple[int, int, float, float, float]


class Option(msgspec.Struct, frozen=True):
    """An action at the root of a search: how often it was tried and its mean value (0 to 1) for the seat."""

    code: int
    visits: int
    value: float


class SearchResult(msgspec.Struct, frozen=True):
    """The result of a search: its options, the best first, and the number of simulations."""

    options: list[Option]
    simulations: int


def sampled(game: Game, view: View, seed: int) -> State:
    """A state sampled from a seat's view; ``BadInput`` if it is not the seat's turn."""
    state: State = game.sample(view, FastChance(mix(seed, 0)))
    if view.seat is None or view.seat != state.actor():
        raise BadInput("not-your-turn", {"seat": int(state.actor())})
    return state


def new_search(game: Game, profile: SearchProfile, state: State, seed: int) -> Search:
    """A search for the actor of a sampled state."""
    return Search(profile, game.action_count, int(state.actor()), int(state.seats), mix(seed, 1) >> 1)


def think(game: Game, level: str, profile: SearchProfile, state: State, seed: int, budget: Budget) -> SearchResult:
    """Search a sampled state; worker processes make the profile of ``level`` themselves."""
    if budget.workers > 1:
        return _think_together(game, level, profile, state, seed, budget)
    search = new_search(game, profile, state, seed)
    done = search.run(state, budget.simulations or 0, budget.seconds or 0.0)
    return SearchResult([Option(*option) for option in search.options()], done)


def _think_together(game: Game, level: str, profile: SearchProfile, state: State, seed: int, budget: Budget) -> SearchResult:
    share = -(-budget.simulations // budget.workers) if budget.simulations else 0
    position = game.position(state)
    edition = game.other_edition()
    jobs = [
        worker_pool(budget.workers).submit(
            _think_alone, game.id, edition, position, level, mix(seed, worker), share, budget.seconds or 0.0
        )
        for worker in range(budget.workers)
    ]
    found = [job.result() for job in jobs]
    return SearchResult(merged(found, profile.caution), sum(row[1] for rows in found for row in rows))


def merged(found: list[list[Row]], caution: float) -> list[Option]:
    """The merged results of several searches of the same position."""
    race = Race()
    for rows in found:
        race.add(rows)
    return [Option(*option) for option in race.ranking(caution)]


@lru_cache(maxsize=1)
def worker_pool(workers: int) -> ProcessPoolExecutor:
    """The worker processes of parallel searches, kept for the next move."""
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    for ready in [pool.submit(os.getpid) for _ in range(workers)]:
        ready.result()
    return pool


def _think_alone(
    game_id: str, edition: dict[str, Any] | None, position: str, level: str, seed: int, simulations: int, seconds: float
) -> list[Row]:
    """One worker's part; the state is passed as position text."""
    from ludocafe import registry

    game = registry.game(game_id, None if edition is None else Edition(edition))
    state = game.parse_position(position)
    search = new_search(game, brains.brain_of(game).profile(level), state, seed)
    search.run(state, simulations, seconds)
    return search.race.rows()
