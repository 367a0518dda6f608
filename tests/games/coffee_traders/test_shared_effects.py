"""Common procedures (chapter 5): Arabica track, counters, bonus reserve, objectives, building."""

import pytest

from ludocafe.games.coffee_traders.rules import scoring
from ludocafe.games.coffee_traders.rules.shared_effects import advance, can_advance, gain_counter, meets, retreat
from ludocafe.games.coffee_traders.rules.state import (
    ALL_BARS,
    ALL_CONTRACTS,
    ALL_HOUSES,
    ALL_PLANTATIONS,
    ALL_STATIONS_AND_POSTS,
    ALL_WAREHOUSES,
    ANIMALS,
    ARABICA,
    JOKERS,
    PRESENT_IN_FOUR,
    QUALITY_IN_TWO,
    TEN_COFFEES_TWICE,
)
from tests.games.coffee_traders.table import COOP_IDS, tale
from tests.support import rule


@rule("CTR-070")
def test_columns_four_and_five_pay_a_coin_and_the_first_donkey() -> None:
    game = tale("ask work 0; seat 0: arabica 3 1 1 1 1; seat 1: arabica 4 1 1 1 1")
    state = game.state
    advance(state, 0, 0, None)
    assert game.column(0, "guatemala") == 4
    game.shows("seat 0: coins 4")
    advance(state, 1, 0, None)
    game.shows("seat 1: donkeys 2; guatemala: donkey_won 1")
    advance(state, 0, 0, None)
    game.shows("seat 0: donkeys 1")  # only the first


@rule("CTR-070", "CTR-071", "CTR-075")
def test_column_seven_holds_one_player_until_he_steps_back() -> None:
    game = tale("ask work 0; seat 0: arabica 6 1 1 1 1; seat 1: arabica 7 1 1 1 1; seat 2: arabica 6 1 1 1 1")
    assert not can_advance(game.state, 0, 0) and not can_advance(game.state, 1, 0)
    advance(game.state, 0, 0, None)
    assert game.column(0, "guatemala") == 6
    retreat(game.state, 1, 0, None)
    advance(game.state, 0, 0, None)
    assert game.column(0, "guatemala") == 7


@rule("CTR-073", "CTR-089", "CTR-013")
def test_all_rows_bring_the_trader_and_the_truck_once() -> None:
    game = tale("ask row 0; phase work; seat 0: arabica 1 2 2 2 2, traders 1")
    game.play("ROW/guatemala")
    game.shows("seat 0: traders 2, track_trader 0")
    game = tale("ask row 0; phase work; seat 0: arabica 1 2 2 2 2, traders 1, bonus AC")
    game.play("ROW/guatemala")
    assert game.legal() == ["TRADER/area3", "TRADER/bonus"]
    game.play("TRADER/bonus")
    game.shows("seat 0: bonus ABC, traders 1")
    game = tale("ask row 0; phase work; seat 0: arabica 2 3 3 3 3, track truck")
    game.play("ROW/guatemala")
    game.shows("seat 0: trucks 1, track_truck 0")
    retreat(game.state, 0, 0, None)
    advance(game.state, 0, 0, None)
    game.shows("seat 0: trucks 1")


@rule("CTR-072")
def test_a_free_step_with_no_row_left_is_lost() -> None:
    game = tale("phase trade; ask trade 0; seat 0: arabica 7 7 7 7 7, coins 2")
    game.play("DROP")
    assert game.actor() == 1


@rule("CTR-078", "CTR-079")
def test_tv_08_a_pair_of_one_colour_takes_the_next_slot() -> None:
    game = tale("phase sell; ask item 0; seat 0: animal brazil, had arabica.brazil animal.brazil, slots 2, aside brazil")
    game.play("ITEM/animal")
    game.shows("seat 0: aside -, slots 3")
    assert game.column(0, "brazil") == 2


@rule("CTR-079", "CTR-080", "CTR-081")
def test_tv_41_unique_counters_pairs_and_jokers() -> None:
    game = tale("ask work 0")
    green = 2
    for kind in (ARABICA, ANIMALS, ARABICA, JOKERS, JOKERS):
        gain_counter(game.state, 0, kind, green, None)
    game.shows("seat 0: slots 3, aside brazil joker")
    gain_counter(game.state, 0, ANIMALS, green, None)
    game.shows("seat 0: slots 4, aside joker")
    assert scoring.counter_slots(game.state, 0) == 4
    assert "agenda row > row > work > do_next_work" in game.position()  # two rows to choose for the jokers
    game.shows("seat 0: arabica 1 1 5 1 1")  # one step for each green counter


