"""Phase 2 – Assign workers (chapter 7): own workers, help for others, penalties."""

from mypy_extensions import i64

from ludocafe.core.masks import has, only
from ludocafe.core.state import NOTHING, Codes, Journal
from ludocafe.games.coffee_traders.rules import agenda, andre, events
from ludocafe.games.coffee_traders.rules.codes import (
    BACK,
    BONUS,
    COIN,
    DONE,
    HELP,
    PASS,
    REMOVE,
    WORK,
)
from ludocafe.games.coffee_traders.rules.shared_effects import (
    advance,
    all_passed,
    can_retreat,
    can_retreat_anywhere,
    may_use,
    pay_coins,
    place_worker,
    retreat,
)
from ludocafe.games.coffee_traders.rules.state import (
    ASSIGNING,
    COOPS,
    NONE,
    PURSE,
    ROWS,
    TRADING,
    Board,
    at_row,
    at_space,
)


def begin(board: Board, journal: Journal | None) -> None:
    board.phase = ASSIGNING
    events.phase_started(journal, ASSIGNING)
    agenda.do_next_own(board, 0)


# -- step 1: own plantations (CTR-160, CTR-161) ------------------------------------------------------------------------


def next_own(board: Board, place: i64) -> None:
    if place < board.players:
        agenda.do_next_own(board, place + 1)
        if board.human(board.order[place]):
            agenda.ask_own(board, board.order[place])
        return
    board.passed = NOTHING if board.andre == NONE else only(board.andre)
    board.turn = 0
    agenda.do_next_help(board)


def add_own(board: Board, player: i64, codes: Codes) -> None:
    coop: i64
    if board.workers[player] > 0:
        for coop in range(COOPS):
            if board.idle_here(player, coop):
                codes.add(WORK + coop)
    codes.add(DONE)


def occupy(board: Board, player: i64, coop: i64) -> None:
    """A worker of one's own reserve."""
    agenda.ask_on(board, player, coop, player, player, 1)


# -- step 2: helping others (CTR-162, CTR-163) -------------------------------------------------------------------------


def next_help(board: Board) -> None:
    if all_passed(board):
        agenda.do_next_penalty(board, 0)
        return
    while board.has_passed(board.order[board.turn]):
        board.turn = (board.turn + 1) % board.players
    player = board.order[board.turn]
    board.turn = (board.turn + 1) % board.players
    agenda.do_next_help(board)
    agenda.ask_help(board, player)


def lowest_row_to_help(board: Board, player: i64, coop: i64) -> i64:
    """CTR-163: the lowest row with an unoccupied plantation of any opponent, or NONE."""
    row: i64
    other: i64
    for row in range(ROWS):
        for other in range(board.players):
            if other != player and board.idle[at_row(other, coop, row)] != 0:
                return row
    return NONE


def add_help(board: Board, player: i64, codes: Codes) -> None:
    parts = board.parts
    coop: i64
    i: i64
    if board.workers[player] > 0:
        for coop in range(COOPS):
            row = lowest_row_to_help(board, player, coop)
            if row != NONE:
                for i in range(parts.row_size[row]):
                    at = at_space(coop, parts.row_start[row] + i)
                    if board.owner[at] != NONE and board.owner[at] != player and board.worker[at] == 0:
                        codes.add(HELP + at)
    codes.add(PASS)


def help_out(board: Board, player: i64, coop: i64, space: i64, journal: Journal | None) -> None:
    place_worker(board, player, 1, coop, space, journal)
    advance(board, player, coop, journal)


# -- step 3: penalties (CTR-164, CTR-165) ------------------------------------------------------------------------------


def next_penalty(board: Board, place: i64, journal: Journal | None) -> None:
    if place == board.players:
        agenda.do_after_workers(board)
        return
    agenda.do_next_penalty(board, place + 1)
    player = board.order[place]
    empty = board.idle_count(player)
    penalty = board.parts.penalty[board.period]
    if board.human(player) and empty > 0 and penalty > 0:
        events.penalty_due(journal, player, penalty * empty)
        agenda.ask_penalty(board, player, penalty, empty, 0)


def add_penalty(board: Board, player: i64, codes: Codes) -> None:
    """CTR-165: coins and retreats are compulsory, the bonus reserve is not."""
    row: i64
    if board.coins[player] > 0:
        codes.add(COIN)
    for row in range(COOPS):
        if can_retreat(board, player, row):
            codes.add(BACK + row)
    if may_use(board, player, PURSE):
        codes.add(BONUS + PURSE)
    if board.coins[player] == 0 and not can_retreat_anywhere(board, player):
        codes.add(DONE)


def pay_coin(board: Board, player: i64, price: i64, empty: i64, paid: i64, journal: Journal | None) -> None:
    ask_for_rest(board, player, price, empty, paid + 1)
    pay_coins(board, player, 1, journal)


def step_back(board: Board, player: i64, price: i64, empty: i64, paid: i64, coop: i64, journal: Journal | None) -> None:
    ask_for_rest(board, player, price, empty, paid + 1)
    retreat(board, player, coop, journal)


def ask_for_rest(board: Board, player: i64, price: i64, empty: i64, paid: i64) -> None:
    if paid < price * empty:
        agenda.ask_penalty(board, player, price, empty, paid)


def give_up_plantations(board: Board, player: i64, price: i64, empty: i64, paid: i64) -> None:
    """CTR-166: one for each penalty that is not paid in full."""
    agenda.ask_remove(board, player, empty - paid // price)


# -- step 4: losing plantations (CTR-166, CTR-167) ---------------------------------------------------------------------


def highest_idle_row(board: Board, player: i64) -> i64:
    row: i64 = ROWS - 1
    coop: i64
    while row >= 0:
        for coop in range(COOPS):
            if board.idle[at_row(player, coop, row)] != 0:
                return row
        row -= 1
    return NONE


def add_removals(board: Board, player: i64, codes: Codes) -> None:
    parts = board.parts
    row = highest_idle_row(board, player)
    if row == NONE:
        return
    coop: i64
    i: i64
    for coop in range(COOPS):
        for i in range(parts.row_size[row]):
            if has(board.idle[at_row(player, coop, row)], i):
                codes.add(REMOVE + at_space(coop, parts.row_start[row] + i))


def remove(board: Board, player: i64, left: i64, coop: i64, space: i64, journal: Journal | None) -> None:
    if left > 1:
        agenda.ask_remove(board, player, left - 1)
    board.take_plantation(coop, space)
    events.plantation_lost(journal, player, coop, space)


def finish(board: Board, journal: Journal | None) -> None:
    andre.assign(board, journal)
    agenda.do_phase(board, TRADING)
