"""Everything that crosses the wire, as typed structures: HTTP bodies and WebSocket messages.

The page's TypeScript types are generated from this module (``python -m ludocafe.server.types``), and the OpenAPI document
is made of the same structures. ``Request`` marks what clients send: unknown fields are refused there. A live message that
expects an answer carries a ``request_id``, which is called ``id`` on the wire; its answer carries the same one.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from ludocafe.coach.hint import Suggestion
from ludocafe.coach.projection import Difference
from ludocafe.core.edition import Objection
from ludocafe.core.form import Form
from ludocafe.core.game import Credits, View
from ludocafe.core.model import Choice, Decision, Event, Fields, Refusal, ScoreLine, Setting, Vocabulary
from ludocafe.core.plans import MOST_STEPS, Plan
from ludocafe.core.record import Result

PLAIN = "^[^\\x00-\\x1f\\x7f]*$"  # no control characters: some break databases and terminals
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
Notation = Annotated[str, Meta(max_length=400)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=1, le=10_000)]
Steps = Annotated[list[Notation], Meta(max_length=MOST_STEPS)]
StateNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
LevelName = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["en", "fr", "de"]
TableStatus = Literal["open", "running", "over", "aborted"]
Wait = Literal["read", "do", "refused"]
PersonalWay = Literal["push", "letter", "hook"]
Fate = Literal["waits", "answers", "asked"]
ReviewState = Literal["none", "running", "done", "failed"]


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends; a field that is not declared is an error."""


# -- people --------------------------------------------------------------------------------------------------------------


class NewMe(Request):
    """Take a name; the answer sets the cookie that is this guest's identity."""

    name: Name
    language: Language = "en"


class ChangeMe(Request):
    """Change the own profile; fields left out stay as they are. An empty ``email`` or ``webhook`` removes it."""

    name: Name | None = None
    language: Language | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None
    webhook: Annotated[str, Meta(max_length=1000)] | None = None
    notices: bool | None = None


class Me(msgspec.Struct):
    """Who the server thinks you are."""

    id: str
    name: str
    language: Language
    email: str
    confirmed: bool  # the owner of the e-mail address has agreed to letters
    webhook: str
    notices: bool
    push: bool  # some browser of yours gets push notices
    passphrase: bool  # the identity can be taken to another device by name and passphrase


class NewPassphrase(Request):
    """Make the identity portable; the name becomes reserved for it."""

    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class Login(Request):
    """Take an identity over to this device: by name and passphrase, or by the token of an identity link."""

    name: Name | None = None
    passphrase: Annotated[str, Meta(max_length=200)] | None = None
    token: Token | None = None


class IdentityLink(msgspec.Struct):
    """A token that is as good as the cookie: for a link to another device, or for a bot's ``Authorization: Bearer``."""

    token: str


class PushKeys(Request):
    """The keys of a browser's push subscription."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushSubscription(Request):
    """What ``PushManager.subscribe()`` gives, as JSON."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 - the browser's spelling


class NoticeWays(msgspec.Struct):
    """The ways in which this server tells people of their turn: those that its operator has set up."""

    push: str  # the key that a browser needs to subscribe; empty: no push
    letters: bool
    hooks: bool  # people may give a webhook of their own
    webhook: bool  # a service of the operator's hears of every turn of somebody who is away


class AddressAsked(msgspec.Struct):
    """Whether the owner of the own e-mail address was written to: an address that does not answer is not asked again soon."""

    sent: bool


class NoticeTried(msgspec.Struct):
    """The results of a test notice, by way."""

    sent: list[PersonalWay]
    failed: list[PersonalWay]


# -- games ---------------------------------------------------------------------------------------------------------------


class EditionInfo(msgspec.Struct):
    """The edition a game is offered in."""

    name: str
    hash: str


class GameInfo(msgspec.Struct):
    """A game of this server with all one needs to open a table of it."""

    id: str
    prefix: str
    rules_version: int
    seat_counts: list[int]
    suggested_seats: int  # for a first game with others
    minutes: int
    complexity: int
    credits: Credits
    settings: list[Setting]
    vocabulary: dict[str, Vocabulary]
    edition: EditionInfo
    levels: list[str]
    lessons: list[str]  # ids of the first-game lessons, in order
    gained: list[str]  # sources of points that nobody can lose any more ("now"); none: all of them
    same_view_for_all: bool  # everybody sees the same: nothing to hide when a device is handed on


# -- editions of one's own -------------------------------------------------------------------------------------------------

