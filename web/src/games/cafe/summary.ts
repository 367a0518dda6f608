/** A player's turn in a few words: what came of it, not every step. */
import type { Turn } from "../../frame/contract";
import type { Event } from "../../lib/types";
import type { Fields, Words } from "../../lib/words";
import { shortName, type CafeEdition } from "./edition";

/** Kinds of events in the order they are told, with the field that is summed; "": told as it is. */
const TOLD: [string, string][] = [
  ["bid_made", ""],
  ["bidder_passed", ""],
  ["card_picked", ""],
  ["pick_blocked", ""],
  ["card_placed", ""],
  ["cafe_closed", ""],
  ["bean_produced", "beans"],
  ["beans_dried", "beans"],
  ["beans_roasted", "beans"],
  ["bean_served", "beans"],
  ["cafe_completed", ""],
  ["beans_stored", "beans"],
];

export function summary(turn: Turn | null, edition: CafeEdition, words: Words): string {
  if (!turn) return "";
  const events = turn.steps.flatMap((step) => step.events).filter((event) => event.fields.seat === turn.seat);
  const told = TOLD.flatMap(([kind, summed]) => {
    const found = events.filter((event) => event.kind === kind);
    if (!found.length) return [];
    if (!summed) return [words.say(`board-did-${kind}`, fieldsOf(found[found.length - 1], edition, words))];
    return [words.say(`board-did-${kind}`, { beans: found.reduce((sum, event) => sum + Number(event.fields[summed] ?? 1), 0) })];
  });
  return told.join(", ");
}

/** Cards are told by the name of their café, others as a card: their numbers are for the log. */
function fieldsOf({ fields }: Event, edition: CafeEdition, words: Words): Fields {
  const plan = edition.plan.find(({ id }) => id === fields.card);
  return { ...fields, what: plan?.cafe ? shortName(plan.cafe.name) : words.say("board-a-card") };
}
