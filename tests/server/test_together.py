"""Several seats of one table decide at once: nobody's move makes another's stale, and everything goes to all of them."""

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludocafe import registry
from ludocafe.core.errors import BadInput
from ludocafe.core.match import Match, verify
from ludocafe.core.record import OWN, read_record
from ludocafe.server import messages as m
from ludocafe.server.errors import Refuse
from ludocafe.server.services import Services
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage
from ludocafe.server.tables.table import LiveTable
from tests.server.clients import Document, Person, ServerProcess, Table, people, run
from tests.server.postgres import Postgres
from tests.server.stubborn import Acknowledged, check_storage, play_on

TOGETHER = {"build": "together"}


async def three_at_a_table(hosts: "list[Person]", **fields: Any) -> str:
    """A table of Café for three people who sit down one after another."""
    table = await hosts[0].open("me", "open", "open", game="cafe", **fields)
    for person in hosts[1:]:
        await person.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    return str(table["id"])


async def until_all_build(lives: list[Table]) -> None:
    """Everybody takes cards in turn until all of them build."""
    for live in lives:
        await live.until("snapshot")
    while len(lives[0].state["deciding"]) < len(lives):
        (seat,) = lives[0].state["deciding"]
        done = await lives[seat].act(lives[seat].legal()[0])
        assert done["type"] == "done", done
        await caught_up(lives, done["number"])


async def caught_up(lives: list[Table], number: int) -> None:
    for live in lives:
        while live.number < number:
            await live.until("step", "snapshot")


def laid(live: Table, seat: int) -> Any:
    return live.state["view"]["players"][seat]["laid"]


# -- one server ------------------------------------------------------------------------------------------------------------


