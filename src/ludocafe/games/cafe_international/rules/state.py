"""What lies on the table of Café International: the café itself, hands, piles, and the questions the rules ask of them.

The contract calls players seats; to keep them apart the twelve places for guests are called chairs here (0 to 11, as in the
specification). Sets of chairs, kinds and tables are those of ``core.masks``; in hot loops they are walked bit by bit.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.masks import has, lowest_of, only, size_of, without_lowest
from ludocafe.core.state import State

WOMAN: Final[i64] = 0
MAN: Final[i64] = 1
NATIONS: Final[i64] = 12
KINDS: Final[i64] = 24  # nation * 2 + gender
SLOTS: Final[i64] = 5  # where tables lie: NW NE C SW SE
CHAIRS: Final[i64] = 12
SIDES: Final[i64] = 4  # chairs of a table
TOUCHED: Final[i64] = 3  # tables a chair touches at most
ALL_CHAIRS: Final[i64] = 0xFFF
WIDTH: Final[i64] = 6  # of the table of seatings: 0 to 5 men

# Why a game ended (CIN-91 to CIN-93).
TABLES_SHORT: Final[i64] = 0
GUESTS_DRAWN: Final[i64] = 1
HAND_EMPTY: Final[i64] = 2

# Where points come from.
MIXED: Final[i64] = 0
OWN: Final[i64] = 1
FORMATION: Final[i64] = 2
SOURCES: Final[i64] = 3

MOST_SEATS: Final[i64] = 5
NONE: Final[i64] = -1


@final
@mypyc_attr(native_class=True)
class Components:
    """The edition's numbers as packed tables."""

    copies: vec[i64]  # guest cards, by kind
    tables: vec[i64]  # table cards, by nation
    guest_cards: vec[i64]  # the kinds of all guest cards, sorted
    table_cards: vec[i64]  # the nations of all table cards, sorted
    nothing: vec[i64]  # zeros to cut empty arrays from
    nobody: vec[i64]  # the same with NONE
    chairs_of: vec[i64]  # set of chairs, by slot
    chair_at: vec[i64]  # by slot * SIDES + side
    slot_at: vec[i64]  # tables a chair touches, by chair * TOUCHED + i; NONE fills up
    neighbours: vec[i64]  # set of other chairs sharing a table, by chair
    seating: vec[i64]  # 1: allowed at one table, by women * WIDTH + men (CIN-42)
    mixed: vec[i64]  # points by guests at a table (CIN-62)
    own: vec[i64]  # the same when all have the table's nation (CIN-63)
    start_hand: i64
    hand_max: i64
    cards_per_turn: i64
    cards_with_formation: i64
    penalty: i64
    formation: i64
    formation_one_nation: i64

    def __init__(self, numbers: dict[str, int], tables: dict[str, list[int]]) -> None:
        self.copies = vec[i64](tables["copies"])
        self.tables = vec[i64](tables["tables"])
        self.guest_cards = vec[i64](tables["guest_cards"])
        self.table_cards = vec[i64](tables["table_cards"])
        self.nothing = vec[i64]([0] * (MOST_SEATS * KINDS))
        self.nobody = vec[i64]([NONE] * CHAIRS)
        self.chairs_of = vec[i64](tables["chairs_of"])
        self.chair_at = vec[i64](tables["chair_at"])
        self.slot_at = vec[i64](tables["slot_at"])
        self.neighbours = vec[i64](tables["neighbours"])
        self.seating = vec[i64](tables["seating"])
        self.mixed = vec[i64](tables["mixed"])
        self.own = vec[i64](tables["own"])
        self.start_hand = numbers["start_hand"]
        self.hand_max = numbers["hand_max"]
        self.cards_per_turn = numbers["cards_per_turn"]
        self.cards_with_formation = numbers["cards_per_turn_formation"]
        self.penalty = numbers["penalty_per_card"]
        self.formation = numbers["points"]
        self.formation_one_nation = numbers["points_one_nation"]


