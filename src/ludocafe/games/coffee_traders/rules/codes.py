"""Numbers for what players choose and for what is still to be done."""

from typing import Final

from mypy_extensions import i64

# Action codes.
PLANT: Final[i64] = 0  # + plantation row (A/<row>)
STAFF: Final[i64] = 3  # + cooperative (B/<coop>)
DONKEY: Final[i64] = 8  # + cooperative * PATHS + path (C/<path>)
CIVET: Final[i64] = 43  # D/civet
COINS: Final[i64] = 44  # D/coins
PASS: Final[i64] = 45
BONUS: Final[i64] = 46  # + element A, B, C
RECHARGE: Final[i64] = 49  # RECHARGE/C
SPACE: Final[i64] = 50  # + (cooperative * SPACES + space) * 3 + transport
ANIMAL: Final[i64] = 230  # + own, joker
ROW: Final[i64] = 232  # + cooperative
FARM: Final[i64] = 237  # + cooperative * SITES + site
DISCARD: Final[i64] = 287  # FARM/discard
SERVE: Final[i64] = 288  # + seat
ON: Final[i64] = 293  # + cooperative * SPACES + space
WORK: Final[i64] = 353  # + cooperative
DONE: Final[i64] = 358
HELP: Final[i64] = 359  # + cooperative * SPACES + space
COIN: Final[i64] = 419
BACK: Final[i64] = 420  # + cooperative
REMOVE: Final[i64] = 425  # + cooperative * SPACES + space
TRADE: Final[i64] = 485  # + cooperative
BUILD: Final[i64] = 490  # + type of building
DROP: Final[i64] = 494
SITE: Final[i64] = 495  # + cooperative * SITES + site
STORE: Final[i64] = 545  # row slot, or 1 + coffee
TAKE: Final[i64] = 552  # + coffee
JOIN: Final[i64] = 558
DECLINE: Final[i64] = 559
GIVE: Final[i64] = 560  # + coffee
TRADER: Final[i64] = 566  # + area III, bonus reserve
CONTRACT: Final[i64] = 568  # + letter
DELIVER: Final[i64] = 574  # + city * SLOTS + slot
SWAP: Final[i64] = 610  # + coffee
BUY: Final[i64] = 616  # + coffee
STOCK: Final[i64] = 622  # + first or second offer
TYPE: Final[i64] = 624  # + coffee
LUWAK: Final[i64] = 630  # + number of Kopi Luwak
SPEND: Final[i64] = 646  # + colour
OPTION: Final[i64] = 651  # + left or right
ITEM: Final[i64] = 653  # + animal, civet, trader
JOKER: Final[i64] = 656  # + colour
STORAGE: Final[i64] = 661  # + bit set of tracks
ACTIONS: Final[i64] = 725

