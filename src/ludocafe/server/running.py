"""Running the application under uvicorn."""

import os
import tempfile
import time

import structlog
import uvicorn
from uvicorn.supervisors.multiprocess import Multiprocess

from ludocafe.server.connection_guard import GuardedHttp, raise_descriptor_limit
from ludocafe.server.logs import set_up_logs
from ludocafe.server.settings import Settings
from ludocafe.server.sockets import CONNECT_TIMEOUT
from ludocafe.server.wire import Wire

log = structlog.get_logger()

STARTING = 10.0  # seconds PostgreSQL may take to start


def reachable(settings: Settings) -> bool:
    """Check that PostgreSQL accepts connections. It may still be starting; a wrong address or password fails early."""
    import psycopg  # only installations with PostgreSQL have it

    deadline = time.monotonic() + STARTING
    while True:
        try:
            psycopg.connect(settings.conninfo, connect_timeout=CONNECT_TIMEOUT).close()
            return True
        except psycopg.Error:
            if time.monotonic() > deadline:
                return False
            time.sleep(0.5)


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    if settings.workers > 1 and "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="ludocafe-metrics-")
    settings.hand_down()
    set_up_logs(settings.log)
    raise_descriptor_limit()
    config = uvicorn.Config(
        "ludocafe.server.app:create",
        factory=True,
        interface="asgi3",
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        http=GuardedHttp,
        ws=Wire,
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=10,
    )
    if settings.workers > 1:
        Workers(config, sockets=[config.bind_socket()]).run()
    else:
        uvicorn.Server(config).run()


class Workers(Multiprocess):
    """Starts workers, and logs when one has died and was replaced."""

    def keep_subprocess_alive(self) -> None:
        before = [process.pid for process in self.processes]
        super().keep_subprocess_alive()
        for old, process in zip(before, self.processes, strict=False):
            if process.pid != old:
                log.error("worker died, another takes its place", worker=old, replacement=process.pid)
