"""Loads and checks the component file of Café del Gatto (GAT-01 to GAT-07)."""

from itertools import pairwise
from typing import Any

from ludocafe.core.check import Check, Colour, ListOf, Name, Number, OneOf, Table
from ludocafe.core.edition import Edition, Objection
from ludocafe.core.model import Value
from ludocafe.games.cafe_del_gatto.rules.state import CUPS, MENU, NONE, ROWS, SPACES, SUGAR_CODES, TILES, Components

Data = dict[str, Any]

COLUMNS = ("milk", "coffee")
CUP_IDS = ("espresso", "espresso_macchiato", "doppio", "cappuccino", "latte_macchiato")
PREPARATIONS = {"cold": "c", "creamy": "f", "hot": "h"}
MOST_PLAYERS = 5
SPACES_OF_A_FACE = 6  # of one player's cups together, as a review counts them
SMALL = Number(0, 9)
FIRST_SEATS = ("player_whose_turn_comes_next", "player_whose_turn_just_ended")

# What bounds a number is technical: a standing is 1000 points + coins, a choice of cubes has 13 codes, and the worth of
# tokens and tiles stays small enough for pictures and notation.
SHAPE = Table(
    {
        "supply": Table(
            {"coins": Number(1, 999), "sugar": Number(0, int(SUGAR_CODES) - 1), "tokens": Number(), "drink_tiles": Number()}
        ),
        "setup": Table(
            {"start_coins": Number(0, 99), "first_player_tip": Number(0, 99), "start_sugar": SMALL, "cups_per_player": Number()}
        ),
        "machine": Table(
            {"columns": ListOf(OneOf(COLUMNS), 2, 2), "rows": Number(), "surcharge": ListOf(SMALL, int(ROWS), int(ROWS))}
        ),
        "actions": Table(
            {
                "take_coins": Number(1, 9),
                "clean_cost": Number(1, 9),
                "buy_per_turn": Number(),
                "sugar_on_token_value": SMALL,
                "sugar_gained": SMALL,
                "sugar_barista_bonus": SMALL,
                "sugar_per_point_at_end": Number(1, 99),
                "cups_to_trigger_end": Number(),
            }
        ),
        # The rulings the rules are written for; an edition that wants another one must hear that it will not get it.
        "rulings": Table(
            {
                "coin_supply": OneOf(("limited",)),
                "sugar_supply": OneOf(("limited",)),
                "price_without_neighbour": OneOf((0,)),
                "sugar_counts_for_difference": OneOf((True,)),
                "after_clean": OneOf((["clean", "buy", "end_turn"],)),
                "bag_refill": OneOf(("lazy",)),
                "interim_trigger": OneOf(("bag_and_discard_empty_at_end_of_turn",)),
                "interim_first_seat": OneOf(FIRST_SEATS),
                "interim_after_last_turn": OneOf((False,)),
                "final_tie": OneOf(("shared",)),
            }
        ),
        # Words, pictures and notation belong to these ids.
        "faces": ListOf(Table({"id": OneOf(COLUMNS)}), 2, 2),
        "preparations": ListOf(
            Table({"id": OneOf(tuple(PREPARATIONS)), "letter": OneOf(tuple(PREPARATIONS.values()))}),
            int(MENU),
            int(MENU),
        ),
        "tokens": ListOf(
            Table(
                {
                    "id": Name(),
                    "value": Number(1, 6),
                    "preparation": OneOf(tuple(PREPARATIONS)),
                    "copies": Number(1, 36),
                }
            ),
            1,
            36,
        ),
        "cups": ListOf(
            Table(
                {
                    "id": OneOf(CUP_IDS),
                    "colour": Table({"hex": Colour()}),
                    "spaces": ListOf(OneOf(COLUMNS), 1, int(SPACES)),
                    "menu": ListOf(Number(0, 99), 1, int(MENU)),
                    "tiles": ListOf(Table({"value": Number(1, 99), "copies": OneOf(("players", 1))}), 1, int(TILES)),
                }
            ),
            int(CUPS),
            int(CUPS),
        ),
    }
)
# What the engine is built around, and the rule that prints it.
FIXED: dict[str, tuple[Value, str]] = {
    "supply.tokens": (36, "GAT-02"),
    "supply.drink_tiles": (45, "GAT-05"),
    "setup.cups_per_player": (int(CUPS), "GAT-14"),
    "actions.cups_to_trigger_end": (int(CUPS), "GAT-90"),
    "actions.buy_per_turn": (1, "GAT-40"),
    "machine.rows": (int(ROWS), "GAT-08"),
}
# Printed numbers that play as well with others.
PRINTED: dict[str, tuple[Value, str]] = {
    "supply.coins": (45, "GAT-06"),
    "supply.sugar": (12, "GAT-07"),
    "setup.start_coins": (5, "GAT-12"),
    "setup.first_player_tip": (1, "GAT-12"),
    "setup.start_sugar": (0, "GAT-12"),
    "machine.surcharge": ([0, 0, 0, 1, 2], "GAT-41"),
    "actions.take_coins": (2, "GAT-60"),
    "actions.clean_cost": (2, "GAT-31"),
    "actions.sugar_on_token_value": (1, "GAT-43"),
    "actions.sugar_gained": (1, "GAT-42"),
    "actions.sugar_barista_bonus": (1, "GAT-52"),
    "actions.sugar_per_point_at_end": (2, "GAT-91"),
}
NUMBERS = {
    "supply": ("coins", "sugar"),
    "setup": ("start_coins", "first_player_tip", "start_sugar"),
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


def check(data: Data) -> list[Objection]:
    """All there is to say about an edition; numbers are compared only once the file has the right shape."""
    found = Check(data)
    found.shape(SHAPE)
    if not found.refused:
        found.numbers(FIXED, PRINTED)
        _check_money(found)
        _check_pieces(found)
        cheapest = min(token["value"] for token in found.data["tokens"])
        for number, cup in enumerate(found.data["cups"]):
            _check_cup(cup, f"cups[{number}]", cheapest, found)
    return found.objections


def _check_money(found: Check) -> None:
    """Nobody may begin in debt, and money must not keep everybody from buying for good."""
    data, number = found.data, found.edition.number
    start, tip, coins = number("setup", "start_coins"), number("setup", "first_player_tip"), number("supply", "coins")
    found.demand(tip <= start, ("setup.first_player_tip", "setup.start_coins"), "at-most", limit=start)
    handed_out = MOST_PLAYERS * start - tip
    # GAT-21: with an empty reserve somebody owns a fifth of the coins, and must be able to buy in the cheapest row.
    dearest = max(token["value"] for token in data["tokens"]) + min(data["machine"]["surcharge"])
    least = max(handed_out, MOST_PLAYERS * (dearest - 1) + 1)
    found.demand(coins >= least, "supply.coins", "at-least", limit=least)
    cubes = MOST_PLAYERS * number("setup", "start_sugar")
    found.demand(number("supply", "sugar") >= cubes, ("supply.sugar", "setup.start_sugar"), "at-least", limit=cubes)


def _check_pieces(found: Check) -> None:
    """GAT-02 to GAT-05: what the box holds."""
    data = found.data
    found.demand(data["machine"]["columns"] == list(COLUMNS), "machine.columns", "two-faces", "GAT-08")
    for key in ("faces", "preparations", "tokens", "cups"):
        found.ids(key)
    found.demand([face["id"] for face in data["faces"]] == list(COLUMNS), "faces", "two-faces", "GAT-08")
    for number, preparation in enumerate(data["preparations"]):
        right = preparation["letter"] == PREPARATIONS[preparation["id"]]
        found.demand(right, f"preparations[{number}].letter", "one-of", values=PREPARATIONS[preparation["id"]])
    for number, token in enumerate(data["tokens"]):  # notation writes a token as its value and a letter
        name = f"{token['value']}{PREPARATIONS[token['preparation']]}"
        found.demand(token["id"] == name, f"tokens[{number}].id", "token-id", expected=name)
    total = sum(token["copies"] for token in data["tokens"])
    found.demand(total == 36, "tokens", "total", "GAT-02", expected=36, found=total)
    tiles = sum(MOST_PLAYERS + len(cup["tiles"]) - 1 for cup in data["cups"])
    found.demand(tiles == 45, "cups", "tile-total", "GAT-05", expected=45, found=tiles)
    spaces = [face for cup in data["cups"] for face in cup["spaces"]]
    milk, coffee = spaces.count("milk"), spaces.count("coffee")
    found.remark(milk == coffee == SPACES_OF_A_FACE, "cups", "space-total", "GAT-03", milk=milk, coffee=coffee)


def _check_cup(cup: Data, path: str, least_value: int, found: Check) -> None:
    menu, values = cup["menu"], [tile["value"] for tile in cup["tiles"]]
    size = len(cup["spaces"])
    columns = min(int(MENU), size)  # GAT-51: a cup of two spaces never shows three preparations
    found.demand(len(menu) == columns, f"{path}.menu", "menu-length", "GAT-51", expected=columns)
    found.demand(all(a >= b for a, b in pairwise(menu)), f"{path}.menu", "decreasing", "GAT-51")
    found.demand(all(a < b for a, b in pairwise(values)), f"{path}.tiles", "increasing", "GAT-05")
    # GAT-53: a tile must be taken, so that the cheapest possible drink needs one.
    cheapest = size * least_value
    found.demand(values[0] <= cheapest, f"{path}.tiles[0].value", "lowest-tile", "GAT-53", most=cheapest)
    copies = [tile["copies"] for tile in cup["tiles"]]
    found.demand(copies == ["players"] + [1] * (len(copies) - 1), f"{path}.tiles", "lowest-shared", "GAT-05")


def components(edition: Edition) -> Components:
    """The packed tables of a checked edition."""
    data = edition.plain
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
        "face": [n for cup in cups for n in padded([COLUMNS.index(face) for face in cup["spaces"]], int(SPACES))],
        "menu": [n for cup in cups for n in padded(list(cup["menu"]), int(MENU))],
        "tile": [n for cup in cups for n in padded([tile["value"] for tile in cup["tiles"]], int(TILES))],
        "single": [n for cup in cups for n in padded([int(tile["copies"] != "players") for tile in cup["tiles"]], int(TILES))],
    }
    return Components(numbers, tables)
