"""Information-set Monte Carlo tree search over any game: compiled, and honest by construction.

It gets a state that was *sampled* from a seat's view, never the true one. Every simulation copies it, re-deals all that the seat
cannot know, walks down the tree, adds one node, lets the game's own policy play on, and shares out what came of it.

- **Hidden things and luck.** A node stands for a sequence of actions (an information set), not for a state, so neither
  re-dealt hands nor draws need nodes of their own: each simulation meets its own luck, and a node remembers the average
  over it. A child is only considered when its action is legal in the current deal; it counts how often that was so (its
  availability), which takes the place of the parent's visits in the exploration term.
- **Several players.** The result is one number per seat; a node remembers the share of whoever chose its action.
- **Many options.** A node opens its children in the order of the policy's weights, no faster than the square root of its
  visits.
- **Value.** Part place (win share), part lead in points over the best rival, scaled by the leads that
  a few trial games of the policy end with.

All nodes live in packed arrays; the same seed, history and number of simulations give the same choice.
"""

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.chance import SETUP, Chance, FastChance
from ludocafe.core.state import OVER, Codes, Policy, State

NONE: Final[i64] = -1
ROOT: Final[i64] = 0
SEATS: Final[i64] = 16  # keys are action * SEATS + chooser
CLOCK_EVERY: Final[i64] = 4  # simulations between two looks at the clock
TRIALS: Final[i64] = 8  # policy games that scale the leads (fewer before a very short search)
DEEPEST: Final[i64] = 256  # no walk down the tree is longer
ENDLESS: Final[i64] = 5000  # decisions after which a playout is cut off in any case


@final
@mypyc_attr(native_class=True)
class Tuning:
    """How a search spends its effort; the numbers per game are in ``tuning.py``."""

    horizon: i64  # decisions a playout lasts at most (0: to the end of the game)
    glance: i64  # options a playout weighs at a decision, picked at random when there are more (0: all)
    slip: i64  # per mille of playout decisions made at random
    explore: float
    widen: float
    place_share: float  # of the value; the rest is the lead in points
    haste: float  # how much of a value is lost with each decision until it is reached, lest a winner dawdles

    def __init__(
        self,
        horizon: int = 0,
        glance: int = 0,
        slip: int = 50,
        explore: float = 0.7,
        widen: float = 1.0,
        place_share: float = 0.3,
        haste: float = 0.002,
    ) -> None:
        self.horizon = horizon
        self.glance = glance
        self.slip = slip
        self.explore = explore
        self.widen = widen
        self.place_share = place_share
        self.haste = haste


@final
@mypyc_attr(native_class=True)
class Tree:
    """Nodes as rows of packed arrays; children of a node form a chain."""

    size: i64
    key: vec[i64]
    first: vec[i64]
    next: vec[i64]
    visits: vec[i64]
    available: vec[i64]
    prior: vec[float]
    total: vec[float]

    def __init__(self) -> None:
        self.size = 0
        self.key = vec[i64]()
        self.first = vec[i64]()
        self.next = vec[i64]()
        self.visits = vec[i64]()
        self.available = vec[i64]()
        self.prior = vec[float]()
        self.total = vec[float]()
        self.add(NONE, 1.0)

    def add(self, key: i64, prior: float) -> i64:
        self.key = append(self.key, key)
        self.first = append(self.first, NONE)
        self.next = append(self.next, NONE)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.prior = append(self.prior, prior)
        self.total = append(self.total, 0.0)
        self.size += 1
        return self.size - 1

    def adopt(self, parent: i64, key: i64, prior: float) -> i64:
        """A new child at the head of its parent's chain."""
        child = self.add(key, prior)
        self.next[child] = self.first[parent]
        self.first[parent] = child
        return child

    def child(self, parent: i64, key: i64) -> i64:
        at = self.first[parent]
        while at != NONE and self.key[at] != key:
            at = self.next[at]
        return at

    def branch(self, top: i64, keep: float) -> "Tree":
        """The part below ``top`` as a tree of its own, with its visits weighed down to ``keep``."""
        other = Tree()
        self._graft(top, other, ROOT, keep)
        return other

    def _graft(self, source: i64, other: "Tree", target: i64, keep: float) -> None:
        visits = self.visits[source]
        kept = i64(float(visits) * keep)
        other.visits[target] = kept
        other.available[target] = i64(float(self.available[source]) * keep)
        other.total[target] = self.total[source] * float(kept) / float(visits) if visits > 0 else 0.0
        at = self.first[source]
        while at != NONE:
            if float(self.visits[at]) * keep >= 1.0:
                self._graft(at, other, other.adopt(target, self.key[at], self.prior[at]), keep)
            at = self.next[at]


