"""What an option leads to: games played on from it, and the points by source they end with."""

import math
from collections.abc import Sequence

import msgspec

from ludocafe.bots.budget import mix
from ludocafe.bots.search import Search
from ludocafe.bots.tuning import tuning
from ludocafe.core.chance import FastChance
from ludocafe.core.game import Game, win_shares
from ludocafe.core.model import Fields, ScoreLine
from ludocafe.core.state import State

NORMAL_90 = 1.645  # 90 % of a normal distribution lie within so many standard deviations

Key = tuple[str, str, tuple[tuple[str, str], ...]]


class Outlook(msgspec.Struct, frozen=True):
    """Means over games played on: win share and points per seat, and one seat's points by source."""

    shares: list[float]
    points: list[float]
    sources: dict[Key, float]
    won: list[float] = []  # the seat's win share in each game, in the order of the luck
    ended: list[float] = []  # the seat's points in each game, likewise


class Difference(msgspec.Struct, frozen=True):
    """Points of one source that one option brings more (or less) than another."""

    source: str
    rule: str
    amount: float
    fields: Fields = {}


def coaching_search(game: Game, seat: int, seats: int, seed: int) -> Search:
    """The coach weighs all options and plays games out, so that what it says is about their end."""
    setting = tuning(game.id, far=True).whole()
    return Search(game.policy, game.action_count, seat, seats, mix(seed, 1) >> 1, setting, game.quick_policy)


def outlooks(game: Game, state: State, seat: int, codes: Sequence[int], games: int, seed: int) -> list[Outlook]:
    """Play ``games`` games on from each option; all options meet the same luck, so that they can be compared."""
    return [_outlook(game, state, seat, code, games, seed) for code in codes]


def _outlook(game: Game, state: State, seat: int, code: int, games: int, seed: int) -> Outlook:
    seats = int(state.seats)
    shares, points = [0.0] * seats, [0.0] * seats
    sources: dict[Key, float] = {}
    wins: list[float] = []
    ended: list[float] = []
    for number in range(games):
        end = state.copy()
        search = coaching_search(game, seat, seats, mix(seed, number))
        end.redeal(seat, FastChance(mix(seed, number) >> 1))
        end.apply(code, FastChance(mix(seed, games + number) >> 1), None)
        search.finish(end)
        won = win_shares(game.places(end))
        for other in range(seats):
            points[other] += float(end.points(other)) / games
            shares[other] += won[other] / games
        wins.append(won[seat])
        ended.append(float(end.points(seat)))
        for line in game.scores(end)[seat]:
            key = _key(game, line)
            sources[key] = sources.get(key, 0.0) + line.amount / games
    return Outlook(shares, points, sources, wins, ended)


def margin(values: Sequence[float]) -> float:
    """The half-width of the 90 % confidence interval of the mean of these values; of a single one, all of it."""
    count = len(values)
    mean = sum(values) / max(1, count)
    if count < 2:
        return abs(mean)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return NORMAL_90 * math.sqrt(variance / count)


def paired(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """Differences game by game: both met the same luck, which so falls out."""
    return [mine - theirs for mine, theirs in zip(one, other, strict=True)]


def _key(game: Game, line: ScoreLine) -> Key:
    """What makes two lines the same source: its name, its rule and what it is about, but nothing that happens to be so."""
    about = {name: value for name, value in line.fields.items() if isinstance(value, str) and name not in game.incidental}
    return line.source, line.rule, tuple(sorted(about.items()))


def differences(one: Outlook, other: Outlook, least: float = 0.5, most: int = 3) -> list[Difference]:
    """Where ``one`` scores differently from ``other``, the greatest differences first."""
    found = []
    for key in {**one.sources, **other.sources}:
        amount = one.sources.get(key, 0.0) - other.sources.get(key, 0.0)
        if abs(amount) >= least:
            source, rule, about = key
            found.append(Difference(source, rule, round(amount, 2), dict(about)))
    return sorted(found, key=lambda difference: -abs(difference.amount))[:most]
