"""Positions as text: what FEN is to chess.

Statements stand on lines of their own or are separated by semicolons; ``#`` starts a comment::

    players 2; mode standard; round 6; cafetier 1; phase act; turn 0; points 3
    area 0 S1, P20 -2 0 0, P39 1 -1 0    # start card, then the cards as laid: x, y, quarter turns
    area 1 S3
    beans 0 1 1 r, 2 0 3g                # x, y, beans (one if no number is given)
    cafe 0 P19 2b1r, P32 1y              # beans received
    ship 0 -1 -1 y                       # auction mode: the bean aboard
    warehouse 0 1 2 0 1                  # yellow, brown, green, red
    hand 1 P05
    row P01 - P03                        # open cards by slot, - for a gap
    pile P10 P11 …                       # from the top
    removed P30 …                        # removed unseen
    paying 1 1                           # slot and beans owed (phase pay)
    moving dry 2 0 2 2 1                 # task, anchor, square being filled, has anything moved (phase assign)
    transit 0 0 2 1 from 1               # beans by colour, first card (in order of laying) still allowed (phase send)
    auction 1 holder 0 active 0 2        # standing bid (phases bid, bid_pay, store)
    bid 2 from 0 paid 1 0 0 0            # beans owed, first colour still allowed, beans paid (phases bid_pay, store)
    build together                       # where all build at once (CAF-49); then, as long as they do:
    deciding 1                           # whose phase and points are told above
    building 0 act 2                     # another who is not done: phase, points and, in the phases assign and send,
    building 2 assign 1 moving dry 2 0 2 2 1    # what is said of them above

What is not mentioned is zero, empty or at the start; ``deciding`` is said in auctions and where all build at once only. Without
``pile`` and ``removed`` the cards mentioned nowhere are unseen in the order of their ids as far as they are needed, the rest is
discarded.
"""

from ludocafe.core.errors import BadInput
from ludocafe.core.masks import has, members, only, set_of
from ludocafe.games.cafe.declare import DECLARED
from ludocafe.games.cafe.edition import BUILDS
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
    GAME_OVER,
)
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import (
    AUCTION,
    COLOURS,
    DRYING,
    LAYERS,
    NONE,
    PLANS,
    ROASTING,
    SHIP,
    SLOTS,
    SQUARES,
    STARTS,
    Area,
    Components,
    cell_at,
)

PHASES = tuple(question.name for question in DECLARED.questions)
MODES = ("standard", "auction")
TASKS = {int(DRYING): "dry", int(ROASTING): "roast"}
AUCTION_PHASES = (ASK_BID, ASK_BID_PAY, ASK_STORE)
BUILD_PHASES = (ASK_PLACE, ASK_ACT, ASK_ASSIGN, ASK_SEND)


