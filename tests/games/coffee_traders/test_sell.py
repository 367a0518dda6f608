"""Phase 5 – Sell (chapter 10)."""

import pytest

from tests.games.coffee_traders.table import tale
from tests.support import rule


@rule("CTR-280", "CTR-281", "CTR-361", "CTR-003")
def test_reverse_order_and_the_order_of_passing_is_the_next_turn_order() -> None:
    game = tale("order 1 0 2; phase sell; ask sell 2; seat 0: bonus C, coins 3; seat 1: coins 3; seat 2: coins 3")
    assert game.actor() == 2
    game.play("PASS")
    assert game.actor() == 0
    game.play("PASS", "PASS")
    game.shows("period 2; order 2 0 1")
    assert game.actor() == 2 and game.asked() == "work"


@rule("CTR-300", "CTR-302", "CTR-303", "CTR-304", "CTR-309", "CTR-097")
def test_tv_21_a_contract_with_a_free_building() -> None:
    game = tale(
        "phase sell; ask sell 0; stack D brazil colombia; seat 0: contracts D1, guatemala 3, colombia 3, ethiopia 3, built 0 0 1"
    )
    game.play("CONTRACT/D", "OPTION/1", "BUILD/station", "SITE/colombia.s1")
    assert game.builder("colombia.s1") == 0
    game.shows("seat 0: coins 6")
    assert [game.coffee(0, coffee) for coffee in ("guatemala", "colombia", "ethiopia")] == [0, 2, 0]
    assert game.column(0, "colombia") == 3
    game.shows("stacks: D 1; seat 0: slots 1, traders 4, contractors 0")
    assert game.actor() == 2  # the turn is over, nobody may join


@rule("CTR-304", "CTR-305")
def test_tv_22_the_other_side_of_the_slash() -> None:
    game = tale("phase sell; ask sell 0; seat 0: contracts D1, guatemala 3, colombia 3, ethiopia 3")
    game.play("CONTRACT/D")
    assert game.legal() == ["OPTION/1", "OPTION/2"]
    game.play("OPTION/2")
    game.shows("seat 0: coins 7, sumatra 2")


@rule("CTR-300")
def test_a_contract_must_be_payable_and_open() -> None:
    game = tale("phase sell; ask sell 0; seat 0: contracts D1, guatemala 3, colombia 2, ethiopia 3, done A")
    assert game.refused("CONTRACT/D") == ("CTR-300", "coffee-missing")
    assert game.refused("CONTRACT/A") == ("CTR-302", "contract-done")


@rule("CTR-285", "CTR-300", "CTR-301")
def test_kopi_luwak_replaces_coffee_line_by_line() -> None:
    game = tale("phase sell; ask sell 0; seat 0: contracts D1, guatemala 3, colombia 2, ethiopia 3, luwak 2")
    game.play("CONTRACT/D")
    assert game.legal() == ["LUWAK/0", "LUWAK/1"]  # one must be left for Colombia
    assert game.refused("LUWAK/2") == ("CTR-301", "luwak-number")
    game.play("LUWAK/1")  # then Colombia takes exactly one, Ethiopia none
    assert [game.coffee(0, coffee) for coffee in ("guatemala", "colombia", "ethiopia", "luwak")] == [1, 0, 0, 0]
    only = tale("phase sell; ask sell 0; seat 0: contracts D1, guatemala 3, luwak 6")
    only.play("CONTRACT/D")
    assert only.asked() == "option"
    only.shows("seat 0: luwak 0")


@rule("CTR-051", "CTR-300")
def test_the_side_of_the_contract_decides() -> None:
    four = "seats 4; phase sell; ask sell 0; seat 0: guatemala 3, colombia 2, ethiopia 2, contracts D1"
    assert "CONTRACT/D" in tale(four).legal()
    assert "CONTRACT/D" not in tale(four + "+").legal()


@rule("CTR-306", "CTR-307", "CTR-082")
def test_a_complete_row_brings_one_item_each_once() -> None:
    board = "seat 0: contracts B1, done A, animal brazil, guatemala 2, colombia 2, indonesia 2"
    game = tale(f"phase sell; ask sell 0; stack B ethiopia; {board}")
    game.play("CONTRACT/B", "OPTION/2")  # donkey
    assert game.legal() == ["ITEM/animal", "ITEM/civet"]
    assert game.refused("ITEM/trader") == ("CTR-307", "item-gone")
    game.play("ITEM/animal")
    assert game.column(0, "brazil") == 2 and game.column(0, "ethiopia") == 2
    game.shows("seat 0: slots 2, items civet")
    none = tale("phase sell; ask sell 0; seat 0: contracts B1, done A, items -, guatemala 2, colombia 2, indonesia 2")
    none.play("CONTRACT/B", "OPTION/2")
    assert none.actor() == 2


