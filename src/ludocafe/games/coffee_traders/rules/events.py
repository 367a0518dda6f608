"""Numbers for what happened, in the order of EVENTS in __init__.py."""

from typing import Final

from mypy_extensions import i64

from ludocafe.core.state import Journal

PERIOD_STARTED: Final[i64] = 0  # period
PHASE_STARTED: Final[i64] = 1  # phase
COINS_GAINED: Final[i64] = 2  # seat, amount
COINS_PAID: Final[i64] = 3  # seat, amount
PLANTATION_PLACED: Final[i64] = 4  # seat, coop, space, level
DONKEY_PLACED: Final[i64] = 5  # seat, coop, path
TRUCK_PLACED: Final[i64] = 6  # seat, coop, space
WORKER_TO_TOWN: Final[i64] = 7  # seat, coop
DONKEY_GAINED: Final[i64] = 8  # seat
TRUCK_GAINED: Final[i64] = 9  # seat
TRADER_GAINED: Final[i64] = 10  # seat, spot
CIVET_TO_SUMATRA: Final[i64] = 11  # seat
CIVET_KEPT: Final[i64] = 12  # seat
WORKER_GAINED: Final[i64] = 13  # seat
ARABICA_ADVANCED: Final[i64] = 14  # seat, coop, column
ARABICA_RETREATED: Final[i64] = 15  # seat, coop, column
COUNTER_GAINED: Final[i64] = 16  # seat, counter, coop
JOKER_GAINED: Final[i64] = 17  # seat
PAIR_STACKED: Final[i64] = 18  # seat, coop
OBJECTIVE_CLAIMED: Final[i64] = 19  # seat, objective, points
FARM_BUILT: Final[i64] = 20  # seat, coop, site
FARM_DISCARDED: Final[i64] = 21  # seat
WORKER_PLACED: Final[i64] = 22  # seat, coop, space, owner
TOWN_REFILLED: Final[i64] = 23  # coop
BONUS_USED: Final[i64] = 24  # seat, element
BONUS_RECHARGED: Final[i64] = 25  # seat
PASSED: Final[i64] = 26  # seat
PENALTY_DUE: Final[i64] = 27  # seat, amount
PLANTATION_LOST: Final[i64] = 28  # seat, coop, space
TRADER_PLACED: Final[i64] = 29  # seat, coop, place
STOCK_COUNTER_TAKEN: Final[i64] = 30  # seat, coop
HOUSE_COIN_TAKEN: Final[i64] = 31  # seat, coop
BUILDING_BUILT: Final[i64] = 32  # seat, building, coop, site
WAREHOUSE_BUILT: Final[i64] = 33  # seat, number
COFFEE_GAINED: Final[i64] = 34  # seat, coffee, amount
COFFEE_PAID: Final[i64] = 35  # seat, coffee, amount
COFFEE_GIVEN: Final[i64] = 36  # seat, coffee, leader
EXCHANGE_IMPROVED: Final[i64] = 37  # seat, ratio
TRADER_REMOVED: Final[i64] = 38  # seat
CROP_COUNTED: Final[i64] = 39  # coop, plantations, amount
POST_SERVED: Final[i64] = 40  # seat, coop
TRADERS_SERVED: Final[i64] = 41  # seat, coop, amount
CROP_LOST: Final[i64] = 42  # coop, amount
CIVETS_RETURNED: Final[i64] = 43  # seat, amount
CONTRACT_FULFILLED: Final[i64] = 44  # seat, letter
ITEM_TAKEN: Final[i64] = 45  # seat, item
DELIVERED: Final[i64] = 46  # seat, city, slot
STOCK_JOKER_PLACED: Final[i64] = 47  # seat, coop
STOCK_SPENT: Final[i64] = 48  # seat, coop
STORAGE_ARRANGED: Final[i64] = 49  # seat, columns
COFFEE_LOST: Final[i64] = 50  # seat, coffee, amount
STOCK_PAID: Final[i64] = 51  # seat, coffee, amount
TOKENS_TAKEN: Final[i64] = 52  # seat, amount
BONUS_REFILLED: Final[i64] = 53  # seat
ORDER_SET: Final[i64] = 54  # seat, place
ANDRE_SKIPPED: Final[i64] = 55  # turn
COUNTER_TURNED: Final[i64] = 56  # coop
ANDRE_CONTRACT: Final[i64] = 57  # top, middle, bottom
COUNTERS_SHUFFLED: Final[i64] = 58
GAME_ENDED: Final[i64] = 59


def tell(journal: Journal | None, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Note an event if somebody listens."""
    if journal is not None:
        journal.note(kind, a, b, c, d)
