"""Procedures that several phases use (chapter 5): gains, tracks, counters, bonus reserve, objectives, building.

A function does what it says at once; whatever needs a further decision is planned on the agenda. So whoever has more to do
afterwards plans it *before* calling one of these.
"""

from typing import Final

from mypy_extensions import i64

from ludocafe.core.masks import all_below, has, lowest_of, only, size_of, without_lowest
from ludocafe.core.packed import appended, list_item, list_length
from ludocafe.core.state import Codes, Journal
from ludocafe.games.coffee_traders.rules import agenda, events
from ludocafe.games.coffee_traders.rules.codes import (
    BONUS,
    BUILD,
    GIVE,
    JOKER,
    ON,
    RECHARGE,
    ROW,
    SITE,
    STORE,
    TAKE,
    TRADER,
    on_code,
)
from ludocafe.games.coffee_traders.rules.state import (
    ALL_BARS,
    ALL_CONTRACTS,
    ALL_HOUSES,
    ALL_PLANTATIONS,
    ALL_STATIONS_AND_POSTS,
    ALL_WAREHOUSES,
    ANY_COFFEE_ATOM,
    ANYWHERE,
    ARABICA_ATOM,
    ASK,
    BUILDING_ATOM,
    CITIES,
    CIVET_ATOM,
    COFFEES,
    COIN_ATOM,
    COLUMNS,
    COOPS,
    DONKEY_ATOM,
    EXCHANGE_2_ATOM,
    EXCHANGE_3_ATOM,
    FAIRTRADE,
    FARM_SITE,
    FIGURE,
    HOME,
    HOSPITAL,
    HOSPITAL_ATOM,
    JOKERS,
    LETTERS,
    MARKER,
    NONE,
    PLAYERS,
    PRESENT_IN_FOUR,
    PURSE,
    SITES,
    SLOTS,
    STATION,
    TEN_COFFEES_TWICE,
    TRUCK_ATOM,
    TWO_COFFEES_ATOM,
    WAREHOUSE,
    WORKER_ATOM,
    Board,
    at_row,
    at_site,
    at_space,
)

# What an effect touched: objectives look only at what concerns them (CTR-013).
TOUCHED_PLANTATION: Final[i64] = 1
TOUCHED_BUILDING: Final[i64] = 2
TOUCHED_COFFEE: Final[i64] = 4
TOUCHED_HOUSE: Final[i64] = 8
TOUCHED_BAR: Final[i64] = 16
TOUCHED_CONTRACT: Final[i64] = 32

# Numbers that belong to the conditions of the objectives (CTR-093).
MANY_COFFEES: Final[i64] = 10
SEVERAL_BEANS: Final[i64] = 2
COOPS_PRESENT: Final[i64] = 4
HIGH_QUALITY: Final[i64] = 8
COOPS_OF_QUALITY: Final[i64] = 2


# -- gains and payments (CTR-006, CTR-008, CTR-014) -------------------------------------------------------------------


def gain_coins(board: Board, player: i64, amount: i64, journal: Journal | None) -> None:
    if amount > 0:
        board.coins[player] += amount
        events.coins_gained(journal, player, amount)


def pay_coins(board: Board, player: i64, amount: i64, journal: Journal | None) -> None:
    if amount > 0:
        board.coins[player] -= amount
        events.coins_paid(journal, player, amount)


def gain_coffee(board: Board, player: i64, coffee: i64, amount: i64, journal: Journal | None) -> None:
    board.coffee[player * COFFEES + coffee] += amount
    events.coffee_gained(journal, player, coffee, amount)
    check_objectives(board, player, TOUCHED_COFFEE, journal)


def add_any_coffee(codes: Codes) -> None:
    """CTR-097: any but Kopi Luwak."""
    coffee: i64
    for coffee in range(COOPS):
        codes.add(TAKE + coffee)


def take_coffee(board: Board, player: i64, coffee: i64, journal: Journal | None) -> None:
    gain_coffee(board, player, coffee, 1, journal)


def add_gifts(board: Board, player: i64, codes: Codes) -> None:
    """What a player can give away, in an exchange (CTR-286) or to the leader (CTR-216)."""
    coffee: i64
    for coffee in range(COFFEES):
        if board.coffee[player * COFFEES + coffee] > 0:
            codes.add(GIVE + coffee)