EditionName = Annotated[str, Meta(min_length=1, max_length=60)]


class Workshop(msgspec.Struct):
    """What people may enter of an edition of a game, and the edition they begin with."""

    form: Form
    data: dict[str, Any]


class Checked(msgspec.Struct):
    """The result of checking an edition: the first objections, refusals before remarks, and their total number."""

    objections: list[Objection]
    count: int


class EditionData(Request):
    """An edition that is not kept here (yet)."""

    data: dict[str, Any]


class EditionFile(Request):
    """An edition as TOML."""

    text: Annotated[str, Meta(max_length=400_000)]


class ReadEdition(EditionFile):
    """A file to read; a file of another game than this one is refused."""

    game: Annotated[str, Meta(max_length=100)] | None = None


class NewEdition(Request):
    """An edition to keep."""

    game: Annotated[str, Meta(max_length=100)]
    name: EditionName
    data: dict[str, Any]


class SaveEdition(Request):
    """What an edition is now; ``version`` is the one it was before."""

    name: EditionName
    data: dict[str, Any]
    version: Annotated[int, Meta(ge=1, le=1_000_000_000)]


class ShareEdition(Request):
    """Whether whoever has its link may see it."""

    shared: bool


class EditionBrief(msgspec.Struct):
    """An edition of the reader's."""

    id: str
    game: str
    name: str
    version: int
    changed: float
    shared: bool


class EditionDoc(msgspec.Struct):
    """An edition with its data. ``token``: of its link, for its owner."""

    id: str
    game: str
    name: str
    data: dict[str, Any]
    version: int
    changed: float
    yours: bool
    token: str | None


class OtherValue(msgspec.Struct):
    """A value that is other than in the standard edition; null where there is none."""

    key: str
    standard: Any
    here: Any


class Differences(msgspec.Struct):
    """The first differences, and their total number."""

    found: list[OtherValue]
    count: int


# -- tables --------------------------------------------------------------------------------------------------------------


class Chair(Request):
    """Who is to sit on a seat: me, anybody who is invited, a bot of a level, or somebody at my device (hot-seat)."""

    kind: Literal["me", "open", "bot", "local"]
    level: LevelName | None = None
    name: Name | None = None


class Clock(Request):
    """``move``: seconds for each turn; ``bank``: seconds for the whole game. A bot takes over the seat that runs out."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=31_536_000)] = 0


class NewTable(Request):
    """A table to open. It starts at once when no chair is open.

    An edition comes as data, or as one that is kept here: ``edition_id``, with the key of its link unless it is one's own.
    """

    game: Annotated[str, Meta(max_length=100)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    chairs: Annotated[list[Chair], Meta(max_length=16)]
    settings: Annotated[dict[Annotated[str, Meta(max_length=64)], Annotated[str, Meta(max_length=64)]], Meta(max_length=32)] = {}
    edition: dict[str, Any] | None = None
    edition_id: Annotated[str, Meta(max_length=64)] | None = None
    edition_key: Token | None = None
    clock: Clock = field(default_factory=Clock)
    listed: bool = False
    undo_after_turn: bool = False


class ChairInfo(msgspec.Struct):
    """A seat as everybody at the table sees it. ``level`` is set for bots, ``yours`` for the reader's own seats.

    ``left`` is set for a seat of the reader's that a bot holds: joining takes it back.
    """

    seat: int
    kind: Literal["person", "open", "bot", "local"]
    name: str
    level: str | None
    online: bool
    yours: bool
    left: bool = False


class Note(msgspec.Struct):
    """Something the players must know about the table: a text with its fields (for instance pinned rules)."""

    text: str
    fields: Fields = {}


class Origin(msgspec.Struct):
    """The table and the state that a game is played on from."""

    table: str
    number: int


class TableInfo(msgspec.Struct, omit_defaults=True):
    """A table without its game state. ``invitation`` and ``watch`` are link tokens for those who may pass them on.

    ``deciding``: the seats whose turn it is, several where they decide at once.
    """

    id: str
    game: str
    rules_version: int
    edition: EditionInfo
    seats: int
    settings: dict[str, str]
    state: TableStatus
    chairs: list[ChairInfo]
    clock: Clock
    listed: bool
    undo_after_turn: bool
    created: float
    number: int
    deciding: list[int]
    commitment: str
    seed: str | None = None
    invitation: str | None = None
    watch: str | None = None
    rematch: str | None = None
    note: Note | None = None
    origin: Origin | None = None
    host: str = ""  # the name of whoever opened it, while they sit there
    handed: int | None = None  # the seat that the token of the request hands over


class Standing(msgspec.Struct, omit_defaults=True):
    """How a game stands: points by seat (those that cannot be lost, at the end all), how far it is, at the end the places."""

    points: list[int]
    progress: Fields  # of the game's text ``game-progress``
    places: list[int] | None = None


class MyTable(TableInfo, kw_only=True):
    """A table in the list of those who sit there. ``updated``: the last time something happened; ``standing``: if known."""

    updated: float
    started: float | None = None
    standing: Standing | None = None


class Join(Request):
    """Sit down. ``invitation`` is the table's link token, or that of a seat handed over."""

    invitation: Token | None = None
    seat: SeatNumber | None = None


