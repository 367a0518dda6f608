"""Coffee Traders, by André Spil and Rolf Sagel: three periods of planting, trading and selling fair coffee."""

from typing import Any, ClassVar

from ludocafe.core.chance import Chance
from ludocafe.core.edition import Edition, Problem
from ludocafe.core.game import Credits, Game, View
from ludocafe.core.model import (
    Action,
    Decision,
    Effect,
    EventKind,
    Fields,
    Refusal,
    ScoreLine,
    Setting,
    Settings,
    Vocabulary,
)
from ludocafe.core.state import Journal, State
from ludocafe.games.coffee_traders import edition as editions
from ludocafe.games.coffee_traders.brain.policy import TradersPolicy
from ludocafe.games.coffee_traders.edge.actions import Actions, seen_seat
from ludocafe.games.coffee_traders.edge.conservation import pieces
from ludocafe.games.coffee_traders.edge.effects import Foresight
from ludocafe.games.coffee_traders.edge.names import (
    ANIMAL_CHOICES,
    COUNTERS,
    ELEMENTS,
    PHASES,
    PLANTATION_ROWS,
    QUESTIONS,
    SPOTS,
    TRANSPORTS,
    YEARS,
    Names,
    asked_under,
)
from ludocafe.games.coffee_traders.edge.position import Positions
from ludocafe.games.coffee_traders.edge.refusals import Refusals
from ludocafe.games.coffee_traders.edge.view import TradersView, opens, state_of, view
from ludocafe.games.coffee_traders.rules import codes, scoring
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.state import CITIES, COOPS, HOME, LETTERS, NONE, PLAYERS, ROWS

# In the order of the event numbers in rules/events.py.
EVENTS = (
    EventKind("period_started", ("period",)),
    EventKind("phase_started", ("phase",)),
    EventKind("coins_gained", ("seat", "amount")),
    EventKind("coins_paid", ("seat", "amount")),
    EventKind("plantation_placed", ("seat", "coop", "space", "level")),
    EventKind("donkey_placed", ("seat", "coop", "path")),
    EventKind("truck_placed", ("seat", "coop", "space")),
    EventKind("worker_to_town", ("seat", "coop")),
    EventKind("donkey_gained", ("seat",)),
    EventKind("truck_gained", ("seat",)),
    EventKind("trader_gained", ("seat", "spot")),
    EventKind("civet_to_sumatra", ("seat",)),
    EventKind("civet_kept", ("seat",)),
    EventKind("worker_gained", ("seat",)),
    EventKind("arabica_advanced", ("seat", "coop", "column")),
    EventKind("arabica_retreated", ("seat", "coop", "column")),
    EventKind("counter_gained", ("seat", "counter", "coop")),
    EventKind("joker_gained", ("seat",)),
    EventKind("pair_stacked", ("seat", "coop")),
    EventKind("objective_claimed", ("seat", "objective", "points")),
    EventKind("farm_built", ("seat", "coop", "site")),
    EventKind("farm_discarded", ("seat",)),
    EventKind("worker_placed", ("seat", "coop", "space", "owner")),
    EventKind("town_refilled", ("coop",)),
    EventKind("bonus_used", ("seat", "element")),
    EventKind("bonus_recharged", ("seat",)),
    EventKind("passed", ("seat",)),
    EventKind("penalty_due", ("seat", "amount")),
    EventKind("plantation_lost", ("seat", "coop", "space")),
    EventKind("trader_placed", ("seat", "coop", "place")),
    EventKind("stock_counter_taken", ("seat", "coop")),
    EventKind("house_coin_taken", ("seat", "coop")),
    EventKind("building_built", ("seat", "building", "coop", "site")),
    EventKind("warehouse_built", ("seat", "number")),
    EventKind("coffee_gained", ("seat", "coffee", "amount")),
    EventKind("coffee_paid", ("seat", "coffee", "amount")),
    EventKind("coffee_given", ("seat", "coffee", "leader")),
    EventKind("exchange_improved", ("seat", "ratio")),
    EventKind("trader_removed", ("seat",)),
    EventKind("crop_counted", ("coop", "plantations", "amount")),
    EventKind("post_served", ("seat", "coop")),
    EventKind("traders_served", ("seat", "coop", "amount")),
    EventKind("crop_lost", ("coop", "amount")),
    EventKind("civets_returned", ("seat", "amount")),
    EventKind("contract_fulfilled", ("seat", "letter")),
    EventKind("item_taken", ("seat", "item")),
    EventKind("delivered", ("seat", "city", "slot")),
    EventKind("stock_joker_placed", ("seat", "coop")),
    EventKind("stock_spent", ("seat", "coop")),
    EventKind("storage_arranged", ("seat", "columns")),
    EventKind("coffee_lost", ("seat", "coffee", "amount")),
    EventKind("stock_paid", ("seat", "coffee", "amount")),
    EventKind("tokens_taken", ("seat", "amount")),
    EventKind("bonus_refilled", ("seat",)),
    EventKind("order_set", ("seat", "place")),
    EventKind("andre_skipped", ("turn",)),
    EventKind("counter_turned", ("coop",), reveals=True),
    EventKind("andre_contract", ("top", "middle", "bottom"), reveals=True),
    EventKind("counters_shuffled"),
    EventKind("game_ended"),
)


