"""Commands of the server: ``serve``, ``bot-worker``, ``backup`` and ``restore``."""

import asyncio
import errno
import os
import signal
import socket
import sqlite3
import subprocess
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Any, NoReturn
from urllib.parse import urlsplit

import msgspec
import typer

from ludocafe.cli.console import fail, preferred_language
from ludocafe.cli.typer_i18n import Commands
from ludocafe.core.model import Fields
from ludocafe.core.words import Words
from ludocafe.extras import need
from ludocafe.server.settings import Settings

SERVER = Words(preferred_language(), packages=("ludocafe.server",))
t = SERVER.say

Database = Annotated[str, typer.Option("--database", envvar="LUDOCAFE_DATABASE", help=t("serve-help-database"))]
PublicUrl = Annotated[str, typer.Option(envvar="LUDOCAFE_PUBLIC_URL", help=t("serve-help-public-url"))]
Log = Annotated[str, typer.Option(envvar="LUDOCAFE_LOG", help=t("serve-help-log"))]


def register(app: Commands) -> None:
    """Hang the server's commands into the main command line."""
    app.add("serve", t("serve-help"), serve)
    app.add("bot-worker", t("bot-worker-help"), bot_worker)
    app.add("backup", t("backup-help"), backup)
    app.add("restore", t("restore-help"), restore)


def _fail(text: str, fields: Fields | None = None) -> NoReturn:
    fail(t(text, fields))


