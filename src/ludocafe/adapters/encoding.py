"""Observations as vectors: a seat's view, slot by slot.

Every number in a view has a path (``players.0.cups.2.tokens.1``) and every path a fixed slot of the vector, so a slot can be
looked up by name (``Encoder.names``) and its meaning by the game's view class. Lists that grow get as many slots as were ever
seen in some random games played from fixed seeds, and half as many more; what lies beyond is cut off. Their length
has a slot too (``….length``). An empty slot is -1. Truth values are 0 and 1; texts are numbered in the order they were first
met. The first slots tell the seat: one of them is 1. The same game, seat count and options always give the same layout.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludocafe.core.chance import SETUP, FastChance
from ludocafe.core.game import Game, View
from ludocafe.core.model import Settings

EMPTY = -1.0
GAMES = 8  # random games that show what views hold
EVERY = 5  # decisions between two looks

Vector = NDArray[np.float32]


class Shape:
    """What was seen at one place of views: named parts, items of a list, or a plain value."""

    def __init__(self) -> None:
        self.parts: dict[str, Shape] = {}
        self.item: Shape | None = None
        self.shortest = self.longest = 0
        self.plain = False

    def learn(self, node: Any, words: dict[str, int]) -> None:
        if isinstance(node, dict):
            for key, value in node.items():
                self.parts.setdefault(str(key), Shape()).learn(value, words)
        elif isinstance(node, list):
            self.shortest = len(node) if self.item is None else min(self.shortest, len(node))
            self.longest = max(self.longest, len(node))
            self.item = self.item or Shape()
            for value in node:
                self.item.learn(value, words)
        else:
            self.plain = True
            if isinstance(node, str):
                words.setdefault(node, len(words))

    def paths(self, path: str) -> Iterator[str]:
        if self.plain:
            yield path
        for key, part in self.parts.items():
            yield from part.paths(f"{path}.{key}" if path else key)
        if self.item is not None:
            room = self.longest
            if self.shortest < self.longest:
                yield f"{path}.length"
                room += (self.longest + 1) // 2
            for index in range(room):
                yield from self.item.paths(f"{path}.{index}")


class Encoder:
    """Turns views of one game, seat count and set of options into vectors of one length."""

    def __init__(self, game: Game, seats: int, settings: Settings) -> None:
        self.seats = seats
        self.words: dict[str, int] = {}
        shape = Shape()
        for view in sights(game, seats, settings):
            shape.learn(_plain(view), self.words)
        self.names = [f"seat.{seat}" for seat in range(seats)] + list(shape.paths(""))
        self.slots = {name: number for number, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def encode(self, view: View) -> Vector:
        """The vector of a view."""
        vector = np.full(len(self.names), EMPTY, np.float32)
        vector[: self.seats] = 0.0
        if view.seat is not None:
            vector[view.seat] = 1.0
        self._fill(vector, _plain(view), "")
        return vector

    def _fill(self, vector: Vector, node: Any, path: str) -> None:
        if isinstance(node, dict):
            for key, value in node.items():
                self._fill(vector, value, f"{path}.{key}" if path else str(key))
        elif isinstance(node, list):
            slot = self.slots.get(f"{path}.length")
            if slot is not None:
                vector[slot] = len(node)
            for index, item in enumerate(node):
                self._fill(vector, item, f"{path}.{index}")
        elif node is not None and path in self.slots:
            vector[self.slots[path]] = self.words.get(node, len(self.words)) if isinstance(node, str) else float(node)


def _plain(view: View) -> dict[str, Any]:
    """A view as plain data, without the seat (which has slots of its own) and the number of seats (always the same)."""
    fields: dict[str, Any] = msgspec.to_builtins(view)
    return {key: value for key, value in fields.items() if key not in ("seat", "seats")}


def sights(game: Game, seats: int, settings: Settings) -> Iterator[View]:
    """Views from a few random games, always the same ones."""
    for seed in range(GAMES):
        luck, player = FastChance(seed), FastChance(seed + 1000)
        state = game.new(seats, settings, luck)
        number = 0
        while not game.over(state):
            if number % EVERY == 0:
                yield game.view(state, number // EVERY % seats)
            legal = state.legal()
            state.apply(legal[int(player.below(SETUP, len(legal)))], luck, None)
            number += 1
        for seat in range(seats):
            yield game.view(state, seat)
