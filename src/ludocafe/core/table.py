"""A game being played: the state, what was done so far, undo, and the record of it all."""

from ludocafe.core.chance import Chance
from ludocafe.core.errors import BadInput, BrokenRecord, IllegalAction, LudocafeError
from ludocafe.core.game import Game
from ludocafe.core.luck import FairChance, Recorder, Replayed, commitment
from ludocafe.core.model import Event, Settings
from ludocafe.core.record import EditionMark, Entry, Record, Result
from ludocafe.core.state import Journal, State


class Step:
    """An entry that still counts (not undone), with the state before it and what it brought."""

    __slots__ = ("before", "code", "entry", "events", "public", "sealed")

    def __init__(self, entry: Entry, code: int, before: State, events: list[Event], sealed: bool, public: str) -> None:
        self.entry = entry
        self.code = code
        self.before = before
        self.events = events
        self.sealed = sealed
        self.public = public


class Table:
    """One game from set-up to result. Not thread-safe; a refused call changes nothing."""

    def __init__(
        self,
        game: Game,
        seats: int,
        settings: Settings | None = None,
        chance: Chance | None = None,
        names: list[str] | None = None,
        seed: str = "",
    ) -> None:
        self.game = game
        self.settings = game.check_settings(seats, settings or {})
        self.names = names or []
        self.seed = seed
        if chance is None:
            if not seed:
                raise BadInput("chance-missing")
            chance = FairChance(seed)
        self._chance = chance
        self._recorder = Recorder(chance)
        journal = Journal()
        self.state = game.new(seats, self.settings, self._recorder, journal)
        self.setup = self._recorder.take()
        self.setup_events = game.read(journal)
        self.entries: list[Entry] = []
        self.steps: list[Step] = []

    def continue_with(self, seed: str) -> None:
        """Go on with fresh luck after a replay; such a game no longer comes from one seed, so none is revealed."""
        self._chance = FairChance(seed)
        self._recorder = Recorder(self._chance)

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    @property
    def step(self) -> int:
        """How many decisions whoever is to act has made since another seat decided."""
        actor = self.state.actor()
        return next((made for made, step in enumerate(reversed(self.steps)) if step.entry.seat != actor), len(self.steps))

    def act(self, seat: int, notation: str, at: float = 0.0) -> list[Event]:
        """Play a notation for a seat and return the events; raises ``IllegalAction`` or ``BadInput``."""
        return self.act_code(seat, self.game.parse(self.state, notation), at)

    def act_code(self, seat: int, code: int, at: float = 0.0) -> list[Event]:
        if self.over:
            raise BadInput("game-is-over")
        if seat != self.state.actor():
            raise BadInput("not-your-turn", {"seat": int(self.state.actor())})
        self.game.check(self.state, code)
        entry = Entry(seat, self.game.notation(self.state, code), at=at)
        public = self.game.public_notation(self.state, code)
        before = self.state.copy()
        journal = Journal()
        self.state.apply(code, self._recorder, journal)
        entry.chance = self._recorder.take()
        sealed = bool(entry.chance) or self.game.reveals(journal)
        events = self.game.read(journal)
        self.entries.append(entry)
        self.steps.append(Step(entry, code, before, events, sealed, public))
        return events

    def undoable(self, seat: int) -> int:
        """How many of the latest steps this seat may take back: its own, up to the information barrier."""
        count = 0
        for step in reversed(self.steps):
            if step.entry.seat != seat or step.sealed:
                break
            count += 1
        return count

    def undo(self, seat: int, count: int = 1, at: float = 0.0) -> None:
        """Take back the latest ``count`` own steps; raises when the information barrier forbids it."""
        if not 1 <= count <= self.undoable(seat):
            raise BadInput("nothing-to-undo")
        self.take_back(seat, count, at)

    def take_back(self, seat: int, count: int, at: float = 0.0) -> None:
        """Take back steps by consent of the table, whoever made them."""
        if not 1 <= count <= len(self.steps):
            raise BadInput("nothing-to-undo")
        self.state = self.steps[-count].before
        del self.steps[-count:]
        self.entries.append(Entry(seat, undo=count, at=at))

    def result(self) -> Result | None:
        return self.game.result(self.state)

    def record(self) -> Record:
        edition = self.game.edition
        return Record(
            game=self.game.id,
            rules_version=self.game.rules_version,
            edition=EditionMark(edition.name, edition.hash, self.game.other_edition()),
            seats=self.seats,
            settings=self.settings,
            setup=self.setup,
            entries=list(self.entries),
            names=list(self.names),
            result=self.result(),
            commitment=commitment(self.seed) if self.seed else "",
            seed=self.seed if self.over else "",
        )


def replay(record: Record, game: Game, upto: int | None = None) -> Table:
    """Play a record through (or its first ``upto`` entries); ``BrokenRecord`` names the first entry that does not fit.

    ``game`` must be the record's game in the record's edition.
    """
    if game.edition.hash != record.edition.hash:
        raise BrokenRecord("record-other-edition", 0, {"edition": record.edition.name})
    if game.rules_version != record.rules_version:
        raise BrokenRecord("record-other-rules", 0, {"version": record.rules_version, "current": game.rules_version})
    luck = Replayed(record.setup)
    try:
        table = Table(game, record.seats, record.settings, luck, record.names)
    except BrokenRecord:
        raise
    except LudocafeError as error:
        raise BrokenRecord(error.text, 0, error.fields) from None
    luck.finish()
    for number, entry in enumerate(record.entries[:upto], start=1):
        luck.load(entry.chance, number)
        try:
            if entry.undo:
                table.take_back(entry.seat, entry.undo, entry.at)
            else:
                table.act(entry.seat, entry.do, entry.at)
        except BrokenRecord:
            raise
        except IllegalAction as error:
            fields = {**error.fields, "notation": entry.do, "rule": error.refusal.rule}
            raise BrokenRecord("record-illegal-entry", number, fields) from None
        except LudocafeError as error:
            raise BrokenRecord("record-bad-entry", number, {"notation": entry.do}) from error
        luck.finish()
    return table


def verify(record: Record, game: Game) -> Table:
    """Replay a whole record and check its result, and its shuffles when the seed is revealed."""
    table = replay(record, game)
    result = table.result()
    if record.result is not None and result != record.result:
        raise BrokenRecord("record-wrong-result", len(record.entries))
    if record.seed:
        if record.commitment and commitment(record.seed) != record.commitment:
            raise BrokenRecord("record-wrong-seed")
        _check_shuffles(record, game)
    return table


def _check_shuffles(record: Record, game: Game) -> None:
    """Deal the game again from its revealed seed and compare every draw."""
    chance = FairChance(record.seed)
    table = Table(game, record.seats, record.settings, chance)
    if table.setup != record.setup:
        raise BrokenRecord("record-unfair", 0)
    for number, entry in enumerate(record.entries, start=1):
        if entry.undo:
            table.take_back(entry.seat, entry.undo)
        else:
            table.act(entry.seat, entry.do)
            if table.entries[-1].chance != entry.chance:
                raise BrokenRecord("record-unfair", number)
