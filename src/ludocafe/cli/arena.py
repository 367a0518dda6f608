"""``ludocafe arena``: matches, ladders and tournaments between bots."""

import shlex
import sys
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ludocafe import registry
from ludocafe.arena import fixtures
from ludocafe.arena.fixtures import Fixture
from ludocafe.arena.players import player
from ludocafe.arena.report import Summary, cells, summarise, told, write
from ludocafe.arena.run import Job, Runner, on_all_cores, on_ray, one_by_one
from ludocafe.bots.levels import LEVELS
from ludocafe.bots.serve import serve
from ludocafe.cli.console import err, out, preferred_language, print_json, t, words_for
from ludocafe.cli.parameters import GameId, Json, Lang, Options, Players, Seed, listed, settings_of
from ludocafe.cli.typer_i18n import Commands
from ludocafe.core.errors import BadInput
from ludocafe.extras import need

Games = Annotated[int, typer.Option("--games", "-n", help=t("arena-help-games"), min=1)]
Folder = Annotated[Path, typer.Option("--out", help=t("arena-help-out"), file_okay=False)]
Workers = Annotated[int, typer.Option("--workers", "-w", help=t("arena-help-workers"), min=1)]
UntilClear = Annotated[bool, typer.Option("--until-clear", help=t("arena-help-until-clear"))]
Ray = Annotated[str | None, typer.Option("--ray", help=t("arena-help-ray"), metavar=t("cli-value-address"))]
LOCAL = "local"
CLUSTER = 16  # games that are begun at once on a cluster whose size is not known


def register(app: Commands) -> None:
    arena = Commands("arena", t("arena-help"))
    arena.add("match", t("arena-help-match"), match)
    arena.add("ladder", t("arena-help-ladder"), ladder)
    arena.add("tournament", t("arena-help-tournament"), tournament)
    arena.add("bot", t("arena-help-bot"), bot)
    app.add_typer(arena)


