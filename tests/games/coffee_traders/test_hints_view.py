"""What the view foresees for the player who looks: ways to pay, ranks, penalties, and which questions open an action."""

import itertools
import random

import pytest

from ludocafe import registry
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import best_action
from ludocafe.games.coffee_traders.brain.policy import TradersPolicy
from ludocafe.games.coffee_traders.edge.hints_view import (
    PaymentView,
    ProgressView,
    RankView,
    WayView,
    cheapest_retreats,
    progress,
    row_retreats,
)
from ludocafe.games.coffee_traders.edge.view import TradersView
from ludocafe.games.coffee_traders.rules import scoring
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.shared_effects import meets
from tests.games.coffee_traders.table import Tale, tale
from tests.support import rule


def seen(game: Tale, seat: int = 0) -> TradersView:
    view = game.game.view(game.state, seat)
    assert isinstance(view, TradersView)
    return view


def contract_d(game: Tale, seat: int = 0) -> WayView:
    outlook = seen(game, seat).outlook
    assert outlook is not None
    return outlook.contracts[3]


@rule("CTR-285", "CTR-300")
def test_kopi_luwak_counts_as_what_a_contract_misses() -> None:
    game = tale("phase sell; ask sell 0; seat 0: contracts D1, guatemala 3, colombia 2, ethiopia 3, luwak 2")
    assert contract_d(game) == WayView(jokers=1, missing=0, steps=["CONTRACT/D"])
    assert contract_d(game, 1).steps == []  # it is not his turn


@rule("CTR-287")
def test_what_is_missing_is_bought_first() -> None:
    game = tale("phase sell; ask sell 0; seat 0: contracts D1, guatemala 3, colombia 2, ethiopia 2, brazil 9, coins 5")
    way = contract_d(game)
    assert way == WayView(missing=2, coins=4, steps=["BUY/colombia", "BUY/ethiopia", "CONTRACT/D"])
    game.play(*way.steps)
    assert game.asked() == "option"
    game.shows("seat 0: coins 4")


@rule("CTR-286")
def test_what_cannot_be_bought_is_exchanged_for_what_is_missed_least() -> None:
    game = tale(
        "phase sell; ask sell 0; seat 0: contracts D1, guatemala 4, colombia 2, ethiopia 3, brazil 3, indonesia 1, coins 0"
    )
    way = contract_d(game)
    assert (way.missing, way.coins, way.given) == (1, 0, 4)
    game.play(*way.steps)
    assert game.asked() == "option" and sum(game.coffee(0, coffee) for coffee in ("guatemala", "brazil", "indonesia")) == 1
    poor = tale("phase sell; ask sell 0; seat 0: contracts D1, guatemala 4, colombia 2, ethiopia 3, brazil 2, coins 1")
    assert contract_d(poor) == WayView(missing=1)


@rule("CTR-315")
def test_nothing_replaces_kopi_luwak_in_seoul() -> None:
    game = tale("phase sell; ask sell 0; seat 0: brazil 9, luwak 1, coins 20")
    outlook = seen(game).outlook
    assert outlook is not None
    seoul = outlook.slots[5]
    assert seoul[0].steps == ["DELIVER/seoul.1"] and seoul[3].steps == [] and seoul[3].missing > 0


@rule("CTR-286", "CTR-287", "CTR-300", "CTR-315")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_way_can_be_walked(seats: int) -> None:
    game = registry.game("coffee_traders")
    rng, chance = random.Random(seats), FastChance(seats)
    state = game.new(seats, game.check_settings(seats, {}), chance)
    walked = 0
    while not game.over(state):
        actor = int(state.actor())
        view = game.view(state, actor)
        assert isinstance(view, TradersView) and view.outlook is not None
        for way in [*view.outlook.contracts, *(way for city in view.outlook.slots for way in city)]:
            trial = state.copy()
            for step in way.steps:
                code = game.parse(trial, step)
                assert code in trial.legal(), (way, step)
                trial.apply(code, FastChance(1), None)
            walked += len(way.steps) > 1
        state.apply(rng.choice(list(state.legal())), chance, None)
    assert walked > 0


@rule("CTR-301")
def test_the_cheapest_answer_is_marked() -> None:
    game = tale("phase sell; ask sell 0; seat 0: contracts D1, guatemala 3, colombia 2, ethiopia 3, luwak 2")
    game.play("CONTRACT/D")
    marked = [choice.notation for choice in game.game.choices(game.state) if choice.details["cheapest"]]
    assert marked == ["LUWAK/0"]
    swap = tale("phase sell; ask sell 0; seat 0: contracts D1, guatemala 3, brazil 5, luwak 7, coins 0")
    swap.play("SWAP/ethiopia")
    marked = [choice.notation for choice in swap.game.choices(swap.state) if choice.details["cheapest"]]
    assert marked == ["GIVE/brazil"]


@rule("CTR-436", "CTR-431", "CTR-440")
def test_the_distance_to_the_next_rank_is_what_the_score_then_says() -> None:
    game = tale("phase sell; ask sell 0; seat 0: brazil 9, coins 3; seat 1: coins 3; seat 2: coins 3")
    outlook = seen(game).outlook
    assert outlook is not None
    assert outlook.bars[0] == RankView(1, 4)  # an empty bar: one delivery is the majority
    assert outlook.arabica.missing > 0 and outlook.arabica.points > 0
    assert len(outlook.coops) == 5


