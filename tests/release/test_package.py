"""What people install: the wheel is complete, and everything that names a version names the same one."""

import json
import re
from importlib.metadata import files, version
from pathlib import Path

import pytest

import ludocafe
from ludocafe import registry
from ludocafe.core.words import LANGUAGES

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed() -> set[str]:
    """The files of the installed wheel."""
    return {str(file) for file in files("ludocafe") or []}


def test_the_wheel_brings_the_page(installed: set[str]) -> None:
    assert {"ludocafe/server/page/index.html", "ludocafe/server/page/manifest.webmanifest"} <= installed
    assert any(name.startswith("ludocafe/server/page/assets/") for name in installed)


@pytest.mark.parametrize("id", registry.OWN)
def test_the_wheel_brings_each_game_whole(installed: set[str], id: str) -> None:
    folder = f"ludocafe/games/{id}"
    assert f"{folder}/edition.toml" in installed
    for language in LANGUAGES:
        assert {f"{folder}/texts/{language}.ftl", f"{folder}/texts/rules.{language}.ftl"} <= installed
    assert any(re.fullmatch(rf"{folder}/rules\..*\.(so|pyd)", name) for name in installed), "the rules are not compiled"


def test_the_wheel_brings_what_the_server_needs_and_nothing_foreign(installed: set[str]) -> None:
    assert any(name.startswith("ludocafe/server/migrations/versions/0001") for name in installed)
    assert not [name for name in installed if "node_modules" in name or name.startswith("tests")]


def test_every_version_is_the_same() -> None:
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert newest is not None
    assert newest.group(1) == ludocafe.__version__ == version("ludocafe") == page["version"]
