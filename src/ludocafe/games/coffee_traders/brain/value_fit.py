"""What a company will have come to at the end of the game: a linear guess from a few features of its position.

There is one set of weights for every number of players, period and phase, meant for the beginning of that phase. They are found
by ``benchmarks/coffee_traders_value_fit.py``, which plays games of the greedy trader and fits them to the points they ended with.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.masks import has, size_of
from ludocafe.games.coffee_traders.brain.evaluation_cache import EvaluationCache
from ludocafe.games.coffee_traders.brain.value_fit_weights import WEIGHTS
from ludocafe.games.coffee_traders.rules.phases.harvest import crop
from ludocafe.games.coffee_traders.rules.scoring import coop_points, counter_slots, majority_points, purse, total_points
from ludocafe.games.coffee_traders.rules.shared_effects import large_bean, lowest_column
from ludocafe.games.coffee_traders.rules.state import (
    ALL_BARS,
    ALL_CONTRACTS,
    ALL_PLANTATIONS,
    ALL_STATIONS_AND_POSTS,
    ALL_WAREHOUSES,
    ASSIGNING,
    CITIES,
    COFFEES,
    COLUMNS,
    COOPS,
    FAIRTRADE,
    KOPI,
    LETTERS,
    OVER_PHASE,
    PLAYERS,
    SITES,
    SLOTS,
    STATION,
    TRADING,
    WAREHOUSE,
    WORKING,
    Board,
    at_row,
)

# The features.
CONSTANT: Final[i64] = 0  # always 1
POINTS: Final[i64] = 1  # if the game ended now; the next two are part of it
SHARES: Final[i64] = 2
MAJORITIES: Final[i64] = 3
COINS: Final[i64] = 4  # of both reserves
WORKERS: Final[i64] = 5
TRADERS: Final[i64] = 6  # wherever they stand
MARKERS: Final[i64] = 7  # of actions
DONKEYS: Final[i64] = 8
TRUCKS: Final[i64] = 9
SUMATRA: Final[i64] = 10  # civets there
PLANTATIONS: Final[i64] = 11  # placed
IDLE: Final[i64] = 12  # without worker
QUALITY: Final[i64] = 13  # in all cooperatives
PRESENCE: Final[i64] = 14  # cooperatives with a plantation
RISE: Final[i64] = 15  # what one more level would bring in all of them, in tenths
WAREHOUSES: Final[i64] = 16
STATIONS: Final[i64] = 17
POSTS: Final[i64] = 18
HOSPITALS: Final[i64] = 19
EXCHANGE: Final[i64] = 20
STOCK: Final[i64] = 21  # counters; then their colours
STOCK_COLOURS: Final[i64] = 22
COFFEE: Final[i64] = 23  # Kopi Luwak apart
LUWAK: Final[i64] = 24
WELCOME: Final[i64] = 25  # coffees in hand that open contracts ask for
READY: Final[i64] = 26  # contracts that could be fulfilled now
NEAR: Final[i64] = 27  # contracts that lack one or two coffees
CONTRACTS_DONE: Final[i64] = 28
STEPS: Final[i64] = 29  # on the Arabica track; then in its last row
LAST_ROW: Final[i64] = 30
COUNTERS: Final[i64] = 31  # slots filled
BEANS: Final[i64] = 32  # then bars with a bean
BARS: Final[i64] = 33
CROP: Final[i64] = 34  # of all cooperatives; then of those with an own post, for each
POST_CROP: Final[i64] = 35
PLACE: Final[i64] = 36  # in turn order
LOFTY: Final[i64] = 37  # progress towards open objectives: warehouses, stations and posts, contracts, bars, plantations
FEATURES: Final[i64] = 42

STAGES: Final[i64] = 4  # of a period: work, workers, trade, and from the harvest on
PERIODS: Final[i64] = 3
FEWEST: Final[i64] = 2  # players
UNIT: Final[float] = 1000.0  # weights are thousandths of a point


def stage_of(board: Board) -> i64:
    """The stages, counted through the game."""
    phase = board.phase
    stage: i64 = 3
    if phase <= WORKING:
        stage = 0
    elif phase == ASSIGNING:
        stage = 1
    elif phase == TRADING:
        stage = 2
    return board.period * STAGES + stage


@final
@mypyc_attr(native_class=True)
class ValueFit:
    """Guesses the final points of a seat."""

    cache: EvaluationCache
    features: vec[i64]
    weights: vec[i64]  # by ((players - FEWEST) * PERIODS * STAGES + stage) * FEATURES + feature

    def __init__(self) -> None:
        self.cache = EvaluationCache()
        self.features = vec[i64]([0] * FEATURES)
        self.weights = vec[i64](WEIGHTS)

    def forecast(self, board: Board, seat: i64) -> float:
        """Points to be expected at the end."""
        if board.phase == OVER_PHASE:
            return float(total_points(board, seat))
        self.look(board, seat)
        base = ((board.seats - FEWEST) * PERIODS * STAGES + stage_of(board)) * FEATURES
        total: i64 = 0
        i: i64
        for i in range(FEATURES):
            total += self.weights[base + i] * self.features[i]
        return float(total) / UNIT

    def look(self, board: Board, seat: i64) -> None:
        """Write down the features of a seat."""
        found = self.features
        self.cache.open(board, seat)
        found[CONSTANT] = 1
        found[POINTS] = total_points(board, seat)
        found[SHARES] = coop_points(board, seat)
        found[MAJORITIES] = majority_points(board, seat)
        found[COINS] = purse(board, seat)
        found[WORKERS] = board.workers[seat]
        found[TRADERS] = board.traders[seat] + board.contractors[seat] + board.bonus_trader[seat]
        found[MARKERS] = board.markers(seat) + board.bonus_marker[seat]
        found[DONKEYS] = board.donkeys[seat]
        found[TRUCKS] = board.trucks[seat]
        found[SUMATRA] = board.sumatra[seat]
        found[WAREHOUSES] = board.built[seat * COLUMNS + WAREHOUSE]
        found[STATIONS] = board.built[seat * COLUMNS + STATION]
        found[POSTS] = board.built[seat * COLUMNS + FAIRTRADE]
        found[HOSPITALS] = board.hospital[seat]
        found[EXCHANGE] = board.exchange[seat]
        found[CONTRACTS_DONE] = size_of(board.fulfilled[seat])
        found[COUNTERS] = counter_slots(board, seat)
        found[PLACE] = board.place_in_order(seat)
        self.visit_cooperatives(board, seat)
        self.count_coffee(board, seat)
        self.visit_bars(board, seat)
        self.dream()

    def visit_cooperatives(self, board: Board, seat: i64) -> None:
        found = self.features
        cache = self.cache
        plantations: i64 = 0
        quality: i64 = 0
        presence: i64 = 0
        rise: i64 = 0
        steps: i64 = 0
        crops: i64 = 0
        posted: i64 = 0
        stock: i64 = 0
        coop: i64
        site: i64
        for coop in range(COOPS):
            gain = cache.share_gain(coop, 1)
            here = crop(board, coop)
            crops += here
            steps += board.column[seat * COOPS + coop]
            stock += board.stock_counters(seat, coop)
            if board.in_house(seat, coop):
                found[TRADERS] += 1
            at = at_row(seat, coop, 0)
            planted = size_of(board.plants[at]) + size_of(board.plants[at + 1]) + size_of(board.plants[at + 2])
            if planted > 0:
                plantations += planted
                presence += 1
                rise += gain
                quality += cache.quality[coop * PLAYERS + seat]
            for site in range(SITES):
                if board.site[coop * SITES + site] == seat and board.parts.site_type[site] == FAIRTRADE:
                    posted += here
        found[PLANTATIONS] = plantations
        found[IDLE] = board.idle_count(seat)
        found[QUALITY] = quality
        found[PRESENCE] = presence
        found[RISE] = rise // 10
        found[STEPS] = steps
        found[LAST_ROW] = lowest_column(board, seat)
        found[CROP] = crops
        found[POST_CROP] = posted
        found[STOCK] = stock
        found[STOCK_COLOURS] = board.stock_colours(seat)

    def count_coffee(self, board: Board, seat: i64) -> None:
        found = self.features
        cache = self.cache
        coffees: i64 = 0
        welcome: i64 = 0
        ready: i64 = 0
        near: i64 = 0
        coffee: i64
        letter: i64
        for coffee in range(COOPS):
            held = board.coffee[seat * COFFEES + coffee]
            wanted = cache.wanted_of(coffee)
            coffees += held
            welcome += held if held < wanted else wanted
        for letter in range(LETTERS):
            if not has(board.fulfilled[seat], letter):
                if cache.short[letter] == 0:
                    ready += 1
                elif cache.short[letter] <= 2:
                    near += 1
        found[COFFEE] = coffees
        found[LUWAK] = board.coffee[seat * COFFEES + KOPI]
        found[WELCOME] = welcome
        found[READY] = ready
        found[NEAR] = near

    def visit_bars(self, board: Board, seat: i64) -> None:
        found = self.features
        beans: i64 = 0
        bars: i64 = 0
        large: i64 = 0
        city: i64
        self.cache.count_beans()
        for city in range(CITIES):
            strength = self.cache.strength[city * PLAYERS + seat]
            if strength > 0:
                beans += strength // SLOTS
                bars += 1
                if large_bean(board, seat, city):
                    large += 1
        found[BEANS] = beans
        found[BARS] = bars
        found[LOFTY + 3] = large

    def dream(self) -> None:
        """How far open objectives have come; what cannot be claimed any more counts nothing."""
        found = self.features
        cache = self.cache
        found[LOFTY] = cache.pull(ALL_WAREHOUSES) * found[WAREHOUSES]
        found[LOFTY + 1] = cache.pull(ALL_STATIONS_AND_POSTS) * (found[STATIONS] + found[POSTS])
        found[LOFTY + 2] = cache.pull(ALL_CONTRACTS) * found[CONTRACTS_DONE]
        found[LOFTY + 3] *= cache.pull(ALL_BARS)
        found[LOFTY + 4] = cache.pull(ALL_PLANTATIONS) * found[PLANTATIONS]
