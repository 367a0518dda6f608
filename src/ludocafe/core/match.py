"""A running game, the same for terminal, server, lessons, coach, arena and records."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from ludocafe.core.chance import Chance
from ludocafe.core.errors import BadInput, BrokenRecord, IllegalAction, LudocafeError
from ludocafe.core.fair_chance import FairChance, Recorder, Replayed, commitment
from ludocafe.core.game import Game, View
from ludocafe.core.model import Choice, Decision, Event, Fields, Refusal, ScoreLine, Settings
from ludocafe.core.record import OWN, EditionMark, Entry, Record, Result
from ludocafe.core.state import OVER, Journal, State


class UndoPolicy(msgspec.Struct, frozen=True):
    """Who may take back steps without asking anybody: everybody the own latest ones, back to the information barrier.

    Where seats decide at once (``State.at_once``) these are the own steps of that time, however many of others lie between,
    until it is over for all. Whoever plays among ``bots`` alone may go back to the previous turn in games that say so
    (``Game.undo_past_bots``). Without ``after_turn`` a seat's steps in turn are final as soon as another seat is to decide.
    A game of ``most_steps`` steps, those taken back among them, takes nothing back any more (0: no limit).
    """

    bots: frozenset[int] = frozenset()
    after_turn: bool = True
    most_steps: int = 0

    def lone_seat(self, seats: int) -> int | None:
        """The seat of the only person among bots; None at every other table."""
        people = [seat for seat in range(seats) if seat not in self.bots]
        return people[0] if len(people) == 1 and seats > 1 else None


EVERYBODY = UndoPolicy()
NO_DRAWS = Replayed()  # steps made at once draw nothing


class Step:
    """An entry and its outcome; events are decoded on demand."""

    __slots__ = (
        "_before",
        "_events",
        "_journal",
        "at_once",
        "code",
        "entry",
        "game",
        "heading",
        "number",
        "public",
        "rule",
        "sealed",
        "seat",
    )

    def __init__(
        self,
        game: Game,
        number: int,
        entry: Entry,
        code: int = -1,
        public: str = "",
        before: State | None = None,
        sealed: bool = False,
        journal: Journal | None = None,
    ) -> None:
        self.game = game
        self.number = number  # of the state it led to
        self.entry = entry
        self.seat = entry.seat
        self.code = code
        self.public = public  # the notation as others may read it
        self._before = before
        self.at_once = before is not None and before.at_once()  # independent of what others did in that time
        self.sealed = sealed  # something was drawn or revealed: this step and those before it cannot be undone
        self._journal = journal
        self._events: list[Event] | None = None
        self.rule = ""  # these two are for logs, filled in where one is kept
        self.heading: Fields = {}

    @property
    def before(self) -> State:
        """The state that the action was played on."""
        assert self._before is not None, "only a step that can still be undone is asked for the state before"
        return self._before

    def rebase(self, before: State) -> None:
        """Set the state before: the step was made again on a state without the steps that somebody else took back."""
        self._before = before

    def drop_state(self) -> None:
        """Drop the state before, which is not needed any more, to free memory."""
        self._before = None

    @property
    def events(self) -> list[Event]:
        """What happened, everything visible."""
        if self._events is None:
            self._events = [] if self._journal is None else self.game.read(self._journal)
        return self._events

    def notation_for(self, viewers: Iterable[int], over: bool) -> str:
        """The notation as the holder of some seats may read it."""
        return self.entry.do if over or self.entry.seat in viewers else self.public

    def events_for(self, viewer: int | None, over: bool) -> list[Event]:
        """The events as a seat (None: a spectator) may read them."""
        return [self.game.seen_by(event, viewer, over) for event in self.events]


class Match:
    """One game from set-up to result. Not thread-safe; a refused call changes nothing.

    Decisions, choices, refusals and undo belong to a seat: asking for them turns the state to it, where several may decide.
    ``log`` holds every step in order, those taken back and the taking back included; ``steps`` those that still count. With
    ``keep`` only so many steps of the log stay in memory, and of the others just those that may still be asked for.

    >>> from ludocafe import registry
    >>> match = Match(registry.game("cafe_del_gatto"), 2, seed="any text")
    >>> [event.kind for event in match.act(0, "take")]
    ['coins_gained', 'turn_started']
    >>> match.undoable(0), match.number
    (1, 1)
    >>> match.undo(0).entry.undo
    1
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        settings: Settings | None = None,
        chance: Chance | None = None,
        names: list[str] | None = None,
        seed: str = "",
        policy: UndoPolicy = EVERYBODY,
        keep: int | None = None,
        position: str = "",
    ) -> None:
        """Begin with the set-up, or with a ``position`` of the game."""
        self.settings = game.check_settings(seats, settings or {})
        if chance is None:
            if not seed:
                raise BadInput("chance-missing")
            chance = FairChance(seed)
        self._begin(game, chance, policy, keep)
        self.names = names or []
        self.seed = seed
        self.position = position
        self.state: State = game.parse_position(position) if position else game.new(seats, self.settings, self._recorder, None)
        if self.seats != seats:
            raise BadInput("bad-position", {"where": position.partition("\n")[0][:60]})
        self.setup = self._recorder.take()

    @classmethod
    def at(cls, game: Game, state: State, chance: Chance, policy: UndoPolicy = EVERYBODY) -> "Match":
        """A match that begins with a position; it has no record."""
        match = cls.__new__(cls)
        match._begin(game, chance, policy, None)
        match.settings, match.names, match.seed, match.setup = {}, [], "", []
        match.position = ""
        match.state = state
        return match

    def _begin(self, game: Game, chance: Chance, policy: UndoPolicy, keep: int | None) -> None:
        self.game = game
        self.policy = policy
        self.keep = keep
        self.number = 0  # of the present state: steps made so far
        self._deciding: tuple[State | None, int, tuple[int, ...]] = (None, 0, ())  # of a state and its number
        self._turn_steps: dict[int, int] = {}  # by seat
        self.log: list[Step] = []
        self.steps: list[Step] = []
        self._final = 0  # so many of these need consent to be undone: somebody else moved since, or something was revealed
        self._chance = chance
        self._recorder = Recorder(chance)
        self._offered: dict[int, dict[str, int]] = {}  # by seat: the legal notations and their codes, once asked for

    def reseed_draws(self, seed: str) -> None:
        """Continue with fresh draws after a replay; the game no longer comes from one seed, so no seed is revealed."""
        self._chance = FairChance(seed)
        self._recorder = Recorder(self._chance)

    # -- who decides what ----------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def actor(self) -> int:
        """The seat that is asked, or ``OVER``; where several may decide, the one that was asked last."""
        return int(self.state.actor())

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        state, number, found = self._deciding
        if state is not self.state or number != self.number:
            found = self._who_decides()
            self._deciding = self.state, self.number, found
        return found

    def _who_decides(self) -> tuple[int, ...]:
        if self.state.at_once():
            return tuple(seat for seat in range(self.seats) if self.state.may_decide(seat))
        actor = self.actor
        return () if actor == OVER else (actor,)

    @property
    def over(self) -> bool:
        return not self.deciding

    def _turn_to(self, seat: int | None) -> bool:
        """Ask a seat (None: the one that is asked anyway); whether there is somebody to ask."""
        if seat is None:
            return not self.over
        if seat not in self.deciding:
            return False
        if self.state.actor() != seat:
            self.state.turn_to(seat)
        return True

    def turn_steps(self, seat: int) -> int:
        """Steps a seat has made since it began to decide."""
        return self._turn_steps.get(seat, 0)

    def decision(self, seat: int | None = None) -> Decision:
        """What a seat is asked; without a seat that may decide, what is asked of the actor."""
        self._turn_to(seat)
        return self.game.decision(self.state)

    def choices(self, seat: int) -> list[Choice]:
        """Every legal choice of a seat, ready to be offered."""
        return self.game.choices(self.state) if self._turn_to(seat) else []

    def favourite(self, seat: int) -> int | None:
        """What the board offers a seat before anything is touched, if it offers something."""
        return self.game.favourite(self.state) if self._turn_to(seat) else None

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal notations of a seat's decision, or of the actor's."""
        return list(self._legal(seat)) if self._turn_to(seat) else []

    def _legal(self, seat: int | None) -> dict[str, int]:
        asked = self.actor if seat is None else seat
        if asked not in self._offered:
            self._offered[asked] = {self.game.notation(self.state, code): code for code in self.state.legal()}
        return self._offered[asked]

    def check(self, seat: int, do: str) -> int:
        """The code of what a seat wants to do; raises when it may not."""
        self._check_seat(seat)
        offered = self._offered.get(seat)
        if offered is not None and do in offered:
            return offered[do]
        code = self.game.parse(self.state, do)
        self.game.check(self.state, code)
        return code

    def _check_seat(self, seat: int) -> None:
        if self.over:
            raise BadInput("game-is-over")
        if not self._turn_to(seat):
            raise BadInput("not-your-turn", {"seat": self.actor})

    def refusal(self, seat: int, do: str) -> Refusal | None:
        """Why a seat cannot do this now; ``BadInput`` when the question itself makes no sense."""
        try:
            preview = self.preview_state(seat)
            if preview is not None:
                return self.game.refusal(preview, self.game.parse(preview, do))
            self.check(seat, do)
        except IllegalAction as error:
            return error.refusal
        return None

    def preview_state(self, seat: int) -> State | None:
        """The state in which a waiting seat may try things."""
        return None if self.over or self.state.may_decide(seat) else self.game.preview_state(self.state, seat)

    def made(self, seat: int) -> list[Choice]:
        """The choices of the action that a seat is in the middle of, as they were offered."""
        found: list[Choice] = []
        self._turn_to(seat)
        if self.game.starts_action(self.state):
            return found
        at_once = self.state.at_once()
        for step in reversed(self.steps):
            if step.seat != seat:
                if at_once and step.at_once:
                    continue
                break
            found.append(self.game.choice(step.before, step.code))
            if self.game.starts_action(step.before):
                break
        return found[::-1]

    # -- acting --------------------------------------------------------------------------------------------------

    def act(self, seat: int, notation: str, at: float = 0.0) -> list[Event]:
        """Play a notation for a seat and return the events; raises ``IllegalAction`` or ``BadInput``."""
        return self.apply(seat, self.check(seat, notation), at).events

    def act_code(self, seat: int, code: int, at: float = 0.0) -> list[Event]:
        """The same for the code of an action."""
        self._check_seat(seat)
        self.game.check(self.state, code)
        return self.apply(seat, code, at).events

    def apply(self, seat: int, code: int, at: float = 0.0) -> Step:
        """Carry out an action that has passed ``check``."""
        self._turn_to(seat)
        game, before, deciding = self.game, self.state.copy(), self.deciding
        do = game.notation(before, code)
        public = game.public_notation(before, code) if _is_secretive(type(game)) else do
        journal = Journal()
        self.state.apply(code, self._recorder, journal)
        entry = Entry(seat, do, self._recorder.take(), at=at)
        step = Step(game, self.number + 1, entry, code, public, before, bool(entry.chance) or game.reveals(journal), journal)
        step.sealed = step.sealed or (step.at_once and not self.state.at_once())  # the end of a common time concerns everybody
        self.steps.append(step)
        self._final = self._undo_start()
        self._after_step(step, deciding)
        return step

    def _after_step(self, step: Step, deciding: tuple[int, ...]) -> None:
        """Update everything that depends on the state after a step; ``deciding``: the seats that could decide before it."""
        self.number = step.number
        self._offered = {}
        now = self.deciding
        self._turn_steps = {seat: self.turn_steps(seat) + (seat == step.seat) for seat in deciding if seat in now}
        self.log.append(step)
        if self.keep is not None:
            self.trim(self.keep)

    def trim(self, keep: int) -> None:
        """Keep the latest ``keep`` steps of the log, and of older steps only what undo may still need."""
        self.keep = keep
        if len(self.log) > 2 * keep:
            del self.log[: len(self.log) - keep]
        first = min(self._run_start(), self._undo_start())
        for step in self.steps[:first]:
            step.drop_state()
        del self.steps[:first]
        self._final = max(0, self._final - first)

    # -- taking back ---------------------------------------------------------------------------------------------

    @property
    def _lone_seat(self) -> int | None:
        return self.policy.lone_seat(self.seats) if self.game.undo_past_bots else None

    def _run_start(self) -> int:
        """The index of the first of the latest consecutive steps of one seat; they may be one action."""
        first = len(self.steps)
        while first > 0 and self.steps[first - 1].seat == self.steps[-1].seat:
            first -= 1
        return first

    def _undo_start(self) -> int:
        """The index of the first step that may be undone: the latest run of one seat, back to the information barrier.

        Where seats decide at once: what all of them did in that time, of which each may undo its own.
        Among bots alone: the own latest run, what bots did before it, and the own run before that.
        """
        steps, lone = self.steps, self._lone_seat
        first = len(steps)
        if first == 0:
            return 0
        if steps[-1].at_once:
            return self._common_start()
        if lone is None:
            return self._skip_back(first, steps[-1].seat, True)
        for own in (True, False, True):
            first = self._skip_back(first, lone, own)
        return first

    def _skip_back(self, first: int, seat: int, own: bool) -> int:
        """Go back over steps that are ``seat``'s own (or others') and not sealed."""
        while first > self._final and (self.steps[first - 1].seat == seat) is own and not self.steps[first - 1].sealed:
            first -= 1
        return first

    def _common_start(self) -> int:
        """The index of the first of the latest steps made at once; none of them depends on another seat's."""
        first = len(self.steps)
        while first > 0 and self.steps[first - 1].at_once and not self.steps[first - 1].sealed:
            first -= 1
        return first

    def undoable(self, seat: int) -> int:
        """How many of its own steps a seat may take back by itself; what bots did since goes with them."""
        if self.over or self._undo_exhausted or not self.steps:
            return 0
        tail = self.steps[self._undo_start() :]
        own = sum(step.seat == seat for step in tail)
        turn_ended = not self.steps[-1].at_once and (self.state.at_once() or not self.state.may_decide(seat))
        if seat != self._lone_seat and turn_ended and not self.policy.after_turn:
            return 0
        return own

    def check_undo_possible(self) -> None:
        """Raise when no step may be taken back: the game is over (everything hidden is known), or the limit is reached."""
        if self.over:
            raise BadInput("game-is-over")
        if self._undo_exhausted:
            raise BadInput("too-much-undone")

    @property
    def _undo_exhausted(self) -> bool:
        """Whether the limit of steps is reached: all of them are stored, and replayed for everybody who looks back."""
        return 0 < self.policy.most_steps <= self.number

    def undo(self, seat: int, count: int = 1, at: float = 0.0) -> Step:
        """Take back the latest ``count`` own steps; raises when the policy forbids it."""
        self.check_undo_possible()
        if not 1 <= count <= self.undoable(seat):
            raise BadInput("nothing-to-undo")
        if self.steps[-1].at_once:
            return self.take_back_own(seat, count, at)
        first = [place for place, step in enumerate(self.steps) if step.seat == seat][-count]
        return self.take_back(seat, len(self.steps) - first, at)

    def check_consent(self, count: int) -> None:
        """Raise when not even everybody together may take back so many steps.

        Bots cannot agree, so a lone person among them takes back no step that told something new.
        """
        self.check_undo_possible()
        alone = self.policy.lone_seat(self.seats) is not None
        if not 1 <= count <= len(self.steps) or (alone and any(step.sealed for step in self.steps[-count:])):
            raise BadInput("nothing-to-undo")

    def take_back(self, seat: int, count: int, at: float = 0.0) -> Step:
        """Take back the latest ``count`` steps, whoever made them: for those who may, or by consent."""
        if not 1 <= count <= len(self.steps):
            raise BadInput("nothing-to-undo")
        deciding = self.deciding
        self.state = self.steps[-count].before
        for step in self.steps[-count:]:
            step.drop_state()
        del self.steps[-count:]
        if len(self.steps) < self._final:  # by consent: what may be undone now follows from the steps that are left
            self._final = 0
            self._final = self._undo_start()
        step = Step(self.game, self.number + 1, Entry(seat, undo=count, at=at))
        self._after_step(step, deciding)
        return step

    def take_back_own(self, seat: int, count: int, at: float = 0.0) -> Step:
        """Take back the latest ``count`` steps of a seat made while all decide at once; those of others are made again."""
        own = [place for place in range(self._common_start(), len(self.steps)) if self.steps[place].seat == seat]
        if not 1 <= count <= len(own):
            raise BadInput("nothing-to-undo")
        deciding, later = self.deciding, self.steps[own[-count] :]
        state = later[0].before
        for step in later:
            if step.seat == seat:
                step.drop_state()
                continue
            state.turn_to(step.seat)
            step.rebase(state.copy())
            state.apply(step.code, NO_DRAWS, None)
        self.steps[own[-count] :] = [step for step in later if step.seat != seat]
        state.turn_to(seat)
        self.state = state
        step = Step(self.game, self.number + 1, Entry(seat, OWN, undo=count, at=at), public=OWN)
        self._after_step(step, deciding)
        return step

    # -- looking -------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may see; a seat that may decide sees what it is asked itself."""
        view: View = self.game.view(self.state, seat)
        return view

    def scores(self) -> list[list[ScoreLine]]:
        return self.game.scores(self.state)

    def result(self) -> Result | None:
        return self.game.result(self.state)

    # -- records -------------------------------------------------------------------------------------------------

    @property
    def entries(self) -> list[Entry]:
        """The entries of the log."""
        return [step.entry for step in self.log]

    def follow(self, entry: Entry) -> Step:
        """Make the step of an entry."""
        if entry.undo and entry.do == OWN:
            return self.take_back_own(entry.seat, entry.undo, entry.at)
        if entry.undo:
            return self.take_back(entry.seat, entry.undo, entry.at)
        return self.apply(entry.seat, self.check(entry.seat, entry.do), entry.at)

    def record(self) -> Record:
        edition = self.game.edition
        return Record(
            game=self.game.id,
            rules_version=self.game.rules_version,
            edition=EditionMark(edition.name, edition.hash, self.game.other_edition()),
            seats=self.seats,
            settings=self.settings,
            setup=self.setup,
            entries=self.entries,
            names=list(self.names),
            result=self.result(),
            commitment=commitment(self.seed) if self.seed else "",
            seed=self.seed if self.over else "",
            position=self.position,
        )


