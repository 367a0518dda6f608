"""The documentation is true: examples run, commands are given as written, labels are on the page, links lead somewhere."""

import doctest
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludocafe.cli import app
from ludocafe.core.brain import Policy
from ludocafe.core.chance import Chance
from ludocafe.core.game import Game
from ludocafe.core.state import State
from ludocafe.core.words import LANGUAGES
from tests.core.test_voice import spoken
from tests.release.reader import follow
from tests.server.clients import people, run
from tests.server.postgres import Postgres
from tests.support import ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
# The paths of newcomers on the page: a family, a club, somebody with a screen reader, a bot writer.
STEPS = ("getting_started", "playing_with_friends", "without_mouse_or_screen", "writing_a_bot")
COMMANDS = [page for page in PAGES if page.parent.name != "hosting" and page.stem != "learning"]  # learning: tests/learners
PATHS = [page for page in PAGES if page.stem in STEPS]
# The arena's examples are of a size for a free night; here they are short.
SHORT = {
    "--games 90": "--games 1",
    "--games 200": "--games 1",
    "--games 40": "--games 1",
    "--workers 4": "--workers 2",
    "barista regular": "barista:10 regular",
    "barista:200": "barista:10",
    "barista@0.3 openspiel-mcts@0.3": "barista@0.01 openspiel-mcts@0.01",
}


def names(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=names)
def test_examples_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.failed == 0


@pytest.mark.parametrize("page", COMMANDS, ids=names)
def test_commands_do_what_the_page_says(page: Path, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    instead = SHORT if page.name == "bots.md" else {}
    text = page.read_text(encoding="utf-8")
    if "game.json" in text:
        CliRunner().invoke(app, ["simulate", "cafe_del_gatto", "--games", "1", "--records", str(tmp_path)])
        next(tmp_path.glob("*.json")).rename(tmp_path / "game.json")
    if "<invitation" in text:
        instead = invitations(request.getfixturevalue("server"))
    if page.name == "bots.md":
        (tmp_path / "my_bot.py").write_text((ROOT / "examples" / "stdio_bot.py").read_text(encoding="utf-8"), encoding="utf-8")
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    follow(page, tmp_path, instead)


def invitations(server: str) -> dict[str, str]:
    """Two tables on which a bot of ours waits for company: what a page calls <invitation link>, <table> and <invitation>."""

    async def open_tables() -> list[Any]:
        async with people(server, "Ana") as (ana,):
            return [await ana.open("bot:random", "open") for _ in range(2)]

    linked, named = run(open_tables())
    return {
        "<invitation link>": f"{server}/join/{linked['id']}?invitation={linked['invitation']}",
        "http://127.0.0.1:8000 <table>": f"{server} {named['id']}",
        "<invitation>": named["invitation"],
    }


def test_the_operators_commands_do_what_the_page_says(tmp_path: Path, database_server: Postgres) -> None:
    (tmp_path / "var").mkdir()
    instead = {
        "/var/lib/ludocafe/": f"{tmp_path}/var/",
        "postgresql://ludocafe@db/ludocafe": database_server.database(),
        "postgresql://ludocafe@db/": database_server.url(""),
        "--host db": f"--host 127.0.0.1 --port {database_server.port}",
        "--workers 4": "--workers 2",
    }
    createdb = str(database_server.programs / "createdb")
    given = follow(ROOT / "docs" / "hosting" / "index.md", tmp_path, instead, createdb=createdb)
    assert {command.split()[1] for command in given} >= {"serve", "bot-worker", "backup", "restore"}


@pytest.mark.parametrize("page", PATHS, ids=names)
def test_the_page_has_the_labels_that_are_named(page: Path) -> None:
    language = page.parent.name if page.parent.name in LANGUAGES else "en"
    labels = re.findall(r"(?<![*\w])\*([^*]+)\*(?!\*)", page.read_text(encoding="utf-8"))
    shown = {text for place, text in spoken(language) if place.startswith(("web/", "src/ludocafe/arena"))}
    assert labels
    assert not {re.sub(r"\s*\n\s*", " ", label) for label in labels} - shown - {"clear"}


@pytest.mark.parametrize("kind", [Game, State, Policy, Chance])
def test_the_contract_names_all_there_is(kind: type) -> None:
    page = (ROOT / "docs/contract.md").read_text(encoding="utf-8")
    declared = {*vars(kind), *getattr(kind, "__annotations__", ())}
    names = {name for name in declared if not name.startswith("_")}
    assert len(names) >= 2
    assert sorted(name for name in names if not re.search(rf"[`.]{name}\b", page)) == []


@pytest.mark.parametrize("page", PAGES, ids=names)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_walks_through_the_code_link_to_functions_that_exist() -> None:
    """The links themselves are tried by ``test_links_lead_somewhere``."""
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    hops = re.findall(r"\[`([\w/.]+):([\w.]+)`\]\(\.\./([\w/.]+)\)", page)
    assert len(hops) > 30
    assert len(re.findall(r"`[\w/.]+\.(?:py|ts):[\w.]+`", page)) == len(hops), "a function is named without a link"
    for path, name, target in hops:
        assert target.endswith(path)
        source = (ROOT / target).read_text(encoding="utf-8")
        for part in name.split("."):
            found = r"\b(def|class) {}\b" if path.endswith(".py") else r"(?m)^  (?:private |async )*{}\("
            assert re.search(found.format(part), source), f"{path}:{name}"
