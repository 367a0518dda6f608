"""What a released version left behind opens with this one: records replay and verify, running games go on, people are known.

The files of each release lie in a folder with its version; ``make.py`` made them with the released code.
"""

import asyncio
import contextlib
import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest

from ludocafe.core.match import verify
from ludocafe.core.record import read_record
from ludocafe.registry import game_of
from ludocafe.server.app import App
from ludocafe.server.settings import Limits, Settings
from tests.server.clients import GENEROUS, Person, Table, in_process, run

RELEASES = sorted(path.name for path in Path(__file__).parent.iterdir() if (path / "people.json").exists())
RECORDS = sorted(Path(__file__).parent.glob("*/*-*.json"))
MORE = 6  # steps that are played on
RETOLD = {"coffee_traders.agenda"}  # since 0.2.0 as names and arguments, not as packed numbers


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_records_verify(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.entries
    match = verify(record, game_of(record))
    result = match.game.result(match.state)
    assert result is not None
    assert json.loads(file.read_text(encoding="utf-8"))["result"]["points"] == result.points


def same(old: Any, new: Any, where: str) -> None:
    """Everything that the old view told is still told, and the same; new fields may have come."""
    if isinstance(old, dict):
        for key, value in old.items():
            assert key in new, f"{where}.{key} is gone"
            if f"{where}.{key}" not in RETOLD:
                same(value, new[key], f"{where}.{key}")
    else:
        assert old == new, where


@pytest.mark.parametrize("release", RELEASES)
def test_a_database_opens_and_its_games_go_on(release: str, tmp_path: Path) -> None:
    folder = Path(__file__).parent / release
    kept = json.loads((folder / "people.json").read_text(encoding="utf-8"))
    database = tmp_path / "tables.sqlite3"
    database.write_bytes(gzip.decompress((folder / "tables.sqlite3.gz").read_bytes()))
    rng = random.Random(3)

    async def play_on(people: list[Person], id: str, seen: dict[str, Any]) -> None:
        document = await people[0].get(f"/api/tables/{id}")
        async with contextlib.AsyncExitStack() as stack:
            tables: list[Table] = []
            for person in people[: document["seats"]]:
                tables.append(await stack.enter_async_context(person.live(id)))
                await tables[-1].until("snapshot")
            assert tables[0].number == seen["number"]
            same(seen["view"], tables[0].state["view"], document["game"])
            for _ in range(MORE):
                mover = next(table for table in tables if table.legal())
                before = mover.number
                answer = await mover.act(rng.choice(mover.legal()))
                assert answer["type"] == "done", answer
                for table in tables:
                    while table.number == before:
                        await table.until("step")

    async def story() -> None:
        settings = Settings(database=str(database), limits=Limits(**GENEROUS), log="off")  # type: ignore[arg-type]
        async with in_process(App(settings)) as url, contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Person(url)) for _ in kept["cookies"]]
            for person, cookies in zip(people, kept["cookies"].values(), strict=True):
                person.http.cookies.update(cookies)
            names = [(await person.get("/api/me"))["name"] for person in people]
            assert names == list(kept["cookies"])
            for id, seen in kept["running"].items():
                await play_on(people, id, seen)
            for id in kept["over"]:
                record = read_record(json.dumps(await people[0].get(f"/api/tables/{id}/record")))
                await asyncio.to_thread(verify, record, game_of(record))
            assert (await people[0].get(f"/api/tables/{kept['waiting']}"))["state"] == "open"
            async with people[0].live(kept["shared"]) as table:
                assert (await table.until("chat"))["text"] == "Bis morgen!"

    assert kept["running"] and kept["over"]
    run(story(), 120)
