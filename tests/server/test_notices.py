"""Notices as they arrive: a push service, a mailbox and a webhook of our own receive what the server really sends."""

import asyncio
import base64
import contextlib
import json
import os
import random
import re
import ssl
import time
from collections.abc import AsyncIterator, Callable, Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from prometheus_client import REGISTRY
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe.server import delivery, web_push
from ludocafe.server import messages as m
from ludocafe.server.addresses import is_public
from ludocafe.server.app import App
from ludocafe.server.identity import plain_name
from ludocafe.server.schema import addresses, secrets, tables
from ludocafe.server.settings import Limits, Settings, Smtp
from tests.server.certificates import certify
from tests.server.clients import (
    GENEROUS,
    PATIENCE,
    Document,
    Person,
    ServerProcess,
    Table,
    bot_workers,
    in_process,
    people,
    run,
    two_at_a_table,
)
from tests.server.mailbox import Mailbox
from tests.server.postgres import Postgres
from tests.server.proxy import FaultProxy

PUSH_HOST = "push.example.org"
PUBLIC = "http://play.example.org"
CONTACT = "mailto:house@example.org"
SAID = {
    "en": ("Your turn in Café del Gatto", "Ben, it is your turn in Café del Gatto."),
    "fr": ("À vous de jouer à Café del Gatto", "Ben, c’est à vous de jouer à Café del Gatto."),
    "de": ("Du bist dran: Café del Gatto", "Ben, du bist dran: Café del Gatto."),
}


class Heard:
    """A request as a service received it."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes, at: float) -> None:
        self.path = path
        self.headers = headers
        self.body = body
        self.at = at


class Service:
    """An HTTP service that answers as the path says: /201, /410, /500 …, /302 leads elsewhere, /hang never answers."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.port = 0
        self._hanging = asyncio.Event()

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            while head := await reader.readuntil(b"\r\n\r\n"):
                first, *lines = head.decode().strip().split("\r\n")
                headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                path = first.split()[1]
                self.heard.append(Heard(path, headers, body, time.monotonic()))
                if path.startswith("/hang"):
                    await self._hanging.wait()
                extra = "Location: /201/elsewhere\r\n" if path.startswith("/302") else ""
                writer.write(f"HTTP/1.1 {path[1:4]} So\r\n{extra}Content-Length: 0\r\n\r\n".encode())
                await writer.drain()
        writer.close()

    def paths(self) -> list[str]:
        return [heard.path for heard in self.heard]

    async def hears(self, count: int, seconds: float = 10.0) -> None:
        await until(lambda: len(self.heard) >= count, seconds)

    @contextlib.asynccontextmanager
    async def open(self, tls: ssl.SSLContext | None = None) -> AsyncIterator["Service"]:
        server = await asyncio.start_server(self, "127.0.0.1", 0, ssl=tls)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            self._hanging.set()
            server.close()


class Browser:
    """What a browser keeps to itself when it subscribes, and how it reads a notice (RFC 8291)."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.point = self.key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)

    def subscription(self) -> Document:
        return {"endpoint": self.endpoint, "keys": {"p256dh": encoded(self.point), "auth": encoded(self.auth)}}

    def read(self, body: bytes) -> Document:
        """Decrypt, by the letter of the RFC and not with the library that encrypted."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert length == 65
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = derived(shared, self.auth, b"WebPush: info\0" + self.point + sender, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, b"").rstrip(b"\0")
        assert padded[-1:] == b"\2"  # the last record
        message: Document = json.loads(padded[:-1])
        return message


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def signed_claims(header: str, push_key: str) -> Document:
    """What a VAPID header (RFC 8292) claims; it must be signed with the key the server shows to browsers."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"].rstrip("=") == push_key
    head, claims, signature = parts["t"].split(".")
    assert json.loads(decoded(head))["alg"] == "ES256"
    raw = decoded(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(push_key))
    key.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: Document = json.loads(decoded(claims))
    return found


async def until(fits: Callable[[], bool], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds * PATIENCE):
        while not fits():
            await asyncio.sleep(0.01)


def counted(kind: str, outcome: str) -> float:
    return REGISTRY.get_sample_value("ludocafe_notices_total", {"kind": kind, "outcome": outcome}) or 0.0


@pytest.fixture
def tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """The services' side of TLS; the server trusts it, and finds the push service on this machine."""
    trusted, context = certify(tmp_path, PUSH_HOST, "localhost")
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))

    async def here(_outside: delivery.PublicHttps, host: str, _port: int) -> str:
        assert host == PUSH_HOST
        return "127.0.0.1"

    monkeypatch.setattr(delivery.PublicHttps, "address", here)
    return context


