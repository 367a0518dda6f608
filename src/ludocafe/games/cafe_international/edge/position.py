"""Positions as text: what FEN is to chess.

Statements stand on lines of their own or are separated by semicolons; ``#`` starts a comment::

    players 2; active 1; phase more; placed 1; earned 4; circle_tribe on
    tables ES GB FR RU IT                # on NW NE C SW SE; - where none lies
    seated GB-M@3 ES-W@0                 # guest and chair
    seat 0: hand FR-W FR-W ES-M, down IT-M, mixed 12, own 8, formation 20
    seat 1: hand ES-M
    pile FR-W IT-M *                     # guest pile from the top; * is everything not named, in sorting order
    table_pile CU *
    out ES-W ES-W; tables_out ES         # what left for good; only needed beside a *
    pending 3                            # chair of the opener (phase partner)
    forming NW-W                         # table and gender (phase forming)
    reason tables                        # phase game_over: tables, guests or empty_hand

What is not mentioned is zero or empty, but both piles hold everything not named unless they are given without ``*``; then
the rest has left the café.
"""

from ludocafe.core.errors import BadInput
from ludocafe.games.cafe_international.edge.actions import GENDERS
from ludocafe.games.cafe_international.edge.view import down_of, hand_of
from ludocafe.games.cafe_international.rules.decisions import InternationalState
from ludocafe.games.cafe_international.rules.state import CHAIRS, FORMING, NONE, SIDES, SLOTS, SOURCES, Components, held

PHASES = ("turn", "more", "partner", "forming", "offer", "game_over")
REASONS = ("tables", "guests", "empty_hand")
POINTS = ("mixed", "own", "formation")
REST = "*"


