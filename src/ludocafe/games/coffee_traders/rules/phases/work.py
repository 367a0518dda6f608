"""Phase 1 – Work (chapter 6): plantations, workers, donkeys, civets and coins."""

from mypy_extensions import i64

from ludocafe.core.masks import has, only
from ludocafe.core.packed import listed
from ludocafe.core.state import NOTHING, Codes, Journal
from ludocafe.games.coffee_traders.rules import agenda, andre, events
from ludocafe.games.coffee_traders.rules.codes import (
    ANIMAL,
    BONUS,
    CIVET,
    COINS,
    DISCARD,
    FARM,
    PASS,
    PLANT,
    SERVE,
    STAFF,
    donkey_code,
    space_code,
)
from ludocafe.games.coffee_traders.rules.shared_effects import (
    TOUCHED_BUILDING,
    TOUCHED_PLANTATION,
    add_purse,
    add_sites,
    all_passed,
    check_objectives,
    gain_civet,
    gain_coins,
    gain_counter,
    may_recharge,
    may_use,
    pay_coins,
    row_bits,
    site_exists,
    spend_markers,
    staff,
)
from ludocafe.games.coffee_traders.rules.state import (
    ANIMALS,
    ANYWHERE,
    ASK,
    ASSIGNING,
    BY_DONKEY,
    BY_TRUCK,
    COOPS,
    FARM_SITE,
    JOKERS,
    MARKER,
    NONE,
    ON_FOOT,
    PATHS,
    PURSE,
    ROWS,
    SPACES,
    TRANSPORTS,
    WORKING,
    Board,
    at_path,
    at_row,
    at_site,
    at_space,
)


def begin(board: Board, journal: Journal | None) -> None:
    board.phase = WORKING
    board.passed = 0
    board.turn = 0
    board.andre_turns = 0
    events.period_started(journal, board.period)
    events.phase_started(journal, WORKING)
    agenda.do_next_work(board)


def next_turn(board: Board, journal: Journal | None) -> None:
    """CTR-100: round after round, skipping those who have passed."""
    if all_passed(board):
        agenda.do_phase(board, ASSIGNING)
        return
    while board.has_passed(board.order[board.turn]):
        board.turn = (board.turn + 1) % board.players
    player = board.order[board.turn]
    board.turn = (board.turn + 1) % board.players
    board.guard = 0
    agenda.do_next_work(board)
    if board.human(player):
        agenda.ask_work(board, player)
    else:
        andre.work(board, journal)


# -- the turn ----------------------------------------------------------------------------------------------------------


def forced_to_pass(board: Board, player: i64) -> i64:
    """CTR-102."""
    return PASS if must_pass(board, player) else ASK


def must_pass(board: Board, player: i64) -> bool:
    """No marker, and none to be had from the bonus reserve."""
    if board.markers(player) > 0 or may_use(board, player, MARKER):
        return False
    return board.bonus_marker[player] == 0 or board.guard == 1 or not may_recharge(board, player)


def add_turn(board: Board, player: i64, codes: Codes) -> None:
    parts = board.parts
    markers = board.markers(player)
    row: i64
    coop: i64
    path: i64
    if markers >= parts.cost_plantation:
        for row in range(ROWS):
            if can_plant(board, player, row):
                codes.add(PLANT + row)
    if markers >= parts.cost_staff:
        for coop in range(COOPS):
            if can_staff(board, coop):
                codes.add(STAFF + coop)
    if markers >= parts.cost_donkey and board.spare_donkeys[player] > 0:
        for coop in range(COOPS):
            if not board.present(player, coop):
                continue
            for path in range(PATHS):
                if can_lay_donkey(board, player, coop, path):
                    codes.add(donkey_code(coop, path))
    if markers >= parts.cost_fourth:
        if board.spare_civets[player] > 0:
            codes.add(CIVET)
        codes.add(COINS)
    codes.add(PASS)
    if may_use(board, player, MARKER):
        codes.add(BONUS + MARKER)
    add_purse(board, player, codes)


