"""Components and set-up of Café."""

import pytest

from ludocafe import registry
from ludocafe.core.chance import FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.match import Match
from ludocafe.games.cafe.rules.decisions import CafeState
from tests.games.cafe.support import new_table, revealed_at_first
from tests.support import rule

SETUPS = [
    ("standard", 4, 48, 6),
    ("standard", 3, 40, 5),
    ("standard", 2, 32, 4),
    ("standard", 1, 24, 3),
    ("auction", 4, 40, 5),
    ("auction", 3, 32, 4),
    ("auction", 2, 24, 3),
]


def fresh(mode: str, seats: int, seed: int = 1) -> CafeState:
    state = new_table(seats, mode, seed).state
    assert isinstance(state, CafeState)
    return state


@rule("CAF-23", "CAF-71", "CAF-94")
@pytest.mark.parametrize(("mode", "seats", "pile", "a_round"), SETUPS)
def test_the_pile_comes_out_exactly_in_all_seven_setups(mode: str, seats: int, pile: int, a_round: int) -> None:
    table = new_table(seats, mode, 5)
    state = table.state
    assert isinstance(state, CafeState)
    assert state.pile_end == pile == a_round * 8
    revealed = revealed_at_first(table)
    left_at_last_reveal = -1
    while not table.over:
        events = table.act_code(int(state.actor()), state.legal()[-1] if state.phase != 3 else state.legal()[0])
        state = table.state
        assert isinstance(state, CafeState)
        for event in events:
            if event.kind == "card_revealed":
                revealed.append(event)
                left_at_last_reveal = int(state.pile_end - state.revealed)
                assert state.round <= 8
    assert len(revealed) == pile and left_at_last_reveal == 0
    assert len({event.fields["card"] for event in revealed}) == pile
    assert state.round == 8 and state.legal() == []
    assert registry.game("cafe").pieces(state) == {"plan cards": 48, "different plan cards": 48}


@rule("CAF-08", "CAF-23")
@pytest.mark.parametrize(("mode", "seats", "pile", "a_round"), SETUPS)
def test_star_cards_play_only_in_the_standard_game_of_four(mode: str, seats: int, pile: int, a_round: int) -> None:
    state = fresh(mode, seats)
    stars = [card for card in state.deck if state.parts.star[card] == 1]
    assert len(stars) == (8 if (mode, seats) == ("standard", 4) else 0)


@rule("CAF-21")
def test_an_auction_for_one_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        new_table(1, "auction")
    assert caught.value.text == "bad-option-seats"
    assert new_table(1).state.seats == 1
    with pytest.raises(BadInput):
        new_table(5)


@rule("CAF-02", "CAF-22", "CAF-20", "CAF-30")
def test_everybody_starts_with_a_company_and_one_bean_of_each_colour() -> None:
    state = fresh("standard", 4)
    assert list(state.warehouse) == [1] * 16
    assert sorted(state.company) == [0, 1, 2, 3]
    for seat in range(4):
        area = state.areas[seat]
        assert (area.layers, area.card[0], area.spot[0]) == (1, 48 + state.company[seat], 0)
    assert state.deciding == (state.cafetier + 1) % 4
    assert [state.seat_in_turn(turn) for turn in range(4)][-1] == state.cafetier


@rule("CAF-24", "CAF-25")
def test_chance_names_the_cafetier_deals_companies_and_shuffles_and_nothing_else() -> None:
    assert {fresh("standard", 3, seed).cafetier for seed in range(30)} == {0, 1, 2}
    assert {int(fresh("standard", 3, seed).company[0]) for seed in range(40)} == {0, 1, 2, 3}
    table = new_table(2, seed=3)
    assert table.setup
    while not table.over:
        table.act_code(int(table.state.actor()), table.state.legal()[0])
    assert all(not entry.chance for entry in table.entries)
    again, once_more = new_table(2, seed=3), new_table(2, seed=3)
    assert again.game.position(again.state) == once_more.game.position(once_more.state)


@rule("CAF-22")
def test_companies_are_drawn_unless_the_table_chooses_seats() -> None:
    game = registry.game("cafe")
    for seats in (1, 2, 3, 4):
        for seed in range(5):
            state = Match(game, seats, {"companies": "by_seat"}, FastChance(seed)).state
            assert isinstance(state, CafeState)
            assert list(state.company) == list(range(seats))
            assert [int(area.card[0]) for area in state.areas] == [48 + seat for seat in range(seats)]
    drawn = {int(fresh("standard", 2, seed).company[0]) for seed in range(30)}
    assert drawn == {0, 1, 2, 3}


