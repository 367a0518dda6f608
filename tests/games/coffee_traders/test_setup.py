"""Chapter 4 and what chapter 1 says about the pieces."""

import itertools

import pytest

from ludocafe import registry
from ludocafe.core.chance import FastChance
from ludocafe.core.errors import BadInput
from ludocafe.games.coffee_traders.rules.state import COFFEES, COOPS, LETTERS, LINES, SITES, SPACES
from tests.games.coffee_traders.table import COOP_IDS, fresh, tale
from tests.support import rule

SEEDS = range(6)


@rule("CTR-002", "CTR-030", "CTR-064")
def test_two_players_play_with_andre_as_third_company() -> None:
    game = fresh(2)
    assert (game.state.seats, game.state.players, game.state.andre) == (2, 3, 2)
    game.shows("andre: left 2 4 2, posts 3, traders 3; seat 2: coins 0, sumatra 0")
    game.shows("seat 2: arabica 0 0 0 0 0")  # not on the Arabica track
    game.shows("seat 2: guatemala 0, colombia 0, brazil 0, ethiopia 0, indonesia 0, luwak 0")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@rule("CTR-035", "CTR-036", "CTR-037", "CTR-042", "CTR-043", "CTR-044", "CTR-045", "CTR-046", "CTR-060")
def test_supplies_of_chapter_1(seats: int) -> None:
    game = fresh(seats)
    for seat in range(seats):
        game.shows(f"seat {seat}: coins 3, donkeys 1, spare_donkeys 8, trucks 0, spare_trucks 1, sumatra 1, spare_civets 4")
        game.shows(f"seat {seat}: black 3, coloured {int(seats == 4)}, bonus ABC, track_truck 1, rows 0 0 0")
        game.shows(f"seat {seat}: workers {1 if seats == 5 else 2}, traders {4 if seats < 4 else 3}, warehouses 1, exchange 4")
        game.shows(f"seat {seat}: items {'animal civet' if seats < 4 else 'animal civet trader'}")
        assert sum(int(owner == seat) for owner in game.state.owner) == 3
    for coop in COOP_IDS:
        game.shows(f"{coop}: town 6, coin 1, stock 3, animals own joker")


@pytest.mark.parametrize(("seats", "jokers"), [(2, 0), (3, 0), (4, 4), (5, 5)])
@rule("CTR-031")
def test_joker_stock_counters_only_with_four_and_five_players(seats: int, jokers: int) -> None:
    fresh(seats).shows(f"jokers {jokers}")


@rule("CTR-032", "CTR-033")
def test_each_of_the_first_five_bars_has_another_animal() -> None:
    for seed in SEEDS:
        state = fresh(3, seed).state
        assert sorted(int(animal) for animal in state.bar_animal) == [-1, 0, 1, 2, 3, 4]
        assert state.bar_animal[5] == -1  # Seoul: its jokers belong to slots 3 and 4
    animals = registry.game("coffee_traders").edition.data["bars"]["city"][5]["slots"]
    assert [slot["animal"] for slot in animals] == ["none", "none", "joker", "joker"]