@final
@mypyc_attr(native_class=True)
class Search:
    """One seat's thinking. ``run`` may be called again to think longer; ``advance`` keeps what still applies."""

    policy: Policy  # orders and weighs the options in the tree
    quick: Policy  # plays on below it
    seat: i64
    seats: i64
    tuning: Tuning
    tree: Tree
    luck: FastChance  # deals and draws inside simulations
    whim: FastChance  # the search's own random choices
    codes: Codes
    weights: vec[i64]
    stamp: vec[i64]  # by action code: in which walk step it was last legal
    step: i64
    path: vec[i64]
    depth: i64
    length: i64  # of the latest playout
    points: vec[i64]  # by seat, at the end of the latest playout
    standings: vec[i64]
    value: vec[float]  # by seat, of the latest simulation
    scale: float  # a usual lead at the end
    level: float  # usual points at the end (to judge solo games by)
    simulations: i64
    decisions: i64  # played in simulations
    root_count: vec[i64]  # by action code
    root_share: vec[float]  # win shares by action code * seats + seat
    root_points: vec[float]  # points at the end of the playout, likewise

    def __init__(
        self, policy: Policy, actions: int, seat: int, seats: int, seed: int, tuning: Tuning, quick: Policy | None = None
    ) -> None:
        self.policy = policy
        self.quick = policy if quick is None else quick
        self.seat = seat
        self.seats = seats
        self.tuning = tuning
        self.tree = Tree()
        self.luck = FastChance(seed)
        self.whim = FastChance(seed ^ 0x5DEECE66D)
        self.codes = Codes()
        self.weights = vec[i64]([0] * 64)
        self.stamp = vec[i64]([0] * actions)
        self.step = 0
        self.path = vec[i64]([0] * (DEEPEST + 2))
        self.depth = 0
        self.length = 0
        self.points = vec[i64]([0] * seats)
        self.standings = vec[i64]([0] * seats)
        self.value = vec[float]([0.0] * seats)
        self.scale = 0.0
        self.level = 0.0
        self.simulations = 0
        self.decisions = 0
        self.root_count = vec[i64]([0] * actions)
        self.root_share = vec[float]([0.0] * (actions * seats))
        self.root_points = vec[float]([0.0] * (actions * seats))

    # -- thinking ------------------------------------------------------------------------------------------------

    def run(self, root: State, simulations: int, seconds: float) -> int:
        """Think until ``simulations`` (0: any number) are done or ``seconds`` (0: any time) have passed; how many were done."""
        start = time.perf_counter()
        limit: i64 = simulations
        done: i64 = 0
        if self.scale == 0.0:
            trials = TRIALS if limit == 0 or limit >= 4 * TRIALS else 2
            self.try_out(root, trials, start, seconds)
        while limit == 0 or done < limit:
            # At least one, however little time there is: it opens the action that the policy likes best.
            if seconds > 0.0 and done > 0 and done % CLOCK_EVERY == 0 and time.perf_counter() - start >= seconds:
                break
            self.simulate(root)
            done += 1
        self.simulations += done
        return done

    def try_out(self, root: State, trials: i64, start: float, seconds: float) -> None:
        """Let the policy play a few games to learn what leads and points are usual."""
        leads: float = 0.0
        points: float = 0.0
        games: i64 = 0
        seat: i64
        while games < trials:
            state = root.copy()
            state.redeal(self.seat, self.luck)
            self.play_out(state)
            self.count(state)
            for seat in range(self.seats):
                leads += abs(float(self.lead(seat)))
                points += float(self.points[seat])
            games += 1
            if seconds > 0.0 and time.perf_counter() - start >= seconds / 4.0:
                break
        count = float(games * self.seats)
        self.level = points / count
        self.scale = leads / count + 1.0
        if self.seats == 1:
            self.scale = abs(self.level) / 4.0 + 1.0

    def simulate(self, root: State) -> None:
        tree = self.tree
        state = root.copy()
        state.redeal(self.seat, self.luck)
        node: i64 = ROOT
        self.depth = 0
        self.path[0] = ROOT
        fresh = False
        while not fresh and self.depth < DEEPEST:
            actor = state.actor()
            if actor == OVER:
                break
            codes = self.codes
            codes.clear()
            state.legal_into(codes)
            if self.may_widen(node, actor):
                before = tree.size
                node = self.open(state, node, actor)
                fresh = tree.size > before
            else:
                node = self.select(node, actor)
            self.depth += 1
            self.path[self.depth] = node
            state.apply(tree.key[node] // SEATS, self.luck, None)
        self.play_out(state)
        self.count(state)
        self.judge()
        self.remember()

    def may_widen(self, node: i64, actor: i64) -> bool:
        """Mark the legal actions, count the open children among them, and see whether one more may be opened."""
        tree = self.tree
        codes = self.codes
        items = codes.items
        stamp = self.stamp
        self.step += 1
        step = self.step
        i: i64
        for i in range(codes.count):
            stamp[items[i]] = step
        open: i64 = 0
        at = tree.first[node]
        while at != NONE:
            if tree.key[at] % SEATS == actor and stamp[tree.key[at] // SEATS] == step:
                open += 1
                tree.available[at] += 1
            at = tree.next[at]
        if open == 0:
            return True
        if open >= codes.count:
            return False
        return float(open) < 1.0 + self.tuning.widen * math.sqrt(float(tree.visits[node]))

    def select(self, node: i64, actor: i64) -> i64:
        """The available child with the best promise for its chooser."""
        tree = self.tree
        stamp = self.stamp
        step = self.step
        explore = self.tuning.explore
        best: i64 = NONE
        best_score: float = -1.0e30
        at = tree.first[node]
        while at != NONE:
            if tree.key[at] % SEATS == actor and stamp[tree.key[at] // SEATS] == step:
                visits = float(tree.visits[at])
                mean = tree.total[at] / visits if visits > 0.0 else 0.5
                score = mean + explore * tree.prior[at] * math.sqrt(float(tree.available[at])) / (1.0 + visits)
                if score > best_score:
                    best = at
                    best_score = score
            at = tree.next[at]
        return best

    def open(self, state: State, node: i64, actor: i64) -> i64:
        """Open the legal action with the most weight that has no child yet."""
        tree = self.tree
        codes = self.codes
        items = codes.items
        count = codes.count
        weights = self.weighed(state, self.policy)
        high: i64 = weights[0]
        i: i64
        for i in range(count):
            if weights[i] > high:
                high = weights[i]
        gap: float = 0.0
        for i in range(count):
            gap += float(high - weights[i])
        gap = gap / float(count) + 1.0e-9
        mass: float = 0.0
        for i in range(count):
            mass += math.exp(-float(high - weights[i]) / gap)
        # Mark the children that are open with the negative stamp; the rest compete by weight.
        stamp = self.stamp
        step = self.step
        at = tree.first[node]
        while at != NONE:
            if tree.key[at] % SEATS == actor and stamp[tree.key[at] // SEATS] == step:
                stamp[tree.key[at] // SEATS] = -step
            at = tree.next[at]
        best: i64 = NONE
        for i in range(count):
            if stamp[items[i]] == step and (best == NONE or weights[i] > weights[best]):
                best = i
        prior = 0.75 * math.exp(-float(high - weights[best]) / gap) / mass + 0.25 / float(count)
        child = tree.adopt(node, items[best] * SEATS + actor, prior)
        tree.available[child] = 1
        return child

    def weighed(self, state: State, policy: Policy) -> vec[i64]:
        """A policy's weights of the collected codes."""
        if len(self.weights) < self.codes.count:
            self.weights = vec[i64]([0] * (2 * self.codes.count))
        policy.weigh(state, self.codes, self.weights)
        return self.weights

    # -- playouts ------------------------------------------------------------------------------------------------

    def play_out(self, state: State) -> None:
        """Let the policy play for everybody, to the end or to the horizon."""
        horizon = self.tuning.horizon if self.tuning.horizon > 0 else ENDLESS
        codes = self.codes
        self.length = 0
        while self.length < horizon and state.actor() != OVER:
            codes.clear()
            state.legal_into(codes)
            state.apply(self.guided(state), self.luck, None)
            self.length += 1
        self.decisions += self.length

    def guided(self, state: State) -> i64:
        """The heaviest of the options glanced at; now and then any option at all."""
        codes = self.codes
        if codes.count == 1:
            return codes.items[0]
        if self.whim.below(SETUP, 1000) < self.tuning.slip:
            return codes.items[self.whim.below(SETUP, codes.count)]
        glance = self.tuning.glance
        if 0 < glance < codes.count:
            items = codes.items
            k: i64
            for k in range(glance):
                j = k + self.whim.below(SETUP, codes.count - k)
                code = items[k]
                items[k] = items[j]
                items[j] = code
            codes.count = glance
        weights = self.weighed(state, self.quick)
        best: i64 = 0
        i: i64
        for i in range(codes.count):
            if weights[i] > weights[best]:
                best = i
        return codes.items[best]

    # -- results -------------------------------------------------------------------------------------------------

    def count(self, state: State) -> None:
        """Write down points and standings: as they are when the game is over, else as the policy expects them."""
        seat: i64
        if state.actor() == OVER:
            for seat in range(self.seats):
                self.points[seat] = state.points(seat)
                self.standings[seat] = state.standing(seat)
        else:
            for seat in range(self.seats):
                self.points[seat] = self.quick.outlook(state, seat)
                self.standings[seat] = self.points[seat]

    def lead(self, seat: i64) -> i64:
        """Points ahead of the best rival (behind: negative)."""
        if self.seats == 1:
            return 0
        best: i64 = -1000000000
        other: i64
        for other in range(self.seats):
            if other != seat and self.points[other] > best:
                best = self.points[other]
        return self.points[seat] - best

    def win_share(self, seat: i64) -> float:
        """1 for the winner, shared among equals, 0 for the others."""
        mine = self.standings[seat]
        equals: i64 = 0
        other: i64
        for other in range(self.seats):
            theirs = self.standings[other]
            if theirs > mine:
                return 0.0
            if theirs == mine:
                equals += 1
        return 1.0 / float(equals)

    def judge(self) -> None:
        """Write the value of a played-out state for each seat, from 0 to 1; the sooner it comes, the more it counts."""
        share = self.tuning.place_share
        nearness = 1.0 / (1.0 + self.tuning.haste * float(self.depth + self.length))
        seat: i64
        for seat in range(self.seats):
            if self.seats == 1:
                self.value[seat] = squash((float(self.points[seat]) - self.level) / self.scale)
            else:
                lead = squash(float(self.lead(seat)) / self.scale)
                even = share / float(self.seats) + (1.0 - share) * 0.5
                result = share * self.win_share(seat) + (1.0 - share) * lead
                self.value[seat] = even + (result - even) * nearness

    def remember(self) -> None:
        """Tell every node on the path what its chooser got."""
        tree = self.tree
        tree.visits[ROOT] += 1
        i: i64
        for i in range(1, self.depth + 1):
            node = self.path[i]
            tree.visits[node] += 1
            tree.total[node] += self.value[tree.key[node] % SEATS]
        if self.depth > 0:
            code = tree.key[self.path[1]] // SEATS
            self.root_count[code] += 1
            seat: i64
            for seat in range(self.seats):
                self.root_share[code * self.seats + seat] += self.win_share(seat)
                self.root_points[code * self.seats + seat] += float(self.points[seat])

    # -- keeping what still applies ------------------------------------------------------------------------------

    def advance(self, actor: int, code: int, keep: float) -> None:
        """An action was played: what was thought about its consequences stays, weighed down to ``keep``."""
        actions = len(self.root_count)
        child = self.tree.child(ROOT, code * SEATS + actor)
        self.tree = self.tree.branch(child, keep) if child != NONE and keep > 0.0 else Tree()
        self.root_count = vec[i64]([0] * actions)
        self.root_share = vec[float]([0.0] * (actions * self.seats))
        self.root_points = vec[float]([0.0] * (actions * self.seats))

    # -- answers -------------------------------------------------------------------------------------------------

    def options(self) -> list[tuple[int, int, float]]:
        """The seat's actions at the root: (code, visits, mean value), most visited first, the better of equals first.

        After ``advance`` some may not be possible any more, since the tree averaged over draws.
        """
        tree = self.tree
        found: list[tuple[int, int, float]] = []
        at = tree.first[ROOT]
        while at != NONE:
            visits = tree.visits[at]
            mean = tree.total[at] / float(visits) if visits > 0 else 0.0
            if tree.key[at] % SEATS == self.seat:
                found.append((int(tree.key[at] // SEATS), int(visits), mean))
            at = tree.next[at]
        found.sort(key=by_visits)
        return found

    def outlook(self, code: int) -> tuple[int, list[float], list[float]]:
        """Of the simulations that began with ``code``: how many, mean win share and mean points per seat."""
        count = self.root_count[code]
        weight = 1.0 / float(count) if count > 0 else 0.0
        shares = [self.root_share[code * self.seats + seat] * weight for seat in range(self.seats)]
        points = [self.root_points[code * self.seats + seat] * weight for seat in range(self.seats)]
        return int(count), shares, points

    def finish(self, state: State) -> None:
        """Re-deal what the seat cannot know and let the policy play the game to its end, in place."""
        state.redeal(self.seat, self.luck)
        codes = self.codes
        left: i64 = ENDLESS
        while left > 0 and state.actor() != OVER:
            codes.clear()
            state.legal_into(codes)
            state.apply(self.guided(state), self.luck, None)
            left -= 1


def by_visits(option: tuple[int, int, float]) -> tuple[int, float, int]:
    return (-option[1], -option[2], option[0])


def squash(lead: float) -> float:
    """From any lead (1: a usual one) to the range 0 to 1."""
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


@final
@mypyc_attr(native_class=True)
class Counted(Chance):
    """Passes questions on and counts them: was there any luck in an action?"""

    source: Chance
    questions: i64

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.questions = 0

    def below(self, stream: i64, n: i64) -> i64:
        self.questions += 1
        return self.source.below(stream, n)


def is_lucky(state: State, code: int, seed: int) -> bool:
    """Does this action, tried on a copy, ask for a draw?"""
    chance = Counted(FastChance(seed))
    state.copy().apply(code, chance, None)
    return chance.questions > 0
