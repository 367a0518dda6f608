"""A person's own tables: what their list tells of each, how finished games are kept, and what it costs."""

import random
from pathlib import Path

from tests.server.clients import Person, ServerProcess, people, play_out, run, two_at_a_table


async def finish(ana: Person, ben: Person, id: str, seed: int = 1) -> None:
    async with ana.live(id) as first, ben.live(id) as second:
        await first.until("snapshot")
        await second.until("snapshot")
        await play_out([first, second], random.Random(seed).choice)


async def mine(person: Person, id: str) -> dict[str, object]:
    [found] = [table for table in await person.get("/api/me/tables") if table["id"] == id]
    return dict(found)


def test_my_list_tells_how_far_each_game_is_and_who_has_how_many_points(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            waiting = (await ana.open("me", "open"))["id"]
            assert "standing" not in await mine(ana, waiting)
            await ana.get(f"/api/tables/{waiting}/standing", status=409)
            running = await two_at_a_table(ana, ben)
            first = await mine(ana, running)
            assert first["standing"] == {"points": [0, 0], "progress": {"round": 1}}
            assert first["started"] is not None
            async with ana.live(running) as live:
                await live.until("snapshot")
                await live.act("take")
            later = await mine(ben, running)
            assert later["deciding"] == [1]
            assert float(str(later["updated"])) >= float(str(first["updated"]))
            assert (await ben.get(f"/api/tables/{running}/standing")) == later["standing"]

    run(story())


def test_points_in_mid_game_are_those_that_nobody_can_lose(server: str) -> None:
    """The list and the plates at the table say the same."""

    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            gained = {game["id"]: set(game["gained"]) for game in await ana.get("/api/games")}
            for game in gained:
                id = (await ana.open("me", "local", game=game))["id"]
                async with ana.live(id) as live:
                    snapshot = await live.until("snapshot")
                    kept = gained[game]
                    now = [
                        sum(line["amount"] for line in lines if not kept or line["source"] in kept)
                        for lines in snapshot["scores"]
                    ]
                assert (await ana.get(f"/api/tables/{id}/standing"))["points"] == now

    run(story())


def test_a_finished_game_keeps_its_places_for_the_list(tmp_path: Path) -> None:
    """Kept when it ends: whoever asks later, after a restart, learns it without the game being played again."""

    async def play(url: str) -> tuple[str, dict[str, str], object]:
        async with people(url, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            await finish(ana, ben, id)
            standing = (await mine(ana, id))["standing"]
            result = (await ana.get(f"/api/tables/{id}/record"))["result"]
            assert standing == {"points": result["points"], "progress": standing["progress"], "places": result["places"]}  # type: ignore[index]
            return id, dict(ana.http.cookies), standing

    async def ask(url: str, id: str, cookies: dict[str, str], expected: object) -> None:
        async with Person(url) as ana:
            ana.http.cookies.update(cookies)
            assert (await mine(ana, id))["standing"] == expected
            assert (await ana.get(f"/api/tables/{id}/standing")) == expected

    database = str(tmp_path / "tables.sqlite3")
    with ServerProcess(database) as process:
        id, cookies, standing = run(play(process.url))
    with ServerProcess(database) as process:
        run(ask(process.url, id, cookies, standing))


def test_a_long_list_comes_in_parts(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            made = [(await ana.open("me", "open"))["id"] for _ in range(5)]
            every = await ana.get("/api/me/tables")
            assert [table["id"] for table in every] == made[::-1]
            rest = await ana.get(f"/api/me/tables?before={every[1]['updated']}")
            assert [table["id"] for table in rest] == made[2::-1]
            await ana.get("/api/me/tables?before=soon", status=400)

    run(story())


def test_standing_of_a_private_table_is_hidden_from_others(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben", "Eve") as (ana, ben, eve):
            id = await two_at_a_table(ana, ben)
            await eve.get(f"/api/tables/{id}/standing", status=404)
            assert await eve.get("/api/me/tables") == []

    run(story())


def test_giving_up_leaves_the_seat_to_a_bot_or_ends_the_game(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            shared = await two_at_a_table(ana, ben)
            await ana.post(f"/api/tables/{shared}/leave")
            left = await mine(ana, shared)
            assert left["state"] == "running"
            assert left["chairs"][0]["left"]  # type: ignore[index]
            alone = (await ana.open("me", "bot:random"))["id"]
            await ana.post(f"/api/tables/{alone}/leave")
            assert (await mine(ana, alone))["state"] == "aborted"

    run(story())
