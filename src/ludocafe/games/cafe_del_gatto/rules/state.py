"""What lies on the table of Café del Gatto: packed numbers with names, and the questions the rules ask of them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.masks import has, only, size_of
from ludocafe.core.state import State, numbers

MILK: Final[i64] = 0
COFFEE: Final[i64] = 1
ROWS: Final[i64] = 5
CUPS: Final[i64] = 5
SPACES: Final[i64] = 4  # of the largest cup
TILES: Final[i64] = 5  # values of one cup type
MENU: Final[i64] = 3  # preparations
SUGAR_CODES: Final[i64] = 13  # 0 to 12 cubes

# The intermediate round goes once round the table to serve and, if nobody could, once more to empty cups.
NO_INTERIM: Final[i64] = 0
SERVING_ROUND: Final[i64] = 1
EMPTYING_ROUND: Final[i64] = 2

NONE: Final[i64] = -1


@final
@mypyc_attr(native_class=True)
class Components:
    """The edition's numbers as packed tables."""

    kinds: i64
    value: vec[i64]  # by token kind
    preparation: vec[i64]  # by token kind
    copies: vec[i64]  # by token kind
    mean_value: i64  # of all tokens, in hundredths
    highest_value: i64
    surcharge: vec[i64]  # by row
    size: vec[i64]  # spaces of a cup
    face: vec[i64]  # by cup * SPACES + space
    menu: vec[i64]  # coins, by cup * MENU + preparations - 1
    tile: vec[i64]  # points, by cup * TILES + index
    single: vec[i64]  # 1: unique tile, 0: one copy per player
    coins: i64
    sugar: i64
    start_coins: i64
    tip: i64
    start_sugar: i64
    take: i64
    clean_cost: i64
    sweet_value: i64  # buying a token of this value …
    sweet_gain: i64  # … brings so many cubes
    sweet_bonus: i64  # barista value of a spent cube
    sugar_per_point: i64
    cups_to_end: i64
    interim_from_next: i64  # 1: the next player opens the intermediate round (GAT-81)

    def __init__(self, numbers: dict[str, int], tables: dict[str, list[int]]) -> None:
        self.kinds = len(tables["value"])
        self.value = vec[i64](tables["value"])
        self.preparation = vec[i64](tables["preparation"])
        self.copies = vec[i64](tables["copies"])
        self.mean_value = numbers["mean_value"]
        self.highest_value = max(tables["value"])
        self.surcharge = vec[i64](tables["surcharge"])
        self.size = vec[i64](tables["size"])
        self.face = vec[i64](tables["face"])
        self.menu = vec[i64](tables["menu"])
        self.tile = vec[i64](tables["tile"])
        self.single = vec[i64](tables["single"])
        self.coins = numbers["coins"]
        self.sugar = numbers["sugar"]
        self.start_coins = numbers["start_coins"]
        self.tip = numbers["first_player_tip"]
        self.start_sugar = numbers["start_sugar"]
        self.take = numbers["take_coins"]
        self.clean_cost = numbers["clean_cost"]
        self.sweet_value = numbers["sugar_on_token_value"]
        self.sweet_gain = numbers["sugar_gained"]
        self.sweet_bonus = numbers["sugar_barista_bonus"]
        self.sugar_per_point = numbers["sugar_per_point_at_end"]
        self.cups_to_end = numbers["cups_to_trigger_end"]
        self.interim_from_next = numbers["interim_from_next"]


def place(column: i64, row: i64) -> i64:
    """Where a token of the machine is kept; row 0 is the bottom."""
    return column * ROWS + row


def cup_of(seat: i64, cup: i64) -> i64:
    return seat * CUPS + cup


