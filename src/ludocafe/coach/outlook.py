"""What an option leads to: games played on from it, and the points by source they end with."""

from collections.abc import Sequence

import msgspec

from ludocafe.bots.budget import mix
from ludocafe.bots.search import Search
from ludocafe.bots.thinker import new_search
from ludocafe.core.chance import FastChance
from ludocafe.core.game import Game, win_shares
from ludocafe.core.model import Fields, ScoreLine
from ludocafe.core.state import State

Key = tuple[str, str, tuple[tuple[str, str], ...]]


class Outlook(msgspec.Struct, frozen=True):
    """Means over games played on: win share and points per seat, and one seat's points by source."""

    shares: list[float]
    points: list[float]
    sources: dict[Key, float]
    lines: dict[Key, ScoreLine]  # an example of each source, for its words


class Difference(msgspec.Struct, frozen=True):
    """Points of one source that one option brings more (or less) than another."""

    source: str
    rule: str
    amount: float
    fields: Fields = {}


def outlooks(game: Game, state: State, seat: int, codes: Sequence[int], games: int, seed: int) -> list[Outlook]:
    """Play ``games`` games on from each option; all options meet the same luck, so that they can be compared."""
    return [_outlook(game, state, seat, code, games, seed) for code in codes]


def _outlook(game: Game, state: State, seat: int, code: int, games: int, seed: int) -> Outlook:
    seats = int(state.seats)
    shares, points = [0.0] * seats, [0.0] * seats
    sources: dict[Key, float] = {}
    lines: dict[Key, ScoreLine] = {}
    for number in range(games):
        end = state.copy()
        search: Search = new_search(game, seat, seats, mix(seed, number))
        end.redeal(seat, FastChance(mix(seed, number) >> 1))
        end.apply(code, FastChance(mix(seed, games + number) >> 1), None)
        search.finish(end)
        won = win_shares(game.places(end))
        for other in range(seats):
            points[other] += float(end.points(other)) / games
            shares[other] += won[other] / games
        for line in game.scores(end)[seat]:
            key = _key(line)
            sources[key] = sources.get(key, 0.0) + line.amount / games
            lines[key] = line
    return Outlook(shares, points, sources, lines)


def _key(line: ScoreLine) -> Key:
    """What makes two lines the same source: its name, its rule and what it is about, but no numbers."""
    about = tuple(sorted((name, value) for name, value in line.fields.items() if isinstance(value, str)))
    return line.source, line.rule, about


def differences(one: Outlook, other: Outlook, least: float = 0.5, most: int = 3) -> list[Difference]:
    """Where ``one`` scores differently from ``other``, the greatest differences first."""
    found = []
    for key in {**one.lines, **other.lines}:
        amount = one.sources.get(key, 0.0) - other.sources.get(key, 0.0)
        if abs(amount) >= least:
            line = one.lines.get(key) or other.lines[key]
            found.append(Difference(line.source, line.rule, round(amount, 2), dict(line.fields)))
    return sorted(found, key=lambda difference: -abs(difference.amount))[:most]
