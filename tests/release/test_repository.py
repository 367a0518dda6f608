"""What surrounds the code: workflows, forms, the citation file and the source distribution are what their readers expect."""

import ast
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest
import yaml

import ludocafe
from ludocafe import registry
from tests.support import ROOT

GITHUB = ROOT / ".github"
CHECK = [sys.executable, "-m", "check_jsonschema", "--builtin-schema"]
FILES = {
    "vendor.github-workflows": sorted((GITHUB / "workflows").glob("*.yml")),
    "vendor.citation-file-format": [ROOT / "CITATION.cff"],
    "vendor.github-issue-forms": sorted((GITHUB / "ISSUE_TEMPLATE").glob("[!c]*.yml")),
}


def project() -> dict[str, object]:
    document: dict[str, dict[str, object]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return document["project"]


@pytest.mark.parametrize(("schema", "files"), FILES.items(), ids=list(FILES))
def test_workflows_and_forms_are_valid(schema: str, files: list[Path], tmp_path: Path) -> None:
    assert files
    subprocess.run([*CHECK, schema, *files], check=True, capture_output=True)
    broken = tmp_path / "broken.yml"
    broken.write_text(files[0].read_text(encoding="utf-8").replace("name:", "nmae:", 1), encoding="utf-8")
    if schema == "vendor.github-issue-forms":
        assert subprocess.run([*CHECK, schema, broken], capture_output=True).returncode == 1


def test_workflows_run_commands_that_exist() -> None:
    """They call what anybody can call here; nothing lives in a workflow alone."""
    run = [
        step["run"]
        for file in FILES["vendor.github-workflows"]
        for job in yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"].values()
        for step in job["steps"]
        if "run" in step
    ]
    assert "bash .ci/run" in run
    assert (ROOT / ".ci" / "run").is_file()
    assert any("build_page.py" in line for line in run)
    assert (ROOT / "build_page.py").is_file()


def test_wheels_are_made_for_the_versions_that_are_promised() -> None:
    classifiers = project()["classifiers"]
    assert isinstance(classifiers, list)
    promised = {line.rpartition(" ")[2] for line in classifiers if line.startswith("Programming Language :: Python :: 3.")}
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    assert {f"3.{tag[3:5]}" for tag in settings["build"].split()} == promised
    assert str(project()["requires-python"]) == f">={min(promised, key=lambda version: int(version[2:]))}"


def test_the_build_compiles_against_what_is_installed_later() -> None:
    document = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (built,) = [line for line in document["build-system"]["requires"] if line.startswith("librt")]
    assert built in document["project"]["dependencies"]


def test_the_build_brings_whatever_compiled_modules_import() -> None:
    """In an empty environment mypyc sees nothing else, and would leave the rules uncompiled."""
    document = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    brought = {re.split(r"[^\w]", line)[0] for line in document["build-system"]["requires"]} | {"mypy_extensions"}  # with mypy
    compiled = [
        path for path in (ROOT / "src").rglob("*.py") if "\nfrom mypy_extensions import" in path.read_text(encoding="utf-8")
    ]
    imported: set[str] = set()
    for path in compiled:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                imported.add(str(node.module).partition(".")[0])
    assert imported > {"librt", "msgspec"}
    assert imported - sys.stdlib_module_names - {"ludocafe"} <= brought


def test_the_citation_names_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert str(citation["version"]) == ludocafe.__version__
    assert citation["license"] == project()["license"]
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## {ludocafe.__version__} – {citation['date-released']}" in changes


def test_the_source_distribution_brings_tests_docs_and_examples(source_distribution: Path) -> None:
    with tarfile.open(source_distribution) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for file in (
        "tests/core/test_records.py",
        "docs/index.md",
        "examples/bot.py",
        "benchmarks/server.py",
        "Makefile",
        "CITATION.cff",
        ".github/workflows/test.yml",
        ".ci/run",
    ):
        assert file in names, file
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name or name.startswith("build/")]


def texts_in(path: Path) -> set[str]:
    """All string constants of a module but docstrings, whose examples may name a game."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in told)
    return {node.value for node in constants if isinstance(node.value, str)}


def test_no_shared_module_names_a_game() -> None:
    """What a game needs lies in its folder and is found there, on both sides."""
    games = set(registry.kinds())
    modules = [path for path in (ROOT / "src" / "ludocafe").rglob("*.py") if "games" not in path.relative_to(ROOT).parts]
    page = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in {".ts", ".svelte", ".css"}]
    shared = [path for path in page if "games" not in path.relative_to(ROOT).parts and path.name != "types.ts"]
    assert len(modules) > 100 and len(shared) > 100
    named = [path for path in modules if games & texts_in(path)]
    quoted = re.compile(rf"""["'`/=]({"|".join(games)})["'`/\]]""")
    named += [path for path in shared if quoted.search(path.read_text(encoding="utf-8"))]
    assert named == []