def pay_coffee(board: Board, player: i64, coffee: i64, amount: i64, journal: Journal | None) -> None:
    if amount > 0:
        board.coffee[player * COFFEES + coffee] -= amount
        events.coffee_paid(journal, player, coffee, amount)


def gain_donkey(board: Board, player: i64, journal: Journal | None) -> None:
    if board.spare_donkeys[player] > 0:
        board.spare_donkeys[player] -= 1
        board.donkeys[player] += 1
        events.donkey_gained(journal, player)


def gain_truck(board: Board, player: i64, journal: Journal | None) -> None:
    if board.spare_trucks[player] > 0:
        board.spare_trucks[player] -= 1
        board.trucks[player] += 1
        events.truck_gained(journal, player)


def gain_civet(board: Board, player: i64, journal: Journal | None) -> None:
    if board.spare_civets[player] > 0:
        board.spare_civets[player] -= 1
        board.sumatra[player] += 1
        events.civet_to_sumatra(journal, player)


def gain_trader(board: Board, player: i64, journal: Journal | None) -> None:
    """CTR-089: a new trader may fill slot B of the bonus reserve if that is empty."""
    if board.bonus_trader[player] == 0:
        agenda.ask_trader(board, player)
    else:
        take_trader(board, player, 0, journal)


def add_spots(board: Board, player: i64, codes: Codes) -> None:
    """CTR-089."""
    codes.add(TRADER)
    if board.bonus_trader[player] == 0:
        codes.add(TRADER + 1)


def take_trader(board: Board, player: i64, spot: i64, journal: Journal | None) -> None:
    if spot == 0:
        board.traders[player] += 1
    else:
        board.bonus_trader[player] = 1
    events.trader_gained(journal, player, spot)


def spend_markers(board: Board, player: i64, cost: i64) -> None:
    """CTR-101: black markers first, the coloured one only when no black one is left."""
    board.black[player] -= cost
    if board.black[player] < 0:
        board.black[player] = 0
        board.coloured[player] = 0


# -- Arabica track (CTR-070 to CTR-075) --------------------------------------------------------------------------------


def can_advance(board: Board, player: i64, row: i64) -> bool:
    column = board.column[player * COOPS + row]
    parts = board.parts
    if column >= parts.last_column:
        return False
    if parts.single[column + 1] == 1:  # CTR-071
        other: i64
        for other in range(board.players):
            if board.column[other * COOPS + row] == column + 1:
                return False
    return True


def can_advance_anywhere(board: Board, player: i64) -> bool:
    row: i64
    for row in range(COOPS):
        if can_advance(board, player, row):
            return True
    return False


def advance(board: Board, player: i64, coop: i64, journal: Journal | None) -> None:
    """CTR-070: one column forward with its bonuses; a step that is impossible is lost."""
    if not can_advance(board, player, coop):
        return
    parts = board.parts
    column = board.column[player * COOPS + coop] + 1
    board.column[player * COOPS + coop] = column
    events.arabica_advanced(journal, player, coop, column)
    if column == parts.coin_column:
        gain_coins(board, player, 1, journal)
    if column == parts.donkey_column and board.donkey_won[coop] == 0:
        board.donkey_won[coop] = 1
        gain_donkey(board, player, journal)
    if column == parts.trader_column or column == parts.truck_column:
        check_all_rows(board, player, journal)


def lowest_column(board: Board, player: i64) -> i64:
    lowest = board.column[player * COOPS]
    row: i64
    for row in range(1, COOPS):
        if board.column[player * COOPS + row] < lowest:
            lowest = board.column[player * COOPS + row]
    return lowest


def check_all_rows(board: Board, player: i64, journal: Journal | None) -> None:
    """CTR-073: the trader and the truck on the track, once each."""
    lowest = lowest_column(board, player)
    if lowest >= board.parts.truck_column and board.track_truck[player] == 1:
        board.track_truck[player] = 0
        board.trucks[player] += 1
        events.truck_gained(journal, player)
    if lowest >= board.parts.trader_column and board.track_trader[player] == 1:
        board.track_trader[player] = 0
        gain_trader(board, player, journal)


