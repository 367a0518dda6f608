"""The ways a notice takes: browser push, letter, webhooks. Each delivers once or raises ``Undelivered``.

Nothing follows redirects or proxies of the environment: a message goes where it was meant to go, or nowhere.
"""

import asyncio
import base64
import ipaddress
import json
import smtplib
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from email.errors import MessageError
from email.message import EmailMessage
from typing import NamedTuple

import http_ece  # type: ignore[import-untyped]
import httpx
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02, VapidException  # type: ignore[import-untyped]

from ludocafe.server import messages as m
from ludocafe.server.settings import Smtp

POSTMEN = 2  # letters at once
TOKEN = 12 * 3600  # seconds a push service may take our signature for
KEPT = 24 * 3600  # seconds a push service keeps a notice for a browser that is off
NO_SUCH_BROWSER = (404, 410)


class Undelivered(Exception):
    """It did not arrive."""


class Gone(Undelivered):
    """There is nobody at this address any more."""


def _check(status: int) -> None:
    if not 200 <= status < 300:
        raise Undelivered(f"answer {status}")


class Place(NamedTuple):
    """Where something is sent: the address as it was given, and the machine that it leads to."""

    url: httpx.URL
    machine: str


class Outside:
    """HTTPS to addresses that strangers named: they must be on the internet, never in our own network."""

    def __init__(self, patience: float) -> None:
        self._client = httpx.AsyncClient(trust_env=False, timeout=patience, verify=ssl.create_default_context())

    async def find(self, address: str) -> Place:
        url = httpx.URL(address)
        if url.scheme != "https" or not url.host or url.userinfo:
            raise ValueError("not a public address")
        return Place(url, await self.address(url.host, url.port or 443))

    async def post(self, place: Place, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer."""
        # The connection goes to the very address that was checked; the certificate must be the named host's all the same.
        url, target = place.url, place.url.copy_with(host=place.machine)
        headers, named = {**headers, "Host": url.netloc.decode()}, {"sni_hostname": url.host}
        async with self._client.stream("POST", target, content=body, headers=headers, extensions=named) as answer:
            return answer.status_code

    async def address(self, host: str, port: int) -> str:
        """Where a host really is."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(row[4][0]) for row in found]
        if not addresses or not all(ipaddress.ip_address(address).is_global for address in addresses):
            raise ValueError("not a public address")
        return addresses[0]

    async def close(self) -> None:
        await self._client.aclose()


class Push:
    """Web Push (RFC 8030): encrypted for one browser (RFC 8291) and signed with the house's key (RFC 8292)."""

    def __init__(self, contact: str, private_key: str, patience: float) -> None:
        key = serialization.load_pem_private_key(private_key.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.public_key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()
        self._contact = contact
        self._vapid = Vapid02(key)
        self._outside = Outside(patience)

    async def send(self, subscription: m.PushSubscription, message: bytes) -> None:
        try:
            status = await self._post(subscription, message)
        except (OSError, ValueError, httpx.HTTPError, httpx.InvalidURL, http_ece.ECEException, VapidException) as error:
            raise Undelivered(type(error).__name__) from error
        if status in NO_SUCH_BROWSER:
            raise Gone
        _check(status)

    async def _post(self, subscription: m.PushSubscription, message: bytes) -> int:
        place = await self._outside.find(subscription.endpoint)
        claims = {"sub": self._contact, "aud": f"https://{place.url.netloc.decode()}", "exp": int(time.time()) + TOKEN}
        headers = {
            **self._vapid.sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
        }
        return await self._outside.post(place, sealed(subscription, message), headers)

    async def close(self) -> None:
        await self._outside.close()


def sealed(subscription: m.PushSubscription, message: bytes) -> bytes:
    """The message encrypted for one browser, with a fresh key of ours."""
    browser, secret = (
        base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)) for text in (subscription.keys.p256dh, subscription.keys.auth)
    )
    fresh = ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(message, private_key=fresh, dh=browser, auth_secret=secret, version="aes128gcm")
    return body


def new_push_key() -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    pem = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    return pem.decode()


class Letters:
    """Letters by SMTP, written by threads of their own."""

    def __init__(self, smtp: Smtp, patience: float) -> None:
        self._smtp = smtp
        self._patience = patience
        self._postmen = ThreadPoolExecutor(POSTMEN, "postman")

    async def send(self, address: str, title: str, body: str) -> None:
        try:
            letter = EmailMessage()
            letter["From"], letter["To"], letter["Subject"] = self._smtp.sender or self._smtp.user, address, title
            letter.set_content(body)
            await asyncio.get_running_loop().run_in_executor(self._postmen, self._post, letter, address)
        except (OSError, ValueError, LookupError, AttributeError, MessageError, smtplib.SMTPException) as error:
            raise Undelivered(type(error).__name__) from error

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
    """Addresses of people's own."""

    def __init__(self, patience: float) -> None:
        self._outside = Outside(patience)

    async def send(self, address: str, news: dict[str, str]) -> None:
        headers = {"Content-Type": "application/json"}
        try:
            status = await self._outside.post(await self._outside.find(address), json.dumps(news).encode(), headers)
        except (OSError, ValueError, httpx.HTTPError, httpx.InvalidURL) as error:
            raise Undelivered(type(error).__name__) from error
        _check(status)

    async def close(self) -> None:
        await self._outside.close()


class Webhook:
    """An address of the operator's, which may well be in our own network."""

    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self._client = httpx.AsyncClient(trust_env=False, timeout=patience)

    async def send(self, news: dict[str, str]) -> None:
        try:
            async with self._client.stream("POST", self._url, json=news) as answer:
                status = answer.status_code
        except (OSError, httpx.HTTPError, httpx.InvalidURL) as error:
            raise Undelivered(type(error).__name__) from error
        _check(status)

    async def close(self) -> None:
        await self._client.aclose()
