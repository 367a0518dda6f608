"""The regular of the café: whole turns, no peeping, better than a player of single cards."""

import pytest
from benchmarks.cafe_international_greedy import CardByCard, compare
from librt.vecs import vec
from mypy_extensions import i64

from ludocafe.bots.weights import weights
from ludocafe.core.brain import Policy
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import best_action
from ludocafe.core.state import Codes
from ludocafe.games.cafe_international.brain import BREADTH
from ludocafe.games.cafe_international.brain.policy import POINT, InternationalPolicy, Memory
from ludocafe.games.cafe_international.rules.decisions import InternationalState
from tests.games.cafe_international.support import at, fresh, game, points
from tests.support import Story, rule


def likes(story: Story) -> str:
    return story.game.notation(story.state, int(best_action(story.state, InternationalPolicy(), FastChance(1))))


@rule("CIN-60")
def test_it_seats_the_pure_table_before_the_foreigner() -> None:
    story = at("seated ES-M@0 ES-W@2; pile CF-W CF-M CN-W; out CN-M", hand="ES-W GB-M")
    assert likes(story).startswith("P:ES-W"), "6 and then 4 beat 3 and then 4"


@rule("CIN-50")
def test_it_opens_a_table_when_the_whole_turn_is_worth_it() -> None:
    story = at("pile CF-W CF-M CN-W; out CN-M", hand="ES-W ES-M ES-W IN-W")
    assert likes(story).startswith("P:ES-")


@rule("CIN-93")
def test_it_ends_the_game_when_it_wins_and_only_then() -> None:
    ahead = at("seated ES-M@0; seat 1: hand IN-W, mixed 3", hand="ES-W").play("P:ES-W@2")
    assert likes(ahead) == "END"
    behind = at("seated ES-M@0; seat 1: hand IN-W, mixed 60", hand="ES-W").play("P:ES-W@2")
    assert likes(behind) == "GO"


@rule("CIN-82")
def test_it_puts_away_a_card_that_no_table_can_take_any_more() -> None:
    story = at("tables_out US US; seat 1: hand IN-W", hand="ES-W ES-W ES-W ES-W GB-W GB-W FR-W FR-W RU-W RU-W US-W IT-W")
    assert likes(story) == "X:US-W"


@rule("CIN-104")
def test_it_takes_a_circle() -> None:
    story = at("circle_tribe on; tables FR GB IT DE US; seated DE-W@7 DE-M@8; table_pile CU *", hand="FR-W FR-W FR-W FR-W IN-W")
    while story.state.actor() == 0:
        story.play(likes(story))
    assert points(story) == 48


@rule("CIN-111")
def test_it_looks_at_nothing_hidden_and_leaves_the_game_as_it_was() -> None:
    looks_at_nothing_hidden(InternationalPolicy())


def looks_at_nothing_hidden(policy: Policy) -> None:
    player = FastChance(4)
    for seed in range(3):
        state = fresh(3, seed, circle_tribe="on")
        while state.actor() >= 0:
            codes = Codes()
            state.legal_into(codes)
            before = game().position(state)
            opinion = weights(policy, state, codes)
            assert game().position(state) == before
            other = state.copy()
            other.redeal(state.actor(), player)
            assert weights(policy, other, codes) == opinion
            state.apply(best_action(state, policy, player), player, None)


def test_breadth_limit_keeps_the_best_choice() -> None:
    player = FastChance(4)
    for seed in range(2):
        state = fresh(2, seed)
        while state.actor() >= 0:
            codes = Codes()
            state.legal_into(codes)
            if codes.count > 1:
                full = weights(InternationalPolicy(), state, codes)
                assert weights(InternationalPolicy(500), state, codes) == full
                narrow = weights(InternationalPolicy(BREADTH), state, codes)
                assert all(rough <= worth for rough, worth in zip(narrow, full, strict=True))
            state.apply(best_action(state, InternationalPolicy(BREADTH), player), player, None)


def test_what_it_remembers_changes_nothing() -> None:
    remembering_changes_nothing(InternationalPolicy())


def remembering_changes_nothing(policy: InternationalPolicy) -> None:
    """It remembers from turn to turn and from game to game; what it knew under other circumstances must not come up again."""
    player = FastChance(6)
    for seats, circle_tribe in ((2, "off"), (2, "on"), (3, "on"), (3, "off")):
        state = fresh(seats, 7, circle_tribe=circle_tribe)
        while state.actor() >= 0:
            turn, forgetful = policy.turn(state), policy.turn(state)
            forgetful.memory = Memory(1)
            legal = state.legal()
            assert [turn.worth(0, code) for code in legal] == [forgetful.worth(0, code) for code in legal]
            state.apply(best_action(state, InternationalPolicy(BREADTH), player), player, None)
    assert sum(policy.memory.keys[place] >= 0 for place in range(len(policy.memory.keys))) > 1000


def test_it_thinks_a_turn_through_only_once() -> None:
    policy = InternationalPolicy()
    state = at("seated ES-M@0 ES-W@2; pile CF-W CF-M CN-W; out CN-M", hand="ES-W GB-M").state
    assert isinstance(state, InternationalState)
    legal = state.legal()
    first = [policy.turn(state).worth(0, code) for code in legal]
    policy.memory.worths = vec[i64]([17 * int(POINT)] * len(policy.memory.worths))
    again = [policy.turn(state).worth(0, code) for code in legal]
    placements = [n for n, code in enumerate(legal) if game().notation(state, code).startswith("P:")]
    assert placements and all(again[n] != first[n] for n in placements)


@rule("CIN-95")
def test_its_outlook_counts_points_penalties_and_what_the_hand_promises() -> None:
    early = at("seat 1: hand IN-W, mixed 30", hand="ES-W")
    policy = InternationalPolicy()
    assert policy.expected_points(early.state, 0) == pytest.approx(2.4), "a Spanish table lies in the café"
    assert policy.expected_points(early.state, 1) == pytest.approx(29.0), "a table for India may come, or not"
    gone = at("tables_out US US; seat 1: hand US-W, mixed 30", hand="ES-W")
    assert policy.expected_points(gone.state, 1) == pytest.approx(28.0), "no table will come: a penalty"
    late = at("pile CF-W; seat 1: hand IN-W US-M, mixed 30", hand="ES-W")
    assert 26 <= policy.expected_points(late.state, 1) < 28, "two penalties are near"


def test_whole_turns_beat_single_cards() -> None:
    """A short form of benchmarks/cafe_international_greedy.py, which gives the interval."""
    assert compare(40, 5)["share"] > 0.5
    assert compare(10, 5, CardByCard(), CardByCard())["share"] == 0.5
