"""Why an action of Café is not possible: the rule, the reason, and the numbers that matter."""

from collections.abc import Callable

from ludocafe.core.masks import has
from ludocafe.core.model import Refusal
from ludocafe.games.cafe.declare import DECLARED
from ludocafe.games.cafe.rules.codes import (
    ACTIONS,
    ASK_ACT,
    ASK_ASSIGN,
    ASK_BID,
    ASK_BID_PAY,
    ASK_PAY,
    ASK_PICK,
    ASK_PLACE,
    ASK_SEND,
    ASK_STORE,
    GAME_OVER,
)
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import AUCTION, COLOURS, DRYING, NONE, ROASTING, SHIP, SLOTS, WAREHOUSE

# What a phase asks for before anything else.
UNFINISHED = {
    int(ASK_PICK): Refusal("CAF-42", "pick-first"),
    int(ASK_PAY): Refusal("CAF-41", "pay-first"),
    int(ASK_PLACE): Refusal("CAF-45", "place-first"),
    int(ASK_ACT): Refusal("CAF-47", "acting"),
    int(ASK_ASSIGN): Refusal("CAF-65", "assign-first"),
    int(ASK_SEND): Refusal("CAF-66", "send-first"),
    int(ASK_BID): Refusal("CAF-81", "bid-first"),
    int(ASK_BID_PAY): Refusal("CAF-82", "bid-pay-first"),
    int(ASK_STORE): Refusal("CAF-87", "store-first"),
}

NO_POINTS = Refusal("CAF-47", "no-points")


