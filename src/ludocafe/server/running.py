"""Running the application under uvicorn."""

import os
import tempfile

import uvicorn

from ludocafe.server.settings import Settings
from ludocafe.server.wire import Wire


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
