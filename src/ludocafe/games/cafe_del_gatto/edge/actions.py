"""Three faces of one decision: integer code, typed structure and notation.

``clean milk`` · ``buy coffee 3`` · ``place doppio`` · ``serve doppio`` · ``sugar 2`` · ``tile 6`` · ``discard latte_macchiato`` ·
``take`` · ``end_serve`` · ``end_turn``. A tile is named by its value.
"""

from ludocafe.core.errors import BadInput
from ludocafe.core.model import Action, Fields, Value
from ludocafe.games.cafe_del_gatto.rules import decisions
from ludocafe.games.cafe_del_gatto.rules.decisions import GattoState
from ludocafe.games.cafe_del_gatto.rules.state import NONE, ROWS, SUGAR_CODES, TILES

FIELDS: dict[str, tuple[str, ...]] = {
    "clean": ("column",),
    "buy": ("column", "row"),
    "place": ("cup",),
    "serve": ("cup",),
    "sugar": ("cubes",),
    "tile": ("value",),
    "discard": ("cup",),
    "take": (),
    "end_serve": (),
    "end_turn": (),
}


class Actions:
    """Translates codes for one edition's ids."""

    def __init__(self, columns: tuple[str, ...], cups: tuple[str, ...]) -> None:
        self.columns = columns
        self.cups = cups
        fixed = [code for code in range(int(decisions.ACTIONS)) if not decisions.TILE <= code < decisions.DISCARD]
        self._notations = {code: _notation(self._fixed(code)) for code in fixed}  # a tile's depends on the cup

    def action(self, state: GattoState, code: int) -> Action:
        if decisions.TILE <= code < decisions.DISCARD:
            cup = max(int(state.serving), 0)
            return Action("tile", {"value": int(state.parts.tile[cup * TILES + code - decisions.TILE])})
        return self._fixed(code)

    def _fixed(self, code: int) -> Action:
        """An action whose meaning does not depend on the state."""
        if code < decisions.BUY:
            return Action("clean", {"column": self.columns[code]})
        if code < decisions.PLACE:
            column, row = divmod(code - int(decisions.BUY), int(ROWS))
            return Action("buy", {"column": self.columns[column], "row": row + 1})
        if code < decisions.SERVE:
            return Action("place", {"cup": self.cups[code - decisions.PLACE]})
        if code < decisions.SUGAR:
            return Action("serve", {"cup": self.cups[code - decisions.SERVE]})
        if code < decisions.TILE:
            return Action("sugar", {"cubes": code - int(decisions.SUGAR)})
        if code < decisions.TAKE:
            return Action("discard", {"cup": self.cups[code - decisions.DISCARD]})
        return Action({decisions.TAKE: "take", decisions.END_SERVE: "end_serve"}.get(code, "end_turn"))

    def code(self, state: GattoState, action: Action) -> int:
        fields = action.fields
        try:
            if set(fields) != set(FIELDS[action.kind]):
                raise ValueError
            match action.kind:
                case "clean":
                    return int(decisions.CLEAN) + self.columns.index(str(fields["column"]))
                case "buy":
                    column = self.columns.index(str(fields["column"]))
                    return int(decisions.BUY) + column * int(ROWS) + _number(fields, "row", 1, int(ROWS)) - 1
                case "place":
                    return int(decisions.PLACE) + self.cups.index(str(fields["cup"]))
                case "serve":
                    return int(decisions.SERVE) + self.cups.index(str(fields["cup"]))
                case "sugar":
                    return int(decisions.SUGAR) + _number(fields, "cubes", 0, int(SUGAR_CODES) - 1)
                case "tile":
                    return int(decisions.TILE) + self._tile(state, fields)
                case "discard":
                    return int(decisions.DISCARD) + self.cups.index(str(fields["cup"]))
                case "take":
                    return int(decisions.TAKE)
                case "end_serve":
                    return int(decisions.END_SERVE)
                case _:
                    return int(decisions.END_TURN)
        except (KeyError, ValueError):
            raise BadInput("bad-action", {"action": action.kind}) from None

    def _tile(self, state: GattoState, fields: Fields) -> int:
        """The index of a tile value within the type being served (the first cup's when none is)."""
        cup = max(int(state.serving), 0)
        values = [int(value) for value in state.parts.tile]
        here = values[cup * TILES : (cup + 1) * TILES]
        value = _number(fields, "value", 1, max(values))
        if value in here:
            return here.index(value)
        if state.serving != NONE:
            raise BadInput("refusal-no-such-tile", {"value": value, "cup": self.cups[cup]})
        return 0  # whatever its value, no tile is taken now

    def notation(self, state: GattoState, code: int) -> str:
        return self._notations.get(code) or _notation(self.action(state, code))

    def parse(self, state: GattoState, text: str) -> int:
        kind, *words = text.split()[:4] or [""]
        names = FIELDS.get(kind)
        if names is None or len(names) != len(words):
            raise BadInput("bad-notation", {"notation": text[:40]})
        fields: dict[str, Value] = {
            name: int(word) if word.isdecimal() and len(word) < 6 else word for name, word in zip(names, words, strict=True)
        }
        try:
            return self.code(state, Action(kind, fields))
        except BadInput as error:
            if error.text != "bad-action":
                raise
            raise BadInput("bad-notation", {"notation": text[:40]}) from None


def _notation(action: Action) -> str:
    return " ".join([action.kind, *(str(value) for value in action.fields.values())])


def _number(fields: Fields, name: str, least: int, most: int) -> int:
    value = fields[name]
    if not isinstance(value, int) or not least <= value <= most:
        raise ValueError
    return value
