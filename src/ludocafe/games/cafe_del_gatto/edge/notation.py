"""How the fields of actions are written down that are neither ids nor plain numbers."""

from ludocafe.core.declare import Reader, whole
from ludocafe.core.errors import BadInput
from ludocafe.core.model import Value
from ludocafe.games.cafe_del_gatto.rules.decisions import GattoState
from ludocafe.games.cafe_del_gatto.rules.state import NONE, TILES


class TileReader(Reader):
    """A tile is named by its value, which depends on the cup being served (the first cup when none is)."""

    def __init__(self, cups: tuple[str, ...]) -> None:
        self.cups = cups

    def values(self, state: GattoState, kind: str, number: int) -> tuple[Value, ...]:
        return (int(state.parts.tile[_cup(state) * TILES + number]),)

    def number(self, state: GattoState, kind: str, values: tuple[Value, ...]) -> int:
        tiles = [int(value) for value in state.parts.tile]
        here = tiles[_cup(state) * int(TILES) : (_cup(state) + 1) * int(TILES)]
        value = whole(values[0], 1, max(tiles))
        if value in here:
            return here.index(value)
        if state.serving != NONE:
            raise BadInput("refusal-no-such-tile", {"value": value, "cup": self.cups[_cup(state)]})
        return 0  # whatever its value, no tile is taken now


def _cup(state: GattoState) -> int:
    return max(int(state.serving), 0)
