"""Our games in others' tools, checked by those tools' own tests."""

import random
import warnings
from functools import partial

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from ludocafe import registry
from ludocafe.adapters import openspiel
from ludocafe.adapters.openspiel_bots import KINDS, OpenSpielBot
from ludocafe.adapters.rewards import rewards
from ludocafe.adapters.zoo import SeatEnv, TableEnv, encoder, env
from ludocafe.bots.bot import Seated
from ludocafe.core.chance import FastChance

GAMES = sorted(registry.kinds())
TABLES = [(id, seats) for id in GAMES for seats in (min(registry.game(id).seat_counts), max(registry.game(id).seat_counts))]
every_table = pytest.mark.parametrize(("id", "seats"), TABLES)
every_game = pytest.mark.parametrize("id", GAMES)


@every_table
def test_pettingzoo_accepts_every_game(id: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it frowns at observations with masks, which its own docs ask for
        api_test(env(id, seats), num_cycles=60)
        seed_test(partial(env, id, seats), num_cycles=20)


@every_game
def test_a_whole_game_through_pettingzoo_ends_with_rewards_that_add_up(id: str) -> None:
    table = TableEnv(id, 2, render_mode="ansi")
    table.reset(seed=4)
    player = random.Random(1)
    for agent in table.agent_iter():
        observation, _, terminated, _, _ = table.last()
        if terminated:
            break
        assert observation["observation"] in table.observation_space(agent)["observation"]
        table.step(player.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    assert sum(table.rewards.values()) == pytest.approx(0.0)
    assert isinstance(table.render(), str)


def test_illegal_actions_end_a_game() -> None:
    table = env("cafe_del_gatto", 2)
    table.reset(seed=1)
    mask = table.last()[0]["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(table.terminations.values())
    alone = SeatEnv("cafe_del_gatto", 2, "random")
    _, info = alone.reset(seed=1)
    _, reward, terminated, _, _ = alone.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert terminated and reward == -1.0


@every_game
def test_gymnasium_accepts_a_seat_against_bots(id: str) -> None:
    seat = SeatEnv(id, 2, "random", seat=0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it does not know masks and plays illegal actions, which end the game
        check_env(seat, skip_render_check=True)
    player = random.Random(1)
    _, info = seat.reset(seed=3)
    over = False
    while not over:
        _, reward, over, _, info = seat.step(player.choice(np.flatnonzero(info["action_mask"]).tolist()))
    assert -1.0 <= reward <= 1.0


@every_game
def test_observations_have_one_slot_for_each_number_and_names_for_them(id: str) -> None:
    game = registry.game(id)
    seats = 2
    found = encoder(id, seats, ())
    assert len(set(found.names)) == len(found)
    state = game.new(seats, game.check_settings(seats, {}), FastChance(77))
    one, other = (found.encode(game.view(state, seat)) for seat in range(seats))
    assert one.shape == other.shape == (len(found),) and one.dtype == np.float32
    assert one[0] == 1.0 and other[0] == 0.0 and other[1] == 1.0


@every_game
def test_nothing_hidden_is_in_an_observation(id: str) -> None:
    game = registry.game(id)
    state = game.new(2, game.check_settings(2, {}), FastChance(5))
    other = state.copy()
    other.redeal(0, FastChance(6))
    found = encoder(id, 2, ())
    assert np.array_equal(found.encode(game.view(state, 0)), found.encode(game.view(other, 0)))


@every_table
def test_openspiel_plays_every_game_with_explicit_chance(id: str, seats: int) -> None:
    assert openspiel.PREFIX + id in openspiel.register()
    game = pyspiel.load_game(f"{openspiel.PREFIX}{id}(players={seats})")
    player = random.Random(seats)
    state = game.new_initial_state()
    assert state.is_chance_node()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1.0)
            state.apply_action(player.choice(outcomes)[0])
        else:
            twin = state.clone()
            legal = state.legal_actions()
            assert legal == twin.legal_actions()
            state.apply_action(player.choice(legal))
            assert legal == twin.legal_actions()
    assert len(state.returns()) == seats
    assert seats == 1 or sum(state.returns()) == pytest.approx(0.0)


def test_openspiel_sees_what_a_seat_sees() -> None:
    game = openspiel.load("cafe_del_gatto", 2)
    ours = registry.game("cafe_del_gatto")
    node = game.at(ours.new(2, {}, FastChance(3)))
    observer = game.make_py_observer()
    observer.set_from(node, 1)
    assert observer.tensor[1] == 1.0
    assert '"seat":1' in observer.string_from(node, 1)
    assert observer.string_from(game.new_initial_state(), 0) == ""
    assert node.action_to_string(0, node.legal_actions()[0]) == ours.notation(node.ours(), node.legal_actions()[0])
    dealt = node.resample_from_infostate(0, lambda: 0.5)
    assert observer.string_from(dealt, 0) == observer.string_from(node, 0)


@pytest.mark.parametrize("kind", KINDS)
@every_game
def test_openspiels_own_bots_play_our_games(id: str, kind: str) -> None:
    game = registry.game(id)
    state = game.new(2, game.check_settings(2, {}), FastChance(3))
    bot = OpenSpielBot.parse(f"{kind}@0.05")
    bot.sit(Seated(game, int(state.actor()), 2, {}, 1))
    assert bot.choose(game.view(state, int(state.actor()))) in state.legal()


def test_rewards_share_the_win() -> None:
    game = registry.game("cafe_del_gatto")
    state = game.new(4, {}, FastChance(1))
    assert rewards(game, state) == [0.0] * 4 or sum(rewards(game, state)) == pytest.approx(0.0)
