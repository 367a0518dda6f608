/** The director's hands: moves copies of pieces over the scene. All of it is gone when the next view is drawn. */
import type { Spot, Stage } from "./contract";
import "./stage.css";
import { MOVING, ofItsOwn } from "./moving";

const SVG = "http://www.w3.org/2000/svg";
/** A curved way is cut into so many straight ones. */
const SAMPLES = 14;
const EASING = "cubic-bezier(0.35, 0, 0.25, 1)";

type Flight = NonNullable<Parameters<Stage["fly"]>[3]>;

export class DomStage implements Stage {
  private animations = new Set<Animation>();
  private flyers = new Set<Element>();
  private hidden = new Map<HTMLElement | SVGElement, string>();
  private moved = new Set<Element>();
  private ended: Promise<void>;
  private end: () => void = () => undefined;
  private over = false;

  /** `speed`: what times are multiplied with. Copies lie in `root`, so that they look like the pieces there. */
  constructor(
    private readonly root: HTMLElement,
    private readonly speed: number,
    private readonly play: (name: string) => void,
  ) {
    this.ended = new Promise((end) => (this.end = end));
  }

  find(piece: string): Element | null {
    return this.root.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
  }

  async fly(what: Spot, from: Spot, to: Spot, options: Flight = {}): Promise<Element | null> {
    if (this.over) return null;
    const start = this.box(from);
    const goal = this.box(to);
    if (!start || !goal) return null;
    const original = typeof what === "string" && what.startsWith("#") ? null : this.element(what);
    const flyer = this.copy(what, original, start, options.size ?? null);
    if (!flyer) return null;
    if (options.lift && original) this.hide(original);
    const dx = goal.x + goal.width / 2 - (start.x + start.width / 2);
    const dy = goal.y + goal.height / 2 - (start.y + start.height / 2);
    const scale = options.size ? options.size[0] / Math.max(1, flyer.offsetWidth) : 1;
    await this.run(flyer, way(dx, dy, options.arc ?? 0, options.turn ?? 0, scale), options.ms ?? 600, {
      delay: options.delay,
      easing: EASING,
    });
    return flyer;
  }

  async animate(what: Spot, keyframes: Keyframe[], ms: number, options: { delay?: number; easing?: string } = {}): Promise<void> {
    const element = this.element(what);
    if (element && !this.over) await this.run(element, this.inPlace(element, fromItsPlace(element, keyframes)), ms, options);
  }

  hide(what: Spot): void {
    const element = this.element(what);
    if (this.over || !(element instanceof HTMLElement || element instanceof SVGElement) || this.hidden.has(element)) return;
    this.hidden.set(element, element.style.visibility);
    element.style.visibility = "hidden";
  }

  sound(name: string): void {
    if (!this.over) this.play(name);
  }

  wait(ms: number): Promise<void> {
    if (this.over) return Promise.resolve();
    let timer = 0;
    const waited = new Promise<void>((done) => (timer = window.setTimeout(done, ms * this.speed)));
    return Promise.race([waited, this.ended]).finally(() => clearTimeout(timer));
  }

  /** Everything this stage has done to the page is undone; what still waits for it goes on at once, without effect. */
  clear(): void {
    if (this.over) return;
    this.over = true;
    for (const [element, visibility] of this.hidden) element.style.visibility = visibility;
    for (const element of this.moved) settle(element);
    for (const animation of this.animations) animation.cancel();
    for (const flyer of this.flyers) flyer.remove();
    this.end();
  }

  private async run(element: Element, keyframes: Keyframe[], ms: number, options: { delay?: number; easing?: string }): Promise<void> {
    const animation = element.animate(keyframes, {
      duration: ms * this.speed,
      delay: (options.delay ?? 0) * this.speed,
      easing: options.easing ?? "ease-out",
      fill: "both",
    });
    this.animations.add(animation);
    const done = animation.finished.then(
      () => undefined,
      () => undefined, // cancelled: the view has changed
    );
    await Promise.race([done, this.ended]);
  }

  /** Copies have layers of their own over the scene; what moves within it does so without one. */
  private inPlace(element: Element, keyframes: Keyframe[]): Keyframe[] {
    const [moves, frames] = this.flyers.has(element)
      ? [[], keyframes]
      : ofItsOwn(keyframes, (property) => getComputedStyle(element).getPropertyValue(property));
    if (moves.length) {
      const already = element.getAttribute(MOVING)?.split(" ").filter(Boolean) ?? [];
      element.setAttribute(MOVING, [...new Set([...already, ...moves])].join(" "));
      this.moved.add(element);
    }
    return frames;
  }

