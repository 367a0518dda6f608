"""The plain data structures of the contract, used by clients, logs, records and texts."""

from collections.abc import Mapping

import msgspec

Value = int | str | list[int | str]
Fields = dict[str, Value]


class Action(msgspec.Struct, frozen=True):
    """An action as clients see it: a kind and its fields."""

    kind: str
    fields: Fields = {}


class Decision(msgspec.Struct, frozen=True):
    """What the game waits for: whose choice, of which kind, under which rule. ``seat`` is None when it is over."""

    seat: int | None
    kind: str
    rule: str
    fields: Fields = {}


class Effect(msgspec.Struct, frozen=True):
    """One effect of a choice, known before it is made."""

    kind: str
    fields: Fields = {}


class Choice(msgspec.Struct, frozen=True):
    """A legal action with everything needed to offer it: code, notation, words (action and details) and effects."""

    code: int
    notation: str
    action: Action
    details: Fields = {}
    effects: list[Effect] = []


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not possible: the rule, the reason (a text) and what the text needs to know."""

    rule: str
    reason: str
    fields: Fields = {}


class Event(msgspec.Struct, frozen=True):
    """A past-tense fact. ``hidden``: the secret fields were removed for this reader."""

    kind: str
    fields: Fields = {}
    hidden: bool = False


class ScoreLine(msgspec.Struct, frozen=True):
    """Points of one source, with the rule that grants them."""

    source: str
    rule: str
    amount: int
    fields: Fields = {}


class EventKind(msgspec.Struct, frozen=True):
    """Declares an event: its fields in journal order.

    ``secret`` fields are shown to the seat in field ``owner`` only (to all once the game is over);
    ``reveals`` says that the event told somebody something new, so that nothing before it can be undone.
    """

    name: str
    fields: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    owner: str = "seat"
    reveals: bool = False


class Setting(msgspec.Struct, frozen=True):
    """An option of a game: ``choices`` are the allowed values, the first is the default.

    ``seats`` restricts it to these player counts (empty: all); ``names_player`` says that numbers among the choices are
    players (1 is seat 0), so that only those at the table can be named. ``online`` is the choice suggested where each plays on a
    device of their own (empty: the default).
    """

    name: str
    choices: tuple[str, ...]
    rule: str
    seats: tuple[int, ...] = ()
    names_player: bool = False
    online: str = ""


class Vocabulary(msgspec.Struct, frozen=True):
    """The ids of one sort of thing (cups, cards …), in the order of the engine's numbers.

    The words for id ``x`` are the text ``<name>-<x>``. Two sorts have numbers and no ids: a ``seat`` is told by its player's
    name, a ``place`` – of a card in a row, say – counts from 0, and from 1 in words.
    """

    name: str
    ids: tuple[str, ...]

    def number(self, id: str) -> int:
        return self.ids.index(id)


Settings = Mapping[str, str]
