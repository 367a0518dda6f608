"""Café del Gatto, by Lena Burkhardt and Julia Wagner: buy tokens, fill cups, serve drinks."""

from typing import Any, ClassVar

from ludocafe.core.chance import Chance
from ludocafe.core.declare import Codec, Declaration
from ludocafe.core.edition import Edition, Objection
from ludocafe.core.form import Form
from ludocafe.core.game import Credits, Game, View
from ludocafe.core.model import Decision, Effect, Fields, Refusal, ScoreLine, Settings
from ludocafe.core.observe import Observer
from ludocafe.core.state import Journal
from ludocafe.games.cafe_del_gatto import edition as editions
from ludocafe.games.cafe_del_gatto.declare import DECLARED
from ludocafe.games.cafe_del_gatto.edge.effects import Effects
from ludocafe.games.cafe_del_gatto.edge.notation import TileReader
from ludocafe.games.cafe_del_gatto.edge.position import Positions
from ludocafe.games.cafe_del_gatto.edge.refusals import Refusals
from ludocafe.games.cafe_del_gatto.edge.view import GattoView, state_of, view
from ludocafe.games.cafe_del_gatto.form import FORM
from ludocafe.games.cafe_del_gatto.rules.codes import ASK_TURN_START, GAME_OVER
from ludocafe.games.cafe_del_gatto.rules.decisions import GattoState
from ludocafe.games.cafe_del_gatto.rules.observe import GattoObserver
from ludocafe.games.cafe_del_gatto.rules.state import CUPS, NO_INTERIM, NONE, TILES, cup_of


class CafeDelGatto(Game[GattoState, GattoView]):
    """The contract for Café del Gatto."""

    id: ClassVar[str] = "cafe_del_gatto"
    prefix: ClassVar[str] = "GAT"
    rules_version: ClassVar[int] = 1
    form: ClassVar[Form] = FORM
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    minutes: ClassVar[int] = 30
    complexity: ClassVar[int] = 2
    credits: ClassVar[Credits] = Credits(("Lena Burkhardt", "Julia Wagner"), ("Robin Struss",), ("Schmidt Spiele",), 2023)
    declaration: ClassVar[Declaration] = DECLARED
    view_type: ClassVar[type[View]] = GattoView
    gained: ClassVar[frozenset[str]] = frozenset({"drink"})
    same_view_for_all: ClassVar[bool] = True
    max_decisions: ClassVar[int] = 2000

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.parts = editions.components(edition)
        columns = tuple(face["id"] for face in edition.data["faces"])
        tokens = tuple(token["id"] for token in edition.data["tokens"])
        cups = tuple(cup["id"] for cup in edition.data["cups"])
        self.vocabulary = DECLARED.vocabulary({"face": columns, "token": tokens, "cup": cups})
        self.codec = Codec(DECLARED, self.vocabulary, {"tile": TileReader(cups)})
        self._refusals = Refusals(columns, cups)
        self._effects = Effects(tokens, cups, self._refusals)
        self._positions = Positions(self.parts, tokens, columns, cups)
        self._columns, self._tokens, self._cups = columns, tokens, cups

    @classmethod
    def check_edition(cls, data: dict[str, Any]) -> list[Objection]:
        return editions.check(data)

    def new(self, seats: int, settings: Settings, chance: Chance, journal: Journal | None = None) -> GattoState:
        state = GattoState(self.parts, seats)
        state.set_up(chance, journal)
        return state

    # -- asking --------------------------------------------------------------------------------------------------

    def decision(self, state: GattoState) -> Decision:
        question = DECLARED.questions[state.phase]
        if state.phase == GAME_OVER:
            return Decision(None, question.name, question.rule)
        fields: Fields = {}
        if state.serving != NONE:
            fields["cup"] = self._cups[state.serving]
            fields["barista"] = int(state.barista(state.deciding, state.serving))
        if state.held != NONE:
            fields["token"] = self._tokens[state.held]
            fields["face"] = self._columns[state.held_column]
        return Decision(int(state.deciding), question.name, question.rule, fields)

    def refusal(self, state: GattoState, code: int) -> Refusal | None:
        return self._refusals.refusal(state, code)

    def heading(self, state: GattoState) -> Fields:
        return {"round": int(state.round)}

    def details(self, state: GattoState, code: int) -> Fields:
        return self._effects.details(state, code)

    def effects(self, state: GattoState, code: int) -> list[Effect]:
        return self._effects.effects(state, code)

    def preview_state(self, state: GattoState, seat: int) -> GattoState | None:
        """GAT-20: the own next turn as it would be if it came now; none in an intermediate round, nor when no turn will come."""
        last = state.end_is_due() and seat < state.active
        if state.phase == GAME_OVER or seat == state.deciding or state.interim != NO_INTERIM or last:
            return None
        found = state.copy()
        found.phase, found.active, found.deciding = ASK_TURN_START, seat, seat
        found.held = found.serving = NONE
        found.sweetened = 0
        return found

    # -- counting ------------------------------------------------------------------------------------------------

    def scores(self, state: GattoState) -> list[list[ScoreLine]]:
        table: list[list[ScoreLine]] = []
        for seat in range(state.seats):
            lines = []
            for cup in range(CUPS):
                index = int(state.served[cup_of(seat, cup)])
                if index != NONE:
                    value = int(state.parts.tile[cup * TILES + index])
                    lines.append(ScoreLine("drink", "GAT-91", value, {"cup": self._cups[cup]}))
            lines.append(ScoreLine("sugar", "GAT-91", int(state.sugar_points(seat)), {"cubes": int(state.sugar[seat])}))
            table.append(lines)
        return table

    def pieces(self, state: GattoState) -> dict[str, int]:
        on_cups = sum(int(n) for n in state.filled)
        in_machine = sum(int(token) != NONE for token in state.machine)
        tiles = sum(int(n) for n in state.stock) + sum(int(index) != NONE for index in state.served)
        return {
            "tokens": int(state.bag_size + state.discard_size) + on_cups + in_machine + int(state.held != NONE),
            "counted tokens": sum(map(int, state.bag))
            + sum(map(int, state.discard))
            + on_cups
            + in_machine
            + int(state.held != NONE),
            "coins": int(state.coin_reserve) + sum(map(int, state.coins)),
            "sugar": int(state.sugar_reserve) + sum(map(int, state.sugar)),
            "tiles": tiles,
        }

    def progress(self, state: GattoState) -> Fields:
        return {"round": int(state.round)}

    def end_reason(self, state: GattoState) -> str:
        return "all_served"

    # -- seeing --------------------------------------------------------------------------------------------------

    def view(self, state: GattoState, seat: int | None) -> GattoView:
        return view(state, seat)

    def sample(self, view: GattoView, chance: Chance) -> GattoState:
        return state_of(view, self.parts)

    # -- learning ------------------------------------------------------------------------------------------------

    @property
    def forms(self) -> tuple[str, ...]:
        return ("flat",)

    def observer(self, seats: int, form: str = "flat") -> Observer:
        if form not in self.forms:
            return super().observer(seats, form)
        return GattoObserver(self.parts, seats)

    # -- positions -----------------------------------------------------------------------------------------------

    def position(self, state: GattoState) -> str:
        return self._positions.text(state)

    def parse_position(self, text: str) -> GattoState:
        return self._positions.parse(text)


GAME = CafeDelGatto
