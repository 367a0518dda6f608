"""The contract of a game: the edge where whole numbers become names, words and JSON."""

import copyreg
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from pickle import PicklingError
from typing import Any, ClassVar, Generic, get_args, get_origin
from weakref import WeakSet

import msgspec
from typing_extensions import TypeVar

from ludocafe.core.chance import Chance
from ludocafe.core.declare import Codec, Declaration
from ludocafe.core.edition import Edition, Objection, key_of
from ludocafe.core.errors import BadInput, IllegalAction
from ludocafe.core.form import Form
from ludocafe.core.model import (
    Action,
    Choice,
    Decision,
    Effect,
    Event,
    EventKind,
    Fields,
    Refusal,
    ScoreLine,
    Setting,
    Settings,
    Value,
    Vocabulary,
)
from ludocafe.core.observe import Observer
from ludocafe.core.record import Result
from ludocafe.core.state import OVER, Journal, State


class Credits(msgspec.Struct, frozen=True):
    """Who made the printed game."""

    authors: tuple[str, ...]
    illustrators: tuple[str, ...]
    publishers: tuple[str, ...]
    year: int


class View(msgspec.Struct, kw_only=True):
    """What one seat (None: a spectator) may see; a game adds its own fields. Bots and browsers get nothing else."""

    seat: int | None
    seats: int


S = TypeVar("S", bound=State, default=Any)
V = TypeVar("V", bound=View, default=Any)


