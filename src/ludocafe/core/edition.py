"""Editions: every number of a game with its provenance, checked loudly, compared easily.

In an edition file the key ``source`` gives the provenance of all values beside and below it, ``<key>_source`` that of
one value, and ``{ value = …, source = … }`` that of itself: R printed, P public, I inferred, D our own stand-in, Q a ruling.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from ludocafe.core.errors import BadInput
from ludocafe.core.model import Fields

Data = dict[str, Any]


class Objection(msgspec.Struct, frozen=True):
    """What a check has to say about an edition.

    ``message`` is a text id (``objection-…``) of the game or of the core and ``fields`` its parameters. ``paths`` are the
    places in the file, the most telling first; entries of lists count from 0: ``plan[3].squares[1]``. A refusal keeps the
    edition from being played; a remark says what is unusual. ``rule`` is the printed rule behind it, "" where the reason
    is a technical one.
    """

    message: str
    paths: tuple[str, ...]
    fields: Fields = {}
    severity: Literal["refusal", "remark"] = "refusal"
    rule: str = ""


class Fact(msgspec.Struct, frozen=True):
    """One value of an edition with its provenance; ``key`` names entries by their id, ``path`` counts them."""

    key: str
    value: Any
    source: str
    path: str


class Edition:
    """A parsed edition file. ``data`` is read once and never changed; ``plain`` is the same without provenance beside values."""

    def __init__(self, data: Data, name: str = "standard") -> None:
        self.data = data
        self.plain: Data = plain(data)
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
        value: Any = self.plain
        for key in keys:
            value = value[key]
        return int(value)

    def facts(self) -> Iterator[Fact]:
        """Every value with its key path and provenance ("" when the file does not say)."""
        yield from _walk(self.data, "", "", "")

    def stand_ins(self) -> list[Fact]:
        """The values that are our own because only a lost picture showed them (tag D)."""
        return [fact for fact in self.facts() if "D" in fact.source.split("+")]

    def compare(self, other: "Edition") -> list[tuple[str, Any, Any]]:
        """Key paths whose values differ, with both values (None: absent)."""
        mine = {fact.key: fact.value for fact in self.facts()}
        theirs = {fact.key: fact.value for fact in other.facts()}
        keys = list(mine) + [key for key in theirs if key not in mine]
        return [(key, mine.get(key), theirs.get(key)) for key in keys if mine.get(key) != theirs.get(key)]


def plain(node: Any) -> Any:
    """The same values, each ``{ value = …, source = … }`` replaced by its value."""
    if isinstance(node, dict):
        return node["value"] if set(node) == {"value", "source"} else {key: plain(value) for key, value in node.items()}
    return [plain(item) for item in node] if isinstance(node, list) else node


def path_of(*steps: str | int) -> str:
    """The path of a place in an edition: ``path_of("plan", 3, "squares", 1)`` is ``plan[3].squares[1]``."""
    path = ""
    for step in steps:
        path += f"[{step}]" if isinstance(step, int) else f".{step}" if path else step
    return path


def key_of(data: Data, path: str) -> str:
    """A path for people: entries that have an id are named by it (``plan[P04].squares[1]``)."""
    node: Any = data
    key = ""
    for step in re.findall(r"[^.\[\]]+|\[\d+\]", path):
        if step[0] == "[":
            index = int(step[1:-1])
            node = node[index] if isinstance(node, list) and index < len(node) else None
            key += f"[{_name(node, index)}]"
        else:
            node = node.get(step) if isinstance(node, dict) else None
            key += f".{step}" if key else step
    return key


def _name(entry: Any, index: int) -> str:
    return str(entry.get("id", index)) if isinstance(entry, dict) else str(index)


def _walk(node: Any, key: str, path: str, source: str) -> Iterator[Fact]:
    if isinstance(node, dict):
        source = node.get("source", source)
        if set(node) == {"value", "source"}:
            yield Fact(key, node["value"], source, path)
            return
        for name, value in node.items():
            if name == "source" or name.endswith("_source"):
                continue
            step = f".{name}" if path else name
            yield from _walk(value, key + step, path + step, node.get(f"{name}_source", source))
    elif isinstance(node, list) and any(isinstance(item, dict) for item in node):
        for index, item in enumerate(node):
            yield from _walk(item, f"{key}[{_name(item, index)}]", f"{path}[{index}]", source)
    else:
        yield Fact(key, node, source, path)
