"""Records: they replay from themselves, and everything broken in one is named with its entry."""

import json
import random
from itertools import groupby
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludocafe import registry
from ludocafe.core.chance import FastChance
from ludocafe.core.edition import Edition
from ludocafe.core.errors import BadInput, BrokenRecord
from ludocafe.core.fair_chance import FairChance, commitment
from ludocafe.core.match import Match, replay, verify
from ludocafe.core.playout import best_action
from ludocafe.core.record import read_record
from ludocafe.games.cafe_del_gatto.brain.policy import GattoPolicy

GAME = registry.game("cafe_del_gatto")


def finished(seed: str = "a seed") -> Match:
    table = Match(GAME, 2, seed=seed, names=["Ana", "Bo"])
    chance = FastChance(1)
    while not table.over:
        code = int(best_action(table.state, GattoPolicy(), chance))
        table.act_code(int(table.state.actor()), code, at=float(len(table.entries)))
    return table


def test_match_counts_the_steps_of_a_turn() -> None:
    table = Match(GAME, 2, seed="a seed")
    chance = FastChance(1)
    last, made = -1, 0
    while not table.over:
        actor = int(table.state.actor())
        made = made + 1 if actor == last else 0
        assert table.turn_steps(actor) == made
        table.act_code(actor, int(best_action(table.state, GattoPolicy(), chance)))
        last = actor
    assert max(len(list(run)) for _, run in groupby(table.steps, key=lambda step: step.seat)) > 1


DOCUMENT: dict[str, Any] = json.loads(finished().record().to_json())


def broken(change: dict[str, Any]) -> BrokenRecord:
    """The complaint about a changed record."""
    text = json.dumps({**DOCUMENT, **change})
    with pytest.raises(BrokenRecord) as caught:
        record = read_record(text)
        verify(record, registry.game_of(record))
    return caught.value


def entries_with(number: int, **change: Any) -> dict[str, Any]:
    entries = [dict(entry) for entry in DOCUMENT["entries"]]
    entries[number - 1] |= change
    return {"entries": entries}


def test_a_record_replays_and_its_shuffles_are_checked() -> None:
    record = read_record(json.dumps(DOCUMENT))
    table = verify(record, GAME)
    assert table.over and record.result is not None
    assert record.commitment == commitment("a seed") and record.seed == "a seed"


def test_an_unfinished_game_keeps_its_seed_secret() -> None:
    table = Match(GAME, 3, seed="secret")
    table.act(0, "take")
    record = table.record()
    assert record.seed == "" and "secret" not in record.to_json()
    assert record.commitment == commitment("secret")


@pytest.mark.parametrize(
    ("change", "text", "entry"),
    [
        ({"format": 99}, "record-unknown-format", 0),
        ({"format": "one"}, "record-unknown-format", 0),
        ({"game": "chess"}, "record-unknown-game", 0),
        ({"rules_version": 77}, "record-other-rules", 0),
        ({"edition": {"name": "mine", "hash": "0"}}, "record-other-edition", 0),
        ({"edition": {"name": "mine", "hash": "0", "data": {"tokens": []}}}, "edition-invalid", 0),
        ({"seats": 9}, "bad-seats", 0),
        ({"settings": {"colour": "red"}}, "bad-option", 0),
        ({"setup": DOCUMENT["setup"][:-1]}, "record-chance-missing", 0),
        ({"setup": [*DOCUMENT["setup"], 0]}, "record-chance-surplus", 0),
        ({"setup": [99, *DOCUMENT["setup"][1:]]}, "record-chance-impossible", 0),
        ({"entries": "none"}, "record-malformed", 0),
        (entries_with(1, do="dance"), "record-bad-entry", 1),
        (entries_with(3, do="serve doppio"), "record-illegal-entry", 3),
        (entries_with(2, seat=1), "record-bad-entry", 2),
        (entries_with(2, chance=[]), "record-chance-missing", 2),
        (entries_with(1, chance=[1]), "record-chance-surplus", 1),
        (entries_with(1, undo=5), "record-bad-entry", 1),
        ({"seed": "another"}, "record-wrong-seed", 0),
        ({"seed": "another", "commitment": ""}, "record-unfair", 0),
        ({"result": {**DOCUMENT["result"], "points": [99, 0]}}, "record-wrong-result", len(DOCUMENT["entries"])),
    ],
)
def test_broken_record_names_its_entry(change: dict[str, Any], text: str, entry: int) -> None:
    error = broken(change)
    assert (error.text, error.entry) == (text, entry)


