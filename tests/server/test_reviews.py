"""The coach looks back at finished games: in the background, once, for those who may see the table."""

import asyncio
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludocafe.bots.budget import Budget
from ludocafe.coach import review
from ludocafe.core.record import read_record
from ludocafe.registry import game_of
from ludocafe.server import messages as m
from ludocafe.server.reviews import Reviews
from ludocafe.server.services import Services
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage
from ludocafe.server.tables.bots import LocalBots
from ludocafe.server.tables.table import LiveTable
from ludocafe.server.thinking import Question, Reply, ThinkingFailed
from tests.server.clients import Person, ServerProcess, bot_workers, people, play_out, run, two_at_a_table
from tests.server.postgres import Postgres

SIMULATIONS = 6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose coach is quick."""
    folder: Path = tmp_path_factory.mktemp("reviews")
    with ServerProcess(str(folder / "tables.sqlite3"), LUDOCAFE_REVIEW_SIMULATIONS=str(SIMULATIONS)) as process:
        yield process


async def finished_table(ana: Person) -> str:
    """A table whose game is over."""
    table = await ana.open("me", "bot:random")
    rng = random.Random(5)
    async with ana.live(table["id"]) as live:
        await play_out([live], rng.choice)
    return str(table["id"])


async def looked_back(person: Person, address: str) -> tuple[dict[str, Any], list[float]]:
    """Wait for a review; also all the progress that could be seen."""
    progress = []
    while True:
        answer = await person.get(address)
        progress.append(answer["progress"])
        if answer["state"] != "running":
            return answer, progress
        await asyncio.sleep(0.02)


def test_a_review_runs_once_and_is_kept(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server.url, "Ana") as (ana,):
            id = await finished_table(ana)
            address = f"/api/tables/{id}/review"
            assert await ana.get(address) == {"state": "none", "progress": 0.0, "review": None}
            assert (await ana.post(address))["state"] == "running"
            assert (await ana.post(address))["state"] == "running"
            done, progress = await looked_back(ana, address)
            assert done["state"] == "done" and done["progress"] == 1.0
            assert progress == sorted(progress) and len(set(progress)) > 3
            assert await ana.post(address) == done

            record = read_record(msgspec.json.encode(await ana.get(f"/api/tables/{id}/record")).decode())
            found = done["review"]
            assert (found["seats"], found["simulations"]) == (2, SIMULATIONS)
            points = found["points"]
            assert [point["number"] for point in points] == list(range(len(record.entries) + 1))
            assert all(abs(sum(point["shares"]) - 1) < 0.01 for point in points)
            assert record.result is not None and points[-1]["points"] == record.result.points

            same = review(record, game_of(record), Budget(simulations=SIMULATIONS))
            assert [point["shares"] for point in points[:-1]] == [moment.shares for moment in same.moments]
            assert found["turnings"], "somebody who plays at random gives much away"
            assert [turning["decision"] for turning in found["turnings"]] == [turning.number for turning in same.turnings]
            for turning in found["turnings"]:
                assert record.entries[turning["number"] - 1].do == turning["played"]["notation"]
                assert turning["text"] in ("coach-turning", "coach-turning-points")
                assert turning["played"] != turning["better"]

    run(story(), 120)


def test_a_review_survives_a_restart_and_steps_taken_back(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> tuple[str, int]:
        async with people(server.url, "Ana") as (ana,):
            table = await ana.open("me", "bot:random")
            rng = random.Random(7)
            async with ana.live(table["id"]) as live:
                await live.my_turn()
                undoable = next(choice for choice in live.legal() if choice.startswith("buy"))
                assert (await live.act(undoable))["type"] == "done"
                assert (await live.answer(await live.send("undo", seat=0)))["type"] == "done"
                await live.send("ready")
                await live.until("snapshot", fits=lambda message: message["number"] == 2)
                await play_out([live], rng.choice)
            info = await ana.get(f"/api/tables/{table['id']}")
            address = f"/api/tables/{table['id']}/review?watch={info['watch']}"
            await ana.post(address)
            return address, info["number"]

    async def look(server: ServerProcess, address: str, most: int) -> dict[str, Any]:
        async with people(server.url, "Ben") as (ben,):
            done, _ = await looked_back(ben, address)
            numbers = [point["number"] for point in done["review"]["points"]]
            assert numbers == list(range(2, most + 1))  # the first choice and its undo do not count
            return done

    with ServerProcess(str(tmp_path / "tables.sqlite3"), LUDOCAFE_REVIEW_SIMULATIONS="2") as server:
        address, most = run(play(server))
        assert server.process is not None
        server.process.kill()
        server.process.wait()
        server.start()
        done = run(look(server, address, most))
        server.stop()
        server.start()
        assert run(look(server, address, most)) == done


def test_only_finished_tables_are_looked_back_at_and_only_by_those_who_may_see_them(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server.url, "Ana", "Ben") as (ana, ben):
            private = await ana.open("me", "local")
            address = f"/api/tables/{private['id']}/review"
            assert (await ana.post(address, status=409))["text"] == "table-not-over"
            assert (await ana.get(address))["state"] == "none"
            for method in ("GET", "POST"):
                assert (await ben.ask(method, address, status=404))["text"] == "no-such-table"
                watch = (await ana.get(f"/api/tables/{private['id']}"))["watch"]
                await ben.ask(method, f"{address}?watch={watch}", status=200 if method == "GET" else 409)
            await ben.post("/api/tables/nothing/review", status=404)

    run(story())


def thinkers(process: "subprocess.Popen[bytes] | None") -> list[int]:
    """The processes that think for a server or a bot worker."""
    assert process is not None
    found = [int(pid) for pid in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]
    return [pid for pid in found if b"ludocafe.server.thinking" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_bot_workers_make_the_reviews_and_replace_each_other(database_server: Postgres) -> None:
    """With ``--bots queue`` nothing is thought about in the server; a killed bot worker's review is made by the next."""
    database = database_server.database()

    async def story(server: ServerProcess) -> None:
        async with people(server.url, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as first, ben.live(id) as second:
                await play_out([first, second], random.Random(5).choice)
            address = f"/api/tables/{id}/review"
            assert await ana.post(address) == {"state": "running", "progress": 0.0, "review": None}
            with bot_workers(database, 1, LUDOCAFE_PATIENCE="2", LUDOCAFE_REVIEW_SIMULATIONS="400") as (thorough,):
                while not 0 < (await ana.get(address))["progress"] < 1:
                    await asyncio.sleep(0.05)
                assert thinkers(thorough)
                thorough.kill()
            assert (await ana.get(address))["state"] == "running"
            with bot_workers(database, 1, LUDOCAFE_PATIENCE="2", LUDOCAFE_REVIEW_SIMULATIONS="1") as (quick,):
                done, _ = await looked_back(ana, address)
                assert done["state"] == "done"
                assert done["review"]["simulations"] == 1
                assert thinkers(quick)
            assert thinkers(server.process) == [], "the server itself has thought"

    with ServerProcess(database, "--bots", "queue", LUDOCAFE_PATIENCE="2", LUDOCAFE_REVIEW_SIMULATIONS="7") as server:
        run(story(server), 120)


class TiredCoach(LocalBots):
    """Breaks down as often as told, then works."""

    def __init__(self, services: Services, failures: int) -> None:
        super().__init__(services, services.moves, services.reviewing)
        self.failures = failures
        self.asked = 0

    def review(self, id: str) -> None:
        self.context.spawn(self.reviewing.review(id, self.consult))

    async def consult(self, asked: Question) -> Reply:
        self.asked += 1
        if self.failures:
            self.failures -= 1
            raise ThinkingFailed("process ended")
        return await self.pool.reply(asked)


def test_a_review_that_failed_says_so_and_can_be_tried_again(tmp_path: Path) -> None:
    async def finish(services: Services) -> LiveTable:
        chairs = [m.Chair("me"), m.Chair("local")]
        live = await services.opening.create("ana", "Ana", m.NewTable("cafe_del_gatto", 2, chairs))
        rng = random.Random(3)
        while live.match is not None and not live.match.over:
            match = live.match
            do = match.game.notation(match.state, rng.choice(match.state.legal()))
            await services.moves.act(live, match.actor, match.number, do, f"step {match.number}")
        return live

    async def ended(reviews: Reviews, live: LiveTable) -> m.ReviewAnswer:
        while (answer := await reviews.found(live)).state == "running":
            await asyncio.sleep(0.02)
        return answer

    async def story() -> None:
        settings = Settings(database=str(tmp_path / "tables.sqlite3"), review_simulations=2)
        storage = Storage(settings)
        await storage.open()
        services = Services(settings, storage)
        services.bots = coach = TiredCoach(services, failures=1)
        await services.open()
        reviews, live = Reviews(services), await finish(services)
        assert (await reviews.start(live)).state == "running"
        assert await ended(reviews, live) == m.ReviewAnswer("failed", 0.0)
        await reviews.start(live)
        done = await ended(reviews, live)
        assert done.state == "done" and done.review is not None
        asked = coach.asked
        assert await Reviews(services).start(live) == done and coach.asked == asked
        await services.close()
        await storage.close()

    run(story())
