"""Full tables leave and are replaced (CIN-70 to CIN-78)."""

from tests.games.cafe_international.support import actor, at, chairs, phase, placements, points, seated, tables, why_not
from tests.support import rule

ALMOST_FULL = "seated ES-M@0 ES-W@2 ES-M@3"


@rule("CIN-70", "CIN-71", "CIN-72", "CIN-35")
def test_a_full_table_leaves_at_once_with_all_its_guests() -> None:
    story = at(f"{ALMOST_FULL} FR-M@8; table_pile CU *", hand="ES-W IN-W").play("P:ES-W@5")
    assert tables(story) == "CU GB FR RU IT"
    assert seated(story) == "FR-M@8", "guests on 3 and 5 leave the centre too, where only one stays"
    assert phase(story) == "more" and actor(story) == 0
    assert int(story.state.room.guests_at(2)) == 1


@rule("CIN-72", "CIN-75")
def test_example_e_leaves_the_russian_alone() -> None:
    story = at("tables IT GB FR RU ES; seated IT-M@0 IT-W@2 RU-W@5 RU-M@7; table_pile CU US *", hand="RU-M ES-W IT-M IN-W").play(
        "P:RU-M@8", "P:ES-W@6", "P:IT-M@3"
    )
    assert seated(story) == "RU-M@7" and tables(story) == "CU GB US RU ES"
    assert points(story) == 23 and actor(story) == 1


@rule("CIN-74")
def test_new_tables_come_to_the_lowest_slots_first_from_the_top() -> None:
    story = at("seated ES-W@0 ES-M@2 ES-M@5 GB-W@1 GB-M@4 GB-M@6 FR-W@8; table_pile TR US CU *", hand="FR-W IN-W").play(
        "P:FR-W@3"
    )
    assert tables(story) == "TR US CU RU IT" and seated(story) == ""
    assert points(story) == 12


@rule("CIN-71", "CIN-74")
def test_one_may_sit_at_a_table_just_turned_up() -> None:
    story = at(f"{ALMOST_FULL}; table_pile CU *", hand="ES-W CU-W CU-M IN-W").play("P:ES-W@5")
    assert {0, 2, 3, 5} == set(chairs(story, "CU-W"))
    assert why_not(story, "P:IN-W@0").fields["table"] == ["CU"]


@rule("CIN-71")
def test_after_the_third_card_the_table_is_replaced_before_the_turn_passes() -> None:
    story = at("seated ES-M@0; table_pile CU *", hand="ES-W ES-W ES-M IN-W").play("P:ES-W@2", "P:ES-W@3", "P:ES-M@5")
    assert tables(story) == "CU GB FR RU IT" and actor(story) == 1 and phase(story) == "turn"


@rule("CIN-72")
def test_cards_that_left_never_come_back() -> None:
    story = at(f"{ALMOST_FULL}; table_pile CU *", hand="ES-W IN-W").play("P:ES-W@5")
    view = story.game.view(story.state, 0)
    out = {story.game.vocabulary["guest"].ids[kind]: n for kind, n in enumerate(view.guests_out) if n}
    assert out == {"ES-W": 2, "ES-M": 2}
    assert view.tables_out[story.game.vocabulary["table"].number("ES")] == 1


@rule("CIN-72", "CIN-74")
def test_a_new_table_starts_with_four_empty_seats() -> None:
    story = at(f"{ALMOST_FULL} GB-M@6 GB-W@1; table_pile CU *", hand="ES-W IN-W").play("P:ES-W@5")
    assert int(story.state.room.guests_at(0)) == 0
    assert seated(story) == "GB-W@1 GB-M@6", "they touch no table that left"


@rule("CIN-14", "CIN-78", "CIN-76")
def test_those_who_stay_keep_their_seats_and_a_table_of_their_nation() -> None:
    from tests.games.cafe_international.test_invariants import random_game

    for seed in range(3):
        before: dict[int, int] = {}
        for state in random_game(4, seed):
            now = {chair: int(kind) for chair, kind in enumerate(state.room.guest) if kind >= 0}
            full_tables_left = any(chair not in now for chair in before)
            assert full_tables_left or all(now[chair] == kind for chair, kind in before.items())
            for chair, kind in now.items():
                assert (state.room.welcome[kind // 2] >> chair) & 1 == 1 or state.phase == 5
            compositions = {(int(state.room.count[s * 2]), int(state.room.count[s * 2 + 1])) for s in range(5)}
            assert compositions <= {(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 0), (0, 2)}
            before = now


@rule("CIN-73", "CIN-91")
def test_the_last_table_card_is_not_yet_the_end() -> None:
    story = at(f"{ALMOST_FULL}; table_pile CU", hand="ES-W IN-W CU-M").play("P:ES-W@5")
    assert phase(story) == "more" and int(story.state.tables_size) == 0
    assert placements(story) == []
