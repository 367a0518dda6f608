"""What lies on the table of Café: packed numbers with names, and the questions the rules ask of them.

**Coordinates.** The plane is rolled up: a cell keeps only ``x mod 20`` and ``y mod 20``. That loses nothing. A card is at
most 3 wide and shares a column with the area it is laid on, so each of the 8 placements widens the area by at most 2
columns, and likewise heightens it by at most 2 rows: an area is never wider than 3 + 8 * 2 = 19 or higher than
2 + 8 * 2 = 18 and always leaves a column and a row of the roll free. Before a placement it is at most 17 wide; every
legal placement lies between 2 columns left of the area and its last column, that is, within 19 of the 20 columns, and a
card laid there reaches at most 2 columns past the area and cannot come round to the other side. ``Area.x_of`` turns a
column back into the one x that lies around the area.

**Bids.** A bid needs a code for every number of beans a warehouse can hold. In round r an area has at most 6 + 4r cells (a
card adds at most 4); for p action points p of them are cups. Between two useful productions on one square lies a drying, so
a turn with p points, at most eight, produces at most (p + 1) // 2 times on the other 6 + 4r - p cells; over the seven rounds
before the last auction, whatever the cards show, that is at most 15 + 28 + 44 + 60 + 76 + 92 + 108 = 423 beans, and at most
40 at the start: fewer than ``BIDS``.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludocafe.core.masks import has, only
from ludocafe.core.state import State

COLOURS: Final[i64] = 4
SQUARES: Final[i64] = 6  # of a card
PLANS: Final[i64] = 48
WAREHOUSE: Final[i64] = 48  # in place of a plan card: where beans go that no café gets
STARTS: Final[i64] = 4  # start cards are numbered after the plan cards
ROUNDS: Final[i64] = 8
LAYERS: Final[i64] = 9  # cards in an area: the start card and one a round
SLOTS: Final[i64] = 54  # squares of all cards of an area: layer * SQUARES + square
ROLL: Final[i64] = 20  # columns and rows of the rolled-up plane
CELLS: Final[i64] = 400
SPOTS: Final[i64] = 1600  # placements: cell * 4 + rotation
ROW: Final[i64] = 5  # most cards in the open row
BIDS: Final[i64] = 512  # bids are 1 … 511
NONE: Final[i64] = -1

# Square kinds; the first four are production squares of the colour of that number.
DRYING: Final[i64] = 4
ROASTING: Final[i64] = 5
CUP: Final[i64] = 6
SHIP: Final[i64] = 7
EMPTY: Final[i64] = 8
CAFE: Final[i64] = 9

MANY: Final[i64] = 1_000_000  # more beans than anybody ever has

STANDARD: Final[i64] = 0
AUCTION: Final[i64] = 1

# CAF-49: what a seat is in the middle of while all build at once, by seat * DESK + field.
DESK: Final[i64] = 11
DESK_PHASE: Final[i64] = 0
DESK_POINTS: Final[i64] = 1
DESK_TASK: Final[i64] = 2
DESK_GROUP: Final[i64] = 3
DESK_CURSOR: Final[i64] = 4
DESK_MOVED: Final[i64] = 5
DESK_SEND_FROM: Final[i64] = 6
DESK_TRANSIT: Final[i64] = 7  # by colour


def cell_at(x: i64, y: i64) -> i64:
    """The cell of a coordinate on the rolled-up plane."""
    return ((y + 2 * ROLL) % ROLL) * ROLL + (x + 2 * ROLL) % ROLL


@final
@mypyc_attr(native_class=True)
class Components:
    """The edition's numbers as packed tables; cards 0 … 47 are plan cards, 48 … 51 start cards."""

    square: vec[i64]  # kind, by card * SQUARES + square
    has_cup: vec[i64]  # by card
    cups_on: vec[i64]  # cups of a card
    ships_on: vec[i64]  # ships of a card
    cafe_square: vec[i64]  # first square of its café, or NONE
    cafe_points: vec[i64]  # by card
    demand: vec[i64]  # by card * COLOURS + colour
    star: vec[i64]  # by card
    foot: vec[i64]  # cell under a square, by (cell * 4 + rotation) * SQUARES + square
    box: vec[i64]  # the boxes a cell lies in, by cell * 12 + n: cell * 2 + (1 if the box stands)
    beside: vec[i64]  # by cell * 4 + direction
    without_stars: vec[i64]  # by mode * 4 + seats - 1
    pile: vec[i64]  # by mode * 4 + seats - 1
    rounds: i64
    max_points: i64
    start_beans: i64
    open_cards: i64
    cup_price: i64
    discount_ships: i64
    cover_least: i64
    cover_most: i64
    lowest_points: i64
    second_points: i64
    no_cells: vec[i64]  # empty tables to copy from
    no_boxes: vec[i16]
    no_slots: vec[i64]
    no_layers: vec[i64]
    none_shown: vec[i16]

    def __init__(self, numbers: dict[str, int], tables: dict[str, list[int]]) -> None:
        self.square = vec[i64](tables["square"])
        self.has_cup = vec[i64](tables["has_cup"])
        self.cups_on = vec[i64](tables["cups_on"])
        self.ships_on = vec[i64](tables["ships_on"])
        self.cafe_square = vec[i64](tables["cafe_square"])
        self.cafe_points = vec[i64](tables["cafe_points"])
        self.demand = vec[i64](tables["demand"])
        self.star = vec[i64](tables["star"])
        self.without_stars = vec[i64](tables["without_stars"])
        self.pile = vec[i64](tables["pile"])
        self.rounds = numbers["rounds"]
        self.max_points = numbers["max_action_points"]
        self.start_beans = numbers["start_beans"]
        self.open_cards = numbers["open_cards"]
        self.cup_price = numbers["cup_price"]
        self.discount_ships = numbers["discount_ships"]
        self.cover_least = numbers["cover_least"]
        self.cover_most = numbers["cover_most"]
        self.lowest_points = numbers["lowest_colour_points"]
        self.second_points = numbers["second_colour_points"]
        self.no_cells = vec[i64]([NONE] * CELLS)
        self.no_boxes = vec[i16]([i16(0)] * (CELLS * 2))
        self.no_slots = vec[i64]([NONE] * SLOTS)
        self.no_layers = vec[i64]([NONE] * LAYERS)
        self.none_shown = vec[i16]([i16(NONE)] * SLOTS)
        self.foot = vec[i64]([0] * (SPOTS * SQUARES))
        self.box = vec[i64]([0] * (CELLS * 12))
        self.beside = vec[i64]([0] * (CELLS * 4))
        self.unroll()

    def unroll(self) -> None:
        """CAF-50: where the squares of a turned card lie, for every cell of the plane."""
        cell: i64
        rotation: i64
        square: i64
        for cell in range(CELLS):
            x = cell % ROLL
            y = cell // ROLL
            for rotation in range(4):
                for square in range(SQUARES):
                    r = square // 3
                    c = square % 3
                    dx = c
                    dy = r
                    if rotation == 1:
                        dx = 1 - r
                        dy = c
                    elif rotation == 2:
                        dx = 2 - c
                        dy = 1 - r
                    elif rotation == 3:
                        dx = r
                        dy = 2 - c
                    self.foot[(cell * 4 + rotation) * SQUARES + square] = cell_at(x + dx, y + dy)
            n: i64 = cell * 12
            for square in range(SQUARES):
                r = square // 3
                c = square % 3
                self.box[n] = cell_at(x - c, y - r) * 2
                self.box[n + 1] = cell_at(x - r, y - c) * 2 + 1
                n += 2
            self.beside[cell * 4] = cell_at(x, y - 1)
            self.beside[cell * 4 + 1] = cell_at(x - 1, y)
            self.beside[cell * 4 + 2] = cell_at(x + 1, y)
            self.beside[cell * 4 + 3] = cell_at(x, y + 1)


