"""Notices as they arrive: a push service, a mailbox and a webhook of our own receive what the house really sends."""

import asyncio
import base64
import contextlib
import json
import os
import random
import ssl
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from prometheus_client import REGISTRY

from ludocafe.server import delivery
from ludocafe.server import messages as m
from ludocafe.server.app import App
from ludocafe.server.schema import secrets, tables
from ludocafe.server.settings import Limits, Settings, Smtp
from tests.server.certificates import certify
from tests.server.clients import (
    GENEROUS,
    Document,
    Person,
    ServerProcess,
    Table,
    bot_workers,
    open_house,
    people,
    run,
    two_at_a_table,
)
from tests.server.mailbox import Mailbox
from tests.server.postgres import Postgres

PUSH_HOST = "push.example.org"
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
    """What a VAPID header (RFC 8292) claims; it must be signed with the key the house shows to browsers."""
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
    async with asyncio.timeout(seconds):
        while not fits():
            await asyncio.sleep(0.01)


def counted(kind: str, outcome: str) -> float:
    return REGISTRY.get_sample_value("ludocafe_notices_total", {"kind": kind, "outcome": outcome}) or 0.0


@pytest.fixture
def tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """The services' side of TLS; the house trusts it, and finds the push service on this machine."""
    trusted, context = certify(tmp_path, PUSH_HOST, "localhost")
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))

    async def here(_outside: delivery.Outside, host: str, _port: int) -> str:
        assert host == PUSH_HOST
        return "127.0.0.1"

    monkeypatch.setattr(delivery.Outside, "address", here)
    return context


def house(tmp_path: Path, patience: float = 10.0, **settings: Any) -> App:
    app = App(Settings(database=str(tmp_path / "tables.sqlite3"), limits=Limits(**GENEROUS), log="off", **settings))  # type: ignore[arg-type]
    app.notices.patience, app.notices.grace = patience, 0.0
    return app


async def pass_the_turn(ana: Person, ben: Person) -> str:
    """A new table where Ana plays until it is the turn of Ben, who is away."""
    id = await two_at_a_table(ana, ben)
    luck = random.Random(1)
    async with ana.live(id) as table:
        await table.my_turn()
        while table.state["decision"]["seat"] == 0:
            before = table.number
            await table.act(luck.choice(table.legal()))
            while table.number == before:
                await table.until("step")
    return id


async def secrets_of(app: App, *persons: Person) -> list[str]:
    """What no notice may contain: seeds, keys of the house, identities, link tokens."""
    found = [str(row.seed) for row in await app.storage.all(sa.select(tables.c.seed))]
    found += [str(row.value) for row in await app.storage.all(sa.select(secrets.c.value))]
    for person in persons:
        found.append(str(person.http.cookies["ludocafe"]))
        for table in await person.get("/api/me/tables"):
            found += [app.hub.signer.link("invitation", table["id"]), table["watch"]]
    return found


# -- browser push --------------------------------------------------------------------------------------------------------


def test_a_push_reaches_the_browser_in_the_players_language(tmp_path: Path, tls: ssl.SSLContext) -> None:
    app = house(tmp_path, push_contact=CONTACT, public_url="http://play.example.org")

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
        async with Service().open(tls) as service, open_house(app) as url:
            await story(service, url)

    run(opened())


def test_no_notice_to_those_who_are_there_or_want_none(tmp_path: Path, tls: ssl.SSLContext) -> None:
    app = house(tmp_path, push_contact=CONTACT)

    async def story() -> None:
        async with Service().open(tls) as service, open_house(app) as url, people(url, "Ana", "Ben") as (ana, ben):
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
    app = house(tmp_path, push_contact=CONTACT)

    async def story() -> None:
        async with Service().open(tls) as service, open_house(app) as url, people(url, "Ana", "Ben") as (ana, ben):
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
    app = house(tmp_path, patience=3.0, push_contact=CONTACT)

    async def story() -> None:
        everybody = "Ana", "Ben", "Cleo"
        async with Service().open(tls) as service, open_house(app) as url, people(url, *everybody) as (ana, ben, cleo):
            await ben.post("/api/me/push", Browser(f"https://{PUSH_HOST}:{service.port}/hang").subscription())
            await cleo.post("/api/me/push", Browser(f"https://{PUSH_HOST}:{service.port}/201").subscription())
            failed = counted("push", "failed")
            await pass_the_turn(ana, ben)
            await service.hears(1)
            await pass_the_turn(ana, cleo)
            await service.hears(2)
            assert service.paths() == ["/hang", "/201"]
            assert counted("push", "failed") == failed, "the first is still being waited for"
            await until(lambda: counted("push", "failed") == failed + 1)
            assert (await ben.get("/api/me"))["push"], "it may answer another time"

    run(story())


def test_nonsense_instead_of_a_browser_only_fails(tmp_path: Path, tls: ssl.SSLContext) -> None:
    app = house(tmp_path, push_contact=CONTACT)

    async def story() -> None:
        async with Service().open(tls) as service, open_house(app) as url, people(url, "Ana", "Ben") as (ana, ben):
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
            with pytest.raises(delivery.Undelivered, match="ValueError"):
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
            app = house(tmp_path, smtp=smtp, public_url="http://play.example.org")
            async with open_house(app) as url, people(url, "Ana", "Ben") as (ana, ben):
                for count, (language, (title, body)) in enumerate(SAID.items(), start=1):
                    await ben.ask("PATCH", "/api/me", {"language": language, "email": "ben@example.org"})
                    id = await pass_the_turn(ana, ben)
                    await until(lambda count=count: len(mailbox.letters) == count)  # type: ignore[misc]
                    receivers, letter = mailbox.letters[-1]
                    assert receivers == ["ben@example.org"]
                    assert letter["From"] == "house@example.org"
                    assert letter["Subject"] == title
                    assert letter.get_content().strip() == f"{body} http://play.example.org/table/{id}"
                    for secret in [*await secrets_of(app, ana, ben), "cups and saucers"]:
                        assert secret not in letter.as_string()

    run(story())


