"""The HTTP API: tables, from opening one to looking back at it."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from ludocafe.server import messages as m
from ludocafe.server.errors import Refuse
from ludocafe.server.house.table import LiveTable
from ludocafe.server.people import Person
from ludocafe.server.play import document
from ludocafe.server.web.desk import Desk, HttpRequest

TableId = Annotated[str, Parameter(max_length=64)]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
WatchToken = Annotated[str | None, Parameter(query="watch", max_length=200)]


async def shown(id: TableId, desk: Desk, visitor: Person | None, watch: WatchToken = None) -> LiveTable:
    """The table of a path, for those who may see it: its people, and whoever has a link to watch it."""
    live = await desk.hub.tables.find(id)
    desk.hub.access.admit(live, _id(visitor), watch)
    return live


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
async def get_table(shown: LiveTable, desk: Desk, visitor: Person | None) -> m.TableInfo:
    """A table; ``watch`` may be a watch or an invitation token."""
    return desk.hub.showing.info(shown, _id(visitor))


@get("/api/tables/{id:str}/edition")
async def table_edition(shown: LiveTable, desk: Desk) -> dict[str, Any]:
    """The edition a table is played with."""
    return await desk.hub.tables.edition(shown.doc.edition_hash)


@post("/api/tables/{id:str}/join", status_code=200)
async def join(id: TableId, data: m.Join, desk: Desk, person: Person) -> m.TableInfo:
    """Sit down."""
    live = await desk.hub.tables.find(id)
    await desk.hub.chairs.join(live, person.id, person.name, data)
    return desk.hub.showing.info(live, person.id)


@post("/api/tables/{id:str}/fill", status_code=200)
async def fill(id: TableId, data: m.Fill, desk: Desk, person: Person) -> m.TableInfo:
    """Wait for nobody else: bots take the free chairs."""
    live = await desk.hub.tables.find(id)
    await desk.hub.chairs.fill(live, person.id, data.level)
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


@post("/api/tables/{id:str}/play-on", status_code=201)
async def play_on(shown: LiveTable, data: m.PlayOn, desk: Desk, request: HttpRequest, person: Person) -> m.TableInfo:
    """A table of one's own, against bots, that begins with an earlier state of this finished game."""
    desk.look_back(request, person, data.number)
    return desk.hub.showing.info(await desk.hub.opening.play_on(shown, person.id, person.name, data), person.id)


@get("/api/tables/{id:str}/opening")
async def get_opening(shown: LiveTable, desk: Desk, request: HttpRequest, visitor: Person | None) -> m.Shown:
    """What the table will look like when its game begins, with another deal: for those who wait at it."""
    desk.look_back(request, visitor, 0)
    return desk.hub.showing.opening(shown, Reader(_id(visitor)))


@get("/api/tables/{id:str}/record")
async def get_record(shown: LiveTable, desk: Desk, request: HttpRequest, visitor: Person | None) -> Response[dict[str, Any]]:
    """The game's record: whole once it is over, before that without what the reader may not know."""
    desk.look_back(request, visitor, shown.number)
    record = await desk.hub.archive.record(shown, _id(visitor))
    name = f'attachment; filename="{shown.doc.game}-{shown.id}.json"'
    return Response(document(record), headers={"content-disposition": name})


@get("/api/tables/{id:str}/digest")
async def get_digest(
    shown: LiveTable,
    desk: Desk,
    request: HttpRequest,
    visitor: Person | None,
    since: Number = 0,
    lang: m.Language | None = None,
) -> m.Digest:
    """What happened since a state number, on request in words."""
    desk.look_back(request, visitor, shown.number)
    return await desk.hub.archive.digest(shown, _id(visitor), since, lang)


@get("/api/tables/{id:str}/at/{number:int}")
async def get_at(shown: LiveTable, number: Number, desk: Desk, request: HttpRequest, visitor: Person | None) -> m.Snapshot:
    """The table at an earlier state, as the reader may see it."""
    desk.look_back(request, visitor, number)
    return await desk.hub.archive.at(shown, Reader(_id(visitor)), number)


@post("/api/tables/{id:str}/review", status_code=200)
async def post_review(shown: LiveTable, desk: Desk) -> m.ReviewAnswer:
    """Let the coach look back at a finished game; it does so once."""
    return await desk.reviews.start(shown)


@get("/api/tables/{id:str}/review")
async def get_review(shown: LiveTable, desk: Desk) -> m.ReviewAnswer:
    """How far the coach is, and what it found."""
    return await desk.reviews.found(shown)


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
    post_review,
    get_review,
    why,
]
