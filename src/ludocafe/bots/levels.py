"""The levels people can play against: each looks at a seat's view, never at the state behind it.

A ``Player`` is one bot for everybody: terminal, server, arena and coach ask it. It thinks about every decision anew; keeping the
tree from move to move was measured and brought nothing (``docs/tuning_log.md``).

>>> from ludocafe import registry
>>> from ludocafe.core.chance import FastChance
>>> game = registry.game("cafe_del_gatto")
>>> state = game.new(2, {}, FastChance(1))
>>> choose("regular", game, game.view(state, 0), seed=1) in state.legal()
True
"""

from functools import cached_property

from ludocafe.bots import brains
from ludocafe.bots.budget import Budget, mix
from ludocafe.bots.networks import network_of, policy_of
from ludocafe.bots.thinking import sampled, think
from ludocafe.core.brain import BARISTA, MASTER, Policy, SearchProfile
from ludocafe.core.chance import SETUP, FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.game import Game, View
from ludocafe.core.playout import best_action, best_noticed
from ludocafe.core.state import State

__all__ = ["LEVELS", "NAMES", "NETWORK", "SEARCHES", "Budget", "Player", "choose", "has_stalled", "mix", "usual_budget"]

LEVELS: tuple[str, ...] = ("random", "apprentice", "regular", BARISTA, MASTER)

# Beside them, where a game brings one for so many players: a trained network, which answers at once.
NETWORK = "network"
NAMES: tuple[str, ...] = (*LEVELS, NETWORK)

# The levels that search, with the seconds they take for a move: for all that a seat decides until another one does.
SEARCHES: dict[str, float] = {BARISTA: 0.3, MASTER: 3.0}

# Two searches can wait for each other forever when whoever moves first loses. After this part of the longest possible
# game, taken by each seat, a search gives in and plays as the regular does.
STANDOFF = 10

# An apprentice overlooks each option with this chance (in percent) and takes the best of the others.
OVERLOOKED = 40


def has_stalled(game: Game, seats: int, decisions: int) -> bool:
    """Whether the game makes no progress, after so many ``decisions``: see ``STANDOFF``."""
    return decisions > seats * game.max_decisions // STANDOFF


def usual_budget(level: str, game: Game, seats: int, step: int) -> Budget:
    """What a level that searches spends on the decision after ``step`` others of its turn; alone every decision is the first.

    A turn is a run of small decisions. Each takes the same part of the time that is left for the turn, so that a long turn takes
    no longer than a short one: the first decisions, with which a turn is laid out, take the most.
    """
    portion = brains.brain_of(game).portion
    return Budget(seconds=SEARCHES[level] * portion * (1.0 - portion) ** (step if seats > 1 else 0))


class Player:
    """One level of one game. It keeps no state between decisions; its policies are not thread-safe."""

    def __init__(self, level: str, game: Game) -> None:
        if level not in NAMES:
            raise BadInput("unknown-level", {"level": level})
        self.level = level
        self.game = game
        self.simulations = 0  # of the latest decision
        self._networks: dict[int, Policy] = {}  # by players

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.level, self.game)

    @cached_property
    def policy(self) -> Policy:
        return brains.brain_of(self.game).policy()

    def policy_for(self, seats: int) -> Policy:
        """The policy of a level without a search."""
        if self.level != NETWORK:
            return self.policy
        if seats not in self._networks:
            self._networks[seats] = policy_of(network_of(self.game, seats), self.game, seats)
        return self._networks[seats]

    @cached_property
    def profile(self) -> SearchProfile:
        return brains.brain_of(self.game).profile(self.level)

    def choose(self, view: View, seed: int, budget: Budget | None = None, decisions: int = 0, step: int = 0) -> int:
        """The action code this level plays for the seat of ``view``; the same for the same seed and simulation budget.

        ``budget`` replaces the usual one of a level that searches. Give every decision a seed of its own (see ``mix``), and tell
        how many ``decisions`` were made at the table, so that two searches do not wait for each other forever, and how many of
        them, ``step``, by this seat since another one decided: a long turn takes no longer than a short one.
        """
        state = sampled(self.game, view, seed)
        self.simulations = 0
        if self.level in SEARCHES and not has_stalled(self.game, view.seats, decisions):
            return self._search(state, seed, budget or usual_budget(self.level, self.game, view.seats, step))
        chance = FastChance(mix(seed, 2))
        if self.level == "random":
            legal = state.legal()
            return legal[chance.below(SETUP, len(legal))]
        if self.level == "apprentice":
            return int(best_noticed(state, self.policy, chance, OVERLOOKED))
        return int(best_action(state, self.policy_for(view.seats), chance))

    def _search(self, state: State, seed: int, budget: Budget) -> int:
        """The option a search prefers; at once when there is only one."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        thoughts = think(self.game, self.level, self.profile, state, seed, budget)
        self.simulations = thoughts.simulations
        return thoughts.options[0].code


def choose(level: str, game: Game, view: View, seed: int, budget: Budget | None = None, decisions: int = 0, step: int = 0) -> int:
    """The choice of a new ``Player`` of this level."""
    return Player(level, game).choose(view, seed, budget, decisions, step)
