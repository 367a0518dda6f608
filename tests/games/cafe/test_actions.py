"""Produce, dry, roast, deliver, discard, end; the printed examples 2 to 8."""

from tests.games.cafe.support import (
    CAFE_P32,
    DRYERS_IN_A_ROW,
    ONE_GROUP,
    ROASTERS,
    START,
    TWO_CAFES,
    TWO_DRYERS,
    beans,
    picking,
    score,
    solo,
    warehouse,
)
from tests.support import Story, rule

AFTER_TV2 = "S1, P20 -2 0 0, P39 1 -1 0, P19 -3 1 0, P32 2 0 1, P12 -1 -1 0"


def received(story: Story, card: str) -> list[int]:
    """Beans in a café of the acting player."""
    view = story.game.view(story.state, 0)
    cafe = next(cafe for cafe in view.players[0].cafes if story.game.cards[cafe.card] == card)  # type: ignore[attr-defined]
    return list(cafe.received)


# -- producing ---------------------------------------------------------------------------------------------------------


@rule("CAF-62")
def test_example_2_one_yellow_square() -> None:
    story = solo("S1, P38 2 0 0").play("produce 4 0")
    assert beans(story, 4, 0) == "1y" and story.state.points_left == 0
    assert story.kinds() == ["bean_produced"]


@rule("CAF-58", "CAF-62")
def test_example_3_a_group_of_four_squares() -> None:
    story = solo(ONE_GROUP).play("produce 0 0")
    assert [beans(story, *cell) for cell in ((1, 0), (0, 0), (1, 1), (2, 0))] == ["1y", "1r", "1b", "1b"]


@rule("CAF-62", "CAF-61", "CAF-70")
def test_only_empty_squares_of_the_group_get_a_bean() -> None:
    story = solo(ONE_GROUP, "beans 0 0 0 r, 1 0 y", points=2).play("produce 1 1")  # any cell names the group
    assert story.kinds() == ["bean_produced"] * 2
    assert beans(story, 0, 0) == "1r"
    assert "produce 0 0" not in story.legal()
    assert story.refused("produce 0 0") == ("CAF-70", "group-full")


@rule("CAF-57", "CAF-58", "CAF-62")
def test_other_groups_stay_empty_and_diagonals_do_not_join() -> None:
    story = solo(CAFE_P32).play("produce 2 -1")
    assert beans(story, 2, -1) == "1r" and beans(story, 2, 0) == "1r" and beans(story, 0, 0) == "1y"
    assert beans(story, 1, 2) == ""  # the lower production squares touch the upper ones nowhere
    assert solo(CAFE_P32).legal()[:2] == ["produce 2 -1", "produce 1 2"]


@rule("CAF-31", "CAF-58")
def test_a_group_is_recorded_by_its_anchor() -> None:
    story = solo(ONE_GROUP)
    code = story.game.parse(story.state, "produce 2 0")
    assert story.game.notation(story.state, code) == "produce 0 0"
    assert story.refused("produce 2 1") == ("CAF-62", "not-production")
    assert story.refused("dry 0 0") == ("CAF-63", "not-drying")
    assert story.refused("roast 0 0") == ("CAF-64", "not-roasting")
    assert story.refused("produce 8 0") == ("CAF-51", "no-card-there")
    other_cell = code + 1  # 1 0 belongs to the group but is not its anchor
    refusal = story.game.refusal(story.state, other_cell)
    assert refusal is not None and (refusal.rule, refusal.reason) == ("CAF-58", "not-the-anchor")


@rule("CAF-09")
def test_the_36th_bean_of_a_colour_can_be_produced() -> None:
    story = solo(ONE_GROUP, "beans 0 2 1 35b", "warehouse 0 0 40 0 0").play("produce 0 0")
    assert beans(story, 1, 1) == "1b"


# -- drying and roasting -----------------------------------------------------------------------------------------------


