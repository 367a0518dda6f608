"""André, the automa of the two-player game (chapter 12)."""

import pytest

from ludocafe.core.chance import FastChance
from tests.games.coffee_traders.table import Tale, tale
from tests.support import rule


def andre_works(position: str, turn: int, contracts: str = "A4", period: int = 1) -> Tale:
    """The last human before him passes, then he takes the given turn."""
    game = tale(f"seats 2; period {period}; ask work 1; andre: contracts {contracts}, turns {turn - 1}; {position}")
    game.play("PASS")
    return game


@rule("CTR-405", "CTR-406", "CTR-400", "CTR-408")
def test_tv_32_and_33_a_level_one_where_he_has_nothing() -> None:
    game = andre_works("seat 0: coins 3", 1)
    assert game.owner("ethiopia.a1") == 2 and game.level("ethiopia.a1") == 1 and not game.occupied("ethiopia.a1")
    game.shows("andre: left 1 4 2; ethiopia: town 6")
    game = andre_works("seat 0: coins 3", 2)
    assert game.owner("guatemala.a1") == 2


@rule("CTR-405", "CTR-406")
def test_tv_34_without_a_level_one_left_the_turn_is_skipped() -> None:
    game = andre_works("andre: left 0 4 2", 1, "B3", 2)
    assert "2:" not in game.position() and "andre_skipped" in game.kinds()


@rule("CTR-406", "CTR-407")
def test_tv_35_and_37_a_level_two_above_his_level_one() -> None:
    game = andre_works("ethiopia: a3 2:1", 2, "B3", 2)
    assert (game.owner("ethiopia.b2"), game.level("ethiopia.b2")) == (2, 2)
    game = andre_works("guatemala: a3 2:1", 2, "C4", 3)
    assert (game.owner("guatemala.b2"), game.level("guatemala.b2")) == (2, 2)


@rule("CTR-406", "CTR-407")
def test_tv_36_a_level_three_above_his_level_two() -> None:
    game = andre_works("ethiopia: a3 2:1, b2 2:2", 1, "C4", 3)
    assert (game.owner("ethiopia.c1"), game.level("ethiopia.c1")) == (2, 3)


def test_drawn_tells_apart_what_andre_has_shown() -> None:
    """A search that met one contract does not take it for another."""
    shown = {
        contracts: tale(f"seats 2; period 2; ask work 1; andre: contracts {contracts}").state.drawn()
        for contracts in ("A4 B3", "A4 B1")
    }
    assert len(set(shown.values())) == len(shown)


TARGETS = [
    ("", 1),
    ("a1 2:1", 2),
    ("a1 2:1, b1 2:2", 3),
    ("a1 2:1, b1 2:2, c1 2:3", 1),
    ("a1 2:1, a2 2:1, b1 2:2, c1 2:3", 2),
    ("a1 2:1, a2 2:1, b1 2:2, b2 2:2, c1 2:3", 3),
    ("a1 2:1, a2 2:1, b1 2:2", 3),
    ("a1 2:1, a2 2:1", 2),
]


@pytest.mark.parametrize(("field", "level"), TARGETS)
@rule("CTR-406")
def test_target_table(field: str, level: int) -> None:
    game = andre_works(f"ethiopia: {field}" if field else "", 1)
    placed = [event.fields["level"] for event in game.events if event.kind == "plantation_placed"]
    assert placed == [level]


@rule("CTR-406")
def test_an_exhausted_level_leads_to_the_next_target() -> None:
    game = andre_works("ethiopia: a1 2:1, b1 2:2; andre: left 1 4 0", 1)
    assert [event.fields["level"] for event in game.events if event.kind == "plantation_placed"] == [1]
    full = "; ".join(["ethiopia: a1 0:1, a2 0:1, a3 1:1, a4 1:1, a5 1:1"])
    assert "andre_skipped" in andre_works(full, 1).kinds()


@rule("CTR-407")
def test_he_keeps_away_from_human_donkeys_and_neighbours() -> None:
    game = andre_works("ethiopia: a3 2:1, pb2 0", 1)
    assert game.owner("ethiopia.b3") == 2  # connected as b2, but without a donkey on its path
    game = andre_works("ethiopia: a3 2:1, a2 0:1", 1)
    assert game.owner("ethiopia.b3") == 2  # b2 shares its path with a human plantation
    game = andre_works("ethiopia: a2 0:1", 1)
    assert game.owner("ethiopia.a4") == 2  # a1 and a3 lie beside it


