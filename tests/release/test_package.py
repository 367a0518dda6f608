"""What people download: wheel and source distribution are complete, and everything that names a version names the same one."""

import json
import re
import tarfile
import zipfile
from pathlib import Path

import pytest

import ludocafe
from ludocafe import registry
from ludocafe.core.words import LANGUAGES
from tests.core.test_cli import run
from tests.support import ROOT


@pytest.fixture(scope="module")
def packed(wheel: Path) -> set[str]:
    """The files of the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_wheel_brings_the_page(packed: set[str]) -> None:
    assert {"ludocafe/server/page/index.html", "ludocafe/server/page/manifest.webmanifest"} <= packed
    assert any(name.startswith("ludocafe/server/page/assets/") for name in packed)


@pytest.mark.parametrize("id", list(registry.kinds()))
def test_the_wheel_brings_each_game_whole(packed: set[str], id: str) -> None:
    folder = f"ludocafe/games/{id}"
    assert {f"{folder}/edition.toml", f"{folder}/lessons.toml"} <= packed
    for language in LANGUAGES:
        assert {f"{folder}/texts/{part}{language}.ftl" for part in ("", "rules.", "lessons.")} <= packed
    assert any(re.fullmatch(rf"{folder}/rules/decisions\..*\.(so|pyd)", name) for name in packed), "the rules are not compiled"


def test_the_wheel_brings_every_source_and_nothing_foreign(packed: set[str]) -> None:
    package = ROOT / "src"
    sources = {path.relative_to(package).as_posix() for path in package.rglob("*.*") if path.suffix in (".py", ".ftl", ".toml")}
    assert not sources - packed
    foreign = re.compile(r"node_modules|__pycache__|^tests|sqlite3|\.map$")
    assert not [name for name in packed if foreign.search(name)]
    assert {name.split("/")[0] for name in packed if not re.match(r"ludocafe(-[\d.]+\.dist-info)?/", name)} <= {
        name for name in packed if re.fullmatch(r"\w+__mypyc\.[\w.-]+", name)
    }


def test_the_source_distribution_can_be_built_without_node(source_distribution: Path) -> None:
    with tarfile.open(source_distribution) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        "hatch_build.py",
        "build_page.py",
        "src/ludocafe/server/page/index.html",
        "src/ludocafe/server/page/.built-from",
    } <= names
    assert {"LICENSE", "README.md", "CHANGELOG.md", "web/package-lock.json", "web/src/App.svelte"} <= names
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


def test_every_version_is_the_same(wheel: Path, source_distribution: Path) -> None:
    newest = re.search(r"^## (\d\S+) – \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest is not None, "the changelog names no dated version"
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    files = [wheel.name.split("-")[1], source_distribution.name.removesuffix(".tar.gz").split("-")[1]]
    named = {newest.group(1), ludocafe.__version__, run("--version").strip(), page["version"], lock["version"], *files}
    assert named == {ludocafe.__version__}
