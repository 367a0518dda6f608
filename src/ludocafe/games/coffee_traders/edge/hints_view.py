"""What lies ahead of one player: coffees still missing, the cheapest way to get them, the distance to the next rank."""

import msgspec

from ludocafe.core.chance import FixedChance
from ludocafe.core.declare import Codec
from ludocafe.core.masks import has, size_of
from ludocafe.games.coffee_traders.declare import DECLARED
from ludocafe.games.coffee_traders.edge.names import asked
from ludocafe.games.coffee_traders.rules import scoring
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.phases import sell
from ludocafe.games.coffee_traders.rules.shared_effects import (
    COOPS_OF_QUALITY,
    COOPS_PRESENT,
    HIGH_QUALITY,
    MANY_COFFEES,
    has_building,
    large_bean,
)
from ludocafe.games.coffee_traders.rules.state import (
    ALL_BARS,
    ALL_CONTRACTS,
    ALL_HOUSES,
    ALL_PLANTATIONS,
    ALL_STATIONS_AND_POSTS,
    ALL_WAREHOUSES,
    ANY,
    CITIES,
    COFFEES,
    COLUMNS,
    COOPS,
    FAIRTRADE,
    KOPI,
    LETTERS,
    LINES,
    NONE,
    PRESENT_IN_FOUR,
    ROWS,
    SLOTS,
    STATION,
    TEN_COFFEES_TWICE,
    WAREHOUSE,
    at_row,
)

SALES = ("sell", "second")
MOST_QUALITY = 20  # more than anybody can gain in a cooperative


class WayView(msgspec.Struct):
    """What a contract or a bar slot takes: ``jokers`` Kopi Luwak in place of others, and ``missing`` coffees beyond that.

    ``steps`` are the notations of the cheapest way, the payment itself last; empty when there is none now. They cost
    ``coins`` and give ``given`` coffees in exchange.
    """

    jokers: int = 0
    missing: int = 0
    coins: int = 0
    given: int = 0
    steps: list[str] = []


class RankView(msgspec.Struct):
    """``missing`` quality, deliveries or steps until the next rank, which brings ``points`` more; 0 and 0: there is none."""

    missing: int = 0
    points: int = 0


class PaymentView(msgspec.Struct):
    """A way to pay what empty plantations cost: ``steps`` are its notations, ``coins`` of them coins, the others steps back.

    The steps back are those that take the fewest ``points``. What stays ``unpaid`` costs ``plantations``.
    """

    coins: int
    steps: list[str]
    points: int = 0
    unpaid: int = 0
    plantations: int = 0


class ProgressView(msgspec.Struct):
    """How much of an objective is there, and how much it takes (CTR-093)."""

    have: int
    need: int


class OutlookView(msgspec.Struct):
    """One player's prospects: contracts by letter, slots by city, ranks by cooperative and city, the Arabica track, objectives.

    ``payments``: while this player pays for empty plantations, the ways to do so, the one with the most coins first.
    """

    contracts: list[WayView]
    slots: list[list[WayView]]
    coops: list[RankView]
    bars: list[RankView]
    arabica: RankView
    payments: list[PaymentView]
    objectives: list[ProgressView]


def outlook(state: TradersState, player: int, codec: Codec) -> OutlookView:
    market = Market(state, player, codec)
    return OutlookView(
        contracts=[market.contract(letter) for letter in range(LETTERS)],
        slots=[[market.slot(city * int(SLOTS) + slot) for slot in range(SLOTS)] for city in range(CITIES)],
        coops=[next_share(state, player, coop) for coop in range(COOPS)],
        bars=[next_majority(state, player, city) for city in range(CITIES)],
        arabica=next_arabica(state, player),
        payments=payments(state, player, codec),
        objectives=[progress(state, player, int(state.parts.tile_condition[state.tiles[letter]])) for letter in range(3)],
    )


