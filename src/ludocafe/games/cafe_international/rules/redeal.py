"""Dealing anew what a seat cannot see (CIN-111), uniformly among the deals that fit all it has seen.

Hidden are the other hands, the other face-down cards and both piles. They have only one thing to prove: a player who has
opened a table, or declared a formation, holds the cards to go on (CIN-52, CIN-101). Not placing proves nothing (CIN-31).
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.chance import DECK, Chance
from ludocafe.core.masks import size_of
from ludocafe.games.cafe_international.rules.codes import ASK_FORMING, ASK_PARTNER, GAME_OVER
from ludocafe.games.cafe_international.rules.state import KINDS, NONE, SIDES, Board, gender_of, held, nation_of


def redeal(board: Board, seat: i64, chance: Chance) -> None:
    """Replace what ``seat`` (NONE: a spectator) cannot know by a fresh draw."""
    board.tables = board.tables[: board.tables_size]
    board.pile = board.pile[: board.pile_size]
    board.down = board.down[:]
    chance.shuffle(DECK, board.tables, board.tables_size)
    if board.phase == GAME_OVER:  # all cards in hand and face down are shown
        chance.shuffle(DECK, board.pile, board.pile_size)
        return
    cards = board.parts.guest_cards[:]
    count = gather(board, seat, cards)
    promising = board.phase == ASK_PARTNER or board.phase == ASK_FORMING
    if promising and board.active != seat:
        deal_with_promise(board, seat, cards, count, chance)
    else:
        chance.shuffle(DECK, cards, count)
        deal(board, seat, NONE, cards, 0)


def gather(board: Board, seat: i64, cards: vec[i64]) -> i64:
    """Collect all unseen guest cards from hands, face-down cards and pile; how many there are."""
    count: i64 = 0
    other: i64
    kind: i64
    i: i64
    for other in range(board.seats):
        if other != seat:
            for kind in range(KINDS):
                at = held(other, kind)
                _time: i64
                for _time in range(board.hand[at] + board.down[at]):
                    cards[count] = kind
                    count += 1
                board.hand[at] = 0
                board.down[at] = 0
    for i in range(board.pile_size):
        cards[count] = board.pile[i]
        count += 1
    return count


def deal(board: Board, seat: i64, served: i64, cards: vec[i64], start: i64) -> None:
    """Deal cards from ``start`` on to everybody but ``seat``; the hand of ``served`` is complete already."""
    next = start
    other: i64
    i: i64
    for other in range(board.seats):
        if other != seat:
            if other != served:
                _time: i64
                for _time in range(board.hand_size[other]):
                    board.hand[held(other, cards[next])] += 1
                    next += 1
            for _time in range(board.down_size[other]):
                board.down[held(other, cards[next])] += 1
                next += 1
            board.sort_hand(other)
    for i in range(board.pile_size):
        board.pile[i] = cards[next]
        next += 1


def choose(n: i64, k: i64) -> i64:
    """Ways to choose k of n."""
    ways: i64 = 1
    i: i64
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


@final
@mypyc_attr(native_class=True)
class Promise:
    """The sets of cards any one of which keeps the mover's word; a set is the number of copies of each kind."""

    board: Board
    sets: vec[i64]  # by set * KINDS + kind
    count: i64
    chosen: vec[i64]  # the set being built

    def __init__(self, board: Board) -> None:
        self.board = board
        self.sets = vec[i64]([])
        self.count = 0
        self.chosen = vec[i64]([0] * KINDS)
        if board.phase == ASK_PARTNER:
            self.add_partners()
        else:
            self.add_fillings(board.forming_gender, size_of(board.room.free_at(board.forming)))

    def add_partners(self) -> None:
        kind: i64
        for kind in range(KINDS):
            if self.board.joins(kind) != 0:
                self.chosen[kind] += 1
                self.keep()
                self.chosen[kind] -= 1

    def add_fillings(self, kind: i64, missing: i64) -> None:
        """All sets with ``missing`` more cards of this kind or a later one of the same gender."""
        board = self.board
        if missing == 0:
            if board.room.can_fill(self.chosen, 0, board.room.free_at(board.forming), gender_of(kind)):
                self.keep()
            return
        if kind >= KINDS:
            return
        if board.room.welcome[nation_of(kind)] != 0 and self.chosen[kind] < SIDES:
            self.chosen[kind] += 1
            self.add_fillings(kind, missing - 1)
            self.chosen[kind] -= 1
        self.add_fillings(kind + 2, missing)

    def keep(self) -> None:
        kind: i64
        for kind in range(KINDS):
            self.sets = append(self.sets, self.chosen[kind])
        self.count += 1

    def ways(self, index: i64, cards: vec[i64], base: i64) -> i64:
        """In how many ways can this set be taken from these copies?"""
        ways: i64 = 1
        kind: i64
        for kind in range(KINDS):
            copies = self.sets[index * KINDS + kind]
            if copies > 0:
                ways *= choose(cards[base + kind], copies)
        return ways

    def all_ways(self, cards: vec[i64], base: i64) -> i64:
        total: i64 = 0
        index: i64
        for index in range(self.count):
            total += self.ways(index, cards, base)
        return total

    def draw(self, cards: vec[i64], chance: Chance) -> i64:
        """One of the sets, each as likely as there are ways to take it."""
        left = chance.below(DECK, self.all_ways(cards, 0))
        index: i64 = 0
        while left >= self.ways(index, cards, 0):
            left -= self.ways(index, cards, 0)
            index += 1
        return index


def deal_with_promise(board: Board, seat: i64, cards: vec[i64], count: i64, chance: Chance) -> None:
    """Deal so that the mover can keep the word given.

    A set that keeps the word is drawn first and the rest of the hand at random. A hand with several such sets would come
    up that many times too often, so it is kept only with one chance in that number: all hands stay equally likely.
    """
    promise = Promise(board)
    mover = board.active
    copies = vec[i64]([0] * KINDS)
    i: i64
    kind: i64
    for i in range(count):
        copies[cards[i]] += 1
    while True:
        index = promise.draw(copies, chance)
        rest = count
        for kind in range(KINDS):
            board.hand[held(mover, kind)] = promise.sets[index * KINDS + kind]
            rest -= promise.sets[index * KINDS + kind]
        spread(copies, promise, index, cards)
        chance.shuffle(DECK, cards, rest)
        more = board.hand_size[mover] - (count - rest)
        for i in range(more):
            board.hand[held(mover, cards[i])] += 1
        if chance.below(DECK, promise.all_ways(board.hand, held(mover, 0))) == 0:
            deal(board, seat, mover, cards, more)
            return


def spread(copies: vec[i64], promise: Promise, index: i64, cards: vec[i64]) -> None:
    """Write all copies but those of one set to ``cards``."""
    count: i64 = 0
    kind: i64
    for kind in range(KINDS):
        _time: i64
        for _time in range(copies[kind] - promise.sets[index * KINDS + kind]):
            cards[count] = kind
            count += 1
