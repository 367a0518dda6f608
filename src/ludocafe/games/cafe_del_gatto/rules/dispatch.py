"""From a number to the function that it stands for.

Generated from declare.py by `python -m ludocafe.core.generate`. Do not edit.
"""
# fmt: off
# ruff: noqa

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludocafe.core.chance import Chance
from ludocafe.core.state import Codes, Journal

if TYPE_CHECKING:
    from ludocafe.games.cafe_del_gatto.rules.decisions import GattoState


def options_into(board: "GattoState", codes: Codes) -> None:
    """Add the options of the question that is asked."""
    asked = board.phase
    if asked < 4:
        if asked == 0:
            board.add_turn(codes)
        elif asked == 1:
            board.add_after_cleaning(codes)
        elif asked == 2:
            board.add_placings(codes)
        elif asked == 3:
            board.add_sugar(codes)
    else:
        if asked == 4:
            board.add_tiles(codes)
        elif asked == 5:
            board.add_more_servings(codes)
        elif asked == 6:
            board.add_full_cups(codes)
        elif asked == 7:
            board.add_fullest_cups(codes)


def carry_out(board: "GattoState", action: i64, chance: Chance, journal: Journal | None) -> None:
    """Carry out an action that is legal."""
    if action < 22:
        if action < 2:
            board.clean(action, chance, journal)
        elif action < 12:
            board.buy((action - 2) // 5, (action - 2) % 5, journal)
        elif action < 17:
            board.put(action - 12, chance, journal)
        else:
            board.serve(action - 17, journal)
    else:
        if action < 40:
            if action < 35:
                board.sweeten(action - 22, journal)
            else:
                board.take_tile(action - 35, journal)
        else:
            if action < 45:
                board.empty_cup(action - 40, journal)
            elif action < 46:
                board.take_coins(journal)
            else:
                board.end_turn(journal)
