"""The rules of Coffee Traders put together: what is asked, what is legal, what follows.

Everything still to be done lies on the agenda, the next thing on top: questions to a player and things the game does by
itself. The phases say how each of them goes; this module only finds the right function.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.chance import Chance
from ludocafe.core.state import OVER, Codes, Journal, fingerprint
from ludocafe.games.coffee_traders.rules import andre, scoring, setup
from ludocafe.games.coffee_traders.rules.codes import (
    ASK_ANIMAL,
    ASK_BUILD,
    ASK_FARM,
    ASK_GIVE_LEADER,
    ASK_HELP,
    ASK_ITEM,
    ASK_JOIN_BUILD,
    ASK_JOIN_KIND,
    ASK_JOIN_TRADE,
    ASK_JOKER,
    ASK_LUWAK_BAR,
    ASK_LUWAK_LINE,
    ASK_ON,
    ASK_OPTION,
    ASK_OWN,
    ASK_PENALTY,
    ASK_REMOVE,
    ASK_ROW,
    ASK_SECOND,
    ASK_SELL,
    ASK_SERVE,
    ASK_SETUP,
    ASK_SITE,
    ASK_SPACE,
    ASK_SPEND,
    ASK_STORAGE,
    ASK_STORE,
    ASK_SWAP,
    ASK_TAKE,
    ASK_TRADE,
    ASK_TRADER,
    ASK_TYPE,
    ASK_WORK,
    BUILD,
    DO_ADVANCE,
    DO_AFTER_WORKERS,
    DO_ANIMAL,
    DO_ATOM,
    DO_BEAN,
    DO_DELIVERED,
    DO_FARM,
    DO_FULFIL,
    DO_HOUSE_COIN,
    DO_LAST_PLANTATION,
    DO_LOOP_BUILD,
    DO_LOOP_TRADE,
    DO_NEXT_HELP,
    DO_NEXT_JOKER,
    DO_NEXT_OWN,
    DO_NEXT_PENALTY,
    DO_NEXT_SELL,
    DO_NEXT_STORAGE,
    DO_NEXT_TRADE,
    DO_NEXT_WORK,
    DO_PHASE,
    DO_RESET_REST,
    DO_ROW_ITEM,
    DO_SETUP_SPACES,
    DO_STACK,
    DO_STAFFED,
    DO_WAREHOUSE,
    GAME_OVER,
    JOKER,
    ON,
    PASS,
    ROW,
    SERVE,
    SITE,
    STORAGE,
    STORE,
    TAKE,
    TRADER,
)
from ludocafe.games.coffee_traders.rules.events import STOCK_JOKER_PLACED, tell
from ludocafe.games.coffee_traders.rules.phases import harvest, reset, sell, trade, work, workers
from ludocafe.games.coffee_traders.rules.shared_effects import (
    add_buildings,
    add_joining_buildings,
    add_on,
    add_rows,
    add_sites,
    advance,
    build_on,
    build_warehouse,
    do_atom,
    gain_coffee,
    only_choice_on,
    place_worker,
    serve,
    staffed,
    start_building,
    take_trader,
)
from ludocafe.games.coffee_traders.rules.state import (
    ANYWHERE,
    ASSIGNING,
    COFFEES,
    COOPS,
    HARVESTING,
    NONE,
    SELLING,
    SITES,
    SPACES,
    TRADING,
    WORKING,
    Board,
    at_space,
    bits,
)

TASKS: Final[i64] = 64  # tasks have numbers from here on, questions lie below
ASK: Final[i64] = -1  # there is a choice
SKIP: Final[i64] = -2  # there is nothing to choose: the gain is lost (CTR-014)


@final
@mypyc_attr(native_class=True)
class TradersState(Board):
    """A game of Coffee Traders in progress."""

    def copy(self) -> "TradersState":
        other = TradersState(self.parts, self.seats)
        self.copy_to(other)
        return other

    def set_up(self, experienced: bool, vicious: bool, handicaps: list[int], chance: Chance, journal: Journal | None) -> None:
        self.vicious = 1 if vicious else 0
        setup.set_up(self, experienced, vec[i64](handicaps), chance, journal)
        self.settle(chance, journal)

    def lay_out(self) -> None:
        """The table before anything is drawn or placed."""
        setup.lay_out(self)

    # -- the agenda ----------------------------------------------------------------------------------------------

    def question(self) -> i64:
        """What is asked now, with its numbers."""
        return self.agenda[self.depth - 1]

    def actor(self) -> i64:
        task = self.agenda[self.depth - 1]
        return OVER if task & 255 == GAME_OVER else (task >> 8) & 255

    def apply(self, action: i64, chance: Chance, journal: Journal | None) -> None:
        self.depth -= 1
        self.answer(self.agenda[self.depth], action, journal)
        self.settle(chance, journal)

    def settle(self, chance: Chance, journal: Journal | None) -> None:
        """Do all that happens by itself, up to the next choice (CTR-011)."""
        while True:
            task = self.agenda[self.depth - 1]
            if task & 255 >= TASKS:
                self.depth -= 1
                self.perform(task, chance, journal)
                continue
            forced = self.forced(task)
            if forced == ASK:
                return
            self.depth -= 1
            if forced != SKIP:
                self.answer(task, forced, journal)

    def forced(self, task: i64) -> i64:
        """The only option of a question, ASK or SKIP (CTR-011, CTR-102, CTR-123, CTR-201)."""
        kind = task & 255
        player = (task >> 8) & 255
        if kind == GAME_OVER:
            return ASK
        if kind == ASK_WORK:
            return PASS if work.must_pass(self, player) else ASK
        if kind == ASK_TRADE:
            return PASS if trade.must_pass(self, player) else ASK
        if kind in (ASK_JOIN_TRADE, ASK_JOIN_BUILD):
            return ASK
        if kind == ASK_SELL and self.coins[player] >= self.parts.price[self.period]:
            return ASK
        if kind == ASK_ON:
            coop = (task >> 16) & 255
            space = only_choice_on(self, coop, (task >> 24) & 255)
            return ASK if space == NONE else ON + at_space(coop, space)
        codes = self.parts.scratch
        codes.clear()
        self.options_into(task, codes)
        if codes.count == 0:
            return SKIP
        if codes.count == 1:
            return codes.items[0]
        if kind == ASK_SPEND and codes.count == (task >> 16) & 255:
            return codes.items[0]  # as many colours as needed: no choice
        return ASK

    # -- what is legal -------------------------------------------------------------------------------------------

    def legal_into(self, codes: Codes) -> None:
        self.options_into(self.agenda[self.depth - 1], codes)

    def options_into(self, task: i64, codes: Codes) -> None:
        """Section 3.2: the options of a question, in the order of its table and of the data file."""
        kind = task & 255
        player = (task >> 8) & 255
        number = (task >> 16) & 255
        i: i64
        if kind == ASK_WORK:
            work.add_turn(self, player, codes)
        elif kind == ASK_SPACE:
            work.add_spaces(self, player, number, codes)
        elif kind == ASK_SELL:
            sell.add_turn(self, player, codes)
        elif kind == ASK_SECOND:
            sell.add_market(self, player, codes)
        elif kind == ASK_TRADE:
            trade.add_turn(self, player, codes)
        elif kind in (ASK_JOIN_TRADE, ASK_JOIN_BUILD):
            trade.add_join(self, player, codes)
        elif kind == ASK_ROW:
            add_rows(self, player, codes)
        elif kind == ASK_SWAP:
            sell.add_swap_gifts(self, player, codes)
        elif kind == ASK_OWN:
            workers.add_own(self, player, codes)
        elif kind == ASK_HELP:
            workers.add_help(self, player, codes)
        elif kind == ASK_PENALTY:
            workers.add_penalty(self, player, codes)
        elif kind == ASK_REMOVE:
            workers.add_removals(self, player, codes)
        elif kind == ASK_ANIMAL:
            work.add_animals(self, number, codes)
        elif kind == ASK_FARM:
            work.add_farms(self, player, number, codes)
        elif kind == ASK_SERVE:
            work.add_served(self, task, codes)
        elif kind == ASK_ON:
            add_on(self, number, (task >> 24) & 255, codes)
        elif kind == ASK_SITE:
            add_sites(self, number, (task >> 24) & 255, codes, SITE)
        elif kind == ASK_STORE:
            self.add_stores(player, codes)
        elif kind == ASK_TAKE:
            for i in range(COOPS):
                codes.add(TAKE + i)
        elif kind == ASK_GIVE_LEADER:
            trade.add_gifts(self, player, codes)
        elif kind == ASK_JOIN_KIND:
            add_joining_buildings(self, player, number, codes)
        elif kind == ASK_TRADER:
            codes.add(TRADER)
            if self.bonus_trader[player] == 0:
                codes.add(TRADER + 1)
        elif kind == ASK_TYPE:
            sell.add_types(self, player, number, codes)
        elif kind == ASK_LUWAK_LINE:
            sell.add_luwak_for_line(self, task, codes)
        elif kind == ASK_LUWAK_BAR:
            sell.add_luwak_for_bar(self, task, codes)
        elif kind == ASK_SPEND:
            sell.add_stock(self, task, codes)
        elif kind == ASK_OPTION:
            sell.add_options(self, player, number, codes)
        elif kind == ASK_ITEM:
            sell.add_items(self, player, codes)
        elif kind == ASK_BUILD:
            add_buildings(self, player, ANYWHERE, codes)
        elif kind == ASK_JOKER:
            for i in range(COOPS):
                codes.add(JOKER + i)
        elif kind == ASK_STORAGE:
            reset.add_storage(self, player, codes)
        elif kind == ASK_SETUP:
            work.add_setup_spaces(self, codes)

    def add_stores(self, player: i64, codes: Codes) -> None:
        """CTR-098: the next row slot, or above a track without warehouse. The new warehouse is counted already."""
        if self.warehouses(player) - bits(self.storage[player]) <= self.parts.row_slots:
            codes.add(STORE)
        coffee: i64
        for coffee in range(COFFEES):
            if (self.storage[player] >> coffee) & 1 == 0:
                codes.add(STORE + 1 + coffee)

    # -- carrying out --------------------------------------------------------------------------------------------

    def answer(self, task: i64, code: i64, journal: Journal | None) -> None:
        """A question has been taken off the agenda and is answered with a legal code."""
        kind = task & 255
        player = (task >> 8) & 255
        number = (task >> 16) & 255
        if kind == ASK_WORK:
            work.turn(self, task, code, journal)
        elif kind == ASK_SPACE:
            work.plant(self, task, code, journal)
        elif kind in (ASK_SELL, ASK_SECOND):
            sell.turn(self, task, code, journal)
        elif kind == ASK_TRADE:
            trade.turn(self, task, code, journal)
        elif kind == ASK_JOIN_TRADE:
            trade.join_trade(self, task, code, journal)
        elif kind == ASK_JOIN_BUILD:
            trade.join_build(self, task, code, journal)
        elif kind == ASK_ROW:
            advance(self, player, code - ROW, journal)
        elif kind == ASK_SWAP:
            sell.swap(self, task, code, journal)
        elif kind == ASK_OWN:
            workers.own(self, task, code)
        elif kind == ASK_HELP:
            workers.help_out(self, player, code, journal)
        elif kind == ASK_PENALTY:
            workers.penalty(self, task, code, journal)
        elif kind == ASK_REMOVE:
            workers.remove(self, task, code, journal)
        elif kind == ASK_ANIMAL:
            work.choose_animal(self, task, code, journal)
        elif kind == ASK_FARM:
            work.farm(self, task, code, journal)
        elif kind == ASK_SERVE:
            serve(self, task, code - SERVE)
        elif kind == ASK_ON:
            place_worker(self, (task >> 32) & 7, (task >> 35) & 1, number, (code - ON) % SPACES, journal)
        elif kind == ASK_SITE:
            build_on(self, player, number, (code - SITE) // SITES, (code - SITE) % SITES, task >> 32, journal)
        elif kind == ASK_STORE:
            if code > STORE:
                self.storage[player] |= 1 << (code - STORE - 1)
        elif kind == ASK_TAKE:
            gain_coffee(self, player, code - TAKE, 1, journal)
        elif kind == ASK_GIVE_LEADER:
            trade.give_to_leader(self, task, code, journal)
        elif kind == ASK_JOIN_KIND:
            trade.join_kind(self, task, code, journal)
        elif kind == ASK_TRADER:
            take_trader(self, player, code - TRADER, journal)
        elif kind == ASK_TYPE:
            sell.choose_type(self, task, code)
        elif kind == ASK_LUWAK_LINE:
            sell.pay_line(self, task, code, journal)
        elif kind == ASK_LUWAK_BAR:
            sell.pay_bar(self, task, code, journal)
        elif kind == ASK_SPEND:
            sell.spend_stock(self, task, code, journal)
        elif kind == ASK_OPTION:
            sell.choose_option(self, task, code)
        elif kind == ASK_ITEM:
            sell.take_item(self, player, code, journal)
        elif kind == ASK_BUILD:
            start_building(self, player, code - BUILD, ANYWHERE, 0, journal)
        elif kind == ASK_JOKER:
            self.joker[player] = code - JOKER
            tell(journal, STOCK_JOKER_PLACED, player, code - JOKER)
        elif kind == ASK_STORAGE:
            reset.store(self, player, code - STORAGE, journal)
        elif kind == ASK_SETUP:
            work.set_up_space(self, player, code, journal)

    def perform(self, task: i64, chance: Chance, journal: Journal | None) -> None:
        """Something that happens by itself."""
        kind = task & 255
        first = (task >> 8) & 255
        second = (task >> 16) & 255
        third = (task >> 24) & 255
        if kind == DO_NEXT_WORK:
            work.next_turn(self, journal)
        elif kind == DO_NEXT_TRADE:
            trade.next_turn(self, journal)
        elif kind == DO_NEXT_SELL:
            sell.next_turn(self, journal)
        elif kind == DO_LOOP_TRADE:
            trade.loop_trade(self, first, second, third, journal)
        elif kind == DO_LOOP_BUILD:
            trade.loop_build(self, first, second, third)
        elif kind == DO_HOUSE_COIN:
            trade.house_coin(self, first, journal)
        elif kind == DO_ATOM:
            do_atom(self, first, second, third, journal)
        elif kind == DO_ADVANCE:
            advance(self, first, second, journal)
        elif kind == DO_STAFFED:
            staffed(self, first, second, third, journal)
        elif kind == DO_ANIMAL:
            work.meet_animals(self, first, second)
        elif kind == DO_FARM:
            work.meet_farm(self, first, second)
        elif kind == DO_LAST_PLANTATION:
            work.last_plantation(self, first, journal)
        elif kind == DO_NEXT_OWN:
            workers.next_own(self, first)
        elif kind == DO_NEXT_HELP:
            workers.next_help(self)
        elif kind == DO_NEXT_PENALTY:
            workers.next_penalty(self, first, journal)
        elif kind == DO_AFTER_WORKERS:
            workers.finish(self, journal)
        elif kind == DO_FULFIL:
            sell.fulfil(self, first, second, journal)
        elif kind == DO_ROW_ITEM:
            sell.row_item(self, first, second)
        elif kind == DO_STACK:
            sell.take_from_stack(self, first, second, journal)
        elif kind == DO_DELIVERED:
            sell.deliver(self, first, second, journal)
        elif kind == DO_BEAN:
            sell.place_bean(self, first, second, journal)
        elif kind == DO_WAREHOUSE:
            build_warehouse(self, first, journal)
        elif kind == DO_NEXT_STORAGE:
            reset.next_storage(self, first, journal)
        elif kind == DO_NEXT_JOKER:
            reset.next_joker(self, first)
        elif kind == DO_RESET_REST:
            reset.finish(self, chance, journal)
        elif kind == DO_SETUP_SPACES:
            setup.next_space(self, first)
        elif kind == DO_PHASE:
            self.begin(first, journal)

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
