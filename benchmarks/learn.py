"""How fast learners get games: decisions a second with observations and masks, beside other libraries in the same run.

    PYTHONPATH=build/native python benchmarks/learn.py [--quick] [--json FILE]

Everything plays random legal actions on one core in batches of 1,024 games (PettingZoo, and ours through it: one at a time).
``processor`` is decisions for each second of processor time, the figure to compare on a machine that does other things as well.
PGX (on the CPU) and PettingZoo's card games are measured when installed: ``pip install ".[peers]"``. ``memory`` is what a game of
the batch costs, in KiB.
"""

import argparse
import datetime
import json
import os
import platform
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import numpy as np

for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[name] = "1"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"

from ludocafe.adapters.zoo import TableEnv  # noqa: E402
from ludocafe.learn import Batch, games  # noqa: E402

GOALS = {"cafe_del_gatto": 1_000_000, "cafe_international": 800_000, "cafe": 200_000, "coffee_traders": 200_000}
MEMORY = {"cafe_del_gatto": 8, "cafe_international": 8, "cafe": 32, "coffee_traders": 32}  # KiB at most
PGX = ("backgammon", "leduc_holdem")  # the first is the comparable one: dice, a board, about a hundred decisions
ZOO = ("leduc_holdem", "texas_holdem", "texas_holdem_no_limit")
TIMES = {f"PGX {PGX[0]}": 5.0, **{f"PettingZoo {name}": 100.0 for name in ZOO}}  # how much faster Café del Gatto should be
COUNT = 1024


def measure(play: Callable[[], int], seconds: float) -> dict[str, float]:
    """Decisions a second: of the clock, and of processor time."""
    play()
    decisions, started, spent = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - started < seconds:
        decisions += play()
    return {
        "decisions_per_second": round(decisions / (time.perf_counter() - started)),
        "processor": round(decisions / (time.process_time() - spent)),
    }


def ours(id: str, seconds: float) -> dict[str, float]:
    """A batch of our own, and what each of its games weighs."""
    batch = warmed(id)

    def play() -> int:
        for _ in range(4):
            batch.step(batch.random_actions())
        return 4 * COUNT

    figures = {"memory": memory_of(id), "observation": batch.layout.size, "actions": batch.actions}
    return {**measure(play, seconds), **figures}


def warmed(id: str) -> Batch:
    """A batch of games of different ages."""
    batch = Batch(id, 2, COUNT, seed=1)
    for _ in range(60):
        batch.step(batch.random_actions())
    return batch


def memory_of(id: str) -> float:
    """KiB of a game, as a process of its own grows: here the batches of other games have left room."""
    command = [sys.executable, __file__, "--memory", id]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def growth(id: str) -> float:
    """KiB by which this process grows for each game of a batch."""
    few = Batch(id, 2, 16)
    few.step(few.random_actions())  # what all games share is in memory now
    before = _resident()
    batch = warmed(id)
    return (_resident() - before) / batch.n


def through_pettingzoo(id: str, seconds: float) -> dict[str, float]:
    """The same game through our PettingZoo environment."""
    return measure(_stepper(TableEnv(id, 2)), seconds)


def pettingzoo_classic(name: str, seconds: float) -> dict[str, float]:
    """One of PettingZoo's own card games, in the version it has."""
    import pettingzoo.classic

    versions = [module.name for module in iter_modules(pettingzoo.classic.__path__) if re.fullmatch(rf"{name}_v\d+", module.name)]
    return measure(_stepper(import_module(f"pettingzoo.classic.{versions[-1]}").env()), seconds)


def _stepper(table: Any) -> Callable[[], int]:
    player = random.Random(1)
    table.reset(seed=1)

    def play() -> int:
        observation, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.reset()
            return 0
        legal = np.flatnonzero(observation["action_mask"])
        table.step(int(legal[int(player.random() * len(legal))]))
        return 1

    return play


def pgx(name: str, seconds: float) -> dict[str, float]:
    """A game of PGX, stepped with observations and masks for a batch; its own automatic restart."""
    import jax
    import jax.numpy as jnp
    from pgx import make
    from pgx.experimental.utils import act_randomly
    from pgx.experimental.wrappers import auto_reset

    game = make(name)
    step = auto_reset(game.step, game.init)

    def advance(state: Any, key: Any) -> tuple[Any, Any]:
        key, first, second = jax.random.split(key, 3)
        action = act_randomly(first, state.legal_action_mask)
        return jax.vmap(step)(state, action, jax.random.split(second, COUNT)), key

    advance = jax.jit(advance)
    holder = [jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(1), COUNT)), jax.random.PRNGKey(2)]

    def play() -> int:
        for _ in range(4):
            holder[0], holder[1] = advance(*holder)
        jnp.sum(holder[0].observation[0]).block_until_ready()
        return 4 * COUNT

    play()
    return measure(play, seconds)


def _resident() -> float:
    """KiB of memory of this process."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4.0 if sys.platform == "linux" else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how fast learners get games.")
    parser.add_argument("--quick", action="store_true", help="a second each, and fewer peers")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--memory", choices=GOALS, help="say only how many KiB a game needs")
    options = parser.parse_args()
    if options.memory is not None:
        print(round(growth(options.memory), 1))
        return
    seconds = 1.0 if options.quick else options.seconds
    compiled = not str(games.__file__).endswith(".py")
    if not compiled:
        print("The rules are not compiled: these are not the figures to look at.")

    found: dict[str, dict[str, float]] = {}

    def note(name: str, figures: dict[str, float]) -> None:
        found[name] = figures
        more = "  ".join(f"{key} {value:,}" for key, value in figures.items() if key != "decisions_per_second")
        print(f"{name:34} {figures['decisions_per_second']:>12,} /s  {more}", flush=True)

    for id in GOALS:
        note(id, ours(id, seconds))
    for id in GOALS:
        note(f"{id} through PettingZoo", through_pettingzoo(id, seconds))
    if find_spec("rlcard") is not None:
        for name in ZOO[: 2 if options.quick else None]:
            note(f"PettingZoo {name}", pettingzoo_classic(name, seconds))
    if find_spec("pgx") is not None:
        for name in PGX[: 1 if options.quick else None]:
            note(f"PGX {name}", pgx(name, seconds))

    print()
    verdicts = {}
    for id, goal in GOALS.items():
        verdicts[id] = {
            "speed": found[id]["decisions_per_second"] >= goal,
            "speed_processor": found[id]["processor"] >= goal,
            "memory": found[id]["memory"] <= MEMORY[id],
        }
        print(f"{id}: goal {goal:,}/s {verdicts[id]}")
    light = found["cafe_del_gatto"]["processor"]
    times = {
        name: round(light / figures["processor"], 1) for name, figures in found.items() if name.startswith(("PGX", "PettingZoo "))
    }
    for name, ratio in times.items():
        verdict = f", goal {TIMES[name]:.0f} {ratio >= TIMES[name]}" if name in TIMES else ""
        print(f"Café del Gatto is {ratio:,} x {name} (processor time){verdict}")
    if options.json is not None:
        machine = {"python": platform.python_version(), "cores": os.cpu_count(), "load": os.getloadavg(), "compiled": compiled}
        document = {
            "date": datetime.date.today().isoformat(),
            "machine": machine,
            "batch": COUNT,
            "results": found,
            "goals": verdicts,
            "times": times,
            "times_goals": {name: times[name] >= goal for name, goal in TIMES.items() if name in times},
        }
        options.json.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
