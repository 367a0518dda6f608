"""Phase 3 – Trade & build (chapter 8)."""

from ludocafe.core.model import Effect
from tests.games.coffee_traders.table import Tale, tale
from tests.support import rule


@rule("CTR-004")
def test_tv_14_loop_order() -> None:
    game = tale("seats 5; phase trade; ask trade 2")
    game.play("TRADE/brazil")
    asked = []
    for _ in range(4):
        asked.append(game.actor())
        game.play("DECLINE")
    assert asked == [3, 4, 0, 1]


@rule("CTR-205", "CTR-206", "CTR-207", "CTR-208")
def test_tv_15_the_only_one_outside_takes_the_coin() -> None:
    game = tale("seats 4; order 0 1 2 3; phase trade; ask trade 1")
    game.play("TRADE/ethiopia", "JOIN", "JOIN")  # seats 2 and 3; seat 0 finds no slot
    assert game.house("ethiopia") == [1, 2, 3]
    game.shows("seat 1: stock ethiopia, coins 1; ethiopia: stock 2, coin 0; seat 2: stock -; seat 0: coins 4")


@rule("CTR-207", "CTR-208")
def test_tv_15_declining_earns_the_coin_too() -> None:
    game = tale("seats 4; order 1 0 2 3; phase trade; ask trade 1")
    game.play("TRADE/ethiopia", "DECLINE", "JOIN", "JOIN")
    assert game.house("ethiopia") == [1, 2, 3]
    game.shows("seat 0: coins 4")


@rule("CTR-206", "CTR-208")
def test_tv_16_no_slot_left_earns_the_coin() -> None:
    game = tale("seats 4; order 1 0 2 3; phase trade; ask trade 1")
    game.play("TRADE/ethiopia", "JOIN", "JOIN")
    assert game.house("ethiopia") == [1, 0, 2] and game.actor() == 0
    game.shows("seat 3: coins 4")


@rule("CTR-208")
def test_tv_17_three_players() -> None:
    game = tale("order 1 0 2; phase trade; ask trade 1")
    game.play("TRADE/brazil", "JOIN", "DECLINE")
    game.shows("seat 2: coins 4")
    game = tale("order 1 0 2; phase trade; ask trade 1")
    game.play("TRADE/brazil", "JOIN", "JOIN")
    game.shows("seat 2: coins 3; brazil: coin 1")


@rule("CTR-208")
def test_tv_18_two_outside_leave_the_coin() -> None:
    game = tale("seats 4; order 1 0 2 3; phase trade; ask trade 1")
    game.play("TRADE/brazil", "DECLINE", "DECLINE", "JOIN")
    game.shows("seat 0: coins 3; seat 1: coins 1; seat 2: coins 3; seat 3: coins 3; brazil: coin 1")


@rule("CTR-208", "CTR-207")
def test_without_a_usable_trader_one_is_skipped_and_counts_as_outside() -> None:
    game = tale("order 1 0 2; phase trade; ask trade 1; seat 0: traders 0, bonus AC")
    game.play("TRADE/brazil")
    assert game.actor() == 2
    game.play("JOIN")
    game.shows("seat 0: coins 4")


@rule("CTR-205")
def test_an_open_house_is_not_opened_again() -> None:
    game = tale("phase trade; ask trade 0; brazil: house 1")
    assert game.refused("TRADE/brazil") == ("CTR-205", "house-open")
    assert tale("phase trade; ask trade 0; seat 0: coins 1").refused("TRADE/brazil") == ("CTR-205", "too-dear")
    assert tale("phase trade; ask trade 0; seat 0: traders 0").refused("TRADE/brazil") == ("CTR-205", "no-trader")


@rule("CTR-206")
def test_five_players_have_four_slots() -> None:
    game = tale("seats 5; phase trade; ask trade 0")
    game.play("TRADE/brazil", "JOIN", "JOIN", "JOIN")
    assert game.house("brazil") == [0, 1, 2, 3]
    game.shows("seat 4: coins 4")


@rule("CTR-087", "CTR-207")
def test_the_bonus_trader_joins_at_a_piggyback_question() -> None:
    game = tale("phase trade; ask trade 0; seat 1: traders 0")
    game.play("TRADE/brazil")
    assert game.legal() == ["DECLINE", "BONUS/B"]
    assert game.refused("JOIN") == ("CTR-207", "no-trader")
    game.play("BONUS/B", "JOIN")
    assert game.house("brazil") == [0, 1]
    game.shows("seat 1: traders 0")


