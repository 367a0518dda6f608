/** Where something may be laid without covering what must be seen. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlaps = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * The largest rectangle of `area` that touches none of the `taken` boxes; `area` itself when nothing is free. What is wider or
 * higher than `most` counts for no more than that.
 */
export function largestFree(area: Box, taken: readonly Box[], most: { width: number; height: number }): Box {
  const near = taken.filter((box) => overlaps(box, area));
  const xs = cuts(
    area.x,
    area.x + area.width,
    near.flatMap((box) => [box.x, box.x + box.width]),
  );
  const ys = cuts(
    area.y,
    area.y + area.height,
    near.flatMap((box) => [box.y, box.y + box.height]),
  );
  let best = area;
  let value = -1;
  for (const [row, top] of ys.entries())
    for (const bottom of ys.slice(row + 1))
      for (const [column, left] of xs.entries())
        for (const right of xs.slice(column + 1)) {
          const box = { x: left, y: top, width: right - left, height: bottom - top };
          const counts = Math.min(box.width, most.width) * Math.min(box.height, most.height) + (box.width * box.height) / 1e6;
          if (counts > value && !near.some((one) => overlaps(one, box))) [best, value] = [box, counts];
        }
  return best;
}

/** The parts of a table that nothing of the frame may cover. */
export const PARTS = ".prompt, [data-plate], [data-tools], .header-tools, .stops, .scene header, [data-clear]";
/** Those of a window that is too low to keep all of them free. */
const FEW = ".prompt, .header-tools";

/** The largest room of the window that covers none of a table's parts; it may be asked to be at least so high. */
export function freeRoom(root: Element, most: { width: number; height: number }, least = 0): Box {
  const room = roomBeside(root, PARTS, most);
  return room.height < least ? roomBeside(root, FEW, most) : room;
}

function roomBeside(root: Element, parts: string, most: { width: number; height: number }): Box {
  const taken = [...root.querySelectorAll(parts)].map((one) => one.getBoundingClientRect());
  return largestFree({ x: 0, y: 0, width: innerWidth, height: innerHeight }, taken, most);
}

function cuts(from: number, to: number, all: number[]): number[] {
  return [...new Set([from, ...all.filter((one) => one > from && one < to), to])].sort((a, b) => a - b);
}
