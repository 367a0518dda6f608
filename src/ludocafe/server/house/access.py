"""Who may come in: links to invite and to watch."""

from ludocafe.server.errors import Refuse
from ludocafe.server.house.shared import House
from ludocafe.server.house.table import LiveTable


class Access:
    """Gives out links to a table, and checks them."""

    def __init__(self, house: House) -> None:
        self.house = house

    def watch_token(self, live: LiveTable) -> str:
        return self.house.signer.link("watch", live.id)

    def invitation(self, live: LiveTable) -> str:
        return self.house.signer.link("invitation", live.id)

    def admit(self, live: LiveTable, player: str | None, token: str | None = None) -> None:
        """May this person see the table at all? Otherwise it does not exist."""
        if live.has_member(player) or live.doc.listed:
            return
        if self.house.signer.fits(token, "watch", live.id) or self.house.signer.fits(token, "invitation", live.id):
            return
        raise Refuse("no-such-table", 404)
