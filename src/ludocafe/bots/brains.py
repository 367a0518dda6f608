"""Finds the brain of a game."""

from functools import lru_cache
from importlib import import_module

from ludocafe.bots.generic import GENERIC
from ludocafe.core.brain import Brain
from ludocafe.core.game import Game


def brain_of(game: Game) -> Brain:
    """The game's ``brain.BRAIN``, else the generic one."""
    return _brain_in(type(game).__module__)


@lru_cache(maxsize=64)
def _brain_in(package: str) -> Brain:
    name = f"{package}.brain"
    try:
        found: Brain = import_module(name).BRAIN
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return GENERIC
    return found
