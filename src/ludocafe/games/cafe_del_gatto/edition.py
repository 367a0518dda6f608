"""Loads and checks the component file of Café del Gatto (GAT-01 to GAT-07)."""

from itertools import pairwise
from typing import Any

from ludocafe.core.edition import Edition, Problem
from ludocafe.games.cafe_del_gatto.state import CUPS, MENU, NONE, ROWS, SPACES, SUGAR_CODES, TILES, Components

NUMBERS = {
    "supply": ("coins", "sugar", "tokens", "drink_tiles"),
    "setup": ("start_coins", "first_player_tip", "start_sugar", "cups_per_player"),
    "actions": (
        "take_coins",
        "clean_cost",
        "sugar_on_token_value",
        "sugar_gained",
        "sugar_barista_bonus",
        "sugar_per_point_at_end",
        "cups_to_trigger_end",
    ),
}


def check(data: dict[str, Any]) -> list[Problem]:
    """Every broken invariant of GAT-04 and of the schema."""
    problems: list[Problem] = []

    def demand(fulfilled: bool, key: str, reason: str, **fields: int | str) -> None:
        if not fulfilled:
            problems.append(Problem(key, f"edition-{reason}", dict(fields)))

    for table, names in NUMBERS.items():
        for name in names:
            value = data.get(table, {}).get(name)
            number = value.get("value") if isinstance(value, dict) else value
            demand(isinstance(number, int) and number >= 0, f"{table}.{name}", "number-needed")
    for key in ("machine", "rulings", "faces", "preparations", "tokens", "cups"):
        demand(key in data, key, "table-missing")
    if problems:
        return problems
    edition = Edition(data)
    faces = [face["id"] for face in data["faces"]]
    preparations = [preparation["id"] for preparation in data["preparations"]]
    demand(faces == data["machine"]["columns"] and len(faces) == 2, "machine.columns", "two-faces")
    demand(edition.number("machine", "rows") == ROWS, "machine.rows", "fixed", expected=int(ROWS))
    demand(len(data["machine"]["surcharge"]) == ROWS, "machine.surcharge", "length", expected=int(ROWS))
    demand(len(preparations) == MENU, "preparations", "length", expected=int(MENU))
    demand(edition.number("supply", "sugar") < SUGAR_CODES, "supply.sugar", "at-most", limit=int(SUGAR_CODES) - 1)
    demand(edition.number("setup", "cups_per_player") == CUPS, "setup.cups_per_player", "fixed", expected=int(CUPS))
    demand(edition.number("actions", "cups_to_trigger_end") == CUPS, "actions.cups_to_trigger_end", "fixed", expected=int(CUPS))
    demand(
        data["rulings"].get("interim_first_seat") in ("player_whose_turn_comes_next", "player_whose_turn_just_ended"),
        "rulings.interim_first_seat",
        "unknown-value",
    )
    _check_tokens(data, edition, preparations, demand)
    _check_cups(data, edition, faces, demand)
    return problems


def _check_tokens(data: dict[str, Any], edition: Edition, preparations: list[str], demand: Any) -> None:
    total = 0
    for token in data["tokens"]:
        key = f"tokens[{token.get('id', '?')}]"
        demand(token.get("preparation") in preparations, f"{key}.preparation", "unknown-value")
        demand(isinstance(token.get("value"), int) and token["value"] >= 1, f"{key}.value", "number-needed")
        demand(isinstance(token.get("copies"), int) and token["copies"] >= 1, f"{key}.copies", "number-needed")
        total += token.get("copies", 0)
    expected = edition.number("supply", "tokens")
    demand(total == expected, "tokens", "total", expected=expected, found=total)
    ids = [token.get("id") for token in data["tokens"]]
    demand(len(set(ids)) == len(ids), "tokens", "double-id")


def _check_cups(data: dict[str, Any], edition: Edition, faces: list[str], demand: Any) -> None:
    demand(len(data["cups"]) == CUPS, "cups", "length", expected=int(CUPS))
    tiles = spaces = milk = 0
    for cup in data["cups"]:
        key = f"cups[{cup.get('id', '?')}]"
        size = len(cup["spaces"])
        values = [tile["value"] for tile in cup["tiles"]]
        demand(1 <= size <= SPACES and all(face in faces for face in cup["spaces"]), f"{key}.spaces", "unknown-value")
        demand(len(cup["menu"]) == min(MENU, size), f"{key}.menu", "length", expected=min(int(MENU), size))
        demand(all(a > b for a, b in pairwise(cup["menu"])), f"{key}.menu", "decreasing")
        demand(1 <= len(values) <= TILES, f"{key}.tiles", "length", expected=int(TILES))
        demand(all(a < b for a, b in pairwise(values)), f"{key}.tiles", "increasing")
        demand(not values or values[0] <= size, f"{key}.tiles", "lowest-tile", size=size)
        shared = [tile["copies"] == "players" for tile in cup["tiles"]]
        demand(shared == [True] + [False] * (len(shared) - 1), f"{key}.tiles", "lowest-shared")
        tiles += 5 + len(values) - 1
        spaces += size
        milk += cup["spaces"].count(faces[0])
    expected = edition.number("supply", "drink_tiles")
    demand(tiles == expected, "cups", "tile-total", expected=expected, found=tiles)
    demand((spaces, milk) == (12, 6), "cups", "space-total", found=spaces)  # GAT-04: 6 milk and 6 coffee spaces


def components(edition: Edition) -> Components:
    """The packed tables of a checked edition."""
    data = edition.data
    faces = [face["id"] for face in data["faces"]]
    preparations = [preparation["id"] for preparation in data["preparations"]]
    numbers = {name: edition.number(table, name) for table, names in NUMBERS.items() for name in names}
    numbers["interim_from_next"] = int(data["rulings"]["interim_first_seat"] == "player_whose_turn_comes_next")
    cups = data["cups"]

    def padded(values: list[int], length: int) -> list[int]:
        return values + [int(NONE)] * (length - len(values))

    tables: dict[str, list[int]] = {
        "value": [token["value"] for token in data["tokens"]],
        "preparation": [preparations.index(token["preparation"]) for token in data["tokens"]],
        "copies": [token["copies"] for token in data["tokens"]],
        "surcharge": list(data["machine"]["surcharge"]),
        "size": [len(cup["spaces"]) for cup in cups],
        "face": [n for cup in cups for n in padded([faces.index(face) for face in cup["spaces"]], int(SPACES))],
        "menu": [n for cup in cups for n in padded(list(cup["menu"]), int(MENU))],
        "tile": [n for cup in cups for n in padded([tile["value"] for tile in cup["tiles"]], int(TILES))],
        "single": [n for cup in cups for n in padded([int(tile["copies"] != "players") for tile in cup["tiles"]], int(TILES))],
    }
    return Components(numbers, tables)
