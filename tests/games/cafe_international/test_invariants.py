"""What holds at every moment of every game, whoever plays (section 11.2 of the specification)."""

from collections.abc import Iterator

import pytest

from ludocafe.core.chance import FastChance
from ludocafe.core.match import Match, replay
from ludocafe.core.state import Journal
from ludocafe.games.cafe_international.rules.decisions import InternationalState
from tests.games.cafe_international.support import fresh, game
from tests.support import rule

TURNS = {2: 178, 3: 171, 4: 164, 5: 157}


def random_game(seats: int, seed: int, **settings: str) -> Iterator[InternationalState]:
    """A random game, stopping before every decision and at the end."""
    state = fresh(seats, seed, **settings)
    player = FastChance(seed + 99)
    while state.actor() >= 0:
        yield state
        legal = state.legal()
        state.apply(legal[player.below(0, len(legal))], player, None)
    yield state


@rule("CIN-30", "CIN-81")
@pytest.mark.parametrize("variant", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cards_are_kept_hands_are_small_and_somebody_can_always_act(seats: int, variant: str) -> None:
    for seed in range(4):
        for state in random_game(seats, seed, circle_tribe=variant):
            pieces = game().pieces(state)
            assert pieces == {"guests": 96, "counted cards": 0, "overdrawn kinds": 0, "tables": 24, "overdrawn nations": 0}
            assert max(int(n) for n in state.hand_size) <= 12
            assert state.actor() < 0 or state.legal()


@rule("CIN-92", "CIN-32")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_has_a_bounded_number_of_turns(seats: int) -> None:
    """Twice the guest pile and all hand cards fall by one at least with every turn."""
    for seed in range(8):
        state = fresh(seats, seed)
        player = FastChance(seed)
        turns = 0
        while state.actor() >= 0:
            journal = Journal()
            legal = state.legal()
            state.apply(legal[player.below(0, len(legal))], player, journal)
            turns += sum(game().events[row[0]].name in ("turn_ended", "game_ended") for row in journal.rows)
        assert turns <= TURNS[seats]


@rule("CIN-110", "CIN-113")
def test_a_record_holds_the_first_shuffle_and_decisions_and_replays_without_a_seed() -> None:
    table = Match(game(), 3, {"circle_tribe": "on"}, FastChance(8))
    player = FastChance(9)
    while not table.over:
        legal = table.state.legal()
        table.act_code(int(table.state.actor()), legal[player.below(0, len(legal))])
    record = table.record()
    assert len(record.setup) == 95 + 23 + 1 and all(not entry.chance for entry in record.entries)
    assert table.game.position(replay(record, game()).state) == table.game.position(table.state)
    assert not record.seed


@rule("CIN-112")
def test_undo_stops_at_drawn_cards_new_tables_and_the_end_of_a_turn() -> None:
    sealed = {"guest_drawn", "guest_discarded", "table_revealed", "turn_ended", "game_ended"}
    for seed in range(3):
        table = Match(game(), 2, {"circle_tribe": "on"}, FastChance(seed))
        player = FastChance(seed + 5)
        while not table.over:
            legal = table.state.legal()
            seat = int(table.state.actor())
            events = table.act_code(seat, legal[player.below(0, len(legal))])
            assert table.steps[-1].sealed == bool(sealed & {event.kind for event in events})
            assert (table.undoable(seat) == 0) == table.steps[-1].sealed
