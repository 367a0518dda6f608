"""What is open, what is hidden, what can be taken back; notation and positions."""

from io import StringIO

import msgspec
import pytest
from rich.console import Console

from ludocafe import registry
from ludocafe.cli.drawing import draw, draw_choice
from ludocafe.core.chance import FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.match import Match
from ludocafe.core.model import Action
from ludocafe.core.state import State
from ludocafe.core.words import LANGUAGES, Words
from ludocafe.games.cafe.rules.decisions import CafeState
from tests.games.cafe.support import CAFE_P32, auction, new_table, placing, solo
from tests.support import rule


def advance(table: Match, kind: str) -> None:
    """Play first choices until a decision of this kind."""
    while table.game.decision(table.state).kind != kind:
        table.act_code(int(table.state.actor()), table.state.legal()[0])


@rule("CAF-90", "CAF-23")
def test_a_view_tells_the_unseen_cards_but_neither_their_order_nor_which_are_out() -> None:
    table = new_table(2, seed=3)
    state = table.state
    assert isinstance(state, CafeState)
    hidden = [int(state.deck[i]) for i in range(state.revealed, len(state.deck))]
    for seat in (None, 0, 1):
        view = table.game.view(state, seat)
        assert view.unseen == sorted(hidden) and view.pile == 29
        again = state.copy()
        again.redeal(0, FastChance(9))
        assert msgspec.json.encode(table.game.view(again, seat)) == msgspec.json.encode(view)
        assert [int(n) for n in again.deck] != [int(n) for n in state.deck]


@rule("CAF-90")
def test_a_sample_deals_every_unseen_card_to_pile_or_box() -> None:
    table = new_table(1, seed=3)
    view = table.game.view(table.state, 0)
    tops = set()
    for seed in range(60):
        sample = table.game.sample(view, FastChance(seed))
        assert isinstance(sample, CafeState)
        tops.add(int(sample.deck[sample.revealed]))
        assert sorted(int(n) for n in sample.deck) == list(range(40))
    assert len(tops) > 20


@rule("CAF-91", "CAF-92")
def test_a_pick_is_final_once_the_next_card_is_shown() -> None:
    table = new_table(3, seed=4)
    first = int(table.state.actor())
    while int(table.state.actor()) == first:
        table.act_code(first, table.state.legal()[0])
    assert table.undoable(first) == 0


@rule("CAF-92")
def test_a_whole_build_turn_can_be_taken_back_but_not_its_end() -> None:
    table = new_table(2, seed=4)
    advance(table, "place")
    seat = int(table.state.actor())
    start = table.game.position(table.state)
    table.act_code(seat, table.state.legal()[3])
    steps = 1
    while table.state.points_left and steps < 6:  # type: ignore[attr-defined]
        table.act_code(seat, table.state.legal()[0])
        steps += 1
    assert table.undoable(seat) >= steps
    codes = [step.code for step in table.steps[-steps:]]
    table.undo(seat, steps)
    assert table.game.position(table.state) == start
    for code in codes:
        table.act_code(seat, code)
    advance(table, "act")
    table.act(seat, "end")
    assert table.undoable(seat) == 0


@rule("CAF-92")
def test_alone_one_can_go_back_to_the_start_of_the_round() -> None:
    table = new_table(1, seed=4)
    start = table.game.position(table.state)
    advance(table, "act")
    count = table.undoable(0)
    assert count == len(table.steps)
    table.undo(0, count)
    assert table.game.position(table.state) == start


@rule("CAF-92")
def test_bids_and_passes_are_final() -> None:
    table = new_table(3, "auction", 4)
    bidder = int(table.state.actor())
    table.act(bidder, "bid 2")
    assert table.undoable(bidder) == 1  # not yet paid
    while int(table.state.actor()) == bidder:
        table.act_code(bidder, table.state.legal()[0])
    assert table.undoable(bidder) == 0
    passer = int(table.state.actor())
    table.act(passer, "pass")
    assert table.undoable(passer) == 0


@rule("CAF-25")
def test_same_seed_and_same_decisions_give_the_same_game() -> None:
    ends = []
    for _ in range(2):
        table = new_table(2, "auction", 9)
        while not table.over:
            legal = table.state.legal()
            table.act_code(int(table.state.actor()), legal[(len(table.steps) * 7) % len(legal)])
        ends.append(table.game.position(table.state))
    assert ends[0] == ends[1]


def check_invariants(state: CafeState) -> None:
    """CAF-60 and CAF-94 on every area."""
    for seat in range(state.seats):
        area = state.areas[seat]
        assert area.cups >= 1 and state.points_left >= 0
        assert area.layers <= 1 + state.round
        for slot in range(54):
            count, colour = int(state.beans[seat * 54 + slot]), int(state.hue[seat * 54 + slot])
            if count:
                assert area.visible(slot) and area.kind[slot] <= 5
                assert area.kind[slot] >= 4 or (count == 1 and colour == area.kind[slot])
            if state.aboard(seat, slot) != -1:
                assert state.mode == 1 and area.visible(slot) and area.kind[slot] == 7
        for layer in range(9):
            inside = [int(state.received[(seat * 9 + layer) * 4 + colour]) for colour in range(4)]
            if layer >= area.layers or area.open[layer] != 1:
                assert inside == [0, 0, 0, 0]
            else:
                wanted = [int(state.parts.demand[area.card[layer] * 4 + colour]) for colour in range(4)]
                assert all(a <= b for a, b in zip(inside, wanted, strict=True))


