"""Loads and checks the component file of Café."""

from collections import Counter
from typing import Any

from ludocafe.core.check import Check, Flag, ListOf, Name, Number, OneOf, Table, Text, is_number
from ludocafe.core.edition import Edition, Objection
from ludocafe.core.model import Value
from ludocafe.games.cafe.rules.state import AUCTION, COLOURS, NONE, PLANS, ROUNDS, ROW, SQUARES, STANDARD, STARTS, Components

Data = dict[str, Any]

MODES = ("standard", "auction")
BUILDS = ("in_turn", "together")  # CAF-49
TOKENS = ("Ay", "Ab", "Ag", "Ar", "B", "C", "K", "S", "E", "D")  # in the order of the square kinds
BEANS = {"yellow": "y", "brown": "b", "green": "g", "red": "r"}  # CAF-03: the order is that of the token kinds
COMPANIES = ("brasil", "saotome", "angola", "timor")  # settings, words and drawings belong to these ids
SETUPS = tuple((mode, players) for mode in MODES for players in (1, 2, 3, 4) if (mode, players) != ("auction", 1))  # CAF-21
NUMBERS = (
    "plan_cards",
    "star_cards",
    "start_cards",
    "rounds",
    "max_action_points",
    "start_beans",
    "open_cards",
    "cup_price",
    "discount_ships",
    "cover_least",
    "cover_most",
    "lowest_colour_points",
    "second_colour_points",
)
SMALL = Number(0, 9)

# What bounds a number is technical: the rolled-up plane and the codes of bids (rules/state.py) hold for eight rounds of eight
# points with at most ten beans of a colour at the start; a café's order has to fit on its picture.
SHAPE = Table(
    {
        "numbers": Table(
            {
                "plan_cards": Number(),
                "star_cards": Number(),
                "start_cards": Number(),
                "rounds": Number(1, int(ROUNDS)),
                "max_action_points": Number(1, 8),
                "start_beans": Number(0, 10),
                "open_cards": Number(1, int(ROW)),
                "cup_price": SMALL,
                "discount_ships": SMALL,
                "cover_least": Number(),
                "cover_most": Number(2, 5),
                "lowest_colour_points": SMALL,
                "second_colour_points": SMALL,
            }
        ),
        "deck": ListOf(
            Table(
                {
                    "id": Text(),
                    "mode": OneOf(MODES),
                    "players": Number(1, 4),
                    "without_stars": Flag(),
                    "removed_unseen": Number(),
                    "pile": Number(),
                }
            ),
            len(SETUPS),
            len(SETUPS),
        ),
        "bean": ListOf(Table({"id": OneOf(tuple(BEANS)), "letter": OneOf(tuple(BEANS.values()))}), int(COLOURS), int(COLOURS)),
        "company": ListOf(Table({"id": OneOf(COMPANIES), "name": Text(), "start": Name()}), int(STARTS), int(STARTS)),
        # The historic cafés are on plan cards: a start card has none (CAF-10).
        "start": ListOf(
            Table({"id": Name(), "company": OneOf(COMPANIES), "squares": ListOf(OneOf(TOKENS[:-1]), int(SQUARES), int(SQUARES))}),
            int(STARTS),
            int(STARTS),
        ),
        "plan": ListOf(
            Table(
                {"id": Name(), "star": Flag(), "squares": ListOf(OneOf(TOKENS), int(SQUARES), int(SQUARES))},
                {
                    "cafe": Table(
                        {
                            "name": Text(),
                            "city": Text(),
                            "year": Number(0, 2999),
                            "size": Number(1, 2),
                            "points": Number(0, 99),
                            "demand": Table({}, {colour: Number(1, 9) for colour in BEANS}, closed=True),
                        }
                    )
                },
            ),
            int(PLANS),
            int(PLANS),
        ),
    }
)
# What the engine is built around, and the rule that prints it.
FIXED: dict[str, tuple[Value, str]] = {
    "numbers.plan_cards": (int(PLANS), "CAF-01"),
    "numbers.star_cards": (8, "CAF-08"),
    "numbers.start_cards": (int(STARTS), "CAF-01"),
    "numbers.cover_least": (2, "CAF-52"),  # CAF-56: a place where two squares are covered always exists
}
# Printed numbers that play as well with others.
PRINTED: dict[str, tuple[Value, str]] = {
    "numbers.rounds": (8, "CAF-71"),
    "numbers.max_action_points": (8, "CAF-46"),
    "numbers.start_beans": (1, "CAF-22"),
    "numbers.open_cards": (3, "CAF-40"),
    "numbers.cup_price": (1, "CAF-41"),
    "numbers.discount_ships": (2, "CAF-41"),
    "numbers.cover_most": (4, "CAF-52"),
    "numbers.lowest_colour_points": (2, "CAF-74"),
    "numbers.second_colour_points": (1, "CAF-74"),
}
# What an edition may tell of its own deck (11.2 of the specification), to find slips of the pen.
TOTALS = {"drying": "B", "roasting": "C", "cups": "K", "ships": "S", "empty": "E"}


def check(data: Data) -> list[Objection]:
    """All there is to say about an edition; cards are compared only once the file has the right shape."""
    found = Check(data)
    found.shape(SHAPE)
    if not found.refused:
        found.numbers(FIXED, PRINTED)
        _check_beans(found)
        _check_starts(found)
        for number, card in enumerate(found.data["plan"]):
            _check_plan(card, f"plan[{number}]", found)
        stars = sum(card["star"] for card in found.data["plan"])
        found.demand(stars == 8, "plan", "stars", "CAF-08", expected=8, found=stars)
        _check_decks(found)
        _check_totals(found)
    return found.objections


