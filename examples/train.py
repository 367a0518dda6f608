"""Learn a game by playing against oneself: a small network, trained by PPO on thousands of games at once.

    pip install '.[train]'
    python examples/train.py --minutes 15                      # Café del Gatto for two, on any machine
    python examples/train.py --device cuda --games 4096 --width 512 --sample 16384 --rate 0.0005 --threads 8

Nothing here knows a game. The network reads the parts of the batch's layout: a number for every quantity, a vector of its own for
every value of an id. It answers with a weight for each action and with what it expects of the game. After every round of play the
script prints how it does against our level *regular*, over the same deals each time, and keeps the best network.
"""

import argparse
import json
import time
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from ludocafe.arena.stats import wilson
from ludocafe.core.layout import ID, SEAT, Layout
from ludocafe.learn import Batch, export

CLIP = 0.2  # PPO: how far a policy may move on one round of play
TRACE = 0.95  # GAE: how far ahead a surprise is believed
TEST_SEED = 10_000_000


class Network(nn.Module):
    """Observation and mask in, logits of the actions and the expected outcome for whoever decides out."""

    def __init__(self, layout: Layout, actions: int, width: int) -> None:
        super().__init__()
        columns, starts, values = [], [], 0
        for part in layout.parts:
            for column in range(layout.slots[part.name].start, layout.slots[part.name].stop):
                if part.kind in (ID, SEAT):
                    columns.append(column)
                    starts.append(values - part.low)
                    values += part.high - part.low + 1
        counts = sorted(set(range(layout.size)) - set(columns))
        low, high = torch.tensor(layout.low()).float(), torch.tensor(layout.high()).float()
        self.register_buffer("columns", torch.tensor(columns))
        self.register_buffer("starts", torch.tensor(starts))
        self.register_buffer("counts", torch.tensor(counts))
        self.register_buffer("low", low[counts])
        self.register_buffer("reach", torch.sqrt((high - low)[counts].clamp(min=1)))  # a root: bounds are generous
        self.ids = nn.EmbeddingBag(values, width, mode="sum")
        nn.init.normal_(self.ids.weight, std=len(columns) ** -0.5)
        self.quantities = nn.Linear(len(counts), width)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        known = self.ids(seen[:, self.columns].long() + self.starts)
        known = known + self.quantities((seen[:, self.counts].float() - self.low) / self.reach)
        known = self.body(known)
        return self.policy(known).masked_fill(mask == 0, -1e9), self.value(known).squeeze(1)


class Round:
    """What one round of play brought: ``steps`` decisions in each of ``n`` games, and what *regular* would have done if asked."""

    def __init__(self, batch: Batch, network: Network, options: argparse.Namespace, ask: bool) -> None:
        n, steps, device = batch.n, options.steps, options.device
        self.seen = np.empty((steps, n, batch.layout.size), np.int16)
        self.masks = np.empty((steps, n, batch.actions), np.uint8)
        self.actions, self.advice = (np.empty((steps, n), np.int64) for _ in range(2))
        self.odds, self.values, self.gains = (np.empty((steps, n), np.float32) for _ in range(3))
        self.sign, self.goes_on = (np.empty((steps, n), np.float32) for _ in range(2))
        rows = np.arange(n)
        for step in range(steps):
            actor, lead = batch.actor.copy(), leads(batch.scores)
            self.seen[step], self.masks[step] = batch.observations, batch.masks
            with torch.no_grad():
                logits, value = network(
                    torch.from_numpy(self.seen[step]).to(device), torch.from_numpy(self.masks[step]).to(device)
                )
                choice = torch.distributions.Categorical(logits=logits)
                action = choice.sample()
                self.odds[step], self.values[step] = choice.log_prob(action).cpu(), value.cpu()
            self.actions[step] = action.cpu()
            if ask:
                self.advice[step] = batch.policy_actions()
            batch.step(self.actions[step])
            over = batch.done > 0
            after = np.where(over[:, None], leads(batch.points), leads(batch.scores))
            # A decision brings the lead it makes, and at the end the win.
            self.gains[step] = ((after - lead) / options.margin + batch.rewards)[rows, actor]
            self.sign[step] = np.where(batch.actor == actor, 1.0, -1.0)
            self.goes_on[step] = ~over
        with torch.no_grad():
            _, last = network(
                torch.from_numpy(batch.observations.copy()).to(device), torch.from_numpy(batch.masks.copy()).to(device)
            )
        self._judge(last.cpu().numpy())

    def _judge(self, last: np.ndarray) -> None:
        """How much better each decision turned out than expected. What is good for one of two players is bad for the other."""
        self.advantages = np.empty_like(self.values)
        ahead, later = last, np.zeros_like(last)
        for step in reversed(range(len(self.values))):
            turned = self.sign[step] * self.goes_on[step]
            surprise = self.gains[step] + turned * ahead - self.values[step]
            self.advantages[step] = later = surprise + TRACE * turned * later
            ahead = self.values[step]
        self.targets = self.advantages + self.values