@final
@mypyc_attr(native_class=True)
class Area:
    """The cards of one player and what follows from how they lie. Never changes: ``lay`` makes a new one; states share them."""

    parts: Components
    layers: i64  # cards laid
    card: vec[i64]  # by layer
    spot: vec[i64]  # cell * 4 + rotation, by layer
    kind: vec[i64]  # square kind, by slot
    place: vec[i64]  # cell, by slot
    top: vec[i64]  # visible slot or NONE, by cell (CAF-51)
    shown: vec[i16]  # square kind of a visible slot, else NONE: all of an area that observations read
    cover: vec[i16]  # occupied cells of a box, by cell * 2 + (1 if the box stands)
    left: i64
    right: i64
    upper: i64
    lower: i64
    cups: i64
    ships: i64
    open: vec[i64]  # 1: the card's café is open (CAF-54), by layer
    work: vec[i64]  # visible A, B and C slots in reading order
    works: i64
    group: vec[i64]  # anchor slot of the group of a visible A, B or C slot (CAF-58)

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.layers = 0
        self.left = 0
        self.right = 2
        self.upper = 0
        self.lower = 1
        self.cups = 0
        self.ships = 0
        self.works = 0

    # -- coordinates ---------------------------------------------------------------------------------------------

    def x_from(self) -> i64:
        """The smallest x that a column can stand for."""
        return self.left - (ROLL - (self.right - self.left)) // 2

    def y_from(self) -> i64:
        return self.upper - (ROLL - (self.lower - self.upper)) // 2

    def x_of(self, cell: i64) -> i64:
        start = self.x_from()
        return start + (cell % ROLL - start + 4 * ROLL) % ROLL

    def y_of(self, cell: i64) -> i64:
        start = self.y_from()
        return start + (cell // ROLL - start + 4 * ROLL) % ROLL

    def knows(self, x: i64, y: i64) -> bool:
        """Does a cell of the rolled-up plane stand for this coordinate?"""
        return self.x_from() <= x < self.x_from() + ROLL and self.y_from() <= y < self.y_from() + ROLL

    # -- laying cards --------------------------------------------------------------------------------------------

    def begin(self, card: i64) -> None:
        """CAF-22: the start card at (0, 0), not turned."""
        parts = self.parts
        self.card = parts.no_layers[:]
        self.spot = parts.no_layers[:]
        self.open = parts.no_layers[:]
        self.kind = parts.no_slots[:]
        self.place = parts.no_slots[:]
        self.top = parts.no_cells[:]
        self.cover = parts.no_boxes[:]
        self.put(card, 0, 0, 0)

    def lay(self, card: i64, spot: i64) -> "Area":
        """The area with one more card (legality is the caller's business)."""
        other = Area(self.parts)
        other.layers = self.layers
        other.left = self.left
        other.right = self.right
        other.upper = self.upper
        other.lower = self.lower
        other.cups = self.cups
        other.ships = self.ships
        other.card = self.card[:]
        other.spot = self.spot[:]
        other.open = self.open[:]
        other.kind = self.kind[:]
        other.place = self.place[:]
        other.top = self.top[:]
        other.cover = self.cover[:]
        other.put(card, spot, self.x_of(spot // 4), self.y_of(spot // 4))
        return other

    def put(self, card: i64, spot: i64, x: i64, y: i64) -> None:
        parts = self.parts
        layer = self.layers
        top = self.top
        square: i64
        for square in range(SQUARES):
            cell = parts.foot[spot * SQUARES + square]
            slot = layer * SQUARES + square
            under = top[cell]
            if under == NONE:
                self.occupy(cell)
            else:
                self.hide(under)
            top[cell] = slot
            self.kind[slot] = parts.square[card * SQUARES + square]
            self.place[slot] = cell
        self.card[layer] = card
        self.spot[layer] = spot
        self.open[layer] = 0 if parts.cafe_square[card] == NONE else 1
        self.cups += parts.cups_on[card]
        self.ships += parts.ships_on[card]
        self.layers = layer + 1
        wide: i64 = 2 if spot % 2 == 0 else 1
        if x < self.left:
            self.left = x
        if x + wide > self.right:
            self.right = x + wide
        if y < self.upper:
            self.upper = y
        if y + 3 - wide > self.lower:
            self.lower = y + 3 - wide
        self.regroup()
        self.look()

    def look(self) -> None:
        """Which squares are visible."""
        shown = self.parts.none_shown[:]
        top = self.top
        place = self.place
        slot: i64
        for slot in range(self.layers * SQUARES):
            if top[place[slot]] == slot:
                shown[slot] = i16(self.kind[slot])
        self.shown = shown

    def occupy(self, cell: i64) -> None:
        """A new cell raises what the boxes around it would cover."""
        box = self.parts.box
        cover = self.cover
        n: i64
        for n in range(cell * 12, cell * 12 + 12):
            at = box[n]
            cover[at] = i16(i64(cover[at]) + 1)

    def hide(self, slot: i64) -> None:
        """CAF-51, CAF-54: a covered square is gone; a café dies with any of its squares."""
        kind = self.kind[slot]
        if kind == CUP:
            self.cups -= 1
        elif kind == SHIP:
            self.ships -= 1
        elif kind == CAFE:
            self.open[slot // SQUARES] = 0

    def regroup(self) -> None:
        """CAF-57, CAF-58: the A, B and C squares in reading order and the groups they form."""
        parts = self.parts
        top = self.top
        kind = self.kind
        self.work = parts.no_slots[:]
        self.group = parts.no_slots[:]
        work = self.work
        group = self.group
        beside = parts.beside
        works: i64 = 0
        column = (self.left + 2 * ROLL) % ROLL
        width = self.right - self.left + 1
        y: i64
        n: i64
        for y in range(self.upper + 2 * ROLL, self.lower + 2 * ROLL + 1):
            line = (y % ROLL) * ROLL
            x = column
            _time: i64
            for _time in range(width):
                slot = top[line + x]
                x += 1
                if x == ROLL:
                    x = 0
                if slot != NONE and kind[slot] <= ROASTING:
                    work[works] = slot
                    works += 1
                    # The left and upper neighbours have been seen: join their groups.
                    own = slot
                    group[slot] = slot
                    direction: i64
                    for direction in range(2):
                        near = top[beside[self.place[slot] * 4 + direction]]
                        if near != NONE and same_letter(kind[near], kind[slot]):
                            other = root(group, near)
                            if other != own:
                                if own == slot:
                                    group[own] = other
                                    own = other
                                else:
                                    self.merge(own, other, works)
                                    own = root(group, slot)
        self.works = works
        for n in range(works):
            slot = work[n]
            group[slot] = root(group, slot)

    def merge(self, one: i64, two: i64, works: i64) -> None:
        """Join two groups under the anchor that comes first in reading order."""
        n: i64
        for n in range(works):
            slot = self.work[n]
            if slot == one:
                self.group[two] = one
                return
            if slot == two:
                self.group[one] = two
                return

    # -- questions -----------------------------------------------------------------------------------------------

    def covered(self, spot: i64) -> i64:
        """CAF-52: how many occupied cells a placement would cover."""
        return i64(self.cover[spot // 4 * 2 + spot % 2])

    def cups_after(self, card: i64, spot: i64) -> i64:
        """CAF-56: visible cups once the card lies there."""
        cups = self.cups + self.parts.cups_on[card]
        square: i64
        for square in range(SQUARES):
            under = self.top[self.parts.foot[spot * SQUARES + square]]
            if under != NONE and self.kind[under] == CUP:
                cups -= 1
        return cups

    def visible(self, slot: i64) -> bool:
        return self.place[slot] != NONE and self.top[self.place[slot]] == slot


def same_letter(one: i64, two: i64) -> bool:
    """CAF-58: production squares group whatever their colours."""
    return one == two or (one < DRYING and two < DRYING)


def is_source(kind: i64, task: i64) -> bool:
    """CAF-63, CAF-64: drying takes its beans from production squares, roasting from drying squares."""
    return kind < DRYING if task == DRYING else kind == DRYING


def root(group: vec[i64], slot: i64) -> i64:
    while group[slot] != slot:
        slot = group[slot]
    return slot


@mypyc_attr(native_class=True)
class Board(State):
    """All pieces of a game, and who decides what."""

    parts: Components
    mode: i64
    round: i64
    cafetier: i64
    phase: i64  # the question that is asked
    deciding: i64
    turn: i64  # how many have picked, or built, this round
    company: vec[i64]  # by seat
    areas: list[Area]  # by seat
    beans: vec[i64]  # beans on a square, by seat * SLOTS + slot
    hue: vec[i64]  # their colour, by seat * SLOTS + slot
    received: vec[i64]  # beans in a café, by (seat * LAYERS + layer) * COLOURS + colour
    cargo: vec[i64]  # colour on a ship or NONE, by seat * SLOTS + slot; empty without auctions
    warehouse: vec[i64]  # by seat * COLOURS + colour
    hand: vec[i64]  # card or NONE, by seat
    row: vec[i64]  # open cards or NONE, by slot of the row
    deck: vec[i64]  # the shuffled cards: already revealed, pile, removed unseen; replaced, never changed
    revealed: i64
    pile_end: i64
    points_left: i64  # action points
    picked: i64  # slot of the row being paid for (PAYING)
    task: i64  # DRYING or ROASTING (ASSIGNING)
    group: i64  # anchor slot of the group being filled
    cursor: i64  # index in Area.work of the square being filled
    moved: i64  # has this action moved a bean?
    transit: vec[i64]  # beans being delivered, by colour (SENDING)
    send_from: i64  # layer before which this colour can no longer go
    standing_bid: i64
    holder: i64
    active: i64  # bit per seat still in the auction
    owed: i64  # beans still to pay (BID_PAYING)
    pay_from: i64  # colour before which no more can be paid
    paid: vec[i64]  # beans of the current bid, by colour
    together: i64  # CAF-49: does everybody build at once?
    building: i64  # CAF-49: bit per seat that has not ended; 0 where seats build in turn
    desks: vec[i64]  # what the other seats are in the middle of then; that of ``deciding`` is out of date (see ``stow``)

    def __init__(self, parts: Components, seats: i64, mode: i64) -> None:
        self.parts = parts
        self.seats = seats
        self.mode = mode
        self.round = 1
        self.cafetier = 0
        self.phase = 0
        self.deciding = 0
        self.turn = 0
        self.revealed = 0
        self.pile_end = 0
        self.points_left = 0
        self.picked = NONE
        self.task = NONE
        self.group = NONE
        self.cursor = 0
        self.moved = 0
        self.send_from = 0
        self.standing_bid = 0
        self.holder = 0
        self.active = 0
        self.owed = 0
        self.pay_from = 0
        self.together = 0
        self.building = 0

    def clear(self) -> None:
        """Fresh, empty arrays for a new game."""
        seats = self.seats
        self.company = vec[i64]([0] * seats)
        self.areas = []
        self.beans = vec[i64]([0] * (seats * SLOTS))
        self.hue = vec[i64]([0] * (seats * SLOTS))
        self.received = vec[i64]([0] * (seats * LAYERS * COLOURS))
        room: i64 = 0
        if self.mode == AUCTION:
            room = seats * SLOTS
        self.cargo = vec[i64]([NONE] * room)
        self.warehouse = vec[i64]([0] * (seats * COLOURS))
        self.hand = vec[i64]([NONE] * seats)
        self.row = vec[i64]([NONE] * ROW)
        self.deck = vec[i64]()
        self.transit = vec[i64]([0] * COLOURS)
        self.paid = vec[i64]([0] * COLOURS)
        self.desks = vec[i64]([0] * (seats * DESK))

    def copy_to(self, other: "Board") -> None:
        other.round = self.round
        other.cafetier = self.cafetier
        other.phase = self.phase
        other.deciding = self.deciding
        other.turn = self.turn
        other.company = self.company  # never changes after the set-up
        other.areas = self.areas[:]
        other.beans = self.beans[:]
        other.hue = self.hue[:]
        other.received = self.received[:]
        other.cargo = self.cargo[:]
        other.warehouse = self.warehouse[:]
        other.hand = self.hand[:]
        other.row = self.row[:]
        other.deck = self.deck
        other.revealed = self.revealed
        other.pile_end = self.pile_end
        other.points_left = self.points_left
        other.picked = self.picked
        other.task = self.task
        other.group = self.group
        other.cursor = self.cursor
        other.moved = self.moved
        other.transit = self.transit[:]
        other.send_from = self.send_from
        other.standing_bid = self.standing_bid
        other.holder = self.holder
        other.active = self.active
        other.owed = self.owed
        other.pay_from = self.pay_from
        other.paid = self.paid[:]
        if self.together != 0:
            other.together = self.together
            other.building = self.building
            other.desks = self.desks[:]

    # -- order of play -------------------------------------------------------------------------------------------

    def seat_in_turn(self, turn: i64) -> i64:
        """CAF-30: who picks, and builds, as the ``turn``-th of the round."""
        first = self.cafetier if self.mode == AUCTION else self.cafetier + 1
        return (first + turn) % self.seats

    def row_size(self) -> i64:
        """CAF-40, CAF-80: open cards of a round."""
        return self.seats + 1 if self.mode == AUCTION else self.parts.open_cards

    # -- building at once (CAF-49) -------------------------------------------------------------------------------

    def is_building(self, seat: i64) -> bool:
        """Is the seat one of several that build at once, and not done yet?"""
        return has(self.building, seat)

    def phase_of(self, seat: i64) -> i64:
        """What a seat that is building at once is asked."""
        return self.phase if seat == self.deciding else self.desks[seat * DESK + DESK_PHASE]

    def points_of(self, seat: i64) -> i64:
        """The action points it has left."""
        return self.points_left if seat == self.deciding else self.desks[seat * DESK + DESK_POINTS]

    def stow(self) -> None:
        """Write down what the asked seat is in the middle of at its own desk."""
        desks = self.desks
        at = self.deciding * DESK
        desks[at + DESK_PHASE] = self.phase
        desks[at + DESK_POINTS] = self.points_left
        desks[at + DESK_TASK] = self.task
        desks[at + DESK_GROUP] = self.group
        desks[at + DESK_CURSOR] = self.cursor
        desks[at + DESK_MOVED] = self.moved
        desks[at + DESK_SEND_FROM] = self.send_from
        colour: i64
        for colour in range(COLOURS):
            desks[at + DESK_TRANSIT + colour] = self.transit[colour]

    def take_up(self, seat: i64) -> None:
        """Ask a seat: go on with what lies on its desk."""
        desks = self.desks
        at = seat * DESK
        self.deciding = seat
        self.phase = desks[at + DESK_PHASE]
        self.points_left = desks[at + DESK_POINTS]
        self.task = desks[at + DESK_TASK]
        self.group = desks[at + DESK_GROUP]
        self.cursor = desks[at + DESK_CURSOR]
        self.moved = desks[at + DESK_MOVED]
        self.send_from = desks[at + DESK_SEND_FROM]
        colour: i64
        for colour in range(COLOURS):
            self.transit[colour] = desks[at + DESK_TRANSIT + colour]

    def first_builder(self) -> i64:
        """The first in build order that is not done."""
        turn: i64 = 0
        while not self.is_building(self.seat_in_turn(turn)):
            turn += 1
        return self.seat_in_turn(turn)

    # -- beans ---------------------------------------------------------------------------------------------------

    def stock(self, seat: i64) -> i64:
        """All beans of a warehouse."""
        total: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            total += self.warehouse[seat * COLOURS + colour]
        return total

    def beans_on(self, seat: i64, least: i64, most: i64, colour: i64) -> i64:
        """Beans of a colour (NONE: of all) on visible squares of the kinds ``least`` to ``most``."""
        area = self.areas[seat]
        total: i64 = 0
        n: i64
        for n in range(area.works):
            slot = area.work[n]
            if least <= area.kind[slot] <= most and (colour == NONE or self.hue[seat * SLOTS + slot] == colour):
                total += self.beans[seat * SLOTS + slot]
        return total

    def sources(self, seat: i64, task: i64) -> i64:
        """CAF-63, CAF-64: the set of colours lying where the task takes its beans from."""
        area = self.areas[seat]
        found: i64 = 0
        n: i64
        for n in range(area.works):
            slot = area.work[n]
            at = seat * SLOTS + slot
            if self.beans[at] > 0 and is_source(area.kind[slot], task):
                found |= only(self.hue[at])
        return found

    def group_has_room(self, seat: i64, anchor: i64) -> bool:
        area = self.areas[seat]
        n: i64
        for n in range(area.works):
            slot = area.work[n]
            if area.group[slot] == anchor and self.beans[seat * SLOTS + slot] == 0:
                return True
        return False

    def lacks(self, seat: i64, layer: i64, colour: i64) -> i64:
        """CAF-66: beans of a colour that an open café still takes."""
        area = self.areas[seat]
        if area.open[layer] != 1:
            return 0
        return self.parts.demand[area.card[layer] * COLOURS + colour] - self.received[(seat * LAYERS + layer) * COLOURS + colour]

    def complete(self, seat: i64, layer: i64) -> bool:
        """CAF-73: is the café open and its demand met in every colour?"""
        if self.areas[seat].open[layer] != 1:
            return False
        colour: i64
        for colour in range(COLOURS):
            if self.lacks(seat, layer, colour) > 0:
                return False
        return True

    def aboard(self, seat: i64, slot: i64) -> i64:
        """CAF-87: the colour of the bean on a ship, or NONE."""
        return self.cargo[seat * SLOTS + slot] if self.mode == AUCTION else NONE

    def free_ship(self, seat: i64, slot: i64) -> bool:
        """CAF-87: a visible ship without a bean."""
        area = self.areas[seat]
        return area.kind[slot] == SHIP and area.visible(slot) and self.aboard(seat, slot) == NONE

    # -- prices --------------------------------------------------------------------------------------------------

    def has_discount(self, seat: i64) -> bool:
        """CAF-41: two visible ships make cup cards free."""
        return self.areas[seat].ships >= self.parts.discount_ships

    def price(self, seat: i64, card: i64) -> i64:
        """CAF-41, CAF-86."""
        if self.mode == AUCTION or self.parts.has_cup[card] == 0 or self.has_discount(seat):
            return 0
        return self.parts.cup_price

    def affordable(self, seat: i64, card: i64) -> bool:
        return self.price(seat, card) <= self.stock(seat)

    def blocked(self, seat: i64) -> bool:
        """CAF-43: no open card can be taken."""
        n: i64
        for n in range(self.row_size()):
            if self.row[n] != NONE and self.affordable(seat, self.row[n]):
                return False
        return True

    # -- counting ------------------------------------------------------------------------------------------------

    def cafe_score(self, seat: i64) -> i64:
        """CAF-73."""
        area = self.areas[seat]
        total: i64 = 0
        layer: i64
        for layer in range(area.layers):
            if self.complete(seat, layer):
                total += self.parts.cafe_points[area.card[layer]]
        return total

    def holding(self, seat: i64, colour: i64) -> i64:
        """CAF-75: warehouse beans, those on ships included."""
        total = self.warehouse[seat * COLOURS + colour]
        if self.mode == AUCTION:
            slot: i64
            for slot in range(self.areas[seat].layers * SQUARES):
                if self.cargo[seat * SLOTS + slot] == colour:
                    total += 1
        return total

    def warehouse_score(self, seat: i64) -> i64:
        """CAF-74: the two lowest colours count."""
        lowest: i64 = MANY
        second: i64 = MANY
        colour: i64
        for colour in range(COLOURS):
            count = self.holding(seat, colour)
            if count < lowest:
                second = lowest
                lowest = count
            elif count < second:
                second = count
        return lowest * self.parts.lowest_points + second * self.parts.second_points