def add_rows(board: Board, player: i64, codes: Codes) -> None:
    """CTR-072: the rows where a free step has an effect."""
    row: i64
    for row in range(COOPS):
        if can_advance(board, player, row):
            codes.add(ROW + row)


def can_retreat(board: Board, player: i64, row: i64) -> bool:
    """CTR-074."""
    column = board.column[player * COOPS + row]
    return column > board.parts.start_column and board.parts.no_retreat[column] == 0


def can_retreat_anywhere(board: Board, player: i64) -> bool:
    row: i64
    for row in range(COOPS):
        if can_retreat(board, player, row):
            return True
    return False


def retreat(board: Board, player: i64, row: i64, journal: Journal | None) -> None:
    board.column[player * COOPS + row] -= 1
    events.arabica_retreated(journal, player, row, board.column[player * COOPS + row])


# -- counter track (CTR-078 to CTR-082) --------------------------------------------------------------------------------


def gain_counter(board: Board, player: i64, kind: i64, colour: i64, journal: Journal | None) -> None:
    """CTR-078: store the counter, then advance on its row; a joker's row is chosen. ``colour`` is ignored for jokers."""
    store_counter(board, player, kind, colour, journal)
    if kind == JOKERS:
        agenda.ask_row(board, player)
    else:
        advance(board, player, colour, journal)


def store_counter(board: Board, player: i64, kind: i64, colour: i64, journal: Journal | None) -> None:
    """CTR-079: a counter never had before takes a slot, others wait aside for a partner of their colour."""
    pile: i64 = COOPS if kind == JOKERS else colour
    known = only(JOKERS * COOPS if kind == JOKERS else kind * COOPS + colour)
    if kind == JOKERS:
        events.joker_gained(journal, player)
    else:
        events.counter_gained(journal, player, kind, colour)
    free = board.filled[player] < board.parts.counter_slots
    if board.obtained[player] & known == 0 and free:
        board.filled[player] += 1
    else:
        at = player * COFFEES + pile
        board.aside[at] += 1
        if kind != JOKERS and board.aside[at] >= 2 and free:
            board.aside[at] -= 2
            board.filled[player] += 1
            events.pair_stacked(journal, player, colour)
    board.obtained[player] |= known


# -- bonus reserve (CTR-085 to CTR-089) --------------------------------------------------------------------------------


def may_use(board: Board, player: i64, element: i64) -> bool:
    """CTR-086: an element can leave only if another one remains."""
    marker = board.bonus_marker[player]
    trader = board.bonus_trader[player]
    purse = board.bonus_purse[player]
    if element == MARKER:
        return marker == 1 and trader + purse > 0
    if element == FIGURE:
        return trader == 1 and marker + purse > 0
    return purse == 1 and marker + trader > 0


def may_recharge(board: Board, player: i64) -> bool:
    """CTR-088, the loop guard apart."""
    return board.bonus_purse[player] == 0 and board.coins[player] >= board.parts.bonus_coins


def use_bonus(board: Board, player: i64, element: i64, journal: Journal | None) -> None:
    """CTR-085."""
    events.bonus_used(journal, player, element)
    if element == MARKER:
        board.bonus_marker[player] = 0
        board.black[player] += 1
    elif element == FIGURE:
        board.bonus_trader[player] = 0
        board.traders[player] += 1
    else:
        board.bonus_purse[player] = 0
        gain_coins(board, player, board.parts.bonus_coins, journal)
        board.guard = 1


def recharge(board: Board, player: i64, journal: Journal | None) -> None:
    """CTR-088."""
    board.coins[player] -= board.parts.bonus_coins
    board.bonus_purse[player] = 1
    board.guard = 1
    events.bonus_recharged(journal, player)


def add_purse(board: Board, player: i64, codes: Codes) -> None:
    """CTR-088: coins in or out of the bonus reserve, once per turn."""
    if board.guard == 0:
        if may_use(board, player, PURSE):
            codes.add(BONUS + PURSE)
        if may_recharge(board, player):
            codes.add(RECHARGE)


def purse_frees_trader(board: Board, player: i64) -> bool:
    """Would recharging make the trader of slot B usable, the last element left (CTR-088)?"""
    return board.bonus_trader[player] == 1 and board.bonus_marker[player] == 0 and may_recharge(board, player)


