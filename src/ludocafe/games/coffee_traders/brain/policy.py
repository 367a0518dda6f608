"""A sensible trader: staffs plantations, trades where coffee grows, fulfils contracts, keeps the bonus coins together."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.brain import Policy
from ludocafe.core.masks import has, only
from ludocafe.core.state import NOTHING, Codes, State
from ludocafe.games.coffee_traders.brain.evaluation_cache import LAST_PERIOD, LUWAK_WORTH, POINT, SPARE, WANTED, EvaluationCache
from ludocafe.games.coffee_traders.brain.value_fit import ValueFit
from ludocafe.games.coffee_traders.rules import agenda
from ludocafe.games.coffee_traders.rules.codes import (
    ANIMAL,
    ASK_BUILD,
    ASK_GIVE_LEADER,
    ASK_HELP,
    ASK_JOIN_BUILD,
    ASK_JOIN_KIND,
    ASK_JOIN_TRADE,
    ASK_LUWAK_BAR,
    ASK_PENALTY,
    ASK_SECOND,
    ASK_SELL,
    ASK_SETUP,
    ASK_SITE,
    ASK_SPACE,
    ASK_SWAP,
    ASK_TRADE,
    ASK_WORK,
    BACK,
    BONUS,
    BUILD,
    BUY,
    CIVET,
    COIN,
    COINS,
    CONTRACT,
    DECLINE,
    DELIVER,
    DISCARD,
    DONE,
    DONKEY,
    DROP,
    FARM,
    GIVE,
    ITEM,
    JOIN,
    JOKER,
    LUWAK,
    ON,
    OPTION,
    PASS,
    PLANT,
    RECHARGE,
    REMOVE,
    ROW,
    SERVE,
    SPACE,
    SPEND,
    STAFF,
    STOCK,
    STORAGE,
    STORE,
    SWAP,
    TAKE,
    TRADE,
    TRADER,
    TYPE,
    WORK,
    farm_coop,
    help_coop,
    remove_coop,
    site_coop,
    site_site,
    space_coop,
    space_space,
    space_transport,
)
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.phases.harvest import crop, share
from ludocafe.games.coffee_traders.rules.phases.reset import kept
from ludocafe.games.coffee_traders.rules.phases.sell import asked, line_type
from ludocafe.games.coffee_traders.rules.phases.work import admitted, farm_cost, reachable, spaces_in_sight
from ludocafe.games.coffee_traders.rules.shared_effects import atom_possible, can_build, has_building, large_bean, site_open
from ludocafe.games.coffee_traders.rules.state import (
    ALL_BARS,
    ALL_CONTRACTS,
    ALL_HOUSES,
    ALL_PLANTATIONS,
    ALL_STATIONS_AND_POSTS,
    ALL_WAREHOUSES,
    ANIMALS,
    ANY,
    ANYWHERE,
    ARABICA_ATOM,
    BUILDING_ATOM,
    BY_DONKEY,
    BY_TRUCK,
    CITIES,
    CIVET_ATOM,
    COFFEES,
    COIN_ATOM,
    COLUMNS,
    COOPS,
    DONKEY_ATOM,
    FAIRTRADE,
    FIGURE,
    HOME,
    HOSPITAL,
    HOSPITAL_ATOM,
    ITEM_ANIMAL,
    JOKERS,
    KOPI,
    LETTERS,
    LINES,
    MARKER,
    NONE,
    ON_FOOT,
    PRESENT_IN_FOUR,
    PURSE,
    QUALITY_IN_TWO,
    ROWS,
    SITES,
    SLOTS,
    STATION,
    TRANSPORTS,
    TRUCK_ATOM,
    WAREHOUSE,
    WORKER_ATOM,
    at_row,
)

# Worth in hundredths of a victory point.
COUNTER: Final[i64] = 260  # a counter, its step apart
JOKER_COUNTER: Final[i64] = 320
NEVER: Final[i64] = -100000
AT_ONCE: Final[i64] = 100000
UNSTAFFED: Final[i64] = 280  # a plantation that nobody works on
KEPT_WORKERS: Final[i64] = 1  # for a first plantation elsewhere
LEVELS: Final[i64] = 4  # of plantations: 1, 2, 3


@final
@mypyc_attr(native_class=True)
class TradersPolicy(Policy):
    """Weighs each choice by the points it should bring, in hundredths."""

    cache: EvaluationCache  # of whoever decides
    value_fit: ValueFit
    weighed_levels: i64  # bit set of levels whose best space has been found at this decision
    best_space: vec[i64]  # by level
    decision: i64  # counts them
    weighed_slots: vec[i64]  # by bar slot: the decision at which it was weighed last …
    delivery: vec[i64]  # … and what came of it
    aimed: bool  # the goals of this decision are known
    aims: vec[i64]  # by coffee, exchanged for; then by coffee, bought
    buys: i64  # coffees that could be bought now
    loose: i64  # coffees that could be exchanged

    def __init__(self) -> None:
        self.cache = EvaluationCache()
        self.value_fit = ValueFit()
        self.best_space = vec[i64]([0] * LEVELS)
        self.delivery = vec[i64]([0] * (CITIES * SLOTS))
        self.aims = vec[i64]([0] * (2 * COOPS))
        self.buys = 0
        self.loose = 0
        self.weighed_levels = 0
        self.decision = 0
        self.weighed_slots = vec[i64]([0] * (CITIES * SLOTS))
        self.aimed = False

    def weigh(self, state: State, codes: Codes, weights: vec[i64]) -> None:
        assert isinstance(state, TradersState)
        task = state.question()
        self.cache.open(state, agenda.decider(task))
        self.weighed_levels = 0
        self.decision += 1
        self.aimed = False
        i: i64
        for i in range(codes.count):
            weights[i] = self.weight(state, codes.items[i], task)

    def expected_points(self, state: State, seat: i64) -> float:
        assert isinstance(state, TradersState)
        return self.value_fit.forecast(state, seat)

    def round_of(self, state: State) -> i64:
        """Periods, whose beginnings are the best places to take stock."""
        assert isinstance(state, TradersState)
        return state.period

    def weight(self, state: TradersState, code: i64, task: i64) -> i64:
        kind = agenda.kind_of(task)
        player = agenda.decider(task)
        if kind == ASK_WORK:
            return self.working(state, player, code)
        if kind in (ASK_SPACE, ASK_SETUP):
            return self.placing(state, player, code, task)
        if kind == ASK_TRADE:
            return self.trading(state, player, code)
        if kind in (ASK_JOIN_TRADE, ASK_JOIN_BUILD):
            return self.joining(state, player, code, task)
        if kind in (ASK_SELL, ASK_SECOND):
            return self.selling(state, player, code)
        if kind == ASK_HELP:
            return self.helping(state, player, code)
        if kind == ASK_PENALTY:
            return self.paying(state, player, code)
        if kind == ASK_SITE:
            return self.site_worth(state, player, agenda.site_building(task), site_coop(code), site_site(code))
        if kind in (ASK_BUILD, ASK_JOIN_KIND):
            where: i64 = agenda.join_kind_where(task) if kind == ASK_JOIN_KIND else ANYWHERE
            return self.building_worth(state, player, code - BUILD, where)
        if kind == ASK_SWAP:
            return self.giving(state, player, code - GIVE, agenda.swap_target(task))
        if kind == ASK_GIVE_LEADER:
            return -self.cache.coffee_worth(code - GIVE)
        return self.detail(state, player, code, task)

    # -- what things are worth -----------------------------------------------------------------------------------

    def atom_worth(self, state: TradersState, player: i64, atom: i64) -> i64:
        if not atom_possible(state, player, atom):
            return 0
        if atom == CIVET_ATOM:
            return LUWAK_WORTH if state.phase < 4 or state.period < LAST_PERIOD else NOTHING
        if atom == WORKER_ATOM:
            return 160
        if atom == ARABICA_ATOM:
            return self.cache.dearest_step()
        if atom == DONKEY_ATOM:
            return 110
        if atom == COIN_ATOM:
            return self.cache.coin
        if atom == TRUCK_ATOM:
            return 330
        if atom == HOSPITAL_ATOM:
            return self.building_worth(state, player, HOSPITAL, ANYWHERE)
        if atom == BUILDING_ATOM:
            return self.best_building(state, player, ANYWHERE)
        return WANTED

    # -- phase 1 -------------------------------------------------------------------------------------------------

    def working(self, state: TradersState, player: i64, code: i64) -> i64:
        if code < STAFF:
            return self.planting(state, player, code - PLANT)
        if code < DONKEY:
            return self.staffing(state, player, code - STAFF)
        if code < CIVET:
            return -200  # two markers for a donkey: rarely worth it
        if code == CIVET:
            return LUWAK_WORTH - 20
        if code == COINS:
            # Below a few coins nothing can be traded.
            return state.parts.coins_fourth * self.cache.coin + (150 if state.coins[player] < 4 else 0)
        if code == BONUS + MARKER:
            return AT_ONCE if state.markers(player) == 0 else NEVER
        if code == RECHARGE:
            return 1 if state.markers(player) == 0 else NEVER
        return 0 if code == PASS else NEVER

    def hands(self, state: TradersState, player: i64) -> i64:
        """Workers of the reserve that unoccupied plantations do not need yet."""
        return state.workers[player] - state.idle_count(player)

    def planting(self, state: TradersState, player: i64, row: i64) -> i64:
        parts = state.parts
        item = row * 5 + state.next_item[player * ROWS + row]
        worth = self.best_space_for(state, player, parts.item_level[item])
        worth += parts.item_vp[item] * POINT - parts.item_cost[item] * self.cache.coin
        k: i64
        for k in range(3):
            if parts.item_bonus[item * 3 + k] != NONE:
                worth += self.atom_worth(state, player, parts.item_bonus[item * 3 + k])
        if state.coins[player] - parts.item_cost[item] < 2:
            worth -= 200
        # A plantation without a worker costs coins, later on many.
        if self.hands(state, player) <= 0:
            worth -= UNSTAFFED + parts.penalty[state.period] * 110
        return worth

    def best_space_for(self, state: TradersState, player: i64, level: i64) -> i64:
        """What the best space for a plantation of this level is worth."""
        if not has(self.weighed_levels, level):
            self.weighed_levels |= only(level)
            worth: i64 = NEVER
            coop: i64
            for coop in range(COOPS):
                here = self.best_space_in(state, player, coop, level)
                if here > worth:
                    worth = here
            self.best_space[level] = worth
        return self.best_space[level]

    def best_space_in(self, state: TradersState, player: i64, coop: i64, level: i64) -> i64:
        worth: i64 = NEVER
        grounded = False  # all spaces of the lowest row are worth the same
        space: i64
        transport: i64
        for space in range(spaces_in_sight(state, player, coop)):
            if not admitted(state, coop, space, level):
                continue
            if state.parts.row_of[space] == 0:
                if not grounded and reachable(state, player, level, coop, space, ON_FOOT):
                    grounded = True
                    here = self.space_worth(state, player, coop, space, level, ON_FOOT)
                    if here > worth:
                        worth = here
                continue
            for transport in range(BY_DONKEY, TRANSPORTS):
                if reachable(state, player, level, coop, space, transport):
                    here = self.space_worth(state, player, coop, space, level, transport)
                    if here > worth:
                        worth = here
        return worth

    def space_worth(self, state: TradersState, player: i64, coop: i64, space: i64, level: i64, transport: i64) -> i64:
        parts = state.parts
        row = parts.row_of[space]
        worth = self.cache.share_gain(coop, level) + 60 * (LAST_PERIOD - state.period + 1)
        worth += self.cache.pull(ALL_PLANTATIONS) * 90 + self.cache.pull(QUALITY_IN_TWO) * level * 30
        if row > 0 and state.plants[at_row(player, coop, 1)] | state.plants[at_row(player, coop, 2)] == 0:
            worth += self.cache.pull(PRESENT_IN_FOUR) * 120
        if parts.row_arabica[row] == 1:
            worth += self.cache.step_worth(coop)
        if parts.row_animal[row] == 1 and state.animals[coop * 2] + state.animals[coop * 2 + 1] > 0:
            worth += COUNTER + 100
        if transport == BY_DONKEY:
            path = parts.path_of[space]
            worth -= (parts.path_donkeys[path] - state.donkeys_of(player, coop, path)) * 110
        elif transport == BY_TRUCK:
            worth -= 320
        if not state.present(player, coop):
            worth -= 160  # a worker
        if row == 0:
            worth += 40  # room for more above
        return worth

    def placing(self, state: TradersState, player: i64, code: i64, task: i64) -> i64:
        coop = space_coop(code)
        if agenda.kind_of(task) == ASK_SETUP:
            return self.cache.share_gain(coop, 1)
        row = agenda.space_plantation_row(task)
        level = state.parts.item_level[row * 5 + state.next_item[player * ROWS + row]]
        return self.space_worth(state, player, coop, space_space(code), level, space_transport(code))

    def staffing(self, state: TradersState, player: i64, coop: i64) -> i64:
        """Workers for everybody who waits: mine save coins and own workers, others bring a step."""
        worth: i64 = 0
        waiting: i64 = 0
        other: i64
        for other in range(state.players):
            if state.idle_here(other, coop):
                waiting += 1
                if other == player:
                    worth += 190 + 60 * (LAST_PERIOD - state.period)
                    if self.hands(state, player) < 0:
                        worth += state.parts.penalty[state.period] * 110
                else:
                    worth -= 45
        if state.town[coop] == 0:
            return -50
        if waiting > (1 if state.idle_here(player, coop) else 0):
            worth += self.cache.step_worth(coop)
        return worth

    # -- phase 2 -------------------------------------------------------------------------------------------------

    def helping(self, state: TradersState, player: i64, code: i64) -> i64:
        if code == PASS:
            return 0
        spare = state.workers[player] > (KEPT_WORKERS if state.period < LAST_PERIOD else NOTHING)
        return self.cache.step_worth(help_coop(code)) - (150 if spare else 400)

    def paying(self, state: TradersState, player: i64, code: i64) -> i64:
        if code == COIN:
            return -self.cache.coin
        if code == DONE:
            return -300
        if code == BONUS + PURSE:
            return -250 if state.coins[player] == 0 and state.coffees(player) > 5 else NEVER
        row = code - BACK
        column = state.column[player * COOPS + row]
        if column <= state.parts.truck_column:
            return -190
        return -state.parts.row_vp[column] * POINT - 60

    # -- phase 3 -------------------------------------------------------------------------------------------------

    def trading(self, state: TradersState, player: i64, code: i64) -> i64:
        cost = 2 * self.cache.coin + self.risk(state, player, 2)
        if code == PASS:
            return 0
        if code == BONUS + FIGURE:
            return 50 if state.traders[player] == 0 and state.coins[player] >= 2 else NEVER
        if code == BONUS + PURSE:
            # The coins come back in phase 5, where selling pays them.
            safe = state.coins[player] == 1 or self.placed(state, player) > 1
            return 40 if state.coins[player] < 2 and state.traders[player] > 0 and safe else NEVER
        if code == RECHARGE:
            return 1 if state.traders[player] == 0 and state.bonus_trader[player] == 1 and state.coins[player] >= 5 else NEVER
        if TRADE <= code < BUILD:
            return self.house_worth(state, player, code - TRADE, 1) + self.stock_worth(state, player, code - TRADE) - cost - 60
        if code == DROP:
            if state.period < LAST_PERIOD:
                return NEVER
            return 2 * self.cache.dearest_step() - cost - 120
        return self.building_worth(state, player, code - BUILD, ANYWHERE) - cost - 60

    def placed(self, state: TradersState, player: i64) -> i64:
        """Own traders in trading houses: each promises coffee to sell."""
        count: i64 = 0
        coop: i64
        for coop in range(COOPS):
            if state.in_house(player, coop):
                count += 1
        return count

    def risk(self, state: TradersState, player: i64, spent: i64) -> i64:
        """With an empty purse in the bonus reserve, coins spent now may be missing at the reset."""
        if state.bonus_purse[player] == 1:
            return 0
        missing = state.parts.bonus_coins - state.coins[player] + spent - self.placed(state, player) // 2
        return missing * 120 if missing > 1 else NOTHING

    def house_worth(self, state: TradersState, player: i64, coop: i64, others: i64) -> i64:
        """Coffee for a trader on the next position, if so many more follow."""
        left = crop(state, coop)
        site: i64
        for site in range(SITES):
            if state.parts.site_type[site] == FAIRTRADE and state.site[coop * SITES + site] != NONE:
                left -= 1
        position = state.house_size[coop]
        queue = position + 1 + others
        if queue > state.parts.trader_slots[state.seats]:
            queue = state.parts.trader_slots[state.seats]
        if left <= 0:
            return 0
        amount = share(left - 1, queue, position, state.parts.harvest_rounds) + (1 if position == 0 else 0)
        missing = self.cache.wanted_of(coop) - state.coffee[player * COFFEES + coop]
        if missing > amount:
            missing = amount
        if missing < 0:
            missing = 0
        return missing * WANTED + (amount - missing) * SPARE + self.cache.pull(ALL_HOUSES) * 100

    def stock_worth(self, state: TradersState, player: i64, coop: i64) -> i64:
        worth = (LAST_PERIOD - state.period) * 90
        if state.stock_counters(player, coop) == 0:
            worth += 60
        return worth

    def building_worth(self, state: TradersState, player: i64, kind: i64, where: i64) -> i64:
        if kind == WAREHOUSE:
            number = state.built[player * COLUMNS + WAREHOUSE]
            worth = state.parts.column_vp[number] * POINT + WANTED + 60 * (LAST_PERIOD - state.period)
            worth += self.cache.pull(ALL_WAREHOUSES) * (60 + 60 * number)
            k: i64
            for k in range(4):
                atom = state.parts.column_bonus[number * 4 + k]
                if atom in (CIVET_ATOM, COIN_ATOM):
                    worth += self.atom_worth(state, player, atom)
            return worth
        best: i64 = NEVER
        coop: i64
        site: i64
        for coop in range(COOPS):
            if where in (ANYWHERE, coop):
                seen: i64 = 0  # sites of a cooperative differ only in their step: set of those weighed
                for site in range(SITES):
                    step = state.parts.site_arabica[site]
                    if not has(seen, step) and site_open(state, kind, coop, site):
                        seen |= only(step)
                        worth = self.site_worth(state, player, kind, coop, site)
                        if worth > best:
                            best = worth
        return best

    def site_worth(self, state: TradersState, player: i64, kind: i64, coop: i64, site: i64) -> i64:
        parts = state.parts
        worth: i64 = 0
        if state.present(player, coop):
            worth = self.cache.share_gain(coop, parts.quality_hospital if kind == HOSPITAL else 1)
        if parts.site_arabica[site] == 1:
            worth += self.cache.step_worth(coop)
        if not has_building(state, player, coop):
            worth += self.cache.pull(PRESENT_IN_FOUR) * 100
        if kind == HOSPITAL:
            return worth + parts.hospital_vp * POINT
        number = state.built[player * COLUMNS + kind]
        worth += parts.column_vp[kind * 4 + number] * POINT + self.cache.pull(ALL_STATIONS_AND_POSTS) * 120
        if kind == STATION:
            worth += 2 * self.cache.coffee_worth(coop)
        elif kind == FAIRTRADE:
            worth += self.cache.coffee_worth(coop) * (LAST_PERIOD - state.period + (1 if state.phase < 4 else 0))
            if number > 0:
                worth += self.cache.dearest_step()
        return worth

    def best_building(self, state: TradersState, player: i64, where: i64) -> i64:
        best: i64 = NEVER
        kind: i64
        for kind in range(STATION if where != ANYWHERE else WAREHOUSE, HOSPITAL + 1):
            if can_build(state, player, kind, where):
                worth = self.building_worth(state, player, kind, where)
                if worth > best:
                    best = worth
        return best

    def joining(self, state: TradersState, player: i64, code: i64, task: i64) -> i64:
        if code == DECLINE:
            return 0
        if agenda.kind_of(task) == ASK_JOIN_TRADE:
            worth = self.house_worth(state, player, agenda.join_trade_coop(task), 0) - 110
        else:
            where = agenda.join_build_where(task)
            worth = (
                self.building_worth(state, player, WAREHOUSE, HOME) if where == HOME else self.best_building(state, player, where)
            )
            worth -= 220  # a coffee for a rival, and the trader
        if code == JOIN:
            return worth
        # Only to join: the bonus trader is refilled for nothing.
        return worth if state.traders[player] == 0 else NEVER

    # -- phase 5 -------------------------------------------------------------------------------------------------

    def selling(self, state: TradersState, player: i64, code: i64) -> i64:
        if code == PASS:
            return 0
        if code == RECHARGE:
            return AT_ONCE  # the reset would take –3 VP tokens
        if code < RECHARGE:
            return NEVER
        if CONTRACT <= code < DELIVER:
            return 2000 + self.contract_worth(state, player, code - CONTRACT)
        if DELIVER <= code < SWAP:
            return self.delivery_worth(state, player, code - DELIVER)
        if SWAP <= code < BUY:
            return self.goal(state, player, code - SWAP)
        if BUY <= code < STOCK:
            return self.goal(state, player, COOPS + code - BUY)
        return self.building_worth(state, player, WAREHOUSE, HOME) - 250

    def contract_worth(self, state: TradersState, player: i64, letter: i64) -> i64:
        parts = state.parts
        worth = parts.letter_vp[letter] * POINT + parts.letter_coins[letter] * self.cache.coin
        if state.stack_size[letter] > 0:
            worth += COUNTER
        return worth + self.cache.pull(ALL_CONTRACTS) * 100

    def room(self, state: TradersState, player: i64, coffee: i64) -> i64:
        """How many of a coffee are safe from the next reset, about."""
        if state.period == LAST_PERIOD:
            return 0
        return state.warehouses(player) + (2 if coffee == KOPI else 1)

    def sacrifice(self, state: TradersState, player: i64, coffee: i64, amount: i64) -> i64:
        """What giving up some of a coffee costs: nothing for those that the reset would take anyway."""
        held = state.coffee[player * COFFEES + coffee]
        lost = amount - (held - self.room(state, player, coffee))
        if lost < 0:
            lost = 0
        if lost > amount:
            lost = amount
        return lost * (LUWAK_WORTH if coffee == KOPI else 100)

    def delivery_worth(self, state: TradersState, player: i64, slot: i64) -> i64:
        if self.weighed_slots[slot] != self.decision:
            self.weighed_slots[slot] = self.decision
            self.delivery[slot] = self.worth_of_delivery(state, player, slot)
        return self.delivery[slot]

    def worth_of_delivery(self, state: TradersState, player: i64, slot: i64) -> i64:
        """Points, coins and majority, less what the coffee could do elsewhere."""
        parts = state.parts
        n = parts.slot_n[slot]
        worth = (
            parts.slot_vp[slot] * POINT
            + parts.slot_coins[slot] * self.cache.coin
            + self.cache.majority_gain(slot // SLOTS, slot % SLOTS)
        )
        if n > 1 and not large_bean(state, player, slot // SLOTS):
            worth += self.cache.pull(ALL_BARS) * 150
        if parts.slot_animal[slot] == 1:
            worth += COUNTER + self.cache.step_worth(state.bar_animal[slot // SLOTS])
        elif parts.slot_animal[slot] == 2:
            worth += JOKER_COUNTER + self.cache.dearest_step()
        kind = parts.slot_type[slot]
        if kind == ANY:
            kind = self.most_held(state, player)
        held = state.coffee[player * COFFEES + kind]
        plain = n if held >= n or kind == KOPI else held
        worth -= self.sacrifice(state, player, kind, plain)
        if plain < n:
            worth -= self.sacrifice(state, player, KOPI, n - plain)
        return worth

    def most_held(self, state: TradersState, player: i64) -> i64:
        best: i64 = 0
        coffee: i64
        for coffee in range(1, COOPS):
            if state.coffee[player * COFFEES + coffee] > state.coffee[player * COFFEES + best]:
                best = coffee
        return best

    def goal(self, state: TradersState, player: i64, way: i64) -> i64:
        """One more of a coffee, exchanged or bought, as the way to a contract or delivery: worth less cost, or NEVER."""
        if not self.aimed:
            self.take_aim(state, player)
        return self.aims[way]

    def take_aim(self, state: TradersState, player: i64) -> None:
        self.aimed = True
        cache = self.cache
        parts = state.parts
        way: i64
        letter: i64
        coffee: i64
        slot: i64
        for way in range(2 * COOPS):
            self.aims[way] = NEVER
        if not cache.read:
            cache.read_contracts()
        self.look_for_supplies(state, player)
        for letter in range(LETTERS):
            short = cache.short[letter]
            if short > 0:
                worth = self.contract_worth(state, player, letter) - 200
                for way in range(2):
                    cost = self.supply_cost(state, player, short, cache.tied[letter], way == 0)
                    if cost < AT_ONCE and worth > cost:
                        for coffee in range(COOPS):
                            if has(cache.lacking[letter], coffee):
                                self.prefer(way * COOPS + coffee, worth - cost, 2000)
        kinds = parts.slot_type
        needs = parts.slot_n
        beans = state.bean
        kopi = state.coffee[player * COFFEES + KOPI]
        for slot in range(CITIES * SLOTS):
            coffee = kinds[slot]
            if coffee < COOPS and needs[slot] > 0 and beans[slot] == NONE:
                held = state.coffee[player * COFFEES + coffee]
                short = needs[slot] - held - kopi
                if 0 < short <= 2:
                    self.aim_at_slot(state, player, coffee, slot, short, held)

    def aim_at_slot(self, state: TradersState, player: i64, coffee: i64, slot: i64, short: i64, held: i64) -> None:
        way: i64
        for way in range(2):
            cost = self.supply_cost(state, player, short, held, way == 0)
            if cost < AT_ONCE:
                self.prefer(way * COOPS + coffee, self.delivery_worth(state, player, slot) - 60 - cost, 0)

    def prefer(self, way: i64, worth: i64, urgency: i64) -> None:
        if worth > 0 and urgency + worth > self.aims[way]:
            self.aims[way] = urgency + worth

    def giving(self, state: TradersState, player: i64, coffee: i64, target: i64) -> i64:
        """In an exchange keep the target and what the contract it is meant for needs."""
        if coffee == target:
            return -1000
        nearest: i64 = NONE
        least: i64 = 0
        letter: i64
        for letter in range(LETTERS):
            short = self.cache.short_of_contract(letter, target)
            if short > 0 and (nearest == NONE or short < least):
                nearest = letter
                least = short
        if nearest != NONE:
            line: i64
            for line in range(LINES):
                needed = asked(state, player, nearest, line)
                if line_type(state, player, nearest, line) == coffee and state.coffee[player * COFFEES + coffee] <= needed:
                    return -800
        return -self.cache.coffee_worth(coffee)

    def look_for_supplies(self, state: TradersState, player: i64) -> None:
        """How much there is to exchange and how much can be bought, the coins of the bonus reserve apart."""
        purse: i64 = state.coins[player]
        if state.bonus_purse[player] == 0:
            purse -= state.parts.bonus_coins
        self.buys = purse // state.parts.price[state.period] if purse > 0 else NOTHING
        self.loose = state.coffees(player)

    def supply_cost(self, state: TradersState, player: i64, short: i64, tied: i64, swapping: bool) -> i64:
        """What so many missing coffees cost, or AT_ONCE when they are out of reach."""
        ratio = state.parts.ratio[state.exchange[player]]
        swaps: i64 = (self.loose - tied) // ratio if self.loose > tied else NOTHING
        if swaps + self.buys < short:
            return AT_ONCE
        if swapping:
            if swaps == 0 or (self.buys >= short and state.period == LAST_PERIOD):
                return AT_ONCE
            return short * ratio * 75
        if self.buys == 0:
            return AT_ONCE
        return short * state.parts.price[state.period] * self.cache.coin

    # -- smaller questions ---------------------------------------------------------------------------------------

    def detail(self, state: TradersState, player: i64, code: i64, task: i64) -> i64:
        if ANIMAL <= code < ROW:
            return self.counter_worth(state, player, ANIMALS if code == ANIMAL else JOKERS, agenda.animal_coop(task))
        if ROW <= code < FARM:
            return self.cache.step_worth(code - ROW)
        if FARM <= code < DISCARD:
            coop = farm_coop(code)
            gain: i64 = self.cache.share_gain(coop, 1) if state.present(player, coop) else NOTHING
            row = agenda.farm_plantation_row(task)
            return gain - farm_cost(state, player, row) * self.cache.coin - (150 if state.coins[player] < 4 else 0)
        if code == DISCARD:
            return 0
        if code < SPACE:
            return NEVER  # bonus coins for a farm
        if SERVE <= code < ON:
            return 100 if code - SERVE == player else -state.points(code - SERVE)
        if ON <= code < WORK:
            return state.level[code - ON] * 10
        if WORK <= code < DONE:
            return 200 + crop(state, code - WORK)
        if REMOVE <= code < TRADE:
            return -state.level[code - REMOVE] * 100 - self.cache.share_gain(remove_coop(code), 1)
        if TAKE <= code < JOIN:
            return self.cache.coffee_worth(code - TAKE)
        if STORE <= code < TAKE:
            return 0 if code == STORE else self.cache.coffee_worth(code - STORE - 1) - 100
        if TRADER <= code < CONTRACT:
            return 10 if code == TRADER else 0
        if TYPE <= code < LUWAK:
            return -self.sacrifice(state, player, code - TYPE, state.parts.slot_n[agenda.type_bar_slot(task)])
        if LUWAK <= code < SPEND:
            return self.luwak(state, player, code - LUWAK, task)
        if SPEND <= code < OPTION:
            return state.stock_counters(player, code - SPEND)
        if OPTION <= code < ITEM:
            return self.option_worth(state, player, agenda.option_letter(task), code - OPTION)
        if ITEM <= code < JOKER:
            if code - ITEM == ITEM_ANIMAL:
                return self.counter_worth(state, player, ANIMALS, state.animal[player])
            return 180
        if JOKER <= code < STORAGE:
            return self.cache.coffee_worth(code - JOKER)
        if code >= STORAGE:
            return self.storage_worth(state, player, code - STORAGE)
        return 0

    def counter_worth(self, state: TradersState, player: i64, kind: i64, colour: i64) -> i64:
        """A counter of a new kind fills a slot at once."""
        if kind == JOKERS:
            known = has(state.obtained[player], JOKERS * COOPS)
            return (150 if known else JOKER_COUNTER) + self.cache.dearest_step()
        known = has(state.obtained[player], kind * COOPS + colour)
        return (100 if known else COUNTER) + self.cache.step_worth(colour)

    def luwak(self, state: TradersState, player: i64, number: i64, task: i64) -> i64:
        """As few Kopi Luwak as possible, unless the coffee itself would be missed more."""
        if agenda.kind_of(task) == ASK_LUWAK_BAR:
            return -number * 100
        coffee = line_type(state, player, agenda.luwak_line_letter(task), agenda.luwak_line_line(task))
        return -number * (LUWAK_WORTH - self.cache.coffee_worth(coffee) // 2)

    def option_worth(self, state: TradersState, player: i64, letter: i64, side: i64) -> i64:
        worth: i64 = 0
        i: i64
        for i in range(4):
            atom = state.parts.option_atom[(letter * 2 + side) * 4 + i]
            if atom != NONE:
                worth += self.atom_worth(state, player, atom)
        return worth

    def storage_worth(self, state: TradersState, player: i64, columns: i64) -> i64:
        worth: i64 = 0
        coffee: i64
        for coffee in range(COFFEES):
            worth += kept(state, player, columns, coffee) * self.cache.coffee_worth(coffee)
        return worth
