"""Coordinates, covering, cups, and what a card buries."""

import random
from functools import partial

import pytest

from ludocafe import registry
from ludocafe.core.chance import FastChance
from ludocafe.core.model import Fields
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import NONE, SLOTS, Area, cell_at
from tests.games.cafe.support import CAFE_P32, ROASTERS, beans, grid, placing, score
from tests.support import Story, rule

NINE_CUPS = "S1, P05 1 -2 3, P19 2 -1 0, P03 3 -2 0, P09 3 -3 2, P04 1 1 1, P16 -1 -1 2, P13 1 1 2"
# TV-2 of the specification, step by step.
STEPS = ["P20 -2 0 0", "P39 1 -1 0", "P19 -3 1 0", "P32 2 0 1", "P12 -1 -1 0"]
COVERS = [2, 2, 2, 3, 4]
COUNTS = [44, 50, 76, 84, 96]
PICTURES = [
    ["D  Ar E  Ag B ", "D  Ay K  Ar C "],
    [".. .. .. D  D  C ", "D  Ar E  Ay Ar Ag", "D  Ay K  Ar C  .."],
    [".. .. .. .. D  D  C ", ".. D  Ar E  Ay Ar Ag", "D  D  E  K  Ar C  ..", "Ab K  B  .. .. .. .."],
    [".. .. .. .. D  D  C ", ".. D  Ar E  Ay B  D ", "D  D  E  K  Ar Ar Ar", "Ab K  B  .. .. C  Ag"],
    [".. .. S  C  Ag D  C ", ".. D  Ay K  E  B  D ", "D  D  E  K  Ar Ar Ar", "Ab K  B  .. .. C  Ag"],
]


def after_steps(count: int) -> str:
    return ", ".join(["S1", *STEPS[:count]])


def brute_force(area: Area, cups: int, cup_cells: set[tuple[int, int]]) -> set[tuple[int, int, int]]:
    """CAF-52 and CAF-56 tried on the plane: the slow way."""
    cells = {(int(area.x_of(cell)), int(area.y_of(cell))) for cell in range(400) if area.top[cell] >= 0}
    found = set()
    for x in range(area.left - 4, area.right + 5):
        for y in range(area.upper - 4, area.lower + 5):
            for rotation in range(4):
                wide, high = (3, 2) if rotation % 2 == 0 else (2, 3)
                foot = {(x + dx, y + dy) for dx in range(wide) for dy in range(high)}
                if 2 <= len(foot & cells) <= 4 and (cups or cup_cells - foot):
                    found.add((x, y, rotation))
    return found


@rule("CAF-52", "CAF-56")
@pytest.mark.parametrize(("card", "total", "by_rotation", "by_covered"), [
    ("P20", 44, [10, 12, 10, 12], {2: 28, 3: 4, 4: 12}),
    ("P23", 26, [6, 7, 6, 7], {2: 18, 3: 2, 4: 6}),
])  # fmt: skip
def test_placements_on_a_lone_start_card(card: str, total: int, by_rotation: list[int], by_covered: dict[int, int]) -> None:
    """TV-1."""
    story = placing("S1", card)
    legal = story.legal()
    assert len(legal) == total
    assert [sum(text.endswith(f" {rotation}") for text in legal) for rotation in range(4)] == by_rotation
    area = story.state.areas[0]
    covered = [int(area.covered(code - 9)) for code in story.state.legal()]
    assert {number: covered.count(number) for number in (2, 3, 4)} == by_covered


@rule("CAF-50", "CAF-51", "CAF-52")
@pytest.mark.parametrize("step", range(5))
def test_the_area_of_the_specification_grows_as_written(step: int) -> None:
    """TV-2."""
    card, x, y, rotation = STEPS[step].split()
    story = placing(after_steps(step), card)
    assert len(story.legal()) == COUNTS[step]
    story.play(f"place {x} {y} {rotation}")
    assert grid(story) == PICTURES[step]
    assert story.events[0].fields["covered"] == COVERS[step]
    area = story.state.areas[0]
    assert area.cups == [1, 1, 2, 2, 3][step]
    assert list(area.shown) == [area.kind[slot] if area.visible(slot) else NONE for slot in range(SLOTS)]


