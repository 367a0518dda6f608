"""Plans that seats keep: played by themselves when their turn comes as foreseen, asked about otherwise, nobody else's."""

import asyncio
import contextlib
import random
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludocafe.server import messages as m
from ludocafe.server.errors import Refuse
from ludocafe.server.services import Services
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage
from ludocafe.server.tables.table import LiveTable
from tests.server.clients import Document, Person, ServerProcess, Table, people, run, two_at_a_table


@contextlib.asynccontextmanager
async def both(
    server: str, game: str = "cafe_del_gatto", **settings: Any
) -> AsyncIterator[tuple[str, Person, Person, Table, Table]]:
    """Ana and Ben at a running table; Ana's turn."""
    async with people(server, "Ana", "Ben") as (ana, ben):
        id = await two_at_a_table(ana, ben, game=game, **settings)
        async with ana.live(id) as first, ben.live(id) as second:
            for live in (first, second):
                await live.until("snapshot")
            yield id, ana, ben, first, second


async def request(live: Table, type: str, **fields: object) -> Document:
    return await live.answer(await live.send(type, **fields))


async def keep(live: Table, seat: int, *steps: str) -> Document:
    """Keep a plan; what its maker then keeps."""
    done = await request(live, "keep", seat=seat, number=live.number, steps=[*steps])
    assert done["type"] == "done", done
    return next(message["kept"] for message in reversed(live.seen) if message["type"] == "kept")


async def reach(live: Table, number: int) -> None:
    while live.number < number:
        await live.until("snapshot", "step")


def test_a_kept_plan_is_played_by_itself_and_taken_back_like_any_step(server: str) -> None:
    async def story() -> None:
        async with both(server, undo_after_turn=True) as (id, _ana, ben, first, second):
            assert second.state["ahead"] and not first.state["ahead"]
            tried = await request(second, "plan", seat=1)
            assert tried["decision"]["seat"] == 1
            assert "take" in {choice["notation"] for choice in tried["choices"]}
            kept = await keep(second, 1, "take")
            assert [step["choice"]["notation"] for step in kept["plan"]["steps"]] == ["take"]
            assert (kept["made"], kept["fate"]) == (0, "waits")
            async with ben.live(id) as again:  # it survives a reload
                assert (await again.until("snapshot"))["kept"] == kept
            assert (await first.act("take"))["type"] == "done"
            for live in (first, second):
                await reach(live, 2)
                assert (live.state["entry"]["seat"], live.state["entry"]["do"]) == (1, "take")
            assert second.state["kept"] is None
            assert (await request(second, "undo", seat=1))["type"] == "done"
            await reach(second, 3)
            assert second.legal(), "what was taken back is not played again"
            assert second.state["kept"] is None
            assert all(message.get("kept") is None for message in first.seen), "nobody else hears of a plan"
            assert not any(message["type"] in ("kept", "table") for message in first.seen)

    run(story())


def test_plan_stops_when_its_question_has_changed(server: str) -> None:
    """Both mean to buy the same token: the second finds another price, or another token."""

    async def story() -> None:
        async with both(server) as (_id, _ana, _ben, first, second):
            bought = next(do for do in first.legal() if do.startswith("buy"))
            tried = await request(second, "plan", seat=1)
            offered = [choice["notation"] for choice in tried["choices"]]
            same = next(notation for notation in offered if notation.startswith(bought.rsplit(" ", 1)[0]))
            await keep(second, 1, same)
            await first.act(bought)
            while first.state["decision"]["seat"] == 0:
                if first.legal():
                    await first.act(next((do for do in first.legal() if do == "end"), first.legal()[0]))
                else:
                    await first.until("step")
            await reach(second, first.number)
            assert second.state["decision"]["seat"] == 1
            assert second.state["kept"]["fate"] == "asked"
            assert second.legal(), "the seat decides itself"
            before = second.number
            assert (await second.act("take"))["type"] == "done"
            await reach(second, before + 1)
            assert second.state["kept"] is None, "something else was done"

    run(story())


def test_a_plan_of_several_steps_goes_on_by_itself(server: str) -> None:
    async def story() -> None:
        async with both(server, "cafe", settings={"build": "in_turn"}) as (_id, _ana, _ben, first, second):
            lives = (first, second)
            while first.state["decision"]["kind"] != "place":
                seat = first.state["decision"]["seat"]
                done = await lives[seat].act(lives[seat].legal()[0])
                for live in lives:
                    await reach(live, done["number"])
            seat = first.state["decision"]["seat"]
            builder, waiting = lives[seat], lives[1 - seat]
            steps: list[str] = []
            while (tried := await request(waiting, "plan", seat=1 - seat, steps=steps))["choices"]:
                steps.append(tried["choices"][0]["notation"])
            assert [choice["notation"] for choice in tried["steps"]] == steps
            assert len(steps) > 1
            await keep(waiting, 1 - seat, *steps)
            while builder.state["decision"]["seat"] == seat:
                done = await builder.act("end" if "end" in builder.legal() else builder.legal()[0])
                await reach(builder, done["number"])
            number = builder.number
            await reach(waiting, number + len(steps))
            later = [message for message in waiting.seen if message["type"] == "step" and message["number"] > number]
            played = [message["entry"]["do"] for message in later]
            assert played[: len(steps)] == steps

    run(story())