def usable_trader(board: Board, player: i64) -> bool:
    """CTR-207."""
    return board.traders[player] > 0 or may_use(board, player, FIGURE) or purse_frees_trader(board, player)


# -- objectives (CTR-092, CTR-093) -------------------------------------------------------------------------------------


def concerned(condition: i64) -> i64:
    """What has to be touched to fulfil a condition."""
    if condition in (ALL_WAREHOUSES, ALL_STATIONS_AND_POSTS):
        return TOUCHED_BUILDING
    if condition == ALL_CONTRACTS:
        return TOUCHED_CONTRACT
    if condition == ALL_HOUSES:
        return TOUCHED_HOUSE
    if condition == TEN_COFFEES_TWICE:
        return TOUCHED_COFFEE
    if condition == ALL_BARS:
        return TOUCHED_BAR
    if condition == ALL_PLANTATIONS:
        return TOUCHED_PLANTATION
    return TOUCHED_PLANTATION | TOUCHED_BUILDING


def check_objectives(board: Board, player: i64, touched: i64, journal: Journal | None) -> None:
    """CTR-092: whoever fulfils an objective takes its highest free slot; André never does."""
    if not board.human(player):
        return
    letter: i64
    for letter in range(3):
        condition = board.parts.tile_condition[board.tiles[letter]]
        if concerned(condition) & touched == 0 or board.claims[letter] >= board.objective_slots():
            continue
        if board.claimed(letter, player) or not meets(board, player, condition):
            continue
        rank = board.claims[letter]
        board.claim[letter * PLAYERS + rank] = player
        board.claims[letter] = rank + 1
        points = board.parts.objective_vp[letter * PLAYERS + rank]
        events.objective_claimed(journal, player, board.tiles[letter], points)


def meets(board: Board, player: i64, condition: i64) -> bool:
    """CTR-093."""
    count: i64 = 0
    i: i64
    if condition == ALL_WAREHOUSES:
        return column_empty(board, player, WAREHOUSE)
    if condition == ALL_STATIONS_AND_POSTS:
        return column_empty(board, player, STATION) and column_empty(board, player, FAIRTRADE)
    if condition == ALL_CONTRACTS:
        return board.fulfilled[player] == all_below(LETTERS)
    if condition == ALL_HOUSES:
        for i in range(COOPS):
            if not board.in_house(player, i):
                return False
        return True
    if condition == TEN_COFFEES_TWICE:
        for i in range(COFFEES):
            counts = not board.wants_warehouses() or has(board.storage[player], i)
            if counts and board.coffee[player * COFFEES + i] >= MANY_COFFEES:
                count += 1
        return count >= 2
    if condition == ALL_BARS:
        for i in range(CITIES):
            if not large_bean(board, player, i):
                return False
        return True
    if condition == ALL_PLANTATIONS:
        return board.plantations_left(player) == 0
    if condition == PRESENT_IN_FOUR:
        for i in range(COOPS):
            upper = board.plants[at_row(player, i, 1)] | board.plants[at_row(player, i, 2)]
            if upper != 0 and has_building(board, player, i):
                count += 1
        return count >= COOPS_PRESENT
    for i in range(COOPS):
        if board.quality(player, i) >= HIGH_QUALITY:
            count += 1
    return count >= COOPS_OF_QUALITY


def column_empty(board: Board, player: i64, kind: i64) -> bool:
    return board.built[player * COLUMNS + kind] == board.parts.column_size[kind]


def large_bean(board: Board, player: i64, city: i64) -> bool:
    """Has the player delivered two or more coffees at once to this bar?"""
    slot: i64
    for slot in range(city * SLOTS, (city + 1) * SLOTS):
        if board.bean[slot] == player and board.parts.slot_n[slot] >= SEVERAL_BEANS:
            return True
    return False


def has_building(board: Board, player: i64, coop: i64) -> bool:
    site: i64
    for site in range(coop * SITES, (coop + 1) * SITES):
        if board.site[site] == player:
            return True
    return False


# -- building (CTR-095 to CTR-098) -------------------------------------------------------------------------------------


def buildable(board: Board, player: i64, kind: i64) -> bool:
    """CTR-095, spaces apart."""
    if kind != HOSPITAL:
        return not column_empty(board, player, kind)
    if board.hospital[player] == 1:
        return False
    column: i64
    for column in range(COLUMNS):
        if has(board.parts.hospital_unlock, column) and column_empty(board, player, column):
            return True
    return False


