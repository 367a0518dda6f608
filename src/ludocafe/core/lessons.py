"""Lessons on prepared positions: what the coach says, which action it waits for, and the resulting state.

A game's lessons stand in ``lessons.toml`` beside its edition::

    [[lesson]]
    id = "buying"                   # its title is the text lesson-buying
    seat = 0                        # where the learner sits
    position = "players 2; ..."     # in the game's own notation

    [[lesson.step]]
    id = "token"                    # its words are the text lesson-buying-token
    play = ["take"]                 # first the others do this
    point = ["buy coffee *"]        # what on the board the words are about: see ``Step``
    do = ["buy coffee 1", "take"]   # the learner does one of these: notations, or kinds of action
    refused = ["serve doppio"]      # or: tries one of these (notations first, then kinds), and the rules refuse it
    draws = [3]                     # what chance says meanwhile

A step without ``do`` and ``refused`` waits until it is read. Nothing is kept between calls: a scene follows from the lesson and
the learner's answers, one for each step behind them.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from ludocafe.core.errors import BadInput, IllegalAction
from ludocafe.core.fair_chance import Replayed
from ludocafe.core.game import Game
from ludocafe.core.match import Match
from ludocafe.core.model import Event, Refusal
from ludocafe.core.state import State

READ = ""  # the answer to a step that only had to be read


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing the coach says, and the action it waits for.

    ``point`` names things on the board: a notation, the beginning of notations (``buy *``), or a board's own mark (``chair=3``).
    """

    id: str
    play: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    draws: tuple[int, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and the steps through it."""

    id: str
    position: str
    step: tuple[Step, ...]
    seat: int = 0

    def title(self) -> str:
        return f"lesson-{self.id}"

    def text(self, step: Step) -> str:
        return f"lesson-{self.id}-{step.id}"


class _Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lesson: tuple[Lesson, ...] = ()


class Move(msgspec.Struct, frozen=True):
    """Something done since the step before: by the learner or, scripted, by others; as the learner may read it."""

    seat: int
    do: str
    events: list[Event]


class Scene:
    """Where a learner stands: the state, the step that speaks (None: the lesson is over), and what led here."""

    __slots__ = ("awaited", "lesson", "moves", "number", "refusal", "state", "step")

    def __init__(self, lesson: Lesson, state: State) -> None:
        self.lesson = lesson
        self.state = state
        self.number = 0
        self.step: Step | None = None
        self.awaited: list[str] = []  # what the step waits for, in notation; empty when it is only read
        self.moves: list[Move] = []
        self.refusal: Refusal | None = None  # of the attempt that ended the step before


@lru_cache(maxsize=64)
def _read(kind: type[Game]) -> tuple[Lesson, ...]:
    file = kind.folder() / "lessons.toml"
    return msgspec.toml.decode(file.read_bytes(), type=_Lessons).lesson if file.is_file() else ()


def lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, in order; a game may have none."""
    return _read(type(game))


def find(game: Game, id: str) -> Lesson:
    for lesson in lessons(game):
        if lesson.id == id:
            return lesson
    raise BadInput("lesson-unknown", {"lesson": id})


def texts(game: Game) -> set[str]:
    """The names of all texts the lessons of a game need."""
    found = set()
    for lesson in lessons(game):
        found |= {lesson.title(), *(lesson.text(step) for step in lesson.step)}
    return found


def scene(game: Game, lesson: Lesson, done: Sequence[str] = ()) -> Scene:
    """The lesson after these answers.

    An answer that does not fit raises: ``IllegalAction`` when the rules forbid it, ``BadInput`` when the step waits for
    something else.
    """
    return _Stage(game, lesson).perform(done)


class _Stage:
    """Plays a lesson from its beginning."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.chance = Replayed()
        self.match = Match.at(game, game.parse_position(lesson.position), self.chance)
        self.scene = Scene(lesson, self.match.state)

    def perform(self, done: Sequence[str]) -> Scene:
        steps = self.scene.lesson.step
        if len(done) > len(steps):
            raise BadInput("lesson-over")
        for number, answer in enumerate(done):
            self._enter(number)
            self._accept(steps[number], answer)
            self.chance.finish()
        if len(done) < len(steps):
            self._enter(len(done))
        else:
            self._leave(len(done))
        return self.scene

    def _enter(self, number: int) -> None:
        scene = self.scene
        scene.step = step = scene.lesson.step[number]
        scene.number = number
        self.chance.load(list(step.draws), number + 1)
        for notation in step.play:
            self._play(notation)
        scene.awaited = self._attempts(step.refused) if step.refused else self._expand(step.do)

    def _leave(self, number: int) -> None:
        self.scene.step, self.scene.number, self.scene.awaited = None, number, []

    def _expand(self, wanted: tuple[str, ...]) -> list[str]:
        """The legal choices among these notations and kinds of action; notations keep their order."""
        if not wanted:
            return []
        game, state = self.game, self.scene.state
        legal = {game.notation(state, code): game.action(state, code).kind for code in state.legal()}
        exact = [notation for notation in wanted if notation in legal]
        return exact + [notation for notation, kind in legal.items() if kind in wanted and notation not in exact]

    def _attempts(self, refused: tuple[str, ...]) -> list[str]:
        """The notations among what may be tried; kinds of action are too many to be listed."""
        kinds = {self.game.action(self.scene.state, code).kind for code in self.scene.state.legal()}
        return [notation for notation in refused if notation not in kinds]

    def _accept(self, step: Step, answer: str) -> None:
        scene = self.scene
        scene.moves, scene.refusal = [], None
        if answer == READ:
            if scene.awaited:
                raise BadInput("lesson-your-move")
            return
        code = self.game.parse(scene.state, answer)
        refusal = self.game.refusal(scene.state, code)
        notation = self.game.notation(scene.state, code)
        kind = self.game.action(scene.state, code).kind
        if refusal is not None and (notation in step.refused or kind in step.refused):
            scene.refusal = refusal
            return
        if refusal is not None:
            raise IllegalAction(refusal)
        if step.refused or notation not in scene.awaited:
            raise BadInput("lesson-other-choice")
        self._play(notation)

    def _play(self, notation: str) -> None:
        match, reader = self.match, self.scene.lesson.seat
        step = match.apply(match.actor, match.check(match.actor, notation))
        self.scene.moves.append(Move(step.seat, step.notation_for((reader,), False), step.events_for(reader, match.over)))


def walk(game: Game, lesson: Lesson, done: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Scene]]:
    """Every scene of a lesson, whichever of the awaited answers are given, with the answers that lead there."""
    here = scene(game, lesson, done)
    yield done, here
    if here.step is not None:
        for answer in here.awaited or [READ]:
            yield from walk(game, lesson, (*done, answer))
