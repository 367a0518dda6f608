"""Loads and checks the component file of Café International (CIN-01 to CIN-12)."""

from typing import Any

from ludocafe.core.check import Check, Colour, ListOf, Number, OneOf, Table
from ludocafe.core.edition import Edition, Objection
from ludocafe.core.masks import only, set_of
from ludocafe.core.model import Value
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

Data = dict[str, Any]

# Words, patterns and people are drawn for these twelve (CIN-05), and for tables that lie like this (CIN-10 to CIN-12).
NATION_IDS = ("CF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US")
SLOT_KEYS = ("NW", "NE", "C", "SW", "SE")
SLOT_PLACES = ((1, 1), (3, 1), (2, 2), (1, 3), (3, 3))
CHAIR_PLACES = ((1, 0), (3, 0), (0, 1), (2, 1), (4, 1), (1, 2), (3, 2), (0, 3), (2, 3), (4, 3), (1, 4), (3, 4))
GRID = Number(0, 4)
GROUPS = [[1, 1], [1, 2], [2, 1], [2, 2]]
LONE = [[0, 1], [1, 0]]
POINTS = Number(0, 99)
MIXTURE = ListOf(ListOf(Number(0, 4), 2, 2), 1, 8)

# What bounds a number is technical: hands are drawn up to 24 cards, and a turn is searched up to seven cards deep.
SHAPE = Table(
    {
        "counts": Table(
            {
                name: Number()
                for name in (
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
                )
            }
        ),
        "limits": Table(
            {
                "start_hand": Number(1, 19),
                "hand_max": Number(2, 24),
                "cards_per_turn": Number(2, 7),  # CIN-50: an opener and its partner are two
                "cards_per_turn_formation": Number(2, 7),
                "penalty_per_card": POINTS,
            }
        ),
        "variant": Table({"circle_tribe": Table({"points": POINTS, "points_one_nation": POINTS})}),
        "seating": Table({"group": MIXTURE, "lone": MIXTURE}),
        "scoring": Table({name: ListOf(POINTS, int(SIDES) + 1, int(SIDES) + 1) for name in ("mixed", "own")}),
        "table_slot": ListOf(
            Table(
                {
                    "id": Number(0, int(SLOTS) - 1),
                    "key": OneOf(SLOT_KEYS),
                    "col": GRID,
                    "row": GRID,
                    "seats": ListOf(Number(0, int(CHAIRS) - 1), int(SIDES), int(SIDES)),
                }
            ),
            int(SLOTS),
            int(SLOTS),
        ),
        "seat": ListOf(
            Table(
                {
                    "id": Number(0, int(CHAIRS) - 1),
                    "kind": OneOf(("inner", "outer")),
                    "col": GRID,
                    "row": GRID,
                    "tables": ListOf(Number(0, int(SLOTS) - 1), 1, int(TOUCHED)),
                }
            ),
            int(CHAIRS),
            int(CHAIRS),
        ),
        "nation": ListOf(
            Table(
                {
                    "id": OneOf(NATION_IDS),
                    "women": Number(0, 48),
                    "men": Number(0, 48),
                    "tables": Number(0, 24),
                    "accent": Colour(),
                    "ink": Colour(),
                }
            ),
            int(NATIONS),
            int(NATIONS),
        ),
    }
)
# What the engine is built around, and the rule that prints it.
FIXED: dict[str, tuple[Value, str]] = {
    "counts.nations": (int(NATIONS), "CIN-01"),
    "counts.guests": (96, "CIN-01"),
    "counts.women": (48, "CIN-01"),
    "counts.men": (48, "CIN-01"),
    "counts.guest_kinds": (int(KINDS), "CIN-01"),
    "counts.tables": (24, "CIN-03"),
    "counts.tables_per_nation": (2, "CIN-03"),
    "counts.tables_in_cafe": (int(SLOTS), "CIN-10"),
    "counts.seats": (int(CHAIRS), "CIN-12"),
    "counts.seats_per_table": (int(SIDES), "CIN-11"),
}
# Printed numbers that play as well with others.
PRINTED: dict[str, tuple[Value, str]] = {
    "limits.start_hand": (7, "CIN-21"),
    "limits.hand_max": (12, "CIN-81"),
    "limits.cards_per_turn": (3, "CIN-47"),
    "limits.cards_per_turn_formation": (4, "CIN-100"),
    "limits.penalty_per_card": (2, "CIN-95"),
    "scoring.mixed": ([0, 0, 2, 3, 4], "CIN-62"),
    "scoring.own": ([0, 0, 4, 6, 8], "CIN-62"),
    "variant.circle_tribe.points": (20, "CIN-104"),
    "variant.circle_tribe.points_one_nation": (40, "CIN-104"),
}
TOTALS = {"women": "total-women", "men": "total-men"}
LIMITS = ("start_hand", "hand_max", "cards_per_turn", "cards_per_turn_formation", "penalty_per_card")


def check(data: Data) -> list[Objection]:
    """All there is to say about an edition; values are compared only once the file has the right shape."""
    found = Check(data)
    found.shape(SHAPE)
    if not found.refused:
        found.numbers(FIXED, PRINTED)
        _check_cards(found)
        _check_layout(found)
        _check_rules(found)
    return found.objections


