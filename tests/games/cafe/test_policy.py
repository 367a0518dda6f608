"""The greedy merchant plays sensibly and honestly."""

from ludocafe import registry
from ludocafe.core.chance import FastChance
from ludocafe.core.playout import best_action, policy_playout
from tests.games.cafe.support import CAFE_P32, picking, solo
from tests.support import Story


def chosen(story: Story) -> str:
    code = int(best_action(story.state, story.game.policy, FastChance(1)))
    return story.game.notation(story.state, code)


def test_it_completes_a_cafe() -> None:
    story = solo(CAFE_P32, "beans 0 1 -1 y, 1 1 r")
    assert chosen(story) == "deliver"
    assert chosen(story.play("deliver")) == "send P32"


def test_it_does_not_send_beans_to_a_cafe_it_cannot_complete_any_more() -> None:
    story = solo(CAFE_P32, "beans 0 1 -1 y", "warehouse 0 0 1 1 1").play("deliver")
    assert chosen(story) == "send warehouse"


def test_it_keeps_what_it_has() -> None:
    assert chosen(solo(CAFE_P32, "beans 0 1 -1 3r", points=0)) == "end"


def test_it_pays_with_a_colour_it_can_spare() -> None:
    story = picking("row P01 P22 P26", "warehouse 1 1 5 1 2").play("pick 0")
    assert chosen(story) == "pay brown"


def test_it_knows_only_what_its_seat_sees() -> None:
    """Two states that differ in the order of the pile alone get the same answers."""
    game = registry.game("cafe")
    chance = FastChance(5)
    state = game.new(2, {"mode": "standard"}, chance)
    for _ in range(60):
        if game.over(state):
            break
        other = state.copy()
        other.redeal(int(state.actor()), FastChance(77))
        code = int(best_action(state, game.policy, FastChance(1)))
        assert code == int(best_action(other, game.policy, FastChance(1)))
        state.apply(code, chance, None)


def test_it_scores_many_times_what_chance_does() -> None:
    """The committed figure is in the README; here a few games show that nothing is broken."""
    game = registry.game("cafe")
    points = []
    for seed in range(3):
        chance = FastChance(seed)
        state = game.new(1, {"mode": "standard"}, chance)
        policy_playout(state, game.policy, chance, FastChance(seed), game.longest)
        points.append(int(state.points(0)))
    assert sum(points) / len(points) > 15
