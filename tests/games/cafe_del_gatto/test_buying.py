"""Prices, buying and placing (GAT-40 to GAT-46), checklist 7 to 21, vectors V1, V2, V13 to V17, V25."""

import pytest

from tests.games.cafe_del_gatto.counter import at, choices, column, phase, prices, view
from tests.support import rule

PICTURE = "milk 1c 1c 3c 2c 1c; coffee 2f 2f 1f 3f 2f"  # the printed examples: milk ? ? 3 2 ?, coffee ? ? 1 3 ?


@rule("GAT-41")
def test_printed_example_luna_pays_the_neighbours_value() -> None:  # V1
    story = at(f"{PICTURE}; seat 0: coins 5, latte_macchiato 4h", draws="4c")
    assert prices(story, "milk")[2] == 1 and prices(story, "coffee")[2] == 3
    story.play("buy milk 3", "place latte_macchiato")
    assert view(story).players[0].coins == 4
    assert view(story).players[0].sugar == 0
    assert "sugar_gained" not in story.kinds()


@rule("GAT-41")
def test_printed_example_cosmo_pays_the_surcharge() -> None:  # V2
    story = at(f"{PICTURE}; seat 0: coins 5")
    assert prices(story, "coffee")[3] == 2 + 1
    assert "buy coffee 4" in story.legal()


@rule("GAT-41")
def test_the_two_top_rows_cost_more_in_both_columns() -> None:
    story = at("milk 2c 2c 2c 2f 2f; coffee 2h 2h 2h 3c 3c; seat 0: coins 9")
    assert prices(story, "milk") == [2, 2, 2, 3 + 1, 3 + 2]
    assert prices(story, "coffee") == [2, 2, 2, 2 + 1, 2 + 2]


@rule("GAT-41")
def test_own_value_and_symbols_do_not_matter() -> None:
    cheap = at("milk 1c 1f 1h 4c 4f; coffee 2c 3c 4h 3f 1c")
    other = at("milk 4h 3f 2f 1c 1c; coffee 2h 3h 4f 3c 1f")
    assert prices(cheap, "milk") == prices(other, "milk") == [2, 3, 4, 4, 3]


@rule("GAT-41")
def test_the_top_row_between_a_4_and_a_1() -> None:  # V15
    story = at("milk 1c 1f 1h 2c 4c; coffee 2f 2h 3c 3f 1c")
    assert prices(story, "milk")[4] == 3 and prices(story, "coffee")[4] == 6


@rule("GAT-40")
def test_price_equal_to_ones_coins_is_affordable_one_less_is_not() -> None:
    story = at("seat 0: coins 4, latte_macchiato 3c", draws="3c")
    assert story.play("buy milk 3", "place latte_macchiato").state.coins[0] == 0
    assert at("seat 0: coins 3").refused("buy milk 3") == ("GAT-40", "too-dear")


@rule("GAT-40")
def test_a_token_that_fits_nowhere_is_not_offered() -> None:
    story = at("seat 0: coins 9, latte_macchiato 1h 1h")  # every next space is coffee
    assert [choice.split()[0] for choice in choices(story, "buy")] == ["coffee"] * 5
    assert story.refused("buy milk 1") == ("GAT-40", "no-cup-takes-it")


@rule("GAT-40")
def test_when_every_next_space_is_milk_no_coffee_is_offered() -> None:
    story = at("seat 0: coins 9, espresso =1, doppio =2, espresso_macchiato 1h, cappuccino 1h")
    assert [choice.split()[0] for choice in choices(story, "buy")] == ["milk"] * 5
    assert story.refused("buy coffee 1") == ("GAT-40", "no-cup-takes-it")


@rule("GAT-45", "GAT-03")
def test_milk_fits_only_the_latte_when_all_cups_are_empty() -> None:  # V16
    story = at("seat 0: coins 5").play("buy milk 1")
    assert choices(story, "place") == ["latte_macchiato"]


