"""The shortest way to complete a café: which paid actions it takes with the area and the beans as they lie.

Only the colours the café still wants are looked at. Beans of others, and beans beyond what is wanted, can be taken away for
nothing at any time (CAF-69), so they are never in the way. What others do, and cards still to come, change the way.
"""

from functools import lru_cache
from heapq import heappop, heappush
from itertools import combinations
from typing import NamedTuple

from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import COLOURS, DRYING, NONE, SLOTS

PRODUCE, DRY, ROAST, DELIVER = "produce", "dry", "roast", "deliver"
FARTHEST = 8  # the most action points of a turn (CAF-46): what is farther away is no help yet
PATIENCE = 400  # stages noted before giving up, so that a view is made in time


class Stack(NamedTuple):
    """Beans of one colour at one stage, and how many squares of each group they lie on."""

    beans: int
    squares: tuple[int, ...]


class Task(NamedTuple):
    """What a café lacks, and what there is to work with. Colours are numbered anew: only those that are lacking."""

    lacks: tuple[int, ...]
    fields: tuple[tuple[int, ...], ...]  # by production group: squares of each colour
    grown: tuple[tuple[int, ...], ...]  # by production group: beans of each colour
    dryers: tuple[int, ...]  # squares of each group
    dried: tuple[Stack, ...]  # by colour
    roasters: tuple[int, ...]
    roasted: tuple[Stack, ...]


class Stage(NamedTuple):
    """Where the beans are on the way."""

    lacks: tuple[int, ...]
    grown: tuple[tuple[int, ...], ...]
    dried: tuple[Stack, ...]
    roasted: tuple[Stack, ...]


def way(state: CafeState, seat: int, layer: int) -> list[str]:
    """The kinds of the actions that complete the café soonest; none when it is complete, closed or out of reach.

    In the middle of an action nothing is said: the beans are in the air.
    """
    if state.task != NONE or any(state.transit):
        return []
    lacks = [int(state.lacks(seat, layer, colour)) for colour in range(COLOURS)]
    return list(shortest(_task(state, seat, lacks))) if any(lacks) else []


def _task(state: CafeState, seat: int, lacks: list[int]) -> Task:
    area, base = state.areas[seat], seat * int(SLOTS)
    wanted = [colour for colour in range(COLOURS) if lacks[colour]]
    groups: tuple[list[int], ...] = ([], [], [])  # anchors by letter
    squares: dict[int, list[int]] = {}
    for n in range(area.works):
        slot = int(area.work[n])
        anchor, letter = int(area.group[slot]), max(int(area.kind[slot]) - int(DRYING) + 1, 0)
        if anchor not in squares:
            groups[letter].append(anchor)
        squares.setdefault(anchor, []).append(slot)

    def beans(slot: int, colour: int) -> int:
        return int(state.beans[base + slot]) if state.hue[base + slot] == colour else 0

    def stacks(anchors: list[int]) -> tuple[Stack, ...]:
        found = []
        for colour in wanted:
            lying = [[beans(slot, colour) for slot in squares[anchor]] for anchor in anchors]
            found.append(Stack(sum(map(sum, lying)), tuple(sum(map(bool, of)) for of in lying)))
        return tuple(found)

    fields = [tuple(sum(int(area.kind[slot] == colour) for slot in squares[anchor]) for colour in wanted) for anchor in groups[0]]
    grown = [tuple(sum(beans(slot, colour) for slot in squares[anchor]) for colour in wanted) for anchor in groups[0]]
    return Task(
        lacks=tuple(lacks[colour] for colour in wanted),
        fields=tuple(fields),
        grown=tuple(grown),
        dryers=tuple(len(squares[anchor]) for anchor in groups[1]),
        dried=stacks(groups[1]),
        roasters=tuple(len(squares[anchor]) for anchor in groups[2]),
        roasted=stacks(groups[2]),
    )


@lru_cache(maxsize=4096)
def shortest(task: Task) -> tuple[str, ...]:
    """A search for the fewest actions; ``at_least`` leads it straight on where nothing is in the way."""
    first = _lean(Stage(task.lacks, task.grown, task.dried, task.roasted))
    if not _reachable(task):
        return ()
    open_stages: list[tuple[int, int, int, Stage, tuple[str, ...]]] = [(at_least(task, first), 0, 0, first, ())]
    reached = {first: 0}
    number = 0
    while open_stages:
        _, _, _, stage, steps = heappop(open_stages)
        if not any(stage.lacks):
            return steps
        for kind, then in _next(task, stage):
            soonest = len(steps) + 1 + at_least(task, then)
            if soonest <= FARTHEST and len(steps) + 1 < reached.get(then, FARTHEST + 1):
                number += 1
                reached[then] = len(steps) + 1
                heappush(open_stages, (soonest, -len(steps), number, then, (*steps, kind)))
        if number > PATIENCE:
            return ()
    return ()


def _sums(rows: tuple[tuple[int, ...], ...], colour: int) -> int:
    return sum(row[colour] for row in rows)


