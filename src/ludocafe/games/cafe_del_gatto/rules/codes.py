"""The numbers of actions and questions.

Generated from declare.py by `python -m ludocafe.core.generate`. Do not edit.
"""
# fmt: off
# ruff: noqa

from typing import Final

from mypy_extensions import i64

# Actions; legal() lists them in the order that their question documents.
CLEAN: Final[i64] = 0  # 2 codes: column 2
BUY: Final[i64] = 2  # 10 codes: column 2, row 5
PLACE: Final[i64] = 12  # 5 codes: cup 5
SERVE: Final[i64] = 17  # 5 codes: cup 5
SUGAR: Final[i64] = 22  # 13 codes: cubes 13
TILE: Final[i64] = 35  # 5 codes: index 5
DISCARD: Final[i64] = 40  # 5 codes: cup 5
TAKE: Final[i64] = 45
END_SERVE: Final[i64] = 46
END_TURN: Final[i64] = 47
ACTIONS: Final[i64] = 48

# Questions.
ASK_TURN_START: Final[i64] = 0
ASK_AFTER_CLEAN: Final[i64] = 1
ASK_PLACE: Final[i64] = 2
ASK_SUGAR: Final[i64] = 3
ASK_TILE: Final[i64] = 4
ASK_SERVE_MORE: Final[i64] = 5
ASK_INTERIM_SERVE: Final[i64] = 6
ASK_INTERIM_DISCARD: Final[i64] = 7
GAME_OVER: Final[i64] = 8


def buy_code(column: i64, row: i64) -> i64:
    return 2 + column * 5 + row


def buy_column(code: i64) -> i64:
    return (code - 2) // 5


def buy_row(code: i64) -> i64:
    return (code - 2) % 5
