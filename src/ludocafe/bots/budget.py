"""The budget of a search, and seeds that never repeat within a game."""

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """How long a search may think: seconds, or an exact number of simulations (then it is deterministic), or until either ends.

    ``workers`` processes think side by side from the same position and add up what they found.
    """

    seconds: float | None = None
    simulations: int | None = None
    workers: int = 1


def mix(seed: int, number: int) -> int:
    """A seed for the ``number``-th decision of a game, different for each decision."""
    word = (seed * 0x9E3779B97F4A7C15 + number * 0xBF58476D1CE4E5B9 + 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    word = ((word ^ (word >> 31)) * 0xD6E8FEB86659FD93) & 0xFFFFFFFFFFFFFFFF
    return (word ^ (word >> 32)) & 0x7FFFFFFFFFFFFFFF
