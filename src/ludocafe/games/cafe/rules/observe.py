"""What players of Café may know, as numbers: all but the order of the pile (CAF-90), the parts in the order they are written.

``AreaObserver`` tells the same and besides draws every area as planes, cell by cell as the actions number the cells.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludocafe.core.layout import COUNT, FLAG, ID, SEAT, Layout, Part
from ludocafe.core.masks import has
from ludocafe.core.observe import Observer, Pen
from ludocafe.core.state import State
from ludocafe.games.cafe.rules.codes import GAME_OVER
from ludocafe.games.cafe.rules.state import (
    AUCTION,
    BIDS,
    CAFE,
    CELLS,
    COLOURS,
    DESK,
    DESK_CURSOR,
    DESK_GROUP,
    DESK_MOVED,
    DESK_PHASE,
    DESK_POINTS,
    DESK_SEND_FROM,
    DESK_TASK,
    DESK_TRANSIT,
    LAYERS,
    NONE,
    PLANS,
    ROASTING,
    ROLL,
    ROUNDS,
    ROW,
    SHIP,
    SLOTS,
    SQUARES,
    STARTS,
    Area,
    Board,
    Components,
)

VERSION: Final = 2
KINDS: Final = (
    "kind of a square, by layer * 6 + square: 0 to 3 field of a colour, 4 drying, 5 roasting, 6 cup, 7 ship, 8 empty, 9 café;"
    " -1 covered"
)

# Where a plan card is.
AWAY: Final[i64] = 0  # not in this game
UNSEEN: Final[i64] = 1  # in the pile, or removed unseen
DISCARDED: Final[i64] = 2
OPEN: Final[i64] = 3
HELD: Final[i64] = 4
LAID: Final[i64] = 5

# Planes of an area.
KIND_PLANES: Final[i64] = 10  # one for each kind of square
PLANES: Final[i64] = 17  # these, beans by colour, the card's layer, the anchor's slot, whether a café is open


@final
@mypyc_attr(native_class=True)
class CafeObserver(Observer):
    """Observations of Café."""

    parts: Components
    pen: Pen
    whereabouts: vec[i64]  # scratch, by plan card

    def __init__(self, parts: Components, seats: i64) -> None:
        self.parts = parts
        self.seats = seats
        self.pen = Pen()
        self.whereabouts = vec[i64]([0] * PLANS)
        self.size = self.layout().size

    def layout(self) -> Layout:
        seats, plans = int(self.seats), int(PLANS)
        layers, slots, colours, cards = int(LAYERS), int(SLOTS), int(COLOURS), int(PLANS + STARTS)
        points = sum([int(n) for n in self.parts.cafe_points]) + 2 * int(BIDS)
        return Layout(
            VERSION,
            (
                Part("seat", (), 0, seats - 1, "own place at the table", ID),
                Part("question", (), 0, int(GAME_OVER), "what is asked", ID),
                Part("mode", (), 0, int(AUCTION), "0 standard, 1 auction", FLAG),
                Part("round", (), 1, int(ROUNDS), "round"),
                Part("cafetier", (), 0, seats - 1, "the Cafetier", SEAT),
                Part("deciding", (), 0, seats - 1, "who decides", SEAT),
                Part("turn", (), 0, seats, "players who have picked, or built, this round"),
                Part("pile", (), 0, plans, "cards in the pile"),
                Part("points_left", (), 0, int(self.parts.max_points), "action points left"),
                Part("picked", (), -1, int(ROW) - 1, "open card being paid for", ID),
                Part("owed", (), 0, int(BIDS), "beans still to be paid"),
                Part("task", (), -1, int(ROASTING), "drying or roasting, while squares are being filled", ID),
                Part("group", (), -1, slots - 1, "anchor of the group being filled: layer * 6 + square", ID),
                Part("target", (), -1, slots - 1, "its square being filled", ID),
                Part("moved", (), 0, 1, "this action has moved a bean", FLAG),
                Part("send_from", (), 0, layers, "layer before which the beans can no longer go"),
                Part("standing_bid", (), 0, int(BIDS), "highest bid"),
                Part("holder", (), 0, seats - 1, "who bid it", SEAT),
                Part("pay_from", (), 0, colours, "colour before which no more can be paid"),
                Part("row", (int(ROW),), -1, plans - 1, "open cards", ID),
                Part("transit", (colours,), 0, int(BIDS), "beans being delivered"),
                Part("paid", (colours,), 0, int(BIDS), "beans of the present bid"),
                Part("together", (), 0, 1, "all build at once", FLAG),
                Part("building", (seats,), 0, 1, "builds at once with others and is not done; of such players only:", FLAG),
                Part("asked", (seats,), -1, int(GAME_OVER), "what they are asked", ID),
                Part("points_left_of", (seats,), 0, int(self.parts.max_points), "their action points"),
                Part("task_of", (seats,), -1, int(ROASTING), "drying or roasting, while they fill squares", ID),
                Part("group_of", (seats,), -1, slots - 1, "anchor of the group they fill", ID),
                Part("target_of", (seats,), -1, slots - 1, "its square being filled", ID),
                Part("moved_of", (seats,), 0, 1, "their action has moved a bean", FLAG),
                Part("send_from_of", (seats,), 0, layers, "layer before which their beans can no longer go"),
                Part("transit_of", (seats, colours), 0, int(BIDS), "beans they deliver"),
                Part("whereabouts", (plans,), 0, int(LAID), "0 away, 1 unseen, 2 discarded, 3 open, 4 in hand, 5 laid", ID),
                Part("bidding", (seats,), 0, 1, "still in the auction", FLAG),
                Part("company", (seats,), 0, int(STARTS) - 1, "company", ID),
                Part("hand", (seats,), -1, plans - 1, "card in hand", ID),
                Part("points", (seats,), 0, points, "points if the game ended now"),
                Part("cups", (seats,), 0, slots, "visible cups"),
                Part("ships", (seats,), 0, slots, "visible ships"),
                Part("warehouse", (seats, colours), 0, int(BIDS), "beans in the warehouse"),
                Part("laid", (seats, layers), -1, cards - 1, "cards laid, in order", ID),
                Part("x", (seats, layers), -int(ROLL), int(ROLL), "column of a card's top left cell; the start card's is 0"),
                Part("y", (seats, layers), -int(ROLL), int(ROLL), "its row"),
                Part("rotation", (seats, layers), 0, 3, "clockwise quarter turns", ID),
                Part("cafe", (seats, layers), -1, 1, "the card's café: 1 open, 0 dead, -1 none to be seen", ID),
                Part("received", (seats, layers, colours), 0, int(BIDS), "beans in the café"),
                Part("visible", (seats, slots), -1, int(CAFE), KINDS, ID),
                Part("beans", (seats, slots), 0, int(BIDS), "beans on it"),
                Part("colour", (seats, slots), -1, colours - 1, "their colour", ID),
            ),
        )

    def write(self, state: State, seat: i64, out: vec[i16], start: i64) -> None:
        """CAF-49: where all build at once, what is asked is what the seat itself is asked, or the first who is not done."""
        assert isinstance(state, Board)
        if state.building == 0:
            self.write_table(state, seat, out, start)
            return
        asked = state.deciding
        state.stow()
        state.take_up(seat if state.is_building(seat) else state.first_builder())
        self.write_table(state, seat, out, start)
        state.take_up(asked)

    def write_table(self, state: Board, seat: i64, out: vec[i16], start: i64) -> None:
        pen = self.pen
        seats = state.seats
        area = state.areas[state.deciding]
        moving = state.task != NONE
        pen.begin(out, start)
        pen.put(seat)
        pen.put(state.phase)
        pen.put(state.mode)
        pen.put(state.round)
        pen.put((state.cafetier - seat + seats) % seats)
        pen.put((state.deciding - seat + seats) % seats)
        pen.put(state.turn)
        pen.put(state.pile_end - state.revealed)
        pen.put(state.points_left)
        pen.put(state.picked)
        pen.put(state.owed)
        pen.put(state.task)
        pen.put(state.group if moving else NONE)
        pen.put(area.work[state.cursor] if moving else NONE)
        pen.put(state.moved)
        pen.put(state.send_from)
        pen.put(state.standing_bid)
        pen.put((state.holder - seat + seats) % seats)
        pen.put(state.pay_from)
        pen.put_all(state.row, 0, ROW)
        pen.put_all(state.transit, 0, COLOURS)
        pen.put_all(state.paid, 0, COLOURS)
        pen.put(state.together)
        self.write_builders(state, seat)
        self.write_whereabouts(state)
        self.write_players(state, seat)

    def write_builders(self, state: Board, seat: i64) -> None:
        """CAF-49: what lies on the desks of those who build at once."""
        pen = self.pen
        out = pen.out
        seats = state.seats
        start = pen.at
        pen.fill(0, seats)
        pen.fill(-1, seats)
        pen.fill(0, seats)
        pen.fill(-1, 3 * seats)
        pen.fill(0, (2 + COLOURS) * seats)
        if state.building == 0:
            return
        desks = state.desks
        place: i64
        colour: i64
        for place in range(seats):
            player = (seat + place) % seats
            desk = player * DESK
            building = state.is_building(player)
            moving = building and desks[desk + DESK_TASK] != NONE
            at = start + place
            if building:
                out[at] = 1
                out[at + seats] = i16(desks[desk + DESK_PHASE])
                out[at + 2 * seats] = i16(desks[desk + DESK_POINTS])
                out[at + 6 * seats] = i16(desks[desk + DESK_MOVED])
                out[at + 7 * seats] = i16(desks[desk + DESK_SEND_FROM])
                for colour in range(COLOURS):
                    out[start + 8 * seats + place * COLOURS + colour] = i16(desks[desk + DESK_TRANSIT + colour])
            if moving:
                out[at + 3 * seats] = i16(desks[desk + DESK_TASK])
                out[at + 4 * seats] = i16(desks[desk + DESK_GROUP])
                out[at + 5 * seats] = i16(state.areas[player].work[desks[desk + DESK_CURSOR]])

    def write_whereabouts(self, state: Board) -> None:
        """Every card is somewhere; what was revealed and lies nowhere is discarded."""
        found = self.whereabouts
        deck = state.deck
        i: i64
        for i in range(PLANS):
            found[i] = AWAY
        for i in range(state.revealed):
            found[deck[i]] = DISCARDED
        for i in range(state.revealed, len(deck)):
            found[deck[i]] = UNSEEN
        for i in range(ROW):
            if state.row[i] != NONE:
                found[state.row[i]] = OPEN
        seat: i64
        for seat in range(state.seats):
            if state.hand[seat] != NONE:
                found[state.hand[seat]] = HELD
            area = state.areas[seat]
            for i in range(1, area.layers):
                found[area.card[i]] = LAID
        self.pen.put_all(found, 0, PLANS)

    def write_players(self, state: Board, seat: i64) -> None:
        pen = self.pen
        seats = state.seats
        place: i64
        for place in range(seats):
            pen.put_flag(has(state.active, (seat + place) % seats))
        for place in range(seats):
            pen.put(state.company[(seat + place) % seats])
        for place in range(seats):
            pen.put(state.hand[(seat + place) % seats])
        for place in range(seats):
            pen.put(state.points((seat + place) % seats))
        for place in range(seats):
            pen.put(state.areas[(seat + place) % seats].cups)
        for place in range(seats):
            pen.put(state.areas[(seat + place) % seats].ships)
        for place in range(seats):
            pen.put_all(state.warehouse, ((seat + place) % seats) * COLOURS, COLOURS)
        start = pen.at
        for place in range(seats):
            player = (seat + place) % seats
            area = state.areas[player]
            self.write_cards(area, seats, start + place * LAYERS)
            self.write_cafes(state, player, start + (4 * seats + place) * LAYERS, start + (5 * seats + place * COLOURS) * LAYERS)
            self.write_squares(state, player, seats, start + (5 + COLOURS) * seats * LAYERS + place * SLOTS)

    def write_cards(self, area: Area, seats: i64, start: i64) -> None:
        """Four parts that lie ``seats * LAYERS`` apart."""
        out = self.pen.out
        far = seats * LAYERS
        x_from = area.x_from()
        y_from = area.y_from()
        layer: i64
        for layer in range(area.layers):
            spot = area.spot[layer]
            cell = spot // 4
            at = start + layer
            out[at] = i16(area.card[layer])
            out[at + far] = i16(x_from + (cell % ROLL - x_from + 4 * ROLL) % ROLL)
            out[at + 2 * far] = i16(y_from + (cell // ROLL - y_from + 4 * ROLL) % ROLL)
            out[at + 3 * far] = i16(spot % 4)
        for layer in range(area.layers, LAYERS):
            at = start + layer
            out[at] = -1
            out[at + far] = 0
            out[at + 2 * far] = 0
            out[at + 3 * far] = 0

    def write_cafes(self, state: Board, player: i64, cafes: i64, received: i64) -> None:
        out = self.pen.out
        area = state.areas[player]
        layer: i64
        colour: i64
        for layer in range(LAYERS):
            shown = layer < area.layers and self.shows_cafe(area, layer)
            out[cafes + layer] = i16(area.open[layer]) if shown else i16(NONE)
            for colour in range(COLOURS):
                beans = state.received[(player * LAYERS + layer) * COLOURS + colour]
                out[received + layer * COLOURS + colour] = i16(beans) if shown else i16(0)

    def shows_cafe(self, area: Area, layer: i64) -> bool:
        """Is any square of the card's café visible?"""
        if area.open[layer] == NONE or self.parts.cafe_square[area.card[layer]] == NONE:
            return False
        if area.open[layer] == 1:
            return True
        slot: i64
        for slot in range(layer * SQUARES, (layer + 1) * SQUARES):
            if i64(area.shown[slot]) == CAFE:
                return True
        return False

    def write_squares(self, state: Board, player: i64, seats: i64, start: i64) -> None:
        """Three parts that lie ``seats * SLOTS`` apart."""
        out = self.pen.out
        area = state.areas[player]
        shown = area.shown
        beans = state.beans
        far = seats * SLOTS
        first = player * SLOTS
        last = area.layers * SQUARES
        slot: i64
        for slot in range(last):
            at = start + slot
            kind = i64(shown[slot])
            if kind == NONE:
                out[at] = -1
                out[at + far] = 0
                out[at + 2 * far] = -1
                continue
            out[at] = i16(kind)
            if kind <= ROASTING and beans[first + slot] > 0:
                out[at + far] = i16(beans[first + slot])
                out[at + 2 * far] = i16(state.hue[first + slot])
            elif kind == SHIP and state.aboard(player, slot) != NONE:
                out[at + far] = 1
                out[at + 2 * far] = i16(state.aboard(player, slot))
            else:
                out[at + far] = 0
                out[at + 2 * far] = -1
        for slot in range(last, SLOTS):
            at = start + slot
            out[at] = -1
            out[at + far] = 0
            out[at + 2 * far] = -1


