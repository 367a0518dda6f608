"""Picking and paying for plan cards."""

from ludocafe.core.words import Words
from tests.games.cafe.support import THREE_SHIPS, new_table, picking, warehouse
from tests.support import rule

CUP_ROW = "row P01 P02 P03"  # every card shows a cup
MIXED_ROW = "row P01 P22 P26"  # only P01 does
ONE_SHIP = "S1, P24 2 -1 1"
TWO_SHIPS = "S1, P24 2 -1 1, P35 2 -2 2"


@rule("CAF-40", "CAF-42")
def test_three_cards_lie_open_and_one_must_be_taken() -> None:
    story = picking(MIXED_ROW, "warehouse 1 1 1 1 1")
    assert story.legal() == ["pick 0", "pick 1", "pick 2"]
    assert story.refused("pick 4") == ("CAF-40", "no-such-slot")
    assert story.refused("end") == ("CAF-42", "pick-first")


@rule("CAF-41", "CAF-44")
def test_a_cup_card_costs_one_bean_of_any_colour_before_the_next_reveal() -> None:
    story = picking(MIXED_ROW, "warehouse 1 1 0 2 0").play("pick 0")
    assert story.legal() == ["pay yellow", "pay green"]
    assert story.refused("pay red") == ("CAF-41", "no-such-bean")
    assert story.refused("pick 1") == ("CAF-41", "pay-first")
    story.play("pay green")
    assert warehouse(story, 1) == [1, 0, 1, 0]
    assert story.kinds() == ["bean_paid", "card_picked", "card_revealed"]
    assert story.state.hand[1] == 0 and story.state.deciding == 0


@rule("CAF-31", "CAF-41")
def test_with_one_colour_the_payment_is_not_asked() -> None:
    story = picking(MIXED_ROW, "warehouse 1 0 0 3 0").play("pick 0")
    assert story.kinds() == ["bean_paid", "card_picked", "card_revealed"]
    assert warehouse(story, 1) == [0, 0, 2, 0]


@rule("CAF-41")
def test_two_or_three_visible_ships_make_cup_cards_free_one_does_not() -> None:
    for area, asked in ((ONE_SHIP, True), (TWO_SHIPS, False), (THREE_SHIPS, False)):
        story = picking(MIXED_ROW, "warehouse 1 1 1 0 0", area=area).play("pick 0")
        assert (story.game.decision(story.state).kind == "pay") == asked
        assert warehouse(story, 1) == [1, 1, 0, 0]


@rule("CAF-41")
def test_the_ship_on_the_card_itself_does_not_count() -> None:
    story = picking("row P11 P22 P26", "warehouse 1 1 1 0 0", area=ONE_SHIP).play("pick 0")
    assert story.game.decision(story.state).kind == "pay"


@rule("CAF-41", "CAF-51")
def test_a_covered_ship_does_not_count() -> None:
    covered = TWO_SHIPS + ", P27 3 0 1"
    story = picking(MIXED_ROW, "warehouse 1 1 1 0 0", area=covered)
    assert story.state.areas[1].ships < 2
    assert story.play("pick 0").game.decision(story.state).kind == "pay"


@rule("CAF-42")
def test_without_beans_only_free_cards_can_be_taken() -> None:
    story = picking(MIXED_ROW)
    assert story.legal() == ["pick 1", "pick 2"]
    assert story.refused("pick 0") == ("CAF-42", "card-too-dear")


@rule("CAF-43", "CAF-44", "CAF-45")
def test_a_blocked_pick_discards_refills_and_leaves_the_actions() -> None:
    story = picking(CUP_ROW)
    assert story.legal() == ["pick 0", "pick 1", "pick 2"]
    said = [Words(language, story.game).choice(story.game.choices(story.state)[1]) for language in ("en", "fr", "de")]
    assert said == [
        "Discard plan card 2",
        "Défausser\u202f: carte plan 2",
        "Abwerfen: Planungskarte 2",
    ]
    story.play("pick 1")
    assert story.kinds() == ["pick_blocked", "card_revealed"]
    assert story.state.hand[1] == -1 and 1 in story.game.view(story.state, 0).discard
    story.play("pick 0")  # seat 0, blocked as well or not: the build turns follow
    assert story.state.deciding == 1 and story.game.decision(story.state).kind == "act"
    assert "produce 0 0" in story.legal()


@rule("CAF-43")
def test_two_ships_unblock_an_empty_warehouse() -> None:
    story = picking(CUP_ROW, area=TWO_SHIPS).play("pick 0")
    assert story.kinds() == ["card_picked", "card_revealed"]


@rule("CAF-43", "CAF-44")
def test_a_blocked_last_picker_discards_all_three() -> None:
    story = picking(CUP_ROW, "hand 1 P22", turn=1).play("pick 2")
    assert story.kinds() == ["pick_blocked", "card_discarded", "card_discarded"]


@rule("CAF-44", "CAF-91")
def test_every_pick_but_the_last_is_followed_by_a_new_card() -> None:
    table = new_table(3, seed=4)
    reveals = []
    while table.state.round == 1 and table.game.decision(table.state).kind in ("pick", "pay"):  # type: ignore[attr-defined]
        events = table.act_code(int(table.state.actor()), table.state.legal()[0])
        reveals += [event.kind for event in events if event.kind in ("card_picked", "card_revealed", "card_discarded")]
    assert reveals == ["card_picked", "card_revealed"] * 2 + ["card_picked", "card_discarded", "card_discarded"]


@rule("CAF-30", "CAF-45")
def test_players_build_in_the_order_in_which_they_picked() -> None:
    story = picking(MIXED_ROW, "warehouse 1 1 1 1 1", "warehouse 0 1 1 1 1").play("pick 1", "pick 2", "place 1 -2 1", "end")
    assert story.state.deciding == 0
    assert story.refused("end") == ("CAF-45", "place-first")
