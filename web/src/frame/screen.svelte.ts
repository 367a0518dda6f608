/** How much room there is. */
const NARROW = "(max-width: 46rem), (max-height: 30rem)";

class Screen {
  /** A phone: a scene shows one stop at a time. */
  phone = $state(false);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    const narrow = matchMedia(NARROW);
    this.phone = narrow.matches;
    narrow.addEventListener?.("change", () => (this.phone = narrow.matches));
  }
}

export const screen = new Screen();
