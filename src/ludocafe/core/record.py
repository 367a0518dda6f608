"""Game records: one JSON document that replays from itself alone."""

import json
from typing import Any

import msgspec

from ludocafe.core.errors import BrokenRecord
from ludocafe.core.model import ScoreLine

FORMAT = 1


class EditionMark(msgspec.Struct):
    """Which edition was played; ``data`` carries a whole edition that is not the standard one."""

    name: str
    hash: str
    data: dict[str, Any] | None = None


OWN = "own"  # what an undo says that takes back steps of its seat alone


class Entry(msgspec.Struct, omit_defaults=True):
    """One step: ``do`` is the notation played by ``seat``; ``undo`` takes back that many earlier entries instead.

    With ``do`` = ``own`` the entries taken back are the latest of this seat, and those of others in between stay.
    """

    seat: int
    do: str = ""
    chance: list[int] = []
    undo: int = 0
    at: float = 0.0  # seconds since the game began


class Result(msgspec.Struct):
    """How the game ended."""

    reason: str
    places: list[int]
    points: list[int]
    scores: list[list[ScoreLine]]


class Record(msgspec.Struct, omit_defaults=True):
    """A game from the first draw to the last action; one that began with a ``position`` has no set-up."""

    game: str
    rules_version: int
    edition: EditionMark
    seats: int
    settings: dict[str, str]
    setup: list[int]
    entries: list[Entry]
    format: int = FORMAT
    names: list[str] = []
    result: Result | None = None
    commitment: str = ""
    seed: str = ""
    position: str = ""

    def to_json(self) -> str:
        document = msgspec.to_builtins(self)
        document = {"format": self.format, **document}
        return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _from_format_0(document: dict[str, Any]) -> dict[str, Any]:
    """Drafts before 0.1 wrote entries as [seat, notation, chance] and called the settings options."""
    document = dict(document)
    document["settings"] = document.pop("options", {})
    document["entries"] = [
        {"seat": seat, "do": notation, "chance": chance} for seat, notation, chance in document.get("entries", [])
    ]
    document["format"] = 1
    return document


_MIGRATIONS = {0: _from_format_0}


def read_record(text: str) -> Record:
    """A record from its JSON text, brought to the current format; ``BrokenRecord`` when that is impossible."""
    try:
        document = json.loads(text)
    except ValueError as error:
        raise BrokenRecord("record-not-json", 0, {"detail": str(error)}) from None
    if not isinstance(document, dict) or "format" not in document or "game" not in document:
        raise BrokenRecord("record-not-a-record")
    version = document["format"]
    if not isinstance(version, int) or isinstance(version, bool) or not 0 <= version <= FORMAT:
        raise BrokenRecord("record-unknown-format", 0, {"version": str(version), "newest": FORMAT})
    try:
        while version < FORMAT:
            document = _MIGRATIONS[version](document)
            version += 1
        return msgspec.convert(document, Record)
    except (msgspec.ValidationError, TypeError, ValueError, KeyError) as error:
        raise BrokenRecord("record-malformed", 0, {"detail": str(error)}) from None
