"""One server on SQLite for all tests of a session, and one PostgreSQL, each started when first needed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import ServerProcess
from tests.server.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    folder: Path = tmp_path_factory.mktemp("server")
    with ServerProcess(str(folder / "tables.sqlite3")) as process:
        yield process.url


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    """A running PostgreSQL."""
    with postgres() as running:
        yield running
