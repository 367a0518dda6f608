"""What a choice costs and brings, told before it is made."""

from ludocafe.core.model import Effect, Fields
from ludocafe.core.state import Codes
from ludocafe.games.coffee_traders.declare import DECLARED
from ludocafe.games.coffee_traders.edge.hints_view import cheapest_gift
from ludocafe.games.coffee_traders.edge.names import Names, asked
from ludocafe.games.coffee_traders.edition import ATOMS
from ludocafe.games.coffee_traders.rules import scoring
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.phases import harvest, reset, sell, work
from ludocafe.games.coffee_traders.rules.shared_effects import add_joining_buildings, can_advance, retreat, usable_trader
from ludocafe.games.coffee_traders.rules.state import (
    BY_DONKEY,
    COFFEES,
    COLUMNS,
    HOSPITAL,
    KOPI,
    NONE,
    PURSE,
    QUEUE,
    ROWS,
    SITES,
)

FIRST_LEVEL = 1  # of the plantations set up before the first period (CTR-056)
ITEMS = 5  # places of a plantation row on the player board


class Effects:
    """Reads prices and gains off the board, with the ids of one edition."""

    def __init__(self, names: Names) -> None:
        self.names = names

    # -- details: what the words of an action need --------------------------------------------------------------

    def details(self, state: TradersState, code: int) -> Fields:
        kind, number = DECLARED.kind_of(code)
        parts = state.parts
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
        question, arguments = asked(state)
        if question.name == "luwak_line":
            return int(sell.missing(state, player, arguments["letter"], arguments["line"]))
        if question.name != "luwak_bar":
            return 0
        amount, coffee = int(state.parts.slot_n[arguments["bar_slot"]]), arguments["coffee"]
        return amount if coffee == KOPI else max(0, amount - int(state.coffee[player * COFFEES + coffee]))

    def atoms(self, state: TradersState, side: int) -> list[str]:
        """The bonus on one side of the contract slot in question."""
        letter = asked(state)[1].get("letter", 0)
        at = (letter * 2 + side) * 4
        return [ATOMS[int(state.parts.option_atom[at + i])] for i in range(4) if state.parts.option_atom[at + i] != NONE]

    # -- effects: what it brings ---------------------------------------------------------------------------------

    def effects(self, state: TradersState, code: int) -> list[Effect]:
        kind, numbers = DECLARED.numbers(code)
        number, parts, player = DECLARED.kind_of(code)[1], state.parts, int(state.actor())
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
        if kind.name == "space" and asked(state)[0].name == "space":
            return self.placing(state, player, *numbers)
        if kind.name == "space":  # the first plantations of the game
            return self.quality(state, player, numbers[0], (numbers[1], FIRST_LEVEL))
        if kind.name in ("help", "row"):
            return self.advance(state, player, numbers[0])
        if kind.name == "farm":
            cost = int(work.farm_cost(state, player, asked(state)[1]["plantation_row"]))
            return [*_pay(cost), *self.quality(state, player, numbers[0], site=numbers[1])]
        if kind.name == "trade":
            stock = Effect("stock", {"coop": self.names.coops[number]})
            return [*_pay(int(parts.trade_cost)), stock, *self.harvested(state, player, number)]
        if kind.name == "join":
            return self.joining(state, player)
        if kind.name == "decline":
            return self.staying_out(state, player)
        if kind.name == "build":
            return self.building(state, player, number)
        if kind.name == "site":
            steps = self.advance(state, player, numbers[0]) if parts.site_arabica[numbers[1]] else []
            return [*steps, *self.quality(state, player, numbers[0], site=numbers[1])]
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

    def placing(self, state: TradersState, player: int, coop: int, space: int, transport: int) -> list[Effect]:
        """A plantation on this space: donkeys laid, » gained, an animal to choose."""
        parts, row = state.parts, int(state.parts.row_of[space])
        effects = []
        if transport == BY_DONKEY:
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
        item = asked(state)[1]["plantation_row"] * ITEMS
        item += int(state.next_item[player * ROWS + asked(state)[1]["plantation_row"]])
        return effects + self.quality(state, player, coop, (space, int(parts.item_level[item])))

    def quality(
        self, state: TradersState, player: int, coop: int, plantation: tuple[int, int] | None = None, site: int | None = None
    ) -> list[Effect]:
        """The quality value in a cooperative (CTR-437) with a plantation of a level on a space, or with a building on a site."""
        trial = state.copy()
        if plantation is not None:
            trial.put_plantation(player, coop, *plantation)
        if site is not None:
            trial.site[coop * SITES + site] = player
        before, after = int(state.quality(player, coop)), int(trial.quality(player, coop))
        return [Effect("quality", {"coop": self.names.coops[coop], "before": before, "after": after})] if after != before else []

    def building(self, state: TradersState, player: int, kind: int) -> list[Effect]:
        cost = int(state.parts.build_cost) if asked(state)[0].name == "trade" else 0
        return [*_pay(cost), Effect("points", self._worth(state, player, kind))]

    def _worth(self, state: TradersState, player: int, kind: int) -> Fields:
        """The points of a player's next building of a kind."""
        parts = state.parts
        if kind == HOSPITAL:
            return {"amount": int(parts.hospital_vp)}
        return {"amount": int(parts.column_vp[kind * 4 + state.built[player * COLUMNS + kind]])}

    def joining(self, state: TradersState, player: int) -> list[Effect]:
        """A trader goes along; to a house it brings coffees (CTR-207), to a building it takes a coffee first (CTR-216)."""
        question, arguments = asked(state)
        if question.name == "join_trade":
            return [Effect("trader"), *self.harvested(state, player, arguments["coop"])]
        if question.name != "join_build":
            return []
        possible = Codes()
        add_joining_buildings(state, player, arguments["where"], possible)
        buildings = [int(possible.items[i]) - DECLARED.base["build"] for i in range(possible.count)]
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
        question, arguments = asked(state)
        coop = arguments.get("coop", 0)
        if question.name != "join_trade" or not state.house_coin[coop]:
            return []
        places = range(int(state.players))
        leader = int(state.house[coop * QUEUE])
        loop = [int(state.order[(state.place_in_order(leader) + place) % state.players]) for place in places]
        outside = [other for other in loop if other != player and not state.in_house(other, coop)]
        others = [other for other in loop[loop.index(player) + 1 :] if other in outside and self._may_join(state, other, coop)]
        slots = int(state.parts.trader_slots[state.seats] - state.house_size[coop])
        if len(others) < len(outside) or slots < len(outside):
            return []
        return [Effect("house_coin", {"others": sum(bool(state.human(other)) for other in others)})]

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
