"""Fits the weights of Café's forecast to games of the greedy merchant, and says how well they foretell other games.

    PYTHONPATH=build/native:. python -m benchmarks.cafe_value_fit [--games 400] [--seed 71000] [--write]

plays that many games for each set-up (1 to 4 players, auctions of 2 to 4). Up to a random point of a game now and then a
random action is played, so that uncommon positions occur; after it the merchant plays on and positions are noted together
with the points that follow. ``--write`` writes the weights to ``games/cafe/brain/value_fit_weights.py``.
"""

from benchmarks.fitting import Fit, Rows, slipping

from ludocafe import registry
from ludocafe.bots.brains import brain_of
from ludocafe.core.chance import FastChance
from ludocafe.games.cafe.brain.value_fit import UNIT, ValueFit
from ludocafe.games.cafe.rules.decisions import CafeState

SETUPS = ((1, "standard"), (2, "standard"), (3, "standard"), (4, "standard"), (2, "auction"), (3, "auction"), (4, "auction"))
TURNS = 9  # turns a player may have yet to begin: 0 … 8
SLIP = 12  # one in so many decisions is random, early in a game
EVERY = 5  # decisions between two notes

Samples = dict[int, Rows]  # by turns to come


def note_game(seats: int, mode: str, seed: int, samples: Samples) -> None:
    game = registry.game("cafe")
    chance, whim = FastChance(seed), FastChance(seed + 500_009)
    state = game.new(seats, game.check_settings(seats, {"mode": mode} if seats > 1 else {}), chance)
    assert isinstance(state, CafeState)
    value_fit = ValueFit()
    wild = whim.below(0, 160 * seats) - 80 * seats  # in half of the games the merchant plays from the start
    noted = []
    number = 0
    while state.actor() >= 0:
        if number >= wild and number % EVERY == 0:
            for seat in range(seats):
                if not value_fit.has_finished(state, seat):
                    turns = int(value_fit.look(state, seat))
                    noted.append((seat, turns, [int(value) for value in value_fit.features]))
        state.apply(slipping(state, brain_of(game).policy(), whim, SLIP if number < wild else 0), chance, None)
        number += 1
    for seat, turns, features in noted:
        samples.setdefault(turns, []).append((features, int(state.points(seat))))


def collect(games: int, seed: int) -> Samples:
    samples: Samples = {}
    for setup, (seats, mode) in enumerate(SETUPS):
        for number in range(games):
            note_game(seats, mode, seed + setup * 100_000 + number, samples)
    return samples


if __name__ == "__main__":
    fit = Fit("cafe", list(range(TURNS)), lambda turns: f"{turns} turns to begin", collect, int(UNIT), scale=100)
    fit.command(games=400, seed=71_000)
