"""A regular of the café: looks at whole turns, knows when a card is worth more in hand, and minds what is left to others.

Weights are hundredths of a point. A choice is worth the points of the best turn that begins with it, plus what the hand is
worth afterwards, minus what the next players find in the café. Nothing hidden is looked at: a table that would be turned up
is left blank, a card that would be drawn counts as an average one.

A far-sighted player thinks turns through in the same way, but asks a network what they leave behind (``value_network.py``).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.brain import Policy
from ludocafe.core.masks import size_of
from ludocafe.core.state import Codes, State, fingerprint, mixed
from ludocafe.games.cafe_international.brain.value_network import UNIT, ValueNetwork
from ludocafe.games.cafe_international.rules.codes import (
    ASK_FORMING,
    ASK_MORE,
    ASK_PARTNER,
    DISCARD,
    DRAW,
    END,
    FORM,
    STOP,
    place_chair,
    place_guest,
)
from ludocafe.games.cafe_international.rules.decisions import InternationalState
from ludocafe.games.cafe_international.rules.state import (
    CHAIRS,
    KINDS,
    MIXED,
    NATIONS,
    NONE,
    SLOTS,
    SOURCES,
    TOUCHED,
    Room,
    nation_of,
)

POINT: Final[i64] = 100
VICTORY: Final[i64] = 1_000_000
WORST: Final[i64] = -100_000_000
PARTNERS: Final[i64] = 3  # points that an opener's partner will bring, at first glance
MEMORY: Final[i64] = 16381  # situations that are remembered
PHASES: Final[i64] = 8
MOST_CARDS: Final[i64] = 8  # more than can be placed in a turn
FORESEEN: Final[i64] = PHASES - 1  # no phase: what comes after the turn
FORESEEN_DRAWING: Final[i64] = PHASES - 2


@final
@mypyc_attr(native_class=True)
class Taste:
    """What the regular assumes, in hundredths of a point; found by playing many games."""

    lying: i64  # a card whose nation has a table in the café
    waiting: i64  # a card whose nation may still turn up
    crowd: i64  # less for each further card in hand
    late: i64  # guest cards per player below which cards in hand begin to lose their worth
    kept: i64  # what a card whose nation has a table in the café still brings on average, placed or not
    stuck: i64  # the same for a card whose nation may still turn up
    risk: vec[i64]  # what a table leaves to the next player, by its guests; twice that if they are all of its nation

    def __init__(self) -> None:
        self.lying = 359
        self.waiting = 110
        self.crowd = 0
        self.late = 5
        self.kept = 240
        self.stuck = -100
        self.risk = vec[i64]([0, 51, 78, 130, 0])


@final
@mypyc_attr(native_class=True)
class Memory:
    """Situations within turns that were thought through, and what the best turn makes of them; new ones take the place of old."""

    keys: vec[i64]
    worths: vec[i64]

    def __init__(self, places: int = MEMORY) -> None:
        self.keys = vec[i64]([NONE] * places)
        self.worths = vec[i64]([0] * places)

    def knows(self, key: i64) -> bool:
        return self.keys[key % len(self.keys)] == key

    def worth(self, key: i64) -> i64:
        return self.worths[key % len(self.keys)]

    def keep(self, key: i64, worth: i64) -> None:
        place = key % len(self.keys)
        self.keys[place] = key
        self.worths[place] = worth


@mypyc_attr(native_class=True)
class InternationalPolicy(Policy):
    """Weighs each choice by the best whole turn that begins with it.

    With a ``breadth`` it thinks on only from the most promising placements, the same number at every step of a turn; the
    others count as hopeless. That is rougher and many times faster.
    """

    taste: Taste
    breadth: i64  # 0: all placements
    memory: Memory

    def __init__(self, breadth: int = 0) -> None:
        self.taste = Taste()
        self.breadth = breadth
        self.memory = Memory()

    def weigh(self, state: State, codes: Codes, weights: vec[i64]) -> None:
        assert isinstance(state, InternationalState)
        i: i64
        if codes.count == 1:
            weights[0] = 0
            return
        turn = self.turn(state)
        if self.breadth > 0:
            for i in range(codes.count):
                weights[i] = WORST
            turn.narrow(codes, weights)
            return
        for i in range(codes.count):
            weights[i] = turn.worth(0, codes.items[i])

    def turn(self, state: InternationalState) -> "Turn":
        return Turn(state, self.taste, self.breadth, self.memory)

    def expected_points(self, state: State, seat: i64) -> float:
        """Points made so far, penalties for cards laid down, and what the cards in hand bring.

        A card is worth more to its holder who may choose than it brings in the end, hence prices of its own.
        """
        assert isinstance(state, InternationalState)
        prices = vec[i64]([0] * NATIONS)
        price_cards(state, self.taste.kept, self.taste.stuck, state.seats, prices)
        return float(certain_points(state, seat)) + float(hand_price(state, seat, prices)) / float(POINT)


@final
@mypyc_attr(native_class=True)
class FarSightedPolicy(InternationalPolicy):
    """Thinks turns through as the regular does, but a network judges what comes after them."""

    network: ValueNetwork

    def __init__(self, network: ValueNetwork, breadth: int = 0) -> None:
        super().__init__(breadth)
        self.network = network

    def turn(self, state: InternationalState) -> "Turn":
        return FarSightedTurn(state, self.taste, self.breadth, self.memory, self.network)

    def expected_points(self, state: State, seat: i64) -> float:
        """Points made so far, penalties for cards laid down, and what is foreseen."""
        assert isinstance(state, InternationalState)
        network = self.network
        network.count_unseen(state, seat)
        network.look(state, seat, (seat + state.seats - state.active) % state.seats, False)
        network.guess()
        return float(certain_points(state, seat)) + float(network.own) / float(UNIT)


def certain_points(board: InternationalState, seat: i64) -> i64:
    """Points made so far, less penalties for cards laid down."""
    return board.made(seat) - board.parts.penalty * board.down_size[seat]


def price_cards(board: InternationalState, lying: i64, waiting: i64, full: i64, prices: vec[i64]) -> None:
    """What a card of each nation promises: nothing but its penalty when no table can come, or when it is too late.

    It begins to be late with fewer than ``full`` cards in the pile.
    """
    left = board.pile_size if board.pile_size < full else full
    penalty = board.parts.penalty * POINT
    gone = tables_gone(board)
    nation: i64
    for nation in range(NATIONS):
        promise = -penalty
        if board.room.welcome[nation] != 0:
            promise = lying
        elif gone[nation] < board.parts.tables[nation] and board.tables_size > 0:
            promise = waiting
        prices[nation] = (promise * left - penalty * (full - left)) // full


def tables_gone(board: InternationalState) -> vec[i64]:
    """Tables of each nation that left the café; everybody has seen them go, so the pile may be counted."""
    gone = board.parts.tables[:]
    i: i64
    for i in range(board.tables_size):
        gone[board.tables[i]] -= 1
    for i in range(SLOTS):
        if board.room.table[i] != NONE:
            gone[board.room.table[i]] -= 1
    return gone


def hand_price(board: InternationalState, seat: i64, prices: vec[i64]) -> i64:
    """What the cards in a hand promise together."""
    hand = board.hand
    base = seat * KINDS
    kinds = board.holds[seat]
    total: i64 = 0
    kind: i64 = 0
    while kinds != 0:
        if kinds & 1 == 1:
            total += hand[base + kind] * prices[nation_of(kind)]
        kinds >>= 1
        kind += 1
    return total


@mypyc_attr(native_class=True)
class Turn:
    """A turn thought through on a copy of the game, placement by placement, each one taken back afterwards.

    Guests seated in another order leave the same café and the same hand behind, and who has placed a guest thinks on where the
    thoughts before had led; so what is thought through once is remembered. It depends on the points made before only where the
    game may end within the turn.
    """

    board: InternationalState
    taste: Taste
    seat: i64
    cards: vec[i64]  # worth of a card in hand, by nation
    average: i64  # worth of an unknown card
    crowd: i64
    breadth: i64
    codes: list[Codes]  # the choices at each depth
    glimpses: vec[i64]  # of the choices being narrowed down
    rooms: list[Room]  # the café before full tables left, at each depth
    may_end: bool  # the game, within this turn
    memory: Memory
    background: i64  # what thoughts depend on besides café and hand, as one number

    def __init__(self, state: InternationalState, taste: Taste, breadth: i64, memory: Memory) -> None:
        self.board = state.copy()
        self.taste = taste
        self.seat = state.active
        self.breadth = breadth
        self.codes = []
        self.rooms = []
        self.glimpses = vec[i64]()
        self.may_end = state.tables_size < SLOTS or state.hand_size[self.seat] <= state.parts.cards_with_formation
        self.memory = memory
        self.cards = vec[i64]([0] * NATIONS)
        full = taste.late * state.seats
        price_cards(state, taste.lying, taste.waiting, full, self.cards)
        self.average = 0
        nation: i64
        for nation in range(NATIONS):
            self.average += self.cards[nation]
        self.average //= NATIONS
        self.crowd = taste.crowd * (state.pile_size if state.pile_size < full else full) // full
        self.background = self.look_around()

    def look_around(self) -> i64:
        """All that thoughts about this turn depend on but café, hand and what was placed, as one number."""
        board = self.board
        number = mixed(mixed(board.seats, board.circle_tribe), board.pile_size)
        nation: i64
        for nation in range(NATIONS):
            number = mixed(number, self.cards[nation])
        if self.may_end:
            best = self.best_rival()
            number = mixed(mixed(mixed(number, best >> 10), best & 1023), board.down_size[self.seat])
        return number

    # -- what the hand is worth ----------------------------------------------------------------------------------

    def hand_worth(self) -> i64:
        board = self.board
        return hand_price(board, self.seat, self.cards) - self.crowding(board.hand_size[self.seat])

    def crowding(self, size: i64) -> i64:
        return self.crowd * size * size

    def risk(self) -> i64:
        """What the café offers to those who come next."""
        room = self.board.room
        total: i64 = 0
        slot: i64
        for slot in range(SLOTS):
            guests = room.guests_at(slot)
            if guests > 0 and guests < 4:
                share = self.taste.risk[guests]
                total += share * 2 if room.is_own(slot) else share
        return total

    def rest(self) -> i64:
        """Worth of the situation when the turn is over."""
        return self.hand_worth() - self.risk()

    def rest_drawing(self) -> i64:
        """The same when a card yet unknown has come into the hand."""
        return self.rest() + self.average

    def ending(self) -> i64:
        """Worth of a game that ends now: victory or defeat, then the margin."""
        mine = self.board.standing(self.seat)
        best = self.best_rival()
        return (mine - best) // 10 + (VICTORY if mine > best else -VICTORY)

    def best_rival(self) -> i64:
        """The standing of the best other player."""
        board = self.board
        best: i64 = WORST
        other: i64
        for other in range(board.seats):
            if other != self.seat and board.standing(other) > best:
                best = board.standing(other)
        return best

    # -- choices -------------------------------------------------------------------------------------------------

    def worth(self, depth: i64, code: i64) -> i64:
        """Points and prospects of the best turn that goes on with this choice."""
        if code < DRAW:
            return self.place(depth, place_guest(code), place_chair(code))
        if code == DRAW:
            return self.draw()
        if code < STOP:
            return self.discard(code - DISCARD)
        if code == END:
            return self.ending()
        if code >= FORM:
            return self.form(depth, (code - FORM) // 2, (code - FORM) % 2)
        return self.rest()  # STOP and GO

    def draw(self) -> i64:
        """CIN-80; the last card ends the game (CIN-92)."""
        board = self.board
        board.hand_size[self.seat] += 1
        board.pile_size -= 1
        worth = self.ending() if board.pile_size == 0 else self.rest_drawing()
        board.pile_size += 1
        board.hand_size[self.seat] -= 1
        return worth

    def discard(self, kind: i64) -> i64:
        board = self.board
        board.lose_card(self.seat, kind)
        worth = self.rest() - board.parts.penalty * POINT
        board.gain_card(self.seat, kind)
        return worth

    def form(self, depth: i64, slot: i64, gender: i64) -> i64:
        board = self.board
        phase = board.phase
        board.phase = ASK_FORMING
        board.forming = slot
        board.forming_gender = gender
        worth = self.best(depth + 1)
        board.phase = phase
        board.forming = NONE
        return worth

    def place(self, depth: i64, kind: i64, chair: i64) -> i64:
        """Seat a guest, think on, and take it back."""
        board = self.board
        room = board.room
        phase = board.phase
        pending = board.pending
        forming = board.forming
        points = self.points(kind, chair)
        board.lose_card(self.seat, kind)
        board.placed += 1
        room.sit(kind, chair)
        formed = forming != NONE and room.is_full(forming)
        if formed:
            points += board.parts.formation_one_nation if room.one_nation(forming) else board.parts.formation
            board.forming = NONE
        board.pending = chair if points == 0 and forming == NONE else NONE
        board.score[self.seat * SOURCES + MIXED] += points
        worth = self.best(depth + 1) if board.forming != NONE else self.clear_and_go_on(depth)
        board.score[self.seat * SOURCES + MIXED] -= points
        room.rise(chair)
        board.placed -= 1
        board.gain_card(self.seat, kind)
        board.phase = phase
        board.pending = pending
        board.forming = forming
        return worth + points * POINT

    def points(self, kind: i64, chair: i64) -> i64:
        """Points at all touched tables but a table being formed (CIN-104)."""
        board = self.board
        total: i64 = 0
        i: i64
        for i in range(TOUCHED):
            slot = board.parts.slot_at[chair * TOUCHED + i]
            if slot == NONE:
                break
            if slot != board.forming:
                total += board.room.value(slot, kind)
        return total

    def clear_and_go_on(self, depth: i64) -> i64:
        """Full tables leave; what will be turned up instead is not known."""
        board = self.board
        full = board.room.full_tables()
        if full == 0:
            return self.go_on(depth)
        tables = size_of(full)
        if board.tables_size < tables:  # CIN-91
            return self.ending()
        while len(self.rooms) <= depth:
            spare = Room(board.parts)
            spare.clear()
            self.rooms.append(spare)
        before = self.rooms[depth]
        before.read(board.room)
        board.room.remove(full)
        board.tables_size -= tables
        worth = self.go_on(depth)
        board.tables_size += tables
        board.room.read(before)
        return worth

    def go_on(self, depth: i64) -> i64:
        """CIN-36."""
        board = self.board
        if board.hand_size[self.seat] == 0:
            ending = self.ending()
            return ending if ending > 0 else self.rest()
        if board.pending != NONE:
            board.phase = ASK_PARTNER
        elif board.placed >= board.parts.cards_per_turn:
            return self.rest()
        else:
            board.phase = ASK_MORE
        return self.best(depth + 1)

    def best(self, depth: i64) -> i64:
        """Worth of the best choice from here."""
        board = self.board
        step = ((board.pending + 1) * (SLOTS + 1) + board.forming + 1) * MOST_CARDS + board.placed
        key = self.key((step * 2 + board.forming_gender) * PHASES + board.phase)
        memory = self.memory
        if memory.knows(key):
            return memory.worth(key)
        worth = self.best_now(depth)
        memory.keep(key, worth)
        return worth

    def key(self, mark: i64) -> i64:
        """The situation within the turn as one number."""
        board = self.board
        number = mixed(mixed(self.background, mark), board.tables_size)
        if self.may_end:
            number = mixed(number, board.made(self.seat))
        number = fingerprint(board.room.guest, CHAIRS, fingerprint(board.room.table, SLOTS, number))
        return fingerprint(board.hand, KINDS, number, self.seat * KINDS)

    def best_now(self, depth: i64) -> i64:
        """The same, thought through."""
        while len(self.codes) <= depth:
            self.codes.append(Codes())
        codes = self.codes[depth]
        codes.clear()
        self.board.legal_into(codes)
        best = WORST
        i: i64
        if 0 < self.breadth < codes.count:
            self.keep_promising(codes)
        for i in range(codes.count):
            worth = self.worth(depth, codes.items[i])
            if worth > best:
                best = worth
        return best

    # -- looking at a few placements only ------------------------------------------------------------------------

    def narrow(self, codes: Codes, weights: vec[i64]) -> None:
        """Weigh all choices but the less promising placements."""
        few = Codes()
        i: i64
        for i in range(codes.count):
            few.add(codes.items[i])
        if self.breadth < few.count:
            self.keep_promising(few)
        j: i64 = 0
        for i in range(codes.count):
            if j < few.count and few.items[j] == codes.items[i]:
                weights[i] = self.worth(0, codes.items[i])
                j += 1

    def keep_promising(self, codes: Codes) -> None:
        """Strike all placements but the ``breadth`` best at first glance; the order stays."""
        if len(self.glimpses) < codes.count:
            self.glimpses = vec[i64]([0] * (2 * codes.count))
        items = codes.items
        glimpses = self.glimpses
        i: i64
        for i in range(codes.count):
            glimpses[i] = self.glimpse(place_guest(items[i]), place_chair(items[i])) if items[i] < DRAW else -WORST
        _time: i64
        for _time in range(self.breadth):
            best: i64 = NONE
            for i in range(codes.count):
                if glimpses[i] != -WORST and (best == NONE or glimpses[i] > glimpses[best]):
                    best = i
            if best == NONE:
                break
            glimpses[best] = -WORST
        kept: i64 = 0
        for i in range(codes.count):
            if glimpses[i] == -WORST:
                items[kept] = items[i]
                kept += 1
        codes.count = kept

    def glimpse(self, kind: i64, chair: i64) -> i64:
        """A placement at first glance: its points, the card's worth, and what is left to others; an opener brings a partner."""
        board = self.board
        room = board.room
        risk = self.taste.risk
        points: i64 = 0
        left: i64 = 0
        i: i64
        for i in range(TOUCHED):
            slot = board.parts.slot_at[chair * TOUCHED + i]
            if slot == NONE:
                break
            guests = room.guests_at(slot)
            left += risk[guests + 1] - risk[guests]
            if slot != board.forming and guests > 0:
                points += room.value(slot, kind)
        if points == 0:
            points = PARTNERS
        return points * POINT - self.cards[nation_of(kind)] - left


