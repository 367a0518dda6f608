"""André, the automa of the two-player game (chapter 12). He decides nothing: contracts and counters tell him what to do."""

from librt.vecs import vec
from mypy_extensions import i64

from ludocafe.core.chance import AUTOMA, Chance
from ludocafe.core.masks import only, size_of
from ludocafe.core.state import Journal
from ludocafe.games.coffee_traders.rules import agenda, events
from ludocafe.games.coffee_traders.rules.shared_effects import pass_turn, staff
from ludocafe.games.coffee_traders.rules.state import (
    ANY,
    AUTOMA_SEAT,
    CITIES,
    COOPS,
    LETTERS,
    LINES,
    NONE,
    QUEUE,
    ROWS,
    SLOTS,
    SPACES,
    Board,
    at_path,
    at_row,
    at_site,
    at_space,
)


def line(board: Board, number: i64) -> i64:
    """CTR-401: the cooperative of a line of his visible contract."""
    return board.parts.contract_type[board.andre_contracts[board.period] * LINES + number]


# -- phase 1 (CTR-405 to CTR-410) --------------------------------------------------------------------------------------


def work(board: Board, journal: Journal | None) -> None:
    """CTR-405: his next turn; after the last one he has passed."""
    parts = board.parts
    turn = board.andre_turns
    board.andre_turns = turn + 1
    coop = line(board, parts.andre_turn_line[turn])
    if turn + 1 == len(parts.andre_turn):
        board.passed |= only(board.andre)
    if parts.andre_turn[turn] == 0:
        acted = plant(board, coop, journal)
    else:
        acted = anybody_waits(board, coop)
        if acted:
            staff(board, board.andre, board.order[0], coop)  # CTR-410
    if not acted:
        events.andre_skipped(journal, turn + 1)


def anybody_waits(board: Board, coop: i64) -> bool:
    player: i64
    for player in range(board.players):
        if board.idle_here(player, coop):
            return True
    return False


def plantations(board: Board, coop: i64, level: i64) -> i64:
    """His plantations of a level in a cooperative."""
    count: i64 = 0
    i: i64
    for i in range(coop * SPACES, (coop + 1) * SPACES):
        if board.owner[i] == board.andre and board.level[i] == level:
            count += 1
    return count


def plant(board: Board, coop: i64, journal: Journal | None) -> bool:
    """CTR-406: complete what is begun, else begin anew; False when nothing is possible."""
    one = plantations(board, coop, 1)
    two = plantations(board, coop, 2)
    three = plantations(board, coop, 3)
    if two > three:
        return put(board, coop, 3, journal) or put(board, coop, 1, journal)
    if one > two:
        return put(board, coop, 2, journal) or put(board, coop, 1, journal)
    return put(board, coop, 1, journal)


def put(board: Board, coop: i64, level: i64, journal: Journal | None) -> bool:
    """CTR-408: no cost, no transport, no gain."""
    if board.andre_left[level - 1] == 0:
        return False
    space = choose_space(board, coop, level - 1)
    if space == NONE:
        return False
    board.andre_left[level - 1] -= 1
    board.put_plantation(board.andre, coop, space, level)
    events.plantation_placed(journal, AUTOMA_SEAT, coop, space, level)
    return True


def choose_space(board: Board, coop: i64, row: i64) -> i64:
    """CTR-407: above his own plantation, away from human donkeys and plantations, leftmost; NONE if the row is full."""
    parts = board.parts
    connected = False
    i: i64
    for i in range(parts.row_size[row]):
        if is_candidate(board, coop, parts.row_start[row] + i, True):
            connected = True
    best: i64 = NONE
    least: i64 = 0
    for i in range(parts.row_size[row]):
        space = parts.row_start[row] + i
        if is_candidate(board, coop, space, connected):
            trouble = nuisance(board, coop, space)
            if best == NONE or trouble < least:
                best = space
                least = trouble
    return best


def is_candidate(board: Board, coop: i64, space: i64, connected: bool) -> bool:
    """An empty space; ``connected``: by a path to a plantation of his in the row below."""
    parts = board.parts
    if board.owner[at_space(coop, space)] != NONE:
        return False
    if not connected:
        return True
    path = parts.path_of[space]
    return path != NONE and board.plants[at_row(board.andre, coop, parts.row_of[space] - 1)] & parts.path_lower[path] != 0


def nuisance(board: Board, coop: i64, space: i64) -> i64:
    """CTR-407: human donkeys on the path weigh more than human plantations that share one."""
    parts = board.parts
    path = parts.path_of[space]
    near = parts.beside[space]
    row: i64 = 0
    donkeys: i64 = 0
    if path != NONE:
        near = parts.path_lower[path]
        row = parts.row_of[space] - 1
        at = at_path(coop, path)
        if board.donkey[at] != NONE or board.donkey[at + 1] != NONE:
            donkeys = 1
    humans: i64 = 0
    player: i64
    for player in range(board.seats):
        humans += size_of(board.plants[at_row(player, coop, row)] & near)
    return donkeys * 100 + humans


