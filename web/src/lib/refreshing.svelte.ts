/** Now and then again, as long as somebody looks: for what changes elsewhere. To be called while a component is set up. */
const EVERY = 15_000; // milliseconds

export function keepFresh(refresh: () => Promise<void>): void {
  $effect(() => {
    void refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void refresh();
    }, EVERY);
    return () => clearInterval(timer);
  });
}
