"""Phase 1 – Work (chapter 6)."""

from tests.games.coffee_traders.table import tale
from tests.support import rule


@rule("CTR-100", "CTR-103")
def test_passing_is_final_and_the_others_go_on() -> None:
    game = tale("ask work 0; seat 1: black 2; seat 2: black 1")
    game.play("PASS")
    assert game.actor() == 1
    game.play("D/coins", "D/coins")  # seats 1 and 2
    assert game.actor() == 1  # seat 0 has passed, seat 2 has no marker but could use its bonus marker
    game.play("D/coins")
    assert game.actor() == 2
    game.play("PASS")
    assert game.actor() == 1


@rule("CTR-101")
def test_black_markers_are_spent_before_the_coloured_one() -> None:
    game = tale(
        "seats 4; ask work 0; seat 0: black 1, coloured 1; brazil: a1 0:1; seat 1: black 0; seat 2: black 0; seat 3: black 0"
    )
    game.play("D/coins")
    game.shows("seat 0: black 0, coloured 1")
    game = tale("seats 4; ask work 0; seat 0: black 1, coloured 1; brazil: a1 0:1")
    game.play("C/brazil.pb1")
    game.shows("seat 0: black 0, coloured 0")


@rule("CTR-101")
def test_actions_cost_one_marker_and_a_donkey_two() -> None:
    game = tale("ask work 0; brazil: a1 0:1; seat 0: black 1")
    assert game.legal_of("C") == []
    assert game.refused("C/brazil.pb1") == ("CTR-101", "no-marker")
    assert {"A/A", "B/brazil", "D/civet", "D/coins"} <= set(game.legal())


@rule("CTR-102")
def test_without_marker_and_bonus_marker_one_passes_by_oneself() -> None:
    game = tale("ask work 0; seat 1: black 0, bonus BC")
    game.play("D/coins")
    assert game.actor() == 2 and "passed" in game.kinds()


@rule("CTR-085", "CTR-105", "CTR-008", "CTR-116")
def test_tv_01_three_bonus_coins_make_a_plantation_affordable() -> None:
    game = tale("ask work 0; seat 0: coins 0, rows 1 0 0; guatemala: a1 0:1")
    assert "A/A" not in game.legal() and "A/B" in game.legal()
    assert game.refused("A/A") == ("CTR-105", "too-dear")
    game.play("BONUS/C")
    game.shows("seat 0: bonus AB")
    assert game.actor() == 0
    game.shows("seat 0: coins 3")
    game.play("A/A")  # one target only: placed without asking
    assert game.owner("guatemala.b1") == 0
    game.shows("seat 0: coins 2")


@rule("CTR-086")
def test_tv_02_the_last_element_stays() -> None:
    assert tale("ask work 0; seat 0: bonus C").refused("BONUS/C") == ("CTR-086", "bonus-last")
    assert "BONUS/C" in tale("ask work 0; seat 0: bonus BC").legal()
    assert "BONUS/A" not in tale("ask work 0; seat 0: bonus A").legal()


@rule("CTR-107", "CTR-108", "CTR-115", "CTR-117", "CTR-006")
def test_tv_03_the_first_plantation_of_a_cooperative_sends_a_worker_to_town() -> None:
    game = tale("ask work 1")
    game.play("A/A", "SPACE/indonesia.a2/none")
    game.shows("seat 1: workers 1, donkeys 2, spare_donkeys 7; indonesia: town 7")
    assert game.column(1, "indonesia") == 1
    assert (game.owner("indonesia.a2"), game.level("indonesia.a2"), game.occupied("indonesia.a2")) == (1, 1, False)


@rule("CTR-107")
def test_tv_04_without_worker_only_cooperatives_with_a_plantation() -> None:
    game = tale("ask work 1; seat 1: workers 0; brazil: a1 1:1")
    game.play("A/A")
    assert all("brazil" in choice for choice in game.legal())
    assert game.refused("SPACE/indonesia.a2/none") == ("CTR-107", "no-worker-to-start")
    assert "A/A" not in tale("ask work 1; seat 1: workers 0").legal()


