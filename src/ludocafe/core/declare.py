"""A game's actions, questions and events declared once, as data; everything that follows from it.

From a ``Declaration`` follow the action codes, notation and parsing, typed structures, vocabulary and the page's TypeScript types
(at run time), and the constants, packing and dispatch of the compiled rules (``core.generate`` writes them as source text,
because compiled code needs literal numbers).

>>> cup, cubes = Field("cup", 5, ids="cup"), Field("cubes", 13)
>>> declared = Declaration(actions=(ActionKind("serve", (cup,)), ActionKind("sugar", (cubes,)), ActionKind("take")))
>>> declared.action_count, declared.base["take"]
(19, 18)
>>> codec = Codec(declared, {"cup": ("espresso", "doppio", "cappuccino", "latte", "mocha")})
>>> codec.notation(None, 1), codec.parse(None, "sugar 3"), codec.action(None, 8).fields
('serve doppio', 8, {'cubes': 3})
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Any

import msgspec

from ludocafe.core.errors import BadInput
from ludocafe.core.model import Action, EventKind, Value, Vocabulary

PACKED_BITS = 63  # a question and its arguments fit into one native number
FIRST_TASK = 64  # tasks are numbered from here on, questions lie below
KIND_BITS = 7  # of a packed question or task
KIND_MASK = (1 << KIND_BITS) - 1
LONGEST_NOTATION = 40  # of what is not understood, so much is repeated to whoever wrote it


class Field(msgspec.Struct, frozen=True):
    """One thing that an action, a question or an event speaks of.

    Inside the engine it is a number from 0 to ``size - 1``. Outside it is the id of that number in the list called ``ids``, or
    else a whole number counted from ``first``. Fields whose meaning depends on more than their number have a ``reader``, and are
    written down under the names ``written`` when these differ from their own.
    """

    name: str
    size: int = 0  # 0: without limit; for events and what is told beside a question
    ids: str = ""
    first: int = 0
    reader: str = ""
    written: tuple[str, ...] = ()
    named: str = ""  # the texts are called ``<named>-<id>``; ``ids`` itself unless given
    word: bool = False  # told as a word by which the texts tell cases apart
    many: bool = False  # a list of them

    @property
    def names(self) -> tuple[str, ...]:
        return self.written or (self.name,)


class ActionKind(msgspec.Struct, frozen=True):
    """One kind of action. Its codes are numbered by its fields, the last one counting fastest.

    ``notation`` is a template of field names in braces: ``buy {column} {row}`` unless given. ``does`` names the function of the
    rules that carries it out (in games without an agenda; elsewhere the question says so). It may ask for the fields one by one,
    or for the ``number`` of all of them together.
    """

    name: str
    fields: tuple[Field, ...] = ()
    notation: str = ""
    does: str = ""
    number: str = ""

    @property
    def size(self) -> int:
        size = 1
        for field in self.fields:
            size *= field.size
        return size

    @property
    def names(self) -> tuple[str, ...]:
        """What the fields are called where they are written down."""
        return tuple(name for field in self.fields for name in field.names)

    @property
    def template(self) -> str:
        return self.notation or " ".join([self.name, *(f"{{{name}}}" for name in self.names)])


class Question(msgspec.Struct, frozen=True):
    """Something a seat is asked, under a rule.

    ``arguments`` go with it on the agenda (the first one is who decides); ``tells`` are the fields its words need. ``options``
    names the function that adds the legal codes, ``answers`` the kinds of actions that may be given in reply (in games with an
    agenda, with the function for each); after those in ``free`` the question stands as before. ``shortcut`` names a function
    that knows the only answer without counting the options. ``opens``: the answer begins an action, it does not go on with one.
    ``then`` is the task that a phase goes on with after this question when nothing else is said (positions written by hand).
    """

    name: str
    rule: str
    arguments: tuple[Field, ...] = ()
    tells: tuple[Field, ...] = ()
    options: str = ""
    answers: Mapping[str, str] | tuple[str, ...] = ()
    free: tuple[str, ...] = ()
    shortcut: str = ""
    opens: bool = False
    then: str = ""


class Task(msgspec.Struct, frozen=True):
    """Something the game does by itself when its turn on the agenda comes; ``does`` names the function."""

    name: str
    arguments: tuple[Field, ...] = ()
    does: str = ""


class Lane(msgspec.Struct, frozen=True):
    """Where an argument lies in a packed question."""

    field: Field
    shift: int
    bits: int

    @property
    def mask(self) -> int:
        return (1 << self.bits) - 1


def lanes(arguments: Sequence[Field]) -> list[Lane]:
    """The places of a question's arguments, from the lowest bits up."""
    found: list[Lane] = []
    shift = KIND_BITS
    for field in arguments:
        bits = max(1, (field.size - 1).bit_length())
        found.append(Lane(field, shift, bits))
        shift += bits
    if shift > PACKED_BITS:
        raise ValueError(f"{shift} bits do not fit: {[field.name for field in arguments]}")
    return found


