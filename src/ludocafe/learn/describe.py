"""The layouts of all observations as a page of the documentation.

python -m ludocafe.learn.describe > docs/observations.md
"""

import sys
from collections.abc import Iterator

from ludocafe import registry

HEAD = """# What observations mean

Each number of an observation is a 16-bit whole number. The tables list the parts in their order, for two players; other
numbers of players change the first number of a shape that counts them. Kinds: *count* a quantity, *flag* 0 or 1, *id* which of
several things (-1: none), *seat* a player, counted from the one who looks (0: oneself, 1: the next to the left; an automa comes
after all seats). This page is written by `python -m ludocafe.learn.describe`.
"""


def page() -> Iterator[str]:
    """The page, line by line."""
    yield from HEAD.splitlines()
    for id in registry.kinds():
        game = registry.game(id)
        told: set[str] = set()
        for form in game.forms:
            layout = game.observer(2, form).layout()
            sizes = ", ".join(f"{seats}: {game.observer(seats, form).layout().size}" for seats in game.seat_counts)
            yield ""
            yield f"## `{id}`, form `{form}`, version {layout.version}"
            yield ""
            yield f"Numbers by players: {sizes}." + (" Parts not listed here are those of the forms above." if told else "")
            yield ""
            yield "| part | shape | kind | from | to | meaning |"
            yield "|---|---|---|---|---|---|"
            for part in layout.parts:
                if part.name not in told:
                    shape = " × ".join(map(str, part.shape)) or "1"
                    yield f"| `{part.name}` | {shape} | {part.kind} | {part.low} | {part.high} | {part.about} |"
            told |= {part.name for part in layout.parts}


if __name__ == "__main__":
    sys.stdout.write("\n".join(page()) + "\n")
