"""The greedy trader plays sensibly and honestly."""

from collections.abc import Iterator

import pytest

from ludocafe import registry
from ludocafe.bots.brains import brain_of
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import best_action
from ludocafe.games.coffee_traders.brain.evaluation_cache import EvaluationCache
from ludocafe.games.coffee_traders.brain.policy import TradersPolicy
from ludocafe.games.coffee_traders.brain.value_fit import FEATURES, FEWEST, PERIODS, STAGES, stage_of
from ludocafe.games.coffee_traders.brain.value_fit_weights import WEIGHTS
from ludocafe.games.coffee_traders.rules import scoring
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.phases import sell, work
from ludocafe.games.coffee_traders.rules.state import (
    CITIES,
    COFFEES,
    COOPS,
    KOPI,
    LETTERS,
    LINES,
    NONE,
    PLAYERS,
    SLOTS,
    SPACES,
    TRANSPORTS,
)
from tests.games.coffee_traders.table import Tale, tale
from tests.support import policy_playout, rule


def chosen(story: Tale) -> str:
    return story.game.notation(story.state, int(best_action(story.state, TradersPolicy(), FastChance(1))))


def test_it_fulfils_a_contract_it_can_pay() -> None:
    assert chosen(tale("phase sell; ask sell 0; seat 0: contracts D1, guatemala 3, colombia 3, ethiopia 3")) == "CONTRACT/D"


def test_it_buys_the_one_coffee_that_a_contract_lacks() -> None:
    assert (
        chosen(tale("phase sell; ask sell 0; seat 0: contracts D1, guatemala 3, colombia 2, ethiopia 3, coins 6"))
        == "BUY/colombia"
    )


def test_it_puts_coins_back_before_the_reset() -> None:
    assert chosen(tale("phase sell; ask sell 0; seat 0: bonus AB, coins 3, brazil 4")) == "RECHARGE/C"


def test_it_staffs_its_plantations() -> None:
    assert chosen(tale("phase workers; ask own 0; brazil: a1 0:1")) == "WORK/brazil"


def test_it_joins_where_coffee_grows() -> None:
    rich = "brazil: a1 0:1*, a2 1:1*, a3 2:1*, a4 0:1*, house 1"
    assert chosen(tale(f"phase trade; ask join_trade 0 brazil; turn 2; {rich}")) == "JOIN"
    assert chosen(tale("phase trade; ask join_trade 0 brazil; turn 2; brazil: house 1")) == "DECLINE"


@rule("CTR-603")
def test_it_knows_only_what_its_seat_sees() -> None:
    """Two states that differ in André's secrets alone get the same answers."""
    game = registry.game("coffee_traders")
    chance = FastChance(5)
    state = game.new(2, {}, chance)
    while not game.over(state):
        other = state.copy()
        other.redeal(int(state.actor()), FastChance(77))
        code = int(best_action(state, TradersPolicy(), FastChance(1)))
        assert code == int(best_action(other, TradersPolicy(), FastChance(1)))
        state.apply(code, chance, None)


def test_it_plays_well_at_every_table() -> None:
    """The committed figures are in benchmarks/results; here one game per player count shows that nothing is broken."""
    game = registry.game("coffee_traders")
    for seats in game.seat_counts:
        chance = FastChance(seats)
        state = game.new(seats, {}, chance)
        policy_playout(state, TradersPolicy(), chance, FastChance(seats), game.max_decisions)
        assert game.over(state) and sum(int(state.points(seat)) for seat in range(seats)) / seats > 80


def wandering(seats: int, seed: int) -> Iterator[TradersState]:
    """Every seventh decision of a game in which one action in four is any action."""
    game = registry.game("coffee_traders")
    chance, whim = FastChance(seed), FastChance(seed + 1)
    state = game.new(seats, {}, chance)
    assert isinstance(state, TradersState)
    number = 0
    while not game.over(state):
        if number % 7 == 0:
            yield state
        legal = state.legal()
        code = legal[whim.below(0, len(legal))] if whim.below(0, 4) == 0 else int(best_action(state, TradersPolicy(), whim))
        state.apply(code, chance, None)
        number += 1


