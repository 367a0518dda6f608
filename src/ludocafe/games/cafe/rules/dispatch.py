"""From a number to the function that it stands for.

Generated from declare.py by `python -m ludocafe.core.generate`. Do not edit.
"""
# fmt: off
# ruff: noqa

from mypy_extensions import i64, mypyc_attr

from ludocafe.core.chance import Chance
from ludocafe.core.state import Codes, Journal
from ludocafe.games.cafe.rules.state import Board


@mypyc_attr(native_class=True)
class Dispatch(Board):
    """Finds what the rules in the class below it have to do."""

    def legal_into(self, codes: Codes) -> None:
        asked = self.phase
        if asked < 4:
            if asked < 2:
                if asked == 0:
                    self.add_picks(codes)
                elif asked == 1:
                    self.add_payments(codes)
            else:
                if asked == 2:
                    self.add_placements(codes)
                elif asked == 3:
                    self.add_actions(codes)
        else:
            if asked < 6:
                if asked == 4:
                    self.add_assignments(codes)
                elif asked == 5:
                    self.add_destinations(codes)
            else:
                if asked == 6:
                    self.add_bids(codes)
                elif asked == 7:
                    self.add_bid_payments(codes)
                elif asked == 8:
                    self.add_ships(codes)

    def apply(self, action: i64, chance: Chance, journal: Journal | None) -> None:
        if action < 3210:
            if action < 2009:
                if action < 9:
                    if action < 5:
                        self.pick(action, journal)
                    else:
                        self.pay(action - 5, journal)
                else:
                    if action < 1609:
                        self.place(action - 9, journal)
                    else:
                        self.produce(action - 1609, journal)
            else:
                if action < 2809:
                    if action < 2409:
                        self.dry(action - 2009, journal)
                    else:
                        self.roast(action - 2409, journal)
                else:
                    if action < 2810:
                        self.deliver(journal)
                    else:
                        self.discard(action - 2810, journal)
        else:
            if action < 3265:
                if action < 3215:
                    if action < 3211:
                        self.end_turn(journal)
                    else:
                        self.fill_square(action - 3211, journal)
                else:
                    if action < 3216:
                        self.skip_square(journal)
                    else:
                        self.send(action - 3216, journal)
            else:
                if action < 3777:
                    if action < 3776:
                        self.make_bid(action - 3265, journal)
                    else:
                        self.drop_out(journal)
                else:
                    if action < 3781:
                        self.pay_for_bid(action - 3777, journal)
                    elif action < 5381:
                        self.store((action - 3781) // 4, (action - 3781) % 4, journal)
                    else:
                        self.settle_bid(journal)

    def add_picks(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_payments(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_placements(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_actions(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_assignments(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_destinations(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_bids(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_bid_payments(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_ships(self, codes: Codes) -> None:
        raise NotImplementedError

    def pick(self, slot: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def pay(self, colour: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def place(self, spot: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def produce(self, cell: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def dry(self, cell: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def roast(self, cell: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def deliver(self, journal: Journal | None) -> None:
        raise NotImplementedError

    def discard(self, cell: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def end_turn(self, journal: Journal | None) -> None:
        raise NotImplementedError

    def fill_square(self, colour: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def skip_square(self, journal: Journal | None) -> None:
        raise NotImplementedError

    def send(self, to: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def make_bid(self, beans: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def drop_out(self, journal: Journal | None) -> None:
        raise NotImplementedError

    def pay_for_bid(self, colour: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def store(self, cell: i64, colour: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def settle_bid(self, journal: Journal | None) -> None:
        raise NotImplementedError
