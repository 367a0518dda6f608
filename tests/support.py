"""What tests share: the rule marker, positions to play on, and a chance that does as told."""

import contextlib
import os
import random
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

import ludocafe
from ludocafe import registry
from ludocafe.core import playout
from ludocafe.core.brain import Policy
from ludocafe.core.chance import Chance
from ludocafe.core.errors import IllegalAction
from ludocafe.core.fair_chance import Replayed
from ludocafe.core.game import Game
from ludocafe.core.model import Event
from ludocafe.core.playout import best_action
from ludocafe.core.state import Journal, State
from ludocafe.testing.battery import Setup, setups

Test = TypeVar("Test", bound=Callable[..., Any])
ROOT = Path(__file__).parents[1]
# Are the rules run as plain Python? They are thirty times as slow then, and what is long is looked at less often.
INTERPRETED = str(playout.__file__).endswith(".py")
_luck = random.SystemRandom()  # test processes that begin alike choose ports of their own


def child_environment(**extra: str) -> dict[str, str]:
    """For processes started by tests: they run the same package (plain or compiled) as the test itself."""
    package = Path(ludocafe.__file__).parents[1]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)]), **extra}


def free_port() -> int:
    """A port nobody listens on, none that outgoing connections get: it stays free while its server is down."""
    while True:
        port = _luck.randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def rule(*ids: str) -> Callable[[Test], Test]:
    """Name the rules a test proves."""

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*ids)(test)
        return marked

    return mark


class Story:
    """A position one plays on in notation, with draws told beforehand."""

    def __init__(self, game_id: str, position: str | State, draws: list[int] | Chance | None = None) -> None:
        self.game: Game = registry.game(game_id)
        self.state: Any = self.game.parse_position(position) if isinstance(position, str) else position
        self.chance: Chance = draws if isinstance(draws, Chance) else Replayed(draws or [])
        self.events: list[Event] = []

    def play(self, *notations: str) -> "Story":
        """Play one notation after another; an illegal one raises ``IllegalAction``."""
        for notation in notations:
            journal = Journal()
            self.game.play(self.state, self.game.parse(self.state, notation), self.chance, journal)
            self.events += self.game.read(journal)
        return self

    def legal(self) -> list[str]:
        """The legal choices in notation."""
        return [self.game.notation(self.state, code) for code in self.state.legal()]

    def refused(self, notation: str) -> tuple[str, str]:
        """Play what must be refused; the state stays as it was. Returns (rule, reason)."""
        before = self.game.position(self.state)
        with pytest.raises(IllegalAction) as caught:
            self.play(notation)
        assert self.game.position(self.state) == before
        return caught.value.refusal.rule, caught.value.refusal.reason

    def kinds(self) -> list[str]:
        """Kinds of the events so far."""
        return [event.kind for event in self.events]


def every_setup_of_every_game() -> list[Setup]:
    """What the battery and the goldens go through: every option alone, and those together that change one another."""
    alone = [setup for kind in registry.kinds() for setup in setups(registry.game(kind))]
    return [*alone, Setup("cafe", 3, (("mode", "auction"), ("build", "together")))]


def policy_playout(state: State, policy: Policy, chance: Chance, player: Chance, limit: int) -> int:
    """Let every seat follow ``policy`` to the end (or ``limit`` decisions); returns the number of decisions."""
    decisions = 0
    while state.actor() >= 0 and decisions < limit:
        state.apply(best_action(state, policy, player), chance, None)
        decisions += 1
    return decisions
