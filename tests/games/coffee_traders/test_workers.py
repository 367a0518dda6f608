"""Phase 2 – Assign workers (chapter 7)."""

from tests.games.coffee_traders.table import tale
from tests.support import rule


@rule("CTR-160", "CTR-161")
def test_own_workers_go_to_the_lowest_row_and_may_be_kept() -> None:
    game = tale("phase workers; ask own 0; brazil: a1 0:1, b1 0:2; ethiopia: a1 0:1")
    assert game.legal() == ["WORK/brazil", "WORK/ethiopia", "DONE"]
    game.play("WORK/brazil")
    assert game.occupied("brazil.a1")
    game.shows("seat 0: workers 1")
    game.play("DONE")
    assert game.asked() != "own"
    game.shows("seat 0: workers 1")


@rule("CTR-161", "CTR-123")
def test_different_levels_are_the_owners_choice() -> None:
    game = tale("phase workers; ask own 0; brazil: a1 0:1*, b1 0:2, b2 0:1")
    game.play("WORK/brazil")
    assert game.legal() == ["ON/brazil.b1", "ON/brazil.b2"]
    game.play("ON/brazil.b1")
    assert game.occupied("brazil.b1")
    assert tale("phase workers; ask own 0; brazil: a1 0:1").refused("WORK/ethiopia") == ("CTR-161", "nothing-of-yours-waits")


@rule("CTR-160")
def test_step_one_is_asked_in_turn_order() -> None:
    game = tale("order 2 0 1; phase workers; ask own 2; brazil: a1 0:1, a3 1:1, a5 2:1")
    game.play("DONE")
    assert game.actor() == 0 and game.asked() == "own"
    game.play("DONE")
    assert game.actor() == 1 and game.asked() == "own"
    game.play("DONE")
    assert game.actor() == 2 and game.asked() == "help"


@rule("CTR-162", "CTR-163")
def test_helping_goes_to_the_lowest_row_of_all_opponents() -> None:
    game = tale("phase workers; ask help 0; brazil: a1 0:1, a2 1:1, a3 2:1, b1 1:2; ethiopia: b2 1:1")
    assert game.legal() == ["HELP/brazil.a2", "HELP/brazil.a3", "HELP/ethiopia.b2", "PASS"]
    assert game.refused("HELP/brazil.b1") == ("CTR-163", "help-lower-row")
    assert game.refused("HELP/brazil.a1") == ("CTR-162", "not-an-opponents-plantation")
    game.play("HELP/brazil.a3")
    assert game.occupied("brazil.a3") and game.column(0, "brazil") == 2
    game.shows("seat 0: workers 1")


@rule("CTR-162", "CTR-011")
def test_passing_is_final_and_those_without_workers_are_skipped() -> None:
    game = tale(
        "phase workers; ask help 0; brazil: a2 1:1, a3 2:1, b1 1:1; ethiopia: a1 2:1; seat 1: workers 0; seat 2: workers 2"
    )
    game.play("PASS")
    assert game.actor() == 2
    game.play("HELP/brazil.a2")
    assert game.actor() == 2  # seat 0 has passed, seat 1 has no worker
    assert game.legal() == ["HELP/brazil.b1", "PASS"]


@rule("CTR-009", "CTR-163")
def test_andre_can_be_helped() -> None:
    game = tale("seats 2; phase workers; passed 2; ask help 0; brazil: a1 2:1, a2 1:1")
    assert "HELP/brazil.a1" in game.legal()


@rule("CTR-164", "CTR-165")
def test_tv_10_coins_settle_the_penalty() -> None:
    game = tale("period 2; phase workers; ask penalty 0 2 2; brazil: a1 0:1, a3 0:1; seat 0: coins 4, bonus AB")
    assert game.legal() == ["COIN"]
    game.play("COIN")  # the rest is compulsory
    assert game.owner("brazil.a1") == game.owner("brazil.a3") == 0
    game.shows("seat 0: coins 0")


@rule("CTR-165", "CTR-074")
def test_tv_11_coins_and_a_step_back() -> None:
    game = tale(
        "period 2; phase workers; ask penalty 0 2 2; brazil: a1 0:1, a3 0:1; seat 0: coins 3, bonus AB, arabica 1 2 1 1 1"
    )
    assert game.legal() == ["COIN", "BACK/colombia"]
    game.play("COIN", "COIN", "COIN")
    assert game.column(0, "colombia") == 1 and game.owner("brazil.a1") == 0


