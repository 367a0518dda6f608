/**
 * Something large comes part by part, some with every frame, so that no frame has to draw all of it.
 * To be made while a component is set up.
 */
export class Progressive {
  /** How many parts are there by now. */
  shown = $derived.by(() => {
    this.of();
    return this.first;
  });

  /** `of`: when it changes, everything comes anew; `first`: so many are there at once; `more`: so many come with every frame. */
  constructor(
    private parts: () => number,
    private of: () => unknown = () => null,
    private first = 1,
    more = 1,
  ) {
    $effect(() => {
      if (this.done) return;
      const frame = requestAnimationFrame(() => (this.shown += more));
      return () => cancelAnimationFrame(frame);
    });
  }

  get done(): boolean {
    return this.shown >= this.parts();
  }
}
