"""The command line as scripts and people use it."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludocafe import registry
from ludocafe.cli import app
from tests.core.test_voice import ENGLISH
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


def run_command(*arguments: str, language: str = "en") -> "subprocess.CompletedProcess[str]":
    """Run the real command, errors handled as for a user."""
    return run_python(
        "import sys; from ludocafe.cli import main; sys.argv[0] = 'ludocafe'; main()", *arguments, language=language
    )


def run_python(program: str, *arguments: str, language: str) -> "subprocess.CompletedProcess[str]":
    """The language is chosen when the command line is loaded, so another one needs another process."""
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=child_environment(LUDOCAFE_LANG=language, COLUMNS="200"),
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


@pytest.mark.parametrize(
    ("language", "arguments", "words"),
    [
        ("fr", ("simulate",), "Il manque JEU. Aide\u202f: ludocafe simulate --help"),
        ("de", ("simulate",), "SPIEL fehlt. Hilfe: ludocafe simulate --help"),
        ("fr", ("games", "--jsn"), "Il n’y a pas d’option --jsn. Vouliez-vous dire --json\u202f? Aide"),
        ("de", ("games", "--jsn"), "Es gibt keine Option --jsn. Meintest du --json? Hilfe"),
        (
            "fr",
            ("record", "shw"),
            "Il n’y a pas de commande «\u202fshw\u202f». Vouliez-vous dire show\u202f? Aide\u202f: ludocafe record --help",
        ),
        ("fr", ("record", "--"), "Il manque une commande. Aide\u202f: ludocafe record --help"),
        ("de", ("dance",), "Es gibt keinen Befehl „dance“. Hilfe: ludocafe --help"),
        ("fr", ("perft", "cafe", "--depth", "99"), "--depth / -d demande un nombre entier de 1 à 12."),
        ("de", ("perft", "cafe", "--depth", "deep"), "--depth / -d braucht eine ganze Zahl von 1 bis 12."),
        ("fr", ("coach", "hint", "cafe", "?", "--seconds", "0"), "--seconds demande un nombre à partir de 0.01."),
        ("de", ("play", "--save", "/"), "--save braucht eine Datei."),
        ("fr", ("serve", "--port"), "--port demande une valeur."),
        ("de", ("games", "--json=yes"), "--json nimmt keinen Wert."),
        ("fr", ("games", "cafe", "café"), "En trop\u202f: cafe café."),
    ],
)
def test_complaints_about_arguments_are_in_the_users_language(language: str, arguments: tuple[str, ...], words: str) -> None:
    result = run_command(*arguments, language=language)
    assert result.returncode == 2 and result.stderr.startswith(words), result.stderr


SHOW_EVERY_HELP = """
from typer.main import get_command
from ludocafe.cli import app
from tests.core.test_voice import ENGLISH

def show(command, name, parent):
    context = command.make_context(name, [], parent, resilient_parsing=True)
    print(command.get_help(context))
    for name, command in getattr(command, "commands", {}).items():
        show(command, name, context)

show(get_command(app), "ludocafe", None)
"""


@pytest.mark.parametrize(
    ("language", "frame"),
    [
        ("en", ("Usage: ludocafe record verify [OPTIONS] FILE …", "Show this help.", "NAME=VALUE", "[needed]")),
        (
            "fr",
            ("Emploi\u202f: ludocafe record verify [OPTIONS] FICHIER …", "Afficher cette aide.", "NOM=VALEUR", "[nécessaire]"),
        ),
        ("de", ("Aufruf: ludocafe record verify [OPTIONEN] DATEI …", "Diese Hilfe anzeigen.", "NAME=WERT", "[nötig]")),
    ],
)
def test_every_help_is_in_one_language(language: str, frame: tuple[str, ...]) -> None:
    result = run_python(SHOW_EVERY_HELP, language=language)
    assert result.returncode == 0 and "ludocafe arena ladder" in result.stdout, result.stderr
    assert all(words in result.stdout for words in frame)
    assert not re.search(r"\b(cli|arena|coach|serve|bot-seat)-[a-z]+-", result.stdout), "a text is missing"
    assert language == "en" or not ENGLISH.search(result.stdout)
    assert not re.search(r"Show this message|ARGS|<(bool|str|int|float|path|file)|range>", result.stdout)


def test_editions_are_checked_compared_and_started(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    run("edition", "new", "cafe_del_gatto", str(file))
    assert "equal" in run("edition", "diff", "cafe_del_gatto", str(file))
    assert "all in order" in run("edition", "check", "cafe_del_gatto", str(file))
    file.write_text(file.read_text(encoding="utf-8").replace("menu = [5, 3, 1]", "menu = [5, 7, 1]"), encoding="utf-8")
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


def test_plain_mode_draws_nothing_unasked() -> None:
    output = run("play", "cafe_del_gatto", "--seed", "fixed", "--plain", "--lang", "en", text="1\nquit\n")
    assert not set(output) & set("│─┌┐└┘●○"), "nothing is drawn"
    choices = [line for line in output.splitlines() if re.match(r"\d+: ", line)]
    assert choices[0].startswith("1: ") and any(line.endswith("; take") for line in choices)
    drawn = run("play", "cafe_del_gatto", "--seed", "fixed", "--plain", "--lang", "en", text="table\nquit\n")
    assert len(drawn.splitlines()) > len(output.splitlines()) // 2 and set(drawn) & set("│─┌┐└┘●○")


def test_a_game_is_left_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "cafe_del_gatto", "--seed", "fixed", "--save", str(file), text="take\nquit\n")
    before = len(json.loads(file.read_text(encoding="utf-8"))["entries"])
    run("play", "--resume", str(file), text="take\nquit\n")
    assert len(json.loads(file.read_text(encoding="utf-8"))["entries"]) > before


def test_convert_writes_a_record_as_text(tmp_path: Path) -> None:
    run("simulate", "cafe_del_gatto", "--games", "1", "--records", str(tmp_path))
    (file,) = tmp_path.glob("*.json")
    assert json.loads(run("record", "convert", str(file)))["format"] == 1
    assert run("record", "convert", str(file), "--text", "--lang", "fr").count("\n") > 50
