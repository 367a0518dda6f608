"""Statistics: win shares with confidence intervals, and ratings from all games together."""

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from ludocafe.arena.play import Outcome

SURE = 1.959963984540054  # standard deviations of a 95 % interval
RESAMPLES = 1000
RATING_RESAMPLES = 200
NEARLY_LOST = 0.02  # the least that somebody gets in an imagined game
ELO = 400 / math.log(10)
STAKES = tuple(math.sin(math.pi * (step + 0.5) / 40) ** 2 for step in range(20))  # parts of the purse that are bet, side by side
RUIN = math.log(2 / 0.05)  # a share is out of the question for whom betting against it won so much (logarithm)


class Interval(msgspec.Struct, frozen=True):
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """How one bot did in one group of games. ``even`` is the share of an equal among equals."""

    group: str
    bot: str
    games: int
    deals: int
    share: float
    even: float
    wilson: Interval
    bootstrap: Interval
    anytime: Interval
    points: float
    lead: float  # mean points ahead of the best rival
    seconds: float  # per decision that was one
    slowest: float
    simulations: float  # per such decision
    forfeits: int
    turn: float = 0.0  # seconds for all that it decided until another seat did
    longest: float = 0.0

    @property
    def clear(self) -> bool:
        """Whether an even share is outside both confidence intervals."""
        low, high = min(self.wilson.low, self.bootstrap.low), max(self.wilson.high, self.bootstrap.high)
        return not low <= self.even <= high

    @property
    def settled(self) -> bool:
        """Whether an even share is outside the interval that is valid for repeated looks."""
        return not self.anytime.low <= self.even <= self.anytime.high


class Forfeit(msgspec.Struct, frozen=True):
    """Games that a bot forfeited for one reason; ``detail`` and ``printed`` of the first of them."""

    bot: str
    reason: str
    games: int
    number: int  # of that first game
    detail: str
    printed: str


