"""What is hidden, chance, undo and the engine's promises (GAT-100 to GAT-103), checklist 66 to 70."""

import msgspec
import pytest

from ludocafe.core.chance import FastChance
from ludocafe.core.errors import BadInput
from ludocafe.core.match import Match, replay, verify
from tests.games.cafe_del_gatto.counter import at, game
from tests.support import rule


def open_table(seed: int = 4, seats: int = 3) -> Match:
    return Match(game(), seats, chance=FastChance(seed))


@rule("GAT-100")
def test_all_seats_and_spectators_see_the_same() -> None:
    state = game().new(3, {}, FastChance(1))
    views = [msgspec.to_builtins(game().view(state, seat)) for seat in (0, 1, 2, None)]
    for view in views:
        del view["seat"]
    assert views.count(views[0]) == 4


@rule("GAT-100", "GAT-102")
def test_the_bag_has_no_order_to_be_seen() -> None:
    story = at("seat 0: coins 5")
    bag = game().view(story.state, 0).bag
    assert bag == [int(copies) for copies in story.state.bag] and len(bag) == 12
    seen = set()
    for seed in range(30):  # the next token is decided by chance alone, not by the state
        twin = story.state.copy()
        for notation in ("buy milk 1", "place latte_macchiato"):
            game().play(twin, game().parse(twin, notation), FastChance(seed))
        seen.add(int(twin.machine[4]))
    assert len(seen) > 5


@rule("GAT-101")
def test_setup_draws_ten_a_purchase_one_and_a_cleaning_five() -> None:
    table = open_table()
    assert len(table.setup) == 10
    table.act(0, "clean milk")
    assert len(table.entries[-1].chance) == 5
    table.act(0, "end_turn")
    assert table.entries[-1].chance == []
    purchase = next(c for c in table.game.choices(table.state) if c.action.kind == "buy")
    table.act(1, purchase.notation)
    assert table.entries[-1].chance == []
    table.act(1, table.game.choices(table.state)[0].notation)
    assert len(table.entries[-1].chance) == 1


@rule("GAT-103")
def test_a_purchase_can_be_taken_back_until_it_is_placed() -> None:
    table = open_table()
    before = table.game.position(table.state)
    purchase = next(c for c in table.game.choices(table.state) if c.action.kind == "buy")
    table.act(0, purchase.notation)
    table.undo(0)
    assert table.game.position(table.state) == before
    table.act(0, purchase.notation)
    table.act(0, table.game.choices(table.state)[0].notation)
    assert table.undoable(0) == 0
    with pytest.raises(BadInput):
        table.undo(0)


@rule("GAT-103")
def test_cleaning_cannot_be_taken_back_but_taking_coins_can_until_the_next_player_moves() -> None:
    table = open_table()
    table.act(0, "clean milk")
    assert table.undoable(0) == 0
    table.act(0, "end_turn")
    assert table.undoable(0) == 1
    table.act(1, "take")
    assert table.undoable(0) == 0 and table.undoable(1) == 1


@rule("GAT-103")
def test_serving_sugar_and_tile_can_be_taken_back() -> None:
    table = open_table()
    table.state = at("players 3; seat 0: espresso 4c, doppio 3c 3c, sugar 1").state
    before = table.game.position(table.state)
    for notation in ("serve espresso", "sugar 1", "tile 5"):
        table.act(0, notation)
    assert table.undoable(0) == 3
    table.undo(0, 3)
    assert table.game.position(table.state) == before


@rule("GAT-102")
def test_a_record_gives_the_same_game_again() -> None:
    table = open_table(seed=9, seats=4)
    player = FastChance(5)
    while not table.over:
        legal = table.state.legal()
        table.act_code(int(table.state.actor()), legal[int(player.below(0, len(legal)))])
    assert table.game.position(verify(table.record(), game()).state) == table.game.position(table.state)
    assert len(replay(table.record(), game(), 10).entries) == 10


@pytest.mark.parametrize(
    ("position", "notation"),
    [
        ("seat 0: coins 5", "buy milk 1"),
        ("seat 0: espresso 4c", "serve espresso"),
        ("seat 0: espresso 4c, doppio 3c 3c", "serve doppio"),
    ],
)
def test_what_a_choice_promises_is_what_it_brings(position: str, notation: str) -> None:
    story = at(position)
    choice = next(c for c in game().choices(story.state) if c.notation == notation)
    assert choice.effects
    before = int(story.state.coins[0])
    story.play(notation)
    paid = sum(int(str(effect.fields["amount"])) for effect in choice.effects if effect.kind == "pay")
    assert before - story.state.coins[0] == paid
    if story.game.decision(story.state).kind == "tile":
        tile = game().choices(story.state)[-1]
        amounts = {effect.kind: int(str(effect.fields["amount"])) for effect in tile.effects}
        story.play(tile.notation)
        assert story.state.coins[0] == before + amounts["coins"] and story.state.points(0) == amounts["points"]
