"""What the bots know about Café del Gatto."""

from ludocafe.core.brain import BARISTA, Brain, SearchProfile
from ludocafe.games.cafe_del_gatto.brain.policy import GattoPolicy

__all__ = ["BRAIN"]


def barista() -> SearchProfile:
    """Its own options and games played out from them, three steps in five careless, but no tree: nobody looks for an answer."""
    return SearchProfile(GattoPolicy(), deep=0, slip=600)


BRAIN = Brain(GattoPolicy, {BARISTA: barista}, portion=0.5)