@rule("CTR-106", "CTR-110", "CTR-078", "CTR-072", "CTR-007")
def test_tv_05_by_donkey_to_row_2_3_with_the_joker_animal() -> None:
    game = tale("ask work 0; indonesia: a3 0:1, b2 0:1, pb2 0; seat 0: donkeys 2, rows 1 0 0")
    game.play("A/A", "SPACE/indonesia.c1/donkey")
    assert game.legal() == ["ANIMAL/own", "ANIMAL/joker"]
    game.play("ANIMAL/joker", "ROW/colombia")
    assert game.donkeys_on("indonesia", 4) == [0, 0]
    game.shows("seat 0: donkeys 0")
    assert game.column(0, "indonesia") == 2 and game.column(0, "colombia") == 2
    game.shows("seat 0: slots 1")


@rule("CTR-111", "CTR-115", "CTR-011")
def test_tv_06_by_truck_without_row_1_2_and_the_last_animal_comes_by_itself() -> None:
    game = tale("ask work 2; indonesia: a5 2:1, animals own; seat 2: trucks 1, rows 0 2 0")
    game.play("A/B", "SPACE/indonesia.c3/truck")
    assert game.column(2, "indonesia") == 3
    game.shows("seat 2: trucks 0, slots 1, coins 1")


@rule("CTR-113")
def test_tv_07_row_2_3_needs_as_many_in_row_1() -> None:
    game = tale("ask work 2; indonesia: a5 2:1, c1 2:2t; brazil: a1 2:1; seat 2: trucks 1, track trader, rows 0 2 0")
    game.play("A/B")
    assert game.refused("SPACE/indonesia.c2/truck") == ("CTR-113", "too-few-below")
    assert game.legal_of("SPACE") == ["SPACE/brazil.c1/truck", "SPACE/brazil.c2/truck", "SPACE/brazil.c3/truck"]


@rule("CTR-113")
def test_the_donkey_route_counts_row_1_too() -> None:
    game = tale("ask work 0; brazil: a1 0:1, b1 0:1, b2 0:1, c1 0:2; ethiopia: a1 0:1, a3 0:1; seat 0: donkeys 4, rows 1 0 0")
    game.play("A/A")
    assert game.refused("SPACE/brazil.c2/donkey") == ("CTR-113", "too-few-below")


@rule("CTR-107")
def test_rows_admit_their_levels() -> None:
    game = tale("ask work 0; brazil: a1 0:1, a2 0:1, b1 0:1; seat 0: donkeys 9, trucks 1")
    game.play("A/A")  # level 1
    assert game.refused("SPACE/brazil.c1/donkey") == ("CTR-107", "wrong-level")
    game = tale("ask work 0; brazil: a1 0:1, a2 0:1, b1 0:1; seat 0: donkeys 9, rows 1 0 0")
    game.play("A/A")  # level 2
    assert game.refused("SPACE/brazil.a3/none") == ("CTR-107", "wrong-level")
    game = tale("ask work 0; brazil: a1 0:1, a2 0:1, b1 0:1; seat 0: donkeys 9, trucks 1, rows 0 2 0")
    game.play("A/B")  # level 3
    assert game.refused("SPACE/brazil.b2/donkey") == ("CTR-107", "wrong-level")
    assert game.refused("SPACE/brazil.c1/none") == ("CTR-106", "wrong-transport")


@rule("CTR-107")
def test_a_space_holds_one_plantation() -> None:
    game = tale("ask work 0; brazil: a1 1:1")
    game.play("A/A")
    assert game.refused("SPACE/brazil.a1/none") == ("CTR-107", "space-taken")


