"""The server's own texts, beside those of the core and the games."""

from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from ludocafe.core.game import Game
from ludocafe.core.model import Fields
from ludocafe.core.words import text_files


def _folder(package: str) -> Traversable:
    return resources.files(package) / "texts"


class ServerWords:
    """The server's words in one language."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(_read(_folder("ludocafe.server"), language)))

    def say(self, id: str, fields: Fields | None = None) -> str:
        message = self._bundle.get_message(id)
        assert message.value is not None
        text, _errors = self._bundle.format_pattern(message.value, fields or {})
        return str(text)


@lru_cache(maxsize=8)
def server_words(language: str) -> ServerWords:
    return ServerWords(language)


@lru_cache(maxsize=8)
def common_texts(language: str) -> str:
    """What every page needs: the texts of the core and of the server, as Fluent source."""
    return _read(_folder("ludocafe.core"), language) + "\n" + _read(_folder("ludocafe.server"), language)


@lru_cache(maxsize=64)
def game_texts(kind: type[Game], language: str) -> str:
    """A game's texts with its rule articles, as Fluent source."""
    return _read(kind.folder() / "texts", language)


def _read(folder: Traversable, language: str) -> str:
    if not folder.is_dir():
        return ""
    return "\n".join(file.read_text(encoding="utf-8") for file in text_files(folder, language))
