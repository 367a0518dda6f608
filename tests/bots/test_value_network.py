"""The far-sighted player of Café International: honest, better than the regular, able to learn. Compiled only: it thinks much."""

from benchmarks.cafe_international_greedy import compare
from benchmarks.cafe_international_value_network import BATCH, BUNCH, Network, Note, learned, play_bunch, shares

from ludocafe.bots.brains import brain_of
from ludocafe.games.cafe_international.brain import far_sighted
from ludocafe.games.cafe_international.brain.policy import FarSightedPolicy
from ludocafe.games.cafe_international.brain.value_network import ValueNetwork
from ludocafe.games.cafe_international.brain.value_network_weights import WEIGHTS
from tests.games.cafe_international.support import game
from tests.games.cafe_international.test_policy import looks_at_nothing_hidden, remembering_changes_nothing
from tests.support import rule


@rule("CIN-111")
def test_it_looks_at_nothing_hidden() -> None:
    looks_at_nothing_hidden(far_sighted())


def test_what_it_remembers_changes_nothing() -> None:
    remembering_changes_nothing(FarSightedPolicy(ValueNetwork(WEIGHTS)))


def test_it_beats_the_regular() -> None:
    """A short form of what benchmarks/cafe_international_value_network.py says at its end."""
    assert compare(100, 7, far_sighted(), brain_of(game()).policy())["share"] > 0.5


def test_what_is_to_be_foreseen_adds_up_to_the_final_points() -> None:
    """Without trust in guesses, every note is taught just what followed."""
    notes = [Note((float(made), 0.0), (9.0, 9.0), [made]) for made in (0, 3, 7)]
    assert [points[0] for _, points in learned(notes, (12.0, 4.0), 0.0)] == [5.0, 9.0, 12.0]
    assert [points[0] for _, points in learned(notes, (12.0, 4.0), 1.0)] == [5.0, 13.0, 12.0], "a guess of nine in between"
    assert shares([10.0, 4.0, 2.0], 0) == (10.0, 3.0)


def test_it_learns() -> None:
    lesson = play_bunch((1, None))
    assert len(lesson.seen) > BUNCH * 20
    network = Network(1, lesson.seen)
    first = network.learn_all(lesson, 0.003)
    for _ in range(4 * max(1, 40 * BATCH // len(lesson.seen))):
        last = network.learn_all(lesson, 0.003)
    assert last < first
    assert len(network.weights()) == len(WEIGHTS)
