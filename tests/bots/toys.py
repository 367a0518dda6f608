"""Tiny games whose best moves are known, to hold the search against."""

from librt.vecs import vec
from mypy_extensions import i64

from ludocafe.core.brain import Policy
from ludocafe.core.chance import BAG, DECK, Chance
from ludocafe.core.state import OVER, Codes, Journal, State


class Indifferent(Policy):
    """A policy without opinion."""

    def weigh(self, state: State, codes: Codes, weights: vec[i64]) -> None:
        for i in range(codes.count):
            weights[i] = 0


class Stones(State):
    """Take one to three stones; whoever takes the last one wins. Action n takes n + 1 stones."""

    def __init__(self, seats: int, stones: int) -> None:
        self.seats = seats
        self.stones = stones
        self.turn = 0
        self.winner = -1

    def copy(self) -> "Stones":
        other = Stones(self.seats, self.stones)
        other.turn, other.winner = self.turn, self.winner
        return other

    def actor(self) -> int:
        return OVER if self.stones == 0 else self.turn

    def legal_into(self, codes: Codes) -> None:
        for action in range(min(3, self.stones)):
            codes.add(action)

    def apply(self, action: int, chance: Chance, journal: Journal | None) -> None:
        self.stones -= action + 1
        if self.stones == 0:
            self.winner = self.turn
        self.turn = (self.turn + 1) % self.seats

    def points(self, seat: int) -> int:
        return 10 if seat == self.winner else 0

    def standing(self, seat: int) -> int:
        return self.points(seat)

    def redeal(self, seat: int, chance: Chance) -> None:
        """Nothing is hidden."""


class Guess(State):
    """Seat 0 picks a door (actions 0 to 2) or a sure 4 points (3). One door hides 9 points, seat 1 knows which.

    Doors are worth 3 on average, so an honest player takes the sure points; a cheat always finds the 9.
    """

    def __init__(self, prize: int) -> None:
        self.seats = 2
        self.prize = prize
        self.chosen = -1

    def copy(self) -> "Guess":
        other = Guess(self.prize)
        other.chosen = self.chosen
        return other

    def actor(self) -> int:
        return 0 if self.chosen < 0 else OVER

    def legal_into(self, codes: Codes) -> None:
        for action in range(4):
            codes.add(action)

    def apply(self, action: int, chance: Chance, journal: Journal | None) -> None:
        self.chosen = action

    def points(self, seat: int) -> int:
        mine = 4 if self.chosen == 3 else 9 if self.chosen == self.prize else 0
        return mine if seat == 0 else 3

    def standing(self, seat: int) -> int:
        return self.points(seat)

    def redeal(self, seat: int, chance: Chance) -> None:
        if seat == 0:
            self.prize = int(chance.below(DECK, 3))


class Lottery(State):
    """Two draws: the first choice is a draw (0) or nothing (1); after it the choices depend on what was drawn.

    After drawing an even number only action 2 (worth it) exists, after an odd one only action 3 (worth nothing).
    """

    def __init__(self) -> None:
        self.seats = 1
        self.phase = 0
        self.ball = 0
        self.score = 0

    def copy(self) -> "Lottery":
        other = Lottery()
        other.phase, other.ball, other.score = self.phase, self.ball, self.score
        return other

    def actor(self) -> int:
        return OVER if self.phase == 2 else 0

    def legal_into(self, codes: Codes) -> None:
        if self.phase == 0:
            codes.add(0)
            codes.add(1)
        else:
            codes.add(2 + self.ball % 2)

    def apply(self, action: int, chance: Chance, journal: Journal | None) -> None:
        if action == 0:
            self.ball = int(chance.below(BAG, 10))
            self.phase = 1
        else:
            self.score = 10 if action == 2 else 2 if action == 1 else 0
            self.phase = 2

    def points(self, seat: int) -> int:
        return self.score

    def standing(self, seat: int) -> int:
        return self.score

    def redeal(self, seat: int, chance: Chance) -> None:
        """Nothing is hidden but chance."""


class Coin(State):
    """A coin is thrown for all to see (0), or 6 points are taken (1); who sees the coin and names it (2 or 3) has 10 points.

    Who could not tell the throws apart would expect 5 points from naming one.
    """

    def __init__(self) -> None:
        self.seats = 1
        self.side = 0  # 0: not thrown
        self.score = -1

    def copy(self) -> "Coin":
        other = Coin()
        other.side, other.score = self.side, self.score
        return other

    def actor(self) -> int:
        return OVER if self.score >= 0 else 0

    def legal_into(self, codes: Codes) -> None:
        first = 2 if self.side else 0
        codes.add(first)
        codes.add(first + 1)

    def apply(self, action: int, chance: Chance, journal: Journal | None) -> None:
        if action == 0:
            self.side = 1 + int(chance.below(BAG, 2))
        else:
            self.score = 6 if action == 1 else 10 if action == 1 + self.side else 0

    def drawn(self) -> int:
        return self.side

    def points(self, seat: int) -> int:
        return max(0, self.score)

    def standing(self, seat: int) -> int:
        return self.points(seat)

    def redeal(self, seat: int, chance: Chance) -> None:
        """Nothing is hidden but chance."""
