"""All searches here are short-sighted."""

import pytest

from tests.bots.quick import shorten


@pytest.fixture(autouse=True)
def short_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    shorten(monkeypatch)
