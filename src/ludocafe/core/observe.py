"""Observations: what a seat may know, as whole numbers written straight from the state.

A game's ``rules/observe.py`` subclasses ``Observer``. It writes everything a view shows (or lets one work out) and nothing else:
two views of a seat that differ give observations that differ, equal views give equal ones. Players are counted from the seat
that looks, so that one network serves all seats.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludocafe.core.layout import Layout
from ludocafe.core.masks import has
from ludocafe.core.state import State


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Observer:
    """Writes observations of one game for one number of seats. It keeps nothing between calls but a buffer."""

    seats: i64
    size: i64  # numbers of an observation

    def write(self, state: State, seat: i64, out: vec[i16], start: i64) -> None:
        """Write what ``seat`` may know into ``out``, from ``start`` on: all ``size`` numbers, whatever was there before."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """What the numbers mean."""
        raise NotImplementedError

    def observation(self, state: State, seat: i64) -> list[int]:
        """One observation as a list, to look at."""
        out = vec[i16]([0] * self.size)
        self.write(state, seat, out, 0)
        found: list[int] = []
        i: i64
        for i in range(self.size):
            found.append(int(out[i]))
        return found


@final
@mypyc_attr(native_class=True)
class Pen:
    """Writes numbers one after the other; for parts that are not performance-critical."""

    out: vec[i16]
    at: i64

    def __init__(self) -> None:
        self.out = vec[i16]()
        self.at = 0

    def begin(self, out: vec[i16], start: i64) -> None:
        self.out = out
        self.at = start

    def put(self, number: i64) -> None:
        self.out[self.at] = i16(number)
        self.at += 1

    def put_flag(self, flag: bool) -> None:
        self.out[self.at] = i16(0)
        if flag:
            self.out[self.at] = i16(1)
        self.at += 1

    def put_all(self, items: vec[i64], start: i64, count: i64) -> None:
        """A stretch of packed numbers."""
        out = self.out
        at = self.at
        i: i64
        for i in range(start, start + count):
            out[at] = i16(items[i])
            at += 1
        self.at = at

    def put_set(self, numbers: i64, count: i64) -> None:
        """Which numbers below ``count`` are in a set, as flags."""
        out = self.out
        at = self.at
        i: i64
        for i in range(count):
            out[at] = i16(0)
            if has(numbers, i):
                out[at] = i16(1)
            at += 1
        self.at = at

    def fill(self, number: i64, count: i64) -> None:
        """The same number several times."""
        out = self.out
        at = self.at
        same = i16(number)
        _time: i64
        for _time in range(count):
            out[at] = same
            at += 1
        self.at = at