@rule("CTR-164")
def test_unoccupied_plantations_and_their_penalty() -> None:
    game = tale("period 2; phase workers; ask own 0; brazil: a1 0:1, b1 0:2, a2 0:1*; seat 0: workers 2")
    player = seen(game).players[0]
    assert player.idle == [0, 0, 2, 0, 0] and player.penalty == 2 * 2


def test_a_question_opens_an_action_or_goes_on_with_one() -> None:
    game = tale("phase sell; ask sell 0; seat 0: contracts D1, guatemala 3, colombia 2, ethiopia 3, luwak 2")
    assert seen(game).opens == 1
    game.play("CONTRACT/D")
    assert seen(game).opens == 0


def test_a_spectator_looks_ahead_for_nobody() -> None:
    game = tale("phase sell; ask sell 0; seat 0: brazil 9")
    spectator = game.game.view(game.state, None)
    assert isinstance(spectator, TradersView) and spectator.outlook is None


# -- penalties ---------------------------------------------------------------------------------------------------------------


def payments(game: Tale) -> list[PaymentView]:
    outlook = seen(game).outlook
    assert outlook is not None
    return outlook.payments


@rule("CTR-164", "CTR-165")
def test_a_penalty_can_be_paid_from_all_coins_to_all_steps_back() -> None:
    game = tale(
        "period 2; phase workers; ask penalty 0 2 2; brazil: a1 0:1, a3 0:1; seat 0: coins 3, bonus AB, arabica 1 3 2 1 1"
    )
    found = payments(game)
    assert [payment.coins for payment in found] == [3, 2, 1]  # three steps back are possible
    assert all(len(payment.steps) == 4 and not payment.unpaid for payment in found)
    assert payments(tale("phase trade; ask trade 0")) == []
    for payment in found:
        again = tale(
            "period 2; phase workers; ask penalty 0 2 2; brazil: a1 0:1, a3 0:1; seat 0: coins 3, bonus AB, arabica 1 3 2 1 1"
        )
        before = scoring.arabica_points(again.state, 0)
        for notation in payment.steps:
            if again.asked() == "penalty" and again.actor() == 0:  # the only choice left is made by itself
                again.play(notation)
        assert again.state.coins[0] == 3 - payment.coins
        assert before - scoring.arabica_points(again.state, 0) == payment.points


@rule("CTR-165", "CTR-166")
def test_what_cannot_be_paid_costs_plantations() -> None:
    game = tale(
        "period 2; phase workers; ask penalty 0 2 2; brazil: a1 0:1, b1 0:1; seat 0: coins 2, bonus AB, arabica 1 2 1 1 1"
    )
    assert payments(game) == [PaymentView(2, ["COIN", "COIN", "BACK/colombia"], 0, 1, 1)]


@rule("CTR-074", "CTR-440")
def test_steps_back_are_those_that_take_the_fewest_points() -> None:
    """Against every possibility, on many tracks."""
    rng = random.Random(4)
    for _ in range(40):
        track = [rng.randint(1, 7) for _ in range(5)]
        game = tale(f"phase workers; ask penalty 0 1 1; brazil: a1 0:1; seat 0: coins 0, arabica {' '.join(map(str, track))}")
        state, before = game.state, scoring.arabica_points(game.state, 0)
        ways = [range(len(row_retreats(state, int(state.column[row]), 0))) for row in range(5)]
        least: dict[int, int] = {}
        for backs in itertools.product(*ways):
            trial = state.copy()
            for row, back in enumerate(backs):
                trial.column[row] -= back
            lost = before - scoring.arabica_points(trial, 0)
            least[sum(backs)] = min(least.get(sum(backs), lost), lost)
        assert [points for points, _ in cheapest_retreats(state, 0)] == [least[steps] for steps in sorted(least)]


@rule("CTR-093")
def test_objectives_tell_how_much_of_them_is_there() -> None:
    game = tale("objectives A3 B1 C1; phase trade; ask trade 0; brazil: house 0 1; seat 0: done A B, rows 1 2 0")
    outlook = seen(game).outlook
    assert outlook is not None
    assert outlook.objectives == [ProgressView(2, 6), ProgressView(1, 5), ProgressView(6, 11)]
    game = tale("objectives A1 B2 C2; phase trade; ask trade 0; seat 0: built 2 0 0, brazil 10")
    outlook = seen(game).outlook
    assert outlook is not None
    assert outlook.objectives == [ProgressView(3, 5), ProgressView(1, 2), ProgressView(0, 4)]


@rule("CTR-093")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_an_objective_is_reached_when_all_of_it_is_there(seats: int) -> None:
    """Against the rule itself, for every objective, through whole games."""
    game = registry.game("coffee_traders")
    rng, chance, player_chance = random.Random(seats), FastChance(seats), FastChance(7)
    state = game.new(seats, {}, chance)
    assert isinstance(state, TradersState)
    policy = TradersPolicy()
    reached = 0
    while state.actor() >= 0:
        for player in range(seats):
            for condition in range(9):
                there = progress(state, player, condition)
                assert 0 <= there.have <= there.need
                assert (there.have == there.need) == bool(meets(state, player, condition))
                reached += there.have == there.need
        for _ in range(10):
            if state.actor() >= 0:
                sensible = rng.random() < 0.7
                code = best_action(state, policy, player_chance) if sensible else rng.choice(game.choices(state)).code
                state.apply(code, chance, None)
    assert reached
