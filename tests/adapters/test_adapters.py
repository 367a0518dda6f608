"""Our games in others' tools, checked by those tools' own tests."""

import copy
import gc
import pickle
import random
import warnings
from functools import partial

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from ludocafe import registry
from ludocafe.adapters import openspiel
from ludocafe.adapters.openspiel_bots import KINDS, OpenSpielBot
from ludocafe.adapters.vector import BatchEnv, register
from ludocafe.adapters.zoo import SeatEnv, TableEnv, env, parallel_env
from ludocafe.bots.bot import Seated
from ludocafe.core.chance import FastChance
from ludocafe.core.edition import Edition
from ludocafe.learn.games import rewards

GAMES = sorted(registry.kinds())
TABLES = [(id, seats) for id in GAMES for seats in (min(registry.game(id).seat_counts), max(registry.game(id).seat_counts))]
SETUPS = [(id, seats) for id in GAMES for seats in registry.game(id).seat_counts]
every_setup = pytest.mark.parametrize(("id", "seats"), SETUPS)
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


def test_where_all_decide_at_once_tools_ask_one_seat_after_the_other() -> None:
    """CAF-49 through PettingZoo, Gymnasium and OpenSpiel: whoever is asked stays asked until done, then the next is."""
    together = {"build": "together"}
    table = TableEnv("cafe", 3, settings=together)
    table.reset(seed=4)
    player, several = random.Random(1), 0
    for agent in table.agent_iter():
        observation, _, terminated, _, _ = table.last()
        if terminated:
            break
        seat, before = table.possible_agents.index(agent), table.state_of_play.copy()
        waiting = [other for other in range(3) if other != seat and before.may_decide(other)]
        several += len(waiting) > 0
        assert all(not table.mask(other).any() for other in waiting)
        table.step(player.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        if before.at_once() and table.state_of_play.may_decide(seat):
            assert table.agent_selection == agent
    assert several > 0 and sum(table.rewards.values()) == pytest.approx(0.0)

    assert most_at_once({}) == 1
    assert most_at_once(together) == 3

    alone = SeatEnv("cafe", 3, rivals="random", settings=together, seat=1)
    alone.reset(seed=2)
    for _ in range(3000):
        _, _, over, _, _ = alone.step(player.choice(np.flatnonzero(alone.action_masks()).tolist()))
        if over:
            break
    assert over

    node = openspiel.load("cafe", 3, "build:together").new_initial_state()
    while not node.is_terminal():
        node.apply_action(player.choice(node.legal_actions()))
    assert sum(node.returns()) == pytest.approx(0.0)


def most_at_once(settings: dict[str, str]) -> int:
    """How many agents at most decided in one step of a parallel game, in which nobody else's action counted."""
    table, player, most = parallel_env("cafe", 3, settings), random.Random(1), 0
    seen, _ = table.reset(seed=4)
    gains: dict[str, float] = {}
    while table.agents:
        legal = {agent: np.flatnonzero(seen[agent]["action_mask"]).tolist() for agent in table.agents}
        state = table.table.state_of_play
        assert [bool(codes) for codes in legal.values()] == [state.may_decide(seat) for seat in range(3)]
        most = max(most, sum(map(bool, legal.values())))
        actions = {agent: player.choice(codes or [-1]) for agent, codes in legal.items()}
        before = table.table.game.position(state)
        deciding = next(agent for agent, codes in legal.items() if codes)
        with pytest.raises(ValueError, match=f"not legal for {deciding}"):
            table.step({**actions, deciding: -1})
        assert table.table.game.position(state) == before
        seen, gains, over, _, _ = table.step(actions)
    assert all(over.values()) and sum(gains.values()) == pytest.approx(0.0)
    return most


@every_table
def test_pettingzoo_accepts_every_game_in_parallel(id: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(parallel_env(id, seats), num_cycles=60)


@every_game
def test_parallel_tables_of_a_seed_copies_and_pickles_go_on_alike(id: str) -> None:
    table, same, player = parallel_env(id, 2), parallel_env(id, 2), random.Random(2)
    seen, _ = table.reset(seed=3)
    same.reset(seed=3)
    others = [same, copy.deepcopy(table), pickle.loads(pickle.dumps(table))]  # noqa: S301
    for _ in range(10):
        actions = {agent: player.choice(np.flatnonzero(one["action_mask"]).tolist() or [0]) for agent, one in seen.items()}
        seen, *_ = table.step(actions)
        for other in others:
            again, *_ = other.step(actions)
            assert all(np.array_equal(again[agent]["observation"], seen[agent]["observation"]) for agent in seen)


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
def test_environments_observe_what_the_engine_writes(id: str) -> None:
    table = TableEnv(id, 2)
    table.reset(seed=7)
    seen = table.observe(table.agent_selection)["observation"]
    actor = int(table.state_of_play.actor())
    assert seen.tolist() == registry.game(id).observer(2).observation(table.state_of_play, actor)


@every_game
def test_tables_and_seats_copy_and_pickle_and_go_on_alike(id: str) -> None:
    seat = SeatEnv(id, 2, "apprentice", seat=0)
    player = random.Random(2)
    _, info = seat.reset(seed=3)
    for _ in range(5):
        _, _, _, _, info = seat.step(player.choice(np.flatnonzero(info["action_mask"]).tolist()))
    others = [copy.deepcopy(seat), pickle.loads(pickle.dumps(seat))]  # noqa: S301
    for _ in range(5):
        action = player.choice(np.flatnonzero(seat.action_masks()).tolist())
        found = seat.step(action)
        for other in others:
            again = other.step(action)
            assert np.array_equal(found[0], again[0]) and found[1:4] == again[1:4]


@every_game
def test_states_copy_and_pickle_and_go_on_alike(id: str) -> None:
    standard = registry.game(id)
    other = type(standard)(Edition({**standard.edition.data, "note": "an owner's box"}, "own"))
    for game in (standard, other):
        rng, player = FastChance(3), random.Random(2)
        state = game.new(2, game.check_settings(2, {}), rng)
        for _ in range(20):
            state.apply(player.choice(state.legal()), rng, None)
        again = pickle.loads(pickle.dumps(state))  # noqa: S301
        both = [(again, copy.deepcopy(rng)), (copy.deepcopy(state), copy.deepcopy(rng))]
        for _ in range(20):
            action = player.choice(state.legal())
            state.apply(action, rng, None)
            for twin, its_luck in both:
                twin.apply(action, its_luck, None)
                assert game.position(twin) == game.position(state) and twin.legal() == state.legal()
        copied = pickle.loads(pickle.dumps(again))  # noqa: S301 (whoever unpickles a state need not hold its game)
        assert game.position(copied) == game.position(state)


def test_a_state_without_its_game_is_not_pickled() -> None:
    standard = registry.game("cafe_del_gatto")
    state = type(standard)(standard.edition).new(2, {}, FastChance(1))
    gc.collect()
    with pytest.raises(pickle.PicklingError, match="keep the game"):
        pickle.dumps(state)


@every_game
def test_openspiels_games_and_states_copy_and_pickle(id: str) -> None:
    node = openspiel.load(id, 2).new_initial_state()
    player = random.Random(1)
    for _ in range(60):
        node.apply_action(player.choice([outcome for outcome, _ in node.chance_outcomes()] or node.legal_actions()))
    for twin in (copy.deepcopy(node), pickle.loads(pickle.dumps(node))):  # noqa: S301
        assert str(twin) == str(node) and twin.legal_actions() == node.legal_actions()
    assert str(pickle.loads(pickle.dumps(node.get_game()))) == str(node.get_game())  # noqa: S301


@every_game
def test_make_vec_gives_a_batch_and_make_a_seat(id: str) -> None:
    name = f"ludocafe/{id}-v1"
    assert name in register()
    many = gymnasium.make_vec(name, num_envs=4, players=2, rivals="random")
    assert isinstance(many, BatchEnv)
    seen, info = many.reset(seed=5)
    assert seen.shape == many.observation_space.shape and seen in many.observation_space
    again, _ = many.reset(seed=5)
    assert np.array_equal(seen, again)
    ended = 0
    while ended < 4:
        seats = info["seat"]
        _, reward, terminated, truncated, info = many.step(many.batch.random_actions())
        assert not truncated.any()
        for number in np.flatnonzero(terminated):
            assert reward[number] == many.batch.rewards[number, seats[number]]
            assert info["_places"][number] and (info["places"][number] == 1) == (reward[number] >= 0)
        ended += int(terminated.sum())
        assert not reward[~terminated].any()
    many.close()
    one = gymnasium.make(name, players=2, rivals="random")
    assert isinstance(one.unwrapped, SeatEnv)


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


@every_setup
def test_openspiels_own_test_accepts_every_game(id: str, seats: int) -> None:
    """Random games with every check that OpenSpiel makes, serialising included; Café alone has no constant sum."""
    game = openspiel.load(id, seats)
    assert (game.utility_sum() is None) == (min(registry.game(id).seat_counts) == 1)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_sees_what_a_seat_sees() -> None:
    game = openspiel.load("cafe_del_gatto", 2)
    ours = registry.game("cafe_del_gatto")
    node = game.at(ours.new(2, {}, FastChance(3)))
    observer = game.make_py_observer()
    observer.set_from(node, 1)
    layout = ours.observer(2).layout()
    told = np.array(ours.observer(2).observation(node.ours(), 1))
    low, high = np.array(layout.low()), np.array(layout.high())
    assert observer.tensor == pytest.approx((told - low) / np.maximum(high - low, 1))
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
    assert sum(rewards(state)) == pytest.approx(0.0)
    shares = game.places(state).count(1)
    winner = (4 / shares - 1) / 3
    assert rewards(state) == pytest.approx([winner if place == 1 else -1 / 3 for place in game.places(state)])
    alone = registry.game("cafe").new(1, {"companies": "random", "first_cafetier": "random"}, FastChance(1))
    assert rewards(alone) == [alone.points(0) / 100]
