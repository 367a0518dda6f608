"""How the search is set for each game; found by matches in the arena (docs/tuning_log.md tells which)."""

from ludocafe.bots.search import Tuning

TUNINGS: dict[str, Tuning] = {
    # Areas grow apart for themselves: what the rest of this round and the next bring, and the forecast from there, tell options
    # apart with far less noise than played-out games.
    "cafe": Tuning(rounds=2, deep=0, slip=0),
    # Much luck in the cards to come: what two rounds bring tells more than how a played-out game ends. Hands are hidden, so
    # what a rival did in another deal says little: no tree, the policy answers at once. Only the regular's two favourites are
    # weighed: with all of them even few simulations find most of what can be gained, and nobody could tell barista from master.
    "cafe_international": Tuning(rounds=2, deep=0, slip=0, shortlist=2),
    # Long games in which one slip changes all that follows: the forecast at the end of the period says more than how one game of
    # many happens to end.
    "coffee_traders": Tuning(rounds=1),
}
STANDARD = Tuning()

# Where a search with much time looks further ahead than one with little, or at more: what it sees there is worth more, but
# noisier, and takes more simulations to tell.
FAR: dict[str, Tuning] = {
    "cafe": Tuning(rounds=3, deep=0, slip=0),
    # Its foresight tells more after one round than playouts do after many.
    "cafe_international": Tuning(rounds=1, deep=0, slip=0),
}

# Simulations with which a search with little time leaves it at: enough to beat the policy by far, few enough that one with much
# time still plays better, and the same on every machine that is not very slow.
MODEST: dict[str, int] = {"cafe": 50, "cafe_del_gatto": 200, "cafe_international": 100, "coffee_traders": 50}
USUAL_MODEST = 100


def modest(game: str) -> int:
    """The simulations for a game; games from outside get the usual number."""
    return MODEST.get(game, USUAL_MODEST)


def tuning(game: str, far: bool = False) -> Tuning:
    """The setting for a game; games from outside get the standard one."""
    usual = TUNINGS.get(game, STANDARD)
    return FAR.get(game, usual) if far else usual
