"""Bots by name, as the command line and the results write them."""

from ludocafe.adapters.protocol import PATIENCE, HttpBot, StdioBot
from ludocafe.bots.bot import Bot, NetworkBot, parse_level
from ludocafe.core.errors import BadInput


def player(spec: str) -> Bot:
    """The bot a name stands for.

    ``regular`` · ``master:2000`` (simulations) · ``barista@0.5`` (seconds) · ``stdio:python my_bot.py`` ·
    ``http://localhost:9000/`` · ``network:FILE`` (of ``examples/train.py``) · ``openspiel-mcts@0.3`` and
    ``openspiel-ismcts@0.3``. A bot from outside may be given its patience in front: ``5s stdio:…``.
    """
    patience, rest = _patience(spec)
    if rest.startswith("stdio:"):
        return StdioBot(rest.removeprefix("stdio:"), patience)
    if rest.startswith("network:"):
        return NetworkBot(rest.removeprefix("network:"))
    if rest.startswith(("http://", "https://")):
        return HttpBot(rest, patience)
    if rest.startswith("openspiel-"):
        from ludocafe.adapters.openspiel_bots import OpenSpielBot

        return OpenSpielBot.parse(rest)
    return parse_level(rest)


def _patience(spec: str) -> tuple[float, str]:
    first, space, rest = spec.partition(" ")
    if not space or not first.endswith("s"):
        return PATIENCE, spec
    try:
        seconds = float(first[:-1])
    except ValueError:
        return PATIENCE, spec
    if not 0 < seconds < 3600:
        raise BadInput("arena-bad-bot", {"bot": spec})
    return seconds, rest
