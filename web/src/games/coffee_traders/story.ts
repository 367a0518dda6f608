/** Steps that nobody decides – harvest, reset, what André does – told line by line from the events of a step. */
import type { Event } from "../../lib/types";
import { ANDRE } from "./edition";

export type Chapter = "harvest" | "reset" | "andre";

export interface Line {
  key: number;
  chapter: Chapter;
  /** First line of its chapter. */
  opens: boolean;
  event: Event;
}

/** How long a line stands alone before the next one comes, in milliseconds. */
export const PACE = 620;
/** Older lines are found in the log. */
export const KEPT = 60;

const AUTOMATIC: Record<string, Chapter> = { harvest: "harvest", reset: "reset" };
const ANDRES = new Set(["andre_skipped", "counter_turned", "andre_contract", "counters_shuffled"]);

const isAndres = (event: Event): boolean => ANDRES.has(event.kind) || event.fields.seat === ANDRE;

/** The lines that a step adds; `first` is the number of the first one. */
export function tell(events: readonly Event[], first: number): Line[] {
  const lines: Line[] = [];
  let running: Chapter | null = null;
  for (const event of events) {
    if (event.kind === "phase_started") running = AUTOMATIC[String(event.fields.phase)] ?? null;
    else if (event.kind === "period_started") running = null;
    const chapter: Chapter | null = isAndres(event) ? (running ?? "andre") : running;
    if (!chapter || event.kind === "phase_started") continue;
    lines.push({ key: first + lines.length, chapter, opens: lines.at(-1)?.chapter !== chapter, event });
  }
  return lines;
}

/** The cooperative a line is about, so that the board can point at it. */
export function coopOf(line: Line | undefined): string | null {
  const coop = line?.event.fields.coop;
  return typeof coop === "string" ? coop : null;
}

/** Who a line is about: a seat, André, or nobody. */
export function whoIn(line: Line): number | null {
  const seat = line.event.fields.seat;
  return typeof seat === "number" ? seat : null;
}
