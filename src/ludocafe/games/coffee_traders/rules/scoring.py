"""Final scoring, item by item (chapter 13); the same numbers serve as a projection during the game."""

from mypy_extensions import i64

from ludocafe.core.masks import has
from ludocafe.core.state import NOTHING
from ludocafe.games.coffee_traders.rules.shared_effects import lowest_column
from ludocafe.games.coffee_traders.rules.state import (
    CITIES,
    COFFEES,
    COLUMNS,
    COOPS,
    LETTERS,
    PLAYERS,
    ROWS,
    SLOTS,
    Board,
)


def slot_points(board: Board, player: i64) -> i64:
    """CTR-430."""
    total: i64 = 0
    slot: i64
    for slot in range(CITIES * SLOTS):
        if board.bean[slot] == player:
            total += board.parts.slot_vp[slot]
    return total


def bar_strength(board: Board, player: i64, city: i64) -> i64:
    """CTR-431: number of beans, then the lowest bean; 0 without beans."""
    count: i64 = 0
    lowest: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if board.bean[city * SLOTS + slot] == player:
            count += 1
            lowest = slot
    return count * SLOTS + lowest if count > 0 else NOTHING


def majority_of(board: Board, player: i64, city: i64) -> i64:
    """CTR-431: 4 points for most beans in a column, 2 for the second."""
    mine = bar_strength(board, player, city)
    if mine == 0:
        return 0
    better: i64 = 0
    other: i64
    for other in range(board.players):
        if bar_strength(board, other, city) > mine:
            better += 1
    if better == 0:
        return board.parts.majority_first
    return board.parts.majority_second if better == 1 else NOTHING


def majority_points(board: Board, player: i64) -> i64:
    total: i64 = 0
    city: i64
    for city in range(CITIES):
        total += majority_of(board, player, city)
    return total


def objective_points(board: Board, player: i64) -> i64:
    """CTR-432."""
    total: i64 = 0
    i: i64
    for i in range(3 * PLAYERS):
        if board.claim[i] == player:
            total += board.parts.objective_vp[i]
    return total


def coop_share(board: Board, player: i64, coop: i64) -> i64:
    return share_of(board, player, coop, board.quality(player, coop))


def share_of(board: Board, player: i64, coop: i64, mine: i64) -> i64:
    """CTR-435 and CTR-436: rank by quality value ``mine``; tied players share the ranks they cover, rounded up."""
    if mine == 0:
        return 0
    better: i64 = 0
    tied: i64 = 1
    other: i64
    for other in range(board.players):
        if other == player:
            continue
        value = board.quality(other, coop)
        if value > mine:
            better += 1
        elif value == mine:
            tied += 1
    total: i64 = 0
    rank: i64
    for rank in range(better, better + tied):
        if rank < 3:
            total += board.parts.coop_vp[board.seats * 3 + rank]
    return (total + tied - 1) // tied


def coop_points(board: Board, player: i64) -> i64:
    total: i64 = 0
    coop: i64
    for coop in range(COOPS):
        total += coop_share(board, player, coop)
    return total


def arabica_points(board: Board, player: i64) -> i64:
    """CTR-440."""
    parts = board.parts
    total: i64 = 0
    row: i64
    column: i64
    for column in range(lowest_column(board, player) + 1):
        total += parts.all_rows_vp[column]
    for row in range(COOPS):
        for column in range(board.column[player * COOPS + row] + 1):
            total += parts.row_vp[column]
    return total


def reserve_points(board: Board, player: i64) -> i64:
    """CTR-445."""
    parts = board.parts
    return (
        board.donkeys[player] * parts.vp_donkey
        + board.civets[player] * parts.vp_civet
        + board.trucks[player] * parts.vp_truck
        + board.tokens[player] * parts.vp_token
    )


def plantation_points(board: Board, player: i64) -> i64:
    """CTR-446: what is printed below plantations that have left the player board."""
    total: i64 = 0
    row: i64
    i: i64
    for row in range(ROWS):
        for i in range(board.next_item[player * ROWS + row]):
            total += board.parts.item_vp[row * 5 + i]
    return total


def worker_points(board: Board, player: i64) -> i64:
    """CTR-447."""
    return board.workers[player] * board.parts.vp_worker


def building_points(board: Board, player: i64) -> i64:
    """CTR-448."""
    total: i64 = board.hospital[player] * board.parts.hospital_vp
    column: i64
    i: i64
    for column in range(COLUMNS):
        for i in range(board.built[player * COLUMNS + column]):
            total += board.parts.column_vp[column * 4 + i]
    return total


def contract_points(board: Board, player: i64) -> i64:
    """CTR-449."""
    total: i64 = 0
    letter: i64
    for letter in range(LETTERS):
        if has(board.fulfilled[player], letter):
            total += board.parts.letter_vp[letter]
    return total


def counter_slots(board: Board, player: i64) -> i64:
    """CTR-081: slots filled once jokers aside are paired as well as possible."""
    odd: i64 = 0
    colour: i64
    for colour in range(COOPS):
        odd += board.aside[player * COFFEES + colour] % 2
    jokers = board.aside[player * COFFEES + COOPS]
    pairs = jokers if jokers < odd else odd
    if jokers > odd:
        pairs += (jokers - odd) // 2
    slots = board.filled[player] + pairs
    return slots if slots < board.parts.counter_slots else board.parts.counter_slots


def counter_points(board: Board, player: i64) -> i64:
    """CTR-450."""
    return board.parts.counter_vp[counter_slots(board, player)]


def total_points(board: Board, player: i64) -> i64:
    return (
        slot_points(board, player)
        + majority_points(board, player)
        + objective_points(board, player)
        + coop_points(board, player)
        + arabica_points(board, player)
        + reserve_points(board, player)
        + plantation_points(board, player)
        + worker_points(board, player)
        + building_points(board, player)
        + contract_points(board, player)
        + counter_points(board, player)
    )


def purse(board: Board, player: i64) -> i64:
    """CTR-452: coins of both reserves break ties."""
    return board.coins[player] + board.bonus_purse[player] * board.parts.bonus_coins
