"""The rules of Café International, the card game, decision by decision (CIN-20 to CIN-107)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludocafe.core.chance import DECK, SETUP, Chance
from ludocafe.core.masks import has, size_of
from ludocafe.core.state import OVER, Codes, Journal, fingerprint
from ludocafe.games.cafe_international.rules import dispatch, events
from ludocafe.games.cafe_international.rules.codes import (
    ASK_FORMING,
    ASK_MORE,
    ASK_OFFER,
    ASK_PARTNER,
    ASK_TURN,
    DISCARD,
    DRAW,
    END,
    FORM,
    GAME_OVER,
    GO,
    PLACE,
    STOP,
)
from ludocafe.games.cafe_international.rules.redeal import redeal
from ludocafe.games.cafe_international.rules.state import (
    CHAIRS,
    FORMATION,
    GUESTS_DRAWN,
    HAND_EMPTY,
    KINDS,
    MAN,
    MIXED,
    NONE,
    OWN,
    SLOTS,
    SOURCES,
    TABLES_SHORT,
    TOUCHED,
    WOMAN,
    Board,
    held,
)


@final
@mypyc_attr(native_class=True)
class InternationalState(Board):
    """A game of Café International in progress."""

    def copy(self) -> "InternationalState":
        other = InternationalState(self.parts, self.seats)
        self.copy_to(other)
        return other

    def actor(self) -> i64:
        return OVER if self.phase == GAME_OVER else self.active

    # -- setting up ----------------------------------------------------------------------------------------------

    def set_up(self, first: i64, chance: Chance, journal: Journal | None) -> None:
        """CIN-20 to CIN-25: shuffle guests, shuffle tables, find the first player (NONE: by lot), deal, lay five tables."""
        self.clear()
        self.pile_size = len(self.pile)
        self.tables_size = len(self.tables)
        chance.shuffle(DECK, self.pile, self.pile_size)
        chance.shuffle(DECK, self.tables, self.tables_size)
        self.active = chance.below(SETUP, self.seats) if first == NONE else first
        i: i64
        _time: i64
        for _time in range(self.parts.start_hand):
            for i in range(self.seats):
                self.take_guest((self.active + i) % self.seats)
        if journal is not None:
            for i in range(self.seats):
                events.hand_dealt(journal, (self.active + i) % self.seats, self.parts.start_hand)
        slot: i64
        for slot in range(SLOTS):
            self.reveal_table(slot, journal)

    def take_guest(self, seat: i64) -> i64:
        """The top guest card goes into a hand."""
        self.pile_size -= 1
        kind = self.pile[self.pile_size]
        self.gain_card(seat, kind)
        return kind

    def reveal_table(self, slot: i64, journal: Journal | None) -> None:
        self.tables_size -= 1
        nation = self.tables[self.tables_size]
        self.room.lay(slot, nation)
        if journal is not None:
            events.table_revealed(journal, slot, nation)

    # -- what is legal -------------------------------------------------------------------------------------------

    def legal_into(self, codes: Codes) -> None:
        dispatch.options_into(self, codes)

    def add_turn(self, codes: Codes) -> None:
        """CIN-30."""
        self.add_placements(codes)
        if self.hand_size[self.active] < self.parts.hand_max:  # CIN-81
            codes.add(DRAW)
        else:
            self.add_discards(codes)
        self.add_formations(codes)

    def add_more(self, codes: Codes) -> None:
        """CIN-36."""
        self.add_placements(codes)
        codes.add(STOP)
        self.add_formations(codes)

    def add_answers_to_offer(self, codes: Codes) -> None:
        """CIN-93."""
        codes.add(END)
        codes.add(GO)

    def add_placements(self, codes: Codes) -> None:
        """Sections 4.2 to 4.4: guests who score, and openers who will not stay alone."""
        room = self.room
        for_women = room.for_women
        for_men = room.for_men
        company = room.company
        joining_women: i64 = 0
        joining_men: i64 = 0
        kinds = self.holds[self.active] & room.kinds
        if kinds != 0 and (for_women | for_men) & ~company != 0 and self.may_open():
            joining_women = self.reach(WOMAN)
            joining_men = self.reach(MAN)
        welcome = room.welcome
        nation: i64 = 0
        while kinds != 0:
            if kinds & 3 != 0:
                chairs = welcome[nation]
                if kinds & 1 == 1:
                    self.add_kind(codes, nation * 2, chairs & for_women, company, joining_men)
                if kinds & 2 == 2:
                    self.add_kind(codes, nation * 2 + 1, chairs & for_men, company, joining_women)
            kinds >>= 2
            nation += 1

    def add_kind(self, codes: Codes, kind: i64, chairs: i64, company: i64, joining: i64) -> None:
        """The chairs of one kind: in company (CIN-46), or as an opener whom a partner can join (CIN-52)."""
        neighbours = self.parts.neighbours
        code = PLACE + kind * CHAIRS
        chair: i64 = 0
        while chairs != 0:
            if chairs & 1 == 1 and (has(company, chair) or joining & neighbours[chair] != 0):
                codes.add(code + chair)
            chairs >>= 1
            chair += 1

    def add_chairs(self, codes: Codes, kind: i64, chairs: i64) -> None:
        chair: i64 = 0
        while chairs != 0:
            if chairs & 1 == 1:
                codes.add(PLACE + kind * CHAIRS + chair)
            chairs >>= 1
            chair += 1

    def add_partners(self, codes: Codes) -> None:
        """CIN-53."""
        kinds = self.holds[self.active] & self.room.kinds
        kind: i64 = 0
        while kinds != 0:
            if kinds & 1 == 1:
                self.add_chairs(codes, kind, self.joins(kind))
            kinds >>= 1
            kind += 1

    def add_fillings(self, codes: Codes) -> None:
        """CIN-103."""
        kind: i64
        chair: i64
        for kind in range(KINDS):
            for chair in range(CHAIRS):
                if self.may_fill(kind, chair):
                    codes.add(PLACE + kind * CHAIRS + chair)

    def add_discards(self, codes: Codes) -> None:
        """CIN-82: each kind held, once."""
        kinds = self.holds[self.active]
        code = DISCARD
        while kinds != 0:
            if kinds & 1 == 1:
                codes.add(code)
            kinds >>= 1
            code += 1

    def add_formations(self, codes: Codes) -> None:
        """CIN-100 to CIN-102."""
        if self.circle_tribe == 0:
            return
        slot: i64
        gender: i64
        for slot in range(SLOTS):
            for gender in range(2):
                if self.may_form(slot, gender):
                    codes.add(FORM + slot * 2 + gender)

    # -- carrying out --------------------------------------------------------------------------------------------

    def apply(self, action: i64, chance: Chance, journal: Journal | None) -> None:
        dispatch.carry_out(self, action, chance, journal)

    def place(self, guest: i64, chair: i64, journal: Journal | None) -> None:
        """CIN-33 to CIN-36: sit down and score, look for a partner, replace full tables, go on."""
        self.lose_card(self.active, guest)
        if journal is not None:
            events.guest_seated(journal, self.active, guest, chair)
        points = self.score_guest(guest, chair, journal)
        self.room.sit(guest, chair)
        self.placed += 1
        if self.forming != NONE:
            if not self.room.is_full(self.forming):
                return  # CIN-105: all cards of a formation are laid before anything leaves
            self.score_formation(journal)
        elif points == 0:  # CIN-34
            self.pending = chair
            if journal is not None:
                events.table_opened(journal, self.active, guest, chair)
        else:
            self.pending = NONE
        if self.resolve_full_tables(journal):
            self.go_on(journal)

    def score_guest(self, kind: i64, chair: i64, journal: Journal | None) -> i64:
        """CIN-60 to CIN-64: every touched table by itself, the formed one not yet (CIN-104)."""
        room = self.room
        total: i64 = 0
        i: i64
        for i in range(TOUCHED):
            slot = self.parts.slot_at[chair * TOUCHED + i]
            if slot == NONE:
                break
            guests = room.guests_at(slot) + 1
            if slot != self.forming and guests > 1:
                doubles = room.doubles(slot, kind)
                value = self.parts.own[guests] if doubles else self.parts.mixed[guests]
                self.note_points(OWN if doubles else MIXED, value)
                if journal is not None:
                    events.table_scored(journal, self.active, slot, room.table[slot], value)
                total += value
        return total

    def note_points(self, source: i64, amount: i64) -> None:
        self.score[self.active * SOURCES + source] += amount
        self.earned += amount

    def score_formation(self, journal: Journal | None) -> None:
        """CIN-104: 20 points, or 40 if all four are of one nation."""
        slot = self.forming
        amount = self.parts.formation_one_nation if self.room.one_nation(slot) else self.parts.formation
        self.note_points(FORMATION, amount)
        if journal is not None:
            events.formation_scored(journal, self.active, slot, self.room.table[slot], self.forming_gender, amount)
        self.forming = NONE
        self.forming_gender = WOMAN

    def resolve_full_tables(self, journal: Journal | None) -> bool:
        """CIN-71 to CIN-74: full tables leave at once with all their guests; False if that ends the game."""
        full = self.room.full_tables()
        if full == 0:
            return True
        if journal is not None:
            self.note_leaving(full, journal)
        self.room.remove(full)
        if self.tables_size < size_of(full):
            self.finish(TABLES_SHORT, journal)
            return False
        slot: i64
        for slot in range(SLOTS):
            if has(full, slot):
                self.reveal_table(slot, journal)
        return True

    def note_leaving(self, full: i64, journal: Journal) -> None:
        leaving: i64 = 0
        slot: i64
        chair: i64
        for slot in range(SLOTS):
            if has(full, slot):
                events.table_completed(journal, slot, self.room.table[slot])
                leaving |= self.parts.chairs_of[slot]
        for chair in range(CHAIRS):
            if has(leaving & self.room.taken, chair):
                events.guest_left(journal, self.room.guest[chair], chair)

    def go_on(self, journal: Journal | None) -> None:
        """CIN-36: what comes after a placement that did not end the game."""
        if self.hand_size[self.active] == 0:  # CIN-93
            self.phase = ASK_OFFER
            if journal is not None:
                events.hand_emptied(journal, self.active)
        elif self.pending != NONE:
            self.phase = ASK_PARTNER
        elif self.placed >= self.parts.cards_per_turn:
            self.end_turn(journal)
        else:
            self.phase = ASK_MORE

    def declare(self, slot: i64, gender: i64, journal: Journal | None) -> None:
        """CIN-101."""
        self.forming = slot
        self.forming_gender = gender
        self.phase = ASK_FORMING
        if journal is not None:
            events.formation_declared(journal, self.active, slot, self.room.table[slot], gender)

    def draw(self, journal: Journal | None) -> None:
        """CIN-80; the last card ends the game (CIN-92)."""
        kind = self.take_guest(self.active)
        if journal is not None:
            events.guest_drawn(journal, self.active, kind, self.pile_size)
        if self.pile_size == 0:
            self.finish(GUESTS_DRAWN, journal)
        else:
            self.end_turn(journal)

    def discard(self, guest: i64, journal: Journal | None) -> None:
        """CIN-82: face down in front of the player, to the end of the game."""
        self.lose_card(self.active, guest)
        self.down = self.down[:]
        self.down[held(self.active, guest)] += 1
        self.down_size[self.active] += 1
        if journal is not None:
            events.guest_discarded(journal, self.active, guest)
        self.end_turn(journal)

    def leave(self, journal: Journal | None) -> None:
        """CIN-93: the offer is accepted."""
        self.finish(HAND_EMPTY, journal)

    def play_on(self, journal: Journal | None) -> None:
        """CIN-93: the offer is declined."""
        if journal is not None:
            events.play_continued(journal, self.active)
        self.end_turn(journal)

    def end_turn(self, journal: Journal | None) -> None:
        """CIN-32."""
        if journal is not None:
            events.turn_ended(journal, self.active, self.earned)
        self.active = (self.active + 1) % self.seats
        self.phase = ASK_TURN
        self.placed = 0
        self.earned = 0
        self.pending = NONE

    def finish(self, reason: i64, journal: Journal | None) -> None:
        """CIN-94: an end comes at once."""
        self.phase = GAME_OVER
        self.reason = reason
        self.pending = NONE
        if journal is not None:
            events.game_ended(journal, reason)

    # -- counting ------------------------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """CIN-95."""
        return self.made(seat) - self.parts.penalty * self.penalty_cards(seat)

    def standing(self, seat: i64) -> i64:
        """CIN-96 and CIN-97: points, then the fewest penalties."""
        return self.points(seat) * 1000 - self.penalty_cards(seat)

    # -- seeing --------------------------------------------------------------------------------------------------

    def drawn(self) -> i64:
        """The tables in the café."""
        return fingerprint(self.room.table, SLOTS)

    def redeal(self, seat: i64, chance: Chance) -> None:
        """CIN-111; NONE re-deals for a spectator, who sees no hand at all."""
        redeal(self, seat, chance)
