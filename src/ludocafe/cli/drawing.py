"""Pictures of games for the terminal: each game brings its own in ``terminal.py``, found by this name."""

from functools import lru_cache
from importlib import import_module
from types import ModuleType

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from ludocafe.core.game import Game, View
from ludocafe.core.words import Words


def draw(game: Game, view: View, words: Words) -> RenderableType:
    """A picture of a view; its plain data for a game that brings no pictures."""
    terminal = _terminal_of(type(game).__module__)
    if terminal is None:
        return Pretty(msgspec.to_builtins(view))
    picture: RenderableType = terminal.draw(game, view, words)
    return picture


def draw_choice(game: Game, view: View, code: int, words: Words) -> RenderableType | None:
    """A picture of what a choice would lead to, for looking before leaping; None where words say it all."""
    terminal = _terminal_of(type(game).__module__)
    if terminal is None or not hasattr(terminal, "draw_choice"):
        return None
    picture: RenderableType | None = terminal.draw_choice(game, view, code, words)
    return picture


@lru_cache(maxsize=64)
def _terminal_of(package: str) -> ModuleType | None:
    name = f"{package}.terminal"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
