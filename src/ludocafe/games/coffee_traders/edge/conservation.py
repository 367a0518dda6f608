"""Counts every limited piece wherever it lies (chapter 1, CTR-020): the sums never change.

Pieces of which some may leave the game unseen (traders, trucks, plantations, stock counters) are never more than there were; for
them 1 says that this is so.
"""

from ludocafe.core.masks import members
from ludocafe.games.coffee_traders.declare import DECLARED
from ludocafe.games.coffee_traders.edition import ITEMS
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.state import (
    COLUMNS,
    COOPS,
    NONE,
    ROWS,
    SITES,
    SPACES,
)


def pieces(state: TradersState) -> dict[str, int]:
    """How many donkeys, civets, buildings … exist, by player and in common."""
    count: dict[str, int] = {}
    parts = state.parts
    for player in range(state.seats):
        key = f"seat {player} "
        laid = sum(int(owner == player) for owner in state.donkey)
        count[key + "donkeys"] = int(state.donkeys[player] + state.spare_donkeys[player]) + laid
        beside = int("civet" in members(state.items[player], ITEMS))
        count[key + "civets"] = int(state.civets[player] + state.sumatra[player] + state.spare_civets[player]) + beside
        built = dict.fromkeys(range(5), 0)
        for at in range(COOPS * SITES):
            if state.site[at] == player:
                built[int(parts.site_type[at % SITES])] += 1
        for column in range(1, int(COLUMNS)):
            count[key + f"column {column}"] = (
                int(parts.column_size[column] - state.built[player * COLUMNS + column]) + built[column]
            )
        count[key + "hospital"] = 1 - int(state.hospital[player]) + built[3]
        count[key + "traders"] = int(traders(state, player) <= parts.traders)
        count[key + "trucks"] = int(trucks(state, player) <= parts.trucks)
        placed = sum(int(owner == player) for owner in state.owner)
        count[key + "plantations"] = int(placed <= shipped(state, player))
    lying = sum(int(n) for n in state.house_stock) + sum(int(n) for n in state.stock)
    count["stock counters"] = int(0 <= lying <= COOPS * parts.house_stock)
    jokers = sum(int(state.joker[player] != NONE) for player in range(state.seats))
    count["joker stock counters"] = int(state.stock_jokers) + jokers + _joker_on_the_way(state)
    return count


def traders(state: TradersState, player: int) -> int:
    """Figures that have not been removed; dropping one lowers the sum (CTR-225)."""
    beside = int("trader" in members(state.items[player], ITEMS))
    housed = sum(int(owner == player) for owner in state.house)
    figures = state.traders[player] + state.contractors[player] + state.bonus_trader[player] + state.track_trader[player]
    arriving = sum(int(state.agenda[i]) == DECLARED.packed("trader", [player]) for i in range(state.depth))
    return int(figures) + beside + housed + arriving


def trucks(state: TradersState, player: int) -> int:
    """Trucks that have not left with a lost plantation (CTR-167)."""
    parked = sum(int(state.truck[at] and state.owner[at] == player) for at in range(COOPS * SPACES))
    return int(state.trucks[player] + state.spare_trucks[player] + state.track_truck[player]) + parked


def shipped(state: TradersState, player: int) -> int:
    """Plantations that have left the player board, the three of the set-up included."""
    parts = state.parts
    number = 3
    for row in range(ROWS):
        for i in range(state.next_item[player * ROWS + row]):
            number += int(parts.item_level[row * 5 + i] > 0)
    return number


def _joker_on_the_way(state: TradersState) -> int:
    """A joker stock counter that its owner is just placing."""
    asked = DECLARED.question(int(state.question())).name == "joker"
    return int(asked and state.joker[state.actor()] == NONE)
