"""The engines that play the games of a batch: in this process, or distributed over several."""

import contextlib
import ctypes
import multiprocessing
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from math import prod
from multiprocessing.connection import Connection
from typing import Any, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludocafe.bots import brains
from ludocafe.bots.budget import mix
from ludocafe.bots.levels import OVERLOOKED
from ludocafe.core.edition import Edition
from ludocafe.core.game import Game
from ludocafe.learn.games import Games

Array = NDArray[Any]
Actions = NDArray[np.int64]

ENDED = ("done", "rewards", "points", "places")  # what is noted of the games that ended last
Ended = dict[str, list[Any]]

RESET, STEP, RANDOM, POLICY, SAVE, LOAD, STOP = "reset", "step", "random", "policy", "save", "load", "stop"


class Plan(msgspec.Struct, frozen=True):
    """The parameters common to all games of a batch."""

    kind: type[Game]
    edition: Edition
    settings: dict[str, str]
    seats: int
    form: str
    limit: int
    rivals: tuple[int, ...]
    seat: int  # that learns, or -1
    running: bool  # scores are wanted


class SavedGame(msgspec.Struct, frozen=True):
    """One game in a form to be stored: position, both random generators, and the table's numbers."""

    position: str
    words: list[int]
    learner: int
    played: int
    decisions: int


class Engine(Protocol):
    """Plays the games. ``arrays`` are its memory."""

    arrays: dict[str, Array]

    def reset(self, seed: int) -> None: ...

    def step(self, actions: Actions) -> None: ...

    def random_actions(self) -> Actions: ...

    def policy_actions(self) -> Actions: ...

    def save(self) -> list[SavedGame]: ...

    def load(self, kept: Sequence[SavedGame], ended: Ended) -> None: ...

    def close(self) -> None: ...


class Local:
    """All games in this process."""

    def __init__(self, plan: Plan, count: int, first: int = 0) -> None:
        self.game = plan.kind(plan.edition)
        self.count, self.first = count, first
        self.policy = brains.brain_of(self.game).policy
        self._own_policy = self.policy()
        observer = self.game.observer(plan.seats, plan.form)
        rivals = list(plan.rivals)
        self.games = Games(
            self.game, plan.settings, observer, count, first, plan.limit, rivals, plan.seat, OVERLOOKED, plan.running, self.policy
        )
        self.arrays: dict[str, Array]
        flat = {name: _view(getattr(self.games, name), kind) for name, kind, _ in shapes(plan, self.game, count)}
        self.arrays = {name: flat[name].reshape(shape) for name, _, shape in shapes(plan, self.game, count)}
        self._chosen = _view(self.games.chosen, np.int64)

    def reset(self, seed: int) -> None:
        self.games.reset([mix(seed, number) >> 1 for number in range(self.first, self.first + self.count)])

    def step(self, actions: Actions) -> None:
        self.games.step(actions.tolist())

    def random_actions(self) -> Actions:
        self.games.choose_at_random()
        return np.array(self._chosen)

    def policy_actions(self) -> Actions:
        self.games.choose_by(self._own_policy)
        return np.array(self._chosen)

    def save(self) -> list[SavedGame]:
        return [self._saved(number) for number in range(self.count)]

    def _saved(self, number: int) -> SavedGame:
        table = self.games.table(number)
        words = [int(word) for source in (table.chance, table.player) for word in source.words]
        return SavedGame(self.game.position(table.state), words, int(table.learner), int(table.played), int(table.decisions))

    def load(self, kept: Sequence[SavedGame], ended: Ended) -> None:
        for number, one in enumerate(kept):
            state = self.game.parse_position(one.position)
            self.games.restore(number, state, one.words, one.learner, one.played, one.decisions)
        self.games.note(ended["done"], ended["rewards"], ended["points"], ended["places"])

    def close(self) -> None:
        """Nothing to close."""


