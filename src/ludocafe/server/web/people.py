"""The HTTP API: people, and what they ask about themselves."""

from typing import Annotated, Any

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from ludocafe.server import messages as m
from ludocafe.server.errors import Refuse
from ludocafe.server.identity import COOKIE, YEAR, clean, fold
from ludocafe.server.people import Person
from ludocafe.server.web.dependencies import Dependencies, HttpRequest, address


def _with_cookie(deps: Dependencies, request: HttpRequest, person: Person) -> Response[m.Me]:
    secure = request.url.scheme == "https" or deps.settings.public_url.startswith("https:")
    cookie = Cookie(
        key=COOKIE, value=deps.people.token(person), path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure
    )
    return Response(person.me(), cookies=[cookie], status_code=200)


@get("/api/me")
async def get_me(person: Person) -> m.Me:
    """Who am I?"""
    return person.me()


@post("/api/me", status_code=200)
async def post_me(data: m.NewMe, deps: Dependencies, request: HttpRequest, visitor: Person | None) -> Response[m.Me]:
    """Take a name: a guest becomes somebody, somebody changes the name."""
    if visitor is not None:
        changed = await deps.people.change(visitor, m.ChangeMe(name=data.name, language=data.language))
        return _with_cookie(deps, request, changed)
    if not await deps.guests.take(address(request)):
        raise Refuse("too-fast", 429)
    return _with_cookie(deps, request, await deps.people.create(data))


async def _may_ask(deps: Dependencies, request: HttpRequest, person: Person) -> None:
    """Rate-limit consent e-mails, by person and by network address: they may reach strangers."""
    if not await deps.asking.take(f"from {address(request)}") or not await deps.asking.take(f"by {person.id}"):
        raise Refuse("too-fast", 429)


@patch("/api/me")
async def patch_me(data: m.ChangeMe, deps: Dependencies, request: HttpRequest, person: Person) -> m.Me:
    """Change name, language, e-mail address, notices."""
    changed = await deps.people.change(person, data)
    if data.email:
        await _may_ask(deps, request, person)
        await deps.notices.ask(changed)
    return changed.me()


@post("/api/me/email", status_code=200)
async def ask_again(deps: Dependencies, request: HttpRequest, person: Person) -> m.AddressAsked:
    """Ask the owner of my unconfirmed e-mail address once more."""
    await _may_ask(deps, request, person)
    return m.AddressAsked(await deps.notices.ask(person))


@delete("/api/me", status_code=204)
async def delete_me(deps: Dependencies, person: Person) -> Response[None]:
    """Forget me: seats go to bots, name and chat lines disappear."""
    await deps.people.delete(person)
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


@get("/api/me/tables")
async def my_tables(
    deps: Dependencies, person: Person, before: Annotated[float | None, Parameter(ge=0)] = None
) -> list[m.MyTable]:
    """My tables, the latest first; ``before``: the ``updated`` of the last one known, for those that come next."""
    return await deps.services.lobby.tables_of(person.id, before)


@get("/api/me/export")
async def export_me(deps: Dependencies, person: Person) -> Response[dict[str, Any]]:
    """Everything the server knows about me, with the records of my games."""
    if not await deps.logins.take(f"export {person.id}"):
        raise Refuse("too-fast", 429)
    return Response(
        await deps.people.export(person), headers={"content-disposition": 'attachment; filename="ludocafe-export.json"'}
    )


@post("/api/me/passphrase", status_code=200)
async def set_passphrase(data: m.NewPassphrase, deps: Dependencies, person: Person) -> m.Me:
    """Make the identity portable by name and passphrase."""
    if not await deps.logins.take(f"set {person.id}"):
        raise Refuse("too-fast", 429)
    return (await deps.people.set_passphrase(person, data.passphrase)).me()


@post("/api/me/login", status_code=200)
async def log_in(data: m.Login, deps: Dependencies, request: HttpRequest) -> Response[m.Me]:
    """Take an identity over to this device."""
    name = fold(clean(data.name or ""))
    if not await deps.logins.take(f"from {address(request)}") or not await deps.logins.take(f"to {name}"):
        raise Refuse("too-fast", 429)
    return _with_cookie(deps, request, await deps.people.log_in(data))


@post("/api/me/link", status_code=200)
async def identity_link(deps: Dependencies, person: Person) -> m.IdentityLink:
    """A token for a link to another device, or for a bot of mine."""
    return m.IdentityLink(deps.people.token(person))


@post("/api/me/logout", status_code=200)
async def log_out(deps: Dependencies, request: HttpRequest, person: Person) -> Response[m.Me]:
    """End all other sessions and links of mine; this device stays."""
    return _with_cookie(deps, request, await deps.people.log_out_everywhere(person))


@get("/api/notices")
async def notice_ways(deps: Dependencies) -> m.NoticeWays:
    """How this server tells people of their turn, and what a browser needs to subscribe."""
    return deps.notices.ways()


@post("/api/me/notices", status_code=200)
async def try_notices(deps: Dependencies, request: HttpRequest, person: Person) -> m.NoticeTried:
    """Send me a notice on trial, by all my ways."""
    if not await deps.trials.take(f"from {address(request)}") or not await deps.trials.take(f"to {person.id}"):
        raise Refuse("too-fast", 429)
    return await deps.notices.send_trial(person)


@post("/api/me/push", status_code=200)
async def subscribe(data: m.PushSubscription, deps: Dependencies, person: Person) -> m.Me:
    """Send my turn notices to this browser."""
    if not data.endpoint.startswith("https://"):
        raise Refuse("bad-request", 400)
    return (await deps.people.subscribe(person, data)).me()


@delete("/api/me/push", status_code=200)
async def unsubscribe(deps: Dependencies, person: Person) -> m.Me:
    """No browser of mine gets notices any more."""
    return (await deps.people.unsubscribe(person)).me()


HANDLERS: list[ControllerRouterHandler] = [
    get_me,
    post_me,
    patch_me,
    ask_again,
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
]
