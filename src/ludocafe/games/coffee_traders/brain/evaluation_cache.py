"""What the choices at one decision have in common, worked out once: what a step, a coin or a rank is worth to a player."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.masks import has, only
from ludocafe.core.state import NOTHING
from ludocafe.games.coffee_traders.rules.shared_effects import can_advance
from ludocafe.games.coffee_traders.rules.state import (
    CITIES,
    COFFEES,
    CONTRACTS,
    COOPS,
    FAIRTRADE,
    HOSPITAL,
    KOPI,
    LETTERS,
    LINES,
    NONE,
    PLAYERS,
    SELLING,
    SITES,
    SLOTS,
    SPACES,
    STATION,
    WORKING,
    Board,
)

# Worth in hundredths of a victory point.
POINT: Final[i64] = 100
WANTED: Final[i64] = 130  # a coffee that an open contract asks for
SPARE: Final[i64] = 75  # any other coffee
LUWAK_WORTH: Final[i64] = 170
LAST_PERIOD: Final[i64] = 2
MORE: Final[i64] = 4  # gains of less quality than this are remembered


@final
@mypyc_attr(native_class=True)
class EvaluationCache:
    """One player's cache for one decision: nothing may change on the board while it is used.

    Everything is worked out when it is first asked for.
    """

    board: Board
    player: i64
    coin: i64  # worth of a coin
    pulls: i64  # bit set of the conditions whose objective can still be claimed; NONE: not looked up yet
    decision: i64  # counts them
    ranked: i64  # bit set of cooperatives whose quality is known
    quality: vec[i64]  # by coop * PLAYERS + player
    gained: vec[i64]  # by coop * MORE + more quality: the decision at which the gain was worked out last …
    gain: vec[i64]  # … and the gain
    stepped: bool
    step: vec[i64]  # worth of a step, by row
    best_step: i64
    read: bool  # the contracts
    wanted: vec[i64]  # by coffee: how many the open contracts ask for
    short: vec[i64]  # by letter: coffees missing from an open contract after all Kopi Luwak; 0: none, or fulfilled
    lacking: vec[i64]  # by letter: bit set of those coffees
    tied: vec[i64]  # by letter: coffees in hand that the contract itself will take
    counted: bool  # the beans
    strength: vec[i64]  # by city * PLAYERS + player, as ``scoring.bar_strength`` tells it

    def __init__(self) -> None:
        self.decision = 0
        self.quality = vec[i64]([0] * (COOPS * PLAYERS))
        self.gained = vec[i64]([0] * (COOPS * MORE))
        self.gain = vec[i64]([0] * (COOPS * MORE))
        self.step = vec[i64]([0] * COOPS)
        self.wanted = vec[i64]([0] * COFFEES)
        self.short = vec[i64]([0] * LETTERS)
        self.lacking = vec[i64]([0] * LETTERS)
        self.tied = vec[i64]([0] * LETTERS)
        self.strength = vec[i64]([0] * (CITIES * PLAYERS))

    def open(self, board: Board, player: i64) -> None:
        self.board = board
        self.player = player
        self.coin = coin_worth(board, player)
        self.pulls = NONE
        self.decision += 1
        self.ranked = 0
        self.stepped = False
        self.best_step = 0
        self.read = False
        self.counted = False

    # -- objectives ----------------------------------------------------------------------------------------------

    def pull(self, condition: i64) -> i64:
        """1 if an objective with this condition can still be claimed."""
        if self.pulls == NONE:
            self.pulls = self.open_conditions()
        if has(self.pulls, condition):
            return 1
        return 0

    def open_conditions(self) -> i64:
        board = self.board
        slots = board.objective_slots()
        found: i64 = 0
        letter: i64
        for letter in range(3):
            if board.claims[letter] < slots and not board.claimed(letter, self.player):
                found |= only(board.parts.tile_condition[board.tiles[letter]])
        return found

    # -- the Arabica track ---------------------------------------------------------------------------------------

    def step_worth(self, row: i64) -> i64:
        """One column forward: the points of a row lie far out, but all rows together bring trader, truck and ten points."""
        if not self.stepped:
            self.look_at_steps()
        return self.step[row]

    def dearest_step(self) -> i64:
        if not self.stepped:
            self.look_at_steps()
        return self.best_step

    def look_at_steps(self) -> None:
        self.stepped = True
        row: i64
        for row in range(COOPS):
            worth: i64 = self.worth_of_step(row) if can_advance(self.board, self.player, row) else NOTHING
            self.step[row] = worth
            if worth > self.best_step:
                self.best_step = worth

    def worth_of_step(self, row: i64) -> i64:
        board = self.board
        parts = board.parts
        column = board.column[self.player * COOPS + row] + 1
        worth: i64 = 90
        if column <= parts.truck_column:
            worth = 190
        if column == parts.coin_column:
            worth += self.coin
        if column == parts.donkey_column and board.donkey_won[row] == 0:
            worth += POINT
        if parts.row_vp[column] > 0:
            worth = parts.row_vp[column] * POINT
        elif column > parts.truck_column and parts.last_column - column > 2 * (LAST_PERIOD + 1 - board.period):
            worth -= 40
        return worth

    # -- cooperatives --------------------------------------------------------------------------------------------

    def share_gain(self, coop: i64, more: i64) -> i64:
        """What a higher quality value changes in the ranking of a cooperative, with what it may change later."""
        if more >= MORE:
            return self.gain_of(coop, more)
        at = coop * MORE + more
        if self.gained[at] != self.decision:
            self.gained[at] = self.decision
            self.gain[at] = self.gain_of(coop, more)
        return self.gain[at]

    def gain_of(self, coop: i64, more: i64) -> i64:
        if not has(self.ranked, coop):
            self.rank(coop)
        board = self.board
        quality = self.quality
        first = coop * PLAYERS
        mine = quality[first + self.player]
        gain: i64 = 200 if mine == 0 else 0
        other: i64
        for other in range(board.players):
            if other != self.player:
                gain += duel(mine + more, quality[first + other]) - duel(mine, quality[first + other])
        return gain * 2 // (board.players - 1) * (board.period + 3) // 5 + more * 25

    def rank(self, coop: i64) -> None:
        """CTR-437, for all players at once."""
        board = self.board
        parts = board.parts
        quality = self.quality
        owners = board.owner
        levels = board.level
        sites = board.site
        first = coop * PLAYERS
        i: i64
        for i in range(first, first + board.players):
            quality[i] = 0
        for i in range(coop * SPACES, (coop + 1) * SPACES):
            if owners[i] != NONE:
                quality[first + owners[i]] += levels[i]
        for i in range(SITES):
            owner = sites[coop * SITES + i]
            if owner != NONE and quality[first + owner] > 0:
                kind = parts.site_type[i]
                if kind == HOSPITAL:
                    quality[first + owner] += parts.quality_hospital
                elif kind == STATION:
                    quality[first + owner] += parts.quality_station
                elif kind == FAIRTRADE:
                    quality[first + owner] += parts.quality_fairtrade
                else:
                    quality[first + owner] += parts.quality_farm
        self.ranked |= only(coop)

    # -- contracts and coffee ------------------------------------------------------------------------------------

    def read_contracts(self) -> None:
        self.read = True
        board = self.board
        player = self.player
        types = board.parts.contract_type
        amounts = board.parts.contract_n
        held = board.coffee
        kopi = held[player * COFFEES + KOPI]
        letter: i64
        line: i64
        coffee: i64
        for coffee in range(COFFEES):
            self.wanted[coffee] = 0
        for letter in range(LETTERS):
            self.short[letter] = 0
            if has(board.fulfilled[player], letter):
                continue
            short: i64 = -kopi
            lacking: i64 = 0
            tied: i64 = kopi
            number = board.contract[player * LETTERS + letter]
            side = board.side[player * LETTERS + letter]
            for line in range(LINES):
                kind = types[number * LINES + line]
                need = amounts[(side * CONTRACTS + number) * LINES + line]
                stored = held[player * COFFEES + kind]
                self.wanted[kind] += need
                if stored < need:
                    short += need - stored
                    lacking |= only(kind)
                    tied += stored
                else:
                    tied += need
            self.short[letter] = short if short > 0 else NOTHING
            self.lacking[letter] = lacking
            self.tied[letter] = tied

    def wanted_of(self, coffee: i64) -> i64:
        """How many of a coffee the open contracts ask for."""
        if not self.read:
            self.read_contracts()
        return self.wanted[coffee]

    def short_of_contract(self, letter: i64, coffee: i64) -> i64:
        """Coffees missing from an open contract after all Kopi Luwak, or 0 if this coffee is not among them."""
        if not self.read:
            self.read_contracts()
        return self.short[letter] if self.short[letter] > 0 and has(self.lacking[letter], coffee) else NOTHING

    def coffee_worth(self, coffee: i64) -> i64:
        """One more (or less) of a coffee."""
        if coffee == KOPI:
            return LUWAK_WORTH
        held = self.board.coffee[self.player * COFFEES + coffee]
        if held < self.wanted_of(coffee):
            return WANTED
        return SPARE - 2 * held

    # -- bars ----------------------------------------------------------------------------------------------------

    def count_beans(self) -> None:
        self.counted = True
        strength = self.strength
        bean = self.board.bean
        city: i64
        slot: i64
        i: i64
        for i in range(CITIES * PLAYERS):
            strength[i] = 0
        for city in range(CITIES):
            for slot in range(SLOTS):
                owner = bean[city * SLOTS + slot]
                if owner != NONE:
                    strength[city * PLAYERS + owner] = with_bean(strength[city * PLAYERS + owner], slot)

    def majority_gain(self, city: i64, slot: i64) -> i64:
        """The change of the majority in this bar if a bean of the player were on an empty slot."""
        if not self.counted:
            self.count_beans()
        mine = self.strength[city * PLAYERS + self.player]
        before: i64 = self.majority(city, mine) if mine > 0 else NOTHING
        return (self.majority(city, with_bean(mine, slot)) - before) * (30 + 20 * self.board.period)

    def majority(self, city: i64, mine: i64) -> i64:
        """CTR-431, for a player of this strength."""
        board = self.board
        better: i64 = 0
        other: i64
        for other in range(board.players):
            if other != self.player and self.strength[city * PLAYERS + other] > mine:
                better += 1
        if better == 0:
            return board.parts.majority_first
        return board.parts.majority_second if better == 1 else NOTHING


def coin_worth(board: Board, player: i64) -> i64:
    """Coins buy less and less as the game goes on; those that the bonus reserve misses in phase 5 hurt most."""
    if board.phase == SELLING and board.bonus_purse[player] == 0 and board.coins[player] < board.parts.bonus_coins:
        return 250
    worth: i64 = 35
    if board.period == 0:
        worth = 70
    elif board.period == 1:
        worth = 55
    if board.phase == WORKING and board.coins[player] < 2 * board.traders[player]:
        worth += 25
    return worth


def duel(mine: i64, theirs: i64) -> i64:
    """Points in hundredths for being ahead of one rival in a cooperative."""
    if mine == 0:
        return 0
    if mine > theirs:
        return 500
    return 200 if mine == theirs else 0


def with_bean(strength: i64, slot: i64) -> i64:
    """A strength in a bar (``scoring.bar_strength``) with one more bean."""
    lowest = strength % SLOTS
    return strength - lowest + SLOTS + (slot if slot > lowest else lowest)
