"""The auction variant."""

import pytest

from ludocafe import registry
from tests.games.cafe.support import THREE_SHIPS, auction, beans, new_table, revealed_at_first, score, warehouse
from tests.support import Story, rule

# A bidder with three visible ships, at 3 1, 3 -1 and 4 -3.
SHIPS = f"area 0 {THREE_SHIPS}"


def pay_all(story: Story, *notations: str) -> Story:
    """Play, paying bids with the first colour offered."""
    for notation in notations:
        story.play(notation)
        while story.game.decision(story.state).kind == "bid_pay":
            story.play(story.legal()[0])
    return story


@rule("CAF-80", "CAF-81")
def test_one_card_more_than_players_and_the_cafetier_opens() -> None:
    for seats in (2, 3, 4):
        table = new_table(seats, "auction", 3)
        revealed = revealed_at_first(table)
        assert len(revealed) == seats + 1
        assert table.state.actor() == table.state.cafetier  # type: ignore[attr-defined]


@rule("CAF-81", "CAF-82", "CAF-84", "CAF-86")
def test_an_equal_bid_takes_the_pawn() -> None:
    """Vector 1."""
    story = pay_all(auction(), "bid 1", "bid 1", "pass", "pass")
    assert story.state.cafetier == 1 and story.game.decision(story.state).kind == "pick"
    assert [sum(warehouse(story, seat)) for seat in range(3)] == [3, 3, 4]
    order = []
    for pick in ("pick 0", "pick 1", "pick 2"):
        order.append(int(story.state.actor()))
        story.play(pick)
    assert order == [1, 2, 0]


@rule("CAF-84")
def test_the_last_active_player_is_asked_while_nobody_has_bid() -> None:
    """Vector 2."""
    story = auction().play("pass", "pass")
    assert story.state.actor() == 2 and "pass" in story.legal()
    pay_all(story, "bid 1")
    assert story.state.cafetier == 2 and story.game.decision(story.state).kind == "pick"


@rule("CAF-84")
def test_everybody_passes_and_nothing_changes() -> None:
    """Vector 3."""
    story = auction().play("pass", "pass", "pass")
    assert story.state.cafetier == 0 and story.kinds()[-1] == "auction_void"
    assert [warehouse(story, seat) for seat in range(3)] == [[1, 1, 1, 1]] * 3


@rule("CAF-82", "CAF-83", "CAF-31")
def test_lower_bids_are_refused_and_the_poor_pass_by_themselves() -> None:
    """Vector 4."""
    story = pay_all(auction(), "bid 2")
    assert story.legal() == ["bid 2", "bid 3", "bid 4", "pass"]
    assert story.refused("bid 1") == ("CAF-82", "bid-too-low")
    assert story.refused("bid 5") == ("CAF-82", "bid-too-high")
    pay_all(story, "bid 3", "pass")
    assert story.state.cafetier == 1 and story.game.decision(story.state).kind == "pick"
    assert story.kinds()[-2:] == ["bidder_passed", "auction_won"]


@rule("CAF-82", "CAF-83")
def test_a_second_bid_is_paid_in_full_again_and_passing_is_for_good() -> None:
    """Vector 5."""
    story = pay_all(auction(), "bid 1", "bid 1", "bid 1", "bid 1", "pass")
    assert story.state.actor() == 2
    story.play("pass")
    assert story.state.cafetier == 0 and sum(warehouse(story, 0)) == 2
    gone = pay_all(auction(), "pass", "bid 1", "bid 1", "bid 1")
    assert gone.state.actor() == 2  # seat 0 is never asked again


@rule("CAF-85", "CAF-31")
def test_bids_are_paid_in_colour_order() -> None:
    story = auction().play("bid 3")
    assert story.legal() == ["bid_pay yellow", "bid_pay brown"]
    assert story.refused("bid_pay green") == ("CAF-85", "bid-pay-order")
    assert story.refused("pass") == ("CAF-82", "bid-pay-first")
    story.play("bid_pay yellow")
    assert story.legal() == ["bid_pay brown", "bid_pay green"]
    story.play("bid_pay green")
    assert warehouse(story, 0) == [0, 1, 0, 0]  # red followed without asking
    whole = auction().play("bid 4")
    assert warehouse(whole, 0) == [0, 0, 0, 0] and whole.state.actor() == 1
    back = Story(
        "cafe",
        "players 2; mode auction; round 4; phase bid; deciding 0; auction 0 holder 0 active 0 1; area 0 S1; area 1 S2; "
        "warehouse 0 3 3 3 0; warehouse 1 1 1 1 1; row P01 P02 P03",
    ).play("bid 2", "bid_pay brown")
    assert back.refused("bid_pay yellow") == ("CAF-85", "bid-pay-back")


@rule("CAF-80", "CAF-86")
def test_picking_after_an_auction_goes_by_its_own_rule() -> None:
    story = pay_all(auction(), "bid 1", "pass", "pass")
    assert story.game.decision(story.state).rule == "CAF-86"
    assert story.refused("place 0 0 0") == ("CAF-86", "pick-first")
    assert story.refused("pick 4") == ("CAF-80", "no-such-slot")
    none = auction("warehouse 0 0 2 2 0").play("bid 2")
    assert none.refused("bid_pay yellow") == ("CAF-85", "no-such-bean")


