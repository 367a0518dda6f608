"""Phase 5 – Sell (chapter 10): contracts, deliveries to the bars, and the free operations around them."""

from typing import Final

from mypy_extensions import i64

from ludocafe.core.masks import has, only, size_of
from ludocafe.core.state import NOTHING, Codes, Journal
from ludocafe.games.coffee_traders.rules import agenda, andre, events
from ludocafe.games.coffee_traders.rules.codes import (
    BUY,
    CONTRACT,
    DELIVER,
    ITEM,
    LUWAK,
    OPTION,
    PASS,
    SPEND,
    STOCK,
    SWAP,
    TYPE,
)
from ludocafe.games.coffee_traders.rules.shared_effects import (
    TOUCHED_BAR,
    TOUCHED_CONTRACT,
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
)
from ludocafe.games.coffee_traders.rules.state import (
    ANIMALS,
    ANY,
    ARABICA,
    ASK,
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
    UNKNOWN,
    WAREHOUSE,
    Board,
)

LAST_PERIOD: Final[i64] = 2


def begin(board: Board, journal: Journal | None) -> None:
    board.phase = SELLING
    board.passed = 0
    board.turn = board.players - 1
    events.phase_started(journal, SELLING)
    agenda.do_next_sell(board)


def next_turn(board: Board, journal: Journal | None) -> None:
    """CTR-280: in reverse turn order, skipping those who have passed."""
    if all_passed(board):
        agenda.do_phase(board, RESETTING)
        return
    while board.has_passed(board.order[board.turn]):
        board.turn = (board.turn + board.players - 1) % board.players
    player = board.order[board.turn]
    board.turn = (board.turn + board.players - 1) % board.players
    board.guard = 0
    agenda.do_next_sell(board)
    if board.human(player):
        agenda.ask_sell(board, player)
    else:
        andre.sell(board, journal)


def leave_market(board: Board, player: i64, journal: Journal | None) -> None:
    """CTR-281: the order of passing is the next turn order."""
    gone = board.passed
    if board.andre != NONE:
        gone &= ~only(board.andre)
    board.next_order[size_of(gone)] = player
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


def can_buy(board: Board, player: i64) -> i64:
    """Whoever can buy coffee has a choice; that is seen without counting the others."""
    return ASK if board.coins[player] >= board.parts.price[board.period] else UNKNOWN


def deliver_first(board: Board, player: i64, bar_slot: i64) -> None:
    deliver_again(board, player, board.parts.deliveries, bar_slot)


def deliver_again(board: Board, player: i64, left: i64, bar_slot: i64) -> None:
    """CTR-318."""
    if left > 1:
        agenda.ask_second(board, player, left - 1)
    start_delivery(board, player, bar_slot)


# -- free operations (CTR-286 to CTR-290): none of them ends the turn --------------------------------------------------


def start_swap(board: Board, player: i64, coffee: i64) -> None:
    agenda.ask_swap(board, player, coffee, board.parts.ratio[board.exchange[player]])


def buy(board: Board, player: i64, coffee: i64, journal: Journal | None) -> None:
    """CTR-287."""
    pay_coins(board, player, board.parts.price[board.period], journal)
    gain_coffee(board, player, coffee, 1, journal)


def start_stock(board: Board, player: i64, number: i64) -> None:
    """CTR-288: ``number`` is the first or the second offer."""
    agenda.ask_spend(board, player, board.parts.stock_need[number], 0, board.parts.stock_build[number])


def swap(board: Board, player: i64, target: i64, left: i64, coffee: i64, journal: Journal | None) -> None:
    """CTR-286: one coffee given; the last one brings the target."""
    pay_coffee(board, player, coffee, 1, journal)
    if left > 1:
        agenda.ask_swap(board, player, target, left - 1)
    else:
        gain_coffee(board, player, target, 1, journal)


def can_spend_stock(board: Board, player: i64, offer: i64) -> bool:
    """CTR-288."""
    parts = board.parts
    left = parts.column_size[WAREHOUSE] - board.built[player * COLUMNS + WAREHOUSE]
    return left >= parts.stock_build[offer] and board.stock_colours(player) >= parts.stock_need[offer]


def may_spend(board: Board, player: i64, spent: i64, colour: i64) -> bool:
    return not has(spent, colour) and board.stock_counters(player, colour) > 0


def add_stock(board: Board, player: i64, spent: i64, codes: Codes) -> None:
    colour: i64
    for colour in range(COOPS):
        if may_spend(board, player, spent, colour):
            codes.add(SPEND + colour)


def only_counters(board: Board, player: i64, left: i64, spent: i64) -> i64:
    """As many colours as needed: no choice."""
    count: i64 = 0
    first: i64 = NONE
    colour: i64
    for colour in range(COOPS):
        if may_spend(board, player, spent, colour):
            count += 1
            if first == NONE:
                first = SPEND + colour
    return first if count == left else ASK


def spend_stock(board: Board, player: i64, left: i64, spent: i64, warehouses: i64, coop: i64, journal: Journal | None) -> None:
    """CTR-288 and CTR-289: counters of different colours; an ordinary one goes before a joker."""
    if board.stock[player * COOPS + coop] > 0:
        board.stock[player * COOPS + coop] -= 1
    else:
        board.joker[player] = JOKER_SPENT
    events.stock_spent(journal, player, coop)
    if left > 1:
        agenda.ask_spend(board, player, left - 1, spent | only(coop), warehouses)
        return
    while warehouses > 0:
        agenda.do_warehouse(board, player)
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
    if has(board.fulfilled[player], letter):
        return False
    return missing_from(board, player, letter, 0) <= board.coffee[player * COFFEES + KOPI]


