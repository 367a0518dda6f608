"""What a game can provide for its bots: a policy, and a search profile for each level.

A game keeps all this in its folder ``brain/``, whose package offers a ``BRAIN``. Without one it is played by random and by
generic search (``bots/generic.py``). Everything here is made anew for each search: policies remember, and are never shared.
"""

from collections.abc import Callable, Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.state import Codes, State

DEEPEST: Final[i64] = 256  # no walk down a tree is longer
BARISTA: Final = "barista"
MASTER: Final = "master"
COACH: Final = "coach"


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Policy:
    """A game's own estimate of what is good: guides the greedy bot, and playouts and priors of the search.

    It may remember what it worked out, so one policy serves one thread.
    """

    def weigh(self, state: State, codes: Codes, weights: vec[i64]) -> None:
        """Write to ``weights[i]`` how good ``codes.items[i]`` looks for the actor; more is better, any scale."""
        raise NotImplementedError

    def expected_points(self, state: State, seat: i64) -> float:
        """Points the seat may expect at the end: asked where a playout is cut off before it."""
        return float(state.points(seat))

    def round_of(self, state: State) -> i64:
        """The number of the round, in games whose rounds are a good place to take stock; else -1."""
        return -1


@final
@mypyc_attr(native_class=True)
class SearchProfile:
    """How one level searches: the policies it asks, and how it spends its effort. Serves one search."""

    policy: Policy  # orders and weighs the options in the tree
    playouts: Policy  # plays on below it
    horizon: i64  # decisions a playout lasts at most (0: to the end of the game)
    rounds: i64  # that begin after the root before a playout is cut off (0: to the end); see ``Policy.round_of``
    glance: i64  # options a playout weighs at a decision, picked at random when there are more (0: all)
    slip: i64  # per mille of playout decisions made at random
    deep: i64  # decisions below the root that the tree covers (0: playouts begin at once)
    split: i64  # visits of an action for each outcome of its draw that gets a node of its own
    shortlist: i64  # options at the root that are weighed, those the policy ranks first (0: all)
    explore: float  # how much the tree is drawn to what it has seldom tried
    widen: float  # how fast options are opened, times the square root of trials
    doubt: float  # standard errors an option at the root is given to be better than it looks, when the next one to try is chosen
    caution: float  # standard errors by which an option must look better than the policy's favourite to be played instead
    place_share: float  # of the value of a game that came to its end; the rest is the lead in points
    haste: float  # how much of a value is lost with each decision until it is reached, lest a winner dawdles

    def __init__(
        self,
        policy: Policy,
        playouts: Policy | None = None,
        horizon: int = 0,
        rounds: int = 0,
        glance: int = 0,
        slip: int = 50,
        deep: int = DEEPEST,
        split: int = 1000,
        shortlist: int = 0,
        explore: float = 0.7,
        widen: float = 1.0,
        doubt: float = 2.0,
        caution: float = 1.0,
        place_share: float = 0.3,
        haste: float = 0.002,
    ) -> None:
        self.policy = policy
        self.playouts = policy if playouts is None else playouts
        self.horizon = horizon
        self.rounds = rounds
        self.glance = glance
        self.slip = slip
        self.deep = deep
        self.split = split
        self.shortlist = shortlist
        self.explore = explore
        self.widen = widen
        self.doubt = doubt
        self.caution = caution
        self.place_share = place_share
        self.haste = haste


NewPolicy = Callable[[], Policy]
NewProfile = Callable[[], SearchProfile]


@final
class Brain:
    """What the bots know about a game.

    ``policy`` makes what the regular plays. ``profiles`` makes one profile for each level that searches, and one for the coach,
    who weighs all options and plays games out, so that what it says is about their end. ``portion`` is the part of a turn's
    remaining time that each of its decisions takes.
    """

    def __init__(self, policy: NewPolicy, profiles: Mapping[str, NewProfile], portion: float = 0.4) -> None:
        self.policy = policy
        self.profiles = profiles
        self.portion = portion

    def profile(self, level: str) -> SearchProfile:
        """A fresh profile; one with the standard settings for a level the game says nothing about."""
        make = self.profiles.get(level)
        return SearchProfile(self.policy()) if make is None else make()