@rule("CAF-31", "CAF-63")
def test_example_4_all_beans_of_the_colour_move_and_nothing_is_asked() -> None:
    story = solo(ONE_GROUP, "beans 0 1 1 b, 2 0 b").play("dry 2 1")
    assert beans(story, 2, 1) == "2b" and beans(story, 1, 1) == beans(story, 2, 0) == ""
    assert story.kinds() == ["beans_dried"] and story.state.points_left == 0


@rule("CAF-63")
def test_example_5_two_adjacent_squares_take_two_colours() -> None:
    story = solo(TWO_DRYERS, "beans 0 1 -2 b, 1 -1 b, 0 -1 y").play("dry 2 0")
    assert story.legal() == ["assign yellow", "assign brown", "assign none"]
    story.play("assign brown")
    assert story.legal() == ["assign yellow", "assign none"]
    story.play("assign yellow")
    assert (beans(story, 1, 0), beans(story, 2, 0)) == ("2b", "1y")
    assert story.state.points_left == 0 and beans(story, 0, -1) == ""


@rule("CAF-64")
def test_example_6_roasting_collects_a_colour_from_several_squares() -> None:
    story = solo(TWO_DRYERS, "beans 0 1 0 2b, 2 0 b").play("roast 2 1")
    assert beans(story, 2, 1) == "3b" and beans(story, 1, 0) == beans(story, 2, 0) == ""


@rule("CAF-64")
def test_example_7_a_pair_of_roasters_and_a_third_apart() -> None:
    story = solo(ROASTERS, "beans 0 -1 -1 2y, 0 0 3g, 2 0 r", points=2).play("roast 0 -1", "assign yellow")
    assert story.legal() == ["assign green", "assign red", "assign none"]
    story.play("assign green")
    assert (beans(story, 0, -1), beans(story, 1, -1), beans(story, 2, 0)) == ("2y", "3g", "1r")
    assert story.state.points_left == 1
    story.play("roast 2 1")
    assert beans(story, 2, 1) == "1r" and beans(story, 2, 0) == "" and story.state.points_left == 0


@rule("CAF-58", "CAF-63")
def test_an_occupied_square_still_links_its_neighbours() -> None:
    story = solo(DRYERS_IN_A_ROW, "beans 0 1 0 2g, -1 -1 r, 1 -1 y").play("dry 0 0", "assign red", "assign yellow")
    assert [beans(story, x, 0) for x in range(3)] == ["1r", "2g", "1y"]
    assert story.state.points_left == 0


@rule("CAF-61", "CAF-70")
def test_nothing_is_ever_added_to_an_occupied_square() -> None:
    story = solo(ONE_GROUP, "beans 0 2 1 b, 1 1 b", points=2)
    assert story.refused("dry 2 1") == ("CAF-70", "group-full")
    empty = solo(ONE_GROUP)
    assert empty.refused("dry 2 1") == ("CAF-70", "nothing-to-dry")
    assert empty.refused("roast 3 -1") == ("CAF-70", "nothing-to-roast")
    assert empty.refused("deliver") == ("CAF-70", "nothing-to-deliver")


@rule("CAF-63")
def test_a_square_may_stay_empty_but_something_must_move() -> None:
    story = solo(TWO_DRYERS, "beans 0 1 -2 b, 0 -1 y").play("dry 1 0", "assign none")
    assert story.legal() == ["assign yellow", "assign brown"]
    assert story.refused("assign none") == ("CAF-63", "must-move")
    roasting = Story(
        "cafe", "players 1; round 8; phase act; points 2; area 0 S1, P06 -1 -1 2, P26 -1 -2 2; beans 0 -1 -1 2y, 0 0 b"
    ).play("roast 0 -1", "assign none")
    assert roasting.game.decision(roasting.state).rule == "CAF-64"
    assert roasting.refused("assign none") == ("CAF-64", "must-move")
    assert story.refused("assign red") == ("CAF-63", "colour-not-there")
    assert story.refused("end") == ("CAF-65", "assign-first")
    story.play("assign brown")
    assert (beans(story, 1, 0), beans(story, 2, 0)) == ("", "1b")


