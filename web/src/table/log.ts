import { OWN } from "../lib/live.svelte";
import type { Event, LogLine } from "../lib/types";

/**
 * The log as people read it: steps that were taken back are gone, only the taking back is told. Steps in which nothing happened
 * yet (a card is named, the next step pays for it) are told by the step that follows.
 */
export function lasting(lines: readonly LogLine[]): LogLine[] {
  const kept: LogLine[] = [];
  for (const line of lines) {
    if (line.undo > 0 && line.do === OWN) {
      for (let count = line.undo; count > 0; count--) {
        const own = kept.findLastIndex((other) => other.seat === line.seat && other.undo === 0);
        if (own >= 0) kept.splice(own, 1);
      }
    } else if (line.undo > 0) {
      for (let count = line.undo; count > 0 && kept.length;) if (kept.pop()!.undo === 0) count--;
    }
    kept.push(line);
  }
  return kept.filter((line) => line.undo > 0 || line.events.length > 0);
}

/**
 * What the log tells of one player: the events that name them, those of their own steps that name nobody, and what they took back.
 * `named` says whom an event names.
 */
export function concerning(kept: readonly LogLine[], seat: number, named: (event: Event) => number[]): LogLine[] {
  const found: LogLine[] = [];
  for (const line of kept) {
    const events = line.events.filter((event) => {
      const seats = named(event);
      return seats.length ? seats.includes(seat) : line.seat === seat;
    });
    if (events.length || (line.undo > 0 && line.seat === seat)) found.push({ ...line, events });
  }
  return found;
}

/** The line that tells of a step: its own, else the one before it. */
export function telling(kept: readonly LogLine[], number: number): number | null {
  return kept.findLast((line) => line.number <= number)?.number ?? null;
}

/** Under which heading a line stands, as one text to compare; empty under none. */
function headingOf(line: LogLine): string {
  return Object.entries(line.heading ?? {})
    .map(([name, value]) => `${name} ${value}`)
    .join(" ");
}

/** A round on a way of steps: between which states it lies, and what it is called in one word. */
export interface Round {
  from: number;
  to: number;
  name: string;
}

/** The rounds of a story, in order; none where a game has none. */
export function rounds(lines: readonly LogLine[], last: number, nameOf: (line: LogLine) => string): Round[] {
  const found: Round[] = [];
  for (const line of lines) {
    const name = line.heading ? nameOf(line) : "";
    if (!name || name === found.at(-1)?.name) continue;
    const from = line.number - 1;
    if (found.length) found[found.length - 1].to = from;
    found.push({ from, to: last, name });
  }
  return found;
}

/** The numbers of the lines that a heading comes before: where it is not that of the line above. */
export function headed(kept: readonly LogLine[]): Set<number> {
  return new Set(
    kept
      .filter((line, index) => headingOf(line) !== "" && (index === 0 || headingOf(line) !== headingOf(kept[index - 1])))
      .map((line) => line.number),
  );
}

/** How many steps a sheet of the log tells of. */
const SHEET = 24;

export interface Sheet {
  number: number;
  lines: LogLine[];
}

/** The lines on sheets. A new line comes onto the last one: those that are out of sight need not be looked at again. */
export function sheets(kept: readonly LogLine[]): Sheet[] {
  const found: Sheet[] = [];
  for (const line of kept) {
    const number = Math.floor(line.number / SHEET);
    if (found.at(-1)?.number !== number) found.push({ number, lines: [] });
    found.at(-1)!.lines.push(line);
  }
  return found;
}