class Positions:
    """Prints and parses positions of one edition."""

    def __init__(self, parts: Components, nations: tuple[str, ...], guests: tuple[str, ...], slots: tuple[str, ...]) -> None:
        self.parts = parts
        self.nations = nations
        self.guests = guests
        self.slots = slots

    # -- printing ------------------------------------------------------------------------------------------------

    def text(self, state: InternationalState) -> str:
        head = f"players {state.seats}; active {state.active}; phase {PHASES[state.phase]}"
        head += f"; placed {state.placed}; earned {state.earned}; circle_tribe {'on' if state.circle_tribe else 'off'}"
        tables = ["-" if nation == NONE else self.nations[nation] for nation in state.room.table]
        lines = [head, "tables " + " ".join(tables)]
        seated = [f"{self.guests[kind]}@{chair}" for chair, kind in enumerate(state.room.guest) if kind != NONE]
        if seated:
            lines.append("seated " + " ".join(seated))
        lines += [self._seat(state, seat) for seat in range(state.seats)]
        pile = [self.guests[state.pile[i]] for i in reversed(range(state.pile_size))]
        lines.append(" ".join(["pile", *pile]))
        table_pile = [self.nations[state.tables[i]] for i in reversed(range(state.tables_size))]
        lines.append(" ".join(["table_pile", *table_pile]))
        if state.pending != NONE:
            lines.append(f"pending {state.pending}")
        if state.forming != NONE:
            lines.append(f"forming {self.slots[state.forming]}-{GENDERS[state.forming_gender]}")
        if state.reason != NONE:
            lines.append(f"reason {REASONS[state.reason]}")
        return "\n".join(lines)

    def _seat(self, state: InternationalState, seat: int) -> str:
        parts = [" ".join(["hand", *(self.guests[kind] for kind in hand_of(state, seat))])]
        if state.down_size[seat]:
            parts.append(" ".join(["down", *(self.guests[kind] for kind in down_of(state, seat))]))
        for source, name in enumerate(POINTS):
            if state.score[seat * SOURCES + source]:
                parts.append(f"{name} {state.score[seat * SOURCES + source]}")
        return f"seat {seat}: " + ", ".join(parts)

    # -- parsing -------------------------------------------------------------------------------------------------

    def parse(self, text: str) -> InternationalState:
        statements = [part.strip() for line in text.splitlines() for part in line.split("#")[0].split(";") if part.strip()]
        if not statements or not statements[0].startswith("players "):
            raise _bad("players")
        try:
            return self._parse(statements)
        except (ValueError, IndexError) as error:
            raise _bad(str(error)[:60]) from None

    def _parse(self, statements: list[str]) -> InternationalState:
        seats = int(statements[0].split()[1])
        if not 2 <= seats <= 5:
            raise _bad(statements[0])
        state = InternationalState(self.parts, seats)
        state.clear()
        lists: dict[str, list[str]] = {"pile": [REST], "table_pile": [REST], "out": [], "tables_out": []}
        for statement in statements[1:]:
            key, _, rest = statement.partition(" ")
            if key in lists:
                lists[key] = rest.split()
            else:
                self._statement(state, key, rest)
        self._guest_pile(state, lists["pile"], lists["out"])
        self._table_pile(state, lists["table_pile"], lists["tables_out"])
        self._check(state)
        return state

    def _statement(self, state: InternationalState, key: str, rest: str) -> None:
        words = rest.split()
        if key == "seat":
            self._parse_seat(state, rest)
        elif key == "tables":
            if len(words) != SLOTS:
                raise _bad(rest)
            for slot, word in enumerate(words):
                state.room.lay(slot, NONE if word == "-" else self.nations.index(word))
        elif key == "seated":
            for word in words:
                self._sit(state, word)
        elif key == "active":
            state.active = _number(words[0], int(state.seats) - 1)
        elif key == "phase":
            state.phase = PHASES.index(words[0])
        elif key == "placed":
            state.placed = _number(words[0], int(self.parts.cards_with_formation))
        elif key == "earned":
            state.earned = _number(words[0])
        elif key == "circle_tribe":
            state.circle_tribe = ("off", "on").index(words[0])
        elif key == "pending":
            state.pending = _number(words[0], int(CHAIRS) - 1)
        elif key == "forming":
            key, _, gender = words[0].partition("-")
            state.forming, state.forming_gender = self.slots.index(key), GENDERS.index(gender)
        elif key == "reason":
            state.reason = REASONS.index(words[0])
        else:
            raise _bad(key)

    def _sit(self, state: InternationalState, word: str) -> None:
        guest, _, number = word.partition("@")
        chair = _number(number, int(CHAIRS) - 1)
        if state.room.guest[chair] != NONE:
            raise _bad(word)
        state.room.sit(self.guests.index(guest), chair)

    def _parse_seat(self, state: InternationalState, text: str) -> None:
        number, _, content = text.partition(":")
        seat = _number(number, int(state.seats) - 1)
        for part in content.split(","):
            name, *words = part.split() or [""]
            if name == "hand":
                for word in words:
                    state.gain_card(seat, self.guests.index(word))
            elif name == "down":
                for word in words:
                    state.down[held(seat, self.guests.index(word))] += 1
                state.down_size[seat] = len(words)
            elif name in POINTS:
                state.score[seat * SOURCES + POINTS.index(name)] = _number(words[0])
            elif name:
                raise _bad(name)

    def _guest_pile(self, state: InternationalState, words: list[str], out: list[str]) -> None:
        """The guest pile from the top; what is nowhere has left the café."""
        used = [int(kind) for kind in state.room.guest if kind != NONE]
        for seat in range(state.seats):
            used += hand_of(state, seat) + down_of(state, seat)
        copies = [int(n) for n in self.parts.copies]
        cards = _pile(self.guests, copies, used, words, out)
        for i, kind in enumerate(reversed(cards)):
            state.pile[i] = kind
        state.pile_size = len(cards)

    def _table_pile(self, state: InternationalState, words: list[str], out: list[str]) -> None:
        used = [int(nation) for nation in state.room.table if nation != NONE]
        copies = [int(n) for n in self.parts.tables]
        cards = _pile(self.nations, copies, used, words, out)
        for i, nation in enumerate(reversed(cards)):
            state.tables[i] = nation
        state.tables_size = len(cards)

    def _check(self, state: InternationalState) -> None:
        """A position must be one that the game can wait in."""
        name = PHASES[state.phase]
        for fact, needed in (("pending", "partner"), ("forming", "forming"), ("reason", "game_over")):
            if (getattr(state, fact) != NONE) != (name == needed):
                raise _bad(fact)
        if state.pending != NONE and state.room.guest[state.pending] == NONE:
            raise _bad("pending")
        if max(state.hand_size) > self.parts.hand_max:
            raise _bad("hand")
        if name == "game_over":
            return
        if NONE in list(state.room.table) or state.pile_size == 0:
            raise _bad("tables" if state.pile_size else "pile")
        self._check_room(state)
        if (name == "offer") != (state.hand_size[state.active] == 0 and state.placed > 0):
            raise _bad("hand")
        if (name == "turn") != (state.placed == 0) and state.phase != FORMING:
            raise _bad("placed")
        if state.placed >= self.parts.cards_per_turn and name in ("more", "partner"):
            raise _bad("placed")
        if not state.legal():
            raise _bad(name)

    def _check_room(self, state: InternationalState) -> None:
        """Full tables have left, unless a formation is still being laid (CIN-105)."""
        for slot in range(SLOTS):
            if state.room.guests_at(slot) == SIDES and (state.phase != FORMING or slot == state.forming):
                raise _bad(self.slots[slot])


def _pile(names: tuple[str, ...], copies: list[int], used: list[int], words: list[str], out: list[str]) -> list[int]:
    """The cards of a pile from the top; nothing may be used more often than it exists."""
    left = list(copies)
    named = [names.index(word) for word in words if word != REST]
    for card in used + named + [names.index(word) for word in out]:
        left[card] -= 1
    if min(left) < 0:
        raise _bad(names[left.index(min(left))])
    rest = [card for card in range(len(names)) for _ in range(left[card])]
    return named + rest if words and words[-1] == REST else named


def _bad(where: str) -> BadInput:
    return BadInput("bad-position", {"where": where})


def _number(word: str, most: int = 10_000) -> int:
    number = int(word)
    if not 0 <= number <= most:
        raise _bad(word)
    return number
