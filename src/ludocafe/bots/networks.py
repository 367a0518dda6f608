"""Trained networks as bots: those that a game brings (``brain/network_<players>.bin``), and those of a file."""

from functools import lru_cache
from importlib import resources
from pathlib import Path

import msgspec

from ludocafe.core.errors import BadInput
from ludocafe.core.game import Game
from ludocafe.core.network import NetworkFile, NetworkPolicy, read_network


def network_of(game: Game, seats: int) -> NetworkFile:
    """The network in the game's brain for this number of players."""
    found = _brought(type(game).__module__, seats)
    if found is None:
        raise BadInput("no-network", {"players": seats})
    return found


@lru_cache(maxsize=16)
def _brought(package: str, seats: int) -> NetworkFile | None:
    try:
        file = resources.files(f"{package}.brain").joinpath(f"network_{seats}.bin")
    except ModuleNotFoundError:  # a game without a brain
        return None
    return read_network(file.read_bytes()) if file.is_file() else None


def network_in(file: str) -> NetworkFile:
    """The network that was written to a file."""
    try:
        return read_network(Path(file).read_bytes())
    except (OSError, msgspec.DecodeError):
        raise BadInput("network-unreadable", {"file": file}) from None


def policy_of(network: NetworkFile, game: Game, seats: int) -> NetworkPolicy:
    """A policy that follows the network; ``BadInput`` unless number of players and observations are those of its training."""
    if (network.game, network.seats) == (game.id, seats):
        observer = game.observer(seats, network.form)
        if observer.layout().digest == network.layout:
            return NetworkPolicy(observer, network)
    raise BadInput("network-of-another-game", {"game": network.game, "players": network.seats})
