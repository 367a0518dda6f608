"""Monte Carlo search over the information sets of any game: compiled, and honest by construction.

It gets a state that was *sampled* from a seat's view, never the true one. Every simulation copies it, re-deals all that the seat
cannot know, plays one of the options, walks down the tree below it, adds one node, lets the game's own policy play on, and shares
out what came of it.

- **At the root** options race: all meet the same deals and draws, and whoever wants to replace the policy's favourite must be
  better by more than chance (``Race``).
- **Hidden things.** A node stands for what was played and openly drawn (an information set), not for a state: each simulation
  meets its own deal, and a node remembers the average over them. A child is only considered when its action is legal in the
  current deal; it counts how often that was so (its availability), which takes the place of the parent's visits in the
  exploration term.
- **Open draws.** Where an action lets something be drawn for all to see, outcomes get nodes of their own as soon as there are
  visits enough to share out, so that each can be answered in its own way (``State.drawn``, ``Tree.land``); until then, and for
  rarer outcomes, a node stands for their average.
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

from ludocafe.core.brain import DEEPEST, Policy, SearchProfile
from ludocafe.core.chance import SETUP, FastChance
from ludocafe.core.state import NOTHING, OVER, Codes, State

NONE: Final[i64] = -1
VARIED: Final[i64] = -2
ROOT: Final[i64] = 0
SEATS: Final[i64] = 16  # keys are action * SEATS + chooser
BORROWED: Final[float] = 4.0  # trials' worth of usual spread that an option with few trials borrows
FINE: Final[float] = 1000.0  # expected points that differ by less than its inverse share a place
STRIDE: Final[i64] = 1000003  # between the seeds of two trials
TRIALS: Final[i64] = 8  # policy games that scale the leads (fewer before a very short search)
ENDLESS: Final[i64] = 5000  # decisions after which a playout is cut off in any case


@final
@mypyc_attr(native_class=True)
class Race:
    """The options at the root, compared in paired trials.

    In its n-th trial every option meets the n-th deal and the n-th row of draws, so that the difference from what the
    policy's favourite got in the same trial says something after few trials already. The next trial goes to the option
    that may still be the best; who wants to replace the favourite must be better by more than chance.
    """

    codes: vec[i64]  # the favourite first, then in the order of the policy
    nodes: vec[i64]  # of the tree
    tries: vec[i64]
    total: vec[float]  # of values
    gain: vec[float]  # sum of differences from the favourite
    spread: vec[float]  # sum of their squares
    ahead: vec[float]  # the favourite's value in every trial
    opened: i64
    trials: i64  # of all options together
    spreads: float  # of all options together
    pairs: i64

    def __init__(self) -> None:
        self.codes = vec[i64]()
        self.nodes = vec[i64]()
        self.tries = vec[i64]()
        self.total = vec[float]()
        self.gain = vec[float]()
        self.spread = vec[float]()
        self.ahead = vec[float]()
        self.opened = 0
        self.trials = 0
        self.spreads = 0.0
        self.pairs = 0

    def enter(self, code: i64) -> None:
        """Add an option; options come in the policy's order."""
        self.codes = append(self.codes, code)
        self.nodes = append(self.nodes, NONE)
        self.tries = append(self.tries, 0)
        self.total = append(self.total, 0.0)
        self.gain = append(self.gain, 0.0)
        self.spread = append(self.spread, 0.0)

    def note(self, option: i64, value: float) -> None:
        """Record an option's next trial; the favourite's trial of the same number is recorded already."""
        if option == 0:
            self.ahead = append(self.ahead, value)
        else:
            difference = value - self.ahead[self.tries[option]]
            self.gain[option] += difference
            self.spread[option] += difference * difference
            self.spreads += difference * difference
            self.pairs += 1
        self.tries[option] += 1
        self.total[option] += value
        self.trials += 1

    def error(self, option: i64) -> float:
        """Standard error of the mean difference; few trials borrow from what is usual for all options."""
        tries = float(self.tries[option])
        usual = self.spreads / float(self.pairs) if self.pairs > 0 else 1.0
        return math.sqrt((self.spread[option] + BORROWED * usual) / (tries + BORROWED) / tries)

    def bound(self, option: i64, errors: float) -> float:
        """The mean difference from the favourite, so many standard errors up or down."""
        if option == 0 or self.tries[option] == 0:
            return 0.0
        return self.gain[option] / float(self.tries[option]) + errors * self.error(option)

    def next(self, widen: float, explore: float) -> i64:
        """The option to try now."""
        count = len(self.codes)
        if self.trials == 0 or count == 1:
            return 0
        if self.opened < count - 1 and float(self.opened) < widen * math.sqrt(float(self.trials)):
            self.opened += 1
            return self.opened
        best: i64 = 1
        high: float = -1.0e30
        option: i64
        for option in range(1, self.opened + 1):
            bound = self.bound(option, explore)
            if bound > high:
                high = bound
                best = option
        return best if self.tries[best] < self.tries[0] else NOTHING

    def ranking(self, caution: float) -> list[tuple[int, int, float]]:
        """Every option that was tried – code, trials, mean value –, the one to play first."""
        found: list[tuple[float, i64]] = []
        option: i64
        for option in range(len(self.codes)):
            if self.tries[option] > 0:
                found.append((-self.bound(option, -caution), option))
        found.sort()
        return [(int(self.codes[i]), int(self.tries[i]), self.total[i] / float(self.tries[i])) for _, i in found]

    def rows(self) -> list[tuple[int, int, float, float, float]]:
        """All statistics in the policy's order, to be merged with those of other searches of the same options."""
        return [
            (int(self.codes[i]), int(self.tries[i]), self.total[i], self.gain[i], self.spread[i]) for i in range(len(self.codes))
        ]

    def add(self, rows: list[tuple[int, int, float, float, float]]) -> None:
        """Merge the statistics of another search of the same options, in the same order."""
        for option, (code, tries, total, gain, spread) in enumerate(rows):
            if option == len(self.codes):
                self.enter(code)
            self.tries[option] += tries
            self.total[option] += total
            self.gain[option] += gain
            self.spread[option] += spread
            self.trials += tries
            if option > 0:
                self.spreads += spread
                self.pairs += tries


