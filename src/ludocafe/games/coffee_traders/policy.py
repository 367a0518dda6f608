"""A sensible trader: staffs plantations, trades where coffee grows, fulfils contracts."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.state import Codes, Policy, State
from ludocafe.games.coffee_traders.rules import TradersState


@final
@mypyc_attr(native_class=True)
class TradersPolicy(Policy):
    """Weighs each choice by the points it should bring, in hundredths."""

    def weigh(self, state: State, codes: Codes, weights: vec[i64]) -> None:
        assert isinstance(state, TradersState)
        i: i64
        for i in range(codes.count):
            weights[i] = 0
