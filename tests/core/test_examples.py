"""The examples in docstrings run and say what is written there."""

import ast
import doctest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tests.support import ROOT

SOURCES = ROOT / "src"
MODULES = sorted(path for path in (SOURCES / "ludocafe").rglob("*.py") if ">>> " in path.read_text(encoding="utf-8"))


def docstrings(path: Path) -> Iterator[tuple[str, int]]:
    """Read from the source, because compiled functions have none."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node)
            if text and ">>> " in text:
                yield text, getattr(node, "lineno", 1)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_examples_in_docstrings_run(path: Path) -> None:
    module = import_module(".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__"))
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    tried = 0
    for text, line in docstrings(path):
        example = doctest.DocTestParser().get_doctest(text, dict(vars(module)), module.__name__, str(path), line)
        tried += runner.run(example).attempted
    assert tried > 0 and runner.failures == 0
