"""Café, by Rôla and Costa: lay plan cards over one another, grow, dry, roast and deliver beans."""

from typing import Any, ClassVar

from ludocafe.core.chance import Chance
from ludocafe.core.declare import Codec, Declaration
from ludocafe.core.edition import Edition, Objection
from ludocafe.core.errors import BadInput
from ludocafe.core.form import Form
from ludocafe.core.game import Credits, Game, View
from ludocafe.core.model import Decision, Effect, Fields, Refusal, ScoreLine, Setting, Settings
from ludocafe.core.observe import Observer
from ludocafe.core.state import Journal
from ludocafe.games.cafe import edition as editions
from ludocafe.games.cafe.declare import DECLARED
from ludocafe.games.cafe.edge import effects as previews
from ludocafe.games.cafe.edge.favourite import Favourites
from ludocafe.games.cafe.edge.notation import CellReader
from ludocafe.games.cafe.edge.position import TASKS, Positions
from ludocafe.games.cafe.edge.refusals import Refusals
from ludocafe.games.cafe.edge.view import CafeTableView, discard_of, state_of, view
from ludocafe.games.cafe.edition import BUILDS, COMPANIES, MODES
from ludocafe.games.cafe.form import FORM
from ludocafe.games.cafe.rules.codes import ASK_ASSIGN, ASK_PICK, ASK_PLACE, GAME_OVER
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.observe import AreaObserver, CafeObserver
from ludocafe.games.cafe.rules.state import AUCTION, COLOURS, NONE, PLANS, ROASTING

RANDOM = "random"
BY_SEAT = "by_seat"
ANY = "any"


def _rule(state: CafeState) -> str:
    """The rule under which something is asked; picking after an auction and roasting have their own."""
    if state.phase == ASK_PICK and state.mode == AUCTION:
        return "CAF-86"
    if state.phase == ASK_ASSIGN and state.task == ROASTING:
        return "CAF-64"
    return DECLARED.questions[state.phase].rule


def _favourites() -> Favourites | None:
    """Where the brain would lay cards; a game without its brain does not tell."""
    try:
        from ludocafe.games.cafe.brain.lookahead import LookAhead
    except ModuleNotFoundError:
        return None
    return Favourites(LookAhead)