@rule("GAT-45", "GAT-03")
def test_coffee_fits_all_empty_cups_but_the_latte() -> None:  # V17
    story = at("seat 0: coins 5").play("buy coffee 1")
    assert choices(story, "place") == ["espresso", "espresso_macchiato", "doppio", "cappuccino"]
    assert story.refused("place latte_macchiato") == ("GAT-45", "wrong-space")


@rule("GAT-45")
@pytest.mark.parametrize(("content", "face"), [("", "milk"), ("1c", "milk"), ("1c 1c", "coffee"), ("1c 1c 3c", "milk")])
def test_the_latte_takes_milk_milk_coffee_milk_in_this_order(content: str, face: str) -> None:
    machine = "milk 2c 2f 2h 4c 4f; coffee 4h 3f 3h 2c 2f"
    position = f"{machine}; seat 0: coins 9, " + (f"latte_macchiato {content}" if content else "")
    other = "coffee" if face == "milk" else "milk"
    assert "latte_macchiato" in choices(at(position).play(f"buy {face} 1"), "place")
    if choices(at(position), f"buy {other}"):
        assert "latte_macchiato" not in choices(at(position).play(f"buy {other} 1"), "place")


@rule("GAT-45", "GAT-55")
def test_full_and_served_cups_accept_nothing() -> None:
    story = at("seat 0: coins 9, espresso 4c, doppio =2").play("buy coffee 1")
    assert story.refused("place espresso") == ("GAT-45", "cup-full")
    assert story.refused("place doppio") == ("GAT-55", "cup-served")


@rule("GAT-45")
def test_tokens_stay_where_they_were_put() -> None:
    story = at("seat 0: coins 9, cappuccino 4c, doppio 3c; seat 1: coins 9", draws="4f 4f")
    story.play("buy milk 1", "place cappuccino", "take")
    cups = view(story).players[0].cups
    assert [len(cup.tokens) for cup in cups] == [0, 0, 1, 2, 0]
    assert all(choice.split()[0] in ("clean", "buy", "take") for choice in story.legal())


@rule("GAT-42", "GAT-46")
def test_the_tokens_above_slide_and_the_new_one_comes_on_top() -> None:  # V13, V14
    story = at("seat 0: coins 5", draws="4c")
    assert prices(story, "coffee") == [2, 4, 3, 3, 3] and prices(story, "milk") == [1, 2, 4, 4, 4]
    story.play("buy milk 3", "place latte_macchiato")
    assert column(story, "milk") == "2c 4h 2h 1c 4c"
    assert column(story, "coffee") == "1f 2c 4f 3h 2f"
    assert prices(story, "coffee") == [2, 4, 2, 2, 6] and prices(story, "milk") == [1, 2, 4, 4, 4]


@rule("GAT-42")
def test_nothing_slides_when_the_top_token_is_bought() -> None:
    story = at("seat 0: coins 5", draws="4c").play("buy milk 5", "place latte_macchiato")
    assert column(story, "milk") == "2c 4h 3f 2h 4c"


@rule("GAT-42")
def test_four_tokens_slide_when_the_bottom_one_is_bought() -> None:
    story = at("seat 0: coins 5", draws="4c").play("buy coffee 1", "place doppio")
    assert column(story, "coffee") == "2c 4f 3h 2f 4c" and column(story, "milk") == "2c 4h 3f 2h 1c"


@rule("GAT-42", "GAT-43", "GAT-07")
@pytest.mark.parametrize(
    ("purchase", "cup", "cubes"), [("milk 5", "latte_macchiato", 1), ("coffee 1", "doppio", 1), ("milk 1", "latte_macchiato", 0)]
)
def test_sugar_comes_with_a_token_of_value_1_at_any_price(purchase: str, cup: str, cubes: int) -> None:
    # milk 5 is a 1 for 4 coins, coffee 1 a 1 for 2 coins, milk 1 a 2 for 1 coin
    story = at("seat 0: coins 5", draws="4c").play(f"buy {purchase}")
    assert story.state.sugar[0] == cubes and story.state.sugar_reserve == 12 - cubes
    assert story.play(f"place {cup}").state.sugar[0] == cubes