def make_app(tmp_path: Path, patience: float = 10.0 * PATIENCE, **settings: Any) -> App:
    settings.setdefault("database", str(tmp_path / "tables.sqlite3"))
    app = App(Settings(limits=Limits(**GENEROUS), log="off", **settings))  # type: ignore[arg-type]
    app.notices.patience, app.notices.grace = patience, 0.0
    return app


LINK = re.compile(r"http://play\.example\.org(/letters/\S+)")


def links(letter: EmailMessage) -> list[str]:
    """The paths that a letter leads to: to confirm, if it asks, and to end letters."""
    return LINK.findall(letter.get_content())


async def give_address(person: Person, mailbox: Mailbox, address: str) -> None:
    """Give an e-mail address, and confirm it from the letter that comes, as its owner."""
    await person.ask("PATCH", "/api/me", {"email": address})
    count = len(mailbox.letters) + 1
    await until(lambda: len(mailbox.letters) == count)
    path, _ = links(mailbox.letters.pop()[1])
    async with httpx.AsyncClient(base_url=person.url) as owner:  # in a browser of their own, without any cookie
        assert "<button>" in (await owner.get(path)).text
        assert (await owner.post(path)).status_code == 200
    assert (await person.get("/api/me"))["confirmed"]


async def pass_the_turn(ana: Person, ben: Person) -> str:
    """A new table where Ana plays until it is the turn of Ben, who is away."""
    id = await two_at_a_table(ana, ben)
    rng = random.Random(1)
    async with ana.live(id) as table:
        await table.my_turn()
        while table.state["decision"]["seat"] == 0:
            before = table.number
            await table.act(rng.choice(table.legal()))
            while table.number == before:
                await table.until("step")
    return id


async def secrets_of(app: App, *persons: Person) -> list[str]:
    """What no notice may contain: seeds, keys of the server, identities, link tokens."""
    found = [str(row.seed) for row in await app.storage.all(sa.select(tables.c.seed))]
    found += [str(row.value) for row in await app.storage.all(sa.select(secrets.c.value))]
    for person in persons:
        found.append(str(person.http.cookies["ludocafe"]))
        for table in await person.get("/api/me/tables"):
            found += [app.services.signer.link("invitation", table["id"]), table["watch"]]
    return found


# -- browser push --------------------------------------------------------------------------------------------------------


def test_a_push_reaches_the_browser_in_the_players_language(tmp_path: Path, tls: ssl.SSLContext) -> None:
    app = make_app(tmp_path, push_contact=CONTACT, public_url="http://play.example.org")

    async def story(service: Service, url: str) -> None:
        async with people(url, "Ana", "Ben") as (ana, ben):
            browser = Browser(f"https://{PUSH_HOST}:{service.port}/201/somebody")
            key = (await ben.get("/api/notices"))["push"]
            assert (await ben.post("/api/me/push", browser.subscription()))["push"]
            for count, (language, (title, body)) in enumerate(SAID.items(), start=1):
                await ben.ask("PATCH", "/api/me", {"language": language})
                id = await pass_the_turn(ana, ben)
                await service.hears(count)
                heard = service.heard[-1]
                assert heard.headers["host"] == f"{PUSH_HOST}:{service.port}"
                assert heard.headers["content-encoding"] == "aes128gcm"
                assert int(heard.headers["ttl"]) > 3600
                claims = signed_claims(heard.headers["authorization"], key)
                assert claims["aud"] == f"https://{PUSH_HOST}:{service.port}"
                assert claims["sub"] == CONTACT
                assert time.time() < claims["exp"] <= time.time() + 24 * 3600

                message = browser.read(heard.body)
                assert message == {"title": title, "body": f"{body} http://play.example.org/table/{id}", "table": id}
                everything = " ".join([*heard.headers.values(), heard.path, heard.body.decode("latin-1")])
                assert id not in everything, "the push service itself learns nothing"
                assert "Ben" not in everything
                for secret in await secrets_of(app, ana, ben):
                    assert secret not in json.dumps(message)
            assert len(service.heard) == len(SAID), "one notice a turn"

    async def opened() -> None:
        async with Service().open(tls) as service, in_process(app) as url:
            await story(service, url)

    run(opened())


