"""The HTTP API: health, readiness and metrics for operators."""

from litestar import Response, get
from litestar.types import ControllerRouterHandler

from ludocafe import __version__
from ludocafe.server import messages as m
from ludocafe.server import metrics
from ludocafe.server.errors import Refuse
from ludocafe.server.web.dependencies import Dependencies, HttpRequest


@get("/api/health")
async def health(deps: Dependencies) -> m.Health:
    """The process runs; the state of its tasks."""
    tasks = deps.services.supervisor.health()
    return m.Health("ok" if deps.services.supervisor.fine() else "not-all-tasks", __version__, tasks)


@get("/api/ready")
async def ready(deps: Dependencies) -> Response[m.Health]:
    """The process can serve: its database answers and all of its tasks make progress."""
    supervisor = deps.services.supervisor
    found = m.Health("ok", __version__, supervisor.health())
    if not supervisor.fine():
        found.status = "not-all-tasks"
    elif not (deps.services.ready and await deps.services.storage.answers()):
        found.status = "no-database"
    return Response(found, status_code=200 if found.status == "ok" else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4; charset=utf-8")
async def get_metrics(deps: Dependencies, request: HttpRequest) -> bytes:
    token = deps.settings.metrics_token
    local = request.client is None or request.client.host in ("127.0.0.1", "::1")
    if not (local or (token and request.headers.get("authorization") == f"Bearer {token}")):
        raise Refuse("not-found", 404)
    return metrics.text()


HANDLERS: list[ControllerRouterHandler] = [
    health,
    ready,
    get_metrics,
]
