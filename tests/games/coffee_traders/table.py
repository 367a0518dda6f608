"""Small stories on Coffee Traders positions."""

from typing import Any

from ludocafe.core.chance import FastChance
from ludocafe.core.masks import members
from ludocafe.games.coffee_traders.declare import PHASES
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.state import (
    COFFEES,
    COLUMNS,
    COOPS,
    JOKER_SPENT,
    LETTERS,
    PLAYERS,
    ROWS,
    SITES,
    SLOTS,
    SPACES,
)
from tests.support import Story

COOP_IDS = ("guatemala", "colombia", "brazil", "ethiopia", "indonesia")
COFFEE_IDS = (*COOP_IDS, "luwak")
SPACE_IDS = ("a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "c1", "c2", "c3")
SITE_IDS = ("s1", "s2", "s3", "p1", "p2", "p3", "h1", "h2", "f1", "f2")
LETTER_IDS = ("A", "B", "C", "D", "E", "F")
ITEM_IDS = ("animal", "civet", "trader")
# What lies in front of a player, as the board keeps it; ``slots`` are those filled on the counter track.
SUPPLIES = (
    "coins",
    "donkeys",
    "trucks",
    "civets",
    "tokens",
    "black",
    "coloured",
    "workers",
    "traders",
    "contractors",
    "hospital",
    "sumatra",
    "spare_donkeys",
    "spare_trucks",
    "spare_civets",
    "track_trader",
    "track_truck",
)
CITY_IDS = ("amsterdam", "vienna", "rome", "new_york", "melbourne", "seoul")


class Tale(Story):
    """A story with short questions about the board."""

    state: TradersState

    def __init__(self, position: str | Any, draws: Any = None) -> None:
        super().__init__("coffee_traders", position, draws if draws is not None else FastChance(7))

    def shows(self, text: str) -> None:
        """The table is as told: statements like those of a position, each with everything named in full.

        ``seat 0: coins 2, bonus AC, stock brazil, arabica 1 2 1 1 1; brazil: town 7, house 0 2; andre: posts 2; period 2``
        """
        found: dict[str, dict[str, str]] = {}
        for statement in filter(None, (part.strip() for part in text.split(";"))):
            place, _, words = statement.partition(": ")
            if not words:
                place, words = "table", statement
            there = found.setdefault(place, self._told(place))
            for word in words.split(", "):
                name, _, value = word.partition(" ")
                assert there[name] == value, f"{place}: {name} {there[name]}, not {value}"

    def _told(self, place: str) -> dict[str, str]:
        """All there is to say about a seat, a cooperative, André or the table."""
        state = self.state
        kind, _, number = place.partition(" ")
        if kind == "seat":
            return self._told_of_seat(int(number))
        if kind in COOP_IDS:
            coop = COOP_IDS.index(kind)
            piles = {"town": state.town, "coin": state.house_coin, "stock": state.house_stock, "donkey_won": state.donkey_won}
            animals = _pile(("own", "joker"), [int(state.animals[coop * 2 + i]) for i in range(2)])
            return {
                "house": _row(self.house(kind)),
                "animals": animals,
                **{name: str(count[coop]) for name, count in piles.items()},
            }
        if kind == "objectives":
            claims = [[int(state.claim[letter * PLAYERS + rank]) for rank in range(state.claims[letter])] for letter in range(3)]
            return {id: _row(players) for id, players in zip("ABC", claims, strict=True)}
        if kind == "stacks":
            counts = [int(state.stack_size[letter]) for letter in range(LETTERS)]
            return {id: str(count) for id, count in zip(LETTER_IDS, counts, strict=True)}
        if kind == "andre":
            names = {"posts": state.andre_posts, "turned": state.andre_turned, "turns": state.andre_turns}
            left = _row([int(n) for n in state.andre_left])
            return {"left": left, "traders": str(state.traders[state.andre]), **{name: str(n) for name, n in names.items()}}
        order = _row([int(state.order[place]) for place in range(state.players)])
        passed = _row([player for player in range(state.players) if state.has_passed(player)])
        told = {"period": str(state.period + 1), "phase": PHASES[state.phase], "order": order, "passed": passed}
        trucks = sum(int(truck) for truck in state.truck)
        return {**told, "run": str(state.run), "jokers": str(state.stock_jokers), "trucks": str(trucks)}

    def _told_of_seat(self, seat: int) -> dict[str, str]:
        state = self.state
        told = {name: str(getattr(state, name)[seat]) for name in SUPPLIES}
        told |= {coffee: str(self.coffee(seat, coffee)) for coffee in COFFEE_IDS}
        elements = zip("ABC", (state.bonus_marker, state.bonus_trader, state.bonus_purse), strict=True)
        told["bonus"] = "".join(element for element, left in elements if left[seat]) or "-"
        told["arabica"] = _row([int(state.column[seat * COOPS + row]) for row in range(COOPS)])
        told["rows"] = _row([int(state.next_item[seat * ROWS + row]) for row in range(ROWS)])
        told["built"] = _row([int(state.built[seat * COLUMNS + column]) for column in range(COLUMNS)])
        told["slots"] = str(state.filled[seat])
        told["warehouses"] = str(state.warehouses(seat))
        told["exchange"] = str(state.parts.ratio[state.exchange[seat]])
        told["storage"] = _chosen(COFFEE_IDS, int(state.storage[seat]))
        told["items"] = _chosen(ITEM_IDS, int(state.items[seat]))
        told["done"] = _chosen(LETTER_IDS, int(state.fulfilled[seat]))
        told["stock"] = _pile(COOP_IDS, [int(state.stock[seat * COOPS + colour]) for colour in range(COOPS)])
        colours = (*COOP_IDS, "joker")
        told["aside"] = _pile(colours, [int(state.aside[seat * COFFEES + colour]) for colour in range(len(colours))])
        joker = int(state.joker[seat])
        told["joker"] = "-" if joker < 0 else "spent" if joker == JOKER_SPENT else COOP_IDS[joker]
        contracts = [int(state.contract[seat * LETTERS + letter]) for letter in range(LETTERS)]
        told["contracts"] = " ".join(f"{LETTER_IDS[n // 5]}{n % 5 + 1}" for n in contracts)
        return told

    def legal_of(self, word: str) -> list[str]:
        """The legal choices of one kind."""
        return [notation for notation in self.legal() if notation.split("/")[0] == word]

    def coffee(self, seat: int, coffee: str) -> int:
        return int(self.state.coffee[seat * int(COFFEES) + COFFEE_IDS.index(coffee)])

    def stock(self, seat: int, colour: str) -> int:
        """Ordinary stock counters of a colour."""
        return int(self.state.stock[seat * int(COOPS) + COOP_IDS.index(colour)])

    def position(self) -> str:
        return self.game.position(self.state)

    def column(self, seat: int, coop: str) -> int:
        """Where a marker stands on the Arabica track."""
        return int(self.state.column[seat * int(COOPS) + COOP_IDS.index(coop)])

    def _place(self, place: str, ids: tuple[str, ...], width: int) -> int:
        coop, _, part = place.partition(".")
        return COOP_IDS.index(coop) * width + ids.index(part)

    def owner(self, place: str) -> int:
        """Owner of a plantation; -1: none."""
        return int(self.state.owner[self._place(place, SPACE_IDS, int(SPACES))])

    def level(self, place: str) -> int:
        return int(self.state.level[self._place(place, SPACE_IDS, int(SPACES))])

    def occupied(self, place: str) -> bool:
        return bool(self.state.worker[self._place(place, SPACE_IDS, int(SPACES))])

    def builder(self, place: str) -> int:
        return int(self.state.site[self._place(place, SITE_IDS, int(SITES))])

    def bean(self, slot: str) -> int:
        city, _, number = slot.partition(".")
        return int(self.state.bean[CITY_IDS.index(city) * int(SLOTS) + int(number) - 1])

    def donkeys_on(self, coop: str, path: int) -> list[int]:
        at = (COOP_IDS.index(coop) * 7 + path) * 2
        return [int(self.state.donkey[at + i]) for i in range(2)]

    def town(self, coop: str) -> int:
        return int(self.state.town[COOP_IDS.index(coop)])

    def house(self, coop: str) -> list[int]:
        number = COOP_IDS.index(coop)
        return [int(self.state.house[number * 5 + i]) for i in range(self.state.house_size[number])]

    def actor(self) -> int:
        return int(self.state.actor())

    def asked(self) -> str:
        return self.game.decision(self.state).kind

    def item(self, seat: int, source: str) -> int:
        """Points of one source of the score sheet."""
        return sum(line.amount for line in self.game.scores(self.state)[seat] if line.source == source)


def _row(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers) or "-"


def _chosen(ids: tuple[str, ...], numbers: int) -> str:
    """The ids of a set."""
    return " ".join(members(numbers, ids)) or "-"


def _pile(ids: tuple[str, ...], counts: list[int]) -> str:
    """Each id as often as it is there."""
    return " ".join(id for id, count in zip(ids, counts, strict=True) for _ in range(count)) or "-"


def tale(position: str, draws: Any = None) -> Tale:
    return Tale(position, draws)


def fresh(seats: int, seed: int = 1, **settings: str) -> Tale:
    """A new game."""
    from ludocafe import registry

    game = registry.game("coffee_traders")
    return Tale(game.new(seats, game.check_settings(seats, settings), FastChance(seed)))
