"""Writes ``docs/hosting/sizing.md`` from ``benchmarks/results/server.json``: what was measured, and what it is enough for.

Part of ``make report``; alone: ``python tools/sizing.py``.
"""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "benchmarks" / "results" / "server.json"
TARGET = ROOT / "docs" / "hosting" / "sizing.md"

PAUSE = 5  # seconds between two moves at a lively table of people
SPARE = 2  # a machine should have so many times the strength it needs

SETUPS = {
    "sqlite-full": "SQLite, `--synchronous full`",
    "sqlite-normal": "SQLite, `--synchronous normal`",
    "postgresql-1": "PostgreSQL, 1 worker",
    "postgresql-2": "PostgreSQL, 2 workers",
}
CLIENTS = {"lean": "bots", "page": "browsers"}


def page(report: dict[str, Any]) -> str:
    """The whole page."""
    size = report.get("load", {})
    lines = [
        "# How big a machine",
        "",
        "<!-- Made by tools/sizing.py from benchmarks/results/server.json: do not edit. -->",
        "",
        f"Measured on {report['date'][:10]} on one machine ({report['machine']}; rules {report['rules']}; "
        f"load average {report['load_average']:.1f} before) that ran the clients too, "
        "with two-player tables of Café del Gatto, both players connected:",
        "",
        "| set-up | clients | moves/s flat out | server µs/move | ms until the other player sees a paced move: "
        "p50 | p95 | p99 | KiB per table |",
        "|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    for name, row in report["results"].items():
        flat, paced = row["flat_out"], row["paced"]
        times = " | ".join(f"{paced[key]:g}" for key in ("p50", "p95", "p99"))
        figures = f"{flat['moves_per_second']:,.0f} | {flat['server_us_per_move']:,.0f} | {times} | {row['kib_per_table']:g}"
        lines.append(f"| {_setup(name)} | {_clients(name)} | {figures} |")
    lines += [
        "",
        "*Flat out*: the next move follows as soon as its player has heard of the last one; a move counts when it is "
        f"acknowledged, that is, committed. *Paced*: {size.get('paced', 500)} tables make one move a second each. "
        "*Bots* get the lean messages of the bot protocol, *browsers* everything the page shows. "
        "*KiB per table*: growth of the server's memory with both players connected.",
        "",
        "## What that is enough for",
        "",
        f"An estimate: say that a lively table of people makes a move every {PAUSE} seconds, and that a machine should have "
        f"{SPARE} times the strength it needs. Then the flat-out figures above are enough for",
        "",
        "| set-up | lively tables | memory for them |",
        "|---|---:|---:|",
    ]
    for name, row in report["results"].items():
        if name.endswith(" page") or name.replace(" lean", " page") not in report["results"]:
            tables = int(row["flat_out"]["moves_per_second"] / SPARE * PAUSE)
            lines.append(f"| {_setup(name)} | {tables:,} | {tables * row['kib_per_table'] / 1024:,.0f} MiB |")
    lines += [
        "",
        "Games over days cost next to nothing while nobody is connected: a table that is not used is in the database only. "
        "Bots and the coach think in processes of their own (`--bot-processes`, or bot workers on other machines), each of which "
        "can use a whole core; they are not part of these figures.",
        "",
        "Measure your own machine with `PYTHONPATH=build/native:. python benchmarks/server.py`.",
    ]
    return "\n".join(lines) + "\n"


def _setup(name: str) -> str:
    setup = name.rpartition(" ")[0]
    return SETUPS.get(setup, setup)


def _clients(name: str) -> str:
    clients = name.rpartition(" ")[2]
    return CLIENTS.get(clients, clients)


def main() -> None:
    TARGET.write_text(page(json.loads(SOURCE.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
