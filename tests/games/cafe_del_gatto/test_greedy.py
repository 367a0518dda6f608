"""The greedy player plays sensibly, quickly and never stalls."""

import pytest

from ludocafe.core.chance import FastChance
from ludocafe.core.playout import best_action
from ludocafe.games.cafe_del_gatto.brain.policy import GattoPolicy
from tests.games.cafe_del_gatto.counter import at, game
from tests.support import Story, policy_playout


def choice(story: Story) -> str:
    return story.game.notation(story.state, int(best_action(story.state, GattoPolicy(), FastChance(1))))


def test_two_greedy_players_score_above_25_in_at_most_20_turns() -> None:
    points, turns, games = 0, 0, 20
    for seed in range(games):
        state = game().new(2, {}, FastChance(seed))
        policy_playout(state, GattoPolicy(), FastChance(seed + 100), FastChance(seed + 200), 1000)
        assert state.actor() < 0
        points += sum(int(state.points(seat)) for seat in range(2))
        turns += int(state.turns[0])
    assert points / games / 2 > 25 and turns / games <= 20


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_games_of_greedy_players_end(seats: int) -> None:
    for seed in range(8):
        state = game().new(seats, {}, FastChance(seed))
        assert policy_playout(state, GattoPolicy(), FastChance(seed + 1), FastChance(seed + 2), 1000) < 1000


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(12):
        state, chance, player = game().new(2, {}, FastChance(seed)), FastChance(seed + 1), FastChance(seed + 2)
        greedy = seed % 2
        while state.actor() >= 0:
            legal = state.legal()
            if state.actor() == greedy:
                state.apply(best_action(state, GattoPolicy(), player), chance, None)
            else:
                state.apply(legal[int(player.below(0, len(legal)))], chance, None)
        won += game().places(state)[greedy] == 1
    assert won >= 11


def test_a_rich_player_never_takes_coins_while_something_can_be_bought() -> None:
    dear = "milk 1c 1f 1h 2c 2f; coffee 4c 4f 4h 4c 4f"
    assert choice(at(f"{dear}; seat 0: coins 9")) != "take"


def test_a_penniless_player_takes_coins() -> None:
    assert choice(at("seat 0: coins 0")) == "take"


def test_two_full_cups_are_served() -> None:
    assert choice(at("seat 0: coins 5, espresso 4c, doppio 3c 3c")).startswith("serve")


def test_a_threatened_tile_is_taken_first() -> None:
    assert choice(at("seat 0: coins 5, doppio 4c 3c; seat 1: coins 5, doppio 4c 3c")) == "serve doppio"


def test_sugar_is_spent_where_it_lifts_the_tile() -> None:
    assert choice(at("seat 0: sugar 2, cappuccino 2h 1c 4h").play("serve cappuccino")) == "sugar 1"


def test_in_the_last_round_only_serving_and_coins_count() -> None:
    rival = "espresso =1, espresso_macchiato =4, doppio =4, cappuccino =6, latte_macchiato =8"
    assert choice(at(f"active 1; seat 0: {rival}; seat 1: coins 20")) == "take"
    assert choice(at(f"active 1; seat 0: {rival}; seat 1: coins 20, espresso 2h")) == "serve espresso"