@rule("CAF-63")
def test_one_colour_can_go_to_any_of_three_squares() -> None:
    for skipped in range(3):
        story = solo(DRYERS_IN_A_ROW, "beans 0 -1 -1 r").play("dry 0 0", *["assign none"] * skipped)
        if skipped < 2:
            story.play("assign red")  # the third square is filled without asking
        assert [beans(story, x, 0) for x in range(3)] == ["1r" if x == skipped else "" for x in range(3)]


@rule("CAF-63", "CAF-64", "CAF-65")
def test_two_groups_cost_two_actions_and_freed_squares_work_again_at_once() -> None:
    again = solo(ONE_GROUP, points=3).play("produce 0 0", "dry 2 1", "assign brown", "produce 0 0")
    assert beans(again, 2, 1) == "2b" and beans(again, 1, 1) == "1b"
    groups = solo(ROASTERS, "beans 0 -1 -2 b, 1 -2 g", points=2)
    assert [text for text in groups.legal() if text.startswith("dry")] == ["dry -1 -1", "dry 0 0", "dry 2 0"]
    groups.play("dry -1 -1", "assign brown", "dry 2 0")
    assert groups.state.points_left == 0 and beans(groups, 2, 0) == "1g"


# -- delivering --------------------------------------------------------------------------------------------------------


@rule("CAF-66", "CAF-67", "CAF-68")
def test_example_8_a_cafe_and_the_warehouse_in_one_delivery() -> None:
    story = solo(CAFE_P32, "beans 0 1 -1 2y, 1 1 3g, 2 1 r", "warehouse 0 1 2 0 1").play("deliver")
    assert story.legal() == ["send P32", "send warehouse"]
    story.play("send P32", "send P32")  # a yellow, then the red one; everything else follows by itself
    assert warehouse(story) == [2, 2, 3, 1]
    assert received(story, "P32") == [1, 0, 0, 1]
    assert [beans(story, *cell) for cell in ((1, -1), (1, 1), (2, 1))] == ["", "", ""]
    assert "cafe_completed" in story.kinds() and story.state.points_left == 0


@rule("CAF-66", "CAF-67")
def test_deliveries_of_the_specification_have_six_outcomes() -> None:
    """TV-3."""
    story = solo(AFTER_TV2, points=3).play("produce 1 1", "dry 2 0", "assign red")
    assert beans(story, 2, 0) == "3r" and beans(story, 3, 2) == "1g"
    story.play("roast 2 2")
    assert beans(story, 2, 2) == "3r" and story.state.points_left == 0
    outcomes = set()

    def follow(at: Story) -> None:
        if at.game.decision(at.state).kind != "send":
            outcomes.add((received(at, "P19")[3], received(at, "P32")[3], warehouse(at)[3]))
            return
        for choice in at.legal():
            follow(Story("cafe", at.state.copy()).play(choice))

    follow(solo(AFTER_TV2, "beans 0 2 2 3r").play("deliver"))
    assert outcomes == {(2, 1, 0), (2, 0, 1), (1, 1, 1), (1, 0, 2), (0, 1, 2), (0, 0, 3)}


@rule("CAF-67")
def test_the_same_result_has_one_path_only() -> None:
    story = solo(AFTER_TV2, "beans 0 2 2 3r").play("deliver", "send P32")
    assert warehouse(story)[3] == 2  # P19 comes before P32, so only the warehouse is left, and nothing is asked
    earlier = solo(TWO_CAFES, "beans 0 0 -2 3b").play("deliver", "send P36")
    assert earlier.refused("send P35") == ("CAF-67", "cafe-order")
    earlier.play("send P36")
    assert warehouse(earlier) == [0, 1, 0, 0] and received(earlier, "P36") == [0, 2, 0, 0]


