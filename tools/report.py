"""``make report``: speed, strength, rule coverage and leak tests in one page, ``docs/report.md``.

The rules' speed is measured, rules are counted and leak tests run now. What takes long or needs a quiet machine is read from its
committed results, with their date: the page, the server and the search (``benchmarks/results``), the ladder (``docs/ladder``).
The pages made of such results alone, ``docs/hosting/sizing.md`` and the table in ``docs/ladder/README.md``, are written along.
"""

import argparse
import datetime
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "docs" / "report.md"
RESULTS = ROOT / "benchmarks" / "results"


def engine(seconds: float) -> list[str]:
    """Speed of the rules, next to known engines."""
    file = ROOT / "build" / "engine.json"
    file.parent.mkdir(exist_ok=True)
    native = ROOT / "build" / "native"
    subprocess.run([sys.executable, "hatch_build.py", str(native)], cwd=ROOT, check=True, capture_output=True)
    environment = {**os.environ, "PYTHONPATH": str(native)}
    command = [sys.executable, "benchmarks/engine.py", "--seconds", str(seconds), "--json", str(file)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, env=environment)
    report = _measured(file)
    eights, catan = report["crazy_eights"], report["catanatron"]
    lines = [
        "## Speed of the rules",
        "",
        f"Uniformly random games on one core, {report['seconds']} s each, seeds {report['seeds']}; "
        "`python benchmarks/engine.py`. Compare the ratios, they come from one run.",
        "",
        f"OpenSpiel crazy_eights (C++): {_speed(eights)} · Catanatron: {_speed(catan)}",
        "",
        "| game, players | decisions/s | games/s | copy (µs) | x interpreted | x crazy_eights | x Catanatron |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for name, row in report["games"].items():
        speed = row["decisions_per_second"]
        plain = report["interpreted"][name]["decisions_per_second"]
        others = [f"{speed / other:.2f}" if other else "–" for other in (eights, catan)]
        figures = [f"{speed:,.0f}", f"{row['games_per_second']:,.0f}", f"{row['copy_microseconds']:.2f}", f"{speed / plain:.0f}"]
        lines.append(f"| {name} | {' | '.join(figures + others)} |")
    memory = report.get("memory_mib_5000_games")
    return [*lines, "", f"5,000 five-player games of Café del Gatto in one process: {memory:.0f} MiB at most.", ""]


def _speed(value: float | None) -> str:
    return "not installed" if value is None else f"{value / 1e6:.2f} M decisions/s"


def _measured(file: Path) -> dict[str, Any]:
    """The figures in a file of results."""
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def page() -> list[str]:
    """The page's budget, and what the last measurement found."""
    report = _measured(RESULTS / "page.json")
    lines = [
        "## The page",
        "",
        f"Measured on {report['date'][:10]} in Chromium {report['chromium']}, {report['machine']['cores']} cores with a load of "
        f"{report['load_average_before']:.1f} beside it; `PYTHONPATH=src:. python benchmarks/page.py`.",
        "",
        "| figure | found | budget | kept |",
        "|---|---:|---:|---|",
    ]
    for figure in report["figures"]:
        limit = "–" if figure["limit"] is None else f"{figure['limit']:g} {figure['unit']}"
        kept = "yes" if figure["kept"] else "**no**"
        each = figure.get("each_harvest_ms", [])
        name = f"{figure['name']}: worst of {', '.join(f'{value:g}' for value in each)}" if each else figure["name"]
        lines.append(f"| {name} | {figure['value']:g} {figure['unit']} | {limit} | {kept} |")
    remark = report.get("remark")
    return [*lines, "", remark, ""] if remark else [*lines, ""]


def search() -> list[str]:
    """Simulations of the search bot next to OpenSpiel's, its memory and its punctuality."""
    report = _measured(RESULTS / "search.json")
    lines = [
        "## Speed of the search",
        "",
        f"Measured on {report['date']} ({report['machine']}), by processor time in one run with OpenSpiel's `MCTSBot` on the "
        f"same {report['positions']} positions, spread over whole games; `python benchmarks/search.py`. Geometric means, and in "
        "brackets the position with the lowest. *Alike*: both do the same, with random playouts to the end of the game; barista "
        "and master as they play, following the games' policies.",
        "",
        "| game | players | simulations/s: alike | barista | master | x OpenSpiel: alike | barista | master "
        "| peak MiB in 3 s | longest turn: barista (0.3 s) | master (3 s) |",
        "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    kinds = ("random", "barista", "master")
    for game, found in report["games"].items():
        late = found["punctuality"]
        last = f"{found['memory']['peak_mib']:.0f} | {late['barista']['longest']:.2f} s | {late['master']['longest']:.2f} s"
        for players, row in found["speed"].items():
            rates = " | ".join(f"{row['rates'][kind]:,.0f}" for kind in kinds)
            times = " | ".join(f"{row['times'][kind]:.3g} ({row['least'][kind]:.3g})" for kind in kinds)
            lines.append(f"| {game} | {players} | {rates} | {times} | {last} |")
    return [*lines, ""]


def coverage() -> list[str]:
    """Rule ids and the tests that prove them."""
    from tests.core.test_rule_coverage import TESTS, cited

    from ludocafe import registry
    from ludocafe.core.words import Words

    lines = [
        "## Rules and their tests",
        "",
        "| game | rules | proved by a test | excused with a reason |",
        "|---|---:|---:|---:|",
    ]
    for id in registry.kinds():
        known = {article[0] for article in Words("en", registry.game(id)).articles()}
        proved = cited(TESTS / "games" / id) & known
        lines.append(f"| {id} | {len(known)} | {len(proved)} | {len(known - proved)} |")
    return [*lines, ""]


def leaks() -> list[str]:
    """The leak and sampling tests, run now."""
    command = [sys.executable, "-m", "pytest", "tests/conformance", "-k", "sees or samples", "-p", "no:cacheprovider"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    last = result.stdout.strip().splitlines()[-1]
    verdict = "green" if result.returncode == 0 else "**RED**"
    return [
        "## Nothing hidden leaks",
        "",
        f"Views, decisions, refusals and samples under swapped hidden cards: {verdict} ({last}).",
        "",
    ]


def strength() -> list[str]:
    """Strength of the levels, as the ladder's own page sums it up."""
    page = ROOT / "docs" / "ladder" / "README.md"
    shown = page.read_text(encoding="utf-8").partition("## Every level against the one below\n")[2]
    levels, _, rest = shown.partition("<!-- Until here. -->\n")
    others = rest.partition("## What else is shown\n")[2].partition("\n## ")[0]
    return [
        "## Strength of the bots",
        "",
        levels.strip(),
        "",
        others.strip().replace("](../report.md)", "](#speed-of-the-search)").replace("](../", "]("),
        "",
        "How it was measured, and all figures: [the ladder](ladder/README.md).",
        "",
    ]


def server() -> list[str]:
    """What the server carries has a page of its own."""
    return ["## The server", "", "What a machine carries: [How big a machine](hosting/sizing.md).", ""]


def main() -> None:
    parser = argparse.ArgumentParser(description="Write docs/report.md")
    parser.add_argument("--seconds", type=float, default=2.0, help="per speed measurement")
    arguments = parser.parse_args()
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    import ladder
    import sizing

    ladder.main()
    sizing.main()
    now = datetime.datetime.now(datetime.UTC).date().isoformat()
    head = [
        "# Report",
        "",
        f"Made by `make report` on {now}: Python {platform.python_version()}, {platform.system()} {platform.machine()}, "
        f"{os.cpu_count()} cores.",
        "",
    ]
    lines = head + engine(arguments.seconds) + page() + server() + search() + strength() + coverage() + leaks()
    TARGET.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
    print(TARGET.relative_to(ROOT))


if __name__ == "__main__":
    main()
