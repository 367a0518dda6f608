"""The editable values of an edition, described as data for forms that know no rules.

A ``Form`` lists the pieces of the box; a ``Piece`` is one entry of a list in the edition (or the edition itself), with its
fields. Paths go down by keys; ``[]`` stands for every element of a list: ``squares[]``, ``tiles[].value``.
"""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from ludocafe.core.edition import Data

Kind = Literal["number", "choice", "text", "flag"]


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """Values of one kind: where they stand below their piece, and what they may be."""

    path: str
    kind: Kind = "number"
    least: int = 0
    most: int = 99
    choices: tuple[str, ...] = ()
    names: str = ""  # the texts of the choices begin so: "<names>-<choice>"
    label: str = ""  # of the text "form-<label>", usually the last key of the path; see ``label``
    absent: bool = False  # 0 is written as no value at all


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A list of values or tables that belong together; it may grow and shrink where its elements have a ``blank``."""

    path: str
    least: int
    most: int
    blank: Any = None  # what a new element holds; none: the length stays
    label: str = ""
    names: str = ""  # an element is called by the text "<names>-<its id>"; empty: by its number


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table that exists exactly as long as a value occurs in a list beside it."""

    path: str
    among: str  # the list
    value: str
    count: str = ""  # a key of the part that holds how often the value occurs
    blank: Any = None


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """One kind of piece. ``items``: the list whose entries are such pieces; empty when there is only one, the edition itself."""

    id: str  # names the drawing, and the texts "piece-<id>" and "piece-<id>-one"
    fields: tuple[Field, ...]
    items: str = ""
    names: str = ""  # a piece is called by the text "<names>-<its id>"; empty: "piece-<id>-one" with its id and number
    rows: tuple[Row, ...] = ()
    parts: tuple[Part, ...] = ()


class Form(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that can be entered of an edition, piece by piece. ``drawing``: keys that only the drawing needs."""

    pieces: tuple[Piece, ...] = ()
    drawing: tuple[str, ...] = ()


def items(data: Data, piece: Piece) -> list[Any]:
    """The pieces of one kind that an edition has."""
    node: Any = data
    for key in piece.items.split(".") if piece.items else ():
        node = node[key]
    return list(node) if piece.items else [data]


def values(node: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every value that a path stands for, with its place: ``tiles[].value`` gives ``tiles[0].value`` and so on."""
    yield from _values(node, path.replace("[]", ".[]").lstrip(".").split("."), "")


def _values(node: Any, keys: list[str], at: str) -> Iterator[tuple[str, Any]]:
    if not keys:
        yield at, node
    elif keys[0] == "[]":
        for index, element in enumerate(node if isinstance(node, list) else ()):
            yield from _values(element, keys[1:], f"{at}[{index}]")
    elif isinstance(node, dict) and keys[0] in node:
        yield from _values(node[keys[0]], keys[1:], f"{at}.{keys[0]}" if at else keys[0])


def label(field: Field | Row) -> str:
    """The text that names a field; what follows a colon is told to it as ``what``."""
    last = field.path.removesuffix(".value").replace("[]", "").rpartition(".")[2]
    return f"form-{field.label.partition(':')[0] or last.replace('_', '-')}"


def texts(form: Form) -> set[str]:
    """Every text that a form asks for, besides the names of pieces."""
    wanted: set[str] = set()
    for piece in form.pieces:
        wanted |= {f"piece-{piece.id}", f"piece-{piece.id}-one"} if piece.items else {f"piece-{piece.id}"}
        wanted |= {label(field) for field in piece.fields}
        wanted |= {label(row) for row in piece.rows}
        wanted |= {f"{field.names}-{choice}" for field in piece.fields for choice in field.choices}
    return wanted
