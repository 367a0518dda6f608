"""A sensible coffee merchant: tries each choice on a copy and appraises what it leads to."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.chance import FastChance
from ludocafe.core.state import Codes, Policy, State
from ludocafe.games.cafe.appraisal import Appraiser, Taste
from ludocafe.games.cafe.rules import (
    BID,
    DISCARD,
    END,
    PASS,
    PAY,
    PLACE,
    PRODUCE,
    CafeState,
)
from ludocafe.games.cafe.state import ASSIGNING, AUCTION, CAFE, CUP, DRYING, NONE, ROASTING, SENDING, SLOTS, SQUARES, Area

FAR: Final[i64] = 1000000


@final
@mypyc_attr(native_class=True)
class CafePolicy(Policy):
    """Weighs each choice by what the business is worth afterwards, in hundredths of a point."""

    taste: Taste
    appraiser: Appraiser
    chance: FastChance  # never asked: nothing is drawn after the set-up (CAF-25)
    spots: Codes
    menu: Codes
    best_spots: vec[i64]
    best_sketches: vec[i64]
    pick_spots: i64  # placements looked at closely for each open card …
    place_spots: i64  # … and for the card in hand
    played_spots: i64  # of these, how many are tried with the turn that follows

    def __init__(self) -> None:
        self.taste = Taste()
        self.appraiser = Appraiser(self.taste)
        self.chance = FastChance(1)
        self.spots = Codes()
        self.menu = Codes()
        self.best_spots = vec[i64]([0] * 64)
        self.best_sketches = vec[i64]([0] * 64)
        self.pick_spots = 4
        self.place_spots = 12
        self.played_spots = 3

    def weigh(self, state: State, codes: Codes, weights: vec[i64]) -> None:
        assert isinstance(state, CafeState)
        i: i64
        if codes.count == 0:
            return
        first = codes.items[0]
        if PLACE <= first < PRODUCE:
            self.weigh_placements(state, codes, weights)
        elif BID <= first <= PASS:
            self.weigh_bids(state, codes, weights)
        else:
            for i in range(codes.count):
                weights[i] = self.weight(state, codes.items[i])

    def weight(self, state: CafeState, code: i64) -> i64:
        if code < PAY:
            return self.weigh_pick(state, code)
        if PRODUCE <= code <= END:
            return self.weigh_action(state, code)
        return self.after(state, code)

    def rounds_left(self, state: CafeState) -> i64:
        return state.parts.rounds - state.round

    def after(self, state: CafeState, code: i64) -> i64:
        """What the actor's business is worth once the choice is made."""
        seat = state.deciding
        tried = state.copy()
        tried.apply(code, self.chance, None)
        return self.appraiser.worth(tried, seat, state.points_left, self.rounds_left(state))

    # -- acting --------------------------------------------------------------------------------------------------

    def weigh_action(self, state: CafeState, code: i64) -> i64:
        seat = state.deciding
        rounds = self.rounds_left(state)
        if code == END:
            # Points left over are lost; what could still be done with them is not worth anything by itself.
            idle = state.points_left - 1 if state.points_left > 0 else 0
            return self.appraiser.worth(state, seat, 0, rounds) + self.appraiser.action_points(idle)
        if DISCARD <= code < END:
            return -FAR
        tried = state.copy()
        tried.apply(code, self.chance, None)
        self.settle(tried)
        return self.appraiser.worth(tried, seat, state.points_left - 1, rounds)

    def settle(self, state: CafeState) -> None:
        """Take the small decisions inside an action, one after the other."""
        codes = Codes()
        while state.phase == ASSIGNING or state.phase == SENDING:
            codes.clear()
            state.legal_into(codes)
            best: i64 = NONE
            best_worth: i64 = -FAR
            i: i64
            for i in range(codes.count):
                worth = self.after(state, codes.items[i])
                if worth > best_worth:
                    best = codes.items[i]
                    best_worth = worth
            state.apply(best, self.chance, None)

    def play_turn(self, state: CafeState) -> None:
        """Act as this policy would until the turn is about to end."""
        seat = state.deciding
        codes = self.menu
        while True:
            codes.clear()
            state.legal_into(codes)
            best: i64 = NONE
            best_weight: i64 = -2 * FAR
            i: i64
            for i in range(codes.count):
                code = codes.items[i]
                if DISCARD <= code < END:
                    continue
                weight = self.weight(state, code)
                if weight > best_weight:
                    best = code
                    best_weight = weight
            if best == END or state.deciding != seat:
                return
            state.apply(best, self.chance, None)

    # -- placing -------------------------------------------------------------------------------------------------

    def sketch(self, state: CafeState, area: Area, card: i64, spot: i64) -> i64:
        """A quick look at a placement: what it hides and what its squares touch."""
        parts = state.parts
        base = state.deciding * SLOTS
        total: i64 = 0
        square: i64
        side: i64
        for square in range(SQUARES):
            cell = parts.foot[spot * SQUARES + square]
            under = area.top[cell]
            if under != NONE:
                kind = area.kind[under]
                if kind == CUP:
                    total -= 200
                elif kind == CAFE:
                    total -= 120 if area.open[under // SQUARES] == 1 else 0
                elif kind <= ROASTING:
                    total -= (50 if kind < DRYING else 60) + 60 * state.beans[base + under]
            fresh = parts.square[card * SQUARES + square]
            if fresh <= ROASTING:
                for side in range(4):
                    near = area.top[parts.beside[cell * 4 + side]]
                    if near != NONE:
                        kind = area.kind[near]
                        if kind == fresh or (kind < DRYING and fresh < DRYING):
                            total += 30
        return total

    def find_spots(self, state: CafeState, area: Area, card: i64, codes: Codes, most: i64) -> i64:
        """The placements that look best at a glance, best first; returns how many."""
        spots = self.best_spots
        sketches = self.best_sketches
        count: i64 = 0
        i: i64
        for i in range(codes.count):
            spot = codes.items[i] - PLACE
            worth = self.sketch(state, area, card, spot)
            if count == most and worth <= sketches[count - 1]:
                continue
            at = count if count < most else most - 1
            if count < most:
                count += 1
            while at > 0 and sketches[at - 1] < worth:
                sketches[at] = sketches[at - 1]
                spots[at] = spots[at - 1]
                at -= 1
            sketches[at] = worth
            spots[at] = spot
        return count

    def placed(self, state: CafeState, spot: i64) -> i64:
        tried = state.copy()
        tried.apply(PLACE + spot, self.chance, None)
        return self.appraiser.worth(tried, state.deciding, tried.points_left, self.rounds_left(state))

    def played(self, state: CafeState, spot: i64) -> i64:
        """Worth at the end of the turn that would follow."""
        tried = state.copy()
        tried.apply(PLACE + spot, self.chance, None)
        self.play_turn(tried)
        return self.appraiser.worth(tried, state.deciding, 0, self.rounds_left(state))

    def weigh_placements(self, state: CafeState, codes: Codes, weights: vec[i64]) -> None:
        area = state.areas[state.deciding]
        card = state.hand[state.deciding]
        count = self.find_spots(state, area, card, codes, self.place_spots)
        close = vec[i64]([0] * count)
        spots = self.best_spots[:count]
        i: i64
        j: i64
        for i in range(count):
            close[i] = self.placed(state, spots[i])
        for i in range(codes.count):
            spot = codes.items[i] - PLACE
            weights[i] = -FAR + self.sketch(state, area, card, spot)
            for j in range(count):
                if spots[j] == spot:
                    weights[i] = close[j]
        for _ in range(self.played_spots):
            best: i64 = NONE
            for i in range(codes.count):
                if weights[i] < FAR // 2 and (best == NONE or weights[i] > weights[best]):
                    best = i
            if best == NONE:
                return
            weights[best] = FAR + self.played(state, codes.items[best] - PLACE)

    # -- picking -------------------------------------------------------------------------------------------------

    def weigh_pick(self, state: CafeState, slot: i64) -> i64:
        """The best that could be done with the card, less its price."""
        seat = state.deciding
        card = state.row[slot]
        if state.mode != AUCTION and state.blocked(seat):
            return -state.parts.cups_on[card] - state.parts.cafe_points[card]
        tried = state.copy()
        tried.hand[seat] = card
        if state.price(seat, card) > 0:
            self.pay_cheapest(tried, seat)
        return self.best_use(tried, seat, card)

    def pay_cheapest(self, state: CafeState, seat: i64) -> None:
        best: i64 = NONE
        best_worth: i64 = -FAR
        colour: i64
        for colour in range(4):
            if state.warehouse[seat * 4 + colour] > 0:
                state.warehouse[seat * 4 + colour] -= 1
                worth = self.appraiser.worth(state, seat, 0, self.rounds_left(state) + 1)
                state.warehouse[seat * 4 + colour] += 1
                if worth > best_worth:
                    best = colour
                    best_worth = worth
        if best != NONE:
            state.warehouse[seat * 4 + best] -= 1

    def best_use(self, state: CafeState, seat: i64, card: i64) -> i64:
        """Worth of the best placement of a card in hand, the turn included where ``played_spots`` says so."""
        codes = self.spots
        codes.clear()
        state.deciding = seat
        state.add_placements(codes)
        count = self.find_spots(state, state.areas[seat], card, codes, self.pick_spots)
        spots = self.best_spots[:count]
        best: i64 = -FAR
        best_spot: i64 = NONE
        i: i64
        for i in range(count):
            worth = self.placed(state, spots[i])
            if worth > best:
                best = worth
                best_spot = spots[i]
        if self.played_spots == 0 or best_spot == NONE:
            return best
        return self.played(state, best_spot)

    # -- the auction ---------------------------------------------------------------------------------------------

    def weigh_bids(self, state: CafeState, codes: Codes, weights: vec[i64]) -> None:
        """First choice against the choice a pass would leave, less the beans of the bid."""
        seat = state.deciding
        rounds = self.rounds_left(state)
        now = self.appraiser.worth(state, seat, 0, rounds + 1)
        worths = self.rank_cards(state, seat)
        late = (seat - state.holder + state.seats) % state.seats  # how many would pick before
        tried = state.copy()
        spent: i64 = 0
        i: i64
        for i in range(codes.count):
            code = codes.items[i]
            if code == PASS:
                weights[i] = worths[late]
                continue
            while spent < code - BID + 1:
                self.pay_cheapest(tried, seat)
                spent += 1
            cost = now - self.appraiser.worth(tried, seat, 0, rounds + 1)
            # More than the least bid only deters; the beans are lost for certain.
            weights[i] = worths[0] - cost - 10 * spent

    def rank_cards(self, state: CafeState, seat: i64) -> vec[i64]:
        """What each open card is worth to a seat, best first."""
        size = state.row_size()
        worths = vec[i64]([-FAR] * size)
        slot: i64
        for slot in range(size):
            tried = state.copy()
            tried.hand[seat] = state.row[slot]
            worth = self.best_use(tried, seat, state.row[slot])
            at = slot
            while at > 0 and worths[at - 1] < worth:
                worths[at] = worths[at - 1]
                at -= 1
            worths[at] = worth
        return worths
