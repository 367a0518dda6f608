"""What players of Café see: everything but the order of the pile and the cards removed unseen (CAF-90)."""

import msgspec

from ludocafe.core.chance import Chance
from ludocafe.core.game import View
from ludocafe.core.masks import has, only, set_of
from ludocafe.games.cafe.edge.shortest_plan import way
from ludocafe.games.cafe.rules.codes import ASK_BID, ASK_BID_PAY, ASK_STORE, GAME_OVER
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import CAFE, COLOURS, LAYERS, NONE, ROASTING, SHIP, SLOTS, SQUARES, Area, Components, cell_at


class LaidCard(msgspec.Struct):
    """A card as it was laid: number of the card, top-left cell, clockwise quarter turns."""

    card: int
    x: int
    y: int
    rot: int


class SquareView(msgspec.Struct):
    """A visible square: kind (see state.py), its card, the anchor of its group, beans on it and their colour (-1: none)."""

    x: int
    y: int
    kind: int
    card: int
    anchor: list[int] | None
    beans: int
    colour: int


class CafeView(msgspec.Struct):
    """A café with a visible square; a dead one (``open`` false) is a square without function.

    ``way``: the actions that complete it soonest with what lies there; told to its owner, and empty where there is none.
    """

    card: int
    open: bool
    complete: bool
    points: int
    demand: list[int]
    received: list[int]
    way: list[str]


class PlayerView(msgspec.Struct):
    """What lies in front of one player."""

    company: int
    warehouse: list[int]
    laid: list[LaidCard]
    squares: list[SquareView]
    cafes: list[CafeView]
    hand: int
    cups: int
    ships: int
    worth: list[int]  # points each bean of a colour makes if the game ended now (CAF-74)
    points: int


class BuilderView(msgspec.Struct):
    """What a player who builds at the same time as others is in the middle of (CAF-49); the fields are those of the table."""

    phase: int
    points_left: int
    task: int
    group: list[int] | None
    target: list[int] | None
    moved: int
    transit: list[int]
    send_from: int


class CafeTableView(View, kw_only=True):
    """The open table. Cards are numbers (48 … 51: start cards), colours numbers in the order yellow, brown, green, red.

    Where all build at once, whoever builds sees what it is asked itself; everybody else sees the first builder's turn.
    """

    mode: int
    phase: int
    round: int
    rounds: int
    cafetier: int
    deciding: int
    turn: int
    order: list[int]  # who picks, and then builds, after whom; empty while that is being settled
    row: list[int]
    prices: list[int]  # for the deciding player
    pile: int
    unseen: list[int]  # in order of numbers: pile and removed cards together
    discard: list[int]
    points_left: int
    picked: int
    owed: int
    task: int
    group: list[int] | None  # anchor of the group being filled
    target: list[int] | None  # its square being filled
    moved: int
    transit: list[int]
    send_from: int
    standing_bid: int
    holder: int
    active: list[bool]
    pay_from: int
    paid: list[int]
    players: list[PlayerView]
    together: int  # CAF-49: 1 where all build at once
    builders: list[BuilderView | None]  # by seat while they do; None: done


def discard_of(state: CafeState) -> list[int]:
    """The discard pile: what was revealed and lies nowhere else."""
    elsewhere = {int(card) for card in state.row} | {int(card) for card in state.hand}
    for area in state.areas:
        elsewhere |= {int(area.card[layer]) for layer in range(area.layers)}
    return sorted(int(state.deck[i]) for i in range(state.revealed) if state.deck[i] not in elsewhere)


def _cell(area: Area, slot: int) -> list[int]:
    cell = area.place[slot]
    return [int(area.x_of(cell)), int(area.y_of(cell))]


def view(state: CafeState, seat: int | None) -> CafeTableView:
    if state.building == 0:
        return _view(state, seat)
    asked = state.copy()
    builders: list[BuilderView | None] = []
    for other in range(state.seats):
        asked.turn_to(other)
        builders.append(_builder(asked) if asked.is_building(other) else None)
    asked.turn_to(seat if seat is not None and asked.is_building(seat) else asked.first_builder())
    return msgspec.structs.replace(_view(asked, seat), builders=builders)