def site_open(board: Board, kind: i64, coop: i64, site: i64) -> bool:
    """CTR-096: an empty space of the type that exists with so many players."""
    parts = board.parts
    return parts.site_type[site] == kind and board.site[at_site(coop, site)] == NONE and parts.site_players[site] <= board.seats


def site_exists(board: Board, kind: i64, coop: i64) -> bool:
    site: i64
    if coop == ANYWHERE:
        other: i64
        for other in range(COOPS):
            for site in range(SITES):
                if site_open(board, kind, other, site):
                    return True
        return False
    for site in range(SITES):
        if site_open(board, kind, coop, site):
            return True
    return False


def can_build(board: Board, player: i64, kind: i64, coop: i64) -> bool:
    """Is the building buildable, with a space in the cooperative (or anywhere)?"""
    return buildable(board, player, kind) and (kind == WAREHOUSE or site_exists(board, kind, coop))


def can_join(board: Board, player: i64, where: i64) -> bool:
    """CTR-216: is there a building for the leader's where?"""
    return buildable(board, player, WAREHOUSE) if where == HOME else can_build_at(board, player, where)


def can_build_at(board: Board, player: i64, coop: i64) -> bool:
    """Is there any building for a cooperative (or for one of them)?"""
    kind: i64
    for kind in range(STATION, FARM_SITE):
        if can_build(board, player, kind, coop):
            return True
    return False


def add_buildings(board: Board, player: i64, coop: i64, codes: Codes) -> None:
    kind: i64
    for kind in range(FARM_SITE):
        if can_build(board, player, kind, coop):
            codes.add(BUILD + kind)


def add_any_building(board: Board, player: i64, codes: Codes) -> None:
    """CTR-305: the building of a contract."""
    add_buildings(board, player, ANYWHERE, codes)


def build_bonus(board: Board, player: i64, building: i64, journal: Journal | None) -> None:
    start_building(board, player, building, ANYWHERE, 0, journal)


def add_joining_buildings(board: Board, player: i64, where: i64, codes: Codes) -> None:
    if where == HOME:
        if buildable(board, player, WAREHOUSE):
            codes.add(BUILD + WAREHOUSE)
        return
    kind: i64
    for kind in range(STATION, FARM_SITE):
        if can_build(board, player, kind, where):
            codes.add(BUILD + kind)


def add_building_sites(board: Board, building: i64, where: i64, codes: Codes) -> None:
    """CTR-096."""
    add_sites(board, building, where, codes, SITE)


def add_sites(board: Board, kind: i64, place: i64, codes: Codes, base: i64) -> None:
    coop: i64
    site: i64
    for coop in range(COOPS):
        if place in (ANYWHERE, coop):
            for site in range(SITES):
                if site_open(board, kind, coop, site):
                    codes.add(base + at_site(coop, site))


def start_building(board: Board, player: i64, kind: i64, coop: i64, leading: i64, journal: Journal | None) -> None:
    """Choose the space; a warehouse goes to the own board. ``leading``: others may join afterwards (CTR-216)."""
    if kind != WAREHOUSE:
        agenda.ask_site(board, player, kind, coop, leading)
        return
    if leading == 1:
        agenda.do_loop_build(board, HOME, player, 1)
    build_warehouse(board, player, journal)


def build_warehouse(board: Board, player: i64, journal: Journal | None) -> None:
    """CTR-098: it goes to a row slot; the slot is asked for only where it matters at once."""
    number = board.built[player * COLUMNS + WAREHOUSE]
    board.built[player * COLUMNS + WAREHOUSE] = number + 1
    events.warehouse_built(journal, player, number + 2)
    plan_column_bonus(board, player, WAREHOUSE, number, 0)
    if board.wants_warehouses():
        agenda.ask_store(board, player)
    check_objectives(board, player, TOUCHED_BUILDING, journal)


def add_stores(board: Board, player: i64, codes: Codes) -> None:
    """CTR-098: the next row slot, or above a track without warehouse. The new warehouse is counted already."""
    if board.warehouses(player) - size_of(board.storage[player]) <= board.parts.row_slots:
        codes.add(STORE)
    coffee: i64
    for coffee in range(COFFEES):
        if not has(board.storage[player], coffee):
            codes.add(STORE + 1 + coffee)