def test_no_notice_to_those_who_are_there_or_want_none(tmp_path: Path, tls: ssl.SSLContext) -> None:
    app = make_app(tmp_path, push_contact=CONTACT)

    async def story() -> None:
        async with Service().open(tls) as service, in_process(app) as url, people(url, "Ana", "Ben") as (ana, ben):
            await ben.post("/api/me/push", Browser(f"https://{PUSH_HOST}:{service.port}/201").subscription())
            await ben.ask("PATCH", "/api/me", {"notices": False})
            await pass_the_turn(ana, ben)
            await ben.ask("PATCH", "/api/me", {"notices": True})
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as first, ben.live(id) as second:
                await second.until("snapshot")  # from now on every step is told
                await first.my_turn()
                while not second.legal():
                    await first.act(first.legal()[0])
                    await second.until("step")
            await until(lambda: not app.notices._waiting)
            assert service.heard == []
            await pass_the_turn(ana, ben)
            await service.hears(1)

    run(story())


def test_browsers_that_are_gone_are_forgotten_and_others_kept(tmp_path: Path, tls: ssl.SSLContext) -> None:
    app = make_app(tmp_path, push_contact=CONTACT)

    async def story() -> None:
        async with Service().open(tls) as service, in_process(app) as url, people(url, "Ana", "Ben") as (ana, ben):
            ways = ("/410/a", "/404/b", "/500/c", "/302/d", "/201/e")
            for path in ways:
                await ben.post("/api/me/push", Browser(f"https://{PUSH_HOST}:{service.port}{path}").subscription())
            before = {outcome: counted("push", outcome) for outcome in ("gone", "failed", "sent")}
            await pass_the_turn(ana, ben)
            await until(lambda: counted("push", "gone") == before["gone"] + 2)
            await until(lambda: counted("push", "failed") == before["failed"] + 2)
            await until(lambda: counted("push", "sent") == before["sent"] + 1)
            assert sorted(service.paths()) == sorted(ways), "each once, and no redirect is followed"
            kept = [subscription["endpoint"] for subscription in (await ben.get("/api/me/export"))["push"]]
            assert [endpoint.rpartition(":")[2].partition("/")[2] for endpoint in kept] == ["500/c", "302/d", "201/e"]
            service.heard.clear()
            await pass_the_turn(ana, ben)
            await service.hears(3)
            assert sorted(service.paths()) == ["/201/e", "/302/d", "/500/c"]
            assert (await ben.ask("DELETE", "/api/me/push"))["push"] is False

    run(story())


def test_a_service_that_hangs_delays_nobody_else(tmp_path: Path, tls: ssl.SSLContext) -> None:
    app = make_app(tmp_path, push_contact=CONTACT)

    async def story() -> None:
        everybody = "Ana", "Ben", "Cleo", "Dora"
        async with Service().open(tls) as service, in_process(app) as url, people(url, *everybody) as (ana, ben, cleo, dora):
            for person, path in ((ben, "/hang"), (cleo, "/201"), (dora, "/hang/short")):
                await person.post("/api/me/push", Browser(f"https://{PUSH_HOST}:{service.port}{path}").subscription())
            failed = counted("push", "failed")
            await pass_the_turn(ana, ben)
            await service.hears(1)
            await pass_the_turn(ana, cleo)
            await service.hears(2)
            assert service.paths() == ["/hang", "/201"]
            assert counted("push", "failed") == failed, "the first is still being waited for"
            app.notices.patience = 0.5
            await pass_the_turn(ana, dora)
            await until(lambda: counted("push", "failed") == failed + 1)
            assert (await dora.get("/api/me"))["push"], "it may answer another time"

    run(story())


def test_invalid_push_subscription_only_fails(tmp_path: Path, tls: ssl.SSLContext) -> None:
    app = make_app(tmp_path, push_contact=CONTACT)

    async def story() -> None:
        async with Service().open(tls) as service, in_process(app) as url, people(url, "Ana", "Ben") as (ana, ben):
            good = Browser(f"https://{PUSH_HOST}:{service.port}/201").subscription()
            keys = good["keys"]
            for number, bad in enumerate(
                ({**keys, "p256dh": "AAAA" * 20}, {**keys, "p256dh": "!" * 87}, {**keys, "auth": "A" * 22})
            ):
                await ben.post("/api/me/push", {"endpoint": f"{good['endpoint']}/{number}", "keys": bad})
            await ben.post("/api/me/push", {**good, "endpoint": f"https://user@{PUSH_HOST}:{service.port}/201"})
            before = counted("push", "failed"), counted("push", "sent")
            await pass_the_turn(ana, ben)
            # A wrong "auth" cannot be told from a right one: that notice is sent, and unreadable.
            await until(lambda: (counted("push", "failed"), counted("push", "sent")) == (before[0] + 3, before[1] + 1))
            assert len(service.heard) == 1

    run(story())


