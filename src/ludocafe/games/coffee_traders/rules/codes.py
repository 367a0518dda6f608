"""The numbers of actions and questions.

Generated from declare.py by `python -m ludocafe.core.generate`. Do not edit.
"""
# fmt: off
# ruff: noqa

from typing import Final

from mypy_extensions import i64

# Actions; legal() lists them in the order that their question documents.
PLANT: Final[i64] = 0  # 3 codes: plantation_row 3
STAFF: Final[i64] = 3  # 5 codes: coop 5
DONKEY: Final[i64] = 8  # 35 codes: coop 5, path 7
CIVET: Final[i64] = 43
COINS: Final[i64] = 44
PASS: Final[i64] = 45
BONUS: Final[i64] = 46  # 3 codes: element 3
RECHARGE: Final[i64] = 49
SPACE: Final[i64] = 50  # 180 codes: coop 5, space 12, transport 3
ANIMAL: Final[i64] = 230  # 2 codes: animal_choice 2
ROW: Final[i64] = 232  # 5 codes: coop 5
FARM: Final[i64] = 237  # 50 codes: coop 5, site 10
DISCARD: Final[i64] = 287
SERVE: Final[i64] = 288  # 5 codes: owner 5
ON: Final[i64] = 293  # 60 codes: coop 5, space 12
WORK: Final[i64] = 353  # 5 codes: coop 5
DONE: Final[i64] = 358
HELP: Final[i64] = 359  # 60 codes: coop 5, space 12
COIN: Final[i64] = 419
BACK: Final[i64] = 420  # 5 codes: coop 5
REMOVE: Final[i64] = 425  # 60 codes: coop 5, space 12
TRADE: Final[i64] = 485  # 5 codes: coop 5
BUILD: Final[i64] = 490  # 4 codes: building 4
DROP: Final[i64] = 494
SITE: Final[i64] = 495  # 50 codes: coop 5, site 10
STORE: Final[i64] = 545  # 7 codes: store 7
TAKE: Final[i64] = 552  # 6 codes: coffee 6
JOIN: Final[i64] = 558
DECLINE: Final[i64] = 559
GIVE: Final[i64] = 560  # 6 codes: coffee 6
TRADER: Final[i64] = 566  # 2 codes: spot 2
CONTRACT: Final[i64] = 568  # 6 codes: letter 6
DELIVER: Final[i64] = 574  # 36 codes: city 6, slot 6
SWAP: Final[i64] = 610  # 6 codes: coffee 6
BUY: Final[i64] = 616  # 6 codes: coffee 6
STOCK: Final[i64] = 622  # 2 codes: number 2
TYPE: Final[i64] = 624  # 6 codes: coffee 6
LUWAK: Final[i64] = 630  # 16 codes: number 16
SPEND: Final[i64] = 646  # 5 codes: coop 5
OPTION: Final[i64] = 651  # 2 codes: side 2
ITEM: Final[i64] = 653  # 3 codes: item 3
JOKER: Final[i64] = 656  # 5 codes: coop 5
STORAGE: Final[i64] = 661  # 64 codes: tracks 64
ACTIONS: Final[i64] = 725

# Questions.
ASK_SETUP: Final[i64] = 0
ASK_WORK: Final[i64] = 1
ASK_SPACE: Final[i64] = 2
ASK_ANIMAL: Final[i64] = 3
ASK_ROW: Final[i64] = 4
ASK_FARM: Final[i64] = 5
ASK_SERVE: Final[i64] = 6
ASK_ON: Final[i64] = 7
ASK_OWN: Final[i64] = 8
ASK_HELP: Final[i64] = 9
ASK_PENALTY: Final[i64] = 10
ASK_REMOVE: Final[i64] = 11
ASK_TRADE: Final[i64] = 12
ASK_SITE: Final[i64] = 13
ASK_STORE: Final[i64] = 14
ASK_TAKE: Final[i64] = 15
ASK_JOIN_TRADE: Final[i64] = 16
ASK_JOIN_BUILD: Final[i64] = 17
ASK_GIVE_LEADER: Final[i64] = 18
ASK_JOIN_KIND: Final[i64] = 19
ASK_TRADER: Final[i64] = 20
ASK_SELL: Final[i64] = 21
ASK_SECOND: Final[i64] = 22
ASK_TYPE: Final[i64] = 23
ASK_LUWAK_LINE: Final[i64] = 24
ASK_LUWAK_BAR: Final[i64] = 25
ASK_SWAP: Final[i64] = 26
ASK_SPEND: Final[i64] = 27
ASK_OPTION: Final[i64] = 28
ASK_ITEM: Final[i64] = 29
ASK_BUILD: Final[i64] = 30
ASK_JOKER: Final[i64] = 31
ASK_STORAGE: Final[i64] = 32
GAME_OVER: Final[i64] = 33

