"""Three faces of one decision: integer code, typed structure and notation.

``pick 2`` · ``pay red`` · ``place -2 0 1`` (x, y, quarter turns) · ``produce 1 1`` · ``dry 2 0`` · ``roast 2 2`` · ``deliver`` ·
``discard 3 2`` · ``end`` · ``assign red`` · ``assign none`` · ``send P19`` · ``send warehouse`` · ``bid 2`` · ``pass`` ·
``bid_pay green`` · ``store 3 0 green`` (ship and bean) · ``store none``.

A group is named by any of its cells and written down with its anchor, the first in reading order. Coordinates are those of
the deciding player's area; those too far away from it to matter are no notation.
"""

from ludocafe.core.errors import BadInput
from ludocafe.core.model import Action, Fields, Value
from ludocafe.games.cafe.rules import decisions
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import BIDS, DRYING, NONE, ROASTING, ROW, Area, cell_at

FIELDS: dict[str, tuple[str, ...]] = {
    "pick": ("slot",),
    "pay": ("colour",),
    "place": ("x", "y", "rot"),
    "produce": ("x", "y"),
    "dry": ("x", "y"),
    "roast": ("x", "y"),
    "deliver": (),
    "discard": ("x", "y"),
    "end": (),
    "assign": ("colour",),
    "assign_none": (),
    "send": ("to",),
    "bid": ("beans",),
    "pass": (),
    "bid_pay": ("colour",),
    "store": ("x", "y", "colour"),
    "store_none": (),
}
SPELLED = {"assign_none": "assign none", "store_none": "store none"}
WAREHOUSE = "warehouse"
CELL_CODES = {
    "produce": int(decisions.PRODUCE),
    "dry": int(decisions.DRY),
    "roast": int(decisions.ROAST),
    "discard": int(decisions.DISCARD),
}
PLAIN_CODES = {
    "deliver": int(decisions.DELIVER),
    "end": int(decisions.END),
    "assign_none": int(decisions.ASSIGN_NONE),
    "pass": int(decisions.PASS),
    "store_none": int(decisions.STORE_NONE),
}
COLOUR_CODES = {"pay": int(decisions.PAY), "assign": int(decisions.ASSIGN), "bid_pay": int(decisions.BID_PAY)}
PLAIN_KINDS = {code: kind for kind, code in PLAIN_CODES.items()}


class Actions:
    """Translates codes for one edition's ids."""

    def __init__(self, colours: tuple[str, ...], plans: tuple[str, ...]) -> None:
        self.colours = colours
        self.plans = plans

    # -- from codes ----------------------------------------------------------------------------------------------

    def action(self, state: CafeState, code: int) -> Action:
        if code in PLAIN_KINDS:
            return Action(PLAIN_KINDS[code])
        for kind, base in COLOUR_CODES.items():
            if base <= code < base + len(self.colours):
                return Action(kind, {"colour": self.colours[code - base]})
        if code < decisions.PAY:
            return Action("pick", {"slot": code - int(decisions.PICK)})
        if code < decisions.PRODUCE:
            cell, rotation = divmod(code - int(decisions.PLACE), 4)
            return Action("place", {**_cell(state, cell), "rot": rotation})
        for kind, base in reversed(CELL_CODES.items()):
            if base <= code < decisions.END:
                return Action(kind, _cell(state, code - base))
        if code < decisions.SEND_WAREHOUSE:
            return Action("send", {"to": self.plans[code - decisions.SEND]})
        if code == decisions.SEND_WAREHOUSE:
            return Action("send", {"to": WAREHOUSE})
        if code < decisions.PASS:
            return Action("bid", {"beans": code - int(decisions.BID) + 1})
        cell, colour = divmod(code - int(decisions.STORE), 4)
        return Action("store", {**_cell(state, cell), "colour": self.colours[colour]})

    def notation(self, state: CafeState, code: int) -> str:
        action = self.action(state, code)
        return " ".join([SPELLED.get(action.kind, action.kind), *(str(value) for value in action.fields.values())])

    # -- to codes ------------------------------------------------------------------------------------------------

    def code(self, state: CafeState, action: Action) -> int:
        try:
            if set(action.fields) != set(FIELDS[action.kind]):
                raise ValueError
            return self._code(state, action.kind, action.fields)
        except (KeyError, ValueError):
            raise BadInput("bad-action", {"action": action.kind}) from None

    def _code(self, state: CafeState, kind: str, fields: Fields) -> int:
        if kind in PLAIN_CODES:
            return PLAIN_CODES[kind]
        if kind in COLOUR_CODES:
            return COLOUR_CODES[kind] + self.colours.index(str(fields["colour"]))
        if kind in CELL_CODES:
            return CELL_CODES[kind] + _anchor(_area(state), kind, _place(state, fields))
        if kind == "pick":
            return int(decisions.PICK) + _number(fields, "slot", 0, int(ROW) - 1)
        if kind == "place":
            return int(decisions.PLACE) + _place(state, fields) * 4 + _number(fields, "rot", 0, 3)
        if kind == "send":
            to = str(fields["to"])
            return int(decisions.SEND_WAREHOUSE) if to == WAREHOUSE else int(decisions.SEND) + self.plans.index(to)
        if kind == "bid":
            return int(decisions.BID) + _number(fields, "beans", 1, int(BIDS) - 1) - 1
        return int(decisions.STORE) + _place(state, fields) * 4 + self.colours.index(str(fields["colour"]))

    def parse(self, state: CafeState, text: str) -> int:
        words = text.split()[:5]
        if len(words) == 2 and words[1] == "none":
            words = ["_".join(words)]
        names = FIELDS.get(words[0]) if words else None
        if names is None or len(names) != len(words) - 1:
            raise BadInput("bad-notation", {"notation": text[:40]})
        fields: dict[str, Value] = {name: _value(word) for name, word in zip(names, words[1:], strict=True)}
        try:
            return self.code(state, Action(words[0], fields))
        except BadInput:
            raise BadInput("bad-notation", {"notation": text[:40]}) from None


def _value(word: str) -> Value:
    digits = word.removeprefix("-")
    return int(word) if digits.isascii() and digits.isdecimal() and len(digits) < 6 else word


def _area(state: CafeState) -> Area:
    return state.areas[max(int(state.deciding), 0)]


def _cell(state: CafeState, cell: int) -> Fields:
    area = _area(state)
    return {"x": int(area.x_of(cell)), "y": int(area.y_of(cell))}


def _place(state: CafeState, fields: Fields) -> int:
    x, y = _number(fields, "x", -99, 99), _number(fields, "y", -99, 99)
    if not _area(state).knows(x, y):
        raise ValueError
    return int(cell_at(x, y))


def _anchor(area: Area, kind: str, cell: int) -> int:
    """The anchor of the group a cell belongs to; the cell itself when it is no square of that action."""
    slot = int(area.top[cell])
    if slot == NONE:
        return cell
    letter = {"dry": int(DRYING), "roast": int(ROASTING)}.get(kind)
    square = int(area.kind[slot])
    fits = kind != "discard" and (square == letter if letter is not None else square < DRYING)
    return int(area.place[area.group[slot]]) if fits else cell


def _number(fields: Fields, name: str, least: int, most: int) -> int:
    value = fields[name]
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError
    return value
