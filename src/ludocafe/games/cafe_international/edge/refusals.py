"""Why an action of Café International is not possible: the rule, the reason, and the table that objects."""

from collections.abc import Callable

from ludocafe.core.masks import has, size_of
from ludocafe.core.model import Fields, Refusal
from ludocafe.games.cafe_international.declare import DECLARED, GENDERS
from ludocafe.games.cafe_international.rules.codes import (
    ACTIONS,
    ASK_FORMING,
    ASK_MORE,
    ASK_OFFER,
    ASK_PARTNER,
    ASK_TURN,
    GAME_OVER,
)
from ludocafe.games.cafe_international.rules.decisions import InternationalState
from ludocafe.games.cafe_international.rules.state import NONE, TOUCHED, gender_of, held, nation_of

# Something begun has to be finished before anything else.
UNFINISHED = {
    int(ASK_PARTNER): Refusal("CIN-50", "partner-first"),
    int(ASK_FORMING): Refusal("CIN-103", "formation-first"),
    int(ASK_OFFER): Refusal("CIN-93", "offer-first"),
}


class Refusals:
    """Answers with the ids of one edition."""

    def __init__(self, nations: tuple[str, ...], guests: tuple[str, ...], slots: tuple[str, ...]) -> None:
        self.nations = nations
        self.guests = guests
        self.slots = slots
        self.why_not: dict[str, Callable[..., Refusal | None]] = {
            "place": self.why_not_place,
            "draw": self.why_not_draw,
            "discard": self.why_not_discard,
            "stop": self.why_not_stop,
            "end": self.why_not_answer,
            "go": self.why_not_answer,
            "form": self.why_not_form,
        }

    def refusal(self, state: InternationalState, code: int) -> Refusal | None:
        if state.phase == GAME_OVER:
            return Refusal("CIN-94", "game-over")
        if not 0 <= code < ACTIONS:
            return Refusal("CIN-30", "not-now")
        kind, numbers = DECLARED.numbers(code)
        return self.why_not[kind.name](state, *numbers)

    # -- the table that objects ----------------------------------------------------------------------------------

    def at_table(self, state: InternationalState, slot: int) -> Fields:
        """Which table is meant: where it lies, its nation and who sits there."""
        return {
            "slot": self.slots[slot],
            "table": self.nations[state.room.table[slot]],
            "women": int(state.room.count[slot * 2]),
            "men": int(state.room.count[slot * 2 + 1]),
        }

    def touched(self, state: InternationalState, chair: int) -> list[int]:
        slots = [int(state.parts.slot_at[chair * TOUCHED + i]) for i in range(TOUCHED)]
        return [slot for slot in slots if slot != NONE]

    # -- placing -------------------------------------------------------------------------------------------------

    def why_not_place(self, state: InternationalState, kind: int, chair: int) -> Refusal | None:
        if state.phase == ASK_OFFER:
            return UNFINISHED[int(ASK_OFFER)]
        fields: Fields = {"guest": self.guests[kind], "chair": chair}
        if state.hand[held(state.active, kind)] == 0:
            return Refusal("CIN-33", "not-in-hand", {"guest": self.guests[kind]})
        if state.room.guest[chair] != NONE:
            return Refusal("CIN-40", "seat-taken", {"chair": chair, "guest": self.guests[state.room.guest[chair]]})
        if state.phase == ASK_FORMING:
            return self.why_not_fill(state, kind, chair)
        refusal = self.why_not_sit(state, kind, chair)
        if refusal is not None:
            return refusal
        if state.phase == ASK_PARTNER:
            if has(state.joins(kind), chair):
                return None
            return Refusal("CIN-53", "must-join-opener", {**fields, "opener": int(state.pending)})
        if has(state.room.company, chair):
            return None
        return self.why_not_open(state, kind, chair)

    def why_not_sit(self, state: InternationalState, kind: int, chair: int) -> Refusal | None:
        """CIN-41 and CIN-42, at every table this chair touches."""
        fields: Fields = {"guest": self.guests[kind], "chair": chair}
        slots = self.touched(state, chair)
        tables = [self.nations[state.room.table[slot]] for slot in slots]
        if self.nations[nation_of(kind)] not in tables:
            return Refusal(
                "CIN-41", "no-matching-table", {**fields, "table": list(tables), "slot": [self.slots[slot] for slot in slots]}
            )
        for slot in slots:
            if not state.room.accepts(slot, gender_of(kind), 1):
                return Refusal("CIN-42", "gender-at", {**fields, **self.at_table(state, slot)})
        return None

    def why_not_open(self, state: InternationalState, kind: int, chair: int) -> Refusal | None:
        """CIN-52; the table named is the one of the guest's own nation."""
        if state.has_partner(chair, gender_of(kind)) and state.may_open():
            return None
        own = next(slot for slot in self.touched(state, chair) if state.room.table[slot] == nation_of(kind))
        fields: Fields = {"guest": self.guests[kind], "chair": chair, **self.at_table(state, own)}
        return Refusal("CIN-52", "needs-partner-none-in-hand" if state.may_open() else "needs-partner-no-card-left", fields)

    def why_not_fill(self, state: InternationalState, kind: int, chair: int) -> Refusal | None:
        """CIN-103."""
        slot = int(state.forming)
        gender = GENDERS[state.forming_gender]
        fields: Fields = {"guest": self.guests[kind], "chair": chair, "gender": gender, **self.at_table(state, slot)}
        if gender_of(kind) != state.forming_gender:
            return Refusal("CIN-103", "form-wrong-gender", fields)
        if not has(state.parts.chairs_of[slot], chair):
            return Refusal("CIN-103", "form-other-table", fields)
        if not has(state.room.welcome[nation_of(kind)], chair):
            tables = [self.nations[state.room.table[other]] for other in self.touched(state, chair)]
            slots = [self.slots[other] for other in self.touched(state, chair)]
            return Refusal("CIN-41", "no-matching-table", {**fields, "table": list(tables), "slot": list(slots)})
        return None if state.may_fill(kind, chair) else Refusal("CIN-103", "form-needed-elsewhere", fields)

    # -- everything else -----------------------------------------------------------------------------------------

    def turn_begun(self, state: InternationalState) -> Refusal | None:
        """CIN-30: drawing and putting face down are turns of their own."""
        if state.phase == ASK_MORE:
            return Refusal("CIN-30", "turn-begun")
        return UNFINISHED.get(int(state.phase))

    def why_not_draw(self, state: InternationalState) -> Refusal | None:
        begun = self.turn_begun(state)
        if begun is not None:
            return begun
        most = int(state.parts.hand_max)
        return Refusal("CIN-81", "hand-full", {"cards": most}) if state.hand_size[state.active] >= most else None

    def why_not_discard(self, state: InternationalState, kind: int) -> Refusal | None:
        begun = self.turn_begun(state)
        if begun is not None:
            return begun
        cards, most = int(state.hand_size[state.active]), int(state.parts.hand_max)
        if cards < most:
            return Refusal("CIN-82", "hand-not-full", {"cards": cards, "most": most})
        if state.hand[held(state.active, kind)] == 0:
            return Refusal("CIN-33", "not-in-hand", {"guest": self.guests[kind]})
        return None

    def why_not_stop(self, state: InternationalState) -> Refusal | None:
        if state.phase == ASK_TURN:
            return Refusal("CIN-30", "nothing-placed")
        return UNFINISHED.get(int(state.phase))

    def why_not_answer(self, state: InternationalState) -> Refusal | None:
        return None if state.phase == ASK_OFFER else Refusal("CIN-93", "no-offer")

    def why_not_form(self, state: InternationalState, slot: int, gender: int) -> Refusal | None:
        if state.circle_tribe == 0:
            return Refusal("CIN-100", "variant-off")
        if state.phase not in (ASK_TURN, ASK_MORE):
            return UNFINISHED[int(state.phase)]
        fields: Fields = {"gender": GENDERS[gender], **self.at_table(state, slot)}
        if state.room.count[slot * 2 + 1 - gender] > 0:
            return Refusal("CIN-101", "form-other-gender-seated", fields)
        cards = int(size_of(state.room.free_at(slot)))
        left = int(state.parts.cards_with_formation - state.placed)
        if cards > left:
            return Refusal("CIN-106", "form-too-many-cards", {**fields, "cards": cards, "left": left})
        neighbour = int(state.room.objecting_neighbour(slot, gender))
        if neighbour != NONE:
            return Refusal("CIN-102", "form-neighbour", {"gender": GENDERS[gender], **self.at_table(state, neighbour)})
        if not state.may_form(slot, gender):
            return Refusal("CIN-101", "form-cards-missing", {**fields, "cards": cards})
        return None
