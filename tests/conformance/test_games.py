"""The battery on every registered game, seat count and option."""

import pytest

from ludocafe import registry
from ludocafe.core.chance import FastChance
from ludocafe.core.game import Game
from ludocafe.core.state import State
from ludocafe.testing import battery
from ludocafe.testing.battery import Setup
from tests.support import INTERPRETED, every_setup_of_every_game

SETUPS = every_setup_of_every_game()
DECISIONS = 5 if INTERPRETED else 3  # one of so many steps is looked at from all sides
VIEWS = 14 if INTERPRETED else 9
AT_ONCE = [setup for setup in SETUPS if ("build", "together") in setup.settings]

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


@every_setup
def test_decisions_refusals_and_notation_agree(setup: Setup) -> None:
    game = registry.game(setup.game)
    for table, player in battery.play_through(game, setup, 11):
        if len(table.steps) % DECISIONS == 0 or table.over:
            battery.check_decision(game, table, player)


@every_setup
def test_nothing_is_lost_or_made(setup: Setup) -> None:
    game = registry.game(setup.game)
    expected = None
    for table, _ in battery.play_through(game, setup, 12):
        pieces = game.pieces(table.state)
        assert expected is None or pieces == expected
        expected = pieces
        battery.check_scores(game, table.state)


@every_setup
def test_gained_points_are_never_lost(setup: Setup) -> None:
    """What plates call "now" only grows, and is all there is when a game names no such sources."""
    game = registry.game(setup.game)
    before = [0] * setup.seats
    for table, _ in battery.play_through(game, setup, 23):
        scores = game.scores(table.state)
        gained = [sum(line.amount for line in lines if not game.gained or line.source in game.gained) for lines in scores]
        assert all(now >= then for now, then in zip(gained, before, strict=True))
        before = gained


@every_setup
def test_copies_and_positions_carry_the_whole_state(setup: Setup) -> None:
    game = registry.game(setup.game)
    for table, _ in battery.play_through(game, setup, 13):
        battery.check_copy_and_position(game, table)


@every_setup
def test_earlier_copies_stay_untouched(setup: Setup) -> None:
    game = registry.game(setup.game)
    kept: list[tuple[State, str]] = []
    for table, _ in battery.play_through(game, setup, 14):
        if len(table.steps) % 7 == 0:
            kept.append((table.state.copy(), game.position(table.state)))
    assert all(game.position(state) == text for state, text in kept)


@every_setup
def test_a_seat_sees_and_samples_only_what_it_may(setup: Setup) -> None:
    game = registry.game(setup.game)
    for table, _ in battery.play_through(game, setup, 15):
        if len(table.steps) % VIEWS == 0 or table.over:
            battery.check_view(game, table.state)


@every_setup
def test_records_replay_from_themselves(setup: Setup) -> None:
    game = registry.game(setup.game)
    *_, (table, _player) = battery.play_through(game, setup, 16)
    battery.check_record(game, table)
    result = table.result()
    assert result is not None and 1 in result.places


@every_setup
def test_undo_returns_to_the_barrier(setup: Setup) -> None:
    game = registry.game(setup.game)
    for table, _ in battery.play_through(game, setup, 17):
        if len(table.steps) % 4 == 0:
            battery.check_undo(game, table)


@pytest.mark.parametrize("setup", AT_ONCE, ids=str)
def test_what_is_decided_at_once_is_undone_alone_and_in_any_order(setup: Setup) -> None:
    game = registry.game(setup.game)
    assert sum(battery.check_at_once(game, setup, seed) for seed in (24, 25)) > 0


def test_setups_in_which_several_decide_are_those_tested() -> None:
    for setup in SETUPS:
        game = registry.game(setup.game)
        several = any(len(table.deciding) > 1 for table, _ in battery.play_through(game, setup, 26))
        assert several == (setup in AT_ONCE), setup


@every_setup
def test_everything_shown_has_words(setup: Setup) -> None:
    game = registry.game(setup.game)
    words = battery.every_words(game, setup.seats)
    for table, _ in battery.play_through(game, setup, 18):
        if len(table.steps) % 5 == 0 or table.over:
            battery.check_words(game, table, words)


@every_setup
def test_many_random_games_end(setup: Setup) -> None:
    from ludocafe.core.playout import random_playout

    game = registry.game(setup.game)
    settings = game.check_settings(setup.seats, dict(setup.settings))
    for seed in range(10):
        chance = FastChance(seed)
        state = game.new(setup.seats, settings, chance)
        assert random_playout(state, chance, FastChance(seed + 1000), game.max_decisions) < game.max_decisions
        assert game.over(state) and game.end_reason(state)


def redealt(game: Game, state: State, seed: int) -> str:
    """The position as it may also be, as far as seat 0 knows."""
    other = state.copy()
    other.redeal(0, FastChance(seed))
    return game.position(other)


@every_setup
def test_samples_vary_where_something_is_hidden(setup: Setup) -> None:
    game = registry.game(setup.game)
    for table, _ in battery.play_through(game, setup, 19):
        if len(table.steps) == 4:
            view = game.view(table.state, 0)
            positions = {game.position(game.sample(view, FastChance(seed))) for seed in range(12)}
            assert (len(positions) > 1) == any(
                redealt(game, table.state, seed) != game.position(table.state) for seed in range(12)
            )
            return
