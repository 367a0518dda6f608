"""The ids of one edition, in the order of the engine's numbers, and what the engine's questions are called."""

from typing import Any

from ludocafe.games.coffee_traders.edition import BUILDINGS, ITEMS, LETTER_IDS, LINE_IDS
from ludocafe.games.coffee_traders.rules import codes
from ludocafe.games.coffee_traders.rules.state import CITIES, PATHS, RESETTING, SITES, SLOTS, SPACES

PHASES = ("setup", "work", "workers", "trade", "harvest", "sell", "reset", "over")
PLANTATION_ROWS = ("A", "B", "C")
ELEMENTS = ("A", "B", "C")
TRANSPORTS = ("none", "donkey", "truck")
ANIMAL_CHOICES = ("own", "joker")
SPOTS = ("area3", "bonus")
COUNTERS = ("arabica", "animal", "joker")
YEARS = ("1970", "1975", "1980")

# What is asked, in the order of the numbers in codes.py, with the rule under which it is asked.
QUESTIONS: tuple[tuple[str, str], ...] = (
    ("setup", "CTR-058"),
    ("work", "CTR-100"),
    ("space", "CTR-106"),
    ("animal", "CTR-115"),
    ("row", "CTR-072"),
    ("farm", "CTR-118"),
    ("serve", "CTR-122"),
    ("on", "CTR-123"),
    ("own", "CTR-161"),
    ("help", "CTR-162"),
    ("penalty", "CTR-165"),
    ("remove", "CTR-166"),
    ("trade", "CTR-200"),
    ("site", "CTR-097"),
    ("store", "CTR-098"),
    ("take", "CTR-097"),
    ("join_trade", "CTR-207"),
    ("join_build", "CTR-216"),
    ("give_leader", "CTR-216"),
    ("join_kind", "CTR-216"),
    ("trader", "CTR-089"),
    ("sell", "CTR-280"),
    ("second", "CTR-318"),
    ("type", "CTR-315"),
    ("luwak_line", "CTR-301"),
    ("luwak_bar", "CTR-315"),
    ("swap", "CTR-286"),
    ("spend", "CTR-288"),
    ("option", "CTR-304"),
    ("item", "CTR-306"),
    ("build", "CTR-305"),
    ("joker", "CTR-317"),
    ("storage", "CTR-355"),
    ("game_over", "CTR-364"),
)
# Questions with which an action opens; all others go on with one.
OPENINGS = frozenset(
    int(number)
    for number in (
        codes.ASK_SETUP,
        codes.ASK_WORK,
        codes.ASK_OWN,
        codes.ASK_HELP,
        codes.ASK_PENALTY,
        codes.ASK_TRADE,
        codes.ASK_JOIN_TRADE,
        codes.ASK_JOIN_BUILD,
        codes.ASK_SELL,
        codes.ASK_STORAGE,
        codes.GAME_OVER,
    )
)
TASKS = {int(getattr(codes, name)): name.removeprefix("DO_").lower() for name in dir(codes) if name.startswith("DO_")}


def asked_under(task: int, phase: int) -> str:
    """The rule under which something is asked; some questions come up in two phases."""
    question, rule = QUESTIONS[task & 255]
    if question == "joker" and phase == RESETTING:
        return "CTR-357"
    if question == "on" and from_reserve(task):
        return "CTR-161"
    return rule


def from_reserve(task: int) -> bool:
    """Does the worker who is to be placed come from the player's reserve?"""
    return task >> 35 & 1 == 1


def padded(ids: list[str], length: int) -> tuple[str, ...]:
    """Room that an edition does not use gets names nobody needs."""
    return tuple(ids + [f"x{number + 1}" for number in range(len(ids), length)])


class Names:
    """Ids of cooperatives, spaces, bars, contracts …"""

    def __init__(self, data: dict[str, Any]) -> None:
        layout = data["coop_layout"]
        self.coops: tuple[str, ...] = tuple(coop["id"] for coop in data["coop"])
        self.animals: tuple[str, ...] = tuple(coop["animal"] for coop in data["coop"])
        self.coffees: tuple[str, ...] = (*self.coops, data["luwak"]["id"])
        self.spaces = padded([space["id"] for space in layout["space"]], int(SPACES))
        self.paths = padded([path["id"] for path in layout["path"]], int(PATHS))
        self.sites = padded([site["id"] for site in layout["building_space"]], int(SITES))
        self.cities: tuple[str, ...] = tuple(city["id"] for city in data["bars"]["city"])
        self.letters = LETTER_IDS
        self.lines = LINE_IDS
        self.buildings = BUILDINGS[:4]
        self.items = ITEMS
        self.contracts: tuple[str, ...] = tuple(contract["id"] for contract in data["contract"])
        self.objectives: tuple[str, ...] = tuple(tile["id"] for tile in data["objectives"]["tile"])
        self.offers: tuple[str, ...] = tuple(
            str(offer["different"]) for offer in data["player_board"]["warehouse_area"]["stock_to_warehouses"]
        )
        self.slots = tuple(f"{self.cities[city]}.{slot + 1}" for city in range(int(CITIES)) for slot in range(int(SLOTS)))

    def place(self, number: int, within: tuple[str, ...]) -> str:
        """``<coop>.<space>`` of a number."""
        coop, part = divmod(number, len(within))
        return f"{self.coops[coop]}.{within[part]}"

    def tracks(self, columns: int) -> list[str]:
        """The coffees of a bit set of warehouse tracks."""
        return [coffee for number, coffee in enumerate(self.coffees) if columns >> number & 1]
