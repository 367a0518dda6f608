"""Phase 5 – Sell (chapter 10): contracts, deliveries to the bars, and the free operations around them."""

from typing import Final

from mypy_extensions import i64

from ludocafe.core.state import NOTHING, Codes, Journal
from ludocafe.games.coffee_traders.rules import andre, events
from ludocafe.games.coffee_traders.rules.codes import (
    ASK_ITEM,
    ASK_JOKER,
    ASK_LUWAK_BAR,
    ASK_LUWAK_LINE,
    ASK_OPTION,
    ASK_SECOND,
    ASK_SELL,
    ASK_SPEND,
    ASK_SWAP,
    ASK_TYPE,
    BONUS,
    BUY,
    CONTRACT,
    DELIVER,
    DO_ATOM,
    DO_BEAN,
    DO_DELIVERED,
    DO_FULFIL,
    DO_NEXT_SELL,
    DO_PHASE,
    DO_ROW_ITEM,
    DO_STACK,
    DO_WAREHOUSE,
    GIVE,
    ITEM,
    LUWAK,
    OPTION,
    PASS,
    RECHARGE,
    SPEND,
    STOCK,
    SWAP,
    TYPE,
)
from ludocafe.games.coffee_traders.rules.events import tell
from ludocafe.games.coffee_traders.rules.shared_effects import (
    DELIVERED,
    FULFILLED,
    add_purse,
    all_passed,
    atom_possible,
    check_objectives,
    gain_coffee,
    gain_coins,
    gain_counter,
    gain_trader,
    pass_turn,
    pay_coffee,
    pay_coins,
    recharge,
    use_bonus,
)
from ludocafe.games.coffee_traders.rules.state import (
    ANIMALS,
    ANY,
    ARABICA,
    CITIES,
    COFFEES,
    COLUMNS,
    CONTRACTS,
    COOPS,
    ITEM_ANIMAL,
    ITEM_CIVET,
    JOKER_SPENT,
    JOKERS,
    KOPI,
    LETTERS,
    LINES,
    NONE,
    RESETTING,
    SELLING,
    SLOTS,
    STACK,
    WAREHOUSE,
    Board,
    bits,
)

LAST_PERIOD: Final[i64] = 2


def begin(board: Board, journal: Journal | None) -> None:
    board.phase = SELLING
    board.passed = 0
    board.turn = board.players - 1
    tell(journal, events.PHASE_STARTED, SELLING)
    board.plan(DO_NEXT_SELL)


def next_turn(board: Board, journal: Journal | None) -> None:
    """CTR-280: in reverse turn order, skipping those who have passed."""
    if all_passed(board):
        board.plan(DO_PHASE, RESETTING)
        return
    while board.has_passed(board.order[board.turn]):
        board.turn = (board.turn + board.players - 1) % board.players
    player = board.order[board.turn]
    board.turn = (board.turn + board.players - 1) % board.players
    board.guard = 0
    board.plan(DO_NEXT_SELL)
    if board.human(player):
        board.plan(ASK_SELL, player)
    else:
        andre.sell(board, journal)


def leave_market(board: Board, player: i64, journal: Journal | None) -> None:
    """CTR-281: the order of passing is the next turn order."""
    gone = board.passed
    if board.andre != NONE:
        gone &= ~(1 << board.andre)
    board.next_order[bits(gone)] = player
    pass_turn(board, player, journal)


# -- the turn ----------------------------------------------------------------------------------------------------------


def add_turn(board: Board, player: i64, codes: Codes) -> None:
    letter: i64
    for letter in range(LETTERS):
        if can_fulfil(board, player, letter):
            codes.add(CONTRACT + letter)
    add_market(board, player, codes)


def add_market(board: Board, player: i64, codes: Codes) -> None:
    """Deliveries, passing and the free operations (CTR-285 to CTR-290)."""
    coffee: i64
    offer: i64
    add_deliveries(board, player, codes)
    codes.add(PASS)
    if board.coffees(player) >= board.parts.ratio[board.exchange[player]]:
        for coffee in range(COOPS):
            codes.add(SWAP + coffee)
    if board.coins[player] >= board.parts.price[board.period]:
        for coffee in range(COOPS):
            codes.add(BUY + coffee)
    for offer in range(2):
        if can_spend_stock(board, player, offer):
            codes.add(STOCK + offer)
    add_purse(board, player, codes)


