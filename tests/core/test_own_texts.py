"""Texts outside the games: every message that is asked for exists, and every message that exists is asked for."""

import ast
from functools import cache
from pathlib import Path

from tests.core.test_texts import PACKAGE, ROOT, literals, messages

# Calls whose first argument names a text.
ASKING = {"t", "say", "BadInput", "BrokenRecord", "Refuse", "LudocafeError", "StorageBusy", "_fail", "Refused"}
FOLDERS = [path for path in PACKAGE.rglob("texts") if path.is_dir() and "games" not in path.parts]


@cache
def asked_for() -> frozenset[str]:
    found = set()
    for file in PACKAGE.rglob("*.py"):
        if "games" in file.relative_to(PACKAGE).parts:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if name in ASKING and isinstance(node.args[0].value, str):
                    found.add(node.args[0].value)
    return frozenset(found)


def own_messages() -> set[str]:
    return {message for folder in FOLDERS for message in messages(folder, "en")}


def test_no_message_is_missing() -> None:
    games = {message for path in PACKAGE.glob("games/*/texts") for message in messages(path, "en")}
    assert not {text for text in asked_for() if text} - own_messages() - games


def test_no_message_is_unused() -> None:
    written = literals(PACKAGE)
    prefixes = tuple(text for text in written if text.endswith("-") and len(text) > 3)
    page = "".join(file.read_text(encoding="utf-8") for file in sorted(_page_files()))
    unused = {m for m in own_messages() if m not in written and not m.startswith(prefixes) and m not in page}
    assert not unused


def _page_files() -> list[Path]:
    return [file for kind in ("svelte", "ts") for file in (ROOT / "web" / "src").rglob(f"*.{kind}")]
