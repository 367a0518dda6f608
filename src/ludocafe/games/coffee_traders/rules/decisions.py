"""The rules of Coffee Traders put together: what is asked, what is legal, what follows.

Everything still to be done lies on the agenda, the next thing on top: questions to a player and things the game does by
itself. The phases say how each of them goes; this module only finds the right function.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.chance import Chance
from ludocafe.core.state import OVER, Codes, Journal, fingerprint
from ludocafe.games.coffee_traders.rules import agenda, andre, dispatch, scoring, setup
from ludocafe.games.coffee_traders.rules.codes import FIRST_TASK, GAME_OVER
from ludocafe.games.coffee_traders.rules.phases import harvest, reset, sell, trade, work, workers
from ludocafe.games.coffee_traders.rules.state import (
    ASK,
    ASSIGNING,
    HARVESTING,
    NONE,
    SELLING,
    SKIP,
    TRADING,
    UNKNOWN,
    WORKING,
    Board,
)


@final
@mypyc_attr(native_class=True)
class TradersState(Board):
    """A game of Coffee Traders in progress."""

    def copy(self) -> "TradersState":
        other = TradersState(self.parts, self.seats)
        self.copy_to(other)
        return other

    def set_up(
        self, experienced: bool, vicious: bool, strict: bool, handicaps: list[int], chance: Chance, journal: Journal | None
    ) -> None:
        self.vicious = 1 if vicious else 0
        self.strict = 1 if strict else 0
        setup.set_up(self, experienced, vec[i64](handicaps), chance, journal)
        self.settle(chance, journal)

    def lay_out(self) -> None:
        """The table before anything is drawn or placed."""
        setup.lay_out(self)

    # -- the agenda ----------------------------------------------------------------------------------------------

    def question(self) -> i64:
        """What is asked now, with its arguments."""
        return self.agenda[self.depth - 1]

    def actor(self) -> i64:
        waiting = self.agenda[self.depth - 1]
        return OVER if agenda.kind_of(waiting) == GAME_OVER else agenda.decider(waiting)

    def legal_into(self, codes: Codes) -> None:
        """Section 3.2: the options of a question, in the order of its table and of the data file."""
        dispatch.options_into(self, self.agenda[self.depth - 1], codes)

    def apply(self, action: i64, chance: Chance, journal: Journal | None) -> None:
        self.depth -= 1
        dispatch.answer(self, self.agenda[self.depth], action, journal)
        self.settle(chance, journal)

    def settle(self, chance: Chance, journal: Journal | None) -> None:
        """Do all that happens by itself, up to the next choice (CTR-011)."""
        while True:
            waiting = self.agenda[self.depth - 1]
            if agenda.kind_of(waiting) >= FIRST_TASK:
                self.depth -= 1
                dispatch.perform(self, waiting, chance, journal)
                continue
            only = self.only_answer(waiting)
            if only == ASK:
                return
            self.depth -= 1
            if only != SKIP:
                dispatch.answer(self, waiting, only, journal)

    def only_answer(self, waiting: i64) -> i64:
        """The only option of a question, ASK or SKIP (CTR-011, CTR-102, CTR-123, CTR-201)."""
        if agenda.kind_of(waiting) == GAME_OVER:
            return ASK
        only = dispatch.shortcut(self, waiting, UNKNOWN)
        if only != UNKNOWN:
            return only
        codes = self.scratch
        if codes is None:
            codes = self.scratch = Codes()
        codes.clear()
        dispatch.options_into(self, waiting, codes)
        if codes.count == 0:
            return SKIP
        return codes.items[0] if codes.count == 1 else ASK

    # -- the phases ----------------------------------------------------------------------------------------------

    def begin(self, phase: i64, journal: Journal | None) -> None:
        """CTR-001: six phases, one after the other."""
        if phase == WORKING:
            work.begin(self, journal)
        elif phase == ASSIGNING:
            workers.begin(self, journal)
        elif phase == TRADING:
            trade.begin(self, journal)
        elif phase == HARVESTING:
            harvest.harvest(self, journal)
        elif phase == SELLING:
            sell.begin(self, journal)
        else:
            reset.begin(self, journal)

    # -- counting and hiding -------------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        return scoring.total_points(self, seat)

    def standing(self, seat: i64) -> i64:
        """CTR-451 and CTR-452: points, then coins."""
        return scoring.total_points(self, seat) * 1000 + scoring.purse(self, seat)

    def drawn(self) -> i64:
        """What André's counters and contracts have shown so far."""
        if self.andre == NONE:
            return 0
        return fingerprint(self.andre_counters, self.andre_turned, fingerprint(self.andre_contracts, self.period + 1))

    def redeal(self, seat: i64, chance: Chance) -> None:
        """CTR-603; with three and more players nothing is hidden (CTR-601)."""
        andre.redeal(self, chance)
