"""Why an action of Café is not possible: the rule, the reason, and the numbers that matter."""

from ludocafe.core.model import Refusal
from ludocafe.games.cafe.rules import decisions
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import (
    ACTING,
    ASSIGNING,
    AUCTION,
    BID_PAYING,
    BIDDING,
    COLOURS,
    DRYING,
    GAME_OVER,
    LAYERS,
    NONE,
    PAYING,
    PICKING,
    PLACING,
    ROASTING,
    SENDING,
    SHIP,
    SLOTS,
    SQUARES,
    STORING,
)

# What a phase asks for before anything else.
UNFINISHED = {
    int(PICKING): Refusal("CAF-42", "pick-first"),
    int(PAYING): Refusal("CAF-41", "pay-first"),
    int(PLACING): Refusal("CAF-45", "place-first"),
    int(ACTING): Refusal("CAF-47", "acting"),
    int(ASSIGNING): Refusal("CAF-65", "assign-first"),
    int(SENDING): Refusal("CAF-66", "send-first"),
    int(BIDDING): Refusal("CAF-81", "bid-first"),
    int(BID_PAYING): Refusal("CAF-82", "bid-pay-first"),
    int(STORING): Refusal("CAF-87", "store-first"),
}

# Rule, "no such square there", "no beans to move".
DRY_REASONS = ("CAF-63", "not-drying", "nothing-to-dry")
ROAST_REASONS = ("CAF-64", "not-roasting", "nothing-to-roast")


def phase_of(code: int) -> int:
    """The phase that asks for actions of this kind."""
    for end, phase in (
        (decisions.PAY, PICKING),
        (decisions.PLACE, PAYING),
        (decisions.PRODUCE, PLACING),
        (decisions.ASSIGN, ACTING),
        (decisions.SEND, ASSIGNING),
        (decisions.BID, SENDING),
        (decisions.BID_PAY, BIDDING),
        (decisions.STORE, BID_PAYING),
    ):
        if code < end:
            return int(phase)
    return int(STORING)


class Refusals:
    """Answers with the ids of one edition."""

    def __init__(self, colours: tuple[str, ...], cards: tuple[str, ...]) -> None:
        self.colours = colours
        self.cards = cards

    def refusal(self, state: CafeState, code: int) -> Refusal | None:
        if state.phase == GAME_OVER:
            return Refusal("CAF-71", "game-over")
        if not 0 <= code < decisions.ACTIONS:
            return Refusal("CAF-31", "not-now")
        phase = phase_of(code)
        if phase != state.phase:
            return self.finish_first(state)
        if phase == PICKING:
            return self.why_not_pick(state, code - int(decisions.PICK))
        if phase == PAYING:
            return self.why_not_pay(state, code - int(decisions.PAY))
        if phase == PLACING:
            return self.why_not_place(state, code - int(decisions.PLACE))
        if phase == ACTING:
            return self.why_not_act(state, code)
        if phase == ASSIGNING:
            return self.why_not_assign(state, code)
        if phase == SENDING:
            return None if code == decisions.SEND_WAREHOUSE else self.why_not_send(state, code - int(decisions.SEND))
        if phase == BIDDING:
            return None if code == decisions.PASS else self.why_not_bid(state, code - int(decisions.BID) + 1)
        if phase == BID_PAYING:
            return self.why_not_bid_pay(state, code - int(decisions.BID_PAY))
        return None if code == decisions.STORE_NONE else self.why_not_store(state, *divmod(code - int(decisions.STORE), 4))

    def finish_first(self, state: CafeState) -> Refusal:
        """Something else is asked for; cards won in an auction are picked under a rule of their own."""
        if state.phase == PICKING and state.mode == AUCTION:
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

    def why_not_place(self, state: CafeState, spot: int) -> Refusal | None:
        area = state.areas[state.deciding]
        covered = int(area.covered(spot))
        if covered < state.parts.cover_least:
            return Refusal("CAF-52", "covers-too-few", {"covered": covered, "least": int(state.parts.cover_least)})
        if covered > state.parts.cover_most:
            return Refusal("CAF-52", "covers-too-many", {"covered": covered, "most": int(state.parts.cover_most)})
        if area.cups_after(state.hand[state.deciding], spot) == 0:
            return Refusal("CAF-56", "hides-last-cup")
        return None

    # -- acting --------------------------------------------------------------------------------------------------

    def why_not_act(self, state: CafeState, code: int) -> Refusal | None:
        if code == decisions.END:
            return None
        if decisions.DISCARD <= code < decisions.END:
            return self.why_not_discard(state, code - int(decisions.DISCARD))
        if state.points_left == 0:
            return Refusal("CAF-47", "no-points")
        if code == decisions.DELIVER:
            roasted = state.beans_on(state.deciding, ROASTING, ROASTING, NONE)
            return None if roasted > 0 else Refusal("CAF-70", "nothing-to-deliver")
        if code < decisions.DRY:
            return self.why_not_group(state, code - int(decisions.PRODUCE), "CAF-62", "not-production", 0, int(DRYING) - 1)
        task, cell = (DRYING, code - int(decisions.DRY)) if code < decisions.ROAST else (ROASTING, code - int(decisions.ROAST))
        rule, wrong, nothing = DRY_REASONS if task == DRYING else ROAST_REASONS
        refusal = self.why_not_group(state, cell, rule, wrong, int(task), int(task))
        if refusal is None and state.sources(state.deciding, task) == 0:
            return Refusal("CAF-70", nothing)
        return refusal

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

    def why_not_assign(self, state: CafeState, code: int) -> Refusal | None:
        rule = "CAF-63" if state.task == DRYING else "CAF-64"
        if code == decisions.ASSIGN_NONE:
            return None if state.may_skip() else Refusal(rule, "must-move")
        colour = code - int(decisions.ASSIGN)
        if (state.sources(state.deciding, state.task) >> colour) & 1 == 1:
            return None
        return Refusal(rule, "colour-not-there", {"colour": self.colours[colour]})

    def why_not_send(self, state: CafeState, card: int) -> Refusal | None:
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

    def why_not_bid(self, state: CafeState, beans: int) -> Refusal | None:
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
        if state.cargo[seat * LAYERS + slot // SQUARES] != NONE:
            return Refusal("CAF-87", "ship-loaded")
        if state.paid[colour] == 0:
            return Refusal("CAF-87", "colour-not-bid", {"colour": self.colours[colour]})
        return None
