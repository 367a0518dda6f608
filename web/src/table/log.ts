import type { LogLine } from "../lib/types";

/**
 * The log as people read it: steps that were taken back are gone, only the taking back is told. Steps in which nothing happened
 * yet (a card is named, the next step pays for it) are told by the step that follows.
 */
export function lasting(lines: readonly LogLine[]): LogLine[] {
  const kept: LogLine[] = [];
  for (const line of lines) {
    if (line.undo > 0) {
      for (let count = line.undo; count > 0 && kept.length; ) if (kept.pop()!.undo === 0) count--;
    }
    kept.push(line);
  }
  return kept.filter((line) => line.undo > 0 || line.events.length > 0);
}

/** The line that tells of a step: its own, else the one before it. */
export function telling(kept: readonly LogLine[], number: number): number | null {
  return kept.findLast((line) => line.number <= number)?.number ?? null;
}
