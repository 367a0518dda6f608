/** What a portrait is made of: paths in a box of 120 × 134, painted by tone. One light from the upper left, ink around pieces only. */

/** A tone of the person who is drawn, or a colour. */
export type Paint = string;

export interface Shape {
  d: string;
  fill?: Paint;
  line?: Paint;
  width?: number;
  opacity?: number;
  /** Outlined in ink. */
  inked?: boolean;
}

export const piece = (fill: Paint, ...d: string[]): Shape => ({ d: d.join(""), fill, inked: true });
export const flat = (fill: Paint, d: string, opacity?: number): Shape => ({ d, fill, opacity });
export const line = (colour: Paint, d: string, width = 2.2, opacity?: number): Shape => ({ d, line: colour, width, opacity });

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
export const dot = (x: number, y: number, r: number): string => oval(x, y, r, r);
export const box = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
/** The same on both sides of the face. */
export const pair = (x: number, y: number, r: number): string => dot(60 - x, y, r) + dot(60 + x, y, r);
