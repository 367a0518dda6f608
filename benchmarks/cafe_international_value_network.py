"""Teaches the value network of Café International by games that it plays against itself.

    PYTHONPATH=build/native:. python -m benchmarks.cafe_international_value_network [--generations 12] [--games 4000] [--write]

In the first generation the regular plays; in every later one all players follow what the generation before has learned, with a
random choice now and then. After every turn it is noted what each player saw. What is to be foreseen from there are the points
made until the next note, and after it partly what was foreseen there (``TRUST``), partly what really followed. At the end the
far-sighted player meets the regular. ``--write`` writes the weights to
``games/cafe_international/brain/value_network_weights.py``.
"""

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import numpy as np
from benchmarks.cafe_international_greedy import compare
from benchmarks.fitting import slipping, write_weights
from numpy.typing import NDArray

from ludocafe import registry
from ludocafe.bots.brains import brain_of
from ludocafe.core.chance import FastChance
from ludocafe.games.cafe_international.brain import value_network
from ludocafe.games.cafe_international.brain.policy import FarSightedPolicy, FarSightedTurn, Memory, Taste, certain_points
from ludocafe.games.cafe_international.brain.value_network import SHAPES, UNIT, ValueNetwork
from ludocafe.games.cafe_international.rules.decisions import InternationalState

# Players, and whether with the variant: as often as it stands here.
SETUPS = [(2, "off")] * 5 + [(3, "off")] * 3 + [(4, "off")] * 3 + [(5, "off")] * 3 + [(seats, "on") for seats in (2, 3, 4, 5)]
BUNCH = 50  # games in one job
SLIP = 100  # one in so many decisions is random
KEPT = 500  # per mille of notes that are learned from; neighbours tell much the same
TRUST = 0.25  # in what was foreseen at the next note, against what followed it
MEMORY = 3  # generations whose games are learned from
BATCH = 1024
WIDTH = 16  # weights in a line of the file
EPOCHS = 2
PACE = 0.003  # of learning, at first
USUAL = 30.0  # points: errors are measured by it, and clipped at twice as much
GENTLE = (0.3, 0.5)  # sums of what eyes notice are scaled down to the size of other inputs

Floats = NDArray[np.float32]
Shorts = NDArray[np.int16]


class Note(NamedTuple):
    """After a turn: certain points of a player and of its rivals on average, what it foresaw for both, and what it saw."""

    points: tuple[float, float]
    foreseen: tuple[float, float]
    seen: list[int] | None


class Lesson(NamedTuple):
    """What was seen, and the points that followed: the own and the rivals'."""

    seen: Shorts
    points: Floats


def play(seed: int, weights: list[int] | None) -> Lesson:
    """One game of the network (None: of the regular), with what is to be learned from it."""
    seats, variant = SETUPS[seed % len(SETUPS)]
    game = registry.game("cafe_international")
    rng, whim = FastChance(seed), FastChance(seed + 1_000_003)
    state = game.new(seats, game.check_settings(seats, {"circle_tribe": variant}), rng)
    assert isinstance(state, InternationalState)
    eyes = ValueNetwork(weights or nothing_learned())
    policy = FarSightedPolicy(eyes) if weights else brain_of(game).policy()
    notes: list[list[Note]] = [[] for _ in range(seats)]
    while state.actor() >= 0:
        code = slipping(state, policy, whim, SLIP)
        before = state.copy()
        state.apply(code, rng, None)
        if 0 <= state.actor() != before.actor():
            points = [float(certain_points(state, seat)) for seat in range(seats)]
            for seat in range(seats):
                guess(eyes, before, code, state, seat)
                foreseen = (int(eyes.own) / int(UNIT), int(eyes.rivals) / int(UNIT))
                notes[seat].append(Note(shares(points, seat), foreseen, eyes.seen() if whim.below(0, 1000) < KEPT else None))
    final = [float(state.points(seat)) for seat in range(seats)]
    trust = 0.0 if weights is None else TRUST
    lessons = [lesson for seat in range(seats) for lesson in learned(notes[seat], shares(final, seat), trust)]
    return Lesson(
        np.array([seen for seen, _ in lessons], dtype=np.int16).reshape(-1, value_network.INPUTS),
        np.array([points for _, points in lessons], dtype=np.float32).reshape(-1, 2),
    )


