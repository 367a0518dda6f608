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
