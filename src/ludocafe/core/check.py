"""Checking an edition: its shape against a schema, and what its values must keep, told as objections.

A game writes the shape of its file as a ``Table`` and asks ``Check.shape`` first; what else it demands may then rely on
every key, type and range that the schema names.
"""

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
    """A text that is not empty."""


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
    """A table with these keys; ``optional`` ones may be left out, and what is not named is not looked at."""

    keys: Mapping[str, "Schema"]
    optional: Mapping[str, "Schema"] = field(default_factory=dict)


Schema = Number | Text | Flag | OneOf | ListOf | Table


def bare(value: Any) -> Any:
    """The value itself, written plainly or as ``{ value = …, source = … }``."""
    return value["value"] if isinstance(value, dict) and set(value) == {"value", "source"} else value


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class Check:
    """Collects what there is to say about an edition."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.edition = Edition(data)
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
        """Is everything there, of the right type and within the bounds the engine has room for?"""
        self._shape(schema, self.data, ())

    def _shape(self, schema: Schema, value: Any, steps: tuple[str | int, ...]) -> None:
        path, found = path_of(*steps), bare(value)
        match schema:
            case Number(least, most):
                self.demand(is_number(found) and least <= found <= most, path, "number", least=least, most=most)
            case Text():
                self.demand(isinstance(found, str) and bool(found), path, "text")
            case Flag():
                self.demand(isinstance(found, bool), path, "flag")
            case OneOf(values):
                known = any(found == known and type(found) is type(known) for known in values)
                self.demand(known, path, "one-of", values=", ".join(map(str, values)))
            case ListOf(item, least, most):
                whole = isinstance(found, list) and least <= len(found) <= most
                if self.demand(whole, path, "list", least=least, most=most):
                    for index, entry in enumerate(found):
                        self._shape(item, entry, (*steps, index))
            case Table(keys, optional):
                if self.demand(isinstance(value, dict), path, "table"):
                    self._keys(keys, value, steps)
                    self._keys({name: part for name, part in optional.items() if name in value}, value, steps)

    def _keys(self, keys: Mapping[str, Schema], value: Data, steps: tuple[str | int, ...]) -> None:
        for name, part in keys.items():
            if self.demand(name in value, path_of(*steps, name), "missing"):
                self._shape(part, value[name], (*steps, name))

    def ids(self, key: str, entries: list[Data]) -> None:
        """Every entry of a list has an id of its own."""
        counts = Counter(entry["id"] for entry in entries)
        for index, entry in enumerate(entries):
            self.demand(counts[entry["id"]] == 1, path_of(*key.split("."), index, "id"), "double-id", given=entry["id"])
