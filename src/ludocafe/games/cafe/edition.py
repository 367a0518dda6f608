"""Loads and checks the component file of Café."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from ludocafe.core.edition import Edition, Objection
from ludocafe.games.cafe.rules.state import AUCTION, COLOURS, NONE, PLANS, ROUNDS, SQUARES, STANDARD, STARTS, Components

MODES = ("standard", "auction")
TOKENS = ("Ay", "Ab", "Ag", "Ar", "B", "C", "K", "S", "E", "D")  # in the order of the square kinds
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
COMPOSITION = (
    "production_per_colour",
    "drying",
    "roasting",
    "cups",
    "ships",
    "empty",
    "small_cafes",
    "large_cafes",
    "demand_per_colour",
    "star_production_per_colour",
    "star_demand_per_colour",
    "star_cups",
    "star_ships",
    "star_small_cafes",
    "star_large_cafes",
)
LAYOUTS = (("K", 1), ("A", 3), ("B", 1), ("C", 1))  # CAF-10: what a start card shows

Demand = Callable[..., None]


def check(data: dict[str, Any]) -> list[Objection]:
    """Every broken invariant, with the card or table that breaks it."""
    problems: list[Objection] = []

    def demand(fulfilled: bool, key: str, reason: str, **fields: int | str) -> None:
        if not fulfilled:
            problems.append(Objection(f"objection-{reason}", (key,), dict(fields)))

    for table, names in (("numbers", NUMBERS), ("composition", COMPOSITION)):
        for name in names:
            demand(_is_number(data.get(table, {}), name), f"{table}.{name}", "number-needed")
    for key in ("deck", "bean", "company", "start", "plan"):
        demand(isinstance(data.get(key), list), key, "table-missing")
    if problems:
        return problems
    edition = Edition(data)
    _check_numbers(edition, demand)
    _check_shape(data, demand)
    if problems:
        return problems
    for card in data["plan"]:
        _check_plan(card, demand)
    if problems:
        return problems
    _check_starts(data, demand)
    _check_uniqueness(data["plan"], demand)
    _check_composition(data, edition, demand)
    _check_decks(data, edition, demand)
    return problems


def _is_number(table: dict[str, Any], name: str) -> bool:
    value = table.get(name)
    if isinstance(value, dict):
        value = value.get("value")
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _check_numbers(edition: Edition, demand: Demand) -> None:
    """The engine's tables have room for exactly these (see rules/state.py)."""
    for name, expected in (("plan_cards", PLANS), ("start_cards", STARTS)):
        demand(edition.number("numbers", name) == expected, f"numbers.{name}", "fixed", expected=int(expected))
    for name, least, most in (("rounds", 1, ROUNDS), ("max_action_points", 1, 8), ("open_cards", 1, 5), ("start_beans", 0, 10)):
        value = edition.number("numbers", name)
        demand(least <= value <= most, f"numbers.{name}", "range", least=least, most=int(most))
    least, most = edition.number("numbers", "cover_least"), edition.number("numbers", "cover_most")
    demand(2 <= least <= most <= 5, "numbers.cover_least", "range", least=2, most=5)


def _check_shape(data: dict[str, Any], demand: Demand) -> None:
    """Ids, lengths and kinds of values: what the later checks rely on."""
    for key, expected in (("bean", COLOURS), ("company", STARTS), ("start", STARTS), ("plan", PLANS), ("deck", 7)):
        demand(len(data[key]) == expected, key, "length", expected=int(expected))
        ids = [item.get("id") for item in data[key]]
        for id, copies in Counter(ids).items():
            demand(isinstance(id, str) and copies == 1, f"{key}[{id}]", "double-id")
    for key in ("start", "plan"):
        for card in data[key]:
            squares = card.get("squares")
            known = isinstance(squares, list) and len(squares) == SQUARES and all(token in TOKENS for token in squares)
            demand(known, f"{key}[{card.get('id', '?')}].squares", "squares")
    for card in data["plan"]:
        demand(isinstance(card.get("star"), bool), f"plan[{card.get('id', '?')}].star", "star")
    for bean in data["bean"]:
        demand(f"A{bean.get('letter')}" in TOKENS, f"bean[{bean.get('id', '?')}].letter", "unknown-value")


