"""The search on games whose best moves are known."""

import pytest

from ludocafe.bots.search import ROOT, Race, Search
from ludocafe.bots.thinking import merged
from ludocafe.core.brain import SearchProfile
from ludocafe.core.state import State
from tests.bots.toys import Coin, Guess, Indifferent, Lottery, Stones


def searched(state: State, seat: int, seats: int, simulations: int = 600, seed: int = 1) -> Search:
    search = Search(SearchProfile(Indifferent()), 4, seat, seats, seed)
    assert search.run(state, simulations, 0.0) == simulations
    return search


@pytest.mark.parametrize("stones", [1, 2, 3, 5, 6, 7, 9])
def test_it_finds_the_winning_number_of_stones(stones: int) -> None:
    search = searched(Stones(2, stones), 0, 2)
    best, visits, _ = search.options()[0]
    assert best == stones % 4 - 1
    assert visits > 200


def test_three_players_look_after_themselves() -> None:
    """With three players and five stones, taking one or two lets the next decide; all values stay between 0 and 1."""
    search = searched(Stones(3, 5), 0, 3)
    assert all(0.0 <= value <= 1.0 for _, _, value in search.options())
    count, shares, points = search.results(search.options()[0][0])
    assert count > 0 and sum(shares) == pytest.approx(1.0) and sum(points) == pytest.approx(10.0)


@pytest.mark.parametrize("prize", [0, 1, 2])
def test_it_does_not_see_through_doors(prize: int) -> None:
    assert searched(Guess(prize), 0, 2).options()[0][0] == 3


def test_choices_that_exist_only_after_some_draws_are_weighed_by_their_availability() -> None:
    search = searched(Lottery(), 0, 1, simulations=400)
    assert search.options()[0][0] == 0
    _, _, points = search.results(0)
    assert 4.0 < points[0] < 6.0


def test_every_outcome_of_an_open_draw_is_answered_in_its_own_way() -> None:
    search = Search(SearchProfile(Indifferent(), split=20), 4, 0, 1, 1)
    search.run(Coin(), 400, 0.0)
    assert search.options()[0][0] == 0
    average = searched(Coin(), 0, 1, simulations=400)
    assert average.options()[0][0] == 1 and average.tree.twin[average.tree.child(ROOT, 0)] == -1
    tree = search.tree
    throw = tree.child(ROOT, 0)
    outcomes = [tree.twin[throw], tree.twin[tree.twin[throw]]]
    assert {int(tree.drawn[node]) for node in outcomes} == {1, 2} and tree.twin[outcomes[1]] == -1
    assert sum(int(tree.landed[node]) for node in [throw, *outcomes]) == tree.visits[throw]


def test_same_seed_and_budget_give_the_same_thoughts() -> None:
    assert searched(Stones(2, 9), 0, 2).options() == searched(Stones(2, 9), 0, 2).options()
    one = Search(SearchProfile(Indifferent()), 4, 0, 2, 1)
    one.run(Stones(2, 9), 300, 0.0)
    one.run(Stones(2, 9), 300, 0.0)
    assert one.options() == searched(Stones(2, 9), 0, 2).options()


def test_all_options_meet_the_same_luck() -> None:
    """Two doors of equal worth differ in every single deal; a copy of the favourite would never differ."""
    search = searched(Guess(0), 0, 2, simulations=100)
    rows = search.race.rows()
    assert rows[0][3:] == (0.0, 0.0) and sum(row[1] for row in rows) == 100
    assert all(row[4] > 0.0 for row in rows[1:])
    assert max(row[1] for row in rows) == rows[0][1]


def test_the_favourite_is_left_for_good_reasons_only() -> None:
    """Three trials that look a little better are no reason; thirty are."""
    for tries, expected in ((3, 7), (30, 8)):
        race = Race()
        race.add([(7, tries, 0.5 * tries, 0.0, 0.0), (8, tries, 0.55 * tries, 0.05 * tries, 0.02 * tries)])
        assert race.ranking(1.0)[0][0] == expected
        assert race.ranking(0.0)[0][0] == 8


