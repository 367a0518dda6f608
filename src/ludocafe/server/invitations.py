"""The preview of an invitation link in messengers: who invites to which game, with the game's picture."""

from html import escape
from urllib.parse import parse_qs

from ludocafe import registry
from ludocafe.core.errors import LudocafeError
from ludocafe.core.words import Words
from ludocafe.server.people import People
from ludocafe.server.tables.table import LiveTable
from ludocafe.server.words import server_words

PICTURE = "/cards/{game}.png"
WIDTH, HEIGHT = 1200, 630
LONGEST = 64  # letters of a table's id


class Invitations:
    """Head lines for the page at ``/join/…``, in the language of whoever opened the table."""

    def __init__(self, people: People) -> None:
        self.people = people

    async def head(self, path: str, query: str, base: str, pictures: frozenset[str]) -> str:
        """The head lines for one address; none if it is no invitation, or its table is not visible."""
        parts = path.split("/")
        if len(parts) != 3 or parts[1] != "join" or not 0 < len(parts[2]) <= LONGEST:
            return ""
        tables, access = self.people.services.tables, self.people.services.access
        token = parse_qs(query).get("invitation", [None])[0]
        try:
            live = await tables.find(parts[2])
            access.admit(live, None, token)
            host = await self.people.by_id(live.doc.creator)
        except LudocafeError:  # no such table, no such invitation, or no database: the page itself says which
            return ""
        if live.game is None:
            return ""
        picture = PICTURE.format(game=live.doc.game)
        return _lines(live, host.language if host else "en", base, picture if picture in pictures else "/icon-512.png")


def _lines(live: LiveTable, language: str, base: str, picture: str) -> str:
    doc = live.doc
    words = server_words(language)
    game = Words(language, live.game).say("game-title")
    free = sum(chair.kind == "open" for chair in doc.chairs)
    title = words.say("invitation-title", {"name": doc.host() or "Ludocafé", "game": game})
    minutes = registry.kinds()[doc.game].minutes
    text = words.say("invitation-text", {"players": doc.seats, "minutes": minutes, "free": free})
    properties = {
        "og:site_name": "Ludocafé",
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:image": base + picture,
        "og:locale": {"en": "en_GB", "fr": "fr_FR", "de": "de_DE"}[language],
    }
    if picture.startswith("/cards/"):
        properties |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    lines.append(f'<meta name="description" content="{escape(text)}" />')
    return "\n    ".join(lines)
