"""A corpus holds every decision, is the same wherever it is made, and opens in the usual tools."""

import ast
import contextlib
import io
import json
import math
import os
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml
from pyarrow import parquet
from typer.testing import CliRunner

from ludocafe import registry
from ludocafe.cli import app
from ludocafe.core.chance import FastChance
from ludocafe.core.errors import BadInput
from ludocafe.learn import corpus


def make(folder: Path, *arguments: str) -> dict[str, Any]:
    result = CliRunner().invoke(app, ["corpus", "make", *arguments, "--out", str(folder), "--json"])
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.output)
    return found


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("corpus")
    make(folder, "cafe_del_gatto", "--games", "2", "--levels", "regular,barista:16,random", "--seed", "5")
    return folder


def test_every_decision_can_be_played_again(made: Path) -> None:
    game = registry.game("cafe_del_gatto")
    rows = parquet.read_table(made / corpus.DECISIONS).to_pylist()
    assert {row["level"] for row in rows} == {"regular", "barista:16", "random"}
    for row in rows:
        state = game.parse_position(row["position"])
        assert state.legal() == row["legal"] and row["choice"] in row["legal"]
        assert game.notation(state, row["choice"]) == row["notation"]
        assert game.observer(2).observation(state, row["seat"]) == row["observation"]
        assert len(row["evaluation"]) == (0 if row["scale"] == "none" else len(row["legal"]))
        if row["scale"] == "weight":  # a regular plays what it likes best
            assert row["evaluation"][row["legal"].index(row["choice"])] == max(row["evaluation"])
        if row["scale"] == "value" and len(row["legal"]) > 1:
            assert sum(row["visits"]) >= 16
            assert all(math.isnan(value) or 0 <= value <= 1 for value in row["evaluation"])
    for number in (0, 1):
        last = [row for row in rows if row["number"] == number][-1]
        state = game.parse_position(last["position"])
        state.apply(last["choice"], FastChance(0), None)
        assert game.over(state)
        assert last["points"] == [int(state.points(seat)) for seat in (0, 1)]
        assert last["place"] == game.places(state)[last["seat"]]


def test_the_same_recipe_gives_the_same_rows(made: Path, tmp_path: Path) -> None:
    recipe = json.loads((made / corpus.RECIPE).read_text())
    again = make(tmp_path, "cafe_del_gatto", "--games", "2", "--levels", "regular,barista:16,random", "--seed", "5")
    assert again["checksum"] == recipe["checksum"] and again["rows"] == recipe["rows"] > 100
    other = make(tmp_path, "cafe_del_gatto", "--games", "2", "--levels", "regular,barista:16,random", "--seed", "6")
    assert other["checksum"] != recipe["checksum"]


def test_the_published_checksum_still_holds(tmp_path: Path) -> None:
    """The recipe in the documentation; who changes the rules, the levels or the layout publishes it anew."""
    published = json.loads((Path(__file__).parents[2] / "docs" / "corpus" / corpus.RECIPE).read_text())
    arguments = published["command"].split()[3:]
    made = make(tmp_path, *arguments)
    assert {name: made[name] for name in ("rows", "checksum")} == {name: published[name] for name in ("rows", "checksum")}


def test_the_card_has_a_front_matter_and_no_gaps(made: Path) -> None:
    card = (made / corpus.CARD).read_text(encoding="utf-8")
    assert "@" not in card
    front = yaml.safe_load(card.split("---")[1])
    assert front["license"] == "apache-2.0" and front["configs"][0]["data_files"] == corpus.DECISIONS
    assert front["size_categories"] == ["n<1K"]
    for name, _, _ in corpus.COLUMNS:
        assert f"`{name}`" in card


@pytest.mark.parametrize("library", ["pandas", "polars", "duckdb"])
def test_the_usual_tools_open_it(made: Path, library: str) -> None:
    module = import_module(library)
    file = str(made / corpus.DECISIONS)
    rows = parquet.read_table(file).num_rows
    if library == "duckdb":
        count, wins = module.read_parquet(file).aggregate("count(*), sum(share) filter (where step = 0)").fetchall()[0]
        assert count == rows and wins is not None
    else:
        table = module.read_parquet(file)
        assert len(table) == rows and set(table.columns) == {name for name, _, _ in corpus.COLUMNS}
        assert len(table["legal"][0]) > 1


def test_levels_that_search_must_count_simulations() -> None:
    for level in ("barista", "master@0.5"):
        with pytest.raises(BadInput, match="corpus-needs-simulations"):
            corpus.recipe_for("", "cafe_del_gatto", 2, {}, [level], 1, 1)


NOTEBOOK = Path(__file__).parents[2] / "docs" / "corpus" / "openings.ipynb"


def test_the_notebook_says_what_its_cells_give(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever changes a cell, the rules or the levels writes its outputs anew (LUDOCAFE_WRITE=1)."""
    monkeypatch.chdir(tmp_path)
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for number, cell in enumerate((cell for cell in notebook["cells"] if cell["cell_type"] == "code"), 1):
        cell["execution_count"], outputs = number, executed("".join(cell["source"]), number, names)
        if os.environ.get("LUDOCAFE_WRITE") == "1":
            cell["outputs"] = outputs
        assert cell["outputs"] == outputs and outputs
    if os.environ.get("LUDOCAFE_WRITE") == "1":
        NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def executed(source: str, number: int, names: dict[str, Any]) -> list[dict[str, Any]]:
    """The outputs of a cell, as Jupyter writes them: what it prints, and the value of a last expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value = None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), names)  # noqa: S102 (our own notebook)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)  # noqa: S307
    found: list[dict[str, Any]] = []
    if printed.getvalue():
        found.append({"name": "stdout", "output_type": "stream", "text": printed.getvalue().splitlines(keepends=True)})
    if value is not None:
        data = {"text/plain": repr(value).splitlines(keepends=True)}
        found.append({"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"})
    return found
