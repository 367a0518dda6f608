"""The documentation is true: examples run, commands work, links lead somewhere."""

import doctest
import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludocafe.cli import app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
INTERACTIVE = {"play", "serve", "bot-worker", "bot-seat", "arena", "coach", "backup", "restore"}  # have tests of their own


def names(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=names)
def test_examples_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=names)
def test_commands_work(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = re.findall(r"^\$ ludocafe (.+?)(?:\s+#.*)?$", page.read_text(encoding="utf-8"), re.MULTILINE)
    monkeypatch.chdir(tmp_path)
    runner = CliRunner()
    if any("game.json" in command for command in commands):
        runner.invoke(app, ["simulate", "cafe_del_gatto", "--games", "1", "--records", "."])
        next(tmp_path.glob("*.json")).rename("game.json")
    for command in commands:
        words = shlex.split(command)
        if words[0] not in INTERACTIVE:
            result = runner.invoke(app, words)
            assert result.exit_code == 0, f"{command}: {result.output}"


@pytest.mark.parametrize("page", PAGES, ids=names)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
