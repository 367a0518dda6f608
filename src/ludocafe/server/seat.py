"""A seat played by a program of one's own: the bridge between a live table and a bot on standard input and output.

The bot gets one line per decision, a JSON object with ``number``, ``seat``, ``view``, ``decision`` and ``legal`` (the ``state``
message of the bot protocol), and answers one line: a notation out of ``legal``. It ends when the game is over.
"""

import asyncio
import contextlib
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import connect

from ludocafe.server.errors import Refuse


class Seat:
    """Takes a seat at a table as a guest, or with the identity token of somebody who sits there."""

    def __init__(self, url: str, name: str = "Bot", invitation: str = "", token: str = "") -> None:
        parts = urlsplit(url)
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.table = parts.path.rstrip("/").rsplit("/", 1)[-1]
        self.name = name
        self.invitation = invitation
        self.token = token

    def sit_down(self) -> None:
        """Get an identity and a chair, unless the token already has both."""
        if not self.token:
            cookie, _ = self._post("/api/me", {"name": self.name})
            self.token = cookie.partition("=")[2].partition(";")[0]
        if self.invitation:
            self._post(f"/api/tables/{self.table}/join", {"invitation": self.invitation})

    def _post(self, path: str, body: dict[str, str]) -> tuple[str, Any]:
        """Send a request; returns the cookie set, if any, and the answer."""
        headers = {"X-Ludocafe": "1", "Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(self.base + path, msgspec.json.encode(body), headers)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - the address the user gave
                return answer.headers.get("Set-Cookie", ""), msgspec.json.decode(answer.read())
        except urllib.error.HTTPError as error:
            document = msgspec.json.decode(error.read())
            raise Refuse(document["text"], error.code, document["fields"]) from None

    async def play_with(self, command: list[str]) -> None:
        """Play the game to its end with the program's answers."""
        await asyncio.to_thread(self.sit_down)
        bot = await asyncio.create_subprocess_exec(
            *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=2**20
        )
        try:
            await self._play(bot)
        finally:
            with contextlib.suppress(ProcessLookupError):
                bot.terminate()
            await bot.wait()

    async def _play(self, bot: asyncio.subprocess.Process) -> None:
        assert bot.stdin is not None
        assert bot.stdout is not None
        address = self.base.replace("http", "ws", 1) + f"/api/tables/{self.table}/live?lean=1"
        async with connect(address, additional_headers={"Authorization": f"Bearer {self.token}"}) as socket:
            async for text in socket:
                message: dict[str, Any] = msgspec.json.decode(text)
                if message["type"] == "refused":
                    raise Refuse(message["text"], 400, message["fields"])
                if message["type"] != "state":
                    continue
                if message["result"] is not None:
                    return
                if message["legal"]:
                    bot.stdin.write(msgspec.json.encode(message) + b"\n")
                    await bot.stdin.drain()
                    do = (await bot.stdout.readline()).decode().strip()
                    act = {
                        "type": "act",
                        "id": f"{message['number']}",
                        "number": message["number"],
                        "seat": message["seat"],
                        "do": do,
                    }
                    await socket.send(msgspec.json.encode(act).decode())