def test_push_goes_to_the_internet_only() -> None:
    push = delivery.Push(CONTACT, delivery.new_push_key(), 1.0)
    addresses = ("http://example.org/", "https://127.0.0.1/", "https://localhost/x", "https://10.0.0.1/", "https://[::1]/", "x")

    async def story() -> None:
        for url in addresses:
            keys = Browser(url).subscription()["keys"]
            with pytest.raises(delivery.DeliveryFailed, match="ValueError"):
                await push.send(m.PushSubscription(url, m.PushKeys(**keys)), b"{}")
        await push.close()

    run(story())


# -- letters -------------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def closing(server: asyncio.Server) -> Iterator[int]:
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


async def mail_server(mailbox: Mailbox, tls: ssl.SSLContext) -> asyncio.Server:
    """A real one, which insists on TLS and a password."""

    def known(_server: SMTP, _session: Any, _envelope: Envelope, _kind: str, given: Any) -> AuthResult:
        return AuthResult(success=given == LoginPassword(b"house", b"cups and saucers"))

    def protocol() -> SMTP:
        return SMTP(mailbox, tls_context=tls, require_starttls=True, auth_required=True, authenticator=known)

    return await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)


def test_letters_go_through_a_real_mail_server(tmp_path: Path, tls: ssl.SSLContext) -> None:
    async def story() -> None:
        mailbox = Mailbox()
        with closing(await mail_server(mailbox, tls)) as port:
            smtp = Smtp("localhost", port, "house", "cups and saucers", "house@example.org")
            app = make_app(tmp_path, smtp=smtp, public_url="http://play.example.org")
            async with in_process(app) as url, people(url, "Ana", "Ben") as (ana, ben):
                await give_address(ben, mailbox, "ben@example.org")
                for count, (language, (title, body)) in enumerate(SAID.items(), start=1):
                    await ben.ask("PATCH", "/api/me", {"language": language, "email": "ben@example.org"})
                    id = await pass_the_turn(ana, ben)
                    await until(lambda count=count: len(mailbox.letters) == count)  # type: ignore[misc]
                    receivers, letter = mailbox.letters[-1]
                    assert receivers == ["ben@example.org"]
                    assert letter["From"] == "house@example.org"
                    assert letter["Subject"] == title
                    text, _, footer = letter.get_content().replace("\r\n", "\n").partition("\n\n-- \n")
                    assert text == f"{body} http://play.example.org/table/{id}"
                    assert letter["List-Unsubscribe"] == f"<http://play.example.org{links(letter)[0]}>"
                    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                    assert links(letter)[0] in footer
                    for secret in [*await secrets_of(app, ana, ben), "cups and saucers"]:
                        assert secret not in letter.as_string()

    run(story())