def nation_of(kind: i64) -> i64:
    return kind >> 1


def gender_of(kind: i64) -> i64:
    return kind & 1


def held(seat: i64, kind: i64) -> i64:
    """Where the copies of a kind in a player's hand (or face down) are counted."""
    return seat * KINDS + kind


@final
@mypyc_attr(native_class=True)
class Room:
    """The café: five tables, twelve chairs, and who sits where.

    Tables change seldom, so copies share ``table`` and ``welcome``; they are replaced, never written to.
    """

    parts: Components
    table: vec[i64]  # nation by slot; NONE where no table lies
    welcome: vec[i64]  # set of chairs touching a table of a nation, by nation (CIN-41)
    kinds: i64  # set of guest kinds with a table of their nation in the café
    guest: vec[i64]  # kind by chair; NONE where nobody sits
    count: vec[i64]  # guests at a table, by slot * 2 + gender
    taken: i64  # set of chairs
    for_women: i64  # set of free chairs all of whose tables accept a woman (CIN-40, CIN-42)
    for_men: i64
    company: i64  # set of chairs touching a table at which somebody sits: there one scores (CIN-43, CIN-46, CIN-51)

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.kinds = 0
        self.taken = 0
        self.for_women = ALL_CHAIRS
        self.for_men = ALL_CHAIRS
        self.company = 0

    def clear(self) -> None:
        """An empty room with fresh arrays."""
        parts = self.parts
        self.table = parts.nobody[:SLOTS]
        self.guest = parts.nobody[:CHAIRS]
        self.count = parts.nothing[: SLOTS * 2]
        self.welcome = parts.nothing[:NATIONS]
        self.kinds = 0
        self.taken = 0
        self.refresh()

    def copy(self) -> "Room":
        other = Room(self.parts)
        other.table = self.table
        other.welcome = self.welcome
        other.kinds = self.kinds
        other.guest = self.guest[:]
        other.count = self.count[:]
        other.taken = self.taken
        other.for_women = self.for_women
        other.for_men = self.for_men
        other.company = self.company
        return other

    def read(self, other: "Room") -> None:
        """Become equal to another room without new arrays."""
        self.table = other.table
        self.welcome = other.welcome
        self.kinds = other.kinds
        i: i64
        for i in range(CHAIRS):
            self.guest[i] = other.guest[i]
        for i in range(SLOTS * 2):
            self.count[i] = other.count[i]
        self.taken = other.taken
        self.for_women = other.for_women
        self.for_men = other.for_men
        self.company = other.company

    # -- questions -----------------------------------------------------------------------------------------------

    def guests_at(self, slot: i64) -> i64:
        return self.count[slot * 2] + self.count[slot * 2 + 1]

    def accepts(self, slot: i64, gender: i64, more: i64) -> bool:
        """CIN-42: may so many more guests of a gender sit at this table?"""
        women = self.count[slot * 2]
        men = self.count[slot * 2 + 1]
        if gender == WOMAN:
            women += more
        else:
            men += more
        return self.parts.seating[women * WIDTH + men] != 0

    def open_to(self, gender: i64) -> i64:
        return self.for_women if gender == WOMAN else self.for_men

    def is_own(self, slot: i64) -> bool:
        """CIN-63: have all guests of this table the table's nation?"""
        nation = self.table[slot]
        side: i64
        for side in range(SIDES):
            kind = self.guest[self.parts.chair_at[slot * SIDES + side]]
            if kind != NONE and nation_of(kind) != nation:
                return False
        return True

    def doubles(self, slot: i64, kind: i64) -> bool:
        """Would a table be all of its own nation with this guest?"""
        return nation_of(kind) == self.table[slot] and self.is_own(slot)

    def value(self, slot: i64, kind: i64) -> i64:
        """CIN-62: points at one table for a guest about to sit down there."""
        guests = self.guests_at(slot)
        if guests == 0:  # CIN-64
            return 0
        return self.parts.own[guests + 1] if self.doubles(slot, kind) else self.parts.mixed[guests + 1]

    def points(self, kind: i64, chair: i64) -> i64:
        """CIN-61: points of a guest about to sit down, all its tables together."""
        total: i64 = 0
        i: i64
        for i in range(TOUCHED):
            slot = self.parts.slot_at[chair * TOUCHED + i]
            if slot == NONE:
                break
            total += self.value(slot, kind)
        return total

    def is_full(self, slot: i64) -> bool:
        """CIN-70."""
        return self.guests_at(slot) == SIDES

    def full_tables(self) -> i64:
        """The set of full tables."""
        full: i64 = 0
        slot: i64
        for slot in range(SLOTS):
            if self.is_full(slot):
                full |= only(slot)
        return full

    def one_nation(self, slot: i64) -> bool:
        """CIN-104: are all guests of this table of any single nation?"""
        nation: i64 = NONE
        side: i64
        for side in range(SIDES):
            kind = self.guest[self.parts.chair_at[slot * SIDES + side]]
            if kind != NONE:
                if nation != NONE and nation_of(kind) != nation:
                    return False
                nation = nation_of(kind)
        return True

    # -- formations ----------------------------------------------------------------------------------------------

    def free_at(self, slot: i64) -> i64:
        """Free chairs of a table."""
        return self.parts.chairs_of[slot] & ~self.taken

    def objecting_neighbour(self, slot: i64, gender: i64) -> i64:
        """CIN-102: a table that would not bear a formation next to it, or NONE."""
        free = self.free_at(slot)
        other: i64
        for other in range(SLOTS):
            more = size_of(free & self.parts.chairs_of[other])
            if other != slot and more > 0 and not self.accepts(other, gender, more):
                return other
        return NONE

    def can_fill(self, cards: vec[i64], base: i64, chairs: i64, gender: i64) -> bool:
        """CIN-101: can these cards seat a guest of this gender and a fitting nation on every chair? They are only lent."""
        if chairs == 0:
            return True
        chair = lowest_of(chairs)
        i: i64
        for i in range(TOUCHED):
            slot = self.parts.slot_at[chair * TOUCHED + i]
            if slot == NONE:
                break
            if self.table[slot] != NONE:
                at = base + self.table[slot] * 2 + gender
                if cards[at] > 0:
                    cards[at] -= 1
                    fits = self.can_fill(cards, base, without_lowest(chairs), gender)
                    cards[at] += 1
                    if fits:
                        return True
        return False

    # -- changes -------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Which chairs are open to whom, and where there is company."""
        count = self.count
        seating = self.parts.seating
        chairs_of = self.parts.chairs_of
        no_women = self.taken
        no_men = self.taken
        company: i64 = 0
        slot: i64
        for slot in range(SLOTS):
            women = count[slot * 2]
            men = count[slot * 2 + 1]
            chairs = chairs_of[slot]
            if seating[(women + 1) * WIDTH + men] == 0:
                no_women |= chairs
            if seating[women * WIDTH + men + 1] == 0:
                no_men |= chairs
            if women + men > 0:
                company |= chairs
        self.for_women = ALL_CHAIRS & ~no_women
        self.for_men = ALL_CHAIRS & ~no_men
        self.company = company

    def sit(self, kind: i64, chair: i64) -> None:
        self.guest[chair] = kind
        self.taken |= only(chair)
        self._count(chair, gender_of(kind), 1)
        self.refresh()

    def rise(self, chair: i64) -> None:
        self._leave(chair)
        self.refresh()

    def _leave(self, chair: i64) -> None:
        gender = gender_of(self.guest[chair])
        self.guest[chair] = NONE
        self.taken &= ~only(chair)
        self._count(chair, gender, -1)

    def _count(self, chair: i64, gender: i64, change: i64) -> None:
        slot_at = self.parts.slot_at
        i: i64
        for i in range(TOUCHED):
            slot = slot_at[chair * TOUCHED + i]
            if slot == NONE:
                break
            self.count[slot * 2 + gender] += change

    def lay(self, slot: i64, nation: i64) -> None:
        """Put a table on a slot, or take it away (NONE)."""
        before = self.table[slot]
        self.table = self.table[:]
        self.welcome = self.welcome[:]
        self.table[slot] = nation
        if before != NONE:
            self._welcome(before)
        if nation != NONE:
            self._welcome(nation)

    def _welcome(self, nation: i64) -> None:
        chairs: i64 = 0
        slot: i64
        for slot in range(SLOTS):
            if self.table[slot] == nation:
                chairs |= self.parts.chairs_of[slot]
        self.welcome[nation] = chairs
        couple: i64 = 3 << (nation * 2)
        self.kinds = self.kinds | couple if chairs != 0 else self.kinds & ~couple

    def remove(self, tables: i64) -> None:
        """CIN-72: these tables leave, with every guest sitting at any of them."""
        slot: i64
        side: i64
        for slot in range(SLOTS):
            if has(tables, slot):
                for side in range(SIDES):
                    chair = self.parts.chair_at[slot * SIDES + side]
                    if self.guest[chair] != NONE:
                        self._leave(chair)
                self.lay(slot, NONE)
        self.refresh()