def _check_plan(card: dict[str, Any], demand: Demand) -> None:
    key = f"plan[{card['id']}]"
    squares, cafe = card["squares"], card.get("cafe")
    halves = [i for i, square in enumerate(squares) if square == "D"]
    demand((cafe is not None) == bool(halves), f"{key}.cafe", "cafe-and-squares")
    demand(squares.count("K") <= 1, f"{key}.squares", "one-cup")  # CAF-14
    demand(squares.count("S") <= 1, f"{key}.squares", "one-ship")
    demand(len(halves) <= 2, f"{key}.squares", "cafe-size", found=len(halves))
    if len(halves) == 2:
        (r, c), (s, d) = divmod(halves[0], 3), divmod(halves[1], 3)
        demand(abs(r - s) + abs(c - d) == 1, f"{key}.squares", "cafe-halves")  # CAF-06
    if cafe is None:
        return
    wanted = cafe.get("demand")
    colours = ("yellow", "brown", "green", "red")
    demand(cafe.get("size") == len(halves), f"{key}.cafe.size", "cafe-size", found=len(halves))
    demand(isinstance(cafe.get("points"), int) and cafe["points"] > 0, f"{key}.cafe.points", "number-needed")
    fine = isinstance(wanted, dict) and bool(wanted) and all(isinstance(n, int) and n > 0 for n in wanted.values())
    demand(fine and set(wanted or ()) <= set(colours), f"{key}.cafe.demand", "demand")
    for name in ("name", "city"):
        demand(isinstance(cafe.get(name), str) and bool(cafe[name]), f"{key}.cafe.{name}", "text-needed")
    demand(isinstance(cafe.get("year"), int), f"{key}.cafe.year", "number-needed")


def _check_starts(data: dict[str, Any], demand: Demand) -> None:
    """CAF-02, CAF-10, CAF-11."""
    companies = {company["id"]: company.get("start") for company in data["company"]}
    letters = {bean["id"]: bean["letter"] for bean in data["bean"]}
    missing = Counter(card.get("missing") for card in data["start"])
    positions: Counter[tuple[int, str]] = Counter()
    for card in data["start"]:
        key = f"start[{card['id']}]"
        squares = card["squares"]
        counts = Counter(token[0] for token in squares)
        demand(all(counts[letter] == number for letter, number in LAYOUTS), f"{key}.squares", "start-squares")
        colours = {token[1] for token in squares if token[0] == "A"}
        demand(len(colours) == 3, f"{key}.squares", "start-colours")
        demand(letters.get(card.get("missing")) not in {None, *colours}, f"{key}.missing", "start-missing")
        demand(missing[card.get("missing")] == 1, f"{key}.missing", "start-missing-twice")
        demand(companies.get(card.get("company")) == card["id"], f"{key}.company", "start-company")
        for i, token in enumerate(squares):
            if token[0] == "A":
                positions[i, token] += 1
                demand(positions[i, token] == 1, f"{key}.squares", "start-position", square=i)


def _check_uniqueness(plans: list[dict[str, Any]], demand: Demand) -> None:
    """No two cards alike, also when one is turned by 180°, none equal to its own half turn; no two cafés alike."""
    layouts: dict[tuple[str, ...], str] = {}
    cafes: dict[tuple[tuple[str, int], ...], str] = {}
    for card in plans:
        key = f"plan[{card['id']}].squares"
        squares = tuple(card["squares"])
        turned = squares[::-1]
        demand(squares != turned, key, "own-half-turn")
        for layout in {squares, turned}:
            twin = layouts.get(layout)
            demand(twin is None, key, "twin", other=twin or "")
        layouts.setdefault(squares, card["id"])
        if "cafe" in card:
            wanted = tuple(sorted(card["cafe"]["demand"].items()))
            twin = cafes.get(wanted)
            demand(twin is None, f"plan[{card['id']}].cafe.demand", "cafe-twin", other=twin or "")
            cafes[wanted] = card["id"]


