"""Position notation and action notation: round trips, clear refusals, and nothing but BadInput for nonsense."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludocafe.core.chance import FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.model import Action
from tests.games.cafe_del_gatto.counter import MACHINE, at, crowded, game

HEAD = f"players 2; {MACHINE}"
PLACE = "milk 2c 4h 3f 2h -; coffee 1f 2c 4f 3h 2f"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_position_of_a_game_survives_the_round_trip(seats: int) -> None:
    for seed in range(4):
        state = game().new(seats, {}, FastChance(seed))
        chance, player = FastChance(seed + 7), FastChance(seed + 8)
        while True:
            text = game().position(state)
            again = game().parse_position(text)
            assert game().position(again) == text
            assert game().view(again, 0) == game().view(state, 0) and again.legal() == state.legal()
            if state.actor() < 0:
                break
            legal = state.legal()
            state.apply(legal[int(player.below(0, len(legal)))], chance, None)


@pytest.mark.parametrize(
    "position",
    [
        f"{HEAD}; seat 0: coins 3, sugar 1, turns 4, espresso 4c, doppio =6; round 5",
        f"{HEAD}; phase after_clean; seat 0: coins 3",
        f"players 2; {PLACE}; phase place; held 4c milk; seat 0: coins 3",
        f"{HEAD}; phase sugar; serving espresso 0; seat 0: espresso 4c, sugar 2",
        f"{HEAD}; phase tile; serving espresso 1; seat 0: espresso 4c, sugar 2",
        f"{HEAD}; phase serve_more; seat 0: espresso 4c",
        f"{HEAD}; phase game_over; discard 4c 4c 3h",
        crowded(5, ["espresso 1", "", "", "", ""], head="active 4; phase interim_serve; interim serve 0 1 0"),
        crowded(5, ["espresso 4c", "", "", "", ""], head="active 4; phase tile; serving espresso 0; interim serve 0 1 1"),
        crowded(5, ["", "doppio 1", "", "", ""], head="active 4; deciding 1; phase interim_discard; interim empty 0 2 0"),
    ],
    ids=lambda text: text.split("phase ")[-1].split(";")[0] if "phase" in text else "turn_start",
)
def test_every_phase_can_be_written_and_read(position: str) -> None:
    state = game().parse_position(position)
    text = game().position(state)
    assert game().position(game().parse_position(text)) == text
    assert state.legal() or state.actor() < 0


def test_comments_lines_and_semicolons() -> None:
    state = game().parse_position(f"players 3 # three of us\n{MACHINE}\n\n  seat 2: coins 7 ; active 2  # Cleo")
    assert state.actor() == 2 and game().view(state, None).players[2].coins == 7


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ("", "players"),
        ("milk 1c", "players"),
        ("players", "players"),
        ("players 1", "players 1"),
        ("players 6", "players 6"),
        ("players two", "players two"),
        (f"{HEAD}; nonsense 3", "nonsense 3"),
        (f"{HEAD}; round", "round"),
        (f"{HEAD}; round 3 4", "round 3 4"),
        (f"{HEAD}; round -1", "round -1"),
        (f"{HEAD}; round 2; round 3", "round 3"),
        (f"{HEAD}; active 2", "active 2"),
        (f"{HEAD}; phase brewing", "phase brewing"),
        (f"{HEAD}; discard 5c", "discard 5c"),
        (f"{HEAD}; discard 1c 1c 1c", "1c"),
        ("players 2; milk 2c 4h 3f 2h; coffee 1f 2c 4f 3h 2f", "milk"),
        ("players 2; milk 2c 4h - 2h 1c; coffee 1f 2c 4f 3h 2f", "milk"),
        ("players 2; milk 2c 4h 3f 2h 1c 1c; coffee 1f 2c 4f 3h 2f", "milk 2c 4h 3f 2h 1c 1c"),
        (f"{HEAD}; seat 2: coins 3", "seat 2: coins 3"),
        (f"{HEAD}; seat 0: coins", "seat 0: coins"),
        (f"{HEAD}; seat 0: coins 1, coins 2", "seat 0: coins 1, coins 2"),
        (f"{HEAD}; seat 0: coins 46", "coins"),
        (f"{HEAD}; seat 0: sugar 13", "sugar"),
        (f"{HEAD}; seat 0: teacup 4c", "seat 0: teacup 4c"),
        (f"{HEAD}; seat 0: espresso 4c 4c", "seat 0: espresso 4c 4c"),
        (f"{HEAD}; seat 0: espresso =6", "seat 0: espresso =6"),
        (f"{HEAD}; seat 0: espresso =4; seat 1: espresso =4", "espresso =4"),
        (f"{HEAD}; seat 0: coins 1; seat 0: coins 2", "seat 0: coins 2"),
        (f"{HEAD}; phase place", "milk"),
        (f"{HEAD}; held 4c milk", "held"),
        (f"players 2; {PLACE}; phase place; held 4c milk; seat 0: latte_macchiato =4", "held"),
        (f"{HEAD}; phase tile", "serving"),
        (f"{HEAD}; phase tile; serving espresso 0", "serving"),
        (f"{HEAD}; phase tile; serving espresso 13; seat 0: espresso 4c", "serving"),
        (f"{HEAD}; phase sugar; serving espresso 0; seat 0: espresso 4c", "sugar"),
        (f"{HEAD}; phase serve_more", "serve_more"),
        (f"{HEAD}; phase interim_serve; seat 0: espresso 4c", "interim"),
        (f"{HEAD}; phase interim_serve; interim serve 1 1 0; seat 0: espresso 4c", "interim_serve"),
        (f"{HEAD}; phase interim_serve; interim serve 0 0 0; seat 1: espresso 4c", "interim"),
        (f"{HEAD}; phase interim_discard; interim empty 0 1 0", "interim_discard"),
        (f"{HEAD}; interim none 0 0 0", "interim none 0 0 0"),
        (f"{HEAD}; deciding 1", "deciding"),
        (crowded(5, [*["cappuccino 3, latte_macchiato 3"] * 4, "doppio 2"]), "discard"),
    ],
)
def test_a_bad_position_is_refused_where_it_goes_wrong(position: str, where: str) -> None:
    with pytest.raises(BadInput) as caught:
        game().parse_position(position)
    assert caught.value.text == "bad-position" and caught.value.fields == {"where": where}


WRONG_NOTATIONS = [
    *("", "brew", "buy", "buy milk", "buy tea 1", "buy milk 6", "buy milk 0", "buy milk 1 1", "sugar 13", "sugar -1", "tile 99"),
    *("take 2", "place", "place mug", "serve espresso doppio", "x" * 999),
]


@pytest.mark.parametrize("notation", WRONG_NOTATIONS, ids=lambda text: text[:20])
def test_a_bad_notation_is_refused(notation: str) -> None:
    with pytest.raises(BadInput) as caught:
        at("seat 0: coins 3").play(notation)
    assert caught.value.text == "bad-notation" and len(str(caught.value.fields["notation"])) <= 40


@pytest.mark.parametrize(
    "action",
    [
        Action("brew"),
        Action("buy", {"column": "milk"}),
        Action("buy", {"column": "milk", "row": "1"}),
        Action("take", {"amount": 2}),
        Action("place", {"cup": 3}),
    ],
)
def test_a_bad_structure_is_refused(action: Action) -> None:
    with pytest.raises(BadInput) as caught:
        game().code(at("seat 0: coins 3").state, action)
    assert caught.value.text == "bad-action"


STATEMENTS = "players round active deciding phase milk coffee discard seat held serving interim coins sugar turns"
CUPS = "espresso doppio espresso_macchiato cappuccino latte_macchiato"
VALUES = "0: 1: 0 1 2 3 5 13 -1 99999 1c 2f 3h 4c - = =1 =4 =15 , ; # : ² é serve empty none"
PHASES = "turn_start place tile sugar serve_more interim_serve interim_discard game_over buy clean take end_turn"
WORDS = st.sampled_from([*f"{STATEMENTS} {CUPS} {VALUES} {PHASES}".split(), "\n"])
NONSENSE = st.one_of(st.text(max_size=80), st.lists(WORDS, max_size=25).map(" ".join))


@settings(max_examples=400, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(NONSENSE)
def test_the_position_parser_answers_nonsense_with_bad_input_only(text: str) -> None:
    for position in (text, f"{HEAD}; {text}"):
        try:
            state = game().parse_position(position)
        except BadInput:
            continue
        assert state.legal() or state.actor() < 0
        assert game().position(game().parse_position(game().position(state))) == game().position(state)
        for code in state.legal():
            state.copy().apply(code, FastChance(1), None)


@settings(max_examples=400, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(NONSENSE)
def test_the_notation_parser_answers_nonsense_with_bad_input_only(text: str) -> None:
    state = at("seat 0: coins 3").state
    try:
        code = game().parse(state, text)
    except BadInput:
        return
    assert 0 <= code < game().action_count
