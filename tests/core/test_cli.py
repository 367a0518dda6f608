"""The command line as scripts and people use it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludocafe import registry
from ludocafe.cli import app
from tests.support import child_environment

ROOT = Path(__file__).parents[2]
POSITION = "players 2; milk 3c 2h 4f 1c 2c; coffee 1h 3f 2c 3h 4c; seat 0: coins 4; seat 1: coins 5"
runner = CliRunner()


def run(*arguments: str, code: int = 0, text: str | None = None) -> str:
    """Run a command inside this process."""
    result = runner.invoke(app, list(arguments), input=text, env={"LUDOCAFE_LANG": "en"}, catch_exceptions=True)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == code, result.output
    return result.output


def run_command(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run the real command, errors handled as for a user."""
    start = "import sys; from ludocafe.cli import main; sys.argv[0] = 'ludocafe'; main()"
    return subprocess.run(
        [sys.executable, "-c", start, *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=child_environment(LUDOCAFE_LANG="en", COLUMNS="200"),
    )


def run_json(*arguments: str) -> Any:
    return json.loads(run(*arguments, "--json"))


def test_games_lists_every_game() -> None:
    listed = {game["id"]: game for game in run_json("games")}
    assert set(listed) == set(registry.kinds())
    gatto = listed["cafe_del_gatto"]
    assert gatto["seats"] == [2, 3, 4, 5] and set(gatto["titles"]) == {"en", "fr", "de"}
    assert "Café del Gatto" in run("games")


@pytest.mark.parametrize("game", sorted(registry.kinds()))
def test_simulate_reports_and_writes_records_that_verify(game: str, tmp_path: Path) -> None:
    players = str(max(registry.game(game).seat_counts))
    folder = tmp_path / "records"
    report = run_json("simulate", game, "--players", players, "--games", "2", "--seed", "5", "--records", str(folder))
    assert report["games"] == 2 and len(report["seats"]) == int(players) and sum(report["ends"].values()) == 2
    files = sorted(folder.glob("*.json"))
    assert len(files) == 2
    assert run("record", "verify", *map(str, files)).count("all in order") == 2
    assert registry.game(game).id in files[0].name
    for language in ("en", "fr", "de"):
        assert run("record", "show", str(files[0]), "--at", "3", "--lang", language)


def test_simulate_is_repeatable_and_mixes_bots() -> None:
    arguments = ("simulate", "cafe_del_gatto", "-p", "2", "--games", "6", "--seed", "3", "--bots", "greedy,random")
    first, second = run_json(*arguments), run_json(*arguments)
    assert first["seats"] == second["seats"]
    assert first["seats"][0]["bot"] == "greedy" and first["seats"][0]["mean"] > first["seats"][1]["mean"]


def test_rules_are_readable_in_three_languages() -> None:
    ids = run("rules", "cafe_del_gatto", "--ids").split()
    assert "GAT-41" in ids and len(ids) == len(set(ids))
    texts = {run("rules", "cafe_del_gatto", "GAT-41", "--lang", language) for language in ("en", "fr", "de")}
    assert len(texts) == 3
    everything = run("rules", "cafe_del_gatto")
    assert all(id in everything for id in ids)


def test_perft_counts_are_fixed() -> None:
    report = run_json("perft", "cafe_del_gatto", "--players", "2", "--seed", "1", "--depth", "3")
    assert report["leaves"] == [10, 43, 337]


def test_position_lists_what_is_legal() -> None:
    document = run_json("position", "cafe_del_gatto", POSITION, "--legal")
    notations = [entry["notation"] for entry in document["legal"]]
    assert "take" in notations and "buy milk 1" in notations
    assert all(set(entry) == {"code", "notation", "words", "effects"} for entry in document["legal"])


def test_position_plays_on_and_names_a_refusal() -> None:
    document = run_json("position", "cafe_del_gatto", POSITION, "--play", "buy milk 1; place latte_macchiato")
    assert "latte_macchiato 3c" in document["position"] and document["refusal"] is None
    result = run_command("position", "cafe_del_gatto", POSITION, "--play", "buy milk 1; place doppio", "--json")
    assert result.returncode == 2
    assert json.loads(result.stdout)["refusal"]["rule"] == "GAT-45"


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate",),
        ("simulate", "cafe_del_gatto", "--games", "many"),
        ("simulate", "cafe_del_gatto", "--fast"),
        ("dance",),
        ("simulate", "chess"),
        ("simulate", "cafe_del_gatto", "-p", "7"),
        ("simulate", "cafe_del_gatto", "--bots", "genius"),
        ("simulate", "cafe_del_gatto", "-o", "colour=red"),
        ("simulate", "cafe_del_gatto", "-o", "colour"),
        ("rules", "cafe_del_gatto", "GAT-999"),
        ("rules", "cafe_del_gatto", "--lang", "it"),
        ("record", "verify", "no-such-file.json"),
        ("record", "show", "README.md"),
        ("position", "cafe_del_gatto", "nonsense"),
        ("edition", "check", "cafe_del_gatto", "README.md"),
        ("edition", "new", "cafe_del_gatto", "README.md"),
        ("play", "cafe_del_gatto", "--resume", "no-such-file.json"),
        ("play", "cafe_del_gatto", "--bots", "genius"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(arguments: tuple[str, ...]) -> None:
    result = run_command(*arguments)
    assert result.returncode == 2, result.stdout + result.stderr
    assert len(result.stderr.strip().splitlines()) == 1 and "Traceback" not in result.stderr


def test_editions_are_checked_compared_and_started(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    run("edition", "new", "cafe_del_gatto", str(file))
    assert "equal" in run("edition", "diff", "cafe_del_gatto", str(file))
    assert "all in order" in run("edition", "check", "cafe_del_gatto", str(file))
    file.write_text(file.read_text(encoding="utf-8").replace("menu = [5, 3, 1]", "menu = [5, 5, 1]"), encoding="utf-8")
    assert "cups[cappuccino].menu" in run("edition", "diff", "cafe_del_gatto", str(file))
    result = run_command("edition", "check", "cafe_del_gatto", str(file))
    assert result.returncode == 2 and "mine.toml: cups[cappuccino].menu" in result.stderr
    stand_ins = run_json("edition", "stand-ins", "cafe_del_gatto")
    assert any(fact["key"] == "cups[espresso].menu" for fact in stand_ins)


def test_a_person_plays_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answers = "help\nhint\nwhy serve doppio\nrule GAT-41\nbuy milk 99\nserve doppio\n999\nundo\n" + "1\n" * 400
    output = run("play", "cafe_del_gatto", "--seed", "fixed", "--save", str(file), "--lang", "en", text=answers)
    assert "Traceback" not in output and file.exists()
    assert "all in order" in run("record", "verify", str(file))


def test_a_game_is_left_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "cafe_del_gatto", "--seed", "fixed", "--save", str(file), text="take\nquit\n")
    before = len(json.loads(file.read_text(encoding="utf-8"))["entries"])
    run("play", "--resume", str(file), text="take\nquit\n")
    assert len(json.loads(file.read_text(encoding="utf-8"))["entries"]) > before


def test_convert_tells_a_story(tmp_path: Path) -> None:
    run("simulate", "cafe_del_gatto", "--games", "1", "--records", str(tmp_path))
    (file,) = tmp_path.glob("*.json")
    assert json.loads(run("record", "convert", str(file)))["format"] == 1
    assert run("record", "convert", str(file), "--text", "--lang", "fr").count("\n") > 50
