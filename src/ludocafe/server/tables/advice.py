"""Why something is not allowed, and what the coach would do."""

from ludocafe.coach.hint import Hint as CoachHint
from ludocafe.core.errors import BadInput
from ludocafe.core.model import Refusal
from ludocafe.server.errors import Refuse
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.table import LiveTable, running


class Advice:
    """Answers people's questions about their own seats."""

    def __init__(self, context: Context) -> None:
        self.context = context

    async def why(self, live: LiveTable, player: str, seat: int, do: str) -> Refusal | None:
        """Why a person's own seat cannot do something now."""
        _own(live, player, seat)
        return running(live).refusal(seat, do)

    async def hint(self, live: LiveTable, player: str, seat: int) -> tuple[int, CoachHint]:
        """What the coach would consider on an own seat; not where other people play."""
        _own(live, player, seat)
        if live.doc.people() != {player}:
            raise Refuse("hints-off", 409)
        match = running(live)
        if seat not in match.deciding:
            raise BadInput("not-your-turn", {"seat": match.actor})
        asked = match.asked_at(seat)
        hint = await self.context.bots.hint(live, seat)
        match = running(live)
        if match.asked_at(seat) != asked:
            raise Refuse("stale", 409)
        return match.number, hint


def _own(live: LiveTable, player: str, seat: int) -> None:
    if seat not in live.doc.seats_of(player):
        raise Refuse("not-your-seat", 403)
