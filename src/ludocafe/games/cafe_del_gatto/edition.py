"""Loads and checks the component file of Café del Gatto (GAT-01 to GAT-07)."""

from collections import Counter
from itertools import pairwise
from typing import Any

from ludocafe.core.edition import Edition, Objection
from ludocafe.games.cafe_del_gatto.rules.state import CUPS, MENU, NONE, ROWS, SPACES, SUGAR_CODES, TILES, Components

# Whole numbers and the least each may be.
NUMBERS = {
    "supply": {"coins": 1, "sugar": 0, "tokens": 1, "drink_tiles": 1},
    "setup": {"start_coins": 0, "first_player_tip": 0, "start_sugar": 0, "cups_per_player": 1},
    "actions": {
        "take_coins": 1,
        "clean_cost": 1,
        "buy_per_turn": 1,
        "sugar_on_token_value": 0,
        "sugar_gained": 0,
        "sugar_barista_bonus": 0,
        "sugar_per_point_at_end": 1,
        "cups_to_trigger_end": 1,
    },
}
# GAT-04: what the rules count on.
FIXED = {
    "supply.tokens": 36,
    "supply.drink_tiles": 45,
    "setup.cups_per_player": int(CUPS),
    "actions.cups_to_trigger_end": int(CUPS),
    "actions.buy_per_turn": 1,
    "machine.rows": int(ROWS),
}
SPACES_OF_A_FACE = 6
MOST_PLAYERS = 5
FIRST_SEATS = ("player_whose_turn_comes_next", "player_whose_turn_just_ended")
# The rulings the rules are written for; an edition that wants another one must hear that it will not get it.
RULINGS: dict[str, tuple[Any, ...]] = {
    "coin_supply": ("limited",),
    "sugar_supply": ("limited",),
    "price_without_neighbour": (0,),
    "sugar_counts_for_difference": (True,),
    "after_clean": (["clean", "buy", "end_turn"],),
    "bag_refill": ("lazy",),
    "interim_trigger": ("bag_and_discard_empty_at_end_of_turn",),
    "interim_first_seat": FIRST_SEATS,
    "interim_after_last_turn": (False,),
    "final_tie": ("shared",),
}


def check(data: dict[str, Any]) -> list[Objection]:
    """Every broken invariant of GAT-04 and of the schema; numbers are compared only once the file has the right shape."""
    shape = _Check()
    _check_shape(data, shape)
    if shape.problems:
        return shape.problems
    rules = _Check()
    edition = Edition(data)
    _check_numbers(data, edition, rules)
    _check_tokens(data, edition, rules)
    _check_cups(data, edition, rules)
    return rules.problems


class _Check:
    """Collects problems."""

    def __init__(self) -> None:
        self.problems: list[Objection] = []

    def demand(self, fulfilled: bool, key: str, reason: str, **fields: int | str) -> bool:
        if not fulfilled:
            self.problems.append(Objection(f"objection-{reason}", (key,), dict(fields)))
        return fulfilled

    def number(self, value: Any, key: str, least: int) -> None:
        self.demand(_is_number(value) and value >= least, key, "number-needed", least=least)

    def texts(self, value: Any, key: str) -> None:
        self.demand(isinstance(value, list) and all(isinstance(item, str) for item in value), key, "list-needed")

    def numbers(self, value: Any, key: str) -> None:
        self.demand(isinstance(value, list) and all(_is_number(item) and item >= 0 for item in value), key, "list-needed")

    def entries(self, data: dict[str, Any], key: str) -> list[tuple[str, dict[str, Any]]]:
        """The tables of a list, each with its key path; all of them need an id of their own."""
        entries = data.get(key)
        if not self.demand(isinstance(entries, list) and all(isinstance(e, dict) for e in entries), key, "table-missing"):
            return []
        assert isinstance(entries, list)
        for entry in entries:
            self.demand(isinstance(entry.get("id"), str), f"{key}[{entry.get('id', '?')}].id", "text-needed")
        for id, count in Counter(str(entry.get("id")) for entry in entries).items():
            self.demand(count == 1, key, "double-id", given=id)
        return [(f"{key}[{entry.get('id', '?')}]", entry) for entry in entries]


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _bare(value: Any) -> Any:
    """The number of ``{ value = …, source = … }``."""
    return value.get("value") if isinstance(value, dict) else value


def _check_shape(data: dict[str, Any], shape: _Check) -> None:
    for table, numbers in NUMBERS.items():
        given = data.get(table)
        if shape.demand(isinstance(given, dict), table, "table-missing"):
            assert isinstance(given, dict)
            for name, least in numbers.items():
                shape.number(_bare(given.get(name)), f"{table}.{name}", least)
    machine = data.get("machine")
    if shape.demand(isinstance(machine, dict), "machine", "table-missing"):
        assert isinstance(machine, dict)
        shape.texts(machine.get("columns"), "machine.columns")
        shape.number(_bare(machine.get("rows")), "machine.rows", 1)
        shape.numbers(machine.get("surcharge"), "machine.surcharge")
    shape.demand(isinstance(data.get("rulings"), dict), "rulings", "table-missing")
    shape.entries(data, "faces")
    shape.entries(data, "preparations")
    for key, token in shape.entries(data, "tokens"):
        shape.demand(isinstance(token.get("preparation"), str), f"{key}.preparation", "text-needed")
        shape.number(token.get("value"), f"{key}.value", 1)
        shape.number(token.get("copies"), f"{key}.copies", 1)
    for key, cup in shape.entries(data, "cups"):
        shape.texts(cup.get("spaces"), f"{key}.spaces")
        shape.numbers(cup.get("menu"), f"{key}.menu")
        tiles = cup.get("tiles")
        whole = isinstance(tiles, list) and all(isinstance(tile, dict) for tile in tiles)
        if shape.demand(whole, f"{key}.tiles", "list-needed"):
            assert isinstance(tiles, list)
            for index, tile in enumerate(tiles):
                shape.number(tile.get("value"), f"{key}.tiles[{index}].value", 1)