def _builder(state: CafeState) -> BuilderView:
    """What the asked seat is in the middle of."""
    return BuilderView(
        phase=int(state.phase),
        points_left=int(state.points_left),
        task=int(state.task),
        group=_group(state),
        target=_target(state),
        moved=int(state.moved),
        transit=[int(n) for n in state.transit],
        send_from=int(state.send_from),
    )


def _group(state: CafeState) -> list[int] | None:
    """The anchor of the group that is being filled."""
    return None if state.task == NONE else _cell(state.areas[state.deciding], int(state.group))


def _target(state: CafeState) -> list[int] | None:
    """Its square that is being filled."""
    area = state.areas[state.deciding]
    return None if state.task == NONE else _cell(area, int(area.work[state.cursor]))


def _view(state: CafeState, seat: int | None) -> CafeTableView:
    size = int(state.row_size())
    cards = [int(state.row[slot]) for slot in range(size)]
    return CafeTableView(
        seat=seat,
        seats=int(state.seats),
        mode=int(state.mode),
        phase=int(state.phase),
        round=int(state.round),
        rounds=int(state.parts.rounds),
        cafetier=int(state.cafetier),
        deciding=int(state.deciding),
        turn=int(state.turn),
        order=_order(state),
        row=cards,
        prices=[0 if card == NONE else int(state.price(state.deciding, card)) for card in cards],
        pile=int(state.pile_end - state.revealed),
        unseen=sorted(int(state.deck[i]) for i in range(state.revealed, len(state.deck))),
        discard=discard_of(state),
        points_left=int(state.points_left),
        picked=int(state.picked),
        owed=int(state.owed),
        task=int(state.task),
        group=_group(state),
        target=_target(state),
        moved=int(state.moved),
        transit=[int(n) for n in state.transit],
        send_from=int(state.send_from),
        standing_bid=int(state.standing_bid),
        holder=int(state.holder),
        active=[has(state.active, other) for other in range(state.seats)],
        pay_from=int(state.pay_from),
        paid=[int(n) for n in state.paid],
        players=[_player(state, other, other == seat and state.phase != GAME_OVER) for other in range(state.seats)],
        together=int(state.together),
        builders=[],
    )


def _order(state: CafeState) -> list[int]:
    """CAF-30: in an auction, the order is known once there is a Cafetier."""
    settled = state.phase not in (ASK_BID, ASK_BID_PAY, ASK_STORE, GAME_OVER)
    return [int(state.seat_in_turn(turn)) for turn in range(state.seats)] if settled else []


def _player(state: CafeState, seat: int, own: bool) -> PlayerView:
    area = state.areas[seat]
    return PlayerView(
        company=int(state.company[seat]),
        warehouse=[int(state.warehouse[seat * COLOURS + colour]) for colour in range(COLOURS)],
        laid=[_laid(area, layer) for layer in range(area.layers)],
        squares=_squares(state, seat),
        cafes=_cafes(state, seat, own),
        hand=int(state.hand[seat]),
        cups=int(area.cups),
        ships=int(area.ships),
        worth=_worth(state, seat),
        points=int(state.points(seat)),
    )


def _worth(state: CafeState, seat: int) -> list[int]:
    """CAF-74: the two colours a player has least of count, the lower one more; of equal ones the first."""
    order = sorted(range(COLOURS), key=lambda colour: (int(state.holding(seat, colour)), colour))
    worth = [0] * int(COLOURS)
    for colour, points in zip(order, (state.parts.lowest_points, state.parts.second_points), strict=False):
        worth[colour] = int(points)
    return worth


def _laid(area: Area, layer: int) -> LaidCard:
    cell, rotation = divmod(int(area.spot[layer]), 4)
    return LaidCard(int(area.card[layer]), int(area.x_of(cell)), int(area.y_of(cell)), rotation)


def _squares(state: CafeState, seat: int) -> list[SquareView]:
    """The visible squares in reading order."""
    area = state.areas[seat]
    found = []
    for y in range(area.upper, area.lower + 1):
        for x in range(area.left, area.right + 1):
            slot = int(area.top[cell_at(x, y)])
            if slot == NONE:
                continue
            layer, kind = slot // int(SQUARES), int(area.kind[slot])
            beans, colour = 0, int(NONE)
            if kind <= ROASTING:
                beans = int(state.beans[seat * SLOTS + slot])
                colour = int(state.hue[seat * SLOTS + slot]) if beans else colour
            elif kind == SHIP:
                colour = int(state.aboard(seat, slot))
                beans = int(colour != NONE)
            anchor = _cell(area, int(area.group[slot])) if kind <= ROASTING else None
            found.append(SquareView(int(x), int(y), kind, int(area.card[layer]), anchor, beans, colour))
    return found