@rule("CTR-081")
def test_tv_42_jokers_are_paired_at_the_end() -> None:
    state = tale("ask work 0; seat 0: slots 3, aside guatemala colombia joker joker joker").state
    assert scoring.counter_slots(state, 0) == 5
    state = tale("ask work 0; seat 0: slots 3, aside guatemala joker joker joker").state
    assert scoring.counter_slots(state, 0) == 5
    assert scoring.counter_slots(tale("ask work 0; seat 0: slots 3, aside joker").state, 0) == 3


@rule("CTR-082")
def test_a_full_track_takes_no_more_but_steps_go_on() -> None:
    game = tale("ask work 0; seat 0: slots 12, aside brazil, had arabica.brazil")
    gain_counter(game.state, 0, ARABICA, 2, None)
    gain_counter(game.state, 0, ANIMALS, 1, None)
    game.shows("seat 0: slots 12, aside colombia brazil brazil, arabica 1 2 2 1 1")
    assert scoring.counter_points(game.state, 0) == 32 and scoring.counter_points(game.state, 1) == 0


CONDITIONS = [
    (ALL_WAREHOUSES, "seat 0: built 4 0 0", "seat 0: built 3 3 3"),
    (ALL_STATIONS_AND_POSTS, "seat 0: built 0 3 3", "seat 0: built 4 3 2"),
    (ALL_CONTRACTS, "seat 0: done A B C D E F", "seat 0: done A B C D E"),
    (
        ALL_HOUSES,
        "; ".join(f"{coop}: house 1 0" for coop in ("guatemala", "colombia", "brazil", "ethiopia", "indonesia")),
        "; ".join(f"{coop}: house 1 0" for coop in ("guatemala", "colombia", "brazil", "ethiopia")),
    ),
    (TEN_COFFEES_TWICE, "seat 0: brazil 10, luwak 11", "seat 0: brazil 20, luwak 9, colombia 9"),
    (
        ALL_BARS,
        "bars: amsterdam.2 0, vienna.6 0, rome.3 0, new_york.2 0, melbourne.2 0, seoul.2 0",
        "bars: amsterdam.2 0, vienna.6 0, rome.3 0, new_york.2 0, melbourne.2 0, seoul.1 0",
    ),
    (ALL_PLANTATIONS, "seat 0: rows 3 3 2", "seat 0: rows 4 2 3"),
    (
        PRESENT_IN_FOUR,
        "guatemala: b1 0:1, s1 0; colombia: b1 0:2, f1 0; brazil: c1 0:2, p1 0; ethiopia: b1 0:1, h1 0",
        "guatemala: b1 0:1, s1 0; colombia: a1 0:1, f1 0; brazil: c1 0:2, p1 0; ethiopia: b1 0:1, h1 0; indonesia: b1 0:1, p1 1",
    ),
    (
        QUALITY_IN_TWO,
        "brazil: a1 0:1, b1 0:2, c1 0:3, h1 0; colombia: a1 0:1, a2 0:1, b1 0:2, c1 0:3, s1 0",
        "brazil: a1 0:1, b1 0:2, c1 0:3, h1 0; colombia: a1 0:1, b1 0:2, c1 0:3, s1 0; ethiopia: h2 0, s1 0",
    ),
]


@pytest.mark.parametrize(("condition", "met", "missed"), CONDITIONS, ids=lambda value: str(value)[:20])
@rule("CTR-093")
def test_each_condition_just_met_and_just_missed(condition: int, met: str, missed: str) -> None:
    assert meets(tale(f"ask work 0; {met}").state, 0, condition)
    assert not meets(tale(f"ask work 0; {missed}").state, 0, condition)


@rule("CTR-092", "CTR-432")
def test_objectives_are_claimed_at_once_by_rank_and_kept() -> None:
    board = "seat 0: done A B C E F, guatemala 3, colombia 3, ethiopia 3, contracts D1"
    game = tale(f"phase sell; objectives A3 B1 C1; claims A3 1; ask sell 0; {board}")
    game.play("CONTRACT/D")
    game.shows("objectives: A 1 0")
    assert game.item(1, "objectives") == 9 and game.item(0, "objectives") == 6
    assert "objective_claimed" in game.kinds()


@rule("CTR-092")
def test_vicious_objectives_have_one_slot() -> None:
    game = tale(
        "seats 2; vicious 1; phase sell; passed 2; objectives A3 B1 C1; claims A3 1; ask sell 0; "
        "seat 0: done A B C E F, guatemala 3, colombia 3, ethiopia 3, contracts D1"
    )
    game.play("CONTRACT/D")
    game.shows("objectives: A 1")
    assert game.item(0, "objectives") == 0


@rule("CTR-092", "CTR-013")
def test_after_the_harvest_objectives_are_claimed_in_turn_order() -> None:
    game = tale(
        "order 2 0 1; phase trade; run 2; ask trade 1; objectives A1 B2 C1; "
        "seat 0: brazil 10, luwak 10; seat 2: brazil 10, luwak 10"
    )
    game.shows("objectives: B -")
    game.play("PASS")
    game.shows("objectives: B 2 0")


