"""``ludocafe corpus``: games of the levels as data."""

import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludocafe.cli.console import err, out, print_json, t, words_for
from ludocafe.cli.parameters import GameId, Json, Lang, Options, Players, Seed, listed, settings_of
from ludocafe.cli.typer_i18n import Commands
from ludocafe.extras import need

DEFAULT_LEVELS = "regular,apprentice"


def register(app: Commands) -> None:
    corpus = Commands("corpus", t("corpus-help"))
    corpus.add("make", t("corpus-help-make"), make)
    app.add_typer(corpus)


def make(
    game: GameId,
    players: Players = 2,
    levels: Annotated[str, typer.Option("--levels", help=t("corpus-help-levels"))] = DEFAULT_LEVELS,
    games: Annotated[int, typer.Option("--games", "-n", help=t("cli-games-count"), min=1)] = 100,
    seed: Seed = 1,
    option: Options = None,
    out_folder: Annotated[Path, typer.Option("--out", help=t("corpus-help-out"), file_okay=False)] = Path("corpus"),
    json: Json = False,
    lang: Lang = None,
) -> None:
    need("arena")
    need("learn")
    from ludocafe.learn import corpus

    parts = ["ludocafe", "corpus", "make", game, "--players", str(players), "--levels", levels, "--games", str(games)]
    parts += ["--seed", str(seed), *(part for given in option or [] for part in ("--option", given))]
    recipe = corpus.recipe_for(shlex.join(parts), game, players, settings_of(option), listed(levels), games, seed)
    words = words_for(lang)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=json or not err.is_terminal) as progress:
        task = progress.add_task(words.say("cli-playing"), total=games)
        done = corpus.make(recipe, out_folder, lambda: progress.advance(task))
    if json:
        print_json(done)
    else:
        out.print(
            words.say("corpus-written", {"rows": done.rows, "folder": str(out_folder), "checksum": done.checksum}), markup=False
        )
