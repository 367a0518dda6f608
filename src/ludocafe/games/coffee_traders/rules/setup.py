"""Setting up (chapter 4). Draws are made in the order of the rule numbers (CTR-600)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludocafe.core.chance import SETUP, Chance
from ludocafe.core.state import Journal
from ludocafe.games.coffee_traders.rules import agenda
from ludocafe.games.coffee_traders.rules.shared_effects import advance
from ludocafe.games.coffee_traders.rules.state import (
    CITIES,
    COFFEES,
    COOPS,
    LETTERS,
    LINES,
    NONE,
    SETTING_UP,
    SLOTS,
    STACK,
    WORKING,
    Board,
    at_site,
)

LETTER_E: Final[i64] = 4
LETTER_F: Final[i64] = 5


def set_up(board: Board, experienced: bool, handicaps: vec[i64], chance: Chance, journal: Journal | None) -> None:
    """Everything up to the first decision; ``handicaps`` are numbers of harder contracts by seat."""
    lay_out(board)
    draw_animals_and_objectives(board, chance)
    build_stacks(board, chance)
    draw_order(board, chance)
    deal_contracts(board, handicaps, chance)
    if board.andre != NONE:
        set_up_andre(board, chance)
    player: i64
    for player in range(board.seats):
        move_in(board, player, experienced)
    for player in range(board.seats):
        step_forward(board, player, journal)
    agenda.do_phase(board, WORKING)
    if experienced:
        agenda.do_setup_spaces(board, 0)


def lay_out(board: Board) -> None:
    """CTR-035 to CTR-037 and CTR-042 to CTR-046: what does not depend on chance. Contracts are those of number seat + 1."""
    parts = board.parts
    board.clear()
    board.phase = SETTING_UP
    board.stock_jokers = parts.stock_jokers[board.seats]  # CTR-031
    coop: i64
    player: i64
    letter: i64
    for coop in range(COOPS):
        board.town[coop] = parts.town_workers
        board.animals[coop * 2] = 1
        board.animals[coop * 2 + 1] = 1
        board.house_coin[coop] = 1
        board.house_stock[coop] = parts.house_stock
    for letter in range(3):
        board.tiles[letter] = letter * 3
    for player in range(board.players):
        board.order[player] = player
    for player in range(board.seats):
        board.coins[player] = parts.start_coins
        board.donkeys[player] = parts.start_donkeys
        board.spare_donkeys[player] = parts.donkeys - parts.start_donkeys
        board.black[player] = parts.black_markers
        board.coloured[player] = parts.own_marker[board.seats]
        board.bonus_marker[player] = 1
        board.bonus_trader[player] = 1
        board.bonus_purse[player] = 1
        board.workers[player] = parts.worker_reserve[board.seats]
        board.traders[player] = parts.area_traders[board.seats]
        board.track_trader[player] = 1
        board.track_truck[player] = 1
        board.spare_trucks[player] = parts.trucks - 1
        board.items[player] = parts.items_beside[board.seats]
        board.sumatra[player] = parts.sumatra_civets
        board.spare_civets[player] = parts.civets - parts.sumatra_civets - 1
        board.animal[player] = player
        for coop in range(COOPS):
            board.column[player * COOPS + coop] = parts.start_column
        for letter in range(LETTERS):
            board.contract[player * LETTERS + letter] = letter * COOPS + player
            board.side[player * LETTERS + letter] = parts.harder_side[board.seats]
    if board.andre != NONE:
        board.traders[board.andre] = parts.andre_traders
        board.andre_posts = parts.andre_posts
        for letter in range(3):
            board.andre_left[letter] = parts.andre_left[letter]
            board.andre_contracts[letter] = letter * COOPS + board.andre
        for coop in range(COOPS):
            board.andre_counters[coop] = coop
    city: i64
    for city in range(CITIES):
        if has_random_animal(board, city):
            board.bar_animal[city] = city % COOPS


def has_random_animal(board: Board, city: i64) -> bool:
    slot: i64
    for slot in range(city * SLOTS, (city + 1) * SLOTS):
        if board.parts.slot_animal[slot] == 1:
            return True
    return False


def in_turn(count: i64) -> vec[i64]:
    """0, 1, 2 … as a list to shuffle."""
    numbers = vec[i64]([0] * count)
    i: i64
    for i in range(count):
        numbers[i] = i
    return numbers


def draw_animals_and_objectives(board: Board, chance: Chance) -> None:
    """CTR-032 and CTR-034."""
    animals = in_turn(COOPS)
    chance.shuffle(SETUP, animals, COOPS)
    next_animal: i64 = 0
    city: i64
    for city in range(CITIES):
        if has_random_animal(board, city):
            board.bar_animal[city] = animals[next_animal]
            next_animal += 1
    letter: i64
    for letter in range(3):
        board.tiles[letter] = letter * 3 + chance.below(SETUP, 3)


def build_stacks(board: Board, chance: Chance) -> None:
    """CTR-038 and CTR-309: one whole stack after the other, the last counter dealt on top."""
    parts = board.parts
    each = parts.arabica_per_colour - (1 if board.andre != NONE else 0)
    pool = vec[i64]([0] * (COOPS * each))
    i: i64
    for i in range(COOPS * each):
        pool[i] = i // each
    chance.shuffle(SETUP, pool, COOPS * each)
    dealt: i64 = 0
    letter: i64
    for letter in range(LETTERS):
        size = parts.stack_base[letter] + parts.stack_extra[board.seats]
        for i in range(size):
            board.stack[letter * STACK + i] = pool[dealt]
            dealt += 1
        board.stack_size[letter] = size


def draw_order(board: Board, chance: Chance) -> None:
    """CTR-040 and CTR-041."""
    order = in_turn(board.seats)
    chance.shuffle(SETUP, order, board.seats)
    animals = in_turn(COOPS)
    chance.shuffle(SETUP, animals, COOPS)
    i: i64
    for i in range(board.seats):
        board.order[i] = order[i]
        board.animal[i] = animals[i]


def deal_contracts(board: Board, handicaps: vec[i64], chance: Chance) -> None:
    """CTR-050 to CTR-054."""
    letter: i64
    player: i64
    i: i64
    for letter in range(LETTER_F):
        numbers = in_turn(COOPS)
        chance.shuffle(SETUP, numbers, COOPS)
        for player in range(board.seats):
            board.contract[player * LETTERS + letter] = letter * COOPS + numbers[player]
    for player in range(board.seats):
        number = board.contract[player * LETTERS + LETTER_E] - LETTER_E * COOPS
        board.contract[player * LETTERS + LETTER_F] = LETTER_F * COOPS + number
    for player in range(board.seats):
        if handicaps[player] > 0:
            letters = in_turn(LETTERS)
            chance.shuffle(SETUP, letters, LETTERS)
            for i in range(handicaps[player]):
                board.side[player * LETTERS + letters[i]] = 0


def settle_plantation(board: Board, player: i64, contract: i64, number: i64) -> None:
    """CTR-056: a level-1 plantation in the cooperative of a line of contract F."""
    parts = board.parts
    board.put_plantation(player, parts.contract_type[contract * LINES + number], parts.setup_space[number], 1)


def move_in(board: Board, player: i64, experienced: bool) -> None:
    """CTR-055, CTR-056 and CTR-058."""
    contract = board.contract[player * LETTERS + LETTER_F]
    number: i64
    for number in range(LINES):
        coffee = board.parts.contract_type[contract * LINES + number]
        board.coffee[player * COFFEES + coffee] += board.parts.start_coffee[number]
        if number < LINES - 1 or not experienced:
            settle_plantation(board, player, contract, number)


def step_forward(board: Board, player: i64, journal: Journal | None) -> None:
    """CTR-059."""
    if board.parts.first_step[board.seats] == 1:
        advance(board, player, board.parts.contract_type[board.contract[player * LETTERS + LETTER_E] * LINES], journal)


def set_up_andre(board: Board, chance: Chance) -> None:
    """CTR-061 to CTR-064."""
    chance.shuffle(SETUP, board.andre_counters, COOPS)
    letter: i64
    for letter in range(3):
        board.andre_contracts[letter] = draw_undealt(board, letter, chance)
    home = draw_undealt(board, LETTER_F, chance)
    number: i64
    for number in range(LINES):
        settle_plantation(board, board.andre, home, number)
        board.site[at_site(board.parts.contract_type[home * LINES + number], board.parts.andre_station)] = board.andre


def draw_undealt(board: Board, letter: i64, chance: Chance) -> i64:
    rest = vec[i64]([0] * COOPS)
    count: i64 = 0
    number: i64
    player: i64
    for number in range(COOPS):
        dealt = False
        for player in range(board.seats):
            if board.contract[player * LETTERS + letter] == letter * COOPS + number:
                dealt = True
        if not dealt:
            rest[count] = letter * COOPS + number
            count += 1
    return rest[chance.below(SETUP, count)]


def next_space(board: Board, place: i64) -> None:
    """CTR-058: the humans choose in turn order."""
    if place < board.players:
        agenda.do_setup_spaces(board, place + 1)
        if board.human(board.order[place]):
            agenda.ask_setup(board, board.order[place])
