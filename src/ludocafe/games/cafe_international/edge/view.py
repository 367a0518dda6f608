"""What players of Café International see: the café and all numbers, of the hidden cards only their own (section 10)."""

import msgspec

from ludocafe.core.game import View
from ludocafe.games.cafe_international.rules.decisions import InternationalState
from ludocafe.games.cafe_international.rules.state import (
    CHAIRS,
    GAME_OVER,
    KINDS,
    NATIONS,
    NONE,
    SIDES,
    SLOTS,
    SOURCES,
    Components,
    held,
)


class PlayerView(msgspec.Struct):
    """One player: cards as numbers of their kinds, sorted; ``None`` where this reader may not look."""

    score: list[int]  # points made, by source: mixed tables, own-nation tables, formations
    points: int  # if the game ended now
    hand_size: int
    down_size: int
    hand: list[int] | None
    down: list[int] | None


class InternationalView(View, kw_only=True):
    """The café as one seat sees it. Tables are numbers of nations by slot, guests numbers of kinds by chair; -1: none."""

    phase: int
    active: int
    placed: int
    cards_left: int  # guests that may still be placed this turn, or that a formation still needs
    earned: int
    pending: int
    forming: int
    forming_gender: int
    circle_tribe: bool
    reason: int
    tables: list[int]
    guests: list[int]
    players: list[PlayerView]
    guest_pile: int
    table_pile: int
    guests_out: list[int]  # cards that left for good, by kind
    tables_out: list[int]  # by nation
    unseen: list[int]  # guest cards this reader cannot see, by kind


def view(state: InternationalState, seat: int | None) -> InternationalView:
    over = state.phase == GAME_OVER
    players = [_player(state, other, over or other == seat) for other in range(state.seats)]
    out = guests_out(state)
    unseen = [int(copies) - gone for copies, gone in zip(state.parts.copies, out, strict=True)]
    for kind in [int(kind) for kind in state.room.guest if kind != NONE]:
        unseen[kind] -= 1
    for player in players:
        for kind in (player.hand or []) + (player.down or []):
            unseen[kind] -= 1
    return InternationalView(
        seat=seat,
        seats=int(state.seats),
        phase=int(state.phase),
        active=int(state.active),
        placed=int(state.placed),
        cards_left=_cards_left(state),
        earned=int(state.earned),
        pending=int(state.pending),
        forming=int(state.forming),
        forming_gender=int(state.forming_gender),
        circle_tribe=bool(state.circle_tribe),
        reason=int(state.reason),
        tables=[int(nation) for nation in state.room.table],
        guests=[int(kind) for kind in state.room.guest],
        players=players,
        guest_pile=int(state.pile_size),
        table_pile=int(state.tables_size),
        guests_out=out,
        tables_out=tables_out(state),
        unseen=unseen,
    )


def _cards_left(state: InternationalState) -> int:
    if state.forming != NONE:
        return int(SIDES - state.room.guests_at(state.forming))
    return max(int(state.parts.cards_per_turn - state.placed), 0)


def _player(state: InternationalState, seat: int, shown: bool) -> PlayerView:
    return PlayerView(
        score=[int(state.score[seat * SOURCES + source]) for source in range(SOURCES)],
        points=int(state.points(seat)),
        hand_size=int(state.hand_size[seat]),
        down_size=int(state.down_size[seat]),
        hand=hand_of(state, seat) if shown else None,
        down=down_of(state, seat) if shown else None,
    )


def hand_of(state: InternationalState, seat: int) -> list[int]:
    """The kinds a player holds, one entry per card."""
    return [kind for kind in range(KINDS) for _ in range(state.hand[held(seat, kind)])]


def down_of(state: InternationalState, seat: int) -> list[int]:
    """The kinds a player has put face down, one entry per card."""
    return [kind for kind in range(KINDS) for _ in range(state.down[held(seat, kind)])]


def guests_out(state: InternationalState) -> list[int]:
    """Cards that left with full tables, by kind: all that are nowhere else."""
    left = [int(n) for n in state.parts.copies]
    for kind in range(KINDS):
        for seat in range(state.seats):
            left[kind] -= int(state.hand[held(seat, kind)] + state.down[held(seat, kind)])
    for kind in [int(kind) for kind in state.room.guest if kind != NONE]:
        left[kind] -= 1
    for i in range(state.pile_size):
        left[int(state.pile[i])] -= 1
    return left


def tables_out(state: InternationalState) -> list[int]:
    """Table cards that left, by nation."""
    left = [int(n) for n in state.parts.tables]
    for nation in [int(nation) for nation in state.room.table if nation != NONE]:
        left[nation] -= 1
    for i in range(state.tables_size):
        left[int(state.tables[i])] -= 1
    return left


def state_of(view: InternationalView, parts: Components) -> InternationalState:
    """A state that shows this view; whatever it hides is dealt in sorted order and waits for ``redeal``."""
    state = InternationalState(parts, view.seats)
    state.clear()
    state.phase, state.active, state.placed, state.earned = view.phase, view.active, view.placed, view.earned
    state.pending, state.forming, state.forming_gender = view.pending, view.forming, view.forming_gender
    state.circle_tribe, state.reason = int(view.circle_tribe), view.reason
    for slot in range(SLOTS):
        state.room.lay(slot, view.tables[slot])
    for chair in range(CHAIRS):
        if view.guests[chair] != NONE:
            state.room.sit(view.guests[chair], chair)
    hidden = [kind for kind in range(KINDS) for _ in range(view.unseen[kind])]
    for seat, player in enumerate(view.players):
        for source in range(SOURCES):
            state.score[seat * SOURCES + source] = player.score[source]
        state.down_size[seat] = player.down_size
        for kind in player.hand if player.hand is not None else _take(hidden, player.hand_size):
            state.gain_card(seat, kind)
        for kind in player.down if player.down is not None else _take(hidden, player.down_size):
            state.down[held(seat, kind)] += 1
    for i, kind in enumerate(hidden):
        state.pile[i] = kind
    state.pile_size = view.guest_pile
    left = [int(parts.tables[nation]) - view.tables_out[nation] - view.tables.count(nation) for nation in range(NATIONS)]
    pile = [nation for nation in range(NATIONS) for _ in range(left[nation])]
    for i, nation in enumerate(pile):
        state.tables[i] = nation
    state.tables_size = view.table_pile
    return state


def _take(cards: list[int], count: int) -> list[int]:
    """The first cards, taken off the list."""
    taken = cards[:count]
    del cards[:count]
    return taken
