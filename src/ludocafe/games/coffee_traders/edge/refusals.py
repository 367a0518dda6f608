"""Why an action of Coffee Traders is not possible: the rule, the reason, and what the words need to know.

What is legal is decided by the rules alone; these functions only explain what is not.
"""

from collections.abc import Callable

from ludocafe.core.masks import has
from ludocafe.core.model import Fields, Refusal
from ludocafe.core.packed import listed
from ludocafe.games.coffee_traders.declare import DECLARED
from ludocafe.games.coffee_traders.edge.names import Names, asked, asked_under
from ludocafe.games.coffee_traders.edge.notation import seen_seat
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.phases import sell, work, workers
from ludocafe.games.coffee_traders.rules.shared_effects import buildable, can_build, may_recharge, may_use, row_bits
from ludocafe.games.coffee_traders.rules.state import (
    ANYWHERE,
    BY_DONKEY,
    BY_TRUCK,
    COFFEES,
    COLUMNS,
    FARM_SITE,
    HOME,
    HOSPITAL,
    KOPI,
    NONE,
    ON_FOOT,
    PATHS,
    ROWS,
    SLOTS,
    WAREHOUSE,
    at_site,
    at_space,
)

# Kinds that belong to a question though they are never possible then; to say why is better than "something else is asked".
RELATED = {"second": ("contract",)}
# Elements of the bonus reserve that each question lets one move (CTR-087).
ELEMENTS = {
    "work": "AC",
    "farm": "C",
    "penalty": "C",
    "trade": "BC",
    "join_trade": "B",
    "join_build": "B",
    "sell": "C",
    "second": "C",
}

# Reasons that need no more words.
PLAIN = {
    "animal": Refusal("CTR-115", "animal-gone"),
    "done": Refusal("CTR-165", "must-pay"),
    "coin": Refusal("CTR-165", "no-coins"),
    "remove": Refusal("CTR-166", "not-highest-row"),
    "store": Refusal("CTR-098", "no-slot"),
    "take": Refusal("CTR-097", "not-luwak"),
    "trader": Refusal("CTR-089", "bonus-full"),
    "option": Refusal("CTR-304", "no-effect"),
}

Reason = Callable[..., Refusal]