def turn(board: Board, task: i64, code: i64, journal: Journal | None) -> None:
    """The answer to a turn or to the question for a second delivery."""
    player = (task >> 8) & 255
    if code == PASS:
        leave_market(board, player, journal)
    elif CONTRACT <= code < DELIVER:
        start_contract(board, player, code - CONTRACT)
    elif DELIVER <= code < SWAP:
        left = board.parts.deliveries
        if task & 255 == ASK_SECOND:
            left = (task >> 16) & 255
        if left > 1:
            board.plan(ASK_SECOND, player, left - 1)
        start_delivery(board, player, code - DELIVER)
    else:
        board.again(task)
        operate(board, player, code, journal)


def operate(board: Board, player: i64, code: i64, journal: Journal | None) -> None:
    """CTR-286 to CTR-288 and the bonus reserve: none of them ends the turn."""
    parts = board.parts
    if code == RECHARGE:
        recharge(board, player, journal)
    elif code < RECHARGE:
        use_bonus(board, player, code - BONUS, journal)
    elif code < BUY:
        board.plan(ASK_SWAP, player, code - SWAP, parts.ratio[board.exchange[player]])
    elif code < STOCK:
        pay_coins(board, player, parts.price[board.period], journal)
        gain_coffee(board, player, code - BUY, 1, journal)
    else:
        offer = code - STOCK
        board.plan(ASK_SPEND, player, parts.stock_need[offer], 0, parts.stock_build[offer])


def add_swap_gifts(board: Board, player: i64, codes: Codes) -> None:
    coffee: i64
    for coffee in range(COFFEES):
        if board.coffee[player * COFFEES + coffee] > 0:
            codes.add(GIVE + coffee)


def swap(board: Board, task: i64, code: i64, journal: Journal | None) -> None:
    """CTR-286: one coffee given; the last one brings the target."""
    player = (task >> 8) & 255
    target = (task >> 16) & 255
    left = (task >> 24) & 255
    pay_coffee(board, player, code - GIVE, 1, journal)
    if left > 1:
        board.plan(ASK_SWAP, player, target, left - 1)
    else:
        gain_coffee(board, player, target, 1, journal)


def can_spend_stock(board: Board, player: i64, offer: i64) -> bool:
    """CTR-288."""
    parts = board.parts
    left = parts.column_size[WAREHOUSE] - board.built[player * COLUMNS + WAREHOUSE]
    return left >= parts.stock_build[offer] and board.stock_colours(player) >= parts.stock_need[offer]


def add_stock(board: Board, task: i64, codes: Codes) -> None:
    player = (task >> 8) & 255
    spent = (task >> 24) & 255
    colour: i64
    for colour in range(COOPS):
        if (spent >> colour) & 1 == 0 and board.stock_counters(player, colour) > 0:
            codes.add(SPEND + colour)


def spend_stock(board: Board, task: i64, code: i64, journal: Journal | None) -> None:
    """CTR-288 and CTR-289: counters of different colours; an ordinary one goes before a joker."""
    player = (task >> 8) & 255
    left = (task >> 16) & 255
    spent = (task >> 24) & 255
    warehouses = task >> 32
    colour = code - SPEND
    if board.stock[player * COOPS + colour] > 0:
        board.stock[player * COOPS + colour] -= 1
    else:
        board.joker[player] = JOKER_SPENT
    tell(journal, events.STOCK_SPENT, player, colour)
    if left > 1:
        board.plan(ASK_SPEND, player, left - 1, spent | 1 << colour, warehouses)
        return
    while warehouses > 0:
        board.plan(DO_WAREHOUSE, player)
        warehouses -= 1


# -- action A: contracts (CTR-300 to CTR-309) --------------------------------------------------------------------------


def asked(board: Board, player: i64, letter: i64, line: i64) -> i64:
    """How many coffees a line of the player's contract asks for."""
    at = player * LETTERS + letter
    return board.parts.contract_n[(board.side[at] * CONTRACTS + board.contract[at]) * LINES + line]


def line_type(board: Board, player: i64, letter: i64, line: i64) -> i64:
    return board.parts.contract_type[board.contract[player * LETTERS + letter] * LINES + line]


def missing(board: Board, player: i64, letter: i64, line: i64) -> i64:
    """Coffees that Kopi Luwak has to replace in a line."""
    short = asked(board, player, letter, line) - board.coffee[player * COFFEES + line_type(board, player, letter, line)]
    return short if short > 0 else NOTHING


def missing_from(board: Board, player: i64, letter: i64, first: i64) -> i64:
    """The same for a line and all below it."""
    total: i64 = 0
    line: i64
    for line in range(first, LINES):
        total += missing(board, player, letter, line)
    return total


