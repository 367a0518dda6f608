"""Makes the files of a released version that later versions must open: records of every game, and a database with tables.

Run with that version on the path, in a checkout of it:

    git worktree add /tmp/released v0.1.0
    cd /tmp/released && PYTHONPATH=src:. python <this file> <folder for the files>

The database keeps running and finished tables, a table that waits for players, and what people wrote; ``people.json`` has the
cookies of its people and what they saw last.
"""

import asyncio
import contextlib
import json
import random
import sys
from pathlib import Path
from typing import Any

from tests.server.clients import Person, ServerProcess, people

PLAYED: list[tuple[str, int, dict[str, str]]] = [
    ("cafe_del_gatto", 2, {}),
    ("cafe_del_gatto", 5, {}),
    ("cafe_international", 2, {}),
    ("cafe_international", 5, {"circle_tribe": "on"}),
    ("cafe", 1, {}),
    ("cafe", 3, {"companies": "by_seat", "first_cafetier": "2"}),
    ("cafe", 4, {"mode": "auction"}),
    ("coffee_traders", 2, {"vicious_objectives": "on"}),
    ("coffee_traders", 3, {"experienced_last_plantation": "on"}),
    ("coffee_traders", 5, {"handicap_1": "4"}),
]
NAMES = ("Ana", "Ben", "Cléo", "Dora", "Emil")
RUNNING = 23  # steps of a table that goes on


async def sit_down(guests: list[Person], game: str, settings: dict[str, str], **fields: Any) -> str:
    """A running table of these people."""
    table = await guests[0].open("me", *["open"] * (len(guests) - 1), game=game, settings=settings, **fields)
    for person in guests[1:]:
        await person.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    return str(table["id"])


async def play(guests: list[Person], id: str, rng: random.Random, steps: int) -> dict[str, Any]:
    """Play up to so many steps; gives what the first of these people saw last."""
    async with contextlib.AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(person.live(id)) for person in guests]
        for table in tables:
            await table.until("snapshot")
        for _ in range(steps):
            mover = next((table for table in tables if table.legal()), None)
            if mover is None:
                break
            before = mover.number
            answer = await mover.act(rng.choice(mover.legal()))
            assert answer["type"] == "done", answer
            for table in tables:
                while table.number == before:
                    await table.until("step")
        return {"number": tables[0].number, "view": tables[0].state["view"]}


async def story(url: str, folder: Path) -> None:
    rng = random.Random(10)
    kept: dict[str, Any] = {"running": {}, "over": {}}
    async with people(url, *NAMES) as guests:
        ana, ben = guests[:2]
        for game, seats, settings in PLAYED:
            name = f"{game}-{seats}"
            running = await sit_down(guests[:seats], game, settings, clock={"kind": "bank", "seconds": 9000})
            kept["running"][running] = await play(guests[:seats], running, rng, RUNNING)
            over = await sit_down(guests[:seats], game, settings)
            kept["over"][over] = await play(guests[:seats], over, rng, 10_000)
            record = await ana.get(f"/api/tables/{over}/record")
            (folder / f"{name}.json").write_text(json.dumps(record, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
        waiting = await ana.open("me", "open", "bot:regular", listed=True)
        shared = await sit_down([ana, ben], "cafe_del_gatto", {})
        async with ben.live(shared) as table:
            await table.until("snapshot")
            await table.send("chat", text="Bis morgen!")
            await table.until("chat")
        kept["waiting"], kept["shared"] = waiting["id"], shared
        kept["cookies"] = {
            name: {cookie.name: cookie.value for cookie in person.http.cookies.jar}
            for name, person in zip(NAMES, guests, strict=True)
        }
    (folder / "people.json").write_text(json.dumps(kept, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    database = folder / "tables.sqlite3"
    database.unlink(missing_ok=True)
    with ServerProcess(str(database)) as server:
        asyncio.run(story(server.url, folder))


if __name__ == "__main__":
    main()
