"""End of the game and scoring (GAT-90 to GAT-95), checklist 60 to 65, vectors V9, V29, V30."""

import pytest

from tests.games.cafe_del_gatto.counter import at, phase
from tests.support import Story, rule

LAST_CUP = "espresso 4c, espresso_macchiato =4, doppio =4, cappuccino =6, latte_macchiato =8"


def passes_until_the_end(story: Story) -> list[int]:
    seats = []
    while phase(story) != "game_over":
        seats.append(int(story.state.actor()))
        story.play("take")
    return seats


@rule("GAT-90")
@pytest.mark.parametrize(("seat", "still_to_play"), [(0, [1, 2]), (1, [2]), (2, [])])
def test_the_round_is_completed(seat: int, still_to_play: list[int]) -> None:  # V29
    story = at(f"players 3; active {seat}; seat {seat}: {LAST_CUP}").play("serve espresso", "tile 4")
    assert "end_triggered" in story.kinds()
    assert passes_until_the_end(story) == still_to_play
    assert story.legal() == [] and story.kinds()[-1] == "game_ended"


@rule("GAT-90")
def test_two_players_may_reach_five_cups_in_the_last_round() -> None:
    second = "espresso 3c, espresso_macchiato =5, doppio =6, cappuccino =8, latte_macchiato =11"
    story = at(f"players 3; seat 0: {LAST_CUP}; seat 1: {second}")
    story.play("serve espresso", "tile 4", "serve espresso", "tile 3")
    assert story.kinds().count("end_triggered") == 1
    assert passes_until_the_end(story) == [2]
    assert [int(story.state.points(seat)) for seat in range(3)] == [26, 33, 0]


@rule("GAT-90", "GAT-50")
def test_the_fifth_cup_served_with_others_triggers_the_end_once() -> None:
    story = at("seat 0: espresso 4c, doppio 3c 3c, espresso_macchiato =4, cappuccino =6, latte_macchiato =8")
    story.play("serve doppio", "tile 6")
    assert "end_triggered" not in story.kinds()
    story.play("serve espresso", "tile 4")
    assert story.kinds().count("end_triggered") == 1 and story.state.actor() == 1


@rule("GAT-91")
@pytest.mark.parametrize(("cubes", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])  # V9: five cubes
def test_two_sugar_cubes_are_worth_a_point(cubes: int, points: int) -> None:
    assert at(f"seat 0: sugar {cubes}").state.points(0) == points


@rule("GAT-91")
def test_tokens_on_unserved_cups_and_coins_score_nothing() -> None:
    story = at("seat 0: coins 20, espresso 4c, cappuccino 4c 3c, doppio =8")
    assert story.state.points(0) == 8
    lines = story.game.scores(story.state)[0]
    assert [(line.source, line.rule, line.amount) for line in lines] == [("drink", "GAT-91", 8), ("sugar", "GAT-91", 0)]


THIRTY = ("latte_macchiato =15, cappuccino =12, espresso =3", "latte_macchiato =13, cappuccino =10, espresso =5, doppio =2")


@rule("GAT-92")
def test_most_points_win() -> None:
    story = at("phase game_over; seat 0: coins 30, espresso =4; seat 1: espresso =5")
    assert story.game.places(story.state) == [2, 1]


@rule("GAT-93", "GAT-94")
@pytest.mark.parametrize(("coins", "places"), [((2, 3), [2, 1]), ((3, 2), [1, 2]), ((3, 3), [1, 1])])
def test_coins_break_a_tie_and_else_it_is_shared(coins: tuple[int, int], places: list[int]) -> None:  # V30
    seats = "; ".join(f"seat {seat}: coins {coins[seat]}, {THIRTY[seat]}" for seat in range(2))
    story = at(f"phase game_over; {seats}")
    assert [int(story.state.points(seat)) for seat in range(2)] == [30, 30]
    assert story.game.places(story.state) == places


@rule("GAT-94")
def test_three_may_share_the_victory() -> None:
    story = at(
        "players 4; phase game_over; seat 0: coins 2, espresso =1; seat 1: coins 2, espresso =1; seat 2: coins 2, espresso =1"
    )
    assert story.game.places(story.state) == [1, 1, 1, 4]


@rule("GAT-93")
def test_sugar_plays_no_part_in_a_tie() -> None:
    story = at("phase game_over; seat 0: coins 1, sugar 1, espresso =1; seat 1: coins 2, espresso =1")
    assert story.game.places(story.state) == [2, 1]


@rule("GAT-95")
def test_the_rules_let_players_take_coins_for_ever() -> None:
    story = at("players 2")
    story.play(*["take"] * 500)
    assert phase(story) == "turn_start" and story.state.round == 251 and story.state.coin_reserve == 0


@rule("GAT-90")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    story = at("phase game_over")
    assert story.game.decision(story.state).seat is None
    assert story.refused("take") == ("GAT-90", "game-over")
    assert story.game.end_reason(story.state) == "all_served"
