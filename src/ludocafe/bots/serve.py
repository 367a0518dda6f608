"""The built-in levels as a program that speaks the bot protocol on its standard streams; also an example for other bots."""

import json
from typing import IO, Any

import msgspec

from ludocafe.bots.bot import Seated, parse_level


def serve(level: str, questions: IO[str], answers: IO[str]) -> None:
    """Answer messages until the input ends."""
    from ludocafe import registry

    bot = parse_level(level)
    for line in questions:
        message: dict[str, Any] = json.loads(line)
        kind = message["type"]
        if kind == "sit":
            game = registry.game(message["game"])
            bot.sit(Seated(game, message["seat"], message["seats"], message["settings"], message["seed"]))
        elif kind == "decide":
            view = msgspec.convert(message["view"], game.view_type)
            answers.write(json.dumps({"code": bot.choose(view)}) + "\n")
            answers.flush()
        elif kind == "saw":
            bot.saw(message["seat"], message["code"])
        elif kind == "leave":
            bot.leave()
