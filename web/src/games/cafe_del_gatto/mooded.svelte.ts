import type { Mood } from "./Cat.svelte";
import type { Hands } from "./hands.svelte";
import { eventsSince, moodOf } from "./mood";

/** The cat falls asleep when nothing has happened for so many milliseconds. */
const SLEEPY_AFTER = 20_000;

/** The mood of the cat, as long as the calling component lives. */
export function mooded(hands: () => Hands): { readonly now: Mood } {
  let long = $state(false);
  $effect(() => {
    void hands().table.number;
    long = false;
    if (hands().active) return;
    const timer = setTimeout(() => (long = true), SLEEPY_AFTER);
    return () => clearTimeout(timer);
  });
  const now = $derived.by(() => {
    const { table, selected, view } = hands();
    return moodOf({
      over: table.result !== null,
      lastRound: view.last_round,
      events: eventsSince(table),
      choosing: selected !== null,
      long,
    });
  });
  return {
    get now() {
      return now;
    },
  };
}
