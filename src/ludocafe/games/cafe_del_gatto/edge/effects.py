"""What words about a choice need beyond its own fields, and what it would bring."""

from ludocafe.core.model import Effect, Fields
from ludocafe.games.cafe_del_gatto.declare import DECLARED
from ludocafe.games.cafe_del_gatto.edge.refusals import Refusals
from ludocafe.games.cafe_del_gatto.edge.serving import if_placed, if_served
from ludocafe.games.cafe_del_gatto.rules.decisions import GattoState
from ludocafe.games.cafe_del_gatto.rules.state import NONE, ROWS, TILES, cup_of, place


class Effects:
    """Told with the ids of one edition."""

    def __init__(self, tokens: tuple[str, ...], cups: tuple[str, ...], refusals: Refusals) -> None:
        self.tokens = tokens
        self.cups = cups
        self.refusals = refusals

    def details(self, state: GattoState, code: int) -> Fields:
        kind, numbers = DECLARED.numbers(code)
        match kind.name:
            case "clean":
                left = int(state.coins[state.active] - state.parts.clean_cost)
                return {"left": left, "scarce": int(not _surely_buys(state, numbers[0], left))}
            case "buy":
                column, row = numbers
                takers = [id for cup, id in enumerate(self.cups) if state.cup_takes(state.active, cup, column)]
                token = self.tokens[state.machine[place(column, row)]]
                slid = _prices_after(state, column, row)
                now: Fields = {"token": token, "price": int(state.price(column, row)), "cups": [*takers], "slid": [*slid]}
                return {**now, **if_placed(state, column, row, self.refusals)}
            case "serve":
                cup = numbers[0]
                return {"sum": int(state.token_sum(state.deciding, cup)), **if_served(state, int(state.deciding), cup)}
            case "take":
                return {"amount": _coins_taken(state)}
        return {}

    def effects(self, state: GattoState, code: int) -> list[Effect]:
        kind, numbers = DECLARED.numbers(code)
        match kind.name:
            case "clean":
                return [Effect("pay", {"amount": int(state.parts.clean_cost)})]
            case "buy":
                return _purchase(state, *numbers)
            case "place":
                cup = numbers[0]
                filled = int(state.filled[cup_of(state.active, cup)]) + 1
                total = int(state.token_sum(state.active, cup) + state.parts.value[state.held])
                return [Effect("filling", {"filled": filled, "size": int(state.parts.size[cup]), "sum": total})]
            case "serve":
                coins = min(int(state.menu_coins(state.deciding, numbers[0])), int(state.coin_reserve))
                return [Effect("menu", {"amount": coins})]
            case "sugar":
                barista = state.token_sum(state.deciding, state.serving) + numbers[0] * state.parts.sweet_bonus
                return [Effect("barista", {"barista": int(barista)})]
            case "tile":
                value = int(state.parts.tile[state.serving * TILES + numbers[0]])
                gain = state.menu_coins(state.deciding, state.serving) + state.barista(state.deciding, state.serving) - value
                coins = int(min(gain, state.coin_reserve))
                return [Effect("points", {"amount": value}), Effect("coins", {"amount": coins})]
            case "take":
                return [Effect("coins", {"amount": _coins_taken(state)})]
        return []


def _coins_taken(state: GattoState) -> int:
    return min(int(state.parts.take), int(state.coin_reserve))


def _purchase(state: GattoState, column: int, row: int) -> list[Effect]:
    effects = [Effect("pay", {"amount": int(state.price(column, row))})]
    if state.parts.value[state.machine[place(column, row)]] == state.parts.sweet_value and state.sugar_reserve > 0:
        effects.append(Effect("sugar", {"amount": min(int(state.parts.sweet_gain), int(state.sugar_reserve))}))
    return effects


def _surely_buys(state: GattoState, cleaned: int, coins: int) -> bool:
    """Can a token that fits be paid with ``coins`` once this column is cleaned, whatever is drawn?"""
    parts, other = state.parts, 1 - cleaned
    here = min(int(state.price(cleaned, row)) for row in range(ROWS))  # set by neighbours that stay
    there = max(parts.value) + min(parts.surcharge)  # set by the draw
    return bool((state.fits(state.active, cleaned) and here <= coins) or (state.fits(state.active, other) and there <= coins))


def _prices_after(state: GattoState, column: int, row: int) -> list[int]:
    """GAT-41, GAT-42: prices after this purchase, column by column from the bottom; -1 where they are not known yet."""
    after = state.copy()
    after.buy(column, row, None)
    known = [after.machine[place(0, other)] != NONE and after.machine[place(1, other)] != NONE for other in range(ROWS)]
    return [int(after.price(side, other)) if known[other] else -1 for side in range(2) for other in range(ROWS)]
