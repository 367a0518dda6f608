/** Which pieces on the board an event is about: those that its movements would touch. */
import type { Event } from "../lib/types";
import type { Moment, Movements, Spot, Stage } from "./contract";

/** A stage on which nothing moves: it notes what was looked for. */
class Notebook implements Stage {
  readonly found = new Set<Element>();

  constructor(private readonly root: Element) {}

  find(piece: string): Element | null {
    const element = this.root.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
    if (element) this.found.add(element);
    return element;
  }

  private note(spot: Spot): void {
    if (spot instanceof Element) this.found.add(spot);
    else if (typeof spot === "string" && !spot.startsWith("#")) this.find(spot);
  }

  async fly(what: Spot, from: Spot, to: Spot): Promise<null> {
    [what, from, to].forEach((spot) => this.note(spot));
    return null;
  }

  async animate(what: Spot): Promise<void> {
    this.note(what);
  }

  hide(what: Spot): void {
    this.note(what);
  }

  sound(): void {
    // a look back is silent
  }

  async wait(): Promise<void> {
    // nor does it take time
  }
}

/** What is larger than this part of the scene is its ground, not a piece. */
const GROUND = 0.12;

/** The drawn elements that these events are about, without those that hold others of them. */
export async function piecesOf(events: readonly Event[], movements: Movements, moment: Moment, root: Element): Promise<Element[]> {
  const notebook = new Notebook(root);
  for (const event of events) for (const movement of [movements[event.kind]?.(event, moment) ?? []].flat()) await movement.run(notebook);
  const whole = root.getBoundingClientRect();
  const drawn = [...notebook.found].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && width * height < GROUND * whole.width * whole.height;
  });
  return drawn.filter((element) => !drawn.some((other) => other !== element && element.contains(other)));
}
