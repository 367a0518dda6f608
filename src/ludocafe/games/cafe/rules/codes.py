"""The numbers of actions and questions.

Generated from declare.py by `python -m ludocafe.core.generate`. Do not edit.
"""
# fmt: off
# ruff: noqa

from typing import Final

from mypy_extensions import i64

# Actions; legal() lists them in the order that their question documents.
PICK: Final[i64] = 0  # 5 codes: slot 5
PAY: Final[i64] = 5  # 4 codes: colour 4
PLACE: Final[i64] = 9  # 1600 codes: cell 400, rot 4
PRODUCE: Final[i64] = 1609  # 400 codes: cell 400
DRY: Final[i64] = 2009  # 400 codes: cell 400
ROAST: Final[i64] = 2409  # 400 codes: cell 400
DELIVER: Final[i64] = 2809
DISCARD: Final[i64] = 2810  # 400 codes: cell 400
END: Final[i64] = 3210
ASSIGN: Final[i64] = 3211  # 4 codes: colour 4
ASSIGN_NONE: Final[i64] = 3215
SEND: Final[i64] = 3216  # 49 codes: to 49
BID: Final[i64] = 3265  # 511 codes: beans 511
PASS: Final[i64] = 3776
BID_PAY: Final[i64] = 3777  # 4 codes: colour 4
STORE: Final[i64] = 3781  # 1600 codes: cell 400, colour 4
STORE_NONE: Final[i64] = 5381
ACTIONS: Final[i64] = 5382

# Questions.
ASK_PICK: Final[i64] = 0
ASK_PAY: Final[i64] = 1
ASK_PLACE: Final[i64] = 2
ASK_ACT: Final[i64] = 3
ASK_ASSIGN: Final[i64] = 4
ASK_SEND: Final[i64] = 5
ASK_BID: Final[i64] = 6
ASK_BID_PAY: Final[i64] = 7
ASK_STORE: Final[i64] = 8
GAME_OVER: Final[i64] = 9


def place_code(cell: i64, rot: i64) -> i64:
    return 9 + cell * 4 + rot


def place_cell(code: i64) -> i64:
    return (code - 9) // 4


def place_rot(code: i64) -> i64:
    return (code - 9) % 4


def store_code(cell: i64, colour: i64) -> i64:
    return 3781 + cell * 4 + colour


def store_cell(code: i64) -> i64:
    return (code - 3781) // 4


def store_colour(code: i64) -> i64:
    return (code - 3781) % 4
