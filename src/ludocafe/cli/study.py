"""Looking things up: games, rules, positions, perft."""

from typing import Annotated

import typer
from rich.table import Table as Grid

from ludocafe import registry
from ludocafe.cli.console import fail, out, print_json, t, words_for
from ludocafe.cli.drawing import draw
from ludocafe.cli.parameters import GameId, Json, Lang, Options, Players, Seed, settings_of
from ludocafe.cli.typer_i18n import Commands
from ludocafe.core.chance import FastChance, FixedChance
from ludocafe.core.errors import IllegalAction
from ludocafe.core.fair_chance import Recorder
from ludocafe.core.model import Event
from ludocafe.core.playout import perft
from ludocafe.core.state import Journal
from ludocafe.core.words import LANGUAGES


def register(app: Commands) -> None:
    app.add("games", t("cli-games-help"), games)
    app.add("rules", t("cli-rules-help"), rules)
    app.add("perft", t("cli-perft-help"), count)
    app.add("position", t("cli-position-help"), position)


def games(json: Json = False, lang: Lang = None) -> None:
    every = [registry.game(id) for id in registry.kinds()]
    if json:
        print_json(
            [
                {
                    "id": game.id,
                    "titles": {language: words_for(language, game).say("game-title") for language in LANGUAGES},
                    "seats": list(game.seat_counts),
                    "minutes": game.minutes,
                    "options": game.settings,
                    "rules_version": game.rules_version,
                    "edition": {"name": game.edition.name, "hash": game.edition.hash},
                    "credits": game.credits,
                }
                for game in every
            ]
        )
        return
    grid = Grid(box=None, header_style="bold")
    for column in ("cli-column-id", "cli-column-title", "cli-column-players", "cli-column-minutes", "cli-column-authors"):
        grid.add_column(words_for(lang).say(column))
    for game in every:
        seats = f"{min(game.seat_counts)}–{max(game.seat_counts)}"
        authors = ", ".join(game.credits.authors)
        grid.add_row(game.id, words_for(lang, game).say("game-title"), seats, str(game.minutes), authors)
    out.print(grid)
    out.print(words_for(lang).say("cli-not-affiliated"), style="dim")


def rules(
    game: GameId,
    id: Annotated[str | None, typer.Argument(help=t("cli-rule-id"))] = None,
    lang: Lang = None,
    ids: Annotated[bool, typer.Option("--ids", help=t("cli-ids"))] = False,
) -> None:
    played = registry.game(game)
    words = words_for(lang, played)
    articles = words.articles()
    if ids:
        for number, *_ in articles:
            typer.echo(number)
        return
    wanted = [article for article in articles if id is None or article[0].lower() == id.lower()]
    if not wanted:
        fail(words.say("cli-no-such-rule", {"rule": str(id)}))
    chapter = ""
    for number, slug, title, text in wanted:
        if slug != chapter and id is None:
            out.print(f"\n[bold underline]{words.say(f'chapter-{slug}')}[/]\n")
        chapter = slug
        out.print(f"[bold]{number}[/]  [bold cyan]{title}[/]")
        out.print(text, markup=False)
        out.print()


def count(
    game: GameId,
    players: Players = 2,
    seed: Seed = 1,
    depth: Annotated[int, typer.Option("--depth", "-d", help=t("cli-depth"), min=1, max=12)] = 4,
    option: Options = None,
    json: Json = False,
) -> None:
    played = registry.game(game)
    settings = played.check_settings(players, settings_of(option))
    state = played.new(players, settings, FastChance(seed))
    leaves = [int(perft(state, level, FixedChance(seed))) for level in range(1, depth + 1)]
    if json:
        print_json({"game": game, "players": players, "seed": seed, "settings": settings, "leaves": leaves})
        return
    for level, number in enumerate(leaves, start=1):
        typer.echo(f"{level} {number}")


def position(
    game: GameId,
    text: Annotated[str, typer.Argument(help=t("cli-position-text"))],
    legal: Annotated[bool, typer.Option("--legal", help=t("cli-legal"))] = False,
    play: Annotated[str | None, typer.Option("--play", help=t("cli-play-notations"), metavar=t("cli-value-notations"))] = None,
    seed: Seed = 1,
    json: Json = False,
    lang: Lang = None,
) -> None:
    played = registry.game(game)
    words = words_for(lang, played)
    state = played.parse_position(text)
    chance = Recorder(FastChance(seed))
    events: list[Event] = []
    refused = None
    for notation in [part.strip() for part in (play or "").split(";") if part.strip()]:
        journal = Journal()
        try:
            played.play(state, played.parse(state, notation), chance, journal)
        except IllegalAction as error:
            refused = {"notation": notation, "rule": error.refusal.rule, "reason": error.refusal.reason}
            refused["words"] = words.refusal(error.refusal)
            break
        events += played.read(journal)
    choices = played.choices(state) if legal else []
    if json:
        document: dict[str, object] = {"game": game, "position": played.position(state), "decision": played.decision(state)}
        if legal:
            document["legal"] = [
                {"code": c.code, "notation": c.notation, "words": words.choice(c), "effects": words.effects(c)} for c in choices
            ]
        if play is not None:
            document |= {"events": events, "draws": chance.results, "refusal": refused}
        print_json(document)
    else:
        out.print(draw(played, played.view(state, played.decision(state).seat), words))
        for event in events:
            out.print(words.event(event), markup=False)
        for choice in choices:
            out.print(f"{choice.notation:24} {words.choice(choice)}  {words.effects(choice)}", markup=False)
        if play is not None:
            out.print(played.position(state), markup=False)
    if refused is not None:
        fail(f"{refused['notation']}: {refused['words']} ({refused['rule']})")
