"""A learned policy: a small network over observations in integer arithmetic, equal on every machine.

``ludocafe.learn.export`` writes its file. It needs no library and no floating point: each id of an observation has a row of its
own, each quantity a row that counts as often as it says, then come layers and a row for every action.
"""

import sys
import zlib
from array import array
from typing import Final, final

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludocafe.core.brain import Policy
from ludocafe.core.layout import ID, SEAT, Layout
from ludocafe.core.observe import Observer
from ludocafe.core.state import Codes, State

BITS: Final[i64] = 12  # weights and what neurons say are counted in parts of 1 / 4096
FORMAT: Final = 1


class NetworkFile(msgspec.Struct, frozen=True):
    """What a network was made for, and its weights: rows of ids, of quantities, a constant; layers; actions."""

    game: str
    seats: int
    form: str
    layout: str  # digest
    width: int
    layers: int
    actions: int
    weights: bytes  # 16-bit numbers, low byte first, compressed
    format: int = FORMAT


def columns_of(layout: Layout) -> tuple[list[int], list[int], list[int]]:
    """Columns that hold ids, the row of each id's 0, and the columns that hold quantities."""
    ids: list[int] = []
    starts: list[int] = []
    rows = 0
    for part in layout.parts:
        if part.kind in (ID, SEAT):
            place = layout.slots[part.name]
            for column in range(place.start, place.stop):
                ids.append(column)
                starts.append(rows - part.low)
                rows += part.high - part.low + 1
    known = set(ids)
    return ids, starts, [column for column in range(layout.size) if column not in known]


@final
@mypyc_attr(native_class=True)
class NetworkPolicy(Policy):
    """Weighs actions by a network. Not thread-safe: it has one buffer."""

    observer: Observer
    width: i64
    layers: i64
    ids: vec[i64]
    starts: vec[i64]
    quantities: vec[i64]
    lows: vec[i64]
    weights: vec[i16]
    first_quantity: i64  # where rows begin in the weights
    constant: i64
    first_layer: i64
    first_action: i64
    seen: vec[i16]
    said: vec[i64]  # by the neurons of a layer
    sums: vec[i64]

    def __init__(self, observer: Observer, file: NetworkFile) -> None:
        layout = observer.layout()
        ids, starts, quantities = columns_of(layout)
        low, high = layout.low(), layout.high()
        rows = sum(high[column] - low[column] + 1 for column in ids)
        numbers = array("h", zlib.decompress(file.weights))
        if sys.byteorder == "big":
            numbers.byteswap()
        width = file.width
        self.observer = observer
        self.width = width
        self.layers = file.layers
        self.ids = vec[i64](ids)
        self.starts = vec[i64](starts)
        self.quantities = vec[i64](quantities)
        self.lows = vec[i64]([low[column] for column in quantities])
        self.weights = vec[i16](numbers.tolist())
        self.first_quantity = rows * width
        self.constant = self.first_quantity + len(quantities) * width
        self.first_layer = self.constant + width
        self.first_action = self.first_layer + file.layers * (width + 1) * width
        self.seen = vec[i16]([0] * layout.size)
        self.said = vec[i64]([0] * width)
        self.sums = vec[i64]([0] * width)
        if self.first_action + file.actions * (width + 1) != len(numbers):
            raise ValueError("these are not the weights of such a network")

    def weigh(self, state: State, codes: Codes, weights: vec[i64]) -> None:
        """The network's liking of each action, in parts of 1 / 4096²."""
        self.observer.write(state, state.actor(), self.seen, 0)
        self.look()
        layer: i64
        for layer in range(self.layers):
            self.think(self.first_layer + layer * (self.width + 1) * self.width)
        width = self.width
        said = self.said
        numbers = self.weights
        item: i64
        i: i64
        for item in range(codes.count):
            row = self.first_action + codes.items[item] * (width + 1)
            sum = i64(numbers[row + width]) << BITS
            for i in range(width):
                sum += i64(numbers[row + i]) * said[i]
            weights[item] = sum

    def look(self) -> None:
        """What the first neurons say to what is seen."""
        width = self.width
        said = self.said
        numbers = self.weights
        i: i64
        j: i64
        for j in range(width):
            said[j] = i64(numbers[self.constant + j])
        for i in range(len(self.ids)):
            row = (self.starts[i] + i64(self.seen[self.ids[i]])) * width
            for j in range(width):
                said[j] += i64(numbers[row + j])
        for i in range(len(self.quantities)):
            often = i64(self.seen[self.quantities[i]]) - self.lows[i]
            if often != 0:
                row = self.first_quantity + i * width
                for j in range(width):
                    said[j] += i64(numbers[row + j]) * often
        for j in range(width):
            if said[j] < 0:
                said[j] = 0

    def think(self, first: i64) -> None:
        """One layer on: a row of weights for each neuron before, then the constants."""
        width = self.width
        said = self.said
        sums = self.sums
        numbers = self.weights
        i: i64
        j: i64
        row = first + width * width
        for j in range(width):
            sums[j] = i64(numbers[row + j]) << BITS
        for i in range(width):
            one = said[i]
            if one != 0:
                row = first + i * width
                for j in range(width):
                    sums[j] += i64(numbers[row + j]) * one
        for j in range(width):
            said[j] = 0
            if sums[j] > 0:
                said[j] = sums[j] >> BITS


def read_network(content: bytes) -> NetworkFile:
    """The network in a file; ``msgspec.DecodeError`` when there is none."""
    return msgspec.msgpack.decode(content, type=NetworkFile)