def match(
    game: GameId,
    one: Annotated[str, typer.Argument(help=t("arena-help-one"))],
    others: Annotated[str, typer.Argument(help=t("arena-help-others"))],
    players: Players = 2,
    games: Games = 100,
    until_clear: UntilClear = False,
    seed: Seed = 1,
    option: Options = None,
    out_folder: Folder = Path("arena-match"),
    workers: Workers = 1,
    ray: Ray = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    series = Series(game, [players], [one, others], games, seed, option)
    fixed = fixtures.match(game, series.settings, players, one, others, games, seed)
    command = ["match", game, one, others, "--players", str(players)]
    _run(series.plan("match", players, until_clear), fixed, command, option, out_folder, Machines(workers, ray), json, lang)


def ladder(
    game: GameId,
    players: Annotated[str, typer.Option("--players", "-p", help=t("arena-help-counts"))] = "",
    bots: Annotated[str, typer.Option("--bots", help=t("arena-help-levels"))] = ",".join(LEVELS),
    games: Games = 100,
    until_clear: UntilClear = False,
    seed: Seed = 1,
    option: Options = None,
    out_folder: Folder = Path("arena-ladder"),
    workers: Workers = 1,
    ray: Ray = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    series = Series(game, _counts(game, players), listed(bots), games, seed, option)
    fixed = fixtures.ladder(game, series.settings, series.counts, series.bots, games, seed)
    command = ["ladder", game, "--players", ",".join(str(count) for count in series.counts), "--bots", ",".join(series.bots)]
    _run(
        series.plan("ladder", series.counts, until_clear), fixed, command, option, out_folder, Machines(workers, ray), json, lang
    )


def tournament(
    game: GameId,
    bots: Annotated[str, typer.Argument(help=t("arena-help-bots"))],
    players: Players = 2,
    games: Games = 100,
    seed: Seed = 1,
    option: Options = None,
    out_folder: Folder = Path("arena-tournament"),
    workers: Workers = 1,
    ray: Ray = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    series = Series(game, [players], listed(bots), games, seed, option)
    fixed = fixtures.tournament(game, series.settings, players, series.bots, games, seed)
    command = ["tournament", game, ",".join(series.bots), "--players", str(players)]
    _run(series.plan("tournament", players), fixed, command, option, out_folder, Machines(workers, ray), json, lang)


def bot(
    level: Annotated[str, typer.Argument(help=t("arena-help-level"))],
) -> None:
    """Answer the bot protocol on the standard streams."""
    serve(level, sys.stdin, sys.stdout)


class Series:
    """What is to be played; complains about names and options that mean nothing before any game is played."""

    def __init__(self, game: str, counts: list[int], bots: list[str], games: int, seed: int, option: list[str] | None) -> None:
        if len(set(bots)) < 2:
            raise BadInput("arena-two-bots")
        for spec in bots:
            player(spec)
        self.settings = settings_of(option)
        for seats in counts:
            registry.game(game).check_settings(seats, self.settings)
        self.game, self.counts, self.bots, self.games, self.seed = game, counts, bots, games, seed

    def plan(self, kind: str, players: int | list[int], until_clear: bool = False) -> dict[str, Any]:
        """The plan as the results folder keeps it."""
        plan = {
            "kind": kind,
            "game": self.game,
            "settings": self.settings,
            "players": players,
            "bots": self.bots,
            "games": self.games,
            "seed": self.seed,
        }
        return plan | {"until_clear": True} if until_clear else plan


def _counts(game: str, given: str) -> list[int]:
    if not given:
        return [count for count in registry.game(game).seat_counts if count > 1]
    try:
        return [int(count) for count in listed(given)]
    except ValueError:
        raise BadInput("arena-bad-counts", {"given": given}) from None


class Machines:
    """Where the games are played: in this process, in several, or on a Ray cluster."""

    def __init__(self, workers: int, ray: str | None) -> None:
        self.abreast = workers
        self.runner: Runner = partial(on_all_cores, workers=workers) if workers > 1 else one_by_one
        if ray is not None:
            need("ray")
            self.abreast = max(workers, CLUSTER)
            self.runner = partial(on_ray, address="" if ray == LOCAL else ray)


def _run(
    plan: dict[str, Any],
    fixed: list[Fixture],
    command: list[str],
    option: list[str] | None,
    folder: Path,
    machines: Machines,
    json: bool,
    lang: str | None,
) -> None:
    need("arena")
    words = words_for(lang)
    job = Job(folder, plan, fixed, machines.abreast)
    if job.done:
        err.print(words.say("arena-resumed", {"done": len(job.done), "games": len(fixed)}), markup=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=json or not err.is_terminal) as progress:
        task = progress.add_task(words.say("arena-progress"), total=len(fixed), completed=len(job.done))
        outcomes = job.run(machines.runner, lambda _: progress.advance(task))
    full = ["ludocafe", "arena", *command, "--games", str(plan["games"]), "--seed", str(plan["seed"])]
    full += ["--until-clear"] if job.until_clear else []
    full += [part for given in option or [] for part in ("--option", given)]
    summary = summarise(outcomes, plan, shlex.join(full), datetime.now(UTC).date().isoformat())
    write(folder, outcomes, summary, lang or preferred_language())
    if json:
        print_json(summary)
    else:
        _show(summary, lang)
        out.print(words.say("arena-written", {"folder": str(folder)}), markup=False)


def _show(summary: Summary, lang: str | None) -> None:
    """A line for each bot, short enough for a terminal; all else is in the files."""
    words = words_for(lang)
    until_clear = summary.plan.get("until_clear")
    for group in dict.fromkeys(standing.group for standing in summary.standings):
        grid = Grid(box=None, show_header=False)
        met = [standing for standing in summary.standings if standing.group == group]
        for standing in met:
            found = cells(standing, words)
            sure = standing.settled if until_clear else standing.clear
            verdict = words.say("arena-even-out" if sure else "arena-even-possible", {"even": found["even"]})
            interval = found["anytime" if until_clear else "wilson"]
            grid.add_row("", standing.bot, found["share"], interval, verdict, words.say("arena-lead", {"lead": found["lead"]}))
        out.print(f"{group}: {words.say('arena-games', {'games': met[0].games})}", style="bold", markup=False)
        out.print(grid)
    for forfeit in summary.forfeits:
        out.print(told(forfeit, words), style="bold red", markup=False)
        for line in forfeit.printed.splitlines():
            out.print(f"    {line}", style="dim", markup=False)
    for rating in summary.ratings:
        out.print(f"{rating.elo:+6.0f} ({rating.interval.low:+.0f} … {rating.interval.high:+.0f})  {rating.bot}", markup=False)
