"""Positions as text: what FEN is to chess.

Statements stand on lines of their own or are separated by semicolons; ``#`` starts a comment. What is not mentioned is as after
set-up, before anything is drawn or placed; so a position by hand tells only what matters::

    seats 3; period 1; phase work; order 0 1 2
    ask work 0                                   # the question; numbers as in declare.py, names of coops allowed
    brazil: a1 0:1*, b1 0:2, pb1 0, s1 1         # owner:level, * worker, t truck; donkeys of a path; owner of a site
    brazil: town 5, house 1 0, coin 0, stock 2, animals joker
    bars: rome.3 1, seoul.1 0                    # beans
    bar_animals brazil ethiopia - …              # by city
    objectives A1 B2 C3; claims B2 0 1
    stack D brazil colombia                      # from the bottom
    seat 0: coins 4, brazil 3, luwak 1, workers 0, arabica 1 2 1 1 4, bonus AC, rows 1 0 2, built 1 0 0, done A B
    andre: contracts A4 B3 C4, counters brazil …, turned 1, left 2 4 2, posts 3, traders 3, turns 0

Further statements: ``turn`` (place in turn order of the next player), ``passed 0 2``, ``next 1`` (order of passing),
``run``, ``guard``, ``vicious``, ``strict``, ``jokers``, ``donkeys_won brazil``, and ``agenda`` instead of ``ask``:
everything still to be done, the next thing first, separated by ``>``. A seat's further words: donkeys, trucks,
civets, tokens, black, coloured, traders, contractors, hospital, storage, exchange, stock (colours), joker, contracts,
items, animal, had (counters ever obtained), slots, aside, track, spare_trucks, sumatra. Personal supplies are what
remains; a contract marked + or - lies on its 2-3 or 4-5 player side against the custom of the player count.
"""

from collections.abc import Callable

from ludocafe.core.errors import BadInput
from ludocafe.core.masks import has, members, only, set_of
from ludocafe.games.coffee_traders.declare import COUNTERS, DECLARED, ELEMENTS, PHASES
from ludocafe.games.coffee_traders.edge.names import Names
from ludocafe.games.coffee_traders.edition import ITEMS, LETTER_IDS
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.state import (
    AGENDA,
    CITIES,
    COFFEES,
    COLUMNS,
    COOPS,
    JOKER_SPENT,
    JOKERS,
    LETTERS,
    NONE,
    PATHS,
    PLAYERS,
    QUEUE,
    ROWS,
    SITES,
    SLOTS,
    SPACES,
    STACK,
    Components,
)

# Numbers of a seat written by their name, if they are not as after set-up.
PLAIN = (
    "coins",
    "donkeys",
    "trucks",
    "civets",
    "tokens",
    "black",
    "coloured",
    "workers",
    "traders",
    "contractors",
    "hospital",
    "sumatra",
)
# What a phase goes on with after a question that does not say it itself.
PHASE_FLOW = {"work": "next_work", "trade": "next_trade", "sell": "next_sell", "reset": "next_joker", "workers": "next_own"}
FLOW = {question.name: question.then for question in DECLARED.questions if question.then}
ENDINGS = {f"do_{task}" for task in (*FLOW.values(), *PHASE_FLOW.values(), "reset_rest", "after_workers", "phase")}
LARGEST = 2**31 - 1
COUNTED = ("next_own", "next_penalty", "next_storage", "next_joker", "setup_spaces")