def test_letters_that_cannot_be_sent_are_counted(tmp_path: Path, tls: ssl.SSLContext) -> None:
    async def story(name: str, smtp: Smtp) -> None:
        (tmp_path / name).mkdir()
        app = make_app(tmp_path / name, patience=0.5, smtp=smtp, public_url=PUBLIC)
        async with in_process(app) as url, people(url, "Ben") as (ben,):
            failed = counted("letter", "failed")
            await ben.ask("PATCH", "/api/me", {"email": "ben@example.org"})
            await until(lambda: counted("letter", "failed") == failed + 1)
            assert not (await ben.get("/api/me"))["confirmed"]

    async def stories() -> None:
        mailbox, silent = Mailbox(), asyncio.Event()

        async def say_nothing(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await silent.wait()
            writer.close()

        with closing(await mail_server(mailbox, tls)) as port:
            await story("password", Smtp("localhost", port, "house", "wrong", "house@example.org"))
            await story("name", Smtp("127.0.0.1", port, "house", "cups and saucers", "house@example.org"))
            await story("plain", Smtp("localhost", port, sender="house@example.org", tls=False))
        with closing(await asyncio.start_server(say_nothing, "127.0.0.1", 0)) as port:
            await story("silence", Smtp("127.0.0.1", port, sender="house@example.org", tls=False))
            silent.set()
        await story("nobody", Smtp("127.0.0.1", port, sender="house@example.org", tls=False))
        assert mailbox.letters == []

    run(stories())


# -- consent ---------------------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def writing_house(tmp_path: Path, tls: ssl.SSLContext, **limits: float) -> AsyncIterator[tuple[str, Mailbox, App]]:
    """A server that sends letters, and the mailbox in which they arrive."""
    mailbox = Mailbox()
    with closing(await mail_server(mailbox, tls)) as port:
        smtp = Smtp("localhost", port, "house", "cups and saucers", "house@example.org")
        app = App(
            Settings(
                database=str(tmp_path / "tables.sqlite3"),
                limits=Limits(**{**GENEROUS, **limits}),  # type: ignore[arg-type]
                log="off",
                smtp=smtp,
                public_url=PUBLIC,
            )
        )
        app.notices.patience, app.notices.grace = 10.0 * PATIENCE, 0.0
        async with in_process(app) as url:
            yield url, mailbox, app


def test_a_stranger_gets_one_letter_whoever_asks_and_however_often(tmp_path: Path, tls: ssl.SSLContext) -> None:
    async def story() -> None:
        async with (
            writing_house(tmp_path, tls) as (url, mailbox, app),
            people(url, "Ana", "http://evil.example WIN", "Eve") as (ana, mallory, eve),
        ):
            for person in (mallory, eve):
                for address in ("victim@example.org", "other@example.org", "Victim@Example.org"):
                    await person.ask("PATCH", "/api/me", {"email": address})
                assert not (await person.get("/api/me"))["confirmed"]
                for _ in range(3):
                    await pass_the_turn(ana, person)
            await until(lambda: len(mailbox.letters) == 2)
            await until(lambda: not app.notices._waiting)
            assert sorted(receivers[0] for receivers, _ in mailbox.letters) == ["other@example.org", "victim@example.org"]
            assert all("evil" not in letter.as_string() for _, letter in mailbox.letters), "no word of the sender's"
            assert (await mallory.post("/api/me/notices", status=409))["text"] == "no-notice-way"

    run(story(), 120)


def test_an_unconfirmed_address_is_asked_again_only_after_a_month(tmp_path: Path, tls: ssl.SSLContext) -> None:
    async def story() -> None:
        async with writing_house(tmp_path, tls) as (url, mailbox, app), people(url, "Ana") as (ana,):
            assert await ana.post("/api/me/email") == {"sent": False}  # there is no address
            await ana.ask("PATCH", "/api/me", {"email": "ana@example.org"})
            assert await ana.post("/api/me/email") == {"sent": False}

            async def a_month_goes_by(connection: AsyncConnection) -> None:
                await connection.execute(sa.update(addresses).values(asked=addresses.c.asked - 31 * 24 * 3600))

            await app.storage.write(a_month_goes_by)
            assert await ana.post("/api/me/email") == {"sent": True}
            assert await ana.post("/api/me/email") == {"sent": False}
            await until(lambda: len(mailbox.letters) == 2)

    run(story())


def test_a_mailbox_gets_one_letter_however_its_address_is_tagged(tmp_path: Path, tls: ssl.SSLContext) -> None:
    """``name+anything@host`` leads into the mailbox of ``name@host``."""

    async def story() -> None:
        async with (
            writing_house(tmp_path, tls, trial_burst=100) as (url, mailbox, _),
            people(url, "Ana", "Eve") as (ana, eve),
        ):
            for address in ("victim+1@example.org", "victim@example.org", "VICTIM+2@example.org", "victim+%@example.org"):
                await eve.ask("PATCH", "/api/me", {"email": address})
            for address in ("victim_@example.org", "victim@example.com", "vic+tim@example.org"):  # others
                await eve.ask("PATCH", "/api/me", {"email": address})
            await until(lambda: len(mailbox.letters) == 4)
            told = {receivers[0]: links(letter)[1] for receivers, letter in mailbox.letters}
            assert set(told) == {"victim+1@example.org", "victim_@example.org", "victim@example.com", "vic+tim@example.org"}
            async with httpx.AsyncClient(base_url=url) as owner:
                assert (await owner.post(told["victim@example.com"])).status_code == 200
            await ana.ask("PATCH", "/api/me", {"email": "victim+more@example.com"})
            assert await ana.post("/api/me/email") == {"sent": False}, "its owner wants none"
            await give_address(ana, mailbox, "ana+cafe@example.org")
            await give_address(eve, mailbox, "ana+games@example.org")  # who confirms has more than one
            assert len(mailbox.letters) == 4

    run(story())


def test_letters_end_with_one_click_for_good(tmp_path: Path, tls: ssl.SSLContext) -> None:
    async def story() -> None:
        async with writing_house(tmp_path, tls) as (url, mailbox, app), people(url, "Ana", "Ben", "Eve") as (ana, ben, eve):
            await give_address(ben, mailbox, "ben@example.org")
            await pass_the_turn(ana, ben)
            await until(lambda: len(mailbox.letters) == 1)
            letter = mailbox.letters[0][1]
            path = letter["List-Unsubscribe"].strip("<>").removeprefix(PUBLIC)
            async with httpx.AsyncClient(base_url=url) as program:  # as RFC 8058 has it: no cookie, no header of ours
                assert "<button>" in (await program.get(path)).text
                assert (await ben.get("/api/me"))["confirmed"], "to open a link is not to click"
                assert (await program.post(path[:-2])).status_code == 404
                answer = await program.post(path, data={"List-Unsubscribe": "One-Click"})
                assert answer.status_code == 200
            assert not (await ben.get("/api/me"))["confirmed"]
            await eve.ask("PATCH", "/api/me", {"email": "ben@example.org"})
            await pass_the_turn(ana, ben)
            await until(lambda: not app.notices._waiting)
            assert len(mailbox.letters) == 1

    run(story(), 60)


def test_letters_per_address_are_rate_limited(tmp_path: Path, tls: ssl.SSLContext) -> None:
    async def story() -> None:
        async with (
            writing_house(tmp_path, tls, letters=0.0001, letter_burst=2) as (url, mailbox, app),
            people(url, "Ana", "Ben") as (ana, ben),
        ):
            await give_address(ben, mailbox, "ben@example.org")
            for _ in range(4):
                await pass_the_turn(ana, ben)
            await until(lambda: len(mailbox.letters) == 2)
            await until(lambda: not app.notices._waiting)
            assert len(mailbox.letters) == 2

    run(story(), 60)


def test_a_confirmation_is_for_the_address_that_was_given(tmp_path: Path, tls: ssl.SSLContext) -> None:
    """Who gives another address meanwhile gains nothing by the answer."""

    async def story() -> None:
        async with writing_house(tmp_path, tls) as (url, mailbox, _), people(url, "Eve") as (eve,):
            await eve.ask("PATCH", "/api/me", {"email": "eve@example.org"})
            await until(lambda: len(mailbox.letters) == 1)
            path = links(mailbox.letters[0][1])[0]
            await eve.ask("PATCH", "/api/me", {"email": "victim@example.org"})
            async with httpx.AsyncClient(base_url=url) as owner:
                assert (await owner.post(path)).status_code == 404
            assert not (await eve.get("/api/me"))["confirmed"]

    run(story())


def test_names_in_letters_are_short_and_no_links() -> None:
    for name, shown in (
        ("Ana", "Ana"),
        ("Ana of evil.example now", "Ana of now"),
        ("http://evil.example", "?"),
        ("you@example.org won", "won"),
        ("evil\u3002example", "?"),
        ("J. R. R.", "J. R. R."),
        ("x" * 40, "x" * 24),
    ):
        assert plain_name(name) == shown


def test_push_encryption_follows_the_standard() -> None:
    """The example of RFC 8291, section 5."""
    ours = ec.derive_private_key(int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), web_push.CURVE)
    browser = decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    secret, salt = decoded("BTBZMqHH6r4Tts7J_aSIgg"), decoded("DGv6ra1nlYgDCS1FRnbzlw")
    body = web_push._sealed(b"When I grow up, I want to be a watermelon", browser, secret, ours, salt)
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True),
        ("10.0.0.1", False),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("224.0.0.1", False),
        ("ff0e::1", False),
        ("64:ff9b::a00:1", False),
        ("64:ff9b:1::a00:1", False),
        ("2002:a00:1::", False),
        ("2001:0:4136:e378:8000:63bf:f5ff:fffe", False),
        ("::ffff:10.0.0.1", False),
        ("::10.0.0.1", False),
        ("fec0::1", False),
    ],
)
def test_notices_go_to_addresses_of_one_machine_on_the_internet(address: str, public: bool) -> None:
    assert is_public(address) == public