@mypyc_attr(native_class=True)
class Board(State):
    """All pieces of a game, and who decides what."""

    parts: Components
    phase: i64  # the question that is asked
    active: i64  # whose turn it is
    deciding: i64  # who decides now; differs from active in the intermediate round
    round: i64
    bag: vec[i64]  # copies by token kind
    bag_size: i64
    discard: vec[i64]  # copies by token kind
    discard_size: i64
    machine: vec[i64]  # token kinds by place(column, row)
    coin_reserve: i64
    sugar_reserve: i64
    coins: vec[i64]  # by seat
    sugar: vec[i64]  # by seat
    tokens: vec[i64]  # token kinds by cup_of(seat, cup) * SPACES + space
    filled: vec[i64]  # tokens on a cup, by cup_of
    served: vec[i64]  # index of the tile on a cup or NONE, by cup_of
    stock: vec[i64]  # tiles left, by cup * TILES + index
    turns: vec[i64]  # by seat
    held: i64  # bought token waiting for its cup (the question "place")
    held_column: i64
    serving: i64  # cup being served ("sugar" and "tile")
    sweetened: i64  # cubes spent on it
    interim: i64
    interim_seat: i64  # who opened the intermediate round
    interim_asked: i64  # seats already through
    interim_served: i64  # has anybody served?

    def __init__(self, parts: Components, seats: i64) -> None:
        self.parts = parts
        self.seats = seats
        self.phase = 0
        self.active = 0
        self.deciding = 0
        self.round = 1
        self.bag_size = 0
        self.discard_size = 0
        self.coin_reserve = 0
        self.sugar_reserve = 0
        self.held = NONE
        self.held_column = 0
        self.serving = NONE
        self.sweetened = 0
        self.interim = NO_INTERIM
        self.interim_seat = 0
        self.interim_asked = 0
        self.interim_served = 0

    def clear(self) -> None:
        """Fresh, empty arrays for a new game."""
        parts = self.parts
        seats = self.seats
        self.bag = vec[i64]([0] * parts.kinds)
        self.discard = vec[i64]([0] * parts.kinds)
        self.machine = vec[i64]([NONE] * (2 * ROWS))
        self.coins = vec[i64]([0] * seats)
        self.sugar = vec[i64]([0] * seats)
        self.tokens = vec[i64]([NONE] * (seats * CUPS * SPACES))
        self.filled = vec[i64]([0] * (seats * CUPS))
        self.served = vec[i64]([NONE] * (seats * CUPS))
        self.stock = vec[i64]([0] * (CUPS * TILES))
        self.turns = vec[i64]([0] * seats)

    def copy_to(self, other: "Board") -> None:
        other.phase = self.phase
        other.active = self.active
        other.deciding = self.deciding
        other.round = self.round
        other.bag = self.bag[:]
        other.bag_size = self.bag_size
        other.discard = self.discard[:]
        other.discard_size = self.discard_size
        other.machine = self.machine[:]
        other.coin_reserve = self.coin_reserve
        other.sugar_reserve = self.sugar_reserve
        other.coins = self.coins[:]
        other.sugar = self.sugar[:]
        other.tokens = self.tokens[:]
        other.filled = self.filled[:]
        other.served = self.served[:]
        other.stock = self.stock[:]
        other.turns = self.turns[:]
        other.held = self.held
        other.held_column = self.held_column
        other.serving = self.serving
        other.sweetened = self.sweetened
        other.interim = self.interim
        other.interim_seat = self.interim_seat
        other.interim_asked = self.interim_asked
        other.interim_served = self.interim_served

    # -- cups ----------------------------------------------------------------------------------------------------

    def is_served(self, seat: i64, cup: i64) -> bool:
        return self.served[cup_of(seat, cup)] != NONE

    def is_full(self, seat: i64, cup: i64) -> bool:
        at = cup_of(seat, cup)
        return self.served[at] == NONE and self.filled[at] == self.parts.size[cup]

    def wanted_faces(self, seat: i64) -> i64:
        """The set of faces that the next spaces of the seat's open cups show."""
        served = self.served
        filled = self.filled
        parts = self.parts
        size = parts.size
        face = parts.face
        at = cup_of(seat, 0)
        wanted: i64 = 0
        cup: i64
        for cup in range(CUPS):
            if served[at] == NONE and filled[at] < size[cup]:
                wanted |= only(face[cup * SPACES + filled[at]])
            at += 1
        return wanted

    def has_open_cup(self, seat: i64) -> bool:
        return self.wanted_faces(seat) != 0

    def has_full_cup(self, seat: i64) -> bool:
        cup: i64
        for cup in range(CUPS):
            if self.is_full(seat, cup):
                return True
        return False

    def cup_takes(self, seat: i64, cup: i64, face: i64) -> bool:
        """GAT-45: is the next space of this cup free and of this face?"""
        at = cup_of(seat, cup)
        if self.served[at] != NONE:
            return False
        filled = self.filled[at]
        parts = self.parts
        return filled < parts.size[cup] and parts.face[cup * SPACES + filled] == face

    def fits(self, seat: i64, face: i64) -> bool:
        """Does any cup of the seat take a token of this face?"""
        return has(self.wanted_faces(seat), face)

    def cups_served(self, seat: i64) -> i64:
        count: i64 = 0
        cup: i64
        for cup in range(CUPS):
            if self.served[cup_of(seat, cup)] != NONE:
                count += 1
        return count

    def token_sum(self, seat: i64, cup: i64) -> i64:
        at = cup_of(seat, cup)
        total: i64 = 0
        space: i64
        for space in range(self.filled[at]):
            total += self.parts.value[self.tokens[at * SPACES + space]]
        return total

    def preparations(self, seat: i64, cup: i64) -> i64:
        """How many different preparations lie on a cup."""
        at = cup_of(seat, cup)
        seen: i64 = 0
        space: i64
        for space in range(self.filled[at]):
            seen |= only(self.parts.preparation[self.tokens[at * SPACES + space]])
        return size_of(seen)

    # -- numbers the rules speak of ------------------------------------------------------------------------------

    def price(self, column: i64, row: i64) -> i64:
        """GAT-41: a token costs what its neighbour is worth, more in the upper rows (GAT-44: no neighbour, no value)."""
        neighbour = self.machine[place(1 - column, row)]
        value: i64 = 0
        if neighbour != NONE:
            value = self.parts.value[neighbour]
        return value + self.parts.surcharge[row]

    def prices(self) -> list[list[int]]:
        """All prices, by column and row, for views."""
        found: list[list[int]] = []
        column: i64
        row: i64
        for column in range(2):
            prices: list[int] = []
            for row in range(ROWS):
                prices.append(self.price(column, row))
            found.append(prices)
        return found

    def contents(self, seat: i64) -> list[list[int]]:
        """The tokens on each of a player's cups, bottom to top, for views."""
        found: list[list[int]] = []
        cup: i64
        for cup in range(CUPS):
            at = cup_of(seat, cup)
            found.append(numbers(self.tokens, at * SPACES, self.filled[at]))
        return found

    def tiles(self, seat: i64) -> list[int]:
        """The tile on each of a player's cups, for views."""
        return numbers(self.served, cup_of(seat, 0), CUPS)

    def menu_coins(self, seat: i64, cup: i64) -> i64:
        """GAT-51: what the drinks menu pays for a full cup."""
        return self.parts.menu[cup * MENU + self.preparations(seat, cup) - 1]

    def barista(self, seat: i64, cup: i64) -> i64:
        """GAT-52: token values and spent sugar."""
        return self.token_sum(seat, cup) + self.sweetened * self.parts.sweet_bonus

    def end_is_due(self) -> bool:
        """GAT-90: has anybody served all cups?"""
        seat: i64
        for seat in range(self.seats):
            if self.cups_served(seat) >= self.parts.cups_to_end:
                return True
        return False

    def most_tokens(self, seat: i64) -> i64:
        """GAT-84: tokens on the fullest unserved cup."""
        most: i64 = 0
        cup: i64
        for cup in range(CUPS):
            at = cup_of(seat, cup)
            if self.served[at] == NONE and self.filled[at] > most:
                most = self.filled[at]
        return most
