"""What can wait on the agenda: putting it there and reading its arguments.

Generated from declare.py by `python -m ludocafe.core.generate`. Do not edit.
"""
# fmt: off
# ruff: noqa

from mypy_extensions import i64

from ludocafe.games.coffee_traders.rules.state import Board


def kind_of(waiting: i64) -> i64:
    return waiting & 127


def decider(question: i64) -> i64:
    return (question >> 7) & 7


def ask_setup(board: Board, player: i64) -> None:
    board.plan(0 | player << 7)


def setup_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def ask_work(board: Board, player: i64) -> None:
    board.plan(1 | player << 7)


def work_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def ask_space(board: Board, player: i64, plantation_row: i64) -> None:
    board.plan(2 | player << 7 | plantation_row << 10)


def space_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def space_plantation_row(waiting: i64) -> i64:
    return (waiting >> 10) & 3


def ask_animal(board: Board, player: i64, coop: i64) -> None:
    board.plan(3 | player << 7 | coop << 10)


def animal_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def animal_coop(waiting: i64) -> i64:
    return (waiting >> 10) & 7


def ask_row(board: Board, player: i64) -> None:
    board.plan(4 | player << 7)


def row_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def ask_farm(board: Board, player: i64, plantation_row: i64) -> None:
    board.plan(5 | player << 7 | plantation_row << 10)


def farm_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def farm_plantation_row(waiting: i64) -> i64:
    return (waiting >> 10) & 3


def ask_serve(board: Board, player: i64, coop: i64, actor: i64, chosen: i64) -> None:
    board.plan(6 | player << 7 | coop << 10 | actor << 13 | chosen << 16)


def serve_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def serve_coop(waiting: i64) -> i64:
    return (waiting >> 10) & 7


def serve_actor(waiting: i64) -> i64:
    return (waiting >> 13) & 7


def serve_chosen(waiting: i64) -> i64:
    return (waiting >> 16) & 32767


def ask_on(board: Board, player: i64, coop: i64, owner: i64, actor: i64, reserve: i64) -> None:
    board.plan(7 | player << 7 | coop << 10 | owner << 13 | actor << 16 | reserve << 19)


def on_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def on_coop(waiting: i64) -> i64:
    return (waiting >> 10) & 7


def on_owner(waiting: i64) -> i64:
    return (waiting >> 13) & 7


def on_actor(waiting: i64) -> i64:
    return (waiting >> 16) & 7


def on_reserve(waiting: i64) -> i64:
    return (waiting >> 19) & 1


def ask_own(board: Board, player: i64) -> None:
    board.plan(8 | player << 7)


def own_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def ask_help(board: Board, player: i64) -> None:
    board.plan(9 | player << 7)


def help_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def ask_penalty(board: Board, player: i64, price: i64, empty: i64, paid: i64) -> None:
    board.plan(10 | player << 7 | price << 10 | empty << 16 | paid << 22)


def penalty_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def penalty_price(waiting: i64) -> i64:
    return (waiting >> 10) & 63


def penalty_empty(waiting: i64) -> i64:
    return (waiting >> 16) & 63


def penalty_paid(waiting: i64) -> i64:
    return (waiting >> 22) & 4095


def ask_remove(board: Board, player: i64, left: i64) -> None:
    board.plan(11 | player << 7 | left << 10)


def remove_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def remove_left(waiting: i64) -> i64:
    return (waiting >> 10) & 63


def ask_trade(board: Board, player: i64) -> None:
    board.plan(12 | player << 7)


def trade_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def ask_site(board: Board, player: i64, building: i64, where: i64, leading: i64) -> None:
    board.plan(13 | player << 7 | building << 10 | where << 12 | leading << 15)


def site_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def site_building(waiting: i64) -> i64:
    return (waiting >> 10) & 3


def site_where(waiting: i64) -> i64:
    return (waiting >> 12) & 7


def site_leading(waiting: i64) -> i64:
    return (waiting >> 15) & 1


def ask_store(board: Board, player: i64) -> None:
    board.plan(14 | player << 7)


def store_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def ask_take(board: Board, player: i64) -> None:
    board.plan(15 | player << 7)


def take_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def ask_join_trade(board: Board, player: i64, coop: i64) -> None:
    board.plan(16 | player << 7 | coop << 10)


def join_trade_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def join_trade_coop(waiting: i64) -> i64:
    return (waiting >> 10) & 7


def ask_join_build(board: Board, player: i64, where: i64, leader: i64) -> None:
    board.plan(17 | player << 7 | where << 10 | leader << 13)


def join_build_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def join_build_where(waiting: i64) -> i64:
    return (waiting >> 10) & 7


def join_build_leader(waiting: i64) -> i64:
    return (waiting >> 13) & 7


def ask_give_leader(board: Board, player: i64, leader: i64) -> None:
    board.plan(18 | player << 7 | leader << 10)


def give_leader_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def give_leader_leader(waiting: i64) -> i64:
    return (waiting >> 10) & 7


def ask_join_kind(board: Board, player: i64, where: i64) -> None:
    board.plan(19 | player << 7 | where << 10)


def join_kind_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def join_kind_where(waiting: i64) -> i64:
    return (waiting >> 10) & 7


def ask_trader(board: Board, player: i64) -> None:
    board.plan(20 | player << 7)


def trader_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def ask_sell(board: Board, player: i64) -> None:
    board.plan(21 | player << 7)


def sell_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def ask_second(board: Board, player: i64, left: i64) -> None:
    board.plan(22 | player << 7 | left << 10)


def second_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def second_left(waiting: i64) -> i64:
    return (waiting >> 10) & 63


