"""``make report`` can read all the results that are kept; the rest of it is measured when somebody asks for it."""

import importlib.util
from types import ModuleType

import pytest

from tests.support import ROOT


@pytest.fixture(scope="module")
def report() -> ModuleType:
    spec = importlib.util.spec_from_file_location("report", ROOT / "tools" / "report.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("part", ["page", "search", "strength", "coverage"])
def test_every_part_has_figures(report: ModuleType, part: str) -> None:
    lines: list[str] = getattr(report, part)()
    assert lines[0].startswith("## ")
    assert len([line for line in "\n".join(lines).splitlines() if line.startswith(("|", "-"))]) >= 3
    assert all(line in (ROOT / "docs" / "report.md").read_text(encoding="utf-8") for line in lines[:1])
