"""The terminal picture: everything of 10.1 at a glance, in letters as well as colours, at most 80 columns wide."""

import io

import pytest
from rich.console import Console

from ludocafe.cli.drawing import draw
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import random_playout
from ludocafe.core.words import LANGUAGES, Words
from tests.games.cafe_del_gatto.counter import at, game
from tests.support import Story


def picture(story: Story, language: str = "en") -> str:
    output = io.StringIO()
    words = Words(language, game(), ["Ana", "Ben", "Cleo", "Dan", "Maximiliane-Theodora"])
    Console(file=output, width=80, color_system=None).print(draw(game(), game().view(story.state, 0), words))
    return output.getvalue()


def test_machine_prices_cups_tiles_and_supply_are_shown() -> None:
    text = picture(at("round 3; seat 0: coins 7, cappuccino 2h 1c, espresso 4c; seat 1: espresso =3"))
    assert "▶ Ana" in text and "  Ben" in text and "7 coins" in text and "0 sugar" in text and "3 points" in text
    assert "5 4 ¢" in text and "+2" in text and "+1" in text
    assert "C 2h" in text and "M 1c" in text and "M ›" in text and "=3" in text
    assert "full =4" in text and "★ 3" in text
    assert "1×2" in text and "·" in text
    assert "Round 3 · Bag 23 · discard 0 · reserve 38 ¢, 12 sugar" in text


def test_the_token_in_hand_and_the_last_round_are_shown() -> None:
    assert "in hand: milk 2 cold" in picture(at("seat 0: coins 5").play("buy milk 1"))
    cups = "espresso 4c, espresso_macchiato =4, doppio =4, cappuccino =6, latte_macchiato =8"
    assert "Last round" in picture(at(f"seat 0: {cups}").play("serve espresso", "tile 4"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_picture_fits_eighty_columns_in_every_language(language: str, seats: int) -> None:
    for decisions in (0, 1, 40, 90, 10_000):
        state = game().new(seats, {}, FastChance(seats))
        random_playout(state, FastChance(2), FastChance(3), decisions)
        text = picture(Story("cafe_del_gatto", state), language)
        assert max(len(line) for line in text.splitlines()) <= 80
        assert "picture-" not in text and "{" not in text and "Cappuccino" in text and "macchiato" in text.lower()
