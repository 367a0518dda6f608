"""What players of Coffee Traders see: everything but André's unturned counters and later contracts (CTR-010, CTR-402)."""

import msgspec

from ludocafe.core.declare import Codec
from ludocafe.core.game import View
from ludocafe.core.masks import size_of
from ludocafe.games.coffee_traders.declare import DECLARED
from ludocafe.games.coffee_traders.edge.hints_view import OutlookView, outlook
from ludocafe.games.coffee_traders.edge.names import asked
from ludocafe.games.coffee_traders.rules import scoring
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.phases.harvest import crop
from ludocafe.games.coffee_traders.rules.state import (
    CITIES,
    COFFEES,
    COLUMNS,
    COOPS,
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
    at_row,
)

# Fields of a PlayerView that the board keeps as one number or as several numbers per player.
SINGLE = (
    "coins",
    "donkeys",
    "trucks",
    "civets",
    "tokens",
    "black",
    "coloured",
    "bonus_marker",
    "bonus_trader",
    "bonus_purse",
    "workers",
    "traders",
    "contractors",
    "hospital",
    "storage",
    "exchange",
    "joker",
    "fulfilled",
    "items",
    "animal",
    "obtained",
    "filled",
    "track_trader",
    "track_truck",
    "spare_donkeys",
    "spare_trucks",
    "spare_civets",
    "sumatra",
)
SEVERAL: tuple[tuple[str, int], ...] = (
    ("next_item", int(ROWS)),
    ("built", int(COLUMNS)),
    ("coffee", int(COFFEES)),
    ("stock", int(COOPS)),
    ("contract", int(LETTERS)),
    ("side", int(LETTERS)),
    ("aside", int(COFFEES)),
    ("column", int(COOPS)),
)
COUNTERS_OF_TURN = ("vicious", "strict", "period", "phase", "turn", "passed", "run", "guard", "stock_jokers")
SCORES = (
    ("bars", scoring.slot_points),
    ("majorities", scoring.majority_points),
    ("objectives", scoring.objective_points),
    ("coops", scoring.coop_points),
    ("arabica", scoring.arabica_points),
    ("reserve", scoring.reserve_points),
    ("plantations", scoring.plantation_points),
    ("workers", scoring.worker_points),
    ("buildings", scoring.building_points),
    ("contracts", scoring.contract_points),
    ("counters", scoring.counter_points),
)


class SpaceView(msgspec.Struct):
    """A plantation space; ``owner`` -1: empty."""

    owner: int
    level: int
    worker: int
    truck: int


class CoopView(msgspec.Struct):
    """A cooperative; ``crop`` and ``full_crop`` are the harvest now and if every plantation had a worker."""

    town: int
    spaces: list[SpaceView]
    donkeys: list[list[int]]
    sites: list[int]
    animals: list[int]
    house: list[int]
    coin: int
    stock: int
    donkey_won: int
    quality: list[int]
    crop: int
    full_crop: int


class BarView(msgspec.Struct):
    """A coffee bar: owners of the beans from the top, colour of its animal counter."""

    beans: list[int]
    animal: int


class ObjectiveView(msgspec.Struct):
    """An objective tile and the players who have claimed it, in order."""

    tile: int
    claims: list[int]


class PlayerView(msgspec.Struct):
    """One player's board and supplies; ``points`` by item (see ``SCORES``).

    ``idle`` are the unoccupied plantations by cooperative, ``penalty`` what they would cost in phase 2 (CTR-164).
    """

    coins: int
    donkeys: int
    trucks: int
    civets: int
    tokens: int
    black: int
    coloured: int
    bonus_marker: int
    bonus_trader: int
    bonus_purse: int
    workers: int
    traders: int
    contractors: int
    hospital: int
    storage: int
    exchange: int
    joker: int
    fulfilled: int
    items: int
    animal: int
    obtained: int
    filled: int
    track_trader: int
    track_truck: int
    spare_donkeys: int
    spare_trucks: int
    spare_civets: int
    sumatra: int
    next_item: list[int]
    built: list[int]
    coffee: list[int]
    stock: list[int]
    contract: list[int]
    side: list[int]
    aside: list[int]
    column: list[int]
    idle: list[int]
    penalty: int
    points: dict[str, int]
    total: int


