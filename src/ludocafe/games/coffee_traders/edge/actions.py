"""Three faces of one decision: integer code, typed structure and notation.

``A/B`` · ``B/brazil`` · ``C/brazil.pb2`` · ``D/civet`` · ``SPACE/brazil.b2/donkey`` · ``TRADE/ethiopia`` · ``BUILD/station`` ·
``SITE/colombia.s1`` · ``CONTRACT/D`` · ``DELIVER/seoul.3`` · ``STORAGE/brazil,luwak`` · ``PASS`` …
"""

from typing import NamedTuple

from ludocafe.core.errors import BadInput
from ludocafe.core.model import Action, Fields, Value
from ludocafe.games.coffee_traders.edge.names import (
    ANIMAL_CHOICES,
    ELEMENTS,
    PLANTATION_ROWS,
    SPOTS,
    TRANSPORTS,
    Names,
)
from ludocafe.games.coffee_traders.rules import codes
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.state import AUTOMA_SEAT, LUWAK_LIMIT, PLAYERS


class Kind(NamedTuple):
    """One kind of action: its first code, its word in notation and the ids behind its fields."""

    name: str
    base: int
    word: str
    fields: tuple[str, ...]
    ids: tuple[tuple[str, ...], ...]

    @property
    def size(self) -> int:
        total = 1
        for ids in self.ids:
            total *= len(ids)
        return total


