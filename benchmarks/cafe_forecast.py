"""Fits the weights of Café's forecast to games of the greedy merchant, and says how well they foretell other games.

    PYTHONPATH=build/native python benchmarks/cafe_forecast.py [--games 400] [--seed 71000] [--write]

plays that many games for each set-up (1 to 4 players, auctions of 2 to 4). Up to a random point of a game now and then a
random action is played, so that uncommon positions occur; after it the merchant plays on and positions are noted together
with the points that follow. ``--write`` writes the weights to ``games/cafe/forecast_weights.py``.
"""

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ludocafe import registry
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import best_action
from ludocafe.games.cafe.forecast import UNIT, Forecaster
from ludocafe.games.cafe.rules import CafeState

SETUPS = ((1, "standard"), (2, "standard"), (3, "standard"), (4, "standard"), (2, "auction"), (3, "auction"), (4, "auction"))
TURNS = 9  # turns a player may have yet to begin: 0 … 8
SLIP = 12  # one in so many decisions is random, early in a game
EVERY = 5  # decisions between two notes
RIDGE = 30.0  # keeps weights of rare features small
TARGET = Path(__file__).parents[1] / "src" / "ludocafe" / "games" / "cafe" / "forecast_weights.py"

Samples = list[list[tuple[list[int], int]]]  # by turns to come: features and final points


def note_game(seats: int, mode: str, seed: int, samples: Samples) -> None:
    game = registry.game("cafe")
    chance, whim = FastChance(seed), FastChance(seed + 500_009)
    state = game.new(seats, game.check_settings(seats, {"mode": mode} if seats > 1 else {}), chance)
    assert isinstance(state, CafeState)
    forecaster = Forecaster()
    wild = whim.below(0, 160 * seats) - 80 * seats  # in half of the games the merchant plays from the start
    noted = []
    number = 0
    while state.actor() >= 0:
        if number >= wild and number % EVERY == 0:
            for seat in range(seats):
                if not forecaster.has_finished(state, seat):
                    turns = int(forecaster.look(state, seat))
                    noted.append((seat, turns, [int(value) for value in forecaster.features]))
        code = int(best_action(state, game.policy, whim))
        if number < wild and whim.below(0, SLIP) == 0:
            legal = state.legal()
            code = legal[whim.below(0, len(legal))]
        state.apply(code, chance, None)
        number += 1
    for seat, turns, features in noted:
        samples[turns].append((features, int(state.points(seat))))


def collect(games: int, seed: int) -> Samples:
    samples: Samples = [[] for _ in range(TURNS)]
    for setup, (seats, mode) in enumerate(SETUPS):
        for number in range(games):
            note_game(seats, mode, seed + setup * 100_000 + number, samples)
    return samples


def arrays(rows: list[tuple[list[int], int]]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    return np.array([row[0] for row in rows], dtype=np.float64), 100.0 * np.array([row[1] for row in rows], dtype=np.float64)


def fitted(rows: list[tuple[list[int], int]]) -> list[int]:
    """Least squares on centred features, the constant left free."""
    features, points = arrays(rows)
    inside = features[:, 1:]
    centre, middle = inside.mean(axis=0), points.mean()
    shifted = inside - centre
    square = shifted.T @ shifted + RIDGE * 10_000.0 * np.eye(inside.shape[1])
    slopes = np.linalg.solve(square, shifted.T @ (points - middle))
    constant = (middle - centre @ slopes) / 100.0
    return [round(float(weight) * int(UNIT)) for weight in (constant, *slopes)]


def report(weights: list[list[int]], samples: Samples) -> None:
    for turns, rows in enumerate(samples):
        features, points = arrays(rows)
        error = features @ np.array(weights[turns]) / float(UNIT) - points
        print(
            f"{turns} turns to begin: {len(rows)} positions, points {points.mean() / 100:.1f} ± {points.std() / 100:.1f}, "
            f"error {error.mean() / 100:+.2f} ± {error.std() / 100:.2f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of Café's forecast.")
    parser.add_argument("--games", type=int, default=400, help="for each of seven set-ups")
    parser.add_argument("--seed", type=int, default=71_000)
    parser.add_argument("--write", action="store_true", help="write the weights into the package")
    arguments = parser.parse_args()
    weights = [fitted(rows) for rows in collect(arguments.games, arguments.seed)]
    print("On other games:")
    report(weights, collect(max(1, arguments.games // 4), arguments.seed + 1_000_000))
    if arguments.write:
        lines = [
            '"""The weights of Café\'s forecast, by turns to begin and feature (see ``Forecaster.look``).\n',
            f"Written by ``python benchmarks/cafe_forecast.py --games {arguments.games} --seed {arguments.seed} --write``.",
            '"""\n',
            "# fmt: off",
            "WEIGHTS: list[int] = [",
            *("    " + " ".join(f"{weight}," for weight in row) for row in weights),
            "]",
        ]
        TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