class AndreView(msgspec.Struct):
    """What everybody knows of André: ``counters`` turned over so far, ``contracts`` up to the visible one.

    ``points`` are those of the ranks and slots he took, for information (CTR-453).
    """

    left: list[int]
    posts: int
    traders: int
    turns: int
    counters: list[int]
    contracts: list[int]
    points: dict[str, int]


class WaitingView(msgspec.Struct):
    """A question or something the game does by itself (``do_…``) that waits on the agenda."""

    kind: str
    arguments: dict[str, int]


class TradersView(View, kw_only=True):
    """The open table. ``agenda`` holds what is still to be done, the next thing last.

    ``opens``: the question opens an action (1) or goes on with one (0). ``outlook`` is that of the seat that looks.
    """

    deciding: int
    opens: int
    vicious: int
    strict: int
    period: int
    phase: int
    turn: int
    passed: int
    run: int
    guard: int
    stock_jokers: int
    order: list[int]
    next_order: list[int]
    agenda: list[WaitingView]
    coops: list[CoopView]
    bars: list[BarView]
    objectives: list[ObjectiveView]
    stacks: list[list[int]]
    players: list[PlayerView]
    andre: AndreView | None
    outlook: OutlookView | None


def opens(state: TradersState) -> bool:
    return asked(state)[0].opens


def view(state: TradersState, seat: int | None, codec: Codec) -> TradersView:
    return TradersView(
        seat=seat,
        seats=int(state.seats),
        deciding=int(state.actor()),
        opens=int(opens(state)),
        vicious=int(state.vicious),
        strict=int(state.strict),
        period=int(state.period),
        phase=int(state.phase),
        turn=int(state.turn),
        passed=int(state.passed),
        run=int(state.run),
        guard=int(state.guard),
        stock_jokers=int(state.stock_jokers),
        order=[int(player) for player in state.order],
        next_order=[int(player) for player in state.next_order],
        agenda=[WaitingView(*DECLARED.waiting(int(state.agenda[i]))) for i in range(state.depth)],
        coops=[_coop(state, coop) for coop in range(COOPS)],
        bars=[
            BarView([int(state.bean[city * SLOTS + slot]) for slot in range(SLOTS)], int(state.bar_animal[city]))
            for city in range(CITIES)
        ],
        objectives=[
            ObjectiveView(int(state.tiles[i]), [int(state.claim[i * PLAYERS + k]) for k in range(state.claims[i])])
            for i in range(3)
        ],
        stacks=[[int(state.stack[i * STACK + k]) for k in range(state.stack_size[i])] for i in range(LETTERS)],
        players=[_player(state, player) for player in range(state.seats)],
        andre=_andre(state) if state.andre != NONE else None,
        outlook=outlook(state, seat, codec) if seat is not None else None,
    )


def _coop(state: TradersState, coop: int) -> CoopView:
    places = range(coop * int(SPACES), (coop + 1) * int(SPACES))
    owned = sum(state.owner[at] != NONE for at in places)
    return CoopView(
        town=int(state.town[coop]),
        spaces=[_space(state, at) for at in places],
        donkeys=[
            [int(state.donkey[(coop * PATHS + path) * 2 + i]) for i in range(max(1, int(state.parts.path_donkeys[path])))]
            for path in range(PATHS)
        ],
        sites=[int(state.site[coop * SITES + site]) for site in range(SITES)],
        animals=[int(state.animals[coop * 2]), int(state.animals[coop * 2 + 1])],
        house=[int(state.house[coop * QUEUE + i]) for i in range(state.house_size[coop])],
        coin=int(state.house_coin[coop]),
        stock=int(state.house_stock[coop]),
        donkey_won=int(state.donkey_won[coop]),
        quality=[int(state.quality(player, coop)) for player in range(state.players)],
        crop=int(crop(state, coop)),
        full_crop=owned * int(state.parts.per_worker[state.seats]),
    )


def _space(state: TradersState, at: int) -> SpaceView:
    return SpaceView(int(state.owner[at]), int(state.level[at]), int(state.worker[at]), int(state.truck[at]))


