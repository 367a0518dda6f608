"""``ludocafe bot-seat``: bots at live tables, by invitation or with an identity of their own, and what goes wrong with them."""

import subprocess
import sys
from typing import Any

import pytest

from tests.core.test_cli import run_command
from tests.server.clients import people, run
from tests.support import ROOT

OUTSIDE = ROOT / "tests" / "arena" / "outside_bot.py"


def bot(manner: str) -> str:
    return f"5s stdio:{sys.executable} {OUTSIDE} {manner}"


def tables(server: str, *chairs: str) -> Any:
    async def story() -> Any:
        async with people(server, "Ana") as (ana,):
            return await ana.open(*chairs)

    return run(story())


def seat(server: str, bot: str) -> "subprocess.CompletedProcess[str]":
    """A bot takes the free chair beside one of ours."""
    table = tables(server, "bot:random", "open")
    return run_command("bot-seat", f"{server}/join/{table['id']}?invitation={table['invitation']}", bot)


@pytest.mark.parametrize("name", [bot("notation"), "regular"], ids=["program", "level"])
def test_a_bot_plays_to_the_end(server: str, name: str) -> None:
    result = seat(server, name)
    assert result.returncode == 0, result.stderr
    assert "The game is over. Points: " in result.stdout


@pytest.mark.parametrize(
    ("manner", "words", "said"),
    [("crash", "The bot ended", ["I give up"]), ("nonsense", "is not JSON", ["I mutter"]), ("illegal", "", [])],
)
def test_a_bad_bot_ends_with_one_clear_line(server: str, manner: str, words: str, said: list[str]) -> None:
    result = seat(server, bot(manner))
    assert result.returncode == 2
    *said_by_the_bot, last = result.stderr.strip().splitlines()
    assert words in last
    assert said_by_the_bot == said


def test_somebody_lets_a_bot_play_the_own_seat(server: str) -> None:
    async def story() -> tuple[str, str]:
        async with people(server, "Ana") as (ana,):
            table = await ana.open("me", "bot:random")
            return table["id"], (await ana.post("/api/me/link"))["token"]

    id, token = run(story())
    result = run_command("bot-seat", f"{server}/table/{id}", "random", "--token", token)
    assert result.returncode == 0, result.stderr


def test_wrong_addresses_are_named(server: str) -> None:
    for link in (f"{server}/join/nowhere?invitation=nothing", "http://127.0.0.1:1/join/a?invitation=b"):
        result = run_command("bot-seat", link, "random")
        assert result.returncode == 2
        assert len(result.stderr.strip().splitlines()) == 1
