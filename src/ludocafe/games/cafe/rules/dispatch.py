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
    from ludocafe.games.cafe.rules.decisions import CafeState


def options_into(board: "CafeState", codes: Codes) -> None:
    """Add the options of the question that is asked."""
    asked = board.phase
    if asked < 4:
        if asked == 0:
            board.add_picks(codes)
        elif asked == 1:
            board.add_payments(codes)
        elif asked == 2:
            board.add_placements(codes)
        elif asked == 3:
            board.add_actions(codes)
    else:
        if asked < 6:
            if asked == 4:
                board.add_assignments(codes)
            elif asked == 5:
                board.add_destinations(codes)
        else:
            if asked == 6:
                board.add_bids(codes)
            elif asked == 7:
                board.add_bid_payments(codes)
            elif asked == 8:
                board.add_ships(codes)


def carry_out(board: "CafeState", action: i64, chance: Chance, journal: Journal | None) -> None:
    """Carry out an action that is legal."""
    if action < 3210:
        if action < 2009:
            if action < 5:
                board.pick(action, journal)
            elif action < 9:
                board.pay(action - 5, journal)
            elif action < 1609:
                board.place(action - 9, journal)
            else:
                board.produce(action - 1609, journal)
        else:
            if action < 2409:
                board.dry(action - 2009, journal)
            elif action < 2809:
                board.roast(action - 2409, journal)
            elif action < 2810:
                board.deliver(journal)
            else:
                board.discard(action - 2810, journal)
    else:
        if action < 3265:
            if action < 3211:
                board.end_turn(journal)
            elif action < 3215:
                board.fill_square(action - 3211, journal)
            elif action < 3216:
                board.skip_square(journal)
            else:
                board.send(action - 3216, journal)
        else:
            if action < 3777:
                if action < 3776:
                    board.make_bid(action - 3265, journal)
                else:
                    board.drop_out(journal)
            else:
                if action < 3781:
                    board.pay_for_bid(action - 3777, journal)
                elif action < 5381:
                    board.store((action - 3781) // 4, (action - 3781) % 4, journal)
                else:
                    board.settle_bid(journal)