class Positions:
    """Prints and parses positions of one edition."""

    def __init__(self, parts: Components, names: Names) -> None:
        self.parts = parts
        self.names = names

    # -- printing ------------------------------------------------------------------------------------------------

    def text(self, state: TradersState) -> str:
        fresh = TradersState(self.parts, state.seats)
        fresh.lay_out()
        lines = [self._head(state), self._agenda(state)]
        for coop in range(COOPS):
            lines.append(self._coop(state, fresh, coop))
        beans = [f"{self.names.slots[i]} {state.bean[i]}" for i in range(CITIES * SLOTS) if state.bean[i] != NONE]
        if beans:
            lines.append("bars: " + ", ".join(beans))
        if list(state.bar_animal) != list(fresh.bar_animal):
            lines.append("bar_animals " + " ".join(self._coop_id(int(colour)) for colour in state.bar_animal))
        lines.append("objectives " + " ".join(self.names.objectives[int(tile)] for tile in state.tiles))
        for i in range(3):
            if state.claims[i]:
                players = " ".join(str(state.claim[i * PLAYERS + k]) for k in range(state.claims[i]))
                lines.append(f"claims {self.names.objectives[int(state.tiles[i])]} {players}")
        for i in range(LETTERS):
            if state.stack_size[i]:
                colours = " ".join(self.names.coops[int(state.stack[i * STACK + k])] for k in range(state.stack_size[i]))
                lines.append(f"stack {LETTER_IDS[i]} {colours}")
        won = [self.names.coops[coop] for coop in range(COOPS) if state.donkey_won[coop]]
        if won:
            lines.append("donkeys_won " + " ".join(won))
        lines += [self._seat(state, fresh, player) for player in range(state.seats)]
        if state.andre != NONE:
            lines.append(self._andre(state))
        return "\n".join(line for line in lines if line)

    def _head(self, state: TradersState) -> str:
        head = [f"seats {state.seats}", f"period {state.period + 1}", f"phase {PHASES[int(state.phase)]}"]
        head.append("order " + " ".join(str(state.order[i]) for i in range(state.players)))
        head.append(f"turn {state.turn}")
        passed = [str(player) for player in members(state.passed, range(state.players))]
        if passed:
            head.append("passed " + " ".join(passed))
        if state.phase >= 5 or any(state.next_order):
            head.append("next " + " ".join(str(state.next_order[i]) for i in range(state.seats)))
        for name in ("run", "guard", "vicious", "strict"):
            if getattr(state, name):
                head.append(f"{name} {getattr(state, name)}")
        if state.stock_jokers != self.parts.stock_jokers[state.seats]:
            head.append(f"jokers {state.stock_jokers}")
        return "; ".join(head)

    def _agenda(self, state: TradersState) -> str:
        return "agenda " + " > ".join(self._task(int(state.agenda[i])) for i in reversed(range(state.depth)))

    def _task(self, waiting: int) -> str:
        name, arguments = DECLARED.waiting(waiting)
        numbers = [*arguments.values()]
        while numbers and numbers[-1] == 0:
            numbers.pop()
        return " ".join([name, *map(str, numbers)])

    def _coop_id(self, colour: int) -> str:
        return "-" if colour == NONE else self.names.coops[colour]

    def _coop(self, state: TradersState, fresh: TradersState, coop: int) -> str:
        parts = []
        for space in range(SPACES):
            at = coop * int(SPACES) + space
            if state.owner[at] != NONE:
                marks = ("*" if state.worker[at] else "") + ("t" if state.truck[at] else "")
                parts.append(f"{self.names.spaces[space]} {state.owner[at]}:{state.level[at]}{marks}")
        for path in range(PATHS):
            donkeys = [int(state.donkey[(coop * PATHS + path) * 2 + i]) for i in range(2)]
            if donkeys != [NONE, NONE]:
                parts.append(f"{self.names.paths[path]} " + " ".join(str(owner) for owner in donkeys if owner != NONE))
        parts += [
            f"{self.names.sites[i]} {state.site[coop * SITES + i]}" for i in range(SITES) if state.site[coop * SITES + i] != NONE
        ]
        for name, values, old in (
            ("town", state.town, fresh.town),
            ("coin", state.house_coin, fresh.house_coin),
            ("stock", state.house_stock, fresh.house_stock),
        ):
            if values[coop] != old[coop]:
                parts.append(f"{name} {values[coop]}")
        if state.house_size[coop]:
            parts.append("house " + " ".join(str(state.house[coop * QUEUE + i]) for i in range(state.house_size[coop])))
        animals = [name for i, name in enumerate(("own", "joker")) if state.animals[coop * 2 + i]]
        if len(animals) < 2:
            parts.append("animals " + (" ".join(animals) or "-"))
        return f"{self.names.coops[coop]}: " + ", ".join(parts) if parts else ""

    def _seat(self, state: TradersState, fresh: TradersState, player: int) -> str:
        parts = []
        for name in PLAIN:
            value = getattr(state, name)[player]
            if value != getattr(fresh, name)[player] or name == "traders":
                parts.append(f"{name} {value}")
        for coffee, name in enumerate(self.names.coffees):
            if state.coffee[player * COFFEES + coffee]:
                parts.append(f"{name} {state.coffee[player * COFFEES + coffee]}")
        bonus = "".join(
            element
            for element, left in zip(ELEMENTS, (state.bonus_marker, state.bonus_trader, state.bonus_purse), strict=True)
            if left[player]
        )
        if bonus != "ABC":
            parts.append(f"bonus {bonus or '-'}")
        for name, key, width in (("rows", "next_item", ROWS), ("built", "built", COLUMNS), ("arabica", "column", COOPS)):
            values, old = ([int(getattr(s, key)[player * width + i]) for i in range(width)] for s in (state, fresh))
            if values != old:
                parts.append(f"{name} " + " ".join(map(str, values)))
        parts.append("contracts " + " ".join(self._contract(state, player, letter) for letter in range(LETTERS)))
        done = members(state.fulfilled[player], LETTER_IDS)
        if done:
            parts.append("done " + " ".join(done))
        if state.items[player] != fresh.items[player]:
            parts.append("items " + (" ".join(members(state.items[player], ITEMS)) or "-"))
        parts.append(f"animal {self.names.coops[int(state.animal[player])]}")
        parts += self._counters(state, player)
        if state.storage[player]:
            parts.append("storage " + " ".join(self.names.tracks(int(state.storage[player]))))
        if state.exchange[player]:
            parts.append(f"exchange {self.parts.ratio[int(state.exchange[player])]}")
        stock = [name for colour, name in enumerate(self.names.coops) for _ in range(state.stock[player * COOPS + colour])]
        if stock:
            parts.append("stock " + " ".join(stock))
        if state.joker[player] != NONE:
            joker = int(state.joker[player])
            parts.append("joker " + ("spent" if joker == JOKER_SPENT else self.names.coops[joker]))
        track = [name for name, left in (("trader", state.track_trader), ("truck", state.track_truck)) if left[player]]
        if len(track) < 2:
            parts.append("track " + (" ".join(track) or "-"))
        if state.spare_trucks[player] != self._spare_trucks(state, player):
            parts.append(f"spare_trucks {state.spare_trucks[player]}")
        return f"seat {player}: " + ", ".join(parts)

    def _contract(self, state: TradersState, player: int, letter: int) -> str:
        at = player * int(LETTERS) + letter
        usual = self.parts.harder_side[state.seats]
        mark = "" if state.side[at] == usual else "-" if state.side[at] == 1 else "+"
        return self.names.contracts[int(state.contract[at])] + mark

    def _counters(self, state: TradersState, player: int) -> list[str]:
        parts = []
        had = [name for number, name in self._counter_names() if has(state.obtained[player], number)]
        if had:
            parts.append("had " + " ".join(had))
        if state.filled[player]:
            parts.append(f"slots {state.filled[player]}")
        piles = (*self.names.coops, "joker")
        aside = [name for pile, name in enumerate(piles) for _ in range(state.aside[player * COFFEES + pile])]
        if aside:
            parts.append("aside " + " ".join(aside))
        return parts

    def _counter_names(self) -> list[tuple[int, str]]:
        """Place and name of every counter there is: ``arabica.brazil``, ``animal.brazil``, ``joker``."""
        names = [
            (kind * int(COOPS) + i, f"{COUNTERS[kind]}.{coop}") for kind in (0, 1) for i, coop in enumerate(self.names.coops)
        ]
        return [*names, (int(JOKERS * COOPS), COUNTERS[2])]

    def _andre(self, state: TradersState) -> str:
        contracts = " ".join(self.names.contracts[int(contract)] for contract in state.andre_contracts)
        counters = " ".join(self.names.coops[int(colour)] for colour in state.andre_counters)
        return (
            f"andre: contracts {contracts}, counters {counters}, turned {state.andre_turned}, "
            f"left {' '.join(str(n) for n in state.andre_left)}, posts {state.andre_posts}, "
            f"traders {state.traders[state.andre]}, turns {state.andre_turns}"
        )

    # -- supplies that follow ------------------------------------------------------------------------------------

    def _on_board(self, state: TradersState, player: int) -> tuple[int, int]:
        """Donkeys and trucks of a player on the main board."""
        donkeys = sum(int(owner == player) for owner in state.donkey)
        trucks = sum(int(state.truck[at] and state.owner[at] == player) for at in range(COOPS * SPACES))
        return donkeys, trucks

    def _spare_trucks(self, state: TradersState, player: int) -> int:
        _, trucks = self._on_board(state, player)
        return int(self.parts.trucks - state.track_truck[player] - state.trucks[player]) - trucks

    # -- parsing -------------------------------------------------------------------------------------------------

    def parse(self, text: str) -> TradersState:
        statements = [part.strip() for line in text.splitlines() for part in line.split("#")[0].split(";")]
        statements = [statement for statement in statements if statement]
        try:
            return self._state(statements)
        except (ValueError, IndexError, KeyError, OverflowError) as error:
            raise _bad(str(error)[:40]) from None

    def _state(self, statements: list[str]) -> TradersState:
        seats = next((int(statement.split()[1]) for statement in statements if statement.split()[0] == "seats"), 3)
        if not 2 <= seats <= PLAYERS:
            raise _bad("seats")
        state = TradersState(self.parts, seats)
        state.lay_out()
        reading = _Reading(self, state)
        for statement in statements:
            try:
                reading.statement(statement)
            except (ValueError, IndexError, KeyError, OverflowError):
                raise _bad(statement[:40]) from None
        reading.finish()
        return state