@pytest.mark.parametrize("game", sorted(registry.kinds()))
def test_a_game_that_began_with_a_position_replays_from_its_record(game: str) -> None:
    played = registry.game(game)
    seats = min(count for count in played.seat_counts if count > 1)
    rng = random.Random(4)
    before = Match(played, seats, seed="before")
    for _ in range(12):
        before.act(before.actor, rng.choice(before.legal()))
    seen = before.view(before.actor)
    position = played.position(played.sample(seen, FairChance("another deal")))
    match = Match(played, seats, seed="after", position=position)
    assert match.view(before.actor) == seen, "what was seen stays as it was"
    assert match.setup == []
    while not match.over:
        match.act(match.actor, rng.choice(match.legal()))
    record = read_record(match.record().to_json())
    assert played.position(verify(record, played).state) == played.position(match.state)


def test_a_position_is_for_the_seats_that_it_shows() -> None:
    with pytest.raises(BadInput, match="bad-position"):
        Match(GAME, 3, seed="any", position=GAME.position(Match(GAME, 2, seed="any").state))


@pytest.mark.parametrize("text", ["", "{", "[]", "3", '{"format": 1}', '"text"', json.dumps(DOCUMENT)[:500]])
def test_invalid_record_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord):
        read_record(text)


def test_the_first_format_is_migrated() -> None:
    old = {key: value for key, value in DOCUMENT.items() if key != "settings"}
    old["format"] = 0
    old["options"] = {}
    old["entries"] = [[entry["seat"], entry["do"], entry.get("chance", [])] for entry in DOCUMENT["entries"]]
    assert verify(read_record(json.dumps(old)), GAME).over


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_no_edit_of_a_record_causes_anything_but_a_clear_error(data: st.DataObject) -> None:
    document = json.loads(json.dumps(DOCUMENT))
    key = data.draw(st.sampled_from(sorted(document)))
    junk = st.recursive(st.none() | st.integers() | st.text(max_size=5), lambda inner: st.lists(inner, max_size=2), max_leaves=3)
    if key == "entries" and data.draw(st.booleans()):
        entry = data.draw(st.sampled_from(document["entries"]))
        entry[data.draw(st.sampled_from(["seat", "do", "chance", "undo"]))] = data.draw(junk)
    else:
        document[key] = data.draw(junk)
    try:
        record = read_record(json.dumps(document))
        verify(record, registry.game_of(record))
    except BrokenRecord as error:
        assert error.text


def test_undo_is_an_entry_and_replays() -> None:
    table = Match(GAME, 2, seed="undo")
    cheapest = next(choice for choice in GAME.choices(table.state) if choice.action.kind == "buy")
    table.act(0, cheapest.notation)
    assert table.undoable(0) == 1 and table.undoable(1) == 0
    table.undo(0)
    with pytest.raises(BadInput):
        table.undo(0)
    table.act(0, "take")
    record = read_record(table.record().to_json())
    assert [entry.undo for entry in record.entries] == [0, 1, 0]
    assert GAME.position(replay(record, GAME).state) == GAME.position(table.state)


def test_a_record_carries_an_edition_of_its_own() -> None:
    data = json.loads(json.dumps(GAME.edition.data))
    data["actions"]["take_coins"]["value"] = 3
    game = registry.game("cafe_del_gatto", Edition(data, "generous"))
    table = Match(game, 2, seed="x")
    table.act(0, "take")
    record = read_record(table.record().to_json())
    assert registry.game_of(record).edition.name == "generous"
    assert replay(record, registry.game_of(record)).state.legal() == table.state.legal()


def test_fair_chance_is_uniform_and_repeatable() -> None:
    first = [FairChance("s").below(2, 6) for _ in range(3)]
    assert len(set(first)) == 1
    chance = FairChance("s")
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(2, 6)] += 1
    assert all(850 < count < 1150 for count in counts)
