"""What laying a card somewhere brings in the end: games played on from many places of many positions, all with the same luck.

    python -m benchmarks.cafe_places [--games 160] [--seed 2026] [--write]

takes positions of two to four players in rounds two to eight in which a card is about to be laid, and plays that many
games on from the places that look best to the policy, to the look-ahead or to the forecast of the end. ``--write`` keeps
them in ``tests/coach/places.json``, by which ``tests/coach/test_places.py`` judges what the page offers. Takes minutes with
compiled rules (``PYTHONPATH=build/native``).
"""

import argparse
import json
from pathlib import Path
from typing import Any

from ludocafe import registry
from ludocafe.coach.projection import projections
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import best_action
from ludocafe.core.state import Codes
from ludocafe.games.cafe.brain.lookahead import LookAhead
from ludocafe.games.cafe.brain.policy import CafePolicy
from ludocafe.games.cafe.rules.codes import ASK_PLACE
from ludocafe.games.cafe.rules.decisions import CafeState

PLACES = Path(__file__).resolve().parents[1] / "tests" / "coach" / "places.json"
POSITIONS = 60
WEIGHED = 12  # places of each position


def position(number: int, seed: int) -> CafeState:
    """Somebody is about to lay a card in a game of the policy against itself."""
    seats, round = 2 + number % 3, 2 + number % 7
    turns_before = number // 3 % seats
    chance = FastChance(seed + number)
    state = registry.game("cafe").new(seats, {}, chance)
    assert isinstance(state, CafeState)
    policy = CafePolicy()
    while True:
        if state.phase == ASK_PLACE and state.round == round:
            if turns_before == 0:
                return state
            turns_before -= 1
        state.apply(best_action(state, policy, FastChance(1)), chance, None)


def weighed(state: CafeState) -> list[int]:
    """Places worth playing on from: the policy's own, the look-ahead's, and those it has on its longest list."""
    game = registry.game("cafe")
    seat, card = int(state.deciding), int(state.hand[state.deciding])
    codes = Codes()
    state.legal_into(codes)
    found = [int(best_action(state, CafePolicy(), FastChance(1))), game.favourite(state)]
    ahead = LookAhead()
    ahead.listed = WEIGHED // 2
    listed = ahead.shortlist(ahead.alone(state, seat, card, 1), codes)
    return list(dict.fromkeys([int(code) for code in found if code is not None] + [int(code) for code in listed]))


def measure(games: int, seed: int) -> list[dict[str, Any]]:
    game = registry.game("cafe")
    rows = []
    for number in range(POSITIONS):
        state = position(number, seed)
        seat, places = int(state.deciding), weighed(state)
        found = projections(game, state, seat, places, games, seed + number)
        points = {game.notation(state, code): round(one.points[seat], 2) for code, one in zip(places, found, strict=True)}
        rows.append({"position": game.position(state), "points": points})
        print(number + 1, "of", POSITIONS, flush=True)
    return rows


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Points that places of cards bring in the end.")
    parser.add_argument("--games", type=int, default=160)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--write", action="store_true", help="keep them for the tests")
    arguments = parser.parse_args()
    rows = measure(arguments.games, arguments.seed)
    if arguments.write:
        PLACES.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n", encoding="utf-8")
