"""Café, by Rôla and Costa: lay plan cards over one another, grow, dry, roast and deliver beans."""

from typing import Any, ClassVar

from ludocafe.core.chance import Chance
from ludocafe.core.edition import Edition, Problem
from ludocafe.core.game import Credits, Game, View
from ludocafe.core.model import Action, Decision, Effect, EventKind, Fields, Refusal, ScoreLine, Setting, Settings, Vocabulary
from ludocafe.core.state import Journal, Policy, State
from ludocafe.games.cafe import edition as editions
from ludocafe.games.cafe.brain.policy import CafePolicy
from ludocafe.games.cafe.edge import effects as previews
from ludocafe.games.cafe.edge.actions import WAREHOUSE, Actions
from ludocafe.games.cafe.edge.position import PHASES, TASKS, Positions
from ludocafe.games.cafe.edge.refusals import Refusals
from ludocafe.games.cafe.edge.view import CafeTableView, discard_of, state_of, view
from ludocafe.games.cafe.edition import MODES
from ludocafe.games.cafe.rules import decisions
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import (
    ASSIGNING,
    AUCTION,
    COLOURS,
    GAME_OVER,
    NONE,
    PAYING,
    PICKING,
    PLACING,
    PLANS,
    ROASTING,
    SENDING,
)

# In the order of the event numbers in rules/decisions.py. CAF-92: ``turn_ended``, ``bidder_passed`` and ``bid_settled`` are
# marked as revealing because these steps are final: the others go by them at once.
EVENTS = (
    EventKind("round_started", ("round", "seat")),
    EventKind("card_revealed", ("slot", "card"), reveals=True),
    EventKind("card_picked", ("seat", "slot", "card")),
    EventKind("pick_blocked", ("seat", "slot", "card")),
    EventKind("bean_paid", ("seat", "colour")),
    EventKind("card_discarded", ("card",)),
    EventKind("card_placed", ("seat", "card", "x", "y", "rot", "covered")),
    EventKind("beans_covered", ("seat", "colour", "beans")),
    EventKind("cafe_closed", ("seat", "card")),
    EventKind("ship_unloaded", ("seat", "colour")),
    EventKind("points_received", ("seat", "points")),
    EventKind("bean_produced", ("seat", "x", "y", "colour")),
    EventKind("beans_dried", ("seat", "x", "y", "colour", "beans")),
    EventKind("beans_roasted", ("seat", "x", "y", "colour", "beans")),
    EventKind("beans_taken_up", ("seat", "yellow", "brown", "green", "red")),
    EventKind("bean_served", ("seat", "colour", "card")),
    EventKind("beans_stored", ("seat", "colour", "beans")),
    EventKind("cafe_completed", ("seat", "card", "points")),
    EventKind("beans_discarded", ("seat", "x", "y", "colour", "beans")),
    EventKind("turn_ended", ("seat",), reveals=True),
    EventKind("pawn_passed", ("seat",)),
    EventKind("bid_made", ("seat", "beans")),
    EventKind("bean_bid", ("seat", "colour")),
    EventKind("ship_loaded", ("seat", "x", "y", "colour")),
    EventKind("bid_settled", ("seat", "beans"), reveals=True),
    EventKind("bidder_passed", ("seat",), reveals=True),
    EventKind("auction_won", ("seat", "beans")),
    EventKind("auction_void", ("seat",)),
    EventKind("game_ended", ()),
)

# The rule under which each phase asks.
RULES = ("CAF-42", "CAF-41", "CAF-45", "CAF-47", "CAF-63", "CAF-67", "CAF-82", "CAF-85", "CAF-87", "CAF-71")

RANDOM = "random"
BY_SEAT = "by_seat"


def _rule(state: CafeState) -> str:
    """The rule under which something is asked; picking after an auction and roasting have their own."""
    if state.phase == PICKING and state.mode == AUCTION:
        return "CAF-86"
    if state.phase == ASSIGNING and state.task == ROASTING:
        return "CAF-64"
    return RULES[state.phase]