def _check_beans(found: Check) -> None:
    """CAF-03: codes, notation and pictures count the colours in one order."""
    for number, (bean, (id, letter)) in enumerate(zip(found.data["bean"], BEANS.items(), strict=True)):
        found.demand(bean["id"] == id, f"bean[{number}].id", "one-of", "CAF-03", values=id)
        found.demand(bean["letter"] == letter, f"bean[{number}].letter", "one-of", "CAF-03", values=letter)


def _check_starts(found: Check) -> None:
    """CAF-02: company and start card belong together; CAF-56: an area begins with a cup."""
    companies, starts = found.data["company"], found.data["start"]
    found.ids("company")
    found.ids("plan", "start")
    for number, (company, start) in enumerate(zip(companies, starts, strict=True)):
        fits = (company["start"], start["company"]) == (start["id"], company["id"])
        found.demand(fits, (f"company[{number}].start", f"start[{number}].company"), "start-company", "CAF-02")
        path = f"start[{number}].squares"
        found.demand("K" in start["squares"], path, "start-cup", "CAF-56")
        kinds = Counter(token[0] for token in start["squares"])
        printed = kinds["K"] == kinds["B"] == 1 and kinds["A"] + kinds["C"] == 4 and kinds["C"] <= 1
        found.remark(printed, path, "start-squares", "CAF-10")


def _check_plan(card: Data, path: str, found: Check) -> None:
    """CAF-06, CAF-07: a café has one square or two that share an edge, and orders beans."""
    cafe = card.get("cafe")
    halves = [square for square, kind in enumerate(card["squares"]) if kind == "D"]
    if not found.demand((cafe is not None) == bool(halves), (f"{path}.cafe", f"{path}.squares"), "cafe-and-squares", "CAF-07"):
        return
    if cafe is None:
        return
    size = (f"{path}.cafe.size", f"{path}.squares")
    found.demand(cafe["size"] == len(halves), size, "cafe-size", "CAF-06", found=len(halves))
    if len(halves) == 2:
        (row, column), (other_row, other_column) = divmod(halves[0], 3), divmod(halves[1], 3)
        beside = abs(row - other_row) + abs(column - other_column) == 1
        found.demand(beside, f"{path}.squares", "cafe-halves", "CAF-06")
    found.demand(bool(cafe["demand"]), f"{path}.cafe.demand", "demand", "CAF-07")


def _check_decks(found: Check) -> None:
    """CAF-23: every pile comes out exactly."""
    number = found.edition.number
    rounds, stars = number("numbers", "rounds"), number("numbers", "star_cards")
    decks = found.data["deck"]
    found.ids("deck")
    kinds = Counter((deck["mode"], deck["players"]) for deck in decks)
    for index, deck in enumerate(decks):
        path, mode, players = f"deck[{index}]", deck["mode"], deck["players"]
        once = (mode, players) in SETUPS and kinds[mode, players] == 1
        found.demand(once, (f"{path}.mode", f"{path}.players"), "deck-twice", "CAF-21")
        a_round = players + 1 if mode == "auction" else number("numbers", "open_cards") + players - 1
        need = (f"{path}.pile", "numbers.rounds", "numbers.open_cards")
        found.demand(deck["pile"] == rounds * a_round, need, "pile", "CAF-23", expected=rounds * a_round)
        left = int(PLANS) - (stars if deck["without_stars"] else 0) - deck["removed_unseen"]
        found.demand(deck["pile"] == left, (f"{path}.removed_unseen", f"{path}.pile"), "pile-left", "CAF-23", expected=left)


def _check_totals(found: Check) -> None:
    """Squares and cafés of all plan cards against the table ``composition``, where an edition has one."""
    told = found.data.get("composition")
    if not isinstance(told, dict):
        return
    plans = found.data["plan"]
    squares = Counter(token for card in plans for token in card["squares"])
    totals = {name: squares[token] for name, token in TOTALS.items()}
    for size, name in ((1, "small_cafes"), (2, "large_cafes")):
        totals[name] = sum("cafe" in card and card["cafe"]["size"] == size for card in plans)
    for name, total in totals.items():
        if is_number(told.get(name)):
            found.remark(told[name] == total, f"composition.{name}", "total", found=total, expected=told[name])


def components(edition: Edition) -> Components:
    """The packed tables of a checked edition."""
    data = edition.plain
    numbers = {name: edition.number("numbers", name) for name in NUMBERS}
    cards = [*data["plan"], *data["start"]]
    colours = [bean["id"] for bean in data["bean"]]
    cafes = [card.get("cafe", {"points": 0, "demand": {}}) for card in cards]
    decks = {(deck["mode"], deck["players"]): deck for deck in data["deck"]}
    setups = [decks.get((MODES[mode], players), {}) for mode in (STANDARD, AUCTION) for players in (1, 2, 3, 4)]
    squares = [[TOKENS.index(token) for token in card["squares"]] for card in cards]

    def first(kind: str) -> list[int]:
        return [kinds.index(TOKENS.index(kind)) if TOKENS.index(kind) in kinds else int(NONE) for kinds in squares]

    tables: dict[str, list[int]] = {
        "square": [kind for kinds in squares for kind in kinds],
        "has_cup": [int("K" in card["squares"]) for card in cards],
        "cups_on": [card["squares"].count("K") for card in cards],
        "ships_on": [card["squares"].count("S") for card in cards],
        "cafe_square": first("D"),
        "cafe_points": [cafe["points"] for cafe in cafes],
        "demand": [cafe["demand"].get(colour, 0) for cafe in cafes for colour in colours],
        "star": [int(card.get("star", False)) for card in cards],
        "without_stars": [int(setup.get("without_stars", False)) for setup in setups],
        "pile": [setup.get("pile", 0) for setup in setups],
    }
    return Components(numbers, tables)
