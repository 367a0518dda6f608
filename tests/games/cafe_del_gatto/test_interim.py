"""Bag, discard and the intermediate round (GAT-70 to GAT-87), checklist 44 to 59, vectors V26 to V28 and V31."""

import copy

import pytest

from ludocafe.core.chance import FastChance
from ludocafe.core.edition import Edition
from ludocafe.core.fair_chance import Replayed
from ludocafe.core.state import Journal
from ludocafe.games.cafe_del_gatto import CafeDelGatto
from ludocafe.games.cafe_del_gatto.rules.decisions import GattoState
from tests.games.cafe_del_gatto.counter import at, census, choices, column, crowded, game, phase, view
from tests.support import Story, rule

BUY_LAST = ("buy milk 1", "place latte_macchiato")
# 25 tokens on cups and one in the bag; the active player's latte waits for milk.
SOME_FULL = [
    "coins 5, espresso 1, cappuccino 2, latte_macchiato 2",
    "coins 5, cappuccino 2, latte_macchiato 1, doppio 1",
    "coins 5, cappuccino 2, latte_macchiato 3",
    "coins 5, espresso 1, doppio 2, latte_macchiato 2",
    "coins 5, cappuccino 2, latte_macchiato 3, doppio 1",
]
NONE_FULL = [
    "coins 5, cappuccino 2, latte_macchiato 3",
    "coins 5, cappuccino 2, latte_macchiato 1, doppio 1",
    "coins 5, cappuccino 2, latte_macchiato 3",
    "coins 5, cappuccino 2, latte_macchiato 2, doppio 1",
    "coins 5, cappuccino 2, latte_macchiato 3, doppio 1",
]
FOUR_SERVED = "espresso_macchiato =4, doppio =4, cappuccino =6, latte_macchiato =8"
SEVEN = "espresso_macchiato 1, doppio 1, cappuccino 2, latte_macchiato 3"


def interim(cups: list[str], active: int = 1, buy: tuple[str, ...] = BUY_LAST, head: str = "") -> Story:
    """Let the active player buy with a single token left in bag and discard."""
    story = at(crowded(len(cups), cups, head=f"active {active}; {head}"))
    assert story.state.bag_size == 1 and story.state.discard_size == 0
    story.chance = Replayed([0])
    story.play(*buy)
    story.chance = FastChance(1)
    return story


def serve_lowest(story: Story) -> int:
    """Serve the first full cup for its lowest tile; returns the seat that did."""
    seat = int(story.state.actor())
    story.play(f"serve {choices(story, 'serve')[0]}")
    if phase(story) == "sugar":
        story.play("sugar 0")
    story.play(f"tile {choices(story, 'tile')[0]}")
    return seat


def pass_turn(story: Story) -> int:
    seat = int(story.state.actor())
    story.play("take")
    return seat


@rule("GAT-70", "GAT-101")
def test_every_token_of_the_bag_is_equally_likely() -> None:
    position = "seat 0: coins 5"
    drawn = [0] * 12
    for answer in range(26):
        story = at(position)
        bag = [int(copies) for copies in story.state.bag]
        story.chance = Replayed([answer])
        story.play("buy milk 1", "place latte_macchiato")
        drawn[view(story).machine[0][4]] += 1
    assert drawn == bag


@rule("GAT-71", "GAT-101")
def test_an_empty_bag_is_refilled_only_when_a_token_is_needed() -> None:
    cups = ["coins 5, latte_macchiato 3, cappuccino 2", *["coins 5, espresso 1, cappuccino 3, doppio 2"] * 3]
    story = at(crowded(4, cups, bag=0))
    tokens = [int(copies) for copies in story.state.discard]
    story.play("take")
    assert story.state.bag_size == 0 and "bag_refilled" not in story.kinds()
    story.chance = Replayed([0])
    story.play("buy milk 1", "place latte_macchiato")
    lowest = next(kind for kind, copies in enumerate(tokens) if copies)
    assert "bag_refilled" in story.kinds() and view(story).machine[0][4] == lowest
    assert story.state.discard_size == 0 and story.state.bag_size == sum(tokens) - 1


@rule("GAT-80", "GAT-81", "GAT-82", "GAT-83")
def test_everyone_with_a_full_cup_serves_exactly_one() -> None:  # V26, V27
    story = interim(SOME_FULL)
    assert [event.fields["seat"] for event in story.events if event.kind == "interim_started"] == [2]
    assert phase(story) == "interim_serve" and story.state.actor() == 3
    assert story.legal() == ["serve espresso", "serve doppio"]
    assert story.refused("take") == ("GAT-82", "interim-serve")
    assert serve_lowest(story) == 3
    assert serve_lowest(story) == 0
    assert story.state.actor() == 2 and phase(story) == "turn_start"
    assert "cup_emptied" not in story.kinds() and view(story).players[3].cups[2].tile == -1
    skipped = [event.fields["seat"] for event in story.events if event.kind == "interim_skipped"]
    assert skipped == [2, 4, 1]


