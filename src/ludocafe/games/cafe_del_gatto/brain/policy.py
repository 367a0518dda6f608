"""A sensible regular of the café: weighs tokens by what they bring to a cup, minds money and rivals."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.brain import Policy
from ludocafe.core.masks import only, size_of
from ludocafe.core.state import NOTHING, Codes, State
from ludocafe.games.cafe_del_gatto.rules.codes import (
    ASK_TURN_START,
    BUY,
    DISCARD,
    END_TURN,
    PLACE,
    SERVE,
    SUGAR,
    TAKE,
    TILE,
    buy_column,
    buy_row,
)
from ludocafe.games.cafe_del_gatto.rules.decisions import GattoState
from ludocafe.games.cafe_del_gatto.rules.state import CUPS, MENU, NONE, ROWS, SPACES, TILES, cup_of, place

# Worth in hundredths of a point.
POINT: Final[i64] = 100
COIN: Final[i64] = 95  # while there is still a lot to buy …
SPARE: Final[i64] = 20  # … and when there is money enough
CHANGE: Final[i64] = 50  # a coin of the difference, when a lower tile could be taken instead
CUBE: Final[i64] = 70
HARD_UP: Final[i64] = 2  # with less than this a single full cup is served for its coins
FRESH: Final[i64] = 130  # what cleaning a column promises
TEMPO: Final[i64] = 60  # what a turn costs that only brings coins
POOR: Final[i64] = 2  # with less than this hardly anything can be bought
LAST_RESORT: Final[i64] = -100000
CHOICE: Final[i64] = 5  # hundredths by which a token still to be bought should be worth more than the mean of all
PRICE: Final[i64] = 60  # price expected of it, in hundredths of the mean value


@final
@mypyc_attr(native_class=True)
class GattoPolicy(Policy):
    """Weighs each choice by the points it should bring, in hundredths."""

    def weigh(self, state: State, codes: Codes, weights: vec[i64]) -> None:
        assert isinstance(state, GattoState)
        i: i64
        for i in range(codes.count):
            weights[i] = self.weight(state, codes.items[i])

    def weight(self, state: GattoState, code: i64) -> i64:
        if code < BUY:
            return self.weight_cleaning(state)
        if code < PLACE:
            return self.weight_purchase(state, buy_column(code), buy_row(code))
        if code < SERVE:
            return self.token_gain(state, code - PLACE, state.held, self.coin(state, state.active))
        if code < SUGAR:
            return self.weight_serving(state, code - SERVE)
        if code < TILE:
            return self.weight_sugar(state, code - SUGAR)
        if code < DISCARD:
            return self.weight_tile(state, code - TILE)
        if code < TAKE:
            return -self.worth(state, state.deciding, code - DISCARD, NONE, COIN)
        if code == TAKE:
            return self.weight_taking(state)
        return LAST_RESORT if code == END_TURN else NOTHING

    def weight_taking(self, state: GattoState) -> i64:
        seat = state.active
        if state.end_is_due():
            return 1000  # too late for a token: only coins can still break a tie
        if state.coins[seat] >= self.rich(state):
            return LAST_RESORT
        coins = state.parts.take if state.coin_reserve >= state.parts.take else state.coin_reserve
        return coins * self.coin(state, seat) - TEMPO + (100 if state.coins[seat] < POOR else 0)

    def rich(self, state: GattoState) -> i64:
        """From here on never take coins while there is anything else to do: nobody may stall (GAT-95)."""
        surcharge = state.parts.surcharge
        least: i64 = surcharge[0]
        row: i64
        for row in range(ROWS):
            if surcharge[row] < least:
                least = surcharge[row]
        return 2 * state.parts.highest_value + least

    def coin(self, state: GattoState, seat: i64) -> i64:
        """What one more coin is worth: less once the tokens still missing can be paid for."""
        missing: i64 = 0
        cup: i64
        for cup in range(CUPS):
            if not state.is_served(seat, cup):
                missing += state.parts.size[cup] - state.filled[cup_of(seat, cup)]
        return SPARE if state.coins[seat] * 100 >= missing * state.parts.mean_value * PRICE // 100 else COIN

    def best_tile(self, state: GattoState, cup: i64, barista: i64) -> i64:
        """Highest tile in stock within a barista value given in hundredths."""
        best: i64 = 0
        index: i64
        for index in range(TILES):
            at = cup * TILES + index
            if state.stock[at] > 0 and state.parts.tile[at] * 100 <= barista and state.parts.tile[at] > best:
                best = state.parts.tile[at]
        return best

    def worth(self, state: GattoState, seat: i64, cup: i64, extra: i64, coin: i64) -> i64:
        """What a cup, with one more token if given, promises so far, with ``coin`` as the worth of a coin."""
        parts = state.parts
        at = cup_of(seat, cup)
        filled = state.filled[at]
        total = state.token_sum(seat, cup) * 100
        seen: i64 = 0
        space: i64
        for space in range(filled):
            seen |= only(parts.preparation[state.tokens[at * SPACES + space]])
        if extra != NONE:
            filled += 1
            total += parts.value[extra] * 100
            seen |= only(parts.preparation[extra])
        if filled == 0:
            return 0
        size = parts.size[cup]
        missing = size - filled
        barista = total + missing * (parts.mean_value + CHOICE)
        tile = self.best_tile(state, cup, barista)
        different = size_of(seen)
        if missing > 0 and different < MENU and different < size:
            # Half of the tokens to come bring another preparation.
            here = parts.menu[cup * MENU + different - 1] * coin
            there = parts.menu[cup * MENU + different] * coin
            menu = (here + there) // 2
        else:
            menu = parts.menu[cup * MENU + different - 1] * coin
        promise = tile * POINT + menu + (barista - tile * 100) * coin // 100
        return promise * filled // size

    def token_gain(self, state: GattoState, cup: i64, token: i64, coin: i64) -> i64:
        seat = state.active
        return self.worth(state, seat, cup, token, coin) - self.worth(state, seat, cup, NONE, coin)

    def weight_purchase(self, state: GattoState, column: i64, row: i64) -> i64:
        seat = state.active
        token = state.machine[place(column, row)]
        coin = self.coin(state, seat)
        best: i64 = LAST_RESORT
        cup: i64
        for cup in range(CUPS):
            if state.cup_takes(seat, cup, column):
                gain = self.token_gain(state, cup, token, coin)
                if gain > best:
                    best = gain
        if state.parts.value[token] == state.parts.sweet_value and state.sugar_reserve > 0:
            best += CUBE
        return best - state.price(column, row) * coin

    def weight_cleaning(self, state: GattoState) -> i64:
        """Only a rich player with nothing worth buying looks for something new."""
        if state.coins[state.active] < 7:
            return LAST_RESORT - 1
        return FRESH - state.parts.clean_cost * self.coin(state, state.active)

    def full_cups(self, state: GattoState, seat: i64) -> i64:
        count: i64 = 0
        cup: i64
        for cup in range(CUPS):
            if state.is_full(seat, cup):
                count += 1
        return count

    def threatened(self, state: GattoState, seat: i64, cup: i64) -> bool:
        """Could a rival with a full cup of this type take the tile first?"""
        tile = self.best_tile(state, cup, state.token_sum(seat, cup) * 100)
        if tile == state.parts.tile[cup * TILES]:
            return False
        other: i64
        for other in range(state.seats):
            if other != seat and state.is_full(other, cup) and state.token_sum(other, cup) >= tile:
                return True
        return False

    def weight_serving(self, state: GattoState, cup: i64) -> i64:
        seat = state.deciding
        value = self.worth(state, seat, cup, NONE, COIN)
        if state.phase != ASK_TURN_START:  # serving goes on, or is compulsory: dearest first
            return 5000 + value
        full = self.full_cups(state, seat)
        served = state.cups_served(seat)
        urgent = state.end_is_due() or full >= 2 or not state.has_open_cup(seat) or self.threatened(state, seat, cup)
        other: i64
        for other in range(state.seats):
            if other != seat and state.cups_served(other) + self.full_cups(state, other) >= CUPS:
                urgent = True
        if urgent or served + full == CUPS:
            return 5000 + value
        # Short of money: serving pays better than taking coins.
        if state.coins[seat] < HARD_UP:
            return state.menu_coins(seat, cup) * COIN + 120
        return 100

    def weight_sugar(self, state: GattoState, cubes: i64) -> i64:
        """Sweeten just enough for a better tile."""
        seat = state.deciding
        cup = state.serving
        barista = state.token_sum(seat, cup) * 100 + cubes * state.parts.sweet_bonus * 100
        tile = self.best_tile(state, cup, barista)
        rest = (barista - tile * 100) * CHANGE // 100
        return tile * POINT + rest - cubes * CUBE

    def weight_tile(self, state: GattoState, index: i64) -> i64:
        seat = state.deciding
        cup = state.serving
        value = state.parts.tile[cup * TILES + index]
        difference = state.barista(seat, cup) - value
        if difference > state.coin_reserve:
            difference = state.coin_reserve
        coin = CHANGE
        if state.end_is_due() or state.cups_served(seat) == CUPS - 1:
            coin = 10  # money is worth little at the very end
        return value * POINT + difference * coin