def choose_row(board: Board, player: i64, plantation_row: i64) -> None:
    """Action A: the space is chosen next."""
    spend_markers(board, player, board.parts.cost_plantation)
    agenda.ask_space(board, player, plantation_row)


def send_staff(board: Board, player: i64, coop: i64) -> None:
    """Action B."""
    spend_markers(board, player, board.parts.cost_staff)
    staff(board, player, player, coop)


def send_donkey(board: Board, player: i64, coop: i64, path: i64, journal: Journal | None) -> None:
    """Action C."""
    spend_markers(board, player, board.parts.cost_donkey)
    board.spare_donkeys[player] -= 1
    lay_donkey(board, player, coop, path, journal)


def send_civet(board: Board, player: i64, journal: Journal | None) -> None:
    """Action D."""
    spend_markers(board, player, board.parts.cost_fourth)
    gain_civet(board, player, journal)


def earn_coins(board: Board, player: i64, journal: Journal | None) -> None:
    """Action D."""
    spend_markers(board, player, board.parts.cost_fourth)
    gain_coins(board, player, board.parts.coins_fourth, journal)


# -- action A: a plantation (CTR-105 to CTR-118) -----------------------------------------------------------------------


def can_plant(board: Board, player: i64, row: i64) -> bool:
    """CTR-105."""
    parts = board.parts
    item = row * 5 + board.next_item[player * ROWS + row]
    if board.next_item[player * ROWS + row] >= parts.row_items[row] or parts.item_level[item] <= 0:
        return False
    return board.coins[player] >= parts.item_cost[item] and has_target(board, player, parts.item_level[item])


def has_target(board: Board, player: i64, level: i64) -> bool:
    coop: i64
    space: i64
    transport: i64
    for coop in range(COOPS):
        for space in range(spaces_in_sight(board, player, coop)):
            if admitted(board, coop, space, level):
                for transport in range(TRANSPORTS):
                    if reachable(board, player, level, coop, space, transport):
                        return True
    return False


def spaces_in_sight(board: Board, player: i64, coop: i64) -> i64:
    """How many spaces, from the lowest on, ``reachable`` is worth asking for.

    Where somebody is not present it takes a worker, and upper rows are out of reach without a plantation in row 1.
    """
    if board.plants[at_row(player, coop, 0)] != 0:
        return SPACES
    return board.parts.row_start[1] if board.workers[player] > 0 or board.present(player, coop) else NOTHING


def admitted(board: Board, coop: i64, space: i64, level: i64) -> bool:
    """Is the space empty and made for this level?"""
    return board.owner[at_space(coop, space)] == NONE and board.parts.admits[board.parts.row_of[space] * 4 + level] == 1


def reachable(board: Board, player: i64, level: i64, coop: i64, space: i64, transport: i64) -> bool:
    """CTR-107 to CTR-113: may this plantation go there in this way?"""
    parts = board.parts
    row = parts.row_of[space]
    if (row == 0) != (transport == ON_FOOT):
        return False
    if board.owner[at_space(coop, space)] != NONE or parts.admits[row * 4 + level] == 0:
        return False
    if board.workers[player] == 0 and not board.present(player, coop):
        return False
    if row == 0:
        return space < parts.row_start[2] + parts.row_size[2]
    path = parts.path_of[space]
    own = board.donkeys_of(player, coop, path)
    if own == NONE:
        return False
    if row == 2 and row_bits(board, player, coop, 0) <= row_bits(board, player, coop, 2):
        return False  # CTR-113
    if transport == BY_TRUCK:
        return parts.truck_space[space] == 1 and board.trucks[player] > 0
    return board.donkeys[player] >= parts.path_donkeys[path] - own and supported(board, player, coop, space)


