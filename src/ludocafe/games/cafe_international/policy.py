"""A regular of the café: weighs each choice by the points it makes at once."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.state import Codes, Policy, State
from ludocafe.games.cafe_international.rules import DRAW, InternationalState
from ludocafe.games.cafe_international.state import CHAIRS


@final
@mypyc_attr(native_class=True)
class InternationalPolicy(Policy):
    """First version: the best single card."""

    def weigh(self, state: State, codes: Codes, weights: vec[i64]) -> None:
        assert isinstance(state, InternationalState)
        i: i64
        for i in range(codes.count):
            code = codes.items[i]
            weights[i] = 1 + state.room.points(code // CHAIRS, code % CHAIRS) if code < DRAW else 0
