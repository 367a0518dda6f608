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

/** Where a player's score is shown: points fly there. */
export const SCORE = "data-score";

/** The way from the middle of one box to the middle of another, as the flight of an element needs it. */
export function flight(from: DOMRect, to: DOMRect): { x: number; y: number } {
  const middle = ({ left, top, width, height }: DOMRect): [number, number] => [left + width / 2, top + height / 2];
  const [start, goal] = [middle(from), middle(to)];
  return { x: Math.round(goal[0] - start[0]), y: Math.round(goal[1] - start[1]) };
}

/** Points made at a table set out for the score of a seat; the style sheet moves them, so that less motion is respected there. */
export function toScore(seat: number): (node: HTMLElement) => void {
  return (node) => {
    const score = node.closest("[data-game]")?.querySelector(`.international [${SCORE}="${seat}"]`);
    if (!score) return;
    const { x, y } = flight(node.getBoundingClientRect(), score.getBoundingClientRect());
    node.style.setProperty("--fly-x", `${x}px`);
    node.style.setProperty("--fly-y", `${y}px`);
  };
}
