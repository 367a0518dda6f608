"""Sources of random numbers: the engine asks, the caller provides them.

A state holds no random generator. Whoever calls ``apply`` or ``new`` passes a ``Chance``; each question names
its stream so that, for instance, the automa's draws never shift the draws from a bag.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

SETUP: Final[i64] = 0
DECK: Final[i64] = 1
BAG: Final[i64] = 2
AUTOMA: Final[i64] = 3
STREAMS: Final = ["setup", "deck", "bag", "automa"]

_MASK: Final[i64] = 0xFFFFFFFF


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Chance:
    """A source of whole numbers from 0 to n - 1, all equally likely; subclasses implement it."""

    def below(self, stream: i64, n: i64) -> i64:
        raise NotImplementedError

    def shuffle(self, stream: i64, items: vec[i64], count: i64) -> None:
        """Put the first ``count`` items in random order, in place."""
        i: i64 = count - 1
        while i > 0:
            j: i64 = self.below(stream, i + 1)
            kept: i64 = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1


@final
@mypyc_attr(native_class=True)
class FastChance(Chance):
    """A small seeded generator (xorshift128 per stream) for simulation and search; not for secrets."""

    words: vec[i64]

    def __init__(self, seed: i64) -> None:
        self.words = vec[i64]([0] * (4 * len(STREAMS)))
        self.reseed(seed)

    def reseed(self, seed: i64) -> None:
        """Start again from ``seed``, as a fresh generator would."""
        mixed: i64 = seed & _MASK
        high: i64 = (seed >> 32) & _MASK
        words = self.words
        i: i64
        for i in range(len(words)):
            # A 32-bit mixing step: equal results compiled (wrapping) and interpreted (unbounded).
            mixed = (mixed + 0x9E3779B9 + high) & _MASK
            z: i64 = mixed
            z = ((z ^ (z >> 16)) * 0x45D9F3B) & _MASK
            z = ((z ^ (z >> 16)) * 0x45D9F3B) & _MASK
            words[i] = (z ^ (z >> 16)) | 1

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and pickles go on where this one stands."""
        return resumed, ([int(word) for word in self.words],)

    def below(self, stream: i64, n: i64) -> i64:
        words = self.words
        base: i64 = stream * 4
        t: i64 = words[base]
        t = (t ^ (t << 11)) & _MASK
        t = t ^ (t >> 8)
        words[base] = words[base + 1]
        words[base + 1] = words[base + 2]
        w: i64 = words[base + 3]
        words[base + 2] = w
        w = w ^ (w >> 19) ^ t
        words[base + 3] = w
        return (w * n) >> 32


def resumed(words: list[int]) -> FastChance:
    """The generator whose words these are."""
    chance = FastChance(0)
    i: i64
    for i in range(len(words)):
        chance.words[i] = words[i]
    return chance


@final
@mypyc_attr(native_class=True)
class FixedChance(Chance):
    """Draws depend on their arguments alone, so that counting a tree of actions is repeatable."""

    seed: i64

    def __init__(self, seed: i64) -> None:
        self.seed = seed

    def below(self, stream: i64, n: i64) -> i64:
        return (self.seed * 7919 + stream * 104729 + n * 31) % n
