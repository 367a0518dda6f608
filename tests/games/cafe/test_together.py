"""Building at once (CAF-49): everybody places and acts at their own pace, and nothing one does depends on another."""

import random

import pytest

from ludocafe import registry
from ludocafe.bots.budget import Budget
from ludocafe.bots.levels import choose
from ludocafe.core.chance import FastChance, FixedChance
from ludocafe.core.errors import BadInput, BrokenRecord
from ludocafe.core.match import Match, UndoPolicy, replay
from ludocafe.core.playout import perft
from ludocafe.core.record import OWN, read_record
from ludocafe.testing.battery import Setup, check_at_once, open_table, settled
from tests.games.cafe.support import ONE_GROUP, START, TWO_CAFES
from tests.support import Story, rule

GAME = registry.game("cafe")


def table(seats: int = 3, mode: str = "standard", policy: UndoPolicy | None = None) -> Match:
    """All cards are picked: everybody builds."""
    settings = {"mode": mode, "build": "together"}
    match = Match(GAME, seats, settings, FastChance(4), policy=policy or UndoPolicy())
    while not match.state.at_once():
        match.act(match.actor, match.legal()[0])
    return match


def place(match: Match, seat: int) -> None:
    match.act(seat, match.legal(seat)[0])


def build(match: Match, seat: int) -> None:
    """Place, produce and be done."""
    place(match, seat)
    match.act(seat, next(do for do in match.legal(seat) if do.startswith("produce")))
    match.act(seat, "end")


@rule("CAF-49", "CAF-30")
@pytest.mark.parametrize("mode", ["standard", "auction"])
def test_everybody_builds_once_the_last_card_is_picked(mode: str) -> None:
    match = table(mode=mode)
    assert match.deciding == (0, 1, 2)
    assert match.actor == GAME.view(match.state, None).order[0], "who is asked first begins the build order"
    for seat in range(3):
        assert match.decision(seat).seat == seat and match.decision(seat).kind == "place"


@rule("CAF-49", "CAF-48")
@pytest.mark.parametrize("mode", ["standard", "auction"])
def test_the_round_is_over_when_all_are_done(mode: str) -> None:
    match = table(mode=mode)
    order = [2, 0, 1]
    for seat in order:
        before = len(match.log)
        build(match, seat)
        told = [event.kind for step in match.log[before:] for event in step.events]
        assert told.count("building_ended") == 1
        assert ("round_started" in told) == (seat == order[-1]), "nothing of the next round is shown before all are done"
    assert GAME.view(match.state, None).round == 2 and len(match.deciding) == 1


@rule("CAF-49")
def test_who_is_done_waits_and_says_so() -> None:
    match = table()
    build(match, 1)
    assert match.deciding == (0, 2) and match.choices(1) == [] and match.legal(1) == []
    with pytest.raises(BadInput, match="not-your-turn"):
        match.act(1, "end")
    assert [builder is None for builder in GAME.view(match.state, None).builders] == [False, True, False]
    asked = match.actor
    match.state.turn_to(1)
    assert match.state.actor() == asked, "nobody is asked again in the same round"


@rule("CAF-49")
def test_everybody_sees_what_they_are_asked_themselves() -> None:
    match = table()
    place(match, 2)
    own, other, done = GAME.view(match.state, 2), GAME.view(match.state, 0), GAME.view(match.state, None)
    assert GAME.declaration.questions[own.phase].name == "act" and own.deciding == 2 and own.points_left > 0
    assert GAME.declaration.questions[other.phase].name == "place" and other.deciding == 0 and other.points_left == 0
    assert done.deciding == done.order[0], "who looks on sees the first who is not done"
    assert other.builders[2] is not None and other.builders[2].points_left == own.points_left


@rule("CAF-49", "CAF-43")
def test_who_could_take_no_card_acts_at_once() -> None:
    cups = [card["id"] for card in GAME.edition.data["plan"] if "K" in card["squares"]][:3]
    head = "players 2; round 4; phase pick; turn 1; build together"
    story = Story("cafe", f"{head}\narea 0 {START}; area 1 S2\nrow {' '.join(cups)}")
    story.play("pick 0")
    assert story.kinds()[0] == "pick_blocked" and story.state.at_once()
    assert [story.state.may_decide(seat) for seat in range(2)] == [True, True]
    for seat in range(2):
        story.state.turn_to(seat)
        assert story.game.decision(story.state).kind == "act"  # nobody holds a card in this position


@rule("CAF-49", "CAF-65", "CAF-67")
def test_an_action_may_be_left_half_done_while_others_go_on() -> None:
    """Beans in transit and squares being filled belong to whoever moves them."""
    story = Story(
        "cafe",
        "\n".join(
            [
                "players 2; round 8; phase send; points 0; build together; deciding 1",
                f"area 0 {ONE_GROUP}",
                f"area 1 {TWO_CAFES}",
                "transit 2 0 3 1 from 1",
                "building 0 act 1",
            ]
        ),
    )
    offered = story.legal()
    story.state.turn_to(0)
    story.play("produce 0 0" if "produce 0 0" in story.legal() else story.legal()[0])
    assert [int(n) for n in story.state.transit] == [0, 0, 0, 0]
    story.state.turn_to(1)
    assert story.legal() == offered and [int(n) for n in story.state.transit] == [2, 0, 3, 1]
    text = story.game.position(story.state)
    assert "transit 2 0 3 1 from 1" in text and story.game.position(story.game.parse_position(text)) == text


