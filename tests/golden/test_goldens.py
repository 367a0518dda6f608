"""Every game, seat count and option plays exactly as written down; a missing golden fails."""

import pytest

from ludocafe.testing.battery import Setup
from tests.golden.goldens import FOLDER, golden_setups, path_of, playthrough, written_actions


@pytest.mark.parametrize("setup", golden_setups(), ids=str)
def test_the_game_plays_as_written_down(setup: Setup) -> None:
    path = path_of(setup)
    assert path.exists(), "write it with: python -m tests.golden.goldens"
    assert playthrough(setup, written_actions(setup)) == path.read_text(encoding="utf-8")


def test_no_golden_is_left_over() -> None:
    wanted = {path_of(setup) for setup in golden_setups()}
    assert set(FOLDER.glob("*/*.txt")) == wanted
