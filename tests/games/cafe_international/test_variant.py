"""The variant with coffee circle and regulars' table (CIN-100 to CIN-107)."""

from tests.games.cafe_international.support import (
    actor,
    at,
    game,
    phase,
    placements,
    points,
    scored,
    seated,
    table_at,
    tables,
    why_not,
)
from tests.support import Story, rule

# NW FR, NE GB, C IT, SW DE, SE US; the German couple lets ladies come to the centre and to the table below (EX-G).
CIRCLE = "circle_tribe on; tables FR GB IT DE US; seated DE-W@7 DE-M@8"


def circle(hand: str, more: str = "") -> Story:
    return at(f"{CIRCLE} {more}; table_pile CU TR CN ES IN *", hand=hand)


@rule("CIN-100")
def test_without_the_variant_nothing_can_be_formed() -> None:
    story = at(CIRCLE.replace("on", "off"), hand="FR-W FR-W FR-W FR-W")
    assert not [notation for notation in story.legal() if notation.startswith("F:")]
    assert story.refused("F:NW-W") == ("CIN-100", "variant-off")


@rule("CIN-101", "CIN-103", "CIN-104")
def test_a_circle_of_one_nation_makes_forty() -> None:
    story = circle("FR-W FR-W FR-W FR-W IN-W")
    assert "F:NW-W" in story.legal()
    story.play("F:NW-W")
    assert phase(story) == "forming" and placements(story) == ["FR-W@0", "FR-W@2", "FR-W@3", "FR-W@5"]
    story.play("P:FR-W@0", "P:FR-W@2", "P:FR-W@3", "P:FR-W@5")
    assert scored(story) == [("C", 2), ("C", 3), ("SW", 3), ("NW", 40)]
    assert actor(story) == 1 and tables(story) == "CU GB IT DE US"


@rule("CIN-103")
def test_only_choices_that_can_be_completed_are_offered() -> None:
    story = circle("FR-W FR-W FR-W GB-W IN-W").play("F:NW-W")
    assert placements(story) == ["FR-W@0", "FR-W@2", "FR-W@5", "GB-W@3"]
    refusal = why_not(story, "P:FR-W@3")
    assert (refusal.rule, refusal.reason, refusal.fields["slot"]) == ("CIN-103", "form-needed-elsewhere", "NW")
    assert story.refused("STOP") == ("CIN-103", "formation-first")
    assert story.refused("P:IN-W@3") == ("CIN-41", "no-matching-table")
    assert story.refused("P:GB-W@1") == ("CIN-103", "form-other-table")
    men = circle("FR-W FR-W FR-W GB-W GB-M").play("F:NW-W")
    assert men.refused("P:GB-M@3") == ("CIN-103", "form-wrong-gender")


@rule("CIN-101")
def test_a_guest_of_the_other_gender_or_a_missing_card_forbids_it() -> None:
    refusal = why_not(circle("FR-W FR-W FR-W FR-W", more="FR-M@0"), "F:NW-W")
    assert (refusal.rule, refusal.reason, refusal.fields["table"]) == ("CIN-101", "form-other-gender-seated", "FR")
    refusal = why_not(circle("FR-W FR-W FR-W DE-M"), "F:NW-W")
    assert (refusal.rule, refusal.reason, refusal.fields["cards"]) == ("CIN-101", "form-cards-missing", 4)
    matched = circle("GB-W IT-W DE-W DE-W")
    assert why_not(matched, "F:NW-W").reason == "form-cards-missing", "the outer seats want two French ladies"


@rule("CIN-102")
def test_a_neighbouring_table_may_object() -> None:
    empty = at("circle_tribe on; tables FR GB IT DE US", hand="FR-W FR-W FR-W FR-W")
    refusal = why_not(empty, "F:NW-W")
    assert (refusal.rule, refusal.reason, refusal.fields["slot"]) == ("CIN-102", "form-neighbour", "C")
    crowded = circle("FR-W FR-W FR-W FR-W", more="GB-W@1")
    assert why_not(crowded, "F:NW-W").fields["slot"] == "NE", "two ladies and no gentleman at the English table"


