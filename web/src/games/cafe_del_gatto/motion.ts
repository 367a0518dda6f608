import { crossfade, fade } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

/** A token that leaves one place and appears at another flies; one that only appears or goes fades. */
export const [send, receive] = crossfade({
  duration: () => (settings.still ? 0 : 420),
  fallback: (node) => fade(node, { duration: settings.still ? 0 : 220 }),
});