@final
@mypyc_attr(native_class=True)
class FarSightedTurn(Turn):
    """A turn whose end a network judges."""

    network: ValueNetwork

    def __init__(self, state: InternationalState, taste: Taste, breadth: i64, memory: Memory, network: ValueNetwork) -> None:
        super().__init__(state, taste, breadth, memory)
        self.network = network
        network.count_unseen(state, self.seat)
        self.background = self.look_further()

    def look_further(self) -> i64:
        """The same with all that the network looks at."""
        board = self.board
        network = self.network
        number = fingerprint(network.coming, NATIONS, fingerprint(network.unseen, KINDS, self.background))
        away: i64
        for away in range(1, board.seats):
            number = mixed(number, board.hand_size[(self.seat + away) % board.seats])
        return number

    def rest(self) -> i64:
        return self.foreseen(False)

    def rest_drawing(self) -> i64:
        return self.foreseen(True)

    def foreseen(self, drawing: bool) -> i64:
        """The points to come, less those that a rival makes in the same time."""
        board = self.board
        network = self.network
        memory = self.memory
        key = self.key(FORESEEN_DRAWING if drawing else FORESEEN)
        if memory.knows(key):
            return memory.worth(key)
        network.look(board, self.seat, board.seats - 1, drawing)
        network.guess()
        worth = (network.own - network.rivals) * POINT // UNIT
        memory.keep(key, worth)
        return worth