@rule("CIN-101", "CIN-104")
def test_left_overs_of_the_right_gender_count_with_their_nation() -> None:
    story = circle("GB-W FR-W IN-W", more="FR-W@0 FR-W@2").play("F:NW-W")
    assert placements(story) == ["FR-W@5", "GB-W@3"]
    story.play("P:GB-W@3", "P:FR-W@5")
    assert ("NW", 20) in scored(story) and phase(story) == "more"
    pure = circle("FR-W FR-W IN-W", more="FR-W@0 FR-W@2").play("F:NW-W", "P:FR-W@3", "P:FR-W@5")
    assert ("NW", 40) in scored(pure)


@rule("CIN-105", "CIN-102")
def test_a_neighbour_filled_on_the_way_leaves_only_with_the_last_card() -> None:
    story = at(
        "circle_tribe on; tables FR GB IT DE US; seated US-M@6 DE-M@8; table_pile CU TR *", hand="FR-W FR-W FR-W FR-W IN-W"
    )
    story.play("F:NW-W", "P:FR-W@3", "P:FR-W@5")
    assert scored(story) == [("NE", 2), ("C", 3), ("C", 4), ("SW", 2)]
    assert int(story.state.room.guests_at(2)) == 4 and tables(story) == "FR GB IT DE US"
    position = game().position(story.state)
    assert game().position(game().parse_position(position)) == position
    story.play("P:FR-W@0", "P:FR-W@2")
    assert tables(story) == "CU GB TR DE US" and seated(story) == ""
    assert actor(story) == 1 and points(story) == 2 + 3 + 4 + 2 + 40


@rule("CIN-105", "CIN-72")
def test_four_or_five_tables_may_leave_together() -> None:
    four = at(
        "circle_tribe on; tables FR GB IT DE US; table_pile CU TR CN ES *;"
        "seated FR-W@0 FR-W@2 GB-W@1 GB-M@4 US-M@6 DE-M@8 DE-W@7 DE-M@10",
        hand="GB-W FR-W IN-W",
    ).play("F:NW-W", "P:GB-W@3", "P:FR-W@5")
    assert tables(four) == "CU TR CN ES US" and seated(four) == ""
    five = "circle_tribe on; seated ES-M@0 ES-M@2 GB-M@1 GB-M@4 RU-M@7 RU-M@10 IT-M@9 IT-M@11"
    moves = ("F:C-W", "P:ES-W@3", "P:ES-W@5", "P:GB-W@6", "P:IT-W@8")
    story = at(f"{five}; table_pile CU TR CN IN US *", hand="ES-W ES-W GB-W IT-W IN-W").play(*moves)
    assert tables(story) == "CU TR CN IN US" and seated(story) == ""
    short = at(f"{five}; table_pile CU TR CN IN", hand="ES-W ES-W GB-W IT-W IN-W").play(*moves)
    assert game().end_reason(short.state) == "tables"


@rule("CIN-100", "CIN-106")
def test_four_cards_only_as_part_of_a_formation() -> None:
    story = circle("US-W FR-W FR-W FR-W IN-M", more="FR-W@0 US-M@9").play("P:US-W@11", "F:NW-W")
    story.play("P:FR-W@2", "P:FR-W@3", "P:FR-W@5")
    assert actor(story) == 1 and ("NW", 40) in scored(story)
    two_and_two = circle("US-W DE-M FR-W GB-W IN-M", more="FR-W@0 FR-W@2 US-M@9").play("P:US-W@11", "P:DE-M@10", "F:NW-W")
    two_and_two.play("P:GB-W@3", "P:FR-W@5")
    assert actor(two_and_two) == 1 and ("NW", 20) in scored(two_and_two)


