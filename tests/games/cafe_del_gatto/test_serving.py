"""Serving and taking coins (GAT-50 to GAT-60), checklist 30 to 43, vectors V3 to V7, V10 to V12, V20 to V24."""

import pytest

from ludocafe.core.errors import BadInput
from tests.games.cafe_del_gatto.counter import Called, at, choices, phase, view
from tests.support import Story, rule

MINKA = "coins 1, cappuccino 2h 1c 4h"  # the printed example: two preparations, worth 7


def served(story: Story, seat: int = 0) -> dict[str, int]:
    """Tile values of a seat by cup."""
    cups = view(story).players[seat].cups
    values = {id: story.game.edition.data["cups"][n]["tiles"] for n, id in enumerate(story.game.vocabulary["cup"].ids)}
    names = list(values)
    return {names[n]: values[names[n]][cup.tile]["value"] for n, cup in enumerate(cups) if cup.tile >= 0}


@rule("GAT-51")
def test_printed_example_two_preparations_pay_three_coins() -> None:  # V3
    story = at(f"seat 0: {MINKA}")
    choice = next(c for c in story.game.choices(story.state) if c.notation == "serve cappuccino")
    assert [(effect.kind, effect.fields["amount"]) for effect in choice.effects] == [("menu", 3)]


@rule("GAT-53")
def test_printed_example_seven_points_allow_the_6_or_the_3() -> None:  # V4
    story = at(f"seat 0: {MINKA}").play("serve cappuccino")
    assert phase(story) == "tile" and choices(story, "tile") == ["3", "6"]
    for high in (8, 10, 12):
        assert story.refused(f"tile {high}") == ("GAT-53", "tile-too-high")


@rule("GAT-54", "GAT-57", "GAT-53")
def test_printed_example_the_lower_tile_pays_the_difference() -> None:  # V5
    story = at(f"seat 0: {MINKA}").play("serve cappuccino", "tile 3")
    assert story.state.coins[0] == 1 + 3 + 4


@rule("GAT-05")
def test_printed_example_the_6_is_gone() -> None:  # V6
    story = at(f"seat 0: {MINKA}; seat 1: cappuccino =6").play("serve cappuccino")
    assert choices(story, "tile") == ["3"]
    assert story.refused("tile 6") == ("GAT-05", "tile-taken")


@rule("GAT-52")
def test_printed_example_a_sugar_cube_reaches_the_8() -> None:  # V7
    story = at(f"seat 0: {MINKA}, sugar 1").play("serve cappuccino", "sugar 1")
    assert choices(story, "tile") == ["3", "6", "8"]
    assert story.state.sugar[0] == 0 and story.state.sugar_reserve == 12


@rule("GAT-54", "GAT-55")
def test_serving_pays_gives_the_tile_and_closes_the_cup() -> None:  # V10
    story = at(f"seat 0: {MINKA}").play("serve cappuccino", "tile 6")
    assert story.state.coins[0] == 1 + 3 + 1 and story.state.points(0) == 6
    assert story.state.discard_size == 3 and served(story) == {"cappuccino": 6}
    assert story.state.actor() == 1


@rule("GAT-52", "GAT-56")
@pytest.mark.parametrize(
    ("cubes", "tile", "gain"),
    [(2, 8, 3 + 1), (1, 6, 3 + 2), (1, 8, 3), (0, 6, 3 + 1)],  # V11, V12, V7, V10
)
def test_sugar_counts_for_tile_and_difference(cubes: int, tile: int, gain: int) -> None:
    story = at(f"seat 0: {MINKA}, sugar 2").play("serve cappuccino", f"sugar {cubes}", f"tile {tile}")
    assert story.state.coins[0] == 1 + gain and story.state.sugar[0] == 2 - cubes


@rule("GAT-50")
def test_a_partly_filled_cup_cannot_be_served() -> None:
    story = at("seat 0: cappuccino 2h 1c")
    assert choices(story, "serve") == []
    assert story.refused("serve cappuccino") == ("GAT-50", "cup-not-full")
    assert story.refused("serve espresso") == ("GAT-50", "cup-not-full")


@rule("GAT-51")
@pytest.mark.parametrize(
    ("cup", "coins"),
    [
        ("espresso 4h", 1),
        ("doppio 4c 1c", 3),
        ("doppio 4c 1h", 1),
        ("espresso_macchiato 1f 3f", 3),
        ("espresso_macchiato 1f 1h", 1),
        ("cappuccino 1c 2c 3c", 5),
        ("cappuccino 1c 2f 3c", 3),
        ("cappuccino 1c 2f 3h", 1),
        ("latte_macchiato 1h 1h 3h 4h", 6),
        ("latte_macchiato 1h 1h 3h 4c", 4),
        ("latte_macchiato 1h 1f 3h 4c", 2),
    ],
)
def test_the_menu_pays_by_the_number_of_preparations(cup: str, coins: int) -> None:
    name = cup.split()[0]
    story = at(f"seat 0: {cup}").play(f"serve {name}")
    lowest = choices(story, "tile")[0]
    total = sum(int(token[0]) for token in cup.split()[1:])
    assert story.play(f"tile {lowest}").state.coins[0] == coins + total - int(lowest)


