"""How well the greedy merchant of Café plays: points per player in standard self-play.

    python benchmarks/cafe_greedy.py [--games 100] [--seed 2026] [--write]

plays that many games for each number of players and prints the mean points with their 95 % interval; ``--write`` keeps the
report beside this file. Compiled rules (``PYTHONPATH=build/native``) give the same figures, only faster.
"""

import argparse
import json
import math
from pathlib import Path

from ludocafe import registry
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import policy_playout
from ludocafe.games.cafe.rules import CafeState

REPORT = Path(__file__).parent / "results" / "cafe_greedy.json"
Z = 1.96  # 95 %


def self_play(seats: int, games: int, seed: int) -> dict[str, float]:
    """Mean points of all players; games, not players, are independent of one another, so the interval is over games."""
    game = registry.game("cafe")
    means, cafes = [], []
    for number in range(games):
        chance = FastChance(seed + number)
        state = game.new(seats, game.check_settings(seats, {}), chance)
        assert isinstance(state, CafeState)
        policy_playout(state, game.policy, chance, FastChance(seed + number + 1_000_003), game.longest)
        means.append(sum(int(state.points(seat)) for seat in range(seats)) / seats)
        cafes.append(sum(int(state.cafe_score(seat)) for seat in range(seats)) / seats)
    mean = sum(means) / games
    spread = math.sqrt(sum((value - mean) ** 2 for value in means) / max(1, games - 1))
    half = Z * spread / math.sqrt(games)
    return {
        "players": seats,
        "games": games,
        "mean": round(mean, 2),
        "low": round(mean - half, 2),
        "high": round(mean + half, 2),
        "from_cafes": round(sum(cafes) / games, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Points of the greedy merchant in standard self-play.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--write", action="store_true", help=f"keep the report in {REPORT.name}")
    arguments = parser.parse_args()
    report = {"seed": arguments.seed, "results": [self_play(seats, arguments.games, arguments.seed) for seats in (1, 2, 3, 4)]}
    text = json.dumps(report, indent=1)
    print(text)
    if arguments.write:
        REPORT.parent.mkdir(exist_ok=True)
        REPORT.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
