"""Lessons over HTTP: no identity, nothing kept."""

from typing import Any

import httpx
import pytest

from ludocafe import registry
from ludocafe.core.lessons import READ, find, lessons, walk

HEADERS = {"X-Ludocafe": "1"}


def learn(server: str, lesson: str, *done: str, game: str = "cafe_del_gatto", status: int = 200) -> dict[str, Any]:
    answer = httpx.post(f"{server}/api/lessons/{game}", json={"lesson": lesson, "done": list(done)}, headers=HEADERS)
    assert answer.status_code == status, answer.text
    document: dict[str, Any] = answer.json()
    return document


def test_games_name_their_lessons(server: str) -> None:
    for game in httpx.get(f"{server}/api/games").json():
        assert game["lessons"] == [lesson.id for lesson in lessons(registry.game(game["id"]))]


def test_lesson_step_names_the_awaited_action(server: str) -> None:
    first = learn(server, "buying")
    assert first["step"] == {
        "text": "lesson-buying-goal",
        "number": 0,
        "wait": "read",
        "awaited": [],
        "point": ["serve *"],
    }
    assert first["title"] == "lesson-buying" and first["choices"] == [] and first["seat"] == 0
    buy = learn(server, "buying", READ, READ, READ)
    assert buy["step"]["wait"] == "do" and buy["step"]["awaited"] == ["buy coffee 1"]
    assert "take" in [choice["notation"] for choice in buy["choices"]]
    placed = learn(server, "buying", READ, READ, READ, "buy coffee 1", "place doppio")
    assert [move["do"] for move in placed["moves"]] == ["place doppio", "buy milk 1", "place latte_macchiato"]
    assert placed["moves"][1]["events"][0]["kind"] == "token_bought"
    tried = learn(server, "buying", READ, READ, READ, "buy coffee 1", "place doppio", READ, "buy coffee 1")
    assert tried["refusal"]["rule"] == "GAT-40"


def test_wrong_answers_are_refused_with_their_rule(server: str) -> None:
    illegal = learn(server, "buying", READ, READ, READ, "serve doppio", status=400)
    assert (illegal["text"], illegal["rule"]) == ("refusal-cup-not-full", "GAT-50")
    other = learn(server, "buying", READ, READ, READ, "take", status=400)
    assert (other["text"], other["rule"]) == ("lesson-other-choice", None)
    assert learn(server, "sleeping", status=400)["text"] == "lesson-unknown"
    assert learn(server, "buying", game="ludo", status=404)["text"] == "unknown-game"
    assert learn(server, "buying", *[READ] * 101, status=400)["text"] == "bad-request"


@pytest.mark.parametrize("id", sorted(id for id in registry.kinds() if lessons(registry.game(id))))
def test_the_end_of_each_lesson(server: str, id: str) -> None:
    game = registry.game(id)
    for lesson in lessons(game):
        done = next(done for done, here in walk(game, find(game, lesson.id)) if here.step is None)
        last = learn(server, lesson.id, *done, game=id)
        assert last["step"] is None and last["steps"] == len(done) and last["choices"] == []
        assert (last["places"] is not None) == (last["decision"]["seat"] is None)


def test_a_learner_sees_no_hidden_card(server: str) -> None:
    scene = learn(server, "seating", game="cafe_international")
    assert scene["view"]["players"][0]["hand"] and scene["view"]["players"][1]["hand"] is None
    drawn = learn(server, "seating", READ, READ, "P:ES-W@0", "P:ES-M@2", "P:FR-W@3", game="cafe_international")
    event = drawn["moves"][1]["events"][0]
    assert event["kind"] == "guest_drawn" and event["hidden"] and "guest" not in event["fields"]