@rule("CTR-093")
def test_traders_count_only_within_one_period() -> None:
    game = tale(
        "phase sell; passed 1 2; next 1 2; ask sell 0; objectives A1 B1 C1; "
        "guatemala: house 0; colombia: house 0; brazil: house 0; ethiopia: house 0"
    )
    game.play("PASS")
    game.shows("; ".join(f"{coop}: house -" for coop in COOP_IDS))
    game.shows("period 2")


@rule("CTR-095", "CTR-096")
def test_what_can_be_built_and_where() -> None:
    game = tale("phase trade; ask trade 0")
    assert game.legal_of("BUILD") == ["BUILD/warehouse", "BUILD/station", "BUILD/fairtrade"]
    assert game.refused("BUILD/hospital") == ("CTR-095", "hospital-locked")
    game.play("BUILD/station")
    assert len(game.legal()) == 10  # s1 and s2 of each cooperative; s3 only with four and five players
    assert game.refused("SITE/brazil.s3") == ("CTR-096", "site-closed")
    assert game.refused("SITE/brazil.p1") == ("CTR-096", "other-type")
    four = tale("seats 4; phase trade; ask trade 0; seat 0: built 0 0 3; brazil: s1 1, h1 1")
    assert "BUILD/hospital" in four.legal() and "BUILD/fairtrade" not in four.legal()
    four.play("BUILD/station")
    assert "SITE/brazil.s3" in four.legal()
    assert four.refused("SITE/brazil.s1") == ("CTR-096", "site-taken")
    assert "BUILD/hospital" not in tale("phase trade; ask trade 0; seat 0: built 4 2 2").legal()
    assert "BUILD/hospital" in tale("phase trade; ask trade 0; seat 0: built 0 3 0").legal()
    assert tale("phase trade; ask trade 0; seat 0: built 0 3 0, hospital 1").refused("BUILD/hospital") == ("CTR-095", "all-built")


@rule("CTR-097")
def test_building_effects_in_printed_order() -> None:
    game = tale(
        "phase trade; ask trade 0; seat 1: traders 0, bonus AB; seat 2: traders 0, bonus AB; seat 0: built 0 0 1, coins 9"
    )
    game.play("BUILD/station", "SITE/brazil.s1")
    assert game.column(0, "brazil") == 2
    game.shows("seat 0: brazil 2")
    game = tale("phase trade; ask trade 0; seat 0: built 0 0 1, coins 9")
    game.play("BUILD/fairtrade", "SITE/brazil.p2", "ROW/ethiopia")  # the second post brings a free step
    assert game.column(0, "brazil") == 1 and game.column(0, "ethiopia") == 2
    game = tale("phase trade; ask trade 0; seat 0: built 1 0 0")
    game.play("BUILD/warehouse", "TAKE/ethiopia")
    game.shows("seat 0: ethiopia 1, sumatra 2")  # no. 3: a civet
    game = tale("phase trade; ask trade 0; seat 0: built 2 0 0, exchange 3")
    game.play("BUILD/warehouse", "TAKE/brazil")
    game.shows("seat 0: exchange 2, coins 2")  # no. 4: 2:1 and a coin
    game = tale("phase trade; ask trade 0")
    game.play("BUILD/warehouse")
    assert game.refused("TAKE/luwak") == ("CTR-097", "not-luwak")
    game.play("TAKE/brazil")
    game.shows("seat 0: exchange 3")  # no. 2


@rule("CTR-098")
def test_a_new_warehouse_stands_in_a_row_slot_without_asking() -> None:
    game = tale("phase trade; ask trade 0")
    game.play("BUILD/warehouse", "TAKE/brazil")
    game.shows("seat 0: storage -, warehouses 2")


@rule("CTR-087", "CTR-085")
def test_the_bonus_trader_helps_in_phase_three_only() -> None:
    game = tale("phase trade; ask trade 0; seat 0: traders 0")
    assert "BONUS/B" in game.legal() and game.legal_of("TRADE") == []
    assert game.refused("BONUS/A") == ("CTR-087", "bonus-not-here")
    game.play("BONUS/B")
    assert len(game.legal_of("TRADE")) == 5
    game.shows("seat 0: traders 1")


@rule("CTR-021")
def test_what_is_removed_stays_away() -> None:
    game = tale("phase sell; ask sell 0; seat 0: stock guatemala colombia brazil")
    game.play("STOCK/3", "TAKE/brazil")
    for seat in range(3):
        game.shows(f"seat {seat}: stock -")
    game.shows("; ".join(f"{coop}: stock 3" for coop in COOP_IDS))
