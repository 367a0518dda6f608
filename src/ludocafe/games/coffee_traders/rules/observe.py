"""What players of Coffee Traders may know, as numbers: all but André's unturned counters and later contracts (CTR-010, CTR-402).

The parts stand in the order they are written. Where the board keeps a number by player, each of these has a part of its own.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludocafe.core.layout import COUNT, FLAG, ID, SEAT, Layout, Part
from ludocafe.core.masks import has
from ludocafe.core.observe import Observer, Pen
from ludocafe.core.packed import part
from ludocafe.core.state import State
from ludocafe.games.coffee_traders.rules.agenda import kind_of
from ludocafe.games.coffee_traders.rules.state import (
    AGENDA,
    ARABICA,
    CITIES,
    COFFEES,
    COLUMNS,
    CONTRACTS,
    COOPS,
    JOKER_SPENT,
    JOKERS,
    LETTERS,
    NONE,
    OVER_PHASE,
    PATHS,
    PLAYERS,
    QUEUE,
    ROWS,
    SITES,
    SLOTS,
    SPACES,
    STACK,
    TILES,
    Board,
)

VERSION: Final = 1
MANY: Final = 999  # more than there ever is of anything
ITEMS: Final[i64] = 3  # beside the contracts
ARGUMENTS: Final[i64] = 5  # of what waits on the agenda, at most
KINDS: Final[i64] = 128  # questions and tasks
WIDEST: Final = 32767


@final
@mypyc_attr(native_class=True)
class Lanes:
    """Where the arguments of each question and task lie in its packed number."""

    shift: vec[i64]  # by kind * ARGUMENTS + place
    mask: vec[i64]  # 0: there is no such argument
    player: vec[i64]  # 1: it names a player

    def __init__(self, arguments: dict[int, list[tuple[int, int, bool]]]) -> None:
        """``arguments``: shift, mask and whether it names a player, by kind."""
        self.shift = vec[i64]([0] * (KINDS * ARGUMENTS))
        self.mask = vec[i64]([0] * (KINDS * ARGUMENTS))
        self.player = vec[i64]([0] * (KINDS * ARGUMENTS))
        for kind, lanes in arguments.items():
            at: i64 = kind * ARGUMENTS
            for shift, mask, player in lanes:
                self.shift[at] = shift
                self.mask[at] = mask
                self.player[at] = int(player)
                at += 1


@final
@mypyc_attr(native_class=True)
class TradersObserver(Observer):
    """Observations of Coffee Traders. André counts as one who sits after all seats."""

    lanes: Lanes
    pen: Pen
    place_of: vec[i64]  # scratch: how far behind the one who looks a player sits

    def __init__(self, seats: i64, lanes: Lanes) -> None:
        self.seats = seats
        self.lanes = lanes
        self.pen = Pen()
        self.place_of = vec[i64]([0] * PLAYERS)
        self.size = self.layout().size

    def layout(self) -> Layout:
        return Layout(VERSION, (*self.table_parts(), *self.player_parts()))

    def table_parts(self) -> list[Part]:
        seats, players = int(self.seats), int(PLAYERS)
        coops, spaces, letters = int(COOPS), int(SPACES), int(LETTERS)
        last = players - 1
        return [
            Part("seat", (), 0, seats - 1, "own place at the table", ID),
            Part("deciding", (), -1, last, "who decides", SEAT),
            Part("vicious", (), 0, 1, "played with vicious objectives", FLAG),
            Part("strict", (), 0, 1, "played with ten coffees under warehouses of their own", FLAG),
            Part("period", (), 0, 2, "period"),
            Part("phase", (), 0, int(OVER_PHASE), "phase", ID),
            Part("turn", (), 0, players, "place in turn order of the next player"),
            Part("run", (), 0, MANY, "passes in a row in phase 3"),
            Part("guard", (), 0, 1, "coins already moved in or out of the bonus reserve this turn", FLAG),
            Part("stock_jokers", (), 0, MANY, "joker stock counters above the bars"),
            Part("order", (players,), -1, last, "players in turn order", SEAT),
            Part("next_order", (players,), -1, last, "of the next period, as far as known", SEAT),
            Part("waiting", (), 0, int(AGENDA), "things on the agenda"),
            Part("agenda", (int(AGENDA),), -1, int(KINDS) - 1, "questions and, from 64 on, tasks, the next one first", ID),
            Part("arguments", (int(AGENDA), int(ARGUMENTS)), -1, WIDEST, "their arguments, in the order declared; -1 beyond", ID),
            Part("town", (coops,), 0, MANY, "workers in the town centre"),
            Part("owner", (coops, spaces), -1, last, "owner of a plantation", SEAT),
            Part("level", (coops, spaces), 0, 3, "its level"),
            Part("worker", (coops, spaces), 0, 1, "it is occupied", FLAG),
            Part("truck", (coops, spaces), 0, 1, "a truck stands beside it", FLAG),
            Part("donkey", (coops, int(PATHS), 2), -1, last, "owner of a donkey on a path", SEAT),
            Part("site", (coops, int(SITES)), -1, last, "owner of a building", SEAT),
            Part("animals", (coops, 2), 0, 1, "own and joker animal counter left", FLAG),
            Part("house", (coops, int(QUEUE)), -1, last, "owner of a trader in the trading house", SEAT),
            Part("house_coin", (coops,), 0, 1, "its coin is there", FLAG),
            Part("house_stock", (coops,), 0, MANY, "stock counters there"),
            Part("donkey_won", (coops,), 0, 1, "somebody has reached the donkey column", FLAG),
            Part("bean", (int(CITIES), int(SLOTS)), -1, last, "owner of the bean on a slot of a bar", SEAT),
            Part("bar_animal", (int(CITIES),), -1, int(COFFEES), "colour of a bar's animal counter", ID),
            Part("tiles", (3,), 0, int(TILES) - 1, "objectives", ID),
            Part("claim", (3, players), -1, last, "who has claimed them, in order", SEAT),
            Part("stack", (letters, int(STACK)), -1, int(COFFEES), "colours of a contract bonus stack, from the bottom", ID),
            Part("andre_left", (3,), 0, MANY, "André's plantations by level"),
            Part("andre_posts", (), 0, MANY, "his posts"),
            Part("andre_traders", (), 0, MANY, "his traders"),
            Part("andre_turns", (), 0, MANY, "his turns in phase 1"),
            Part("andre_counters", (coops,), -1, coops - 1, "his counters turned over, in order", ID),
            Part("andre_contracts", (3,), -1, int(CONTRACTS) - 1, "his contracts up to the visible one", ID),
        ]

    def player_parts(self) -> list[Part]:
        seats, coops, letters, coffees = int(self.seats), int(COOPS), int(LETTERS), int(COFFEES)
        kinds = (int(JOKERS) - int(ARABICA) + 1) * coops
        counts = [
            ("coins", "coins in the enterprise reserve"),
            ("donkeys", "donkeys there"),
            ("trucks", "trucks there"),
            ("civets", "civets there"),
            ("tokens", "tokens of -3 points there"),
            ("black", "black action markers left"),
            ("coloured", "1: the marker of the own colour is left"),
            ("bonus_marker", "1: the marker is in the bonus reserve"),
            ("bonus_trader", "1: so is the trader"),
            ("bonus_purse", "1: so is the purse"),
            ("workers", "workers in the worker reserve"),
            ("traders", "traders in area III"),
            ("contractors", "traders that are contractors until the end of the period"),
            ("hospital", "1: the hospital is built"),
            ("exchange", "place in the row of exchange ratios"),
            ("filled", "slots of the counter track that are filled"),
            ("track_trader", "1: the trader is still on the Arabica track"),
            ("track_truck", "1: so is the truck"),
            ("spare_donkeys", "donkeys in the personal supply"),
            ("spare_trucks", "trucks there"),
            ("spare_civets", "civets there"),
            ("sumatra", "civets in Sumatra"),
        ]
        return [
            Part("passed", (seats,), 0, 1, "has passed", FLAG),
            Part("andre_passed", (), 0, 1, "so has André", FLAG),
            *[Part(name, (seats,), 0, MANY, about) for name, about in counts],
            Part("joker", (seats,), -1, int(JOKER_SPENT), "slot of the joker stock counter", ID),
            Part("animal", (seats,), -1, coffees, "colour of the own animal counter", ID),
            Part("storage", (seats, coffees), 0, 1, "tracks with a column warehouse", FLAG),
            Part("fulfilled", (seats, letters), 0, 1, "contracts fulfilled", FLAG),
            Part("items", (seats, int(ITEMS)), 0, 1, "items left beside the contracts", FLAG),
            Part("obtained", (seats, kinds), 0, 1, "counters ever obtained, by kind and colour", FLAG),
            Part("next_item", (seats, int(ROWS)), 0, MANY, "items gone from a plantation row"),
            Part("built", (seats, int(COLUMNS)), 0, MANY, "buildings gone from a column"),
            Part("coffee", (seats, coffees), 0, MANY, "coffees"),
            Part("stock", (seats, coops), 0, MANY, "stock counters by colour"),
            Part("contract", (seats, letters), 0, int(CONTRACTS) - 1, "contracts", ID),
            Part("side", (seats, letters), 0, 1, "their sides", ID),
            Part("aside", (seats, coffees), 0, MANY, "counters set aside by colour; jokers last"),
            Part("column", (seats, coops), 0, MANY, "columns of the Arabica track", COUNT),
        ]

    def write(self, state: State, seat: i64, out: vec[i16], start: i64) -> None:
        assert isinstance(state, Board)
        pen = self.pen
        seats = state.seats
        place_of = self.place_of
        player: i64
        for player in range(PLAYERS):
            place_of[player] = player
            if player < seats:
                place_of[player] = (player - seat + seats) % seats
        pen.begin(out, start)
        self.write_course(state, seat)
        self.write_agenda(state)
        self.write_coops(state)
        self.write_bars(state)
        self.write_andre(state)
        self.write_players(state, seat)

    # -- the table -----------------------------------------------------------------------------------------------

    def put_players(self, items: vec[i64], count: i64) -> None:
        """Players in place of whom others sit, -1 for nobody."""
        pen = self.pen
        out = pen.out
        at = pen.at
        place_of = self.place_of
        i: i64
        for i in range(count):
            player = items[i]
            if player >= 0:
                player = place_of[player]
            out[at] = i16(player)
            at += 1
        pen.at = at

    def put_some_players(self, items: vec[i64], start: i64, count: i64, room: i64) -> None:
        """The first players of a list, then -1 up to ``room``."""
        i: i64
        for i in range(start, start + count):
            self.pen.put(self.place_of[items[i]] if items[i] >= 0 else NONE)
        self.pen.fill(NONE, room - count)

    def write_course(self, state: Board, seat: i64) -> None:
        pen = self.pen
        pen.put(seat)
        deciding = state.actor()
        pen.put(self.place_of[deciding] if deciding >= 0 else NONE)
        pen.put(state.vicious)
        pen.put(state.strict)
        pen.put(state.period)
        pen.put(state.phase)
        pen.put(state.turn)
        pen.put(state.run)
        pen.put(state.guard)
        pen.put(state.stock_jokers)
        self.put_some_players(state.order, 0, state.players, PLAYERS)
        self.put_some_players(state.next_order, 0, state.players, PLAYERS)

    def write_agenda(self, state: Board) -> None:
        pen = self.pen
        depth = state.depth
        agenda = state.agenda
        pen.put(depth)
        place: i64
        for place in range(depth):
            pen.put(kind_of(agenda[depth - 1 - place]))
        pen.fill(NONE, AGENDA - depth)
        shift = self.lanes.shift
        mask = self.lanes.mask
        names = self.lanes.player
        i: i64
        for place in range(depth):
            waiting = agenda[depth - 1 - place]
            first = kind_of(waiting) * ARGUMENTS
            for i in range(first, first + ARGUMENTS):
                if mask[i] == 0:
                    pen.put(NONE)
                else:
                    value = part(waiting, shift[i], mask[i])
                    if names[i] == 1 and value < PLAYERS:
                        value = self.place_of[value]
                    pen.put(value)
        pen.fill(NONE, (AGENDA - depth) * ARGUMENTS)

    def write_coops(self, state: Board) -> None:
        pen = self.pen
        pen.put_all(state.town, 0, COOPS)
        self.put_players(state.owner, COOPS * SPACES)
        pen.put_all(state.level, 0, COOPS * SPACES)
        pen.put_all(state.worker, 0, COOPS * SPACES)
        pen.put_all(state.truck, 0, COOPS * SPACES)
        self.put_players(state.donkey, COOPS * PATHS * 2)
        self.put_players(state.site, COOPS * SITES)
        pen.put_all(state.animals, 0, COOPS * 2)
        coop: i64
        for coop in range(COOPS):
            self.put_some_players(state.house, coop * QUEUE, state.house_size[coop], QUEUE)
        pen.put_all(state.house_coin, 0, COOPS)
        pen.put_all(state.house_stock, 0, COOPS)
        pen.put_all(state.donkey_won, 0, COOPS)

    def write_bars(self, state: Board) -> None:
        pen = self.pen
        self.put_players(state.bean, CITIES * SLOTS)
        pen.put_all(state.bar_animal, 0, CITIES)
        pen.put_all(state.tiles, 0, 3)
        i: i64
        for i in range(3):
            self.put_some_players(state.claim, i * PLAYERS, state.claims[i], PLAYERS)
        for i in range(LETTERS):
            pen.put_all(state.stack, i * STACK, state.stack_size[i])
            pen.fill(NONE, STACK - state.stack_size[i])

    def write_andre(self, state: Board) -> None:
        """CTR-402: what he has not turned over yet stays out."""
        pen = self.pen
        if state.andre == NONE:
            pen.fill(0, 6)
            pen.fill(NONE, COOPS + 3)
            return
        pen.put_all(state.andre_left, 0, 3)
        pen.put(state.andre_posts)
        pen.put(state.traders[state.andre])
        pen.put(state.andre_turns)
        pen.put_all(state.andre_counters, 0, state.andre_turned)
        pen.fill(NONE, COOPS - state.andre_turned)
        pen.put_all(state.andre_contracts, 0, state.period + 1)
        pen.fill(NONE, 2 - state.period)

    # -- the players ---------------------------------------------------------------------------------------------

    def put_own(self, items: vec[i64], seat: i64, width: i64) -> None:
        """The numbers of every player, the one who looks first."""
        self.pen.put_all(items, seat * width, (self.seats - seat) * width)
        self.pen.put_all(items, 0, seat * width)

    def put_sets(self, items: vec[i64], seat: i64, width: i64) -> None:
        """Sets of every player as flags."""
        seats = self.seats
        place: i64
        for place in range(seats):
            self.pen.put_set(items[(seat + place) % seats], width)

    def write_players(self, state: Board, seat: i64) -> None:
        seats = self.seats
        place: i64
        for place in range(seats):
            self.pen.put_flag(state.has_passed((seat + place) % seats))
        self.pen.put_flag(state.andre != NONE and has(state.passed, state.andre))
        self.put_own(state.coins, seat, 1)
        self.put_own(state.donkeys, seat, 1)
        self.put_own(state.trucks, seat, 1)
        self.put_own(state.civets, seat, 1)
        self.put_own(state.tokens, seat, 1)
        self.put_own(state.black, seat, 1)
        self.put_own(state.coloured, seat, 1)
        self.put_own(state.bonus_marker, seat, 1)
        self.put_own(state.bonus_trader, seat, 1)
        self.put_own(state.bonus_purse, seat, 1)
        self.put_own(state.workers, seat, 1)
        self.put_own(state.traders, seat, 1)
        self.put_own(state.contractors, seat, 1)
        self.put_own(state.hospital, seat, 1)
        self.put_own(state.exchange, seat, 1)
        self.put_own(state.filled, seat, 1)
        self.put_own(state.track_trader, seat, 1)
        self.put_own(state.track_truck, seat, 1)
        self.put_own(state.spare_donkeys, seat, 1)
        self.put_own(state.spare_trucks, seat, 1)
        self.put_own(state.spare_civets, seat, 1)
        self.put_own(state.sumatra, seat, 1)
        self.put_own(state.joker, seat, 1)
        self.put_own(state.animal, seat, 1)
        self.put_sets(state.storage, seat, COFFEES)
        self.put_sets(state.fulfilled, seat, LETTERS)
        self.put_sets(state.items, seat, ITEMS)
        self.put_sets(state.obtained, seat, (JOKERS - ARABICA + 1) * COOPS)
        self.put_own(state.next_item, seat, ROWS)
        self.put_own(state.built, seat, COLUMNS)
        self.put_own(state.coffee, seat, COFFEES)
        self.put_own(state.stock, seat, COOPS)
        self.put_own(state.contract, seat, LETTERS)
        self.put_own(state.side, seat, LETTERS)
        self.put_own(state.aside, seat, COFFEES)
        self.put_own(state.column, seat, COOPS)
