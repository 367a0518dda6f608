"""How fast the rules are: uniformly random games on one core, compiled and interpreted, next to known engines.

    python benchmarks/engine.py [--seconds 2] [--json FILE] [GAME …]

Compiled figures need a compiled package (``make native``, then ``PYTHONPATH=build/native``); the interpreted ones run in a child
process on the plain sources. OpenSpiel (its C++ crazy_eights, rollouts made inside C++) and Catanatron
(random bots) are measured when installed. Compare ratios within one run; absolute figures depend on the machine and the minute.
"""

import argparse
import datetime
import json
import os
import platform
import random
import resource
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludocafe import registry
from ludocafe.core import playout
from ludocafe.core.chance import FastChance

SOURCES = Path(__file__).resolve().parents[1] / "src"
COMPILED = not str(playout.__file__).endswith(".py")


def measure(game_id: str, seats: int, seconds: float) -> dict[str, Any]:
    """Random games for a while: decisions and games per second, and the time of a copy in mid-game."""
    game = registry.game(game_id)
    settings = game.check_settings(seats, {})
    chance, player = FastChance(1), FastChance(2)
    decisions = games = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds:
        state = game.new(seats, settings, chance)
        decisions += int(playout.random_playout(state, chance, player, game.max_decisions))
        games += 1
    state = game.new(seats, settings, chance)
    playout.random_playout(state, chance, player, decisions // games // 2)
    copies = 20_000 if COMPILED else 2_000
    best = min(_time_copies(state, copies) for _ in range(5))
    return {
        "decisions_per_second": decisions / elapsed,
        "games_per_second": games / elapsed,
        "decisions_per_game": decisions / games,
        "copy_microseconds": best / copies * 1e6,
    }


def _time_copies(state: Any, count: int) -> float:
    started = time.perf_counter()
    for _ in range(count):
        state.copy()
    return time.perf_counter() - started


def interpreted(arguments: list[str]) -> dict[str, Any]:
    """The same measurement on the plain sources, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    command = [sys.executable, __file__, "--child", *arguments]
    document: dict[str, Any] = json.loads(subprocess.run(command, env=environment, check=True, capture_output=True).stdout)
    return document


def crazy_eights(seconds: float) -> float | None:
    """Decisions per second of OpenSpiel's C++ crazy_eights: random rollouts made inside C++ by its MCTS bot's evaluator."""
    if find_spec("pyspiel") is None:
        return None
    import pyspiel

    game = pyspiel.load_game("crazy_eights")
    simulations, rollouts = 10, 200
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 1), 1.0, simulations, 100, False, 1, False)
    # A root with one legal action would be answered without simulating.
    state = next(root for seed in range(100) if len((root := _dealt(game, seed)).legal_actions()) > 2)
    length = _mean_decisions(state)
    calls = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        bot.step(state)
        calls += 1
    return calls * simulations * rollouts * length / (time.perf_counter() - started)


def _dealt(game: Any, seed: int) -> Any:
    player = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        _draw(state, player)
    return state


def _draw(state: Any, player: random.Random) -> None:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(player.choices(outcomes, chances)[0])


def _mean_decisions(root: Any) -> float:
    player = random.Random(1)
    total, games = 0, 300
    for _ in range(games):
        state = root.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                _draw(state, player)
            else:
                total += 1
                state.apply_action(player.choice(state.legal_actions()))
    return total / games


def catanatron(seconds: float) -> float | None:
    """Decisions per second of Catanatron's random games."""
    if find_spec("catanatron") is None:
        return None
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        records = getattr(game.state, "action_records", None) or game.state.actions
        decisions += len(records)
    return decisions / (time.perf_counter() - started)


def memory_of_many_games() -> float:
    """Peak memory in MiB after 5,000 five-player games of Café del Gatto in a fresh process."""
    code = (
        "from ludocafe import registry; from ludocafe.core.chance import FastChance; "
        "from ludocafe.core.playout import random_playout; import resource\n"
        "g = registry.game('cafe_del_gatto'); c = FastChance(1); p = FastChance(2)\n"
        "for _ in range(5000): random_playout(g.new(5, {}, c), c, p, 5000)\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)"
    )
    return float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of the rules engine")
    parser.add_argument("games", nargs="*", help="game ids (default: all)")
    parser.add_argument("--seconds", type=float, default=2.0, help="per measurement")
    parser.add_argument("--json", type=Path, help="also write the raw result to this file")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    ids = arguments.games or list(registry.kinds())
    tasks = [(id, seats) for id in ids for seats in registry.game(id).seat_counts]
    if arguments.child:
        print(json.dumps({f"{id} {seats}": measure(id, seats, arguments.seconds) for id, seats in tasks}))
        return
    report: dict[str, Any] = {
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "machine": {"python": platform.python_version(), "system": platform.platform(), "cores": os.cpu_count()},
        "compiled": COMPILED,
        "seeds": [1, 2],
        "seconds": arguments.seconds,
    }
    eights = crazy_eights(arguments.seconds)
    catan = catanatron(arguments.seconds)
    native = {f"{id} {seats}": measure(id, seats, arguments.seconds) for id, seats in tasks}
    plain = interpreted([*ids, "--seconds", str(arguments.seconds / 2)]) if COMPILED else native
    report |= {"crazy_eights": eights, "catanatron": catan, "games": native, "interpreted": plain}
    if "cafe_del_gatto" in ids:
        report["memory_mib_5000_games"] = memory_of_many_games()
    report["peak_memory_mib"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"compiled: {COMPILED}   OpenSpiel crazy_eights (C++): {_million(eights)}   Catanatron: {_million(catan)}")
    print(f"{'game, players':26} {'decisions/s':>12} {'games/s':>9} {'copy µs':>8} {'x plain':>8} {'x eights':>9} {'x catan':>8}")
    for name, row in native.items():
        speed = row["decisions_per_second"]
        ratios = [
            f"{speed / plain[name]['decisions_per_second']:8.1f}",
            f"{speed / eights:9.2f}" if eights else f"{'-':>9}",
            f"{speed / catan:8.1f}" if catan else f"{'-':>8}",
        ]
        copy = row["copy_microseconds"]
        print(f"{name:26} {speed:12,.0f} {row['games_per_second']:9,.0f} {copy:8.2f} {' '.join(ratios)}")
    if "memory_mib_5000_games" in report:
        print(f"5,000 five-player games of Café del Gatto: {report['memory_mib_5000_games']:.0f} MiB at most")
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


def _million(speed: float | None) -> str:
    return "not installed" if speed is None else f"{speed / 1e6:.3f} M decisions/s"


if __name__ == "__main__":
    main()
