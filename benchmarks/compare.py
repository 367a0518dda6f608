"""How fast two compiled copies of the rules are, beside each other: random games by turns, so that both see the same machine.

    git worktree add /tmp/before b237689 && (cd /tmp/before && python hatch_build.py build/native)
    python hatch_build.py build/native
    python benchmarks/compare.py /tmp/before/build/native build/native [--rounds 15] [--json FILE]

Each round measures one copy after the other, by processor time; told are the medians and the median of the ratios in a round.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path


def measured(seconds: float) -> dict[str, float]:
    """Decisions a second of processor time in random games, for the fewest and the most players of each game."""
    from ludocafe import registry
    from ludocafe.core import playout
    from ludocafe.core.chance import FastChance

    if str(playout.__file__).endswith(".py"):
        raise SystemExit("This copy is not compiled.")
    found = {}
    for id in registry.kinds():
        game = registry.game(id)
        limit = getattr(game, "max_decisions", None) or game.longest  # type: ignore[attr-defined]  # its name in 0.1.0
        for seats in sorted({game.seat_counts[0], game.seat_counts[-1]}):
            settings = game.check_settings(seats, {})
            chance, player = FastChance(1), FastChance(2)
            decisions = 0
            started = time.process_time()
            while (elapsed := time.process_time() - started) < seconds:
                decisions += int(playout.random_playout(game.new(seats, settings, chance), chance, player, limit))
            found[f"{id} {seats}"] = decisions / elapsed
    return found


def in_copy(folder: Path, seconds: float) -> dict[str, float]:
    command = [sys.executable, __file__, "--child", str(seconds)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(folder)}, check=True, capture_output=True)
    document: dict[str, float] = json.loads(done.stdout)
    return document


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the speed of two compiled copies of the rules.")
    parser.add_argument("copies", type=Path, nargs="*", metavar="BEFORE AFTER")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--child", type=float, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.child:
        print(json.dumps(measured(arguments.child)))
        return
    before, after = (folder.resolve() for folder in arguments.copies)
    rounds = []
    for number in range(arguments.rounds):  # who goes first changes, too
        pair = (before, after) if number % 2 == 0 else (after, before)
        found = {folder: in_copy(folder, arguments.seconds) for folder in pair}
        rounds.append((found[before], found[after]))
    result = {}
    for name in rounds[0][0]:
        ratio = statistics.median(new[name] / old[name] for old, new in rounds)
        old, new = (statistics.median(one[side][name] for one in rounds) for side in (0, 1))
        result[name] = {"before": round(old), "after": round(new), "ratio": round(ratio, 3)}
        print(f"{name:22} {old:12,.0f} {new:12,.0f}  {ratio:.3f}")
    if arguments.json:
        arguments.json.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
