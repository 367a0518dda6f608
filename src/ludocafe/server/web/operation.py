"""The HTTP API: what operators watch."""

from litestar import Response, get
from litestar.types import ControllerRouterHandler

from ludocafe import __version__
from ludocafe.server import messages as m
from ludocafe.server import metrics
from ludocafe.server.errors import Refuse
from ludocafe.server.web.desk import Desk, HttpRequest, address


@get("/api/health")
async def health() -> m.Health:
    """The process lives."""
    return m.Health("ok", __version__)


@get("/api/ready")
async def ready(desk: Desk) -> Response[m.Health]:
    """The process can serve: its database answers."""
    fine = desk.hub.ready and await desk.hub.storage.answers()
    return Response(m.Health("ok" if fine else "no-database", __version__), status_code=200 if fine else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4; charset=utf-8")
async def get_metrics(desk: Desk, request: HttpRequest) -> bytes:
    token = desk.settings.metrics_token
    local = address(request) in ("127.0.0.1", "::1", "")
    if not (local or (token and request.headers.get("authorization") == f"Bearer {token}")):
        raise Refuse("not-found", 404)
    return metrics.text()


HANDLERS: list[ControllerRouterHandler] = [
    health,
    ready,
    get_metrics,
]