def test_moves_of_different_seats_do_not_make_each_other_stale(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben", "Cleo") as guests:
            ana, ben, cleo = guests
            id = await three_at_a_table(guests)
            async with ana.live(id) as first, ben.live(id) as second, cleo.live(id) as third:
                lives = [first, second, third]
                await until_all_build(lives)
                number = first.number
                for seat, live in enumerate(lives):
                    assert live.state["deciding"] == [0, 1, 2]
                    assert (live.state["decision"]["seat"], live.state["decision"]["kind"]) == (seat, "place")
                    assert live.legal()
                answers = [await live.act(live.legal()[0], seat, number) for seat, live in enumerate(lives)]
                assert [(answer["type"], answer["number"]) for answer in answers] == [("done", number + i) for i in (1, 2, 3)]
                late = await first.act(first.legal()[0], 0, number)
                assert late["text"] == "stale", "the own decision is another one by now"
                await caught_up(lives, number + 3)
                assert [len(laid(first, seat)) for seat in range(3)] == [2, 2, 2]
                await third.send("act", id="twice", number=number + 3, seat=2, do=third.legal()[0])
                once = await third.answer("twice")
                await first.act(first.legal()[0], 0, number + 3)
                await third.send("act", id="twice", number=number + 3, seat=2, do="anything")
                assert await third.answer("twice") == once, "a repeated request is answered again, whatever others did meanwhile"

    run(story())


def test_everybody_is_told_who_decides_and_asked_for_themselves(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben", "Cleo", "Dan") as (*guests, dan):
            ana, ben, cleo = guests
            id = await three_at_a_table(guests, listed=True)
            async with ana.live(id) as first, ben.live(id) as second, cleo.live(id) as third, dan.live(id) as watcher:
                lives = [first, second, third]
                await until_all_build(lives)
                number = first.number
                for person in guests:
                    (mine,) = [table for table in await person.get("/api/me/tables") if table["id"] == id]
                    assert mine["deciding"] == [0, 1, 2], "it is everybody's turn"
                listed = await dan.get("/api/tables?state=running")
                assert next(table for table in listed if table["id"] == id)["deciding"] == [0, 1, 2]
                done = await first.act(first.legal()[0], 0, number)
                await caught_up([*lives, watcher], done["number"])
                assert watcher.state["deciding"] == [0, 1, 2]
                assert watcher.state["decision"]["seat"] == 0
                assert not watcher.legal()
                assert second.state["decision"]["seat"] == 1
                assert first.state["decision"]["kind"] != "place" or first.number > number
                # Who comes back in the middle finds the own decision, and is told what the others did.
                async with ben.live(id) as again:
                    back = await again.until("snapshot")
                    assert (back["decision"], back["choices"]) == (second.state["decision"], second.state["choices"])
                    assert back["deciding"] == [0, 1, 2]
                digest = await ben.get(f"/api/tables/{id}/digest?since={number}&lang=en")
                assert [line["seat"] for line in digest["lines"]] == [0]
                record = await ben.get(f"/api/tables/{id}/record")
                assert record["settings"]["build"] == "together"
                assert len(record["entries"]) == done["number"]

    run(story())


def test_own_steps_are_undone_whatever_others_did_since(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben", "Cleo") as guests:
            ana, ben, cleo = guests
            id = await three_at_a_table(guests)
            async with ana.live(id) as first, ben.live(id) as second, cleo.live(id) as third:
                lives = [first, second, third]
                await until_all_build(lives)
                number, before = first.number, laid(first, 0)
                for seat in (0, 1, 2):
                    await lives[seat].act(lives[seat].legal()[0], seat, number)
                await caught_up(lives, number + 3)
                after = laid(second, 1)
                assert [live.state["undo"] for live in lives] == [1, 1, 1]
                await first.send("undo", seat=0, count=1)
                await caught_up(lives, number + 4)
                for live in lives:
                    assert live.state["entry"] == {"seat": 0, "do": OWN, "undo": 1} | {
                        key: live.state["entry"][key] for key in ("rule", "heading") if key in live.state["entry"]
                    }
                    assert laid(live, 0) == before
                    assert laid(live, 1) == after
                assert second.state["decision"]["seat"] == 1
                assert [live.state["undo"] for live in lives] == [0, 1, 1]
                assert (await second.act(second.legal()[0], 1, number + 3))["type"] == "done", "nor does taking back"

    run(story())


async def bots_build(url: str) -> None:
    """Two bots build to the end while a person has not begun."""
    async with people(url, "Ana") as (ana,):
        table = await ana.open("me", "bot:random", "bot:apprentice", game="cafe", settings=TOGETHER)
        async with ana.live(table["id"]) as live:
            await live.until("snapshot")
            while live.state["decision"] != {**live.state["decision"], "seat": 0, "kind": "place"}:
                assert await live.my_turn()
                if live.state["decision"]["kind"] != "place":
                    await caught_up([live], (await live.act(live.legal()[0]))["number"])
            while live.state["deciding"] != [0]:
                await live.until("step")
            begun = next(one for one in live.seen if len(one.get("deciding", ())) == 3)
            assert live.number > begun["number"] + 2, "both of them have built"
            assert live.legal() == [choice["notation"] for choice in begun["choices"]]
            assert (await live.act(live.legal()[0], 0, begun["number"]))["type"] == "done"


def test_bots_build_while_a_person_thinks(server: str) -> None:
    run(bots_build(server))


def test_bot_clients_get_no_steps_of_seats_that_decide_at_once(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben", "Cleo") as guests:
            ana, ben, cleo = guests
            id = await three_at_a_table(guests)
            async with ana.live(id) as first, ben.live(id) as second, cleo.live(id) as third:
                await until_all_build([first, second, third])
                async with cleo.live(id, lean=True) as bot:
                    state = await bot.until("state")
                    assert (state["decision"]["seat"], bool(state["legal"])) == (2, True)
                    number = first.number
                    assert (await first.act(first.legal()[0], 0, number))["type"] == "done"
                    assert (await second.act(second.legal()[0], 1, number))["type"] == "done"
                    done = await bot.act(state["legal"][0])
                    assert done["number"] == number + 3
                    told = [one["number"] for one in bot.seen if one["type"] == "state"]
                    if told[-1] < done["number"]:
                        told.append((await bot.until("state"))["number"])
                    assert told == [number, done["number"]]

    run(story())


@pytest.mark.parametrize(
    ("chairs", "settings", "expected"),
    [
        (["me", "open"], {}, "together"),
        (["me", "open", "bot:random"], {}, "together"),
        (["open", "open", "open"], {}, "together"),
        (["me", "open"], {"build": "in_turn"}, "in_turn"),
        (["me", "local"], {}, "in_turn"),
        (["me", "open", "local"], {}, "in_turn"),
        (["me", "bot:random"], {}, "in_turn"),
        (["me", "bot:random"], TOGETHER, "together"),
    ],
)
def test_people_on_devices_of_their_own_build_together(
    chairs: list[str], settings: dict[str, str], expected: str, server: str
) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            table = await ana.open(*chairs, game="cafe", settings=settings)
            assert table["settings"]["build"] == expected
            games = await ana.get("/api/games")
            offered = next(game for game in games if game["id"] == "cafe")["settings"]
            build = next(setting for setting in offered if setting["name"] == "build")
            assert (build["choices"][0], build["online"]) == ("in_turn", "together"), "the page's dialog knows, too"
            assert "build" not in (await ana.open("me", "open"))["settings"]

    run(story())


# -- clocks, notices, questions ----------------------------------------------------------------------------------------------


class Watch:
    """A clock that goes when told."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


async def opened(path: Path, watch: Watch, clock: m.Clock) -> tuple[Services, LiveTable]:
    """A server, and a table of Café for three people that all build at."""
    storage = Storage(Settings(database=str(path / "tables.sqlite3")))
    await storage.open()
    services = Services(storage.settings, storage)
    services.uptime.time = watch
    await services.uptime.open(keep=True)
    new = m.NewTable("cafe", 3, [m.Chair("open")] * 3, clock=clock, settings=TOGETHER)
    live = await services.opening.create("player 0", "P0", new)
    for seat in range(3):
        await services.seating.join(live, f"player {seat}", f"P{seat}", m.Join(services.access.invitation(live), seat))
    return services, live


async def step(services: Services, live: LiveTable, seat: int) -> int:
    """The first thing a seat may do."""
    assert live.match is not None
    do = live.match.legal(seat)[0]
    return await services.moves.act(live, seat, live.match.number, do, f"{live.match.number}")


async def finish(services: Services, live: LiveTable, seat: int) -> None:
    """A seat builds until it is done."""
    while seat in live.deciding and len(live.deciding) > 1:
        await step(services, live, seat)


async def begin_building(services: Services, live: LiveTable) -> None:
    while len(live.deciding) < 3:
        await step(services, live, live.deciding[0])


def left(live: LiveTable) -> dict[int, float]:
    assert live.match is not None
    return live.match.clockwork.left(live.doc, live.deciding, live.now())


def test_the_clock_of_everybody_who_may_decide_runs(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        services, live = await opened(tmp_path, watch, m.Clock("bank", 100))
        await begin_building(services, live)
        watch.at += 10
        assert left(live) == {0: 90.0, 1: 90.0, 2: 90.0}
        await finish(services, live, 1)
        assert live.deciding == (0, 2)
        watch.at += 5
        assert left(live) == {0: 85.0, 1: 90.0, 2: 85.0}, "who is done needs no more time"
        again = await services.tables.played_again(live)
        assert again.clockwork.left(live.doc, again.deciding, live.now()) == left(live), "storage tells the same"
        await services.storage.close()

    run(story())


def test_the_clocks_of_several_run_out_together(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        services, live = await opened(tmp_path, watch, m.Clock("move", 60))
        await begin_building(services, live)
        assert left(live) == {0: 60.0, 1: 60.0, 2: 60.0}
        watch.at += 20
        await step(services, live, 0)
        assert left(live) == {0: 40.0, 1: 40.0, 2: 40.0}, "a step is not a turn"
        await finish(services, live, 0)
        watch.at += 41
        services.uptime._written = watch.at  # the server was open all the time
        row = live.turn()
        assert row.deadline is not None
        assert row.deadline < watch.at
        assert row.deciding == "1 2"
        await services.clocks.expire(live.id)
        assert [chair.kind for chair in live.doc.chairs] == ["person", "bot", "bot"]
        await services.close()
        await services.storage.close()

    run(story())


def test_who_takes_back_the_end_goes_on_with_the_time_that_was_left(tmp_path: Path) -> None:
    """Nobody gains time by being done and not being done; nor do they lose what others needed meanwhile."""

    async def story() -> None:
        watch = Watch()
        services, live = await opened(tmp_path, watch, m.Clock("move", 60))
        await begin_building(services, live)
        watch.at += 20
        await finish(services, live, 0)
        watch.at += 10
        assert left(live) == {1: 30.0, 2: 30.0}
        assert live.match is not None
        assert live.match.undoable(0) > 0, "the end of a turn is final once all are done, not before"
        await services.moves.undo(live, 0, 1, "back")
        assert live.match.begun == (), "nobody is told that a turn begins"
        assert left(live) == {0: 40.0, 1: 30.0, 2: 30.0}
        watch.at += 5
        again = await services.tables.played_again(live)
        assert again.clockwork.left(live.doc, again.deciding, live.now()) == left(live) == {0: 35.0, 1: 25.0, 2: 25.0}
        await services.storage.close()

    run(story())


def test_notices_go_to_everybody_whose_turn_begins_and_once(tmp_path: Path) -> None:
    async def story() -> None:
        services, live = await opened(tmp_path, Watch(), m.Clock())
        told: list[int] = []
        services.turn_notice = lambda _player, _live, seat: told.append(seat)
        while len(live.deciding) < 3:
            told.clear()
            last = live.deciding[0]
            await step(services, live, last)
        assert sorted([*told, last]) == [0, 1, 2], "who has just moved knows"
        told.clear()
        for seat in (1, 0):
            await finish(services, live, seat)
        assert told == [], "their turn has not begun anew"
        while live.deciding == (2,) and live.match is not None and live.match.state.at_once():
            await step(services, live, 2)
        assert set(told) == set(live.deciding) - {2}, "the next round begins for whoever is first"
        await services.storage.close()

    run(story())


def test_choices_stay_the_same_whatever_others_do(tmp_path: Path) -> None:
    """They are worked out once; a match that works them out anew finds the same."""

    async def story() -> None:
        services, live = await opened(tmp_path, Watch(), m.Clock())
        assert live.match is not None
        rng, match, kept = random.Random(4), live.match, 0
        while not match.over and match.number < 150:
            seat = rng.choice(match.deciding)
            if rng.random() < 0.2 and match.undoable(seat):
                match.undo(seat, 1)
            else:
                match.act(seat, rng.choice(match.legal(seat)))
            for other in range(3):
                kept += match.asked_at(other) < match.number
                assert match.choices(other) == Match.choices(match, other)
        assert kept > 50
        await services.storage.close()

    run(story(), 120)


def test_steps_are_taken_back_by_consent_only_from_the_present_state(tmp_path: Path) -> None:
    """A question is overtaken by what anybody does; agreed to, it takes back the latest steps of whomever, as ever."""

    async def story() -> None:
        services, live = await opened(tmp_path, Watch(), m.Clock())
        await begin_building(services, live)
        await step(services, live, 0)
        await services.takebacks.ask(live, "player 1", 1)
        await step(services, live, 2)
        with pytest.raises(Refuse):
            await services.takebacks.answer(live, "player 0", True)
        number = live.number
        await services.takebacks.ask(live, "player 1", 2)
        for player in ("player 0", "player 2"):
            await services.takebacks.answer(live, player, True)
        assert live.number == number + 1
        assert live.match is not None
        assert [live.match.undoable(seat) for seat in range(3)] == [0, 0, 0]
        with pytest.raises((Refuse, BadInput)):  # everybody's decision is another one now
            await services.moves.act(live, 2, number, live.match.legal(2)[0], "late")
        await services.storage.close()

    run(story())


# -- many workers ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def three(database_server: Postgres) -> Iterator[list[ServerProcess]]:
    database = database_server.database()
    servers = [ServerProcess(database, LUDOCAFE_PATIENCE="3") for _ in range(3)]
    with servers[0], servers[1], servers[2]:
        yield servers


def test_players_at_three_workers_act_at_the_same_moment(three: list[ServerProcess]) -> None:
    """All send a move, an undo and the move again on the same state at once: numbers clash, and all are carried out."""

    async def story() -> None:
        async with (
            people(three[0].url, "Ana") as (ana,),
            people(three[1].url, "Ben") as (ben,),
            people(three[2].url, "Cleo") as (cleo,),
        ):
            id = await three_at_a_table([ana, ben, cleo])
            async with ana.live(id) as first, ben.live(id) as second, cleo.live(id) as third:
                lives = [first, second, third]
                for _ in range(3):
                    await until_all_build_again(lives)
                    begun = seen_by_all(lives)
                    await together(lives, act_first)
                    laid = seen_by_all(lives)
                    await together(lives, take_back)
                    assert seen_by_all(lives) == begun != laid, "each takes back the own step"
                    await together(lives, act_first)
                    assert seen_by_all(lives) == laid
                    await caught_up(lives, (await first.act("end"))["number"])
                    await together(lives, lambda live, seat: act_first(live, seat) if seat else take_back(live, seat))
                    assert first.legal(), "who is done goes on, whatever others do at that moment"

    run(story(), 120)


async def act_first(live: Table, seat: int) -> Document:
    return await live.act(live.legal()[0], seat, live.number)


async def take_back(live: Table, seat: int) -> Document:
    return await live.answer(await live.send("undo", seat=seat, count=1))


async def together(lives: list[Table], do: Callable[[Table, int], Awaitable[Document]]) -> None:
    """All do the same at the same moment; each is answered with a number of its own, and everybody sees all of it."""
    number = max(live.number for live in lives)
    answers = await asyncio.gather(*(do(live, seat) for seat, live in enumerate(lives)))
    assert {answer.get("number", answer.get("text")) for answer in answers} == {number + i for i in (1, 2, 3)}
    await caught_up(lives, number + 3)


def seen_by_all(lives: list[Table]) -> bytes:
    """The areas as everybody sees them."""
    (view,) = {msgspec.json.encode(public(live.state["view"])) for live in lives}
    return view


def public(view: Document) -> Any:
    return [[player["laid"], player["squares"], player["points"]] for player in view["players"]]


async def until_all_build_again(lives: list[Table]) -> None:
    """Go on, each as fast as they can, until all of them begin to build."""
    for live in lives:
        if not live.state:
            await live.until("snapshot")
    while not all(live.state["decision"]["kind"] == "place" and len(live.state["deciding"]) == 3 for live in lives):
        live = lives[lives[0].state["deciding"][0]]
        done = await live.act(live.legal()[-1])
        assert done["type"] == "done", done
        await caught_up(lives, done["number"])


def test_a_killed_worker_loses_nothing_of_what_is_done_together(three: list[ServerProcess]) -> None:
    """Whole games, moves interleaved, a worker is killed in the middle: its player goes on at another one. Nothing is stale."""

    async def story() -> None:
        acknowledged: Acknowledged = {}
        rng, stop = random.Random(5), asyncio.Event()
        async with (
            people(three[0].url, "Ana") as (ana,),
            people(three[1].url, "Ben") as (ben,),
            people(three[2].url, "Cleo") as (cleo,),
        ):
            guests = [ana, ben, cleo]
            id = await three_at_a_table(guests)
            playing = [
                asyncio.create_task(
                    play_on(one, id, random.Random(rng.random()), stop, acknowledged, refusals=("not-your-turn", "storage-away"))
                )
                for one in guests
            ]
            while len(acknowledged) < 40:
                await asyncio.sleep(0.01)
            assert three[1].process is not None
            os.kill(three[1].process.pid, signal.SIGKILL)
            ben.url = three[2].url
            await asyncio.gather(*playing)
            record = read_record(msgspec.json.encode(await ana.get(f"/api/tables/{id}/record")).decode())
            assert verify(record, registry.game_of(record)).over
            stored = await check_storage(three[0].database, [id], acknowledged)
            assert len(stored) == len(acknowledged)
            seats = [entry.seat for entry in record.entries]
            assert sum(one != other for one, other in pairwise(seats)) > 30, "their moves lie between one another"

    run(story(), 180)