@rule("CTR-307", "CTR-089")
def test_the_trader_item_of_four_and_five_players() -> None:
    game = tale("seats 4; phase sell; ask sell 0; seat 0: contracts B1, done A, bonus AC, guatemala 2, colombia 2, indonesia 1")
    game.play("CONTRACT/B", "OPTION/2", "ITEM/trader")
    assert game.legal() == ["TRADER/area3", "TRADER/bonus"]
    full = tale("seats 4; phase sell; ask sell 0; seat 0: contracts B1, done A, guatemala 2, colombia 2, indonesia 1")
    full.play("CONTRACT/B", "OPTION/2", "ITEM/trader")
    full.shows("seat 0: traders 4")


@rule("CTR-308", "CTR-445")
def test_in_1980_the_civet_beside_the_contracts_is_kept() -> None:
    board = "seat 0: contracts B1, done A, items civet, guatemala 2, colombia 2, indonesia 2"
    game = tale(f"period 3; phase sell; ask sell 0; {board}")
    game.play("CONTRACT/B", "OPTION/2")
    assert "civet_kept" in game.kinds()
    game.shows("seat 0: civets 1, sumatra 1")
    early = tale(f"period 2; phase sell; ask sell 0; {board}")
    early.play("CONTRACT/B", "OPTION/2")
    early.shows("seat 0: civets 0, sumatra 2")


@rule("CTR-305")
def test_a_civet_of_a_contract_goes_to_sumatra_even_in_1980() -> None:
    game = tale("period 3; phase sell; ask sell 0; seat 0: contracts A1, guatemala 2, brazil 2, colombia 1")
    game.play("CONTRACT/A", "OPTION/1")
    game.shows("seat 0: sumatra 2")


@rule("CTR-305", "CTR-304")
def test_the_hospital_of_contract_f_needs_no_key() -> None:
    board = "contracts F1, guatemala 5, brazil 5, indonesia 5"
    game = tale(f"phase sell; ask sell 0; seat 0: {board}")
    game.play("CONTRACT/F", "OPTION/1", "SITE/brazil.h1")
    assert game.builder("brazil.h1") == 0
    game.shows("seat 0: hospital 1")
    built = tale(f"phase sell; ask sell 0; seat 0: {board}, hospital 1")
    built.play("CONTRACT/F")
    assert built.asked() == "build" and "BUILD/warehouse" in built.legal()  # the other side, without asking
    nothing = tale(f"phase sell; ask sell 0; seat 0: {board}, hospital 1, built 4 3 3")
    nothing.play("CONTRACT/F")
    assert nothing.actor() == 2  # neither side has an effect


@rule("CTR-305")
def test_a_free_building_can_be_of_every_kind() -> None:
    board = "contracts D1, guatemala 3, colombia 3, ethiopia 3, built 0 3 0"
    game = tale(f"phase sell; ask sell 0; seat 0: {board}")
    game.play("CONTRACT/D", "OPTION/1")
    assert game.legal() == ["BUILD/warehouse", "BUILD/fairtrade", "BUILD/hospital"]
    game.play("BUILD/hospital", "SITE/ethiopia.h1")
    assert game.actor() == 2
    game.shows("seat 0: coins 6")


@rule("CTR-305")
def test_steps_donkeys_trucks_and_workers_as_bonus() -> None:
    game = tale("phase sell; ask sell 0; seat 0: contracts C1, guatemala 3, brazil 3, ethiopia 2")
    game.play("CONTRACT/C", "OPTION/1", "ROW/brazil", "ROW/brazil")
    assert game.column(0, "brazil") == 3
    game = tale("phase sell; ask sell 0; seat 0: contracts E1, colombia 5, ethiopia 4, guatemala 4")
    game.play("CONTRACT/E", "OPTION/1")
    game.shows("seat 0: trucks 1, spare_trucks 0")
    game = tale("phase sell; ask sell 0; seat 0: contracts E1, colombia 5, ethiopia 4, guatemala 4, spare_trucks 0")
    game.play("CONTRACT/E")  # there is no truck to choose
    game.shows("seat 0: trucks 0, spare_trucks 0")
    game = tale("phase sell; ask sell 0; seat 0: contracts E1, colombia 5, ethiopia 4, guatemala 4")
    game.play("CONTRACT/E", "OPTION/2")
    game.shows("seat 0: workers 3, donkeys 2")


@rule("CTR-309", "CTR-014")
def test_an_empty_stack_brings_nothing() -> None:
    game = tale("phase sell; ask sell 0; seat 0: contracts A1, guatemala 2, brazil 2, colombia 1")
    game.play("CONTRACT/A", "OPTION/2")
    game.shows("seat 0: slots 0, workers 3")


