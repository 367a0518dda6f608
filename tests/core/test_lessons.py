"""The first games: every lesson can be completed, whatever of the awaited the learner does."""

import pytest

from ludocafe import registry
from ludocafe.core.errors import BadInput, IllegalAction
from ludocafe.core.game import Game
from ludocafe.core.lessons import READ, Lesson, Scene, find, lessons, scene, texts, walk
from ludocafe.core.words import LANGUAGES, Words

TAUGHT = [id for id in sorted(registry.kinds()) if lessons(registry.game(id))]
ALL = [(id, lesson.id) for id in TAUGHT for lesson in lessons(registry.game(id))]


def taught(id: str, lesson: str) -> tuple[Game, Lesson]:
    game = registry.game(id)
    return game, find(game, lesson)


def gatto(*done: str, lesson: str = "buying") -> Scene:
    return scene(*taught("cafe_del_gatto", lesson), done)


@pytest.mark.parametrize(("id", "lesson"), ALL)
def test_a_lesson_can_be_completed_in_every_way_it_allows(id: str, lesson: str) -> None:
    game, lesson_of = taught(id, lesson)
    ends = 0
    for done, here in walk(game, lesson_of):
        assert here.number == len(done)
        if here.step is None:
            ends += 1
            continue
        waits = here.step.do or here.step.refused
        assert bool(here.awaited) == bool(waits), here.step.id
        if waits:
            assert here.state.actor() == lesson_of.seat, here.step.id
        for notation in here.awaited:
            refusal = game.refusal(here.state, game.parse(here.state, notation))
            assert (refusal is None) == bool(here.step.do), (here.step.id, notation)
    assert 1 <= ends <= 500


@pytest.mark.parametrize(("id", "lesson"), ALL)
def test_what_a_step_names_exists(id: str, lesson: str) -> None:
    game, lesson_of = taught(id, lesson)
    assert len({step.id for step in lesson_of.step}) == len(lesson_of.step)
    for _done, here in walk(game, lesson_of):
        if here.step is None:
            continue
        legal = {game.notation(here.state, code) for code in here.state.legal()}
        kinds = {game.action(here.state, code).kind for code in here.state.legal()}
        assert not set(here.step.do) - legal - kinds, here.step.id
        for point in here.step.point:
            if "=" not in point and not point.endswith("*"):
                game.parse(here.state, point)


@pytest.mark.parametrize("id", list(registry.kinds()))
def test_a_first_game_is_taught_in_ten_to_thirty_steps(id: str) -> None:
    game = registry.game(id)
    steps = [step for lesson in lessons(game) for step in lesson.step]
    assert 10 <= len(steps) <= 30
    assert any(step.refused for step in steps)
    assert any(step.play for step in steps)
    ids = [lesson.id for lesson in lessons(game)]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("id", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_and_they_are_short(id: str, language: str) -> None:
    game = registry.game(id)
    words = Words(language, game)
    for text in texts(game):
        assert words.has(text), text
        assert len(words.say(text)) <= 420, text


def test_a_scene_follows_from_the_answers() -> None:
    first = gatto()
    assert first.step is not None and first.step.id == "goal" and first.awaited == []
    buy = gatto(READ, READ, READ)
    assert buy.awaited == ["buy coffee 1"] and buy.moves == []
    bought = gatto(READ, READ, READ, "buy coffee 1")
    assert [move.do for move in bought.moves] == ["buy coffee 1"]
    other = gatto(READ, READ, READ, "buy coffee 1", "place doppio")
    assert [(move.seat, move.do) for move in other.moves] == [
        (0, "place doppio"),
        (1, "buy milk 1"),
        (1, "place latte_macchiato"),
    ]


def test_an_awaited_refusal_is_shown_and_changes_nothing() -> None:
    game, _ = taught("cafe_del_gatto", "buying")
    before = (READ, READ, READ, "buy coffee 1", "place doppio", READ)
    after = gatto(*before, "buy coffee 1")
    assert after.refusal is not None and after.refusal.reason == "too-dear"
    assert game.position(after.state) == game.position(gatto(*before).state)
    assert gatto(*before, "buy coffee 1", "take").refusal is None


def test_any_attempt_of_a_kind_may_be_awaited() -> None:
    game, lesson = taught("cafe", "building")
    before = (READ, READ, READ, "pick 1", "pay green")
    assert scene(game, lesson, before).awaited == ["place 2 -1 0"]
    for attempt in ("place 2 -1 0", "place -2 -1 0"):
        after = scene(game, lesson, (*before, attempt))
        assert after.refusal is not None and after.refusal.reason == "covers-too-few"
    with pytest.raises(IllegalAction):
        scene(game, lesson, (*before, "produce 0 0"))
    with pytest.raises(BadInput):
        scene(game, lesson, (*before, "place 2 0 0"))


def test_other_answers_are_refused() -> None:
    with pytest.raises(IllegalAction) as illegal:
        gatto(READ, READ, READ, "serve doppio")
    assert illegal.value.refusal.rule == "GAT-50"
    for text, done in {
        "lesson-other-choice": (READ, READ, READ, "take"),
        "lesson-your-move": (READ, READ, READ, READ),
        "bad-notation": (READ, READ, READ, "drink"),
    }.items():
        with pytest.raises(BadInput) as bad:
            gatto(*done)
        assert bad.value.text == text
    with pytest.raises(BadInput) as legal:  # a step that waits for a refusal takes no legal choice
        gatto(READ, "serve cappuccino", lesson="serving")
    assert legal.value.text == "lesson-other-choice"
    with pytest.raises(BadInput) as early:  # nothing is done before the coach has spoken
        gatto("take")
    assert early.value.text == "lesson-other-choice"


def test_there_is_nothing_after_the_end_and_no_unknown_lesson() -> None:
    game, lesson = taught("cafe_del_gatto", "ending")
    done = next(done for done, here in walk(game, lesson) if here.step is None)
    with pytest.raises(BadInput) as over:
        scene(game, lesson, (*done, READ))
    assert over.value.text == "lesson-over"
    with pytest.raises(BadInput) as unknown:
        find(game, "sleeping")
    assert unknown.value.text == "lesson-unknown"
