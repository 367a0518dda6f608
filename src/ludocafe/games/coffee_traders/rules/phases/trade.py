"""Phase 3 – Trade & build (chapter 8): traders, contractors, and those who join in."""

from mypy_extensions import i64

from ludocafe.core.state import Codes, Journal
from ludocafe.games.coffee_traders.rules import agenda, andre, events
from ludocafe.games.coffee_traders.rules.codes import (
    BONUS,
    DECLINE,
    DROP,
    JOIN,
    PASS,
    RECHARGE,
    TRADE,
)
from ludocafe.games.coffee_traders.rules.shared_effects import (
    TOUCHED_COFFEE,
    TOUCHED_HOUSE,
    add_buildings,
    add_purse,
    can_join,
    check_objectives,
    gain_coins,
    may_recharge,
    may_use,
    pay_coins,
    purse_frees_trader,
    recharge,
    start_building,
    usable_trader,
)
from ludocafe.games.coffee_traders.rules.state import (
    ANYWHERE,
    ASK,
    COFFEES,
    COOPS,
    FIGURE,
    HARVESTING,
    NONE,
    PURSE,
    QUEUE,
    TRADING,
    Board,
)


def begin(board: Board, journal: Journal | None) -> None:
    board.phase = TRADING
    board.run = 0
    board.turn = 0
    events.phase_started(journal, TRADING)
    agenda.do_next_trade(board)


def next_turn(board: Board, journal: Journal | None) -> None:
    """CTR-200 and CTR-226: the phase ends when all have passed one directly after the other."""
    if board.run >= board.players:
        andre.build_post(board, journal)
        agenda.do_phase(board, HARVESTING)
        return
    player = board.order[board.turn]
    board.turn = (board.turn + 1) % board.players
    board.guard = 0
    agenda.do_next_trade(board)
    if board.human(player):
        agenda.ask_trade(board, player)
    else:
        andre.trade(board, journal)


# -- the turn ----------------------------------------------------------------------------------------------------------


def forced_to_pass(board: Board, player: i64) -> i64:
    """CTR-201."""
    return PASS if must_pass(board, player) else ASK


def must_pass(board: Board, player: i64) -> bool:
    """Neither now nor with the bonus reserve are there a trader and the coins (DROP needs nothing else)."""
    parts = board.parts
    cost = parts.drop_cost
    if parts.trade_cost < cost:
        cost = parts.trade_cost
    coins = board.coins[player]
    free = board.guard == 0
    marker = board.bonus_marker[player] == 1
    purse = board.bonus_purse[player] == 1
    if board.traders[player] > 0:
        return coins < cost and not (free and may_use(board, player, PURSE) and coins + parts.bonus_coins >= cost)
    if board.bonus_trader[player] == 0:
        return True
    if may_use(board, player, FIGURE) and coins >= cost:
        return False
    if marker and purse and free and coins + parts.bonus_coins >= cost:
        return False
    return not (free and may_recharge(board, player) and coins - parts.bonus_coins >= cost)


def add_turn(board: Board, player: i64, codes: Codes) -> None:
    parts = board.parts
    coop: i64
    if board.traders[player] > 0:
        if board.coins[player] >= parts.trade_cost:
            for coop in range(COOPS):
                if board.house_size[coop] == 0:
                    codes.add(TRADE + coop)
        if board.coins[player] >= parts.build_cost:
            add_buildings(board, player, ANYWHERE, codes)
        if board.coins[player] >= parts.drop_cost:
            codes.add(DROP)
    codes.add(PASS)
    if may_use(board, player, FIGURE):
        codes.add(BONUS + FIGURE)
    add_purse(board, player, codes)


def stay_out(board: Board, player: i64, journal: Journal | None) -> None:
    """CTR-226: passing is not final in this phase."""
    board.run += 1
    events.passed(journal, player)


def send_trader(board: Board, player: i64, coop: i64, journal: Journal | None) -> None:
    """Action A."""
    board.run = 0
    pay_coins(board, player, board.parts.trade_cost, journal)
    open_house(board, player, coop, journal)


def send_contractor(board: Board, player: i64, building: i64, journal: Journal | None) -> None:
    """Action B."""
    board.run = 0
    pay_coins(board, player, board.parts.build_cost, journal)
    hire(board, player)
    start_building(board, player, building, ANYWHERE, 1, journal)


def drop_trader(board: Board, player: i64, journal: Journal | None) -> None:
    """CTR-225: the trader leaves the game for steps on the Arabica track."""
    board.run = 0
    pay_coins(board, player, board.parts.drop_cost, journal)
    board.traders[player] -= 1
    events.trader_removed(journal, player)
    steps = board.parts.drop_steps
    while steps > 0:
        agenda.ask_row(board, player)
        steps -= 1


