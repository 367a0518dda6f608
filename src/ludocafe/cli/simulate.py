"""Playing many games between bots."""

import time
from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import track
from rich.table import Table as Grid

from ludocafe.adapters.protocol import BotFailed
from ludocafe.arena.players import player
from ludocafe.bots.bot import Bot, Seated
from ludocafe.bots.budget import mix
from ludocafe.cli.console import err, fail, out, print_json, t, words_for
from ludocafe.cli.parameters import EditionFile, GameId, Json, Lang, Options, Players, Seed, game_in, listed, settings_of
from ludocafe.cli.typer_i18n import Commands
from ludocafe.core import playout
from ludocafe.core.chance import FastChance
from ludocafe.core.game import Game, win_shares
from ludocafe.core.match import Match
from ludocafe.core.model import Fields
from ludocafe.core.state import State
from ludocafe.core.words import Words

GREEDY = "greedy"  # the name scripts use for the level "regular"


def register(app: Commands) -> None:
    app.add("simulate", t("cli-simulate-help"), simulate)


def bot_called(name: str) -> Bot:
    """The bot a name stands for, as in the arena."""
    return player("regular" if name == GREEDY else name)


def bots_for(given: str, players: int) -> list[str]:
    """One bot per seat; fewer names are repeated round the table."""
    names = listed(given) or ["random"]
    for name in names:
        bot_called(name)
    return [names[seat % len(names)] for seat in range(players)]


class SeatReport(msgspec.Struct):
    """How one seat did, over all games."""

    seat: int
    bot: str
    mean: float  # points
    min: int
    max: int
    wins: float


class Report(msgspec.Struct):
    """What many games brought, and how fast they were played."""

    game: str
    players: int
    games: int
    seed: int
    settings: dict[str, str]
    compiled: bool
    seconds: float
    games_per_second: float
    decisions: int
    decisions_per_second: int
    seats: list[SeatReport]
    ends: dict[str, int]


class Tally:
    """Adds up games."""

    def __init__(self, game: Game, bots: list[str]) -> None:
        self.game = game
        self.bots = bots
        self.points: list[list[int]] = []
        self.wins = [0.0] * len(bots)
        self.ends: Counter[str] = Counter()
        self.decisions = 0

    def add(self, end: State, decisions: int) -> None:
        self.decisions += decisions
        self.points.append([int(end.points(seat)) for seat in range(end.seats)])
        shares = win_shares(self.game.places(end))
        self.wins = [wins + share for wins, share in zip(self.wins, shares, strict=True)]
        self.ends[self.game.end_reason(end)] += 1

    def report(self, seed: int, settings: dict[str, str], seconds: float) -> Report:
        games = len(self.points)
        return Report(
            game=self.game.id,
            players=len(self.bots),
            games=games,
            seed=seed,
            settings=settings,
            compiled=not str(playout.__file__).endswith(".py"),
            seconds=round(seconds, 3),
            games_per_second=round(games / seconds, 1),
            decisions=self.decisions,
            decisions_per_second=round(self.decisions / seconds),
            seats=[self._seat(seat) for seat in range(len(self.bots))],
            ends=dict(self.ends),
        )

    def _seat(self, seat: int) -> SeatReport:
        points = [row[seat] for row in self.points]
        mean = round(sum(points) / len(points), 2)
        return SeatReport(seat, self.bots[seat], mean, min(points), max(points), round(self.wins[seat], 2))


def simulate(
    game: GameId,
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", "-n", help=t("cli-games-count"), min=1)] = 100,
    seed: Seed = 1,
    bots: Annotated[str, typer.Option("--bots", help=t("cli-bots"))] = "random",
    option: Options = None,
    edition: EditionFile = None,
    records: Annotated[Path | None, typer.Option("--records", help=t("cli-records"), file_okay=False)] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    played = game_in(game, edition)
    settings = played.check_settings(players, settings_of(option))
    seated = bots_for(bots, players)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    words = words_for(lang, played)
    tally = Tally(played, seated)
    started = time.perf_counter()
    hidden = json or not err.is_terminal
    for number in track(range(games), words.say("cli-playing"), console=err, disable=hidden, transient=True):
        tally.add(*play_one(played, players, settings, seed + number, seated, records))
    report = tally.report(seed, settings, time.perf_counter() - started)
    if json:
        print_json(report)
    else:
        show(report, words)


def show(report: Report, words: Words) -> None:
    grid = Grid(box=None, header_style="bold")
    for column in SeatReport.__struct_fields__:
        grid.add_column(words.say(f"cli-column-{column}"), justify="left" if column == "bot" else "right")
    for row in report.seats:
        grid.add_row(*(str(value) for value in msgspec.structs.astuple(row)))
    out.print(grid)
    for reason, count in report.ends.items():
        out.print(words.say("cli-says", {"who": words.say(f"end-{reason}").rstrip("."), "what": count}), markup=False)
    speed: Fields = {"games": str(report.games_per_second), "decisions": str(report.decisions_per_second)}
    out.print(words.say("cli-speed", speed), style="dim")


def play_one(
    game: Game, players: int, settings: dict[str, str], seed: int, bots: list[str], records: Path | None
) -> tuple[State, int]:
    """One game; returns the final state and the number of decisions."""
    chance, player = FastChance(seed), FastChance(seed + 1_000_003)
    if records is None and set(bots) == {"random"}:
        state = game.new(players, settings, chance)
        return state, int(playout.random_playout(state, chance, player, game.max_decisions))
    match = Match(game, players, settings, chance, [f"{bot} {seat + 1}" for seat, bot in enumerate(bots)])
    seated = [bot_called(bot) for bot in bots]
    try:
        for seat, bot in enumerate(seated):
            bot.sit(Seated(game, seat, players, settings, mix(seed, seat)))
        while not match.over:
            actor = match.actor
            code = seated[actor].choose(match.view(actor))
            match.game.check(match.state, code)
            open_to_all = match.game.is_open(match.state, code)
            for seat, bot in enumerate(seated):
                bot.saw(actor, code if open_to_all or seat == actor else None)
            match.act_code(actor, code)
    except BotFailed as failure:
        if failure.printed:
            err.print(failure.printed, style="dim", markup=False)
        fail(t("bot-seat-failed", {"reason": failure.reason, "detail": failure.detail}))
    finally:
        for bot in seated:
            bot.leave()
    if records is not None:
        (records / f"{game.id}-{players}-{seed}.json").write_text(match.record().to_json(), encoding="utf-8")
    return match.state, match.number