@rule("CAF-54", "CAF-55", "CAF-58")
def test_groups_and_cafes_of_the_specification() -> None:
    """TV-2 after step 5."""
    story = placing(after_steps(4), "P12").play("place -1 -1 0")
    view = story.game.view(story.state, 0)
    groups: dict[tuple[int, ...], list[list[int]]] = {}
    for square in view.players[0].squares:
        if square.anchor:
            groups.setdefault(tuple(square.anchor), []).append([square.x, square.y])
    found = sorted(sorted(cells) for cells in groups.values())
    production = [[[-3, 2]], [[-1, 0]], [[1, -1]], [[1, 1], [2, 1], [3, 1], [3, 2]]]
    assert found == sorted([*production, [[2, 0]], [[-1, 2]], [[0, -1]], [[3, -1]], [[2, 2]]])
    cafes = {story.game.cards[cafe.card]: cafe.open for cafe in view.players[0].cafes}  # type: ignore[attr-defined]
    assert cafes == {"P19": True, "P32": True, "P20": False, "P39": False}
    assert story.state.areas[0].ships == 1


@rule("CAF-56")
def test_the_last_cup_may_be_hidden_only_by_a_card_with_a_cup() -> None:
    story = placing(after_steps(2), "P23")
    assert story.refused("place 0 1 1") == ("CAF-56", "hides-last-cup")
    with_cup = placing("S1", "P20")
    assert "place 0 1 0" in with_cup.legal()
    new_on_old = placing("S1", "P15").play("place 0 1 0")  # its cup lies on the old one
    assert new_on_old.state.areas[0].cups == 1


@rule("CAF-52")
def test_covering_too_little_or_too_much_is_refused() -> None:
    story = placing("S1", "P20")
    assert story.refused("place 5 5 0") == ("CAF-52", "covers-too-few")
    assert story.refused("place 2 -1 0") == ("CAF-52", "covers-too-few")
    assert story.refused("place 3 2 0") == ("CAF-52", "covers-too-few")  # diagonal contact only
    assert story.refused("place 0 0 0") == ("CAF-52", "covers-too-many")
    wide = placing("S1, P20 -2 0 0", "P19")
    assert wide.refused("place -1 0 0") == ("CAF-52", "covers-too-many")
    assert wide.state.areas[0].covered(int(cell_at(0, 0)) * 4 + 1) == 4


@rule("CAF-51", "CAF-52")
def test_a_cell_three_layers_deep_counts_once() -> None:
    story = placing("S1, P20 0 1 0, P19 0 2 0", "P32")  # start card, P20 over its lower row, P19 over the lower row of that
    area = story.state.areas[0]
    assert area.covered(int(cell_at(-2, 1)) * 4) == 2  # 0 1 lies two deep
    deeper = placing("S1, P20 0 1 0, P19 -2 1 0", "P32")
    assert deeper.state.areas[0].covered(int(cell_at(0, 1)) * 4 + 1) == 4  # 0 1 lies three deep


@rule("CAF-50")
@pytest.mark.parametrize(("rotation", "picture"), [
    (0, ["Ag Ay B ", "E  C  K "]),
    (1, ["E  Ag", "C  Ay", "K  B "]),
    (2, ["K  C  E ", "B  Ay Ag"]),
    (3, ["B  K ", "Ay C ", "Ag E "]),
])  # fmt: skip
def test_the_four_rotations(rotation: int, picture: list[str]) -> None:
    story = placing("S1", "P02").play(f"place 1 0 {rotation}")
    wide = 3 if rotation % 2 == 0 else 2
    card = [line.split(" ") for line in grid(story)]
    rows = [[cell for cell in line if cell] for line in card]
    assert [" ".join(cell.ljust(2) for cell in row[1 : 1 + wide]) for row in rows[: len(picture)]] == picture


