"""What operators rely on: the schema, metrics, logs, bots of strangers, generated types."""

import asyncio
import gzip
import json
import random
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from typer.testing import CliRunner, Result

from ludocafe import registry
from ludocafe.bots import levels
from ludocafe.cli import app as cli
from ludocafe.cli.serve import network_address
from ludocafe.core.fair_chance import new_seed
from ludocafe.server import messages as m
from ludocafe.server.documents import decode_doc, encode_doc
from ludocafe.server.page import Page
from ludocafe.server.play import TimedMatch
from ludocafe.server.schema import tables
from ludocafe.server.services import Services
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage, StorageBusy, lock_file
from ludocafe.server.tables.bots import LocalBots
from ludocafe.server.types import typescript
from ludocafe.server.web import PERSONAL
from tests.server.clients import PATIENCE, ROOT, ServerProcess, environment, people, play_out, run, two_at_a_table, wait_ready
from tests.server.postgres import Postgres
from tests.support import free_port


async def _open(database: str, **settings: Any) -> Services:
    storage = Storage(Settings(database=database, **settings))
    await storage.open()
    services = Services(storage.settings, storage)
    await services.open()
    return services


async def _close(services: Services) -> None:
    await services.close()
    await services.storage.close()


# -- the database ------------------------------------------------------------------------------------------------------


def test_a_database_belongs_to_one_server(tmp_path: Path) -> None:
    async def story() -> None:
        database = str(tmp_path / "tables.sqlite3")
        services = await _open(database)
        with pytest.raises(StorageBusy):
            await Storage(Settings(database=database)).open()
        await _close(services)
        await _close(await _open(database))

    run(story())


def test_the_migrations_make_the_schema_that_the_code_uses(tmp_path: Path, database_server: Postgres) -> None:
    async def story(database: str) -> None:
        storage = Storage(Settings(database=database))
        await storage.open()

        def compare(connection: sa.Connection) -> None:
            from alembic.autogenerate import compare_metadata
            from alembic.migration import MigrationContext

            from ludocafe.server.schema import metadata

            assert compare_metadata(MigrationContext.configure(connection), metadata) == []

        async with storage.engine.connect() as connection:
            await connection.run_sync(compare)
        await storage.close()

    run(story(str(tmp_path / "tables.sqlite3")))
    run(story(database_server.database()))


def test_replay_from_the_seed_gives_the_same_game() -> None:
    game = registry.game("cafe_del_gatto")
    doc = decode_doc(
        '{"game":"cafe_del_gatto","rules_version":1,"edition":"standard","edition_hash":"","seats":2,"settings":{},'
        '"chairs":[{"kind":"open"},{"kind":"open"}],"clock":{},"creator":"","created":0}'
    )
    assert decode_doc(encode_doc(doc).decode()) == doc
    seed = new_seed()
    states = [TimedMatch(game, doc, seed) for _ in range(2)]
    assert states[0].setup == states[1].setup


# -- set-up --------------------------------------------------------------------------------------------------------------


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    for arguments in (["serve", "--workers", "2"], ["serve", "--bots", "queue"], ["bot-worker"]):
        result = CliRunner().invoke(cli, [*arguments, "--database", str(tmp_path / "x.sqlite3")])
        assert result.exit_code == 2
    assert CliRunner().invoke(cli, ["serve", "--synchronous", "perhaps"]).exit_code == 2


