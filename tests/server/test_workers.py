"""Several workers and bot workers on one PostgreSQL: players of one table sit at different workers, and one worker dies."""

import asyncio
import os
import random
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludocafe import registry
from ludocafe.core.match import verify
from ludocafe.core.record import read_record
from tests.server.clients import Person, ServerProcess, bot_workers, people, play_out, run
from tests.server.postgres import Postgres
from tests.server.test_together import bots_build


class Servers:
    """Two machines: one with two workers, one with a single one; both share a database."""

    def __init__(self, many: ServerProcess, single: ServerProcess, bots: list["subprocess.Popen[bytes]"]) -> None:
        self.many = many
        self.single = single
        self.bots = bots


@pytest.fixture(scope="module")
def servers(database_server: Postgres) -> Iterator[Servers]:
    database = database_server.database()
    many = ServerProcess(database, "--workers", "2", "--bots", "queue", LUDOCAFE_PATIENCE="3")
    single = ServerProcess(database, "--bots", "queue", LUDOCAFE_PATIENCE="3")
    with bot_workers(database, 2) as bots, many, single:
        yield Servers(many, single, bots)


def test_players_of_one_table_sit_at_different_workers(servers: Servers) -> None:
    async def story() -> None:
        async with people(servers.many.url, "Ana") as (ana,), people(servers.single.url, "Ben") as (ben,):
            table = await ana.open("me", "open", "bot:regular", "bot:random")
            id = table["id"]
            async with ana.live(id) as first:
                await first.until("table")
                await ben.post(f"/api/tables/{id}/join", {"invitation": table["invitation"]})
                await first.until("snapshot")
                async with ben.live(id) as second:
                    await second.until("snapshot")
                    await first.until("presence", fits=lambda p: p == {"type": "presence", "seat": 1, "online": True})
                    await second.send("chat", text="across the servers")
                    assert (await first.until("chat"))["name"] == "Ben"
                    await play_out([first, second], random.Random(1).choice)
                    assert first.state["result"] == second.state["result"] is not None
            record = read_record(msgspec.json.encode(await ben.get(f"/api/tables/{id}/record")).decode())
            assert verify(record, registry.game_of(record)).over

    run(story(), 120)


def test_a_kept_plan_is_played_once_whoever_stored_the_step_before(servers: Servers) -> None:
    """Ben keeps plans at one worker, Ana's steps are stored by another: each plan is one step, and nobody hears of it before."""

    async def story() -> None:
        async with people(servers.many.url, "Ana") as (ana,), people(servers.single.url, "Ben") as (ben,):
            table = await ana.open("me", "open")
            id = table["id"]
            await ben.post(f"/api/tables/{id}/join", {"invitation": table["invitation"]})
            async with ana.live(id) as first, ben.live(id) as second:
                for live in (first, second):
                    await live.until("snapshot")
                for number in range(0, 8, 2):
                    while second.number < number:
                        await second.until("step", "snapshot")
                    asked = await second.send("keep", seat=1, number=number, steps=["take"])
                    assert (await second.answer(asked))["type"] == "done"
                    assert (await first.act("take"))["type"] == "done"
                    for live in (first, second):
                        while live.number < number + 2:
                            await live.until("step", "snapshot")
                assert all(message.get("kept") is None for message in first.seen)
            record = await ana.get(f"/api/tables/{id}/record")
            assert [(entry["seat"], entry["do"]) for entry in record["entries"]] == [(0, "take"), (1, "take")] * 4

    run(story(), 120)


def test_takeback_and_hand_over_reach_the_other_worker(servers: Servers) -> None:
    async def story() -> None:
        async with people(servers.many.url, "Ana") as (ana,), people(servers.single.url, "Ben") as (ben,):
            table = await ana.open("me", "open")
            id = table["id"]
            await ben.post(f"/api/tables/{id}/join", {"invitation": table["invitation"]})
            async with ana.live(id) as first, ben.live(id) as second:
                before = (await first.until("snapshot"))["view"]
                await second.until("snapshot")
                await first.act(first.legal()[0])
                await second.until("step")
                await first.send("takeback", count=1)
                await second.until("ask", fits=lambda ask: bool(ask["open"]))
                await second.send("answer", agree=True)
                while first.number < 2 or second.number < 2:
                    await asyncio.gather(*(table.receive() for table in (first, second) if table.number < 2))
                assert first.state["view"] == before
                assert {**second.state["view"], "seat": 0} == before

    run(story())


