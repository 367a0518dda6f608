"""``ludocafe coach``: hint, why, review."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from ludocafe import registry
from ludocafe.bots.budget import Budget
from ludocafe.cli.console import err, out, print_json, t, words_for
from ludocafe.cli.parameters import GameId, Json, Lang, Seed, read_file
from ludocafe.cli.typer_i18n import Commands
from ludocafe.coach.hint import hint as think
from ludocafe.coach.review import stored_review
from ludocafe.coach.say import say_hint, say_review, say_why_not
from ludocafe.coach.why import why_not
from ludocafe.core.errors import BadInput
from ludocafe.core.game import Game, View

Position = Annotated[str, typer.Argument(help=t("coach-help-position"))]
Simulations = Annotated[int | None, typer.Option("--simulations", help=t("coach-help-simulations"), min=1)]


def register(app: Commands) -> None:
    coach = Commands("coach", t("coach-help"))
    coach.add("hint", t("coach-help-hint"), hint)
    coach.add("why", t("coach-help-why"), why)
    coach.add("review", t("coach-help-review"), review)
    app.add_typer(coach)


def seen(game: Game, position: str) -> View:
    """What whoever decides in a position can see of it."""
    state = game.parse_position(position)
    if game.over(state):
        raise BadInput("game-is-over")
    view: View = game.view(state, int(state.actor()))
    return view


def hint(
    game: GameId,
    position: Position,
    seconds: Annotated[float, typer.Option("--seconds", help=t("coach-help-seconds"), min=0.01)] = 1.0,
    simulations: Simulations = None,
    seed: Seed = 1,
    json: Json = False,
    lang: Lang = None,
) -> None:
    asked = registry.game(game)
    budget = Budget(simulations=simulations) if simulations else Budget(seconds=seconds)
    found = think(asked, seen(asked, position), seed, budget)
    if json:
        print_json(found)
        return
    for line in say_hint(found, words_for(lang, asked)):
        out.print(line, markup=False)


def why(
    game: GameId,
    position: Position,
    notation: Annotated[str, typer.Argument(help=t("coach-help-notation"))],
    json: Json = False,
    lang: Lang = None,
) -> None:
    asked = registry.game(game)
    reason = why_not(asked, seen(asked, position), notation)
    if json:
        print_json(reason)
        return
    for line in say_why_not(reason, words_for(lang, asked)):
        out.print(line, markup=False)


def review(
    record: Annotated[Path, typer.Argument(help=t("coach-help-record"))],
    simulations: Simulations = 200,
    fresh: Annotated[bool, typer.Option("--fresh", help=t("coach-help-fresh"))] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    played = read_file(record)
    game = registry.game_of(played)
    kept = record.with_suffix(".review.json")
    if fresh:
        kept.unlink(missing_ok=True)
    words = words_for(lang, game, played.names)
    with Progress(console=err, transient=True, disable=json or not err.is_terminal) as progress:
        task = progress.add_task(words.say("coach-thinking"))
        found = stored_review(
            kept,
            played,
            game,
            Budget(simulations=simulations),
            lambda done, total: progress.update(task, completed=done, total=total),
        )
    if json:
        print_json(found)
        return
    for line in say_review(found, words):
        out.print(line, markup=False)
