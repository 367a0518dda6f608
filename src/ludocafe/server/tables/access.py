"""Who may come in: links to invite and to watch."""

from ludocafe.server.errors import Refuse
from ludocafe.server.tables.context import Context
from ludocafe.server.tables.table import LiveTable


class Access:
    """Gives out links to a table, and checks them."""

    def __init__(self, context: Context) -> None:
        self.context = context

    def watch_token(self, live: LiveTable) -> str:
        return self.context.signer.link("watch", live.id)

    def invitation(self, live: LiveTable) -> str:
        return self.context.signer.link("invitation", live.id)

    def admit(self, live: LiveTable, player: str | None, token: str | None = None) -> None:
        """May this person see the table at all? Otherwise it does not exist."""
        if live.has_member(player) or live.doc.listed:
            return
        if self.context.signer.fits(token, "watch", live.id) or self.context.signer.fits(token, "invitation", live.id):
            return
        if self.handed(live, token) is not None:  # whoever may take a seat over may see what they take over
            return
        raise Refuse("no-such-table", 404)

    def handed(self, live: LiveTable, token: str | None) -> int | None:
        """The seat that a link hands over."""
        for seat, chair in enumerate(live.doc.chairs):
            if chair.hand and self.context.signer.fits(token, "hand", live.id, seat, chair.hand):
                return seat
        return None