def rough_policy(pick_spots: int, place_spots: int) -> CafePolicy:
    """Looks at so many placements of an open card and of the one in hand, and not at the turn after it."""
    policy = CafePolicy()
    policy.pick_spots, policy.place_spots, policy.played_spots = pick_spots, place_spots, 0
    return policy


class Cafe(Game):
    """The contract for Café."""

    id: ClassVar[str] = "cafe"
    prefix: ClassVar[str] = "CAF"
    rules_version: ClassVar[int] = 1
    gained: ClassVar[frozenset[str]] = frozenset({"cafe"})
    incidental: ClassVar[frozenset[str]] = frozenset({"colour", "card"})
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    minutes: ClassVar[int] = 40
    complexity: ClassVar[int] = 3
    credits: ClassVar[Credits] = Credits(("Rôla", "Costa"), ("Marina Costa",), ("Pythagoras", "Sylex", "HUCH!"), 2020)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("mode", MODES, "CAF-21", (2, 3, 4)),
        Setting("companies", (RANDOM, BY_SEAT), "CAF-22"),
        Setting("first_cafetier", (RANDOM, "1", "2", "3", "4"), "CAF-24", names_player=True),
    )
    events: ClassVar[tuple[EventKind, ...]] = EVENTS
    view_type: ClassVar[type[View]] = CafeTableView
    action_count: ClassVar[int] = int(decisions.ACTIONS)
    longest: ClassVar[int] = 3000

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.parts = editions.components(edition)
        self.colours = tuple(bean["id"] for bean in edition.data["bean"])
        self.plans = tuple(card["id"] for card in edition.data["plan"])
        self.cards = self.plans + tuple(card["id"] for card in edition.data["start"])
        self.companies = tuple(company["id"] for company in edition.data["company"])
        self.vocabulary = {
            "seat": Vocabulary("seat", ()),
            "slot": Vocabulary("place", ()),
            "colour": Vocabulary("colour", self.colours),
            "card": Vocabulary("card", self.cards),
            "to": Vocabulary("card", (*self.plans, WAREHOUSE)),
            "company": Vocabulary("company", self.companies),
        }
        self.policy = CafePolicy()
        self._hasty = rough_policy(1, 1)
        self._patient = rough_policy(2, 4)
        self.surveyor = CafePolicy()  # looks for the best place of a card, and not at the turn after it
        self.surveyor.played_spots = 0
        self._actions = Actions(self.colours, self.plans)
        self._refusals = Refusals(self.colours, self.cards)
        self._positions = Positions(self.parts, self.cards, "".join(bean["letter"] for bean in edition.data["bean"]))

    @property
    def quick_policy(self) -> Policy:
        """Looks at one placement a card, and not at the turn after it: four times as fast."""
        return self._hasty

    @property
    def patient_policy(self) -> Policy:
        """Looks at two placements for each open card and at four for its own: three times as fast as the policy."""
        return self._patient

    @classmethod
    def check_edition(cls, data: dict[str, Any]) -> list[Problem]:
        return editions.check(data)

    def new(self, seats: int, settings: Settings, chance: Chance, journal: Journal | None = None) -> State:
        state = CafeState(self.parts, seats, MODES.index(settings.get("mode", MODES[0])))
        first = settings.get("first_cafetier", RANDOM)
        drawn = settings.get("companies", RANDOM) == RANDOM
        state.set_up(chance, journal, NONE if first == RANDOM else int(first) - 1, drawn)
        return state

    # -- asking --------------------------------------------------------------------------------------------------

    def decision(self, state: State) -> Decision:
        assert isinstance(state, CafeState)
        phase = int(state.phase)
        kind = PHASES[phase]
        if kind == "game_over":
            return Decision(None, kind, RULES[phase])
        return Decision(int(state.deciding), kind, _rule(state), self._asked(state))

    def _asked(self, state: CafeState) -> Fields:
        """What the prompt of a decision speaks of."""
        phase, seat = state.phase, state.deciding
        if phase == PAYING:
            return {"card": self.cards[state.row[state.picked]]}
        if phase == PLACING:
            return {"card": self.cards[state.hand[seat]]}
        if phase == ASSIGNING:
            area = state.areas[seat]
            cell = area.place[area.work[state.cursor]]
            return {"task": TASKS[int(state.task)], "x": int(area.x_of(cell)), "y": int(area.y_of(cell))}
        if phase == SENDING:
            colour = state.colour_in_transit()
            return {"colour": self.colours[colour], "beans": int(state.transit[colour])}
        asked: dict[str, Fields] = {
            "act": {"points": int(state.points_left)},
            "bid": {"least": int(state.least_bid()), "own": int(state.stock(seat))},
            "bid_pay": {"beans": int(state.owed)},
        }
        return asked.get(PHASES[phase], {})

    def action(self, state: State, code: int) -> Action:
        assert isinstance(state, CafeState)
        return self._actions.action(state, code)

    def notation(self, state: State, code: int) -> str:
        assert isinstance(state, CafeState)
        return self._actions.notation(state, code)

    def parse(self, state: State, text: str) -> int:
        assert isinstance(state, CafeState)
        return self._actions.parse(state, text)

    def code(self, state: State, action: Action) -> int:
        assert isinstance(state, CafeState)
        return self._actions.code(state, action)

    def refusal(self, state: State, code: int) -> Refusal | None:
        assert isinstance(state, CafeState)
        return self._refusals.refusal(state, code)

    def details(self, state: State, code: int) -> Fields:
        assert isinstance(state, CafeState)
        return previews.details(self, state, code)

    def effects(self, state: State, code: int) -> list[Effect]:
        assert isinstance(state, CafeState)
        return previews.effects(self, state, code)

    def ahead(self, state: State, seat: int) -> State | None:
        """CAF-45: whoever holds a card may look for its place while others pick or build; nobody else touches the area."""
        assert isinstance(state, CafeState)
        if state.phase == GAME_OVER or seat == state.deciding or state.hand[seat] == NONE:
            return None
        found = state.copy()
        found.phase, found.deciding = PLACING, seat
        return found

    # -- counting ------------------------------------------------------------------------------------------------

    def scores(self, state: State) -> list[list[ScoreLine]]:
        assert isinstance(state, CafeState)
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

    def end_reason(self, state: State) -> str:
        return "rounds_played"

    # -- seeing --------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> CafeTableView:
        assert isinstance(state, CafeState)
        return view(state, seat)

    def sample(self, view: View, chance: Chance) -> State:
        assert isinstance(view, CafeTableView)
        return state_of(view, self.parts, chance)

    def draw(self, view: View, words: Any) -> Any:
        from ludocafe.games.cafe.terminal import draw

        assert isinstance(view, CafeTableView)
        return draw(self, view, words)

    def draw_choice(self, view: View, code: int, words: Any) -> Any:
        """A terminal picture of the area as it would be after a placement, for looking before leaping."""
        from ludocafe.games.cafe.terminal import draw_choice

        assert isinstance(view, CafeTableView)
        return draw_choice(self, view, code, words)

    def pieces(self, state: State) -> dict[str, int]:
        """CAF-94: the plan cards; beans are unlimited (CAF-09)."""
        assert isinstance(state, CafeState)
        lying = [int(card) for card in [*state.row, *state.hand] if card != NONE] + discard_of(state)
        for area in state.areas:
            lying += [int(area.card[layer]) for layer in range(1, area.layers)]
        lying += [int(state.deck[i]) for i in range(state.revealed, len(state.deck))]
        lying += [card for card in range(PLANS) if not state.plays(card)]
        return {"plan cards": len(lying), "different plan cards": len(set(lying))}

    def hides(self, state: State, seat: int) -> bool:
        """CAF-90: the order of the pile and the removed cards, hidden from everybody alike."""
        assert isinstance(state, CafeState)
        return bool(len(state.deck) - state.revealed > 1)

    # -- positions -----------------------------------------------------------------------------------------------

    def position(self, state: State) -> str:
        assert isinstance(state, CafeState)
        return self._positions.text(state)

    def parse_position(self, text: str) -> State:
        return self._positions.parse(text)


GAME = Cafe
