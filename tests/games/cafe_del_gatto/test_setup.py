"""Components and set-up (GAT-01 to GAT-14), checklist 1 to 6."""

import pytest

from ludocafe.core.chance import FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.fair_chance import Replayed
from ludocafe.core.state import Journal
from ludocafe.games.cafe_del_gatto.rules.decisions import GattoState
from tests.games.cafe_del_gatto.counter import TOKENS, at, census, game
from tests.support import rule


def fresh(seats: int, seed: int = 1) -> GattoState:
    state = game().new(seats, {}, FastChance(seed))
    assert isinstance(state, GattoState)
    return state


@rule("GAT-01", "GAT-02")
def test_there_are_three_tokens_of_each_value_and_preparation() -> None:
    tokens = game().edition.data["tokens"]
    assert [token["id"] for token in tokens] == TOKENS
    assert {(token["value"], token["preparation"]) for token in tokens} == {
        (value, preparation) for value in (1, 2, 3, 4) for preparation in ("cold", "creamy", "hot")
    }
    assert [token["copies"] for token in tokens] == [3] * 12


@rule("GAT-02", "GAT-11", "GAT-08")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ten_tokens_fill_the_machine_and_26_stay_in_the_bag(seats: int) -> None:
    state = fresh(seats)
    assert all(kind >= 0 for kind in state.machine) and len(state.machine) == 10
    assert state.bag_size == 26 and state.discard_size == 0
    counts = [int(copies) for copies in state.bag]
    for kind in state.machine:
        counts[kind] += 1
    assert counts == [3] * 12


@rule("GAT-11")
def test_the_milk_column_is_filled_first_from_the_bottom() -> None:
    journal = Journal()
    state = game().new(2, {}, Replayed([0] * 10), journal)
    assert game().position(state).splitlines()[1:3] == ["milk 1c 1c 1c 1f 1f", "coffee 1f 1h 1h 1h 2c"]
    drawn = [event.fields for event in game().read(journal) if event.kind == "token_drawn"]
    assert [(fields["column"], fields["row"]) for fields in drawn] == [
        (column, row) for column in ("milk", "coffee") for row in range(1, 6)
    ]


@rule("GAT-12", "GAT-06", "GAT-07")
@pytest.mark.parametrize(("seats", "held", "reserve"), [(2, 9, 36), (3, 14, 31), (4, 19, 26), (5, 24, 21)])
def test_everybody_gets_five_coins_and_the_first_player_tips(seats: int, held: int, reserve: int) -> None:
    state = fresh(seats)
    assert [int(coins) for coins in state.coins] == [4] + [5] * (seats - 1)
    assert sum(int(coins) for coins in state.coins) == held and state.coin_reserve == reserve
    assert not any(state.sugar) and state.sugar_reserve == 12


@rule("GAT-13", "GAT-05")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 30), (3, 35), (4, 40), (5, 45)])
def test_the_lowest_tile_is_there_once_per_player_and_the_others_once(seats: int, tiles: int) -> None:
    view = game().view(fresh(seats), None)
    assert view.stock == [[seats, 1, 1, 1, 1]] * 5
    assert census(fresh(seats))["tiles"] == tiles


@rule("GAT-03", "GAT-14")
def test_everybody_has_one_empty_cup_of_each_type() -> None:
    view = game().view(fresh(3), None)
    assert all(len(player.cups) == 5 for player in view.players)
    assert all(cup.tokens == [] and cup.tile == -1 for player in view.players for cup in player.cups)
    spaces = {cup["id"]: "".join(face[0] for face in cup["spaces"]) for cup in game().edition.data["cups"]}
    assert spaces == {"espresso": "c", "espresso_macchiato": "cm", "doppio": "cc", "cappuccino": "cmm", "latte_macchiato": "mmcm"}


@rule("GAT-10", "GAT-20")
def test_seat_0_begins_and_turns_go_clockwise() -> None:
    story = at("players 3; seat 0: coins 4")
    seats = []
    for _ in range(4):
        seats.append(story.state.actor())
        story.play("take")
    assert seats == [0, 1, 2, 0] and story.state.round == 2


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_only_two_to_five_can_play(seats: int) -> None:
    with pytest.raises(BadInput) as caught:
        game().check_settings(seats, {})
    assert caught.value.text == "bad-seats"


@rule("GAT-102")
def test_the_same_seed_gives_the_same_start() -> None:
    assert game().position(fresh(4, 7)) == game().position(fresh(4, 7))
    assert len({game().position(fresh(4, seed)) for seed in range(20)}) == 20
