"""What needs PyTorch, with ``make test-learners``: the example script, the page that tells of it, others' learners."""

import json
import runpy
import shutil
import sys
from pathlib import Path

import pytest
from sb3_contrib import MaskablePPO

from ludocafe import registry
from ludocafe.adapters.zoo import SeatEnv
from ludocafe.arena.players import player
from ludocafe.bots.bot import Seated
from ludocafe.core.chance import FastChance
from tests.release.reader import follow
from tests.support import ROOT

SCRIPT = ROOT / "examples" / "train.py"
SHORT = "--minutes 0.005 --games 16 --steps 8 --every 1 --test-games 8 --width 16 --sample 64"


def test_the_training_script_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "argv", [str(SCRIPT), *SHORT.split(), "--out", str(tmp_path)])
    runpy.run_path(str(SCRIPT), run_name="__main__")
    printed = capsys.readouterr().out
    assert "before:" in printed and "after:" in printed
    bot = player(f"network:{tmp_path / 'network.bin'}")  # what was learned plays without PyTorch
    game = registry.game("cafe_del_gatto")
    state = game.new(2, {}, FastChance(1))
    bot.sit(Seated(game, 0, 2, {}, 1))
    assert bot.choose(game.view(state, 0)) in state.legal()
    assert (tmp_path / "network.pt").stat().st_size and (tmp_path / "curve.png").stat().st_size
    curve = json.loads((tmp_path / "curve.json").read_text())["curve"]
    assert curve[0]["decisions"] == 0 and curve[-1]["decisions"] >= 16 * 8


def test_commands_do_what_the_page_says(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    follow(ROOT / "docs" / "learning.md", tmp_path, {"--minutes 15": SHORT})


def test_maskable_ppo_learns_at_our_table_unchanged() -> None:
    model = MaskablePPO("MlpPolicy", SeatEnv("cafe_del_gatto", 2, "random"), n_steps=64, batch_size=32, seed=1)
    model.learn(64)
    seat = SeatEnv("cafe_del_gatto", 2, "random")
    seen, _ = seat.reset(seed=1)
    action, _ = model.predict(seen, action_masks=seat.action_masks())
    assert seat.action_masks()[int(action)]
