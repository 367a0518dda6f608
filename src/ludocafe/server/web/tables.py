"""The HTTP API: tables, from opening one to looking back at it."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from ludocafe.server import messages as m
from ludocafe.server.errors import Refuse
from ludocafe.server.people import Person
from ludocafe.server.play import document
from ludocafe.server.tables.table import LiveTable
from ludocafe.server.web.dependencies import Dependencies, HttpRequest

TableId = Annotated[str, Parameter(max_length=64)]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
WatchToken = Annotated[str | None, Parameter(query="watch", max_length=200)]


async def visible_table(id: TableId, deps: Dependencies, visitor: Person | None, watch: WatchToken = None) -> LiveTable:
    """The table of a path, for those who may see it: its people, and whoever has a link to watch it."""
    live = await deps.services.tables.find(id)
    deps.services.access.admit(live, _id(visitor), watch)
    return live


@get("/api/tables")
async def get_tables(
    deps: Dependencies, visitor: Person | None, table_state: Annotated[m.TableStatus, Parameter(query="state")] = "open"
) -> list[m.TableInfo]:
    """The public tables."""
    return await deps.services.lobby.listed(_id(visitor), table_state)


@post("/api/tables", status_code=201)
async def post_table(data: m.NewTable, deps: Dependencies, person: Person) -> m.TableInfo:
    """Open a table; without open chairs the game starts at once."""
    live = await deps.services.opening.create(person.id, person.name, data)
    return deps.services.presenter.info(live, person.id)


@get("/api/tables/{id:str}")
async def get_table(table: LiveTable, deps: Dependencies, visitor: Person | None, watch: WatchToken = None) -> m.TableInfo:
    """A table; ``watch`` may be the token of a link to watch it, of an invitation, or of a seat that is handed over."""
    info = deps.services.presenter.info(table, _id(visitor))
    info.handed = deps.services.access.handed(table, watch)
    return info


@get("/api/tables/{id:str}/edition")
async def table_edition(table: LiveTable, deps: Dependencies) -> dict[str, Any]:
    """The edition a table is played with."""
    return await deps.services.tables.edition(table.doc.edition_hash)


@post("/api/tables/{id:str}/join", status_code=200)
async def join(id: TableId, data: m.Join, deps: Dependencies, person: Person) -> m.TableInfo:
    """Sit down."""
    live = await deps.services.tables.find(id)
    await deps.services.seating.join(live, person.id, person.name, data)
    return deps.services.presenter.info(live, person.id)


@post("/api/tables/{id:str}/fill", status_code=200)
async def fill(id: TableId, data: m.Fill, deps: Dependencies, person: Person) -> m.TableInfo:
    """Wait for nobody else: bots take the free chairs."""
    live = await deps.services.tables.find(id)
    await deps.services.seating.fill(live, person.id, data.level)
    return deps.services.presenter.info(live, person.id)


@post("/api/tables/{id:str}/leave", status_code=200)
async def leave(id: TableId, deps: Dependencies, person: Person) -> m.TableInfo:
    """Stand up for good; a bot goes on in a running game."""
    live = await deps.services.tables.find(id)
    await deps.services.seating.leave(live, person.id)
    return deps.services.presenter.info(live, person.id)


@post("/api/tables/{id:str}/resign", status_code=200)
async def resign(id: TableId, data: m.Resign, deps: Dependencies, person: Person) -> m.TableInfo:
    """Leave a seat to a bot of some level and stay to watch."""
    live = await deps.services.tables.find(id)
    mine = live.doc.seats_of(person.id)
    if not mine:
        raise Refuse("not-your-seat", 403)
    if live.doc.started is None:
        raise Refuse("table-not-running", 409)
    await deps.services.seating.leave(live, person.id, data.level, mine[0] if data.seat is None else data.seat)
    return deps.services.presenter.info(live, person.id)


@post("/api/tables/{id:str}/hand", status_code=200)
async def hand(id: TableId, data: m.Hand, deps: Dependencies, person: Person) -> m.HandLink:
    """A link token by which somebody else takes over a seat of mine."""
    return await deps.services.seating.hand(await deps.services.tables.find(id), person.id, data.seat)


@post("/api/tables/{id:str}/rematch", status_code=200)
async def rematch(id: TableId, deps: Dependencies, person: Person) -> m.TableInfo:
    """The same game with the same people once more."""
    return deps.services.presenter.info(
        await deps.services.opening.rematch(await deps.services.tables.find(id), person.id), person.id
    )


@post("/api/tables/{id:str}/play-on", status_code=201)
async def play_on(table: LiveTable, data: m.PlayOn, deps: Dependencies, request: HttpRequest, person: Person) -> m.TableInfo:
    """A table of one's own, against bots, that begins with an earlier state of this finished game."""
    deps.look_back(request, person, data.number)
    return deps.services.presenter.info(await deps.services.opening.play_on(table, person.id, person.name, data), person.id)


