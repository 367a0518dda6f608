"""What many commands ask for, and how it is read."""

from pathlib import Path
from typing import Annotated

import typer

from ludocafe import registry
from ludocafe.cli.console import t
from ludocafe.core.edition import Edition
from ludocafe.core.errors import BadInput, BrokenRecord
from ludocafe.core.game import Game
from ludocafe.core.record import Record, read_record

Lang = Annotated[str | None, typer.Option("--lang", help=t("cli-lang"))]
Json = Annotated[bool, typer.Option("--json", help=t("cli-json"))]
GameId = Annotated[str, typer.Argument(help=t("cli-game"))]
Players = Annotated[int, typer.Option("--players", "-p", help=t("cli-players"))]
Seed = Annotated[int, typer.Option("--seed", help=t("cli-seed"))]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help=t("cli-option"), metavar=t("cli-value-setting"))]
EditionFile = Annotated[Path | None, typer.Option("--edition", help=t("cli-play-edition"), dir_okay=False)]


def game_in(id: str, edition: Path | None) -> Game:
    """A game in its standard edition, or in one's own."""
    return registry.game(id, None if edition is None else Edition.read(edition))


def settings_of(options: list[str] | None) -> dict[str, str]:
    """``name=value`` pairs as settings."""
    pairs = [option.partition("=") for option in options or []]
    for name, sign, _ in pairs:
        if not sign:
            raise BadInput("bad-option", {"option": name})
    return {name: value for name, _, value in pairs}


def listed(given: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in given.split(",") if name.strip()]


def read_file(path: Path) -> Record:
    """The record in a file."""
    try:
        return read_record(path.read_text(encoding="utf-8"))
    except OSError:
        raise BadInput("cli-file-unreadable", {"file": path.name}) from None
    except UnicodeDecodeError as error:
        raise BrokenRecord("record-not-json", 0, {"detail": error.reason}) from None