# -- people's own webhooks, and what they can try -------------------------------------------------------------------------


def test_peoples_own_webhooks_hear_of_their_turns_only(tmp_path: Path, tls: ssl.SSLContext) -> None:
    app = make_app(tmp_path, personal_webhooks=True, public_url=PUBLIC)

    async def story() -> None:
        async with Service().open(tls) as service, in_process(app) as url, people(url, "Ana", "Ben") as (ana, ben):
            assert await ben.get("/api/notices") == {"push": "", "letters": False, "hooks": True, "webhook": False}
            await ben.ask("PATCH", "/api/me", {"webhook": f"https://{PUSH_HOST}:{service.port}/200/ben"})
            id = await pass_the_turn(ana, ben)
            await service.hears(1)
            heard = service.heard[0]
            assert heard.path == "/200/ben"
            assert heard.headers["host"] == f"{PUSH_HOST}:{service.port}"
            assert heard.headers["content-type"] == "application/json"
            me = await ben.get("/api/me")
            told = json.loads(heard.body)
            unhook = told.pop("stop").removeprefix(PUBLIC)
            assert told == {
                "event": "turn",
                "player": me["id"],
                "name": "Ben",
                "game": "cafe_del_gatto",
                "table": id,
                "text": f"{SAID['en'][1]} {PUBLIC}/table/{id}",
            }
            for secret in await secrets_of(app, ana, ben):
                assert secret not in heard.body.decode()
            async with httpx.AsyncClient(base_url=url) as owner:
                assert (await owner.post(unhook[:-1])).status_code == 404
                assert (await owner.post(unhook)).status_code == 200
            assert (await ben.get("/api/me"))["webhook"] == ""
            await pass_the_turn(ana, ben)
            await until(lambda: not app.notices._waiting)
            assert len(service.heard) == 1

    run(story())


