"""How the search is set for each game; found by matches in the arena (docs/bots.md tells which)."""

from ludocafe.bots.search import Tuning

TUNINGS: dict[str, Tuning] = {}
STANDARD = Tuning()


def tuning(game: str) -> Tuning:
    """The setting for a game; games from outside get the standard one."""
    return TUNINGS.get(game, STANDARD)
