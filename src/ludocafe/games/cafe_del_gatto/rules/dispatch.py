"""From a number to the function that it stands for.

Generated from declare.py by `python -m ludocafe.core.generate`. Do not edit.
"""
# fmt: off
# ruff: noqa

from mypy_extensions import i64, mypyc_attr

from ludocafe.core.chance import Chance
from ludocafe.core.state import Codes, Journal
from ludocafe.games.cafe_del_gatto.rules.state import Board


@mypyc_attr(native_class=True)
class Dispatch(Board):
    """Finds what the rules in the class below it have to do."""

    def legal_into(self, codes: Codes) -> None:
        asked = self.phase
        if asked < 4:
            if asked < 2:
                if asked == 0:
                    self.add_turn(codes)
                elif asked == 1:
                    self.add_after_cleaning(codes)
            else:
                if asked == 2:
                    self.add_placings(codes)
                elif asked == 3:
                    self.add_sugar(codes)
        else:
            if asked < 6:
                if asked == 4:
                    self.add_tiles(codes)
                elif asked == 5:
                    self.add_more_servings(codes)
            else:
                if asked == 6:
                    self.add_full_cups(codes)
                elif asked == 7:
                    self.add_fullest_cups(codes)

    def apply(self, action: i64, chance: Chance, journal: Journal | None) -> None:
        if action < 22:
            if action < 12:
                if action < 2:
                    self.clean(action, chance, journal)
                else:
                    self.buy((action - 2) // 5, (action - 2) % 5, journal)
            else:
                if action < 17:
                    self.put(action - 12, chance, journal)
                else:
                    self.serve(action - 17, journal)
        else:
            if action < 40:
                if action < 35:
                    self.sweeten(action - 22, journal)
                else:
                    self.take_tile(action - 35, journal)
            else:
                if action < 45:
                    self.empty_cup(action - 40, journal)
                elif action < 46:
                    self.take_coins(journal)
                else:
                    self.end_turn(journal)

    def add_turn(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_after_cleaning(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_placings(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_sugar(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_tiles(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_more_servings(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_full_cups(self, codes: Codes) -> None:
        raise NotImplementedError

    def add_fullest_cups(self, codes: Codes) -> None:
        raise NotImplementedError

    def clean(self, column: i64, chance: Chance, journal: Journal | None) -> None:
        raise NotImplementedError

    def buy(self, column: i64, row: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def put(self, cup: i64, chance: Chance, journal: Journal | None) -> None:
        raise NotImplementedError

    def serve(self, cup: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def sweeten(self, cubes: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def take_tile(self, index: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def empty_cup(self, cup: i64, journal: Journal | None) -> None:
        raise NotImplementedError

    def take_coins(self, journal: Journal | None) -> None:
        raise NotImplementedError

    def end_turn(self, journal: Journal | None) -> None:
        raise NotImplementedError
