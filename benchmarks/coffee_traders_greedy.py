"""How well the greedy trader of Coffee Traders plays, and what the economy of the edition looks like in self-play.

    python benchmarks/coffee_traders_greedy.py [--games 100] [--seed 2026] [--write]

plays that many games for each number of players and prints the mean points with their 95 % interval, the share of games in which
anybody took a –3 VP token, points by source, coffees, coins left over, and how often each objective was claimed when it was in
play; ``--write`` keeps the report beside this file. Compiled rules (``PYTHONPATH=build/native``) give the same figures, faster.
"""

import argparse
import json
import math
from collections import Counter
from pathlib import Path
from typing import Any

from ludocafe import registry
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import policy_playout
from ludocafe.games.coffee_traders.rules import TradersState
from ludocafe.games.coffee_traders.scoring import purse

REPORT = Path(__file__).parent / "results" / "coffee_traders_greedy.json"
Z = 1.96  # 95 %


def self_play(seats: int, games: int, seed: int) -> dict[str, Any]:
    """Figures of one player count; games, not players, are independent, so the interval is over games."""
    game = registry.game("coffee_traders")
    objectives = game.vocabulary["objective"].ids
    means: list[float] = []
    with_token = 0
    sums: Counter[str] = Counter()
    in_play: Counter[str] = Counter()
    claimed: Counter[str] = Counter()
    for number in range(games):
        chance = FastChance(seed + number)
        state = game.new(seats, game.check_settings(seats, {}), chance)
        assert isinstance(state, TradersState)
        sums["decisions"] += int(policy_playout(state, game.policy, chance, FastChance(seed + number + 1_000_003), game.longest))
        means.append(sum(int(state.points(seat)) for seat in range(seats)) / seats)
        with_token += any(state.tokens[seat] for seat in range(seats))
        for lines in game.scores(state):
            for line in lines:
                sums[f"points {line.source}"] += line.amount
        for seat in range(seats):
            sums["contracts"] += bin(int(state.fulfilled[seat])).count("1")
            sums["plantations"] += 11 - int(state.plantations_left(seat))
            sums["buildings"] += sum(int(state.built[seat * 3 + column]) for column in range(3)) + int(state.hospital[seat])
            sums["coins left"] += int(purse(state, seat))
        for letter in range(3):
            tile = objectives[int(state.tiles[letter])]
            in_play[tile] += 1
            claimed[tile] += int(state.claims[letter] > 0)
    mean = sum(means) / games
    spread = math.sqrt(sum((value - mean) ** 2 for value in means) / max(1, games - 1))
    half = Z * spread / math.sqrt(games)
    return {
        "players": seats,
        "games": games,
        "mean": round(mean, 1),
        "low": round(mean - half, 1),
        "high": round(mean + half, 1),
        "games_with_token_percent": round(100 * with_token / games, 1),
        "decisions_per_game": round(sums.pop("decisions") / games, 1),
        "per_player": {name: round(total / games / seats, 2) for name, total in sorted(sums.items())},
        "objectives_claimed_percent": {tile: round(100 * claimed[tile] / in_play[tile]) for tile in sorted(in_play)},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Points of the greedy trader in self-play.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--write", action="store_true", help=f"keep the report in {REPORT.name}")
    arguments = parser.parse_args()
    report = {"seed": arguments.seed, "results": [self_play(seats, arguments.games, arguments.seed) for seats in (2, 3, 4, 5)]}
    text = json.dumps(report, indent=1)
    print(text)
    if arguments.write:
        REPORT.parent.mkdir(exist_ok=True)
        REPORT.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
