"""``ludocafe bot-seat``: whatever plays in the arena – a level, a program, an address – sits down at a live table."""

import asyncio
import urllib.error
import urllib.request
from contextlib import suppress
from typing import Annotated, Any
from urllib.parse import parse_qs, urlsplit

import msgspec
import typer

from ludocafe import registry
from ludocafe.adapters.protocol import BotFailed
from ludocafe.arena.players import player
from ludocafe.bots.bot import Bot, Seated
from ludocafe.cli.console import err, fail, out, t
from ludocafe.cli.serve import SERVER
from ludocafe.cli.typer_i18n import Commands
from ludocafe.core.chance import FastChance
from ludocafe.core.game import Game
from ludocafe.extras import need
from ludocafe.server.errors import Refuse

NO_SUCH_TABLE = 4404  # closing code
STALE = "stale"


def register(app: Commands) -> None:
    app.add("bot-seat", t("bot-seat-help"), bot_seat)


def bot_seat(
    link: Annotated[str, typer.Argument(help=t("bot-seat-help-link"))],
    bot: Annotated[str, typer.Argument(help=t("bot-seat-help-bot"))],
    token: Annotated[str, typer.Option(envvar="LUDOCAFE_TOKEN", help=t("bot-seat-help-token"))] = "",
    name: Annotated[str, typer.Option(help=t("bot-seat-help-name"))] = "Bot",
) -> None:
    need("server")
    entrant = player(bot)
    try:
        points = asyncio.run(Visitor(link, name, token).play(entrant))
    except Refuse as error:
        fail(SERVER.error(error))
    except BotFailed as error:
        if error.printed:
            err.print(error.printed, style="dim", markup=False)
        fail(t("bot-seat-failed", {"reason": error.reason, "detail": error.detail}))
    except OSError as error:
        fail(t("bot-seat-unreachable", {"link": link, "detail": str(error)}))
    out.print(t("bot-seat-over", {"points": " · ".join(str(number) for number in points)}), markup=False)


class Visitor:
    """A guest with an invitation, or the identity token of somebody who sits at the table already."""

    def __init__(self, link: str, name: str, token: str) -> None:
        parts = urlsplit(link)
        self.server = f"{parts.scheme}://{parts.netloc}"
        self.table = parts.path.rstrip("/").rpartition("/")[2]
        self.invitation = parse_qs(parts.query).get("invitation", [""])[0]
        self.name = name
        self.token = token

    def sit_down(self) -> Any:
        """Get an identity and a chair, unless the token already has both; returns what is known about the table."""
        if not self.token:
            self._ask("/api/me", {"name": self.name})
        if self.invitation:
            self._ask(f"/api/tables/{self.table}/join", {"invitation": self.invitation})
        return self._ask(f"/api/tables/{self.table}")

    def _ask(self, path: str, body: dict[str, str] | None = None) -> Any:
        """Send a request; a fresh identity comes in a cookie and is kept."""
        headers = {"X-Ludocafe": "1", "Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(self.server + path, data, headers)  # noqa: S310 - the address the user gave
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
                if not self.token:
                    self.token = answer.headers.get("Set-Cookie", "").partition("=")[2].partition(";")[0]
                return msgspec.json.decode(answer.read())
        except urllib.error.HTTPError as error:
            document = msgspec.json.decode(error.read())
            raise Refuse(document["text"], error.code, document["fields"]) from None

    async def play(self, bot: Bot) -> list[int]:
        """Play the game to its end, however often the connection breaks; returns everybody's points."""
        from websockets.asyncio.client import connect  # slow to load, and only here with a server's packages
        from websockets.exceptions import ConnectionClosed

        table = await asyncio.to_thread(self.sit_down)
        playing = Playing(bot, table)
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/live?lean=1"
        headers = {"Authorization": f"Bearer {self.token}"}
        try:
            async for socket in connect(address, additional_headers=headers, max_size=2**22):
                with suppress(ConnectionClosed):
                    async for text in socket:
                        move = await asyncio.to_thread(playing.answer, msgspec.json.decode(text))
                        if playing.points is not None:
                            return playing.points
                        if move is not None:
                            await socket.send(msgspec.json.encode(move).decode())
                if socket.close_code == NO_SUCH_TABLE:
                    raise Refuse("no-such-table")
        finally:
            await asyncio.to_thread(playing.leave)
        raise AssertionError("connect gives sockets until somebody stops asking")


class Playing:
    """Translates between a table's messages and a bot."""

    def __init__(self, bot: Bot, table: dict[str, Any]) -> None:
        self.bot = bot
        self.game: Game = registry.game(table["game"])
        self.seats: int = table["seats"]
        self.settings: dict[str, str] = table["settings"]
        self.points: list[int] | None = None
        self.number = -1  # the state last seen, who decided there, and what the bot played itself
        self.actor = -1
        self.played: int | None = None
        self.sitting = False

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """The answer to a message, if the bot is to act."""
        if message["type"] == "refused":
            if message["text"] == STALE:
                return None  # the state that overtook it is on its way
            raise Refuse(message["text"], 400, message["fields"])
        if message["type"] != "state":
            return None
        self._tell(message)
        if message["result"] is not None:
            self.points = [int(points) for points in message["result"]["points"]]
        if not message["legal"]:
            return None
        view = msgspec.convert(message["view"], self.game.view_type)
        self.played = self.bot.choose(view)
        do = str(self.game.notation(self.game.sample(view, FastChance(0)), self.played))
        return {"type": "act", "id": str(self.number), "number": self.number, "seat": message["seat"], "do": do}

    def _tell(self, message: dict[str, Any]) -> None:
        """Sit down at the first message; later say that somebody moved. Only the own moves are known for certain."""
        if not self.sitting:
            self.bot.sit(Seated(self.game, message["mine"][0], self.seats, self.settings, 1))
            self.sitting = True
        elif message["number"] > self.number:
            self.bot.saw(self.actor, self.played)
        self.number, self.actor, self.played = message["number"], message["decision"]["seat"], None

    def leave(self) -> None:
        if self.sitting:
            self.bot.leave()
