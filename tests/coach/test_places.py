"""Café: what is announced of an open card, what is offered and what the coach advises is one place, and a good one."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludocafe import registry
from ludocafe.bots.levels import Budget
from ludocafe.coach import hint
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import best_action
from ludocafe.games.cafe import Cafe
from ludocafe.games.cafe.brain.policy import CafePolicy
from ludocafe.games.cafe.rules.codes import ASK_PICK, ASK_PLACE, PICK
from ludocafe.games.cafe.rules.decisions import CafeState

# Places of 60 positions with the points that many games played on from them end with: see benchmarks/cafe_places.py.
PLACES = json.loads(Path(__file__).with_name("places.json").read_text(encoding="utf-8"))
USUALLY = 0.6  # points that the offered place may be behind the best one known, on the average …
NEVER = 3.0  # … and anywhere


def game_of_cafe() -> Cafe:
    """One that remembers nothing."""
    return Cafe(registry.game("cafe").edition)


def picked_and_laid(seats: int, mode: str, seed: int) -> Iterator[tuple[CafeState, int, CafeState]]:
    """From a game of the policy against itself: a card is picked, and its owner comes to lay it."""
    chance, policy = FastChance(seed), CafePolicy()
    state = game_of_cafe().new(seats, {"mode": mode}, chance)
    picks: dict[int, tuple[CafeState, int]] = {}
    while state.actor() >= 0:
        code = int(best_action(state, policy, FastChance(1)))
        if state.phase == ASK_PICK:
            picks[int(state.deciding)] = state.copy(), code
        elif state.phase == ASK_PLACE and int(state.deciding) in picks:
            yield *picks.pop(int(state.deciding)), state.copy()
        state.apply(code, chance, None)


@pytest.mark.parametrize(
    ("seats", "mode", "seed"), [(2, "standard", 31), (3, "standard", 32), (4, "standard", 33), (3, "auction", 34)]
)
def test_announced_offered_and_advised_is_one_place(seats: int, mode: str, seed: int) -> None:
    compared = 0
    for before, pick, then in picked_and_laid(seats, mode, seed):
        game = game_of_cafe()
        effects = {effect.kind: effect.fields for effect in game.effects(before, pick)}
        if before.row[pick - PICK] != then.hand[then.deciding] or "best" not in effects:
            continue
        announced = {name: effects["best"][name] for name in ("x", "y", "rot")}
        offered = [choice for choice in game.choices(then) if choice.details["favourite"]]
        assert [choice.action.fields for choice in offered] == [announced]
        # Another process, which has announced nothing, comes to the same; and so does the coach.
        assert game_of_cafe().favourite(then) == offered[0].code
        advised = hint(game, game.view(then, int(then.deciding)), seed, Budget(simulations=12)).suggestions[0].choice
        assert advised.code == offered[0].code
        compared += 1
    assert compared >= 7 * seats


def test_the_offered_place_is_hardly_worse_than_the_best_one_known() -> None:
    game = game_of_cafe()
    behind: list[float] = []
    policys: list[float] = []
    for row in PLACES:
        state = game.parse_position(row["position"])
        favourite = game.favourite(state)
        assert favourite is not None
        points = row["points"]
        best = max(points.values())
        behind.append(best - points[game.notation(state, favourite)])
        policys.append(best - points[game.notation(state, int(best_action(state, CafePolicy(), FastChance(1))))])
    assert len(behind) == 60
    assert sum(behind) / 60 < USUALLY < sum(policys) / 60
    assert max(behind) < NEVER < max(policys)