# What the game does by itself.
FIRST_TASK: Final[i64] = 64
DO_SETUP_SPACES: Final[i64] = 64
DO_PHASE: Final[i64] = 65
DO_NEXT_WORK: Final[i64] = 66
DO_STAFFED: Final[i64] = 67
DO_ADVANCE: Final[i64] = 68
DO_ATOM: Final[i64] = 69
DO_ANIMAL: Final[i64] = 70
DO_FARM: Final[i64] = 71
DO_LAST_PLANTATION: Final[i64] = 72
DO_NEXT_OWN: Final[i64] = 73
DO_NEXT_HELP: Final[i64] = 74
DO_NEXT_PENALTY: Final[i64] = 75
DO_AFTER_WORKERS: Final[i64] = 76
DO_NEXT_TRADE: Final[i64] = 77
DO_LOOP_TRADE: Final[i64] = 78
DO_HOUSE_COIN: Final[i64] = 79
DO_LOOP_BUILD: Final[i64] = 80
DO_WAREHOUSE: Final[i64] = 81
DO_NEXT_SELL: Final[i64] = 82
DO_FULFIL: Final[i64] = 83
DO_ROW_ITEM: Final[i64] = 84
DO_STACK: Final[i64] = 85
DO_DELIVERED: Final[i64] = 86
DO_BEAN: Final[i64] = 87
DO_NEXT_STORAGE: Final[i64] = 88
DO_NEXT_JOKER: Final[i64] = 89
DO_RESET_REST: Final[i64] = 90


def donkey_code(coop: i64, path: i64) -> i64:
    return 8 + coop * 7 + path


def donkey_coop(code: i64) -> i64:
    return (code - 8) // 7


def donkey_path(code: i64) -> i64:
    return (code - 8) % 7


def space_code(coop: i64, space: i64, transport: i64) -> i64:
    return 50 + (coop * 12 + space) * 3 + transport


def space_coop(code: i64) -> i64:
    return (code - 50) // 36


def space_space(code: i64) -> i64:
    return (code - 50) // 3 % 12


def space_transport(code: i64) -> i64:
    return (code - 50) % 3


def farm_code(coop: i64, site: i64) -> i64:
    return 237 + coop * 10 + site


def farm_coop(code: i64) -> i64:
    return (code - 237) // 10


def farm_site(code: i64) -> i64:
    return (code - 237) % 10


def on_code(coop: i64, space: i64) -> i64:
    return 293 + coop * 12 + space


def on_coop(code: i64) -> i64:
    return (code - 293) // 12


def on_space(code: i64) -> i64:
    return (code - 293) % 12


def help_code(coop: i64, space: i64) -> i64:
    return 359 + coop * 12 + space


def help_coop(code: i64) -> i64:
    return (code - 359) // 12


def help_space(code: i64) -> i64:
    return (code - 359) % 12


def remove_code(coop: i64, space: i64) -> i64:
    return 425 + coop * 12 + space


def remove_coop(code: i64) -> i64:
    return (code - 425) // 12


def remove_space(code: i64) -> i64:
    return (code - 425) % 12


def site_code(coop: i64, site: i64) -> i64:
    return 495 + coop * 10 + site


def site_coop(code: i64) -> i64:
    return (code - 495) // 10


def site_site(code: i64) -> i64:
    return (code - 495) % 10


def deliver_code(city: i64, slot: i64) -> i64:
    return 574 + city * 6 + slot


def deliver_city(code: i64) -> i64:
    return (code - 574) // 6


def deliver_slot(code: i64) -> i64:
    return (code - 574) % 6