def forfeits(outcomes: Iterable[Outcome]) -> list[Forfeit]:
    """Who forfeited and why, in the order it first happened."""
    found: dict[tuple[str, str], list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        if outcome.forfeit >= 0:
            found[outcome.lineup[outcome.forfeit], outcome.reason].append(outcome)
    return [
        Forfeit(bot, reason, len(games), games[0].number, games[0].detail, games[0].printed)
        for (bot, reason), games in found.items()
    ]


class Rating(msgspec.Struct, frozen=True):
    """Strength on the Elo scale; the mean of all bots is 0."""

    bot: str
    elo: float
    interval: Interval
    games: int


def wilson(share: float, games: int) -> Interval:
    """Wilson's score interval for a share of ``games``.

    >>> found = wilson(0.5, 100)
    >>> round(found.low, 3), round(found.high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return Interval(0.0, 1.0)
    square = SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    reach = SURE / (1 + square) * math.sqrt(max(0.0, share * (1 - share)) / games + square / (4 * games))
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def bootstrap(clusters: Sequence[Sequence[float]], seed: int = 1) -> Interval:
    """95 % interval of the mean, drawing whole deals again, since games of one deal are not independent."""
    sums = [(sum(cluster), len(cluster)) for cluster in clusters]
    generator = random.Random(seed)
    means = []
    for _ in range(RESAMPLES):
        drawn = generator.choices(sums, k=len(sums))
        means.append(sum(total for total, _ in drawn) / sum(count for _, count in drawn))
    return _middle(means)


def anytime(shares: Sequence[float]) -> Interval:
    """95 % interval of the mean share of deals that holds for all looks together, so that a match may end at any of them.

    Somebody bets, deal after deal, that the mean is higher than a supposed one. If it is not, the purse ever grows fortyfold in
    one match of forty at most (Ville's inequality), so a supposed mean that let it grow so far is given up. Likewise for lower.

    >>> anytime([1.0] * 6).low > 0.5, anytime([1.0] * 8).low > 0.5
    (False, True)
    """
    counts = sorted(Counter(shares).items())
    return Interval(_floor(counts), 1.0 - _floor([(1.0 - share, count) for share, count in counts]))


def _floor(counts: Sequence[tuple[float, int]]) -> float:
    """The smallest mean that betting on a higher one does not rule out."""
    low, high = 0.0, 1.0
    while high - low > 1e-6:
        middle = (low + high) / 2
        if _winnings(counts, middle) >= RUIN:
            low = middle
        else:
            high = middle
    return low


def _winnings(counts: Sequence[tuple[float, int]], mean: float) -> float:
    """What betting on more than ``mean`` brought (logarithm); every stake starts with an equal part of the purse."""
    purses = [sum(count * math.log(1.0 + stake * (share / mean - 1.0)) for share, count in counts) for stake in STAKES]
    most = max(purses)
    return most + math.log(sum(math.exp(purse - most) for purse in purses) / len(purses))


def _middle(values: list[float]) -> Interval:
    """Where the middle 95 % of some values lie."""
    values = sorted(values)
    return Interval(values[int(0.025 * len(values))], values[int(0.975 * len(values)) - 1])


def standings(outcomes: Iterable[Outcome]) -> list[Standing]:
    """Each bot's result in each group, in the order the groups were played; the stronger first."""
    groups: dict[str, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        groups[outcome.group].append(outcome)
    found: list[Standing] = []
    for group, games in groups.items():
        bots = dict.fromkeys(bot for game in games for bot in game.lineup)
        found += sorted((_standing(group, bot, games) for bot in bots), key=lambda standing: standing.even - standing.share)
    return found


def _standing(group: str, bot: str, games: Sequence[Outcome]) -> Standing:
    clusters: dict[int, list[float]] = defaultdict(list)
    leads: list[int] = []
    points: list[int] = []
    even = forfeits = moves = turns = simulations = 0.0
    seconds = slowest = longest = 0.0
    for game in games:
        seats = [seat for seat, name in enumerate(game.lineup) if name == bot]
        if not seats:
            continue
        clusters[game.deal].append(sum(game.share[seat] for seat in seats))
        even += len(seats) / len(game.lineup)
        forfeits += game.forfeit in seats
        for seat in seats:
            rivals = [p for other, p in enumerate(game.points) if other != seat]
            points.append(game.points[seat])
            leads.append(game.points[seat] - max(rivals, default=0))
            moves += game.moves[seat]
            seconds += game.seconds[seat]
            simulations += game.simulations[seat]
            slowest = max(slowest, game.slowest[seat])
            turns += game.turns[seat] if game.turns else 0
            longest = max(longest, game.longest[seat] if game.longest else 0.0)
    played = sum(len(cluster) for cluster in clusters.values())
    share = sum(sum(cluster) for cluster in clusters.values()) / played
    return Standing(
        group=group,
        bot=bot,
        games=played,
        deals=len(clusters),
        share=share,
        even=even / played,
        wilson=wilson(share, played),
        bootstrap=bootstrap(list(clusters.values())),
        anytime=anytime([sum(cluster) / len(cluster) for cluster in clusters.values()]),
        points=sum(points) / len(points),
        lead=sum(leads) / len(leads),
        seconds=seconds / max(1, moves),
        slowest=slowest,
        simulations=simulations / max(1, moves),
        forfeits=int(forfeits),
        turn=seconds / max(1, turns),
        longest=longest,
    )


Duels = dict[tuple[str, str], float]


def duels(outcomes: Iterable[Outcome]) -> Duels:
    """A game of n players counts as a duel of every pair of different bots: (winner, loser) -> how often."""
    found: Duels = defaultdict(float)
    for game in outcomes:
        for one in range(len(game.lineup)):
            for other in range(one + 1, len(game.lineup)):
                a, b = game.lineup[one], game.lineup[other]
                if a == b:
                    continue
                score = 0.5 if game.places[one] == game.places[other] else float(game.places[one] < game.places[other])
                found[a, b] += score
                found[b, a] += 1.0 - score
    return found


def bradley_terry(wins: Duels, rounds: int = 200, imagined: Duels | None = None) -> dict[str, float]:
    """Elo of each bot by Bradley and Terry's model; one imagined game for each pair, a draw unless told, keeps ratings finite."""
    bots = sorted({bot for pair in wins for bot in pair})
    pairs = {pair for pair in wins if pair[0] < pair[1]} | {(b, a) for a, b in wins if b < a}
    extra = imagined or {}
    padded = {pair: extra.get(pair, 0.5) + wins.get(pair, 0.0) for a, b in pairs for pair in ((a, b), (b, a))}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(rounds):
        new = {}
        for bot in bots:
            won = met = 0.0
            for rival in bots:
                if (bot, rival) in padded:
                    won += padded[bot, rival]
                    met += (padded[bot, rival] + padded[rival, bot]) / (strength[bot] + strength[rival])
            new[bot] = won / met
        mean = math.exp(sum(math.log(value) for value in new.values()) / len(new))
        strength = {bot: value / mean for bot, value in new.items()}
    return {bot: ELO * math.log(value) for bot, value in strength.items()}


def ratings(outcomes: Sequence[Outcome], seed: int = 1) -> list[Rating]:
    """Ratings from all games together with 95 % intervals (deals drawn again), the strongest first.

    How the imagined game of each pair ends is drawn again, too: games that all ended alike do not make anybody certain.
    """
    if not duels(outcomes):
        return []
    elo = bradley_terry(duels(outcomes))
    clusters: dict[tuple[str, int], list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        clusters[outcome.group, outcome.deal].append(outcome)
    sums = [duels(cluster) for cluster in clusters.values()]
    generator = random.Random(seed)
    samples: dict[str, list[float]] = defaultdict(list)
    for _ in range(RATING_RESAMPLES):
        total: Duels = defaultdict(float)
        for drawn in generator.choices(sums, k=len(sums)):
            for pair, count in drawn.items():
                total[pair] += count
        imagined: Duels = {}
        for a, b in sorted(total):
            if a < b:
                imagined[a, b] = generator.uniform(NEARLY_LOST, 1.0 - NEARLY_LOST)
                imagined[b, a] = 1.0 - imagined[a, b]
        for bot, value in bradley_terry(total, 60, imagined).items():
            samples[bot].append(value)
    found = []
    for bot, value in elo.items():
        games = sum(bot in outcome.lineup for outcome in outcomes)
        found.append(Rating(bot, value, _middle(samples[bot]), games))
    return sorted(found, key=lambda rating: -rating.elo)
