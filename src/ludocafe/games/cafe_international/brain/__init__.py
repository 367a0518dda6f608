"""What the bots know about Café International."""

from ludocafe.core.brain import BARISTA, COACH, MASTER, Brain, SearchProfile
from ludocafe.games.cafe_international.brain.policy import FarSightedPolicy, InternationalPolicy
from ludocafe.games.cafe_international.brain.value_network import ValueNetwork
from ludocafe.games.cafe_international.brain.value_network_weights import WEIGHTS

__all__ = ["BRAIN", "far_sighted"]

BREADTH = 3  # placements that the policy of playouts thinks on from


def far_sighted() -> FarSightedPolicy:
    return FarSightedPolicy(ValueNetwork(WEIGHTS))


def barista() -> SearchProfile:
    """Much luck in the cards to come: what two rounds bring tells more than how a played-out game ends. Only the regular's two
    favourites are weighed.
    """
    return SearchProfile(InternationalPolicy(), InternationalPolicy(BREADTH), rounds=2, deep=0, slip=0, shortlist=2)


def master() -> SearchProfile:
    """The value network tells more after one round than playouts do after many. Hands are hidden, so what a rival did in another
    deal says little: no tree, the policy answers at once.
    """
    return SearchProfile(far_sighted(), rounds=1, deep=0, slip=0)


def coach() -> SearchProfile:
    return SearchProfile(InternationalPolicy(), InternationalPolicy(BREADTH), deep=0, slip=0)


BRAIN = Brain(InternationalPolicy, {BARISTA: barista, MASTER: master, COACH: coach}, portion=0.7)
