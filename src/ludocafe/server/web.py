"""The HTTP API: everything that is not live."""

from typing import Annotated, Any

import msgspec
from litestar import Litestar, Request, Response, delete, get, patch, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import Cookie, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from ludocafe import __version__, registry
from ludocafe.bots.levels import LEVELS
from ludocafe.core.errors import IllegalAction, LudocafeError
from ludocafe.core.lessons import lessons
from ludocafe.core.words import LANGUAGES, Words
from ludocafe.server import messages as m
from ludocafe.server import metrics
from ludocafe.server.errors import Refuse
from ludocafe.server.hub import Hub
from ludocafe.server.identity import COOKIE, YEAR
from ludocafe.server.lessons import learn
from ludocafe.server.limits import Buckets
from ludocafe.server.live import identity_of
from ludocafe.server.notices import Notices
from ludocafe.server.people import People, Person
from ludocafe.server.play import document
from ludocafe.server.reviews import Reviews
from ludocafe.server.settings import Settings
from ludocafe.server.words import common_texts, game_texts

HttpRequest = Request[Any, Any, State]
TableId = Annotated[str, Parameter(max_length=64)]
GameId = Annotated[str, Parameter(max_length=100)]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
WatchToken = Annotated[str | None, Parameter(query="watch", max_length=200)]
NOBODY: Person | None = None
# Only what is the same for everybody is compressed: compression next to a secret can betray it.
PERSONAL = r"^/(metrics|api/(?!texts/|games))"


class Desk:
    """What handlers need, in one place."""

    def __init__(self, settings: Settings, hub: Hub, people: People, notices: Notices) -> None:
        limits = settings.limits
        self.settings = settings
        self.hub = hub
        self.people = people
        self.notices = notices
        self.reviews = Reviews(hub)
        self.guests = Buckets(limits.guests, limits.guest_burst)
        self.logins = Buckets(limits.logins, limits.login_burst)
        self.trials = Buckets(limits.trials, limits.trial_burst)


def _address(request: HttpRequest) -> str:
    return request.client.host if request.client else ""


async def visitor(request: HttpRequest, desk: Desk) -> Person | None:
    """Whoever asks, if known."""
    headers = {name.lower(): value for name, value in request.headers.items()}
    token = identity_of(headers)
    return None if token is None else await desk.people.by_cookie(token)


async def person(visitor: Person | None) -> Person:
    """Whoever asks; must be somebody."""
    if visitor is None:
        raise Refuse("need-name", 401)
    return visitor


async def desk(state: State) -> Desk:
    found: Desk = state.desk
    return found


# -- people --------------------------------------------------------------------------------------------------------------


def _with_cookie(desk: Desk, request: HttpRequest, person: Person) -> Response[m.Me]:
    secure = request.url.scheme == "https" or desk.settings.public_url.startswith("https:")
    cookie = Cookie(
        key=COOKIE, value=desk.people.token(person), path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure
    )
    return Response(person.me(), cookies=[cookie], status_code=200)


@get("/api/me")
async def get_me(person: Person) -> m.Me:
    """Who am I?"""
    return person.me()


@post("/api/me", status_code=200)
async def post_me(data: m.NewMe, desk: Desk, request: HttpRequest, visitor: Person | None) -> Response[m.Me]:
    """Take a name: a guest becomes somebody, somebody changes the name."""
    if visitor is not None:
        changed = await desk.people.change(visitor, m.ChangeMe(name=data.name, language=data.language))
        return _with_cookie(desk, request, changed)
    if not desk.guests.take(_address(request)):
        raise Refuse("too-fast", 429)
    return _with_cookie(desk, request, await desk.people.create(data))


@patch("/api/me")
async def patch_me(data: m.ChangeMe, desk: Desk, person: Person) -> m.Me:
    """Change name, language, e-mail address, notices."""
    return (await desk.people.change(person, data)).me()


@delete("/api/me", status_code=204)
async def delete_me(desk: Desk, person: Person) -> Response[None]:
    """Forget me: seats go to bots, name and chat lines disappear."""
    await desk.people.delete(person)
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


@get("/api/me/tables")
async def my_tables(desk: Desk, person: Person) -> list[m.TableInfo]:
    """All my tables, the latest first."""
    return await desk.hub.lobby.tables_of(person.id)


@get("/api/me/export")
async def export_me(desk: Desk, person: Person) -> Response[dict[str, Any]]:
    """Everything the house knows about me, with the records of my games."""
    if not desk.logins.take(f"export {person.id}"):
        raise Refuse("too-fast", 429)
    return Response(
        await desk.people.export(person), headers={"content-disposition": 'attachment; filename="ludocafe-export.json"'}
    )


