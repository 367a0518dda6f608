/** A player's last turn in a few words, for their slip. */
import type { Turn } from "../../frame/contract";
import type { Event } from "../../lib/types";
import type { Words } from "../../lib/words";

export interface Told {
  text: string;
  gained: number;
  /** Who sat down in it. */
  seated: Event[];
}

export function told(turn: Turn | null, words: Words): Told {
  const events = turn?.steps.flatMap((step) => step.events) ?? [];
  const seated = events.filter(({ kind }) => kind === "guest_seated");
  const gained = events.reduce(
    (sum, { kind, fields }) => (kind === "table_scored" || kind === "formation_scored" ? sum + Number(fields.amount) : sum),
    0,
  );
  const full = events.find(({ kind }) => kind === "table_completed");
  let text = "";
  if (full) text = words.say("board-turn-complete", { table: full.fields.table });
  else if (seated.length)
    text = words.say("board-turn-guests", { count: seated.length, guests: words.say(`guest-${String(seated[0].fields.guest)}`) });
  else if (events.some(({ kind }) => kind === "guest_drawn")) text = words.say("board-turn-drew");
  else if (events.some(({ kind }) => kind === "guest_discarded")) text = words.say("board-turn-down");
  return { text, gained, seated };
}
