"""How the levels do in Café alone: points on the same deals, and what each gains over the level below.

    python -m benchmarks.cafe_solo [--games 40] [--seed 2026] [--write]

Searches get simulations, not seconds, so that the figures do not depend on the machine. Use the compiled rules
(``PYTHONPATH=build/native:.``): the search is slow without them.
"""

from itertools import pairwise
from typing import Any

from benchmarks.frame import command, summary

from ludocafe import registry
from ludocafe.bots.bot import Seated, parse_level
from ludocafe.core.chance import FastChance

LEVELS = ("random", "apprentice", "regular", "barista:50", "master:500")


def measure(games: int, seed: int) -> dict[str, Any]:
    points = {level: [float(alone(level, number)) for number in range(seed, seed + games)] for level in LEVELS}
    gains = {
        f"{upper} over {lower}": summary([high - low for high, low in zip(points[upper], points[lower], strict=True)], 2)
        for lower, upper in pairwise(LEVELS)
    }
    return {"seed": seed, "games": games, "points": {level: summary(points[level], 2) for level in LEVELS}, "gains": gains}


def alone(level: str, number: int) -> int:
    """The points of one game."""
    game = registry.game("cafe")
    settings = game.check_settings(1, {})
    luck = FastChance(number)
    state = game.new(1, settings, luck)
    bot = parse_level(level)
    bot.sit(Seated(game, 0, 1, settings, number))
    while not game.over(state):
        code = bot.choose(game.view(state, 0))
        bot.saw(0, code)
        state.apply(code, luck, None)
    return int(state.points(0))


if __name__ == "__main__":
    command("cafe_solo", "Points of every level in solo games of Café.", 40, measure)
