"""The HTTP API: editions of people's own boxes."""

import time
from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from ludocafe.core.edition import Edition
from ludocafe.core.words import LANGUAGES
from ludocafe.server import messages as m
from ludocafe.server.editions import differences, written
from ludocafe.server.errors import Refuse
from ludocafe.server.people import Person
from ludocafe.server.tables.table import LiveTable
from ludocafe.server.web.dependencies import Dependencies, HttpRequest, address
from ludocafe.server.web.games import GameId, known
from ludocafe.server.words import workshop_texts

EditionId = Annotated[str, Parameter(max_length=64)]
Key = Annotated[str | None, Parameter(query="key", max_length=200)]


@get("/api/games/{id:str}/workshop")
async def get_workshop(id: GameId) -> m.Workshop:
    """What can be entered of an edition of this game, and the standard edition."""
    game = known(id)
    if not game.form.pieces:
        raise Refuse("no-workshop", 404)
    return m.Workshop(game.form, game.edition.data)


@get("/api/texts/{language:str}/{game:str}/workshop", media_type="text/plain; charset=utf-8")
async def get_workshop_texts(language: str, game: GameId) -> str:
    """The words of a game's workshop in one language, as Fluent source."""
    if language not in LANGUAGES:
        raise Refuse("bad-language", 404, {"language": language})
    return workshop_texts(type(known(game)), language)


@post("/api/games/{id:str}/check", status_code=200)
async def post_check(
    id: GameId, data: m.EditionData, deps: Dependencies, request: HttpRequest, visitor: Person | None
) -> m.Checked:
    """What there is to say about an edition."""
    return await deps.services.editions.objections(_asker(request, visitor), id, data.data)


@post("/api/editions/read", status_code=200)
async def post_read(data: m.ReadEdition, deps: Dependencies, request: HttpRequest, visitor: Person | None) -> dict[str, Any]:
    """An edition file as data."""
    return await deps.services.editions.read(_asker(request, visitor), data.text, data.game)


@post("/api/editions/write", status_code=200)
async def post_write(data: m.EditionData) -> m.EditionFile:
    """An edition as a file."""
    return m.EditionFile(written(data.data))


@get("/api/editions")
async def get_editions(deps: Dependencies, person: Person) -> list[m.EditionBrief]:
    """My editions, the latest first."""
    return await deps.services.editions.of(person.id)


@post("/api/editions", status_code=201)
async def post_edition(data: m.NewEdition, deps: Dependencies, person: Person) -> m.EditionDoc:
    """Keep an edition here."""
    return await deps.services.editions.create(person.id, data, time.time())


@get("/api/editions/{id:str}")
async def get_edition(id: EditionId, deps: Dependencies, visitor: Person | None, key: Key = None) -> m.EditionDoc:
    """An edition of mine, or one whose link I have."""
    return await deps.services.editions.find(id, None if visitor is None else visitor.id, key)


@put("/api/editions/{id:str}")
async def put_edition(id: EditionId, data: m.SaveEdition, deps: Dependencies, person: Person) -> m.EditionDoc:
    """Save an edition of mine."""
    return await deps.services.editions.save(person.id, id, data, time.time())


@delete("/api/editions/{id:str}", status_code=204)
async def delete_edition(id: EditionId, deps: Dependencies, person: Person) -> Response[None]:
    """Throw an edition of mine away; tables that are played with it keep it."""
    await deps.services.editions.remove(person.id, id)
    return Response(None, status_code=204)


@post("/api/editions/{id:str}/share", status_code=200)
async def post_share(id: EditionId, data: m.ShareEdition, deps: Dependencies, person: Person) -> m.EditionDoc:
    """Show it to whoever has its link, or to nobody any more."""
    return await deps.services.editions.share(person.id, id, data.shared)


@get("/api/tables/{id:str}/differences")
async def get_differences(table: LiveTable, deps: Dependencies) -> m.Differences:
    """What is other at this table than in the standard edition."""
    data = await deps.services.tables.edition(table.doc.edition_hash)
    return differences(table.doc.game, Edition(data, table.doc.edition))


def _asker(request: HttpRequest, visitor: Person | None) -> str:
    """Whose limit an edition counts for."""
    return address(request) if visitor is None else visitor.id


HANDLERS: list[ControllerRouterHandler] = [
    get_workshop,
    get_workshop_texts,
    post_check,
    post_read,
    post_write,
    get_editions,
    post_edition,
    get_edition,
    put_edition,
    delete_edition,
    post_share,
    get_differences,
]
