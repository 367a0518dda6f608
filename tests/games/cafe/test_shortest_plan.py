"""What players are told beyond what lies on the table: ways to complete cafés, the order of the round, groups to come."""

import pytest

from ludocafe.core.chance import FastChance
from ludocafe.core.game import View
from ludocafe.games.cafe.edge.favourite import Favourites
from ludocafe.games.cafe.edge.shortest_plan import Stack, Task, shortest
from ludocafe.games.cafe.edge.view import CafeTableView
from ludocafe.games.cafe.rules import codes
from ludocafe.games.cafe.rules.codes import ASK_PLACE
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import COLOURS, LAYERS, ROASTING, SLOTS
from tests.games.cafe.support import CAFE_P32, auction, picking, placing, solo
from tests.support import Story, rule

ROW = "row P01 P22 P03"


def seen(story: Story, seat: int | None = 0) -> CafeTableView:
    view = story.game.view(story.state, seat)
    assert isinstance(view, CafeTableView)
    return view


def way(story: Story, card: str) -> list[str]:
    number = story.game.cards.index(card)  # type: ignore[attr-defined]
    return next(cafe.way for cafe in seen(story).players[0].cafes if cafe.card == number)


def by_the_rules(story: Story, card: str, most: int) -> int | None:
    """The fewest action points that complete a café, by trying everything that can be done."""
    state = story.state
    assert isinstance(state, CafeState)
    state = state.copy()
    state.points_left = most
    area = state.areas[0]
    number = story.game.cards.index(card)  # type: ignore[attr-defined]
    layer = next(layer for layer in range(area.layers) if area.card[layer] == number)
    waiting, known = [state], set()
    for spent in range(most + 1):
        here, waiting = waiting, []
        while here:
            state = here.pop()
            if state.complete(0, layer):
                return spent
            for code in state.legal():
                if code == codes.END:
                    continue
                then = state.copy()
                then.apply(code, FastChance(1), None)
                lying = [(int(then.beans[slot]), int(then.hue[slot])) for slot in range(SLOTS)]
                sent = [int(then.received[at]) for at in range(LAYERS * COLOURS)]
                phase = (int(then.phase), int(then.cursor), int(then.moved), tuple(map(int, then.transit)), int(then.send_from))
                key = (int(then.points_left), *lying, *sent, *phase)
                if key not in known:
                    known.add(key)
                    (here if most - then.points_left <= spent else waiting).append(then)
    return None


@rule("CAF-62", "CAF-63", "CAF-64", "CAF-66", "CAF-69", "CAF-73")
@pytest.mark.parametrize(
    ("lying", "points"),
    [
        (["beans 0 2 -1 r, 0 0 y"], 4),
        (["beans 0 1 -1 2y, 2 0 r"], 3),  # the yellow ones are roasted already
        (["beans 0 3 -1 y, 3 1 g, 2 0 r"], 3),  # one dryer holds what is wanted, the other one what can be taken away
        (["beans 0 1 -1 y, 1 1 g, 2 1 g, 3 1 r"], 2),
        (["beans 0 3 -1 y, 3 1 r"], 2),
        (["cafe 0 P32 1r", "beans 0 3 -1 y"], 2),
        (["cafe 0 P32 1r1y"], 0),
    ],
)
def test_no_way_is_shorter_than_the_one_told(lying: list[str], points: int) -> None:
    story = solo(CAFE_P32, *lying, points=8)
    found = way(story, "P32")
    assert len(found) == points
    assert by_the_rules(story, "P32", points) == points
    assert found[-1:] == ["deliver"] * min(points, 1)


def test_one_dryer_and_one_roaster_take_turns() -> None:
    """Two colours through single squares: each delivery makes room for the next colour."""
    task = Task(
        lacks=(1, 1),
        fields=((1, 1),),
        grown=((0, 0),),
        dryers=(1,),
        dried=(Stack(0, (0,)),) * 2,
        roasters=(1,),
        roasted=(Stack(0, (0,)),) * 2,
    )
    assert sorted(shortest(task)) == sorted(["produce", *["dry", "roast", "deliver"] * 2])
    roomy = task._replace(dryers=(2,), roasters=(2,))
    assert shortest(roomy) == ("produce", "dry", "roast", "deliver")
    assert shortest(task._replace(fields=((1, 0),))) == (), "nothing grows in the other colour"
    assert shortest(task._replace(dryers=(), dried=(Stack(0, ()),) * 2)) == (), "nothing can be dried"


@rule("CAF-65")
def test_only_the_owner_is_told_and_not_in_the_middle_of_an_action() -> None:
    story = solo(CAFE_P32, points=8)
    assert way(story, "P32")
    assert all(cafe.way == [] for player in seen(story, None).players for cafe in player.cafes)
    story.play("produce 0 0")
    produced = way(story, "P32")
    story.play("dry 3 -1")
    assert story.game.decision(story.state).kind == "assign"
    assert way(story, "P32") == []
    story.play("assign yellow")
    assert len(way(story, "P32")) == len(produced) - 1


@rule("CAF-65")
def test_nobody_is_told_how_to_complete_a_cafe_once_the_game_is_over() -> None:
    story = solo(CAFE_P32, points=8)
    assert way(story, "P32")
    story.play("end")
    assert story.game.decision(story.state).kind == "game_over"
    assert way(story, "P32") == []


