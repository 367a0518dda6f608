"""Telling a journal what happened, if there is one.

Generated from declare.py by `python -m ludocafe.core.generate`. Do not edit.
"""
# fmt: off
# ruff: noqa

from mypy_extensions import i64

from ludocafe.core.state import Journal


def round_started(journal: Journal | None, round: i64, seat: i64) -> None:
    if journal is not None:
        journal.note(0, round, seat)


def card_revealed(journal: Journal | None, slot: i64, card: i64) -> None:
    if journal is not None:
        journal.note(1, slot, card)


def card_picked(journal: Journal | None, seat: i64, slot: i64, card: i64) -> None:
    if journal is not None:
        journal.note(2, seat, slot, card)


def pick_blocked(journal: Journal | None, seat: i64, slot: i64, card: i64) -> None:
    if journal is not None:
        journal.note(3, seat, slot, card)


def bean_paid(journal: Journal | None, seat: i64, colour: i64) -> None:
    if journal is not None:
        journal.note(4, seat, colour)


def card_discarded(journal: Journal | None, card: i64) -> None:
    if journal is not None:
        journal.note(5, card)


def card_placed(journal: Journal | None, seat: i64, card: i64, x: i64, y: i64, rot: i64, covered: i64) -> None:
    if journal is not None:
        journal.note(6, seat, card, x, y, rot, covered)


def beans_covered(journal: Journal | None, seat: i64, colour: i64, beans: i64) -> None:
    if journal is not None:
        journal.note(7, seat, colour, beans)


def cafe_closed(journal: Journal | None, seat: i64, card: i64) -> None:
    if journal is not None:
        journal.note(8, seat, card)


def ship_unloaded(journal: Journal | None, seat: i64, colour: i64) -> None:
    if journal is not None:
        journal.note(9, seat, colour)


def points_received(journal: Journal | None, seat: i64, points: i64) -> None:
    if journal is not None:
        journal.note(10, seat, points)


def bean_produced(journal: Journal | None, seat: i64, x: i64, y: i64, colour: i64) -> None:
    if journal is not None:
        journal.note(11, seat, x, y, colour)


def beans_dried(journal: Journal | None, seat: i64, x: i64, y: i64, colour: i64, beans: i64) -> None:
    if journal is not None:
        journal.note(12, seat, x, y, colour, beans)


def beans_roasted(journal: Journal | None, seat: i64, x: i64, y: i64, colour: i64, beans: i64) -> None:
    if journal is not None:
        journal.note(13, seat, x, y, colour, beans)


def beans_taken_up(journal: Journal | None, seat: i64, yellow: i64, brown: i64, green: i64, red: i64) -> None:
    if journal is not None:
        journal.note(14, seat, yellow, brown, green, red)


def bean_served(journal: Journal | None, seat: i64, colour: i64, card: i64) -> None:
    if journal is not None:
        journal.note(15, seat, colour, card)


def beans_stored(journal: Journal | None, seat: i64, colour: i64, beans: i64) -> None:
    if journal is not None:
        journal.note(16, seat, colour, beans)


def cafe_completed(journal: Journal | None, seat: i64, card: i64, points: i64) -> None:
    if journal is not None:
        journal.note(17, seat, card, points)


def beans_discarded(journal: Journal | None, seat: i64, x: i64, y: i64, colour: i64, beans: i64) -> None:
    if journal is not None:
        journal.note(18, seat, x, y, colour, beans)


def turn_ended(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(19, seat)


def pawn_passed(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(20, seat)


def bid_made(journal: Journal | None, seat: i64, beans: i64) -> None:
    if journal is not None:
        journal.note(21, seat, beans)


def bean_bid(journal: Journal | None, seat: i64, colour: i64) -> None:
    if journal is not None:
        journal.note(22, seat, colour)


def ship_loaded(journal: Journal | None, seat: i64, x: i64, y: i64, colour: i64) -> None:
    if journal is not None:
        journal.note(23, seat, x, y, colour)


def bid_settled(journal: Journal | None, seat: i64, beans: i64) -> None:
    if journal is not None:
        journal.note(24, seat, beans)


def bidder_passed(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(25, seat)


def auction_won(journal: Journal | None, seat: i64, beans: i64) -> None:
    if journal is not None:
        journal.note(26, seat, beans)


def auction_void(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(27, seat)


def game_ended(journal: Journal | None) -> None:
    if journal is not None:
        journal.note(28)


def building_ended(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(29, seat)