@rule("CAF-22")
def test_the_table_may_give_any_company_to_any_seat() -> None:
    game = registry.game("cafe")
    alone = Match(game, 1, {"company_1": "timor"}, FastChance(1)).state
    assert isinstance(alone, CafeState) and list(alone.company) == [3]
    for seed in range(20):
        state = Match(game, 3, {"company_2": "brasil"}, FastChance(seed)).state
        assert isinstance(state, CafeState)
        assert state.company[1] == 0 and len(set(state.company)) == 3
    in_order = Match(game, 4, {"companies": "by_seat", "company_1": "angola", "company_4": "brasil"}, FastChance(1)).state
    assert isinstance(in_order, CafeState) and list(in_order.company) == [2, 1, 3, 0]
    with pytest.raises(BadInput) as caught:
        Match(game, 2, {"company_1": "angola", "company_2": "angola"}, FastChance(1))
    assert caught.value.text == "bad-option-twice"
    with pytest.raises(BadInput):
        Match(game, 2, {"company_3": "angola"}, FastChance(1))


@rule("CAF-24")
def test_the_table_may_name_the_first_cafetier() -> None:
    game = registry.game("cafe")
    for seat in range(3):
        table = Match(game, 3, {"first_cafetier": str(seat + 1)}, FastChance(1))
        assert table.state.cafetier == seat  # type: ignore[attr-defined]
        assert table.state.actor() == (seat + 1) % 3
    with pytest.raises(BadInput):
        Match(game, 2, {"first_cafetier": "3"}, FastChance(1))


@rule("CAF-01", "CAF-03", "CAF-06", "CAF-07", "CAF-10", "CAF-11", "CAF-13", "CAF-14", "CAF-15", "CAF-16")
def test_the_cards_are_as_the_rulebook_tells() -> None:
    data = registry.game("cafe").edition.data
    plans = {card["id"]: card for card in data["plan"]}
    assert len(plans) == 48 and len(data["start"]) == 4 and all(len(card["squares"]) == 6 for card in plans.values())
    assert [bean["id"] for bean in data["bean"]] == ["yellow", "brown", "green", "red"]
    for start in data["start"]:
        kinds = [token[0] for token in start["squares"]]
        assert kinds == ["A", "A", "B", "K", "A", "C"]
    sample = plans["P17"]["squares"]
    assert [token[0] for token in sample] == ["S", "A", "K", "A", "E", "D"]
    assert all(card["squares"].count("K") <= 1 and card["squares"].count("S") <= 1 for card in plans.values())
    cafes = [card["cafe"] for card in plans.values() if "cafe" in card]
    assert len(cafes) == 23
    assert all({"name", "city", "year", "points", "demand"} <= set(cafe) for cafe in cafes)
    coimbra = next(cafe for cafe in cafes if cafe["city"] == "Coimbra")
    assert sum(coimbra["demand"].values()) == 3
    assert {2, 3, 4} <= {cafe["points"] for cafe in cafes}
    assert any({"red", "yellow"} <= set(cafe["demand"]) for cafe in cafes)


@rule("CAF-48", "CAF-20")
def test_the_pawn_goes_round_and_everybody_of_four_is_cafetier_twice() -> None:
    table = new_table(4, seed=7)
    holders = [int(table.state.cafetier)]  # type: ignore[attr-defined]
    while not table.over:
        events = table.act_code(int(table.state.actor()), table.state.legal()[-1])
        holders += [int(event.fields["seat"]) for event in events if event.kind == "pawn_passed"]  # type: ignore[arg-type]
    assert holders == [(holders[0] + n) % 4 for n in range(8)]


@rule("CAF-21", "CAF-40", "CAF-48")
def test_alone_one_takes_one_of_three_cards_eight_times() -> None:
    table = new_table(1, seed=2)
    taken = discarded = 0
    while not table.over:
        events = table.act_code(0, table.state.legal()[-1])
        taken += sum(event.kind in ("card_picked", "pick_blocked") for event in events)
        discarded += sum(event.kind == "card_discarded" for event in events)
        assert not any(event.kind == "pawn_passed" for event in events)
    assert (taken, discarded) == (8, 16)


@rule("CAF-93")
def test_a_state_survives_its_text_in_every_phase() -> None:
    game = registry.game("cafe")
    seen = set()
    for mode, seats in (("standard", 2), ("auction", 3)):
        for seed in range(3):
            chance = FastChance(seed)
            state = game.new(seats, {"mode": mode}, chance)
            while not game.over(state):
                seen.add(game.decision(state).kind)
                text = game.position(state)
                assert game.position(game.parse_position(text)) == text
                legal = state.legal()
                state.apply(legal[chance.below(2, len(legal))], chance, None)
    assert seen == {"pick", "pay", "place", "act", "assign", "send", "bid", "bid_pay", "store"}