class _Reading:
    """One position being read."""

    def __init__(self, positions: Positions, state: TradersState) -> None:
        self.positions = positions
        self.parts = positions.parts
        self.names = positions.names
        self.state = state
        self.agenda: list[str] = []
        self.turn: int | None = None
        self.with_traders: set[int] = set()
        self.spare_trucks: dict[int, int] = {}

    def statement(self, statement: str) -> None:
        key, *words = statement.split()
        head, colon, rest = statement.partition(":")
        state = self.state
        if colon and head in self.names.coops:
            self._lines(rest, lambda name, numbers: self._coop(self.names.coops.index(head), name, numbers))
        elif colon and head.startswith("seat "):
            player = self._player(head.removeprefix("seat "), int(state.seats))
            self._lines(rest, lambda name, values: self._seat(player, name, values))
        elif head == "andre" and state.andre != NONE:
            self._lines(rest, self._andre)
        elif head == "bars":
            self._lines(rest, self._bean)
        elif key == "seats":
            pass
        elif key in ("ask", "agenda"):
            self.agenda = [part.strip() for part in statement.removeprefix(key).split(">")]
        elif key == "turn":
            self.turn = _number(words[0], 0, int(state.players) - 1)
        else:
            self._game(key, words)

    def _lines(self, text: str, read: Callable[[str, list[str]], None]) -> None:
        for part in text.split(","):
            if part.split():
                name, *values = part.split()
                read(name, values)

    def _player(self, word: str, limit: int) -> int:
        return _number(word, 0, limit - 1)

    def _game(self, key: str, words: list[str]) -> None:
        state, players = self.state, int(self.state.players)
        if key == "period":
            state.period = _number(words[0], 1, 3) - 1
        elif key == "phase":
            state.phase = PHASES.index(words[0])
        elif key == "order":
            order = [self._player(word, players) for word in words]
            if sorted(order) != list(range(players)) or (state.andre != NONE and order[-1] != state.andre):
                raise _bad(key)
            for i, player in enumerate(order):
                state.order[i] = player
        elif key == "passed":
            state.passed = set_of(self._player(word, players) for word in words)
        elif key == "next":
            for i, word in enumerate(words):
                state.next_order[i] = self._player(word, int(state.seats))
        elif key in ("run", "guard", "vicious", "strict"):
            setattr(state, key, _number(words[0], 0, players))
        elif key == "jokers":
            state.stock_jokers = _number(words[0], 0, int(PLAYERS))
        elif key == "bar_animals":
            for city, word in enumerate(words):
                state.bar_animal[city] = NONE if word == "-" else self.names.coops.index(word)
        elif key == "objectives":
            for word in words:
                tile = self.names.objectives.index(word)
                state.tiles[self.parts.tile_letter[tile]] = tile
        elif key == "claims":
            self._claims(words)
        elif key == "stack":
            letter = LETTER_IDS.index(words[0])
            state.stack_size[letter] = _number(str(len(words) - 1), 0, int(STACK))
            for i, word in enumerate(words[1:]):
                state.stack[letter * STACK + i] = self.names.coops.index(word)
        elif key == "donkeys_won":
            for word in words:
                state.donkey_won[self.names.coops.index(word)] = 1
        else:
            raise _bad(key)

    def _claims(self, words: list[str]) -> None:
        letter = int(self.parts.tile_letter[self.names.objectives.index(words[0])])
        claims = [self._player(word, int(self.state.seats)) for word in words[1:]]
        if len(set(claims)) != len(claims):
            raise _bad("claims")
        self.state.claims[letter] = len(claims)
        for rank, player in enumerate(claims):
            self.state.claim[letter * PLAYERS + rank] = player

    def _bean(self, slot: str, owner: list[str]) -> None:
        number = self.names.slots.index(slot)
        if self.parts.slot_n[number] == 0:
            raise _bad(slot)
        self.state.bean[number] = self._player(owner[0], int(self.state.players))

    def _coop(self, coop: int, name: str, words: list[str]) -> None:
        state, players = self.state, int(self.state.players)
        if name in self.names.spaces:
            self._plantation(coop, self.names.spaces.index(name), words[0])
        elif name in self.names.paths:
            path = self.names.paths.index(name)
            if len(words) > self.parts.path_donkeys[path]:
                raise _bad(name)
            for i, word in enumerate(words):
                state.donkey[(coop * PATHS + path) * 2 + i] = self._player(word, int(state.seats))
        elif name in self.names.sites:
            site = self.names.sites.index(name)
            if self.parts.site_type[site] == NONE:
                raise _bad(name)
            state.site[coop * SITES + site] = self._player(words[0], players)
        elif name == "town":
            state.town[coop] = _number(words[0], 0, 60)
        elif name == "coin":
            state.house_coin[coop] = _number(words[0], 0, 1)
        elif name == "stock":
            state.house_stock[coop] = _number(words[0], 0, int(self.parts.house_stock))
        elif name == "house":
            queue = [self._player(word, players) for word in words]
            if len(queue) > self.parts.trader_slots[state.seats] or len(set(queue)) != len(queue):
                raise _bad(name)
            state.house_size[coop] = len(queue)
            for i, owner in enumerate(queue):
                state.house[coop * QUEUE + i] = owner
        elif name == "animals":
            for i, animal in enumerate(("own", "joker")):
                state.animals[coop * 2 + i] = int(animal in words)
        else:
            raise _bad(name)

    def _plantation(self, coop: int, space: int, word: str) -> None:
        state, parts = self.state, self.parts
        owner, _, level = word.rstrip("*t").partition(":")
        marks = word[len(owner) + 1 + len(level) :]
        row, number = int(parts.row_of[space]), _number(level, 1, 3)
        at = coop * int(SPACES) + space
        player = self._player(owner, int(state.players))
        if (not parts.admits[row * 4 + number] and player != state.andre) or state.owner[at] != NONE:
            raise _bad(word)
        state.put_plantation(player, coop, space, number)
        if "*" in marks:
            state.put_worker(coop, space)
        if "t" in marks:
            if not parts.truck_space[space]:
                raise _bad(word)
            state.truck[at] = 1

    def _seat(self, player: int, name: str, words: list[str]) -> None:
        state = self.state
        if name in PLAIN:
            getattr(state, name)[player] = _number(words[0], 0, 1000)
            if name == "traders":
                self.with_traders.add(player)
        elif name in self.names.coffees:
            state.coffee[player * COFFEES + self.names.coffees.index(name)] = _number(words[0], 0, 1000)
        elif name == "bonus":
            for element, left in zip(ELEMENTS, (state.bonus_marker, state.bonus_trader, state.bonus_purse), strict=True):
                left[player] = int(element in words[0])
        elif name in ("rows", "built", "arabica"):
            self._row(player, name, words)
        elif name == "contracts":
            self._contracts(player, words)
        elif name == "done":
            state.fulfilled[player] = set_of(LETTER_IDS.index(word) for word in words)
        elif name == "items":
            state.items[player] = set_of(ITEMS.index(word) for word in words if word != "-")
        elif name == "animal":
            state.animal[player] = self.names.coops.index(words[0])
        elif name == "had":
            places = {counter: place for place, counter in self.positions._counter_names()}
            state.obtained[player] = set_of(places[word] for word in words)
        elif name == "slots":
            state.filled[player] = _number(words[0], 0, int(self.parts.counter_slots))
        elif name == "aside":
            for word in words:
                state.aside[player * COFFEES + (*self.names.coops, "joker").index(word)] += 1
        else:
            self._seat_storage(player, name, words)

    def _seat_storage(self, player: int, name: str, words: list[str]) -> None:
        state = self.state
        if name == "storage":
            state.storage[player] = set_of(self.names.coffees.index(word) for word in words)
        elif name == "exchange":
            state.exchange[player] = [int(ratio) for ratio in self.parts.ratio].index(int(words[0]))
        elif name == "stock":
            for word in words:
                state.stock[player * COOPS + self.names.coops.index(word)] += 1
        elif name == "joker":
            state.joker[player] = JOKER_SPENT if words[0] == "spent" else self.names.coops.index(words[0])
        elif name == "track":
            state.track_trader[player] = int("trader" in words)
            state.track_truck[player] = int("truck" in words)
        elif name == "spare_trucks":
            self.spare_trucks[player] = _number(words[0], 0, int(self.parts.trucks))
        else:
            raise _bad(name)

    def _row(self, player: int, name: str, words: list[str]) -> None:
        parts = self.parts
        key, width = {"rows": ("next_item", ROWS), "built": ("built", COLUMNS), "arabica": ("column", COOPS)}[name]
        if len(words) != width:
            raise _bad(name)
        for i, word in enumerate(words):
            limits = {"rows": parts.row_items, "built": parts.column_size}
            most = int(limits[name][i]) if name in limits else int(parts.last_column)
            getattr(self.state, key)[player * width + i] = _number(word, 0, most)

    def _contracts(self, player: int, words: list[str]) -> None:
        for word in words:
            contract = self.names.contracts.index(word.rstrip("+-"))
            at = player * int(LETTERS) + contract // int(COOPS)
            self.state.contract[at] = contract
            if word[-1] in "+-":
                self.state.side[at] = int(word[-1] == "-")

    def _andre(self, name: str, words: list[str]) -> None:
        state = self.state
        if name == "contracts":
            for word in words:
                contract = self.names.contracts.index(word)
                state.andre_contracts[contract // int(COOPS)] = contract
        elif name == "counters":
            colours = [self.names.coops.index(word) for word in words]
            if sorted(colours) != list(range(int(COOPS))):
                raise _bad(name)
            for i, colour in enumerate(colours):
                state.andre_counters[i] = colour
        elif name == "left":
            for i, word in enumerate(words):
                state.andre_left[i] = _number(word, 0, 9)
        elif name in ("turned", "posts", "turns"):
            most = {"turned": int(COOPS), "turns": len(self.parts.andre_turn), "posts": int(self.parts.andre_posts)}[name]
            setattr(state, f"andre_{name}", _number(words[0], 0, most))
        elif name == "traders":
            state.traders[state.andre] = _number(words[0], 0, 9)
            self.with_traders.add(int(state.andre))
        else:
            raise _bad(name)

    # -- what follows from the rest ------------------------------------------------------------------------------

    def finish(self) -> None:
        state, parts = self.state, self.parts
        for player in range(state.seats):
            donkeys, _ = self.positions._on_board(state, player)
            state.spare_donkeys[player] = parts.donkeys - state.donkeys[player] - donkeys
            state.spare_trucks[player] = self.spare_trucks.get(player, self.positions._spare_trucks(state, player))
            item = int("civet" in members(state.items[player], ITEMS))
            state.spare_civets[player] = parts.civets - state.sumatra[player] - state.civets[player] - item
            if min(state.spare_donkeys[player], state.spare_trucks[player], state.spare_civets[player]) < 0:
                raise _bad(f"seat {player}")
        for player in range(state.players):
            if player not in self.with_traders:
                placed = sum(int(owner == player) for owner in state.house) + int(state.contractors[player])
                state.traders[player] = max(0, int(state.traders[player]) - placed)
        self._check_order()
        self._plan()

    def _check_order(self) -> None:
        """Those who have passed in phase 5 stand in the next order; André has passed after his last turn."""
        state = self.state
        if PHASES[int(state.phase)] == "work" and state.andre != NONE and state.andre_turns >= len(self.parts.andre_turn):
            state.passed |= only(int(state.andre))
        if PHASES[int(state.phase)] in ("sell", "reset"):
            everybody = PHASES[int(state.phase)] == "reset"
            gone = {player for player in range(state.seats) if everybody or has(state.passed, player)}
            if {int(state.next_order[i]) for i in range(len(gone))} != gone:
                raise _bad("next")

    def _plan(self) -> None:
        """Lay the agenda; a question asked alone is followed by what its phase goes on with."""
        if not self.agenda:
            self.agenda = [f"work {self.state.order[0]}"]
        tasks = [self._task(part) for part in self.agenda]
        asked, arguments = DECLARED.waiting(tasks[0])
        if asked.startswith("do_"):
            raise _bad(self.agenda[0])
        if self.state.phase == 0 and asked != "setup":
            self.state.phase = 1
        phase = PHASES[int(self.state.phase)]
        over = asked == "game_over"
        if not over and DECLARED.waiting(tasks[-1])[0] not in ENDINGS:
            tasks += self._ending(asked, arguments["player"], phase)
        if self.turn is not None:
            self.state.turn = self.turn
        elif not over:
            place = int(self.state.place_in_order(arguments["player"]))
            self.state.turn = (place + (-1 if phase == "sell" else 1)) % int(self.state.players)
        if len(tasks) > AGENDA:
            raise _bad("agenda")
        for task in reversed(tasks):
            self.state.plan(task)
        if not over and not self.state.legal():
            raise _bad(self.agenda[0])

    def _ending(self, question: str, player: int, phase: str) -> list[int]:
        name = FLOW.get(question, PHASE_FLOW.get(phase, ""))
        if not name:
            raise _bad(phase)
        place = [int(self.state.place_in_order(player)) + 1] if name in COUNTED else []
        ending = [DECLARED.packed(f"do_{name}", place)]
        if name == "setup_spaces":
            ending.append(DECLARED.packed("do_phase", [PHASES.index("work")]))
        return ending

    def _task(self, text: str) -> int:
        name, *words = text.split()
        numbers = [self._task_number(word) for word in words]
        fields = DECLARED.arguments(name)
        if len(numbers) > len(fields):
            raise _bad(text)
        for field, number in zip(fields, numbers, strict=False):
            if number > self._most(field.name, name):
                raise _bad(text)
        if name == "penalty" and 0 in (*numbers[1:3], *[0] * (3 - len(numbers))):
            raise _bad(text)
        return DECLARED.packed(name, numbers)

    def _most(self, field: str, name: str) -> int:
        """Players and places in turn order depend on the number of players; all else is limited by the declaration."""
        state = self.state
        if field == "player" or (field, name) == ("leader", "give_leader"):
            return int(state.seats) - 1  # not André
        most = {"owner": state.players - 1, "actor": state.players - 1, "leader": state.players - 1}
        return int({**most, "place": state.players, "asked": state.players}.get(field, LARGEST + 1))

    def _task_number(self, word: str) -> int:
        """Numbers may be written as ids: a cooperative, a letter, a bar slot, a building."""
        names = self.names
        for ids in (names.coffees, names.letters, names.slots, names.buildings):
            if word in ids:
                return ids.index(word)
        return _number(word, 0, LARGEST)


def _bad(where: str) -> BadInput:
    return BadInput("bad-position", {"where": where})


def _number(word: str, least: int, most: int) -> int:
    number = int(word)
    if not least <= number <= most:
        raise _bad(word)
    return number
