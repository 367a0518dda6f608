"""Cards, layout and setting up (CIN-01 to CIN-25)."""

import pytest

from ludocafe.core.chance import Chance, FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.fair_chance import Recorder
from ludocafe.core.state import Journal
from ludocafe.games.cafe_international.rules.decisions import InternationalState
from tests.games.cafe_international.support import at, chairs, fresh, game, seated, tables
from tests.support import Story, rule


class Unshuffled(Chance):
    """Leaves every pile sorted and lets the last player begin."""

    def below(self, stream: int, n: int) -> int:
        return n - 1


@rule("CIN-01", "CIN-02", "CIN-03", "CIN-04", "CIN-05")
def test_there_are_96_guests_of_24_kinds_and_24_tables_and_nothing_else() -> None:
    parts = game().parts
    assert len(game().guests) == 24 and [int(n) for n in parts.copies] == [4] * 24
    assert [int(n) for n in parts.tables] == [2] * 12
    assert game().nations == ("CF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US")
    pieces = game().pieces(fresh(2, 1))
    assert (pieces["guests"], pieces["tables"]) == (96, 24)


@rule("CIN-10", "CIN-11", "CIN-12")
def test_tables_and_chairs_name_each_other_and_lie_side_by_side() -> None:
    data = game().edition.data
    slots, places = data["table_slot"], data["seat"]
    assert [len(slot["seats"]) for slot in slots] == [4] * 5
    for place in places:
        beside = [s["id"] for s in slots if abs(s["col"] - place["col"]) + abs(s["row"] - place["row"]) == 1]
        assert sorted(place["tables"]) == beside == [s["id"] for s in slots if place["id"] in s["seats"]]
    assert [place["id"] for place in places if place["kind"] == "inner"] == [3, 5, 6, 8]
    assert all(len(place["tables"]) == (3 if place["kind"] == "inner" else 1) for place in places)
    assert all(2 in place["tables"] for place in places if place["kind"] == "inner")


@rule("CIN-13", "CIN-40")
def test_a_taken_seat_is_refused() -> None:
    story = at("seated ES-M@0", hand="ES-W IN-M")
    assert story.refused("P:ES-W@0") == ("CIN-40", "seat-taken")
    assert 2 in chairs(story, "ES-W")


@rule("CIN-21", "CIN-22", "CIN-23")
@pytest.mark.parametrize(("seats", "pile"), [(2, 82), (3, 75), (4, 68), (5, 61)])
def test_everybody_has_seven_cards_and_five_tables_lie_out(seats: int, pile: int) -> None:
    state = fresh(seats, 3)
    assert [int(n) for n in state.hand_size] == [7] * seats
    assert (state.pile_size, state.tables_size) == (pile, 19)
    assert all(int(kind) == -1 for kind in state.room.guest) and sum(map(int, state.score)) == 0
    assert [int(n) for n in state.down_size] == [0] * seats
    assert all(int(nation) >= 0 for nation in state.room.table)


@rule("CIN-20", "CIN-24", "CIN-25")
def test_cards_are_dealt_one_by_one_from_the_first_player_on() -> None:
    state = game().new(2, game().check_settings(2, {}), Unshuffled())
    story = Story("cafe_international", state)
    assert state.actor() == 1
    dealt = "US-W US-W US-M US-M TR-M TR-M"
    position = game().position(state)
    assert f"seat 1: hand TR-W {' '.join(sorted(dealt.split(), key=game().guests.index))}" in position
    assert f"seat 0: hand TR-W {' '.join(sorted(dealt.split(), key=game().guests.index))}" in position
    assert tables(story) == "US US TR TR RU", "two tables of one nation may lie out together"
    assert seated(story) == ""


@rule("CIN-25")
def test_chance_is_asked_for_both_shuffles_and_the_first_player_only() -> None:
    recorder = Recorder(FastChance(1))
    game().new(3, game().check_settings(3, {}), recorder)
    assert len(recorder.take()) == 95 + 23 + 1
    game().new(3, game().check_settings(3, {"first_player": "2"}), recorder)
    assert len(recorder.take()) == 95 + 23


@rule("CIN-24")
def test_a_player_at_the_table_may_be_named_to_begin() -> None:
    assert fresh(3, 1, first_player="3").actor() == 2
    assert {int(fresh(3, seed).actor()) for seed in range(20)} == {0, 1, 2}
    with pytest.raises(BadInput):
        game().check_settings(3, {"first_player": "4"})


@rule("CIN-110")
def test_the_same_seed_gives_the_same_game() -> None:
    assert game().position(fresh(4, 5)) == game().position(fresh(4, 5))
    assert game().position(fresh(4, 5)) != game().position(fresh(4, 6))


@rule("CIN-22")
def test_the_start_is_told() -> None:
    journal = Journal()
    state = game().new(2, game().check_settings(2, {}), FastChance(1), journal)
    assert isinstance(state, InternationalState)
    kinds = [event.kind for event in game().read(journal)]
    assert kinds == ["hand_dealt"] * 2 + ["table_revealed"] * 5
