"""Phase 6 – Reset (chapter 11): figures return, coffee is stored, reserves are refilled, the next period begins."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludocafe.core.chance import Chance
from ludocafe.core.masks import has, size_of
from ludocafe.core.state import Codes, Journal
from ludocafe.games.coffee_traders.rules import agenda, andre, events
from ludocafe.games.coffee_traders.rules.codes import (
    STORAGE,
)
from ludocafe.games.coffee_traders.rules.shared_effects import TOUCHED_COFFEE, check_objectives
from ludocafe.games.coffee_traders.rules.state import (
    COFFEES,
    COOPS,
    JOKER_SPENT,
    NONE,
    OVER_PHASE,
    QUEUE,
    RESETTING,
    TEN_COFFEES_TWICE,
    WORKING,
    Board,
)

LAST_PERIOD: Final[i64] = 2
SETS: Final[i64] = 64  # of six tracks


def begin(board: Board, journal: Journal | None) -> None:
    """CTR-351 and CTR-352."""
    board.phase = RESETTING
    events.phase_started(journal, RESETTING)
    coop: i64
    i: i64
    player: i64
    for coop in range(COOPS):
        for i in range(coop * QUEUE, coop * QUEUE + board.house_size[coop]):
            board.traders[board.house[i]] += 1
            board.house[i] = NONE
        board.house_size[coop] = 0
    for player in range(board.players):
        if board.human(player):
            board.traders[player] += board.contractors[player]
            board.contractors[player] = 0
            board.black[player] = board.parts.black_markers
    agenda.do_next_storage(board, 0)


# -- step 3: storage (CTR-355 to CTR-357) ------------------------------------------------------------------------------


def ten_open(board: Board, player: i64) -> bool:
    """CTR-357: can the player still claim the objective for ten coffees twice?"""
    letter: i64
    for letter in range(3):
        if board.parts.tile_condition[board.tiles[letter]] == TEN_COFFEES_TWICE:
            return not board.claimed(letter, player) and board.claims[letter] < board.objective_slots()
    return False


def matters(board: Board, player: i64) -> bool:
    return board.period < LAST_PERIOD or ten_open(board, player)


def next_storage(board: Board, place: i64, journal: Journal | None) -> None:
    if place == board.players:
        agenda.do_next_joker(board, 0)
        return
    agenda.do_next_storage(board, place + 1)
    player = board.order[place]
    if not board.human(player):
        return
    if matters(board, player):
        agenda.ask_storage(board, player)
    else:
        store(board, player, fullest_set(board, player), journal)


def kept(board: Board, player: i64, columns: i64, coffee: i64) -> i64:
    """CTR-099: what stays of a coffee when these tracks get column warehouses and all other warehouses row slots."""
    capacity = (board.warehouses(player) - size_of(columns)) * board.parts.row_capacity
    if has(columns, coffee):
        capacity = board.parts.column_capacity
    stored = board.coffee[player * COFFEES + coffee]
    return stored if stored < capacity else capacity


def worth_trying(board: Board, player: i64, columns: i64) -> bool:
    """A column must save coffee that a row slot would not: otherwise the set without it is as good with fewer columns."""
    count = size_of(columns)
    if count > board.warehouses(player) - board.parts.fixed_warehouses:
        return False
    rows = (board.warehouses(player) - count) * board.parts.row_capacity
    coffee: i64
    for coffee in range(COFFEES):
        if has(columns, coffee) and board.coffee[player * COFFEES + coffee] <= rows:
            return False
    return True


def beaten(board: Board, player: i64, columns: i64, other: i64, earlier: bool) -> bool:
    """CTR-355: does the other set keep at least as much of everything, and more of one or (if earlier) the same?"""
    more = False
    coffee: i64
    for coffee in range(COFFEES):
        mine = kept(board, player, columns, coffee)
        theirs = kept(board, player, other, coffee)
        if theirs < mine:
            return False
        if theirs > mine:
            more = True
    return more or earlier


def offered_sets(board: Board, player: i64, sets: vec[i64]) -> i64:
    """Write the sets that are offered to ``sets`` and return how many there are."""
    order = board.parts.set_order
    tried = vec[i64]([0] * SETS)
    count: i64 = 0
    found: i64 = 0
    i: i64
    k: i64
    for i in range(SETS):
        if worth_trying(board, player, order[i]):
            tried[count] = order[i]
            count += 1
    for i in range(count):
        good = True
        for k in range(count):
            if k != i and beaten(board, player, tried[i], tried[k], k < i):
                good = False
        if good:
            sets[found] = tried[i]
            found += 1
    return found


def add_storage(board: Board, player: i64, codes: Codes) -> None:
    sets = vec[i64]([0] * SETS)
    i: i64
    for i in range(offered_sets(board, player, sets)):
        codes.add(STORAGE + sets[i])


def fullest_set(board: Board, player: i64) -> i64:
    """CTR-357: the offered set that keeps most coffees, the first of several."""
    sets = vec[i64]([0] * SETS)
    best: i64 = 0
    most: i64 = NONE
    i: i64
    coffee: i64
    for i in range(offered_sets(board, player, sets)):
        total: i64 = 0
        for coffee in range(COFFEES):
            total += kept(board, player, sets[i], coffee)
        if total > most:
            most = total
            best = sets[i]
    return best


def store(board: Board, player: i64, tracks: i64, journal: Journal | None) -> None:
    """CTR-355 and CTR-356."""
    if tracks != board.storage[player]:
        events.storage_arranged(journal, player, tracks)
    board.storage[player] = tracks
    coffee: i64
    for coffee in range(COFFEES):
        rest = kept(board, player, tracks, coffee)
        lost = board.coffee[player * COFFEES + coffee] - rest
        if lost > 0:
            board.coffee[player * COFFEES + coffee] = rest
            events.coffee_lost(journal, player, coffee, lost)


# -- step 4: joker stock counters (CTR-357) ----------------------------------------------------------------------------


def next_joker(board: Board, place: i64) -> None:
    if place == board.players:
        agenda.do_reset_rest(board)
        return
    agenda.do_next_joker(board, place + 1)
    player = board.order[place]
    if board.joker[player] != NONE and board.joker[player] != JOKER_SPENT and matters(board, player):
        agenda.ask_joker(board, player)


# -- steps 5 to 8 ------------------------------------------------------------------------------------------------------


def finish(board: Board, chance: Chance, journal: Journal | None) -> None:
    place: i64
    for place in range(board.players):
        if board.human(board.order[place]):
            pay_stock(board, board.order[place], journal)
    for place in range(board.players):
        if board.human(board.order[place]):
            check_objectives(board, board.order[place], TOUCHED_COFFEE, journal)
    for place in range(board.players):
        if board.human(board.order[place]):
            refill_bonus(board, board.order[place], journal)
    new_order(board, journal)
    coop: i64
    for coop in range(COOPS):
        board.house_coin[coop] = 1  # CTR-362
    if board.period == LAST_PERIOD:  # CTR-364
        board.phase = OVER_PHASE
        events.game_ended(journal)
        agenda.ask_game_over(board)
        return
    board.period += 1
    andre.reset(board, chance, journal)
    agenda.do_phase(board, WORKING)


def pay_stock(board: Board, player: i64, journal: Journal | None) -> None:
    """CTR-358."""
    colour: i64
    for colour in range(COOPS):
        amount = board.stock_counters(player, colour)
        if amount > 0:
            board.coffee[player * COFFEES + colour] += amount
            events.stock_paid(journal, player, colour, amount)


def refill_bonus(board: Board, player: i64, journal: Journal | None) -> None:
    """CTR-360: a –3 VP token for every coin that is missing."""
    board.bonus_marker[player] = 1
    if board.bonus_trader[player] == 0 and board.traders[player] > 0:
        board.traders[player] -= 1
        board.bonus_trader[player] = 1
    if board.bonus_purse[player] == 0:
        missing = board.parts.bonus_coins - board.coins[player]
        if missing > 0:
            board.tokens[player] += missing
            events.tokens_taken(journal, player, missing)
            board.coins[player] = 0
        else:
            board.coins[player] -= board.parts.bonus_coins
        board.bonus_purse[player] = 1
    events.bonus_refilled(journal, player)


def new_order(board: Board, journal: Journal | None) -> None:
    """CTR-361: the order of passing; André stays last."""
    place: i64
    for place in range(board.seats):
        board.order[place] = board.next_order[place]
        events.order_set(journal, board.order[place], place + 1)
    if board.andre != NONE:
        board.order[board.seats] = board.andre
    board.passed = 0