def progress(state: TradersState, player: int, condition: int) -> ProgressView:
    """CTR-093, counted: an objective is reached when ``have`` is ``need``."""
    parts, coops = state.parts, range(int(COOPS))
    if condition == ALL_WAREHOUSES:
        there = _built(state, player, (WAREHOUSE,))
        return ProgressView(there.have + 1, there.need + 1)  # the first one stands from the beginning (CTR-046)
    if condition == ALL_STATIONS_AND_POSTS:
        return _built(state, player, (STATION, FAIRTRADE))
    if condition == ALL_CONTRACTS:
        return ProgressView(int(size_of(state.fulfilled[player])), int(LETTERS))
    if condition == ALL_HOUSES:
        return ProgressView(sum(bool(state.in_house(player, coop)) for coop in coops), int(COOPS))
    if condition == TEN_COFFEES_TWICE:
        counted = (i for i in range(int(COFFEES)) if not state.wants_warehouses() or has(state.storage[player], i))
        return ProgressView(min(2, sum(bool(state.coffee[player * COFFEES + i] >= MANY_COFFEES) for i in counted)), 2)
    if condition == ALL_BARS:
        return ProgressView(sum(bool(large_bean(state, player, city)) for city in range(int(CITIES))), int(CITIES))
    if condition == ALL_PLANTATIONS:
        items = (int(parts.item_level[row * 5 + i]) for row in range(int(ROWS)) for i in range(int(parts.row_items[row])))
        whole = sum(level > 0 for level in items) + int(LINES)  # one for each coffee of contract F at set-up, CTR-056
        return ProgressView(whole - int(state.plantations_left(player)), whole)
    if condition == PRESENT_IN_FOUR:
        upper = [state.plants[at_row(player, coop, 1)] | state.plants[at_row(player, coop, 2)] for coop in coops]
        present = sum(bool(upper[coop] and has_building(state, player, coop)) for coop in coops)
        return ProgressView(min(int(COOPS_PRESENT), present), int(COOPS_PRESENT))
    high = sum(bool(state.quality(player, coop) >= HIGH_QUALITY) for coop in coops)
    return ProgressView(min(int(COOPS_OF_QUALITY), high), int(COOPS_OF_QUALITY))


def _built(state: TradersState, player: int, columns: tuple[int, ...]) -> ProgressView:
    built = sum(int(state.built[player * COLUMNS + column]) for column in columns)
    return ProgressView(built, sum(int(state.parts.column_size[column]) for column in columns))


# -- paying ------------------------------------------------------------------------------------------------------------------


