"""Invitation links: what they tell messengers and newcomers, and whom."""

import re
from html import unescape
from pathlib import Path

import pytest

from ludocafe.server.page import Page
from tests.server.clients import Person, people, run, two_at_a_table

BUILT = bool(Page().files)
pytestmark = pytest.mark.skipif(not BUILT, reason="the page is not built")
WORDS = {
    "en": ("Anna invites you to Café del Gatto", "3 players, about 30 minutes. 2 seats are free."),
    "fr": ("Anna vous invite à Café del Gatto", "3 joueurs, environ 30 minutes. 2 places sont libres."),
    "de": ("Anna lädt dich zu Café del Gatto ein", "3 Spieler, etwa 30 Minuten. 2 Plätze sind frei."),
}


async def properties(person: Person, path: str) -> dict[str, str]:
    """The Open Graph properties of a page."""
    answer = await person.http.get(path)
    assert answer.status_code == 200
    return {name: unescape(value) for name, value in re.findall(r'<meta property="([^"]+)" content="([^"]*)"', answer.text)}


@pytest.mark.parametrize("language", WORDS)
def test_a_messenger_shows_who_invites_to_which_game(server: str, language: str) -> None:
    async def story() -> None:
        async with Person(server) as ana, Person(server) as messenger:
            await ana.named("Anna", language)
            table = await ana.open("me", "open", "open")
            found = await properties(messenger, f"/join/{table['id']}?invitation={table['invitation']}")
            title, text = WORDS[language]
            assert found["og:title"] == title
            assert found["og:description"].startswith(text)
            picture = await messenger.http.get(found["og:image"])
            assert picture.headers["content-type"] == "image/png"
            assert picture.content[16:24] == (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")

    run(story())


def test_every_game_of_the_house_has_its_picture() -> None:
    from ludocafe import registry

    assert {f"/cards/{game}.png" for game in registry.kinds()} <= Page().names


def test_names_cannot_break_out_of_the_head(server: str) -> None:
    async def story() -> None:
        async with people(server, '"><script>x</script>', "Ben") as (ana, ben):
            table = await ana.open("me", "open")
            answer = await ben.http.get(f"/join/{table['id']}?invitation={table['invitation']}")
            assert "<script>x" not in answer.text
            assert '"><script>x' in (await properties(ben, f"/join/{table['id']}?invitation={table['invitation']}"))["og:title"]

    run(story())


def test_only_the_link_tells_of_a_private_table(server: str) -> None:
    async def story() -> None:
        async with people(server, "Anna", "Eve") as (ana, eve):
            table = await ana.open("me", "open")
            other = await ana.open("me", "open")
            for query in ("", "?invitation=", "?invitation=nonsense", f"?invitation={other['invitation']}", "?invitation=%00"):
                assert await properties(eve, f"/join/{table['id']}{query}") == {}
            for path in ("/join", "/join/", "/join/nowhere", f"/join/{'x' * 300}", f"/join/{table['id']}/more", "/"):
                assert await properties(eve, path) == {}
            public = await ana.open("me", "open", listed=True)
            assert "og:title" in await properties(eve, f"/join/{public['id']}")

    run(story())


def test_an_invitation_tells_its_host_and_a_handed_seat_which_one_it_is(server: str) -> None:
    async def story() -> None:
        async with people(server, "Anna", "Ben", "Eve") as (ana, ben, eve):
            table = await ana.open("me", "open")
            seen = await eve.get(f"/api/tables/{table['id']}?watch={table['invitation']}")
            assert seen["host"] == "Anna"
            assert "handed" not in seen
            assert "invitation" not in seen  # whoever is invited need not invite others
            id = await two_at_a_table(ana, ben)
            link = await ben.post(f"/api/tables/{id}/hand", {"seat": 1})
            assert (await eve.get(f"/api/tables/{id}?watch={link['invitation']}"))["handed"] == 1
            await eve.post(f"/api/tables/{id}/join", {"invitation": link["invitation"]})
            async with Person(server) as stranger:
                await stranger.get(f"/api/tables/{id}?watch={link['invitation']}", status=404)  # used up

    run(story())


def test_a_page_with_a_head_of_its_own_is_still_checked_by_its_tag(tmp_path: Path) -> None:
    """Two invitations differ in their tags, so that no browser shows one for the other."""
    (tmp_path / "index.html").write_text("<html><head></head></html>", encoding="utf-8")
    sent: list[dict[str, object]] = []

    async def head(path: str, query: str, base: str, files: frozenset[str]) -> str:
        return f"<!-- {path} -->"

    async def send(message: object) -> None:
        assert isinstance(message, dict)
        sent.append(message)

    async def story() -> None:
        page = Page(tmp_path, head)
        for path in ("/join/a", "/join/b"):
            await page({"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": [(b"host", b"x")]}, send)

    run(story())
    tags = [dict(message["headers"])[b"etag"] for message in sent if "headers" in message]  # type: ignore[call-overload]
    assert len(set(tags)) == 2
    assert [message["body"] for message in sent if "body" in message] == [
        b"<html><head>  <!-- /join/a -->\n  </head></html>",
        b"<html><head>  <!-- /join/b -->\n  </head></html>",
    ]
