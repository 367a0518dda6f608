"""Upgrades: running games go on under a new version, or wait for their rules with a note that their players read."""

import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from ludocafe import registry
from ludocafe.core.words import LANGUAGES
from ludocafe.server import messages as m
from ludocafe.server.app import App
from ludocafe.server.services import Services
from ludocafe.server.settings import Limits, Settings
from ludocafe.server.storage import Storage
from ludocafe.server.words import server_words
from tests.server.clients import GENEROUS, Person, in_process, people, play_out, run, two_at_a_table

GAME = "cafe_del_gatto"


def make_app(database: str) -> App:
    return App(Settings(database=database, limits=Limits(**GENEROUS), log="off"))  # type: ignore[arg-type]


def place(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        return str(folder / "tables.sqlite3")
    return str(request.getfixturevalue("database_server").database())


# -- new schemas ---------------------------------------------------------------------------------------------------------


def _downgrade(connection: sa.Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", "ludocafe.server:migrations")
    config.attributes["connection"] = connection
    command.downgrade(config, revision)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_running_game_survives_all_migrations(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """A database as the very first version left it, with a game in it, is opened by this one."""
    database = place(kind, tmp_path, request)

    async def opened() -> Services:
        storage = Storage(Settings(database=database))
        await storage.open()
        services = Services(storage.settings, storage)
        await services.open()
        return services

    async def shut(services: Services) -> None:
        await services.close()
        await services.storage.close()

    async def step(services: Services, id: str, rng: random.Random) -> None:
        live = await services.tables.find(id)
        match = live.match
        assert match is not None
        do = match.game.notation(match.state, rng.choice(match.state.legal()))
        await services.moves.act(live, match.actor, match.number, do, "")

    async def story() -> None:
        services = await opened()
        chairs = [m.Chair("me"), m.Chair("local")]
        live = await services.opening.create("ana", "Ana", m.NewTable(GAME, 2, chairs, clock=m.Clock("bank", 500)))
        rng = random.Random(1)
        for _ in range(12):
            await step(services, live.id, rng)
        assert live.match is not None
        position = live.match.game.position(live.match.state)
        await shut(services)

        storage = Storage(Settings(database=database))
        async with storage.engine.begin() as connection:
            await connection.run_sync(_downgrade, "0001")
            names = await connection.run_sync(lambda inner: set(sa.inspect(inner).get_table_names()))
        await storage.engine.dispose()
        assert not {"hours", "reviews"} & names

        services = await opened()
        live = await services.tables.find(live.id)
        assert live.match is not None
        assert live.match.game.position(live.match.state) == position
        await step(services, live.id, rng)
        assert live.number == 13
        left = live.match.clockwork.left(live.doc, live.deciding, live.now())
        assert min(left.values()) > 400
        await shut(services)

    run(story())


# -- new rules -----------------------------------------------------------------------------------------------------------


def test_pinned_rules_note_exists_in_every_language() -> None:
    said = {language: server_words(language).say("pinned-rules", {"version": 41}) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    for text in said.values():
        assert "41" in text


def test_games_of_other_rules_wait_with_a_note_and_go_on_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three real starts on one database: a version, the next with other rules, and the first again."""
    database = str(tmp_path / "tables.sqlite3")
    note = {"text": "pinned-rules", "fields": {"version": 1}}
    ids: dict[str, str] = {}
    cookies: list[Any] = []
    running: dict[str, Any] = {}
    rng = random.Random(2)

    async def play_some(ana: Person, ben: Person, id: str, steps: int) -> Any:
        async with ana.live(id) as first, ben.live(id) as second:
            await first.until("snapshot")
            await second.until("snapshot")
            for _ in range(steps):
                mover, other = (first, second) if first.legal() else (second, first)
                before = mover.number
                assert (await mover.act(rng.choice(mover.legal())))["type"] == "done"
                for table in (mover, other):
                    while table.number == before:
                        await table.until("step")
            return first.state["view"]

    async def first_version() -> None:
        async with in_process(make_app(database)) as url, people(url, "Ana", "Ben") as (ana, ben):
            ids["running"], ids["over"] = await two_at_a_table(ana, ben), await two_at_a_table(ana, ben)
            running["view"] = await play_some(ana, ben, ids["running"], 9)
            async with ana.live(ids["over"]) as first, ben.live(ids["over"]) as second:
                await play_out([first, second], rng.choice)
            running["record"] = await ana.get(f"/api/tables/{ids['over']}/record")
            cookies.extend([ana.http.cookies, ben.http.cookies])

    async def back(url: str) -> tuple[Person, Person]:
        persons = Person(url), Person(url)
        for person, known in zip(persons, cookies, strict=True):
            person.http.cookies = known
        return persons

    async def other_rules() -> None:
        async with in_process(make_app(database)) as url:
            ana, ben = await back(url)
            async with ana, ben:
                for seat, person in enumerate((ana, ben)):
                    mine = {table["id"]: table for table in await person.get("/api/me/tables")}
                    assert set(mine) == set(ids.values())
                    table = await person.get(f"/api/tables/{ids['running']}")
                    assert (table["state"], table["number"], table["note"]) == ("running", 9, note)
                    async with person.live(ids["running"]) as live:
                        news = await live.until("table")
                        assert news["table"]["note"] == note
                        refused = await live.answer(await live.send("act", seat=seat, do="take", number=9))
                        assert (refused["type"], refused["text"], refused["fields"]) == (
                            "refused",
                            "pinned-rules",
                            {"version": 1},
                        )
                # Nothing of a running game gets out by another door, and what is finished can still be had.
                assert (await ana.get(f"/api/tables/{ids['running']}/record", status=409))["text"] == "pinned-rules"
                record = await ana.get(f"/api/tables/{ids['over']}/record")
                for part in ("game", "rules_version", "setup", "entries", "seed", "commitment"):
                    assert record[part] == running["record"][part]
                assert (await ana.post(f"/api/tables/{ids['over']}/rematch", status=409))["text"] == "pinned-rules"
                new = await two_at_a_table(ana, ben)
                assert (await ana.get(f"/api/tables/{new}")).get("note") is None
                assert (await ana.get(f"/api/tables/{new}"))["rules_version"] == 2
                await play_some(ana, ben, new, 3)
                ids["new"] = new

    async def first_version_again() -> None:
        async with in_process(make_app(database)) as url:
            ana, ben = await back(url)
            async with ana, ben:
                assert (await ana.get(f"/api/tables/{ids['new']}"))["note"] == {"text": "pinned-rules", "fields": {"version": 2}}
                async with ana.live(ids["running"]) as first, ben.live(ids["running"]) as second:
                    snapshot = await first.until("snapshot")
                    assert (snapshot["number"], snapshot["view"]) == (9, running["view"])
                    await play_out([first, second], rng.choice)
                assert (await ana.get(f"/api/tables/{ids['running']}"))["state"] == "over"

    run(first_version())
    with monkeypatch.context() as upgraded:
        upgraded.setattr(registry.kinds()[GAME], "rules_version", 2)
        run(other_rules())
    run(first_version_again())


def test_games_survive_a_restart_step_by_step(tmp_path: Path) -> None:
    """The state after a restart is that before it, wherever the game stands."""
    database = str(tmp_path / "tables.sqlite3")

    async def story() -> None:
        rng, id, position = random.Random(1), "", ""
        for _ in range(4):
            storage = Storage(Settings(database=database))
            await storage.open()
            services = Services(storage.settings, storage)
            await services.open()
            if not id:
                chairs = [m.Chair("me"), m.Chair("local")]
                id = (await services.opening.create("ana", "Ana", m.NewTable(GAME, 2, chairs))).id
            live = await services.tables.find(id)
            match = live.match
            assert match is not None
            assert position in ("", match.game.position(match.state))
            for _ in range(7):
                do = match.game.notation(match.state, rng.choice(match.state.legal()))
                await services.moves.act(live, match.actor, match.number, do, "")
            position = match.game.position(match.state)
            await services.close()
            await storage.close()

    run(story())
