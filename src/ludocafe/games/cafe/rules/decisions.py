"""The rules of Café, decision by decision (CAF-20 to CAF-94)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from ludocafe.core.chance import DECK, SETUP, Chance
from ludocafe.core.masks import all_below, has, lowest_of, only, without_lowest
from ludocafe.core.state import NOTHING, OVER, Codes, Journal, fingerprint
from ludocafe.games.cafe.rules import dispatch, events
from ludocafe.games.cafe.rules.codes import (
    ASK_ACT,
    ASK_ASSIGN,
    ASK_BID,
    ASK_BID_PAY,
    ASK_PAY,
    ASK_PICK,
    ASK_PLACE,
    ASK_SEND,
    ASK_STORE,
    ASSIGN,
    ASSIGN_NONE,
    BID,
    BID_PAY,
    DELIVER,
    DISCARD,
    DRY,
    END,
    GAME_OVER,
    PASS,
    PAY,
    PICK,
    PLACE,
    PRODUCE,
    ROAST,
    SEND,
    STORE,
    STORE_NONE,
)
from ludocafe.games.cafe.rules.state import (
    AUCTION,
    COLOURS,
    DRYING,
    LAYERS,
    NONE,
    PLANS,
    ROASTING,
    ROLL,
    ROW,
    SHIP,
    SLOTS,
    SQUARES,
    STARTS,
    WAREHOUSE,
    Area,
    Board,
    is_source,
)

# The bit of slot 0 in the set of slots of the hottest loop; others are further to the right, because compiled code would shift a
# literal 1 to the left as a 32-bit number.
ANCHOR: Final[i64] = 1 << 60


@final
@mypyc_attr(native_class=True)
class CafeState(Board):
    """A game of Café in progress."""

    def copy(self) -> "CafeState":
        other = CafeState(self.parts, self.seats, self.mode)
        self.copy_to(other)
        return other

    def actor(self) -> i64:
        return OVER if self.phase == GAME_OVER else self.deciding

    def may_decide(self, seat: i64) -> bool:
        """CAF-49: whoever has not ended, where all build at once."""
        if self.building != 0:
            return self.is_building(seat)
        return seat == self.deciding and self.phase != GAME_OVER

    def at_once(self) -> bool:
        return self.building != 0

    def turn_to(self, seat: i64) -> None:
        if seat != self.deciding and self.is_building(seat):
            self.stow()
            self.take_up(seat)

    # -- set-up --------------------------------------------------------------------------------------------------

    def set_up(self, chance: Chance, journal: Journal | None, cafetier: i64, drawn: bool, chosen: list[int]) -> None:
        """CAF-22 to CAF-25: companies (``chosen`` by seat; those left as NONE drawn, or in order), first Cafetier, pile."""
        parts = self.parts
        self.clear()
        self.cafetier = chance.below(SETUP, self.seats) if cafetier == NONE else cafetier
        i: i64
        left = vec[i64]()
        for i in range(STARTS):
            if i not in chosen:
                left = append(left, i)
        if drawn:
            chance.shuffle(SETUP, left, len(left))
        nth: i64 = 0
        for i in range(self.seats):
            company: i64 = chosen[i]
            if company == NONE:
                company = left[nth]
                nth += 1
            self.company[i] = company
            self.open_business(company)
        for i in range(self.seats * COLOURS):
            self.warehouse[i] = parts.start_beans
        deck = vec[i64]()
        for i in range(PLANS):
            if self.plays(i):
                deck = append(deck, i)
        chance.shuffle(DECK, deck, len(deck))
        self.deck = deck
        self.pile_end = parts.pile[self.mode * 4 + self.seats - 1]
        self.start_round(journal)

    def plays(self, card: i64) -> bool:
        """CAF-23: is the card in the game at all?"""
        return self.parts.star[card] == 0 or self.parts.without_stars[self.mode * 4 + self.seats - 1] == 0

    def set_deck(self, unseen: list[int], pile: i64) -> None:
        """A deck of which all but these cards have been revealed; the first ``pile`` of them will be."""
        deck = vec[i64]()
        card: i64
        for card in range(PLANS):
            if self.plays(card) and card not in unseen:
                deck = append(deck, card)
        self.revealed = len(deck)
        self.pile_end = self.revealed + pile
        for hidden in unseen:
            deck = append(deck, i64(hidden))
        self.deck = deck

    def open_business(self, company: i64) -> None:
        """CAF-22: the start card opens the next seat's area."""
        area = Area(self.parts)
        area.begin(PLANS + company)
        self.areas.append(area)

    # -- what is legal -------------------------------------------------------------------------------------------

    def legal_into(self, codes: Codes) -> None:
        dispatch.options_into(self, codes)

    def add_picks(self, codes: Codes) -> None:
        """CAF-42, CAF-43: what can be paid or, if that is nothing, everything."""
        blocked = self.blocked(self.deciding)
        slot: i64
        for slot in range(self.row_size()):
            card = self.row[slot]
            if card != NONE and (blocked or self.affordable(self.deciding, card)):
                codes.add(PICK + slot)

    def add_payments(self, codes: Codes) -> None:
        """CAF-41."""
        colour: i64
        for colour in range(COLOURS):
            if self.warehouse[self.deciding * COLOURS + colour] > 0:
                codes.add(PAY + colour)

    def add_placements(self, codes: Codes) -> None:
        """CAF-52, CAF-56: 2 to 4 cells covered, a cup left; by the top-left cell in reading order, then by rotation.

        The area keeps count of what every box covers and updates the counts where a card adds cells, so only the
        boxes around the area are looked up and nothing is tried on the plane.
        """
        parts = self.parts
        area = self.areas[self.deciding]
        card = self.hand[self.deciding]
        cover = area.cover
        least = i16(parts.cover_least)
        most = i16(parts.cover_most)
        safe = parts.cups_on[card] > 0 or area.cups > parts.cover_most
        column = (area.left - 2 + 2 * ROLL) % ROLL
        width = area.right - area.left + 3
        y: i64
        for y in range(area.upper - 2 + 2 * ROLL, area.lower + 2 * ROLL + 1):
            line = (y % ROLL) * ROLL
            x = column
            _time: i64
            for _time in range(width):
                cell = line + x
                x += 1
                if x == ROLL:
                    x = 0
                lying = least <= cover[cell * 2] <= most and (safe or area.cups_after(card, cell * 4) > 0)
                standing = least <= cover[cell * 2 + 1] <= most and (safe or area.cups_after(card, cell * 4 + 1) > 0)
                spot = PLACE + cell * 4
                if lying:
                    codes.add(spot)
                if standing:
                    codes.add(spot + 1)
                if lying:
                    codes.add(spot + 2)
                if standing:
                    codes.add(spot + 3)

    def add_actions(self, codes: Codes) -> None:
        """CAF-47, CAF-70: groups by their anchors, deliver, free removals, end."""
        seat = self.deciding
        area = self.areas[seat]
        work = area.work
        kinds = area.kind
        group = area.group
        beans = self.beans
        base = seat * SLOTS
        n: i64
        if self.points_left > 0:
            room: i64 = 0  # bit per anchor of a group with an empty square
            raw = dried = roasted = False
            for n in range(area.works):
                slot = work[n]
                if beans[base + slot] == 0:
                    room |= ANCHOR >> group[slot]
                elif kinds[slot] < DRYING:
                    raw = True
                elif kinds[slot] == DRYING:
                    dried = True
                else:
                    roasted = True
            for n in range(area.works):
                slot = work[n]
                if group[slot] == slot and kinds[slot] < DRYING and room & (ANCHOR >> slot) != 0:
                    codes.add(PRODUCE + area.place[slot])
            if raw:
                for n in range(area.works):
                    slot = work[n]
                    if group[slot] == slot and kinds[slot] == DRYING and room & (ANCHOR >> slot) != 0:
                        codes.add(DRY + area.place[slot])
            if dried:
                for n in range(area.works):
                    slot = work[n]
                    if group[slot] == slot and kinds[slot] == ROASTING and room & (ANCHOR >> slot) != 0:
                        codes.add(ROAST + area.place[slot])
            if roasted:
                codes.add(DELIVER)
        for n in range(area.works):
            slot = work[n]
            if beans[base + slot] > 0:
                codes.add(DISCARD + area.place[slot])
        codes.add(END)

    def may_skip(self) -> bool:
        """CAF-63: ``none`` must not end the action without a single move."""
        return self.moved == 1 or self.next_square(self.cursor + 1) != NONE

    def add_assignments(self, codes: Codes) -> None:
        """CAF-63, CAF-64."""
        sources = self.sources(self.deciding, self.task)
        colour: i64
        for colour in range(COLOURS):
            if has(sources, colour):
                codes.add(ASSIGN + colour)
        if self.may_skip():
            codes.add(ASSIGN_NONE)

    def add_destinations(self, codes: Codes) -> None:
        """CAF-67: cafés in order of laying, from the last one chosen for this colour; then the warehouse."""
        seat = self.deciding
        area = self.areas[seat]
        colour = self.colour_in_transit()
        layer: i64
        for layer in range(self.send_from, area.layers):
            if self.lacks(seat, layer, colour) > 0:
                codes.add(SEND + area.card[layer])
        codes.add(SEND + WAREHOUSE)

    def add_bids(self, codes: Codes) -> None:
        """CAF-82."""
        beans: i64
        for beans in range(self.least_bid(), self.stock(self.deciding) + 1):
            codes.add(BID + beans - 1)
        codes.add(PASS)

    def least_bid(self) -> i64:
        return self.standing_bid if self.standing_bid > 1 else 1

    def may_pay(self, colour: i64) -> bool:
        """CAF-85: non-decreasing colours, and enough left to finish."""
        base = self.deciding * COLOURS
        if colour < self.pay_from or self.warehouse[base + colour] == 0:
            return False
        total: i64 = 0
        later: i64
        for later in range(colour, COLOURS):
            total += self.warehouse[base + later]
        return total >= self.owed

    def add_bid_payments(self, codes: Codes) -> None:
        colour: i64
        for colour in range(COLOURS):
            if self.may_pay(colour):
                codes.add(BID_PAY + colour)

    def add_ships(self, codes: Codes) -> None:
        """CAF-87: one bean of the bid on a free ship (ships in order of laying), or none."""
        seat = self.deciding
        area = self.areas[seat]
        slot: i64
        colour: i64
        for slot in range(area.layers * SQUARES):
            if self.free_ship(seat, slot):
                cell = area.place[slot]
                for colour in range(COLOURS):
                    if self.paid[colour] > 0:
                        codes.add(STORE + cell * 4 + colour)
        codes.add(STORE_NONE)

    # -- carrying out --------------------------------------------------------------------------------------------

    def apply(self, action: i64, chance: Chance, journal: Journal | None) -> None:
        dispatch.carry_out(self, action, chance, journal)

    # -- rounds and the draft ------------------------------------------------------------------------------------

    def start_round(self, journal: Journal | None) -> None:
        """CAF-40, CAF-80: the open row, then the draft or the auction."""
        if journal is not None:
            events.round_started(journal, self.round, self.cafetier)
        slot: i64
        for slot in range(self.row_size()):
            self.reveal(slot, journal)
        self.turn = 0
        if self.mode == AUCTION:
            self.start_auction(journal)
        else:
            self.next_pick()

    def reveal(self, slot: i64, journal: Journal | None) -> None:
        assert self.revealed < self.pile_end, "CAF-23: the pile comes out exactly"
        card = self.deck[self.revealed]
        self.revealed += 1
        self.row[slot] = card
        if journal is not None:
            events.card_revealed(journal, slot, card)

    def next_pick(self) -> None:
        self.deciding = self.seat_in_turn(self.turn)
        self.phase = ASK_PICK

    def pick(self, slot: i64, journal: Journal | None) -> None:
        """CAF-41 to CAF-44, CAF-86."""
        seat = self.deciding
        card = self.row[slot]
        if self.mode != AUCTION and self.blocked(seat):
            self.row[slot] = NONE
            if journal is not None:
                events.pick_blocked(journal, seat, slot, card)
            self.finish_pick(slot, journal)
            return
        price = self.price(seat, card)
        if price == 0:
            self.take_card(slot, journal)
            return
        self.picked = slot
        self.owed = price
        self.next_coin(journal)

    def next_coin(self, journal: Journal | None) -> None:
        """CAF-31, CAF-41: ask for the colour of the next bean only if there is a choice."""
        while self.owed > 0:
            colour = self.only_colour(self.deciding)
            if colour == NONE:
                self.phase = ASK_PAY
                return
            self.pay_bean(colour, journal)
        slot = self.picked
        self.picked = NONE
        self.take_card(slot, journal)

    def only_colour(self, seat: i64) -> i64:
        """The only colour in a warehouse; NONE if there are several."""
        found: i64 = NONE
        colour: i64
        for colour in range(COLOURS):
            if self.warehouse[seat * COLOURS + colour] > 0:
                if found != NONE:
                    return NONE
                found = colour
        return found

    def pay_bean(self, colour: i64, journal: Journal | None) -> None:
        self.warehouse[self.deciding * COLOURS + colour] -= 1
        self.owed -= 1
        if journal is not None:
            events.bean_paid(journal, self.deciding, colour)

    def pay(self, colour: i64, journal: Journal | None) -> None:
        self.pay_bean(colour, journal)
        self.next_coin(journal)

    def take_card(self, slot: i64, journal: Journal | None) -> None:
        card = self.row[slot]
        self.row[slot] = NONE
        self.hand[self.deciding] = card
        if journal is not None:
            events.card_picked(journal, self.deciding, slot, card)
        self.finish_pick(slot, journal)

    def finish_pick(self, slot: i64, journal: Journal | None) -> None:
        """CAF-44: a new card fills the gap unless this was the last pick; then everybody builds."""
        self.turn += 1
        if self.turn < self.seats:
            if self.mode != AUCTION:
                self.reveal(slot, journal)
            self.next_pick()
            return
        if self.mode != AUCTION:
            self.clear_row(journal)
        self.turn = 0
        if self.together != 0:
            self.build_at_once(journal)
        else:
            self.start_building(journal)

    def clear_row(self, journal: Journal | None) -> None:
        slot: i64
        for slot in range(self.row_size()):
            if self.row[slot] != NONE:
                if journal is not None:
                    events.card_discarded(journal, self.row[slot])
                self.row[slot] = NONE

    # -- the build turn ------------------------------------------------------------------------------------------

    def start_building(self, journal: Journal | None) -> None:
        """CAF-45: whoever holds a card places it first."""
        self.deciding = self.seat_in_turn(self.turn)
        if self.hand[self.deciding] == NONE:
            self.receive_points(journal)
        else:
            self.phase = ASK_PLACE

    def build_at_once(self, journal: Journal | None) -> None:
        """CAF-49: everybody begins at the same time; whoever is asked first begins the build order (CAF-30)."""
        while self.turn < self.seats:
            self.points_left = 0
            self.start_building(journal)
            self.stow()
            self.turn += 1
        self.turn = 0
        self.building = all_below(self.seats)
        self.take_up(self.first_builder())

    def receive_points(self, journal: Journal | None) -> None:
        """CAF-46: a point for each visible cup, at most 8."""
        cups = self.areas[self.deciding].cups
        self.points_left = cups if cups < self.parts.max_points else self.parts.max_points
        self.phase = ASK_ACT
        if journal is not None:
            events.points_received(journal, self.deciding, self.points_left)

    def place(self, spot: i64, journal: Journal | None) -> None:
        """CAF-50 to CAF-56: clear what will be covered, lay the card, count the cups."""
        seat = self.deciding
        area = self.areas[seat]
        card = self.hand[seat]
        if journal is not None:
            cell = spot // 4
            events.card_placed(journal, seat, card, area.x_of(cell), area.y_of(cell), spot % 4, area.covered(spot))
        square: i64
        for square in range(SQUARES):
            under = area.top[self.parts.foot[spot * SQUARES + square]]
            if under != NONE:
                self.clear_square(seat, area, under, journal)
        after = area.lay(card, spot)
        self.close_cafes(seat, area, after, journal)
        self.areas[seat] = after
        self.hand[seat] = NONE
        self.receive_points(journal)

    def clear_square(self, seat: i64, area: Area, slot: i64, journal: Journal | None) -> None:
        """CAF-53, CAF-88: beans go back to the supply, a bean on a ship to the warehouse."""
        kind = area.kind[slot]
        if kind <= ROASTING:
            at = seat * SLOTS + slot
            if self.beans[at] > 0:
                if journal is not None:
                    events.beans_covered(journal, seat, self.hue[at], self.beans[at])
                self.beans[at] = 0
                self.hue[at] = 0
        elif kind == SHIP and self.aboard(seat, slot) != NONE:
            self.unload_ship(seat, slot, journal)

    def close_cafes(self, seat: i64, before: Area, after: Area, journal: Journal | None) -> None:
        """CAF-54: a café of which any square is covered is dead and loses its beans."""
        layer: i64
        colour: i64
        for layer in range(before.layers):
            if before.open[layer] == 1 and after.open[layer] == 0:
                for colour in range(COLOURS):
                    self.received[(seat * LAYERS + layer) * COLOURS + colour] = 0
                if journal is not None:
                    events.cafe_closed(journal, seat, before.card[layer])

    def unload_ship(self, seat: i64, slot: i64, journal: Journal | None) -> None:
        """CAF-88: the bean goes back to the warehouse."""
        colour = self.cargo[seat * SLOTS + slot]
        self.cargo[seat * SLOTS + slot] = NONE
        self.warehouse[seat * COLOURS + colour] += 1
        if journal is not None:
            events.ship_unloaded(journal, seat, colour)

    def produce(self, cell: i64, journal: Journal | None) -> None:
        """CAF-62: every empty square of the group gets a bean of its colour."""
        seat = self.deciding
        area = self.areas[seat]
        anchor = area.top[cell]
        self.points_left -= 1
        n: i64
        for n in range(area.works):
            slot = area.work[n]
            at = seat * SLOTS + slot
            if area.group[slot] == anchor and self.beans[at] == 0:
                self.beans[at] = 1
                self.hue[at] = area.kind[slot]
                if journal is not None:
                    place = area.place[slot]
                    events.bean_produced(journal, seat, area.x_of(place), area.y_of(place), area.kind[slot])

    # Dry and roast: the same steps with other squares (CAF-63, CAF-64).

    def dry(self, cell: i64, journal: Journal | None) -> None:
        self.begin_moving(DRYING, cell, journal)

    def roast(self, cell: i64, journal: Journal | None) -> None:
        self.begin_moving(ROASTING, cell, journal)

    def begin_moving(self, task: i64, cell: i64, journal: Journal | None) -> None:
        self.points_left -= 1
        self.task = task
        self.group = self.areas[self.deciding].top[cell]
        self.moved = 0
        self.cursor = self.next_square(0)
        self.next_assignment(journal)

    def next_square(self, start: i64) -> i64:
        """The next empty square of the group in reading order, as an index of Area.work; NONE when there is none."""
        area = self.areas[self.deciding]
        base = self.deciding * SLOTS
        n: i64
        for n in range(start, area.works):
            slot = area.work[n]
            if area.group[slot] == self.group and self.beans[base + slot] == 0:
                return n
        return NONE

    def next_assignment(self, journal: Journal | None) -> None:
        """CAF-31, CAF-63: ask only where there is a choice."""
        while self.cursor != NONE:
            sources = self.sources(self.deciding, self.task)
            if sources == 0:
                break
            if without_lowest(sources) != 0 or self.may_skip():
                self.phase = ASK_ASSIGN
                return
            self.assign(lowest_of(sources), journal)
        self.task = NONE
        self.group = NONE
        self.cursor = 0
        self.moved = 0
        self.phase = ASK_ACT

    def fill_square(self, colour: i64, journal: Journal | None) -> None:
        self.assign(colour, journal)
        self.next_assignment(journal)

    def skip_square(self, journal: Journal | None) -> None:
        self.cursor = self.next_square(self.cursor + 1)
        self.next_assignment(journal)

    def assign(self, colour: i64, journal: Journal | None) -> None:
        """CAF-63: all beans of the colour, from all squares one step earlier, onto this square."""
        seat = self.deciding
        area = self.areas[seat]
        target = seat * SLOTS + area.work[self.cursor]
        total: i64 = 0
        n: i64
        for n in range(area.works):
            slot = area.work[n]
            at = seat * SLOTS + slot
            if self.beans[at] > 0 and self.hue[at] == colour and is_source(area.kind[slot], self.task):
                total += self.beans[at]
                self.beans[at] = 0
                self.hue[at] = 0
        self.beans[target] = total
        self.hue[target] = colour
        self.moved = 1
        if journal is not None:
            place = area.place[area.work[self.cursor]]
            if self.task == DRYING:
                events.beans_dried(journal, seat, area.x_of(place), area.y_of(place), colour, total)
            else:
                events.beans_roasted(journal, seat, area.x_of(place), area.y_of(place), colour, total)
        self.cursor = self.next_square(self.cursor + 1)

    # Deliver (CAF-66, CAF-67).

    def deliver(self, journal: Journal | None) -> None:
        """CAF-66: all beans of all roasting squares are taken up."""
        seat = self.deciding
        area = self.areas[seat]
        self.points_left -= 1
        n: i64
        for n in range(area.works):
            slot = area.work[n]
            at = seat * SLOTS + slot
            if area.kind[slot] == ROASTING and self.beans[at] > 0:
                self.transit[self.hue[at]] += self.beans[at]
                self.beans[at] = 0
                self.hue[at] = 0
        if journal is not None:
            load = self.transit
            events.beans_taken_up(journal, seat, load[0], load[1], load[2], load[3])
        self.send_from = 0
        self.next_bean(journal)

    def colour_in_transit(self) -> i64:
        colour: i64
        for colour in range(COLOURS):
            if self.transit[colour] > 0:
                return colour
        return NONE

    def next_bean(self, journal: Journal | None) -> None:
        """CAF-31, CAF-67: ask only where a café wants the bean; the rest goes to the warehouse."""
        seat = self.deciding
        area = self.areas[seat]
        colour: i64
        layer: i64
        for colour in range(COLOURS):
            if self.transit[colour] > 0:
                for layer in range(self.send_from, area.layers):
                    if self.lacks(seat, layer, colour) > 0:
                        self.phase = ASK_SEND
                        return
                self.send_to_warehouse(journal)
        self.send_from = 0
        self.phase = ASK_ACT

    def send(self, to: i64, journal: Journal | None) -> None:
        """CAF-67: to the café of a plan card, or to the warehouse."""
        if to == WAREHOUSE:
            self.send_to_warehouse(journal)
        else:
            self.send_to_cafe(to, journal)
        self.next_bean(journal)

    def send_to_cafe(self, card: i64, journal: Journal | None) -> None:
        seat = self.deciding
        area = self.areas[seat]
        colour = self.colour_in_transit()
        layer: i64 = 0
        while area.card[layer] != card:
            layer += 1
        self.transit[colour] -= 1
        self.received[(seat * LAYERS + layer) * COLOURS + colour] += 1
        self.send_from = layer if self.transit[colour] > 0 else NOTHING
        if journal is not None:
            events.bean_served(journal, seat, colour, card)
            if self.complete(seat, layer):
                events.cafe_completed(journal, seat, card, self.parts.cafe_points[card])

    def send_to_warehouse(self, journal: Journal | None) -> None:
        """CAF-67: after the first "warehouse" the rest of the colour follows."""
        colour = self.colour_in_transit()
        self.warehouse[self.deciding * COLOURS + colour] += self.transit[colour]
        if journal is not None:
            events.beans_stored(journal, self.deciding, colour, self.transit[colour])
        self.transit[colour] = 0
        self.send_from = 0

    def discard(self, cell: i64, journal: Journal | None) -> None:
        """CAF-69."""
        seat = self.deciding
        area = self.areas[seat]
        at = seat * SLOTS + area.top[cell]
        if journal is not None:
            events.beans_discarded(journal, seat, area.x_of(cell), area.y_of(cell), self.hue[at], self.beans[at])
        self.beans[at] = 0
        self.hue[at] = 0

    def end_turn(self, journal: Journal | None) -> None:
        """CAF-47, CAF-48: unspent points are lost; after the last player the round ends."""
        self.points_left = 0
        self.turn += 1
        if self.building != 0:
            if journal is not None:
                events.building_ended(journal, self.deciding)
            self.building &= ~only(self.deciding)
            if self.building != 0:
                self.take_up(self.first_builder())
                return
            self.deciding = self.seat_in_turn(self.seats - 1)  # whoever was the last
        else:
            if journal is not None:
                events.turn_ended(journal, self.deciding)
            if self.turn < self.seats:
                self.start_building(journal)
                return
        if self.mode == AUCTION:
            self.clear_row(journal)
        if self.round == self.parts.rounds:
            self.finish(journal)
            return
        if self.mode != AUCTION:
            self.cafetier = (self.cafetier + 1) % self.seats
            if journal is not None and self.seats > 1:
                events.pawn_passed(journal, self.cafetier)
        self.round += 1
        self.start_round(journal)

    # -- the auction ---------------------------------------------------------------------------------------------

    def start_auction(self, journal: Journal | None) -> None:
        """CAF-81: clockwise from the Cafetier, who holds the pawn as long as nobody bids."""
        self.standing_bid = 0
        self.holder = self.cafetier
        self.active = all_below(self.seats)
        self.deciding = (self.cafetier + self.seats - 1) % self.seats
        self.next_bidder(journal)

    def next_bidder(self, journal: Journal | None) -> None:
        """CAF-83, CAF-84: the next active player who can bid, or the end of the auction."""
        while self.active != 0 and not (self.standing_bid > 0 and self.active == only(self.holder)):
            seat = (self.deciding + 1) % self.seats
            while not has(self.active, seat):
                seat = (seat + 1) % self.seats
            self.deciding = seat
            if self.stock(seat) >= self.least_bid():
                self.phase = ASK_BID
                return
            self.leave_auction(seat, journal)
        if journal is not None:
            if self.standing_bid > 0:
                events.auction_won(journal, self.holder, self.standing_bid)
            else:
                events.auction_void(journal, self.holder)
        self.cafetier = self.holder
        self.holder = 0
        self.standing_bid = 0
        self.active = 0
        self.turn = 0
        self.next_pick()

    def leave_auction(self, seat: i64, journal: Journal | None) -> None:
        self.active &= ~only(seat)
        if journal is not None:
            events.bidder_passed(journal, seat)

    def drop_out(self, journal: Journal | None) -> None:
        self.leave_auction(self.deciding, journal)
        self.next_bidder(journal)

    def make_bid(self, beans: i64, journal: Journal | None) -> None:
        """Bids are numbered from 0, for one bean."""
        self.bid(beans + 1, journal)

    def bid(self, beans: i64, journal: Journal | None) -> None:
        """CAF-82: paid at once and in full."""
        self.standing_bid = beans
        self.holder = self.deciding
        self.owed = beans
        self.pay_from = 0
        if journal is not None:
            events.bid_made(journal, self.deciding, beans)
        self.next_payment(journal)

    def next_payment(self, journal: Journal | None) -> None:
        """CAF-31, CAF-85: ask only where there is a choice of colours."""
        while self.owed > 0:
            options: i64 = 0
            last: i64 = NONE
            colour: i64
            for colour in range(COLOURS):
                if self.may_pay(colour):
                    options += 1
                    last = colour
            if options > 1:
                self.phase = ASK_BID_PAY
                return
            self.pay_bid(last, journal)
        slot: i64
        for slot in range(self.areas[self.deciding].layers * SQUARES):
            if self.free_ship(self.deciding, slot):
                self.phase = ASK_STORE
                return
        self.settle_bid(journal)

    def pay_for_bid(self, colour: i64, journal: Journal | None) -> None:
        self.pay_bid(colour, journal)
        self.next_payment(journal)

    def pay_bid(self, colour: i64, journal: Journal | None) -> None:
        self.warehouse[self.deciding * COLOURS + colour] -= 1
        self.paid[colour] += 1
        self.owed -= 1
        self.pay_from = colour
        if journal is not None:
            events.bean_bid(journal, self.deciding, colour)

    def load_ship(self, cell: i64, colour: i64, journal: Journal | None) -> None:
        """CAF-87: one bean of the bid is kept aboard."""
        seat = self.deciding
        area = self.areas[seat]
        self.cargo[seat * SLOTS + area.top[cell]] = colour
        if journal is not None:
            events.ship_loaded(journal, seat, area.x_of(cell), area.y_of(cell), colour)

    def store(self, cell: i64, colour: i64, journal: Journal | None) -> None:
        self.load_ship(cell, colour, journal)
        self.settle_bid(journal)

    def settle_bid(self, journal: Journal | None) -> None:
        colour: i64
        for colour in range(COLOURS):
            self.paid[colour] = 0
        self.pay_from = 0
        if journal is not None:
            events.bid_settled(journal, self.deciding, self.standing_bid)
        self.next_bidder(journal)

    # -- the end -------------------------------------------------------------------------------------------------

    def finish(self, journal: Journal | None) -> None:
        """CAF-71, CAF-72."""
        assert self.revealed == self.pile_end, "CAF-23: the pile comes out exactly"
        seat: i64
        slot: i64
        for seat in range(self.seats):
            for slot in range(self.areas[seat].layers * SQUARES):
                if self.aboard(seat, slot) != NONE:
                    self.unload_ship(seat, slot, journal)
        self.phase = GAME_OVER
        if journal is not None:
            events.game_ended(journal)

    def points(self, seat: i64) -> i64:
        """CAF-75."""
        return self.cafe_score(seat) + self.warehouse_score(seat)

    def standing(self, seat: i64) -> i64:
        """CAF-76: points, then beans on roasting squares, then on drying squares."""
        roasted = self.beans_on(seat, ROASTING, ROASTING, NONE)
        dried = self.beans_on(seat, DRYING, DRYING, NONE)
        return (self.points(seat) * 10_000 + roasted) * 10_000 + dried

    def drawn(self) -> i64:
        """The cards of the open row."""
        return fingerprint(self.row, ROW)

    def redeal(self, seat: i64, chance: Chance) -> None:
        """CAF-90: the pile and the cards removed unseen, in a new order; nobody knows more than anybody else."""
        deck = self.deck[:]
        unseen = self.deck[self.revealed :]
        chance.shuffle(DECK, unseen, len(unseen))
        i: i64
        for i in range(len(unseen)):
            deck[self.revealed + i] = unseen[i]
        self.deck = deck