class Fill(Request):
    """Begin now: bots of this level take the chairs that are still free."""

    level: LevelName = "regular"


class PlayOn(Request):
    """Play on against bots from state ``number`` of a finished game. Without ``seat``: the own one, else whose turn it was.

    ``level``: of the bots on seats that people had.
    """

    number: StateNumber
    seat: SeatNumber | None = None
    level: LevelName = "regular"


class Resign(Request):
    """Leave the own seat to a bot. ``seat`` tells which one when there are several."""

    level: LevelName = "regular"
    seat: SeatNumber | None = None


class Hand(Request):
    """Ask for a link token by which somebody else can take over this seat."""

    seat: SeatNumber


class HandLink(msgspec.Struct):
    """The token of a seat to be handed over; use it as ``invitation``."""

    seat: int
    invitation: str


class LogLine(msgspec.Struct, omit_defaults=True):
    """One step in the log: what was done (``undo`` > 0: steps taken back) and what happened, as the reader may see it.

    Where ``do`` says ``own``, the latest ``undo`` steps of this seat alone were taken back, else the latest of all.

    ``rule`` is the article it follows; lines with the same ``heading`` stand under it together. ``at_once``: others might decide
    at the same time.
    """

    number: int
    seat: int
    do: str
    undo: int
    at: float
    events: list[Event]
    rule: str = ""
    heading: Fields = {}
    at_once: bool = False


class Digest(msgspec.Struct):
    """What happened after state ``since``; ``words`` tells it in the language asked for."""

    since: int
    number: int
    lines: list[LogLine]
    words: list[str]


class ErrorAnswer(msgspec.Struct):
    """Every refused HTTP request: a text id, what the text needs to know, and the rule when it is about one."""

    text: str
    fields: Fields = {}
    rule: str | None = None


class Health(msgspec.Struct):
    """``ok``, or why not; ``tasks``: each long-running task of this process and how it is."""

    status: Literal["ok", "no-database", "not-all-tasks"]
    version: str
    tasks: dict[str, Literal["ok", "restarting", "stuck"]]


# -- lessons -------------------------------------------------------------------------------------------------------------


class Learn(Request):
    """Where a learner stands: the lesson, and one answer per step behind them (a notation, or nothing for one just read)."""

    lesson: Id
    done: Annotated[list[Notation], Meta(max_length=100)] = []


class LessonStep(msgspec.Struct):
    """What the coach says (``text``), what on the board it is about, and what it waits for; ``awaited`` is in notation."""

    text: str
    number: int
    wait: Wait
    awaited: list[str]
    point: list[str]


class LessonMove(msgspec.Struct):
    """Something done since the step before, by the learner or by others."""

    seat: int
    do: str
    events: list[Event]


class LessonScene(msgspec.Struct):
    """The lesson as it stands. ``step`` is null once it is over; ``refusal`` is that of the attempt just made."""

    lesson: str
    title: str
    steps: int
    step: LessonStep | None
    refusal: Refusal | None
    moves: list[LessonMove]
    seat: int
    view: View
    decision: Decision
    choices: list[Choice]
    scores: list[list[ScoreLine]]
    places: list[int] | None


# -- reviews -------------------------------------------------------------------------------------------------------------


class ReviewPoint(msgspec.Struct):
    """Everybody's chance to win (0 to 1) and expected points at the state ``number``; at the end what came out."""

    number: int
    shares: list[float]
    points: list[float]


