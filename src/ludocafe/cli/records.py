"""``ludocafe record``: verify, show, convert."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from ludocafe import registry
from ludocafe.cli.console import err, out, t, words_for
from ludocafe.cli.drawing import draw
from ludocafe.cli.parameters import Lang, read_file
from ludocafe.cli.typer_i18n import Commands
from ludocafe.core.errors import BadInput, BrokenRecord
from ludocafe.core.match import Match, replay, verify
from ludocafe.core.words import Words

Files = Annotated[list[Path], typer.Argument(help=t("cli-record-files"))]
File = Annotated[Path, typer.Argument(help=t("cli-record-file"))]


def register(app: Commands) -> None:
    group = Commands("record", t("cli-record-help"))
    group.add("verify", t("cli-record-verify-help"), verify_files)
    group.add("show", t("cli-record-show-help"), show)
    group.add("convert", t("cli-record-convert-help"), convert)
    app.add_typer(group)


def verify_files(files: Files, lang: Lang = None) -> None:
    broken = 0
    for path in files:
        words = words_for(lang)
        try:
            record = read_file(path)
            game = registry.game_of(record)
            words = words_for(lang, game, record.names)
            match = verify(record, game)
        except (BrokenRecord, BadInput) as error:
            broken += 1
            err.print(f"{path.name}: {words.error(error)}", style="red", markup=False, soft_wrap=True)
            continue
        text = "cli-record-complete" if match.over else "cli-record-unfinished"
        fair = words.say("cli-record-fair") if record.seed else ""
        line = words.say(text, {"file": path.name, "entries": len(record.entries)})
        out.print(f"{line} {fair}".rstrip(), markup=False, soft_wrap=True)
    if broken:
        raise SystemExit(2)


def show(
    file: File,
    at: Annotated[int | None, typer.Option("--at", help=t("cli-record-at"), min=0)] = None,
    lang: Lang = None,
) -> None:
    record = read_file(file)
    game = registry.game_of(record)
    match = replay(record, game, at)
    words = words_for(lang, game, record.names)
    out.rule(words.say("game-title"))
    if at is None:
        for line in story(match, words):
            out.print(line, markup=False)
    out.print(draw(game, game.view(match.state, None if not match.over else 0), words))
    out.print(words.prompt(game.decision(match.state), own=False))
    for seat, lines in enumerate(game.scores(match.state)):
        items = ", ".join(f"{words.source(line)} {line.amount}" for line in lines)
        points = f"{match.state.points(seat)}  ({items})"
        out.print(words.say("cli-says", {"who": words.name(seat), "what": points}), markup=False)
    if match.over:
        out.print(words.say(f"end-{game.end_reason(match.state)}"))


def story(match: Match, words: Words) -> Iterator[str]:
    """A game in words, step by step."""
    for number, step in enumerate(match.steps, start=1):
        played = words.say("cli-says", {"who": words.name(step.seat), "what": step.entry.do})
        yield f"{number}. {played}"
        for event in step.events:
            yield f"    {words.event(event)}"


def convert(
    file: File,
    output: Annotated[Path | None, typer.Option("--output", "-O", help=t("cli-record-output"), dir_okay=False)] = None,
    text: Annotated[bool, typer.Option("--text", help=t("cli-record-text"))] = False,
    lang: Lang = None,
) -> None:
    record = read_file(file)
    if text:
        match = replay(record, registry.game_of(record))
        words = words_for(lang, match.game, record.names)
        document = "\n".join([words.say("game-title"), "", *story(match, words)]) + "\n"
    else:
        document = record.to_json()
    if output is None:
        typer.echo(document, nl=False)
    else:
        output.write_text(document, encoding="utf-8")