@rule("CTR-109", "CTR-112")
def test_row_1_2_needs_an_adjacent_plantation_below() -> None:
    game = tale("ask work 0; brazil: a1 0:1; seat 0: rows 1 0 0")
    game.play("A/A")  # b1 only: placed without asking
    assert game.owner("brazil.b1") == 0 and game.donkeys_on("brazil", 0) == [0, -1]
    assert game.column(0, "brazil") == 2
    game.shows("seat 0: donkeys 0")
    game = tale("ask work 0; brazil: a1 0:1; seat 0: workers 1")
    game.play("A/A")
    assert game.refused("SPACE/brazil.b3/donkey") == ("CTR-112", "no-support")


@rule("CTR-112")
def test_tv_45_matching_lets_two_stand_on_two() -> None:
    game = tale("ask work 0; brazil: a1 0:1, a2 0:1, b1 0:1, pb1 0")
    game.play("A/A")
    assert "SPACE/brazil.b2/donkey" in game.legal()


@rule("CTR-112")
def test_tv_46_one_below_does_not_carry_two() -> None:
    game = tale("ask work 0; brazil: a2 0:1, b1 0:1, pb1 0")
    game.play("A/A")
    assert game.refused("SPACE/brazil.b2/donkey") == ("CTR-112", "no-support")


@rule("CTR-109")
def test_tv_47_a_foreign_donkey_blocks() -> None:
    game = tale("ask work 0; brazil: a3 0:1, pb2 1")
    game.play("A/A")
    assert game.refused("SPACE/brazil.b2/donkey") == ("CTR-109", "path-blocked")
    assert "SPACE/brazil.b3/donkey" in game.legal()


@rule("CTR-110", "CTR-111")
def test_a_foreign_donkey_blocks_row_2_3_for_donkeys_and_trucks() -> None:
    position = "ask work 0; brazil: a1 0:1, a2 0:1, b1 0:1, b2 0:1, pc1 1; seat 0: donkeys 9, trucks 1, rows 1 0 0"
    game = tale(position)
    game.play("A/A")
    assert game.refused("SPACE/brazil.c1/donkey") == ("CTR-110", "path-blocked")
    assert game.refused("SPACE/brazil.c1/truck") == ("CTR-111", "path-blocked")
    assert {"SPACE/brazil.c2/donkey", "SPACE/brazil.c2/truck"} <= set(game.legal())  # both ways on offer


@rule("CTR-109", "CTR-110")
def test_own_donkeys_on_the_path_are_not_laid_again() -> None:
    game = tale("ask work 0; brazil: a1 0:1, pb1 0; seat 0: donkeys 0, rows 1 0 0")
    game.play("A/A")
    assert game.owner("brazil.b1") == 0
    game.shows("seat 0: donkeys 0")
    game = tale("ask work 0; brazil: a1 0:1, b1 0:1, b2 0:1, pc1 0; seat 0: donkeys 1, rows 1 0 0")
    game.play("A/A")
    assert game.owner("brazil.c1") == 0 and game.donkeys_on("brazil", 4) == [0, 0]
    game.shows("seat 0: donkeys 0")


@rule("CTR-110", "CTR-116")
def test_a_bonus_donkey_does_not_pay_for_its_own_placement() -> None:
    game = tale("ask work 0; brazil: a1 0:1; seat 0: donkeys 0")
    game.play("A/A")  # the level 1 of row A brings a donkey, afterwards
    assert game.refused("SPACE/brazil.b1/donkey") == ("CTR-109", "no-donkey")


@rule("CTR-111", "CTR-112", "CTR-114")
def test_a_plantation_reached_by_truck_uses_no_support() -> None:
    game = tale("ask work 0; brazil: a1 0:1, a2 0:1, b1 0:1, c1 0:2t; seat 0: donkeys 4, rows 1 0 0")
    game.play("A/A")
    assert "SPACE/brazil.c1/donkey" not in game.legal()  # taken
    game = tale("ask work 0; brazil: a1 0:1, a2 0:1, b2 0:1, c2 0:2t; seat 0: donkeys 4, rows 1 0 0")
    game.play("A/A")
    assert "SPACE/brazil.c1/donkey" in game.legal()  # b2 is still free to support
    game = tale("ask work 0; brazil: a1 0:1, a2 0:1, a4 0:1, b2 0:1, c2 0:2, pc2 0 0; seat 0: donkeys 4, rows 1 0 0")
    game.play("A/A")
    assert game.refused("SPACE/brazil.c1/donkey") == ("CTR-112", "no-support")


