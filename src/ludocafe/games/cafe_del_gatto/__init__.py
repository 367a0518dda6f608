"""Café del Gatto, by Lena Burkhardt and Julia Wagner: buy tokens, fill cups, serve drinks."""

from typing import Any, ClassVar

from ludocafe.core.chance import Chance
from ludocafe.core.edition import Edition, Problem
from ludocafe.core.game import Credits, Game, View
from ludocafe.core.model import Action, Decision, Effect, EventKind, Fields, Refusal, ScoreLine, Settings, Vocabulary
from ludocafe.core.state import Journal, State
from ludocafe.games.cafe_del_gatto import edition as editions
from ludocafe.games.cafe_del_gatto.brain.policy import GattoPolicy
from ludocafe.games.cafe_del_gatto.edge.actions import Actions
from ludocafe.games.cafe_del_gatto.edge.position import PHASES, Positions
from ludocafe.games.cafe_del_gatto.edge.refusals import Refusals
from ludocafe.games.cafe_del_gatto.edge.view import GattoView, state_of, view
from ludocafe.games.cafe_del_gatto.rules import decisions
from ludocafe.games.cafe_del_gatto.rules.decisions import GattoState
from ludocafe.games.cafe_del_gatto.rules.state import CUPS, NONE, ROWS, TILES, cup_of, place

# In the order of the event numbers in rules/decisions.py.
EVENTS = (
    EventKind("coins_paid", ("seat", "amount")),
    EventKind("coins_gained", ("seat", "amount")),
    EventKind("token_bought", ("seat", "column", "row", "token", "price")),
    EventKind("sugar_gained", ("seat", "cubes")),
    EventKind("token_placed", ("seat", "cup", "token", "face")),
    EventKind("token_drawn", ("column", "row", "token"), reveals=True),
    EventKind("bag_refilled", ("tokens",)),
    EventKind("column_cleaned", ("seat", "column")),
    EventKind("cup_served", ("seat", "cup", "sum")),
    EventKind("sugar_spent", ("seat", "cubes")),
    EventKind("tile_taken", ("seat", "cup", "value")),
    EventKind("interim_started", ("seat",)),
    EventKind("interim_skipped", ("seat",)),
    EventKind("cup_emptied", ("seat", "cup")),
    EventKind("end_triggered", ("seat",)),
    EventKind("game_ended", ()),
    EventKind("turn_started", ("seat",)),
)

# The rule under which each phase asks.
RULES = ("GAT-20", "GAT-33", "GAT-45", "GAT-52", "GAT-53", "GAT-50", "GAT-82", "GAT-84", "GAT-90")