def guess(eyes: ValueNetwork, before: InternationalState, code: int, after: InternationalState, seat: int) -> None:
    """Let a player look at the game after a turn: who ended it as it was weighed, the others as it is."""
    if seat == before.actor():
        FarSightedTurn(before, Taste(), 0, Memory(1), eyes).worth(0, code)
    else:
        eyes.count_unseen(after, seat)
        eyes.look(after, seat, (seat - after.active) % after.seats, False)
        eyes.guess()


def shares(points: list[float], seat: int) -> tuple[float, float]:
    """A player's points, and its rivals' on average."""
    return points[seat], (sum(points) - points[seat]) / (len(points) - 1)


def learned(notes: list[Note], final: tuple[float, float], trust: float) -> Iterator[tuple[list[int], tuple[float, float]]]:
    """From the last note to the first: what was seen and what followed."""
    after, foreseen, followed = final, (0.0, 0.0), (0.0, 0.0)
    for note in reversed(notes):
        own, rivals = (after[i] - note.points[i] + trust * foreseen[i] + (1.0 - trust) * followed[i] for i in range(2))
        followed = (own, rivals)
        after, foreseen = note.points, note.foreseen
        if note.seen is not None:
            yield note.seen, followed


def play_bunch(job: tuple[int, list[int] | None]) -> Lesson:
    seed, weights = job
    return joined([play(seed + number, weights) for number in range(BUNCH)])


def joined(lessons: list[Lesson]) -> Lesson:
    return Lesson(np.concatenate([lesson.seen for lesson in lessons]), np.concatenate([lesson.points for lesson in lessons]))


def nothing_learned() -> list[int]:
    return [0] * sum(rows * width for rows, width in SHAPES)


class Network:
    """The same network in fractions, which can learn: layers of rows of weights, each with a constant."""

    def __init__(self, seed: int, seen: Shorts) -> None:
        """``seen`` tells how large inputs usually are."""
        random = np.random.default_rng(seed)
        self.random = random
        self.steps = 0
        self.sizes = [1.0 / (part.std(axis=0) + 0.05) for part in self.parts(seen[:200_000].astype(np.float32))]
        self.rows: list[Floats] = []
        self.constants: list[Floats] = []
        for rows, width in (*SHAPES[:3], (2, SHAPES[3][1])):
            spread = np.sqrt(1.5 / (width - 1))
            self.rows.append((random.standard_normal((rows, width - 1)) * spread).astype(np.float32))
            self.constants.append(np.zeros(rows, dtype=np.float32))
        self.means = [np.zeros_like(array) for array in self.arrays()]
        self.squares = [np.zeros_like(array) for array in self.arrays()]

    def arrays(self) -> list[Floats]:
        return [*self.rows, *self.constants]

    @staticmethod
    def parts(seen: Floats) -> tuple[Floats, Floats, Floats]:
        """What was seen of nations, of tables and of the game."""
        slots, game = int(value_network.SLOT_START), int(value_network.GAME_START)
        return (
            seen[:, :slots].reshape(-1, value_network.NATION_INPUTS),
            seen[:, slots:game].reshape(-1, value_network.SLOT_INPUTS),
            seen[:, game:],
        )

    def learn(self, lesson: Lesson, pace: float) -> float:
        """One step by Adam's rule; returns the mean square of the error in usual points."""
        count = len(lesson.seen)
        seen = [part * size for part, size in zip(self.parts(lesson.seen.astype(np.float32)), self.sizes, strict=True)]
        eyes = [np.maximum(seen[i] @ self.rows[i].T + self.constants[i], 0) for i in range(2)]
        sums = [eyes[i].reshape(count, -1, eyes[i].shape[1]).sum(axis=1) * GENTLE[i] for i in range(2)]
        noticed = np.concatenate([*sums, seen[2]], axis=1)
        thoughts = np.maximum(noticed @ self.rows[2].T + self.constants[2], 0)
        error = (thoughts @ self.rows[3].T + self.constants[3] - lesson.points) / USUAL

        blame = 2 * np.clip(error, -2, 2) / count
        thought_blame = (blame @ self.rows[3]) * (thoughts > 0)
        noticed_blame = thought_blame @ self.rows[2]
        eye_blames = []
        start = 0
        for i in range(2):
            width = eyes[i].shape[1]
            shared = noticed_blame[:, None, start : start + width] * GENTLE[i]
            things = eyes[i].reshape(count, -1, width)
            eye_blames.append((shared * (things > 0)).reshape(-1, width))
            start += width
        blames = [*eye_blames, thought_blame, blame]
        below = [seen[0], seen[1], noticed, thoughts]
        self.step([b.T @ x for b, x in zip(blames, below, strict=True)] + [b.sum(axis=0) for b in blames], pace)
        return float((error**2).mean())

    def step(self, slopes: list[Floats], pace: float) -> None:
        self.steps += 1
        for array, slope, mean, square in zip(self.arrays(), slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            array -= pace * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)

    def learn_all(self, lesson: Lesson, pace: float) -> float:
        """Several times through all notes in random order; returns the typical error of the last time, in points."""
        batches = len(lesson.seen) // BATCH
        errors: list[float] = []
        for _ in range(EPOCHS):
            order = self.random.permutation(len(lesson.seen))
            for number in range(batches):
                some = order[number * BATCH : (number + 1) * BATCH]
                slower = 1.0 - 0.8 * len(errors) / (EPOCHS * batches)
                errors.append(self.learn(Lesson(lesson.seen[some], lesson.points[some]), pace * slower))
        return float(USUAL * np.sqrt(np.mean(errors[-batches:])))

    def weights(self) -> list[int]:
        """Whole numbers for ``ValueNetwork``, in its order."""
        thoughts = self.rows[2].copy()
        nations = int(value_network.NATION_EYES)
        thoughts[:, :nations] *= GENTLE[0]
        thoughts[:, nations : int(value_network.EYES)] *= GENTLE[1]
        thoughts[:, int(value_network.EYES) :] *= self.sizes[2]
        rows = [self.rows[0] * self.sizes[0], self.rows[1] * self.sizes[1], thoughts, self.rows[3]]
        whole = [np.concatenate([row, constant[:, None]], axis=1) for row, constant in zip(rows, self.constants, strict=True)]
        return [round(float(weight) * int(UNIT)) for part in whole for weight in part.ravel()]