@rule("CTR-115")
def test_the_third_plantation_of_row_2_3_finds_no_animal() -> None:
    game = tale("ask work 0; brazil: a1 0:1, animals -; seat 0: trucks 1, rows 0 2 0")
    game.play("A/B", "SPACE/brazil.c1/truck")
    assert game.column(0, "brazil") == 2
    game.shows("seat 0: slots 0")


@rule("CTR-072", "CTR-071")
def test_a_joker_is_not_offered_full_rows() -> None:
    game = tale(
        "ask work 0; indonesia: a3 0:1, animals joker; seat 0: trucks 1, rows 0 2 0, arabica 7 6 1 1 1; seat 1: arabica 1 7 1 1 1"
    )
    game.play("A/B", "SPACE/indonesia.c1/truck")
    assert game.legal() == ["ROW/brazil", "ROW/ethiopia", "ROW/indonesia"]


@rule("CTR-118")
def test_a_farm_alone_in_its_row_is_built_or_given_up() -> None:
    position = "ask work 0; brazil: a1 0:1, a2 0:1, b1 0:1, pb1 0; seat 0: donkeys 8, rows 2 0 0, coins 2"
    game = tale(position)
    game.play("A/A", "SPACE/brazil.b2/donkey")
    assert game.asked() == "farm"
    game.shows("seat 0: coins 1")
    assert len(game.legal_of("FARM")) == 11 and "BONUS/C" in game.legal()
    game.play("FARM/colombia.f2")
    assert game.builder("colombia.f2") == 0
    game.shows("seat 0: rows 4 0 0, coins 0")
    poor = tale(position.replace("coins 2", "coins 1"))
    poor.play("A/A", "SPACE/brazil.b2/donkey")
    assert poor.legal() == ["FARM/discard", "BONUS/C"]
    assert poor.refused("FARM/colombia.f2") == ("CTR-118", "too-dear")
    poor.play("BONUS/C")
    assert "FARM/colombia.f2" in poor.legal() and "BONUS/C" not in poor.legal()
    broke = tale(position.replace("coins 2", "coins 1, bonus C"))
    broke.play("A/A", "SPACE/brazil.b2/donkey")
    assert "farm_discarded" in broke.kinds()


@rule("CTR-118")
def test_without_a_free_farm_space_the_farm_is_given_up() -> None:
    taken = "; ".join(f"{coop}: f1 1, f2 2" for coop in ("guatemala", "colombia", "brazil", "ethiopia", "indonesia"))
    game = tale(f"ask work 0; {taken}; brazil: a1 0:1, a2 0:1, b1 0:1, pb1 0; seat 0: donkeys 8, rows 2 0 0, coins 9, bonus C")
    game.play("A/A", "SPACE/brazil.b2/donkey")
    assert "farm_discarded" in game.kinds()
    game.shows("seat 0: coins 8")


@rule("CTR-103")
def test_an_unspent_coloured_marker_is_kept_and_a_spent_one_is_gone() -> None:
    passed = "seats 4; phase sell; passed 1 2 3; next 1 2 3; ask sell 0"
    kept = tale(f"{passed}; seat 0: black 0, coloured 1")
    kept.play("PASS")
    kept.shows("seat 0: black 3, coloured 1")
    spent = tale(f"{passed}; seat 0: black 0, coloured 0")
    spent.play("PASS")
    spent.shows("seat 0: black 3, coloured 0")


@rule("CTR-115")
def test_the_last_plantation_brings_a_civet_if_there_is_one() -> None:
    position = "ask work 0; brazil: a1 0:1, a2 0:1; seat 0: trucks 1, rows 4 2 3, coins 9"
    game = tale(position)
    game.play("A/B", "SPACE/brazil.c1/truck", "ANIMAL/own")
    game.shows("seat 0: sumatra 2, spare_civets 3")
    game = tale(position + ", sumatra 5")
    game.play("A/B", "SPACE/brazil.c1/truck", "ANIMAL/own")
    game.shows("seat 0: sumatra 5")


