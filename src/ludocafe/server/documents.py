"""The document of a table: everything stored about it besides its entries, rarely changed and always as a whole."""

from typing import Literal

import msgspec

from ludocafe.core.game import Game
from ludocafe.core.match import UndoPolicy
from ludocafe.core.plans import Plan
from ludocafe.server.messages import Clock, Origin

TO_AND_FRO = 4  # steps of a table, those taken back among them, for each of the longest possible game


class ChairDoc(msgspec.Struct, omit_defaults=True):
    """A seat. ``former`` is the person a bot stands in for; ``hand`` counts the links given out to pass the seat on."""

    kind: Literal["person", "open", "bot", "local"]
    player: str | None = None
    name: str = ""
    level: str | None = None
    former: str | None = None
    hand: int = 0


class AskDoc(msgspec.Struct):
    """An open question to the table: seat ``by`` wants to take back ``count`` steps from state ``number``."""

    by: int
    count: int
    number: int
    answers: dict[int, bool]


class KeptDoc(msgspec.Struct):
    """A plan that a seat keeps: made on state ``number``, to which the step ``base`` had led."""

    plan: Plan
    number: int
    base: int


class TableDoc(msgspec.Struct, omit_defaults=True):
    """A table's set-up and its people."""

    game: str
    rules_version: int
    edition: str  # its name
    edition_hash: str
    seats: int
    settings: dict[str, str]
    chairs: list[ChairDoc]
    clock: Clock
    creator: str
    created: float
    listed: bool = False
    undo_after_turn: bool = False
    started: float | None = None
    aborted: bool = False
    ask: AskDoc | None = None
    kept: dict[int, KeptDoc] = {}  # by seat; each is for the eyes of its seat alone
    rematch: str | None = None
    position: str = ""  # the game begins with it instead of a set-up
    origin: Origin | None = None  # where that position comes from

    def seats_of(self, player: str | None) -> list[int]:
        """The seats a person holds, local ones included."""
        if player is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == player]

    def host(self) -> str:
        """The name of whoever opened the table, as long as they sit there."""
        return next((chair.name for chair in self.chairs if chair.kind == "person" and chair.player == self.creator), "")

    def people(self) -> set[str]:
        """Everybody who holds a seat."""
        return {chair.player for chair in self.chairs if chair.player is not None}

    def undo_policy(self, game: Game) -> UndoPolicy:
        """Who may take back what at this table."""
        bots = frozenset(seat for seat, chair in enumerate(self.chairs) if chair.kind == "bot")
        return UndoPolicy(bots, self.undo_after_turn, TO_AND_FRO * game.max_decisions)

    def full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    def names(self) -> list[str]:
        return [chair.name or (chair.level or "") for chair in self.chairs]


encode_doc = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(TableDoc)


def decode_doc(text: str) -> TableDoc:
    return _decoder.decode(text)
