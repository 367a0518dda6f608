"""``ludocafe edition``: check, compare, start one's own."""

import shutil
from pathlib import Path
from typing import Annotated

import typer

from ludocafe import registry
from ludocafe.cli.console import err, fail, out, print_json, t, words_for
from ludocafe.cli.parameters import GameId, Json, Lang
from ludocafe.cli.typer_i18n import Commands
from ludocafe.core.edition import Edition, key_of
from ludocafe.core.game import Game

File = Annotated[Path | None, typer.Argument(help=t("cli-edition-file"))]
STYLES = {"refusal": "red", "remark": "yellow"}


def register(app: Commands) -> None:
    group = Commands("edition", t("cli-edition-help"))
    group.add("check", t("cli-edition-check-help"), check)
    group.add("diff", t("cli-edition-diff-help"), diff)
    group.add("new", t("cli-edition-new-help"), new)
    group.add("stand-ins", t("cli-edition-stand-ins-help"), stand_ins)
    app.add_typer(group)


def _kind(game: str) -> type[Game]:
    return type(registry.game(game))


def _edition(game: str, file: Path | None) -> Edition:
    return Edition.read(file) if file is not None else _kind(game).standard_edition()


def check(game: GameId, file: File = None, lang: Lang = None) -> None:
    kind = _kind(game)
    words = words_for(lang, registry.game(game))
    data = _edition(game, file).data
    objections = kind.check_edition(data)
    name = file.name if file is not None else "edition.toml"
    for objection in objections:
        line = f"{name}: {key_of(data, objection.paths[0])}: {words.say(objection.message, objection.fields)}"
        if objection.rule:
            line += f" ({objection.rule})"
        err.print(line, style=STYLES[objection.severity], markup=False, soft_wrap=True)
    if any(objection.severity == "refusal" for objection in objections):
        raise SystemExit(2)
    out.print(words.say("cli-edition-good", {"file": name}), markup=False)


def diff(game: GameId, file: Annotated[Path, typer.Argument(help=t("cli-edition-file"))], lang: Lang = None) -> None:
    words = words_for(lang, registry.game(game))
    differences = _edition(game, None).compare(Edition.read(file))
    for key, ours, theirs in differences:
        out.print(f"{key}: {ours} → {theirs}", markup=False, soft_wrap=True)
    if not differences:
        out.print(words.say("cli-edition-equal"))


def new(game: GameId, file: Annotated[Path, typer.Argument(help=t("cli-edition-file"))], lang: Lang = None) -> None:
    words = words_for(lang)
    if file.exists():
        fail(words.say("cli-file-exists", {"file": file.name}))
    if not file.parent.is_dir():
        fail(words.say("cli-file-unreadable", {"file": file.name}))
    shutil.copyfile(str(_kind(game).folder() / "edition.toml"), file)
    out.print(words.say("cli-edition-written", {"file": file.name, "game": game}), markup=False)


def stand_ins(game: GameId, file: File = None, json: Json = False) -> None:
    facts = _edition(game, file).stand_ins()
    if json:
        print_json(facts)
        return
    for fact in facts:
        out.print(f"{fact.key} = {fact.value}", markup=False, soft_wrap=True)
