"""What the fits of the games' forecasts share: games with slips, least squares, and a command that fits, checks and writes.

A forecast has weights for every *step* of a game (a game's own notion of how far it has come), one for each feature.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from ludocafe.core.brain import Policy
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import best_action
from ludocafe.core.state import State

GAMES = Path(__file__).parents[1] / "src" / "ludocafe" / "games"
RIDGE = 30.0  # keeps weights of rare features small
WIDTH = 21  # weights in a line

Rows = list[tuple[list[int], int]]  # features and final points
Step = TypeVar("Step")


def slipping(state: State, policy: Policy, whim: FastChance, slip: int) -> int:
    """What the policy plays, or once in ``slip`` decisions anything (0: never)."""
    code = int(best_action(state, policy, whim))
    if slip and whim.below(0, slip) == 0:
        legal = state.legal()
        code = legal[whim.below(0, len(legal))]
    return code


def write_weights(game: str, name: str, about: str, said: str, rows: list[list[int]], width: int = WIDTH) -> None:
    """Write weights into the package, with the command that made them."""
    lines = [row[at : at + width] for row in rows for at in range(0, len(row), width)]
    text = [
        f'"""{about}\n',
        f"Written by ``python -m benchmarks.{game}_{name} {said} --write``.",
        '"""\n',
        "# fmt: off",
        "WEIGHTS: list[int] = [",
        *("    " + " ".join(f"{weight}," for weight in line) for line in lines),
        "]",
    ]
    (GAMES / game / "brain" / f"{name}_weights.py").write_text("\n".join(text) + "\n", encoding="utf-8")


class Fit(Generic[Step]):
    """The forecast of one game; ``scale``: parts of a point its features count in, ``unit``: parts of 1 its weights count in."""

    def __init__(
        self,
        game: str,
        steps: list[Step],
        label: Callable[[Step], str],
        collect: Callable[[int, int], dict[Step, Rows]],
        unit: int,
        scale: int = 1,
    ) -> None:
        self.game = game
        self.steps = steps
        self.label = label
        self.collect = collect
        self.unit = unit
        self.scale = scale

    def arrays(self, rows: Rows) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        features = np.array([row[0] for row in rows], dtype=np.float64)
        return features, self.scale * np.array([row[1] for row in rows], dtype=np.float64)

    def fitted(self, rows: Rows) -> list[int]:
        """Least squares on centred features, the constant left free."""
        features, points = self.arrays(rows)
        inside = features[:, 1:]
        centre, middle = inside.mean(axis=0), points.mean()
        shifted = inside - centre
        square = shifted.T @ shifted + RIDGE * self.scale**2 * np.eye(inside.shape[1])
        slopes = np.linalg.solve(square, shifted.T @ (points - middle))
        constant = (middle - centre @ slopes) / self.scale
        return [round(float(weight) * self.unit) for weight in (constant, *slopes)]

    def report(self, step: Step, weights: list[int], rows: Rows) -> None:
        features, points = self.arrays(rows)
        error = (features @ np.array(weights) / self.unit - points) / self.scale
        points /= self.scale
        print(
            f"{self.label(step)}: {len(rows)} positions, points {points.mean():.1f} ± {points.std():.1f}, "
            f"error {error.mean():+.2f} ± {error.std():.2f}"
        )

    def command(self, games: int, seed: int) -> None:
        parser = argparse.ArgumentParser(description=f"Fit the weights of the forecast of {self.game}.")
        parser.add_argument("--games", type=int, default=games, help="for each set-up")
        parser.add_argument("--seed", type=int, default=seed)
        parser.add_argument("--write", action="store_true", help="write the weights into the package")
        arguments = parser.parse_args()
        weights = {step: self.fitted(rows) for step, rows in self.collect(arguments.games, arguments.seed).items()}
        print("On other games:")
        others = self.collect(max(1, arguments.games // 4), arguments.seed + 1_000_000)
        for step in self.steps:
            if step in others:
                self.report(step, weights[step], others[step])
        if arguments.write:
            self.write(weights, f"--games {arguments.games} --seed {arguments.seed}")

    def write(self, weights: dict[Step, list[int]], said: str) -> None:
        unseen = [0] * len(next(iter(weights.values())))
        rows = [weights.get(step, unseen) for step in self.steps]
        about = f"The weights of the forecast, by step ({self.label(self.steps[0])}, …) and feature (see ``ValueFit.look``)."
        write_weights(self.game, "value_fit", about, said, rows)
