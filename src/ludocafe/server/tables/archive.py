"""Looking back: earlier states, what happened since, and records."""

import asyncio

from ludocafe import registry
from ludocafe.core.record import EditionMark, Record
from ludocafe.core.words import Words
from ludocafe.server import messages as m
from ludocafe.server.errors import Refuse
from ludocafe.server.play import line, redacted, stored_record
from ludocafe.server.storage import chance_of
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.presenter import Presenter
from ludocafe.server.tables.table import Client, LiveTable
from ludocafe.server.tables.tables import Tables, in_slices


class Archive:
    """Plays games again for those who ask about the past."""

    def __init__(self, context: Context, tables: Tables, presenter: Presenter) -> None:
        self.context = context
        self.tables = tables
        self.presenter = presenter
        self._one_at_a_time = asyncio.Lock()  # who looks back waits for others who do, and nobody else does

    async def at(self, live: LiveTable, client: Client, number: int) -> m.Snapshot:
        """The table as it was at state ``number``, as this person may see it."""
        if live.doc.started is None:
            raise Refuse("table-not-running", 409)
        if number > live.number:
            raise Refuse("no-such-state", 404, {"number": number})
        async with self._one_at_a_time:
            match = await self.tables.played_again(live, number)
        client.mine = live.doc.seats_of(client.player)
        client.viewed_seat = client.mine[0] if len(client.mine) == 1 else None
        snapshot = self.presenter.snapshot(live, match, client)
        snapshot.undo = 0
        snapshot.clock = {}
        if number < live.number:
            snapshot.choices = snapshot.made = []
        return snapshot

    async def digest(self, live: LiveTable, player: str | None, since: int, language: m.Language | None = None) -> m.Digest:
        """What happened since a state, as this person may know it; with a language also in words."""
        if live.doc.started is None:
            raise Refuse("table-not-running", 409)
        async with self._one_at_a_time:
            match = live.match
            if match is None or not match.reaches(since):
                match = await self.tables.played_again(live)
            mine = live.doc.seats_of(player)
            viewer = mine[0] if len(mine) == 1 else None
            over = live.state == "over"
            words = None if language is None else Words(language, match.game, live.doc.names())
            digest = m.Digest(since, match.number, [], [])
            async for step in in_slices([step for step in match.log if step.number > since]):
                told = line(step, viewer, over)
                digest.lines.append(told)
                if words is not None:
                    digest.words += [words.event(event) for event in told.events]
            return digest

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
            rows = await self.context.storage.entries(live.id, after=-1)
            return stored_record(doc, edition, live.seed, chance_of(rows[0].chance), rows[1:])
        async with self._one_at_a_time:
            match = await self.tables.played_again(live)
        record = match.record()
        return record if match.over else redacted(record, match.log, doc.seats_of(player))
