"""OpenSpiel's own Python MCTS and IS-MCTS bots at our tables, within the same thinking time as ours.

They search the game of ``ludocafe.adapters.openspiel`` with random playouts, from a state sampled from their seat's view. They
count simulations, not seconds; here the clock stops them and their own rule picks the move from what they have.
"""

import time
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from ludocafe.adapters.openspiel import SpielGame, SpielState
from ludocafe.bots.bot import Bot, Seated
from ludocafe.bots.budget import mix
from ludocafe.bots.thinking import sampled
from ludocafe.core.chance import FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.game import View

EXPLORE = 2.0  # for results from -1 to 1, as in OpenSpiel's examples
UNLIMITED = 1 << 30
KINDS = ("openspiel-mcts", "openspiel-ismcts")


class TimeUp(Exception):
    """The thinking time is over."""


class Clock:
    """Counts simulations and stops them in time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.simulations = 0
        self.deadline = 0.0

    def start(self) -> None:
        self.deadline = time.perf_counter() + self.seconds

    def tick(self) -> None:
        if self.simulations > 1 and time.perf_counter() >= self.deadline:  # the second one opens the first options
            raise TimeUp
        self.simulations += 1


class TimedMcts(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's MCTS bot; only the clock is ours."""

    def __init__(self, game: SpielGame, clock: Clock, rng: np.random.RandomState) -> None:
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        super().__init__(game, EXPLORE, UNLIMITED, evaluator, random_state=rng)
        self.clock = clock

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        self.root = root
        self.clock.tick()
        return super()._apply_tree_policy(root, state)

    def decide(self, state: SpielState) -> int:
        try:
            root = self.mcts_search(state)
        except TimeUp:
            root = self.root
        return int(root.best_child().action)


class TimedIsMcts(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's IS-MCTS bot; only the clock and the re-dealing are ours."""

    def __init__(self, game: SpielGame, clock: Clock, rng: np.random.RandomState, deals: FastChance) -> None:
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        super().__init__(
            game,
            evaluator,
            EXPLORE,
            UNLIMITED,
            random_state=rng,
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )
        self.clock = clock
        self.deals = deals
        self.set_resampler(self.redealt)

    def redealt(self, state: SpielState, player: int) -> SpielState:
        self.clock.tick()
        ours = state.ours().copy()
        ours.redeal(player, self.deals)
        return state.get_game().at(ours)  # type: ignore[no-any-return]

    def decide(self, state: SpielState) -> int:
        try:
            policy = self.run_search(state)
        except TimeUp:
            policy = self.get_final_policy(state, self._root_node) if self._root_node.total_visits > 0 else []
        return int(max(policy, key=lambda option: option[1])[0]) if policy else int(state.legal_actions()[0])


class OpenSpielBot(Bot):
    """One of OpenSpiel's bots behind our contract."""

    def __init__(self, kind: str, seconds: float) -> None:
        self.kind = kind
        self.seconds = seconds
        self.simulations = 0

    @classmethod
    def parse(cls, text: str) -> "OpenSpielBot":
        """``openspiel-mcts@0.3``: the kind and the seconds for a move."""
        kind, _, amount = text.partition("@")
        try:
            seconds = float(amount or 0.3)
        except ValueError:
            raise BadInput("arena-bad-bot", {"bot": text}) from None
        if kind not in KINDS or seconds <= 0:
            raise BadInput("arena-bad-bot", {"bot": text})
        return cls(kind, seconds)

    def sit(self, seated: Seated) -> None:
        super().sit(seated)
        self.simulations = 0
        settings = ";".join(f"{name}:{value}" for name, value in seated.settings.items())
        self.spiel = SpielGame(seated.game, {"players": seated.seats, "settings": settings})

    def choose(self, view: View) -> int:
        self.number += 1
        seed = mix(self.seated.seed, self.number)
        state = sampled(self.seated.game, view, seed)
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        clock = Clock(self.seconds)
        clock.start()
        rng = np.random.RandomState(seed % (1 << 32))
        bot: TimedMcts | TimedIsMcts
        if self.kind == "openspiel-mcts":
            bot = TimedMcts(self.spiel, clock, rng)
        else:
            bot = TimedIsMcts(self.spiel, clock, rng, FastChance(seed >> 1))
        code = bot.decide(self.spiel.at(state))
        self.simulations += clock.simulations
        return code
