"""How the fields of actions are written down that are neither ids nor plain numbers."""

from ludocafe.core.declare import Reader
from ludocafe.core.masks import set_of
from ludocafe.core.model import Value
from ludocafe.games.coffee_traders.edge.names import Names
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.state import AUTOMA_SEAT


class PlayerReader(Reader):
    """A player: by the place at the table in notation, by the number that names André in a typed structure."""

    def values(self, state: TradersState, kind: str, number: int) -> tuple[Value, ...]:
        return (seen_seat(state, number),)

    def number(self, state: TradersState, kind: str, values: tuple[Value, ...]) -> int:
        player = values[0]
        if not isinstance(player, int):
            raise ValueError
        return int(state.andre) if player == AUTOMA_SEAT and state.andre >= 0 else player

    def words(self, state: TradersState, kind: str, number: int) -> tuple[str, ...]:
        return (str(number),)

    def parse(self, state: TradersState, kind: str, words: tuple[str, ...]) -> int:
        return int(words[0])


class TracksReader(Reader):
    """A set of warehouse tracks: the coffees that lie there."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def values(self, state: TradersState, kind: str, number: int) -> tuple[Value, ...]:
        return ([*self.names.tracks(number)],)

    def number(self, state: TradersState, kind: str, values: tuple[Value, ...]) -> int:
        tracks = values[0]
        if not isinstance(tracks, list) or len(set(tracks)) != len(tracks):
            raise ValueError
        return set_of(self.names.coffees.index(str(track)) for track in tracks)

    def words(self, state: TradersState, kind: str, number: int) -> tuple[str, ...]:
        return (",".join(self.names.tracks(number)),)

    def parse(self, state: TradersState, kind: str, words: tuple[str, ...]) -> int:
        return self.number(state, kind, ([*words[0].split(",")] if words[0] else [],))


class OfferReader(Reader):
    """An offer of warehouses is named by the number of different stock counters it takes."""

    def __init__(self, names: Names) -> None:
        self.offers = [int(offer) for offer in names.offers]

    def values(self, state: TradersState, kind: str, number: int) -> tuple[Value, ...]:
        return (self.offers[number],)

    def number(self, state: TradersState, kind: str, values: tuple[Value, ...]) -> int:
        return self.offers.index(int(str(values[0])))


def seen_seat(state: TradersState, player: int) -> int:
    """The number by which events and words name a player."""
    return int(state.seen(player))
