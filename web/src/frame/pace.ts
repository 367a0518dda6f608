import type { Pace } from "../lib/settings.svelte";

/** What the times of the pace *normal* are multiplied with. */
const SPEED: Record<Pace, number> = { instant: 0, brisk: 0.55, normal: 1, slow: 1.8 };

/** More waiting turns than this: the older ones are told at *brisk*. */
const MANY_TURNS = 3;
/** More than this: only their traces are shown. */
const TOO_MANY_TURNS = 6;

/** Milliseconds between two steps of one player, and between two players. */
export const BETWEEN_STEPS = 150;
export const BETWEEN_PLAYERS = 450;
/** How long a step stays in sight for which its game has no movements. */
export const STILL = 600;

/** The factor for the oldest of so many waiting turns. */
export function speedFor(pace: Pace, turns: number): number {
  if (turns > TOO_MANY_TURNS) return 0;
  return turns > MANY_TURNS ? Math.min(SPEED[pace], SPEED.brisk) : SPEED[pace];
}