def test_nobody_plans_for_somebody_else_or_out_of_time(server: str) -> None:
    async def story() -> None:
        async with both(server) as (_id, _ana, _ben, first, second):
            steps = ["take"]
            stand = {"questions": ["turn"], "answers": [{"action": "take"}]}
            for type, fields in (
                ("plan", {}),
                ("keep", {"number": 0, "steps": steps}),
                ("stand", stand),
                ("drop", {}),
            ):
                assert (await request(first, type, seat=1, **fields))["text"] == "not-your-seat"
            await keep(second, 1, "take")
            assert (await request(first, "drop", seat=1))["text"] == "not-your-seat"
            assert (await request(second, "keep", seat=1, number=7, steps=steps))["text"] == "stale"
            assert (await request(second, "keep", seat=1, number=0, steps=["serve espresso"]))["rule"].startswith("GAT-")
            assert (await request(second, "keep", seat=1, number=0, steps=["take", "take"]))["text"] == "nothing-to-plan"
            assert (await request(second, "keep", seat=1, number=0, steps=["nonsense"]))["text"] == "bad-notation"
            await second.send("keep", seat=1, number=0, steps=["take"] * 41)
            assert (await second.until("refused"))["text"] == "bad-message"
            await second.send("keep", seat=1, number=0, steps=[])
            assert (await second.until("refused"))["text"] == "bad-message"
            assert (await request(first, "keep", seat=0, number=0, steps=steps))["text"] == "nothing-to-plan", "it is their turn"
            await second.send("ready")
            kept = (await second.until("snapshot"))["kept"]
            assert kept is not None, "what was refused has changed nothing"
            assert (await request(second, "drop", seat=1))["type"] == "done"
            await first.act("take")
            await reach(second, 1)
            assert second.legal()
            assert second.state["kept"] is None

    run(story())


def test_a_plan_ends_with_the_seat_and_with_what_it_was_made_on(server: str) -> None:
    async def story() -> None:
        async with both(server, "cafe", settings={"build": "in_turn"}) as (id, _ana, ben, first, second):
            lives = (first, second)
            while first.state["decision"]["kind"] != "place":
                seat = first.state["decision"]["seat"]
                done = await lives[seat].act(lives[seat].legal()[0])
                for live in lives:
                    await reach(live, done["number"])
            seat = first.state["decision"]["seat"]
            builder, waiting = lives[seat], lives[1 - seat]

            async def plan() -> None:
                tried = await request(waiting, "plan", seat=1 - seat)
                await keep(waiting, 1 - seat, tried["choices"][0]["notation"])

            async def moves(type: str = "act", **fields: object) -> None:
                asked = {"number": builder.number, "do": builder.legal()[0]} if type == "act" else {}
                done = await request(builder, type, seat=seat, **asked, **fields)
                for live in lives:
                    await reach(live, done["number"])

            await plan()
            await moves()
            await moves("undo")
            assert waiting.state["kept"] is not None, "it was made before that step"
            await moves()
            await reach(waiting, builder.number)
            await plan()
            await moves("undo")
            assert waiting.state["kept"] is None, "what it was made on was taken back"
            await plan()
            person = (_ana, ben)[1 - seat]
            await person.post(f"/api/tables/{id}/resign", {"seat": 1 - seat})
            await person.post(f"/api/tables/{id}/join", {"seat": 1 - seat})
            async with person.live(id) as again:
                assert (await again.until("snapshot"))["kept"] is None, "the seat was somebody else's meanwhile"

    run(story())


def test_a_standing_answer_is_a_plan_for_a_kind_of_question(server: str) -> None:
    """Coffee Traders: who is asked whether they join may be asked no more for the period."""

    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            table = await ana.open("me", "bot:random", "bot:random", "bot:random", game="coffee_traders")
            rng = random.Random(5)
            async with ana.live(table["id"]) as live:
                while await live.my_turn() and live.state["decision"]["kind"] != "join_trade":
                    before = live.number
                    await live.act(rng.choice(live.legal()))
                    await reach(live, before + 1)
                assert live.state["decision"]["kind"] == "join_trade"
                number = live.number
                stand = {"questions": ["join_trade", "join_build"], "answers": [{"action": "decline"}], "during": ["period"]}
                assert (await request(live, "stand", seat=0, **stand))["type"] == "done"
                await live.until("step", fits=lambda step: step["entry"]["seat"] == 0)
                assert live.state["number"] == number + 1, "the question that was open is answered at once"
                assert [*live.state["kept"]["plan"]["during"]] == ["period"]
                assert (await request(live, "drop", seat=0))["type"] == "done"

    run(story())


