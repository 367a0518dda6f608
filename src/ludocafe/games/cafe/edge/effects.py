"""What a choice of Café would bring, told before it is made: prices, beans, cups, groups, cafés."""

from typing import TYPE_CHECKING

from ludocafe.core.model import Effect, Fields
from ludocafe.games.cafe.declare import DECLARED
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import COLOURS, DRYING, LAYERS, NONE, ROASTING, SLOTS, WAREHOUSE, Area

if TYPE_CHECKING:
    from ludocafe.games.cafe import Cafe


def details(game: "Cafe", state: CafeState, code: int) -> Fields:
    """What the words about a choice need beyond its own fields."""
    kind, offset = DECLARED.kind_of(code)
    match kind.name:
        case "pick":
            card = int(state.row[offset])
            blocked = int(state.blocked(state.deciding))  # CAF-43: the card is discarded instead
            return {"card": game.cards[card], "price": int(state.price(state.deciding, card)), "blocked": blocked}
        case "place":
            before = state.areas[state.deciding]
            after = before.lay(state.hand[state.deciding], offset)
            groups: Fields = {**_groups(after), "outlines": _outlines(before, after)}
            if game.favourites is not None:
                groups["favourite"] = int(code == game.favourite(state))
            return groups
        case "produce" | "dry" | "roast":
            area = state.areas[state.deciding]
            anchor = area.top[offset]
            return {"squares": sum(int(area.group[area.work[n]] == anchor) for n in range(area.works))}
    return {}


def effects(game: "Cafe", state: CafeState, code: int) -> list[Effect]:
    """What a legal choice would bring."""
    kind, offset = DECLARED.kind_of(code)
    match kind.name:
        case "pick":
            return _pick(game, state, offset)
        case "place":
            area = state.areas[state.deciding]
            return _losses(game, state, offset, area.lay(state.hand[state.deciding], offset))
        case "produce":
            return _produce(game, state, offset)
        case "dry" | "roast":
            return [Effect("points_left", {"points": int(state.points_left) - 1})]
        case "deliver":
            beans = int(state.beans_on(state.deciding, ROASTING, ROASTING, NONE))
            return [Effect("delivers", {"beans": beans}), Effect("points_left", {"points": int(state.points_left) - 1})]
        case "discard":
            slot = state.areas[state.deciding].top[offset]
            at = state.deciding * SLOTS + slot
            return [Effect("loses", {"colour": game.colours[state.hue[at]], "beans": int(state.beans[at])})]
        case "end" if state.points_left > 0:
            return [Effect("points_lost", {"points": int(state.points_left)})]
        case "assign":
            least, most = (0, int(DRYING) - 1) if state.task == DRYING else (int(DRYING), int(DRYING))
            return [Effect("moves", {"beans": int(state.beans_on(state.deciding, least, most, offset))})]
        case "send":
            return _send(state, offset)
    return []


def _pick(game: "Cafe", state: CafeState, slot: int) -> list[Effect]:
    if state.blocked(state.deciding):
        return [Effect("blocked")]
    card = int(state.row[slot])
    found = [Effect("price", {"beans": int(state.price(state.deciding, card))})]
    if state.parts.cafe_square[card] != NONE:
        found.append(Effect("cafe_worth", {"points": int(state.parts.cafe_points[card])}))
    return found + _best_place(game, state, card)


def _best_place(game: "Cafe", state: CafeState, card: int) -> list[Effect]:
    """What a card can bring: the place it would be offered at, with its action points, groups and losses."""
    if game.favourites is None:
        return []
    spot = game.favourites.announced(state, card)
    if spot == NONE:
        return []
    before = state.areas[state.deciding]
    after = before.lay(card, spot)
    lost = [effect for effect in _losses(game, state, spot, after) if effect.kind in ("beans_lost", "cafe_lost")]
    cups = min(int(after.cups), int(state.parts.max_points))
    place = game.action(state, DECLARED.base["place"] + spot).fields
    return [Effect("best", {"points": cups, **place, **_groups(after), "outlines": _outlines(before, after)}), *lost]


