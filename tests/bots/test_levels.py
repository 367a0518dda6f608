"""Every level plays every game, honestly and repeatably."""

from collections.abc import Iterator

import pytest

from ludocafe import registry
from ludocafe.bots import tuning
from ludocafe.bots.bot import LevelBot, Seated, parse_level
from ludocafe.bots.levels import LEVELS, SEARCHES, STANDOFF, Budget, choose, gives_in, mix, usual_budget
from ludocafe.bots.search import Tuning
from ludocafe.bots.thinker import Thinker, new_search
from ludocafe.core.chance import FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.game import Game
from ludocafe.core.state import State
from tests.conformance.battery import Setup, setups

SETUPS = [setup for id in registry.kinds() for setup in setups(registry.game(id))]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
FEW = Budget(simulations=3)
NEAR, FAR = dict(tuning.NEAR), dict(tuning.FAR)  # as they are outside of tests, which are shorter of sight


def positions(setup: Setup, every: int, most: int, seed: int = 3) -> Iterator[tuple[Game, State]]:
    """Some positions of one game played by the regular, with a decision to make."""
    game = registry.game(setup.game)
    luck = FastChance(seed)
    state = game.new(setup.seats, game.check_settings(setup.seats, dict(setup.settings)), luck)
    number = found = 0
    while not game.over(state) and found < most:
        number += 1
        if number % every == 0 and len(state.legal()) > 1:
            found += 1
            yield game, state.copy()
        state.apply(choose("apprentice", game, game.view(state, int(state.actor())), mix(seed, number)), luck, None)


@every_setup
def test_every_level_plays_a_legal_action_and_the_same_one_again(setup: Setup) -> None:
    for game, state in positions(setup, 6, 1):
        view = game.view(state, int(state.actor()))
        for level in LEVELS:
            code = choose(level, game, view, 5, FEW)
            assert code in state.legal()
            assert code == choose(level, game, view, 5, FEW)


@every_setup
def test_no_level_knows_what_its_seat_cannot_see(setup: Setup) -> None:
    """Two states that differ only in what the seat cannot see lead to the same choice."""
    for game, state in positions(setup, 5, 1 if setup.settings else 3, seed=8):
        seat = int(state.actor())
        other = state.copy()
        other.redeal(seat, FastChance(99))
        for level in LEVELS:
            first = choose(level, game, game.view(state, seat), 1, FEW)
            assert first == choose(level, game, game.view(other, seat), 1, FEW), level


def test_who_may_not_decide_gets_no_choice() -> None:
    game = registry.game("cafe_del_gatto")
    state = game.new(2, {}, FastChance(1))
    for level in LEVELS:
        for seat in (None, 1):
            with pytest.raises(BadInput):
                choose(level, game, game.view(state, seat), 1, FEW)
    with pytest.raises(BadInput):
        choose("champion", game, game.view(state, 0), 1)


def test_an_apprentice_overlooks_things_and_a_regular_does_not() -> None:
    game = registry.game("cafe_del_gatto")
    state = game.new(2, {}, FastChance(1))
    view = game.view(state, 0)
    assert len({choose("apprentice", game, view, seed) for seed in range(40)}) > 1
    assert len({choose("regular", game, view, seed) for seed in range(5)}) == 1


def test_processes_think_together() -> None:
    game = registry.game("cafe_del_gatto")
    state = game.new(2, {}, FastChance(1))
    thinker = Thinker(game, 0, 2, Budget(simulations=20, workers=2))
    view = game.view(state, 0)
    code = thinker.choose(view, 7)
    assert code in state.legal() and thinker.simulations == 20
    assert Thinker(game, 0, 2, Budget(simulations=20, workers=2)).choose(view, 7) == code


def test_a_master_looks_further_ahead_where_that_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("cafe_del_gatto")
    view = game.view(game.new(2, {}, FastChance(1)), 0)

    def horizon(level: str) -> int:
        bot = LevelBot(level, FEW)
        bot.sit(Seated(game, 0, 2, {}, 1))
        bot.choose(view)
        assert bot.thinker is not None and bot.thinker.search is not None
        return int(bot.thinker.search.tuning.horizon)

    assert horizon("master") == horizon("barista")
    monkeypatch.setitem(tuning.FAR, game.id, Tuning(horizon=7))
    assert horizon("master") == 7 != horizon("barista")


def test_a_master_of_cafe_looks_at_more_places_in_its_playouts() -> None:
    game = registry.game("cafe")
    assert new_search(game, 0, 2, 1).quick is game.quick_policy
    assert new_search(game, 0, 2, 1, far=True).quick is game.patient_policy is not game.quick_policy


def test_a_master_of_cafe_international_is_far_sighted() -> None:
    game = registry.game("cafe_international")
    barista, master = new_search(game, 0, 2, 1), new_search(game, 0, 2, 1, far=True)
    assert barista.policy is game.policy and barista.quick is game.quick_policy
    assert master.policy is game.keen_policy is not game.policy
    assert master.quick is game.patient_policy is not game.quick_policy