@rule("CIN-106")
def test_a_formation_of_two_leaves_one_normal_card_a_formation_of_three_none() -> None:
    two = circle("FR-W GB-W CU-W CU-M IN-M", more="FR-W@0 FR-W@2").play("F:NW-W", "P:GB-W@3", "P:FR-W@5")
    assert phase(two) == "more" and int(two.state.placed) == 2
    three = circle("FR-W FR-W GB-W IN-M US-M", more="FR-W@0").play("F:NW-W", "P:FR-W@2", "P:GB-W@3", "P:FR-W@5")
    assert actor(three) == 1, "three cards are laid, a fourth would need a formation"
    begun = circle("US-W FR-W FR-W FR-W FR-W", more="US-M@9").play("P:US-W@11")
    refusal = why_not(begun, "F:NW-W")
    assert (refusal.rule, refusal.reason) == ("CIN-106", "form-too-many-cards")
    assert (refusal.fields["cards"], refusal.fields["left"]) == (4, 3)


@rule("CIN-105", "CIN-93")
def test_a_formation_may_empty_the_hand_or_exhaust_the_tables() -> None:
    story = circle("FR-W FR-W", more="FR-W@0 FR-W@2").play("F:NW-W", "P:FR-W@3", "P:FR-W@5")
    assert phase(story) == "offer"
    short = at(f"{CIRCLE} FR-W@0 FR-W@2; table_pile", hand="FR-W FR-W").play("F:NW-W", "P:FR-W@3", "P:FR-W@5")
    assert game().end_reason(short.state) == "tables" and points(short) > 40


@rule("CIN-107")
def test_forming_is_voluntary_and_two_ladies_alone_stay_forbidden_without_it() -> None:
    story = circle("FR-W FR-W FR-W IN-M", more="FR-W@0")
    assert why_not(story, "P:FR-W@2").reason == "gender-at"
    assert {"F:NW-W", "DRAW"} <= set(story.legal())


@rule("CIN-112")
def test_a_declared_formation_may_be_taken_back_until_its_last_card() -> None:
    story = circle("FR-W FR-W IN-M", more="FR-W@0 FR-W@2")
    before = story.game.position(story.state)
    table = table_at(story)
    table.act(0, "F:NW-W")
    table.act(0, "P:FR-W@3")
    assert table.undoable(0) == 2
    table.undo(0, 2)
    assert story.game.position(table.state) == before
    for notation in ("F:NW-W", "P:FR-W@3", "P:FR-W@5"):
        table.act(0, notation)
    assert table.undoable(0) == 0


@rule("CIN-100", "CIN-104")
def test_a_tribe_of_gentlemen_counts_like_a_circle() -> None:
    story = at(
        "circle_tribe on; tables FR GB IT DE US; seated DE-M@7 DE-W@8; table_pile CU *", hand="FR-M FR-M GB-M IT-M IN-W"
    ).play("F:NW-M", "P:FR-M@0", "P:FR-M@2", "P:GB-M@3", "P:IT-M@5")
    assert ("NW", 20) in scored(story)


def promised(story: Story, notation: str) -> list[str]:
    """The kinds of effects that a choice promises."""
    return [effect.kind for effect in story.game.choice(story.state, story.game.parse(story.state, notation)).effects]


@rule("CIN-91", "CIN-105")
def test_tables_filled_on_the_way_leave_with_the_last_card_and_are_told_then() -> None:
    story = at(
        "circle_tribe on; tables IT GB FR RU ES; seated IT-W@0 IT-M@2 FR-W@5 GB-M@1 GB-M@6; "
        "seat 0: hand GB-M GB-M GB-W IT-M CU-W; seat 1: hand CU-M; table_pile CN"
    ).play("F:NE-M")
    assert "completes" not in promised(story, "P:GB-M@3"), "it waits for the last card"
    story.play("P:GB-M@3")
    assert promised(story, "P:GB-M@4").count("completes") == 2 and "tables_short" in promised(story, "P:GB-M@4")
    assert phase(story.play("P:GB-M@4")) == "game_over"


@rule("CIN-100")
def test_a_formation_counts_the_cards_it_still_needs() -> None:
    story = circle("FR-W FR-W FR-W FR-W IN-W").play("F:NW-W")
    for card, left in (("P:FR-W@0", 4), ("P:FR-W@2", 3), ("P:FR-W@3", 2), ("P:FR-W@5", 1)):
        assert game().view(story.state, 0).cards_left == left
        story.play(card)