@rule("GAT-81")
def test_turn_counters_are_unchanged_by_the_intermediate_round() -> None:
    story = interim(SOME_FULL, head="round 3")
    serve_lowest(story)
    serve_lowest(story)
    assert [int(turns) for turns in story.state.turns] == [0, 1, 0, 0, 0] and story.state.round == 3


@rule("GAT-81")
def test_the_other_reading_lets_the_player_who_just_played_open() -> None:
    data = copy.deepcopy(game().edition.data)
    data["rulings"]["interim_first_seat"] = "player_whose_turn_just_ended"
    other = CafeDelGatto(Edition(data, "other"))
    state = other.parse_position(crowded(5, SOME_FULL, head="active 1"))
    journal = Journal()
    for notation in BUY_LAST:
        other.play(state, other.parse(state, notation), Replayed([0]), journal)
    events = other.read(journal)
    assert [event.fields["seat"] for event in events if event.kind == "interim_started"] == [1]
    assert state.actor() == 3


@rule("GAT-84")
def test_nobody_can_serve_so_everybody_empties_a_fullest_cup() -> None:  # V28
    story = interim(NONE_FULL)
    order, offers = [], []
    while phase(story) == "interim_discard":
        order.append(int(story.state.actor()))
        offers.append(choices(story, "discard"))
        assert story.refused("discard espresso") == ("GAT-84", "not-the-fullest")
        assert story.refused("take") == ("GAT-84", "interim-empty")
        story.play(f"discard {offers[-1][0]}")
    assert order == [2, 3, 4, 0, 1]
    tied = ["cappuccino", "latte_macchiato"]
    assert offers == [["latte_macchiato"], tied, ["latte_macchiato"], ["latte_macchiato"], tied]
    assert story.state.actor() == 2 and phase(story) == "turn_start"
    assert [int(coins) for coins in story.state.coins] == [5, 4, 5, 5, 5]  # nothing received
    assert not any(index >= 0 for index in story.state.served)


@rule("GAT-84")
def test_a_player_without_tokens_is_skipped() -> None:
    story = interim([f"coins 5, {SEVEN}", "coins 5, latte_macchiato 1, cappuccino 2, doppio 1", SEVEN, SEVEN, ""])
    seats = []
    while phase(story) == "interim_discard":
        seats.append(int(story.state.actor()))
        story.play(f"discard {choices(story, 'discard')[0]}")
    assert seats == [2, 3, 0, 1]
    assert [e.fields["seat"] for e in story.events if e.kind == "interim_skipped"] == [2, 3, 4, 0, 1, 4]


@rule("GAT-84")
def test_an_emptied_cup_is_filled_again_from_the_bottom() -> None:
    story = interim(NONE_FULL)
    while phase(story) == "interim_discard":
        story.play(f"discard {choices(story, 'discard')[0]}")
    story.play("buy milk 1")
    assert "latte_macchiato" in choices(story, "place")
    story.play("place latte_macchiato")
    assert len(view(story).players[2].cups[4].tokens) == 1


@rule("GAT-84")
def test_cups_are_emptied_only_then() -> None:
    assert at("seat 0: doppio 1c").refused("discard doppio") == ("GAT-84", "emptying-only-interim")


@rule("GAT-85", "GAT-71")
def test_the_bag_stays_empty_until_the_next_draw() -> None:
    story = interim(SOME_FULL)
    serve_lowest(story)
    serve_lowest(story)
    assert story.state.bag_size == 0 and story.state.discard_size == 2
    before = column(story, "milk")
    story.play("take", "take")
    assert story.state.bag_size == 0 and column(story, "milk") == before


@rule("GAT-80", "GAT-71")
def test_an_empty_bag_alone_starts_nothing() -> None:
    cups = [f"coins 5, {SEVEN}", "coins 5, latte_macchiato 1, cappuccino 2", SEVEN, SEVEN, ""]
    story = at(crowded(5, cups, head="active 1", bag=1))
    assert (story.state.bag_size, story.state.discard_size) == (1, 1)
    story.chance = Replayed([0])
    story.play(*BUY_LAST)
    assert (story.state.bag_size, story.state.discard_size) == (0, 1)
    assert "interim_started" not in story.kinds() and story.state.actor() == 2


@rule("GAT-82")
def test_a_tile_taken_in_this_intermediate_round_is_gone_for_the_next() -> None:
    cups = [*SOME_FULL]
    cups[0] = "coins 5, espresso 3h, cappuccino 2, latte_macchiato 2"
    cups[3] = "coins 5, espresso 3h, doppio 2, latte_macchiato 2"
    story = interim(cups).play("serve espresso", "tile 3", "serve espresso")
    assert story.state.actor() == 0 and choices(story, "tile") == ["1", "2"]