def choose_store(board: Board, player: i64, store: i64) -> None:
    """``store``: 0 the row, else above the track of a coffee."""
    if store > 0:
        board.storage[player] |= only(store - 1)


def build_on(board: Board, player: i64, building: i64, coop: i64, site: i64, leading: i64, journal: Journal | None) -> None:
    """CTR-097: the building on its space, the » of the space, then the printed bonus."""
    if leading == 1:
        agenda.do_loop_build(board, coop, player, 1)
    board.site[at_site(coop, site)] = player
    events.building_built(journal, player, building, coop, site)
    if building == HOSPITAL:
        board.hospital[player] = 1
    else:
        number = board.built[player * COLUMNS + building]
        board.built[player * COLUMNS + building] = number + 1
        plan_column_bonus(board, player, building, number, coop)
    check_objectives(board, player, TOUCHED_BUILDING, journal)
    if board.parts.site_arabica[site] == 1:
        advance(board, player, coop, journal)


def plan_column_bonus(board: Board, player: i64, kind: i64, number: i64, coop: i64) -> None:
    """The bonus atoms of the building just taken from its column, first one on top."""
    at = (kind * 4 + number) * 4
    k: i64 = 3
    while k >= 0:
        if board.parts.column_bonus[at + k] != NONE:
            agenda.do_atom(board, player, board.parts.column_bonus[at + k], coop)
        k -= 1


# -- atoms (CTR-097, CTR-305) ------------------------------------------------------------------------------------------


def atom_possible(board: Board, player: i64, atom: i64) -> bool:
    """Would this atom have an effect (CTR-304)?"""
    if atom == CIVET_ATOM:
        return board.spare_civets[player] > 0
    if atom == ARABICA_ATOM:
        return can_advance_anywhere(board, player)
    if atom == DONKEY_ATOM:
        return board.spare_donkeys[player] > 0
    if atom == TRUCK_ATOM:
        return board.spare_trucks[player] > 0
    if atom == BUILDING_ATOM:
        return buildable(board, player, WAREHOUSE) or can_build_at(board, player, ANYWHERE)
    if atom == HOSPITAL_ATOM:
        return board.hospital[player] == 0 and site_exists(board, HOSPITAL, ANYWHERE)
    return True


def do_atom(board: Board, player: i64, atom: i64, coop: i64, journal: Journal | None) -> None:
    if not atom_possible(board, player, atom):
        return
    if atom == CIVET_ATOM:
        gain_civet(board, player, journal)
    elif atom == WORKER_ATOM:
        board.workers[player] += 1
        events.worker_gained(journal, player)
    elif atom == ARABICA_ATOM:
        agenda.ask_row(board, player)
    elif atom == DONKEY_ATOM:
        gain_donkey(board, player, journal)
    elif atom == COIN_ATOM:
        gain_coins(board, player, 1, journal)
    elif atom == BUILDING_ATOM:
        agenda.ask_build(board, player)
    elif atom == TRUCK_ATOM:
        gain_truck(board, player, journal)
    elif atom == HOSPITAL_ATOM:
        agenda.ask_site(board, player, HOSPITAL, ANYWHERE, 0)
    elif atom == ANY_COFFEE_ATOM:
        agenda.ask_take(board, player)
    elif atom == TWO_COFFEES_ATOM:
        gain_coffee(board, player, coop, 2, journal)
    elif atom == EXCHANGE_3_ATOM:
        improve_exchange(board, player, 1, journal)
    elif atom == EXCHANGE_2_ATOM:
        improve_exchange(board, player, 2, journal)


def improve_exchange(board: Board, player: i64, index: i64, journal: Journal | None) -> None:
    if board.exchange[player] < index:
        board.exchange[player] = index
        events.exchange_improved(journal, player, board.parts.ratio[index])


# -- sending workers (CTR-121 to CTR-125, CTR-410) ---------------------------------------------------------------------


