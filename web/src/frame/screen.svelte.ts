/** How much room there is. */
const NARROW = "(max-width: 46rem), (max-height: 30rem)";
const LYING = "(orientation: landscape)";

class Screen {
  /** A phone: a scene shows one stop at a time. */
  phone = $state(false);
  /** Wider than high. */
  lying = $state(false);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    const watch = (query: string, note: (matches: boolean) => void): void => {
      const found = matchMedia(query);
      note(found.matches);
      found.addEventListener?.("change", () => note(found.matches));
    };
    watch(NARROW, (matches) => (this.phone = matches));
    watch(LYING, (matches) => (this.lying = matches));
  }
}

export const screen = new Screen();
