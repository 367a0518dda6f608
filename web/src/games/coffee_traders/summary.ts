/** A player's turn in a few words, for their plate: what came of it, the same things counted, not every step. */
import type { Turn } from "../../frame/contract";
import type { Event } from "../../lib/types";
import type { Words } from "../../lib/words";

/** Kinds of events in the order they are told; "count": how many, "each": one by one. */
const TOLD: readonly (readonly [string, "count" | "each"])[] = [
  ["contract_fulfilled", "each"],
  ["delivered", "each"],
  ["objective_claimed", "each"],
  ["plantation_placed", "each"],
  ["farm_built", "each"],
  ["worker_placed", "count"],
  ["civet_to_sumatra", "count"],
  ["trader_placed", "each"],
  ["building_built", "each"],
  ["warehouse_built", "each"],
  ["arabica_advanced", "count"],
];

const sum = (events: readonly Event[], kind: string): number =>
  events.reduce((total, event) => total + (event.kind === kind ? Number(event.fields.amount) : 0), 0);

/** A gain or a loss, with its sign; the amount decides between one and many. */
const change = (by: number): { count: string; amount: number } => ({ count: by > 0 ? `+${by}` : `−${-by}`, amount: Math.abs(by) });

export function summary(turn: Turn | null, words: Words): string {
  if (!turn) return "";
  const events = turn.steps.flatMap((step) => step.events).filter((event) => event.fields.seat === turn.seat);
  const told = TOLD.flatMap(([kind, way]) => {
    const found = events.filter((event) => event.kind === kind);
    if (!found.length) return [];
    return way === "count"
      ? [words.say(`board-did-${kind}`, { count: found.length })]
      : found.map(({ fields }) => words.say(`board-did-${kind}`, fields));
  });
  // Buying, exchanging and taking bonuses are told by what they come to.
  const coins = sum(events, "coins_gained") - sum(events, "coins_paid");
  if (!told.length) {
    const coffee = sum(events, "coffee_gained") - sum(events, "coffee_paid");
    if (coffee) told.push(words.say("board-did-coffee", change(coffee)));
    if (coins) told.push(words.say("board-did-coins", change(coins)));
  }
  if (events.some(({ kind }) => kind === "passed")) told.push(words.say("board-did-passed"));
  return told.join(", ");
}
