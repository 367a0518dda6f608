"""Hostile clients: forged origins, floods, oversized and malformed messages, and looking where one must not look."""

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludocafe import registry
from ludocafe.core.chance import FastChance
from ludocafe.core.errors import BadInput, LudocafeError
from ludocafe.core.fair_chance import FairChance, Recorder
from ludocafe.core.game import Game
from ludocafe.core.match import Step
from ludocafe.core.plans import Rehearsal
from ludocafe.core.record import Entry
from ludocafe.core.state import Journal, State
from ludocafe.server import connection_guard
from ludocafe.server import messages as m
from ludocafe.server.addresses import client_of
from ludocafe.server.app import App, _printable
from ludocafe.server.documents import TO_AND_FRO, ChairDoc, TableDoc
from ludocafe.server.errors import Refuse
from ludocafe.server.identity import clean, likeness
from ludocafe.server.live import Connection
from ludocafe.server.notices import Notices
from ludocafe.server.people import EMAIL, People
from ludocafe.server.people import Person as Stored
from ludocafe.server.play import TimedMatch, redacted
from ludocafe.server.reviews import Reviews
from ludocafe.server.services import Services
from ludocafe.server.settings import Limits, Settings
from ludocafe.server.storage import Storage, StorageBusy
from ludocafe.server.tables.standings import standing
from ludocafe.server.tables.table import LiveTable
from ludocafe.server.thinking import HINT, question
from tests.server.clients import GENEROUS, PATIENCE, Person, ServerProcess, in_process, people, play_out, run, two_at_a_table

# -- the door ------------------------------------------------------------------------------------------------------------


