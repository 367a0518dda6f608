"""Writes what ``tomllib`` reads: edition files that people may go on editing by hand."""

import json
from collections.abc import Iterator
from typing import Any

SHORT = 5  # a table of so many plain values stands on one line


def dumps(data: dict[str, Any]) -> str:
    """The data as TOML; reading it gives equal data.

    >>> print(dumps({"meta": {"title": "Ours"}, "cup": [{"id": "espresso", "menu": [1]}]}))
    [meta]
    title = "Ours"
    <BLANKLINE>
    [[cup]]
    id = "espresso"
    menu = [1]
    <BLANKLINE>
    """
    return "\n".join(_table("", data)).lstrip("\n") + "\n"


def _table(path: str, table: dict[str, Any]) -> Iterator[str]:
    later: list[tuple[str, Any]] = []
    for key, value in table.items():
        if _stands_apart(value, nested=bool(path)):
            later.append((key, value))
        else:
            yield f"{_key(key)} = {_inline(value)}"
    for key, value in later:
        name = f"{path}.{_key(key)}" if path else _key(key)
        for head, part in [(f"[{name}]", value)] if isinstance(value, dict) else [(f"[[{name}]]", entry) for entry in value]:
            yield f"\n{head}"
            yield from _table(name, part)


def _stands_apart(value: Any, nested: bool) -> bool:
    """Whether this needs a header of its own, because it does not fit on a line beside its key."""
    if isinstance(value, dict):
        return not nested or not (len(value) <= SHORT and _plain(value))
    if isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
        return not nested or not all(_plain(entry) for entry in value)
    return False


def _plain(table: dict[str, Any]) -> bool:
    return not any(isinstance(value, dict) for value in table.values())


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_inline(item)}" for key, item in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        if value and all(isinstance(entry, dict) for entry in value):
            return "[\n" + "".join(f"  {_inline(entry)},\n" for entry in value) + "]"
        return "[" + ", ".join(_inline(entry) for entry in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return _text(value) if isinstance(value, str) else repr(value)


def _key(key: str) -> str:
    bare = key.replace("-", "").replace("_", "")
    return key if bare.isalnum() and bare.isascii() else _text(key)


def _text(text: str) -> str:
    """A JSON string is a TOML string, except for one character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
