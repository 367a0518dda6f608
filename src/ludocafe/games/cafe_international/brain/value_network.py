"""What the rest of a game may bring: a small network, taught by games that it played against itself.

It looks at the game with the eyes of one player, who knows the own hand and counts what has not been seen yet, and guesses two
numbers: the points this player still makes, and those a rival still makes on average. It reckons in whole numbers, so that it
thinks alike on every machine. ``benchmarks/cafe_international_value_network.py`` teaches it and writes its weights.

First each nation is looked at for itself, all with the same eyes, and each table likewise; what they notice is added up. From
that and the state of the game come thoughts, and from these the guesses.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.state import at_most
from ludocafe.games.cafe_international.rules.state import CHAIRS, KINDS, NATIONS, NONE, SIDES, SLOTS, TOUCHED, Board, held

BITS: Final[i64] = 12
UNIT: Final[i64] = 4096  # 1 << BITS: weights, and points guessed, are counted in such parts of 1

# What is seen of a nation.
WOMEN: Final[i64] = 0  # in the own hand
MEN: Final[i64] = 1
COUPLES: Final[i64] = 2
LYING: Final[i64] = 3  # its tables in the café
WOMAN_BRINGS: Final[i64] = 4  # points of its women on the best chair
MAN_BRINGS: Final[i64] = 5
HAND_BRINGS: Final[i64] = 6  # the same for all its cards in hand together
COMING: Final[i64] = 7  # its tables in the pile
UNSEEN_WOMEN: Final[i64] = 8
UNSEEN_MEN: Final[i64] = 9
EMPTY: Final[i64] = 10  # its tables without guests
WELCOME: Final[i64] = 11  # its cards in hand if one of its tables lies in the café
NATION_INPUTS: Final[i64] = 12

# What is seen of a table.
SITTING_WOMEN: Final[i64] = 0
SITTING_MEN: Final[i64] = 1
ONE_GUEST: Final[i64] = 2  # then two, then three
PURE: Final[i64] = 5  # all guests of its nation
BLANK: Final[i64] = 6  # the table is yet to be turned up
MIDDLE: Final[i64] = 7
HAND_FITS: Final[i64] = 8  # women in hand that may sit there, then men
UNSEEN_FITS: Final[i64] = 10  # likewise
PURE_GUEST: Final[i64] = 12  # one, then two, then three guests, all of its nation
SLOT_INPUTS: Final[i64] = 15

# What is seen of the game.
HAND: Final[i64] = 0
RIVAL_HANDS: Final[i64] = 1  # on average, in quarters
NEXT_HAND: Final[i64] = 2
SMALLEST_HAND: Final[i64] = 3
PILE: Final[i64] = 4
LAST_ROUNDS: Final[i64] = 5  # the pile, if no more than three rounds
LAST_ROUND: Final[i64] = 6
TABLES: Final[i64] = 7
LAST_TABLES: Final[i64] = 8
NO_TABLE: Final[i64] = 9
DRAWING: Final[i64] = 10  # a card that is not known yet comes into the hand
BEFORE: Final[i64] = 11  # turns of others before the own
AT_TURN: Final[i64] = 12
PLAYERS: Final[i64] = 13  # two, then three, four, five
CIRCLE_TRIBE: Final[i64] = 17
BRINGS: Final[i64] = 18  # all cards in hand on their best chairs
BRINGS_BEST: Final[i64] = 19
BRINGS_THREE: Final[i64] = 20
PLAYABLE: Final[i64] = 21  # cards in hand that score somewhere
OFFERED: Final[i64] = 22  # what an unseen card brings on its best chair, in sixteenths
OFFERED_SQUARED: Final[i64] = 23  # in quarters
TAKERS: Final[i64] = 24  # unseen cards that score somewhere, of 64
OFFERED_NEXT: Final[i64] = 25  # to the whole hand of the next player, in quarters
OPENERS: Final[i64] = 26  # couples in hand for empty tables
GUESTS: Final[i64] = 27
LYING_CARDS: Final[i64] = 28  # cards in hand whose nation has a table in the café
WAITING_CARDS: Final[i64] = 29  # … may still get one
DEAD_CARDS: Final[i64] = 30  # … will get none
LYING_LATE: Final[i64] = 31  # the first two again, less and less in the last five rounds
WAITING_LATE: Final[i64] = 32
LATE: Final[i64] = 33
GAME_INPUTS: Final[i64] = 34

SLOT_START: Final[i64] = NATIONS * NATION_INPUTS
GAME_START: Final[i64] = SLOT_START + SLOTS * SLOT_INPUTS
INPUTS: Final[i64] = GAME_START + GAME_INPUTS

NATION_EYES: Final[i64] = 16
SLOT_EYES: Final[i64] = 12
EYES: Final[i64] = NATION_EYES + SLOT_EYES
NOTICED: Final[i64] = EYES + GAME_INPUTS
THOUGHTS: Final[i64] = 32

CENTRE: Final[i64] = 2  # the slot whose chairs touch all others
MANY: Final[i64] = 99


@final
@mypyc_attr(native_class=True)
class ValueNetwork:
    """The network, with room for one look. From one guess to the next it reckons only with what has changed in between."""

    nation_weights: vec[i64]  # a row for each input, an item for each eye
    slot_weights: vec[i64]
    thought_weights: vec[i64]  # a row for everything noticed, an item for each thought
    own_weights: vec[i64]  # an item for each thought and a constant
    rival_weights: vec[i64]
    inputs: vec[i64]  # of all nations, all tables and the game
    known: vec[i64]  # inputs at the last guess
    looks: vec[i64]  # sums of every eye for each nation, then for each table
    noticed: vec[i64]  # what eyes see, added up over nations and tables, then inputs of the game
    pondered: vec[i64]  # what was noticed at the last guess
    thoughts: vec[i64]  # sums of every thought
    brings: vec[i64]  # most points that a guest makes now, by kind
    fits: vec[i64]  # set of kinds that may sit at a table, by slot
    pure: vec[i64]  # 1: all guests of a table are of its nation, by slot
    unseen: vec[i64]  # cards, by kind
    unseen_cards: i64
    coming: vec[i64]  # tables in the pile, by nation
    own: i64  # the last guess
    rivals: i64

    def __init__(self, weights: list[int]) -> None:
        """``weights`` has all rows one after the other: of nations, tables, thoughts, the own points, the rivals' points."""
        rows: list[list[list[int]]] = []
        start = 0
        for count, width in SHAPES:
            rows.append([weights[start + i * width : start + (i + 1) * width] for i in range(count)])
            start += count * width
        if start != len(weights):
            raise ValueError(f"{start} weights expected, {len(weights)} given")
        nations, slots, thoughts, own, rivals = rows
        self.nation_weights = by_input(nations)
        self.slot_weights = by_input(slots)
        self.thought_weights = by_input(thoughts)
        self.own_weights = vec[i64](own[0])
        self.rival_weights = vec[i64](rivals[0])
        self.inputs = vec[i64]([0] * INPUTS)
        self.known = vec[i64]([0] * INPUTS)
        of_nothing = [row[-1] for row in nations], [row[-1] for row in slots]  # what eyes make of inputs that are all 0
        self.looks = vec[i64](of_nothing[0] * NATIONS + of_nothing[1] * SLOTS)
        noticed = [max(0, sum) * int(NATIONS) for sum in of_nothing[0]] + [max(0, sum) * int(SLOTS) for sum in of_nothing[1]]
        self.noticed = vec[i64](noticed + [0] * GAME_INPUTS)
        self.pondered = vec[i64]([0] * NOTICED)
        self.thoughts = vec[i64]([row[-1] * UNIT for row in thoughts])
        self.brings = vec[i64]([0] * KINDS)
        self.fits = vec[i64]([0] * SLOTS)
        self.pure = vec[i64]([0] * SLOTS)
        self.unseen = vec[i64]([0] * KINDS)
        self.unseen_cards = 0
        self.coming = vec[i64]([0] * NATIONS)
        self.own = 0
        self.rivals = 0

    # -- looking -------------------------------------------------------------------------------------------------

    def count_unseen(self, board: Board, seat: i64) -> None:
        """Which cards this player has not seen: it stays the same while the player thinks a turn through."""
        unseen = self.unseen
        coming = self.coming
        kind: i64
        other: i64
        i: i64
        for kind in range(KINDS):
            unseen[kind] = 0
        self.unseen_cards = board.pile_size
        for i in range(board.pile_size):
            unseen[board.pile[i]] += 1
        for other in range(board.seats):
            if other != seat:
                for kind in range(KINDS):
                    at = held(other, kind)
                    unseen[kind] += board.hand[at] + board.down[at]
                self.unseen_cards += board.penalty_cards(other)
        for i in range(NATIONS):
            coming[i] = 0
        for i in range(board.tables_size):
            coming[board.tables[i]] += 1

    def look(self, board: Board, seat: i64, before: i64, drawing: bool) -> None:
        """See the game as ``seat`` does, so many turns of others ``before`` its own; does it still draw a card?"""
        i: i64
        for i in range(INPUTS):
            self.inputs[i] = 0
        self.find_chairs(board)
        self.look_at_nations(board, seat)
        self.look_at_tables(board, seat)
        self.look_at_piles(board, seat)
        self.look_at_cards(board, seat)
        game = GAME_START
        self.inputs[game + DRAWING] = 1 if drawing else 0
        self.inputs[game + BEFORE] = before
        self.inputs[game + AT_TURN] = 1 if before == 0 else 0

    def find_chairs(self, board: Board) -> None:
        """Who could sit where now, and what the best chair brings."""
        room = board.room
        slot_at = board.parts.slot_at
        kind: i64
        slot: i64
        chair: i64
        i: i64
        for kind in range(KINDS):
            self.brings[kind] = 0
        for slot in range(SLOTS):
            self.fits[slot] = 0
            self.pure[slot] = 1 if room.is_own(slot) else 0
        for chair in range(CHAIRS):
            genders = (room.for_women >> chair) & 1 | ((room.for_men >> chair) & 1) << 1
            if genders != 0:
                for i in range(TOUCHED):
                    slot = slot_at[chair * TOUCHED + i]
                    if slot == NONE:
                        break
                    if room.table[slot] != NONE:
                        self.try_chair(board, chair, room.table[slot], genders)

    def try_chair(self, board: Board, chair: i64, nation: i64, genders: i64) -> None:
        """Guests of a nation on a free chair; ``genders``: 1 for women, 2 for men, 3 for both."""
        room = board.room
        points: i64 = 0
        i: i64
        for i in range(TOUCHED):
            slot = board.parts.slot_at[chair * TOUCHED + i]
            if slot == NONE:
                break
            self.fits[slot] |= genders << (nation * 2)
            guests = room.guests_at(slot)
            if guests > 0:
                doubles = room.table[slot] == nation and self.pure[slot] == 1
                points += board.parts.own[guests + 1] if doubles else board.parts.mixed[guests + 1]
        gender: i64
        for gender in range(2):
            kind = nation * 2 + gender
            if (genders >> gender) & 1 == 1 and points > self.brings[kind]:
                self.brings[kind] = points

    def look_at_nations(self, board: Board, seat: i64) -> None:
        inputs = self.inputs
        brings = self.brings
        room = board.room
        at: i64 = 0
        nation: i64
        for nation in range(NATIONS):
            kind = nation * 2
            women = board.hand[held(seat, kind)]
            men = board.hand[held(seat, kind + 1)]
            inputs[at + WOMEN] = women
            inputs[at + MEN] = men
            inputs[at + COUPLES] = at_most(women, men)
            inputs[at + WOMAN_BRINGS] = brings[kind]
            inputs[at + MAN_BRINGS] = brings[kind + 1]
            inputs[at + HAND_BRINGS] = women * brings[kind] + men * brings[kind + 1]
            inputs[at + COMING] = self.coming[nation]
            inputs[at + UNSEEN_WOMEN] = self.unseen[kind]
            inputs[at + UNSEEN_MEN] = self.unseen[kind + 1]
            at += NATION_INPUTS
        slot: i64
        for slot in range(SLOTS):
            if room.table[slot] != NONE:
                at = room.table[slot] * NATION_INPUTS
                inputs[at + LYING] += 1
                inputs[at + EMPTY] += 1 if room.guests_at(slot) == 0 else 0
                inputs[at + WELCOME] = inputs[at + WOMEN] + inputs[at + MEN]

    def look_at_tables(self, board: Board, seat: i64) -> None:
        inputs = self.inputs
        room = board.room
        at = SLOT_START
        slot: i64
        for slot in range(SLOTS):
            guests = room.guests_at(slot)
            inputs[at + SITTING_WOMEN] = room.count[slot * 2]
            inputs[at + SITTING_MEN] = room.count[slot * 2 + 1]
            if 0 < guests < SIDES:
                inputs[at + ONE_GUEST + guests - 1] = 1
                inputs[at + PURE] = self.pure[slot]
                inputs[at + PURE_GUEST + guests - 1] = self.pure[slot]
            inputs[at + BLANK] = 1 if room.table[slot] == NONE else 0
            inputs[at + MIDDLE] = 1 if slot == CENTRE else 0
            kinds = self.fits[slot]
            kind: i64 = 0
            while kinds != 0:
                if kinds & 1 == 1:
                    inputs[at + HAND_FITS + (kind & 1)] += board.hand[held(seat, kind)]
                    inputs[at + UNSEEN_FITS + (kind & 1)] += self.unseen[kind]
                kinds >>= 1
                kind += 1
            at += SLOT_INPUTS

    def look_at_piles(self, board: Board, seat: i64) -> None:
        """Piles, hands of others, and how late it is."""
        inputs = self.inputs
        game = GAME_START
        seats = board.seats
        pile = board.pile_size
        tables = board.tables_size
        held_by_others: i64 = 0
        smallest = MANY
        other: i64
        for other in range(seats):
            if other != seat:
                held_by_others += board.hand_size[other]
                smallest = at_most(board.hand_size[other], smallest)
        inputs[game + HAND] = board.hand_size[seat]
        inputs[game + RIVAL_HANDS] = held_by_others * 4 // (seats - 1)
        inputs[game + NEXT_HAND] = board.hand_size[(seat + 1) % seats]
        inputs[game + SMALLEST_HAND] = smallest
        inputs[game + PILE] = pile
        inputs[game + LAST_ROUNDS] = at_most(pile, 3 * seats)
        inputs[game + LAST_ROUND] = at_most(pile, seats)
        inputs[game + TABLES] = tables
        inputs[game + LAST_TABLES] = at_most(tables, 3)
        inputs[game + NO_TABLE] = 1 if tables == 0 else 0
        inputs[game + PLAYERS + seats - 2] = 1
        inputs[game + CIRCLE_TRIBE] = board.circle_tribe
        slot: i64
        for slot in range(SLOTS):
            inputs[game + GUESTS] += board.room.guests_at(slot)
        nation: i64
        at: i64 = 0
        for nation in range(NATIONS):
            cards = inputs[at + WOMEN] + inputs[at + MEN]
            if inputs[at + EMPTY] > 0:
                inputs[game + OPENERS] += inputs[at + COUPLES]
            if inputs[at + LYING] > 0:
                inputs[game + LYING_CARDS] += cards
            elif self.coming[nation] > 0:
                inputs[game + WAITING_CARDS] += cards
            else:
                inputs[game + DEAD_CARDS] += cards
            at += NATION_INPUTS
        late = at_most(pile, 5 * seats)
        inputs[game + LYING_LATE] = inputs[game + LYING_CARDS] * late // seats
        inputs[game + WAITING_LATE] = inputs[game + WAITING_CARDS] * late // seats
        inputs[game + LATE] = late

    def look_at_cards(self, board: Board, seat: i64) -> None:
        """What the cards in hand, and those not seen yet, bring on their best chairs."""
        inputs = self.inputs
        game = GAME_START
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        offered: i64 = 0
        squares: i64 = 0
        takers: i64 = 0
        kinds = board.room.kinds
        kind: i64 = 0
        while kinds != 0:
            points = self.brings[kind]
            if kinds & 1 == 1 and points > 0:
                copies = board.hand[held(seat, kind)]
                inputs[game + BRINGS] += copies * points
                inputs[game + PLAYABLE] += copies
                _time: i64
                for _time in range(at_most(copies, 3)):
                    if points > first:
                        third = second
                        second = first
                        first = points
                    elif points > second:
                        third = second
                        second = points
                    elif points > third:
                        third = points
                offered += self.unseen[kind] * points
                squares += self.unseen[kind] * points * points
                takers += self.unseen[kind]
            kinds >>= 1
            kind += 1
        cards = self.unseen_cards if self.unseen_cards > 0 else 1
        inputs[game + BRINGS_BEST] = first
        inputs[game + BRINGS_THREE] = first + second + third
        inputs[game + OFFERED] = offered * 16 // cards
        inputs[game + OFFERED_SQUARED] = squares * 4 // cards
        inputs[game + TAKERS] = takers * 64 // cards
        inputs[game + OFFERED_NEXT] = offered * 4 * inputs[game + NEXT_HAND] // cards

    # -- guessing ------------------------------------------------------------------------------------------------

    def guess(self) -> None:
        """From what was seen to the points to come."""
        i: i64
        for i in range(NATIONS):
            self.notice(self.nation_weights, i * NATION_INPUTS, NATION_INPUTS, 0, NATION_EYES, i * NATION_EYES)
        for i in range(SLOTS):
            looks = NATIONS * NATION_EYES + i * SLOT_EYES
            self.notice(self.slot_weights, SLOT_START + i * SLOT_INPUTS, SLOT_INPUTS, NATION_EYES, SLOT_EYES, looks)
        for i in range(GAME_INPUTS):
            self.noticed[EYES + i] = self.inputs[GAME_START + i] * UNIT
        self.ponder()
        own = self.own_weights[THOUGHTS] * UNIT
        rivals = self.rival_weights[THOUGHTS] * UNIT
        thoughts = self.thoughts
        for i in range(THOUGHTS):
            if thoughts[i] > 0:
                thought = thoughts[i] >> BITS
                own += self.own_weights[i] * thought
                rivals += self.rival_weights[i] * thought
        self.own = own >> BITS
        self.rivals = rivals >> BITS

    def notice(self, weights: vec[i64], at: i64, width: i64, target: i64, eyes: i64, looks: i64) -> None:
        """Look at one nation or table again: its inputs begin ``at``, the sums of its eyes at ``looks``."""
        inputs = self.inputs
        known = self.known
        sums = self.looks
        noticed = self.noticed
        same = True
        eye: i64
        i: i64
        for i in range(width):
            change = inputs[at + i] - known[at + i]
            if change != 0:
                if same:
                    same = False
                    for eye in range(eyes):
                        if sums[looks + eye] > 0:
                            noticed[target + eye] -= sums[looks + eye]
                known[at + i] = inputs[at + i]
                for eye in range(eyes):
                    sums[looks + eye] += weights[i * eyes + eye] * change
        if not same:
            for eye in range(eyes):
                if sums[looks + eye] > 0:
                    noticed[target + eye] += sums[looks + eye]

    def ponder(self) -> None:
        """Turn what is noticed over in one's thoughts."""
        noticed = self.noticed
        pondered = self.pondered
        thoughts = self.thoughts
        weights = self.thought_weights
        i: i64
        thought: i64
        for i in range(NOTICED):
            change = noticed[i] - pondered[i]
            if change != 0:
                pondered[i] = noticed[i]
                for thought in range(THOUGHTS):
                    thoughts[thought] += weights[i * THOUGHTS + thought] * change

    def seen(self) -> list[int]:
        """What the last look saw, to learn from."""
        found: list[int] = []
        i: i64
        for i in range(INPUTS):
            found.append(self.inputs[i])
        return found


def by_input(rows: list[list[int]]) -> vec[i64]:
    """Weights without the constants at the end of their rows, one row for each input."""
    return vec[i64]([row[i] for i in range(len(rows[0]) - 1) for row in rows])


# Rows of weights and their width; every row ends with a constant.
SHAPES: Final[list[tuple[int, int]]] = [
    (int(NATION_EYES), int(NATION_INPUTS) + 1),
    (int(SLOT_EYES), int(SLOT_INPUTS) + 1),
    (int(THOUGHTS), int(NOTICED) + 1),
    (1, int(THOUGHTS) + 1),
    (1, int(THOUGHTS) + 1),
]
