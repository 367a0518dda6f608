"""Drawing and putting cards face down (CIN-80 to CIN-84)."""

from ludocafe.core.words import Words
from tests.games.cafe_international.support import actor, at, game, phase, placements, table_at
from tests.support import rule

ELEVEN = "US-W US-W US-W US-W US-M US-M US-M US-M TR-W TR-W TR-W"
TWELVE = f"{ELEVEN} ES-W"


@rule("CIN-80", "CIN-32")
def test_drawing_takes_the_top_card_and_ends_the_turn() -> None:
    story = at("pile ES-W GB-M *; seated ES-M@0", hand="IN-W").play("DRAW")
    assert actor(story) == 1
    assert "seat 0: hand ES-W IN-W" in story.game.position(story.state)
    assert int(story.state.pile_size) == 96 - 1 - 2


@rule("CIN-81", "CIN-82")
def test_with_eleven_cards_one_draws_with_twelve_one_discards() -> None:
    eleven = at("", hand=ELEVEN)
    assert eleven.legal() == ["DRAW"]
    refusal = eleven.refused("X:TR-W")
    assert refusal == ("CIN-82", "hand-not-full")
    twelve = at("", hand=TWELVE)
    assert twelve.legal() == ["X:ES-W", "X:TR-W", "X:US-W", "X:US-M"]
    assert twelve.refused("DRAW") == ("CIN-81", "hand-full")
    assert twelve.refused("X:GB-W") == ("CIN-33", "not-in-hand")


@rule("CIN-83", "CIN-82")
def test_with_twelve_cards_placing_and_discarding_are_both_free() -> None:
    story = at("seated ES-M@0", hand=TWELVE)
    assert placements(story) == ["ES-W@2", "ES-W@3", "ES-W@5"]
    assert [notation for notation in story.legal() if notation.startswith("X")] == ["X:ES-W", "X:TR-W", "X:US-W", "X:US-M"]
    story.play("X:US-W")
    assert (int(story.state.hand_size[0]), int(story.state.down_size[0]), actor(story)) == (11, 1, 1)


@rule("CIN-82", "CIN-95")
def test_a_face_down_card_costs_two_points_and_stays() -> None:
    story = at("", hand=TWELVE)
    before = int(story.state.points(0))
    story.play("X:US-W")
    assert int(story.state.points(0)) == before
    lines = {line.source: line.amount for line in game().scores(story.state)[0]}
    assert (lines["hand"], lines["face_down"]) == (-22, -2)


@rule("CIN-84")
def test_others_see_only_that_a_card_was_put_face_down() -> None:
    story = at("", hand=TWELVE)
    table = table_at(story)
    events = table.act(0, "X:US-W")
    assert table.steps[-1].public == "X" and table.steps[-1].entry.do == "X:US-W"
    discard = next(event for event in events if event.kind == "guest_discarded")
    for reader in (1, None):
        seen = game().seen_by(discard, reader, over=False)
        assert seen.hidden and "guest" not in seen.fields
        assert game().seen_by(discard, reader, over=True) == discard
        for language in ("en", "fr", "de"):
            assert "US" not in Words(language, game()).event(seen)
    assert game().seen_by(discard, 0, over=False) == discard
    mine, theirs, spectators = (table.game.view(table.state, seat) for seat in (0, 1, None))
    assert mine.players[0].down == [game().guests.index("US-W")]
    assert theirs.players[0].down is None and theirs.players[0].down_size == 1
    assert spectators.players[0].hand is None and spectators.players[0].hand_size == 11


@rule("CIN-80", "CIN-84")
def test_others_do_not_see_what_was_drawn() -> None:
    story = at("pile ES-W *", hand="IN-W").play("DRAW")
    drawn = next(event for event in story.events if event.kind == "guest_drawn")
    assert drawn.fields["guest"] == "ES-W"
    assert game().seen_by(drawn, 1, over=False).fields == {"seat": 0, "left": 94}


@rule("CIN-31", "CIN-80")
def test_one_may_draw_although_a_guest_could_sit() -> None:
    story = at("seated ES-M@0", hand="ES-W")
    assert "DRAW" in story.legal()
    assert phase(story.play("DRAW")) == "turn"
