"""Telling a journal what happened, if there is one.

Generated from declare.py by `python -m ludocafe.core.generate`. Do not edit.
"""
# fmt: off
# ruff: noqa

from mypy_extensions import i64

from ludocafe.core.state import Journal


def coins_paid(journal: Journal | None, seat: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(0, seat, amount)


def coins_gained(journal: Journal | None, seat: i64, amount: i64) -> None:
    if journal is not None:
        journal.note(1, seat, amount)


def token_bought(journal: Journal | None, seat: i64, column: i64, row: i64, token: i64, price: i64) -> None:
    if journal is not None:
        journal.note(2, seat, column, row, token, price)


def sugar_gained(journal: Journal | None, seat: i64, cubes: i64) -> None:
    if journal is not None:
        journal.note(3, seat, cubes)


def token_placed(journal: Journal | None, seat: i64, cup: i64, token: i64, face: i64) -> None:
    if journal is not None:
        journal.note(4, seat, cup, token, face)


def token_drawn(journal: Journal | None, column: i64, row: i64, token: i64) -> None:
    if journal is not None:
        journal.note(5, column, row, token)


def bag_refilled(journal: Journal | None, tokens: i64) -> None:
    if journal is not None:
        journal.note(6, tokens)


def column_cleaned(journal: Journal | None, seat: i64, column: i64) -> None:
    if journal is not None:
        journal.note(7, seat, column)


def cup_served(journal: Journal | None, seat: i64, cup: i64, sum: i64) -> None:
    if journal is not None:
        journal.note(8, seat, cup, sum)


def sugar_spent(journal: Journal | None, seat: i64, cubes: i64) -> None:
    if journal is not None:
        journal.note(9, seat, cubes)


def tile_taken(journal: Journal | None, seat: i64, cup: i64, value: i64) -> None:
    if journal is not None:
        journal.note(10, seat, cup, value)


def interim_started(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(11, seat)


def interim_skipped(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(12, seat)


def cup_emptied(journal: Journal | None, seat: i64, cup: i64) -> None:
    if journal is not None:
        journal.note(13, seat, cup)


def end_triggered(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(14, seat)


def game_ended(journal: Journal | None) -> None:
    if journal is not None:
        journal.note(15)


def turn_started(journal: Journal | None, seat: i64) -> None:
    if journal is not None:
        journal.note(16, seat)
