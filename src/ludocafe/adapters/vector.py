"""A batch as a Gymnasium vector environment: one learner in each game, our bots in the other seats.

Importing this module registers an id for every game, with the usual ways to ask for one seat or many:

>>> import gymnasium
>>> import ludocafe.adapters.vector
>>> many = gymnasium.make_vec("ludocafe/cafe_del_gatto-v1", num_envs=8, players=2, rivals="random")
>>> observations, info = many.reset(seed=1)
>>> observations.shape, info["action_mask"].shape
((8, 131), (8, 48))
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludocafe import registry
from ludocafe.core.model import Settings
from ludocafe.learn import Batch
from ludocafe.learn.games import CUT_OFF, OVER

NAMESPACE = "ludocafe"
VERSION = 1


class BatchEnv(VectorEnv):  # type: ignore[misc]
    """Many games at once. A game that is over starts again in the same step; its last rewards, points and places are told then.

    ``info["action_mask"]`` (also ``action_masks()``) tells what is legal; an illegal action raises ``ValueError`` and changes
    nothing. There is no observation of a game's end.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        players: int = 2,
        rivals: str | Sequence[str] = "regular",
        settings: Settings | None = None,
        seat: int | None = None,
        form: str = "flat",
        threads: int = 1,
    ) -> None:
        self.batch = Batch(game, players, num_envs, settings, rivals=rivals, seat=seat, form=form, threads=threads)
        layout = self.batch.layout
        low, high = np.array(layout.low(), np.int16), np.array(layout.high(), np.int16)
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(low, high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 31)))
        return self.batch.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        batch = self.batch
        seat = batch.actor.copy()
        batch.step(actions)
        info = self._info()
        over = batch.done > 0
        if over.any():
            info["points"], info["places"] = batch.points[self._rows, seat], batch.places[self._rows, seat]
            info["_points"] = info["_places"] = over
        return batch.observations.copy(), batch.rewards[self._rows, seat], batch.done == OVER, batch.done == CUT_OFF, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, a row for each game."""
        return self.batch.masks.astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.copy(), "seat": self.batch.actor.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()


def register() -> list[str]:
    """Make all games known to Gymnasium; returns their ids."""
    found = [f"{NAMESPACE}/{id}-v{VERSION}" for id in registry.kinds()]
    for name, id in zip(found, registry.kinds(), strict=True):
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="ludocafe.adapters.zoo:SeatEnv",
                vector_entry_point="ludocafe.adapters.vector:BatchEnv",
                kwargs={"game": id},
                disable_env_checker=True,  # it plays illegal actions
            )
    return found


register()
