"""Both parsers of every game, fed with mutilated text: a clear error or a sound state, never anything else."""

import random
import string
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludocafe import registry
from ludocafe.core.errors import BadInput
from ludocafe.testing import battery
from ludocafe.testing.battery import Setup

SETUPS = [next(iter(battery.setups(registry.game(id)))) for id in sorted(registry.kinds())]
SETUPS.append(Setup("cafe", 3, (("build", "together"),)))
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
quick = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


@cache
def samples(setup: Setup) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Positions and notations of a real game."""
    game = registry.game(setup.game)
    positions: list[str] = []
    notations: list[str] = []
    for table, _ in battery.play_through(game, setup, 21):
        if len(table.steps) % 10 == 0:
            positions.append(game.position(table.state))
        notations += [game.notation(table.state, code) for code in table.state.legal()[:3]]
    return tuple(positions), tuple(dict.fromkeys(notations))


def mutilated(text: str, seed: int) -> str:
    """A few random edits: characters and words dropped, doubled, swapped or replaced."""
    player = random.Random(seed)
    for _ in range(player.randint(1, 4)):
        if not text:
            break
        at = player.randrange(len(text))
        end = min(len(text), at + player.randint(0, 6))
        piece = player.choice(["", text[at:end] * 2, "-1", "99999999999999999999", ":", "é", player.choice(string.printable)])
        text = text[:at] + piece + text[end:]
    return text


@every_setup
@quick
@given(seed=st.integers(0, 10**9), which=st.integers(0, 10**6))
def test_positions(setup: Setup, seed: int, which: int) -> None:
    game = registry.game(setup.game)
    positions, _ = samples(setup)
    try:
        state = game.parse_position(mutilated(positions[which % len(positions)], seed))
    except BadInput as error:
        assert error.text
        return
    text = game.position(state)
    assert game.position(game.parse_position(text)) == text
    assert game.over(state) or state.legal()


@every_setup
@quick
@given(seed=st.integers(0, 10**9), which=st.integers(0, 10**6), junk=st.text(max_size=12), mutilate=st.booleans())
def test_notations(setup: Setup, seed: int, which: int, junk: str, mutilate: bool) -> None:
    game = registry.game(setup.game)
    positions, notations = samples(setup)
    state = game.parse_position(positions[which % len(positions)])
    text = mutilated(notations[which % len(notations)], seed) if mutilate else junk
    try:
        code = game.parse(state, text)
    except BadInput as error:
        assert error.text
        return
    assert 0 <= code < game.action_count
    assert (game.refusal(state, code) is None) == (code in state.legal())
