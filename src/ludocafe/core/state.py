"""The interface of every game's state for engine, bots and arena: actions are whole numbers."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.chance import Chance

OVER: Final[i64] = -1  # actor() of a finished game
NOTHING: Final[i64] = 0  # for conditional expressions: beside a bare 0 the compiler makes an object of a native number
_FINGERPRINT: Final[i64] = 0xFFFFFFFFFFFF  # 48 bits: products with small numbers stay exact
_PRIME: Final[i64] = 32749  # below 1 << 15


def at_most(number: i64, limit: i64) -> i64:
    return number if number < limit else limit


def fingerprint(items: vec[i64], count: i64, start: i64 = 0, first: i64 = 0) -> i64:
    """Some items (-1 to 100) as one number from 0 up, begun with another such number."""
    number = start
    i: i64
    for i in range(first, first + count):
        number = (number * 131 + items[i] + 2) & _FINGERPRINT
    return number


def mixed(number: i64, item: i64) -> i64:
    """A fingerprint with one more item, which may be larger: 30,000 different ones are told apart for sure."""
    return (number * _PRIME + item) & _FINGERPRINT


@final
@mypyc_attr(native_class=True)
class Codes:
    """A growing list of action codes, reused without allocating."""

    items: vec[i64]
    count: i64

    def __init__(self) -> None:
        self.items = vec[i64]([0] * 64)
        self.count = 0

    def add(self, code: i64) -> None:
        if self.count < len(self.items):
            self.items[self.count] = code
        else:
            self.items = append(self.items, code)
        self.count += 1

    def clear(self) -> None:
        self.count = 0

    def has(self, code: i64) -> bool:
        items = self.items
        i: i64
        for i in range(self.count):
            if items[i] == code:
                return True
        return False

    def to_list(self) -> list[int]:
        return [int(self.items[i]) for i in range(self.count)]


@final
@mypyc_attr(native_class=True)
class Journal:
    """Collects what happened as rows of small numbers; ``Game.read`` turns them into events on demand."""

    rows: list[list[int]]

    def __init__(self) -> None:
        self.rows = []

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0, g: i64 = 0) -> None:
        self.rows.append([kind, a, b, c, d, e, f, g])


def numbers(items: vec[i64], start: i64, count: i64) -> list[int]:
    """A stretch of packed numbers as a list, for views."""
    found: list[int] = []
    i: i64
    for i in range(start, start + count):
        found.append(items[i])
    return found


def grid(items: vec[i64], rows: i64, width: i64) -> list[list[int]]:
    """The first ``rows`` stretches of ``width`` packed numbers, for views."""
    found: list[list[int]] = []
    row: i64
    for row in range(rows):
        found.append(numbers(items, row * width, width))
    return found


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class State:
    """Everything about one game in progress, hidden things included; a game's rules subclass it.

    All methods may be called often and from compiled code, so they speak in plain numbers.
    """

    seats: i64

    def copy(self) -> "State":
        """An independent state; nothing done to one is seen by the other."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.copy()

    def actor(self) -> i64:
        """The seat that is asked now, or ``OVER``; ``legal_into`` and ``apply`` are about its decision.

        While several seats may decide, the actor stays the same after a step as long as it still may decide; then comes the
        next seat in order. A caller that just follows the actor gets these independent decisions one seat after another.
        """
        raise NotImplementedError

    def may_decide(self, seat: i64) -> bool:
        """Whether a seat may decide now: the actor, and where seats decide at once others, too."""
        return seat == self.actor()

    def at_once(self) -> bool:
        """Whether seats decide at once now, each for itself (also when only one is left that is not done).

        During such a time a step changes nothing for other seats, draws nothing and reveals nothing, except the step that ends
        it. So steps of different seats may be made, and taken back, in any order. A seat that is done does not decide again.
        """
        return False

    def turn_to(self, seat: i64) -> None:
        """Make this seat, one of those that may decide, the actor; nothing else changes."""

    def legal_into(self, codes: Codes) -> None:
        """Add every legal action of the actor to ``codes``, in the game's documented order."""
        raise NotImplementedError

    def apply(self, action: i64, chance: Chance, journal: Journal | None) -> None:
        """Carry out a legal action; note what happened in ``journal`` if there is one. Illegal actions are not checked for."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """Points of a seat if the game ended now."""
        raise NotImplementedError

    def standing(self, seat: i64) -> i64:
        """Points and tie-breaks in one number: more is better, equal means a shared place."""
        raise NotImplementedError

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Replace all that ``seat`` cannot know by a fresh draw consistent with what it has seen."""
        raise NotImplementedError

    def drawn(self) -> i64:
        """The public results of draws as one number from 0 up; the search uses it to tell their outcomes apart."""
        return 0

    def legal(self) -> list[int]:
        """The legal actions as a list, in documented order."""
        codes = Codes()
        self.legal_into(codes)
        return codes.to_list()