@rule("CAF-30")
def test_the_order_of_the_round_is_shown_once_it_is_settled() -> None:
    assert seen(picking(ROW, players=3)).order == [1, 2, 0]
    assert seen(auction()).order == []
    assert seen(auction().play("pass", "pass", "pass")).order == [0, 1, 2]


@rule("CAF-58")
def test_a_placement_outlines_the_groups_it_changes() -> None:
    story = placing("S1", "P20")
    for choice in story.game.choices(story.state):
        after = story.state.copy()
        after.apply(choice.code, FastChance(1), None)
        groups = [_groups(story.game.view(state, 0)) for state in (story.state, after)]
        outlines = choice.details["outlines"]
        assert isinstance(outlines, list)
        assert sorted(map(str, outlines)) == sorted(groups[1] - groups[0])


def _groups(view: View) -> set[str]:
    assert isinstance(view, CafeTableView)
    found: dict[tuple[int, ...], list[str]] = {}
    for square in view.players[0].squares:
        if square.anchor is not None:
            found.setdefault(tuple(square.anchor), []).append(f"{square.x} {square.y}")
    return {" ".join(cells) for cells in found.values()}


def test_every_open_card_tells_the_best_it_can_bring() -> None:
    story = picking(ROW, "warehouse 1 1 1 1 1", area=CAFE_P32)
    before = story.game.position(story.state)
    for choice in story.game.choices(story.state):
        best = next(effect.fields for effect in choice.effects if effect.kind == "best")
        points = best["points"]
        assert isinstance(points, int) and points >= 1
        assert set(best) == {"points", "x", "y", "rot", "production", "drying", "roasting", "outlines"}
    assert story.game.position(story.state) == before


def test_an_open_card_tells_of_its_best_place_what_the_place_tells_of_itself() -> None:
    story = picking(ROW, "warehouse 1 1 1 1 1", area=CAFE_P32)
    free = [choice for choice in story.game.choices(story.state) if choice.details["price"] == 0]  # others must be paid for first
    assert free
    for choice in free:
        best = next(effect.fields for effect in choice.effects if effect.kind == "best")
        tried = story.state.copy()
        tried.apply(choice.code, FastChance(1), None)
        tried.deciding, tried.phase = story.state.deciding, ASK_PLACE
        spot = {name: best[name] for name in ("x", "y", "rot")}
        place = next(other for other in story.game.choices(tried) if other.action.fields == spot)
        told = {name: value for name, value in place.details.items() if name != "favourite"}
        assert {name: best[name] for name in told} == told
        assert [other.action.fields for other in story.game.choices(tried) if other.details["favourite"]] == [spot]
        assert next(effect.fields["after"] for effect in place.effects if effect.kind == "cups") == best["points"]


def test_one_place_is_the_favourite() -> None:
    story = placing(CAFE_P32, "P22")
    offered = story.game.choices(story.state)
    assert [choice.code for choice in offered if choice.details["favourite"]] == [story.game.favourite(story.state)]
    assert len(offered) > 1


def test_what_was_announced_of_a_card_holds_whichever_bean_pays_for_it() -> None:
    story = picking(ROW, "warehouse 1 2 1 1 1", area=CAFE_P32)
    paid_for = next(choice for choice in story.game.choices(story.state) if choice.details["price"] == 1)
    told = next(effect.fields for effect in paid_for.effects if effect.kind == "best")
    for colour in range(4):
        state = story.state.copy()
        assert isinstance(state, CafeState)
        state.apply(paid_for.code, FastChance(1), None)
        state.apply(state.legal()[colour], FastChance(1), None)
        state.deciding, state.phase = story.state.actor(), ASK_PLACE
        favourite = story.game.favourite(state)
        assert favourite is not None
        assert story.game.action(state, favourite).fields == {name: told[name] for name in ("x", "y", "rot")}


class Noted:
    """A surveyor that notes what it is asked, and puts every card at the spot of its number."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def place(self, state: CafeState, seat: int, card: int) -> int:
        self.asked.append(card)
        return card

    def paid(self, state: CafeState, seat: int, price: int) -> CafeState:
        return state


def test_a_card_is_weighed_anew_once_beans_have_come() -> None:
    """What is remembered of an area holds for the beans that lay on it, and in the warehouse."""
    state = placing(CAFE_P32, "P22").state
    assert isinstance(state, CafeState)
    surveyor = Noted()
    favourites = Favourites(lambda: surveyor)
    favourites.place(state, 0)
    favourites.place(state.copy(), 0)
    assert surveyor.asked == [0]
    laden = state.copy()
    area = laden.areas[0]
    slot = next(slot for slot in range(area.layers * 6) if area.visible(slot) and area.kind[slot] <= ROASTING)
    laden.beans[slot], laden.hue[slot] = 3, 0
    stored = state.copy()
    stored.warehouse[0] += 1
    for other in (laden, stored):
        favourites.place(other, 0)
    assert surveyor.asked == [0, 0, 0]


def test_what_was_asked_lately_is_remembered_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that was announced is laid there, however many others were asked about long before."""
    monkeypatch.setattr(Favourites, "KEPT", 3)
    state = placing(CAFE_P32, "P22").state
    assert isinstance(state, CafeState)
    surveyor = Noted()
    favourites = Favourites(lambda: surveyor)
    for card in (0, 1, 2, 0, 3, 4, 0):
        favourites.place(state, card)
    assert surveyor.asked == [0, 1, 2, 3, 4]
