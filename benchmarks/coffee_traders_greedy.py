"""How well the greedy trader of Coffee Traders plays, and what the economy of the edition looks like in self-play.

    python -m benchmarks.coffee_traders_greedy [--games 100] [--seed 2026] [--write]

plays that many games for each number of players and prints the mean points with their 95 % interval, the share of games in which
anybody took a –3 VP token, points by source, coffees, coins left over, and how often each objective was claimed when it was in
play; ``--write`` keeps the report beside this file. Compiled rules (``PYTHONPATH=build/native``) give the same figures, faster.
"""

from collections import Counter
from typing import Any

from benchmarks.frame import command, mean_points, self_play, summary

from ludocafe import registry
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.scoring import purse


def measure(games: int, seed: int) -> dict[str, Any]:
    return {"seed": seed, "results": [figures(seats, games, seed) for seats in (2, 3, 4, 5)]}


def figures(seats: int, games: int, seed: int) -> dict[str, Any]:
    """Figures of one player count."""
    game = registry.game("coffee_traders")
    objectives = game.vocabulary["objective"].ids
    means: list[float] = []
    with_token = 0
    sums: Counter[str] = Counter()
    in_play: Counter[str] = Counter()
    claimed: Counter[str] = Counter()
    for state, decisions in self_play("coffee_traders", seats, games, seed):
        assert isinstance(state, TradersState)
        sums["decisions"] += decisions
        means.append(mean_points(state, seats))
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
    return {
        "players": seats,
        "games": games,
        **summary(means, 1),
        "games_with_token_percent": round(100 * with_token / games, 1),
        "decisions_per_game": round(sums.pop("decisions") / games, 1),
        "per_player": {name: round(total / games / seats, 2) for name, total in sorted(sums.items())},
        "objectives_claimed_percent": {tile: round(100 * claimed[tile] / in_play[tile]) for tile in sorted(in_play)},
    }


if __name__ == "__main__":
    command("coffee_traders_greedy", "Points of the greedy trader in self-play.", 100, measure)
