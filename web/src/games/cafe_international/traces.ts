/** What is still to be seen of others' turns: who sat down and for how much, which tables are new. */
import type { Turn } from "../../frame/contract";

export interface Traces {
  guests: { chair: number; seat: number; amount: number }[];
  tables: { slot: string; seat: number }[];
}

/** `sitting`: who sits where now; a guest who has left leaves no trace. */
export function traces(since: readonly Turn[], sitting: readonly number[], guests: readonly string[]): Traces {
  const seated = new Map<number, { chair: number; seat: number; amount: number }>();
  const tables = new Map<string, { slot: string; seat: number }>();
  for (const { seat, steps } of since) {
    for (const { events } of steps) {
      const amount = events.reduce(
        (sum, { kind, fields }) => (kind === "table_scored" || kind === "formation_scored" ? sum + Number(fields.amount) : sum),
        0,
      );
      for (const { kind, fields } of events) {
        const chair = Number(fields.chair);
        if (kind === "guest_seated" && sitting[chair] === guests.indexOf(String(fields.guest))) seated.set(chair, { chair, seat, amount });
        if (kind === "guest_left") seated.delete(chair);
        if (kind === "table_revealed") tables.set(String(fields.slot), { slot: String(fields.slot), seat });
      }
    }
  }
  return { guests: [...seated.values()], tables: [...tables.values()] };
}