class Declaration:
    """All that exists in a game, in the order of the engine's numbers."""

    def __init__(
        self,
        *,
        actions: tuple[ActionKind, ...] = (),
        questions: tuple[Question, ...] = (),
        tasks: tuple[Task, ...] = (),
        events: tuple[EventKind, ...] = (),
        fields: tuple[Field, ...] = (),
        ids: Mapping[str, tuple[str, ...]] | None = None,
        shouted: bool = False,
        state: str = "",
    ) -> None:
        self.actions = actions
        self.questions = questions
        self.tasks = tasks
        self.events = events
        self.fields = fields  # those that only events, details and refusals speak of
        self.ids = dict(ids or {})  # lists that are the same in every edition
        self.shouted = shouted  # notation is in capitals and may be typed in any case
        self.state = state  # the class of the rules, as <module>.<class>
        sizes = [kind.size for kind in actions]
        self.bases = [0, *accumulate(sizes)][:-1]
        self.base = {kind.name: base for kind, base in zip(actions, self.bases, strict=True)}
        self.action_count = sum(sizes)
        self.kinds = {kind.name: kind for kind in actions}
        self.asked = {question.name: question for question in questions}
        self._names = {number: question.name for number, question in enumerate(questions)}
        self._names |= {number: f"do_{task.name}" for number, task in enumerate(tasks, FIRST_TASK)}
        self._numbers = {name: number for number, name in self._names.items()}
        self._lanes = {question.name: lanes(question.arguments) for question in questions}
        self._lanes |= {f"do_{task.name}": lanes(task.arguments) for task in tasks}
        self._check()

    def _check(self) -> None:
        for things in (self.actions, self.questions, self.tasks, self.events):
            names = [thing.name for thing in things]
            assert len(set(names)) == len(names), f"declared twice: {sorted(names)}"
        for kind in self.actions:
            assert all(field.size for field in kind.fields), f"{kind.name} has a field without size"
        for question in self.questions:
            assert set(question.answers) <= set(self.kinds), f"{question.name} is answered by something unknown"
            assert set(question.free) <= set(question.answers), question.name
        if self.tasks:
            deciders = {question.arguments[:1] for question in self.questions if question.options}
            assert len(deciders) == 1, "every question begins with who decides"

    # -- actions as numbers --------------------------------------------------------------------------------------

    def kind_of(self, code: int) -> tuple[ActionKind, int]:
        """The kind of an action and its number within that kind."""
        place = bisect_right(self.bases, code) - 1
        return self.actions[place], code - self.bases[place]

    def numbers(self, code: int) -> tuple[ActionKind, list[int]]:
        """The kind of an action and the numbers of its fields."""
        kind, rest = self.kind_of(code)
        found: list[int] = []
        for field in reversed(kind.fields):
            rest, number = divmod(rest, field.size)
            found.append(number)
        return kind, found[::-1]

    def code(self, kind: str, *numbers: int) -> int:
        """The code of a kind of action with these numbers."""
        found = 0
        for field, number in zip(self.kinds[kind].fields, numbers, strict=True):
            if not 0 <= number < field.size:
                raise ValueError(f"{field.name} {number}")
            found = found * field.size + number
        return self.base[kind] + found

    # -- questions and tasks as numbers --------------------------------------------------------------------------

    def number_of(self, name: str) -> int:
        """The number of a question, or of a task (``do_…``)."""
        return self._numbers[name]

    def question(self, packed: int) -> Question:
        """The question that a packed number asks."""
        return self.questions[packed & KIND_MASK]

    def waiting(self, packed: int) -> tuple[str, dict[str, int]]:
        """The name of a packed question, or of a task (``do_…``), and its arguments by name."""
        name = self._names[packed & KIND_MASK]
        return name, {lane.field.name: packed >> lane.shift & lane.mask for lane in self._lanes[name]}

    def lanes_by_number(self, players: frozenset[str]) -> dict[int, list[tuple[int, int, bool]]]:
        """Shift and mask of each argument, and whether it is one of the fields ``players``, by number of question or task."""
        return {
            number: [(lane.shift, lane.mask, lane.field.name in players) for lane in self._lanes[name]]
            for number, name in self._names.items()
        }

    def arguments(self, name: str) -> tuple[Field, ...]:
        """Of a question, or of a task (``do_…``)."""
        return tuple(lane.field for lane in self._lanes[name])

    def packed(self, name: str, numbers: Sequence[int]) -> int:
        """The number that stands for a question or task with these arguments; missing ones are 0."""
        found = self.number_of(name)
        for lane, value in zip(self._lanes[name], numbers, strict=False):
            if not 0 <= value < lane.field.size:
                raise ValueError(f"{lane.field.name} {value}")
            found |= value << lane.shift
        return found

    # -- words ---------------------------------------------------------------------------------------------------

    def all_fields(self) -> Iterable[Field]:
        """Every field that is declared anywhere."""
        for kind in self.actions:
            yield from kind.fields
        for question in self.questions:
            yield from question.arguments
            yield from question.tells
        for task in self.tasks:
            yield from task.arguments
        yield from self.fields

    def vocabulary(self, ids: Mapping[str, Sequence[str]]) -> dict[str, Vocabulary]:
        """The vocabulary of every field that has one, by field name; ``ids`` are the lists of an edition."""
        lists = {**self.ids, **ids}
        found: dict[str, Vocabulary] = {}
        for field in self.all_fields():
            if field.ids or field.named:
                words = Vocabulary(field.named or field.ids, tuple(lists.get(field.ids, ())))
                for name in field.names:
                    assert found.setdefault(name, words) == words, f"{name} means two things"
        return found


