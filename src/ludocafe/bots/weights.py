"""A game's own judgement of its legal actions, for callers that speak plain Python."""

from librt.vecs import vec
from mypy_extensions import i64

from ludocafe.core.brain import Policy
from ludocafe.core.state import Codes, State


def weights(policy: Policy, state: State, codes: Codes) -> list[int]:
    """How good each of ``codes`` looks for the actor, in the order of ``codes``; more is better."""
    found = vec[i64]([0] * codes.count)
    policy.weigh(state, codes, found)
    return [int(found[i]) for i in range(codes.count)]
