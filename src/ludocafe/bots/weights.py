"""The weights that a policy gives to legal actions, for interpreted callers."""

from librt.vecs import vec
from mypy_extensions import i64

from ludocafe.core.brain import Policy
from ludocafe.core.state import Codes, State


def weights(policy: Policy, state: State, codes: Codes) -> list[int]:
    """The weight of each of ``codes`` for the actor, in their order; more is better."""
    found = vec[i64]([0] * codes.count)
    policy.weigh(state, codes, found)
    return [int(found[i]) for i in range(codes.count)]
