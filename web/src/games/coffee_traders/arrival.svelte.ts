/**
 * A region of the large board comes part by part, one with every frame, so that no frame has to draw all of it.
 * To be made while a component is set up.
 */
export class Arrival {
  shown = $state(1);

  constructor(parts: () => number) {
    $effect(() => {
      if (this.shown >= parts()) return;
      const frame = requestAnimationFrame(() => (this.shown += 1));
      return () => cancelAnimationFrame(frame);
    });
  }
}
