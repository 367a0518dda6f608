"""Pictures of games for the terminal: a game brings its own in ``terminal.py``; others are shown plainly."""

from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludocafe.core.game import Game, View
from ludocafe.core.words import Words

HEAD = ("seat", "seats")  # told beside every board


def draw(game: Game, view: View, words: Words) -> RenderableType:
    """A picture of a view; a table of its fields for a game that brings no pictures."""
    terminal = _terminal_of(type(game).__module__)
    if terminal is None:
        return _plain(msgspec.to_builtins(view), words)
    picture: RenderableType = terminal.draw(game, view, words)
    return picture


def draw_choice(game: Game, view: View, code: int, words: Words) -> RenderableType | None:
    """A picture of what a choice would lead to, for looking before leaping; None where words say it all."""
    terminal = _terminal_of(type(game).__module__)
    if terminal is None or not hasattr(terminal, "draw_choice"):
        return None
    picture: RenderableType | None = terminal.draw_choice(game, view, code, words)
    return picture


def _plain(fields: dict[str, Any], words: Words) -> RenderableType:
    """Fields by their names (texts ``view-<field>``) and values in words, as on the page's plain board."""
    table = Table(box=None, show_header=False, pad_edge=False)
    for field, value in fields.items():
        if field in HEAD:
            continue
        name = words.say(f"view-{field}") if words.has(f"view-{field}") else field.replace("_", " ")
        table.add_row(Text(name, style="dim"), _value(field, value, words))
    return table


def _value(field: str, value: Any, words: Words) -> RenderableType:
    if isinstance(value, dict):
        return _plain(value, words)
    if isinstance(value, list) and any(isinstance(item, (list, dict)) for item in value):
        rows = Table(box=None, show_header=False, pad_edge=False)
        for number, item in enumerate(value):
            rows.add_row(words.name(number) if field == "players" else str(number + 1), _value(field, item, words))
        return rows
    if value is None or value == "":
        return Text("–")
    if isinstance(value, bool):
        return Text("✓" if value else "–")
    return Text(str(words.value(field, value)))


@lru_cache(maxsize=64)
def _terminal_of(package: str) -> ModuleType | None:
    name = f"{package}.terminal"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