def _reachable(task: Task) -> bool:
    """Is there a square for every step that a bean still has to take?"""
    for colour, lack in enumerate(task.lacks):
        lack -= task.roasted[colour].beans
        if lack > 0 and not task.roasters:
            return False
        lack -= task.dried[colour].beans
        if lack > 0 and not task.dryers:
            return False
        if lack > _sums(task.grown, colour) and not _sums(task.fields, colour):
            return False
    return True


def at_least(task: Task, stage: Stage) -> int:
    """Actions that are certainly needed: for each kind, as many as the beans that still have to pass it ask for."""
    if not any(stage.lacks):
        return 0
    produce = roasts = moves = often = 0
    for colour, lack in enumerate(stage.lacks):
        lack -= stage.roasted[colour].beans
        roasts += lack > 0
        lack -= stage.dried[colour].beans
        if lack > 0:
            raw, squares = _sums(stage.grown, colour), _sums(task.fields, colour)
            times = -(-lack // max(raw, squares))  # nothing more than what lies on all its squares is dried at once
            moves += times
            often = max(often, times)
            produce = max(produce, -(-(lack - raw) // max(1, *(fields[colour] for fields in task.fields))))
    dry = max(often, -(-moves // max(task.dryers))) if moves else 0
    roast = -(-roasts // max(task.roasters)) if roasts else 0
    return produce + dry + roast + max(1, -(-roasts // sum(task.roasters)) if roasts else 0)


def _next(task: Task, stage: Stage) -> list[tuple[str, Stage]]:
    """Every paid action that moves a wanted bean, and where it leads."""
    found = []
    colours = range(len(stage.lacks))
    short = [colour for colour in colours if stage.roasted[colour].beans + stage.dried[colour].beans < stage.lacks[colour]]
    for number, fields in enumerate(task.fields):
        if any(fields[colour] > stage.grown[number][colour] for colour in short):
            grown = (*stage.grown[:number], fields, *stage.grown[number + 1 :])
            found.append((PRODUCE, _lean(stage._replace(grown=grown))))
    raw = [colour for colour in colours if _sums(stage.grown, colour)]
    for group, chosen in _fillings(task.dryers, stage.dried, raw):
        dried, left = list(stage.dried), stage.grown
        for colour in chosen:
            dried[colour] = _piled(dried[colour], group, _sums(stage.grown, colour))
            left = _picked(left, colour)
        found.append((DRY, _lean(stage._replace(dried=tuple(dried), grown=left))))
    ready = [colour for colour in colours if stage.dried[colour].beans]
    for group, chosen in _fillings(task.roasters, stage.roasted, ready):
        dried, roasted = list(stage.dried), list(stage.roasted)
        for colour in chosen:
            roasted[colour] = _piled(roasted[colour], group, dried[colour].beans)
            dried[colour] = _cleared(dried[colour])
        found.append((ROAST, _lean(stage._replace(dried=tuple(dried), roasted=tuple(roasted)))))
    if any(stack.beans for stack in stage.roasted):
        lacks = tuple(max(lack - stage.roasted[colour].beans, 0) for colour, lack in enumerate(stage.lacks))
        found.append((DELIVER, _lean(stage._replace(lacks=lacks, roasted=tuple(map(_cleared, stage.roasted))))))
    return found


def _fillings(sizes: tuple[int, ...], lying: tuple[Stack, ...], colours: list[int]) -> list[tuple[int, tuple[int, ...]]]:
    """CAF-63, CAF-64: one action fills empty squares of one group, each with all beans of a colour."""
    found = []
    alike = set()  # of groups that are the same in all respects one is enough
    for group, size in enumerate(sizes):
        used = tuple(stack.squares[group] for stack in lying)
        if (size, used) in alike:
            continue
        alike.add((size, used))
        free = size - sum(used)
        for count in range(1, min(free, len(colours)) + 1):
            found += [(group, chosen) for chosen in combinations(colours, count)]
    return found


def _piled(stack: Stack, group: int, beans: int) -> Stack:
    squares = (*stack.squares[:group], stack.squares[group] + 1, *stack.squares[group + 1 :])
    return Stack(stack.beans + beans, squares)


def _cleared(stack: Stack) -> Stack:
    return Stack(0, (0,) * len(stack.squares))


def _picked(grown: tuple[tuple[int, ...], ...], colour: int) -> tuple[tuple[int, ...], ...]:
    """What is left on the production squares without one colour."""
    return tuple((*row[:colour], 0, *row[colour + 1 :]) for row in grown)


def _lean(stage: Stage) -> Stage:
    """CAF-69: what goes beyond the lack is taken away, so that it blocks no square."""
    for colour, lack in enumerate(stage.lacks):
        ready = stage.roasted[colour].beans
        if ready >= lack and stage.dried[colour].beans:
            stage = stage._replace(dried=(*stage.dried[:colour], _cleared(stage.dried[colour]), *stage.dried[colour + 1 :]))
        if ready + stage.dried[colour].beans >= lack and _sums(stage.grown, colour):
            stage = stage._replace(grown=_picked(stage.grown, colour))
    return stage