@rule("CTR-088")
def test_tv_53_recharging_frees_the_last_bonus_trader() -> None:
    game = tale("phase trade; ask trade 0; seat 1: traders 0, bonus B, coins 3")
    game.play("TRADE/brazil")
    assert game.legal() == ["DECLINE", "RECHARGE/C"]
    game.play("RECHARGE/C", "BONUS/B", "JOIN")
    assert game.house("brazil") == [0, 1]
    game.shows("seat 1: coins 0")
    game = tale("phase trade; ask trade 0; seat 1: bonus AB, coins 3")
    game.play("TRADE/brazil")
    assert game.refused("RECHARGE/C") == ("CTR-088", "recharge-useless")


@rule("CTR-088", "CTR-201")
def test_tv_50_recharge_bonus_trade() -> None:
    game = tale(
        "phase trade; ask trade 0; seat 0: traders 0, bonus B, coins 5; seat 1: traders 0, bonus AC; seat 2: traders 0, bonus AC"
    )
    game.play("RECHARGE/C", "BONUS/B", "TRADE/brazil")
    assert game.house("brazil") == [0]
    game.shows("seat 0: coins 0")


@rule("CTR-201")
def test_who_can_do_nothing_passes_by_himself() -> None:
    for board in ("coins 1, bonus AB", "traders 0, bonus AC", "traders 0, bonus BC, coins 1", "traders 0, bonus B, coins 4"):
        game = tale(f"phase trade; ask trade 0; seat 1: {board}")
        game.play("PASS")
        assert game.actor() == 2, board
    for board in ("coins 1", "traders 0, coins 0", "traders 0, bonus BC, coins 2", "traders 0, bonus B, coins 5"):
        game = tale(f"phase trade; ask trade 0; seat 1: {board}")
        game.play("PASS")
        assert game.actor() == 1, board


@rule("CTR-200", "CTR-226")
def test_passing_is_not_final_until_all_pass_in_a_row() -> None:
    game = tale("phase trade; ask trade 0")
    game.play("PASS", "TRADE/brazil", "DECLINE", "DECLINE")
    assert game.actor() == 2
    game.play("PASS")
    assert game.actor() == 0 and game.asked() == "trade"
    game.play("PASS", "PASS")
    assert game.asked() == "sell" and "crop_counted" not in game.kinds()


@rule("CTR-215", "CTR-216", "CTR-217", "CTR-097")
def test_tv_19_joining_a_building() -> None:
    game = tale("seats 4; order 3 0 1 2; phase trade; ask trade 3; seat 0: ethiopia 1, traders 1")
    game.play("BUILD/fairtrade", "SITE/colombia.p1")
    assert game.actor() == 0 and game.asked() == "join_build"
    game.play("JOIN")  # the only coffee is given
    game.shows("seat 3: ethiopia 1; seat 0: ethiopia 0")
    assert game.legal() == ["BUILD/station", "BUILD/fairtrade"]
    game.play("BUILD/station", "SITE/colombia.s2")
    assert game.column(3, "colombia") == 2
    game.shows("seat 3: coins 1; seat 0: colombia 2, traders 0, contractors 1, coins 3")
    assert game.actor() == 0 and game.asked() == "trade"  # seats 1 and 2 have no coffee


@rule("CTR-216")
def test_one_joins_at_the_leaders_place_only() -> None:
    game = tale("phase trade; ask trade 0; seat 1: brazil 1, luwak 1")
    game.play("BUILD/warehouse", "TAKE/brazil", "JOIN")
    assert game.legal() == ["GIVE/brazil", "GIVE/luwak"]
    game.play("GIVE/luwak")  # only warehouses may join, so it is built
    assert game.asked() == "take"
    game.shows("seat 1: built 1 0 0; seat 0: luwak 1")
    game = tale("phase trade; ask trade 0; seat 1: brazil 1")
    game.play("BUILD/station", "SITE/colombia.s1", "JOIN")
    assert game.refused("BUILD/warehouse") == ("CTR-216", "not-the-leaders-place")
    game.play("BUILD/station")  # s2 is the only free space
    assert game.builder("colombia.s2") == 1


@rule("CTR-217")
def test_without_coffee_or_building_nobody_is_asked_to_join() -> None:
    game = tale("phase trade; ask trade 0; seat 1: brazil 1, built 4 0 0; seat 2: coins 3")
    game.play("BUILD/warehouse", "TAKE/brazil")
    assert game.actor() == 1 and game.asked() == "trade"


@rule("CTR-215", "CTR-218")
def test_contractors_are_traders_and_come_back() -> None:
    game = tale("phase trade; ask trade 0; seat 0: traders 1")
    game.play("BUILD/station", "SITE/brazil.s2")
    game.shows("seat 0: traders 0, contractors 1, coins 1")
    game = tale("phase sell; passed 1 2; next 1 2; ask sell 0; seat 0: traders 0, contractors 2; brazil: house 0, s1 0")
    game.play("PASS")
    game.shows("seat 0: traders 3, contractors 0")
    assert game.builder("brazil.s1") == 0 and game.house("brazil") == []