def can_fulfil(board: Board, player: i64, letter: i64) -> bool:
    """CTR-300."""
    if (board.fulfilled[player] >> letter) & 1 == 1:
        return False
    return missing_from(board, player, letter, 0) <= board.coffee[player * COFFEES + KOPI]


def start_contract(board: Board, player: i64, letter: i64) -> None:
    board.plan(DO_FULFIL, player, letter)
    line: i64 = LINES - 1
    while line >= 0:
        board.plan(ASK_LUWAK_LINE, player, letter, line)
        line -= 1


def add_luwak_for_line(board: Board, task: i64, codes: Codes) -> None:
    """CTR-301: only numbers that leave the lines below payable."""
    player = (task >> 8) & 255
    letter = (task >> 16) & 255
    line = (task >> 24) & 255
    most = board.coffee[player * COFFEES + KOPI] - missing_from(board, player, letter, line + 1)
    if most > asked(board, player, letter, line):
        most = asked(board, player, letter, line)
    number: i64
    for number in range(missing(board, player, letter, line), most + 1):
        codes.add(LUWAK + number)


def pay_line(board: Board, task: i64, code: i64, journal: Journal | None) -> None:
    player = (task >> 8) & 255
    letter = (task >> 16) & 255
    line = (task >> 24) & 255
    jokers = code - LUWAK
    pay_coffee(board, player, line_type(board, player, letter, line), asked(board, player, letter, line) - jokers, journal)
    pay_coffee(board, player, KOPI, jokers, journal)


def fulfil(board: Board, player: i64, letter: i64, journal: Journal | None) -> None:
    """CTR-302 to CTR-309, in this order: contract away, coins, bonus, row item, Arabica counter."""
    board.fulfilled[player] |= 1 << letter
    tell(journal, events.CONTRACT_FULFILLED, player, letter)
    check_objectives(board, player, FULFILLED, journal)
    board.plan(DO_STACK, player, letter)
    board.plan(DO_ROW_ITEM, player, letter)
    board.plan(ASK_OPTION, player, letter)
    gain_coins(board, player, board.parts.letter_coins[letter], journal)


def option_possible(board: Board, player: i64, letter: i64, side: i64) -> bool:
    """CTR-304: a side is offered if one of its atoms has an effect."""
    i: i64
    for i in range(4):
        atom = board.parts.option_atom[(letter * 2 + side) * 4 + i]
        if atom != NONE and atom_possible(board, player, atom):
            return True
    return False


def add_options(board: Board, player: i64, letter: i64, codes: Codes) -> None:
    side: i64
    for side in range(2):
        if option_possible(board, player, letter, side):
            codes.add(OPTION + side)


def choose_option(board: Board, task: i64, code: i64) -> None:
    player = (task >> 8) & 255
    letter = (task >> 16) & 255
    i: i64 = 3
    while i >= 0:
        atom = board.parts.option_atom[(letter * 2 + code - OPTION) * 4 + i]
        if atom != NONE:
            board.plan(DO_ATOM, player, atom)
        i -= 1


def row_item(board: Board, player: i64, letter: i64) -> None:
    """CTR-306."""
    row = board.parts.letter_row[letter]
    if board.fulfilled[player] & row == row and board.items[player] != 0:
        board.plan(ASK_ITEM, player)


def add_items(board: Board, player: i64, codes: Codes) -> None:
    item: i64
    for item in range(3):
        if (board.items[player] >> item) & 1 == 1:
            codes.add(ITEM + item)


def take_item(board: Board, player: i64, code: i64, journal: Journal | None) -> None:
    """CTR-307 and CTR-308."""
    item = code - ITEM
    board.items[player] &= ~(1 << item)
    tell(journal, events.ITEM_TAKEN, player, item)
    if item == ITEM_ANIMAL:
        gain_counter(board, player, ANIMALS, board.animal[player], journal)
    elif item == ITEM_CIVET:
        if board.period == LAST_PERIOD:
            board.civets[player] += 1
            tell(journal, events.CIVET_KEPT, player)
        else:
            board.sumatra[player] += 1
            tell(journal, events.CIVET_TO_SUMATRA, player)
    else:
        gain_trader(board, player, journal)


def take_from_stack(board: Board, player: i64, letter: i64, journal: Journal | None) -> None:
    """CTR-309."""
    size = board.stack_size[letter]
    if size > 0:
        colour = board.stack[letter * STACK + size - 1]
        board.stack[letter * STACK + size - 1] = NONE
        board.stack_size[letter] = size - 1
        gain_counter(board, player, ARABICA, colour, journal)


