"""A sensible coffee merchant: tries each choice on a copy and appraises what it leads to."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.brain import Policy
from ludocafe.core.chance import FastChance
from ludocafe.core.state import NOTHING, Codes, State
from ludocafe.games.cafe.brain.evaluation import DRIED, RAW, Evaluation, Taste
from ludocafe.games.cafe.brain.value_fit import ValueFit
from ludocafe.games.cafe.rules.codes import (
    ASK_BID,
    ASK_BID_PAY,
    ASK_PICK,
    ASK_PLACE,
    ASK_STORE,
    ASSIGN,
    ASSIGN_NONE,
    BID,
    DELIVER,
    DISCARD,
    DRY,
    END,
    PASS,
    PAY,
    PLACE,
    PRODUCE,
    ROAST,
    SEND,
)
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import AUCTION, CAFE, CELLS, COLOURS, CUP, DRYING, NONE, ROASTING, SLOTS, SQUARES, WAREHOUSE

FAR: Final[i64] = 1000000
UNKNOWN: Final[i64] = -4000000
ROOM: Final[i64] = SLOTS + 1  # 0 to all squares of an area

# What is noted for every cell: squares of each letter beside it, then what covering it hides.
SIGHTS: Final[i64] = 4
HIDDEN: Final[i64] = 3


def letter_of(kind: i64) -> i64:
    """A, B or C as 0, 1 or 2 (CAF-58)."""
    return NOTHING if kind < DRYING else kind - DRYING + 1


@final
@mypyc_attr(native_class=True)
class CafePolicy(Policy):
    """Weighs each choice by what the business is worth afterwards, in hundredths of a point."""

    taste: Taste
    evaluation: Evaluation
    value_fit: ValueFit
    chance: FastChance  # never asked: nothing is drawn after the set-up (CAF-25)
    spots: Codes
    menu: Codes
    best_spots: vec[i64]
    best_sketches: vec[i64]
    sketches: vec[i64]  # of all placements looked at
    close: vec[i64]  # their worth at a closer look
    sight: vec[i64]  # by cell * SIGHTS: see ``look_round``
    face: vec[i64]  # by square: see ``show``
    no_sight: vec[i64]
    filled: vec[i64]  # worth after filling so many empty squares, those for drying first; UNKNOWN: not weighed yet
    pick_spots: i64  # placements looked at closely for each open card …
    place_spots: i64  # … and for the card in hand
    played_spots: i64  # of these, how many are tried with the turn that follows

    def __init__(self) -> None:
        self.taste = Taste()
        self.evaluation = Evaluation(self.taste)
        self.value_fit = ValueFit()
        self.chance = FastChance(1)
        self.spots = Codes()
        self.menu = Codes()
        self.best_spots = vec[i64]([0] * 64)
        self.best_sketches = vec[i64]([0] * 64)
        self.sketches = vec[i64]([0] * 64)
        self.close = vec[i64]([0] * 64)
        self.no_sight = vec[i64]([0] * (CELLS * SIGHTS))
        self.sight = self.no_sight
        self.face = vec[i64]([0] * SQUARES)
        self.filled = vec[i64]([UNKNOWN] * (2 * ROOM))
        self.pick_spots = 4
        self.place_spots = 12
        self.played_spots = 3

    def weigh(self, state: State, codes: Codes, weights: vec[i64]) -> None:
        assert isinstance(state, CafeState)
        i: i64
        if codes.count == 0:
            return
        phase = state.phase
        if phase == ASK_PLACE:
            self.weigh_placements(state, codes, weights)
        elif phase == ASK_BID:
            self.weigh_bids(state, codes, weights)
        elif phase == ASK_PICK:
            self.look_round(state, state.deciding)
            for i in range(codes.count):
                weights[i] = self.weigh_pick(state, codes.items[i])
        elif phase in (ASK_BID_PAY, ASK_STORE):
            for i in range(codes.count):
                weights[i] = self.after(state, codes.items[i])
        else:
            self.take_stock(state)
            for i in range(codes.count):
                weights[i] = self.weight(state, codes.items[i])

    def expected_points(self, state: State, seat: i64) -> float:
        assert isinstance(state, CafeState)
        return float(self.value_fit.forecast(state, seat)) / 100.0

    def round_of(self, state: State) -> i64:
        assert isinstance(state, CafeState)
        return state.round

    def take_stock(self, state: CafeState) -> None:
        """Take stock of whoever decides."""
        seat = state.deciding
        i: i64
        for i in range(2 * ROOM):
            self.filled[i] = UNKNOWN
        self.evaluation.take_stock(state, seat, state.areas[seat], state.points_left, self.rounds_left(state))

    def weight(self, state: CafeState, code: i64) -> i64:
        """Of a choice in a build turn or of a payment, after ``take_stock``."""
        if PRODUCE <= code <= END:
            return self.weigh_action(state, code)
        if code >= SEND:
            layer: i64 = NONE
            if code < SEND + WAREHOUSE:
                layer = 0
                while self.evaluation.area.card[layer] != code - SEND:
                    layer += 1
            return self.evaluation.sent(state.colour_in_transit(), layer)
        if code >= ASSIGN:
            return self.weigh_assignment(state, code)
        evaluation = self.evaluation
        evaluation.hold[code - PAY] -= 1
        worth = evaluation.value()
        evaluation.hold[code - PAY] += 1
        return worth

    def rounds_left(self, state: CafeState) -> i64:
        return state.parts.rounds - state.round

    def after(self, state: CafeState, code: i64) -> i64:
        """What the actor's business is worth once the choice is made."""
        seat = state.deciding
        tried = state.copy()
        tried.apply(code, self.chance, None)
        return self.evaluation.worth(tried, seat, state.points_left, self.rounds_left(state))

    # -- acting --------------------------------------------------------------------------------------------------

    def weigh_action(self, state: CafeState, code: i64) -> i64:
        """Worth after an action of the menu, the small decisions inside it taken one after the other."""
        evaluation = self.evaluation
        points = state.points_left
        rounds = self.rounds_left(state)
        worth: i64 = -FAR
        if code < DRY:
            evaluation.keep()
            evaluation.look_ahead(points - 1, rounds)
            evaluation.produce(state, state.deciding, evaluation.area.top[code - PRODUCE])
            worth = evaluation.value()
            evaluation.restore()
            evaluation.look_ahead(points, rounds)
        elif code < ROAST:
            worth = self.weigh_filling(state, RAW, evaluation.area.top[code - DRY])
        elif code < DELIVER:
            worth = self.weigh_filling(state, DRIED, evaluation.area.top[code - ROAST])
        elif code == DELIVER:
            evaluation.look_ahead(points - 1, rounds)
            worth = evaluation.deliver()
            self.take_stock(state)
        elif code == END:
            # Points left over are lost; what could still be done with them is not worth anything by itself.
            evaluation.look_ahead(0, rounds)
            worth = evaluation.value() + evaluation.action_points(points - 1 if points > 0 else NOTHING)
            evaluation.look_ahead(points, rounds)
        return worth

    def weigh_filling(self, state: CafeState, source: i64, anchor: i64) -> i64:
        """Worth after drying or roasting in a group; groups with as many empty squares are filled alike."""
        evaluation = self.evaluation
        room = self.room(state, anchor, 0)
        known = room if source == RAW else ROOM + room
        if self.filled[known] == UNKNOWN:
            rounds = self.rounds_left(state)
            evaluation.keep()
            evaluation.look_ahead(state.points_left - 1, rounds)
            self.filled[known] = evaluation.fill(source, room)
            evaluation.restore()
            evaluation.look_ahead(state.points_left, rounds)
        return self.filled[known]

    def room(self, state: CafeState, anchor: i64, start: i64) -> i64:
        """Empty squares of a group, from a place in reading order on."""
        area = state.areas[state.deciding]
        base = state.deciding * SLOTS
        found: i64 = 0
        n: i64
        for n in range(start, area.works):
            slot = area.work[n]
            if area.group[slot] == anchor and state.beans[base + slot] == 0:
                found += 1
        return found

    def weigh_assignment(self, state: CafeState, code: i64) -> i64:
        evaluation = self.evaluation
        source = RAW if state.task == DRYING else DRIED
        if code < ASSIGN_NONE:
            return evaluation.assigned(source, code - ASSIGN)
        room = self.room(state, state.group, state.cursor)
        if state.moved == 0 and room == 2 and evaluation.colours_at(source) == 1:
            # The last square of the group then takes the only colour (CAF-31).
            colour: i64 = 0
            while evaluation.beans[source * COLOURS + colour] == 0:
                colour += 1
            return evaluation.assigned(source, colour)
        return evaluation.value()

    def play_turn(self, state: CafeState) -> None:
        """Act as this policy would until the turn is about to end."""
        seat = state.deciding
        codes = self.menu
        while True:
            codes.clear()
            state.legal_into(codes)
            self.take_stock(state)
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

    def look_round(self, state: CafeState, seat: i64) -> None:
        """Note for every cell what covering it would hide, alone and with what each kind of square laid on it would touch."""
        area = state.areas[seat]
        beside = state.parts.beside
        base = seat * SLOTS
        sight = self.no_sight[:]
        layer: i64
        slot: i64
        side: i64
        hidden: i64
        column: i64
        for slot in range(area.layers * SQUARES):
            cell = area.place[slot]
            if area.top[cell] != slot:
                continue
            kind = area.kind[slot]
            hidden = 0
            if kind == CUP:
                hidden = -200
            elif kind == CAFE:
                layer = slot // SQUARES
                hidden = -120 if area.open[layer] == 1 else 0
            elif kind <= ROASTING:
                hidden = -(50 if kind < DRYING else 60) - 60 * state.beans[base + slot]
                letter = letter_of(kind)
                for side in range(4):
                    sight[beside[cell * 4 + side] * SIGHTS + letter] += 30
            for column in range(SIGHTS):
                sight[cell * SIGHTS + column] += hidden
        self.sight = sight

    def show(self, state: CafeState, card: i64) -> None:
        """Note which column of the sight each square of a card looks into."""
        squares = state.parts.square
        square: i64
        for square in range(SQUARES):
            fresh = squares[card * SQUARES + square]
            self.face[square] = letter_of(fresh) if fresh <= ROASTING else HIDDEN

    def sketch(self, foot: vec[i64], spot: i64) -> i64:
        """A quick look at a placement of the card shown: what it hides and what its squares touch."""
        sight = self.sight
        face = self.face
        total: i64 = 0
        square: i64
        for square in range(SQUARES):
            total += sight[foot[spot * SQUARES + square] * SIGHTS + face[square]]
        return total

    def find_spots(self, state: CafeState, card: i64, codes: Codes, most: i64) -> i64:
        """The placements that look best at a glance, best first; returns how many."""
        spots = self.best_spots
        sketches = self.best_sketches
        count: i64 = 0
        i: i64
        if len(self.sketches) < codes.count:
            self.sketches = vec[i64]([0] * (2 * codes.count))
        all_sketches = self.sketches
        items = codes.items
        foot = state.parts.foot
        self.show(state, card)
        for i in range(codes.count):
            spot = items[i] - PLACE
            worth = self.sketch(foot, spot)
            all_sketches[i] = worth
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

    def placed(self, state: CafeState, seat: i64, card: i64, spot: i64) -> i64:
        """Worth once the card lies there, before the first action."""
        area = state.areas[seat].lay(card, spot)
        most = state.parts.max_points
        self.evaluation.take_stock(state, seat, area, area.cups if area.cups < most else most, self.rounds_left(state))
        return self.evaluation.value()

    def played(self, state: CafeState, spot: i64) -> i64:
        """Worth at the end of the turn that would follow."""
        tried = state.copy()
        tried.apply(PLACE + spot, self.chance, None)
        self.play_turn(tried)
        return self.evaluation.worth(tried, state.deciding, 0, self.rounds_left(state))

    def weigh_placements(self, state: CafeState, codes: Codes, weights: vec[i64]) -> None:
        seat = state.deciding
        card = state.hand[seat]
        self.look_round(state, seat)
        count = self.find_spots(state, card, codes, self.place_spots)
        close = self.close
        spots = self.best_spots[:count]
        i: i64
        j: i64
        for i in range(count):
            close[i] = self.placed(state, seat, card, spots[i])
        for i in range(codes.count):
            spot = codes.items[i] - PLACE
            weights[i] = -FAR + self.sketches[i]
            for j in range(count):
                if spots[j] == spot:
                    weights[i] = close[j]
        _time: i64
        for _time in range(self.played_spots):
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
        evaluation = self.evaluation
        evaluation.take_stock(state, seat, state.areas[seat], 0, self.rounds_left(state) + 1)
        best: i64 = NONE
        best_worth: i64 = -FAR
        colour: i64
        for colour in range(COLOURS):
            if state.warehouse[seat * COLOURS + colour] > 0:
                evaluation.hold[colour] -= 1
                worth = evaluation.value()
                evaluation.hold[colour] += 1
                if worth > best_worth:
                    best = colour
                    best_worth = worth
        if best != NONE:
            state.warehouse[seat * COLOURS + best] -= 1

    def best_use(self, state: CafeState, seat: i64, card: i64) -> i64:
        """Worth of the best placement of a card in hand, the turn included where ``played_spots`` says so.

        Cards share one look at the area: call ``look_round`` before the first.
        """
        codes = self.spots
        codes.clear()
        state.deciding = seat
        state.add_placements(codes)
        count = self.find_spots(state, card, codes, self.pick_spots)
        spots = self.best_spots[:count]
        best: i64 = -FAR
        best_spot: i64 = NONE
        i: i64
        for i in range(count):
            worth = self.placed(state, seat, card, spots[i])
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
        now = self.evaluation.worth(state, seat, 0, rounds + 1)
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
            cost = now - self.evaluation.worth(tried, seat, 0, rounds + 1)
            # More than the least bid only deters; the beans are lost for certain.
            weights[i] = worths[0] - cost - 10 * spent

    def rank_cards(self, state: CafeState, seat: i64) -> vec[i64]:
        """What each open card is worth to a seat, best first."""
        size = state.row_size()
        worths = vec[i64]([-FAR] * size)
        slot: i64
        self.look_round(state, seat)
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


def rough_policy(pick_spots: int, place_spots: int) -> CafePolicy:
    """Looks at so many placements of an open card and of the one in hand, and not at the turn after it."""
    policy = CafePolicy()
    policy.pick_spots, policy.place_spots, policy.played_spots = pick_spots, place_spots, 0
    return policy
