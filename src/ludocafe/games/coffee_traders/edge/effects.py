"""What a choice costs and brings, told before it is made."""

from ludocafe.core.model import Effect, Fields
from ludocafe.core.state import Codes
from ludocafe.games.coffee_traders.edge.actions import Actions
from ludocafe.games.coffee_traders.edge.hints_view import cheapest_gift
from ludocafe.games.coffee_traders.edge.names import Names
from ludocafe.games.coffee_traders.edition import ATOMS
from ludocafe.games.coffee_traders.rules import codes, scoring
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.phases import harvest, reset, sell, work
from ludocafe.games.coffee_traders.rules.shared_effects import add_joining_buildings, can_advance, retreat, usable_trader
from ludocafe.games.coffee_traders.rules.state import (
    COFFEES,
    COLUMNS,
    HOSPITAL,
    KOPI,
    NONE,
    PURSE,
    QUEUE,
    ROWS,
    SITES,
    SPACES,
    TRANSPORTS,
)


class Foresight:
    """Reads prices and gains off the board, with the ids of one edition."""

    def __init__(self, names: Names, actions: Actions) -> None:
        self.names = names
        self.actions = actions

    # -- details: what the words of an action need --------------------------------------------------------------

    def details(self, state: TradersState, code: int) -> Fields:
        kind = self.actions.of_code[code]
        number, parts = code - kind.base, state.parts
        player = max(int(state.actor()), 0)
        if kind.name == "plant":
            item = number * 5 + int(state.next_item[player * ROWS + number])
            left = state.next_item[player * ROWS + number] < parts.row_items[number]
            level = max(int(parts.item_level[item]), 0) if left else 0
            return {"level": level, "price": int(parts.item_cost[item]) if left else 0}
        if kind.name == "deliver":
            coffee = (*self.names.coffees, "any")[int(parts.slot_type[number])]
            return {"amount": int(parts.slot_n[number]), "coffee": coffee}
        if kind.name == "contract":
            return {"points": int(parts.letter_vp[number])}
        if kind.name == "buy":
            return {"price": int(parts.price[state.period])}
        if kind.name == "swap":
            return {"amount": int(parts.ratio[state.exchange[player]])}
        if kind.name == "stock":
            return {"amount": int(parts.stock_build[number])}
        if kind.name == "coins":
            return {"amount": int(parts.coins_fourth)}
        if kind.name == "option":
            return {"atoms": [*self.atoms(state, number)]}
        if kind.name == "storage":
            return {"amount": bin(number).count("1")}
        if kind.name == "give":
            return {"cheapest": int(number == cheapest_gift(state, player))}
        if kind.name == "luwak":
            return {"cheapest": int(number == self.fewest_jokers(state, player))}
        return {}

    def fewest_jokers(self, state: TradersState, player: int) -> int:
        """As few Kopi Luwak as a line of a contract or a bar slot can be paid with (CTR-301, CTR-315)."""
        task = int(state.question())
        second, third = task >> 16 & 255, task >> 24 & 255
        if task & 255 == codes.ASK_LUWAK_LINE:
            return int(sell.missing(state, player, second, third))
        amount = int(state.parts.slot_n[second]) if task & 255 == codes.ASK_LUWAK_BAR else 0
        return amount if third == KOPI else max(0, amount - int(state.coffee[player * COFFEES + third]))

    def atoms(self, state: TradersState, side: int) -> list[str]:
        """The bonus on one side of the contract slot in question."""
        task = int(state.question())
        letter = task >> 16 & 255 if task & 255 == codes.ASK_OPTION else 0
        at = (letter * 2 + side) * 4
        return [ATOMS[int(state.parts.option_atom[at + i])] for i in range(4) if state.parts.option_atom[at + i] != NONE]

    # -- effects: what it brings ---------------------------------------------------------------------------------

    def effects(self, state: TradersState, code: int) -> list[Effect]:
        kind = self.actions.of_code[code]
        number, parts, player = code - kind.base, state.parts, int(state.actor())
        if kind.name == "plant":
            item = number * 5 + int(state.next_item[player * ROWS + number])
            bonus = [int(parts.item_bonus[item * 3 + k]) for k in range(3) if parts.item_bonus[item * 3 + k] != NONE]
            gains = [Effect("atom", {"atom": ATOMS[atom]}) for atom in bonus]
            return [_markers(int(parts.cost_plantation)), *_pay(int(parts.item_cost[item])), *gains]
        if kind.name == "staff":
            return [_markers(int(parts.cost_staff))]
        if kind.name == "donkey":
            return [_markers(int(parts.cost_donkey))]
        if kind.name == "civet":
            return [_markers(int(parts.cost_fourth))]
        if kind.name == "coins":
            return [_markers(int(parts.cost_fourth)), Effect("coins", {"amount": int(parts.coins_fourth)})]
        if kind.name == "space" and state.question() & 255 == codes.ASK_SPACE:
            return self.placing(state, player, number)
        if kind.name in ("help", "row"):
            return self.advance(state, player, number // int(SPACES) if kind.name == "help" else number)
        if kind.name == "farm":
            return _pay(int(work.farm_cost(state, player, int(state.question()) >> 16 & 255)))
        if kind.name == "trade":
            stock = Effect("stock", {"coop": self.names.coops[number]})
            return [*_pay(int(parts.trade_cost)), stock, *self.harvested(state, player, number)]
        if kind.name == "join":
            return self.joining(state, player)
        if kind.name == "decline":
            return self.staying_out(state, player)
        if kind.name == "build":
            return self.building(state, player, number)
        if kind.name == "site" and parts.site_arabica[number % int(SITES)]:
            return self.advance(state, player, number // int(SITES))
        if kind.name == "drop":
            return _pay(int(parts.drop_cost))
        if kind.name == "coin":
            return _pay(1)
        if kind.name == "back":
            return self.retreat(state, player, number)
        return self.selling(state, player, kind.name, number)

    def selling(self, state: TradersState, player: int, kind: str, number: int) -> list[Effect]:
        parts = state.parts
        if kind == "buy":
            return _pay(int(parts.price[state.period]))
        if kind == "contract":
            return [
                Effect("coins", {"amount": int(parts.letter_coins[number])}),
                Effect("points", {"amount": int(parts.letter_vp[number])}),
            ]
        if kind == "deliver":
            effects = [
                Effect("coins", {"amount": int(parts.slot_coins[number])}),
                Effect("points", {"amount": int(parts.slot_vp[number])}),
            ]
            return effects + ([Effect("animal")] if parts.slot_animal[number] else [])
        if kind == "storage":
            held = range(int(COFFEES))
            lost = sum(int(state.coffee[player * COFFEES + i] - reset.kept(state, player, number, i)) for i in held)
            return [Effect("lost", {"amount": lost})] if lost else []
        if kind == "bonus" and number == PURSE:
            return [Effect("coins", {"amount": int(parts.bonus_coins)})]
        if kind == "recharge":
            return _pay(int(parts.bonus_coins))
        return []

    def placing(self, state: TradersState, player: int, number: int) -> list[Effect]:
        """A plantation on this space: donkeys laid, » gained, an animal to choose."""
        place, transport = divmod(number, int(TRANSPORTS))
        coop, space = divmod(place, int(SPACES))
        parts, row = state.parts, int(state.parts.row_of[space])
        effects = []
        if transport == 1:
            path = int(parts.path_of[space])
            missing = int(parts.path_donkeys[path] - state.donkeys_of(player, coop, path))
            if missing:
                effects.append(Effect("donkeys", {"amount": missing}))
        if not state.present(player, coop):
            effects.append(Effect("worker"))
        if parts.row_arabica[row]:
            effects += self.advance(state, player, coop)
        if parts.row_animal[row] and state.animals[coop * 2] + state.animals[coop * 2 + 1]:
            effects.append(Effect("animal"))
        return effects

    def building(self, state: TradersState, player: int, kind: int) -> list[Effect]:
        cost = int(state.parts.build_cost) if state.question() & 255 == codes.ASK_TRADE else 0
        return [*_pay(cost), Effect("points", self._worth(state, player, kind))]

    def _worth(self, state: TradersState, player: int, kind: int) -> Fields:
        """The points of a player's next building of a kind."""
        parts = state.parts
        if kind == HOSPITAL:
            return {"amount": int(parts.hospital_vp)}
        return {"amount": int(parts.column_vp[kind * 4 + state.built[player * COLUMNS + kind]])}

    def joining(self, state: TradersState, player: int) -> list[Effect]:
        """A trader goes along; to a house it brings coffees (CTR-207), to a building it takes a coffee first (CTR-216)."""
        task, place = int(state.question()) & 255, int(state.question()) >> 16 & 255
        if task == codes.ASK_JOIN_TRADE:
            return [Effect("trader"), *self.harvested(state, player, place)]
        if task != codes.ASK_JOIN_BUILD:
            return []
        possible = Codes()
        add_joining_buildings(state, player, place, possible)
        buildings = [int(possible.items[i] - codes.BUILD) for i in range(possible.count)]
        return [
            Effect("trader"),
            Effect("gift"),
            *(
                Effect("may_build", {"building": self.names.buildings[kind], **self._worth(state, player, kind)})
                for kind in buildings
            ),
        ]

    def staying_out(self, state: TradersState, player: int) -> list[Effect]:
        """The coin of the house is for the only one outside (CTR-208): once ``others``, who are asked later, have joined."""
        coop = int(state.question()) >> 16 & 255
        if int(state.question()) & 255 != codes.ASK_JOIN_TRADE or not state.house_coin[coop]:
            return []
        places = range(int(state.players))
        leader = int(state.house[coop * QUEUE])
        loop = [int(state.order[(state.place_in_order(leader) + place) % state.players]) for place in places]
        outside = [other for other in loop if other != player and not state.in_house(other, coop)]
        asked = [other for other in loop[loop.index(player) + 1 :] if other in outside and self._may_join(state, other, coop)]
        slots = int(state.parts.trader_slots[state.seats] - state.house_size[coop])
        if len(asked) < len(outside) or slots < len(outside):
            return []
        return [Effect("house_coin", {"others": sum(bool(state.human(other)) for other in asked)})]

    def _may_join(self, state: TradersState, player: int, coop: int) -> bool:
        """CTR-207; André goes to a house only as the second (CTR-422)."""
        if state.human(player):
            return bool(usable_trader(state, player))
        return bool(state.house_size[coop] == 1 and state.traders[player] > 0)

    def harvested(self, state: TradersState, player: int, coop: int) -> list[Effect]:
        """What one more trader at the end of the queue would bring if the harvest came now (CTR-260)."""
        shares = []
        for traders in range(2):
            trial = state.copy()
            for _ in range(traders):
                trial.house[coop * QUEUE + trial.house_size[coop]] = player
                trial.house_size[coop] += 1
            harvest.harvest_coop(trial, coop, None)
            shares.append(int(trial.coffee[player * COFFEES + coop]))
        return [Effect("harvested", {"amount": shares[1] - shares[0]})]

    def retreat(self, state: TradersState, player: int, coop: int) -> list[Effect]:
        """The points that a step back on the Arabica track takes away (CTR-440)."""
        trial = state.copy()
        retreat(trial, player, coop, None)
        lost = int(scoring.arabica_points(state, player) - scoring.arabica_points(trial, player))
        return [Effect("forfeit", {"amount": lost})] if lost else []

    def advance(self, state: TradersState, player: int, coop: int) -> list[Effect]:
        return [Effect("advance", {"coop": self.names.coops[coop]})] if can_advance(state, player, coop) else []


def _markers(amount: int) -> Effect:
    return Effect("markers", {"amount": amount})


def _pay(amount: int) -> list[Effect]:
    return [Effect("pay", {"amount": amount})] if amount else []
