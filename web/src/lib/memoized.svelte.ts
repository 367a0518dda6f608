/**
 * A value that is read by very many: like a derived one, but whoever reads it hears of it only when it has changed. (The readers of
 * a derived value are all visited when something it is made of changes, even if it comes out the same.)
 * To be made while a component is set up.
 */
import { untrack } from "svelte";

export class Memoized<T> {
  now: T;

  constructor(read: () => T) {
    this.now = $state.raw(untrack(read));
    $effect.pre(() => {
      this.now = read();
    });
  }
}