def start_contract(board: Board, player: i64, letter: i64) -> None:
    agenda.do_fulfil(board, player, letter)
    line: i64 = LINES - 1
    while line >= 0:
        agenda.ask_luwak_line(board, player, letter, line)
        line -= 1


def add_luwak_for_line(board: Board, player: i64, letter: i64, line: i64, codes: Codes) -> None:
    """CTR-301: only numbers that leave the lines below payable."""
    most = board.coffee[player * COFFEES + KOPI] - missing_from(board, player, letter, line + 1)
    if most > asked(board, player, letter, line):
        most = asked(board, player, letter, line)
    number: i64
    for number in range(missing(board, player, letter, line), most + 1):
        codes.add(LUWAK + number)


def pay_line(board: Board, player: i64, letter: i64, line: i64, number: i64, journal: Journal | None) -> None:
    """``number`` of the coffees are Kopi Luwak."""
    coffee = line_type(board, player, letter, line)
    pay_coffee(board, player, coffee, asked(board, player, letter, line) - number, journal)
    pay_coffee(board, player, KOPI, number, journal)


def fulfil(board: Board, player: i64, letter: i64, journal: Journal | None) -> None:
    """CTR-302 to CTR-309, in this order: contract away, coins, bonus, row item, Arabica counter."""
    board.fulfilled[player] |= only(letter)
    events.contract_fulfilled(journal, player, letter)
    check_objectives(board, player, TOUCHED_CONTRACT, journal)
    agenda.do_stack(board, player, letter)
    agenda.do_row_item(board, player, letter)
    agenda.ask_option(board, player, letter)
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


def choose_option(board: Board, player: i64, letter: i64, side: i64) -> None:
    i: i64 = 3
    while i >= 0:
        atom = board.parts.option_atom[(letter * 2 + side) * 4 + i]
        if atom != NONE:
            agenda.do_atom(board, player, atom, 0)
        i -= 1


def row_item(board: Board, player: i64, letter: i64) -> None:
    """CTR-306."""
    row = board.parts.letter_row[letter]
    if board.fulfilled[player] & row == row and board.items[player] != 0:
        agenda.ask_item(board, player)


def add_items(board: Board, player: i64, codes: Codes) -> None:
    item: i64
    for item in range(3):
        if has(board.items[player], item):
            codes.add(ITEM + item)


def take_item(board: Board, player: i64, item: i64, journal: Journal | None) -> None:
    """CTR-307 and CTR-308."""
    board.items[player] &= ~only(item)
    events.item_taken(journal, player, item)
    if item == ITEM_ANIMAL:
        gain_counter(board, player, ANIMALS, board.animal[player], journal)
    elif item == ITEM_CIVET:
        if board.period == LAST_PERIOD:
            board.civets[player] += 1
            events.civet_kept(journal, player)
        else:
            board.sumatra[player] += 1
            events.civet_to_sumatra(journal, player)
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


def start_delivery(board: Board, player: i64, bar_slot: i64) -> None:
    agenda.do_delivered(board, player, bar_slot)
    if board.parts.slot_type[bar_slot] == ANY:
        agenda.ask_type(board, player, bar_slot)
    else:
        agenda.ask_luwak_bar(board, player, bar_slot, board.parts.slot_type[bar_slot])


def add_types(board: Board, player: i64, bar_slot: i64, codes: Codes) -> None:
    n = board.parts.slot_n[bar_slot]
    kopi = board.coffee[player * COFFEES + KOPI]
    coffee: i64
    for coffee in range(COOPS):
        if board.coffee[player * COFFEES + coffee] > 0 and board.coffee[player * COFFEES + coffee] + kopi >= n:
            codes.add(TYPE + coffee)
    if kopi >= n:
        codes.add(TYPE + KOPI)


def choose_type(board: Board, player: i64, bar_slot: i64, coffee: i64) -> None:
    agenda.ask_luwak_bar(board, player, bar_slot, coffee)


def add_luwak_for_bar(board: Board, player: i64, bar_slot: i64, coffee: i64, codes: Codes) -> None:
    n = board.parts.slot_n[bar_slot]
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


def pay_bar(board: Board, player: i64, bar_slot: i64, coffee: i64, number: i64, journal: Journal | None) -> None:
    """``number`` of the coffees are Kopi Luwak."""
    pay_coffee(board, player, coffee, board.parts.slot_n[bar_slot] - number, journal)
    pay_coffee(board, player, KOPI, number, journal)


def deliver(board: Board, player: i64, bar_slot: i64, journal: Journal | None) -> None:
    """CTR-316: coins, animal counter, bean."""
    parts = board.parts
    events.delivered(journal, player, bar_slot // SLOTS, bar_slot % SLOTS + 1)
    gain_coins(board, player, parts.slot_coins[bar_slot], journal)
    agenda.do_bean(board, player, bar_slot)
    if parts.slot_animal[bar_slot] == 1:
        gain_counter(board, player, ANIMALS, board.bar_animal[bar_slot // SLOTS], journal)
    elif parts.slot_animal[bar_slot] == 2:
        gain_counter(board, player, JOKERS, 0, journal)


def place_bean(board: Board, player: i64, bar_slot: i64, journal: Journal | None) -> None:
    board.bean[bar_slot] = player
    check_objectives(board, player, TOUCHED_BAR, journal)
    waiting = board.seats >= board.parts.stock_joker_seats and board.stock_jokers > 0 and board.joker[player] == NONE
    if waiting and in_all_bars(board, player):  # CTR-317
        board.stock_jokers -= 1
        agenda.ask_joker(board, player)


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