def serve(
    host: Annotated[str, typer.Option(envvar="LUDOCAFE_HOST", help=t("serve-help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="LUDOCAFE_PORT", help=t("serve-help-port"), min=1, max=65535)] = 8000,
    database: Database = "ludocafe.sqlite3",
    workers: Annotated[int, typer.Option(envvar="LUDOCAFE_WORKERS", min=1, help=t("serve-help-workers"))] = 1,
    synchronous: Annotated[str, typer.Option(envvar="LUDOCAFE_SYNCHRONOUS", help=t("serve-help-synchronous"))] = "full",
    bots: Annotated[str, typer.Option(envvar="LUDOCAFE_BOTS", help=t("serve-help-bots"))] = "here",
    bot_processes: Annotated[int, typer.Option(envvar="LUDOCAFE_BOT_PROCESSES", min=0, help=t("serve-help-bot-processes"))] = 0,
    public_url: PublicUrl = "",
    trusted_proxies: Annotated[str, typer.Option(envvar="LUDOCAFE_TRUSTED_PROXIES", help=t("serve-help-proxies"))] = "127.0.0.1",
    log: Log = "console",
    open_page: Annotated[bool, typer.Option("--open", help=t("serve-help-open"))] = False,
) -> None:
    need("server")
    settings = from_environment(
        database=database,
        host=host,
        port=port,
        workers=workers,
        synchronous=synchronous,
        bots=bots,
        bot_processes=bot_processes,
        public_url=public_url,
        trusted_proxies=trusted_proxies,
        log=log,
    )
    if not settings.postgresql and (workers > 1 or bots == "queue"):
        _fail("workers-need-postgresql")
    if settings.postgresql:
        need("postgres")
    else:
        _check_database_free(settings)
    everywhere = host in ("0.0.0.0", "::")  # noqa: S104
    if _port_taken(host, port):
        _fail("port-in-use", {"port": str(port), "other": str(port % 65535 + 1)})
    name = (network_address() if everywhere else host) or "127.0.0.1"
    address = f"http://{name}:{port}"
    typer.echo(t("serve-address-network" if everywhere else "serve-address", {"address": address}), err=True)
    if open_page:
        _open_when_ready(address)
    from ludocafe.server.running import reachable, run

    if settings.postgresql and not reachable(settings):
        _fail("database-unreachable")
    run(settings)


def network_address() -> str | None:
    """This machine's address in its network, by which others find it; None when there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: nothing is sent, only the way out is chosen
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _port_taken(host: str, port: int) -> bool:
    """Does somebody listen there already? Only that is told; what else is wrong with an address the server says itself."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except socket.gaierror:
        return False
    for family, kind, protocol, _, address in found:
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            try:
                probe.bind(address)
            except OSError as error:
                if error.errno == errno.EADDRINUSE:
                    return True
    return False


def _check_database_free(settings: Settings) -> None:
    """An SQLite file belongs to one server; whoever starts a second one by mistake reads so in words."""
    from ludocafe.server.storage import StorageBusy, lock_file  # slow to import, and only needed here

    try:
        lock_file(settings.path).close()
    except StorageBusy as busy:
        _fail(busy.text, busy.fields)
    except OSError as error:
        _fail("bad-settings", {"detail": str(error)})


def _open_when_ready(address: str) -> None:
    """Show the page in a browser as soon as the server answers; gives up after half a minute."""

    def wait() -> None:
        import urllib.error
        import urllib.request

        for _ in range(150):
            try:
                urllib.request.urlopen(f"{address}/api/ready", timeout=5).close()  # noqa: S310
            except (urllib.error.URLError, OSError):
                pause.wait(0.2)
            else:
                webbrowser.open(address)
                return

    pause = threading.Event()
    threading.Thread(target=wait, daemon=True).start()


def _check_public_url(url: str) -> None:
    """The page and its cookies belong to a host name of their own: below a path they would not be found."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        _fail("bad-public-url", {"url": url})
    if parts.path not in ("", "/"):
        _fail("public-url-path", {"url": url, "host": f"{parts.scheme}://{parts.netloc}"})


def from_environment(**given: Any) -> Settings:
    """Settings from the command line, and from ``LUDOCAFE_…`` variables for what is secret or rarely used."""
    read = os.environ.get
    if given.get("public_url"):
        _check_public_url(given["public_url"])
    try:
        document = {
            **given,
            "webhook": read("LUDOCAFE_WEBHOOK", ""),
            "personal_webhooks": read("LUDOCAFE_PERSONAL_WEBHOOKS", "0") == "1",
            "push_contact": read("LUDOCAFE_PUSH_CONTACT", ""),
            "metrics_token": read("LUDOCAFE_METRICS_TOKEN", ""),
            "origins": [origin for origin in read("LUDOCAFE_ORIGINS", "").split(",") if origin],
            "hosts": [host for host in read("LUDOCAFE_HOSTS", "").split(",") if host],
            "log_clients": read("LUDOCAFE_LOG_CLIENTS", "network"),
            "patience": float(read("LUDOCAFE_PATIENCE", "15")),
            "review_simulations": int(read("LUDOCAFE_REVIEW_SIMULATIONS", "100")),
            "limits": msgspec.json.decode(read("LUDOCAFE_LIMITS", "{}")),
            "smtp": {
                "host": read("LUDOCAFE_SMTP_HOST", ""),
                "port": int(read("LUDOCAFE_SMTP_PORT", "587")),
                "user": read("LUDOCAFE_SMTP_USER", ""),
                "password": read("LUDOCAFE_SMTP_PASSWORD", ""),
                "sender": read("LUDOCAFE_SMTP_SENDER", ""),
                "tls": read("LUDOCAFE_SMTP_TLS", "1") == "1",
            },
        }
        return msgspec.convert(document, Settings)
    except (msgspec.MsgspecError, ValueError) as error:
        fail(t("bad-settings", {"detail": str(error)}))


def bot_worker(
    database: Annotated[str, typer.Option(envvar="LUDOCAFE_DATABASE", help=t("bot-worker-help-database"))] = "",
    processes: Annotated[int, typer.Option(min=0, help=t("bot-worker-help-processes"))] = 0,
    public_url: PublicUrl = "",
    log: Log = "console",
) -> None:
    need("postgres")
    from ludocafe.server.logs import set_up_logs

    settings = from_environment(database=database, bot_processes=processes, bots="queue", public_url=public_url, log=log)
    if not settings.postgresql:
        _fail("workers-need-postgresql")
    set_up_logs(settings.log)
    asyncio.run(_bot_worker(settings))


async def _bot_worker(settings: Settings) -> None:
    from ludocafe.server.queue import BotWorker  # only installations with PostgreSQL have it

    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await BotWorker(settings).run(stop)


def backup(
    target: Annotated[Path, typer.Argument(help=t("backup-help-target"))], database: Database = "ludocafe.sqlite3"
) -> None:
    settings = Settings(database=database)
    if target.exists():
        _fail("file-exists", {"file": target.name})
    if settings.postgresql:
        need("postgres")
        try:
            _run_on(settings, "pg_dump", "--format=custom", f"--file={target}")
        except typer.Exit:
            target.unlink(missing_ok=True)  # half a backup is none
            raise
        return
    if not settings.path.exists():
        _fail("no-such-file", {"file": settings.path.name})
    source, copy = sqlite3.connect(settings.path), sqlite3.connect(target)
    try:
        source.backup(copy)
    finally:
        copy.close()
        source.close()


def restore(
    source: Annotated[Path, typer.Argument(help=t("restore-help-source"))], database: Database = "ludocafe.sqlite3"
) -> None:
    settings = Settings(database=database)
    if not source.exists():
        _fail("no-such-file", {"file": source.name})
    if settings.postgresql:
        need("postgres")
        from ludocafe.server.examine import database_state  # slow to import, and only needed here

        if asyncio.run(database_state(settings)) in ("current", "outdated", "newer"):
            _fail("database-not-empty")
        _run_on(settings, "pg_restore", "--single-transaction", "--exit-on-error", "--no-owner", str(source))
        return
    if settings.path.exists():
        _fail("file-exists", {"file": settings.path.name})
    saved = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    try:
        sound = saved.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        if sound:
            fresh = sqlite3.connect(settings.path)
            saved.backup(fresh)
            fresh.close()
    except sqlite3.DatabaseError:
        sound = False
    finally:
        saved.close()
    if not sound:
        _fail("bad-backup", {"file": source.name})


def _run_on(settings: Settings, program: str, *arguments: str) -> None:
    """Run one of PostgreSQL's programs on the database; the password travels where other users cannot read it."""
    from psycopg.conninfo import conninfo_to_dict, make_conninfo  # only installations with PostgreSQL have it

    parts = {name: str(value) for name, value in conninfo_to_dict(settings.conninfo).items()}
    password = parts.pop("password", None)
    environment = os.environ if password is None else {**os.environ, "PGPASSWORD": password}
    command = [program, *arguments, f"--dbname={make_conninfo(**parts)}"]
    try:
        subprocess.run(command, check=True, env=environment)  # noqa: S603
    except FileNotFoundError:
        _fail("no-such-program", {"program": program})
    except subprocess.CalledProcessError as error:
        raise typer.Exit(error.returncode) from None
