"""Editions: every number of a game with its provenance, checked loudly, compared easily.

In an edition file the key ``source`` gives the provenance of all values beside and below it, ``<key>_source`` that of
one value, and ``{ value = …, source = … }`` that of itself: R printed, P public, I inferred, D our own stand-in, Q a ruling.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ludocafe.core.errors import BadInput

Data = dict[str, Any]


class Problem(msgspec.Struct, frozen=True):
    """A violated invariant: where (key path) and why (text id of the game or of the core, with fields)."""

    key: str
    reason: str
    fields: dict[str, int | str | list[int | str]] = {}


class Fact(msgspec.Struct, frozen=True):
    """One value of an edition with its provenance."""

    key: str
    value: Any
    source: str


class Edition:
    """A parsed edition file. ``data`` is read once and never changed."""

    def __init__(self, data: Data, name: str = "standard") -> None:
        self.data = data
        self.name = name
        self.hash = hashlib.sha256(json.dumps(data, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:16]

    @classmethod
    def read(cls, path: Path, name: str | None = None) -> "Edition":
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise BadInput("edition-missing", {"file": path.name}) from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadInput("edition-unreadable", {"file": path.name, "detail": str(error)}) from None
        return cls(data, name or path.stem)

    def number(self, *keys: str) -> int:
        """A whole number, written plainly or as ``{ value = …, source = … }``."""
        value: Any = self.data
        for key in keys:
            value = value[key]
        if isinstance(value, dict):
            value = value["value"]
        return int(value)

    def facts(self) -> Iterator[Fact]:
        """Every value with its key path and provenance ("" when the file does not say)."""
        yield from _walk(self.data, "", "")

    def stand_ins(self) -> list[Fact]:
        """The values that are our own because only a lost picture showed them (tag D)."""
        return [fact for fact in self.facts() if "D" in fact.source.split("+")]

    def compare(self, other: "Edition") -> list[tuple[str, Any, Any]]:
        """Key paths whose values differ, with both values (None: absent)."""
        mine = {fact.key: fact.value for fact in self.facts()}
        theirs = {fact.key: fact.value for fact in other.facts()}
        keys = list(mine) + [key for key in theirs if key not in mine]
        return [(key, mine.get(key), theirs.get(key)) for key in keys if mine.get(key) != theirs.get(key)]


def _walk(node: Any, path: str, source: str) -> Iterator[Fact]:
    if isinstance(node, dict):
        source = node.get("source", source)
        if set(node) == {"value", "source"}:
            yield Fact(path, node["value"], source)
            return
        for key, value in node.items():
            if key == "source" or key.endswith("_source"):
                continue
            yield from _walk(value, f"{path}.{key}" if path else key, node.get(f"{key}_source", source))
    elif isinstance(node, list) and any(isinstance(item, dict) for item in node):
        for index, item in enumerate(node):
            name = str(item.get("id", index)) if isinstance(item, dict) else str(index)
            yield from _walk(item, f"{path}[{name}]", source)
    else:
        yield Fact(path, node, source)