def supported(board: Board, player: i64, coop: i64, space: i64) -> bool:
    """CTR-112: the largest matching into the row below grows by one."""
    parts = board.parts
    row = parts.row_of[space]
    below = board.plants[at_row(player, coop, row - 1)]
    upper = board.plants[at_row(player, coop, row)]
    i: i64
    if row == 2:
        for i in range(parts.row_size[2]):
            if has(upper, i) and board.truck[at_space(coop, parts.row_start[2] + i)] == 1:
                upper &= ~only(i)
    lower_sets = only(parts.row_size[row - 1])  # there are 2^size of them
    with_new = upper | only(parts.nth[space])
    if row == 1:
        return parts.matching_middle[with_new * lower_sets + below] > parts.matching_middle[upper * lower_sets + below]
    return parts.matching_upper[with_new * lower_sets + below] > parts.matching_upper[upper * lower_sets + below]


def add_spaces(board: Board, player: i64, plantation_row: i64, codes: Codes) -> None:
    item = board.next_item[player * ROWS + plantation_row]
    if item >= board.parts.row_items[plantation_row] or board.parts.item_level[plantation_row * 5 + item] <= 0:
        return
    level = board.parts.item_level[plantation_row * 5 + item]
    coop: i64
    space: i64
    transport: i64
    for coop in range(COOPS):
        for space in range(spaces_in_sight(board, player, coop)):
            if admitted(board, coop, space, level):
                for transport in range(TRANSPORTS):
                    if reachable(board, player, level, coop, space, transport):
                        codes.add(space_code(coop, space, transport))


def plant(board: Board, player: i64, plantation_row: i64, coop: i64, space: i64, transport: i64, journal: Journal | None) -> None:
    """CTR-115: pay, put the plantation and its transport, then the effects in printed order."""
    parts = board.parts
    item = plantation_row * 5 + board.next_item[player * ROWS + plantation_row]
    first = not board.present(player, coop)
    pay_coins(board, player, parts.item_cost[item], journal)
    board.next_item[player * ROWS + plantation_row] += 1
    board.put_plantation(player, coop, space, parts.item_level[item])
    events.plantation_placed(journal, player, coop, space, parts.item_level[item])
    if transport == BY_TRUCK:
        board.trucks[player] -= 1
        board.truck[at_space(coop, space)] = 1
        events.truck_placed(journal, player, coop, space)
    elif transport == BY_DONKEY:
        lay_missing_donkeys(board, player, coop, parts.path_of[space], journal)
    if first:
        board.workers[player] -= 1
        board.town[coop] += 1
        events.worker_to_town(journal, player, coop)
    agenda.do_last_plantation(board, player)
    agenda.do_farm(board, player, plantation_row)
    where = parts.row_of[space]
    if parts.row_animal[where] == 1:
        agenda.do_animal(board, player, coop)
    if parts.row_arabica[where] == 1:
        agenda.do_advance(board, player, coop)
    k: i64 = 2
    while k >= 0:
        if parts.item_bonus[item * 3 + k] != NONE:
            agenda.do_atom(board, player, parts.item_bonus[item * 3 + k], coop)
        k -= 1
    check_objectives(board, player, TOUCHED_PLANTATION, journal)


def lay_donkey(board: Board, player: i64, coop: i64, path: i64, journal: Journal | None) -> None:
    at = at_path(coop, path)
    if board.donkey[at] == NONE:
        board.donkey[at] = player
    else:
        board.donkey[at + 1] = player
    events.donkey_placed(journal, player, coop, path)


def lay_missing_donkeys(board: Board, player: i64, coop: i64, path: i64, journal: Journal | None) -> None:
    """CTR-109 and CTR-110: fill the path up with own donkeys."""
    missing = board.parts.path_donkeys[path] - board.donkeys_of(player, coop, path)
    while missing > 0:
        board.donkeys[player] -= 1
        lay_donkey(board, player, coop, path, journal)
        missing -= 1


def meet_animals(board: Board, player: i64, coop: i64) -> None:
    """CTR-115, step 6: one of the animal counters left here."""
    if board.animals[coop * 2] + board.animals[coop * 2 + 1] > 0:
        agenda.ask_animal(board, player, coop)


def add_animals(board: Board, coop: i64, codes: Codes) -> None:
    i: i64
    for i in range(2):
        if board.animals[coop * 2 + i] == 1:
            codes.add(ANIMAL + i)


