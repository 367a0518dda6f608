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
    from ludocafe.games.cafe_international.rules.decisions import InternationalState


def options_into(board: "InternationalState", codes: Codes) -> None:
    """Add the options of the question that is asked."""
    asked = board.phase
    if asked < 2:
        if asked == 0:
            board.add_turn(codes)
        elif asked == 1:
            board.add_more(codes)
    else:
        if asked == 2:
            board.add_partners(codes)
        elif asked == 3:
            board.add_fillings(codes)
        elif asked == 4:
            board.add_answers_to_offer(codes)


def carry_out(board: "InternationalState", action: i64, chance: Chance, journal: Journal | None) -> None:
    """Carry out an action that is legal."""
    if action < 313:
        if action < 288:
            board.place((action) // 12, (action) % 12, journal)
        elif action < 289:
            board.draw(journal)
        else:
            board.discard(action - 289, journal)
    else:
        if action < 314:
            board.end_turn(journal)
        elif action < 315:
            board.leave(journal)
        elif action < 316:
            board.play_on(journal)
        else:
            board.declare((action - 316) // 2, (action - 316) % 2, journal)
