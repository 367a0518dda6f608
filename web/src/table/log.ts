import type { LogLine } from "../lib/types";

/** The log as people read it: steps that were taken back are gone, only the taking back is told. */
export function lasting(lines: readonly LogLine[]): LogLine[] {
  const kept: LogLine[] = [];
  for (const line of lines) {
    if (line.undo > 0) {
      for (let count = line.undo; count > 0 && kept.length; ) if (kept.pop()!.undo === 0) count--;
    }
    kept.push(line);
  }
  return kept;
}
