"""No rule id without a test or a reasoned exception."""

import ast
import importlib
from pathlib import Path

import pytest

from ludocafe import registry
from ludocafe.core.words import Words

GAMES = sorted(registry.kinds())
TESTS = Path(__file__).parents[1]


def cited(folder: Path) -> set[str]:
    """The ids named by @rule(...) in the tests of a folder."""
    found = set()
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return found


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_is_tested_or_excused(id: str) -> None:
    game = registry.game(id)
    known = {article[0] for article in Words("en", game).articles()}
    tested = cited(TESTS / "games" / id)
    excused: dict[str, str] = importlib.import_module(f"tests.games.{id}.exceptions").EXCEPTIONS
    assert not tested - known, "a test cites a rule that does not exist"
    assert not known - tested - set(excused), "rules without a test"
    assert not set(excused) & tested, "an exception that is no longer needed"
    assert all(reason for reason in excused.values())
