"""Taking steps back by consent."""

from ludocafe.server import messages as m
from ludocafe.server.documents import AskDoc, TableDoc
from ludocafe.server.errors import Refuse
from ludocafe.server.play import LOG_LINES
from ludocafe.server.tables.changes import Changes, ask_message
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.moves import Moves
from ludocafe.server.tables.table import LiveTable, running
from ludocafe.server.tables.tables import Tables


class TakeBacks:
    """Asks the people at a table whether steps may be taken back, and takes them back."""

    def __init__(self, context: Context, tables: Tables, changes: Changes, moves: Moves) -> None:
        self.context = context
        self.tables = tables
        self.changes = changes
        self.moves = moves

    async def ask(self, live: LiveTable, player: str, count: int) -> None:
        """Ask the other people to agree; bots cannot, so a lone person takes back no step that told something new."""
        async with live.lock:
            match = running(live)
            mine = live.doc.seats_of(player)
            match.check_undo_possible()
            if not mine:
                raise Refuse("not-your-seat", 403)
            (await self.tables.played_again(live)).check_consent(count)
            ask = AskDoc(mine[0], count, match.number, dict.fromkeys(mine, True))

            def alter(doc: TableDoc) -> None:
                if doc.ask is not None and doc.ask.number == match.number:
                    raise Refuse("question-open", 409)
                doc.ask = ask

            if not _agreed(live.doc, ask):
                await self.changes.change_locked(live, alter)
                self.context.broadcast(live, m.pack(ask_message(ask, True)))
                return
            await self._take_back(live, ask)

    async def answer(self, live: LiveTable, player: str, agree: bool) -> None:
        """Answer the open question. Everybody must agree; one refusal closes it."""
        async with live.lock:
            match = running(live)
            ask = live.doc.ask
            if ask is None or ask.number != match.number:
                raise Refuse("no-question", 409)

            def alter(doc: TableDoc) -> None:
                if doc.ask is None or doc.ask.number != match.number:
                    raise Refuse("no-question", 409)
                doc.ask.answers.update(dict.fromkeys(doc.seats_of(player), agree))

            await self.changes.change_locked(live, alter)
            ask = live.doc.ask
            assert ask is not None
            if agree and not _agreed(live.doc, ask):
                self.context.broadcast(live, m.pack(ask_message(ask, True)))
                return

            def close(doc: TableDoc) -> None:
                doc.ask = None

            agreed = _agreed(live.doc, ask)
            await self.changes.change_locked(live, close)
            if agree and agreed and _agreed(live.doc, ask):  # by those who sit there now
                await self._take_back(live, ask)

    async def _take_back(self, live: LiveTable, ask: AskDoc) -> None:
        match = await self.tables.played_again(live)
        if match.number != ask.number or live.number != ask.number:
            raise Refuse("stale", 409)
        match.check_undo_possible()
        step = match.take_back(ask.by, ask.count, live.now())
        match.trim(LOG_LINES)
        live.match = match
        if await self.moves.store(live, match, step, "") is None:
            raise Refuse("stale", 409)


def _agreed(doc: TableDoc, ask: AskDoc) -> bool:
    """Everybody who holds a seat has said yes."""
    return all(any(ask.answers.get(seat) for seat in doc.seats_of(player)) for player in doc.people())
