/** Places on a drawing, and which of them lies in a direction. */
export interface Spot {
  path: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Direction = "left" | "right" | "up" | "down";

const WAYS: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
/** How much more a step aside counts than a step ahead. */
const ASIDE = 2.5;

const middle = ({ x, y, w, h }: Spot): [number, number] => [x + w / 2, y + h / 2];

/** The next place in a direction; the first where none is chosen; nothing at the edge. */
export function nearest(spots: readonly Spot[], from: string | null, direction: Direction): string | null {
  const start = spots.find(({ path }) => path === from);
  if (!start) return spots[0]?.path ?? null;
  const [dx, dy] = WAYS[direction];
  const [x, y] = middle(start);
  let best: string | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [sx, sy] = middle(spot);
    const ahead = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    const way = ahead + ASIDE * aside;
    if (ahead > 2 && way < least) [best, least] = [spot.path, way];
  }
  return best;
}