@rule("CAF-60", "CAF-66", "CAF-67")
def test_a_cafe_takes_no_surplus_and_no_other_colour() -> None:
    story = solo(CAFE_P32, "beans 0 1 -1 2y", "cafe 0 P32 1y").play("deliver")
    assert warehouse(story) == [2, 0, 0, 0]  # nothing to ask: the café has its yellow bean
    asked = solo(CAFE_P32, "beans 0 1 -1 2y").play("deliver")
    assert asked.refused("send P26") == ("CAF-66", "no-such-cafe")
    assert asked.refused("send P05") == ("CAF-66", "no-such-cafe")
    assert asked.refused("end") == ("CAF-66", "send-first")
    two = solo(TWO_CAFES, "beans 0 0 -2 g, 2 1 y").play("deliver")
    assert two.refused("send P20") == ("CAF-66", "no-such-cafe")
    two.play("send warehouse")
    assert two.refused("send P35") == ("CAF-67", "cafe-wants-none")


@rule("CAF-54", "CAF-66")
def test_a_dead_cafe_takes_nothing() -> None:
    story = solo(AFTER_TV2, "beans 0 2 2 y").play("deliver")
    assert story.refused("send P20") == ("CAF-54", "cafe-closed")


@rule("CAF-67", "CAF-68", "CAF-73")
def test_a_cafe_is_completed_by_a_later_delivery_and_never_from_the_warehouse() -> None:
    story = solo(CAFE_P32, "beans 0 1 -1 r", "cafe 0 P32 1y", "warehouse 0 5 5 5 5")
    assert score(story) == 15
    assert not any(text.startswith("send") for text in story.legal())
    story.play("deliver", "send P32")
    assert score(story) == 15 + 3 and warehouse(story) == [5, 5, 5, 5]


@rule("CAF-66")
def test_all_to_the_warehouse_or_all_to_one_cafe() -> None:
    story = solo(CAFE_P32, "beans 0 1 -1 y, 1 1 r").play("deliver", "send warehouse", "send warehouse")
    assert warehouse(story) == [1, 0, 0, 1]
    served = solo(CAFE_P32, "beans 0 1 -1 y, 1 1 r").play("deliver", "send P32", "send P32")
    assert warehouse(served) == [0, 0, 0, 0] and score(served) == 3


# -- free removal and the end of a turn --------------------------------------------------------------------------------


@rule("CAF-69")
def test_beans_can_be_removed_freely_even_without_points() -> None:
    story = solo(CAFE_P32, "beans 0 1 -1 3r, 0 0 y", "cafe 0 P32 1y", points=0)
    assert story.legal() == ["discard 1 -1", "discard 0 0", "end"]
    story.play("discard 1 -1")
    assert beans(story, 1, -1) == "" and story.events[-1].fields["beans"] == 3
    assert story.refused("discard 3 0") == ("CAF-69", "discard-elsewhere")
    assert story.refused("discard 1 -1") == ("CAF-69", "square-is-empty")
    assert story.refused("discard 9 9") == ("CAF-51", "no-card-there")


@rule("CAF-47", "CAF-48")
def test_ending_is_always_possible_and_points_are_lost() -> None:
    story = solo(START, "pile P01 P02 P03", "removed " + " ".join(f"P{n:02}" for n in range(4, 20)), round=7, points=1)
    story.play("end")
    assert story.state.points_left == 0 and story.state.round == 8
    tired = solo(START, "beans 0 0 0 b, 2 0 g", points=0)
    assert tired.refused("produce 0 0") == ("CAF-47", "no-points")
    assert tired.refused("roast 2 1") == ("CAF-47", "no-points")
    assert tired.refused("deliver") == ("CAF-47", "no-points")


@rule("CAF-47")
def test_menu_order() -> None:
    story = solo(ROASTERS, "beans 0 -1 -2 b, 0 0 g, 0 -1 2r")
    assert [text.split()[0] for text in story.legal()] == (
        ["produce"] * 3 + ["dry"] * 2 + ["roast"] * 2 + ["deliver"] + ["discard"] * 3 + ["end"]
    )


@rule("CAF-43", "CAF-45", "CAF-47")
def test_a_player_without_a_card_acts_at_once() -> None:
    story = picking("row P01 P02 P03", "hand 1 P22", turn=1).play("pick 0", "place 1 -2 1", "end")
    assert story.state.deciding == 0 and story.game.decision(story.state).kind == "act"
    assert story.state.points_left == 1
