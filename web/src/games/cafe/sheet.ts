/** What of the survey sheet lies in the frame: it slides when a card comes near its edge, and its scale steps down for large areas. */
import { bounds, footprint, type Bounds, type Cell, type Spot } from "./geometry";

/** How many squares of full size the frame has room for; not whole numbers. */
export interface Lattice {
  columns: number;
  rows: number;
}

/** So much free land stays around an area as long as there is room, and so much at least before the scale steps down. */
const MARGIN = 1;
const LEAST_MARGIN = 0.15;
/** The one step down that keeps all words readable. */
const STEP = 0.82;
/** Smaller squares could not be told apart: larger areas are dragged like a map. */
const LEAST = 0.6;

/** The scale at which an area fits. */
export function scaleFor(area: Bounds, { columns, rows }: Lattice): number {
  const fit = Math.min(columns / (area.width + 2 * LEAST_MARGIN), rows / (area.height + 2 * LEAST_MARGIN));
  if (fit >= 1) return 1;
  return fit >= STEP ? STEP : Math.max(LEAST, fit);
}

/** The nearest place of a stretch of this length that shows from … to; the middle where that is longer. */
function slid(start: number, length: number, from: number, to: number): number {
  if (to - from > length) return (from + to - length) / 2;
  return Math.min(Math.max(start, to - length), from);
}

/**
 * The upper left corner of what is shown, in squares: the first card lies in the middle, and with every card after it the
 * sheet slides no further than it must. So it depends on the cards alone, and stands still while something is asked.
 */
export function cornerOf(laid: readonly Spot[], lattice: Lattice, scale: number): Cell {
  const [columns, rows] = [lattice.columns / scale, lattice.rows / scale];
  let corner: Cell | null = null;
  let cells: Cell[] = [];
  for (const spot of laid) {
    cells = [...cells, ...footprint(spot)];
    const area = bounds(cells);
    corner ??= { x: area.x + (area.width - columns) / 2, y: area.y + (area.height - rows) / 2 };
    corner = shifted(corner, area, { columns, rows }, MARGIN);
  }
  return corner ?? { x: 0, y: 0 };
}

/** The corner slid so that these squares lie in the frame, with some free land around where there is room for it. */
export function shifted(corner: Cell, area: Bounds, { columns, rows }: Lattice, margin = 0): Cell {
  const across = Math.max(0, Math.min(margin, (columns - area.width) / 2));
  const down = Math.max(0, Math.min(margin, (rows - area.height) / 2));
  return {
    x: slid(corner.x, columns, area.x - across, area.x + area.width + across),
    y: slid(corner.y, rows, area.y - down, area.y + area.height + down),
  };
}
