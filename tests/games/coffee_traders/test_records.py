"""Finished games of every player count, replayed move by move, with their shuffles checked."""

from pathlib import Path

import pytest

from ludocafe import registry
from ludocafe.core.match import verify
from ludocafe.core.record import read_record
from tests.support import rule

RECORDS = sorted((Path(__file__).parent / "records").iterdir())


@rule("CTR-600", "CTR-611", "CTR-601", "CTR-602")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_finished_game_replays_to_its_result(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    table = verify(record, registry.game_of(record))
    result = table.result()
    assert result is not None and result == record.result and result.reason == "three_periods"
    shuffled = [entry for entry in record.entries if entry.chance]
    assert len(shuffled) == (2 if record.seats == 2 else 0)  # only André's counters are shuffled during a game


def test_there_is_a_record_for_every_player_count() -> None:
    assert sorted(read_record(file.read_text(encoding="utf-8")).seats for file in RECORDS) == [2, 3, 4, 5]