class ReviewTurning(msgspec.Struct):
    """A choice that cost much, what was better, and what that would have brought: wins (0 to 1), points, points by source.

    The step to ``number`` is that choice; it was decision ``decision`` of the game. ``text`` says it in words: its fields are
    those of this structure, ``share`` in percent, with choices in words.
    """

    number: int
    decision: int
    seat: int
    played: Choice
    better: Choice
    share: float
    share_margin: float
    points: float
    points_margin: float
    differences: list[Difference]
    text: str


class GameReview(msgspec.Struct):
    """A finished game as the coach sees it, with so many simulations for each decision."""

    seats: int
    simulations: int
    points: list[ReviewPoint]
    turnings: list[ReviewTurning]
    unclear: int  # decisions that looked costly, with a difference that noise explains


class ReviewAnswer(msgspec.Struct):
    """How far the review of a table is, from 0 to 1; ``review`` is there when it is done."""

    state: ReviewState
    progress: float
    review: GameReview | None = None


# -- live: server to client ----------------------------------------------------------------------------------------------


class Kept(msgspec.Struct):
    """The plan that a seat keeps, and how many of its steps are made.

    ``fate``: it waits for its question, it answers now, or its question is not as it was foreseen: whoever made it is asked.
    """

    plan: Plan
    made: int
    fate: Fate


class TableState(msgspec.Struct):
    """The state of a table as one client may see it.

    ``seat`` is whose view this is (null: a spectator's), ``mine`` the seats this client holds, ``undo`` how many steps it may
    take back, ``clock`` the seconds left by seat. ``deciding`` are the seats that may decide now: several where they decide at
    once (``at_once``: also when only one of them is not done yet). ``decision`` is what ``seat`` is asked, if it may decide, else
    what the first of them is. ``ahead``: this seat may plan its next turn; ``kept``: what it keeps.
    """

    number: int
    seat: int | None
    mine: list[int]
    view: View
    deciding: list[int]
    at_once: bool
    decision: Decision
    choices: list[Choice]
    scores: list[list[ScoreLine]]
    places: list[int] | None
    result: Result | None
    undo: int
    clock: dict[int, float]
    ahead: bool
    kept: Kept | None


class Snapshot(TableState, tag="snapshot"):
    """All a client needs to show the table.

    ``made`` are the choices of the action that this seat is in the middle of, as they were offered, ``seen`` the state number
    this player had seen when leaving.
    """

    table: TableInfo
    made: list[Choice]
    log: list[LogLine]
    seen: int


class StepEntry(msgspec.Struct, omit_defaults=True):
    """What was done: a notation, or ``undo`` steps taken back; ``rule``, ``heading`` and ``at_once`` as in the log."""

    seat: int
    do: str
    undo: int
    rule: str = ""
    heading: Fields = {}
    at_once: bool = False


class Step(TableState, tag="step"):
    """The game moved on: what was done, what happened, and the new state."""

    entry: StepEntry
    events: list[Event]


class BotState(msgspec.Struct, tag="state"):
    """All a bot gets (``?lean=1``), at first and after every step: its view, the question, and the legal notations.

    ``legal`` is empty when the decision is not for a seat of this client. While it decides at the same time as others, nothing
    is told of their steps, which do not concern it.
    """

    number: int
    seat: int | None
    mine: list[int]
    view: View
    decision: Decision
    legal: list[str]
    result: Result | None


class Presence(msgspec.Struct, tag="presence"):
    """A seat connected or disconnected."""

    seat: int
    online: bool


class Watching(msgspec.Struct, tag="watching"):
    """Watchers without a seat: the names of those who have one, and the number of the others."""

    names: list[str]
    nameless: int


class ChatLine(msgspec.Struct, tag="chat"):
    """Something said at the table; ``seat`` is null for spectators."""

    seat: int | None
    name: str
    text: str
    at: float


class Ask(msgspec.Struct, tag="ask"):
    """Seat ``by`` asks to take back ``count`` steps; ``answers`` so far. ``open`` is false once it is decided or overtaken."""

    kind: Literal["takeback"]
    by: int
    count: int
    answers: dict[int, bool]
    open: bool


class TableChanged(msgspec.Struct, tag="table"):
    """Something about the table changed: chairs, state, rematch, a note."""

    table: TableInfo


class Thinking(msgspec.Struct, tag="thinking"):
    """A bot on this seat has begun to think."""

    seat: int


class Hint(msgspec.Struct, tag="hint"):
    """What the coach would do on this seat at this state, and up to three options with what they promise."""

    request_id: str = field(name="id")
    number: int
    seat: int
    do: str
    suggestions: list[Suggestion]