@final
@mypyc_attr(native_class=True)
class Tree:
    """Nodes as rows of packed arrays; children of a node form a chain, and so do the outcomes of a draw.

    ``visits``, ``available``, ``prior`` and ``total`` are about an action, ``landed`` and the children about what follows it: in
    the action's own node after any draw, in its twins after one certain draw.
    """

    size: i64
    key: vec[i64]
    first: vec[i64]
    next: vec[i64]
    visits: vec[i64]
    available: vec[i64]
    prior: vec[float]
    total: vec[float]
    drawn: vec[i64]  # by a twin: its outcome; by an action: the first outcome seen (NONE: none yet, VARIED: several)
    twin: vec[i64]  # the next outcome of the same action
    landed: vec[i64]  # how often simulations went on from here

    def __init__(self) -> None:
        self.size = 0
        self.key = vec[i64]()
        self.first = vec[i64]()
        self.next = vec[i64]()
        self.visits = vec[i64]()
        self.available = vec[i64]()
        self.prior = vec[float]()
        self.total = vec[float]()
        self.drawn = vec[i64]()
        self.twin = vec[i64]()
        self.landed = vec[i64]()
        self.add(NONE, 1.0)

    def add(self, key: i64, prior: float) -> i64:
        self.key = append(self.key, key)
        self.first = append(self.first, NONE)
        self.next = append(self.next, NONE)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.prior = append(self.prior, prior)
        self.total = append(self.total, 0.0)
        self.drawn = append(self.drawn, NONE)
        self.twin = append(self.twin, NONE)
        self.landed = append(self.landed, 0)
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

    def land(self, node: i64, drawn: i64, split: i64) -> i64:
        """Where to go on after an action and its draw; there is room for one outcome in every ``split`` visits."""
        if self.drawn[node] == NONE:
            self.drawn[node] = drawn
        if self.drawn[node] != VARIED:
            if self.drawn[node] == drawn:
                return node
            self.drawn[node] = VARIED
        room = self.visits[node] // split
        at = self.twin[node]
        while at != NONE:
            if self.drawn[at] == drawn:
                return at
            room -= 1
            at = self.twin[at]
        if room <= 0:
            return node
        fresh = self.add(self.key[node], 1.0)
        self.drawn[fresh] = drawn
        self.twin[fresh] = self.twin[node]
        self.twin[node] = fresh
        return fresh


