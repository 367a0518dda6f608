"""Loads and checks the component file of Café International (CIN-01 to CIN-12)."""

from typing import Any

from ludocafe.core.edition import Edition, Objection
from ludocafe.games.cafe_international.rules.state import (
    CHAIRS,
    KINDS,
    MOST_SEATS,
    NATIONS,
    NONE,
    SIDES,
    SLOTS,
    TOUCHED,
    WIDTH,
    Components,
)

NUMBERS = {
    "counts": (
        "nations",
        "guests",
        "women",
        "men",
        "copies_per_kind",
        "guest_kinds",
        "tables",
        "tables_per_nation",
        "tables_in_cafe",
        "seats",
        "seats_per_table",
    ),
    "limits": ("start_hand", "hand_max", "cards_per_turn", "cards_per_turn_formation", "penalty_per_card"),
}
# What the engine's action codes and the square of the café fix.
FIXED = {"nations": NATIONS, "guest_kinds": KINDS, "tables_in_cafe": SLOTS, "seats": CHAIRS, "seats_per_table": SIDES}
LISTS = {"seating": ("group", "lone"), "scoring": ("mixed", "own")}
ENTRIES: dict[str, dict[str, type]] = {
    "table_slot": {"id": int, "key": str, "col": int, "row": int, "seats": list},
    "seat": {"id": int, "kind": str, "col": int, "row": int, "tables": list},
    "nation": {"id": str, "women": int, "men": int, "tables": int, "accent": str, "ink": str},
}
GROUPS = [[1, 1], [1, 2], [2, 1], [2, 2]]
LONE = [[0, 1], [1, 0]]


