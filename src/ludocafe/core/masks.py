"""Sets of small numbers, which rules keep as the bits of one integer, read at the edge."""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def has(mask: int, number: int) -> bool:
    """Is the number in the set?

    >>> [has(0b101, number) for number in range(3)]
    [True, False, True]
    """
    return bool(mask >> number & 1)


def members(mask: int, everything: Iterable[T]) -> list[T]:
    """Those of everything whose places are in the set."""
    return [one for number, one in enumerate(everything) if has(mask, number)]
