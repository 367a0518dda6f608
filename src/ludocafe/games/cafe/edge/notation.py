"""How the fields of actions are written down that are neither ids nor plain numbers."""

from ludocafe.core.declare import Reader, whole
from ludocafe.core.model import Value
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import DRYING, NONE, ROASTING, Area, cell_at

FAR = 99  # no coordinate is farther away


class CellReader(Reader):
    """A cell is written down as x and y in the area of the deciding player.

    A group is named by any of its cells and written down with its anchor, the first in reading order. Coordinates too far away
    from the area to matter are no notation.
    """

    def values(self, state: CafeState, kind: str, number: int) -> tuple[Value, ...]:
        area = _area(state)
        return int(area.x_of(number)), int(area.y_of(number))

    def number(self, state: CafeState, kind: str, values: tuple[Value, ...]) -> int:
        x, y = (whole(value, -FAR, FAR) for value in values)
        area = _area(state)
        if not area.knows(x, y):
            raise ValueError
        return _anchor(area, kind, int(cell_at(x, y)))


def _area(state: CafeState) -> Area:
    return state.areas[max(int(state.deciding), 0)]


def _anchor(area: Area, kind: str, cell: int) -> int:
    """The anchor of the group a cell belongs to; the cell itself when it is no square of that action."""
    slot = int(area.top[cell])
    if slot == NONE:
        return cell
    square = int(area.kind[slot])
    fits = {"produce": square < DRYING, "dry": square == DRYING, "roast": square == ROASTING}
    return int(area.place[area.group[slot]]) if fits.get(kind, False) else cell