def _check_cards(found: Check) -> None:
    """CIN-01 to CIN-03: 48 ladies, 48 gentlemen, two tables a nation; four of each kind is what a review says."""
    nations = found.data["nation"]
    found.ids("nation")
    for gender in ("women", "men"):
        total = sum(nation[gender] for nation in nations)
        found.demand(total == 48, "nation", TOTALS[gender], "CIN-01", expected=48, found=total)
    copies = found.edition.number("counts", "copies_per_kind")
    for number, nation in enumerate(nations):
        found.demand(nation["tables"] == 2, f"nation[{number}].tables", "fixed", "CIN-03", expected=2)
        for gender in ("women", "men"):
            found.remark(nation[gender] == copies, f"nation[{number}].{gender}", "copies", "CIN-02", expected=copies)


def _check_layout(found: Check) -> None:
    """CIN-10 to CIN-12: five tables in an X, with twelve seats; seats and tables name each other."""
    slots, chairs = found.data["table_slot"], found.data["seat"]
    for number, (slot, key, place) in enumerate(zip(slots, SLOT_KEYS, SLOT_PLACES, strict=True)):
        right = (slot["id"], slot["key"], (slot["col"], slot["row"])) == (number, key, place)
        found.demand(right, f"table_slot[{number}]", "slot", "CIN-10", key=key, column=place[0], row=place[1])
    for number, (chair, place) in enumerate(zip(chairs, CHAIR_PLACES, strict=True)):
        right = (chair["id"], (chair["col"], chair["row"])) == (number, place)
        found.demand(right, f"seat[{number}]", "chair", "CIN-12", number=number, column=place[0], row=place[1])
        beside = [other for other, at in enumerate(SLOT_PLACES) if abs(at[0] - place[0]) + abs(at[1] - place[1]) == 1]
        found.demand(sorted(chair["tables"]) == beside, f"seat[{number}].tables", "beside", "CIN-11")
        kind = "inner" if len(beside) > 1 else "outer"
        found.demand(chair["kind"] == kind, f"seat[{number}].kind", "one-of", "CIN-12", values=kind)
    for number, slot in enumerate(slots):
        place = SLOT_PLACES[number]
        beside = [other for other, at in enumerate(CHAIR_PLACES) if abs(at[0] - place[0]) + abs(at[1] - place[1]) == 1]
        found.demand(sorted(slot["seats"]) == beside, f"table_slot[{number}].seats", "beside", "CIN-11")


def _check_rules(found: Check) -> None:
    """Who may sit with whom is a rule and no number; company must bring points, or nobody could sit down (CIN-46)."""
    seating, scoring, number = found.data["seating"], found.data["scoring"], found.edition.number
    found.demand(sorted(seating["group"]) == GROUPS, "seating.group", "seating-fixed", "CIN-42")
    found.demand(sorted(seating["lone"]) == LONE, "seating.lone", "seating-fixed", "CIN-43")
    for name in ("mixed", "own"):
        values = scoring[name]
        good = values[:2] == [0, 0] and min(values[2:]) > 0
        found.demand(good, f"scoring.{name}", "scoring-company", "CIN-46")
    start, most = number("limits", "start_hand"), number("limits", "hand_max")
    found.demand(start <= most, ("limits.hand_max", "limits.start_hand"), "at-least", "CIN-81", limit=start)
    cards = number("limits", "cards_per_turn")
    formation = number("limits", "cards_per_turn_formation")
    found.demand(formation >= cards, "limits.cards_per_turn_formation", "at-least", "CIN-100", limit=cards)
    # The deal must leave a pile, or the game would be over before it begins (CIN-92).
    largest = (number("counts", "guests") - 1) // int(MOST_SEATS)
    found.demand(start <= largest, "limits.start_hand", "at-most", "CIN-21", limit=largest)


def components(edition: Edition) -> Components:
    """The packed tables of a checked edition."""
    data = edition.plain
    slots, chairs, nations = data["table_slot"], data["seat"], data["nation"]
    numbers = {name: edition.number("limits", name) for name in LIMITS}
    for name in ("points", "points_one_nation"):
        numbers[name] = edition.number("variant", "circle_tribe", name)
    chairs_of = [set_of(slot["seats"]) for slot in slots]
    allowed = {(women, men) for women, men in data["seating"]["group"] + data["seating"]["lone"]}
    tables: dict[str, list[int]] = {
        "copies": _copies(nations),
        "tables": [nation["tables"] for nation in nations],
        "guest_cards": [kind for kind, copies in enumerate(_copies(nations)) for _ in range(copies)],
        "table_cards": [number for number, nation in enumerate(nations) for _ in range(nation["tables"])],
        "chairs_of": chairs_of,
        "chair_at": [chair for slot in slots for chair in slot["seats"]],
        "slot_at": [slot for chair in chairs for slot in (sorted(chair["tables"]) + [int(NONE)] * TOUCHED)[:TOUCHED]],
        "neighbours": [_union(chairs_of[slot] for slot in chair["tables"]) & ~only(chair["id"]) for chair in chairs],
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