@rule("CTR-225")
def test_a_dropped_trader_buys_two_steps() -> None:
    game = tale("phase trade; ask trade 0; seat 0: traders 1")
    game.play("DROP", "ROW/brazil", "ROW/brazil")
    assert game.column(0, "brazil") == 3
    game.shows("seat 0: traders 0, coins 1")
    game = tale("phase trade; ask trade 0; seat 0: traders 1")
    game.play("DROP", "ROW/brazil", "ROW/ethiopia")
    assert game.column(0, "brazil") == game.column(0, "ethiopia") == 2
    assert tale("phase trade; ask trade 0; seat 0: traders 0").refused("DROP") == ("CTR-225", "no-trader")


@rule("CTR-073", "CTR-089")
def test_a_trader_won_in_phase_three_is_usable_at_once() -> None:
    game = tale("phase trade; ask trade 0; seat 0: traders 1, arabica 1 1 2 2 2, coins 4")
    game.play("DROP", "ROW/guatemala", "ROW/colombia")
    game.shows("seat 0: traders 1")


@rule("CTR-098")
def test_farms_are_not_built_by_contractors() -> None:
    assert not any("farm" in choice for choice in tale("phase trade; ask trade 0").legal())


@rule("CTR-260", "CTR-207")
def test_what_a_trader_would_bring_is_told_before() -> None:
    field = "brazil: a1 0:1*, a2 0:1*, a3 1:1*, p1 2"
    game = tale(f"order 1 0 2; phase trade; ask trade 1; {field}")
    trade = game.game.parse(game.state, "TRADE/brazil")
    assert [(effect.kind, effect.fields.get("amount")) for effect in game.game.effects(game.state, trade)] == [
        ("pay", 2),
        ("stock", None),
        ("harvested", 6),
    ]
    game.play("TRADE/brazil")
    join = game.game.parse(game.state, "JOIN")
    assert game.game.effects(game.state, join) == [Effect("trader"), Effect("harvested", {"amount": 3})]
    assert game.house("brazil") == [1]
    game.shows("seat 1: brazil 0")


def foreseen(game: Tale, notation: str) -> list[Effect]:
    return game.game.effects(game.state, game.game.parse(game.state, notation))


def coin(others: int) -> list[Effect]:
    return [Effect("house_coin", {"others": others})]


@rule("CTR-208")
def test_staying_out_tells_who_must_join_for_the_coin() -> None:
    game = tale("order 1 0 2; phase trade; ask trade 1")
    game.play("TRADE/brazil")
    assert foreseen(game, "DECLINE") == coin(1)  # seat 2 is still asked
    game.play("JOIN")
    assert foreseen(game, "DECLINE") == coin(0)
    game.play("DECLINE")
    game.shows("seat 2: coins 4")


@rule("CTR-208", "CTR-207")
def test_no_coin_is_promised_when_somebody_else_stays_out_or_it_is_gone() -> None:
    game = tale("order 1 0 2; phase trade; ask trade 1")
    game.play("TRADE/brazil", "DECLINE")
    assert foreseen(game, "DECLINE") == []  # seat 0 stayed out
    game = tale("order 1 0 2; phase trade; ask trade 1; seat 2: traders 0, bonus AC")
    game.play("TRADE/brazil")
    assert foreseen(game, "DECLINE") == []  # seat 2 has no trader
    game = tale("order 1 0 2; phase trade; ask trade 1")
    game.play("TRADE/brazil")
    game.state.house_coin[2] = 0
    assert foreseen(game, "DECLINE") == []
    game = tale("seats 4; order 1 0 2 3; phase trade; ask trade 1")
    game.play("TRADE/brazil")
    assert foreseen(game, "DECLINE") == coin(2)
    game.play("JOIN")
    assert foreseen(game, "DECLINE") == coin(1)


@rule("CTR-216")
def test_joining_a_building_tells_what_it_takes_and_what_can_be_built() -> None:
    game = tale("seats 4; order 3 0 1 2; phase trade; ask trade 3; seat 0: ethiopia 1, traders 1")
    game.play("BUILD/fairtrade", "SITE/colombia.p1")
    trader, gift, *buildings = foreseen(game, "JOIN")
    assert (trader.kind, gift.kind) == ("trader", "gift")
    assert foreseen(game, "DECLINE") == []
    game.play("JOIN")
    assert [f"BUILD/{effect.fields['building']}" for effect in buildings] == game.legal()
    for effect in buildings:
        assert foreseen(game, f"BUILD/{effect.fields['building']}") == [Effect("points", {"amount": effect.fields["amount"]})]
