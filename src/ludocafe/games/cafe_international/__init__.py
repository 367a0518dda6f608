"""Café International – the card game, by Rudi Hoffmann and Roland Siegers: seat guests at tables of their nation."""

from typing import Any, ClassVar

from ludocafe.core.chance import Chance, FastChance
from ludocafe.core.declare import Codec, Declaration
from ludocafe.core.edition import Edition, Objection
from ludocafe.core.form import Form
from ludocafe.core.game import Credits, Game, View
from ludocafe.core.masks import size_of
from ludocafe.core.model import Decision, Effect, Fields, Refusal, ScoreLine, Setting, Settings
from ludocafe.core.observe import Observer
from ludocafe.core.state import Journal
from ludocafe.games.cafe_international import edition as editions
from ludocafe.games.cafe_international.declare import DECLARED, GENDERS, REASONS
from ludocafe.games.cafe_international.edge.position import POINTS, Positions
from ludocafe.games.cafe_international.edge.refusals import Refusals
from ludocafe.games.cafe_international.edge.view import InternationalView, guests_out, state_of, tables_out, view
from ludocafe.games.cafe_international.form import FORM
from ludocafe.games.cafe_international.rules.codes import ASK_TURN, GAME_OVER
from ludocafe.games.cafe_international.rules.decisions import InternationalState
from ludocafe.games.cafe_international.rules.observe import InternationalObserver, TableObserver
from ludocafe.games.cafe_international.rules.state import NONE, SIDES, SLOTS, SOURCES, TOUCHED

# The rule that grants the points of each source.
SCORING_RULES = ("CIN-62", "CIN-63", "CIN-104")
RANDOM = "random"
FACE_DOWN = "X"  # what others read of a discard (CIN-84)


