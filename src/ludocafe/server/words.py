"""The server's own texts, beside those of the core and the games."""

import re
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast

from ludocafe.core.game import Game
from ludocafe.core.words import Words, text_files

WORKSHOP = "workshop."  # these files are for the workshop alone


def _folder(package: str) -> Traversable:
    return resources.files(package) / "texts"


@lru_cache(maxsize=8)
def server_words(language: str) -> Words:
    """The server's words in one language."""
    return Words(language, packages=("ludocafe.server",))


@lru_cache(maxsize=8)
def common_texts(language: str) -> str:
    """What every page needs: the texts of the core, the coach and the server, as Fluent source."""
    return "\n".join(_read(_folder(f"ludocafe.{package}"), language) for package in ("core", "coach", "server"))


@lru_cache(maxsize=64)
def game_texts(kind: type[Game], language: str) -> str:
    """A game's texts with its rule articles, as Fluent source."""
    return _read(kind.folder() / "texts", language, but=WORKSHOP)


@lru_cache(maxsize=64)
def game_names(game: Game, language: str) -> str:
    """The texts that lists of games and tables need: a game's name, description and progress."""
    source = (game.folder() / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    messages = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message) and entry.span is not None]
    told = {entry.id.name: source[entry.span.start : entry.span.end].rstrip() for entry in messages if entry.span is not None}
    fields = re.findall(r"\$(\w+)", told.get("game-progress", ""))
    wanted = ("game-", *(f"{game.vocabulary[field].name}-" for field in fields if field in game.vocabulary))
    return "".join(f"{text}\n" for id, text in told.items() if id.startswith(wanted))


@lru_cache(maxsize=64)
def workshop_texts(kind: type[Game], language: str) -> str:
    """The texts of a game's workshop, as Fluent source."""
    file = kind.folder() / "texts" / f"{WORKSHOP}{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _read(folder: Traversable, language: str, but: str = "-") -> str:
    if not folder.is_dir():
        return ""
    files = [file for file in text_files(folder, language) if not file.name.startswith(but)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)
