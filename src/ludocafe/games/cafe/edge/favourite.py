"""Where a card would lie best: one evaluation for what is told of open cards and for the place a card in hand is offered at."""

from collections.abc import Callable

from ludocafe.core.brain import Policy
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import best_action
from ludocafe.games.cafe.rules.codes import ASK_PLACE, PLACE
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import NONE, SLOTS, SQUARES, Area


class Favourites:
    """Asks the game's policy, as bots do, and remembers its answers for a while: every legal placement of a card asks
    for the same, and what was announced of an open card holds until it is laid."""

    KEPT = 64

    def __init__(self, policy: Callable[[], Policy]) -> None:
        self.policy = policy
        self._known: list[tuple[Area, int, tuple[int, ...], int]] = []

    def place(self, state: CafeState, card: int) -> int:
        """The spot of a card on the deciding player's area; NONE where it cannot lie at all."""
        seat = int(state.deciding)
        area = state.areas[seat]
        beans = tuple(int(state.beans[seat * SLOTS + slot]) for slot in range(area.layers * int(SQUARES)))
        for known in self._known:
            if known[0] is area and known[1] == card and known[2] == beans:
                return known[3]
        spot = self._ask(state, card)
        self._known = [(area, card, beans, spot), *self._known[: self.KEPT - 1]]
        return spot

    def _ask(self, state: CafeState, card: int) -> int:
        tried = state.copy()
        tried.phase, tried.hand[tried.deciding] = ASK_PLACE, card
        if not tried.legal():
            return int(NONE)
        return int(best_action(tried, self.policy(), FastChance(1))) - int(PLACE)
