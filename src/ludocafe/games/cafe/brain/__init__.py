"""What the bots know about Café."""

from ludocafe.core.brain import BARISTA, COACH, MASTER, Brain, SearchProfile
from ludocafe.games.cafe.brain.policy import CafePolicy, best_spot, rough_policy

__all__ = ["BRAIN", "best_spot"]

HASTY = (1, 1)  # placements looked at for an open card and for the one in hand: four times as fast as the policy
PATIENT = (2, 4)  # three times as fast


def barista() -> SearchProfile:
    """Areas grow apart for themselves: what the rest of this round and the next bring, and the forecast from there, tell options
    apart with far less noise than played-out games. One step in twenty of the playouts is careless.
    """
    return SearchProfile(CafePolicy(), rough_policy(*HASTY), rounds=2, deep=0, slip=50)


def master() -> SearchProfile:
    """One round further ahead, with closer playouts."""
    return SearchProfile(CafePolicy(), rough_policy(*PATIENT), rounds=3, deep=0, slip=0)


def coach() -> SearchProfile:
    return SearchProfile(CafePolicy(), rough_policy(*HASTY), deep=0, slip=0)


BRAIN = Brain(CafePolicy, {BARISTA: barista, MASTER: master, COACH: coach}, portion=0.15)
