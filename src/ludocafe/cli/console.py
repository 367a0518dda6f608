"""Output of the command line: language, tables, errors."""

import json
import os
import sys
from typing import Any, NoReturn

import msgspec
from rich.console import Console

from ludocafe.core.game import Game
from ludocafe.core.model import Fields
from ludocafe.core.words import LANGUAGES, Words

PACKAGES = ("ludocafe.cli", "ludocafe.arena", "ludocafe.coach")
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def preferred_language() -> str:
    """The language of the environment, English when it is none of ours."""
    for variable in ("LUDOCAFE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


_help = Words(preferred_language(), packages=PACKAGES)


def t(id: str, fields: Fields | None = None) -> str:
    """A text of the command line itself, in the language of the environment."""
    return _help.say(id, fields)


def words_for(language: str | None, game: Game | None = None, names: list[str] | None = None) -> Words:
    return Words(language or preferred_language(), game, names or [], PACKAGES)


def print_json(document: Any) -> None:
    """One JSON document to standard output and nothing else."""
    sys.stdout.write(json.dumps(msgspec.to_builtins(document), ensure_ascii=False, indent=1) + "\n")


def fail(message: str) -> NoReturn:
    """One clear line and exit code 2."""
    err.print(message, style="red", markup=False, soft_wrap=True)
    raise SystemExit(2)
