"""What a business will have come to at the end of the game: what it is worth now, and what may be expected of the turns to come.

A linear guess from a few features, one for each number of turns that a player still has. The weights are found by
``benchmarks/cafe_forecast.py``, which plays games of the greedy merchant and fits them to the points they ended with.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.games.cafe.appraisal import DRIED, RAW, ROASTED, Appraiser, Taste
from ludocafe.games.cafe.forecast_weights import WEIGHTS
from ludocafe.games.cafe.rules import CafeState
from ludocafe.games.cafe.state import ACTING, ASSIGNING, COLOURS, DRYING, GAME_OVER, NONE, PLACING, SENDING

FEATURES: Final[i64] = 21
UNIT: Final[i64] = 1000  # of weights: thousandths of a hundredth of a point


@final
@mypyc_attr(native_class=True)
class Forecaster:
    """Guesses the final points of a seat."""

    appraiser: Appraiser
    features: vec[i64]
    weights: vec[i64]  # by turns to come * FEATURES + feature

    def __init__(self) -> None:
        self.appraiser = Appraiser(Taste())
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
        return seat == state.deciding and (state.phase == ACTING or state.phase == ASSIGNING or state.phase == SENDING)

    def is_to_build(self, state: CafeState, seat: i64) -> bool:
        """Will the seat still have a turn in this round, or is it about to begin one?"""
        if state.phase == ACTING or state.phase == ASSIGNING or state.phase == SENDING or state.phase == PLACING:
            place = (seat - state.seat_in_turn(0) + state.seats) % state.seats
            return place > state.turn or (place == state.turn and state.phase == PLACING)
        return True

    def look(self, state: CafeState, seat: i64) -> i64:
        """Write down the features of a seat; returns how many turns it has yet to begin."""
        rounds = state.parts.rounds - state.round
        if self.is_to_build(state, seat):
            rounds += 1
        points = state.points_left if self.is_building(state, seat) else 0
        area = state.areas[seat]
        books = self.appraiser
        books.open_books(state, seat, area, points, rounds)
        found = self.features
        i: i64
        for i in range(FEATURES):
            found[i] = 0
        found[0] = 100
        books.begin()
        found[1] = books.cafes()
        found[2] = books.warehouse()
        cups = area.cups if area.cups < state.parts.max_points else state.parts.max_points
        found[3] = cups * 100
        found[4] = cups * cups * 10
        found[5] = points * 100
        self.survey(state, seat)
        card = state.hand[seat]
        if card != NONE:
            found[13] = 100
            found[14] = state.parts.cups_on[card] * 100
            found[15] = state.parts.cafe_points[card] * 100
        for i in range(COLOURS):
            found[16] += books.beans[ROASTED * COLOURS + i] * 100
            found[17] += books.beans[DRIED * COLOURS + i] * 100
            found[18] += books.beans[RAW * COLOURS + i] * 100
            if books.growing[i] > 0:
                found[19] += 100
        found[20] = 100 if area.ships >= state.parts.discount_ships else 0
        return rounds

    def survey(self, state: CafeState, seat: i64) -> None:
        """Squares of each letter, their largest groups, and how many groups of drying and roasting squares there are."""
        area = state.areas[seat]
        sizes = self.appraiser.sizes
        found = self.features
        i: i64
        for i in range(area.works):
            slot = area.work[i]
            if area.group[slot] != slot:
                continue
            size = sizes[slot] * 100
            kind = area.kind[slot]
            at: i64 = 6 if kind < DRYING else (8 if kind == DRYING else 10)
            found[at] += size
            if size > found[at + 1]:
                found[at + 1] = size
            if kind >= DRYING:
                found[12] += 100
