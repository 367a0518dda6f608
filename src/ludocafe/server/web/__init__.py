"""The HTTP API: everything that is not live, one file for each kind of resource."""

import structlog
from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludocafe import __version__
from ludocafe.core.errors import IllegalAction, LudocafeError
from ludocafe.server import messages as m
from ludocafe.server.errors import Refuse
from ludocafe.server.storage import StorageAway
from ludocafe.server.web import editions, games, letters, operation, people, tables
from ludocafe.server.web.dependencies import Dependencies, HttpRequest, deps, person, visitor
from ludocafe.server.web.lessons import learn

__all__ = ["Dependencies", "api"]

log = structlog.get_logger()

# Only what is the same for everybody is compressed: compression next to a secret can betray it.
PERSONAL = r"^/(metrics|api/(?!texts/|games|tables/[^/]+/edition$))"


def api(the_desk: Dependencies) -> Litestar:
    """The HTTP API as an ASGI application."""
    return Litestar(
        route_handlers=[
            *people.HANDLERS,
            *games.HANDLERS,
            *editions.HANDLERS,
            *tables.HANDLERS,
            learn,
            *letters.HANDLERS,
            *operation.HANDLERS,
        ],
        state=State({"deps": the_desk}),
        dependencies={
            "deps": Provide(deps),
            "visitor": Provide(visitor),
            "person": Provide(person),
            "table": Provide(tables.visible_table),
        },
        exception_handlers={
            LudocafeError: _refused,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Ludocafé", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        request_max_body_size=the_desk.settings.limits.body,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=[PERSONAL]),
        type_encoders={},
        logging_config=None,
    )


def _refused(_request: HttpRequest, error: Exception) -> Response[m.ErrorAnswer]:
    """Errors people can cause, with their text."""
    assert isinstance(error, LudocafeError)
    status = error.status if isinstance(error, Refuse | StorageAway) else 400
    rule = error.refusal.rule if isinstance(error, IllegalAction) else None
    return Response(m.ErrorAnswer(error.text, error.fields, rule), status_code=status)


_TEXTS = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large", 415: "bad-request"}


def _http_error(_request: HttpRequest, error: Exception) -> Response[m.ErrorAnswer]:
    """The framework's own errors in our format."""
    assert isinstance(error, HTTPException)
    headers = {k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"}
    return Response(m.ErrorAnswer(_TEXTS.get(error.status_code, "server-error")), status_code=error.status_code, headers=headers)


def _unexpected(_request: HttpRequest, error: Exception) -> Response[m.ErrorAnswer]:
    """Unexpected errors: logged in full, reported to the client without details."""
    log.error("request failed", error=type(error).__name__, exc_info=error)
    return Response(m.ErrorAnswer("server-error"), status_code=500)


def _too_deep(_request: HttpRequest, _error: Exception) -> Response[m.ErrorAnswer]:
    return Response(m.ErrorAnswer("bad-request"), status_code=400)