class Reader:
    """How a field is written whose meaning depends on the state, or which is neither an id nor a plain number.

    ``ValueError`` says that something is no such field.
    """

    def values(self, state: Any, kind: str, number: int) -> tuple[Value, ...]:
        """What a number is in a typed structure: a value for each of the field's written names."""
        raise NotImplementedError

    def number(self, state: Any, kind: str, values: tuple[Value, ...]) -> int:
        """The number behind the values of a typed structure."""
        raise NotImplementedError

    def words(self, state: Any, kind: str, number: int) -> tuple[str, ...]:
        """The same in notation."""
        return tuple(str(value) for value in self.values(state, kind, number))

    def parse(self, state: Any, kind: str, words: tuple[str, ...]) -> int:
        """The number behind the words of a notation."""
        return self.number(state, kind, tuple(typed(word) for word in words))


def typed(word: str) -> Value:
    """A word of a notation as a whole number, if it is one."""
    return int(word) if re.fullmatch(r"-?[0-9]{1,5}", word) else word


def whole(value: Value, least: int, most: int) -> int:
    """A whole number within its limits; else ``ValueError``."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError
    return value


class Codec:
    """Three faces of an action – code, typed structure, notation – in one edition.

    ``vocabulary`` gives the ids by field name; ``readers`` those of the declared readers.
    """

    def __init__(
        self,
        declaration: Declaration,
        vocabulary: Mapping[str, Vocabulary | Sequence[str]],
        readers: Mapping[str, Reader] | None = None,
    ) -> None:
        self.declaration = declaration
        self.readers = readers or {}
        self._ids = {name: words.ids if isinstance(words, Vocabulary) else tuple(words) for name, words in vocabulary.items()}
        plain = [kind for kind in declaration.actions if not any(field.reader for field in kind.fields)]
        # What does not depend on the state is worked out once.
        self._actions: dict[int, Action] = {}
        self._notations: dict[int, str] = {}
        for kind in plain:
            base = declaration.base[kind.name]
            for code in range(base, base + kind.size):
                self._actions[code] = self._action(None, code)
                self._notations[code] = self._notation(None, code)
        self._codes = {notation: code for code, notation in self._notations.items()}
        self._read = [(kind, _pattern(kind)) for kind in declaration.actions if kind not in plain]

    # -- from codes ----------------------------------------------------------------------------------------------

    def action(self, state: Any, code: int) -> Action:
        """The typed structure of a code."""
        return self._actions.get(code) or self._action(state, code)

    def notation(self, state: Any, code: int) -> str:
        """The short text of a code."""
        return self._notations.get(code) or self._notation(state, code)

    def _action(self, state: Any, code: int) -> Action:
        kind, numbers = self.declaration.numbers(code)
        values: list[Value] = []
        for field, number in zip(kind.fields, numbers, strict=True):
            if field.reader:
                values += self.readers[field.reader].values(state, kind.name, number)
            else:
                values.append(self._value(field, number))
        return Action(kind.name, dict(zip(kind.names, values, strict=True)))

    def _notation(self, state: Any, code: int) -> str:
        kind, numbers = self.declaration.numbers(code)
        words: list[str] = []
        for field, number in zip(kind.fields, numbers, strict=True):
            if field.reader:
                words += self.readers[field.reader].words(state, kind.name, number)
            else:
                words.append(str(self._value(field, number)))
        return kind.template.format_map(dict(zip(kind.names, words, strict=True)))

    def _value(self, field: Field, number: int) -> Value:
        return self._ids[field.name][number] if field.ids else number + field.first

    # -- to codes ------------------------------------------------------------------------------------------------

    def code(self, state: Any, action: Action) -> int:
        """The code of a typed structure; ``BadInput("bad-action", …)`` when it is none."""
        try:
            kind = self.declaration.kinds[action.kind]
            if set(action.fields) != set(kind.names):
                raise ValueError
            numbers = []
            for field in kind.fields:
                values = tuple(action.fields[name] for name in field.names)
                if field.reader:
                    numbers.append(self.readers[field.reader].number(state, kind.name, values))
                else:
                    numbers.append(self._number(field, values[0]))
            return self.declaration.code(kind.name, *numbers)
        except (KeyError, ValueError):
            raise BadInput("bad-action", {"action": action.kind}) from None

    def _number(self, field: Field, value: Value) -> int:
        if field.ids:
            return self._ids[field.name].index(str(value))
        return whole(value, field.first, field.first + field.size - 1) - field.first

    def parse(self, state: Any, text: str) -> int:
        """The code of a notation; ``BadInput("bad-notation", …)`` when it is none."""
        words = " ".join(text.split())
        if self.declaration.shouted:
            words = words.upper()
        if words in self._codes:
            return self._codes[words]
        try:
            for kind, pattern in self._read:
                found = pattern.fullmatch(words)
                if found is not None:
                    return self._parsed(state, kind, list(found.groups()))
        except ValueError:
            pass
        raise BadInput("bad-notation", {"notation": text[:LONGEST_NOTATION]})

    def _parsed(self, state: Any, kind: ActionKind, words: list[str]) -> int:
        numbers: list[int] = []
        for field in kind.fields:
            own = tuple(words.pop(0) for _ in field.names)
            if field.reader:
                numbers.append(self.readers[field.reader].parse(state, kind.name, own))
            else:
                numbers.append(self._number(field, own[0] if field.ids else typed(own[0])))
        return self.declaration.code(kind.name, *numbers)


def _pattern(kind: ActionKind) -> re.Pattern[str]:
    """Matches the notation of a kind; what stands in the places of its fields is looked at afterwards."""
    return re.compile(re.sub(r"\\\{\w+\\\}", r"(\\S*)", re.escape(kind.template)))
