"""A game without its brain/ folder is complete: it is played by random, and by a search that only knows points."""

import shutil
import subprocess
import sys
from pathlib import Path

import ludocafe

PLAY = """
from ludocafe import registry
from ludocafe.bots.brains import brain_of
from ludocafe.bots.generic import GENERIC
from ludocafe.bots.levels import Budget, choose
from ludocafe.coach.hint import hint
from ludocafe.core.chance import FastChance

for id in registry.kinds():
    game = registry.game(id)
    assert brain_of(game) is GENERIC
    chance = FastChance(1)
    state = game.new(2, game.check_settings(2, {}), chance)
    number = searched = 0
    while not game.over(state) and number < game.max_decisions:
        seat, legal = int(state.actor()), state.legal()
        view = game.view(state, seat)
        level = "random" if seat == 0 or len(legal) == 1 or number % 9 else ("regular", "barista", "master")[number % 3]
        searched += level != "random"
        code = choose(level, game, view, number, Budget(simulations=3) if level in ("barista", "master") else None)
        assert code in legal
        assert [choice.code for choice in game.choices(state)] == legal
        state.apply(code, chance, None)
        number += 1
    assert game.over(state) and game.result(state) is not None
    print(id, searched > 0)
"""


def test_games_without_brains_are_played_by_random_and_generic_search(tmp_path: Path) -> None:
    package = Path(ludocafe.__file__).parent
    skipped = shutil.ignore_patterns("__pycache__", "brain", "page", "*.so")
    shutil.copytree(package, tmp_path / "ludocafe", ignore=skipped)
    assert not list(tmp_path.glob("ludocafe/games/*/brain"))
    command = [sys.executable, "-c", PLAY]
    done = subprocess.run(command, cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    played = dict(line.split() for line in done.stdout.splitlines())
    assert len(played) == 4 and set(played.values()) == {"True"}, done.stdout
