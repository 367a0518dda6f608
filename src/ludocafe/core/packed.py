"""What several small numbers share one native number for: short lists, copied for nothing and empty when 0, and arguments."""

from typing import Final

from mypy_extensions import i64

_BITS: Final[i64] = 3  # of an item, which is kept as one more than it is: items are 0 to 6
_MASK: Final[i64] = 7


def part(packed: i64, shift: i64, mask: i64) -> i64:
    """The argument at this bit position, see ``core.declare.Lane``."""
    return (packed >> shift) & mask


def list_length(items: i64) -> i64:
    count: i64 = 0
    while items >> (_BITS * count) != 0:
        count += 1
    return count


def list_item(items: i64, place: i64) -> i64:
    return ((items >> (_BITS * place)) & _MASK) - 1


def appended(items: i64, item: i64) -> i64:
    return items | (item + 1) << (_BITS * list_length(items))


def listed(items: i64, item: i64) -> bool:
    """Is the item in the list?"""
    while items != 0:
        if items & _MASK == item + 1:
            return True
        items >>= _BITS
    return False