class CafeDelGatto(Game):
    """The contract for Café del Gatto."""

    id: ClassVar[str] = "cafe_del_gatto"
    prefix: ClassVar[str] = "GAT"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    minutes: ClassVar[int] = 30
    complexity: ClassVar[int] = 2
    credits: ClassVar[Credits] = Credits(("Lena Burkhardt", "Julia Wagner"), ("Robin Struss",), ("Schmidt Spiele",), 2023)
    events: ClassVar[tuple[EventKind, ...]] = EVENTS
    view_type: ClassVar[type[View]] = GattoView
    gained: ClassVar[frozenset[str]] = frozenset({"drink"})
    one_view: ClassVar[bool] = True
    action_count: ClassVar[int] = int(decisions.ACTIONS)
    longest: ClassVar[int] = 2000

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.parts = editions.components(edition)
        columns = tuple(face["id"] for face in edition.data["faces"])
        tokens = tuple(token["id"] for token in edition.data["tokens"])
        cups = tuple(cup["id"] for cup in edition.data["cups"])
        self.vocabulary = {
            "seat": Vocabulary("seat", ()),
            "column": Vocabulary("face", columns),
            "face": Vocabulary("face", columns),
            "token": Vocabulary("token", tokens),
            "cup": Vocabulary("cup", cups),
            "cups": Vocabulary("cup", cups),
        }
        self.policy = GattoPolicy()
        self._actions = Actions(columns, cups)
        self._refusals = Refusals(columns, cups)
        self._positions = Positions(self.parts, tokens, columns, cups)
        self._columns, self._tokens, self._cups = columns, tokens, cups

    @classmethod
    def check_edition(cls, data: dict[str, Any]) -> list[Problem]:
        return editions.check(data)

    def new(self, seats: int, settings: Settings, chance: Chance, journal: Journal | None = None) -> State:
        state = GattoState(self.parts, seats)
        state.set_up(chance, journal)
        return state

    # -- asking --------------------------------------------------------------------------------------------------

    def decision(self, state: State) -> Decision:
        assert isinstance(state, GattoState)
        phase = int(state.phase)
        kind = PHASES[phase]
        if kind == "game_over":
            return Decision(None, kind, RULES[phase])
        fields: Fields = {}
        if state.serving != NONE:
            fields["cup"] = self._cups[state.serving]
            fields["barista"] = int(state.barista(state.deciding, state.serving))
        if state.held != NONE:
            fields["token"] = self._tokens[state.held]
            fields["face"] = self._columns[state.held_column]
        return Decision(int(state.deciding), kind, RULES[phase], fields)

    def action(self, state: State, code: int) -> Action:
        assert isinstance(state, GattoState)
        return self._actions.action(state, code)

    def notation(self, state: State, code: int) -> str:
        assert isinstance(state, GattoState)
        return self._actions.notation(state, code)

    def parse(self, state: State, text: str) -> int:
        assert isinstance(state, GattoState)
        return self._actions.parse(state, text)

    def code(self, state: State, action: Action) -> int:
        assert isinstance(state, GattoState)
        return self._actions.code(state, action)

    def refusal(self, state: State, code: int) -> Refusal | None:
        assert isinstance(state, GattoState)
        return self._refusals.refusal(state, code)

    def details(self, state: State, code: int) -> Fields:
        assert isinstance(state, GattoState)
        if code < decisions.BUY:
            left = int(state.coins[state.active] - state.parts.clean_cost)
            return {"left": left, "scarce": int(not self._surely_buys(state, code - int(decisions.CLEAN), left))}
        if decisions.BUY <= code < decisions.PLACE:
            column, row = divmod(code - int(decisions.BUY), int(ROWS))
            takers = [id for cup, id in enumerate(self._cups) if state.cup_takes(state.active, cup, column)]
            token = self._tokens[state.machine[place(column, row)]]
            slid = self._prices_after(state, column, row)
            return {"token": token, "price": int(state.price(column, row)), "cups": takers, "slid": list(slid)}
        if decisions.SERVE <= code < decisions.SUGAR:
            return {"sum": int(state.token_sum(state.deciding, code - decisions.SERVE))}
        if code == decisions.TAKE:
            return {"amount": min(int(state.parts.take), int(state.coin_reserve))}
        return {}

    def _surely_buys(self, state: GattoState, cleaned: int, coins: int) -> bool:
        """Can a token that fits be paid with ``coins`` once this column is cleaned, whatever is drawn?"""
        parts, other = state.parts, 1 - cleaned
        here = min(int(state.price(cleaned, row)) for row in range(ROWS))  # set by neighbours that stay
        there = max(parts.value) + min(parts.surcharge)  # set by the draw
        return bool((state.fits(state.active, cleaned) and here <= coins) or (state.fits(state.active, other) and there <= coins))

    def _prices_after(self, state: GattoState, column: int, row: int) -> list[int]:
        """GAT-41, GAT-42: prices after this purchase, column by column from the bottom; -1 where they are not known yet."""
        after = state.copy()
        after.buy(column, row, None)
        known = [after.machine[place(0, other)] != NONE and after.machine[place(1, other)] != NONE for other in range(ROWS)]
        return [int(after.price(side, other)) if known[other] else -1 for side in range(2) for other in range(ROWS)]

    def effects(self, state: State, code: int) -> list[Effect]:
        assert isinstance(state, GattoState)
        if code < decisions.BUY:
            return [Effect("pay", {"amount": int(state.parts.clean_cost)})]
        if code < decisions.PLACE:
            column, row = divmod(code - int(decisions.BUY), int(ROWS))
            effects = [Effect("pay", {"amount": int(state.price(column, row))})]
            if state.parts.value[state.machine[place(column, row)]] == state.parts.sweet_value and state.sugar_reserve > 0:
                effects.append(Effect("sugar", {"amount": min(int(state.parts.sweet_gain), int(state.sugar_reserve))}))
            return effects
        if code < decisions.SERVE:
            cup = code - int(decisions.PLACE)
            at = cup_of(state.active, cup)
            total = int(state.token_sum(state.active, cup) + state.parts.value[state.held])
            return [Effect("filling", {"filled": int(state.filled[at]) + 1, "size": int(state.parts.size[cup]), "sum": total})]
        if code < decisions.SUGAR:
            cup = code - int(decisions.SERVE)
            return [Effect("menu", {"amount": min(int(state.menu_coins(state.deciding, cup)), int(state.coin_reserve))})]
        if code < decisions.TILE:
            cubes = code - int(decisions.SUGAR)
            barista = int(state.token_sum(state.deciding, state.serving) + cubes * state.parts.sweet_bonus)
            return [Effect("barista", {"barista": barista})]
        if code < decisions.DISCARD:
            value = int(state.parts.tile[state.serving * TILES + code - decisions.TILE])
            gain = state.menu_coins(state.deciding, state.serving) + state.barista(state.deciding, state.serving) - value
            return [
                Effect("points", {"amount": value}),
                Effect("coins", {"amount": int(min(gain, state.coin_reserve))}),
            ]
        if code == decisions.TAKE:
            return [Effect("coins", {"amount": min(int(state.parts.take), int(state.coin_reserve))})]
        return []

    # -- counting ------------------------------------------------------------------------------------------------

    def scores(self, state: State) -> list[list[ScoreLine]]:
        assert isinstance(state, GattoState)
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

    def pieces(self, state: State) -> dict[str, int]:
        assert isinstance(state, GattoState)
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

    def end_reason(self, state: State) -> str:
        return "all_served"

    # -- seeing --------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> GattoView:
        assert isinstance(state, GattoState)
        return view(state, seat)

    def sample(self, view: View, chance: Chance) -> State:
        assert isinstance(view, GattoView)
        return state_of(view, self.parts)

    def draw(self, view: View, words: Any) -> Any:
        from ludocafe.games.cafe_del_gatto.terminal import draw

        return draw(self, view, words)

    # -- positions -----------------------------------------------------------------------------------------------

    def position(self, state: State) -> str:
        assert isinstance(state, GattoState)
        return self._positions.text(state)

    def parse_position(self, text: str) -> State:
        return self._positions.parse(text)


GAME = CafeDelGatto
