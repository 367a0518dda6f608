"""Phase 2 – Assign workers (chapter 7): own workers, help for others, penalties."""

from mypy_extensions import i64

from ludocafe.core.state import Codes, Journal
from ludocafe.games.coffee_traders.rules import andre, events
from ludocafe.games.coffee_traders.rules.codes import (
    ASK_HELP,
    ASK_ON,
    ASK_OWN,
    ASK_PENALTY,
    ASK_REMOVE,
    BACK,
    BONUS,
    COIN,
    DO_AFTER_WORKERS,
    DO_NEXT_HELP,
    DO_NEXT_OWN,
    DO_NEXT_PENALTY,
    DO_PHASE,
    DONE,
    HELP,
    PASS,
    REMOVE,
    WORK,
)
from ludocafe.games.coffee_traders.rules.events import tell
from ludocafe.games.coffee_traders.rules.shared_effects import (
    advance,
    all_passed,
    can_retreat,
    can_retreat_anywhere,
    may_use,
    pass_turn,
    pay_coins,
    place_worker,
    retreat,
    use_bonus,
)
from ludocafe.games.coffee_traders.rules.state import (
    ASSIGNING,
    COOPS,
    NONE,
    PURSE,
    ROWS,
    SPACES,
    TRADING,
    Board,
    at_row,
    at_space,
)


def begin(board: Board, journal: Journal | None) -> None:
    board.phase = ASSIGNING
    tell(journal, events.PHASE_STARTED, ASSIGNING)
    board.plan(DO_NEXT_OWN, 0)


# -- step 1: own plantations (CTR-160, CTR-161) ------------------------------------------------------------------------


def next_own(board: Board, place: i64) -> None:
    if place < board.players:
        board.plan(DO_NEXT_OWN, place + 1)
        if board.human(board.order[place]):
            board.plan(ASK_OWN, board.order[place])
        return
    board.passed = 0 if board.andre == NONE else 1 << board.andre
    board.turn = 0
    board.plan(DO_NEXT_HELP)


def add_own(board: Board, player: i64, codes: Codes) -> None:
    coop: i64
    if board.workers[player] > 0:
        for coop in range(COOPS):
            if board.idle_here(player, coop):
                codes.add(WORK + coop)
    codes.add(DONE)


def own(board: Board, task: i64, code: i64) -> None:
    player = (task >> 8) & 255
    if code != DONE:
        board.again(task)
        board.plan(ASK_ON, player, code - WORK, player, player | 8)


# -- step 2: helping others (CTR-162, CTR-163) -------------------------------------------------------------------------


def next_help(board: Board) -> None:
    if all_passed(board):
        board.plan(DO_NEXT_PENALTY, 0)
        return
    while board.has_passed(board.order[board.turn]):
        board.turn = (board.turn + 1) % board.players
    player = board.order[board.turn]
    board.turn = (board.turn + 1) % board.players
    board.plan(DO_NEXT_HELP)
    board.plan(ASK_HELP, player)


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


def help_out(board: Board, player: i64, code: i64, journal: Journal | None) -> None:
    if code == PASS:
        pass_turn(board, player, journal)
        return
    coop = (code - HELP) // SPACES
    place_worker(board, player, 1, coop, (code - HELP) % SPACES, journal)
    advance(board, player, coop, journal)


# -- step 3: penalties (CTR-164, CTR-165) ------------------------------------------------------------------------------


def next_penalty(board: Board, place: i64, journal: Journal | None) -> None:
    if place == board.players:
        board.plan(DO_AFTER_WORKERS)
        return
    board.plan(DO_NEXT_PENALTY, place + 1)
    player = board.order[place]
    empty = board.idle_count(player)
    if board.human(player) and empty > 0:
        penalty = board.parts.penalty[board.period]
        tell(journal, events.PENALTY_DUE, player, penalty * empty)
        board.plan(ASK_PENALTY, player, penalty, empty, 0)


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


def penalty(board: Board, task: i64, code: i64, journal: Journal | None) -> None:
    player = (task >> 8) & 255
    price = (task >> 16) & 255
    empty = (task >> 24) & 255
    paid = task >> 32
    if code == DONE:
        board.plan(ASK_REMOVE, player, empty - paid // price)  # CTR-166
        return
    if code == BONUS + PURSE:
        board.again(task)
        use_bonus(board, player, PURSE, journal)
        return
    if paid + 1 < price * empty:
        board.plan(ASK_PENALTY, player, price, empty, paid + 1)
    if code == COIN:
        pay_coins(board, player, 1, journal)
    else:
        retreat(board, player, code - BACK, journal)


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
            if (board.idle[at_row(player, coop, row)] >> i) & 1 == 1:
                codes.add(REMOVE + at_space(coop, parts.row_start[row] + i))


def remove(board: Board, task: i64, code: i64, journal: Journal | None) -> None:
    player = (task >> 8) & 255
    left = (task >> 16) & 255
    if left > 1:
        board.plan(ASK_REMOVE, player, left - 1)
    coop = (code - REMOVE) // SPACES
    board.take_plantation(coop, (code - REMOVE) % SPACES)
    tell(journal, events.PLANTATION_LOST, player, coop, (code - REMOVE) % SPACES)


def finish(board: Board, journal: Journal | None) -> None:
    andre.assign(board, journal)
    board.plan(DO_PHASE, TRADING)
