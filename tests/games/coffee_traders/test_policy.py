"""The greedy trader plays sensibly and honestly."""

from ludocafe import registry
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import best_action, policy_playout
from tests.games.coffee_traders.table import Tale, tale
from tests.support import rule


def chosen(story: Tale) -> str:
    return story.game.notation(story.state, int(best_action(story.state, story.game.policy, FastChance(1))))


def test_it_fulfils_a_contract_it_can_pay() -> None:
    assert chosen(tale("phase sell; ask sell 0; seat 0: contracts D1, guatemala 3, colombia 3, ethiopia 3")) == "CONTRACT/D"


def test_it_buys_the_one_coffee_that_a_contract_lacks() -> None:
    assert (
        chosen(tale("phase sell; ask sell 0; seat 0: contracts D1, guatemala 3, colombia 2, ethiopia 3, coins 6"))
        == "BUY/colombia"
    )


def test_it_puts_coins_back_before_the_reset() -> None:
    assert chosen(tale("phase sell; ask sell 0; seat 0: bonus AB, coins 3, brazil 4")) == "RECHARGE/C"


def test_it_staffs_its_plantations() -> None:
    assert chosen(tale("phase workers; ask own 0; brazil: a1 0:1")) == "WORK/brazil"


def test_it_joins_where_coffee_grows() -> None:
    rich = "brazil: a1 0:1*, a2 1:1*, a3 2:1*, a4 0:1*, house 1"
    assert chosen(tale(f"phase trade; ask join_trade 0 brazil; turn 2; {rich}")) == "JOIN"
    assert chosen(tale("phase trade; ask join_trade 0 brazil; turn 2; brazil: house 1")) == "DECLINE"


@rule("CTR-603")
def test_it_knows_only_what_its_seat_sees() -> None:
    """Two states that differ in André's secrets alone get the same answers."""
    game = registry.game("coffee_traders")
    chance = FastChance(5)
    state = game.new(2, {}, chance)
    while not game.over(state):
        other = state.copy()
        other.redeal(int(state.actor()), FastChance(77))
        code = int(best_action(state, game.policy, FastChance(1)))
        assert code == int(best_action(other, game.policy, FastChance(1)))
        state.apply(code, chance, None)


def test_it_plays_well_at_every_table() -> None:
    """The committed figures are in benchmarks/results; here one game per player count shows that nothing is broken."""
    game = registry.game("coffee_traders")
    for seats in game.seat_counts:
        chance = FastChance(seats)
        state = game.new(seats, {}, chance)
        policy_playout(state, game.policy, chance, FastChance(seats), game.longest)
        assert game.over(state) and sum(int(state.points(seat)) for seat in range(seats)) / seats > 80
