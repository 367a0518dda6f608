"""The server's own texts, beside those of the core and the games."""

from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from ludocafe.core.game import Game
from ludocafe.core.words import Words, text_files


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
    return _read(kind.folder() / "texts", language)


def _read(folder: Traversable, language: str) -> str:
    if not folder.is_dir():
        return ""
    return "\n".join(file.read_text(encoding="utf-8") for file in text_files(folder, language))