def staff(board: Board, actor: i64, decider: i64, coop: i64) -> None:
    """One worker from the town centre for every player with an unoccupied plantation; too few: the decider chooses."""
    needed: i64 = 0
    in_order: i64 = 0
    place: i64
    for place in range(board.players):
        player = board.order[place]
        if board.idle_here(player, coop):
            in_order = appended(in_order, player)
            needed += 1
    if board.town[coop] >= needed:
        send_workers(board, actor, decider, coop, in_order)
    elif board.town[coop] == 0:
        send_workers(board, actor, decider, coop, 0)
    else:
        agenda.ask_serve(board, decider, coop, actor, 0)


def serve(board: Board, player: i64, coop: i64, actor: i64, chosen: i64, owner: i64) -> None:
    """CTR-122: one more player chosen; go on until the workers run out."""
    chosen = appended(chosen, owner)
    if list_length(chosen) < board.town[coop]:
        agenda.ask_serve(board, player, coop, actor, chosen)
    else:
        send_workers(board, actor, player, coop, chosen)


def send_workers(board: Board, actor: i64, decider: i64, coop: i64, chosen: i64) -> None:
    """Plan the placements in the order chosen, and what follows them."""
    people: i64 = 0
    count = list_length(chosen)
    i: i64
    for i in range(count):
        people |= only(list_item(chosen, i))
    agenda.do_staffed(board, actor, coop, people)
    while count > 0:
        count -= 1
        agenda.ask_on(board, decider, coop, list_item(chosen, count), actor, 0)


def staffed(board: Board, actor: i64, coop: i64, people: i64, journal: Journal | None) -> None:
    """CTR-124 and CTR-125: refill an empty town centre; » for having helped somebody else."""
    if board.town[coop] == 0:
        board.town[coop] = 1
        events.town_refilled(journal, coop)
    if board.human(actor) and people & ~only(actor) != 0:
        advance(board, actor, coop, journal)


def only_space_for_worker(board: Board, coop: i64, owner: i64) -> i64:
    """CTR-123."""
    space = only_choice_on(board, coop, owner)
    return ASK if space == NONE else on_code(coop, space)


def only_choice_on(board: Board, coop: i64, owner: i64) -> i64:
    """The space that gets the worker without asking, or NONE when the levels differ."""
    parts = board.parts
    row = board.lowest_idle_row(owner, coop)
    waiting = board.idle[at_row(owner, coop, row)]
    first = parts.row_start[row] + lowest_of(waiting)
    level = board.level[at_space(coop, first)]
    waiting = without_lowest(waiting)
    while waiting != 0:
        if board.level[at_space(coop, parts.row_start[row] + lowest_of(waiting))] != level:
            return NONE
        waiting = without_lowest(waiting)
    return first


def add_on(board: Board, coop: i64, owner: i64, codes: Codes) -> None:
    row = board.lowest_idle_row(owner, coop)
    if row == NONE:
        return
    waiting = board.idle[at_row(owner, coop, row)]
    i: i64
    for i in range(board.parts.row_size[row]):
        if has(waiting, i):
            codes.add(ON + at_space(coop, board.parts.row_start[row] + i))


def place_worker(board: Board, actor: i64, reserve: i64, coop: i64, space: i64, journal: Journal | None) -> None:
    """From the town centre, or (``reserve`` 1) from the actor's worker reserve."""
    if reserve == 0:
        board.town[coop] -= 1
    else:
        board.workers[actor] -= 1
    board.put_worker(coop, space)
    events.worker_placed(journal, board.seen(actor), coop, space, board.seen(board.owner[at_space(coop, space)]))


def add_jokers(codes: Codes) -> None:
    """CTR-317, CTR-357: a joker stock counter counts as the colour of its slot."""
    colour: i64
    for colour in range(COOPS):
        codes.add(JOKER + colour)


def place_joker(board: Board, player: i64, coop: i64, journal: Journal | None) -> None:
    board.joker[player] = coop
    events.stock_joker_placed(journal, player, coop)


# -- passing -----------------------------------------------------------------------------------------------------------


def pass_turn(board: Board, player: i64, journal: Journal | None) -> None:
    board.passed |= only(player)
    events.passed(journal, board.seen(player))


def all_passed(board: Board) -> bool:
    return board.passed == all_below(board.players)


def row_bits(board: Board, player: i64, coop: i64, row: i64) -> i64:
    """How many plantations of a row are the player's."""
    return size_of(board.plants[at_row(player, coop, row)])