def _player(state: TradersState, player: int) -> PlayerView:
    fields: dict[str, int | list[int]] = {name: int(getattr(state, name)[player]) for name in SINGLE}
    for name, width in SEVERAL:
        values = getattr(state, name)
        fields[name] = [int(values[player * width + i]) for i in range(width)]
    fields["idle"] = [sum(int(size_of(state.idle[at])) for at in _rows(player, coop)) for coop in range(COOPS)]
    fields["penalty"] = int(state.parts.penalty[state.period] * state.idle_count(player))
    points = {name: int(count(state, player)) for name, count in SCORES}
    return PlayerView(**fields, points=points, total=sum(points.values()))  # type: ignore[arg-type]


def _rows(player: int, coop: int) -> range:
    first = int(at_row(player, coop, 0))
    return range(first, first + int(ROWS))


def _andre(state: TradersState) -> AndreView:
    me = int(state.andre)
    return AndreView(
        left=[int(n) for n in state.andre_left],
        posts=int(state.andre_posts),
        traders=int(state.traders[me]),
        turns=int(state.andre_turns),
        counters=[int(state.andre_counters[i]) for i in range(state.andre_turned)],
        contracts=[int(state.andre_contracts[i]) for i in range(state.period + 1)],
        points={
            "bars": int(scoring.slot_points(state, me)),
            "majorities": int(scoring.majority_points(state, me)),
            "coops": int(scoring.coop_points(state, me)),
        },
    )


# -- back from a view --------------------------------------------------------------------------------------------------


def state_of(view: TradersView, parts: Components) -> TradersState:
    """A state behind a view; what is hidden gets any value that is possible, ``redeal`` then draws it."""
    state = TradersState(parts, view.seats)
    state.lay_out()
    for name in COUNTERS_OF_TURN:
        setattr(state, name, getattr(view, name))
    for i in range(PLAYERS):
        state.order[i], state.next_order[i] = view.order[i], view.next_order[i]
    state.depth = 0
    for waiting in view.agenda:
        state.plan(DECLARED.packed(waiting.kind, [*waiting.arguments.values()]))
    for number, coop in enumerate(view.coops):
        _lay_coop(state, number, coop)
    for city, bar in enumerate(view.bars):
        state.bar_animal[city] = bar.animal
        for slot, bean in enumerate(bar.beans):
            state.bean[city * SLOTS + slot] = bean
    for letter, objective in enumerate(view.objectives):
        state.tiles[letter], state.claims[letter] = objective.tile, len(objective.claims)
        for rank, player in enumerate(objective.claims):
            state.claim[letter * PLAYERS + rank] = player
    for letter, stack in enumerate(view.stacks):
        state.stack_size[letter] = len(stack)
        for i, colour in enumerate(stack):
            state.stack[letter * STACK + i] = colour
    for player, board in enumerate(view.players):
        for name in SINGLE:
            getattr(state, name)[player] = getattr(board, name)
        for name, width in SEVERAL:
            for i, value in enumerate(getattr(board, name)):
                getattr(state, name)[player * width + i] = value
    if view.andre is not None:
        _lay_andre(state, view.andre)
    return state


def _lay_coop(state: TradersState, number: int, coop: CoopView) -> None:
    for space, place in enumerate(coop.spaces):
        if place.owner != NONE:
            state.put_plantation(place.owner, number, space, place.level)
            if place.worker:
                state.put_worker(number, space)
            state.truck[number * SPACES + space] = place.truck
    for path, donkeys in enumerate(coop.donkeys):
        for i, owner in enumerate(donkeys):
            state.donkey[(number * PATHS + path) * 2 + i] = owner
    for site, owner in enumerate(coop.sites):
        state.site[number * SITES + site] = owner
    state.town[number], state.house_coin[number], state.house_stock[number] = coop.town, coop.coin, coop.stock
    state.animals[number * 2], state.animals[number * 2 + 1] = coop.animals
    state.donkey_won[number] = coop.donkey_won
    state.house_size[number] = len(coop.house)
    for i, owner in enumerate(coop.house):
        state.house[number * QUEUE + i] = owner


def _lay_andre(state: TradersState, andre: AndreView) -> None:
    state.andre_posts, state.andre_turns, state.andre_turned = andre.posts, andre.turns, len(andre.counters)
    state.traders[state.andre] = andre.traders
    for level, left in enumerate(andre.left):
        state.andre_left[level] = left
    hidden = [colour for colour in range(COOPS) if colour not in andre.counters]
    for i, colour in enumerate(andre.counters + hidden):
        state.andre_counters[i] = colour
    for period, contract in enumerate(andre.contracts):
        state.andre_contracts[period] = contract