def test_peoples_own_webhooks_are_on_the_internet_only() -> None:
    hooks = delivery.Hooks(1.0)
    addresses = ("http://example.org/", "https://127.0.0.1/", "https://localhost/x", "https://10.0.0.1/", "https://[::1]/", "x")

    async def story() -> None:
        for url in addresses:
            with pytest.raises(delivery.DeliveryFailed, match="ValueError"):
                await hooks.send(url, {})
        await hooks.close()

    run(story())


def test_a_notice_on_trial_says_which_ways_work(tmp_path: Path, tls: ssl.SSLContext) -> None:
    async def story() -> None:
        mailbox = Mailbox()
        with closing(await mail_server(mailbox, tls)) as port:
            smtp = Smtp("localhost", port, "house", "cups and saucers", "house@example.org")
            app = make_app(tmp_path, smtp=smtp, push_contact=CONTACT, personal_webhooks=True, public_url=PUBLIC)
            async with Service().open(tls) as service, in_process(app) as url, people(url, "Ana", "Ben") as (ana, ben):
                here = f"https://{PUSH_HOST}:{service.port}"
                assert (await ben.post("/api/me/notices", status=409))["text"] == "no-notice-way"
                await give_address(ben, mailbox, "ben@example.org")
                await ben.ask("PATCH", "/api/me", {"language": "de", "webhook": f"{here}/500"})
                browser = Browser(f"{here}/201")
                await ben.post("/api/me/push", browser.subscription())
                assert await ben.post("/api/me/notices") == {"sent": ["letter", "push"], "failed": ["hook"]}
                receivers, letter = mailbox.letters[0]
                assert receivers == ["ben@example.org"]
                assert letter["Subject"] == "Ludocafé: eine Mitteilung zur Probe"
                heard = {one.path: one.body for one in service.heard}
                assert browser.read(heard["/201"])["body"] == letter.get_content().replace("\r\n", "\n").partition("\n\n-- ")[0]
                assert json.loads(heard["/500"])["event"] == "trial"
                # Nobody can be flooded with trials: neither by one person, nor by many from one address.
                await ben.post("/api/me/notices")
                assert (await ben.post("/api/me/notices", status=429))["text"] == "too-fast"
                await ana.ask("PATCH", "/api/me", {"webhook": f"{here}/201"})
                await ana.post("/api/me/notices", status=429)
                assert len(mailbox.letters) == 2

    run(story())


# -- the operator's webhook ----------------------------------------------------------------------------------------------


def test_the_webhook_hears_of_every_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with Service().open() as service:

            def to_ben() -> list[Heard]:
                return [heard for heard in service.heard if json.loads(heard.body)["name"] == "Ben"]

            app = make_app(tmp_path, webhook=f"http://127.0.0.1:{service.port}/200/hook")
            async with in_process(app) as url, people(url, "Ana", "Ben") as (ana, ben):
                for count, (language, (_, body)) in enumerate(SAID.items(), start=1):
                    await ben.ask("PATCH", "/api/me", {"language": language})
                    id = await pass_the_turn(ana, ben)
                    await until(lambda count=count: len(to_ben()) == count)  # type: ignore[misc]
                    heard = to_ben()[-1]
                    assert heard.path == "/200/hook"
                    assert heard.headers["content-type"] == "application/json"
                    assert json.loads(heard.body) == {
                        "event": "turn",
                        "player": (await ben.get("/api/me"))["id"],
                        "name": "Ben",
                        "game": "cafe_del_gatto",
                        "table": id,
                        "text": body,
                    }
                    for secret in await secrets_of(app, ana, ben):
                        assert secret not in heard.body.decode()

    run(story())


