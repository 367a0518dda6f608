"""Results as files: a Parquet row for each game, a summary as data and in words, a plot."""

import json
import os
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludocafe.arena.play import Outcome
from ludocafe.arena.stats import Forfeit, Interval, Rating, Standing, forfeits, ratings, standings
from ludocafe.core.model import Fields
from ludocafe.core.words import Words

RESULTS = "results.parquet"
SUMMARY = "summary.json"
PAGE = "summary.md"
PLOT = "ratings.svg"
LONGEST_LABEL = 36  # characters of a bot's name beside the plot


class Summary(msgspec.Struct, frozen=True):
    """What a run found, with all that is needed to run it again."""

    command: str
    date: str
    machine: str
    plan: dict[str, Any]
    games: int
    standings: list[Standing]
    ratings: list[Rating]
    forfeits: list[Forfeit] = []


def machine() -> str:
    """A description of the machine by its speed, without identifying details."""
    return f"{platform.system()} {platform.machine()}, {_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "?"


def summarise(outcomes: Sequence[Outcome], plan: dict[str, Any], command: str, date: str) -> Summary:
    return Summary(command, date, machine(), plan, len(outcomes), standings(outcomes), ratings(outcomes), forfeits(outcomes))


def texts(language: str) -> Words:
    return Words(language, packages=("ludocafe.arena",))


def write(folder: Path, outcomes: Sequence[Outcome], summary: Summary, language: str = "en") -> None:
    """All files of a run; the plot only where Matplotlib is installed."""
    write_parquet(folder / RESULTS, outcomes)
    (folder / SUMMARY).write_bytes(msgspec.json.format(msgspec.json.encode(summary), indent=1) + b"\n")
    (folder / PAGE).write_text(page(summary, texts(language)), encoding="utf-8")
    if summary.ratings:
        plot(folder / PLOT, summary.ratings, texts(language))


def write_parquet(path: Path, outcomes: Sequence[Outcome]) -> None:
    """One row a game; lists hold one value per seat."""
    import pyarrow as arrow
    import pyarrow.parquet as parquet

    rows = []
    for outcome in outcomes:
        row = msgspec.structs.asdict(outcome)
        row["settings"] = json.dumps(outcome.settings, sort_keys=True)
        rows.append(row)
    parquet.write_table(arrow.Table.from_pylist(rows), path)


def page(summary: Summary, words: Words) -> str:
    """The summary as a Markdown page."""
    head = "| " + " | ".join(words.say(f"arena-column-{name}") for name in COLUMNS) + " |"
    lines = [
        f"# {words.say('arena-title')}",
        "",
        f"- {words.say('arena-command', {'value': f'`{summary.command}`'})}",
        f"- {words.say('arena-machine', {'value': summary.machine})}",
        f"- {words.say('arena-date', {'value': summary.date})}",
        f"- {words.say('arena-plan', {'value': f'`{json.dumps(summary.plan, ensure_ascii=False)}`'})}",
        f"- {words.say('arena-games', {'games': summary.games})}",
        "",
        head,
        "|" + "---|" * len(COLUMNS),
        *("| " + " | ".join(cells(standing, words).values()) + " |" for standing in summary.standings),
        "",
        words.say("arena-reading"),
    ]
    if summary.forfeits:
        lines += ["", f"## {words.say('arena-forfeits')}", ""]
        for forfeit in summary.forfeits:
            lines.append(f"- {told(forfeit, words)}")
            lines += [f"      {line}" for line in forfeit.printed.splitlines()]
    if summary.ratings:
        lines += ["", f"## {words.say('arena-ratings')}", "", f"![]({PLOT})", ""]
        lines += [
            f"- {rating.bot}: {rating.elo:+.0f} ({rating.interval.low:+.0f} … {rating.interval.high:+.0f})"
            for rating in summary.ratings
        ]
    return "\n".join(lines) + "\n"


def told(forfeit: Forfeit, words: Words) -> str:
    """The sentence about a forfeit."""
    fields: Fields = {"bot": forfeit.bot, "reason": forfeit.reason, "games": forfeit.games, "detail": forfeit.detail.strip()}
    return words.say("arena-forfeit", fields)


COLUMNS = (
    *("group", "bot", "games", "share", "even"),
    *("wilson", "bootstrap", "clear", "anytime", "settled"),
    *("lead", "seconds", "simulations", "forfeits"),
)


def cells(standing: Standing, words: Words) -> dict[str, str]:
    """What is in each column, in words."""
    found = (
        standing.group,
        standing.bot,
        str(standing.games),
        f"{standing.share:.1%}",
        f"{standing.even:.1%}",
        _span(standing.wilson),
        _span(standing.bootstrap),
        words.say("arena-yes" if standing.clear else "arena-no"),
        _span(standing.anytime),
        words.say("arena-yes" if standing.settled else "arena-no"),
        f"{standing.lead:+.1f}",
        f"{standing.turn:.3f} / {standing.longest:.2f}",
        f"{standing.simulations:.0f}",
        str(standing.forfeits),
    )
    return dict(zip(COLUMNS, found, strict=True))


def _span(interval: Interval) -> str:
    return f"{interval.low:.1%} – {interval.high:.1%}"


def _label(bot: str) -> str:
    """A bot's name beside the plot; of a long command its end, which tells the program."""
    return bot if len(bot) <= LONGEST_LABEL else "…" + bot[-LONGEST_LABEL:]


def plot(path: Path, found: Sequence[Rating], words: Words) -> None:
    """Ratings with their intervals as an SVG picture."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "ludocafe"  # the same numbers give the same file
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 1.2 + 0.4 * len(found)), layout="constrained")
    rows = range(len(found))
    values = [rating.elo for rating in reversed(found)]
    below = [max(0.0, rating.elo - rating.interval.low) for rating in reversed(found)]
    above = [max(0.0, rating.interval.high - rating.elo) for rating in reversed(found)]
    axes.errorbar(values, rows, xerr=[below, above], fmt="o", color="#6f4e37", capsize=4)
    axes.set_yticks(rows, [_label(rating.bot) for rating in reversed(found)])
    axes.set_xlabel(words.say("arena-elo"))
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
