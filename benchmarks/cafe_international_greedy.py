"""How much whole turns are worth in Café International: the game's policy against one that sees single cards.

``python -m benchmarks.cafe_international_greedy`` plays 400 games for two, every deal twice with changed seats, and prints the
share of victories of the whole-turn policy with its 95 % interval; ``--write`` keeps the report beside this file. Compiled
rules (``PYTHONPATH=build/native``) give the same figures, only faster.
"""

from benchmarks.frame import command
from librt.vecs import vec
from mypy_extensions import i64

from ludocafe import registry
from ludocafe.arena.stats import wilson
from ludocafe.bots.brains import brain_of
from ludocafe.core.brain import Policy
from ludocafe.core.chance import FastChance
from ludocafe.core.game import Game
from ludocafe.core.playout import best_action
from ludocafe.core.state import Codes, State
from ludocafe.games.cafe_international.rules import codes
from ludocafe.games.cafe_international.rules.decisions import InternationalState
from ludocafe.games.cafe_international.rules.state import CHAIRS


class CardByCard(Policy):
    """The specification's greedy player: always the card that makes the most points now, an opener when nothing scores."""

    def weigh(self, state: State, codes: Codes, weights: vec[i64]) -> None:
        assert isinstance(state, InternationalState)
        for i in range(codes.count):
            weights[i] = self.weight(state, int(codes.items[i]))

    def weight(self, state: InternationalState, code: int) -> int:
        if code < codes.DRAW:
            return 10 + int(state.room.points(code // CHAIRS, code % CHAIRS))
        if code >= codes.FORM:
            return 100
        if code == codes.END:
            seats = range(state.seats)
            return 1 if all(state.standing(state.active) >= state.standing(other) for other in seats) else -1
        return 0


def play(game: Game, policies: list[Policy], seed: int, first: int) -> list[int]:
    """One game; ``policies`` by seat. Returns the places."""
    settings = game.check_settings(len(policies), {"first_player": str(first + 1)})
    chance, player = FastChance(seed), FastChance(seed + 1_000_003)
    state = game.new(len(policies), settings, chance)
    while not game.over(state):
        state.apply(best_action(state, policies[int(state.actor())], player), chance, None)
    return game.places(state)


def compare(games: int, seed: int, mine: Policy | None = None, theirs: Policy | None = None) -> dict[str, float]:
    """Every deal twice with changed seats, and the first turn in turn; a shared victory counts half."""
    game = registry.game("cafe_international")
    whole, single = mine or brain_of(game).policy(), theirs or CardByCard()
    won = 0.0
    for number in range(games):
        deal, seat = divmod(number, 2)
        policies = [whole, single] if seat == 0 else [single, whole]
        places = play(game, policies, seed + deal, deal % 2)
        won += 1.0 if places[seat] < places[1 - seat] else 0.5 if places[seat] == places[1 - seat] else 0.0
    sure = wilson(won / games, games)
    return {"games": games, "seed": seed, "share": won / games, "low": round(sure.low, 4), "high": round(sure.high, 4)}


if __name__ == "__main__":
    command("cafe_international_greedy", "Whole-turn policy against card-by-card policy, two players.", 400, compare)
