"""Phase 3 – Trade & build (chapter 8): traders, contractors, and those who join in."""

from mypy_extensions import i64

from ludocafe.core.state import Codes, Journal
from ludocafe.games.coffee_traders.rules import andre, events
from ludocafe.games.coffee_traders.rules.codes import (
    ASK_GIVE_LEADER,
    ASK_JOIN_BUILD,
    ASK_JOIN_KIND,
    ASK_JOIN_TRADE,
    ASK_ROW,
    ASK_TRADE,
    BONUS,
    BUILD,
    DECLINE,
    DO_HOUSE_COIN,
    DO_LOOP_BUILD,
    DO_LOOP_TRADE,
    DO_NEXT_TRADE,
    DO_PHASE,
    DROP,
    GIVE,
    JOIN,
    PASS,
    RECHARGE,
    TRADE,
)
from ludocafe.games.coffee_traders.rules.events import tell
from ludocafe.games.coffee_traders.rules.shared_effects import (
    COFFEE_GAINED,
    TRADER_PLACED,
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
    use_bonus,
)
from ludocafe.games.coffee_traders.rules.state import (
    ANYWHERE,
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
    tell(journal, events.PHASE_STARTED, TRADING)
    board.plan(DO_NEXT_TRADE)


def next_turn(board: Board, journal: Journal | None) -> None:
    """CTR-200 and CTR-226: the phase ends when all have passed one directly after the other."""
    if board.run >= board.players:
        andre.build_post(board, journal)
        board.plan(DO_PHASE, HARVESTING)
        return
    player = board.order[board.turn]
    board.turn = (board.turn + 1) % board.players
    board.guard = 0
    board.plan(DO_NEXT_TRADE)
    if board.human(player):
        board.plan(ASK_TRADE, player)
    else:
        andre.trade(board, journal)


# -- the turn ----------------------------------------------------------------------------------------------------------


def must_pass(board: Board, player: i64) -> bool:
    """CTR-201: neither now nor with the bonus reserve are there a trader and the coins (DROP needs nothing else)."""
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


def turn(board: Board, task: i64, code: i64, journal: Journal | None) -> None:
    player = (task >> 8) & 255
    parts = board.parts
    if code == PASS:
        board.run += 1
        tell(journal, events.PASSED, player)
    elif code == RECHARGE:
        board.again(task)
        recharge(board, player, journal)
    elif code < TRADE:
        board.again(task)
        use_bonus(board, player, code - BONUS, journal)
    elif code < BUILD:
        board.run = 0
        pay_coins(board, player, parts.trade_cost, journal)
        open_house(board, player, code - TRADE, journal)
    elif code < DROP:
        board.run = 0
        pay_coins(board, player, parts.build_cost, journal)
        hire(board, player)
        start_building(board, player, code - BUILD, ANYWHERE, 1, journal)
    else:
        board.run = 0
        pay_coins(board, player, parts.drop_cost, journal)
        board.traders[player] -= 1
        tell(journal, events.TRADER_REMOVED, player)
        steps = parts.drop_steps
        while steps > 0:
            board.plan(ASK_ROW, player)
            steps -= 1


# -- action A: traders (CTR-205 to CTR-208) ----------------------------------------------------------------------------


def place_trader(board: Board, player: i64, coop: i64, journal: Journal | None) -> None:
    position = board.house_size[coop]
    board.traders[player] -= 1
    board.house[coop * QUEUE + position] = player
    board.house_size[coop] = position + 1
    tell(journal, events.TRADER_PLACED, board.seen(player), coop, position + 1)
    check_objectives(board, player, TRADER_PLACED, journal)


def open_house(board: Board, player: i64, coop: i64, journal: Journal | None) -> None:
    """CTR-205: first position and a stock counter; then the others may follow."""
    board.plan(DO_HOUSE_COIN, coop)
    board.plan(DO_LOOP_TRADE, coop, player, 1)
    place_trader(board, player, coop, journal)
    if board.house_stock[coop] > 0:
        board.house_stock[coop] -= 1
        board.stock[player * COOPS + coop] += 1
        tell(journal, events.STOCK_COUNTER_TAKEN, player, coop)


def loop_trade(board: Board, coop: i64, leader: i64, asked: i64, journal: Journal | None) -> None:
    """CTR-004 and CTR-207: ask the next player in loop order while there are slots."""
    if asked == board.players or board.house_size[coop] >= board.parts.trader_slots[board.seats]:
        return
    player = board.order[(board.place_in_order(leader) + asked) % board.players]
    board.plan(DO_LOOP_TRADE, coop, leader, asked + 1)
    if board.in_house(player, coop):
        return
    if not board.human(player):
        if board.house_size[coop] == 1 and board.traders[player] > 0:  # CTR-422
            place_trader(board, player, coop, journal)
    elif usable_trader(board, player):
        board.plan(ASK_JOIN_TRADE, player, coop)


def add_join(board: Board, player: i64, codes: Codes) -> None:
    """CTR-087 and CTR-088: the bonus reserve helps at a piggyback question too."""
    if board.traders[player] > 0:
        codes.add(JOIN)
    codes.add(DECLINE)
    if may_use(board, player, FIGURE):
        codes.add(BONUS + FIGURE)
    if purse_frees_trader(board, player):
        codes.add(RECHARGE)


def join_trade(board: Board, task: i64, code: i64, journal: Journal | None) -> None:
    player = (task >> 8) & 255
    if code == JOIN:
        place_trader(board, player, (task >> 16) & 255, journal)
    elif code != DECLINE:
        free_trader(board, player, task, code, journal)


def free_trader(board: Board, player: i64, task: i64, code: i64, journal: Journal | None) -> None:
    board.again(task)
    if code == RECHARGE:
        kept = board.guard
        recharge(board, player, journal)
        board.guard = kept  # the guard belongs to the player whose turn it is
    else:
        use_bonus(board, player, FIGURE, journal)


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
        tell(journal, events.HOUSE_COIN_TAKEN, outsider, coop)
        gain_coins(board, outsider, 1, journal)


# -- action B: contractors (CTR-215 to CTR-217) ------------------------------------------------------------------------


def hire(board: Board, player: i64) -> None:
    """CTR-215: the trader stays with the building column until phase 6."""
    board.traders[player] -= 1
    board.contractors[player] += 1


def loop_build(board: Board, place: i64, leader: i64, asked: i64) -> None:
    """CTR-216: ask the next player in loop order who could join."""
    if asked == board.players:
        return
    player = board.order[(board.place_in_order(leader) + asked) % board.players]
    board.plan(DO_LOOP_BUILD, place, leader, asked + 1)
    if board.human(player) and board.coffees(player) > 0 and usable_trader(board, player) and can_join(board, player, place):
        board.plan(ASK_JOIN_BUILD, player, place, leader)


def join_build(board: Board, task: i64, code: i64, journal: Journal | None) -> None:
    player = (task >> 8) & 255
    if code == JOIN:
        board.plan(ASK_JOIN_KIND, player, (task >> 16) & 255)
        board.plan(ASK_GIVE_LEADER, player, (task >> 24) & 255)
    elif code != DECLINE:
        free_trader(board, player, task, code, journal)


def add_gifts(board: Board, player: i64, codes: Codes) -> None:
    coffee: i64
    for coffee in range(COFFEES):
        if board.coffee[player * COFFEES + coffee] > 0:
            codes.add(GIVE + coffee)


def give_to_leader(board: Board, task: i64, code: i64, journal: Journal | None) -> None:
    player = (task >> 8) & 255
    leader = (task >> 16) & 255
    coffee = code - GIVE
    board.coffee[player * COFFEES + coffee] -= 1
    board.coffee[leader * COFFEES + coffee] += 1
    tell(journal, events.COFFEE_GIVEN, player, coffee, leader)
    check_objectives(board, leader, COFFEE_GAINED, journal)


def join_kind(board: Board, task: i64, code: i64, journal: Journal | None) -> None:
    player = (task >> 8) & 255
    hire(board, player)
    start_building(board, player, code - BUILD, (task >> 16) & 255, 0, journal)
