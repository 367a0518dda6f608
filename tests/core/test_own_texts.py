"""Texts outside the games: every message that is asked for exists, and every message that exists is asked for."""

import ast
from functools import cache
from pathlib import Path

from tests.core.test_texts import PACKAGE, ROOT, literals, messages

# Calls whose first argument names a text.
ASKING = {"t", "say", "BadInput", "BrokenRecord", "Refuse", "LudocafeError", "StorageBusy", "_fail", "Refused", "_misuse"}
FOLDERS = [path for path in PACKAGE.rglob("texts") if path.is_dir() and "games" not in path.parts]


@cache
def asking() -> tuple[tuple[str, str, ast.Call], ...]:
    """Every call that names a text: where it stands, the text, and the call."""
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        if "games" in file.relative_to(PACKAGE).parts:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if name in ASKING and isinstance(node.args[0].value, str):
                    found.append((f"{file.name}:{node.lineno}", node.args[0].value, node))
    return tuple(found)


def given(call: ast.Call) -> set[str] | None:
    """The fields a call gives to its text; None when they are not written out."""
    values = [*call.args[1:], *(keyword.value for keyword in call.keywords)]
    written = [value for value in values if isinstance(value, ast.Dict)]
    if written:
        keys = [key for fields in written for key in fields.keys]
        return {str(key.value) for key in keys if isinstance(key, ast.Constant)} if None not in keys else None
    return set() if all(isinstance(value, ast.Constant) for value in values) else None


@cache
def own_messages() -> dict[str, set[str]]:
    """The messages and what they speak of."""
    return {message: parts[""] for folder in FOLDERS for message, parts in messages(folder, "en").items()}


def test_no_message_is_missing() -> None:
    games = {message for path in PACKAGE.glob("games/*/texts") for message in messages(path, "en")}
    assert not {text for _, text, _ in asking() if text} - set(own_messages()) - games


def test_every_message_gets_the_fields_it_speaks_of() -> None:
    wanting = own_messages()
    wrong = []
    for place, text, call in asking():
        fields = given(call)
        if fields is not None and text in wanting and not wanting[text] - {"entry"} <= fields:
            wrong.append(f"{place}: {text} speaks of {sorted(wanting[text] - fields)}")
    assert not wrong


def test_no_message_is_unused() -> None:
    written = literals(PACKAGE)
    prefixes = tuple(text for text in written if text.endswith("-") and len(text) > 3)
    page = "".join(file.read_text(encoding="utf-8") for file in sorted(_page_files()))
    unused = {m for m in own_messages() if m not in written and not m.startswith(prefixes) and m not in page}
    assert not unused


def _page_files() -> list[Path]:
    return [file for kind in ("svelte", "ts") for file in (ROOT / "web" / "src").rglob(f"*.{kind}")]
