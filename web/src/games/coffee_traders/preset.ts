/**
 * A standing answer to piggyback questions. It lives in this browser only, until its window is closed: the server asks as ever, and
 * nobody else is told.
 */
import type { Choice } from "../../lib/types";

export interface Preset {
  /** The period in which it holds. */
  period: number;
  /** Join from this many expected coffees on; null: decline everything. */
  least: number | null;
}

/** How many coffees joining would bring, as the game foresees it; null where it does not say. */
export function expected(choices: readonly Choice[]): number | null {
  const joining = choices.find((choice) => choice.action.kind === "join");
  const amount = joining?.effects.find((effect) => effect.kind === "harvested")?.fields.amount;
  return typeof amount === "number" ? amount : null;
}

/** The answer that the preset gives, or null: the player is asked. */
export function answer(preset: Preset | null, period: number, choices: readonly Choice[]): Choice | null {
  if (!preset || preset.period !== period) return null;
  const amount = expected(choices);
  if (preset.least !== null && amount === null) return null;
  const kind = preset.least !== null && amount !== null && amount >= preset.least ? "join" : "decline";
  return choices.find((choice) => choice.action.kind === kind) ?? null;
}

const place = (table: string, seat: number): string => `ludocafe-preset-${table}-${seat}`;

/** Keeps the standing answer of a seat for when the page is loaded again; null ends it. */
export function keep(table: string | undefined, seat: number | null, preset: Preset | null): void {
  if (table === undefined || seat === null) return;
  try {
    if (preset) sessionStorage.setItem(place(table, seat), JSON.stringify(preset));
    else sessionStorage.removeItem(place(table, seat));
  } catch {
    // private windows may forbid storage; the answer then lasts as long as the page
  }
}

/** The standing answer that was kept; null: none, or one that cannot be read. */
export function recall(table: string | undefined, seat: number | null): Preset | null {
  if (table === undefined || seat === null) return null;
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place(table, seat)) ?? "null");
    const { period, least } = (found ?? {}) as Partial<Preset>;
    return typeof period === "number" && (least === null || typeof least === "number") ? { period, least } : null;
  } catch {
    return null;
  }
}
