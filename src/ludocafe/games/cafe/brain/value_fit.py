"""What a business will have come to at the end of the game: what it is worth now, and what may be expected of the turns to come.

A linear guess from a few features, one for each number of turns that a player still has. The weights are found by
``benchmarks/cafe_value_fit.py``, which plays games of the greedy merchant and fits them to the points they ended with.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.state import NOTHING
from ludocafe.games.cafe.brain.evaluation import DRIED, RAW, ROASTED, Evaluation, Taste
from ludocafe.games.cafe.brain.value_fit_weights import WEIGHTS
from ludocafe.games.cafe.rules.codes import ASK_ACT, ASK_ASSIGN, ASK_PLACE, ASK_SEND, GAME_OVER
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import COLOURS, DRYING, NONE

# The features: in hundredths, squared cups in tenths.
CONSTANT: Final[i64] = 0  # always 1
CAFES: Final[i64] = 1  # points of cafés by the chance to complete them
STOCK: Final[i64] = 2  # warehouse points to be expected
CUPS: Final[i64] = 3
CUPS_SQUARED: Final[i64] = 4
POINTS: Final[i64] = 5  # action points left in this turn
GROWING_SQUARES: Final[i64] = 6  # then its largest group
DRYING_SQUARES: Final[i64] = 8  # likewise
ROASTING_SQUARES: Final[i64] = 10  # likewise
GROUPS: Final[i64] = 12  # of drying and roasting squares
HAND: Final[i64] = 13  # a card waits to be laid; then its cups and the points of its café
HAND_CUPS: Final[i64] = 14
HAND_CAFE: Final[i64] = 15
ROASTED_BEANS: Final[i64] = 16
DRIED_BEANS: Final[i64] = 17
RAW_BEANS: Final[i64] = 18
VARIETY: Final[i64] = 19  # colours that can be produced
DISCOUNT: Final[i64] = 20  # CAF-41
FEATURES: Final[i64] = 21
UNIT: Final[i64] = 1000  # of weights: thousandths of a hundredth of a point


@final
@mypyc_attr(native_class=True)
class ValueFit:
    """Guesses the final points of a seat."""

    evaluation: Evaluation
    features: vec[i64]
    weights: vec[i64]  # by turns to come * FEATURES + feature

    def __init__(self) -> None:
        self.evaluation = Evaluation(Taste())
        self.features = vec[i64]([0] * FEATURES)
        self.weights = vec[i64](WEIGHTS)

    def forecast(self, state: CafeState, seat: i64) -> i64:
        """Points to be expected at the end, in hundredths."""
        if state.phase == GAME_OVER or self.has_finished(state, seat):
            return state.points(seat) * 100
        base = self.look(state, seat) * FEATURES
        total: i64 = 0
        i: i64
        for i in range(FEATURES):
            total += self.weights[base + i] * self.features[i]
        return total // UNIT

    def has_finished(self, state: CafeState, seat: i64) -> bool:
        """Has the seat ended its last turn?"""
        return state.round == state.parts.rounds and not self.is_to_build(state, seat) and not self.is_building(state, seat)

    def is_building(self, state: CafeState, seat: i64) -> bool:
        if state.building != 0:
            return state.is_building(seat) and state.phase_of(seat) != ASK_PLACE
        return seat == state.deciding and state.phase in (ASK_ACT, ASK_ASSIGN, ASK_SEND)

    def is_to_build(self, state: CafeState, seat: i64) -> bool:
        """Will the seat still have a turn in this round, or is it about to begin one?"""
        if state.building != 0:
            return state.is_building(seat) and state.phase_of(seat) == ASK_PLACE
        if state.phase in (ASK_PLACE, ASK_ACT, ASK_ASSIGN, ASK_SEND):
            place = (seat - state.seat_in_turn(0) + state.seats) % state.seats
            return place > state.turn or (place == state.turn and state.phase == ASK_PLACE)
        return True

    def look(self, state: CafeState, seat: i64) -> i64:
        """Write down the features of a seat; returns how many turns it has yet to begin."""
        rounds = state.parts.rounds - state.round
        if self.is_to_build(state, seat):
            rounds += 1
        points = state.points_of(seat) if self.is_building(state, seat) else NOTHING
        area = state.areas[seat]
        evaluation = self.evaluation
        evaluation.take_stock(state, seat, area, points, rounds)
        found = self.features
        i: i64
        for i in range(FEATURES):
            found[i] = 0
        found[CONSTANT] = 100
        evaluation.begin()
        found[CAFES] = evaluation.cafes()
        found[STOCK] = evaluation.warehouse()
        cups = area.cups if area.cups < state.parts.max_points else state.parts.max_points
        found[CUPS] = cups * 100
        found[CUPS_SQUARED] = cups * cups * 10
        found[POINTS] = points * 100
        self.survey(state, seat)
        card = state.hand[seat]
        if card != NONE:
            found[HAND] = 100
            found[HAND_CUPS] = state.parts.cups_on[card] * 100
            found[HAND_CAFE] = state.parts.cafe_points[card] * 100
        for i in range(COLOURS):
            found[ROASTED_BEANS] += evaluation.beans[ROASTED * COLOURS + i] * 100
            found[DRIED_BEANS] += evaluation.beans[DRIED * COLOURS + i] * 100
            found[RAW_BEANS] += evaluation.beans[RAW * COLOURS + i] * 100
            if evaluation.growing[i] > 0:
                found[VARIETY] += 100
        found[DISCOUNT] = 100 if area.ships >= state.parts.discount_ships else 0
        return rounds

    def survey(self, state: CafeState, seat: i64) -> None:
        """Squares of each letter, their largest groups, and how many groups of drying and roasting squares there are."""
        area = state.areas[seat]
        sizes = self.evaluation.sizes
        found = self.features
        i: i64
        for i in range(area.works):
            slot = area.work[i]
            if area.group[slot] != slot:
                continue
            size = sizes[slot] * 100
            kind = area.kind[slot]
            at = GROWING_SQUARES if kind < DRYING else (DRYING_SQUARES if kind == DRYING else ROASTING_SQUARES)
            found[at] += size
            if size > found[at + 1]:
                found[at + 1] = size
            if kind >= DRYING:
                found[GROUPS] += 100
