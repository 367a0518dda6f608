"""Draws one observation of each form that is more than a row of numbers, for docs/learning.md.

PYTHONPATH=src python tools/observation_pictures.py
"""

from pathlib import Path
from typing import Any

import numpy as np

from ludocafe.learn.batch import Batch

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"


def main() -> None:
    """After some moves of the regular."""
    _planes(PICTURES / "observation_planes.png", _parts("cafe", "planes", 150))
    _sets(PICTURES / "observation_sets.png", _parts("cafe_international", "sets", 106))


def _parts(id: str, form: str, decisions: int) -> dict[str, Any]:
    batch = Batch(id, 2, 1, seed=3, form=form)
    for _ in range(decisions):
        batch.step(batch.policy_actions())
    return {name: part[0] for name, part in batch.layout.split(batch.observations).items()}


def _planes(file: Path, parts: dict[str, Any]) -> None:
    """The own area, plane by plane. The grid has no edge: it is turned so that the area lies in one piece."""
    planes = parts["areas"][0]
    names = [f"kind {kind}" for kind in range(10)] + [f"beans {colour}" for colour in range(4)]
    names += ["layer + 1", "anchor's slot + 1", "open café"]
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
    main()