def test_foreign_pages_can_neither_connect_nor_change_anything(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            for origin in ("https://evil.example", "null", server.replace("http", "https") + ".evil.example"):
                with pytest.raises(InvalidStatus) as caught:
                    async with ana.live(id, Origin=origin):
                        pass
                assert caught.value.response.status_code == 403
                answer = await ana.http.post("/api/tables", json={}, headers={"Origin": origin})
                assert (answer.status_code, answer.json()["text"]) == (403, "bad-origin")
            async with httpx.AsyncClient(base_url=server, cookies=ana.http.cookies) as form:
                for method in ("POST", "PATCH", "DELETE", "PUT"):
                    answer = await form.request(method, "/api/me")
                    assert (answer.status_code, answer.json()["text"]) == (403, "no-header")
            assert (await ana.get("/api/me"))["name"] == "Ana"

    run(story())


def test_every_answer_carries_the_security_headers(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            for path in ("/", "/table/x", "/api/me", "/api/nothing", "/nothing.js", "/assets/nothing.svg", "/assets/nothing"):
                headers = (await ana.http.get(path)).headers
                assert "default-src 'none'" in headers["content-security-policy"]
                assert "'unsafe-eval'" not in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["x-frame-options"] == "DENY"
                assert headers["referrer-policy"] == "no-referrer"
                assert "server" not in headers
            headers = (await ana.http.get("/assets/part.js")).headers  # never a document: what concerns those is left out
            assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")
            assert "content-security-policy" not in headers
            for path in ("/../settings.py", "/%2e%2e/settings.py", "/..%2fsettings.py", "/assets/../../app.py"):
                assert (await ana.http.get(path)).status_code == 404
            assert "root:" not in (await ana.http.get("//etc/passwd")).text

    run(story())


NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '{"type":"act"}',
    '{"type":"act","id":"x","number":-1,"seat":0,"do":"take"}',
    '{"type":"act","id":"x","number":0,"seat":99,"do":"take"}',
    '{"type":"act","id":"x","number":0,"seat":true,"do":"take"}',
    '{"type":"act","id":"","number":0,"seat":0,"do":"take"}',
    '{"type":"act","id":"x","number":1e400,"seat":0,"do":"take"}',
    '{"type":"act","id":"x","number":0,"seat":0,"do":"take","more":1}',
    '{"type":"act","id":"x","number":0,"seat":0,"do":"' + "x" * 500 + '"}',
    '{"type":"chat","text":"\\ud800"}',
    '{"type":"chat","text":""}',
    '{"type":"undo","id":"x","seat":0,"count":0}',
    '{"type":"takeback","id":"x","count":99999999999999999999}',
    '{"type":"show","seat":"0"}',
    '{"type":"' + "a" * 300 + '"}',
    "[" * 5000,
    b"\xff\xfe\x00",
    b"\x00" * 100,
]


def test_nonsense_is_refused_and_the_table_goes_on(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as live:
                await live.until("snapshot")
                for text in NONSENSE:
                    await live.socket.send(text)
                    assert (await live.until("refused"))["text"] in ("bad-message", "not-your-seat"), text
                for do in ("", " ", "\u0000", "take take", "buy", "buy milk 99", "buy milk -1", "∞", "clean", "tile 6 6"):
                    assert (await live.act(do))["type"] == "refused", do
                assert (await live.act(live.legal()[0]))["number"] == 1

    run(story())


def test_oversized_messages_close_the_connection_only(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as live:
                await live.until("snapshot")
                with pytest.raises(ConnectionClosed):
                    await live.socket.send("x" * 100_000)
                    await live.until("nothing")
                assert live.socket.close_code == 1009
            answer = await ana.http.post("/api/tables", content=b" " * 600_000, headers={"content-type": "application/json"})
            assert answer.status_code == 413
            deep = b'{"edition":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
            assert (await ana.http.post("/api/tables", content=deep)).status_code == 400
            assert (await ben.get(f"/api/tables/{id}"))["state"] == "running"

    run(story())


def test_floods_are_slowed_down_and_cut_off(tmp_path: Path) -> None:
    limits = {"requests": 1, "request_burst": 60, "messages": 5, "message_burst": 20, "chat_burst": 3, "guest_burst": 3}
    limits |= {"login_burst": 3, "connections": 4, "tables": 2, "opening_burst": 4}
    server = ServerProcess(str(tmp_path / "tables.sqlite3"), LUDOCAFE_LIMITS=msgspec.json.encode(limits).decode())

    async def story() -> None:
        async with people(server.url, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as live:
                await live.until("snapshot")
                for number in range(5):
                    await live.send("chat", text=f"spam {number}")
                assert (await live.until("refused"))["text"] == "too-fast"
                with pytest.raises(ConnectionClosed):
                    while True:
                        await live.socket.send('{"type":"ready"}')
                        with contextlib.suppress(TimeoutError):
                            await live.receive(0.01)
                assert live.socket.close_code == 1008
            async with contextlib.AsyncExitStack() as stack:
                for _ in range(4):
                    await stack.enter_async_context(ben.live(id))
                with pytest.raises(InvalidStatus):
                    await stack.enter_async_context(ben.live(id))
            await ana.open("me", "open")
            new = {"game": "cafe_del_gatto", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "open"}]}
            assert (await ana.post("/api/tables", new, 429))["text"] == "too-many-tables"
            for status in (201, 201, 201, 201, 429):  # who leaves every table is not held up by the number of tables
                made = await ben.post("/api/tables", new, status)
                if status == 429:
                    assert made["text"] == "too-fast"
                else:
                    await ben.post(f"/api/tables/{made['id']}/leave")
            await ben.post(f"/api/tables/{id}/leave")
            await ana.post(f"/api/tables/{id}/leave")
            await ben.post(f"/api/tables/{id}/rematch", status=429)
            failures = [await ana.http.post("/api/me/login", json={"name": "Ben", "passphrase": "guess"}) for _ in range(5)]
            assert [answer.status_code for answer in failures] == [403, 403, 403, 429, 429]
            answers = [await ana.http.get("/api/games") for _ in range(80)]
            assert answers[-1].status_code == 429

    with server:
        run(story())


def test_guesses_count_however_a_name_is_spelt_and_wherever_they_come_from(tmp_path: Path) -> None:
    limits = {**GENEROUS, "logins": 0.001, "login_burst": 3}
    with ServerProcess(str(tmp_path / "tables.sqlite3"), LUDOCAFE_LIMITS=msgspec.json.encode(limits).decode()) as server:

        async def story() -> None:
            async with people(server.url, "Eve") as (eve,):
                answers = []
                for number, name in enumerate(("Ben", " bEN", "B\uff45n", "ben\u200b", "Anna")):
                    guess = {"name": name, "passphrase": "seven cups of coffee"}
                    sender = {"X-Forwarded-For": f"192.0.2.{number}"}
                    answers.append((await eve.http.post("/api/me/login", json=guess, headers=sender)).status_code)
                assert answers == [403, 403, 403, 429, 403]

        run(story())


def test_a_slow_reader_is_cut_off_and_holds_up_nobody() -> None:
    """A client that does not read fills its own queue only; when that is full, it must come again."""

    async def story() -> None:
        stuck = asyncio.Event()
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)
            await stuck.wait()

        settings = Settings()
        connection = Connection(send, lambda _texts: False, None, False, settings)
        for number in range(settings.limits.waiting + 2):
            connection.push(str(number).encode())
            await asyncio.sleep(0)
        assert connection.closing == 1013
        assert not connection.queue
        stuck.set()
        while connection.sending:
            await asyncio.sleep(0)
        assert [message["type"] for message in sent] == ["websocket.send", "websocket.close"]

    run(story())


def test_error_answers_reveal_no_internals(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            answers = [
                await ana.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"}),
                await ana.http.post("/api/tables", json={"game": "x", "seats": 2, "chairs": []}),
                await ana.http.get("/api/tables/" + "x" * 300),
                await ana.http.get("/api/tables/x/at/99999999999999999999999999"),
                await ana.http.get("/api/tables?state=nonsense"),
                await ana.http.put("/api/me", json={}),
            ]
            for answer in answers:
                assert 400 <= answer.status_code < 500
                assert set(answer.json()) == {"text", "fields", "rule"}
                assert "Traceback" not in answer.text
                assert "ludocafe" not in answer.text

    run(story())


def test_hostile_editions_are_refused(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            fine = await ana.get("/api/games/cafe_del_gatto/edition")
            hostile: list[Any] = [{}, {"meta": 1}, {**fine, "cups": "x"}, {**fine, "tokens": []}, {**fine, "faces": [None, None]}]
            hostile.append({**fine, "tokens": [{**fine["tokens"][0], "copies": 10**12}]})
            hostile.append({**fine, "deep": {"a": {"b": {"c": [[[[[[[[[[[[1]]]]]]]]]]]]}}}})
            for edition in hostile:
                body = {"game": "cafe_del_gatto", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "open"}], "edition": edition}
                await ana.post("/api/tables", body, 400)

    run(story())


# -- secrets -------------------------------------------------------------------------------------------------------------


class Witness:
    """A client that keeps what it is told."""

    def __init__(self, seat: int | None, lean: bool) -> None:
        self.player = None if seat is None else f"player {seat}"
        self.name = ""
        self.is_bot = lean
        self.mine = [] if seat is None else [seat]
        self.viewed_seat = seat
        self.told: list[bytes] = []

    def push(self, message: bytes) -> None:
        self.told.append(message)


def _kinds() -> list[tuple[str, int]]:
    return [(id, count) for id, kind in registry.kinds().items() for count in kind.seat_counts if count > 1]


def _twin(live: LiveTable, state: State) -> TimedMatch:
    """The table's match as if it had come to another state."""
    assert live.game is not None
    match = TimedMatch(live.game, live.doc, live.seed)
    match.state, match.number = state, 7
    return match


def _elsewhere_dealt(match: TimedMatch, seat: int | None, chance: FastChance) -> State:
    """A state that differs only in what a seat cannot know; a spectator knows less than any of them."""
    other = match.state.copy()
    for knowing in range(match.seats) if seat is None else (seat,):
        other.redeal(knowing, chance)
    return other


async def _house(path: Path) -> Services:
    storage = Storage(Settings(database=str(path / "tables.sqlite3")))
    await storage.open()
    return Services(storage.settings, storage)


async def _table(services: Services, game: str, seats: int) -> LiveTable:
    new = m.NewTable(game, seats, [m.Chair("open") for _ in range(seats)])
    live = await services.opening.create("player 0", "Ana", new)
    for seat in range(seats):
        await services.seating.join(live, f"player {seat}", f"P{seat}", m.Join(services.access.invitation(live), seat))
    return live


@pytest.mark.parametrize(("game", "seats"), _kinds())
def test_what_a_seat_is_told_depends_only_on_what_it_may_see(game: str, seats: int, tmp_path: Path) -> None:
    """Two states that differ only in what a seat cannot know give that seat the same messages, byte for byte."""

    async def story() -> None:
        services = await _house(tmp_path)
        live = await _table(services, game, seats)
        rng = random.Random(seats)
        chance = FastChance(5)
        assert live.game is not None
        assert live.match is not None
        for step in range(80):
            match = live.match
            if match.over:
                break
            actor, code = match.actor, rng.choice(match.state.legal())
            if step % 5 == 0:
                for seat in (*range(seats), None):  # a spectator, too
                    _compare(services, live, match, seat, chance)
            match.apply(actor, code, 0.0)  # where several decide, the comparisons have asked the others, too
        await services.storage.close()

    def _compare(services: Services, live: LiveTable, match: TimedMatch, seat: int | None, chance: FastChance) -> None:
        other = _elsewhere_dealt(match, seat, chance)
        for lean in (False, True):
            told = []
            for state in (match.state, other):
                twin = _twin(live, state)
                witness = Witness(seat, lean)
                live.match = twin
                services.presenter.push_snapshot(live, witness)
                services.moves.broadcast_step(live, twin, Step(match.game, 8, Entry(seat or 0)))  # a step without events
                told.append(witness.told)
            live.match = match
            assert told[0] == told[1]
        if seat in match.deciding:
            # What bots and the coach are asked about is the view; so are their answers, hints and plans.
            asked = [
                question(match.game, HINT, seat, match.game.view(state, seat), live.seed, match.number)
                for state in (match.state, other)
            ]
            assert msgspec.json.encode(asked[0]) == msgspec.json.encode(asked[1])
        elif seat is not None:
            assert _tried(match, seat) == _tried(_twin(live, other), seat)

    run(story())


def _tried(match: TimedMatch, seat: int) -> bytes:
    """All that a waiting seat gets to see of its next turn, some steps far."""
    told = []
    for first in range(3):
        rehearsal = Rehearsal(match, seat)
        while rehearsal.state is not None:
            choices = rehearsal.choices()
            told.append((rehearsal.steps, match.game.view(rehearsal.state, seat), match.game.decision(rehearsal.state), choices))
            if not choices:
                break
            rehearsal.do(choices[first * (len(choices) - 1) // 2].notation)
    return msgspec.json.encode(told)


@pytest.mark.parametrize(("game", "seats"), _kinds())
def test_what_is_told_of_a_step_depends_only_on_what_a_seat_may_see(game: str, seats: int, tmp_path: Path) -> None:
    """The same for steps with events, digests, records of running games, lists of tables, notices and refusals.

    They are compared wherever a seat sees no difference. Reviews wait until everything is known.
    """

    async def story() -> None:
        services = await _house(tmp_path)
        live = await _table(services, game, seats)
        rng, deals = random.Random(seats), FastChance(9)
        differing = told_of = compared = 0
        assert live.match is not None
        for number in range(120):
            match = live.match
            if match.over:
                break
            actor, code = match.actor, rng.choice(match.state.legal())
            for viewer in (*range(seats), None) if number % 3 == 0 else ():
                other = _elsewhere_dealt(match, viewer, deals)
                differing += match.game.position(other) != match.game.position(match.state)
                if code not in other.legal():
                    continue  # an action with something that this viewer does not see
                twins = [_twin(live, state.copy()) for state in (match.state, other)]
                steps = [_played(twin, actor, code, number) for twin in twins]
                if twins[0].over or twins[0].view(viewer) != twins[1].view(viewer):
                    continue  # everything is told, or something came to light
                asked = twins[0].legal()[:3]
                told = [
                    await _told_of(services, live, twin, step, viewer, asked) for twin, step in zip(twins, steps, strict=True)
                ]
                live.match = match
                assert told[0] == told[1]
                told_of += 1
                compared += len({twin.game.position(twin.state) for twin in twins}) > 1
            _played(match, actor, code, number)
        assert told_of > 40
        assert compared >= differing / 2, "most steps bring nothing hidden to light"
        await services.storage.close()

    def _played(match: TimedMatch, actor: int, code: int, number: int) -> Step:
        """The step, with the same random numbers for all who make it."""
        match._recorder.source = FastChance(number)
        return match.apply(actor, code, 0.0)

    run(story(), 120)


async def _told_of(
    services: Services, live: LiveTable, match: TimedMatch, step: Step, viewer: int | None, asked: list[str]
) -> list[bytes]:
    """All that is told of a step to somebody: at once, as digest, record, line of a list and notice, and when they ask why."""
    live.match = match
    witnesses = [Witness(viewer, lean) for lean in (False, True)]
    live.clients[:] = witnesses
    services.moves.broadcast_step(live, match, step)
    live.clients.clear()
    player = witnesses[0].player
    digest = await services.archive.digest(live, player, step.number - 1, "en")
    record = redacted(match.record(), match.log, live.doc.seats_of(player))
    listed = services.presenter.info(live, player), standing(match)
    told = [*witnesses[0].told, *witnesses[1].told, *map(msgspec.json.encode, (digest, listed)), record.to_json().encode()]
    if viewer is not None and player is not None:
        told += [await _why(services, live, player, viewer, do) for do in asked]
        told += await _noticed(services, live, player)
    return told


class Ear:
    """A webhook's other end."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    async def send(self, news: Any) -> None:
        self.heard.append(msgspec.json.encode(news))


async def _noticed(services: Services, live: LiveTable, player: str) -> list[bytes]:
    """What somebody who is away is told of their turn."""
    ear = Ear()
    notices = Notices(services.settings, People(services))
    notices.webhook = ear  # type: ignore[assignment]
    away = Stored(player, "Ana", None, None, 0, language="en", email="", notices=True, push="[]", created=0.0, webhook="")
    await notices.send(away, live)
    assert ear.heard
    return ear.heard


async def _why(services: Services, live: LiveTable, player: str, seat: int, do: str) -> bytes:
    try:
        return msgspec.json.encode(await services.advice.why(live, player, seat, do))
    except LudocafeError as error:
        return msgspec.json.encode([error.text, error.fields])


def test_coming_to_a_table_does_not_play_its_game_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        services = await _house(tmp_path)
        live = await _table(services, "cafe_del_gatto", 2)
        assert live.match is not None
        for number in range(6):
            await services.moves.act(live, live.match.actor, number, live.match.legal()[0], f"{number}")
        monkeypatch.setattr(services.storage, "entries", lambda *_: pytest.fail("played again"))
        witness = Witness(0, False)
        await services.presenter.send_snapshot(live, witness)
        snapshot = msgspec.json.decode(witness.told[-1])
        assert [line["number"] for line in snapshot["log"]] == [1, 2, 3, 4, 5, 6]
        digest = await services.archive.digest(live, "player 0", 2)
        assert [line.number for line in digest.lines] == [3, 4, 5, 6]
        await services.storage.close()

    run(story())


@pytest.mark.parametrize(("game", "seats"), _kinds())
def test_steps_logs_and_records_hide_what_is_secret(game: str, seats: int, tmp_path: Path) -> None:
    """Everybody gets events and notations as the game declares them, and never a seed or a draw before the end."""

    async def story() -> None:
        services = await _house(tmp_path)
        live = await _table(services, game, seats)
        assert live.match is not None
        witnesses = [Witness(seat, lean) for seat in (*range(seats), None) for lean in (False, True)]
        live.clients.extend(witnesses)
        rng = random.Random(seats)
        steps: list[Step] = []
        while not live.match.over and len(steps) < 60:
            match = live.match
            actor, number = match.actor, match.number
            code = rng.choice(match.state.legal())
            public = match.game.public_notation(match.state, code)
            do = match.game.notation(match.state, code)
            await services.moves.act(live, actor, number, do, f"{number}")
            steps.append(match.log[-1])
            over = match.over
            for witness in witnesses:
                if witness.is_bot:
                    continue
                step = next(d for d in map(msgspec.json.decode, reversed(witness.told)) if d["type"] == "step")
                own = witness.viewed_seat == actor
                assert step["entry"]["do"] == (do if own or over else public)
                seen = steps[-1].events_for(witness.viewed_seat, over)
                assert step["events"] == msgspec.to_builtins(seen)
                assert bool(step["choices"]) == (witness.viewed_seat in match.deciding and not over)
        for witness in witnesses:
            text = b"".join(witness.told).decode()
            if not live.match.over:
                assert live.seed not in text
                record = await services.archive.record(live, witness.player)
                assert not record.seed
                assert not record.setup
                assert not any(entry.chance for entry in record.entries)
                known = [step.entry.do if step.seat == witness.viewed_seat else step.public for step in steps]
                assert [entry.do for entry in record.entries] == known
                digest = await services.archive.digest(live, witness.player, 0, "en")
                assert [line.do for line in digest.lines] == known
                for line, step in zip(digest.lines, steps, strict=True):
                    assert line.events == step.events_for(witness.viewed_seat, False)
                assert live.seed not in msgspec.json.encode(digest).decode()
                past = await services.archive.at(live, Witness(witness.viewed_seat, False), len(steps) // 2)
                again = await services.tables.played_again(live, len(steps) // 2)
                assert past.view == again.game.view(again.state, witness.viewed_seat)
                assert past.table.seed is None
                assert live.seed not in msgspec.json.encode(past).decode()
        if not live.match.over:
            with pytest.raises(Refuse) as early:
                await Reviews(services).start(live)
            assert early.value.text == "table-not-over", "the coach looks at what everybody may see by then"
        await services.storage.close()

    run(story())


def test_tokens_are_valid_for_their_purpose_only(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben", "Eve") as (ana, ben, eve):
            first = await ana.open("me", "open")
            second = await ana.open("me", "open")
            await eve.post(f"/api/tables/{second['id']}/join", {"invitation": first["invitation"]}, status=403)
            await eve.post(f"/api/tables/{first['id']}/join", {"invitation": first["watch"]}, status=403)
            await eve.get(f"/api/tables/{second['id']}?watch={first['watch']}", status=404)
            await ben.post(f"/api/tables/{first['id']}/join", {"invitation": first["invitation"]})
            for path, body in (("leave", None), ("resign", {}), ("hand", {"seat": 0}), ("rematch", None)):
                await eve.post(f"/api/tables/{first['id']}/{path}", body, status=403)
            async with eve.live(first["id"], watch=first["watch"]) as live:
                await live.until("snapshot")
                requests: list[dict[str, Any]] = [
                    {"type": "undo", "seat": 0, "count": 1},
                    {"type": "why", "seat": 0, "do": "take"},
                    {"type": "plan", "seat": 0},
                    {"type": "takeback", "count": 1},
                    {"type": "hint", "seat": 0},
                ]
                for request in requests:
                    type = request.pop("type")
                    assert (await live.answer(await live.send(type, **request)))["text"] == "not-your-seat"
                for request in ({"type": "show", "seat": 0}, {"type": "answer", "agree": True}):
                    await live.socket.send(msgspec.json.encode(request).decode())
                    assert (await live.until("refused"))["text"] == "not-your-seat"

    run(story())


def test_many_moves_at_once_are_accepted_once(server: str) -> None:
    """The same state number from many connections of one person: exactly one wins."""

    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with contextlib.AsyncExitStack() as stack:
                tables = [await stack.enter_async_context(ana.live(id)) for _ in range(8)]
                for table in tables:
                    await table.until("snapshot")
                answers = await asyncio.gather(*(table.act(table.legal()[0], 0, 0) for table in tables))
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["done"] + ["refused"] * 7
            assert (await ben.get(f"/api/tables/{id}"))["number"] == 1

    run(story())


# -- what outlives its right ---------------------------------------------------------------------------------------------


def test_ids_and_addresses_hold_no_control_characters(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as live:
                await live.until("snapshot")
                await live.socket.send('{"type":"act","id":"\\u0000","number":0,"seat":0,"do":"take"}')
                assert (await live.until("refused"))["text"] == "bad-message"
            await ana.get("/api/tables/%00", status=404)
            await ana.post("/api/tables/%00/join", {}, status=404)
            answer = await ana.http.post("/api/tables", json={}, headers={"Origin": "http://["})
            assert (answer.status_code, answer.json()["text"]) == (403, "bad-origin")

    run(story())


def test_names_that_grow_when_they_are_looked_up_are_refused(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            assert (await ana.post("/api/me", {"name": "\ufdfa" * 40}, status=400))["text"] == "bad-name"
            assert (await ana.ask("PATCH", "/api/me", {"name": "\ufdfa" * 40}, status=400))["text"] == "bad-name"
            assert (await ana.ask("PATCH", "/api/me", {"name": "Ana Łąka 😀"}))["name"] == "Ana Łąka 😀"

    run(story())


def test_an_address_for_letters_is_one_plain_address() -> None:
    for good in ("ana@example.org", "a.b+c@mail.example.org", "o'neil_1@x-y.example"):
        assert EMAIL.fullmatch(good), good
    hidden = "x@=?utf-8?q?a.b=2Cvictim=40v.w=0ASubject:Win=0A=0AVisit_evil.example?=.c"
    for bad in (hidden, "a@[b.c", '"a b"@c.de', "a@b", "a@b..c", "a@-b.cd", "a@b.cd\nTo: e@f.gh", "a@b.cd,e@f.gh", "a@b.cd "):
        assert not EMAIL.fullmatch(bad), bad


def test_a_game_that_is_over_is_not_taken_back(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben, undo_after_turn=True)
            async with ana.live(id) as hers, ben.live(id) as his:
                rng = random.Random(2)
                await play_out([hers, his], rng.choice)
                for seat, live in enumerate((hers, his)):
                    for request in ({"type": "undo", "seat": seat, "count": 1}, {"type": "takeback", "count": 1}):
                        kind = str(request.pop("type"))
                        assert (await live.answer(await live.send(kind, **request)))["text"] == "game-is-over", kind
            assert (await ana.get(f"/api/tables/{id}"))["state"] == "over"

    run(story())


def test_number_of_undone_steps_is_limited() -> None:
    game = registry.game("cafe_del_gatto")
    room = TO_AND_FRO * game.max_decisions
    table = TableDoc("cafe_del_gatto", 1, "", "", 2, {}, [ChairDoc("local"), ChairDoc("local")], m.Clock("none", 0), "", 0.0)
    match = TimedMatch(game, table, "00")
    match.number = room - 3
    for go_on in (True, False):
        actor = match.actor
        code = next(code for code in match.state.legal() if _takes_back(game, match.state, code))
        match.apply(actor, code, 0.0)
        if go_on:
            assert match.undoable(actor) == 1
            match.undo(actor, 1, 0.0)
    assert match.number == room
    assert match.undoable(actor) == 0
    with pytest.raises(BadInput) as refused:
        match.undo(actor, 1, 0.0)
    assert refused.value.text == "too-much-undone"
    rng = random.Random(1)
    while not match.over:  # but it comes to its end
        match.apply(match.actor, rng.choice(match.state.legal()), 0.0)


def _takes_back(game: Game, state: State, code: int) -> bool:
    """Does this step leave the turn where it is, and tell nothing new?"""
    again = state.copy()
    journal = Journal()
    rng = Recorder(FairChance("00"))
    again.apply(code, rng, journal)
    return again.actor() == state.actor() and not rng.take() and not game.reveals(journal)


def test_a_link_to_a_seat_ends_when_its_giver_leaves(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Eve", "Vic") as (ana, eve, vic):
            table = await ana.open("me", "open", "open", listed=True)
            path = f"/api/tables/{table['id']}"
            await eve.post(f"{path}/join", {"seat": 1})
            old = (await eve.post(f"{path}/hand", {"seat": 1}))["invitation"]
            await eve.post(f"{path}/leave")
            await vic.post(f"{path}/join", {"seat": 1})
            new = (await vic.post(f"{path}/hand", {"seat": 1}))["invitation"]
            assert old != new
            chairs = (await eve.post(f"{path}/join", {"invitation": old}))["chairs"]  # a listed table has a chair for anybody …
            assert [chair["name"] for chair in chairs] == ["Ana", "Vic", "Eve"]  # … but not that of Vic

    run(story())


def test_logging_out_ends_live_connections(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as live, ben.live(id) as other:
                await live.until("snapshot")
                await other.until("snapshot")
                await ana.post("/api/me/logout")
                with pytest.raises(ConnectionClosed):
                    await live.until("nothing")
                async with ana.live(id) as again:
                    assert (await again.until("snapshot"))["mine"] == [0]
                await ben.ask("DELETE", "/api/me")
                with pytest.raises(ConnectionClosed):
                    await other.until("nothing")

    run(story())


def test_limits_are_those_of_a_person_not_of_a_connection(tmp_path: Path) -> None:
    limits = {**GENEROUS, "chats": 0.001, "chat_burst": 2}
    with ServerProcess(str(tmp_path / "tables.sqlite3"), LUDOCAFE_LIMITS=msgspec.json.encode(limits).decode()) as server:

        async def story() -> None:
            async with people(server.url, "Ana", "Ben") as (ana, ben):
                id = await two_at_a_table(ana, ben)
                for told in (True, True, False):
                    async with ana.live(id) as live:
                        await live.until("snapshot")
                        await live.send("chat", text="Hello?")
                        answer = await live.until("chat" if told else "refused", fits=lambda one: one.get("at", 1) > 0)
                        assert told or answer["text"] == "too-fast"
                id = (await ana.open("me", "bot:random"))["id"]
                async with ana.live(id) as one, ana.live(id) as two:
                    await one.my_turn()
                    await two.my_turn()
                    first = await one.send("hint", seat=0)
                    assert (await two.answer(await two.send("hint", seat=0)))["text"] == "too-fast"
                    assert (await one.answer(first))["type"] == "hint"
                    assert (await two.answer(await two.send("hint", seat=0)))["type"] == "hint"
                    await two.send("hint", seat=0)
                async with ana.live(id) as three:  # whoever went away in between may ask again
                    await three.my_turn()
                    while (answer := await three.answer(await three.send("hint", seat=0)))["type"] == "refused":
                        assert answer["text"] == "too-fast"

        run(story())


def test_logged_paths_have_no_control_characters() -> None:
    assert _printable("/y\x1b]0;title\x07é") == "/y\\x1b]0;title\\x07é"


# -- names, hosts, connections -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "caretaker",
        " CARETAKER ",
        "С\u0430r\u0435t\u0430k\u0435r",  # Cyrillic letters
        "Care\u3164taker",  # a letter that shows nothing
        "Ca\u0301retak\u0308er",  # marks
        "C a r e t a k e r",
        "Car3taker",
        "\uff23aretaker",
        "\u1d04\u1d00\u0280\u1d07\u1d1b\u1d00\u1d0b\u1d07\u0280",  # small capitals
        "Caretaker.",
    ],
)
def test_nobody_takes_a_name_that_looks_like_a_reserved_one(name: str, server: str) -> None:
    async def story() -> None:
        async with people(server, "Guest") as (guest,), Person(server) as owner:
            made = await owner.http.post("/api/me", json={"name": "Caretaker"})
            if made.status_code == 200:  # the first of these tests reserves it
                await owner.post("/api/me/passphrase", {"passphrase": "keys to every cellar"})
            assert (await guest.ask("PATCH", "/api/me", {"name": name}, status=409))["text"] == "name-taken"
            async with Person(server) as fresh:
                await fresh.post("/api/me", {"name": name}, status=409)
            await guest.ask("PATCH", "/api/me", {"name": "Careful"})

    run(story())


def test_look_alike_names_are_recognised() -> None:
    assert clean("A" + "\u0301" * 40 + "na\u3164\u2800 B") == "A\u0301\u0301na B"
    assert clean("Łukasz José 李明 😀") == "Łukasz José 李明 😀"
    assert likeness("Pаypаl") == likeness("paypal") != likeness("paypals")
    for name, same in (("Нans", "Hans"), ("Вen", "Ben"), ("ΗΑΝΝΑ", "Hanna"), ("ꓐꓳꓐ", "Bob"), ("Bi||", "Bill"), ("НИНА", "Нина")):
        assert likeness(name) == likeness(same)


def test_a_reserved_name_is_taken_in_capitals_too(server: str) -> None:
    """Some capitals look like other letters than their small forms: still it is the same name."""

    async def story() -> None:
        async with people(server, "Ανηβη") as (owner,), Person(server) as guest:
            await owner.post("/api/me/passphrase", {"passphrase": "keys to every cellar"})
            assert likeness("ΑΝΗΒΗ") != likeness("Ανηβη")
            assert (await guest.post("/api/me", {"name": "ΑΝΗΒΗ"}, 409))["text"] == "name-taken"

    run(story())


def test_unknown_host_names_are_refused(server: str) -> None:
    """DNS rebinding: a foreign page calls its own name, which leads to this machine."""
    port = server.rpartition(":")[2]

    async def story() -> None:
        async with httpx.AsyncClient(base_url=server) as page:
            for host in (f"evil.example:{port}", "evil.example", f"127.0.0.1.evil.example:{port}"):
                for path in ("/metrics", "/api/me", "/api/games", "/"):
                    assert (await page.get(path, headers={"host": host})).status_code in (400, 421), (host, path)
            local = ("localhost", "127.0.0.1", "[::1]", "192.168.1.20", "laptop", "cafe.local")
            for host in (f"{name}:{port}" for name in local):
                assert (await page.get("/api/games", headers={"host": host})).status_code == 200, host

    run(story())


def test_slow_and_many_connections_do_not_block_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half-sent requests end by themselves, and one address has only so many connections."""
    monkeypatch.setattr(connection_guard, "HEADERS", 1.0)
    monkeypatch.setattr(connection_guard, "BODY", 1.0)
    settings = Settings(
        database=str(tmp_path / "tables.sqlite3"),
        log="off",
        trusted_proxies="",
        limits=msgspec.convert({**GENEROUS, "client_sockets": 30}, Limits),
    )
    monkeypatch.setattr(connection_guard, "_limiters", [connection_guard.ConnectionLimiter(settings)])
    halves = (
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Half: ",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nX-Ludocafe: 1\r\nContent-Length: 100\r\n\r\n{",
        b"",
    )

    async def story() -> None:
        async with in_process(App(settings)) as url:
            port = int(url.rpartition(":")[2])
            for half in halves:
                links = [await asyncio.open_connection("127.0.0.1", port) for _ in range(40)]
                for _, writer in links:
                    writer.write(half)
                async with asyncio.timeout(5 * PATIENCE):
                    for reader, _ in links:  # ten at once, the others after a second
                        with contextlib.suppress(ConnectionError):
                            await reader.read()
                for _, writer in links:
                    writer.close()
                async with asyncio.timeout(5 * PATIENCE), httpx.AsyncClient(base_url=url) as newcomer:
                    assert (await newcomer.get("/api/health")).status_code == 200
            async with people(url, "Ana", "Ben") as (ana, ben):  # people who stay are no burden
                id = await two_at_a_table(ana, ben)
                async with ana.live(id) as live:
                    await live.until("snapshot")
                    await asyncio.sleep(2.5)
                    await live.socket.ping()
                    assert connection_guard.limiter().count >= 1
            async with asyncio.timeout(10 * PATIENCE):
                while connection_guard.limiter().count:
                    await asyncio.sleep(0.05)

    run(story(), 60)


def test_connections_are_accepted_with_few_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_guard, "raise_descriptor_limit", lambda: connection_guard.RESERVE // 2)
    limiter = connection_guard.ConnectionLimiter(Settings())
    assert limiter.enter("192.0.2.1")
    assert limiter.room < connection_guard.RESERVE // 2, "but some descriptors are left for files"


def test_replays_are_rate_limited_by_person(tmp_path: Path) -> None:
    limits = {**GENEROUS, "look_backs": 0.001, "look_back_burst": 500}
    with ServerProcess(str(tmp_path / "tables.sqlite3"), LUDOCAFE_LIMITS=msgspec.json.encode(limits).decode()) as server:

        async def story() -> None:
            async with people(server.url, "Ana", "Ben") as (ana, ben):
                id = await two_at_a_table(ana, ben)
                async with ana.live(id) as hers, ben.live(id) as his:
                    await play_out([hers, his], random.Random(1).choice)
                states = (await ana.get(f"/api/tables/{id}"))["number"]
                allowed = 500 // states
                answers = [(await ana.http.get(f"/api/tables/{id}/digest?lang=en")).status_code for _ in range(allowed + 3)]
                assert answers == [200] * allowed + [429] * 3
                assert (await ana.http.get(f"/api/tables/{id}/record")).status_code == 429, "all ways to look back are one"
                assert (await ben.http.get(f"/api/tables/{id}/digest")).status_code == 200, "another person may"

        run(story())


def test_limits_go_by_networks_not_by_single_addresses() -> None:
    assert client_of("2001:db8:1:2:3:4:5:6") == client_of("2001:db8:1:2:ffff::1") != client_of("2001:db8:1:3::1")
    assert client_of("::ffff:192.0.2.7") == client_of("192.0.2.7") != client_of("192.0.2.8")


# -- taking back ---------------------------------------------------------------------------------------------------------


def test_an_open_question_does_not_outlive_a_change_of_seats(tmp_path: Path) -> None:
    """Whoever asks to take back a draw cannot wait until the other's clock hands the seat to a bot, and then agree alone."""

    async def story() -> None:
        services = await _house(tmp_path)
        clock = m.Clock("move", 2)
        live = await services.opening.create(
            "ana", "Ana", m.NewTable("cafe_del_gatto", 2, [m.Chair("me"), m.Chair("open")], clock=clock)
        )
        await services.seating.join(live, "ben", "Ben", m.Join(services.access.invitation(live)))
        assert live.match is not None
        asker = "ana" if live.doc.chairs[live.match.actor].player == "ben" else "ben"
        while live.doc.chairs[live.match.actor].player != asker:
            code = live.match.state.legal()[0]
            do = live.match.game.notation(live.match.state, code)
            await services.moves.act(live, live.match.actor, live.match.number, do, str(live.match.number))
        number = live.match.number
        witness = Witness(live.doc.seats_of("ana")[0], False)
        live.clients.append(witness)
        await services.takebacks.ask(live, asker, 1)
        assert live.doc.ask is not None
        other = "ben" if asker == "ana" else "ana"
        await services.seating.leave(live, other)
        assert live.doc.ask is None
        told = [msgspec.json.decode(message) for message in witness.told]
        assert [one["open"] for one in told if one["type"] == "ask"] == [True, False]
        with pytest.raises(Refuse) as refused:
            await services.takebacks.answer(live, asker, True)
        assert refused.value.text == "no-question"
        assert live.match.number >= number
        await services.seating.join(live, other, other, m.Join())  # back on the seat that a bot held
        live.doc.ask = None
        await services.supervisor.close()
        await services.storage.close()

    run(story())


def test_the_clock_that_hands_a_seat_to_a_bot_closes_the_question(tmp_path: Path) -> None:
    async def story() -> None:
        services = await _house(tmp_path)
        clock = m.Clock("move", 5)
        live = await services.opening.create(
            "ana", "Ana", m.NewTable("cafe_del_gatto", 2, [m.Chair("me"), m.Chair("open")], clock=clock)
        )
        await services.seating.join(live, "ben", "Ben", m.Join(services.access.invitation(live)))
        match = live.match
        assert match is not None
        mover = match.actor
        while match.actor == mover:
            do = match.game.notation(match.state, match.state.legal()[0])
            await services.moves.act(live, mover, match.number, do, str(match.number))
        asker = live.doc.chairs[mover].player
        assert asker is not None
        await services.takebacks.ask(live, asker, 1)
        later = services.uptime.time() + 60
        services.uptime.time = lambda: later
        await services.clocks.expire(live.id)
        assert live.doc.chairs[1 - mover].kind == "bot"
        assert live.doc.ask is None
        with pytest.raises(Refuse):
            await services.takebacks.answer(live, asker, True)
        await services.supervisor.close()
        await services.storage.close()

    run(story())


# -- the database file ---------------------------------------------------------------------------------------------------


def test_a_database_belongs_to_one_server_by_whatever_name(tmp_path: Path) -> None:
    async def story() -> None:
        first = tmp_path / "tables.sqlite3"
        storage = Storage(Settings(database=str(first)))
        await storage.open()
        soft = tmp_path / "elsewhere" / "other.sqlite3"
        soft.parent.mkdir()
        soft.symlink_to(first)
        with pytest.raises(StorageBusy) as busy:
            await Storage(Settings(database=str(soft))).open()
        assert busy.value.text == "database-in-use"
        hard = tmp_path / "hard.sqlite3"
        hard.hardlink_to(first)
        with pytest.raises(StorageBusy) as linked:
            await Storage(Settings(database=str(hard))).open()
        assert linked.value.text == "database-linked"
        await storage.close()

    run(story())