@pytest.mark.parametrize("seats", [2, 4])
def test_the_cache_says_what_the_board_says(seats: int) -> None:
    cache = EvaluationCache()
    compared = 0
    for state in wandering(seats, 3):
        for player in range(seats):
            cache.open(state, player)
            check_cooperatives(cache, state, player)
            check_contracts(cache, state, player)
            compared += check_bars(cache, state, player)
    assert compared > 100


def check_cooperatives(cache: EvaluationCache, state: TradersState, player: int) -> None:
    for coop in range(COOPS):
        cache.share_gain(coop, 1)
        for other in range(state.players):
            assert cache.quality[coop * PLAYERS + other] == state.quality(other, coop)


def check_contracts(cache: EvaluationCache, state: TradersState, player: int) -> None:
    opened = [letter for letter in range(LETTERS) if not state.fulfilled[player] >> letter & 1]
    kopi = state.coffee[player * COFFEES + KOPI]
    for coffee in range(COOPS):
        lines = [(letter, line) for letter in opened for line in range(LINES)]
        needs = [sell.asked(state, player, *place) for place in lines if sell.line_type(state, player, *place) == coffee]
        assert cache.wanted_of(coffee) == sum(needs)
    for letter in range(LETTERS):
        missing = [sell.missing(state, player, letter, line) for line in range(LINES)]
        short = max(0, sum(missing) - kopi) if letter in opened else 0
        for coffee in range(COOPS):
            lacks = any(missing[line] and sell.line_type(state, player, letter, line) == coffee for line in range(LINES))
            assert cache.short_of_contract(letter, coffee) == (short if lacks else 0)


def check_bars(cache: EvaluationCache, state: TradersState, player: int) -> int:
    compared = 0
    for city in range(CITIES):
        for slot in range(SLOTS):
            at = city * SLOTS + slot
            if state.bean[at] != NONE:
                continue
            before = scoring.majority_of(state, player, city)
            state.bean[at] = player
            after = scoring.majority_of(state, player, city)
            state.bean[at] = NONE
            assert cache.majority_gain(city, slot) == (after - before) * (30 + 20 * state.period)
            compared += before != after
    return compared


@rule("CTR-107")
def test_no_space_out_of_sight_can_be_reached() -> None:
    for state in wandering(3, 6):
        for player in range(3):
            for coop in range(COOPS):
                for space in range(work.spaces_in_sight(state, player, coop), SPACES):
                    ways = range(TRANSPORTS)
                    assert not any(work.reachable(state, player, level, coop, space, way) for way in ways for level in (1, 2, 3))


@pytest.mark.parametrize("seats", [2, 5])
def test_the_outlook_ends_with_the_points_and_knows_no_more_than_the_seat(seats: int) -> None:
    game = registry.game("coffee_traders")
    chance = FastChance(12)
    state = game.new(seats, {}, chance)
    assert isinstance(state, TradersState)
    guesses: dict[int, list[float]] = {}
    while not game.over(state):
        other = state.copy()
        other.redeal(0, FastChance(5))
        now = [TradersPolicy().expected_points(state, seat) for seat in range(seats)]
        assert now == [TradersPolicy().expected_points(other, seat) for seat in range(seats)]
        guesses.setdefault(int(stage_of(state)), now)
        state.apply(best_action(state, TradersPolicy(), FastChance(1)), chance, None)
    points = [float(state.points(seat)) for seat in range(seats)]
    assert [TradersPolicy().expected_points(state, seat) for seat in range(seats)] == points
    for stage, limit in ((STAGES, 60), (2 * STAGES, 45), (3 * STAGES - 1, 30)):
        assert all(abs(guess - final) < limit for guess, final in zip(guesses[int(stage)], points, strict=True))


def test_the_forecast_has_weights_for_every_table_and_stage() -> None:
    stages = len(registry.game("coffee_traders").seat_counts) * PERIODS * STAGES
    assert min(registry.game("coffee_traders").seat_counts) == FEWEST
    assert len(WEIGHTS) == stages * FEATURES
    assert all(any(WEIGHTS[stage * FEATURES : (stage + 1) * FEATURES]) for stage in range(stages))


def test_a_search_looks_to_the_end_of_the_period() -> None:
    game = registry.game("coffee_traders")
    state = game.new(3, {}, FastChance(3))
    assert isinstance(state, TradersState)
    assert TradersPolicy().round_of(state) == state.period == 0
    assert brain_of(game).profile("master").rounds == 1 and brain_of(game).profile("coach").rounds == 0