# -- phases 2 and 3 (CTR-420 to CTR-423) -------------------------------------------------------------------------------


def assign(board: Board, journal: Journal | None) -> None:
    """CTR-420: workers for all his plantations, from the town centre while it has any."""
    if board.andre == NONE:
        return
    coop: i64
    space: i64
    for coop in range(COOPS):
        for space in range(SPACES):
            at = at_space(coop, space)
            if board.owner[at] == board.andre and board.worker[at] == 0:
                if board.town[coop] > 0:
                    board.town[coop] -= 1
                board.put_worker(coop, space)
                events.worker_placed(journal, AUTOMA_SEAT, coop, space, AUTOMA_SEAT)


def trade(board: Board, journal: Journal | None) -> None:
    """CTR-421: turn counters over until one names a house he can enter; otherwise he passes."""
    player = board.andre
    while board.traders[player] > 0 and board.andre_turned < COOPS:
        coop = board.andre_counters[board.andre_turned]
        board.andre_turned += 1
        events.counter_turned(journal, coop)
        position = board.house_size[coop]
        if position < board.parts.trader_slots[board.seats] and not board.in_house(player, coop):
            board.run = 0
            agenda.do_house_coin(board, coop)
            agenda.do_loop_trade(board, coop, player, 1)
            board.traders[player] -= 1
            board.house[coop * QUEUE + position] = player
            board.house_size[coop] = position + 1
            events.trader_placed(journal, AUTOMA_SEAT, coop, position + 1)
            return
    board.run += 1
    events.passed(journal, AUTOMA_SEAT)


def build_post(board: Board, journal: Journal | None) -> None:
    """CTR-423: one post at the end of phase 3."""
    if board.andre == NONE or board.andre_posts == 0:
        return
    coop = line(board, board.parts.andre_line)
    sites = board.parts.andre_sites
    i: i64
    for i in range(len(sites)):
        if board.site[at_site(coop, sites[i])] == NONE:
            board.site[at_site(coop, sites[i])] = board.andre
            board.andre_posts -= 1
            events.building_built(journal, AUTOMA_SEAT, board.parts.site_type[sites[i]], coop, sites[i])
            return


# -- phases 5 and 6 (CTR-426, CTR-428) ---------------------------------------------------------------------------------


def sell(board: Board, journal: Journal | None) -> None:
    """CTR-426: a bean for each of two lines, then he has passed."""
    lines = board.parts.andre_bar_line
    i: i64
    for i in range(len(lines)):
        slot = choose_slot(board, line(board, lines[i]))
        if slot != NONE:
            board.bean[slot] = board.andre
            events.delivered(journal, AUTOMA_SEAT, slot // SLOTS, slot % SLOTS + 1)
    pass_turn(board, board.andre, journal)


def choose_slot(board: Board, coffee: i64) -> i64:
    """The empty slot of the coffee with the lowest number; else the leftmost empty slot for any coffee; else NONE."""
    parts = board.parts
    best: i64 = NONE
    slot: i64
    for slot in range(CITIES * SLOTS):
        free = parts.slot_type[slot] == coffee and parts.slot_n[slot] > 0 and board.bean[slot] == NONE
        if free and (best == NONE or parts.slot_n[slot] < parts.slot_n[best]):
            best = slot
    if best != NONE:
        return best
    for slot in range(CITIES * SLOTS):
        if parts.slot_type[slot] == ANY and parts.slot_n[slot] > 0 and board.bean[slot] == NONE:
            return slot
    return NONE


def reset(board: Board, chance: Chance, journal: Journal | None) -> None:
    """CTR-428: the next contract (his traders are back already); counters face down and shuffled."""
    if board.andre == NONE:
        return
    events.andre_contract(journal, line(board, 0), line(board, 1), line(board, 2))
    chance.shuffle(AUTOMA, board.andre_counters, COOPS)
    board.andre_turned = 0
    events.counters_shuffled(journal)


def redeal(board: Board, chance: Chance) -> None:
    """CTR-603: everything about André that nobody can know, drawn anew."""
    if board.andre == NONE:
        return
    hidden = COOPS - board.andre_turned
    rest = vec[i64]([0] * COOPS)
    i: i64
    for i in range(hidden):
        rest[i] = board.andre_counters[board.andre_turned + i]
    chance.shuffle(AUTOMA, rest, hidden)
    for i in range(hidden):
        board.andre_counters[board.andre_turned + i] = rest[i]
    period: i64
    for period in range(board.period + 1, ROWS):
        board.andre_contracts[period] = undealt(board, period, chance)


def undealt(board: Board, letter: i64, chance: Chance) -> i64:
    """A contract of this letter that no human holds."""
    number = chance.below(AUTOMA, COOPS - board.seats)
    contract = letter * COOPS
    while number >= 0:
        dealt = False
        player: i64
        for player in range(board.seats):
            if board.contract[player * LETTERS + letter] == contract:
                dealt = True
        if not dealt:
            if number == 0:
                return contract
            number -= 1
        contract += 1
    return NONE
