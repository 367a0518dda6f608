"""Small stories on Coffee Traders positions."""

from typing import Any

from ludocafe.core.chance import FastChance
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.state import COFFEES, COOPS, SITES, SLOTS, SPACES
from tests.support import Story

COOP_IDS = ("guatemala", "colombia", "brazil", "ethiopia", "indonesia")
COFFEE_IDS = (*COOP_IDS, "luwak")
SPACE_IDS = ("a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "c1", "c2", "c3")
SITE_IDS = ("s1", "s2", "s3", "p1", "p2", "p3", "h1", "h2", "f1", "f2")
CITY_IDS = ("amsterdam", "vienna", "rome", "new_york", "melbourne", "seoul")


class Tale(Story):
    """A story with short questions about the board."""

    state: TradersState

    def __init__(self, position: str | Any, draws: Any = None) -> None:
        super().__init__("coffee_traders", position, draws if draws is not None else FastChance(7))

    def legal_of(self, word: str) -> list[str]:
        """The legal choices of one kind."""
        return [notation for notation in self.legal() if notation.split("/")[0] == word]

    def coffee(self, seat: int, coffee: str) -> int:
        return int(self.state.coffee[seat * int(COFFEES) + COFFEE_IDS.index(coffee)])

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


def tale(position: str, draws: Any = None) -> Tale:
    return Tale(position, draws)


def fresh(seats: int, seed: int = 1, **settings: str) -> Tale:
    """A new game."""
    from ludocafe import registry

    game = registry.game("coffee_traders")
    return Tale(game.new(seats, game.check_settings(seats, settings), FastChance(seed)))
