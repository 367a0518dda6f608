/**
 * A value that follows what it is made of with the frame after: whatever shows it is not drawn in the frame in which everything
 * else changes. To be made while a component is set up.
 */
import { untrack } from "svelte";

export class Deferred<T> {
  now: T;

  constructor(read: () => T) {
    this.now = $state.raw(untrack(read));
    let asked = false;
    $effect(() => {
      read();
      if (asked) return;
      asked = true;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          asked = false;
          this.now = read();
        }),
      );
    });
  }
}