def _cafes(state: CafeState, seat: int, own: bool) -> list[CafeView]:
    """Cafés in order of laying."""
    area = state.areas[seat]
    found = []
    for layer in range(area.layers):
        card = int(area.card[layer])
        squares = [layer * int(SQUARES) + square for square in range(SQUARES)]
        if any(area.kind[slot] == CAFE and area.visible(slot) for slot in squares):
            found.append(
                CafeView(
                    card,
                    bool(area.open[layer] == 1),
                    bool(state.complete(seat, layer)),
                    int(state.parts.cafe_points[card]),
                    [int(state.parts.demand[card * COLOURS + colour]) for colour in range(COLOURS)],
                    [int(state.received[(seat * LAYERS + layer) * COLOURS + colour]) for colour in range(COLOURS)],
                    way(state, seat, layer) if own else [],
                )
            )
    return found


# -- back to a state -----------------------------------------------------------------------------------------------


def state_of(view: CafeTableView, parts: Components, chance: Chance) -> CafeState:
    """A state behind a view: the unseen cards are dealt anew."""
    state = CafeState(parts, view.seats, view.mode)
    state.clear()
    state.together = view.together
    state.round, state.cafetier, state.turn = view.round, view.cafetier, view.turn
    for slot, card in enumerate(view.row):
        state.row[slot] = card
    for seat, player in enumerate(view.players):
        _restore(state, seat, player)
    state.set_deck(view.unseen, view.pile)
    for seat, builder in enumerate(view.builders):
        if builder is not None:
            state.deciding = seat
            state.building |= only(seat)
            _restore_step(state, builder)
            state.stow()
    state.deciding = view.deciding
    _restore_step(state, view)
    state.picked, state.owed = view.picked, view.owed
    for colour in range(COLOURS):
        state.paid[colour] = view.paid[colour]
    state.standing_bid, state.holder = view.standing_bid, view.holder
    state.active = set_of(seat for seat, active in enumerate(view.active) if active)
    state.pay_from = view.pay_from
    state.redeal(view.seat if view.seat is not None else 0, chance)
    return state


def _restore_step(state: CafeState, view: CafeTableView | BuilderView) -> None:
    """What the asked seat is in the middle of."""
    area = state.areas[state.deciding]
    state.phase, state.points_left, state.send_from = view.phase, view.points_left, view.send_from
    state.task, state.moved = view.task, view.moved
    state.group, state.cursor = NONE, 0
    if view.target is not None:
        target = area.top[cell_at(view.target[0], view.target[1])]
        state.cursor = next(n for n in range(area.works) if area.work[n] == target)
        state.group = area.group[target]
    for colour in range(COLOURS):
        state.transit[colour] = view.transit[colour]


def _restore(state: CafeState, seat: int, player: PlayerView) -> None:
    state.company[seat] = player.company
    state.open_business(player.company)
    for laid in player.laid[1:]:
        state.areas[seat] = state.areas[seat].lay(laid.card, cell_at(laid.x, laid.y) * 4 + laid.rot)
    state.hand[seat] = player.hand
    area = state.areas[seat]
    for colour in range(COLOURS):
        state.warehouse[seat * COLOURS + colour] = player.warehouse[colour]
    for square in player.squares:
        slot = int(area.top[cell_at(square.x, square.y)])
        if square.beans and square.kind == SHIP:
            state.cargo[seat * SLOTS + slot] = square.colour
        elif square.beans:
            state.beans[seat * SLOTS + slot] = square.beans
            state.hue[seat * SLOTS + slot] = square.colour
    for cafe in player.cafes:
        layer = next(n for n in range(area.layers) if area.card[n] == cafe.card)
        for colour in range(COLOURS):
            state.received[(seat * LAYERS + layer) * COLOURS + colour] = cafe.received[colour]