class _Check:
    """Collects every broken invariant."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.edition = Edition(data)
        self.problems: list[Objection] = []

    def demand(self, fulfilled: bool, key: str, reason: str, **fields: int | str) -> None:
        if not fulfilled:
            self.problems.append(Objection(f"objection-{reason}", (key,), dict(fields)))

    def number(self, *keys: str) -> int:
        return self.edition.number(*keys)

    def schema(self) -> None:
        """All tables and numbers are there."""
        for table, names in NUMBERS.items():
            for name in names:
                self.demand(_is_count(_plain(_table(self.data, table).get(name))), f"{table}.{name}", "number-needed")
        variant = _table(_table(self.data, "variant"), "circle_tribe")
        for name in ("points", "points_one_nation"):
            self.demand(_is_count(_plain(variant.get(name))), f"variant.circle_tribe.{name}", "number-needed")
        for key, names in LISTS.items():
            for name in names:
                values = _table(self.data, key).get(name)
                self.demand(isinstance(values, list), f"{key}.{name}", "shape")
        for key, shape in ENTRIES.items():
            entries = self.data.get(key)
            self.demand(bool(entries), key, "table-missing")
            for index, entry in enumerate(entries if isinstance(entries, list) else [None]):
                self.demand(_has_shape(entry, shape), f"{key}[{index}]", "shape")

    def cards(self) -> None:
        """CIN-01 to CIN-05."""
        nations = self.data["nation"]
        ids = [nation["id"] for nation in nations]
        self.demand(len(nations) == NATIONS, "nation", "length", expected=int(NATIONS))
        self.demand(len(set(ids)) == len(ids), "nation", "double-id")
        if self.problems:
            return
        women, men = (sum(nation[name] for nation in nations) for name in ("women", "men"))
        for name, found in (
            ("women", women),
            ("men", men),
            ("guests", women + men),
            ("tables", sum(nation["tables"] for nation in nations)),
        ):
            expected = self.number("counts", name)
            self.demand(found == expected, "nation", "total", what=name, expected=expected, found=found)
        copies, tables = self.number("counts", "copies_per_kind"), self.number("counts", "tables_per_nation")
        for nation in nations:
            even = nation["women"] == nation["men"] == copies and nation["tables"] == tables
            self.demand(even, f"nation[{nation['id']}]", "copies", expected=copies, tables=tables)

    def layout(self) -> None:
        """CIN-10 to CIN-12: slots and chairs name each other and lie side by side."""
        slots, chairs = self.data["table_slot"], self.data["seat"]
        self.demand([slot["id"] for slot in slots] == list(range(SLOTS)), "table_slot", "ids", last=int(SLOTS) - 1)
        self.demand([chair["id"] for chair in chairs] == list(range(CHAIRS)), "seat", "ids", last=int(CHAIRS) - 1)
        for slot in slots:
            self.demand(len(slot["seats"]) == SIDES, f"table_slot[{slot['id']}].seats", "length", expected=int(SIDES))
        if self.problems:
            return
        for chair in chairs:
            key = f"seat[{chair['id']}]"
            touching = [slot["id"] for slot in slots if chair["id"] in slot["seats"]]
            beside = [slot["id"] for slot in slots if abs(slot["col"] - chair["col"]) + abs(slot["row"] - chair["row"]) == 1]
            self.demand(sorted(chair["tables"]) == touching, f"{key}.tables", "layout-inverse")
            self.demand(sorted(chair["tables"]) == beside, f"{key}.tables", "layout-beside")
            self.demand(1 <= len(chair["tables"]) <= TOUCHED, f"{key}.tables", "at-most", limit=int(TOUCHED))
            kind = "inner" if len(chair["tables"]) > 1 else "outer"
            self.demand(chair["kind"] == kind, f"{key}.kind", "unknown-value")

    def rules(self) -> None:
        """Numbers on which legality rests: the gender rule is no number to change, and company must score (CIN-46)."""
        for name, value in FIXED.items():
            self.demand(self.number("counts", name) == value, f"counts.{name}", "fixed", expected=int(value))
        seating, scoring = self.data["seating"], self.data["scoring"]
        self.demand(_pairs(seating["group"]) == GROUPS, "seating.group", "seating-fixed")
        self.demand(_pairs(seating["lone"]) == LONE, "seating.lone", "seating-fixed")
        for name in ("mixed", "own"):
            values = scoring[name]
            counts = len(values) == SIDES + 1 and all(map(_is_count, values))
            good = counts and values[:2] == [0, 0] and min(values[2:]) > 0
            self.demand(good, f"scoring.{name}", "scoring-company", expected=int(SIDES) + 1)
        dealt = int(MOST_SEATS) * self.number("limits", "start_hand")
        self.demand(dealt < self.number("counts", "guests"), "limits.start_hand", "at-most", limit=self._largest_hand())
        self.demand(self.number("counts", "tables") >= SLOTS, "counts.tables", "at-least", limit=int(SLOTS))
        start = self.number("limits", "start_hand")
        self.demand(start <= self.number("limits", "hand_max"), "limits.hand_max", "at-least", limit=start)
        cards = self.number("limits", "cards_per_turn")
        self.demand(cards >= 2, "limits.cards_per_turn", "at-least", limit=2)
        formation = self.number("limits", "cards_per_turn_formation")
        self.demand(formation >= cards, "limits.cards_per_turn_formation", "at-least", limit=cards)

    def _largest_hand(self) -> int:
        return (self.number("counts", "guests") - 1) // int(MOST_SEATS)


def _plain(value: Any) -> Any:
    return value.get("value") if isinstance(value, dict) else value


def _table(data: dict[str, Any], key: str) -> dict[str, Any]:
    found = data.get(key)
    return found if isinstance(found, dict) else {}


def _has_shape(entry: Any, shape: dict[str, type]) -> bool:
    """Has an entry all these fields, and lists of whole numbers where lists are asked for?"""
    if not isinstance(entry, dict):
        return False
    for name, kind in shape.items():
        value: Any = entry.get(name)
        if not isinstance(value, kind) or isinstance(value, bool) or (kind is int and not _is_count(value)):
            return False
        if isinstance(value, list) and not all(_is_count(item) for item in value):
            return False
    return True


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _pairs(values: list[Any]) -> list[Any]:
    return sorted(values) if all(isinstance(value, list) for value in values) else []


def check(data: dict[str, Any]) -> list[Objection]:
    """Every broken invariant, part by part; a missing part stops the search for finer faults."""
    found = _Check(data)
    for part in (found.schema, found.cards, found.layout, found.rules):
        part()
        if found.problems and part is not found.layout:
            break
    return found.problems


def components(edition: Edition) -> Components:
    """The packed tables of a checked edition."""
    data = edition.data
    slots, chairs, nations = data["table_slot"], data["seat"], data["nation"]
    numbers = {name: edition.number("limits", name) for name in NUMBERS["limits"]}
    for name in ("points", "points_one_nation"):
        numbers[name] = edition.number("variant", "circle_tribe", name)
    chairs_of = [sum(1 << chair for chair in slot["seats"]) for slot in slots]
    allowed = {(women, men) for women, men in data["seating"]["group"] + data["seating"]["lone"]}
    tables: dict[str, list[int]] = {
        "copies": _copies(nations),
        "tables": [nation["tables"] for nation in nations],
        "guest_cards": [kind for kind, copies in enumerate(_copies(nations)) for _ in range(copies)],
        "table_cards": [number for number, nation in enumerate(nations) for _ in range(nation["tables"])],
        "chairs_of": chairs_of,
        "chair_at": [chair for slot in slots for chair in slot["seats"]],
        "slot_at": [slot for chair in chairs for slot in (sorted(chair["tables"]) + [int(NONE)] * TOUCHED)[:TOUCHED]],
        "neighbours": [_union(chairs_of[slot] for slot in chair["tables"]) & ~(1 << chair["id"]) for chair in chairs],
        "seating": [int((women, men) in allowed) for women in range(WIDTH) for men in range(WIDTH)],
        "mixed": list(data["scoring"]["mixed"]),
        "own": list(data["scoring"]["own"]),
    }
    return Components(numbers, tables)


def _copies(nations: list[dict[str, Any]]) -> list[int]:
    """Guest cards of each kind."""
    return [nation[gender] for nation in nations for gender in ("women", "men")]


def _union(sets: Any) -> int:
    result = 0
    for chairs in sets:
        result |= chairs
    return result