@rule("CTR-165", "CTR-166")
def test_tv_12_paying_is_compulsory_and_the_rest_costs_a_plantation() -> None:
    game = tale(
        "period 2; phase workers; ask penalty 0 2 2; brazil: a1 0:1, b1 0:1; seat 0: coins 2, bonus AB, arabica 1 2 1 1 1"
    )
    game.play("BACK/colombia")
    assert game.owner("brazil.b1") == -1 and game.owner("brazil.a1") == 0
    game.shows("seat 0: coins 0")


@rule("CTR-074")
def test_tv_13_no_way_back_from_columns_four_five_and_the_start() -> None:
    game = tale("phase workers; ask penalty 0 1 1; brazil: a1 0:1; seat 0: coins 0, arabica 4 5 1 4 5")
    assert game.legal() == ["BONUS/C", "DONE"]
    assert game.refused("BACK/guatemala") == ("CTR-074", "no-retreat")
    assert game.refused("COIN") == ("CTR-165", "no-coins")
    game = tale("phase workers; ask penalty 0 1 1; brazil: a1 0:1; seat 0: coins 0, arabica 7 6 3 2 1")
    assert game.legal_of("BACK") == ["BACK/guatemala", "BACK/colombia", "BACK/brazil", "BACK/ethiopia"]
    assert game.refused("DONE") == ("CTR-165", "must-pay")


@rule("CTR-165", "CTR-087")
def test_the_bonus_coins_may_pay_but_need_not() -> None:
    position = "phase workers; ask penalty 0 1 2; brazil: a1 0:1, a3 0:1; seat 0: coins 0"
    game = tale(position)
    game.play("BONUS/C")
    assert game.owner("brazil.a1") == 0
    game.shows("seat 0: coins 1")  # both units were then compulsory
    game = tale(position)
    game.play("DONE", "REMOVE/brazil.a3")  # two are lost; the other one follows without asking
    assert game.owner("brazil.a1") == game.owner("brazil.a3") == -1


@rule("CTR-164")
def test_the_penalty_grows_with_the_period() -> None:
    for period, owed in ((1, 1), (2, 2), (3, 3)):
        idle = "seat 0: workers 0; seat 1: workers 0; seat 2: workers 1, coins 9, bonus AB"
        game = tale(f"period {period}; phase workers; ask own 2; brazil: a1 2:1, a3 1:1*; {idle}")
        game.play("DONE")
        due = [event.fields["amount"] for event in game.events if event.kind == "penalty_due"]
        assert due == [owed]
        game.shows(f"seat 2: coins {9 - owed}")


@rule("CTR-166")
def test_tv_52_three_unoccupied_in_1980() -> None:
    game = tale("period 3; phase workers; ask penalty 0 3 3; brazil: a1 0:1, b1 0:1, a3 0:1; seat 0: coins 4, bonus AB")
    game.play("COIN")
    assert game.owner("brazil.b1") == -1  # the highest goes first, then a choice between the others
    assert game.legal() == ["REMOVE/brazil.a1", "REMOVE/brazil.a3"]
    game.play("REMOVE/brazil.a3")
    assert game.owner("brazil.a1") == 0


@rule("CTR-166")
def test_the_highest_row_counts_over_all_cooperatives() -> None:
    game = tale("phase workers; ask remove 0 1; brazil: a1 0:1, b1 0:1; ethiopia: b2 0:1; colombia: c1 0:2*")
    assert game.legal() == ["REMOVE/brazil.b1", "REMOVE/ethiopia.b2"]
    assert game.refused("REMOVE/brazil.a1") == ("CTR-166", "not-highest-row")


@rule("CTR-167", "CTR-446", "CTR-437")
def test_a_lost_plantation_takes_its_truck_away_and_leaves_donkeys() -> None:
    game = tale(
        "phase workers; ask remove 0 1; brazil: a1 0:1*, c1 0:3t, pc1 0; ethiopia: c2 0:2; seat 0: rows 3 3 2, track trader"
    )
    game.play("REMOVE/brazil.c1")
    state = game.state
    assert game.owner("brazil.c1") == -1
    game.shows("trucks 0; seat 0: spare_trucks 1, trucks 0, track_truck 0")  # one truck has left the game
    assert game.donkeys_on("brazil", 4) == [0, -1]
    assert state.quality(0, 2) == 1 and game.item(0, "plantation") == 4 and state.plantations_left(0) == 0


@rule("CTR-074", "CTR-073")
def test_track_pieces_are_kept_after_a_retreat() -> None:
    game = tale(
        "phase workers; ask penalty 0 1 1; brazil: a1 0:1; seat 0: coins 0, arabica 3 3 3 3 3, track -, trucks 1, traders 5"
    )
    game.play("BACK/guatemala")
    game.shows("seat 0: trucks 1, traders 5")
