"""Fits the weights of Coffee Traders' forecast to games of the greedy trader, and says how well they foretell other games.

    PYTHONPATH=build/native python benchmarks/coffee_traders_forecast.py [--games 3000] [--seed 72000] [--write]

plays that many games with 2, 3, 4 and 5 players. Up to a random point of a game now and then a random action is played, so that
uncommon positions occur; after it the trader plays on, and the beginnings of stages are noted together with the points that
follow. ``--write`` writes the weights to ``games/coffee_traders/forecast_weights.py``.
"""

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ludocafe import registry
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import best_action
from ludocafe.games.coffee_traders.forecast import FEATURES, FEWEST, PERIODS, STAGES, UNIT, Forecaster, stage_of
from ludocafe.games.coffee_traders.rules import TradersState

SEATS = (2, 3, 4, 5)
STEPS = int(PERIODS * STAGES)  # stages of a game
SLIP = 10  # one in so many decisions is random, early in a game
WILD = 70  # decisions of each player during which that may be so
RIDGE = 30.0  # keeps weights of rare features small
WIDTH = 14  # weights in a line
TARGET = Path(__file__).parents[1] / "src" / "ludocafe" / "games" / "coffee_traders" / "forecast_weights.py"

Rows = list[tuple[list[int], int]]  # features and final points
Samples = dict[tuple[int, int], Rows]  # by players and stage


def note_game(seats: int, seed: int, samples: Samples) -> None:
    game = registry.game("coffee_traders")
    chance, whim = FastChance(seed), FastChance(seed + 500_009)
    vicious = {"vicious_objectives": "on"} if seats == FEWEST and whim.below(0, 8) == 0 else {}
    state = game.new(seats, game.check_settings(seats, vicious), chance)
    assert isinstance(state, TradersState)
    forecaster = Forecaster()
    wild = whim.below(0, 2 * WILD * seats) - WILD * seats  # in half of the games the trader plays from the start
    noted = []
    number, last = 0, -1
    while state.actor() >= 0:
        stage = int(stage_of(state))
        if number >= wild and stage != last:
            for seat in range(seats):
                forecaster.look(state, seat)
                noted.append((seat, stage, [int(value) for value in forecaster.features]))
        last = stage
        code = int(best_action(state, game.policy, whim))
        if number < wild and whim.below(0, SLIP) == 0:
            legal = state.legal()
            code = legal[whim.below(0, len(legal))]
        state.apply(code, chance, None)
        number += 1
    for seat, stage, features in noted:
        samples.setdefault((seats, stage), []).append((features, int(state.points(seat))))


def collect(games: int, seed: int) -> Samples:
    samples: Samples = {}
    for seats in SEATS:
        for number in range(games):
            note_game(seats, seed + seats * 100_000 + number, samples)
    return samples


def arrays(rows: Rows) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    return np.array([row[0] for row in rows], dtype=np.float64), np.array([row[1] for row in rows], dtype=np.float64)


def fitted(rows: Rows) -> list[int]:
    """Least squares on centred features, the constant left free."""
    features, points = arrays(rows)
    inside = features[:, 1:]
    centre, middle = inside.mean(axis=0), points.mean()
    shifted = inside - centre
    square = shifted.T @ shifted + RIDGE * np.eye(inside.shape[1])
    slopes = np.linalg.solve(square, shifted.T @ (points - middle))
    return [round(float(weight) * float(UNIT)) for weight in (middle - centre @ slopes, *slopes)]


def report(weights: dict[tuple[int, int], list[int]], samples: Samples) -> None:
    for (seats, stage), rows in sorted(samples.items()):
        features, points = arrays(rows)
        error = features @ np.array(weights[seats, stage]) / float(UNIT) - points
        period, phase = divmod(stage, int(STAGES))
        print(
            f"{seats} players, period {period + 1}, stage {phase}: {len(rows)} positions, "
            f"points {points.mean():.1f} ± {points.std():.1f}, error {error.mean():+.2f} ± {error.std():.2f}"
        )


def batched(row: list[int], width: int) -> list[list[int]]:
    return [row[at : at + width] for at in range(0, len(row), width)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of Coffee Traders' forecast.")
    parser.add_argument("--games", type=int, default=3000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=72_000)
    parser.add_argument("--write", action="store_true", help="write the weights into the package")
    arguments = parser.parse_args()
    weights = {key: fitted(rows) for key, rows in collect(arguments.games, arguments.seed).items()}
    print("On other games:")
    report(weights, collect(max(1, arguments.games // 4), arguments.seed + 1_000_000))
    if arguments.write:
        unknown = [0] * int(FEATURES)
        rows = [weights.get((seats, stage), unknown) for seats in SEATS for stage in range(STEPS)]
        command = f"python benchmarks/coffee_traders_forecast.py --games {arguments.games} --seed {arguments.seed} --write"
        lines = [
            '"""The weights of Coffee Traders\' forecast, by players, stage and feature (see ``Forecaster.look``).\n',
            f"Written by ``{command}``.",
            '"""\n',
            "# fmt: off",
            "WEIGHTS: list[int] = [",
            *("    " + " ".join(f"{weight}," for weight in line) for row in rows for line in batched(row, WIDTH)),
            "]",
        ]
        TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