@rule("CTR-315", "CTR-316", "CTR-078")
def test_tv_23_three_kopi_luwak_for_seoul() -> None:
    game = tale("phase sell; ask sell 0; seat 0: luwak 3")
    game.play("DELIVER/seoul.3", "ROW/colombia")
    game.shows("seat 0: luwak 0, coins 5, slots 1")
    assert game.column(0, "colombia") == 2 and game.bean("seoul.3") == 0


@rule("CTR-315")
def test_deliveries_ask_for_their_coffee_and_an_empty_slot() -> None:
    game = tale("phase sell; ask sell 0; bars: rome.1 1; seat 0: brazil 3, colombia 4")
    assert game.refused("DELIVER/rome.1") == ("CTR-315", "slot-taken")
    assert game.refused("DELIVER/vienna.4") == ("CTR-315", "delivery-too-large")
    assert game.refused("DELIVER/seoul.1") == ("CTR-315", "delivery-too-large")
    assert game.refused("DELIVER/seoul.5") == ("CTR-315", "no-such-place")
    assert game.legal_of("DELIVER") == [
        "DELIVER/amsterdam.2",
        "DELIVER/amsterdam.4",
        "DELIVER/vienna.1",
        "DELIVER/rome.3",
        "DELIVER/new_york.3",
        "DELIVER/melbourne.2",
    ]


@rule("CTR-315", "CTR-285")
def test_the_bottom_slot_takes_any_one_coffee_and_jokers() -> None:
    game = tale("phase sell; ask sell 0; bar_animals brazil; seat 0: brazil 4, colombia 5, luwak 6")
    game.play("DELIVER/amsterdam.6")
    assert game.legal() == ["TYPE/colombia", "TYPE/brazil", "TYPE/luwak"]
    assert game.refused("TYPE/ethiopia") == ("CTR-315", "no-coffee")
    game.play("TYPE/colombia")
    assert game.legal() == [f"LUWAK/{number}" for number in range(1, 7)]
    game.play("LUWAK/2")
    game.shows("seat 0: colombia 1, luwak 4")
    assert game.column(0, "brazil") == 2
    game.shows("seat 0: slots 1, coins 6")


@rule("CTR-318")
def test_two_deliveries_or_one_and_a_pass() -> None:
    game = tale("phase sell; ask sell 0; seat 0: brazil 3, coins 0")
    game.play("DELIVER/rome.1")
    assert game.asked() == "second" and game.actor() == 0 and not game.legal_of("CONTRACT")
    game.play("DELIVER/amsterdam.2")
    assert game.actor() == 2
    game = tale("phase sell; ask sell 0; seat 0: brazil 3, coins 0")
    game.play("DELIVER/rome.1", "PASS")
    game.shows("passed 0")
    alone = tale("phase sell; ask sell 0; seat 0: brazil 1, coins 0, bonus C")
    alone.play("DELIVER/rome.1")
    alone.shows("passed 0")  # nothing else was possible


@rule("CTR-286")
@pytest.mark.parametrize(("exchange", "ratio"), [("", 4), (", exchange 3", 3), (", exchange 2", 2)])
def test_exchange_by_ratio_with_any_mixture(exchange: str, ratio: int) -> None:
    game = tale(f"phase sell; ask sell 0; seat 0: brazil 2, colombia 2, luwak 2{exchange}")
    game.play("SWAP/ethiopia")
    game.play(*["GIVE/luwak", "GIVE/colombia", "GIVE/brazil", "GIVE/brazil"][:ratio])
    assert game.state.coffees(0) == 6 - ratio + 1
    game.shows("seat 0: ethiopia 1")
    assert game.actor() == 0 and game.asked() == "sell"
    assert game.refused("SWAP/luwak") == ("CTR-286", "not-luwak")


@rule("CTR-287")
def test_coffee_costs_two_then_three_coins() -> None:
    for period, price in ((1, 2), (2, 2), (3, 3)):
        game = tale(f"period {period}; phase sell; ask sell 0; seat 0: coins 4")
        game.play("BUY/brazil")
        game.shows(f"seat 0: coins {4 - price}, brazil 1")
        assert game.refused("BUY/luwak") == ("CTR-287", "not-luwak")


@rule("CTR-288", "CTR-098")
def test_tv_20_three_stock_counters_for_the_last_warehouse() -> None:
    game = tale("phase sell; ask sell 2; seat 2: built 3 0 0, exchange 2, stock guatemala colombia brazil")
    game.play("STOCK/3", "TAKE/ethiopia")
    game.shows("seat 2: stock -, ethiopia 1, warehouses 5")