class CafeInternational(Game[InternationalState, InternationalView]):
    """The contract for Café International."""

    id: ClassVar[str] = "cafe_international"
    prefix: ClassVar[str] = "CIN"
    rules_version: ClassVar[int] = 1
    form: ClassVar[Form] = FORM
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    minutes: ClassVar[int] = 45
    complexity: ClassVar[int] = 2
    credits: ClassVar[Credits] = Credits(("Rudi Hoffmann", "Roland Siegers"), (), ("AMIGO",), 2001)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("circle_tribe", ("off", "on"), "CIN-100"),
        Setting("first_player", (RANDOM, "1", "2", "3", "4", "5"), "CIN-24", names_player=True),
    )
    declaration: ClassVar[Declaration] = DECLARED
    gained: ClassVar[frozenset[str]] = frozenset(POINTS)
    view_type: ClassVar[type[View]] = InternationalView
    max_decisions: ClassVar[int] = 1000  # at most 178 turns of five decisions (section 10)

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.parts = editions.components(edition)
        nations = tuple(nation["id"] for nation in edition.data["nation"])
        guests = tuple(f"{nation}-{gender}" for nation in nations for gender in GENDERS)
        slots = tuple(slot["key"] for slot in edition.data["table_slot"])
        self.vocabulary = DECLARED.vocabulary({"guest": guests, "table": nations, "slot": slots})
        self.codec = Codec(DECLARED, self.vocabulary)
        self._refusals = Refusals(nations, guests, slots)
        self._positions = Positions(self.parts, nations, guests, slots)
        self.nations, self.guests, self.slots = nations, guests, slots

    @classmethod
    def check_edition(cls, data: dict[str, Any]) -> list[Objection]:
        return editions.check(data)

    def new(self, seats: int, settings: Settings, chance: Chance, journal: Journal | None = None) -> InternationalState:
        state = InternationalState(self.parts, seats)
        state.circle_tribe = int(settings["circle_tribe"] == "on")
        first = settings["first_player"]
        state.set_up(NONE if first == RANDOM else int(first) - 1, chance, journal)
        return state

    # -- asking --------------------------------------------------------------------------------------------------

    def decision(self, state: InternationalState) -> Decision:
        question = DECLARED.questions[state.phase]
        seat = None if state.phase == GAME_OVER else int(state.active)
        return Decision(seat, question.name, question.rule, self._told(state, question.name))

    def _told(self, state: InternationalState, question: str) -> Fields:
        """What the words of a question need to know."""
        match question:
            case "turn":
                return {"left": int(state.parts.cards_per_turn)}
            case "more":
                return {"placed": int(state.placed), "left": int(state.parts.cards_per_turn - state.placed)}
            case "partner":
                return {"guest": self.guests[state.room.guest[state.pending]], "chair": int(state.pending)}
            case "forming":
                return {
                    "gender": GENDERS[state.forming_gender],
                    "slot": self.slots[state.forming],
                    "table": self.nations[state.room.table[state.forming]],
                    "left": int(size_of(state.room.free_at(state.forming))),
                }
        return {}

    def public_notation(self, state: InternationalState, code: int) -> str:
        """CIN-84: others read only that a card was put face down."""
        return FACE_DOWN if DECLARED.kind_of(code)[0].name == "discard" else self.notation(state, code)

    def refusal(self, state: InternationalState, code: int) -> Refusal | None:
        return self._refusals.refusal(state, code)

    def details(self, state: InternationalState, code: int) -> Fields:
        kind, numbers = DECLARED.numbers(code)
        if kind.name == "form":
            return {"table": self.nations[state.room.table[numbers[0]]]}
        if kind.name == "place":
            return {"points": sum(self._values(state, *numbers).values())}
        return {}

    def _values(self, state: InternationalState, kind: int, chair: int) -> dict[int, int]:
        """Points a placement would make at each table it touches; a formation's last card includes its own."""
        values: dict[int, int] = {}
        for i in range(TOUCHED):
            slot = int(state.parts.slot_at[chair * TOUCHED + i])
            if slot == NONE:
                break
            values[slot] = int(state.room.value(slot, kind)) if slot != state.forming else self._formation(state, kind)
        return values

    def _formation(self, state: InternationalState, kind: int) -> int:
        """CIN-104: what this guest brings to the formed table: nothing unless it is the last."""
        slot = int(state.forming)
        if state.room.guests_at(slot) + 1 < SIDES:
            return 0
        seated = {int(state.room.guest[state.parts.chair_at[slot * SIDES + side]]) // 2 for side in range(SIDES)} - {int(NONE)}
        one_nation = seated <= {kind // 2}
        return int(state.parts.formation_one_nation if one_nation else state.parts.formation)

    def effects(self, state: InternationalState, code: int) -> list[Effect]:
        match DECLARED.kind_of(code)[0].name:
            case "place":
                return self._placement_effects(state, code)
            case "discard":
                return [Effect("penalty", {"amount": -int(state.parts.penalty)})]
            case "draw":
                last = [Effect("last_guest")] if state.pile_size == 1 else []
                return [Effect("hand", {"cards": int(state.hand_size[state.active]) + 1}), *last]
            case "end":
                seat = int(state.active)
                return [Effect("result", {"place": self.places(state)[seat], "points": int(state.points(seat))})]
        return []

    def _placement_effects(self, state: InternationalState, code: int) -> list[Effect]:
        effects: list[Effect] = []
        values = self._values(state, *DECLARED.numbers(code)[1])
        for slot, amount in values.items():
            if amount:
                table = self.nations[state.room.table[slot]]
                effects.append(Effect("points", {"amount": amount, "slot": self.slots[slot], "table": table}))
        if not effects and state.forming == NONE:
            effects.append(Effect("opens", {"amount": self._partner(state, code)}))
        # CIN-105: full tables wait for a formation's last guest, then all of them leave
        leaving = state.forming == NONE or state.room.guests_at(state.forming) + 1 == SIDES
        full = [slot for slot in range(SLOTS) if leaving and state.room.guests_at(slot) + (slot in values) == SIDES]
        for slot in full:
            effects.append(Effect("completes", {"slot": self.slots[slot], "table": self.nations[state.room.table[slot]]}))
        if len(full) > state.tables_size:
            effects.append(Effect("tables_short"))
        return effects

    def _partner(self, state: InternationalState, code: int) -> int:
        """CIN-53: the most that the guest who must follow an opener can make."""
        after = state.copy()
        after.apply(code, FastChance(0), None)  # nobody has company yet, so no table leaves and nothing is drawn
        return max(sum(self._values(after, *DECLARED.numbers(int(follow))[1]).values()) for follow in after.legal())

    def preview_state(self, state: InternationalState, seat: int) -> InternationalState | None:
        """CIN-30: the own next turn as it would be if it came now; not while somebody is in the middle of a table."""
        if state.phase == GAME_OVER or seat == state.active or state.pending != NONE or state.forming != NONE:
            return None
        found = state.copy()
        found.phase, found.active, found.placed, found.earned = ASK_TURN, seat, 0, 0
        return found

    # -- counting ------------------------------------------------------------------------------------------------

    def scores(self, state: InternationalState) -> list[list[ScoreLine]]:
        penalty = int(state.parts.penalty)
        table: list[list[ScoreLine]] = []
        for seat in range(state.seats):
            made = [int(state.score[seat * SOURCES + source]) for source in range(SOURCES)]
            lines = [ScoreLine(POINTS[source], SCORING_RULES[source], made[source]) for source in range(SOURCES)]
            if not state.circle_tribe:
                lines.pop()
            hand, down = int(state.hand_size[seat]), int(state.down_size[seat])
            lines.append(ScoreLine("hand", "CIN-95", -penalty * hand, {"cards": hand}))
            lines.append(ScoreLine("face_down", "CIN-95", -penalty * down, {"cards": down}))
            table.append(lines)
        return table

    def progress(self, state: InternationalState) -> Fields:
        return {"guests": int(state.pile_size)}

    def end_reason(self, state: InternationalState) -> str:
        return REASONS[state.reason]

    def pieces(self, state: InternationalState) -> dict[str, int]:
        """All cards of a game are 96 guests and 24 tables; here those still in play and those that left."""
        cards = sum(int(n) for n in state.hand) + sum(int(n) for n in state.down)
        counted = sum(int(n) for n in state.hand_size) + sum(int(n) for n in state.down_size)
        seated = sum(int(kind) != NONE for kind in state.room.guest)
        lying = sum(int(nation) != NONE for nation in state.room.table)
        return {
            "guests": cards + seated + int(state.pile_size) + sum(guests_out(state)),
            "counted cards": cards - counted,
            "overdrawn kinds": sum(left < 0 for left in guests_out(state)),
            "tables": lying + int(state.tables_size) + sum(tables_out(state)),
            "overdrawn nations": sum(left < 0 for left in tables_out(state)),
        }

    # -- seeing --------------------------------------------------------------------------------------------------

    def view(self, state: InternationalState, seat: int | None) -> InternationalView:
        return view(state, seat)

    def sample(self, view: InternationalView, chance: Chance) -> InternationalState:
        state = state_of(view, self.parts)
        state.redeal(NONE if view.seat is None else view.seat, chance)
        return state

    # -- learning ------------------------------------------------------------------------------------------------

    @property
    def forms(self) -> tuple[str, ...]:
        return ("flat", "sets")

    def observer(self, seats: int, form: str = "flat") -> Observer:
        if form not in self.forms:
            return super().observer(seats, form)
        return TableObserver(self.parts, seats) if form == "sets" else InternationalObserver(self.parts, seats)

    # -- positions -----------------------------------------------------------------------------------------------

    def position(self, state: InternationalState) -> str:
        return self._positions.text(state)

    def parse_position(self, text: str) -> InternationalState:
        return self._positions.parse(text)


GAME = CafeInternational
