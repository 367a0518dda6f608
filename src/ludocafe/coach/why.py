"""Why not: the rule behind a refused or greyed-out action, with its article."""

import msgspec

from ludocafe.bots.thinking import sampled
from ludocafe.core.game import Game, View
from ludocafe.core.model import Refusal


class WhyNot(msgspec.Struct, frozen=True):
    """A refused action and its reason; ``refusal`` is None when the action is allowed."""

    notation: str
    refusal: Refusal | None


def why_not(game: Game, view: View, notation: str) -> WhyNot:
    """Ask about an action in notation, from a seat's view; ``BadInput`` when it is no action of the game."""
    state = sampled(game, view, 0)
    code = game.parse(state, notation)
    return WhyNot(game.notation(state, code), game.refusal(state, code))