@rule("GAT-53", "GAT-54")
def test_a_tile_equal_to_the_barista_value_pays_no_difference() -> None:
    story = at("seat 0: doppio 3c 3c").play("serve doppio")
    assert choices(story, "tile") == ["2", "4", "6"]  # of the doppio only, up to 6
    assert story.play("tile 6").state.coins[0] == 3


@rule("GAT-53", "GAT-52")
def test_an_espresso_of_4_and_one_cube() -> None:  # V20
    assert choices(at("seat 0: espresso 4c").play("serve espresso"), "tile") == ["1", "2", "3", "4"]
    sweet = at("seat 0: espresso 4c, sugar 1").play("serve espresso", "sugar 1")
    assert choices(sweet, "tile") == ["1", "2", "3", "4", "5"]


@rule("GAT-02", "GAT-53")
def test_the_best_latte_of_one_preparation_is_worth_15() -> None:  # V21
    story = at("seat 0: latte_macchiato 4c 4c 4c 3c").play("serve latte_macchiato", "tile 15")
    assert story.state.coins[0] == 6 and served(story) == {"latte_macchiato": 15}


@rule("GAT-51", "GAT-53")
def test_a_latte_of_15_with_two_preparations() -> None:  # V22
    machine = "milk 2c 4h 3f 2h 1c; coffee 1f 2c 4f 3h 2f"
    story = at(f"{machine}; seat 0: latte_macchiato 4c 4c 4f 3c").play("serve latte_macchiato", "tile 15")
    assert story.state.coins[0] == 4


@rule("GAT-05", "GAT-53")
def test_singles_vanish_for_everybody_and_the_lowest_stack_never_runs_out() -> None:
    seats = "; ".join(f"seat {seat}: espresso ={value}" for seat, value in [(1, 1), (2, 1), (3, 1), (4, 1)])
    story = at(f"players 5; seat 0: espresso 4c; {seats}").play("serve espresso")
    assert choices(story, "tile") == ["1", "2", "3", "4"]
    assert story.play("tile 1").state.stock[0] == 0


@rule("GAT-52")
def test_any_number_of_own_cubes_is_offered_and_spent_ones_can_be_won_again() -> None:
    story = at("seat 0: doppio 1c 1h, sugar 7; seat 1: coins 5, sugar 5", draws="4c")
    story.play("serve doppio")
    assert choices(story, "sugar") == [str(n) for n in range(8)]
    assert story.refused("sugar 8") == ("GAT-52", "too-little-sugar")
    story.play("sugar 6", "tile 8")
    assert story.state.sugar_reserve == 6
    story.play("buy coffee 1")
    assert story.state.sugar[1] == 6


@rule("GAT-59")
def test_sugar_and_tiles_are_for_serving_only() -> None:
    story = at("seat 0: coins 5, sugar 3")
    assert story.refused("sugar 1") == ("GAT-59", "sugar-only-serving")
    assert story.refused("tile 1") == ("GAT-53", "tile-only-serving")


@rule("GAT-52")
def test_serving_goes_step_by_step() -> None:
    story = at("seat 0: espresso 4c, sugar 1").play("serve espresso")
    for step in ("tile 4", "take", "end_serve", "end_turn"):
        assert story.refused(step) == ("GAT-52", "sugar-first"), step
    story.play("sugar 0")
    for step in ("sugar 1", "take", "end_serve", "end_turn"):
        assert story.refused(step) == ("GAT-53", "tile-first"), step


@rule("GAT-05", "GAT-53")
def test_a_tile_says_what_is_wrong_with_it_while_sugar_is_asked_for() -> None:
    story = at("seat 0: sugar 2, cappuccino 2h 1c 4h; seat 1: cappuccino =6").play("serve cappuccino")
    assert story.refused("tile 6") == ("GAT-05", "tile-taken")
    assert story.refused("tile 12") == ("GAT-53", "tile-too-high")
    refusal = story.game.refusal(story.state, story.game.parse(story.state, "tile 12"))
    assert refusal is not None and refusal.fields == {"value": 12, "barista": 9}
    with pytest.raises(BadInput) as caught:
        story.game.parse(story.state, "tile 7")
    assert caught.value.text == "refusal-no-such-tile" and caught.value.fields == {"value": 7, "cup": "cappuccino"}
    assert at("seat 0: coins 3").refused("tile 12") == ("GAT-53", "tile-only-serving")


