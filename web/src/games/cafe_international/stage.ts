/**
 * A step shows only its end: a guest who completes a table has already left with it. For the eye the café is staged: first the
 * guest sits down and the table is complete, then the table leaves with its guests and the new one is turned up.
 */
import type { CafeInternationalView, Event } from "../../lib/types";

export interface Room {
  tables: number[];
  guests: number[];
  /** Tables just completed, by slot id. */
  complete: string[];
}

export const roomOf = (view: CafeInternationalView): Room => ({ tables: view.tables, guests: view.guests, complete: [] });

/** The café between sitting down and leaving, or null when no table was completed. */
export function stage(before: Room, events: readonly Event[], guests: readonly string[]): Room | null {
  const complete = events.filter((event) => event.kind === "table_completed").map((event) => String(event.fields.slot));
  if (!complete.length) return null;
  const room: Room = { tables: before.tables, guests: [...before.guests], complete };
  for (const event of events)
    if (event.kind === "guest_seated") room.guests[Number(event.fields.chair)] = guests.indexOf(String(event.fields.guest));
  return room;
}

export interface Gain {
  slot: string;
  amount: number;
  seat: number;
}

/** Points made in a step, by table. */
export function gains(events: readonly Event[]): Gain[] {
  return events
    .filter((event) => event.kind === "table_scored" || event.kind === "formation_scored")
    .map(({ fields }) => ({ slot: String(fields.slot), amount: Number(fields.amount), seat: Number(fields.seat) }));
}
