"""Fits the weights of Coffee Traders' forecast to games of the greedy trader, and says how well they foretell other games.

    PYTHONPATH=build/native:. python -m benchmarks.coffee_traders_value_fit [--games 3000] [--seed 72000] [--write]

plays that many games with 2, 3, 4 and 5 players. Up to a random point of a game now and then a random action is played, so that
uncommon positions occur; after it the trader plays on, and the beginnings of stages are noted together with the points that
follow. ``--write`` writes the weights to ``games/coffee_traders/brain/value_fit_weights.py``.
"""

from benchmarks.fitting import Fit, Rows, slipping

from ludocafe import registry
from ludocafe.bots.brains import brain_of
from ludocafe.core.chance import FastChance
from ludocafe.games.coffee_traders.brain.value_fit import FEWEST, PERIODS, STAGES, UNIT, ValueFit, stage_of
from ludocafe.games.coffee_traders.rules.decisions import TradersState

SEATS = (2, 3, 4, 5)
STEPS = [(seats, stage) for seats in SEATS for stage in range(int(PERIODS * STAGES))]
SLIP = 10  # one in so many decisions is random, early in a game
WILD = 70  # decisions of each player during which that may be so

Samples = dict[tuple[int, int], Rows]  # by players and stage


def note_game(seats: int, seed: int, samples: Samples) -> None:
    game = registry.game("coffee_traders")
    chance, whim = FastChance(seed), FastChance(seed + 500_009)
    vicious = {"vicious_objectives": "on"} if seats == FEWEST and whim.below(0, 8) == 0 else {}
    state = game.new(seats, game.check_settings(seats, vicious), chance)
    assert isinstance(state, TradersState)
    value_fit = ValueFit()
    wild = whim.below(0, 2 * WILD * seats) - WILD * seats  # in half of the games the trader plays from the start
    noted = []
    number, last = 0, -1
    while state.actor() >= 0:
        stage = int(stage_of(state))
        if number >= wild and stage != last:
            for seat in range(seats):
                value_fit.look(state, seat)
                noted.append((seat, stage, [int(value) for value in value_fit.features]))
        last = stage
        state.apply(slipping(state, brain_of(game).policy(), whim, SLIP if number < wild else 0), chance, None)
        number += 1
    for seat, stage, features in noted:
        samples.setdefault((seats, stage), []).append((features, int(state.points(seat))))


def collect(games: int, seed: int) -> Samples:
    samples: Samples = {}
    for seats in SEATS:
        for number in range(games):
            note_game(seats, seed + seats * 100_000 + number, samples)
    return samples


def label(step: tuple[int, int]) -> str:
    seats, stage = step
    period, phase = divmod(stage, int(STAGES))
    return f"{seats} players, period {period + 1}, stage {phase}"


if __name__ == "__main__":
    Fit("coffee_traders", STEPS, label, collect, int(UNIT)).command(games=3000, seed=72_000)