def test_a_search_of_another_position_starts_a_new_race() -> None:
    search = searched(Stones(2, 9), 0, 2, simulations=50)
    search.run(Stones(2, 2), 50, 0.0)
    assert {code for code, _, _ in search.options()} == {0, 1}


def test_time_ends_the_search() -> None:
    search = Search(SearchProfile(Indifferent()), 4, 0, 2, 1)
    assert search.run(Stones(2, 9), 0, 0.02) > 0
    hurried = Search(SearchProfile(Indifferent()), 4, 0, 2, 1)
    assert hurried.run(Stones(2, 9), 0, 1e-9) >= 1 and hurried.options()


def test_a_winner_does_not_dawdle() -> None:
    """Both one and three stones may win in the end; of equal wins the sooner is better."""
    search = searched(Stones(1, 3), 0, 1, simulations=50)
    assert search.options()[0][0] in (0, 1, 2)
    quick = Search(SearchProfile(Indifferent(), haste=0.1), 4, 0, 2, 1)
    quick.run(Stones(2, 3), 200, 0.0)
    assert quick.options()[0][0] == 2


def test_nodes_open_no_faster_than_the_widening_allows() -> None:
    narrow = Search(SearchProfile(Indifferent(), widen=0.1), 4, 0, 2, 1)
    narrow.run(Stones(2, 30), 50, 0.0)
    assert len(narrow.options()) == 2


def test_only_the_shortlist_is_weighed() -> None:
    two = Search(SearchProfile(Indifferent(), shortlist=2, widen=9.0), 4, 0, 2, 1)
    two.run(Stones(2, 7), 300, 0.0)
    two.run(Stones(2, 7), 100, 0.0)
    assert sorted(code for code, _, _ in two.options()) == [0, 1]  # taking three would win, but comes last
    assert sum(tries for _, tries, _ in two.options()) == 400
    everything = Search(SearchProfile(Indifferent(), widen=9.0), 4, 0, 2, 1)
    everything.run(Stones(2, 7), 300, 0.0)
    assert everything.options()[0][0] == 2


def test_horizon_and_glance_bound_a_playout() -> None:
    short = Search(SearchProfile(Indifferent(), horizon=2, glance=1), 4, 0, 2, 1)
    short.run(Stones(2, 60), 20, 0.0)
    assert short.decisions <= (20 + 8) * 2


def test_rounds_bound_a_playout() -> None:
    short = Search(SearchProfile(Indifferent(), rounds=1, deep=0), 4, 0, 2, 1)
    short.run(Stones(2, 60), 20, 0.0)
    assert short.decisions == 20 + 2 * 2  # one decision after each at the root, two in each of the two trial games
    assert short.tree.size <= 4


def test_thoughts_of_several_searches_add_up() -> None:
    one = [(0, 10, 5.0, 0.0, 0.0), (1, 5, 5.0, 2.5, 1.3)]
    other = [(0, 15, 7.5, 0.0, 0.0), (1, 15, 9.0, 1.5, 0.2)]
    found = merged([one, other], 0.5)
    assert [(option.code, option.visits) for option in found] == [(1, 20), (0, 25)]
    assert found[0].value == pytest.approx(0.7)


class Hopeful(Indifferent):
    """Expects 3 points for every stone that is left to the seat that moves next."""

    def expected_points(self, state: State, seat: int) -> float:
        assert isinstance(state, Stones)
        return 3.0 * state.stones if state.turn == seat else 0.0


def test_a_playout_that_is_cut_off_is_counted_as_the_policy_expects() -> None:
    search = Search(SearchProfile(Hopeful(), horizon=1, slip=0, widen=0.0), 4, 0, 2, 1)
    search.run(Stones(2, 9), 1, 0.0)
    assert search.results(0) == (1, [1.0, 0.0], [3 * 7.0, 0.0])  # two decisions, seven stones and seat 0 to move
    plain = Search(SearchProfile(Indifferent(), horizon=1, slip=0, widen=0.0), 4, 0, 2, 1)
    plain.run(Stones(2, 9), 1, 0.0)
    assert plain.results(0) == (1, [0.5, 0.5], [0.0, 0.0])
