"""The ways a notice takes: browser push, letter, webhooks. Each delivers once or raises ``DeliveryFailed``.

Nothing follows redirects or proxies of the environment: a message goes where it was meant to go, or nowhere.
"""

import asyncio
import json
import smtplib
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.errors import MessageError
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple

import httpx
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from ludocafe.server import messages as m
from ludocafe.server.addresses import is_public
from ludocafe.server.settings import Smtp
from ludocafe.server.web_push import CURVE, authorization, decoded, encoded, point, sealed

POSTMEN = 2  # letters at once
TOKEN = 12 * 3600  # seconds a push service may take our signature for
KEPT = 24 * 3600  # seconds a push service keeps a notice for a browser that is off
NO_SUCH_BROWSER = (404, 410)


class DeliveryFailed(Exception):
    """The notice was not delivered."""


class Gone(DeliveryFailed):
    """The address does not exist any more."""


def _check(status: int) -> None:
    if not 200 <= status < 300:
        raise DeliveryFailed(f"answer {status}")


class Place(NamedTuple):
    """A destination: the URL as given, and the resolved address."""

    url: httpx.URL
    machine: str


class PublicHttps:
    """HTTPS to URLs that users gave: they must be public, never in our own network."""

    def __init__(self, patience: float) -> None:
        self._client = httpx.AsyncClient(trust_env=False, timeout=patience, verify=ssl.create_default_context())

    async def find(self, address: str) -> Place:
        url = httpx.URL(address)
        if url.scheme != "https" or not url.host or url.userinfo:
            raise ValueError("not a public address")
        return Place(url, await self.address(url.host, url.port or 443))

    async def post(self, place: Place, body: bytes, headers: dict[str, str]) -> int:
        """Send a request; returns the status of the response."""
        # The connection goes to the very address that was checked; the certificate must be the named host's all the same.
        url, target = place.url, place.url.copy_with(host=place.machine)
        headers, named = {**headers, "Host": url.netloc.decode()}, {"sni_hostname": url.host}
        async with self._client.stream("POST", target, content=body, headers=headers, extensions=named) as answer:
            return answer.status_code

    async def address(self, host: str, port: int) -> str:
        """Resolve a host to a public address."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(row[4][0]) for row in found]
        if not addresses or not all(is_public(address) for address in addresses):
            raise ValueError("not a public address")
        return addresses[0]

    async def close(self) -> None:
        await self._client.aclose()


class Push:
    """Web Push (RFC 8030): encrypted for one browser (RFC 8291) and signed with the server's key (RFC 8292)."""

    def __init__(self, contact: str, private_key: str, patience: float) -> None:
        key = serialization.load_pem_private_key(private_key.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self.public_key = encoded(point(key.public_key()))
        self._contact = contact
        self._key = key
        self._https = PublicHttps(patience)

    async def send(self, subscription: m.PushSubscription, message: bytes) -> None:
        try:
            status = await self._post(subscription, message)
        except (OSError, ValueError, httpx.HTTPError, httpx.InvalidURL) as error:
            raise DeliveryFailed(type(error).__name__) from error
        if status in NO_SUCH_BROWSER:
            raise Gone
        _check(status)

    async def _post(self, subscription: m.PushSubscription, message: bytes) -> int:
        place = await self._https.find(subscription.endpoint)
        keys = subscription.keys
        body = sealed(message, decoded(keys.p256dh), decoded(keys.auth))
        headers = {
            "Authorization": authorization(self._key, f"https://{place.url.netloc.decode()}", self._contact, TOKEN),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
        }
        return await self._https.post(place, body, headers)

    async def close(self) -> None:
        await self._https.close()


def new_push_key() -> str:
    key = ec.generate_private_key(CURVE)
    pem = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    return pem.decode()


class Letters:
    """E-mails by SMTP, sent by threads of their own."""

    def __init__(self, smtp: Smtp, patience: float) -> None:
        self._smtp = smtp
        self._patience = patience
        self._postmen = ThreadPoolExecutor(POSTMEN, "postman")

    async def send(self, address: str, title: str, body: str, stop: str) -> None:
        """``stop`` is the unsubscribe link, one click in programs that support it (RFC 8058)."""
        try:
            letter = EmailMessage()
            letter["From"], letter["To"], letter["Subject"] = self._smtp.sender or self._smtp.user, address, title
            letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain="ludocafe.invalid")
            letter["Auto-Submitted"] = "auto-generated"
            letter["List-Unsubscribe"] = f"<{stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            letter.set_content(body)
            await asyncio.get_running_loop().run_in_executor(self._postmen, self._post, letter, address)
        except (OSError, ValueError, LookupError, AttributeError, MessageError, smtplib.SMTPException) as error:
            raise DeliveryFailed(type(error).__name__) from error

    def _post(self, letter: EmailMessage, address: str) -> None:
        smtp = self._smtp
        with smtplib.SMTP(smtp.host, smtp.port, timeout=self._patience) as server:
            if smtp.tls:
                server.starttls(context=ssl.create_default_context())
            if smtp.user:
                server.login(smtp.user, smtp.password)
            server.send_message(letter, to_addrs=[address])

    async def close(self) -> None:
        self._postmen.shutdown(wait=False, cancel_futures=True)


class Hooks:
    """Webhooks of users."""

    def __init__(self, patience: float) -> None:
        self._https = PublicHttps(patience)

    async def send(self, address: str, news: dict[str, str]) -> None:
        headers = {"Content-Type": "application/json"}
        try:
            status = await self._https.post(await self._https.find(address), json.dumps(news).encode(), headers)
        except (OSError, ValueError, httpx.HTTPError, httpx.InvalidURL) as error:
            raise DeliveryFailed(type(error).__name__) from error
        _check(status)

    async def close(self) -> None:
        await self._https.close()


class Webhook:
    """The operator's webhook, which may be in our own network."""

    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self._client = httpx.AsyncClient(trust_env=False, timeout=patience)

    async def send(self, news: dict[str, str]) -> None:
        try:
            async with self._client.stream("POST", self._url, json=news) as answer:
                status = answer.status_code
        except (OSError, httpx.HTTPError, httpx.InvalidURL) as error:
            raise DeliveryFailed(type(error).__name__) from error
        _check(status)

    async def close(self) -> None:
        await self._client.aclose()