# -- action A: traders (CTR-205 to CTR-208) ----------------------------------------------------------------------------


def place_trader(board: Board, player: i64, coop: i64, journal: Journal | None) -> None:
    position = board.house_size[coop]
    board.traders[player] -= 1
    board.house[coop * QUEUE + position] = player
    board.house_size[coop] = position + 1
    events.trader_placed(journal, board.seen(player), coop, position + 1)
    check_objectives(board, player, TOUCHED_HOUSE, journal)


def open_house(board: Board, player: i64, coop: i64, journal: Journal | None) -> None:
    """CTR-205: first position and a stock counter; then the others may follow."""
    agenda.do_house_coin(board, coop)
    agenda.do_loop_trade(board, coop, player, 1)
    place_trader(board, player, coop, journal)
    if board.house_stock[coop] > 0:
        board.house_stock[coop] -= 1
        board.stock[player * COOPS + coop] += 1
        events.stock_counter_taken(journal, player, coop)


def loop_trade(board: Board, coop: i64, leader: i64, asked: i64, journal: Journal | None) -> None:
    """CTR-004 and CTR-207: ask the next player in loop order while there are slots."""
    if asked == board.players or board.house_size[coop] >= board.parts.trader_slots[board.seats]:
        return
    player = board.order[(board.place_in_order(leader) + asked) % board.players]
    agenda.do_loop_trade(board, coop, leader, asked + 1)
    if board.in_house(player, coop):
        return
    if not board.human(player):
        if board.house_size[coop] == 1 and board.traders[player] > 0:  # CTR-422
            place_trader(board, player, coop, journal)
    elif usable_trader(board, player):
        agenda.ask_join_trade(board, player, coop)


def add_join(board: Board, player: i64, codes: Codes) -> None:
    """CTR-087 and CTR-088: the bonus reserve helps at a piggyback question too."""
    if board.traders[player] > 0:
        codes.add(JOIN)
    codes.add(DECLINE)
    if may_use(board, player, FIGURE):
        codes.add(BONUS + FIGURE)
    if purse_frees_trader(board, player):
        codes.add(RECHARGE)


def always_asked() -> i64:
    """Staying out is a choice, even if it is the only one."""
    return ASK


def recharge_meanwhile(board: Board, player: i64, journal: Journal | None) -> None:
    """CTR-088: the guard belongs to the player whose turn it is."""
    guard = board.guard
    recharge(board, player, journal)
    board.guard = guard


def house_coin(board: Board, coop: i64, journal: Journal | None) -> None:
    """CTR-208: the only player without a trader here takes the coin of the house; André never does."""
    outsiders: i64 = 0
    outsider: i64 = NONE
    player: i64
    for player in range(board.players):
        if not board.in_house(player, coop):
            outsiders += 1
            outsider = player
    if outsiders == 1 and board.human(outsider) and board.house_coin[coop] == 1:
        board.house_coin[coop] = 0
        events.house_coin_taken(journal, outsider, coop)
        gain_coins(board, outsider, 1, journal)


# -- action B: contractors (CTR-215 to CTR-217) ------------------------------------------------------------------------


def hire(board: Board, player: i64) -> None:
    """CTR-215: the trader stays with the building column until phase 6."""
    board.traders[player] -= 1
    board.contractors[player] += 1


def loop_build(board: Board, where: i64, leader: i64, asked: i64) -> None:
    """CTR-216: ask the next player in loop order who could join."""
    if asked == board.players:
        return
    player = board.order[(board.place_in_order(leader) + asked) % board.players]
    agenda.do_loop_build(board, where, leader, asked + 1)
    if board.human(player) and board.coffees(player) > 0 and usable_trader(board, player) and can_join(board, player, where):
        agenda.ask_join_build(board, player, where, leader)


def join_build(board: Board, player: i64, where: i64, leader: i64) -> None:
    agenda.ask_join_kind(board, player, where)
    agenda.ask_give_leader(board, player, leader)


def give_to_leader(board: Board, player: i64, leader: i64, coffee: i64, journal: Journal | None) -> None:
    board.coffee[player * COFFEES + coffee] -= 1
    board.coffee[leader * COFFEES + coffee] += 1
    events.coffee_given(journal, player, coffee, leader)
    check_objectives(board, leader, TOUCHED_COFFEE, journal)


def build_along(board: Board, player: i64, where: i64, building: i64, journal: Journal | None) -> None:
    hire(board, player)
    start_building(board, player, building, where, 0, journal)
