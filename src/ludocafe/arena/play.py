"""One game in the arena: bots get what their seat may see; a bot that fails forfeits, and the reason is recorded."""

import contextlib
import time

import msgspec

from ludocafe import registry
from ludocafe.adapters.protocol import BotFailed
from ludocafe.arena.fixtures import Fixture
from ludocafe.arena.players import player
from ludocafe.bots.bot import Bot, Seated
from ludocafe.bots.budget import mix
from ludocafe.core.chance import FastChance
from ludocafe.core.game import Game, win_shares
from ludocafe.core.match import Match


class Outcome(msgspec.Struct, frozen=True):
    """The result of one game, one list entry per seat; a row of the results."""

    number: int
    group: str
    game: str
    rules_version: int
    edition: str
    settings: dict[str, str]
    deal: int
    seed: int
    lineup: list[str]
    points: list[int]
    places: list[int]
    share: list[float]  # of the win: 1, a part of it when shared, or 0
    decisions: int
    moves: list[int]  # decisions with more than one option
    seconds: list[float]  # thinking time
    slowest: list[float]  # longest single decision
    simulations: list[int]  # of bots that search
    forfeit: int = -1  # the seat that failed
    reason: str = ""  # crashed, silent, nonsense, debug, illegal; endless when nobody came to an end
    detail: str = ""
    turns: list[int] = []  # with such decisions; one lasts until another seat acts
    longest: list[float] = []  # seconds of the longest turn
    printed: str = ""  # the end of what a bot that failed wrote to its standard error


class Sitting:
    """The bots at one table and the clock for each."""

    def __init__(self, fixture: Fixture) -> None:
        self.fixture = fixture
        self.seats = len(fixture.lineup)
        self.bots: list[Bot] = [player(spec) for spec in fixture.lineup]
        self.moves = [0] * self.seats
        self.seconds = [0.0] * self.seats
        self.slowest = [0.0] * self.seats
        self.turns = [0] * self.seats
        self.longest = [0.0] * self.seats
        self.actor = -1  # whose turn it is, its seconds so far, and whether there was nothing to decide in it yet
        self.turn = 0.0
        self.idle = True
        self.failed = -1
        self.reason = ""
        self.detail = ""
        self.printed = ""

    def fail(self, seat: int, reason: str, detail: str = "", printed: str = "") -> None:
        self.failed, self.reason, self.detail, self.printed = seat, reason, detail, printed

    def attempt(self, seat: int, match: Match) -> int | None:
        """Ask a seat for its action; None when it failed."""
        view = match.view(seat)
        legal = match.state.legal()
        start = time.perf_counter()
        try:
            code = self.bots[seat].choose(view)
        except BotFailed as failure:
            self.fail(seat, failure.reason, failure.detail, failure.printed)
            return None
        except Exception as error:  # a bot may fail in any way; the arena goes on and says how
            self.fail(seat, "crashed", repr(error)[:300])
            return None
        self.clock(seat, time.perf_counter() - start, len(legal) > 1)
        if code not in legal:
            self.fail(seat, "illegal", str(code), self.bots[seat].printed())
            return None
        return code

    def clock(self, seat: int, took: float, free: bool) -> None:
        """Stop the clock of a seat that has answered."""
        if seat != self.actor:
            self.actor, self.turn, self.idle = seat, 0.0, True
        if free and self.idle:
            self.idle = False
            self.turns[seat] += 1
        self.turn += took
        self.moves[seat] += free
        self.seconds[seat] += took
        self.slowest[seat] = max(self.slowest[seat], took)
        self.longest[seat] = max(self.longest[seat], self.turn)

    def tell(self, actor: int, code: int, match: Match) -> bool:
        """Tell every bot what was played, as far as its seat may know it; called before the state changes."""
        open_to_all = match.game.is_open(match.state, code)
        for seat, bot in enumerate(self.bots):
            try:
                bot.saw(actor, code if open_to_all or seat == actor else None)
            except BotFailed as failure:
                self.fail(seat, failure.reason, failure.detail, failure.printed)
                return False
        return True

    def sit(self, game: Game) -> bool:
        for seat, bot in enumerate(self.bots):
            seed = mix(self.fixture.seed, 1000 + seat)
            try:
                bot.sit(Seated(game, seat, self.seats, self.fixture.settings, seed))
            except BotFailed as failure:
                self.fail(seat, failure.reason, failure.detail, failure.printed)
                return False
        return True

    def leave(self) -> None:
        with contextlib.ExitStack() as stack:
            for bot in self.bots:
                stack.callback(bot.leave)


def play(fixture: Fixture) -> Outcome:
    """Play one fixture to its end or to a forfeit."""
    game = registry.game(fixture.game)
    sitting = Sitting(fixture)
    settings = game.check_settings(sitting.seats, fixture.settings)
    match = Match(game, sitting.seats, settings, FastChance(fixture.seed >> 1), keep=0)
    try:
        going = sitting.sit(game)
        while going and not match.over:
            if match.number >= game.max_decisions:  # some bots never come to an end: the table is counted as it stands
                sitting.reason = "endless"
                break
            actor = match.actor
            code = sitting.attempt(actor, match)
            if code is None or not sitting.tell(actor, code, match):
                break
            match.apply(actor, code)
    finally:
        sitting.leave()
    state = match.state
    places = game.places(state) if sitting.failed < 0 else forfeited(sitting.seats, sitting.failed)
    return Outcome(
        number=fixture.number,
        group=fixture.group,
        game=game.id,
        rules_version=game.rules_version,
        edition=game.edition.hash,
        settings=dict(settings),
        deal=fixture.deal,
        seed=fixture.seed,
        lineup=list(fixture.lineup),
        points=[int(state.points(seat)) for seat in range(sitting.seats)],
        places=places,
        share=win_shares(places),
        decisions=match.number,
        moves=sitting.moves,
        seconds=[round(seconds, 4) for seconds in sitting.seconds],
        slowest=[round(seconds, 4) for seconds in sitting.slowest],
        simulations=[int(getattr(bot, "simulations", 0)) for bot in sitting.bots],
        forfeit=sitting.failed,
        reason=sitting.reason,
        detail=sitting.detail,
        printed=sitting.printed,
        turns=sitting.turns,
        longest=[round(seconds, 4) for seconds in sitting.longest],
    )


def forfeited(seats: int, seat: int) -> list[int]:
    """The outcome of a forfeit: that seat is last, all others share the first place."""
    return [seats if other == seat else 1 for other in range(seats)]
