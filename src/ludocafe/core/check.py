"""Checks of an edition: its shape against a schema and constraints on its values, reported as objections.

A game writes the shape of its file as a ``Table`` and asks ``Check.shape`` first; what else it demands may then rely on
every key, type and range that the schema names.
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from ludocafe.core.edition import Data, Edition, Objection, path_of
from ludocafe.core.model import Value

MOST = 999  # where nothing else bounds a number


@dataclass(frozen=True)
class Number:
    """A whole number, plain or with its provenance beside it."""

    least: int = 0
    most: int = MOST


@dataclass(frozen=True)
class Text:
    """A text that is not empty, nor longer than a name needs."""


@dataclass(frozen=True)
class Name:
    """A word for notation and positions: letters, digits and underscores."""


@dataclass(frozen=True)
class Colour:
    """A colour for drawings, ``#rrggbb``."""


@dataclass(frozen=True)
class Flag:
    """True or false."""


@dataclass(frozen=True)
class OneOf:
    """One of these values."""

    values: tuple[Any, ...]


@dataclass(frozen=True)
class ListOf:
    """A list of so many entries of one shape."""

    item: "Schema"
    least: int = 0
    most: int = MOST


@dataclass(frozen=True)
class Table:
    """A table with these keys; ``optional`` ones may be left out, and others are not looked at unless it is ``closed``."""

    keys: Mapping[str, "Schema"]
    optional: Mapping[str, "Schema"] = field(default_factory=dict)
    closed: bool = False


Schema = Number | Text | Name | Colour | Flag | OneOf | ListOf | Table


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class Check:
    """Collects the objections to an edition."""

    def __init__(self, data: Data) -> None:
        self.edition = Edition(data)
        self.data = self.edition.plain
        self.objections: list[Objection] = []

    @property
    def refused(self) -> bool:
        return any(objection.severity == "refusal" for objection in self.objections)

    def demand(self, fulfilled: bool, path: str | tuple[str, ...], message: str, rule: str = "", **fields: Value) -> bool:
        """Refuse the edition unless this holds."""
        return self._say(fulfilled, path, message, "refusal", rule, fields)

    def remark(self, fulfilled: bool, path: str | tuple[str, ...], message: str, rule: str = "", **fields: Value) -> bool:
        """Say that this does not hold; the edition can be played."""
        return self._say(fulfilled, path, message, "remark", rule, fields)

    def _say(
        self,
        fulfilled: bool,
        path: str | tuple[str, ...],
        message: str,
        severity: Literal["refusal", "remark"],
        rule: str,
        fields: dict[str, Value],
    ) -> bool:
        if not fulfilled:
            paths = (path,) if isinstance(path, str) else path
            self.objections.append(Objection(f"objection-{message}", paths, fields, severity, rule))
        return fulfilled

    def shape(self, schema: Table) -> None:
        """Whether everything is there, of the right type and within the bounds of the engine; objections say what is not."""
        self._shape(schema, self.data, ())

    def _shape(self, schema: Schema, value: Any, steps: tuple[str | int, ...]) -> None:
        path = path_of(*steps)
        match schema:
            case Number(least, most):
                self.demand(is_number(value) and least <= value <= most, path, "number", least=least, most=most)
            case Text():
                self.demand(isinstance(value, str) and 0 < len(value) <= 200, path, "text")
            case Name():
                self.demand(isinstance(value, str) and re.fullmatch(r"\w{1,40}", value) is not None, path, "name")
            case Colour():
                self.demand(isinstance(value, str) and re.fullmatch(r"#[0-9a-fA-F]{6}", value) is not None, path, "colour")
            case Flag():
                self.demand(isinstance(value, bool), path, "flag")
            case OneOf(values):
                known = any(value == known and type(value) is type(known) for known in values)
                self.demand(known, path, "one-of", values=", ".join(map(str, values)))
            case ListOf(item, least, most):
                whole = isinstance(value, list) and least <= len(value) <= most
                if self.demand(whole, path, "list", least=least, most=most):
                    for index, entry in enumerate(value):
                        self._shape(item, entry, (*steps, index))
            case Table(keys, optional, closed):
                if self.demand(isinstance(value, dict), path, "table"):
                    for name in value if closed else ():
                        known = name in keys or name in optional
                        self.demand(known, path, "unknown-key", given=name, values=", ".join([*keys, *optional]))
                    self._keys(keys, value, steps)
                    self._keys({name: part for name, part in optional.items() if name in value}, value, steps)

    def _keys(self, keys: Mapping[str, Schema], value: Data, steps: tuple[str | int, ...]) -> None:
        for name, part in keys.items():
            if self.demand(name in value, path_of(*steps, name), "missing"):
                self._shape(part, value[name], (*steps, name))

    def numbers(self, fixed: Mapping[str, tuple[Value, str]], printed: Mapping[str, tuple[Value, str]]) -> None:
        """Values the engine cannot do without, and printed ones that may well be others; each by its path, with its rule."""
        for path, (value, rule) in fixed.items():
            self.demand(self.at(path) == value, path, "fixed", rule, expected=value)
        for path, (value, rule) in printed.items():
            self.remark(self.at(path) == value, path, "printed", rule, printed=value)

    def at(self, path: str) -> Any:
        """The value at a path of tables."""
        node: Any = self.data
        for key in path.split("."):
            node = node[key]
        return node

    def ids(self, *paths: str) -> None:
        """Every entry of these lists has an id of its own."""
        counts = Counter(entry["id"] for path in paths for entry in self.at(path))
        for path in paths:
            for index, entry in enumerate(self.at(path)):
                self.demand(counts[entry["id"]] == 1, f"{path}[{index}].id", "double-id", given=entry["id"])
