"""Why an action of Café del Gatto is not possible: the rule, the reason, and the numbers that matter."""

from ludocafe.core.model import Fields, Refusal
from ludocafe.games.cafe_del_gatto.rules import decisions
from ludocafe.games.cafe_del_gatto.rules.decisions import GattoState
from ludocafe.games.cafe_del_gatto.rules.state import (
    AFTER_CLEAN,
    CHOOSING_TILE,
    GAME_OVER,
    INTERIM_DISCARD,
    INTERIM_SERVE,
    NONE,
    PLACING,
    ROWS,
    SERVE_MORE,
    SWEETENING,
    TILES,
    TURN_START,
    cup_of,
)

UNFINISHED = {
    int(PLACING): Refusal("GAT-42", "place-first"),
    int(SWEETENING): Refusal("GAT-52", "sugar-first"),
    int(CHOOSING_TILE): Refusal("GAT-53", "tile-first"),
    int(SERVE_MORE): Refusal("GAT-50", "serving-goes-on"),
    int(INTERIM_SERVE): Refusal("GAT-82", "interim-serve"),
    int(INTERIM_DISCARD): Refusal("GAT-84", "interim-empty"),
}


class Refusals:
    """Answers with the ids of one edition."""

    def __init__(self, columns: tuple[str, ...], cups: tuple[str, ...]) -> None:
        self.columns = columns
        self.cups = cups

    def refusal(self, state: GattoState, code: int) -> Refusal | None:
        if state.phase == GAME_OVER:
            return Refusal("GAT-90", "game-over")
        if not 0 <= code < decisions.ACTIONS:
            return Refusal("GAT-20", "not-now")
        if code < decisions.BUY:
            return self.why_not_clean(state)
        if code < decisions.PLACE:
            return self.why_not_buy(state, *divmod(code - int(decisions.BUY), int(ROWS)))
        if code < decisions.SERVE:
            return self.why_not_place(state, code - int(decisions.PLACE))
        if code < decisions.SUGAR:
            return self.why_not_serve(state, code - int(decisions.SERVE))
        if code < decisions.TILE:
            return self.why_not_sugar(state, code - int(decisions.SUGAR))
        if code < decisions.DISCARD:
            return self.why_not_tile(state, code - int(decisions.TILE))
        if code < decisions.TAKE:
            return self.why_not_discard(state, code - int(decisions.DISCARD))
        if code == decisions.TAKE:
            if state.phase == AFTER_CLEAN:
                return Refusal("GAT-33", "only-buy-after-cleaning")
            return None if state.phase == TURN_START else self.finish_first(state)
        if code == decisions.END_SERVE:
            return None if state.phase == SERVE_MORE else UNFINISHED.get(int(state.phase), Refusal("GAT-50", "nothing-to-end"))
        return None if state.phase == AFTER_CLEAN else UNFINISHED.get(int(state.phase), Refusal("GAT-20", "no-pass"))

    def finish_first(self, state: GattoState) -> Refusal:
        """Something begun has to be finished before anything else."""
        return UNFINISHED[int(state.phase)]

    def why_not_clean(self, state: GattoState) -> Refusal | None:
        if state.phase not in (TURN_START, AFTER_CLEAN):
            return self.finish_first(state)
        if not state.has_open_cup(state.active):
            return Refusal("GAT-30", "no-open-cup")
        coins, cost = int(state.coins[state.active]), int(state.parts.clean_cost)
        if coins < cost:
            return Refusal("GAT-30", "cleaning-too-dear", {"price": cost, "coins": coins})
        return None

    def why_not_buy(self, state: GattoState, column: int, row: int) -> Refusal | None:
        if state.phase not in (TURN_START, AFTER_CLEAN):
            return self.finish_first(state)
        if not state.fits(state.active, column):
            return Refusal("GAT-40", "no-cup-takes-it", {"face": self.columns[column]})
        price, coins = int(state.price(column, row)), int(state.coins[state.active])
        if price > coins:
            return Refusal("GAT-40", "too-dear", {"price": price, "coins": coins})
        return None

    def why_not_place(self, state: GattoState, cup: int) -> Refusal | None:
        if state.phase != PLACING:
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
        if state.phase == AFTER_CLEAN:
            return Refusal("GAT-33", "only-buy-after-cleaning")
        if state.phase not in (TURN_START, SERVE_MORE, INTERIM_SERVE):
            return self.finish_first(state)
        fields: Fields = {"cup": self.cups[cup]}
        if state.is_served(state.deciding, cup):
            return Refusal("GAT-55", "cup-served", fields)
        missing = int(state.parts.size[cup] - state.filled[cup_of(state.deciding, cup)])
        if missing > 0:
            return Refusal("GAT-50", "cup-not-full", {**fields, "missing": missing})
        return None

    def why_not_sugar(self, state: GattoState, cubes: int) -> Refusal | None:
        if state.phase == CHOOSING_TILE:
            return self.finish_first(state)
        if state.phase != SWEETENING:
            return Refusal("GAT-59", "sugar-only-serving")
        own = int(state.sugar[state.deciding])
        return Refusal("GAT-52", "too-little-sugar", {"cubes": cubes, "own": own}) if cubes > own else None

    def why_not_tile(self, state: GattoState, index: int) -> Refusal | None:
        if state.phase not in (SWEETENING, CHOOSING_TILE):
            return Refusal("GAT-53", "tile-only-serving")
        at = int(state.serving) * int(TILES) + index
        value = int(state.parts.tile[at])
        if state.stock[at] == 0:
            return Refusal("GAT-05", "tile-taken", {"value": value})
        barista = int(state.barista(state.deciding, state.serving))
        if state.phase == SWEETENING:  # with all the sugar there is
            barista += int(state.sugar[state.deciding] * state.parts.sweet_bonus)
        if value > barista:
            return Refusal("GAT-53", "tile-too-high", {"value": value, "barista": barista})
        return None if state.phase == CHOOSING_TILE else self.finish_first(state)

    def why_not_discard(self, state: GattoState, cup: int) -> Refusal | None:
        if state.phase != INTERIM_DISCARD:
            return Refusal("GAT-84", "emptying-only-interim")
        at = cup_of(state.deciding, cup)
        if state.served[at] != NONE or state.filled[at] < state.most_tokens(state.deciding):
            return Refusal("GAT-84", "not-the-fullest", {"cup": self.cups[cup]})
        return None
