"""The end of the game, points and ties."""

import pytest

from ludocafe import registry
from tests.games.cafe.support import CAFE_P32, ROASTERS, score, solo
from tests.support import Story, rule


@rule("CAF-74")
@pytest.mark.parametrize(("counts", "points"), [
    ("4 6 7 9", 14),
    ("4 9 7 6", 14),
    ("0 6 6 11", 6),
    ("0 11 6 6", 6),
    ("3 3 5 9", 9),
    ("5 5 5 5", 15),
    ("0 0 9 9", 0),
])  # fmt: skip
def test_the_two_lowest_colours_count(counts: str, points: int) -> None:
    story = solo("S1", f"warehouse 0 {counts}")
    assert score(story) == points
    lines = story.game.scores(story.state)[0]
    assert [line.source for line in lines] == ["lowest", "second"] and sum(line.amount for line in lines) == points


def three_cafes(counts: str) -> Story:
    """Cafés of 4, 3 and 2 points complete, that of Coimbra with 2 of its 3 beans (printed scoring examples)."""
    area = "S1, P13 -1 1 2, P16 -1 -1 2, P17 -1 -3 1, P33 0 -2 2"
    return solo(area, "cafe 0 P16 1b1g, P17 2r, P33 1y2g, P13 1g1r", f"warehouse 0 {counts}")


@rule("CAF-16", "CAF-73", "CAF-74", "CAF-75")
@pytest.mark.parametrize(("counts", "total"), [("4 6 7 9", 23), ("4 9 7 6", 23), ("0 6 6 11", 15), ("0 11 6 6", 15)])
def test_the_printed_scoring_examples(counts: str, total: int) -> None:
    story = three_cafes(counts)
    amounts = {line.fields["card"]: line.amount for line in story.game.scores(story.state)[0] if line.source == "cafe"}
    assert amounts == {"P16": 3, "P17": 2, "P33": 4}
    assert score(story) == total


@rule("CAF-75", "CAF-73")
def test_beans_on_squares_cups_and_unfinished_cafes_are_worth_nothing() -> None:
    story = solo(ROASTERS, "beans 0 -1 -1 9y, 0 -1 9g, 2 0 9r, -1 -2 b")
    assert score(story) == 0
    assert score(solo(CAFE_P32, "cafe 0 P32 1y")) == 0


def finished(*statements: str) -> Story:
    areas = f"area 0 {ROASTERS}\narea 1 S2"
    return Story("cafe", "\n".join(["players 2; round 8; phase game_over; turn 2", areas, *statements]))


@rule("CAF-76")
def test_ties_go_to_roasted_then_dried_beans() -> None:
    game = registry.game("cafe")
    equal = "warehouse 0 1 1 1 1\nwarehouse 1 1 1 1 1"
    assert game.places(finished(equal).state) == [1, 1]
    assert game.places(finished(equal, "beans 0 0 -1 1y", "beans 1 2 0 9g").state) == [1, 2]
    assert game.places(finished(equal, "beans 0 0 -1 y, -1 -1 2g", "beans 1 2 1 y, 2 0 g").state) == [1, 2]
    assert game.places(finished(equal, "beans 0 -1 -2 b, 0 -2 y", "beans 1 2 0 g").state) == [2, 1]
    assert game.places(finished("warehouse 0 1 1 1 1", "warehouse 1 2 2 2 2", "beans 0 0 -1 9y").state) == [2, 1]


@rule("CAF-51", "CAF-76")
def test_covered_beans_do_not_exist_for_ties() -> None:
    story = Story(
        "cafe",
        "players 1; round 8; phase place\narea 0 S1\nbeans 0 2 1 5r\nhand 0 P20\nwarehouse 0 1 1 1 1",
    )
    before = story.state.standing(0)
    story.play("place 2 0 0")
    assert story.state.standing(0) < before and story.state.points(0) == 3


@rule("CAF-71")
def test_nothing_is_asked_after_round_eight() -> None:
    story = solo("S1").play("end")
    assert story.game.over(story.state) and story.state.legal() == []
    assert story.game.decision(story.state).seat is None
    refusal = story.game.refusal(story.state, 0)
    assert refusal is not None and (refusal.rule, refusal.reason) == ("CAF-71", "game-over")
    assert story.kinds() == ["turn_ended", "game_ended"]