def _losses(game: "Cafe", state: CafeState, spot: int, after: Area) -> list[Effect]:
    """Covered squares, cups before and after, and what is lost under the card."""
    seat = state.deciding
    before = state.areas[seat]
    most = int(state.parts.max_points)
    found = [
        Effect("covers", {"squares": int(before.covered(spot))}),
        Effect("cups", {"before": min(int(before.cups), most), "after": min(int(after.cups), most)}),
    ]
    lost = sum(int(state.beans[seat * SLOTS + slot]) for slot in range(SLOTS) if before.visible(slot) and not after.visible(slot))
    if lost:
        found.append(Effect("beans_lost", {"beans": lost}))
    for layer in range(before.layers):
        if before.open[layer] == 1 and after.open[layer] == 0:
            inside = sum(int(state.received[(seat * LAYERS + layer) * COLOURS + colour]) for colour in range(COLOURS))
            found.append(Effect("cafe_lost", {"card": game.cards[before.card[layer]], "beans": inside}))
    return found


def placement(game: "Cafe", state: CafeState, spot: int) -> list[Effect]:
    """All that can be said of a placement: losses, open cafés, and the groups the area would have."""
    seat = state.deciding
    after = state.areas[seat].lay(state.hand[seat], spot)
    found = _losses(game, state, spot, after)
    for layer in range(after.layers):
        if after.open[layer] == 1 and not state.complete(seat, layer):
            found.append(Effect("cafe_open", {"card": game.cards[after.card[layer]]}))
    found.append(Effect("groups", _groups(after)))
    return found


def _groups(area: Area) -> Fields:
    """CAF-58: the sizes of an area's groups, for the eye."""
    sizes = {name: group_sizes(area, least, most) for name, least, most in LETTERS}
    return {name: " ".join(str(size) for size in of) or "0" for name, of in sizes.items()}


def _outlines(before: Area, after: Area) -> list[int | str]:
    """CAF-58: the groups a placement makes or changes, each as the cells of its squares: ``x y x y …``."""
    known = set(_cells(before))
    return [cells for cells in _cells(after) if cells not in known]


def _cells(area: Area) -> list[str]:
    """The cells of each group in reading order."""
    groups: dict[int, list[str]] = {}
    for n in range(area.works):
        slot = area.work[n]
        cell = area.place[slot]
        groups.setdefault(int(area.group[slot]), []).append(f"{int(area.x_of(cell))} {int(area.y_of(cell))}")
    return [" ".join(cells) for cells in groups.values()]


LETTERS = (
    ("production", 0, int(DRYING) - 1),
    ("drying", int(DRYING), int(DRYING)),
    ("roasting", int(ROASTING), int(ROASTING)),
)


def group_sizes(area: Area, least: int, most: int) -> list[int]:
    """Sizes of the groups of one letter, largest first."""
    sizes: dict[int, int] = {}
    for n in range(area.works):
        slot = area.work[n]
        if least <= area.kind[slot] <= most:
            sizes[int(area.group[slot])] = sizes.get(int(area.group[slot]), 0) + 1
    return sorted(sizes.values(), reverse=True)


def _produce(game: "Cafe", state: CafeState, cell: int) -> list[Effect]:
    area, seat = state.areas[state.deciding], state.deciding
    anchor = area.top[cell]
    made = [0] * int(COLOURS)
    for n in range(area.works):
        slot = area.work[n]
        if area.group[slot] == anchor and state.beans[seat * SLOTS + slot] == 0:
            made[area.kind[slot]] += 1
    found = [Effect("produces", {"colour": game.colours[colour], "beans": beans}) for colour, beans in enumerate(made) if beans]
    return [*found, Effect("points_left", {"points": int(state.points_left) - 1})]


def _send(state: CafeState, to: int) -> list[Effect]:
    seat = state.deciding
    after = state.copy()
    if to == WAREHOUSE:
        after.send_to_warehouse(None)
    else:
        after.send_to_cafe(to, None)
    gain = int(after.points(seat) - state.points(seat))
    return [Effect("score", {"points": gain})] if gain else []
