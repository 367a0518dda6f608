"""Many games of one kind side by side: what ``ludocafe.learn.Batch`` shows as NumPy arrays, written here without a copy.

A game that is over starts again at once. Every game has chance of its own, so that neither the number of games nor how they are
shared out between processes changes any of them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from ludocafe.core.brain import NewPolicy, Policy
from ludocafe.core.chance import SETUP, FastChance
from ludocafe.core.game import Game
from ludocafe.core.observe import Observer
from ludocafe.core.playout import best_action, best_noticed
from ludocafe.core.state import Codes, State

# Who holds a seat.
LEARNER: Final[i64] = 0
RANDOM: Final[i64] = 1
APPRENTICE: Final[i64] = 2
REGULAR: Final[i64] = 3

FEW: Final[i64] = 16  # legal actions there is room for at first

OVER: Final[u8] = 1  # values of ``done``
CUT_OFF: Final[u8] = 2
SOLO_SCALE: Final = 100.0


def reward(state: State, seat: i64) -> float:
    """What the game is worth to a seat as it stands: 1 for the only winner, less when shared, together 0; alone points / 100."""
    seats = state.seats
    if seats == 1:
        return float(state.points(0)) / SOLO_SCALE
    best = state.standing(0)
    winners: i64 = 0
    other: i64
    for other in range(seats):
        standing = state.standing(other)
        if standing > best:
            best = standing
            winners = 0
        if standing == best:
            winners += 1
    share = 0.0
    if state.standing(seat) == best:
        share = 1.0 / float(winners)
    return (share * float(seats) - 1.0) / float(seats - 1)


def rewards(state: State) -> list[float]:
    """What the game is worth to each seat as it stands."""
    found: list[float] = []
    seat: i64
    for seat in range(state.seats):
        found.append(reward(state, seat))
    return found


def place(state: State, seat: i64) -> i64:
    """1 for the best; equal places are shared."""
    mine = state.standing(seat)
    found: i64 = 1
    other: i64
    for other in range(state.seats):
        if state.standing(other) > mine:
            found += 1
    return found


@final
@mypyc_attr(native_class=True)
class Table:
    """One game of the batch."""

    state: State
    legal: vec[i16]  # codes that are legal now, and set in the mask
    count: i64  # how many
    chance: FastChance  # of the game
    player: FastChance  # of those who play at random or break ties
    learner: i64  # the seat that learns, or -1: all of them
    played: i64  # games that have begun here
    decisions: i64  # of this game

    def __init__(self, state: State, chance: FastChance, seed: i64) -> None:
        self.state = state
        self.legal = vec[i16]([i16(0)] * FEW)
        self.count = 0
        self.chance = chance
        self.player = FastChance(seed ^ 0x5DEECE66D)
        self.learner = -1
        self.played = 0
        self.decisions = 0


@final
@mypyc_attr(native_class=True)
class Games:
    """The games and, for all of them in one piece, what learners read."""

    game: Game
    settings: dict[str, str]
    observer: Observer
    seats: i64
    count: i64
    actions: i64  # codes a game has
    size: i64  # numbers of an observation
    limit: i64  # decisions after which a game is cut off
    first: i64  # number of the first game in the whole batch
    fixed: i64  # the seat that learns, or -1: it changes from game to game
    rivals: vec[i64]  # who sits so many places after the learner; empty: all seats learn
    overlooked: i64  # of an apprentice's options, in percent
    policies: list[Policy]  # one for each rival
    tables: list[Table]
    scratch: Codes
    observations: vec[i16]
    masks: vec[u8]
    actor: vec[i16]
    done: vec[u8]
    rewards: vec[float]
    points: vec[i32]
    places: vec[i16]
    scores: vec[i32]
    running: bool  # are scores wanted?
    chosen: vec[i64]

    def __init__(
        self,
        game: Game,
        settings: dict[str, str],
        observer: Observer,
        count: int,
        first: int,
        limit: int,
        rivals: list[int],
        fixed: int,
        overlooked: int,
        running: bool,
        new_policy: NewPolicy,
    ) -> None:
        seats = observer.seats
        self.game = game
        self.settings = settings
        self.observer = observer
        self.seats = seats
        self.count = count
        self.actions = game.action_count
        self.size = observer.size
        self.limit = limit
        self.first = first
        self.fixed = fixed
        self.rivals = vec[i64](rivals)
        self.overlooked = overlooked
        self.running = running
        self.policies = [new_policy() for _ in rivals]
        self.observations = vec[i16]([i16(0)] * (self.count * self.size))
        self.masks = vec[u8]([u8(0)] * (self.count * self.actions))
        self.actor = vec[i16]([i16(0)] * self.count)
        self.done = vec[u8]([u8(0)] * self.count)
        self.rewards = vec[float]([0.0] * (self.count * seats))
        self.points = vec[i32]([i32(0)] * (self.count * seats))
        self.places = vec[i16]([i16(0)] * (self.count * seats))
        self.scores = vec[i32]([i32(0)] * (self.count * seats))
        self.chosen = vec[i64]([0] * self.count)
        self.scratch = Codes()
        self.tables = []

    def reset(self, seeds: list[int]) -> None:
        """New games, each from its own seed."""
        number: i64
        for number in range(len(self.tables)):
            self.forget(number)
        self.tables = []
        for seed in seeds:
            chance = FastChance(seed)
            self.tables.append(Table(self.game.new(int(self.seats), self.settings, chance), chance, seed))
        for number in range(self.count):
            self.begin(number)

    def forget(self, number: i64) -> None:
        """Clear the results noted for a game."""
        table = self.tables[number]
        i: i64
        for i in range(table.count):
            self.masks[number * self.actions + i64(table.legal[i])] = 0
        table.count = 0
        self.done[number] = 0
        for i in range(number * self.seats, (number + 1) * self.seats):
            self.rewards[i] = 0.0
            self.points[i] = 0
            self.places[i] = 0

    # -- what learners do ----------------------------------------------------------------------------------------

    def step(self, actions: list[int]) -> None:
        """Carry out one legal action in each game."""
        number: i64
        for number in range(self.count):
            self.act(number, actions[number])

    def choose_at_random(self) -> None:
        """Write a random legal action of each game to ``chosen``."""
        number: i64
        for number in range(self.count):
            table = self.tables[number]
            self.chosen[number] = i64(table.legal[table.player.below(1, table.count)])

    def choose_by(self, policy: Policy) -> None:
        """Write the action that a policy ranks first in each game to ``chosen``."""
        number: i64
        for number in range(self.count):
            table = self.tables[number]
            self.chosen[number] = best_action(table.state, policy, table.player)

    # -- one game ------------------------------------------------------------------------------------------------

    def act(self, number: i64, action: i64) -> None:
        table = self.tables[number]
        if self.done[number] != 0:
            self.done[number] = 0
            seat: i64
            for seat in range(number * self.seats, (number + 1) * self.seats):
                self.rewards[seat] = 0.0
        table.state.apply(action, table.chance, None)
        table.decisions += 1
        self.go_on(number, table)

    def begin(self, number: i64) -> None:
        """What follows when a game has been set up."""
        table = self.tables[number]
        table.decisions = 0
        table.learner = -1
        if len(self.rivals) > 0:
            table.learner = self.fixed if self.fixed >= 0 else (self.first + number + table.played) % self.seats
        table.played += 1
        self.go_on(number, table)

    def go_on(self, number: i64, table: Table) -> None:
        """Play the rivals until a learner decides, restart a finished game, then write the arrays."""
        actor = table.state.actor()
        while actor >= 0 and table.decisions < self.limit and table.learner >= 0 and actor != table.learner:
            table.state.apply(self.rival(table, actor), table.chance, None)
            table.decisions += 1
            actor = table.state.actor()
        if actor < 0 or table.decisions >= self.limit:
            self.finish(number, table, actor)
            table.state = self.game.new(int(self.seats), self.settings, table.chance)
            self.begin(number)
        else:
            self.show(number, table, actor)

    def rival(self, table: Table, actor: i64) -> i64:
        behind = (actor - table.learner - 1 + self.seats) % self.seats
        level = self.rivals[behind]
        if level == REGULAR:
            return best_action(table.state, self.policies[behind], table.player)
        if level == APPRENTICE:
            return best_noticed(table.state, self.policies[behind], table.player, self.overlooked)
        codes = self.scratch
        codes.clear()
        table.state.legal_into(codes)
        return codes.items[table.player.below(SETUP, codes.count)]

    def finish(self, number: i64, table: Table, actor: i64) -> None:
        """Note the result of a game that ended or was cut off."""
        self.done[number] = OVER
        if actor >= 0:
            self.done[number] = CUT_OFF
        seat: i64
        for seat in range(self.seats):
            at = number * self.seats + seat
            self.rewards[at] = reward(table.state, seat)
            self.points[at] = i32(table.state.points(seat))
            self.places[at] = i16(place(table.state, seat))

    def show(self, number: i64, table: Table, actor: i64) -> None:
        """Write observation and mask of the actor; only the entries that were set are cleared first."""
        self.actor[number] = i16(actor)
        self.observer.write(table.state, actor, self.observations, number * self.size)
        if self.running:
            seat: i64
            for seat in range(self.seats):
                self.scores[number * self.seats + seat] = i32(table.state.points(seat))
        masks = self.masks
        start = number * self.actions
        legal = table.legal
        i: i64
        for i in range(table.count):
            masks[start + i64(legal[i])] = 0
        codes = self.scratch
        codes.clear()
        table.state.legal_into(codes)
        items = codes.items
        count = codes.count
        if count > len(legal):
            legal = vec[i16]([i16(0)] * (count + count // 2))
            table.legal = legal
        for i in range(count):
            legal[i] = i16(items[i])
            masks[start + items[i]] = 1
        table.count = count

    # -- keeping and restoring -----------------------------------------------------------------------------------

    def table(self, number: int) -> Table:
        """One game, to look at."""
        return self.tables[number]

    def restore(self, number: i64, state: State, words: list[int], learner: i64, played: i64, decisions: i64) -> None:
        """Put a game into a place as it was; ``words`` are those of both sources of chance."""
        if number < len(self.tables):
            self.forget(number)
            table = self.tables[number]
        else:
            table = Table(state, FastChance(0), 0)
            self.tables.append(table)
        table.state = state
        table.learner = learner
        table.played = played
        table.decisions = decisions
        half: i64 = len(table.chance.words)
        i: i64
        for i in range(half):
            table.chance.words[i] = words[i]
            table.player.words[i] = words[half + i]
        self.show(number, table, state.actor())

    def note(self, done: list[int], rewards: list[float], points: list[int], places: list[int]) -> None:
        """How the games that ended last did so."""
        i: i64
        for i in range(self.count):
            self.done[i] = u8(done[i])
        for i in range(self.count * self.seats):
            self.rewards[i] = rewards[i]
            self.points[i] = i32(points[i])
            self.places[i] = i16(places[i])