@lru_cache(maxsize=64)
def _is_secretive(game: type[Game]) -> bool:
    """Whether the game has notations that other seats may not read."""
    return game.public_notation is not Game.public_notation


def replay(record: Record, game: Game, upto: int | None = None) -> Match:
    """Play a record through (or its first ``upto`` entries); ``BrokenRecord`` names the first entry that does not fit.

    ``game`` must be the record's game in the record's edition.
    """
    if game.edition.hash != record.edition.hash:
        raise BrokenRecord("record-other-edition", 0, {"edition": record.edition.name})
    if game.rules_version != record.rules_version:
        raise BrokenRecord("record-other-rules", 0, {"version": record.rules_version, "current": game.rules_version})
    draws = Replayed(record.setup)
    try:
        match = Match(game, record.seats, record.settings, draws, record.names, position=record.position)
    except BrokenRecord:
        raise
    except LudocafeError as error:
        raise BrokenRecord(error.text, 0, error.fields) from None
    draws.finish()
    for number, entry in enumerate(record.entries[:upto], start=1):
        draws.load(entry.chance, number)
        try:
            match.follow(entry)
        except BrokenRecord:
            raise
        except IllegalAction as error:
            fields = {**error.fields, "notation": entry.do, "rule": error.refusal.rule}
            raise BrokenRecord("record-illegal-entry", number, fields) from None
        except LudocafeError as error:
            raise BrokenRecord("record-bad-entry", number, {"notation": entry.do}) from error
        draws.finish()
    return match


def verify(record: Record, game: Game) -> Match:
    """Replay a whole record and check its result, and its shuffles when the seed is revealed."""
    match = replay(record, game)
    if record.result is not None and match.result() != record.result:
        raise BrokenRecord("record-wrong-result", len(record.entries))
    if record.seed:
        if record.commitment and commitment(record.seed) != record.commitment:
            raise BrokenRecord("record-wrong-seed")
        _check_shuffles(record, game)
    return match


def _check_shuffles(record: Record, game: Game) -> None:
    """Deal the game again from its revealed seed and compare every draw."""
    match = Match(game, record.seats, record.settings, FairChance(record.seed), position=record.position)
    if match.setup != record.setup:
        raise BrokenRecord("record-unfair", 0)
    for number, entry in enumerate(record.entries, start=1):
        if match.follow(entry).entry.chance != entry.chance and not entry.undo:
            raise BrokenRecord("record-unfair", number)
