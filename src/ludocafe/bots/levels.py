"""The levels people can play against: each looks at a seat's view, never at the state behind it.

``choose`` is the one seam: terminal, server, arena and coach all ask it.

>>> from ludocafe import registry
>>> from ludocafe.core.chance import FastChance
>>> game = registry.game("cafe_del_gatto")
>>> state = game.new(2, {}, FastChance(1))
>>> choose("regular", game, game.view(state, 0), seed=1) in state.legal()
True
"""

from ludocafe.bots.budget import Budget, mix
from ludocafe.bots.sense import weights
from ludocafe.bots.thinker import Thinker, sampled
from ludocafe.bots.tuning import portion
from ludocafe.core.chance import SETUP, FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.game import Game, View
from ludocafe.core.playout import best_action
from ludocafe.core.state import Codes, State

__all__ = ["LEVELS", "SEARCHES", "Budget", "choose", "gives_in", "mix", "usual_budget"]

LEVELS: tuple[str, ...] = ("random", "apprentice", "regular", "barista", "master")

# The levels that search, with the seconds they take for a move: for all that a seat decides until another one does.
SEARCHES: dict[str, float] = {"barista": 0.3, "master": 3.0}

# Who looks further ahead, or more closely.
FAR_SIGHTED = ("master",)

# Two searches can wait for each other forever when whoever moves first loses. After this part of the longest possible
# game, taken by each seat, a search gives in and plays as the regular does.
STANDOFF = 10

# An apprentice overlooks each option with this chance (in percent) and takes the best of the others.
OVERLOOKED = 40


def gives_in(game: Game, seats: int, decisions: int) -> bool:
    """Have the seats waited for each other long enough? ``decisions`` were made at the table so far."""
    return decisions > seats * game.longest // STANDOFF


def usual_budget(level: str, game: str, seats: int, step: int) -> Budget:
    """What a level that searches spends on the decision after ``step`` others of its turn; alone every decision is the first."""
    return Budget(seconds=SEARCHES[level] * portion(game, step if seats > 1 else 0))


def choose(level: str, game: Game, view: View, seed: int, budget: Budget | None = None, decisions: int = 0, step: int = 0) -> int:
    """The action code this level plays for the seat of ``view``; the same for the same seed and simulation budget.

    ``budget`` replaces the usual one of a level that searches. Give every decision a seed of its own (see ``mix``), and tell
    how many ``decisions`` were made at the table, so that two searches do not wait for each other forever, and how many of them,
    ``step``, by this seat since another one decided: a long turn takes no longer than a short one.
    """
    if level not in LEVELS:
        raise BadInput("unknown-level", {"level": level})
    if level in SEARCHES and not gives_in(game, view.seats, decisions):
        budget = budget or usual_budget(level, game.id, view.seats, step)
        return Thinker(game, view.seat or 0, view.seats, budget, level in FAR_SIGHTED).choose(view, seed)
    state = sampled(game, view, seed)
    chance = FastChance(mix(seed, 2))
    if level == "random":
        legal = state.legal()
        return legal[chance.below(SETUP, len(legal))]
    if level == "apprentice":
        return _best_noticed(game, state, chance)
    return int(best_action(state, game.policy, chance))


def _best_noticed(game: Game, state: State, chance: FastChance) -> int:
    codes = Codes()
    state.legal_into(codes)
    worth = weights(game.policy, state, codes)
    noticed = [i for i in range(len(worth)) if chance.below(SETUP, 100) >= OVERLOOKED]
    if not noticed:
        noticed = [int(chance.below(SETUP, len(worth)))]
    return int(codes.items[max(noticed, key=lambda i: (worth[i], -i))])