def test_a_webhook_that_fails_or_hangs_is_counted(tmp_path: Path) -> None:
    async def story(service: Service, path: str) -> None:
        (tmp_path / path).mkdir()
        app = make_app(tmp_path / path, patience=0.5, webhook=f"http://127.0.0.1:{service.port}/{path}")
        async with in_process(app) as url, people(url, "Ana", "Ben") as (ana, ben):
            failed = counted("webhook", "failed")
            await pass_the_turn(ana, ben)
            await until(lambda: counted("webhook", "failed") > failed)

    async def stories() -> None:
        async with Service().open() as service:
            for path in ("500", "302", "hang"):
                await story(service, path)
            assert set(service.paths()) == {"/500", "/302", "/hang"}

    run(stories())


# -- when, by whom, how often --------------------------------------------------------------------------------------------


def test_those_who_wait_for_a_game_to_begin_are_told_when_it_does(tmp_path: Path) -> None:
    async def story() -> None:
        async with Service().open() as service:
            app = make_app(tmp_path, webhook=f"http://127.0.0.1:{service.port}/200")
            async with in_process(app) as url, people(url, "Ana", "Ben") as (ana, ben):
                id = await two_at_a_table(ana, ben)
                await service.hears(1)
                assert json.loads(service.heard[0].body)["name"] == "Ana"
                for person in (ana, ben):
                    await person.post(f"/api/tables/{id}/leave")
                again = (await ben.post(f"/api/tables/{id}/rematch"))["id"]
                await service.hears(2)
                news = json.loads(service.heard[1].body)
                assert (news["name"], news["table"]) == ("Ana", again)

    run(story())


def test_notices_wait_for_the_database(tmp_path: Path, database_server: Postgres) -> None:
    async def story() -> None:
        async with Service().open() as service, FaultProxy.open(database_server.port) as proxy:
            hook = f"http://127.0.0.1:{service.port}/200"
            app = make_app(tmp_path, database=proxy.url(database_server.database()), webhook=hook)
            app.notices.grace = 3.0
            async with in_process(app) as url, people(url, "Ana", "Ben") as (ana, ben):
                await pass_the_turn(ana, ben)
                await proxy.refuse()
                await until(lambda: app.storage.failing_since is not None)
                assert service.heard == []
                await proxy.mend()
                await service.hears(1, 20)
                await until(lambda: not app.notices._waiting)
                assert [json.loads(heard.body)["name"] for heard in service.heard] == ["Ben"]

    run(story())


def test_with_many_workers_each_turn_is_told_once_by_whoever_made_the_step(database_server: Postgres) -> None:
    """Two servers and a bot worker: no notice twice, none for those connected elsewhere, and bots' steps bring notices too."""
    database = database_server.database()

    async def move(table: Table) -> None:
        """Play until the turn passes on."""
        await table.my_turn()
        while table.legal():
            before = table.number
            await table.act(table.legal()[0])
            while table.number == before:
                await table.until("step")

    async def story(service: Service, url: str, other: str) -> None:
        def told() -> list[str]:
            return [json.loads(heard.body)["name"] for heard in service.heard]

        async with people(url, "Ana") as (ana,), people(other, "Ben", "Cleo") as (ben, cleo):
            table = await ana.open("me", "open", "bot:random", listed=True)
            id = table["id"]
            async with ana.live(id) as first, cleo.live(id) as watcher:
                await ben.post(f"/api/tables/{id}/join", {"invitation": table["invitation"]})
                await move(first)
                await until(lambda: told() == ["Ben"])
                async with ben.live(id) as second:
                    await move(second)
                # The bot worker plays for the bot. Ana is there, on another machine; the turn comes to Ben once more.
                await move(first)
                await until(lambda: told() == ["Ben", "Ben"])
                async with ben.live(id) as second:
                    await second.my_turn()
                    async with asyncio.timeout(10 * PATIENCE):
                        while watcher.number < second.number:
                            await watcher.receive()
                    await first.socket.close()
                    await second.until("presence", fits=lambda news: news["seat"] == 0 and not news["online"])
                    await move(second)
                    # Nobody is connected where the bot's step is made, and still Ana hears of her turn.
                    await until(lambda: told() == ["Ben", "Ben", "Ana"], 20)

    async def opened() -> None:
        async with Service().open() as service:
            hook = f"http://127.0.0.1:{service.port}/200"
            first, second = (
                ServerProcess(database, "--bots", "queue", LUDOCAFE_PATIENCE="3", LUDOCAFE_WEBHOOK=hook) for _ in range(2)
            )
            with bot_workers(database, 1, LUDOCAFE_WEBHOOK=hook):
                await asyncio.to_thread(first.start)
                await asyncio.to_thread(second.start)
                try:
                    await story(service, first.url, second.url)
                finally:
                    await asyncio.to_thread(first.stop)
                    await asyncio.to_thread(second.stop)

    run(opened(), 120)