@final
@mypyc_attr(native_class=True)
class Search:
    """The search for one decision of one seat. ``run`` may be called again to search longer."""

    policy: Policy  # orders and weighs the options in the tree
    playouts: Policy  # plays on below it
    seat: i64
    seats: i64
    profile: SearchProfile
    tree: Tree
    race: Race
    dice: FastChance  # seeds of races
    base: i64  # seed of the race
    chance: FastChance  # deals and draws inside simulations
    whim: FastChance  # slips of playouts
    codes: Codes
    weights: vec[i64]
    stamp: vec[i64]  # by action code: in which walk step it was last legal
    step: i64
    path: vec[i64]
    depth: i64
    length: i64  # of the latest playout
    turns: i64  # changes of the deciding seat in the latest simulation
    round: i64  # at the root; NONE where every seat's deciding in turn counts as a round
    ended: bool  # whether the latest playout came to the end of the game
    points: vec[float]  # by seat, at the end of the latest playout
    standings: vec[i64]
    value: vec[float]  # by seat, of the latest simulation
    scale: float  # a usual lead at the end
    level: float  # usual points at the end (to judge solo games by)
    simulations: i64
    decisions: i64  # played in simulations
    root_count: vec[i64]  # by action code
    root_share: vec[float]  # win shares by action code * seats + seat
    root_points: vec[float]  # points at the end of the playout, likewise

    def __init__(self, profile: SearchProfile, actions: int, seat: int, seats: int, seed: int) -> None:
        self.profile = profile
        self.policy = profile.policy
        self.playouts = profile.playouts
        self.seat = seat
        self.seats = seats
        self.tree = Tree()
        self.race = Race()
        self.dice = FastChance(seed)
        self.base = 0
        self.chance = FastChance(seed)
        self.whim = FastChance(seed)
        self.codes = Codes()
        self.weights = vec[i64]([0] * 64)
        self.stamp = vec[i64]([0] * actions)
        self.step = 0
        self.path = vec[i64]([0] * (DEEPEST + 2))
        self.depth = 0
        self.length = 0
        self.turns = 0
        self.round = NONE
        self.ended = False
        self.points = vec[float]([0.0] * seats)
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
        """Search until ``simulations`` or ``seconds`` (0: no limit) are used up; returns the number of simulations done."""
        start = time.perf_counter()
        limit: i64 = simulations
        done: i64 = 0
        self.round = self.playouts.round_of(root)
        if self.scale == 0.0:
            trials = TRIALS if limit == 0 or limit >= 4 * TRIALS else 2
            self.calibrate(root, trials, start, seconds)
        self.rank_options(root)
        while limit == 0 or done < limit:
            # At least one, however little time there is: it tries the action that the policy ranks first.
            if seconds > 0.0 and done > 0 and time.perf_counter() - start >= seconds:
                break
            self.simulate(root, self.race.next(self.profile.widen, self.profile.doubt))
            done += 1
        self.simulations += done
        return done

    def rank_options(self, root: State) -> None:
        """Add the options at the root to the race in the policy's order, unless they are there already."""
        codes = self.codes
        codes.clear()
        root.legal_into(codes)
        if self.is_ranked():
            return
        race = Race()
        weights = self.weighed(root, self.policy)
        taken = vec[i64]([0] * codes.count)
        i: i64
        _time: i64
        for _time in range(self.contenders()):
            best: i64 = NONE
            for i in range(codes.count):
                if taken[i] == 0 and (best == NONE or weights[i] > weights[best]):
                    best = i
            taken[best] = 1
            race.enter(codes.items[best])
        self.race = race
        self.base = self.dice.below(SETUP, 1 << 30)

    def is_ranked(self) -> bool:
        """Whether the race has exactly the collected options."""
        race = self.race
        if len(race.codes) != self.contenders():
            return False
        i: i64
        for i in range(len(race.codes)):
            if not self.codes.has(race.codes[i]):
                return False
        return True

    def contenders(self) -> i64:
        """How many of the collected options enter the race."""
        most = self.profile.shortlist
        return most if 0 < most < self.codes.count else self.codes.count

    def calibrate(self, root: State, trials: i64, start: float, seconds: float) -> None:
        """Play a few games with the policy to measure usual leads and points."""
        leads: float = 0.0
        points: float = 0.0
        games: i64 = 0
        seat: i64
        while games < trials:
            state = root.copy()
            state.redeal(self.seat, self.chance)
            self.turns = 0
            self.play_out(state)
            self.count(state)
            for seat in range(self.seats):
                leads += abs(self.lead(seat))
                points += self.points[seat]
            games += 1
            if seconds > 0.0 and time.perf_counter() - start >= seconds / 4.0:
                break
        count = float(games * self.seats)
        self.level = points / count
        self.scale = leads / count + 1.0
        if self.seats == 1:
            self.scale = abs(self.level) / 4.0 + 1.0

    def simulate(self, root: State, option: i64) -> None:
        """The next trial of an option at the root."""
        race = self.race
        seed = self.base + STRIDE * race.tries[option]
        self.chance.reseed(seed)
        self.whim.reseed(seed + 1)
        state = root.copy()
        state.redeal(self.seat, self.chance)
        node = self.entry(option)
        self.turns = 0
        self.depth = 1
        self.path[1] = node
        self.play(state, race.codes[option])
        self.walk(state, node)
        self.play_out(state)
        self.count(state)
        self.judge()
        self.remember()
        race.note(option, self.value[self.seat])

    def entry(self, option: i64) -> i64:
        """The node of an option at the root."""
        race = self.race
        if race.nodes[option] == NONE:
            key = race.codes[option] * SEATS + self.seat
            known = self.tree.child(ROOT, key)
            race.nodes[option] = known if known != NONE else self.tree.adopt(ROOT, key, 1.0)
        return race.nodes[option]

    def walk(self, state: State, node: i64) -> None:
        """Walk down the tree to a new node, or to its greatest depth."""
        tree = self.tree
        codes = self.codes
        deepest = self.profile.deep + 1
        node = tree.land(node, state.drawn(), self.profile.split)
        while tree.landed[node] > 0 and self.depth < deepest and not self.is_cut(state):
            actor = state.actor()
            codes.clear()
            state.legal_into(codes)
            child = self.open(state, node, actor) if self.may_widen(node, actor) else self.select(node, actor)
            tree.landed[node] += 1
            self.depth += 1
            self.path[self.depth] = child
            self.play(state, tree.key[child] // SEATS)
            node = tree.land(child, state.drawn(), self.profile.split)
        tree.landed[node] += 1

    def play(self, state: State, action: i64) -> None:
        """Carry out an action and notice when another seat decides next."""
        before = state.actor()
        state.apply(action, self.chance, None)
        if state.actor() != before:
            self.turns += 1

    def is_cut(self, state: State) -> bool:
        """Is the game over, or as far ahead as the search looks?"""
        rounds = self.profile.rounds
        if state.actor() == OVER or rounds == 0:
            return state.actor() == OVER
        if self.round == NONE:
            return rounds * self.seats <= self.turns
        return self.playouts.round_of(state) - self.round >= rounds

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
        return float(open) < 1.0 + self.profile.widen * math.sqrt(float(tree.landed[node]))

    def select(self, node: i64, actor: i64) -> i64:
        """The available child with the highest score for its chooser."""
        tree = self.tree
        stamp = self.stamp
        step = self.step
        explore = self.profile.explore
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
        """Play on with the policy for all seats, to the end or to the horizon."""
        horizon = self.profile.horizon if self.profile.horizon > 0 else ENDLESS
        codes = self.codes
        self.length = 0
        while self.length < horizon and not self.is_cut(state):
            codes.clear()
            state.legal_into(codes)
            self.play(state, self.guided(state))
            self.length += 1
        self.decisions += self.length

    def guided(self, state: State) -> i64:
        """The option with the most weight among those sampled; sometimes a random one."""
        codes = self.codes
        if codes.count == 1:
            return codes.items[0]
        if self.whim.below(SETUP, 1000) < self.profile.slip:
            return codes.items[self.whim.below(SETUP, codes.count)]
        glance = self.profile.glance
        if 0 < glance < codes.count:
            items = codes.items
            k: i64
            for k in range(glance):
                j = k + self.whim.below(SETUP, codes.count - k)
                code = items[k]
                items[k] = items[j]
                items[j] = code
            codes.count = glance
        weights = self.weighed(state, self.playouts)
        best: i64 = 0
        i: i64
        for i in range(codes.count):
            if weights[i] > weights[best]:
                best = i
        return codes.items[best]

    # -- results -------------------------------------------------------------------------------------------------

    def count(self, state: State) -> None:
        """Store points and standings: the final ones, or those that the policy expects."""
        seat: i64
        self.ended = state.actor() == OVER
        if self.ended:
            for seat in range(self.seats):
                self.points[seat] = float(state.points(seat))
                self.standings[seat] = state.standing(seat)
        else:
            for seat in range(self.seats):
                self.points[seat] = self.playouts.expected_points(state, seat)
                self.standings[seat] = i64(self.points[seat] * FINE)

    def lead(self, seat: i64) -> float:
        """Points ahead of the best rival (behind: negative)."""
        if self.seats == 1:
            return 0.0
        best: float = -1.0e30
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
        # Who is ahead where a playout was cut off has not won yet; only the lead counts there.
        share = self.profile.place_share if self.ended else 0.0
        nearness = 1.0 / (1.0 + self.profile.haste * float(self.depth + self.length))
        seat: i64
        for seat in range(self.seats):
            if self.seats == 1:
                self.value[seat] = squash((self.points[seat] - self.level) / self.scale)
            else:
                lead = squash(self.lead(seat) / self.scale)
                even = share / float(self.seats) + (1.0 - share) * 0.5
                result = share * self.win_share(seat) + (1.0 - share) * lead
                self.value[seat] = even + (result - even) * nearness

    def remember(self) -> None:
        """Add the value for its chooser to every node on the path."""
        tree = self.tree
        tree.visits[ROOT] += 1
        i: i64
        for i in range(1, self.depth + 1):
            node = self.path[i]
            tree.visits[node] += 1
            tree.total[node] += self.value[tree.key[node] % SEATS]
        code = tree.key[self.path[1]] // SEATS
        self.root_count[code] += 1
        seat: i64
        for seat in range(self.seats):
            self.root_share[code * self.seats + seat] += self.win_share(seat)
            self.root_points[code * self.seats + seat] += self.points[seat]

    # -- answers -------------------------------------------------------------------------------------------------

    def options(self) -> list[tuple[int, int, float]]:
        """The actions at the root that were tried: (code, trials, mean value), the one to play first."""
        return self.race.ranking(self.profile.caution)

    def results(self, code: int) -> tuple[int, list[float], list[float]]:
        """Of the simulations that began with ``code``: how many, mean win share and mean points per seat."""
        count = self.root_count[code]
        weight = 1.0 / float(count) if count > 0 else 0.0
        shares = [self.root_share[code * self.seats + seat] * weight for seat in range(self.seats)]
        points = [self.root_points[code * self.seats + seat] * weight for seat in range(self.seats)]
        return int(count), shares, points

    def finish(self, state: State) -> None:
        """Re-deal what the seat cannot know and play the game to its end with the policy, in place."""
        state.redeal(self.seat, self.chance)
        codes = self.codes
        left: i64 = ENDLESS
        while left > 0 and state.actor() != OVER:
            codes.clear()
            state.legal_into(codes)
            state.apply(self.guided(state), self.chance, None)
            left -= 1


def squash(lead: float) -> float:
    """From any lead (1: a usual one) to the range 0 to 1."""
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))