def _check_composition(data: dict[str, Any], edition: Edition, demand: Demand) -> None:
    """11.2: squares, cafés, demands and colour balance, for all cards and for the star cards."""
    stars = [card for card in data["plan"] if card["star"]]
    expected = edition.number("numbers", "star_cards")
    demand(len(stars) == expected, "plan", "total", what="star", expected=expected, found=len(stars))
    squares = Counter(token for card in data["plan"] for token in card["squares"])
    for token, name in (("B", "drying"), ("C", "roasting"), ("K", "cups"), ("S", "ships"), ("E", "empty")):
        _compare(edition, name, squares[token], demand)
    for token, name in (("K", "star_cups"), ("S", "star_ships")):
        _compare(edition, name, sum(card["squares"].count(token) for card in stars), demand)
    for prefix, cards in (("", data["plan"]), ("star_", stars)):
        cafes = [card["cafe"] for card in cards if "cafe" in card]
        _compare(edition, f"{prefix}small_cafes", sum(cafe["size"] == 1 for cafe in cafes), demand)
        _compare(edition, f"{prefix}large_cafes", sum(cafe["size"] == 2 for cafe in cafes), demand)
        for bean in data["bean"]:
            token, colour = f"A{bean['letter']}", bean["id"]
            made = sum(card["squares"].count(token) for card in cards)
            wanted = sum(cafe["demand"].get(colour, 0) for cafe in cafes)
            _compare(edition, f"{prefix}production_per_colour", made, demand, colour)
            _compare(edition, f"{prefix}demand_per_colour", wanted, demand, colour)


def _compare(edition: Edition, name: str, found: int, demand: Demand, what: str = "") -> None:
    expected = edition.number("composition", name)
    demand(found == expected, f"composition.{name}", "total", what=what or name, expected=expected, found=found)


def _check_decks(data: dict[str, Any], edition: Edition, demand: Demand) -> None:
    """CAF-23: every pile comes out exactly."""
    rounds, stars = edition.number("numbers", "rounds"), edition.number("numbers", "star_cards")
    seen = set()
    for deck in data["deck"]:
        key = f"deck[{deck['id']}]"
        mode, players, pile = deck.get("mode"), deck.get("players"), deck.get("pile")
        known = mode in MODES and isinstance(players, int) and (1 if mode == "standard" else 2) <= players <= 4
        demand(known and (mode, players) not in seen, key, "unknown-value")
        if not known:
            continue
        seen.add((mode, players))
        a_round = players + 1 if mode == "auction" else edition.number("numbers", "open_cards") + players - 1
        demand(pile == rounds * a_round, f"{key}.pile", "pile", expected=rounds * a_round)
        left = int(PLANS) - (stars if deck.get("without_stars") else 0) - deck.get("removed_unseen", 0)
        demand(pile == left, f"{key}.removed_unseen", "pile", expected=left)


def components(edition: Edition) -> Components:
    """The packed tables of a checked edition."""
    data = edition.data
    numbers = {name: edition.number("numbers", name) for name in NUMBERS}
    cards = data["plan"] + data["start"]
    colours = [bean["id"] for bean in data["bean"]]
    cafes = [card.get("cafe", {"points": 0, "demand": {}}) for card in cards]
    decks = {(MODES.index(deck["mode"]), deck["players"]): deck for deck in data["deck"]}
    setups = [decks.get((mode, players), {}) for mode in (STANDARD, AUCTION) for players in (1, 2, 3, 4)]
    squares = [[TOKENS.index(token) for token in card["squares"]] for card in cards]

    def first(kind: str) -> list[int]:
        return [kinds.index(TOKENS.index(kind)) if TOKENS.index(kind) in kinds else int(NONE) for kinds in squares]

    tables: dict[str, list[int]] = {
        "square": [kind for kinds in squares for kind in kinds],
        "has_cup": [int("K" in card["squares"]) for card in cards],
        "cups_on": [card["squares"].count("K") for card in cards],
        "ships_on": [card["squares"].count("S") for card in cards],
        "ship_square": first("S"),
        "cafe_square": first("D"),
        "cafe_points": [cafe["points"] for cafe in cafes],
        "demand": [cafe["demand"].get(colour, 0) for cafe in cafes for colour in colours],
        "star": [int(card.get("star", False)) for card in cards],
        "without_stars": [int(setup.get("without_stars", False)) for setup in setups],
        "pile": [setup.get("pile", 0) for setup in setups],
    }
    return Components(numbers, tables)
