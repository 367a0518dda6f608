"""Coffee Traders, by André Spil and Rolf Sagel: three periods of planting, trading and selling fair coffee."""

from typing import Any, ClassVar

from ludocafe.core.chance import Chance
from ludocafe.core.declare import Codec, Declaration
from ludocafe.core.edition import Edition, Objection
from ludocafe.core.form import Form
from ludocafe.core.game import Credits, Game, View
from ludocafe.core.model import (
    Decision,
    Effect,
    Fields,
    Refusal,
    ScoreLine,
    Setting,
    Settings,
)
from ludocafe.core.observe import Observer
from ludocafe.core.state import Journal
from ludocafe.games.coffee_traders import edition as editions
from ludocafe.games.coffee_traders.declare import DECLARED, PERIODS, PHASES
from ludocafe.games.coffee_traders.edge.conservation import pieces
from ludocafe.games.coffee_traders.edge.effects import Effects
from ludocafe.games.coffee_traders.edge.names import Names, asked, asked_under
from ludocafe.games.coffee_traders.edge.notation import OfferReader, PlayerReader, TracksReader
from ludocafe.games.coffee_traders.edge.position import Positions
from ludocafe.games.coffee_traders.edge.prompts import told
from ludocafe.games.coffee_traders.edge.refusals import Refusals
from ludocafe.games.coffee_traders.edge.view import TradersView, opens, state_of, view
from ludocafe.games.coffee_traders.form import FORM
from ludocafe.games.coffee_traders.rules import agenda, scoring
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.observe import Lanes, TradersObserver
from ludocafe.games.coffee_traders.rules.state import ASSIGNING, CITIES, COOPS, PLAYERS

# Arguments of questions and tasks that name a player: observations count them from the seat that looks.
PLAYER_FIELDS = frozenset({"player", "actor", "leader", "owner"})
TRACKS = "tracks"
WAREHOUSES = "warehouses"


class CoffeeTraders(Game[TradersState, TradersView]):
    """The contract for Coffee Traders. With two players André acts by himself; he is nobody's seat."""

    id: ClassVar[str] = "coffee_traders"
    prefix: ClassVar[str] = "CTR"
    rules_version: ClassVar[int] = 1
    form: ClassVar[Form] = FORM
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    minutes: ClassVar[int] = 150
    complexity: ClassVar[int] = 5
    gained: ClassVar[frozenset[str]] = frozenset({"deliveries", "objectives", "plantation", "buildings", "contracts", "counters"})
    undo_past_bots: ClassVar[bool] = True  # CTR-610
    credits: ClassVar[Credits] = Credits(
        ("André Spil", "Rolf Sagel"), ("Daan van Paridon", "John Rabou"), ("Capstone Games", "Super Meeple"), 2021
    )
    suggested_seats: ClassVar[int] = 3  # two play with André, a game of its own
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("experienced_last_plantation", ("off", "on"), "CTR-058"),
        Setting("vicious_objectives", ("off", "on"), "CTR-092", (2,)),
        Setting("ten_coffees", (TRACKS, WAREHOUSES), "CTR-093"),
        *(Setting(f"handicap_{seat}", ("0", "2", "4"), "CTR-054", (4, 5) if seat < 5 else (5,)) for seat in range(1, 6)),
    )
    declaration: ClassVar[Declaration] = DECLARED
    view_type: ClassVar[type[View]] = TradersView
    max_decisions: ClassVar[int] = 1500

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.parts = editions.components(edition.plain)
        names = self.names = Names(edition.plain)
        self.vocabulary = DECLARED.vocabulary(names.lists())
        readers = {"player": PlayerReader(), "tracks": TracksReader(names), "offer": OfferReader(names)}
        self.codec = Codec(DECLARED, self.vocabulary, readers)
        self._refusals = Refusals(names)
        self._positions = Positions(self.parts, names)
        self._effects = Effects(names)

    @classmethod
    def check_edition(cls, data: dict[str, Any]) -> list[Objection]:
        return editions.check(data)

    def new(self, seats: int, settings: Settings, chance: Chance, journal: Journal | None = None) -> TradersState:
        state = TradersState(self.parts, seats)
        handicaps = [int(settings.get(f"handicap_{seat}", "0")) for seat in range(1, int(PLAYERS) + 1)]
        experienced = settings.get("experienced_last_plantation") == "on"
        vicious = settings.get("vicious_objectives") == "on"
        strict = settings.get("ten_coffees") == WAREHOUSES
        state.set_up(experienced, vicious, strict, handicaps, chance, journal)
        return state

    # -- asking --------------------------------------------------------------------------------------------------

    def decision(self, state: TradersState) -> Decision:
        question = asked(state)[0]
        if question.name == "game_over":
            return Decision(None, question.name, question.rule)
        return Decision(int(state.actor()), question.name, asked_under(state), told(self.names, state))

    def starts_action(self, state: TradersState) -> bool:
        return opens(state)

    def preview_state(self, state: TradersState, seat: int) -> TradersState | None:
        """CTR-160: who is still to send own workers may choose while others do; nobody's choice touches another's."""
        if state.phase != ASSIGNING or seat == state.actor():
            return None
        tasks = [DECLARED.waiting(int(state.agenda[i])) for i in range(state.depth)]
        to_come = any(kind == "do_next_own" and fields["place"] <= state.place_in_order(seat) for kind, fields in tasks)
        if not to_come:
            return None
        found = state.copy()
        agenda.ask_own(found, seat)
        return found if len(found.legal()) > 1 else None

    def refusal(self, state: TradersState, code: int) -> Refusal | None:
        return self._refusals.refusal(state, code)

    def heading(self, state: TradersState) -> Fields:
        return {"period": PERIODS[state.period], "phase": PHASES[state.phase]}

    def details(self, state: TradersState, code: int) -> Fields:
        return self._effects.details(state, code)

    def effects(self, state: TradersState, code: int) -> list[Effect]:
        return self._effects.effects(state, code)

    # -- counting ------------------------------------------------------------------------------------------------

    def scores(self, state: TradersState) -> list[list[ScoreLine]]:
        """The humans' score sheets (CTR-430 to CTR-450); what André takes away is shown in the view (CTR-453)."""
        return [self._sheet(state, seat) for seat in range(state.seats)]

    def progress(self, state: TradersState) -> Fields:
        return {name: self.vocabulary[name].ids[int(getattr(state, name))] for name in ("period", "phase")}

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

    def end_reason(self, state: TradersState) -> str:
        return "three_periods"

    def pieces(self, state: TradersState) -> dict[str, int]:
        """CTR-020: what is limited by its number. Pieces that have left the game are counted by the space they left."""
        return pieces(state)

    # -- seeing --------------------------------------------------------------------------------------------------

    def view(self, state: TradersState, seat: int | None) -> TradersView:
        return view(state, seat, self.codec)

    def sample(self, view: TradersView, chance: Chance) -> TradersState:
        state = state_of(view, self.parts)
        state.redeal(0, chance)
        return state

    # -- learning ------------------------------------------------------------------------------------------------

    @property
    def forms(self) -> tuple[str, ...]:
        return ("flat",)

    def observer(self, seats: int, form: str = "flat") -> Observer:
        if form not in self.forms:
            return super().observer(seats, form)
        return TradersObserver(seats, Lanes(DECLARED.lanes_by_number(PLAYER_FIELDS)))

    # -- positions -----------------------------------------------------------------------------------------------

    def position(self, state: TradersState) -> str:
        return self._positions.text(state)

    def parse_position(self, text: str) -> TradersState:
        return self._positions.parse(text)


GAME = CoffeeTraders
