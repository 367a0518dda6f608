import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

/** How long completed tables stay to be seen. */
export const COMPLETE_FOR = 1100;

const length = (duration: number): number => (settings.still ? 0 : duration);

/** A guest sits down: the card is laid from above. */
export function sit(_node: Element): TransitionConfig {
  return { duration: length(320), easing: cubicOut, css: (t) => `opacity: ${t}; transform: scale(${1.5 - 0.5 * t})` };
}

/** A guest or a table leaves the café. */
export function leave(_node: Element): TransitionConfig {
  return {
    duration: length(420),
    css: (t) => `position: absolute; inset: 0; opacity: ${t}; transform: translateY(${(1 - t) * -30}px) rotate(${(1 - t) * 12}deg)`,
  };
}

/** A new table is turned up. */
export function turnUp(_node: Element): TransitionConfig {
  return { duration: length(480), delay: length(260), easing: cubicOut, css: (t) => `transform: rotateY(${(1 - t) * 90}deg)` };
}
