"""The example script runs, keeps what it learned and draws its curve."""

import json
import runpy
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "examples" / "train.py"


def test_the_training_script_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pytest.importorskip("torch")
    given = "--minutes 0.005 --games 16 --steps 8 --every 1 --test-games 8 --width 16 --sample 64"
    monkeypatch.setattr(sys, "argv", [str(SCRIPT), *given.split(), "--out", str(tmp_path)])
    runpy.run_path(str(SCRIPT), run_name="__main__")
    printed = capsys.readouterr().out
    assert "before:" in printed and "after:" in printed
    assert (tmp_path / "network.pt").stat().st_size and (tmp_path / "curve.png").stat().st_size
    curve = json.loads((tmp_path / "curve.json").read_text())["curve"]
    assert curve[0]["decisions"] == 0 and curve[-1]["decisions"] >= 16 * 8
