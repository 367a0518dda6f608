"""What players of Café International may know, as numbers (CIN-111). The parts stand in the order they are written.

Of the hidden cards everybody knows the own ones, and of all others together how many of each kind there are; when the game is
over, all hands and face-down cards are shown.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludocafe.core.layout import FLAG, ID, SEAT, Layout, Part
from ludocafe.core.observe import Observer, Pen
from ludocafe.core.state import State
from ludocafe.games.cafe_international.rules.codes import GAME_OVER
from ludocafe.games.cafe_international.rules.state import (
    CHAIRS,
    HAND_EMPTY,
    KINDS,
    MAN,
    NATIONS,
    NONE,
    SIDES,
    SLOTS,
    SOURCES,
    Board,
    Components,
    gender_of,
    nation_of,
)

VERSION: Final = 1
POINTS: Final = 2000  # more than anybody makes
# What is told of each guest and chair in the form of sets.
GUEST: Final[i64] = 3


@final
@mypyc_attr(native_class=True)
class InternationalObserver(Observer):
    """Observations of Café International."""

    parts: Components
    unseen: vec[i64]  # scratch, by kind
    tables: vec[i64]  # scratch, by nation

    def __init__(self, parts: Components, seats: i64) -> None:
        self.parts = parts
        self.seats = seats
        self.unseen = vec[i64]([0] * KINDS)
        self.tables = vec[i64]([0] * NATIONS)
        self.size = self.layout().size

    def layout(self) -> Layout:
        seats = int(self.seats)
        kinds, slots, chairs, nations = int(KINDS), int(SLOTS), int(CHAIRS), int(NATIONS)
        guests = sum([int(copies) for copies in self.parts.copies])
        tables = sum([int(copies) for copies in self.parts.tables])
        return Layout(
            VERSION,
            (
                Part("seat", (), 0, seats - 1, "own place at the table", ID),
                Part("question", (), 0, int(GAME_OVER), "what is asked", ID),
                Part("active", (), 0, seats - 1, "whose turn it is", SEAT),
                Part("placed", (), 0, chairs, "guests placed this turn"),
                Part("earned", (), 0, POINTS, "points made this turn"),
                Part("pending", (), -1, chairs - 1, "chair of an opener that waits for its partner", ID),
                Part("forming", (), -1, slots - 1, "table of a declared formation", ID),
                Part("forming_gender", (), 0, int(MAN), "its gender", ID),
                Part("circle_tribe", (), 0, 1, "played with the variant", FLAG),
                Part("reason", (), -1, int(HAND_EMPTY), "why the game ended", ID),
                Part("guest_pile", (), 0, guests, "cards in the guest pile"),
                Part("table_pile", (), 0, tables, "cards in the table pile"),
                Part("tables", (slots,), -1, nations - 1, "nation of each table", ID),
                Part("guests", (chairs,), -1, kinds - 1, "guest on each chair: nation * 2 + gender", ID),
                Part("unseen", (kinds,), 0, guests, "guest cards in other hands, face down or in the pile, by kind"),
                Part("tables_left", (nations,), 0, tables, "table cards in the pile, by nation"),
                Part("hand_size", (seats,), 0, guests, "cards in each hand"),
                Part("down_size", (seats,), 0, guests, "face-down cards of each player"),
                Part("score", (seats, int(SOURCES)), 0, POINTS, "points made at mixed tables, own tables, with formations"),
                Part("hand", (seats, kinds), 0, guests, "cards in hand by kind; those of others once the game is over"),
                Part("down", (seats, kinds), 0, guests, "face-down cards by kind; those of others once the game is over"),
            ),
        )

    def write(self, state: State, seat: i64, out: vec[i16], start: i64) -> None:
        assert isinstance(state, Board)
        seats = state.seats
        active = state.active - seat
        if active < 0:
            active += seats
        out[start] = i16(seat)
        out[start + 1] = i16(state.phase)
        out[start + 2] = i16(active)
        out[start + 3] = i16(state.placed)
        out[start + 4] = i16(state.earned)
        out[start + 5] = i16(state.pending)
        out[start + 6] = i16(state.forming)
        out[start + 7] = i16(state.forming_gender)
        out[start + 8] = i16(state.circle_tribe)
        out[start + 9] = i16(state.reason)
        out[start + 10] = i16(state.pile_size)
        out[start + 11] = i16(state.tables_size)
        at = start + 12
        room = state.room
        table = room.table
        guest = room.guest
        i: i64
        for i in range(SLOTS):
            out[at] = i16(table[i])
            at += 1
        for i in range(CHAIRS):
            out[at] = i16(guest[i])
            at += 1
        self.count_unseen(state, seat)
        unseen = self.unseen
        for i in range(KINDS):
            out[at] = i16(unseen[i])
            at += 1
        tables = self.tables
        for i in range(NATIONS):
            out[at] = i16(tables[i])
            at += 1
        self.write_players(state, seat, out, at)

    def write_players(self, state: Board, seat: i64, out: vec[i16], start: i64) -> None:
        seats = state.seats
        over = state.phase == GAME_OVER
        sizes = start
        scores = start + 2 * seats
        hands = scores + seats * SOURCES
        downs = hands + seats * KINDS
        hand = state.hand
        down = state.down
        place: i64
        i: i64
        for place in range(seats):
            player = seat + place
            if player >= seats:
                player -= seats
            out[sizes] = i16(state.hand_size[player])
            out[sizes + seats] = i16(state.down_size[player])
            sizes += 1
            for i in range(player * SOURCES, (player + 1) * SOURCES):
                out[scores] = i16(state.score[i])
                scores += 1
            if place == 0 or over:
                for i in range(player * KINDS, (player + 1) * KINDS):
                    out[hands] = i16(hand[i])
                    out[downs] = i16(down[i])
                    hands += 1
                    downs += 1
            else:
                _time: i64
                for _time in range(KINDS):
                    out[hands] = 0
                    out[downs] = 0
                    hands += 1
                    downs += 1

    def count_unseen(self, state: Board, seat: i64) -> None:
        """Cards that ``seat`` cannot see, and the tables still to come; of both only how many of each."""
        unseen = self.unseen
        tables = self.tables
        pile = state.pile
        table_pile = state.tables
        i: i64
        for i in range(KINDS):
            unseen[i] = 0
        for i in range(NATIONS):
            tables[i] = 0
        for i in range(state.pile_size):
            unseen[pile[i]] += 1
        for i in range(state.tables_size):
            tables[table_pile[i]] += 1
        if state.phase == GAME_OVER:
            return
        hand = state.hand
        down = state.down
        other: i64
        for other in range(state.seats):
            if other != seat:
                at = other * KINDS
                for i in range(KINDS):
                    unseen[i] += hand[at + i] + down[at + i]


@final
@mypyc_attr(native_class=True)
class TableObserver(Observer):
    """The same as sets: each table with its guests, each chair with its guest and tables, then all the rest."""

    flat: InternationalObserver

    def __init__(self, parts: Components, seats: i64) -> None:
        self.seats = seats
        self.flat = InternationalObserver(parts, seats)
        self.size = self.layout().size

    def layout(self) -> Layout:
        slots, sides, chairs, nations = int(SLOTS), int(SIDES), int(CHAIRS), int(NATIONS)
        ahead = (
            Part(
                "at_table",
                (slots, sides, int(GUEST)),
                -1,
                nations - 1,
                "guests by table and side: nation, gender, whether it is theirs",
                ID,
            ),
            Part("mixture", (slots, 2), 0, sides, "women and men by table"),
            Part("welcome", (nations, chairs), 0, 1, "chairs that touch a table of a nation", FLAG),
            Part("free", (2, chairs), 0, 1, "chairs where one more woman, one more man may sit", FLAG),
        )
        return Layout(VERSION, ahead + self.flat.layout().parts)

    def write(self, state: State, seat: i64, out: vec[i16], start: i64) -> None:
        assert isinstance(state, Board)
        room = state.room
        pen = Pen()
        pen.begin(out, start)
        slot: i64
        side: i64
        for slot in range(SLOTS):
            for side in range(SIDES):
                kind = room.guest[room.parts.chair_at[slot * SIDES + side]]
                if kind == NONE:
                    pen.fill(-1, GUEST)
                else:
                    pen.put(nation_of(kind))
                    pen.put(gender_of(kind))
                    pen.put_flag(nation_of(kind) == room.table[slot])
        pen.put_all(room.count, 0, SLOTS * 2)
        nation: i64
        for nation in range(NATIONS):
            pen.put_set(room.welcome[nation], CHAIRS)
        pen.put_set(room.for_women, CHAIRS)
        pen.put_set(room.for_men, CHAIRS)
        self.flat.write(state, seat, out, pen.at)
