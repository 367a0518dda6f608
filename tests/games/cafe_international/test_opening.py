"""Opening a table with two guests (CIN-50 to CIN-56)."""

from ludocafe.games.cafe_international.rules.codes import DRAW, place_chair, place_guest
from tests.games.cafe_international.support import actor, at, chairs, fresh, phase, placements, points, seated, table_at, why_not
from tests.support import rule


@rule("CIN-50", "CIN-34", "CIN-55")
def test_the_first_guest_of_a_game_opens_and_must_be_joined() -> None:
    story = at("", hand="ES-W ES-M IN-W")
    story.play("P:ES-W@0")
    assert phase(story) == "partner" and points(story) == 0
    assert "STOP" not in story.legal() and placements(story) == ["ES-M@2", "ES-M@3", "ES-M@5"]
    assert story.refused("STOP") == ("CIN-50", "partner-first")
    assert phase(story.play("P:ES-M@2")) == "more" and points(story) == 4


@rule("CIN-52", "CIN-55")
def test_without_a_couple_nothing_can_be_opened() -> None:
    story = at("", hand="ES-W ES-W GB-W IN-M")
    assert story.legal() == ["DRAW"]
    refusal = why_not(story, "P:ES-W@0")
    assert (refusal.rule, refusal.reason) == ("CIN-52", "needs-partner-none-in-hand")
    assert (refusal.fields["slot"], refusal.fields["table"]) == ("NW", "ES")


@rule("CIN-52", "CIN-53")
def test_the_partner_may_be_of_another_nation_on_an_inner_seat() -> None:
    story = at("", hand="ES-W GB-M IN-W")
    assert chairs(story, "ES-W") == [0, 2, 3, 5], "from each of them the Englishman can join at a table of his own nation"
    assert placements(story.play("P:ES-W@0")) == ["GB-M@3"]


@rule("CIN-52")
def test_a_partner_who_would_break_the_mixture_at_a_third_table_does_not_count() -> None:
    story = at("seated GB-M@1", hand="ES-W GB-M")
    assert not set(chairs(story, "ES-W")) & {0, 2}, "the only common seat is 3, where a second Englishman may not sit"
    assert why_not(story, "P:ES-W@0").reason == "needs-partner-none-in-hand"


@rule("CIN-53")
def test_a_scoring_card_elsewhere_is_not_offered_while_somebody_waits() -> None:
    story = at("seated IT-M@9", hand="ES-W ES-M IT-W").play("P:ES-W@0")
    assert placements(story) == ["ES-M@2", "ES-M@3", "ES-M@5"]
    refusal = why_not(story, "P:IT-W@11")
    assert (refusal.rule, refusal.reason, refusal.fields["opener"]) == ("CIN-53", "must-join-opener", 0)


@rule("CIN-54", "CIN-52")
def test_an_opener_may_be_the_second_card_but_not_the_third() -> None:
    story = at("seated IT-M@9", hand="ES-W ES-M IT-W GB-W GB-M").play("P:IT-W@11")
    assert 0 in chairs(story, "ES-W")
    story.play("P:ES-W@0", "P:ES-M@2")
    assert actor(story) == 1 and phase(story) == "turn"
    third = at("seated IT-M@9 RU-M@7", hand="ES-W ES-M IT-W RU-W").play("P:IT-W@11", "P:RU-W@10")
    assert 0 not in chairs(third, "ES-W")
    refusal = why_not(third, "P:ES-W@0")
    assert (refusal.rule, refusal.reason, refusal.fields["table"]) == ("CIN-52", "needs-partner-no-card-left", "ES")


@rule("CIN-54")
def test_after_opener_and_partner_a_third_card_must_score() -> None:
    story = at("", hand="ES-W ES-M ES-W RU-M RU-W").play("P:ES-W@0", "P:ES-M@2")
    assert 7 not in chairs(story, "RU-M")
    story.play("P:ES-W@3")
    assert actor(story) == 1 and points(story) == 4 + 6


@rule("CIN-53")
def test_partners_may_sit_at_every_table_of_an_inner_opener() -> None:
    story = at("", hand="FR-W ES-M GB-M FR-M").play("P:FR-W@3")
    assert placements(story, "ES-M") == ["ES-M@0", "ES-M@2", "ES-M@5"]
    assert placements(story, "GB-M") == ["GB-M@1", "GB-M@4", "GB-M@6"]
    assert placements(story, "FR-M") == ["FR-M@5", "FR-M@6", "FR-M@8"]


@rule("CIN-51")
def test_beside_a_taken_table_nobody_is_an_opener() -> None:
    story = at("seated ES-M@0", hand="GB-W GB-M IN-W").play("P:GB-W@3")
    assert phase(story) == "more" and points(story) == 2


@rule("CIN-52")
def test_a_second_copy_of_the_same_lady_is_no_partner() -> None:
    assert at("", hand="ES-W ES-W").legal() == ["DRAW"]


@rule("CIN-53")
def test_a_partner_has_the_other_gender_and_scores_two_at_least() -> None:
    story = at("", hand="ES-W GB-M GB-W ES-W").play("P:ES-W@0")
    assert placements(story) == ["GB-M@3"]
    assert points(story.play("P:GB-M@3")) == 2


@rule("CIN-56", "CIN-75")
def test_a_partner_may_complete_another_table_and_leave_the_opener_alone() -> None:
    story = at("seated GB-M@1 GB-W@4 GB-W@6; table_pile CU *", hand="ES-W GB-M IN-W").play("P:ES-W@0")
    story.play("P:GB-M@3")
    assert seated(story) == "ES-W@0"
    assert phase(story) == "more" and story.state.pending == -1
    assert actor(story.play("STOP")) == 1


@rule("CIN-112")
def test_an_opener_can_be_taken_back() -> None:
    story = at("", hand="ES-W ES-M IN-W")
    before = story.game.position(story.state)
    table = table_at(story)
    table.act(0, "P:ES-W@0")
    assert table.undoable(0) == 1
    table.undo(0)
    assert story.game.position(table.state) == before


@rule("CIN-55")
def test_a_game_begins_with_an_opener_or_a_draw() -> None:
    openings = 0
    for seed in range(60):
        state = fresh(2, seed)
        codes = state.legal()
        assert all(state.room.points(place_guest(code), place_chair(code)) == 0 for code in codes if code < DRAW)
        openings += len(codes) > 1
    assert 0.4 < openings / 60 < 0.8, "about six starting hands in ten allow it"


@rule("CIN-53")
def test_an_opener_tells_what_the_partner_could_make() -> None:
    story = at("", hand="ES-W ES-M GB-M")
    game = story.game
    effects = game.effects(story.state, game.parse(story.state, "P:ES-W@0"))
    assert [(effect.kind, effect.fields["amount"]) for effect in effects] == [("opens", 4)]
