"""The ids of one edition, in the order of the engine's numbers, and what is asked now."""

from typing import Any

from ludocafe.core.declare import Question
from ludocafe.core.masks import members
from ludocafe.games.coffee_traders.declare import DECLARED
from ludocafe.games.coffee_traders.edition import BUILDINGS, ITEMS, LETTER_IDS, LINE_IDS
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.state import CITIES, PATHS, RESETTING, SITES, SLOTS, SPACES


def asked(state: TradersState) -> tuple[Question, dict[str, int]]:
    """The question that is asked, and its arguments."""
    waiting = int(state.question())
    return DECLARED.question(waiting), DECLARED.waiting(waiting)[1]


def asked_under(state: TradersState) -> str:
    """The rule under which something is asked; some questions come up in two phases."""
    question, arguments = asked(state)
    if question.name == "joker" and state.phase == RESETTING:
        return "CTR-357"
    if question.name == "on" and arguments["reserve"]:
        return "CTR-161"
    return question.rule


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
        self.conditions: tuple[str, ...] = tuple(tile["condition"] for tile in data["objectives"]["tile"])
        self.offers: tuple[str, ...] = tuple(
            str(offer["different"]) for offer in data["player_board"]["warehouse_area"]["stock_to_warehouses"]
        )
        self.slots = tuple(f"{self.cities[city]}.{slot + 1}" for city in range(int(CITIES)) for slot in range(int(SLOTS)))

    def lists(self) -> dict[str, tuple[str, ...]]:
        """The lists of ids that differ between editions, by the names they have in the declaration."""
        return {
            "coop": self.coops,
            "coffee": (*self.coffees, "any"),
            "space": self.spaces,
            "path": self.paths,
            "site": self.sites,
            "city": self.cities,
            "objective": self.conditions,
            "store": ("row", *self.coffees),
        }

    def place(self, number: int, within: tuple[str, ...]) -> str:
        """``<coop>.<space>`` of a number."""
        coop, part = divmod(number, len(within))
        return f"{self.coops[coop]}.{within[part]}"

    def tracks(self, columns: int) -> list[str]:
        """The coffees of a set of warehouse tracks."""
        return members(columns, self.coffees)