@rule("GAT-07")
def test_no_sugar_when_the_reserve_is_empty() -> None:  # V25
    story = at("seat 0: coins 5, sugar 4; seat 1: sugar 8", draws="4c").play("buy coffee 1", "place espresso")
    assert story.state.sugar[0] == 4 and story.state.coins[0] == 3
    assert [event.fields for event in story.events if event.kind == "sugar_gained"] == [{"seat": 0, "cubes": 0}]


@rule("GAT-46", "GAT-08")
def test_the_cup_is_chosen_before_the_refill_is_seen() -> None:
    story = at("seat 0: coins 5", draws="4c").play("buy milk 2")
    assert "token_drawn" not in story.kinds() and story.state.bag_size == 26
    assert column(story, "milk") == "2c 3f 2h 1c -"
    story.play("place latte_macchiato")
    assert story.kinds().index("token_placed") < story.kinds().index("token_drawn")


@rule("GAT-44")
def test_a_missing_neighbour_counts_nothing_but_the_surcharge_stays() -> None:
    story = at("seat 0: coins 5").play("buy milk 2")  # the top place of the milk column is empty until the refill
    assert prices(story, "coffee") == [2, 3, 2, 2, 0 + 2]


@rule("GAT-20", "GAT-42")
def test_one_purchase_ends_the_turn() -> None:
    story = at("seat 0: coins 9; seat 1: coins 9", draws="4c").play("buy milk 1")
    assert story.refused("buy milk 1") == ("GAT-42", "place-first")
    assert story.refused("take") == ("GAT-42", "place-first")
    story.play("place latte_macchiato")
    assert story.state.actor() == 1 and story.state.turns[0] == 1


@rule("GAT-20")
def test_a_turn_cannot_be_passed_and_placing_needs_a_purchase() -> None:
    story = at("seat 0: coins 9")
    assert story.refused("end_turn") == ("GAT-20", "no-pass")
    assert story.refused("place doppio") == ("GAT-42", "nothing-to-place")
    assert story.refused("end_serve") == ("GAT-50", "nothing-to-end")


@rule("GAT-71")
def test_the_last_token_of_the_bag_leaves_it_empty() -> None:
    discard = "1c 1f 1h 1h 1h 2f 2h 3c 3c 3c 3f 3f 3h 3h 4c 4c 4c 4f 4f 4h 2f"
    story = at(f"seat 0: coins 5, cappuccino 2c 1f; seat 1: latte_macchiato 2h; discard {discard} 1c", draws="4h")
    assert story.state.bag_size == 1
    story.play("buy milk 1", "place latte_macchiato")
    assert story.state.bag_size == 0 and story.state.discard_size == 22
    assert "bag_refilled" not in story.kinds() and phase(story) == "turn_start"


@rule("GAT-21")
def test_whoever_holds_the_coins_of_an_empty_reserve_can_buy() -> None:
    story = at("seat 0: coins 23; seat 1: coins 22")
    assert story.state.coin_reserve == 0
    assert len(choices(story, "buy")) == 10 and "take" in story.legal()


@rule("GAT-41", "GAT-42")
def test_a_purchase_tells_the_prices_that_the_next_player_will_find() -> None:
    story = at(f"{PICTURE}; seat 0: coins 9", draws="4c")
    told = story.game.details(story.state, story.game.parse(story.state, "buy milk 2"))["slid"]
    assert isinstance(told, list)
    story.play("buy milk 2", "place latte_macchiato")
    found = prices(story, "milk") + prices(story, "coffee")
    unknown = [index for index, price in enumerate(told) if price == -1]
    assert unknown == [4, 9], "the top row waits for the token that is drawn"
    assert [price for index, price in enumerate(told) if index not in unknown] == found[:4] + found[5:9]
