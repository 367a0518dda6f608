"""Texts people read: Project Fluent files in French, German and English, one source for all surfaces.

Naming of messages (``x-y`` below; ids of components keep their underscores):

``game-title`` · ``game-pitch`` (attribute ``short``) · ``game-progress`` ("round 3 of 8") ·
``prompt-<decision>`` ("choose …", attribute ``other``: "Ana chooses …") · ``action-<kind>`` · ``effect-<kind>`` ·
``event-<kind>`` (and ``event-<kind>-hidden``) · ``refusal-<reason>`` · ``source-<score source>`` · ``end-<reason>`` ·
``option-<name>`` and ``option-<name>-<value>`` · ``<vocabulary>-<id>`` · ``rule-<ID>`` (attribute ``title``) ·
``chapter-<slug>``.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax import ast

from ludocafe.core.errors import BadInput, IllegalAction, LudocafeError
from ludocafe.core.game import Game
from ludocafe.core.model import Choice, Decision, Effect, Event, Fields, Refusal, ScoreLine, Value

LANGUAGES = ("en", "fr", "de")


class Article(tuple[str, str, str, str]):
    """A rule in words: (id, chapter slug, title, text)."""


def text_files(folder: Traversable, language: str) -> list[Traversable]:
    """The Fluent files of one language in a folder of texts: ``en.ftl``, ``rules.en.ftl`` …"""
    ends = (f".{language}.ftl",)
    return sorted((f for f in folder.iterdir() if f.name == f"{language}.ftl" or f.name.endswith(ends)), key=lambda f: f.name)


@lru_cache(maxsize=256)
def _resource(text: str) -> Any:
    return FluentResource(text)


class Words:
    """The texts of one language: the core's own, those of a game, and those of other packages (``packages``)."""

    def __init__(self, language: str, game: Game | None = None, names: Sequence[str] = (), packages: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise BadInput("bad-language", {"language": language})
        self.language = language
        self.game = game
        self.names = list(names)
        self.packages = packages
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in self._folders():
            for file in text_files(folder, language):
                self._bundle.add_resource(_resource(file.read_text(encoding="utf-8")), allow_overrides=True)

    def _folders(self) -> Iterable[Traversable]:
        for package in ("ludocafe.core", *self.packages):
            yield resources.files(package) / "texts"
        if self.game is not None:
            yield self.game.folder() / "texts"

    # -- plain lookup --------------------------------------------------------------------------------------------

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def say(self, id: str, fields: Fields | None = None, attribute: str | None = None) -> str:
        """The words of a message; an unknown one gives its id."""
        if not self._bundle.has_message(id):
            return id
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return id
        arguments = {name: self.value(name, value) for name, value in (fields or {}).items()}
        text, _errors = self._bundle.format_pattern(pattern, arguments)
        return "" if isinstance(text, FluentNone) else str(text)

    def value(self, field: str, value: Value) -> Any:
        """A field's value in words: seats become names, ids their texts, places count from 1; other numbers stay numbers."""
        if isinstance(value, list):
            return ", ".join(str(self.value(field, item)) for item in value)
        vocabulary = self.game.vocabulary.get(field) if self.game is not None else None
        if vocabulary is not None and vocabulary.name == "seat" and isinstance(value, int):
            return self.name(value)
        if vocabulary is not None and vocabulary.name == "place" and isinstance(value, int):
            return value + 1
        if vocabulary is not None and isinstance(value, str):
            text = f"{vocabulary.name}-{value}"
            return self.say(text) if self.has(text) else value.replace("_", " ").title()  # a piece of another edition
        return value

    def name(self, seat: int) -> str:
        if seat < len(self.names):
            return self.names[seat]
        if self.has(f"seat-{seat}"):  # a game's own name for somebody who has no seat: an automa
            return self.say(f"seat-{seat}")
        return self.say("player-number", {"number": seat + 1})

    # -- the contract's data in words ----------------------------------------------------------------------------

    def prompt(self, decision: Decision, own: bool = True) -> str:
        fields = dict(decision.fields)
        if decision.seat is not None:
            fields["seat"] = decision.seat
        return self.say(f"prompt-{decision.kind}", fields, None if own else "other")

    def choice(self, choice: Choice) -> str:
        return self.say(f"action-{choice.action.kind}", {**choice.action.fields, **choice.details})

    def effect(self, effect: Effect) -> str:
        return self.say(f"effect-{effect.kind}", effect.fields)

    def effects(self, choice: Choice) -> str:
        return ", ".join(self.effect(effect) for effect in choice.effects)

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.kind}" + ("-hidden" if event.hidden else ""), event.fields)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"refusal-{refusal.reason}", refusal.fields)

    def source(self, line: ScoreLine) -> str:
        return self.say(f"source-{line.source}", line.fields)

    def topic(self, source: str, fields: Fields) -> str:
        """What a source is about, without the numbers of a certain game."""
        id = f"source-{source}"
        words = self.say(id, fields, "topic")
        return words if words != id else self.say(id, fields)

    def error(self, error: LudocafeError) -> str:
        words = self.say(error.text, error.fields)
        return f"{words} ({error.refusal.rule})" if isinstance(error, IllegalAction) else words

    # -- rule articles -------------------------------------------------------------------------------------------

    def articles(self) -> list[Article]:
        """All rule articles of the game in reading order."""
        assert self.game is not None
        found: list[Article] = []
        chapter = ""
        for file in text_files(self.game.folder() / "texts", self.language):
            if not file.name.startswith("rules."):
                continue
            for entry in _resource(file.read_text(encoding="utf-8")).body:
                if not isinstance(entry, ast.Message):
                    continue
                id = entry.id.name
                if id.startswith("chapter-"):
                    chapter = id.removeprefix("chapter-")
                elif id.startswith("rule-"):
                    found.append(Article((id.removeprefix("rule-"), chapter, self.say(id, {}, "title"), self.say(id))))
        return found
