"""Who sits where: sitting down, standing up, handing a seat on."""

from ludocafe.bots.levels import LEVELS
from ludocafe.server import messages as m
from ludocafe.server.documents import ChairDoc, TableDoc
from ludocafe.server.errors import Refuse
from ludocafe.server.tables.changes import Changes
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.table import TAKE_OVER, LiveTable
from ludocafe.server.tables.tables import Tables


class Seating:
    """Lets people take and leave seats."""

    def __init__(self, context: Context, tables: Tables, changes: Changes) -> None:
        self.context = context
        self.tables = tables
        self.changes = changes

    async def join(self, live: LiveTable, player: str, name: str, asked: m.Join) -> None:
        """Sit down: on an open chair, on a seat handed over, or back on the own seat that a bot holds."""
        token = asked.invitation

        def alter(doc: TableDoc) -> None:
            for seat, chair in enumerate(doc.chairs):
                if chair.hand and self.context.signer.fits(token, "hand", live.id, seat, chair.hand):
                    doc.chairs[seat] = ChairDoc("person", player, name, hand=chair.hand + 1)
                    return
            for seat, chair in enumerate(doc.chairs):
                if chair.kind == "bot" and chair.former == player and asked.seat in (None, seat):
                    doc.chairs[seat] = ChairDoc("person", player, name, hand=chair.hand)
                    return
            if doc.started is not None or doc.aborted:
                raise Refuse("table-not-open", 409)
            if not (doc.listed or player == doc.creator or self.context.signer.fits(token, "invitation", live.id)):
                raise Refuse("bad-invitation", 403)
            if doc.seats_of(player):
                raise Refuse("already-seated", 409)
            free = [seat for seat, chair in enumerate(doc.chairs) if chair.kind == "open"]
            if asked.seat is not None and asked.seat not in free:
                raise Refuse("seat-taken", 409, {"seat": asked.seat})
            if not free:
                raise Refuse("no-open-chair", 409)
            seat = free[0] if asked.seat is None else asked.seat
            doc.chairs[seat] = ChairDoc("person", player, name, hand=doc.chairs[seat].hand)

        waiting = live.doc.started is None
        await self.changes.change(live, alter)
        if waiting and live.doc.started is not None:
            self.context.notify_turn(live, besides=player)

    async def fill(self, live: LiveTable, player: str, level: str) -> None:
        """Bots take the chairs that are still free, and the game begins."""
        if level not in LEVELS:
            raise Refuse("unknown-level", 400, {"level": level})

        def alter(doc: TableDoc) -> None:
            if not doc.seats_of(player):
                raise Refuse("not-your-seat", 403)
            if doc.started is not None or doc.aborted:
                raise Refuse("table-not-open", 409)
            for seat, chair in enumerate(doc.chairs):
                if chair.kind == "open":
                    doc.chairs[seat] = ChairDoc("bot", level=level, hand=chair.hand + 1)

        await self.changes.change(live, alter)
        self.context.notify_turn(live, besides=player)

    async def leave(self, live: LiveTable, player: str, level: str = TAKE_OVER, only: int | None = None) -> None:
        """Stand up: an open table frees the chair, a running one goes on with a bot; without people it ends."""
        if level not in LEVELS:
            raise Refuse("unknown-level", 400, {"level": level})
        alone = await self.tables.of_bots_alone(live.doc.creator) if only is not None else 0
        too_many = alone >= self.context.settings.limits.bot_tables

        def alter(doc: TableDoc) -> None:
            seats = [seat for seat in doc.seats_of(player) if only in (None, seat)]
            if not seats:
                raise Refuse("not-your-seat", 403)
            if live.state in ("over", "aborted"):
                raise Refuse("game-is-over", 409)
            for seat in seats:
                chair = doc.chairs[seat]
                if doc.started is None:
                    doc.chairs[seat] = ChairDoc("open", hand=chair.hand + 1)  # links that were given out end
                else:
                    doc.chairs[seat] = ChairDoc("bot", None, chair.name, level, player, chair.hand)
            doc.ask = None
            # People who leave end the game; somebody who resigns the last seat may still watch the bots finish it.
            doc.aborted = not doc.people() and (doc.started is None or only is None or too_many)

        await self.changes.change(live, alter)

    async def hand(self, live: LiveTable, player: str, seat: int) -> m.HandLink:
        """A link token by which somebody else takes over a seat; it works once."""

        def alter(doc: TableDoc) -> None:
            if seat not in doc.seats_of(player):
                raise Refuse("not-your-seat", 403)
            doc.chairs[seat].hand += 1

        await self.changes.change(live, alter)
        return m.HandLink(seat, self.context.signer.link("hand", live.id, seat, live.doc.chairs[seat].hand))
