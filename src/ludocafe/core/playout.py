"""Playing games through at full speed, and counting the tree of actions."""

from librt.vecs import vec
from mypy_extensions import i64

from ludocafe.core.brain import Policy
from ludocafe.core.chance import SETUP, Chance
from ludocafe.core.state import Codes, State


def random_playout(state: State, chance: Chance, player: Chance, limit: i64) -> i64:
    """Play uniformly random actions to the end (or ``limit`` decisions); returns the number of decisions."""
    codes = Codes()
    decisions: i64 = 0
    while state.actor() >= 0 and decisions < limit:
        codes.clear()
        state.legal_into(codes)
        state.apply(codes.items[player.below(0, codes.count)], chance, None)
        decisions += 1
    return decisions


def best_action(state: State, policy: Policy, player: Chance) -> i64:
    """The action that a policy ranks first; ties are broken by ``player``."""
    codes = Codes()
    state.legal_into(codes)
    weights = vec[i64]([0] * codes.count)
    policy.weigh(state, codes, weights)
    best: i64 = 0
    ties: i64 = 1
    i: i64
    for i in range(1, codes.count):
        if weights[i] > weights[best]:
            best = i
            ties = 1
        elif weights[i] == weights[best]:
            ties += 1
            if player.below(0, ties) == 0:
                best = i
    return codes.items[best]


def best_noticed(state: State, policy: Policy, player: Chance, overlooked: i64) -> i64:
    """The action that a policy ranks first of those not overlooked; each is with a chance of so many percent."""
    codes = Codes()
    state.legal_into(codes)
    weights = vec[i64]([0] * codes.count)
    policy.weigh(state, codes, weights)
    best: i64 = -1
    i: i64
    for i in range(codes.count):
        if player.below(SETUP, 100) >= overlooked and (best < 0 or weights[i] > weights[best]):
            best = i
    if best < 0:
        best = player.below(SETUP, codes.count)
    return codes.items[best]


def perft(state: State, depth: i64, chance: Chance) -> i64:
    """Leaves of the action tree at ``depth``; a finished game is a leaf. ``chance`` must answer alike at every call."""
    if depth == 0 or state.actor() < 0:
        return 1
    codes = Codes()
    state.legal_into(codes)
    if depth == 1:
        return codes.count
    leaves: i64 = 0
    i: i64
    for i in range(codes.count):
        child = state.copy()
        child.apply(codes.items[i], chance, None)
        leaves += perft(child, depth - 1, chance)
    return leaves