def test_a_port_or_database_that_another_server_uses_is_told_in_words(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"

    def serve(port: int) -> Result:
        return CliRunner().invoke(cli, ["serve", "--port", str(port), "--database", str(database)])

    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        refused = serve(port)
    assert refused.exit_code == 2
    assert f"Port {port} is taken" in refused.stderr
    assert f"--port {port + 1}" in refused.stderr
    with lock_file(database):
        refused = serve(free_port())
    assert refused.exit_code == 2
    assert "Another server uses the database tables.sqlite3." in refused.stderr


# -- watching ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("https://club.example/ludo/", "cannot lie below a path"),
        ("club.example", "is not an address of a server"),
        ("ftp://club.example", "is not an address of a server"),
    ],
)
def test_a_public_address_without_a_host_of_its_own_is_refused(url: str, said: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(cli, ["serve", "--public-url", url, "--database", str(tmp_path / "new.sqlite3")])
    assert result.exit_code == 2
    assert said in result.stderr
    assert not list(tmp_path.iterdir())


def test_metrics_count_and_logs_keep_secrets(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = ServerProcess(str(tmp_path / "tables.sqlite3"))
    secrets: list[str] = []

    async def story() -> None:
        async with people(server.url, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            watch = (await ana.get(f"/api/tables/{id}"))["watch"]
            await ana.get(f"/api/tables/{id}?watch={watch}")
            await ana.post("/api/me/passphrase", {"passphrase": "correct horse battery"})
            async with ana.live(id) as first, ben.live(id) as second:
                await play_out([first, second], random.Random(1).choice)
            found = await ana.get("/metrics")
            assert re.search(r'ludocafe_moves_total\{game="cafe_del_gatto"\} [1-9]', found)
            assert 'ludocafe_games_finished_total{game="cafe_del_gatto"} 1.0' in found
            secrets.extend([watch, ana.http.cookies["ludocafe"], "correct horse battery"])
            secrets.append((await ana.get(f"/api/tables/{id}"))["seed"])

    with log.open("wb") as stream:
        command = [sys.executable, "-m", "ludocafe", "serve", "--database", server.database, "--log", "json"]
        command += ["--port", str(server.port)]
        server.process = subprocess.Popen(command, env=environment(), cwd=ROOT, stderr=stream)
        try:
            wait_ready(server.url, server.process)
            run(story())
        finally:
            assert server.stop() in (0, -signal.SIGTERM)
    text = log.read_text()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert {"open", "request", "closed"} <= {line["event"] for line in lines}
    for secret in secrets:
        assert secret not in text


# -- strangers' bots -----------------------------------------------------------------------------------------------------


def test_the_example_bots_play_a_whole_game(server: str) -> None:
    assert len((ROOT / "examples" / "bot.py").read_text().splitlines()) < 60

    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            table = await ana.open("open", "open")
            id, invitation = table["id"], table["invitation"]
            direct = [sys.executable, "examples/bot.py", server, id, invitation]
            link = f"{server}/join/{id}?invitation={invitation}"
            bridged = [sys.executable, "-m", "ludocafe", "bot-seat", link, f"stdio:{sys.executable} examples/stdio_bot.py"]
            bots = [
                await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environment(), stdout=asyncio.subprocess.PIPE)
                for command in (direct, bridged)
            ]
            assert [await bot.wait() for bot in bots] == [0, 0]
            assert (await ana.get(f"/api/tables/{id}"))["state"] == "over"

    run(story(), 120)


def test_bot_task_ends_with_the_table(tmp_path: Path) -> None:
    """A bot that thinks for seconds is stopped, process and all, when its table is given up."""

    async def story() -> None:
        services = await _open(str(tmp_path / "tables.sqlite3"), bot_processes=1)
        slow = m.Chair("bot", levels.LEVELS[-1])
        live = await services.opening.create("ana", "Ana", m.NewTable("cafe_del_gatto", 2, [slow, m.Chair("me")]))
        assert set(live.thinking) == {0}
        bots = services.bots
        assert isinstance(bots, LocalBots)
        while not bots.pool.busy:
            await asyncio.sleep(0.01)
        process = next(iter(bots.pool.busy))
        await services.seating.leave(live, "ana")
        assert live.state == "aborted"
        await asyncio.wait_for(process.wait(), 5 * PATIENCE)  # left alone, it would wait for the next question for ever
        while live.thinking:
            await asyncio.sleep(0.01)
        assert not bots.pool.busy
        assert live.match is not None
        assert live.match.number == 0
        await _close(services)

    run(story())


# -- the page and its types ----------------------------------------------------------------------------------------------


def test_the_pages_types_are_those_of_the_messages() -> None:
    """Regenerate with ``python -m ludocafe.server.types > web/src/lib/types.ts``."""
    assert (ROOT / "web" / "src" / "lib" / "types.ts").read_text() == typescript()


def test_the_page_is_served_with_its_files(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "page " * 200)
    (tmp_path / "assets" / "main-1a2b.js").write_text("let a = 1;\n" * 100)
    page = Page(tmp_path)

    async def get(path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        await page({"method": method, "path": path, "headers": raw}, send)
        found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        return sent[0]["status"], found, sent[1]["body"]

    async def story() -> None:
        status, headers, body = await get("/table/abc")
        assert (status, body[:15], headers["cache-control"]) == (200, b"<!doctype html>", "no-cache")
        status, headers, body = await get("/assets/main-1a2b.js", accept_encoding="gzip")
        assert headers["content-encoding"] == "gzip"
        assert "immutable" in headers["cache-control"]
        assert headers["content-type"].startswith("text/javascript")
        asked = {"accept_encoding": "gzip", "if_none_match": f'"other", W/{headers["etag"]}'}
        status, _, body = await get("/assets/main-1a2b.js", **asked)
        assert (status, body) == (304, b"")
        assert (await get("/assets/other.js"))[0] == 404
        assert (await get("/", "POST"))[0] == 405
        assert (await get("/", "HEAD"))[2] == b""
        page.files.clear()
        status, _, body = await get("/")
        assert status == 200
        assert b"/api/schema" in body

    run(story())


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("GZIP;q=1.0, br;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("*", "br"),
        ("br;q=0, *;q=0.1", "gzip"),
        ("gzip;q=0, br; q=0", None),
        ("gzip;q=much", None),
        ("brotli, xgzip", None),
        ("identity", None),
        ("", None),
    ],
)
def test_the_page_comes_in_an_encoding_that_is_accepted(accepted: str, encoding: str | None, tmp_path: Path) -> None:
    text = b"let a = 1;\n" * 100
    (tmp_path / "index.html").write_bytes(text)
    (tmp_path / "index.html.br").write_bytes(b"made by the build")
    page = Page(tmp_path)
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def tags() -> list[str]:
        for header in (accepted, "br", "gzip", ""):
            await page({"method": "GET", "path": "/", "headers": [(b"accept-encoding", header.encode())]}, send)
        return [dict(message["headers"])[b"etag"] for message in sent[::2]]

    tag, *of_each = run(tags())
    headers, body = dict(sent[0]["headers"]), sent[1]["body"]
    assert headers.get(b"content-encoding") == (encoding and encoding.encode())
    assert headers[b"vary"] == b"accept-encoding"
    content = gzip.decompress(body) if encoding == "gzip" else body
    assert content == (b"made by the build" if encoding == "br" else text)
    assert len(set(of_each)) == 3
    assert tag == of_each[["br", "gzip", None].index(encoding)]
    assert "/index.html.br" not in page.files


def test_what_an_address_adds_to_the_head_is_compressed_with_it(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><head></head>" + "page " * 200)
    (tmp_path / "index.html.br").write_bytes(b"without these lines")
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def head(path: str, query: str, base: str, files: frozenset[str]) -> str:
        return f"<title>{path}</title>"

    async def story() -> None:
        for path in ("/join/a", "/join/b"):
            headers = [(b"accept-encoding", b"gzip, br")]
            await Page(tmp_path, head)({"method": "GET", "path": path, "query_string": b"", "headers": headers}, send)

    run(story())
    assert b"<title>/join/a</title>" in gzip.decompress(sent[1]["body"])
    assert b"<title>/join/b</title>" in gzip.decompress(sent[3]["body"])
    assert dict(sent[0]["headers"])[b"etag"] != dict(sent[2]["headers"])[b"etag"]


@pytest.mark.parametrize(
    ("path", "plain"),
    [
        ("/api/games", False),
        ("/api/games/cafe/edition", False),
        ("/api/texts/fr/cafe", False),
        ("/api/tables/ob73IRsxcT7C/edition", False),
        ("/api/tables/ob73IRsxcT7C", True),
        ("/api/tables/ob73IRsxcT7C/edition/x", True),
        ("/api/editions", True),
        ("/api/me", True),
        ("/metrics", True),
    ],
)
def test_only_what_is_the_same_for_everybody_is_compressed(path: str, plain: bool) -> None:
    assert bool(re.search(PERSONAL, path)) == plain


def test_table_documents_stay_readable(tmp_path: Path) -> None:
    """What is stored about a table is plain JSON that can be read back."""

    async def story() -> None:
        services = await _open(str(tmp_path / "tables.sqlite3"))
        live = await services.opening.create("ana", "Ana", m.NewTable("cafe_del_gatto", 2, [m.Chair("me"), m.Chair("open")]))
        row = await services.storage.one(sa.select(tables.c.doc).where(tables.c.id == live.id))
        assert row is not None
        assert msgspec.json.decode(row.doc)["game"] == "cafe_del_gatto"
        assert decode_doc(row.doc) == live.doc
        await _close(services)

    run(story())


@pytest.mark.parametrize(
    ("host", "found", "address"),
    [
        ("127.0.0.1", "192.168.1.20", "http://127.0.0.1:8123"),
        ("0.0.0.0", "192.168.1.20", "http://192.168.1.20:8123"),  # noqa: S104
        ("0.0.0.0", None, "http://127.0.0.1:8123"),  # noqa: S104
    ],
)
def test_the_address_that_is_shown_is_the_one_others_can_use(
    host: str, found: str | None, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("ludocafe.server.running.run", served.append)
    monkeypatch.setattr("ludocafe.cli.serve.network_address", lambda: found)
    database = str(tmp_path / "tables.sqlite3")
    result = CliRunner().invoke(cli, ["serve", "--host", host, "--port", "8123", "--database", database])
    assert result.exit_code == 0, result.output
    assert address in result.output and [settings.host for settings in served] == [host]


def test_a_network_address_is_no_address_of_this_machine_alone() -> None:
    assert not (network_address() or "").startswith("127.")
