"""Cleaning the machine (GAT-30 to GAT-35, GAT-72), checklist 22 to 29, vectors V18 and V19."""

import pytest

from ludocafe.core.fair_chance import Replayed
from tests.games.cafe_del_gatto.counter import at, choices, column, crowded, phase, prices
from tests.support import rule

NEW = "1c 1c 3f 3f 4c"


@rule("GAT-30", "GAT-31")
def test_cleaning_costs_two_coins() -> None:
    for coins in (0, 1):
        assert at(f"seat 0: coins {coins}").refused("clean milk") == ("GAT-30", "cleaning-too-dear")
    story = at("seat 0: coins 5", draws=NEW).play("clean milk")
    assert story.state.coins[0] == 3
    assert column(story, "milk") == NEW and column(story, "coffee") == "1f 2c 4f 3h 2f"


@rule("GAT-31", "GAT-20")
def test_cleaning_does_not_end_the_turn_and_the_buy_uses_the_new_prices() -> None:
    story = at("seat 0: coins 5", draws=f"{NEW} 4c").play("clean milk")
    assert story.state.actor() == 0 and phase(story) == "after_clean"
    assert prices(story, "coffee") == [1, 1, 3, 4, 6]
    story.play("buy coffee 1", "place espresso")
    assert story.state.coins[0] == 2 and story.state.turns[0] == 1


@rule("GAT-32")
def test_the_same_or_the_other_column_can_be_cleaned_again() -> None:
    story = at("seat 0: coins 7", draws=f"{NEW} 4c 4f 4h 3h 3h 1h 1h 1h 2h 2h")
    story.play("clean milk", "clean milk", "clean coffee")
    assert column(story, "milk") == "4c 4f 4h 3h 3h" and column(story, "coffee") == "1h 1h 1h 2h 2h"
    assert story.state.coins[0] == 1 and story.state.discard_size == 15


@rule("GAT-32")
def test_no_condition_on_what_the_machine_shows() -> None:
    story = at("seat 0: coins 9")
    assert choices(story, "buy") and choices(story, "clean") == ["milk", "coffee"]


@rule("GAT-33")
def test_after_cleaning_there_is_no_serving_and_no_taking() -> None:
    story = at("seat 0: coins 5, espresso 4h", draws=NEW).play("clean milk")
    assert story.refused("serve espresso") == ("GAT-33", "only-buy-after-cleaning")
    assert story.refused("take") == ("GAT-33", "only-buy-after-cleaning")
    assert {notation.split()[0] for notation in story.legal()} == {"clean", "buy", "end_turn"}


@rule("GAT-35", "GAT-20")
def test_the_turn_may_be_ended_after_cleaning_although_one_could_buy() -> None:
    story = at("seat 0: coins 5", draws=NEW).play("clean milk")
    assert choices(story, "buy") and "end_turn" in story.legal()
    story.play("end_turn")
    assert story.state.actor() == 1 and story.state.turns[0] == 1


@rule("GAT-34", "GAT-35")
def test_with_two_coins_one_may_clean_and_the_turn_ends_by_itself() -> None:  # V18
    story = at("seat 0: coins 2", draws=NEW).play("clean milk")
    assert story.state.coins[0] == 0 and story.state.actor() == 1 and phase(story) == "turn_start"


@rule("GAT-35")
def test_the_turn_goes_on_while_something_can_be_bought() -> None:
    story = at("seat 0: coins 3", draws=NEW).play("clean milk")
    assert choices(story, "clean") == [] and choices(story, "buy") == ["milk 1", "coffee 1", "coffee 2"]


@rule("GAT-30")
def test_without_an_open_cup_there_is_nothing_to_clean_for() -> None:
    cups = "espresso 4c, espresso_macchiato =2, doppio =2, cappuccino =3, latte_macchiato =4"
    story = at(f"seat 0: coins 9, {cups}")
    assert story.refused("clean coffee") == ("GAT-30", "no-open-cup")
    assert story.legal() == ["serve espresso", "take"]


@rule("GAT-71", "GAT-72", "GAT-31")
def test_the_bag_is_refilled_midway_with_the_tokens_just_removed() -> None:  # V19
    cups = [
        "latte_macchiato 1c 1c 3c 3c",
        "latte_macchiato 3c 1f 1f 2h",
        "doppio 3f 3f, cappuccino 1h 2f 2f",
        "doppio 3h 3h, cappuccino 1h 1h 2h",
    ]
    seats = "; ".join(f"seat {seat}: coins 5, {cup}" for seat, cup in enumerate(cups))
    # 36 tokens: 10 in the machine, 19 on cups, 4 on the discard, hence 3 in the bag
    story = at(f"players 4; {seats}, espresso 4c; discard 4f 4f 4h 4h", draws="")
    assert (story.state.bag_size, story.state.discard_size) == (3, 4)
    story.chance = Replayed([0, 0, 0, 8, 0])
    story.play("clean coffee")
    assert (story.state.bag_size, story.state.discard_size) == (7, 0)
    refilled = [event.fields["tokens"] for event in story.events if event.kind == "bag_refilled"]
    assert refilled == [9]  # four from the discard and the five just removed
    assert story.kinds()[:6] == ["column_cleaned", "coins_paid", "token_drawn", "token_drawn", "token_drawn", "bag_refilled"]


@rule("GAT-71", "GAT-72")
@pytest.mark.parametrize("bag", [0, 1, 2, 3, 4, 5, 6])
def test_whatever_the_bag_holds_five_tokens_are_drawn(bag: int) -> None:
    story = at(crowded(3, ["coins 5, latte_macchiato 3", "doppio 2, cappuccino 3", "doppio 2, cappuccino 3"], bag=bag))
    loose = int(story.state.bag_size + story.state.discard_size)
    story.chance = Replayed([0] * 5)
    story.play("clean milk")
    assert "-" not in column(story, "milk") and story.state.bag_size + story.state.discard_size == loose
    assert story.kinds().count("bag_refilled") == int(bag < 5)
    if bag < 5:
        assert story.state.discard_size == 0  # everything went into the bag, the removed tokens included


@rule("GAT-31")
def test_cleaning_tells_when_perhaps_no_fitting_token_can_be_paid_afterwards() -> None:
    for coins, scarce in ((2, 1), (3, 0), (9, 0)):
        story = at(f"seat 0: coins {coins}")
        details = story.game.details(story.state, story.game.parse(story.state, "clean milk"))
        assert details == {"left": coins - 2, "scarce": scarce}
    story = at("seat 0: coins 4, latte_macchiato 1c 2h")  # only coffee fits
    for cleaned, scarce in (("milk", 1), ("coffee", 0)):
        details = story.game.details(story.state, story.game.parse(story.state, f"clean {cleaned}"))
        assert details["scarce"] == scarce, cleaned
