"""What a seat can and cannot know (CIN-84, CIN-111)."""

from collections import Counter
from itertools import combinations

import pytest

from ludocafe.core.chance import FastChance
from ludocafe.games.cafe_international.edge.view import hand_of
from tests.games.cafe_international.support import at, fresh, game
from tests.games.cafe_international.test_invariants import random_game
from tests.support import Story, rule


def hands(story: Story, observer: int, deals: int) -> Counter[tuple[str, ...]]:
    """How often each hand of player 0 comes up when the hidden cards are dealt anew for an observer."""
    chance = FastChance(7)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(deals):
        state = story.state.copy()
        state.redeal(observer, chance)
        found[tuple(game().guests[kind] for kind in hand_of(state, 0))] += 1
    return found


def expected(unseen: str, size: int, possible: set[tuple[str, ...]]) -> dict[tuple[str, ...], float]:
    """Shares of all possible hands when the cards are dealt fairly."""
    order = game().guests.index
    counts = Counter(tuple(sorted(cards, key=order)) for cards in combinations(unseen.split(), size))
    kept = {cards: count for cards, count in counts.items() if cards in possible}
    return {cards: count / sum(kept.values()) for cards, count in kept.items()}


def close(found: Counter[tuple[str, ...]], shares: dict[tuple[str, ...], float]) -> None:
    deals = sum(found.values())
    assert set(found) == set(shares)
    for cards, share in shares.items():
        assert found[cards] / deals == pytest.approx(share, abs=0.025), cards


@rule("CIN-111")
def test_unseen_cards_are_dealt_evenly() -> None:
    story = at("pile GB-W GB-M; seat 1: hand IN-W", hand="ES-W ES-M")
    cards = "GB-W GB-M ES-W ES-M"
    order = game().guests.index
    every = {tuple(sorted(pair, key=order)) for pair in combinations(cards.split(), 2)}
    close(hands(story, 1, 4000), expected(cards, 2, every))


@rule("CIN-111", "CIN-52")
def test_who_has_opened_a_table_is_known_to_hold_a_partner_and_nothing_else() -> None:
    """Only Spaniards can join the lady on seat 0; every hand with at least one is as likely as the cards make it."""
    story = at("phase partner; placed 1; pending 0; seated ES-W@0; pile ES-M IN-W TR-W; seat 1: hand IN-M", hand="ES-M US-W")
    cards = "ES-M IN-W TR-W ES-M US-W"
    order = game().guests.index
    possible = {tuple(sorted(pair, key=order)) for pair in combinations(cards.split(), 2) if "ES-M" in pair}
    close(hands(story, 1, 6000), expected(cards, 2, possible))


@rule("CIN-111", "CIN-101")
def test_who_has_announced_a_circle_is_known_to_hold_its_cards() -> None:
    story = at(
        "circle_tribe on; tables FR GB IT DE US; phase forming; forming NW-W; seated FR-W@0 FR-W@2 DE-M@8;"
        "pile GB-W FR-W TR-W IN-M; seat 1: hand IN-M",
        hand="FR-W DE-W US-W",
    )
    cards = "GB-W FR-W TR-W IN-M FR-W DE-W US-W"
    order = game().guests.index
    # Seat 3 wants FR, GB or IT, seat 5 FR, IT or DE.
    pairs = [{"FR-W", "GB-W"}, {"FR-W", "DE-W"}, {"GB-W", "DE-W"}]
    possible = {
        tuple(sorted(hand, key=order))
        for hand in combinations(cards.split(), 3)
        if any(pair <= set(hand) for pair in pairs) or hand.count("FR-W") == 2
    }
    close(hands(story, 1, 12000), expected(cards, 3, possible))


@rule("CIN-111")
def test_own_cards_and_everything_open_stay_as_they_are() -> None:
    for state in random_game(4, 5, circle_tribe="on"):
        for seat in (None, 0, 2):
            view = game().view(state, seat)
            sample = game().sample(view, FastChance(3))
            assert game().view(sample, seat) == view
            assert game().pieces(sample) == game().pieces(state)
            assert game().over(sample) or sample.legal()


@rule("CIN-84", "CIN-111")
def test_views_show_counts_but_no_foreign_cards() -> None:
    state = fresh(3, 2)
    view = game().view(state, 1)
    assert [player.hand is None for player in view.players] == [True, False, True]
    assert [player.hand_size for player in view.players] == [7, 7, 7]
    assert sum(view.unseen) == 96 - 7
    spectator = game().view(state, None)
    assert all(player.hand is None and player.down is None for player in spectator.players)


@rule("CIN-84")
def test_all_cards_are_shown_when_the_game_is_over() -> None:
    *_, state = random_game(3, 1)
    view = game().view(state, None)
    assert all(player.hand is not None and len(player.hand) == player.hand_size for player in view.players)