class Done(msgspec.Struct, tag="done"):
    """The request with this id is carried out and stored; ``number`` is the state it led to."""

    request_id: str = field(name="id")
    number: int


class Refused(msgspec.Struct, tag="refused"):
    """The request with this id was not carried out: a text with its fields, and the rule when the game forbids it."""

    request_id: str = field(name="id")
    text: str
    fields: Fields = {}
    rule: str | None = None


class Why(msgspec.Struct, tag="why"):
    """Answer to ``why``: the refusal, or null when the action is legal."""

    request_id: str = field(name="id")
    refusal: Refusal | None


class Plans(msgspec.Struct, tag="plans"):
    """Answer to ``plan``: the state a waiting seat tries things on, as if its turn had come and ``steps`` were made.

    ``choices`` are what may be tried next: none once others would decide or something unknown would come to light.
    """

    request_id: str = field(name="id")
    seat: int
    number: int
    steps: list[Choice]
    view: View
    decision: Decision
    choices: list[Choice]


class KeptNow(msgspec.Struct, tag="kept"):
    """The plan that an own seat keeps has changed."""

    seat: int
    kept: Kept | None


ServerMessage = (
    Snapshot
    | Step
    | BotState
    | Presence
    | Watching
    | ChatLine
    | Ask
    | TableChanged
    | Thinking
    | Hint
    | Done
    | Refused
    | Why
    | Plans
    | KeptNow
)


# -- live: client to server ----------------------------------------------------------------------------------------------


class Act(Request, tag="act"):
    """Do this for the seat, decided on state ``number``. The same id sent twice is applied once and answered twice.

    Steps of others since then do no harm where seats decide at once; everywhere else they make it stale.
    """

    request_id: Id = field(name="id")
    number: StateNumber
    seat: SeatNumber
    do: Notation


class Undo(Request, tag="undo"):
    """Take back own steps, up to the information barrier; where seats decide at once, those of others in between stay."""

    request_id: Id = field(name="id")
    seat: SeatNumber
    count: Count = 1


class AskWhy(Request, tag="why"):
    """Why can this seat not do this now?"""

    request_id: Id = field(name="id")
    seat: SeatNumber
    do: Notation


class TryPlan(Request, tag="plan"):
    """What may this own seat try while others think, once it has done these steps?"""

    request_id: Id = field(name="id")
    seat: SeatNumber
    steps: Steps = []


class Keep(Request, tag="keep"):
    """Keep these steps, planned on state ``number``, for an own seat's next turn; they play themselves if all is as foreseen."""

    request_id: Id = field(name="id")
    number: StateNumber
    seat: SeatNumber
    steps: Annotated[Steps, Meta(min_length=1)]


class PlannedAnswer(Request):
    """An action to answer with; with an ``effect`` only if its amount would be at least so much."""

    action: Id
    effect: Annotated[str, Meta(max_length=64)] = ""
    least: Annotated[int, Meta(ge=-1000, le=1000)] = 0


class Stand(Request, tag="stand"):
    """Answer every question of these kinds with the first of the answers that holds, while this progress stays the same."""

    request_id: Id = field(name="id")
    seat: SeatNumber
    questions: Annotated[list[Id], Meta(min_length=1, max_length=8)]
    answers: Annotated[list[PlannedAnswer], Meta(min_length=1, max_length=8)]
    during: Annotated[list[Id], Meta(max_length=4)] = []


class Drop(Request, tag="drop"):
    """Drop the plan that this own seat keeps."""

    request_id: Id = field(name="id")
    seat: SeatNumber


class Chat(Request, tag="chat"):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class TakeBack(Request, tag="takeback"):
    """Ask the other people at the table to agree to taking back ``count`` steps."""

    request_id: Id = field(name="id")
    count: Count = 1


class Answer(Request, tag="answer"):
    """Answer the open question of the table."""

    agree: bool


class Show(Request, tag="show"):
    """Hot-seat: reveal the view of this own seat."""

    seat: SeatNumber


class Ready(Request, tag="ready"):
    """Send the whole snapshot again."""


class AskHint(Request, tag="hint"):
    """Ask for a hint for this own seat."""

    request_id: Id = field(name="id")
    seat: SeatNumber


ClientMessage = Act | Undo | AskWhy | TryPlan | Keep | Stand | Drop | Chat | TakeBack | Answer | Show | Ready | AskHint


_encoder = msgspec.json.Encoder()


def pack(message: Any) -> bytes:
    """A message as bytes."""
    return _encoder.encode(message)
