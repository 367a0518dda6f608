"""Bots for games without a brain: they judge by the present points alone."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.brain import BARISTA, COACH, MASTER, Brain, Policy, SearchProfile
from ludocafe.core.chance import FastChance
from ludocafe.core.state import Codes, State


@final
@mypyc_attr(native_class=True)
class FlatPolicy(Policy):
    """Gives all options the same weight."""

    def weigh(self, state: State, codes: Codes, weights: vec[i64]) -> None:
        i: i64
        for i in range(codes.count):
            weights[i] = 0


@final
@mypyc_attr(native_class=True)
class PointsPolicy(Policy):
    """Weighs each option by the lead over the best rival after it, tried once on a copy."""

    def weigh(self, state: State, codes: Codes, weights: vec[i64]) -> None:
        seat = state.actor()
        i: i64
        for i in range(codes.count):
            tried = state.copy()
            tried.apply(codes.items[i], FastChance(1), None)
            weights[i] = lead(tried, seat)


def lead(state: State, seat: i64) -> i64:
    """Points ahead of the best rival; alone, all points."""
    best: i64 = 0
    found = False
    other: i64
    for other in range(state.seats):
        if other != seat and (not found or state.points(other) > best):
            best = state.points(other)
            found = True
    return state.points(seat) - best


def generic_profile() -> SearchProfile:
    return SearchProfile(PointsPolicy(), FlatPolicy(), slip=1000)


GENERIC = Brain(PointsPolicy, {BARISTA: generic_profile, MASTER: generic_profile, COACH: generic_profile})