class Market:
    """What one player has and could get (CTR-285 to CTR-287)."""

    def __init__(self, state: TradersState, player: int, codec: Codec) -> None:
        self.state, self.player, self.codec = state, player, codec
        self.held = held(state, player)
        self.spare = spare(state, player)
        self.open = asked(state)[0].name in SALES and int(state.actor()) == player

    def contract(self, letter: int) -> WayView:
        state, player = self.state, self.player
        if has(state.fulfilled[player], letter):
            return WayView()
        needs = [0] * int(COFFEES)
        for line in range(LINES):
            needs[int(sell.line_type(state, player, letter, line))] += int(sell.asked(state, player, letter, line))
        return self.way(needs, DECLARED.base["contract"] + letter)

    def slot(self, slot: int) -> WayView:
        parts = self.state.parts
        amount, kind = int(parts.slot_n[slot]), int(parts.slot_type[slot])
        if amount == 0 or self.state.bean[slot] != NONE:
            return WayView()
        if kind == ANY:
            kind = max(range(COOPS), key=lambda coffee: self.held[coffee])
            if self.held[kind] == 0 and self.held[KOPI] >= amount:
                kind = int(KOPI)
        needs = [0] * int(COFFEES)
        needs[kind] = amount
        return self.way(needs, DECLARED.base["deliver"] + slot)

    def way(self, needs: list[int], payment: int) -> WayView:
        """Kopi Luwak replaces what is missing; coins buy the rest, and what they cannot buy is exchanged.

        Coins come first: one coffee costs fewer coins than the coffees that an exchange takes.
        """
        short = [max(0, need - have) for need, have in zip(needs, self.held, strict=True)]
        jokers = min(sum(short[:KOPI]), max(0, self.held[KOPI] - needs[KOPI]))
        missing = sum(short) - jokers
        way = WayView(jokers, missing)
        if not self.open:
            return way
        if missing == 0:
            way.steps = [self.codec.notation(self.state, payment)] if payment in self.state.legal() else []
        elif short[KOPI] == 0:  # nothing replaces a Kopi Luwak
            self.find(way, needs, short, payment)
        return way

    def find(self, way: WayView, needs: list[int], short: list[int], payment: int) -> None:
        """Walk the cheapest way on a copy of the board, so that only questions that will be asked are answered."""
        state, player = self.state, self.player
        price, ratio = int(state.parts.price[state.period]), int(state.parts.ratio[state.exchange[player]])
        bought = min(way.missing, int(state.coins[player]) // price)
        exchanged = way.missing - bought
        rest = [have - need for have, need in zip(self.held, needs, strict=True)]
        rest[KOPI] -= way.jokers
        if sum(max(0, left) for left in rest) < exchanged * ratio:
            return
        wanted = [coffee for coffee in range(COOPS) for _ in range(short[coffee])][: way.missing]
        trial, steps = state.copy(), list[str]()
        for coffee in wanted[bought:]:
            self.step(trial, DECLARED.base["swap"] + coffee, steps)
            while asked(trial)[0].name == "swap":
                gift = max((c for c in range(COFFEES) if rest[c] > 0), key=lambda c: (self.spare[c], rest[c]))
                rest[gift] -= 1
                self.step(trial, DECLARED.base["give"] + gift, steps)
        for coffee in wanted[:bought]:
            self.step(trial, DECLARED.base["buy"] + coffee, steps)
        if int(trial.actor()) == player and payment in trial.legal():
            way.coins, way.given = bought * price, exchanged * ratio
            way.steps = [*steps, self.codec.notation(self.state, payment)]

    def step(self, trial: TradersState, code: int, steps: list[str]) -> None:
        steps.append(self.codec.notation(self.state, code))
        trial.apply(code, FixedChance(0), None)


def held(state: TradersState, player: int) -> list[int]:
    return [int(state.coffee[player * COFFEES + coffee]) for coffee in range(COFFEES)]


def spare(state: TradersState, player: int) -> list[int]:
    """Of each coffee, how many are left over when the open contract that wants most of it is paid."""
    wanted = [0] * int(COFFEES)
    for letter in range(LETTERS):
        if not has(state.fulfilled[player], letter):
            for line in range(LINES):
                coffee = int(sell.line_type(state, player, letter, line))
                wanted[coffee] = max(wanted[coffee], int(sell.asked(state, player, letter, line)))
    return [have - want for have, want in zip(held(state, player), wanted, strict=True)]


def cheapest_gift(state: TradersState, player: int) -> int:
    """The coffee that is missed least: most left over, then most in hand; never Kopi Luwak while there is another."""
    left, have = spare(state, player), held(state, player)
    given = [coffee for coffee in range(COFFEES) if have[coffee] > 0]
    return max(given, key=lambda coffee: (coffee != KOPI, left[coffee], have[coffee]), default=0)


# -- ranks -------------------------------------------------------------------------------------------------------------------


def next_share(state: TradersState, player: int, coop: int) -> RankView:
    """How much more quality value brings more points in a cooperative (CTR-435, CTR-436)."""
    mine = int(state.quality(player, coop))
    now = int(scoring.share_of(state, player, coop, mine))
    for more in range(1, MOST_QUALITY):
        then = int(scoring.share_of(state, player, coop, mine + more))
        if then > now:
            return RankView(more, then - now)
    return RankView()


def next_majority(state: TradersState, player: int, city: int) -> RankView:
    """How many deliveries, into the lowest free slots of a bar, bring a better rank there (CTR-431)."""
    trial, now = state.copy(), int(scoring.majority_of(state, player, city))
    slots = range(int(SLOTS) - 1, -1, -1)
    free = [slot for slot in slots if state.parts.slot_n[city * SLOTS + slot] and state.bean[city * SLOTS + slot] == NONE]
    for more, slot in enumerate(free, 1):
        trial.bean[city * SLOTS + slot] = player
        then = int(scoring.majority_of(trial, player, city))
        if then > now:
            return RankView(more, then - now)
    return RankView()


def next_arabica(state: TradersState, player: int) -> RankView:
    """The fewest steps on the Arabica track that bring points (CTR-440)."""
    parts = state.parts
    columns = [int(state.column[player * COOPS + row]) for row in range(COOPS)]
    found = []
    for column in range(len(parts.row_vp)):
        if parts.row_vp[column]:
            found += [(column - at, -int(parts.row_vp[column])) for at in columns if at < column]
        if parts.all_rows_vp[column] and min(columns) < column:
            found.append((sum(max(0, column - at) for at in columns), -int(parts.all_rows_vp[column])))
    if not found:
        return RankView()
    steps, points = min(found)
    return RankView(steps, -points)


# -- penalties ---------------------------------------------------------------------------------------------------------------


def payments(state: TradersState, player: int, codec: Codec) -> list[PaymentView]:
    """CTR-164 to CTR-166: from as many coins as possible to as few as possible."""
    question, arguments = asked(state)
    if question.name != "penalty" or int(state.actor()) != player:
        return []
    price, empty, paid = arguments["price"], arguments["empty"], arguments["paid"]
    due, coins = price * empty - paid, int(state.coins[player])
    retreats = cheapest_retreats(state, player)
    most = len(retreats) - 1
    if coins + most < due:  # CTR-165: paying is compulsory as long as something is left to pay with
        lost = empty - (paid + coins + most) // price
        return [_payment(coins, retreats[most], codec, due - coins - most, lost)]
    return [_payment(part, retreats[due - part], codec) for part in range(min(coins, due), max(0, due - most) - 1, -1)]


Retreats = tuple[int, list[int]]  # points lost, and the steps back by row


def _payment(coins: int, retreats: Retreats, codec: Codec, unpaid: int = 0, plantations: int = 0) -> PaymentView:
    points, rows = retreats
    steps = [codec.notation(None, DECLARED.base["back"] + row) for row in range(COOPS) for _ in range(rows[row])]
    return PaymentView(coins, [codec.notation(None, DECLARED.base["coin"])] * coins + steps, points, unpaid, plantations)


def cheapest_retreats(state: TradersState, player: int) -> list[Retreats]:
    """For every possible number of steps back on the Arabica track those that take the fewest points (CTR-074, CTR-440).

    Points of the rows add up; those for all rows together depend on the lowest marker alone. So for each column that no marker
    may fall below, the best steps are put together row by row.
    """
    parts = state.parts
    columns = [int(state.column[player * COOPS + row]) for row in range(COOPS)]
    found: dict[int, Retreats] = {}
    for lowest in range(min(columns) + 1):
        fallen = sum(int(parts.all_rows_vp[column]) for column in range(lowest + 1, min(columns) + 1))
        best: dict[int, Retreats] = {0: (fallen, [])}
        for column in columns:
            best = _with_row(best, row_retreats(state, column, lowest))
        for steps, retreats in best.items():
            if steps not in found or retreats[0] < found[steps][0]:
                found[steps] = retreats
    return [found[steps] for steps in sorted(found)]


def _with_row(best: dict[int, Retreats], losses: list[int]) -> dict[int, Retreats]:
    combined: dict[int, Retreats] = {}
    for steps, (points, rows) in best.items():
        for back, loss in enumerate(losses):
            if steps + back not in combined or points + loss < combined[steps + back][0]:
                combined[steps + back] = (points + loss, [*rows, back])
    return combined


def row_retreats(state: TradersState, column: int, lowest: int) -> list[int]:
    """The points that 0, 1, 2 … steps back from a column take away, as far as markers may go back."""
    parts, losses = state.parts, [0]
    while column > max(lowest, int(parts.start_column)) and not parts.no_retreat[column]:
        losses.append(losses[-1] + int(parts.row_vp[column]))
        column -= 1
    return losses
