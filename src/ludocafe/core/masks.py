"""Sets of small numbers, each kept as the bits of one native number: copied for nothing, and empty when 0.

Whole sets are united by ``|``, cut by ``&`` and taken away by ``& ~``; single numbers go in and out by the functions here.
"""

from collections.abc import Iterable
from typing import TypeVar

from mypy_extensions import i64

T = TypeVar("T")


def has(numbers: i64, number: i64) -> bool:
    """Is the number in the set?

    >>> [has(0b101, number) for number in range(3)]
    [True, False, True]
    """
    return (numbers >> number) & 1 == 1


def only(number: i64) -> i64:
    """The set of one number.

    >>> only(1) | only(2)
    6
    """
    one: i64 = 1  # of 64 bits: a literal 1 would be shifted as a number of 32
    return one << number


def all_below(count: i64) -> i64:
    """The set of all numbers below ``count``.

    >>> all_below(3)
    7
    """
    return only(count) - 1


def size_of(numbers: i64) -> i64:
    """How many numbers are in the set?

    >>> size_of(0b1101)
    3
    """
    count: i64 = 0
    while numbers != 0:
        numbers &= numbers - 1
        count += 1
    return count


def lowest_of(numbers: i64) -> i64:
    """The lowest number of a set that is not empty.

    >>> lowest_of(0b1100)
    2
    """
    if numbers == 0:
        raise ValueError("the set is empty")
    number: i64 = 0
    while (numbers >> number) & 1 == 0:
        number += 1
    return number


def without_lowest(numbers: i64) -> i64:
    """What is left of the set when its lowest number is taken away.

    >>> without_lowest(0b1100)
    8
    """
    return numbers & (numbers - 1)


def set_of(numbers: Iterable[int]) -> int:
    """The set of these numbers.

    >>> set_of([0, 3, 3])
    9
    """
    found = 0
    for number in numbers:
        found |= only(number)
    return found


def members(numbers: int, everything: Iterable[T]) -> list[T]:
    """Those of everything whose places are in the set.

    >>> members(5, ["espresso", "doppio", "latte"])
    ['espresso', 'latte']
    """
    return [one for number, one in enumerate(everything) if has(numbers, number)]
