"""The terminal picture: the café, the numbers and one's own cards at a glance, in letters as well as colours."""

import io

import pytest
from rich.console import Console

from ludocafe.cli.drawing import draw
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import random_playout
from ludocafe.core.words import LANGUAGES, Words
from ludocafe.games.cafe_international.rules.decisions import InternationalState
from tests.games.cafe_international.support import at, fresh, game

NAMES = ["Ana", "Ben", "Chiara", "Dimitri", "Maximiliane-Theodora"]


def picture(state: InternationalState, seat: int | None = 0, language: str = "en") -> str:
    output = io.StringIO()
    Console(file=output, width=100, color_system=None).print(
        draw(game(), game().view(state, seat), Words(language, game(), NAMES))
    )
    return output.getvalue()


def test_tables_guests_players_and_cards_are_shown() -> None:
    story = at("seated ES-M@0 GB-W@3; seat 1: hand IN-W IN-W, down IN-M, mixed 7", hand="ES-W ES-W RU-M")
    text = picture(story.state)
    assert "[ ES ]" in text and "ES M" in text and "GB W" in text and "·11·" in text
    assert "▶ Ana" in text and "Hand of Ana: ES W×2  RU M" in text
    assert "Hand of Ben" not in text and "Face down, Ben" not in text
    assert "Guest pile 88 · table pile 19" in text and "○○○" in text
    assert "Hand of" not in picture(story.state, None)


def test_an_opener_waits_and_a_formation_is_marked() -> None:
    text = picture(at("", hand="ES-W ES-M IN-W").play("P:ES-W@0").state)
    assert "ES W!" in text and "●○○" in text
    circle = at("circle_tribe on; tables FR GB IT DE US; seated DE-W@7 DE-M@8", hand="FR-W FR-W FR-W FR-W").play("F:NW-W")
    assert "[◎FR ]" in picture(circle.state)


def test_when_the_game_is_over_all_cards_lie_open() -> None:
    story = at("pile GB-W; seat 1: hand IN-M, down IN-W", hand="IN-W").play("DRAW")
    text = picture(story.state, None)
    assert "Hand of Ana: GB W  IN W" in text and "Face down, Ben: IN W" in text and "▶" not in text
    short = at("seated ES-M@0 ES-W@2 ES-M@3; table_pile", hand="ES-W IN-W").play("P:ES-W@5")
    assert "[    ]" in picture(short.state)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_picture_fits_a_hundred_columns_in_every_language(language: str, seats: int) -> None:
    state = fresh(seats, 4)
    random_playout(state, FastChance(1), FastChance(2), 90)
    text = picture(state, 0, language)
    assert max(map(len, text.splitlines())) <= 100 and "picture-" not in text and "{" not in text