class Refusals:
    """Answers with the ids of one edition."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.reasons: dict[str, Reason] = {
            "plant": self.plant,
            "staff": self.staff,
            "donkey": self.donkey,
            "civet": self.civet,
            "coins": self.no_marker,
            "bonus": self.bonus,
            "recharge": self.recharge,
            "space": self.space,
            "row": self.row,
            "farm": self.farm,
            "serve": self.serve,
            "on": self.on,
            "work": self.own,
            "help": self.help_out,
            "back": self.back,
            "trade": self.trade,
            "join": self.join,
            "build": self.build,
            "drop": self.drop,
            "site": self.site,
            "give": self.give,
            "contract": self.contract,
            "deliver": self.deliver,
            "swap": self.swap,
            "buy": self.buy,
            "stock": self.stock,
            "type": self.type,
            "luwak": self.luwak,
            "spend": self.spend,
            "item": self.item,
            "storage": self.storage,
        }

    def refusal(self, state: TradersState, code: int) -> Refusal | None:
        question, rule = asked(state)[0], asked_under(state)
        if question.name == "game_over":
            return Refusal("CTR-364", "game-over")
        if not 0 <= code < DECLARED.action_count:
            return Refusal(rule, "not-now")
        if code in state.legal():
            return None
        kind, numbers = DECLARED.numbers(code)
        if kind.name not in question.answers and kind.name not in RELATED.get(question.name, ()):
            return Refusal(rule, "other-question", {"question": question.name})
        if kind.name in PLAIN:
            return PLAIN[kind.name]
        return self.reasons[kind.name](state, int(state.actor()), *numbers)

    # -- phase 1 -------------------------------------------------------------------------------------------------

    def no_marker(self, state: TradersState, player: int) -> Refusal:
        return Refusal("CTR-101", "no-marker", {"markers": int(state.markers(player))})

    def plant(self, state: TradersState, player: int, row: int) -> Refusal:
        parts, done = state.parts, int(state.next_item[player * ROWS + row])
        if state.markers(player) < parts.cost_plantation:
            return self.no_marker(state, player)
        if done >= parts.row_items[row] or parts.item_level[row * 5 + done] <= 0:
            return Refusal("CTR-105", "row-used-up", {"plantation_row": "ABC"[row]})
        cost = int(parts.item_cost[row * 5 + done])
        if state.coins[player] < cost:
            return self.too_dear(state, player, cost, "CTR-105")
        return Refusal("CTR-105", "no-target", {"level": int(parts.item_level[row * 5 + done])})

    def staff(self, state: TradersState, player: int, coop: int) -> Refusal:
        if state.markers(player) < state.parts.cost_staff:
            return self.no_marker(state, player)
        return Refusal("CTR-120", "nobody-waits", {"coop": self.names.coops[coop]})

    def donkey(self, state: TradersState, player: int, coop: int, path: int) -> Refusal:
        if state.markers(player) < state.parts.cost_donkey:
            return self.no_marker(state, player)
        if state.spare_donkeys[player] == 0:
            return Refusal("CTR-130", "no-spare-donkey")
        if state.parts.path_to[path] == NONE:
            return Refusal("CTR-130", "no-such-place")
        last = int((coop * PATHS + path) * 2 + state.parts.path_donkeys[path] - 1)
        if state.donkey[last] != NONE:
            return Refusal("CTR-130", "path-full")
        return Refusal("CTR-130", "path-not-yours")

    def civet(self, state: TradersState, player: int) -> Refusal:
        if state.markers(player) < state.parts.cost_fourth:
            return self.no_marker(state, player)
        return Refusal("CTR-131", "no-civet")

    def too_dear(self, state: TradersState, player: int, cost: int, rule: str) -> Refusal:
        return Refusal(rule, "too-dear", {"price": cost, "coins": int(state.coins[player])})

    def space(self, state: TradersState, player: int, coop: int, space: int, transport: int) -> Refusal:
        place = int(at_space(coop, space))
        parts, row = state.parts, int(state.parts.row_of[space])
        if self.names.spaces[space].startswith("x"):
            return Refusal("CTR-107", "no-such-place")
        if state.owner[place] != NONE:
            return Refusal("CTR-107", "space-taken", {"owner": seen_seat(state, int(state.owner[place]))})
        question, arguments = asked(state)
        if question.name == "setup":
            return Refusal("CTR-106", "wrong-transport") if row == 0 else Refusal("CTR-058", "first-row-only")
        item = arguments["plantation_row"]
        level = int(parts.item_level[item * 5 + state.next_item[player * ROWS + item]])
        if not parts.admits[row * 4 + level]:
            return Refusal("CTR-107", "wrong-level", {"level": level})
        if state.workers[player] == 0 and not state.present(player, coop):
            return Refusal("CTR-107", "no-worker-to-start", {"coop": self.names.coops[coop]})
        if (row == 0) != (transport == ON_FOOT):
            return Refusal("CTR-106", "wrong-transport")
        return self.upper_space(state, player, coop, space, transport)

    def upper_space(self, state: TradersState, player: int, coop: int, space: int, transport: int) -> Refusal:
        parts, row = state.parts, int(state.parts.row_of[space])
        path = int(parts.path_of[space])
        own = int(state.donkeys_of(player, coop, path))
        rule = "CTR-109" if row == 1 else "CTR-110" if transport == BY_DONKEY else "CTR-111"
        if own == NONE:
            at = (coop * int(PATHS) + path) * 2
            other = next(int(state.donkey[i]) for i in (at, at + 1) if state.donkey[i] not in (NONE, player))
            return Refusal(rule, "path-blocked", {"owner": other})
        if row == 2 and row_bits(state, player, coop, 0) <= row_bits(state, player, coop, 2):
            return Refusal("CTR-113", "too-few-below")
        if transport == BY_TRUCK:
            return Refusal("CTR-111", "no-truck" if parts.truck_space[space] else "no-truck-space")
        if not work.supported(state, player, coop, space):
            return Refusal("CTR-112", "no-support")
        return Refusal(rule, "no-donkey", {"needed": int(parts.path_donkeys[path]) - own, "donkeys": int(state.donkeys[player])})

    def farm(self, state: TradersState, player: int, coop: int, site: int) -> Refusal:
        place = int(at_site(coop, site))
        cost = int(work.farm_cost(state, player, asked(state)[1]["plantation_row"]))
        if state.coins[player] < cost:
            return self.too_dear(state, player, cost, "CTR-118")
        if state.parts.site_type[site] != FARM_SITE:
            return Refusal("CTR-118", "not-for-farms")
        if state.site[place] != NONE:
            return Refusal("CTR-118", "site-taken", {"owner": seen_seat(state, int(state.site[place]))})
        return Refusal("CTR-118", "no-site")

    def row(self, state: TradersState, player: int, coop: int) -> Refusal:
        return Refusal("CTR-072", "row-full", {"coop": self.names.coops[coop]})

    def serve(self, state: TradersState, player: int, owner: int) -> Refusal:
        fields: Fields = {"owner": seen_seat(state, owner)}
        if owner < state.players and listed(asked(state)[1]["chosen"], owner):
            return Refusal("CTR-122", "served-already", fields)
        return Refusal("CTR-122", "needs-no-worker", fields)

    def on(self, state: TradersState, player: int, there: int, space: int) -> Refusal:
        arguments = asked(state)[1]
        rule = "CTR-161" if arguments["reserve"] else "CTR-121"
        coop, owner, place = arguments["coop"], arguments["owner"], int(at_space(there, space))
        if there != coop or state.owner[place] != owner or state.worker[place]:
            return Refusal(rule, "not-waiting-there", {"coop": self.names.coops[coop], "owner": seen_seat(state, owner)})
        return Refusal(rule, "not-lowest-row")

    # -- bonus reserve -------------------------------------------------------------------------------------------

    def bonus(self, state: TradersState, player: int, element: int) -> Refusal:
        question = asked(state)[0].name
        left = (state.bonus_marker, state.bonus_trader, state.bonus_purse)[element][player]
        if "ABC"[element] not in ELEMENTS[question]:
            return Refusal("CTR-087", "bonus-not-here", {"element": "ABC"[element]})
        if not left:
            return Refusal("CTR-085", "bonus-empty", {"element": "ABC"[element]})
        if not may_use(state, player, element):
            return Refusal("CTR-086", "bonus-last")
        return Refusal("CTR-088", "bonus-guard")

    def recharge(self, state: TradersState, player: int) -> Refusal:
        question = asked(state)[0].name
        if state.bonus_purse[player]:
            return Refusal("CTR-088", "purse-full")
        if not may_recharge(state, player):
            return self.too_dear(state, player, int(state.parts.bonus_coins), "CTR-088")
        if question in ("join_trade", "join_build"):
            return Refusal("CTR-088", "recharge-useless")
        return Refusal("CTR-088", "bonus-guard")

    # -- phase 2 -------------------------------------------------------------------------------------------------

    def own(self, state: TradersState, player: int, coop: int) -> Refusal:
        if state.workers[player] == 0:
            return Refusal("CTR-161", "no-worker")
        return Refusal("CTR-161", "nothing-of-yours-waits", {"coop": self.names.coops[coop]})

    def help_out(self, state: TradersState, player: int, coop: int, space: int) -> Refusal:
        place = int(at_space(coop, space))
        if state.workers[player] == 0:
            return Refusal("CTR-162", "no-worker")
        owner = int(state.owner[place])
        if owner in (NONE, player) or state.worker[place]:
            return Refusal("CTR-162", "not-an-opponents-plantation")
        row = int(workers.lowest_row_to_help(state, player, coop))
        return Refusal("CTR-163", "help-lower-row", {"row": row + 1})

    def back(self, state: TradersState, player: int, coop: int) -> Refusal:
        return Refusal("CTR-074", "no-retreat", {"coop": self.names.coops[coop]})

    # -- phase 3 -------------------------------------------------------------------------------------------------

    def trader_or_coins(self, state: TradersState, player: int, cost: int, rule: str) -> Refusal:
        if state.traders[player] == 0:
            return Refusal(rule, "no-trader")
        return self.too_dear(state, player, cost, rule)

    def trade(self, state: TradersState, player: int, coop: int) -> Refusal:
        if state.traders[player] > 0 and state.house_size[coop]:
            return Refusal("CTR-205", "house-open", {"coop": self.names.coops[coop]})
        return self.trader_or_coins(state, player, int(state.parts.trade_cost), "CTR-205")

    def drop(self, state: TradersState, player: int) -> Refusal:
        return self.trader_or_coins(state, player, int(state.parts.drop_cost), "CTR-225")

    def join(self, state: TradersState, player: int) -> Refusal:
        building = asked(state)[0].name == "join_build"
        return Refusal("CTR-217" if building else "CTR-207", "no-trader")

    def give(self, state: TradersState, player: int, coffee: int) -> Refusal:
        """To the leader of a building, or in an exchange."""
        return Refusal(asked(state)[0].rule, "no-coffee", {"coffee": self.names.coffees[coffee]})

    def build(self, state: TradersState, player: int, kind: int) -> Refusal:
        building: Fields = {"building": self.names.buildings[kind]}
        question, arguments = asked(state)
        if question.name == "join_kind" and (arguments["where"] == HOME) != (kind == WAREHOUSE):
            return Refusal("CTR-216", "not-the-leaders-place")
        if kind == HOSPITAL and state.hospital[player]:
            return Refusal("CTR-095", "all-built", building)
        if not buildable(state, player, kind):
            return Refusal("CTR-095", "hospital-locked" if kind == HOSPITAL else "all-built", building)
        if not can_build(state, player, kind, arguments.get("where", int(ANYWHERE))):
            return Refusal("CTR-096", "no-site")
        return self.trader_or_coins(state, player, int(state.parts.build_cost), "CTR-215")

    def site(self, state: TradersState, player: int, coop: int, site: int) -> Refusal:
        arguments, parts, place = asked(state)[1], state.parts, int(at_site(coop, site))
        kind, where = arguments["building"], arguments["where"]
        if where not in (ANYWHERE, coop):
            return Refusal("CTR-216", "not-the-leaders-place")
        if parts.site_type[site] != kind:
            return Refusal("CTR-096", "other-type", {"building": self.names.buildings[kind]})
        if state.site[place] != NONE:
            return Refusal("CTR-096", "site-taken", {"owner": seen_seat(state, int(state.site[place]))})
        return Refusal("CTR-096", "site-closed", {"players": int(parts.site_players[site])})

    # -- phase 5 -------------------------------------------------------------------------------------------------

    def contract(self, state: TradersState, player: int, letter: int) -> Refusal:
        if asked(state)[0].name == "second":
            return Refusal("CTR-318", "delivering")
        if has(state.fulfilled[player], letter):
            return Refusal("CTR-302", "contract-done", {"letter": self.names.letters[letter]})
        missing = int(sell.missing_from(state, player, letter, 0) - state.coffee[player * COFFEES + KOPI])
        return Refusal("CTR-300", "coffee-missing", {"missing": missing})

    def deliver(self, state: TradersState, player: int, city: int, number: int) -> Refusal:
        parts, slot = state.parts, city * int(SLOTS) + number
        if parts.slot_n[slot] == 0:
            return Refusal("CTR-315", "no-such-place")
        if state.bean[slot] != NONE:
            return Refusal("CTR-315", "slot-taken", {"owner": seen_seat(state, int(state.bean[slot]))})
        return Refusal("CTR-315", "delivery-too-large", {"number": int(parts.slot_n[slot])})

    def swap(self, state: TradersState, player: int, coffee: int) -> Refusal:
        if coffee == KOPI:
            return Refusal("CTR-286", "not-luwak")
        ratio = int(state.parts.ratio[state.exchange[player]])
        return Refusal("CTR-286", "too-few-coffees", {"needed": ratio, "coffees": int(state.coffees(player))})

    def buy(self, state: TradersState, player: int, coffee: int) -> Refusal:
        if coffee == KOPI:
            return Refusal("CTR-287", "not-luwak")
        return self.too_dear(state, player, int(state.parts.price[state.period]), "CTR-287")

    def stock(self, state: TradersState, player: int, offer: int) -> Refusal:
        parts = state.parts
        left = int(parts.column_size[WAREHOUSE] - state.built[player * COLUMNS + WAREHOUSE])
        if left < parts.stock_build[offer]:
            return Refusal("CTR-288", "too-few-warehouses", {"left": left})
        fields: Fields = {"needed": int(parts.stock_need[offer]), "colours": int(state.stock_colours(player))}
        return Refusal("CTR-288", "too-few-colours", fields)

    def type(self, state: TradersState, player: int, coffee: int) -> Refusal:
        slot = asked(state)[1]["bar_slot"]
        if coffee != KOPI and state.coffee[player * COFFEES + coffee] == 0:
            return Refusal("CTR-315", "no-coffee", {"coffee": self.names.coffees[coffee]})
        return Refusal("CTR-315", "delivery-too-large", {"number": int(state.parts.slot_n[slot])})

    def luwak(self, state: TradersState, player: int, number: int) -> Refusal:
        """For a line of a contract, or for a bar."""
        return Refusal(asked(state)[0].rule, "luwak-number")

    def spend(self, state: TradersState, player: int, colour: int) -> Refusal:
        fields: Fields = {"coop": self.names.coops[colour]}
        if has(asked(state)[1]["spent"], colour):
            return Refusal("CTR-288", "different-colours", fields)
        return Refusal("CTR-288", "no-stock-counter", fields)

    def item(self, state: TradersState, player: int, item: int) -> Refusal:
        return Refusal("CTR-307", "item-gone", {"item": self.names.items[item]})

    # -- phase 6 -------------------------------------------------------------------------------------------------

    def storage(self, state: TradersState, player: int, columns: int) -> Refusal:
        movable = int(state.warehouses(player) - state.parts.fixed_warehouses)
        if bin(columns).count("1") > movable:
            return Refusal("CTR-355", "too-many-columns", {"number": movable})
        return Refusal("CTR-355", "storage-no-better")
