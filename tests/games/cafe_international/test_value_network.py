"""ValueNetwork: what the network sees, and how it reckons."""

import pytest

from ludocafe.core.chance import FastChance
from ludocafe.core.playout import best_action
from ludocafe.games.cafe_international.brain import BREADTH, far_sighted
from ludocafe.games.cafe_international.brain import value_network as eyes
from ludocafe.games.cafe_international.brain.policy import InternationalPolicy
from ludocafe.games.cafe_international.brain.value_network import SHAPES, UNIT, ValueNetwork
from ludocafe.games.cafe_international.brain.value_network_weights import WEIGHTS
from ludocafe.games.cafe_international.rules.codes import place_chair, place_guest
from ludocafe.games.cafe_international.rules.decisions import InternationalState
from tests.games.cafe_international.support import at, fresh, game
from tests.support import Story, rule


def look(story: Story, before: int = 0, drawing: bool = False) -> list[int]:
    found = ValueNetwork(WEIGHTS)
    assert isinstance(story.state, InternationalState)
    found.count_unseen(story.state, 0)
    found.look(story.state, 0, before, drawing)
    return found.seen()


def of_nation(seen: list[int], nation: str) -> list[int]:
    width = int(eyes.NATION_INPUTS)
    start = game().nations.index(nation) * width
    return seen[start : start + width]


def of_table(seen: list[int], slot: str) -> list[int]:
    width = int(eyes.SLOT_INPUTS)
    start = int(eyes.SLOT_START) + game().slots.index(slot) * width
    return seen[start : start + width]


@rule("CIN-62")
def test_it_sees_what_cards_bring_on_their_best_chairs() -> None:
    story = at("seated ES-M@0 ES-W@2; pile CF-W CF-M CN-W; out CN-M", hand="ES-W GB-M IN-W")
    seen = look(story)
    spain = of_nation(seen, "ES")
    assert spain[eyes.LYING] == 1 and spain[eyes.EMPTY] == 0
    assert spain[eyes.WOMEN] == 1 and spain[eyes.MEN] == 0 and spain[eyes.WELCOME] == 1
    assert spain[eyes.WOMAN_BRINGS] == max(
        int(story.state.room.points(place_guest(code), place_chair(code)))
        for code in story.state.legal()
        if story.game.notation(story.state, code).startswith("P:ES-W")
    )
    of_game = seen[eyes.GAME_START :]
    assert of_game[eyes.HAND] == 3
    assert of_game[eyes.BRINGS] >= of_game[eyes.BRINGS_THREE] >= of_game[eyes.BRINGS_BEST] > 0
    assert of_game[eyes.LYING_CARDS] == 2 and of_game[eyes.WAITING_CARDS] == 1 and of_game[eyes.DEAD_CARDS] == 0


@rule("CIN-63")
def test_it_tells_pure_tables_from_mixed_ones() -> None:
    seen = look(at("seated ES-M@0 ES-W@2; out CN-M", hand="ES-W IN-W"))
    table = of_table(seen, "NW")
    assert table[eyes.SITTING_WOMEN] == table[eyes.SITTING_MEN] == 1
    assert table[eyes.ONE_GUEST : eyes.ONE_GUEST + 3] == [0, 1, 0] == table[eyes.PURE_GUEST : eyes.PURE_GUEST + 3]
    assert table[eyes.PURE] == 1 and table[eyes.BLANK] == table[eyes.MIDDLE] == 0
    centre = of_table(seen, "C")
    assert centre[eyes.MIDDLE] == 1 and centre[eyes.PURE] == 0, "a Spaniard sits at the French table"


@rule("CIN-111")
def test_it_counts_what_it_has_not_seen() -> None:
    state = fresh(3, 1)
    found = ValueNetwork(WEIGHTS)
    found.count_unseen(state, 0)
    found.look(state, 0, 0, False)
    cards = sum(found.unseen[kind] for kind in range(24))
    assert cards == found.unseen_cards == len(state.parts.guest_cards) - int(state.hand_size[0])


def test_it_sees_whose_turn_comes_and_a_card_to_be_drawn() -> None:
    story = at("seat 1: hand IN-W", hand="ES-W")
    start = int(eyes.GAME_START)
    seen, waiting = look(story), look(story, 1, drawing=True)
    assert (seen[start + eyes.AT_TURN], seen[start + eyes.BEFORE], seen[start + eyes.DRAWING]) == (1, 0, 0)
    assert (waiting[start + eyes.AT_TURN], waiting[start + eyes.BEFORE], waiting[start + eyes.DRAWING]) == (0, 1, 1)


def test_it_reckons_as_a_network_in_fractions_does() -> None:
    rows, at_ = [], 0
    for count, width in SHAPES:
        rows.append([[w / int(UNIT) for w in WEIGHTS[at_ + i * width : at_ + (i + 1) * width]] for i in range(count)])
        at_ += count * width

    def layer(weights: list[list[float]], inputs: list[float]) -> list[float]:
        return [sum(w * x for w, x in zip(row[:-1], inputs, strict=True)) + row[-1] for row in weights]

    def eyes_on(weights: list[list[float]], seen: list[int]) -> list[float]:
        width = len(weights[0]) - 1
        noticed = [layer(weights, [float(x) for x in seen[i : i + width]]) for i in range(0, len(seen), width)]
        return [sum(max(0.0, thing[eye]) for thing in noticed) for eye in range(len(weights))]

    player = FastChance(3)
    state = fresh(4, 2)
    found = ValueNetwork(WEIGHTS)
    for _ in range(60):
        for seat in range(4):
            found.count_unseen(state, seat)
            found.look(state, seat, (seat - int(state.active)) % 4, False)
            found.guess()
            seen = found.seen()
            noticed = eyes_on(rows[0], seen[: eyes.SLOT_START]) + eyes_on(rows[1], seen[eyes.SLOT_START : eyes.GAME_START])
            thoughts = [max(0.0, x) for x in layer(rows[2], noticed + [float(x) for x in seen[eyes.GAME_START :]])]
            assert int(found.own) / int(UNIT) == pytest.approx(layer(rows[3], thoughts)[0], abs=0.05)
            assert int(found.rivals) / int(UNIT) == pytest.approx(layer(rows[4], thoughts)[0], abs=0.05)
        state.apply(best_action(state, InternationalPolicy(BREADTH), player), player, None)


@rule("CIN-111")
def test_its_outlook_knows_no_other_hand() -> None:
    player = FastChance(5)
    policy = far_sighted()
    state = fresh(3, 4)
    for _ in range(80):
        for seat in range(3):
            other = state.copy()
            other.redeal(seat, player)
            assert policy.expected_points(other, seat) == policy.expected_points(state, seat)
        state.apply(best_action(state, InternationalPolicy(BREADTH), player), player, None)


def test_a_wrong_number_of_weights_is_refused() -> None:
    with pytest.raises(ValueError, match="weights expected"):
        ValueNetwork(WEIGHTS[:-1])
