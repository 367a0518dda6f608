"""A bot of your own at a Ludocafé table: takes an open chair by invitation and plays legal moves.

    python examples/bot.py http://127.0.0.1:8000 <table> <invitation>

Put your own thinking into ``choose``. The protocol is described in docs/api.md. Needs ``pip install websockets``.
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def choose(state: dict[str, Any]) -> str:
    """Pick one of the legal notations; ``state["view"]`` is everything this seat can see."""
    return str(random.choice(state["legal"]))


def post(url: str, body: dict[str, str], token: str = "") -> str:
    """Send a request and return the identity token of the cookie it sets, if any."""
    headers = {"Content-Type": "application/json", "X-Ludocafe": "1"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as answer:  # noqa: S310
        return str(answer.headers.get("Set-Cookie", "")).partition("=")[2].partition(";")[0]


async def play(server: str, table: str, invitation: str) -> None:
    token = post(f"{server}/api/me", {"name": "Example bot"})
    post(f"{server}/api/tables/{table}/join", {"invitation": invitation}, token)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live?lean=1"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        async for text in socket:
            state = json.loads(text)
            if state["type"] != "state":
                continue
            if state["result"] is not None:
                print("Points:", state["result"]["points"])
                return
            if state["legal"]:
                number = state["number"]
                move = {"type": "act", "id": str(number), "number": number, "seat": state["seat"], "do": choose(state)}
                await socket.send(json.dumps(move))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4]))
