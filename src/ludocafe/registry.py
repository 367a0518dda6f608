"""The games there are: our own and those that other packages register under the entry point ``ludocafe.games``."""

from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from ludocafe import games
from ludocafe.core.edition import Edition
from ludocafe.core.errors import BadInput, BrokenRecord
from ludocafe.core.game import Game
from ludocafe.core.record import Record

_registered: dict[str, type[Game]] = {}


def register(kind: type[Game]) -> None:
    """Make a game known in this process."""
    _registered[kind.id] = kind


@lru_cache(maxsize=1)
def _installed() -> dict[str, type[Game]]:
    own = [import_module(f"{games.__name__}.{folder.name}").GAME for folder in iter_modules(games.__path__)]
    found = {kind.id: kind for kind in sorted(own, key=lambda kind: (kind.complexity, kind.minutes))}
    for point in entry_points(group="ludocafe.games"):
        found.setdefault(point.name, point.load())
    return found


def kinds() -> dict[str, type[Game]]:
    """Game classes by id, the easier and shorter games first."""
    return {**_installed(), **_registered}


@lru_cache(maxsize=64)
def _standard(kind: type[Game]) -> Game:
    return kind(kind.standard_edition())


def game(id: str, edition: Edition | None = None) -> Game:
    """A game by id, in its standard edition unless another is given."""
    kind = kinds().get(id)
    if kind is None:
        raise BadInput("unknown-game", {"game": id})
    return _standard(kind) if edition is None else kind(edition)


def game_of(record: Record) -> Game:
    """The game and edition a record was played with."""
    if record.game not in kinds():
        raise BrokenRecord("record-unknown-game", 0, {"game": record.game})
    if record.edition.data is None:
        return game(record.game)
    try:
        return game(record.game, Edition(record.edition.data, record.edition.name))
    except BadInput as error:
        raise BrokenRecord(error.text, 0, error.fields) from None