@mypyc_attr(native_class=True)
class Board(State):
    """All cards of a game, and who decides what.

    Copies share both piles and the face-down cards: cards are taken off a pile by its size alone, and whoever changes one of
    these arrays (a discard, a fresh deal) replaces it instead of writing to it.
    """

    parts: Components
    room: Room
    phase: i64  # the question that is asked
    active: i64  # whose turn it is
    placed: i64  # guests placed this turn
    earned: i64  # points made this turn
    pending: i64  # chair of an opener waiting for its partner, or NONE
    forming: i64  # slot of a declared formation, or NONE
    forming_gender: i64
    circle_tribe: i64  # 1: with the variant
    reason: i64  # why the game ended, or NONE
    hand: vec[i64]  # copies by held(seat, kind)
    hand_size: vec[i64]  # by seat
    holds: vec[i64]  # set of kinds in hand, by seat
    down: vec[i64]  # face-down cards, copies by held(seat, kind)
    down_size: vec[i64]  # by seat
    score: vec[i64]  # points made so far, by seat * SOURCES + source
    pile: vec[i64]  # guest kinds, the top card last
    pile_size: i64
    tables: vec[i64]  # nations of the table pile, the top card last
    tables_size: i64

    def __init__(self, parts: Components, seats: i64) -> None:
        self.parts = parts
        self.seats = seats
        self.phase = 0
        self.active = 0
        self.placed = 0
        self.earned = 0
        self.pending = NONE
        self.forming = NONE
        self.forming_gender = WOMAN
        self.circle_tribe = 0
        self.reason = NONE
        self.pile_size = 0
        self.tables_size = 0

    def clear(self) -> None:
        """Fresh, empty arrays for a new game."""
        seats = self.seats
        self.room = Room(self.parts)
        self.room.clear()
        nothing = self.parts.nothing
        self.hand = nothing[: seats * KINDS]
        self.hand_size = nothing[:seats]
        self.holds = nothing[:seats]
        self.down = nothing[: seats * KINDS]
        self.down_size = nothing[:seats]
        self.score = nothing[: seats * SOURCES]
        self.pile = self.parts.guest_cards[:]
        self.pile_size = 0
        self.tables = self.parts.table_cards[:]
        self.tables_size = 0

    def copy_to(self, other: "Board") -> None:
        other.room = self.room.copy()
        other.phase = self.phase
        other.active = self.active
        other.placed = self.placed
        other.earned = self.earned
        other.pending = self.pending
        other.forming = self.forming
        other.forming_gender = self.forming_gender
        other.circle_tribe = self.circle_tribe
        other.reason = self.reason
        other.hand = self.hand[:]
        other.hand_size = self.hand_size[:]
        other.holds = self.holds[:]
        other.down = self.down
        other.down_size = self.down_size[:]
        other.score = self.score[:]
        other.pile = self.pile
        other.pile_size = self.pile_size
        other.tables = self.tables
        other.tables_size = self.tables_size

    # -- hands ---------------------------------------------------------------------------------------------------

    def gain_card(self, seat: i64, kind: i64) -> None:
        self.hand[held(seat, kind)] += 1
        self.hand_size[seat] += 1
        self.holds[seat] |= only(kind)

    def lose_card(self, seat: i64, kind: i64) -> None:
        at = held(seat, kind)
        self.hand[at] -= 1
        self.hand_size[seat] -= 1
        if self.hand[at] == 0:
            self.holds[seat] &= ~only(kind)

    def sort_hand(self, seat: i64) -> None:
        """Find out anew which kinds a hand holds."""
        kinds: i64 = 0
        kind: i64
        for kind in range(KINDS):
            if self.hand[held(seat, kind)] > 0:
                kinds |= only(kind)
        self.holds[seat] = kinds

    # -- counting ------------------------------------------------------------------------------------------------

    def made(self, seat: i64) -> i64:
        """Points noted so far; they never fall (CIN-66)."""
        total: i64 = 0
        source: i64
        for source in range(SOURCES):
            total += self.score[seat * SOURCES + source]
        return total

    def penalty_cards(self, seat: i64) -> i64:
        """CIN-95: hand cards and face-down cards."""
        return self.hand_size[seat] + self.down_size[seat]

    # -- questions about a turn ----------------------------------------------------------------------------------

    def may_open(self) -> bool:
        """CIN-52: is there still a card left for a partner?"""
        return self.placed + 2 <= self.parts.cards_per_turn

    def reach(self, gender: i64) -> i64:
        """Chairs where some card of this gender in the mover's hand finds its nation and a tolerant company."""
        welcome = self.room.welcome
        kinds = (self.holds[self.active] & self.room.kinds) >> gender
        chairs: i64 = 0
        nation: i64 = 0
        while kinds != 0:
            if kinds & 1 == 1:
                chairs |= welcome[nation]
            kinds >>= 2
            nation += 1
        return chairs & self.room.open_to(gender)

    def has_partner(self, chair: i64, gender: i64) -> bool:
        """CIN-52: could a card in hand join an opener of this gender on this chair?

        An opener leaves (1,0) or (0,1) at its tables, so its partner has the other gender (CIN-53), and no table that it
        does not touch changes; hence the opener need not really sit down to answer.
        """
        return self.reach(1 - gender) & self.parts.neighbours[chair] != 0

    def joins(self, kind: i64) -> i64:
        """CIN-53: chairs on which this guest would join the waiting opener."""
        waiting = self.room.guest[self.pending]
        if gender_of(kind) == gender_of(waiting):
            return 0
        chairs = self.room.open_to(gender_of(kind)) & self.room.welcome[nation_of(kind)]
        return chairs & self.parts.neighbours[self.pending]

    def may_form(self, slot: i64, gender: i64) -> bool:
        """CIN-101 and CIN-102."""
        room = self.room
        if room.count[slot * 2 + 1 - gender] > 0:
            return False
        free = room.free_at(slot)
        if self.placed + size_of(free) > self.parts.cards_with_formation:
            return False
        if room.objecting_neighbour(slot, gender) != NONE:
            return False
        return room.can_fill(self.hand, self.active * KINDS, free, gender)

    def may_fill(self, kind: i64, chair: i64) -> bool:
        """CIN-103: may this guest take this chair of the formation, so that the rest can still be filled?"""
        if gender_of(kind) != self.forming_gender:
            return False
        free = self.room.free_at(self.forming)
        if not has(free & self.room.welcome[nation_of(kind)], chair):
            return False
        at = held(self.active, kind)
        if self.hand[at] == 0:
            return False
        self.hand[at] -= 1
        fits = self.room.can_fill(self.hand, self.active * KINDS, free & ~only(chair), self.forming_gender)
        self.hand[at] += 1
        return fits
