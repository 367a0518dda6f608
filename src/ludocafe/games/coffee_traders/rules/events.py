"""Telling a journal what happened, if there is one.

Generated from declare.py by `python -m ludocafe.core.generate`. Do not edit.
"""
# fmt: off
# ruff: noqa

from mypy_extensions import i64

from ludocafe.core.state import Journal


def period_started(journal: Journal | None, period: i64) -> None:
    if journal is not None:
        journal.note(0, period)


def phase_started(journal: Journal | None, phase: i64) -> None:
    if journal is not None:
        journal.note(1, phase)


def coins_gained(journal: Journal | None, seat: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(2, seat, amount)


def coins_paid(journal: Journal | None, seat: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(3, seat, amount)


def plantation_placed(journal: Journal | None, seat: i64, coop: i64, space: i64, level: i64) -> None:
    if journal is not None:
        journal.note(4, seat, coop, space, level)


def donkey_placed(journal: Journal | None, seat: i64, coop: i64, path: i64) -> None:
    if journal is not None:
        journal.note(5, seat, coop, path)


def truck_placed(journal: Journal | None, seat: i64, coop: i64, space: i64) -> None:
    if journal is not None:
        journal.note(6, seat, coop, space)


def worker_to_town(journal: Journal | None, seat: i64, coop: i64) -> None:
    if journal is not None:
        journal.note(7, seat, coop)


def donkey_gained(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(8, seat)


def truck_gained(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(9, seat)


def trader_gained(journal: Journal | None, seat: i64, spot: i64) -> None:
    if journal is not None:
        journal.note(10, seat, spot)


def civet_to_sumatra(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(11, seat)


def civet_kept(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(12, seat)


def worker_gained(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(13, seat)


def arabica_advanced(journal: Journal | None, seat: i64, coop: i64, column: i64) -> None:
    if journal is not None:
        journal.note(14, seat, coop, column)


def arabica_retreated(journal: Journal | None, seat: i64, coop: i64, column: i64) -> None:
    if journal is not None:
        journal.note(15, seat, coop, column)


def counter_gained(journal: Journal | None, seat: i64, counter: i64, coop: i64) -> None:
    if journal is not None:
        journal.note(16, seat, counter, coop)


def joker_gained(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(17, seat)


def pair_stacked(journal: Journal | None, seat: i64, coop: i64) -> None:
    if journal is not None:
        journal.note(18, seat, coop)


def objective_claimed(journal: Journal | None, seat: i64, objective: i64, points: i64) -> None:
    if journal is not None:
        journal.note(19, seat, objective, points)


def farm_built(journal: Journal | None, seat: i64, coop: i64, site: i64) -> None:
    if journal is not None:
        journal.note(20, seat, coop, site)


def farm_discarded(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(21, seat)


def worker_placed(journal: Journal | None, seat: i64, coop: i64, space: i64, owner: i64) -> None:
    if journal is not None:
        journal.note(22, seat, coop, space, owner)


def town_refilled(journal: Journal | None, coop: i64) -> None:
    if journal is not None:
        journal.note(23, coop)


def bonus_used(journal: Journal | None, seat: i64, element: i64) -> None:
    if journal is not None:
        journal.note(24, seat, element)


def bonus_recharged(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(25, seat)


def passed(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(26, seat)


def penalty_due(journal: Journal | None, seat: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(27, seat, amount)


def plantation_lost(journal: Journal | None, seat: i64, coop: i64, space: i64) -> None:
    if journal is not None:
        journal.note(28, seat, coop, space)


def trader_placed(journal: Journal | None, seat: i64, coop: i64, place: i64) -> None:
    if journal is not None:
        journal.note(29, seat, coop, place)


def stock_counter_taken(journal: Journal | None, seat: i64, coop: i64) -> None:
    if journal is not None:
        journal.note(30, seat, coop)


def house_coin_taken(journal: Journal | None, seat: i64, coop: i64) -> None:
    if journal is not None:
        journal.note(31, seat, coop)


def building_built(journal: Journal | None, seat: i64, building: i64, coop: i64, site: i64) -> None:
    if journal is not None:
        journal.note(32, seat, building, coop, site)


def warehouse_built(journal: Journal | None, seat: i64, number: i64) -> None:
    if journal is not None:
        journal.note(33, seat, number)


def coffee_gained(journal: Journal | None, seat: i64, coffee: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(34, seat, coffee, amount)


def coffee_paid(journal: Journal | None, seat: i64, coffee: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(35, seat, coffee, amount)


def coffee_given(journal: Journal | None, seat: i64, coffee: i64, leader: i64) -> None:
    if journal is not None:
        journal.note(36, seat, coffee, leader)


def exchange_improved(journal: Journal | None, seat: i64, ratio: i64) -> None:
    if journal is not None:
        journal.note(37, seat, ratio)


def trader_removed(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(38, seat)


def crop_counted(journal: Journal | None, coop: i64, plantations: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(39, coop, plantations, amount)


def post_served(journal: Journal | None, seat: i64, coop: i64) -> None:
    if journal is not None:
        journal.note(40, seat, coop)


def traders_served(journal: Journal | None, seat: i64, coop: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(41, seat, coop, amount)


def crop_lost(journal: Journal | None, coop: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(42, coop, amount)


def civets_returned(journal: Journal | None, seat: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(43, seat, amount)


def contract_fulfilled(journal: Journal | None, seat: i64, letter: i64) -> None:
    if journal is not None:
        journal.note(44, seat, letter)


def item_taken(journal: Journal | None, seat: i64, item: i64) -> None:
    if journal is not None:
        journal.note(45, seat, item)


def delivered(journal: Journal | None, seat: i64, city: i64, slot: i64) -> None:
    if journal is not None:
        journal.note(46, seat, city, slot)


def stock_joker_placed(journal: Journal | None, seat: i64, coop: i64) -> None:
    if journal is not None:
        journal.note(47, seat, coop)


def stock_spent(journal: Journal | None, seat: i64, coop: i64) -> None:
    if journal is not None:
        journal.note(48, seat, coop)


def storage_arranged(journal: Journal | None, seat: i64, columns: i64) -> None:
    if journal is not None:
        journal.note(49, seat, columns)


def coffee_lost(journal: Journal | None, seat: i64, coffee: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(50, seat, coffee, amount)


def stock_paid(journal: Journal | None, seat: i64, coffee: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(51, seat, coffee, amount)


def tokens_taken(journal: Journal | None, seat: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(52, seat, amount)


def bonus_refilled(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(53, seat)


def order_set(journal: Journal | None, seat: i64, place: i64) -> None:
    if journal is not None:
        journal.note(54, seat, place)


def andre_skipped(journal: Journal | None, turn: i64) -> None:
    if journal is not None:
        journal.note(55, turn)


def counter_turned(journal: Journal | None, coop: i64) -> None:
    if journal is not None:
        journal.note(56, coop)


def andre_contract(journal: Journal | None, top: i64, middle: i64, bottom: i64) -> None:
    if journal is not None:
        journal.note(57, top, middle, bottom)


def counters_shuffled(journal: Journal | None) -> None:
    if journal is not None:
        journal.note(58)


def game_ended(journal: Journal | None) -> None:
    if journal is not None:
        journal.note(59)
