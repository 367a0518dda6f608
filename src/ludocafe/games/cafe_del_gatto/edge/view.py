"""What players of Café del Gatto see: everything but the order in which the bag will yield its tokens (GAT-100)."""

import msgspec

from ludocafe.core.game import View
from ludocafe.core.state import grid, numbers
from ludocafe.games.cafe_del_gatto.rules.decisions import GattoState
from ludocafe.games.cafe_del_gatto.rules.state import CUPS, ROWS, SPACES, TILES, Components, cup_of, place


class CupView(msgspec.Struct):
    """One cup of a player: tokens bottom to top, or the tile it was served for (index; -1: unserved)."""

    tokens: list[int]
    tile: int


class PlayerView(msgspec.Struct):
    """What lies in front of one player."""

    coins: int
    sugar: int
    cups: list[CupView]
    turns: int
    points: int


class GattoView(View, kw_only=True):
    """The open table. Tokens are numbers of their kind; the machine's rows run from the bottom up."""

    phase: int
    active: int
    deciding: int
    round: int
    bag: list[int]
    discard: list[int]
    machine: list[list[int]]
    prices: list[list[int]]
    coin_reserve: int
    sugar_reserve: int
    players: list[PlayerView]
    stock: list[list[int]]
    held: int
    held_column: int
    serving: int
    sweetened: int
    interim: int
    interim_seat: int
    interim_asked: int
    interim_served: int
    last_round: bool


def view(state: GattoState, seat: int | None) -> GattoView:
    return GattoView(
        seat=seat,
        seats=int(state.seats),
        phase=int(state.phase),
        active=int(state.active),
        deciding=int(state.deciding),
        round=int(state.round),
        bag=numbers(state.bag, 0, len(state.bag)),
        discard=numbers(state.discard, 0, len(state.discard)),
        machine=grid(state.machine, 2, ROWS),
        prices=state.prices(),
        coin_reserve=int(state.coin_reserve),
        sugar_reserve=int(state.sugar_reserve),
        players=[_player(state, other) for other in range(state.seats)],
        stock=grid(state.stock, CUPS, TILES),
        held=int(state.held),
        held_column=int(state.held_column),
        serving=int(state.serving),
        sweetened=int(state.sweetened),
        interim=int(state.interim),
        interim_seat=int(state.interim_seat),
        interim_asked=int(state.interim_asked),
        interim_served=int(state.interim_served),
        last_round=bool(state.end_is_due()),
    )


def _player(state: GattoState, seat: int) -> PlayerView:
    cups = [CupView(tokens, tile) for tokens, tile in zip(state.contents(seat), state.tiles(seat), strict=True)]
    return PlayerView(int(state.coins[seat]), int(state.sugar[seat]), cups, int(state.turns[seat]), int(state.points(seat)))


def state_of(view: GattoView, parts: Components) -> GattoState:
    """The state behind a view; nothing is hidden but chance itself."""
    state = GattoState(parts, view.seats)
    state.clear()
    state.phase, state.active, state.deciding, state.round = view.phase, view.active, view.deciding, view.round
    for kind in range(parts.kinds):
        state.bag[kind] = view.bag[kind]
        state.discard[kind] = view.discard[kind]
    state.bag_size, state.discard_size = sum(view.bag), sum(view.discard)
    for column in range(2):
        for row in range(ROWS):
            state.machine[place(column, row)] = view.machine[column][row]
    state.coin_reserve, state.sugar_reserve = view.coin_reserve, view.sugar_reserve
    for seat, player in enumerate(view.players):
        state.coins[seat], state.sugar[seat], state.turns[seat] = player.coins, player.sugar, player.turns
        for cup, content in enumerate(player.cups):
            at = cup_of(seat, cup)
            state.served[at] = content.tile
            state.filled[at] = len(content.tokens)
            for space, token in enumerate(content.tokens):
                state.tokens[at * SPACES + space] = token
    for cup in range(CUPS):
        for index in range(TILES):
            state.stock[cup * TILES + index] = view.stock[cup][index]
    state.held, state.held_column = view.held, view.held_column
    state.serving, state.sweetened = view.serving, view.sweetened
    state.interim, state.interim_seat = view.interim, view.interim_seat
    state.interim_asked, state.interim_served = view.interim_asked, view.interim_served
    return state
