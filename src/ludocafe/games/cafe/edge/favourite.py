"""Where a card lies best: one evaluation for open cards, for the place a card in hand is offered at, and for the coach."""

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import Protocol

from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import AUCTION, COLOURS, LAYERS, SLOTS, SQUARES

Key = tuple[int, ...]


class Surveyor(Protocol):
    """Finds places; it may remember while it does, so each question has its own."""

    def place(self, state: CafeState, seat: int, card: int, /) -> int:
        """The spot of a card on a seat's area; NONE where it cannot lie at all."""

    def paid(self, state: CafeState, seat: int, price: int, /) -> CafeState:
        """The state with the beans paid that the seat can spare best."""


class Favourites:
    """Remembers the surveyor's answers for a while: every legal placement of a card asks for the same, and what was
    announced of an open card holds until it is laid, whichever bean pays for it."""

    KEPT = 512

    def __init__(self, surveyor: Callable[[], Surveyor]) -> None:
        self.surveyor = surveyor
        self._known: dict[Key, int] = {}

    def announced(self, state: CafeState, card: int) -> int:
        """The spot an open card would take on the deciding player's area; NONE where it cannot lie at all."""
        seat, price = int(state.deciding), int(state.price(state.deciding, card))
        stocks = list(_stocks(_stock(state), price))
        keys = [_key(state, card, stock) for stock in stocks]
        spot = next((self._known[key] for key in keys if key in self._known), None)
        if spot is None:
            surveyor = self.surveyor()
            spot = surveyor.place(surveyor.paid(state, seat, price), seat, card)
        for key in keys:
            self._keep(key, spot)
        return spot

    def place(self, state: CafeState, card: int) -> int:
        """The spot of a card in hand on the deciding player's area; NONE where it cannot lie at all."""
        key = _key(state, card, _stock(state))
        spot = self._known.get(key)
        if spot is None:
            spot = self.surveyor().place(state, int(state.deciding), card)
        self._keep(key, spot)
        return spot

    def _keep(self, key: Key, spot: int) -> None:
        """The latest asked stay longest: what is announced now is not forgotten before it is laid."""
        self._known.pop(key, None)
        self._known[key] = spot
        if len(self._known) > self.KEPT:
            self._known.pop(next(iter(self._known)), None)


def _stock(state: CafeState) -> Key:
    base = state.deciding * COLOURS
    return tuple(int(state.warehouse[base + colour]) for colour in range(COLOURS))


def _stocks(stock: Key, price: int) -> Iterator[Key]:
    """What a warehouse may hold once the price is paid."""
    for paid in combinations_with_replacement(range(COLOURS), price):
        left = tuple(beans - paid.count(colour) for colour, beans in enumerate(stock))
        if min(left) >= 0:
            yield left


def _key(state: CafeState, card: int, stock: Key) -> Key:
    """All that an answer depends on: the round, and the business of whoever decides."""
    seat = state.deciding
    area = state.areas[seat]
    laid = [number for layer in range(area.layers) for number in (int(area.card[layer]), int(area.spot[layer]))]
    slots = range(seat * SLOTS, seat * SLOTS + area.layers * SQUARES)
    beans = [number for slot in slots for number in (int(state.beans[slot]), int(state.hue[slot] if state.beans[slot] else 0))]
    ships = [int(state.cargo[slot]) for slot in slots] if state.mode == AUCTION else []
    first = seat * LAYERS * COLOURS
    received = [int(state.received[n]) for n in range(first, first + area.layers * COLOURS)]
    return (int(state.seats), int(state.mode), int(state.round), card, *stock, *laid, *beans, *ships, *received)
