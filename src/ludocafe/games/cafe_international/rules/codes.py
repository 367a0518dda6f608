"""The numbers of actions and questions.

Generated from declare.py by `python -m ludocafe.core.generate`. Do not edit.
"""
# fmt: off
# ruff: noqa

from typing import Final

from mypy_extensions import i64

# Actions; legal() lists them in the order that their question documents.
PLACE: Final[i64] = 0  # 288 codes: guest 24, chair 12
DRAW: Final[i64] = 288
DISCARD: Final[i64] = 289  # 24 codes: guest 24
STOP: Final[i64] = 313
END: Final[i64] = 314
GO: Final[i64] = 315
FORM: Final[i64] = 316  # 10 codes: slot 5, gender 2
ACTIONS: Final[i64] = 326

# Questions.
ASK_TURN: Final[i64] = 0
ASK_MORE: Final[i64] = 1
ASK_PARTNER: Final[i64] = 2
ASK_FORMING: Final[i64] = 3
ASK_OFFER: Final[i64] = 4
GAME_OVER: Final[i64] = 5


def place_code(guest: i64, chair: i64) -> i64:
    return 0 + guest * 12 + chair


def place_guest(code: i64) -> i64:
    return (code) // 12


def place_chair(code: i64) -> i64:
    return (code) % 12


def form_code(slot: i64, gender: i64) -> i64:
    return 316 + slot * 2 + gender


def form_slot(code: i64) -> i64:
    return (code - 316) // 2


def form_gender(code: i64) -> i64:
    return (code - 316) % 2
