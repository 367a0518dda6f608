"""docs/adding_a_game.md followed literally: its files make a game outside the package, and the whole battery runs on it."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludocafe import registry
from ludocafe.core.game import Game
from tests.conformance import battery

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
    sys.path.insert(0, str(folder))
    from sip import GAME  # type: ignore[import-not-found]

    registry.register(GAME)
    yield registry.game("sip")
    registry._registered.pop("sip")
    sys.path.remove(str(folder))


def test_the_battery_runs_on_the_game_of_the_page(sip: Game) -> None:
    for setup in battery.setups(sip):
        words = battery.every_words(sip, setup.seats)
        for table, player in battery.play_through(sip, setup, 31):
            battery.check_decision(sip, table, player)
            battery.check_copy_and_position(sip, table)
            battery.check_scores(sip, table.state)
            battery.check_view(sip, table.state)
            battery.check_undo(sip, table)
            battery.check_words(sip, table, words)
        battery.check_record(sip, table)


def test_the_command_line_and_the_bots_know_it(sip: Game) -> None:
    from ludocafe.bots.levels import choose
    from tests.core.test_cli import run_json

    assert "sip" in {game["id"] for game in run_json("games")}
    report = run_json("simulate", "sip", "-p", "2", "--games", "20", "--bots", "greedy,random")
    assert report["seats"][0]["wins"] > report["seats"][1]["wins"]
    state = sip.parse_position("players 2; pile 6 of 17; most 3; turn 0")
    assert sip.notation(state, choose("regular", sip, sip.view(state, 0), 1)) == "take 2"
