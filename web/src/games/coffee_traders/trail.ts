/** The way through an action of several steps: which choices have been made so far. */
import type { LastStep } from "../../lib/live.svelte";
import type { Choice } from "../../lib/types";

/**
 * The choices of the action that is being composed, after one more step of this seat. `made` is the choice of that step as it
 * was offered; `opens` says that the question now asked opens an action, so that nothing is being composed.
 */
export function walk(trail: readonly Choice[], step: LastStep, seat: number | null, made: Choice | undefined, opens: boolean): Choice[] {
  if (step.entry.seat !== seat || opens) return [];
  if (step.entry.undo) return trail.slice(0, Math.max(0, trail.length - step.entry.undo));
  return made ? [...trail, made] : [];
}

export interface Crumb {
  choice: Choice;
  /** Its place among the steps. */
  at: number;
  /** So many steps this one stands for; 0: itself alone. */
  folded: number;
}

/** So many steps have room to be read. */
const ROOM = 3;

/** Of many steps one reads what one is doing and the latest; those between are one crumb. */
export function crumbsOf(trail: readonly Choice[]): Crumb[] {
  const crumbs = trail.map((choice, at) => ({ choice, at, folded: 0 }));
  if (crumbs.length <= ROOM) return crumbs;
  return [crumbs[0], { ...crumbs[1], folded: crumbs.length - 2 }, crumbs[crumbs.length - 1]];
}
