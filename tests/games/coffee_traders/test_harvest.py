"""Phase 4 – Harvest (chapter 9): one pass ends phase 3 and the harvest follows by itself."""

from tests.games.coffee_traders.table import Tale, tale
from tests.support import rule

ETHIOPIA = "ethiopia: a1 0:1*, a2 0:1*, a3 1:1*, a4 1:1*, a5 2:1*, p1 0"


def harvested(position: str, last: int = 2, seats: int = 3) -> Tale:
    game = tale(f"seats {seats}; phase trade; run {seats - 1}; ask trade {last}; {position}")
    game.play("PASS")
    assert game.asked() == "sell"
    return game


@rule("CTR-260", "CTR-001")
def test_tv_38_the_example_of_chapter_9() -> None:
    game = harvested(f"{ETHIOPIA}; ethiopia: house 1 0")
    assert [game.coffee(seat, "ethiopia") for seat in range(3)] == [6, 6, 0]
    lost = [event.fields["amount"] for event in game.events if event.kind == "crop_lost"]
    assert lost == [3]
    game = harvested(f"{ETHIOPIA}; ethiopia: house 1 0 2")
    assert [game.coffee(seat, "ethiopia") for seat in range(3)] == [5, 6, 4]
    assert "crop_lost" not in game.kinds()


@rule("CTR-260")
def test_tv_39_production_runs_out_in_the_middle_of_a_round() -> None:
    field = "brazil: a1 0:1*, a2 0:1*, a3 1:1*, a4 1:1*, a5 2:1*, b1 0:1*, house 0 1 2"
    game = harvested(field, 3, 4)
    assert [game.coffee(seat, "brazil") for seat in range(4)] == [5, 4, 3, 0]


@rule("CTR-261")
def test_tv_40_posts_share_in_turn_order() -> None:
    game = harvested("order 1 0 2 3; brazil: a1 2:1*, p1 0, p2 0, p3 1, house 3", 3, 4)
    assert [game.coffee(seat, "brazil") for seat in range(4)] == [1, 1, 0, 0]


@rule("CTR-260")
def test_unoccupied_plantations_produce_nothing_and_posts_need_no_trader() -> None:
    game = harvested("brazil: a1 0:1, a3 1:1*, p1 2, p2 2")
    assert [game.coffee(seat, "brazil") for seat in range(3)] == [0, 0, 2]
    assert [event.fields["amount"] for event in game.events if event.kind == "crop_lost"] == [1]


@rule("CTR-260")
def test_five_rounds_and_no_more() -> None:
    field = "brazil: a1 0:1*, a2 0:1*, a3 0:1*, house 0"
    game = harvested(field)
    game.shows("seat 0: brazil 6")  # 1 + 5 of 9


@rule("CTR-262", "CTR-263")
def test_tv_44_plenty_of_everything_brings_a_civet_in_the_same_harvest() -> None:
    plenty = "guatemala 6, colombia 6, brazil 6, ethiopia 6, indonesia 6"
    game = harvested(f"seat 0: {plenty}; seat 1: {plenty.replace('brazil 6', 'brazil 5')}, luwak 9")
    game.shows("seat 0: luwak 2, sumatra 0, spare_civets 5; seat 1: luwak 10")
    four = "guatemala 4, colombia 4, brazil 4, ethiopia 4, indonesia 4"
    assert harvested(f"seat 0: {four}", 3, 4).coffee(0, "luwak") == 2
    assert harvested(f"seat 0: {four}").coffee(0, "luwak") == 1


@rule("CTR-425", "CTR-403")
def test_andres_coffee_is_discarded() -> None:
    game = tale("seats 2; phase trade; run 1; ask trade 1; brazil: a1 2:1*, a3 0:1*, house 2 0; andre: traders 0")
    game.play("PASS")
    assert sum(int(game.state.coffee[12 + i]) for i in range(6)) == 0
    game.shows("seat 0: brazil 2")
