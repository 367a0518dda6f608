"""How a game ends and how it is counted (CIN-91 to CIN-97)."""

from tests.games.cafe_international.support import actor, at, game, phase, points, seated, tables
from tests.support import rule

ALMOST_FULL = "seated ES-M@0 ES-W@2 ES-M@3"


@rule("CIN-92", "CIN-95")
def test_whoever_draws_the_last_guest_ends_the_game_and_keeps_the_card() -> None:
    story = at("pile GB-W; seat 1: hand IN-M", hand="IN-W").play("DRAW")
    assert phase(story) == "game_over" and game().end_reason(story.state) == "guests"
    assert (int(story.state.points(0)), int(story.state.points(1))) == (-4, -2)


@rule("CIN-91", "CIN-73", "CIN-94")
def test_too_few_tables_end_the_game_at_once_but_the_points_count() -> None:
    story = at(f"{ALMOST_FULL}; table_pile", hand="ES-W GB-W GB-M").play("P:ES-W@5")
    assert phase(story) == "game_over" and game().end_reason(story.state) == "tables"
    assert points(story) == 10 and int(story.state.points(0)) == 10 - 4
    assert tables(story) == "- GB FR RU IT" and seated(story) == ""
    assert story.legal() == [] and story.refused("STOP") == ("CIN-94", "game-over")


@rule("CIN-73")
def test_one_card_for_two_full_tables_is_not_laid() -> None:
    story = at("tables IT GB FR RU ES; seated IT-M@0 IT-W@2 RU-W@5 RU-M@7; table_pile CU", hand="RU-M ES-W IT-M IN-W").play(
        "P:RU-M@8", "P:ES-W@6", "P:IT-M@3"
    )
    assert game().end_reason(story.state) == "tables"
    assert tables(story) == "- GB - RU ES" and int(story.state.tables_size) == 1


@rule("CIN-93", "CIN-36")
def test_the_last_card_brings_an_offer_after_the_replacement() -> None:
    story = at(f"{ALMOST_FULL}; table_pile CU *", hand="ES-W").play("P:ES-W@5")
    assert phase(story) == "offer" and actor(story) == 0
    assert tables(story) == "CU GB FR RU IT" and story.legal() == ["END", "GO"]
    assert story.refused("DRAW") == ("CIN-93", "offer-first")
    assert story.refused("P:ES-W@0") == ("CIN-93", "offer-first")
    story.play("END")
    assert game().end_reason(story.state) == "empty_hand"


@rule("CIN-94")
def test_too_few_tables_come_before_the_offer() -> None:
    story = at(f"{ALMOST_FULL}; table_pile", hand="ES-W").play("P:ES-W@5")
    assert game().end_reason(story.state) == "tables" and "hand_emptied" not in story.kinds()


@rule("CIN-93")
def test_who_plays_on_must_draw_and_may_be_asked_again() -> None:
    story = at("seated ES-M@0 GB-M@1; seat 1: hand IN-W; pile GB-W IN-M *", hand="ES-W").play("P:ES-W@2", "GO")
    assert actor(story) == 1
    assert story.refused("END") == ("CIN-93", "no-offer")
    story.play("DRAW")
    assert story.legal() == ["DRAW"], "an empty hand can only draw"
    empty = at("seated ES-M@0; seat 1: hand IN-W; pile ES-W *", hand="").play("DRAW", "DRAW", "P:ES-W@2")
    assert phase(empty) == "offer", "emptying the hand again brings a new offer"


@rule("CIN-93")
def test_the_first_or_second_card_may_be_the_last() -> None:
    first = at("seated ES-M@0", hand="ES-W").play("P:ES-W@2")
    assert phase(first) == "offer" and int(first.state.placed) == 1
    second = at("", hand="ES-W ES-M").play("P:ES-W@0", "P:ES-M@2")
    assert phase(second) == "offer" and int(second.state.placed) == 2


@rule("CIN-95", "CIN-96")
def test_hand_and_face_down_cards_cost_two_each_and_totals_may_be_negative() -> None:
    story = at(
        "phase game_over; reason guests; pile; seat 0: hand ES-W ES-W, down GB-W, mixed 3; seat 1: hand IN-W, own 4, mixed 6"
    )
    assert [int(story.state.points(seat)) for seat in (0, 1)] == [3 - 6, 10 - 2]
    assert game().places(story.state) == [2, 1]


@rule("CIN-96", "CIN-97")
def test_fewer_penalties_break_a_tie_and_a_full_tie_is_shared() -> None:
    tie = at("phase game_over; reason guests; pile; seat 0: hand ES-W ES-W, mixed 14; seat 1: hand IN-W, mixed 12")
    assert game().places(tie.state) == [2, 1]
    shared = at(
        "players 3; phase game_over; reason guests; pile;"
        "seat 0: hand ES-W, mixed 9; seat 1: down IN-W, mixed 9; seat 2: hand ES-M"
    )
    assert game().places(shared.state) == [1, 1, 3]


@rule("CIN-93")
def test_the_offer_shows_the_result_of_ending_now() -> None:
    story = at("seated ES-M@0; seat 1: hand IN-W, mixed 5", hand="ES-W").play("P:ES-W@2")
    (effect,) = game().effects(story.state, game().parse(story.state, "END"))
    assert (effect.kind, effect.fields) == ("result", {"place": 1, "points": 4})
