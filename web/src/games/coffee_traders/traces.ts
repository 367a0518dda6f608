/** Where the others acted since the own last decision: what is ringed on the board, with the number of the turn. */
import type { Turn } from "../../frame/contract";
import type { Event } from "../../lib/types";
import { company } from "./edition";

export interface Trace {
  order: number;
  /** The company, as its paint is numbered. */
  seat: number;
}
export type Traces = ReadonlyMap<string, Trace>;

/** The mark of the place that an event touched, as the scene names it; null: nothing worth a ring. */
function placeOf({ kind, fields }: Event): string | null {
  const { coop, space, path, site, city, slot } = fields;
  switch (kind) {
    case "plantation_placed":
    case "plantation_lost":
    case "truck_placed":
      return `plot-${coop}.${space}`;
    case "donkey_placed":
      return `path-${coop}.${path}`;
    case "worker_to_town":
      return `town-${coop}`;
    case "worker_placed":
      return `plot-${coop}.${space}`;
    case "trader_placed":
      return `house-${coop}`;
    case "farm_built":
    case "building_built":
      return `site-${coop}.${site}`;
    case "delivered":
      return `slot-${city}.${slot}`;
    default:
      return null;
  }
}

/** What the turns left behind; a later turn covers an earlier one. */
export function tracesOf(turns: readonly Turn[], seats: number): Traces {
  const found = new Map<string, Trace>();
  for (const turn of turns) {
    for (const event of turn.steps.flatMap((step) => step.events)) {
      const place = placeOf(event);
      const seat = event.fields.seat;
      if (place && typeof seat === "number") found.set(place, { order: turn.order, seat: company(seats, seat) });
    }
  }
  return found;
}
