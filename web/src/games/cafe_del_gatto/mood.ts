/** How the cat of the house feels about what happens. */
import type { TableModel } from "../../frame/contract";
import type { Mood } from "./Cat.svelte";

interface Facts {
  over: boolean;
  lastRound: boolean;
  /** Kinds of events since the own last decision, the newest last. */
  events: readonly string[];
  choosing: boolean;
  /** Others have thought for long. */
  long: boolean;
}

export function moodOf({ over, lastRound, events, choosing, long }: Facts): Mood {
  if (over) return "happy";
  if (choosing) return "curious";
  const last = [...events].reverse().find((kind) => ["tile_taken", "column_cleaned", "end_triggered"].includes(kind));
  if (last === "column_cleaned") return "grumpy";
  if (last === "end_triggered") return "startled";
  if (last === "tile_taken") return "happy";
  if (long) return "sleepy";
  return lastRound ? "startled" : "content";
}

export const eventsSince = (table: TableModel): string[] =>
  table.since.flatMap((turn) => turn.steps.flatMap((step) => step.events.map((event) => event.kind)));
