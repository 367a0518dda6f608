"""What players of Café del Gatto may know, as numbers: all there is (GAT-100). The parts stand in the order they are written."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludocafe.core.layout import FLAG, ID, SEAT, Layout, Part
from ludocafe.core.observe import Observer
from ludocafe.core.state import State
from ludocafe.games.cafe_del_gatto.rules.codes import GAME_OVER
from ludocafe.games.cafe_del_gatto.rules.state import COFFEE, CUPS, EMPTYING_ROUND, ROWS, SPACES, TILES, Board, Components

VERSION: Final = 1
TURNS: Final = 2000  # more than any game has


@final
@mypyc_attr(native_class=True)
class GattoObserver(Observer):
    """Observations of Café del Gatto."""

    parts: Components

    def __init__(self, parts: Components, seats: i64) -> None:
        self.parts = parts
        self.seats = seats
        self.size = self.layout().size

    def layout(self) -> Layout:
        parts = self.parts
        seats = int(self.seats)
        kinds, tokens = int(parts.kinds), sum([int(copies) for copies in parts.copies])
        rows, cups, spaces, tiles = int(ROWS), int(CUPS), int(SPACES), int(TILES)
        return Layout(
            VERSION,
            (
                Part("seat", (), 0, seats - 1, "own place at the table: who begins is 0", ID),
                Part("question", (), 0, int(GAME_OVER), "what is asked", ID),
                Part("deciding", (), 0, seats - 1, "who decides", SEAT),
                Part("active", (), 0, seats - 1, "whose turn it is", SEAT),
                Part("round", (), 1, TURNS, "round"),
                Part("last_round", (), 0, 1, "somebody has served all cups", FLAG),
                Part("held", (), -1, kinds - 1, "bought token that waits for its cup", ID),
                Part("held_column", (), 0, int(COFFEE), "column it came from", ID),
                Part("serving", (), -1, cups - 1, "cup being served", ID),
                Part("sweetened", (), 0, int(parts.sugar), "cubes spent on it"),
                Part("interim", (), 0, int(EMPTYING_ROUND), "part of the intermediate round", ID),
                Part("interim_seat", (), 0, seats - 1, "who opened it", SEAT),
                Part("interim_asked", (), 0, seats, "players already through"),
                Part("interim_served", (), 0, 1, "somebody served in it", FLAG),
                Part("coin_reserve", (), 0, int(parts.coins), "coins in the reserve"),
                Part("sugar_reserve", (), 0, int(parts.sugar), "cubes in the reserve"),
                Part("machine", (2, rows), -1, kinds - 1, "tokens by column (milk, coffee) and row, bottom first", ID),
                Part("bag", (kinds,), 0, tokens, "tokens in the bag by kind"),
                Part("discard", (kinds,), 0, tokens, "tokens on the discard by kind"),
                Part("stock", (cups, tiles), 0, seats, "tiles left by cup and value, as in the edition"),
                Part("coins", (seats,), 0, int(parts.coins), "coins of each player"),
                Part("sugar", (seats,), 0, int(parts.sugar), "cubes of each player"),
                Part("turns", (seats,), 0, TURNS, "turns each player has had"),
                Part("served", (seats, cups), -1, tiles - 1, "tile on a cup", ID),
                Part("tokens", (seats, cups, spaces), -1, kinds - 1, "tokens on a cup, bottom first", ID),
            ),
        )

    def write(self, state: State, seat: i64, out: vec[i16], start: i64) -> None:
        assert isinstance(state, Board)
        seats = state.seats
        kinds = self.parts.kinds
        interim_seat = seat if state.interim == 0 else state.interim_seat
        out[start] = i16(seat)
        out[start + 1] = i16(state.phase)
        out[start + 2] = i16(behind(state.deciding, seat, seats))
        out[start + 3] = i16(behind(state.active, seat, seats))
        out[start + 4] = i16(state.round)
        out[start + 5] = 0
        if state.end_is_due():
            out[start + 5] = 1
        out[start + 6] = i16(state.held)
        out[start + 7] = i16(state.held_column)
        out[start + 8] = i16(state.serving)
        out[start + 9] = i16(state.sweetened)
        out[start + 10] = i16(state.interim)
        out[start + 11] = i16(behind(interim_seat, seat, seats))
        out[start + 12] = i16(state.interim_asked)
        out[start + 13] = i16(state.interim_served)
        out[start + 14] = i16(state.coin_reserve)
        out[start + 15] = i16(state.sugar_reserve)
        at = start + 16
        machine = state.machine
        i: i64
        for i in range(2 * ROWS):
            out[at] = i16(machine[i])
            at += 1
        bag = state.bag
        discard = state.discard
        for i in range(kinds):
            out[at] = i16(bag[i])
            out[at + kinds] = i16(discard[i])
            at += 1
        at += kinds
        stock = state.stock
        for i in range(CUPS * TILES):
            out[at] = i16(stock[i])
            at += 1
        place: i64
        for place in range(seats):
            player = seat + place
            if player >= seats:
                player -= seats
            out[at + place] = i16(state.coins[player])
            out[at + seats + place] = i16(state.sugar[player])
            out[at + 2 * seats + place] = i16(state.turns[player])
        at += 3 * seats
        served = state.served
        tokens = state.tokens
        spaces = at + seats * CUPS
        for place in range(seats):
            player = seat + place
            if player >= seats:
                player -= seats
            for i in range(player * CUPS, (player + 1) * CUPS):
                out[at] = i16(served[i])
                at += 1
            for i in range(player * CUPS * SPACES, (player + 1) * CUPS * SPACES):
                out[spaces] = i16(tokens[i])
                spaces += 1


def behind(player: i64, seat: i64, seats: i64) -> i64:
    """How many places after ``seat`` a player sits."""
    return player - seat if player >= seat else player - seat + seats