@rule("CAF-53", "CAF-60")
def test_beans_under_the_card_are_lost_the_others_stay() -> None:
    story = placing("S1", "P20", "beans 0 0 0 b, 2 0 3g, 2 1 2r").play("place 2 0 0")
    assert beans(story, 0, 0) == "1b" and beans(story, 2, 0) == ""
    lost = [(event.fields["colour"], event.fields["beans"]) for event in story.events if event.kind == "beans_covered"]
    assert sorted(lost) == [("green", 3), ("red", 2)]


@rule("CAF-54", "CAF-73")
def test_a_covered_cafe_is_dead_even_if_it_was_complete() -> None:
    story = placing(CAFE_P32, "P20", "cafe 0 P32 1y1r", "warehouse 0 0 0 0 0")
    assert score(story) == 3
    story.play("place 3 0 0")
    assert "cafe_closed" in story.kinds() and score(story) == 0
    assert all(int(n) == 0 for n in story.state.received)


@rule("CAF-54", "CAF-55")
def test_half_of_a_covered_cafe_is_a_square_without_function() -> None:
    half = "S1, P20 -2 0 0"
    story = placing(half, "P19", "cafe 0 P20 3y1b")
    assert score(story) == 5
    story.play("place -3 1 0")
    assert score(story) == 0
    closed = [event.fields["card"] for event in story.events if event.kind == "cafe_closed"]
    assert closed == ["P20"]
    # The half left at -2 0 counts when it is covered, and takes no delivery.
    again = placing(half + ", P19 -3 1 0", "P16")
    assert again.state.areas[0].covered(int(cell_at(-4, 0)) * 4) == 3
    again.play("place -4 0 0")
    assert again.events[0].fields["covered"] == 3
    # P19 dies now; P20 does not die a second time.
    assert [event.fields["card"] for event in again.events if event.kind == "cafe_closed"] == ["P19"]


@rule("CAF-54")
def test_a_two_square_cafe_wholly_covered_closes_once() -> None:
    story = placing("S1, P20 -2 0 0", "P26").play("place -3 0 1")
    assert [event.kind for event in story.events].count("cafe_closed") == 1


@rule("CAF-46")
def test_cups_of_the_whole_area_count_after_placing_and_at_most_eight() -> None:
    story = placing(NINE_CUPS, "P08")
    assert story.state.areas[0].cups == 8
    story.play("place 4 -1 0")
    assert story.state.areas[0].cups == 9
    assert story.state.points_left == 8
    assert story.events[-1].fields["points"] == 8


@rule("CAF-45")
def test_the_card_is_placed_before_anything_else() -> None:
    story = placing("S1", "P20")
    assert story.refused("produce 0 0") == ("CAF-45", "place-first")
    assert story.refused("end") == ("CAF-45", "place-first")
    story.play("place 2 0 0")
    assert story.refused("place 2 0 0") == ("CAF-47", "acting")


@rule("CAF-57", "CAF-58")
def test_a_card_can_join_and_split_groups() -> None:
    joined = placing("S1", "P26").play("place 2 0 0")  # its C lies beside the start card's squares
    area = joined.state.areas[0]
    assert area.group[area.top[cell_at(2, 0)]] == area.top[cell_at(2, 0)]
    split = placing("S1", "P20")
    before = split.state.areas[0]
    assert len({int(before.group[before.work[n]]) for n in range(before.works) if before.kind[before.work[n]] < 4}) == 1
    split.play("place 1 -1 1")  # covers the middle of the production group
    after = split.state.areas[0]
    brown, red = after.top[cell_at(0, 0)], after.top[cell_at(2, 1)]
    assert after.group[brown] == brown and red >= 0


