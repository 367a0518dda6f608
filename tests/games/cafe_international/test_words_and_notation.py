"""Notation, structures, refusals in words, positions."""

import re

import pytest

from ludocafe.core.errors import BadInput
from ludocafe.core.model import Action
from ludocafe.core.words import LANGUAGES, Words
from tests.games.cafe_international.support import at, fresh, game, why_not
from tests.support import rule

POSITION = "players 2; tables ES GB FR RU IT; seat 0: hand ES-W"


@rule("CIN-30")
def test_codes_structures_and_notation_are_three_faces_of_one_thing() -> None:
    state = fresh(2, 1)
    notations = [game().notation(state, code) for code in range(game().action_count)]
    assert len(set(notations)) == game().action_count == 326
    for code, notation in enumerate(notations):
        assert game().parse(state, notation) == game().parse(state, notation.lower()) == code
        assert game().code(state, game().action(state, code)) == code
    assert notations[0] == "P:CF-W@0" and notations[287:290] == ["P:US-M@11", "DRAW", "X:CF-W"]
    assert notations[313:318] == ["STOP", "END", "GO", "F:NW-W", "F:NW-M"]


@pytest.mark.parametrize("text", ["", "P:ES-W", "P:ES-W@12", "P:XX-W@1", "P:ES-Z@1", "X", "X:ES", "F:NW", "F:XX-W", "PASS"])
def test_nonsense_is_no_notation(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        game().parse(fresh(2, 1), text)
    assert caught.value.text == "bad-notation"


@pytest.mark.parametrize(
    "action",
    [
        Action("place", {"guest": "ES-W"}),
        Action("place", {"guest": "ES-W", "chair": 12}),
        Action("place", {"guest": "ES-W", "chair": "3"}),
        Action("discard", {"guest": "XX-W"}),
        Action("form", {"slot": "NW", "gender": "X"}),
        Action("draw", {"guest": "ES-W"}),
        Action("pass"),
    ],
)
def test_nonsense_is_no_action(action: Action) -> None:
    with pytest.raises(BadInput) as caught:
        game().code(fresh(2, 1), action)
    assert caught.value.text == "bad-action"


@rule("CIN-42")
@pytest.mark.parametrize(
    ("language", "table", "place"),
    [("en", "Russian table", "bottom left"), ("fr", "table russe", "en bas à gauche"), ("de", "Tisch Russland", "unten links")],
)
def test_a_refusal_names_the_table_that_objects(language: str, table: str, place: str) -> None:
    story = at("seated RU-M@7 FR-W@8 RU-M@10 ES-M@0", hand="FR-M IN-W")
    refusal = why_not(story, "P:FR-M@5")
    text = Words(language, game()).refusal(refusal)
    assert refusal.fields["slot"] in ("NW", "SW") and "{" not in text
    alone = at("seated RU-M@7", hand="RU-M IN-W")
    text = Words(language, game()).refusal(why_not(alone, "P:RU-M@10"))
    assert table in text and place in text


def test_every_refusal_of_a_game_is_said_in_every_language() -> None:
    from tests.games.cafe_international.test_invariants import random_game

    words = [Words(language, game()) for language in LANGUAGES]
    said: set[str] = set()
    for state in random_game(5, 2, circle_tribe="on"):
        for code in range(game().action_count):
            refusal = game().refusal(state, code)
            if refusal is not None and refusal.reason not in said:
                said.add(refusal.reason)
                for language in words:
                    text = language.refusal(refusal)
                    assert not re.search(r"[{}]|refusal-", text), text
    assert len(said) > 12


def test_a_position_says_what_is_hidden_and_what_has_left() -> None:
    story = at("seated ES-M@0; out GB-W; pile IT-W *; table_pile CU *; tables_out US; seat 1: hand IN-W, down IN-M, own 6")
    view = game().view(story.state, 1)
    assert view.guest_pile == 96 - 1 - 1 - 2 and view.table_pile == 24 - 5 - 1
    assert view.players[1].score == [0, 6, 0] and view.players[1].down_size == 1
    assert story.game.position(story.game.parse_position(story.game.position(story.state))) == story.game.position(story.state)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "tables ES GB FR RU IT",
        "players 6",
        "players x",
        "players 2; tables ES GB FR RU",
        "players 2; tables ES GB FR RU XX",
        "players 2; tables ES ES ES RU IT",
        f"{POSITION}; seated ES-W@0 ES-M@0",
        f"{POSITION}; seated ES-W@12",
        f"{POSITION}; seat 2: hand ES-W",
        f"{POSITION}; seat 1: hand ES-W ES-W ES-W ES-W",
        f"{POSITION}; phase more",
        f"{POSITION}; phase offer; placed 1",
        f"{POSITION}; phase partner; placed 1",
        f"{POSITION}; pending 0",
        f"{POSITION}; phase partner; placed 1; pending 0; seated ES-M@2",
        f"{POSITION}; phase partner; placed 1; pending 0; seated ES-W@0",
        f"{POSITION}; phase forming; forming NW-W",
        f"{POSITION}; phase game_over",
        f"{POSITION}; reason guests",
        f"{POSITION}; pile",
        f"{POSITION}; seated ES-M@0 ES-W@2 ES-M@3 GB-W@5",
        f"{POSITION}; seated ES-M@0 ES-W@2 ES-M@3 ES-W@5",
        f"{POSITION}; placed 1",
        f"{POSITION}; colour blue",
        f"{POSITION}; seat 1: coins 3",
    ],
)
def test_impossible_positions_are_refused(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        game().parse_position(text)
    assert caught.value.text == "bad-position"
