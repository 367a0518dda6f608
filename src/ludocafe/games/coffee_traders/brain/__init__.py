"""What the bots know about Coffee Traders."""

from ludocafe.core.brain import BARISTA, MASTER, Brain, SearchProfile
from ludocafe.games.coffee_traders.brain.policy import TradersPolicy

__all__ = ["BRAIN"]


def barista() -> SearchProfile:
    """Long games in which one slip changes all that follows: the forecast at the end of the period says more than how one game of
    many happens to end. No tree, and one step in five is careless.
    """
    return SearchProfile(TradersPolicy(), rounds=1, deep=0, slip=200)


def master() -> SearchProfile:
    """To the end of the period, with a tree in which everybody looks for good answers."""
    return SearchProfile(TradersPolicy(), rounds=1)


BRAIN = Brain(TradersPolicy, {BARISTA: barista, MASTER: master}, portion=0.35)
