"""Where a guest may sit (CIN-40 to CIN-47)."""

import pytest

from tests.games.cafe_international.support import actor, at, chairs, phase, placements, points, scored, why_not
from tests.support import rule


@rule("CIN-41")
def test_an_outer_seat_takes_only_the_nation_of_its_table() -> None:
    story = at("seated ES-M@0", hand="ES-W GB-W FR-W")
    assert 2 in chairs(story, "ES-W")
    refusal = why_not(story, "P:GB-W@2")
    assert (refusal.rule, refusal.reason, refusal.fields["table"]) == ("CIN-41", "no-matching-table", ["ES"])
    assert refusal.fields["slot"] == ["NW"]


@rule("CIN-41")
def test_an_inner_seat_takes_any_of_its_three_nations_and_no_fourth() -> None:
    story = at("seated ES-M@0", hand="ES-W GB-W FR-W RU-W")
    assert [guest for guest in ("ES-W", "GB-W", "FR-W", "RU-W") if 3 in chairs(story, guest)] == ["ES-W", "GB-W", "FR-W"]
    assert why_not(story, "P:RU-W@3").fields["table"] == ["ES", "GB", "FR"]


@rule("CIN-41", "CIN-61", "CIN-63")
def test_two_equal_tables_around_an_inner_seat_both_match_and_score() -> None:
    story = at("tables ES ES FR RU IT; seated ES-M@0 ES-M@1", hand="ES-W IN-W")
    story.play("P:ES-W@3")
    assert scored(story) == [("NW", 4), ("NE", 4)]


@rule("CIN-42")
@pytest.mark.parametrize(
    ("company", "guest", "legal"),
    [
        ("ES-M@0", "ES-M", False),
        ("ES-M@0", "ES-W", True),
        ("ES-W@0", "ES-W", False),
        ("ES-W@0", "ES-M", True),
        ("ES-M@0 ES-W@3", "ES-W", True),
        ("ES-M@0 ES-W@3", "ES-M", True),
        ("ES-W@0 ES-W@3 ES-M@5", "ES-W", False),
        ("ES-W@0 ES-W@3 ES-M@5", "ES-M", True),
        ("ES-M@0 ES-M@3 ES-W@5", "ES-M", False),
        ("ES-M@0 ES-M@3 ES-W@5", "ES-W", True),
    ],
)
def test_ladies_and_gentlemen_must_mix(company: str, guest: str, legal: bool) -> None:
    story = at(f"seated {company}", hand=f"{guest} IN-W")
    assert (2 in chairs(story, guest)) == legal
    if not legal:
        refusal = why_not(story, f"P:{guest}@2")
        assert (refusal.rule, refusal.reason) == ("CIN-42", "gender-at")
        assert (refusal.fields["slot"], refusal.fields["table"]) == ("NW", "ES")


@rule("CIN-42")
def test_a_foreign_table_objects_too_and_is_named() -> None:
    story = at("seated ES-M@0 GB-W@1", hand="ES-W IN-M")
    refusal = why_not(story, "P:ES-W@3")
    assert (refusal.reason, refusal.fields["slot"], refusal.fields["table"]) == ("gender-at", "NE", "GB")
    assert (refusal.fields["women"], refusal.fields["men"]) == (1, 0)
    assert {2, 5} <= set(chairs(story, "ES-W"))


@rule("CIN-43", "CIN-64")
def test_company_at_two_tables_makes_up_for_an_empty_third() -> None:
    story = at("seated ES-M@0 GB-M@1", hand="FR-W IN-W")
    story.play("P:FR-W@3")
    assert scored(story) == [("NW", 2), ("NE", 2)]


@rule("CIN-45", "CIN-43")
def test_company_may_be_found_at_a_foreign_table_only() -> None:
    story = at("seated IT-M@9", hand="FR-W IN-W")
    assert chairs(story, "FR-W") == [6, 8]
    story.play("P:FR-W@6")
    assert scored(story) == [("SE", 2)]


@rule("CIN-77", "CIN-75")
def test_a_left_over_pair_of_ladies_takes_a_gentleman_but_no_third_lady() -> None:
    story = at("seated ES-W@0 ES-W@2", hand="ES-W ES-M GB-M")
    assert why_not(story, "P:ES-W@3").fields["slot"] == "NW"
    assert story.play("P:ES-M@3") and scored(story) == [("NW", 6)]
    mixed = at("seated ES-W@0 ES-W@2", hand="GB-M IN-M").play("P:GB-M@3")
    assert scored(mixed) == [("NW", 3)]


@rule("CIN-77", "CIN-62")
def test_a_lone_left_over_takes_the_other_gender() -> None:
    story = at("seated ES-M@0", hand="ES-W ES-M GB-W")
    assert 2 not in chairs(story, "ES-M")
    assert scored(at("seated ES-M@0", hand="ES-W IN-W").play("P:ES-W@2")) == [("NW", 4)]
    assert scored(story.play("P:GB-W@3")) == [("NW", 2)]


@rule("CIN-44")
def test_tables_elsewhere_do_not_matter() -> None:
    story = at("seated IT-M@9 IT-M@11 ES-M@0", hand="ES-W IN-W")
    assert chairs(story, "ES-W") == [2, 3, 5]


@rule("CIN-46", "CIN-43")
def test_a_guest_who_would_score_nothing_beside_a_taken_table_does_not_exist() -> None:
    """A chair that touches a taken table always scores: the only placement without points is the opener."""
    story = at("seated ES-M@0", hand="GB-W IN-W")
    assert chairs(story, "GB-W") == [3]
    assert why_not(story, "P:GB-W@1").reason == "needs-partner-none-in-hand"


@rule("CIN-47", "CIN-32", "CIN-36")
def test_up_to_three_guests_at_any_tables_then_the_turn_passes() -> None:
    story = at("seated ES-M@0 GB-M@1 RU-M@7", hand="ES-W GB-W RU-W IN-W IN-M")
    story.play("P:ES-W@2", "P:GB-W@4")
    assert phase(story) == "more" and actor(story) == 0
    story.play("P:RU-W@10")
    assert phase(story) == "turn" and actor(story) == 1 and points(story) == 12


@rule("CIN-30", "CIN-31")
def test_placing_is_never_compulsory_and_a_turn_is_one_thing_only() -> None:
    story = at("seated ES-M@0", hand="ES-W IN-W")
    assert "DRAW" in story.legal() and placements(story)
    assert story.refused("STOP") == ("CIN-30", "nothing-placed")
    story.play("P:ES-W@2")
    assert story.refused("DRAW") == ("CIN-30", "turn-begun")
    assert story.refused("X:IN-W") == ("CIN-30", "turn-begun")


@rule("CIN-37")
def test_stopping_is_asked_even_when_nothing_else_is_possible() -> None:
    story = at("seated ES-M@0", hand="ES-W IN-W").play("P:ES-W@2")
    assert story.legal() == ["STOP"]
    assert actor(story.play("STOP")) == 1


@rule("CIN-33")
def test_a_card_must_be_in_hand() -> None:
    story = at("seated ES-M@0", hand="GB-W")
    assert story.refused("P:ES-W@2") == ("CIN-33", "not-in-hand")


@rule("CIN-33", "CIN-60")
def test_the_card_moves_from_hand_to_seat_and_its_points_are_noted() -> None:
    story = at("seated ES-M@0", hand="ES-W ES-W IN-W").play("P:ES-W@2")
    assert (int(story.state.hand_size[0]), int(story.state.placed), int(story.state.earned)) == (2, 1, 4)
    assert placements(story, "ES-W"), "the second copy is still in hand"