@rule("CTR-120", "CTR-121", "CTR-125")
def test_tv_09_one_worker_per_player_lowest_row_first() -> None:
    game = tale("ask work 0; indonesia: a1 0:1, b1 0:1, a3 1:1, a5 2:1")
    game.play("B/indonesia")
    assert [game.occupied(f"indonesia.{space}") for space in ("a1", "b1", "a3", "a5")] == [True, False, True, True]
    assert game.column(0, "indonesia") == 2
    game.shows("indonesia: town 3")


@rule("CTR-120")
def test_workers_need_somebody_who_waits() -> None:
    assert tale("ask work 0; brazil: a1 1:1*").refused("B/brazil") == ("CTR-120", "nobody-waits")


@rule("CTR-122", "CTR-124", "CTR-012")
def test_too_few_workers_the_acting_player_chooses() -> None:
    game = tale("ask work 0; brazil: a1 0:1, a3 1:1, a5 2:1, town 2")
    game.play("B/brazil")
    assert game.legal() == ["SERVE/0", "SERVE/1", "SERVE/2"] and game.actor() == 0
    game.play("SERVE/2")
    assert game.legal() == ["SERVE/0", "SERVE/1"]
    assert game.refused("SERVE/2") == ("CTR-122", "served-already")
    game.play("SERVE/0")
    assert [game.occupied(f"brazil.{space}") for space in ("a1", "a3", "a5")] == [True, False, True]
    assert game.column(0, "brazil") == 2
    game.shows("brazil: town 1")


@rule("CTR-124", "CTR-125")
def test_an_empty_centre_only_receives_its_new_worker() -> None:
    game = tale("ask work 0; brazil: a1 0:1, a3 1:1, town 0")
    game.play("B/brazil")
    assert not game.occupied("brazil.a1") and game.column(0, "brazil") == 1
    game.shows("brazil: town 1")


@rule("CTR-125")
def test_serving_only_oneself_brings_no_step() -> None:
    game = tale("ask work 0; brazil: a1 0:1, town 1")
    game.play("B/brazil")
    assert game.occupied("brazil.a1") and game.column(0, "brazil") == 1
    game.shows("brazil: town 1")


@rule("CTR-123")
def test_different_levels_in_the_lowest_row_are_asked_for() -> None:
    game = tale("ask work 0; brazil: b1 1:1, b2 1:2, a5 0:1*")
    game.play("B/brazil")
    assert game.legal() == ["ON/brazil.b1", "ON/brazil.b2"] and game.actor() == 0
    game.play("ON/brazil.b2")
    assert game.occupied("brazil.b2") and not game.occupied("brazil.b1")
    same = tale("ask work 0; brazil: b1 1:1, b2 1:1, a5 0:1*")
    same.play("B/brazil")
    assert same.occupied("brazil.b1") and same.actor() == 1


@rule("CTR-006")
def test_who_has_all_donkeys_gains_no_more() -> None:
    game = tale("ask work 1; seat 1: donkeys 9")
    game.play("A/A", "SPACE/indonesia.a2/none")
    game.shows("seat 1: donkeys 9, spare_donkeys 0")
    assert "donkey_gained" not in game.kinds()


@rule("CTR-130")
def test_a_donkey_goes_on_a_path_above_an_own_plantation() -> None:
    game = tale("ask work 0; brazil: a2 0:1, pb2 1; colombia: b1 0:1, pc1 1")
    assert game.legal_of("C") == ["C/colombia.pc1", "C/brazil.pb1"]
    assert game.refused("C/brazil.pb2") == ("CTR-130", "path-full")
    assert game.refused("C/brazil.pb4") == ("CTR-130", "path-not-yours")
    game.play("C/colombia.pc1")  # beside a foreign donkey: now the path blocks both
    assert game.donkeys_on("colombia", 4) == [1, 0]
    game.shows("seat 0: spare_donkeys 7, donkeys 1, black 1")
    assert game.column(0, "colombia") == 1
    assert game.state.donkeys_of(0, 1, 4) == -1 and game.state.donkeys_of(1, 1, 4) == -1