@post("/api/me/passphrase", status_code=200)
async def set_passphrase(data: m.NewPassphrase, desk: Desk, person: Person) -> m.Me:
    """Make the identity portable by name and passphrase."""
    if not desk.logins.take(f"set {person.id}"):
        raise Refuse("too-fast", 429)
    return (await desk.people.set_passphrase(person, data.passphrase)).me()


@post("/api/me/login", status_code=200)
async def log_in(data: m.Login, desk: Desk, request: HttpRequest) -> Response[m.Me]:
    """Take an identity over to this device."""
    name = (data.name or "").casefold()
    if not desk.logins.take(f"from {_address(request)}") or not desk.logins.take(f"to {name}"):
        raise Refuse("too-fast", 429)
    return _with_cookie(desk, request, await desk.people.log_in(data))


@post("/api/me/link", status_code=200)
async def identity_link(desk: Desk, person: Person) -> m.IdentityLink:
    """A token for a link to another device, or for a bot of mine."""
    return m.IdentityLink(desk.people.token(person))


@post("/api/me/logout", status_code=200)
async def log_out(desk: Desk, request: HttpRequest, person: Person) -> Response[m.Me]:
    """End all other sessions and links of mine; this device stays."""
    return _with_cookie(desk, request, await desk.people.log_out_everywhere(person))


@get("/api/notices")
async def notice_ways(desk: Desk) -> m.NoticeWays:
    """How this house tells people of their turn, and what a browser needs to subscribe."""
    return desk.notices.ways()


@post("/api/me/notices", status_code=200)
async def try_notices(desk: Desk, request: HttpRequest, person: Person) -> m.NoticeTried:
    """Send me a notice on trial, by all my ways."""
    if not desk.trials.take(f"from {_address(request)}") or not desk.trials.take(f"to {person.id}"):
        raise Refuse("too-fast", 429)
    return await desk.notices.send_trial(person)


@post("/api/me/push", status_code=200)
async def subscribe(data: m.PushSubscription, desk: Desk, person: Person) -> m.Me:
    """Send my turn notices to this browser."""
    if not data.endpoint.startswith("https://"):
        raise Refuse("bad-request", 400)
    return (await desk.people.subscribe(person, data)).me()


@delete("/api/me/push", status_code=200)
async def unsubscribe(desk: Desk, person: Person) -> m.Me:
    """No browser of mine gets notices any more."""
    return (await desk.people.unsubscribe(person)).me()


# -- games and texts -----------------------------------------------------------------------------------------------------


@get("/api/games")
async def get_games() -> list[m.GameInfo]:
    """The games of the house."""
    found = []
    for id, kind in registry.kinds().items():
        game = registry.game(id)
        found.append(
            m.GameInfo(
                id=id,
                prefix=kind.prefix,
                rules_version=kind.rules_version,
                seat_counts=list(kind.seat_counts),
                minutes=kind.minutes,
                complexity=kind.complexity,
                credits=kind.credits,
                settings=list(kind.settings),
                vocabulary=game.vocabulary,
                edition=m.EditionInfo(game.edition.name, game.edition.hash),
                levels=list(LEVELS),
                lessons=[lesson.id for lesson in lessons(game)],
            )
        )
    return found


@get("/api/games/{id:str}/edition")
async def get_edition(id: GameId) -> dict[str, Any]:
    """The standard edition of a game: every number and component."""
    if id not in registry.kinds():
        raise Refuse("unknown-game", 404, {"game": id})
    return registry.game(id).edition.data


@get("/api/texts/{language:str}", media_type="text/plain; charset=utf-8")
async def get_texts(language: str) -> str:
    """The common texts in one language, as Fluent source."""
    return common_texts(_language(language))


@get("/api/texts/{language:str}/{game:str}", media_type="text/plain; charset=utf-8")
async def get_game_texts(language: str, game: GameId) -> str:
    """A game's texts in one language, as Fluent source, rule articles included."""
    kind = registry.kinds().get(game)
    if kind is None:
        raise Refuse("unknown-game", 404, {"game": game})
    return game_texts(kind, _language(language))


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refuse("bad-language", 404, {"language": language})
    return language


# -- tables --------------------------------------------------------------------------------------------------------------


@get("/api/tables")
async def get_tables(
    desk: Desk, visitor: Person | None, table_state: Annotated[m.TableState, Parameter(query="state")] = "open"
) -> list[m.TableInfo]:
    """The public tables."""
    return await desk.hub.lobby.listed(_id(visitor), table_state)


