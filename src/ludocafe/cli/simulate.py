"""Playing many games between bots."""

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track
from rich.table import Table as Grid

from ludocafe import registry
from ludocafe.bots.levels import LEVELS, choose
from ludocafe.cli.frame import Commands
from ludocafe.cli.play import EditionFile
from ludocafe.cli.speech import err, out, print_json, t, words_for
from ludocafe.cli.study import GameId, Json, Lang, Options, Players, Seed, settings_of
from ludocafe.core import playout
from ludocafe.core.chance import FastChance
from ludocafe.core.edition import Edition
from ludocafe.core.errors import BadInput
from ludocafe.core.game import Game
from ludocafe.core.state import State
from ludocafe.core.table import Table

GREEDY = "greedy"  # the name scripts use for the level "regular"


def register(app: Commands) -> None:
    app.add("simulate", t("cli-simulate-help"), simulate)


def bots_for(given: str, players: int) -> list[str]:
    """One bot per seat; fewer names are repeated round the table."""
    names = [name.strip() for name in given.split(",") if name.strip()] or ["random"]
    for name in names:
        if name != GREEDY and name not in LEVELS:
            raise BadInput("bad-bot", {"bot": name, "levels": ", ".join([GREEDY, *LEVELS])})
    return [names[seat % len(names)] for seat in range(players)]


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
    played = registry.game(game, Edition.read(edition) if edition is not None else None)
    settings = played.check_settings(players, settings_of(option))
    seated = bots_for(bots, players)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    points: list[list[int]] = []
    wins = [0.0] * players
    ends: dict[str, int] = {}
    decisions = 0
    words = words_for(lang, played)
    started = time.perf_counter()
    hidden = json or not err.is_terminal
    for number in track(range(games), words.say("cli-playing"), console=err, disable=hidden, transient=True):
        state, steps = play_one(played, players, settings, seed + number, seated, records)
        decisions += steps
        points.append([int(state.points(seat)) for seat in range(players)])
        places = played.places(state)
        for seat in range(players):
            wins[seat] += (places[seat] == 1) / places.count(1)
        reason = played.end_reason(state)
        ends[reason] = ends.get(reason, 0) + 1
    seconds = time.perf_counter() - started
    report = {
        "game": game,
        "players": players,
        "games": games,
        "seed": seed,
        "settings": settings,
        "compiled": not str(playout.__file__).endswith(".py"),
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds),
        "seats": [
            {
                "seat": seat,
                "bot": seated[seat],
                "mean": round(sum(row[seat] for row in points) / games, 2),
                "min": min(row[seat] for row in points),
                "max": max(row[seat] for row in points),
                "wins": round(wins[seat], 2),
            }
            for seat in range(players)
        ],
        "ends": ends,
    }
    if json:
        print_json(report)
        return
    grid = Grid(box=None, header_style="bold")
    for column in ("seat", "bot", "mean", "min", "max", "wins"):
        grid.add_column(words.say(f"cli-column-{column}"), justify="left" if column == "bot" else "right")
    for row in report["seats"]:  # type: ignore[attr-defined]
        grid.add_row(*(str(value) for value in row.values()))
    out.print(grid)
    for reason, count in ends.items():
        out.print(words.say("cli-says", {"who": words.say(f"end-{reason}").rstrip("."), "what": count}), markup=False)
    speed = {"games": str(report["games_per_second"]), "decisions": str(report["decisions_per_second"])}
    out.print(words.say("cli-speed", {**speed}), style="dim")


def play_one(
    game: Game, players: int, settings: dict[str, str], seed: int, bots: list[str], records: Path | None
) -> tuple[State, int]:
    """One game; returns the final state and the number of decisions."""
    chance, luck = FastChance(seed), FastChance(seed + 1_000_003)
    if records is None and set(bots) == {"random"}:
        state = game.new(players, settings, chance)
        return state, int(playout.random_playout(state, chance, luck, game.longest))
    table = Table(game, players, settings, chance, [f"{bot} {seat + 1}" for seat, bot in enumerate(bots)])
    while not table.over:
        seat = int(table.state.actor())
        table.act_code(seat, decide(game, table.state, seat, bots[seat], luck, len(table.entries)))
    if records is not None:
        (records / f"{game.id}-{players}-{seed}.json").write_text(table.record().to_json(), encoding="utf-8")
    return table.state, len(table.entries)


def decide(game: Game, state: State, seat: int, bot: str, luck: FastChance, decisions: int = 0) -> int:
    """A bot's choice; all but pure chance think on the seat's view."""
    if bot == "random":
        legal = state.legal()
        return legal[int(luck.below(0, len(legal)))]
    level = "regular" if bot == GREEDY else bot
    return choose(level, game, game.view(state, seat), int(luck.below(0, 1 << 30)), decisions=decisions)
