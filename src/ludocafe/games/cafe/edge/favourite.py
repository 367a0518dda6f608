"""Where a card would lie best: one evaluation for what is told of open cards and for the place a card in hand is offered at."""

from collections.abc import Callable

from ludocafe.core.brain import Policy
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import best_action
from ludocafe.games.cafe.rules.codes import ASK_PLACE, PLACE
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import NONE, SLOTS, SQUARES


class Favourites:
    """Asks the game's policy, as bots do, and remembers its answers for a while: every legal placement of a card asks
    for the same, and what was announced of an open card holds until it is laid."""

    KEPT = 512

    def __init__(self, policy: Callable[[], Policy]) -> None:
        self.policy = policy
        self._known: dict[tuple[int, ...], int] = {}

    def place(self, state: CafeState, card: int) -> int:
        """The spot of a card on the deciding player's area; NONE where it cannot lie at all."""
        seat = int(state.deciding)
        area = state.areas[seat]
        laid = [number for layer in range(area.layers) for number in (int(area.card[layer]), int(area.spot[layer]))]
        base = seat * int(SLOTS)
        beans = [int(state.beans[base + slot]) for slot in range(area.layers * int(SQUARES))]
        key = (int(state.seats), int(state.mode), int(state.round), card, *laid, *beans)
        spot = self._known.pop(key, None)
        if spot is None:
            if len(self._known) >= self.KEPT:
                self._known.pop(next(iter(self._known)), None)
            spot = self._ask(state, card)
        self._known[key] = spot  # the latest asked stay longest: what is announced now is not forgotten before it is laid
        return spot

    def _ask(self, state: CafeState, card: int) -> int:
        tried = state.copy()
        tried.phase, tried.hand[tried.deciding] = ASK_PLACE, card
        if not tried.legal():
            return int(NONE)
        return int(best_action(tried, self.policy(), FastChance(1))) - int(PLACE)
