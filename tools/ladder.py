"""Writes the tables and the picture of ``docs/ladder/README.md`` from the results beside it.

Part of ``make report``; alone: ``python tools/ladder.py``.
"""

import json
import math
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "ladder"
PICTURE = FOLDER / "ladder.svg"
MARK = "<!-- Made by tools/ladder.py from the results beside this page: do not edit. -->\n"
END = "<!-- Until here. -->\n"
HEAD = """
| game | options | match | games | share of wins | even | 95 % | clear of even | simulations a decision | longest turn | |
|---|---|---|---:|---:|---:|---|---|---:|---:|---|
"""
TITLES = {
    "cafe": "Café",
    "cafe_del_gatto": "Café del Gatto",
    "cafe_international": "Café International",
    "coffee_traders": "Coffee Traders",
}
STEPS = ("apprentice vs random", "regular vs apprentice", "barista vs regular", "master vs barista")
COLOURS = ("#b08968", "#7f5539", "#2a6f97", "#9b2226")
CLIMBS = """
| | apprentice > random | regular > apprentice | barista > regular | master > barista |
|---|---|---|---|---|
"""
FARTHEST = 800  # Elo; further right all look alike


class Meeting:
    """One bot against a table of others, as a summary tells it."""

    def __init__(self, folder: str, plan: dict[str, Any], pair: list[dict[str, Any]]) -> None:
        self.folder = folder
        self.plan = plan
        self.one = next(standing for standing in pair if standing["group"].startswith(standing["bot"] + " vs "))
        self.pair = sorted(pair, key=lambda standing: standing is not self.one)
        self.group: str = self.one["group"]
        # A match that was looked at while it went on has the interval that allows for it, the others Wilson's.
        interval = self.one["anytime" if plan.get("until_clear") else "wilson"]
        self.share, self.even = float(self.one["share"]), float(self.one["even"])
        self.low, self.high = float(interval["low"]), float(interval["high"])

    @property
    def clear(self) -> bool:
        """Is an even share outside the interval?"""
        return not self.low <= self.even <= self.high

    @property
    def players(self) -> int:
        return round(1 / self.even)

    @property
    def options(self) -> str:
        return ", ".join(f"{name}={value}" for name, value in sorted(self.plan["settings"].items()))

    @property
    def step(self) -> str:
        """The levels that meet, without their budgets."""
        one, _, other = self.group.rpartition(",")[0].partition(" vs ")
        return " vs ".join(bot.partition(":")[0].partition("@")[0] for bot in (one, other))

    def elo(self, share: float) -> float:
        """Rating ahead of each of the others that a share of wins speaks for."""
        share = min(max(share, 1e-6), 1 - 1e-6)
        return 400 * math.log10(share / (1 - share) * (1 - self.even) / self.even)


def meetings() -> list[Meeting]:
    found = []
    for file in sorted(FOLDER.glob("*/summary.json")):
        summary: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        groups: dict[str, list[dict[str, Any]]] = {}
        for standing in summary["standings"]:
            groups.setdefault(standing["group"], []).append(standing)
        found += [Meeting(file.parent.name, summary["plan"], pair) for pair in groups.values()]
    return found


def overview(found: list[Meeting]) -> str:
    """Every level against the one below, a row for each game, number of players and options."""
    rows: dict[tuple[str, str, int], dict[str, Meeting]] = {}
    for meeting in found:
        if meeting.step in STEPS:
            rows.setdefault((meeting.plan["game"], meeting.options, meeting.players), {})[meeting.step] = meeting
    lines = []
    for (game, options, players), cells in sorted(rows.items()):
        name = f"{TITLES[game]}, {players}p" + (f"<br>{options}" if options else "")
        lines.append(f"| {name} | {' | '.join(_cell(cells.get(column)) for column in STEPS)} |")
    return CLIMBS + "\n".join(lines) + "\n"


def _cell(meeting: Meeting | None) -> str:
    """The share of wins, its interval and the number of games, below one another."""
    if meeting is None:
        return ""
    sign = "✓" if meeting.clear else "✗"
    return f"{sign} {meeting.share * 100:.1f}<br>{meeting.low * 100:.1f}–{meeting.high * 100:.1f}<br>of {meeting.one['games']:,}"


def table(found: list[Meeting]) -> str:
    """One line for each meeting."""
    return HEAD + "\n".join(sorted(_line(meeting) for meeting in found)) + "\n"


def _line(meeting: Meeting) -> str:
    counts = [f"{standing['simulations']:,.0f}" for standing in meeting.pair if standing["simulations"]]
    cells = [
        meeting.plan["game"],
        meeting.options or "–",
        meeting.group,
        str(meeting.one["games"]),
        f"{meeting.share:.1%}",
        f"{meeting.even:.1%}",
        f"{meeting.low:.1%} – {meeting.high:.1%}",
        "yes" if meeting.clear else "no",
        " : ".join(counts) or "–",
        f"{meeting.one['longest']:.2f} s" if "longest" in meeting.one else "–",  # results before 2026-11-18 do not tell
        f"[results]({meeting.folder}/summary.md)",
    ]
    return f"| {' | '.join(cells)} |"


def picture(found: list[Meeting]) -> None:
    """Every level against the one below, with its interval; standard options."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams |= {"svg.hashsalt": "ludocafe", "svg.fonttype": "none"}  # the same numbers give the same file, a small one
    from matplotlib import pyplot

    figure, panels = pyplot.subplots(2, 2, figsize=(11, 9), sharex=True, layout="constrained")
    for panel, (game, title) in zip(panels.flat, TITLES.items(), strict=True):
        standard = [m for m in found if m.plan["game"] == game and m.step in STEPS and not m.options]
        order = sorted(standard, key=lambda m: (STEPS.index(m.step), -m.even), reverse=True)
        for row, meeting in enumerate(order):
            low, middle, high = (
                min(max(meeting.elo(s), -FARTHEST), FARTHEST) for s in (meeting.low, meeting.share, meeting.high)
            )
            colour = COLOURS[STEPS.index(meeting.step)]
            panel.plot([low, high], [row, row], color=colour, linewidth=2)
            panel.plot([middle], [row], "o", color=colour)
        panel.axvline(0, color="#555555", linewidth=1)
        panel.set_yticks(range(len(order)), [meeting.group for meeting in order], fontsize=7)
        panel.set_title(title)
        panel.grid(axis="x", alpha=0.3)
        panel.set_xlim(-100, FARTHEST + 20)
        panel.tick_params(labelbottom=True)
    figure.supxlabel("Elo ahead of the level below, 95 %", fontsize=10)
    figure.savefig(PICTURE, metadata={"Date": None})
    pyplot.close(figure)


def main() -> None:
    page = FOLDER / "README.md"
    found = meetings()
    picture(found)
    before, _, rest = page.read_text(encoding="utf-8").partition(MARK)
    between = rest.partition(END)[2].partition(MARK)[0]
    page.write_text(before + MARK + overview(found) + "\n" + END + between + MARK + table(found), encoding="utf-8")


if __name__ == "__main__":
    main()