@post("/api/tables", status_code=201)
async def post_table(data: m.NewTable, desk: Desk, person: Person) -> m.TableInfo:
    """Open a table; without open chairs the game starts at once."""
    live = await desk.hub.opening.create(person.id, person.name, data)
    return desk.hub.showing.info(live, person.id)


@get("/api/tables/{id:str}")
async def get_table(id: TableId, desk: Desk, visitor: Person | None, watch: WatchToken = None) -> m.TableInfo:
    """A table; ``watch`` may be a watch or an invitation token."""
    live = await desk.hub.tables.find(id)
    desk.hub.access.admit(live, _id(visitor), watch)
    return desk.hub.showing.info(live, _id(visitor))


@get("/api/tables/{id:str}/edition")
async def table_edition(id: TableId, desk: Desk, visitor: Person | None, watch: WatchToken = None) -> dict[str, Any]:
    """The edition a table is played with."""
    live = await desk.hub.tables.find(id)
    desk.hub.access.admit(live, _id(visitor), watch)
    return await desk.hub.tables.edition(live.doc.edition_hash)


@post("/api/tables/{id:str}/join", status_code=200)
async def join(id: TableId, data: m.Join, desk: Desk, person: Person) -> m.TableInfo:
    """Sit down."""
    live = await desk.hub.tables.find(id)
    await desk.hub.chairs.join(live, person.id, person.name, data)
    return desk.hub.showing.info(live, person.id)


@post("/api/tables/{id:str}/leave", status_code=200)
async def leave(id: TableId, desk: Desk, person: Person) -> m.TableInfo:
    """Stand up for good; a bot goes on in a running game."""
    live = await desk.hub.tables.find(id)
    await desk.hub.chairs.leave(live, person.id)
    return desk.hub.showing.info(live, person.id)


@post("/api/tables/{id:str}/resign", status_code=200)
async def resign(id: TableId, data: m.Resign, desk: Desk, person: Person) -> m.TableInfo:
    """Leave a seat to a bot of some level and stay to watch."""
    live = await desk.hub.tables.find(id)
    mine = live.doc.seats_of(person.id)
    if not mine:
        raise Refuse("not-your-seat", 403)
    if live.doc.started is None:
        raise Refuse("table-not-running", 409)
    await desk.hub.chairs.leave(live, person.id, data.level, mine[0] if data.seat is None else data.seat)
    return desk.hub.showing.info(live, person.id)


@post("/api/tables/{id:str}/hand", status_code=200)
async def hand(id: TableId, data: m.Hand, desk: Desk, person: Person) -> m.HandLink:
    """A link token by which somebody else takes over a seat of mine."""
    return await desk.hub.chairs.hand(await desk.hub.tables.find(id), person.id, data.seat)


@post("/api/tables/{id:str}/rematch", status_code=200)
async def rematch(id: TableId, desk: Desk, person: Person) -> m.TableInfo:
    """The same game with the same people once more."""
    return desk.hub.showing.info(await desk.hub.opening.rematch(await desk.hub.tables.find(id), person.id), person.id)


@get("/api/tables/{id:str}/record")
async def get_record(id: TableId, desk: Desk, visitor: Person | None, watch: WatchToken = None) -> Response[dict[str, Any]]:
    """The game's record: whole once it is over, before that without what the reader may not know."""
    live = await desk.hub.tables.find(id)
    desk.hub.access.admit(live, _id(visitor), watch)
    record = await desk.hub.archive.record(live, _id(visitor))
    name = f'attachment; filename="{live.doc.game}-{live.id}.json"'
    return Response(document(record), headers={"content-disposition": name})


@get("/api/tables/{id:str}/digest")
async def get_digest(
    id: TableId,
    desk: Desk,
    visitor: Person | None,
    since: Number = 0,
    lang: m.Language | None = None,
    watch: WatchToken = None,
) -> m.Digest:
    """What happened since a state number, on request in words."""
    live = await desk.hub.tables.find(id)
    desk.hub.access.admit(live, _id(visitor), watch)
    digest, history = await desk.hub.archive.digest(live, _id(visitor), since)
    if lang is not None:
        words = Words(lang, history.game, live.doc.names())
        digest.words = [words.event(event) for line in digest.lines for event in line.events]
    return digest


@get("/api/tables/{id:str}/at/{number:int}")
async def get_at(id: TableId, number: Number, desk: Desk, visitor: Person | None, watch: WatchToken = None) -> m.Snapshot:
    """The table at an earlier state, as the reader may see it."""
    live = await desk.hub.tables.find(id)
    desk.hub.access.admit(live, _id(visitor), watch)
    return await desk.hub.archive.at(live, Reader(_id(visitor)), number)


