"""A batch plays exactly the games that the engine plays, whoever owns the memory and however many processes share the work."""

import copy
import gc
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from ludocafe import registry
from ludocafe.bots.brains import brain_of
from ludocafe.bots.budget import mix
from ludocafe.core.chance import FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.game import win_shares
from ludocafe.core.playout import best_action
from ludocafe.learn import Batch
from tests.support import ROOT

GAMES = sorted(registry.kinds())
every_game = pytest.mark.parametrize("id", GAMES)
NAMES = ("observations", "masks", "actor", "done", "rewards", "points", "places")


def arrays(batch: Batch) -> dict[str, Any]:
    return {name: getattr(batch, name).copy() for name in NAMES}


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in NAMES)


@pytest.mark.parametrize(("id", "options"), [*((id, {}) for id in GAMES), ("cafe", {"build": "together"})], ids=str)
def test_a_batch_plays_the_games_of_the_engine(id: str, options: dict[str, str]) -> None:
    game = registry.game(id)
    seats = game.seat_counts[-1]
    settings = game.check_settings(seats, options)
    batch = Batch(id, seats, 3, seed=5, settings=options)
    rng = [FastChance(mix(5, number) >> 1) for number in range(3)]
    states = [game.new(seats, settings, rng[number]) for number in range(3)]
    observer, player = game.observer(seats), random.Random(1)
    for _ in range(150):
        for number, state in enumerate(states):
            actor = int(state.actor())
            assert batch.actor[number] == actor
            assert batch.observations[number].tolist() == observer.observation(state, actor)
            assert np.flatnonzero(batch.masks[number]).tolist() == sorted(state.legal())
        actions = [player.choice(state.legal()) for state in states]
        batch.step(actions)
        for number, action in enumerate(actions):
            states[number].apply(action, rng[number], None)
            assert batch.done[number] == game.over(states[number])
            if game.over(states[number]):
                ended = states[number]
                assert batch.points[number].tolist() == [int(ended.points(seat)) for seat in range(seats)]
                assert batch.places[number].tolist() == game.places(ended)
                shares = win_shares(game.places(ended))
                assert batch.rewards[number] == pytest.approx([(share * seats - 1) / (seats - 1) for share in shares])
                states[number] = game.new(seats, settings, rng[number])
            else:
                assert not batch.rewards[number].any()


@every_game
def test_games_start_again_at_once_and_rewards_add_up(id: str) -> None:
    batch = Batch(id, 2, 8, seed=2)
    ended = 0
    while ended < 8:
        batch.step(batch.random_actions())
        for number in np.flatnonzero(batch.done):
            assert batch.done[number] == 1
            assert batch.rewards[number].sum() == pytest.approx(0.0)
            assert min(batch.places[number]) == 1
            ended += 1
        assert batch.masks.any(axis=1).all()


@pytest.mark.parametrize("rivals", [None, "random", "apprentice", "regular"])
def test_the_number_of_processes_changes_nothing(rivals: str | None) -> None:
    alone = Batch("cafe_del_gatto", 2, 7, seed=3, rivals=rivals)
    shared = Batch("cafe_del_gatto", 2, 7, seed=3, rivals=rivals, threads=2)
    try:
        assert same(arrays(alone), arrays(shared))
        for _ in range(80):
            actions = alone.random_actions()
            assert np.array_equal(actions, shared.random_actions())
            alone.step(actions)
            shared.step(actions)
            assert same(arrays(alone), arrays(shared))
        shared.reset(4)
        alone.reset(4)
        assert same(arrays(alone), arrays(shared))
    finally:
        shared.close()


def test_rivals_play_as_their_level_does() -> None:
    """The learner sees only its own decisions; the rivals' are those of the policy."""
    game = registry.game("cafe_del_gatto")
    batch = Batch(game, 2, 1, seed=6, rivals="regular", seat=1)
    rng = FastChance(mix(6, 0) >> 1)
    state = game.new(2, {}, rng)
    policy, ties = brain_of(game).policy(), FastChance((mix(6, 0) >> 1) ^ 0x5DEECE66D)
    for _ in range(30):
        while state.actor() == 0:
            state.apply(best_action(state, policy, ties), rng, None)
        assert batch.actor[0] == 1
        assert batch.observations[0].tolist() == game.observer(2).observation(state, 1)
        action = state.legal()[-1]
        batch.step([action])
        state.apply(action, rng, None)
        if game.over(state):
            break


def test_the_learners_seat_changes_from_game_to_game() -> None:
    batch = Batch("cafe_international", 3, 6, seed=1, rivals=("random", "regular"))
    assert {int(seat) for seat in batch.actor} == {0, 1, 2}


def test_a_regular_beats_random_learners() -> None:
    batch = Batch("cafe_del_gatto", 2, 40, seed=1, rivals="regular", seat=0)
    lost = ended = 0
    while ended < 40:
        batch.step(batch.random_actions())
        lost += int((batch.rewards[batch.done == 1, 0] < 0).sum())
        ended += int((batch.done == 1).sum())
    assert lost > 0.9 * ended


def test_games_that_never_end_are_cut_off() -> None:
    batch = Batch("cafe_del_gatto", 2, 2, seed=1, limit=10)
    for _ in range(10):
        batch.step(batch.random_actions())
    assert batch.done.tolist() == [2, 2]


