"""The rules of Café del Gatto, decision by decision (GAT-10 to GAT-95)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.chance import BAG, Chance
from ludocafe.core.masks import has
from ludocafe.core.state import OVER, Codes, Journal, fingerprint
from ludocafe.games.cafe_del_gatto.rules import dispatch, events
from ludocafe.games.cafe_del_gatto.rules.codes import (
    ASK_AFTER_CLEAN,
    ASK_INTERIM_DISCARD,
    ASK_INTERIM_SERVE,
    ASK_PLACE,
    ASK_SERVE_MORE,
    ASK_SUGAR,
    ASK_TILE,
    ASK_TURN_START,
    BUY,
    CLEAN,
    DISCARD,
    END_SERVE,
    END_TURN,
    GAME_OVER,
    PLACE,
    SERVE,
    SUGAR,
    TAKE,
    TILE,
)
from ludocafe.games.cafe_del_gatto.rules.state import (
    COFFEE,
    CUPS,
    EMPTYING_ROUND,
    MILK,
    NO_INTERIM,
    NONE,
    ROWS,
    SERVING_ROUND,
    SPACES,
    TILES,
    Board,
    cup_of,
    place,
)


@final
@mypyc_attr(native_class=True)
class GattoState(Board):
    """A game of Café del Gatto in progress."""

    def copy(self) -> "GattoState":
        other = GattoState(self.parts, self.seats)
        self.copy_to(other)
        return other

    def actor(self) -> i64:
        return OVER if self.phase == GAME_OVER else self.deciding

    # -- set-up --------------------------------------------------------------------------------------------------

    def set_up(self, chance: Chance, journal: Journal | None) -> None:
        """GAT-10 to GAT-14."""
        parts = self.parts
        self.clear()
        kind: i64
        for kind in range(parts.kinds):
            self.bag[kind] = parts.copies[kind]
            self.bag_size += parts.copies[kind]
        row: i64
        for row in range(ROWS):  # GAT-11: milk first, then coffee, each from the bottom
            self.machine[place(MILK, row)] = self.draw(MILK, row, chance, journal)
        for row in range(ROWS):
            self.machine[place(COFFEE, row)] = self.draw(COFFEE, row, chance, journal)
        self.coin_reserve = parts.coins
        self.sugar_reserve = parts.sugar
        seat: i64
        for seat in range(self.seats):  # GAT-12: the first player tips
            self.coins[seat] = parts.start_coins - (parts.tip if seat == 0 else 0)
            self.coin_reserve -= self.coins[seat]
            self.sugar[seat] = parts.start_sugar
            self.sugar_reserve -= parts.start_sugar
        i: i64
        for i in range(CUPS * TILES):  # GAT-13
            if parts.tile[i] != NONE:
                self.stock[i] = 1 if parts.single[i] == 1 else self.seats

    # -- what is legal -------------------------------------------------------------------------------------------

    def legal_into(self, codes: Codes) -> None:
        dispatch.options_into(self, codes)

    def add_turn(self, codes: Codes) -> None:
        """GAT-20."""
        self.add_cleanings(codes)
        self.add_purchases(codes)
        self.add_full_cups(codes)
        codes.add(TAKE)  # GAT-21: always possible

    def add_after_cleaning(self, codes: Codes) -> None:
        """GAT-33."""
        self.add_cleanings(codes)
        self.add_purchases(codes)
        codes.add(END_TURN)

    def add_sugar(self, codes: Codes) -> None:
        """GAT-52."""
        cubes: i64
        for cubes in range(self.sugar[self.deciding] + 1):
            codes.add(SUGAR + cubes)

    def add_more_servings(self, codes: Codes) -> None:
        """GAT-58."""
        self.add_full_cups(codes)
        codes.add(END_SERVE)

    def may_clean(self) -> bool:
        """GAT-30."""
        return self.coins[self.active] >= self.parts.clean_cost and self.has_open_cup(self.active)

    def may_buy(self) -> bool:
        """Is any token affordable and placeable (GAT-40)?"""
        column: i64
        row: i64
        for column in range(2):
            if self.fits(self.active, column):
                for row in range(ROWS):
                    if self.price(column, row) <= self.coins[self.active]:
                        return True
        return False

    def add_cleanings(self, codes: Codes) -> None:
        if self.may_clean():
            codes.add(CLEAN + MILK)
            codes.add(CLEAN + COFFEE)

    def add_purchases(self, codes: Codes) -> None:
        """GAT-40."""
        coins = self.coins[self.active]
        machine = self.machine
        value = self.parts.value
        surcharge = self.parts.surcharge
        wanted = self.wanted_faces(self.active)
        column: i64
        row: i64
        for column in range(2):
            if has(wanted, column):
                for row in range(ROWS):
                    # GAT-41 written out: price() for ten tokens at every turn is the hottest spot of the game.
                    if value[machine[place(1 - column, row)]] + surcharge[row] <= coins:
                        codes.add(BUY + place(column, row))

    def add_placings(self, codes: Codes) -> None:
        cup: i64
        for cup in range(CUPS):
            if self.cup_takes(self.active, cup, self.held_column):
                codes.add(PLACE + cup)

    def add_full_cups(self, codes: Codes) -> None:
        cup: i64
        for cup in range(CUPS):
            if self.is_full(self.deciding, cup):
                codes.add(SERVE + cup)

    def add_tiles(self, codes: Codes) -> None:
        """GAT-53: a tile in stock worth at most the barista value."""
        limit = self.barista(self.deciding, self.serving)
        index: i64
        for index in range(TILES):
            at = self.serving * TILES + index
            if self.stock[at] > 0 and self.parts.tile[at] <= limit:
                codes.add(TILE + index)

    def add_fullest_cups(self, codes: Codes) -> None:
        """GAT-84."""
        most = self.most_tokens(self.deciding)
        cup: i64
        for cup in range(CUPS):
            at = cup_of(self.deciding, cup)
            if self.served[at] == NONE and self.filled[at] == most:
                codes.add(DISCARD + cup)

    # -- carrying out --------------------------------------------------------------------------------------------

    def apply(self, action: i64, chance: Chance, journal: Journal | None) -> None:
        dispatch.carry_out(self, action, chance, journal)

    def pay(self, seat: i64, amount: i64, journal: Journal | None) -> None:
        self.coins[seat] -= amount
        self.coin_reserve += amount
        if journal is not None:
            events.coins_paid(journal, seat, amount)

    def gain(self, seat: i64, amount: i64, journal: Journal | None) -> None:
        """GAT-06: nobody gets more coins than the reserve holds."""
        if amount > self.coin_reserve:
            amount = self.coin_reserve
        self.coins[seat] += amount
        self.coin_reserve -= amount
        if journal is not None:
            events.coins_gained(journal, seat, amount)

    def draw(self, column: i64, row: i64, chance: Chance, journal: Journal | None) -> i64:
        """GAT-70 and GAT-71: one token from the bag, which is refilled only when it is needed and empty."""
        if self.bag_size == 0:
            self.bag = self.discard
            self.bag_size = self.discard_size
            self.discard = vec[i64]([0] * self.parts.kinds)
            self.discard_size = 0
            if journal is not None:
                events.bag_refilled(journal, self.bag_size)
        left = chance.below(BAG, self.bag_size)
        kind: i64 = 0
        bag = self.bag
        while left >= bag[kind]:
            left -= bag[kind]
            kind += 1
        bag[kind] -= 1
        self.bag_size -= 1
        if journal is not None:
            events.token_drawn(journal, column, row + 1, kind)
        return kind

    def clean(self, column: i64, chance: Chance, journal: Journal | None) -> None:
        """GAT-31: pay, clear the column, fill it again from the bag."""
        if journal is not None:
            events.column_cleaned(journal, self.active, column)
        self.pay(self.active, self.parts.clean_cost, journal)
        row: i64
        for row in range(ROWS):
            self.discard[self.machine[place(column, row)]] += 1
            self.machine[place(column, row)] = NONE
        self.discard_size += ROWS
        for row in range(ROWS):
            self.machine[place(column, row)] = self.draw(column, row, chance, journal)
        self.phase = ASK_AFTER_CLEAN
        if not self.may_clean() and not self.may_buy():  # GAT-35
            self.end_turn(journal)

    def buy(self, column: i64, row: i64, journal: Journal | None) -> None:
        """GAT-42: pay, take the token, let the ones above slide down, receive sugar for a sweet token."""
        token = self.machine[place(column, row)]
        price = self.price(column, row)
        if journal is not None:
            events.token_bought(journal, self.active, column, row + 1, token, price)
        self.pay(self.active, price, journal)
        upper: i64
        for upper in range(row, ROWS - 1):
            self.machine[place(column, upper)] = self.machine[place(column, upper + 1)]
        self.machine[place(column, ROWS - 1)] = NONE
        if self.parts.value[token] == self.parts.sweet_value:  # GAT-43: the token's value, not its price
            self.receive_sugar(self.active, journal)
        self.held = token
        self.held_column = column
        self.phase = ASK_PLACE

    def receive_sugar(self, seat: i64, journal: Journal | None) -> None:
        """GAT-07: only as long as there are cubes."""
        cubes = self.parts.sweet_gain
        if cubes > self.sugar_reserve:
            cubes = self.sugar_reserve
        self.sugar[seat] += cubes
        self.sugar_reserve -= cubes
        if journal is not None:
            events.sugar_gained(journal, seat, cubes)

    def put(self, cup: i64, chance: Chance, journal: Journal | None) -> None:
        """GAT-45 and GAT-46: the cup is chosen, only then the gap is refilled."""
        at = cup_of(self.active, cup)
        self.tokens[at * SPACES + self.filled[at]] = self.held
        self.filled[at] += 1
        if journal is not None:
            events.token_placed(journal, self.active, cup, self.held, self.held_column)
        column = self.held_column
        self.held = NONE
        self.held_column = MILK
        self.machine[place(column, ROWS - 1)] = self.draw(column, ROWS - 1, chance, journal)
        self.end_turn(journal)

    def serve(self, cup: i64, journal: Journal | None) -> None:
        """GAT-50: name the cup; sugar is asked for only if there is any."""
        self.serving = cup
        self.sweetened = 0
        self.phase = ASK_SUGAR if self.sugar[self.deciding] > 0 else ASK_TILE
        if journal is not None:
            events.cup_served(journal, self.deciding, cup, self.token_sum(self.deciding, cup))

    def sweeten(self, cubes: i64, journal: Journal | None) -> None:
        """GAT-52: the cubes go back to the reserve and raise the barista value."""
        self.sweetened = cubes
        self.sugar[self.deciding] -= cubes
        self.sugar_reserve += cubes
        self.phase = ASK_TILE
        if cubes > 0 and journal is not None:
            events.sugar_spent(journal, self.deciding, cubes)

    def take_tile(self, index: i64, journal: Journal | None) -> None:
        """GAT-53 to GAT-57: tile, menu coins and difference in one go; the tokens go on the discard."""
        seat = self.deciding
        cup = self.serving
        at = cup_of(seat, cup)
        value = self.parts.tile[cup * TILES + index]
        payment = self.menu_coins(seat, cup) + self.barista(seat, cup) - value
        triggered = journal is not None and self.end_is_due()
        self.stock[cup * TILES + index] -= 1
        self.served[at] = index
        if journal is not None:
            events.tile_taken(journal, seat, cup, value)
        self.gain(seat, payment, journal)
        self.discard_tokens(at)
        self.serving = NONE
        self.sweetened = 0
        if journal is not None and not triggered and self.end_is_due():  # GAT-90
            events.end_triggered(journal, seat)
        if self.interim != NO_INTERIM:
            self.interim_served = 1
            self.interim_next(journal)
        elif self.has_full_cup(seat):  # GAT-58
            self.phase = ASK_SERVE_MORE
        else:
            self.end_turn(journal)

    def discard_tokens(self, at: i64) -> None:
        space: i64
        for space in range(self.filled[at]):
            self.discard[self.tokens[at * SPACES + space]] += 1
            self.tokens[at * SPACES + space] = NONE
        self.discard_size += self.filled[at]
        self.filled[at] = 0

    def take_coins(self, journal: Journal | None) -> None:
        """GAT-60."""
        self.gain(self.active, self.parts.take, journal)
        self.end_turn(journal)

    # -- end of turn, intermediate round, end of game ------------------------------------------------------------

    def end_turn(self, journal: Journal | None) -> None:
        """Section 4.1."""
        self.turns[self.active] += 1
        last = self.active == self.seats - 1
        if last and self.end_is_due():
            self.finish(journal)
        elif self.bag_size == 0 and self.discard_size == 0:  # GAT-80
            self.start_interim(journal)
        else:
            self.next_turn(journal)

    def next_turn(self, journal: Journal | None) -> None:
        self.active = (self.active + 1) % self.seats
        if self.active == 0:
            self.round += 1
        self.deciding = self.active
        self.phase = ASK_TURN_START
        if journal is not None:
            events.turn_started(journal, self.active)

    def start_interim(self, journal: Journal | None) -> None:
        """GAT-81: once round the table, opened by the player whose turn comes next."""
        self.interim = SERVING_ROUND
        self.interim_seat = (self.active + self.parts.interim_from_next) % self.seats
        self.interim_asked = 0
        self.interim_served = 0
        if journal is not None:
            events.interim_started(journal, self.interim_seat)
        self.interim_next(journal)

    def interim_next(self, journal: Journal | None) -> None:
        """Find the next player of the intermediate round who has something to do."""
        while self.interim != NO_INTERIM:
            while self.interim_asked < self.seats:
                seat = (self.interim_seat + self.interim_asked) % self.seats
                self.interim_asked += 1
                if self.interim == SERVING_ROUND and self.has_full_cup(seat):  # GAT-82
                    self.deciding = seat
                    self.phase = ASK_INTERIM_SERVE
                    return
                if self.interim == EMPTYING_ROUND and self.most_tokens(seat) > 0:  # GAT-84
                    self.deciding = seat
                    self.phase = ASK_INTERIM_DISCARD
                    return
                if journal is not None:
                    events.interim_skipped(journal, seat)
            if self.interim == SERVING_ROUND and self.interim_served == 0:
                self.interim = EMPTYING_ROUND
                self.interim_asked = 0
            else:
                self.interim = NO_INTERIM
        self.interim_seat = 0
        self.interim_asked = 0
        self.interim_served = 0
        if self.active == self.seats - 1 and self.end_is_due():  # GAT-86
            self.finish(journal)
        else:
            self.next_turn(journal)

    def empty_cup(self, cup: i64, journal: Journal | None) -> None:
        """GAT-84: the fullest cup is poured out, for nothing."""
        if journal is not None:
            events.cup_emptied(journal, self.deciding, cup)
        self.discard_tokens(cup_of(self.deciding, cup))
        self.interim_next(journal)

    def finish(self, journal: Journal | None) -> None:
        self.phase = GAME_OVER
        self.deciding = self.active
        if journal is not None:
            events.game_ended(journal)

    # -- counting ------------------------------------------------------------------------------------------------

    def tile_points(self, seat: i64) -> i64:
        total: i64 = 0
        cup: i64
        for cup in range(CUPS):
            index = self.served[cup_of(seat, cup)]
            if index != NONE:
                total += self.parts.tile[cup * TILES + index]
        return total

    def sugar_points(self, seat: i64) -> i64:
        return self.sugar[seat] // self.parts.sugar_per_point

    def points(self, seat: i64) -> i64:
        """GAT-91."""
        return self.tile_points(seat) + self.sugar_points(seat)

    def standing(self, seat: i64) -> i64:
        """GAT-92 to GAT-94: points, then coins."""
        return self.points(seat) * 1000 + self.coins[seat]

    def drawn(self) -> i64:
        """The tokens in the machine."""
        return fingerprint(self.machine, 2 * ROWS)

    def redeal(self, seat: i64, chance: Chance) -> None:
        """GAT-100: the bag has no order, so there is nothing hidden to deal anew."""
