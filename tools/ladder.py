"""Writes the table of ``docs/ladder/README.md`` from the summaries beside it.

Part of ``make report``; alone: ``python tools/ladder.py``.
"""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "ladder"
MARK = "<!-- Made by tools/ladder.py from the summaries in these folders: do not edit below. -->\n"
HEAD = """
| game | options | match | games | share of wins | even | 95 % | clear of even | simulations a move | longest move | |
|---|---|---|---:|---:|---:|---|---|---:|---:|---|
"""


def table() -> str:
    """One line for each meeting: the bot in question against the others."""
    lines = []
    for file in sorted(FOLDER.glob("*/summary.json")):
        summary: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        meetings: dict[str, list[dict[str, Any]]] = {}
        for standing in summary["standings"]:
            meetings.setdefault(standing["group"], []).append(standing)
        lines += [_line(summary["plan"], file.parent.name, pair) for pair in meetings.values()]
    return HEAD + "\n".join(sorted(lines)) + "\n"


def _line(plan: dict[str, Any], folder: str, pair: list[dict[str, Any]]) -> str:
    one = next(standing for standing in pair if standing["group"].startswith(standing["bot"] + " vs "))
    options = ", ".join(f"{name}={value}" for name, value in sorted(plan["settings"].items())) or "–"
    # A match that was looked at while it went on has the interval that allows for it, the others Wilson's.
    interval = one["anytime" if plan.get("until_clear") else "wilson"]
    low, high = interval["low"], interval["high"]
    clear = "yes" if low > one["even"] or high < one["even"] else "no"
    counts = [f"{standing['simulations']:,.0f}" for standing in pair if standing["simulations"]]
    cells = [
        plan["game"],
        options,
        one["group"],
        str(one["games"]),
        f"{one['share']:.1%}",
        f"{one['even']:.1%}",
        f"{low:.1%} – {high:.1%}",
    ]
    cells += [clear, " : ".join(counts) or "–", f"{one['slowest']:.2f} s", f"[results]({folder}/summary.md)"]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    page = FOLDER / "README.md"
    page.write_text(page.read_text(encoding="utf-8").partition(MARK)[0] + MARK + table(), encoding="utf-8")


if __name__ == "__main__":
    main()