def test_an_illegal_action_changes_nothing() -> None:
    batch = Batch("cafe_del_gatto", 2, 4, seed=1)
    before = arrays(batch)
    actions = batch.random_actions()
    actions[2] = int(np.argmin(batch.masks[2]))
    with pytest.raises(ValueError, match="not legal in game 2"):
        batch.step(actions)
    for nonsense in (-1, 48, 1 << 40):
        actions[2] = nonsense
        with pytest.raises(ValueError, match="not legal in game 2"):
            batch.step(actions)
    with pytest.raises(ValueError, match="4 actions"):
        batch.step([0])
    assert same(before, arrays(batch))


def test_arrays_are_the_engines_memory_or_the_callers() -> None:
    own: dict[str, Any] = {"observations": np.empty((4, 131), np.int16), "masks": np.empty((4, 48), np.uint8)}
    batch, view = Batch("cafe_del_gatto", 2, 4, seed=1, into=own), Batch("cafe_del_gatto", 2, 4, seed=1)
    seen = view.observations
    assert batch.observations is own["observations"]
    assert not seen.flags.owndata and not seen.flags.writeable
    for _ in range(5):
        view.step(view.random_actions())
        batch.step(batch.random_actions())
    assert seen is view.observations
    assert np.array_equal(seen, own["observations"]) and np.array_equal(view.masks, own["masks"])


def test_arrays_that_do_not_fit_are_refused() -> None:
    for own, complaint in (
        ({"observation": np.empty((4, 131), np.int16)}, "no array observation"),
        ({"observations": np.empty((4, 130), np.int16)}, "must have the shape"),
        ({"actor": np.empty((3, 4), np.int16)}, "must have the shape"),  # NumPy would fill every row
    ):
        with pytest.raises(ValueError, match=complaint):
            Batch("cafe_del_gatto", 2, 4, into=own)
    with pytest.raises(ValueError, match="at least one game"):
        Batch("cafe_del_gatto", 2, 0)


@pytest.mark.parametrize("threads", [1, 2])
def test_arrays_outlive_their_batch(threads: int) -> None:
    batch = Batch("cafe_del_gatto", 2, 4, seed=1, threads=threads)
    seen, actions = batch.observations, batch.random_actions()
    kept = seen.copy()
    batch.close()
    batch.close()
    if threads > 1:
        with pytest.raises(ValueError, match="closed"):
            batch.step(actions)
    del batch
    gc.collect()
    assert np.array_equal(seen, kept)


@pytest.mark.parametrize("threads", [1, 2])
def test_copies_and_pickles_go_on_as_the_original(threads: int) -> None:
    batch = Batch("cafe_international", 2, 5, seed=9, rivals="apprentice", threads=threads)
    for _ in range(60):
        batch.step(batch.random_actions())
    others = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]  # noqa: S301
    try:
        for other in others:
            assert same(arrays(batch), arrays(other))
        for _ in range(60):
            actions = batch.random_actions()
            batch.step(actions)
            for other in others:
                assert np.array_equal(other.random_actions(), actions)
                other.step(actions)
                assert same(arrays(batch), arrays(other))
    finally:
        for one in (batch, *others):
            one.close()


def test_scaled_observations_lie_between_0_and_1() -> None:
    batch = Batch("cafe", 2, 4, seed=1)
    for _ in range(40):
        batch.step(batch.random_actions())
    scaled = batch.scaled()
    assert scaled.dtype == np.float32 and scaled.min() >= 0.0 and scaled.max() <= 1.0


def test_parts_of_observations_are_views_in_their_shape() -> None:
    batch = Batch("cafe_del_gatto", 3, 4, seed=1)
    parts = batch.layout.split(batch.observations)
    assert parts["tokens"].shape == (4, 3, 5, 4) and parts["seat"].shape == (4,)
    assert parts["tokens"].base is not None
    assert parts["coins"][:, 0].tolist() == [4, 4, 4, 4]  # the first player has tipped


def test_running_scores_are_the_points_of_the_moment() -> None:
    batch = Batch("cafe_international", 2, 3, seed=1, running=True)
    while not batch.scores.max() > 0:
        batch.step(batch.random_actions())
    score = batch.layout.split(batch.observations)["score"].sum(axis=2)
    sizes = batch.layout.split(batch.observations)
    game: Any = batch.game
    penalty = int(game.parts.penalty) * (sizes["hand_size"] + sizes["down_size"])
    relative = np.stack([np.roll(batch.scores[number], -int(batch.actor[number])) for number in range(3)])
    assert np.array_equal(relative, score - penalty)


def test_unknown_rivals_are_refused() -> None:
    with pytest.raises(BadInput, match="unknown-level"):
        Batch("cafe_del_gatto", 2, 1, rivals="master")
    with pytest.raises(BadInput, match="rivals-number"):
        Batch("cafe_del_gatto", 3, 1, rivals=["random"])


@pytest.mark.parametrize(("id", "most"), [("cafe_del_gatto", 8), ("cafe_international", 8), ("cafe", 32), ("coffee_traders", 32)])
def test_a_game_needs_little_memory(id: str, most: int) -> None:
    """In KiB, arrays and states together, as a process of its own grows with many games of two."""
    from ludocafe.learn import games

    if str(games.__file__).endswith(".py") or sys.platform != "linux":
        pytest.skip("measured on compiled rules on Linux")
    command = [sys.executable, str(ROOT / "benchmarks" / "learn.py"), "--memory", id]
    grown = float(subprocess.run(command, check=True, capture_output=True, text=True, timeout=120).stdout)
    assert 1 < grown <= most
