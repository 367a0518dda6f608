"""``ludocafe doctor``: checks the installation and says how to repair it."""

import asyncio
import os
from importlib import resources
from typing import Annotated, Literal

import msgspec
import typer

from ludocafe import __version__, registry
from ludocafe.cli.console import out, print_json, t, words_for
from ludocafe.cli.parameters import Json, Lang
from ludocafe.cli.typer_i18n import Commands
from ludocafe.core import playout
from ludocafe.core.model import Fields
from ludocafe.core.words import LANGUAGES, Words
from ludocafe.extras import Extra, install_command, installed
from ludocafe.server.settings import Settings

MARKS = {"good": "[green]✓[/]", "note": "[yellow]·[/]", "bad": "[red]✗[/]"}


class Finding(msgspec.Struct, frozen=True):
    """One thing looked at: a text (``doctor-<name>``) and, where something can be mended, another (``doctor-<name>-fix``)."""

    name: str
    grade: Literal["good", "note", "bad"]
    fields: Fields = {}
    fix: bool = False


def register(app: Commands) -> None:
    app.add("doctor", t("cli-doctor-help"), doctor)


def doctor(
    database: Annotated[
        str, typer.Option("--database", envvar="LUDOCAFE_DATABASE", help=t("cli-doctor-database"))
    ] = "ludocafe.sqlite3",
    json: Json = False,
    lang: Lang = None,
) -> None:
    words = words_for(lang)
    findings = examine(database)
    if json:
        print_json(findings)
    else:
        for finding in findings:
            out.print(f"{MARKS[finding.grade]} {words.say(f'doctor-{finding.name}', finding.fields)}")
            if finding.fix:
                out.print(f"    → {words.say(f'doctor-{finding.name}-fix', finding.fields)}", markup=False)
        out.print(words.say("doctor-verdict", {"bad": _bad(findings)}), style="bold")
    if _bad(findings):
        raise SystemExit(2)


def _bad(findings: list[Finding]) -> int:
    """How many things do not work."""
    return sum(finding.grade == "bad" for finding in findings)


def examine(database: str) -> list[Finding]:
    """Everything worth knowing about this installation, most basic first."""
    findings = [_version(), _native(), _games()]
    if installed("server"):
        findings += [Finding("server", "good"), _page(), _database(database), _postgresql(database), _push()]
    else:
        findings.append(_lacking("server"))
    return [*findings, Finding("arena", "good") if installed("arena") else _lacking("arena")]


def _lacking(extra: Extra, grade: Literal["note", "bad"] = "note") -> Finding:
    """An extra that is not there, with the command that brings it."""
    name = {"postgres": "postgresql"}.get(extra, extra)
    return Finding(f"no-{name}", grade, {"command": install_command(extra)}, fix=True)


def _version() -> Finding:
    return Finding("version", "good", {"version": __version__})


def _native() -> Finding:
    if str(playout.__file__).endswith(".py"):
        return Finding("plain", "note", fix=True)
    return Finding("native", "good")


def _games() -> Finding:
    """Every registered game loads and speaks every language."""
    silent = [id for id in registry.kinds() for lang in LANGUAGES if not Words(lang, registry.game(id)).has("game-title")]
    if silent:
        return Finding("games-silent", "bad", {"games": ", ".join(sorted(set(silent)))}, fix=True)
    return Finding("games", "good", {"count": len(registry.kinds())})


def _page() -> Finding:
    if (resources.files("ludocafe.server") / "page" / "index.html").is_file():
        return Finding("page", "good")
    return Finding("no-page", "bad", fix=True)


def _database(database: str) -> Finding:
    from ludocafe.server.examine import database_state  # slow to import, and only needed here

    settings = Settings(database=database)
    name = "PostgreSQL" if settings.postgresql else settings.path.name
    state = asyncio.run(database_state(settings))
    grades: dict[str, Literal["good", "note", "bad"]] = {
        "current": "good",
        "absent": "note",
        "empty": "note",
        "outdated": "note",
    }
    grade = grades.get(state, "bad")
    return Finding(f"database-{state}", grade, {"database": name}, fix=grade == "bad" or state == "outdated")


def _postgresql(database: str) -> Finding:
    if installed("postgres"):
        return Finding("postgresql", "good")
    return _lacking("postgres", "bad" if Settings(database=database).postgresql else "note")


def _push() -> Finding:
    if os.environ.get("LUDOCAFE_PUSH_CONTACT"):
        return Finding("push", "good")
    return Finding("no-push", "note", fix=True)
