"""Writes the page's TypeScript types: ``python -m ludocafe.server.types > web/src/lib/types.ts``.

One interface per structure of ``messages`` (and whatever they contain), the unions ``ServerMessage`` and ``ClientMessage``,
and for every game its views and what it declares: ``<Game>View``, ``<Game>Action``, ``<Game>Question`` and ``<Game>Event``, each
of them also by game id (``Views``, ``Actions`` …), and the union of all views, ``View``.
"""

import sys
from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec
from msgspec import inspect

from ludocafe import registry
from ludocafe.core.declare import Declaration, Field
from ludocafe.core.game import Game, View
from ludocafe.core.model import EventKind
from ludocafe.core.record import Record
from ludocafe.server import messages

HEAD = """\
// Generated from the server's message structures by `python -m ludocafe.server.types`. Do not edit.
"""


def camel(id: str) -> str:
    return "".join(part.capitalize() for part in id.split("_"))


class Writer:
    """Collects the interfaces that some structures need, under names with a prefix."""

    def __init__(self, prefix: str = "", known: dict[type, str] | None = None) -> None:
        self.prefix = prefix
        self.names: dict[type, str] = dict(known or {})
        self.blocks: list[str] = []

    def add(self, struct: type, name: str | None = None) -> str:
        """Write a structure's interface, once, and return its name."""
        if struct not in self.names:
            self.names[struct] = name or self.prefix + struct.__name__
            info = inspect.type_info(struct)
            assert isinstance(info, inspect.StructType)
            self.blocks.append(self._interface(struct, info))
        return self.names[struct]

    def _interface(self, struct: type, info: inspect.StructType) -> str:
        sent_by_client = issubclass(struct, messages.Request)
        base = next((base for base in struct.__bases__ if base in self.names), None)
        inherited = base.__struct_fields__ if base is not None else ()  # type: ignore[attr-defined]
        lines = []
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
        for field in info.fields:
            if field.name in inherited:
                continue
            optional = not field.required and (sent_by_client or struct.__struct_config__.omit_defaults)  # type: ignore[attr-defined]
            lines.append(f"  {field.encode_name}{'?' if optional else ''}: {self.text(field.type)};")
        doc = (struct.__doc__ or "").strip().splitlines()[0]
        head = self.names[struct] + (f" extends {self.names[base]}" if base is not None else "")
        return f"/** {doc} */\nexport interface {head} {{\n" + "\n".join(lines) + "\n}\n"

    def text(self, info: inspect.Type) -> str:
        """The TypeScript spelling of a type."""
        match info:
            case inspect.Metadata():
                return self.text(info.type)
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType():
                return "unknown"
            case inspect.LiteralType():
                return " | ".join(_literal(value) for value in info.values)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.text(part) for part in info.types))
            case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
                item = self.text(info.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case inspect.TupleType():
                return "[" + ", ".join(self.text(item) for item in info.item_types) + "]"
            case inspect.DictType():
                return f"Record<{self.text(info.key_type)}, {self.text(info.value_type)}>"
            case inspect.StructType():
                return self.add(info.cls)
            case _:
                raise TypeError(f"no TypeScript for {info}")


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def structures() -> Iterator[type]:
    """The structures of the messages module, in its order."""
    for value in vars(messages).values():
        ours = isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == messages.__name__
        if ours and value is not messages.Request:
            yield value


def _union(name: str, names: list[str]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(names) + ";\n"


def _views(kinds: dict[str, type[Game]]) -> Iterator[str]:
    for id, kind in kinds.items():
        writer = Writer(camel(id))
        writer.add(kind.view_type, camel(id) + "View")
        yield from writer.blocks
    yield (
        "/** The view of each game, by game id. */\nexport interface Views {\n"
        + "".join(f"  {id}: {camel(id)}View;\n" for id in kinds)
        + "}\n"
    )
    yield _union("View", [f"{camel(id)}View" for id in kinds])


def _declared(kinds: dict[str, type[Game]]) -> Iterator[str]:
    """What each game declares, as unions over ``kind``."""
    for id, kind in kinds.items():
        declared = kind.declaration
        fields = {name: field for field in declared.all_fields() for name in field.names}
        yield _kinds(f"{camel(id)}Action", "can do", {a.name: _fields(a.fields, declared) for a in declared.actions})
        yield _kinds(f"{camel(id)}Question", "are asked", {q.name: _fields(q.tells, declared) for q in declared.questions})
        told = {event.name: _field_types(event, fields, declared) for event in declared.events}
        yield _kinds(f"{camel(id)}Event", "are told", told)
    for name in ("Action", "Question", "Event"):
        lines = "".join(f"  {id}: {camel(id)}{name};\n" for id in kinds)
        yield f"/** The {name.lower()}s of each game, by game id. */\nexport interface {name}s {{\n{lines}}}\n"


def _kinds(name: str, verb: str, kinds: dict[str, dict[str, str]]) -> str:
    """A union of structures told apart by ``kind``."""
    lines = [f"/** What players {verb}. */", f"export type {name} ="]
    for kind, fields in kinds.items():
        inside = "; ".join(f"{field}: {text}" for field, text in fields.items())
        shape = f"{{ {inside} }}" if inside else "Record<string, never>"
        lines.append(f"  | {{ kind: {_literal(kind)}; fields: {shape} }}")
    return "\n".join(lines) + ";\n"


def _fields(fields: Iterable[Field], declared: Declaration) -> dict[str, str]:
    return {name: _type(field, declared) for field in fields for name in field.names}


def _field_types(event: EventKind, fields: dict[str, Field], declared: Declaration) -> dict[str, str]:
    """The fields of an event; those that others do not see are optional."""
    types = {name: _type(fields[name], declared) if name in fields else "number" for name in event.fields}
    return {f"{name}?" if name in event.secret else name: text for name, text in types.items()}


def _type(field: Field, declared: Declaration) -> str:
    """The TypeScript spelling of a field's values."""
    item = "string" if field.ids or field.word else "number"
    if field.ids in declared.ids:
        item = " | ".join(_literal(id) for id in declared.ids[field.ids])
    if not field.many:
        return item
    return f"({item})[]" if " | " in item else f"{item}[]"


def typescript() -> str:
    """The whole file."""
    writer = Writer(known={View: "View"})
    for struct in structures():
        writer.add(struct)
    writer.add(Record, "GameRecord")
    blocks = [HEAD, *writer.blocks]
    blocks.append(_union("ServerMessage", [writer.names[part] for part in get_args(messages.ServerMessage)]))
    blocks.append(_union("ClientMessage", [writer.names[part] for part in get_args(messages.ClientMessage)]))
    blocks += _views(registry.kinds())
    blocks += _declared(registry.kinds())
    return "\n".join(blocks)


if __name__ == "__main__":
    sys.stdout.write(typescript())
