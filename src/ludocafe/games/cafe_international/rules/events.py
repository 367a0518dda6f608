"""Telling a journal what happened, if there is one.

Generated from declare.py by `python -m ludocafe.core.generate`. Do not edit.
"""
# fmt: off
# ruff: noqa

from mypy_extensions import i64

from ludocafe.core.state import Journal


def hand_dealt(journal: Journal | None, seat: i64, cards: i64) -> None:
    if journal is not None:
        journal.note(0, seat, cards)


def guest_seated(journal: Journal | None, seat: i64, guest: i64, chair: i64) -> None:
    if journal is not None:
        journal.note(1, seat, guest, chair)


def table_scored(journal: Journal | None, seat: i64, slot: i64, table: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(2, seat, slot, table, amount)


def table_opened(journal: Journal | None, seat: i64, guest: i64, chair: i64) -> None:
    if journal is not None:
        journal.note(3, seat, guest, chair)


def formation_declared(journal: Journal | None, seat: i64, slot: i64, table: i64, gender: i64) -> None:
    if journal is not None:
        journal.note(4, seat, slot, table, gender)


def formation_scored(journal: Journal | None, seat: i64, slot: i64, table: i64, gender: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(5, seat, slot, table, gender, amount)


def table_completed(journal: Journal | None, slot: i64, table: i64) -> None:
    if journal is not None:
        journal.note(6, slot, table)


def guest_left(journal: Journal | None, guest: i64, chair: i64) -> None:
    if journal is not None:
        journal.note(7, guest, chair)


def table_revealed(journal: Journal | None, slot: i64, table: i64) -> None:
    if journal is not None:
        journal.note(8, slot, table)


def guest_drawn(journal: Journal | None, seat: i64, guest: i64, left: i64) -> None:
    if journal is not None:
        journal.note(9, seat, guest, left)


def guest_discarded(journal: Journal | None, seat: i64, guest: i64) -> None:
    if journal is not None:
        journal.note(10, seat, guest)


def hand_emptied(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(11, seat)


def play_continued(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(12, seat)


def turn_ended(journal: Journal | None, seat: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(13, seat, amount)


def game_ended(journal: Journal | None, reason: i64) -> None:
    if journal is not None:
        journal.note(14, reason)