def test_a_bot_builds_on_its_earlier_thoughts() -> None:
    game = registry.game("cafe_del_gatto")
    luck = FastChance(1)
    state = game.new(2, {}, luck)
    bot = LevelBot("master", Budget(simulations=40))
    bot.sit(Seated(game, 0, 2, {}, 1))
    code = bot.choose(game.view(state, 0))
    assert bot.thinker is not None and bot.thinker.search is not None
    before = bot.thinker.search.tree.size
    bot.saw(0, code)
    assert 0 < bot.thinker.search.tree.size < before
    bot.saw(1, None)  # something secret: the thread is lost
    assert bot.thinker.search is None


@pytest.mark.parametrize("id", sorted(registry.kinds()))
def test_a_bot_with_a_memory_plays_legal_actions_all_the_way(id: str) -> None:
    """What it remembers may not be possible any more after a draw; it must not be played then."""
    game = registry.game(id)
    luck = FastChance(4)
    settings = game.check_settings(2, {})
    state = game.new(2, settings, luck)
    bot = LevelBot("master", Budget(simulations=6))
    bot.sit(Seated(game, 0, 2, settings, 1))
    for number in range(40):
        if game.over(state):
            break
        actor = int(state.actor())
        code = bot.choose(game.view(state, 0)) if actor == 0 else choose("random", game, game.view(state, actor), number)
        assert code in state.legal()
        bot.saw(actor, code)
        state.apply(code, luck, None)


def test_whoever_waited_long_enough_plays_as_the_regular_does(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("cafe_del_gatto")
    state = game.new(2, {}, FastChance(1))
    view = game.view(state, 0)
    long = 2 * game.longest // STANDOFF
    assert not gives_in(game, 2, long) and gives_in(game, 2, long + 1)
    monkeypatch.setattr(Thinker, "choose", lambda *_: pytest.fail("thinks on"))
    assert choose("master", game, view, 1, decisions=long + 1) == choose("regular", game, view, 1)
    bot = LevelBot("barista", FEW)
    bot.sit(Seated(game, 0, 2, {}, 1))
    bot.number = game.longest // STANDOFF
    assert bot.choose(view) == choose("regular", game, view, 1)


@pytest.mark.parametrize("id", sorted(registry.kinds()))
def test_the_shortest_time_still_gives_a_legal_action(id: str) -> None:
    game = registry.game(id)
    state = game.new(2, game.check_settings(2, {}), FastChance(1))
    seat = int(state.actor())
    assert choose("master", game, game.view(state, seat), 1, Budget(seconds=1e-9)) in state.legal()


@pytest.mark.parametrize("id", [*sorted(registry.kinds()), "a game from outside"])
def test_a_turn_takes_no_longer_however_many_decisions_it_has(id: str) -> None:
    """The first decisions of a turn take the most of its time; together they never take more than there is."""
    for level, seconds in SEARCHES.items():
        parts = [usual_budget(level, id, 2, step) for step in range(60)]
        assert all(part.simulations is None for part in parts)
        spent = [part.seconds or 0.0 for part in parts]
        assert spent == sorted(spent, reverse=True)
        assert seconds / 2 < sum(spent[:6]) and 0.99 * seconds < sum(spent) <= seconds + 1e-9
        assert usual_budget(level, id, 1, 30) == parts[0]  # alone nobody waits


def test_a_bot_at_the_table_counts_the_decisions_of_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("cafe_del_gatto")
    view = game.view(game.new(2, {}, FastChance(1)), 0)
    monkeypatch.setitem(SEARCHES, "barista", 0.004)
    bot = LevelBot("barista")
    bot.sit(Seated(game, 0, 2, {}, 1))

    def seconds() -> float:
        bot.choose(view)
        assert bot.thinker is not None and bot.thinker.budget.seconds is not None
        return bot.thinker.budget.seconds

    first = seconds()
    bot.saw(0, None)
    assert seconds() == first * (1.0 - tuning.PORTIONS[game.id])
    bot.saw(1, None)
    assert seconds() == first
    asked: list[Budget] = []

    def note(thinker: Thinker, *_: object) -> int:
        asked.append(thinker.budget)
        return 0

    monkeypatch.setattr(Thinker, "choose", note)
    choose("barista", game, view, 1)
    choose("barista", game, view, 1, step=1)
    assert [budget.seconds for budget in asked] == [first, first * (1.0 - tuning.PORTIONS[game.id])]


@pytest.mark.parametrize("id", ["cafe_del_gatto", "coffee_traders"])
def test_a_barista_has_no_tree_where_a_master_has_one(id: str) -> None:
    assert NEAR[id].deep == 0 < FAR.get(id, tuning.STANDARD).deep


def test_levels_by_name() -> None:
    assert parse_level("master").budget is parse_level("regular").budget is None
    for wrong in ("master:", "master:0", "master@x", "regular:5", "nobody", "barista@1x0", "barista:5x"):
        if wrong == "barista:5x":
            assert parse_level(wrong).budget == Budget(simulations=5)
            continue
        with pytest.raises(BadInput):
            parse_level(wrong)


def test_seeds_of_decisions_differ() -> None:
    assert len({mix(seed, number) for seed in range(30) for number in range(30)}) == 900
