"""What the benchmarks of the games' policies share: self-play, intervals, and a command that prints and keeps a report."""

import argparse
import datetime
import json
import os
import platform
import statistics
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ludocafe import registry
from ludocafe.bots.brains import brain_of
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import best_action
from ludocafe.core.state import State

RESULTS = Path(__file__).parent / "results"
Z = 1.96  # 95 %


def self_play(id: str, seats: int, games: int, seed: int) -> Iterator[tuple[State, int]]:
    """Finished games in which the game's own policy plays every seat, with their number of decisions."""
    game = registry.game(id)
    settings = game.check_settings(seats, {})
    for number in range(seed, seed + games):
        chance = FastChance(number)
        state = game.new(seats, settings, chance)
        policy, player = brain_of(game).policy(), FastChance(number + 1_000_003)
        decisions = 0
        while not game.over(state) and decisions < game.max_decisions:
            state.apply(best_action(state, policy, player), chance, None)
            decisions += 1
        yield state, decisions


def mean_points(state: State, seats: int) -> float:
    return sum(int(state.points(seat)) for seat in range(seats)) / seats


def summary(values: list[float], digits: int) -> dict[str, float]:
    """Mean and its interval over games: games are independent of one another, the players of a game are not."""
    mean = statistics.fmean(values)
    half = Z * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return {"mean": round(mean, digits), "low": round(mean - half, digits), "high": round(mean + half, digits)}


def circumstances() -> dict[str, str]:
    """When and on what something was measured."""
    return {
        "date": datetime.date.today().isoformat(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
    }


def command(name: str, about: str, games: int, measure: Callable[..., dict[str, Any]], abreast: bool = False) -> None:
    """``--games``, ``--seed`` and ``--write``: measure, print, and keep the report as ``results/<name>.json`` if wanted.

    What can play several games ``abreast`` gets ``--workers`` as well.
    """
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--write", action="store_true", help=f"keep the report in results/{name}.json")
    if abreast:
        parser.add_argument("--workers", type=int, default=os.cpu_count(), help="games at a time")
    arguments = parser.parse_args()
    with_others = {"workers": arguments.workers} if abreast else {}
    text = json.dumps({**circumstances(), **measure(arguments.games, arguments.seed, **with_others)}, indent=1)
    print(text)
    if arguments.write:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / f"{name}.json").write_text(text + "\n", encoding="utf-8")
