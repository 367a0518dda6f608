"""The greedy merchant plays sensibly and honestly."""

import pytest

from ludocafe import registry
from ludocafe.bots.weights import weights
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import best_action
from ludocafe.core.state import Codes
from ludocafe.games.cafe.brain.evaluation import DRIED, RAW
from ludocafe.games.cafe.brain.policy import CafePolicy
from ludocafe.games.cafe.rules.codes import ASK_ACT, ASK_ASSIGN, ASK_PAY, ASK_SEND, DISCARD, END
from ludocafe.games.cafe.rules.decisions import CafeState
from tests.games.cafe.support import CAFE_P32, picking, solo
from tests.support import Story, policy_playout


def chosen(story: Story) -> str:
    code = int(best_action(story.state, CafePolicy(), FastChance(1)))
    return story.game.notation(story.state, code)


def test_it_completes_a_cafe() -> None:
    story = solo(CAFE_P32, "beans 0 1 -1 y, 1 1 r")
    assert chosen(story) == "deliver"
    assert chosen(story.play("deliver")) == "send P32"


def test_it_does_not_send_beans_to_a_cafe_it_cannot_complete_any_more() -> None:
    story = solo(CAFE_P32, "beans 0 1 -1 y", "warehouse 0 0 1 1 1").play("deliver")
    assert chosen(story) == "send warehouse"


def test_it_keeps_what_it_has() -> None:
    assert chosen(solo(CAFE_P32, "beans 0 1 -1 3r", points=0)) == "end"


def test_it_pays_with_a_colour_it_can_spare() -> None:
    story = picking("row P01 P22 P26", "warehouse 1 1 5 1 2").play("pick 0")
    assert chosen(story) == "pay brown"


def test_it_knows_only_what_its_seat_sees() -> None:
    """Two states that differ in the order of the pile alone get the same answers."""
    game = registry.game("cafe")
    chance = FastChance(5)
    state = game.new(2, {"mode": "standard"}, chance)
    for _ in range(60):
        if game.over(state):
            break
        other = state.copy()
        other.redeal(int(state.actor()), FastChance(77))
        code = int(best_action(state, CafePolicy(), FastChance(1)))
        assert code == int(best_action(other, CafePolicy(), FastChance(1)))
        state.apply(code, chance, None)


def test_it_scores_many_times_what_chance_does() -> None:
    """The committed figure is in the README; here a few games show that nothing is broken."""
    game = registry.game("cafe")
    points = []
    for seed in range(3):
        chance = FastChance(seed)
        state = game.new(1, {"mode": "standard"}, chance)
        policy_playout(state, CafePolicy(), chance, FastChance(seed), game.max_decisions)
        points.append(int(state.points(0)))
    assert sum(points) / len(points) > 15


def worth_by_copying(policy: CafePolicy, state: CafeState, code: int) -> int:
    """What an action leads to when it is really carried out, with the small decisions inside it taken one after the other."""
    tried = state.copy()
    tried.apply(code, FastChance(1), None)
    while tried.phase in (ASK_ASSIGN, ASK_SEND):
        tried.apply(max(tried.legal(), key=lambda small: int(policy.after(tried, small))), FastChance(1), None)
    return int(policy.evaluation.worth(tried, state.deciding, state.points_left - 1, policy.rounds_left(state)))


@pytest.mark.parametrize(("seats", "mode"), [(1, "standard"), (3, "standard"), (2, "auction")])
def test_choices_tried_on_the_sums_are_worth_what_they_are_on_a_copy(seats: int, mode: str) -> None:
    game = registry.game("cafe")
    policy = CafePolicy()
    assert isinstance(policy, CafePolicy)
    chance, whim = FastChance(8), FastChance(9)
    state = game.new(seats, {"mode": mode}, chance)
    assert isinstance(state, CafeState)
    compared = 0
    while not game.over(state):
        codes = Codes()
        state.legal_into(codes)
        found = weights(policy, state, codes)
        for code, weight in zip(codes.to_list(), found, strict=True):
            if state.phase == ASK_ACT and code < DISCARD:
                assert weight == worth_by_copying(policy, state, code), game.position(state)
                compared += 1
            elif state.phase in (ASK_ASSIGN, ASK_SEND, ASK_PAY):
                assert weight == int(policy.after(state, code)), game.position(state)
                compared += 1
        choice = max(range(len(found)), key=found.__getitem__)
        if whim.below(0, 4) == 0 and codes.items[choice] != END:
            choice = int(whim.below(0, len(found)))
        state.apply(codes.items[choice], chance, None)
    assert compared > 100


def test_the_outlook_ends_with_the_points_and_knows_no_more_than_the_seat() -> None:
    game = registry.game("cafe")
    chance = FastChance(12)
    state = game.new(2, {"mode": "standard"}, chance)
    errors = []
    while not game.over(state):
        other = state.copy()
        other.redeal(0, FastChance(5))
        now = [CafePolicy().expected_points(state, seat) for seat in range(2)]
        assert now == [CafePolicy().expected_points(other, seat) for seat in range(2)]
        errors.append(now)
        state.apply(best_action(state, CafePolicy(), FastChance(1)), chance, None)
    points = [float(state.points(seat)) for seat in range(2)]
    assert [CafePolicy().expected_points(state, seat) for seat in range(2)] == points
    late = errors[-5]
    assert all(abs(guess - final) < 12 for guess, final in zip(late, points, strict=True))


def test_a_search_looks_from_round_to_round() -> None:
    game = registry.game("cafe")
    state = game.new(1, {"mode": "standard"}, FastChance(3))
    assert isinstance(state, CafeState)
    assert CafePolicy().round_of(state) == state.round == 1


def test_filling_and_delivering_tell_what_the_sums_are_worth_then() -> None:
    """Both add up step by step what would otherwise have to be reckoned anew."""
    game = registry.game("cafe")
    policy = CafePolicy()
    assert isinstance(policy, CafePolicy)
    evaluation = policy.evaluation
    chance = FastChance(8)
    state = game.new(2, {"mode": "standard"}, chance)
    checked = 0
    while not game.over(state):
        assert isinstance(state, CafeState)
        if state.phase == ASK_ACT and state.points_left > 0:
            for source in (RAW, DRIED):
                for room in (1, 2, 3, 5):
                    policy.take_stock(state)
                    assert evaluation.fill(source, room) == evaluation.value()
                    checked += evaluation.colours_at(source - 1)
            policy.take_stock(state)
            assert evaluation.deliver() == evaluation.value()
        state.apply(best_action(state, policy, FastChance(1)), chance, None)
    assert checked > 100
