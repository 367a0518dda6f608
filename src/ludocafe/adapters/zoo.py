"""Our games as PettingZoo environments (AEC and parallel, with action masks), and for one learner as a Gymnasium environment.

>>> from ludocafe.adapters.zoo import env
>>> table = env("cafe_del_gatto", players=2)
>>> table.reset(seed=1)
>>> observation, reward, terminated, truncated, info = table.last()
>>> sorted(observation)
['action_mask', 'observation']

>>> from ludocafe.adapters.zoo import parallel_env
>>> table = parallel_env("cafe", players=3, settings={"build": "together"})
>>> observations, infos = table.reset(seed=1)
>>> [agent for agent, seen in observations.items() if seen["action_mask"].any()]
['player_2']
"""

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ludocafe import registry
from ludocafe.bots.bot import Bot, Seated, parse_level
from ludocafe.bots.budget import mix
from ludocafe.core.chance import FastChance
from ludocafe.core.model import Settings
from ludocafe.core.state import State
from ludocafe.learn.games import rewards

Mask = NDArray[np.int8]
ILLEGAL = -1.0  # what an illegal action costs; it also ends the game


def env(game: str, players: int = 2, settings: Settings | None = None, render_mode: str | None = None, form: str = "flat") -> Any:
    """A PettingZoo environment of a game, with the usual guards around it: illegal actions end the game."""
    raw = TableEnv(game, players, settings, render_mode, form)
    guarded: Any = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class TableEnv(AECEnv):  # type: ignore[misc]
    """Agents ``player_0`` … take turns; rewards come at the end of the game."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ludocafe_v2",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        settings: Settings | None = None,
        render_mode: str | None = None,
        form: str = "flat",
    ) -> None:
        super().__init__()
        self.game = registry.game(game)
        self.players = players
        self.settings = self.game.check_settings(players, settings or {})
        self.render_mode = render_mode
        self.form = form
        self.observer = self.game.observer(players, form)
        self.layout = self.observer.layout()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        count = self.game.action_count
        low, high = np.array(self.layout.low(), np.int16), np.array(self.layout.high(), np.int16)
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._games = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seed, self._games = seed, 0
        elif not hasattr(self, "_seed"):
            self._seed = int(np.random.SeedSequence().entropy) % (1 << 31)  # type: ignore[arg-type]
        self.chance = FastChance(mix(self._seed, self._games) >> 1)
        self._games += 1
        self.state_of_play = self.game.new(self.players, self.settings, self.chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._deciding()

    def _deciding(self) -> str:
        return self.possible_agents[max(0, int(self.state_of_play.actor()))]

    def mask(self, seat: int) -> Mask:
        """1 for every action the seat may take now."""
        mask = np.zeros(self.game.action_count, np.int8)
        if seat == self.state_of_play.actor():
            mask[self.state_of_play.legal()] = 1
        return mask

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        told = np.array(self.observer.observation(self.state_of_play, seat), np.int16)
        return {"observation": told, "action_mask": self.mask(seat)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        assert action is not None
        self.game.play(self.state_of_play, int(action), self.chance)
        if self.game.over(self.state_of_play):
            for agent, reward in zip(self.possible_agents, rewards(self.state_of_play), strict=True):
                self.rewards[agent] = reward
                self.terminations[agent] = True
        else:
            self.agent_selection = self._deciding()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as text."""
        return self.game.position(self.state_of_play) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def __getstate__(self) -> dict[str, Any]:
        """What copies and pickles keep: the state as a position."""
        kept = {name: value for name, value in self.__dict__.items() if name != "observer"}
        if "state_of_play" in kept:
            kept["state_of_play"] = self.game.position(self.state_of_play)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.observer = self.game.observer(self.players, self.form)
        if "state_of_play" in kept:
            self.state_of_play = self.game.parse_position(kept["state_of_play"])


def parallel_env(
    game: str, players: int = 2, settings: Settings | None = None, render_mode: str | None = None, form: str = "flat"
) -> "TogetherEnv":
    """A PettingZoo environment of a game in which all agents act at the same time."""
    return TogetherEnv(game, players, settings, render_mode, form)


