"""How fast the search is, next to OpenSpiel's Python MCTS bot on the same games; its memory, and how it keeps to its time.

    python benchmarks/search.py [--seconds 3] [--positions 10] [--turns 10] [--write] [GAME …]

A simulation is one way down the tree and one evaluation of where it ends. OpenSpiel's ``MCTSBot`` evaluates by one random game
(``RandomRolloutEvaluator``), on our adapter, hence on our compiled rules. Ours is measured three times: as ``barista`` and
``master`` play (a policy plays on, cut off where the setting for the game says so; the master's may be a slower one), and
doing just what OpenSpiel's does (``random``: no option is liked better than another, random playouts to the end of the game).
All think in turn about the same positions, spread evenly from the beginning to the end of games, in one process; figures are
simulations per second of *processor* time, so that other work on the machine does not count.

Memory is the peak of a process that does nothing but one search of three seconds of processor time with the most players.
The longest turn is looked for among turns of each level, spread over several games; it is given by the clock and by processor
time, since on a busy machine a process may simply not get its share. Compile first (``make native``).
"""

import argparse
import datetime
import itertools
import json
import platform
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import geometric_mean
from typing import Any

from ludocafe import registry
from ludocafe.bots import search as searching
from ludocafe.bots.bot import LevelBot, Seated
from ludocafe.bots.brains import brain_of
from ludocafe.bots.budget import mix
from ludocafe.bots.generic import FlatPolicy
from ludocafe.bots.levels import SEARCHES, choose
from ludocafe.bots.search import Search
from ludocafe.bots.thinking import new_search, sampled
from ludocafe.core.brain import BARISTA, MASTER, SearchProfile
from ludocafe.core.chance import FastChance
from ludocafe.core.game import Game
from ludocafe.core.state import State

REPORT = Path(__file__).parent / "results" / "search.json"
EXPLORE = 2.0  # for results from -1 to 1, as in OpenSpiel's examples
AT_ONCE = 8  # simulations between two looks at the clock
SEED = 2026


