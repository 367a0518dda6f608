"""How well the greedy merchant of Café plays: points per player in standard self-play.

    python -m benchmarks.cafe_greedy [--games 100] [--seed 2026] [--write]

plays that many games for each number of players and prints the mean points with their 95 % interval; ``--write`` keeps the
report beside this file. Compiled rules (``PYTHONPATH=build/native``) give the same figures, only faster.
"""

from typing import Any

from benchmarks.frame import command, mean_points, self_play, summary

from ludocafe.games.cafe.rules.decisions import CafeState


def measure(games: int, seed: int) -> dict[str, Any]:
    return {"seed": seed, "results": [points(seats, games, seed) for seats in (1, 2, 3, 4)]}


def points(seats: int, games: int, seed: int) -> dict[str, float]:
    """Mean points of all players, and how many of them come from cafés."""
    means, cafes = [], 0.0
    for state, _ in self_play("cafe", seats, games, seed):
        assert isinstance(state, CafeState)
        means.append(mean_points(state, seats))
        cafes += sum(int(state.cafe_score(seat)) for seat in range(seats)) / seats
    return {"players": seats, "games": games, **summary(means, 2), "from_cafes": round(cafes / games, 2)}


if __name__ == "__main__":
    command("cafe_greedy", "Points of the greedy merchant in standard self-play.", 100, measure)
