"""Searches that look a few decisions ahead only, so that whole suites also run interpreted."""

from importlib import import_module

import pytest

from ludocafe import registry
from ludocafe.bots import tuning
from ludocafe.bots.search import Tuning


@pytest.fixture(autouse=True)
def short_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    for id in registry.kinds():
        for settings in (tuning.NEAR, tuning.FAR):
            monkeypatch.setitem(settings, id, Tuning(horizon=5, glance=3))
    monkeypatch.setattr(import_module("ludocafe.coach.hint"), "GAMES", 1)