# -- action B: deliveries (CTR-315 to CTR-318) -------------------------------------------------------------------------


def add_deliveries(board: Board, player: i64, codes: Codes) -> None:
    """CTR-315: empty slots whose coffee, with Kopi Luwak in place of some, is in hand."""
    need = board.parts.slot_n
    kinds = board.parts.slot_type
    bean = board.bean
    held = board.coffee
    first: i64 = player * COFFEES
    kopi = held[first + KOPI]
    most: i64 = 0  # of one coffee
    coffee: i64
    for coffee in range(first, first + COOPS):
        if held[coffee] > most:
            most = held[coffee]
    if most + kopi == 0:
        return
    slot: i64
    for slot in range(CITIES * SLOTS):
        n = need[slot]
        if n == 0 or bean[slot] != NONE or most + kopi < n:
            continue
        kind = kinds[slot]
        if kind == ANY:
            if most > 0 or kopi >= n:
                codes.add(DELIVER + slot)
        elif kopi >= n or (kind != KOPI and held[first + kind] + kopi >= n):
            codes.add(DELIVER + slot)


def start_delivery(board: Board, player: i64, slot: i64) -> None:
    board.plan(DO_DELIVERED, player, slot)
    if board.parts.slot_type[slot] == ANY:
        board.plan(ASK_TYPE, player, slot)
    else:
        board.plan(ASK_LUWAK_BAR, player, slot, board.parts.slot_type[slot])


def add_types(board: Board, player: i64, slot: i64, codes: Codes) -> None:
    n = board.parts.slot_n[slot]
    kopi = board.coffee[player * COFFEES + KOPI]
    coffee: i64
    for coffee in range(COOPS):
        if board.coffee[player * COFFEES + coffee] > 0 and board.coffee[player * COFFEES + coffee] + kopi >= n:
            codes.add(TYPE + coffee)
    if kopi >= n:
        codes.add(TYPE + KOPI)


def choose_type(board: Board, task: i64, code: i64) -> None:
    board.plan(ASK_LUWAK_BAR, (task >> 8) & 255, (task >> 16) & 255, code - TYPE)


def add_luwak_for_bar(board: Board, task: i64, codes: Codes) -> None:
    player = (task >> 8) & 255
    n = board.parts.slot_n[(task >> 16) & 255]
    coffee = (task >> 24) & 255
    if coffee == KOPI:
        codes.add(LUWAK + n)
        return
    least = n - board.coffee[player * COFFEES + coffee]
    most = board.coffee[player * COFFEES + KOPI]
    if least < 0:
        least = 0
    if most > n:
        most = n
    number: i64
    for number in range(least, most + 1):
        codes.add(LUWAK + number)


def pay_bar(board: Board, task: i64, code: i64, journal: Journal | None) -> None:
    player = (task >> 8) & 255
    n = board.parts.slot_n[(task >> 16) & 255]
    jokers = code - LUWAK
    pay_coffee(board, player, (task >> 24) & 255, n - jokers, journal)
    pay_coffee(board, player, KOPI, jokers, journal)


def deliver(board: Board, player: i64, slot: i64, journal: Journal | None) -> None:
    """CTR-316: coins, animal counter, bean."""
    parts = board.parts
    tell(journal, events.DELIVERED, player, slot // SLOTS, slot % SLOTS + 1)
    gain_coins(board, player, parts.slot_coins[slot], journal)
    board.plan(DO_BEAN, player, slot)
    if parts.slot_animal[slot] == 1:
        gain_counter(board, player, ANIMALS, board.bar_animal[slot // SLOTS], journal)
    elif parts.slot_animal[slot] == 2:
        gain_counter(board, player, JOKERS, 0, journal)


def place_bean(board: Board, player: i64, slot: i64, journal: Journal | None) -> None:
    board.bean[slot] = player
    check_objectives(board, player, DELIVERED, journal)
    waiting = board.seats >= board.parts.stock_joker_seats and board.stock_jokers > 0 and board.joker[player] == NONE
    if waiting and in_all_bars(board, player):  # CTR-317
        board.stock_jokers -= 1
        board.plan(ASK_JOKER, player)


def in_all_bars(board: Board, player: i64) -> bool:
    city: i64
    slot: i64
    for city in range(CITIES):
        found = False
        for slot in range(city * SLOTS, (city + 1) * SLOTS):
            if board.bean[slot] == player:
                found = True
        if not found:
            return False
    return True