@rule("GAT-82", "GAT-59")
def test_sugar_can_be_used_in_the_intermediate_round() -> None:
    cups = [*SOME_FULL]
    cups[3] = "coins 5, sugar 2, espresso 3h, doppio 2, latte_macchiato 2"
    story = interim(cups).play("serve espresso", "sugar 2", "tile 5")
    assert story.state.sugar[3] == 0 and story.state.coins[3] == 5 + 1 and story.state.actor() == 0


# Seat 0 or 3 has four served cups and a full espresso; four seats hold 24 more tokens.
LAST_CUP = f"coins 5, espresso 1, {FOUR_SERVED}"
OTHERS = ["coins 5, latte_macchiato 1, cappuccino 2, doppio 1", SEVEN, SEVEN, "cappuccino 2, latte_macchiato 3, doppio 1"]


@rule("GAT-86", "GAT-90")
def test_a_fifth_cup_served_there_completes_the_round() -> None:
    story = interim([LAST_CUP, *OTHERS])
    assert serve_lowest(story) == 0 and "end_triggered" in story.kinds()
    assert [pass_turn(story) for _ in range(3)] == [2, 3, 4]
    assert phase(story) == "game_over"


@rule("GAT-87", "GAT-86")
def test_whoever_has_served_five_cups_can_only_take_coins() -> None:
    story = interim(["cappuccino 2, latte_macchiato 3, doppio 1", OTHERS[0], SEVEN, LAST_CUP, SEVEN])
    assert serve_lowest(story) == 3 and pass_turn(story) == 2
    assert story.state.actor() == 3 and story.legal() == ["take"]
    assert [pass_turn(story) for _ in range(2)] == [3, 4]
    assert phase(story) == "game_over"


@rule("GAT-86")
def test_the_game_ends_after_an_intermediate_round_at_the_end_of_a_round() -> None:
    story = interim([LAST_CUP, SEVEN, SEVEN, "cappuccino 2, latte_macchiato 3, doppio 1", OTHERS[0]], active=4)
    assert serve_lowest(story) == 0
    assert phase(story) == "game_over" and story.kinds()[-1] == "game_ended"


@rule("GAT-86")
def test_no_intermediate_round_when_the_game_ends_with_that_turn() -> None:
    all_served = f"espresso =1, {FOUR_SERVED}"
    full = "espresso 1, cappuccino 2, latte_macchiato 3, doppio 1"
    story = interim([all_served, full, SEVEN, full, "coins 5, latte_macchiato 1, cappuccino 2, doppio 1"], active=4)
    assert phase(story) == "game_over" and "interim_started" not in story.kinds()
    assert story.state.bag_size == story.state.discard_size == 0


@rule("GAT-73")
def test_two_players_never_empty_bag_and_discard() -> None:  # V31
    full = "coins 9, espresso 1, espresso_macchiato 2, doppio 2, cappuccino 3, latte_macchiato"
    story = at(crowded(2, [f"{full} 3", f"{full} 4"]))
    story.chance = FastChance(3)
    story.play(*BUY_LAST)
    assert story.state.bag_size + story.state.discard_size == 2
    assert "interim_started" not in story.kinds()


@rule("GAT-73", "GAT-06", "GAT-07", "GAT-08", "GAT-53")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_lost_in_random_games(seats: int) -> None:
    rounds = 0
    for seed in range(6):
        state = game().new(seats, {}, FastChance(seed))
        assert isinstance(state, GattoState)
        start, chance, player = census(state), FastChance(seed + 50), FastChance(seed + 90)
        assert start == {"tokens": 36, "coins": 45, "sugar": 12, "tiles": 5 * (seats + 4)}
        while state.actor() >= 0:
            legal = state.legal()
            journal = Journal()
            state.apply(legal[int(player.below(0, len(legal)))], chance, journal)
            rounds += sum(event.kind == "interim_started" for event in game().read(journal))
            assert census(state) == start
            gaps = [int(kind) < 0 for kind in state.machine]
            assert sum(gaps) == int(state.held >= 0)
        assert len({int(turns) for turns in state.turns}) == 1  # everybody had the same number of turns
    assert rounds == 0 or seats > 2


@rule("GAT-80")
def test_there_can_be_two_intermediate_rounds_in_a_game() -> None:
    story = interim(SOME_FULL)
    serve_lowest(story)
    serve_lowest(story)  # two tokens come free
    story.play("buy milk 1", "place cappuccino" if "cappuccino" in choices(story, "place") else "place latte_macchiato")
    while phase(story) == "turn_start":
        purchase = next((notation for notation in story.legal() if notation.startswith("buy")), "take")
        story.play(purchase)
        if phase(story) == "place":
            story.play(story.legal()[0])
    assert phase(story) in ("interim_serve", "interim_discard")
    assert story.kinds().count("interim_started") == 2
