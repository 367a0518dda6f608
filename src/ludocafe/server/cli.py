"""Commands of the server: ``serve``, ``bot-worker``, ``backup``, ``restore`` and ``bot-seat``."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import tempfile
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
import uvicorn

from ludocafe.core.errors import LudocafeError
from ludocafe.server.logs import set_up_logs
from ludocafe.server.seat import Seat
from ludocafe.server.settings import Settings, Smtp
from ludocafe.server.words import server_words

Database = Annotated[str, typer.Option("--database", envvar="LUDOCAFE_DATABASE", help="SQLite file or postgresql://… URL")]


def _words() -> Any:
    language = os.environ.get("LUDOCAFE_LANGUAGE") or os.environ.get("LANG", "en")[:2]
    return server_words(language if language in ("en", "fr", "de") else "en")


def _fail(text: str, fields: dict[str, Any] | None = None) -> typer.Exit:
    typer.echo(_words().say(text, fields), err=True)
    return typer.Exit(1)


def serve(
    host: Annotated[str, typer.Option(envvar="LUDOCAFE_HOST", help="Address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="LUDOCAFE_PORT", help="Port to listen on")] = 8000,
    database: Database = "ludocafe.sqlite3",
    workers: Annotated[int, typer.Option(envvar="LUDOCAFE_WORKERS", min=1, help="Processes (more than one: PostgreSQL)")] = 1,
    synchronous: Annotated[str, typer.Option(envvar="LUDOCAFE_SYNCHRONOUS", help="SQLite: full or normal")] = "full",
    bots: Annotated[str, typer.Option(envvar="LUDOCAFE_BOTS", help="here, or queue for bot workers")] = "here",
    bot_processes: Annotated[int, typer.Option(envvar="LUDOCAFE_BOT_PROCESSES", min=0, help="0: by cores")] = 0,
    public_url: Annotated[str, typer.Option(envvar="LUDOCAFE_PUBLIC_URL", help="How players reach this server")] = "",
    trusted_proxies: Annotated[str, typer.Option(envvar="LUDOCAFE_TRUSTED_PROXIES")] = "127.0.0.1",
    log: Annotated[str, typer.Option(envvar="LUDOCAFE_LOG", help="json, console or off")] = "console",
) -> None:
    """Run the server: lobby, tables, live play, bots."""
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
        raise _fail("workers-need-postgresql")
    run(settings)


def from_environment(**given: Any) -> Settings:
    """Settings from the command line, and from ``LUDOCAFE_…`` variables for what is secret or rarely used."""
    read = os.environ.get
    document = {
        **given,
        "webhook": read("LUDOCAFE_WEBHOOK", ""),
        "push_contact": read("LUDOCAFE_PUSH_CONTACT", ""),
        "metrics_token": read("LUDOCAFE_METRICS_TOKEN", ""),
        "origins": [origin for origin in read("LUDOCAFE_ORIGINS", "").split(",") if origin],
        "patience": float(read("LUDOCAFE_PATIENCE", "15")),
        "limits": msgspec.json.decode(read("LUDOCAFE_LIMITS", "{}")),
        "smtp": Smtp(
            host=read("LUDOCAFE_SMTP_HOST", ""),
            port=int(read("LUDOCAFE_SMTP_PORT", "587")),
            user=read("LUDOCAFE_SMTP_USER", ""),
            password=read("LUDOCAFE_SMTP_PASSWORD", ""),
            sender=read("LUDOCAFE_SMTP_SENDER", ""),
            tls=read("LUDOCAFE_SMTP_TLS", "1") == "1",
        ),
    }
    document["smtp"] = msgspec.to_builtins(document["smtp"])
    try:
        return msgspec.convert(document, Settings)
    except msgspec.ValidationError as error:
        raise _fail("bad-settings", {"detail": str(error)}) from None


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    if settings.workers > 1 and "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="ludocafe-metrics-")
    settings.hand_down()
    uvicorn.run(
        "ludocafe.server.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=10,
    )


def bot_worker(
    database: Database = "",
    processes: Annotated[int, typer.Option(min=0, help="Bots thinking at once; 0: by cores")] = 0,
    log: Annotated[str, typer.Option(envvar="LUDOCAFE_LOG", help="json, console or off")] = "console",
) -> None:
    """Play for the bots of servers that run with --bots queue on the same PostgreSQL."""
    settings = from_environment(database=database, bot_processes=processes, bots="queue", log=log)
    if not settings.postgresql:
        raise _fail("workers-need-postgresql")
    set_up_logs(settings.log)
    asyncio.run(_bot_worker(settings))


async def _bot_worker(settings: Settings) -> None:
    from ludocafe.server.queue import BotWorker  # only installations with PostgreSQL have it

    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await BotWorker(settings).run(stop)


def backup(target: Annotated[Path, typer.Argument(help="File to write")], database: Database = "ludocafe.sqlite3") -> None:
    """Save a consistent copy of the database while the server runs."""
    settings = Settings(database=database)
    if target.exists():
        raise _fail("file-exists", {"file": target.name})
    if settings.postgresql:
        _run(["pg_dump", "--format=custom", f"--file={target}", settings.conninfo])
        return
    if not settings.path.exists():
        raise _fail("no-such-file", {"file": settings.path.name})
    with sqlite3.connect(settings.path) as source, sqlite3.connect(target) as copy:
        source.backup(copy)
    copy.close()
    source.close()


def restore(source: Annotated[Path, typer.Argument(help="File to read")], database: Database = "ludocafe.sqlite3") -> None:
    """Put a saved copy in the place of an empty database."""
    settings = Settings(database=database)
    if not source.exists():
        raise _fail("no-such-file", {"file": source.name})
    if settings.postgresql:
        _run(["pg_restore", "--exit-on-error", "--no-owner", f"--dbname={settings.conninfo}", str(source)])
        return
    if settings.path.exists():
        raise _fail("file-exists", {"file": settings.path.name})
    with sqlite3.connect(source) as saved, sqlite3.connect(settings.path) as fresh:
        fine = saved.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        if fine:
            saved.backup(fresh)
    saved.close()
    fresh.close()
    if not fine:
        settings.path.unlink()
        raise _fail("bad-backup", {"file": source.name})


def _run(command: list[str]) -> None:
    try:
        subprocess.run(command, check=True)  # noqa: S603
    except FileNotFoundError:
        raise _fail("no-such-program", {"program": command[0]}) from None
    except subprocess.CalledProcessError:
        raise typer.Exit(1) from None


def bot_seat(
    url: Annotated[str, typer.Argument(help="Address of the table, for instance http://127.0.0.1:8000/table/<id>")],
    command: Annotated[list[str], typer.Argument(help="The bot: reads one JSON state per line, writes one notation per line")],
    invitation: Annotated[str, typer.Option(help="Link token of the table or of a seat")] = "",
    token: Annotated[str, typer.Option(envvar="LUDOCAFE_TOKEN", help="Identity token of a seat's holder")] = "",
    name: Annotated[str, typer.Option(help="Name of the guest that sits down")] = "Bot",
) -> None:
    """Let a program of your own play a seat over standard input and output."""
    try:
        asyncio.run(Seat(url, name, invitation, token).play_with(command))
    except LudocafeError as error:
        raise _fail(error.text, dict(error.fields)) from None


def register(app: typer.Typer) -> None:
    """Hang the server's commands into the main command line."""
    app.command("serve")(serve)
    app.command("bot-worker")(bot_worker)
    app.command("backup")(backup)
    app.command("restore")(restore)
    app.command("bot-seat")(bot_seat)


def main() -> None:
    """The server's commands alone: ``python -m ludocafe.server.cli serve``."""
    app = typer.Typer(no_args_is_help=True)
    register(app)
    app()


if __name__ == "__main__":
    main()
