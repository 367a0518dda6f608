/** The placements among the choices, found by guest and by chair. What each is worth came with the choice. */
import type { Choice } from "../../lib/types";

export interface Placements {
  /** guest id → chair → choice */
  byGuest: Map<string, Map<number, Choice>>;
  /** chair → guest id → choice */
  byChair: Map<number, Map<string, Choice>>;
}

export function placements(choices: readonly Choice[]): Placements {
  const found: Placements = { byGuest: new Map(), byChair: new Map() };
  for (const choice of choices) {
    if (choice.action.kind !== "place") continue;
    const guest = String(choice.action.fields.guest);
    const chair = Number(choice.action.fields.chair);
    within(found.byGuest, guest).set(chair, choice);
    within(found.byChair, chair).set(guest, choice);
  }
  return found;
}

function within<A, B>(index: Map<A, Map<B, Choice>>, key: A): Map<B, Choice> {
  let inner = index.get(key);
  if (!inner) index.set(key, (inner = new Map()));
  return inner;
}

export const points = (choice: Choice): number => Number(choice.details.points ?? 0);

/** A guest who would sit alone and needs a partner at once. */
export const opens = (choice: Choice): boolean => choice.effects.some((effect) => effect.kind === "opens");

/** The best a partner could make after an opener. */
export function promised(choice: Choice): number {
  return Number(choice.effects.find((effect) => effect.kind === "opens")?.fields.amount ?? 0);
}

/** Points at each table, by the table's place in the café. */
export function perTable(choice: Choice | null): Map<string, number> {
  const found = new Map<string, number>();
  for (const effect of choice?.effects ?? [])
    if (effect.kind === "points") found.set(String(effect.fields.slot), Number(effect.fields.amount));
  return found;
}

/** Tables that would be complete. */
export function completes(choice: Choice | null): Set<string> {
  const full = (choice?.effects ?? []).filter((effect) => effect.kind === "completes");
  return new Set(full.map((effect) => String(effect.fields.slot)));
}

/** The most points each guest can make now, by guest id. */
export function best(index: Placements): Map<string, number> {
  return new Map([...index.byGuest].map(([guest, chairs]) => [guest, Math.max(...[...chairs.values()].map(points))]));
}
