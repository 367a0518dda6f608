"""The meaning of an observation's numbers: named parts in a fixed order.

>>> layout = Layout(1, (Part("coins", (2,), 0, 30, "coins of each player"), Part("held", (), -1, 9, "token in hand", ID)))
>>> layout.size, layout.slots["held"], layout.names()
(3, slice(2, 3, None), ['coins.0', 'coins.1', 'held'])
"""

import hashlib
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

import msgspec

COUNT = "count"  # a quantity
FLAG = "flag"  # 0 or 1
ID = "id"  # which of several things; the order means nothing
SEAT = "seat"  # a player: 0 is the one who looks, 1 the next to the left …; an automa comes after all seats


class Part(msgspec.Struct, frozen=True):
    """Some numbers that belong together. ``low`` and ``high`` bound each of them; -1 in an id or a seat means none."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    about: str
    kind: str = COUNT

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """The parts of an observation, one after the other. Whoever changes one raises ``version``."""

    def __init__(self, version: int, parts: tuple[Part, ...]) -> None:
        assert len({part.name for part in parts}) == len(parts), "two parts have one name"
        self.version = version
        self.parts = parts
        self.slots: dict[str, slice] = {}
        self.size = 0
        for part in parts:
            self.slots[part.name] = slice(self.size, self.size + part.size)
            self.size += part.size

    @cached_property
    def digest(self) -> str:
        """Equal for equal layouts: what a saved network was trained on."""
        said = [[part.name, list(part.shape), part.low, part.high, part.kind] for part in self.parts]
        return hashlib.sha256(msgspec.json.encode([self.version, said])).hexdigest()[:16]

    def names(self) -> list[str]:
        """A name for each number: ``cups.0.3.1``."""
        return [
            ".".join([part.name, *map(str, place)]) for part in self.parts for place in product(*(range(n) for n in part.shape))
        ]

    def low(self) -> list[int]:
        """The least value of each number."""
        return [part.low for part in self.parts for _ in range(part.size)]

    def high(self) -> list[int]:
        """The greatest value of each number."""
        return [part.high for part in self.parts for _ in range(part.size)]

    def split(self, observations: Any) -> dict[str, Any]:
        """Arrays of observations (NumPy, PyTorch …; any leading axes) as one array for each part, in its shape, not copied."""
        ahead = tuple(observations.shape[:-1])
        return {part.name: observations[..., self.slots[part.name]].reshape(ahead + part.shape) for part in self.parts}