def test_logging_out_ends_connections_at_other_workers(servers: Servers) -> None:
    async def story() -> None:
        async with people(servers.many.url, "Ana") as (ana,), Person(servers.single.url) as tablet:
            await tablet.post("/api/me/login", await ana.post("/api/me/link"))
            id = (await ana.open("me", "bot:random"))["id"]
            async with tablet.live(id) as live:
                assert (await live.until("snapshot"))["mine"] == [0]
                await ana.post("/api/me/logout")
                with pytest.raises(ConnectionClosed):
                    await live.until("nothing")
            await tablet.get("/api/me", status=401)

    run(story())


def _workers(process: "subprocess.Popen[bytes]") -> list[int]:
    """The worker processes of a server with several."""
    listing = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    found = [int(pid) for pid in listing.read_text().split()]
    return [pid for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_a_killed_worker_loses_nothing(servers: Servers) -> None:
    """Both workers of the first machine and one bot worker are killed in mid-game; the people come back and go on."""

    async def stubborn(person: Person, id: str, rng: random.Random, acknowledged: dict[int, str]) -> int:
        """Plays a whole game, connecting again whenever the connection breaks; remembers what was acknowledged."""
        broken = 0
        while True:
            try:
                async with person.live(id) as live:
                    while await live.my_turn():
                        do = rng.choice(live.legal())
                        answer = await live.act(do)
                        if answer["type"] == "done":
                            acknowledged[answer["number"]] = do
                        while live.number == answer.get("number", live.number) - 1:
                            await live.until("step", "snapshot")
                        if answer["type"] == "refused":
                            assert answer["text"] in ("stale", "not-your-turn"), answer
                            await live.until("step", "snapshot")
                    return broken
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                broken += 1
                await asyncio.sleep(0.1)

    async def assassin(*told: dict[int, str]) -> None:
        """Strikes when all of them are playing."""
        assert servers.many.process is not None
        while min(map(len, told)) < 2:
            await asyncio.sleep(0.01)
        for pid in _workers(servers.many.process):
            os.kill(pid, signal.SIGKILL)
        servers.bots[0].kill()

    async def story() -> None:
        async with people(servers.many.url, "Ana", "Cleo") as (ana, cleo), people(servers.single.url, "Ben") as (ben,):
            table = await ana.open("me", "open", "open", "bot:regular")
            id = table["id"]
            for person in (ben, cleo):
                await person.post(f"/api/tables/{id}/join", {"invitation": table["invitation"]})
            rng = random.Random(2)
            told: list[dict[int, str]] = [{}, {}, {}]
            killing = asyncio.create_task(assassin(*told))
            playing = zip((ana, ben, cleo), told, strict=True)
            broken = await asyncio.gather(*(stubborn(person, id, rng, acknowledged) for person, acknowledged in playing))
            await killing
            assert broken[0] + broken[2] > 0, "nobody was cut off: the test has not tested anything"
            answer = await ben.get(f"/api/tables/{id}/record")
            record = read_record(msgspec.json.encode(answer).decode())
            assert verify(record, registry.game_of(record)).over
            for acknowledged in told:
                for number, do in acknowledged.items():
                    assert record.entries[number - 1].do == do

    run(story(), 120)


def test_remote_bots_build_while_a_person_thinks(servers: Servers) -> None:
    run(bots_build(servers.single.url), 120)


def test_one_bot_turn_is_played_once(servers: Servers, database_server: Postgres) -> None:
    """Whatever workers and sweeps do, storage holds each number of each table once, without gaps."""
    with psycopg.connect(servers.many.database) as connection:
        rows = connection.execute("SELECT table_id, count(*), min(number), max(number) FROM entries GROUP BY table_id").fetchall()
    assert rows
    for _table, count, first, last in rows:
        assert (first, count) == (0, last + 1)
