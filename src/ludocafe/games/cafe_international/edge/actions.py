"""Three faces of one decision: integer code, typed structure and notation.

``P:FR-W@3`` place a French lady on chair 3 · ``DRAW`` · ``X:FR-W`` put her face down · ``STOP`` · ``END`` and ``GO`` after the
last card · ``F:NW-W`` form a circle of ladies (``M``: a tribe of gentlemen) at a table.
"""

import re

from ludocafe.core.errors import BadInput
from ludocafe.core.model import Action, Fields
from ludocafe.games.cafe_international.rules import decisions
from ludocafe.games.cafe_international.rules.state import CHAIRS

GENDERS = ("W", "M")
PLAIN = {int(decisions.DRAW): "draw", int(decisions.STOP): "stop", int(decisions.END): "end", int(decisions.GO): "go"}
CODES = {kind: code for code, kind in PLAIN.items()}
FIELDS: dict[str, tuple[str, ...]] = {
    "place": ("guest", "chair"),
    "discard": ("guest",),
    "form": ("slot", "gender"),
    **dict.fromkeys(CODES, ()),
}
FACE_DOWN = "X"  # what others read of a discard (CIN-84)
NOTATION = re.compile(r"P:(?P<guest>[A-Z]+-[WM])@(?P<chair>\d{1,2})|X:(?P<down>[A-Z]+-[WM])|F:(?P<slot>[A-Z]+)-(?P<gender>[WM])")


class Actions:
    """Translates codes for one edition's ids."""

    def __init__(self, guests: tuple[str, ...], slots: tuple[str, ...]) -> None:
        self.guests = guests
        self.slots = slots

    def action(self, code: int) -> Action:
        if code < decisions.DRAW:
            kind, chair = divmod(code, int(CHAIRS))
            return Action("place", {"guest": self.guests[kind], "chair": chair})
        if code in PLAIN:
            return Action(PLAIN[code])
        if code < decisions.STOP:
            return Action("discard", {"guest": self.guests[code - int(decisions.DISCARD)]})
        slot, gender = divmod(code - int(decisions.FORM), 2)
        return Action("form", {"slot": self.slots[slot], "gender": GENDERS[gender]})

    def code(self, action: Action) -> int:
        fields = action.fields
        try:
            if set(fields) != set(FIELDS[action.kind]):
                raise ValueError
            if action.kind == "place":
                return self._guest(fields) * int(CHAIRS) + _chair(fields)
            if action.kind == "discard":
                return int(decisions.DISCARD) + self._guest(fields)
            if action.kind == "form":
                slot = self.slots.index(str(fields["slot"]))
                return int(decisions.FORM) + slot * 2 + GENDERS.index(str(fields["gender"]))
            return CODES[action.kind]
        except (KeyError, ValueError):
            raise BadInput("bad-action", {"action": action.kind}) from None

    def _guest(self, fields: Fields) -> int:
        return self.guests.index(str(fields["guest"]))

    def notation(self, code: int) -> str:
        action = self.action(code)
        fields = action.fields
        if action.kind == "place":
            return f"P:{fields['guest']}@{fields['chair']}"
        if action.kind == "discard":
            return f"X:{fields['guest']}"
        if action.kind == "form":
            return f"F:{fields['slot']}-{fields['gender']}"
        return action.kind.upper()

    def parse(self, text: str) -> int:
        try:
            return self._parse(text.strip().upper())
        except ValueError:
            raise BadInput("bad-notation", {"notation": text[:40]}) from None

    def _parse(self, text: str) -> int:
        if text.lower() in CODES:
            return CODES[text.lower()]
        found = NOTATION.fullmatch(text)
        if found is None:
            raise ValueError
        if found["guest"]:
            return self.guests.index(found["guest"]) * int(CHAIRS) + _chair({"chair": int(found["chair"])})
        if found["down"]:
            return int(decisions.DISCARD) + self.guests.index(found["down"])
        return int(decisions.FORM) + self.slots.index(found["slot"]) * 2 + GENDERS.index(found["gender"])


def _chair(fields: Fields) -> int:
    chair = fields["chair"]
    if not isinstance(chair, int) or not 0 <= chair < CHAIRS:
        raise ValueError
    return chair
