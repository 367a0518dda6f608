"""Learn to play a game from nothing but wins and losses: a linear policy trained by REINFORCE, in plain NumPy.

    python examples/train_policy.py --game cafe_del_gatto --minutes 3

The learner sits at a Gymnasium table (``ludocafe.adapters.zoo.SeatEnv``) against random players and sees the encoded
observation and the mask of legal actions. Every action has a weight for every observed number; legal actions are drawn by
softmax. After each game the weights move towards the actions of games that went better than usual. The script prints the share
of wins before and after training, with 95 % intervals, over the same deals.
"""

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from ludocafe.adapters.zoo import SeatEnv
from ludocafe.arena.stats import wilson

Array = NDArray[np.float64]
Step = tuple[Array, NDArray[np.intp], int]  # what was seen, what was legal, which of it was chosen


class LinearPolicy:
    """Softmax over legal actions; each action weighs a scaled observation."""

    def __init__(self, observations: int, actions: int) -> None:
        self.weights: Array = np.zeros((actions, observations + 1))
        self.mean: Array = np.zeros(observations)
        self.spread: Array = np.ones(observations)
        self.seen = 0

    def features(self, observation: NDArray[np.float32], learn: bool) -> Array:
        """The observation on a common scale, and a constant."""
        if learn:
            self.seen += 1
            rate = max(1.0 / self.seen, 1e-3)
            self.mean += rate * (observation - self.mean)
            self.spread += rate * ((observation - self.mean) ** 2 - self.spread)
        scaled = (observation - self.mean) / np.sqrt(self.spread + 1e-2)
        return np.append(np.clip(scaled, -3.0, 3.0) / np.sqrt(len(scaled)), 1.0)

    def probabilities(self, features: Array, legal: NDArray[np.intp]) -> Array:
        logits = self.weights[legal] @ features
        odds = np.exp(logits - logits.max())
        return np.asarray(odds / odds.sum())


def play(table: SeatEnv, policy: LinearPolicy, luck: np.random.Generator, seed: int, learn: bool) -> tuple[float, list[Step]]:
    """One game; returns the reward and what was seen and chosen."""
    observation, info = table.reset(seed=seed)
    steps: list[Step] = []
    over, reward = False, 0.0
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        features = policy.features(observation, learn)
        index = int(luck.choice(len(legal), p=policy.probabilities(features, legal)))
        steps.append((features, legal, index))
        observation, reward, over, _, info = table.step(legal[index])
    return reward, steps


def improve(policy: LinearPolicy, steps: list[Step], advantage: float, rate: float) -> None:
    for features, legal, index in steps:
        push = -policy.probabilities(features, legal)
        push[index] += 1.0
        policy.weights[legal] += rate * advantage * np.outer(push, features)


def share_of_wins(table: SeatEnv, policy: LinearPolicy, games: int) -> str:
    luck = np.random.default_rng(1)
    wins = sum(play(table, policy, luck, 10_000_000 + number, False)[0] > 0 for number in range(games))
    interval = wilson(wins / games, games)
    return f"{wins / games:.1%} of {games} games won (95 %: {interval.low:.1%} to {interval.high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small policy by playing.")
    parser.add_argument("--game", default="cafe_del_gatto")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rivals", default="random")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--rate", type=float, default=0.3)
    parser.add_argument("--test-games", type=int, default=400)
    arguments = parser.parse_args()

    table = SeatEnv(arguments.game, arguments.players, arguments.rivals)
    policy = LinearPolicy(table.observation_space.shape[0], int(table.action_space.n))
    luck = np.random.default_rng(0)
    print(f"before: {share_of_wins(table, policy, arguments.test_games)}")

    usual, games, start = 0.0, 0, time.monotonic()
    while time.monotonic() - start < 60 * arguments.minutes:
        reward, steps = play(table, policy, luck, games, True)
        improve(policy, steps, reward - usual, arguments.rate)
        usual += 0.01 * (reward - usual)
        games += 1
        if games % 500 == 0:
            print(f"{games} games, mean reward {usual:+.2f}", flush=True)

    print(f"after {games} games: {share_of_wins(table, policy, arguments.test_games)}")


if __name__ == "__main__":
    main()
