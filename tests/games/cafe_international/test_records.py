"""One finished game for each way a game can end, replayed move by move."""

from pathlib import Path

import pytest

from ludocafe import registry
from ludocafe.core.match import verify
from ludocafe.core.record import read_record
from ludocafe.games.cafe_international.declare import REASONS
from tests.support import rule

RECORDS = Path(__file__).parent / "records"


@rule("CIN-91", "CIN-92", "CIN-93", "CIN-113")
@pytest.mark.parametrize("reason", REASONS)
def test_a_finished_game_of_each_end_replays_to_its_result(reason: str) -> None:
    record = read_record((RECORDS / f"{reason}.json").read_text(encoding="utf-8"))
    table = verify(record, registry.game_of(record))
    result = table.result()
    assert result is not None and result.reason == reason
    assert result == record.result


def test_there_is_a_record_for_each_end_and_no_other() -> None:
    assert {file.stem for file in RECORDS.iterdir()} == set(REASONS)
