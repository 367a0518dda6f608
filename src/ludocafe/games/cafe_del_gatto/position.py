"""Positions as text: what FEN is to chess.

Statements stand on lines of their own or are separated by semicolons; ``#`` starts a comment::

    players 2; round 3; active 1; phase turn_start
    milk   3c 2h 4f 1c 2c            # bottom to top, - for a gap
    coffee 1h 3f 2c 3h 4c
    discard 1c 1c 4h
    seat 0: coins 4, sugar 1, turns 3, espresso 2c, doppio =6
    seat 1: coins 5, turns 2, latte_macchiato 1f 2f
    serving cappuccino 1             # cup and cubes spent (phases sugar and tile)
    held 2c milk                     # bought token (phase place)
    interim serve 2 1 0              # kind, opening seat, seats asked, somebody served

A cup is followed by its tokens from the bottom or by ``=`` and the tile it was served for. What is not mentioned is zero,
empty or at the start; the bag, both reserves and the tile stock are what remains of the supply.
"""

from ludocafe.core.errors import BadInput
from ludocafe.games.cafe_del_gatto.rules import GattoState
from ludocafe.games.cafe_del_gatto.state import CUPS, NO_INTERIM, NONE, ROWS, SPACES, TILES, Components, cup_of, place

PHASES = (
    "turn_start",
    "after_clean",
    "place",
    "sugar",
    "tile",
    "serve_more",
    "interim_serve",
    "interim_discard",
    "game_over",
)
INTERIM = ("none", "serve", "empty")


