"""Fixtures: every bot plays every seat of the same deal, so that neither seat nor chance favours one."""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, pairwise

import msgspec

from ludocafe.bots.budget import mix


class Fixture(msgspec.Struct, frozen=True):
    """One game to play. Equal deals have equal draws; ``group`` names the comparison it belongs to."""

    number: int
    group: str
    game: str
    settings: dict[str, str]
    lineup: tuple[str, ...]
    deal: int
    seed: int  # of the deal


def rotations(lineup: Sequence[str]) -> list[tuple[str, ...]]:
    """The line-up moved round the table, without repeating an arrangement."""
    found: list[tuple[str, ...]] = []
    for shift in range(len(lineup)):
        turned = tuple(lineup[-shift:]) + tuple(lineup[:-shift]) if shift else tuple(lineup)
        if turned not in found:
            found.append(turned)
    return found


def deals(
    group: str, game: str, settings: dict[str, str], lineup: Sequence[str], games: int, seed: int, first: int = 0
) -> Iterator[Fixture]:
    """At least ``games`` games of one line-up: each deal is played once in every rotation."""
    turned = rotations(lineup)
    number = first
    for deal in range(-(-games // len(turned))):
        for arrangement in turned:
            yield Fixture(number, group, game, settings, arrangement, deal, mix(seed, deal))
            number += 1


def match(game: str, settings: dict[str, str], seats: int, one: str, others: str, games: int, seed: int) -> list[Fixture]:
    """One bot against a table of another."""
    lineup = (one, *[others] * (seats - 1))
    return list(deals(f"{one} vs {others}, {seats}p", game, settings, lineup, games, seed))


def ladder(
    game: str, settings: dict[str, str], seat_counts: Sequence[int], levels: Sequence[str], games: int, seed: int
) -> list[Fixture]:
    """Every level against the one below it, at every seat count from 2."""
    found: list[Fixture] = []
    for seats in seat_counts:
        for below, above in pairwise(levels):
            lineup = (above, *[below] * (seats - 1))
            found += deals(f"{above} vs {below}, {seats}p", game, settings, lineup, games, mix(seed, seats), len(found))
    return found


def tournament(game: str, settings: dict[str, str], seats: int, bots: Sequence[str], games: int, seed: int) -> list[Fixture]:
    """Every selection of the bots meets; ``games`` for each. With fewer bots than seats some sit twice."""
    choose = combinations if len(bots) >= seats else combinations_with_replacement
    found: list[Fixture] = []
    for number, lineup in enumerate(choose(bots, seats)):
        if len(set(lineup)) > 1:
            group = " · ".join(lineup)
            found += deals(group, game, settings, lineup, games, mix(seed, number), len(found))
    return found