@rule("CAF-60", "CAF-94")
@pytest.mark.parametrize(("mode", "seats"), [("standard", 1), ("standard", 4), ("auction", 2), ("auction", 4)])
def test_invariants_hold_throughout_random_games(mode: str, seats: int) -> None:
    game = registry.game("cafe")
    for seed in range(3):
        chance = FastChance(seed)
        state = game.new(seats, {"mode": mode}, chance)
        assert isinstance(state, CafeState)
        while not game.over(state):
            legal = state.legal()
            # Ending a turn at random leaves areas empty; act as long as there is something to do.
            acting = [code for code in legal if code != 3210 and not 2810 <= code < 3210] or legal
            state.apply(acting[chance.below(2, len(acting))], chance, None)
            check_invariants(state)


def test_what_is_no_notation_says_so() -> None:
    story = placing("S1", "P20")
    for text in (
        "",
        "place",
        "place 1 2",
        "place a b c",
        "place 50 0 0",
        "place 0 0 4",
        "send nowhere",
        "bid 0",
        "bid 512",
        "dance",
    ):
        with pytest.raises(BadInput) as caught:
            story.game.parse(story.state, text)
        assert caught.value.text == "bad-notation"
    with pytest.raises(BadInput):
        story.game.code(story.state, Action("place", {"x": 1}))
    with pytest.raises(BadInput):
        story.game.code(story.state, Action("pick", {"slot": True}))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "players 9",
        "players 1; mode auction\narea 0 S1",
        "players 1; round 9\narea 0 S1",
        "players 1; phase act\narea 0 P01",
        "players 1; phase act\narea 0 S1, P20 0 0 0",  # covers six
        "players 1; phase act\narea 0 S1, P20 9 9 0",  # covers none
        "players 1; phase act\narea 0 S1\nbeans 0 0 0 r",  # a red bean on a brown square
        "players 1; phase act\narea 0 S1\nbeans 0 0 1 r",  # a bean on a cup
        "players 1; phase act\narea 0 S1\nship 0 0 1 r",
        "players 1; phase place\narea 0 S1",  # no card in hand
        "players 1; phase act\narea 0 S1\nhand 0 P01",
        "players 1; phase act\narea 0 S1\nrow P01 P02 P03",
        "players 1; phase pick\narea 0 S1\nrow P01 P01 P03",
        "players 1; phase pick\narea 0 S1\nrow P01 P02 P45",  # a star card
        "players 1; phase act\narea 0 S1\nnonsense 3",
        "players 1; phase act\narea 0 S1\nwarehouse 0 1 1 1",
        "players 1; phase assign\narea 0 S1\nmoving dry 2 0 2 0 0",  # nothing to move
        "players 1; phase send\narea 0 S1\ntransit 1 0 0 0 from 0",  # nothing to choose
        "players 2; phase act\narea 0 S1\narea 1 S1",
    ],
)
def test_impossible_positions_are_refused(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        registry.game("cafe").parse_position(text)
    assert caught.value.text == "bad-position"


def test_pictures_exist_in_every_phase_and_language() -> None:
    game = registry.game("cafe")
    console = Console(width=120, record=True, file=StringIO())
    for language in LANGUAGES:
        words = Words(language, game, ["Ana", "Ben"])
        chance = FastChance(2)
        state: State = game.new(2, {"mode": "auction"}, chance)
        seen = set()
        while not game.over(state):
            kind = game.decision(state).kind
            legal = state.legal()
            if kind not in seen:
                seen.add(kind)
                console.print(draw(game, game.view(state, 0), words))
            state.apply(legal[chance.below(2, len(legal))], chance, None)
        console.print(draw(game, game.view(state, None), words))
    text = console.export_text()
    assert "cup" in text and "Ana" in text and "♚" in text


def test_a_placement_can_be_looked_at_before_it_is_made() -> None:
    story = placing(CAFE_P32, "P20", "cafe 0 P32 1y")
    console = Console(width=140, record=True, file=StringIO())
    words = Words("en", story.game)
    code = story.game.parse(story.state, "place 3 0 0")
    before = story.game.position(story.state)
    console.print(draw_choice(story.game, story.game.view(story.state, 0), code, words))
    text = console.export_text()
    assert "covers 2 squares" in text and "closes Café Paraíso, Tomar" in text and "action points 1 → 2" in text
    assert story.game.position(story.state) == before


def test_effects_tell_what_a_choice_brings() -> None:
    story = solo(CAFE_P32, "beans 0 1 -1 2y, 0 0 y", "cafe 0 P32 1r", points=2)
    told = {
        choice.notation: {effect.kind: effect.fields for effect in choice.effects} for choice in story.game.choices(story.state)
    }
    assert told["deliver"]["delivers"] == {"beans": 2}
    assert told["discard 1 -1"]["loses"] == {"colour": "yellow", "beans": 2}
    assert told["end"]["points_lost"] == {"points": 2}
    story.play("deliver")
    sent = {choice.notation: [effect.fields for effect in choice.effects] for choice in story.game.choices(story.state)}
    assert sent["send P32"] == [{"points": 3}]
    bids = auction()
    assert bids.game.decision(bids.state).fields == {"least": 1, "own": 4}
