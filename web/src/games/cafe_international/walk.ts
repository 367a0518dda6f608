/** Walking through the café with the arrow keys. */
import type { Spot } from "./edition";

const STEPS: Record<string, readonly [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** The chair nearest in the arrow's direction, the same chair at the edge, null for another key. */
export function walk(chairs: readonly Spot[], from: number, key: string): number | null {
  const step = STEPS[key];
  if (!step) return null;
  const here = chairs[from];
  let nearest = from;
  let least = Infinity;
  for (const chair of chairs) {
    const [across, down] = [chair.col - here.col, chair.row - here.row];
    const ahead = across * step[0] + down * step[1];
    const aside = Math.abs(across * step[1] + down * step[0]);
    if (ahead > 0 && ahead + 2 * aside < least) [nearest, least] = [chair.id, ahead + 2 * aside];
  }
  return nearest;
}
