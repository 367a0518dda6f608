"""Phase 6 – Reset (chapter 11): the last pass of phase 5 leads into it."""

from tests.games.coffee_traders.table import Tale, tale
from tests.support import rule


def reset(position: str, period: int = 1, seats: int = 3) -> Tale:
    others = " ".join(str(seat) for seat in range(1, seats))
    game = tale(f"seats {seats}; period {period}; phase sell; passed {others}; next {others}; ask sell 0; {position}")
    game.play("PASS")
    return game


@rule("CTR-360", "CTR-090", "CTR-350")
def test_tv_24_a_missing_coin_costs_a_token() -> None:
    game = reset("seat 0: coins 2, bonus AB")
    game.shows("seat 0: bonus ABC, coins 0, tokens 1")
    for coins, tokens in ((0, 3), (1, 2), (3, 0)):
        game = reset(f"seat 0: coins {coins}, bonus AB")
        game.shows(f"seat 0: tokens {tokens}")
        game.shows("seat 0: coins 0")
    reset("seat 0: coins 2").shows("seat 0: tokens 0")
    assert reset("seat 0: coins 2, bonus AB", 3).item(0, "reserve") == 1 - 3


@rule("CTR-360")
def test_the_bonus_trader_comes_from_area_three_if_there_is_one() -> None:
    game = reset("seat 0: bonus C, traders 2")
    game.shows("seat 0: bonus ABC, traders 1")
    game = reset("seat 0: bonus AC, traders 0")
    game.shows("seat 0: bonus AC, traders 0, tokens 0")


@rule("CTR-351", "CTR-352")
def test_traders_and_markers_return() -> None:
    game = reset("seat 0: black 0, traders 1; brazil: house 0 1; seat 1: black 0, coloured 0, traders 0", 1, 4)
    game.shows("seat 0: black 3, traders 2, coloured 1; seat 1: black 3, coloured 0, traders 1")


@rule("CTR-355", "CTR-356", "CTR-099")
def test_tv_25_two_ways_to_store() -> None:
    game = reset("seat 0: built 1 0 0, indonesia 4, ethiopia 2")
    assert game.legal() == ["STORAGE/", "STORAGE/indonesia"]
    assert game.refused("STORAGE/ethiopia") == ("CTR-355", "storage-no-better")
    assert game.refused("STORAGE/ethiopia,indonesia") == ("CTR-355", "too-many-columns")
    game.play("STORAGE/indonesia")
    game.shows("seat 0: indonesia 4, ethiopia 1")
    rows = reset("seat 0: built 1 0 0, indonesia 4, ethiopia 2")
    rows.play("STORAGE/")
    rows.shows("seat 0: indonesia 2, ethiopia 2")


@rule("CTR-355", "CTR-356")
def test_ways_to_store_that_keep_the_same_are_not_asked_about() -> None:
    game = reset("seat 0: built 2 0 0, indonesia 12, ethiopia 2")
    assert game.asked() == "work"
    game.shows("seat 0: indonesia 10, ethiopia 2, storage indonesia")  # a column for Ethiopia would keep no more


@rule("CTR-099", "CTR-046")
def test_the_setup_warehouse_stays_and_kopi_luwak_has_a_track() -> None:
    game = reset("seat 0: luwak 3, brazil 2")
    assert game.asked() == "work"
    game.shows("seat 0: luwak 1, brazil 1")
    game = reset("seat 0: built 1 0 0, luwak 12, brazil 1")
    game.shows("seat 0: luwak 10, brazil 1")  # the only set that is not dominated
    game.shows("seat 0: storage luwak")


@rule("CTR-357", "CTR-013")
def test_tv_51_in_1980_storage_is_asked_only_for_the_objective() -> None:
    board = "seat 0: built 2 0 0, brazil 10, colombia 8, ethiopia 9, stock colombia colombia"
    game = reset(f"objectives A1 B2 C1; {board}", 3)
    assert game.asked() == "storage" and "STORAGE/colombia,brazil" in game.legal()
    game.play("STORAGE/brazil,colombia")
    game.shows("seat 0: brazil 10, colombia 10; objectives: B 0")
    assert game.actor() == -1
    silent = reset(f"objectives A1 B1 C1; {board}", 3)
    assert silent.actor() == -1
    silent.shows("seat 0: brazil 10, ethiopia 9")
    tied = reset("objectives A1 B1 C1; seat 0: built 1 0 0, indonesia 3, ethiopia 2", 3)
    tied.shows("seat 0: indonesia 2, ethiopia 2, storage -")  # three and one would be as many


@rule("CTR-357", "CTR-289")
def test_a_joker_stock_counter_may_move() -> None:
    game = reset("seat 0: joker brazil", 1, 4)
    assert game.asked() == "joker" and len(game.legal()) == 5
    game.play("JOKER/ethiopia")
    game.shows("seat 0: ethiopia 1")
    assert reset("seat 0: joker brazil; objectives A1 B1 C1", 3, 4).actor() == -1


@rule("CTR-358")
def test_stock_counters_pay_even_above_capacity() -> None:
    game = reset("seat 0: brazil 5, stock brazil brazil ethiopia")
    game.shows("seat 0: brazil 3, ethiopia 1")


@rule("CTR-361", "CTR-362", "CTR-363", "CTR-364")
def test_the_next_period_begins_with_everything_that_stays() -> None:
    game = reset(
        "brazil: a1 0:1*, b1 0:2, pb1 0, c1 1:2t, s1 1, coin 0; seat 0: stock brazil, slots 2, workers 1; seat 1: track trader"
    )
    assert game.asked() == "work"
    game.shows("period 2; phase work")
    assert game.occupied("brazil.a1") and game.owner("brazil.b1") == 0 and game.donkeys_on("brazil", 0) == [0, -1]
    assert game.builder("brazil.s1") == 1
    game.shows("trucks 1; order 1 2 0; seat 0: stock brazil, slots 2, workers 1; brazil: coin 1")
    assert game.actor() == 1


@rule("CTR-364", "CTR-001", "CTR-350")
def test_after_the_third_reset_the_game_is_over() -> None:
    game = reset("seat 0: coins 3", 3)
    assert game.actor() == -1 and game.legal() == []
    assert game.refused("PASS") == ("CTR-364", "game-over")
    assert game.kinds()[-1] == "game_ended" and game.game.end_reason(game.state) == "three_periods"