  private element(spot: Spot): Element | null {
    if (spot instanceof Element) return spot;
    return typeof spot === "string" ? this.find(spot) : null;
  }

  private box(spot: Spot): DOMRect | null {
    if (spot instanceof DOMRect) return spot;
    const box = this.element(spot)?.getBoundingClientRect();
    return box && (box.width > 0 || box.height > 0) ? box : null;
  }

  /** A copy that lies exactly over the original, or over `start` when the copied thing is elsewhere. */
  private copy(what: Spot, original: Element | null, start: DOMRect, size: [number, number] | null): HTMLElement | null {
    const flyer = document.createElement("div");
    flyer.className = "flyer";
    flyer.setAttribute("aria-hidden", "true");
    const box = original?.getBoundingClientRect() ?? start;
    const [width, height] = original ? [box.width, box.height] : (size ?? [start.width, start.height]);
    if (original instanceof SVGElement && !(original instanceof SVGSVGElement)) flyer.append(drawn(original, box));
    else if (original) flyer.append(plain(original, box));
    else if (typeof what === "string" && what.startsWith("#")) flyer.append(symbol(what, width, height));
    else return null;
    if (original) inherit(original, this.root, flyer);
    const left = start.x + start.width / 2 - width / 2;
    const top = start.y + start.height / 2 - height / 2;
    flyer.style.cssText += `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;pointer-events:none;z-index:60;will-change:transform;`;
    this.root.append(flyer);
    this.flyers.add(flyer);
    return flyer;
  }
}

/** What has moved is where it belongs at once: a transition of its own would begin where the movement has left it. */
function settle(element: Element): void {
  element.setAttribute(MOVING, "");
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (element.getAttribute(MOVING) === "") element.removeAttribute(MOVING); // it does not move again
    }),
  );
}

/** A piece that a drawing has put in its place moves from there: an animated `transform` would replace the drawing's own. */
function fromItsPlace(element: Element, keyframes: Keyframe[]): Keyframe[] {
  if (!element.hasAttribute("transform")) return keyframes;
  const place = getComputedStyle(element).transform;
  return keyframes.map((frame) => {
    const { transform } = frame;
    if (typeof transform !== "string") return frame;
    return { ...frame, transform: transform === "none" ? place : `${place} ${transform}` };
  });
}

/** Along a curve, turned and scaled a little more with every sample. */
function way(dx: number, dy: number, arc: number, turn: number, scale: number): Keyframe[] {
  const count = arc ? SAMPLES : 1;
  return Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count;
    const lift = arc * 4 * part * (1 - part);
    return { transform: `translate(${dx * part}px, ${dy * part - lift}px) rotate(${turn * part}deg) scale(${1 + (scale - 1) * part})` };
  });
}

/** A part of a drawing, in a drawing of its own with the same matrix. */
function drawn(original: SVGElement, box: DOMRect): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", String(box.width));
  svg.setAttribute("height", String(box.height));
  svg.style.overflow = "visible";
  const matrix = original instanceof SVGGraphicsElement ? original.getScreenCTM() : null;
  const group = document.createElementNS(SVG, "g");
  if (matrix)
    group.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e - box.x} ${matrix.f - box.y})`);
  const clone = bare(original);
  clone.removeAttribute("transform");
  (clone as SVGElement).style.transform = "none";
  group.append(clone);
  svg.append(group);
  return svg;
}

function plain(original: Element, box: DOMRect): Element {
  const clone = bare(original) as HTMLElement;
  clone.style.cssText += `position:static;margin:0;transform:none;width:${box.width}px;height:${box.height}px;`;
  return clone;
}

function symbol(id: string, width: number, height: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", id);
  use.setAttribute("width", String(width));
  use.setAttribute("height", String(height));
  svg.append(use);
  return svg;
}

/** A copy that nothing finds: it is no place and no choice. */
function bare(original: Element): Element {
  const clone = original.cloneNode(true) as Element;
  for (const one of [clone, ...clone.querySelectorAll("*")])
    for (const name of ["data-piece", "data-do", "data-why", "id", "tabindex", MOVING]) one.removeAttribute(name);
  return clone;
}

/** The variables that were set between the copied thing and the root. */
function inherit(original: Element, root: Element, flyer: HTMLElement): void {
  const found: string[] = [];
  for (let one = original.parentElement; one && one !== root; one = one.parentElement) {
    const style = (one as HTMLElement).style;
    for (let index = 0; style && index < style.length; index++) {
      const name = style[index];
      if (name.startsWith("--") && !found.some((known) => known.startsWith(`${name}:`)))
        found.push(`${name}:${style.getPropertyValue(name)}`);
    }
  }
  flyer.style.cssText = found.join(";") + (found.length ? ";" : "");
}
