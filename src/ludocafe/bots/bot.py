"""The interface of bots in the arena: a bot gets what its seat may see and answers with an action."""

from abc import ABC, abstractmethod

from ludocafe.bots.budget import Budget, mix
from ludocafe.bots.levels import NAMES, NETWORK, SEARCHES, Player
from ludocafe.bots.networks import network_in, network_of, policy_of
from ludocafe.bots.thinking import sampled
from ludocafe.core.chance import FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.game import Game, View
from ludocafe.core.model import Settings
from ludocafe.core.playout import best_action


class Seated:
    """The game and the seat of a bot, and a seed for its random numbers."""

    __slots__ = ("game", "seat", "seats", "seed", "settings")

    def __init__(self, game: Game, seat: int, seats: int, settings: Settings, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.settings = settings
        self.seed = seed


class Bot(ABC):
    """Plays one seat of one game at a time: ``sit``, then any number of ``choose`` and ``saw``, then ``leave``."""

    def sit(self, seated: Seated) -> None:
        """A game begins."""
        self.seated = seated
        self.number = 0

    @abstractmethod
    def choose(self, view: View) -> int:
        """The code of the action to play."""

    def saw(self, seat: int, code: int | None) -> None:  # noqa: B027 (most bots do not care)
        """Somebody played ``code``; None when this seat may not know what."""

    def printed(self) -> str:
        """The end of its standard error output, to find out why it failed."""
        return ""

    def leave(self) -> None:  # noqa: B027
        """The game is over, or forfeited."""


class LevelBot(Bot):
    """One of the built-in levels, with its usual budget or another."""

    def __init__(self, level: str, budget: Budget | None = None) -> None:
        if level not in NAMES:
            raise BadInput("unknown-level", {"level": level})
        if budget is not None and level not in SEARCHES:
            raise BadInput("budget-without-search", {"level": level})
        self.level = level
        self.budget = budget
        self.simulations = 0

    def sit(self, seated: Seated) -> None:
        super().sit(seated)
        self.simulations = 0
        self.step = 0  # decisions of this seat since another one decided
        self.player = Player(self.level, seated.game)
        if self.level == NETWORK:
            network_of(seated.game, seated.seats)  # better to say so before the game than in it

    def choose(self, view: View) -> int:
        self.number += 1
        seed = mix(self.seated.seed, self.number)
        decisions = self.number * self.seated.seats  # about as many as were made at the table
        code = self.player.choose(view, seed, self.budget, decisions, self.step)
        self.simulations += self.player.simulations
        return code

    def saw(self, seat: int, code: int | None) -> None:
        self.step = self.step + 1 if seat == self.seated.seat else 0


class NetworkBot(Bot):
    """Plays what the network of a file ranks first (of ``examples/train.py``), at once and without a search."""

    def __init__(self, file: str) -> None:
        self.network = network_in(file)

    def sit(self, seated: Seated) -> None:
        super().sit(seated)
        self.policy = policy_of(self.network, seated.game, seated.seats)

    def choose(self, view: View) -> int:
        self.number += 1
        seed = mix(self.seated.seed, self.number)
        return int(best_action(sampled(self.seated.game, view, seed), self.policy, FastChance(mix(seed, 2))))


def parse_level(text: str) -> LevelBot:
    """A level by name, with ``:N`` simulations or ``@S`` seconds a move and ``xW`` processes if wanted.

    >>> parse_level("master:2000").budget
    Budget(seconds=None, simulations=2000, workers=1)
    >>> parse_level("barista@0.5x2").budget
    Budget(seconds=0.5, simulations=None, workers=2)
    """
    for sign in ":@":
        level, found, amount = text.partition(sign)
        if not found:
            continue
        amount, _, workers = amount.partition("x")
        try:
            team = int(workers or 1)
            budget = Budget(simulations=int(amount), workers=team) if sign == ":" else Budget(seconds=float(amount), workers=team)
        except ValueError:
            raise BadInput("arena-bad-bot", {"bot": text}) from None
        if (budget.simulations or budget.seconds or 0) <= 0 or team < 1:
            raise BadInput("arena-bad-bot", {"bot": text})
        return LevelBot(level, budget)
    return LevelBot(text)