class Refusals:
    """Answers with the ids of one edition."""

    def __init__(self, colours: tuple[str, ...], cards: tuple[str, ...]) -> None:
        self.colours = colours
        self.cards = cards
        # What is not listed is always possible when it is asked for.
        self.why_not: dict[str, Callable[..., Refusal | None]] = {
            "pick": self.why_not_pick,
            "pay": self.why_not_pay,
            "place": self.why_not_place,
            "produce": self.why_not_produce,
            "dry": self.why_not_dry,
            "roast": self.why_not_roast,
            "deliver": self.why_not_deliver,
            "discard": self.why_not_discard,
            "assign": self.why_not_assign,
            "assign_none": self.why_not_skip,
            "send": self.why_not_send,
            "bid": self.why_not_bid,
            "bid_pay": self.why_not_bid_pay,
            "store": self.why_not_store,
        }

    def refusal(self, state: CafeState, code: int) -> Refusal | None:
        if state.phase == GAME_OVER:
            return Refusal("CAF-71", "game-over")
        if not 0 <= code < ACTIONS:
            return Refusal("CAF-31", "not-now")
        kind, numbers = DECLARED.numbers(code)
        if kind.name not in DECLARED.questions[state.phase].answers:
            return self.finish_first(state)
        return self.why_not[kind.name](state, *numbers) if kind.name in self.why_not else None

    def finish_first(self, state: CafeState) -> Refusal:
        """Something else is asked for; cards won in an auction are picked under a rule of their own."""
        if state.phase == ASK_PICK and state.mode == AUCTION:
            return Refusal("CAF-86", "pick-first")
        return UNFINISHED[int(state.phase)]

    # -- the draft -----------------------------------------------------------------------------------------------

    def why_not_pick(self, state: CafeState, slot: int) -> Refusal | None:
        if slot >= state.row_size():
            return Refusal("CAF-80" if state.mode == AUCTION else "CAF-40", "no-such-slot", {"slot": slot})
        card = int(state.row[slot])
        if card == NONE:
            return Refusal("CAF-86", "slot-empty", {"slot": slot})
        if state.blocked(state.deciding) or state.affordable(state.deciding, card):
            return None
        return Refusal("CAF-42", "card-too-dear", {"card": self.cards[card]})

    def why_not_pay(self, state: CafeState, colour: int) -> Refusal | None:
        if state.warehouse[state.deciding * COLOURS + colour] > 0:
            return None
        return Refusal("CAF-41", "no-such-bean", {"colour": self.colours[colour]})

    # -- placing -------------------------------------------------------------------------------------------------

    def why_not_place(self, state: CafeState, cell: int, rotation: int) -> Refusal | None:
        area = state.areas[state.deciding]
        spot = cell * 4 + rotation
        covered = int(area.covered(spot))
        if covered < state.parts.cover_least:
            return Refusal("CAF-52", "covers-too-few", {"covered": covered, "least": int(state.parts.cover_least)})
        if covered > state.parts.cover_most:
            return Refusal("CAF-52", "covers-too-many", {"covered": covered, "most": int(state.parts.cover_most)})
        if area.cups_after(state.hand[state.deciding], spot) == 0:
            return Refusal("CAF-56", "hides-last-cup")
        return None

    # -- acting --------------------------------------------------------------------------------------------------

    def why_not_produce(self, state: CafeState, cell: int) -> Refusal | None:
        if state.points_left == 0:
            return NO_POINTS
        return self.why_not_group(state, cell, "CAF-62", "not-production", 0, int(DRYING) - 1)

    def why_not_dry(self, state: CafeState, cell: int) -> Refusal | None:
        return self.why_not_move(state, cell, int(DRYING), "CAF-63", "not-drying", "nothing-to-dry")

    def why_not_roast(self, state: CafeState, cell: int) -> Refusal | None:
        return self.why_not_move(state, cell, int(ROASTING), "CAF-64", "not-roasting", "nothing-to-roast")

    def why_not_move(self, state: CafeState, cell: int, task: int, rule: str, wrong: str, nothing: str) -> Refusal | None:
        """``wrong``: no such square there; ``nothing``: no beans to move."""
        if state.points_left == 0:
            return NO_POINTS
        refusal = self.why_not_group(state, cell, rule, wrong, task, task)
        if refusal is None and state.sources(state.deciding, task) == 0:
            return Refusal("CAF-70", nothing)
        return refusal

    def why_not_deliver(self, state: CafeState) -> Refusal | None:
        if state.points_left == 0:
            return NO_POINTS
        roasted = state.beans_on(state.deciding, ROASTING, ROASTING, NONE)
        return None if roasted > 0 else Refusal("CAF-70", "nothing-to-deliver")

    def why_not_group(self, state: CafeState, cell: int, rule: str, reason: str, least: int, most: int) -> Refusal | None:
        area = state.areas[state.deciding]
        slot = int(area.top[cell])
        if slot == NONE:
            return Refusal("CAF-51", "no-card-there")
        if not least <= area.kind[slot] <= most:
            return Refusal(rule, reason)
        anchor = int(area.group[slot])
        if not state.group_has_room(state.deciding, anchor):
            return Refusal("CAF-70", "group-full")
        if anchor != slot:
            place = area.place[anchor]
            return Refusal("CAF-58", "not-the-anchor", {"x": int(area.x_of(place)), "y": int(area.y_of(place))})
        return None

    def why_not_discard(self, state: CafeState, cell: int) -> Refusal | None:
        area = state.areas[state.deciding]
        slot = int(area.top[cell])
        if slot == NONE:
            return Refusal("CAF-51", "no-card-there")
        if area.kind[slot] > ROASTING:
            return Refusal("CAF-69", "discard-elsewhere")
        if state.beans[state.deciding * SLOTS + slot] == 0:
            return Refusal("CAF-69", "square-is-empty")
        return None

    def why_not_assign(self, state: CafeState, colour: int) -> Refusal | None:
        if has(state.sources(state.deciding, state.task), colour):
            return None
        return Refusal(_moving_rule(state), "colour-not-there", {"colour": self.colours[colour]})

    def why_not_skip(self, state: CafeState) -> Refusal | None:
        return None if state.may_skip() else Refusal(_moving_rule(state), "must-move")

    def why_not_send(self, state: CafeState, card: int) -> Refusal | None:
        if card == WAREHOUSE:
            return None
        seat = state.deciding
        area = state.areas[seat]
        fields = {"card": self.cards[card], "colour": self.colours[state.colour_in_transit()]}
        layer = next((n for n in range(area.layers) if area.card[n] == card), -1)
        if layer < 0 or state.parts.cafe_square[card] == NONE:
            return Refusal("CAF-66", "no-such-cafe", {"card": self.cards[card]})
        if area.open[layer] != 1:
            return Refusal("CAF-54", "cafe-closed", {"card": self.cards[card]})
        if state.lacks(seat, layer, state.colour_in_transit()) == 0:
            return Refusal("CAF-67", "cafe-wants-none", {**fields})
        if layer < state.send_from:
            return Refusal("CAF-67", "cafe-order", {**fields})
        return None

    # -- the auction ---------------------------------------------------------------------------------------------

    def why_not_bid(self, state: CafeState, number: int) -> Refusal | None:
        beans = number + 1
        own, least = int(state.stock(state.deciding)), int(state.least_bid())
        if beans < least:
            return Refusal("CAF-82", "bid-too-low", {"beans": beans, "least": least})
        if beans > own:
            return Refusal("CAF-82", "bid-too-high", {"beans": beans, "own": own})
        return None

    def why_not_bid_pay(self, state: CafeState, colour: int) -> Refusal | None:
        if state.may_pay(colour):
            return None
        if state.warehouse[state.deciding * COLOURS + colour] == 0:
            return Refusal("CAF-85", "no-such-bean", {"colour": self.colours[colour]})
        if colour < state.pay_from:
            return Refusal("CAF-85", "bid-pay-back", {"colour": self.colours[colour]})
        return Refusal("CAF-85", "bid-pay-order", {"colour": self.colours[colour], "owed": int(state.owed)})

    def why_not_store(self, state: CafeState, cell: int, colour: int) -> Refusal | None:
        seat = state.deciding
        area = state.areas[seat]
        slot = int(area.top[cell])
        if slot == NONE or area.kind[slot] != SHIP:
            return Refusal("CAF-87", "no-ship-there")
        if state.aboard(seat, slot) != NONE:
            return Refusal("CAF-87", "ship-loaded")
        if state.paid[colour] == 0:
            return Refusal("CAF-87", "colour-not-bid", {"colour": self.colours[colour]})
        return None


def _moving_rule(state: CafeState) -> str:
    return "CAF-63" if state.task == DRYING else "CAF-64"
