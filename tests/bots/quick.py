"""Searches that look a few decisions ahead only, so that whole suites also run interpreted."""

from importlib import import_module

import pytest

from ludocafe.bots import brains
from ludocafe.core.brain import BARISTA, COACH, MASTER, Brain, SearchProfile
from ludocafe.core.game import Game

brain_as_it_is = brains.brain_of


def short_sighted(game: Game) -> Brain:
    """The game's policy and time, with searches that end soon."""
    brain = brain_as_it_is(game)

    def profile() -> SearchProfile:
        return SearchProfile(brain.policy(), horizon=5, glance=3)

    return Brain(brain.policy, {BARISTA: profile, MASTER: profile, COACH: profile}, brain.portion)


@pytest.fixture(autouse=True)
def short_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brains, "brain_of", short_sighted)
    monkeypatch.setattr(import_module("ludocafe.coach.hint"), "GAMES", 1)
