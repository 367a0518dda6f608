"""How the levels do in Café alone: points on the same deals, and what each gains over the level below.

    python -m benchmarks.cafe_solo [--games 40] [--seed 2026] [--workers 2] [--write]

Barista and master think by the clock, about each decision as long as about the first one of a turn: a minute for a game of both.
Use the compiled rules (``PYTHONPATH=build/native:.``): the search is slow without them.
"""

from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

from benchmarks.frame import command, summary

from ludocafe import registry
from ludocafe.bots.bot import Seated, parse_level
from ludocafe.core.chance import FastChance

LEVELS = ("random", "apprentice", "regular", "barista", "master")


class Alone(NamedTuple):
    """One game."""

    points: int
    moves: int  # decisions with more than one option
    simulations: int


def measure(games: int, seed: int, workers: int) -> dict[str, Any]:
    with ProcessPoolExecutor(workers) as pool:
        began = {level: [pool.submit(alone, level, number) for number in range(seed, seed + games)] for level in LEVELS}
        played = {level: [game.result() for game in row] for level, row in began.items()}
    points = {level: [float(game.points) for game in row] for level, row in played.items()}
    gains = {
        f"{upper} over {lower}": summary([high - low for high, low in zip(points[upper], points[lower], strict=True)], 2)
        for lower, upper in pairwise(LEVELS)
    }
    return {
        "seed": seed,
        "games": games,
        "workers": workers,
        "points": {level: summary(points[level], 2) for level in LEVELS},
        "gains": gains,
        "simulations a decision": {level: round(_per_decision(row)) for level, row in played.items() if row[0].simulations},
        "raw": points,
    }


def _per_decision(row: list[Alone]) -> float:
    return sum(game.simulations for game in row) / sum(game.moves for game in row)


def alone(level: str, number: int) -> Alone:
    game = registry.game("cafe")
    settings = game.check_settings(1, {})
    rng = FastChance(number)
    state = game.new(1, settings, rng)
    bot = parse_level(level)
    bot.sit(Seated(game, 0, 1, settings, number))
    moves = 0
    while not game.over(state):
        moves += len(state.legal()) > 1
        code = bot.choose(game.view(state, 0))
        bot.saw(0, code)
        state.apply(code, rng, None)
    return Alone(int(state.points(0)), moves, int(bot.simulations))


if __name__ == "__main__":
    command("cafe_solo", "Points of every level in solo games of Café.", 40, measure, abreast=True)