def teach(generations: int, games: int, seed: int, workers: int) -> list[int]:
    """Play and learn, generation after generation; returns the weights."""
    weights: list[int] | None = None
    network: Network | None = None
    lessons: list[Lesson] = []
    with ProcessPoolExecutor(workers) as pool:
        for generation in range(generations):
            start = time.monotonic()
            jobs = [(seed + generation * games + first, weights) for first in range(0, games, BUNCH)]
            fresh = joined(list(pool.map(play_bunch, jobs)))
            # What the regular's games teach is only a beginning.
            lessons = [fresh] if generation < 2 else [*lessons, fresh][-MEMORY:]
            network = network or Network(seed, fresh.seen)
            error = network.learn_all(joined(lessons), PACE * (1.0 - 0.9 * generation / generations))
            weights = network.weights()
            seconds = time.monotonic() - start
            told = f"{len(fresh.seen)} notes, error {error:.2f} points, {seconds:.0f} s"
            print(f"generation {generation + 1} of {generations}: {told}", flush=True)
    assert weights is not None
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach the value network of Café International.")
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--games", type=int, default=4000, help="of each generation")
    parser.add_argument("--seed", type=int, default=30_000_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="write the weights into the package")
    arguments = parser.parse_args()
    weights = teach(arguments.generations, arguments.games, arguments.seed, arguments.workers)
    regular = brain_of(registry.game("cafe_international")).policy()
    print(
        "Against the regular, two players:", compare(400, arguments.seed - 1000, FarSightedPolicy(ValueNetwork(weights)), regular)
    )
    if arguments.write:
        said = f"--generations {arguments.generations} --games {arguments.games} --seed {arguments.seed}"
        write_weights(
            "cafe_international",
            "value_network",
            "The weights of ``ValueNetwork``.",
            said,
            [weights],
            WIDTH,
        )


if __name__ == "__main__":
    main()