class CoffeeTraders(Game):
    """The contract for Coffee Traders. With two players André acts by himself; he is nobody's seat."""

    id: ClassVar[str] = "coffee_traders"
    prefix: ClassVar[str] = "CTR"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    minutes: ClassVar[int] = 150
    complexity: ClassVar[int] = 5
    gained: ClassVar[frozenset[str]] = frozenset({"deliveries", "objectives", "plantation", "buildings", "contracts", "counters"})
    undo_past_bots: ClassVar[bool] = True  # CTR-610
    credits: ClassVar[Credits] = Credits(
        ("André Spil", "Rolf Sagel"), ("Daan van Paridon", "John Rabou"), ("Capstone Games", "Super Meeple"), 2021
    )
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("experienced_last_plantation", ("off", "on"), "CTR-058"),
        Setting("vicious_objectives", ("off", "on"), "CTR-092", (2,)),
        *(Setting(f"handicap_{seat}", ("0", "2", "4"), "CTR-054", (4, 5) if seat < 5 else (5,)) for seat in range(1, 6)),
    )
    events: ClassVar[tuple[EventKind, ...]] = EVENTS
    view_type: ClassVar[type[View]] = TradersView
    action_count: ClassVar[int] = int(codes.ACTIONS)
    longest: ClassVar[int] = 1500

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.parts = editions.components(edition.data)
        names = self.names = Names(edition.data)
        seat = Vocabulary("seat", ())
        coop = Vocabulary("coop", names.coops)
        coffee = Vocabulary("coffee", (*names.coffees, "any"))
        self.vocabulary = {
            "seat": seat,
            "owner": seat,
            "leader": seat,
            "coop": coop,
            "coffee": coffee,
            "tracks": coffee,
            "top": coffee,
            "middle": coffee,
            "bottom": coffee,
            "atom": Vocabulary("atom", editions.ATOMS),
            "atoms": Vocabulary("atom", editions.ATOMS),
            "space": Vocabulary("space", names.spaces),
            "path": Vocabulary("path", names.paths),
            "site": Vocabulary("site", names.sites),
            "building": Vocabulary("building", names.buildings),
            "city": Vocabulary("city", names.cities),
            "letter": Vocabulary("letter", names.letters),
            "objective": Vocabulary("objective", names.objectives),
            "item": Vocabulary("item", names.items),
            "element": Vocabulary("element", ELEMENTS),
            "counter": Vocabulary("counter", COUNTERS),
            "plantation_row": Vocabulary("plantation_row", PLANTATION_ROWS),
            "transport": Vocabulary("transport", TRANSPORTS),
            "animal_choice": Vocabulary("animal_choice", ANIMAL_CHOICES),
            "spot": Vocabulary("spot", SPOTS),
            "store": Vocabulary("store", ("row", *names.coffees)),
            "phase": Vocabulary("phase", PHASES),
            "period": Vocabulary("period", YEARS),
        }
        self.policy = TradersPolicy()
        self._actions = Actions(names)
        self._refusals = Refusals(names, self._actions)
        self._positions = Positions(self.parts, names)
        self._foresight = Foresight(names, self._actions)

    @classmethod
    def check_edition(cls, data: dict[str, Any]) -> list[Problem]:
        return editions.check(data)

    def new(self, seats: int, settings: Settings, chance: Chance, journal: Journal | None = None) -> State:
        state = TradersState(self.parts, seats)
        handicaps = [int(settings.get(f"handicap_{seat}", "0")) for seat in range(1, int(PLAYERS) + 1)]
        experienced = settings.get("experienced_last_plantation") == "on"
        state.set_up(experienced, settings.get("vicious_objectives") == "on", handicaps, chance, journal)
        return state

    # -- asking --------------------------------------------------------------------------------------------------

    def decision(self, state: State) -> Decision:
        assert isinstance(state, TradersState)
        task = int(state.question())
        kind, rule = QUESTIONS[task & 255]
        if kind == "game_over":
            return Decision(None, kind, rule)
        return Decision(int(state.actor()), kind, asked_under(task, int(state.phase)), self._asked(state, kind, task))

    def _asked(self, state: TradersState, kind: str, task: int) -> Fields:
        """What the words of a question need to know."""
        second, third, rest = task >> 16 & 255, task >> 24 & 255, task >> 32
        names, player = self.names, int(state.actor())
        if kind == "space":
            return {"level": int(state.parts.item_level[second * 5 + state.next_item[player * ROWS + second]])}
        if kind in ("animal", "join_trade"):
            return {"coop": names.coops[second]}
        if kind == "serve":
            return {"coop": names.coops[second], "number": int(state.town[second])}
        if kind == "on":
            return {"coop": names.coops[second], "owner": seen_seat(state, third)}
        if kind in ("own", "help"):
            return {"workers": int(state.workers[player])}
        if kind == "penalty":
            return {"amount": second * third - rest}
        if kind == "remove":
            return {"amount": second}
        if kind == "site":
            return {"building": names.buildings[second]}
        if kind == "join_build":
            where = "home" if second == HOME else "coop"
            return {"leader": third, "where": where, "coop": names.coops[second] if second < COOPS else "none"}
        if kind == "give_leader":
            return {"leader": second}
        if kind == "type":
            return {"number": int(state.parts.slot_n[second])}
        if kind == "luwak_line":
            at = player * int(LETTERS) + second
            coffee = int(state.parts.contract_type[state.contract[at] * 3 + third])
            return {"letter": names.letters[second], "coffee": names.coffees[coffee]}
        if kind == "luwak_bar":
            return {"number": int(state.parts.slot_n[second]), "coffee": names.coffees[third]}
        if kind == "swap":
            return {"coffee": names.coffees[second], "amount": third}
        if kind == "spend":
            return {"amount": second}
        if kind == "option":
            return {"letter": names.letters[second]}
        return {}

    def action(self, state: State, code: int) -> Action:
        assert isinstance(state, TradersState)
        return self._actions.action(state, code)

    def notation(self, state: State, code: int) -> str:
        return self._actions.notation(code)

    def parse(self, state: State, text: str) -> int:
        return self._actions.parse(text)

    def code(self, state: State, action: Action) -> int:
        assert isinstance(state, TradersState)
        return self._actions.code(state, action)

    def opens(self, state: State) -> bool:
        assert isinstance(state, TradersState)
        return opens(state)

    def refusal(self, state: State, code: int) -> Refusal | None:
        assert isinstance(state, TradersState)
        return self._refusals.refusal(state, code)

    def details(self, state: State, code: int) -> Fields:
        assert isinstance(state, TradersState)
        return self._foresight.details(state, code)

    def effects(self, state: State, code: int) -> list[Effect]:
        assert isinstance(state, TradersState)
        return self._foresight.effects(state, code)

    # -- counting ------------------------------------------------------------------------------------------------

    def scores(self, state: State) -> list[list[ScoreLine]]:
        """The humans' score sheets (CTR-430 to CTR-450); what André takes away is shown in the view (CTR-453)."""
        assert isinstance(state, TradersState)
        return [self._sheet(state, seat) for seat in range(state.seats)]

    def _sheet(self, state: TradersState, seat: int) -> list[ScoreLine]:
        lines = [ScoreLine("deliveries", "CTR-430", int(scoring.slot_points(state, seat)))]
        for city in range(CITIES):
            amount = int(scoring.majority_of(state, seat, city))
            if amount:
                lines.append(ScoreLine("majority", "CTR-431", amount, {"city": self.names.cities[city]}))
        lines.append(ScoreLine("objectives", "CTR-432", int(scoring.objective_points(state, seat))))
        for coop in range(COOPS):
            amount = int(scoring.coop_share(state, seat, coop))
            if amount:
                fields: Fields = {"coop": self.names.coops[coop], "quality": int(state.quality(seat, coop))}
                lines.append(ScoreLine("coop", "CTR-436", amount, fields))
        lines.append(ScoreLine("arabica", "CTR-440", int(scoring.arabica_points(state, seat))))
        lines.append(ScoreLine("reserve", "CTR-445", int(scoring.reserve_points(state, seat))))
        lines.append(ScoreLine("plantation", "CTR-446", int(scoring.plantation_points(state, seat))))
        lines.append(ScoreLine("workers", "CTR-447", int(scoring.worker_points(state, seat))))
        lines.append(ScoreLine("buildings", "CTR-448", int(scoring.building_points(state, seat))))
        lines.append(ScoreLine("contracts", "CTR-449", int(scoring.contract_points(state, seat))))
        slots = int(scoring.counter_slots(state, seat))
        lines.append(ScoreLine("counters", "CTR-450", int(scoring.counter_points(state, seat)), {"number": slots}))
        return lines

    def end_reason(self, state: State) -> str:
        return "three_periods"

    def pieces(self, state: State) -> dict[str, int]:
        """CTR-020: what is limited by its number. Pieces that have left the game are counted by the space they left."""
        assert isinstance(state, TradersState)
        return pieces(state)

    # -- seeing --------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> TradersView:
        assert isinstance(state, TradersState)
        return view(state, seat, self._actions)

    def sample(self, view: View, chance: Chance) -> State:
        assert isinstance(view, TradersView)
        state = state_of(view, self.parts)
        state.redeal(0, chance)
        return state

    def hides(self, state: State, seat: int) -> bool:
        """CTR-402: André's unturned counters and later contracts."""
        assert isinstance(state, TradersState)
        return state.andre != NONE and (state.andre_turned < COOPS - 1 or state.period < 2)

    def draw(self, view: View, words: Any) -> Any:
        from ludocafe.games.coffee_traders.terminal import draw

        return draw(self, view, words)

    # -- positions -----------------------------------------------------------------------------------------------

    def position(self, state: State) -> str:
        assert isinstance(state, TradersState)
        return self._positions.text(state)

    def parse_position(self, text: str) -> State:
        return self._positions.parse(text)


GAME = CoffeeTraders
