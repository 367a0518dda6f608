"""The levels people can play against: each looks at a seat's view, never at the state behind it.

``choose`` is the one seam: terminal, server, arena and coach all ask it.

>>> from ludocafe import registry
>>> from ludocafe.core.chance import FastChance
>>> game = registry.game("cafe_del_gatto")
>>> state = game.new(2, {}, FastChance(1))
>>> choose("regular", game, game.view(state, 0), seed=1) in state.legal()
True
"""

import msgspec

from ludocafe.bots.sense import weights
from ludocafe.core.chance import SETUP, FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.game import Game, View
from ludocafe.core.state import Codes

__all__ = ["LEVELS", "Budget", "choose", "mix"]

LEVELS: tuple[str, ...] = ("random", "apprentice", "regular")

# An apprentice overlooks each option with this chance (in percent) and takes the best of the others.
OVERLOOKED = 40


class Budget(msgspec.Struct, frozen=True):
    """How long a search may think: seconds, or an exact number of simulations (then it is deterministic)."""

    seconds: float | None = None
    simulations: int | None = None


def mix(seed: int, number: int) -> int:
    """A fresh seed for the ``number``-th decision of a game, so that each has luck of its own."""
    word = (seed * 0x9E3779B97F4A7C15 + number * 0xBF58476D1CE4E5B9 + 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    word = ((word ^ (word >> 31)) * 0xD6E8FEB86659FD93) & 0xFFFFFFFFFFFFFFFF
    return (word ^ (word >> 32)) & 0x7FFFFFFFFFFFFFFF


def choose(level: str, game: Game, view: View, seed: int, budget: Budget | None = None) -> int:  # noqa: ARG001 (for levels that search)
    """The action code this level plays for the seat of ``view``; the same for the same seed and simulation budget."""
    chance = FastChance(mix(seed, 0))
    state = game.sample(view, chance)
    if view.seat is None or view.seat != state.actor():
        raise BadInput("not-your-turn", {"actor": int(state.actor())})
    codes = Codes()
    state.legal_into(codes)
    if level == "random":
        return int(codes.items[chance.below(SETUP, codes.count)])
    if level == "apprentice":
        return _best_noticed(codes, weights(game.policy, state, codes), chance)
    if level == "regular":
        return _best(codes, weights(game.policy, state, codes))
    raise BadInput("unknown-level", {"level": level})


def _best(codes: Codes, worth: list[int]) -> int:
    """The heaviest option, the first of equals."""
    return int(codes.items[max(range(len(worth)), key=lambda i: (worth[i], -i))])


def _best_noticed(codes: Codes, worth: list[int], chance: FastChance) -> int:
    noticed = [i for i in range(len(worth)) if chance.below(SETUP, 100) >= OVERLOOKED]
    if not noticed:
        noticed = [int(chance.below(SETUP, len(worth)))]
    return int(codes.items[max(noticed, key=lambda i: (worth[i], -i))])
