"""The pages behind the links in e-mails. They are independent of the page's app: readers of an e-mail may have no identity here.

A link only shows a button, because mail scanners open links; the button, or one click in a mail program (RFC 8058), carries
it out. The token in the link authorises it, without a cookie or the header of our page.
"""

from collections.abc import Awaitable
from html import escape
from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from ludocafe.server.errors import Refuse
from ludocafe.server.web.dependencies import Dependencies, HttpRequest
from ludocafe.server.words import server_words

Part = Annotated[str, Parameter(max_length=64)]
LANGUAGES = ("fr", "de")


def _language(request: HttpRequest) -> str:
    """The language of the reader's browser."""
    wanted = request.headers.get("accept-language", "").lower().split(",")
    found = (language for part in wanted for language in LANGUAGES if part.strip().startswith(language))
    return next(found, "en")


def _page(request: HttpRequest, kind: str, *, done: bool = False) -> Response[str]:
    language = _language(request)
    words = server_words(language)
    title = escape(words.say(f"letters-{kind}"))
    if done:
        body = f"<p>{escape(words.say(f'letters-{kind}-done'))}</p>"
    else:
        text = "" if kind == "unhook" else f"<p>{escape(words.say(f'letters-{kind}-text'))}</p>"
        body = f'{text}<form method="post"><button>{escape(words.say(f"letters-{kind}-button"))}</button></form>'
    return _html(language, title, body)


async def _carry_out(request: HttpRequest, kind: str, work: Awaitable[None]) -> Response[str]:
    """Do what a link is for; a page that says so, or that the link is not valid."""
    try:
        await work
    except Refuse:
        language = _language(request)
        return _html(language, "Ludocafé", f"<p>{escape(server_words(language).say('letters-bad-link'))}</p>", 404)
    return _page(request, kind, done=True)


def _html(language: str, title: str, body: str, status: int = 200) -> Response[str]:
    page = (
        f"<!doctype html><html lang={language}><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        f"<meta name=robots content=noindex><title>{title}</title><h1>{title}</h1>{body}"
    )
    return Response(page, status_code=status, media_type="text/html; charset=utf-8")


@get("/letters/{id:str}/confirm/{player:str}/{token:str}", include_in_schema=False)
async def ask_to_confirm(request: HttpRequest) -> Response[str]:
    return _page(request, "confirm")


@post("/letters/{id:str}/confirm/{player:str}/{token:str}", include_in_schema=False)
async def confirm(request: HttpRequest, deps: Dependencies, id: Part, player: Part, token: Part) -> Response[str]:
    return await _carry_out(request, "confirm", deps.notices.confirmation.confirm(id, player, token))


@get("/letters/{id:str}/stop/{token:str}", include_in_schema=False)
async def ask_to_stop(request: HttpRequest) -> Response[str]:
    return _page(request, "stop")


@post("/letters/{id:str}/stop/{token:str}", include_in_schema=False)
async def stop(request: HttpRequest, deps: Dependencies, id: Part, token: Part) -> Response[str]:
    return await _carry_out(request, "stop", deps.notices.confirmation.stop(id, token))


@get("/letters/{player:str}/unhook/{token:str}", include_in_schema=False)
async def ask_to_unhook(request: HttpRequest) -> Response[str]:
    return _page(request, "unhook")


@post("/letters/{player:str}/unhook/{token:str}", include_in_schema=False)
async def unhook(request: HttpRequest, deps: Dependencies, player: Part, token: Part) -> Response[str]:
    return await _carry_out(request, "unhook", deps.notices.confirmation.unhook(player, token))


HANDLERS: list[ControllerRouterHandler] = [ask_to_confirm, confirm, ask_to_stop, stop, ask_to_unhook, unhook]
