"""People at tables: joining, playing, talking, changing one's mind, leaving, coming back."""

import asyncio
import random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosedError

from ludocafe import registry
from ludocafe.core.fair_chance import commitment
from ludocafe.core.match import verify
from ludocafe.core.record import read_record
from tests.server.clients import people, play_out, run, two_at_a_table
from tests.support import rule


def test_two_people_play_a_whole_game_that_anybody_can_verify(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            before = await ana.get(f"/api/tables/{id}")
            assert before["state"] == "running"
            assert "seed" not in before
            rng = random.Random(1)
            async with ana.live(id) as first, ben.live(id) as second:
                steps = await play_out([first, second], rng.choice)
            after = await ben.get(f"/api/tables/{id}")
            assert after["state"] == "over"
            assert after["number"] == steps
            assert commitment(after["seed"]) == before["commitment"] == after["commitment"]
            record = read_record(msgspec.json.encode(await ben.get(f"/api/tables/{id}/record")).decode())
            assert record.names == ["Ana", "Ben"]
            verified = verify(record, registry.game_of(record))
            assert verified.over
            assert len(record.entries) == steps

    run(story())


def test_a_game_against_bots_starts_with_one_request(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            table = await ana.open("me", "bot:regular", "bot:random")
            assert table["state"] == "running"
            rng = random.Random(2)
            async with ana.live(table["id"]) as live:
                await play_out([live], rng.choice)
                assert any(message["type"] == "thinking" for message in live.seen)
                final = await live.until("table")
            assert final["table"]["state"] == "over"
            assert live.state["result"]["places"] == live.state["places"]

    run(story())


def test_every_registered_game_can_be_played(server: str) -> None:
    async def story(game: str, seats: int) -> None:
        async with people(server, "Ana") as (ana,):
            table = await ana.open("me", *["bot:regular"] * (seats - 1), game=game)
            rng = random.Random(3)
            async with ana.live(table["id"]) as live:
                await play_out([live], rng.choice)
            record = read_record(msgspec.json.encode(await ana.get(f"/api/tables/{table['id']}/record")).decode())
            assert verify(record, registry.game_of(record)).over

    for id, kind in registry.kinds().items():
        run(story(id, min(count for count in kind.seat_counts if count > 1)), 120)


def test_listed_tables_can_be_found_and_joined_private_ones_cannot(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            public = await ana.open("me", "open", listed=True)
            private = await ana.open("me", "open")
            found = {table["id"] for table in await ben.get("/api/tables")}
            assert public["id"] in found
            assert private["id"] not in found
            await ben.get(f"/api/tables/{private['id']}", status=404)
            await ben.post(f"/api/tables/{private['id']}/join", {}, status=403)
            await ben.post(f"/api/tables/{private['id']}/join", {"invitation": "guess"}, status=403)
            joined = await ben.post(f"/api/tables/{public['id']}/join", {})
            assert joined["state"] == "running"
            assert [chair["yours"] for chair in joined["chairs"]] == [False, True]
            assert public["id"] not in {table["id"] for table in await ben.get("/api/tables")}

    run(story())


def test_a_seat_is_taken_once(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben", "Cleo", "Dan") as (ana, *others):
            table = await ana.open("me", "open", "open", listed=True)
            join = f"/api/tables/{table['id']}/join"
            answers = await asyncio.gather(*(person.http.post(join, json={"seat": 1}) for person in others))
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409]

    run(story())


def test_spectators_watch_by_link_and_see_no_choices(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben", "Eve") as (ana, ben, eve):
            id = await two_at_a_table(ana, ben)
            watch = (await ana.get(f"/api/tables/{id}"))["watch"]
            async with ana.live(id) as playing, eve.live(id, watch=watch) as watching:
                await playing.until("snapshot")
                seen = await watching.until("snapshot")
                assert seen["seat"] is None
                assert seen["mine"] == []
                assert seen["choices"] == []
                assert "invitation" not in seen["table"]
                if playing.legal():
                    await playing.act(playing.legal()[0])
                    step = await watching.until("step")
                    assert step["choices"] == []
                    assert step["undo"] == 0
                refused = await watching.act("end_turn", seat=0)
                assert refused["text"] == "not-your-seat"

    run(story())


def test_without_the_link_the_table_does_not_exist(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben", "Eve") as (ana, ben, eve):
            id = await two_at_a_table(ana, ben)
            for watch in ("", "wrong"):
                async with eve.live(id, watch=watch) as table:
                    with pytest.raises(ConnectionClosedError):
                        await table.receive()
                    assert table.socket.close_code == 4404
            for path in ("", "/record", "/digest", "/at/0", "/edition"):
                await eve.get(f"/api/tables/{id}{path}", status=404)

    run(story())


def test_presence_and_chat_reach_everybody(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as first:
                await first.until("snapshot")
                async with ben.live(id) as second:
                    assert await first.until("presence", fits=lambda p: p["seat"] == 1) == {
                        "type": "presence",
                        "seat": 1,
                        "online": True,
                    }
                    await second.send("chat", text="  hello\u0007 \n there ")
                    line = await first.until("chat")
                    assert (line["seat"], line["name"], line["text"]) == (1, "Ben", "hello there")
                gone = await first.until("presence", fits=lambda p: p["seat"] == 1)
                assert gone["online"] is False
            async with ben.live(id) as again:
                assert (await again.until("chat"))["text"] == "hello there"

    run(story())


def test_own_steps_can_be_undone_up_to_the_information_barrier(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            table = await ana.open("local", "local", undo_after_turn=True)
            async with ana.live(table["id"]) as live:
                await live.until("snapshot")
                undone = 0
                rng = random.Random(4)
                for _ in range(60):
                    actor = live.state["decision"]["seat"]
                    if actor is None:
                        break
                    await live.send("show", seat=actor)
                    await live.until("snapshot")
                    legal = live.legal()
                    await live.act(rng.choice(legal))
                    while live.state["type"] != "step":
                        await live.until("step")
                    if live.state["undo"]:
                        count = live.state["undo"]
                        number = live.number
                        id = await live.send("undo", seat=actor, count=count)
                        assert (await live.answer(id)) == {"type": "done", "id": id, "number": number + 1}
                        assert live.state["entry"]["undo"] == count
                        undone += 1
                        again = await live.send("undo", seat=actor, count=1, id=id)
                        assert (await live.answer(again))["number"] == number + 1
                        await live.send("show", seat=live.state["decision"]["seat"])
                        await live.until("snapshot")
                        if live.legal():
                            await live.act(rng.choice(live.legal()))
                    else:
                        id = await live.send("undo", seat=actor, count=1)
                        assert (await live.answer(id))["text"] == "nothing-to-undo"
                assert undone > 0

    run(story())


@rule("CTR-610")
def test_who_plays_among_bots_goes_back_to_the_previous_turn(server: str) -> None:
    """The bots' steps go with the own one, unless something new came to light; the turn before that one is final."""

    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            table = await ana.open("me", "bot:random", "bot:random", game="coffee_traders")
            rng = random.Random(5)
            passed = 0
            async with ana.live(table["id"]) as live:
                await live.until("snapshot")
                while passed < 3 and live.state["decision"]["seat"] is not None:
                    while live.state["decision"]["seat"] != 0:
                        await live.until("step")
                    number, legal = live.number, live.legal()
                    own = live.state["undo"]
                    await live.act(rng.choice(legal))
                    while live.state["decision"]["seat"] != 0:
                        await live.until("step")
                    gone = live.number - number
                    if gone == 1 or not live.state["undo"]:
                        continue
                    assert live.state["undo"] <= own + 1
                    await live.answer(await live.send("undo", seat=0, count=1))
                    assert live.state["entry"]["undo"] == gone and live.legal() == legal
                    passed += 1
                    await live.act(legal[-1])
            assert passed == 3

    run(story())


def test_nobody_takes_back_draws_from_bots(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            table = await ana.open("me", "bot:random")
            async with ana.live(table["id"]) as live:
                await live.until("snapshot")
                while live.state["decision"]["seat"] != 0 or "clean milk" not in live.legal():
                    if live.state["decision"]["seat"] == 0:
                        await live.act(live.legal()[-1])
                    else:
                        await live.until("step")
                await live.act("clean milk")
                asked = await live.send("takeback", count=1)
                assert (await live.answer(asked))["text"] == "nothing-to-undo"

    run(story())


def test_steps_are_taken_back_by_consent(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as first, ben.live(id) as second:
                await first.until("snapshot")
                await second.until("snapshot")
                position = (await ana.get(f"/api/tables/{id}/at/0"))["view"]
                await first.act(first.legal()[0])
                await second.until("step")
                # Ben says no, then yes.
                for agree in (False, True):
                    asked = await first.send("takeback", count=1)
                    question = await second.until("ask")
                    assert (question["by"], question["count"], question["open"]) == (0, 1, True)
                    assert (await first.answer(asked))["type"] == "done"
                    await second.send("answer", agree=agree)
                    closed = await second.until("ask", fits=lambda ask: not ask["open"])
                    assert closed["answers"] == {"0": True, "1": agree}
                back = await first.until("step", fits=lambda step: step["entry"]["undo"] == 1)
                assert back["view"] == position
                assert back["number"] == 2
                stray = await second.send("answer", agree=True)
                assert (await second.until("refused"))["text"] == "no-question", stray

    run(story())


def test_resigning_leaves_the_seat_to_a_bot_and_one_can_come_back(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ben.live(id) as live:
                await live.until("snapshot")
                info = await ana.post(f"/api/tables/{id}/resign", {"level": "random"})
                assert (info["chairs"][0]["kind"], info["chairs"][0]["level"]) == ("bot", "random")
                await live.my_turn()
            back = await ana.post(f"/api/tables/{id}/join", {"seat": 0})
            assert back["chairs"][0]["kind"] == "person"
            await ana.post(f"/api/tables/{id}/resign", {"level": "genius"}, status=400)

    run(story())


def test_a_seat_left_to_a_bot_is_shown_to_whom_it_belongs(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            left = await ana.post(f"/api/tables/{id}/resign", {})
            assert [chair["left"] for chair in left["chairs"]] == [True, False]
            assert [chair["left"] for chair in (await ben.get(f"/api/tables/{id}"))["chairs"]] == [False, False]
            back = await ana.post(f"/api/tables/{id}/join", {"seat": 0})
            assert not any(chair["left"] for chair in back["chairs"])

    run(story())


def test_bots_take_the_free_chairs_when_nobody_else_is_waited_for(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben", "Eve") as (ana, ben, eve):
            table = await ana.open("me", "open", "open", listed=True)
            address = f"/api/tables/{table['id']}/fill"
            await eve.post(address, {"level": "random"}, status=403)
            await ana.post(address, {"level": "genius"}, status=400)
            await ben.post(f"/api/tables/{table['id']}/join", {"seat": 2})
            begun = await ben.post(address, {"level": "random"})
            assert begun["state"] == "running"
            assert [(chair["kind"], chair["level"]) for chair in begun["chairs"]] == [
                ("person", None),
                ("bot", "random"),
                ("person", None),
            ]
            await ana.post(address, {"level": "random"}, status=409)

    run(story())


def test_everybody_knows_who_looks_on(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben", "Eve") as (ana, ben, eve):
            id = await two_at_a_table(ana, ben, listed=True)
            async with ana.live(id) as live:
                assert (await live.until("watching"))["names"] == []
                async with eve.live(id) as watching:
                    assert (await watching.until("watching"))["names"] == ["Eve"]
                    assert (await live.until("watching"))["names"] == ["Eve"]
                assert (await live.until("watching"))["names"] == []
                await ana.post(f"/api/tables/{id}/resign", {})
                assert (await live.until("watching"))["names"] == ["Ana"]

    run(story())


def test_a_seat_can_be_handed_to_somebody_else_once(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben", "Cleo", "Dan") as (ana, ben, cleo, dan):
            id = await two_at_a_table(ana, ben)
            await ben.post(f"/api/tables/{id}/hand", {"seat": 0}, status=403)
            link = await ben.post(f"/api/tables/{id}/hand", {"seat": 1})
            async with ben.live(id) as old:
                await old.until("snapshot")
                info = await cleo.post(f"/api/tables/{id}/join", {"invitation": link["invitation"]})
                assert info["chairs"][1]["name"] == "Cleo"
                lost = await old.until("snapshot")
                assert lost["mine"] == []
                assert lost["seat"] is None
            await dan.post(f"/api/tables/{id}/join", {"invitation": link["invitation"]}, status=409)

    run(story())


def test_leaving_an_open_table_frees_the_chair_and_the_last_one_closes_it(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            table = await ana.open("me", "open", "open", listed=True)
            await ben.post(f"/api/tables/{table['id']}/join", {"seat": 2})
            left = await ben.post(f"/api/tables/{table['id']}/leave")
            assert [chair["kind"] for chair in left["chairs"]] == ["person", "open", "open"]
            closed = await ana.post(f"/api/tables/{table['id']}/leave")
            assert closed["state"] == "aborted"
            running = await ana.open("me", "bot:random")
            assert (await ana.post(f"/api/tables/{running['id']}/leave"))["state"] == "aborted"

    run(story())


def test_rematch_is_one_click_and_the_same_table_for_all(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            await ana.post(f"/api/tables/{id}/rematch", status=409)
            rng = random.Random(5)
            async with ana.live(id) as first, ben.live(id) as second:
                await play_out([first, second], rng.choice)
                again, too = await asyncio.gather(ana.post(f"/api/tables/{id}/rematch"), ben.post(f"/api/tables/{id}/rematch"))
                assert again["id"] == too["id"] != id
                assert again["state"] == "running"
                assert [chair["name"] for chair in again["chairs"]] == ["Ana", "Ben"]
                told = await second.until("table", fits=lambda table: "rematch" in table["table"])
                assert told["table"]["rematch"] == again["id"]

    run(story())


def test_a_finished_game_is_played_on_from_an_earlier_state_with_another_deal(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben", "Eve") as (ana, ben, eve):
            id = await two_at_a_table(ana, ben, listed=True)
            await ana.post(f"/api/tables/{id}/play-on", {"number": 0}, status=409)
            rng = random.Random(8)
            async with ana.live(id) as first, ben.live(id) as second:
                steps = await play_out([first, second], rng.choice)
            await ana.post(f"/api/tables/{id}/play-on", {"number": steps}, status=409)
            await ana.post(f"/api/tables/{id}/play-on", {"number": steps + 1}, status=404)
            await ana.post(f"/api/tables/{id}/play-on", {"number": 3, "seat": 2}, status=400)
            await ana.post(f"/api/tables/{id}/play-on", {"number": 3, "level": "genius"}, status=400)
            then = await ben.get(f"/api/tables/{id}/at/9")
            again = await ben.post(f"/api/tables/{id}/play-on", {"number": 9, "level": "random"})
            assert again["origin"] == {"table": id, "number": 9}
            assert [chair["kind"] for chair in again["chairs"]] == ["bot", "person"]
            assert (again["listed"], again["state"]) == (False, "running")
            async with ben.live(again["id"]) as live:
                begun = await ben.get(f"/api/tables/{again['id']}/at/0")
                assert begun["view"] == then["view"], "what was seen then stays as it was"
                assert (await ben.get(f"/api/tables/{again['id']}/record")).get("position") is None, "it shows what is hidden"
                await play_out([live], rng.choice)
            record = read_record(msgspec.json.encode(await ben.get(f"/api/tables/{again['id']}/record")).decode())
            assert record.position
            assert verify(record, registry.game_of(record)).over
            # Whoever only looked on takes the seat that was to act; a rematch is a whole game.
            looked = await eve.post(f"/api/tables/{id}/play-on", {"number": 9})
            assert looked["chairs"][then["decision"]["seat"]]["name"] == "Eve"
            rematch = await ben.post(f"/api/tables/{again['id']}/rematch")
            assert "origin" not in rematch

    run(story())


def test_who_waits_sees_the_table_laid_out_with_another_deal(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            table = await ana.open("me", "open", "open")
            shown = await ana.get(f"/api/tables/{table['id']}/opening")
            assert shown == await ana.get(f"/api/tables/{table['id']}/opening")
            assert shown["view"]["seats"] == 3
            assert (shown["decision"]["seat"], shown["seat"], shown["choices"]) == (None, None, [])
            await ben.get(f"/api/tables/{table['id']}/opening", status=404)
            await ana.post(f"/api/tables/{table['id']}/fill", {"level": "random"})
            begun = await ana.get(f"/api/tables/{table['id']}/at/0")
            assert begun["view"] != shown["view"]

    run(story())


def test_hot_seat_shows_a_view_only_to_the_seat_that_asks(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            table = await ana.open("local", "local")
            async with ana.live(table["id"]) as live:
                hidden = await live.until("snapshot")
                assert hidden["mine"] == [0, 1]
                assert hidden["seat"] is None
                assert hidden["choices"] == []
                actor = hidden["decision"]["seat"]
                await live.send("show", seat=actor)
                shown = await live.until("snapshot")
                assert shown["seat"] == actor
                assert shown["choices"]
                while live.state["decision"]["seat"] == actor:
                    await live.act(live.legal()[0])
                    while live.state["type"] != "step":
                        await live.until("step")
                assert live.state["seat"] is None
                assert live.state["choices"] == []

    run(story())


def test_a_repeated_request_is_applied_once_and_answered_twice(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as live:
                await live.until("snapshot")
                do = live.legal()[0]
                for _ in range(2):
                    await live.send("act", id="once", seat=0, number=0, do=do)
                answers = [await live.until("done"), await live.until("done")]
                assert [answer["number"] for answer in answers] == [1, 1]
            async with ana.live(id) as later:
                await later.until("snapshot")
                await later.send("act", id="once", seat=0, number=0, do=do)
                assert (await later.until("done", "refused"))["number"] == 1
                await later.send("act", id="other", seat=0, number=0, do=do)
                assert (await later.until("done", "refused"))["text"] == "stale"
            assert (await ana.get(f"/api/tables/{id}"))["number"] == 1

    run(story())


def test_refusals_name_the_rule_and_change_nothing(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as live, ben.live(id) as other:
                await live.until("snapshot")
                await other.until("snapshot")
                refused = await live.act("serve espresso")
                assert refused["rule"].startswith("GAT-")
                assert refused["text"].startswith("refusal-")
                assert (await live.act("fly to the moon"))["text"] == "bad-notation"
                assert (await other.act("take", seat=1))["text"] == "not-your-turn"
                assert (await other.act("take", seat=0))["text"] == "not-your-seat"
                why = await live.answer(await live.send("why", seat=0, do="serve espresso"))
                assert why["refusal"]["rule"] == refused["rule"]
                fine = await live.answer(await live.send("why", seat=0, do=live.legal()[0]))
                assert fine["refusal"] is None

    run(story())


def test_hints_are_for_those_who_play_alone(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            alone = await ana.open("me", "bot:random")
            async with ana.live(alone["id"]) as live:
                await live.my_turn()
                hint = await live.answer(await live.send("hint", seat=0))
                assert hint["do"] in live.legal()
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as live:
                await live.until("snapshot")
                assert (await live.answer(await live.send("hint", seat=0)))["text"] == "hints-off"

    run(story())


def test_earlier_states_can_be_requested(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as first, ben.live(id) as second:
                views = [(await first.until("snapshot"))["view"]]
                await second.until("snapshot")
                for _ in range(12):
                    mover = first if first.state["decision"]["seat"] == 0 else second
                    await mover.act(mover.legal()[-1])
                    for table in (first, second):
                        while table.number < len(views):
                            await table.until("step")
                    views.append(first.state["view"])
            for number, view in enumerate(views):
                assert (await ana.get(f"/api/tables/{id}/at/{number}"))["view"] == view
            await ana.get(f"/api/tables/{id}/at/{len(views)}", status=404)
            digest = await ben.get(f"/api/tables/{id}/digest?since=8")
            assert [line["number"] for line in digest["lines"]] == [9, 10, 11, 12]
            assert digest["words"] == []
            told = await ben.get(f"/api/tables/{id}/digest?since=8&lang=fr")
            assert len(told["words"]) == sum(len(line["events"]) for line in told["lines"])
            async with ben.live(id) as again:
                snapshot = await again.until("snapshot")
                assert snapshot["seen"] == 12
                assert [line["number"] for line in snapshot["log"]] == list(range(1, 13))

    run(story())


def test_clocks_hand_the_seat_to_a_bot_when_time_is_up(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            for clock in ({"kind": "move", "seconds": 1}, {"kind": "bank", "seconds": 1}):
                id = await two_at_a_table(ana, ben, clock=clock)
                async with ben.live(id) as live:
                    snapshot = await live.until("snapshot")
                    assert 0 < snapshot["clock"]["0"] <= 1
                    taken = await live.until("table", fits=lambda table: table["table"]["chairs"][0]["kind"] == "bot")
                    assert taken["table"]["chairs"][0]["name"] == "Ana"
                    await live.my_turn()

    run(story())


def test_own_editions_are_played_and_kept_with_the_record(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            edition = await ana.get("/api/games/cafe_del_gatto/edition")
            edition["comment"] = "ours"
            table = await ana.open("me", "bot:random", edition=edition)
            assert table["edition"]["name"] == "own"
            assert await ana.get(f"/api/tables/{table['id']}/edition") == edition
            async with ana.live(table["id"]) as live:
                await play_out([live], random.Random(6).choice)
            record = read_record(msgspec.json.encode(await ana.get(f"/api/tables/{table['id']}/record")).decode())
            assert record.edition.data == edition
            verify(record, registry.game_of(record))

    run(story())


def test_bot_clients_get_bot_states_only(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            table = await ana.open("me", "bot:random")
            async with ana.live(table["id"], lean=True) as live:
                await play_out([live], random.Random(7).choice)
                states = [message for message in live.seen if message["type"] == "state"]
                assert {message["type"] for message in live.seen} == {"state", "done"}
                wanted = {"type", "number", "seat", "mine", "view", "decision", "legal", "result"}
                assert all(set(state) == wanted for state in states)

    run(story())


def test_who_waits_may_try_places_for_a_card(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben, game="cafe", settings={"build": "in_turn"})
            async with ana.live(id) as first, ben.live(id) as second:
                lives = [first, second]
                for live in lives:
                    await live.until("snapshot")
                assert (await first.answer(await first.send("plan", seat=0)))["text"] == "nothing-to-plan"
                assert (await first.answer(await first.send("plan", seat=1)))["text"] == "not-your-seat"
                while first.state["decision"]["kind"] != "place":
                    actor = lives[first.state["decision"]["seat"]]
                    done = await actor.act(actor.legal()[0])
                    for live in lives:
                        while live.number < done["number"]:
                            await live.until("step")
                waiting = 1 - first.state["decision"]["seat"]
                live = lives[waiting]
                plans = (await live.answer(await live.send("plan", seat=waiting)))["choices"]
                assert plans and all(choice["notation"].startswith("place ") for choice in plans)
                fine = await live.answer(await live.send("why", seat=waiting, do=plans[0]["notation"]))
                assert fine["refusal"] is None
                far = await live.answer(await live.send("why", seat=waiting, do="place 7 7 0"))
                assert far["refusal"]["rule"] == "CAF-52"
                assert (await live.act(plans[0]["notation"], seat=waiting))["text"] == "not-your-turn"

    run(story())


def test_whoever_comes_back_in_the_middle_of_an_action_is_told_its_choices(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            table = await ana.open("me", "bot:random", "bot:random", game="coffee_traders", listed=True)
            made: list[str] = []
            async with ana.live(table["id"]) as live:
                await live.my_turn()
                while live.state["view"]["opens"]:
                    planting = [notation for notation in live.legal() if notation.startswith("A/")]
                    made, before = [planting[0] if planting else live.legal()[0]], live.number
                    await live.act(made[0])
                    while live.number == before:
                        await live.until("step")
                    await live.my_turn()
            async with ana.live(table["id"]) as live, ben.live(table["id"]) as watcher:
                snapshot = await live.until("snapshot")
                assert [choice["notation"] for choice in snapshot["made"]] == made
                assert snapshot["made"][0]["action"]["kind"] and snapshot["undo"] >= 1
                assert (await watcher.until("snapshot"))["made"] == []
                await live.send("undo", seat=0, count=1)
                await live.until("done")
            async with ana.live(table["id"]) as live:
                assert (await live.until("snapshot"))["made"] == []
            earlier = await ana.get(f"/api/tables/{table['id']}/at/{snapshot['number']}")
            assert earlier["made"] == [], "a replay offers nothing to go back to"

    run(story())
