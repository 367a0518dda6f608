"""docs/adding_a_game.md followed literally: its files make a game outside the package, and the whole battery runs on it."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludocafe import registry
from ludocafe.core.game import Game
from ludocafe.testing import check_game

PAGE = Path(__file__).parents[2] / "docs" / "adding_a_game.md"


@pytest.fixture(scope="module")
def sip(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """The game of the page, written file by file and registered."""
    folder = tmp_path_factory.mktemp("outside")
    for name, text in re.findall(
        r'^```\w+ title="(.+?)"\n(.*?)^```$', PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    ):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    sys.path[:0] = [str(folder), str(folder / "tests")]
    from sip import GAME  # type: ignore[import-not-found]

    registry.register(GAME)
    yield registry.game("sip")
    registry._registered.pop("sip")
    del sys.path[:2]


def test_the_test_of_the_page_passes(sip: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its game keeps the contract; a copy that breaks a promise does not."""
    from test_sip import test_sip_keeps_the_contract  # type: ignore[import-not-found]

    test_sip_keeps_the_contract()
    monkeypatch.setattr(type(sip), "pieces", lambda _, state: {"beans": state.beans})
    with pytest.raises(AssertionError, match="lost or made"):
        check_game(type(sip))


def test_a_game_without_drawings_is_shown_by_names(sip: Game) -> None:
    from tests.core.test_cli import run

    shown = run("position", "sip", "players 2; pile 6 of 17; most 3; turn 1")
    for line in ("Beans left", "6", "Turn", "Player 2"):
        assert line in shown
    played = run("play", "sip", "--players", "2", text="1\n" * 20)
    assert "The pile is empty." in played


def test_the_command_line_and_the_bots_know_it(sip: Game) -> None:
    from ludocafe.bots.levels import choose
    from tests.core.test_cli import run_json

    assert "sip" in {game["id"] for game in run_json("games")}
    report = run_json("simulate", "sip", "-p", "2", "--games", "20", "--bots", "greedy,random")
    assert report["seats"][0]["wins"] > report["seats"][1]["wins"]
    state = sip.parse_position("players 2; pile 6 of 17; most 3; turn 0")
    assert sip.notation(state, choose("regular", sip, sip.view(state, 0), 1)) == "take 2"
