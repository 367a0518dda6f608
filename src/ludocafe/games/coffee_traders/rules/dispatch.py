"""From a number to the function that it stands for.

Generated from declare.py by `python -m ludocafe.core.generate`. Do not edit.
"""
# fmt: off
# ruff: noqa

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludocafe.core.chance import Chance
from ludocafe.core.state import Codes, Journal
from ludocafe.games.coffee_traders.rules.phases import reset
from ludocafe.games.coffee_traders.rules.phases import sell
from ludocafe.games.coffee_traders.rules import setup
from ludocafe.games.coffee_traders.rules import shared_effects
from ludocafe.games.coffee_traders.rules.phases import trade
from ludocafe.games.coffee_traders.rules.phases import work
from ludocafe.games.coffee_traders.rules.phases import workers

if TYPE_CHECKING:
    from ludocafe.games.coffee_traders.rules.decisions import TradersState


def options_into(board: "TradersState", waiting: i64, codes: Codes) -> None:
    """Add the options of a question."""
    asked = waiting & 127
    if asked < 16:
        if asked < 8:
            if asked < 4:
                if asked == 0:
                    work.add_setup_spaces(board, codes)
                elif asked == 1:
                    work.add_turn(board, (waiting >> 7) & 7, codes)
                elif asked == 2:
                    work.add_spaces(board, (waiting >> 7) & 7, (waiting >> 10) & 3, codes)
                elif asked == 3:
                    work.add_animals(board, (waiting >> 10) & 7, codes)
            else:
                if asked == 4:
                    shared_effects.add_rows(board, (waiting >> 7) & 7, codes)
                elif asked == 5:
                    work.add_farms(board, (waiting >> 7) & 7, (waiting >> 10) & 3, codes)
                elif asked == 6:
                    work.add_served(board, (waiting >> 10) & 7, (waiting >> 16) & 32767, codes)
                elif asked == 7:
                    shared_effects.add_on(board, (waiting >> 10) & 7, (waiting >> 13) & 7, codes)
        else:
            if asked < 12:
                if asked == 8:
                    workers.add_own(board, (waiting >> 7) & 7, codes)
                elif asked == 9:
                    workers.add_help(board, (waiting >> 7) & 7, codes)
                elif asked == 10:
                    workers.add_penalty(board, (waiting >> 7) & 7, codes)
                elif asked == 11:
                    workers.add_removals(board, (waiting >> 7) & 7, codes)
            else:
                if asked == 12:
                    trade.add_turn(board, (waiting >> 7) & 7, codes)
                elif asked == 13:
                    shared_effects.add_building_sites(board, (waiting >> 10) & 3, (waiting >> 12) & 7, codes)
                elif asked == 14:
                    shared_effects.add_stores(board, (waiting >> 7) & 7, codes)
                elif asked == 15:
                    shared_effects.add_any_coffee(codes)
    else:
        if asked < 24:
            if asked < 20:
                if asked == 16:
                    trade.add_join(board, (waiting >> 7) & 7, codes)
                elif asked == 17:
                    trade.add_join(board, (waiting >> 7) & 7, codes)
                elif asked == 18:
                    shared_effects.add_gifts(board, (waiting >> 7) & 7, codes)
                elif asked == 19:
                    shared_effects.add_joining_buildings(board, (waiting >> 7) & 7, (waiting >> 10) & 7, codes)
            else:
                if asked == 20:
                    shared_effects.add_spots(board, (waiting >> 7) & 7, codes)
                elif asked == 21:
                    sell.add_turn(board, (waiting >> 7) & 7, codes)
                elif asked == 22:
                    sell.add_market(board, (waiting >> 7) & 7, codes)
                elif asked == 23:
                    sell.add_types(board, (waiting >> 7) & 7, (waiting >> 10) & 63, codes)
        else:
            if asked < 28:
                if asked == 24:
                    sell.add_luwak_for_line(board, (waiting >> 7) & 7, (waiting >> 10) & 7, (waiting >> 13) & 3, codes)
                elif asked == 25:
                    sell.add_luwak_for_bar(board, (waiting >> 7) & 7, (waiting >> 10) & 63, (waiting >> 16) & 7, codes)
                elif asked == 26:
                    shared_effects.add_gifts(board, (waiting >> 7) & 7, codes)
                elif asked == 27:
                    sell.add_stock(board, (waiting >> 7) & 7, (waiting >> 16) & 31, codes)
            else:
                if asked < 30:
                    if asked == 28:
                        sell.add_options(board, (waiting >> 7) & 7, (waiting >> 10) & 7, codes)
                    elif asked == 29:
                        sell.add_items(board, (waiting >> 7) & 7, codes)
                else:
                    if asked == 30:
                        shared_effects.add_any_building(board, (waiting >> 7) & 7, codes)
                    elif asked == 31:
                        shared_effects.add_jokers(codes)
                    elif asked == 32:
                        reset.add_storage(board, (waiting >> 7) & 7, codes)


