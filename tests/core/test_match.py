"""The one running game: who may take back what, and a match that keeps little of its past."""

import random

import pytest

from ludocafe import registry
from ludocafe.core.chance import FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.game import Game
from ludocafe.core.match import Match, UndoPolicy, replay
from ludocafe.testing.battery import ask_anybody, settled
from tests.support import rule

TRADERS = registry.game("coffee_traders")
GATTO = registry.game("cafe_del_gatto")
AMONG_BOTS = UndoPolicy(bots=frozenset((1, 2)))


def own_turn(match: Match, seat: int, rng: random.Random) -> None:
    """Random steps until ``seat`` is to decide."""
    while not match.over and match.actor != seat:
        match.act_code(match.actor, rng.choice(match.state.legal()))


@rule("CTR-610")
def test_who_plays_among_bots_goes_back_to_the_previous_turn() -> None:
    """The bots' steps go with the own one; the turn before that one is final."""
    rng = random.Random(5)
    match = Match(TRADERS, 3, chance=FastChance(5), policy=AMONG_BOTS)
    own_turn(match, 0, rng)
    passed = 0
    while passed < 3:
        before, number = TRADERS.position(match.state), match.number
        match.act_code(0, rng.choice(match.state.legal()))
        own_turn(match, 0, rng)
        turn = [step.seat for step in match.steps]
        first = len(turn) - 1 - turn[::-1].index(0)
        if match.number == number + 1 or match.undoable(0) == 0:
            continue
        assert 0 < match.undoable(0) <= turn[: first + 1].count(0)
        taken_back = match.undo(0)
        assert taken_back.entry.undo == match.number - number - 1 > 1
        assert TRADERS.position(match.state) == before and match.actor == 0
        own_turn(match, 0, rng)
        match.act_code(0, rng.choice(match.state.legal()))
        own_turn(match, 0, rng)
        passed += 1
    assert TRADERS.position(replay(match.record(), TRADERS).state) == TRADERS.position(match.state)


@rule("CTR-610")
def test_with_other_people_at_the_table_a_turn_is_final_when_they_go_on() -> None:
    for policy in (UndoPolicy(), UndoPolicy(bots=frozenset((2,)))):
        rng = random.Random(5)
        match = Match(TRADERS, 3, chance=FastChance(5), policy=policy)
        own_turn(match, 0, rng)
        match.act_code(0, rng.choice(match.state.legal()))
        own_turn(match, 1, rng)
        match.act_code(1, rng.choice(match.state.legal()))
        assert match.undoable(0) == 0


def test_only_games_that_say_so_let_a_lone_player_go_back_a_turn() -> None:
    match = Match(GATTO, 3, chance=FastChance(5), policy=AMONG_BOTS)
    match.act(0, "take")
    assert match.undoable(0) == 1
    match.act(1, "take")
    assert match.undoable(0) == 0


def test_where_steps_are_final_with_the_turn_only_the_own_turn_is_taken_back() -> None:
    match = Match(GATTO, 2, chance=FastChance(1), policy=UndoPolicy(after_turn=False))
    match.act(0, "take")
    assert match.undoable(0) == 0
    match.policy = UndoPolicy()
    assert match.undoable(0) == 1


def test_a_match_takes_back_no_more_than_the_policy_allows() -> None:
    match = Match(GATTO, 2, chance=FastChance(1), policy=UndoPolicy(most_steps=3))
    match.act(0, "take")
    match.undo(0)
    match.act(0, "take")
    assert match.undoable(0) == 0
    with pytest.raises(BadInput, match="too-much-undone"):
        match.undo(0)


def test_undo_by_consent_excludes_sealed_steps_against_bots() -> None:
    match = Match(GATTO, 2, chance=FastChance(1))
    match.act(0, "clean milk")  # draws: sealed
    match.check_consent(1)
    with pytest.raises(BadInput):
        match.check_consent(2)
    match.policy = UndoPolicy(bots=frozenset((1,)))
    with pytest.raises(BadInput):
        match.check_consent(1)


def play_both(whole: Match, lean: Match, rng: random.Random) -> None:
    """One step or one taking back, the same in both."""
    seat = rng.choice(range(whole.seats))
    undoable = whole.undoable(seat)
    if undoable and rng.random() < 0.3:
        count = rng.randint(1, undoable)
        assert whole.undo(seat, count).entry == lean.undo(seat, count).entry
        return
    seat = ask_anybody(whole.state, rng)
    code = rng.choice(whole.state.legal())
    assert whole.act_code(seat, code) == lean.act_code(seat, code)


IN_TURN: list[tuple[Game, dict[str, str]]] = [(registry.game(id), {}) for id in registry.kinds()]
AT_ONCE = (registry.game("cafe"), {"build": "together"})


@pytest.mark.parametrize(
    ("game", "settings"), [*IN_TURN, AT_ONCE], ids=lambda part: part.id if isinstance(part, Game) else "-".join(part)
)
@pytest.mark.parametrize("policy", [UndoPolicy(), AMONG_BOTS, UndoPolicy(after_turn=False)], ids=["people", "bots", "strict"])
def test_trimmed_match_answers_like_untrimmed_one(game: Game, settings: dict[str, str], policy: UndoPolicy) -> None:
    rng = random.Random(3)
    whole = Match(game, 3, settings, FastChance(9), policy=policy)
    lean = Match(game, 3, settings, FastChance(9), policy=policy, keep=5)
    for number in range(120):
        if whole.over:
            break
        play_both(whole, lean, rng)
        for seat in range(3):
            assert whole.undoable(seat) == lean.undoable(seat)
        for seat in whole.deciding if number % 10 == 0 else ():
            assert whole.made(seat) == lean.made(seat)
            assert whole.turn_steps(seat) == lean.turn_steps(seat)
        assert [step.entry for step in whole.log[-5:]] == [step.entry for step in lean.log[-5:]]
    assert settled(game, whole.state) == settled(game, lean.state)
    assert len(lean.log) <= 10 and whole.number == lean.number == len(whole.log)


def test_decisions_and_choices_belong_to_a_seat() -> None:
    match = Match(GATTO, 2, chance=FastChance(1))
    assert match.deciding == (0,) and match.choices(0) and match.choices(1) == []
    with pytest.raises(BadInput, match="not-your-turn"):
        match.check(1, "take")
    rng = random.Random(1)
    while not match.over:
        match.act_code(match.actor, rng.choice(match.state.legal()))
    assert not match.deciding and match.undoable(0) == match.undoable(1) == 0
    with pytest.raises(BadInput, match="game-is-over"):
        match.act(0, "take")
