"""Why an action of Café del Gatto is not possible: the rule, the reason, and the numbers that matter."""

from collections.abc import Callable

from ludocafe.core.model import Fields, Refusal
from ludocafe.games.cafe_del_gatto.declare import DECLARED
from ludocafe.games.cafe_del_gatto.rules.codes import (
    ACTIONS,
    ASK_AFTER_CLEAN,
    ASK_INTERIM_DISCARD,
    ASK_INTERIM_SERVE,
    ASK_PLACE,
    ASK_SERVE_MORE,
    ASK_SUGAR,
    ASK_TILE,
    ASK_TURN_START,
    GAME_OVER,
)
from ludocafe.games.cafe_del_gatto.rules.decisions import GattoState
from ludocafe.games.cafe_del_gatto.rules.state import NONE, TILES, cup_of

UNFINISHED = {
    int(ASK_PLACE): Refusal("GAT-42", "place-first"),
    int(ASK_SUGAR): Refusal("GAT-52", "sugar-first"),
    int(ASK_TILE): Refusal("GAT-53", "tile-first"),
    int(ASK_SERVE_MORE): Refusal("GAT-50", "serving-goes-on"),
    int(ASK_INTERIM_SERVE): Refusal("GAT-82", "interim-serve"),
    int(ASK_INTERIM_DISCARD): Refusal("GAT-84", "interim-empty"),
}


class Refusals:
    """Answers with the ids of one edition."""

    def __init__(self, columns: tuple[str, ...], cups: tuple[str, ...]) -> None:
        self.columns = columns
        self.cups = cups
        self.why_not: dict[str, Callable[..., Refusal | None]] = {
            "clean": self.why_not_clean,
            "buy": self.why_not_buy,
            "place": self.why_not_place,
            "serve": self.why_not_serve,
            "sugar": self.why_not_sugar,
            "tile": self.why_not_tile,
            "discard": self.why_not_discard,
            "take": self.why_not_take,
            "end_serve": self.why_not_end_serve,
            "end_turn": self.why_not_end_turn,
        }

    def refusal(self, state: GattoState, code: int) -> Refusal | None:
        if state.phase == GAME_OVER:
            return Refusal("GAT-90", "game-over")
        if not 0 <= code < ACTIONS:
            return Refusal("GAT-20", "not-now")
        kind, numbers = DECLARED.numbers(code)
        return self.why_not[kind.name](state, *numbers)

    def finish_first(self, state: GattoState) -> Refusal:
        """Something begun has to be finished before anything else."""
        return UNFINISHED[int(state.phase)]

    def why_not_clean(self, state: GattoState, column: int) -> Refusal | None:
        if state.phase not in (ASK_TURN_START, ASK_AFTER_CLEAN):
            return self.finish_first(state)
        if not state.has_open_cup(state.active):
            return Refusal("GAT-30", "no-open-cup")
        coins, cost = int(state.coins[state.active]), int(state.parts.clean_cost)
        if coins < cost:
            return Refusal("GAT-30", "cleaning-too-dear", {"price": cost, "coins": coins})
        return None

    def why_not_buy(self, state: GattoState, column: int, row: int) -> Refusal | None:
        if state.phase not in (ASK_TURN_START, ASK_AFTER_CLEAN):
            return self.finish_first(state)
        if not state.fits(state.active, column):
            return Refusal("GAT-40", "no-cup-takes-it", {"face": self.columns[column]})
        price, coins = int(state.price(column, row)), int(state.coins[state.active])
        if price > coins:
            return Refusal("GAT-40", "too-dear", {"price": price, "coins": coins})
        return None

    def why_not_place(self, state: GattoState, cup: int) -> Refusal | None:
        if state.phase != ASK_PLACE:
            return UNFINISHED.get(int(state.phase), Refusal("GAT-42", "nothing-to-place"))
        fields: Fields = {"cup": self.cups[cup], "face": self.columns[state.held_column]}
        at = cup_of(state.active, cup)
        if state.served[at] != NONE:
            return Refusal("GAT-55", "cup-served", {"cup": self.cups[cup]})
        if state.is_full(state.active, cup):
            return Refusal("GAT-45", "cup-full", {"cup": self.cups[cup]})
        if not state.cup_takes(state.active, cup, state.held_column):
            return Refusal("GAT-45", "wrong-space", fields)
        return None

    def why_not_serve(self, state: GattoState, cup: int) -> Refusal | None:
        if state.phase == ASK_AFTER_CLEAN:
            return Refusal("GAT-33", "only-buy-after-cleaning")
        if state.phase not in (ASK_TURN_START, ASK_SERVE_MORE, ASK_INTERIM_SERVE):
            return self.finish_first(state)
        fields: Fields = {"cup": self.cups[cup]}
        if state.is_served(state.deciding, cup):
            return Refusal("GAT-55", "cup-served", fields)
        missing = int(state.parts.size[cup] - state.filled[cup_of(state.deciding, cup)])
        if missing > 0:
            return Refusal("GAT-50", "cup-not-full", {**fields, "missing": missing})
        return None

    def why_not_sugar(self, state: GattoState, cubes: int) -> Refusal | None:
        if state.phase == ASK_TILE:
            return self.finish_first(state)
        if state.phase != ASK_SUGAR:
            return Refusal("GAT-59", "sugar-only-serving")
        own = int(state.sugar[state.deciding])
        return Refusal("GAT-52", "too-little-sugar", {"cubes": cubes, "own": own}) if cubes > own else None

    def why_not_tile(self, state: GattoState, index: int) -> Refusal | None:
        if state.phase not in (ASK_SUGAR, ASK_TILE):
            return Refusal("GAT-53", "tile-only-serving")
        at = int(state.serving) * int(TILES) + index
        value = int(state.parts.tile[at])
        if state.stock[at] == 0:
            return Refusal("GAT-05", "tile-taken", {"value": value})
        barista = int(state.barista(state.deciding, state.serving))
        if state.phase == ASK_SUGAR:  # with all the sugar there is
            barista += int(state.sugar[state.deciding] * state.parts.sweet_bonus)
        if value > barista:
            return Refusal("GAT-53", "tile-too-high", {"value": value, "barista": barista})
        return None if state.phase == ASK_TILE else self.finish_first(state)

    def why_not_discard(self, state: GattoState, cup: int) -> Refusal | None:
        if state.phase != ASK_INTERIM_DISCARD:
            return Refusal("GAT-84", "emptying-only-interim")
        at = cup_of(state.deciding, cup)
        if state.served[at] != NONE or state.filled[at] < state.most_tokens(state.deciding):
            return Refusal("GAT-84", "not-the-fullest", {"cup": self.cups[cup]})
        return None

    def why_not_take(self, state: GattoState) -> Refusal | None:
        if state.phase == ASK_AFTER_CLEAN:
            return Refusal("GAT-33", "only-buy-after-cleaning")
        return None if state.phase == ASK_TURN_START else self.finish_first(state)

    def why_not_end_serve(self, state: GattoState) -> Refusal | None:
        if state.phase == ASK_SERVE_MORE:
            return None
        return UNFINISHED.get(int(state.phase), Refusal("GAT-50", "nothing-to-end"))

    def why_not_end_turn(self, state: GattoState) -> Refusal | None:
        if state.phase == ASK_AFTER_CLEAN:
            return None
        return UNFINISHED.get(int(state.phase), Refusal("GAT-20", "no-pass"))
