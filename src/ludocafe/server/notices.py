"""Notices to people who are away: "it is your turn" by browser push, letter, or the operator's webhook.

Notices are a courtesy: they are sent beside the game, at most one per turn, and a failed one is only logged.
"""

import asyncio
import base64
import ipaddress
import json
import smtplib
import socket
import ssl
import urllib.request
from email.message import EmailMessage
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import structlog
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from ludocafe.core.words import Words
from ludocafe.server import messages as m
from ludocafe.server import metrics
from ludocafe.server.house.table import LiveTable
from ludocafe.server.people import People, Person, pushes
from ludocafe.server.settings import Settings
from ludocafe.server.words import server_words

log = structlog.get_logger()

PATIENCE = 10.0  # seconds for one delivery


class Notices:
    """Sends turn notices, one after another, in threads of their own."""

    def __init__(self, settings: Settings, people: People) -> None:
        self.settings = settings
        self.people = people
        self.push_key = ""  # public, for browsers
        self._vapid: Any = None
        self._queue: asyncio.Queue[tuple[str, LiveTable, int]] = asyncio.Queue(maxsize=1000)
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self.settings.push_contact:
            from py_vapid import Vapid02  # type: ignore[import-untyped]

            stored = await self.people.storage.constant("push", _new_push_key())
            key = serialization.load_pem_private_key(stored.encode(), None)
            assert isinstance(key, ec.EllipticCurvePrivateKey)
            self._vapid = Vapid02(key)
            point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
            self.push_key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()
        self._task = asyncio.create_task(self._send_for_ever(), name="notices")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def turn(self, player: str, live: LiveTable, seat: int) -> None:
        """It is the turn of somebody who is not there."""
        try:
            self._queue.put_nowait((player, live, seat))
        except asyncio.QueueFull:
            metrics.NOTICES.labels("any", "dropped").inc()

    async def _send_for_ever(self) -> None:
        while True:
            player, live, seat = await self._queue.get()
            if live.online(seat) or live.actor != seat:
                continue
            person = await self.people.by_id(player)
            if person is not None and person.notices:
                await self.send(person, live)

    async def send(self, person: Person, live: LiveTable) -> None:
        words = server_words(person.language)
        game = _title(live, person.language)
        title = words.say("notice-turn-title", {"game": game})
        link = f"{self.settings.public_url.rstrip('/')}/table/{live.id}" if self.settings.public_url else ""
        body = words.say("notice-turn-body", {"game": game, "name": person.name, "link": link})
        if self._vapid is not None:
            for subscription in pushes(person.push):
                message = json.dumps({"title": title, "body": body, "table": live.id})
                await self._deliver("push", lambda s=subscription, text=message: self._push(s, text))
        if self.settings.smtp.host and person.email:
            await self._deliver("letter", lambda: self._letter(person.email, title, body))
        if self.settings.webhook:
            news = {
                "event": "turn",
                "player": person.id,
                "name": person.name,
                "game": live.doc.game,
                "table": live.id,
                "text": body,
            }
            await self._deliver("webhook", lambda: _post(self.settings.webhook, news))

    async def _deliver(self, kind: str, send: Any) -> None:
        try:
            await asyncio.to_thread(send)
        except (OSError, ValueError, smtplib.SMTPException) as error:
            metrics.NOTICES.labels(kind, "failed").inc()
            log.warning("notice failed", kind=kind, error=type(error).__name__)
        else:
            metrics.NOTICES.labels(kind, "sent").inc()

    def _push(self, subscription: m.PushSubscription, text: str) -> None:
        from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

        check_public(subscription.endpoint)
        keys = {"p256dh": subscription.keys.p256dh, "auth": subscription.keys.auth}
        try:
            webpush(
                {"endpoint": subscription.endpoint, "keys": keys},
                text,
                vapid_private_key=self._vapid,
                vapid_claims={"sub": self.settings.push_contact},
                timeout=PATIENCE,
                ttl=24 * 3600,
            )
        except WebPushException as error:
            raise OSError(str(error)) from None

    def _letter(self, address: str, title: str, body: str) -> None:
        smtp = self.settings.smtp
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = smtp.sender or smtp.user, address, title
        letter.set_content(body)
        with smtplib.SMTP(smtp.host, smtp.port, timeout=PATIENCE) as server:
            if smtp.tls:
                server.starttls(context=ssl.create_default_context())
            if smtp.user:
                server.login(smtp.user, smtp.password)
            server.send_message(letter)


def check_public(url: str) -> None:
    """A push endpoint is an address on the internet, given by a stranger: never one of our own network."""
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname:
        raise ValueError("not an https address")
    for found in socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM):
        if not ipaddress.ip_address(found[4][0]).is_global:
            raise ValueError("not a public address")


def _post(url: str, news: dict[str, str]) -> None:
    request = urllib.request.Request(url, json.dumps(news).encode(), {"Content-Type": "application/json"})  # noqa: S310
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - the operator's own address
        answer.read(1000)


def _new_push_key() -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    pem = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    return pem.decode()


@lru_cache(maxsize=64)
def _game_words(game: str, language: str) -> Words:
    from ludocafe import registry

    return Words(language, registry.game(game))


def _title(live: LiveTable, language: str) -> str:
    """The game's name; its id when this version of the house does not know it."""
    return live.doc.game if live.game is None else _game_words(live.doc.game, language).say("game-title")