@rule("CAF-86", "CAF-44")
def test_cards_are_free_slots_keep_their_numbers_and_the_last_is_discarded() -> None:
    poor = [f"warehouse {seat} 0 0 0 0" for seat in (1, 2)]
    story = auction("warehouse 0 1 0 0 0", *poor, "row P01 P02 P03 P04").play("pass")
    assert story.game.decision(story.state).kind == "pick"
    story.play("pick 1")
    assert story.kinds()[-1] == "card_picked"
    assert story.legal() == ["pick 0", "pick 2", "pick 3"]
    assert story.refused("pick 1") == ("CAF-86", "slot-empty")
    story.play("pick 0", "pick 3")
    assert story.game.decision(story.state).kind == "place"
    for _ in range(3):
        story.play(story.legal()[0], "end")
    assert [event.fields["card"] for event in story.events if event.kind == "card_discarded"] == ["P03"]


@rule("CAF-48", "CAF-89", "CAF-30")
def test_the_pawn_stays_between_rounds() -> None:
    story = pay_all(auction(), "pass", "bid 1", "pass", "pick 0", "pick 1", "pick 2")
    for _ in range(3):
        story.play(story.legal()[0], "end")
    assert story.state.round == 5 and story.state.cafetier == 1 == story.state.actor()
    assert "pawn_passed" not in story.kinds()


@rule("CAF-87", "CAF-82")
def test_one_bean_of_a_bid_may_stay_on_a_ship() -> None:
    story = auction(SHIPS, "warehouse 0 3 0 0 1").play("bid 3", "bid_pay red")
    assert story.legal() == [
        *(f"store {cell} {colour}" for cell in ("3 1", "3 -1", "4 -3") for colour in ("yellow", "red")),
        "store none",
    ]
    assert story.refused("store 3 1 green") == ("CAF-87", "colour-not-bid")
    assert story.refused("store 0 0 red") == ("CAF-87", "no-ship-there")
    assert story.refused("pass") == ("CAF-87", "store-first")
    story.play("store 3 -1 red")
    assert warehouse(story, 0) == [1, 0, 0, 0] and beans(story, 3, -1) == "1r"
    assert story.kinds()[-2:] == ["ship_loaded", "bid_settled"]


@rule("CAF-60", "CAF-87")
def test_a_loaded_ship_is_full_another_one_is_not() -> None:
    story = auction(SHIPS, "ship 0 3 -1 r", "warehouse 0 0 2 0 0").play("bid 1")
    assert story.refused("store 3 -1 brown") == ("CAF-87", "ship-loaded")
    story.play("store 3 1 brown")
    assert beans(story, 3, -1) == "1r" and beans(story, 3, 1) == "1b"
    without = auction("warehouse 0 0 2 0 0").play("bid 1")
    assert without.state.actor() == 1  # no ship, no question
    none = auction(SHIPS, "warehouse 0 0 2 0 0").play("bid 1", "store none")
    assert none.state.actor() == 1 and warehouse(none, 0) == [0, 1, 0, 0]


@rule("CAF-53", "CAF-88")
def test_covering_a_loaded_ship_returns_the_bean_to_the_warehouse() -> None:
    story = Story(
        "cafe",
        f"players 2; mode auction; round 4; cafetier 0; phase place; turn 0\narea 0 {THREE_SHIPS}\narea 1 S2\n"
        "ship 0 3 1 g\nhand 0 P01\nhand 1 P02\nrow P03 - -",
    )
    story.play("place 2 1 0")
    assert warehouse(story, 0) == [0, 0, 1, 0] and "ship_unloaded" in story.kinds()
    assert all(colour == -1 for colour in story.state.cargo)


@rule("CAF-72", "CAF-75", "CAF-88")
def test_loaded_ships_are_emptied_before_the_count() -> None:
    story = Story(
        "cafe",
        f"players 2; mode auction; round 8; cafetier 0; phase act; turn 1\narea 0 S2\narea 1 {THREE_SHIPS}\n"
        "ship 1 3 1 g, 3 -1 g\nwarehouse 1 3 3 0 3\nrow P03 - -",
    )
    assert score(story, 1) == 7  # the projection counts the beans aboard
    story.play("end")
    assert warehouse(story, 1) == [3, 3, 2, 3] and score(story, 1) == 7
    assert story.kinds() == ["turn_ended", "card_discarded", "ship_unloaded", "ship_unloaded", "game_ended"]


@rule("CAF-69", "CAF-87")
def test_a_bean_aboard_cannot_be_discarded_or_spent() -> None:
    story = Story(
        "cafe",
        f"players 2; mode auction; round 8; cafetier 0; phase act; turn 1; points 1\narea 0 S2\narea 1 {THREE_SHIPS}\n"
        "ship 1 3 1 g\nrow P03 - -",
    )
    assert story.refused("discard 3 1") == ("CAF-69", "discard-elsewhere")
    broke = auction("ship 2 2 0 g", "area 2 S3, P12 2 0 0", "warehouse 2 0 0 0 0").play("pass", "pass")
    assert broke.game.decision(broke.state).kind == "pick"  # the bean aboard is no bean to bid with


@rule("CAF-83")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_without_beans_is_asked_to_bid(seed: int) -> None:
    table = new_table(3, "auction", seed)
    game = registry.game("cafe")
    while not table.over:
        if game.decision(table.state).kind == "bid":
            assert table.state.stock(table.state.actor()) >= 1  # type: ignore[attr-defined]
        legal = table.state.legal()
        table.act_code(int(table.state.actor()), legal[len(table.steps) % len(legal)])
