"""Looking back: earlier states, what happened since, and records."""

from ludocafe import registry
from ludocafe.core.game import Game
from ludocafe.core.record import EditionMark, Record
from ludocafe.server import messages as m
from ludocafe.server.errors import Refuse
from ludocafe.server.house.shared import House
from ludocafe.server.house.showing import Showing
from ludocafe.server.house.table import Client, LiveTable
from ludocafe.server.house.tables import Tables
from ludocafe.server.play import redacted, stored_record
from ludocafe.server.storage import chance_of


class Archive:
    """Plays games again for those who ask about the past."""

    def __init__(self, house: House, tables: Tables, showing: Showing) -> None:
        self.house = house
        self.tables = tables
        self.showing = showing

    async def at(self, live: LiveTable, client: Client, number: int) -> m.Snapshot:
        """The table as it was at state ``number``, as this person may see it."""
        if live.doc.started is None:
            raise Refuse("table-not-running", 409)
        if number > live.number:
            raise Refuse("no-such-state", 404, {"number": number})
        match = await self.tables.played_again(live, number)
        client.mine = live.doc.seats_of(client.player)
        client.shown = client.mine[0] if len(client.mine) == 1 else None
        snapshot = self.showing.snapshot(live, match, client)
        snapshot.undo = 0
        snapshot.clock = {}
        if number < live.number:
            snapshot.choices = snapshot.made = []
        return snapshot

    async def digest(self, live: LiveTable, player: str | None, since: int) -> tuple[m.Digest, Game]:
        if live.doc.started is None:
            raise Refuse("table-not-running", 409)
        match = live.match
        if match is None or not match.reaches(since):
            match = await self.tables.played_again(live)
        mine = live.doc.seats_of(player)
        viewer = mine[0] if len(mine) == 1 else None
        lines = match.lines(viewer, live.state == "over", since)
        return m.Digest(since, match.number, lines, []), match.game

    async def record(self, live: LiveTable, player: str | None) -> Record:
        """The record: whole when the game is over, without what this person may not know before."""
        doc = live.doc
        if doc.started is None:
            raise Refuse("table-not-running", 409)
        data = None
        standard = registry.kinds().get(doc.game)
        if standard is None or registry.game(doc.game).edition.hash != doc.edition_hash:
            data = await self.tables.edition(doc.edition_hash)
        edition = EditionMark(doc.edition, doc.edition_hash, data)
        if live.game is None:
            if live.state != "over":
                raise Refuse("pinned-rules", 409, {"version": doc.rules_version})
            rows = await self.house.storage.entries(live.id, after=-1)
            return stored_record(doc, edition, live.seed, chance_of(rows[0].chance), rows[1:])
        match = await self.tables.played_again(live)
        record = match.record()
        return record if match.over else redacted(record, match.log, doc.seats_of(player))