def ask_type(board: Board, player: i64, bar_slot: i64) -> None:
    board.plan(23 | player << 7 | bar_slot << 10)


def type_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def type_bar_slot(waiting: i64) -> i64:
    return (waiting >> 10) & 63


def ask_luwak_line(board: Board, player: i64, letter: i64, line: i64) -> None:
    board.plan(24 | player << 7 | letter << 10 | line << 13)


def luwak_line_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def luwak_line_letter(waiting: i64) -> i64:
    return (waiting >> 10) & 7


def luwak_line_line(waiting: i64) -> i64:
    return (waiting >> 13) & 3


def ask_luwak_bar(board: Board, player: i64, bar_slot: i64, coffee: i64) -> None:
    board.plan(25 | player << 7 | bar_slot << 10 | coffee << 16)


def luwak_bar_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def luwak_bar_bar_slot(waiting: i64) -> i64:
    return (waiting >> 10) & 63


def luwak_bar_coffee(waiting: i64) -> i64:
    return (waiting >> 16) & 7


def ask_swap(board: Board, player: i64, target: i64, left: i64) -> None:
    board.plan(26 | player << 7 | target << 10 | left << 13)


def swap_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def swap_target(waiting: i64) -> i64:
    return (waiting >> 10) & 7


def swap_left(waiting: i64) -> i64:
    return (waiting >> 13) & 63


def ask_spend(board: Board, player: i64, left: i64, spent: i64, warehouses: i64) -> None:
    board.plan(27 | player << 7 | left << 10 | spent << 16 | warehouses << 21)


def spend_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def spend_left(waiting: i64) -> i64:
    return (waiting >> 10) & 63


def spend_spent(waiting: i64) -> i64:
    return (waiting >> 16) & 31


def spend_warehouses(waiting: i64) -> i64:
    return (waiting >> 21) & 7


def ask_option(board: Board, player: i64, letter: i64) -> None:
    board.plan(28 | player << 7 | letter << 10)


def option_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def option_letter(waiting: i64) -> i64:
    return (waiting >> 10) & 7


def ask_item(board: Board, player: i64) -> None:
    board.plan(29 | player << 7)


def item_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def ask_build(board: Board, player: i64) -> None:
    board.plan(30 | player << 7)


def build_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def ask_joker(board: Board, player: i64) -> None:
    board.plan(31 | player << 7)


def joker_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def ask_storage(board: Board, player: i64) -> None:
    board.plan(32 | player << 7)


def storage_player(waiting: i64) -> i64:
    return (waiting >> 7) & 7


def ask_game_over(board: Board) -> None:
    board.plan(33)


def do_setup_spaces(board: Board, place: i64) -> None:
    board.plan(64 | place << 7)


def do_phase(board: Board, phase: i64) -> None:
    board.plan(65 | phase << 7)


def do_next_work(board: Board) -> None:
    board.plan(66)


def do_staffed(board: Board, actor: i64, coop: i64, people: i64) -> None:
    board.plan(67 | actor << 7 | coop << 10 | people << 13)


def do_advance(board: Board, player: i64, coop: i64) -> None:
    board.plan(68 | player << 7 | coop << 10)


def do_atom(board: Board, player: i64, atom: i64, coop: i64) -> None:
    board.plan(69 | player << 7 | atom << 10 | coop << 14)


def do_animal(board: Board, player: i64, coop: i64) -> None:
    board.plan(70 | player << 7 | coop << 10)


def do_farm(board: Board, player: i64, plantation_row: i64) -> None:
    board.plan(71 | player << 7 | plantation_row << 10)


def do_last_plantation(board: Board, player: i64) -> None:
    board.plan(72 | player << 7)


def do_next_own(board: Board, place: i64) -> None:
    board.plan(73 | place << 7)


def do_next_help(board: Board) -> None:
    board.plan(74)


def do_next_penalty(board: Board, place: i64) -> None:
    board.plan(75 | place << 7)


def do_after_workers(board: Board) -> None:
    board.plan(76)


def do_next_trade(board: Board) -> None:
    board.plan(77)


def do_loop_trade(board: Board, coop: i64, leader: i64, asked: i64) -> None:
    board.plan(78 | coop << 7 | leader << 10 | asked << 13)


def do_house_coin(board: Board, coop: i64) -> None:
    board.plan(79 | coop << 7)


def do_loop_build(board: Board, where: i64, leader: i64, asked: i64) -> None:
    board.plan(80 | where << 7 | leader << 10 | asked << 13)


def do_warehouse(board: Board, player: i64) -> None:
    board.plan(81 | player << 7)


def do_next_sell(board: Board) -> None:
    board.plan(82)


def do_fulfil(board: Board, player: i64, letter: i64) -> None:
    board.plan(83 | player << 7 | letter << 10)


def do_row_item(board: Board, player: i64, letter: i64) -> None:
    board.plan(84 | player << 7 | letter << 10)


def do_stack(board: Board, player: i64, letter: i64) -> None:
    board.plan(85 | player << 7 | letter << 10)


def do_delivered(board: Board, player: i64, bar_slot: i64) -> None:
    board.plan(86 | player << 7 | bar_slot << 10)


def do_bean(board: Board, player: i64, bar_slot: i64) -> None:
    board.plan(87 | player << 7 | bar_slot << 10)


def do_next_storage(board: Board, place: i64) -> None:
    board.plan(88 | place << 7)


def do_next_joker(board: Board, place: i64) -> None:
    board.plan(89 | place << 7)


def do_reset_rest(board: Board) -> None:
    board.plan(90)