class TogetherEnv(ParallelEnv):  # type: ignore[misc]
    """All agents act at the same time, and those count who may decide, most of the time a single one: the masks of the others are
    empty and their actions are not looked at. An illegal action raises ``ValueError`` and changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "ludocafe_together_v1", "render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 2,
        settings: Settings | None = None,
        render_mode: str | None = None,
        form: str = "flat",
    ) -> None:
        self.table = TableEnv(game, players, settings, render_mode, form)
        self.render_mode = render_mode
        self.possible_agents = self.table.possible_agents
        self.observation_spaces, self.action_spaces = self.table.observation_spaces, self.table.action_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.table.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._sights(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        table = self.table
        state = table.state_of_play
        chosen = [(seat, agent) for seat, agent in enumerate(self.agents) if state.may_decide(seat)]
        for seat, agent in chosen:
            if actions.get(agent) not in self._legal(seat):
                raise ValueError(f"action {actions.get(agent)} is not legal for {agent}")
        for seat, agent in chosen:  # what one does changes nothing for the others
            state.turn_to(seat)
            state.apply(int(actions[agent]), table.chance, None)
        over = table.game.over(state)
        gains = rewards(state) if over else [0.0] * table.players
        agents, seen = self.agents, self._sights()
        if over:
            self.agents = []
        ended, cut_off = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return seen, dict(zip(agents, gains, strict=True)), ended, cut_off, {agent: {} for agent in agents}

    def render(self) -> str | None:
        """The position as text."""
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""

    def _legal(self, seat: int) -> list[int]:
        """What a seat may do now, if it may decide at all."""
        state: State = self.table.state_of_play
        if not state.may_decide(seat):
            return []
        state = state.copy()
        state.turn_to(seat)
        return state.legal()

    def _sights(self) -> dict[str, Any]:
        found = {}
        for seat, agent in enumerate(self.agents):
            found[agent] = self.table.observe(agent)
            found[agent]["action_mask"][:] = 0
            found[agent]["action_mask"][self._legal(seat)] = 1
        return found


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):  # type: ignore[misc]
    """One seat of a table for a Gymnasium learner; our bots hold the others. ``action_masks()`` tells what is legal.

    The learner's seat changes from game to game unless ``seat`` is given. An illegal action ends the game with -1.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 2,
        rivals: str = "regular",
        settings: Settings | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        form: str = "flat",
    ) -> None:
        self.table = TableEnv(game, players, settings, render_mode, form)
        self.render_mode = render_mode
        self.fixed_seat = seat
        self.bots: list[Bot] = [parse_level(rivals) for _ in range(players)]
        agent = self.table.possible_agents[0]
        self.action_space = self.table.action_space(agent)
        self.observation_space = self.table.observation_space(agent)["observation"]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        players = self.table.players
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        deal = int(self.np_random.integers(1 << 31))
        self.table.reset(seed=deal)
        for seat, bot in enumerate(self.bots):
            if seat != self.seat:
                bot.sit(Seated(self.table.game, seat, players, self.table.settings, mix(deal, seat)))
        self._rivals_play()
        return self._sight()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        table = self.table
        if int(action) not in table.state_of_play.legal():
            observation, info = self._sight()
            return observation, ILLEGAL, True, False, info
        self._play(int(action))
        self._rivals_play()
        over = table.game.over(table.state_of_play)
        reward = rewards(table.state_of_play)[self.seat] if over else 0.0
        observation, info = self._sight()
        return observation, reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as sb3-contrib's MaskablePPO asks for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        return self.table.render()

    def _rivals_play(self) -> None:
        table = self.table
        while not table.game.over(table.state_of_play) and table.state_of_play.actor() != self.seat:
            seat = int(table.state_of_play.actor())
            self._play(self.bots[seat].choose(table.game.view(table.state_of_play, seat)))

    def _play(self, code: int) -> None:
        """Play for whoever decides, and let the bots know as much as their seats may."""
        game, state = self.table.game, self.table.state_of_play
        actor = int(state.actor())
        open_to_all = game.is_open(state, code)
        for seat, bot in enumerate(self.bots):
            if seat != self.seat:
                bot.saw(actor, code if open_to_all or seat == actor else None)
        state.apply(code, self.table.chance, None)

    def _sight(self) -> tuple[Any, dict[str, Any]]:
        seen = self.table.observe(self.table.possible_agents[self.seat])
        return seen["observation"], {"action_mask": seen["action_mask"], "seat": self.seat}