class Game(ABC, Generic[S, V]):
    """One game in one edition: ``S`` are its states, ``V`` its views. States are passed in; a Game itself never changes.

    >>> from ludocafe import registry
    >>> from ludocafe.core.chance import FastChance
    >>> game = registry.game("cafe_del_gatto")
    >>> state = game.new(2, game.check_settings(2, {}), FastChance(1))
    >>> code = game.parse(state, "take")
    >>> code in state.legal(), game.refusal(state, code), game.action(state, code).kind
    (True, None, 'take')
    >>> game.play(state, code, FastChance(2))
    >>> game.decision(state).seat
    1
    """

    id: ClassVar[str]
    prefix: ClassVar[str]  # of its rule ids
    rules_version: ClassVar[int]
    seat_counts: ClassVar[tuple[int, ...]]
    suggested_seats: ClassVar[int] = 2  # the fewest seats that suit a first game
    minutes: ClassVar[int]
    complexity: ClassVar[int]  # 1 (family) to 5 (expert)
    credits: ClassVar[Credits]
    settings: ClassVar[tuple[Setting, ...]] = ()
    declaration: ClassVar[Declaration]  # what exists: actions, questions, events
    view_type: ClassVar[type[View]]
    undo_past_bots: ClassVar[bool] = False  # a lone person among bots may undo back to the previous turn
    incidental: ClassVar[frozenset[str]] = frozenset()  # fields of score lines that say how points were made, not for what
    gained: ClassVar[frozenset[str]] = frozenset()  # sources of points that nobody can lose any more; none: all of them
    same_view_for_all: ClassVar[bool] = False  # nothing is hidden: views differ in ``seat`` alone
    max_decisions: ClassVar[int]  # no random game has more decisions
    form: ClassVar[Form] = Form()  # what can be entered in own editions; empty: nothing

    vocabulary: dict[str, Vocabulary]  # by field name; seats are named "seat"
    codec: Codec  # of this edition

    def __init__(self, edition: Edition) -> None:
        refusals = [objection for objection in self.check_edition(edition.data) if objection.severity == "refusal"]
        if refusals:
            first = refusals[0]
            key = key_of(edition.data, first.paths[0])
            raise BadInput("edition-invalid", {"key": key, "reason": first.message, "count": len(refusals)})
        self.edition = edition
        _alive.add(self)

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """States named in ``Game[State, View]`` can be pickled."""
        super().__init_subclass__(**kwargs)
        for base in getattr(cls, "__orig_bases__", ()):
            if get_origin(base) is Game:
                copyreg.pickle(get_args(base)[0], _pickled)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.edition,)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self

    @property
    def events(self) -> tuple[EventKind, ...]:
        """The kinds of events, in the order of their numbers."""
        return self.declaration.events

    @property
    def action_count(self) -> int:
        """Codes are 0 … action_count - 1."""
        return self.declaration.action_count

    # -- the edition ---------------------------------------------------------------------------------------------

    @classmethod
    def folder(cls) -> Traversable:
        """The folder of the game's own files."""
        return resources.files(cls.__module__)

    @classmethod
    def standard_edition(cls) -> Edition:
        return Edition.read(Path(str(cls.folder() / "edition.toml")), "standard")

    def other_edition(self) -> dict[str, Any] | None:
        """The edition's data unless it is the standard one: another process needs it to make the same game."""
        return None if self.edition.hash == _standard_hash(type(self)) else self.edition.data

    @classmethod
    @abstractmethod
    def check_edition(cls, data: dict[str, Any]) -> list[Objection]:
        """All objections to an edition file; it can be played when none of them is a refusal. Never raises."""

    # -- starting ------------------------------------------------------------------------------------------------

    def check_settings(self, seats: int, settings: Settings) -> dict[str, str]:
        """The options, completed with defaults; ``BadInput`` for an unknown option, value or number of seats."""
        if seats not in self.seat_counts:
            raise BadInput("bad-seats", {"seats": seats, "least": min(self.seat_counts), "most": max(self.seat_counts)})
        known = {setting.name: setting for setting in self.settings}
        complete = {setting.name: setting.choices[0] for setting in self.settings}
        for name, value in settings.items():
            if name not in known:
                raise BadInput("bad-option", {"option": name})
            if value not in known[name].choices:
                raise BadInput("bad-option-value", {"option": name, "given": value})
            if known[name].names_player and value.isdecimal() and int(value) > seats:
                raise BadInput("bad-option-value", {"option": name, "given": value})
            if value != complete[name] and known[name].seats and seats not in known[name].seats:
                raise BadInput("bad-option-seats", {"option": name, "seats": seats})
            complete[name] = value
        return complete

    @abstractmethod
    def new(self, seats: int, settings: Settings, chance: Chance, journal: Journal | None = None) -> S:
        """A fresh game; ``settings`` have passed ``check_settings``."""

    # -- asking --------------------------------------------------------------------------------------------------

    @abstractmethod
    def decision(self, state: S) -> Decision:
        """What the state waits for."""

    def action(self, state: S, code: int) -> Action:
        """The typed structure of a code."""
        return self.codec.action(state, code)

    def notation(self, state: S, code: int) -> str:
        """The short text of a code."""
        return self.codec.notation(state, code)

    def parse(self, state: S, text: str) -> int:
        """The code of a notation; ``BadInput("bad-notation", …)`` when it is none. Says nothing about legality."""
        return self.codec.parse(state, text)

    def code(self, state: S, action: Action) -> int:
        """The code of a typed structure; ``BadInput("bad-action", …)`` when it is none."""
        return self.codec.code(state, action)

    @abstractmethod
    def refusal(self, state: S, code: int) -> Refusal | None:
        """Why this action is not legal now; None when it is."""

    def public_notation(self, state: S, code: int) -> str:
        """What other seats may read of a notation; differs where an action itself is secret."""
        return self.notation(state, code)

    def is_open(self, state: S, code: int) -> bool:
        """May everybody know what this action is?"""
        return self.public_notation(state, code) == self.notation(state, code)

    def details(self, state: S, code: int) -> Fields:
        """What the words of a choice need beyond its own fields (price, token …)."""
        return {}

    def effects(self, state: S, code: int) -> list[Effect]:
        """The effects of a legal choice, as far as its player can know them."""
        return []

    def choice(self, state: S, code: int) -> Choice:
        return Choice(
            code, self.notation(state, code), self.action(state, code), self.details(state, code), self.effects(state, code)
        )

    def choices(self, state: S) -> list[Choice]:
        """Every legal choice, ready to be offered."""
        return [self.choice(state, code) for code in state.legal()]

    def rule_of(self, state: S, code: int) -> str:
        """The id of the rule that an action follows: its kind's own, else that of the question it answers."""
        name = self.action(state, code).kind
        own = next(kind.rule for kind in self.declaration.actions if kind.name == name)
        return own or self.decision(state).rule

    def favourite(self, state: S) -> int | None:
        """The choice that the board offers before anything is touched, where it offers one: the coach's first idea, too."""
        return None

    def heading(self, state: S) -> Fields:
        """The fields of the log heading for the present state (text ``log-heading`` of the page); empty: no heading."""
        return {}

    def starts_action(self, state: S) -> bool:
        """Whether the present question begins an action; False: it continues one whose first choices are made."""
        return True

    def preview_state(self, state: S, seat: int) -> S | None:
        """A state in which a waiting ``seat`` tries its next decision; None: nothing to try.

        It may depend only on what the seat can see. Other players may still change the situation: a plan made on it is compared
        with what is offered when the seat's turn comes (``core/plans.py``).
        """
        return None

    # -- acting --------------------------------------------------------------------------------------------------

    def check(self, state: S, code: int) -> None:
        """Raise ``IllegalAction`` unless this action is legal now."""
        refusal = self.refusal(state, code)
        if refusal is not None:
            raise IllegalAction(refusal)

    def play(self, state: S, code: int, chance: Chance, journal: Journal | None = None) -> None:
        """``apply`` for callers that may be wrong: an illegal action raises and changes nothing."""
        self.check(state, code)
        state.apply(code, chance, journal)

    def read(self, journal: Journal) -> list[Event]:
        """The journal's rows as events, everything visible."""
        return [self._event(row) for row in journal.rows]

    def _event(self, row: Sequence[int]) -> Event:
        kind = self.events[row[0]]
        return Event(kind.name, {name: self.named(name, row[i + 1]) for i, name in enumerate(kind.fields)})

    def named(self, field: str, number: int) -> Value:
        """The id behind a number of this field; plain numbers and seats stay numbers, -1 is "none"."""
        words = self.vocabulary.get(field)
        if words is None or not words.ids:
            return int(number)
        return words.ids[number] if number >= 0 else "none"

    def seen_by(self, event: Event, seat: int | None, over: bool) -> Event:
        """The event as a seat (None: a spectator) may read it."""
        kind = next(kind for kind in self.events if kind.name == event.kind)
        if over or not kind.secret or event.fields[kind.owner] == seat:
            return event
        return Event(event.kind, {k: v for k, v in event.fields.items() if k not in kind.secret}, True)

    def reveals(self, journal: Journal) -> bool:
        """Whether some event revealed something, so that nothing before it may be undone."""
        events = self.events
        for row in journal.rows:
            if events[row[0]].reveals:
                return True
        return False

    # -- counting ------------------------------------------------------------------------------------------------

    @abstractmethod
    def scores(self, state: S) -> list[list[ScoreLine]]:
        """Points per seat by source, also in mid-game; they add up to ``state.points``."""

    def places(self, state: S) -> list[int]:
        """The place of each seat (1 = winner; equal places are shared)."""
        standings = [state.standing(seat) for seat in range(state.seats)]
        return [1 + sum(other > mine for other in standings) for mine in standings]

    @abstractmethod
    def end_reason(self, state: S) -> str:
        """Why a finished game is over (text ``end-<reason>``)."""

    @abstractmethod
    def pieces(self, state: S) -> dict[str, int]:
        """How many of each limited piece exist in the state; no action changes these numbers."""

    def over(self, state: S) -> bool:
        return state.actor() == OVER

    def progress(self, state: S) -> Fields:
        """The progress of the game: the fields of the text ``game-progress``, such as round 3 of 8."""
        return {}

    def result(self, state: S) -> Result | None:
        """How the game ended; None while it goes on."""
        if not self.over(state):
            return None
        points = [int(state.points(seat)) for seat in range(state.seats)]
        return Result(self.end_reason(state), self.places(state), points, self.scores(state))

    # -- seeing --------------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What a seat, or a spectator, may see."""

    @abstractmethod
    def sample(self, view: V, chance: Chance) -> S:
        """A full state consistent with everything this view shows."""

    # -- learning ------------------------------------------------------------------------------------------------

    @property
    def forms(self) -> tuple[str, ...]:
        """The forms of observations the game offers; ``flat`` comes first. A game without any cannot be learned."""
        return ()

    def observer(self, seats: int, form: str = "flat") -> Observer:
        """The writer of a seat's observations in one of the ``forms``."""
        raise BadInput("no-observations", {"game": self.id, "form": form})

    # -- positions -----------------------------------------------------------------------------------------------

    @abstractmethod
    def position(self, state: S) -> str:
        """The whole state as readable text; states are passed between processes in this form."""

    @abstractmethod
    def parse_position(self, text: str) -> S:
        """The state of a position text; ``BadInput("bad-position", …)`` when it is none."""


