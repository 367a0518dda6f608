"""Writes a trained network as whole numbers, to be played without any library (``ludocafe.core.network``)."""

import zlib
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludocafe.core.layout import Layout
from ludocafe.core.network import BITS, NetworkFile, columns_of

Array = NDArray[Any]


def network_file(
    game: str,
    seats: int,
    form: str,
    layout: Layout,
    ids: Array,
    quantities: Array,
    constant: Array,
    layers: list[tuple[Array, Array]],
    actions: tuple[Array, Array],
) -> NetworkFile:
    """A network of rows (ids, quantities), layers (weights of outputs × inputs, constants) and actions (the same)."""
    parts = [ids, quantities, constant]
    for weights, constants in layers:
        parts += [weights.T, constants]
    parts.append(np.concatenate([actions[0], actions[1][:, None]], axis=1))
    found = np.rint(np.concatenate([part.ravel() for part in parts]) * (1 << int(BITS)))
    if np.abs(found).max() > np.iinfo(np.int16).max:
        raise ValueError("a weight is too great to be written")
    assert quantities.shape[0] == len(columns_of(layout)[2])
    packed = zlib.compress(found.astype("<i2").tobytes(), 9)
    return NetworkFile(
        game=game,
        seats=seats,
        form=form,
        layout=layout.digest,
        width=len(constant),
        layers=len(layers),
        actions=len(actions[1]),
        weights=packed,
    )


def write(file: Path, network: NetworkFile) -> None:
    """Save a network, to be named to the arena as ``network:FILE``."""
    file.write_bytes(msgspec.msgpack.encode(network))
