"""Final scoring (chapter 13)."""

import pytest

from ludocafe.games.coffee_traders.rules import scoring
from tests.games.coffee_traders.table import tale
from tests.support import rule


@rule("CTR-440")
def test_tv_26_arabica() -> None:
    assert tale("ask work 0; seat 0: arabica 7 6 3 3 4").item(0, "arabica") == 26
    assert tale("ask work 0; seat 0: arabica 7 6 2 3 4").item(0, "arabica") == 3 + 12 + 4
    assert tale("ask work 0; seat 0: arabica 6 1 1 1 1").item(0, "arabica") == 6
    assert tale("ask work 0").item(0, "arabica") == 0


@rule("CTR-435", "CTR-436", "CTR-437")
def test_tv_27_quality_values() -> None:
    game = tale("seats 4; ask work 0; colombia: a1 0:1, b1 0:2, h1 0, a3 1:1, b3 1:2, h2 1, f1 1, s1 2")
    assert [int(game.state.quality(seat, 1)) for seat in range(4)] == [5, 6, 0, 0]
    assert [int(scoring.coop_share(game.state, seat, 1)) for seat in range(4)] == [8, 16, 0, 0]


TIES = [
    (5, "a1 0:1, a2 1:1, a3 2:1, a4 3:1", [7, 7, 7, 7, 0]),
    (5, "a1 0:1, a2 1:1, a3 2:1", [10, 10, 10, 0, 0]),
    (4, "a1 0:1, s1 0, a2 1:1, a3 2:1", [16, 6, 6, 0]),
    (3, "a1 0:1, s1 0, a2 1:1, s2 1, a3 2:1", [12, 12, 0]),
    (4, "a1 0:1, f1 0, a2 1:1, s1 1, a3 2:1, a4 3:1", [12, 12, 2, 2]),
]


@pytest.mark.parametrize(("seats", "field", "points"), TIES)
@rule("CTR-436")
def test_tv_28_to_31_ties_share_the_ranks_they_cover(seats: int, field: str, points: list[int]) -> None:
    game = tale(f"seats {seats}; ask work 0; brazil: {field}")
    assert [int(scoring.coop_share(game.state, seat, 2)) for seat in range(seats)] == points


@rule("CTR-436", "CTR-009")
def test_a_tie_with_andre() -> None:
    game = tale("seats 2; ask work 0; brazil: a1 0:1, a3 2:1")
    assert game.item(0, "coop") == 12 and game.item(1, "coop") == 0


@rule("CTR-430", "CTR-431")
def test_tv_43_bars() -> None:
    game = tale("ask work 0; bars: amsterdam.1 0, amsterdam.2 0, amsterdam.3 1, amsterdam.5 1, amsterdam.4 2")
    assert [game.item(seat, "majority") for seat in range(3)] == [2, 4, 0]
    assert [game.item(seat, "deliveries") for seat in range(3)] == [1 + 2, 4 + 8, 6]
    alone = tale("ask work 0; bars: seoul.1 2")
    assert [alone.item(seat, "majority") for seat in range(3)] == [0, 0, 4]


@rule("CTR-445")
def test_reserve() -> None:
    game = tale("ask work 0; seat 0: donkeys 3, civets 1, trucks 1, tokens 2, coins 9; brazil: a1 0:1, pb1 0")
    assert game.item(0, "reserve") == 3 + 1 + 3 - 6


@rule("CTR-446", "CTR-447", "CTR-448", "CTR-449", "CTR-450")
def test_player_board() -> None:
    game = tale("ask work 0; seat 0: rows 0 3 0, workers 2, built 2 1 3, hospital 1, done A D F, slots 3, aside brazil joker")
    sheet = {source: game.item(0, source) for source in ("plantation", "workers", "buildings", "contracts", "counters")}
    assert sheet == {"plantation": 4, "workers": 2, "buildings": 1 + 3 + 1 + 6 + 4, "contracts": 3 + 8 + 15, "counters": 6}
    assert tale("ask work 0; seat 0: rows 0 2 0").item(0, "plantation") == 0


@rule("CTR-451", "CTR-452")
def test_tv_48_coins_break_ties() -> None:
    game = tale("period 3; phase over; agenda game_over; seat 0: coins 4; seat 1: coins 6; seat 2: coins 9, workers 0")
    assert game.state.points(0) == game.state.points(1) > game.state.points(2)
    assert game.game.places(game.state) == [2, 1, 3]
    shared = tale("period 3; phase over; agenda game_over; seat 0: coins 6, bonus AB; seat 1: coins 3")
    assert game.game.places(shared.state)[:2] == [1, 1]  # coins of both reserves count


@rule("CTR-432")
def test_objective_ranks() -> None:
    game = tale("seats 5; ask work 0; claims B1 4 3 2 1 0")
    assert [game.item(seat, "objectives") for seat in range(5)] == [1, 2, 4, 6, 9]