def shortcut(board: "TradersState", waiting: i64, unknown: i64) -> i64:
    """The answer to a question that is known without counting its options; ``unknown`` for most."""
    asked = waiting & 127
    if asked < 16:
        if asked == 1:
            return work.forced_to_pass(board, (waiting >> 7) & 7)
        elif asked == 7:
            return shared_effects.only_space_for_worker(board, (waiting >> 10) & 7, (waiting >> 13) & 7)
        elif asked == 12:
            return trade.forced_to_pass(board, (waiting >> 7) & 7)
    else:
        if asked == 16:
            return trade.always_asked()
        elif asked == 17:
            return trade.always_asked()
        elif asked == 21:
            return sell.can_buy(board, (waiting >> 7) & 7)
        elif asked == 27:
            return sell.only_counters(board, (waiting >> 7) & 7, (waiting >> 10) & 63, (waiting >> 16) & 31)
    return unknown


def answer(board: "TradersState", waiting: i64, code: i64, journal: Journal | None) -> None:
    """A question has been taken off the agenda and is answered with a legal code."""
    asked = waiting & 127
    if asked < 16:
        if asked < 8:
            if asked < 4:
                if asked == 0:
                    work.set_up_space(board, (waiting >> 7) & 7, (code - 50) // 36, (code - 50) // 3 % 12, journal)
                elif asked == 1:
                    if code < 44:
                        if code < 3:
                            work.choose_row(board, (waiting >> 7) & 7, code)
                        elif code < 8:
                            work.send_staff(board, (waiting >> 7) & 7, code - 3)
                        elif code < 43:
                            work.send_donkey(board, (waiting >> 7) & 7, (code - 8) // 7, (code - 8) % 7, journal)
                        else:
                            work.send_civet(board, (waiting >> 7) & 7, journal)
                    else:
                        if code < 45:
                            work.earn_coins(board, (waiting >> 7) & 7, journal)
                        elif code < 46:
                            shared_effects.pass_turn(board, (waiting >> 7) & 7, journal)
                        elif code < 49:
                            board.plan(waiting)
                            shared_effects.use_bonus(board, (waiting >> 7) & 7, code - 46, journal)
                        else:
                            board.plan(waiting)
                            shared_effects.recharge(board, (waiting >> 7) & 7, journal)
                elif asked == 2:
                    work.plant(board, (waiting >> 7) & 7, (waiting >> 10) & 3, (code - 50) // 36, (code - 50) // 3 % 12, (code - 50) % 3, journal)
                elif asked == 3:
                    work.choose_animal(board, (waiting >> 7) & 7, (waiting >> 10) & 7, code - 230, journal)
            else:
                if asked == 4:
                    shared_effects.advance(board, (waiting >> 7) & 7, code - 232, journal)
                elif asked == 5:
                    if code < 237:
                        board.plan(waiting)
                        shared_effects.use_bonus(board, (waiting >> 7) & 7, code - 46, journal)
                    elif code < 287:
                        work.build_farm(board, (waiting >> 7) & 7, (waiting >> 10) & 3, (code - 237) // 10, (code - 237) % 10, journal)
                    else:
                        work.discard_farm(board, (waiting >> 7) & 7, (waiting >> 10) & 3, journal)
                elif asked == 6:
                    shared_effects.serve(board, (waiting >> 7) & 7, (waiting >> 10) & 7, (waiting >> 13) & 7, (waiting >> 16) & 32767, code - 288)
                elif asked == 7:
                    shared_effects.place_worker(board, (waiting >> 16) & 7, (waiting >> 19) & 1, (waiting >> 10) & 7, (code - 293) % 12, journal)
        else:
            if asked < 12:
                if asked == 8:
                    if code < 358:
                        board.plan(waiting)
                        workers.occupy(board, (waiting >> 7) & 7, code - 353)
                    else:
                        pass
                elif asked == 9:
                    if code < 359:
                        shared_effects.pass_turn(board, (waiting >> 7) & 7, journal)
                    else:
                        workers.help_out(board, (waiting >> 7) & 7, (code - 359) // 12, (code - 359) % 12, journal)
                elif asked == 10:
                    if code < 358:
                        board.plan(waiting)
                        shared_effects.use_bonus(board, (waiting >> 7) & 7, code - 46, journal)
                    elif code < 419:
                        workers.give_up_plantations(board, (waiting >> 7) & 7, (waiting >> 10) & 63, (waiting >> 16) & 63, (waiting >> 22) & 4095)
                    elif code < 420:
                        workers.pay_coin(board, (waiting >> 7) & 7, (waiting >> 10) & 63, (waiting >> 16) & 63, (waiting >> 22) & 4095, journal)
                    else:
                        workers.step_back(board, (waiting >> 7) & 7, (waiting >> 10) & 63, (waiting >> 16) & 63, (waiting >> 22) & 4095, code - 420, journal)
                elif asked == 11:
                    workers.remove(board, (waiting >> 7) & 7, (waiting >> 10) & 63, (code - 425) // 12, (code - 425) % 12, journal)
            else:
                if asked == 12:
                    if code < 485:
                        if code < 46:
                            trade.stay_out(board, (waiting >> 7) & 7, journal)
                        elif code < 49:
                            board.plan(waiting)
                            shared_effects.use_bonus(board, (waiting >> 7) & 7, code - 46, journal)
                        else:
                            board.plan(waiting)
                            shared_effects.recharge(board, (waiting >> 7) & 7, journal)
                    else:
                        if code < 490:
                            trade.send_trader(board, (waiting >> 7) & 7, code - 485, journal)
                        elif code < 494:
                            trade.send_contractor(board, (waiting >> 7) & 7, code - 490, journal)
                        else:
                            trade.drop_trader(board, (waiting >> 7) & 7, journal)
                elif asked == 13:
                    shared_effects.build_on(board, (waiting >> 7) & 7, (waiting >> 10) & 3, (code - 495) // 10, (code - 495) % 10, (waiting >> 15) & 1, journal)
                elif asked == 14:
                    shared_effects.choose_store(board, (waiting >> 7) & 7, code - 545)
                elif asked == 15:
                    shared_effects.take_coffee(board, (waiting >> 7) & 7, code - 552, journal)
    else:
        if asked < 24:
            if asked < 20:
                if asked == 16:
                    if code < 49:
                        board.plan(waiting)
                        shared_effects.use_bonus(board, (waiting >> 7) & 7, code - 46, journal)
                    elif code < 558:
                        board.plan(waiting)
                        trade.recharge_meanwhile(board, (waiting >> 7) & 7, journal)
                    elif code < 559:
                        trade.place_trader(board, (waiting >> 7) & 7, (waiting >> 10) & 7, journal)
                    else:
                        pass
                elif asked == 17:
                    if code < 49:
                        board.plan(waiting)
                        shared_effects.use_bonus(board, (waiting >> 7) & 7, code - 46, journal)
                    elif code < 558:
                        board.plan(waiting)
                        trade.recharge_meanwhile(board, (waiting >> 7) & 7, journal)
                    elif code < 559:
                        trade.join_build(board, (waiting >> 7) & 7, (waiting >> 10) & 7, (waiting >> 13) & 7)
                    else:
                        pass
                elif asked == 18:
                    trade.give_to_leader(board, (waiting >> 7) & 7, (waiting >> 10) & 7, code - 560, journal)
                elif asked == 19:
                    trade.build_along(board, (waiting >> 7) & 7, (waiting >> 10) & 7, code - 490, journal)
            else:
                if asked == 20:
                    shared_effects.take_trader(board, (waiting >> 7) & 7, code - 566, journal)
                elif asked == 21:
                    if code < 574:
                        if code < 46:
                            sell.leave_market(board, (waiting >> 7) & 7, journal)
                        elif code < 49:
                            board.plan(waiting)
                            shared_effects.use_bonus(board, (waiting >> 7) & 7, code - 46, journal)
                        elif code < 568:
                            board.plan(waiting)
                            shared_effects.recharge(board, (waiting >> 7) & 7, journal)
                        else:
                            sell.start_contract(board, (waiting >> 7) & 7, code - 568)
                    else:
                        if code < 610:
                            sell.deliver_first(board, (waiting >> 7) & 7, code - 574)
                        elif code < 616:
                            board.plan(waiting)
                            sell.start_swap(board, (waiting >> 7) & 7, code - 610)
                        elif code < 622:
                            board.plan(waiting)
                            sell.buy(board, (waiting >> 7) & 7, code - 616, journal)
                        else:
                            board.plan(waiting)
                            sell.start_stock(board, (waiting >> 7) & 7, code - 622)
                elif asked == 22:
                    if code < 574:
                        if code < 46:
                            sell.leave_market(board, (waiting >> 7) & 7, journal)
                        elif code < 49:
                            board.plan(waiting)
                            shared_effects.use_bonus(board, (waiting >> 7) & 7, code - 46, journal)
                        else:
                            board.plan(waiting)
                            shared_effects.recharge(board, (waiting >> 7) & 7, journal)
                    else:
                        if code < 610:
                            sell.deliver_again(board, (waiting >> 7) & 7, (waiting >> 10) & 63, code - 574)
                        elif code < 616:
                            board.plan(waiting)
                            sell.start_swap(board, (waiting >> 7) & 7, code - 610)
                        elif code < 622:
                            board.plan(waiting)
                            sell.buy(board, (waiting >> 7) & 7, code - 616, journal)
                        else:
                            board.plan(waiting)
                            sell.start_stock(board, (waiting >> 7) & 7, code - 622)
                elif asked == 23:
                    sell.choose_type(board, (waiting >> 7) & 7, (waiting >> 10) & 63, code - 624)
        else:
            if asked < 28:
                if asked == 24:
                    sell.pay_line(board, (waiting >> 7) & 7, (waiting >> 10) & 7, (waiting >> 13) & 3, code - 630, journal)
                elif asked == 25:
                    sell.pay_bar(board, (waiting >> 7) & 7, (waiting >> 10) & 63, (waiting >> 16) & 7, code - 630, journal)
                elif asked == 26:
                    sell.swap(board, (waiting >> 7) & 7, (waiting >> 10) & 7, (waiting >> 13) & 63, code - 560, journal)
                elif asked == 27:
                    sell.spend_stock(board, (waiting >> 7) & 7, (waiting >> 10) & 63, (waiting >> 16) & 31, (waiting >> 21) & 7, code - 646, journal)
            else:
                if asked < 30:
                    if asked == 28:
                        sell.choose_option(board, (waiting >> 7) & 7, (waiting >> 10) & 7, code - 651)
                    elif asked == 29:
                        sell.take_item(board, (waiting >> 7) & 7, code - 653, journal)
                else:
                    if asked == 30:
                        shared_effects.build_bonus(board, (waiting >> 7) & 7, code - 490, journal)
                    elif asked == 31:
                        shared_effects.place_joker(board, (waiting >> 7) & 7, code - 656, journal)
                    elif asked == 32:
                        reset.store(board, (waiting >> 7) & 7, code - 661, journal)


def perform(board: "TradersState", waiting: i64, chance: Chance, journal: Journal | None) -> None:
    """Something that happens by itself."""
    task = waiting & 127
    if task < 77:
        if task < 70:
            if task < 67:
                if task == 64:
                    setup.next_space(board, (waiting >> 7) & 7)
                elif task == 65:
                    board.begin((waiting >> 7) & 7, journal)
                elif task == 66:
                    work.next_turn(board, journal)
            else:
                if task == 67:
                    shared_effects.staffed(board, (waiting >> 7) & 7, (waiting >> 10) & 7, (waiting >> 13) & 31, journal)
                elif task == 68:
                    shared_effects.advance(board, (waiting >> 7) & 7, (waiting >> 10) & 7, journal)
                elif task == 69:
                    shared_effects.do_atom(board, (waiting >> 7) & 7, (waiting >> 10) & 15, (waiting >> 14) & 7, journal)
        else:
            if task < 73:
                if task == 70:
                    work.meet_animals(board, (waiting >> 7) & 7, (waiting >> 10) & 7)
                elif task == 71:
                    work.meet_farm(board, (waiting >> 7) & 7, (waiting >> 10) & 3)
                elif task == 72:
                    work.last_plantation(board, (waiting >> 7) & 7, journal)
            else:
                if task == 73:
                    workers.next_own(board, (waiting >> 7) & 7)
                elif task == 74:
                    workers.next_help(board)
                elif task == 75:
                    workers.next_penalty(board, (waiting >> 7) & 7, journal)
                elif task == 76:
                    workers.finish(board, journal)
    else:
        if task < 84:
            if task < 80:
                if task == 77:
                    trade.next_turn(board, journal)
                elif task == 78:
                    trade.loop_trade(board, (waiting >> 7) & 7, (waiting >> 10) & 7, (waiting >> 13) & 7, journal)
                elif task == 79:
                    trade.house_coin(board, (waiting >> 7) & 7, journal)
            else:
                if task == 80:
                    trade.loop_build(board, (waiting >> 7) & 7, (waiting >> 10) & 7, (waiting >> 13) & 7)
                elif task == 81:
                    shared_effects.build_warehouse(board, (waiting >> 7) & 7, journal)
                elif task == 82:
                    sell.next_turn(board, journal)
                elif task == 83:
                    sell.fulfil(board, (waiting >> 7) & 7, (waiting >> 10) & 7, journal)
        else:
            if task < 87:
                if task == 84:
                    sell.row_item(board, (waiting >> 7) & 7, (waiting >> 10) & 7)
                elif task == 85:
                    sell.take_from_stack(board, (waiting >> 7) & 7, (waiting >> 10) & 7, journal)
                elif task == 86:
                    sell.deliver(board, (waiting >> 7) & 7, (waiting >> 10) & 63, journal)
            else:
                if task == 87:
                    sell.place_bean(board, (waiting >> 7) & 7, (waiting >> 10) & 63, journal)
                elif task == 88:
                    reset.next_storage(board, (waiting >> 7) & 7, journal)
                elif task == 89:
                    reset.next_joker(board, (waiting >> 7) & 7)
                elif task == 90:
                    reset.finish(board, chance, journal)
