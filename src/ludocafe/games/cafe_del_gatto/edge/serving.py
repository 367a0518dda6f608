"""What a full cup would bring when it is served, told before it is."""

from ludocafe.core.model import Fields
from ludocafe.games.cafe_del_gatto.edge.refusals import Refusals
from ludocafe.games.cafe_del_gatto.rules.decisions import GattoState
from ludocafe.games.cafe_del_gatto.rules.state import CUPS, SPACES, TILES, cup_of

TOLD = ("sums", "kinds", "full", "menu", "tile", "change", "sweet", "cubes")


def if_served(state: GattoState, seat: int, cup: int) -> dict[str, int]:
    """Menu coins, the best tile within reach without sugar and its difference, the best with sugar and the cubes it takes."""
    total = int(state.token_sum(seat, cup))
    tile = _best(state, cup, total)
    sweet = _best(state, cup, total + int(state.sugar[seat] * state.parts.sweet_bonus))
    short = max(sweet - total, 0)
    return {
        "menu": int(state.menu_coins(seat, cup)),
        "tile": tile,
        "change": total - tile,
        "sweet": sweet,
        "cubes": -(-short // int(state.parts.sweet_bonus)) if short else 0,
    }


def if_placed(state: GattoState, column: int, row: int, refusals: Refusals) -> Fields:
    """What each cup would be worth with this token and bring when it is full then; why the other cups would not take it."""
    after = state.copy()
    after.buy(column, row, None)
    seat = int(state.active)
    told: dict[str, list[int | str]] = {name: [] for name in TOLD}
    refused: dict[str, list[int | str]] = {"refused": [], "reasons": [], "rules": []}
    for cup in range(CUPS):
        refusal = refusals.why_not_place(after, cup)
        if refusal is not None:
            refused["refused"].append(refusals.cups[cup])
            refused["reasons"].append(refusal.reason)
            refused["rules"].append(refusal.rule)
            continue
        one = after.copy()
        at = cup_of(seat, cup)
        one.tokens[at * SPACES + one.filled[at]] = one.held
        one.filled[at] += 1
        full = bool(one.is_full(seat, cup))
        brings = if_served(one, seat, cup) if full else {}
        found: dict[str, int] = {
            "sums": int(one.token_sum(seat, cup)),
            "kinds": int(one.preparations(seat, cup)),
            "full": int(full),
            **brings,
        }
        for name, numbers in told.items():
            numbers.append(found.get(name, 0))
    return {**told, **refused}


def _best(state: GattoState, cup: int, worth: int) -> int:
    """GAT-53: the highest tile of this cup's type that is left and not above its worth."""
    best, tile, stock = 0, state.parts.tile, state.stock
    for at in range(cup * TILES, (cup + 1) * TILES):
        if stock[at] > 0 and best < tile[at] <= worth:
            best = int(tile[at])
    return best