def _check_numbers(data: dict[str, Any], edition: Edition, rules: _Check) -> None:
    for key, expected in FIXED.items():
        rules.demand(edition.number(*key.split(".")) == expected, key, "fixed", expected=expected)
    faces = [face["id"] for face in data["faces"]]
    rules.demand(faces == data["machine"]["columns"] and len(faces) == 2, "machine.columns", "two-faces")
    rules.demand(len(data["machine"]["surcharge"]) == ROWS, "machine.surcharge", "length", expected=int(ROWS))
    rules.demand(len(data["preparations"]) == MENU, "preparations", "length", expected=int(MENU))
    start, tip = edition.number("setup", "start_coins"), edition.number("setup", "first_player_tip")
    sugar, coins = edition.number("supply", "sugar"), edition.number("supply", "coins")
    handed_out = MOST_PLAYERS * start - tip
    rules.demand(tip <= start, "setup.first_player_tip", "at-most", limit=start)
    rules.demand(coins >= handed_out, "supply.coins", "at-least", limit=handed_out)
    rules.demand(coins < 1000, "supply.coins", "at-most", limit=999)  # a standing is 1000 points + coins
    rules.demand(sugar < SUGAR_CODES, "supply.sugar", "at-most", limit=int(SUGAR_CODES) - 1)
    cubes = MOST_PLAYERS * edition.number("setup", "start_sugar")
    rules.demand(sugar >= cubes, "supply.sugar", "at-least", limit=cubes)
    for name, values in RULINGS.items():
        given = data["rulings"].get(name)
        rules.demand(given in values, f"rulings.{name}", "unknown-value", given=str(given))


def _check_tokens(data: dict[str, Any], edition: Edition, rules: _Check) -> None:
    preparations = [preparation["id"] for preparation in data["preparations"]]
    for token in data["tokens"]:
        given = token["preparation"]
        rules.demand(given in preparations, f"tokens[{token['id']}].preparation", "unknown-value", given=given)
    total = sum(token["copies"] for token in data["tokens"])
    expected = edition.number("supply", "tokens")
    rules.demand(total == expected, "tokens", "total", expected=expected, found=total)


def _check_cups(data: dict[str, Any], edition: Edition, rules: _Check) -> None:
    rules.demand(len(data["cups"]) == CUPS, "cups", "length", expected=int(CUPS))
    faces = [face["id"] for face in data["faces"]]
    spaces = [face for cup in data["cups"] for face in cup["spaces"]]
    for cup in data["cups"]:
        key = f"cups[{cup['id']}]"
        size, menu, tiles = len(cup["spaces"]), cup["menu"], cup["tiles"]
        for face in cup["spaces"]:
            rules.demand(face in faces, f"{key}.spaces", "unknown-value", given=face)
        rules.demand(1 <= size <= SPACES, f"{key}.spaces", "between", least=1, most=int(SPACES))
        rules.demand(len(menu) == min(MENU, size), f"{key}.menu", "length", expected=min(int(MENU), size))
        rules.demand(all(a > b for a, b in pairwise(menu)), f"{key}.menu", "decreasing")
        values = [tile["value"] for tile in tiles]
        rules.demand(1 <= len(values) <= TILES, f"{key}.tiles", "between", least=1, most=int(TILES))
        rules.demand(all(a < b for a, b in pairwise(values)), f"{key}.tiles", "increasing")
        rules.demand(all(value <= size for value in values[:1]), f"{key}.tiles", "lowest-tile", size=size)
        copies = [tile.get("copies") for tile in tiles]
        rules.demand(copies == ["players"] + [1] * (len(copies) - 1), f"{key}.tiles", "lowest-shared")  # GAT-05
    found = sum(MOST_PLAYERS + len(cup["tiles"]) - 1 for cup in data["cups"])
    expected = edition.number("supply", "drink_tiles")
    rules.demand(found == expected, "cups", "tile-total", expected=expected, found=found)
    milk, coffee = spaces.count("milk"), spaces.count("coffee")
    rules.demand(milk == coffee == SPACES_OF_A_FACE, "cups", "space-total", milk=milk, coffee=coffee)


def components(edition: Edition) -> Components:
    """The packed tables of a checked edition."""
    data = edition.data
    faces = [face["id"] for face in data["faces"]]
    preparations = [preparation["id"] for preparation in data["preparations"]]
    numbers = {name: edition.number(table, name) for table, names in NUMBERS.items() for name in names}
    numbers["interim_from_next"] = int(data["rulings"]["interim_first_seat"] == FIRST_SEATS[0])
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
