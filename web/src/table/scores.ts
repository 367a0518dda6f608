import type { ScoreLine } from "../lib/types";

export function sum(lines: readonly ScoreLine[]): number {
  return lines.reduce((total, line) => total + line.amount, 0);
}

export interface Band {
  source: string;
  line: ScoreLine;
  low: number[];
  high: number[];
}

/** One source with the ids it names (which cup, which café); numbers change over time and do not divide it. */
export function key(line: ScoreLine): string {
  return [line.source, ...Object.values(line.fields).filter((value) => typeof value === "string")].join(" ");
}

const ABOUT = 5;

/** Round numbers of points from the least to the most, for the lines of a chart. */
export function ticks(least: number, most: number): number[] {
  const rough = Math.max(1, (most - least) / ABOUT);
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * unit).find((one) => one >= rough) ?? rough;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** Points over time as stacked bands, one per source, for one seat. */
export function bySource(history: readonly ScoreLine[][]): Band[] {
  const bands = new Map<string, Band>();
  for (const lines of history) for (const line of lines) bands.set(key(line), { source: key(line), line, low: [], high: [] });
  for (const lines of history) {
    let level = 0;
    for (const band of bands.values()) {
      const amount = sum(lines.filter((line) => key(line) === band.source));
      band.low.push(level);
      band.high.push((level += amount));
    }
  }
  return [...bands.values()].filter((band) => band.high.some((value, index) => value !== band.low[index]));
}