class Shared:
    """Games distributed over processes that write into shared memory; the memory lives as long as any of its arrays."""

    def __init__(self, plan: Plan, count: int, processes: int) -> None:
        self.count = count
        game = plan.kind(plan.edition)
        layout = common(plan, game, count)
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray(ctypes.c_byte, sum(_bytes(kind, shape) for _, kind, shape in layout))
        parts = _mapped(memory, layout)
        self._actions = parts.pop("actions")
        self.arrays = parts
        edges = [count * number // processes for number in range(processes + 1)]
        self._slices = [slice(low, high) for low, high in pairwise(edges)]
        self._pipes: list[Connection] = []
        self._processes = []
        for part in self._slices:
            ours, theirs = context.Pipe()
            run = partial(work, plan, count, part.start, part.stop, memory, theirs)
            process = context.Process(target=run, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def _ask(self, command: str, *details: Any) -> list[Any]:
        """Send a command to every process; returns their answers."""
        if not self._pipes:
            raise ValueError("the batch is closed")
        for number, pipe in enumerate(self._pipes):
            pipe.send((command, details[number] if details else None))
        answers = [pipe.recv() for pipe in self._pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def reset(self, seed: int) -> None:
        self._ask(RESET, *[seed] * len(self._pipes))

    def step(self, actions: Actions) -> None:
        self._actions[:] = actions
        self._ask(STEP)

    def random_actions(self) -> Actions:
        self._ask(RANDOM)
        return self._actions.copy()

    def policy_actions(self) -> Actions:
        self._ask(POLICY)
        return self._actions.copy()

    def save(self) -> list[SavedGame]:
        return [kept for answer in self._ask(SAVE) for kept in answer]

    def load(self, kept: Sequence[SavedGame], ended: Ended) -> None:
        def part_of(part: slice) -> Ended:
            each = {name: len(values) // self.count for name, values in ended.items()}
            return {name: values[part.start * each[name] : part.stop * each[name]] for name, values in ended.items()}

        self._ask(LOAD, *[(kept[part], part_of(part)) for part in self._slices])

    def close(self) -> None:
        """End the processes; the arrays keep what they hold."""
        for pipe in self._pipes:
            with contextlib.suppress(OSError):  # a process that is gone already
                pipe.send((STOP, None))
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []


def work(plan: Plan, count: int, low: int, high: int, memory: Any, pipe: Connection) -> None:
    """A process of ``Shared``: plays the games from ``low`` to ``high`` of ``count``."""
    engine = Local(plan, high - low, low)
    parts = {name: array[low:high] for name, array in _mapped(memory, common(plan, engine.game, count)).items()}
    actions = parts.pop("actions")
    with contextlib.suppress(EOFError, ConnectionError):  # the other side is gone
        while (asked := pipe.recv())[0] != STOP:
            try:
                answer = _do(engine, actions, *asked)
                for name, array in engine.arrays.items():
                    np.copyto(parts[name], array)
            except Exception as error:
                answer = error
            pipe.send(answer)


def _do(engine: Local, actions: Actions, command: str, detail: Any) -> Any:
    if command == RESET:
        return engine.reset(detail)
    if command == STEP:
        return engine.step(actions)
    if command == RANDOM:
        actions[:] = engine.random_actions()
        return None
    if command == POLICY:
        actions[:] = engine.policy_actions()
        return None
    return engine.save() if command == SAVE else engine.load(*detail)


def shapes(plan: Plan, game: Game, count: int) -> list[tuple[str, Any, tuple[int, ...]]]:
    """Name, type and shape of each array, the widest numbers first so that each lies where its type wants it."""
    size = int(game.observer(plan.seats, plan.form).size)
    return [
        ("rewards", np.float64, (count, plan.seats)),
        ("points", np.int32, (count, plan.seats)),
        ("scores", np.int32, (count, plan.seats)),
        ("observations", np.int16, (count, size)),
        ("actor", np.int16, (count,)),
        ("places", np.int16, (count, plan.seats)),
        ("done", np.uint8, (count,)),
        ("masks", np.uint8, (count, game.action_count)),
    ]


def _view(memory: Any, kind: Any) -> Array:
    """The engine's own memory as an array."""
    return np.frombuffer(memory, kind)


def common(plan: Plan, game: Game, count: int) -> list[tuple[str, Any, tuple[int, ...]]]:
    """The same arrays, preceded by the actions sent to the processes."""
    return [("actions", np.int64, (count,)), *shapes(plan, game, count)]


def _bytes(kind: Any, shape: tuple[int, ...]) -> int:
    return prod(shape) * int(np.dtype(kind).itemsize)


def _mapped(memory: Any, layout: list[tuple[str, Any, tuple[int, ...]]]) -> dict[str, Array]:
    """Arrays in shared memory, one after the other."""
    found: dict[str, Array] = {}
    at = 0
    for name, kind, shape in layout:
        found[name] = np.ndarray(shape, kind, memory, at)
        at += _bytes(kind, shape)
    return found