class Positions:
    """Prints and parses positions of one edition."""

    def __init__(self, parts: Components, tokens: tuple[str, ...], columns: tuple[str, ...], cups: tuple[str, ...]) -> None:
        self.parts = parts
        self.tokens = tokens
        self.columns = columns
        self.cups = cups

    # -- printing ------------------------------------------------------------------------------------------------

    def text(self, state: GattoState) -> str:
        lines = [
            f"players {state.seats}; round {state.round}; active {state.active}; deciding {state.deciding}; "
            f"phase {PHASES[state.phase]}"
        ]
        for column, name in enumerate(self.columns):
            row = " ".join(self._token(int(state.machine[place(column, r)])) for r in range(ROWS))
            lines.append(f"{name} {row}")
        discard = [self.tokens[kind] for kind in range(len(self.tokens)) for _ in range(state.discard[kind])]
        if discard:
            lines.append("discard " + " ".join(discard))
        lines += [self._seat(state, seat) for seat in range(state.seats)]
        if state.held != NONE:
            lines.append(f"held {self.tokens[state.held]} {self.columns[state.held_column]}")
        if state.serving != NONE:
            lines.append(f"serving {self.cups[state.serving]} {state.sweetened}")
        if state.interim != NO_INTERIM:
            lines.append(f"interim {INTERIM[state.interim]} {state.interim_seat} {state.interim_asked} {state.interim_served}")
        return "\n".join(lines)

    def _token(self, kind: int) -> str:
        return "-" if kind == NONE else self.tokens[kind]

    def _seat(self, state: GattoState, seat: int) -> str:
        parts = [f"coins {state.coins[seat]}", f"sugar {state.sugar[seat]}", f"turns {state.turns[seat]}"]
        for cup, name in enumerate(self.cups):
            at = cup_of(seat, cup)
            if state.served[at] != NONE:
                parts.append(f"{name} ={self.parts.tile[cup * TILES + state.served[at]]}")
            elif state.filled[at]:
                tokens = " ".join(self.tokens[state.tokens[at * SPACES + space]] for space in range(state.filled[at]))
                parts.append(f"{name} {tokens}")
        return f"seat {seat}: " + ", ".join(parts)

    # -- parsing -------------------------------------------------------------------------------------------------

    def parse(self, text: str) -> GattoState:
        statements = [part.strip() for line in text.splitlines() for part in line.split("#")[0].split(";") if part.strip()]
        if not statements or not statements[0].startswith("players"):
            raise _bad("players")
        try:
            return self._parse(statements)
        except (ValueError, IndexError, KeyError) as error:
            raise _bad(str(error)[:60]) from None

    def _parse(self, statements: list[str]) -> GattoState:
        seats = int(statements[0].split()[1])
        if not 2 <= seats <= 5:
            raise _bad(statements[0])
        state = GattoState(self.parts, seats)
        state.clear()
        deciding_said = False
        for statement in statements[1:]:
            key, _, rest = statement.partition(" ")
            words = rest.split()
            if key in self.columns:
                self._machine(state, self.columns.index(key), words)
            elif key == "discard":
                for word in words:
                    state.discard[self.tokens.index(word)] += 1
                    state.discard_size += 1
            elif key == "seat":
                self._parse_seat(state, rest)
            elif key == "held":
                state.held, state.held_column = self.tokens.index(words[0]), self.columns.index(words[1])
            elif key == "serving":
                state.serving, state.sweetened = self.cups.index(words[0]), _count(words[1])
            elif key == "interim":
                state.interim = INTERIM.index(words[0])
                state.interim_seat = _seat_number(words[1], seats)
                state.interim_asked, state.interim_served = _count(words[2]), _count(words[3])
            elif key == "phase":
                state.phase = PHASES.index(words[0])
            elif key == "round":
                state.round = _count(words[0])
            elif key == "active":
                state.active = _seat_number(words[0], seats)
            elif key == "deciding":
                state.deciding = _seat_number(words[0], seats)
                deciding_said = True
            else:
                raise _bad(statement)
        if not deciding_said:
            state.deciding = state.active
        self._complete(state)
        return state

    def _machine(self, state: GattoState, column: int, words: list[str]) -> None:
        if len(words) > ROWS:
            raise _bad(" ".join(words))
        for row, word in enumerate(words):
            state.machine[place(column, row)] = NONE if word == "-" else self.tokens.index(word)

    def _parse_seat(self, state: GattoState, text: str) -> None:
        number, _, content = text.partition(":")
        seat = _seat_number(number, int(state.seats))
        for part in content.split(","):
            words = part.split()
            if not words:
                continue
            if words[0] == "coins":
                state.coins[seat] = _count(words[1])
            elif words[0] == "sugar":
                state.sugar[seat] = _count(words[1])
            elif words[0] == "turns":
                state.turns[seat] = _count(words[1])
            else:
                self._cup(state, seat, self.cups.index(words[0]), words[1:])

    def _cup(self, state: GattoState, seat: int, cup: int, words: list[str]) -> None:
        at = cup_of(seat, cup)
        if words and words[0].startswith("="):
            values = [int(self.parts.tile[cup * TILES + index]) for index in range(TILES)]
            state.served[at] = values.index(int(words[0][1:]))
            return
        if len(words) > self.parts.size[cup]:
            raise _bad(self.cups[cup])
        for space, word in enumerate(words):
            state.tokens[at * SPACES + space] = self.tokens.index(word)
        state.filled[at] = len(words)

    def _complete(self, state: GattoState) -> None:
        """Bag, reserves and tile stock are what remains; nothing may be used that does not exist."""
        parts = self.parts
        left = [int(parts.copies[kind] - state.discard[kind]) for kind in range(parts.kinds)]
        used = [int(token) for token in state.machine] + [int(token) for token in state.tokens] + [int(state.held)]
        for token in used:
            if token != NONE:
                left[token] -= 1
        if min(left) < 0:
            raise _bad(self.tokens[left.index(min(left))])
        for kind, count in enumerate(left):
            state.bag[kind] = count
        state.bag_size = sum(left)
        state.coin_reserve = parts.coins - sum(int(coins) for coins in state.coins)
        state.sugar_reserve = parts.sugar - sum(int(sugar) for sugar in state.sugar)
        if state.coin_reserve < 0 or state.sugar_reserve < 0:
            raise _bad("coins" if state.coin_reserve < 0 else "sugar")
        for i in range(CUPS * TILES):
            state.stock[i] = 0 if parts.tile[i] == NONE else 1 if parts.single[i] == 1 else state.seats
        for seat in range(state.seats):
            for cup in range(CUPS):
                index = int(state.served[cup_of(seat, cup)])
                if index != NONE:
                    state.stock[cup * TILES + index] -= 1
        if any(count < 0 for count in state.stock):
            raise _bad("=")
        self._check_phase(state)

    def _check_phase(self, state: GattoState) -> None:
        """A position must be one that the game can wait in."""
        name = PHASES[state.phase]
        if (name == "place") != (state.held != NONE):
            raise _bad("held")
        if (name in ("sugar", "tile")) != (state.serving != NONE):
            raise _bad("serving")
        if state.serving != NONE and not state.is_full(state.deciding, state.serving):
            raise _bad("serving")
        if name.startswith("interim") and state.interim == NO_INTERIM:
            raise _bad("interim")
        if name != "game_over" and not state.legal():
            raise _bad(name)


def _bad(where: str) -> BadInput:
    return BadInput("bad-position", {"where": where})


def _count(word: str) -> int:
    number = int(word)
    if not 0 <= number <= 10_000:
        raise _bad(word)
    return number


def _seat_number(word: str, seats: int) -> int:
    number = int(word)
    if not 0 <= number < seats:
        raise _bad(word)
    return number