def test_letters_that_cannot_be_sent_are_counted(tmp_path: Path, tls: ssl.SSLContext) -> None:
    async def story(name: str, smtp: Smtp) -> None:
        (tmp_path / name).mkdir()
        app = house(tmp_path / name, patience=0.5, smtp=smtp)
        async with open_house(app) as url, people(url, "Ana", "Ben") as (ana, ben):
            await ben.ask("PATCH", "/api/me", {"email": "ben@example.org"})
            failed = counted("letter", "failed")
            await pass_the_turn(ana, ben)
            await until(lambda: counted("letter", "failed") == failed + 1)

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


# -- people's own webhooks, and what they can try -------------------------------------------------------------------------


def test_peoples_own_webhooks_hear_of_their_turns_only(tmp_path: Path, tls: ssl.SSLContext) -> None:
    app = house(tmp_path, personal_webhooks=True)

    async def story() -> None:
        async with Service().open(tls) as service, open_house(app) as url, people(url, "Ana", "Ben") as (ana, ben):
            assert await ben.get("/api/notices") == {"push": "", "letters": False, "hooks": True, "webhook": False}
            await ben.ask("PATCH", "/api/me", {"webhook": f"https://{PUSH_HOST}:{service.port}/200/ben"})
            id = await pass_the_turn(ana, ben)
            await service.hears(1)
            heard = service.heard[0]
            assert heard.path == "/200/ben"
            assert heard.headers["host"] == f"{PUSH_HOST}:{service.port}"
            assert heard.headers["content-type"] == "application/json"
            me = await ben.get("/api/me")
            assert json.loads(heard.body) == {
                "event": "turn",
                "player": me["id"],
                "name": "Ben",
                "game": "cafe_del_gatto",
                "table": id,
                "text": SAID["en"][1],
            }
            for secret in await secrets_of(app, ana, ben):
                assert secret not in heard.body.decode()
            await ben.ask("PATCH", "/api/me", {"webhook": ""})
            await pass_the_turn(ana, ben)
            await until(lambda: not app.notices._waiting)
            assert len(service.heard) == 1

    run(story())


def test_peoples_own_webhooks_are_on_the_internet_only() -> None:
    hooks = delivery.Hooks(1.0)
    addresses = ("http://example.org/", "https://127.0.0.1/", "https://localhost/x", "https://10.0.0.1/", "https://[::1]/", "x")

    async def story() -> None:
        for url in addresses:
            with pytest.raises(delivery.Undelivered, match="ValueError"):
                await hooks.send(url, {})
        await hooks.close()

    run(story())


def test_a_notice_on_trial_says_which_ways_work(tmp_path: Path, tls: ssl.SSLContext) -> None:
    async def story() -> None:
        mailbox = Mailbox()
        with closing(await mail_server(mailbox, tls)) as port:
            smtp = Smtp("localhost", port, "house", "cups and saucers", "house@example.org")
            app = house(tmp_path, patience=3.0, smtp=smtp, push_contact=CONTACT, personal_webhooks=True)
            async with Service().open(tls) as service, open_house(app) as url, people(url, "Ana", "Ben") as (ana, ben):
                here = f"https://{PUSH_HOST}:{service.port}"
                assert (await ben.post("/api/me/notices", status=409))["text"] == "no-notice-way"
                await ben.ask("PATCH", "/api/me", {"language": "de", "email": "ben@example.org", "webhook": f"{here}/500"})
                browser = Browser(f"{here}/201")
                await ben.post("/api/me/push", browser.subscription())
                assert await ben.post("/api/me/notices") == {"sent": ["letter", "push"], "failed": ["hook"]}
                receivers, letter = mailbox.letters[0]
                assert receivers == ["ben@example.org"]
                assert letter["Subject"] == "Ludocafé: eine Mitteilung zur Probe"
                heard = {one.path: one.body for one in service.heard}
                assert browser.read(heard["/201"])["body"] == letter.get_content().strip()
                assert json.loads(heard["/500"])["event"] == "trial"
                # Nobody can be flooded with trials: neither by one person, nor by many from one address.
                await ben.post("/api/me/notices")
                assert (await ben.post("/api/me/notices", status=429))["text"] == "too-fast"
                await ana.ask("PATCH", "/api/me", {"email": "ben@example.org"})
                await ana.post("/api/me/notices", status=429)
                assert len(mailbox.letters) == 2

    run(story())


# -- the operator's webhook ----------------------------------------------------------------------------------------------


def test_the_webhook_hears_of_every_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with Service().open() as service:

            def to_ben() -> list[Heard]:
                return [heard for heard in service.heard if json.loads(heard.body)["name"] == "Ben"]

            app = house(tmp_path, webhook=f"http://127.0.0.1:{service.port}/200/hook")
            async with open_house(app) as url, people(url, "Ana", "Ben") as (ana, ben):
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
        app = house(tmp_path / path, patience=0.5, webhook=f"http://127.0.0.1:{service.port}/{path}")
        async with open_house(app) as url, people(url, "Ana", "Ben") as (ana, ben):
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
            app = house(tmp_path, webhook=f"http://127.0.0.1:{service.port}/200")
            async with open_house(app) as url, people(url, "Ana", "Ben") as (ana, ben):
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
                    async with asyncio.timeout(10):
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