def test_plan_survives_a_killed_server(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        async with people(server.url, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ben.live(id) as second:
                await second.until("snapshot")
                await keep(second, 1, "take")
            assert server.process is not None
            server.process.send_signal(signal.SIGKILL)
            server.process.wait()
            server.start()
            async with ana.live(id) as first:
                await first.until("snapshot")
                await first.act("take")
                await reach(first, 2)
                assert first.state["entry"]["seat"] == 1

    with ServerProcess(str(tmp_path / "tables.sqlite3")) as server:
        run(story(server))


async def _house(path: Path) -> Services:
    storage = Storage(Settings(database=str(path / "tables.sqlite3")))
    await storage.open()
    return Services(storage.settings, storage)


def test_plan_of_a_dead_worker_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The step before it was stored, and then the process was gone: the next look at the tables plays it, with nobody there."""

    async def never(_live: LiveTable, _patience: float = 0.0) -> None:
        await asyncio.sleep(0)

    async def story() -> None:
        services = await _house(tmp_path)
        live = await services.opening.create("ana", "Ana", m.NewTable("cafe_del_gatto", 2, [m.Chair("me"), m.Chair("open")]))
        await services.seating.join(live, "ben", "Ben", m.Join(services.access.invitation(live)))
        await services.plans.change(live, "ben", m.Keep("1", 0, 1, ["take"]))
        with pytest.raises(Refuse, match="not-your-seat"):
            await services.plans.change(live, "ana", m.Drop("2", 1))
        monkeypatch.setattr(services.plans, "play", never)
        await services.moves.act(live, 0, 0, "take", "3")
        assert live.number == 1
        await services.storage.close()

        services = await _house(tmp_path)
        await services.maintenance.once(0.0)
        for task in services.background_tasks():
            await task
        again = await services.tables.find(live.id)
        assert again.match is not None
        assert [(step.seat, step.entry.do) for step in again.match.log] == [(0, "take"), (1, "take")]
        await services.storage.close()

    run(story())


@pytest.mark.parametrize("build", ["in_turn", "together"])
@pytest.mark.parametrize("whole", [True, False])
def test_turn_notice_is_sent_once_the_plan_has_no_answer(tmp_path: Path, build: str, whole: bool) -> None:
    """Café over days: a plan for the whole turn calls nobody, one for its beginning calls when the rest is to be decided."""

    async def story() -> None:
        services = await _house(tmp_path)
        new = m.NewTable("cafe", 3, [m.Chair("open")] * 3, settings={"build": build})
        live = await services.opening.create("player 0", "P0", new)
        for seat in range(3):
            await services.seating.join(live, f"player {seat}", f"P{seat}", m.Join(services.access.invitation(live), seat))
        told: list[int] = []
        services.turn_notice = lambda _player, _live, seat: told.append(seat)
        match = live.match
        assert match is not None
        planning: list[int] = []
        while match.decision().kind != "place":
            told.clear()
            seat = match.actor
            await services.moves.act(live, seat, match.number, match.legal()[0], f"{match.number}")
            for other in range(3):
                if other not in planning and live.match is match and match.preview_state(other) is not None and len(planning) < 2:
                    steps: list[str] = []
                    while choices := services.plans.rehearse(live, m.TryPlan("try", other, steps)).choices:
                        steps.append("end" if any(one.notation == "end" for one in choices) else choices[0].notation)
                    keep = m.Keep("keep", match.number, other, steps if whole else steps[:1])
                    await services.plans.change(live, f"player {other}", keep)
                    planning.append(other)
        while tasks := services.background_tasks():  # each planned step calls the next one
            await asyncio.gather(*tasks)
        first, second = planning
        last = 3 - first - second
        if whole:
            assert match.deciding == (last,)
            assert told == ([last] if build == "in_turn" else []), "only who is to decide"
        elif build == "together":
            assert (match.deciding, sorted(told)) == ((0, 1, 2), sorted([first, second])), "who has just picked knows"
        else:
            assert (match.deciding, told) == ((first,), [first])
        await services.storage.close()

    run(story())


def test_long_waiting_does_not_end_a_plan(tmp_path: Path) -> None:
    """More steps of others lie between than are kept in memory."""

    async def story() -> None:
        services = await _house(tmp_path)
        chairs = [m.Chair("me"), m.Chair("open")]
        live = await services.opening.create("ana", "Ana", m.NewTable("cafe_del_gatto", 2, chairs))
        await services.seating.join(live, "ben", "Ben", m.Join(services.access.invitation(live)))
        await services.plans.change(live, "ben", m.Keep("1", 0, 1, ["take"]))
        match = live.match
        assert match is not None
        match.trim(5)
        clean = next(do for do in match.legal() if do.startswith("buy"))
        for number in range(0, 40, 2):
            await services.moves.act(live, 0, number, clean, f"a{number}")
            await services.moves.undo(live, 0, 1, f"u{number}")
        assert not match.reaches(0)
        assert live.kept_plan(1) is not None
        kept = live.doc.kept[1]
        assert msgspec.json.decode(msgspec.json.encode(kept), type=type(kept)) == kept
        await services.moves.act(live, 0, 40, "take", "last")
        for task in services.background_tasks():
            await task
        assert live.number == 42
        await services.storage.close()

    run(story())
