"""Intervals and ratings against numbers known from elsewhere."""

import math
import random

import pytest

from ludocafe.arena.play import Outcome
from ludocafe.arena.stats import anytime, bootstrap, bradley_terry, duels, ratings, standings, wilson


def outcome(number: int, lineup: list[str], places: list[int], deal: int = 0, group: str = "g") -> Outcome:
    seats, winners = len(lineup), places.count(1)
    return Outcome(
        number=number,
        group=group,
        game="toy",
        rules_version=1,
        edition="x",
        settings={},
        deal=deal,
        seed=1,
        lineup=lineup,
        points=[10 * (seats - place) for place in places],
        places=places,
        share=[1 / winners if place == 1 else 0.0 for place in places],
        decisions=10,
        moves=[5] * seats,
        seconds=[0.5] * seats,
        slowest=[0.2] * seats,
        simulations=[0] * seats,
    )


def test_wilson_agrees_with_the_textbook() -> None:
    found = wilson(0.9, 10)
    assert found.low == pytest.approx(0.5958, abs=1e-3)
    assert found.high == pytest.approx(0.9821, abs=1e-3)
    assert wilson(0.0, 0).high == 1.0
    assert wilson(1.0, 20).high == 1.0


def test_games_of_one_deal_are_drawn_together() -> None:
    """Pairs that always split tell for certain what forty single games would not."""
    certain = bootstrap([[1.0, 0.0]] * 20)
    assert certain.low == certain.high == 0.5
    loose = bootstrap([[1.0], [0.0]] * 20)
    assert loose.low < 0.4 < 0.6 < loose.high


def test_the_anytime_interval_holds_for_all_looks_together() -> None:
    """Among equals, whoever looks after every deal is misled in 5 % of matches at most; by Wilson's interval far more often."""
    rng = random.Random(7)
    misled = misled_by_wilson = 0
    for _ in range(200):
        games = [float(rng.random() < 0.5) for _ in range(100)]
        looks = [games[:count] for count in range(10, 101, 5)]
        misled += any(not (found := anytime(seen)).low <= 0.5 <= found.high for seen in looks)
        misled_by_wilson += any(
            not (found := wilson(sum(seen) / len(seen), len(seen))).low <= 0.5 <= found.high for seen in looks
        )
    assert misled <= 10 < 20 < misled_by_wilson


def test_the_anytime_interval_closes_in_on_the_mean() -> None:
    assert (anytime([]).low, anytime([]).high) == (0.0, 1.0)
    few, many = anytime([1.0, 0.5, 0.5] * 10), anytime([1.0, 0.5, 0.5] * 100)
    assert few.low < many.low < 2 / 3 < many.high < few.high
    one, other = anytime([0.25] * 30), anytime([0.75] * 30)
    assert one.low == pytest.approx(1 - other.high, abs=1e-5) and one.high == pytest.approx(1 - other.low, abs=1e-5)


def test_a_match_is_summed_up_for_both_sides() -> None:
    games = [outcome(i, ["a", "b"] if i % 2 else ["b", "a"], [1, 2] if i % 2 else [2, 1], i // 2) for i in range(40)]
    strong, weak = standings(games)
    assert strong.bot == "a" and strong.share == 1.0 and strong.even == 0.5 and strong.clear
    assert weak.share == 0.0 and weak.games == 40 and weak.deals == 20
    assert strong.seconds == pytest.approx(0.1) and strong.lead == 10


def test_a_table_of_three_counts_the_even_share() -> None:
    games = [outcome(i, ["a", "b", "b"], [1, 2, 2], i) for i in range(10)] + [outcome(11, ["a", "b", "b"], [1, 1, 3], 11)]
    strong = standings(games)[0]
    assert strong.even == pytest.approx(1 / 3)
    assert strong.share == pytest.approx(10.5 / 11)


def test_bradley_terry_gives_the_odds_back() -> None:
    """Where a beats b in 3 of 4 games, the difference is 400 · log10(3), up to the imagined draw."""
    elo = bradley_terry({("a", "b"): 3000.0, ("b", "a"): 1000.0})
    assert elo["a"] - elo["b"] == pytest.approx(400 * math.log10(3), abs=1)


def test_many_players_are_many_duels() -> None:
    wins = duels([outcome(1, ["a", "b", "c"], [1, 2, 2])])
    assert wins["a", "b"] == 1.0 and wins["b", "c"] == 0.5 and wins["c", "a"] == 0.0


def test_nobody_is_certain_of_a_rating() -> None:
    """Ten games that all ended alike, and deals that always ended one to one, still leave room."""
    always = [outcome(deal, ["a", "b"], [1, 2], deal) for deal in range(10)]
    in_turn = [outcome(deal, lineup, [1, 2], deal) for deal in range(10) for lineup in (["a", "b"], ["b", "a"])]
    for games in (always, in_turn):
        for rating in ratings(games):
            assert rating.interval.low < rating.elo < rating.interval.high


def test_ratings_have_intervals_around_them() -> None:
    games = [outcome(i, ["a", "b"], [1, 2] if i % 4 else [2, 1], i) for i in range(80)]
    best, worst = ratings(games)
    assert best.bot == "a" and best.interval.low < best.elo < best.interval.high
    assert best.elo == pytest.approx(-worst.elo)
    assert ratings([outcome(1, ["a", "a"], [1, 2])]) == []