@rule("GAT-50", "GAT-58")
def test_several_cups_in_one_action_with_sugar_divided_freely() -> None:
    story = at("seat 0: espresso 4c, doppio 3c 3c, cappuccino 1f 1h 2f, sugar 3")
    story.play("serve doppio", "sugar 1", "tile 7")
    assert phase(story) == "serve_more" and story.state.actor() == 0
    assert story.legal() == ["serve espresso", "serve cappuccino", "end_serve"]
    story.play("serve cappuccino", "sugar 2", "tile 6", "serve espresso", "tile 4")
    assert story.state.discard_size == 6 and story.state.sugar[0] == 0
    assert served(story) == {"espresso": 4, "doppio": 7, "cappuccino": 6} and story.state.actor() == 1


@rule("GAT-50", "GAT-58")
def test_one_may_stop_after_one_of_two_cups_and_serve_the_other_later() -> None:
    story = at("seat 0: coins 5, espresso 4c, doppio 3c 3c").play("serve espresso", "tile 4")
    assert story.refused("buy milk 1") == ("GAT-50", "serving-goes-on")  # coins just earned cannot be spent now
    story.play("end_serve", "take")
    assert choices(story, "serve") == ["doppio"]


@rule("GAT-55")
def test_a_served_cup_is_out_of_play() -> None:
    story = at("seat 0: coins 9, espresso =4").play("buy coffee 1")
    assert story.refused("place espresso") == ("GAT-55", "cup-served")
    assert at("seat 0: espresso =4").refused("serve espresso") == ("GAT-55", "cup-served")


@rule("GAT-06", "GAT-57")
def test_a_small_reserve_pays_what_it_has() -> None:  # V23
    story = at("seat 0: cappuccino 1f 1f 2f; seat 1: coins 43").play("serve cappuccino", "tile 3")
    assert story.state.coins[0] == 2 and story.state.coin_reserve == 0


@rule("GAT-60", "GAT-06", "GAT-21")
@pytest.mark.parametrize(("rival", "gain"), [(10, 2), (43, 2), (44, 1), (45, 0)])  # V24: an empty reserve
def test_taking_brings_two_coins_or_what_is_left(rival: int, gain: int) -> None:
    story = at(f"seat 1: coins {rival}")
    assert "take" in story.legal()
    assert story.play("take").state.coins[0] == gain and story.state.actor() == 1


@rule("GAT-60")
def test_taking_ends_the_turn() -> None:
    story = at("seat 0: coins 4").play("take")
    assert story.state.actor() == 1 and story.state.turns[0] == 1 and story.state.coins[0] == 6


def details(story: Story, notation: str) -> dict[str, object]:
    return dict(story.game.details(story.state, story.game.parse(story.state, notation)))


@rule("GAT-51", "GAT-52", "GAT-53")
def test_serving_tells_what_it_would_bring_with_and_without_sugar() -> None:
    story = at(f"seat 0: {MINKA}, sugar 2")
    assert details(story, "serve cappuccino") == {"sum": 7, "menu": 3, "tile": 6, "change": 1, "sweet": 8, "cubes": 1}
    story.play("serve cappuccino", "sugar 1", "tile 8")
    assert story.state.points(0) == 8 and story.state.coins[0] == 1 + 3


@rule("GAT-53")
def test_serving_tells_of_no_tile_that_is_gone() -> None:
    story = at(f"seat 0: {MINKA}, sugar 1; seat 1: cappuccino =6")
    assert details(story, "serve cappuccino") == {"sum": 7, "menu": 3, "tile": 3, "change": 4, "sweet": 8, "cubes": 1}


@rule("GAT-45", "GAT-51")
def test_buying_tells_what_each_cup_would_be_worth_and_bring() -> None:
    story = at("seat 0: coins 9, doppio 4f; seat 1: coins 5")
    told = details(story, "buy coffee 3")  # a creamy 4
    assert told["cups"] == ["espresso", "espresso_macchiato", "doppio", "cappuccino"]
    assert told["sums"] == [4, 4, 8, 4] and told["kinds"] == [1, 1, 1, 1] and told["full"] == [1, 0, 1, 0]
    assert told["menu"] == [1, 0, 3, 0] and told["tile"] == [4, 0, 8, 0]
    assert (told["refused"], told["reasons"], told["rules"]) == (["latte_macchiato"], ["wrong-space"], ["GAT-45"])
    story.chance = Called(story.state, "1h")
    story.play("buy coffee 3", "place doppio")
    assert story.state.token_sum(0, 2) == 8 and story.state.menu_coins(0, 2) == 3