@rule("CAF-49")
@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ("building 1 act 1", "building"),  # told twice
        ("building 0 place 0", "building"),  # without a card in hand
        ("building 0 pick 0", "building"),
        ("building 0 act 1; hand 0 P05", "building"),  # with a card nothing but placing it is asked
        ("turn 1; building 0 act 1", "turn"),
    ],
)
def test_impossible_positions_are_refused(wrong: str, where: str) -> None:
    head = "players 2; round 8; phase act; points 1; build together; deciding 1"
    with pytest.raises(BadInput) as caught:
        GAME.parse_position(f"{head}\narea 0 S1; area 1 S2\n{wrong}")
    assert caught.value.fields["where"] == where


@rule("CAF-49")
def test_building_alone_or_in_turn_is_never_at_once() -> None:
    with pytest.raises(BadInput, match="bad-option-seats"):
        Match(GAME, 1, {"build": "together"}, FastChance(1))
    match = Match(GAME, 2, {}, FastChance(1))
    while not match.over:
        assert not match.state.at_once() and match.deciding == (match.actor,)
        match.act(match.actor, match.legal()[0])


@rule("CAF-49", "CAF-92")
def test_one_takes_back_only_ones_own_steps_and_even_the_end() -> None:
    match = table()
    place(match, 0)
    build(match, 1)
    build(match, 2)
    picture = settled(GAME, match.state)
    assert [match.undoable(seat) for seat in range(3)] == [1, 3, 3]
    step = match.undo(1, 2)
    assert (step.entry.do, step.entry.undo, step.notation_for((), False)) == (OWN, 2, OWN), (
        "everybody may know whose steps these were"
    )
    assert match.deciding == (0, 1) and match.undoable(1) == 1 and match.undoable(2) == 3
    match.act(1, next(do for do in match.legal(1) if do.startswith("produce")))
    match.act(1, "end")
    assert settled(GAME, match.state) == picture
    match.act(0, "end")
    assert [match.undoable(seat) for seat in range(3)] == [0, 0, 0], "what ended the round is everybody's"


@rule("CAF-49", "CAF-92")
def test_where_steps_are_final_with_the_turn_the_end_is_final_once_all_are_done() -> None:
    match = table(policy=UndoPolicy(after_turn=False))
    assert not any(match.undoable(seat) for seat in range(3)), "the pick is over: others are to build as well"
    place(match, 0)
    build(match, 1)
    assert [match.undoable(seat) for seat in range(3)] == [1, 3, 0], "it changes nothing for the others"
    match.undo(1)
    assert match.deciding == (0, 1, 2)
    match.act(1, "end")
    build(match, 2)
    match.act(0, "end")
    assert [match.undoable(seat) for seat in range(3)] == [0, 0, 0]


@rule("CAF-49")
def test_records_tell_whose_steps_were_taken_back() -> None:
    match = table()
    place(match, 0)
    place(match, 1)
    match.undo(0)
    place(match, 2)
    match.take_back(2, 1)  # by consent: the latest step, whoever made it
    again = replay(read_record(match.record().to_json()), GAME)
    assert [entry.do for entry in again.entries if entry.undo] == [OWN, ""]
    assert settled(GAME, again.state) == settled(GAME, match.state)
    broken = match.record()
    broken.entries[-3].undo = 7
    with pytest.raises(BrokenRecord, match="record-bad-entry"):
        replay(broken, GAME)


@rule("CAF-49")
@pytest.mark.parametrize("seed", range(4))
def test_undoing_at_random_leaves_what_the_other_steps_lead_to(seed: int) -> None:
    for mode in ("standard", "auction"):
        assert check_at_once(GAME, Setup("cafe", 4, (("mode", mode), ("build", "together"))), seed) > 0


@rule("CAF-49", "CAF-30")
def test_the_result_is_that_of_building_in_turn() -> None:
    """The same decisions lead to the same areas, warehouses and points, whether seats build in turn or at once."""
    for mode in ("standard", "auction"):
        in_turn = open_table(GAME, Setup("cafe", 3, (("mode", mode),)), 8)
        at_once = open_table(GAME, Setup("cafe", 3, (("mode", mode), ("build", "together"))), 8)
        player = random.Random(8)
        while not in_turn.over:
            seat, do = in_turn.actor, player.choice(in_turn.legal())
            in_turn.act(seat, do)
            at_once.act(seat, do)
        assert at_once.over and at_once.result() == in_turn.result()
        assert GAME.position(at_once.state).replace("build together\n", "") == GAME.position(in_turn.state)


@rule("CAF-49", "CAF-30")
@pytest.mark.parametrize("mode", ["standard", "auction"])
def test_the_tree_of_actions_is_that_of_building_in_turn(mode: str) -> None:
    """Whoever follows the actor takes the decisions of one seat after the other: as many sequences, whatever the depth."""
    found = []
    for build in ("in_turn", "together"):
        match = Match(GAME, 3, {"mode": mode, "build": build}, FastChance(4))
        while GAME.decision(match.state).kind != "place":
            match.act(match.actor, match.legal()[0])
        for _ in range(2):  # the first two are done: the tree spans the end of the round
            place(match, match.actor)
            match.act(match.actor, "end")
        found.append([int(perft(match.state, depth, FixedChance(1))) for depth in (1, 2, 3)])
    assert found[0] == found[1]


@rule("CAF-49")
@pytest.mark.parametrize("level", ["random", "apprentice", "regular", "barista"])
def test_a_bot_decides_for_its_own_seat_whoever_was_asked_last(level: str) -> None:
    match = table()
    place(match, 0)
    for seat in (2, 1, 0):
        chosen = set()
        for other in match.deciding:
            match.state.turn_to(other)
            chosen.add(choose(level, GAME, match.view(seat), 3, Budget(simulations=6)))
        assert len(chosen) == 1
        code = chosen.pop()
        match.act_code(seat, code)
