"""Positions as text: what FEN is to chess.

Statements stand on lines of their own or are separated by semicolons; ``#`` starts a comment::

    players 2; round 3; active 1; phase turn_start
    milk   3c 2h 4f 1c 2c            # bottom to top; - where a token was just bought (phase place)
    coffee 1h 3f 2c 3h 4c
    discard 1c 1c 4h
    seat 0: coins 4, sugar 1, turns 3, espresso 2c, doppio =6
    seat 1: coins 5, turns 2, latte_macchiato 1f 2f
    serving cappuccino 1             # cup and cubes spent (phases sugar and tile)
    held 2c milk                     # bought token (phase place)
    interim serve 2 1 0              # kind, opening seat, seats asked, somebody served

A cup is followed by its tokens from the bottom or by ``=`` and the tile it was served for. The players come first and both
columns of the machine are needed; what else is not mentioned is zero, empty or at the start. The bag, both reserves and the
tile stock are what remains of the supply. ``deciding`` need not be said: it follows from the others.
"""

from ludocafe.core.errors import BadInput
from ludocafe.games.cafe_del_gatto.rules.decisions import GattoState
from ludocafe.games.cafe_del_gatto.rules.state import CUPS, NO_INTERIM, NONE, ROWS, SPACES, TILES, Components, cup_of, place

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
        if not statements or statements[0].split()[0] != "players":
            raise _bad("players")
        words = statements[0].split()
        if len(words) != 2 or words[1] not in ("2", "3", "4", "5"):
            raise _bad(statements[0])
        state = GattoState(self.parts, int(words[1]))
        state.clear()
        said: set[str] = set()
        for statement in statements[1:]:
            try:
                key = self._statement(state, statement)
            except (ValueError, IndexError):
                raise _bad(statement) from None
            if key in said:
                raise _bad(statement)
            said.add(key)
        if "deciding" not in said:
            state.deciding = self._expected(state)
        self._complete(state)
        self._check_phase(state)
        return state

    def _expected(self, state: GattoState) -> int:
        """Who must be deciding: the active player or, in an intermediate round, the one asked last."""
        if state.interim == NO_INTERIM:
            return int(state.active)
        return int((state.interim_seat + state.interim_asked - 1) % state.seats)

    def _statement(self, state: GattoState, statement: str) -> str:
        """Read one statement and return its key; ``ValueError`` or ``IndexError`` when it makes no sense."""
        key, _, rest = statement.partition(" ")
        words, seats = rest.split(), int(state.seats)
        match key:
            case "discard":
                for word in words:
                    state.discard[self.tokens.index(word)] += 1
                state.discard_size = len(words)
            case "seat":
                return f"seat {self._parse_seat(state, rest)}"
            case "held":
                token, column = words
                state.held, state.held_column = self.tokens.index(token), self.columns.index(column)
            case "serving":
                cup, cubes = words
                state.serving, state.sweetened = self.cups.index(cup), _count(cubes)
            case "interim":
                kind, opener, asked, served = words
                state.interim, state.interim_seat = INTERIM.index(kind, 1), _seat_number(opener, seats)
                state.interim_asked, state.interim_served = _count(asked, seats), _count(served, 1)
            case "phase":
                [phase] = words
                state.phase = PHASES.index(phase)
            case "round":
                [number] = words
                state.round = _count(number)
            case "active":
                [seat] = words
                state.active = _seat_number(seat, seats)
            case "deciding":
                [seat] = words
                state.deciding = _seat_number(seat, seats)
            case _:
                self._parse_column(state, self.columns.index(key), words)
        return key

    def _parse_column(self, state: GattoState, column: int, words: list[str]) -> None:
        for row, word in enumerate(words):
            if row >= ROWS:
                raise ValueError
            state.machine[place(column, row)] = NONE if word == "-" else self.tokens.index(word)

    def _parse_seat(self, state: GattoState, text: str) -> int:
        number, _, content = text.partition(":")
        seat = _seat_number(number.strip(), int(state.seats))
        said: set[str] = set()
        for part in content.split(","):
            words = part.split()
            if not words:
                continue
            if words[0] in said:
                raise ValueError
            said.add(words[0])
            if words[0] in ("coins", "sugar", "turns"):
                [amount] = words[1:]
                {"coins": state.coins, "sugar": state.sugar, "turns": state.turns}[words[0]][seat] = _count(amount)
            else:
                self._parse_cup(state, seat, self.cups.index(words[0]), words[1:])
        return seat

    def _parse_cup(self, state: GattoState, seat: int, cup: int, words: list[str]) -> None:
        at = cup_of(seat, cup)
        if words and words[0].startswith("="):
            [tile] = words
            values = [int(self.parts.tile[cup * TILES + index]) for index in range(TILES)]
            state.served[at] = values.index(_count(tile[1:]))
            return
        if not 1 <= len(words) <= self.parts.size[cup]:
            raise ValueError
        for space, word in enumerate(words):
            state.tokens[at * SPACES + space] = self.tokens.index(word)
        state.filled[at] = len(words)

    # -- completing ----------------------------------------------------------------------------------------------

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
                    if state.stock[cup * TILES + index] < 0:
                        raise _bad(f"{self.cups[cup]} ={parts.tile[cup * TILES + index]}")

    def _check_phase(self, state: GattoState) -> None:
        """A position must be one that the game can wait in."""
        name = PHASES[state.phase]
        for column, gap in enumerate(self.columns):
            missing = int(name == "place" and column == state.held_column)  # GAT-08
            rows = [int(state.machine[place(column, row)]) != NONE for row in range(ROWS)]
            _demand(rows == [True] * (int(ROWS) - missing) + [False] * missing, gap)
        _demand((name == "place") == (state.held != NONE), "held")
        _demand(name != "place" or state.fits(state.active, state.held_column), "held")
        if name in ("turn_start", "after_clean", "place"):
            _demand(state.bag_size + state.discard_size > 0, "discard")  # GAT-73
        self._check_serving(state, name)
        self._check_interim(state, name)

    def _check_serving(self, state: GattoState, name: str) -> None:
        _demand((name in ("sugar", "tile")) == (state.serving != NONE), "serving")
        if state.serving != NONE:
            _demand(state.is_full(state.deciding, state.serving), "serving")
            _demand(state.sweetened <= (state.sugar_reserve if name == "tile" else 0), "serving")
        _demand(name != "sugar" or state.sugar[state.deciding] > 0, "sugar")
        _demand(name not in ("serve_more", "interim_serve") or state.has_full_cup(state.deciding), name)

    def _check_interim(self, state: GattoState, name: str) -> None:
        wanted = {"interim_serve": (1,), "interim_discard": (2,), "sugar": (0, 1), "tile": (0, 1)}.get(name, (0,))
        _demand(int(state.interim) in wanted, "interim")
        _demand(state.interim == NO_INTERIM or state.interim_asked > 0, "interim")
        _demand(state.deciding == self._expected(state), "deciding")
        _demand(name != "interim_discard" or state.most_tokens(state.deciding) > 0, name)


def _bad(where: str) -> BadInput:
    return BadInput("bad-position", {"where": where[:60]})


def _demand(fulfilled: bool, where: str) -> None:
    if not fulfilled:
        raise _bad(where)


def _count(word: str, most: int = 10_000) -> int:
    number = int(word)
    if not 0 <= number <= most:
        raise ValueError
    return number


def _seat_number(word: str, seats: int) -> int:
    return _count(word, seats - 1)