def leads(points: np.ndarray) -> np.ndarray:
    """By how much each of two seats leads."""
    return (points - points[:, ::-1]).astype(np.float32)


def improve(
    network: Network, optimiser: torch.optim.Optimizer, played: Round, options: argparse.Namespace, advised: bool
) -> float:
    """PPO on what was played, or doing what was advised; returns how open the choices still are (entropy)."""
    flat = {
        name: torch.from_numpy(getattr(played, name).reshape(-1, *getattr(played, name).shape[2:])).to(options.device)
        for name in ("seen", "masks", "actions", "advice", "odds", "advantages", "targets")
    }
    advantages = flat["advantages"]
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    entropy = 0.0
    for _ in range(options.epochs):
        order = torch.randperm(len(advantages), device=options.device)
        for rows in order.split(options.sample):
            logits, value = network(flat["seen"][rows], flat["masks"][rows])
            choice = torch.distributions.Categorical(logits=logits)
            ratio = (choice.log_prob(flat["actions"][rows]) - flat["odds"][rows]).exp()
            gain = torch.min(ratio * advantages[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[rows]).mean()
            if advised:
                gain = choice.log_prob(flat["advice"][rows]).mean()
            error = (value - flat["targets"][rows]).pow(2).mean()
            spread = choice.entropy().mean()
            loss = -gain + 0.5 * error - options.entropy * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            entropy = float(spread.detach())
    return entropy


def test(network: Network, batch: Batch, device: str, seed: int) -> float:
    """The share of games won against the batch's rivals, a tie counting half; half of them in each seat."""
    batch.reset(seed)
    outcome = np.full(batch.n, np.nan)
    while np.isnan(outcome).any():
        seat = batch.actor.copy()
        with torch.no_grad():
            logits, _ = network(
                torch.from_numpy(batch.observations.copy()).to(device), torch.from_numpy(batch.masks.copy()).to(device)
            )
        batch.step(logits.argmax(1).cpu().numpy())
        ended = (batch.done > 0) & np.isnan(outcome)
        outcome[ended] = (batch.rewards[np.arange(batch.n), seat][ended] + 1) / 2
    return float(outcome.mean())


def write(network: Network, layout: Layout, game: str, form: str, file: Path) -> None:
    """The network as whole numbers, to be played without PyTorch: ``ludocafe arena match … network:FILE barista``."""
    arrays = {name: values.cpu().numpy() for name, values in network.state_dict().items()}
    layers = [(arrays[f"body.{at}.weight"], arrays[f"body.{at}.bias"]) for at in (1, 3)]
    rows = (arrays["quantities.weight"] / arrays["reach"]).T
    actions = arrays["policy.weight"], arrays["policy.bias"]
    made = export.network_file(game, 2, form, layout, arrays["ids.weight"], rows, arrays["quantities.bias"], layers, actions)
    export.write(file, made)


def draw(curve: list[dict[str, float]], file: Path, title: str) -> None:
    """The learning curve as a picture, where Matplotlib is at hand."""
    if find_spec("matplotlib") is None:
        print("no Matplotlib: no picture", flush=True)
        return
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 3.6))
    axes.plot([point["minutes"] for point in curve], [100 * point["share"] for point in curve], color="#8a4b2a", linewidth=2)
    axes.axhline(50, color="#999", linewidth=0.8)
    axes.set(xlabel="minutes of training", ylabel="games won against regular (%)", title=title, ylim=(0, 100))
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(file, dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a network by self-play; see the docstring.")
    parser.add_argument("--game", default="cafe_del_gatto")
    parser.add_argument("--form", default="flat", help="of the observations")
    parser.add_argument("--minutes", type=float, default=15.0, help="of training, tests left out")
    parser.add_argument("--cpu-minutes", type=float, default=0.0, help="stop after so much processor time instead")
    parser.add_argument("--imitate", type=float, default=0.0, help="minutes of these that it does as *regular* does")
    parser.add_argument("--margin", type=float, default=20.0, help="points of lead worth half the way from a loss to a win")
    parser.add_argument("--games", type=int, default=512, help="played side by side")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each before learning from them")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--sample", type=int, default=2048)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--test-games", type=int, default=400)
    parser.add_argument("--every", type=int, default=20, help="rounds between two tests")
    parser.add_argument("--cores", type=int, default=1, help="threads of the network")
    parser.add_argument("--threads", type=int, default=1, help="processes that play")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="a network.pt to go on from")
    parser.add_argument("--out", type=Path, default=Path("trained"), help="folder for the network, the curve and its picture")
    options = parser.parse_args()

    torch.manual_seed(options.seed)
    torch.set_num_threads(options.cores)
    torch.set_float32_matmul_precision("high")
    torch.distributions.Distribution.set_default_validate_args(False)  # masks see to it that actions are legal
    batch = Batch(options.game, 2, options.games, seed=options.seed, form=options.form, running=True, threads=options.threads)
    network = Network(batch.layout, batch.actions, options.width).to(options.device)
    if options.start is not None:
        network.load_state_dict(torch.load(options.start, map_location=options.device)["network"])
    optimiser = torch.optim.Adam(network.parameters(), lr=options.rate, eps=1e-5)
    options.out.mkdir(parents=True, exist_ok=True)

    # Half of the test's games tell how it goes and which network is kept; all of them, on other deals, how good that one is.
    how = {"rivals": "regular", "form": options.form, "threads": options.threads}
    often = Batch(options.game, 2, max(2, options.test_games // 2), **how)
    share = test(network, often, options.device, TEST_SEED + 1)
    curve = [{"minutes": 0.0, "decisions": 0, "share": share}]
    print(f"before: {share:.1%} of {often.n} games won against regular", flush=True)
    spent, best, rounds = 0.0, -1.0, 0
    budget = 60 * (options.cpu_minutes or options.minutes)
    clock = time.process_time if options.cpu_minutes else time.monotonic
    try:
        while spent < budget:
            started = clock()
            left = 1 - spent / budget
            optimiser.param_groups[0]["lr"] = options.rate * max(left, 0.05)
            advised = spent < 60 * options.imitate
            entropy = improve(network, optimiser, Round(batch, network, options, advised), options, advised)
            spent += clock() - started
            rounds += 1
            if rounds % options.every == 0 or spent >= budget:
                share = test(network, often, options.device, TEST_SEED + 1)
                played = rounds * options.steps * options.games
                curve.append({"minutes": round(spent / 60, 2), "decisions": played, "share": share})
                print(f"{spent / 60:5.1f} min, {played:,} decisions: {share:.1%} won, entropy {entropy:.2f}", flush=True)
                if share >= best:
                    best = share
                    torch.save({"network": network.state_dict(), "layout": batch.layout.digest}, options.out / "network.pt")
    except KeyboardInterrupt:  # what was learned so far counts
        print(f"stopped after {spent / 60:.1f} min", flush=True)
    batch.close()
    often.close()

    network.load_state_dict(torch.load(options.out / "network.pt")["network"])
    final = Batch(options.game, 2, options.test_games, **how)
    share = test(network, final, options.device, TEST_SEED)
    final.close()
    write(network, batch.layout, options.game, options.form, options.out / "network.bin")
    interval = wilson(share, options.test_games)
    print(f"after: {share:.1%} of {options.test_games} games won (95 %: {interval.low:.1%} to {interval.high:.1%})")
    said = {name: str(value) for name, value in vars(options).items() if name != "out"}
    result = {"options": said, "share": share, "low": interval.low, "high": interval.high, "curve": curve}
    (options.out / "curve.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    draw(curve, options.out / "curve.png", f"{options.game}: self-play from scratch")


if __name__ == "__main__":
    main()