@rule("CAF-50", "CAF-52", "CAF-56")
def test_placements_equal_those_found_by_brute_force() -> None:
    game = registry.game("cafe")
    for seed in range(4):
        chance = FastChance(seed)
        state = game.new(2, {"mode": "standard"}, chance)
        assert isinstance(state, CafeState)
        while not game.over(state):
            legal = state.legal()
            if game.decision(state).kind == "place":
                area, card = state.areas[state.deciding], int(state.hand[state.deciding])
                cups = {
                    (int(area.x_of(c)), int(area.y_of(c))) for c in range(400) if area.top[c] >= 0 and area.kind[area.top[c]] == 6
                }
                expected = brute_force(area, int(state.parts.cups_on[card]), cups)
                actions = [game.action(state, code).fields for code in legal]
                found = [(int(a["y"]), int(a["x"]), int(a["rot"])) for a in actions]  # type: ignore[arg-type]
                assert {(x, y, rotation) for y, x, rotation in found} == expected
                assert found == sorted(found), "reading order, then rotation"
            state.apply(legal[chance.below(2, len(legal))], chance, None)


def reach(direction: str, placement: Fields) -> int:
    """The farthest cell of a placement to the right (x) or downwards (y)."""
    lies = placement["rot"] in (0, 2)
    corner = placement[direction]
    assert isinstance(corner, int)
    return corner + (2 if lies == (direction == "x") else 1)


@rule("CAF-93")
def test_the_rolled_up_plane_is_wide_enough_for_the_longest_line() -> None:
    """Eight cards always laid as far to the right, or down, as the rules allow."""
    for direction in ("x", "y"):
        story = Story("cafe", "players 1; round 1; phase place\narea 0 S1\nhand 0 P20")
        text = "S1"
        for number, card in enumerate(["P20", "P19", "P01", "P02", "P03", "P04", "P05", "P06"], start=1):
            story = placing(text, card, round=number)
            fields = max(
                (story.game.action(story.state, code).fields for code in story.state.legal()), key=partial(reach, direction)
            )
            text += f", {card} {fields['x']} {fields['y']} {fields['rot']}"
            story.play(f"place {fields['x']} {fields['y']} {fields['rot']}")
        area = story.state.areas[0]
        assert area.layers == 9
        extent = area.right - area.left + 1 if direction == "x" else area.lower - area.upper + 1
        assert extent == (19 if direction == "x" else 18)
        assert all(area.knows(int(area.x_of(cell)), int(area.y_of(cell))) for cell in range(400))
        assert len(story.game.view(story.state, 0).players[0].squares) == sum(area.top[cell] >= 0 for cell in range(400))


@rule("CAF-50")
def test_negative_coordinates_work() -> None:
    story = placing(ROASTERS, "P20")
    assert any(" -" in text for text in story.legal())
    assert story.game.parse(story.state, "place -3 -2 0") in range(story.game.action_count)


@rule("CAF-45")
def test_who_waits_may_look_for_a_place_and_nobody_else() -> None:
    game = registry.game("cafe")
    for seed in range(3):
        chance, rng = FastChance(seed), random.Random(seed)
        state = game.new(3, game.check_settings(3, {}), chance)
        promised: dict[int, list[int]] = {}
        tried = 0
        while not game.over(state) and tried < 20:
            assert isinstance(state, CafeState)
            actor = int(state.actor())
            if game.decision(state).kind == "place" and actor in promised:
                assert list(state.legal()) == promised.pop(actor)
                tried += 1
            for seat in range(3):
                ahead = game.preview_state(state, seat)
                assert (ahead is None) == (seat == actor or state.hand[seat] < 0)
                if ahead is not None:
                    promised[seat] = list(ahead.legal())
                    assert state.deciding == actor, "trying changes nothing"
            legal = state.legal()
            state.apply(legal[rng.randrange(len(legal))], chance, None)
        assert tried