@rule("CTR-405", "CTR-410")
def test_workers_turns_serve_humans_and_himself() -> None:
    game = andre_works("ethiopia: a1 0:1, a3 1:1, a5 2:1", 3)
    assert all(game.occupied(f"ethiopia.{space}") for space in ("a1", "a3", "a5"))
    game.shows("ethiopia: town 3")
    assert game.column(0, "ethiopia") == game.column(1, "ethiopia") == 1
    skipped = andre_works("ethiopia: a1 0:1*", 3)
    assert "andre_skipped" in skipped.kinds()


@rule("CTR-410")
def test_the_first_player_chooses_when_workers_are_short() -> None:
    game = tale("seats 2; order 1 0 2; ask work 0; andre: contracts A4, turns 3; guatemala: a1 0:1, a3 1:1, a5 2:1, town 1")
    game.play("PASS")
    assert game.actor() == 1 and game.legal() == ["SERVE/0", "SERVE/1", "SERVE/2"]
    assert game.game.action(game.state, game.game.parse(game.state, "SERVE/2")).fields == {"owner": 5}
    game.play("SERVE/2")
    assert game.occupied("guatemala.a5")
    game.shows("guatemala: town 1")


@rule("CTR-405")
def test_four_turns_per_period_also_after_the_humans_passed() -> None:
    game = tale("seats 2; ask work 0; andre: contracts A4")
    game.play("PASS", "PASS")
    game.shows("andre: turns 4; phase trade")
    assert game.occupied("ethiopia.a1") and game.occupied("guatemala.a1")  # turns 1 and 3, 2 and 4
    on = tale("seats 2; ask work 1; andre: contracts A4, turns 3; seat 0: black 3")
    on.play("D/coins")
    on.shows("passed 2")
    assert on.actor() == 0


@rule("CTR-420")
def test_his_plantations_are_staffed_after_the_humans() -> None:
    game = tale("seats 2; phase workers; passed 0 2; ask help 1; brazil: a1 2:1, b1 2:2, town 1; ethiopia: a1 2:1, town 0")
    game.play("PASS")
    assert all(game.occupied(place) for place in ("brazil.a1", "brazil.b1", "ethiopia.a1"))
    assert "penalty_due" not in game.kinds()
    game.shows("brazil: town 0; ethiopia: town 0")


COUNTERS = "andre: counters brazil ethiopia colombia guatemala indonesia"


@rule("CTR-421")
def test_he_turns_counters_until_a_house_takes_him() -> None:
    game = tale(f"seats 2; phase trade; ask trade 1; {COUNTERS}; brazil: house 0 1 2; ethiopia: house 0")
    game.play("PASS")
    assert game.house("ethiopia") == [0, 2]
    game.shows("andre: turned 2")
    assert game.actor() == 1 and game.asked() == "join_trade"  # seat 0 is there already
    game.play("JOIN")
    assert game.house("ethiopia") == [0, 2, 1]
    game.shows("run 0")
    turned = [event.fields["coop"] for event in game.events if event.kind == "counter_turned"]
    assert turned == ["brazil", "ethiopia"]


@rule("CTR-421", "CTR-423")
def test_without_trader_or_counter_he_passes() -> None:
    game = tale(f"seats 2; phase trade; ask trade 0; {COUNTERS}, traders 0, contracts A4")
    game.play("PASS", "PASS")
    assert game.asked() == "sell" and game.builder("indonesia.p3") == 2
    game.shows("andre: posts 2")


@rule("CTR-422", "CTR-208")
def test_he_joins_only_as_second_and_takes_no_coin() -> None:
    game = tale("seats 2; phase trade; ask trade 0")
    game.play("TRADE/brazil", "JOIN")
    assert game.house("brazil") == [0, 1]  # he would have been third
    game.shows("seat 2: coins 0; brazil: coin 1")
    game = tale("seats 2; phase trade; ask trade 1")
    game.play("TRADE/brazil")
    assert game.house("brazil") == [1, 2] and game.actor() == 0
    game.play("DECLINE")
    game.shows("seat 0: coins 4")
    none = tale("seats 2; phase trade; ask trade 1; andre: traders 0")
    none.play("TRADE/brazil")
    assert none.house("brazil") == [1]


