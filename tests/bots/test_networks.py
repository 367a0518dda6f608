"""Trained networks think in whole numbers as they were trained to in fractions, and sit down only where they belong."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from ludocafe import registry
from ludocafe.arena.players import player
from ludocafe.bots.bot import Seated
from ludocafe.bots.levels import NETWORK, Player, choose
from ludocafe.bots.networks import network_of, policy_of
from ludocafe.bots.weights import weights
from ludocafe.core.chance import SETUP, FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.network import BITS, NetworkFile, columns_of
from ludocafe.core.state import Codes, State
from ludocafe.learn import Batch, export

GAMES = sorted(registry.kinds())
WIDTH = 8


class Random:
    """A network of random weights, reckoned with fractions by NumPy."""

    def __init__(self, id: str, form: str) -> None:
        rng = np.random.default_rng(5)
        self.game = registry.game(id)
        self.observer = self.game.observer(2, form)
        self.layout = self.observer.layout()
        self.columns, self.starts, self.counts = columns_of(self.layout)
        low, high = np.array(self.layout.low()), np.array(self.layout.high())
        self.low = low[self.counts]
        rows = int((high - low + 1)[self.columns].sum())
        self.ids = rng.normal(0, 0.3, (rows, WIDTH))
        self.quantities = rng.normal(0, 0.1, (len(self.counts), WIDTH))
        self.constant = rng.normal(0, 0.3, WIDTH)
        self.layers = [(rng.normal(0, 0.5, (WIDTH, WIDTH)), rng.normal(0, 0.3, WIDTH)) for _ in range(2)]
        self.actions = rng.normal(0, 0.5, (self.game.action_count, WIDTH)), rng.normal(0, 0.3, self.game.action_count)
        self.file = export.network_file(
            id, 2, form, self.layout, self.ids, self.quantities, self.constant, self.layers, self.actions
        )

    def likes(self, state: State) -> list[float]:
        """How much it likes each legal action."""
        seen = np.array(self.observer.observation(state, int(state.actor())))
        said = self.ids[seen[self.columns] + self.starts].sum(axis=0) + (seen[self.counts] - self.low) @ self.quantities
        said = np.maximum(said + self.constant, 0)
        for matrix, constant in self.layers:
            said = np.maximum(matrix @ said + constant, 0)
        found: list[float] = (self.actions[0] @ said + self.actions[1])[state.legal()].tolist()
        return found


@pytest.mark.parametrize(("id", "form"), [(id, form) for id in GAMES for form in registry.game(id).forms])
def test_whole_numbers_say_what_fractions_say(id: str, form: str) -> None:
    network = Random(id, form)
    policy = policy_of(network.file, network.game, 2)
    chance = FastChance(3)
    state = network.game.new(2, network.game.check_settings(2, {}), chance)
    for _ in range(60):
        if network.game.over(state):
            break
        codes = Codes()
        state.legal_into(codes)
        told = np.array(weights(policy, state, codes)) / (1 << int(2 * BITS))
        meant = np.array(network.likes(state))
        assert np.abs(told - meant).max() <= 0.01 * max(1.0, np.abs(meant).max())
        state.apply(codes.items[chance.below(SETUP, codes.count)], chance, None)


def test_the_network_that_is_shipped_beats_the_regular() -> None:
    game = registry.game("cafe_del_gatto")
    batch = Batch(game, 2, 40, seed=11, rivals="regular")
    policy = Player(NETWORK, game).policy_for(2)
    won, ended = 0, np.zeros(40, bool)
    tables: Any = batch._engine
    while not ended.all():
        seat = batch.actor.copy()
        tables.games.choose_by(policy)
        batch.step(np.array(tables.games.chosen))
        over = (batch.done > 0) & ~ended
        won += int((batch.rewards[np.arange(40), seat][over] > 0).sum())
        ended |= over
    assert won >= 32  # it won 95 % of 2,000


def test_it_chooses_alike_again_and_from_its_file(tmp_path: Path) -> None:
    game = registry.game("cafe_del_gatto")
    file = tmp_path / "network.bin"
    export.write(file, network_of(game, 2))
    state, chance = game.new(2, {}, FastChance(4)), FastChance(4)
    bot = player(f"network:{file}")
    bot.sit(Seated(game, int(state.actor()), 2, {}, 1))
    while not game.over(state):
        view = game.view(state, int(state.actor()))
        code = choose(NETWORK, game, view, 1)
        assert code in state.legal()
        assert code == choose(NETWORK, game, view, 2) == bot.choose(view)
        state.apply(code, chance, None)
    assert [int(state.points(seat)) for seat in (0, 1)] == [28, 34]  # on every machine


def test_where_there_is_no_network_it_is_said_before_the_game(tmp_path: Path) -> None:
    gatto, cafe = registry.game("cafe_del_gatto"), registry.game("cafe")
    for game, seats in ((gatto, 3), (cafe, 2)):
        with pytest.raises(BadInput, match="no-network"):
            player(NETWORK).sit(Seated(game, 0, seats, {}, 1))
    network = network_of(gatto, 2)
    for game, seats in ((gatto, 3), (cafe, 2)):
        with pytest.raises(BadInput, match="network-of-another-game"):
            policy_of(network, game, seats)
    with pytest.raises(BadInput, match="network-of-another-game"):
        policy_of(msgspec.structs.replace(network, layout="0" * 16), gatto, 2)
    with pytest.raises(BadInput, match="network-unreadable"):
        player(f"network:{tmp_path / 'none'}")
    (tmp_path / "text").write_text("not a network")
    with pytest.raises(BadInput, match="network-unreadable"):
        player(f"network:{tmp_path / 'text'}")


def test_weights_that_do_not_fit_are_refused() -> None:
    network: NetworkFile = network_of(registry.game("cafe_del_gatto"), 2)
    with pytest.raises(ValueError, match="weights of such a network"):
        policy_of(msgspec.structs.replace(network, layers=1), registry.game("cafe_del_gatto"), 2)
    small = Random("cafe_del_gatto", "flat")
    small.constant[0] = 9.0
    with pytest.raises(ValueError, match="too great"):
        export.network_file(
            "cafe_del_gatto", 2, "flat", small.layout, small.ids, small.quantities, small.constant, small.layers, small.actions
        )
