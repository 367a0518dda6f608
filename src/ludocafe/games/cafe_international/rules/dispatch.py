"""From a number to the function that it stands for.

Generated from declare.py by `python -m ludocafe.core.generate`. Do not edit.
"""
# fmt: off
# ruff: noqa

from mypy_extensions import i64, mypyc_attr

from ludocafe.core.chance import Chance
from ludocafe.core.state import Codes, Journal
from ludocafe.games.cafe_international.rules.state import Board


@mypyc_attr(native_class=True)
class Dispatch(Board):
    """Finds what the rules in the class below it have to do."""

    def legal_into(self, codes: Codes) -> None:
        asked = self.phase
        if asked < 2:
            if asked == 0:
                self.add_turn(codes)
            elif asked == 1:
                self.add_more(codes)
        else:
            if asked == 2:
                self.add_partners(codes)
            elif asked == 3:
                self.add_fillings(codes)
            elif asked == 4:
                self.add_answers_to_offer(codes)

    def apply(self, action: i64, chance: Chance, journal: Journal | None) -> None:
        if action < 313:
            if action < 288:
                self.place((action) // 12, (action) % 12, journal)
            elif action < 289:
                self.draw(journal)
            else:
                self.discard(action - 289, journal)
        else:
            if action < 315:
                if action < 314:
                    self.end_turn(journal)
                else:
                    self.leave(journal)
            else:
                if action < 316:
                    self.play_on(journal)
                else:
                    self.declare((action - 316) // 2, (action - 316) % 2, journal)

    def add_turn(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_more(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_partners(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_fillings(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_answers_to_offer(self, codes: Codes) -> None:
        raise NotImplementedError

    def place(self, guest: i64, chair: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def draw(self, journal: Journal | None) -> None:
        raise NotImplementedError

    def discard(self, guest: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def end_turn(self, journal: Journal | None) -> None:
        raise NotImplementedError

    def leave(self, journal: Journal | None) -> None:
        raise NotImplementedError

    def play_on(self, journal: Journal | None) -> None:
        raise NotImplementedError

    def declare(self, slot: i64, gender: i64, journal: Journal | None) -> None:
        raise NotImplementedError