def choose_animal(board: Board, player: i64, coop: i64, animal_choice: i64, journal: Journal | None) -> None:
    board.animals[coop * 2 + animal_choice] = 0
    gain_counter(board, player, ANIMALS if animal_choice == 0 else JOKERS, coop, journal)


def meet_farm(board: Board, player: i64, plantation_row: i64) -> None:
    """CTR-115, step 7: only a farm is left in the row."""
    item = board.next_item[player * ROWS + plantation_row]
    if item < board.parts.row_items[plantation_row] and board.parts.item_level[plantation_row * 5 + item] == 0:
        agenda.ask_farm(board, player, plantation_row)


def farm_cost(board: Board, player: i64, row: i64) -> i64:
    return board.parts.item_cost[row * 5 + board.next_item[player * ROWS + row]]


def add_farms(board: Board, player: i64, plantation_row: i64, codes: Codes) -> None:
    """CTR-118."""
    if board.coins[player] >= farm_cost(board, player, plantation_row) and site_exists(board, FARM_SITE, ANYWHERE):
        add_sites(board, FARM_SITE, ANYWHERE, codes, FARM)
    codes.add(DISCARD)
    if board.guard == 0 and may_use(board, player, PURSE):
        codes.add(BONUS + PURSE)


def build_farm(board: Board, player: i64, plantation_row: i64, coop: i64, site: i64, journal: Journal | None) -> None:
    pay_coins(board, player, farm_cost(board, player, plantation_row), journal)
    board.site[at_site(coop, site)] = player
    events.farm_built(journal, player, coop, site)
    leave_row(board, player, plantation_row, journal)


def discard_farm(board: Board, player: i64, plantation_row: i64, journal: Journal | None) -> None:
    events.farm_discarded(journal, player)
    leave_row(board, player, plantation_row, journal)


def leave_row(board: Board, player: i64, plantation_row: i64, journal: Journal | None) -> None:
    """The farm is gone from its row, wherever it went."""
    board.next_item[player * ROWS + plantation_row] += 1
    check_objectives(board, player, TOUCHED_BUILDING, journal)


def last_plantation(board: Board, player: i64, journal: Journal | None) -> None:
    """CTR-115, step 8."""
    if board.plantations_left(player) == 0:
        gain_civet(board, player, journal)


# -- actions B and C ---------------------------------------------------------------------------------------------------


def can_staff(board: Board, coop: i64) -> bool:
    """CTR-120."""
    player: i64
    for player in range(board.players):
        if board.idle_here(player, coop):
            return True
    return False


def add_served(board: Board, coop: i64, chosen: i64, codes: Codes) -> None:
    """CTR-122: whoever waits for a worker and has not been chosen yet."""
    player: i64
    for player in range(board.players):
        if board.idle_here(player, coop) and not listed(chosen, player):
            codes.add(SERVE + player)


def can_lay_donkey(board: Board, player: i64, coop: i64, path: i64) -> bool:
    """CTR-130: an empty donkey space above an own plantation."""
    parts = board.parts
    if parts.path_to[path] == NONE:
        return False
    at = at_path(coop, path)
    last = at + parts.path_donkeys[path] - 1
    if board.donkey[last] != NONE:
        return False
    below = board.plants[at_row(player, coop, parts.row_of[parts.path_to[path]] - 1)]
    return below & parts.path_lower[path] != 0


# -- the set-up choice of experienced players (CTR-058) ----------------------------------------------------------------


def add_setup_spaces(board: Board, codes: Codes) -> None:
    parts = board.parts
    coop: i64
    i: i64
    for coop in range(COOPS):
        for i in range(parts.row_size[0]):
            if board.owner[at_space(coop, parts.row_start[0] + i)] == NONE:
                codes.add(space_code(coop, parts.row_start[0] + i, ON_FOOT))


def set_up_space(board: Board, player: i64, coop: i64, space: i64, journal: Journal | None) -> None:
    board.put_plantation(player, coop, space, 1)
    events.plantation_placed(journal, player, coop, space, 1)