# Questions on the agenda; the numbers that go with them stand in brackets, the first is the seat that decides.
ASK_SETUP: Final[i64] = 0  # (seat)
ASK_WORK: Final[i64] = 1  # (seat): the turn of phase 1
ASK_SPACE: Final[i64] = 2  # (seat, plantation row)
ASK_ANIMAL: Final[i64] = 3  # (seat, cooperative)
ASK_ROW: Final[i64] = 4  # (seat): a free step on the Arabica track
ASK_FARM: Final[i64] = 5  # (seat, plantation row)
ASK_SERVE: Final[i64] = 6  # (who decides, cooperative, who acts, those served so far)
ASK_ON: Final[i64] = 7  # (who decides, cooperative, owner, who acts + 8 if the worker comes from the reserve)
ASK_OWN: Final[i64] = 8  # (seat): step 1 of phase 2
ASK_HELP: Final[i64] = 9  # (seat): step 2
ASK_PENALTY: Final[i64] = 10  # (seat, penalty per plantation, unoccupied plantations, units paid): step 3
ASK_REMOVE: Final[i64] = 11  # (seat, plantations still to lose): step 4
ASK_TRADE: Final[i64] = 12  # (seat): the turn of phase 3
ASK_SITE: Final[i64] = 13  # (seat, type, cooperative or ANYWHERE, 1: others may join)
ASK_STORE: Final[i64] = 14  # (seat)
ASK_TAKE: Final[i64] = 15  # (seat)
ASK_JOIN_TRADE: Final[i64] = 16  # (seat, cooperative)
ASK_JOIN_BUILD: Final[i64] = 17  # (seat, cooperative or HOME, leader)
ASK_GIVE_LEADER: Final[i64] = 18  # (seat, leader)
ASK_JOIN_KIND: Final[i64] = 19  # (seat, cooperative or HOME)
ASK_TRADER: Final[i64] = 20  # (seat)
ASK_SELL: Final[i64] = 21  # (seat): the turn of phase 5
ASK_SECOND: Final[i64] = 22  # (seat, deliveries left): the second delivery
ASK_TYPE: Final[i64] = 23  # (seat, bar slot)
ASK_LUWAK_LINE: Final[i64] = 24  # (seat, letter, line)
ASK_LUWAK_BAR: Final[i64] = 25  # (seat, bar slot, coffee)
ASK_SWAP: Final[i64] = 26  # (seat, target, coffees still to give)
ASK_SPEND: Final[i64] = 27  # (seat, counters still to spend, colours spent, warehouses to build)
ASK_OPTION: Final[i64] = 28  # (seat, letter)
ASK_ITEM: Final[i64] = 29  # (seat)
ASK_BUILD: Final[i64] = 30  # (seat): the building of a contract
ASK_JOKER: Final[i64] = 31  # (seat)
ASK_STORAGE: Final[i64] = 32  # (seat)
GAME_OVER: Final[i64] = 33

# Things the game does by itself, also on the agenda.
DO_SETUP_SPACES: Final[i64] = 64  # (place in turn order): CTR-058
DO_PHASE: Final[i64] = 65  # (phase): it begins
DO_NEXT_WORK: Final[i64] = 66  # whose turn is it in phase 1?
DO_STAFFED: Final[i64] = 67  # (who acts, cooperative, those served): the end of action B
DO_ADVANCE: Final[i64] = 68  # (seat, cooperative)
DO_ATOM: Final[i64] = 69  # (seat, atom, cooperative)
DO_ANIMAL: Final[i64] = 70  # (seat, cooperative)
DO_FARM: Final[i64] = 71  # (seat, plantation row)
DO_LAST_PLANTATION: Final[i64] = 72  # (seat)
DO_NEXT_OWN: Final[i64] = 73  # (place in turn order)
DO_NEXT_HELP: Final[i64] = 74
DO_NEXT_PENALTY: Final[i64] = 75  # (place in turn order)
DO_AFTER_WORKERS: Final[i64] = 76
DO_NEXT_TRADE: Final[i64] = 77
DO_LOOP_TRADE: Final[i64] = 78  # (cooperative, leader, players asked)
DO_HOUSE_COIN: Final[i64] = 79  # (cooperative)
DO_LOOP_BUILD: Final[i64] = 80  # (cooperative or HOME, leader, players asked)
DO_WAREHOUSE: Final[i64] = 81  # (seat): build one
DO_NEXT_SELL: Final[i64] = 82
DO_FULFIL: Final[i64] = 83  # (seat, letter)
DO_ROW_ITEM: Final[i64] = 84  # (seat, letter)
DO_STACK: Final[i64] = 85  # (seat, letter)
DO_DELIVERED: Final[i64] = 86  # (seat, bar slot)
DO_BEAN: Final[i64] = 87  # (seat, bar slot)
DO_NEXT_STORAGE: Final[i64] = 88  # (place in turn order)
DO_NEXT_JOKER: Final[i64] = 89  # (place in turn order)
DO_RESET_REST: Final[i64] = 90
