"""The layouts of all observations as a page of the documentation, and one of each form as a picture.

python -m ludocafe.learn.describe > docs/observations.md
python -m ludocafe.learn.describe docs/pictures
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from ludocafe import registry
from ludocafe.learn.batch import Batch

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


def pictures(folder: Path) -> None:
    """One observation of each form, after some moves of the regular."""
    _flat(folder / "observation_flat.png", _game_of("flat"), 40)
    _planes(folder / "observation_planes.png", _parts("planes", 150))
    _sets(folder / "observation_sets.png", _parts("sets", 106))


def _game_of(form: str) -> str:
    """The first game that has this form and none beyond it."""
    return next(id for id in registry.kinds() if registry.game(id).forms[-1] == form)


def _played(id: str, form: str, decisions: int) -> Batch:
    batch = Batch(id, 2, 1, seed=3, form=form)
    for _ in range(decisions):
        batch.step(batch.policy_actions())
    return batch


def _parts(form: str, decisions: int) -> dict[str, Any]:
    batch = _played(_game_of(form), form, decisions)
    return {name: part[0] for name, part in batch.layout.split(batch.observations).items()}


def _flat(file: Path, id: str, decisions: int) -> None:
    """Every number of an observation, a row for each part, the darker the nearer to its upper bound."""
    batch = _played(id, "flat", decisions)
    layout, numbers, scaled = batch.layout, batch.observations[0], batch.scaled()[0]
    figure, axes = _figure(1, 1, (10, 7))
    shade = np.full((len(layout.parts), max(part.size for part in layout.parts)), np.nan)
    for row, part in enumerate(layout.parts):
        for column, at in enumerate(range(layout.slots[part.name].start, layout.slots[part.name].stop)):
            shade[row, column] = scaled[at]
            dark = "white" if scaled[at] > 0.6 else "black"
            axes.text(column, row, int(numbers[at]), ha="center", va="center", fontsize=7, color=dark)
    axes.imshow(shade, cmap="YlOrBr", vmin=0, vmax=1, aspect="auto")
    axes.set_yticks(range(len(layout.parts)), [part.name for part in layout.parts], fontsize=8)
    axes.set_frame_on(False)
    _save(figure, file)


def _planes(file: Path, parts: dict[str, Any]) -> None:
    """The own area, plane by plane. The grid has no edge: it is turned so that the area lies in one piece."""
    planes = parts["areas"][0]
    names = [*(f"field {colour}" for colour in range(4)), "drying", "roasting", "cup", "ship", "empty", "café"]
    names += [*(f"beans {colour}" for colour in range(4)), "layer + 1", "anchor's slot + 1", "open café"]
    filled = planes.any(axis=0)
    for axis in (0, 1):
        empty = np.flatnonzero(~filled.any(axis=1 - axis))
        gap = max((len(run), run[0]) for run in np.split(empty, np.flatnonzero(np.diff(empty) > 1) + 1))
        planes, filled = np.roll(planes, -(gap[1] + gap[0]), axis + 1), np.roll(filled, -(gap[1] + gap[0]), axis)
    high, wide = (int(np.flatnonzero(filled.any(axis=1 - axis)).max()) + 1 for axis in (0, 1))
    figure, grid = _figure(3, 6, (10, 5.4))
    for axes, plane, name in zip(grid.flat, planes[:, :high, :wide], names, strict=False):
        axes.imshow(np.pad(plane, 1), cmap="YlOrBr", vmin=0, vmax=max(1, plane.max()))
        axes.set_title(name, fontsize=9)
    grid.flat[-1].set_axis_off()
    _save(figure, file)


def _sets(file: Path, parts: dict[str, Any]) -> None:
    """Tables with their guests, and what is welcome on which chair."""
    figure, (left, right) = _figure(1, 2, (10, 4.2))
    left.imshow(parts["mixture"], cmap="YlOrBr", vmin=0, vmax=4)
    left.set(title="at_table (nation, w/m, * theirs) on mixture", xticks=(0, 1), xticklabels=("women", "men"), ylabel="table")
    right.imshow(parts["welcome"], cmap="YlOrBr", vmin=0, vmax=1)
    right.set(title="welcome: nation by chair", xlabel="chair", ylabel="nation")
    for axes in (left, right):
        axes.set_yticks(range(5 if axes is left else 12))
    right.set_xticks(range(12))
    for table, guests in enumerate(parts["at_table"]):
        said = "  ".join("–" if guest[0] < 0 else f"{guest[0]}{'wm'[guest[1]]}{'*' if guest[2] else ''}" for guest in guests)
        left.text(0.5, table, said, ha="center", va="center", fontsize=10)
    _save(figure, file)


def _figure(rows: int, columns: int, size: tuple[float, float]) -> Any:
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    figure, grid = plt.subplots(rows, columns, figsize=size)
    for axes in np.atleast_1d(grid).flat:
        axes.set(xticks=(), yticks=())
    return figure, grid


def _save(figure: Any, file: Path) -> None:
    figure.tight_layout()
    figure.savefig(file, dpi=100, metadata={"Software": None})


if __name__ == "__main__":
    if len(sys.argv) > 1:
        pictures(Path(sys.argv[1]))
    else:
        sys.stdout.write("\n".join(page()) + "\n")