class Positions:
    """Prints and parses positions of one edition."""

    def __init__(self, parts: Components, cards: tuple[str, ...], letters: str) -> None:
        self.parts = parts
        self.cards = cards
        self.letters = letters

    # -- printing ------------------------------------------------------------------------------------------------

    def text(self, state: CafeState) -> str:
        lines = [
            f"players {state.seats}; mode {MODES[state.mode]}; round {state.round}; cafetier {state.cafetier}; "
            f"phase {PHASES[state.phase]}; turn {state.turn}; points {state.points_left}"
        ]
        if state.together:
            lines.append("build together")
        if state.building:
            lines.append(f"deciding {state.deciding}")
            lines += self._others(state)
        if state.phase in AUCTION_PHASES:
            active = "".join(f" {seat}" for seat in members(state.active, range(state.seats)))
            lines.append(f"deciding {state.deciding}")
            lines.append(f"auction {state.standing_bid} holder {state.holder} active{active}")
        if state.phase in (ASK_BID_PAY, ASK_STORE):
            lines.append(f"bid {state.owed} from {state.pay_from} paid {_numbers([int(n) for n in state.paid])}")
        if state.phase == ASK_PAY:
            lines.append(f"paying {state.picked} {state.owed}")
        lines += self._step(state)
        for seat in range(state.seats):
            lines += self._seat(state, seat)
        if any(card != NONE for card in state.row):
            lines.append("row " + " ".join(self._card(int(state.row[slot])) for slot in range(state.row_size())))
        for name, start, end in (("pile", state.revealed, state.pile_end), ("removed", state.pile_end, len(state.deck))):
            if end > start:
                lines.append(f"{name} " + " ".join(self.cards[state.deck[i]] for i in range(start, end)))
        return "\n".join(lines)

    def _step(self, state: CafeState) -> list[str]:
        """What lies between the steps of an action of the asked seat."""
        if state.phase == ASK_ASSIGN:
            area = state.areas[state.deciding]
            anchor, target = self._cell(area, int(state.group)), self._cell(area, int(area.work[state.cursor]))
            return [f"moving {TASKS[int(state.task)]} {anchor} {target} {state.moved}"]
        if state.phase == ASK_SEND:
            return [f"transit {_numbers([int(n) for n in state.transit])} from {state.send_from}"]
        return []

    def _others(self, state: CafeState) -> list[str]:
        """CAF-49: what the others who build are in the middle of."""
        found, other = [], state.copy()
        for seat in range(state.seats):
            if seat != state.deciding and state.is_building(seat):
                other.turn_to(seat)
                said = [f"building {seat} {PHASES[other.phase]} {other.points_left}", *self._step(other)]
                found.append(" ".join(said))
        return found

    def _card(self, card: int) -> str:
        return "-" if card == NONE else self.cards[card]

    def _cell(self, area: Area, slot: int) -> str:
        cell = area.place[slot]
        return f"{area.x_of(cell)} {area.y_of(cell)}"

    def _seat(self, state: CafeState, seat: int) -> list[str]:
        area = state.areas[seat]
        laid = [self.cards[area.card[0]]]
        for layer in range(1, area.layers):
            cell, rotation = divmod(int(area.spot[layer]), 4)
            laid.append(f"{self.cards[area.card[layer]]} {area.x_of(cell)} {area.y_of(cell)} {rotation}")
        lines = [f"area {seat} " + ", ".join(laid)]
        beans, cafes, ships = [], [], []
        for n in range(area.works):
            slot = int(area.work[n])
            count = int(state.beans[seat * SLOTS + slot])
            if count:
                letter = self.letters[state.hue[seat * SLOTS + slot]]
                beans.append(f"{self._cell(area, slot)} {'' if count == 1 else count}{letter}")
        for layer in range(area.layers):
            at = (seat * int(LAYERS) + layer) * int(COLOURS)
            inside = "".join(f"{state.received[at + c]}{self.letters[c]}" for c in range(COLOURS) if state.received[at + c])
            if inside:
                cafes.append(f"{self.cards[area.card[layer]]} {inside}")
            for slot in range(layer * int(SQUARES), (layer + 1) * int(SQUARES)):
                aboard = int(state.aboard(seat, slot))
                if aboard != NONE:
                    ships.append(f"{self._cell(area, slot)} {self.letters[aboard]}")
        for name, items in (("beans", beans), ("cafe", cafes), ("ship", ships)):
            if items:
                lines.append(f"{name} {seat} " + ", ".join(items))
        lines.append(f"warehouse {seat} " + _numbers([int(state.warehouse[seat * COLOURS + c]) for c in range(COLOURS)]))
        if state.hand[seat] != NONE:
            lines.append(f"hand {seat} {self.cards[state.hand[seat]]}")
        return lines

    # -- parsing -------------------------------------------------------------------------------------------------

    def parse(self, text: str) -> CafeState:
        statements = [part.split() for line in text.splitlines() for part in line.split("#")[0].split(";") if part.strip()]
        if not statements or statements[0][0] != "players":
            raise _bad("players")
        try:
            return self._parse(statements)
        except (ValueError, IndexError, KeyError, StopIteration) as error:
            raise _bad(str(error)[:60]) from None

    def _parse(self, statements: list[list[str]]) -> CafeState:
        said: dict[str, list[str]] = {}
        by_seat: dict[tuple[str, int], str] = {}
        for key, *words in statements:
            if key in BY_SEAT:
                by_seat[key, _number(words[0], 3)] = " ".join(words[1:])
            elif key in said or key not in KEYS:
                raise _bad(key)
            else:
                said[key] = words
        seats, mode = _number(said["players"][0], 4), MODES.index(said.get("mode", ["standard"])[0])
        together = BUILDS.index(said.get("build", BUILDS[:1])[0])
        if seats < 1 + max(mode, together) or any(seat >= seats for _, seat in by_seat):
            raise _bad("players")
        state = CafeState(self.parts, seats, mode)
        state.together = together
        state.clear()
        state.round = _number(said.get("round", ["1"])[0], int(self.parts.rounds))
        state.cafetier = _number(said.get("cafetier", ["0"])[0], seats - 1)
        state.phase = PHASES.index(said.get("phase", ["pick"])[0])
        state.turn = _number(said.get("turn", ["0"])[0], seats)
        state.points_left = _number(said.get("points", ["0"])[0], int(self.parts.max_points))
        if state.round < 1:
            raise _bad("round")
        for seat in range(seats):
            self._parse_area(state, seat, by_seat[("area", seat)])
            self._parse_pieces(state, seat, {key: rest for (key, owner), rest in by_seat.items() if owner == seat})
        for slot, word in enumerate(said.get("row", [])):
            if slot >= state.row_size():
                raise _bad("row")
            state.row[slot] = NONE if word == "-" else self._plan(word)
        self._parse_builders(state, {seat: words.split() for (key, seat), words in by_seat.items() if key == "building"})
        state.deciding = self._deciding(state, said)
        self._parse_phase(state, said)
        if state.building or (together and state.phase in BUILD_PHASES):
            self._parse_building(state)
        self._deal(state, said)
        self._check_phase(state)
        return state

    def _plan(self, word: str) -> int:
        card = self.cards.index(word)
        if card >= PLANS:
            raise _bad(word)
        return card

    def _parse_area(self, state: CafeState, seat: int, text: str) -> None:
        first, *others = [part.split() for part in text.split(",")]
        company = self.cards.index(first[0]) - int(PLANS)
        if not 0 <= company < STARTS or len(first) != 1 or any(state.company[other] == company for other in range(seat)):
            raise _bad(text)
        state.company[seat] = company
        state.open_business(company)
        if len(others) > state.round:
            raise _bad(text)
        for word, *numbers in others:
            x, y, rotation = (int(number) for number in numbers)
            area, card = state.areas[seat], self._plan(word)
            if not (-40 < x < 40 and -40 < y < 40 and area.knows(x, y) and 0 <= rotation < 4):
                raise _bad(word)
            spot = int(cell_at(x, y)) * 4 + rotation
            legal = self.parts.cover_least <= area.covered(spot) <= self.parts.cover_most
            if not legal or area.cups_after(card, spot) < 1:  # CAF-52, CAF-56
                raise _bad(word)
            state.areas[seat] = area.lay(card, spot)

    def _slot(self, area: Area, x: str, y: str) -> int:
        if not area.knows(int(x), int(y)):
            raise _bad(f"{x} {y}")
        slot = int(area.top[cell_at(int(x), int(y))])
        if slot == NONE:
            raise _bad(f"{x} {y}")
        return slot

    def _parse_pieces(self, state: CafeState, seat: int, said: dict[str, str]) -> None:
        area = state.areas[seat]
        for x, y, word in _items(said.get("beans", "")):
            slot = self._slot(area, x, y)
            count, colour = self._stack(word)
            kind = area.kind[slot]
            # CAF-60: what a square may hold.
            if kind > ROASTING or (kind < DRYING and (count, colour) != (1, kind)):
                raise _bad(word)
            state.beans[seat * SLOTS + slot], state.hue[seat * SLOTS + slot] = count, colour
        for card, word in _items(said.get("cafe", "")):
            layer = next(n for n in range(area.layers) if area.card[n] == self.cards.index(card))
            for part in word.replace(" ", "").rstrip().translate({ord(c): f"{c} " for c in self.letters}).split():
                count, colour = self._stack(part)
                if count > state.lacks(seat, layer, colour):
                    raise _bad(word)
                state.received[(seat * LAYERS + layer) * COLOURS + colour] += count
        for x, y, word in _items(said.get("ship", "")):
            slot = self._slot(area, x, y)
            if area.kind[slot] != SHIP or state.mode != AUCTION:
                raise _bad(word)
            state.cargo[seat * SLOTS + slot] = self.letters.index(word)
        if "warehouse" in said:
            for colour, word in enumerate(_exactly(said["warehouse"].split(), int(COLOURS))):
                state.warehouse[seat * COLOURS + colour] = _number(word, 511)
        if "hand" in said:
            state.hand[seat] = self._plan(said["hand"])

    def _stack(self, word: str) -> tuple[int, int]:
        count = _number(word[:-1] or "1", 3000)
        if count < 1:
            raise _bad(word)
        return count, self.letters.index(word[-1])

    def _parse_builders(self, state: CafeState, said: dict[int, list[str]]) -> None:
        """CAF-49: the others who build; each at its own desk."""
        told = int(state.phase), int(state.points_left)
        for seat, (phase, points, *step) in said.items():
            state.deciding, state.phase = seat, PHASES.index(phase)
            state.points_left = _number(points, int(self.parts.max_points))
            self._parse_phase(state, {step[0]: step[1:]} if step else {})
            state.stow()
            state.building |= only(seat)
            state.task, state.group, state.cursor, state.moved, state.send_from = NONE, NONE, 0, 0, 0
            for colour in range(COLOURS):
                state.transit[colour] = 0
        state.phase, state.points_left = told

    def _parse_building(self, state: CafeState) -> None:
        """CAF-49: the asked seat builds as well, and whoever is told of nowhere is done."""
        if not state.together or state.is_building(state.deciding):
            raise _bad("building")
        state.building |= only(state.deciding)
        state.stow()
        asked = state.copy()
        for seat in range(state.seats):
            if state.is_building(seat):
                asked.turn_to(seat)
                if asked.phase not in BUILD_PHASES or (asked.phase == ASK_PLACE) != (state.hand[seat] != NONE):
                    raise _bad("building")
                if (asked.phase == ASK_PLACE and asked.points_left) or not asked.legal():
                    raise _bad("building")
                if asked.phase == ASK_SEND and len(asked.legal()) < 2:
                    raise _bad("transit")
            elif state.hand[seat] != NONE:
                raise _bad("hand")
        if state.turn != sum(not state.is_building(seat) for seat in range(state.seats)):
            raise _bad("turn")

    def _deciding(self, state: CafeState, said: dict[str, list[str]]) -> int:
        if state.phase in AUCTION_PHASES or (state.together and state.phase in BUILD_PHASES):
            return _number(said["deciding"][0], int(state.seats) - 1)
        return int(state.seat_in_turn(min(int(state.turn), int(state.seats) - 1)))

    def _parse_phase(self, state: CafeState, said: dict[str, list[str]]) -> None:
        """What lies between the steps of a decision."""
        seats, area = int(state.seats), state.areas[state.deciding]
        expected = {
            "paying": state.phase == ASK_PAY,
            "moving": state.phase == ASK_ASSIGN,
            "transit": state.phase == ASK_SEND,
            "auction": state.phase in AUCTION_PHASES,
            "bid": state.phase in (ASK_BID_PAY, ASK_STORE),
        }
        for key, needed in expected.items():
            if needed != (key in said):
                raise _bad(key)
        if "paying" in said:
            state.picked, state.owed = (_number(word, 4) for word in _exactly(said["paying"], 2))
        if "moving" in said:
            task, ax, ay, x, y, moved = said["moving"]
            state.task = next(number for number, name in TASKS.items() if name == task)
            state.group, target = self._slot(area, ax, ay), self._slot(area, x, y)
            state.cursor = next(n for n in range(area.works) if area.work[n] == target)
            state.moved = _number(moved, 1)
            if area.kind[state.group] != state.task or area.group[target] != state.group:
                raise _bad("moving")
            if state.beans[state.deciding * SLOTS + target] or not state.sources(state.deciding, state.task):
                raise _bad("moving")
        if "transit" in said:
            *load, _, start = _exactly(said["transit"], 6)
            for colour, word in enumerate(load):
                state.transit[colour] = _number(word, 3000)
            state.send_from = _number(start, int(LAYERS) - 1)
            if state.colour_in_transit() == NONE:
                raise _bad("transit")
        if "auction" in said:
            standing, _, holder, _, *active = said["auction"]
            state.standing_bid, state.holder = _number(standing, 500), _number(holder, seats - 1)
            state.active = set_of(_number(word, seats - 1) for word in active)
            if not has(state.active, state.deciding):
                raise _bad("auction")
        if "bid" in said:
            owed, _, start, _, *paid = _exactly(said["bid"], 8)
            state.owed, state.pay_from = _number(owed, 500), _number(start, int(COLOURS) - 1)
            for colour, word in enumerate(paid):
                state.paid[colour] = _number(word, 500)

    def _deal(self, state: CafeState, said: dict[str, list[str]]) -> None:
        """Pile and removed cards; every card lies in one place only."""
        players, mode = int(state.seats), int(state.mode)
        setup = mode * 4 + players - 1
        plays = [card for card in range(PLANS) if state.plays(card)]
        used = [int(card) for card in [*state.row, *state.hand] if card != NONE]
        for area in state.areas:
            used += [int(area.card[layer]) for layer in range(1, area.layers)]
        pile = int(self.parts.pile[setup]) - self._revealed(state)
        removed = len(plays) - int(self.parts.pile[setup])
        if "pile" in said or "removed" in said:
            unseen = [self._plan(word) for word in said.get("pile", [])]
            if len(unseen) != pile or len(said.get("removed", [])) != removed:
                raise _bad("pile")
            unseen += [self._plan(word) for word in said.get("removed", [])]
        else:
            unseen = [card for card in plays if card not in used][: pile + removed]
        if len(unseen) != pile + removed or len(set(used + unseen)) != len(used + unseen) or not set(used + unseen) <= set(plays):
            raise _bad("pile")
        state.set_deck(unseen, pile)

    def _revealed(self, state: CafeState) -> int:
        """CAF-23, CAF-40, CAF-44, CAF-80: how many cards have been revealed by now."""
        players, size = int(state.seats), int(state.row_size())
        if state.mode == AUCTION:
            return int(state.round) * size
        picking = state.phase in (ASK_PICK, ASK_PAY)
        return (int(state.round) - 1) * (size + players - 1) + size + (int(state.turn) if picking else players - 1)

    def _check_phase(self, state: CafeState) -> None:
        """A position must be one that the game can wait in."""
        phase, turn, seats = state.phase, int(state.turn), int(state.seats)
        if (phase == GAME_OVER) != (turn == seats) or (phase == GAME_OVER and state.round != self.parts.rounds):
            raise _bad("turn")
        if phase in AUCTION_PHASES and (state.mode != AUCTION or turn):
            raise _bad("phase")
        if phase == ASK_PAY and (state.mode == AUCTION or state.picked >= state.row_size() or not state.owed):
            raise _bad("paying")
        building = phase in BUILD_PHASES
        for seat in range(0 if state.building else seats):
            order = next(n for n in range(seats) if state.seat_in_turn(n) == seat)
            may_hold = order >= turn + (phase != ASK_PLACE) if building else phase in (ASK_PICK, ASK_PAY) and order < turn
            if state.hand[seat] != NONE and not may_hold:
                raise _bad("hand")
        if phase == ASK_PLACE and state.hand[state.deciding] == NONE:
            raise _bad("hand")
        filled = sum(int(state.row[slot] != NONE) for slot in range(state.row_size()))
        if filled != self._open_cards(state):
            raise _bad("row")
        if phase != GAME_OVER and not state.legal():
            raise _bad(PHASES[phase])
        if phase == ASK_SEND and len(state.legal()) < 2:
            raise _bad("transit")

    def _open_cards(self, state: CafeState) -> int:
        """How many cards lie in the row."""
        if state.phase == GAME_OVER:
            return 0
        if state.mode == AUCTION:
            taken = 0 if state.phase in AUCTION_PHASES else int(state.turn) if state.phase == ASK_PICK else int(state.seats)
            return int(state.row_size()) - taken
        return int(state.row_size()) if state.phase in (ASK_PICK, ASK_PAY) else 0


BY_SEAT = ("area", "beans", "cafe", "ship", "warehouse", "hand", "building")
KEYS = {
    "players",
    "mode",
    "build",
    "round",
    "cafetier",
    "phase",
    "turn",
    "points",
    "deciding",
    "auction",
    "bid",
    "paying",
    "moving",
    "transit",
    "row",
    "pile",
    "removed",
}


def _bad(where: str) -> BadInput:
    return BadInput("bad-position", {"where": where})


def _numbers(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def _number(word: str, most: int) -> int:
    number = int(word)
    if not 0 <= number <= most:
        raise _bad(word)
    return number


def _exactly(words: list[str], count: int) -> list[str]:
    if len(words) != count:
        raise _bad(" ".join(words))
    return words


def _items(text: str) -> list[list[str]]:
    return [part.split() for part in text.split(",") if part.strip()]
