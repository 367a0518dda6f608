/** A standing answer to piggyback questions, as a plan that the house keeps: nobody else is told. */
import type { StandingAnswers } from "../../frame/contract";
import type { Choice, Kept } from "../../lib/types";

export interface Preset {
  /** Join from this many expected coffees on; null: decline everything. */
  least: number | null;
}

/** How many coffees joining would bring, as the game foresees it; null where it does not say. */
export function expected(choices: readonly Choice[]): number | null {
  const joining = choices.find((choice) => choice.action.kind === "join");
  const amount = joining?.effects.find((effect) => effect.kind === "harvested")?.fields.amount;
  return typeof amount === "number" ? amount : null;
}

/** The same for the rest of the period: join from so many expected coffees on, else (null: always) decline. */
export function planOf(least: number | null): StandingAnswers {
  const joining = least === null ? [] : [{ action: "join", effect: "harvested", least }];
  return { questions: ["join_trade", "join_build"], answers: [...joining, { action: "decline" }], during: ["period"] };
}

/** The standing answer that is kept. */
export function presetOf(kept: Kept | null): Preset | null {
  if (kept?.plan.type !== "standing") return null;
  return { least: kept.plan.answers.find(({ action }) => action === "join")?.least ?? null };
}