class Cafe(Game[CafeState, CafeTableView]):
    """The contract for Café."""

    id: ClassVar[str] = "cafe"
    prefix: ClassVar[str] = "CAF"
    rules_version: ClassVar[int] = 1
    form: ClassVar[Form] = FORM
    gained: ClassVar[frozenset[str]] = frozenset({"cafe"})
    incidental: ClassVar[frozenset[str]] = frozenset({"colour", "card"})
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    minutes: ClassVar[int] = 40
    complexity: ClassVar[int] = 3
    credits: ClassVar[Credits] = Credits(("Rôla", "Costa"), ("Marina Costa",), ("Pythagoras", "Sylex", "HUCH!"), 2020)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("mode", MODES, "CAF-21", (2, 3, 4)),
        Setting("build", BUILDS, "CAF-49", (2, 3, 4), online=BUILDS[1]),
        Setting("companies", (RANDOM, BY_SEAT), "CAF-22"),
        *(Setting(f"company_{seat}", (ANY, *COMPANIES), "CAF-22", tuple(range(seat, 5))) for seat in range(1, 5)),
        Setting("first_cafetier", (RANDOM, "1", "2", "3", "4"), "CAF-24", names_player=True),
    )
    declaration: ClassVar[Declaration] = DECLARED
    view_type: ClassVar[type[View]] = CafeTableView
    max_decisions: ClassVar[int] = 3000

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.parts = editions.components(edition)
        self.colours = tuple(bean["id"] for bean in edition.data["bean"])
        self.plans = tuple(card["id"] for card in edition.data["plan"])
        self.cards = self.plans + tuple(card["id"] for card in edition.data["start"])
        self.companies = tuple(company["id"] for company in edition.data["company"])
        destinations = (*self.plans, "warehouse")
        ids = {"colour": self.colours, "card": self.cards, "to": destinations, "company": self.companies}
        self.vocabulary = DECLARED.vocabulary(ids)
        self.codec = Codec(DECLARED, self.vocabulary, {"cell": CellReader()})
        self.favourites = _favourites()
        self._refusals = Refusals(self.colours, self.cards)
        self._positions = Positions(self.parts, self.cards, "".join(bean["letter"] for bean in edition.data["bean"]))

    @classmethod
    def check_edition(cls, data: dict[str, Any]) -> list[Objection]:
        return editions.check(data)

    def new(self, seats: int, settings: Settings, chance: Chance, journal: Journal | None = None) -> CafeState:
        state = CafeState(self.parts, seats, MODES.index(settings.get("mode", MODES[0])))
        state.together = BUILDS.index(settings.get("build", BUILDS[0]))
        first = settings.get("first_cafetier", RANDOM)
        drawn = settings.get("companies", RANDOM) == RANDOM
        chosen = [self._company(settings.get(f"company_{seat + 1}", ANY)) for seat in range(seats)]
        state.set_up(chance, journal, NONE if first == RANDOM else int(first) - 1, drawn, chosen)
        return state

    def _company(self, chosen: str) -> int:
        return int(NONE) if chosen == ANY else self.companies.index(chosen)

    def check_settings(self, seats: int, settings: Settings) -> dict[str, str]:
        """CAF-22: nobody can have the company of somebody else."""
        complete = super().check_settings(seats, settings)
        chosen: set[str] = set()
        for seat in range(1, seats + 1):
            company = complete[f"company_{seat}"]
            if company in chosen:
                raise BadInput("bad-option-twice", {"option": f"company_{seat}", "given": company})
            if company != ANY:
                chosen.add(company)
        return complete

    # -- asking --------------------------------------------------------------------------------------------------

    def decision(self, state: CafeState) -> Decision:
        question = DECLARED.questions[state.phase]
        if state.phase == GAME_OVER:
            return Decision(None, question.name, question.rule)
        return Decision(int(state.deciding), question.name, _rule(state), self._told(state, question.name))

    def _told(self, state: CafeState, question: str) -> Fields:
        """What the words of a question need to know."""
        seat = state.deciding
        match question:
            case "pay":
                return {"card": self.cards[state.row[state.picked]]}
            case "place":
                return {"card": self.cards[state.hand[seat]]}
            case "act":
                return {"points": int(state.points_left)}
            case "assign":
                area = state.areas[seat]
                cell = area.place[area.work[state.cursor]]
                return {"task": TASKS[int(state.task)], "x": int(area.x_of(cell)), "y": int(area.y_of(cell))}
            case "send":
                colour = state.colour_in_transit()
                return {"colour": self.colours[colour], "beans": int(state.transit[colour])}
            case "bid":
                return {"least": int(state.least_bid()), "own": int(state.stock(seat))}
            case "bid_pay":
                return {"beans": int(state.owed)}
        return {}

    def refusal(self, state: CafeState, code: int) -> Refusal | None:
        return self._refusals.refusal(state, code)

    def heading(self, state: CafeState) -> Fields:
        return {"round": int(state.round)}

    def details(self, state: CafeState, code: int) -> Fields:
        return previews.details(self, state, code)

    def effects(self, state: CafeState, code: int) -> list[Effect]:
        return previews.effects(self, state, code)

    def favourite(self, state: CafeState) -> int | None:
        """The place a card in hand is offered at."""
        if self.favourites is None or state.phase != ASK_PLACE:
            return None
        return int(DECLARED.base["place"]) + self.favourites.place(state, int(state.hand[state.deciding]))

    def preview_state(self, state: CafeState, seat: int) -> CafeState | None:
        """CAF-45: whoever holds a card may look for its place while others pick or build; nobody else touches the area."""
        if state.phase == GAME_OVER or state.may_decide(seat) or state.hand[seat] == NONE:
            return None
        found = state.copy()
        found.phase, found.deciding = ASK_PLACE, seat
        return found

    # -- counting ------------------------------------------------------------------------------------------------

    def scores(self, state: CafeState) -> list[list[ScoreLine]]:
        return [self._scores(state, seat) for seat in range(state.seats)]

    def _scores(self, state: CafeState, seat: int) -> list[ScoreLine]:
        """CAF-73, CAF-74: each complete café, then the two lowest colours of the warehouse."""
        area = state.areas[seat]
        lines = []
        for layer in range(area.layers):
            if state.complete(seat, layer):
                card = int(area.card[layer])
                lines.append(ScoreLine("cafe", "CAF-73", int(state.parts.cafe_points[card]), {"card": self.cards[card]}))
        holdings = sorted((int(state.holding(seat, colour)), colour) for colour in range(COLOURS))
        factors = (int(state.parts.lowest_points), int(state.parts.second_points))
        for source, factor, (beans, colour) in zip(("lowest", "second"), factors, holdings, strict=False):
            lines.append(ScoreLine(source, "CAF-74", factor * beans, {"colour": self.colours[colour], "beans": beans}))
        return lines

    def progress(self, state: CafeState) -> Fields:
        return {"round": int(state.round), "rounds": int(state.parts.rounds)}

    def end_reason(self, state: CafeState) -> str:
        return "rounds_played"

    # -- seeing --------------------------------------------------------------------------------------------------

    def view(self, state: CafeState, seat: int | None) -> CafeTableView:
        return view(state, seat)

    def sample(self, view: CafeTableView, chance: Chance) -> CafeState:
        return state_of(view, self.parts, chance)

    def pieces(self, state: CafeState) -> dict[str, int]:
        """CAF-94: the plan cards; beans are unlimited (CAF-09)."""
        lying = [int(card) for card in [*state.row, *state.hand] if card != NONE] + discard_of(state)
        for area in state.areas:
            lying += [int(area.card[layer]) for layer in range(1, area.layers)]
        lying += [int(state.deck[i]) for i in range(state.revealed, len(state.deck))]
        lying += [card for card in range(PLANS) if not state.plays(card)]
        return {"plan cards": len(lying), "different plan cards": len(set(lying))}

    # -- learning ------------------------------------------------------------------------------------------------

    @property
    def forms(self) -> tuple[str, ...]:
        return ("flat", "planes")

    def observer(self, seats: int, form: str = "flat") -> Observer:
        if form not in self.forms:
            return super().observer(seats, form)
        return AreaObserver(self.parts, seats) if form == "planes" else CafeObserver(self.parts, seats)

    # -- positions -----------------------------------------------------------------------------------------------

    def position(self, state: CafeState) -> str:
        return self._positions.text(state)

    def parse_position(self, text: str) -> CafeState:
        return self._positions.parse(text)


GAME = Cafe