@rule("CTR-288", "CTR-289")
def test_colours_are_chosen_when_there_are_more() -> None:
    game = tale("seats 4; phase sell; ask sell 0; seat 0: stock guatemala colombia brazil brazil, joker brazil")
    assert game.refused("STOCK/5") == ("CTR-288", "too-few-colours")
    game.play("STOCK/3", "TAKE/brazil")
    game.shows("seat 0: joker brazil")  # the ordinary counter went first
    assert game.stock(0, "brazil") == 1
    game = tale("seats 4; phase sell; ask sell 0; seat 0: stock guatemala colombia brazil ethiopia, joker indonesia")
    game.play("STOCK/3")
    assert game.legal_of("SPEND") == [f"SPEND/{coop}" for coop in ("guatemala", "colombia", "brazil", "ethiopia", "indonesia")]
    game.play("SPEND/indonesia")
    game.shows("seat 0: joker spent")
    assert game.refused("SPEND/indonesia") == ("CTR-288", "different-colours")
    game.play("SPEND/brazil", "SPEND/guatemala", "TAKE/brazil")
    game.shows("seat 0: stock colombia ethiopia")


@rule("CTR-288")
def test_five_colours_build_two_warehouses_if_two_are_left() -> None:
    stock = "stock guatemala colombia brazil ethiopia indonesia"
    game = tale(f"phase sell; ask sell 0; seat 0: {stock}")
    game.play("STOCK/5", "TAKE/brazil", "TAKE/ethiopia")
    game.shows("seat 0: warehouses 3, sumatra 2, coins 3")
    assert tale(f"phase sell; ask sell 0; seat 0: {stock}, built 3 0 0").refused("STOCK/5") == ("CTR-288", "too-few-warehouses")
    assert "STOCK/3" in tale(f"phase sell; ask sell 0; seat 0: {stock}, built 3 0 0").legal()


@rule("CTR-290")
def test_exchange_and_purchase_exist_in_phase_five_only() -> None:
    game = tale("ask work 0; seat 0: brazil 9, coins 9")
    assert game.refused("SWAP/colombia") == ("CTR-100", "other-question")
    assert game.refused("BUY/colombia") == ("CTR-100", "other-question")


@rule("CTR-317")
def test_beans_in_all_bars_bring_a_joker_stock_counter_once() -> None:
    beans = "bars: amsterdam.1 0, vienna.1 0, rome.1 0, new_york.1 0, melbourne.1 0"
    game = tale(f"seats 4; phase sell; ask sell 0; {beans}; seat 0: luwak 3")
    game.play("DELIVER/seoul.1", "JOKER/brazil")
    game.shows("seat 0: joker brazil; jokers 3")
    game.play("DELIVER/seoul.2")
    game.shows("jokers 3")
    three = tale(f"phase sell; ask sell 0; {beans}; seat 0: luwak 3")
    three.play("DELIVER/seoul.1")
    assert three.asked() == "second"


@rule("CTR-088", "CTR-087")
def test_bonus_coins_between_the_two_deliveries() -> None:
    game = tale("phase sell; ask sell 0; seat 0: brazil 1, coins 0")
    game.play("DELIVER/rome.1", "BONUS/C", "BUY/brazil")
    assert "RECHARGE/C" not in game.legal()
    game.shows("seat 0: coins 2")
    game.play("BUY/brazil", "DELIVER/amsterdam.2")
    assert game.actor() == 2


@rule("CTR-315", "CTR-285")
def test_kopi_luwak_is_a_type_of_its_own_at_the_bottom_slot() -> None:
    game = tale("phase sell; ask sell 0; seat 0: luwak 6, brazil 1")
    game.play("DELIVER/rome.6", "TYPE/luwak")
    assert game.bean("rome.6") == 0
    game.shows("seat 0: luwak 0, brazil 1")


@rule("CTR-302", "CTR-303", "CTR-304", "CTR-306", "CTR-309")
def test_a_contract_is_settled_in_printed_order() -> None:
    board = "seat 0: contracts B1, done A, items civet, guatemala 2, colombia 2, indonesia 2"
    game = tale(f"phase sell; ask sell 0; stack B ethiopia; {board}")
    game.play("CONTRACT/B", "OPTION/2")
    order = ["contract_fulfilled", "coins_gained", "donkey_gained", "item_taken", "civet_to_sumatra", "counter_gained"]
    assert [kind for kind in game.kinds() if kind in order] == order


@rule("CTR-316")
def test_an_animal_goes_to_whoever_delivers_first() -> None:
    game = tale("phase sell; ask sell 0; bar_animals brazil; bars: amsterdam.6 2; seat 0: colombia 6")
    assert game.refused("DELIVER/amsterdam.6") == ("CTR-315", "slot-taken")