@post("/api/tables/{id:str}/review", status_code=200)
async def post_review(id: TableId, desk: Desk, visitor: Person | None, watch: WatchToken = None) -> m.ReviewAnswer:
    """Let the coach look back at a finished game; it does so once."""
    live = await desk.hub.tables.find(id)
    desk.hub.access.admit(live, _id(visitor), watch)
    return await desk.reviews.start(live)


@get("/api/tables/{id:str}/review")
async def get_review(id: TableId, desk: Desk, visitor: Person | None, watch: WatchToken = None) -> m.ReviewAnswer:
    """How far the coach is, and what it found."""
    live = await desk.hub.tables.find(id)
    desk.hub.access.admit(live, _id(visitor), watch)
    return await desk.reviews.found(live)


@post("/api/why", status_code=200)
async def why(data: m.WhyNot, desk: Desk, person: Person) -> m.WhyAnswer:
    """Why can my seat not do this?"""
    live = await desk.hub.tables.find(data.table)
    return m.WhyAnswer(await desk.hub.advice.why(live, person.id, data.seat, data.do))


def _id(visitor: Person | None) -> str | None:
    return None if visitor is None else visitor.id


class Reader:
    """Somebody who looks at a table over HTTP."""

    def __init__(self, player: str | None) -> None:
        self.player = player
        self.name = ""
        self.lean = False
        self.mine: list[int] = []
        self.shown: int | None = None

    def push(self, message: bytes) -> None:
        raise NotImplementedError("readers are not connected")


# -- operation -----------------------------------------------------------------------------------------------------------


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
    local = _address(request) in ("127.0.0.1", "::1", "")
    if not (local or (token and request.headers.get("authorization") == f"Bearer {token}")):
        raise Refuse("not-found", 404)
    return metrics.text()


def _refused(_request: HttpRequest, error: Exception) -> Response[m.ErrorAnswer]:
    """Errors people can cause, with their text."""
    assert isinstance(error, LudocafeError)
    status = error.status if isinstance(error, Refuse) else 400
    rule = error.refusal.rule if isinstance(error, IllegalAction) else None
    return Response(m.ErrorAnswer(error.text, error.fields, rule), status_code=status)


_TEXTS = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large", 415: "bad-request"}


def _http_error(_request: HttpRequest, error: Exception) -> Response[m.ErrorAnswer]:
    """The framework's own refusals, in our form."""
    assert isinstance(error, HTTPException)
    headers = {k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"}
    return Response(m.ErrorAnswer(_TEXTS.get(error.status_code, "server-error")), status_code=error.status_code, headers=headers)


def _too_deep(_request: HttpRequest, _error: Exception) -> Response[m.ErrorAnswer]:
    return Response(m.ErrorAnswer("bad-request"), status_code=400)


HANDLERS: list[ControllerRouterHandler] = [
    get_me,
    post_me,
    patch_me,
    delete_me,
    my_tables,
    export_me,
    set_passphrase,
    log_in,
    identity_link,
    log_out,
    notice_ways,
    try_notices,
    subscribe,
    unsubscribe,
    get_games,
    get_edition,
    get_texts,
    get_game_texts,
    get_tables,
    post_table,
    get_table,
    table_edition,
    join,
    leave,
    resign,
    hand,
    rematch,
    get_record,
    get_digest,
    get_at,
    post_review,
    get_review,
    why,
    learn,
    health,
    ready,
    get_metrics,
]


def api(the_desk: Desk) -> Litestar:
    """The HTTP API as an ASGI application."""
    return Litestar(
        route_handlers=HANDLERS,
        state=State({"desk": the_desk}),
        dependencies={"desk": Provide(desk), "visitor": Provide(visitor), "person": Provide(person)},
        exception_handlers={LudocafeError: _refused, HTTPException: _http_error, RecursionError: _too_deep},
        openapi_config=OpenAPIConfig(
            title="Ludocafé", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        request_max_body_size=the_desk.settings.limits.body,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=[PERSONAL]),
        type_encoders={},
        logging_config=None,
    )


def schema(settings: Settings) -> dict[str, Any]:
    """The OpenAPI document, without a running server."""
    from ludocafe.server.storage import Storage

    hub = Hub(settings, Storage(settings))
    people = People(hub)
    document: dict[str, Any] = msgspec.to_builtins(
        api(Desk(settings, hub, people, Notices(settings, people))).openapi_schema.to_schema()
    )
    return document