def positions(game: Game, seats: int, count: int) -> Iterator[State]:
    """Decisions with at least two options, from the first to almost the last, each of another game played by the regular."""
    for number in range(count):
        game_length = sum(1 for _ in decisions(game, seats, number))
        yield next(itertools.islice(decisions(game, seats, number), game_length * number // count, None))


def decisions(game: Game, seats: int, number: int) -> Iterator[State]:
    """One game of the regular, as it was before every decision with at least two options."""
    rng = FastChance(mix(SEED, number) >> 1)
    state = game.new(seats, game.check_settings(seats, {}), rng)
    while not game.over(state):
        if len(state.legal()) > 1:
            yield state
        state.apply(choose("regular", game, game.view(state, int(state.actor())), number), rng, None)


def rate(think: Callable[[int], object], seconds: float) -> tuple[int, float]:
    """Think for so much processor time: simulations done and seconds taken."""
    started = time.process_time()
    done = 0
    while (taken := time.process_time() - started) < seconds:
        think(AT_ONCE)
        done += AT_ONCE
    return done, taken


def ours(game: Game, state: State, level: str) -> Callable[[int], object]:
    return on_and_on(game, state, new_search(game, brain_of(game).profile(level), state, SEED))


def like_theirs(game: Game, state: State) -> Callable[[int], object]:
    """Our search doing just what OpenSpiel's does."""
    return on_and_on(game, state, new_search(game, SearchProfile(FlatPolicy(), slip=1000), state, SEED))


def on_and_on(game: Game, state: State, search: Search) -> Callable[[int], object]:
    root = sampled(game, game.view(state, int(state.actor())), SEED)
    return lambda simulations: search.run(root, simulations, 0.0)


def theirs(game: Game, state: State) -> Callable[[int], object]:
    """OpenSpiel's bot, ``AT_ONCE`` simulations at a time: its own overhead for each search is little beside them."""
    import numpy as np  # here, lest the memory of our own search counts them in
    from open_spiel.python.algorithms import mcts

    from ludocafe.adapters.openspiel import load

    rng = np.random.RandomState(SEED)
    spiel = load(game.id, int(state.seats))
    bot = mcts.MCTSBot(spiel, EXPLORE, AT_ONCE, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    root = spiel.at(sampled(game, game.view(state, int(state.actor())), SEED))
    return lambda _: bot.mcts_search(root)


def speed(game: Game, seats: int, seconds: float, count: int) -> dict[str, Any]:
    """Simulations per second of processor time, and how many times OpenSpiel's; geometric means over the same positions."""
    rates: dict[str, list[float]] = {}
    for state in positions(game, seats, count):
        thinkers = {
            "barista": ours(game, state, BARISTA),
            "master": ours(game, state, MASTER),
            "random": like_theirs(game, state),
            "openspiel": theirs(game, state),
        }
        for name, think in thinkers.items():
            done, taken = rate(think, seconds / count)
            rates.setdefault(name, []).append(done / taken)
    openspiel = rates["openspiel"]
    times = {name: [a / b for a, b in zip(found, openspiel, strict=True)] for name, found in rates.items() if name != "openspiel"}
    return {
        "rates": {name: round(geometric_mean(found), 1) for name, found in rates.items()},
        "times": {name: round(geometric_mean(found), 1) for name, found in times.items()},
        "least": {name: round(min(found), 1) for name, found in times.items()},
    }


def memory(game: Game) -> dict[str, Any]:
    """Peak memory of a process that searches as the master does, for three seconds of processor time."""
    command = [sys.executable, __file__, "--remember", game.id]
    document: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return document


def remember(game: Game) -> dict[str, Any]:
    seats = max(game.seat_counts)
    state = next(positions(game, seats, 1))
    done, _ = rate(ours(game, state, MASTER), SEARCHES[MASTER])
    return {"seats": seats, "simulations": done, "peak_mib": round(peak() / 1024, 1)}


def peak() -> int:
    """Peak memory of this process in KiB; Linux's own count, since getrusage also counts what the parent held before."""
    status = Path("/proc/self/status")
    if status.exists():
        return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmHWM"))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def punctuality(game: Game, seats: int, level: str, count: int) -> dict[str, Any]:
    """The longest of some turns of a level, each from a decision of the positions until another seat acts."""
    clock: list[float] = []
    worked: list[float] = []
    for number, state in enumerate(positions(game, seats, count)):
        seat = int(state.actor())
        rng = FastChance(number)
        bot = LevelBot(level)
        bot.sit(Seated(game, seat, seats, {}, number))
        started, processor = time.perf_counter(), time.process_time()
        while state.actor() == seat:
            code = bot.choose(game.view(state, seat))
            bot.saw(seat, code)
            state.apply(code, rng, None)
        clock.append(time.perf_counter() - started)
        worked.append(time.process_time() - processor)
    return {
        "budget": SEARCHES[level],
        "turns": count,
        "mean": round(sum(clock) / count, 3),
        "longest": round(max(clock), 3),
        "longest_processor": round(max(worked), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed, memory and punctuality of the search.")
    parser.add_argument("games", nargs="*", default=sorted(registry.kinds()))
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time for each bot, game and number of players")
    parser.add_argument("--positions", type=int, default=10)
    parser.add_argument("--turns", type=int, default=10)
    parser.add_argument("--write", action="store_true", help=f"keep the report in {REPORT.name}")
    parser.add_argument("--remember", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.remember:
        print(json.dumps(remember(registry.game(arguments.remember))))
        return
    report: dict[str, Any] = {
        "date": datetime.date.today().isoformat(),
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "compiled": not str(searching.__file__).endswith(".py"),
        "seed": SEED,
        "seconds": arguments.seconds,
        "positions": arguments.positions,
        "games": {},
    }
    for id in arguments.games:
        game = registry.game(id)
        found: dict[str, Any] = {}
        for seats in sorted({2, max(game.seat_counts)}):
            found.setdefault("speed", {})[str(seats)] = speed(game, seats, arguments.seconds, arguments.positions)
        found["memory"] = memory(game)
        found["punctuality"] = {level: punctuality(game, 2, level, arguments.turns) for level in SEARCHES}
        report["games"][id] = found
        print(id, json.dumps(found, indent=1), flush=True)
    if arguments.write:
        REPORT.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
