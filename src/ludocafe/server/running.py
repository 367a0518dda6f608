"""Running the application under uvicorn."""

import os
import tempfile
import time

import uvicorn

from ludocafe.server.settings import Settings
from ludocafe.server.sockets import CONNECT_TIMEOUT
from ludocafe.server.wire import Wire

STARTING = 10.0  # seconds PostgreSQL may take to start


def reachable(settings: Settings) -> bool:
    """Does PostgreSQL let us in? It may just be starting; a wrong address or password is told at once, or nearly."""
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
    uvicorn.run(
        "ludocafe.server.app:create",
        factory=True,
        interface="asgi3",
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
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