@rule("CTR-423")
def test_his_post_takes_the_first_free_space_of_its_order() -> None:
    for taken, site in (("", "p3"), ("p3 2", "p1"), ("p3 2, p1 0", "p2")):
        game = tale(f"seats 2; phase trade; run 1; ask trade 1; andre: contracts A4, traders 0; indonesia: town 6, {taken}")
        game.play("PASS")
        assert game.builder(f"indonesia.{site}") == 2
    full = tale("seats 2; phase trade; run 1; ask trade 1; andre: contracts A4, traders 0; indonesia: p1 0, p2 1, p3 2")
    full.play("PASS")
    full.shows("andre: posts 3")
    assert full.column(0, "indonesia") == 1


@rule("CTR-426", "CTR-400")
def test_his_beans_take_the_lowest_slots_of_two_lines() -> None:
    game = tale("seats 2; phase trade; run 1; ask trade 1; andre: contracts A4, traders 0; bars: rome.2 0")
    game.play("PASS")  # A4: Ethiopia, Guatemala, Indonesia
    assert game.bean("amsterdam.1") == 2 and game.bean("melbourne.1") == 2
    game.shows("passed 2")
    assert game.actor() == 1
    game.shows("seat 2: coins 0")
    taken = ", ".join(f"{slot} 0" for slot in ("amsterdam.1", "new_york.2", "vienna.3", "melbourne.4", "rome.5", "amsterdam.6"))
    game = tale(f"seats 2; phase trade; run 1; ask trade 1; andre: contracts A4, traders 0; bars: {taken}")
    game.play("PASS")
    assert game.bean("vienna.6") == 2  # no Guatemalan slot left: the leftmost free "any" slot


@rule("CTR-428", "CTR-402", "CTR-401", "CTR-602")
def test_reset_reveals_the_next_contract_and_shuffles_his_counters() -> None:
    game = tale(
        "seats 2; phase sell; passed 1 2; next 1; ask sell 0; brazil: house 2 0; andre: traders 2, turned 3, contracts A4 B3",
        FastChance(3),
    )
    game.play("PASS")
    state = game.state
    game.shows("seat 2: traders 3; andre: turned 0; period 2")
    shown = next(event for event in game.events if event.kind == "andre_contract")
    assert shown.fields == {"top": "brazil", "middle": "ethiopia", "bottom": "colombia"}
    assert sorted(int(colour) for colour in state.andre_counters) == [0, 1, 2, 3, 4]
    game.shows("order 1 0 2")


@rule("CTR-402", "CTR-603", "CTR-601", "CTR-602")
def test_what_is_hidden_is_neither_shown_nor_known() -> None:
    game = tale("seats 2; ask work 0; andre: turned 2, counters brazil ethiopia colombia guatemala indonesia, contracts A4 B3 C4")
    view = game.game.view(game.state, 0)
    assert view.andre is not None and view.andre.counters == [2, 3] and len(view.andre.contracts) == 1
    seen = set()
    for seed in range(40):
        sampled = game.game.sample(view, FastChance(seed))
        counters = [int(colour) for colour in sampled.andre_counters]
        assert counters[:2] == [2, 3]
        contracts = [int(contract) for contract in sampled.andre_contracts]
        assert contracts[0] == 3 and contracts[1] - 5 in (2, 3, 4) and contracts[2] - 10 in (2, 3, 4)
        seen.add((*counters, *contracts))
    assert len(seen) > 15


@rule("CTR-429", "CTR-453", "CTR-009", "CTR-403")
def test_he_takes_ranks_but_wins_nothing() -> None:
    game = tale("seats 2; ask work 0; brazil: a1 2:1, a3 0:1, b1 2:2; bars: rome.1 2, rome.2 2, rome.3 0")
    assert game.item(0, "coop") == 8 and game.item(0, "majority") == 2
    assert len(game.game.scores(game.state)) == 2 and len(game.game.places(game.state)) == 2
    andre = game.game.view(game.state, None).andre
    assert andre.points == {"bars": 3, "majorities": 4, "coops": 16}


@rule("CTR-405")
def test_his_fourth_turn_is_told_as_any_other() -> None:
    game = andre_works("guatemala: a1 0:1, a3 2:1; seat 0: black 3", 4)
    assert game.kinds().count("passed") == 1, "only the player"
    assert game.kinds().count("worker_placed") == 2