@rule("CTR-034")
def test_one_objective_of_each_letter() -> None:
    drawn = {tuple(int(tile) // 3 for tile in fresh(3, seed).state.tiles) for seed in SEEDS}
    assert drawn == {(0, 1, 2)}
    assert len({tuple(int(tile) for tile in fresh(3, seed).state.tiles) for seed in range(20)}) > 3


@pytest.mark.parametrize(("seats", "counters"), [(2, 14), (3, 14), (4, 20), (5, 26)])
@rule("CTR-038", "CTR-061")
def test_arabica_stacks(seats: int, counters: int) -> None:
    state = fresh(seats).state
    sizes = [int(size) for size in state.stack_size]
    extra = {2: 0, 3: 0, 4: 1, 5: 2}[seats]
    assert sum(sizes) == counters and sizes == [size + extra for size in (3, 3, 2, 2, 2, 2)]
    if seats == 2:
        assert sorted(int(colour) for colour in state.andre_counters) == [0, 1, 2, 3, 4]
        assert max(list(map(int, state.stack)).count(colour) for colour in range(5)) <= 5


@rule("CTR-003", "CTR-040")
def test_turn_order_is_random_and_andre_last() -> None:
    assert {tuple(int(player) for player in fresh(2, seed).state.order)[:3] for seed in range(12)} == {(0, 1, 2), (1, 0, 2)}
    assert len({tuple(int(player) for player in fresh(4, seed).state.order)[:4] for seed in range(12)}) > 4


@rule("CTR-041")
def test_everybody_has_another_animal_beside_the_contracts() -> None:
    state = fresh(5).state
    assert sorted(int(state.animal[seat]) for seat in range(5)) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@rule("CTR-039", "CTR-050", "CTR-051", "CTR-055", "CTR-056")
def test_contracts_and_what_contract_f_brings(seats: int) -> None:
    for seed in SEEDS:
        state = fresh(seats, seed).state
        assert (state.period, state.phase) == (0, 1)
        parts = state.parts
        for letter in range(LETTERS):
            dealt = [int(state.contract[seat * LETTERS + letter]) for seat in range(seats)]
            assert len(set(dealt)) == seats and all(contract // 5 == letter for contract in dealt)
        for seat in range(seats):
            contract = int(state.contract[seat * LETTERS + 5])
            assert contract - 25 == state.contract[seat * LETTERS + 4] - 20  # F and E share their number
            assert {int(state.side[seat * LETTERS + letter]) for letter in range(LETTERS)} == {int(seats > 3)}
            for line, (space, amount) in enumerate((("a3", 2), ("a5", 1), ("a1", 1))):
                coop = int(parts.contract_type[contract * LINES + line])
                index = {"a1": 0, "a3": 2, "a5": 4}[space]
                at = coop * int(SPACES) + index
                assert (state.owner[at], state.level[at], state.worker[at]) == (seat, 1, 0)
                assert state.coffee[seat * COFFEES + coop] == amount


@rule("CTR-050", "CTR-056")
def test_setup_plantations_never_collide() -> None:
    data = registry.game("coffee_traders").edition.data
    contracts = [contract["types"] for contract in data["contract"] if contract["letter"] == "F"]
    for pairing in itertools.permutations(range(5)):
        places = {(contracts[number][line], line) for number in pairing for line in range(3)}
        assert len(places) == 15


@rule("CTR-056", "CTR-059")
def test_five_players_fill_every_cooperative_three_times_and_step_on_e() -> None:
    state = fresh(5, 3).state
    for coop in range(COOPS):
        owners = [int(state.owner[coop * SPACES + space]) for space in range(SPACES) if state.owner[coop * SPACES + space] >= 0]
        assert len(owners) == len(set(owners)) == 3
    for seat in range(5):
        first = int(state.parts.contract_type[state.contract[seat * LETTERS + 4] * LINES])
        columns = [int(state.column[seat * COOPS + row]) for row in range(COOPS)]
        assert columns == [2 if row == first else 1 for row in range(COOPS)]
    assert all(int(fresh(4).state.column[row]) == 1 for row in range(5))


@rule("CTR-054")
def test_a_handicap_turns_that_many_contracts_to_the_harder_side() -> None:
    state = fresh(4, 5, handicap_1="2", handicap_3="4").state
    sides = [[int(state.side[seat * LETTERS + letter]) for letter in range(LETTERS)] for seat in range(4)]
    assert [side.count(0) for side in sides] == [2, 0, 4, 0]
    with pytest.raises(BadInput):
        fresh(3, 5, handicap_1="2")


@rule("CTR-058")
def test_experienced_players_choose_their_last_space_in_turn_order() -> None:
    game = fresh(3, 4, experienced_last_plantation="on")
    state = game.state
    order = [int(player) for player in state.order][:3]
    before = [game.coffee(seat, coffee) for seat in range(3) for coffee in COOP_IDS]
    town = [int(workers) for workers in state.town]
    for place in range(3):
        assert game.actor() == order[place] and game.asked() == "setup"
        choices = game.legal()
        assert all(choice.startswith("SPACE/") and ".a" in choice and choice.endswith("/none") for choice in choices)
        assert len(choices) == 25 - 6 - place
        if place == 0:
            assert game.refused("SPACE/brazil.b1/none")[0] == "CTR-058"
        game.play(choices[-1])
    assert game.asked() == "work"
    assert [game.coffee(seat, coffee) for seat in range(3) for coffee in COOP_IDS] == before
    assert [int(workers) for workers in state.town] == town
    assert all(sum(int(owner == seat) for owner in state.owner) == 3 for seat in range(3))


@rule("CTR-062", "CTR-063", "CTR-401")
def test_andre_takes_undealt_contracts_and_stations_on_the_closed_spaces() -> None:
    for seed in SEEDS:
        state = fresh(2, seed).state
        for letter in range(3):
            contract = int(state.andre_contracts[letter])
            dealt = {int(state.contract[seat * LETTERS + letter]) for seat in range(2)}
            assert contract // 5 == letter and contract not in dealt
        homes = [at // int(SITES) for at in range(COOPS * SITES) if state.site[at] == 2]
        assert all(at % int(SITES) == 2 for at in range(COOPS * SITES) if state.site[at] == 2)  # s3
        placed = [at // int(SPACES) for at in range(COOPS * SPACES) if state.owner[at] == 2]
        assert len(placed) == 3 and sorted(homes) == sorted(placed)
        assert all(state.level[at] == 1 for at in range(COOPS * SPACES) if state.owner[at] == 2)


@rule("CTR-600", "CTR-611")
def test_a_seed_reproduces_the_setup() -> None:
    game = registry.game("coffee_traders")
    for seats in (2, 5):
        texts = [game.position(game.new(seats, {}, FastChance(99))) for _ in range(2)]
        assert texts[0] == texts[1] != game.position(game.new(seats, {}, FastChance(98)))


@rule("CTR-092")
def test_vicious_objectives_exist_for_two_players_only() -> None:
    assert fresh(2, 1, vicious_objectives="on").state.objective_slots() == 1
    assert fresh(2, 1).state.objective_slots() == 5
    with pytest.raises(BadInput):
        fresh(3, 1, vicious_objectives="on")


@rule("CTR-005")
def test_sumatra_is_no_cooperative() -> None:
    assert not any("sumatra" in choice for choice in tale("ask work 0; brazil: a1 0:1").legal())