@rule("CTR-130", "CTR-014", "CTR-020")
def test_nine_donkeys_and_no_more() -> None:
    game = tale("ask work 0; brazil: a2 0:1; seat 0: donkeys 9")
    assert game.refused("C/brazil.pb1") == ("CTR-130", "no-spare-donkey")
    game.play("A/A", "SPACE/brazil.a1/none")  # its bonus donkey is skipped
    game.shows("seat 0: donkeys 9")


@rule("CTR-131")
def test_a_civet_or_two_coins() -> None:
    game = tale("ask work 0")
    game.play("D/coins")
    game.shows("seat 0: coins 5")
    game = tale("ask work 0")
    game.play("D/civet")
    game.shows("seat 0: sumatra 2, spare_civets 3")
    assert tale("ask work 0; seat 0: sumatra 5").refused("D/civet") == ("CTR-131", "no-civet")


@rule("CTR-088")
def test_tv_49_recharge_then_use_the_last_marker() -> None:
    game = tale("ask work 0; seat 0: black 0, bonus A, coins 3; seat 2: black 0")
    assert game.legal() == ["PASS", "RECHARGE/C"]
    game.play("RECHARGE/C", "BONUS/A")
    game.shows("seat 0: bonus C, coins 0, black 1")
    assert game.refused("BONUS/C") == ("CTR-086", "bonus-last")


@rule("CTR-087", "CTR-088")
def test_coins_move_once_per_turn() -> None:
    game = tale("ask work 0; seat 0: coins 3")
    game.play("BONUS/C")
    assert game.refused("RECHARGE/C") == ("CTR-088", "bonus-guard")
    assert game.refused("BONUS/B") == ("CTR-087", "bonus-not-here")
    game.play("D/coins", "D/coins", "D/coins")
    assert game.actor() == 0 and "RECHARGE/C" in game.legal()  # a new turn


@rule("CTR-011")
def test_a_single_option_is_not_asked() -> None:
    game = tale("ask work 0; brazil: a1 0:1; seat 0: rows 1 0 0")
    game.play("A/A")
    assert game.actor() == 1


@rule("CTR-010")
def test_contracts_and_stacks_are_in_everybodys_view() -> None:
    game = tale("ask work 0; stack A brazil colombia; seat 1: coins 7")
    view = game.game.view(game.state, 2)
    shown = game.game.sample(view, game.chance)
    assert game.game.position(shown) == game.game.position(game.state)


@rule("CTR-100")
def test_action_markers_are_named_with_the_choice() -> None:
    game = tale("ask work 0")
    for notation, markers in (("A/A", 1), ("D/coins", 1), ("D/civet", 1)):
        effects = game.game.effects(game.state, game.game.parse(game.state, notation))
        assert [effect.fields["amount"] for effect in effects if effect.kind == "markers"] == [markers]


@rule("CTR-437")
def test_a_place_tells_what_it_does_to_the_quality() -> None:
    start = "ask work 0; brazil: a1 0:1; seat 0: coins 9 donkeys 3"
    offered = tale(start)
    offered.play("A/B")
    places = [notation for notation in offered.legal() if notation.startswith("SPACE/")]
    assert len({notation[6:9] for notation in places}) > 1  # in several cooperatives
    for notation in places:
        game = tale(start)
        game.play("A/B")
        before = [game.state.quality(0, coop) for coop in range(5)]
        effects = game.game.effects(game.state, game.game.parse(game.state, notation))
        told = [effect.fields for effect in effects if effect.kind == "quality"]
        game.play(notation)
        after = [game.state.quality(0, coop) for coop in range(5)]
        changed = [(one, other) for one, other in zip(before, after, strict=True) if one != other]
        assert [(fields["before"], fields["after"]) for fields in told] == changed != [], notation