def _kinds(names: Names) -> list[Kind]:
    """All kinds in the order of their codes; ``storage`` and ``serve`` are read in their own way."""
    coops, coffees = names.coops, names.coffees
    spaces, paths, sites = (coops, names.spaces), (coops, names.paths), (coops, names.sites)
    slots = tuple(str(slot + 1) for slot in range(len(names.slots) // len(names.cities)))
    seats = tuple(str(seat) for seat in range(int(PLAYERS)))
    return [
        Kind("plant", int(codes.PLANT), "A", ("plantation_row",), (PLANTATION_ROWS,)),
        Kind("staff", int(codes.STAFF), "B", ("coop",), (coops,)),
        Kind("donkey", int(codes.DONKEY), "C", ("coop", "path"), paths),
        Kind("civet", int(codes.CIVET), "D/civet", (), ()),
        Kind("coins", int(codes.COINS), "D/coins", (), ()),
        Kind("pass", int(codes.PASS), "PASS", (), ()),
        Kind("bonus", int(codes.BONUS), "BONUS", ("element",), (ELEMENTS,)),
        Kind("recharge", int(codes.RECHARGE), "RECHARGE/C", (), ()),
        Kind("space", int(codes.SPACE), "SPACE", ("coop", "space", "transport"), (*spaces, TRANSPORTS)),
        Kind("animal", int(codes.ANIMAL), "ANIMAL", ("animal_choice",), (ANIMAL_CHOICES,)),
        Kind("row", int(codes.ROW), "ROW", ("coop",), (coops,)),
        Kind("farm", int(codes.FARM), "FARM", ("coop", "site"), sites),
        Kind("discard", int(codes.DISCARD), "FARM/discard", (), ()),
        Kind("serve", int(codes.SERVE), "SERVE", ("owner",), (seats,)),
        Kind("on", int(codes.ON), "ON", ("coop", "space"), spaces),
        Kind("work", int(codes.WORK), "WORK", ("coop",), (coops,)),
        Kind("done", int(codes.DONE), "DONE", (), ()),
        Kind("help", int(codes.HELP), "HELP", ("coop", "space"), spaces),
        Kind("coin", int(codes.COIN), "COIN", (), ()),
        Kind("back", int(codes.BACK), "BACK", ("coop",), (coops,)),
        Kind("remove", int(codes.REMOVE), "REMOVE", ("coop", "space"), spaces),
        Kind("trade", int(codes.TRADE), "TRADE", ("coop",), (coops,)),
        Kind("build", int(codes.BUILD), "BUILD", ("building",), (names.buildings,)),
        Kind("drop", int(codes.DROP), "DROP", (), ()),
        Kind("site", int(codes.SITE), "SITE", ("coop", "site"), sites),
        Kind("store", int(codes.STORE), "STORE", ("store",), (("row", *coffees),)),
        Kind("take", int(codes.TAKE), "TAKE", ("coffee",), (coffees,)),
        Kind("join", int(codes.JOIN), "JOIN", (), ()),
        Kind("decline", int(codes.DECLINE), "DECLINE", (), ()),
        Kind("give", int(codes.GIVE), "GIVE", ("coffee",), (coffees,)),
        Kind("trader", int(codes.TRADER), "TRADER", ("spot",), (SPOTS,)),
        Kind("contract", int(codes.CONTRACT), "CONTRACT", ("letter",), (names.letters,)),
        Kind("deliver", int(codes.DELIVER), "DELIVER", ("city", "slot"), (names.cities, slots)),
        Kind("swap", int(codes.SWAP), "SWAP", ("coffee",), (coffees,)),
        Kind("buy", int(codes.BUY), "BUY", ("coffee",), (coffees,)),
        Kind("stock", int(codes.STOCK), "STOCK", ("number",), (names.offers,)),
        Kind("type", int(codes.TYPE), "TYPE", ("coffee",), (coffees,)),
        Kind("luwak", int(codes.LUWAK), "LUWAK", ("number",), (tuple(str(n) for n in range(int(LUWAK_LIMIT))),)),
        Kind("spend", int(codes.SPEND), "SPEND", ("coop",), (coops,)),
        Kind("option", int(codes.OPTION), "OPTION", ("side",), (("1", "2"),)),
        Kind("item", int(codes.ITEM), "ITEM", ("item",), (names.items,)),
        Kind("joker", int(codes.JOKER), "JOKER", ("coop",), (coops,)),
        Kind("storage", int(codes.STORAGE), "STORAGE", ("tracks",), (tuple(str(n) for n in range(1 << len(coffees))),)),
    ]


NUMBERS = ("slot", "number", "side", "owner")  # fields that are whole numbers in a typed action


class Actions:
    """Translates codes for one edition's ids."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.kinds = _kinds(names)
        self.by_name = {kind.name: kind for kind in self.kinds}
        self.of_code = [kind for kind in self.kinds for _ in range(kind.size)]
        assert len(self.of_code) == codes.ACTIONS

    def ids(self, code: int) -> tuple[Kind, list[str]]:
        """The kind of a code and the ids of its fields."""
        kind = self.of_code[code]
        rest, found = code - kind.base, []
        for ids in reversed(kind.ids):
            rest, number = divmod(rest, len(ids))
            found.append(ids[number])
        return kind, found[::-1]

    def action(self, state: TradersState, code: int) -> Action:
        kind, ids = self.ids(code)
        if kind.name == "storage":
            return Action(kind.name, {"tracks": [*self.names.tracks(code - kind.base)]})
        fields: Fields = {field: int(id) if field in NUMBERS else id for field, id in zip(kind.fields, ids, strict=True)}
        if kind.name == "serve":
            fields["owner"] = seen_seat(state, int(ids[0]))
        return Action(kind.name, fields)

    def code(self, state: TradersState, action: Action) -> int:
        try:
            kind = self.by_name[action.kind]
            if set(action.fields) != set(kind.fields):
                raise ValueError
            if kind.name == "storage":
                return kind.base + self._columns(action.fields["tracks"])
            if kind.name == "serve" and action.fields["owner"] == AUTOMA_SEAT and state.andre >= 0:
                return kind.base + int(state.andre)
            return kind.base + self._number(kind, [_id(action.fields[field], field) for field in kind.fields])
        except (KeyError, ValueError):
            raise BadInput("bad-action", {"action": action.kind}) from None

    def _number(self, kind: Kind, words: list[str]) -> int:
        number = 0
        for ids, word in zip(kind.ids, words, strict=True):
            number = number * len(ids) + ids.index(word)
        return number

    def _columns(self, tracks: Value) -> int:
        if not isinstance(tracks, list) or len(set(tracks)) != len(tracks):
            raise ValueError
        return sum(1 << self.names.coffees.index(str(track)) for track in tracks)

    def notation(self, code: int) -> str:
        kind, ids = self.ids(code)
        if kind.name == "storage":
            return f"{kind.word}/" + ",".join(self.names.tracks(code - kind.base))
        if not ids:
            return kind.word
        if kind.name == "space":
            return f"{kind.word}/{ids[0]}.{ids[1]}/{ids[2]}"
        return f"{kind.word}/{'.'.join(ids)}"

    def parse(self, text: str) -> int:
        word, _, rest = text.strip().partition("/")
        try:
            for kind in self.kinds:
                if not kind.ids and kind.word == text.strip():
                    return kind.base
            kind = next(kind for kind in self.kinds if kind.ids and kind.word == word)
            if kind.name == "storage":
                return kind.base + self._columns([*rest.split(",")] if rest else [])
            words = rest.replace("/", ".").split(".") if kind.name == "space" else rest.split(".")
            return kind.base + self._number(kind, words)
        except (StopIteration, ValueError):
            raise BadInput("bad-notation", {"notation": text[:40]}) from None


def seen_seat(state: TradersState, player: int) -> int:
    """The number by which events and words name a player."""
    return int(state.seen(player))


def _id(value: Value, field: str) -> str:
    if isinstance(value, list) or isinstance(value, int) != (field in NUMBERS):
        raise ValueError
    return str(value)
