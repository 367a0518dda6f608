"""Many games at once behind NumPy arrays: observations, masks, who decides, rewards, ends.

Games are independent; each step carries out one action in every game, and a game that is over starts again at once. The arrays
are the engine's own memory and hold the present until the next ``step``: copy what you keep, or pass arrays of your own.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludocafe import registry
from ludocafe.core.errors import BadInput
from ludocafe.core.game import Game
from ludocafe.core.layout import Layout
from ludocafe.core.model import Settings
from ludocafe.learn.engine import ENDED, Engine, Local, Plan, Shared
from ludocafe.learn.games import APPRENTICE, RANDOM, REGULAR

# Levels that play inside a batch; those that search take a seat in ``ludocafe.adapters.zoo.SeatEnv``.
RIVALS = {"random": int(RANDOM), "apprentice": int(APPRENTICE), "regular": int(REGULAR)}


class Batch:
    """``n`` games of one kind.

    ``rivals`` is a level (random, apprentice, regular) that holds all seats but one, or one level for each of them from the
    learner's left on; without it all seats learn. The learner's seat changes from game to game unless ``seat`` is given.
    ``threads`` processes share the work (compiled rules keep the interpreter's lock). The same seed gives the same games,
    whatever the number of threads.

    After ``reset`` and every ``step`` the arrays hold, game by game:

    - ``observations`` (n, size): what the seat that decides may know; ``layout`` says what the numbers mean,
    - ``masks`` (n, actions): 1 for every legal action,
    - ``actor`` (n): the seat that decides,
    - ``done`` (n): 1 when a game has just ended, 2 when it was cut off after ``limit`` decisions; then one sees a new game,
    - ``rewards`` (n, seats): of a game just ended, 1 for the winner, together 0 (alone at the table points / 100); else 0,
    - ``points``, ``places`` (n, seats): of the game that ended last in this place,
    - ``scores`` (n, seats): points if the game ended now, when ``running`` is set.

    ``into`` may name arrays of your own, by the names above; they are filled at every step instead.
    """

    observations: NDArray[np.int16]
    masks: NDArray[np.uint8]
    actor: NDArray[np.int16]
    done: NDArray[np.uint8]
    rewards: NDArray[np.float64]
    points: NDArray[np.int32]
    places: NDArray[np.int16]
    scores: NDArray[np.int32]

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        n: int = 1024,
        settings: Settings | None = None,
        seed: int = 0,
        threads: int = 1,
        rivals: str | Sequence[str] | None = None,
        seat: int | None = None,
        form: str = "flat",
        limit: int | None = None,
        running: bool = False,
        into: dict[str, NDArray[Any]] | None = None,
    ) -> None:
        if n < 1:
            raise ValueError("a batch has at least one game")
        self.game = registry.game(game) if isinstance(game, str) else game
        self.seats, self.n, self.seed, self.threads = seats, n, seed, max(1, min(threads, n))
        self.layout: Layout = self.game.observer(seats, form).layout()
        self.into = into or {}
        if unknown := sorted(set(self.into) - set(Batch.__annotations__)):
            raise ValueError(f"a batch has no array {unknown[0]}")
        self._low: NDArray[np.float32] = np.asarray(self.layout.low(), np.float32)
        self._width: NDArray[np.float32] = np.maximum(np.asarray(self.layout.high(), np.float32) - self._low, 1)
        self._numbers = np.arange(n)
        self._plan = Plan(
            type(self.game),
            self.game.edition,
            self.game.check_settings(seats, settings or {}),
            seats,
            form,
            self.game.max_decisions if limit is None else limit,
            tuple(RIVALS[level] for level in levels(rivals, seats)),
            -1 if seat is None else seat,
            running,
        )
        self._open()
        self.reset()

    def _open(self) -> None:
        self._engine: Engine = Local(self._plan, self.n) if self.threads == 1 else Shared(self._plan, self.n, self.threads)
        for name, array in self._engine.arrays.items():
            own = self.into.get(name, array)
            if own.shape != array.shape:
                raise ValueError(f"{name} must have the shape {array.shape}, not {own.shape}")
            setattr(self, name, own)

    @property
    def actions(self) -> int:
        """Codes the game has."""
        return self.game.action_count

    def reset(self, seed: int | None = None) -> None:
        """Restart all games, with another seed if one is given."""
        if seed is not None:
            self.seed = seed
        self._engine.reset(self.seed)
        self._fill()

    def step(self, actions: Any) -> None:
        """Carry out one action in each game; if one is illegal, raise and change nothing."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.n,):
            raise ValueError(f"{self.n} actions are needed, one for each game")
        legal = (chosen >= 0) & (chosen < self.actions)
        legal &= self.masks[self._numbers, np.where(legal, chosen, 0)] == 1
        if not legal.all():
            number = int(np.argmin(legal))
            raise ValueError(f"action {chosen[number]} is not legal in game {number}")
        self._engine.step(chosen)
        self._fill()

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for each game, from the games' own random numbers."""
        return self._engine.random_actions()

    def policy_actions(self) -> NDArray[np.int64]:
        """The action of the level *regular* in each game, for imitation learning."""
        return self._engine.policy_actions()

    def scaled(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The observations as numbers from 0 to 1."""
        out = np.empty(self.observations.shape, np.float32) if out is None else out
        np.subtract(self.observations, self._low, out=out)
        out /= self._width
        return out

    def _fill(self) -> None:
        for name, array in self.into.items():
            np.copyto(array, self._engine.arrays[name])

    def close(self) -> None:
        """End the processes, if there are any; the arrays keep their values."""
        self._engine.close()

    def __getstate__(self) -> dict[str, Any]:
        """The pickled state: every game as a position, its random generators, and the results of the last games."""
        arrays = self._engine.arrays
        kept = {name: value for name, value in self.__dict__.items() if name not in (*arrays, "_engine", "game")}
        ended = {name: arrays[name].ravel().tolist() for name in ENDED}
        return {**kept, "_saved": (self._engine.save(), ended)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        games, ended = kept.pop("_saved")
        self.__dict__.update(kept)
        self.game = self._plan.kind(self._plan.edition)
        self._open()
        self._engine.load(games, ended)
        self._fill()


def levels(rivals: str | Sequence[str] | None, seats: int) -> list[str]:
    """The level of each rival, from the learner's left on."""
    if rivals is None:
        return []
    found = [rivals] * (seats - 1) if isinstance(rivals, str) else list(rivals)
    for level in found:
        if level not in RIVALS:
            raise BadInput("unknown-level", {"level": level})
    if len(found) != seats - 1:
        raise BadInput("rivals-number", {"rivals": len(found), "seats": seats})
    return found