@get("/api/tables/{id:str}/opening")
async def get_opening(table: LiveTable, deps: Dependencies, request: HttpRequest, visitor: Person | None) -> m.TableState:
    """What the table will look like when its game begins, with another deal: for those who wait at it."""
    deps.look_back(request, visitor, 0)
    return deps.services.presenter.opening(table, Reader(_id(visitor)))


@get("/api/tables/{id:str}/record")
async def get_record(
    table: LiveTable, deps: Dependencies, request: HttpRequest, visitor: Person | None
) -> Response[dict[str, Any]]:
    """The game's record: whole once it is over, before that without what the reader may not know."""
    deps.look_back(request, visitor, table.number)
    record = await deps.services.archive.record(table, _id(visitor))
    name = f'attachment; filename="{table.doc.game}-{table.id}.json"'
    return Response(document(record), headers={"content-disposition": name})


@get("/api/tables/{id:str}/digest")
async def get_digest(
    table: LiveTable,
    deps: Dependencies,
    request: HttpRequest,
    visitor: Person | None,
    since: Number = 0,
    lang: m.Language | None = None,
) -> m.Digest:
    """What happened since a state number, on request in words."""
    deps.look_back(request, visitor, table.number)
    return await deps.services.archive.digest(table, _id(visitor), since, lang)


@get("/api/tables/{id:str}/at/{number:int}")
async def get_at(
    table: LiveTable, number: Number, deps: Dependencies, request: HttpRequest, visitor: Person | None
) -> m.Snapshot:
    """The table at an earlier state, as the reader may see it."""
    deps.look_back(request, visitor, number)
    return await deps.services.archive.at(table, Reader(_id(visitor)), number)


@get("/api/tables/{id:str}/standing")
async def get_standing(table: LiveTable, deps: Dependencies) -> m.Standing:
    """Points, places and how far the game is."""
    return await deps.services.standings.of(table)


@post("/api/tables/{id:str}/review", status_code=200)
async def post_review(table: LiveTable, deps: Dependencies) -> m.ReviewAnswer:
    """Let the coach look back at a finished game; it does so once."""
    return await deps.reviews.start(table)


@get("/api/tables/{id:str}/review")
async def get_review(table: LiveTable, deps: Dependencies) -> m.ReviewAnswer:
    """How far the coach is, and what it found."""
    return await deps.reviews.found(table)


def _id(visitor: Person | None) -> str | None:
    return None if visitor is None else visitor.id


class Reader:
    """Somebody who looks at a table over HTTP."""

    def __init__(self, player: str | None) -> None:
        self.player = player
        self.name = ""
        self.is_bot = False
        self.mine: list[int] = []
        self.viewed_seat: int | None = None

    def push(self, message: bytes) -> None:
        raise NotImplementedError("readers are not connected")


HANDLERS: list[ControllerRouterHandler] = [
    get_tables,
    post_table,
    get_table,
    table_edition,
    join,
    fill,
    leave,
    resign,
    hand,
    rematch,
    play_on,
    get_opening,
    get_record,
    get_digest,
    get_at,
    get_standing,
    post_review,
    get_review,
]