_alive: WeakSet[Game] = WeakSet()  # a state finds its game by the tables they share


def _pickled(state: State) -> tuple[Callable[..., State], tuple[Any, ...]]:
    """A state as its position, which is complete, with the edition that gives it its meaning."""
    parts = getattr(state, "parts", None)
    for game in list(_alive):
        if parts is not None and getattr(game, "parts", None) is parts:
            other = game.other_edition()
            data = None if other is None else json.dumps(other)
            return _restored, (type(game), data, game.edition.name, game.position(state))
    raise PicklingError("the game of this state is gone: keep the game as long as its states")


def _restored(kind: type[Game], data: str | None, name: str, position: str) -> State:
    """The state that was pickled."""
    state: State = _set_up(kind, data, name).parse_position(position)
    return state


@lru_cache(maxsize=16)
def _set_up(kind: type[Game], data: str | None, name: str) -> Game:
    """The game in an edition (None: the standard one), once for all its states."""
    return kind(kind.standard_edition() if data is None else Edition(json.loads(data), name))


@lru_cache(maxsize=64)
def _standard_hash(kind: type[Game]) -> str:
    return kind.standard_edition().hash


def win_shares(places: Sequence[int]) -> list[float]:
    """Each seat's part of the win: 1 for the only winner, a part of it when shared, else 0."""
    return [(place == 1) / places.count(1) for place in places]
