"""A bot that knows nothing of networks: one JSON message a line comes in, one answer a line goes out.

    ludocafe arena match cafe_del_gatto "stdio:python examples/stdio_bot.py" random --games 10
    ludocafe bot-seat "<invitation link>" "stdio:python examples/stdio_bot.py"

Put your own thinking into ``choose``. The path from here to a strong bot is described in docs/writing_a_bot.md.
"""

import json
import random
import sys
from typing import Any


def choose(view: dict[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any]:  # noqa: ARG001 (this one does not look)
    """Pick one of the legal choices; ``view`` is everything this seat can see."""
    return random.choice(legal)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        choice = choose(message["view"], message["legal"])
        print(json.dumps({"code": choice["code"]}), flush=True)