@final
@mypyc_attr(native_class=True)
class AreaObserver(Observer):
    """Planes of every area ahead of the flat observation.

    A plane has a number for each cell of the rolled-up plane, 20 by 20, row by row: the cells of the actions ``place``,
    ``produce``, ``dry``, ``roast``, ``discard`` and ``store``.
    """

    flat: CafeObserver

    def __init__(self, parts: Components, seats: i64) -> None:
        self.seats = seats
        self.flat = CafeObserver(parts, seats)
        self.size = self.layout().size

    def layout(self) -> Layout:
        shape = (int(self.seats), int(PLANES), int(ROLL), int(ROLL))
        about = "areas: ten kinds of squares, beans by four colours, layer + 1, anchor's slot + 1, open café"
        return Layout(VERSION, (Part("areas", shape, 0, int(BIDS), about, COUNT), *self.flat.layout().parts))

    def write(self, state: State, seat: i64, out: vec[i16], start: i64) -> None:
        assert isinstance(state, Board)
        seats = state.seats
        size = PLANES * CELLS
        i: i64
        for i in range(start, start + seats * size):
            out[i] = 0
        place: i64
        for place in range(seats):
            self.draw(state, (seat + place) % seats, out, start + place * size)
        self.flat.write(state, seat, out, start + seats * size)

    def draw(self, state: Board, player: i64, out: vec[i16], start: i64) -> None:
        area = state.areas[player]
        slot: i64
        for slot in range(area.layers * SQUARES):
            kind = i64(area.shown[slot])
            if kind == NONE:
                continue
            layer = slot // SQUARES
            at = start + area.place[slot]
            out[at + kind * CELLS] = 1
            if kind <= ROASTING and state.beans[player * SLOTS + slot] > 0:
                out[at + (KIND_PLANES + state.hue[player * SLOTS + slot]) * CELLS] = i16(state.beans[player * SLOTS + slot])
            elif kind == SHIP and state.aboard(player, slot) != NONE:
                out[at + (KIND_PLANES + state.aboard(player, slot)) * CELLS] = 1
            out[at + (KIND_PLANES + 4) * CELLS] = i16(layer + 1)
            if kind <= ROASTING:
                out[at + (KIND_PLANES + 5) * CELLS] = i16(area.group[slot] + 1)
            elif kind == CAFE:
                out[at + (KIND_PLANES + 6) * CELLS] = i16(area.open[layer])
